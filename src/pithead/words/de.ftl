# Was alle Spiele gemeinsam haben.

seat = Platz { $number }
ask-over = Das Spiel ist zu Ende.
ask-waiting = Noch sind nicht alle Plätze besetzt.
ask-closed = Wer den Tisch eröffnet hat, hat ihn geschlossen.
line-points = Punkte

## Stufen der Bots, die schwächste zuerst

level-1 = Anfänger
    .text = Spielt schnell und macht Fehler.
level-2 = Hobbyspieler
    .text = Macht ab und zu einen Fehler.
level-3 = Geübt
    .text = Denkt ein wenig voraus.
level-4 = Stark
    .text = Denkt gründlich voraus.
level-5 = Meister
    .text = Denkt so weit voraus wie möglich.

## Was über ein Protokoll bewiesen ist

proved-moves = Alle { $moves } Züge folgen den Regeln von { $title } (Version { $version }).
proved-no-seed = Der Startwert ist noch nicht offengelegt, also lässt sich der Zufall nicht nachprüfen.
proved-seed = Der Startwert passt zur Festlegung, und alle { $outcomes } Zufallsergebnisse folgen aus ihm.
proved-result = Das Ergebnis stimmt.
proved-not-over = Das Spiel ist noch nicht zu Ende.
proved-changed = { $entries ->
    [one] Das Spiel ist geändert: Ein Stück Material weicht von der veröffentlichten Fassung ab; das Protokoll enthält alle.
   *[other] Das Spiel ist geändert: { $entries } Stücke Material weichen von der veröffentlichten Fassung ab; das Protokoll enthält alle.
}

## Was nicht geht

error-unreadable = „{ $text }“ ist kein Zug dieses Spiels; möglich sind: { $expected }.
error-over = das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
error-undo-none = nichts zurückzunehmen: es wurde noch nicht gezogen.
error-undo-over = nichts zurückzunehmen: das Spiel ist zu Ende, und sein Startwert ist offengelegt.
error-undo-chance = nichts zurückzunehmen: seitdem wurde gewürfelt oder gezogen, und das hast du nun gesehen.
error-undo-seat = nichts zurückzunehmen: seitdem war { $name } am Zug, und was dabei zu sehen war, ist gesehen.
error-no-rule = { $game } hat keine Regel „{ $id }“; die Regeln sind { $first } bis { $last }, siehe pithead rules { $game }.
error-record-file = { $path }: lässt sich nicht lesen; prüfe den Pfad.
error-record-json = das Protokoll ist kein gültiges JSON; hol die Datei noch einmal.
error-record-entry = { $where }: kann so nicht sein; das ist kein Protokoll von uns, oder es wurde verändert.
error-record-format = format: { $format } ist unbekannt; diese Version liest Format { $older } und { $newer }.
error-record-visibility = visibility: einem Protokoll für { $visibility } fehlen verdeckte Züge, also lässt es sich nicht nachspielen; nimm das vollständige.
error-record-rules = rules: gespielt wurde nach den Regeln in Version { $played }, die dieses Programm nicht kennt; es kennt { $known }.
error-record-components = components: gespielt wurde mit der Materialdatei { $played }, dies ist { $own }; gib jene Datei an.
error-record-options = options: diese Optionen oder so viele Plätze gibt es bei diesem Spiel nicht.
error-record-changed = changed: dieses Material passt nicht zu diesem Spiel.
error-record-position = position: diese Stellung kann nicht auf dem Tisch liegen.
error-record-other-position = position: hat andere Plätze oder Optionen als das Protokoll; das ist kein Protokoll von uns, oder es wurde verändert.
error-record-no-seed = seed: fehlt, also kann der Zufall nicht weitergehen; nur an einem gespeicherten Tisch geht es weiter.
error-record-seats = seats: das Protokoll hat { $seats }, aber { $players } setzen sich hin.
error-record-seed = seed: passt nicht zur Festlegung, die vor dem ersten Zug veröffentlicht wurde.
error-record-no-move = Zug { $number }: ist nicht notiert; nimm das vollständige Protokoll.
error-record-after-end = Zug { $number } ({ $move }): das Spiel war schon zu Ende.
error-record-seat = Zug { $number } ({ $move }): steht bei Platz { $seat }, aber dort entscheidet Platz { $decides }.
error-record-move = Zug { $number } ({ $move }): { $reason }
error-record-chance = Zug { $number } ({ $move }): so hat der Zufall nicht entschieden; aus dem Startwert folgt { $told }.
error-record-not-over = result: das Protokoll hat eines, aber das Spiel ist nach seinem letzten Zug nicht zu Ende.
error-record-no-result = result: fehlt, obwohl das Spiel zu Ende ist.
error-record-result = result: folgt nicht aus den Zügen; der Punktestand ist { $scores }.

## Das Terminal

cli-me = Spieler
cli-game = { $title }: { $least } bis { $most } Plätze, etwa { $minutes } Minuten
cli-credit = von { $designer }{ $publisher ->
        [none] { "" }
       *[other] ; { $publisher }
    }{ $source ->
        [none] { "" }
        [rulebook] { " " }(laut Regelheft)
       *[other] { " " }(Quelle: { $source })
    }
cli-values = { $first } und { $count } weitere
cli-rule-tag = { $tag ->
        [stated] steht so im Regelheft
        [inferred] folgt aus dem Regelheft
       *[ruling] unsere Auslegung
    }{ $where ->
        [none] { "" }
       *[other] { " " }(englische Ausgabe: { $where })
    }
cli-ruling = Auslegung { $id }: { $question }
cli-house-rule = Hausregel { $id }:
cli-answer = { $answer }{ $option ->
        [none] { "" }
       *[other] { " " }(Option { $option })
    }
cli-no-effect = In einem Programm ohne Wirkung.
cli-example = { $held ->
        [true] stimmt
       *[other] FALSCH
    }  { $id }  { $title } ({ $rules }; { $claims ->
        [one] { $claims } Aussage
       *[other] { $claims } Aussagen
    })
cli-claim = Schritt { $step }{ $move ->
        [none] { "" }
       *[other] , { $move }
    }: { $claim } soll { $wanted } sein, ist aber { $actual }
cli-examples = { $examples ->
        [one] { $examples } Beispiel
       *[other] { $examples } Beispiele
    }, { $claims ->
        [one] { $claims } Aussage
       *[other] { $claims } Aussagen
    } geprüft; { $wrong ->
        [0] alle stimmen
        [one] { $wrong } Beispiel stimmt nicht
       *[other] { $wrong } Beispiele stimmen nicht
    }.
cli-replay-next = Enter: weiter, q: aufhören
cli-welcome = { $title }. Festlegung auf allen Zufall: { $commitment }…  Hilfe mit ?
cli-over = Der Startwert war { $seed }. Speichere das Protokoll, um jede Ziehung zu prüfen: save DATEI, oder Enter zum Gehen.
cli-pass = Gib die Tastatur an { $name } weiter; dann Enter.
cli-many = { $kind }: { $count } Möglichkeiten, wie { $example }; alle mit: moves { $kind }
cli-help-deciding =
    Tippe eine Nummer oder einen Zug in Notation; Groß oder klein ist egal.
    { "  " }moves [wörter]  alle Möglichkeiten, oder die mit diesen Wörtern
    { "  " }why ZUG         warum ein Zug nicht erlaubt ist, mit der Regel
    { "  " }hint            die besten Züge eines Bots, was er erwartet und wie er weiterspielen würde
    { "  " }undo            den letzten Zug zurücknehmen, bis jemand anderes zieht oder der Zufall entscheidet
cli-help-looking =
    { "  " }score           der Wertungsbogen, wie er steht
    { "  " }log             was bisher geschah
    { "  " }board, read     das Brett noch einmal; als Zeilen zum Vorlesen
    { "  " }rules ID        eine Regel, etwa die einer Ablehnung
    { "  " }save DATEI      den Tisch in eine Datei schreiben; weiter mit: pithead play --resume DATEI
    { "  " }quit            den Tisch verlassen
cli-help-moves = Züge: { $usages }
cli-no-move = Kein erlaubter Zug enthält „{ $words }“.
cli-no-choice = es gibt keine Möglichkeit { $number }; die Nummern gehen von 1 bis { $last }.
cli-no-use = das Spiel ist zu Ende, also nützt „{ $word }“ nichts mehr; es gibt noch: { $commands }.
cli-which-move = sag, welcher Zug, zum Beispiel: why { $example }
cli-which-rule = sag, welche Regel, zum Beispiel: rules { $example }
cli-which-file = sag, wohin, zum Beispiel: save tisch.json
cli-unwritable = { $name } lässt sich nicht schreiben; wähle einen anderen Ort.
cli-legal = Dieser Zug ist erlaubt.
cli-expects-lead = { $sign }{ NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } Punkte Vorsprung erwartet, aus { $visits } von { $simulations } Simulationen
cli-expects-points = { NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } Punkte erwartet, aus { $visits } von { $simulations } Simulationen
cli-expects-chance = gewinnt in { $expected } ± { $margin } % der Fälle, aus { $visits } von { $simulations } Simulationen
cli-behind = { $equal ->
        [yes] etwa gleich gut wie der erste Zug ({ cli-behind.gap } dahinter)
       *[no] { cli-behind.gap } hinter dem ersten Zug
    }
    .gap = { $measure ->
        [chance] { $behind } ± { $margin } %
       *[points] { NUMBER($behind, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } Punkte
    }
cli-then = dann { $move }
cli-undone = Zurückgenommen: { $move }
cli-saved = { $table ->
        [over] Gespeichert in { $name }.
       *[running] Gespeichert in { $name }. Darin stehen alle Geheimnisse des Tisches: nicht spicken!
    }
cli-team = Das Team
cli-points = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-won = Gewonnen: { $how }.
cli-lost = Verloren: { $how }.
cli-winners = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Anleitungen

cli-guide-welcome = { $title } lernen: ein geführtes erstes Spiel, etwa { $minutes } Minuten. Hilfe: ?
cli-guide-resumed = Es geht weiter, wo du aufgehört hast. Von vorn: pithead guide { $game } --again
cli-guide-step = Schritt { $number } von { $count }: { $title }
cli-guide-flag = Die Fahne zeigt auf: { $places }
cli-guide-part = { $part ->
        [hand] deine Hand
        [facts] die Zeile über dem Brett
        [log] den Verlauf
        [rules] die Regeln
       *[other] { $part }
    }
cli-guide-type = Tippe: { $move }
cli-guide-turn = Tippe einen beliebigen Zug. moves zählt sie auf, hint schlägt welche vor.
cli-guide-enter = Weiter mit der Eingabetaste.
cli-guide-help =
    Weiter mit der Eingabetaste, oder tippe einen Zug; kommt er zu früh, wird er zurückgenommen.
    { "  " }back            einen Schritt zurück
    { "  " }moves [Wörter]  alle Züge, oder die mit diesen Wörtern
    { "  " }why ZUG         warum ein Zug nicht erlaubt ist, mit der Regel
    { "  " }hint            die Züge, die ein Bot am liebsten macht
    { "  " }score, log      die Abrechnung; was bisher geschah
    { "  " }board, read     das Brett noch einmal zeichnen; in Zeilen vorlesen
    { "  " }rules ID        eine Regel
    { "  " }quit            aufhören; die Anleitung merkt sich die Stelle
cli-guide-first = Spiel jetzt ein richtiges erstes Spiel: { $command }
error-guide-none = { $title } hat keine Anleitung; Spiele mit Anleitung: { $games }.
error-guide-move = dieser Schritt wartet auf einen Zug; tippe ihn, oder ? für Hilfe.
error-guide-read = hier ist kein Zug mehr zu machen; weiter mit der Eingabetaste.
error-guide-first = das ist der erste Schritt; weiter mit der Eingabetaste.
guide-teacher = Laterne
guide-over = Die Anleitung endet hier; es ist kein Zug mehr zu machen.

## Die Regelseite

page-title = Regeln: { $game }
page-lobby = Zur Spielauswahl
page-languages = Sprachen
page-contents = Inhalt
page-facts = { $least ->
        [one] { $most ->
            [one] 1 Person
           *[other] 1 bis { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }, etwa { $minutes } Minuten
page-rebuilt-title = Was wir rekonstruiert haben
page-rebuilt = Der Text des Regelhefts ist erhalten, seine Bilder sind es nicht. Was nur ein Bild gezeigt hat, haben wir rekonstruiert.
page-correct = Wer die Schachtel besitzt, kann helfen: Vergleiche sie mit der Liste, die „pithead components { $slug }“ ausgibt, und sag uns, was abweicht.
page-ruling = Auslegung { $id }
page-house-rule = Hausregel { $id }
page-house-rules = Hausregeln
page-option = Option am Tisch:
page-tag-inferred = Folgt daraus: Das Regelheft sagt es nicht ausdrücklich.
page-tag-ruling = Unsere Auslegung.
page-no-effect = Ohne Wirkung in einem Programm.
page-example = Beispiel zu
page-published = Beispiel des Regelhefts zu
page-claim-refused = Nein:
page-claim-pays = { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
page-version = Version { $version } dieser Regeln.
page-missing = Dieses Regelheft gibt es nicht
page-no-game = Ein Spiel „{ $slug }“ gibt es hier nicht; wähle eines in der Spielauswahl.
page-aid = Spielhilfe
page-aid-title = Spielhilfe: { $game }
page-aid-rules = Alle Regeln
page-aid-published = Die Schachtel, wie sie erschienen ist.
page-aid-changed = Geänderte Schachtel: { $changes }
page-no-aid = Für dieses Spiel gibt es noch keine Spielhilfe.
