njt-title = Ninjato
njt-clan-taira = Taira
njt-clan-minamoto = Minamoto
njt-clan-go-shirakawa = Go-Shirakawa
njt-treasure-fan = ventaglio
njt-treasure-scroll = pergamena
njt-treasure-vase = vaso
njt-treasure-jade = giada
njt-treasure-gold = oro
njt-card-1 = 1
njt-card-2 = 2
njt-card-3 = 3
njt-card-4 = 4
njt-card-5 = 5
njt-skill-taijutsu = Taijutsu
njt-skill-katonjutsu = Katonjutsu
njt-skill-shinobi-iri = Shinobi-iri
njt-skill-intonjutsu = Intonjutsu
njt-skill-kenjutsu = Kenjutsu
njt-skill-boryaku = Boryaku
njt-skill-choho = Choho
njt-skill-spirit = Spirito
njt-skill-harmony = Armonia
njt-skill-hensojutsu = Hensojutsu
njt-rumour-warrior = Sommo Guerriero
njt-rumour-goodwill = Favore del Popolo
njt-rumour-friends = Amici Potenti
njt-rumour-master = Maestro dell'Arte Segreta
njt-rumour-dishonour = Avversari Disonorevoli
njt-demand-any-1 = un tesoro qualsiasi
njt-demand-any-2 = due tesori qualsiasi
njt-demand-any-3 = tre tesori qualsiasi
njt-demand-any-4 = quattro tesori qualsiasi
njt-demand-alike-2 = due uguali
njt-demand-alike-3 = tre uguali
njt-demand-alike-4 = quattro uguali
njt-demand-maybe-1 = un altro se vuoi
njt-demand-maybe-2 = fino ad altri due
njt-demand-maybe-3 = fino ad altri tre

njt-prompt-place = { $you ->
    [yes] { $number ->
        [1] Il tuo primo shuriken: piazzalo e agisci subito lì.
        [2] Il tuo secondo shuriken: piazzalo e agisci subito lì.
       *[other] Il tuo ultimo shuriken di questo round: piazzalo e agisci subito lì.
    }
   *[no] { $number ->
        [1] { $actor } piazza il primo shuriken.
        [2] { $actor } piazza il secondo shuriken.
       *[other] { $actor } piazza l'ultimo shuriken.
    }
}
njt-prompt-take = { $you ->
    [yes] { $count ->
        [one] Prendi ancora una carta, scoperta o dal mazzo.
       *[other] Prendi ancora { $count } carte, scoperte o dal mazzo.
    }
   *[no] { $count ->
        [one] { $actor } prende ancora una carta nel Dojo.
       *[other] { $actor } prende ancora { $count } carte nel Dojo.
    }
}
njt-prompt-discard = { $you ->
    [yes] Il limite è di sette carte: scartane una.
   *[no] { $actor } ha più di sette carte e ne scarta una.
}
njt-prompt-strike = { $you ->
    [yes] { $side ->
        [strength] Casa { $house }: colpisci più alto di { $guard } o rinuncia.
       *[stealth] Casa { $house }: colpisci più basso di { $guard } o rinuncia.
    }
   *[no] { $side ->
        [strength] { $actor } affronta con la forza una guardia da { $guard } nella casa { $house }.
       *[stealth] { $actor } affronta con la furtività una guardia da { $guard } nella casa { $house }.
    }
}
njt-prompt-strike-pair = { $you ->
    [yes] { $side ->
        [strength] Casa { $house }: colpisci più alto di { $one } o di { $two }; vanno sconfitte entrambe le guardie.
       *[stealth] Casa { $house }: colpisci più basso di { $one } o di { $two }; vanno sconfitte entrambe le guardie.
    }
   *[no] { $side ->
        [strength] { $actor } affronta con la forza una coppia di guardie, { $one } e { $two }, nella casa { $house }.
       *[stealth] { $actor } affronta con la furtività una coppia di guardie, { $one } e { $two }, nella casa { $house }.
    }
}
njt-prompt-banzai = { $you ->
    [yes] { $elite ->
        [yes] Banzai, contro una guardia d'élite? O te ne vai con quello che hai?
       *[no] Banzai, per il prossimo tesoro? O te ne vai con quello che hai?
    }
   *[no] { $elite ->
        [yes] { $actor } medita su una guardia d'élite.
       *[no] { $actor } medita sulla prossima guardia.
    }
}
njt-prompt-keep = { $you ->
    [yes] Hai fallito: scegli l'unico tesoro che tieni.
   *[no] { $actor } ha fallito e sceglie un tesoro da tenere.
}
njt-prompt-marker = { $you ->
    [yes] La casa { $house } è vuota: scegli quale altro clan la prende.
   *[no] { $actor } sceglie quale clan prende la casa { $house }.
}
njt-prompt-disguise = { $you ->
    [yes] Hensojutsu: travesti un inviato con la maschera per un'influenza in più, o nessuno.
   *[no] { $actor } può travestire un inviato.
}
njt-prompt-first = { $you ->
    [yes] Per il clan { $clan } il primo posto è tuo: prendi { $honour } punti onore o una diceria gratis.
   *[no] { $actor } ha il primo posto per il clan { $clan } e sceglie la ricompensa.
}
njt-prompt-second = { $you ->
    [yes] Per il clan { $clan } il secondo posto è tuo: scegli una diceria, gratis.
   *[no] { $actor } ha il secondo posto per il clan { $clan } e sceglie una diceria.
}
njt-prompt-over = I sette round sono finiti.

njt-then-place = { $place ->
    [sensei] Il Sensei: { $count ->
        [one] qui puoi imparare un'abilità.
       *[other] qui puoi imparare una di { $count } abilità.
    }
    [palace] Il Palazzo: { $count ->
        [one] qui puoi corrompere un inviato.
       *[other] qui puoi corrompere uno di { $count } inviati.
    }
   *[pavilion] Il Padiglione: { $count ->
        [one] qui puoi spargere una diceria.
       *[other] qui puoi spargere una di { $count } dicerie.
    }
}
njt-then-learn = { $cost ->
    [0] Impara { $skill }: paga una carta qualsiasi della mano.
   *[other] Impara { $skill }: paga un { $cost }.
}
njt-then-envoy = Inviato { $clan } di { $age } anni: paga { $demand }. { $span ->
    [yes] Onore da { $low } a { $high }.
   *[no] Onore { $high }.
}
njt-then-rumour = { $rumour }: paga { $demand }. { $span ->
    [yes] Onore da { $low } a { $high }.
   *[no] Onore { $high }.
}
njt-then-strike = Il colpo fa { $value } e batte { $guard }: vinci un tesoro, { $treasure }.
njt-then-half = Il colpo fa { $value } e batte { $guard }: poi l'altra guardia della coppia.

njt-now-place = È il momento di piazzare uno shuriken, e nient'altro.
njt-now-take = Sei nel Dojo: prima vanno prese tutte le carte dovute.
njt-now-discard = Hai più di sette carte: prima scarta.
njt-now-strike = Hai davanti una guardia: colpisci, usa un'abilità o rinuncia.
njt-now-banzai = Non c'è nessuna guardia: grida banzai o vattene.
njt-now-keep = L'invasione è fallita: scegli il tesoro che tieni.
njt-now-marker = Hai svuotato la casa: prima scegli un clan.
njt-now-disguise = È il momento dei travestimenti: indica un inviato con la maschera, o nessuno.
njt-now-first = È la tua ricompensa: prendi l'onore o una diceria scoperta.
njt-now-second = È la tua ricompensa: prendi una diceria scoperta.

njt-no-house-empty = Nella casa { $house } non c'è niente da vincere: ora nessuno può andarci.
njt-no-tile-open = Il Sensei ora non ha tessere di { $skill } da offrire.
njt-no-paying-known-style = Conosci già lo stile di { $skill }: la lezione è gratis e non si paga nessuna carta.
njt-no-free-tile = { $cost ->
    [0] Non conosci abilità di questo stile: { $skill } costa una carta.
   *[other] Non conosci abilità di questo stile: { $skill } costa un { $cost }.
}
njt-no-such-price = { $skill } costa un { $cost } e nient'altro.
njt-no-card = Non hai nessun { $value } in mano.
njt-no-open-card = In questo spazio non c'è nessuna carta.
njt-no-such-payment = { $paid } non è quello che viene chiesto: { $demand }.
njt-no-means = Non puoi pagare quello che viene chiesto: { $demand }.
njt-no-treasure = { $count ->
    [0] Non hai tesori di questo tipo: { $treasure }.
   *[other] Hai troppo pochi tesori di questo tipo: { $treasure }.
}
njt-no-deck = Non ci sono più carte da pescare.
njt-no-open-value = Nessuna carta scoperta è un { $value }.
njt-no-going-yet = Hai davanti una guardia: prima sconfiggila o rinuncia.
njt-no-keeping = Non hai vinto tesori di questo tipo: { $treasure }.
njt-no-harmony-failed = L'invasione è fallita e non si combatte più: Armonia non serve.
njt-no-choho-won = { $side ->
    [red] Sul tuo shuriken non c'è nessun tesoro rosso di questo tipo: { $treasure }.
   *[light] Sul tuo shuriken non c'è nessun tesoro chiaro di questo tipo: { $treasure }.
}
njt-no-choho-house = { $side ->
    [red] Nella casa non c'è nessun tesoro rosso di questo tipo: { $treasure }.
   *[light] Nella casa non c'è nessun tesoro chiaro di questo tipo: { $treasure }.
}
njt-no-spirit-on = Spirito non può rigirare { $skill }.
njt-no-spirit-unused = Non hai nessuna tessera { $skill } usata da rigirare.
njt-no-tile-used = In questo round non ti restano abbastanza tessere { $skill }.
njt-no-tile-owned = Non hai imparato { $skill }.
njt-no-mask = Non hai nessun inviato { $clan } con la maschera da travestire.
njt-no-mask-left = Tutti i tuoi inviati { $clan } con la maschera sono già travestiti.
njt-no-honour-left = L'onore è andato al primo posto; a te resta una diceria.
njt-no-marker-same = La casa deve andare a un altro clan, non a { $clan }.
njt-no-marker-free = Questo segnalino è su un'altra casa.
njt-no-side = { $side ->
    [strength] Invadi con la forza: ogni carta e tessera conta verso l'alto.
   *[stealth] Invadi con la furtività: ogni carta e tessera conta verso il basso.
}
njt-no-pair = Hai davanti una sola guardia.
njt-no-beaten-half = Questa guardia della coppia è già sconfitta.
njt-no-kickers = { $count ->
    [0] Non hai nessun 3 in mano.
    [one] Hai in mano un solo 3.
   *[other] Hai in mano solo { $count } carte di valore 3.
}
njt-no-win = { $side ->
    [strength] Con la forza devi colpire più alto di { $guard }; questo è { $value }.
   *[stealth] Con la furtività devi colpire più basso di { $guard }; questo è { $value }.
}

njt-log-dojo = { $you ->
    [yes] { $count ->
        [one] Vai al Dojo e prendi una carta.
       *[other] Vai al Dojo e prendi { $count } carte.
    }
   *[no] { $count ->
        [one] { $actor } va al Dojo e prende una carta.
       *[other] { $actor } va al Dojo e prende { $count } carte.
    }
}
njt-log-takes = { $you ->
    [yes] Prendi un { $value } scoperto.
   *[no] { $actor } prende un { $value } scoperto.
}
njt-log-draws = { $actor } pesca una carta dal mazzo.
njt-log-you-draw = Peschi un { $value } dal mazzo.
njt-log-discards = { $you ->
    [yes] Scarti un { $value }.
   *[no] { $actor } scarta un { $value }.
}
njt-log-learns = { $you ->
    [yes] Paghi un { $value } e impari { $skill }.
   *[no] { $actor } paga un { $value } e impara { $skill }.
}
njt-log-learns-free = { $you ->
    [yes] Conosci lo stile e impari { $skill } gratis.
   *[no] { $actor } conosce lo stile e impara { $skill } gratis.
}
njt-log-invades = { $side ->
    [strength] { $you ->
        [yes] Entri con la forza nella casa { $house } del clan { $clan }.
       *[no] { $actor } entra con la forza nella casa { $house } del clan { $clan }.
    }
   *[stealth] { $you ->
        [yes] Entri con la furtività nella casa { $house } del clan { $clan }.
       *[no] { $actor } entra con la furtività nella casa { $house } del clan { $clan }.
    }
}
njt-log-bribes = { $you ->
    [yes] Corrompi l'inviato { $clan } di { $age } anni: { $paid }. Onore: { $honour }.
   *[no] { $actor } corrompe l'inviato { $clan } di { $age } anni: { $paid }. Onore: { $honour }.
}
njt-log-spreads = { $you ->
    [yes] Spargi una diceria, { $rumour }, e paghi: { $paid }. Onore: { $honour }.
   *[no] { $actor } sparge una diceria, { $rumour }, e paga: { $paid }. Onore: { $honour }.
}
njt-log-strikes = { $you ->
    [yes] Colpisci con { $strike }: { $value } batte { $guard }.
   *[no] { $actor } colpisce con { $strike }: { $value } batte { $guard }.
}
njt-log-half-beaten = { $you ->
    [yes] Una guardia della coppia è sconfitta; l'altra è ancora davanti a te.
   *[no] Una guardia della coppia è sconfitta; l'altra è ancora davanti a { $actor }.
}
njt-log-wins-treasure = { $you ->
    [yes] Vinci un tesoro: { $treasure }.
   *[no] { $actor } vince un tesoro: { $treasure }.
}
njt-log-captures = { $you ->
    [yes] Tieni la guardia d'élite, che alla fine vale { $honour }.
   *[no] { $actor } tiene la guardia d'élite, che alla fine vale { $honour }.
}
njt-log-empties = { $you ->
    [yes] La casa { $house } è vuota! È tutto tuo: { $treasures }.
   *[no] La casa { $house } è vuota! { $actor } prende tutto: { $treasures }.
}
njt-log-marker = { $you ->
    [yes] Assegni la casa { $house } al clan { $clan }, con onore { $honour }.
   *[no] { $actor } assegna la casa { $house } al clan { $clan }, con onore { $honour }.
}
njt-log-banzai = { $you ->
    [yes] Gridi banzai!
   *[no] { $actor } grida banzai!
}
njt-log-guard = Appare una guardia da { $value }.
njt-log-elite = Appare una guardia d'élite: { $strength } contro la forza, { $stealth } contro la furtività.
njt-log-pair = Appaiono insieme due guardie d'élite: { $one } e { $two }.
njt-log-alarm = Allarme! Nella casa arriva un tesoro: { $treasure }. Il più prezioso diventa rosso: { $red }.
njt-log-alarm-nothing = Allarme! Ma non ci sono più tesori da portare.
njt-log-leaves = { $you ->
    [yes] Te ne vai con il bottino: { $treasures }.
   *[no] { $actor } se ne va con il bottino: { $treasures }.
}
njt-log-fails = { $you ->
    [yes] Fallisci e puoi tenere un solo tesoro.
   *[no] { $actor } fallisce e può tenere un solo tesoro.
}
njt-log-fails-empty = { $you ->
    [yes] Fallisci e te ne vai a mani vuote.
   *[no] { $actor } fallisce e se ne va a mani vuote.
}
njt-log-keeps = { $you ->
    [yes] Tieni un tesoro: { $treasure }.
   *[no] { $actor } tiene un tesoro: { $treasure }.
}
njt-log-added = La casa { $house } riceve un altro tesoro: { $treasure }.
njt-log-harmony = { $side ->
    [strength] { $you ->
        [yes] Armonia: d'ora in poi combatti con la forza.
       *[no] Armonia: d'ora in poi { $actor } combatte con la forza.
    }
   *[stealth] { $you ->
        [yes] Armonia: d'ora in poi combatti con la furtività.
       *[no] Armonia: d'ora in poi { $actor } combatte con la furtività.
    }
}
njt-log-spirit = { $you ->
    [yes] Spirito: puoi riusare { $skill } in questo round.
   *[no] Spirito: { $actor } può riusare { $skill } in questo round.
}
njt-log-choho = { $you ->
    [yes] Choho: rimetti un tesoro ({ $given }) e ne prendi un altro ({ $taken }).
   *[no] Choho: { $actor } rimette un tesoro ({ $given }) e ne prende un altro ({ $taken }).
}
njt-log-turned-red = Il tesoro chiaro più prezioso della casa diventa rosso: { $treasure }.
njt-log-shuffled-dojo-deck = Gli scarti del Dojo si mescolano in un nuovo mazzo.
njt-log-shuffled-guard-deck = Le guardie scartate si mescolano in un nuovo mazzo.
njt-log-shuffled-elite-deck = Le guardie d'élite scartate si mescolano in un nuovo mazzo.
njt-log-shuffled-bag = I tesori spesi tornano nel sacchetto.
njt-log-round-over = Il round { $round } è finito.
njt-log-scoring = I clan ricompensano i loro amici.
njt-log-disguises = { $you ->
    [yes] Travesti un inviato { $clan }: un'influenza in più.
   *[no] { $actor } traveste un inviato { $clan }: un'influenza in più.
}
njt-log-no-disguise = { $you ->
    [yes] Non travesti nessun altro.
   *[no] { $actor } non traveste nessun altro.
}
njt-log-reward-honour = { $you ->
    [yes] Il clan { $clan } ti ricompensa. Onore: { $honour }.
   *[no] Il clan { $clan } ricompensa { $actor }. Onore: { $honour }.
}
njt-log-reward-rumour = { $you ->
    [yes] Il clan { $clan } ti ricompensa con una diceria: { $rumour }.
   *[no] Il clan { $clan } ricompensa { $actor } con una diceria: { $rumour }.
}
njt-log-given-honour = { $you ->
    [yes] Ricevi l'onore rimasto: { $honour }.
   *[no] { $actor } riceve l'onore rimasto: { $honour }.
}
njt-log-given-rumour = { $you ->
    [yes] Ricevi la diceria rimasta: { $rumour }.
   *[no] { $actor } riceve la diceria rimasta: { $rumour }.
}
njt-log-round = { $you ->
    [yes] Comincia il round { $round } e tocca prima a te.
   *[no] Comincia il round { $round } e tocca prima a { $actor }.
}
njt-log-bonus = { $you ->
    [yes] Dicerie, tesori e guardie d'élite ti portano { $bonus }; il tuo onore è { $honour }.
   *[no] Dicerie, tesori e guardie d'élite portano { $bonus } a { $actor }; onore { $honour }.
}
njt-log-wins = { $you ->
    [yes] Hai vinto. Tutti si inchinano a te!
   *[no] { $actor } vince. Tutti si inchinano!
}

njt-score-bribes = Tesori per gli inviati
njt-score-spreading = Tesori per le dicerie
njt-score-after-3 = Ricompense dei clan dopo il round 3
njt-score-after-5 = Ricompense dei clan dopo il round 5
njt-score-after-7 = Ricompense dei clan dopo il round 7
njt-score-warrior = { $rumour } ({ $count }): { $times } × { $collected } guardie d'élite
njt-score-goodwill = { $rumour } ({ $count }): { $times } × { $collected } dicerie
njt-score-friends = { $rumour } ({ $count }): { $times } × { $collected } inviati
njt-score-master = { $rumour } ({ $count }): { $times } × { $collected } tessere abilità
njt-score-dishonour = { $rumour }: { $count } × { $each }
njt-score-unspent = Tesori non spesi
njt-score-guards = { $count ->
    [one] Una guardia d'élite sconfitta
   *[other] { $count } guardie d'élite sconfitte
}

# Il tavolo nel terminale.
njt-board-round = Round { $round } di 7
njt-board-order = ordine
njt-board-next = prossimo
njt-board-hand = Mano
njt-board-skills = Abilità
njt-board-treasures = Tesori
njt-board-won = Vinti
njt-board-sentry = sentinella
njt-board-guards = guardie
njt-board-elite = élite
njt-board-bag = sacchetto
njt-board-envoys = inviati
njt-board-rumours = dicerie
njt-board-tiles = tessere
njt-place-dojo = Dojo
njt-place-sensei = Sensei
njt-place-palace = Palazzo
njt-place-pavilion = Padiglione
njt-short-warrior = Guerriero
njt-short-goodwill = Favore
njt-short-friends = Amici
njt-short-master = Maestro
njt-short-dishonour = Disonorevoli

njt-pick-dojo = Il Dojo: prendi carte
njt-pick-sensei = Il Sensei: impara un'abilità
njt-pick-palace = Il Palazzo: corrompi un inviato
njt-pick-pavilion = Il Padiglione: spargi una diceria
njt-pick-house = { $side ->
    [strength] Casa { $house } con la forza, contro { $guard }
   *[stealth] Casa { $house } con la furtività, contro { $guard }
}
njt-pick-tile = { $cost ->
    [0] { $skill }, per una carta qualsiasi
   *[other] { $skill }, per un { $cost }
}
njt-pick-envoy = Inviato { $clan } di { $age } anni: { $demand }
njt-pick-rumour = { $rumour }: { $demand }
njt-pick-hand = { $value } dalla tua mano
njt-pick-open = Il { $value } scoperto
njt-pick-deck = Una carta dal mazzo
njt-pick-guard = { $half ->
    [first] La guardia da { $value }
   *[second] L'altra guardia, da { $value }
}
njt-pick-banzai = Banzai!
njt-pick-leave = Vattene
njt-pick-fail = Rinuncia
njt-pick-shuriken = { $side ->
    [red] { $treasure } (rosso) sul tuo shuriken
   *[light] { $treasure } sul tuo shuriken
}
njt-pick-in-house = { $side ->
    [red] { $treasure } (rosso) nella casa
   *[light] { $treasure } nella casa
}
njt-pick-marker = { $clan }, onore { $honour }
njt-pick-disguise = Travesti un inviato { $clan }
njt-pick-no-disguise = Nessun travestimento
njt-pick-honour = Onore: { $honour }

# La plancia nel browser.
njt-effect-taijutsu = +1 o −1
njt-effect-katonjutsu = +2
njt-effect-shinobi-iri = −2
njt-effect-intonjutsu = vale 0
njt-effect-kenjutsu = vale 6
njt-effect-boryaku = è 2 o 4
njt-effect-choho = scambio
njt-effect-spirit = di nuovo
njt-effect-harmony = altro lato
njt-effect-hensojutsu = travestire
njt-worth-warrior = × élite
njt-worth-goodwill = × dicerie
njt-worth-friends = × inviati
njt-worth-master = × tessere
njt-worth-dishonour = 6, 4 o 2
njt-worth-honour = { $honour } d'onore
njt-used = usata
njt-free = gratis
njt-any = jolly
njt-red = rosso
njt-honour = onore
njt-honour-track = Onore
njt-strength = Forza
njt-stealth = Furtività
njt-players = Giocatori
njt-houses = Case dei clan
njt-house = casa { $house }
njt-house-of = Casa { $house }, { $clan }, { $honour } d'onore
njt-house-empty = Svuotata. Riapre al prossimo round.
njt-discarded = { $count } scartate
njt-in-deck = { $count } nel mazzo
njt-in-pile = { $count } nella pila
njt-next-order = Prossimo ordine
njt-go-dojo = Prendere carte
njt-go-dojo-why = l'ultimo arrivato comincia il prossimo round
njt-go-sensei = Imparare un'abilità
njt-go-palace = Corrompere un inviato
njt-go-pavilion = Spargere una diceria
njt-cannot-pay = non ora
njt-up-to = fino a +{ $honour }
njt-now = +{ $honour } ora
njt-your-turn = Tocca a te
njt-your-raid = La tua invasione
njt-your-things = Ciò che hai davanti
njt-hand-size = { $count } di 7
njt-elites-beaten = { $count } élite battute
njt-shuriken-left = ancora { $count } shuriken
njt-first = 1º
njt-second = 2º
njt-influence = Influenza
njt-scored-after = si conta dopo il round { $round }
njt-clan-worth = Onore di tutte le sue case
njt-guard = guardia
njt-elite = Élite
njt-alarm = Allarme!
njt-alarm-what = È arrivato un tesoro, e il migliore chiaro è diventato rosso.
njt-beaten = battuta
njt-faces-you = davanti a te
njt-guards-met = Guardie incontrate
njt-by-strength = Con la forza: colpisci più in alto della guardia
njt-by-stealth = Con la furtività: colpisci più in basso della guardia
njt-on-shuriken = Sul tuo shuriken
njt-still-there = Ancora nella casa
njt-tier-light = chiari, con le guardie
njt-tier-red = rossi, con l'élite
njt-your-strike = il tuo colpo
njt-beats = batte
njt-can-reach = alla tua portata
njt-strike = Colpisci
njt-strike-start = Tocca una carta per colpire
njt-strike-add = aggiungi un 3 o una tessera
njt-strike-none = Niente di ciò che hai batte questa guardia.
njt-strike-first = Scegli prima carte e tessere.
njt-strike-what = { $value } batte { $guard }.
njt-is-next = è il prossimo
njt-later = Quando avrai battuto questa guardia.
njt-fail-hand = Le tue carte restano in mano.
njt-one-of-these = uno di questi
njt-leave-what = Tieni tutto ciò che hai vinto.
njt-leave-house = La casa riceve un tesoro.
njt-yours = tuo
njt-guard-deck = Mazzo guardie: { $count } carte
njt-elite-deck = Mazzo élite: { $count } carte
njt-guard-down = La guardia è a terra
njt-next-guard = Restano tesori chiari, e una guardia li sorveglia.
njt-next-elite = Restano solo tesori rossi, e li sorveglia l'élite.
njt-if-you-shout = appare se gridi
njt-failed = Hai fallito
njt-failed-what = Tocca l'unico tesoro che tieni; gli altri sono persi.
njt-house-won = La casa è vuota!
njt-house-won-what = È tutto tuo. Quale stendardo sventola ora qui?
njt-what-helps = Cosa aiuta
njt-swap-give = Choho: tocca il tesoro sul tuo shuriken che torna indietro.
njt-swap-take = Choho: tocca il tesoro che prendi in cambio.
njt-what-is-known = Cosa si sa
njt-what-now = E adesso
njt-seen = viste: { $cards }
njt-helps-strike = porta il colpo a { $value }.
njt-helps-reach = con altro, arriva a { $value }.
njt-pay = Paga
njt-pay-choose = Tocca i tesori con cui paghi.
njt-pay-enough = Basta così; puoi aggiungere altro.
njt-pay-gold = L'oro vale per qualsiasi tesoro, quello che rende di più.
njt-pay-card = Tocca la carta della mano con cui paghi.
njt-scoring = I clan premiano i loro amici
njt-after-round = Dopo il round { $round }. Prima tutti i primi, poi i secondi prendono ciò che resta.
njt-end-lead = { $first } ha { $honour } punti onore, { $by } più di { $second }.
njt-end-tie = { $first } e { $second } hanno { $honour } punti onore ciascuno: decide chi ha più inviati, poi il più anziano (NJT-53).
njt-from-envoys = Pagati per gli inviati
njt-from-rumours = Pagati per le dicerie
njt-from-clans = Ricompense dei clan
njt-from-secrets = Dicerie e il resto
njt-step-disguise = Travestimenti
njt-step-first = Scelgono i primi
njt-step-second = I secondi prendono il resto
njt-disguise = Travestirne uno
njt-or-rumour = o una diceria
njt-nobody = { $place ->
    [1] Nessuno ha inviati di questo clan.
   *[2] Nessuno è secondo.
  }
njt-left-honour = L'onore resta al secondo.
njt-left-rumour = Una diceria resta al secondo.
njt-within = { $count ->
    [0] niente alla tua portata
    [one] { $count } alla tua portata
   *[other] { $count } alla tua portata
}
njt-not-safe = { $count ->
    [0] Ancora niente
    [one] Al sicuro solo fuori
   *[other] Al sicuro solo fuori
}
njt-fail-what = { $count ->
    [0] Te ne vai a mani vuote.
    [one] Tieni l'unico vinto.
   *[other] Ne tieni solo uno su { $count }.
}
njt-banzai-guard = { $count ->
    [one] Un'altra guardia, un altro tesoro.
   *[other] Un'altra guardia, un altro tesoro. Se fallisci, ne tieni uno su { $count }.
}
njt-banzai-elite = { $count ->
    [one] Una guardia d'élite, per un tesoro rosso.
   *[other] Una guardia d'élite, per un tesoro rosso. Se fallisci, ne tieni uno su { $count }.
}
njt-place = { $place }º

## What a review believes about
njt-belief-hand = Ha almeno una carta di questo valore
njt-belief-guard = La prossima guardia (* allarme)
njt-belief-tile = La prossima tessera

njt-why-in-vain = { $player } non ha carte e tessere per battere la sentinella della casa { $house }.
njt-why-guard = { $player } può battere la prossima guardia in { $chance } casi su 100.
njt-why-first = Mette { $player } al primo posto presso { $clan }.
njt-why-honour = Porta subito { $honour } di onore.
njt-why-sentry = { $player } ha carte e tessere per battere la sentinella della casa { $house }.
njt-why-keeps = La scelta migliore lascia in mano a { $player } { $count } { $count ->
    [one] carta Dojo
   *[other] carte Dojo
 } in più.

# What a newcomer is told before the first move.
njt-new = Ogni shuriken è un'azione: prendere carte, imparare un'abilità, invadere la casa di un clan o visitare il palazzo. Con i tesori delle invasioni ottieni gli inviati che danno punti.
