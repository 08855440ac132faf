# Das Terminal: Bildschirme, Befehle und ihre Fehler.

# Die Hilfe: einfache Zeilen ohne Argumente, bei jedem Start ohne Fluent gelesen.
cli-help = Vier Ninja-Brettspiele im Browser und im Terminal. Ohne Befehl öffnet sich ein Menü.
cli-help-play = Spiele eine Partie gegen Bots und mit anderen am selben Gerät.
cli-help-games = Zeige die Spiele mit Spielerzahl und Optionen.
cli-help-rules = Lies die Regeln eines Spiels, ein Kapitel daraus oder eine einzelne Klausel.
cli-help-sim = Lass Bots viele Partien spielen und fasse zusammen, was herauskam.
cli-help-replay = Geh Schritt für Schritt durch die Aufzeichnung einer Partie.
cli-help-review = Finde heraus, was jeder Platz wissen konnte und was seine Entscheidungen wert waren.
cli-help-verify = Prüfe, ob eine Aufzeichnung den Regeln folgt und so endet, wie sie sagt.
cli-help-help = Zeige diese Hilfe.
cli-help-version = Zeige die Version.
cli-help-word-usage = Aufruf
cli-help-word-arguments = Argumente
cli-help-word-options = Optionen
cli-help-word-commands = Befehle
cli-help-word-default = Vorgabe
cli-help-word-required = nötig
cli-help-language = Die Sprache: en, it, es, fr oder de.
cli-help-game = Die Kennung eines Spiels, wie uguisu games sie auflistet.
cli-help-clause = Eine Klausel wie WOC-12 oder die Überschrift eines Kapitels.
cli-help-file = Die Aufzeichnung einer Partie; - liest von der Standardeingabe.
cli-help-seats = Wie viele mitspielen, Bots eingeschlossen.
cli-help-seed = Gleiche Startwerte und gleiche Züge ergeben gleiche Partien; sonst zufällig.
cli-help-option = Eine Option des Spiels; darf wiederholt werden.
cli-help-bot = Die Bots auf den freien Plätzen: ein Rang wie genin oder ein Programm wie ./mybot; mehrfach möglich.
cli-help-people = Wie viele Menschen an diesem Gerät sitzen, oder ihre Namen mit Kommas dazwischen.
cli-help-resume = Setze die zuletzt unterbrochene Partie fort.
cli-help-play-cores = Auf wie vielen Kernen ein suchender Bot denkt; ohne Angabe auf allen dieses Geräts.
cli-help-seat = Aus wessen Sicht; ohne Angabe als Zuschauer.
cli-help-replay-json = Gib jede Stellung aus dieser Sicht aus, ein JSON-Objekt pro Zeile.
cli-help-replay-text = Gib das Protokoll aus.
cli-help-sim-games = Wie viele Partien.
cli-help-sim-seed = Gleiche Startwerte ergeben gleiche Partien.
cli-help-sim-bot = Ein Bot, Platz für Platz: ein Rang, ein Programm ./mybot oder module:Class. Verschiedene Bots tauschen die Plätze.
cli-help-sim-json = Gib ein einziges JSON-Objekt statt Tabellen aus.
cli-help-sim-no-timing = Lass die Dauer weg: Der Rest ist bei gleichem Startwert immer derselbe.
cli-help-strict = Brich mit einem Fehler ab, wenn ein Bot versagt hat: kampflos Verlorenes verfälscht das Ergebnis.
cli-help-sim-out = Schreibe die Partien in diese Parquet-Datei, für pandas und Arrow: eine Zeile je Partie, mit ihrer Aufzeichnung.
cli-help-sim-decisions = Mit --out: stattdessen eine Zeile je Entscheidung, mit dem, was der Platz sah, tun durfte, tat und bekam.

# Fehler auf der Befehlszeile, je ein Satz. `found` sagt, ob `near` gemeint war.
cli-no-command = { $found ->
    [yes] Es gibt keinen Befehl { $command }; meintest du { $near }?
   *[no] Es gibt keinen Befehl { $command }; versuche { $help }.
}
cli-no-flag = { $found ->
    [yes] Hier gibt es keine Option { $flag }; meintest du { $near }?
   *[no] Hier gibt es keine Option { $flag }; versuche --help.
}
cli-no-game = { $found ->
    [yes] Es gibt kein Spiel { $game }; meintest du { $near }?
   *[no] Es gibt kein Spiel { $game }; es gibt { $known }.
}
cli-no-clause = { $found ->
    [yes] Die Regeln von { $game } haben kein { $clause }; meintest du { $near }?
   *[no] Die Regeln von { $game } haben kein { $clause }.
}
cli-no-language = Es gibt keine Sprache { $language }; es gibt { $known }.
cli-missing = { $name } fehlt; versuche --help.
cli-needs-value = { $flag } braucht einen Wert.
cli-no-number = { $flag } braucht eine ganze Zahl.
cli-processes = { $value } Prozesse können nicht gemeinsam bedienen: 1 bis { $most }.
cli-too-many = Auf dieser Befehlszeile stehen zu viele Wörter; versuche { $command } --help.
cli-no-rulebook = Die Regeln von { $game } sind nicht installiert.
cli-no-seats = { $game } spielt man zu { $low } bis { $high }, nicht zu { $seats }.
cli-no-option = { $game } hat keine Option { $option }; schreibe --option NAME=WERT mit einer von diesen: { $known }.
cli-no-value = Option { $option } kann nicht { $value } sein; möglich ist: { $known } ({ $clause }).
cli-no-bot = { $game } hat keinen Bot { $bot }; es gibt { $known }.
cli-too-many-people = { $people } Menschen passen nicht auf { $seats } Plätze.
cli-no-people = Menschen sind eine Zahl oder verschiedene Namen mit Kommas dazwischen, nicht { $people }.
cli-no-seed = Ein Startwert ist eine Zeile mit höchstens { $longest } Zeichen.
cli-no-games = Die Anzahl der Partien ist 1 bis 10000000, nicht { $games }.
cli-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind A bis { $last }.
cli-json-or-text = Wähle entweder --json oder --text.
cli-needs-terminal = Zum Spielen braucht es ein Terminal.
cli-nothing-to-resume = Es gibt keine unterbrochene Partie.
cli-being-played = Diese Partie läuft in einem anderen Fenster.
cli-unwritable = In { $folder } lassen sich keine Partien speichern; UGUISU_DATA kann einen anderen Ordner nennen.
cli-no-file = { $file } ist nicht lesbar: { $reason }.
cli-huge-file = { $file } ist zu groß für die Aufzeichnung einer Partie.
cli-binary-file = { $file } ist keine Textdatei, also keine Aufzeichnung einer Partie.
cli-foreign-game = { $file } ist eine Aufzeichnung von { $game }; dieses Spiel ist hier nicht installiert.
cli-bad-record = { $file } ist keine gültige Aufzeichnung. { $reason }

# Was die Befehle ausgeben.
cli-games-id = Spiel
cli-games-title = Titel
cli-games-players = Spielerzahl
cli-games-options = Optionen
cli-verified = { $actions ->
    [one] Die Aufzeichnung stimmt: { $game }, eine Aktion, gewonnen von { $winners }.
   *[other] Die Aufzeichnung stimmt: { $game }, { $actions } Aktionen, gewonnen von { $winners }.
}
cli-shuffle-honest = Ehrlich gemischt: Der Startwert kommt aus dem Geheimnis hinter der Festlegung { $commitment } und aus der Entropie aller Spieler.
cli-shuffle-none = Das Mischen wurde nicht geprüft: Diese Aufzeichnung stammt von keinem Server.
cli-shuffle-fork = Das Mischen wurde nicht geprüft: Die Partie setzt eine andere mit deren Karten fort.
cli-shuffle-lesson = Das Mischen wurde nicht geprüft: In einer Lektion sind die Karten gewählt.
cli-verified-unfinished = { $actions ->
    [one] Die Aufzeichnung stimmt bis hierher: { $game }, eine Aktion, nicht beendet.
   *[other] Die Aufzeichnung stimmt bis hierher: { $game }, { $actions } Aktionen, nicht beendet.
}
cli-sim-running = Es wird gespielt
cli-sim-games = Partien
cli-sim-decisions = Entscheidungen
cli-sim-length = Entscheidungen pro Partie (wenigste / Mittel / meiste)
cli-sim-speed = Partien pro Sekunde
cli-sim-digest = Prüfsumme aller Aufzeichnungen
cli-sim-who = Gewonnen von
cli-sim-share = Anteil
cli-sim-interval = 95-%-Intervall

# Das Menü.
cli-menu-hello = Vier Ninja-Spiele. Niemand kommt ungehört an ein Geheimnis.
cli-menu-keys = ↑↓ Zeile · ←→ ändern · Eingabe los · Esc verlassen
cli-menu-resume = Fortsetzen
cli-menu-game = Spiel
cli-menu-game-woc = Alle dienen heimlich einem von fünf Clans und befehligen die Truppen aller.
cli-menu-game-shi = Ninjas greifen mit verdeckten Waffen an. Wer lügt über seine, und wer prangert es an?
cli-menu-game-nma = Neun Würfel, fünf Ninjas, ein Schwert: schneller sehen, zählen und zugreifen als die anderen. In Echtzeit.
cli-menu-game-njt = Überfalle die Häuser der Clans, lerne Fertigkeiten, bestich Gesandte und gewinne die meiste Ehre.
cli-menu-minutes = { $about } { $minutes ->
    [one] Eine Minute.
   *[other] { $minutes } Minuten.
}
cli-menu-seats = Spielerzahl
cli-menu-seats-about = { $low } bis { $high } am Tisch, Bots eingeschlossen.
cli-menu-person = ein Mensch
cli-menu-person-about = Jemand an diesem Gerät. Tippe einen Namen. Bei mehreren fällt zwischen den Zügen ein Vorhang.
cli-menu-bot = Bot, { $bot }
cli-menu-bot-random = Die Strohpuppe vom Übungshof: tut irgendetwas, was die Regeln erlauben.
cli-menu-bot-genin = Der eifrige Lehrling: hat gesunden Menschenverstand und übersieht manches.
cli-menu-bot-chunin = Der erfahrene Agent: zählt, erschließt und plant den Zug.
cli-menu-bot-jonin = Der Großmeister: liest aus deinem Tun, was du verbirgst, und denkt voraus.
cli-menu-language = Sprache
cli-menu-language-name = Deutsch
cli-menu-language-about = Du kannst sie auch während der Partie mit L wechseln.
cli-menu-seed = Startwert
cli-menu-seed-none = ausgelost
cli-menu-seed-about = Tippe irgendetwas: Gleiche Startwerte und gleiche Züge ergeben gleiche Partien. Leer: jedes Mal eine neue Partie.
cli-menu-play = Hier spielen
cli-menu-play-about = Setz dich und fang an, in diesem Terminal.
cli-menu-rules = Regeln
cli-menu-rules-about = Lies die Regeln dieses Spiels.
cli-menu-leave = Verlassen
cli-menu-leave-about = Bis zum nächsten Mal.
cli-saved = { $actions ->
    [one] { $game } mit { $players }, nach einem Zug.
   *[other] { $game } mit { $players }, nach { $actions } Zügen.
}
cli-offer-title = Eine unterbrochene Partie
cli-offer-hint = Eingabe fortsetzen · N neue Partie beginnen · Q verlassen

# Am Tisch.
cli-confirm = Fertig
cli-pick = { $pick }
cli-not-asked = Danach ist gerade nicht gefragt.
cli-why-ask = Warum nicht? Wähle irgendetwas auf dem Tisch.
cli-undone = Zurückgenommen.
cli-key-choose = 1–9 oder ←→ Eingabe wählen
cli-key-hurry = Leertaste vorspulen
cli-key-result = Eingabe Ergebnis
cli-key-back = Esc zurück
cli-key-undo = U zurücknehmen
cli-key-why = ? warum nicht
cli-key-leave = Q verlassen
cli-key-language = L Sprache
cli-key-rules = F1 Regeln
cli-rules-keys = ↑↓ blättern · Esc zurück

cli-curtain-who = { $player } ist an der Reihe
cli-curtain-what = Gib das Gerät an { $player } weiter. Jetzt soll nur { $player } hinschauen.
cli-curtain-undo = Wer davor dran war, kann mit U den letzten Zug zurücknehmen.
cli-curtain-hint = { $player } drückt die Eingabetaste.

cli-end-title = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
cli-end-hint = R Revanche · S Aufzeichnung hier speichern · Eingabe Tisch ansehen · Q verlassen
cli-end-saved = Gespeichert als { $file }.

cli-replay-at = { $at } von { $of }
cli-replay-spectator = Aus der Sicht eines Zuschauers.
cli-replay-eyes = Aus der Sicht von { $player }.
cli-replay-keys = ←→ Schritt · Bild↑ Bild↓ Pos1 Ende springen · V andere Sicht · L Sprache · Q verlassen

# uguisu serve
cli-help-serve = Biete Tische im Netz an: Der Browser spielt hier.
cli-help-host = Die Adresse, an der gelauscht wird; 0.0.0.0 für das ganze Netz.
cli-help-port = Der Port, an dem gelauscht wird.
cli-help-data = Der Ordner der Datenbank; er wird angelegt, wenn er fehlt.
cli-help-database = Eine Datenbank für mehrere Knoten, postgresql+psycopg://…
cli-help-redis = Ein Redis, das mehrere Knoten verbindet, redis://…
cli-help-serve-processes = Prozesse, die auf diesem Rechner gemeinsam bedienen, einer für jeden genutzten Kern.
cli-help-config = Eine Datei mit Einstellungen.
cli-help-open = Öffne den Browser, wo es einen gibt.
cli-serving = Erreichbar unter { $address }

# uguisu admin
cli-help-admin = Betreue die Tische eines Servers: auflisten, beenden, prüfen, reparieren, aus- und einlesen, sichern, umziehen.
cli-help-admin-list = Zeige die Tische, die sich füllen oder spielen.
cli-help-admin-all = Zeige auch die beendeten.
cli-help-admin-end = Beende einen Tisch: Niemand gewinnt, nichts wird gewertet.
cli-help-admin-check = Führe die Protokolle aller Tische aus und nenne die, bei denen das nicht geht.
cli-help-admin-repair = Beende einen Tisch, dessen Protokoll sich nicht ausführen lässt, so wie er vor dem fehlerhaften Eintrag war.
cli-help-admin-export = Schreibe alles in eine Datei aus JSON-Zeilen. Sie enthält Geheimnisse: Verwahre sie gut.
cli-help-admin-import = Ergänze, was eine solche Datei hat und die Datenbank nicht.
cli-help-admin-backup = Kopiere die SQLite-Datenbank in eine neue Datei, auch während der Server läuft.
cli-help-admin-move = Kopiere die SQLite-Datenbank in ein leeres PostgreSQL.
cli-help-admin-file = Die Datei.
cli-help-admin-table = Die Kennung des Tisches, der letzte Teil seines Links.
cli-help-admin-target = Wohin, postgresql+psycopg://…
cli-help-reports = Zeige die Meldungen, eine davon, oder vermerke sie als erledigt.
cli-help-reports-all = Zeige auch die erledigten.
cli-help-reports-show = Zeige eine Meldung mit dem Gespräch darum; Zeilen der gemeldeten Person beginnen mit >.
cli-help-reports-resolve = Vermerke eine Meldung als erledigt.
cli-help-reports-note = Was getan wurde, für andere Betreiber.
cli-help-report = Die Kennung der Meldung.
cli-reports-none = Es gibt keine Meldungen.
cli-reports-report = Meldung
cli-reports-when = Wann
cli-reports-name = Wer
cli-reports-reason = Grund
cli-reports-others = Weitere Meldungen
cli-reports-status = Stand
cli-reports-text = Text
cli-reports-table = Tisch
cli-reports-note = Vermerk
cli-reports-open = offen
cli-reports-closed = erledigt
cli-reports-resolved = Die Meldung { $report } ist erledigt.
cli-reports-reason-abuse = Beleidigung oder Drohung
cli-reports-reason-spam = Werbung
cli-reports-reason-name = Name
cli-reports-reason-cheating = Betrug
cli-reports-reason-other = etwas anderes
cli-admin-none = Es gibt keine Tische.
cli-admin-table = Tisch
cli-admin-game = Spiel
cli-admin-status = Stand
cli-admin-people = Leute
cli-admin-changed = Letzte Änderung
cli-admin-status-gathering = füllt sich
cli-admin-status-playing = spielt
cli-admin-status-over = zu Ende
cli-admin-status-aborted = abgebrochen
cli-admin-status-set-aside = beiseitegestellt
cli-admin-ended = Tisch { $table } ist beendet; ein laufender Server merkt es binnen zehn Sekunden.
cli-admin-broken = { $table }: Eintrag { $number } lässt sich nicht ausführen. { $reason }
cli-admin-checked = { $count ->
    [one] Ein Protokoll geprüft
   *[other] { $count } Protokolle geprüft
 }; { $broken ->
    [0] alle lassen sich ausführen.
    [one] eines lässt sich nicht ausführen.
   *[other] { $broken } lassen sich nicht ausführen.
 }
cli-admin-repaired = Tisch { $table } ist beendet, so wie er vor Eintrag { $number } war; ein laufender Server merkt es binnen zehn Sekunden.
cli-admin-exported = { $count } Zeilen stehen in { $file }.
cli-admin-imported = { $count ->
    [one] Ein Tisch kam dazu.
   *[other] { $count } Tische kamen dazu.
}
cli-admin-backed-up = Die Kopie ist { $file }.
cli-admin-moved = { $count ->
    [one] Ein Tisch wurde kopiert.
   *[other] { $count } Tische wurden kopiert.
}

# Bots: how long they may think, where they think, and what becomes of those that fail.
cli-help-processes = Wie viele Prozesse zugleich spielen; ohne Angabe alle Kerne.
cli-help-iterations = Wie viele Iterationen ein suchender Bot je Zug machen darf: gleiche Startwerte ergeben dann gleiche Partien.
cli-help-seconds = Wie viele Sekunden ein suchender Bot über einen Zug nachdenken darf.
cli-help-cores = Auf wie vielen Kernen ein suchender Bot über einen Zug nachdenkt; feste Iterationen werden auf sie verteilt.
cli-no-program = Es gibt kein Programm { $program }, das sich starten lässt.
cli-no-python-bot = Der Bot { $bot } lässt sich nicht laden: { $reason }.
cli-too-small = { $flag } muss mindestens { $least } sein, nicht { $value }.
cli-no-cores = --cores muss eine Zahl von 1 bis { $most } sein, nicht { $cores }.
cli-bot-failed = { $kind ->
    [raised] { $bot } ist an { $detail } gescheitert; { $instead } hat stattdessen gezogen.
    [illegal] { $bot } hat { $detail } gewählt, was jetzt nicht erlaubt ist; { $instead } hat stattdessen gezogen.
    [late] { $bot } hat nicht rechtzeitig geantwortet; { $instead } hat stattdessen gezogen.
    [nonsense] { $bot } hat eine unlesbare Antwort gegeben: { $detail }; { $instead } hat stattdessen gezogen.
   *[gone] { $bot } ist beendet ({ $detail }); { $instead } hat stattdessen gezogen.
}
cli-bot-failed-often = { $count ->
    [one] Einmal: { $failure }
   *[other] { $count }-mal: { $failure }
}

# uguisu lab train
cli-help-lab-train = Lerne ein Spiel im Spiel gegen sich selbst und schreibe eine Datei mit Gewichten, die als Bot spielt.
cli-help-train-minutes = Wie viele Minuten gelernt wird.
cli-help-train-lessons = Höre nach so vielen Lektionen auf statt nach einer Zeit: Gleiche Startwerte geben dann gleiche Gewichte.
cli-help-train-hidden = Einheiten jeder der beiden verborgenen Schichten.
cli-help-train-tables = Partien zugleich bei der kleinsten Zahl von Spielern; bei mehr Spielern sind es mehr.
cli-help-train-test-games = Partien unter Chunins bei jedem Test.
cli-help-train-against = Gegen welchen Rang gelernt wird: Ein Platz lernt, auf allen anderen sitzt er.
cli-help-train-out = Die Datei mit den Gewichten; nach dem Spiel benannt, wenn sie fehlt.
cli-help-train-resume = Mach mit der Datei weiter, bis zu den angegebenen Minuten oder Lektionen.
cli-no-numpy = Lernen braucht NumPy; es kommt mit dem Extra uguisu[train].
cli-bot-no-numpy = Der Bot { $bot } braucht NumPy; es kommt mit dem Extra uguisu[train].
cli-train-failed = { $file } lässt sich nicht lernen: { $reason }
cli-train-interrupted = Unterbrochen. { $file } ist geschrieben; derselbe Befehl mit --resume macht weiter.
cli-train-written = { $file } ist geschrieben, gelernt aus { $games } Partien: --bot { $file } spielt damit.
cli-train-tested = Nach { $games } Partien: gewinnt { $share } unter Chunins zu { $seats } (fair: { $fair }).
cli-train-tested-against = Nach { $games } Partien: gewinnt { $share } zu { $seats } gegen { $rank } (fair: { $fair }).
cli-train-going = { $games } Partien, { $share }, noch { $left } Minuten

# uguisu ladder
cli-help-ladder = Miss, wie stark Bots sind: Begegnungen, nach Plätzen und Karten ausgewogen, mit Intervallen.
cli-help-ladder-game = Die Kennung eines Spiels, oder all.
cli-help-ladder-seats = Wie viele Spieler; ohne Angabe jede Zahl, die das Spiel erlaubt.
cli-help-ladder-games = Wie viele Partien jedes Paar von Bots spielt, aufgefüllt, bis jeder überall gesessen hat; zehnmal so viele bei Bots, die sofort entscheiden. Ohne Angabe so viele, wie jedes Spiel braucht.
cli-help-ladder-bot = Ein weiterer Bot: ein Programm oder eine Python-Klasse module:Class; mehrfach möglich.
cli-help-ladder-only = Nur die Paare, in denen dieser Bot spielt.
cli-help-ladder-write = Schreibe die Tabellen in diese Markdown-Seite, zwischen ihre Marken.
cli-help-fresh = Beginne von vorn, auch wenn derselbe Auftrag schon einmal unterbrochen wurde.
cli-help-ray = Spiele auf dem Ray-Cluster mit dieser Adresse; auto oder local für einen auf diesem Rechner.
cli-ladder-title = { $game }, { $seats } Spieler
cli-ladder-bot = Bot
cli-ladder-rating = Wertung
cli-ladder-others = An einem Tisch von
cli-ladder-fair = Fairer Anteil
cli-ladder-forfeits = Kampflos
cli-ladder-points = Punkte je Partie
cli-ladder-ahead = Vorsprung
cli-ladder-seconds = Sekunden je Zug
cli-ladder-note = * besser, als der Zufall es erlaubt. 400 Wertungspunkte bedeuten zehnfache Stärke; { $anchor } hat 0.
cli-ladder-written = Die Tabellen stehen in { $file }.
cli-ladder-nobody = Kein Paar dieser Rangliste hat einen Bot { $bot }; lade ihn mit --bot ein.
cli-no-mark = In { $file } ist kein Platz für die Tabellen: Schreibe die Zeilen { $mark } und { $end } an ihre Stelle.
cli-no-ray = Ray ist nicht installiert; es kommt mit dem Extra uguisu[ray].
cli-no-parquet = Parquet-Dateien brauchen pyarrow; es kommt mit dem Extra uguisu[parquet].
cli-decisions-where = --decisions braucht eine Datei, in die es schreibt: ergänze --out FILE.
cli-no-cluster = Unter { $address } ist kein Ray-Cluster: { $reason }

# uguisu lab
cli-help-lab = Erforsche ein Spiel mit Tausenden von Partien zwischen Bots.
cli-help-lab-balance = Finde heraus, wer von wo gewinnt, wie lang und knapp Partien sind und was sie entscheidet: ein Bericht mit Diagrammen.
cli-help-lab-games = Wie viele Partien von jeder Variante.
cli-help-lab-compare = Vergleiche Werte einer Option, NAME für alle oder NAME=VALUE,VALUE; mehrfach möglich.
cli-help-lab-house = Vergleiche mit den Hauskomponenten dieser TOML-Datei; mehrfach möglich.
cli-help-lab-out = Der Ordner für report.html und games.csv; wird angelegt, wenn er fehlt.
cli-no-compare = Die Option { $option } lässt sich so nicht vergleichen; schreibe --compare NAME oder --compare NAME=VALUE,VALUE.
cli-bad-house = Die Komponenten in { $file } sind nicht zu gebrauchen. { $reason }
cli-no-out = In { $folder } lässt sich nicht schreiben: { $reason }.
cli-lab-written = Der Bericht ist { $report }, alle Partien stehen in { $games }.
cli-lab-title = { $game }, { $seats } Spieler: Ausgewogenheit
cli-lab-how = { $games } Partien von jeder Variante, gespielt von { $bots }, Startwert { $seed }. Die Intervalle umfassen 95 %.
cli-lab-printed = wie gedruckt
cli-lab-variant = Variante
cli-lab-games = Partien
cli-lab-length = Entscheidungen je Partie
cli-lab-winning = Punkte des Besten
cli-lab-margin = Vorsprung vor dem Zweiten
cli-lab-shared = Geteilte Siege
cli-lab-first-wins = Siege dessen, der beginnt
cli-lab-seats = Siege nach Platz
cli-lab-overall = Sind alle gleich? χ² = { $statistic } bei { $freedom } Freiheitsgraden: gleiche würden sich mit einer Wahrscheinlichkeit von { $chance } ebenso unterscheiden.
cli-lab-many = Die Intervalle gelten zu 95 %: Von zwanzig, die man ansieht, verfehlt etwa eines zufällig die Wahrheit. Stelle zuerst die Frage für alle zusammen.
cli-lab-order = Siege nach Reihenfolge
cli-lab-bots = Siege nach Bot
cli-lab-lengths = Entscheidungen je Partie
cli-lab-points = Punkte aller Spieler
cli-lab-deciders = Was Sieger anders machen
cli-lab-deciders-how = Um wie viel öfter Sieger es tun, in Standardabweichungen; darunter, wie oft in einer Partie. Was Sieger tun, ist nicht immer, warum sie siegen.
cli-lab-deed = Tat
cli-lab-winners = Sieger
cli-lab-others = Andere
cli-lab-ahead = Unterschied
cli-lab-changes = Was Varianten ändern
cli-lab-changes-how = Partie für Partie mit gleichen Startwerten, gegenüber der ersten Variante; * heißt mehr, als der Zufall erlaubt.
cli-lab-measure = Maß
cli-lab-base = Erste Variante
cli-lab-change = Änderung
woc-role-loyalty = Siege nach Clan, dem man dient
woc-deed-deployments = Karten aufgestellt
woc-deed-moves = Truppen verschoben
woc-deed-attacks = Angriffe
woc-deed-ninjas = Ninjas gespielt
shi-deed-denounced-rightly = Zu Recht angeprangert
shi-deed-denounced-wrongly = Zu Unrecht angeprangert
shi-deed-hits-accepted = Treffer hingenommen
shi-deed-lies-found-out = Ertappte Lügen
nma-deed-grabs = Figuren geschnappt
nma-deed-shouts = Rufe
nma-deed-shouts-right = Richtige Rufe
nma-deed-shouts-wrong = Falsche Rufe
nma-deed-thefts = Diebstähle
nma-deed-false-starts = Fehlstarts
njt-deed-invasions = Häuser überfallen
njt-deed-banzais = Banzais
njt-deed-raids-failed = Gescheiterte Überfälle
njt-deed-skills = Fertigkeiten gelernt
njt-deed-bribes = Gesandte bestochen
njt-deed-rumours = Gerüchte gestreut

# Jedes Terminal und jede Shell.
cli-help-install-completion = Schalte die Ergänzung mit Tab in dieser Shell ein.
cli-help-show-completion = Zeige das Skript für die Ergänzung in dieser Shell.
cli-sim-interrupted = Abgebrochen nach { $done } von { $games } Partien. Simulationen werden nicht aufgehoben: derselbe Befehl beginnt von vorn, uguisu lab balance dagegen macht weiter, wo es aufhörte.
cli-job-interrupted = { $job }: abgebrochen, { $done } von { $games } Partien sind aufgehoben. Derselbe Befehl, ohne --fresh, macht dort weiter.
cli-menu-browser = Im Browser spielen
cli-menu-browser-about = Vier Spiele mit Bildern, eine geführte erste Partie und Freunde über einen Link. Strg-C beendet es.

cli-help-games-check = Prüfe ein Spiel gegen jede Zusage des Vertrags und nenne die gebrochenen.
cli-help-games-target = Die Klasse des Spiels als Modul:Klasse; Module dieses Ordners können genannt werden. Oder die Kennung eines Spiels.
cli-help-games-new = Beginne ein Spiel: ein Ordner mit einem kleinen Spiel, das sofort spielbar ist.
cli-help-games-name = Die Kennung des neuen Spiels, etwa high-card.
cli-check-kept = hält: { $promise }
cli-check-broken = BRICHT: { $promise } ({ $seats } Personen): { $problem }
cli-check-sum = { $broken ->
    [0] { $game } hält jede Zusage.
    [one] { $game } bricht eine Zusage.
   *[other] { $game } bricht { $broken } Zusagen.
}
cli-check-no-game = { $game } ist kein Spiel: { $reason }.
cli-new-made = { $folder } ist angelegt. Zum Ausprobieren: cd { $folder } && uguisu games check { $game }
cli-new-no-name = { $name } kann keine Kennung sein: Kleinbuchstaben und Ziffern, mit Bindestrichen verbunden, höchstens { $longest } Zeichen.
cli-new-no-folder = { $folder } kann nicht angelegt werden: { $reason }.

cli-help-review-iterations = Simulierte Partien je Entscheidung; 0 ist die übliche Zahl.
cli-help-review-worlds = Welten je Stellung und für Vermutungen; 0 ist die übliche Zahl.
cli-help-review-json = Gib die ganze Analyse als JSON aus.
cli-help-review-html = Schreibe einen Bericht mit der Kurve der Partie in diese Datei.
cli-review-running = Analyse läuft
cli-review-not-over = { $file } enthält eine Partie, die noch läuft. Nur beendete Partien werden analysiert.
cli-review-written = Geschrieben: { $file }
cli-review-who = Spieler
cli-review-accuracy = Genauigkeit
cli-review-decisions = Entscheidungen
cli-review-slips = Ausrutscher
cli-review-decided = Was entschied: Karten { $cards }, Spiel { $play }.
cli-review-reaction = Reaktion
cli-review-step = Aktion
cli-review-played = Gespielt
cli-review-better = Die Analyse
cli-review-cost = Punkte liegen gelassen
cli-help-lab-calibration = Finde heraus, ob das, was Analysen sagen, so oft stimmt, wie sie sagen.
cli-help-calibration-games = Wie viele Partien die Bots spielen.
cli-help-calibration-write = Schreibe die Tabellen in diese Seite, wo sie eine Marke für das Spiel hat.
cli-calibration-running = Spielen und Analysieren
cli-calibration-no-mark = { $file } hat keinen Platz für diese Tabelle: Es fehlt die Zeile { $mark }.

cli-help-suspend = Sperre ein Konto für einige Tage; die Person erfährt den Grund.
cli-help-unsuspend = Gib ein gesperrtes Konto wieder frei.
cli-help-suspended = Zeige die gesperrten Konten.
cli-help-account = Der Name des Kontos.
cli-help-suspend-reason = Warum, in Worten, die die Person lesen wird.
cli-help-suspend-days = Für wie viele Tage.
cli-suspended = { $name } ist gesperrt bis { $until }.
cli-unsuspended = { $name } kann sich wieder anmelden.
cli-suspended-none = Kein Konto ist gesperrt.
cli-suspended-name = Name
cli-suspended-until = Bis
cli-suspended-why = Grund
cli-strict =
    Mit --strict gelten diese Ergebnisse nicht: { $bots } hat bei { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } versagt und kampflos verloren.
