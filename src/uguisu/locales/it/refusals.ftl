# Ciò che il server rifiuta.

# Secondo il codice di un errore che non ha un testo suo.
refused-error = Qualcosa è andato storto sul server. Riprova.
refused-bad-input = Ciò che è stato inviato non si può usare.
refused-bad-notation = Questa non è una posizione né un'azione del gioco.
refused-bad-record = Questa registrazione è danneggiata o infrange le regole.
refused-bad-setup = Il gioco non ha questo numero di posti o queste opzioni.
refused-bad-components = Con questi componenti della casa non si può giocare.
refused-refused = Adesso non si può.
refused-illegal-action = Adesso le regole non lo permettono.
refused-not-your-turn = Non tocca a te.
refused-game-over = La partita è finita.
refused-nothing-to-undo = Non si può annullare: qualcosa è stato scoperto o hanno agito altri.
refused-stale = Nel frattempo la posizione è cambiata: guarda e scegli di nuovo.
refused-not-found = A questo indirizzo non c'è niente.
refused-not-your-seat = Questo non è il tuo posto.
refused-seat-taken = Questo posto è occupato.
refused-not-host = Può farlo solo l'host del tavolo.
refused-wrong-moment = Adesso non si può.
refused-set-aside = Questo tavolo è stato accantonato: qualcosa nel suo registro non si può eseguire.
refused-no-spectators = Ora questo tavolo non è aperto agli spettatori.
refused-signed-out = La tua sessione è finita. Ricarica la pagina.
refused-wrong-password = Il nome o la password non è corretto.
refused-login-taken = Questo nome è già di qualcun altro.
refused-too-many = Le richieste sono troppe: aspetta un momento.
refused-busy = Ora il server non può farlo: riprova tra un momento.
refused-bad-message = Ciò che hai inserito non si può usare. Controlla e riprova.
refused-bad-copy = Questo file non è stato esportato da un server.
refused-too-large = È troppo grande.
refused-too-slow = Ci è voluto troppo: riprova.
refused-cannot-serve = Il server non può partire.

# Nomi, account, avvisi
refused-bad-name = Un nome ha da 1 a { $most } caratteri.
refused-bad-login = Un nome di accesso ha da 2 a { $most } lettere, cifre o i segni _ . -
refused-bad-password = Una password ha da { $least } a { $most } caratteri.
refused-bad-email = Questo non è un indirizzo e-mail.
refused-account-already = Questo è già un account.
refused-guest-password = Un ospite non ha password: prima registrati.
refused-many-attempts = Troppi tentativi di accesso: aspetta un minuto.
refused-no-session = Non hai questa sessione.
refused-no-push = Questo server non manda avvisi ai browser.
refused-many-browsers = Ricevi già avvisi in { $most } browser: è il limite.
refused-no-mail = Questo server non manda e-mail.
refused-many-mails = Sono state chieste troppe e-mail: aspetta un minuto.
refused-old-link = Questo link non vale più.
refused-name-taken = Chi ha un account usa già questo nome, o uno che gli somiglia.
refused-mixed-name = Un nome non mescola lettere di alfabeti che si somigliano, come il latino e il cirillico.
refused-guest-deletion = Un ospite non ha un account da eliminare.
refused-other-login = Questo non è il tuo nome di accesso.
refused-many-exports = Hai appena esportato i tuoi dati; aspetta dieci minuti.

# Altre persone
refused-nobody = Qui non c'è nessuno così.
refused-yourself = Questo sei tu.
refused-suspended = Questo account è sospeso fino al { $until }. Il motivo dato dall'operatore: { $why }
refused-blocked = Non puoi sederti a questo tavolo.
refused-friends-account = Per avere amici serve un account: creane prima uno.
refused-friend-guest = Questa persona gioca come ospite. Solo chi ha un account può essere un amico.
refused-no-friend = Non siete amici.
refused-many-friends = Puoi avere { $most } amici e richieste.
refused-many-challenges = Puoi avere { $most } sfide aperte.
refused-no-challenge = Questa sfida è finita.
refused-many-blocked = Hai già silenziato o bloccato { $most } persone: è il massimo.
refused-many-reports = Sono troppe segnalazioni; aspetta un minuto.
refused-no-report = Questa segnalazione non esiste.

# Limiti
refused-many-here = Da questo indirizzo arrivano troppe richieste: aspetta un momento.
refused-many-openings-here = Da questo indirizzo si aprono troppe connessioni: aspetta un momento.
refused-many-openings = Apri troppe connessioni: aspetta un momento.
refused-many-connections-here = Da questo indirizzo ci sono troppe connessioni.
refused-many-connections = Hai troppe connessioni: chiudi qualche finestra.
refused-full = Il server è pieno: riprova tra un momento.
refused-many-replays = I replay sono troppi: aspetta un momento.
refused-many-reviews = Le analisi sono troppe: aspetta un momento.
refused-review-failed = L’analisi di questa partita non è riuscita.
refused-many-components = I componenti della casa sono troppi: aspetta un momento.
refused-fast-talk = Mandi messaggi troppo in fretta: aspetta un momento.
refused-many-codes = Hai provato troppi codici: aspetta un minuto.
refused-many-tables = Hai molti tavoli aperti: prima finisci qualche partita.
refused-many-hands = Troppe prese in sospeso: aspetta un momento.
refused-crowded = A questo tavolo agiscono in troppi insieme: riprova.

# Tavoli
refused-no-game = Questo gioco non esiste.
refused-no-lesson = Per questo gioco non c'è una lezione.
refused-no-table = Questo tavolo non esiste.
refused-unreadable-log = Il registro di questo tavolo non si può leggere.
refused-no-seat = Questo tavolo ha i posti da A a { $last }.
refused-seats-once = Ogni posto si può prendere una volta sola, e solo se è del tavolo.
refused-taken = Il posto { $seat } è occupato.
refused-free-seat = Il posto { $seat } è ancora libero: deve prenderlo un giocatore o un bot.
refused-empty-seat = Al posto { $seat } non siede nessuno.
refused-not-agreed = Il giocatore al posto { $seat } non ha ancora accettato le opzioni cambiate.
refused-host-already = Il giocatore al posto { $seat } è già l'host.
refused-seat-count = Questo gioco è per { $low }-{ $high } giocatori.
refused-more-sit = Qui siedono già { $people } persone: i posti non possono essere di meno.
refused-fixed-table = Le opzioni di questo tavolo non si possono cambiare.
refused-no-vacation = I giorni liberi sono per le partite con giorni per ogni mossa.
refused-vacation-used = In questa partita ti restano { $left } giorni liberi.
refused-no-invitation = Non c'è nessun invito con questo codice, oppure è scaduto.
refused-not-seated = Può farlo solo chi siede al tavolo.
refused-begun = La partita è cominciata.
refused-not-playing = Qui ora non si gioca nessuna partita.
refused-not-over = La partita non è ancora finita.
refused-ended = La partita al tavolo { $table } è già finita.
refused-nothing-left = Da lì non resta niente da giocare.
refused-rematch-later = La rivincita viene dopo la fine.
refused-rematch-there = C'è già una rivincita.
refused-bot-plays = Per questo posto gioca un bot: prima riprendi il posto.
refused-bot-already = Per questo posto gioca già un bot.
refused-no-bot = Per questo posto non gioca nessun bot.
refused-time-up = Per questa partita il tempo di questo posto è scaduto.
refused-not-away = Questo giocatore non è assente da abbastanza tempo.
refused-not-counted = Non si è appena contato un round: non c'è niente da aspettare.
refused-ready-already = Questo posto è già pronto: gli altri leggono ancora il conto.
refused-not-all-ready = Il prossimo round comincia quando tutti hanno letto il conto e sono pronti.
refused-empty-text = Il testo è vuoto.
refused-spectators-talk = Gli spettatori possono parlare prima e dopo la partita.
refused-no-player = Questo giocatore non esiste.

# Tournaments
refused-no-tournament = Questo torneo non esiste.
refused-joined-already = Sei già iscritto a questo torneo.
refused-not-joined = Non sei iscritto a questo torneo.
refused-tournament-full = Questo torneo ha già il numero massimo di giocatori.
refused-too-late = È troppo tardi per iscriversi a questo torneo.
refused-tournament-over = Questo torneo è finito.
refused-tournament-begun = Questo torneo è già iniziato.
refused-not-tournament-host = Solo chi ha creato questo torneo può farlo.
refused-few-players = Per iniziare, un torneo ha bisogno di { $least } giocatori.
refused-no-break = Nessun round sta per iniziare.
refused-guest-tournament = Solo chi ha un account può creare un torneo.
refused-many-tournaments = Hai già annunciato { $most } tornei: è il massimo.
refused-tournament-time = Un torneo inizia nel futuro, entro due settimane.
refused-tournament-clock = I tavoli dei tornei hanno bisogno di un orologio in minuti, non in giorni.
