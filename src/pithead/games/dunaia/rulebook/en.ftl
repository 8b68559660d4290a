# The rulebook page of Dunaïa: its chapters and worked examples (see examples.toml). A step has an attribute, .step-1.

goal = Raise a village of nine squares around six steel giants, the Dunaïas. When the last prophecy is fulfilled or a village is full, the player with the most points wins.
overview = On your turn you take a die. The Dunaïa of that number wakes and sets off the two squares beside it: an empty square gives a flower or a memory chip, a building under construction moves on by one step, and a completed level 2 building pays its bonus. Then you put the die on a recycling square for an action, such as buying a new building with flowers. Last, you take every prophecy tile whose condition you meet. Chips pay for the help of the Elders and for artefacts. Buildings, the arrows of level 3, prophecies, artefacts and every three flowers score points.
rebuilt = The rulebook’s text survives, its pictures do not. These are our reconstruction: the prices of the buildings, their construction squares and most of their arrows, the gifts of the empty squares, where the Dunaïas start, two of the three Elder costs, the points of the prophecies, and the Elders and prophecies of a first game. All of them follow the rulebook’s words and its counts. Names of Elders and Elite characters are ours.

## Chapters

chapter-setup = Setup
chapter-buildings = Buildings
chapter-turn = Your turn
chapter-die = Phase 1: choosing the die
chapter-awakening = Phase 2: waking the Dunaïa
chapter-moving = Moving Dunaïas
chapter-recycling = Phase 3: recycling the die
chapter-prophecy = Phase 4: prophecy
chapter-elders = Calling the Elders
chapter-end = The end of the game
chapter-scoring = Scoring and ties
chapter-elite = Variant: Elite characters
chapter-limits = When something runs out
chapter-players = Number of players, and tips

## Examples

example-start = Ready to begin
    .step-1 = You begin with 2 flowers, 3 construction tokens and no chip inserted. Your six Dunaïas stand on the lines between the squares: Dunaïa 4 between A2 and A3.
    .step-2 = Three Elders and three prophecy tiles are in the game.
    .step-3 = Six buildings are for sale. On the board space a level 1 building costs 1 flower and a level 3 building 3; on top of its pile each costs one more.

example-neighbours = What counts as a neighbour
    .step-1 = Two arrows of the green building at B2 are live: its neighbours at B1 (green) and C2 (all colours) are completed. Red neighbours do not count for it.
    .step-2 = Dunaïa 5 wakes between B2 and B3. B2 gives 1 flower and 1 for each live arrow: 3. The green building at A1 is only diagonal, so it adds nothing. B3 is a completed level 1 building: it gives nothing when it wakes.

example-whole-turn = A whole turn
    .step-1 = The phases come in order. You cannot recycle a die before you have taken one.
    .step-2 = Phase 1: you take a 6, so Dunaïa 6 wakes. Both its squares give something; you choose the order.
    .step-3 = Phase 2: C3 gives a flower. C2 lets you insert chip 6.
    .step-4 = Phase 3: you put the die on the flower space and take a flower. In phase 4 there is no prophecy to take, so the next player is on.
example-windows = When you may call an Elder
    .step-1 = You have the chips for an Elder. You may call one before phase 1, between the phases, and after phase 4.
    .step-2 = This time you go on, take a 6, and go on again. Dunaïa 6 wakes.
    .step-3 = In the middle of a phase no Elder is called: finish the awakening first.
    .step-4 = Both squares have given their effects. Now you may call again.
    .step-5 = You call the Gardener with the chips 1, 2 and one more.
    .step-6 = You take 2 flowers and a piece of an artefact. The chips go back beside your board. Chip 6, just inserted, stays.

example-own-die-waits = Your own die comes last
    .step-1 = Black dice are left, so you cannot take the die of your own colour.
    .step-2 = Another player’s die is never yours to take.
    .step-3 = You may take any black die: here the 3 or the 4.
example-all-dice-placed = No dice left: roll them all
    .step-1 = Every die has been placed but one. Dice lie on the common board and on two level 1 buildings.
    .step-2 = The last die is placed. It is your turn and the pool is empty, so you collect all the dice.
    .step-3 = You roll them. The black dice show 1, 4, 5 and 6: these four you may choose from.
    .step-4 = The die of your own colour shows 2. It must wait until the black ones are gone.
    .step-5 = You take the 4, and Dunaïa 4 wakes.
    .step-6 = The roll has also freed every level 1 building. You pay the owner of this one a flower and use it.
example-last-dice = How the dice run out
    .step-1 = You place the last black die. The next player has no choice and takes the die of their own colour, a 1.
    .step-2 = Then you take yours, a 5.
    .step-3 = Each of you has taken your own die once. The pool is empty, and this time the other player is the first to choose from the new roll.

example-empty-squares = Empty squares
    .step-1 = Dunaïa 3 wakes between two empty squares. C1 gives a flower; C2 lets you insert chip 3, the chip with the Dunaïa’s number.
    .step-2 = Dunaïa 6 would let you insert chip 6, but that chip is already in. You get only the flower from C3.
example-site-and-chips = A site and a chip building
    .step-1 = You take a 4. Dunaïa 4 stands between A2 and A3, and both have an effect. You choose the order.
    .step-2 = At A3 the construction token moves on by one square. At A2 you may insert two chips: one for the centre, one because the arrow points to a completed green neighbour.
    .step-3 = You choose which chips: 5 and 6. The flower arrows point to no completed building, so they give nothing.
example-completed = A building is completed
    .step-1 = The token reaches the last square. The building is turned over and the token is yours again.
    .step-2 = A level 2 building is completed the same way. It pays from the next awakening on, not in this one.
example-five-flowers = The most a level 2 building can give
    .step-1 = All four neighbours are completed and green: 1 flower from the centre and 4 from the arrows. B3, a completed level 1 building, gives nothing.
example-one-flower = The least a level 2 building gives
    .step-1 = Two neighbours are red, and the green one is still under construction. Only the centre pays: 1 flower.
example-three-moves = Moves of a level 2 building
    .step-1 = With four green neighbours this building gives 2 flowers and up to 3 moves.
    .step-2 = You move Dunaïa 6 wherever there is room.
    .step-3 = Moves are optional: you may stop at any time.
example-order-matters = The order can matter
    .step-1 = B2 first: it has no completed neighbour yet and gives 1 flower. Then B3 is completed.
    .step-2 = B3 first: it is completed, and the arrow of B2 now points to it. B2 gives 2 flowers.
example-nothing-first = A square without an effect waits
    .step-1 = All your chips are in, so B2 has nothing to give. C2 goes first and is completed. Then B2 is looked at again: its flower arrow is live now, and you take 1 flower.
example-walks-away = The Dunaïa that walks away
    .step-1 = Dunaïa 3 wakes between C1 and C2. You begin with C2: 1 flower, and you may move a Dunaïa.
    .step-2 = You move Dunaïa 3 itself. It has left C1, so the building there does not move on. You keep the flower.
    .step-3 = If you move another Dunaïa, C1 moves on as usual.

example-crowded-line = Where a Dunaïa may go
    .step-1 = You put your die on your own move building: up to three moves.
    .step-2 = Three Dunaïas stand between B2 and B3. No fourth may join them.
    .step-3 = A Dunaïa cannot move to the line where it already stands.
    .step-4 = Any other line with room will do. The distance does not matter.
    .step-5 = Each move takes a different Dunaïa: this one has already moved.
    .step-6 = You move two others. Three Dunaïas now stand between C2 and C3, as many as there may be.

example-buy = Starting a building
    .step-1 = You have 3 flowers and put your die on the build space.
    .step-2 = The level 3 building on top of the pile costs 4: too much for you.
    .step-3 = The one on the board space costs 3. You put it on a free square, with a construction token on the first of its 5 squares. The tile from the pile takes its place, and a new one is turned up.
example-where-not = What you cannot build
    .step-1 = You put your die on the build space.
    .step-2 = A square holds one building. Nothing is built over it.
    .step-3 = Only the six tiles that are for sale can be bought.
    .step-4 = Tiles lie upright. They are not turned.
    .step-5 = Upright, on a free square, for 2 flowers: a fine site.
example-three-sites = Three sites at most
    .step-1 = All three of your construction tokens are on buildings. Until one is completed you cannot start another.
example-common-spaces = The other spaces of the common board
    .step-1 = The flower space gives a flower. Dice are already there, and that does not matter: the common spaces take any number.
    .step-2 = The chip space lets you insert a chip of your choice.
    .step-3 = The move space moves one Dunaïa.
example-guest = On another player’s building
    .step-1 = You put your die on another player’s level 1 building. You give its owner 1 flower, then take 3 from the stock: you had 2, and now you have 4.
    .step-2 = It is the owner’s turn.
    .step-3 = Your die is still there. It blocks the building, for its owner too, until the dice are rolled again.
example-no-flower-for-host = No flower, no visit
    .step-1 = The flower for the owner comes first. Without one you cannot use the building, even though it would give you three.
    .step-2 = The flower space of the common board takes your die whatever happens.
example-own-buildings = Your own level 1 buildings
    .step-1 = Your own buildings are free of charge. This one gives 3 flowers.
    .step-2 = This one moves a building of your choice on by one square. There is only one site, so it moves on.
    .step-3 = This one lets you insert two chips of your choice.
    .step-4 = A building under construction takes no die.
    .step-5 = Nor does a building of level 2.
example-fresh-building = Just completed, already useful
    .step-1 = Dunaïa 6 completes the building at C3. Chip 6 is already in, so C2 gives nothing.
    .step-2 = In the same turn you put your die on it: 3 flowers.
example-no-idle-dice = A die must be of use
    .step-1 = You have no flower, no site, and all your chips are in.
    .step-2 = There is no chip left to insert, so the chip space does not take your die.
    .step-3 = Your building moves a site on, and you have none.
    .step-4 = You cannot pay for any building. The move space and the flower space remain.

example-three-in-line = Three in a line
    .step-1 = The building at C3 is completed. The column C now has three completed buildings. Prophecies are checked later, in phase 4.
    .step-2 = You place your die. Then you take the tile: 2 points.
example-diagonal = A diagonal is not a line
    .step-1 = Three completed buildings on a diagonal do not fulfil the prophecy.
example-twelve-flowers = Have them when it counts
    .step-1 = You have 12 flowers but spend one in phase 3. In phase 4 you have 11, so you do not get the tile.
    .step-2 = If you keep them, you take the tile. The flowers stay yours: nothing is paid for a prophecy.

example-mason = Power and fragment
    .step-1 = You call the Mason with the chips 5 and 6 and one more of your choice. Power and fragment are both possible.
    .step-2 = You take both. First comes the power: which building moves on?
    .step-3 = The building at B2 moves on. Then you take the fragment that you lacked: the artefact is complete.
example-power-or-fragment = Only one of the two
    .step-1 = You may take the fragment and leave the power.
    .step-2 = Or you take the power, here 2 flowers, and leave the fragment.
    .step-3 = This call would bring nothing: you have no building under construction, and you already hold that fragment.
example-wrong-chips = The right chips
    .step-1 = The third Elder asks for 5 and 6 and one more. These chips are not enough.
    .step-2 = Chip 6 is not inserted, so you cannot discard it.
    .step-3 = The first Elder asks for 1 and 2 and one more. That you can pay.
example-architect = Searching a pile
    .step-1 = You call the Architect and may take any building from a pile.
    .step-2 = The tile on the board space does not belong to the pile.
    .step-3 = You pay the price of the pile, 4 flowers, and start the building. The pile is shuffled: the former top tile may turn up again.
    .step-4 = Or another tile turns up.
example-architect-price = What a search costs
    .step-1 = You call the Architect with 3 flowers at hand.
    .step-2 = A level 3 building from the pile costs 4.
    .step-3 = A level 2 building costs 3. The Elder finds it; you pay for it.
example-painter = One more colour
    .step-1 = You call the Painter and may put a colour token on one of your buildings.
    .step-2 = The building at B3 is already red.
    .step-3 = With a green token it is red and green. The arrow of B2 that points to it is live now.
    .step-4 = Dunaïa 5 wakes beside B2: 2 flowers instead of 1.

example-last-prophecy = The last prophecy
    .step-1 = You are the second of three players and take the last prophecy tile. The end is triggered: 3 turns follow.
    .step-2 = The third player finishes the round.
    .step-3 = Then everybody has one last turn: first the starting player, then you, although you triggered the end.
    .step-4 = The third player has the last turn of all. Everybody has had the same number of turns, and you win.
example-ninth-building = The ninth building
    .step-1 = You complete your ninth building. The end is triggered at once. You were the last player of the round, so each of you has one more turn.
    .step-2 = After these turns the game is over.

example-one-arrow = Buildings and arrows
    .step-1 = The purple and the green building score 1 point each, the red one 3. Its left arrow points to a purple building: 2 more. That makes 7.
example-two-arrows = If the green building were purple
    .step-1 = Now the right arrow points to a purple building, too: 2 more points, 9 in all.
example-what-counts = Everything that scores
    .step-1 = Two buildings of level 3 make 6 points. An arrow points to the building of all colours: 2. The building under construction is removed. The prophecy is worth 3, two artefacts 3, and 8 flowers make 2. Chips and loose fragments score nothing.
example-artefacts = Artefacts
    .step-1 = One artefact is worth 1 point in all, two are worth 3, three 6, and four 10.
example-more-artefacts = More artefacts
    .step-1 = Five artefacts are worth 14, and each further one adds 4: seven are worth 22.
example-tie-prophecies = A tie: prophecies
    .step-1 = Both have 5 points. The other player has two prophecy tiles and you have one, so the other player wins, whatever the tiles are worth.
example-tie-flowers = A tie: flowers
    .step-1 = All three have 5 points and one prophecy tile. The second and the third have more flowers than the first. They have the same number, so they share the victory.

example-draft = The draft
    .step-1 = One tile more than there are players is drawn. Only these can be picked.
    .step-2 = The last player picks first.
    .step-3 = Then the first player picks. The tile left over goes back to the box, and the game begins.
example-merchant = The Merchant
    .step-1 = The Merchant’s buildings cost 1 flower less: this one costs 2 instead of 3.
example-tinkerer = The Tinkerer
    .step-1 = The Tinkerer takes a 6 and may turn it over.
    .step-2 = The die now shows 1, so Dunaïa 1 wakes.
example-foreman = The Foreman
    .step-1 = The Foreman pays 2 flowers and moves a building on by one square.
    .step-2 = The Foreman works only once a turn.
example-archivist = The Archivist
    .step-1 = The Archivist discards two inserted chips, takes 2 flowers and may move a Dunaïa.
    .step-2 = You leave the Dunaïas where they are.
    .step-3 = The Archivist works only once a turn.
    .step-4 = The flowers are enough for a building.
example-shepherd = The Shepherd
    .step-1 = At the end of the turn the Shepherd may move the Dunaïa that has just woken.
    .step-2 = No other Dunaïa may be moved.
    .step-3 = Dunaïa 6 goes where it is of use, and the turn is over.
example-surveyor = The Surveyor
    .step-1 = At the end of the turn the Surveyor may book a building.
    .step-2 = You book the one on top of the pile. A new one is turned up; the board space stays as it is.
    .step-3 = In your next turn you put the die on the build space.
    .step-4 = Your booked building costs 2, the lower price of its level.

example-last-chip = The last chip
    .step-1 = The building gives two chips, but only one is left outside. You insert that one; the other is lost.
example-full-village = A full village
    .step-1 = Every square has its building. You cannot start another.
example-empty-pile = An empty pile
    .step-1 = You buy the last building of level 3. The pile is empty, so its board space stays empty, too.

example-three-players = Three players
    .step-1 = With three players there are four black dice and three coloured ones. With two or four players there are five black ones.
example-prepare = Prepare your own die
    .step-1 = Your own die shows 5, and it will be yours once the black dice are gone. But Dunaïa 5 stands beside B2, a completed level 1 building that gives nothing.
    .step-2 = You move Dunaïa 5 beside your site. Two Dunaïas can wake it now, and one of them is sure to.

## Player aid

aid-turn = Your turn
    .die = Die: take a black one; without black dice, your own. With no dice left, first roll them all.
    .wake = Awakening: the Dunaïa of that number triggers both its squares, in your order.
    .recycle = Recycling: put the die on the common board or on a free, completed level 1 building.
    .prophecy = Prophecies: { $claim ->
        [forced] take
       *[other] you may take
    } each tile whose condition you meet.
    .elders = Before and after each phase you may call Elders.
aid-squares = Awakening a square
    .empty = Empty: take the flower, or insert the chip with the Dunaïa’s number.
    .site = Under construction: the token advances. On its last square, the building is completed.
    .two = Completed level 2: its effect, and that of each arrow to a completed neighbour of the same colour.
    .others = Completed level 1 or 3: nothing.
    .move = A Dunaïa moves to any { $move_target ->
        [room] place with room, at most { $crowd } together.
       *[other] empty place.
    }
aid-spaces = The common board
    .each = { $effect ->
        [build] Build: pay a tile, place it, put a token on it
        [flower] { $amount ->
            [one] Take 1 flower
           *[other] Take { $amount } flowers
        }
        [move] { $amount ->
            [one] Move 1 Dunaïa
           *[other] Move { $amount } Dunaïas
        }
        [advance] Advance a building
       *[other] { $amount ->
            [one] Insert 1 chip of your choice
           *[other] Insert { $amount } chips of your choice
        }
    }.
    .one = Any number of dice per space, one per level 1 building.
    .guest = Another player’s building: pay its owner { $guest ->
        [one] 1 flower.
       *[other] { $guest } flowers.
    }
aid-buildings = Building: prices in flowers
    .each = Level { $level }: { $board_space } from the board, { $pile_top } from the pile.
    .build = You have { $tokens } construction tokens: at most { $tokens } buildings are under construction.
aid-calls = Calling an Elder
    .each = The { NAME($fragment, of: "fragment") }: chips { $chips } and { $any } of your choice.
    .brings = { $elder_fragment ->
        [choice] You get the power, the fragment, or both.
       *[other] You get the fragment, and the power if you like.
    }
    .artefact = An artefact is three different fragments. Finish one at a time.
aid-scoring = What scores
    .buildings = Completed buildings: { $level1 }, { $level2 } or { $level3 } by level.
    .arrows = Level 3 arrows: printed points for a completed neighbour of that colour.
    .prophecies = Prophecies: printed points.
    .artefacts = Artefacts: { $artefacts } in all for none, one, two and so on; then { $further } each.
    .flowers = Every { $flowers } flowers: 1.
aid-ending = The end
    .trigger = Somebody takes the last prophecy tile or completes building { $last }.
    .round = Finish the round. Then everyone has one more turn.
    .tie = Tied: most prophecy tiles, then most flowers. Still tied: share the victory.
    .limit = { $rounds ->
        [0] Buildings under construction score nothing.
       *[other] Round { $rounds } is the last in any case. Buildings under construction score nothing.
    }
