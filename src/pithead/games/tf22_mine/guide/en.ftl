# The guided first game, step by step: what to do, the line in the list of steps (title), more about it, and why another legal move is taken
# back (back). docs/add-a-game.md

goal = You lead the yellow crew, at the flag, and I lead two rivals: red and blue.
    .title = The mine and your goal
    .more = We are all after White Ranium. Carry it out to a loader at the edge of the mine: the first to deliver three units wins.
walk = Walk to the unit at the flag.
    .title = Walk to a unit
    .more = The white octagon is a unit of White Ranium. For one ore, your crew goes as far as a tunnel of one colour leads.
    .back = That is allowed, too. But please fetch the unit first: walk to the flag.
collect = Now collect it.
    .title = Collect the unit
    .more = That costs one more ore. You have four ore in every turn, and you must spend them all.
    .back = That is allowed. But please pick up the unit before you go on: choose Collect.
turn = Your tunnel is shut to the south. Turn the card at the flag over.
    .title = Turn a card
    .more = Choose Turn, the card, then B or C: either shows its back. A, half a turn, does not help here. You may turn any card of the mine.
    .back = You may do that. But please open your way out first: turn the card at the flag with B or C.
push = Push the loader at the flag one place down, to f5.
    .title = Push a loader
    .more = When a turn begins, all loaders move two places clockwise: six places until you are back. From f5, this one then reaches your way out.
    .back = You may do that. But your unit needs a loader: push the one at the flag down to f5.
watch = Now I have played, too: each of my crews has fetched a unit.
    .title = My turns
    .more = My red crew turned a card behind its back, so nobody can follow it. And the loaders have moved on: one is just below your tunnel.
deliver = Deliver your unit.
    .title = Deliver a unit
    .more = For one ore your crew walks through the yellow tunnel to the loader. The last card must be open on the side where the loader is.
    .back = That is allowed. But the loader will not wait: choose Deliver.
marker = A yellow marker for you! And your crew is back at its base camp.
    .title = Markers, and new units
    .more = For each unit you deliver, the player on your right turns over a symbol card. My blue crew got a 6: a new unit is now on a card with a 6.
step = You have three ore left. Step onto the blue card at the flag.
    .title = Step into another colour
    .more = A walk stays within one colour. A step takes you one card on, into another colour. Both cards must be open to each other.
    .back = You may do that. But I have something else in mind: step onto the blue card at the flag.
follow = Walk to my blue crew. It carries a unit!
    .title = Follow the blue crew
    .more = You are on a blue card now, so you can walk through the blue tunnel.
    .back = You may do that. But the blue crew carries a unit: walk to the flag.
steal = Steal the unit.
    .title = Steal a unit
    .more = Each of us turns over a symbol card, from 2 to 6, and subtracts the units held. The higher number wins.
    .back = That is allowed. But you came for the unit: choose Steal.
fight = You won, 5 against 4 - 1 = 3: the unit is yours, and your crew is safe at home.
    .title = A fight
    .more = A thief who wins goes home at once. In a tie nothing happens. If the defender wins, they get a free action worth one ore.
place = My red crew has delivered a unit. Now you put a new one into the mine.
    .title = Put a new unit into the mine
    .more = Red’s neighbour on the right is you, and your symbol card is a 3. Choose a card with a 3.
secret = My blue crew went through a secret tunnel and took the unit with the 6.
    .title = Secret tunnel and transporter case
    .more = Secret, for three ore: to any card of your colour, only without a unit. Case, for two ore: send all other crews on your card to another one of its colour.
end = The third marker ends the game at once: its owner wins.
    .title = How the game ends
    .more = You may deliver two units in a turn, even with the same action. With two players, each leads two crews and needs five markers.
free = Your turn, without flags: spend your four ore.
    .title = Your turn, no flags
    .more = You carry a unit, your tunnel is open, and a loader is two places before its end. But do what you like, in any order.
free-again = And again: do what you like with your ore.
    .title = Spend your ore again
    .more = When my red crew delivers, you put the new unit into the mine. Dashed ships show where the loaders will be next turn.
free-last = One last time.
    .title = One last time
    .more = A loaded crew can be robbed, so watch who can reach it. You may also turn a card to shut a tunnel.
done = { $lead ->
        [ahead] Let’s stop here: you’re ahead, { $own } to { $best }.
        [behind] Let’s stop here: I’m ahead, { $best } to { $own }.
       *[level] Let’s stop here: we are level, { $own } to { $best }.
    }
    .title = You know how to play
    .more = Loaders move, then you spend four ore: turn, walk, collect, steal, push, deliver. The first with three markers wins at once.
