# Die Regelseite von Dynamine: ihre Kapitel und Beispiele (siehe examples.toml). Ein Schritt ist ein Attribut, .step-1.

goal = Grabt alle unter eurer Burg eine eigene Mine. Nach zehn Runden gewinnt die Mine mit den meisten Siegpunkten (SP).
overview = Ein Rundenmarker gibt allen Baupunkte. Im Zug würfelst du und zählst deinen Wurf dazu. Mit diesen Punkten kaufst du offene Plättchen vom Markt und legst sie sofort in deine Mine, Tunnel an Tunnel. Am Ende zählen Adern (je tiefer, desto mehr), Altäre, Brunnen und Fossilien, dann Prämien dafür, von etwas am meisten zu haben, deine Funde und deine Missionen.
rebuilt = Erhalten ist der Text des Regelhefts, seine Bilder sind es nicht. Texte und Werte der Funde und Missionen sind die gedruckten. Die 98 Plättchen, die Eingänge, die Seiten des Würfels, die Punkte der Rundenmarker und die Werte der Prämien haben wir nachgebaut. Auch alle Stellungen auf dieser Seite sind von uns; die Beispiele aus dem Heft ergeben aber die Zahlen, die dort stehen.

## Die Kapitel

chapter-goal = Ziel und Schachtel
chapter-setup = Aufbau
chapter-turn = Runden, Züge und Baupunkte
chapter-market = Der Markt
chapter-place = Tunnel bauen
chapter-plus = +1-Seiten und +1-Marker
chapter-moving = Plättchen umsetzen
chapter-round-token = Extraaktionen des Rundenmarkers
chapter-one = Eine gewürfelte 1, Funde und Missionen
chapter-scoring = Adern, Altäre, Brunnen und Fossilien
chapter-rewards = Prämien
chapter-cards = Punkte für Funde und Missionen
chapter-players = Zu zweit, oder zu dritt und viert
chapter-end = Spielende und Gleichstand

## Die Beispiele

example-goal = Zwei Minen am Ende
    .step-1 = Zwei Minen aus je drei Plättchen. Rot hat eine Ader auf Ebene 3 und eine auf Ebene 4: 3 + 4 = 7 SP. Gelb hat eine einzige Ader, auf Ebene 1: 1 SP.
    .step-2 = Rot hat außerdem die meisten Adern und die tiefste Mine, Gelb ein Fossil und damit die meisten Fossilien. Zusammen steht es 15 zu 6, und Rot gewinnt.
example-table = Der Tisch am Anfang
    .step-1 = Der Markt hat sechs Reihen und sechs Spalten. Die Spalte eines Plättchens ist sein Preis, 1 bis 6. Von jedem Stapel liegt ein Plättchen offen, eins oder zwei liegen verdeckt darunter.
    .step-2 = Drei Karten liegen offen, sieben sind im Stapel. Alle haben eine geheime Mission, also kennst du acht Karten nicht.
    .step-3 = Deine Mine beginnt mit dem Eingang auf Ebene 1. Er ist nach beiden Seiten und nach unten offen.
example-round = Eine Runde
    .step-1 = Der Rundenmarker wird aufgedeckt. Er gibt allen in dieser Runde 3 Punkte.
    .step-2 = Rot würfelt 4: 3 + 4 = 7 Baupunkte.
    .step-3 = Rot beendet den Zug. Übrige Punkte verfallen.
    .step-4 = Gelb würfelt 2 und hat 3 + 2 = 5 Baupunkte.
    .step-5 = Nach dem Zug von Gelb beginnt die nächste Runde, wieder mit Rot.
example-points = Vier Baupunkte
    .step-1 = Der Rundenmarker gibt 2 Punkte, und du hast 2 gewürfelt: 4 Baupunkte.
    .step-2 = Kauf ein Plättchen für 4.
    .step-3 = Oder eins für 3. Ein Punkt bleibt übrig.
    .step-4 = Ein Punkt reicht nicht für ein Plättchen, das 2 kostet.
    .step-5 = Beende den Zug: Der Punkt verfällt.
    .step-6 = Oder kauf zwei Plättchen für je 2.
    .step-7 = Ein Plättchen für 5 ist zu teuer.
    .step-8 = Du darfst auch gar nichts bauen. Dann verfallen alle vier Punkte.
example-next-tile = Das nächste Plättchen eines Stapels
    .step-1 = Kauf das offene Plättchen eines Stapels für 1 Punkt und leg es sofort in deine Mine.
    .step-2 = Das nächste Plättchen dieses Stapels wird aufgedeckt.
    .step-3 = Auch dieses darfst du kaufen, noch im selben Zug.
example-empty-pile = Ein leerer Stapel
    .step-1 = Alle drei Plättchen des ersten Stapels liegen in den Minen.
    .step-2 = Dort gibt es nichts mehr zu kaufen. Stapel werden nicht aufgefüllt.
example-orientation = Plättchen werden nie gedreht
    .step-1 = Ein Schacht führt nach oben und unten. Er kann nicht als Stollen neben dem Eingang liegen: Der Eingang ist dort offen, der Schacht geschlossen.
    .step-2 = Unter den Eingang passt der Schacht: offen an offen.
    .step-3 = Neben dem Eingang brauchst du ein Plättchen, das nach links offen ist, etwa einen Stollen.
example-mismatch = Unten passt es nicht
    .step-1 = Der Stollen passt zum Eingang. Aber seine geschlossene Unterseite träfe auf das Plättchen darunter, das oben offen ist; also darf er dort nicht liegen.
    .step-2 = Die Biegung ist nach links und unten offen: Beide Seiten passen.
example-no-link = Ein Plättchen braucht einen Tunnel
    .step-1 = Hier berühren sich geschlossene Seiten. Sie passen zwar, aber kein Tunnel verbindet das Plättchen mit deiner Mine.
    .step-2 = Dieses Feld ist belegt. Plättchen werden nie überdeckt.
    .step-3 = Über der Ebene des Eingangs wird nicht gebaut.
    .step-4 = Hier sind die Tunnel verbunden. Das Plättchen liegt auf Ebene 3.
example-depth = Ebenen und Tiefenmarker
    .step-1 = Die Mine ist vier Ebenen tief. Der Eingang ist Ebene 1.
    .step-2 = Das erste Plättchen auf Ebene 5 bekommt den letzten Tiefenmarker.
    .step-3 = Du darfst weitergraben. Ebene 6 hat keinen Marker, aber für die Tiefe deiner Mine zählt sie als Ebene 6.
example-sealed = Das letzte offene Ende
    .step-1 = Nur das Feld unter dem Eingang ist noch offen.
    .step-2 = Eine Sackgasse passt dorthin. Das ist erlaubt, aber jetzt hat die Mine kein offenes Ende mehr und kann nie wieder wachsen.
example-plus-side = Eine +1-Seite hilft beim Bezahlen
    .step-1 = Du hast noch 2 Punkte, also kannst du hier kein Plättchen für 3 kaufen.
    .step-2 = Unter der +1-Seite kannst du es: Das Plättchen schließt an sie an, und das gibt 1 Punkt dazu. Kein Punkt bleibt übrig.
    .step-3 = Für ein Plättchen, das 4 kostet, fehlt dir auch dort 1 Punkt.
example-two-plus-sides = Zwei +1-Seiten
    .step-1 = Dieses Plättchen schließt an zwei +1-Seiten an, eine darüber und eine links. So kostet ein Plättchen für 3 nur 1 Punkt.
example-own-plus-side = Das +1 des neuen Plättchens
    .step-1 = Das eigene +1 des neuen Plättchens berührt den Eingang. Es gibt nichts dazu: Nur +1-Seiten, die schon in deiner Mine liegen, zählen.
    .step-2 = Leg es auf die andere Seite des Eingangs. Sein +1 zeigt jetzt auf ein leeres Feld.
    .step-3 = Das nächste Plättchen schließt daran an und bekommt 1 Punkt: Von 3 Punkten zahlst du 3 und hast noch 1.
example-plus-token = Ein +1-Marker
    .step-1 = Für dieses Plättchen bekommst du beim Bauen einen +1-Marker.
    .step-2 = In dem Zug, in dem du ihn bekommst, kannst du ihn nicht ausgeben.
    .step-3 = In deinem nächsten Zug hast du 2 + 3 = 5 Punkte, und der Marker lässt sich ausgeben.
    .step-4 = Gib ihn aus: 6 Punkte. Der Marker kommt zurück in den Vorrat.
    .step-5 = Er wirkt nur einmal.
example-move-tile = Ein Umbauplättchen
    .step-1 = Du baust ein Umbauplättchen. Jetzt darfst du ein Plättchen deiner Mine umsetzen.
    .step-2 = Entscheide das zuerst: Vorher geht nichts anderes.
    .step-3 = Setz die Ader von Ebene 1 auf Ebene 2 um. Das bringt 1 SP mehr.
    .step-4 = Oder setz nichts um. Dann verfällt der Umbau.
example-peripheral = Was sich umsetzen lässt
    .step-1 = Die Kreuzung nicht: Die drei Plättchen um sie herum verlören ihren Weg zum Eingang.
    .step-2 = Das Plättchen mit der Ader schon. Von Ebene 2 auf Ebene 3 bringt es 1 SP mehr. Umsetzen kostet keine Baupunkte.
    .step-3 = Du darfst es auch hinauf auf Ebene 1 setzen, obwohl du damit 1 SP verlierst.
example-new-place = Wohin du umsetzen darfst
    .step-1 = An der neuen Stelle muss das Plättchen passen, als würde es dort gebaut. Hier träfe eine offene Seite auf eine geschlossene.
    .step-2 = Es muss auf ein anderes Feld.
    .step-3 = Umgesetzt wird nur in der eigenen Mine.
    .step-4 = Der Stollen kann auf die andere Seite des Eingangs.
example-surrounded = Was liegen bleibt
    .step-1 = An allen vier Seiten dieser Kreuzung liegen Plättchen. Sie ist also nicht am Rand der Mine und lässt sich nicht umsetzen.
    .step-2 = Der Eingang bleibt immer liegen.
example-between = Ein Umbau zwischen zwei Bauten
    .step-1 = Mit diesem Rundenmarker dürfen alle ein Plättchen umsetzen. Erst baust du eine Kreuzung.
    .step-2 = Dann setzt du die Ader um, eine Ebene tiefer.
    .step-3 = Dann baust du wieder, dort, wo die Ader war.
    .step-4 = Der Marker erlaubt nur einen Umbau.
example-guess = Auf den Wurf tippen
    .step-1 = Mit diesem Marker nennst du eine Zahl, bevor du würfelst. Vorher geht nichts anderes.
    .step-2 = Du tippst auf 4 und würfelst 4: 2 + 4, und 1 für den richtigen Tipp, macht 7 Punkte.
    .step-3 = Du tippst auf 4 und würfelst 5: 2 + 5 = 7 Punkte, ohne den Extrapunkt.
example-reroll = Neu würfeln
    .step-1 = Du hast 2 gewürfelt. Entscheide zuerst, ob du das behältst.
    .step-2 = Behalten: 1 + 2 = 3 Punkte.
    .step-3 = Oder neu würfeln und 1 dazuzählen.
    .step-4 = Diesmal eine 1: 1 + 1 + 1 = 3 Punkte. Der Würfel zeigt eine 1, also darfst du auch ein Plättchen umsetzen und eine Karte nehmen.
    .step-5 = Der neue Wurf gilt. Ein drittes Mal kannst du nicht würfeln.
example-rolled-one = Eine gewürfelte 1
    .step-1 = Du würfelst 1: wenig Punkte, aber du darfst ein Plättchen umsetzen und eine Karte nehmen, in beliebiger Reihenfolge.
    .step-2 = Nehmen kannst du nur offene Karten.
    .step-3 = Nimm eine. Eine neue wird aufgedeckt, und wieder liegen drei offen. Die Stützen zahlen für Tiefe: im Augenblick 2 SP.
    .step-4 = Das war deine Karte für diesen Wurf.
    .step-5 = Und setz ein Plättchen um, wenn du magst.
example-no-one = Jeder andere Wurf
    .step-1 = Du hast 4 gewürfelt, also kannst du keine Karte nehmen.
    .step-2 = Und auch kein Plättchen umsetzen: Der Rundenmarker gibt keinen Umbau, und es ist keine 1.
example-raven = Der Rabe
    .step-1 = Du hast den Raben und 4 Punkte. Schick ihn los, für einen zweiten Wurf.
    .step-2 = Eine 5 kommt dazu: 9 Punkte. Die Karte kommt aus dem Spiel.
    .step-3 = Sie wirkt nur einmal.
    .step-4 = Fällt stattdessen eine 1, hast du 5 Punkte und darfst ein Plättchen umsetzen und eine Karte nehmen.
example-plan = Der Bauplan
    .step-1 = Mit dem Bauplan darfst du ein oder zwei Plättchen umsetzen. Die Karte kommt aus dem Spiel.
    .step-2 = Sie müssen sich umsetzen lassen: Ohne diese Kreuzung wäre das Plättchen darunter abgeschnitten.
    .step-3 = Setz eine Ader eine Ebene tiefer.
    .step-4 = Dann die andere.
example-plan-idle = Nichts umzusetzen
    .step-1 = Noch gibt es kein Plättchen, das sich umsetzen lässt, also lässt sich der Bauplan nicht einsetzen.
example-veins = Adern
    .step-1 = Eine Ader auf Ebene 1, zwei auf Ebene 2, eine auf Ebene 3: 1 + 2 × 2 + 3 = 8 SP.
example-deep-veins = Tiefe Adern
    .step-1 = Eine Ader auf Ebene 4 ist 4 SP wert. Von Ebene 5 abwärts ist jede 5 wert, auch auf Ebene 6: 4 + 5 + 5 = 14 SP.
example-altars-wells = Altäre und Brunnen
    .step-1 = Auf diesem Altar steht eine 4. Auf seiner Ebene, Ebene 1, ist eine Ader: 4 + 1 = 5 SP.
    .step-2 = Auf diesem steht eine 1, und auf Ebene 2 ist eine Ader: 1 + 1 = 2 SP.
    .step-3 = Ein einfacher Brunnen ist 1 SP wert, und 1 für jedes Plättchen des Schachts gerade über ihm. Der Eingang zählt nicht mit: 1 + 1 = 2 SP.
    .step-4 = Ein Brunnen mit Drache oder Altar ist 2 SP wert, und über diesem sind zwei Plättchen: 2 + 2 = 4 SP.
    .step-5 = Adern 3, Altäre 7, Brunnen 6: Vor den Prämien bringt die Mine 16 SP.
example-altar-level = Jeder Altar zählt alle Adern seiner Ebene
    .step-1 = Auf Ebene 3 sind drei Adern, zwei davon auf einem einzigen Plättchen. Dieser Altar ist 4 + 3 = 7 SP wert.
    .step-2 = Der Altar daneben zählt dieselben Adern, auch die auf seinem eigenen Plättchen: 1 + 3 = 4 SP.
example-fossils = Fossilien
    .step-1 = Ein Fossil ist so viel wert, wie aufgedruckt ist, 1 oder 2 SP, auf jeder Ebene: hier 1 + 2 = 3 SP.
    .step-2 = Beim Drachen im Brunnen steht keine Zahl. Dafür bringt der Brunnen 2 + 2 = 4 SP, aber sein Drache zählt als drittes Fossil.
example-rewards = Wer am meisten hat
    .step-1 = Der Drache von Rot ist in einem Brunnen, und das Fossil von Gelb ist 2 SP wert, aber beide zählen als ein Fossil. Zu zweit bekommt bei Gleichstand niemand etwas.
    .step-2 = Rot hat den einzigen Brunnen und die tiefste Mine: je 4 SP. Gelb hat mehr Plättchen; der Eingang zählt mit.
    .step-3 = Die zwei Adern von Gelb sind auf einem Plättchen und zählen als zwei. Niemand hat einen Altar, also bekommt niemand diese Prämie.
    .step-4 = Je zwei Prämien: je 8 SP.
example-items = Funde
    .step-1 = Der Uralte Ring zahlt 2 SP für jeden Altar: drei Altäre, 6 SP.
    .step-2 = Die Stützen zahlen 1 SP für jede Ebene deiner Mine: sechs Ebenen, 6 SP.
example-missions = Missionen
    .step-1 = Die ausgeteilte Mission von Rot verlangt ein Fossil auf Ebene 5: 4 SP.
    .step-2 = Blauer Saphir verlangt ein Saphirplättchen auf Ebene 4: 5 SP.
    .step-3 = Tiefe Hallen verlangt drei Plättchen auf Ebene 5: 4 SP. Ein Plättchen darf mehreren Missionen dienen.
example-unmet = Unerfüllte Missionen
    .step-1 = Die Mission verlangt ein Fossil auf Ebene 5. Dieses liegt auf Ebene 6: keine Punkte.
    .step-2 = Rot hat beide Karten „Blauer Saphir“, aber nur ein Saphirplättchen auf Ebene 4. Nur eine Karte zahlt.
example-two-players = Zu zweit
    .step-1 = Je ein Altar. Zu zweit geht eine Prämie bei Gleichstand an niemanden.
    .step-2 = Rot hat die meisten Adern: 4 SP.
example-four-players = Zu dritt oder viert
    .step-1 = Zu dritt und viert gibt es zwei Plätze, und bei Gleichstand bekommen alle die vollen Punkte. Rot und Gelb haben beide drei Brunnen: je 4 SP.
    .step-2 = Grün und Blau haben je zwei. Trotz des Gleichstands an der Spitze sind sie Zweite: je 2 SP.
example-last-turn = Der letzte Zug
    .step-1 = Der zehnte Marker ist aufgedeckt. Rot hatte den letzten Zug schon, jetzt ist Gelb dran.
    .step-2 = Gelb baut eine Ader auf Ebene 3 und führt nun bei Tiefe und Plättchen: 3 + 4 + 4 = 11 SP.
    .step-3 = Gelb beendet den Zug und damit das Spiel. Gelb gewinnt, 11 zu 8.
    .step-4 = Jetzt lässt sich nichts mehr bauen.
example-tie = Gleichstand
    .step-1 = Beide haben 5 SP und ein Plättchen auf Ebene 5. Auf Ebene 4 hat Rot zwei Plättchen, Gelb eins. Rot gewinnt.
example-shared = Ein geteilter Sieg
    .step-1 = Beide haben 5 SP und auf jeder Ebene gleich viele Plättchen. Sie teilen sich den Sieg.

## Die Spielhilfe

aid-turn = Dein Zug
    .roll = Würfle und zähl den Rundenmarker dazu: So viele Baupunkte hast du.
    .buy = Kauf so viele offene Plättchen, wie du zahlen kannst. Der Würfel darauf zeigt den Preis. Das nächste des Stapels liegt sofort offen.
    .place = Leg jedes Plättchen sofort und dreh es nie. Es muss mit deiner Mine verbunden sein, auf Ebene 1 oder darunter.
    .match = { $edge_match ->
        [strict] Alle Seiten, die sich berühren, passen: Tunnel an Tunnel, Fels an Fels.
       *[other] Eine Verbindung genügt; andere Seiten müssen nicht passen.
    }{ $sealing ->
        [allowed] {""}
       *[other] {" "}Lass bis zur letzten Runde ein Ende offen.
    }
    .rest = Bauen musst du nicht. Übrige Punkte verfallen.
aid-extras = Extraaktionen
    .move = Rundenmarker „Umbau“: ein Randplättchen umsetzen.
    .reroll = Rundenmarker „Neuwurf“: Gleich nach dem Wurf darfst du einmal neu würfeln und { $reroll } dazuzählen.
    .guess = Rundenmarker „Tipp“: Nenn vor dem Wurf eine Zahl. Fällt sie, bekommst du { $guess } dazu.
    .face = Wurf { $faces }: ein Randplättchen umsetzen { $roll_one ->
        [both] und
       *[other] oder
    } eine offene Karte nehmen.
    .tile = Umbauplättchen: Nach dem Bauen darfst du ein Randplättchen umsetzen, sofort oder gar nicht.
aid-plus = +1-Seiten und Umsetzen
    .side = Ein Plättchen, das an eine +1-Seite anschließt, bringt 1 Punkt, { $plus_side ->
        [discount] der schon beim Bezahlen hilft.
       *[other] sobald es bezahlt ist.
    }
    .token = Ein +1-Marker, nach einem Wurf ausgegeben, bringt { $token } dazu. Übrige Marker sind am Ende nichts wert.
    .peripheral = Randplättchen: Ein Feld daneben ist leer, und deine Mine hält ohne es zusammen. Umsetzen kostet und bringt nichts.
aid-mine = Was deine Mine zählt
    .vein = Ader: ihre Ebene, höchstens { $cap }.
    .altar = Altar: der aufgedruckte Wert, dazu { $altar } je Ader auf seiner Ebene.
    .well = Brunnen: { $well }, mit Altar oder Drache { $special }, dazu { $shaft } je verbundenes Plättchen gerade darüber{ $well_count ->
        [above] .
       *[other] {" "}oder darunter.
    }
    .fossil = Fossil: der aufgedruckte Wert.
    .cards = Funde und Missionen: was darauf steht.
aid-rewards = Prämien
    .each = { $category ->
        [fossils] Meiste Fossilien
        [wells] Meiste Brunnen
        [altars] Meiste Altäre
        [depth] Tiefste Mine
        [veins] Meiste Adern
       *[other] Meiste Plättchen
    }: { $points }
    .places = { $seats ->
        [2] Bei Gleichstand bekommt niemand die Prämie.
       *[other] Erster und zweiter Platz. Bei Gleichstand bekommen alle die vollen Punkte.
    }
aid-ending = Das Ende
    .last = Nach Runde { $rounds } ist das Spiel zu Ende. Die meisten Punkte gewinnen.
    .tie = Gleichstand: die meisten Plättchen { $tie_levels ->
        [from_5_down] auf Ebene 5 und darunter,
       *[other] auf Ebene 5 wie für Missionen,
    } dann auf Ebene 4, 3 und so weiter. Immer noch gleich: Der Sieg ist geteilt.
