# Die Regelseite von Dunaïa: ihre Kapitel und Beispiele (siehe examples.toml). Ein Schritt ist ein Attribut, .step-1.

goal = Baut um sechs stählerne Riesen, die Dunaïas, ein Dorf aus neun Feldern. Ist die letzte Prophezeiung erfüllt oder ein Dorf voll, gewinnen die meisten Punkte.
overview = Im Zug nimmst du einen Würfel. Die Dunaïa mit seiner Zahl erwacht und löst die beiden Felder neben sich aus: Ein leeres Feld gibt eine Blume oder einen Speicherchip, auf einer Baustelle geht es einen Bauschritt weiter, und ein fertiges Gebäude der Stufe 2 bringt, was es gibt. Dann legst du den Würfel auf ein Recyclingfeld und machst dessen Aktion, zum Beispiel mit Blumen ein neues Gebäude kaufen. Zuletzt nimmst du jede Prophezeiung, deren Bedingung du erfüllst. Mit Chips bezahlst du die Hilfe der Ältesten und Artefakte. Punkte bringen Gebäude, die Pfeile der Stufe 3, Prophezeiungen, Artefakte und je drei Blumen.
rebuilt = Erhalten ist der Text des Regelhefts, seine Bilder sind es nicht. Nachgebaut haben wir deshalb: die Preise der Gebäude, ihre Bauschritte und die meisten ihrer Pfeile, die Gaben der leeren Felder, wo die Dunaïas beginnen, zwei der drei Kosten für Älteste, die Punkte der Prophezeiungen, und die Ältesten und Prophezeiungen für das erste Spiel. All das folgt den Worten und Zahlen des Regelhefts. Die Namen der Ältesten und Elitecharaktere sind von uns.

## Die Kapitel

chapter-setup = Aufbau
chapter-buildings = Gebäude
chapter-turn = Dein Zug
chapter-die = Phase 1: Würfel wählen
chapter-awakening = Phase 2: die Dunaïa wecken
chapter-moving = Dunaïas bewegen
chapter-recycling = Phase 3: den Würfel recyceln
chapter-prophecy = Phase 4: Prophezeiung
chapter-elders = Die Ältesten rufen
chapter-end = Spielende
chapter-scoring = Wertung und Gleichstand
chapter-elite = Variante: Elitecharaktere
chapter-limits = Wenn etwas ausgeht
chapter-players = Zu zweit bis zu viert, und Tipps

## Die Beispiele

example-start = Bereit zum Anfangen
    .step-1 = Du beginnst mit 2 Blumen, 3 Baumarkern und ohne eingesetzten Chip. Deine sechs Dunaïas stehen auf den Linien zwischen den Feldern: Dunaïa 4 zwischen A2 und A3.
    .step-2 = Drei Älteste und drei Prophezeiungen sind im Spiel.
    .step-3 = Sechs Gebäude sind zu kaufen. In der Auslage kostet ein Gebäude der Stufe 1 eine Blume und eins der Stufe 3 drei; oben auf dem Stapel kostet jedes eine mehr.

example-neighbours = Was als Nachbar zählt
    .step-1 = Zwei Pfeile des grünen Gebäudes auf B2 sind wirksam: Seine Nachbarn auf B1 (grün) und C2 (bunt) sind fertig. Rote Nachbarn zählen für es nicht.
    .step-2 = Dunaïa 5 erwacht zwischen B2 und B3. B2 gibt 1 Blume und 1 für jeden wirksamen Pfeil: 3. Das grüne Gebäude auf A1 liegt nur schräg daneben und bringt nichts dazu. Auf B3 ist ein fertiges Gebäude der Stufe 1: Es gibt beim Wecken nichts.

example-whole-turn = Ein ganzer Zug
    .step-1 = Die Phasen haben ihre Reihenfolge. Du kannst keinen Würfel recyceln, bevor du einen genommen hast.
    .step-2 = Phase 1: Du nimmst eine 6, also erwacht Dunaïa 6. Beide Felder geben etwas; die Reihenfolge wählst du.
    .step-3 = Phase 2: C3 gibt eine Blume. Bei C2 setzt du Chip 6 ein.
    .step-4 = Phase 3: Du legst den Würfel auf das Blumenfeld und nimmst eine Blume. In Phase 4 ist keine Prophezeiung zu nehmen, also geht es links weiter.
example-windows = Wann du Älteste rufen darfst
    .step-1 = Du hast die Chips für einen Ältesten. Rufen darfst du vor Phase 1, zwischen den Phasen und nach Phase 4.
    .step-2 = Diesmal machst du weiter, nimmst eine 6 und machst noch einmal weiter. Dunaïa 6 erwacht.
    .step-3 = Mitten in einer Phase wird kein Ältester gerufen: Bring erst das Wecken zu Ende.
    .step-4 = Beide Effekte sind ausgeführt. Jetzt darfst du wieder rufen.
    .step-5 = Du rufst den Gärtner mit den Chips 1 und 2 und einem weiteren.
    .step-6 = Du nimmst 2 Blumen und ein Stück eines Artefakts. Die Chips kommen wieder neben deine Tafel. Chip 6, eben erst eingesetzt, bleibt.

example-own-die-waits = Der eigene Würfel kommt zuletzt
    .step-1 = Es sind noch schwarze Würfel da, also kannst du den Würfel deiner Farbe nicht nehmen.
    .step-2 = Den Würfel von jemand anderem nimmst du nie.
    .step-3 = Jeden schwarzen darfst du nehmen: hier die 3 oder die 4.
example-all-dice-placed = Kein Würfel mehr da: alle neu werfen
    .step-1 = Bis auf einen liegen alle Würfel auf Feldern, auf der gemeinsamen Tafel und auf zwei Gebäuden der Stufe 1.
    .step-2 = Der letzte wird gelegt. Du bist am Zug, und unter der Tafel liegt keiner mehr, also sammelst du alle ein.
    .step-3 = Du wirfst sie. Die schwarzen zeigen 1, 4, 5 und 6: Aus diesen vier darfst du wählen.
    .step-4 = Der Würfel deiner Farbe zeigt 2. Er muss warten, bis die schwarzen weg sind.
    .step-5 = Du nimmst die 4, und Dunaïa 4 erwacht.
    .step-6 = Der Wurf hat auch alle Gebäude der Stufe 1 wieder freigemacht. Du zahlst für dieses eine Blume an die Person, der es gehört, und nutzt es.
example-last-dice = Wie die Würfel ausgehen
    .step-1 = Du legst den letzten schwarzen Würfel. Die nächste Person hat keine Wahl und nimmt den Würfel ihrer Farbe, eine 1.
    .step-2 = Dann nimmst du deinen, eine 5.
    .step-3 = Ihr habt beide euren eigenen Würfel einmal genommen. Es liegt keiner mehr da, und beim neuen Wurf wählt diesmal die andere Person zuerst.

example-empty-squares = Leere Felder
    .step-1 = Dunaïa 3 erwacht zwischen zwei leeren Feldern. C1 gibt eine Blume; bei C2 setzt du Chip 3 ein, den Chip mit der Zahl der Dunaïa.
    .step-2 = Bei Dunaïa 6 würdest du Chip 6 einsetzen, aber der ist schon drin. Du bekommst nur die Blume von C3.
example-site-and-chips = Eine Baustelle und ein Chipgebäude
    .step-1 = Du nimmst eine 4. Dunaïa 4 steht zwischen A2 und A3, und beide haben einen Effekt. Die Reihenfolge wählst du.
    .step-2 = Auf A3 rückt der Baumarker einen Bauschritt weiter. Bei A2 darfst du zwei Chips einsetzen: einen für die Mitte, und einen, weil der Pfeil auf einen fertigen grünen Nachbarn zeigt.
    .step-3 = Welche, wählst du selbst: 5 und 6. Die Blumenpfeile zeigen auf kein fertiges Gebäude und geben nichts.
example-completed = Ein Gebäude wird fertig
    .step-1 = Der Marker erreicht den letzten Bauschritt. Das Gebäude wird umgedreht, und du hast den Marker zurück.
    .step-2 = Ein Gebäude der Stufe 2 wird genauso fertig. Es gibt erst vom nächsten Wecken an etwas, noch nicht bei diesem.
example-five-flowers = Das Meiste, was ein Gebäude der Stufe 2 geben kann
    .step-1 = Alle vier Nachbarn sind fertig und grün: 1 Blume von der Mitte und 4 von den Pfeilen. B3, ein fertiges Gebäude der Stufe 1, gibt nichts.
example-one-flower = Das Wenigste, was ein Gebäude der Stufe 2 gibt
    .step-1 = Zwei Nachbarn sind rot, und der grüne ist noch im Bau. Nur die Mitte gibt etwas: 1 Blume.
example-three-moves = Bewegungen durch ein Gebäude der Stufe 2
    .step-1 = Mit vier grünen Nachbarn gibt dieses Gebäude 2 Blumen und bis zu 3 Bewegungen.
    .step-2 = Du bewegst Dunaïa 6, wohin du willst, solange dort Platz ist.
    .step-3 = Bewegungen sind freiwillig: Du darfst jederzeit aufhören.
example-order-matters = Auf die Reihenfolge kann es ankommen
    .step-1 = Erst B2: Es hat noch keinen fertigen Nachbarn und gibt 1 Blume. Dann wird B3 fertig.
    .step-2 = Erst B3: Es wird fertig, und der Pfeil von B2 zeigt nun darauf. B2 gibt 2 Blumen.
example-nothing-first = Ein Feld ohne Effekt wartet
    .step-1 = Alle deine Chips sind eingesetzt, also hat B2 nichts zu geben. C2 kommt zuerst und wird fertig. Dann wird B2 noch einmal geprüft: Jetzt ist sein Blumenpfeil wirksam, und du nimmst 1 Blume.
example-walks-away = Die Dunaïa, die fortgeht
    .step-1 = Dunaïa 3 erwacht zwischen C1 und C2. Du fängst mit C2 an: 1 Blume, und du darfst eine Dunaïa bewegen.
    .step-2 = Du bewegst Dunaïa 3 selbst. Sie steht nicht mehr bei C1, also wird dort nicht weitergebaut. Die Blume behältst du.
    .step-3 = Bewegst du eine andere Dunaïa, wird auf C1 weitergebaut wie sonst auch.

example-crowded-line = Wohin eine Dunaïa gehen darf
    .step-1 = Du legst deinen Würfel auf dein eigenes Bewegungsgebäude: bis zu drei Bewegungen.
    .step-2 = Zwischen B2 und B3 stehen drei Dunaïas. Eine vierte darf nicht dazu.
    .step-3 = Auf die Linie, auf der sie schon steht, kann sich eine Dunaïa nicht bewegen.
    .step-4 = Jede andere Linie mit Platz geht. Wie weit, ist gleich.
    .step-5 = Jede Bewegung gilt einer anderen Dunaïa: Diese hat sich schon bewegt.
    .step-6 = Du bewegst zwei andere. Zwischen C2 und C3 stehen jetzt drei Dunaïas, mehr dürfen es nicht sein.

example-buy = Einen Bau beginnen
    .step-1 = Du hast 3 Blumen und legst deinen Würfel auf das Baufeld.
    .step-2 = Das Gebäude der Stufe 3 oben auf dem Stapel kostet 4: zu viel für dich.
    .step-3 = Das in der Auslage kostet 3. Du legst es auf ein freies Feld und einen Baumarker auf den ersten seiner 5 Bauschritte. Vom Stapel rückt ein Gebäude nach, und ein neues wird aufgedeckt.
example-where-not = Was du nicht bauen kannst
    .step-1 = Du legst deinen Würfel auf das Baufeld.
    .step-2 = Auf ein Feld passt ein Gebäude. Überbaut wird nichts.
    .step-3 = Kaufen kannst du nur eins der sechs Gebäude, die zu haben sind.
    .step-4 = Gebäude liegen aufrecht. Sie werden nicht gedreht.
    .step-5 = Aufrecht, auf einem freien Feld, für 2 Blumen: eine schöne Baustelle.
example-three-sites = Höchstens drei Baustellen
    .step-1 = Alle drei deiner Baumarker liegen auf Gebäuden. Bis eins fertig wird, kannst du kein weiteres beginnen.
example-common-spaces = Die anderen Felder der gemeinsamen Tafel
    .step-1 = Das Blumenfeld gibt eine Blume. Dort liegen schon Würfel, und das macht nichts: Auf die gemeinsamen Felder passen beliebig viele.
    .step-2 = Beim Chipfeld darfst du einen Chip nach Wahl einsetzen.
    .step-3 = Das Bewegungsfeld bewegt eine Dunaïa.
example-guest = Zu Gast in einem fremden Gebäude
    .step-1 = Du legst deinen Würfel auf ein fremdes Gebäude der Stufe 1. Du gibst 1 Blume an die Person, der es gehört, dann nimmst du 3 aus dem Vorrat: Du hattest 2, und jetzt hast du 4.
    .step-2 = Jetzt ist die Person dran, der es gehört.
    .step-3 = Dein Würfel liegt noch da. Er sperrt das Gebäude, auch für sie, bis wieder gewürfelt wird.
example-no-flower-for-host = Ohne Blume kein Besuch
    .step-1 = Die Blume für das fremde Gebäude kommt zuerst. Ohne sie kannst du es nicht nutzen, auch wenn es dir drei geben würde.
    .step-2 = Das Blumenfeld der gemeinsamen Tafel nimmt deinen Würfel immer.
example-own-buildings = Deine eigenen Gebäude der Stufe 1
    .step-1 = Deine eigenen Gebäude kosten nichts. Dieses gibt 3 Blumen.
    .step-2 = Dieses bringt ein Gebäude nach Wahl um einen Bauschritt voran. Es gibt nur eine Baustelle, also geht es dort weiter.
    .step-3 = Bei diesem darfst du zwei Chips nach Wahl einsetzen.
    .step-4 = Eine Baustelle nimmt keinen Würfel auf.
    .step-5 = Ein Gebäude der Stufe 2 auch nicht.
example-fresh-building = Kaum fertig, schon nützlich
    .step-1 = Durch Dunaïa 6 wird das Gebäude auf C3 fertig. Chip 6 ist schon eingesetzt, also gibt C2 nichts.
    .step-2 = Im selben Zug legst du deinen Würfel darauf: 3 Blumen.
example-no-idle-dice = Ein Würfel muss etwas bewirken
    .step-1 = Du hast keine Blume, keine Baustelle, und alle deine Chips sind eingesetzt.
    .step-2 = Es ist kein Chip mehr einzusetzen, also nimmt das Chipfeld deinen Würfel nicht.
    .step-3 = Dein Gebäude bringt eine Baustelle voran, und du hast keine.
    .step-4 = Du kannst kein Gebäude bezahlen. Es bleiben das Bewegungsfeld und das Blumenfeld.

example-three-in-line = Drei in einer Reihe
    .step-1 = Das Gebäude auf C3 wird fertig. In Spalte C stehen jetzt drei fertige Gebäude. Prophezeiungen werden später geprüft, in Phase 4.
    .step-2 = Du legst deinen Würfel. Dann nimmst du die Prophezeiung: 2 Punkte.
example-diagonal = Eine Diagonale ist keine Reihe
    .step-1 = Drei fertige Gebäude in einer Diagonale erfüllen die Prophezeiung nicht.
example-twelve-flowers = Haben musst du sie, wenn geprüft wird
    .step-1 = Du hast 12 Blumen, gibst aber in Phase 3 eine aus. In Phase 4 hast du 11 und bekommst die Prophezeiung nicht.
    .step-2 = Behältst du sie, nimmst du die Prophezeiung. Die Blumen bleiben dir: Bezahlt wird für sie nichts.

example-mason = Kraft und Fragment
    .step-1 = Du rufst den Maurer mit den Chips 5 und 6 und einem weiteren nach Wahl. Kraft und Fragment sind beide möglich.
    .step-2 = Du nimmst beides. Zuerst die Kraft: Welches Gebäude baust du weiter?
    .step-3 = Das Gebäude auf B2 kommt voran. Dann nimmst du das Fragment, das dir gefehlt hat: Das Artefakt ist vollständig.
example-power-or-fragment = Nur eins von beiden
    .step-1 = Du darfst das Fragment nehmen und auf die Kraft verzichten.
    .step-2 = Oder du nimmst die Kraft, hier 2 Blumen, und verzichtest auf das Fragment.
    .step-3 = Dieser Ruf brächte gar nichts: Du hast keine Baustelle, und das Fragment hast du schon.
example-wrong-chips = Die richtigen Chips
    .step-1 = Der dritte Älteste verlangt 5 und 6 und einen weiteren. Diese Chips genügen nicht.
    .step-2 = Chip 6 ist nicht eingesetzt, also kannst du ihn nicht abgeben.
    .step-3 = Der erste Älteste verlangt 1 und 2 und einen weiteren. Das hast du.
example-architect = Einen Stapel durchsuchen
    .step-1 = Du rufst den Baumeister und darfst irgendein Gebäude aus einem Stapel nehmen.
    .step-2 = Was in der Auslage liegt, gehört nicht zum Stapel.
    .step-3 = Du zahlst den Stapelpreis, 4 Blumen, und beginnst den Bau. Der Stapel wird gemischt: Das Gebäude, das vorher oben lag, kann wieder dort liegen.
    .step-4 = Oder es liegt ein anderes oben.
example-architect-price = Was das Suchen kostet
    .step-1 = Du rufst den Baumeister und hast 3 Blumen.
    .step-2 = Ein Gebäude der Stufe 3 aus dem Stapel kostet 4.
    .step-3 = Eins der Stufe 2 kostet 3. Der Älteste findet es, bezahlen musst du es.
example-painter = Eine Farbe mehr
    .step-1 = Du rufst den Maler und darfst einen Farbmarker auf eins deiner Gebäude legen.
    .step-2 = Das Gebäude auf B3 ist schon rot.
    .step-3 = Mit einem grünen Marker ist es rot und grün. Der Pfeil von B2, der darauf zeigt, ist jetzt wirksam.
    .step-4 = Dunaïa 5 erwacht neben B2: 2 Blumen statt 1.

example-last-prophecy = Die letzte Prophezeiung
    .step-1 = Zu dritt sitzt du auf dem zweiten Platz und nimmst die letzte Prophezeiung. Damit kommt das Ende: Es folgen noch 3 Züge.
    .step-2 = Der dritte Platz spielt die Runde zu Ende.
    .step-3 = Dann haben alle einen letzten Zug: erst die Person, die begonnen hat, dann du, obwohl du das Ende ausgelöst hast.
    .step-4 = Den allerletzten Zug hat der dritte Platz. Alle hatten gleich viele Züge, und du gewinnst.
example-ninth-building = Das neunte Gebäude
    .step-1 = Dein neuntes Gebäude wird fertig. Sofort kommt das Ende. In der Runde warst du zuletzt dran, also habt ihr beide noch einen Zug.
    .step-2 = Nach diesen Zügen ist das Spiel aus.

example-one-arrow = Gebäude und Pfeile
    .step-1 = Das lila und das grüne Gebäude bringen je 1 Punkt, das rote 3. Sein linker Pfeil zeigt auf ein lila Gebäude: 2 mehr. Das macht 7.
example-two-arrows = Wäre das grüne Gebäude lila
    .step-1 = Nun zeigt auch der rechte Pfeil auf ein lila Gebäude: 2 Punkte mehr, zusammen 9.
example-what-counts = Alles, was Punkte bringt
    .step-1 = Zwei Gebäude der Stufe 3 machen 6 Punkte. Ein Pfeil zeigt auf das bunte Gebäude: 2. Die Baustelle wird entfernt. Die Prophezeiung bringt 3, zwei Artefakte 3, und 8 Blumen machen 2. Chips und einzelne Fragmente bringen nichts.
example-artefacts = Artefakte
    .step-1 = Ein Artefakt ist 1 Punkt wert, zwei zusammen 3, drei 6 und vier 10.
example-more-artefacts = Mehr Artefakte
    .step-1 = Fünf Artefakte sind 14 wert, und jedes weitere 4 mehr: Sieben sind 22 wert.
example-tie-prophecies = Gleichstand: Prophezeiungen
    .step-1 = Beide haben 5 Punkte. Die andere Person hat zwei Prophezeiungen, du hast eine, also gewinnt sie, was die Prophezeiungen auch wert sind.
example-tie-flowers = Gleichstand: Blumen
    .step-1 = Alle drei haben 5 Punkte und eine Prophezeiung. Der zweite und der dritte Platz haben mehr Blumen als der erste. Sie haben gleich viele, also teilen sie sich den Sieg.

example-draft = Die Auswahl
    .step-1 = Ein Elitecharakter mehr wird gezogen, als Personen mitspielen. Nur diese stehen zur Wahl.
    .step-2 = Zuerst wählt der letzte Platz.
    .step-3 = Dann der erste. Wer übrig bleibt, kommt zurück in die Schachtel, und das Spiel beginnt.
example-merchant = Der Händler
    .step-1 = Für den Händler kosten Gebäude 1 Blume weniger: dieses 2 statt 3.
example-tinkerer = Der Tüftler
    .step-1 = Der Tüftler nimmt eine 6 und darf sie auf die Gegenseite drehen.
    .step-2 = Jetzt zeigt der Würfel 1, also erwacht Dunaïa 1.
example-foreman = Der Vorarbeiter
    .step-1 = Der Vorarbeiter zahlt 2 Blumen und bringt ein Gebäude um einen Bauschritt voran.
    .step-2 = Der Vorarbeiter arbeitet nur einmal im Zug.
example-archivist = Der Archivar
    .step-1 = Der Archivar gibt zwei eingesetzte Chips ab, nimmt 2 Blumen und darf eine Dunaïa bewegen.
    .step-2 = Du lässt die Dunaïas, wo sie sind.
    .step-3 = Der Archivar arbeitet nur einmal im Zug.
    .step-4 = Die Blumen reichen für ein Gebäude.
example-shepherd = Der Schäfer
    .step-1 = Am Ende des Zuges darf der Schäfer die Dunaïa bewegen, die in diesem Zug erwacht ist.
    .step-2 = Eine andere darf es nicht sein.
    .step-3 = Dunaïa 6 geht dorthin, wo sie nützt, und der Zug ist zu Ende.
example-surveyor = Der Vermesser
    .step-1 = Am Ende des Zuges darf der Vermesser ein Gebäude vormerken.
    .step-2 = Du merkst das oben auf dem Stapel vor. Ein neues wird aufgedeckt; die Auslage bleibt, wie sie ist.
    .step-3 = In deinem nächsten Zug legst du den Würfel auf das Baufeld.
    .step-4 = Dein vorgemerktes Gebäude kostet 2, den niedrigeren Preis seiner Stufe.

example-last-chip = Der letzte Chip
    .step-1 = Das Gebäude gibt zwei Chips, aber nur einer liegt noch neben der Tafel. Den setzt du ein; der andere verfällt.
example-full-village = Ein volles Dorf
    .step-1 = Auf jedem Feld liegt schon ein Gebäude. Ein weiteres kannst du nicht beginnen.
example-empty-pile = Ein leerer Stapel
    .step-1 = Du kaufst das letzte Gebäude der Stufe 3. Der Stapel ist leer, also bleibt auch seine Stelle in der Auslage leer.

example-three-players = Zu dritt
    .step-1 = Zu dritt gibt es vier schwarze und drei farbige Würfel. Zu zweit und zu viert sind es fünf schwarze.
example-prepare = Den eigenen Würfel vorbereiten
    .step-1 = Dein eigener Würfel zeigt 5, und er ist dran, sobald die schwarzen weg sind. Aber Dunaïa 5 steht neben B2, einem fertigen Gebäude der Stufe 1, das nichts gibt.
    .step-2 = Du bewegst Dunaïa 5 zu deiner Baustelle. Jetzt können zwei Dunaïas sie voranbringen, und eine davon erwacht sicher.

## Die Spielhilfe

aid-turn = Dein Zug
    .die = Würfel: Nimm einen schwarzen, den eigenen nur, wenn kein schwarzer mehr da ist. Ist gar keiner mehr da, wirf erst alle neu.
    .wake = Wecken: Die Dunaïa mit dieser Zahl löst die Felder auf ihren beiden Seiten aus, in deiner Reihenfolge.
    .recycle = Recyceln: Leg den Würfel auf die gemeinsame Tafel oder auf ein freies, fertiges Gebäude der Stufe 1.
    .prophecy = Erfüllen: { $claim ->
        [forced] Nimm jede Prophezeiung,
       *[other] Du darfst jede Prophezeiung nehmen,
    } deren Bedingung du erfüllst.
    .elders = Vor und nach jeder Phase darfst du Älteste rufen.
aid-squares = Ein Feld wecken
    .empty = Leer: die Blume nehmen oder den Chip mit der Zahl der Dunaïa einsetzen.
    .site = Baustelle: Der Baumarker rückt einen Bauschritt weiter. Auf dem letzten ist das Gebäude fertig.
    .two = Fertig, Stufe 2: sein Effekt und der jedes Pfeils auf einen fertigen Nachbarn derselben Farbe.
    .others = Fertig, Stufe 1 oder 3: nichts.
    .move = Eine Dunaïa geht auf jede { $move_target ->
        [room] Linie mit Platz, höchstens { $crowd } auf einer.
       *[other] leere Linie.
    }
aid-spaces = Die gemeinsame Tafel
    .each = { $effect ->
        [build] Bauen: ein Gebäude bezahlen, legen, Baumarker darauf
        [flower] { $amount ->
            [one] 1 Blume nehmen
           *[other] { $amount } Blumen nehmen
        }
        [move] { $amount ->
            [one] 1 Dunaïa bewegen
           *[other] { $amount } Dunaïas bewegen
        }
        [advance] Ein Gebäude weiterbauen
       *[other] { $amount ->
            [one] 1 Chip nach Wahl einsetzen
           *[other] { $amount } Chips nach Wahl einsetzen
        }
    }.
    .one = Auf jedes Feld passen beliebig viele Würfel, auf ein Gebäude der Stufe 1 nur einer.
    .guest = Fremdes Gebäude: Zahl dort vorher { $guest ->
        [one] 1 Blume.
       *[other] { $guest } Blumen.
    }
aid-buildings = Preise in Blumen
    .each = Stufe { $level }: { $board_space } aus der Auslage, { $pile_top } vom Stapel.
    .build = Du hast { $tokens } Baumarker, also höchstens { $tokens } Baustellen.
aid-calls = Älteste rufen
    .each = Für den { NAME($fragment, of: "fragment") }: Chips { $chips }, dazu { $any } nach Wahl.
    .brings = { $elder_fragment ->
        [choice] Du bekommst die Kraft, das Fragment oder beides.
       *[other] Du bekommst das Fragment, und auf Wunsch die Kraft.
    }
    .artefact = Drei verschiedene Fragmente ergeben ein Artefakt. Vollende es, bevor du ein neues beginnst.
aid-scoring = Was Punkte bringt
    .buildings = Fertige Gebäude: { $level1 }, { $level2 } oder { $level3 } je nach Stufe.
    .arrows = Pfeile der Stufe 3: aufgedruckte Punkte für einen fertigen Nachbarn in der Farbe des Pfeils.
    .prophecies = Prophezeiungen: aufgedruckte Punkte.
    .artefacts = Artefakte: zusammen { $artefacts } für keins, eins, zwei und so weiter; jedes weitere { $further }.
    .flowers = Je { $flowers } Blumen: 1.
aid-ending = Das Ende
    .trigger = Jemand nimmt die letzte Prophezeiung oder macht das { $last }. Gebäude fertig.
    .round = Spielt die Runde zu Ende. Dann haben alle noch einen Zug.
    .tie = Gleichstand: die meisten Prophezeiungen, dann die meisten Blumen. Immer noch gleich: Der Sieg ist geteilt.
    .limit = { $rounds ->
        [0] Baustellen zählen nichts.
       *[other] Runde { $rounds } ist auf jeden Fall die letzte. Baustellen zählen nichts.
    }
