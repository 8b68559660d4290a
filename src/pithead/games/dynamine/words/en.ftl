# Dynamine in English, the source of all translations. SEAT, NAME, LETTERS and EACH: see core/text/words.py.

blurb = Roll, buy tunnels from the market and dig your mine deep, where veins are worth most.

## Options

option-market = Are tiles sorted into piles by letter and price, or mixed over all piles of their price?
    .by_code = by letter and price
    .by_cost = mixed by price
option-missions = Are dealt missions secret until the end?
    .secret = secret
    .open = open
option-start_player = Does the same player begin every round, or the next player on the left?
    .fixed = the same player
    .rotate = the next player
option-edge_match = Must all touching sides match, or is one link enough?
    .strict = all sides
    .loose = one link
option-sealing = May a build close the last open end of a mine before the last round?
    .allowed = yes
    .forbidden = no
option-plus_side = Does a +1 side help to pay for the tile that links to it, or is it paid back afterwards?
    .discount = helps to pay
    .refund = is paid back
option-roll_one = Does a roll of 1 let you move a tile and take a card, or only one of the two?
    .both = both
    .choose_one = one of the two
option-well_entrance = Does a well whose shaft reaches the entrance count the entrance too?
    .not_counted = no
    .counted = yes
option-well_count = Do wells count linked tiles straight above only, or above and below? (No effect here: no well in this set is open at the bottom.)
    .above = above
    .both = above and below
option-level5 = For missions, is level 5 exactly the fifth row, or any row from there down?
    .exact = the fifth row
    .or_deeper = from there down
option-tie_levels = In a tie, is level 5 every row from there down, or the same as for missions?
    .from_5_down = from level 5 down
    .as_missions = as for missions
option-sapphire = Does a Blue Sapphire mission take either sapphire tile, or only its own?
    .either = either tile
    .pictured = only its own
option-mine_plan = May the Mine Plan be used only when a tile can move, or always?
    .movable = when a tile can move
    .always = always

## Names

side-N = north
side-E = east
side-S = south
side-W = west
side-none = nowhere
card-ancient-ring = Ancient Ring
card-cave-raven = Cave Raven
card-water-barrel = Water Barrel
card-wall-torches = Wall Torches
card-support-beams = Support Beams
card-mine-plan = Mine Plan
card-blue-sapphire = Blue Sapphire
card-giant-dragon-skull = Giant Dragon Skull
card-great-stone-altar = Great Stone Altar
card-deep-halls = Deep Halls
card-main-water-well = Main Water Well
one-fossils = fossil
one-wells = well
one-altars = altar
one-depth = level
one-veins = vein
one-tiles = tile
wanted-fossils = a fossil tile
wanted-wells = a well tile
wanted-altars = an altar tile
wanted-veins = a vein tile
wanted-tiles = a tile
wanted-sapphire = a Blue Sapphire tile
many-fossils = fossil tiles
many-wells = well tiles
many-altars = altar tiles
many-veins = vein tiles
many-tiles = tiles
many-sapphire = Blue Sapphire tiles
most-fossils = most fossils
most-wells = most wells
most-altars = most altars
most-depth = deepest mine
most-veins = most veins
most-tiles = most tiles (with the entrance)
count-fossils = fossils
count-wells = wells
count-altars = altars
count-depth = depth
count-veins = veins
count-tiles = tiles
action-none = no action
action-move = a move
action-reroll = a reroll
action-guess = a guess

## Questions: to who decides, and of them to the others

ask-tops = Which tile is turned up on pile { $pile }?
    .other = The market is laid out: the open tile of pile { $pile }.
ask-deal = Which mission is dealt to { SEAT($player) }?
    .other = { SEAT($player) } is dealt a mission.
ask-row = Which card is turned up?
    .other = An open card is turned up.
ask-starter = Who goes first?
    .other = The first player is drawn at random.
ask-round = Which round token is turned up for round { $round }?
    .other = The token of round { $round } is turned up.
ask-guess = Guess your roll. If you are right, you get { $bonus ->
        [one] { $bonus } extra building point
       *[other] { $bonus } extra building points
    }.
    .other = { SEAT($seat) } guesses the roll.
ask-roll = What does { SEAT($player) } roll?
    .other = { SEAT($player) } rolls the die.
ask-reroll = You rolled { $roll }: keep it, or roll again and add { $bonus }?
    .other = { SEAT($seat) } rolled { $roll } and keeps it or rolls again.
ask-rerolled = What does { SEAT($player) } roll this time?
    .other = { SEAT($player) } rolls the die again.
ask-main = { $points ->
        [one] { $points } building point
       *[other] { $points } building points
    } left{ ask-main.credits }: build, or end your turn.
    .credits = { $moves ->
        [0] { "" }
        [one] , and { $moves } move
       *[other] , and { $moves } moves
    }{ $cards ->
        [0] { "" }
        [one] , and { $cards } card to take
       *[other] , and { $cards } cards to take
    }{ $either ->
        [0] { "" }
        [one] , and { $either } move or card
       *[other] , and { $either } moves or cards
    }
    .other = { SEAT($seat) } builds or ends the turn, with { $points ->
        [one] { $points } building point
       *[other] { $points } building points
    } left{ ask-main.credits }.
ask-turn_up = Which tile is turned up next on pile { $pile }?
    .other = The next tile of pile { $pile } is turned up.
ask-refill = Which card is turned up next?
    .other = The next open card is turned up.
ask-second = What does { SEAT($player) } roll for the Cave Raven?
    .other = { SEAT($player) } rolls a second time for the Cave Raven.
ask-tile_move = The Move tile: move one peripheral tile, or skip.
    .other = { SEAT($seat) } may move a peripheral tile.

## Choices

do-build = Build from { $pile } at { $at }
do-move = Move { $tile } to { $at }
do-take = Take { $card }
do-spend = Spend a +1 token
do-raven = Use the Cave Raven
do-plan = Use the Mine Plan
do-end = End the turn
do-skip = Move no tile
do-guess = Guess { $value }
do-keep = Keep the roll
do-reroll = Roll again
do-roll = Roll { $face }
do-token = Turn up { $token }
do-show = Show { $tile }
do-deal = Deal { $card }
do-open = Turn up { $card }
do-begin = { SEAT($seat) } goes first

# The kinds of choices, as headings.
kind-build = Build
kind-move = Move a tile
kind-take = Take a card
kind-spend = Spend +1
kind-raven = Cave Raven
kind-plan = Mine Plan
kind-end = End turn
kind-skip = No move
kind-guess = Guess
kind-keep = Keep
kind-reroll = Roll again

## Events

event-lay = Market: { $face-tile } ({ board-tile.face }) is turned up on pile { $pile }
event-show = { $face-tile } ({ board-tile.face }) is turned up on pile { $pile }{ $covered ->
        [0] , the last one there
       *[other] { "" }
    }
event-deal = { SEAT($seat) } is dealt { board-card }
    .hidden = { SEAT($seat) } is dealt a mission
event-open = { board-card } is turned up
event-begin = { SEAT($seat) } goes first
event-token = Round { NUMBER($round) } of { $rounds }: { $token-points ->
        [one] { $token-points } point
       *[other] { $token-points } points
    } for everyone{ $token-action ->
        [move] , and everyone may move a peripheral tile
        [reroll] , and everyone may roll again and add 1
        [guess] , and everyone guesses the roll for 1 extra point
       *[none] { "" }
    }
event-guess = { SEAT($seat) } guesses { $value }
event-roll = { $roll ->
        [raven] { SEAT($seat) } rolls { $value } for the Cave Raven
        [again] { SEAT($seat) } now rolls { $value }
       *[first] { SEAT($seat) } rolls { $value }
    }{ $guess ->
        [right] , as guessed, which adds { $added }
        [wrong] , a wrong guess
       *[none] { "" }
    }{ event-roll.stands }
    .stands = { $stands ->
        [no] { "" }
       *[yes] { ": " }{ $points ->
            [one] { $points } building point
           *[other] { $points } building points
        }
    }{ $extra ->
        [both] , and a move and a card
        [either] , and a move or a card
       *[none] { "" }
    }
event-keep = { SEAT($seat) } keeps the { $value }{ event-roll.stands }
event-reroll = { SEAT($seat) } rolls again instead of the { $value } and will add { $bonus }
event-build = { SEAT($seat) } builds { $face-tile } ({ board-tile.face }) at level { $level }, place { $place }, { event-build.paid }
    .paid = for { $face-price ->
        [one] { $face-price } point
       *[other] { $face-price } points
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } back from +1 sides
    }{ $token ->
        [0] { "" }
       *[other] , and gets a +1 token
    }{ $seals ->
        [seals] ; this closes the last open end, so the mine can never grow again
       *[no] { "" }
    }
    .seen = { SEAT($seat) } builds a { NAME($face-exits, of: "shape") } ({ board-tile.face }) at level { $level }, { event-build.paid }
event-move = { SEAT($seat) } moves { $face-tile } ({ board-tile.face }) from { $origin } to level { $level }, place { $place }
    .seen = { SEAT($seat) } moves a { NAME($face-exits, of: "shape") } ({ board-tile.face }) to level { $level }
event-skip = { SEAT($seat) } moves no tile
event-take = { SEAT($seat) } takes { board-card }
    .seen = { SEAT($seat) } takes { NAME($card-name, of: "card") } ({ board-card.effect })
event-spend = { SEAT($seat) } spends a +1 token: { $points ->
        [one] { $points } building point
       *[other] { $points } building points
    }
event-raven = { SEAT($seat) } sends out the Cave Raven: a second roll is added
event-plan = { SEAT($seat) } uses the Mine Plan: { $moves ->
        [one] { $moves } tile
       *[other] { $moves } tiles
    } may be moved
event-end = { SEAT($seat) } ends the turn{ $lost ->
        [0] { "" }
        [one] ; { $lost } point is lost
       *[other] ; { $lost } points are lost
    }{ $ends ->
        [game] ; the game is over{ EACH($missions, of: "then", before: "; ") }
       *[other] { "" }
    }
then-mission = { SEAT($seat) } had { NAME($card-name, of: "card") }, { $points ->
        [0] not accomplished
        [one] accomplished for { $points } point
       *[other] accomplished for { $points } points
    }

## The score sheet

line-veins = { $veins ->
        [one] { $veins } vein
       *[other] { $veins } veins
    } at level { $level }, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } each
    .row = Veins
line-altar = Altar { $tile } at { $at }: { $printed } printed, { $veins ->
        [one] { $veins } vein on its level
       *[other] { $veins } veins on its level
    }
    .row = Altars
line-well = { $well ->
        [altar] Well with an altar
        [dragon] Well with a dragon
       *[plain] Well
    } { $tile } at { $at }: { $base }, and { $tiles ->
        [one] { $tiles } tile in its shaft
       *[other] { $tiles } tiles in its shaft
    }
    .row = Wells
line-fossil = Fossil { $tile } at { $at }
    .row = Fossils
line-reward = { $place ->
        [first] First place
        [second] Second place
       *[alone] Reward
    } for the { NAME($what, of: "most") }: { $number }
    .row = Rewards
line-item = { NAME($name, of: "card") }: { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each { NAME($what, of: "one") }, { $number } in the mine
    .row = Items
line-mission = { NAME($name, of: "card") } ({ $card }): { $met ->
        [met] accomplished
       *[unmet] not accomplished, { $have } of { $need }
    }
    .row = Missions

## Refusals

refuse-laying-out = the market is still being laid out
refuse-dealing = the missions are still being dealt
refuse-opening = the open cards are still being turned up
refuse-starter-first = the first player must be drawn first
refuse-token-first = the round's token must be turned up first
refuse-roll-first = the die must be rolled first
refuse-rerolling = the reroll must come first
refuse-turning-up = the next tile of the pile must be turned up first
refuse-refilling = the next open card must be turned up first
refuse-raven-rolling = the Cave Raven's roll must come first
refuse-guess-due = guess the roll first: it is part of this turn
refuse-reroll-due = first decide whether to keep the roll or roll again
refuse-tile-move-due = first make or skip the move of the Move tile
refuse-no-guess = you guess only before the roll, in a round whose token says so
refuse-no-keep = there is no reroll to decide on now
refuse-no-reroll = you may reroll only right after the roll, in a round whose token says so
refuse-no-skip = only the move of a Move tile can be skipped; end the turn instead
refuse-over = the game is over
refuse-no-show = no tile is being turned up now
refuse-no-tile = there is no tile { $tile } in this box
refuse-other-pile = { $tile } does not belong on pile { $pile }
refuse-lies-open = { $tile } is already face up
refuse-no-deal = no mission is being dealt now
refuse-no-open = no card is being turned up now
refuse-no-card = there is no card { $card } in this box
refuse-item = { $card } is an item; only missions are dealt
refuse-not-in-deck = { $card } is no longer in the deck
refuse-no-begin = the starting player is not being chosen now
refuse-no-seat = there is no seat { $number } at this table
refuse-no-token-now = no round token is being turned up now
refuse-no-token = there is no round token { $token } in this box
refuse-token-used = { $token } has already been turned up
refuse-no-roll = the die is not being rolled now
refuse-no-face = the die has no { $face }; it has { $faces }
refuse-no-value = the die never shows { $value }; it shows { $values }
refuse-no-pile = the market has no pile { $pile }; rows come first, such as { $first }
refuse-pile-empty = pile { $pile } is empty, and piles are not refilled
refuse-above-surface = { $at } is above the surface; level 1 is the row of the entrance
refuse-cell-taken = { $at } already holds { $tile }
    .seen = there is already a tile here
refuse-no-link = { $tile } at { $at } would not connect: none of its open sides meets another open side
    .seen = it would not connect here: none of its open sides meets another open side
refuse-no-match = { $own ->
        [open] its { NAME($side, of: "side") } side is open, but { $other } there is closed
       *[closed] its { NAME($side, of: "side") } side is closed, but { $other } there is open
    }
    .seen = { $own ->
            [open] its { NAME($side, of: "side") } side is open, but the tile there is closed
           *[closed] its { NAME($side, of: "side") } side is closed, but the tile there is open
        }
refuse-sealing = it would close the last open end of the mine, which this table forbids before the last round
refuse-too-dear = { $tile } costs { refuse-too-dear.price }
    .price = { $price }{ $less ->
        [0] { "" }
       *[other] , less { $less } for +1 sides
    }, and { $points ->
        [one] { $points } point is left
       *[other] { $points } points are left
    }
    .seen = it costs { refuse-too-dear.price }
refuse-no-move = you cannot move a tile now: no round token, roll or card allows it
refuse-not-own-tile = { $tile } is not in the mine of { SEAT($seat) }
    .seen = this tile is not in the mine of { SEAT($seat) }
refuse-same-cell = { $tile } is already at { $at }; it must move to another cell
    .seen = it is already here; it must move to another cell
refuse-entrance = the entrance never moves
refuse-surrounded = { $tile } is not peripheral: there are tiles on all four sides of it
    .seen = this tile is not peripheral: there are tiles on all four sides of it
refuse-cut-off = moving { $tile } would cut off { $tiles } at { $cells } from the mine
    .seen = moving this tile would cut off others from the mine
refuse-no-take = you may take a card only when your roll gives extra actions, and you have none now
refuse-not-open = { $card } is not among the open cards{ $number ->
        [0] : there are none
       *[other] { " " }({ $cards })
    }
refuse-no-plus-token = you have no +1 token
refuse-fresh-token = a token gained this turn can be spent only in later turns
refuse-no-such-card = { $effect ->
        [raven] { SEAT($seat) } does not hold the Cave Raven
       *[plan] { SEAT($seat) } does not hold the Mine Plan
    }
refuse-plan-idle = no tile of your mine can move now, so the Mine Plan would be wasted

## The board in words

board-tile = { $face-tile } at { $at }: { board-tile.face }
    .face = { $face-price ->
        [0] { "" }
       *[other] price { $face-price },{ " " }
    }open { LETTERS($face-exits, of: "side") }{ $face-veins ->
        [0] { "" }
        [1] , one vein
        [2] , two veins
       *[other] , { $face-veins } veins
    }{ $face-well ->
        [plain] , well
        [altar] , well with an altar{ $face-altar_points ->
            [0] { "" }
           *[other] { " " }{ $face-altar_points }
        }
        [dragon] , well with a dragon{ $face-fossil_points ->
            [0] { "" }
           *[other] { " " }{ $face-fossil_points }
        }
       *[none] { "" }
    }{ $face-altars ->
        [0] { "" }
       *[other] , altar { NUMBER($face-altar_points) }
    }{ $face-fossils ->
        [0] { "" }
       *[other] , fossil { $face-fossil_points ->
            [0] without points
           *[other] { $face-fossil_points }
        }
    }{ $face-plus_sides ->
        [0] { "" }
       *[other] , +1 { LETTERS($face-plus, of: "side") }
    }{ $face-tokens ->
        [0] { "" }
       *[other] , gives a +1 token
    }{ $face-moves ->
        [0] { "" }
       *[other] , moves a tile
    }{ $face-sapphires ->
        [0] { "" }
       *[other] , Blue Sapphire
    }
board-card = { NAME($card-name, of: "card") } ({ $card-card }: { board-card.effect })
    .effect = { $card-effect ->
        [raven] once, roll again and add both
        [plan] once, move up to { $card-moves ->
            [one] { $card-moves } tile
           *[other] { NUMBER($card-moves) } tiles
        }
        [mission] { NUMBER($card-points) } VP for { $card-number ->
            [one] { NAME($card-what, of: "wanted") }
           *[other] { NUMBER($card-number) } { NAME($card-what, of: "many") }
        }{ $card-only ->
            [0] { "" }
            [any] { "" }
           *[other] { " " }on tile { $card-only }
        } at level { NUMBER($card-level) }{ $card-rows ->
            [deeper] { " " }or deeper
           *[exact] { "" }
        }
       *[count] { NUMBER($card-points) } VP for each { NAME($card-what, of: "one") }
    }
board-over = The game is over.
board-setup = Setting up.
board-round = Round { $round } of { $rounds }
board-token = { $token-points ->
        [one] { $token-points } point
       *[other] { $token-points } points
    }{ $token-action ->
        [none] { "" }
       *[other] { " " }and { NAME($token-action, of: "action") }
    }
board-round-token = round token: { $told }
board-no-token = round token: not turned up yet
board-to-play = { SEAT($seat) } to play
board-guessed = guessed { $value }
board-rolled = rolled { $value }
board-points = { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
board-moves = moves open: { $number }
board-takes = cards to take: { $number }
board-either = moves or cards open: { $number }
board-open-cards = Open cards (deck { $deck }):
board-none = none
board-to-come = Round tokens to come: { $told }
board-times = { $times } x { $told }
board-price = price { $price }
board-key = v vein, a altar, w well (wa with altar, wd with dragon), f fossil, + a +1 side, t +1 token, m Move tile, s sapphire; ·n: tiles covered below
board-market = Market:
board-pile = Pile { $pile }: { $face-tile }, { board-tile.face }; { $covered } covered{ $now ->
        [yes] ; can be built now
       *[no] { "" }
    }
board-empty-pile = Pile { $pile }: empty
board-your-mine = Your mine
board-mine = The mine of { SEAT($seat) }
board-sealed = It is sealed and can never grow again.
board-entrance = entrance at { $at }: open { LETTERS($exits, of: "side") }
board-ends = Open ends: { $ends }
board-no-ends = Open ends: none
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(you)
       *[other] { "" }
    }
board-vp = VP
board-plus-tokens = tokens
board-held = { SEAT($seat) }: mission { $mission }; cards { $cards }
board-secret = secret
board-spoken-player = { SEAT($seat) }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $parts }); mission { $mission }; cards { $cards }; +1 tokens { $tokens }
board-part = { NAME($part, of: "part") } { $points }
part-veins = veins
part-altars = altars
part-wells = wells
part-fossils = fossils
part-rewards = rewards
part-items = items
part-missions = missions
board-rewards = Rewards (* leads)
board-category = { NAME($what, of: "count") }
board-part-name = { NAME($part, of: "part") }
board-reward = Reward for the { NAME($what, of: "most") }, { $points } points: { $counts }
board-has = { SEAT($seat) } has { $number }

## The screen

shape-N = dead end
shape-E = dead end
shape-S = dead end
shape-W = dead end
shape-NS = shaft
shape-EW = gallery
shape-NE = bend
shape-ES = bend
shape-SW = bend
shape-NW = bend
shape-ESW = junction
shape-NES = junction
shape-NSW = junction
shape-NEW = junction
shape-NESW = crossing
ui-board = The mine. Arrows walk from cell to cell, N goes to the next that can be chosen, Enter chooses, question mark explains.
ui-market = Market
ui-mines = Mines
ui-mine-of = Mine of { SEAT($seat) }
ui-open-mine = Open the mine of { SEAT($seat) }
ui-back-to-mine = Back
ui-has-veins = { $veins ->
        [one] a vein
        [2] two veins
       *[other] { $veins } veins
    }
ui-has-altar = altar { $points }
ui-has-well = { $well ->
        [altar] well with an altar
        [dragon] well with a dragon
       *[plain] well
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points }
    }
ui-has-fossil = { $points ->
        [0] fossil
       *[other] fossil { $points }
    }
ui-has-sapphire = Blue Sapphire
ui-has-plus = +1 to the { LETTERS($sides, of: "side") }
ui-has-token = +1 token
ui-has-move = moves a tile
ui-cell-tile = { $tile }, level { $level }, place { $place }: { $has }{ $loose ->
        [yes] , can be moved
       *[no] { "" }
    }
ui-cell-entrance = entrance, level 1: open { LETTERS($exits, of: "side") }
ui-cell-legal = level { $level }, place { $place }: { $points } VP{ $bonus ->
        [0] { "" }
        [one] , { $bonus } point back
       *[other] , { $bonus } points back
    }
ui-cell-end = open end, level { $level }, place { $place }: must be open { LETTERS($needs, of: "side") }
ui-level = level { $level }: { $veins ->
        [one] { $veins } vein
       *[other] { $veins } veins
    }, { $points } VP
ui-at-level = level { $level }
ui-price = price { $price }
ui-pile-empty = Pile { $pile }: empty
ui-pile = Pile { $pile }: { $has }; { $covered } below{ $why ->
        [dear] ; { $short ->
            [one] { $short } point short
           *[other] { $short } points short
        }
        [nowhere] ; fits nowhere
        [seals] ; would seal the mine
        [misfit] ; not in the chosen cell
        [gain] ; { $points } VP in the chosen cell
       *[none] { "" }
    }
ui-why-pile = { $closed ->
        [dear] { $pile } needs { $short ->
            [one] { $short } point
           *[other] { $short } points
        } more than you have, even in its cheapest cell (DYN-023).
        [nowhere] { $pile } fits no open end of your mine (DYN-032).
        [seals] { $pile } would close the last open end, which this table forbids before the last round (DYN-036).
       *[empty] { $pile } is empty, and piles are not refilled (DYN-029).
    }
ui-why-tile-first = First choose the tile to move: one with white dots (DYN-051).
ui-why-no-tile = No tile you can afford fits here (DYN-027).
ui-point-back = { $bonus ->
        [one] { $bonus } back
       *[other] { $bonus } back
    }
ui-market-waits = The market is closed while you move a tile.
ui-market-here = { $piles ->
        [one] { $piles } tile
       *[other] { $piles } tiles
    } can go there; the number is the gain.
ui-market-bright = { $now ->
        [yes] Bright: what you can build with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] The open tile of each pile; edges below it are covered tiles.
    }
ui-legend-short = points short
ui-legend-misfit = does not fit
ui-legend-below = below
ui-open-cards = Open cards
ui-deck = { $worth ->
        [yes] value to you now;{ " " }
       *[no] { "" }
    }{ $deck } in the deck
ui-no-cards = No cards are face up.
ui-vp-now = { $points } VP now
ui-wants = { $number ->
        [one] { NAME($what, of: "wanted") } at
       *[other] { $number } { NAME($what, of: "many") } at
    }
ui-wants-have = { $have } of { $need } at
ui-pays-each = { $points } per { NAME($what, of: "one") }
ui-once = { $effect ->
        [raven] once: a second roll
       *[plan] once: { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }
    }
ui-secret = secret mission
ui-plus-token = +1 token
ui-from-cards = cards
ui-rewards = Rewards
ui-reward = { SEAT($seat) }: { $count }, { $points } VP
ui-place = { $of ->
        [one] sole leader, { $points } VP
       *[other] { $place ->
            [one] first, { $points } VP
           *[other] second, { $points } VP
        }
    }
ui-round = Round { $round } of { $rounds }
ui-token = round token: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $action ->
        [none] { "" }
       *[other] { " " }and { NAME($action, of: "action") }
    }
ui-no-token = no round token yet
ui-die = { $value ->
        [0] not rolled yet
       *[other] rolled { $value }
    }
ui-points-left = { $points ->
        [one] point left
       *[other] points left
    }
ui-points-of = points for { SEAT($seat) }
ui-points = { $points ->
        [one] point
       *[other] points
    }
ui-guesses = Which number?
ui-guess = guess { $value }
ui-keep = keep
ui-again = points after a reroll
ui-same = same
ui-action = { $act ->
        [move] Move a tile
        [spend] Spend +1
        [take] Cards
        [raven] Cave Raven
        [plan] Mine Plan
       *[end] End turn
    }
ui-then = { $act ->
        [move] { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }
        [spend] to { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [take] take { $cards }
        [raven] a second roll
        [plan] two moves
       *[end] { $points ->
            [0] nothing lost
            [one] loses { $points } point
           *[other] loses { $points } points
        }
    }
ui-not-now = { $act ->
        [move] none open
        [spend] { $tokens ->
            [0] no token
           *[other] not now
        }
        [take] on a rolled 1
       *[other] not now
    }
ui-act = { $kind ->
        [back] Back
        [reroll] Roll again
        [skip] Move nothing
        [take] Take it
        [raven] Send it out
        [plan] Use the plan
       *[end] End turn
    }
ui-act-keep = Keep { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-act-here = { $kind ->
        [seal] Seal the mine
        [move] Move { $gain }
       *[build] Build { $gain }
    }
ui-say-act = { $kind ->
        [raven] Your turn: send out the Cave Raven?
        [plan] Your turn: use the Mine Plan?
       *[end] Your turn: end it?
    }
ui-say-act-text = { $kind ->
        [raven] A second roll is added. The card works once.
        [plan] You may move one or two tiles. The card works once.
       *[end] { $points ->
            [one] { $points } point is lost
           *[other] { $points } points are lost
        }.
    }
ui-say-guess = Your turn: which number will you roll?
ui-say-guess-text = If you are right, you get { $bonus ->
        [one] { $bonus } extra point
       *[other] { $bonus } extra points
    }.
ui-say-reroll = You rolled { $roll }: keep it, or roll again?
ui-say-reroll-text = You add { $bonus } to the new roll and must keep it.
ui-say-move = { $step ->
        [tile] Your turn: which tile do you move?
       *[cell] Your turn: where to?
    }
ui-say-move-text = { $step ->
        [tile] You can move the tiles with white dots: click or drag one.
       *[cell] The number is what the move gains or loses.
    }
ui-say-take = Your turn: which card?
ui-say-take-text = The number is what it would pay you now.
ui-say-take-card = Your turn: take { NAME($name, of: "card") }?
ui-say-take-card-text = { $effect }.{ $points ->
        [0] { "" }
       *[other] { " " }Worth { $points } VP to you now.
    }
ui-say-cell = { $cells ->
        [one] Your turn: build { $pile } in this cell?
       *[other] Your turn: where to build { $pile }?
    }
ui-say-cell-text = The number in a cell is what it gives.
ui-say-tile = Your turn: which tile for level { $level }?
ui-say-tile-text = { $piles ->
        [one] { $piles } fits
       *[other] { $piles } fit
    }: it must be open { LETTERS($needs, of: "side") }.{ $plus ->
        [0] { "" }
        [one] { " " }The +1 side gives { $plus } point back.
       *[other] { " " }The +1 sides give { $plus } points back.
    }
ui-say-nothing = Your turn: nothing more can be built.
ui-say-nothing-text = { $points ->
        [0] All points are spent.
        [one] { $points } point is lost.
       *[other] { $points } points are lost.
    }
ui-say-main = Your turn: { $points ->
        [0] no points left
        [one] { $points } point to build
       *[other] { $points } points to build
    }.
ui-say-main-text = { $build ->
        [yes] Choose a pile or a cell.
       *[no] Nothing more can be built.
    }{ $moves ->
        [0] { "" }
        [one] { " " }You may move a tile.
       *[other] { " " }You may move { $moves } tiles.
    }{ $cards ->
        [0] { "" }
       *[other] { " " }You may take a card.
    }{ $either ->
        [0] { "" }
       *[other] { " " }You may move a tile or take a card.
    }
ui-say-here = { $kind ->
        [seal] This closes your last open end.
        [move] Your turn: move it here{ ui-say-here.points }?
       *[build] Your turn: build here{ ui-say-here.points }?
    }
    .points = { $gain ->
        [0] { "" }
       *[other] { " " }for { $points } VP
    }
ui-say-gain = { $gains }{ $build ->
        [yes] { $left ->
            [0] No points left
            [one] { $left } point left
           *[other] { $left } points left
        }{ $bonus ->
            [0] { "" }
           *[other] , { $bonus } of it back from +1 sides
        }.
       *[no] { "" }
    }{ $seals ->
        [yes] { " " }The mine can never grow again.
       *[no] { "" }
    }
ui-gain = { NAME($kind, of: "part") } { $points }
ui-gain-mission = { NAME($mission, of: "card") } { $points }
ui-seals = This closes the last open end: the mine can never grow again, with { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } to come.
ui-log-setup = Setup
ui-log-laid = Market laid out, missions dealt, cards turned up
ui-log-round = Round { $round }: { $token-points ->
        [one] { $token-points } point
       *[other] { $token-points } points
    }{ $token-action ->
        [none] { "" }
       *[other] , { NAME($token-action, of: "action") }
    }
ui-log-build = { SEAT($seat) } builds a { NAME($exits, of: "shape") }{ $has }, level { $level }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } point back
       *[other] , { $bonus } points back
    }{ $token ->
        [0] { "" }
       *[other] , takes a +1 token
    }{ $seals ->
        [seals] , and seals the mine
       *[no] { "" }
    }
ui-log-move = { SEAT($seat) } moves a { NAME($exits, of: "shape") }{ $has } to level { $level }
ui-with = { " " }with { $has }
ui-sheet-row = { $message ->
        [veins] Veins
        [altar] Altars
        [well] Wells
        [fossil] Fossils
        [reward] Rewards
        [item] Items
       *[mission] Missions
    }
ui-sheet-count = × { $count }
ui-sheet-met = { $met } of { $all }
ui-keys-next = the next cell or pile that can be chosen
ui-keys-market = a tile of the market to build
ui-keys-move = move a tile
ui-keys-spend = spend a +1 token
ui-keys-cards = the open cards
ui-keys-once = Cave Raven, Mine Plan
ui-keys-end = end the turn
ui-piece-entrance = entrance
ui-piece-spot = legal, 9 points
ui-piece-nothing = legal, no points
ui-piece-refund = legal, a point back
ui-piece-sealing = closes the last open end
thing-vein = vein
thing-sapphire = Blue Sapphire
thing-altar = altar
thing-well = well
thing-well-altar = well with an altar
thing-well-dragon = well with a dragon
thing-fossil = fossil
thing-move = moves a tile
thing-token = +1 token
thing-plus = +1 side
