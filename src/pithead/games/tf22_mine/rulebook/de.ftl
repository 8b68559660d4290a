# Die Regelseite von TF22 Mine: ihre Kapitel und Beispiele (siehe examples.toml). Ein Schritt ist ein Attribut, .step-1.

goal = Sammelt Weißes Ranium in der Mine und tragt es hinaus zu einem Raumlader. Wer als Erstes drei Einheiten abliefert, gewinnt (zu zweit fünf).
overview = Dein Zug beginnt mit den drei Raumladern: Sie treiben zwei Plätze im Uhrzeigersinn um die Mine. Dann gibst du genau vier Erz für Aktionen aus: eine Karte wenden, gehen, eine Einheit aufnehmen, im Kampf eine stehlen, einen Raumlader schieben, abliefern. Eine gelieferte Einheit bringt einen gelben Marker, dein Trupp ist sofort wieder in seinem Basislager, und wer rechts von dir sitzt, legt eine neue Einheit in die Mine. Der dritte Marker gewinnt auf der Stelle.
rebuilt = Erhalten ist der Text des Regelhefts, seine Bilder sind es nicht. Die 36 Minenkarten haben wir deshalb nachgebaut: ihre Formen und Symbole, was auf den Rückseiten ist, welche Farbe in der Mitte wo liegt und wo die Raumlader beginnen. All das folgt den Worten und Zahlen des Regelhefts. Die Stellungen auf dieser Seite sind von uns.

## Die Kapitel

chapter-cards = Material und Karten
chapter-setup = Aufbau
chapter-before = Vor dem ersten Zug
chapter-symbols = Symbolkarten
chapter-turn = Dein Zug
chapter-turning = A, B, C: eine Karte wenden
chapter-walking = D, E: gehen
chapter-collecting = F: eine Einheit aufnehmen
chapter-stealing = G: stehlen
chapter-loaders = H: einen Raumlader schieben
chapter-delivery = I: abliefern
chapter-replacing = Gelieferte Einheiten ersetzen
chapter-tunnel = J: der Geheimgang
chapter-case = K: der Transportkoffer
chapter-end = Spielende
chapter-three = Zu dritt
chapter-two = Zu zweit

## Die Beispiele

example-card = Eine Minenkarte
    .step-1 = Eine Karte zeigt einen Stollen in einer Farbe. Die auf e2 ist rot, ihr Stollen ist nach Norden, Osten und Süden offen, ihr Symbol ist die 2.
    .step-2 = Das kleine Bild ist die Rückseite, wie man sie durch die Karte hindurch sähe: Diese ist überall offen, nur nicht nach Norden.
example-start = Der Tisch zu viert
    .step-1 = Vier Kreuzungen bilden die Mitte, eine in jeder Farbe. Jede ist das Basislager ihrer Farbe, und dort beginnt ihr Trupp.
    .step-2 = Auf jeder Ecke des inneren Rings liegt eine Einheit Weißes Ranium.
    .step-3 = Drei Raumlader liegen in gleichen Abständen um die Mine.
example-exchange = Karten tauschen
    .step-1 = Wer beginnt, darf zwei Karten der Ringe tauschen. Die Kreuzungen in der Mitte bleiben, wo sie sind.
    .step-2 = Eine Karte aus dem inneren Ring und eine aus dem äußeren.
    .step-3 = Jetzt haben die beiden die Plätze getauscht und liegen noch so herum wie vorher. Die Einheit ist nicht mitgewandert. Ein zweiter Tausch wäre erlaubt, aber hier ist Schluss.
example-colours = Farben wählen
    .step-1 = Zuerst wählt, wer rechts von der Person sitzt, die beginnt: Rot.
    .step-2 = Die nächste Person rechts davon kann nicht auch Rot nehmen.
    .step-3 = Blau, Gelb, und Weiß für die Person, die beginnt. Jetzt kommt der erste Zug, und auch er beginnt mit den Raumladern: zwei Plätze im Uhrzeigersinn.
example-pile = Standard: der Stapel
    .step-1 = Rot greift an. Im Stapel von Rot ist nur noch eine Karte, eine 2; die anderen vier sind verbraucht, eine 5 kann also nicht kommen.
    .step-2 = Rot deckt die 2 auf, Blau eine 6 und gewinnt. Der Stapel von Rot war aufgebraucht, also sind sofort alle fünf Karten wieder da; Blau hat noch vier.
example-luck = Glück: jedes Mal alle Karten
    .step-1 = In der Glücksvariante kommt eine benutzte Karte sofort zurück in den Stapel. Es kann also immer jede der fünf kommen.
example-strategy = Strategie: aus der Hand wählen
    .step-1 = In der Strategievariante wählst du selbst. Rot hat die 5 schon benutzt und kann sie nicht spielen.
    .step-2 = Rot legt verdeckt eine 3. Blau muss wählen, ohne sie gesehen zu haben.
    .step-3 = Blau spielt eine 4, und beide decken auf: 3 gegen 4 - 1 = 3, unentschieden.
example-drift = Die Raumlader treiben
    .step-1 = Rot hat noch ein Erz. Ein Raumlader liegt am letzten Platz der Nordseite, über f1.
    .step-2 = Rot gibt das Erz aus, und der Zug von Blau beginnt: Jeder Raumlader treibt zwei Plätze im Uhrzeigersinn. Eine Eckkarte hat zwei Plätze, also liegt dieser jetzt östlich von f2.
example-all-ore = Alle vier Erz ausgeben
    .step-1 = Rot hat noch ein Erz. Ein Geheimgang kostet drei.
    .step-2 = Erz kann man nicht sparen, und niemand darf passen.
    .step-3 = Fällt dir nichts Besseres ein, dreh eine Karte. Das muss nichts bewirken: Eine Kreuzung sieht danach aus wie vorher.
example-tee = Drei Arten, eine Abzweigung zu wenden
    .step-1 = Die Abzweigung auf b2 ist nach Osten, Süden und Westen offen. Dein Trupp muss nicht dort sein: Du darfst jede Karte wenden.
    .step-2 = A, eine halbe Drehung: Jetzt ist sie nach Norden, Osten und Westen offen. Die Einheit bleibt auf der Karte.
    .step-3 = Oder B, über die lange Seite. Die Rückseite liegt oben: offen nach Norden, Osten und Süden.
    .step-4 = Oder C, über die kurze Seite: Norden, Süden und Westen.
example-straight = Eine Gerade
    .step-1 = Eine halbe Drehung ändert an einer Geraden nichts.
    .step-2 = Über die lange Seite gewendet, führt sie in die andere Richtung.
example-run = Durch einen Stollen
    .step-1 = Für ein Erz geht der rote Trupp so weit, wie der rote Stollen ohne Lücke führt, hier bis zur Einheit.
    .step-2 = Oder gleich bis zum Rand. Die Einheit und der blaue Trupp unterwegs halten ihn nicht auf.
    .step-3 = d2 liegt direkt neben dem Trupp, und der Stollen führt hin, aber die Karte ist gelb.
    .step-4 = Diese Karte ist auch rot, aber kein roter Stollen führt ohne Lücke zu ihr.
example-cross = In einen anderen Stollen
    .step-1 = E ist ein Schritt auf eine Karte in einer anderen Farbe: vom roten d3 aufs gelbe d2.
    .step-2 = Beide Karten müssen zueinander offen sein. Über der gelben Karte liegt eine blaue, aber die ist nach Süden geschlossen.
    .step-3 = Immer nur ein Schritt, und nie schräg: c3 liegt nicht neben dem Trupp.
    .step-4 = E wechselt immer die Farbe. Vom roten d3 aufs rote e3 geht der Trupp mit D.
example-open = Einen Weg öffnen
    .step-1 = Der gelbe Trupp kann nicht nach Süden: Die nächste Karte ist zwar gelb, aber nach Norden geschlossen.
    .step-2 = Gewendet lässt sie den Trupp durch.
    .step-3 = Jetzt führt der Stollen bis zum Rand der Mine.
example-collect = Aufnehmen
    .step-1 = Der rote Trupp steht auf keiner Karte mit einer Einheit.
    .step-2 = Er geht zu einer.
    .step-3 = Für ein weiteres Erz nimmt er die Einheit auf.
example-fight = Ein Kampf
    .step-1 = Rot greift Blau an, und Blau hält eine Einheit. Beide decken eine Karte auf: 4 gegen 5 - 1 = 4, unentschieden. Nichts geschieht.
    .step-2 = Oder 5 gegen 5 - 1 = 4: Rot gewinnt und bekommt die Einheit, und der rote Trupp kehrt sofort heim.
    .step-3 = Oder 3 gegen 5 - 1 = 4: Blau gewinnt und muss sofort eine Aktion ausführen, die ein Erz wert ist, und zwar umsonst.
    .step-4 = Blau geht fort. Dann macht Rot mit den drei übrigen Erz weiter.
example-nothing-to-steal = Nichts zu holen
    .step-1 = Gelb steht auf derselben Karte, hält aber keine Einheit.
    .step-2 = Blau hält eine Einheit, steht aber auf einer anderen Karte.
example-free-action = Die freie Aktion nach der Verteidigung
    .step-1 = Blau hat den Angriff abgewehrt. Ein Transportkoffer kostet zwei Erz, also kann er nicht die freie Aktion sein.
    .step-2 = Jede Aktion für ein Erz kann es sein, unter den üblichen Bedingungen. Rot hat keine Einheit, also kann Blau nicht zurückschlagen.
    .step-3 = Blau wendet eine Karte; das geht immer. Dann macht Rot weiter.
example-push = Einen Raumlader schieben
    .step-1 = Ein Raumlader, einen Platz zurück.
    .step-2 = Oder einen vor. Aber nicht auf einen Platz, an dem schon ein anderer liegt.
    .step-3 = Und für ein Erz nur einen Platz weit.
example-deliver = Eine Einheit abliefern
    .step-1 = Der rote Trupp hat eine Einheit, und sein Stollen führt zum Raumlader: Die letzte Karte ist auf der Seite offen, an der er liegt.
    .step-2 = Mehr, als er hat, kann er nicht abliefern.
    .step-3 = Für ein Erz geht er hin und liefert ab: ein gelber Marker. Danach ist der Trupp wieder in seinem Basislager.
example-two-units = Zwei Einheiten auf einmal
    .step-1 = Der Trupp hat zwei Einheiten und liefert beide für dasselbe Erz ab.
    .step-2 = Er könnte auch nur eine abliefern und die andere behalten.
example-third-unit = Zwei Einheiten im Zug
    .step-1 = Rot hatte drei Einheiten und hat zwei davon abgeliefert. Vom Basislager führt der Stollen wieder zum Raumlader, aber mehr als zwei im Zug gehen nicht: Die dritte Einheit muss warten.
example-no-loader = Kein Weg zum Raumlader
    .step-1 = An einer Karte des roten Stollens liegt ein Raumlader, aber auf dieser Seite ist die Karte geschlossen.
    .step-2 = Rot schiebt den Raumlader einen Platz zurück.
    .step-3 = Jetzt führt der Stollen zu gar keinem Raumlader mehr.
example-symbol = Wohin die neue Einheit kommt
    .step-1 = Rot liefert ab. Weiß, rechts von Rot, deckt eine 6 auf: Die neue Einheit kommt auf eine Karte des inneren Rings mit einer 6.
    .step-2 = Diese Karte zeigt ein anderes Symbol.
    .step-3 = Diese zeigt eine 6, aber dort liegt schon eine Einheit.
    .step-4 = Die andere 6 ist frei. Rot macht vom Basislager aus mit dem übrigen Erz weiter.
example-no-symbol = Keine Karte mit dem Symbol
    .step-1 = Keine Karte des inneren Rings zeigt eine 4.
    .step-2 = Dann darf es jede Karte des inneren Rings sein, aber keine des äußeren.
    .step-3 = Weiß legt die Einheit auf diese Karte.
    .step-4 = Liegt auf allen Karten mit dem Symbol schon eine Einheit, gilt dasselbe: hier auf beiden Karten mit einer 6.
example-tunnel = Auf jede Karte der eigenen Farbe
    .step-1 = Für drei Erz kommt der gelbe Trupp von seinem Basislager auf jede andere gelbe Karte. Kein Stollen muss hinführen.
    .step-2 = Die Karte muss die Farbe zeigen, auf der der Trupp steht.
example-tunnel-loaded = Nicht mit einer Einheit
    .step-1 = Ein Trupp, der eine Einheit hält, kann keinen Geheimgang benutzen.
example-case = Die anderen fortschicken
    .step-1 = Blau steht mit Rot und Gelb auf einer roten Karte, und Rot hält eine Einheit. Für zwei Erz schickt Blau beide auf eine andere rote Karte, weit weg. Rot behält die Einheit.
    .step-2 = Jetzt ist niemand mehr da, den man fortschicken könnte.
    .step-3 = Die andere Karte muss dieselbe Farbe haben: Diese hier ist gelb.
example-third-marker = Der dritte Marker
    .step-1 = Rot hat zwei Marker und liefert eine Einheit ab. Das ist der dritte: Rot gewinnt sofort, auch mitten im Zug.
example-win-as-defender = Gewinnen, wenn andere am Zug sind
    .step-1 = Rot greift Blau an und verliert den Kampf: Blau hat eine freie Aktion.
    .step-2 = Blau liefert die dritte Einheit ab und gewinnt, obwohl Rot am Zug ist.
example-last-round = Die letzte Runde
    .step-1 = Der Tisch hat eine Grenze von 60 Runden, und dies ist der letzte Zug. Weiß gibt das letzte Erz aus. Das Spiel endet, und Gelb gewinnt mit den meisten Markern.
example-three-start = Der Tisch zu dritt
    .step-1 = Zu dritt gibt es drei Einheiten: Die Ecke jenseits der weißen Kreuzung ist leer. Der weiße Trupp spielt nicht mit, die weißen Karten schon.
example-two-crews = Je zwei Trupps
    .step-1 = Zu zweit führt ihr je zwei Trupps; hier hat Rot auch den weißen. Sag dazu, welcher Trupp handelt.
    .step-2 = Die vier Erz sind für beide zusammen. Der rote Trupp geht.
    .step-3 = Und nimmt auf. Die Einheit gehört dem roten Trupp, und nur er kann sie abliefern.
    .step-4 = Mit dem übrigen Erz handelt der weiße Trupp.
example-own-crews = Die eigenen Trupps
    .step-1 = Hier stehen beide eigenen Trupps auf einer Karte. Sie können einander nicht bestehlen.
    .step-2 = Gehaltene Einheiten zählen für jeden Trupp einzeln: Der rote hat eine und kann keinen Geheimgang benutzen.
    .step-3 = Der weiße hat keine, also kann er es.
example-five-markers = Fünf Marker
    .step-1 = Zu zweit spielt man bis fünf, und die Marker beider eigenen Trupps zählen zusammen. Drei reichen nicht zum Sieg; mit dem fünften ist das Spiel aus.

## Die Spielhilfe

aid-turn = Dein Zug
    .drift = Zuerst treibt { $loader_drift ->
        [all] jeder Raumlader
       *[other] ein Raumlader deiner Wahl
    } { $steps } Plätze im Uhrzeigersinn. Jede Ecke hat zwei Plätze.
    .ore = Dann gib alle { $ore } Erz für Aktionen aus, jede so oft, wie du zahlen kannst. Niemand darf passen.
    .first = { $first_round ->
        [full] Verbunden sind zwei Nachbarkarten, deren Stollen sich treffen.
       *[other] In der ersten Runde hat weniger Erz, wer früher dran ist. Verbunden sind zwei Nachbarkarten, deren Stollen sich treffen.
    }
    .crews = { $seats ->
        [2] Deine beiden Trupps teilen sich das Erz. Eine Einheit bleibt bei dem Trupp, der sie aufgenommen hat.
       *[other] Trupps halten einander nie auf.
    }
aid-mine = Karten, Wege, Raumlader
    .a = A ({ $a } Erz): irgendeine Karte um eine halbe Drehung drehen.
    .b = B ({ $b } Erz): irgendeine Karte über die lange Seite wenden.
    .c = C ({ $c } Erz): irgendeine Karte über die kurze Seite wenden.
    .d = D ({ $d } Erz): beliebig weit über verbundene Karten einer Farbe gehen.
    .e = E ({ $e } Erz): ein Schritt auf eine verbundene Karte anderer Farbe.
    .h = H ({ $h } Erz): einen Raumlader einen Platz schieben, nicht auf einen anderen.
aid-units = Einheiten und Trupps
    .f = F ({ $f } Erz): die Einheit auf deiner Karte aufnehmen.
    .g = G ({ $g } Erz): einen Trupp auf deiner Karte angreifen, der eine Einheit hat.
    .i = I ({ $i } Erz): in einer Farbe zu einem Raumlader an einer offenen Seite gehen und abliefern.
    .j = J ({ $j } Erz): ohne Einheit auf irgendeine Karte derselben Farbe.
    .k = K ({ $k } Erz): alle fremden Trupps auf deiner Karte auf eine andere Karte ihrer Farbe schicken.
aid-fight = Kämpfe
    .strength = Deine Stärke ist deine Symbolkarte weniger die Einheiten, die du hältst.
    .attacker = Gewinnt der Angriff, bekommt sein Trupp eine Einheit und ist wieder in seinem Basislager.
    .defender = Gewinnt die Verteidigung, hat sie eine freie Aktion für 1 Erz.
    .tie = Bei Gleichstand geschieht nichts.
    .cards = { $symbol_variant ->
        [standard] Karten kommen vom Stapel. Nach der letzten wird er neu gemischt.
        [luck] Karten kommen vom Stapel. Nach jeder Karte wird er neu gemischt.
       *[other] Du wählst die Karte verdeckt. Nach der letzten nimmst du alle zurück.
    }
aid-delivery = Abliefern
    .marker = Jede gelieferte Einheit ist ein Marker.
    .limit = Du lieferst 1 oder 2 Einheiten { $delivery_limit ->
        [turn] im Zug ab.
       *[other] auf einmal ab.
    }
    .home = Dein Trupp ist sofort wieder in seinem Basislager.
    .replace = Für jede Einheit deckt, wer rechts von dir sitzt, eine Symbolkarte auf und legt eine Einheit auf eine Karte des inneren Rings mit diesem Symbol. Ist keine solche ohne Einheit: auf irgendeine andere im inneren Ring ohne Einheit.
aid-ending = Das Ende
    .goal = { $seats ->
        [2] Zu zweit
        [3] Zu dritt
       *[other] Zu viert
    } gewinnt sofort, wer als Erstes { $goal } Marker hat.
    .limit = { $rounds ->
        [0] Es gibt keine Rundengrenze.
       *[other] Nach { $rounds } Runden gewinnen die meisten Marker, dann die meisten Einheiten. Immer noch gleich: Der Sieg ist geteilt.
    }
