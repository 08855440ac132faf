shi-title = Shinobi

shi-clan-seven-lives = Sette Vite
shi-clan-rhanobi = Rhanobi
shi-clan-octosushi = Octosushi
shi-clan-sin-san-guich = Sin San Güich
shi-clan-flying-fish = Pesce Volante
shi-clan-canzai = Canzaï

shi-weapon-shuriken = Shuriken
shi-weapon-sai = Sai
shi-weapon-katana = Katana
shi-weapon-blowgun = Cerbottana
# Con l'articolo, per ciò che si dà, si scopre o si dichiara: «Dai ad Aki una katana.»
shi-one-shuriken = uno shuriken
shi-one-sai = un sai
shi-one-katana = una katana
shi-one-blowgun = una cerbottana

shi-option-declarations = Puoi dichiarare la stessa arma a due rivali?
shi-option-declarations-distinct = No: le tue tre dichiarazioni devono essere diverse.
shi-option-declarations-free = Sì, quante volte vuoi.
shi-option-clans = Quali clan prendono i posti, a partire dal posto A?
shi-option-clans-L = Sette Vite
shi-option-clans-R = Rhanobi
shi-option-clans-O = Octosushi
shi-option-clans-G = Sin San Güich
shi-option-clans-F = Pesce Volante
shi-option-clans-C = Canzaï
shi-option-start = Chi ha la pedina per primo?
shi-option-start-random = Decide la sorte.
shi-option-start-A = Posto A.
shi-option-start-B = Posto B.
shi-option-start-C = Posto C.
shi-option-start-D = Posto D.
shi-option-start-E = Posto E.
shi-option-start-F = Posto F.
shi-option-round_limit = Dopo quanti round si interrompe la partita? 0 vuol dire mai.

shi-prompt-assign = { $you ->
    [yes] Dai a { $target } una carta coperta e dichiara un'arma, vera o falsa.
   *[no] { $yours ->
        [yes] { $actor } sceglie una carta per te.
       *[no] { $actor } sceglie una carta per { $target }.
    }
}
shi-prompt-reveal = { $you ->
    [yes] Hai davanti tre carte. Scegline due da scoprire.
   *[no] { $actor } sceglie due carte da scoprire.
}
shi-prompt-incompetence = { $you ->
    [yes] Ti hanno mancato. Lascia correre, o denuncia l'incompetenza e scopri la carta di { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } può denunciare l'incompetenza e scoprire la tua carta.
       *[no] { $actor } può denunciare l'incompetenza e scoprire la carta di { $attacker }.
    }
}
shi-prompt-plotting = { $you ->
    [yes] L'attacco va a segno. Accettalo, o denuncia il complotto e scopri la carta di { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } può denunciare il complotto e scoprire la tua carta.
       *[no] { $actor } può denunciare il complotto e scoprire la carta di { $attacker }.
    }
}
shi-prompt-over = La partita è finita.

shi-then-declare = { $honest ->
    [yes] Per { $target } { $card }: ora dichiara un'arma, vera o falsa.
    [only] Per { $target } { $card }: si può dichiarare solo la verità.
   *[no] Per { $target } { $card }: ora dichiara un'arma. Resta solo una bugia.
}
shi-then-turn = { $attacker } ha dichiarato { $declared }. Ancora una carta: { $lives ->
    [0] due uguali vanno a segno, ma non hai più vite da perdere.
   *[other] due uguali ti costano una vita, se non provi un complotto; due diverse mancano il bersaglio.
}

shi-no-gift-reveal = Gli attacchi sono tutti assegnati. Ora si scoprono le carte.
shi-no-gift-decide = Prima decidi se denunciare i tuoi aggressori.
shi-no-card = In questo round hai già dato la carta { $weapon }.
shi-no-third-time = Due carte per { $target } sono già dichiarate «{ $weapon }»: una terza non è ammessa.
shi-no-repetition = In questo round hai già dichiarato «{ $weapon }». Le tue dichiarazioni devono essere diverse.
shi-no-reveal-yet = Le carte si scoprono quando tutti hanno attaccato.
shi-no-reveal-again = Hai già scoperto due carte. Solo una denuncia scopre la terza.
shi-no-decision-yet = Prima che si scoprano le carte non c'è niente da denunciare.
shi-no-decision-unseen = Prima scopri due carte.
shi-no-incompetence = Due armi uguali non sono incompetenza. Puoi denunciare solo il complotto.
shi-no-plotting = Due armi diverse non sono un complotto. Puoi denunciare solo l'incompetenza.

shi-log-gives = { $yours ->
    [yes] { $actor } ti dà una carta e dichiara { $declared }.
   *[no] { $actor } dà a { $target } una carta e dichiara { $declared }.
}
shi-log-you-give = { $honest ->
    [yes] Dai a { $target } { $card } e lo dici.
   *[no] Dai a { $target } { $card } e dichiari { $declared }.
}
shi-log-turns = { $you ->
    [yes] Scopri { $first } di { $attacker } e { $second } di { $other }.
   *[no] { $mine ->
        [first] { $actor } scopre { $first } da parte tua e { $second } di { $other }.
        [second] { $actor } scopre { $first } di { $attacker } e { $second } da parte tua.
       *[none] { $actor } scopre { $first } di { $attacker } e { $second } di { $other }.
    }
}
shi-log-lied = { $you ->
    [yes] Avevi dichiarato { $declared }.
   *[no] { $actor } aveva dichiarato { $declared }.
}
shi-log-misses = Le armi sono diverse: attacco fallito.
shi-log-hits = Le armi sono uguali: attacco a segno.
shi-log-rests = { $you ->
    [yes] Lasci correre.
   *[no] { $actor } lascia correre.
}
shi-log-accepts = { $you ->
    [yes] Accetti il colpo.
   *[no] { $actor } accetta il colpo.
}
shi-log-denounces-incompetence = { $you ->
    [yes] Denunci l'incompetenza e scopri { $third } di { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } denuncia l'incompetenza e scopre { $third } da parte tua.
       *[no] { $actor } denuncia l'incompetenza e scopre { $third } di { $attacker }.
    }
}
shi-log-denounces-plotting = { $you ->
    [yes] Denunci il complotto e scopri { $third } di { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } denuncia il complotto e scopre { $third } da parte tua.
       *[no] { $actor } denuncia il complotto e scopre { $third } di { $attacker }.
    }
}
shi-log-incompetence-proved = Le tre armi sono tutte diverse: incompetenza provata.
shi-log-incompetence-refuted = Due armi sono uguali: l'accusa è falsa.
shi-log-plotting-proved = Le tre armi sono tutte uguali: complotto provato.
shi-log-plotting-refuted = La terza arma è un'altra: l'accusa è falsa.
shi-log-loses = { $you ->
    [yes] { $left ->
        [0] { $count ->
            [one] Perdi la tua ultima vita.
           *[other] Perdi le tue ultime { $count } vite.
        }
       *[other] { $count ->
            [one] Perdi una vita e ora ne hai { $left }.
           *[other] Perdi { $count } vite e ora ne hai { $left }.
        }
    }
   *[no] { $left ->
        [0] { $count ->
            [one] { $actor } perde l'ultima vita.
           *[other] { $actor } perde le ultime { $count } vite.
        }
       *[other] { $count ->
            [one] { $actor } perde una vita e ora ne ha { $left }.
           *[other] { $actor } perde { $count } vite e ora ne ha { $left }.
        }
    }
}
shi-log-spent = { $you ->
    [yes] Non hai più vite da perdere.
   *[no] { $actor } non ha più vite da perdere.
}
shi-log-round = { $you ->
    [yes] Tutti riprendono le proprie carte. Comincia il round { $round } e hai tu la pedina.
   *[no] Tutti riprendono le proprie carte. Comincia il round { $round } e { $actor } ha la pedina.
}
shi-log-wins = { $you ->
    [yes] Resti in vita solo tu: sei il Gran Daimyo!
   *[no] Resta in vita solo { $actor }, che diventa Gran Daimyo.
}
shi-log-shares = { $you ->
    [yes] Sei tra gli ultimi, caduti tutti insieme, e condividi la vittoria!
   *[no] { $actor } è tra gli ultimi, caduti tutti insieme, e condivide la vittoria.
}
shi-log-cut-off = La partita si interrompe dopo il round { $round }.
shi-log-leads = { $you ->
    [yes] { $shared ->
        [yes] Condividi il primo posto (vite rimaste: { $lives }).
       *[no] Il primo posto è tuo (vite rimaste: { $lives }).
    }
   *[no] { $shared ->
        [yes] { $actor } condivide il primo posto (vite rimaste: { $lives }).
       *[no] { $actor } ottiene il primo posto (vite rimaste: { $lives }).
    }
}

shi-score-start = Vite all'inizio
shi-score-attacks = Perse per attacchi
shi-score-accusations = Perse per accuse false
shi-score-denounced = Perse per denunce subite

# Il tavolo
shi-round = Round { $round }
shi-phase-assign = Assegnare gli attacchi
shi-phase-resolve = Scoprire e denunciare
shi-hand = Le tue carte
shi-declare = Dichiari
shi-verdict-missed = Mancato
shi-verdict-struck = A segno
shi-verdict-incompetence-proved = Incompetenza!
shi-verdict-incompetence-refuted = Accusa falsa
shi-verdict-plotting-proved = Complotto!
shi-verdict-plotting-refuted = Accusa falsa
shi-pick-declare = Dichiara { $weapon }
shi-pick-attack = Carta di { $player }, dichiarata «{ $weapon }»
shi-pick-place = Carta di { $player }
shi-pick-accept = { $hit ->
    [yes] Accetta il colpo
   *[no] Lascia correre
}
shi-pick-incompetence = Denuncia l'incompetenza
shi-pick-plotting = Denuncia il complotto
shi-charge-incompetence = Incompetenza!
shi-charge-plotting = Complotto!

# Il tavoliere
shi-only-you = Lo vedi solo tu
shi-face-down = coperta
shi-card-of = Carta di { $name }, dichiarata { $declared }: { $weapon }
shi-lives-of = { $lives } vite su { $of }
shi-lives-left = { $lives ->
    [one] vita rimasta
   *[other] vite rimaste
}
shi-lives-left-full = { $lives ->
    [0] Nessuna vita
    [one] Una vita
   *[other] { $lives } vite
}
shi-pawn = Primo giocatore
shi-bot = Bot
shi-you = { $name } (tu)
shi-order = Chi gioca quando
shi-trial = { $you ->
    [yes] Attacco a te
   *[no] Attacco a { $name }
}
shi-said = ha detto
shi-lie = Una bugia
shi-true = Vero
shi-known = Cosa sanno tutti della carta di { $name }
shi-seen = Vista
shi-declared = Dichiarata
shi-unseen = Non vista
shi-two-alike = Due uguali
shi-two-different = Due diverse
shi-three-alike = Tre uguali
shi-three-different = Tre diverse
shi-state-missed = L'attacco ha fallito
shi-state-struck = L'attacco ha colpito
shi-state-incompetence-proved = Ha provato l'incompetenza
shi-state-incompetence-refuted = Ha gridato all'incompetenza, a torto
shi-state-plotting-proved = Ha provato il complotto
shi-state-plotting-refuted = Ha gridato al complotto, a torto
shi-state-fallen = Senza vite, ma attacca ancora
shi-state-target = Sta per ricevere una carta
shi-state-assign = Manda i ninja
shi-state-reveal = Gira due carte
shi-state-decide = Decide
shi-accept-plotting-what = Perdi una vita.
shi-accept-incompetence-what = Non succede nulla.
shi-if-weapon = Se { $weapon }:
shi-if-third = Se è una terza arma:
shi-if-not = Se no:
shi-if-right = ogni aggressore perde 1, tu nulla
shi-if-wrong-plotting = perdi 2
shi-if-wrong-incompetence = perdi 1
shi-choose-card = 1. La carta che mandi, coperta
shi-choose-declaration = 2. Che cosa dici che sia
shi-before-you = Davanti a te
shi-your-attacks = I tuoi attacchi
shi-dashed = Il segno tratteggiato è solo per te
shi-kept = Tenuta in mano
shi-kept-what = Nessuno la vede

# Un attacco si risolve, al centro della scena
shi-part-cards = Carte
shi-part-verdict = Verdetto
shi-part-cry = Accusa
shi-part-toll = Chi paga
shi-scene-cards = { $you ->
    [yes] Scopri due carte
   *[no] { $actor } scopre due carte
}
shi-scene-twice = { $weapon }, due volte.
shi-scene-hit-what = { $you ->
    [yes] Perdi una vita, se non denunci il complotto.
   *[no] { $actor } perde una vita, o denuncia il complotto.
}
shi-scene-missed-what = { $you ->
    [yes] Nessuno perde una vita, se non denunci l'incompetenza.
   *[no] Nessuno perde una vita, se { $actor } non denuncia l'incompetenza.
}
shi-scene-cry-plotting = { $you ->
    [yes] Dici: le tre armi sono tutte uguali.
   *[no] { $actor } dice: le tre armi sono tutte uguali.
}
shi-scene-cry-incompetence = { $you ->
    [yes] Dici: le tre armi sono tutte diverse.
   *[no] { $actor } dice: le tre armi sono tutte diverse.
}
shi-scene-attackers-pay = Ogni aggressore perde una vita.
shi-scene-nobody-pays = Nessuno perde una vita.
shi-scene-safe = In salvo
shi-scene-fallen = Fuori combattimento

## What a review believes about
shi-belief-card = Le carte date dagli altri

## Why a choice was better, in a review
shi-why-third = La terza carta, di { $player }, è anch'essa { $weapon } in { $chance } casi su 100.
shi-why-differs = La terza carta, di { $player }, è una terza arma in { $chance } casi su 100.
shi-why-turn = Queste due carte sono uguali in { $chance } casi su 100.
shi-why-alike = Le due carte della scelta migliore sono uguali in { $chance } casi su 100, quelle rivelate in { $more }.
shi-why-match = Davanti a { $player } c'è già { $weapon } di un altro aggressore in { $chance } casi su 100, { $other } in { $less }.

# What a newcomer is told before the first move.
shi-new = Puoi mentire: i rivali vedono solo l'arma che dichiari, finché non si scoprono le carte. Chi perde l'ultima vita è fuori.
