# Das geführte erste Spiel, Schritt für Schritt.

goal = Du führst den gelben Trupp bei der Fahne, ich führe zwei Gegner: Rot und Blau.
    .title = Die Mine und dein Ziel
    .more = Wir alle wollen Weißes Ranium. Trag es hinaus zu einem Raumlader am Rand der Mine: Wer als Erstes drei Einheiten abliefert, gewinnt.
walk = Geh zur Einheit bei der Fahne.
    .title = Zu einer Einheit gehen
    .more = Das weiße Achteck ist eine Einheit Weißes Ranium. Für ein Erz geht dein Trupp so weit, wie ein Stollen in einer Farbe führt.
    .back = Auch das ist erlaubt. Aber hol bitte erst die Einheit: Geh zur Fahne.
collect = Nimm sie jetzt auf.
    .title = Die Einheit aufnehmen
    .more = Das kostet noch ein Erz. In jedem Zug hast du vier Erz, und du musst alle ausgeben.
    .back = Das ist erlaubt. Aber nimm bitte die Einheit auf, bevor du weitergehst: Wähle Nehmen.
turn = Dein Stollen ist nach Süden geschlossen. Wende die Karte bei der Fahne.
    .title = Eine Karte wenden
    .more = Wähle Wenden, dann die Karte, dann B oder C: Beide zeigen die Rückseite. A, eine halbe Drehung, hilft hier nicht. Du darfst jede Karte der Mine wenden.
    .back = Das darfst du. Aber öffne dir bitte erst den Weg hinaus: Wende die Karte bei der Fahne mit B oder C.
push = Schieb den Raumlader bei der Fahne einen Platz nach unten, zu f5.
    .title = Einen Raumlader schieben
    .more = Zu Beginn jedes Zuges treiben alle Raumlader zwei Plätze im Uhrzeigersinn: sechs Plätze, bis du wieder dran bist. Von f5 aus kommt dieser dann zu deinem Ausgang.
    .back = Das darfst du. Aber deine Einheit braucht einen Raumlader: Schieb den bei der Fahne hinunter zu f5.
watch = Nun habe ich auch gespielt: Jeder meiner Trupps hat sich eine Einheit geholt.
    .title = Meine Züge
    .more = Mein roter Trupp hat hinter sich eine Karte gewendet, damit ihm niemand folgt. Und die Raumlader sind weitergetrieben: Einer liegt direkt unter deinem Stollen.
deliver = Liefere deine Einheit ab.
    .title = Eine Einheit abliefern
    .more = Für ein Erz geht dein Trupp durch den gelben Stollen zum Raumlader. Die letzte Karte muss auf der Seite offen sein, an der er liegt.
    .back = Das ist erlaubt. Aber der Raumlader wartet nicht: Wähle Liefern.
marker = Ein gelber Marker für dich! Und dein Trupp ist wieder in seinem Basislager.
    .title = Marker und neue Einheiten
    .more = Für jede Einheit, die du ablieferst, deckt eine Symbolkarte auf, wer rechts von dir sitzt. Mein blauer Trupp bekam eine 6: Auf einer Karte mit einer 6 liegt nun eine neue Einheit.
step = Du hast noch drei Erz. Mach einen Schritt auf die blaue Karte bei der Fahne.
    .title = Ein Schritt in eine andere Farbe
    .more = Beim Gehen bleibst du in einer Farbe. Ein Schritt bringt dich eine Karte weiter, in eine andere Farbe. Beide Karten müssen zueinander offen sein.
    .back = Das darfst du. Aber ich habe etwas anderes vor: Mach einen Schritt auf die blaue Karte bei der Fahne.
follow = Geh zu meinem blauen Trupp. Er trägt eine Einheit!
    .title = Dem blauen Trupp folgen
    .more = Du stehst jetzt auf einer blauen Karte, also kannst du durch den blauen Stollen gehen.
    .back = Das darfst du. Aber der blaue Trupp trägt eine Einheit: Geh zur Fahne.
steal = Stiehl ihm die Einheit.
    .title = Eine Einheit stehlen
    .more = Jeder von uns deckt eine Symbolkarte auf, von 2 bis 6, und zieht die eigenen Einheiten ab. Die höhere Zahl gewinnt.
    .back = Das ist erlaubt. Aber du bist wegen der Einheit hier: Wähle Stehlen.
fight = Gewonnen, 5 gegen 4 - 1 = 3: Die Einheit gehört dir, und dein Trupp ist sicher zu Hause.
    .title = Ein Kampf
    .more = Wer beim Stehlen gewinnt, kehrt sofort heim. Bei Gleichstand geschieht nichts. Gewinnt die Verteidigung, bekommt sie eine freie Aktion, die ein Erz wert ist.
place = Mein roter Trupp hat eine Einheit abgeliefert. Jetzt legst du eine neue in die Mine.
    .title = Eine neue Einheit legen
    .more = Rechts von Rot sitzt du, und deine Symbolkarte ist eine 3. Wähle eine Karte mit einer 3.
secret = Mein blauer Trupp kam durch einen Geheimgang und nahm die Einheit bei der 6.
    .title = Geheimgang und Transportkoffer
    .more = Gang, für drei Erz: auf jede Karte deiner Farbe, nur ohne Einheit. Koffer, für zwei Erz: Schick alle anderen Trupps von deiner Karte auf eine andere in derselben Farbe.
end = Der dritte Marker beendet das Spiel sofort: Wer ihn hat, gewinnt.
    .title = Wie das Spiel endet
    .more = Du darfst zwei Einheiten im Zug abliefern, auch mit derselben Aktion. Zu zweit führen beide je zwei Trupps und brauchen fünf Marker.
free = Du bist dran, ohne Fahnen: Gib deine vier Erz aus.
    .title = Dein Zug, ohne Fahnen
    .more = Du trägst eine Einheit, dein Stollen ist offen, und zwei Plätze vor seinem Ende liegt ein Raumlader. Aber mach, was du willst, in beliebiger Reihenfolge.
free-again = Und noch einmal: Mach mit deinem Erz, was du willst.
    .title = Noch einmal Erz ausgeben
    .more = Liefert mein roter Trupp ab, legst du die neue Einheit in die Mine. Gestrichelte Schiffe zeigen, wo die Raumlader im nächsten Zug liegen.
free-last = Ein letztes Mal.
    .title = Ein letztes Mal
    .more = Wer beladen ist, kann bestohlen werden: Achte darauf, wer dich erreicht. Mit einer gewendeten Karte schließt du einen Stollen.
done = { $lead ->
        [ahead] Hören wir hier auf: Du führst { $own } zu { $best }.
        [behind] Hören wir hier auf: Ich führe { $best } zu { $own }.
       *[level] Hören wir hier auf: Es steht { $own } zu { $best }.
    }
    .title = Du kannst es jetzt
    .more = Die Raumlader treiben, dann gibst du vier Erz aus: wenden, gehen, nehmen, stehlen, schieben, liefern. Wer als Erstes drei Marker hat, gewinnt sofort.
