# Ce que le serveur refuse.

# Selon le code d'une erreur qui n'a pas de texte à elle.
refused-error = Quelque chose s'est mal passé sur le serveur. Réessaie.
refused-bad-input = Ce qui a été envoyé est inutilisable.
refused-bad-notation = Ce n'est ni une position ni une action du jeu.
refused-bad-record = Cet enregistrement est abîmé ou enfreint les règles.
refused-bad-setup = Le jeu n'a pas ce nombre de places ou ces options.
refused-bad-components = On ne peut pas jouer avec ces composants maison.
refused-refused = Ce n'est pas possible maintenant.
refused-illegal-action = Les règles ne le permettent pas maintenant.
refused-not-your-turn = Ce n'est pas à toi de jouer.
refused-game-over = La partie est finie.
refused-nothing-to-undo = Impossible d'annuler : quelque chose a été révélé, ou d'autres ont agi.
refused-stale = Entre-temps, la position a changé : regarde et choisis de nouveau.
refused-not-found = Il n'y a rien à cette adresse.
refused-not-your-seat = Ce n'est pas ta place.
refused-seat-taken = Cette place est prise.
refused-not-host = Seul l'hôte de la table peut le faire.
refused-wrong-moment = Ce n'est pas possible maintenant.
refused-set-aside = Cette table a été mise de côté : quelque chose dans son journal ne peut pas être exécuté.
refused-no-spectators = Cette table n'est pas ouverte aux spectateurs maintenant.
refused-signed-out = Ta session est terminée. Recharge la page.
refused-wrong-password = Le nom ou le mot de passe est faux.
refused-login-taken = Quelqu'un d'autre a déjà ce nom.
refused-too-many = Il y a trop de demandes : attends un instant.
refused-busy = Le serveur ne peut pas le faire maintenant : réessaie dans un instant.
refused-bad-message = Ce que tu as entré est inutilisable. Vérifie et réessaie.
refused-bad-copy = Ce fichier n'a pas été exporté par un serveur.
refused-too-large = C'est trop gros.
refused-too-slow = C'était trop long : réessaie.
refused-cannot-serve = Le serveur ne peut pas démarrer.

# Noms, comptes, avis
refused-bad-name = Un nom a de 1 à { $most } caractères.
refused-bad-login = Un nom de connexion a de 2 à { $most } lettres, chiffres ou signes _ . -
refused-bad-password = Un mot de passe a de { $least } à { $most } caractères.
refused-bad-email = Ce n'est pas une adresse e-mail.
refused-account-already = C'est déjà un compte.
refused-guest-password = En visite, il n'y a pas de mot de passe : crée d'abord un compte.
refused-many-attempts = Trop de tentatives de connexion : attends une minute.
refused-no-session = Tu n'as pas cette session.
refused-no-push = Ce serveur n'envoie pas d'avis aux navigateurs.
refused-many-browsers = Tu reçois déjà des avis dans { $most } navigateurs : c'est la limite.
refused-no-mail = Ce serveur n'envoie pas d'e-mails.
refused-many-mails = Trop d'e-mails ont été demandés : attends une minute.
refused-old-link = Ce lien n'est plus valable.
refused-name-taken = Quelqu'un qui a un compte porte déjà ce nom, ou un nom qui lui ressemble.
refused-mixed-name = Un nom ne mélange pas des alphabets qui se ressemblent, comme le latin et le cyrillique.
refused-guest-deletion = Une visite n'a pas de compte à supprimer.
refused-other-login = Ce n'est pas ton nom de connexion.
refused-many-exports = Tu viens d'exporter tes données ; attends dix minutes.

# Les autres
refused-nobody = Il n'y a personne de tel ici.
refused-yourself = C'est toi.
refused-suspended = Ce compte est suspendu jusqu'au { $until }. La raison donnée par l'opérateur : { $why }
refused-blocked = Tu ne peux pas t'asseoir à cette table.
refused-friends-account = Il faut un compte pour avoir des amis : crées-en un d'abord.
refused-friend-guest = Cette personne joue en invité. Seuls ceux qui ont un compte peuvent être amis.
refused-no-friend = Cette personne n'est pas de tes amis.
refused-many-friends = Tu peux avoir { $most } amis et demandes.
refused-many-challenges = Tu peux avoir { $most } défis en cours.
refused-no-challenge = Ce défi est terminé.
refused-many-blocked = Tu as déjà rendu muets ou bloqué { $most } personnes : c'est le maximum.
refused-many-reports = Cela fait trop de signalements ; attends une minute.
refused-no-report = Ce signalement n'existe pas.

# Limites
refused-many-here = Trop de demandes viennent de cette adresse : attends un instant.
refused-many-openings-here = Trop de connexions s'ouvrent depuis cette adresse : attends un instant.
refused-many-openings = Tu ouvres trop de connexions : attends un instant.
refused-many-connections-here = Il y a trop de connexions depuis cette adresse.
refused-many-connections = Tu as trop de connexions : ferme quelques fenêtres.
refused-full = Le serveur est plein : réessaie dans un instant.
refused-many-replays = Tu revois trop de parties à la fois : attends un instant.
refused-many-reviews = Tu demandes trop d’analyses à la fois : attends un instant.
refused-review-failed = L’analyse de cette partie a échoué.
refused-many-components = Il y a trop de composants maison : attends un instant.
refused-fast-talk = Tu envoies des messages trop vite : attends un instant.
refused-many-codes = Tu as essayé trop de codes : attends une minute.
refused-many-tables = Tu as beaucoup de tables ouvertes : finis d'abord quelques parties.
refused-many-hands = Trop de prises en attente : attends un instant.
refused-crowded = Trop de joueurs agissent à la fois à cette table : réessaie.

# Tables
refused-no-game = Ce jeu n'existe pas.
refused-no-lesson = Il n'y a pas de leçon pour ce jeu.
refused-no-table = Cette table n'existe pas.
refused-unreadable-log = Le journal de cette table est illisible.
refused-no-seat = Cette table a les places A à { $last }.
refused-seats-once = Chaque place se prend une seule fois, et seulement si elle est à la table.
refused-taken = La place { $seat } est prise.
refused-free-seat = La place { $seat } est encore libre : un joueur ou un bot doit la prendre.
refused-empty-seat = Personne n'est assis à la place { $seat }.
refused-not-agreed = Le joueur de la place { $seat } n'a pas encore accepté les options modifiées.
refused-host-already = Le joueur de la place { $seat } est déjà l'hôte.
refused-seat-count = Ce jeu est pour { $low } à { $high } joueurs.
refused-more-sit = { $people } personnes sont déjà assises : il ne peut pas y avoir moins de places.
refused-fixed-table = Les options de cette table ne peuvent pas être changées.
refused-no-vacation = Les jours de congé sont pour les parties avec des jours par coup.
refused-vacation-used = Il te reste { $left } jours de congé dans cette partie.
refused-no-invitation = Il n'y a pas d'invitation avec ce code, ou elle a pris fin.
refused-not-seated = Seules les personnes assises à la table peuvent le faire.
refused-begun = La partie a commencé.
refused-not-playing = Aucune partie ne se joue ici maintenant.
refused-not-over = La partie n'est pas encore finie.
refused-ended = La partie à la table { $table } est déjà finie.
refused-nothing-left = À partir de là, il n'y a plus rien à jouer.
refused-rematch-later = La revanche, c'est après la fin.
refused-rematch-there = Il y a déjà une revanche.
refused-bot-plays = Un bot joue pour cette place : reprends-la d'abord.
refused-bot-already = Un bot joue déjà pour cette place.
refused-no-bot = Aucun bot ne joue pour cette place.
refused-time-up = Le temps de cette place est écoulé pour cette partie.
refused-not-away = Ce joueur n'est pas parti depuis assez longtemps.
refused-not-counted = Aucune manche ne vient d'être comptée : il n'y a rien à attendre.
refused-ready-already = Cette place est déjà prête : les autres lisent encore le décompte.
refused-not-all-ready = La prochaine manche commence quand tout le monde a lu le décompte et est prêt.
refused-empty-text = Le texte est vide.
refused-spectators-talk = Les spectateurs peuvent parler avant et après la partie.
refused-no-player = Ce joueur n'existe pas.

# Tournaments
refused-no-tournament = Ce tournoi n'existe pas.
refused-joined-already = Tu participes déjà à ce tournoi.
refused-not-joined = Tu ne participes pas à ce tournoi.
refused-tournament-full = Ce tournoi a déjà le nombre maximal de joueurs.
refused-too-late = Il est trop tard pour participer à ce tournoi.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-begun = Ce tournoi a déjà commencé.
refused-not-tournament-host = Seule la personne qui a créé ce tournoi peut faire cela.
refused-few-players = Un tournoi a besoin de { $least } joueurs pour commencer.
refused-no-break = Aucune manche n'est sur le point de commencer.
refused-guest-tournament = Il faut un compte pour créer un tournoi.
refused-many-tournaments = Tu as déjà annoncé { $most } tournois : c'est le maximum.
refused-tournament-time = Un tournoi commence dans le futur, dans les deux semaines.
refused-tournament-clock = Les tables d'un tournoi ont besoin d'une pendule en minutes, pas en jours.
