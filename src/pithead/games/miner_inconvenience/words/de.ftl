# Miner Inconvenience auf Deutsch. SEAT und NAME: siehe core/text/words.py.

blurb = Grabt gemeinsam ein Bergwerk, versorgt eure Gebäude und zieht die letzte Karte, wenn vier von ihnen ausgebaut sind.

## Optionen

option-hands = Sehen alle die Hände der anderen?
    .open = ja, offene Hände
    .closed = nein, verdeckte Hände
option-overlap_limit = Wie viel eines Plättchens darf man überdecken: jedes Mal ein Drittel, zwei sichtbare Dreiecke, ein Drittel des Sichtbaren oder insgesamt ein Drittel?
    .geometric = jedes Mal ein Drittel
    .visible_area = zwei sichtbare Dreiecke
    .visible_third = ein Drittel des Sichtbaren
    .cumulative = insgesamt ein Drittel
option-cumulative_binds = Bei „insgesamt ein Drittel“: Gilt die Grenze nur beim Graben, oder auch beim Bauen?
    .excavations = nur beim Graben
    .builds_too = auch beim Bauen
option-half_faces = Darf eine Karte, die per Leiter kommt, zwei halbe Flächen des letzten Plättchens verdecken?
    .allowed = ja
    .refused = nein
option-ladder = Muss eine Karte per Leiter neben das Leiterplättchen, oder darf sie auch über seine Flächen?
    .sides = daneben
    .as_last = auch über die Flächen
option-ladder_contact = Muss eine Karte per Leiter berühren, was auf dieser Seite des Leiterplättchens sichtbar ist?
    .visible = ja
    .anywhere = nein
option-count_placed = Zählt die gelegte Karte als erstes Plättchen eines Versorgungswegs?
    .true = ja
    .false = nein

## Namen

building-lookout = Ausguck
building-west-hall = Westhalle
building-bridge-hall = Brückenhalle
building-crossing-hall = Kreuzhalle
building-east-hall = Osthalle
building-gatehouse = Torhaus
side-NE = Nordosten
side-E = Osten
side-SE = Südosten
side-SW = Südwesten
side-W = Westen
side-NW = Nordwesten
door-NW = Nordwesten
door-NE = Nordosten
door-top_left = Südwesten
door-top_right = Südosten
face-top = oberen
face-right = rechten
face-left = linken
shift-bottom = unten
shift-upper-right = oben rechts
shift-upper-left = oben links

## Wie es ausging: mit dem Erreichten in .told

end-drawn = der Stapel ist rechtzeitig aufgebraucht
    .told = { end-drawn }, { $upgraded } Gebäude ausgebaut; { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } noch auf der Hand, der Rang „{ NAME($rank, of: "rank") }“
end-drained = der Stapel war zu früh leer
    .told = { end-drained }; { end-drained.reached }
    .reached = { $upgraded } von { $goal } Gebäuden ausgebaut, { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } noch im Stapel
end-no-fit = keine Karte passt, und nichts lässt sich bauen oder ausbauen
    .told = { SEAT($seat) } kommt nicht weiter: { end-no-fit }; { end-drained.reached }
end-no-cards = keine Karten mehr, um etwas zu tun
    .told = { SEAT($seat) } kommt nicht weiter: { end-no-cards }; { end-drained.reached }
rank-elven-hovel = Elfenhütte
rank-beardling-outpost = Bärtlingsposten
rank-dwarven-stronghold = Zwergenfestung
rank-mountain-metropolis = Bergmetropole
rank-ancestral-home = Ahnensitz

## Fragen: an die, die entscheiden, und über sie an die anderen

ask-deal = Welche Karte bekommt { SEAT($drawer) }?
    .other = { SEAT($drawer) } bekommt eine Karte.
ask-start = Welche Karte ist das Startplättchen?
    .other = Das Startplättchen wird gezogen.
ask-action = Du bist am Zug: graben, bauen oder ausbauen.
    .other = { SEAT($seat) } gräbt, baut oder baut aus.
ask-pay = Zahle Gold: Lege eine Karte unter den Stapel (noch { $price }).
    .other = { SEAT($seat) } zahlt { $price } Gold.
ask-draw = Welche Karte zieht { SEAT($drawer) } für { $why ->
        [supply] Versorgung
       *[vein] eine Ader
    }?
    .other = { SEAT($drawer) } zieht eine Karte für { $why ->
        [supply] Versorgung
       *[vein] eine Ader
    }.

## Möglichkeiten

do-excavate = Mit { $card } auf { $at } graben
do-build = { $building } auf { $card } bauen
do-upgrade = { $building } ausbauen
do-pay = Mit { $card } zahlen
do-draw = { $card } ziehen

# Die Arten der Züge, als Überschriften.
kind-excavate = Graben
kind-build = Bauen
kind-upgrade = Ausbauen
kind-pay = Bezahlen

## Ereignisse. Das Attribut .end sagt, was mit einem Ereignis endet, wo etwas enden kann.

event-deal = { SEAT($seat) } bekommt { $card }
    .hidden = { SEAT($seat) } bekommt eine Karte
event-start = { $card } ist das Startplättchen{ event-draw.end }
event-excavate = { SEAT($seat) } gräbt mit { $card } auf { $at }, { event-excavate.where }: { event-excavate.drawn }{ event-draw.end }
    .drawn = { $draws ->
        [0] zieht nichts
       *[other] zieht { $supply } für Versorgung und { $vein } für Adern
    }
    .where = { $by ->
        [ladder] per Leiter{ " " }
       *[last] { "" }
    }{ $how ->
        [beside] im { NAME($part, of: "side") } von { $off }
       *[over] über der { NAME($part, of: "face") } Fläche von { $off }
    }
    .seen = { SEAT($seat) } gräbt { $by ->
        [ladder] per Leiter { $how ->
            [beside] im { NAME($part, of: "side") }
           *[over] über der { NAME($part, of: "face") } Fläche
        }
       *[last] { $how ->
            [beside] im { NAME($part, of: "side") } des letzten Plättchens
           *[over] über der { NAME($part, of: "face") } Fläche des letzten Plättchens
        }
    }: { event-excavate.drawn }{ event-draw.end }
event-build = { SEAT($seat) } baut { $name ->
        [lookout] den
        [gatehouse] das
       *[other] die
    } { NAME($name, of: "building") } ({ $building }) auf { $card } für { $price } Gold
    .seen = { SEAT($seat) } baut { $name ->
        [lookout] den
        [gatehouse] das
       *[other] die
    } { NAME($name, of: "building") } für { $price } Gold
event-upgrade = { SEAT($seat) } baut { $name ->
        [lookout] den
        [gatehouse] das
       *[other] die
    } { NAME($name, of: "building") } ({ $building }) für { $price } Gold aus; Reichweite jetzt { $range }
    .seen = { SEAT($seat) } baut { $name ->
        [lookout] den
        [gatehouse] das
       *[other] die
    } { NAME($name, of: "building") } für { $price } Gold aus; Reichweite jetzt { $range }
event-pay = { SEAT($seat) } zahlt mit { $card }{ event-draw.end }
    .seen = { SEAT($seat) } zahlt mit einer Karte{ event-draw.end }
    .hidden = { SEAT($seat) } zahlt mit einer Karte{ event-draw.end }
event-draw = { SEAT($seat) } zieht { $card } für { event-draw.why }{ event-draw.end }
    .hidden = { SEAT($seat) } zieht eine Karte für { event-draw.why }{ event-draw.end }
    .why = { $why ->
        [supply] Versorgung
       *[vein] eine Ader
    }
    .end = { $ends ->
        [game] ; das Spiel ist zu Ende: { NAME($verdict-reason, of: "end") }
       *[other] { "" }
    }

## Der Wertungsbogen

line-hand = Karten auf der Hand von { SEAT($seat) }
    .row = Karten auf der Hand
line-lost = das Spiel ist verloren

## Ablehnungen

refuse-won = das Spiel ist gewonnen
refuse-stuck = das Spiel ist verloren: Jemand hatte keine erlaubte Aktion
refuse-drained = das Spiel ist verloren: Der Stapel war zu früh leer
refuse-dealing = die Hände werden noch ausgeteilt
refuse-start-first = zuerst kommt das Startplättchen
refuse-draws-first = zuerst werden die Karten für diese Grabung gezogen
refuse-no-card = in dieser Schachtel ist keine Karte { $card }
refuse-no-building = in dieser Schachtel ist kein Gebäude { $building }
refuse-pay-first = zuerst { $price ->
        [one] ist { $price } Gold
       *[other] sind { $price } Gold
    } zu zahlen
refuse-no-draw = gerade wird keine Karte gezogen; gezogen wird nur nach einer Grabung
refuse-paid-under = mit { $card } wurde gezahlt, sie liegt unten im Stapel, und { $over ->
        [one] { $over } andere Karte kommt
       *[other] { $over } andere Karten kommen
    } vorher
refuse-not-in-deck = { $card } ist nicht im Stapel
refuse-nothing-to-pay = es gibt nichts zu zahlen; grabe, baue oder baue aus
refuse-pay-own = { $card } ist nicht auf der Hand von { SEAT($seat) }, und zahlen kann man nur von der eigenen
    .seen = diese Karte ist nicht auf der Hand von { SEAT($seat) }, und zahlen kann man nur von der eigenen
refuse-not-in-hand = { $card } ist nicht auf der Hand von { SEAT($seat) }
    .seen = diese Karte ist nicht auf der Hand von { SEAT($seat) }
refuse-last-itself = { $at } ist die Mitte von { $last }, dem letzten Plättchen selbst
    .seen = das ist das letzte Plättchen selbst; grabe daneben oder über einer seiner Flächen
refuse-no-ladder = das liegt beim Leiterplättchen { $card }, aber das letzte Plättchen { $last } zeigt keine Leiter
    .seen = das liegt bei einem Leiterplättchen, aber das letzte Plättchen zeigt keine Leiter
refuse-ladder-covered = das liegt bei { $card }, aber die Leiter von { $card } ist verdeckt
    .seen = das liegt bei einem Leiterplättchen, aber dessen Leiter ist verdeckt
refuse-no-contact = von { $card } würde nichts Sichtbares berührt: Diese Seite liegt unter einer anderen Karte
    .seen = vom Leiterplättchen würde nichts Sichtbares berührt: Diese Seite liegt unter einer anderen Karte
refuse-beside-ladder = das liegt über einer Fläche von { $card }; per Leiter kommt eine Karte neben ein Leiterplättchen, nicht darüber
    .seen = das liegt über einer Fläche eines Leiterplättchens; per Leiter kommt eine Karte daneben, nicht darüber
refuse-no-face = { NAME($shift, of: "shift") } hat { $last } keine Fläche; verdecke die obere, rechte oder linke, oder grabe neben einer der sechs Seiten
    .seen = { NAME($shift, of: "shift") } hat das letzte Plättchen keine Fläche; verdecke die obere, rechte oder linke, oder grabe neben einer der sechs Seiten
refuse-off-the-mine = { $at } liegt weder neben dem letzten Plättchen { $last } noch über einer seiner Flächen
    .seen = das liegt weder neben dem letzten Plättchen noch über einer seiner Flächen
refuse-half-faces = das würde zwei halbe Flächen des letzten Plättchens { $last } verdecken ({ NAME($shift, of: "shift") }); beim letzten Plättchen darf man nur ganze Flächen verdecken
    .seen = das würde zwei halbe Flächen des letzten Plättchens verdecken ({ NAME($shift, of: "shift") }); beim letzten Plättchen darf man nur ganze Flächen verdecken
refuse-over-building = das würde { $triangles } des Gebäudes { $building } verdecken
    .seen = das würde ein Gebäude verdecken
refuse-wholly-over = das würde alles verdecken, was von { $card } noch zu sehen ist ({ $triangles })
    .seen = das würde alles verdecken, was von einer anderen Karte noch zu sehen ist
refuse-hides-third = das würde { $triangles } von { $card } verdecken, mehr als ein Drittel dieser Karte
    .seen = das würde mehr als ein Drittel der markierten Karte verdecken
refuse-hides-shown-third = das würde { $triangles } von { $card } verdecken, mehr als ein Drittel dessen, was von ihr zu sehen ist
    .seen = das würde mehr als ein Drittel dessen verdecken, was von der markierten Karte zu sehen ist
refuse-hidden-third = das würde { $triangles } von { $card } verdecken, und dann wäre mehr als ein Drittel dieser Karte verdeckt
    .seen = dann wäre mehr als ein Drittel der markierten Karte verdeckt
refuse-mouth-meets-wall = die Mündung { $side } trifft auf die Seite { $line } von { $building }, und dort ist keine Tür
    .seen = die Mündung im { NAME($side, of: "side") } trifft auf die Wand eines Gebäudes, und dort ist keine Tür
refuse-mouth-meets-rock = die Mündung { $side } trifft auf Fels: { $card } hat bei { $line } keinen Tunnel
    .seen = die Mündung im { NAME($side, of: "side") } trifft auf Fels
refuse-tunnel-meets-rock = der Tunnel von { $card } bei { $line } würde im Fels enden: Die neue Karte hat keine Mündung { $side }
    .seen = ein Tunnel würde im Fels enden: Die neue Karte hat keine Mündung im { NAME($side, of: "side") }
refuse-stands = { $building } steht schon auf { $card }
    .seen = dieses Gebäude ist schon gebaut
refuse-not-in-mine = { $card } liegt nicht im Bergwerk
    .seen = diese Karte liegt nicht im Bergwerk
refuse-carries = { $card } trägt schon { $building }
    .seen = diese Karte trägt schon ein Gebäude
refuse-top-covered = die obere Fläche von { $card } ist nicht ganz zu sehen: { $triangles } sieht man nicht
    .seen = die obere Fläche dieser Karte ist nicht ganz zu sehen
refuse-part-covered = { $card } ist schon teilweise verdeckt, und mit einem Gebäude wäre es mehr als ein Drittel
    .seen = diese Karte ist schon teilweise verdeckt, und mit einem Gebäude wäre es mehr als ein Drittel
refuse-no-door = ein Tunnel von { $card } trifft auf die Seite { $line } von { $building }, und dort ist keine Tür
    .seen = ein Tunnel trifft auf eine Seite dieses Gebäudes, die keine Tür hat
refuse-not-built = { $building } steht nicht im Bergwerk
    .seen = dieses Gebäude steht nicht im Bergwerk
refuse-is-upgraded = { $building } ist schon ausgebaut
    .seen = dieses Gebäude ist schon ausgebaut
refuse-build-price = Gebäude Nummer { $number } kostet { $price } Gold, und { refuse-build-price.held }
    .held = { SEAT($seat) } hat { $hand ->
        [0] keine Karte
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }
refuse-upgrade-price = Ausbau Nummer { $number } kostet { $price } Gold, und { refuse-build-price.held }

## Das Brett in Worten

board-legend = o Tunnel, O an einem Umriss, * Gold, # Leiter, D Tür, = Wand, - Außenposten, + ausgebaut
board-over = { $how ->
        [won] Gewonnen
       *[lost] Verloren
    }: { $told }.
board-last = Letztes Plättchen { $card }
board-head = ausgebaut { $upgraded } von { $goal }, Stapel { $deck }, Karten auf allen Händen { $score }
board-next-build = nächstes Gebäude { $price } Gold
board-next-upgrade = nächster Ausbau { $price } Gold
board-pays = { SEAT($seat) } zahlt noch { $price } Gold.
board-draws = { SEAT($seat) } zieht noch { $supply } für Versorgung und { $vein } für Adern.
board-empty = Das Bergwerk ist noch leer.
board-wider = Das Bergwerk ist breiter als dieses Bild; Karten jenseits der Ränder:
board-last-tile = Das letzte Plättchen ist { $card }.
board-none = keine
board-tile = { $card } auf { $at }: Tunnel { $tunnels }
board-leads = { $line } nach { $target }
board-leads-out = { $line } ins Freie
board-roof = { $building } auf der oberen Fläche
board-covered = verdeckt { $triangles }
board-nugget = Gold { $nugget }
board-ladder = Leiter { $triangle }
board-building = { $building } { NAME($name, of: "building") }: Türen { $doors }, Reichweite { $range }{ $side ->
        [upgraded] , auf { $card }, ausgebaut
        [outpost] { " " }(ausgebaut { $upgraded }), auf { $card }, Außenposten
       *[free] { " " }(ausgebaut { $upgraded }), frei
    }.
board-gold = Sichtbares Gold: { $nuggets }.
board-spots = Stellen für die nächste Karte:
board-spot = { $letter } { $at }, { event-excavate.where }: { $asks }
board-mouth = Mündung bei { $sides }
board-rock = Fels bei { $sides }
board-anything = egal
board-fits = ; von deinen Karten { $cards }
board-under = { $above ->
        [0] Der Stapel
        [one] Unter der { $above } anderen Karte des Stapels
       *[other] Unter den { $above } anderen Karten des Stapels
    }, die nächste zuerst: { $cards }.
board-unknown = { $cards } unbekannt
board-player = { SEAT($seat) }{ $who ->
        [you] , du
       *[other] { "" }
    }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }: { $hand }.
board-rank = Mit so vielen Karten am Ende wäre es der Rang „{ NAME($rank, of: "rank") }“.
board-no-hand = Deine Hand ist leer.
board-hand = Deine Hand:
board-card = { $card }: Mündungen { $mouths }; innen { $inner }

## Der Bildschirm

ui-board = Das Bergwerk. Pfeile gehen von Stelle zu Stelle, N springt zur nächsten, wo die Karte passt, Enter wählt, das Fragezeichen erklärt.
ui-hand = Deine Hand
ui-hand-card = { $card }; { $state ->
        [gold] zahlt als Gold Nummer { $gold }
        [nowhere] passt gerade nirgends
       *[fits] zieht { $draws } an der besten Stelle
    }
ui-card = Karte { $card }, Mündungen { $mouths }{ $nuggets ->
        [0] { "" }
        [one] , ein Nugget
       *[other] , { $nuggets } Nuggets
    }{ $ladder ->
        [yes] , eine Leiter
       *[no] { "" }
    }
ui-card-hidden = eine verdeckte Karte
ui-tile = { $card }{ $last ->
        [yes] , das letzte Plättchen
       *[no] { "" }
    }
ui-spot = { ui-spot.place }: zieht { $draws }, { $supply } Versorgung, { $vein } Ader{ $warning ->
        [won] ; gewinnt das Spiel
        [drained] ; verliert das Spiel
        [stuck] ; verliert das Spiel
        [empty] ; leert die Hand
       *[none] { "" }
    }
    .place = { $by ->
            [ladder] per Leiter { $how ->
                [beside] im { NAME($part, of: "side") } von { $off }
               *[over] über der { NAME($part, of: "face") } Fläche von { $off }
            }
           *[last] { $how ->
                [beside] im { NAME($part, of: "side") } des letzten Plättchens
               *[over] über der { NAME($part, of: "face") } Fläche des letzten Plättchens
            }
        }
ui-spot-misfit = { ui-spot.place }: Diese Karte passt nicht
ui-move-dig = Mit { $card } graben, { ui-spot.place }{ $draws ->
        [0] { "" }
       *[other] : zieht { $draws }
    }
ui-move-build = { NAME($name, of: "building") } auf { $card } bauen
ui-move-upgrade = { NAME($name, of: "building") } ausbauen
ui-site = ein Bauplatz, auf Karte { $card }
ui-rise = { NAME($name, of: "building") }, Reichweite { $range }, ausgebaut { $then }
ui-building = { NAME($name, of: "building") }, { $upgraded ->
        [yes] ausgebaut
       *[no] Außenposten
    }, Reichweite { $range }
ui-why-no-building = Hier steht kein Gebäude, das sich ausbauen lässt (MIN-130).
ui-of = { $tiles } von { $range }
ui-buildings = Gebäude
ui-range = Reichweite
ui-ranges = { $range }, dann { $then }
ui-stock-doors = , Türen { NAME($doors, of: "door") }
ui-gold = Gold
ui-deck = Stapel: { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    }, { $known } davon bezahlt und in bekannter Reihenfolge
ui-deck-title = Stapel
ui-unknown = { $unknown ->
        [0] alle in dieser Reihenfolge
       *[other] { $unknown } unbekannt, dann
    }
ui-hand-of = { SEAT($seat) }
ui-cards-left = { $cards ->
        [one] Karte
       *[other] Karten
    }
ui-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
ui-too-few = zu wenig für ein Gebäude
ui-team = Das Team
ui-goal = { $upgraded } von { $goal } ausgebaut
ui-built = gebaut
ui-upgraded = ausgebaut
ui-next = nächstes
ui-to-go = Noch { $gold } Gold nötig,
ui-actions-to-go = { $actions ->
        [0] für das, was begonnen ist.
        [one] in einer Aktion, bevor der Stapel leer ist.
       *[other] in { $actions } Aktionen, bevor der Stapel leer ist.
    }
ui-drain = Ihr habt genug ausgebaut. Zieht den Stapel bis zur letzten Karte, dann gewinnt ihr.
ui-gold-to-go = { $gold ->
        [0] jetzt den Stapel leeren
       *[other] noch { $gold } Gold nötig
    }
ui-cards-mine = Bergwerk
ui-cards-hands = Hände
ui-cards-deck = Stapel
ui-prospect = „{ $rank }“ ist noch möglich, { $digs ->
        [0] aber nicht nach einer weiteren Grabung.
        [one] noch eine Grabung lang.
       *[other] noch { $digs } Grabungen lang.
    }
ui-aid = Grabe vom eingerahmten Plättchen aus: Zieh eine Karte für jedes Gebäude in Reichweite und jedes Plättchen der Ader. Baue oder baue aus, indem du Karten als Gold zahlst: Sie kommen unter den Stapel.
ui-round = Runde { $round }
ui-finished = zu Ende nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }
ui-in-deck = im Stapel
ui-hands-open = offene Hände
ui-hands-closed = verdeckte Hände
ui-say-turn = Du bist am Zug
ui-say-fits = Diese Karte passt an { $places ->
        [one] eine Stelle
       *[other] { $places } Stellen
    } und zieht { $most ->
        [0] nichts.
       *[other] bis zu { $most }.
    }
ui-say-fits-not = Diese Karte passt gerade nirgends.
ui-say-none-fits = Keine deiner Karten passt.
ui-say-dig = { $draws ->
        [0] Hier graben und nichts ziehen?
        [one] Hier graben und eine Karte ziehen?
       *[other] Hier graben und { $draws } Karten ziehen?
    }
ui-say-why = { $supply ->
        [0] { $vein ->
            [0] Nichts in Reichweite.
            [one] Ein Plättchen einer Ader kommt dazu.
           *[other] { $vein } Plättchen von Adern kommen dazu.
        }
        [one] Ein Gebäude in Reichweite{ ui-say-why.vein }
       *[other] { $supply } Gebäude in Reichweite{ ui-say-why.vein }
    }
    .vein = { $vein ->
        [0] .
        [one] , ein Plättchen einer Ader.
       *[other] , { $vein } Plättchen von Adern.
    }
ui-warn-won = Damit ist die letzte Karte gezogen: Das Team gewinnt.
ui-warn-drained = Damit ist die letzte Karte zu früh gezogen: Das Spiel ist verloren.
ui-warn-stuck = Danach ginge kein Zug mehr: Das Spiel ist verloren.
ui-warn-empty = Danach hast du keine Karten mehr.
ui-say-build = Bauen: was, und wo?
ui-say-build-both = Wähle ein Gebäude oder eine obere Fläche.
ui-say-build-site = Wähle eine der oberen Flächen.
ui-say-build-which = Wähle eines der Gebäude, die dorthin passen.
ui-say-upgrade = Ausbauen: welches?
ui-say-upgrade-which = Wähle einen Außenposten; ausgebaut reicht er weiter.
ui-say-paying = { $kind ->
        [build] { NAME($name, of: "building") } bauen
        [upgrade] { NAME($name, of: "building") } ausbauen
       *[pay] Zahlen
    }: { $missing ->
        [0] { $price } Gold
        [one] noch ein Gold
       *[other] noch { $missing } Gold
    }
ui-say-pay = { $marked ->
        [0] Wähle die Karten deiner Hand, mit denen du zahlst.
       *[other] { $marked } von { $price }, in dieser Reihenfolge unter den Stapel.
    }
ui-act-back = Zurück
ui-act-dig = { $draws ->
        [0] Graben
       *[other] Graben, { $draws } ziehen
    }
ui-act-build = Bauen: { $price }
ui-act-upgrade = Ausbauen: { $price }
ui-act-pay = { $kind ->
        [build] Bauen für { $price }
        [upgrade] Ausbauen für { $price }
       *[pay] { $price } zahlen
    }
ui-log-setup = Aufbau
ui-log-set-up = { $cards ->
        [one] { $cards } Karte wird
       *[other] { $cards } Karten werden
    } ausgeteilt und das Startplättchen gelegt
ui-log-dig = { SEAT($seat) } gräbt { $by ->
        [ladder] per Leiter { $how ->
            [beside] im { NAME($part, of: "side") }
           *[over] über einer { NAME($part, of: "face") } Fläche
        }
       *[last] { $how ->
            [beside] im { NAME($part, of: "side") }
           *[over] über der { NAME($part, of: "face") } Fläche
        }
    }{ $supply ->
        [0] { "" }
       *[other] , +{ $supply } Versorgung
    }{ $vein ->
        [0] { "" }
       *[other] , +{ $vein } Ader
    }
ui-log-spend = { SEAT($seat) } baut { $name ->
        [lookout] den
        [gatehouse] das
       *[other] die
    } { NAME($name, of: "building") } für { $price } Gold{ $kind ->
        [build] { "" }
       *[upgrade] { " " }aus
    }
ui-log-over = ; das Spiel ist zu Ende: { $reason }
ui-lost = Das Bergwerk ist verloren
ui-won-told = Gemeinsam gewonnen: { $reason }.
ui-lost-told = Kein Rang, 0 Punkte: { $reason }.
ui-missing = Dem Team fehlten { $gold } Gold für die Gebäude und Ausbauten, die noch nötig waren; es hatte { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    }.
ui-rank-range = { $top ->
        [yes] { $least } und mehr
       *[no] { $least } bis { $most }
    }
ui-rank-more = { $more } mehr
ui-deed-left = Karten übrig
ui-deed-digs = Grabungen
ui-deed-supply = Versorgung
ui-deed-vein = Adern
ui-deed-gold = gezahltes Gold
ui-team-sum = Team
ui-chart = alle Karten der Schachtel: Bergwerk, Hände, Stapel
ui-keys-card = die nächste Karte anheben; beim Zahlen: als Gold markieren; mit Umschalt zurück
ui-keys-next = die nächste Stelle, wo die angehobene Karte passt
ui-keys-build = bauen, oder zurück zum Graben
ui-keys-upgrade = ausbauen, oder zurück zum Graben
ui-keys-undo = zurücknehmen, bis jemand anderes zieht oder eine Karte gezogen wird
ui-piece-draws = zieht { $cards }
ui-piece-ladder = per Leiter
ui-piece-loses = verliert das Spiel
ui-piece-wins = gewinnt das Spiel
ui-piece-gold = Gold, die Rückseite einer Karte
ui-piece-outpost = { $name }, Außenposten
ui-piece-upgraded = { $name }, ausgebaut
ui-piece-cards = Alle Bergwerkskarten
