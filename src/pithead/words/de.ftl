# Was alle Spiele gemeinsam haben.

seat = Platz { $number }
ask-over = Das Spiel ist zu Ende.
ask-waiting = Es wird gewartet, bis alle Plätze besetzt sind.
ask-closed = Wer den Tisch eröffnet hat, hat ihn geschlossen.
line-points = Punkte

## Stufen der Bots, die schwächste zuerst

level-1 = Anfänger
    .text = Hat es eilig und irrt sich oft.
level-2 = Hobbyspieler
    .text = Verschätzt sich hin und wieder.
level-3 = Geübt
    .text = Denkt 15 Wege voraus.
level-4 = Stark
    .text = Denkt 100 Wege voraus.
level-5 = Meister
    .text = Denkt 10 000 Wege voraus.

## Was über ein Protokoll bewiesen ist

proved-moves = Alle { $moves } Züge folgen den Regeln von { $title } (Version { $version }).
proved-no-seed = Der Startwert ist noch nicht offengelegt, also lässt sich der Zufall nicht nachprüfen.
proved-seed = Der Startwert passt zur Festlegung, und alle { $outcomes } Zufallsergebnisse folgen aus ihm.
proved-result = Das Ergebnis stimmt.
proved-not-over = Das Spiel ist noch nicht zu Ende.
proved-changed = { $entries ->
    [one] Das Spiel ist geändert: ein Eintrag seines Materials ist nicht wie veröffentlicht; die Partie enthält alles.
   *[other] Das Spiel ist geändert: { $entries } Einträge seines Materials sind nicht wie veröffentlicht; die Partie enthält alles.
}

## Das Terminal

cli-welcome = { $title }. Festlegung auf allen Zufall: { $commitment }…  Hilfe mit ?
cli-over = Der Startwert war { $seed }. Speichere das Protokoll, um jede Ziehung zu prüfen: save DATEI, oder Enter zum Gehen.
cli-pass = Gib die Tastatur an { $name } weiter; dann Enter.
cli-many = { $kind }: { $count } Möglichkeiten, wie { $example }; alle mit: moves { $kind }
cli-help-deciding =
    Tippe eine Nummer oder einen Zug in Notation; Groß- und Kleinschreibung ist gleich.
    { "  " }moves [wörter]  alle Möglichkeiten, oder die mit diesen Wörtern
    { "  " }why ZUG         warum ein Zug nicht erlaubt ist, mit der Regel
    { "  " }hint            die besten Züge eines Bots, was er erwartet und was folgen mag
    { "  " }undo            den letzten Zug zurücknehmen, solange sonst nichts geschah
cli-help-looking =
    { "  " }score           der Wertungsbogen, wie er steht
    { "  " }log             was bisher geschah
    { "  " }board, read     das Brett noch einmal; als Zeilen zum Vorlesen
    { "  " }rules ID        eine Regel, etwa die einer Ablehnung
    { "  " }save DATEI      den Tisch in eine Datei schreiben; weiter mit: pithead play --resume DATEI
    { "  " }quit            den Tisch verlassen
cli-help-moves = Züge: { $usages }
cli-no-move = Kein erlaubter Zug enthält „{ $words }“.
cli-legal = Dieser Zug ist erlaubt.
cli-expects-lead = { $expected } Punkte Vorsprung erwartet, { $visits } von { $simulations } Simulationen
cli-expects-points = { $expected } Punkte erwartet, { $visits } von { $simulations } Simulationen
cli-expects-chance = { $expected } % von { $trials } Probespielen gewonnen, { $visits } von { $simulations } Simulationen
cli-then = dann { $move }
cli-undone = Zurückgenommen: { $move }
cli-saved = { $table ->
        [over] Gespeichert in { $name }.
       *[running] Gespeichert in { $name }. Darin stehen alle Geheimnisse des Tisches: nicht nachsehen.
    }
cli-team = Das Team
cli-points = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-winners = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
