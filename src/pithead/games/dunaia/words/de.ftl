# Dunaïa auf Deutsch. SEAT, NAME und EACH: siehe core/text/words.py.

blurb = Wecke mit Würfeln stählerne Riesen, baue ein Dorf aus neun Feldern und komm den anderen bei der Prophezeiung zuvor.

## Optionen

option-first_game = Mit den Ältesten und Prophezeiungen spielen, die für das erste Spiel empfohlen sind.
    .false = alle Ältesten und Prophezeiungen
    .true = die fürs erste Spiel
option-first_player = Wer beginnt: vom Zufall bestimmt, oder der Platz der weisesten Person.
    .random = Zufall
option-awakened_move_lock = Der zweite Effekt entfällt, wenn der erste eine Dunaïa bewegt hat: nur die geweckte, oder irgendeine?
    .awakened_only = die geweckte
    .any_move = irgendeine
option-tile_rotation = Müssen Gebäude aufrecht liegen, oder darf man sie drehen?
    .fixed = aufrecht
    .free = drehen erlaubt
option-may_decline_effects = Worauf darf man verzichten: nur auf Bewegungen, oder auch auf Effekte beim Wecken und den Baufortschritt durch ein Gebäude der Stufe 1?
    .false = nur Bewegungen
    .true = auch diese Effekte
option-move_target = Wohin darf eine Dunaïa: auf jede Linie mit Platz, oder nur auf eine leere?
    .room = mit Platz
    .empty_only = nur auf leere
option-idle_recycle = Darf man einen Würfel dorthin legen, wo seine Aktion unmöglich ist?
    .forbidden = nein
    .allowed = ja
option-prophecy_claim = Nimmt man eine Prophezeiung immer, sobald sie erfüllt ist?
    .forced = immer
    .optional = nach Wahl
option-elder_fragment = Wenn ein Ruf Kraft und Fragment anbietet: eins von beiden oder beides nach Wahl, oder das Fragment auf jeden Fall?
    .choice = nach Wahl
    .taken = auf jeden Fall
option-search_price = Was kostet ein Gebäude, das der Baumeister im Stapel findet: wie auf dem Stapel, oder wie in der Auslage?
    .pile = wie auf dem Stapel
    .board = wie in der Auslage
option-elite = Mit Elitecharakteren spielen, die vor dem ersten Zug reihum gewählt werden.
    .off = ohne
    .draft = mit Auswahl
option-flower_supply = Kann der Vorrat an Blumen ausgehen?
    .unlimited = nie
    .limited = ja
option-round_limit = Nach wie vielen Runden das Spiel spätestens endet; 0 für keine Grenze.

## Namen

colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-red = Rot
colour-multi = jede Farbe
notch-gold = goldene
notch-blue = blaue
notch-white = weiße
elder-gardener = Gärtner
elder-guide = Wegweiser
elder-mason = Maurer
elder-architect = Baumeister
elder-painter = Maler
elite-merchant = Händler
elite-tinkerer = Tüftler
elite-foreman = Vorarbeiter
elite-archivist = Archivar
elite-shepherd = Schäfer
elite-surveyor = Vermesser
prophecy-six_buildings = sechs Gebäude
prophecy-seven_buildings = sieben Gebäude
prophecy-eight_buildings = acht Gebäude
prophecy-twelve_flowers = zwölf Blumen
prophecy-two_artefacts = zwei Artefakte
prophecy-seven_flowers_one_artefact = sieben Blumen und ein Artefakt
prophecy-four_corners = vier Ecken
prophecy-three_in_line = drei in einer Reihe
prophecy-each_level = jede Stufe einmal
space-build = Baufeld
space-flower = Blumenfeld
space-move = Bewegungsfeld
space-chip = Chipfeld
fragment-head = Kopf
fragment-core = Kern
fragment-base = Sockel
window-die = Vor dem Würfel
window-awakening = Vor dem Wecken
window-recycling = Vor dem Recyceln
window-prophecy = Vor der Prophezeiung
window-end = Am Ende des Zuges
phase-1 = Würfel
phase-2 = Wecken
phase-3 = Recyceln
phase-4 = Erfüllen
points-buildings = Häuser
points-arrows = Pfeile
points-prophecies = Prophezeiungen
points-artefacts = Artefakte
points-flowers = Blumen
tile-L1-GREEN-FLOWER = Grün I (Blumen)
tile-L1-YELLOW-FLOWER = Gelb I (Blumen)
tile-L1-PURPLE-FLOWER = Lila I (Blumen)
tile-L1-RED-FLOWER = Rot I (Blumen)
tile-L1-GREEN-MOVE = Grün I (Bewegung)
tile-L1-YELLOW-MOVE = Gelb I (Bewegung)
tile-L1-PURPLE-MOVE = Lila I (Bewegung)
tile-L1-RED-MOVE = Rot I (Bewegung)
tile-L1-GREEN-ADVANCE = Grün I (Weiterbau)
tile-L1-YELLOW-ADVANCE = Gelb I (Weiterbau)
tile-L1-PURPLE-ADVANCE = Lila I (Weiterbau)
tile-L1-RED-ADVANCE = Rot I (Weiterbau)
tile-L1-GREEN-CHIP = Grün I (Chips)
tile-L1-YELLOW-CHIP = Gelb I (Chips)
tile-L1-PURPLE-CHIP = Lila I (Chips)
tile-L1-RED-CHIP = Rot I (Chips)
tile-L2-GREEN-FLOWER = Grün II (Blumen)
tile-L2-YELLOW-FLOWER = Gelb II (Blumen)
tile-L2-PURPLE-FLOWER = Lila II (Blumen)
tile-L2-RED-FLOWER = Rot II (Blumen)
tile-L2-GREEN-CHIP = Grün II (Chips)
tile-L2-YELLOW-CHIP = Gelb II (Chips)
tile-L2-PURPLE-CHIP = Lila II (Chips)
tile-L2-RED-CHIP = Rot II (Chips)
tile-L2-GREEN-MOVE = Grün II (Bewegung)
tile-L2-YELLOW-MOVE = Gelb II (Bewegung)
tile-L2-PURPLE-MOVE = Lila II (Bewegung)
tile-L2-RED-MOVE = Rot II (Bewegung)
tile-L3-GREEN-YELLOW = Grün III (zählt Gelb)
tile-L3-GREEN-RED = Grün III (zählt Rot)
tile-L3-YELLOW-PURPLE = Gelb III (zählt Lila)
tile-L3-YELLOW-GREEN = Gelb III (zählt Grün)
tile-L3-PURPLE-RED = Lila III (zählt Rot)
tile-L3-PURPLE-YELLOW = Lila III (zählt Gelb)
tile-L3-RED-GREEN = Rot III (zählt Grün)
tile-L3-RED-PURPLE = Rot III (zählt Lila)
tile-L3-MULTI-1 = Bunt III
tile-L3-MULTI-2 = Bunt III
tile-L3-MULTI-3 = Bunt III
tile-L3-MULTI-4 = Bunt III
now-phase-1 = Phase 1, Würfel wählen
now-phase-2 = Phase 2, Wecken
now-phase-3 = Phase 3, Recyceln
now-phase-4 = Phase 4, Prophezeiung
now-before-die = vor Phase 1
now-before-awakening = vor Phase 2
now-before-recycling = vor Phase 3
now-before-prophecy = vor Phase 4
now-before-end = nach Phase 4
now-closing = Ende des Zuges

## Fragen: an die, die entscheiden, und über sie an die anderen

ask-starter = Wer beginnt?
    .other = Der Zufall sagt, wer beginnt.
ask-elder = Welcher Älteste kommt auf Feld { $space }?
    .other = Die Ältesten werden gezogen.
ask-prophecy = Welche { NAME($notch, of: "notch") } Prophezeiung wird gezogen?
    .other = Die Prophezeiungen werden gezogen.
ask-roll =
    { $die ->
        [black] Was zeigt der schwarze Würfel?
       *[own] Was zeigt der Würfel von { SEAT($owner) }?
    }
    .other = Es wird gewürfelt.
ask-tile =
    { $slot ->
        [board] Welches Gebäude kommt in die Auslage der Stufe { $level }?
       *[top] Welches Gebäude liegt jetzt oben auf dem Stapel der Stufe { $level }?
    }
    .other = Ein Gebäude der Stufe { $level } wird aufgedeckt.
ask-elite = Welcher Elitecharakter wird gezogen?
    .other = Die Elitecharaktere werden gezogen.
ask-draft = Wähle einen Elitecharakter.
    .other = { SEAT($seat) } wählt einen Elitecharakter.
ask-window =
    { NAME($window, of: "window") }: { $can ->
        [call] Rufe einen Ältesten, oder weiter.
        [power] Nutze deine Elitekraft, oder weiter.
       *[both] Rufe einen Ältesten, nutze deine Elitekraft, oder weiter.
    }
    .other =
    { $can ->
        [call] { SEAT($seat) } darf einen Ältesten rufen.
        [power] { SEAT($seat) } darf eine Elitekraft nutzen.
       *[both] { SEAT($seat) } darf einen Ältesten rufen oder eine Elitekraft nutzen.
    }
ask-die = Phase 1: Nimm einen schwarzen Würfel.
    .other = { SEAT($seat) } nimmt einen schwarzen Würfel.
ask-flip = Die { $value } auf die Gegenseite drehen, auf { $opposite }?
    .other = { SEAT($seat) } darf die { $value } auf { $opposite } drehen.
ask-order = Phase 2: Dunaïa { $dunaia } erwacht. Welches Feld zuerst?
    .other = { SEAT($seat) } weckt Dunaïa { $dunaia }.
ask-effect =
    { $effect ->
        [square] Den Effekt von { $square } ausführen, oder darauf verzichten?
       *[building] Ein Gebäude weiterbauen, oder darauf verzichten?
    }
    .other = { SEAT($seat) } darf einen Effekt ausführen oder darauf verzichten.
ask-chip =
    { $chips ->
        [one] Welchen Chip setzt du ein?
       *[other] Welchen Chip setzt du ein (noch { $chips })?
    }
    .other = { SEAT($seat) } setzt einen Chip ein.
ask-move =
    { $moves ->
        [one] Bewege eine Dunaïa, oder hör auf.
       *[other] Bewege eine Dunaïa (bis zu { $moves }), oder hör auf.
    }
    .other = { SEAT($seat) } darf eine Dunaïa bewegen.
ask-recycle = Phase 3: Wo recycelst du den Würfel?
    .other = { SEAT($seat) } recycelt den Würfel.
ask-build = Welches Gebäude baust du, und wo?
    .other = { SEAT($seat) } beginnt einen Bau.
ask-advance = Welches Gebäude baust du weiter?
    .other = { SEAT($seat) } baut ein Gebäude weiter.
ask-search = Welches Gebäude aus einem Stapel baust du, und wo?
    .other = { SEAT($seat) } durchsucht einen Stapel.
ask-colour = Welcher Farbmarker kommt auf welches Gebäude?
    .other = { SEAT($seat) } legt einen Farbmarker auf ein Gebäude.
ask-power = Der { NAME($elder, of: "elder") } antwortet: die Kraft, das Fragment ({ NAME($fragment, of: "fragment") }) oder beides?
    .other = { SEAT($seat) } wählt zwischen der Kraft des { NAME($elder, of: "elder") }s und dem Fragment.
ask-claim = Phase 4: Die Prophezeiung „{ NAME($prophecy, of: "prophecy") }“ nehmen? Sie ist { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
    .other = { SEAT($seat) } darf die Prophezeiung „{ NAME($prophecy, of: "prophecy") }“ nehmen.
ask-shepherd = Bewege die geweckte Dunaïa { $dunaia }, oder hör auf.
    .other = { SEAT($seat) } darf Dunaïa { $dunaia } bewegen.
ask-surveyor = Merke ein Gebäude vor, oder verzichte.
    .other = { SEAT($seat) } darf ein Gebäude vormerken.

## Möglichkeiten

do-take = Die { $value } nehmen
do-turn = Den Würfel drehen
do-keep = Den Würfel lassen
do-first = Zuerst { $square }
do-perform = Den Effekt ausführen
do-skip = Auf den Effekt verzichten
do-insert = { $chip } einsetzen
do-move = Dunaïa { $dunaia } nach { $place } bewegen
do-stop = Aufhören
do-recycle = Auf dem { NAME($space, of: "space") } recyceln
    .seat-square = Auf { $square } von { SEAT($seat) } recyceln
do-build = { $tile } auf { $square } bauen
    .square-tile-turn = { $tile } auf { $square } bauen, Vierteldrehungen: { $turn }
do-advance = { $square } weiterbauen
do-call = Ältesten { $space } rufen, { $chips } abgeben
do-both = Kraft und Fragment
do-fragment = Nur das Fragment
do-power = Nur die Kraft
do-search = { $tile } auf { $square } bauen
    .square-tile-turn = { $tile } auf { $square } bauen, Vierteldrehungen: { $turn }
do-colour = Einen Farbmarker in { NAME($colour, of: "colour") } auf { $square } legen
do-foreman = Den Vorarbeiter für { $square } bezahlen
do-archivist = Den Archivar { $chips } abgeben lassen
do-continue = Weiter
do-claim = „{ NAME($prophecy, of: "prophecy") }“ nehmen
do-leave = „{ NAME($prophecy, of: "prophecy") }“ liegen lassen
do-book = { $tile } vormerken
do-pass = Nichts vormerken
do-pick = Den { NAME($elite, of: "elite") } wählen
do-roll = { $value }
do-draw = { $tile }
do-elder = { NAME($elder, of: "elder") }
do-prophecy = { NAME($prophecy, of: "prophecy") }
do-elite = { NAME($elite, of: "elite") }
do-begin = { SEAT($seat) } beginnt

# Die Arten der Züge, als Überschriften.
kind-take = Würfel nehmen
kind-turn = Drehen
kind-keep = Lassen
kind-first = Was zuerst
kind-perform = Ausführen
kind-skip = Verzichten
kind-insert = Chip einsetzen
kind-move = Dunaïa bewegen
kind-stop = Aufhören
kind-recycle = Recyceln
kind-build = Bauen
kind-advance = Weiterbauen
kind-call = Ältesten rufen
kind-both = Beides
kind-fragment = Fragment
kind-power = Kraft
kind-search = Aus den Stapeln bauen
kind-colour = Farbmarker
kind-foreman = Vorarbeiter
kind-archivist = Archivar
kind-continue = Weiter
kind-claim = Prophezeiung nehmen
kind-leave = Prophezeiung liegen lassen
kind-book = Gebäude vormerken
kind-pass = Nichts vormerken
kind-pick = Elitecharakter

## Ereignisse

event-begin = { SEAT($seat) } beginnt{ EACH($then, of: "then", before: ": ") }
event-elder = Der { NAME($elder, of: "elder") } kommt auf Ältestenfeld { $space }{ EACH($then, of: "then", before: ": ") }
event-prophecy = Die { NAME($notch, of: "notch") } Prophezeiung ist „{ NAME($prophecy, of: "prophecy") }“, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ EACH($then, of: "then", before: ": ") }
event-elite = Der { NAME($elite, of: "elite") } steht zur Wahl{ EACH($then, of: "then", before: ": ") }
event-draw = { $slot ->
        [board] { $tile } kommt in die Auslage der Stufe { $level }
       *[top] { $tile } liegt jetzt oben auf dem Stapel der Stufe { $level }
    }{ EACH($then, of: "then", before: ": ") }
event-roll = { SEAT($seat) } würfelt: { $die ->
        [black] Ein schwarzer Würfel
       *[own] Der Würfel von { SEAT($owner) }
    } zeigt { $value }{ EACH($then, of: "then", before: "; ") }
event-pick = { SEAT($seat) } wählt den { NAME($elite, of: "elite") }{ EACH($then, of: "then", before: ": ") }
event-take = { SEAT($seat) } nimmt { $die ->
        [black] eine schwarze { $value }
       *[own] die eigene { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }und weckt Dunaïa { $value }
    }{ EACH($then, of: "then", before: ": ") }
event-turn = { SEAT($seat) } dreht die { $before } auf { $value } und weckt Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
event-keep = { SEAT($seat) } lässt die { $value } liegen und weckt Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
event-first = { SEAT($seat) } weckt zuerst { $square }{ EACH($then, of: "then", before: ": ") }
event-perform = { $effect ->
        [square] { SEAT($seat) } führt den Effekt von { $square } aus
       *[building] { SEAT($seat) } baut ein Gebäude weiter
    }{ EACH($then, of: "then", before: ": ") }
event-skip = { $effect ->
        [square] { SEAT($seat) } verzichtet auf den Effekt von { $square }
       *[building] { SEAT($seat) } baut kein Gebäude weiter
    }{ EACH($then, of: "then", before: ": ") }
event-insert = { SEAT($seat) } setzt Chip { $chip } ein{ EACH($then, of: "then", before: ": ") }
event-move = { $how ->
        [shepherd] { SEAT($seat) } bewegt mit dem Schäfer Dunaïa { $dunaia } von { $start } nach { $target }
       *[effect] { SEAT($seat) } bewegt Dunaïa { $dunaia } von { $start } nach { $target }
    }{ EACH($then, of: "then", before: ": ") }
event-stop = { $how ->
        [shepherd] { SEAT($seat) } nutzt den Schäfer nicht
       *[effect] { $moved ->
            [0] { SEAT($seat) } bewegt keine Dunaïa
           *[other] { SEAT($seat) } bewegt keine weitere Dunaïa
        }
    }{ EACH($then, of: "then", before: ": ") }
event-recycle = { $where ->
        [common] { SEAT($seat) } recycelt den Würfel auf dem { NAME($space, of: "space") }
        [own] { SEAT($seat) } recycelt den Würfel im eigenen { $tile } auf { $square }
       *[other] { SEAT($seat) } recycelt den Würfel in { $tile } auf { $square } von { SEAT($owner) } und zahlt dort { $paid ->
            [one] { $paid } Blume
           *[other] { $paid } Blumen
        }
    }{ EACH($then, of: "then", before: ": ") }
    .seen = { $where ->
        [common] { SEAT($seat) } recycelt den Würfel auf dem { NAME($space, of: "space") }
        [own] { SEAT($seat) } recycelt den Würfel im eigenen { NAME($tile, of: "tile") } auf { $square }
       *[other] { SEAT($seat) } recycelt den Würfel in { NAME($tile, of: "tile") } auf { $square } von { SEAT($owner) } und zahlt dort { $paid ->
            [one] { $paid } Blume
           *[other] { $paid } Blumen
        }
    }{ EACH($then, of: "then", before: ": ") }
event-build = { $origin ->
        [booked] { SEAT($seat) } beginnt das vorgemerkte { $tile } auf { $square }
       *[other] { SEAT($seat) } beginnt { $tile } auf { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
    .cost = für { $paid ->
        [one] { $paid } Blume
       *[other] { $paid } Blumen
    }{ $turned ->
        [0] { "" }
        [one] , um { $turned } Viertel gedreht
       *[other] , um { $turned } Viertel gedreht
    }
    .seen = { $origin ->
        [booked] { SEAT($seat) } beginnt das vorgemerkte Gebäude, { NAME($tile, of: "tile") }, auf { $square }
       *[other] { SEAT($seat) } beginnt { NAME($tile, of: "tile") } auf { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
event-search = { SEAT($seat) } findet { $tile } im Stapel und beginnt es auf { $square } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } findet { NAME($tile, of: "tile") } im Stapel und beginnt es auf { $square } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
event-advance = { SEAT($seat) } baut auf { $square } weiter{ EACH($then, of: "then", before: ": ") }
event-colour = { SEAT($seat) } legt einen Farbmarker in { NAME($colour, of: "colour") } auf { $tile } auf { $square }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } legt einen Farbmarker in { NAME($colour, of: "colour") } auf das Gebäude auf { $square }{ EACH($then, of: "then", before: ": ") }
event-call = { SEAT($seat) } ruft den { NAME($elder, of: "elder") } und gibt { $chips } ab{ EACH($then, of: "then", before: ": ") }
event-both = { SEAT($seat) } nutzt die Kraft des { NAME($elder, of: "elder") }s und nimmt das Fragment{ EACH($then, of: "then", before: ": ") }
event-fragment = { SEAT($seat) } verzichtet auf die Kraft des { NAME($elder, of: "elder") }s und nimmt nur das Fragment{ EACH($then, of: "then", before: ": ") }
event-power = { SEAT($seat) } nutzt die Kraft des { NAME($elder, of: "elder") }s und lässt das Fragment liegen{ EACH($then, of: "then", before: ": ") }
event-foreman = { SEAT($seat) } zahlt dem Vorarbeiter { $paid ->
        [one] { $paid } Blume
       *[other] { $paid } Blumen
    }, damit es auf { $square } weitergeht{ EACH($then, of: "then", before: ": ") }
event-archivist = { SEAT($seat) } lässt den Archivar { $chips } abgeben{ EACH($then, of: "then", before: ": ") }
event-continue = { SEAT($seat) } macht weiter{ EACH($then, of: "then", before: ": ") }
event-claim = { SEAT($seat) } nimmt die Prophezeiung „{ NAME($prophecy, of: "prophecy") }“ für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ EACH($then, of: "then", before: ": ") }
event-leave = { SEAT($seat) } lässt die Prophezeiung „{ NAME($prophecy, of: "prophecy") }“ liegen{ EACH($then, of: "then", before: ": ") }
event-book = { SEAT($seat) } merkt { $tile } vor{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } merkt { NAME($tile, of: "tile") } vor{ EACH($then, of: "then", before: ": ") }
event-pass = { SEAT($seat) } merkt nichts vor{ EACH($then, of: "then", before: ": ") }

## Was von selbst folgt

then-elder = der { NAME($elder, of: "elder") } kommt auf Ältestenfeld { $space }
then-prophecy = die { NAME($notch, of: "notch") } Prophezeiung ist „{ NAME($prophecy, of: "prophecy") }“, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
then-draw = { $tile } liegt jetzt oben auf dem Stapel der Stufe { $level }
    .seen = { NAME($tile, of: "tile") } liegt jetzt oben auf dem Stapel der Stufe { $level }
then-take = { SEAT($seat) } muss { $die ->
        [black] eine schwarze { $value }
       *[own] die eigene { $value }
    } nehmen{ $wakes ->
        [open] { "" }
       *[now] { " " }und weckt Dunaïa { $value }
    }
then-recycle = { $where ->
        [common] der Würfel kommt auf das { NAME($space, of: "space") }
        [own] der Würfel kommt in das eigene { $tile } auf { $square }
       *[other] der Würfel kommt in { $tile } auf { $square } von { SEAT($owner) }, für { $paid ->
            [one] { $paid } Blume
           *[other] { $paid } Blumen
        }
    }
    .seen = { $where ->
        [common] der Würfel kommt auf das { NAME($space, of: "space") }
        [own] der Würfel kommt in das eigene { NAME($tile, of: "tile") } auf { $square }
       *[other] der Würfel kommt in { NAME($tile, of: "tile") } auf { $square } von { SEAT($owner) }, für { $paid ->
            [one] { $paid } Blume
           *[other] { $paid } Blumen
        }
    }
then-build = { $tile } wird auf { $square } begonnen, { then-build.cost }
    .cost = für { $paid ->
        [one] { $paid } Blume
       *[other] { $paid } Blumen
    }
    .seen = { NAME($tile, of: "tile") } wird auf { $square } begonnen, { then-build.cost }
then-search = { $tile } findet sich im Stapel und wird auf { $square } begonnen, { then-build.cost }
    .seen = { NAME($tile, of: "tile") } findet sich im Stapel und wird auf { $square } begonnen, { then-build.cost }
then-colour = ein Farbmarker in { NAME($colour, of: "colour") } kommt auf { $tile } auf { $square }
    .seen = ein Farbmarker in { NAME($colour, of: "colour") } kommt auf das Gebäude auf { $square }
then-progress = { $square } rückt auf { $token } von { $needed } vor
then-complete = { $square } ist fertig
then-flowers = { $flowers ->
        [one] +{ $flowers } Blume
       *[other] +{ $flowers } Blumen
    }
then-chip = Chip { $chip } ist eingesetzt
then-found = Fragment { NAME($fragment, of: "fragment") }
then-artefact = Fragment { NAME($fragment, of: "fragment") } vollendet ein Artefakt
then-fulfil = { SEAT($seat) } erfüllt die Prophezeiung „{ NAME($prophecy, of: "prophecy") }“ für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
then-asleep = nichts von { $squares }
then-lost = der Effekt von { $square } entfällt, weil eine Dunaïa fortgegangen ist
then-end = { $reason ->
        [prophecies] die letzte Prophezeiung ist weg
       *[buildings] das Dorf ist fertig
    }, also endet das Spiel nach { $turns ->
        [one] einem weiteren Zug
       *[other] { $turns } weiteren Zügen
    }
then-next = { $begins ->
        [round] Runde { $round } beginnt mit { SEAT($seat) }
       *[turn] { SEAT($seat) } ist dran
    }
then-collect = { SEAT($seat) } sammelt alle Würfel ein, um sie zu werfen
then-over = das Spiel ist zu Ende

## Der Wertungsbogen

line-building = { $tile } auf { $square }
line-arrow = Pfeil von { $tile } auf { $square } nach { $target }
line-prophecy = Prophezeiung „{ NAME($prophecy, of: "prophecy") }“
line-artefacts = { $artefacts ->
        [one] { $artefacts } vollständiges Artefakt
       *[other] { $artefacts } vollständige Artefakte
    }
line-flowers = { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }

## Ablehnungen

refuse-starter-first = zuerst sagt der Zufall, wer beginnt
refuse-drawing-elders = die Ältesten werden noch gezogen
refuse-drawing-prophecies = die Prophezeiungen werden noch gezogen
refuse-rolling = es wird gerade gewürfelt
refuse-laying-out = die Gebäude werden noch ausgelegt
refuse-uncovering = zuerst wird das nächste Gebäude des Stapels aufgedeckt
refuse-drawing-elites = die Elitecharaktere werden noch gezogen
refuse-starter-known = wer beginnt, steht schon fest
refuse-elders-drawn = Älteste werden nur beim Aufbau gezogen
refuse-prophecies-drawn = Prophezeiungen werden nur beim Aufbau gezogen
refuse-no-roll-due = gerade wird nicht gewürfelt
refuse-no-tile-due = gerade wird kein Gebäude aufgedeckt
refuse-no-elite-due = gerade wird kein Elitecharakter gezogen
refuse-no-draft = Elitecharaktere wählt man nur vor dem ersten Zug
refuse-not-phase-1 = Würfel nimmt man in Phase 1
refuse-not-the-tinkerer = drehen darf den Würfel nur, wer den Tüftler hat, und nur beim Nehmen
refuse-no-order-due = gerade ist keine Reihenfolge von Effekten zu wählen
refuse-no-effect-due = gerade ist über keinen Effekt zu entscheiden
refuse-no-chip-due = du hast gerade keinen Chip einzusetzen
refuse-no-move-due = du kannst gerade keine Dunaïa bewegen
refuse-nothing-to-stop = du bewegst gerade keine Dunaïa, also gibt es nichts aufzuhören
refuse-not-phase-3 = recycelt wird der Würfel in Phase 3
refuse-no-build-due = um ein Gebäude zu kaufen, lege den Würfel auf das Baufeld
refuse-no-advance-due = du kannst gerade kein Gebäude nach Wahl weiterbauen
refuse-no-call-now = Älteste ruft man vor oder nach einer Phase
refuse-no-power-due = gerade ist über keine Kraft und kein Fragment zu entscheiden
refuse-no-search-due = nur ein Ältester lässt dich einen Stapel durchsuchen
refuse-no-colour-due = nur ein Ältester gibt einen Farbmarker
refuse-no-foreman-now = der Vorarbeiter arbeitet vor oder nach einer Phase
refuse-no-archivist-now = der Archivar arbeitet vor oder nach einer Phase
refuse-no-window = du kannst gerade keinen Ältesten rufen und keine Kraft nutzen
refuse-no-claim-due = gerade ist über keine Prophezeiung zu entscheiden
refuse-no-booking-now = nur der Vermesser merkt ein Gebäude vor, am Ende des Zuges
refuse-no-booking-due = gerade ist kein Gebäude vorzumerken
refuse-over = das Spiel ist zu Ende
refuse-no-seat = an diesem Tisch gibt es keinen Platz { $number }
refuse-no-elder = es gibt keinen Ältesten { $elder }
refuse-elder-placed = der { NAME($elder, of: "elder") } hat schon ein Feld
refuse-elder-not-first = der { NAME($elder, of: "elder") } ist nicht für das erste Spiel empfohlen
refuse-other-notch = „{ NAME($prophecy, of: "prophecy") }“ ist keine { NAME($notch, of: "notch") } Prophezeiung
refuse-prophecy-not-first = „{ NAME($prophecy, of: "prophecy") }“ ist nicht für das erste Spiel empfohlen
refuse-no-face = die Würfel haben keine { $value }
refuse-no-tile = es gibt kein Gebäude { $tile }
refuse-other-pile = { $tile } gehört nicht in den Stapel der Stufe { $level }
refuse-left-pile = { $tile } ist nicht mehr im Stapel
refuse-no-elite = es gibt keinen Elitecharakter { $elite }
refuse-elite-offered = der { NAME($elite, of: "elite") } steht schon zur Wahl
refuse-elite-not-offered = der { NAME($elite, of: "elite") } steht nicht zur Wahl
refuse-own-die-waits = dein eigener Würfel muss warten, bis kein schwarzer mehr da ist; die schwarzen zeigen { $values }
refuse-die-of-another = die { $value } ist der Würfel von jemand anderem
refuse-no-such-die = kein schwarzer Würfel zeigt { $value }; sie zeigen { $values }
refuse-not-beside = Dunaïa { $dunaia } steht auf { $place }
refuse-no-chip = es gibt keinen Chip { $chip }
refuse-chip-in = Chip { $chip } ist schon eingesetzt
refuse-no-dunaia = es gibt keine Dunaïa { $dunaia }
refuse-no-place = { $place } ist keine Linie zwischen zwei Feldern
refuse-moved-already = dieser Effekt hat Dunaïa { $dunaia } schon bewegt
refuse-only-awakened = nur die geweckte Dunaïa { $dunaia } darf bewegt werden
refuse-stands-there = Dunaïa { $dunaia } steht schon auf { $place }
refuse-place-not-empty = { $place } ist nicht leer
refuse-place-full = auf { $place } { $dunaias ->
        [one] steht schon { $dunaias } Dunaïa
       *[other] stehen schon { $dunaias } Dunaïas
    }, mehr dürfen es nicht sein
refuse-no-building = { SEAT($seat) } hat auf { $square } kein Gebäude
refuse-no-space = die gemeinsame Tafel hat kein Feld { $space }
refuse-not-completed = { $tile } ist nicht fertig
    .seen = dieses Gebäude ist nicht fertig
refuse-not-level-1 = { $tile } ist kein Gebäude der Stufe 1
    .seen = das ist kein Gebäude der Stufe 1
refuse-die-on-it = in { $tile } liegt schon ein Würfel, bis zum nächsten Wurf
    .seen = in diesem Gebäude liegt schon ein Würfel, bis zum nächsten Wurf
refuse-flower-for-owner = zuerst bekommt { SEAT($seat) } eine Blume von dir, und du hast keine
refuse-not-for-sale = { $tile } steht nicht zum Verkauf
    .seen = dieses Gebäude steht nicht zum Verkauf
refuse-too-dear = { $tile } kostet { $price }, und { refuse-too-dear.have }
    .have = du hast { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }
    .seen = es kostet { $price }, und { refuse-too-dear.have }
refuse-no-square = es gibt kein Feld { $square }
refuse-square-used = auf { $square } liegt schon ein Gebäude
refuse-say-turn = an diesem Tisch darf man Gebäude drehen: Schreib r0, r1, r2 oder r3 dazu
refuse-upright = Gebäude liegen aufrecht und werden nicht gedreht
refuse-no-turn = ein Gebäude hat vier Vierteldrehungen, r0 bis r3; r{ $turn } ist keine davon
refuse-same-turn = r{ $turn } sieht aus wie r{ $same }; schreib r{ $same }
refuse-no-site-there = du hast auf { $square } keine Baustelle
refuse-no-elder-space = es gibt kein Ältestenfeld { $space }
refuse-empty-call = dieser Ruf brächte nichts
refuse-no-chips = { $chips } nennt keine Chips; schreib sie wie 2+5+6
refuse-chips-not-in = abgeben kann man nur eingesetzte Chips, und { $count ->
        [one] { $missing } ist
       *[other] { $missing } sind
    } nicht eingesetzt
refuse-other-chips = abzugeben sind { $asked ->
        [any] { $more } beliebige Chips
       *[some] { $more ->
            [0] { $fixed }
            [one] { $fixed } und ein weiterer nach Wahl
           *[other] { $fixed } und { $more } weitere nach Wahl
        }
    }, nicht { $chips }
refuse-only-foreman = das kann nur der Vorarbeiter
refuse-foreman-used = der Vorarbeiter wurde in diesem Zug schon bezahlt
refuse-foreman-too-dear = der Vorarbeiter kostet { $price ->
        [one] { $price } Blume
       *[other] { $price } Blumen
    }
refuse-only-archivist = das kann nur der Archivar
refuse-archivist-used = der Archivar wurde in diesem Zug schon genutzt
refuse-fragment-always = das Fragment nimmt man, wann immer es geht
refuse-not-in-pile = { $tile } ist in keinem Stapel
refuse-no-colour = es gibt keinen Farbmarker { $colour }
refuse-no-own-building = du hast auf { $square } kein Gebäude
refuse-colour-gone = es ist kein Farbmarker in { NAME($colour, of: "colour") } mehr da
refuse-colour-there = { $tile } auf { $square } hat { NAME($colour, of: "colour") } schon
    .seen = das Gebäude auf { $square } hat { NAME($colour, of: "colour") } schon
refuse-other-prophecy = du entscheidest über „{ NAME($asked, of: "prophecy") }“, nicht über „{ NAME($prophecy, of: "prophecy") }“
refuse-no-token = es ist kein Baumarker mehr da
refuse-board-full = alle Felder sind belegt
refuse-no-flower = im Vorrat sind keine Blumen mehr
refuse-chips-in = alle Chips sind schon eingesetzt
refuse-no-site = du hast keine Baustelle
refuse-no-affordable-tile = du kannst dir kein Gebäude leisten
refuse-no-affordable-search = du kannst dir kein Gebäude aus den Stapeln leisten
refuse-nothing-to-colour = keines deiner Gebäude kann einen der übrigen Farbmarker bekommen
refuse-fragment-held = das unvollständige Artefakt hat schon einen { NAME($fragment, of: "fragment") }
refuse-fragment-gone = es ist kein { NAME($fragment, of: "fragment") } mehr da

## Das Brett in Worten

board-over = Das Spiel ist zu Ende.
board-set-up = Aufbau
board-rolls = { SEAT($seat) } würfelt
board-head = Runde { $round }, { SEAT($seat) }: { NAME($now, of: "now") }
board-awake = Dunaïa { $dunaia } ist wach
board-last = { $turns ->
        [0] Das ist der letzte Zug
        [one] Nach diesem noch { $turns } Zug
       *[other] Nach diesem noch { $turns } Züge
    }
board-own-die = { SEAT($seat) } { $value ->
        [0] genommen
       *[other] { $value }
    }
board-dice = Würfel: { $count ->
        [0] keine schwarzen mehr
       *[other] schwarz { $black }
    }; eigene: { $own }
board-space = { NAME($space, of: "space") } ({ $effect }): { $dice } Würfel
board-spaces = Recyceln auf der gemeinsamen Tafel: { $spaces }
board-market = Auslage (Preis, Gebäude, Bauschritte, Effekt):
board-no-tile = leer
board-offer = { $slot ->
        [board] Auslage { $price }  { $tile }
       *[top] Stapel  { $price }  { $tile }, { $below } darunter
    }
board-effect = { $effect ->
        [flower] { $amount ->
            [one] { $amount } Blume nehmen
           *[other] { $amount } Blumen nehmen
        }
        [chip_any] { $amount ->
            [one] { $amount } Chip nach Wahl einsetzen
           *[other] { $amount } Chips nach Wahl einsetzen
        }
        [move] { $amount ->
            [one] { $amount } Dunaïa bewegen
           *[other] bis zu { $amount } Dunaïas bewegen
        }
        [advance] { $amount ->
            [one] { $amount } Gebäude weiterbauen
           *[other] { $amount }-mal weiterbauen
        }
        [build] einen Bau beginnen
        [search_build] ein Gebäude aus einem Stapel bauen
        [colour] einen Farbmarker auf ein Gebäude legen
       *[chip_own] den Chip der geweckten Dunaïa einsetzen
    }
board-short = { $effect ->
        [flower] Blume { $amount }
        [chip_any] Chip { $amount }
        [move] Bewegung { $amount }
       *[advance] Weiterbau { $amount }
    }
board-arrow = { $effect ->
        [flower] +{ $amount } Blume
        [chip_any] +{ $amount } Chip
        [move] +{ $amount } Bewegung
       *[points] { NAME($colour, of: "colour") } { $amount }
    }
board-squares = { $squares } Bauschritte
board-multi = zählt als jede Farbe
board-any = beliebig
board-elder = Ältester { $space } { NAME($elder, of: "elder") }: { $effect }; Chips { $chips }; { NAME($fragment, of: "fragment") } (noch { $left })
board-elites = Elitecharaktere zur Wahl: { NAME($elites, of: "elite") }
board-taken = hat { SEAT($seat) }
board-reached = { SEAT($seat) } { $far }
board-prophecy = Prophezeiung { NAME($prophecy, of: "prophecy") } ({ $points }): { $far }
board-player = { SEAT($seat) } ({ NAME($colour, of: "colour") }){ $who ->
        [you] { " " }(du)
       *[other] { "" }
    }
board-none = keine
board-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-flowers = { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }
board-chips = Chips { $chips }
board-artefacts = { $artefacts ->
        [one] { $artefacts } Artefakt
       *[other] { $artefacts } Artefakte
    }{ $held ->
        [0] { "" }
       *[other] { " " }und { NAME($fragments, of: "fragment") }
    }
board-tokens = { $tokens } Baumarker
board-elite = { NAME($elite, of: "elite") }
board-booked = { $tile } für { $price } vorgemerkt
board-dunaia = { $dunaia } auf { $line }
board-dunaias = Dunaïas: { $dunaias }
board-live = wirksame Pfeile { $sides }
board-die = Würfel
board-done = fertig
board-site = Bau { $token }/{ $squares }
board-token = +{ NAME($colour, of: "colour") }
board-empty = leer, { $effect ->
        [flower] Blume
        [chip_own] eigener Chip
        [chip_any] Chip
       *[move] Bewegung
    }{ $amount ->
        [one] { "" }
       *[other] { " " }{ $amount }
    }

## Der Bildschirm: die Teile

ui-round = Runde { $round }
ui-prophecies-left = { $left ->
        [one] noch { $left } Prophezeiung
       *[other] noch { $left } Prophezeiungen
    }
ui-turns-left = { $turns ->
        [0] Letzter Zug
        [one] nach diesem noch { $turns } Zug
       *[other] nach diesem noch { $turns } Züge
    }
ui-phases = Die Phasen des Zuges
ui-prophecies = Prophezeiungen
ui-elders = Älteste
ui-recycling = Recyceln
ui-buildings = Gebäude
ui-booked = Vorgemerkt
ui-search = In den Stapeln
ui-found = { $count } Gebäude in Reichweite
ui-piles = in den Stapeln { $piles }
ui-common = Gemeinsame Tafel
ui-villages = Dörfer
ui-village = Das Dorf von { SEAT($seat) }
ui-open-village = Das Dorf von { SEAT($seat) } ansehen
ui-guest = Ein Würfel in einem freien Haus hier kostet { $price ->
        [one] { $price } Blume
       *[other] { $price } Blumen
    } an { SEAT($seat) }.
ui-power-merchant = Gebäude kosten { $value ->
        [one] { $value } Blume
       *[other] { $value } Blumen
    } weniger
ui-power-tinkerer = Ein Würfel darf umgedreht werden
ui-power-foreman = { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    } für einen Bauschritt, einmal im Zug
ui-power-archivist = { $chips } Chips für eine Bewegung und { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }, einmal im Zug
ui-power-shepherd = Bewegt am Ende die geweckte Dunaïa
ui-power-surveyor = Merkt am Ende ein Gebäude vor
ui-brief-merchant = Gebäude { $value } billiger
ui-brief-tinkerer = darf Würfel drehen
ui-brief-foreman = { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }: ein Bauschritt
ui-brief-archivist = { $chips } Chips: { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }
ui-brief-shepherd = bewegt die geweckte
ui-brief-surveyor = merkt vor
ui-elders-answer = { $count ->
        [one] { $count } Ältester hilft
       *[other] { $count } Älteste helfen
    }
ui-not-this-turn = Diesen Zug nicht
ui-done = fertig
ui-progress = { $token }/{ $needed }
ui-pill-done = fertig, +{ $points }
ui-asleep = schläft
ui-due = als Nächste
ui-pay-goes = geht weg
ui-pay-this = dieser
ui-pay-or = oder dieser
ui-pay-not-in = fehlt
ui-flowers = { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }
ui-tokens = { $tokens ->
        [0] kein Baumarker übrig
       *[other] noch { $tokens } Baumarker
    }
ui-fragments = { $held ->
        [one] { $held } Fragment
       *[other] { $held } Fragmente
    }, { $artefacts ->
        [one] { $artefacts } Artefakt
       *[other] { $artefacts } Artefakte
    }
ui-houses = { $completed } von { $needed } Häusern fertig
ui-chips = eingesetzte Chips: { $chips }
ui-costs = { $price ->
        [one] { $price } Blume
       *[other] { $price } Blumen
    }
ui-omen = Prophezeiung „{ NAME($prophecy, of: "prophecy") }“: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ui-elder = { NAME($elder, of: "elder") }: { $what }, für die Chips { $chips } und { $more } nach Wahl, dazu der { NAME($fragment, of: "fragment") } eines Artefakts
ui-space = { $what }; { $dice } Würfel darauf
ui-empty = { $square }, leer: { $what }
ui-standing = { $square }, { NAME($tile, of: "tile") }, { $token ->
        [0] fertig
       *[other] im Bau, { $token } von { $squares }
    }
ui-arrow = Pfeil nach { NAME($side, of: "side") }
ui-arrow-live = wirksamer Pfeil nach { NAME($side, of: "side") }
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
ui-colour-token = mit einem Farbmarker in { NAME($colour, of: "colour") }
ui-die-on-it = ein Würfel liegt darin
ui-line = Zwischen { $line }, Dunaïas dort: { $dunaias }
ui-giant = Dunaïa { $number } auf { $line }
ui-column = { $value }: { $black ->
        [0] kein schwarzer Würfel
        [one] { $black } schwarzer Würfel
       *[other] { $black } schwarze Würfel
    }, eigene Würfel: { SEAT($own) }.
ui-column-chip = { $in ->
        [yes] Chip { $chip } ist eingesetzt.
       *[no] Chip { $chip } ist nicht eingesetzt.
    }
ui-wakes-nothing = { $square } gibt nichts.
ui-wakes-progress = { $square } rückt auf { $token } von { $needed } vor.
ui-wakes-complete = { $square } wird fertig{ $points ->
        [0] { "" }
        [one] : { $points } Punkt
       *[other] : { $points } Punkte
    }.
ui-wakes-gain = { $square } gibt { $chip ->
        [0] { $flowers ->
            [0] { "" }
            [one] { $flowers } Blume
           *[other] { $flowers } Blumen
        }{ $chips ->
            [0] { "" }
            [one] { " " }{ $chips } Chip nach Wahl
           *[other] { " " }{ $chips } Chips nach Wahl
        }{ $moves ->
            [0] { "" }
            [one] { " " }{ $moves } Bewegung
           *[other] { " " }{ $moves } Bewegungen
        }
       *[other] Chip { $chip }
    }.

## Der Bildschirm: was zu tun ist

ui-say-last = { $turns ->
        [0] Das ist der letzte Zug.
        [one] Nach diesem folgt noch { $turns } Zug.
       *[other] Nach diesem folgen noch { $turns } Züge.
    }
ui-say-die = Nimm einen Würfel
ui-say-dice = { $count ->
        [one] Nur eine schwarze { $black } ist übrig.
       *[other] Schwarze Würfel: { $black }.
    } { $own ->
        [0] { "" }
       *[other] Deine eigene { $own } wartet, bis kein schwarzer mehr da ist.
    }
ui-say-own-die = Kein schwarzer Würfel ist mehr da, also nimmst du deine eigene { $value }.
ui-say-take = Die { $value } nehmen, Dunaïa { $value } wecken?
ui-say-ninth = Damit ist dein Dorf fertig, und das Spiel geht zu Ende.
ui-say-order = Dunaïa { $dunaia } erwacht: Welches Feld zuerst?
ui-why-giant-first = Wähle erst die Dunaïa, die sich bewegt (DUN-060).
ui-why-no-turn = Drehen kannst du ein Gebäude, sobald es auf seinem Feld liegt, und nur an einem Tisch, der das erlaubt (DUN-033).
ui-say-or = Oder:
ui-say-chip = { $chips ->
        [one] Setze einen Chip ein
       *[other] Setze { $chips } Chips ein
    }
ui-say-chip-text = Wähle eine Zahl, deren Chip noch nicht eingesetzt ist.
ui-say-move = { $moves ->
        [one] Bewege eine Dunaïa
       *[other] Bewege bis zu { $moves } Dunaïas
    }
ui-say-move-which = Zieh eine auf eine andere Linie, oder wähle erst sie und dann die Linie. Auf einer Linie stehen höchstens drei.
ui-say-move-where = Wohin geht Dunaïa { $dunaia }? Auf einer Linie stehen höchstens drei.
ui-say-astray = Geht die geweckte Dunaïa fort, gibt { $square } nichts.
ui-say-shepherd = Die geweckte Dunaïa { $dunaia } bewegen?
ui-say-recycle = Wohin kommt deine { $value }?
ui-say-recycle-text = Auf die Tafel, in ein freies Haus der Stufe I, oder für { $price ->
        [one] { $price } Blume
       *[other] { $price } Blumen
    } in ein fremdes Haus.
ui-say-guest = { SEAT($seat) } bekommt dafür { $price ->
        [one] { $price } Blume
       *[other] { $price } Blumen
    }.{ " " }
ui-say-gives = Du darfst { $what }.
ui-say-build = Welches Gebäude, und wo?
ui-say-search = Welches Gebäude aus den Stapeln, und wo?
ui-say-which = Wähle ein Gebäude oder ein Feld.
ui-say-which-here = Wähle ein Gebäude für { $square }.
ui-say-where = Jedes freie Feld zeigt, was das Haus dort bringen wird.
ui-say-lay = { NAME($tile, of: "tile") } auf { $square } bauen?
ui-say-price = { $price ->
        [0] Es kostet nichts
        [one] Es kostet { $price } Blume
       *[other] Es kostet { $price } Blumen
    } und ist nach { $advances ->
        [one] { $advances } Schritt
       *[other] { $advances } Schritten
    } fertig.
ui-say-finished = Fertig bringt es { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $flowers ->
        [0] { "" }
        [one] , seine Nachbarn geben { $flowers } Blume mehr
       *[other] , seine Nachbarn geben { $flowers } Blumen mehr
    }{ $chips ->
        [0] { "" }
        [one] , seine Nachbarn geben { $chips } Chip mehr
       *[other] , seine Nachbarn geben { $chips } Chips mehr
    }{ $moves ->
        [0] { "" }
        [one] , seine Nachbarn geben { $moves } Bewegung mehr
       *[other] , seine Nachbarn geben { $moves } Bewegungen mehr
    }.
ui-say-advance = Welches Gebäude baust du weiter?
ui-say-advance-text = Wähle eine deiner Baustellen.
ui-say-foreman = Wo arbeitet der Vorarbeiter?
ui-say-foreman-text = Wähle eine deiner Baustellen; für zwei Blumen geht es dort weiter.
ui-say-colour = Wähle einen Farbmarker
ui-say-colour-text = Dann wähle das Gebäude, das ihn bekommt.
ui-say-book = Ein Gebäude vormerken?
ui-say-book-text = Du kannst es später kaufen, zum niedrigsten Preis seiner Stufe.
ui-say-draft = Wähle einen Elitecharakter
ui-say-draft-text = Er bleibt das ganze Spiel bei dir.
ui-say-call = Den { NAME($elder, of: "elder") } rufen?
ui-say-call-text = Du darfst { $power }. { $fragment ->
        [none] Das Fragment kannst du nicht nehmen.
        [whole] Das Fragment vollendet ein Artefakt.
       *[other] Dazu kommt der { NAME($fragment, of: "fragment") } eines Artefakts.
    }
ui-say-archivist = Zwei Chips abgeben?
ui-say-archivist-text = Dafür bewegst du eine Dunaïa und nimmst zwei Blumen.
ui-say-window-die = Nur noch dein eigener Würfel ist da
ui-say-window-awakening = Vor dem Wecken
ui-say-window-recycling = Vor dem Recyceln
ui-say-window-prophecy = Dein Würfel liegt
ui-say-window-end = Die Prophezeiungen sind geprüft
ui-say-window-text = Du darfst noch einen Ältesten rufen oder deine Elitekraft nutzen.
ui-act-take = Die { $value } nehmen
ui-act-first = Zuerst { $square }
ui-act-stop = { $moved ->
        [0] Nicht bewegen
       *[other] Fertig
    }
ui-act-move = { $dunaia } nach { $place }
ui-act-place = Würfel hierher
ui-act-lay = Auf { $square } bauen
ui-act-turn = Drehen
ui-act-pay = { $chips } abgeben
ui-act-end = Zug beenden
ui-act-prophecy = Erst Prophezeiungen
ui-act-own-die = Nehmen
ui-act-on = Weiter
ui-tell-build = { NAME($tile, of: "tile") } auf { $square } bauen{ $turn ->
        [0] { "" }
       *[other] , Vierteldrehungen: { $turn }
    }
ui-tell-search = { NAME($tile, of: "tile") } suchen und auf { $square } bauen{ $turn ->
        [0] { "" }
       *[other] , Vierteldrehungen: { $turn }
    }
ui-tell-book = { NAME($tile, of: "tile") } vormerken
ui-keys-number = einen Würfel nehmen, einen Chip einsetzen oder abgeben, ein Gebäude wählen
ui-keys-elder = der nächste Älteste, der hilft
ui-keys-quiet = kein Ältester in diesem Zug
ui-keys-space = Bau, Blume, Bewegung, Chip: wohin der Würfel kommt
ui-keys-next = die nächste Stelle, an der etwas geht
ui-keys-turn = das Gebäude drehen, wo der Tisch es erlaubt
ui-aid-live = zeigt auf ein fertiges Haus seiner Farbe: zählt
ui-aid-dead = noch nicht
ui-aid-asleep = Fertige I und III geben beim Wecken nichts.
ui-aid-end = Ende: die letzte Prophezeiung, oder { $buildings } fertige Häuser.

## Der Bildschirm: Verlauf und Wertungsbogen

ui-log-begin = Aufbau
ui-log-round = Runde { $round }
ui-log-setup = Das Tal ist ausgelegt{ $begun ->
        [yes] . { SEAT($seat) } beginnt.
       *[no] .
    }
ui-log-who = { SEAT($seat) }{ " " }
ui-log-rolls = würfelt { $rolls }
ui-log-pick = wählt den { NAME($elite, of: "elite") }
ui-log-take = { $die ->
        [black] nimmt die { $value }
       *[own] nimmt die eigene { $value }
    }
ui-log-turn = dreht sie auf { $value }
ui-log-skip = verzichtet auf einen Effekt
ui-log-insert = setzt Chip { $chip } ein
ui-log-move = bewegt { $dunaia } nach { $target }
ui-log-recycle = { $where ->
        [common] nutzt das { NAME($space, of: "space") }
        [own] nutzt { $square }
       *[other] nutzt { $square } von { SEAT($owner) } für { $paid ->
            [one] { $paid } Blume
           *[other] { $paid } Blumen
        }
    }
ui-log-build = beginnt { NAME($tile, of: "tile") } auf { $square } für { $paid ->
        [one] { $paid } Blume
       *[other] { $paid } Blumen
    }
ui-log-search = findet { NAME($tile, of: "tile") } und beginnt es auf { $square } für { $paid ->
        [one] { $paid } Blume
       *[other] { $paid } Blumen
    }
ui-log-advance = baut auf { $square } weiter
ui-log-colour = legt einen Farbmarker in { NAME($colour, of: "colour") } auf { $square }
ui-log-call = ruft den { NAME($elder, of: "elder") } mit { $chips }
ui-log-both = nimmt Kraft und Fragment
ui-log-fragment = nimmt nur das Fragment
ui-log-power = nimmt nur die Kraft
ui-log-foreman = zahlt dem Vorarbeiter { $paid } für { $square }
ui-log-archivist = lässt den Archivar { $chips } abgeben
ui-log-claim = nimmt „{ NAME($prophecy, of: "prophecy") }“
ui-log-leave = lässt „{ NAME($prophecy, of: "prophecy") }“ liegen
ui-log-book = merkt { NAME($tile, of: "tile") } vor
ui-log-pass = merkt nichts vor
ui-then-progress = { $square } rückt auf { $token } von { $needed } vor
ui-then-complete = { $square } ist fertig
ui-then-flowers = { $flowers ->
        [one] +{ $flowers } Blume
       *[other] +{ $flowers } Blumen
    }
ui-then-chip = Chip { $chip } ist eingesetzt
ui-then-found = der { NAME($fragment, of: "fragment") } eines Artefakts
ui-then-artefact = ein Artefakt ist vollständig
ui-then-fulfil = erfüllt „{ NAME($prophecy, of: "prophecy") }“ für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ui-then-lost = { $square } wird nicht geweckt
ui-then-end = das Spiel endet nach { $turns ->
        [one] einem weiteren Zug
       *[other] { $turns } weiteren Zügen
    }
ui-then-over = das Spiel ist zu Ende
ui-sheet-building = Fertige Gebäude
ui-sheet-arrow = Ihre Pfeile
ui-sheet-prophecy = Prophezeiungen
ui-sheet-artefacts = Artefakte
ui-sheet-flowers = Blumen
ui-sheet-count = { $count }
ui-piece-giant = Dunaïa { $n }{ $awake ->
        [yes] , wach
       *[no] { "" }
    }
ui-piece-die = Würfel, { $n }
ui-piece-die-blank = Würfel in einem Haus
ui-piece-own-die = Würfel von Platz { $n }
ui-piece-artefact = { $held } von 3 Fragmenten
ui-piece-gives = was ein Feld gibt
ui-piece-dull = nichts
ui-piece-site = Baustelle, { $token } von { $squares }
