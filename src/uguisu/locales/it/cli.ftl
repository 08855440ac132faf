# Il terminale: schermate, comandi e i loro errori.

# L'aiuto: righe semplici senza argomenti, lette a ogni avvio senza il motore di Fluent.
cli-help = Quattro giochi da tavolo di ninja, nel browser e nel terminale. Senza comando si apre un menu.
cli-help-play = Gioca una partita contro i bot e con amici alla stessa macchina.
cli-help-games = Elenca i giochi, i loro giocatori e le opzioni.
cli-help-rules = Leggi le regole di un gioco, un loro capitolo o una singola clausola.
cli-help-sim = Fai giocare ai bot molte partite e riassumi i risultati.
cli-help-replay = Rivedi passo passo la registrazione di una partita.
cli-help-review = Scopri che cosa poteva sapere ogni giocatore e quanto valevano le sue scelte.
cli-help-verify = Controlla che una registrazione segua le regole e finisca come dice.
cli-help-help = Mostra questo aiuto ed esci.
cli-help-version = Mostra la versione ed esci.
cli-help-word-usage = Uso
cli-help-word-arguments = Argomenti
cli-help-word-options = Opzioni
cli-help-word-commands = Comandi
cli-help-word-default = se manca
cli-help-word-required = obbligatorio
cli-help-language = La lingua: en, it, es, fr o de.
cli-help-game = L'id di un gioco, come elencato da uguisu games.
cli-help-clause = Una clausola come WOC-12 o il titolo di un capitolo.
cli-help-file = La registrazione di una partita; - legge lo standard input.
cli-help-seats = Quanti giocatori, bot compresi.
cli-help-seed = Semi uguali e mosse uguali danno partite uguali; se manca, è casuale.
cli-help-option = Un'opzione del gioco; si può ripetere.
cli-help-bot = I bot sui posti liberi: un grado come genin o un programma come ./mybot; si può ripetere.
cli-help-people = Quante persone siedono a questa macchina, o i loro nomi separati da virgole.
cli-help-resume = Continua l'ultima partita interrotta.
cli-help-play-cores = Su quanti core pensa un bot che cerca; su tutti quelli della macchina se non indicato.
cli-help-seat = Dal punto di vista di chi; se manca, di uno spettatore.
cli-help-replay-json = Stampa ogni posizione come la vedeva quell'osservatore, un oggetto JSON per riga.
cli-help-replay-text = Stampa il registro.
cli-help-sim-games = Quante partite.
cli-help-sim-seed = Semi uguali danno partite uguali.
cli-help-sim-bot = Un bot, posto per posto: un grado, un programma ./mybot o module:Class. Bot diversi si scambiano di posto.
cli-help-sim-json = Stampa un solo oggetto JSON invece delle tabelle.
cli-help-sim-no-timing = Ometti quanto tempo ci è voluto: il resto è sempre uguale per lo stesso seme.
cli-help-strict = Fallisci se un bot ha fallito: ciò che ha perso a tavolino guasta il risultato.
cli-help-sim-out = Scrivi le partite in questo file Parquet, per pandas e Arrow: una riga per partita, con la sua registrazione.
cli-help-sim-decisions = Con --out: invece una riga per decisione, con ciò che il posto vedeva, poteva fare, ha fatto e ottenuto.

# Errori sulla riga di comando, una frase ciascuno. `found` dice se si intendeva `near`.
cli-no-command = { $found ->
    [yes] Non c'è il comando { $command }; intendevi { $near }?
   *[no] Non c'è il comando { $command }; prova { $help }.
}
cli-no-flag = { $found ->
    [yes] Qui non c'è l'opzione { $flag }; intendevi { $near }?
   *[no] Qui non c'è l'opzione { $flag }; prova --help.
}
cli-no-game = { $found ->
    [yes] Non c'è il gioco { $game }; intendevi { $near }?
   *[no] Non c'è il gioco { $game }; ci sono { $known }.
}
cli-no-clause = { $found ->
    [yes] Le regole di { $game } non hanno { $clause }; intendevi { $near }?
   *[no] Le regole di { $game } non hanno { $clause }.
}
cli-no-language = Non c'è la lingua { $language }; ci sono { $known }.
cli-missing = Manca { $name }; prova --help.
cli-needs-value = { $flag } richiede un valore.
cli-no-number = { $flag } richiede un numero intero.
cli-processes = { $value } processi non possono servire insieme: da 1 a { $most }.
cli-too-many = Ci sono troppe parole su questa riga di comando; prova { $command } --help.
cli-no-rulebook = Le regole di { $game } non sono installate.
cli-no-seats = { $game } è per { $low }–{ $high } giocatori, non { $seats }.
cli-no-option = { $game } non ha l'opzione { $option }; scrivi --option NOME=VALORE con una di queste: { $known }.
cli-no-value = L'opzione { $option } non può essere { $value }; può essere: { $known } ({ $clause }).
cli-no-bot = { $game } non ha il bot { $bot }; ci sono { $known }.
cli-too-many-people = { $people } persone non entrano in { $seats } posti.
cli-no-people = Le persone sono un numero o nomi diversi separati da virgole, non { $people }.
cli-no-seed = Un seme è una riga di al massimo { $longest } caratteri.
cli-no-games = Il numero di partite va da 1 a 10000000, non { $games }.
cli-no-seat = Non c'è il posto { $seat }; i posti vanno da A a { $last }.
cli-json-or-text = Scegli uno tra --json e --text.
cli-needs-terminal = Per giocare serve un terminale.
cli-nothing-to-resume = Non c'è nessuna partita interrotta da riprendere.
cli-being-played = Questa partita è in corso in un'altra finestra.
cli-unwritable = Le partite non si possono salvare in { $folder }; UGUISU_DATA può indicare un'altra cartella.
cli-no-file = { $file } non si può leggere: { $reason }.
cli-huge-file = { $file } è troppo grande per essere la registrazione di una partita.
cli-binary-file = { $file } non è un file di testo, quindi non è la registrazione di una partita.
cli-foreign-game = { $file } è la registrazione di { $game }, un gioco che qui non è installato.
cli-bad-record = { $file } non è una registrazione valida. { $reason }

# Ciò che i comandi stampano.
cli-games-id = Gioco
cli-games-title = Titolo
cli-games-players = Giocatori
cli-games-options = Opzioni
cli-verified = { $actions ->
    [one] La registrazione è corretta: { $game }, un'azione, vittoria di { $winners }.
   *[other] La registrazione è corretta: { $game }, { $actions } azioni, vittoria di { $winners }.
}
cli-shuffle-honest = Il mazzo è stato mescolato onestamente: il seme deriva dal segreto dietro l'impegno { $commitment } e dall'entropia di ogni giocatore.
cli-shuffle-none = La mescolata non è stata verificata: questa registrazione non viene da un server.
cli-shuffle-fork = La mescolata non è stata verificata: la partita ne continua un'altra, con le sue carte.
cli-shuffle-lesson = La mescolata non è stata verificata: in una lezione le carte sono scelte.
cli-verified-unfinished = { $actions ->
    [one] La registrazione è corretta fin qui: { $game }, un'azione, non finita.
   *[other] La registrazione è corretta fin qui: { $game }, { $actions } azioni, non finita.
}
cli-sim-running = Si gioca
cli-sim-games = Partite
cli-sim-decisions = Decisioni
cli-sim-length = Decisioni per partita (minimo / media / massimo)
cli-sim-speed = Partite al secondo
cli-sim-digest = Impronta di tutte le registrazioni
cli-sim-who = Vittorie di
cli-sim-share = Quota
cli-sim-interval = Intervallo al 95 %

# Il menu.
cli-menu-hello = Quattro giochi di ninja. Nessuno raggiunge un segreto senza farsi sentire.
cli-menu-keys = ↑↓ riga · ←→ cambia · Invio esegui · Esc esci
cli-menu-resume = Riprendi
cli-menu-game = Gioco
cli-menu-game-woc = Ognuno serve in segreto uno dei cinque clan e comanda le truppe di tutti.
cli-menu-game-shi = I ninja colpiscono con armi nascoste. Chi mente sulla propria, e chi denuncia?
cli-menu-game-nma = Nove dadi, cinque ninja, una spada: vedi, conta e afferra prima degli altri. In tempo reale.
cli-menu-game-njt = Invadi le case dei clan, impara abilità, corrompi inviati e ottieni più onore di tutti.
cli-menu-minutes = { $about } { $minutes ->
    [one] Un minuto.
   *[other] { $minutes } minuti.
}
cli-menu-seats = Giocatori
cli-menu-seats-about = Da { $low } a { $high } giocatori, bot compresi.
cli-menu-person = una persona
cli-menu-person-about = Qualcuno a questa macchina. Scrivi un nome. Con più persone, tra un turno e l'altro cala un sipario.
cli-menu-bot = bot, { $bot }
cli-menu-bot-random = Il fantoccio del cortile: fa qualsiasi cosa le regole permettano.
cli-menu-bot-genin = L'apprendista zelante: ha buon senso, ma qualcosa gli sfugge.
cli-menu-bot-chunin = L'agente esperto: conta, deduce e pianifica il turno.
cli-menu-bot-jonin = Il gran maestro: legge da ciò che fai ciò che nascondi, e pensa in anticipo.
cli-menu-language = Lingua
cli-menu-language-name = Italiano
cli-menu-language-about = Puoi cambiarla anche durante la partita, con L.
cli-menu-seed = Seme
cli-menu-seed-none = a sorte
cli-menu-seed-about = Scrivi quello che vuoi: semi uguali e mosse uguali danno partite uguali. Vuoto: ogni volta una partita nuova.
cli-menu-play = Gioca qui
cli-menu-play-about = Siediti e comincia, in questo terminale.
cli-menu-rules = Regole
cli-menu-rules-about = Leggi le regole di questo gioco.
cli-menu-leave = Esci
cli-menu-leave-about = Alla prossima.
cli-saved = { $actions ->
    [one] { $game } con { $players }, dopo una mossa.
   *[other] { $game } con { $players }, dopo { $actions } mosse.
}
cli-offer-title = Una partita interrotta
cli-offer-hint = Invio continua · N comincia una partita nuova · Q esci

# Al tavolo.
cli-confirm = Fatto
cli-pick = { $pick }
cli-not-asked = Non è questo che serve adesso.
cli-why-ask = Perché no? Scegli qualsiasi cosa sul tavolo.
cli-undone = Mossa annullata.
cli-key-choose = 1–9 o ←→ Invio scegli
cli-key-hurry = Spazio salta avanti
cli-key-result = Invio risultato
cli-key-back = Esc indietro
cli-key-undo = U annulla
cli-key-why = ? perché no
cli-key-leave = Q esci
cli-key-language = L lingua
cli-key-rules = F1 regole
cli-rules-keys = ↑↓ scorri · Esc indietro

cli-curtain-who = Tocca a { $player }
cli-curtain-what = Passa il dispositivo a { $player }. Adesso deve guardare solo { $player }.
cli-curtain-undo = Chi ha giocato prima può premere U per annullare l'ultima mossa.
cli-curtain-hint = { $player } preme Invio.

cli-end-title = { $count ->
    [one] Vince { $winners }!
   *[other] { $winners } condividono la vittoria!
}
cli-end-hint = R rivincita · S salva qui la registrazione · Invio guarda il tavolo · Q esci
cli-end-saved = Salvata come { $file }.

cli-replay-at = { $at } di { $of }
cli-replay-spectator = Come la vedeva uno spettatore.
cli-replay-eyes = Come la vedeva { $player }.
cli-replay-keys = ←→ passo · PagSu PagGiù Inizio Fine salta · V punto di vista · L lingua · Q esci

# uguisu serve
cli-help-serve = Offri tavoli in rete: il browser gioca qui.
cli-help-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
cli-help-port = La porta su cui ascoltare.
cli-help-data = La cartella del database; se manca, viene creata.
cli-help-database = Un database per più nodi, postgresql+psycopg://…
cli-help-redis = Un Redis che collega più nodi, redis://…
cli-help-serve-processes = Processi che servono insieme su questa macchina, uno per ogni core da usare.
cli-help-config = Un file di impostazioni.
cli-help-open = Apri il browser, se c'è.
cli-serving = In servizio su { $address }

# uguisu admin
cli-help-admin = Cura i tavoli di un server: elencare, chiudere, controllare, riparare, esportare, importare, salvare, traslocare.
cli-help-admin-list = Elenca i tavoli che si riempiono o giocano.
cli-help-admin-all = Elenca anche quelli finiti.
cli-help-admin-end = Chiudi un tavolo: nessuno vince, niente viene valutato.
cli-help-admin-check = Esegui i registri di tutti i tavoli e indica quelli che non si possono eseguire.
cli-help-admin-repair = Chiudi un tavolo il cui registro non si può eseguire, com'era prima della voce guasta.
cli-help-admin-export = Scrivi tutto in un file di righe JSON. Contiene segreti: custodiscilo bene.
cli-help-admin-import = Aggiungi ciò che un file esportato ha e il database no.
cli-help-admin-backup = Copia il database SQLite in un nuovo file, anche mentre il server è attivo.
cli-help-admin-move = Copia il database SQLite in un PostgreSQL vuoto.
cli-help-admin-file = Il file.
cli-help-admin-table = L'identificatore del tavolo, la fine del suo link.
cli-help-admin-target = Dove, postgresql+psycopg://…
cli-help-reports = Elenca le segnalazioni; mostrane o risolvine una.
cli-help-reports-all = Elenca anche quelle risolte.
cli-help-reports-show = Mostra una segnalazione con la chat attorno; le righe di chi è segnalato iniziano con >.
cli-help-reports-resolve = Segna una segnalazione come risolta.
cli-help-reports-note = Che cosa è stato fatto, per gli altri operatori.
cli-help-report = L'id della segnalazione.
cli-reports-none = Non ci sono segnalazioni.
cli-reports-report = Segnalazione
cli-reports-when = Quando
cli-reports-name = Chi
cli-reports-reason = Motivo
cli-reports-others = Altre segnalazioni
cli-reports-status = Stato
cli-reports-text = Testo
cli-reports-table = Tavolo
cli-reports-note = Nota
cli-reports-open = aperta
cli-reports-closed = risolta
cli-reports-resolved = La segnalazione { $report } è risolta.
cli-reports-reason-abuse = insulti o minacce
cli-reports-reason-spam = pubblicità
cli-reports-reason-name = nome
cli-reports-reason-cheating = imbrogli
cli-reports-reason-other = altro
cli-admin-none = Non ci sono tavoli.
cli-admin-table = Tavolo
cli-admin-game = Gioco
cli-admin-status = Stato
cli-admin-people = Persone
cli-admin-changed = Ultima modifica
cli-admin-status-gathering = si riempie
cli-admin-status-playing = in gioco
cli-admin-status-over = finito
cli-admin-status-aborted = interrotto
cli-admin-status-set-aside = accantonato
cli-admin-ended = Il tavolo { $table } è chiuso; un server attivo se ne accorge entro dieci secondi.
cli-admin-broken = { $table }: la voce { $number } non si può eseguire. { $reason }
cli-admin-checked = { $count ->
    [one] Un registro controllato
   *[other] { $count } registri controllati
 }; { $broken ->
    [0] tutti si possono eseguire.
    [one] uno non si può eseguire.
   *[other] { $broken } non si possono eseguire.
 }
cli-admin-repaired = Il tavolo { $table } è chiuso com'era prima della voce { $number }; un server attivo se ne accorge entro dieci secondi.
cli-admin-exported = { $count } righe sono in { $file }.
cli-admin-imported = { $count ->
    [one] È entrato un tavolo.
   *[other] Sono entrati { $count } tavoli.
}
cli-admin-backed-up = La copia è { $file }.
cli-admin-moved = { $count ->
    [one] È stato copiato un tavolo.
   *[other] Sono stati copiati { $count } tavoli.
}

# Bots: how long they may think, where they think, and what becomes of those that fail.
cli-help-processes = Quanti processi giocano insieme; tutti i core se non indicato.
cli-help-iterations = Quante iterazioni può fare per mossa un bot che cerca: con semi uguali le partite sono uguali.
cli-help-seconds = Quanti secondi può pensare per mossa un bot che cerca.
cli-help-cores = Su quanti core un bot che cerca pensa a una mossa; le iterazioni fissate vengono ripartite.
cli-no-program = Non c'è un programma { $program } che si possa avviare.
cli-no-python-bot = Il bot { $bot } non si può caricare: { $reason }.
cli-too-small = { $flag } dev'essere almeno { $least }, non { $value }.
cli-no-cores = --cores dev'essere un numero da 1 a { $most }, non { $cores }.
cli-bot-failed = { $kind ->
    [raised] { $bot } si è interrotto con { $detail }; al suo posto ha mosso { $instead }.
    [illegal] { $bot } ha scelto { $detail }, che ora non è permesso; al suo posto ha mosso { $instead }.
    [late] { $bot } non ha risposto in tempo; al suo posto ha mosso { $instead }.
    [nonsense] { $bot } ha dato una risposta illeggibile: { $detail }; al suo posto ha mosso { $instead }.
   *[gone] { $bot } è terminato ({ $detail }); al suo posto ha mosso { $instead }.
}
cli-bot-failed-often = { $count ->
    [one] Una volta: { $failure }
   *[other] { $count } volte: { $failure }
}

# uguisu lab train
cli-help-lab-train = Impara un gioco giocando contro sé stesso e scrivi un file di pesi che gioca come bot.
cli-help-train-minutes = Quanto imparare, in minuti.
cli-help-train-lessons = Finisci dopo tante lezioni invece che dopo un tempo: semi uguali danno allora pesi uguali.
cli-help-train-hidden = Unità di ciascuno dei due strati nascosti.
cli-help-train-tables = Partite alla volta con il minimo di giocatori; con più giocatori sono di più.
cli-help-train-test-games = Partite tra chunin di ogni prova.
cli-help-train-against = Il rango contro cui imparare: un posto impara, su tutti gli altri siede il rango.
cli-help-train-out = Il file dei pesi; con il nome del gioco se omesso.
cli-help-train-resume = Continua con il file, fino ai minuti o alle lezioni indicati.
cli-no-numpy = Per imparare serve NumPy; arriva con l'extra uguisu[train].
cli-bot-no-numpy = Il bot { $bot } ha bisogno di NumPy; arriva con l'extra uguisu[train].
cli-train-failed = Non si può imparare { $file }: { $reason }
cli-train-interrupted = Interrotto. { $file } è scritto; lo stesso comando con --resume continua.
cli-train-written = { $file } è scritto, imparato da { $games } partite: lo gioca --bot { $file }.
cli-train-tested = Dopo { $games } partite: vince il { $share } tra chunin con { $seats } giocatori (equo: { $fair }).
cli-train-tested-against = Dopo { $games } partite: vince il { $share } contro { $rank } con { $seats } giocatori (equo: { $fair }).
cli-train-going = { $games } partite, { $share }, ancora { $left } minuti

# uguisu ladder
cli-help-ladder = Misura la forza dei bot: incontri equilibrati per posti e mescolate, con intervalli.
cli-help-ladder-game = L'id di un gioco, oppure all.
cli-help-ladder-seats = Quanti giocatori; ogni numero permesso dal gioco se non indicato.
cli-help-ladder-games = Quante partite gioca ogni coppia di bot, completate perché ognuno occupi ogni posto; dieci volte tante per i bot che decidono subito. Se non indicato, quante ne servono a ogni gioco.
cli-help-ladder-bot = Un altro bot da misurare: un programma o una classe Python module:Class; si può ripetere.
cli-help-ladder-only = Solo le coppie in cui gioca questo bot.
cli-help-ladder-write = Scrivi le tabelle in questa pagina Markdown, tra i suoi segni.
cli-help-fresh = Ricomincia da capo, anche se lo stesso lavoro era stato interrotto.
cli-help-ray = Gioca sul cluster Ray con questo indirizzo; auto o local per uno di questa macchina.
cli-ladder-title = { $game }, { $seats } giocatori
cli-ladder-bot = Bot
cli-ladder-rating = Valutazione
cli-ladder-others = A un tavolo di
cli-ladder-fair = Quota equa
cli-ladder-forfeits = Forfait
cli-ladder-points = Punti per partita
cli-ladder-ahead = Vantaggio
cli-ladder-seconds = Secondi per mossa
cli-ladder-note = * meglio di quanto spieghi il caso. 400 punti di valutazione valgono dieci volte la forza; { $anchor } ha 0.
cli-ladder-written = Le tabelle sono in { $file }.
cli-ladder-nobody = Nessuna coppia di questa classifica ha un bot { $bot }; invitalo con --bot.
cli-no-mark = In { $file } non c'è posto per le tabelle: scrivi le righe { $mark } e { $end } dove devono stare.
cli-no-ray = Ray non è installato; viene con l'extra uguisu[ray].
cli-no-parquet = I file Parquet richiedono pyarrow; arriva con l'extra uguisu[parquet].
cli-decisions-where = --decisions richiede un file in cui scrivere: aggiungi --out FILE.
cli-no-cluster = Non c'è un cluster Ray a { $address }: { $reason }

# uguisu lab
cli-help-lab = Studia un gioco con migliaia di partite fra bot.
cli-help-lab-balance = Scopri chi vince da dove, quanto sono lunghe e combattute le partite e che cosa le decide: un rapporto con grafici.
cli-help-lab-games = Quante partite per ogni variante.
cli-help-lab-compare = Confronta i valori di un'opzione, NAME per tutti o NAME=VALUE,VALUE; si può ripetere.
cli-help-lab-house = Confronta con i componenti della casa di questo file TOML; si può ripetere.
cli-help-lab-out = La cartella per report.html e games.csv; creata se manca.
cli-no-compare = L'opzione { $option } non si può confrontare così; scrivi --compare NAME o --compare NAME=VALUE,VALUE.
cli-bad-house = I componenti in { $file } non si possono usare. { $reason }
cli-no-out = Non si può scrivere in { $folder }: { $reason }.
cli-lab-written = Il rapporto è { $report }, tutte le partite sono in { $games }.
cli-lab-title = { $game }, { $seats } giocatori: equilibrio
cli-lab-how = { $games } partite per ogni variante, giocate da { $bots }, seme { $seed }. Gli intervalli sono al 95 %.
cli-lab-printed = come stampato
cli-lab-variant = Variante
cli-lab-games = Partite
cli-lab-length = Decisioni per partita
cli-lab-winning = Punti del migliore
cli-lab-margin = Vantaggio sul secondo
cli-lab-shared = Vittorie condivise
cli-lab-first-wins = Vittorie di chi agisce per primo
cli-lab-seats = Vittorie per posto
cli-lab-overall = Sono tutte uguali? χ² = { $statistic } con { $freedom } gradi di libertà: quote uguali differirebbero altrettanto con probabilità { $chance }.
cli-lab-many = Gli intervalli sono al 95 %: su venti che guardi, circa uno manca il vero per caso. Poni prima la domanda per tutte insieme.
cli-lab-order = Vittorie per ordine di gioco
cli-lab-bots = Vittorie per bot
cli-lab-lengths = Decisioni per partita
cli-lab-points = Punti di tutti i giocatori
cli-lab-deciders = Che cosa fa di diverso chi vince
cli-lab-deciders-how = Quanto più spesso lo fa chi vince, in deviazioni standard; sotto, quante volte per partita. Ciò che fa chi vince non è sempre il motivo per cui vince.
cli-lab-deed = Azione
cli-lab-winners = Vincitori
cli-lab-others = Altri
cli-lab-ahead = Differenza
cli-lab-changes = Che cosa cambiano le varianti
cli-lab-changes-how = Partita per partita con gli stessi semi, rispetto alla prima variante; * vuol dire più di quanto spieghi il caso.
cli-lab-measure = Misura
cli-lab-base = Prima variante
cli-lab-change = Cambiamento
woc-role-loyalty = Vittorie per clan servito
woc-deed-deployments = Carte dispiegate
woc-deed-moves = Truppe spostate
woc-deed-attacks = Attacchi
woc-deed-ninjas = Ninja giocati
shi-deed-denounced-rightly = Denunce giuste
shi-deed-denounced-wrongly = Denunce sbagliate
shi-deed-hits-accepted = Colpi accettati
shi-deed-lies-found-out = Bugie scoperte
nma-deed-grabs = Pedine afferrate
nma-deed-shouts = Grida
nma-deed-shouts-right = Grida giuste
nma-deed-shouts-wrong = Grida sbagliate
nma-deed-thefts = Furti
nma-deed-false-starts = False partenze
njt-deed-invasions = Case invase
njt-deed-banzais = Banzai
njt-deed-raids-failed = Invasioni fallite
njt-deed-skills = Abilità imparate
njt-deed-bribes = Inviati corrotti
njt-deed-rumours = Dicerie sparse

# Ogni terminale e shell.
cli-help-install-completion = Attiva il completamento con Tab in questa shell, ed esci.
cli-help-show-completion = Mostra lo script di completamento di questa shell, ed esci.
cli-sim-interrupted = Interrotto dopo { $done } partite su { $games }. Le simulazioni non vengono conservate: lo stesso comando ricomincia da capo, mentre uguisu lab balance riprende da dove si era fermato.
cli-job-interrupted = { $job }: interrotto, { $done } partite su { $games } sono conservate. Lo stesso comando, senza --fresh, riprende da lì.
cli-menu-browser = Gioca nel browser
cli-menu-browser-about = Quattro giochi illustrati, una prima partita guidata e gli amici con un link. Ctrl-C chiude.

cli-help-games-check = Verifica ogni promessa del contratto per un gioco e di' quali non mantiene.
cli-help-games-target = La classe del gioco, come modulo:Classe; valgono i moduli di questa cartella. Oppure l'id di un gioco.
cli-help-games-new = Comincia un gioco: una cartella con un piccolo gioco subito giocabile.
cli-help-games-name = L'id del nuovo gioco, per esempio high-card.
cli-check-kept = mantiene: { $promise }
cli-check-broken = INFRANGE: { $promise } ({ $seats } giocatori): { $problem }
cli-check-sum = { $broken ->
    [0] { $game } mantiene ogni promessa.
    [one] { $game } infrange una promessa.
   *[other] { $game } infrange { $broken } promesse.
}
cli-check-no-game = { $game } non è un gioco: { $reason }.
cli-new-made = Creata { $folder }. Per provare: cd { $folder } && uguisu games check { $game }
cli-new-no-name = { $name } non può essere l'id di un gioco: lettere minuscole e cifre, unite da trattini, al massimo { $longest } caratteri.
cli-new-no-folder = Non si può creare { $folder }: { $reason }.

cli-help-review-iterations = Partite simulate per ogni decisione; 0 è il numero abituale.
cli-help-review-worlds = Mondi per ogni posizione e per le convinzioni; 0 è il numero abituale.
cli-help-review-json = Stampa tutta l'analisi in JSON.
cli-help-review-html = Scrivi in questo file un rapporto con la curva della partita.
cli-review-running = Analisi in corso
cli-review-not-over = { $file } contiene una partita non ancora finita. Si analizzano solo partite finite.
cli-review-written = Scritto: { $file }
cli-review-who = Giocatore
cli-review-accuracy = Precisione
cli-review-decisions = Decisioni
cli-review-slips = Passi falsi
cli-review-decided = Che cosa ha deciso: carte { $cards }, gioco { $play }.
cli-review-reaction = Reazione
cli-review-step = Azione
cli-review-played = Giocato
cli-review-better = L'analisi
cli-review-cost = Punti lasciati sul tavolo
cli-help-lab-calibration = Scopri se ciò che dicono le analisi è vero tanto spesso quanto dicono.
cli-help-calibration-games = Quante partite giocano i bot.
cli-help-calibration-write = Scrivi le tabelle in questa pagina, dove c'è un segno per il gioco.
cli-calibration-running = Gioco e analisi in corso
cli-calibration-no-mark = { $file } non ha posto per questa tabella: manca la riga { $mark }.

cli-help-suspend = Sospendi un account per alcuni giorni; la persona sa perché.
cli-help-unsuspend = Riattiva un account sospeso.
cli-help-suspended = Elenca gli account sospesi.
cli-help-account = Il nome dell'account.
cli-help-suspend-reason = Perché, con parole che la persona leggerà.
cli-help-suspend-days = Per quanti giorni.
cli-suspended = { $name } è sospeso fino al { $until }.
cli-unsuspended = { $name } può accedere di nuovo.
cli-suspended-none = Nessun account è sospeso.
cli-suspended-name = Nome
cli-suspended-until = Fino al
cli-suspended-why = Motivo
cli-strict =
    Con --strict questi risultati non valgono: { $bots } ha fallito in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } e ha perso a tavolino.
