# Mines of the Sacred Dragon auf Deutsch. SEAT, NAME und LETTERS: siehe core/text/words.py.

blurb = Lege Sechsecke, Farbe an Farbe, und eröffne Minen, wo viele Kanten zusammenkommen.

## Optionen

option-start_player = Wer beginnt: vom Zufall bestimmt, oder der Platz der jüngsten Person.
    .random = Zufall
option-joined = Muss jedes weitere Plättchen eines Zuges ein früheres berühren, oder genügt es, wenn am Ende alle verbunden sind?
    .each = jedes
    .final = am Ende verbunden
option-short_tokens = Wenn die Marker für eine Mine nicht reichen: keine bauen, oder legen, was noch da ist?
    .forbid = keine bauen
    .place_remaining = legen, was da ist
option-extend_six_points = Punkte für eine Erweiterung mit sechs Seiten.
option-removed_tiles = Sehen alle die Plättchen, die beim Umordnen aus dem Spiel kommen?
    .open = ja, offen
    .hidden = nein, verdeckt
option-expansion = Die vier einfarbigen Plättchen dazunehmen.
    .none = ohne
    .solid = mit
option-tie_break = Bei Gleichstand zuerst: die wertvollste Zone, oder die Zone mit den meisten Fundamenten?
    .zone_score = wertvollste Zone
    .zone_size = meiste Fundamente
option-final_tie = Bei Gleichstand zuletzt: Ist der Sieg geteilt, oder gewinnt, wer später am Zug ist?
    .shared = geteilt
    .later_turn = wer später dran ist
option-solo_tiles = Wie viele Plättchen ein Solospiel insgesamt hat.
option-round_start = Beginnt jede Runde dieselbe Person, oder jede der nächste Platz?
    .fixed = dieselbe Person
    .rotate = der nächste Platz

## Namen

colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-gray = grau
token-red = rot
token-yellow = gelb
token-green = grün
token-blue = blau
token-black = schwarz
side-east = Osten
side-south-east = Südosten
side-south-west = Südwesten
side-west = Westen
side-north-west = Nordwesten
side-north-east = Nordosten
action-supply = Nachschub
action-reorganize = Umordnen

## Fragen: an die, die entscheiden, und über sie an die anderen

ask-starter = Wer beginnt?
    .other = Der Zufall sagt, wer beginnt.
ask-deal = Welches Plättchen bekommt { SEAT($drawer) }?
    .other = { SEAT($drawer) } bekommt ein Plättchen.
ask-centre = Welches Plättchen kommt in die Mitte?
    .other = Das Startplättchen wird gezogen.
ask-opening = Startrunde: Lege ein Plättchen; passt keines, zeige deine Hand und entferne eines.
    .other = { SEAT($seat) } legt ein Plättchen der Startrunde.
ask-turn = { $hand ->
        [empty] Du bist am Zug: Deine Hand ist leer, also musst du Nachschub holen.
        [full] Du bist am Zug: erkunden oder umordnen.
       *[some] Du bist am Zug: erkunden, Nachschub holen oder umordnen.
    }
    .other = { SEAT($seat) } wählt eine Aktion, mit { $tiles ->
        [0] keinem Plättchen
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    } auf der Hand.
ask-more = { $joined ->
        [bridge] Verbinde die beiden Plättchen dieses Zuges mit einem dritten.
        [final] Lege noch ein Plättchen, oder hör auf. Es muss das erste berühren, oder ein drittes aus deiner Hand muss die beiden verbinden können.
       *[each] Lege noch ein Plättchen, das eines aus diesem Zug berührt, oder hör auf.
    }
    .other = { $joined ->
        [bridge] { SEAT($seat) } verbindet die beiden Plättchen dieses Zuges mit einem dritten.
       *[other] { SEAT($seat) } legt noch ein Plättchen oder hört auf.
    }
ask-mine = Für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $mine ->
        [build] bauen
       *[extend] erweitern
    }, mit { $tokens ->
        [0] keinem Marker
        [one] { $tokens } Marker
       *[other] { $tokens } Markern
    }?
    .other = { SEAT($seat) } darf für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $mine ->
        [build] bauen
       *[extend] erweitern
    }.
ask-draw = Welches Plättchen zieht { SEAT($drawer) }?
    .other = { SEAT($drawer) } zieht ein Plättchen.

## Möglichkeiten

do-place = { $tile } auf { $at } legen
do-supply = Nachschub holen
do-reorganize = Umordnen: { $tile } entfernen
do-stop = Keine Plättchen mehr legen
do-mine = Die Mine bauen
do-leave = Keine Mine bauen
do-remove = Die Hand zeigen und { $tile } entfernen
do-draw = { $tile } ziehen
do-begin = { SEAT($seat) } beginnt

# Die Arten der Züge, als Überschriften.
kind-place = Legen
kind-supply = Nachschub
kind-reorganize = Umordnen
kind-stop = Aufhören
kind-mine = Mine
kind-leave = Keine Mine
kind-remove = Entfernen

## Ereignisse. Das Attribut .end sagt, wie ein Zug endet, bei Ereignissen, die einen beenden können.

event-begin = { SEAT($seat) } beginnt
event-deal = { SEAT($seat) } bekommt { $tile }
    .hidden = { SEAT($seat) } bekommt ein Plättchen
event-draw = { SEAT($seat) } zieht { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } zieht ein Plättchen{ event-draw.end }
    .end = { $last_round ->
        [tokens] ; { SEAT($seat) } hat fast keine Marker mehr, { event-draw.last }
        [pile] ; der Stapel ist leer, { event-draw.last }
        [both] ; { SEAT($seat) } hat fast keine Marker mehr und der Stapel ist leer, { event-draw.last }
       *[other] { $ends ->
            [game] ; das Spiel ist zu Ende
           *[other] { "" }
        }
    }
    .last = { $ends ->
        [game] also ist das Spiel zu Ende
       *[other] also ist das die letzte Runde
    }
event-centre = { $tile } kommt in die Mitte
event-place = { SEAT($seat) } legt { $tile } ({ $edges }) auf { $at }{ event-draw.end }
    .seen = { SEAT($seat) } legt das Plättchen { LETTERS($edges, of: "edge") } an { $sides ->
        [one] { $sides } Seite
       *[other] { $sides } Seiten
    } an{ event-draw.end }
event-stop = { SEAT($seat) } legt keine Plättchen mehr{ event-draw.end }
event-build = { SEAT($seat) } baut eine Mine auf { $at }: { $mine-sides } Seiten, { event-build.paid }{ event-draw.end }
    .paid = { $mine-points ->
        [one] { $mine-points } Punkt
       *[other] { $mine-points } Punkte
    }, { $mine-tokens ->
        [0] kein Marker
        [one] { $mine-tokens } Marker
       *[other] { $mine-tokens } Marker
    }
    .seen = { SEAT($seat) } baut dort eine Mine: { $mine-sides } Seiten, { event-build.paid }{ event-draw.end }
event-extend = { SEAT($seat) } erweitert eine Mine auf { $at }: { $mine-sides } Seiten, { event-build.paid }{ event-draw.end }
    .seen = { SEAT($seat) } erweitert dort eine Mine: { $mine-sides } Seiten, { event-build.paid }{ event-draw.end }
event-leave = { SEAT($seat) } baut keine Mine{ event-draw.end }
event-supply = { $draws ->
        [0] { SEAT($seat) } will Nachschub holen, aber der Stapel ist leer
       *[other] { SEAT($seat) } holt Nachschub
    }{ event-draw.end }
event-reorganize = { SEAT($seat) } ordnet um und entfernt { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } ordnet um und entfernt verdeckt ein Plättchen{ event-draw.end }
    .seen = { SEAT($seat) } ordnet um und entfernt das Plättchen { LETTERS($edges, of: "edge") }{ event-draw.end }
event-remove = { SEAT($seat) } kann nichts legen, zeigt { $hand } und entfernt { $tile }
    .seen = { SEAT($seat) } kann nichts legen, zeigt die Hand und entfernt das Plättchen { LETTERS($edges, of: "edge") }

## Der Wertungsbogen

line-made = { $times } { $mine ->
        [build] { $times ->
            [one] neue Mine
           *[other] neue Minen
        }
       *[extend] { $times ->
            [one] Erweiterung
           *[other] Erweiterungen
        }
    } zu { $each }
line-mines = Minen, wie auf der Punkteleiste
line-zone = Zone bei { $at }: { $foundations ->
        [one] { $foundations } Fundament
       *[other] { $foundations } Fundamente
    } x { $tokens } Marker

## Ablehnungen

refuse-over = das Spiel ist zu Ende
refuse-starter-first = zuerst sagt der Zufall, wer beginnt
refuse-dealing = die Hände werden noch ausgeteilt
refuse-centre-first = zuerst kommt das Startplättchen
refuse-drawing = zuerst wird gezogen, was den Zug beendet
refuse-starter-known = wer beginnt, steht schon fest
refuse-no-seat = an diesem Tisch gibt es keinen Platz { $number }
refuse-no-draw = gerade wird kein Plättchen gezogen
refuse-no-tile = in dieser Schachtel ist kein Plättchen { $tile }
refuse-drawn-before = { $tile } wurde schon gezogen
refuse-not-in-hand = { $tile } ist nicht auf der Hand von { SEAT($seat) }; dort ist { $held ->
        [0] nichts
       *[other] { $hand }
    }
refuse-mine-due = für diesen Zug sind alle Plättchen gelegt; entscheide jetzt, ob du eine Mine baust
refuse-no-turn = ein Plättchen hat sechs Lagen, r0 bis r5; r{ $turn } ist keine davon
refuse-occupied = auf { $at } liegt schon ein Plättchen
refuse-no-contact = { $at } berührt kein Plättchen des Berges
refuse-mismatch = seine Kante im { NAME($side, of: "side") } ist { NAME($colour, of: "colour") }, läge bei { $at } aber an { NAME($other, of: "colour") }
refuse-same-look = r{ $turn } sieht aus wie r{ $same }; schreib r{ $same }
refuse-bridge-them = das dritte Plättchen muss die beiden getrennten verbinden
refuse-no-bridge = es berührt kein Plättchen dieses Zuges, und { $count ->
        [one] { $others } könnte
       *[other] keines von { $others } könnte
    } die beiden verbinden
refuse-not-joined = es berührt kein Plättchen dieses Zuges; alle Plättchen eines Zuges müssen verbunden sein
refuse-hand-full = mit { $limit } Plättchen auf der Hand gibt es keinen Nachschub
refuse-starting-round = in der Startrunde legt man ein Plättchen; { NAME($action, of: "action") } gibt es da noch nicht
refuse-exploring = du erkundest gerade, und ein Zug hat nur eine Aktion; { NAME($action, of: "action") } ist dann nicht mehr möglich
refuse-reorganize-instead = die Hand zeigen und ein Plättchen entfernen darf man nur in der Startrunde; ordne stattdessen um
refuse-playable = { $tile } passt, zum Beispiel auf { $at }, also musst du ein Plättchen legen
refuse-nothing-to-stop = es gibt nichts aufzuhören: Gerade ist nicht nach einem weiteren Plättchen gefragt
refuse-apart = die beiden Plättchen sind getrennt; verbinde sie mit einem dritten
refuse-no-question = gerade geht es um keine Mine
refuse-none-played = eine Mine kommt auf das zuletzt gelegte Plättchen, und du hast in diesem Zug keines gelegt
refuse-stop-first = die Mine kommt nach dem letzten Plättchen: Hör erst auf zu legen
refuse-few-sides-build = das letzte Plättchen hat { $sides ->
        [one] { $sides } anliegende Seite
       *[other] { $sides } anliegende Seiten
    }; { $needed ->
        [0] mit so vielen lässt sich keine Mine bauen
       *[other] eine neue Mine braucht { $needed }
    }
refuse-few-sides-extend = das letzte Plättchen hat { $sides ->
        [one] { $sides } anliegende Seite
       *[other] { $sides } anliegende Seiten
    }; { $needed ->
        [0] mit so vielen lässt sich keine Mine erweitern
       *[other] eine Erweiterung braucht { $needed }
    }
refuse-next-to = das letzte Plättchen liegt neben einem Fundament von { SEAT($seats) }, also lässt sich dort nichts bauen
refuse-next-to-own = das letzte Plättchen liegt neben deinem eigenen Fundament, also lässt sich dort nichts Neues bauen
refuse-few-tokens = das kostet { $needed } Marker, und du hast { $left ->
        [0] keinen mehr
       *[other] { $left }
    }

## Das Brett in Worten

board-head = Stapel { $pile }   Plättchen im Berg { $tiles }
board-last-round = { "  " }LETZTE RUNDE
board-empty = Der Berg ist noch leer.
board-edge = { NAME($side, of: "side") } { NAME($colour, of: "colour") }
board-tile = { $tile } auf { $at }: { $edges }
board-foundation = { $tokens } Marker von { SEAT($seat) }
board-open = Freie Felder: { $places }
board-player = { SEAT($seat) } ({ NAME($colour, of: "token") })
board-you = { " " }(du)
board-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } ({ $points } auf der Leiste, { $zones } in Zonen), { $tokens } Marker, { $tiles } Plättchen
board-no-hand = Deine Hand ist leer.
board-hand = Deine Hand, Kanten im Uhrzeigersinn ab Osten:
board-build = Bauen, nach anliegenden Seiten: { $rates }
board-extend = Erweitern: { $rates }
board-rate = { $sides } Seiten { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $tokens ->
        [0] kein Marker
       *[other] { $tokens } Marker
    }

## Der Bildschirm

edge-R = rot
edge-Y = gelb
edge-B = blau
edge-wild = grau
mine-build = bauen
mine-extend = erweitern
ui-board = Der Berg. Pfeile gehen von Feld zu Feld, Enter wählt, R dreht das Plättchen, das Fragezeichen erklärt.
ui-hand = Deine Plättchen
ui-tile = Plättchen { $edges }
ui-lay = { $edges } auf { $at } legen
ui-give-up = { $edges } entfernen und ziehen
ui-laid = Plättchen { $edges } auf { $at }
ui-foundation = Plättchen { $edges } auf { $at }, Mine von { SEAT($seat) } mit { $tokens ->
        [one] { $tokens } Marker
       *[other] { $tokens } Markern
    }
ui-space = { $mine ->
        [build] +{ $points } bauen: Feld { $at }, berührt { $sides }
        [extend] +{ $points } erweitern: Feld { $at }, berührt { $sides }
        [misfit] Feld { $at }, berührt { $sides }: Das Plättchen passt hier nicht
       *[none] Feld { $at }, berührt { $sides }: keine Mine
    }
ui-left = noch { $tokens }
ui-zones-now = Zonen jetzt +{ $points }
ui-in-hand = { $tiles } Plättchen auf der Hand
ui-round = Runde { $round }
ui-finished = zu Ende nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }
ui-in-pile = im Stapel
ui-last-round = letzte Runde, noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
ui-supply = Nachschub
ui-reorganize = Umordnen
ui-remove = Entfernen
ui-turn-left = Linksherum
ui-turn-right = Rechtsherum
ui-turn-first = Halte ein Plättchen erst an ein Feld; dann kannst du es drehen.
ui-say-opening = Wähle eins deiner Plättchen, dann ein Feld. Noch gibt es keine Minen.
ui-say-none-fits = Startrunde: Keins deiner Plättchen passt.
ui-say-stuck = Zeige deine Hand und wähle das Plättchen, das du entfernst.
ui-say-hand = { $tiles } Plättchen auf der Hand.
ui-say-no-tile = Du bist am Zug: Keins deiner Plättchen passt.
ui-say-give-up = Zieh ein Plättchen, oder entferne das angehobene.
ui-say-more = Die Mine kommt auf das letzte Plättchen.
ui-say-here = { $mine ->
        [build] Für { $points } Punkte bauen?
        [extend] Für { $points } Punkte erweitern?
       *[none] Hierher legen?
    }
ui-say-sides = { $sides ->
        [one] { $sides } anliegende Seite
       *[other] { $sides } anliegende Seiten
    }, { $mine ->
        [none] { $barred ->
            [early] in der Startrunde keine Mine.
            [foreign] neben einem fremden Fundament keine Mine.
            [sides] zu wenig für eine Mine.
            [tokens] zu wenig Marker für eine Mine.
           *[none] keine Mine.
        }
       *[other] { $tokens ->
            [0] kein Marker.
           *[other] { $tokens } Marker.
        }
    }
ui-say-mine = Das kostet { $tokens ->
        [0] keinen Marker
       *[other] { $tokens } Marker
    }. Danach ziehst du.
ui-say-remove = Dieses Plättchen entfernen und ziehen?
ui-say-draws = { $draws ->
        [0] Du ziehst nichts: Der Stapel ist leer.
       *[other] Du ziehst { $draws } Plättchen.
    }
ui-say-last = Letzte Runde.
ui-act-turn = Drehen
ui-act-lay = Legen
ui-act-lay-only = Nur legen
ui-act-mine = { $mine ->
        [build] Bauen +{ $points }
       *[extend] Erweitern +{ $points }
    }
ui-act-stop = Fertig
ui-act-stop-and = { $mine ->
        [build] Fertig, bauen +{ $points }
       *[extend] Fertig, erweitern +{ $points }
    }
ui-act-stop-only = Fertig, keine Mine
ui-act-leave = Keine Mine
ui-act-supply = Plättchen ziehen
ui-act-reorganize = Entfernen und ziehen
ui-log-turn = { SEAT($seat) } legt { $tiles ->
        [1] ein Plättchen
        [2] zwei Plättchen
        [3] drei Plättchen
       *[other] { $tiles } Plättchen
    }{ $made ->
        [build] { " " }und baut
        [extend] { " " }und erweitert
       *[none] { "" }
    }
ui-log-starting = Startrunde
ui-log-setup = Aufbau
ui-log-round = Runde { $round }
ui-sheet-made = { $mine ->
        [build] Gebaut für { $points }
       *[extend] Erweitert für { $points }
    }
ui-sheet-mines = Minen
ui-sheet-largest = Größte Zone
ui-sheet-next = Nächste Zone
ui-sheet-others = Andere Zonen
ui-sheet-zones = Zonen
ui-sheet-more = { $count } weitere
ui-keys-next = das nächste Feld, auf das das angehobene Plättchen passt
ui-keys-turn = das Plättchen drehen; mit Umschalt zurück
ui-keys-draw = stattdessen ein Plättchen ziehen
ui-keys-give-up = das angehobene Plättchen entfernen und ziehen
ui-aid-title = Was eine Mine bringt
ui-aid-sides = anliegende Seiten
ui-aid-build = bauen, wo keine Mine angrenzt
ui-aid-extend = erweitern, neben der eigenen
ui-aid-end = Ende: jede Zone = Plättchen × Marker.
ui-piece-legal = erlaubt, keine Mine
ui-piece-gain = erlaubt, { $what } { $points }
ui-piece-zone = Zone aus zwei
ui-piece-edge = zwei Kanten { $colour }
