# Miner Inconvenience in English, the source of all translations. SEAT and NAME: see core/text/words.py.

blurb = Dig one mine together, supply your buildings, and draw the last card when four of them are upgraded.

## Options

option-hands = Do all players see each other's hands?
    .open = yes, open hands
    .closed = no, closed hands
option-overlap_limit = How much of a tile may be overlapped: a third of it each time, two visible triangles, a third of what is visible, or a third of it in all?
    .geometric = a third each time
    .visible_area = two visible triangles
    .visible_third = a third of what is visible
    .cumulative = a third in all
option-cumulative_binds = With “a third in all”, does the limit apply to excavations only, or to builds too?
    .excavations = excavations only
    .builds_too = builds too
option-half_faces = May a card placed by ladder hide two half faces of the last tile?
    .allowed = yes
    .refused = no
option-ladder = Must a card placed by ladder lie beside the ladder tile, or may it cover its faces too?
    .sides = beside it
    .as_last = over its faces too
option-ladder_contact = Must a card placed by ladder touch what is visible on that side of the ladder tile?
    .visible = yes
    .anywhere = no
option-count_placed = Does the placed card count as the first tile of a supply path?
    .true = yes
    .false = no

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
door-NW = north-west
door-NE = north-east
door-top_left = south-west
door-top_right = south-east
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
    .other = { SEAT($seat) } is paying { $price } Gold.
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

# The kinds of choices, as headings.
kind-excavate = Excavate
kind-build = Build
kind-upgrade = Upgrade
kind-pay = Pay

## Events. The attribute .end says what ends with an event, where something can.

event-deal = { SEAT($seat) } is dealt { $card }
    .hidden = { SEAT($seat) } is dealt a card
event-start = { $card } is the starting tile{ event-draw.end }
event-excavate = { SEAT($seat) } excavates { $card } at { $at }, { event-excavate.where }: { event-excavate.drawn }{ event-draw.end }
    .drawn = { $draws ->
        [0] draws nothing
       *[other] draws { $supply } for supply and { $vein } for veins
    }
    .where = { $by ->
        [ladder] by ladder{ " " }
       *[last] { "" }
    }{ $how ->
        [beside] { NAME($part, of: "side") } of { $off }
       *[over] over the { NAME($part, of: "face") } face of { $off }
    }
    .seen = { SEAT($seat) } digs { $by ->
        [ladder] by ladder, { $how ->
            [beside] to the { NAME($part, of: "side") }
           *[over] over the { NAME($part, of: "face") } face
        }
       *[last] { $how ->
            [beside] to the { NAME($part, of: "side") } of the last tile
           *[over] over the { NAME($part, of: "face") } face of the last tile
        }
    }: { event-excavate.drawn }{ event-draw.end }
event-build = { SEAT($seat) } builds the { NAME($name, of: "building") } ({ $building }) on { $card } for { $price } Gold
    .seen = { SEAT($seat) } builds the { NAME($name, of: "building") } for { $price } Gold
event-upgrade = { SEAT($seat) } upgrades the { NAME($name, of: "building") } ({ $building }) for { $price } Gold; its range is now { $range }
    .seen = { SEAT($seat) } upgrades the { NAME($name, of: "building") } for { $price } Gold; its range is now { $range }
event-pay = { SEAT($seat) } pays with { $card }{ event-draw.end }
    .seen = { SEAT($seat) } pays with a card{ event-draw.end }
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
refuse-stuck = the game is lost: a player had no legal action
refuse-drained = the game is lost: the deck ran out too early
refuse-dealing = the hands are still being dealt
refuse-start-first = the starting tile comes first
refuse-draws-first = the cards for this excavation must be drawn first
refuse-no-card = there is no card { $card } in this box
refuse-no-building = there is no building { $building } in this box
refuse-pay-first = { $price } Gold must be paid first
refuse-no-draw = no card is being drawn now; only an excavation draws cards
refuse-paid-under = { $card } was paid and is under the deck, with { $over ->
        [one] { $over } other card
       *[other] { $over } other cards
    } to be drawn before it
refuse-not-in-deck = { $card } is not in the deck
refuse-nothing-to-pay = there is nothing to pay; excavate, build or upgrade
refuse-pay-own = { $card } is not in the hand of { SEAT($seat) }, and only your own hand pays
    .seen = this card is not in the hand of { SEAT($seat) }, and only your own hand pays
refuse-not-in-hand = { $card } is not in the hand of { SEAT($seat) }
    .seen = this card is not in the hand of { SEAT($seat) }
refuse-last-itself = { $at } is the centre of { $last } itself, the last tile
    .seen = this is the last tile itself; dig beside it or over one of its faces
refuse-no-ladder = it is at the ladder tile { $card }, but the last tile { $last } shows no ladder
    .seen = it is at a ladder tile, but the last tile shows no ladder
refuse-ladder-covered = it is at { $card }, but the ladder of { $card } is covered
    .seen = it is at a ladder tile, but that ladder is covered
refuse-no-contact = it would touch no visible part of { $card }: that side is under another card
    .seen = it would touch no visible part of the ladder tile: that side is under another card
refuse-beside-ladder = it lies over a face of { $card }; by ladder a card goes beside a ladder tile, not over it
    .seen = it lies over a face of a ladder tile; by ladder a card goes beside it, not over it
refuse-no-face = the { NAME($shift, of: "shift") } of { $last } is not a face; cover its top, right or left face, or dig beside one of its six sides
    .seen = the { NAME($shift, of: "shift") } of the last tile is not a face; cover its top, right or left face, or dig beside one of its six sides
refuse-off-the-mine = { $at } is neither beside the last tile { $last } nor over one of its faces
    .seen = this is neither beside the last tile nor over one of its faces
refuse-half-faces = it would hide two half faces of the last tile { $last } ({ NAME($shift, of: "shift") }); the last tile may be covered by whole faces only
    .seen = it would hide two half faces of the last tile ({ NAME($shift, of: "shift") }); the last tile may be covered by whole faces only
refuse-over-building = it would cover { $triangles } of the building { $building }
    .seen = it would cover a building
refuse-wholly-over = it would cover all of { $card } that still shows ({ $triangles })
    .seen = it would cover everything still visible of another card
refuse-hides-third = it would hide { $triangles } of { $card }, more than a third of that card
    .seen = it would hide more than a third of the marked card
refuse-hides-shown-third = it would hide { $triangles } of { $card }, more than a third of what shows of that card
    .seen = it would hide more than a third of what shows of the marked card
refuse-hidden-third = it would hide { $triangles } of { $card }, and then more than a third of that card would be hidden
    .seen = then more than a third of the marked card would be hidden
refuse-mouth-meets-wall = its { $side } mouth meets the { $line } side of { $building }, which has no door there
    .seen = its { NAME($side, of: "side") } mouth meets the wall of a building, which has no door there
refuse-mouth-meets-rock = its { $side } mouth meets rock: { $card } has no tunnel at { $line }
    .seen = its { NAME($side, of: "side") } mouth meets rock
refuse-tunnel-meets-rock = the tunnel of { $card } at { $line } would end in rock: the new card has no { $side } mouth
    .seen = a tunnel would end in rock: the new card has no { NAME($side, of: "side") } mouth
refuse-stands = { $building } already stands on { $card }
    .seen = this building has already been built
refuse-not-in-mine = { $card } is not in the mine
    .seen = this card is not in the mine
refuse-carries = { $card } already carries { $building }
    .seen = this card already carries a building
refuse-top-covered = the top face of { $card } is not fully visible: { $triangles } cannot be seen
    .seen = the top face of this card is not fully visible
refuse-part-covered = part of { $card } is already covered, and a building would hide more than a third of it
    .seen = part of this card is already covered, and a building would hide more than a third of it
refuse-no-door = a tunnel of { $card } meets the { $line } side of { $building }, which has no door there
    .seen = a tunnel meets a side of this building that has no door
refuse-not-built = { $building } is not in the mine
    .seen = this building is not in the mine
refuse-is-upgraded = { $building } is already upgraded
    .seen = this building is already upgraded
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
board-wider = The mine is wider than this picture; cards beyond its edges:
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
board-rank = Ending with this many cards would earn the rank { NAME($rank, of: "rank") }.
board-no-hand = Your hand is empty.
board-hand = Your hand:
board-card = { $card }: mouths { $mouths }; inside { $inner }

## The screen

ui-board = The mine. Arrows walk from place to place, N goes to the next one where the card fits, Enter chooses, question mark explains.
ui-hand = Your hand
ui-hand-card = { $card }; { $state ->
        [gold] pays as gold number { $gold }
        [nowhere] fits nowhere now
       *[fits] draws { $draws } at its best spot
    }
ui-card = card { $card }, mouths { $mouths }{ $nuggets ->
        [0] { "" }
        [one] , a nugget
       *[other] , { $nuggets } nuggets
    }{ $ladder ->
        [yes] , a ladder
       *[no] { "" }
    }
ui-card-hidden = a hidden card
ui-tile = { $card }{ $last ->
        [yes] , the last tile
       *[no] { "" }
    }
ui-spot = { ui-spot.place }: draws { $draws }, { $supply } supply, { $vein } vein{ $warning ->
        [won] ; wins the game
        [drained] ; loses the game
        [stuck] ; loses the game
        [empty] ; empties the hand
       *[none] { "" }
    }
    .place = { $by ->
            [ladder] by ladder, { $how ->
                [beside] { NAME($part, of: "side") } of { $off }
               *[over] over the { NAME($part, of: "face") } face of { $off }
            }
           *[last] { $how ->
                [beside] { NAME($part, of: "side") } of the last tile
               *[over] over the { NAME($part, of: "face") } face of the last tile
            }
        }
ui-spot-misfit = { ui-spot.place }: this card does not fit
ui-move-dig = Dig { $card }, { ui-spot.place }{ $draws ->
        [0] { "" }
       *[other] : draws { $draws }
    }
ui-move-build = Build the { NAME($name, of: "building") } on { $card }
ui-move-upgrade = Upgrade the { NAME($name, of: "building") }
ui-site = a place for a building, on card { $card }
ui-rise = { NAME($name, of: "building") }, range { $range }, upgraded { $then }
ui-building = { NAME($name, of: "building") }, { $upgraded ->
        [yes] upgraded
       *[no] outpost
    }, range { $range }
ui-why-no-building = No building stands here to be upgraded (MIN-130).
ui-of = { $tiles } of { $range }
ui-buildings = Buildings
ui-range = range
ui-ranges = { $range } then { $then }
ui-stock-doors = , doors { NAME($doors, of: "door") }
ui-gold = gold
ui-deck = Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, { $known } of them paid and in known order
ui-deck-title = Deck
ui-unknown = { $unknown ->
        [0] all in this order
       *[other] { $unknown } unknown, then
    }
ui-hand-of = { SEAT($seat) }
ui-cards-left = { $cards ->
        [one] card
       *[other] cards
    }
ui-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ui-too-few = too few for a building
ui-team = The team
ui-goal = { $upgraded } of { $goal } upgraded
ui-built = built
ui-upgraded = upgraded
ui-next = next
ui-to-go = { $gold } gold to go,
ui-actions-to-go = { $actions ->
        [0] for what is begun.
        [one] in one action, before the deck ends.
       *[other] in { $actions } actions, before the deck ends.
    }
ui-drain = You have upgraded enough. Draw the deck to its last card to win.
ui-gold-to-go = { $gold ->
        [0] now draw the deck
       *[other] { $gold } gold to go
    }
ui-cards-mine = mine
ui-cards-hands = hands
ui-cards-deck = deck
ui-prospect = { $digs ->
        [0] { $rank } is still possible, but not after another dig.
        [one] { $rank } stays possible for one more dig.
       *[other] { $rank } stays possible for { $digs } more digs.
    }
ui-aid = Dig from the bracketed tile: draw one card for each building in reach and each tile of the vein. Build or upgrade by paying cards as gold: they go under the deck.
ui-round = Round { $round }
ui-finished = finished after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
ui-in-deck = in the deck
ui-hands-open = open hands
ui-hands-closed = closed hands
ui-say-turn = Your turn
ui-say-fits = { $places ->
        [one] This card fits in one spot
       *[other] This card fits in { $places } spots
    } and { $most ->
        [0] draws nothing.
       *[other] draws up to { $most }.
    }
ui-say-fits-not = This card fits nowhere now.
ui-say-none-fits = None of your cards fits.
ui-say-dig = { $draws ->
        [0] Dig here and draw nothing?
        [one] Dig here and draw one?
       *[other] Dig here and draw { $draws }?
    }
ui-say-why = { $supply ->
        [0] { $vein ->
            [0] Nothing in reach.
            [one] One tile of a vein joins.
           *[other] { $vein } tiles of veins join.
        }
        [one] One building in reach{ ui-say-why.vein }
       *[other] { $supply } buildings in reach{ ui-say-why.vein }
    }
    .vein = { $vein ->
        [0] .
        [one] , one tile of a vein.
       *[other] , { $vein } tiles of veins.
    }
ui-warn-won = This draws the last card: the team wins.
ui-warn-drained = This draws the last card too early: the game is lost.
ui-warn-stuck = No move would be left: the game is lost.
ui-warn-empty = This leaves you without cards.
ui-say-build = Build: which one, and where?
ui-say-build-both = Choose a building or a top face.
ui-say-build-site = Choose one of the top faces.
ui-say-build-which = Choose one of the buildings that fit there.
ui-say-upgrade = Upgrade: which one?
ui-say-upgrade-which = Choose an outpost; upgraded, it reaches farther.
ui-say-paying = { $kind ->
        [build] Build the { NAME($name, of: "building") }
        [upgrade] Upgrade the { NAME($name, of: "building") }
       *[pay] Pay
    }: { $missing ->
        [0] { $price } gold
        [one] one more gold
       *[other] { $missing } more gold
    }
ui-say-pay = { $marked ->
        [0] Choose the cards from your hand to pay with.
       *[other] { $marked } of { $price }, placed under the deck in this order.
    }
ui-act-back = Back
ui-act-dig = { $draws ->
        [0] Dig
       *[other] Dig, draw { $draws }
    }
ui-act-build = Build: { $price }
ui-act-upgrade = Upgrade: { $price }
ui-act-pay = { $kind ->
        [build] Build, pay { $price }
        [upgrade] Upgrade, pay { $price }
       *[pay] Pay { $price }
    }
ui-log-setup = Setup
ui-log-set-up = { $cards ->
        [one] { $cards } card is dealt
       *[other] { $cards } cards are dealt
    } and the starting tile is laid
ui-log-dig = { SEAT($seat) } digs { $by ->
        [ladder] by ladder, { $how ->
            [beside] to the { NAME($part, of: "side") }
           *[over] over a { NAME($part, of: "face") } face
        }
       *[last] { $how ->
            [beside] to the { NAME($part, of: "side") }
           *[over] over the { NAME($part, of: "face") } face
        }
    }{ $supply ->
        [0] { "" }
       *[other] , +{ $supply } supply
    }{ $vein ->
        [0] { "" }
       *[other] , +{ $vein } vein
    }
ui-log-spend = { SEAT($seat) } { $kind ->
        [build] builds
       *[upgrade] upgrades
    } the { NAME($name, of: "building") } for { $price } gold
ui-log-over = ; the game is over: { $reason }
ui-lost = The mine is lost
ui-won-told = Won together: { $reason }.
ui-lost-told = No rank, score 0: { $reason }.
ui-missing = The team was { $gold } gold short of the buildings and upgrades it still needed; it held { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }.
ui-rank-range = { $top ->
        [yes] { $least } and more
       *[no] { $least } to { $most }
    }
ui-rank-more = { $more } more
ui-deed-left = cards left
ui-deed-digs = digs
ui-deed-supply = supply
ui-deed-vein = veins
ui-deed-gold = gold paid
ui-team-sum = Team
ui-chart = all cards of the box: mine, hands, deck
ui-keys-card = raise the next card; while paying, mark it as gold; Shift goes back
ui-keys-next = the next place where the raised card fits
ui-keys-build = build, or back to digging
ui-keys-upgrade = upgrade, or back to digging
ui-keys-undo = undo, until someone else moves or something is drawn
ui-piece-draws = draws { $cards }
ui-piece-ladder = by ladder
ui-piece-loses = loses the game
ui-piece-wins = wins the game
ui-piece-gold = gold, the back of a card
ui-piece-outpost = { $name }, outpost
ui-piece-upgraded = { $name }, upgraded
ui-piece-cards = All mine cards
