# Was der Server ablehnt.

# Nach dem Code eines Fehlers, der keinen eigenen Text hat.
refused-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
refused-bad-input = Was gesendet wurde, ist nicht zu gebrauchen.
refused-bad-notation = Das ist keine Stellung und keine Aktion des Spiels.
refused-bad-record = Diese Aufzeichnung ist beschädigt oder verstößt gegen die Regeln.
refused-bad-setup = Das Spiel hat diese Zahl von Plätzen oder diese Optionen nicht.
refused-bad-components = Mit diesen Hauskomponenten lässt sich nicht spielen.
refused-refused = Das geht jetzt nicht.
refused-illegal-action = Das erlauben die Regeln jetzt nicht.
refused-not-your-turn = Du bist nicht dran.
refused-game-over = Die Partie ist vorbei.
refused-nothing-to-undo = Zurücknehmen geht nicht: Etwas wurde aufgedeckt, oder andere haben gehandelt.
refused-stale = Die Stellung hat sich inzwischen geändert: Schau noch einmal und wähle neu.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Dieser Platz ist besetzt.
refused-not-host = Das darf nur die Tischleitung.
refused-wrong-moment = Das geht jetzt nicht.
refused-set-aside = Dieser Tisch wurde beiseitegestellt: Etwas in seinem Protokoll lässt sich nicht ausführen.
refused-no-spectators = Dieser Tisch ist jetzt nicht offen für Zuschauer.
refused-signed-out = Deine Sitzung ist zu Ende. Lade die Seite neu.
refused-wrong-password = Der Name oder das Passwort ist falsch.
refused-login-taken = Diesen Namen hat schon jemand anderes.
refused-too-many = Das sind zu viele Anfragen; warte einen Moment.
refused-busy = Der Server kann das gerade nicht; versuch es gleich noch einmal.
refused-bad-message = Deine Eingabe ist nicht zu gebrauchen. Prüfe sie und versuch es noch einmal.
refused-bad-copy = Diese Datei ist kein Export eines Servers.
refused-too-large = Das ist zu groß.
refused-too-slow = Das hat zu lange gedauert; versuch es noch einmal.
refused-cannot-serve = Der Server kann nicht starten.

# Namen, Konten, Benachrichtigungen
refused-bad-name = Ein Name hat 1 bis { $most } Zeichen.
refused-bad-login = Ein Anmeldename hat 2 bis { $most } Buchstaben, Ziffern oder die Zeichen _ . -
refused-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-bad-email = Das ist keine E-Mail-Adresse.
refused-account-already = Das ist schon ein Konto.
refused-guest-password = Ein Gast hat kein Passwort: Registriere dich zuerst.
refused-many-attempts = Zu viele Versuche, sich anzumelden; warte eine Minute.
refused-no-session = Diese Sitzung hast du nicht.
refused-no-push = Dieser Server schickt keine Benachrichtigungen.
refused-many-browsers = Du bekommst schon in { $most } Browsern Bescheid; mehr geht nicht.
refused-no-mail = Dieser Server schickt keine E-Mails.
refused-many-mails = Zu viele E-Mails wurden verlangt; warte eine Minute.
refused-old-link = Dieser Link gilt nicht mehr.
refused-name-taken = Jemand mit einem Konto heißt schon so, oder fast so.
refused-mixed-name = Ein Name mischt keine Buchstaben aus Alphabeten, die sich ähnlich sehen, wie Latein und Kyrillisch.
refused-guest-deletion = Ein Gast hat kein Konto, das er löschen könnte.
refused-other-login = Das ist nicht dein Anmeldename.
refused-many-exports = Du hast deine Daten gerade erst exportiert; warte zehn Minuten.

# Andere Leute
refused-nobody = Hier ist niemand, der gemeint sein könnte.
refused-yourself = Das bist du selbst.
refused-suspended = Dieses Konto ist bis { $until } gesperrt. Der Betreiber nennt den Grund: { $why }
refused-blocked = An diesen Tisch kannst du dich nicht setzen.
refused-friends-account = Für Freunde brauchst du ein Konto: Leg zuerst eins an.
refused-friend-guest = Diese Person spielt als Gast. Nur wer ein Konto hat, kann Freund sein.
refused-no-friend = Ihr seid nicht befreundet.
refused-many-friends = Du kannst { $most } Freunde und Anfragen haben.
refused-many-challenges = Du kannst { $most } offene Herausforderungen haben.
refused-no-challenge = Diese Herausforderung ist vorbei.
refused-many-blocked = Du hast schon { $most } Leute stummgeschaltet oder blockiert; mehr geht nicht.
refused-many-reports = Das sind zu viele Meldungen; warte eine Minute.
refused-no-report = Diese Meldung gibt es nicht.

# Grenzen
refused-many-here = Von dieser Adresse kommen zu viele Anfragen; warte einen Moment.
refused-many-openings-here = Von dieser Adresse werden zu viele Verbindungen geöffnet; warte einen Moment.
refused-many-openings = Du öffnest zu viele Verbindungen; warte einen Moment.
refused-many-connections-here = Von dieser Adresse gibt es zu viele Verbindungen.
refused-many-connections = Du hast zu viele Verbindungen; schließ ein paar Fenster.
refused-full = Der Server ist voll; versuch es gleich noch einmal.
refused-many-replays = Das sind zu viele Wiederholungen; warte einen Moment.
refused-many-reviews = Das sind zu viele Analysen; warte einen Moment.
refused-review-failed = Die Analyse dieser Partie ist fehlgeschlagen.
refused-many-components = Das sind zu viele Hauskomponenten; warte einen Moment.
refused-fast-talk = Du schickst zu schnell Nachrichten; warte einen Moment.
refused-many-codes = Du hast zu viele Codes versucht; warte eine Minute.
refused-many-tables = Du hast viele offene Tische; spiel erst einige Partien zu Ende.
refused-many-hands = Zu viele offene Zugriffe; warte einen Moment.
refused-crowded = An diesem Tisch handeln zu viele zugleich; versuch es noch einmal.

# Tische
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-lesson = Für dieses Spiel gibt es keine Lektion.
refused-no-table = Diesen Tisch gibt es nicht.
refused-unreadable-log = Das Protokoll dieses Tisches ist nicht lesbar.
refused-no-seat = Dieser Tisch hat die Plätze A bis { $last }.
refused-seats-once = Jeder Platz lässt sich nur einmal nehmen, und nur ein Platz des Tisches.
refused-taken = Platz { $seat } ist besetzt.
refused-free-seat = Platz { $seat } ist noch frei: Ein Spieler oder ein Bot muss ihn nehmen.
refused-empty-seat = Auf Platz { $seat } sitzt niemand.
refused-not-agreed = Der Spieler auf Platz { $seat } hat den geänderten Optionen noch nicht zugestimmt.
refused-host-already = Wer auf Platz { $seat } sitzt, hat die Tischleitung schon.
refused-seat-count = Dieses Spiel ist für { $low } bis { $high } Spieler.
refused-more-sit = Hier sitzen schon { $people } Personen; weniger Plätze sind nicht möglich.
refused-fixed-table = Die Optionen dieses Tisches lassen sich nicht ändern.
refused-no-vacation = Freie Tage gibt es in Partien mit Tagen für jeden Zug.
refused-vacation-used = In dieser Partie hast du noch { $left } freie Tage.
refused-no-invitation = Es gibt keine Einladung mit diesem Code, oder sie ist abgelaufen.
refused-not-seated = Das dürfen nur die, die am Tisch sitzen.
refused-begun = Die Partie hat begonnen.
refused-not-playing = Hier wird gerade keine Partie gespielt.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-ended = Die Partie an Tisch { $table } ist schon zu Ende.
refused-nothing-left = Von dort aus gibt es nichts mehr zu spielen.
refused-rematch-later = Eine Revanche gibt es nach dem Ende.
refused-rematch-there = Es gibt schon eine Revanche.
refused-bot-plays = Für diesen Platz spielt ein Bot; nimm ihn zuerst wieder ein.
refused-bot-already = Für diesen Platz spielt schon ein Bot.
refused-no-bot = Für diesen Platz spielt kein Bot.
refused-time-up = Die Zeit dieses Platzes ist für diese Partie um.
refused-not-away = Dieser Spieler ist noch nicht lange genug weg.
refused-not-counted = Es wurde gerade keine Runde abgerechnet: Es gibt nichts abzuwarten.
refused-ready-already = Dieser Platz ist schon bereit; die anderen lesen noch die Abrechnung.
refused-not-all-ready = Die nächste Runde beginnt, wenn alle die Abrechnung gelesen haben und bereit sind.
refused-empty-text = Der Text ist leer.
refused-spectators-talk = Zuschauer dürfen vor und nach der Partie reden.
refused-no-player = Diesen Spieler gibt es nicht.

# Tournaments
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-joined-already = Du nimmst schon an diesem Turnier teil.
refused-not-joined = Du nimmst an diesem Turnier nicht teil.
refused-tournament-full = Dieses Turnier hat schon so viele Spieler, wie es haben kann.
refused-too-late = Es ist zu spät, an diesem Turnier teilzunehmen.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-tournament-begun = Dieses Turnier hat schon begonnen.
refused-not-tournament-host = Das darf nur, wer dieses Turnier gemacht hat.
refused-few-players = Ein Turnier braucht { $least } Spieler, um zu beginnen.
refused-no-break = Es beginnt gerade keine Runde.
refused-guest-tournament = Nur wer ein Konto hat, kann ein Turnier machen.
refused-many-tournaments = Du hast schon { $most } Turniere angekündigt; mehr geht nicht.
refused-tournament-time = Ein Turnier beginnt in der Zukunft, innerhalb von zwei Wochen.
refused-tournament-clock = Tische eines Turniers brauchen eine Uhr mit Minuten, nicht mit Tagen.
