# Tornei.

tournaments-title = Tornei
tournaments-about = Gioca per un posto in classifica: in un'arena quante volte vuoi, in un torneo svizzero round dopo round. Possono partecipare tutti.
tournaments-new = Nuovo torneo
tournaments-all = Tutti i tornei
tournaments-none = Nessun torneo annunciato.
tournaments-now = In corso
tournaments-soon = In arrivo
tournaments-past = Finiti
tournament-arena = Arena
tournament-swiss = Svizzero
tournament-is-running = { $kind }, in corso
tournament-is-between = { $kind }, tra due round
tournament-is-before-final = { $kind }, prima della finale
tournament-is-finished = { $kind }, finito { $when }
tournament-is-cancelled = { $kind }, annullato
tournament-what = { $game }, tavoli da { $seats }.
tournament-minutes = { $minutes } minuti, gioca quante volte vuoi.
tournament-rounds = { $rounds ->
    [one] Un round.
   *[other] { $rounds } round.
}
tournament-rated = Con valutazione.
tournament-casual = Senza valutazione.
tournament-with-final = Con finale.
tournament-players = { $count ->
    [one] Un giocatore.
   *[other] { $count } giocatori.
}
tournament-played = { $count ->
    [0] Ancora nessun tavolo giocato.
    [one] Un tavolo giocato.
   *[other] { $count } tavoli giocati.
}
tournament-begins-in = inizia tra
tournament-ends-in = finisce tra
tournament-round-in = round { $round } tra
tournament-final-in = finale tra
tournament-round = round
tournament-last-tables = ultimi tavoli
tournament-your-place = il tuo posto
tournament-join = Partecipa
tournament-leave = Lascia
tournament-rest = Fai una pausa
tournament-play = Riprendi a giocare
tournament-ready = Ci sono
tournament-cancel = Annulla il torneo
tournament-begin = Inizia ora
tournament-joined = Iscritti finora
tournament-least = servono almeno { $count } giocatori
tournament-nobody = Ancora nessun iscritto.
tournament-cancelled-few = Si erano iscritti troppo pochi giocatori.
tournament-cancelled-host = Chi l'ha creato lo ha annullato.
tournament-standings = Classifica
tournament-standings-after = Classifica dopo il round { $round }
tournament-winners = I vincitori
tournament-place = Posto
tournament-player = Giocatore
tournament-places = Piazzamenti, dal più recente
tournament-games = Partite
tournament-rivals = Rivali
tournament-points = Punti
tournament-points-count = { $count ->
    [one] un punto
   *[other] { $count } punti
}
tournament-all-players = Tutti i { $count } giocatori
tournament-you = tu
tournament-bot = bot
tournament-former = ex giocatore
tournament-is-resting = in pausa
tournament-is-left = ha lasciato
tournament-lantern = La lanterna è accesa: i punti valgono doppio.
tournament-next = Il tuo prossimo tavolo
tournament-table-ready = Il tuo tavolo è pronto.
tournament-table-come = Chi non arriva entro 30 secondi perde il posto.
tournament-to-table = Al tavolo
tournament-rests = Sei in pausa.
tournament-rests-more = Non avrai un tavolo finché non riprendi a giocare.
tournament-free = { $others ->
    [0] Per ora aspetti solo tu.
    [one] Un'altra persona aspetta con te.
   *[other] Altre { $others } persone aspettano con te.
}
tournament-opens = Il tuo tavolo si apre da solo.
tournament-bots-come = Dopo 20 secondi i bot occupano i posti liberi.
tournament-break = Il prossimo round inizia tra poco.
tournament-waits-round = Gli altri stanno ancora giocando questo round.
tournament-final-soon = La finale inizia tra poco.
tournament-final-who = La giocano i migliori { $seats } presenti. Chi è in pausa o se n'è andato resta fuori.
tournament-final-now = Si sta giocando la finale.
tournament-final-watch = I suoi posti sono i primi dell'arena. Puoi guardarla.
tournament-time-up = Il tempo è scaduto.
tournament-time-up-more = Gli ultimi tavoli si giocano fino alla fine.
tournament-final-then = Finiti gli ultimi tavoli, i migliori { $seats } presenti giocano una finale.
tournament-tables = Tavoli in corso
tournament-final = Finale
tournament-round-tables = Tavoli del round { $round }
tournament-tables-none = Nessun tavolo in corso.
tournament-recent = Ultimi tavoli
tournament-just-begun = appena iniziato
tournament-since = { $minutes } min
tournament-won-by = Vinto da { $names }.
tournament-no-result = senza risultato
tournament-round-number = Round { $round }
tournament-round-done = finito
tournament-round-now = ora
tournament-counts = Come si conta
tournament-arena-points-2 = 4 per una vittoria, niente per una sconfitta.
tournament-arena-points-3 = 4 per una vittoria, 2 per il secondo posto, niente per l'ultimo.
tournament-arena-points-4 = 4 per una vittoria, 2 per il secondo posto, 1 per il terzo.
tournament-arena-lantern = Due vittorie di fila accendono la lanterna: i punti valgono doppio finché non finisci sotto il secondo posto, o ultimo.
tournament-arena-goes = Dopo un tavolo sei di nuovo libero. I tavoli in corso alla fine contano ancora.
tournament-arena-ties = A parità di punti: più vittorie, poi meno partite.
tournament-final-goes = Scaduto il tempo e finiti tutti i tavoli, i migliori { $seats } presenti giocano una finale. Non dà punti: decide i posti di chi la gioca, davanti a tutti gli altri.
tournament-swiss-points = { $seats } per una vittoria, uno in meno per ogni posto più in basso; un riposo vale una vittoria.
tournament-swiss-ties = A parità di punti: contano i rivali più forti, poi le partite tra i pari.
tournament-swiss-goes = Giochi con chi ha i tuoi stessi punti, e di rado con gli stessi.
tournament-fillers = Un posto che resta libero va a un bot il cui risultato non conta per nessuno.
tournament-no-shows = Chi non viene al tavolo resta in pausa finché non riprende a giocare.
tournament-results = Risultati come file
tournament-look = Guarda
tournament-you-play = Giochi
tournament-name = Nome
tournament-game = Gioco
tournament-kind = Tipo
tournament-arena-what = Arena: gioca quante volte vuoi
tournament-swiss-what = Svizzero: round dopo round
tournament-seats = Giocatori per tavolo
tournament-begins = Inizio
tournament-begins-minutes = tra { $minutes } minuti
tournament-begins-later = in un altro momento
tournament-begins-at = Giorno e ora
tournament-how-long = Durata
tournament-how-long-minutes = { $minutes } minuti
tournament-how-many-rounds = Round
tournament-pause = Pausa tra i round
tournament-pause-minutes = { $minutes ->
    [0] nessuna
    [one] un minuto
   *[other] { $minutes } minuti
}
tournament-bots-join = I bot partecipano
tournament-bots-count = { $count ->
    [0] no
   *[other] fino a { $count } giocatori
}
tournament-least-field = Minimo di giocatori
tournament-fill = I bot occupano i posti che restano liberi
tournament-rated-field = Partite con valutazione
tournament-final-field = Alla fine i migliori giocano una finale
tournament-announce = Annuncia
