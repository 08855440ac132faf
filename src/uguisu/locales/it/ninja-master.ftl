nma-title = Ninja Master
nma-token-orange = Arancione
nma-token-blue = Blu
nma-token-pink = Rosa
nma-token-green = Verde
nma-token-purple = Viola
nma-token-sword = la spada
nma-name-orange = Arancione
nma-name-blue = Blu
nma-name-pink = Rosa
nma-name-green = Verde
nma-name-purple = Viola
nma-name-sword = Spada

nma-letter-orange = O
nma-letter-blue = B
nma-letter-pink = P
nma-letter-green = G
nma-letter-purple = V
nma-letter-sword = S
nma-shape-circle = cerchio
nma-shape-square = quadrato
nma-shape-blossom = fiore
nma-shape-triangle = triangolo
nma-shape-diamond = rombo
nma-shape-blade = lama

nma-face-ninjas = { $count ->
    [one] { $token }: un ninja
   *[other] { $token }: { $count } ninja
}
nma-face-smoke = { $token }: fumo
nma-face-sword = una spada
nma-face-shuriken = uno shuriken

nma-option-round_seconds = Quanti secondi dura un round se nessuno grida?
nma-option-round_limit = Dopo quanti round si interrompe la partita? 0 vuol dire mai.
nma-option-window_ms = Per quanti millisecondi si raccolgono le prese rivali di una pedina prima di assegnarla?
nma-option-pace = È una gara di velocità?
nma-option-pace-race = Sì: la mano più veloce prende la pedina.
nma-option-pace-calm = No, un tavolo calmo: tutto dura quattro volte tanto, e tra le mani entro quattro secondi decide la sorte.

nma-pick-throw = Lancia i dadi
nma-pick-pose = Aspetta in posa da ninja
nma-pick-token = Afferra { $token }
nma-pick-late = Troppo tardi per { $token }
nma-pick-done = Fatto
nma-pick-shout = Grida { $number }

nma-round = Round { $round }
nma-tie-break = Spareggio
nma-seconds-left = { $seconds } s
nma-after = { $player }, { $ms } ms
nma-before = { $player }, { $ms } ms prima di { $rival }
nma-type = Scrivi quanti ninja ci sono.
nma-typing = Grida { $number }: { $key }
nma-shouted-right = { $player } ha gridato { $number }, ed erano { $count }.
nma-shouted-wrong = { $player } ha gridato { $number }, ma erano { $count }.

nma-prompt-throw = { $you ->
    [yes] Lancia i dadi.
   *[no] { $actor } lancia i dadi.
}
nma-prompt-rolling = Nessuno può afferrare niente finché i dadi non sono fermi.
nma-prompt-hands-off = Giù le mani finché i dadi non si fermano!
nma-prompt-blocked = I dadi rotolano. Dopo tre false partenze le tue prese non contano finché non si fermano.
nma-prompt-watch = La gara è in corso.
nma-prompt-grab = Afferra fino a due pedine. Le grida contano dopo la prima presa.
nma-prompt-hands = { $hands ->
    [0] Hai le mani piene: grida quanti ninja ci sono o di' che hai finito.
    [one] Afferra ancora una pedina o grida quanti ninja ci sono.
   *[other] Afferra fino a due pedine o grida quanti ninja ci sono.
}
nma-prompt-done = Tu hai finito; gli altri continuano.
nma-prompt-over = La partita è finita.

nma-no-clock = L'orologio dice solo quando i dadi sono fermi e quando il tempo è scaduto.
nma-no-only-clock = Questo spetta all'orologio.
nma-no-throw-first = Prima bisogna lanciare i dadi.
nma-no-thrown = I dadi sono già stati lanciati.
nma-no-shout-rolling = Un grido conta solo quando i dadi sono fermi.
nma-no-shout-yet = Un grido conta solo dopo che qualcuno ha afferrato una pedina.
nma-no-done-rolling = I dadi rotolano ancora: nessuno può aver finito questo round.
nma-no-pose = I dadi sono fermi: non c'è niente da aspettare.
nma-no-hand = Hai già una pedina in ogni mano.
nma-no-taken = { $you ->
    [yes] Hai già in mano { $token }.
   *[no] { $actor } ha fatto prima e ha già in mano { $token }.
}
nma-no-late-free = Nessuno ha afferrato { $token }.
nma-no-late-twice = { $you ->
    [yes] Hai già fatto tardi per { $token }.
   *[no] { $actor } ha fatto tardi per { $token } prima di te.
}
nma-no-earlier = A { $at } ms è troppo tardi per agire: l'ultimo evento è stato a { $time } ms.
nma-no-due = L'orologio agisce a { $due } ms, né prima né dopo.
nma-no-after-rest = A { $due } ms i dadi si fermano; questo viene prima.
nma-no-after-end = A { $due } ms il round è finito.
nma-no-blocked = Dopo tre false partenze afferrare { $token } non conta finché i dadi non si fermano.
nma-wait-throw = { $you ->
    [yes] Lo shuriken è tuo: lancia i dadi.
   *[no] { $actor } ha lo shuriken e lancia i dadi.
}
nma-wait-shout = Il grido non vale: non c'è nessuna gara in corso.
nma-wait-tied = Questo round lo gioca solo chi è in parità per il primo posto.
nma-wait-done = Hai finito questo round.
nma-wait-rolling = Aspetta che i dadi si fermino.

nma-log-throws = { $you ->
    [yes] Lanci i dadi.
   *[no] { $actor } lancia i dadi.
}
nma-log-poses = { $you ->
    [yes] Aspetti in posa da ninja.
   *[no] { $actor } aspetta in posa da ninja.
}
nma-log-rest = I dadi sono fermi.
nma-log-grabs = { $you ->
    [yes] Afferri { $token } dopo { $ms } ms.
   *[no] { $actor } afferra { $token } dopo { $ms } ms.
}
nma-log-late = { $you ->
    [yes] Cerchi di afferrare { $token } { $ms } ms dopo { $holder }.
   *[no] { $yours ->
        [yes] { $actor } cerca di afferrare { $token } { $ms } ms dopo di te.
       *[no] { $actor } cerca di afferrare { $token } { $ms } ms dopo { $holder }.
    }
}
nma-log-takes = { $you ->
    [yes] Afferri { $token }.
   *[no] { $actor } afferra { $token }.
}
nma-log-lot = { $you ->
    [yes] Anche tu cerchi di afferrare { $token }; la sorte sceglie { $holder }.
   *[no] { $yours ->
        [yes] Anche { $actor } cerca di afferrare { $token }; la sorte sceglie te.
       *[no] Anche { $actor } cerca di afferrare { $token }; la sorte sceglie { $holder }.
    }
}
nma-log-false-start = { $you ->
    [yes] Afferri { $token } troppo presto: torna al suo posto e si rilanciano i dadi.
   *[no] { $actor } afferra { $token } troppo presto: torna al suo posto e si rilanciano i dadi.
}
nma-log-blocked = { $you ->
    [yes] È la tua terza falsa partenza: in questo round non puoi causarne altre.
   *[no] È la terza falsa partenza di { $actor }, che in questo round non può causarne altre.
}
nma-log-done = { $you ->
    [yes] Hai finito.
   *[no] { $actor } ha finito.
}
nma-log-shouts = { $you ->
    [yes] Gridi { $number }!
   *[no] { $actor } grida { $number }!
}
nma-log-timeout = { $seconds ->
    [one] Il secondo è passato e nessuno ha gridato.
   *[other] I { $seconds } secondi sono passati e nessuno ha gridato.
}
nma-log-steals = { $points ->
    [0] { $you ->
        [yes] Hai la spada di { $owner }, ma non c'è niente da rubare.
       *[no] { $yours ->
            [yes] { $actor } ha la tua spada, ma non c'è niente da rubare.
           *[no] { $actor } ha la spada di { $owner }, ma non c'è niente da rubare.
        }
    }
    [one] { $you ->
        [yes] Con la spada rubi un punto a { $owner }.
       *[no] { $yours ->
            [yes] Con la spada { $actor } ti ruba un punto.
           *[no] Con la spada { $actor } ruba un punto a { $owner }.
        }
    }
   *[other] { $you ->
        [yes] Con la spada rubi { $points } punti a { $owner }.
       *[no] { $yours ->
            [yes] Con la spada { $actor } ti ruba { $points } punti.
           *[no] Con la spada { $actor } ruba { $points } punti a { $owner }.
        }
    }
}
nma-log-defends = { $you ->
    [yes] Hai difeso la tua spada.
   *[no] { $actor } ha difeso la spada.
}
nma-log-fault = { $you ->
    [yes] La spada ti costa 3 punti: le spade non sono più degli shuriken.
   *[no] La spada costa 3 punti a { $actor }: le spade non sono più degli shuriken.
}
nma-log-gains = { $points ->
    [one] { $you ->
        [yes] { $token } ti porta un punto.
       *[no] { $token } porta un punto a { $actor }.
    }
   *[other] { $you ->
        [yes] { $token } ti porta { $points } punti.
       *[no] { $token } porta { $points } punti a { $actor }.
    }
}
nma-log-loses = { $points ->
    [one] { $you ->
        [yes] { $token } è nel fumo e ti costa un punto.
       *[no] { $token } è nel fumo e costa un punto a { $actor }.
    }
   *[other] { $you ->
        [yes] { $token } è nel fumo e ti costa { $points } punti.
       *[no] { $token } è nel fumo e costa { $points } punti a { $actor }.
    }
}
nma-log-gets-nothing = { $you ->
    [yes] { $token } non ti porta niente.
   *[no] { $token } non porta niente a { $actor }.
}
nma-log-shuriken = { $points ->
    [one] { $you ->
        [yes] Lo shuriken ti porta un punto.
       *[no] Lo shuriken porta un punto a { $actor }.
    }
   *[other] { $you ->
        [yes] Lo shuriken ti porta { $points } punti.
       *[no] Lo shuriken porta { $points } punti a { $actor }.
    }
}
nma-log-right = { $you ->
    [yes] Ninja mostrati: { $number }. Giusto, un punto per te.
   *[no] Ninja mostrati: { $number }. Giusto, un punto per { $actor }.
}
nma-log-wrong = { $you ->
    [yes] Ninja mostrati: { $number }. Sbagliato, perdi 3 punti.
   *[no] Ninja mostrati: { $number }. Sbagliato, { $actor } perde 3 punti.
}
nma-log-tied = { $you ->
    [yes] Sei in parità per il primo posto e continui.
   *[no] { $actor } è in parità per il primo posto e continua.
}
nma-log-sword-goes = { $you ->
    [yes] La spada è tua.
   *[no] La spada passa a { $actor }.
}
nma-log-cut-off = { $rounds ->
    [one] La partita si interrompe dopo un round.
   *[other] La partita si interrompe dopo { $rounds } round.
}
nma-log-wins = { $score ->
    [one] { $you ->
        [yes] Hai vinto con un punto!
       *[no] { $actor } vince con un punto.
    }
   *[other] { $you ->
        [yes] Hai vinto con { $score } punti!
       *[no] { $actor } vince con { $score } punti.
    }
}

nma-score-start = Punti all'inizio
nma-score-stolen = Rubati con la spada
nma-score-robbed = Rubati da chi ha preso la spada
nma-score-fault = Spada afferrata senza maggioranza
nma-score-ninjas = Ninja
nma-score-smoke = Ninja nel fumo
nma-score-shuriken = Shuriken
nma-score-right = Conteggi giusti
nma-score-wrong = Conteggi sbagliati
nma-score-floor = Perdite sotto zero, condonate
nma-score-lost = Persi

nma-dojo = Il dojo
nma-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
nma-ms = { $ms } ms
nma-yours = tuo
nma-bot = Bot
nma-waits = Attende lo spareggio
nma-is-done = Ha finito
nma-false-starts = { $count ->
    [one] Una falsa partenza
   *[other] { $count } false partenze
}
nma-owns-sword = Possiede la spada
nma-owns-shuriken = Lancia i dadi
nma-hand-left = Mano sinistra
nma-hand-right = Mano destra
nma-hand-free = Libera di afferrare
nma-hand-reaches = Si allunga
nma-call-throw = Prima del lancio
nma-call-tumble = I dadi rotolano
nma-call-race = I dadi sono fermi
nma-call-fault = Falsa partenza
nma-incense = L'incenso brucia ancora
nma-incense-waits = L'incenso aspetta
nma-shout = Gridare
nma-all-ninjas = tutti i ninja, tutti i colori
nma-erase = Cancella l'ultima cifra
nma-times-count = I tempi contano da quando i dadi erano fermi su ciascuno schermo.
nma-calm = con calma
nma-calm-counts = Ciò che accade entro quattro secondi accade nello stesso istante.
nma-by-lot = { $you ->
    [yes] per sorteggio, prima di te
   *[no] per sorteggio, prima di { $rival }
}
nma-nobody-shouted = Nessuno ha gridato
nma-ended-round = ha chiuso il round
nma-uncontested = senza rivali
nma-counts-itself = conta da sé
nma-ahead-of = { $you ->
    [yes] { $ms } ms prima di te
   *[no] { $ms } ms prima di { $rival }
}
nma-shuriken = Shuriken
nma-shows-swords = { $swords } × spada, { $shuriken } × shuriken
nma-shows-shuriken = { $count } sui dadi
nma-shows-ninjas = { $smoke ->
    [0] { $ninjas ->
        [one] un ninja
       *[other] { $ninjas } ninja
    }
    [one] { $ninjas ->
        [one] un ninja, una nuvola
       *[other] { $ninjas } ninja, una nuvola
    }
   *[other] { $ninjas ->
        [one] un ninja, { $smoke } nuvole
       *[other] { $ninjas } ninja, { $smoke } nuvole
    }
}
nma-wins = vince la partita
nma-gets-sword = ora possiede la spada
nma-throws-next = lancia dopo
nma-goal = Vince chi arriva a { $points } punti
nma-you = tu
nma-owns-short = Spada
nma-throws-short = Lancia
nma-too-early = Troppo presto!
nma-crib-ninjas = Una pedina vale tutti i suoi ninja.
nma-crib-smoke = Una sola nuvola: in meno.
nma-crib-sword = Più spade che shuriken, o −3.
nma-crib-shout = Il primo grido chiude: +1 o −3.
nma-defended = difesa
nma-half-of = la metà di { $points }
nma-taken-by = { $you ->
    [yes] da te
   *[no] da { $player }
}
nma-too-late = { $ms } ms di ritardo
nma-late = in ritardo
nma-stolen = rubati
nma-right = giusto
nma-wrong = sbagliato, erano { $count }
nma-scored-in-order = Si conta in ordine: spada, ninja, shuriken, grido.
nma-threw = ha lanciato i dadi
nma-watch-again = Rivedi
nma-ready = Pronto
nma-reads = legge ancora
nma-is-ready = Pronto. Si aspettano gli altri: { $seconds } s
nma-next-throw = { $you ->
    [yes] Poi lanci tu, quando tutti sono pronti.
   *[no] Poi lancia { $player }, quando tutti sono pronti.
}
nma-again-waits = Nessuno si è ancora mosso
nma-again-shout = { $you ->
    [yes] Hai gridato { $number }
   *[no] { $player } ha gridato { $number }
}
nma-again-took = { $you ->
    [yes] Hai afferrato { $token }
   *[no] { $player } ha afferrato { $token }
}
nma-again-before = { $you ->
    [yes] Hai afferrato { $token } { $ms } ms prima di { $rival }
   *[no] { $beaten ->
        [yes] { $player } ha afferrato { $token } { $ms } ms prima di te
       *[no] { $player } ha afferrato { $token } { $ms } ms prima di { $rival }
    }
}
nma-round-again = Round { $round }, di nuovo
nma-the-count = Conteggio
nma-last-grab = Presa precedente
nma-next-grab = Presa successiva
nma-play = Avvia
nma-pause = Pausa
nma-speed = Velocità
nma-timeline = Quando è caduta ogni mano

# What a newcomer is told before the first move.
nma-new = Aspetta che i dadi siano fermi, poi afferra la pedina il cui colore conta di più. Il primo che grida quanti ninja ci sono chiude il round.
