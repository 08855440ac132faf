nma-title = Ninja Master
nma-token-orange = Orange
nma-token-blue = Blau
nma-token-pink = Rosa
nma-token-green = Grün
nma-token-purple = Violett
nma-token-sword = das Schwert
nma-name-orange = Orange
nma-name-blue = Blau
nma-name-pink = Rosa
nma-name-green = Grün
nma-name-purple = Violett
nma-name-sword = Schwert

nma-letter-orange = O
nma-letter-blue = B
nma-letter-pink = P
nma-letter-green = G
nma-letter-purple = V
nma-letter-sword = S
nma-shape-circle = Kreis
nma-shape-square = Quadrat
nma-shape-blossom = Blüte
nma-shape-triangle = Dreieck
nma-shape-diamond = Raute
nma-shape-blade = Klinge

nma-face-ninjas = { $count ->
    [one] { $token }: ein Ninja
   *[other] { $token }: { $count } Ninjas
}
nma-face-smoke = { $token }: Rauch
nma-face-sword = ein Schwert
nma-face-shuriken = ein Shuriken

nma-option-round_seconds = Wie viele Sekunden dauert eine Runde, wenn niemand ruft?
nma-option-round_limit = Nach wie vielen Runden wird abgebrochen? 0 heißt nie.
nma-option-window_ms = Wie viele Millisekunden lang werden Zugriffe auf eine Figur gesammelt, bevor sie vergeben wird?
nma-option-pace = Ist es ein Wettlauf?
nma-option-pace-race = Ja: Die schnellere Hand hat die Figur.
nma-option-pace-calm = Nein, ein ruhiger Tisch: Alles hat viermal so lange Zeit, und unter Händen innerhalb von vier Sekunden entscheidet das Los.

nma-pick-throw = Würfle
nma-pick-pose = Warte in der Ninja-Pose
nma-pick-token = Schnapp dir { $token }
nma-pick-late = Zu spät für { $token }
nma-pick-done = Fertig
nma-pick-shout = Rufe { $number }

nma-round = Runde { $round }
nma-tie-break = Stechen
nma-seconds-left = { $seconds } s
nma-after = { $player }, { $ms } ms
nma-before = { $player }, { $ms } ms vor { $rival }
nma-type = Tippe, wie viele Ninjas es sind.
nma-typing = Rufe { $number }: { $key }
nma-shouted-right = { $player } hat { $number } gerufen, und es waren { $count }.
nma-shouted-wrong = { $player } hat { $number } gerufen, aber es waren { $count }.

nma-prompt-throw = { $you ->
    [yes] Würfle.
   *[no] { $actor } würfelt.
}
nma-prompt-rolling = Niemand darf zugreifen, bis die Würfel liegen.
nma-prompt-hands-off = Finger weg, bis die Würfel liegen!
nma-prompt-blocked = Die Würfel rollen. Nach drei Fehlstarts zählt dein Zugriff nicht, bis sie liegen.
nma-prompt-watch = Das Rennen läuft.
nma-prompt-grab = Schnapp dir bis zu zwei Figuren. Rufe zählen nach dem ersten Zugriff.
nma-prompt-hands = { $hands ->
    [0] Deine Hände sind voll: Rufe, wie viele Ninjas es sind, oder sag, dass du fertig bist.
    [one] Schnapp dir noch eine Figur oder rufe, wie viele Ninjas es sind.
   *[other] Schnapp dir bis zu zwei Figuren oder rufe, wie viele Ninjas es sind.
}
nma-prompt-done = Du bist fertig; die anderen spielen weiter.
nma-prompt-over = Die Partie ist vorbei.

nma-no-clock = Die Uhr sagt nur, wann die Würfel liegen und wann die Zeit um ist.
nma-no-only-clock = Das ist Sache der Uhr.
nma-no-throw-first = Zuerst muss gewürfelt werden.
nma-no-thrown = Es ist schon gewürfelt.
nma-no-shout-rolling = Ein Ruf zählt erst, wenn die Würfel liegen.
nma-no-shout-yet = Ein Ruf zählt erst, wenn jemand eine Figur genommen hat.
nma-no-done-rolling = Die Würfel rollen noch: Niemand kann mit dieser Runde schon fertig sein.
nma-no-pose = Die Würfel liegen: Es gibt nichts abzuwarten.
nma-no-hand = Du hast schon in jeder Hand eine Figur.
nma-no-taken = { $you ->
    [yes] Du hast { $token } schon.
   *[no] { $actor } war schneller und hat { $token } schon.
}
nma-no-late-free = Niemand hat sich { $token } geschnappt.
nma-no-late-twice = { $you ->
    [yes] Für { $token } warst du schon zu spät.
   *[no] { $actor } war schon vor dir zu spät für { $token }.
}
nma-no-earlier = Bei { $at } ms ist es zu spät: Das letzte Ereignis war bei { $time } ms.
nma-no-due = Die Uhr handelt bei { $due } ms, nicht früher und nicht später.
nma-no-after-rest = Bei { $due } ms kommen die Würfel zur Ruhe; das geschieht zuerst.
nma-no-after-end = Bei { $due } ms ist die Runde vorbei.
nma-no-blocked = Nach drei Fehlstarts zählt dein Zugriff auf { $token } nicht, bis die Würfel liegen.
nma-wait-throw = { $you ->
    [yes] Du hast den Shuriken: Würfle.
   *[no] { $actor } hat den Shuriken und würfelt.
}
nma-wait-shout = Der Ruf ist ungültig: Es läuft kein Rennen.
nma-wait-tied = Diese Runde spielt nur, wer gleichauf vorn liegt.
nma-wait-done = Du bist mit dieser Runde fertig.
nma-wait-rolling = Warte, bis die Würfel liegen.

nma-log-throws = { $you ->
    [yes] Du würfelst.
   *[no] { $actor } würfelt.
}
nma-log-poses = { $you ->
    [yes] Du wartest in der Ninja-Pose.
   *[no] { $actor } wartet in der Ninja-Pose.
}
nma-log-rest = Die Würfel liegen.
nma-log-grabs = { $you ->
    [yes] Du schnappst dir { $token } nach { $ms } ms.
   *[no] { $actor } schnappt sich { $token } nach { $ms } ms.
}
nma-log-late = { $you ->
    [yes] Du kommst für { $token } { $ms } ms zu spät: { $holder } war schneller.
   *[no] { $yours ->
        [yes] { $actor } kommt für { $token } { $ms } ms zu spät: Du warst schneller.
       *[no] { $actor } kommt für { $token } { $ms } ms zu spät: { $holder } war schneller.
    }
}
nma-log-takes = { $you ->
    [yes] Du nimmst dir { $token }.
   *[no] { $actor } nimmt sich { $token }.
}
nma-log-lot = { $you ->
    [yes] Auch du greifst nach { $token }; das Los entscheidet für { $holder }.
   *[no] { $yours ->
        [yes] Auch { $actor } greift nach { $token }; das Los entscheidet für dich.
       *[no] Auch { $actor } greift nach { $token }; das Los entscheidet für { $holder }.
    }
}
nma-log-false-start = { $you ->
    [yes] Du nimmst { $token } zu früh: Die Figur kommt zurück, und es wird neu gewürfelt.
   *[no] { $actor } nimmt { $token } zu früh: Die Figur kommt zurück, und es wird neu gewürfelt.
}
nma-log-blocked = { $you ->
    [yes] Das war dein dritter Fehlstart: In dieser Runde kannst du keinen mehr verursachen.
   *[no] Das war der dritte Fehlstart von { $actor }: In dieser Runde ist kein weiterer mehr möglich.
}
nma-log-done = { $you ->
    [yes] Du bist fertig.
   *[no] { $actor } ist fertig.
}
nma-log-shouts = { $you ->
    [yes] Du rufst { $number }!
   *[no] { $actor } ruft { $number }!
}
nma-log-timeout = { $seconds ->
    [one] Die Sekunde ist um, und niemand hat gerufen.
   *[other] Die { $seconds } Sekunden sind um, und niemand hat gerufen.
}
nma-log-steals = { $points ->
    [0] { $you ->
        [yes] Du hast das Schwert von { $owner }, aber es gibt nichts zu stehlen.
       *[no] { $yours ->
            [yes] { $actor } hat dein Schwert, aber es gibt nichts zu stehlen.
           *[no] { $actor } hat das Schwert von { $owner }, aber es gibt nichts zu stehlen.
        }
    }
    [one] { $you ->
        [yes] Mit dem Schwert stiehlst du { $owner } einen Punkt.
       *[no] { $yours ->
            [yes] Mit dem Schwert stiehlt { $actor } dir einen Punkt.
           *[no] Mit dem Schwert stiehlt { $actor } einen Punkt von { $owner }.
        }
    }
   *[other] { $you ->
        [yes] Mit dem Schwert stiehlst du { $owner } { $points } Punkte.
       *[no] { $yours ->
            [yes] Mit dem Schwert stiehlt { $actor } dir { $points } Punkte.
           *[no] Mit dem Schwert stiehlt { $actor } { $points } Punkte von { $owner }.
        }
    }
}
nma-log-defends = { $you ->
    [yes] Du hast dein Schwert verteidigt.
   *[no] { $actor } hat das Schwert verteidigt.
}
nma-log-fault = { $you ->
    [yes] Das Schwert kostet dich 3 Punkte: Es sind nicht mehr Schwerter als Shuriken.
   *[no] Das Schwert kostet { $actor } 3 Punkte: Es sind nicht mehr Schwerter als Shuriken.
}
nma-log-gains = { $points ->
    [one] { $you ->
        [yes] { $token } bringt dir einen Punkt.
       *[no] { $token } bringt { $actor } einen Punkt.
    }
   *[other] { $you ->
        [yes] { $token } bringt dir { $points } Punkte.
       *[no] { $token } bringt { $actor } { $points } Punkte.
    }
}
nma-log-loses = { $points ->
    [one] { $you ->
        [yes] { $token } steckt im Rauch und kostet dich einen Punkt.
       *[no] { $token } steckt im Rauch und kostet { $actor } einen Punkt.
    }
   *[other] { $you ->
        [yes] { $token } steckt im Rauch und kostet dich { $points } Punkte.
       *[no] { $token } steckt im Rauch und kostet { $actor } { $points } Punkte.
    }
}
nma-log-gets-nothing = { $you ->
    [yes] { $token } bringt dir nichts.
   *[no] { $token } bringt { $actor } nichts.
}
nma-log-shuriken = { $points ->
    [one] { $you ->
        [yes] Der Shuriken bringt dir einen Punkt.
       *[no] Der Shuriken bringt { $actor } einen Punkt.
    }
   *[other] { $you ->
        [yes] Der Shuriken bringt dir { $points } Punkte.
       *[no] Der Shuriken bringt { $actor } { $points } Punkte.
    }
}
nma-log-right = { $you ->
    [yes] Ninjas auf den Würfeln: { $number }. Richtig, ein Punkt für dich.
   *[no] Ninjas auf den Würfeln: { $number }. Richtig, ein Punkt für { $actor }.
}
nma-log-wrong = { $you ->
    [yes] Ninjas auf den Würfeln: { $number }. Falsch, du verlierst 3 Punkte.
   *[no] Ninjas auf den Würfeln: { $number }. Falsch, { $actor } verliert 3 Punkte.
}
nma-log-tied = { $you ->
    [yes] Du liegst gleichauf vorn und spielst weiter.
   *[no] { $actor } liegt gleichauf vorn und spielt weiter.
}
nma-log-sword-goes = { $you ->
    [yes] Das Schwert gehört dir.
   *[no] Das Schwert geht an { $actor }.
}
nma-log-cut-off = { $rounds ->
    [one] Nach einer Runde wird die Partie abgebrochen.
   *[other] Nach { $rounds } Runden wird die Partie abgebrochen.
}
nma-log-wins = { $score ->
    [one] { $you ->
        [yes] Du gewinnst mit einem Punkt!
       *[no] { $actor } gewinnt mit einem Punkt.
    }
   *[other] { $you ->
        [yes] Du gewinnst mit { $score } Punkten!
       *[no] { $actor } gewinnt mit { $score } Punkten.
    }
}

nma-score-start = Punkte zu Beginn
nma-score-stolen = Mit dem Schwert gestohlen
nma-score-robbed = Durch das Schwert anderer verloren
nma-score-fault = Schwert ohne Mehrheit genommen
nma-score-ninjas = Ninjas
nma-score-smoke = Ninjas im Rauch
nma-score-shuriken = Shuriken
nma-score-right = Richtig gezählt
nma-score-wrong = Falsch gezählt
nma-score-floor = Verluste unter null, erlassen
nma-score-lost = Verloren

nma-dojo = Das Dojo
nma-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
nma-ms = { $ms } ms
nma-yours = deins
nma-bot = Bot
nma-waits = Wartet das Stechen ab
nma-is-done = Ist fertig
nma-false-starts = { $count ->
    [one] Ein Fehlstart
   *[other] { $count } Fehlstarts
}
nma-owns-sword = Besitzt das Schwert
nma-owns-shuriken = Würfelt
nma-hand-left = Linke Hand
nma-hand-right = Rechte Hand
nma-hand-free = Frei zum Greifen
nma-hand-reaches = Greift zu
nma-call-throw = Vor dem Wurf
nma-call-tumble = Die Würfel rollen
nma-call-race = Die Würfel liegen
nma-call-fault = Fehlstart
nma-incense = Das Räucherstäbchen brennt
nma-incense-waits = Das Räucherstäbchen wartet
nma-shout = Rufen
nma-all-ninjas = alle Ninjas, alle Farben
nma-erase = Letzte Ziffer löschen
nma-times-count = Die Zeiten zählen ab dem Moment, in dem die Würfel auf dem eigenen Bildschirm lagen.
nma-calm = in Ruhe
nma-calm-counts = Was innerhalb von vier Sekunden geschieht, geschieht zugleich.
nma-by-lot = { $you ->
    [yes] durch das Los, vor dir
   *[no] durch das Los, vor { $rival }
}
nma-nobody-shouted = Niemand hat gerufen
nma-ended-round = hat die Runde beendet
nma-uncontested = unbestritten
nma-counts-itself = zählt von selbst
nma-ahead-of = { $you ->
    [yes] { $ms } ms vor dir
   *[no] { $ms } ms vor { $rival }
}
nma-shuriken = Shuriken
nma-shows-swords = { $swords } × Schwert, { $shuriken } × Shuriken
nma-shows-shuriken = { $count ->
    [one] einmal auf den Würfeln
   *[other] { $count }-mal auf den Würfeln
}
nma-shows-ninjas = { $smoke ->
    [0] { $ninjas ->
        [one] ein Ninja
       *[other] { $ninjas } Ninjas
    }
    [one] { $ninjas ->
        [one] ein Ninja, eine Wolke
       *[other] { $ninjas } Ninjas, eine Wolke
    }
   *[other] { $ninjas ->
        [one] ein Ninja, { $smoke } Wolken
       *[other] { $ninjas } Ninjas, { $smoke } Wolken
    }
}
nma-wins = gewinnt die Partie
nma-gets-sword = besitzt jetzt das Schwert
nma-throws-next = würfelt als Nächstes
nma-goal = Bis { $points } Punkte
nma-you = du
nma-owns-short = Schwert
nma-throws-short = Würfelt
nma-too-early = Zu früh!
nma-crib-ninjas = Eine Figur zählt alle ihre Ninjas.
nma-crib-smoke = Genau eine Wolke: minus.
nma-crib-sword = Mehr Schwerter als Shuriken, sonst −3.
nma-crib-shout = Der erste Ruf beendet es: +1 oder −3.
nma-defended = verteidigt
nma-half-of = die Hälfte von { $points }
nma-taken-by = { $you ->
    [yes] von dir
   *[no] von { $player }
}
nma-too-late = { $ms } ms zu spät
nma-late = zu spät
nma-stolen = gestohlen
nma-right = richtig
nma-wrong = falsch, es waren { $count }
nma-scored-in-order = Gezählt wird der Reihe nach: Schwert, Ninjas, Shuriken, Ruf.
nma-threw = hat gewürfelt
nma-watch-again = Noch mal ansehen
nma-ready = Bereit
nma-reads = liest noch
nma-is-ready = Bereit. Die anderen lesen noch: { $seconds } s
nma-next-throw = { $you ->
    [yes] Du würfelst als Nächstes, wenn alle bereit sind.
   *[no] { $player } würfelt als Nächstes, wenn alle bereit sind.
}
nma-again-waits = Noch rührt sich niemand
nma-again-shout = { $you ->
    [yes] Du hast { $number } gerufen
   *[no] { $player } hat { $number } gerufen
}
nma-again-took = { $you ->
    [yes] Du hast dir { $token } geschnappt
   *[no] { $player } hat sich { $token } geschnappt
}
nma-again-before = { $you ->
    [yes] Du warst bei { $token } { $ms } ms vor { $rival }
   *[no] { $beaten ->
        [yes] { $player } war bei { $token } { $ms } ms vor dir
       *[no] { $player } war bei { $token } { $ms } ms vor { $rival }
    }
}
nma-round-again = Runde { $round }, noch mal
nma-the-count = Wertung
nma-last-grab = Voriger Zugriff
nma-next-grab = Nächster Zugriff
nma-play = Abspielen
nma-pause = Anhalten
nma-speed = Tempo
nma-timeline = Wann jede Hand zugriff

# What a newcomer is told before the first move.
nma-new = Warte, bis die Würfel liegen, und schnapp dir dann die Figur, deren Farbe am meisten zählt. Wer zuerst ruft, wie viele Ninjas es sind, beendet die Runde.
