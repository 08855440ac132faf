# Classifiche e profili.

players-about = Persone e bot in una sola classifica. Una valutazione è una stima con un margine: dove due barre si sovrappongono, l'ordine può ancora cambiare.
players-games = Giochi
players-seats = Numero di giocatori
players-count = { $count } giocatori
players-place = Posto
players-player = Giocatore
players-rating = Valutazione
players-played = Partite
players-last = Ultime cinque, la più recente per prima
players-bot = bot
players-you = tu
players-none = Qui non c'è ancora nessuno. Dieci partite con valutazione portano in questa classifica.
players-listed = In classifica dopo dieci partite con valutazione, l'ultima entro 90 giorni. I bot hanno le stesse valutazioni.
players-missing = Questo giocatore non esiste.
players-is-bot = Un bot. Vede ciò che vede il suo posto, e nient'altro.
players-since = Iscritto da { $month }
players-private = Questo profilo è privato.
players-private-mine = Il tuo profilo è privato: lo vedi solo tu e non sei in nessuna classifica.
players-hide-me = Rendi privato il mio profilo
players-show-me = Rendi pubblico il mio profilo
players-only-friends = Solo gli amici possono sfidarmi
players-challenge-friends = Accetta sfide solo dagli amici.
players-challenge-declined = Ha rifiutato una tua sfida meno di una settimana fa.
players-ratings = Valutazioni
players-shade = L'ombra mostra l'incertezza.
players-unrated = Ancora nessuna partita con valutazione.
players-we-two = Tu e { $name }
players-duel = Davanti { $ahead ->
    [one] una volta
   *[other] { $ahead } volte
}, dietro { $behind ->
    [one] una volta
   *[other] { $behind } volte
}.
players-no-friends = Ancora nessun amico qui.
players-find = Cerca un giocatore
players-my-place = Al mio posto: { $place }º
players-more = { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
}
players-last-games = Ultime partite
players-place-of = { $place }º su { $seats }
players-provisional = provvisoria, { $count ->
    [one] una partita
   *[other] { $count } partite
}
players-games-played = { $count ->
    [one] una partita
   *[other] { $count } partite
}
players-won = vinte
players-nth = { $place }º

# Statistics.
players-statistics = Numeri
players-statistics-what = Da tutte le partite con valutazione
players-stat-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won } vinte ({ $share } %)
players-stat-all = Tutte le partite
players-stat-favourite = La più giocata
players-stat-longest = Serie di vittorie più lunga
players-stat-current = Vittorie di fila adesso
players-stat-met = Chi incontri di più
players-stat-times = { $name }, { $games ->
    [one] una volta
   *[other] { $games } volte
}
