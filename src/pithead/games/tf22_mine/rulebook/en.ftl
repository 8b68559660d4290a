# The rulebook page of TF22 Mine: its chapters and worked examples (see examples.toml). A step has an attribute, .step-1.

goal = Collect White Ranium in the mine and carry it out to a loader. The first to deliver three units wins (five with two players).
overview = Your turn begins with the three loaders, which move two places clockwise around the mine. Then you spend exactly four ore on actions: turn a card, walk, collect a unit, steal one in a fight, push a loader, deliver. A delivered unit is worth a yellow marker, your crew is back at its base camp at once, and your neighbour on the right puts a new unit into the mine. The third marker wins the game on the spot.
rebuilt = The rulebook’s text survives, its pictures do not. So the 36 mine cards are our reconstruction: their shapes, the symbols, what is on the backs, which colour is where in the middle, and where the loaders start. They follow the rulebook’s words and its counts. All positions drawn here are ours.

## Chapters

chapter-cards = Pieces and cards
chapter-setup = Setup
chapter-before = Before the first turn
chapter-symbols = Symbol cards
chapter-turn = Your turn
chapter-turning = A, B, C: turning a card
chapter-walking = D, E: walking
chapter-collecting = F: collecting a unit
chapter-stealing = G: stealing
chapter-loaders = H: pushing a loader
chapter-delivery = I: delivering
chapter-replacing = Replacing delivered units
chapter-tunnel = J: the secret tunnel
chapter-case = K: the transporter case
chapter-end = The end of the game
chapter-three = Three players
chapter-two = Two players

## Examples

example-card = A mine card
    .step-1 = A card shows a tunnel of one colour. The one at e2 is red, its tunnel leaves it to the north, east and south, and its symbol is 2.
    .step-2 = The small picture is the back of the card as you would see it through the card: this back opens to all sides but the north.
example-start = The table for four players
    .step-1 = Four crossings form the middle, one of each colour. Each is the base camp of its colour, and its crew starts there.
    .step-2 = A unit of White Ranium is on each corner of the inner ring.
    .step-3 = Three loaders are around the mine, evenly spaced.
example-exchange = Swapping cards
    .step-1 = The starting player may swap two cards of the rings. The crossings in the middle stay.
    .step-2 = A card of the inner ring, and one of the outer ring.
    .step-3 = Now the two have changed places, each as it lay. The unit has not moved. A second swap is allowed, but the starting player stops.
example-colours = Choosing colours
    .step-1 = The player on the starting player’s right chooses first: red.
    .step-2 = The next player to the right cannot take red as well.
    .step-3 = Blue, yellow, and white for the starting player. Now the first turn begins, and even this one begins with the loaders: two places clockwise.
example-pile = Standard: the pile
    .step-1 = Red attacks. Red’s pile holds its last card, a 2; the other four have been used, so a 5 cannot come.
    .step-2 = The 2 is turned over. Blue turns over a 6 and wins. Red’s pile was used up, so all five cards are back at once; Blue has four left.
example-luck = Luck: every card each time
    .step-1 = In the luck variant a used card goes back into the pile at once. Every draw can be any of the five.
example-strategy = Strategy: choose from your hand
    .step-1 = In the strategy variant you choose. Red has used the 5 and cannot play it.
    .step-2 = Red lays a 3 face down. Blue must choose without having seen it.
    .step-3 = Blue plays a 4, and both cards are revealed: 3 against 4 - 1 = 3, a tie.
example-drift = The loaders drift
    .step-1 = Red has one ore left. One loader is at the last place of the north side, above f1.
    .step-2 = Red spends the ore, so Blue’s turn begins: every loader moves two places clockwise. A corner card has two places, so this one is now east of f2.
example-all-ore = Spend all four ore
    .step-1 = Red has one ore left. A secret tunnel costs three.
    .step-2 = Ore cannot be saved, and nobody may pass.
    .step-3 = If there is nothing better, turn a card. It need not have an effect: a crossing looks the same each way.
example-tee = Three ways to turn a T
    .step-1 = The T at b2 opens to the east, south and west. Your crew need not be there: you may turn any card.
    .step-2 = A, half a turn: now it opens to the north, east and west. The unit on the card stays on it.
    .step-3 = Or B, over the long side. The back is up: it opens to the north, east and south.
    .step-4 = Or C, over the short side: north, south and west.
example-straight = A straight tunnel
    .step-1 = Half a turn changes nothing about a straight tunnel.
    .step-2 = Over its long side it runs the other way.
example-run = Through one tunnel
    .step-1 = For one ore the red crew walks as far as the red tunnel leads without a break, here to the unit.
    .step-2 = Or all the way to the edge. The unit and the blue crew on the way do not stop it.
    .step-3 = d2 is next to the crew, and the tunnel leads there, but it is yellow.
    .step-4 = This card is red too, but no red tunnel leads to it without a break.
example-cross = Into another tunnel
    .step-1 = E is one step onto a card of another colour: from red d3 to yellow d2.
    .step-2 = Both cards must be open to each other. Above the yellow card there is a blue one, but it is closed to the south.
    .step-3 = Only a single step, and never a diagonal one: c3 is not beside the crew.
    .step-4 = E always changes the colour. From red d3 to red e3 the crew walks (D).
example-open = Opening a way
    .step-1 = The yellow crew cannot walk south: the next card is yellow, but closed to the north.
    .step-2 = Turned over, it lets the crew pass.
    .step-3 = Now the tunnel leads to the edge of the mine.
example-collect = Collecting
    .step-1 = The red crew is not on a card with a unit.
    .step-2 = It walks to one.
    .step-3 = For one more ore it takes the unit.
example-fight = A fight
    .step-1 = Red attacks Blue, who holds one unit. Both turn over a card: 4 against 5 - 1 = 4, a tie. Nothing happens.
    .step-2 = Or 5 against 5 - 1 = 4: Red wins, gets the unit, and the red crew goes home at once.
    .step-3 = Or 3 against 5 - 1 = 4: Blue wins and must at once take an action worth one ore, free of charge.
    .step-4 = Blue walks away. Then Red continues with the three ore left.
example-nothing-to-steal = Nothing to steal
    .step-1 = Yellow is on the same card, but holds no unit.
    .step-2 = Blue holds a unit, but is on another card.
example-free-action = The defender’s free action
    .step-1 = Blue has won as the defender. A transporter case costs two ore, so it cannot be the free action.
    .step-2 = Any action for one ore can, under its usual conditions. Red has no unit, so Blue cannot strike back.
    .step-3 = Blue turns a card, which is always possible. Then Red continues.
example-push = Pushing a loader
    .step-1 = One loader, one place backward.
    .step-2 = Or forward. But not to a place where another loader is.
    .step-3 = And only one place for one ore.
example-deliver = Delivering a unit
    .step-1 = The red crew has a unit, and its tunnel leads to the loader: the last card is open on the loader’s side.
    .step-2 = It cannot deliver more than it has.
    .step-3 = For one ore it walks there and delivers: one yellow marker. Then the crew is back on its base camp.
example-two-units = Two units at once
    .step-1 = The crew has two units, and delivers both for the same ore.
    .step-2 = It could deliver just one and keep the other.
example-third-unit = Two units per turn
    .step-1 = Red had three units and has delivered two of them. From the base camp the tunnel leads to the loader again, but two per turn is the limit: the third unit has to wait.
example-no-loader = No way to a loader
    .step-1 = A loader is at a card of the red tunnel, but the card is closed on that side.
    .step-2 = Red pushes the loader one place back.
    .step-3 = Now the tunnel leads to no loader at all.
example-symbol = Where the new unit goes
    .step-1 = Red delivers. White, on Red’s right, turns over a 6: the new unit goes on a card of the inner ring with a 6.
    .step-2 = This card shows another symbol.
    .step-3 = This one shows a 6, but already has a unit.
    .step-4 = The other 6 is free. Red continues with the ore left, from the base camp.
example-no-symbol = No card with the symbol
    .step-1 = No card of the inner ring shows a 4.
    .step-2 = Then any card of the inner ring will do, but not one of the outer ring.
    .step-3 = White puts the unit on this card.
    .step-4 = If all cards with the symbol have a unit, it is the same: here both cards with a 6 do.
example-tunnel = To any card of your colour
    .step-1 = For three ore the yellow crew goes from its base camp to any other yellow card. No tunnel need lead there.
    .step-2 = The card must show the colour on which the crew stands.
example-tunnel-loaded = Not with a unit
    .step-1 = A crew that holds a unit cannot use a secret tunnel.
example-case = Sending the others away
    .step-1 = Blue shares a red card with Red, who holds a unit, and Yellow. For two ore both go to another red card, far away. Red keeps the unit.
    .step-2 = Now there is nobody left to send away.
    .step-3 = The other card must have the same colour: this one is yellow.
example-third-marker = The third marker
    .step-1 = Red has two markers and delivers a unit. That is the third: Red wins at once, even in the middle of a turn.
example-win-as-defender = Winning in another player’s turn
    .step-1 = Red attacks Blue and loses the fight: Blue may take a free action.
    .step-2 = Blue delivers the third unit and wins, though it is Red’s turn.
example-last-round = The last round
    .step-1 = The table has a limit of 60 rounds, and this is the last turn. White spends the last ore. The game ends, and Yellow wins with the most markers.
example-three-start = The table for three players
    .step-1 = With three players there are three units: the corner beyond the white crossing is empty. The white crew is not used, but the white cards are.
example-two-crews = Two crews each
    .step-1 = With two players each leads two crews; here Red also has the white one. Say which crew acts.
    .step-2 = The four ore are for both. The red crew walks.
    .step-3 = And collects. The unit belongs to the red crew, and only that crew can deliver it.
    .step-4 = The white crew acts with the ore left.
example-own-crews = Your own crews
    .step-1 = Both crews of this player are on one card. They cannot rob each other.
    .step-2 = Units held count by crew: the red crew has one and cannot use a secret tunnel.
    .step-3 = The white crew has none, so it can.
example-five-markers = Five markers
    .step-1 = Two players play to five, counting both crews of a player. Three are not enough to win; with the fifth the game is over.

## Player aid

aid-turn = Your turn
    .drift = First, { $loader_drift ->
        [all] every loader moves
       *[other] a loader of your choice moves
    } { $steps } places clockwise. Around a corner there are two places.
    .ore = Then spend all { $ore } ore on actions, each as often as you can pay. Nobody may pass.
    .first = { $first_round ->
        [full] A link joins two neighbouring cards whose tunnels meet.
       *[other] In the first round, earlier players have less ore. A link joins two neighbouring cards whose tunnels meet.
    }
    .crews = { $seats ->
        [2] Both your crews share the ore. A unit stays with the crew that took it.
       *[other] Crews never block each other.
    }
aid-mine = Cards, ways, loaders
    .a = A ({ $a } ore): rotate any card by half a turn.
    .b = B ({ $b } ore): turn any card over its long side.
    .c = C ({ $c } ore): turn any card over its short side.
    .d = D ({ $d } ore): walk any distance along links in one colour.
    .e = E ({ $e } ore): step over a link into another colour.
    .h = H ({ $h } ore): move a loader one place, not onto another.
aid-units = Units and crews
    .f = F ({ $f } ore): take the unit on your card.
    .g = G ({ $g } ore): attack a crew on your card that has a unit.
    .i = I ({ $i } ore): walk in one colour to a loader beside an open side, and deliver.
    .j = J ({ $j } ore): without a unit, jump to any card of your card’s colour.
    .k = K ({ $k } ore): move all enemy crews on your card to one other card of its colour.
aid-fight = Fights
    .strength = Your strength is your symbol card minus the units you hold.
    .attacker = If the attacker wins, one unit changes hands, and the attacker is back at the base camp.
    .defender = If the defender wins, the defender takes one free action of 1 ore.
    .tie = In a tie, nothing happens.
    .cards = { $symbol_variant ->
        [standard] Cards come from your pile. After the last one, shuffle it again.
        [luck] Cards come from your pile. Shuffle it after each card.
       *[other] You choose the card in secret. After the last one, take all back.
    }
aid-delivery = Deliveries
    .marker = Each unit you deliver is a marker.
    .limit = You deliver 1 or 2 units { $delivery_limit ->
        [turn] in a turn.
       *[other] at a time.
    }
    .home = Your crew is back at its base camp at once.
    .replace = For each unit, the player on your right turns up a symbol card and puts a unit on a card of the inner ring with that symbol. If there is none without a unit: on any card of the inner ring without one.
aid-ending = The end
    .goal = With { $seats } players, the first to have { $goal } markers wins at once.
    .limit = { $rounds ->
        [0] There is no limit of rounds.
       *[other] After { $rounds } rounds, most markers win, then most units. Still tied: share the victory.
    }
