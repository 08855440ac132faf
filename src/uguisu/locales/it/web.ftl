# Il browser: prima pagina, tavoli, replay, regole.

web-game-war-of-clans = War of Clans
web-game-shinobi = Shinobi
web-game-ninja-master = Ninja Master
web-game-ninjato = Ninjato

web-close = Chiudi
web-confirm = Fatto
web-copied = Copiato
web-copy = Copia il link
web-menu = Menu
web-missing = A questo indirizzo non c'è niente.
web-page-failed = Non è stato possibile caricare la pagina. Il server c'è ancora?
web-to-first-page = Alla prima pagina
web-to-tournament = Torna al torneo
web-you = Tu

# Impostazioni
web-set-language = Lingua
web-set-theme = Giorno o notte
web-theme-auto = Come il sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-set-motion = Movimento
web-set-motion-what = Carte e dadi volano dove devono andare.
web-set-sound = Suoni
web-set-sound-what = Legno e carta per le mosse, una campana per la tua.
web-set-volume = Volume
web-set-textMode = Modalità testo
web-set-textMode-what = Il tavolo a parole e le scelte in un elenco.
web-set-hints = Suggerimenti
web-set-hints-what = Che cosa fare per prima cosa, per chi è alle prime armi.
web-set-odds = Aiuto sulle probabilità
web-set-odds-what = In un'invasione di Ninjato: quante guardie restano e quali si sono viste.

# La linea con il server
web-line-connecting = Connessione in corso
web-line-online = Online
web-line-offline = Offline
web-line-closed = Chiuso
web-offline-now = Sei offline. Questa pagina riprende da sola quando torna la connessione.
web-line-lost = La connessione è caduta. Nuovo tentativo in corso; niente è perso.
web-table-closed = { $code ->
    [4403] Ora non si può assistere a questo tavolo.
    [4404] Questo tavolo non esiste.
    [4401] La tua sessione è scaduta. Ricarica la pagina.
   *[other] Ora non si può aprire questo tavolo.
}

# Prima della partita
web-gathering = In attesa di giocatori
web-seats = Posti
web-seat-free = Posto libero
web-your-name = Il tuo nome
web-sit = Siediti
web-stand = Alzati
web-kick = Libera il posto
web-hot-seat = Posto qui
web-hot-seat-what = Anche qualcun altro gioca a questo schermo; tra un turno e l'altro cala un sipario.
web-host = host
web-here = qui
web-away = assente
web-no-bot = Nessun bot
web-bot-for = Bot per il posto { $seat }
web-bot-rank = Bot, { $rank }
web-rank-random = casuale
web-rank-genin = genin
web-rank-chunin = chunin
web-rank-jonin = jonin
web-rank-network = rete
web-start = Comincia
web-start-needs = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-start-waits = { $name } dà inizio alla partita.
web-invite = Invita
web-invite-how = Chi apre questo link può sedersi.
web-link = Link a questo tavolo
web-qr = Il link come codice per la fotocamera
web-options = Opzioni
web-spectators = Spettatori
web-spectators-none = Nessuno può assistere.
web-spectators-delayed = Chiunque abbia il link può assistere, con qualche minuto di ritardo.
web-spectators-open = Chiunque abbia il link può assistere; le mani non si vedono.
web-spectators-end = Solo dopo la fine.
web-clock = Orologio
web-clock-none = Senza orologio.
web-clock-move = { $seconds ->
    [one] Un secondo per ogni mossa.
   *[other] { $seconds } secondi per ogni mossa.
}
web-clock-game = { $minutes ->
    [one] Un minuto per tutta la partita, più { $increment } s dopo ogni mossa.
   *[other] { $minutes } minuti per tutta la partita, più { $increment } s dopo ogni mossa.
}
web-clock-days = { $days ->
    [one] Un giorno per ogni mossa.
   *[other] { $days } giorni per ogni mossa.
}
web-days-left = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
web-honest = Mescolata onesta
web-honest-before = Il server ha sigillato la sua parte della mescolata con questo numero; ogni giocatore aggiunge un po' di caso, e dopo la fine tutto si apre e si può controllare.

# Al tavolo
web-table = Tavolo
web-board = Plancia
web-learn = Impara
web-rules = Regole
web-rules-of = Regole di { $game }
web-no-rules = Qui non ci sono regole.
web-watching = { $count ->
    [one] una persona assiste
   *[other] { $count } persone assistono
}
web-choices = Che cosa puoi scegliere
web-picked = Scelto finora:
web-step-back = Un passo indietro
web-undo = Annulla
web-not-now = Non è questo che serve adesso.
web-not-your-move = Ora non tocca a te.
web-plain-table = Tavolo
web-result = Risultato
web-peeking = Stai guardando un momento precedente.
web-peek-end = Torna al presente
web-back = Riprendi il posto
web-stood-in = { $why ->
    [idle] Hai lasciato scadere il tempo di tre mosse: un bot gioca per te.
    [left] Hai lasciato il tavolo; un bot gioca per te.
   *[absent] Non c'eri; un bot gioca per te.
}
web-curtain = Ora tocca a { $name }. Passa lo schermo.
web-curtain-open = Eccomi, { $name }
web-abort = Termina questa partita
web-abort-propose = Proponi di terminare la partita
web-abort-not = Anzi, continua a giocare
web-ask-asked = { $count ->
    [one] { $names } vorrebbe
   *[other] { $names } vorrebbero
} finire la partita senza risultato.
web-ask-waits = Proponi di finire la partita. Gli altri decidono.
web-ask-declined = { $count ->
    [one] { $names } preferisce
   *[other] { $names } preferiscono
} continuare.
web-ask-agree = Finiamo
web-ask-decline = Continuiamo
web-resign = Abbandona: continua un bot
web-resign-sure = Abbandonare davvero?
web-put-out = L'host ha liberato il tuo posto. Puoi prenderne un altro.
web-leave-hint = Puoi semplicemente chiudere la pagina: il tavolo aspetta, e dopo un po' un bot gioca per te finché non torni.

web-log = Che cosa è successo
web-log-short = Registro
web-log-sat = { $name } si siede.
web-log-stood = { $name } si alza.
web-log-began = La partita comincia.
web-log-stood-in = { $why ->
    [idle] { $name } ha lasciato scadere il tempo tre volte: un bot continua.
    [left] { $name } ha lasciato il tavolo; continua un bot.
    [time] Il tempo di { $name } è scaduto; continua un bot.
   *[absent] { $name } non c'è; continua un bot.
}
web-log-came-back = { $name } è di nuovo qui.
web-log-timed-out = Il tempo di { $name } è scaduto; un bot fa questa mossa.
web-log-undone = { $name } annulla l'ultima mossa.
web-log-voted = { $agree ->
    [yes] { $name } vorrebbe terminare la partita.
   *[no] { $name } preferisce continuare.
}
web-log-aborted = La partita è stata terminata senza risultato.
web-log-set-aside = La partita non può continuare: qualcosa nel registro di questo tavolo è danneggiato.
web-log-rematched = C'è una rivincita.

web-talk = Chiacchiere al tavolo
web-talk-short = Chat
web-talk-empty = Nessuno ha ancora detto niente.
web-talk-later = Gli spettatori possono parlare prima e dopo la partita.
web-say = Di' qualcosa
web-send = Invia
web-phrase-about = A chi
web-phrase-all = A tutti
reaction-bravo = Ben giocato
reaction-bow = Mi inchino
reaction-laugh = Ah!
reaction-ouch = Ahi
reaction-surprise = Oh!
reaction-think = Mmh
reaction-hurry = Sbrigati
reaction-sorry = Scusa
phrase-accuse = State complottando!
phrase-accuse-about = { $name }, stai complottando!
phrase-trust-me = Fidatevi di me.
phrase-trust-me-about = Fidati di me, { $name }.
phrase-i-believe-you = Ti credo.
phrase-i-believe-you-about = Ti credo, { $name }.
phrase-you-lie = Che bugia!
phrase-you-lie-about = { $name } mente!
phrase-promise-peace = Ti risparmierò.
phrase-promise-peace-about = Ti risparmierò, { $name }.
phrase-attack-them = Colpiamo insieme!
phrase-attack-them-about = Colpiamo insieme { $name }!
phrase-not-me = Io non c'entro.
phrase-not-me-about = Io non c'entro, { $name }.
phrase-revenge = Me ne ricorderò.
phrase-revenge-about = Me ne ricorderò, { $name }.

# La fine
web-end-you-win = Hai vinto!
web-end-you-share = Vittoria condivisa!
web-end-wins = { $count ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
web-end-aborted = La partita è stata terminata senza risultato.
web-set-aside = Questa partita non può continuare: qualcosa nel registro di questo tavolo è danneggiato. La vedi com'era prima. Agli altri tavoli non manca nulla.
web-rematch = Rivincita
web-rematch-go = Alla rivincita
web-replay = Replay
web-review = Analisi
web-puzzle = Problema del giorno
web-share = Condividi

# La prima pagina
web-hello = Quattro giochi di ninja. Accomodati.
web-hello-more = Niente account, niente moduli: i bot sono pronti, agli amici basta un link.
web-hello-moves = { $count ->
    [one] Una partita aspetta la tua mossa, { $name }.
   *[other] { $count } partite aspettano la tua mossa, { $name }.
}
web-hello-again = Che bello rivederti, { $name }.
web-crowd = Qui ci sono { $here } persone.
web-crowd-alone = Al momento non c'è nessun altro.
web-news = { $count ->
    [0] Avvisi
    [one] Un avviso
   *[other] { $count } avvisi
}
web-news-title = Avvisi
web-crowd-looking = { $count ->
    [one] Una persona cerca un tavolo.
   *[other] { $count } cercano un tavolo.
}
web-games = Giochi
web-more-games = Altri giochi
web-pages = Pagine
web-players = Giocatori
web-minutes = { $minutes } min
web-about-war-of-clans = Servi un clan in segreto e comanda le truppe di tutti e cinque.
web-about-shinobi = Tre rivali ti mandano una lama ciascuno. Chi di loro mente?
web-about-ninja-master = Cadono nove dadi. Afferra prima degli altri, conta in fretta, occhio al fumo.
web-about-ninjato = Allenati, invadi le case dei clan, corrompi gli inviati, conquista onore.
web-play-now = Gioca subito
web-play-with-friends = Gioca con gli amici
web-with-friends = Con gli amici
web-offline = Il server non è raggiungibile.
web-settings = Impostazioni
web-replays = Replay
web-guest = Ospite
web-guest-name = { $name }, ospite
web-save = Salva
web-all = Tutte ({ $count })
web-fewer = Meno
web-my-games = Le mie partite
web-my-games-none = Qui compariranno le tue partite, in corso e finite.
web-open-tables = Tavoli aperti
web-open-tables-none = Ora non ci sono tavoli aperti. Creane uno: gioca con gli amici e aprilo a tutti.
web-your-move = Tocca a te
web-over = Finita
web-status-playing = In corso
web-status-gathering = In attesa
web-status-over = Finita
web-status-aborted = Terminata
web-status-set-aside = Accantonata
web-return = Torna
web-open = Apri
web-watch = Guarda
web-play-a-game = Gioca
web-table-of = Tavolo di { $name }
web-seats-taken = { $taken } su { $seats }
web-alone = ancora nessun altro
web-with = con { $names }
web-with-bots = { $count ->
    [one] con un bot
   *[other] con { $count } bot
}
web-and-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}

# Un nuovo tavolo
web-new-table = Nuovo tavolo: { $game }
web-bots = Bot
web-bots-count = { $count ->
    [0] Nessun bot
    [one] Un bot
   *[other] { $count } bot
}
web-bots-rank = Forza dei bot
web-public = Aperto a tutti
web-public-what = Compare nella prima pagina; altrimenti lo trova solo chi ha il link.
web-make-table = Crea il tavolo

# Per chi è alle prime armi
web-hint = Quello che brilla di rosso si può scegliere. Toccalo di nuovo per tornare indietro, o tocca altro per sapere perché ora non si può.
web-hint-ok = Capito
web-hint-ask = Suggerimento
web-hint-short = Aiuto
web-hint-friendly = Con un suggerimento la partita diventa amichevole: non conterà per le valutazioni.
web-hint-making = L'analisi sta guardando le tue scelte…
web-hint-would = L'analisi sceglierebbe:
web-hint-chance = { $points } % di vincere
web-hint-also = Più o meno altrettanto buono: { $choices }.

# Replay
web-replays-none = Ancora nessuna partita finita.
web-public-games = Partite dei tavoli pubblici
web-to-start = All'inizio
web-to-end = Alla fine
web-round-before = Round precedente
web-round-next = Round successivo
web-scene-before = Scena precedente
web-scene-next = Scena successiva
web-speed = Velocità: { $speed } volte
web-step-before = Un passo indietro
web-pace = Mosse altrui
web-pace-calm = Calme
web-pace-brisk = Svelte
web-pace-instant = Immediate
web-pace-step = Una mossa
web-pace-yours = Tocca a te
web-since = Dalla tua ultima mossa
web-since-none = Ancora niente
web-since-again = Rivedi tutto
web-end-why = { $points } punti contro { $rest }.
web-end-review = Analisi
web-end-back = Indietro
web-end-rating = Valutazione { $value }
web-end-rating-before = Prima di questa partita: { $before }
web-skip = Vai al risultato
web-end-sheet = Come è nato ogni punto
web-end-look = Guarda il tavolo
web-go-on = Avanti
web-step-next = Un passo avanti
web-play = Riproduci
web-pause = Pausa
web-moment = Momento della partita
web-moment-of = Passo { $at } di { $all }
web-eyes = Punto di vista
web-eyes-open = Tutto scoperto
web-eyes-of = Vista di { $name }
web-eyes-spectator = Vista di uno spettatore
web-link-moment = Link a questo momento
web-record = Registrazione
web-fork = Continua da qui
web-fork-what = Da questo momento comincia un nuovo tavolo: tu a un posto, i bot agli altri. Il resto del mazzo resta com'era.
web-fork-seat = Il tuo posto
web-fork-go = Gioca
web-honest-how = Prima della partita il server ha mostrato un numero sigillato; il browser di ogni giocatore ha aggiunto un po' di caso. Ora tutto è aperto, e il tuo browser ha rifatto i conti.
web-honest-commitment = Il segreto è quello sigillato prima della partita.
web-dishonest-commitment = Il segreto non è quello sigillato prima della partita.
web-honest-seed = Il seme è quello che danno il segreto e il caso dei giocatori.
web-dishonest-seed = Il seme non è quello che danno il segreto e il caso dei giocatori.
web-honest-shown = Mostrato prima della partita
web-honest-secret = Il segreto del server
web-honest-entropy = Caso aggiunto da { $name }
web-honest-seed-is = Il seme della mescolata
web-honest-verify = Chiunque può controllare la registrazione: uguisu verify FILE ricalcola la mescolata e tutta la partita.
web-honest-none = Questa partita ne continua un'altra; la sua mescolata è stata aperta là.

# Account
web-account = Account
web-sign-in = Accedi
web-sign-out = Esci
web-ended = La tua sessione è finita
web-ended-why = La sessione su questo dispositivo è finita: l'hai chiusa altrove, hai cambiato la password o hai effettuato l'accesso su molti dispositivi. Accedi per continuare da dove eri. Un ospite non ha i tuoi posti.
web-ended-guest = Continua come ospite
web-former-player = ex giocatore
web-people-here = Silenzia, blocca o segnala
web-muted-here = silenziato
web-blocked-here = bloccato
web-say-short = Al massimo { $most } caratteri alla volta.
web-login = Nome di accesso
web-password = Password
web-password-now = Password attuale
web-password-new = Nuova password
web-saved = Salvato.

# Avvisi
web-notice-turn = È il tuo turno.
web-notice-denied = Il browser non permette gli avvisi.
web-notice-sent = Un'e-mail è in arrivo: apri il link che contiene.
web-thinking = { $name } sta pensando
web-you-won = Hai vinto
web-offline-title = Il server non è raggiungibile
web-offline-what = Le tue partite sono al sicuro: nulla di ciò che hai inviato va perso. Controlla la connessione e riprova.
web-offline-retry = Riprova

# Finding a game
web-log-configured = Le opzioni sono cambiate.
web-log-handed-over = { $away ->
    [yes] Ora l'host è { $name }: chi lo era prima non c'era più.
   *[no] Ora l'host è { $name }.
}
web-log-rested = { $days ->
    [0] { $name } è di nuovo qui.
    [one] { $name } si prende un giorno libero.
   *[other] { $name } si prende { $days } giorni liberi.
}
web-log-hinted = { $name } chiede un suggerimento. La partita non conta per le valutazioni.
web-resting = { $name } ha giorni liberi fino al { $until }.
web-resting-you = Hai giorni liberi fino al { $until }: il tuo tempo è fermo.
web-rest-end = Sono di nuovo qui
web-days-off = Prendi giorni liberi
web-days-off-what = In tutte le tue partite con giorni per ogni mossa il tuo tempo si ferma. In ogni partita hai 14 giorni liberi.
web-days-off-count = { $days ->
    [0] Sono di nuovo qui
    [one] un giorno
   *[other] { $days } giorni
}
web-days-off-done = { $games ->
    [0] Non è cambiato nulla: in nessuna partita restano giorni liberi.
    [one] Fatto in una partita.
   *[other] Fatto in { $games } partite.
}
web-agrees = d'accordo
web-agrees-not = non ancora d'accordo
web-agree = Sono d'accordo
web-waits-for = Le opzioni sono cambiate. Si aspetta l'accordo di { $names }.
web-change-what = Tutti vedono subito un cambiamento e devono accettarlo prima che la partita cominci.
web-table-language = Al tavolo si parla
web-any-language = Qualsiasi lingua
web-who-may-come = Chi può venire
web-come-link = Solo con il link
web-come-open = Tutti: il tavolo è sulla prima pagina
web-seats-free = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
web-almost = Quasi pronti
web-all-here = Tutti i posti sono presi
web-you-host = Sei l'host di questo tavolo.
web-hosts = { $name } è l'host di questo tavolo.
web-hand-over = Cedi il tavolo
web-hand-over-to = Chi deve essere l'host?
web-close-table = Chiudi il tavolo
web-close-table-what = Il tavolo e il suo link finiscono per tutti.
web-keep-table = Tienilo
web-rated = Con valutazione
web-friendly = Amichevole
web-rated-or-friendly = Con valutazione o amichevole
web-rated-what = Conta per le valutazioni di { $game } con { $seats } giocatori. Anche i bot hanno una valutazione.
web-friendly-what = Non conta per la valutazione di nessuno. Da solo contro i bot puoi chiedere suggerimenti.
web-table-full = Tutti i posti sono presi. Se qualcuno si alza, puoi sederti.
web-nobody-watches = Nessuno può guardare questo tavolo: quando la partita comincia la vede solo chi è seduto.
web-begun-without-you = La partita è cominciata senza di te. Nessuno può guardare questo tavolo.
web-table-ended = { $why ->
    [closed] L'host ha chiuso questo tavolo.
    [expired] Questo tavolo è stato chiuso perché non veniva più nessuno.
    [no-show] Qualcuno non è venuto. Questo tavolo è stato chiuso.
    [abandoned] Questa partita è stata chiusa perché nessuno giocava più.
   *[other] La partita è stata chiusa senza risultato.
}
web-invite-full = Tutti i posti sono presi. Chi apre questo link può aspettare che se ne liberi uno.
web-invite-watch = La partita è in corso. Chi apre questo link può guardare.
web-invite-none = La partita è in corso e ora nessuno può guardarla.
web-link-ends = Il link finisce quando comincia la partita, o { $when } se fino ad allora non succede nulla.
web-code = Codice di un invito
web-follow = Vai
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-your-move-left = Tocca a te, restano { $left }
web-thinking-left = Tocca a { $name }, restano { $left }
web-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
web-running = Partite in corso da guardare
web-running-none = Ora non c'è nessuna partita pubblica.
web-open-tables-filtered = Ora non c'è nessun tavolo così.
web-more = Mostra altro
web-filters = Filtri
web-filter-game = Gioco
web-filter-all-games = Tutti i giochi
web-filter-pace = Dal vivo o a giorni
web-pace-all = Tutti
web-pace-live = Dal vivo
web-pace-days = A giorni
web-filter-free = Posti liberi
web-filter-free-count = Almeno { $count } liberi

# Quick match
web-ways = Modi di giocare
web-ways-of = Gioca a { $game }
web-against-bots = Contro i bot
web-against-bots-what = { $count ->
    [one] Subito, con un bot.
   *[other] Subito, con { $count } bot.
}
web-find-people = Trova persone
web-waiting-now = { $count ->
    [one] Ora aspetta una persona.
   *[other] Ora aspettano { $count } persone.
}
web-waiting = { $count ->
    [one] 1 in attesa
   *[other] { $count } in attesa
}
web-nobody-waits = nessuno aspetta
web-nobody-waits-now = Ora non aspetta nessuno.
web-usual = Nell'ultima ora ci sono voluti da { $low } a { $high }.
web-usual-unknown = Quanto ci vuole non si sa ancora.
web-seconds-short = { $seconds } s
web-minutes-short = { $minutes } min
web-any-number = Qualsiasi
web-bots-after = I bot prendono i posti liberi
web-bots-never = Mai
web-after-seconds = dopo { $seconds } s
web-after-minutes = dopo { $minutes } min
web-also = Cerca anche
web-days-each = Un giorno per ogni mossa; la partita comincia quando si trovano le persone, e te lo diciamo.
web-looking = Cerco persone: { $games }
web-looking-days = Non serve che resti qui.
web-so-far = Finora { $time }.
web-bots-in = I bot si siedono tra { $time }.
web-begin-with-bots = Comincia con i bot
web-stop-looking = Smetti di cercare
web-match-found = Il tuo tavolo è pronto.
web-match-waits = La partita comincia appena sono tutti qui.
web-friends-what = Un tavolo tuo, con un link breve e un codice QR.
web-go-to-table = Al tavolo
