# TF22 Mine in English, the source of all translations. SEAT, NAME and LETTERS: see core/text/words.py.

## The lobby

blurb = Turn the tunnels, carry White Ranium to the loaders, and rob those who got there first.
option-symbol_variant = Symbol cards: turned over from a pile, shuffled back after each use, or chosen from the hand.
    .standard = standard
    .luck = luck
    .strategy = strategy
option-card_backs = Is the back of a card the same colour as its front, or another?
    .one_colour = the same
    .two_colour = another
option-loader_drift = At the start of a turn, do all loaders drift, or one that the player chooses?
    .all = all
    .one = one
option-delivery_limit = Is the limit of two units per turn, or per visit of a loader?
    .turn = per turn
    .visit = per visit
option-fight_chain_limit = How many fights may one attack lead to, through the free actions of defenders?
option-max_rounds = The game ends after this many rounds at the latest; 0 means no limit.
option-first_round = In the first round, does everyone get the same ore, or do earlier players get less?
    .full = the same
    .rising = less for earlier players
option-quick_setup = Skip the exchanges and deal the colours at random.
    .false = no
    .true = yes
option-start_player = Who goes first: a player drawn at random, or a seat.
    .random = at random

## Names

colour-red = red
colour-blue = blue
colour-white = white
colour-yellow = yellow
side-N = north
side-E = east
side-S = south
side-W = west
side-none = nowhere

## Questions: to who decides, and of them to the others

ask-layout = Which card is laid next, and which way round?
    .other = The mine is being laid out.
ask-starter = Who goes first?
    .other = The first player is drawn at random.
ask-exchange =
    { $made ->
        [0] Swap two cards: choose the first, or finish.
       *[other] Swap two more cards: choose the first, or finish.
    }
    .other = { SEAT($seat) } may swap two cards.
ask-partner = Which card do you swap with { $cell }?
    .other = { SEAT($seat) } is swapping { $cell }.
ask-colour = Which colour will you play?
    .other = { SEAT($seat) } chooses a colour.
ask-drift = Your turn: which loader drifts?
    .other = { SEAT($seat) } lets a loader drift.
ask-action = Your turn: spend your ore ({ $ore } left).
    .other = { SEAT($seat) } spends ore ({ $ore } left).
ask-bonus =
    { $load ->
        [0] You won the fight: take a free action worth one ore.
       *[other] You won the fight, { $defence } - { $load } = { $strength } against { $attack } - { $burden } = { $rival }: take a free action worth one ore.
    }
    .other = { SEAT($seat) } won the fight and takes a free action worth one ore.
ask-attack = You attack: which symbol card do you play?
    .other = { SEAT($seat) } attacks and chooses a symbol card.
ask-defence = You are attacked: which symbol card do you play?
    .other = { SEAT($seat) } defends and chooses a symbol card.
ask-symbol = Replacing a unit: which symbol card do you play?
    .other = { SEAT($seat) } chooses a symbol card to replace a unit.
ask-place =
    { $match ->
        [none] No free card of the inner ring shows the symbol { $symbol }: put the unit on any free card of the inner ring.
       *[free] Where do you put the unit? The symbol is { $symbol }.
    }
    .other = { $match ->
        [none] { SEAT($seat) } puts a unit on any free card of the inner ring: none shows the symbol { $symbol }.
       *[free] { SEAT($seat) } puts a unit on a card with the symbol { $symbol }.
    }

## Choices

do-turn = Turn { $cell } ({ $way })
do-walk = Walk to { $to }
do-cross = Cross to { $to }
do-collect = Collect the unit
do-steal = Steal from { NAME($victim, of: "colour") }
do-push = Push the loader at { $loader } to { $slot }
do-deliver = Deliver { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
do-tunnel = Secret tunnel to { $to }
do-transport = Transport them to { $to }
do-card = Play { $value }
do-place = Put the unit on { $cell }
do-drift = Let the loader at { $loader } drift
do-exchange = Pick { $cell } to swap
do-with = Swap with { $cell }
do-done = Done
do-colour = Play { NAME($colour, of: "colour") }
do-begin = { SEAT($seat) } goes first
do-lay = Lay { $card }, placement { $placement }

## Events

event-lay = { $card } is laid at { $places }: { NAME($look-colour, of: "colour") }, open { LETTERS($look-open, of: "side") }
event-begin = { SEAT($seat) } goes first
event-exchange = { SEAT($seat) } picks the card at { $cell } to swap
event-with = { SEAT($seat) } swaps the cards at { $first } and { $second }
event-done = { SEAT($seat) } finishes swapping
event-colour = { $how ->
        [dealt] { SEAT($seat) } gets { NAME($colour, of: "colour") }
       *[chosen] { SEAT($seat) } chooses { NAME($colour, of: "colour") }
    }{ EACH($follows, of: "then", before: "; ") }
event-drift = { SEAT($seat) } lets the loader at slot { $slot } drift to slot { $target }
    .seen = { SEAT($seat) } lets the loader at { $cell }, { NAME($side, of: "side") }, drift to { $target_cell }, { NAME($target_side, of: "side") }
event-turn = { SEAT($seat) } { $way ->
        [A] rotates { $cell } by 180 degrees
        [B] turns { $cell } over its long side
       *[C] turns { $cell } over its short side
    }{ $result ->
        [same] , which changes nothing
       *[new] : { NAME($look-colour, of: "colour") }, open { LETTERS($look-open, of: "side") }
    } ({ $way }){ EACH($follows, of: "then", before: "; ") }
event-walk = { SEAT($seat) } walks the { NAME($crew, of: "colour") } crew from { $cell } to { $target } (D){ EACH($follows, of: "then", before: "; ") }
event-cross = { SEAT($seat) } crosses with the { NAME($crew, of: "colour") } crew from { $cell } into the other tunnel at { $target } (E){ EACH($follows, of: "then", before: "; ") }
event-collect = { SEAT($seat) } collects the unit on { $cell } with the { NAME($crew, of: "colour") } crew (F){ EACH($follows, of: "then", before: "; ") }
event-steal = { SEAT($seat) } attacks the { NAME($victim, of: "colour") } crew of { SEAT($owner) } with the { NAME($crew, of: "colour") } crew on { $cell } (G)
event-push = { SEAT($seat) } pushes the loader at slot { $slot } to slot { $target } (H){ EACH($follows, of: "then", before: "; ") }
    .seen = { SEAT($seat) } pushes the loader from { $cell }, { NAME($side, of: "side") }, to { $target_cell }, { NAME($target_side, of: "side") } (H){ EACH($follows, of: "then", before: "; ") }
event-deliver = { SEAT($seat) } delivers { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } with the { NAME($crew, of: "colour") } crew, which goes home (I)
event-tunnel = { SEAT($seat) } puts the { NAME($crew, of: "colour") } crew through a secret tunnel from { $cell } to { $target } (J){ EACH($follows, of: "then", before: "; ") }
event-transport = { SEAT($seat) } transports { NAME($moved, of: "colour") } from { $cell } to { $target } (K){ EACH($follows, of: "then", before: "; ") }
event-attack = { $how ->
        [chosen] { SEAT($seat) } plays a { $value } to attack
       *[turned] { SEAT($seat) } turns over a { $value } to attack
    }
    .hidden = { SEAT($seat) } plays a symbol card face down
event-defence = { $how ->
        [chosen] { SEAT($seat) } plays a { $value } to defend
       *[turned] { SEAT($seat) } turns over a { $value } to defend
    } against a { $fight-attacker-card } of { SEAT($fight-attacker-seat) }: { $fight-attacker-card } - { $fight-attacker-load } = { $fight-attacker-strength } against { $value } - { $fight-defender-load } = { $fight-defender-strength }, { $fight-winner ->
        [attacker] { SEAT($fight-attacker-seat) } wins, takes a unit and goes home
        [defender] { SEAT($seat) } wins the defence and takes a free action
       *[nobody] a tie
    }{ EACH($follows, of: "then", before: "; ") }
event-symbol = { $how ->
        [chosen] { SEAT($seat) } plays a { $value } to replace a unit
       *[turned] { SEAT($seat) } turns over a { $value } to replace a unit
    }
event-place = { SEAT($seat) } puts a unit on { $cell }{ EACH($follows, of: "then", before: "; ") }
then-drift = the turn of { SEAT($seat) } begins: all loaders drift by { $steps ->
        [one] { $steps } slot
       *[other] { $steps } slots
    }, to { $slots }

## The score sheet

line-markers = yellow markers
line-held = { $units ->
        [one] { $units } unit held, which only breaks ties
       *[other] { $units } units held, which only break ties
    }
    .row = units held, which only break ties
    .cell = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }

## Refusals

refuse-laying-out = the mine is still being laid out
refuse-starter-first = the first player must be drawn first
refuse-exchanging = the starting player may swap two cards now, or finish
refuse-partner-due = choose the card that changes places with the one you picked
refuse-colour-due = it is time to choose a colour
refuse-drift-due = the turn starts with the drift of a loader
refuse-action-due = choose an action now; all ore must be spent
refuse-bonus-due = the defender won and must take an action worth one ore
refuse-attack-due = there is a fight: the attacker plays a symbol card now
refuse-defence-due = there is a fight: the defender plays a symbol card now
refuse-symbol-due = a delivered unit must be replaced: a symbol card comes now
refuse-place-due = a delivered unit must now be put on a card of the inner ring
refuse-over = the game is over
refuse-not-one-ore = { $action } costs { $cost } ore; the free action may cost only one
refuse-too-dear = { $action } costs { $cost } ore, and { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }
refuse-no-card = there is no card { $card } in this box
refuse-no-placement = a card has four placements, p0 to p3; p{ $placement } is not one of them
refuse-lies-already = { $card } is already at { $cell }
refuse-no-seat = there is no seat { $number } at this table
refuse-crossing = the crossing at { $cell } stays in the middle; only cards of the two rings can be swapped
refuse-itself = { $cell } is the card you picked; swap it with another one
refuse-no-colour = there is no colour { $colour }; the colours are { NAME($colours, of: "colour") }
refuse-colour-unused = the { NAME($colour, of: "colour") } crew is not used with { $seats } players
refuse-colour-taken = { SEAT($seat) } already has { NAME($colour, of: "colour") }
refuse-drift-blocked = the loader at slot { $slot } cannot drift: slot { $ahead } is occupied
refuse-no-way = a card is turned by A, B or C; { $way } is not one of them
refuse-one-place = a loader is pushed one slot; from slot { $slot } that is { $on } or { $back }
refuse-slot-occupied = slot { $slot } is occupied by another loader
refuse-which-crew = { SEAT($seat) } plays { NAME($colours, of: "colour") }; say which crew acts
refuse-not-own-crew = { SEAT($seat) } plays { NAME($colours, of: "colour") }, not { NAME($colour, of: "colour") }
refuse-there-already = the crew is already on { $cell }; it must move at least one card
refuse-other-tunnel = { $cell } is { NAME($colour, of: "colour") }; D stays within the { NAME($tunnel, of: "colour") } tunnel
refuse-no-tunnel = no { NAME($tunnel, of: "colour") } tunnel leads from { $cell } to { $to } without a break
refuse-same-colour = { $to } is { NAME($colour, of: "colour") }, like { $cell }; E leads into another colour
refuse-not-beside = { $to } is not beside { $cell }; E is a single step
refuse-not-linked = { $cell } and { $to } are not connected: { $shut } is closed to the { NAME($side, of: "side") }
refuse-no-unit = there is no unit on { $cell }, where the crew stands
refuse-chain-full = this chain has had { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    }, which is the limit
refuse-crew-unused = the { NAME($colour, of: "colour") } crew is not used in this game
refuse-own-crew = { NAME($colour, of: "colour") } is your own crew; it cannot be attacked
refuse-elsewhere = the { NAME($colour, of: "colour") } crew is on { $at }, not here on { $cell }
refuse-nothing-to-steal = the { NAME($colour, of: "colour") } crew holds no unit, so it cannot be attacked
refuse-one-or-two = you may deliver one or two units, not { $units }
refuse-holds-fewer = the crew holds { $held }, so it cannot deliver { $units }
refuse-delivered-enough = { $delivered ->
        [one] { $delivered } unit has
       *[other] { $delivered } units have
    } already been delivered this turn; the limit is { $most }
refuse-shut-to-loader = the tunnel reaches a card with a loader, but is closed on that side
refuse-no-loader-reached = the { NAME($tunnel, of: "colour") } tunnel at { $cell } leads to no loader
refuse-holds-unit = a crew that holds a unit cannot use a secret tunnel
refuse-no-enemy = there is no enemy crew with yours on { $cell }
refuse-present-card = the crew is already on { $to }; choose another card
refuse-colours-differ = { $to } is { NAME($colour, of: "colour") }, but { $cell } is { NAME($here, of: "colour") }
refuse-no-symbol-card = there is no symbol card { $value }; the cards are { $values }
refuse-discarded = { SEAT($seat) } has used the { $value }; it comes back once all the cards have been used
refuse-outside-ring = { $cell } is not in the inner ring
refuse-unit-there = { $cell } already has a unit
refuse-other-symbol = { $cell } shows { $shows }, but the unit goes on a { $symbol }: { $fitting }
refuse-no-cell = there is no cell { $cell }; cells are { $first } to { $last }
refuse-no-loader = there is no loader at slot { $slot }; loaders are at { $slots }

## The board in words

board-legend = Cards: letter of the colour, symbol, = and | where the tunnel leaves the card, small letters for the openings of the back, seen through the card. * is a unit, (R) a base camp, r2 a crew with two units, [9] a slot with a loader.
board-head = { $round ->
        [0] Before the first turn
       *[other] Round { $round }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }   ore left { $ore }   markers in the supply { $supply }
board-loader = slot { $slot }, { NAME($side, of: "side") } of { $cell }
board-loaders = Loaders: { $places }
board-card = { $cell } { NAME($look-colour, of: "colour") } { NAME($shape, of: "shape") }, open { LETTERS($look-open, of: "side") }, symbol { $look-symbol ->
        [0] none
       *[other] { $look-symbol }
    }
board-back = back seen through: { NAME($look-colour, of: "colour") }, open { LETTERS($look-open, of: "side") }, symbol { $look-symbol ->
        [0] none
       *[other] { $look-symbol }
    }
board-unit = a unit of Ranium
board-base = base camp of { NAME($colour, of: "colour") }
board-crew = { NAME($colour, of: "colour") } crew{ $units ->
        [0] { "" }
        [one] { " " }with { $units } unit
       *[other] { " " }with { $units } units
    }
board-led = { NAME($colour, of: "colour") } on { $cell } holding { $units }
board-no-colour = no colour yet
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(you)
       *[other] { "" }
    }: { $markers } of { $goal } markers, cards { $cards }
board-turn = { $begun ->
        [turn] Turn of { SEAT($turn) }
       *[start] { SEAT($turn) } goes first
    }; { $who ->
        [chance] chance decides
       *[seat] { SEAT($seat) } decides
    }: { NAME($kind, of: "kind") }
board-fight = Fight { $fights } of the chain: { NAME($attacker, of: "colour") } attacks { NAME($defender, of: "colour") }{ $card ->
        [hidden] { " " }with a card face down
        [shown] { " " }with a { $value }
       *[none] { "" }
    }
board-fought = Last fight of this turn: attack { $attacker-card } - { $attacker-load } = { $attacker-strength }, defence { $defender-card } - { $defender-load } = { $defender-strength }
board-replacing = { SEAT($seat) } replaces a unit{ $symbol ->
        [0] { "" }
       *[other] { " " }by the symbol { $symbol }
    }
board-name-crew = Name the crew that acts, for example: walk red to c2

## The screen

shape-crossing = crossing
shape-tee = tee
shape-curve = curve
shape-straight = straight
kind-layout = the layout
kind-starter = who goes first
kind-exchange = a swap
kind-partner = a swap
kind-colour = a colour
kind-drift = a drift
kind-action = an action
kind-bonus = a free action
kind-attack = a symbol card
kind-defence = a symbol card
kind-symbol = a symbol card
kind-place = a place
kind-card = Symbol card
kind-with = Swap
kind-done = Done
kind-turn = Turn
kind-walk = Walk
kind-cross = Step
kind-collect = Collect
kind-steal = Steal
kind-push = Push
kind-deliver = Deliver
kind-tunnel = Secret
kind-transport = Case
ui-board = The mine, six by six cards. Arrows walk from card to card, Enter chooses, letters A to K start the actions.
ui-loader = loader { $number } at { $cell }, { NAME($side, of: "side") }
ui-push = push a loader to slot { $place }
ui-round = Round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }
ui-goal = first to { $goal } deliveries
ui-markers = { $markers } of { $goal } deliveries
ui-cards-left = symbol cards left: { $cards }
ui-ore = { $left } of { $all } ore left
ui-target-turn = any card
ui-target-walk = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
ui-target-cross = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
ui-target-collect = the unit here
ui-target-steal = on this card
ui-target-push = a loader
ui-target-deliver = to a loader
ui-target-tunnel = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
ui-target-transport = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
ui-crew-at = { NAME($colour, of: "colour") } crew on { $cell }
ui-with-crew = { $label } with { NAME($crew, of: "colour") }
ui-say-exchange = You go first, so you may change the mine. { $made } of 2 swaps made. Choose a card.
ui-say-colour = Your base camp is the crossing of that colour. The first to deliver White Ranium { $goal } times wins.
ui-say-fight = Strength is your card minus the units you hold.
ui-say-symbol = Its symbol decides where the next unit goes.
ui-say-framed = Choose one of the framed cards.
ui-say-cell = Choose a card on the board.
ui-turn-title = Turn { $cell }
ui-turned = { $way ->
        [A] turned round
        [B] over its long side
       *[C] over its short side
    }: { NAME($look-colour, of: "colour") }, open { LETTERS($look-open, of: "side") }
ui-way = { $way ->
        [A] half a turn
        [B] over the long side
       *[C] over the short side
    }
ui-now = now
ui-fight-title = Fight at { $cell }
ui-fight-attacks = { SEAT($seat) } attacks
ui-fight-defends = { SEAT($seat) } defends
ui-fight-against = against
ui-fight-minus = card minus units held
ui-fight-waits = is choosing a card
ui-fight-hidden = face down
ui-fight-won = { $winner ->
        [attacker] { SEAT($attacker) } wins, takes one unit and goes home.
        [defender] { SEAT($defender) } wins the defence and takes a free action worth one ore.
       *[nobody] A tie: nothing happens.
    }
ui-fight-go = Continue
ui-fight-choose = Your cards
ui-keys-next = the next card within reach
ui-keys-turn = turn the chosen card
ui-keys-actions = start an action: walk, step, collect, steal, push, deliver, secret tunnel, transporter case
ui-log-laid = The mine is laid out
ui-log-round = Round { $round }
ui-log-drift = The turn of { SEAT($seat) } begins: all loaders drift by { $steps ->
        [one] { $steps } slot
       *[other] { $steps } slots
    }
ui-log-setup = Setup
ui-aid-goal = Goal: collect White Ranium, carry it to a loader at the edge of the mine and deliver it there.
ui-aid-turns = A rotates a card by half a turn; B and C flip it to its back, over the long or the short side.
ui-aid-marker = delivered; { $goal } of them win
ui-aid-unit = White Ranium carried
ui-aid-ghost = Dashed ship: where the loader is when the next turn begins.
ui-piece-crew = { NAME($colour, of: "colour") } crew{ $units ->
        [0] { "" }
       *[other] , { $units }
    }
ui-piece-unit = unit
ui-piece-loader = loader
ui-piece-ghost = loader, next turn
ui-piece-reach = in reach by { $key }
ui-piece-base = { NAME($colour, of: "colour") } base camp
ui-piece-cards = All cards, front and back
