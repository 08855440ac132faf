woc-title = Shinobi: War of Clans
woc-card-takeda = Takeda
woc-card-uesugi = Uesugi
woc-card-mori = Mori
woc-card-oda = Oda
woc-card-hojo = Hojo
woc-card-ninja = Ninja

woc-option-final_lap = Pescata l'ultima carta del mazzo, chi gioca ancora un turno?
woc-option-final_lap-others = Tutti tranne chi l'ha pescata.
woc-option-final_lap-everyone = Tutti: chi l'ha pescata gioca l'ultimo turno della partita.

woc-option-start = Chi comincia?
woc-option-start-random = Decide la sorte.
woc-option-start-A = Posto A.
woc-option-start-B = Posto B.
woc-option-start-C = Posto C.
woc-option-start-D = Posto D.
woc-option-start-E = Posto E.

woc-prompt-first = { $you ->
    [yes] Il tuo primo ordine: dispiega una truppa in un'altra provincia o gioca un ninja.
   *[no] { $actor } dà il primo ordine.
}
woc-prompt-second = { $you ->
    [yes] Il tuo secondo ordine: gioca una truppa nella tua provincia o sposta una carta tra le province.
   *[no] { $actor } dà il secondo ordine.
}
woc-prompt-third = { $you ->
    [yes] Il tuo terzo ordine: attacca un esercito più debole in un'altra provincia.
   *[no] { $actor } dà il terzo ordine.
}
woc-prompt-over = La guerra è finita.

woc-then-deploy = { $clan } in un'altra provincia: l'esercito là cresce di uno e non può essere attaccato in questo turno.
woc-then-home = { $clan } nella tua provincia: { $count ->
    [0] il tuo esercito cresce a { $strength } e non ha nessuno di più debole da attaccare.
    [one] il tuo esercito cresce a { $strength } e può attaccare un esercito.
   *[other] il tuo esercito cresce a { $strength } e può attaccare { $count } eserciti.
}
woc-then-ninja = Il ninja: l'esercito che indichi perde una carta. Scartati entrambi.
woc-then-move = { $clan } in un'altra provincia: { $left ->
    [0] nessun { $clan } resta da { $province }.
   *[other] { $left } { $clan } restano da { $province }.
}
woc-then-attack = { $clan } attacca con forza { $strength }: { $count ->
    [one] un esercito è a portata. Perde una carta, tu non perdi nulla.
   *[other] { $count } eserciti sono a portata. Quello che scegli perde una carta, tu non perdi nulla.
}

woc-no-province = A questo tavolo non c'è la provincia { $province }.
woc-no-first-abroad = Il primo ordine dispiega in un'altra provincia, non nella tua.
woc-no-second-home = Con il secondo ordine una carta della tua mano va solo nella tua provincia.
woc-no-third-attacks = Il terzo ordine è un attacco: si dispiega e si sposta prima.
woc-no-card = Non hai in mano truppe { $clan }.
woc-no-ninja-first = Un ninja si gioca solo al posto del primo ordine.
woc-no-ninja-home = Non puoi usare un ninja nella tua provincia.
woc-no-ninja-deployed = I ninja non sono truppe: nessun ordine ne dispiega uno. Usalo per indicare un esercito.
woc-no-ninja-held = Non hai ninja in mano.
woc-no-move-yet = Le carte si spostano con il secondo ordine, dopo il primo.
woc-no-move-from-home = Non puoi spostare una carta fuori dalla tua provincia.
woc-no-move-stays = Una carta spostata deve andare in una provincia diversa.
woc-no-attack-yet = L'attacco è il terzo ordine: prima dai gli altri.
woc-no-attack-home = Si attacca nelle altre province, non nella propria.
woc-no-attack-own-clan = Un esercito { $clan } non attacca un esercito { $clan }.
woc-no-attack-touched = L'esercito { $clan } nella provincia di { $province } è stato toccato in questo turno e non può essere attaccato.
woc-no-attack-weaker = Si può attaccare solo un esercito più debole: { $attacker } ha forza { $own }, { $clan } ha forza { $strength }.
woc-no-army = { $yours ->
    [yes] Nella tua provincia non c'è nessun esercito { $clan }.
   *[no] Nella provincia di { $province } non c'è nessun esercito { $clan }.
}

woc-log-deploys = { $you ->
    [yes] Dispieghi { $clan } nella provincia di { $province }.
   *[no] { $yours ->
        [yes] { $actor } dispiega { $clan } nella tua provincia.
       *[no] { $actor } dispiega { $clan } nella provincia di { $province }.
    }
}
woc-log-plays-home = { $you ->
    [yes] Giochi { $clan } nella tua provincia.
   *[no] { $actor } gioca { $clan } nella propria provincia.
}
woc-log-ninja = { $you ->
    [yes] Mandi un ninja contro { $clan } nella provincia di { $province }. Scartati entrambi.
   *[no] { $yours ->
        [yes] { $actor } manda un ninja contro { $clan } nella tua provincia. Scartati entrambi.
       *[no] { $actor } manda un ninja contro { $clan } nella provincia di { $province }. Scartati entrambi.
    }
}
woc-log-moves = { $you ->
    [yes] { $targetYours ->
        [yes] Sposti { $clan } dalla provincia di { $province } nella tua.
       *[no] Sposti { $clan } dalla provincia di { $province } a quella di { $target }.
    }
   *[no] { $yours ->
        [yes] { $actor } sposta { $clan } dalla tua provincia a quella di { $target }.
       *[no] { $targetYours ->
            [yes] { $actor } sposta { $clan } dalla provincia di { $province } nella tua.
           *[no] { $actor } sposta { $clan } dalla provincia di { $province } a quella di { $target }.
        }
    }
}
woc-log-attacks = { $you ->
    [yes] Il tuo esercito { $attacker } ({ $strength }) attacca { $clan } nella provincia di { $province }.
   *[no] { $yours ->
        [yes] L'esercito { $attacker } ({ $strength }) di { $actor } attacca { $clan } nella tua provincia.
       *[no] L'esercito { $attacker } ({ $strength }) di { $actor } attacca { $clan } nella provincia di { $province }.
    }
} { $left ->
    [0] Quell'esercito non c'è più.
    [one] Resta una carta.
   *[other] Restano { $left } carte.
}
woc-log-no-attack = { $you ->
    [yes] Non hai nessuno da attaccare.
   *[no] { $actor } non ha nessuno da attaccare.
}
woc-log-skips = { $you ->
    [yes] Non puoi dare l'ordine dovuto: si salta.
   *[no] { $actor } non può dare l'ordine dovuto: si salta.
}
woc-log-skips-turn = { $you ->
    [yes] Non puoi dare alcun ordine: il tuo turno si salta.
   *[no] { $actor } non può dare alcun ordine: il turno si salta.
}
woc-log-draws = { $count ->
    [one] { $actor } pesca una carta.
   *[other] { $actor } pesca { $count } carte.
}
woc-log-you-draw = Peschi { $cards }.
woc-log-last-lap = { $option ->
    [all] Il mazzo è finito: tutti hanno ancora un turno.
   *[others] Il mazzo è finito: tutti gli altri hanno ancora un turno.
}
woc-log-served = { $you ->
    [yes] Servivi il clan { $clan }: { $score }.
   *[no] { $actor } serviva il clan { $clan }: { $score }.
}
woc-log-at-home = { $you ->
    [yes] Parità a { $score }: in casa hai { $home } carte del tuo clan, gli altri al massimo { $rest }.
   *[no] Parità a { $score }: in casa { $actor } ha { $home } carte del proprio clan, gli altri al massimo { $rest }.
}
woc-log-level = { $count } giocatori sono pari a { $score }, e pari anche in casa: si dividono la vittoria.
woc-log-wins = { $you ->
    [yes] Hai vinto la guerra!
   *[no] { $actor } vince la guerra.
}

woc-score-province = { $clan } nella provincia di { $province }

# Il tavoliere
woc-own-province = La tua provincia
woc-you-serve = Servi
woc-deck = mazzo
woc-discards = scarti
woc-order-first = Primo
woc-order-second = Secondo
woc-order-third = Terzo
woc-pick-province = { $yours ->
    [yes] La tua provincia
   *[no] { $player }
}
woc-pick-army = { $yours ->
    [yes] I tuoi { $clan } ({ $strength })
   *[no] { $clan } di { $player } ({ $strength })
}
woc-your-time = Il tuo tempo
woc-you-serve-secretly = Servi, in segreto
woc-strength = Forza dei clan, tutte le province
woc-clans = Clan
woc-hand = La tua mano
woc-hand-size = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
woc-province-of = Provincia di { $player }
woc-order-first-what = Dispiega altrove o gioca un ninja
woc-order-second-what = Gioca nella tua provincia o sposta
woc-order-third-what = Attacca
woc-done-deployed = { $clan } dispiegati
woc-done-ninja = Ninja contro { $clan }
woc-done-played = { $clan } nella propria provincia
woc-done-moved = { $clan } spostati
woc-done-attacked = { $clan } attaccati
woc-deploy-here = Dispiega qui
woc-play-here = Gioca qui
woc-move-here = Sposta qui
woc-plays-next = gioca dopo
woc-to-move = di turno
woc-bot = bot, { $rank }
woc-touched = Toccato in questo turno: non si può attaccare
woc-turns-left = { $turns ->
    [one] Ultimo turno
   *[other] Ancora { $turns } turni
}
woc-army = { $clan }: { $strength }
woc-deck-count = Mazzo: { $count }
woc-discards-list = Scarti: { $cards }
woc-discards-none = nessuno
woc-serve = Servi il clan { $clan } in segreto.
woc-serves-unknown = Serve un clan sconosciuto.
woc-served = Serviva il clan { $clan }.
woc-war-over = La guerra è finita. Chi serviva chi?
woc-turns-card = { $you ->
    [yes] Giri la tua carta lealtà.
   *[no] { $player } gira la carta lealtà.
}
woc-counted-home = in casa
woc-counted-with = { $you ->
    [yes] da te
   *[no] da { $player }
}
woc-neutral = Nessuno serviva il clan { $clan }: un clan neutrale non può vincere.

## What a review believes about
woc-belief-loyalty = Chi serve chi
woc-belief-hand = Ne ha in mano almeno una

## Why a choice was better, in a review
woc-why-own-loses = La scelta fatta toglie una truppa a { $clan }, il clan servito da { $player }.
woc-why-rival-loses = Toglie una truppa a { $clan }, il clan che { $player } probabilmente serve: { $chance } %.
woc-why-rival-gains = La scelta fatta rafforza { $clan }, il clan che { $player } probabilmente serve: { $chance } %.
woc-why-own-gains = Aggiunge una truppa a { $clan }, il clan servito da { $player }.
woc-why-forced = Dopo la scelta fatta si può attaccare solo { $clan }, il clan servito da { $player }.
woc-why-exposed = La scelta fatta lascia { $clan } esposto a un attacco nella provincia di { $player }; quella migliore no.
woc-why-allowed = Permette di attaccare { $clan }, il clan che { $player } probabilmente serve: { $chance } %.
woc-why-shown = A giudicare dai soli ordini, { $player } serve { $clan } al { $chance } % dopo la scelta fatta, al { $less } % dopo quella migliore.

# What a newcomer is told before the first move.
woc-new = Comandi tutti e cinque i clan, ma ne servi uno solo, in segreto. Tocca una carta della tua mano: le province dove può andare si illuminano.
