shi-title = Shinobi

shi-clan-seven-lives = Sieben Leben
shi-clan-rhanobi = Rhanobi
shi-clan-octosushi = Octosushi
shi-clan-sin-san-guich = Sin San Güich
shi-clan-flying-fish = Fliegender Fisch
shi-clan-canzai = Canzaï

shi-weapon-shuriken = Shuriken
shi-weapon-sai = Sai
shi-weapon-katana = Katana
shi-weapon-blowgun = Blasrohr
# Im Akkusativ, für das, was jemand gibt, aufdeckt oder ansagt: „Du gibst Aki ein Katana.“
shi-one-shuriken = einen Shuriken
shi-one-sai = ein Sai
shi-one-katana = ein Katana
shi-one-blowgun = ein Blasrohr

shi-option-declarations = Darfst du dieselbe Waffe zwei Rivalen ansagen?
shi-option-declarations-distinct = Nein: Deine drei Ansagen müssen verschieden sein.
shi-option-declarations-free = Ja, so oft du willst.
shi-option-clans = Welche Clans nehmen die Plätze, beginnend mit Platz A?
shi-option-clans-L = Sieben Leben
shi-option-clans-R = Rhanobi
shi-option-clans-O = Octosushi
shi-option-clans-G = Sin San Güich
shi-option-clans-F = Fliegender Fisch
shi-option-clans-C = Canzaï
shi-option-start = Wer hat zuerst den Startspielstein?
shi-option-start-random = Das Los entscheidet.
shi-option-start-A = Platz A.
shi-option-start-B = Platz B.
shi-option-start-C = Platz C.
shi-option-start-D = Platz D.
shi-option-start-E = Platz E.
shi-option-start-F = Platz F.
shi-option-round_limit = Nach wie vielen Runden wird abgebrochen? 0 heißt nie.

shi-prompt-assign = { $you ->
    [yes] Gib { $target } eine verdeckte Karte und sage eine Waffe an, wahr oder gelogen.
   *[no] { $yours ->
        [yes] { $actor } wählt eine Karte für dich.
       *[no] { $actor } wählt eine Karte für { $target }.
    }
}
shi-prompt-reveal = { $you ->
    [yes] Vor dir liegen drei Karten. Wähle zwei, die du aufdeckst.
   *[no] { $actor } wählt zwei Karten zum Aufdecken.
}
shi-prompt-incompetence = { $you ->
    [yes] Der Angriff ging daneben. Lass es gut sein, oder prangere Inkompetenz an und decke die Karte von { $attacker } auf.
   *[no] { $yours ->
        [yes] { $actor } kann Inkompetenz anprangern und deine Karte aufdecken.
       *[no] { $actor } kann Inkompetenz anprangern und die Karte von { $attacker } aufdecken.
    }
}
shi-prompt-plotting = { $you ->
    [yes] Der Angriff trifft dich. Nimm es hin, oder prangere eine Verschwörung an und decke die Karte von { $attacker } auf.
   *[no] { $yours ->
        [yes] { $actor } kann eine Verschwörung anprangern und deine Karte aufdecken.
       *[no] { $actor } kann eine Verschwörung anprangern und die Karte von { $attacker } aufdecken.
    }
}
shi-prompt-over = Die Partie ist vorbei.

shi-then-declare = { $honest ->
    [yes] Für { $target } { $card }: Sage jetzt eine Waffe an, wahr oder gelogen.
    [only] Für { $target } { $card }: Hier geht nur die Wahrheit.
   *[no] Für { $target } { $card }: Sage jetzt eine Waffe an. Es bleibt nur eine Lüge.
}
shi-then-turn = { $attacker } hat { $declared } angesagt. Noch eine Karte: { $lives ->
    [0] Zwei gleiche treffen, aber du hast kein Leben mehr zu verlieren.
   *[other] Zwei gleiche kosten dich ein Leben, wenn du keine Verschwörung beweist; zwei verschiedene gehen daneben.
}

shi-no-gift-reveal = Alle Angriffe sind zugewiesen. Jetzt wird aufgedeckt.
shi-no-gift-decide = Entscheide zuerst, ob du deine Angreifer anprangerst.
shi-no-card = Deine Karte { $weapon } hast du in dieser Runde schon vergeben.
shi-no-third-time = Zwei Karten für { $target } sind schon als „{ $weapon }“ angesagt; eine dritte ist nicht erlaubt.
shi-no-repetition = „{ $weapon }“ hast du in dieser Runde schon angesagt. Deine Ansagen müssen verschieden sein.
shi-no-reveal-yet = Aufgedeckt wird, wenn alle angegriffen haben.
shi-no-reveal-again = Du hast zwei Karten aufgedeckt. Nur wer anprangert, deckt die dritte auf.
shi-no-decision-yet = Bevor Karten aufgedeckt sind, gibt es nichts anzuprangern.
shi-no-decision-unseen = Decke zuerst zwei Karten auf.
shi-no-incompetence = Zwei gleiche Waffen sind keine Inkompetenz. Du kannst nur eine Verschwörung anprangern.
shi-no-plotting = Zwei verschiedene Waffen sind keine Verschwörung. Du kannst nur Inkompetenz anprangern.

shi-log-gives = { $yours ->
    [yes] { $actor } gibt dir eine Karte und sagt { $declared } an.
   *[no] { $actor } gibt { $target } eine Karte und sagt { $declared } an.
}
shi-log-you-give = { $honest ->
    [yes] Du gibst { $target } { $card } und sagst es auch.
   *[no] Du gibst { $target } { $card } und sagst { $declared } an.
}
shi-log-turns = { $you ->
    [yes] Du deckst { $first } von { $attacker } und { $second } von { $other } auf.
   *[no] { $mine ->
        [first] { $actor } deckt { $first } von dir und { $second } von { $other } auf.
        [second] { $actor } deckt { $first } von { $attacker } und { $second } von dir auf.
       *[none] { $actor } deckt { $first } von { $attacker } und { $second } von { $other } auf.
    }
}
shi-log-lied = { $you ->
    [yes] Du hattest { $declared } angesagt.
   *[no] { $actor } hatte { $declared } angesagt.
}
shi-log-misses = Die Waffen sind verschieden: Der Angriff geht daneben.
shi-log-hits = Die Waffen sind gleich: Der Angriff trifft.
shi-log-rests = { $you ->
    [yes] Du lässt es gut sein.
   *[no] { $actor } lässt es gut sein.
}
shi-log-accepts = { $you ->
    [yes] Du nimmst es hin.
   *[no] { $actor } nimmt es hin.
}
shi-log-denounces-incompetence = { $you ->
    [yes] Du prangerst Inkompetenz an und deckst { $third } von { $attacker } auf.
   *[no] { $yours ->
        [yes] { $actor } prangert Inkompetenz an und deckt { $third } von dir auf.
       *[no] { $actor } prangert Inkompetenz an und deckt { $third } von { $attacker } auf.
    }
}
shi-log-denounces-plotting = { $you ->
    [yes] Du prangerst eine Verschwörung an und deckst { $third } von { $attacker } auf.
   *[no] { $yours ->
        [yes] { $actor } prangert eine Verschwörung an und deckt { $third } von dir auf.
       *[no] { $actor } prangert eine Verschwörung an und deckt { $third } von { $attacker } auf.
    }
}
shi-log-incompetence-proved = Alle drei Waffen sind verschieden: Die Inkompetenz ist bewiesen.
shi-log-incompetence-refuted = Zwei Waffen sind gleich: Die Anschuldigung ist falsch.
shi-log-plotting-proved = Alle drei Waffen sind gleich: Die Verschwörung ist bewiesen.
shi-log-plotting-refuted = Die dritte Waffe ist eine andere: Die Anschuldigung ist falsch.
shi-log-loses = { $you ->
    [yes] { $left ->
        [0] { $count ->
            [one] Du verlierst dein letztes Leben.
           *[other] Du verlierst deine letzten { $count } Leben.
        }
       *[other] { $count ->
            [one] Du verlierst ein Leben und hast noch { $left }.
           *[other] Du verlierst { $count } Leben und hast noch { $left }.
        }
    }
   *[no] { $left ->
        [0] { $count ->
            [one] { $actor } verliert das letzte Leben.
           *[other] { $actor } verliert die letzten { $count } Leben.
        }
       *[other] { $count ->
            [one] { $actor } verliert ein Leben und hat noch { $left }.
           *[other] { $actor } verliert { $count } Leben und hat noch { $left }.
        }
    }
}
shi-log-spent = { $you ->
    [yes] Du hast kein Leben mehr zu verlieren.
   *[no] { $actor } hat kein Leben mehr zu verlieren.
}
shi-log-round = { $you ->
    [yes] Alle nehmen ihre Karten zurück. Runde { $round } beginnt, und du hast den Startspielstein.
   *[no] Alle nehmen ihre Karten zurück. Runde { $round } beginnt, und { $actor } hat den Startspielstein.
}
shi-log-wins = { $you ->
    [yes] Nur du lebst noch: Du bist der Große Daimyo!
   *[no] Nur { $actor } lebt noch und wird Großer Daimyo.
}
shi-log-shares = { $you ->
    [yes] Du gehörst zu den Letzten, die alle zugleich fielen, und teilst den Sieg!
   *[no] { $actor } gehört zu den Letzten, die alle zugleich fielen, und teilt den Sieg.
}
shi-log-cut-off = Nach Runde { $round } wird die Partie abgebrochen.
shi-log-leads = { $you ->
    [yes] { $shared ->
        [yes] Du teilst den ersten Platz (übrige Leben: { $lives }).
       *[no] Du hast den ersten Platz (übrige Leben: { $lives }).
    }
   *[no] { $shared ->
        [yes] { $actor } teilt den ersten Platz (übrige Leben: { $lives }).
       *[no] { $actor } hat den ersten Platz (übrige Leben: { $lives }).
    }
}

shi-score-start = Leben zu Beginn
shi-score-attacks = Durch Angriffe verloren
shi-score-accusations = Durch falsche Anschuldigungen verloren
shi-score-denounced = Von anderen angeprangert

# Das Spielfeld
shi-round = Runde { $round }
shi-phase-assign = Angriffe zuweisen
shi-phase-resolve = Aufdecken und anprangern
shi-hand = Deine Karten
shi-declare = Du sagst an
shi-verdict-missed = Daneben
shi-verdict-struck = Getroffen
shi-verdict-incompetence-proved = Inkompetenz!
shi-verdict-incompetence-refuted = Falsche Anschuldigung
shi-verdict-plotting-proved = Verschwörung!
shi-verdict-plotting-refuted = Falsche Anschuldigung
shi-pick-declare = Ansage: { $weapon }
shi-pick-attack = Karte von { $player }, angesagt als „{ $weapon }“
shi-pick-place = Karte von { $player }
shi-pick-accept = { $hit ->
    [yes] Treffer hinnehmen
   *[no] Gut sein lassen
}
shi-pick-incompetence = Inkompetenz anprangern
shi-pick-plotting = Verschwörung anprangern
shi-charge-incompetence = Inkompetenz!
shi-charge-plotting = Verschwörung!

# Das Spielbrett
shi-only-you = Das siehst nur du
shi-face-down = verdeckt
shi-card-of = Karte von { $name }, angesagt { $declared }: { $weapon }
shi-lives-of = { $lives } von { $of } Leben
shi-lives-left = { $lives ->
    [one] Leben übrig
   *[other] Leben übrig
}
shi-lives-left-full = { $lives ->
    [0] Kein Leben übrig
    [one] Ein Leben übrig
   *[other] { $lives } Leben übrig
}
shi-pawn = Startspieler
shi-bot = Bot
shi-you = { $name } (du)
shi-order = Wer wann dran ist
shi-trial = { $you ->
    [yes] Angriff auf dich
   *[no] Angriff auf { $name }
}
shi-said = sagte
shi-lie = Gelogen
shi-true = Wahr
shi-known = Was alle von der Karte von { $name } wissen
shi-seen = Gesehen
shi-declared = Angesagt
shi-unseen = Ungesehen
shi-two-alike = Zwei gleiche
shi-two-different = Zwei verschiedene
shi-three-alike = Drei gleiche
shi-three-different = Drei verschiedene
shi-state-missed = Der Angriff ging daneben
shi-state-struck = Der Angriff traf
shi-state-incompetence-proved = Inkompetenz bewiesen
shi-state-incompetence-refuted = Zu Unrecht Inkompetenz angeprangert
shi-state-plotting-proved = Verschwörung bewiesen
shi-state-plotting-refuted = Zu Unrecht Verschwörung angeprangert
shi-state-fallen = Gefallen, greift aber noch an
shi-state-target = Bekommt jetzt eine Karte
shi-state-assign = Schickt Ninjas
shi-state-reveal = Deckt zwei Karten auf
shi-state-decide = Entscheidet
shi-accept-plotting-what = Du verlierst ein Leben.
shi-accept-incompetence-what = Nichts geschieht.
shi-if-weapon = Wenn { $weapon }:
shi-if-third = Wenn eine dritte Waffe:
shi-if-not = Wenn nicht:
shi-if-right = jeder Angreifer verliert 1, du nichts
shi-if-wrong-plotting = du verlierst 2
shi-if-wrong-incompetence = du verlierst 1
shi-choose-card = 1. Die Karte, die du verdeckt schickst
shi-choose-declaration = 2. Was du ansagst
shi-before-you = Vor dir
shi-your-attacks = Deine Angriffe
shi-dashed = Das gestrichelte Zeichen siehst nur du
shi-kept = Auf der Hand behalten
shi-kept-what = Niemand sieht sie

# Ein Angriff wird aufgedeckt, groß auf der Bühne
shi-part-cards = Karten
shi-part-verdict = Urteil
shi-part-cry = Anschuldigung
shi-part-toll = Wer zahlt
shi-scene-cards = { $you ->
    [yes] Du deckst zwei Karten auf
   *[no] { $actor } deckt zwei Karten auf
}
shi-scene-twice = Zweimal { $weapon }.
shi-scene-hit-what = { $you ->
    [yes] Du verlierst ein Leben, außer du prangerst eine Verschwörung an.
   *[no] { $actor } verliert ein Leben oder prangert eine Verschwörung an.
}
shi-scene-missed-what = { $you ->
    [yes] Niemand verliert ein Leben, außer du prangerst Inkompetenz an.
   *[no] Niemand verliert ein Leben, außer { $actor } prangert Inkompetenz an.
}
shi-scene-cry-plotting = { $you ->
    [yes] Du sagst: Alle drei Waffen sind gleich.
   *[no] { $actor } sagt: Alle drei Waffen sind gleich.
}
shi-scene-cry-incompetence = { $you ->
    [yes] Du sagst: Alle drei Waffen sind verschieden.
   *[no] { $actor } sagt: Alle drei Waffen sind verschieden.
}
shi-scene-attackers-pay = Jeder Angreifer verliert ein Leben.
shi-scene-nobody-pays = Niemand verliert ein Leben.
shi-scene-safe = Verschont
shi-scene-fallen = Gefallen

## What a review believes about
shi-belief-card = Die Karten, die andere gegeben haben

## Why a choice was better, in a review
shi-why-third = Die dritte Karte, von { $player }, ist in { $chance } von 100 Fällen auch { $weapon }.
shi-why-differs = Die dritte Karte, von { $player }, ist in { $chance } von 100 Fällen eine dritte Waffe.
shi-why-turn = Diese zwei Karten sind in { $chance } von 100 Fällen gleich.
shi-why-alike = Die zwei Karten der besseren Wahl sind in { $chance } von 100 Fällen gleich, die aufgedeckten in { $more }.
shi-why-match = Vor { $player } liegt in { $chance } von 100 Fällen schon { $weapon } von einem anderen Angreifer, { $other } in { $less }.

# What a newcomer is told before the first move.
shi-new = Du darfst lügen: Die anderen sehen nur die Waffe, die du ansagst, bis Karten aufgedeckt werden. Wer das letzte Leben verliert, scheidet aus.
