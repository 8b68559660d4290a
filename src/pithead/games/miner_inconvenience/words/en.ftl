# Miner Inconvenience in English, the source of all translations. SEAT and NAME: see core/words.py.

## Names

building-lookout = Lookout
building-west-hall = West hall
building-bridge-hall = Bridge hall
building-crossing-hall = Crossing hall
building-east-hall = East hall
building-gatehouse = Gatehouse
side-NE = north-east
side-E = east
side-SE = south-east
side-SW = south-west
side-W = west
side-NW = north-west
face-top = top
face-right = right
face-left = left
shift-bottom = bottom
shift-upper-right = upper right
shift-upper-left = upper left

## How it ended: with what was reached in .told

end-drawn = the deck was drawn in time
    .told = { end-drawn }, { $upgraded ->
        [one] { $upgraded } building
       *[other] { $upgraded } buildings
    } upgraded; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left in hand, the rank { NAME($rank, of: "rank") }
end-drained = the deck ran out too early
    .told = { end-drained }; { end-drained.reached }
    .reached = { $upgraded } of { $goal } buildings upgraded, { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } left in the deck
end-no-fit = no card fits, and nothing can be built or upgraded
    .told = { SEAT($seat) } is stuck: { end-no-fit }; { end-drained.reached }
end-no-cards = no cards left to act with
    .told = { SEAT($seat) } is stuck: { end-no-cards }; { end-drained.reached }
rank-elven-hovel = Elven hovel
rank-beardling-outpost = Beardling outpost
rank-dwarven-stronghold = Dwarven stronghold
rank-mountain-metropolis = Mountain metropolis
rank-ancestral-home = Ancestral Home

## Questions: to who decides, and of them to the others

ask-deal = Which card is dealt to { SEAT($drawer) }?
    .other = { SEAT($drawer) } is dealt a card.
ask-start = Which card is the starting tile?
    .other = The starting tile is drawn.
ask-action = Your turn: excavate, build or upgrade.
    .other = { SEAT($seat) } excavates, builds or upgrades.
ask-pay = Pay Gold: put a card under the deck ({ $price } to go).
    .other = { SEAT($seat) } pays { $price } Gold.
ask-draw = Which card does { SEAT($drawer) } draw for { $why ->
        [supply] supply
       *[vein] a vein
    }?
    .other = { SEAT($drawer) } draws a card for { $why ->
        [supply] supply
       *[vein] a vein
    }.

## Choices

do-excavate = Excavate { $card } at { $at }
do-build = Build { $building } on { $card }
do-upgrade = Upgrade { $building }
do-pay = Pay with { $card }
do-draw = Draw { $card }

## Events. What they bring to an end is told by .end, for all that can.

event-deal = { SEAT($seat) } is dealt { $card }
    .hidden = { SEAT($seat) } is dealt a card
event-start = { $card } is the starting tile{ event-draw.end }
event-excavate = { SEAT($seat) } excavates { $card } at { $at }, { event-excavate.where }: { $draws ->
        [0] draws nothing
       *[other] draws { $supply } for supply and { $vein } for veins
    }{ event-draw.end }
    .where = { $by ->
        [ladder] by ladder{ " " }
       *[last] { "" }
    }{ $how ->
        [beside] { NAME($part, of: "side") } of { $off }
       *[over] over the { NAME($part, of: "face") } face of { $off }
    }
event-build = { SEAT($seat) } builds the { NAME($name, of: "building") } ({ $building }) on { $card } for { $price } Gold
event-upgrade = { SEAT($seat) } upgrades the { NAME($name, of: "building") } ({ $building }) for { $price } Gold; its range is { $range } now
event-pay = { SEAT($seat) } pays with { $card }{ event-draw.end }
    .hidden = { SEAT($seat) } pays with a card{ event-draw.end }
event-draw = { SEAT($seat) } draws { $card } for { event-draw.why }{ event-draw.end }
    .hidden = { SEAT($seat) } draws a card for { event-draw.why }{ event-draw.end }
    .why = { $why ->
        [supply] supply
       *[vein] a vein
    }
    .end = { $ends ->
        [game] ; the game is over: { NAME($verdict-reason, of: "end") }
       *[other] { "" }
    }

## The score sheet

line-hand = cards in the hand of { SEAT($seat) }
    .row = cards in hand
line-lost = the game is lost

## Refusals

refuse-won = the game is won
refuse-stuck = the game is lost, for a seat could do nothing
refuse-drained = the game is lost, for the deck ran out too early
refuse-dealing = the hands are still being dealt
refuse-start-first = the starting tile comes first
refuse-draws-first = the cards that the excavation brings are drawn first, which is chance's
refuse-no-card = there is no card { $card } in this box
refuse-no-building = there is no building { $building } in this box
refuse-pay-first = { $price } Gold must be paid first
refuse-no-draw = no card is drawn now; only an excavation draws
refuse-paid-under = { $card } was paid and lies under the deck, with { $over ->
        [one] { $over } other card
       *[other] { $over } other cards
    } to be drawn before it
refuse-not-in-deck = { $card } is not in the deck
refuse-nothing-to-pay = there is nothing to pay; excavate, build or upgrade
refuse-pay-own = { $card } is not in the hand of { SEAT($seat) }, and only your own hand pays
refuse-not-in-hand = { $card } is not in the hand of { SEAT($seat) }
refuse-last-itself = { $at } is the centre of { $last } itself, the last tile
refuse-no-ladder = it is at the ladder tile { $card }, but the last tile { $last } shows no ladder
refuse-ladder-covered = it is at { $card }, but the ladder of { $card } is covered
refuse-beside-ladder = it lies over a face of { $card }; by ladder a card goes beside a ladder tile, not over it
refuse-no-face = the { NAME($shift, of: "shift") } of { $last } is no face; cover its top, right or left face or lay it beside one of the six sides
refuse-off-the-mine = { $at } is neither beside the last tile { $last } nor over one of its faces
refuse-half-faces = it would hide two half faces of the last tile { $last } ({ NAME($shift, of: "shift") }), which is only covered by a whole face
refuse-over-building = it would cover { $triangles } of the building { $building }
refuse-wholly-over = it would lie wholly over { $card }, of which { $triangles } can still be seen
refuse-hides-third = it would hide { $triangles } of { $card }, more than a third of that card
refuse-hidden-third = it would hide { $triangles } of { $card }, of which more than a third would be hidden then
refuse-mouth-meets-wall = its { $side } mouth meets the { $line } side of { $building }, which has no door there
refuse-mouth-meets-rock = its { $side } mouth meets rock: { $card } has no tunnel at { $line }
refuse-tunnel-meets-rock = the tunnel of { $card } at { $line } would end in rock, for the card has no { $side } mouth
refuse-stands = { $building } stands on { $card } already
refuse-not-in-mine = { $card } is not in the mine
refuse-carries = { $card } carries { $building } already
refuse-top-covered = the top face of { $card } is not wholly visible: { $triangles } cannot be seen
refuse-part-covered = part of { $card } is covered already, and with a building more than a third of it would be hidden
refuse-no-door = a tunnel of { $card } meets the { $line } side of { $building }, which has no door there
refuse-not-built = { $building } is not in the mine
refuse-is-upgraded = { $building } is upgraded already
refuse-build-price = building number { $number } costs { $price } Gold, and { refuse-build-price.held }
    .held = { SEAT($seat) } holds { $hand ->
        [0] no card
        [one] { $hand } card
       *[other] { $hand } cards
    }
refuse-upgrade-price = upgrade number { $number } costs { $price } Gold, and { refuse-build-price.held }

## The board in words

board-legend = o tunnel, O at an outline, * gold, # ladder, D door, = wall, - outpost, + upgraded
board-over = { $how ->
        [won] Won
       *[lost] Lost
    }: { $told }.
board-last = Last tile { $card }
board-head = upgraded { $upgraded } of { $goal }, deck { $deck }, cards in all hands { $score }
board-next-build = next building { $price } Gold
board-next-upgrade = next upgrade { $price } Gold
board-pays = { SEAT($seat) } still pays { $price } Gold.
board-draws = { SEAT($seat) } still draws { $supply } for supply and { $vein } for veins.
board-empty = The mine is still empty.
board-wider = The mine is wider than this picture; cards beside it:
board-last-tile = The last tile is { $card }.
board-none = none
board-tile = { $card } at { $at }: tunnels { $tunnels }
board-leads = { $line } to { $target }
board-leads-out = { $line } to the open
board-roof = { $building } on its top face
board-covered = covered { $triangles }
board-nugget = gold { $nugget }
board-ladder = ladder { $triangle }
board-building = { $building } { NAME($name, of: "building") }: doors { $doors }, range { $range }{ $side ->
        [upgraded] , on { $card }, upgraded
        [outpost] { " " }(upgraded { $upgraded }), on { $card }, outpost
       *[free] { " " }(upgraded { $upgraded }), free
    }.
board-gold = Gold in sight: { $nuggets }.
board-spots = Spots for the next card:
board-spot = { $letter } { $at }, { event-excavate.where }: { $asks }
board-mouth = mouth at { $sides }
board-rock = rock at { $sides }
board-anything = anything
board-fits = ; of your cards { $cards }
board-under = { $above ->
        [0] The deck
        [one] Under the other { $above } card of the deck
       *[other] Under the other { $above } cards of the deck
    }, next first: { $cards }.
board-unknown = { $cards } unknown
board-player = { SEAT($seat) }{ $who ->
        [you] , you
       *[other] { "" }
    }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $hand }.
board-rank = So many cards at the end would be worth the rank { NAME($rank, of: "rank") }.
board-no-hand = Your hand is empty.
board-hand = Your hand:
board-card = { $card }: mouths { $mouths }; inside { $inner }
