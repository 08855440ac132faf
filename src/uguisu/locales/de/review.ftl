# The review of a finished game.

review-curve = Gewinnchance im Verlauf der Partie
review-has = { $name } { $points } %
review-all = Alle
review-sums = Die Partie in Zahlen
review-judged = Jede Entscheidung wird nach dem beurteilt, was dieser Platz damals wissen konnte, und nach nichts sonst.
review-race = In einem Wettlauf wird keine Wahl beurteilt: Hier steht, wie schnell alle waren und was es brachte.
review-accuracy = Genauigkeit
review-best-move = Bester Zug
review-decided = Was entschied
review-cards = Karten { $points } %
review-play = Spiel { $points } %
review-slips = Ausrutscher
review-of-decisions = bei { $count } Entscheidungen
review-computing = Die Analyse läuft
review-computed = Schritt { $found } von { $all }. Was schon bekannt ist, kannst du ansehen.
review-veiled = Verhüllt, solange du probierst
review-veiled-why = Was später kam, würde es verraten.
review-decision = Entscheidung
review-no-decision = Hier keine Entscheidung
review-no-decision-why = In diesem Moment hatte niemand eine Wahl.
review-not-yet = Noch nicht analysiert.
review-left = Hier { $points ->
    [one] ging { $points } Punkt
   *[other] gingen { $points } Punkte
 } verloren.
review-about-same = Sicher Besseres gab es nicht.
review-decision-before = Die Entscheidung davor
review-decision-next = Die nächste Entscheidung
review-you-played = Du spieltest
review-played = { $name } spielte
review-would = Die Analyse hätte gespielt
review-choice = Die Wahl der Analyse
review-hidden = noch verborgen
review-same-choice = Die Analyse hätte dasselbe gespielt.
review-why-gains = Von der getroffenen Wahl hat { $player } am meisten: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } Gewinnchance.
review-all-choices = { $count } Möglichkeiten, nach ihrer Chance
review-honest = Nur nach dem beurteilt, was man damals wissen konnte
review-try-again = Noch einmal versuchen
review-try-how = Die Stellung, wie sie war. Was später kam, ist verhüllt.
review-your-try = Dein Versuch
review-touch = Berühre, was auf dem Spielplan leuchtet
review-choices-now = Was du jetzt wählen kannst
review-try-best = Das ist die Wahl der Analyse.
review-try-same = Dasselbe wie damals gespielt.
review-try-warmer = Wärmer: { $points } besser als damals. Es gibt noch Besseres.
review-try-colder = Kälter: { $points } weniger als das, was damals gespielt wurde.
review-try-equal = Etwa gleich gut wie das, was damals gespielt wurde.
review-show = Antwort zeigen
review-another = Noch ein Versuch
review-leave = Verlassen
review-known = Was man wissen konnte
review-known-of = Wie { $name } es vor dieser Entscheidung beurteilen konnte; was sicher war, fehlt
review-truth = Wie es wirklich war
review-was-true = so war es
review-hidden-things = Was verborgen war
review-changes = ▲ ▼ was dieser Platz bis zu seiner nächsten Entscheidung erfuhr.
review-costliest = Die teuersten Entscheidungen
review-in-points = in Punkten der Gewinnchance
review-none-costly = Keine Entscheidung war sicher ein Fehler.
review-practice = Übung
review-practice-about = Die teuersten Entscheidungen deiner zuletzt analysierten Partien. Nur du siehst diese Liste.
review-practice-none = Noch nichts zu üben: Öffne die Analyse einer deiner beendeten Partien.
review-exercise = { $game }, Schritt { $step }
review-puzzle-of = Rätsel vom { $date }
review-puzzle-find = Was würdest du als { $name } wählen?
review-puzzle-how = Berühre, was auf dem Spielplan leuchtet.
review-puzzle-about = Aus einer gewerteten Partie, ohne Namen. Eine Wahl ist sicher besser als alle anderen; sie wurde übersehen.
review-puzzle-none = Heute gibt es noch kein Rätsel. Der Server sucht eines in gewerteten Partien; komm später wieder.
review-deeds = Griffe und Rufe dieser Runde
review-who = Wer
review-what = Was
review-after = Nach
review-ms = { $ms } ms
review-brought = Punkte
review-no-deeds = Noch keine Runde wurde gezählt.
review-mark-played = gespielt
review-mark-review = Analyse
review-key-step = Schritt
review-key-points = Wendepunkte
review-key-truth = Wahrheit
review-sign-costly = teure Entscheidung
review-sign-best = bester Zug
review-sign-turning = Wendepunkt
