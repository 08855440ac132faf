# Le terminal : écrans, commandes et leurs erreurs.

# L'aide : des lignes simples sans arguments, lues à chaque démarrage sans le moteur de Fluent.
cli-help = Quatre jeux de plateau de ninjas, dans le navigateur et dans le terminal. Sans commande, un menu s'ouvre.
cli-help-play = Joue une partie, contre des bots et entre amis sur une même machine.
cli-help-games = Énumère les jeux, leurs joueurs et leurs options.
cli-help-rules = Lis les règles d'un jeu, l'un de leurs chapitres ou une seule clause.
cli-help-sim = Fais jouer beaucoup de parties aux bots et résume les résultats.
cli-help-replay = Parcours pas à pas l'enregistrement d'une partie.
cli-help-review = Découvre ce que chaque joueur pouvait savoir et ce que valaient ses choix.
cli-help-verify = Vérifie qu'un enregistrement suit les règles et finit comme il le dit.
cli-help-help = Affiche cette aide et quitte.
cli-help-version = Affiche la version et quitte.
cli-help-word-usage = Usage
cli-help-word-arguments = Arguments
cli-help-word-options = Options
cli-help-word-commands = Commandes
cli-help-word-default = par défaut
cli-help-word-required = obligatoire
cli-help-language = La langue : en, it, es, fr ou de.
cli-help-game = L'identifiant d'un jeu, tel que l'énumère uguisu games.
cli-help-clause = Une clause comme WOC-12, ou le titre d'un chapitre.
cli-help-file = L'enregistrement d'une partie ; - lit l'entrée standard.
cli-help-seats = Combien de joueurs, bots compris.
cli-help-seed = Mêmes graines et mêmes coups donnent mêmes parties ; au hasard si elle manque.
cli-help-option = Une option du jeu ; peut être répétée.
cli-help-bot = Les bots aux places libres : un rang comme genin ou un programme comme ./mybot ; peut être répété.
cli-help-people = Combien de personnes jouent sur cette machine, ou leurs noms séparés par des virgules.
cli-help-resume = Continue la dernière partie interrompue.
cli-help-play-cores = Sur combien de cœurs réfléchit un bot qui cherche ; tous ceux de la machine par défaut.
cli-help-seat = Du point de vue de qui ; sans cela, d'un spectateur.
cli-help-replay-json = Écris chaque position telle que cet observateur l'a vue, un objet JSON par ligne.
cli-help-replay-text = Écris le journal.
cli-help-sim-games = Combien de parties.
cli-help-sim-seed = Mêmes graines donnent mêmes parties.
cli-help-sim-bot = Un bot, place par place : un rang, un programme ./mybot ou module:Class. Des bots différents changent de place.
cli-help-sim-json = Écris un seul objet JSON au lieu de tableaux.
cli-help-sim-no-timing = Omets la durée : le reste est toujours identique pour une même graine.
cli-help-strict = Échoue si un bot a échoué : ses forfaits faussent le résultat.
cli-help-sim-out = Écris les parties dans ce fichier Parquet, pour pandas et Arrow : une ligne par partie, avec son enregistrement.
cli-help-sim-decisions = Avec --out : une ligne par décision à la place, avec ce que la place voyait, pouvait faire, a fait et a obtenu.

# Erreurs sur la ligne de commande, une phrase chacune. `found` dit si `near` était visé.
cli-no-command = { $found ->
    [yes] Il n'y a pas de commande { $command } ; voulais-tu dire { $near } ?
   *[no] Il n'y a pas de commande { $command } ; essaie { $help }.
}
cli-no-flag = { $found ->
    [yes] Il n'y a pas d'option { $flag } ici ; voulais-tu dire { $near } ?
   *[no] Il n'y a pas d'option { $flag } ici ; essaie --help.
}
cli-no-game = { $found ->
    [yes] Il n'y a pas de jeu { $game } ; voulais-tu dire { $near } ?
   *[no] Il n'y a pas de jeu { $game } ; il y a { $known }.
}
cli-no-clause = { $found ->
    [yes] Les règles de { $game } n'ont pas { $clause } ; voulais-tu dire { $near } ?
   *[no] Les règles de { $game } n'ont pas { $clause }.
}
cli-no-language = Il n'y a pas de langue { $language } ; il y a { $known }.
cli-missing = Il manque { $name } ; essaie --help.
cli-needs-value = { $flag } demande une valeur.
cli-no-number = { $flag } demande un nombre entier.
cli-processes = { $value } processus ne peuvent pas servir ensemble : de 1 à { $most }.
cli-too-many = Il y a trop de mots sur cette ligne de commande ; essaie { $command } --help.
cli-no-rulebook = Les règles de { $game } ne sont pas installées.
cli-no-seats = { $game } se joue de { $low } à { $high }, pas à { $seats }.
cli-no-option = { $game } n'a pas d'option { $option } ; écris --option NOM=VALEUR avec l'une de celles-ci : { $known }.
cli-no-value = L'option { $option } ne peut pas être { $value } ; elle peut être : { $known } ({ $clause }).
cli-no-bot = { $game } n'a pas de bot { $bot } ; il y a { $known }.
cli-too-many-people = { $people } personnes ne tiennent pas sur { $seats } places.
cli-no-people = Les personnes sont un nombre ou des noms différents séparés par des virgules, pas { $people }.
cli-no-seed = Une graine est une ligne de { $longest } caractères au plus.
cli-no-games = Le nombre de parties va de 1 à 10000000, pas { $games }.
cli-no-seat = Il n'y a pas de place { $seat } ; les places vont de A à { $last }.
cli-json-or-text = Choisis entre --json et --text.
cli-needs-terminal = Il faut un terminal pour jouer.
cli-nothing-to-resume = Il n'y a pas de partie interrompue à reprendre.
cli-being-played = Cette partie se joue dans une autre fenêtre.
cli-unwritable = Impossible d'enregistrer des parties dans { $folder } ; UGUISU_DATA peut désigner un autre dossier.
cli-no-file = { $file } est illisible : { $reason }.
cli-huge-file = { $file } est trop gros pour être l'enregistrement d'une partie.
cli-binary-file = { $file } n'est pas un fichier texte, donc pas l'enregistrement d'une partie.
cli-foreign-game = { $file } est un enregistrement de { $game }, un jeu qui n'est pas installé ici.
cli-bad-record = { $file } n'est pas un enregistrement valide. { $reason }

# Ce que les commandes écrivent.
cli-games-id = Jeu
cli-games-title = Titre
cli-games-players = Joueurs
cli-games-options = Options
cli-verified = { $actions ->
    [one] L'enregistrement est juste : { $game }, une action, victoire : { $winners }.
   *[other] L'enregistrement est juste : { $game }, { $actions } actions, victoire : { $winners }.
}
cli-shuffle-honest = Le mélange est honnête : la graine vient du secret derrière l'engagement { $commitment } et de l'entropie de chaque joueur.
cli-shuffle-none = Le mélange n'a pas été vérifié : cet enregistrement ne vient pas d'un serveur.
cli-shuffle-fork = Le mélange n'a pas été vérifié : la partie en continue une autre, avec ses cartes.
cli-shuffle-lesson = Le mélange n'a pas été vérifié : dans une leçon, les cartes sont choisies.
cli-verified-unfinished = { $actions ->
    [one] L'enregistrement est juste jusqu'ici : { $game }, une action, inachevé.
   *[other] L'enregistrement est juste jusqu'ici : { $game }, { $actions } actions, inachevé.
}
cli-sim-running = Parties en cours
cli-sim-games = Parties
cli-sim-decisions = Décisions
cli-sim-length = Décisions par partie (minimum / moyenne / maximum)
cli-sim-speed = Parties par seconde
cli-sim-digest = Empreinte de tous les enregistrements
cli-sim-who = Victoires de
cli-sim-share = Part
cli-sim-interval = Intervalle à 95 %

# Le menu.
cli-menu-hello = Quatre jeux de ninjas. Nul n'approche un secret sans qu'on l'entende.
cli-menu-keys = ↑↓ ligne · ←→ changer · Entrée valider · Échap quitter
cli-menu-resume = Reprendre
cli-menu-game = Jeu
cli-menu-game-woc = Chacun sert en secret l'un des cinq clans et commande les troupes de tous.
cli-menu-game-shi = Les ninjas frappent avec des armes cachées. Qui ment sur la sienne, et qui le dénonce ?
cli-menu-game-nma = Neuf dés, cinq ninjas, une épée : vois, compte et attrape avant les autres. En temps réel.
cli-menu-game-njt = Pille les maisons des clans, apprends des techniques, soudoie des émissaires et gagne le plus d'honneur.
cli-menu-minutes = { $about } { $minutes ->
    [one] Une minute.
   *[other] { $minutes } minutes.
}
cli-menu-seats = Joueurs
cli-menu-seats-about = De { $low } à { $high } joueurs, bots compris.
cli-menu-person = une personne
cli-menu-person-about = Quelqu'un sur cette machine. Tape un nom. À plusieurs, un rideau tombe entre les tours.
cli-menu-bot = bot, { $bot }
cli-menu-bot-random = Le mannequin de paille de la cour : fait n'importe quoi, dans les règles.
cli-menu-bot-genin = L'apprenti zélé : il a du bon sens, et des choses lui échappent.
cli-menu-bot-chunin = L'agent aguerri : il compte, déduit et planifie son tour.
cli-menu-bot-jonin = Le grand maître : il lit dans tes actes ce que tu caches, et pense à l'avance.
cli-menu-language = Langue
cli-menu-language-name = Français
cli-menu-language-about = Tu peux aussi en changer pendant la partie, avec L.
cli-menu-seed = Graine
cli-menu-seed-none = tirée au sort
cli-menu-seed-about = Tape ce que tu veux : mêmes graines et mêmes coups donnent mêmes parties. Vide : chaque fois une nouvelle partie.
cli-menu-play = Jouer ici
cli-menu-play-about = Installe-toi et commence, dans ce terminal.
cli-menu-rules = Règles
cli-menu-rules-about = Lis les règles de ce jeu.
cli-menu-leave = Quitter
cli-menu-leave-about = À la prochaine.
cli-saved = { $actions ->
    [one] { $game } avec { $players }, après un coup.
   *[other] { $game } avec { $players }, après { $actions } coups.
}
cli-offer-title = Une partie interrompue
cli-offer-hint = Entrée la continuer · N commencer une nouvelle partie · Q quitter

# À la table.
cli-confirm = Valider
cli-pick = { $pick }
cli-not-asked = Ce n'est pas ce qui est demandé maintenant.
cli-why-ask = Pourquoi pas ? Choisis n'importe quoi sur le plateau.
cli-undone = Coup annulé.
cli-key-choose = 1–9 ou ←→ Entrée choisir
cli-key-hurry = Espace accélérer
cli-key-result = Entrée résultat
cli-key-back = Échap retour
cli-key-undo = U annuler
cli-key-why = ? pourquoi pas
cli-key-leave = Q quitter
cli-key-language = L langue
cli-key-rules = F1 règles
cli-rules-keys = ↑↓ défiler · Échap retour

cli-curtain-who = À { $player } de jouer
cli-curtain-what = Passe l'appareil à { $player }. Que personne d'autre ne regarde : c'est pour { $player } seulement.
cli-curtain-undo = La personne précédente peut appuyer sur U pour annuler le dernier coup.
cli-curtain-hint = { $player } appuie sur Entrée.

cli-end-title = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } partagent la victoire !
}
cli-end-hint = R revanche · S enregistrer la partie ici · Entrée voir le plateau · Q quitter
cli-end-saved = Enregistrée sous { $file }.

cli-replay-at = { $at } sur { $of }
cli-replay-spectator = Vue par un spectateur.
cli-replay-eyes = Vue par { $player }.
cli-replay-keys = ←→ pas · PgPréc PgSuiv Début Fin sauter · V point de vue · L langue · Q quitter

# uguisu serve
cli-help-serve = Ouvre des tables sur le réseau : le navigateur joue ici.
cli-help-host = L'adresse d'écoute ; 0.0.0.0 pour tout le réseau.
cli-help-port = Le port d'écoute.
cli-help-data = Le dossier de la base de données ; créé s'il manque.
cli-help-database = Une base de données pour plusieurs nœuds, postgresql+psycopg://…
cli-help-redis = Un Redis qui relie plusieurs nœuds, redis://…
cli-help-serve-processes = Processus qui servent ensemble sur cette machine, un pour chaque cœur à utiliser.
cli-help-config = Un fichier de réglages.
cli-help-open = Ouvre le navigateur, s'il y en a un.
cli-serving = En service sur { $address }

# uguisu admin
cli-help-admin = Prends soin des tables d'un serveur : lister, clore, vérifier, réparer, exporter, importer, sauvegarder, déménager.
cli-help-admin-list = Liste les tables qui se remplissent ou qui jouent.
cli-help-admin-all = Liste aussi celles qui sont finies.
cli-help-admin-end = Clos une table : personne ne gagne, rien n'est coté.
cli-help-admin-check = Exécute les journaux de toutes les tables et nomme ceux qui ne peuvent pas l'être.
cli-help-admin-repair = Clos une table dont le journal ne peut pas être exécuté, telle qu'elle était avant l'entrée fautive.
cli-help-admin-export = Écris tout dans un fichier de lignes JSON. Il contient des secrets : garde-le bien.
cli-help-admin-import = Ajoute ce qu'un fichier exporté contient et que la base n'a pas.
cli-help-admin-backup = Copie la base SQLite dans un nouveau fichier, même pendant que le serveur tourne.
cli-help-admin-move = Copie la base SQLite dans un PostgreSQL vide.
cli-help-admin-file = Le fichier.
cli-help-admin-table = L'identifiant de la table, la fin de son lien.
cli-help-admin-target = Vers où, postgresql+psycopg://…
cli-help-reports = Liste les signalements ; montres-en ou règles-en un.
cli-help-reports-all = Liste aussi ceux qui sont réglés.
cli-help-reports-show = Montre un signalement avec la discussion autour ; les lignes de la personne signalée commencent par >.
cli-help-reports-resolve = Marque un signalement comme réglé.
cli-help-reports-note = Ce qui a été fait, pour les autres opérateurs.
cli-help-report = L'id du signalement.
cli-reports-none = Il n'y a pas de signalement.
cli-reports-report = Signalement
cli-reports-when = Quand
cli-reports-name = Qui
cli-reports-reason = Motif
cli-reports-others = Autres signalements
cli-reports-status = État
cli-reports-text = Texte
cli-reports-table = Table
cli-reports-note = Note
cli-reports-open = ouvert
cli-reports-closed = réglé
cli-reports-resolved = Le signalement { $report } est réglé.
cli-reports-reason-abuse = insultes ou menaces
cli-reports-reason-spam = publicité
cli-reports-reason-name = nom
cli-reports-reason-cheating = triche
cli-reports-reason-other = autre chose
cli-admin-none = Il n'y a aucune table.
cli-admin-table = Table
cli-admin-game = Jeu
cli-admin-status = État
cli-admin-people = Personnes
cli-admin-changed = Dernier changement
cli-admin-status-gathering = se remplit
cli-admin-status-playing = en jeu
cli-admin-status-over = finie
cli-admin-status-aborted = interrompue
cli-admin-status-set-aside = mise de côté
cli-admin-ended = La table { $table } est close ; un serveur en marche le remarque en dix secondes.
cli-admin-broken = { $table } : l'entrée { $number } ne peut pas être exécutée. { $reason }
cli-admin-checked = { $count ->
    [one] Un journal vérifié
   *[other] { $count } journaux vérifiés
 } ; { $broken ->
    [0] tous peuvent être exécutés.
    [one] un ne peut pas être exécuté.
   *[other] { $broken } ne peuvent pas être exécutés.
 }
cli-admin-repaired = La table { $table } est close telle qu'elle était avant l'entrée { $number } ; un serveur en marche le remarque en dix secondes.
cli-admin-exported = { $count } lignes sont dans { $file }.
cli-admin-imported = { $count ->
    [one] Une table est entrée.
   *[other] { $count } tables sont entrées.
}
cli-admin-backed-up = La copie est { $file }.
cli-admin-moved = { $count ->
    [one] Une table a été copiée.
   *[other] { $count } tables ont été copiées.
}

# Bots: how long they may think, where they think, and what becomes of those that fail.
cli-help-processes = Combien de processus jouent en même temps ; tous les cœurs par défaut.
cli-help-iterations = Combien d'itérations un bot qui cherche peut faire par coup : à graines égales, parties égales.
cli-help-seconds = Combien de secondes un bot qui cherche peut réfléchir par coup.
cli-help-cores = Sur combien de cœurs un bot qui cherche réfléchit à un coup ; les itérations fixées y sont réparties.
cli-no-program = Il n'y a pas de programme { $program } qu'on puisse lancer.
cli-no-python-bot = Impossible de charger le bot { $bot } : { $reason }.
cli-too-small = { $flag } doit valoir au moins { $least }, pas { $value }.
cli-no-cores = --cores doit être un nombre de 1 à { $most }, pas { $cores }.
cli-bot-failed = { $kind ->
    [raised] { $bot } a échoué avec { $detail } ; { $instead } a joué à sa place.
    [illegal] { $bot } a choisi { $detail }, qui n'est pas permis maintenant ; { $instead } a joué à sa place.
    [late] { $bot } n'a pas répondu à temps ; { $instead } a joué à sa place.
    [nonsense] { $bot } a donné une réponse illisible : { $detail } ; { $instead } a joué à sa place.
   *[gone] { $bot } s'est terminé ({ $detail }) ; { $instead } a joué à sa place.
}
cli-bot-failed-often = { $count ->
    [one] Une fois : { $failure }
   *[other] { $count } fois : { $failure }
}

# uguisu lab train
cli-help-lab-train = Apprends un jeu en jouant contre soi-même et écris un fichier de poids qui joue comme bot.
cli-help-train-minutes = Combien de minutes apprendre.
cli-help-train-lessons = S'arrête après ce nombre de leçons au lieu d'une durée : des graines égales donnent alors des poids égaux.
cli-help-train-hidden = Unités de chacune des deux couches cachées.
cli-help-train-tables = Parties à la fois avec le moins de joueurs ; avec plus de joueurs, il y en a davantage.
cli-help-train-test-games = Parties parmi des chunins à chaque test.
cli-help-train-against = Le rang contre lequel apprendre : une place apprend, le rang occupe toutes les autres.
cli-help-train-out = Le fichier de poids ; au nom du jeu s'il est omis.
cli-help-train-resume = Continue avec le fichier, jusqu'aux minutes ou leçons données.
cli-no-numpy = Apprendre demande NumPy ; il vient avec l'extra uguisu[train].
cli-bot-no-numpy = Le bot { $bot } demande NumPy ; il vient avec l'extra uguisu[train].
cli-train-failed = Impossible d'apprendre { $file } : { $reason }
cli-train-interrupted = Interrompu. { $file } est écrit ; la même commande avec --resume continue.
cli-train-written = { $file } est écrit, appris de { $games } parties : --bot { $file } le joue.
cli-train-tested = Après { $games } parties : gagne { $share } parmi des chunins à { $seats } joueurs (équitable : { $fair }).
cli-train-tested-against = Après { $games } parties : gagne { $share } contre { $rank } à { $seats } joueurs (équitable : { $fair }).
cli-train-going = { $games } parties, { $share }, encore { $left } minutes

# uguisu ladder
cli-help-ladder = Mesure la force des bots : matchs équilibrés entre places et mélanges, avec intervalles.
cli-help-ladder-game = L'identifiant d'un jeu, ou all.
cli-help-ladder-seats = Combien de joueurs ; tous les nombres permis par le jeu par défaut.
cli-help-ladder-games = Combien de parties joue chaque paire de bots, complétées pour que chacun occupe chaque place ; dix fois plus pour les bots qui décident aussitôt. Par défaut, autant qu'il en faut à chaque jeu.
cli-help-ladder-bot = Un autre bot à mesurer : un programme ou une classe Python module:Class ; peut être répété.
cli-help-ladder-only = Seulement les paires où joue ce bot.
cli-help-ladder-write = Écris les tableaux dans cette page Markdown, entre ses repères.
cli-help-fresh = Recommence à zéro, même si le même travail a été interrompu.
cli-help-ray = Joue sur la grappe Ray à cette adresse ; auto ou local pour une sur cette machine.
cli-ladder-title = { $game }, { $seats } joueurs
cli-ladder-bot = Bot
cli-ladder-rating = Cote
cli-ladder-others = À une table de
cli-ladder-fair = Part équitable
cli-ladder-forfeits = Forfaits
cli-ladder-points = Points par partie
cli-ladder-ahead = Avance
cli-ladder-seconds = Secondes par coup
cli-ladder-note = * mieux que ne le permet le hasard. 400 points de cote valent dix fois la force ; { $anchor } a 0.
cli-ladder-written = Les tableaux sont dans { $file }.
cli-ladder-nobody = Aucune paire de ce classement n'a de bot { $bot } ; invite-le avec --bot.
cli-no-mark = { $file } n'a pas de place pour les tableaux : écris les lignes { $mark } et { $end } là où ils doivent être.
cli-no-ray = Ray n'est pas installé ; il vient avec l'extra uguisu[ray].
cli-no-parquet = Les fichiers Parquet demandent pyarrow ; il vient avec l'extra uguisu[parquet].
cli-decisions-where = --decisions demande un fichier où écrire : ajoute --out FILE.
cli-no-cluster = Il n'y a pas de grappe Ray à { $address } : { $reason }

# uguisu lab
cli-help-lab = Étudie un jeu par des milliers de parties entre bots.
cli-help-lab-balance = Découvre qui gagne d'où, si les parties sont longues et serrées, et ce qui les décide : un rapport avec graphiques.
cli-help-lab-games = Combien de parties de chaque variante.
cli-help-lab-compare = Compare les valeurs d'une option, NAME pour toutes ou NAME=VALUE,VALUE ; peut être répété.
cli-help-lab-house = Compare avec les composants maison de ce fichier TOML ; peut être répété.
cli-help-lab-out = Le dossier pour report.html et games.csv ; créé s'il manque.
cli-no-compare = L'option { $option } ne se compare pas ainsi ; écris --compare NAME ou --compare NAME=VALUE,VALUE.
cli-bad-house = Les composants de { $file } sont inutilisables. { $reason }
cli-no-out = Impossible d'écrire dans { $folder } : { $reason }.
cli-lab-written = Le rapport est { $report }, toutes les parties sont dans { $games }.
cli-lab-title = { $game }, { $seats } joueurs : équilibre
cli-lab-how = { $games } parties de chaque variante, jouées par { $bots }, graine { $seed }. Les intervalles sont à 95 %.
cli-lab-printed = comme imprimé
cli-lab-variant = Variante
cli-lab-games = Parties
cli-lab-length = Décisions par partie
cli-lab-winning = Points du meilleur
cli-lab-margin = Avance sur le deuxième
cli-lab-shared = Victoires partagées
cli-lab-first-wins = Victoires de qui agit en premier
cli-lab-seats = Victoires par place
cli-lab-overall = Sont-elles toutes égales ? χ² = { $statistic } avec { $freedom } degrés de liberté : des parts égales différeraient autant avec une probabilité de { $chance }.
cli-lab-many = Les intervalles sont à 95 % : sur vingt que tu regardes, un environ manque la vérité par hasard. Pose d'abord la question pour toutes ensemble.
cli-lab-order = Victoires par ordre de jeu
cli-lab-bots = Victoires par bot
cli-lab-lengths = Décisions par partie
cli-lab-points = Points de tous les joueurs
cli-lab-deciders = Ce que les gagnants font autrement
cli-lab-deciders-how = Combien plus souvent les gagnants le font, en écarts types ; dessous, combien de fois par partie. Ce que font les gagnants n'est pas toujours ce qui les fait gagner.
cli-lab-deed = Acte
cli-lab-winners = Gagnants
cli-lab-others = Les autres
cli-lab-ahead = Différence
cli-lab-changes = Ce que changent les variantes
cli-lab-changes-how = Partie par partie avec les mêmes graines, face à la première variante ; * veut dire plus que ne le permet le hasard.
cli-lab-measure = Mesure
cli-lab-base = Première variante
cli-lab-change = Changement
woc-role-loyalty = Victoires par clan servi
woc-deed-deployments = Cartes déployées
woc-deed-moves = Troupes déplacées
woc-deed-attacks = Attaques
woc-deed-ninjas = Ninjas joués
shi-deed-denounced-rightly = Dénonciations justes
shi-deed-denounced-wrongly = Dénonciations fausses
shi-deed-hits-accepted = Coups acceptés
shi-deed-lies-found-out = Mensonges découverts
nma-deed-grabs = Pions attrapés
nma-deed-shouts = Cris
nma-deed-shouts-right = Cris justes
nma-deed-shouts-wrong = Cris faux
nma-deed-thefts = Vols
nma-deed-false-starts = Faux départs
njt-deed-invasions = Raids tentés
njt-deed-banzais = Banzais
njt-deed-raids-failed = Raids manqués
njt-deed-skills = Techniques apprises
njt-deed-bribes = Émissaires soudoyés
njt-deed-rumours = Rumeurs répandues

# Tout terminal et shell.
cli-help-install-completion = Active la complétion par Tab dans ce shell, puis quitte.
cli-help-show-completion = Affiche le script de complétion de ce shell, puis quitte.
cli-sim-interrupted = Interrompu après { $done } parties sur { $games }. Les simulations ne sont pas conservées : la même commande recommence, alors qu'uguisu lab balance reprend où il s'est arrêté.
cli-job-interrupted = { $job } : interrompu, { $done } parties sur { $games } sont conservées. La même commande, sans --fresh, reprend de là.
cli-menu-browser = Jouer dans le navigateur
cli-menu-browser-about = Quatre jeux en images, une première partie guidée et les amis par un lien. Ctrl-C y met fin.

cli-help-games-check = Vérifie chaque promesse du contrat pour un jeu et dis lesquelles il rompt.
cli-help-games-target = La classe du jeu, sous la forme module:Classe ; les modules de ce dossier conviennent. Ou l'id d'un jeu.
cli-help-games-new = Commence un jeu : un dossier avec un petit jeu déjà jouable.
cli-help-games-name = L'id du nouveau jeu, par exemple high-card.
cli-check-kept = tient : { $promise }
cli-check-broken = ROMPT : { $promise } ({ $seats } joueurs) : { $problem }
cli-check-sum = { $broken ->
    [0] { $game } tient toutes ses promesses.
    [one] { $game } rompt une promesse.
   *[other] { $game } rompt { $broken } promesses.
}
cli-check-no-game = { $game } n'est pas un jeu : { $reason }.
cli-new-made = { $folder } est créé. Pour essayer : cd { $folder } && uguisu games check { $game }
cli-new-no-name = { $name } ne peut pas être l'id d'un jeu : des lettres minuscules et des chiffres, joints par des traits d'union, { $longest } caractères au plus.
cli-new-no-folder = { $folder } ne peut pas être créé : { $reason }.

cli-help-review-iterations = Parties simulées par décision ; 0 est le nombre habituel.
cli-help-review-worlds = Mondes par position et pour les croyances ; 0 est le nombre habituel.
cli-help-review-json = Affiche toute l'analyse en JSON.
cli-help-review-html = Écris dans ce fichier un rapport avec la courbe de la partie.
cli-review-running = Analyse en cours
cli-review-not-over = { $file } contient une partie inachevée. Seules les parties finies sont analysées.
cli-review-written = Écrit : { $file }
cli-review-who = Joueur
cli-review-accuracy = Précision
cli-review-decisions = Décisions
cli-review-slips = Écarts
cli-review-decided = Ce qui a décidé : cartes { $cards }, jeu { $play }.
cli-review-reaction = Réaction
cli-review-step = Action
cli-review-played = Joué
cli-review-better = L'analyse
cli-review-cost = Points laissés sur la table
cli-help-lab-calibration = Découvre si ce que disent les analyses est vrai aussi souvent qu'elles le disent.
cli-help-calibration-games = Combien de parties jouent les bots.
cli-help-calibration-write = Écris les tableaux dans cette page, là où elle a une marque pour le jeu.
cli-calibration-running = Parties et analyses en cours
cli-calibration-no-mark = { $file } n'a pas de place pour ce tableau : il lui manque la ligne { $mark }.

cli-help-suspend = Suspends un compte quelques jours ; la personne apprend pourquoi.
cli-help-unsuspend = Rétablis un compte suspendu.
cli-help-suspended = Liste les comptes suspendus.
cli-help-account = Le nom du compte.
cli-help-suspend-reason = Pourquoi, avec des mots que la personne lira.
cli-help-suspend-days = Pour combien de jours.
cli-suspended = { $name } est suspendu jusqu'au { $until }.
cli-unsuspended = { $name } peut se reconnecter.
cli-suspended-none = Aucun compte n'est suspendu.
cli-suspended-name = Nom
cli-suspended-until = Jusqu'au
cli-suspended-why = Raison
cli-strict =
    Avec --strict, ces résultats ne comptent pas : { $bots } a échoué pour { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } et perd par forfait.
