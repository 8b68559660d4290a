# Das geführte erste Spiel, Schritt für Schritt.

goal = Wir graben alle in einem Berg, Plättchen für Plättchen.
    .title = Der Berg und dein Ziel
    .more = Dein Ziel: Eröffne Minen, wo viele Plättchen zusammenstoßen, und hol mehr Punkte als ich.
tiles = Sieh dir deine Plättchen an: Jedes hat sechs Kanten.
    .title = Was auf einem Plättchen ist
    .more = Wo sich zwei Plättchen berühren, müssen die Kanten dieselbe Farbe zeigen. Vor dem Legen darfst du drehen.
first = Leg dein rot-blaues Plättchen zur Fahne.
    .title = Dein erstes Plättchen
    .more = Seine einzige rote Kante muss an die rote Kante des ersten Plättchens.
    .back = Dort passt es auch. Fang aber bitte bei der Fahne an: Dein Plättchen ist wieder auf der Hand.
gray = Hierhin habe ich gelegt: Grau passt zu jeder Farbe.
    .title = Grau passt zu allem
    .more = Meine blaue Kante berührt eine graue. Eine graue Kante passt zu jeder Farbe, auch auf deinen Plättchen.
build = Bau deine erste Mine: Leg das gelb-grau-blaue Plättchen zur Fahne.
    .title = Deine erste Mine
    .more = Es berührt dort zwei Plättchen. Eine Mine bringt 1 Punkt je Kante, die anliegt: 2 Punkte für einen deiner neun Marker.
    .then = Du könntest noch mehr legen. Hör hier auf und bau die Mine auf dem Plättchen, das du zuletzt gelegt hast.
    .back = Das ist erlaubt, aber erst zeige ich dir eine Mine. Leg das gelb-grau-blaue Plättchen zur Fahne, mit Gelb zum ersten Plättchen.
watch = Ich habe zwei Plättchen in einem Zug gelegt und auf dem zweiten eine Mine gebaut.
    .title = Bis zu drei Plättchen im Zug
    .more = Du darfst eins, zwei oder drei legen. Jedes weitere muss eins berühren, das du in diesem Zug gelegt hast. Dann ziehst du eins nach.
extend = Erweitere deine Mine: Leg das rot-blau-graue Plättchen zur Fahne.
    .title = Deine Mine erweitern
    .more = Es berührt dort drei Plättchen, und eins davon ist deine Mine. Erweitern bringt 3 Punkte und kostet keinen Marker.
    .then = Hör hier auf und erweitere mit diesem Plättchen deine Mine.
    .back = Gut gesehen, das ist erlaubt. Aber jetzt geht es ums Erweitern: Leg das rot-blau-graue Plättchen zur Fahne.
next-door = Direkt neben einer Mine darf niemand bauen.
    .title = Kein Bau nebenan
    .more = Eine neue Mine braucht zwei anliegende Kanten und keine Mine daneben, auch keine eigene. Zum Erweitern brauchst du drei, neben deiner eigenen Mine.
two = Leg jetzt zwei Plättchen in einem Zug. Das erste kommt zur Fahne.
    .title = Zwei Plättchen in einem Zug
    .more = Nimm das rot-gelbe. Hier berührt es nur Grau, also darfst du es drehen, wie du magst.
    .back = Das darfst du. Wir wollen aber zwei Plättchen legen: Das rot-gelbe kommt zur Fahne.
two-mine = Leg das Plättchen mit vier grauen Kanten daneben.
    .title = Das zweite wird zur Mine
    .more = Es berührt drei Plättchen: Eine Mine bringt dort 3 Punkte. Nur das zuletzt gelegte Plättchen kann eine Mine werden.
    .then = Hör hier auf und bau die Mine.
    .back = Das darfst du. Aber die Fahne bringt mehr: Das Plättchen mit vier grauen Kanten berührt dort drei andere.
draw = Du hast nur zwei Plättchen. Zieh eins: Das ist ein ganzer Zug.
    .title = Ziehen oder tauschen
    .more = Nachschub zieht ein Plättchen, wenn du weniger als drei hast. Umordnen entfernt eins und zieht zwei, oder eins, wenn du drei hast.
end = Das Spiel endet, wenn der Stapel leer ist oder jemand nur noch einen Marker hat.
    .title = Wie das Spiel endet
    .more = Die Runde wird zu Ende gespielt, damit alle gleich oft dran sind. Du hast mit neun Markern angefangen.
zones = Am Ende zählen deine Minen noch einmal, als Zonen.
    .title = Zonen zählen am Ende
    .more = Eigene Minen, die sich berühren, sind eine Zone. Sie bringt Plättchen × Marker; eine Mine allein bringt 1. Erweiterst du mit fünf oder sechs Kanten, kommt eine Mine dazu.
free = Du bist dran, ohne Fahnen.
    .title = Dein Zug, ohne Fahnen
    .more = Mach, was du willst: legen und bauen oder erweitern, ziehen, tauschen. Such Stellen, die viele Plättchen berühren.
free-again = Und noch ein Zug.
    .title = Noch ein Zug
    .more = Die Zahlen auf den Feldern sagen, was eine Mine dort brächte.
done = { $lead ->
        [ahead] Hören wir hier auf: Du führst { $own } zu { $best }, mit Zonen.
        [behind] Hören wir hier auf: Ich führe { $best } zu { $own }, mit Zonen.
       *[level] Hören wir hier auf: Wir haben beide { $own } Punkte, mit Zonen.
    }
    .title = Du kannst es jetzt
    .more = Kanten passen zusammen, und Grau passt zu allem. Eine Mine bringt ihre anliegenden Kanten. Erweitern ist billig. Am Ende zählen Zonen: Plättchen × Marker.

# Tipps im ersten richtigen Spiel

tip-opening = Zuerst legen alle ein Plättchen, ohne Mine. Klick auf eine markierte Stelle; noch ein Klick dreht das Plättchen.
tip-turn = Leg ein bis drei Plättchen, oder zieh eins, oder tausch eins. Eine grüne Zahl sagt, was dort eine Mine brächte.
tip-more = Du darfst noch ein Plättchen legen, das eins aus diesem Zug berührt. Nur das letzte kann eine Mine werden.
tip-mine = Eine Mine ist nie Pflicht. Jeder Marker, den du behältst, ist später eine Mine. Aber Minen zählen zweimal: jetzt, und am Ende in der Zone.
