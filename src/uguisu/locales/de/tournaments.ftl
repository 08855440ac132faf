# Turniere.

tournaments-title = Turniere
tournaments-about = Spiele um einen Platz in der Tabelle: in einer Arena, so oft du willst, in einem Schweizer Turnier Runde für Runde. Alle können teilnehmen.
tournaments-new = Neues Turnier
tournaments-all = Alle Turniere
tournaments-none = Kein Turnier ist angekündigt.
tournaments-now = Laufen gerade
tournaments-soon = Kommen noch
tournaments-past = Zu Ende
tournament-arena = Arena
tournament-swiss = Schweizer System
tournament-is-running = { $kind }, läuft
tournament-is-between = { $kind }, zwischen zwei Runden
tournament-is-before-final = { $kind }, vor dem Finale
tournament-is-finished = { $kind }, beendet { $when }
tournament-is-cancelled = { $kind }, abgesagt
tournament-what = { $game }, Tische mit { $seats } Plätzen.
tournament-minutes = { $minutes } Minuten, spiele, so oft du willst.
tournament-rounds = { $rounds ->
    [one] Eine Runde.
   *[other] { $rounds } Runden.
}
tournament-rated = Gewertet.
tournament-casual = Nicht gewertet.
tournament-with-final = Mit Finale.
tournament-players = { $count ->
    [one] Ein Spieler.
   *[other] { $count } Spieler.
}
tournament-played = { $count ->
    [0] Noch kein Tisch gespielt.
    [one] Ein Tisch gespielt.
   *[other] { $count } Tische gespielt.
}
tournament-begins-in = beginnt in
tournament-ends-in = endet in
tournament-round-in = Runde { $round } in
tournament-final-in = Finale in
tournament-round = Runde
tournament-last-tables = letzte Tische
tournament-your-place = dein Platz
tournament-join = Teilnehmen
tournament-leave = Verlassen
tournament-rest = Pause machen
tournament-play = Weiterspielen
tournament-ready = Ich bin bereit
tournament-cancel = Turnier absagen
tournament-begin = Jetzt beginnen
tournament-joined = Bisher dabei
tournament-least = mindestens { $count } Spieler sind nötig
tournament-nobody = Noch niemand nimmt teil.
tournament-cancelled-few = Zu wenige Spieler haben teilgenommen.
tournament-cancelled-host = Wer es angekündigt hat, hat es abgesagt.
tournament-standings = Tabelle
tournament-standings-after = Tabelle nach Runde { $round }
tournament-winners = Die Sieger
tournament-place = Platz
tournament-player = Spieler
tournament-places = Plätze, der neueste zuerst
tournament-games = Partien
tournament-rivals = Gegner
tournament-points = Punkte
tournament-points-count = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
tournament-all-players = Alle { $count } Spieler
tournament-you = du
tournament-bot = Bot
tournament-former = früherer Spieler
tournament-is-resting = macht Pause
tournament-is-left = ist gegangen
tournament-lantern = Die Laterne brennt: Punkte zählen doppelt.
tournament-next = Dein nächster Tisch
tournament-table-ready = Dein Tisch ist bereit.
tournament-table-come = Wer nicht in 30 Sekunden da ist, verliert den Platz.
tournament-to-table = Zum Tisch
tournament-rests = Du machst Pause.
tournament-rests-more = Du bekommst keinen Tisch, bis du weiterspielst.
tournament-free = { $others ->
    [0] Du bist frei und wartest auf andere.
    [one] Du und noch jemand seid frei.
   *[other] Du und { $others } andere seid frei.
}
tournament-opens = Dein Tisch öffnet sich von selbst.
tournament-bots-come = Nach 20 Sekunden nehmen Bots die freien Plätze.
tournament-break = Die nächste Runde beginnt bald.
tournament-waits-round = Die anderen spielen noch diese Runde.
tournament-final-soon = Das Finale beginnt bald.
tournament-final-who = Die besten { $seats } Anwesenden spielen es. Wer Pause macht oder gegangen ist, nicht.
tournament-final-now = Das Finale läuft.
tournament-final-watch = Seine Plätze sind die ersten der Arena. Du kannst zuschauen.
tournament-time-up = Die Zeit ist um.
tournament-time-up-more = Die letzten Tische werden zu Ende gespielt.
tournament-final-then = Wenn die letzten Tische fertig sind, spielen die besten { $seats } Anwesenden ein Finale.
tournament-tables = Laufende Tische
tournament-final = Finale
tournament-round-tables = Tische der Runde { $round }
tournament-tables-none = Gerade läuft kein Tisch.
tournament-recent = Letzte Tische
tournament-just-begun = eben begonnen
tournament-since = { $minutes } Min.
tournament-won-by = Sieg: { $names }.
tournament-no-result = ohne Ergebnis
tournament-round-number = Runde { $round }
tournament-round-done = vorbei
tournament-round-now = jetzt
tournament-counts = So wird gezählt
tournament-arena-points-2 = 4 für einen Sieg, nichts für eine Niederlage.
tournament-arena-points-3 = 4 für einen Sieg, 2 für den zweiten Platz, nichts für den letzten.
tournament-arena-points-4 = 4 für einen Sieg, 2 für den zweiten Platz, 1 für den dritten.
tournament-arena-lantern = Zwei Siege in Folge zünden die Laterne an: Punkte zählen doppelt, bis du unter dem zweiten Platz oder auf dem letzten landest.
tournament-arena-goes = Nach einem Tisch bist du wieder frei. Tische, die am Ende laufen, zählen noch.
tournament-arena-ties = Bei gleichen Punkten: mehr Siege, dann weniger Partien.
tournament-final-goes = Wenn die Zeit um ist und alle Tische fertig sind, spielen die besten { $seats } Anwesenden ein Finale. Es gibt keine Punkte, sondern entscheidet über die Plätze derer, die es spielen, vor allen anderen.
tournament-swiss-points = { $seats } für einen Sieg, einer weniger für jeden Platz darunter; ein Freilos zählt wie ein Sieg.
tournament-swiss-ties = Bei gleichen Punkten zählen die stärkeren Gegner, dann die Partien unter den Gleichen.
tournament-swiss-goes = Du spielst mit Leuten, die so viele Punkte haben wie du, und selten wieder mit denselben.
tournament-fillers = Einen Platz, der frei bleibt, nimmt ein Bot, dessen Ergebnis für niemanden zählt.
tournament-no-shows = Wer nicht an den Tisch kommt, macht Pause, bis er weiterspielt.
tournament-results = Ergebnisse als Datei
tournament-look = Ansehen
tournament-you-play = Du spielst mit
tournament-name = Name
tournament-game = Spiel
tournament-kind = Art
tournament-arena-what = Arena: spiele, so oft du willst
tournament-swiss-what = Schweizer System: Runde für Runde
tournament-seats = Spieler pro Tisch
tournament-begins = Beginn
tournament-begins-minutes = in { $minutes } Minuten
tournament-begins-later = zu einer anderen Zeit
tournament-begins-at = Tag und Uhrzeit
tournament-how-long = Dauer
tournament-how-long-minutes = { $minutes } Minuten
tournament-how-many-rounds = Runden
tournament-pause = Pause zwischen den Runden
tournament-pause-minutes = { $minutes ->
    [0] keine
    [one] eine Minute
   *[other] { $minutes } Minuten
}
tournament-bots-join = Bots nehmen teil
tournament-bots-count = { $count ->
    [0] nein
   *[other] bis zu { $count } Spielern
}
tournament-least-field = Mindestens so viele Spieler
tournament-fill = Bots nehmen Plätze, die frei bleiben
tournament-rated-field = Die Partien werden gewertet
tournament-final-field = Am Ende spielen die Besten ein Finale
tournament-announce = Ankündigen
