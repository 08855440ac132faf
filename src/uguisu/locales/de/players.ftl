# Ranglisten und Profile.

players-about = Menschen und Bots in einer Tabelle. Eine Wertung ist eine Schätzung mit Spielraum: Wo zwei Balken sich überlappen, kann sich die Reihenfolge noch ändern.
players-games = Spiele
players-seats = Zahl der Spieler
players-count = { $count } Spieler
players-place = Platz
players-player = Spieler
players-rating = Wertung
players-played = Partien
players-last = Die letzten fünf, die neueste zuerst
players-bot = Bot
players-you = du
players-none = Hier steht noch niemand. Zehn gewertete Partien bringen einen in diese Liste.
players-listed = Gelistet nach zehn gewerteten Partien, die letzte innerhalb von 90 Tagen. Bots haben dieselben Wertungen.
players-missing = Diesen Spieler gibt es nicht.
players-is-bot = Ein Bot. Er sieht, was sein Platz sieht, und sonst nichts.
players-since = Dabei seit { $month }
players-private = Dieses Profil ist privat.
players-private-mine = Dein Profil ist privat: Nur du siehst es, und du stehst in keiner Liste.
players-hide-me = Mein Profil verbergen
players-show-me = Mein Profil zeigen
players-only-friends = Nur Freunde dürfen mich herausfordern
players-challenge-friends = Nimmt nur Herausforderungen von Freunden an.
players-challenge-declined = Hat vor weniger als einer Woche eine Herausforderung von dir abgelehnt.
players-ratings = Wertungen
players-shade = Der Schatten zeigt die Unsicherheit.
players-unrated = Noch keine gewerteten Partien.
players-we-two = Du und { $name }
players-duel = Du warst { $ahead ->
    [one] einmal
   *[other] { $ahead }-mal
} vorn, { $behind ->
    [one] einmal
   *[other] { $behind }-mal
} hinten.
players-no-friends = Noch keine Freunde.
players-find = Spieler suchen
players-my-place = Zu meinem Platz: { $place }
players-more = { $count ->
    [one] einer weiteren Person
   *[other] { $count } weiteren
}
players-last-games = Letzte Partien
players-place-of = { $place }. von { $seats }
players-provisional = vorläufig, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
players-games-played = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
players-won = gewonnen
players-nth = { $place }.

# Statistics.
players-statistics = Zahlen
players-statistics-what = Aus allen gewerteten Partien
players-stat-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen ({ $share } %)
players-stat-all = Alle Partien
players-stat-favourite = Am häufigsten gespielt
players-stat-longest = Längste Siegesserie
players-stat-current = Aktuelle Siegesserie
players-stat-met = Am häufigsten getroffen
players-stat-times = { $name }, { $games ->
    [one] einmal
   *[other] { $games }-mal
}
