# Le navigateur : première page, tables, parties à revoir, règles.

web-game-war-of-clans = War of Clans
web-game-shinobi = Shinobi
web-game-ninja-master = Ninja Master
web-game-ninjato = Ninjato

web-close = Fermer
web-confirm = Valider
web-copied = Copié
web-copy = Copier le lien
web-menu = Menu
web-missing = Il n'y a rien à cette adresse.
web-page-failed = Impossible de charger cette page. Le serveur est-il encore là ?
web-to-first-page = À la première page
web-to-tournament = Retour au tournoi
web-you = Toi

# Réglages
web-set-language = Langue
web-set-theme = Jour ou nuit
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-set-motion = Mouvement
web-set-motion-what = Les cartes et les dés volent jusqu'à leur place.
web-set-sound = Sons
web-set-sound-what = Bois et papier pour les coups, une cloche pour le tien.
web-set-volume = Volume
web-set-textMode = Mode texte
web-set-textMode-what = La table en mots et les choix en liste.
web-set-hints = Conseils
web-set-hints-what = Que faire d'abord, quand on débute.
web-set-odds = Aide aux probabilités
web-set-odds-what = Dans un raid de Ninjato : combien de gardes restent et lesquels ont été vus.

# La ligne avec le serveur
web-line-connecting = Connexion
web-line-online = En ligne
web-line-offline = Hors ligne
web-line-closed = Fermé
web-offline-now = Tu es hors ligne. Cette page reprendra d'elle-même au retour de la connexion.
web-line-lost = La connexion est coupée. Nouvel essai en cours ; rien n'est perdu.
web-table-closed = { $code ->
    [4403] On ne peut pas regarder cette table maintenant.
    [4404] Cette table n'existe pas.
    [4401] Ta session est terminée. Recharge la page.
   *[other] On ne peut pas ouvrir cette table maintenant.
}

# Avant la partie
web-gathering = En attente de joueurs
web-seats = Places
web-seat-free = Place libre
web-your-name = Ton nom
web-sit = S'asseoir
web-stand = Se lever
web-kick = Libérer la place
web-hot-seat = Place ici
web-hot-seat-what = Quelqu'un d'autre joue aussi sur cet écran ; un rideau tombe entre les tours.
web-host = hôte
web-here = ici
web-away = pas là
web-no-bot = Pas de bot
web-bot-for = Bot pour la place { $seat }
web-bot-rank = Bot, { $rank }
web-rank-random = au hasard
web-rank-genin = genin
web-rank-chunin = chunin
web-rank-jonin = jonin
web-rank-network = réseau
web-start = Commencer
web-start-needs = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-start-waits = { $name } lance la partie.
web-invite = Inviter
web-invite-how = Quiconque ouvre ce lien peut s'asseoir.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code pour l'appareil photo
web-options = Options
web-spectators = Spectateurs
web-spectators-none = Personne ne peut regarder.
web-spectators-delayed = Quiconque a le lien peut regarder, avec quelques minutes de retard.
web-spectators-open = Quiconque a le lien peut regarder, sans voir les mains.
web-spectators-end = Seulement après la fin.
web-clock = Horloge
web-clock-none = Sans horloge.
web-clock-move = { $seconds ->
    [one] Une seconde par coup.
   *[other] { $seconds } secondes par coup.
}
web-clock-game = { $minutes ->
    [one] Une minute pour toute la partie, et { $increment } s de plus après chaque coup.
   *[other] { $minutes } minutes pour toute la partie, et { $increment } s de plus après chaque coup.
}
web-clock-days = { $days ->
    [one] Un jour par coup.
   *[other] { $days } jours par coup.
}
web-days-left = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-honest = Mélange honnête
web-honest-before = Le serveur a scellé sa part du mélange avec ce nombre ; chaque joueur y ajoute du hasard, et après la fin tout est ouvert et vérifiable.

# À la table
web-table = Table
web-board = Plateau
web-learn = Apprendre
web-rules = Règles
web-rules-of = Règles de { $game }
web-no-rules = Il n'y a pas de règles ici.
web-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
web-choices = Ce que tu peux choisir
web-picked = Choisi jusqu'ici :
web-step-back = Un pas en arrière
web-undo = Annuler
web-not-now = Ce n'est pas ce qui est demandé maintenant.
web-not-your-move = Ce n'est pas à toi de jouer.
web-plain-table = Table
web-result = Résultat
web-peeking = Tu regardes un moment antérieur.
web-peek-end = Revenir au présent
web-back = Reprendre la place
web-stood-in = { $why ->
    [idle] Tu as laissé passer le temps de trois coups ; un bot joue pour toi.
    [left] Tu as quitté la table ; un bot joue pour toi.
   *[absent] Tu n'étais pas là ; un bot joue pour toi.
}
web-curtain = Maintenant, à { $name } de jouer. Passe l'écran.
web-curtain-open = C'est moi, { $name }
web-abort = Terminer cette partie
web-abort-propose = Proposer de terminer la partie
web-abort-not = Finalement, continuer
web-ask-asked = { $count ->
    [one] { $names } voudrait
   *[other] { $names } voudraient
} arrêter la partie sans résultat.
web-ask-waits = Tu proposes d'arrêter la partie. Les autres décident.
web-ask-declined = { $count ->
    [one] { $names } préfère
   *[other] { $names } préfèrent
} continuer.
web-ask-agree = Arrêter
web-ask-decline = Continuer
web-resign = Abandonner : un bot continue
web-resign-sure = Abandonner vraiment ?
web-put-out = L'hôte a libéré ta place. Tu peux en prendre une autre.
web-leave-hint = Tu peux simplement fermer la page : la table attend et, après un moment, un bot joue pour toi jusqu'à ton retour.

web-log = Ce qui s'est passé
web-log-short = Journal
web-log-sat = { $name } prend place.
web-log-stood = { $name } se lève.
web-log-began = La partie commence.
web-log-stood-in = { $why ->
    [idle] { $name } a laissé passer le temps trois fois ; un bot continue.
    [left] { $name } a quitté la table ; un bot continue.
    [time] Temps écoulé pour { $name } ; un bot continue.
   *[absent] { $name } n'est pas là ; un bot continue.
}
web-log-came-back = { $name } est de retour.
web-log-timed-out = Temps écoulé pour { $name } ; un bot joue ce coup.
web-log-undone = { $name } annule le dernier coup.
web-log-voted = { $agree ->
    [yes] { $name } voudrait terminer la partie.
   *[no] { $name } préfère continuer.
}
web-log-aborted = La partie a été terminée sans résultat.
web-log-set-aside = La partie ne peut pas continuer : quelque chose dans le journal de cette table est abîmé.
web-log-rematched = Il y a une revanche.

web-talk = Conversation
web-talk-short = Chat
web-talk-empty = Personne n'a encore rien dit.
web-talk-later = Les spectateurs peuvent parler avant et après la partie.
web-say = Dis quelque chose
web-send = Envoyer
web-phrase-about = À qui
web-phrase-all = À tout le monde
reaction-bravo = Bien joué
reaction-bow = Je m'incline
reaction-laugh = Ha !
reaction-ouch = Aïe
reaction-surprise = Oh !
reaction-think = Hum
reaction-hurry = Dépêche-toi
reaction-sorry = Pardon
phrase-accuse = Tu conspires !
phrase-accuse-about = { $name }, tu conspires !
phrase-trust-me = Fais-moi confiance.
phrase-trust-me-about = Fais-moi confiance, { $name }.
phrase-i-believe-you = Je te crois.
phrase-i-believe-you-about = Je te crois, { $name }.
phrase-you-lie = Mensonge !
phrase-you-lie-about = { $name } ment !
phrase-promise-peace = Je t'épargnerai.
phrase-promise-peace-about = Je t'épargnerai, { $name }.
phrase-attack-them = Frappons ensemble !
phrase-attack-them-about = Frappons { $name } ensemble !
phrase-not-me = Je n'y suis pour rien.
phrase-not-me-about = Je n'y suis pour rien, { $name }.
phrase-revenge = Je m'en souviendrai.
phrase-revenge-about = Je m'en souviendrai, { $name }.

# La fin
web-end-you-win = Tu gagnes !
web-end-you-share = Tu partages la victoire !
web-end-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
web-end-aborted = La partie a été terminée sans résultat.
web-set-aside = Cette partie ne peut pas continuer : quelque chose dans le journal de cette table est abîmé. Tu la vois telle qu'elle était avant. Rien n'est perdu aux autres tables.
web-rematch = Revanche
web-rematch-go = À la revanche
web-replay = Revoir la partie
web-review = Analyse
web-puzzle = Problème du jour
web-share = Partager

# La première page
web-hello = Quatre jeux de ninjas. Prends place.
web-hello-more = Ni compte ni formulaire : les bots sont prêts, un lien suffit aux amis.
web-hello-moves = { $count ->
    [one] Une partie attend ton coup, { $name }.
   *[other] { $count } parties attendent ton coup, { $name }.
}
web-hello-again = Te revoilà, { $name }.
web-crowd = { $here } personnes sont ici.
web-crowd-alone = Il n'y a personne d'autre ici en ce moment.
web-news = { $count ->
    [0] Notifications
    [one] Une notification
   *[other] { $count } notifications
}
web-news-title = Notifications
web-crowd-looking = { $count ->
    [one] Une personne cherche une table.
   *[other] { $count } cherchent une table.
}
web-games = Jeux
web-more-games = Autres jeux
web-pages = Pages
web-players = Joueurs
web-minutes = { $minutes } min
web-about-war-of-clans = Sers un clan en secret et commande les troupes des cinq.
web-about-shinobi = Trois rivaux t'envoient chacun une lame. Qui ment ?
web-about-ninja-master = Neuf dés tombent. Attrape avant les autres, compte plus vite, gare à la fumée.
web-about-ninjato = Entraîne-toi, pille les maisons des clans, soudoie les émissaires, gagne de l'honneur.
web-play-now = Jouer tout de suite
web-play-with-friends = Jouer entre amis
web-with-friends = Entre amis
web-offline = Le serveur est injoignable.
web-settings = Réglages
web-replays = Revoir
web-guest = En visite
web-guest-name = { $name }, en visite
web-save = Enregistrer
web-all = Les { $count }
web-fewer = Moins
web-my-games = Mes parties
web-my-games-none = Tes parties apparaîtront ici, en cours et finies.
web-open-tables = Tables ouvertes
web-open-tables-none = Pas de table ouverte pour le moment. Crées-en une : joue entre amis et ouvre-la à tout le monde.
web-your-move = À toi
web-over = Finie
web-status-playing = En cours
web-status-gathering = En attente
web-status-over = Finie
web-status-aborted = Interrompue
web-status-set-aside = Mise de côté
web-return = Y retourner
web-open = Ouvrir
web-watch = Regarder
web-play-a-game = Jouer
web-table-of = Chez { $name }
web-seats-taken = { $taken } sur { $seats }
web-alone = personne d'autre pour l'instant
web-with = avec { $names }
web-with-bots = { $count ->
    [one] avec un bot
   *[other] avec { $count } bots
}
web-and-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}

# Une nouvelle table
web-new-table = Nouvelle table : { $game }
web-bots = Bots
web-bots-count = { $count ->
    [0] Aucun bot
    [one] Un bot
   *[other] { $count } bots
}
web-bots-rank = Force des bots
web-public = Ouverte à tout le monde
web-public-what = Affichée sur la première page ; sinon, seul le lien y mène.
web-make-table = Créer la table

# Pour débuter
web-hint = Ce qui brille en rouge peut être choisi. Touche-le encore pour revenir en arrière, ou autre chose pour savoir pourquoi ce n'est pas possible.
web-hint-ok = Compris
web-hint-ask = Conseil
web-hint-short = Conseil
web-hint-friendly = Avec un conseil, la partie devient amicale : elle ne comptera pas pour la cote.
web-hint-making = L'analyse examine tes choix…
web-hint-would = L'analyse choisirait :
web-hint-chance = { $points } % de chances de gagner
web-hint-also = À peu près aussi bon : { $choices }.

# Revoir
web-replays-none = Pas encore de partie terminée.
web-public-games = Parties des tables publiques
web-to-start = Au début
web-to-end = À la fin
web-round-before = Manche précédente
web-round-next = Manche suivante
web-scene-before = Scène précédente
web-scene-next = Scène suivante
web-speed = Vitesse : { $speed } fois
web-step-before = Un pas en arrière
web-pace = Les rivaux jouent
web-pace-calm = Calmement
web-pace-brisk = Vivement
web-pace-instant = Aussitôt
web-pace-step = Un temps
web-pace-yours = À toi
web-since = Depuis ton dernier coup
web-since-none = Rien encore
web-since-again = Tout revoir
web-end-why = { $points } points contre { $rest }.
web-end-review = Analyse
web-end-back = Retour
web-end-rating = Cote { $value }
web-end-rating-before = Avant cette partie : { $before }
web-skip = Aller au résultat
web-end-sheet = D'où vient chaque point
web-end-look = Regarder la table
web-go-on = Continuer
web-step-next = Un pas en avant
web-play = Lire
web-pause = Pause
web-moment = Moment de la partie
web-moment-of = Pas { $at } sur { $all }
web-eyes = Point de vue
web-eyes-open = Tout est visible
web-eyes-of = Vu par { $name }
web-eyes-spectator = Vu par un spectateur
web-link-moment = Lien vers ce moment
web-record = Enregistrement
web-fork = Continuer à partir d'ici
web-fork-what = Une nouvelle table commence à ce moment : toi à une place, des bots aux autres. Le reste de la pioche demeure tel quel.
web-fork-seat = Ta place
web-fork-go = Jouer la suite
web-honest-how = Avant la partie, le serveur a montré un nombre scellé ; le navigateur de chaque joueur a ajouté son propre hasard. Maintenant tout est ouvert, et ton navigateur a refait le calcul.
web-honest-commitment = Le secret est bien celui qui a été scellé avant la partie.
web-dishonest-commitment = Le secret n'est pas celui qui a été scellé avant la partie.
web-honest-seed = La graine est bien celle que donnent le secret et le hasard des joueurs.
web-dishonest-seed = La graine n'est pas celle que donnent le secret et le hasard des joueurs.
web-honest-shown = Montré avant la partie
web-honest-secret = Le secret du serveur
web-honest-entropy = Hasard ajouté par { $name }
web-honest-seed-is = La graine du mélange
web-honest-verify = Chacun peut vérifier l'enregistrement : uguisu verify FILE recalcule le mélange et toute la partie.
web-honest-none = Cette partie en continue une autre ; son mélange y a été ouvert.

# Comptes
web-account = Compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-ended = Ta session est terminée
web-ended-why = Ta session sur cet appareil est terminée : tu t'es déconnecté ailleurs, tu as changé de mot de passe, ou tu t'es connecté sur beaucoup d'appareils. Connecte-toi pour reprendre où tu en étais. En visite, tu n'as aucune de tes places.
web-ended-guest = Continuer en visite
web-former-player = ancien joueur
web-people-here = Mettre en sourdine, bloquer ou signaler
web-muted-here = en sourdine
web-blocked-here = bloqué
web-say-short = Au plus { $most } caractères à la fois.
web-login = Nom de connexion
web-password = Mot de passe
web-password-now = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-saved = Enregistré.

# Avis
web-notice-turn = C'est à toi de jouer.
web-notice-denied = Le navigateur n'autorise pas les notifications.
web-notice-sent = Un e-mail est en route : ouvre le lien qu'il contient.
web-thinking = { $name } réfléchit
web-you-won = Tu as gagné
web-offline-title = Le serveur est injoignable
web-offline-what = Tes parties y sont en sûreté : rien de ce que tu as envoyé n'est perdu. Vérifie ta connexion, puis réessaie.
web-offline-retry = Réessayer

# Finding a game
web-log-configured = Les options ont changé.
web-log-handed-over = { $away ->
    [yes] { $name } est maintenant l'hôte : le précédent était absent.
   *[no] { $name } est maintenant l'hôte.
}
web-log-rested = { $days ->
    [0] { $name } est de retour.
    [one] { $name } prend un jour de congé.
   *[other] { $name } prend { $days } jours de congé.
}
web-log-hinted = { $name } demande un conseil. La partie ne compte pas pour la cote.
web-resting = { $name } est en congé jusqu'au { $until }.
web-resting-you = Tu es en congé jusqu'au { $until } : ton temps est arrêté.
web-rest-end = Je suis de retour
web-days-off = Prendre des congés
web-days-off-what = Dans toutes tes parties avec des jours par coup, ton temps s'arrête. Tu as 14 jours de congé par partie.
web-days-off-count = { $days ->
    [0] Je suis de retour
    [one] un jour
   *[other] { $days } jours
}
web-days-off-done = { $games ->
    [0] Rien n'a changé : il ne reste de congés dans aucune partie.
    [one] C'est fait dans une partie.
   *[other] C'est fait dans { $games } parties.
}
web-agrees = d'accord
web-agrees-not = pas encore d'accord
web-agree = D'accord
web-waits-for = Les options ont changé. On attend l'accord de { $names }.
web-change-what = Tous voient un changement aussitôt et doivent l'accepter avant le début de la partie.
web-table-language = À la table, on parle
web-any-language = Toute langue
web-who-may-come = Qui peut venir
web-come-link = Seulement avec le lien
web-come-open = Tous : la table est sur la première page
web-seats-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
web-almost = Presque prêts
web-all-here = Toutes les places sont prises
web-you-host = Tu es l'hôte de cette table.
web-hosts = { $name } est l'hôte de cette table.
web-hand-over = Passer la main
web-hand-over-to = Qui doit être l'hôte ?
web-close-table = Fermer la table
web-close-table-what = La table et son lien prennent fin pour tous.
web-keep-table = La garder
web-rated = Avec cote
web-friendly = Amicale
web-rated-or-friendly = Avec cote ou amicale
web-rated-what = Compte pour la cote de { $game } à { $seats } joueurs. Les bots ont aussi une cote.
web-friendly-what = Ne compte pour la cote de personne. Contre des bots seulement, tu peux demander des conseils.
web-table-full = Toutes les places sont prises. Si quelqu'un se lève, tu peux t'asseoir.
web-nobody-watches = Personne ne peut regarder cette table : quand la partie commence, seuls ceux qui sont assis la voient.
web-begun-without-you = La partie a commencé sans toi. Personne ne peut regarder cette table.
web-table-ended = { $why ->
    [closed] L'hôte a fermé cette table.
    [expired] Cette table a été fermée parce que plus personne ne venait.
    [no-show] Quelqu'un n'est pas venu. Cette table a été fermée.
    [abandoned] Cette partie a été arrêtée parce que plus personne ne jouait.
   *[other] La partie a été arrêtée sans résultat.
}
web-invite-full = Toutes les places sont prises. Qui ouvre ce lien peut attendre qu'une place se libère.
web-invite-watch = La partie est en cours. Qui ouvre ce lien peut regarder.
web-invite-none = La partie est en cours et personne ne peut la regarder maintenant.
web-link-ends = Le lien prend fin quand la partie commence, ou à { $when } si rien ne se passe d'ici là.
web-code = Code d'une invitation
web-follow = Y aller
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-your-move-left = À toi, encore { $left }
web-thinking-left = À { $name }, encore { $left }
web-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-running = Parties en cours à regarder
web-running-none = Aucune partie publique en ce moment.
web-open-tables-filtered = Aucune table de ce genre en ce moment.
web-more = En montrer plus
web-filters = Filtres
web-filter-game = Jeu
web-filter-all-games = Tous les jeux
web-filter-pace = En direct ou par jours
web-pace-all = Toutes
web-pace-live = En direct
web-pace-days = Par jours
web-filter-free = Places libres
web-filter-free-count = Au moins { $count } libres

# Quick match
web-ways = Façons de jouer
web-ways-of = Jouer à { $game }
web-against-bots = Contre des bots
web-against-bots-what = { $count ->
    [one] Tout de suite, avec un bot.
   *[other] Tout de suite, avec { $count } bots.
}
web-find-people = Trouver des joueurs
web-waiting-now = { $count ->
    [one] Une personne attend.
   *[other] { $count } personnes attendent.
}
web-waiting = { $count ->
    [one] 1 en attente
   *[other] { $count } en attente
}
web-nobody-waits = personne n'attend
web-nobody-waits-now = Personne n'attend en ce moment.
web-usual = Il a fallu de { $low } à { $high } dans la dernière heure.
web-usual-unknown = On ne sait pas encore combien de temps il faut.
web-seconds-short = { $seconds } s
web-minutes-short = { $minutes } min
web-any-number = Peu importe
web-bots-after = Des bots prennent les places libres
web-bots-never = Jamais
web-after-seconds = après { $seconds } s
web-after-minutes = après { $minutes } min
web-also = Chercher aussi
web-days-each = Un jour par coup ; la partie commence quand on a trouvé des joueurs, et tu es prévenu.
web-looking = Recherche de joueurs : { $games }
web-looking-days = Tu n'as pas besoin de rester ici.
web-so-far = Déjà { $time }.
web-bots-in = Des bots s'assoient dans { $time }.
web-begin-with-bots = Commencer avec des bots
web-stop-looking = Arrêter de chercher
web-match-found = Ta table est prête.
web-match-waits = La partie commence dès que tout le monde est là.
web-friends-what = Une table à toi, avec un lien court et un code QR.
web-go-to-table = À la table
