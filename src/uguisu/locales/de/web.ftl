# Der Browser: erste Seite, Tische, Wiederholung, Regeln.

web-game-war-of-clans = War of Clans
web-game-shinobi = Shinobi
web-game-ninja-master = Ninja Master
web-game-ninjato = Ninjato

web-close = Schließen
web-confirm = Fertig
web-copied = Kopiert
web-copy = Link kopieren
web-menu = Menü
web-missing = Unter dieser Adresse gibt es nichts.
web-page-failed = Diese Seite konnte nicht geladen werden. Ist der Server noch da?
web-to-first-page = Zur ersten Seite
web-to-tournament = Zurück zum Turnier
web-you = Du

# Einstellungen
web-set-language = Sprache
web-set-theme = Tag oder Nacht
web-theme-auto = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-set-motion = Bewegung
web-set-motion-what = Karten und Würfel fliegen dahin, wo sie hingehören.
web-set-sound = Töne
web-set-sound-what = Holz und Papier für Züge, eine Glocke für deinen.
web-set-volume = Lautstärke
web-set-textMode = Textmodus
web-set-textMode-what = Der Tisch in Worten, die Möglichkeiten als Liste.
web-set-hints = Hinweise
web-set-hints-what = Was zuerst zu tun ist, für alle, die neu sind.
web-set-odds = Hilfe beim Abschätzen
web-set-odds-what = Bei einem Überfall in Ninjato: wie viele Wachen übrig sind und welche man gesehen hat.

# Die Leitung zum Server
web-line-connecting = Verbindung wird aufgebaut
web-line-online = Verbunden
web-line-offline = Offline
web-line-closed = Geschlossen
web-offline-now = Du bist offline. Diese Seite macht von selbst weiter, sobald die Verbindung zurück ist.
web-line-lost = Die Verbindung ist abgerissen. Neuer Versuch läuft; nichts geht verloren.
web-table-closed = { $code ->
    [4403] Bei diesem Tisch kann man gerade nicht zuschauen.
    [4404] Diesen Tisch gibt es nicht.
    [4401] Deine Sitzung ist zu Ende. Lade die Seite neu.
   *[other] Dieser Tisch lässt sich gerade nicht öffnen.
}

# Vor der Partie
web-gathering = Warten auf Mitspieler
web-seats = Plätze
web-seat-free = Freier Platz
web-your-name = Dein Name
web-sit = Hinsetzen
web-stand = Aufstehen
web-kick = Platz freimachen
web-hot-seat = Platz hier
web-hot-seat-what = Noch jemand spielt an diesem Bildschirm; zwischen den Zügen fällt ein Vorhang.
web-host = Tischleitung
web-here = da
web-away = weg
web-no-bot = Kein Bot
web-bot-for = Bot für Platz { $seat }
web-bot-rank = Bot, { $rank }
web-rank-random = zufällig
web-rank-genin = Genin
web-rank-chunin = Chunin
web-rank-jonin = Jonin
web-rank-network = Netz
web-start = Beginnen
web-start-needs = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-start-waits = { $name } startet die Partie.
web-invite = Einladen
web-invite-how = Wer diesen Link öffnet, kann sich hinsetzen.
web-link = Link zu diesem Tisch
web-qr = Der Link als Code für die Kamera
web-options = Optionen
web-spectators = Zuschauer
web-spectators-none = Niemand darf zuschauen.
web-spectators-delayed = Alle mit dem Link dürfen zuschauen, einige Minuten verzögert.
web-spectators-open = Alle mit dem Link dürfen zuschauen; Handkarten sehen sie nicht.
web-spectators-end = Erst nach dem Ende.
web-clock = Uhr
web-clock-none = Ohne Uhr.
web-clock-move = { $seconds ->
    [one] Eine Sekunde pro Zug.
   *[other] { $seconds } Sekunden pro Zug.
}
web-clock-game = { $minutes ->
    [one] Eine Minute für die ganze Partie und { $increment } s mehr nach jedem Zug.
   *[other] { $minutes } Minuten für die ganze Partie und { $increment } s mehr nach jedem Zug.
}
web-clock-days = { $days ->
    [one] Ein Tag pro Zug.
   *[other] { $days } Tage pro Zug.
}
web-days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-honest = Ehrliches Mischen
web-honest-before = Der Server hat seinen Teil des Mischens mit dieser Zahl versiegelt; alle am Tisch geben eigenen Zufall dazu, und nach dem Ende wird alles geöffnet und lässt sich prüfen.

# Am Tisch
web-table = Tisch
web-board = Spielplan
web-learn = Lernen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-no-rules = Hier gibt es keine Regeln.
web-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-choices = Was du wählen kannst
web-picked = Bisher gewählt:
web-step-back = Schritt zurück
web-undo = Zurück­nehmen
web-not-now = Danach ist gerade nicht gefragt.
web-not-your-move = Du bist gerade nicht am Zug.
web-plain-table = Tisch
web-result = Ergebnis
web-peeking = Du siehst einen früheren Moment.
web-peek-end = Zum aktuellen Stand
web-back = Platz wieder einnehmen
web-stood-in = { $why ->
    [idle] Du hast die Zeit für drei Züge verstreichen lassen; ein Bot spielt für dich.
    [left] Du bist gegangen; ein Bot spielt für dich.
   *[absent] Du warst weg; ein Bot spielt für dich.
}
web-curtain = Jetzt ist { $name } an der Reihe. Gib den Bildschirm weiter.
web-curtain-open = Ich bin { $name }
web-abort = Diese Partie beenden
web-abort-propose = Vorschlagen, die Partie zu beenden
web-abort-not = Doch weiterspielen
web-ask-asked = { $count ->
    [one] { $names } möchte
   *[other] { $names } möchten
} die Partie ohne Ergebnis beenden.
web-ask-waits = Du schlägst vor, die Partie zu beenden. Die anderen werden gefragt.
web-ask-declined = { $count ->
    [one] { $names } möchte
   *[other] { $names } möchten
} lieber weiterspielen.
web-ask-agree = Beenden
web-ask-decline = Weiterspielen
web-resign = Aufgeben: ein Bot spielt weiter
web-resign-sure = Wirklich aufgeben?
web-put-out = Die Tischleitung hat deinen Platz freigegeben. Du kannst einen anderen nehmen.
web-leave-hint = Du kannst die Seite einfach schließen: Der Tisch wartet, und nach einer Weile spielt ein Bot für dich, bis du zurückkommst.

web-log = Was geschehen ist
web-log-short = Protokoll
web-log-sat = { $name } setzt sich.
web-log-stood = { $name } steht auf.
web-log-began = Die Partie beginnt.
web-log-stood-in = { $why ->
    [idle] { $name } hat die Zeit dreimal verstreichen lassen; ein Bot spielt weiter.
    [left] { $name } ist gegangen; ein Bot spielt weiter.
    [time] Die Zeit von { $name } ist um; ein Bot spielt weiter.
   *[absent] { $name } ist weg; ein Bot spielt weiter.
}
web-log-came-back = { $name } ist wieder da.
web-log-timed-out = Die Zeit von { $name } ist um; ein Bot macht diesen Zug.
web-log-undone = { $name } nimmt den letzten Zug zurück.
web-log-voted = { $agree ->
    [yes] { $name } möchte die Partie beenden.
   *[no] { $name } möchte lieber weiterspielen.
}
web-log-aborted = Die Partie wurde ohne Ergebnis beendet.
web-log-set-aside = Die Partie kann nicht weitergehen: Im Protokoll dieses Tisches ist etwas beschädigt.
web-log-rematched = Es gibt eine Revanche.

web-talk = Tischgespräch
web-talk-short = Chat
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-later = Zuschauer dürfen vor und nach der Partie reden.
web-say = Sag etwas
web-send = Senden
web-phrase-about = An wen
web-phrase-all = An alle
reaction-bravo = Gut gespielt
reaction-bow = Ich verneige mich
reaction-laugh = Ha!
reaction-ouch = Autsch
reaction-surprise = Oh!
reaction-think = Hm
reaction-hurry = Beeil dich
reaction-sorry = Tut mir leid
phrase-accuse = Ihr habt euch verschworen!
phrase-accuse-about = { $name }, du hast dich verschworen!
phrase-trust-me = Vertraut mir.
phrase-trust-me-about = Vertrau mir, { $name }.
phrase-i-believe-you = Ich glaube dir.
phrase-i-believe-you-about = Ich glaube dir, { $name }.
phrase-you-lie = Lüge!
phrase-you-lie-about = { $name } lügt!
phrase-promise-peace = Ich verschone dich.
phrase-promise-peace-about = Ich verschone dich, { $name }.
phrase-attack-them = Schlagen wir zusammen zu!
phrase-attack-them-about = Schlagen wir zusammen gegen { $name } zu!
phrase-not-me = Ich war es nicht.
phrase-not-me-about = Ich war es nicht, { $name }.
phrase-revenge = Das merke ich mir.
phrase-revenge-about = Das merke ich mir, { $name }.

# Das Ende
web-end-you-win = Du gewinnst!
web-end-you-share = Du teilst den Sieg!
web-end-wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
web-end-aborted = Die Partie wurde ohne Ergebnis beendet.
web-set-aside = Diese Partie kann nicht weitergehen: Im Protokoll dieses Tisches ist etwas beschädigt. Du siehst sie, wie sie davor war. An anderen Tischen fehlt nichts.
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-replay = Wiederholung
web-review = Analyse
web-puzzle = Rätsel des Tages
web-share = Teilen

# Die erste Seite
web-hello = Vier Ninja-Spiele. Nimm Platz.
web-hello-more = Kein Konto, kein Formular: Bots stehen bereit, für andere genügt ein Link.
web-hello-moves = { $count ->
    [one] Eine Partie wartet auf deinen Zug, { $name }.
   *[other] { $count } Partien warten auf deinen Zug, { $name }.
}
web-hello-again = Schön, dass du da bist, { $name }.
web-crowd = { $here } Leute sind hier.
web-crowd-alone = Gerade ist sonst niemand hier.
web-news = { $count ->
    [0] Benachrichtigungen
    [one] Eine Benachrichtigung
   *[other] { $count } Benachrichtigungen
}
web-news-title = Benachrichtigungen
web-crowd-looking = { $count ->
    [one] Jemand sucht einen Tisch.
   *[other] { $count } suchen einen Tisch.
}
web-games = Spiele
web-more-games = Weitere Spiele
web-pages = Seiten
web-players = Spieler
web-minutes = { $minutes } Min.
web-about-war-of-clans = Diene heimlich einem Clan und befehlige die Truppen aller fünf.
web-about-shinobi = Drei Rivalen schicken dir je eine Klinge. Wer von ihnen lügt?
web-about-ninja-master = Neun Würfel fallen. Greif zuerst zu, zähl schneller, hüte dich vor dem Rauch.
web-about-ninjato = Übe, überfalle die Häuser der Clans, bestich Gesandte, gewinne Ehre.
web-play-now = Sofort spielen
web-play-with-friends = Mit Freunden spielen
web-with-friends = Mit Freunden
web-offline = Der Server ist nicht erreichbar.
web-settings = Einstellungen
web-replays = Wiederholungen
web-guest = Gast
web-guest-name = { $name }, Gast
web-save = Speichern
web-all = Alle { $count }
web-fewer = Weniger
web-my-games = Meine Partien
web-my-games-none = Hier stehen deine Partien, laufende und beendete.
web-open-tables = Offene Tische
web-open-tables-none = Gerade ist kein Tisch offen. Mach einen auf: Spiel mit Freunden und öffne ihn für alle.
web-your-move = Du bist dran
web-over = Vorbei
web-status-playing = Läuft
web-status-gathering = Wartet
web-status-over = Vorbei
web-status-aborted = Beendet
web-status-set-aside = Beiseitegestellt
web-return = Zurück zum Tisch
web-open = Öffnen
web-watch = Zuschauen
web-play-a-game = Spielen
web-table-of = Tisch von { $name }
web-seats-taken = { $taken } von { $seats }
web-alone = noch niemand sonst
web-with = mit { $names }
web-with-bots = { $count ->
    [one] mit einem Bot
   *[other] mit { $count } Bots
}
web-and-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}

# Ein neuer Tisch
web-new-table = Neuer Tisch: { $game }
web-bots = Bots
web-bots-count = { $count ->
    [0] Keine Bots
    [one] Ein Bot
   *[other] { $count } Bots
}
web-bots-rank = Stärke der Bots
web-public = Offen für alle
web-public-what = Steht auf der ersten Seite; sonst finden ihn nur die, die den Link haben.
web-make-table = Tisch aufmachen

# Für alle, die neu sind
web-hint = Was rot leuchtet, kannst du wählen. Berühre es noch einmal, um einen Schritt zurückzugehen, oder etwas anderes, um zu hören, warum es jetzt nicht geht.
web-hint-ok = Verstanden
web-hint-ask = Hinweis
web-hint-short = Hinweis
web-hint-friendly = Mit einem Hinweis wird die Partie freundschaftlich: Sie zählt nicht für die Wertung.
web-hint-making = Die Analyse sieht sich deine Möglichkeiten an …
web-hint-would = Die Analyse würde wählen:
web-hint-chance = { $points } % Gewinnchance
web-hint-also = Etwa gleich gut: { $choices }.

# Wiederholungen
web-replays-none = Noch keine beendeten Partien.
web-public-games = Partien öffentlicher Tische
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-round-before = Runde davor
web-round-next = Nächste Runde
web-scene-before = Szene davor
web-scene-next = Nächste Szene
web-speed = Tempo: { $speed }-fach
web-step-before = Einen Schritt zurück
web-pace = Andere ziehen
web-pace-calm = Ruhig
web-pace-brisk = Zügig
web-pace-instant = Sofort
web-pace-step = Ein Zug
web-pace-yours = Dein Zug
web-since = Seit deinem letzten Zug
web-since-none = Noch nichts
web-since-again = Alles noch einmal sehen
web-end-why = { $points } Punkte gegen { $rest }.
web-end-review = Analyse
web-end-back = Zurück
web-end-rating = Wertung { $value }
web-end-rating-before = Vor dieser Partie: { $before }
web-skip = Zum Ergebnis
web-end-sheet = Woher jeder Punkt kommt
web-end-look = Den Tisch ansehen
web-go-on = Weiter
web-step-next = Einen Schritt vor
web-play = Abspielen
web-pause = Pause
web-moment = Moment der Partie
web-moment-of = Schritt { $at } von { $all }
web-eyes = Aus wessen Sicht
web-eyes-open = Alles offen
web-eyes-of = Sicht von { $name }
web-eyes-spectator = Sicht eines Zuschauers
web-link-moment = Link zu diesem Moment
web-record = Aufzeichnung
web-fork = Von hier weiterspielen
web-fork-what = In diesem Moment beginnt ein neuer Tisch: du auf einem Platz, Bots auf den anderen. Der Rest des Stapels bleibt, wie er war.
web-fork-seat = Dein Platz
web-fork-go = Weiterspielen
web-honest-how = Vor der Partie hat der Server eine versiegelte Zahl gezeigt; der Browser jedes Mitspielers hat eigenen Zufall beigesteuert. Jetzt liegt alles offen, und dein Browser hat es nachgerechnet.
web-honest-commitment = Das Geheimnis ist das vor der Partie versiegelte.
web-dishonest-commitment = Das Geheimnis ist nicht das vor der Partie versiegelte.
web-honest-seed = Der Startwert ergibt sich aus dem Geheimnis und dem Zufall der Mitspieler.
web-dishonest-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und dem Zufall der Mitspieler.
web-honest-shown = Vor der Partie gezeigt
web-honest-secret = Das Geheimnis des Servers
web-honest-entropy = Zufall von { $name }
web-honest-seed-is = Der Startwert des Mischens
web-honest-verify = Die Aufzeichnung kann jeder prüfen: uguisu verify FILE rechnet das Mischen und die ganze Partie nach.
web-honest-none = Diese Partie setzt eine andere fort; ihr Mischen wurde dort offengelegt.

# Konten
web-account = Konto
web-sign-in = Anmelden
web-sign-out = Abmelden
web-ended = Du bist abgemeldet
web-ended-why = Deine Sitzung auf diesem Gerät ist beendet: Du hast dich anderswo abgemeldet, dein Passwort geändert oder dich auf vielen Geräten angemeldet. Melde dich an, um weiterzumachen. Als Gast hast du keinen deiner Plätze.
web-ended-guest = Als Gast weitermachen
web-former-player = früherer Spieler
web-people-here = Stummschalten, blockieren, melden
web-muted-here = stumm
web-blocked-here = blockiert
web-say-short = Höchstens { $most } Zeichen auf einmal.
web-login = Anmeldename
web-password = Passwort
web-password-now = Jetziges Passwort
web-password-new = Neues Passwort
web-saved = Gespeichert.

# Hinweise
web-notice-turn = Du bist am Zug.
web-notice-denied = Der Browser erlaubt keine Benachrichtigungen.
web-notice-sent = Eine E-Mail ist unterwegs; öffne den Link darin.
web-thinking = { $name } überlegt
web-you-won = Du hast gewonnen
web-offline-title = Der Server ist nicht zu erreichen
web-offline-what = Deine Partien sind dort sicher: Nichts, was du gesendet hast, geht verloren. Prüfe deine Verbindung und versuche es noch einmal.
web-offline-retry = Noch einmal versuchen

# Finding a game
web-log-configured = Die Optionen haben sich geändert.
web-log-handed-over = { $away ->
    [yes] { $name } hat jetzt die Tischleitung: Wer sie hatte, war nicht da.
   *[no] { $name } hat jetzt die Tischleitung.
}
web-log-rested = { $days ->
    [0] { $name } ist wieder da.
    [one] { $name } nimmt einen Tag frei.
   *[other] { $name } nimmt { $days } Tage frei.
}
web-log-hinted = { $name } bittet um einen Hinweis. Die Partie zählt nicht für die Wertung.
web-resting = { $name } hat frei bis { $until }.
web-resting-you = Du hast frei bis { $until }: Deine Zeit steht still.
web-rest-end = Ich bin wieder da
web-days-off = Tage freinehmen
web-days-off-what = In allen deinen Partien mit Tagen für jeden Zug steht deine Zeit still. In jeder Partie hast du 14 freie Tage.
web-days-off-count = { $days ->
    [0] Ich bin wieder da
    [one] ein Tag
   *[other] { $days } Tage
}
web-days-off-done = { $games ->
    [0] Nichts hat sich geändert: In keiner Partie sind freie Tage übrig.
    [one] In einer Partie gilt es.
   *[other] In { $games } Partien gilt es.
}
web-agrees = einverstanden
web-agrees-not = noch nicht einverstanden
web-agree = Einverstanden
web-waits-for = Die Optionen haben sich geändert. Es fehlt die Zustimmung von { $names }.
web-change-what = Alle sehen eine Änderung sofort und müssen ihr zustimmen, bevor die Partie beginnt.
web-table-language = Am Tisch spricht man
web-any-language = Jede Sprache
web-who-may-come = Wer kommen darf
web-come-link = Nur mit dem Link
web-come-open = Alle; der Tisch steht auf der ersten Seite
web-seats-free = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-almost = Fast bereit
web-all-here = Alle Plätze sind besetzt
web-you-host = Du leitest diesen Tisch.
web-hosts = { $name } leitet diesen Tisch.
web-hand-over = Leitung abgeben
web-hand-over-to = Wer soll den Tisch leiten?
web-close-table = Tisch schließen
web-close-table-what = Der Tisch und sein Link enden für alle.
web-keep-table = Behalten
web-rated = Gewertet
web-friendly = Freundschaftlich
web-rated-or-friendly = Gewertet oder nicht
web-rated-what = Zählt für die Wertung von { $game } zu { $seats }. Auch Bots haben eine Wertung.
web-friendly-what = Zählt für niemandes Wertung. Allein gegen Bots kannst du um Hinweise bitten.
web-table-full = Alle Plätze sind besetzt. Wenn jemand aufsteht, kannst du dich setzen.
web-nobody-watches = An diesem Tisch darf niemand zuschauen: Wenn die Partie beginnt, sieht sie nur, wer hier sitzt.
web-begun-without-you = Die Partie hat ohne dich begonnen. An diesem Tisch darf niemand zuschauen.
web-table-ended = { $why ->
    [closed] Die Tischleitung hat diesen Tisch geschlossen.
    [expired] Dieser Tisch wurde geschlossen, weil niemand mehr kam.
    [no-show] Jemand ist nicht gekommen. Dieser Tisch wurde geschlossen.
    [abandoned] Diese Partie wurde beendet, weil niemand weiterspielte.
   *[other] Die Partie wurde ohne Ergebnis beendet.
}
web-invite-full = Alle Plätze sind besetzt. Wer diesen Link öffnet, kann warten, ob einer frei wird.
web-invite-watch = Die Partie läuft. Wer diesen Link öffnet, kann zuschauen.
web-invite-none = Die Partie läuft, und jetzt darf niemand zuschauen.
web-link-ends = Der Link endet, wenn die Partie beginnt, oder { $when }, wenn bis dahin nichts geschieht.
web-code = Code einer Einladung
web-follow = Hingehen
web-hours-left = { $hours } Std.
web-minutes-left = { $minutes } Min.
web-your-move-left = Dein Zug, noch { $left }
web-thinking-left = { $name } am Zug, noch { $left }
web-unread = { $count } neu
web-running = Laufende Partien zum Zuschauen
web-running-none = Zurzeit läuft keine öffentliche Partie.
web-open-tables-filtered = So einen Tisch gibt es gerade nicht.
web-more = Mehr zeigen
web-filters = Filter
web-filter-game = Spiel
web-filter-all-games = Alle Spiele
web-filter-pace = Live oder in Tagen
web-pace-all = Alle
web-pace-live = Live
web-pace-days = Tage
web-filter-free = Freie Plätze
web-filter-free-count = Mindestens { $count } frei

# Quick match
web-ways = Arten zu spielen
web-ways-of = { $game } spielen
web-against-bots = Gegen Bots
web-against-bots-what = { $count ->
    [one] Sofort, mit einem Bot.
   *[other] Sofort, mit { $count } Bots.
}
web-find-people = Mitspieler finden
web-waiting-now = { $count ->
    [one] Eine Person wartet gerade.
   *[other] { $count } Personen warten gerade.
}
web-waiting = { $count ->
    [one] eine Person wartet
   *[other] { $count } warten
}
web-nobody-waits = niemand wartet
web-nobody-waits-now = Gerade wartet niemand.
web-usual = In der letzten Stunde dauerte es { $low } bis { $high }.
web-usual-unknown = Wie lange es dauert, ist noch nicht bekannt.
web-seconds-short = { $seconds } s
web-minutes-short = { $minutes } Min.
web-any-number = Egal
web-bots-after = Bots nehmen freie Plätze
web-bots-never = Nie
web-after-seconds = nach { $seconds } s
web-after-minutes = nach { $minutes } Min.
web-also = Auch suchen
web-days-each = Ein Tag für jeden Zug; die Partie beginnt, wenn Mitspieler gefunden sind, und du erfährst es.
web-looking = Mitspieler gesucht: { $games }
web-looking-days = Du musst nicht hier bleiben.
web-so-far = Bisher { $time }.
web-bots-in = Bots setzen sich in { $time }.
web-begin-with-bots = Mit Bots beginnen
web-stop-looking = Nicht mehr suchen
web-match-found = Dein Tisch ist bereit.
web-match-waits = Die Partie beginnt, sobald alle da sind.
web-friends-what = Ein eigener Tisch mit kurzem Link und QR-Code.
web-go-to-table = Zum Tisch
