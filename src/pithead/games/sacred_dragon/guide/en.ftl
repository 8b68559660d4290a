# The guided first game, step by step: what to do, the line in the list of steps (title), more about it, what comes after the first move
# (then), and why another legal move is taken back (back). docs/add-a-game.md

goal = We all dig into one mountain, tile by tile.
    .title = The mountain and your goal
    .more = Your goal: open mines where many tiles meet, and score more points than I do.
tiles = Look at your tiles: each has six edges.
    .title = What is on a tile
    .more = Where two tiles touch, their edges must show the same colour. You may turn a tile before you lay it.
first = Lay your red and blue tile at the flag.
    .title = Lay your first tile
    .more = Its only red edge must touch the red edge of the first tile.
    .back = That place is allowed, too. But please begin at the flag: your tile is back in your hand.
gray = I laid a tile here: gray goes with any colour.
    .title = Gray goes with anything
    .more = My blue edge touches a gray one. A gray edge fits every colour, on your tiles as well.
build = Build your first mine: lay the yellow, gray and blue tile at the flag.
    .title = Build your first mine
    .more = It touches two tiles there. A mine scores 1 point for each edge that touches: 2 points, for one of your nine tokens.
    .then = You could lay more tiles now. Stop here, and build the mine on the tile you laid last.
    .back = That is allowed, but I want to show you a mine first. Lay the yellow, gray and blue tile at the flag, with yellow towards the first tile.
watch = I laid two tiles in one turn and built a mine on the second.
    .title = Up to three tiles in a turn
    .more = You may lay one, two or three. Each further tile must touch one that you laid in the same turn. Then you draw one tile.
extend = Extend your mine: lay the red, blue and gray tile at the flag.
    .title = Extend your mine
    .more = It touches three tiles there, and one is your mine. Extending scores 3 points and costs no token.
    .then = Stop here, and extend your mine with this tile.
    .back = Good eye, that is allowed. But this step is about extending: lay the red, blue and gray tile at the flag.
next-door = Nobody may build right next to a mine.
    .title = No building next door
    .more = A new mine needs two touching edges and no mine beside it, not even your own. To extend, you need three, next to your own mine.
two = Now lay two tiles in one turn. The first goes to the flag.
    .title = Two tiles in one turn
    .more = Take the red and yellow tile. At this place only gray touches it, so you may turn it as you like.
    .back = You may do that. But let us lay two tiles: the red and yellow one goes to the flag.
two-mine = Lay the tile with four gray edges beside it.
    .title = The second one makes the mine
    .more = It touches three tiles: a mine there scores 3 points. Only the tile laid last can become a mine.
    .then = Stop here, and build the mine.
    .back = You may do that. But the flag is worth more: the tile with four gray edges touches three tiles there.
draw = You have only two tiles. Draw one: that is a whole turn.
    .title = Draw or swap a tile
    .more = Supply draws a tile if you have fewer than three. Reorganize removes one and draws two, or one if you have three.
end = The game ends when the pile is empty, or somebody is down to one token.
    .title = How the game ends
    .more = We finish the round, so everybody has the same number of turns. You began with nine tokens.
zones = At the end, your mines score once more, as zones.
    .title = Zones count at the end
    .more = Mines of yours that touch are one zone. It scores its tiles × its tokens; a mine alone scores 1. Extending with five or six edges adds a mine.
free = Your turn, without flags.
    .title = Your turn, no flags
    .more = Do what you like: lay tiles and build or extend, draw, or swap. Look for places that touch many tiles.
free-again = And one more turn.
    .title = One more turn
    .more = The points at a place show what a mine there would score.
done = { $lead ->
        [ahead] Let’s stop here: you’re ahead, { $own } to { $best }, zones included.
        [behind] Let’s stop here: I’m ahead, { $best } to { $own }, zones included.
       *[level] Let’s stop here: we both have { $own } points, zones included.
    }
    .title = You know how to play
    .more = Edges match, and gray fits anything. A mine scores its touching edges. Extending is cheap. Zones count at the end: tiles × tokens.

# Tips in a first real game

tip-opening = Each of us lays one tile first, without a mine. Click a marked place; click it again to turn the tile.
tip-turn = Lay one to three tiles, or draw one, or swap one. A number in green is what a mine there would score.
tip-more = You may lay another tile that touches one of this turn. Only the last one can become a mine.
tip-mine = A mine is never a must. Each token you keep is another mine later, but mines score twice: now, and in a zone at the end.
