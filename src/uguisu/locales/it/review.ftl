# The review of a finished game.

review-curve = Probabilità di vincere nel corso della partita
review-has = { $name } { $points } %
review-all = Tutti
review-sums = La partita in numeri
review-judged = Ogni decisione è giudicata da ciò che quel posto poteva sapere allora, e nient'altro.
review-race = In una gara nessuna scelta è giudicata: ecco quanto è stato veloce ciascuno e che cosa ne ha ricavato.
review-accuracy = Precisione
review-best-move = Mossa migliore
review-decided = Che cosa ha deciso
review-cards = Carte { $points } %
review-play = Gioco { $points } %
review-slips = Passi falsi
review-of-decisions = in { $count } decisioni
review-computing = L'analisi è in corso
review-computed = Passo { $found } di { $all }. Puoi già guardare ciò che si sa.
review-veiled = Velato mentre riprovi
review-veiled-why = Ciò che è venuto dopo rivelerebbe la risposta.
review-decision = Decisione
review-no-decision = Qui nessuna decisione
review-no-decision-why = In questo momento nessuno aveva scelta.
review-not-yet = Non ancora analizzato.
review-left = Qui { $points ->
    [one] è andato perso { $points } punto
   *[other] sono andati persi { $points } punti
 }.
review-about-same = Di sicuro non c'era nulla di meglio.
review-decision-before = La decisione precedente
review-decision-next = La decisione successiva
review-you-played = Hai giocato
review-played = { $name } ha giocato
review-would = L'analisi avrebbe giocato
review-choice = La scelta dell'analisi
review-hidden = ancora nascosta
review-same-choice = L'analisi avrebbe giocato lo stesso.
review-why-gains = Dalla scelta fatta guadagna di più { $player }: { $points } { $points ->
    [one] punto
   *[other] punti
 } di probabilità di vincere.
review-all-choices = { $count } scelte, secondo la probabilità che danno
review-honest = Giudicato solo da ciò che si poteva sapere allora
review-try-again = Riprova
review-try-how = La posizione com'era. Ciò che è venuto dopo è velato.
review-your-try = Il tuo tentativo
review-touch = Tocca ciò che brilla sulla plancia
review-choices-now = Che cosa puoi scegliere ora
review-try-best = È la scelta dell'analisi.
review-try-same = Lo stesso che fu giocato allora.
review-try-warmer = Fuochino: { $points } meglio di allora. C'è ancora qualcosa di meglio.
review-try-colder = Acqua: { $points } meno di ciò che fu giocato allora.
review-try-equal = Più o meno come ciò che fu giocato allora.
review-show = Mostra la risposta
review-another = Un altro tentativo
review-leave = Esci
review-known = Che cosa si poteva sapere
review-known-of = Come poteva giudicarlo { $name } prima di questa decisione; ciò che era certo non c'è
review-truth = Com'era davvero
review-was-true = era così
review-hidden-things = Ciò che era nascosto
review-changes = ▲ ▼ ciò che questo posto ha scoperto fino alla sua prossima decisione.
review-costliest = Le decisioni più costose
review-in-points = in punti di probabilità di vincere
review-none-costly = Nessuna decisione è stata di sicuro un errore.
review-practice = Allenamento
review-practice-about = Le decisioni più costose delle tue ultime partite analizzate. Solo tu vedi questa lista.
review-practice-none = Ancora nulla da allenare: apri l'analisi di una tua partita finita.
review-exercise = { $game }, passo { $step }
review-puzzle-of = Problema del { $date }
review-puzzle-find = Che cosa sceglieresti al posto di { $name }?
review-puzzle-how = Tocca quello che brilla sulla plancia.
review-puzzle-about = Da una partita con valutazione, senza nomi. Una scelta è di sicuro migliore di tutte le altre, ed è sfuggita.
review-puzzle-none = Oggi non c'è ancora un problema. Il server ne cerca uno nelle partite con valutazione: torna più tardi.
review-deeds = Prese e grida di questo round
review-who = Chi
review-what = Che cosa
review-after = Dopo
review-ms = { $ms } ms
review-brought = Punti
review-no-deeds = Nessun round è ancora stato contato.
review-mark-played = giocata
review-mark-review = analisi
review-key-step = passo
review-key-points = svolte
review-key-truth = verità
review-sign-costly = decisione costosa
review-sign-best = mossa migliore
review-sign-turning = svolta
