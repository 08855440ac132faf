njt-title = Ninjato
njt-clan-taira = Taira
njt-clan-minamoto = Minamoto
njt-clan-go-shirakawa = Go-Shirakawa
njt-treasure-fan = Fächer
njt-treasure-scroll = Schriftrolle
njt-treasure-vase = Vase
njt-treasure-jade = Jade
njt-treasure-gold = Gold
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
njt-skill-spirit = Geist
njt-skill-harmony = Harmonie
njt-skill-hensojutsu = Hensojutsu
njt-rumour-warrior = Größter Krieger
njt-rumour-goodwill = Gunst des Volkes
njt-rumour-friends = Mächtige Freunde
njt-rumour-master = Meister der geheimen Kunst
njt-rumour-dishonour = Ehrlose Gegner
njt-demand-any-1 = ein beliebiger Schatz
njt-demand-any-2 = zwei beliebige Schätze
njt-demand-any-3 = drei beliebige Schätze
njt-demand-any-4 = vier beliebige Schätze
njt-demand-alike-2 = zwei gleiche
njt-demand-alike-3 = drei gleiche
njt-demand-alike-4 = vier gleiche
njt-demand-maybe-1 = auf Wunsch noch einer
njt-demand-maybe-2 = bis zu zwei weitere
njt-demand-maybe-3 = bis zu drei weitere

njt-prompt-place = { $you ->
    [yes] { $number ->
        [1] Dein erster Shuriken: Lege ihn und handle dort sofort.
        [2] Dein zweiter Shuriken: Lege ihn und handle dort sofort.
       *[other] Dein letzter Shuriken in dieser Runde: Lege ihn und handle dort sofort.
    }
   *[no] { $number ->
        [1] { $actor } legt den ersten Shuriken.
        [2] { $actor } legt den zweiten Shuriken.
       *[other] { $actor } legt den letzten Shuriken.
    }
}
njt-prompt-take = { $you ->
    [yes] { $count ->
        [one] Nimm noch eine Karte, eine offene oder vom Stapel.
       *[other] Nimm noch { $count } Karten, offene oder vom Stapel.
    }
   *[no] { $count ->
        [one] { $actor } nimmt im Dojo noch eine Karte.
       *[other] { $actor } nimmt im Dojo noch { $count } Karten.
    }
}
njt-prompt-discard = { $you ->
    [yes] Mehr als sieben Karten sind nicht erlaubt: Lege eine ab.
   *[no] { $actor } hat mehr als sieben Karten und legt eine ab.
}
njt-prompt-strike = { $you ->
    [yes] { $side ->
        [strength] Haus { $house }: Schlage höher als { $guard } zu oder gib auf.
       *[stealth] Haus { $house }: Schlage niedriger als { $guard } zu oder gib auf.
    }
   *[no] { $side ->
        [strength] { $actor } steht in Haus { $house } mit Stärke gegen eine Wache mit { $guard }.
       *[stealth] { $actor } steht in Haus { $house } mit Heimlichkeit gegen eine Wache mit { $guard }.
    }
}
njt-prompt-strike-pair = { $you ->
    [yes] { $side ->
        [strength] Haus { $house }: Schlage höher als { $one } oder als { $two } zu; beide Wachen müssen besiegt werden.
       *[stealth] Haus { $house }: Schlage niedriger als { $one } oder als { $two } zu; beide Wachen müssen besiegt werden.
    }
   *[no] { $side ->
        [strength] { $actor } steht in Haus { $house } mit Stärke gegen zwei Wachen, { $one } und { $two }.
       *[stealth] { $actor } steht in Haus { $house } mit Heimlichkeit gegen zwei Wachen, { $one } und { $two }.
    }
}
njt-prompt-banzai = { $you ->
    [yes] { $elite ->
        [yes] Banzai, gegen eine Elitewache? Oder gehst du mit dem, was du hast?
       *[no] Banzai, um den nächsten Schatz? Oder gehst du mit dem, was du hast?
    }
   *[no] { $elite ->
        [yes] { $actor } denkt über eine Elitewache nach.
       *[no] { $actor } denkt über die nächste Wache nach.
    }
}
njt-prompt-keep = { $you ->
    [yes] Du bist gescheitert: Wähle den einen Schatz, den du behältst.
   *[no] { $actor } ist gescheitert und wählt einen Schatz zum Behalten.
}
njt-prompt-marker = { $you ->
    [yes] Haus { $house } ist leer: Wähle, welcher andere Clan es bekommt.
   *[no] { $actor } wählt, welcher Clan Haus { $house } bekommt.
}
njt-prompt-disguise = { $you ->
    [yes] Hensojutsu: Verkleide einen Gesandten mit Maske für einen Einfluss mehr, oder keinen.
   *[no] { $actor } darf einen Gesandten verkleiden.
}
njt-prompt-first = { $you ->
    [yes] Beim Clan { $clan } liegst du auf Platz eins: Nimm { $honour } Ehre oder ein Gerücht umsonst.
   *[no] { $actor } liegt beim Clan { $clan } auf Platz eins und wählt die Belohnung.
}
njt-prompt-second = { $you ->
    [yes] Beim Clan { $clan } liegst du auf Platz zwei: Wähle ein Gerücht, umsonst.
   *[no] { $actor } liegt beim Clan { $clan } auf Platz zwei und wählt ein Gerücht.
}
njt-prompt-over = Die sieben Runden sind vorbei.

njt-then-place = { $place ->
    [sensei] Der Sensei: { $count ->
        [one] Hier kannst du eine Fertigkeit lernen.
       *[other] Hier kannst du eine von { $count } Fertigkeiten lernen.
    }
    [palace] Der Palast: { $count ->
        [one] Hier kannst du einen Gesandten bestechen.
       *[other] Hier kannst du einen von { $count } Gesandten bestechen.
    }
   *[pavilion] Der Pavillon: { $count ->
        [one] Hier kannst du ein Gerücht streuen.
       *[other] Hier kannst du eins von { $count } Gerüchten streuen.
    }
}
njt-then-learn = { $cost ->
    [0] Lerne { $skill }: Bezahle eine beliebige Handkarte.
   *[other] Lerne { $skill }: Bezahle eine { $cost }.
}
njt-then-envoy = Gesandter der { $clan } ({ $age } Jahre): Bezahle { $demand }. { $span ->
    [yes] Ehre { $low } bis { $high }.
   *[no] Ehre { $high }.
}
njt-then-rumour = { $rumour }: Bezahle { $demand }. { $span ->
    [yes] Ehre { $low } bis { $high }.
   *[no] Ehre { $high }.
}
njt-then-strike = Der Schlag ergibt { $value } und besiegt { $guard }: Du gewinnst einen Schatz, { $treasure }.
njt-then-half = Der Schlag ergibt { $value } und besiegt { $guard }: dann die andere Wache des Paars.

njt-now-place = Jetzt wird ein Shuriken gelegt, sonst nichts.
njt-now-take = Du bist im Dojo: Nimm zuerst alle Karten, die dir zustehen.
njt-now-discard = Du hast mehr als sieben Karten: Lege zuerst ab.
njt-now-strike = Eine Wache steht vor dir: Schlage zu, nutze eine Fertigkeit oder gib auf.
njt-now-banzai = Keine Wache ist da: Rufe Banzai oder geh.
njt-now-keep = Der Überfall ist gescheitert: Wähle den Schatz, den du behältst.
njt-now-marker = Du hast das Haus geleert: Wähle zuerst einen Clan dafür.
njt-now-disguise = Jetzt wird verkleidet: Nenne einen Gesandten mit Maske, oder keinen.
njt-now-first = Du wirst belohnt: Nimm die Ehre oder ein offenes Gerücht.
njt-now-second = Du wirst belohnt: Nimm ein offenes Gerücht.

njt-no-house-empty = In Haus { $house } ist nichts zu holen: Niemand kann jetzt dorthin.
njt-no-tile-open = Der Sensei hat gerade kein Plättchen { $skill } anzubieten.
njt-no-paying-known-style = Du kennst den Stil von { $skill }: Die Lektion ist umsonst, und keine Karte wird bezahlt.
njt-no-free-tile = { $cost ->
    [0] Du kennst keine Fertigkeit dieses Stils: { $skill } kostet eine Karte.
   *[other] Du kennst keine Fertigkeit dieses Stils: { $skill } kostet eine { $cost }.
}
njt-no-such-price = { $skill } kostet eine { $cost } und nichts anderes.
njt-no-card = Du hast keine { $value } auf der Hand.
njt-no-open-card = An dieser Stelle liegt keine Karte.
njt-no-such-payment = { $paid } ist nicht, was verlangt wird: { $demand }.
njt-no-means = Du kannst nicht zahlen, was verlangt wird: { $demand }.
njt-no-treasure = { $count ->
    [0] Du hast keinen Schatz dieser Art: { $treasure }.
   *[other] Du hast zu wenige Schätze dieser Art: { $treasure }.
}
njt-no-deck = Es ist keine Karte mehr zu ziehen.
njt-no-open-value = Keine offene Karte ist eine { $value }.
njt-no-going-yet = Eine Wache steht vor dir: Besiege sie oder gib auf, vorher geht nichts anderes.
njt-no-keeping = Du hast keinen Schatz dieser Art gewonnen: { $treasure }.
njt-no-harmony-failed = Der Überfall ist gescheitert, es wird nicht mehr gekämpft: Harmonie nützt nichts.
njt-no-choho-won = { $side ->
    [red] Auf deinem Shuriken liegt kein roter Schatz dieser Art: { $treasure }.
   *[light] Auf deinem Shuriken liegt kein heller Schatz dieser Art: { $treasure }.
}
njt-no-choho-house = { $side ->
    [red] Im Haus liegt kein roter Schatz dieser Art: { $treasure }.
   *[light] Im Haus liegt kein heller Schatz dieser Art: { $treasure }.
}
njt-no-spirit-on = Geist kann { $skill } nicht aufdecken.
njt-no-spirit-unused = Du hast kein benutztes Plättchen { $skill } zum Aufdecken.
njt-no-tile-used = Du hast in dieser Runde nicht mehr genug Plättchen { $skill }.
njt-no-tile-owned = Du hast { $skill } nicht gelernt.
njt-no-mask = Du hast keinen Gesandten der { $clan } mit Maske, den du verkleiden könntest.
njt-no-mask-left = Alle deine Gesandten der { $clan } mit Maske sind schon verkleidet.
njt-no-honour-left = Platz eins hat die Ehre genommen; für dich bleibt ein Gerücht.
njt-no-marker-same = Ein anderer Clan muss das Haus bekommen, nicht { $clan }.
njt-no-marker-free = Dieser Marker liegt auf einem anderen Haus.
njt-no-side = { $side ->
    [strength] Du kommst mit Stärke: Jede Karte und jedes Plättchen zählt nach oben.
   *[stealth] Du kommst mit Heimlichkeit: Jede Karte und jedes Plättchen zählt nach unten.
}
njt-no-pair = Vor dir steht nur eine Wache.
njt-no-beaten-half = Diese Wache des Paares ist schon besiegt.
njt-no-kickers = { $count ->
    [0] Du hast keine 3 auf der Hand.
    [one] Du hast nur eine 3 auf der Hand.
   *[other] Du hast nur { $count } Karten mit dem Wert 3.
}
njt-no-win = { $side ->
    [strength] Mit Stärke musst du höher als { $guard } zuschlagen; das hier ist { $value }.
   *[stealth] Mit Heimlichkeit musst du niedriger als { $guard } zuschlagen; das hier ist { $value }.
}

njt-log-dojo = { $you ->
    [yes] { $count ->
        [one] Du gehst ins Dojo und nimmst eine Karte.
       *[other] Du gehst ins Dojo und nimmst { $count } Karten.
    }
   *[no] { $count ->
        [one] { $actor } geht ins Dojo und nimmt eine Karte.
       *[other] { $actor } geht ins Dojo und nimmt { $count } Karten.
    }
}
njt-log-takes = { $you ->
    [yes] Du nimmst eine offene { $value }.
   *[no] { $actor } nimmt eine offene { $value }.
}
njt-log-draws = { $actor } zieht eine Karte vom Stapel.
njt-log-you-draw = Du ziehst eine { $value } vom Stapel.
njt-log-discards = { $you ->
    [yes] Du legst eine { $value } ab.
   *[no] { $actor } legt eine { $value } ab.
}
njt-log-learns = { $you ->
    [yes] Du bezahlst eine { $value } und lernst { $skill }.
   *[no] { $actor } bezahlt eine { $value } und lernt { $skill }.
}
njt-log-learns-free = { $you ->
    [yes] Du kennst den Stil und lernst { $skill } umsonst.
   *[no] { $actor } kennt den Stil und lernt { $skill } umsonst.
}
njt-log-invades = { $side ->
    [strength] { $you ->
        [yes] Du dringst mit Stärke in Haus { $house } des Clans { $clan } ein.
       *[no] { $actor } dringt mit Stärke in Haus { $house } des Clans { $clan } ein.
    }
   *[stealth] { $you ->
        [yes] Du schleichst dich in Haus { $house } des Clans { $clan }.
       *[no] { $actor } schleicht sich in Haus { $house } des Clans { $clan }.
    }
}
njt-log-bribes = { $you ->
    [yes] Du bestichst den Gesandten der { $clan } ({ $age } Jahre): { $paid }. Ehre: { $honour }.
   *[no] { $actor } besticht den Gesandten der { $clan } ({ $age } Jahre): { $paid }. Ehre: { $honour }.
}
njt-log-spreads = { $you ->
    [yes] Du streust ein Gerücht, { $rumour }, und bezahlst: { $paid }. Ehre: { $honour }.
   *[no] { $actor } streut ein Gerücht, { $rumour }, und bezahlt: { $paid }. Ehre: { $honour }.
}
njt-log-strikes = { $you ->
    [yes] Du schlägst mit { $strike } zu: { $value } besiegt { $guard }.
   *[no] { $actor } schlägt mit { $strike } zu: { $value } besiegt { $guard }.
}
njt-log-half-beaten = { $you ->
    [yes] Eine Wache des Paares ist besiegt; die andere steht noch vor dir.
   *[no] Eine Wache des Paares ist besiegt; die andere steht noch vor { $actor }.
}
njt-log-wins-treasure = { $you ->
    [yes] Du gewinnst einen Schatz: { $treasure }.
   *[no] { $actor } gewinnt einen Schatz: { $treasure }.
}
njt-log-captures = { $you ->
    [yes] Du behältst die Elitewache, die am Ende { $honour } wert ist.
   *[no] { $actor } behält die Elitewache, die am Ende { $honour } wert ist.
}
njt-log-empties = { $you ->
    [yes] Haus { $house } ist leer! Alles gehört dir: { $treasures }.
   *[no] Haus { $house } ist leer! { $actor } nimmt alles: { $treasures }.
}
njt-log-marker = { $you ->
    [yes] Du gibst Haus { $house } dem Clan { $clan }, mit { $honour } Ehre.
   *[no] { $actor } gibt Haus { $house } dem Clan { $clan }, mit { $honour } Ehre.
}
njt-log-banzai = { $you ->
    [yes] Du rufst Banzai!
   *[no] { $actor } ruft Banzai!
}
njt-log-guard = Eine Wache mit { $value } erscheint.
njt-log-elite = Eine Elitewache erscheint: { $strength } gegen Stärke, { $stealth } gegen Heimlichkeit.
njt-log-pair = Zwei Elitewachen erscheinen zusammen: { $one } und { $two }.
njt-log-alarm = Alarm! Ein Schatz kommt ins Haus: { $treasure }. Der wertvollste wird rot: { $red }.
njt-log-alarm-nothing = Alarm! Aber es ist kein Schatz mehr da, der kommen könnte.
njt-log-leaves = { $you ->
    [yes] Du gehst mit deiner Beute: { $treasures }.
   *[no] { $actor } geht mit der Beute: { $treasures }.
}
njt-log-fails = { $you ->
    [yes] Du scheiterst und darfst nur einen Schatz behalten.
   *[no] { $actor } scheitert und darf nur einen Schatz behalten.
}
njt-log-fails-empty = { $you ->
    [yes] Du scheiterst und gehst mit leeren Händen.
   *[no] { $actor } scheitert und geht mit leeren Händen.
}
njt-log-keeps = { $you ->
    [yes] Du behältst einen Schatz: { $treasure }.
   *[no] { $actor } behält einen Schatz: { $treasure }.
}
njt-log-added = Haus { $house } bekommt einen weiteren Schatz: { $treasure }.
njt-log-harmony = { $side ->
    [strength] { $you ->
        [yes] Harmonie: Von nun an kämpfst du mit Stärke.
       *[no] Harmonie: Von nun an kämpft { $actor } mit Stärke.
    }
   *[stealth] { $you ->
        [yes] Harmonie: Von nun an kämpfst du mit Heimlichkeit.
       *[no] Harmonie: Von nun an kämpft { $actor } mit Heimlichkeit.
    }
}
njt-log-spirit = { $you ->
    [yes] Geist: Du kannst { $skill } in dieser Runde noch einmal nutzen.
   *[no] Geist: { $actor } kann { $skill } in dieser Runde noch einmal nutzen.
}
njt-log-choho = { $you ->
    [yes] Choho: Du legst einen Schatz zurück ({ $given }) und nimmst einen anderen ({ $taken }).
   *[no] Choho: { $actor } legt einen Schatz zurück ({ $given }) und nimmt einen anderen ({ $taken }).
}
njt-log-turned-red = Der wertvollste helle Schatz des Hauses wird rot: { $treasure }.
njt-log-shuffled-dojo-deck = Die abgelegten Dojo-Karten werden zu einem neuen Stapel gemischt.
njt-log-shuffled-guard-deck = Die abgelegten Wachen werden zu einem neuen Stapel gemischt.
njt-log-shuffled-elite-deck = Die abgelegten Elitewachen werden zu einem neuen Stapel gemischt.
njt-log-shuffled-bag = Die ausgegebenen Schätze kommen zurück in den Beutel.
njt-log-round-over = Runde { $round } ist vorbei.
njt-log-scoring = Die Clans belohnen ihre Freunde.
njt-log-disguises = { $you ->
    [yes] Du verkleidest einen Gesandten der { $clan }: ein Einfluss mehr.
   *[no] { $actor } verkleidet einen Gesandten der { $clan }: ein Einfluss mehr.
}
njt-log-no-disguise = { $you ->
    [yes] Du verkleidest niemanden mehr.
   *[no] { $actor } verkleidet niemanden mehr.
}
njt-log-reward-honour = { $you ->
    [yes] Der Clan { $clan } belohnt dich. Ehre: { $honour }.
   *[no] Der Clan { $clan } belohnt { $actor }. Ehre: { $honour }.
}
njt-log-reward-rumour = { $you ->
    [yes] Der Clan { $clan } belohnt dich mit einem Gerücht: { $rumour }.
   *[no] Der Clan { $clan } belohnt { $actor } mit einem Gerücht: { $rumour }.
}
njt-log-given-honour = { $you ->
    [yes] Du bekommst die Ehre, die übrig war: { $honour }.
   *[no] { $actor } bekommt die Ehre, die übrig war: { $honour }.
}
njt-log-given-rumour = { $you ->
    [yes] Du bekommst das Gerücht, das übrig war: { $rumour }.
   *[no] { $actor } bekommt das Gerücht, das übrig war: { $rumour }.
}
njt-log-round = { $you ->
    [yes] Runde { $round } beginnt, und du fängst an.
   *[no] Runde { $round } beginnt, und { $actor } fängt an.
}
njt-log-bonus = { $you ->
    [yes] Deine Gerüchte, Schätze und Elitewachen bringen { $bonus }; deine Ehre ist { $honour }.
   *[no] Gerüchte, Schätze und Elitewachen von { $actor } bringen { $bonus }; Ehre { $honour }.
}
njt-log-wins = { $you ->
    [yes] Du gewinnst. Alle verneigen sich vor dir!
   *[no] { $actor } gewinnt. Alle verneigen sich!
}

njt-score-bribes = Schätze für Gesandte
njt-score-spreading = Schätze für Gerüchte
njt-score-after-3 = Belohnungen der Clans nach Runde 3
njt-score-after-5 = Belohnungen der Clans nach Runde 5
njt-score-after-7 = Belohnungen der Clans nach Runde 7
njt-score-warrior = { $rumour } ({ $count }): { $times } × { $collected } Elitewachen
njt-score-goodwill = { $rumour } ({ $count }): { $times } × { $collected } Gerüchte
njt-score-friends = { $rumour } ({ $count }): { $times } × { $collected } Gesandte
njt-score-master = { $rumour } ({ $count }): { $times } × { $collected } Fertigkeiten
njt-score-dishonour = { $rumour }: { $count } × { $each }
njt-score-unspent = Nicht ausgegebene Schätze
njt-score-guards = { $count ->
    [one] Eine besiegte Elitewache
   *[other] { $count } besiegte Elitewachen
}

# Der Tisch im Terminal.
njt-board-round = Runde { $round } von 7
njt-board-order = Reihenfolge
njt-board-next = nächste
njt-board-hand = Hand
njt-board-skills = Fertigkeiten
njt-board-treasures = Schätze
njt-board-won = Beute
njt-board-sentry = Posten
njt-board-guards = Wachen
njt-board-elite = Elite
njt-board-bag = Beutel
njt-board-envoys = Gesandte
njt-board-rumours = Gerüchte
njt-board-tiles = Plättchen
njt-place-dojo = Dojo
njt-place-sensei = Sensei
njt-place-palace = Palast
njt-place-pavilion = Pavillon
njt-short-warrior = Krieger
njt-short-goodwill = Gunst
njt-short-friends = Freunde
njt-short-master = Meister
njt-short-dishonour = Ehrlose

njt-pick-dojo = Das Dojo: Karten nehmen
njt-pick-sensei = Der Sensei: eine Fertigkeit lernen
njt-pick-palace = Der Palast: einen Gesandten bestechen
njt-pick-pavilion = Der Pavillon: ein Gerücht streuen
njt-pick-house = { $side ->
    [strength] Haus { $house } mit Stärke, gegen { $guard }
   *[stealth] Haus { $house } mit Heimlichkeit, gegen { $guard }
}
njt-pick-tile = { $cost ->
    [0] { $skill }, für eine beliebige Karte
   *[other] { $skill }, für eine { $cost }
}
njt-pick-envoy = Gesandter der { $clan } ({ $age } Jahre): { $demand }
njt-pick-rumour = { $rumour }: { $demand }
njt-pick-hand = { $value } aus deiner Hand
njt-pick-open = Die offene { $value }
njt-pick-deck = Eine Karte vom Stapel
njt-pick-guard = { $half ->
    [first] Die Wache mit { $value }
   *[second] Die andere Wache, mit { $value }
}
njt-pick-banzai = Banzai!
njt-pick-leave = Gehen
njt-pick-fail = Aufgeben
njt-pick-shuriken = { $side ->
    [red] { $treasure } (rot) auf deinem Shuriken
   *[light] { $treasure } auf deinem Shuriken
}
njt-pick-in-house = { $side ->
    [red] { $treasure } (rot) im Haus
   *[light] { $treasure } im Haus
}
njt-pick-marker = { $clan }, { $honour } Ehre
njt-pick-disguise = Einen Gesandten der { $clan } verkleiden
njt-pick-no-disguise = Keine Verkleidung
njt-pick-honour = { $honour } Ehre

# Das Brett im Browser.
njt-effect-taijutsu = +1 oder −1
njt-effect-katonjutsu = +2
njt-effect-shinobi-iri = −2
njt-effect-intonjutsu = zählt 0
njt-effect-kenjutsu = zählt 6
njt-effect-boryaku = ist 2 oder 4
njt-effect-choho = tauschen
njt-effect-spirit = noch einmal
njt-effect-harmony = andere Seite
njt-effect-hensojutsu = verkleiden
njt-worth-warrior = × Elite
njt-worth-goodwill = × Gerüchte
njt-worth-friends = × Gesandte
njt-worth-master = × Plättchen
njt-worth-dishonour = 6, 4 oder 2
njt-worth-honour = { $honour } Ehre
njt-used = benutzt
njt-free = gratis
njt-any = Joker
njt-red = rot
njt-honour = Ehre
njt-honour-track = Ehre
njt-strength = Stärke
njt-stealth = Heimlich
njt-players = Spieler
njt-houses = Clanhäuser
njt-house = Haus { $house }
njt-house-of = Haus { $house }, { $clan }, { $honour } Ehre
njt-house-empty = Geleert. Nächste Runde öffnet es wieder.
njt-discarded = { $count } abgelegt
njt-in-deck = { $count } im Stapel
njt-in-pile = { $count } im Vorrat
njt-next-order = Neue Reihenfolge
njt-go-dojo = Karten nehmen
njt-go-dojo-why = wer zuletzt kommt, beginnt die nächste Runde
njt-go-sensei = Eine Fertigkeit lernen
njt-go-palace = Einen Gesandten bestechen
njt-go-pavilion = Ein Gerücht streuen
njt-cannot-pay = nicht jetzt
njt-up-to = bis +{ $honour }
njt-now = +{ $honour } jetzt
njt-your-turn = Du bist dran
njt-your-raid = Dein Überfall
njt-your-things = Was vor dir liegt
njt-hand-size = { $count } von 7
njt-elites-beaten = { $count } Elite besiegt
njt-shuriken-left = noch { $count } Shuriken
njt-first = 1.
njt-second = 2.
njt-influence = Einfluss
njt-scored-after = gewertet nach Runde { $round }
njt-clan-worth = Ehre aller seiner Häuser
njt-guard = Wache
njt-elite = Elite
njt-alarm = Alarm!
njt-alarm-what = Ein Schatz kam hinzu, und der beste helle wurde rot.
njt-beaten = besiegt
njt-faces-you = vor dir
njt-guards-met = Begegnete Wachen
njt-by-strength = Mit Stärke: höher schlagen als die Wache
njt-by-stealth = Mit Heimlichkeit: niedriger schlagen als die Wache
njt-on-shuriken = Auf deinem Shuriken
njt-still-there = Noch im Haus
njt-tier-light = hell, von Wachen bewacht
njt-tier-red = rot, von der Elite bewacht
njt-your-strike = dein Schlag
njt-beats = schlägt
njt-can-reach = ist erreichbar
njt-strike = Zuschlagen
njt-strike-start = Berühre eine Karte für den Schlag
njt-strike-add = noch eine 3 oder ein Plättchen
njt-strike-none = Nichts von dir schlägt diese Wache.
njt-strike-first = Wähle zuerst Karten und Plättchen.
njt-strike-what = { $value } schlägt { $guard }.
njt-is-next = kommt als Nächstes
njt-later = Wenn diese Wache besiegt ist.
njt-fail-hand = Deine Karten bleiben auf der Hand.
njt-one-of-these = eines davon
njt-leave-what = Behalte alles Gewonnene.
njt-leave-house = Das Haus bekommt einen Schatz dazu.
njt-yours = deins
njt-guard-deck = Wachenstapel: { $count } Karten
njt-elite-deck = Elitestapel: { $count } Karten
njt-guard-down = Die Wache ist besiegt
njt-next-guard = Es gibt noch helle Schätze, und eine Wache hütet sie.
njt-next-elite = Nur rote Schätze sind übrig, und die Elite hütet sie.
njt-if-you-shout = aufgedeckt, wenn du rufst
njt-failed = Du bist gescheitert
njt-failed-what = Berühre den einen Schatz, den du behältst; die anderen sind verloren.
njt-house-won = Das Haus ist leer!
njt-house-won-what = Alles gehört dir. Welches Banner weht hier nun?
njt-what-helps = Was hilft
njt-swap-give = Choho: Berühre den Schatz auf deinem Shuriken, der zurückgeht.
njt-swap-take = Choho: Berühre den Schatz, den du dafür nimmst.
njt-what-is-known = Was bekannt ist
njt-what-now = Was nun
njt-seen = gesehen: { $cards }
njt-helps-strike = macht den Schlag zu { $value }.
njt-helps-reach = erreicht mit anderem { $value }.
njt-pay = Bezahlen
njt-pay-choose = Berühre die Schätze, die du bezahlst.
njt-pay-enough = Das genügt; du darfst mehr geben.
njt-pay-gold = Gold steht für jeden Schatz, so wie es am meisten bringt.
njt-pay-card = Berühre die Handkarte, mit der du bezahlst.
njt-scoring = Die Clans belohnen ihre Freunde
njt-after-round = Nach Runde { $round }. Erst wählen alle Ersten, dann nehmen die Zweiten, was übrig ist.
njt-end-lead = { $first } hat { $honour } Ehre, { $by } mehr als { $second }.
njt-end-tie = { $first } und { $second } haben je { $honour } Ehre: Es entscheiden mehr Gesandte, dann der älteste (NJT-53).
njt-from-envoys = Für Gesandte bezahlt
njt-from-rumours = Für Gerüchte bezahlt
njt-from-clans = Belohnungen der Clans
njt-from-secrets = Gerüchte und alles Übrige
njt-step-disguise = Verkleidungen
njt-step-first = Die Ersten wählen
njt-step-second = Die Zweiten nehmen den Rest
njt-disguise = Einen verkleiden
njt-or-rumour = oder ein Gerücht
njt-nobody = { $place ->
    [1] Niemand hat Gesandte dieses Clans.
   *[2] Niemand ist Zweiter.
  }
njt-left-honour = Die Ehre bleibt für den Zweiten.
njt-left-rumour = Ein Gerücht bleibt für den Zweiten.
njt-within = { $count ->
    [0] nichts bezahlbar
    [one] { $count } bezahlbar
   *[other] { $count } bezahlbar
}
njt-not-safe = { $count ->
    [0] Noch nichts gewonnen
    [one] Erst draußen in Sicherheit
   *[other] Erst draußen in Sicherheit
}
njt-fail-what = { $count ->
    [0] Du gehst mit leeren Händen.
    [one] Du behältst den einen Schatz.
   *[other] Du behältst nur einen von { $count }.
}
njt-banzai-guard = { $count ->
    [one] Noch eine Wache, noch ein Schatz.
   *[other] Noch eine Wache, noch ein Schatz. Scheiterst du, bleibt einer von { $count }.
}
njt-banzai-elite = { $count ->
    [one] Eine Elitewache, für einen roten Schatz.
   *[other] Eine Elitewache, für einen roten Schatz. Scheiterst du, bleibt einer von { $count }.
}
njt-place = { $place }.

## What a review believes about
njt-belief-hand = Hat mindestens eine Karte dieses Werts
njt-belief-guard = Die nächste Wache (* Alarm)
njt-belief-tile = Das nächste Plättchen

njt-why-in-vain = { $player } hat keine Karten und Plättchen, um den Posten von Haus { $house } zu schlagen.
njt-why-guard = { $player } kann die nächste Wache in { $chance } von 100 Fällen schlagen.
njt-why-first = Bringt { $player } bei { $clan } auf den ersten Platz.
njt-why-honour = Bringt sofort { $honour } Ehre.
njt-why-sentry = { $player } hat die Karten und Plättchen, um den Posten von Haus { $house } zu schlagen.
njt-why-keeps = Die bessere Wahl lässt { $player } { $count } { $count ->
    [one] Dojo-Karte
   *[other] Dojo-Karten
 } mehr auf der Hand.

# What a newcomer is told before the first move.
njt-new = Jeder Shuriken ist eine Aktion: Karten nehmen, eine Fertigkeit lernen, ein Clanhaus überfallen oder den Palast besuchen. Mit erbeuteten Schätzen gewinnst du die Gesandten, die werten.
