# Tournois.

tournaments-title = Tournois
tournaments-about = Joue pour une place au classement : dans une arène aussi souvent que tu veux, dans un tournoi suisse manche après manche. Tout le monde peut participer.
tournaments-new = Nouveau tournoi
tournaments-all = Tous les tournois
tournaments-none = Aucun tournoi n'est annoncé.
tournaments-now = En cours
tournaments-soon = À venir
tournaments-past = Terminés
tournament-arena = Arène
tournament-swiss = Suisse
tournament-is-running = { $kind }, en cours
tournament-is-between = { $kind }, entre deux manches
tournament-is-before-final = { $kind }, avant la finale
tournament-is-finished = { $kind }, terminé { $when }
tournament-is-cancelled = { $kind }, annulé
tournament-what = { $game }, tables de { $seats }.
tournament-minutes = { $minutes } minutes, joue aussi souvent que tu veux.
tournament-rounds = { $rounds ->
    [one] Une manche.
   *[other] { $rounds } manches.
}
tournament-rated = Avec cote.
tournament-casual = Sans cote.
tournament-with-final = Avec finale.
tournament-players = { $count ->
    [0] Aucun joueur.
    [one] Un joueur.
   *[other] { $count } joueurs.
}
tournament-played = { $count ->
    [0] Aucune table jouée.
    [one] Une table jouée.
   *[other] { $count } tables jouées.
}
tournament-begins-in = commence dans
tournament-ends-in = se termine dans
tournament-round-in = manche { $round } dans
tournament-final-in = finale dans
tournament-round = manche
tournament-last-tables = dernières tables
tournament-your-place = ta place
tournament-join = Participer
tournament-leave = Quitter
tournament-rest = Faire une pause
tournament-play = Rejouer
tournament-ready = C'est bon pour moi
tournament-cancel = Annuler le tournoi
tournament-begin = Commencer maintenant
tournament-joined = Participants jusqu'ici
tournament-least = il faut au moins { $count } joueurs
tournament-nobody = Personne ne participe encore.
tournament-cancelled-few = Trop peu de joueurs participaient.
tournament-cancelled-host = La personne qui l'a créé l'a annulé.
tournament-standings = Classement
tournament-standings-after = Classement après la manche { $round }
tournament-winners = Les vainqueurs
tournament-place = Place
tournament-player = Joueur
tournament-places = Places, la dernière d'abord
tournament-games = Parties
tournament-rivals = Rivaux
tournament-points = Points
tournament-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tournament-all-players = Les { $count } joueurs
tournament-you = toi
tournament-bot = bot
tournament-former = ancien joueur
tournament-is-resting = en pause
tournament-is-left = est parti
tournament-lantern = La lanterne est allumée : les points comptent double.
tournament-next = Ta prochaine table
tournament-table-ready = Ta table est prête.
tournament-table-come = Qui n'est pas là dans 30 secondes perd sa place.
tournament-to-table = À la table
tournament-rests = Tu es en pause.
tournament-rests-more = Tu n'auras pas de table avant de rejouer.
tournament-free = { $others ->
    [0] Tu attends les autres.
    [one] Une autre personne attend avec toi.
   *[other] { $others } autres personnes attendent avec toi.
}
tournament-opens = Ta table s'ouvre toute seule.
tournament-bots-come = Après 20 secondes, des bots prennent les places libres.
tournament-break = La prochaine manche commence bientôt.
tournament-waits-round = Les autres jouent encore cette manche.
tournament-final-soon = La finale commence bientôt.
tournament-final-who = Les { $seats } meilleurs présents la jouent, pas ceux qui sont en pause ou partis.
tournament-final-now = La finale se joue.
tournament-final-watch = Ses places sont les premières de l'arène. Tu peux la regarder.
tournament-time-up = Le temps est écoulé.
tournament-time-up-more = Les dernières tables se jouent jusqu'au bout.
tournament-final-then = Quand les dernières tables auront fini, les { $seats } meilleurs présents joueront une finale.
tournament-tables = Tables en cours
tournament-final = Finale
tournament-round-tables = Tables de la manche { $round }
tournament-tables-none = Aucune table en cours.
tournament-recent = Dernières tables
tournament-just-begun = vient de commencer
tournament-since = { $minutes } min
tournament-won-by = Gagné par { $names }.
tournament-no-result = sans résultat
tournament-round-number = Manche { $round }
tournament-round-done = terminée
tournament-round-now = maintenant
tournament-counts = Comment on compte
tournament-arena-points-2 = 4 pour une victoire, rien pour une défaite.
tournament-arena-points-3 = 4 pour une victoire, 2 pour la deuxième place, rien pour la dernière.
tournament-arena-points-4 = 4 pour une victoire, 2 pour la deuxième place, 1 pour la troisième.
tournament-arena-lantern = Deux victoires de suite allument la lanterne : les points comptent double jusqu'à ce que tu finisses au-dessous de la deuxième place, ou à la dernière.
tournament-arena-goes = Après une table, tu es de nouveau libre. Les tables en cours à la fin comptent encore.
tournament-arena-ties = À égalité de points : plus de victoires, puis moins de parties.
tournament-final-goes = Quand le temps est écoulé et que toutes les tables ont fini, les { $seats } meilleurs présents jouent une finale. Elle ne donne pas de points : elle décide des places de ceux qui la jouent, devant tous les autres.
tournament-swiss-points = { $seats } pour une victoire, un de moins par place en dessous ; une exemption vaut une victoire.
tournament-swiss-ties = À égalité de points : les rivaux les plus forts comptent, puis les parties entre ex æquo.
tournament-swiss-goes = Tu joues avec des joueurs qui ont autant de points que toi, et rarement avec les mêmes.
tournament-fillers = Une place qui reste libre est prise par un bot dont le résultat ne compte pour personne.
tournament-no-shows = Qui ne vient pas à une table reste en pause jusqu'à ce qu'il rejoue.
tournament-results = Résultats dans un fichier
tournament-look = Voir
tournament-you-play = Tu joues
tournament-name = Nom
tournament-game = Jeu
tournament-kind = Type
tournament-arena-what = Arène : joue aussi souvent que tu veux
tournament-swiss-what = Suisse : manche après manche
tournament-seats = Joueurs par table
tournament-begins = Début
tournament-begins-minutes = dans { $minutes } minutes
tournament-begins-later = à un autre moment
tournament-begins-at = Jour et heure
tournament-how-long = Durée
tournament-how-long-minutes = { $minutes } minutes
tournament-how-many-rounds = Manches
tournament-pause = Pause entre les manches
tournament-pause-minutes = { $minutes ->
    [0] aucune
    [one] une minute
   *[other] { $minutes } minutes
}
tournament-bots-join = Des bots participent
tournament-bots-count = { $count ->
    [0] non
   *[other] jusqu'à { $count } joueurs
}
tournament-least-field = Minimum de joueurs
tournament-fill = Des bots prennent les places qui restent libres
tournament-rated-field = Parties avec cote
tournament-final-field = Les meilleurs jouent une finale
tournament-announce = Annoncer
