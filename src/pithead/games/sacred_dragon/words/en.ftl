# Mines of the Sacred Dragon in English, the source of all translations. SEAT, NAME and LETTERS: see core/text/words.py.

blurb = Lay hexagons, colour on colour, and open mines where many edges meet.

## Options

option-start_player = Who goes first: a player drawn at random, or the seat of the youngest.
    .random = at random
option-joined = Must each new tile of a turn touch an earlier one, or need they only be joined at the end?
    .each = each one
    .final = joined at the end
option-short_tokens = With too few tokens left for a mine: build none, or place what is left?
    .forbid = build none
    .place_remaining = place what is left
option-extend_six_points = Points for an extension with six sides.
option-removed_tiles = Does everyone see the tiles removed by Reorganize?
    .open = yes, open
    .hidden = no, hidden
option-expansion = Add the four one-colour tiles.
    .none = without
    .solid = with them
option-tie_break = First tie-break: the highest zone, or the zone with the most foundations?
    .zone_score = highest zone
    .zone_size = most foundations
option-final_tie = Last tie-break: is the victory shared, or does the later player in turn order win?
    .shared = shared
    .later_turn = the later player wins
option-solo_tiles = In a solo game, how many tiles are used in total.
option-round_start = Does every round begin with the starting player, or each with the next seat?
    .fixed = the same player
    .rotate = the next seat

## Names

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-gray = grey
token-red = red
token-yellow = yellow
token-green = green
token-blue = blue
token-black = black
side-east = east
side-south-east = south-east
side-south-west = south-west
side-west = west
side-north-west = north-west
side-north-east = north-east
action-supply = supply
action-reorganize = reorganize

## Questions: to who decides, and of them to the others

ask-starter = Who goes first?
    .other = The first player is drawn at random.
ask-deal = Which tile is dealt to { SEAT($drawer) }?
    .other = { SEAT($drawer) } is dealt a tile.
ask-centre = Which tile goes in the middle?
    .other = The starting tile is drawn.
ask-opening = Starting round: play a tile; if none fits, show your hand and remove one.
    .other = { SEAT($seat) } plays a tile of the starting round.
ask-turn = { $hand ->
        [empty] Your turn: your hand is empty, so you must supply.
        [full] Your turn: explore or reorganize.
       *[some] Your turn: explore, supply or reorganize.
    }
    .other = { SEAT($seat) } chooses an action, with { $tiles ->
        [0] no tile
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in hand.
ask-more = { $joined ->
        [bridge] Bridge the two tiles of this turn with a third.
        [final] Play another tile, or stop. It must touch the first, or a third tile from your hand must be able to join them.
       *[each] Play another tile that touches one from this turn, or stop.
    }
    .other = { $joined ->
        [bridge] { SEAT($seat) } bridges the two tiles of this turn with a third.
       *[other] { SEAT($seat) } plays another tile, or stops.
    }
ask-mine = { $mine ->
        [build] Build
       *[extend] Extend
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }?
    .other = { SEAT($seat) } may { $mine ->
        [build] build
       *[extend] extend
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ask-draw = Which tile does { SEAT($drawer) } draw?
    .other = { SEAT($drawer) } draws a tile.

## Choices

do-place = Lay { $tile } at { $at }
do-supply = Supply
do-reorganize = Reorganize: remove { $tile }
do-stop = Play no more tiles
do-mine = Make the mine
do-leave = Make no mine
do-remove = Show your hand and remove { $tile }
do-draw = Draw { $tile }
do-begin = { SEAT($seat) } goes first

# The kinds of choices, as headings.
kind-place = Lay
kind-supply = Supply
kind-reorganize = Reorganize
kind-stop = Stop
kind-mine = Mine
kind-leave = No mine
kind-remove = Remove

## Events. The attribute .end says how a turn ends, for events that can end one.

event-begin = { SEAT($seat) } goes first
event-deal = { SEAT($seat) } is dealt { $tile }
    .hidden = { SEAT($seat) } is dealt a tile
event-draw = { SEAT($seat) } draws { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } draws a tile{ event-draw.end }
    .end = { $last_round ->
        [tokens] ; { SEAT($seat) } is nearly out of tokens, { event-draw.last }
        [pile] ; the pile is used up, { event-draw.last }
        [both] ; { SEAT($seat) } is nearly out of tokens and the pile is used up, { event-draw.last }
       *[other] { $ends ->
            [game] ; the game is over
           *[other] { "" }
        }
    }
    .last = { $ends ->
        [game] so the game is over
       *[other] so this is the last round
    }
event-centre = { $tile } is placed in the middle
event-place = { SEAT($seat) } plays { $tile } ({ $edges }) at { $at }{ event-draw.end }
    .seen = { SEAT($seat) } lays the tile { LETTERS($edges, of: "edge") }, touching { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }{ event-draw.end }
event-stop = { SEAT($seat) } stops playing tiles{ event-draw.end }
event-build = { SEAT($seat) } builds a mine at { $at }: { $mine-sides } sides, { event-build.paid }{ event-draw.end }
    .paid = { $mine-points ->
        [one] { $mine-points } point
       *[other] { $mine-points } points
    }, { $mine-tokens ->
        [0] no token
        [one] { $mine-tokens } token
       *[other] { $mine-tokens } tokens
    }
    .seen = { SEAT($seat) } builds a mine there: { $mine-sides } sides, { event-build.paid }{ event-draw.end }
event-extend = { SEAT($seat) } extends a mine at { $at }: { $mine-sides } sides, { event-build.paid }{ event-draw.end }
    .seen = { SEAT($seat) } extends a mine there: { $mine-sides } sides, { event-build.paid }{ event-draw.end }
event-leave = { SEAT($seat) } makes no mine{ event-draw.end }
event-supply = { $draws ->
        [0] { SEAT($seat) } supplies, but the pile is empty
       *[other] { SEAT($seat) } supplies
    }{ event-draw.end }
event-reorganize = { SEAT($seat) } reorganizes: removes { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } reorganizes: removes a tile face down{ event-draw.end }
    .seen = { SEAT($seat) } reorganizes: removes the tile { LETTERS($edges, of: "edge") }{ event-draw.end }
event-remove = { SEAT($seat) } cannot play, shows { $hand } and removes { $tile }
    .seen = { SEAT($seat) } cannot play, shows their hand and removes the tile { LETTERS($edges, of: "edge") }

## The score sheet

line-made = { $times } { $mine ->
        [build] { $times ->
            [one] new mine
           *[other] new mines
        }
       *[extend] { $times ->
            [one] extension
           *[other] extensions
        }
    } of { $each }
line-mines = mines, as marked on the score board
line-zone = zone at { $at }: { $foundations ->
        [one] { $foundations } foundation
       *[other] { $foundations } foundations
    } x { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

## Refusals

refuse-over = the game is over
refuse-starter-first = the first player must be drawn first
refuse-dealing = the hands are still being dealt
refuse-centre-first = the starting tile comes first
refuse-drawing = the draw that ends the turn comes first
refuse-starter-known = the starting player is already known
refuse-no-seat = there is no seat { $number } at this table
refuse-no-draw = no tile is being drawn now
refuse-no-tile = there is no tile { $tile } in this box
refuse-drawn-before = { $tile } has already been drawn
refuse-not-in-hand = { $tile } is not in the hand of { SEAT($seat) }, which holds { $held ->
        [0] nothing
       *[other] { $hand }
    }
refuse-mine-due = you have played all your tiles for this turn; now decide whether to make a mine
refuse-no-turn = a tile has six orientations, r0 to r5; r{ $turn } is not one of them
refuse-occupied = { $at } already holds a tile
refuse-no-contact = { $at } touches no tile of the mountain
refuse-mismatch = its { NAME($colour, of: "colour") } { NAME($side, of: "side") } edge would touch { NAME($other, of: "colour") } at { $at }
refuse-same-look = r{ $turn } looks the same as r{ $same }; write r{ $same }
refuse-bridge-them = the third tile must bridge the two separate tiles
refuse-no-bridge = it touches no tile from this turn, and { $count ->
        [one] { $others } could not
       *[other] none of { $others } could
    } bridge the two
refuse-not-joined = it touches no tile from this turn; all tiles played in one turn must be joined
refuse-hand-full = { $limit ->
        [one] with { $limit } tile
       *[other] with { $limit } tiles
    } in hand you may not supply
refuse-starting-round = the starting round is for playing a tile; you cannot { NAME($action, of: "action") }
refuse-exploring = you are exploring, and a turn has only one action; you cannot also { NAME($action, of: "action") }
refuse-reorganize-instead = you may show your hand and remove a tile only in the starting round; reorganize instead
refuse-playable = { $tile } can be played, for example at { $at }, so you must play a tile
refuse-nothing-to-stop = there is nothing to stop: you are not being asked for another tile
refuse-apart = the two tiles are separate; bridge them with a third
refuse-no-question = there is no mine to decide on now
refuse-none-played = a mine is made on the last tile you played, and you have played none this turn
refuse-stop-first = a mine comes after the last tile: stop first
refuse-few-sides-build = the last tile has { $sides ->
        [one] { $sides } attached side
       *[other] { $sides } attached sides
    }; { $needed ->
        [0] no mine can be built with that many
       *[other] a new mine needs { $needed }
    }
refuse-few-sides-extend = the last tile has { $sides ->
        [one] { $sides } attached side
       *[other] { $sides } attached sides
    }; { $needed ->
        [0] no mine can be extended with that many
       *[other] an extension needs { $needed }
    }
refuse-next-to = the last tile is next to a foundation of { SEAT($seats) }, so nothing can be built there
refuse-next-to-own = the last tile is next to your own foundation, so nothing new can be built there
refuse-few-tokens = it takes { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    }, and you have { $left ->
        [0] none
       *[other] { $left }
    }

## The board in words

board-head = Pile { $pile }   tiles on the mountain { $tiles }
board-last-round = { "  " }LAST ROUND
board-empty = The mountain is still empty.
board-edge = { NAME($side, of: "side") } { NAME($colour, of: "colour") }
board-tile = { $tile } at { $at }: { $edges }
board-foundation = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } of { SEAT($seat) }
board-open = Open spaces: { $places }
board-player = { SEAT($seat) } ({ NAME($colour, of: "token") })
board-you = { " " }you
board-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $points } marked, { $zones } in zones), { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
board-no-hand = Your hand is empty.
board-hand = Your hand, edges clockwise from east:
board-build = Build, by attached sides: { $rates }
board-extend = Extend: { $rates }
board-rate = { $sides } sides { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

## The screen

edge-R = red
edge-Y = yellow
edge-B = blue
edge-wild = grey
mine-build = build
mine-extend = extend
ui-board = The mountain. Arrows walk from space to space, Enter chooses, R turns the tile, question mark explains.
ui-hand = Your tiles
ui-tile = tile { $edges }
ui-lay = Lay { $edges } at { $at }
ui-give-up = Remove { $edges } and draw
ui-laid = tile { $edges } at { $at }
ui-foundation = tile { $edges } at { $at }, mine of { SEAT($seat) } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
ui-space = { $mine ->
        [build] +{ $points } build: space { $at }, touches { $sides }
        [extend] +{ $points } extend: space { $at }, touches { $sides }
        [misfit] space { $at }, touches { $sides }: the tile does not fit here
       *[none] space { $at }, touches { $sides }: no mine
    }
ui-left = { $tokens } left
ui-zones-now = zones now +{ $points }
ui-in-hand = { $tiles ->
        [one] { $tiles } tile in hand
       *[other] { $tiles } tiles in hand
    }
ui-round = Round { $round }
ui-finished = finished after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
ui-in-pile = in the pile
ui-last-round = last round, { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
ui-supply = Supply
ui-reorganize = Reorganize
ui-remove = Remove
ui-turn-left = Turn left
ui-turn-right = Turn right
ui-turn-first = Try a tile on a space first; then you can turn it.
ui-say-opening = Choose one of your tiles, then a space. No mines yet.
ui-say-none-fits = Starting round: none of your tiles fits.
ui-say-stuck = Show your hand and choose the tile to remove.
ui-say-hand = { $tiles ->
        [one] { $tiles } tile in hand.
       *[other] { $tiles } tiles in hand.
    }
ui-say-no-tile = Your turn: none of your tiles fits.
ui-say-give-up = Draw a tile, or remove the raised one.
ui-say-more = The mine goes on the last tile.
ui-say-here = { $mine ->
        [build] Build for { $points } points?
        [extend] Extend for { $points } points?
       *[none] Lay it here?
    }
ui-say-sides = { $sides ->
        [one] { $sides } attached side
       *[other] { $sides } attached sides
    }, { $mine ->
        [none] { $barred ->
            [early] no mine in the starting round.
            [foreign] no mine beside another player's foundation.
            [sides] too few for a mine.
            [tokens] too few tokens left for a mine.
           *[none] no mine.
        }
       *[other] { $tokens ->
            [0] no token.
            [one] { $tokens } token.
           *[other] { $tokens } tokens.
        }
    }
ui-say-mine = It takes { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. Then you draw.
ui-say-remove = Remove this tile and draw?
ui-say-draws = You draw { $draws ->
        [0] nothing: the pile is empty.
        [one] { $draws } tile.
       *[other] { $draws } tiles.
    }
ui-say-last = Last round.
ui-act-turn = Turn
ui-act-lay = Lay it
ui-act-lay-only = Lay only
ui-act-mine = { $mine ->
        [build] Build +{ $points }
       *[extend] Extend +{ $points }
    }
ui-act-stop = Stop
ui-act-stop-and = { $mine ->
        [build] Stop, build +{ $points }
       *[extend] Stop, extend +{ $points }
    }
ui-act-stop-only = Stop, no mine
ui-act-leave = No mine
ui-act-supply = Draw a tile
ui-act-reorganize = Remove and draw
ui-log-turn = { SEAT($seat) } lays { $tiles ->
        [1] a tile
        [2] two tiles
        [3] three tiles
       *[other] { $tiles } tiles
    }{ $made ->
        [build] { " " }and builds
        [extend] { " " }and extends
       *[none] { "" }
    }
ui-log-starting = Starting round
ui-log-setup = Setup
ui-log-round = Round { $round }
ui-sheet-made = { $mine ->
        [build] Built for { $points }
       *[extend] Extended for { $points }
    }
ui-sheet-mines = Mines
ui-sheet-largest = Largest zone
ui-sheet-next = Next zone
ui-sheet-others = Other zones
ui-sheet-zones = Zones
ui-sheet-more = { $count } more
ui-keys-next = the next space where the raised tile fits
ui-keys-turn = turn the tile; Shift turns it back
ui-keys-draw = draw a tile instead
ui-keys-give-up = remove the raised tile and draw
ui-aid-title = What a mine scores
ui-aid-sides = attached sides
ui-aid-build = build, no mine beside it
ui-aid-extend = extend, beside your own
ui-aid-end = End: each zone = tiles × tokens.
ui-piece-legal = legal, no mine
ui-piece-gain = legal, { $what } { $points }
ui-piece-zone = zone of two
ui-piece-edge = two { $colour } edges
