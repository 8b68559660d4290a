# Dunaïa in English, the source of all translations. SEAT, NAME and EACH: see core/text/words.py.

blurb = Wake steel giants with drafted dice, build a village of nine squares and race for the prophecy.

## Options

option-first_game = Use the Elders and prophecy tiles recommended for a first game.
    .false = all Elders and prophecies
    .true = the first-game set
option-first_player = Who goes first: a player drawn at random, or the seat of the wisest.
    .random = at random
option-awakened_move_lock = The second effect is lost if the first one moved a Dunaïa: the awakened one only, or any?
    .awakened_only = the awakened one
    .any_move = any Dunaïa
option-tile_rotation = Must tiles be laid upright, or may they be turned?
    .fixed = upright
    .free = may be turned
option-may_decline_effects = What may be declined: only moves, or awakening effects and the advance of a level 1 building too?
    .false = only moves
    .true = these effects too
option-move_target = Where may a Dunaïa move: to any place with room, or only to an empty one?
    .room = with room
    .empty_only = empty only
option-idle_recycle = May a die be placed where its action is impossible?
    .forbidden = no
    .allowed = yes
option-prophecy_claim = Is a prophecy tile always taken once its condition is met?
    .forced = always taken
    .optional = by choice
option-elder_fragment = When a call offers both a power and a fragment: choose either or both, or is the fragment always taken?
    .choice = by choice
    .taken = always taken
option-search_price = What does a tile found by the searching Elder cost: the price of its pile, or of the board space?
    .pile = of its pile
    .board = of the board space
option-elite = Play with Elite characters, drafted before the first turn.
    .off = without
    .draft = with a draft
option-flower_supply = Can the stock of flowers run out?
    .unlimited = never
    .limited = yes
option-round_limit = The game ends after this many rounds at the latest; 0 means no limit.

## Names

colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-red = red
colour-multi = any colour
notch-gold = gold
notch-blue = blue
notch-white = white
elder-gardener = Gardener
elder-guide = Guide
elder-mason = Mason
elder-architect = Architect
elder-painter = Painter
elite-merchant = Merchant
elite-tinkerer = Tinkerer
elite-foreman = Foreman
elite-archivist = Archivist
elite-shepherd = Shepherd
elite-surveyor = Surveyor
prophecy-six_buildings = six buildings
prophecy-seven_buildings = seven buildings
prophecy-eight_buildings = eight buildings
prophecy-twelve_flowers = twelve flowers
prophecy-two_artefacts = two artefacts
prophecy-seven_flowers_one_artefact = seven flowers and an artefact
prophecy-four_corners = four corners
prophecy-three_in_line = three in a line
prophecy-each_level = one of each level
space-build = build space
space-flower = flower space
space-move = move space
space-chip = chip space
fragment-head = head
fragment-core = core
fragment-base = base
window-die = Before the die
window-awakening = Before the awakening
window-recycling = Before recycling
window-prophecy = Before the prophecy
window-end = At the end of the turn
phase-1 = Die
phase-2 = Wake
phase-3 = Recycle
phase-4 = Prophecy
points-buildings = houses
points-arrows = arrows
points-prophecies = prophecies
points-artefacts = artefacts
points-flowers = flowers
tile-L1-GREEN-FLOWER = green I (flowers)
tile-L1-YELLOW-FLOWER = yellow I (flowers)
tile-L1-PURPLE-FLOWER = purple I (flowers)
tile-L1-RED-FLOWER = red I (flowers)
tile-L1-GREEN-MOVE = green I (moves)
tile-L1-YELLOW-MOVE = yellow I (moves)
tile-L1-PURPLE-MOVE = purple I (moves)
tile-L1-RED-MOVE = red I (moves)
tile-L1-GREEN-ADVANCE = green I (advance)
tile-L1-YELLOW-ADVANCE = yellow I (advance)
tile-L1-PURPLE-ADVANCE = purple I (advance)
tile-L1-RED-ADVANCE = red I (advance)
tile-L1-GREEN-CHIP = green I (chips)
tile-L1-YELLOW-CHIP = yellow I (chips)
tile-L1-PURPLE-CHIP = purple I (chips)
tile-L1-RED-CHIP = red I (chips)
tile-L2-GREEN-FLOWER = green II (flowers)
tile-L2-YELLOW-FLOWER = yellow II (flowers)
tile-L2-PURPLE-FLOWER = purple II (flowers)
tile-L2-RED-FLOWER = red II (flowers)
tile-L2-GREEN-CHIP = green II (chips)
tile-L2-YELLOW-CHIP = yellow II (chips)
tile-L2-PURPLE-CHIP = purple II (chips)
tile-L2-RED-CHIP = red II (chips)
tile-L2-GREEN-MOVE = green II (moves)
tile-L2-YELLOW-MOVE = yellow II (moves)
tile-L2-PURPLE-MOVE = purple II (moves)
tile-L2-RED-MOVE = red II (moves)
tile-L3-GREEN-YELLOW = green III (counts yellow)
tile-L3-GREEN-RED = green III (counts red)
tile-L3-YELLOW-PURPLE = yellow III (counts purple)
tile-L3-YELLOW-GREEN = yellow III (counts green)
tile-L3-PURPLE-RED = purple III (counts red)
tile-L3-PURPLE-YELLOW = purple III (counts yellow)
tile-L3-RED-GREEN = red III (counts green)
tile-L3-RED-PURPLE = red III (counts purple)
tile-L3-MULTI-1 = many-coloured III
tile-L3-MULTI-2 = many-coloured III
tile-L3-MULTI-3 = many-coloured III
tile-L3-MULTI-4 = many-coloured III
now-phase-1 = phase 1, choosing the die
now-phase-2 = phase 2, awakening
now-phase-3 = phase 3, recycling
now-phase-4 = phase 4, prophecy
now-before-die = before phase 1
now-before-awakening = before phase 2
now-before-recycling = before phase 3
now-before-prophecy = before phase 4
now-before-end = after phase 4
now-closing = end of the turn

## Questions: to who decides, and of them to the others

ask-starter = Who goes first?
    .other = The first player is drawn at random.
ask-elder = Which Elder comes to space { $space }?
    .other = The Elders are drawn.
ask-prophecy = Which { NAME($notch, of: "notch") } prophecy tile is drawn?
    .other = The prophecy tiles are drawn.
ask-roll =
    { $die ->
        [black] What does the black die show?
       *[own] What does the die of { SEAT($owner) } show?
    }
    .other = The dice are rolled.
ask-tile =
    { $slot ->
        [board] Which tile goes on the board space of level { $level }?
       *[top] Which tile is the new top of the pile of level { $level }?
    }
    .other = A tile of level { $level } is turned up.
ask-elite = Which Elite character is drawn?
    .other = The Elite characters are drawn.
ask-draft = Pick an Elite character.
    .other = { SEAT($seat) } picks an Elite character.
ask-window =
    { NAME($window, of: "window") }: { $can ->
        [call] call on an Elder, or continue.
        [power] use your Elite power, or continue.
       *[both] call on an Elder, use your Elite power, or continue.
    }
    .other =
    { $can ->
        [call] { SEAT($seat) } may call on an Elder.
        [power] { SEAT($seat) } may use an Elite power.
       *[both] { SEAT($seat) } may call on an Elder or use an Elite power.
    }
ask-die = Phase 1: take a black die.
    .other = { SEAT($seat) } takes a black die.
ask-flip = Turn the { $value } to its opposite side, { $opposite }?
    .other = { SEAT($seat) } may turn the { $value } to { $opposite }.
ask-order = Phase 2: Dunaïa { $dunaia } wakes. Which square first?
    .other = { SEAT($seat) } wakes Dunaïa { $dunaia }.
ask-effect =
    { $effect ->
        [square] Perform the effect of { $square }, or skip it?
       *[building] Advance a building, or skip it?
    }
    .other = { SEAT($seat) } may perform an effect or skip it.
ask-chip =
    { $chips ->
        [one] Which chip do you insert?
       *[other] Which chip do you insert ({ $chips } left)?
    }
    .other = { SEAT($seat) } inserts a chip.
ask-move =
    { $moves ->
        [one] Move a Dunaïa, or stop.
       *[other] Move a Dunaïa (up to { $moves }), or stop.
    }
    .other = { SEAT($seat) } may move a Dunaïa.
ask-recycle = Phase 3: where do you recycle the die?
    .other = { SEAT($seat) } recycles the die.
ask-build = Which tile do you build, and where?
    .other = { SEAT($seat) } starts a construction.
ask-advance = Which building advances?
    .other = { SEAT($seat) } advances a building.
ask-search = Which tile of a pile do you build, and where?
    .other = { SEAT($seat) } searches a pile.
ask-colour = Which colour token goes on which building?
    .other = { SEAT($seat) } puts a colour token on a building.
ask-power = The { NAME($elder, of: "elder") } answers: the power, the fragment ({ NAME($fragment, of: "fragment") }), or both?
    .other = { SEAT($seat) } chooses between the power of the { NAME($elder, of: "elder") } and the fragment.
ask-claim = Phase 4: claim the prophecy “{ NAME($prophecy, of: "prophecy") }”? { $points ->
        [one] It is worth { $points } point.
       *[other] It is worth { $points } points.
    }
    .other = { SEAT($seat) } may claim the prophecy “{ NAME($prophecy, of: "prophecy") }”.
ask-shepherd = Move Dunaïa { $dunaia }, which you awakened, or stop.
    .other = { SEAT($seat) } may move Dunaïa { $dunaia }.
ask-surveyor = Book a tile, or pass.
    .other = { SEAT($seat) } may book a tile.

## Choices

do-take = Take { $value }
do-turn = Turn the die
do-keep = Keep the die
do-first = { $square } first
do-perform = Perform the effect
do-skip = Skip the effect
do-insert = Insert { $chip }
do-move = Move Dunaïa { $dunaia } to { $place }
do-stop = Stop
do-recycle = Recycle on the { NAME($space, of: "space") }
    .seat-square = Recycle on { $square } of { SEAT($seat) }
do-build = Build { $tile } at { $square }
    .square-tile-turn = Build { $tile } at { $square }, quarter turns: { $turn }
do-advance = Advance { $square }
do-call = Call on Elder { $space }, discarding { $chips }
do-both = Power and fragment
do-fragment = Fragment only
do-power = Power only
do-search = Build { $tile } at { $square }
    .square-tile-turn = Build { $tile } at { $square }, quarter turns: { $turn }
do-colour = Put a { NAME($colour, of: "colour") } token on { $square }
do-foreman = Pay the Foreman for { $square }
do-archivist = Let the Archivist discard { $chips }
do-continue = Continue
do-claim = Claim “{ NAME($prophecy, of: "prophecy") }”
do-leave = Leave “{ NAME($prophecy, of: "prophecy") }”
do-book = Book { $tile }
do-pass = Book nothing
do-pick = Pick the { NAME($elite, of: "elite") }
do-roll = { $value }
do-draw = { $tile }
do-elder = { NAME($elder, of: "elder") }
do-prophecy = { NAME($prophecy, of: "prophecy") }
do-elite = { NAME($elite, of: "elite") }
do-begin = { SEAT($seat) } goes first

# The kinds of choices, as headings.
kind-take = Take a die
kind-turn = Turn
kind-keep = Keep
kind-first = Which first
kind-perform = Perform
kind-skip = Skip
kind-insert = Insert a chip
kind-move = Move a Dunaïa
kind-stop = Stop
kind-recycle = Recycle
kind-build = Build
kind-advance = Advance
kind-call = Call on an Elder
kind-both = Both
kind-fragment = Fragment
kind-power = Power
kind-search = Build from the piles
kind-colour = Colour token
kind-foreman = Foreman
kind-archivist = Archivist
kind-continue = Continue
kind-claim = Claim a prophecy
kind-leave = Leave a prophecy
kind-book = Book a tile
kind-pass = Book nothing
kind-pick = Elite character

## Events

event-begin = { SEAT($seat) } goes first{ EACH($then, of: "then", before: ": ") }
event-elder = The { NAME($elder, of: "elder") } comes to Elder space { $space }{ EACH($then, of: "then", before: ": ") }
event-prophecy = The { NAME($notch, of: "notch") } prophecy is “{ NAME($prophecy, of: "prophecy") }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ EACH($then, of: "then", before: ": ") }
event-elite = The { NAME($elite, of: "elite") } is on offer{ EACH($then, of: "then", before: ": ") }
event-draw = { $slot ->
        [board] { $tile } goes on the board space of level { $level }
       *[top] { $tile } is the new top of the pile of level { $level }
    }{ EACH($then, of: "then", before: ": ") }
event-roll = { SEAT($seat) } rolls: { $die ->
        [black] a black die
       *[own] the die of { SEAT($owner) }
    } shows { $value }{ EACH($then, of: "then", before: "; ") }
event-pick = { SEAT($seat) } picks the { NAME($elite, of: "elite") }{ EACH($then, of: "then", before: ": ") }
event-take = { SEAT($seat) } takes { $die ->
        [black] a black { $value }
       *[own] their own { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }and wakes Dunaïa { $value }
    }{ EACH($then, of: "then", before: ": ") }
event-turn = { SEAT($seat) } turns the { $before } to { $value } and wakes Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
event-keep = { SEAT($seat) } keeps the { $value } and wakes Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
event-first = { SEAT($seat) } wakes { $square } first{ EACH($then, of: "then", before: ": ") }
event-perform = { $effect ->
        [square] { SEAT($seat) } performs the effect of { $square }
       *[building] { SEAT($seat) } advances a building
    }{ EACH($then, of: "then", before: ": ") }
event-skip = { $effect ->
        [square] { SEAT($seat) } skips the effect of { $square }
       *[building] { SEAT($seat) } advances no building
    }{ EACH($then, of: "then", before: ": ") }
event-insert = { SEAT($seat) } inserts chip { $chip }{ EACH($then, of: "then", before: ": ") }
event-move = { $how ->
        [shepherd] { SEAT($seat) } lets the Shepherd move Dunaïa { $dunaia } from { $start } to { $target }
       *[effect] { SEAT($seat) } moves Dunaïa { $dunaia } from { $start } to { $target }
    }{ EACH($then, of: "then", before: ": ") }
event-stop = { $how ->
        [shepherd] { SEAT($seat) } does not use the Shepherd
       *[effect] { $moved ->
            [0] { SEAT($seat) } moves no Dunaïa
           *[other] { SEAT($seat) } moves no other Dunaïa
        }
    }{ EACH($then, of: "then", before: ": ") }
event-recycle = { $where ->
        [common] { SEAT($seat) } recycles the die on the { NAME($space, of: "space") }
        [own] { SEAT($seat) } recycles the die on their own { $tile } at { $square }
       *[other] { SEAT($seat) } recycles the die on { $tile } at { $square } of { SEAT($owner) }, who gets { $paid ->
            [one] { $paid } flower
           *[other] { $paid } flowers
        } for it
    }{ EACH($then, of: "then", before: ": ") }
    .seen = { $where ->
        [common] { SEAT($seat) } recycles the die on the { NAME($space, of: "space") }
        [own] { SEAT($seat) } recycles the die on their own { NAME($tile, of: "tile") } at { $square }
       *[other] { SEAT($seat) } recycles the die on { NAME($tile, of: "tile") } at { $square } of { SEAT($owner) }, who gets { $paid ->
            [one] { $paid } flower
           *[other] { $paid } flowers
        } for it
    }{ EACH($then, of: "then", before: ": ") }
event-build = { $origin ->
        [booked] { SEAT($seat) } starts the booked { $tile } at { $square }
       *[other] { SEAT($seat) } starts { $tile } at { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
    .cost = for { $paid ->
        [one] { $paid } flower
       *[other] { $paid } flowers
    }{ $turned ->
        [0] { "" }
        [one] , turned by { $turned } quarter
       *[other] , turned by { $turned } quarters
    }
    .seen = { $origin ->
        [booked] { SEAT($seat) } starts the booked building, { NAME($tile, of: "tile") }, at { $square }
       *[other] { SEAT($seat) } starts { NAME($tile, of: "tile") } at { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
event-search = { SEAT($seat) } finds { $tile } in its pile and starts it at { $square } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } finds { NAME($tile, of: "tile") } in its pile and starts it at { $square } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
event-advance = { SEAT($seat) } continues building at { $square }{ EACH($then, of: "then", before: ": ") }
event-colour = { SEAT($seat) } puts a { NAME($colour, of: "colour") } token on { $tile } at { $square }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } puts a { NAME($colour, of: "colour") } token on the building at { $square }{ EACH($then, of: "then", before: ": ") }
event-call = { SEAT($seat) } calls the { NAME($elder, of: "elder") }, discarding { $chips }{ EACH($then, of: "then", before: ": ") }
event-both = { SEAT($seat) } uses the power of the { NAME($elder, of: "elder") } and takes the fragment{ EACH($then, of: "then", before: ": ") }
event-fragment = { SEAT($seat) } declines the power of the { NAME($elder, of: "elder") } and takes only the fragment{ EACH($then, of: "then", before: ": ") }
event-power = { SEAT($seat) } uses the power of the { NAME($elder, of: "elder") } and leaves the fragment{ EACH($then, of: "then", before: ": ") }
event-foreman = { SEAT($seat) } pays the Foreman { $paid ->
        [one] { $paid } flower
       *[other] { $paid } flowers
    } to continue at { $square }{ EACH($then, of: "then", before: ": ") }
event-archivist = { SEAT($seat) } lets the Archivist discard { $chips }{ EACH($then, of: "then", before: ": ") }
event-continue = { SEAT($seat) } continues{ EACH($then, of: "then", before: ": ") }
event-claim = { SEAT($seat) } claims the prophecy “{ NAME($prophecy, of: "prophecy") }” for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ EACH($then, of: "then", before: ": ") }
event-leave = { SEAT($seat) } leaves the prophecy “{ NAME($prophecy, of: "prophecy") }”{ EACH($then, of: "then", before: ": ") }
event-book = { SEAT($seat) } books { $tile }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } books { NAME($tile, of: "tile") }{ EACH($then, of: "then", before: ": ") }
event-pass = { SEAT($seat) } books nothing{ EACH($then, of: "then", before: ": ") }

## What follows by itself

then-elder = the { NAME($elder, of: "elder") } comes to Elder space { $space }
then-prophecy = the { NAME($notch, of: "notch") } prophecy is “{ NAME($prophecy, of: "prophecy") }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
then-draw = { $tile } is the new top of the pile of level { $level }
    .seen = { NAME($tile, of: "tile") } is the new top of the pile of level { $level }
then-take = { $die ->
        [black] { SEAT($seat) } must take a black { $value }
       *[own] { SEAT($seat) } must take their own { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }and wakes Dunaïa { $value }
    }
then-recycle = { $where ->
        [common] the die goes on the { NAME($space, of: "space") }
        [own] the die goes on their own { $tile } at { $square }
       *[other] the die goes on { $tile } at { $square } of { SEAT($owner) }, who gets { $paid ->
            [one] { $paid } flower
           *[other] { $paid } flowers
        } for it
    }
    .seen = { $where ->
        [common] the die goes on the { NAME($space, of: "space") }
        [own] the die goes on their own { NAME($tile, of: "tile") } at { $square }
       *[other] the die goes on { NAME($tile, of: "tile") } at { $square } of { SEAT($owner) }, who gets { $paid ->
            [one] { $paid } flower
           *[other] { $paid } flowers
        } for it
    }
then-build = { $tile } is started at { $square } { then-build.cost }
    .cost = for { $paid ->
        [one] { $paid } flower
       *[other] { $paid } flowers
    }
    .seen = { NAME($tile, of: "tile") } is started at { $square } { then-build.cost }
then-search = { $tile } is found in its pile and started at { $square } { then-build.cost }
    .seen = { NAME($tile, of: "tile") } is found in its pile and started at { $square } { then-build.cost }
then-colour = a { NAME($colour, of: "colour") } token goes on { $tile } at { $square }
    .seen = a { NAME($colour, of: "colour") } token goes on the building at { $square }
then-progress = { $square } advances to { $token } of { $needed }
then-complete = { $square } is completed
then-flowers = { $flowers ->
        [one] +{ $flowers } flower
       *[other] +{ $flowers } flowers
    }
then-chip = chip { $chip } is inserted
then-found = fragment { NAME($fragment, of: "fragment") }
then-artefact = fragment { NAME($fragment, of: "fragment") } completes an artefact
then-fulfil = { SEAT($seat) } fulfils the prophecy “{ NAME($prophecy, of: "prophecy") }” for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
then-asleep = nothing from { $squares }
then-lost = the effect of { $square } is lost because a Dunaïa has moved away
then-end = { $reason ->
        [prophecies] the last prophecy is taken, so the end comes after { $turns ->
            [one] { $turns } more turn
           *[other] { $turns } more turns
        }
       *[buildings] the village is complete, so the end comes after { $turns ->
            [one] { $turns } more turn
           *[other] { $turns } more turns
        }
    }
then-next = { $begins ->
        [round] round { $round } begins with { SEAT($seat) }
       *[turn] { SEAT($seat) } is next
    }
then-collect = { SEAT($seat) } collects all dice to roll them
then-over = the game is over

## The score sheet

line-building = { $tile } at { $square }
line-arrow = arrow of { $tile } at { $square } to { $target }
line-prophecy = prophecy “{ NAME($prophecy, of: "prophecy") }”
line-artefacts = { $artefacts ->
        [one] { $artefacts } complete artefact
       *[other] { $artefacts } complete artefacts
    }
line-flowers = { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }

## Refusals

refuse-starter-first = the first player must be drawn first
refuse-drawing-elders = the Elders are still being drawn
refuse-drawing-prophecies = the prophecy tiles are still being drawn
refuse-rolling = the dice are being rolled
refuse-laying-out = the tiles are still being laid out
refuse-uncovering = the next tile of the pile must be turned up first
refuse-drawing-elites = the Elite characters are still being drawn
refuse-starter-known = the first player is already known
refuse-elders-drawn = Elders are drawn only during setup
refuse-prophecies-drawn = prophecy tiles are drawn only during setup
refuse-no-roll-due = no die is being rolled
refuse-no-tile-due = no tile is being turned up now
refuse-no-elite-due = no Elite character is being drawn now
refuse-no-draft = Elite characters are picked only in the draft
refuse-not-phase-1 = dice are taken in phase 1
refuse-not-the-tinkerer = only the Tinkerer is asked about the die, when taking it
refuse-no-order-due = there is no order of effects to choose now
refuse-no-effect-due = there is no effect to decide on now
refuse-no-chip-due = you have no chip to insert now
refuse-no-move-due = you cannot move a Dunaïa now
refuse-nothing-to-stop = you are not moving a Dunaïa, so there is nothing to stop
refuse-not-phase-3 = the die is recycled in phase 3
refuse-no-build-due = to buy a tile, place the die on the build space
refuse-no-advance-due = you cannot advance a building of your choice now
refuse-no-call-now = Elders are called before or after a phase
refuse-no-power-due = there is no power or fragment to decide on now
refuse-no-search-due = only an Elder lets you search a pile
refuse-no-colour-due = only an Elder gives a colour token
refuse-no-foreman-now = the Foreman works before or after a phase
refuse-no-archivist-now = the Archivist works before or after a phase
refuse-no-window = you cannot call an Elder or use a power now
refuse-no-claim-due = there is no prophecy tile to decide on now
refuse-no-booking-now = only the Surveyor books a tile, at the end of the turn
refuse-no-booking-due = there is no tile to book now
refuse-over = the game is over
refuse-no-seat = there is no seat { $number } at this table
refuse-no-elder = there is no Elder { $elder }
refuse-elder-placed = the { NAME($elder, of: "elder") } already has a space
refuse-elder-not-first = the { NAME($elder, of: "elder") } is not recommended for the first game
refuse-other-notch = “{ NAME($prophecy, of: "prophecy") }” is not a { NAME($notch, of: "notch") } prophecy tile
refuse-prophecy-not-first = “{ NAME($prophecy, of: "prophecy") }” is not recommended for the first game
refuse-no-face = the dice have no { $value }
refuse-no-tile = there is no tile { $tile }
refuse-other-pile = { $tile } does not belong to the pile of level { $level }
refuse-left-pile = { $tile } has left the pile
refuse-no-elite = there is no Elite character { $elite }
refuse-elite-offered = the { NAME($elite, of: "elite") } is already on offer
refuse-elite-not-offered = { NAME($elite, of: "elite") } is not on offer
refuse-own-die-waits = your own die must wait until no black die is left; black dice show { $values }
refuse-die-of-another = the { $value } is the die of another player
refuse-no-such-die = no black die shows { $value }; they show { $values }
refuse-not-beside = Dunaïa { $dunaia } stands between { $place }
refuse-no-chip = there is no chip { $chip }
refuse-chip-in = chip { $chip } is already inserted
refuse-no-dunaia = there is no Dunaïa { $dunaia }
refuse-no-place = { $place } is not a place between two squares
refuse-moved-already = this effect has already moved Dunaïa { $dunaia }
refuse-only-awakened = only the awakened Dunaïa { $dunaia } may be moved
refuse-stands-there = Dunaïa { $dunaia } is already at { $place }
refuse-place-not-empty = { $place } is not empty
refuse-place-full = { $place } already holds { $dunaias ->
        [one] { $dunaias } Dunaïa
       *[other] { $dunaias } Dunaïas
    }, which is the limit
refuse-no-building = { SEAT($seat) } has no building at { $square }
refuse-no-space = the common board has no space { $space }
refuse-not-completed = { $tile } is not completed
    .seen = this building is not completed
refuse-not-level-1 = { $tile } is not a level 1 building
    .seen = this is not a level 1 building
refuse-die-on-it = there is already a die on { $tile }, until the next roll
    .seen = there is already a die on this building, until the next roll
refuse-flower-for-owner = you must first pay { SEAT($seat) } a flower, and you have none
refuse-not-for-sale = { $tile } is not one of the tiles available
    .seen = this tile is not one of the tiles available
refuse-too-dear = { $tile } costs { $price }, and { refuse-too-dear.have }
    .have = you have { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }
    .seen = it costs { $price }, and { refuse-too-dear.have }
refuse-no-square = there is no square { $square }
refuse-square-used = { $square } already holds a tile
refuse-say-turn = tiles may be turned at this table: add r0, r1, r2 or r3
refuse-upright = tiles are laid upright and cannot be turned
refuse-no-turn = a tile has four quarter turns, r0 to r3; r{ $turn } is not one of them
refuse-same-turn = r{ $turn } looks the same as r{ $same }; write r{ $same }
refuse-no-site-there = you have no building under construction at { $square }
refuse-no-elder-space = there is no Elder space { $space }
refuse-empty-call = the call would bring nothing
refuse-no-chips = { $chips } does not name chips; write them like 2+5+6
refuse-chips-not-in = only inserted chips can be discarded, and { $count ->
        [one] { $missing } is not
       *[other] { $missing } are not
    } inserted
refuse-other-chips = chips to discard: { $asked ->
        [any] any { $more }
       *[some] { $more ->
            [0] { $fixed }
           *[other] { $fixed } and { $more } more
        }
    }, not { $chips }
refuse-only-foreman = only the Foreman can do this
refuse-foreman-used = the Foreman has already been used this turn
refuse-foreman-too-dear = the Foreman costs { $price ->
        [one] { $price } flower
       *[other] { $price } flowers
    }
refuse-only-archivist = only the Archivist can do this
refuse-archivist-used = the Archivist has already been used this turn
refuse-fragment-always = the fragment is taken whenever it can be
refuse-not-in-pile = { $tile } is not in a pile
refuse-no-colour = there is no { $colour } token
refuse-no-own-building = you have no building at { $square }
refuse-colour-gone = no { NAME($colour, of: "colour") } token is left
refuse-colour-there = { $tile } at { $square } is already { NAME($colour, of: "colour") }
    .seen = the building at { $square } is already { NAME($colour, of: "colour") }
refuse-other-prophecy = you are deciding on “{ NAME($asked, of: "prophecy") }”, not “{ NAME($prophecy, of: "prophecy") }”
refuse-no-token = no construction token is left
refuse-board-full = every square is used
refuse-no-flower = there are no flowers left in the stock
refuse-chips-in = all chips are already inserted
refuse-no-site = you have no building under construction
refuse-no-affordable-tile = you cannot afford any tile
refuse-no-affordable-search = you cannot afford any tile in the piles
refuse-nothing-to-colour = none of your buildings can take any colour token that is left
refuse-fragment-held = the incomplete artefact already has a { NAME($fragment, of: "fragment") }
refuse-fragment-gone = no { NAME($fragment, of: "fragment") } is left

## The board in words

board-over = The game is over.
board-set-up = Setup
board-rolls = { SEAT($seat) } rolls the dice
board-head = Round { $round }, { SEAT($seat) }: { NAME($now, of: "now") }
board-awake = Dunaïa { $dunaia } is awake
board-last = { $turns ->
        [0] This is the last turn
        [one] { $turns } more turn after this one
       *[other] { $turns } more turns after this one
    }
board-own-die = { SEAT($seat) } { $value ->
        [0] taken
       *[other] { $value }
    }
board-dice = Dice: { $count ->
        [0] no black dice left
       *[other] black { $black }
    }; own: { $own }
board-space = { NAME($space, of: "space") } ({ $effect }): { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
board-spaces = Recycling on the common board: { $spaces }
board-market = Market (price, tile, construction squares, effect):
board-no-tile = empty
board-offer = { $slot ->
        [board] board { $price }  { $tile }
       *[top] pile  { $price }  { $tile }, { $below } more below
    }
board-effect = { $effect ->
        [flower] { $amount ->
            [one] take { $amount } flower
           *[other] take { $amount } flowers
        }
        [chip_any] { $amount ->
            [one] insert { $amount } chip of your choice
           *[other] insert { $amount } chips of your choice
        }
        [move] { $amount ->
            [one] move { $amount } Dunaïa
           *[other] move up to { $amount } Dunaïas
        }
        [advance] { $amount ->
            [one] advance { $amount } building
           *[other] advance buildings { $amount } times
        }
        [build] start a construction
        [search_build] build any tile from a pile
        [colour] put a colour token on a building
       *[chip_own] insert the chip of the awakened Dunaïa
    }
board-short = { $effect ->
        [flower] flower { $amount }
        [chip_any] chip { $amount }
        [move] move { $amount }
       *[advance] advance { $amount }
    }
board-arrow = { $effect ->
        [flower] +{ $amount } flower
        [chip_any] +{ $amount } chip
        [move] +{ $amount } move
       *[points] { NAME($colour, of: "colour") } { $amount }
    }
board-squares = { $squares } squares
board-multi = counts as every colour
board-any = any
board-elder = Elder { $space } { NAME($elder, of: "elder") }: { $effect }; chips { $chips }; { NAME($fragment, of: "fragment") } ({ $left } left)
board-elites = Elite characters on offer: { NAME($elites, of: "elite") }
board-taken = taken by { SEAT($seat) }
board-reached = { SEAT($seat) } { $far }
board-prophecy = Prophecy { NAME($prophecy, of: "prophecy") } ({ $points }): { $far }
board-player = { SEAT($seat) } ({ NAME($colour, of: "colour") }){ $who ->
        [you] { " " }you
       *[other] { "" }
    }
board-none = none
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-flowers = { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }
board-chips = chips { $chips }
board-artefacts = { $artefacts ->
        [one] { $artefacts } artefact
       *[other] { $artefacts } artefacts
    }{ $held ->
        [0] { "" }
       *[other] { " " }and { NAME($fragments, of: "fragment") }
    }
board-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
board-elite = { NAME($elite, of: "elite") }
board-booked = booked { $tile } for { $price }
board-dunaia = { $dunaia } at { $line }
board-dunaias = Dunaïas: { $dunaias }
board-live = live arrows { $sides }
board-die = die
board-done = done
board-site = site { $token }/{ $squares }
board-token = +{ NAME($colour, of: "colour") }
board-empty = empty, { $effect ->
        [flower] flower
        [chip_own] own chip
        [chip_any] chip
       *[move] move
    }{ $amount ->
        [one] { "" }
       *[other] { " " }{ $amount }
    }

## The screen: pieces

ui-round = Round { $round }
ui-prophecies-left = { $left ->
        [one] { $left } prophecy left
       *[other] { $left } prophecies left
    }
ui-turns-left = { $turns ->
        [0] Last turn
        [one] { $turns } turn left after this
       *[other] { $turns } turns left after this
    }
ui-phases = The phases of the turn
ui-prophecies = Prophecies
ui-elders = Elders
ui-recycling = Recycling
ui-buildings = Buildings
ui-booked = Booked
ui-search = In the piles
ui-found = { $count ->
        [one] { $count } tile in reach
       *[other] { $count } tiles in reach
    }
ui-piles = in the piles { $piles }
ui-common = Common board
ui-villages = Villages
ui-village = The village of { SEAT($seat) }
ui-open-village = Open the village of { SEAT($seat) }
ui-guest = Placing a die on a free house costs { $price ->
        [one] { $price } flower
       *[other] { $price } flowers
    }, paid to { SEAT($seat) }.
ui-power-merchant = Buildings cost { $value ->
        [one] { $value } flower
       *[other] { $value } flowers
    } less
ui-power-tinkerer = A die may be turned over
ui-power-foreman = { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    } for a building step, once a turn
ui-power-archivist = { $chips } chips for a move and { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }, once a turn
ui-power-shepherd = Moves the awakened Dunaïa at the end
ui-power-surveyor = Books a tile at the end
ui-brief-merchant = tiles { $value } cheaper
ui-brief-tinkerer = may turn a die
ui-brief-foreman = { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }: a step
ui-brief-archivist = { $chips } chips: { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }
ui-brief-shepherd = moves the woken
ui-brief-surveyor = books a tile
ui-elders-answer = { $count ->
        [one] { $count } Elder answers
       *[other] { $count } Elders answer
    }
ui-not-this-turn = Not this turn
ui-done = done
ui-progress = { $token } of { $needed }
ui-pill-done = done, +{ $points }
ui-asleep = asleep
ui-due = wakes next
ui-pay-goes = goes
ui-pay-this = this one
ui-pay-or = or this
ui-pay-not-in = not in
ui-flowers = { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }
ui-tokens = { $tokens ->
        [0] no construction token left
        [one] { $tokens } construction token left
       *[other] { $tokens } construction tokens left
    }
ui-fragments = { $held ->
        [one] { $held } fragment
       *[other] { $held } fragments
    }, { $artefacts ->
        [one] { $artefacts } artefact
       *[other] { $artefacts } artefacts
    }
ui-houses = { $completed } of { $needed } houses finished
ui-chips = chips inserted: { $chips }
ui-costs = { $price ->
        [one] { $price } flower
       *[other] { $price } flowers
    }
ui-omen = Prophecy { NAME($prophecy, of: "prophecy") }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-elder = { NAME($elder, of: "elder") }: { $what }, for chips { $chips } and { $more } more, with the { NAME($fragment, of: "fragment") } of an artefact
ui-space = { $what }; { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } on it
ui-empty = { $square }, empty: { $what }
ui-standing = { $square }, { NAME($tile, of: "tile") }, { $token ->
        [0] completed
       *[other] under construction, { $token } of { $squares }
    }
ui-arrow = arrow { NAME($side, of: "side") }
ui-arrow-live = live arrow { NAME($side, of: "side") }
side-N = north
side-E = east
side-S = south
side-W = west
ui-colour-token = with a { NAME($colour, of: "colour") } token
ui-die-on-it = a die is on it
ui-line = Between { $line }, Dunaïas there: { $dunaias }
ui-giant = Dunaïa { $number } at { $line }
ui-column = { $value }: { $black ->
        [0] no black die
        [one] { $black } black die
       *[other] { $black } black dice
    }, dice of players: { SEAT($own) }.
ui-column-chip = { $in ->
        [yes] Chip { $chip } is in.
       *[no] Chip { $chip } is not in.
    }
ui-wakes-nothing = { $square } gives nothing.
ui-wakes-progress = { $square } advances to { $token } of { $needed }.
ui-wakes-complete = { $square } is completed{ $points ->
        [0] { "" }
        [one] : { $points } point
       *[other] : { $points } points
    }.
ui-wakes-gain = { $square } gives { $chip ->
        [0] { $flowers ->
            [0] { "" }
            [one] { $flowers } flower
           *[other] { $flowers } flowers
        }{ $chips ->
            [0] { "" }
            [one] { " " }{ $chips } chip of your choice
           *[other] { " " }{ $chips } chips of your choice
        }{ $moves ->
            [0] { "" }
            [one] { " " }{ $moves } move
           *[other] { " " }{ $moves } moves
        }
       *[other] chip { $chip }
    }.

## The screen: the banner

ui-say-last = { $turns ->
        [0] This is the last turn.
        [one] { $turns } turn follows this one.
       *[other] { $turns } turns follow this one.
    }
ui-say-die = Take a die
ui-say-dice = { $count ->
        [one] Only a black { $black } is left.
       *[other] Black dice: { $black }.
    } { $own ->
        [0] { "" }
       *[other] Your own { $own } waits until no black die is left.
    }
ui-say-own-die = No black die is left, so you take your own { $value }.
ui-say-take = Take the { $value }, wake Dunaïa { $value }?
ui-say-ninth = This completes your village and triggers the end.
ui-say-order = Dunaïa { $dunaia } wakes: which square first?
ui-why-giant-first = First choose the giant to move (DUN-060).
ui-why-no-turn = You can turn a tile once it is on its square, at a table where tiles may be turned (DUN-033).
ui-say-or = Or:
ui-say-chip = { $chips ->
        [one] Insert a chip
       *[other] Insert { $chips } chips
    }
ui-say-chip-text = Pick a number whose chip is not in yet.
ui-say-move = { $moves ->
        [one] Move a Dunaïa
       *[other] Move up to { $moves } Dunaïas
    }
ui-say-move-which = Drag one to another line, or pick it and then the line. At most three stand on a line.
ui-say-move-where = Where does Dunaïa { $dunaia } go? At most three stand on a line.
ui-say-astray = If the awakened Dunaïa walks away, { $square } gives nothing.
ui-say-shepherd = Move Dunaïa { $dunaia }, which you awakened?
ui-say-recycle = Where does your { $value } go?
ui-say-recycle-text = On the board, on a free house of level I, or for { $price ->
        [one] { $price } flower
       *[other] { $price } flowers
    } on someone else's house.
ui-say-guest = { SEAT($seat) } gets { $price ->
        [one] { $price } flower
       *[other] { $price } flowers
    } for it.{ " " }
ui-say-gives = You may { $what }.
ui-say-build = Which tile, and where?
ui-say-search = Which tile from the piles, and where?
ui-say-which = Pick a tile or a square.
ui-say-which-here = Pick a tile for { $square }.
ui-say-where = Each free square shows what the house will score there.
ui-say-lay = Build { NAME($tile, of: "tile") } at { $square }?
ui-say-price = { $price ->
        [0] It costs nothing
        [one] It costs { $price } flower
       *[other] It costs { $price } flowers
    } and needs { $advances ->
        [one] { $advances } step
       *[other] { $advances } steps
    } to be finished.
ui-say-finished = When finished it scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $flowers ->
        [0] { "" }
        [one] , its neighbours give { $flowers } more flower
       *[other] , its neighbours give { $flowers } more flowers
    }{ $chips ->
        [0] { "" }
        [one] , its neighbours give { $chips } more chip
       *[other] , its neighbours give { $chips } more chips
    }{ $moves ->
        [0] { "" }
        [one] , its neighbours give { $moves } more move
       *[other] , its neighbours give { $moves } more moves
    }.
ui-say-advance = Which building advances?
ui-say-advance-text = Pick one of your sites.
ui-say-foreman = Where does the Foreman work?
ui-say-foreman-text = Pick one of your sites; two flowers advance it.
ui-say-colour = Pick a colour token
ui-say-colour-text = Then pick the building that gets it.
ui-say-book = Book a tile?
ui-say-book-text = It is yours to buy later, at the lowest price of its level.
ui-say-draft = Pick an Elite character
ui-say-draft-text = It stays with you for the whole game.
ui-say-call = Call the { NAME($elder, of: "elder") }?
ui-say-call-text = You may { $power }. { $fragment ->
        [none] The fragment cannot be taken.
        [whole] The fragment completes an artefact.
       *[other] The { NAME($fragment, of: "fragment") } of an artefact comes with it.
    }
ui-say-archivist = Discard two chips?
ui-say-archivist-text = You move a Dunaïa and take two flowers for them.
ui-say-window-die = Your own die is the only one left
ui-say-window-awakening = Before the awakening
ui-say-window-recycling = Before recycling
ui-say-window-prophecy = Your die is placed
ui-say-window-end = The prophecies are checked
ui-say-window-text = You may still call on an Elder or use your Elite power.
ui-act-take = Take the { $value }
ui-act-first = { $square } first
ui-act-stop = { $moved ->
        [0] Don't move
       *[other] Done moving
    }
ui-act-move = Move { $dunaia } to { $place }
ui-act-place = Put the die there
ui-act-lay = Build at { $square }
ui-act-turn = Turn it
ui-act-pay = Pay { $chips }
ui-act-end = End the turn
ui-act-prophecy = Prophecies first
ui-act-own-die = Take it
ui-act-on = Continue
ui-tell-build = Build { NAME($tile, of: "tile") } at { $square }{ $turn ->
        [0] { "" }
       *[other] , quarter turns: { $turn }
    }
ui-tell-search = Find { NAME($tile, of: "tile") } and build it at { $square }{ $turn ->
        [0] { "" }
       *[other] , quarter turns: { $turn }
    }
ui-tell-book = Book { NAME($tile, of: "tile") }
ui-keys-number = take a die, insert or pay a chip, pick a tile
ui-keys-elder = the next Elder who answers
ui-keys-quiet = no Elder this turn
ui-keys-space = build, flower, move, chip: where the die goes
ui-keys-next = the next place where something can be done
ui-keys-turn = turn the tile, where the table allows it
ui-aid-live = points at a finished house of its colour: it counts
ui-aid-dead = does not yet
ui-aid-asleep = Finished I and III give nothing when woken.
ui-aid-end = The end: the last prophecy, or { $buildings } finished houses.

## The screen: the log and the sheet

ui-log-begin = Setup
ui-log-round = Round { $round }
ui-log-setup = The valley is laid out{ $begun ->
        [yes] . { SEAT($seat) } goes first.
       *[no] .
    }
ui-log-who = { SEAT($seat) }{ " " }
ui-log-rolls = rolls { $rolls }
ui-log-pick = picks the { NAME($elite, of: "elite") }
ui-log-take = { $die ->
        [black] takes { $value }
       *[own] takes their own { $value }
    }
ui-log-turn = turns it to { $value }
ui-log-skip = skips an effect
ui-log-insert = inserts chip { $chip }
ui-log-move = moves { $dunaia } to { $target }
ui-log-recycle = { $where ->
        [common] uses the { NAME($space, of: "space") }
        [own] uses { $square }
       *[other] uses { $square } of { SEAT($owner) } for { $paid ->
            [one] { $paid } flower
           *[other] { $paid } flowers
        }
    }
ui-log-build = starts { NAME($tile, of: "tile") } at { $square } for { $paid ->
        [one] { $paid } flower
       *[other] { $paid } flowers
    }
ui-log-search = finds { NAME($tile, of: "tile") } and starts it at { $square } for { $paid ->
        [one] { $paid } flower
       *[other] { $paid } flowers
    }
ui-log-advance = continues at { $square }
ui-log-colour = puts a { NAME($colour, of: "colour") } token on { $square }
ui-log-call = calls the { NAME($elder, of: "elder") } with { $chips }
ui-log-both = takes power and fragment
ui-log-fragment = takes only the fragment
ui-log-power = takes only the power
ui-log-foreman = pays the Foreman { $paid } for { $square }
ui-log-archivist = lets the Archivist discard { $chips }
ui-log-claim = claims “{ NAME($prophecy, of: "prophecy") }”
ui-log-leave = leaves “{ NAME($prophecy, of: "prophecy") }”
ui-log-book = books { NAME($tile, of: "tile") }
ui-log-pass = books nothing
ui-then-progress = { $square } advances to { $token } of { $needed }
ui-then-complete = { $square } is completed
ui-then-flowers = { $flowers ->
        [one] +{ $flowers } flower
       *[other] +{ $flowers } flowers
    }
ui-then-chip = chip { $chip } goes in
ui-then-found = the { NAME($fragment, of: "fragment") } of an artefact
ui-then-artefact = an artefact is complete
ui-then-fulfil = fulfils “{ NAME($prophecy, of: "prophecy") }” for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-then-lost = { $square } is left asleep
ui-then-end = the end comes after { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }
ui-then-over = the game is over
ui-sheet-building = Finished buildings
ui-sheet-arrow = Their arrows
ui-sheet-prophecy = Prophecies
ui-sheet-artefacts = Artefacts
ui-sheet-flowers = Flowers
ui-sheet-count = { $count }
ui-piece-giant = Dunaïa { $n }{ $awake ->
        [yes] , awake
       *[no] { "" }
    }
ui-piece-die = die, { $n }
ui-piece-die-blank = die on a house
ui-piece-own-die = die of seat { $n }
ui-piece-artefact = { $held } of 3 fragments
ui-piece-gives = what a square gives
ui-piece-dull = nothing
ui-piece-site = site, { $token } of { $squares }
