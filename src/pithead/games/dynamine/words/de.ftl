# Dynamine auf Deutsch. SEAT, NAME, LETTERS und EACH: siehe core/text/words.py.

blurb = Würfle, kaufe Stollen auf dem Markt und grabe deine Mine in die Tiefe, wo Adern am meisten zählen.

## Optionen

option-market = Liegen die Plättchen nach Buchstabe und Preis sortiert, oder gemischt auf allen Stapeln ihres Preises?
    .by_code = nach Buchstabe und Preis
    .by_cost = nach Preis gemischt
option-missions = Sind ausgeteilte Missionen bis zum Ende geheim?
    .secret = geheim
    .open = offen
option-start_player = Beginnt jede Runde dieselbe Person, oder geht es reihum nach links weiter?
    .fixed = immer dieselbe
    .rotate = reihum
option-edge_match = Müssen alle Seiten passen, die sich berühren, oder genügt eine Verbindung?
    .strict = alle Seiten
    .loose = eine Verbindung
option-sealing = Darf man vor der letzten Runde das letzte offene Ende einer Mine verschließen?
    .allowed = ja
    .forbidden = nein
option-plus_side = Hilft eine +1-Seite, das angelegte Plättchen zu bezahlen, oder gibt es den Punkt erst danach zurück?
    .discount = hilft beim Bezahlen
    .refund = kommt zurück
option-roll_one = Darf man bei einer 1 ein Plättchen umsetzen und eine Karte nehmen, oder nur eins von beiden?
    .both = beides
    .choose_one = eins von beiden
option-well_entrance = Zählt ein Brunnen, dessen Schacht bis zum Eingang reicht, den Eingang mit?
    .not_counted = nein
    .counted = ja
option-well_count = Zählen Brunnen nur verbundene Plättchen direkt darüber, oder darüber und darunter? (Hier ohne Wirkung: Kein Brunnen in diesem Satz ist nach unten offen.)
    .above = darüber
    .both = darüber und darunter
option-level5 = Ist Ebene 5 für Missionen genau die fünfte Reihe oder alles ab dort?
    .exact = die fünfte Reihe
    .or_deeper = alles ab dort
option-tie_levels = Ist Ebene 5 bei Gleichstand alles ab dort, oder dasselbe wie für Missionen?
    .from_5_down = ab Ebene 5
    .as_missions = wie für Missionen
option-sapphire = Zählt für eine Mission „Blauer Saphir“ jedes der beiden Saphirplättchen oder nur ihr eigenes?
    .either = jedes
    .pictured = nur ihr eigenes
option-mine_plan = Darf man den Bauplan immer einsetzen, oder nur, wenn sich ein Plättchen umsetzen lässt?
    .movable = nur, wenn es geht
    .always = immer

## Namen

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
side-none = nirgends
card-ancient-ring = Uralter Ring
card-cave-raven = Rabe
card-water-barrel = Fass Wasser
card-wall-torches = Fackeln
card-support-beams = Stützen
card-mine-plan = Bauplan
card-blue-sapphire = Blauer Saphir
card-giant-dragon-skull = Schädel des Drachen
card-great-stone-altar = Großer Altar
card-deep-halls = Tiefe Hallen
card-main-water-well = Großer Brunnen
one-fossils = Fossil
one-wells = Brunnen
one-altars = Altar
one-depth = Ebene
one-veins = Ader
one-tiles = Plättchen
wanted-fossils = ein Fossilplättchen
wanted-wells = ein Brunnenplättchen
wanted-altars = ein Altarplättchen
wanted-veins = ein Aderplättchen
wanted-tiles = ein Plättchen
wanted-sapphire = ein Saphir
many-fossils = Fossilplättchen
many-wells = Brunnenplättchen
many-altars = Altarplättchen
many-veins = Aderplättchen
many-tiles = Plättchen
many-sapphire = Saphire
most-fossils = die meisten Fossilien
most-wells = die meisten Brunnen
most-altars = die meisten Altäre
most-depth = die tiefste Mine
most-veins = die meisten Adern
most-tiles = die meisten Plättchen (mit Eingang)
count-fossils = Fossilien
count-wells = Brunnen
count-altars = Altäre
count-depth = Tiefe
count-veins = Adern
count-tiles = Plättchen
action-none = keine Aktion
action-move = ein Umbau
action-reroll = ein Neuwurf
action-guess = ein Tipp

## Fragen: an die, die entscheiden, und über sie an die anderen

ask-tops = Welches Plättchen wird auf Stapel { $pile } aufgedeckt?
    .other = Der Markt wird ausgelegt: das oberste Plättchen von Stapel { $pile }.
ask-deal = Welche Mission bekommt { SEAT($player) }?
    .other = { SEAT($player) } bekommt eine Mission.
ask-row = Welche Karte wird aufgedeckt?
    .other = Eine offene Karte wird aufgedeckt.
ask-starter = Wer beginnt?
    .other = Der Zufall sagt, wer beginnt.
ask-round = Welcher Rundenmarker wird für Runde { $round } aufgedeckt?
    .other = Der Marker von Runde { $round } wird aufgedeckt.
ask-guess = Tippe auf deinen Wurf. Liegst du richtig, bekommst du { $bonus ->
        [one] { $bonus } Baupunkt
       *[other] { $bonus } Baupunkte
    } dazu.
    .other = { SEAT($seat) } tippt auf den Wurf.
ask-roll = Was würfelt { SEAT($player) }?
    .other = { SEAT($player) } würfelt.
ask-reroll = Du hast { $roll } gewürfelt: behalten, oder neu würfeln und { $bonus } dazuzählen?
    .other = { SEAT($seat) } hat { $roll } gewürfelt und behält das oder würfelt neu.
ask-rerolled = Was würfelt { SEAT($player) } diesmal?
    .other = { SEAT($player) } würfelt neu.
ask-main = Noch { $points ->
        [one] { $points } Baupunkt
       *[other] { $points } Baupunkte
    }{ ask-main.credits }: Baue, oder beende deinen Zug.
    .credits = { $moves ->
        [0] { "" }
        [one] , dazu { $moves } Umbau
       *[other] , dazu { $moves } Umbauten
    }{ $cards ->
        [0] { "" }
        [one] , dazu { $cards } Karte
       *[other] , dazu { $cards } Karten
    }{ $either ->
        [0] { "" }
        [one] , dazu { $either } Umbau oder Karte
       *[other] , dazu { $either } Umbauten oder Karten
    }
    .other = { SEAT($seat) } baut oder beendet den Zug; noch { $points ->
        [one] { $points } Baupunkt
       *[other] { $points } Baupunkte
    }{ ask-main.credits }.
ask-turn_up = Welches Plättchen wird auf Stapel { $pile } als nächstes aufgedeckt?
    .other = Das nächste Plättchen von Stapel { $pile } wird aufgedeckt.
ask-refill = Welche Karte wird als nächste aufgedeckt?
    .other = Die nächste offene Karte wird aufgedeckt.
ask-second = Was würfelt { SEAT($player) } für den Raben?
    .other = { SEAT($player) } würfelt ein zweites Mal, für den Raben.
ask-tile_move = Das Umbauplättchen: Setze ein Randplättchen um, oder verzichte.
    .other = { SEAT($seat) } darf ein Randplättchen umsetzen.

## Möglichkeiten

do-build = Von { $pile } auf { $at } bauen
do-move = { $tile } nach { $at } umsetzen
do-take = { $card } nehmen
do-spend = Einen +1-Marker ausgeben
do-raven = Den Raben einsetzen
do-plan = Den Bauplan einsetzen
do-end = Zug beenden
do-skip = Kein Plättchen umsetzen
do-guess = Auf { $value } tippen
do-keep = Den Wurf behalten
do-reroll = Neu würfeln
do-roll = { $face } würfeln
do-token = { $token } aufdecken
do-show = { $tile } aufdecken
do-deal = { $card } austeilen
do-open = { $card } aufdecken
do-begin = { SEAT($seat) } beginnt

# Die Arten der Züge, als Überschriften.
kind-build = Bauen
kind-move = Umbauen
kind-take = Karte nehmen
kind-spend = +1 ausgeben
kind-raven = Rabe
kind-plan = Bauplan
kind-end = Zug beenden
kind-skip = Kein Umbau
kind-guess = Tipp
kind-keep = Behalten
kind-reroll = Neu würfeln

## Ereignisse

event-lay = Markt: { $face-tile } ({ board-tile.face }) wird auf Stapel { $pile } aufgedeckt
event-show = { $face-tile } ({ board-tile.face }) wird auf Stapel { $pile } aufgedeckt{ $covered ->
        [0] , das letzte dort
       *[other] { "" }
    }
event-deal = { SEAT($seat) } bekommt { board-card }
    .hidden = { SEAT($seat) } bekommt eine Mission
event-open = { board-card } wird aufgedeckt
event-begin = { SEAT($seat) } beginnt
event-token = Runde { NUMBER($round) } von { $rounds }: { $token-points ->
        [one] { $token-points } Punkt
       *[other] { $token-points } Punkte
    } für alle{ $token-action ->
        [move] , und alle dürfen ein Randplättchen umsetzen
        [reroll] , und alle dürfen neu würfeln und 1 dazuzählen
        [guess] , und alle tippen auf ihren Wurf, für 1 weiteren Punkt
       *[none] { "" }
    }
event-guess = { SEAT($seat) } tippt auf { $value }
event-roll = { $roll ->
        [raven] { SEAT($seat) } würfelt { $value } für den Raben
        [again] { SEAT($seat) } würfelt jetzt { $value }
       *[first] { SEAT($seat) } würfelt { $value }
    }{ $guess ->
        [right] , richtig getippt, was { $added } dazugibt
        [wrong] , falsch getippt
       *[none] { "" }
    }{ event-roll.stands }
    .stands = { $stands ->
        [no] { "" }
       *[yes] { ": " }{ $points ->
            [one] { $points } Baupunkt
           *[other] { $points } Baupunkte
        }
    }{ $extra ->
        [both] , dazu ein Umbau und eine Karte
        [either] , dazu ein Umbau oder eine Karte
       *[none] { "" }
    }
event-keep = { SEAT($seat) } behält die { $value }{ event-roll.stands }
event-reroll = { SEAT($seat) } würfelt statt der { $value } neu und zählt dann { $bonus } dazu
event-build = { SEAT($seat) } baut { $face-tile } ({ board-tile.face }) auf Ebene { $level }, Stelle { $place }, { event-build.paid }
    .paid = für { $face-price ->
        [one] { $face-price } Punkt
       *[other] { $face-price } Punkte
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } davon zurück durch +1-Seiten
    }{ $token ->
        [0] { "" }
       *[other] , und bekommt einen +1-Marker
    }{ $seals ->
        [seals] ; das verschließt das letzte offene Ende, die Mine kann nie mehr wachsen
       *[no] { "" }
    }
    .seen = { SEAT($seat) } baut { $face-exits ->
        [NS] einen
        [EW] einen
       *[other] eine
    } { NAME($face-exits, of: "shape") } ({ board-tile.face }) auf Ebene { $level }, { event-build.paid }
event-move = { SEAT($seat) } setzt { $face-tile } ({ board-tile.face }) von { $origin } auf Ebene { $level }, Stelle { $place }, um
    .seen = { SEAT($seat) } setzt { $face-exits ->
        [NS] einen
        [EW] einen
       *[other] eine
    } { NAME($face-exits, of: "shape") } ({ board-tile.face }) auf Ebene { $level } um
event-skip = { SEAT($seat) } setzt nichts um
event-take = { SEAT($seat) } nimmt { board-card }
    .seen = { SEAT($seat) } nimmt „{ NAME($card-name, of: "card") }“ ({ board-card.effect })
event-spend = { SEAT($seat) } gibt einen +1-Marker aus: { $points ->
        [one] { $points } Baupunkt
       *[other] { $points } Baupunkte
    }
event-raven = { SEAT($seat) } schickt den Raben los: Ein zweiter Wurf kommt dazu
event-plan = { SEAT($seat) } setzt den Bauplan ein: { $moves ->
        [one] { $moves } Plättchen darf
       *[other] { $moves } Plättchen dürfen
    } umgesetzt werden
event-end = { SEAT($seat) } beendet den Zug{ $lost ->
        [0] { "" }
        [one] ; { $lost } Punkt verfällt
       *[other] ; { $lost } Punkte verfallen
    }{ $ends ->
        [game] ; das Spiel ist zu Ende{ EACH($missions, of: "then", before: "; ") }
       *[other] { "" }
    }
then-mission = { SEAT($seat) } hatte „{ NAME($card-name, of: "card") }“, { $points ->
        [0] nicht erfüllt
        [one] erfüllt für { $points } Punkt
       *[other] erfüllt für { $points } Punkte
    }

## Der Wertungsbogen

line-veins = { $veins ->
        [one] { $veins } Ader
       *[other] { $veins } Adern
    } auf Ebene { $level }, je { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    }
    .row = Adern
line-altar = Altar { $tile } auf { $at }: { $printed } aufgedruckt, { $veins ->
        [one] { $veins } Ader auf seiner Ebene
       *[other] { $veins } Adern auf seiner Ebene
    }
    .row = Altäre
line-well = { $well ->
        [altar] Brunnen mit Altar
        [dragon] Brunnen mit Drache
       *[plain] Brunnen
    } { $tile } auf { $at }: { $base }, dazu { $tiles } Plättchen im Schacht
    .row = Brunnen
line-fossil = Fossil { $tile } auf { $at }
    .row = Fossilien
line-reward = { $place ->
        [first] Erster Platz
        [second] Zweiter Platz
       *[alone] Prämie
    } für { NAME($what, of: "most") }: { $number }
    .row = Prämien
line-item = { NAME($name, of: "card") }: { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } je { NAME($what, of: "one") }, { $number } in der Mine
    .row = Funde
line-mission = { NAME($name, of: "card") } ({ $card }): { $met ->
        [met] erfüllt
       *[unmet] nicht erfüllt, { $have } von { $need }
    }
    .row = Missionen

## Ablehnungen

refuse-laying-out = der Markt wird noch ausgelegt
refuse-dealing = die Missionen werden noch ausgeteilt
refuse-opening = die offenen Karten werden noch aufgedeckt
refuse-starter-first = zuerst sagt der Zufall, wer beginnt
refuse-token-first = zuerst wird der Rundenmarker aufgedeckt
refuse-roll-first = zuerst wird gewürfelt
refuse-rerolling = zuerst kommt der Neuwurf
refuse-turning-up = zuerst wird das nächste Plättchen des Stapels aufgedeckt
refuse-refilling = zuerst wird die nächste offene Karte aufgedeckt
refuse-raven-rolling = zuerst kommt der Wurf für den Raben
refuse-guess-due = tippe zuerst auf den Wurf: Das gehört zu diesem Zug
refuse-reroll-due = entscheide zuerst, ob du den Wurf behältst oder neu würfelst
refuse-tile-move-due = nutze zuerst den Umbau des Umbauplättchens, oder verzichte darauf
refuse-no-guess = getippt wird nur vor dem Wurf, in einer Runde, deren Marker es sagt
refuse-no-keep = gerade gibt es keinen Neuwurf zu entscheiden
refuse-no-reroll = neu würfeln darfst du nur gleich nach dem Wurf, in einer Runde, deren Marker es sagt
refuse-no-skip = verzichten kann man nur auf den Umbau eines Umbauplättchens; beende stattdessen den Zug
refuse-over = das Spiel ist zu Ende
refuse-no-show = gerade wird kein Plättchen aufgedeckt
refuse-no-tile = in dieser Schachtel ist kein Plättchen { $tile }
refuse-other-pile = { $tile } gehört nicht auf Stapel { $pile }
refuse-lies-open = { $tile } liegt schon offen
refuse-no-deal = gerade wird keine Mission ausgeteilt
refuse-no-open = gerade wird keine Karte aufgedeckt
refuse-no-card = in dieser Schachtel ist keine Karte { $card }
refuse-item = { $card } ist ein Fund; ausgeteilt werden nur Missionen
refuse-not-in-deck = { $card } ist nicht mehr im Kartenstapel
refuse-no-begin = gerade geht es nicht darum, wer beginnt
refuse-no-seat = an diesem Tisch gibt es keinen Platz { $number }
refuse-no-token-now = gerade wird kein Rundenmarker aufgedeckt
refuse-no-token = in dieser Schachtel ist kein Rundenmarker { $token }
refuse-token-used = { $token } wurde schon aufgedeckt
refuse-no-roll = gerade wird nicht gewürfelt
refuse-no-face = der Würfel hat keine { $face }; er hat { $faces }
refuse-no-value = der Würfel zeigt nie { $value }; er zeigt { $values }
refuse-no-pile = der Markt hat keinen Stapel { $pile }; die Reihe steht vorn, wie bei { $first }
refuse-pile-empty = Stapel { $pile } ist leer, und Stapel werden nicht aufgefüllt
refuse-above-surface = { $at } liegt über der Erde; Ebene 1 ist die Reihe des Eingangs
refuse-cell-taken = auf { $at } liegt schon { $tile }
    .seen = hier liegt schon ein Plättchen
refuse-no-link = { $tile } hätte auf { $at } keine Verbindung: Keine seiner offenen Seiten trifft auf eine offene
    .seen = hier hätte es keine Verbindung: Keine seiner offenen Seiten trifft auf eine offene
refuse-no-match = { $own ->
        [open] nach { NAME($side, of: "side") } ist es offen, aber { $other } ist dort geschlossen
       *[closed] nach { NAME($side, of: "side") } ist es geschlossen, aber { $other } ist dort offen
    }
    .seen = { $own ->
            [open] nach { NAME($side, of: "side") } ist es offen, aber das Plättchen dort ist geschlossen
           *[closed] nach { NAME($side, of: "side") } ist es geschlossen, aber das Plättchen dort ist offen
        }
refuse-sealing = das würde das letzte offene Ende der Mine verschließen, und das ist an diesem Tisch vor der letzten Runde verboten
refuse-too-dear = { $tile } kostet { refuse-too-dear.price }
    .price = { $price }{ $less ->
        [0] { "" }
       *[other] , weniger { $less } für +1-Seiten
    }, und { $points ->
        [one] { $points } Punkt ist
       *[other] { $points } Punkte sind
    } übrig
    .seen = es kostet { refuse-too-dear.price }
refuse-no-move = du kannst jetzt nichts umsetzen: Kein Rundenmarker, Wurf und keine Karte erlaubt es
refuse-not-own-tile = { $tile } liegt nicht in der Mine von { SEAT($seat) }
    .seen = dieses Plättchen liegt nicht in der Mine von { SEAT($seat) }
refuse-same-cell = { $tile } liegt schon auf { $at }; es muss auf ein anderes Feld
    .seen = es liegt schon hier; es muss auf ein anderes Feld
refuse-entrance = der Eingang bleibt immer, wo er ist
refuse-surrounded = { $tile } ist kein Randplättchen: Auf allen vier Seiten liegen andere
    .seen = das ist kein Randplättchen: Auf allen vier Seiten liegen andere
refuse-cut-off = ohne { $tile } wäre die Mine nicht mehr mit { $tiles } auf { $cells } verbunden
    .seen = ohne dieses Plättchen wären andere nicht mehr mit der Mine verbunden
refuse-no-take = eine Karte darfst du nur nehmen, wenn dein Wurf Extraaktionen gibt; gerade hast du keine
refuse-not-open = { $card } liegt nicht offen aus{ $number ->
        [0] : Es liegt keine Karte aus
       *[other] { " " }({ $cards })
    }
refuse-no-plus-token = du hast keinen +1-Marker
refuse-fresh-token = ein Marker aus diesem Zug lässt sich erst in späteren Zügen ausgeben
refuse-no-such-card = { $effect ->
        [raven] { SEAT($seat) } hat den Raben nicht
       *[plan] { SEAT($seat) } hat den Bauplan nicht
    }
refuse-plan-idle = in deiner Mine lässt sich gerade nichts umsetzen, der Bauplan wäre also verschwendet

## Das Brett in Worten

board-tile = { $face-tile } auf { $at }: { board-tile.face }
    .face = { $face-price ->
        [0] { "" }
       *[other] Preis { $face-price },{ " " }
    }offen nach { LETTERS($face-exits, of: "side") }{ $face-veins ->
        [0] { "" }
        [1] , eine Ader
        [2] , zwei Adern
       *[other] , { $face-veins } Adern
    }{ $face-well ->
        [plain] , Brunnen
        [altar] , Brunnen mit Altar{ $face-altar_points ->
            [0] { "" }
           *[other] { " " }{ $face-altar_points }
        }
        [dragon] , Brunnen mit Drache{ $face-fossil_points ->
            [0] { "" }
           *[other] { " " }{ $face-fossil_points }
        }
       *[none] { "" }
    }{ $face-altars ->
        [0] { "" }
       *[other] , Altar { NUMBER($face-altar_points) }
    }{ $face-fossils ->
        [0] { "" }
       *[other] , Fossil { $face-fossil_points ->
            [0] ohne Punkte
           *[other] { $face-fossil_points }
        }
    }{ $face-plus_sides ->
        [0] { "" }
       *[other] , +1 nach { LETTERS($face-plus, of: "side") }
    }{ $face-tokens ->
        [0] { "" }
       *[other] , gibt einen +1-Marker
    }{ $face-moves ->
        [0] { "" }
       *[other] , erlaubt einen Umbau
    }{ $face-sapphires ->
        [0] { "" }
       *[other] , Blauer Saphir
    }
board-card = „{ NAME($card-name, of: "card") }“ ({ $card-card }: { board-card.effect })
    .effect = { $card-effect ->
        [raven] einmal: noch einmal würfeln und beides zählen
        [plan] einmal: bis zu { NUMBER($card-moves) } Plättchen umsetzen
        [mission] { NUMBER($card-points) } SP für { $card-number ->
            [one] { NAME($card-what, of: "wanted") }
           *[other] { NUMBER($card-number) } { NAME($card-what, of: "many") }
        }{ $card-only ->
            [0] { "" }
            [any] { "" }
           *[other] { " " }(nur { $card-only })
        } auf Ebene { NUMBER($card-level) }{ $card-rows ->
            [deeper] { " " }oder tiefer
           *[exact] { "" }
        }
       *[count] { NUMBER($card-points) } SP je { NAME($card-what, of: "one") }
    }
board-over = Das Spiel ist zu Ende.
board-setup = Es wird aufgebaut.
board-round = Runde { $round } von { $rounds }
board-token = { $token-points ->
        [one] { $token-points } Punkt
       *[other] { $token-points } Punkte
    }{ $token-action ->
        [none] { "" }
       *[other] { " " }und { NAME($token-action, of: "action") }
    }
board-round-token = Rundenmarker: { $told }
board-no-token = Rundenmarker: noch nicht aufgedeckt
board-to-play = { SEAT($seat) } ist am Zug
board-guessed = { $value } getippt
board-rolled = { $value } gewürfelt
board-points = { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }
board-moves = Umbauten: { $number }
board-takes = Karten zu nehmen: { $number }
board-either = Umbauten oder Karten: { $number }
board-open-cards = Offene Karten (im Stapel { $deck }):
board-none = keine
board-to-come = Rundenmarker, die noch kommen: { $told }
board-times = { $times } x { $told }
board-price = Preis { $price }
board-key = v Ader, a Altar, w Brunnen (wa mit Altar, wd mit Drache), f Fossil, + eine +1-Seite, t +1-Marker, m Umbauplättchen, s Saphir; ·n: Plättchen, die verdeckt darunter liegen
board-market = Markt:
board-pile = Stapel { $pile }: { $face-tile }, { board-tile.face }; { $covered } verdeckt{ $now ->
        [yes] ; jetzt baubar
       *[no] { "" }
    }
board-empty-pile = Stapel { $pile }: leer
board-your-mine = Deine Mine
board-mine = Die Mine von { SEAT($seat) }
board-sealed = Sie ist verschlossen und kann nie mehr wachsen.
board-entrance = Eingang auf { $at }: offen nach { LETTERS($exits, of: "side") }
board-ends = Offene Enden: { $ends }
board-no-ends = Offene Enden: keine
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(du)
       *[other] { "" }
    }
board-vp = SP
board-plus-tokens = Marker
board-held = { SEAT($seat) }: Mission { $mission }; Karten { $cards }
board-secret = geheim
board-spoken-player = { SEAT($seat) }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } ({ $parts }); Mission { $mission }; Karten { $cards }; +1-Marker { $tokens }
board-part = { NAME($part, of: "part") } { $points }
part-veins = Adern
part-altars = Altäre
part-wells = Brunnen
part-fossils = Fossilien
part-rewards = Prämien
part-items = Funde
part-missions = Missionen
board-rewards = Prämien (* führt)
board-category = { NAME($what, of: "count") }
board-part-name = { NAME($part, of: "part") }
board-reward = Prämie für { NAME($what, of: "most") }, { $points } Punkte: { $counts }
board-has = { SEAT($seat) } hat { $number }

## Der Bildschirm

shape-N = Sackgasse
shape-E = Sackgasse
shape-S = Sackgasse
shape-W = Sackgasse
shape-NS = Schacht
shape-EW = Stollen
shape-NE = Biegung
shape-ES = Biegung
shape-SW = Biegung
shape-NW = Biegung
shape-ESW = Abzweigung
shape-NES = Abzweigung
shape-NSW = Abzweigung
shape-NEW = Abzweigung
shape-NESW = Kreuzung
ui-board = Die Mine. Pfeile gehen von Feld zu Feld, N springt zum nächsten wählbaren, Enter wählt, das Fragezeichen erklärt.
ui-market = Markt
ui-mines = Minen
ui-mine-of = Mine von { SEAT($seat) }
ui-open-mine = Mine von { SEAT($seat) } ansehen
ui-back-to-mine = Zurück
ui-has-veins = { $veins ->
        [one] eine Ader
        [2] zwei Adern
       *[other] { $veins } Adern
    }
ui-has-altar = Altar { $points }
ui-has-well = { $well ->
        [altar] Brunnen mit Altar
        [dragon] Brunnen mit Drache
       *[plain] Brunnen
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points }
    }
ui-has-fossil = { $points ->
        [0] Fossil
       *[other] Fossil { $points }
    }
ui-has-sapphire = Blauer Saphir
ui-has-plus = +1 nach { LETTERS($sides, of: "side") }
ui-has-token = +1-Marker
ui-has-move = Umbau
ui-cell-tile = { $tile }, Ebene { $level }, Stelle { $place }: { $has }{ $loose ->
        [yes] , lässt sich umsetzen
       *[no] { "" }
    }
ui-cell-entrance = Eingang, Ebene 1: offen nach { LETTERS($exits, of: "side") }
ui-cell-legal = Ebene { $level }, Stelle { $place }: { $points } SP{ $bonus ->
        [0] { "" }
        [one] , { $bonus } Punkt zurück
       *[other] , { $bonus } Punkte zurück
    }
ui-cell-end = offenes Ende, Ebene { $level }, Stelle { $place }: muss offen sein nach { LETTERS($needs, of: "side") }
ui-level = Ebene { $level }: { $veins ->
        [one] { $veins } Ader
       *[other] { $veins } Adern
    }, { $points } SP
ui-at-level = Ebene { $level }
ui-price = Preis { $price }
ui-pile-empty = Stapel { $pile }: leer
ui-pile = Stapel { $pile }: { $has }; { $covered } darunter{ $why ->
        [dear] ; { $short ->
            [one] { $short } Punkt fehlt
           *[other] { $short } Punkte fehlen
        }
        [nowhere] ; passt nirgends
        [seals] ; würde die Mine verschließen
        [misfit] ; passt nicht auf das gewählte Feld
        [gain] ; { $points } SP auf dem gewählten Feld
       *[none] { "" }
    }
ui-why-pile = { $closed ->
        [dear] Für { $pile } { $short ->
            [one] fehlt dir { $short } Punkt
           *[other] fehlen dir { $short } Punkte
        }, selbst auf dem billigsten Feld (DYN-023).
        [nowhere] { $pile } passt an kein offenes Ende deiner Mine (DYN-032).
        [seals] { $pile } würde das letzte offene Ende verschließen, und das ist an diesem Tisch vor der letzten Runde verboten (DYN-036).
       *[empty] { $pile } ist leer, und Stapel werden nicht aufgefüllt (DYN-029).
    }
ui-why-tile-first = Wähle zuerst ein Plättchen zum Umsetzen: eins mit weißen Punkten (DYN-051).
ui-why-no-tile = Hier passt kein Plättchen, das du dir leisten kannst (DYN-027).
ui-point-back = { $bonus } zurück
ui-market-waits = Der Markt ruht, solange du umbaust.
ui-market-here = { $piles ->
        [one] { $piles } Plättchen kann
       *[other] { $piles } Plättchen können
    } hierher; die Zahl ist der Gewinn.
ui-market-bright = { $now ->
        [yes] Hell: was du mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } bauen kannst.
       *[no] Von jedem Stapel das oberste Plättchen; die Kanten darunter sind verdeckte.
    }
ui-legend-short = zu wenig
ui-legend-misfit = passt nicht
ui-legend-below = darunter
ui-open-cards = Offene Karten
ui-deck = { $worth ->
        [yes] Wert jetzt;{ " " }
       *[no] { "" }
    }Stapel: { $deck }
ui-no-cards = Es liegt keine Karte offen.
ui-vp-now = jetzt { $points } SP
ui-wants = { $number ->
        [one] { NAME($what, of: "wanted") } auf
       *[other] { $number } { NAME($what, of: "many") } auf
    }
ui-wants-have = { $have } von { $need } auf
ui-pays-each = { $points } je { NAME($what, of: "one") }
ui-once = { $effect ->
        [raven] einmal: ein zweiter Wurf
       *[plan] einmal: { $moves ->
            [one] { $moves } Umbau
           *[other] { $moves } Umbauten
        }
    }
ui-secret = geheime Mission
ui-plus-token = +1-Marker
ui-from-cards = Karten
ui-rewards = Prämien
ui-reward = { SEAT($seat) }: { $count }, { $points } SP
ui-place = { $of ->
        [one] allein vorn, { $points } SP
       *[other] { $place ->
            [one] Erster Platz, { $points } SP
           *[other] Zweiter Platz, { $points } SP
        }
    }
ui-round = Runde { $round } von { $rounds }
ui-token = Rundenmarker: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $action ->
        [none] { "" }
       *[other] { " " }und { NAME($action, of: "action") }
    }
ui-no-token = noch kein Rundenmarker
ui-die = { $value ->
        [0] noch nicht gewürfelt
       *[other] { $value } gewürfelt
    }
ui-points-left = { $points ->
        [one] Punkt übrig
       *[other] Punkte übrig
    }
ui-points-of = Punkte für { SEAT($seat) }
ui-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
ui-guesses = Welche Zahl?
ui-guess = auf { $value } tippen
ui-keep = behalten
ui-again = Punkte bei neuem Wurf
ui-same = gleich
ui-action = { $act ->
        [move] Umbauen
        [spend] +1 ausgeben
        [take] Karten
        [raven] Rabe
        [plan] Bauplan
       *[end] Zug beenden
    }
ui-then = { $act ->
        [move] { $moves ->
            [one] { $moves } Umbau
           *[other] { $moves } Umbauten
        }
        [spend] dann { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [take] { $cards } nehmen
        [raven] ein zweiter Wurf
        [plan] zwei Umbauten
       *[end] { $points ->
            [0] nichts verfällt
            [one] { $points } Punkt verfällt
           *[other] { $points } Punkte verfallen
        }
    }
ui-not-now = { $act ->
        [move] gerade keiner
        [spend] { $tokens ->
            [0] kein Marker
           *[other] nicht jetzt
        }
        [take] nur bei einer 1
       *[other] nicht jetzt
    }
ui-act = { $kind ->
        [back] Zurück
        [reroll] Neu würfeln
        [skip] Nichts umsetzen
        [take] Nehmen
        [raven] Losschicken
        [plan] Plan einsetzen
       *[end] Zug beenden
    }
ui-act-keep = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } behalten
ui-act-here = { $kind ->
        [seal] Verschließen
        [move] Umsetzen { $gain }
       *[build] Bauen { $gain }
    }
ui-say-act = { $kind ->
        [raven] Du bist am Zug: den Raben losschicken?
        [plan] Du bist am Zug: den Bauplan einsetzen?
       *[end] Du bist am Zug: beenden?
    }
ui-say-act-text = { $kind ->
        [raven] Ein zweiter Wurf kommt dazu. Die Karte wirkt einmal.
        [plan] Du darfst ein oder zwei Plättchen umsetzen. Die Karte wirkt einmal.
       *[end] { $points ->
            [one] { $points } Punkt verfällt
           *[other] { $points } Punkte verfallen
        }.
    }
ui-say-guess = Du bist am Zug: Welche Zahl wirst du würfeln?
ui-say-guess-text = Liegst du richtig, bekommst du { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } dazu.
ui-say-reroll = Du hast { $roll } gewürfelt: behalten oder neu würfeln?
ui-say-reroll-text = Zum neuen Wurf zählst du { $bonus } dazu; er gilt auf jeden Fall.
ui-say-move = { $step ->
        [tile] Du bist am Zug: Welches Plättchen setzt du um?
       *[cell] Du bist am Zug: wohin?
    }
ui-say-move-text = { $step ->
        [tile] Die Plättchen mit weißen Punkten lassen sich umsetzen: Klicke eins an, oder ziehe es.
       *[cell] Die Zahl sagt, was der Umbau bringt oder kostet.
    }
ui-say-take = Du bist am Zug: Welche Karte?
ui-say-take-text = Die Zahl sagt, was sie dir jetzt einbrächte.
ui-say-take-card = Du bist am Zug: „{ NAME($name, of: "card") }“ nehmen?
ui-say-take-card-text = { $effect }.{ $points ->
        [0] { "" }
       *[other] { " " }Jetzt { $points } SP wert für dich.
    }
ui-say-cell = { $cells ->
        [one] Du bist am Zug: { $pile } auf dieses Feld bauen?
       *[other] Du bist am Zug: Wohin baust du { $pile }?
    }
ui-say-cell-text = Die Zahl in einem Feld ist, was es bringt.
ui-say-tile = Du bist am Zug: Welches Plättchen für Ebene { $level }?
ui-say-tile-text = { $piles ->
        [one] { $piles } passt
       *[other] { $piles } passen
    }: Es muss offen sein nach { LETTERS($needs, of: "side") }.{ $plus ->
        [0] { "" }
        [one] { " " }Die +1-Seite gibt { $plus } Punkt zurück.
       *[other] { " " }Die +1-Seiten geben { $plus } Punkte zurück.
    }
ui-say-nothing = Du bist am Zug: Mehr lässt sich nicht bauen.
ui-say-nothing-text = { $points ->
        [0] Alle Punkte sind ausgegeben.
        [one] { $points } Punkt verfällt.
       *[other] { $points } Punkte verfallen.
    }
ui-say-main = Du bist am Zug: { $points ->
        [0] keine Punkte mehr
        [one] { $points } Punkt zum Bauen
       *[other] { $points } Punkte zum Bauen
    }.
ui-say-main-text = { $build ->
        [yes] Wähle einen Stapel oder ein Feld.
       *[no] Mehr lässt sich nicht bauen.
    }{ $moves ->
        [0] { "" }
        [one] { " " }Du darfst ein Plättchen umsetzen.
       *[other] { " " }Du darfst { $moves } Plättchen umsetzen.
    }{ $cards ->
        [0] { "" }
       *[other] { " " }Du darfst eine Karte nehmen.
    }{ $either ->
        [0] { "" }
       *[other] { " " }Du darfst ein Plättchen umsetzen oder eine Karte nehmen.
    }
ui-say-here = { $kind ->
        [seal] Das verschließt dein letztes offenes Ende.
        [move] Du bist am Zug: hierher umsetzen{ ui-say-here.points }?
       *[build] Du bist am Zug: hier bauen{ ui-say-here.points }?
    }
    .points = { $gain ->
        [0] { "" }
       *[other] { " " }für { $points } SP
    }
ui-say-gain = { $gains }{ $build ->
        [yes] { $left ->
            [0] Kein Punkt übrig
            [one] { $left } Punkt übrig
           *[other] { $left } Punkte übrig
        }{ $bonus ->
            [0] { "" }
           *[other] , { $bonus } davon zurück durch +1-Seiten
        }.
       *[no] { "" }
    }{ $seals ->
        [yes] { " " }Die Mine kann nie mehr wachsen.
       *[no] { "" }
    }
ui-gain = { NAME($kind, of: "part") } { $points }
ui-gain-mission = { NAME($mission, of: "card") } { $points }
ui-seals = Das verschließt das letzte offene Ende: Die Mine kann nie mehr wachsen, und { $rounds ->
        [one] { $rounds } Runde kommt
       *[other] { $rounds } Runden kommen
    } noch.
ui-log-setup = Aufbau
ui-log-laid = Markt ausgelegt, Missionen ausgeteilt, Karten aufgedeckt
ui-log-round = Runde { $round }: { $token-points ->
        [one] { $token-points } Punkt
       *[other] { $token-points } Punkte
    }{ $token-action ->
        [none] { "" }
       *[other] , { NAME($token-action, of: "action") }
    }
ui-log-build = { SEAT($seat) } baut { $exits ->
        [NS] einen
        [EW] einen
       *[other] eine
    } { NAME($exits, of: "shape") }{ $has }, Ebene { $level }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } Punkt zurück
       *[other] , { $bonus } Punkte zurück
    }{ $token ->
        [0] { "" }
       *[other] , nimmt einen +1-Marker
    }{ $seals ->
        [seals] , und verschließt die Mine
       *[no] { "" }
    }
ui-log-move = { SEAT($seat) } setzt { $exits ->
        [NS] einen
        [EW] einen
       *[other] eine
    } { NAME($exits, of: "shape") }{ $has } auf Ebene { $level } um
ui-with = { " " }({ $has })
ui-sheet-row = { $message ->
        [veins] Adern
        [altar] Altäre
        [well] Brunnen
        [fossil] Fossilien
        [reward] Prämien
        [item] Funde
       *[mission] Missionen
    }
ui-sheet-count = × { $count }
ui-sheet-met = { $met } von { $all }
ui-keys-next = das nächste wählbare Feld oder der nächste wählbare Stapel
ui-keys-market = ein Plättchen vom Markt zum Bauen
ui-keys-move = ein Plättchen umsetzen
ui-keys-spend = einen +1-Marker ausgeben
ui-keys-cards = die offenen Karten
ui-keys-once = Rabe, Bauplan
ui-keys-end = den Zug beenden
ui-piece-entrance = Eingang
ui-piece-spot = erlaubt, 9 Punkte
ui-piece-nothing = erlaubt, keine Punkte
ui-piece-refund = erlaubt, ein Punkt zurück
ui-piece-sealing = verschließt das letzte offene Ende
thing-vein = Ader
thing-sapphire = Blauer Saphir
thing-altar = Altar
thing-well = Brunnen
thing-well-altar = Brunnen mit Altar
thing-well-dragon = Brunnen mit Drache
thing-fossil = Fossil
thing-move = erlaubt einen Umbau
thing-token = +1-Marker
thing-plus = +1-Seite
