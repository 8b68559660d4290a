# Die Regelseite von Miner Inconvenience: ihre Kapitel und Beispiele (siehe examples.toml). Ein Schritt ist ein Attribut, .step-1.

goal = Grabt gemeinsam ein Bergwerk. Baut mindestens vier Gebäude, baut sie aus, und zieht dann den Stapel bis zur letzten Karte.
overview = Im Zug machst du eines von dreien: graben, bauen oder ausbauen. Beim Graben legst du eine Karte neben das letzte Plättchen oder über eine seiner drei Flächen, sodass jeder Tunnel weiterführt. Dann ziehst du eine Karte für jedes Gebäude, das die Tunnel erreichen, und für jedes Plättchen einer Goldader, die du verlängerst. Gebäude und Ausbauten kosten Gold: Karten von deiner Hand, die unter den Stapel kommen. Ihr verliert alle, wenn der Stapel zu früh ausgeht oder jemand nichts mehr tun kann. Nach einem Sieg sind die Karten auf euren Händen das Ergebnis.
rebuilt = Erhalten ist der Text des Regelhefts, seine Bilder sind es nicht. Die Tunnel, Nuggets und Leitern auf den 42 Karten, die Türen, Reichweiten und Namen der sechs Gebäude und alle Bergwerke auf dieser Seite haben wir nachgebaut. Sie folgen den Worten und Zahlen des Regelhefts.

## Die Kapitel

chapter-aim = Material und Ziel
chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-place = Graben: eine Karte legen
chapter-ladder = Graben: Leitern
chapter-supply = Graben: für Versorgung ziehen
chapter-vein = Graben: für Goldadern ziehen
chapter-gold = Gold zahlen
chapter-build = Bauen
chapter-upgrade = Ausbauen
chapter-end = Spielende
chapter-players = Allein bis zu viert

## Die Beispiele

example-two-uses = Eine Karte ist zu zweierlei gut
    .step-1 = Die Vorderseite einer Karte ist ein Plättchen: Du legst es ins Bergwerk, und seine Tunnel führen weiter.
    .step-2 = Die Rückseite ist 1 Gold: Du baust, zahlst mit derselben Karte, und sie kommt unter den Stapel. Das entscheidest du, wenn du sie benutzt.
example-one-team = Ein Team
    .step-1 = Drei Personen halten zusammen sechs Karten, und das sind die Punkte an jedem Platz. Vier Gebäude, alle ausgebaut, werden 20 Gold in acht Aktionen kosten.
example-deal = Aufbau zu dritt
    .step-1 = Zu dritt bekommen alle sechs der 42 Karten. Die nächste Karte ist das Startplättchen, und 23 bleiben im Stapel.
    .step-2 = Die Hände sind offen: Du siehst die Karten der anderen, und ihr dürft darüber reden.
    .step-3 = Alle sechs Gebäude liegen neben dem Bergwerk bereit. Der erste Platz beginnt.
example-one-action = Eine Aktion, dann geht es weiter
    .step-1 = Der erste Platz legt eine Karte. Das war der Zug.
    .step-2 = Eine Aktion ist der ganze Zug. Jetzt ist der zweite Platz dran, und nur dessen eigene Karten zählen.
    .step-3 = Der zweite Platz baut einen Ausguck und zahlt 1 Gold. Das letzte Plättchen ist immer noch die Karte von vorher.
    .step-4 = Der dritte Platz baut diesen Ausguck gleich aus. Ausbauen darf man jedes Gebäude, wer es auch gebaut hat.
example-cannot-pay = Eine Aktion, die du nicht zahlen kannst
    .step-1 = Das zweite Gebäude kostet 2 Gold, aber auf der Hand ist nur eine Karte. Die Aktion kann gar nicht erst beginnen.
    .step-2 = Der erste Ausbau kostet 1 Gold, das geht also.
example-must-act = Passen gibt es nicht
    .step-1 = Die einzige Karte auf der Hand passt nirgends, aber sie reicht als Gold für jedes der sechs Gebäude.
    .step-2 = Hier muss man also bauen und steht ohne Karten da. Noch geht das Spiel weiter.
example-stuck = Jemand kann nichts mehr tun
    .step-1 = Der dritte Platz hat keine Karten. Das Spiel geht weiter: Erst ist der zweite dran.
    .step-2 = Der zweite Platz zieht nichts. Jetzt ist der dritte dran, keine Aktion ist möglich, und alle verlieren.
example-spots = Die neun Stellen am letzten Plättchen
    .step-1 = Du darfst eine Karte neben eine der sechs Seiten des letzten Plättchens legen.
    .step-2 = Oder über eine seiner drei Flächen, hier die obere. Sie verdeckt dann genau diese Fläche.
    .step-3 = Neben ein älteres Plättchen: nein. Nur das letzte zählt.
    .step-4 = Vom letzten Plättchen gerade nach unten: nein. Das würde zwei halbe Flächen verdecken und keine ganze.
    .step-5 = Auf das letzte Plättchen selbst: nein. Das würde es ganz verdecken.
example-dead-ends = Keine Sackgassen
    .step-1 = Tunnel trifft auf Tunnel: Die Karte passt.
    .step-2 = Diese Karte hat keinen Tunnel nach Westen. Der alte Tunnel würde in ihrem Fels enden.
    .step-3 = Und diese hat einen Tunnel nach Südwesten, der im Fels der alten Karte enden würde.
    .step-4 = Fels trifft auf Fels: Das passt, auch wenn kein Tunnel die beiden Karten verbindet. Tunnel dürfen auf den leeren Tisch hinausführen.
example-top = Über die obere Fläche
    .step-1 = Kein Tunnel führt von der oberen Fläche in die beiden anderen, und die neue Karte hat keinen zu ihnen hin. Sie passt.
    .step-2 = Der Tunnel im Südosten dieser Karte würde im Fels der rechten Fläche enden.
example-walls = Über die rechte und die linke Fläche
    .step-1 = Ein Tunnel führt von der linken Fläche in die rechte. Die neue Karte über der rechten setzt ihn fort.
    .step-2 = Der Tunnel im Nordwesten dieser Karte würde im Fels der oberen Fläche enden.
    .step-3 = Über der linken Fläche setzt die Karte denselben Tunnel fort.
    .step-4 = Der Tunnel im Nordosten dieser Karte würde im Fels der oberen Fläche enden.
example-half-faces = Halbe Flächen älterer Karten
    .step-1 = Die Karte verdeckt die rechte Fläche des letzten Plättchens. Sie liegt auch über einem Drittel des älteren, wo noch eine halbe Fläche zu sehen war. Das ist erlaubt.
example-whole = Mehr als ein Drittel
    .step-1 = Vom ältesten Plättchen sieht man noch die Hälfte.
    .step-2 = Eine Karte über der oberen Fläche des letzten Plättchens würde alles verdecken, was von ihm übrig ist, also geht das nicht.
example-building = Neben ein Gebäude, und darüber
    .step-1 = Ein Ausguck steht hier. Er hat Türen nach Nordwesten und Nordosten.
    .step-2 = Keine Karte darf je ein Gebäude verdecken, auch nicht über der Fläche des letzten Plättchens.
    .step-3 = Neben dem Gebäude darf ein Tunnel zu einer Tür führen.
    .step-4 = Jetzt stattdessen ein Torhaus, mit Türen nach Südwesten und Südosten.
    .step-5 = Dieselbe Karte passt nicht: Ihr Tunnel würde an einer Seite ohne Tür enden.
    .step-6 = Fels passt neben einem Gebäude immer.
example-by-ladder = Per Leiter
    .step-1 = Das letzte Plättchen hat eine Leiter. Seine eigenen Stellen bleiben dir.
    .step-2 = Oder du legst die Karte neben ein anderes Plättchen mit Leiter, hier das älteste.
    .step-3 = Auf dieser Seite des Leiterplättchens liegt schon eine andere Karte.
    .step-4 = Per Leiter kommst du neben ein Plättchen, nie über seine Flächen.
example-no-ladder = Keine Leiter auf dem letzten Plättchen
    .step-1 = Das ältere Plättchen hat eine Leiter, das letzte keine. Also kannst du dort nicht hinklettern.
example-covered-ladder = Eine verdeckte Leiter
    .step-1 = Das letzte Plättchen hat eine Leiter, verdeckt aber die des älteren. Was verdeckt ist, gibt es nicht.
example-ladder-waits = Die Leiter wartet
    .step-1 = Das letzte Plättchen hat eine Leiter. Der erste Platz baut, und das ändert nichts am letzten Plättchen.
    .step-2 = Also kann der zweite Platz die Leiter benutzen, neben dem älteren Plättchen, das auch eine hat. Das Torhaus gibt keine Karte: Nur Tunnel leiten Versorgung, Leitern nicht.
example-ladder-halves = Per Leiter über zwei halbe Flächen
    .step-1 = Die Karte liegt neben dem unteren Leiterplättchen. Dort verdeckt sie zwei halbe Flächen des letzten Plättchens: ein Drittel davon, also ist es erlaubt.
example-covered-side = Eine verdeckte Seite
    .step-1 = Das Startplättchen hat eine Leiter, aber diese Seite liegt unter der Karte über seiner oberen Fläche. Dort würde eine Karte nichts von ihm berühren.
example-range = In Reichweite
    .step-1 = Von der neuen Karte führen die Tunnel durch zwei Plättchen zum Torhaus, das neue mitgezählt. Seine Reichweite ist 2, also ziehst du eine Karte.
    .step-2 = Die Karte ist gezogen, der Zug zu Ende.
    .step-3 = Von hier sind es drei Plättchen. Das ist zu weit: keine Karte.
example-farther = Ausgebaute Gebäude reichen weiter
    .step-1 = Dasselbe Bergwerk, aber das Torhaus ist ausgebaut. Seine Reichweite ist 4, drei Plättchen sind also nah genug: Zieh eine Karte.
example-no-through = Kein Weg durch ein Gebäude
    .step-1 = Die Westhalle ist ausgebaut und reicht vier Plättchen weit. Sie ist drei Plättchen entfernt: Zieh eine Karte.
    .step-2 = Stattdessen wird auf dem Plättchen dazwischen ein Torhaus gebaut.
    .step-3 = Es steht im Tunnel zur Westhalle. Der Weg endet an seiner Tür, also gibt nur das Torhaus eine Karte.
example-two-buildings = Drei Gebäude in Reichweite
    .step-1 = Drei Gebäude sind in Reichweite der neuen Karte. Jedes gibt eine Karte; ihre Wege dürfen dieselben Tunnel benutzen.
    .step-2 = Niemand spielt weiter, bevor diese Karten gezogen sind. Ziehen ist Pflicht.
example-vein = Eine Ader wächst
    .step-1 = Die neue Karte zeigt ein Nugget im selben Fels wie das erste: ein anderes Plättchen, also ziehst du eine Karte.
    .step-2 = Die Karte ist gezogen, der Zug zu Ende.
    .step-3 = Das dritte Nugget kommt zur selben Ader dazu. Zwei andere Plättchen zeigen Gold in ihr, nah oder fern: Zieh zwei.
example-apart = Tunnel zwischen den Nuggets
    .step-1 = Beide Karten zeigen Gold, aber zwischen den beiden Nuggets verlaufen Tunnel. Das sind zwei Adern: Du ziehst nichts.
example-no-nugget = Eine Karte ohne Gold
    .step-1 = Zwei Karten zeigen Gold, in zwei Adern.
    .step-2 = Diese Karte macht daraus eine Ader. Sie hat aber selbst kein Nugget, also ziehst du nichts.
example-two-veins = Zwei Adern auf einmal
    .step-1 = Die neue Karte hat zwei Nuggets, in zwei Adern. In jeder Ader zeigt ein anderes Plättchen Gold: Zieh zwei.
example-covered-gold = Verdecktes Gold
    .step-1 = Das Torhaus verdeckt das einzige Nugget des Bergwerks. Jetzt gibt es keine Ader.
    .step-2 = Mit diesem Nugget beginnt also eine neue Ader, und dafür ziehst du nichts. Das Torhaus ist in Reichweite und gibt eine Karte.
example-pay = Karten unter den Stapel
    .step-1 = Der zweite Ausbau kostet 2 Gold.
    .step-2 = Erst zahlst du; eine andere Aktion geht inzwischen nicht.
    .step-3 = Gezahlt wird nur von der eigenen Hand. Diese Karte gehört der anderen Person.
    .step-4 = Du suchst die Karten und ihre Reihenfolge aus. Die erste kommt unter den Stapel.
    .step-5 = Die zweite kommt unter die erste, wird also nach ihr gezogen. Der Stapel wird nie neu gemischt.
example-build-prices = Was Gebäude kosten
    .step-1 = Das erste Gebäude kostet 1 Gold.
    .step-2 = Das zweite kostet 2.
    .step-3 = Das dritte kostet 3. Eine Karte bleibt auf der Hand.
    .step-4 = Das vierte würde 4 Gold kosten, und das ist zu viel.
example-any-door = Türen sind nie Sackgassen
    .step-1 = Kein Tunnel führt hier in die obere Fläche, also passt jedes Gebäude. Die Türen des Ausgucks zeigen auf den leeren Tisch.
    .step-2 = Die Türen des Torhauses zeigen auf Fels. Auch das geht: Kein Tunnel muss zu einem Gebäude führen.
example-one-door = Ein Tunnel braucht eine Tür
    .step-1 = Ein Tunnel führt von der linken Fläche in die obere. Die Osthalle hat auf dieser Seite keine Tür.
    .step-2 = Die Westhalle hat eine.
example-two-doors = Zwei Tunnel brauchen zwei Türen
    .step-1 = In die obere Fläche führen Tunnel von links und von rechts. Die Osthalle hat nur eine der beiden Türen.
    .step-2 = Nur das Torhaus hat beide.
example-top-face = Eine ganze obere Fläche
    .step-1 = Die obere Fläche des unteren Plättchens ist verdeckt, also lässt sich dort nichts bauen.
    .step-2 = Die obere Fläche des letzten Plättchens ist ganz zu sehen.
    .step-3 = Ein zweites Gebäude auf derselben Fläche geht nicht.
example-upgrade-prices = Was Ausbauten kosten
    .step-1 = Der erste Ausbau kostet 1 Gold, wie viele Gebäude es auch gibt.
    .step-2 = Der zweite kostet 2.
    .step-3 = Der dritte würde 3 Gold kosten. Eine Karte ist noch da, also muss er warten.
example-flip = Ein Gebäude umdrehen
    .step-1 = Ausbauen lässt sich nur ein Gebäude im Bergwerk, keines, das noch daneben liegt.
    .step-2 = Das Torhaus wird umgedreht. Seine Türen bleiben, seine Reichweite wächst von 2 auf 4. Gezogen wird dafür nichts.
    .step-3 = Noch einmal lässt es sich nicht ausbauen.
    .step-4 = Aus drei Plättchen Entfernung gibt es jetzt eine Karte.
example-too-early = Der Stapel ist zu früh leer
    .step-1 = Drei Gebäude sind ausgebaut. Für diese Karte sind drei zu ziehen, aber im Stapel sind nur noch zwei.
    .step-2 = Ziehen ist Pflicht. Eine Karte ist noch da.
    .step-3 = Die letzte Karte wird bei drei ausgebauten Gebäuden gezogen. Alle verlieren, mit 0 Punkten.
example-won = Das Bergwerk ist gelungen
    .step-1 = Dasselbe Bergwerk mit vier ausgebauten Gebäuden. Im Stapel sind noch zwei Karten, und für diese wären vier zu ziehen.
    .step-2 = Eine Karte ist noch da.
    .step-3 = Der Stapel ist leer: Ihr gewinnt alle sofort. 36 Karten sind auf euren Händen: eine Bergmetropole. Jede Karte im Bergwerk senkt das Ergebnis um eins.
example-nothing-left = Verloren mit vollem Stapel
    .step-1 = Nach dieser Karte hat die andere Person keine Karten und damit keine Aktion. Alle verlieren, mit 0 Punkten, was auch noch auf der Hand ist.
example-alone = Allein
    .step-1 = Allein bekommst du acht Karten, und 33 bleiben im Stapel.
    .step-2 = Nach jedem deiner Züge bist du wieder dran. Alle anderen Regeln bleiben gleich.
example-four = Zu viert
    .step-1 = Zu viert bekommen alle fünf Karten, und 21 bleiben im Stapel. Sonst ändert sich nichts.

## Die Spielhilfe

aid-turn = Dein Zug: eins davon
    .excavate = Graben: eine Karte von der Hand legen, dann ziehen.
    .build = Bauen: einen neuen Außenposten auf die obere Fläche irgendeiner Karte, dann zahlen.
    .upgrade = Ausbauen: irgendeinen Außenposten umdrehen, dann zahlen.
    .stuck = Kannst du nichts davon, verliert ihr alle.
    .hands = { $hands ->
        [open] Alle sehen alle Hände.
       *[other] Deine Hand siehst nur du.
    } Gezahlt wird nur mit eigenen Karten.
aid-laying = Eine Karte legen
    .where = Neben das letzte Plättchen oder über genau eine seiner drei Flächen. Nie drehen.
    .match = Tunnel trifft auf Tunnel, Fels auf Fels, bei jedem sichtbaren Nachbarn.
    .edge = Neben einem Gebäude braucht ein Tunnel eine Tür. An einer Tür darf Fels oder nichts liegen.
    .overlap = { $overlap ->
        [cumulative] Andere Plättchen verlieren insgesamt höchstens ein Drittel, Gebäude nichts.
        [geometric] Verdeck von jedem anderen Plättchen höchstens ein Drittel, von Gebäuden nichts.
        [visible_area] Verdeck von jedem anderen Plättchen höchstens zwei sichtbare Dreiecke, von Gebäuden nichts.
       *[other] Verdeck von dem, was man von jedem anderen Plättchen sieht, höchstens ein Drittel, von Gebäuden nichts.
    }
    .ladder = Zeigt das letzte Plättchen eine Leiter: auch neben jedes Plättchen mit sichtbarer Leiter{ $ladder ->
        [sides] .
       *[other] , oder über eine seiner Flächen.
    }
aid-drawing = Dann ziehen
    .supply = Versorgung: 1 Karte für jedes Gebäude, das die Tunnel der neuen Karte in seiner Reichweite erreichen.
    .count = { $count_placed ->
        [true] Zähl die Karten des Wegs, mit der neuen, ohne das Gebäude.
       *[other] Zähl die Karten des Wegs, ohne die neue und ohne das Gebäude.
    }
    .vein = Ader: Zeigt die neue Karte ein Nugget, 1 Karte für jedes andere Plättchen mit Nuggets im selben Gebiet. Tunnel und Gebäude begrenzen ein Gebiet.
    .order = Erst Versorgung, dann Adern. Ziehen ist Pflicht.
aid-gold = Gold
    .build = Bauen kostet { $build }: ein Preis nach dem anderen.
    .upgrade = Ausbauen kostet { $upgrade }, für sich gezählt.
    .pay = 1 Gold ist eine Karte von deiner Hand, unter den Stapel gelegt.
    .face = Die ganze obere Fläche muss sichtbar sein, und jeder Tunnel an ihrem Rand braucht eine Tür.
aid-ranges = Reichweiten: Außenposten → ausgebaut
    .each = { NAME($name, of: "building") }: { $outpost_range } → { $upgraded_range }
aid-ending = Das Ende
    .lost = Wird die letzte Karte des Stapels gezogen, und weniger als { $goal } Gebäude sind ausgebaut, verliert ihr alle.
    .won = Bei mindestens { $goal } gewinnt ihr sofort. Die Karten auf allen Händen sind euer Ergebnis:
    .each = { $least } bis { $most }: { NAME($rank, of: "rank") }
