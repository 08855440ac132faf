# Die Lektionen: eine begleitete erste Partie jedes Spiels.

learn-lesson = Lektion
learn-step = { $step } von { $of }
learn-tip = Neu
learn-next = Weiter
learn-play-on = Frei weiterspielen
learn-leave = Verlassen
learn-hide = Lektion ausblenden
learn-show = Lektion einblenden
learn-wait = Deine Gegner sind am Zug. Sieh zu, was sie tun.
learn-free = Du spielst jetzt frei. Kommt etwas Neues vor, wird es hier erklärt.
learn-over = Die Partie ist vorbei und damit auch die Lektion. Du kannst sie jederzeit von vorn beginnen.
learn-what = Eine erste Partie gegen Bots auf dem echten Spielplan, und jede Regel wird erklärt, wenn sie zum ersten Mal zählt. Du kannst jederzeit gehen und später weitermachen.
learn-begin = Lektion beginnen
learn-go-on = Lektion fortsetzen
learn-again = Von vorn

# War of Clans

learn-woc-goal = Fünf Clans kämpfen um die Provinzen, und du dienst insgeheim einem davon: { $clan }. Am Ende gewinnt, wessen Clan auf dem ganzen Tisch die meisten Karten hat. Lass niemanden erraten, welcher deiner ist.
learn-woc-deploy = Ein Zug besteht aus drei Befehlen. Der erste: Stelle eine Truppe aus deiner Hand in einer fremden Provinz auf, von welchem Clan auch immer. Tippe auf eine Karte, dann auf eine Provinz.
learn-woc-home = Zweiter Befehl: Lege eine Truppe in deine eigene Provinz oder verschiebe eine, die anderswo steht. Hol jetzt eine nach Hause: erst die Karte, dann deine Provinz.
learn-woc-draw = Der dritte Befehl ist ein Angriff, aber keine deiner Armeen war stark genug; also entfiel er. Du hast nachgezogen: Du hast wieder vier Karten.
learn-woc-rivals = Nun geben { $one } und { $two } ihre Befehle. Alle befehligen die Truppen aller Clans, und niemand lässt sich anmerken, wem er dient. Achte darauf, wen sie stärken und wen sie schlagen.
learn-woc-ninja = Du hast einen Ninja. Statt dass du aufstellst, schlägt er eine Karte einer Armee in einer fremden Provinz. Spiel ihn jetzt, oder behalte ihn und stelle eine Truppe auf.
learn-woc-move = Versuch diesmal den anderen zweiten Befehl: Nimm eine einzelne Karte aus einer fremden Provinz und lege sie in eine andere, vielleicht in deine.
learn-woc-attack = Angriff! Wähle eine Armee in deiner Provinz und dann anderswo eine eines anderen Clans mit weniger Karten. Sie verliert eine, du nichts. Wer angreifen kann, muss.
learn-woc-shield = Armeen, die du in einem Zug schon berührt hast, tragen einen Schild: Bis der Zug endet, kannst du sie nicht angreifen. Tippe auf Verschleiertes, und der Tisch nennt dir die Regel dazu.
learn-woc-last = Der Stapel ist leer: die letzte Runde. Wer die letzte Karte zog, ist fertig, alle anderen haben noch einen Zug. Dann werden die Gesinnungen aufgedeckt.
learn-woc-end = Du kennst die Befehle. Ist der Stapel leer, folgt eine letzte Runde, alle Gesinnungen werden gezeigt, und der größte Clan, dem jemand dient, gewinnt. Spiel zu Ende: Jetzt gehört die Partie dir.

# Shinobi

learn-shi-goal = Alle haben fünf Leben, und wer zuletzt noch lebt, gewinnt. In jeder Runde schickst du drei Gegnern je eine verdeckte Waffe, und drei von ihren kommen zu dir.
learn-shi-card = Wähle eine Waffe für { $target }. Die Karte liegt verdeckt: Man sieht, dass sie von dir kommt, aber nicht, was sie ist.
learn-shi-declare = Sag nun eine Waffe dafür an, die wahre oder eine gelogene. Ein Marker auf der Karte zeigt allen, was du gesagt hast.
learn-shi-more = Weiter mit { $target } und dann mit der dritten Karte. Wähle und sage an wie zuvor; deine drei Ansagen müssen verschieden sein.
learn-shi-kept = Die vierte Waffe bleibt auf deiner Hand, und niemand weiß, welche. Nun schicken die anderen ihre, auch dir. Lies die Marker und merke dir, wer was behauptet.
learn-shi-turn = Drei Karten liegen vor dir. Decke zwei davon auf: Sind sie gleich, haben sie dich getroffen, sind sie verschieden, ging es daneben. Die Marker zeigen, was gesagt wurde. Wem glaubst du?
learn-shi-decide = { $alike ->
    [yes] Zwei gleiche: Du bist getroffen und verlierst ein Leben. Oder du prangerst Verschwörung an: Ist auch die dritte Karte dieselbe Waffe, verlieren deine drei Angreifer je ein Leben und du keines. Wenn nicht, verlierst du zwei.
   *[no] Zwei verschiedene: daneben. Du kannst es dabei belassen oder Inkompetenz anprangern: Ist die dritte wieder eine andere, verlieren deine Angreifer je ein Leben. Wenn nicht, verlierst du eines.
}
learn-shi-others = So viel zu dir. Nun decken die anderen ihre Karten auf. Was offen liegt, sehen alle: Jede ertappte Lüge sagt etwas über die Karten, die noch verdeckt sind.
learn-shi-round = Eine neue Runde: Alle Karten gehen heim, und der Startspielstein rückt einen Platz nach rechts.
learn-shi-dead = Du hast keine Leben mehr, aber du spielst weiter: Du verschickst Karten, deckst auf, prangerst an. Dein Wort tötet noch immer.
learn-shi-veiled = Zwei Karten hier wurden gleich angesagt: Ein drittes Mal darf niemand diese Waffe ansagen. Verschleierte Marker sind verboten; tippe darauf, und du erfährst, warum.
learn-shi-end = Das ist das ganze Spiel; der Rest ist Gerede. Frag, versprich und beschuldige, so viel du willst. Wer zuletzt ein Leben hat, gewinnt. Spiel weiter!

# Ninja Master

learn-nma-goal = Fünf Ninjas, ein Schwert, neun Würfel und alle Hände zugleich. Sobald jemand 20 Punkte hat, gewinnt, wer die meisten hat. In dieser Lektion ist { $rival } langsam: Sieh dich erst einmal um.
learn-nma-throw = Du hast den Shuriken, also würfelst du. Hände weg, bis die Würfel liegen: Wer zu früh greift, macht einen Fehlstart, und alles wird neu geworfen.
learn-nma-grab = Such die Farbe mit den meisten Ninjas, aber nicht mit genau einer Rauchwolke: Dann zählten sie gegen dich. Am besten ist jetzt { $token }, { $ninjas ->
    [one] { $ninjas } Ninja
   *[other] { $ninjas } Ninjas
}. Greif zu: Tippe darauf oder drücke den Buchstaben.
learn-nma-shout = Etwas wurde gegriffen, also darfst du rufen. Zähle alle Ninjas aller Farben auf den Würfeln, tippe die Zahl und rufe sie. Richtig bringt 1 Punkt, falsch kostet 3. Der Ruf beendet das Rennen.
learn-nma-score = Die Wertung, der Reihe nach: Was geschnappt wurde, bringt so viele Punkte, wie seine Farbe Ninjas zeigt, oder kostet so viele, wenn eine Wolke dabei war. Jede Zeile zeigt, was die Runde jemandem gebracht hat.
learn-nma-next = Das Schwert geht an die Spitze: { $leader }. Der Shuriken wandert weiter, und als Nächstes würfelt { $thrower }. Hände weg, bis die Würfel liegen.
learn-nma-alone = Nun allein: Warte, bis die Würfel liegen, greif mit bis zu zwei Händen zu und ruf, wenn du gezählt hast.
learn-nma-sword = Es liegen mehr Schwerter als Shuriken: Jetzt raubt das Schwert seinem Besitzer die Hälfte der Punkte. { $yours ->
    [yes] Es gehört dir: Greif es mit der anderen Hand, und es ist verteidigt.
   *[no] Es gehört { $owner }: Greif es mit der anderen Hand, wenn du schnell bist.
} In jedem anderen Moment kostet es 3.
learn-nma-fault = Das war ein Fehlstart: Deine Hand war draußen, bevor die Würfel lagen. Die Figur geht zurück, und alles wird neu geworfen.
learn-nma-tie = Gleichstand an der Spitze: Nur wer gleichauf liegt, spielt weiter, bis jemand allein führt.
learn-nma-end = Mehr musst du nicht wissen; der Rest ist Tempo. Wer die meisten Punkte hat, wenn jemand 20 erreicht, gewinnt. Spiel weiter!

# Ninjato

learn-njt-goal = Sieben Runden, und die meiste Ehre gewinnt. In jeder Runde legst du drei Shuriken, einen nach dem anderen, und tust sofort, was der Ort bietet. Kein Ort ist je besetzt.
learn-njt-raid = Beginne mit einem Überfall. Mit Stärke brauchst du eine Karte über der Zahl des Postens, heimlich eine darunter. Vergleiche mit deiner Hand und tippe auf die Tür eines Hauses.
learn-njt-strike = Wähle eine Karte, die die Wache schlägt, und schlag zu. Eine 3 kann auch zu einer anderen Karte kommen: Sie macht sie um 1 höher oder niedriger.
learn-njt-banzai = Geschlagen! Der billigste Schatz liegt auf deinem Shuriken. Geh mit dem, was du hast, oder ruf Banzai und stell dich blind der nächsten Wache: Scheiterst du, behältst du nur einen Schatz.
learn-njt-loot = Der Überfall ist vorbei. Was du erbeutet hast, liegt vor dir. Schätze sind dein Geld: Damit gewinnst du Gesandte und streust Gerüchte. Inzwischen legt dein Gegner einen Shuriken.
learn-njt-dojo = Überfälle kosten Karten, also geh ins Dojo: Mit leerer Hand nimmst du 4, mit einer Karte 3, sonst 2.
learn-njt-take = Nimm deine Karten einzeln, von den offenen oder vom Stapel. Wer zuletzt ins Dojo kam, ist in der nächsten Runde zuerst dran.
learn-njt-spend = Du kannst etwas bezahlen: einen Gesandten im Palast oder ein Gerücht im Pavillon. Was du ausgibst, bekommst du sofort als Ehre. Tippe auf den Ort, die Karte, die Schätze.
learn-njt-round = Eine Runde ist vorbei: Die Shuriken kommen zurück, benutzte Fertigkeiten sind wieder frisch, geleerte Häuser werden gefüllt, und das Dojo bestimmt die neue Reihenfolge.
learn-njt-sensei = Der Sensei lehrt dich eine Fertigkeit für die Karte, die er verlangt. Sie hilft bei Überfällen, einmal je Runde; hast du schon eine im selben Stil, ist die nächste umsonst.
learn-njt-alarm = Alarm! Bevor du kämpfst, kommt ein Schatz mehr ins Haus, und der wertvollste helle wird auf Rot gedreht: Die roten bewachen Elitewachen.
learn-njt-elite = Nur rote Schätze sind übrig, also kommt eine Elitewache. Manche haben für Stärke eine andere Zahl als für heimlich, manche sind zwei in einer. Besiegt sind sie Ehre wert.
learn-njt-keep = Der Überfall ist gescheitert. Von den Schätzen auf deinem Shuriken behältst du einen: Wähle ihn.
learn-njt-marker = Alles gehört dir: ein voller Erfolg! Das Haus wechselt den Besitzer. Wähle, welcher Clan einzieht und wie viel Ehre sein Haus den Gesandten wert ist.
learn-njt-scoring = Nach den Runden 3, 5 und 7 belohnen die Clans, wer die meisten ihrer Gesandten hat: Der Erste nimmt die Ehre ihrer Häuser oder ein Gerücht, der Zweite bekommt den Rest.
learn-njt-end = Du hast alles gesehen: überfallen, üben, bezahlen. Nach den Runden 3, 5 und 7 belohnen die Clans die meisten Gesandten, und am Ende zählen die Gerüchte. Spiel weiter!
