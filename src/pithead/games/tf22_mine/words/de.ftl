# TF22 Mine auf Deutsch. SEAT, NAME und LETTERS: siehe core/text/words.py.

## Die Lobby

blurb = Wende die Stollen, bring Weißes Ranium zu den Raumladern und bestiehl, wer schneller war.
option-symbol_variant = Symbolkarten: vom Stapel aufgedeckt, nach jedem Gebrauch zurückgemischt oder aus der Hand gewählt.
    .standard = Standard
    .luck = Glück
    .strategy = Strategie
option-card_backs = Hat die Rückseite einer Karte die Farbe der Vorderseite oder eine andere?
    .one_colour = dieselbe
    .two_colour = eine andere
option-loader_drift = Zu Beginn eines Zuges: Treiben alle Raumlader, oder einer, den man wählt?
    .all = alle
    .one = einer
option-delivery_limit = Gilt die Grenze von zwei Einheiten je Zug oder je Besuch eines Raumladers?
    .turn = je Zug
    .visit = je Besuch
option-fight_chain_limit = Zu wie vielen Kämpfen ein Angriff führen kann, durch freie Aktionen der Verteidiger.
option-max_rounds = Nach wie vielen Runden das Spiel spätestens endet; 0 für keine Grenze.
option-first_round = In der ersten Runde: gleich viel Erz für alle, oder weniger, wer früher dran ist?
    .full = gleich viel
    .rising = weniger für die Früheren
option-quick_setup = Ohne die Tausche beginnen und die Farben vom Zufall verteilen lassen.
    .false = nein
    .true = ja
option-start_player = Wer beginnt: vom Zufall bestimmt, oder ein Platz.
    .random = Zufall

## Namen

colour-red = rot
colour-blue = blau
colour-white = weiß
colour-yellow = gelb
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
side-none = nirgends

## Fragen: an die, die entscheiden, und über sie an die anderen

ask-layout = Welche Karte wird als nächste ausgelegt, und wie?
    .other = Die Mine wird ausgelegt.
ask-starter = Wer beginnt?
    .other = Der Zufall sagt, wer beginnt.
ask-exchange =
    { $made ->
        [0] Tausche zwei Karten: Wähle die erste, oder hör auf.
       *[other] Tausche zwei weitere Karten: Wähle die erste, oder hör auf.
    }
    .other = { SEAT($seat) } darf zwei Karten tauschen.
ask-partner = Mit welcher Karte tauscht { $cell } den Platz?
    .other = { SEAT($seat) } tauscht { $cell }.
ask-colour = Welche Farbe führst du?
    .other = { SEAT($seat) } wählt eine Farbe.
ask-drift = Du bist am Zug: Welcher Raumlader treibt weiter?
    .other = { SEAT($seat) } lässt einen Raumlader weitertreiben.
ask-action = Du bist am Zug: Gib dein Erz aus (noch { $ore }).
    .other = { SEAT($seat) } gibt Erz aus (noch { $ore }).
ask-bonus =
    { $load ->
        [0] Du hast den Kampf gewonnen: Führe kostenlos eine Aktion aus, die ein Erz wert ist.
       *[other] Du hast den Kampf gewonnen, { $defence } - { $load } = { $strength } gegen { $attack } - { $burden } = { $rival }: Führe kostenlos eine Aktion aus, die ein Erz wert ist.
    }
    .other = { SEAT($seat) } hat den Kampf gewonnen und führt eine Aktion aus, die ein Erz wert ist.
ask-attack = Du greifst an: Welche Symbolkarte spielst du?
    .other = { SEAT($seat) } greift an und wählt eine Symbolkarte.
ask-defence = Du wirst angegriffen: Welche Symbolkarte spielst du?
    .other = { SEAT($seat) } verteidigt sich und wählt eine Symbolkarte.
ask-symbol = Eine Einheit wird ersetzt: mit welcher Symbolkarte?
    .other = { SEAT($seat) } wählt eine Symbolkarte, um eine Einheit zu ersetzen.
ask-place =
    { $match ->
        [none] Keine freie Karte des inneren Rings zeigt das Symbol { $symbol }: Lege die Einheit auf eine beliebige freie Karte des inneren Rings.
       *[free] Wohin legst du die Einheit? Das Symbol ist { $symbol }.
    }
    .other = { $match ->
        [none] { SEAT($seat) } legt eine Einheit auf eine beliebige freie Karte des inneren Rings: Keine zeigt das Symbol { $symbol }.
       *[free] { SEAT($seat) } legt eine Einheit auf eine Karte mit dem Symbol { $symbol }.
    }

## Möglichkeiten

do-turn = { $cell } wenden ({ $way })
do-walk = Nach { $to } gehen
do-cross = Nach { $to } wechseln
do-collect = Die Einheit aufnehmen
do-steal = { NAME($victim, of: "colour") } bestehlen
do-push = Den Raumlader von { $loader } nach { $slot } schieben
do-deliver = { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } abliefern
do-tunnel = Geheimgang nach { $to }
do-transport = Sie nach { $to } schicken
do-card = { $value } spielen
do-place = Die Einheit auf { $cell } legen
do-drift = Den Raumlader bei { $loader } treiben lassen
do-exchange = { $cell } aufnehmen
do-with = Mit { $cell } tauschen
do-done = Fertig
do-colour = { NAME($colour, of: "colour") } führen
do-begin = { SEAT($seat) } beginnt
do-lay = { $card } auslegen, Lage { $placement }

## Ereignisse

event-lay = { $card } wird auf { $places } gelegt: { NAME($look-colour, of: "colour") }, offen nach { LETTERS($look-open, of: "side") }
event-begin = { SEAT($seat) } beginnt
event-exchange = { SEAT($seat) } nimmt die Karte von { $cell } auf
event-with = { SEAT($seat) } tauscht die Karten von { $first } und { $second }
event-done = { SEAT($seat) } ist mit dem Tauschen fertig
event-colour = { $how ->
        [dealt] { SEAT($seat) } bekommt { NAME($colour, of: "colour") }
       *[chosen] { SEAT($seat) } wählt { NAME($colour, of: "colour") }
    }{ EACH($follows, of: "then", before: "; ") }
event-drift = { SEAT($seat) } lässt den Raumlader von Platz { $slot } nach Platz { $target } treiben
    .seen = { SEAT($seat) } lässt den Raumlader von { $cell }, { NAME($side, of: "side") }, nach { $target_cell }, { NAME($target_side, of: "side") }, treiben
event-turn = { SEAT($seat) } { $way ->
        [A] dreht { $cell } um 180 Grad
        [B] wendet { $cell } über die lange Seite
       *[C] wendet { $cell } über die kurze Seite
    }{ $result ->
        [same] , was nichts ändert
       *[new] : { NAME($look-colour, of: "colour") }, offen nach { LETTERS($look-open, of: "side") }
    } ({ $way }){ EACH($follows, of: "then", before: "; ") }
event-walk = { SEAT($seat) } geht mit dem Trupp { NAME($crew, of: "colour") } von { $cell } nach { $target } (D){ EACH($follows, of: "then", before: "; ") }
event-cross = { SEAT($seat) } wechselt mit dem Trupp { NAME($crew, of: "colour") } von { $cell } in den anderen Stollen auf { $target } (E){ EACH($follows, of: "then", before: "; ") }
event-collect = { SEAT($seat) } nimmt mit dem Trupp { NAME($crew, of: "colour") } die Einheit auf { $cell } auf (F){ EACH($follows, of: "then", before: "; ") }
event-steal = { SEAT($seat) } greift auf { $cell } mit dem Trupp { NAME($crew, of: "colour") } den Trupp { NAME($victim, of: "colour") } von { SEAT($owner) } an (G)
event-push = { SEAT($seat) } schiebt den Raumlader von Platz { $slot } nach Platz { $target } (H){ EACH($follows, of: "then", before: "; ") }
    .seen = { SEAT($seat) } schiebt den Raumlader von { $cell }, { NAME($side, of: "side") }, nach { $target_cell }, { NAME($target_side, of: "side") } (H){ EACH($follows, of: "then", before: "; ") }
event-deliver = { SEAT($seat) } liefert mit dem Trupp { NAME($crew, of: "colour") } { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } ab; der Trupp kehrt heim (I)
event-tunnel = { SEAT($seat) } bringt den Trupp { NAME($crew, of: "colour") } durch einen Geheimgang von { $cell } nach { $target } (J){ EACH($follows, of: "then", before: "; ") }
event-transport = { SEAT($seat) } schickt { NAME($moved, of: "colour") } von { $cell } nach { $target } (K){ EACH($follows, of: "then", before: "; ") }
event-attack = { $how ->
        [chosen] { SEAT($seat) } spielt eine { $value } zum Angriff
       *[turned] { SEAT($seat) } deckt eine { $value } zum Angriff auf
    }
    .hidden = { SEAT($seat) } legt eine Symbolkarte verdeckt hin
event-defence = { $how ->
        [chosen] { SEAT($seat) } spielt eine { $value } zur Verteidigung
       *[turned] { SEAT($seat) } deckt eine { $value } zur Verteidigung auf
    } gegen eine { $fight-attacker-card } von { SEAT($fight-attacker-seat) }: { $fight-attacker-card } - { $fight-attacker-load } = { $fight-attacker-strength } gegen { $value } - { $fight-defender-load } = { $fight-defender-strength }, { $fight-winner ->
        [attacker] { SEAT($fight-attacker-seat) } gewinnt, nimmt eine Einheit und kehrt heim
        [defender] { SEAT($seat) } hält stand und hat eine freie Aktion
       *[nobody] unentschieden
    }{ EACH($follows, of: "then", before: "; ") }
event-symbol = { $how ->
        [chosen] { SEAT($seat) } spielt eine { $value }, um eine Einheit zu ersetzen
       *[turned] { SEAT($seat) } deckt eine { $value } auf, um eine Einheit zu ersetzen
    }
event-place = { SEAT($seat) } legt eine Einheit auf { $cell }{ EACH($follows, of: "then", before: "; ") }
then-drift = der Zug von { SEAT($seat) } beginnt: Alle Raumlader treiben { $steps ->
        [one] { $steps } Platz
       *[other] { $steps } Plätze
    } weiter, nach { $slots }

## Der Wertungsbogen

line-markers = gelbe Marker
line-held = { $units ->
        [one] { $units } gehaltene Einheit, die nur bei Gleichstand zählt
       *[other] { $units } gehaltene Einheiten, die nur bei Gleichstand zählen
    }
    .row = gehaltene Einheiten, die nur bei Gleichstand zählen
    .cell = { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }

## Ablehnungen

refuse-laying-out = die Mine wird noch ausgelegt
refuse-starter-first = zuerst sagt der Zufall, wer beginnt
refuse-exchanging = wer beginnt, darf jetzt zwei Karten tauschen oder aufhören
refuse-partner-due = die aufgenommene Karte muss mit einer anderen den Platz tauschen
refuse-colour-due = jetzt wird eine Farbe gewählt
refuse-drift-due = ein Zug beginnt damit, dass ein Raumlader weitertreibt
refuse-action-due = jetzt ist eine Aktion gefragt; alles Erz muss ausgegeben werden
refuse-bonus-due = die Verteidigung hat gewonnen: Jetzt ist eine freie Aktion Pflicht, die ein Erz wert ist
refuse-attack-due = ein Kampf ist im Gange: Jetzt kommt die Symbolkarte des Angriffs
refuse-defence-due = ein Kampf ist im Gange: Jetzt kommt die Symbolkarte der Verteidigung
refuse-symbol-due = eine abgelieferte Einheit wird ersetzt: Jetzt kommt eine Symbolkarte
refuse-place-due = eine abgelieferte Einheit kommt jetzt auf eine Karte des inneren Rings
refuse-over = das Spiel ist zu Ende
refuse-not-one-ore = { $action } kostet { $cost } Erz; die freie Aktion ist ein einziges Erz wert
refuse-too-dear = { $action } kostet { $cost } Erz, und { $left } ist übrig
refuse-no-card = in dieser Schachtel ist keine Karte { $card }
refuse-no-placement = eine Karte hat vier Lagen, p0 bis p3; p{ $placement } ist keine davon
refuse-lies-already = { $card } liegt schon auf { $cell }
refuse-no-seat = an diesem Tisch gibt es keinen Platz { $number }
refuse-crossing = die Kreuzung auf { $cell } bleibt in der Mitte; nur Karten der beiden Ringe tauschen
refuse-itself = { $cell } ist die Karte, die du aufgenommen hast; sie tauscht mit einer anderen
refuse-no-colour = es gibt keine Farbe { $colour }; es gibt { NAME($colours, of: "colour") }
refuse-colour-unused = der Trupp { NAME($colour, of: "colour") } wird zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] viert
    } nicht gebraucht
refuse-colour-taken = { SEAT($seat) } hat { NAME($colour, of: "colour") } schon
refuse-drift-blocked = der Raumlader bei Platz { $slot } kann nicht weitertreiben: Platz { $ahead } ist besetzt
refuse-no-way = eine Karte wird mit A, B oder C gewendet; { $way } ist nichts davon
refuse-one-place = ein Raumlader wird um einen Platz geschoben; von Platz { $slot } ist das { $on } oder { $back }
refuse-slot-occupied = Platz { $slot } ist von einem anderen Raumlader besetzt
refuse-which-crew = { SEAT($seat) } führt { NAME($colours, of: "colour") }; sag, welcher Trupp handelt
refuse-not-own-crew = { SEAT($seat) } führt { NAME($colours, of: "colour") }, nicht { NAME($colour, of: "colour") }
refuse-there-already = der Trupp ist schon auf { $cell }; er muss mindestens eine Karte weit gehen
refuse-other-tunnel = { $cell } ist { NAME($colour, of: "colour") }; D bleibt im Stollen { NAME($tunnel, of: "colour") }
refuse-no-tunnel = kein Stollen { NAME($tunnel, of: "colour") } führt ohne Unterbrechung von { $cell } nach { $to }
refuse-same-colour = { $to } ist { NAME($colour, of: "colour") } wie { $cell }; E führt in eine andere Farbe
refuse-not-beside = { $to } liegt nicht neben { $cell }; E ist ein einziger Schritt
refuse-not-linked = { $cell } und { $to } sind nicht verbunden: { $shut } ist nach { NAME($side, of: "side") } zu
refuse-no-unit = auf { $cell }, wo der Trupp steht, liegt keine Einheit
refuse-chain-full = diese Kette hatte schon { $fights ->
        [one] { $fights } Kampf
       *[other] { $fights } Kämpfe
    }, mehr dürfen es nicht sein
refuse-crew-unused = der Trupp { NAME($colour, of: "colour") } wird in diesem Spiel nicht gebraucht
refuse-own-crew = { NAME($colour, of: "colour") } ist dein eigener Trupp; er kann nicht angegriffen werden
refuse-elsewhere = der Trupp { NAME($colour, of: "colour") } ist auf { $at }, nicht hier auf { $cell }
refuse-nothing-to-steal = der Trupp { NAME($colour, of: "colour") } hält keine Einheit, also kann er nicht angegriffen werden
refuse-one-or-two = eine oder zwei Einheiten werden abgeliefert, nicht { $units }
refuse-holds-fewer = der Trupp hält { $held }, also kann er nicht { $units } abliefern
refuse-delivered-enough = { $delivered ->
        [one] { $delivered } Einheit wurde
       *[other] { $delivered } Einheiten wurden
    } in diesem Zug schon abgeliefert; mehr als { $most } dürfen es nicht sein
refuse-shut-to-loader = der Stollen kommt zu einer Karte mit einem Raumlader, ist aber auf dieser Seite zu
refuse-no-loader-reached = der Stollen { NAME($tunnel, of: "colour") } auf { $cell } führt zu keinem Raumlader
refuse-holds-unit = ein Trupp, der eine Einheit hält, kann keinen Geheimgang benutzen
refuse-no-enemy = kein fremder Trupp ist mit deinem auf { $cell }
refuse-present-card = { $to } ist die Karte, auf der er steht; es muss eine andere sein
refuse-colours-differ = { $to } ist { NAME($colour, of: "colour") }, aber { $cell } ist { NAME($here, of: "colour") }
refuse-no-symbol-card = es gibt keine Symbolkarte { $value }; es gibt { $values }
refuse-discarded = die { $value } von { SEAT($seat) } ist abgelegt, bis alle Karten benutzt sind
refuse-outside-ring = { $cell } liegt nicht im inneren Ring
refuse-unit-there = auf { $cell } liegt schon eine Einheit
refuse-other-symbol = { $cell } zeigt { $shows }, aber die Einheit kommt auf eine { $symbol }: { $fitting }
refuse-no-cell = es gibt kein Feld { $cell }; die Felder sind { $first } bis { $last }
refuse-no-loader = bei Platz { $slot } ist kein Raumlader; Raumlader sind bei { $slots }

## Das Brett in Worten

board-legend = Karten: Buchstabe der Farbe, Symbol, = und | wo der Stollen die Karte verlässt, kleine Buchstaben für die Öffnungen der Rückseite, durch die Karte gesehen. * ist eine Einheit, (R) ein Basislager, r2 ein Trupp mit zwei Einheiten, [9] ein Platz mit einem Raumlader. Die Buchstaben sind die der englischen Namen.
board-head = { $round ->
        [0] Vor dem ersten Zug
       *[other] Runde { $round }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }   Erz übrig { $ore }   Marker im Vorrat { $supply }
board-loader = Platz { $slot }, im { NAME($side, of: "side") } von { $cell }
board-loaders = Raumlader: { $places }
board-card = { $cell } { NAME($look-colour, of: "colour") }, { NAME($shape, of: "shape") }, offen nach { LETTERS($look-open, of: "side") }, Symbol { $look-symbol ->
        [0] keines
       *[other] { $look-symbol }
    }
board-back = Rückseite, durchgesehen: { NAME($look-colour, of: "colour") }, offen nach { LETTERS($look-open, of: "side") }, Symbol { $look-symbol ->
        [0] keines
       *[other] { $look-symbol }
    }
board-unit = eine Einheit Ranium
board-base = Basislager von { NAME($colour, of: "colour") }
board-crew = Trupp { NAME($colour, of: "colour") }{ $units ->
        [0] { "" }
        [one] { " " }mit { $units } Einheit
       *[other] { " " }mit { $units } Einheiten
    }
board-led = { NAME($colour, of: "colour") } auf { $cell }, hält { $units }
board-no-colour = noch keine Farbe
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(du)
       *[other] { "" }
    }: { $markers } von { $goal } Markern, Karten { $cards }
board-turn = { $begun ->
        [turn] Zug von { SEAT($turn) }
       *[start] { SEAT($turn) } beginnt
    }; { $who ->
        [chance] der Zufall entscheidet
       *[seat] { SEAT($seat) } entscheidet
    }: { NAME($kind, of: "kind") }
board-fight = Kampf { $fights } der Kette: { NAME($attacker, of: "colour") } greift { NAME($defender, of: "colour") } an{ $card ->
        [hidden] { " " }mit einer verdeckten Karte
        [shown] { " " }mit einer { $value }
       *[none] { "" }
    }
board-fought = Letzter Kampf dieses Zuges: Angriff { $attacker-card } - { $attacker-load } = { $attacker-strength }, Verteidigung { $defender-card } - { $defender-load } = { $defender-strength }
board-replacing = { SEAT($seat) } ersetzt eine Einheit{ $symbol ->
        [0] { "" }
       *[other] { " " }nach dem Symbol { $symbol }
    }
board-name-crew = Nenne den Trupp, der handelt, zum Beispiel: walk red to c2

## Der Bildschirm

shape-crossing = Kreuzung
shape-tee = Abzweigung
shape-curve = Kurve
shape-straight = Gerade
kind-layout = die Auslage
kind-starter = wer beginnt
kind-exchange = ein Tausch
kind-partner = ein Tausch
kind-colour = eine Farbe
kind-drift = ein Treiben
kind-action = eine Aktion
kind-bonus = eine freie Aktion
kind-attack = eine Symbolkarte
kind-defence = eine Symbolkarte
kind-symbol = eine Symbolkarte
kind-place = ein Feld
kind-card = Symbolkarte
kind-with = Tausch
kind-done = Fertig
kind-turn = Wenden
kind-walk = Gehen
kind-cross = Schritt
kind-collect = Nehmen
kind-steal = Stehlen
kind-push = Schieben
kind-deliver = Liefern
kind-tunnel = Gang
kind-transport = Koffer
ui-board = Die Mine, sechs mal sechs Karten. Pfeile gehen von Karte zu Karte, Enter wählt, die Buchstaben A bis K beginnen die Aktionen.
ui-loader = Raumlader { $number } bei { $cell }, { NAME($side, of: "side") }
ui-push = einen Raumlader auf Platz { $place } schieben
ui-round = Runde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }
ui-goal = Ziel: { $goal } Lieferungen
ui-markers = { $markers } von { $goal } Lieferungen
ui-cards-left = Symbolkarten übrig: { $cards }
ui-ore = { $left } von { $all } Erz übrig
ui-target-turn = jede Karte
ui-target-walk = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
ui-target-cross = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
ui-target-collect = hier
ui-target-steal = hier
ui-target-push = Raumlader
ui-target-deliver = am Raumlader
ui-target-tunnel = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
ui-target-transport = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
ui-crew-at = Trupp { NAME($colour, of: "colour") } auf { $cell }
ui-with-crew = { $label } mit { NAME($crew, of: "colour") }
ui-say-exchange = Du beginnst, also darfst du die Mine verändern. { $made } von 2 Tauschen gemacht. Wähle eine Karte.
ui-say-colour = Dein Basislager ist die Kreuzung dieser Farbe. Wer als Erstes { $goal }-mal Weißes Ranium abliefert, gewinnt.
ui-say-fight = Die Stärke ist die Karte minus die eigene Last.
ui-say-symbol = Ihr Symbol sagt, wo die nächste Einheit liegt.
ui-say-framed = Wähle eine der umrahmten Karten.
ui-say-cell = Wähle eine Karte auf dem Brett.
ui-turn-title = { $cell } wenden
ui-turned = { $way ->
        [A] gedreht
        [B] über die lange Seite
       *[C] über die kurze Seite
    }: { NAME($look-colour, of: "colour") }, offen nach { LETTERS($look-open, of: "side") }
ui-way = { $way ->
        [A] halbe Drehung
        [B] über die lange Seite
       *[C] über die kurze Seite
    }
ui-now = jetzt
ui-fight-title = Kampf auf { $cell }
ui-fight-attacks = { SEAT($seat) } greift an
ui-fight-defends = { SEAT($seat) } verteidigt sich
ui-fight-against = gegen
ui-fight-minus = Karte minus eigene Last
ui-fight-waits = wählt eine Karte
ui-fight-hidden = verdeckt
ui-fight-won = { $winner ->
        [attacker] { SEAT($attacker) } gewinnt, nimmt eine Einheit und kehrt heim.
        [defender] { SEAT($defender) } hält stand und darf eine Aktion ausführen, die ein Erz wert ist.
       *[nobody] Unentschieden: Nichts geschieht.
    }
ui-fight-go = Weiter
ui-fight-choose = Deine Karten
ui-keys-next = die nächste Karte in Reichweite
ui-keys-turn = die gewählte Karte wenden
ui-keys-actions = eine Aktion beginnen: gehen, Schritt, nehmen, stehlen, schieben, liefern, Geheimgang, Koffer
ui-log-laid = Die Mine wird ausgelegt
ui-log-round = Runde { $round }
ui-log-drift = Der Zug von { SEAT($seat) } beginnt: Alle Raumlader treiben { $steps ->
        [one] { $steps } Platz
       *[other] { $steps } Plätze
    } weiter
ui-log-setup = Aufbau
ui-aid-goal = Ziel: Weißes Ranium aufnehmen, zu einem Raumlader am Rand der Mine tragen und dort abliefern.
ui-aid-turns = A dreht eine Karte halb herum; B und C wenden sie über die lange oder die kurze Seite auf ihre Rückseite.
ui-aid-marker = abgeliefert; { $goal } davon gewinnen
ui-aid-unit = getragenes Weißes Ranium
ui-aid-ghost = Gestricheltes Schiff: wo der Raumlader ist, wenn der nächste Zug beginnt.
ui-piece-crew = Trupp { NAME($colour, of: "colour") }{ $units ->
        [0] { "" }
       *[other] , { $units }
    }
ui-piece-unit = Einheit
ui-piece-loader = Raumlader
ui-piece-ghost = Raumlader, nächster Zug
ui-piece-reach = erreichbar mit { $key }
ui-piece-base = Basislager { NAME($colour, of: "colour") }
ui-piece-cards = Alle Karten, Vorder- und Rückseite
