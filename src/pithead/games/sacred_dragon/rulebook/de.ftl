# Die Regelseite von Mines of the Sacred Dragon: ihre Kapitel und Beispiele (siehe examples.toml). Ein Schritt ist ein Attribut, .step-1.

goal = Eröffnet Minen in einem heiligen Berg. Gehen die Marker oder die Plättchen aus, gewinnen die meisten Punkte.
overview = Im Zug legst du ein bis drei Plättchen, Farbe an Farbe; Grau passt zu allem. Aus dem letzten darfst du eine Mine machen: Sie bringt einen Punkt für jede Seite, die am Berg anliegt. Eine Mine kostet Marker; eine eigene Mine zu erweitern kostet wenige oder keine. Am Ende bringt jede Gruppe benachbarter Minen ihre Plättchen mal ihre Marker.
rebuilt = Erhalten ist der Text des Regelhefts, seine Bilder sind es nicht. Die 80 Plättchen, ihre Farben und alle Stellungen auf dieser Seite haben wir nachgebaut: alle Mischungen aus drei Farben und Grau, ohne die vier einfarbigen Plättchen. Sie folgen den Worten und Zahlen des Regelhefts.

## Die Kapitel

chapter-terms = Material und Begriffe
chapter-setup = Aufbau und Startrunde
chapter-turn = Dein Zug
chapter-place = Ein Plättchen legen
chapter-several = Mehrere Plättchen legen
chapter-build = Eine Mine bauen
chapter-extend = Eine Mine erweitern
chapter-end = Spielende
chapter-scoring = Wertung
chapter-winning = Wer gewinnt
chapter-players = Zu zweit bis zu fünft, oder allein

## Die Beispiele

example-attached = Anliegende Seiten und Nachbarn
    .step-1 = Sechs Plättchen bilden den Berg. Auf einem davon hat Blau eine Mine: ein Marker. Ein Plättchen auf 1,1 würde drei andere berühren, hätte also drei anliegende Seiten.
    .step-2 = Auf 1,-1 hätte es zwei anliegende Seiten und läge neben der Mine von Blau. Auf 3,0 hätte es nur eine.
example-starting-round = Die Startrunde
    .step-1 = In der Startrunde legen alle ein Plättchen. Gezogen wird nicht: Rot darf keinen Nachschub holen.
    .step-2 = Rot hat ein Plättchen, das passt, und darf also nicht stattdessen eines entfernen.
    .step-3 = Rot legt ein Plättchen, Blau an Blau. Es gibt keine Mine, und gezogen wird auch nicht: Drei Plättchen bleiben.
    .step-4 = Auch Gelb legt ein Plättchen. Jetzt beginnt das eigentliche Spiel, wieder mit Rot.
example-none-fits = Kein Plättchen passt in der Startrunde
    .step-1 = Der Berg zeigt nichts als Rot. Die Plättchen von Gelb haben weder eine rote noch eine graue Kante, also passt keines.
    .step-2 = Gelb zeigt die ganze Hand und entfernt eines der Plättchen. Drei bleiben, und alle haben sie gesehen.
example-full-hand = Drei Plättchen auf der Hand
    .step-1 = Mit drei Plättchen auf der Hand darfst du keinen Nachschub holen.
    .step-2 = Umordnen darfst du: Entferne ein Plättchen und zieh eines, weil du mit dreien angefangen hast.
example-small-hand = Zwei Plättchen auf der Hand
    .step-1 = Nachschub: Zieh ein Plättchen. Jetzt sind es drei.
    .step-2 = Oder umordnen: Entferne ein Plättchen und zieh zwei. Auch dann sind es drei.
    .step-3 = Oder erkunden: Leg ein Plättchen an den Berg.
    .step-4 = Ein Zug hat eine Aktion. Hast du ein Plättchen gelegt, kannst du nicht auch noch Nachschub holen.
    .step-5 = Aufhören darfst du nach jedem Plättchen. Das letzte berührt zwei andere, also wird dir eine Mine für 2 Punkte angeboten.
    .step-6 = Du darfst sie ablehnen. Danach ziehst du ein Plättchen, wie viele du auch gelegt hast.
example-empty-hand = Kein Plättchen auf der Hand
    .step-1 = Ohne Plättchen kannst du nicht umordnen, und zu legen hast du auch nichts.
    .step-2 = Nachschub geht immer: Zieh ein Plättchen.
example-colours = Farbe an Farbe
    .step-1 = So herum passt das Plättchen nicht: Seine gelbe Kante läge an Rot und seine rote an Gelb. Eine einzige falsche Kante genügt.
    .step-2 = Um eine Kante zurückgedreht passt es: Rot an Rot, Gelb an Gelb.
    .step-3 = So passt es auch: Grau an Rot, Gelb an Gelb. Die anderen vier Lagen passen nicht.
example-gray = Grau passt zu allem
    .step-1 = Die graue Kante des neuen Plättchens liegt an Rot, seine blaue an Grau. Beides ist erlaubt.
example-gray-on-gray = Grau an Grau
    .step-1 = Grau passt zu Grau, und Grau passt zu Gelb.
example-contact = Ein Plättchen braucht Anschluss und ein freies Feld
    .step-1 = Auf 2,1 würde das Plättchen nichts berühren.
    .step-2 = Das Feld 1,0 ist belegt. Plättchen werden nie überdeckt oder bewegt.
example-joined = Drei verbundene Plättchen
    .step-1 = Das erste Plättchen berührt zwei Plättchen des Berges.
    .step-2 = Das zweite berührt das erste, also sind sie verbunden. Es hat drei anliegende Seiten.
    .step-3 = Das dritte berührt die beiden neuen. Sie zählen wie alle anderen: zwei anliegende Seiten.
    .step-4 = Das dritte Plättchen ist das letzte, also kommt die Mine dorthin: 2 Punkte, ein Marker.
example-not-joined = Nicht verbunden
    .step-1 = Das erste Plättchen, wie eben.
    .step-2 = Dieses würde zum Berg passen, aber es berührt kein Plättchen dieses Zuges.
    .step-3 = Als erstes Plättchen eines Zuges ist es erlaubt.
example-distance = Abseits aller Minen
    .step-1 = Rot legt ein Plättchen mit zwei anliegenden Seiten, zwei Felder von der Mine von Blau entfernt.
    .step-2 = Rot darf dort bauen: 2 Punkte, ein Marker.
    .step-3 = Oder Rot füllt dieses Feld: drei anliegende Seiten, und keine Mine daneben.
    .step-4 = Rot baut für 3 Punkte, mit einem Marker.
example-too-near = Zu nah an der eigenen Mine
    .step-1 = Blau legt ein Plättchen mit zwei anliegenden Seiten direkt neben die eigene Mine.
    .step-2 = Neben einer Mine lässt sich nichts bauen, auch nicht neben der eigenen. Um sie zu erweitern, bräuchte das Plättchen drei anliegende Seiten.
example-one-side = Eine Seite genügt nicht
    .step-1 = Ein Plättchen mit nur einer anliegenden Seite.
    .step-2 = Eine neue Mine braucht zwei.
example-last-tile = Nur auf dem letzten Plättchen, und nur, wenn du willst
    .step-1 = Solange du kein Plättchen gelegt hast, kannst du keine Mine bauen.
    .step-2 = Leg ein Plättchen. Du könntest noch eines legen.
    .step-3 = Die Mine kommt nach dem letzten Plättchen, also sag erst, dass du aufhörst.
    .step-4 = Hör auf. Jetzt wird dir die Mine angeboten.
    .step-5 = Du darfst sie ablehnen: kein Marker, keine Punkte.
example-build-2 = Bauen mit zwei Seiten
    .step-1 = Zwei anliegende Seiten.
    .step-2 = Ein Marker, 2 Punkte.
example-build-3 = Bauen mit drei Seiten
    .step-1 = Drei anliegende Seiten.
    .step-2 = Ein Marker, 3 Punkte.
example-build-4 = Bauen mit vier Seiten
    .step-1 = Vier anliegende Seiten.
    .step-2 = Ein Marker, 4 Punkte.
example-build-5 = Bauen mit fünf Seiten
    .step-1 = Fünf anliegende Seiten.
    .step-2 = Zwei Marker, 5 Punkte.
example-build-6 = Bauen mit sechs Seiten
    .step-1 = Sechs anliegende Seiten.
    .step-2 = Drei Marker, 6 Punkte.
example-few-tokens = Zu wenig Marker
    .step-1 = Sechs anliegende Seiten brächten 6 Punkte. Rot hat noch zwei Marker.
    .step-2 = Die Mine kostet drei Marker, also kann Rot sie nicht bauen.
example-extend-3 = Erweitern mit drei Seiten
    .step-1 = Drei anliegende Seiten, neben einer eigenen Mine.
    .step-2 = Kein Marker, 3 Punkte. Das Plättchen wird nicht Teil der Mine.
example-extend-4 = Erweitern mit vier Seiten
    .step-1 = Vier anliegende Seiten, neben einer eigenen Mine.
    .step-2 = Kein Marker, 4 Punkte.
example-extend-5 = Erweitern mit fünf Seiten
    .step-1 = Fünf anliegende Seiten, neben einer eigenen Mine.
    .step-2 = Ein Marker, 5 Punkte. Die zwei Plättchen sind jetzt eine Zone: 2 × 2 = 4.
example-extend-6 = Erweitern mit sechs Seiten
    .step-1 = Sechs anliegende Seiten, neben einer eigenen Mine.
    .step-2 = Zwei Marker, 7 Punkte. Die Zone ist 2 × 3 = 6 wert.
example-two-sides-extend = Mit zwei Seiten kein Erweitern
    .step-1 = Zwei anliegende Seiten, neben einer eigenen Mine.
    .step-2 = Zum Bauen zu nah, zum Erweitern zu wenige Seiten.
example-foreign = Neben zwei Minen
    .step-1 = Das Plättchen berührt eine Mine von Rot und eine von Blau.
    .step-2 = Rot erweitert die rote Mine und bekommt 3 Punkte, einmal. Blau bekommt nichts.
example-only-foreign = Nur neben einer fremden Mine
    .step-1 = Drei anliegende Seiten, aber die einzige Mine daneben gehört Blau.
    .step-2 = Rot kann hier weder bauen noch erweitern.
example-last-tokens = Die letzten Marker
    .step-1 = Rot hat noch drei Marker und füllt ein Feld mit fünf Seiten.
    .step-2 = Das kostet zwei Marker: Einer bleibt, also ist dies die letzte Runde. Gelb hat noch einen Zug.
    .step-3 = Gelb macht den letzten Zug. Das Spiel ist zu Ende, und Rot hat mehr Punkte.
example-zones = Zonen
    .step-1 = Rot hat zwei Minen, die einander nicht berühren. Jede ist eine Zone aus 1 Plättchen × 1 Marker: zusammen 2 Punkte.
    .step-2 = Auch Blau hat zwei Zonen: 1 × 1 und 1 × 2. Das macht 3 Punkte.
    .step-3 = Zwei Minen von Grün sind Nachbarn: 2 Plättchen × 3 Marker = 6. Mit der dritten hat Grün 7 Punkte, mehr als alle anderen.
example-marked = Punkte der Leiste und Zonen
    .step-1 = Derselbe Berg nach einem ganzen Spiel. Rot hat 36 Punkte auf der Leiste und 2 für Zonen: 38. Grün hat 30 und 7: 37.
example-tie = Gleichstand
    .step-1 = Beide haben 34 Punkte. Die beste Zone von Rot ist 2 × 2 = 4 wert, die von Gelb 1. Rot gewinnt.
example-shared = Ein geteilter Sieg
    .step-1 = Beide haben 34 Punkte, und beide haben eine Zone, die 4 wert ist. Sie teilen sich den Sieg.
example-solo = Allein
    .step-1 = Allein spielst du mit 20 Plättchen. Eines ist noch zu ziehen.
    .step-2 = Der Nachschub zieht es, und mit eben diesem Zug endet das Spiel. Dein Ergebnis sind deine Punkte: 22.

## Die Spielhilfe

aid-turn = Dein Zug: eins davon
    .explore = Erkunden: 1 bis { $played } Plättchen legen, auf Wunsch eine Mine bauen oder erweitern, dann 1 Plättchen ziehen.
    .order = Die Mine kommt auf das zuletzt gelegte Plättchen.
    .supply = Nachschub: 1 Plättchen ziehen. Nicht mit { $hand } auf der Hand.
    .reorganize = Umordnen: ein Plättchen entfernen, dann 2 ziehen. Nur 1, wenn du mit { $hand } angefangen hast.
aid-mines = Minen: Punkte und Marker
    .by = Anliegende Seiten
    .build = Bauen, ohne Mine daneben
    .extend = Erweitern, neben der eigenen Mine
    .cell = { $points }
    .note = { $tokens ->
        [0] kein Marker
        [one] 1 Marker
       *[other] { $tokens } Marker
    }
    .foundation = Ein Plättchen, das Marker bekommt, ist von da an eine Mine.
    .short = { $short_tokens ->
        [forbid] Ohne genug Marker kannst du die Mine nicht bauen.
       *[other] Reichen die Marker nicht, leg, was noch da ist, mindestens einen.
    }
aid-tiles = Plättchen legen
    .match = Kanten, die sich berühren, haben dieselbe Farbe. Grau passt zu allem.
    .turned = Dreh Plättchen, wie du magst. Jedes muss den Berg berühren.
    .joined = { $joined ->
        [each] Jedes weitere Plättchen berührt ein anderes aus deinem Zug.
       *[other] Am Ende müssen die Plättchen deines Zuges verbunden sein.
    }
aid-ending = Das Ende
    .trigger = { $trigger ->
        [one] Jemand hat nur noch 1 von { $tokens } Markern oder keinen; oder der Stapel ist leer.
       *[other] Jemand hat nur noch { $trigger } von { $tokens } Markern oder weniger; oder der Stapel ist leer.
    }
    .round = Spielt die Runde zu Ende, dann zählt die Zonen. Die meisten Punkte gewinnen.
    .tie = Gleichstand: { $tie_break ->
        [zone_score] Die wertvollste einzelne Zone gewinnt
       *[other] Die Zone mit den meisten Plättchen gewinnt
    }. Immer noch gleich: { $final_tie ->
        [shared] Der Sieg ist geteilt.
       *[other] Es gewinnt, wer später dran ist.
    }
aid-zones = Zonen: Plättchen × Marker
    .worth = Eigene Minen, die sich berühren, bilden eine Zone. Auch eine Mine allein ist eine.
    .example = 2 Plättchen mit 3 Markern: 2 × 3 = 6.
