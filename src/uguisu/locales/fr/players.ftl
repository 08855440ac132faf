# Classements et profils.

players-about = Personnes et bots dans un même tableau. Une cote est une estimation avec une marge : là où deux barres se recouvrent, l'ordre peut encore changer.
players-games = Jeux
players-seats = Nombre de joueurs
players-count = { $count } joueurs
players-place = Place
players-player = Joueur
players-rating = Cote
players-played = Parties
players-last = Les cinq dernières, la plus récente d'abord
players-bot = bot
players-you = toi
players-none = Personne ne figure encore ici. Dix parties cotées mènent à ce tableau.
players-listed = Dans le tableau après dix parties cotées, la dernière depuis moins de 90 jours. Les bots ont les mêmes cotes.
players-missing = Ce joueur n'existe pas.
players-is-bot = Un bot. Il voit ce que voit sa place, et rien de plus.
players-since = Membre depuis { $month }
players-private = Ce profil est privé.
players-private-mine = Ton profil est privé : toi seul le vois et tu ne figures dans aucun tableau.
players-hide-me = Rendre mon profil privé
players-show-me = Rendre mon profil public
players-only-friends = Seuls mes amis peuvent me défier
players-challenge-friends = N'accepte que les défis de ses amis.
players-challenge-declined = A refusé un de tes défis il y a moins d'une semaine.
players-ratings = Cotes
players-shade = L'ombre montre l'incertitude.
players-unrated = Pas encore de partie cotée.
players-we-two = Toi et { $name }
players-duel = Tu as fini devant { $ahead ->
    [one] { $ahead } fois
   *[other] { $ahead } fois
}, derrière { $behind ->
    [one] { $behind } fois
   *[other] { $behind } fois
}.
players-no-friends = Pas encore d'amis ici.
players-find = Chercher un joueur
players-my-place = À ma place : { $place }
players-more = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}
players-last-games = Dernières parties
players-place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }
players-provisional = provisoire, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
players-games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
players-won = gagnées
players-nth = { $place }e

# Statistics.
players-statistics = Chiffres
players-statistics-what = De toutes les parties cotées
players-stat-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } gagnées ({ $share } %)
players-stat-all = Toutes les parties
players-stat-favourite = La plus jouée
players-stat-longest = Plus longue série de victoires
players-stat-current = Victoires d'affilée en cours
players-stat-met = Rencontres les plus fréquentes
players-stat-times = { $name }, { $games } fois
