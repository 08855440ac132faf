# Le lezioni: una prima partita guidata di ogni gioco.

learn-lesson = Lezione
learn-step = { $step } di { $of }
learn-tip = Novità
learn-next = Avanti
learn-play-on = Continua a giocare
learn-leave = Esci
learn-hide = Nascondi la lezione
learn-show = Mostra la lezione
learn-wait = Giocano i tuoi rivali. Guarda che cosa fanno.
learn-free = Ora giochi liberamente. Se succede qualcosa di nuovo, è spiegato qui.
learn-over = La partita è finita, e con lei la lezione. Puoi ricominciarla quando vuoi.
learn-what = Una prima partita contro i bot, sulla vera plancia, con ogni regola spiegata quando serve per la prima volta. Puoi uscire in ogni momento e riprendere più tardi.
learn-begin = Comincia la lezione
learn-go-on = Riprendi la lezione
learn-again = Dall'inizio

# War of Clans

learn-woc-goal = Cinque clan si contendono le province, e in segreto ne servi uno: { $clan }. Alla fine vince chi serve il clan con più carte su tutto il tavolo. Nessuno deve indovinare qual è il tuo.
learn-woc-deploy = Un turno sono tre ordini. Il primo: una truppa della tua mano va nella provincia di un altro, di qualunque clan sia. Tocca una carta, poi una provincia.
learn-woc-home = Secondo ordine: metti una truppa nella tua provincia, oppure spostane una che sta altrove. Per ora portane una a casa: tocca una carta, poi la tua provincia.
learn-woc-draw = Il terzo ordine è un attacco, ma nessun tuo esercito era abbastanza forte, quindi è saltato. Hai pescato: la tua mano è di nuovo di quattro carte.
learn-woc-rivals = Ora danno i loro ordini { $one } e { $two }. Tutti comandano le truppe di tutti i clan, e nessuno mostra da che parte sta. Guarda chi rinforzano e chi colpiscono.
learn-woc-ninja = Hai un ninja. Invece di dispiegare, un ninja elimina una carta di un esercito nella provincia di un altro. Giocalo ora, oppure tienilo e dispiega una truppa.
learn-woc-move = Stavolta prova l'altro secondo ordine: prendi una sola carta dalla provincia di un altro e mettila in una provincia diversa, magari la tua.
learn-woc-attack = All'attacco! Scegli un esercito nella tua provincia, poi uno di un altro clan altrove che ha meno carte. Quello ne perde una, tu niente. Chi può attaccare deve farlo.
learn-woc-shield = Gli eserciti che hai toccato nello stesso turno portano uno scudo: fino alla fine del turno non puoi attaccarli. Tocca ciò che è velato, e il tavolo ti dice quale regola lo vieta.
learn-woc-last = Il mazzo è vuoto: l'ultimo giro. Chi ha pescato l'ultima carta ha finito, gli altri hanno ancora un turno. Poi si scoprono tutte le lealtà.
learn-woc-end = Ora conosci gli ordini. Quando il mazzo è vuoto c'è un ultimo giro, si mostrano le lealtà e vince il più grande dei clan serviti. Finisci la partita: adesso è tua.

# Shinobi

learn-shi-goal = Tutti hanno cinque vite, e vince chi resta vivo per ultimo. A ogni round mandi un'arma nascosta a tre rivali, e tre delle loro arrivano a te.
learn-shi-card = Scegli un'arma per { $target }. La carta starà coperta: si vede che viene da te, non che cos'è.
learn-shi-declare = Ora dichiara un'arma per la carta, quella vera o una bugia. Un cubo sulla carta mostra a tutti che cosa hai detto.
learn-shi-more = Avanti con { $target }, e poi con la terza. Scegli e dichiara come prima; le tue tre dichiarazioni devono essere diverse.
learn-shi-kept = La quarta arma resta nella tua mano, e nessuno sa quale sia. Ora gli altri mandano le loro, anche a te. Leggi i cubi e ricorda chi ha detto che cosa.
learn-shi-turn = Hai tre carte davanti. Scegline due da girare: se sono uguali ti hanno colpito, se sono diverse hanno mancato. I cubi dicono che cosa è stato dichiarato. A chi credi?
learn-shi-decide = { $alike ->
    [yes] Due uguali: ti hanno colpito e perdi una vita. Oppure denunci il complotto: se anche la terza è la stessa arma, i tre aggressori perdono una vita a testa e tu nessuna. Altrimenti ne perdi due.
   *[no] Due diverse: hanno mancato. Puoi lasciar correre, oppure denunciare l'incompetenza: se anche la terza è diversa, gli aggressori perdono una vita a testa. Altrimenti ne perdi una tu.
}
learn-shi-others = Per te è tutto. Ora gli altri girano le loro carte. Ciò che è scoperto lo vedono tutti: ogni bugia smascherata dice qualcosa sulle carte ancora nascoste.
learn-shi-round = Un nuovo round: tutte le carte tornano a casa, e la pedina di chi comincia passa a destra.
learn-shi-dead = Non hai più vite, ma continui a giocare: mandi carte, le giri, denunci. La tua parola uccide ancora.
learn-shi-veiled = Due carte qui sono state dichiarate uguali: nessuno può dichiarare quell'arma una terza volta. I cubi velati sono vietati; toccane uno per sapere perché.
learn-shi-end = Il gioco è tutto qui; il resto sono parole. Chiedi, prometti e accusa quanto vuoi. Vince l'ultimo con una vita. Continua!

# Ninja Master

learn-nma-goal = Cinque ninja, una spada, nove dadi e tutte le mani insieme. Quando qualcuno ha 20 punti, vince chi ne ha di più. In questa lezione { $rival } se la prende comoda: guardati intorno con calma.
learn-nma-throw = Lo shuriken è tuo, quindi lanci tu. Giù le mani finché i dadi non sono fermi: chi afferra troppo presto fa una falsa partenza, e si rilancia tutto.
learn-nma-grab = Cerca il colore con più ninja, ma non con esattamente una nuvola di fumo: allora conterebbero contro di te. Il migliore ora: { $token }, { $ninjas ->
    [one] { $ninjas } ninja
   *[other] { $ninjas } ninja
}. Afferralo: toccalo o premi la sua lettera.
learn-nma-shout = Qualcosa è stato afferrato, quindi puoi gridare. Conta tutti i ninja di tutti i colori sui dadi, scrivi il numero e gridalo. Giusto vale 1 punto, sbagliato ne costa 3. Il grido chiude la gara.
learn-nma-score = Il conteggio, in ordine: ciò che è stato afferrato porta tanti punti quanti ninja mostra il suo colore, o ne costa altrettanti se c'era una nuvola. Ogni riga mostra che cosa il round ha cambiato per qualcuno.
learn-nma-next = La spada va a chi è in testa: { $leader }. Lo shuriken passa avanti, e ora lancia { $thrower }. Giù le mani finché i dadi non sono fermi.
learn-nma-alone = Ora da te: aspetta che i dadi siano fermi, afferra con una o due mani e grida quando hai contato.
learn-nma-sword = Ci sono più spade che shuriken: adesso la spada ruba al suo padrone metà dei punti. { $yours ->
    [yes] È tua: afferrala con l'altra mano, ed è difesa.
   *[no] È di { $owner }: afferrala con l'altra mano, se fai in tempo.
} In ogni altro momento costa 3.
learn-nma-fault = Era una falsa partenza: la tua mano è partita prima che i dadi fossero fermi. La pedina torna al suo posto e si rilancia tutto.
learn-nma-tie = Parità in testa: giocano ancora solo quelli in parità, finché uno non è in testa da solo.
learn-nma-end = Non c'è altro da sapere; il resto è velocità. Quando qualcuno arriva a 20, vince chi ha più punti. Continua!

# Ninjato

learn-njt-goal = Sette round, e vince chi ha più onore. In ogni round piazzi tre shuriken, uno alla volta, e fai subito ciò che il luogo offre. Nessun luogo è mai occupato.
learn-njt-raid = Comincia con un'invasione. Con la forza ti serve una carta sopra il numero della sentinella, con la furtività una sotto. Confronta con la tua mano e tocca la porta di una casa.
learn-njt-strike = Scegli una carta che batte la guardia, poi colpisci. Un 3 si può anche aggiungere a un'altra carta: la rende più alta o più bassa di 1.
learn-njt-banzai = Battuta! Il tesoro meno prezioso è sul tuo shuriken. Vattene con quello che hai, o grida banzai e affronta la prossima guardia alla cieca: se fallisci, tieni un solo tesoro.
learn-njt-loot = L'invasione è finita. Il bottino è davanti a te. I tesori sono la tua borsa: con essi conquisti inviati e spargi dicerie. Intanto il tuo rivale piazza uno shuriken.
learn-njt-dojo = Le invasioni costano carte, quindi va' al Dojo: con la mano vuota ne prendi 4, con una carta 3, altrimenti 2.
learn-njt-take = Prendi le carte una alla volta, tra quelle scoperte o dal mazzo. Chi arriva per ultimo al Dojo sarà primo nel prossimo round.
learn-njt-spend = Puoi pagare qualcosa: un inviato al Palazzo o una diceria al Padiglione. Il valore di ciò che spendi è subito onore. Tocca il luogo, la carta, i tesori.
learn-njt-round = Un round è finito: gli shuriken tornano, le abilità usate sono di nuovo pronte, le case svuotate si riempiono, e il Dojo ha deciso il nuovo ordine.
learn-njt-sensei = Il Sensei ti insegna un'abilità in cambio della carta che chiede. Aiuta nelle invasioni, una volta per round; se ne hai già una dello stesso stile, la prossima è gratis.
learn-njt-alarm = Allarme! Prima del combattimento arriva un tesoro in più nella casa, e il più prezioso tra i chiari diventa rosso: quelli rossi li sorvegliano guardie d'élite.
learn-njt-elite = Restano solo tesori rossi, quindi arriva una guardia d'élite. Alcune hanno un numero per la forza e un altro per la furtività, alcune sono due in una. Battute, valgono onore.
learn-njt-keep = L'invasione è fallita. Dei tesori sul tuo shuriken ne tieni uno: sceglilo.
learn-njt-marker = È tutto tuo: un successo completo! La casa cambia padrone. Scegli il clan che arriva e quanto onore vale la casa per i suoi inviati.
learn-njt-scoring = Dopo i round 3, 5 e 7 i clan premiano chi ha più inviati dei loro: il primo prende l'onore delle case del clan o una diceria, il secondo ciò che resta.
learn-njt-end = Hai visto tutto: invasioni, Dojo, pagamenti. Dopo i round 3, 5 e 7 i clan premiano chi ha più inviati, e alla fine contano le dicerie. Continua!
