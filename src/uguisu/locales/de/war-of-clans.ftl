woc-title = Shinobi: War of Clans
woc-card-takeda = Takeda
woc-card-uesugi = Uesugi
woc-card-mori = Mori
woc-card-oda = Oda
woc-card-hojo = Hojo
woc-card-ninja = Ninja

woc-option-final_lap = Die letzte Karte ist gezogen: Wer hat noch einen Zug?
woc-option-final_lap-others = Alle außer der Person, die sie gezogen hat.
woc-option-final_lap-everyone = Alle; wer sie gezogen hat, macht den letzten Zug der Partie.

woc-option-start = Wer beginnt?
woc-option-start-random = Das Los entscheidet.
woc-option-start-A = Platz A.
woc-option-start-B = Platz B.
woc-option-start-C = Platz C.
woc-option-start-D = Platz D.
woc-option-start-E = Platz E.

woc-prompt-first = { $you ->
    [yes] Dein erster Befehl: Stelle eine Truppe in einer anderen Provinz auf oder spiele einen Ninja.
   *[no] { $actor } gibt den ersten Befehl.
}
woc-prompt-second = { $you ->
    [yes] Dein zweiter Befehl: Spiele eine Truppe bei dir aus oder verschiebe eine Karte zwischen Provinzen.
   *[no] { $actor } gibt den zweiten Befehl.
}
woc-prompt-third = { $you ->
    [yes] Dein dritter Befehl: Greife eine schwächere Armee in einer anderen Provinz an.
   *[no] { $actor } gibt den dritten Befehl.
}
woc-prompt-over = Der Krieg ist vorbei.

woc-then-deploy = { $clan } in eine andere Provinz: Die Armee dort wächst um eins und kann in diesem Zug nicht angegriffen werden.
woc-then-home = { $clan } bei dir: { $count ->
    [0] Deine Armee wächst auf { $strength } und hat niemanden, der schwächer ist.
    [one] Deine Armee wächst auf { $strength } und kann eine Armee angreifen.
   *[other] Deine Armee wächst auf { $strength } und kann { $count } Armeen angreifen.
}
woc-then-ninja = Der Ninja: Die Armee, auf die du zeigst, verliert eine Karte. Beide werden abgelegt.
woc-then-move = { $clan } in eine andere Provinz: { $left ->
    [0] Bei { $province } bleiben keine { $clan }.
   *[other] Bei { $province } bleiben { $left } { $clan }.
}
woc-then-attack = { $clan } greifen mit { $strength } an: { $count ->
    [one] Eine Armee ist in Reichweite. Sie verliert eine Karte, du verlierst nichts.
   *[other] { $count } Armeen sind in Reichweite. Die gewählte verliert eine Karte, du verlierst nichts.
}

woc-no-province = An diesem Tisch gibt es keine Provinz { $province }.
woc-no-first-abroad = Der erste Befehl stellt Truppen in einer anderen Provinz auf, nicht in deiner.
woc-no-second-home = Beim zweiten Befehl kommt eine Karte aus deiner Hand nur in deine eigene Provinz.
woc-no-third-attacks = Der dritte Befehl ist ein Angriff; aufgestellt und verschoben wird vorher.
woc-no-card = Du hast keine { $clan }-Truppe auf der Hand.
woc-no-ninja-first = Ein Ninja wird nur anstelle des ersten Befehls gespielt.
woc-no-ninja-home = In deiner eigenen Provinz kannst du keinen Ninja einsetzen.
woc-no-ninja-deployed = Ninjas sind keine Truppen: Kein Befehl setzt sie ein wie Truppen. Zeige damit auf eine Armee.
woc-no-ninja-held = Du hast keinen Ninja auf der Hand.
woc-no-move-yet = Verschoben wird beim zweiten Befehl, nach dem ersten.
woc-no-move-from-home = Aus deiner eigenen Provinz kannst du keine Karte wegschieben.
woc-no-move-stays = Eine verschobene Karte muss in eine andere Provinz.
woc-no-attack-yet = Der Angriff ist der dritte Befehl; gib zuerst die anderen.
woc-no-attack-home = Angegriffen wird in anderen Provinzen, nicht in der eigenen.
woc-no-attack-own-clan = { $clan } greifen { $clan } nicht an.
woc-no-attack-touched = Die { $clan } in der Provinz von { $province } sind in diesem Zug schon berührt worden und können nicht angegriffen werden.
woc-no-attack-weaker = Nur eine schwächere Armee kann angegriffen werden: { $attacker } haben { $own }, { $clan } haben { $strength }.
woc-no-army = { $yours ->
    [yes] In deiner Provinz steht keine { $clan }-Armee.
   *[no] In der Provinz von { $province } steht keine { $clan }-Armee.
}

woc-log-deploys = { $you ->
    [yes] Du stellst { $clan } in der Provinz von { $province } auf.
   *[no] { $yours ->
        [yes] { $actor } stellt { $clan } in deiner Provinz auf.
       *[no] { $actor } stellt { $clan } in der Provinz von { $province } auf.
    }
}
woc-log-plays-home = { $you ->
    [yes] Du spielst { $clan } in deine Provinz.
   *[no] { $actor } spielt { $clan } in die eigene Provinz.
}
woc-log-ninja = { $you ->
    [yes] Du schickst einen Ninja gegen { $clan } in der Provinz von { $province }. Beide Karten werden abgelegt.
   *[no] { $yours ->
        [yes] { $actor } schickt einen Ninja gegen { $clan } in deiner Provinz. Beide Karten werden abgelegt.
       *[no] { $actor } schickt einen Ninja gegen { $clan } in der Provinz von { $province }. Beide Karten werden abgelegt.
    }
}
woc-log-moves = { $you ->
    [yes] { $targetYours ->
        [yes] Du verschiebst { $clan } aus der Provinz von { $province } in deine.
       *[no] Du verschiebst { $clan } aus der Provinz von { $province } in die von { $target }.
    }
   *[no] { $yours ->
        [yes] { $actor } verschiebt { $clan } aus deiner Provinz in die von { $target }.
       *[no] { $targetYours ->
            [yes] { $actor } verschiebt { $clan } aus der Provinz von { $province } in deine.
           *[no] { $actor } verschiebt { $clan } aus der Provinz von { $province } in die von { $target }.
        }
    }
}
woc-log-attacks = { $you ->
    [yes] Deine { $attacker } ({ $strength }) greifen { $clan } in der Provinz von { $province } an.
   *[no] { $yours ->
        [yes] Die { $attacker } ({ $strength }) von { $actor } greifen { $clan } in deiner Provinz an.
       *[no] Die { $attacker } ({ $strength }) von { $actor } greifen { $clan } in der Provinz von { $province } an.
    }
} { $left ->
    [0] Diese Armee ist vernichtet.
    [one] Eine Karte bleibt übrig.
   *[other] { $left } Karten bleiben übrig.
}
woc-log-no-attack = { $you ->
    [yes] Du kannst niemanden angreifen.
   *[no] { $actor } kann niemanden angreifen.
}
woc-log-skips = { $you ->
    [yes] Du kannst den fälligen Befehl nicht geben; er entfällt.
   *[no] { $actor } kann den fälligen Befehl nicht geben; er entfällt.
}
woc-log-skips-turn = { $you ->
    [yes] Du kannst keinen Befehl geben; dein Zug entfällt.
   *[no] { $actor } kann keinen Befehl geben; der Zug entfällt.
}
woc-log-draws = { $count ->
    [one] { $actor } zieht eine Karte.
   *[other] { $actor } zieht { $count } Karten.
}
woc-log-you-draw = Du ziehst { $cards }.
woc-log-last-lap = { $option ->
    [all] Der Stapel ist leer: Alle haben noch einen Zug.
   *[others] Der Stapel ist leer: Alle anderen haben noch einen Zug.
}
woc-log-served = { $you ->
    [yes] Du hast den { $clan } gedient: { $score }.
   *[no] { $actor } hat den { $clan } gedient: { $score }.
}
woc-log-at-home = { $you ->
    [yes] Gleichstand bei { $score }: Du hast zu Hause { $home } Karten deines Clans, die anderen höchstens { $rest }.
   *[no] Gleichstand bei { $score }: { $actor } hat zu Hause { $home } Karten des eigenen Clans, die anderen höchstens { $rest }.
}
woc-log-level = { $count } Spieler haben gleich viel, { $score }, und zu Hause auch: Sie teilen sich den Sieg.
woc-log-wins = { $you ->
    [yes] Du gewinnst den Krieg!
   *[no] { $actor } gewinnt den Krieg.
}

woc-score-province = { $clan } in der Provinz von { $province }

# Das Spielbrett
woc-own-province = Deine Provinz
woc-you-serve = Du dienst
woc-deck = Stapel
woc-discards = Ablage
woc-order-first = Erster
woc-order-second = Zweiter
woc-order-third = Dritter
woc-pick-province = { $yours ->
    [yes] Deine Provinz
   *[no] { $player }
}
woc-pick-army = { $yours ->
    [yes] Deine { $clan } ({ $strength })
   *[no] { $clan } von { $player } ({ $strength })
}
woc-your-time = Deine Zeit
woc-you-serve-secretly = Du dienst insgeheim
woc-strength = Stärke der Clans, alle Provinzen
woc-clans = Clans
woc-hand = Deine Hand
woc-hand-size = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
woc-province-of = Provinz von { $player }
woc-order-first-what = Auswärts aufstellen oder Ninja spielen
woc-order-second-what = Daheim ausspielen oder verschieben
woc-order-third-what = Angreifen
woc-done-deployed = { $clan } aufgestellt
woc-done-ninja = Ninja gegen { $clan }
woc-done-played = { $clan } daheim
woc-done-moved = { $clan } verschoben
woc-done-attacked = { $clan } angegriffen
woc-deploy-here = Hier aufstellen
woc-play-here = Hier ausspielen
woc-move-here = Hierher verschieben
woc-plays-next = als Nächstes dran
woc-to-move = am Zug
woc-bot = Bot, { $rank }
woc-touched = In diesem Zug berührt: kann nicht angegriffen werden
woc-turns-left = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
}
woc-army = { $clan }: { $strength }
woc-deck-count = Stapel: { $count }
woc-discards-list = Ablage: { $cards }
woc-discards-none = keine
woc-serve = Du dienst insgeheim den { $clan }.
woc-serves-unknown = Dient einem unbekannten Clan.
woc-served = Diente den { $clan }.
woc-war-over = Der Krieg ist vorbei. Wer diente wem?
woc-turns-card = { $you ->
    [yes] Du deckst deine Gesinnungskarte auf.
   *[no] { $player } deckt die Gesinnungskarte auf.
}
woc-counted-home = zu Hause
woc-counted-with = { $you ->
    [yes] bei dir
   *[no] bei { $player }
}
woc-neutral = Niemand diente den { $clan }: Ein neutraler Clan kann nicht gewinnen.

## What a review believes about
woc-belief-loyalty = Wer wem dient
woc-belief-hand = Hat mindestens eine auf der Hand

## Why a choice was better, in a review
woc-why-own-loses = Die getroffene Wahl nimmt { $clan } eine Truppe, und { $player } dient { $clan }.
woc-why-rival-loses = Nimmt { $clan } eine Truppe, und { $player } dient { $clan } wahrscheinlich: { $chance } %.
woc-why-rival-gains = Die getroffene Wahl stärkt { $clan }, und { $player } dient { $clan } wahrscheinlich: { $chance } %.
woc-why-own-gains = Gibt { $clan } eine Truppe, und { $player } dient { $clan }.
woc-why-forced = Nach der getroffenen Wahl kann nur { $clan } angegriffen werden, und { $player } dient { $clan }.
woc-why-exposed = Die getroffene Wahl lässt { $clan } in der Provinz von { $player } angreifbar; die bessere nicht.
woc-why-allowed = Macht einen Angriff auf { $clan } möglich, und { $player } dient { $clan } wahrscheinlich: { $chance } %.
woc-why-shown = Nach den Befehlen allein dient { $player } mit { $chance } % { $clan } nach der getroffenen Wahl, mit { $less } % nach der besseren.

# What a newcomer is told before the first move.
woc-new = Du befehligst alle fünf Clans, dienst aber insgeheim nur einem. Berühre eine Karte deiner Hand: Die Provinzen, in die sie kann, leuchten auf.
