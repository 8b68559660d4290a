# The rulebook page of Mines of the Sacred Dragon: its chapters and worked examples (see examples.toml). A step has an attribute, .step-1.

goal = Open mines in a sacred mountain. When the tokens or the tiles run out, the player with the most points wins.
overview = On your turn you lay one to three tiles, colour on colour; gray goes with everything. On the last tile you lay you may make a mine: it scores a point for every side that touches the mountain. A mine costs tokens. Extending a mine of your own costs few or none. At the end, every group of neighbouring mines scores its tiles times its tokens.
rebuilt = The rulebook's text survives, its pictures do not. The 80 tiles, their colours and every position drawn here are our reconstruction: all mixtures of three colours and gray, without the four tiles of a single colour. They follow the rulebook's words and its count.

## Chapters

chapter-terms = Pieces and words
chapter-setup = Setup and the starting round
chapter-turn = Your turn
chapter-place = Playing a tile
chapter-several = Playing more than one tile
chapter-build = Building a mine
chapter-extend = Extending a mine
chapter-end = The end of the game
chapter-scoring = Scoring
chapter-winning = Winning
chapter-players = Two to five players, or one

## Examples

example-attached = Attached sides and neighbours
    .step-1 = Six tiles form the mountain. Blue has a mine on one of them: one token. A tile laid at 1,1 would touch three others, so it would have three attached sides.
    .step-2 = The space at 1,-1 would have two attached sides, and it is next to Blue’s mine. At 3,0 a tile would have only one.
example-starting-round = The starting round
    .step-1 = In the starting round everyone lays one tile. Nobody draws: Red may not supply.
    .step-2 = Red has a tile that fits, so Red may not remove one instead.
    .step-3 = Red lays a tile, blue against blue. There is no mine and no draw: three tiles are left.
    .step-4 = Yellow lays a tile, too. Now the game proper begins, again with Red.
example-none-fits = No tile fits in the starting round
    .step-1 = The mountain shows nothing but red. Yellow’s tiles have no red and no gray edge, so none of them fits.
    .step-2 = Yellow shows the whole hand and removes one of the tiles. Three are left, and everybody has seen them.
example-full-hand = Three tiles in hand
    .step-1 = With three tiles in hand you may not supply.
    .step-2 = You may reorganize: remove one tile and draw one, because you began with three.
example-small-hand = Two tiles in hand
    .step-1 = Supply: draw one tile. Now there are three.
    .step-2 = Or reorganize: remove one tile and draw two. That makes three as well.
    .step-3 = Or explore: lay a tile on the mountain.
    .step-4 = A turn has one action. Having laid a tile, you cannot also supply.
    .step-5 = You may stop after any tile. The last one touches two others, so a mine for 2 points is offered.
    .step-6 = You may decline it. Then draw one tile, however many you laid.
example-empty-hand = No tile in hand
    .step-1 = Without tiles you cannot reorganize, and there is nothing to lay.
    .step-2 = Supply is always possible: draw one tile.
example-colours = Colour on colour
    .step-1 = Turned like this, the tile does not fit: its yellow edge would touch red, and its red edge yellow. A single clash is enough.
    .step-2 = Turned back by one edge it fits: red on red, yellow on yellow.
    .step-3 = This way fits as well: gray on red, yellow on yellow. The other four ways do not.
example-gray = Gray fits everything
    .step-1 = The new tile’s gray edge lies on red, and its blue edge lies on gray. Both are allowed.
example-gray-on-gray = Gray on gray
    .step-1 = Gray fits gray, and gray fits yellow.
example-contact = A tile needs contact, and a free space
    .step-1 = At 2,1 the tile would touch nothing.
    .step-2 = The space at 1,0 is taken. Tiles are never covered or moved.
example-joined = Three joined tiles
    .step-1 = The first tile touches two tiles of the mountain.
    .step-2 = The second touches the first, so they are joined. It has three attached sides.
    .step-3 = The third touches both new tiles. They count like any other tile: two attached sides.
    .step-4 = The third tile is the last, so the mine goes there: 2 points, one token.
example-not-joined = Not joined
    .step-1 = The first tile, as before.
    .step-2 = This tile would fit the mountain, but it touches no tile of this turn.
    .step-3 = As the first tile of a turn it is allowed.
example-distance = Away from every mine
    .step-1 = Red lays a tile with two attached sides, two steps away from Blue’s mine.
    .step-2 = Red may build there: 2 points, one token.
    .step-3 = Or Red fills this space: three attached sides, and no mine next to it.
    .step-4 = Red builds for 3 points, with one token.
example-too-near = Too near your own mine
    .step-1 = Blue lays a tile with two attached sides, right next to Blue’s own mine.
    .step-2 = Nothing can be built next to a mine, not even by its owner. To extend the mine, the tile would need three attached sides.
example-one-side = One side is not enough
    .step-1 = A tile with a single attached side.
    .step-2 = A new mine needs two.
example-last-tile = Only on the last tile, and only if you like
    .step-1 = Before you lay a tile there is nothing to make a mine on.
    .step-2 = Lay a tile. You could lay another one.
    .step-3 = A mine comes after the last tile, so first say that you stop.
    .step-4 = Stop. Now the mine is offered.
    .step-5 = You may decline: no token, no points.
example-build-2 = Build with two sides
    .step-1 = Two attached sides.
    .step-2 = One token, 2 points.
example-build-3 = Build with three sides
    .step-1 = Three attached sides.
    .step-2 = One token, 3 points.
example-build-4 = Build with four sides
    .step-1 = Four attached sides.
    .step-2 = One token, 4 points.
example-build-5 = Build with five sides
    .step-1 = Five attached sides.
    .step-2 = Two tokens, 5 points.
example-build-6 = Build with six sides
    .step-1 = Six attached sides.
    .step-2 = Three tokens, 6 points.
example-few-tokens = Too few tokens
    .step-1 = Six attached sides would be worth 6 points. Red has two tokens left.
    .step-2 = The mine takes three tokens, so Red cannot make it.
example-extend-3 = Extend with three sides
    .step-1 = Three attached sides, next to a mine of your own.
    .step-2 = No token, 3 points. The tile does not become part of the mine.
example-extend-4 = Extend with four sides
    .step-1 = Four attached sides, next to a mine of your own.
    .step-2 = No token, 4 points.
example-extend-5 = Extend with five sides
    .step-1 = Five attached sides, next to a mine of your own.
    .step-2 = One token, 5 points. The two tiles are now one zone, worth 2 × 2 = 4.
example-extend-6 = Extend with six sides
    .step-1 = Six attached sides, next to a mine of your own.
    .step-2 = Two tokens, 7 points. The zone is worth 2 × 3 = 6.
example-two-sides-extend = Two sides do not extend
    .step-1 = Two attached sides, next to a mine of your own.
    .step-2 = That is too near to build, and too few sides to extend.
example-foreign = Next to two mines
    .step-1 = The tile touches a mine of Red and a mine of Blue.
    .step-2 = Red extends the red mine and scores 3 points, once. Blue scores nothing.
example-only-foreign = Next to another player’s mine only
    .step-1 = Three attached sides, but the only mine beside it is Blue’s.
    .step-2 = Red can neither build nor extend here.
example-last-tokens = The last tokens
    .step-1 = Red has three tokens left and fills a space with five sides.
    .step-2 = It takes two tokens: one is left, so this is the last round. Yellow still has a turn.
    .step-3 = Yellow takes the last turn. The game is over, and Red has more points.
example-zones = Zones
    .step-1 = Red has two mines apart from each other. Each is a zone of 1 tile × 1 token: 2 points in all.
    .step-2 = Blue has two zones as well: 1 × 1 and 1 × 2. That makes 3 points.
    .step-3 = Two of Green’s mines are neighbours: 2 tiles × 3 tokens = 6. With the third, Green has 7 points and the most.
example-marked = Marked points and zones
    .step-1 = The same mountain after a whole game. Red has 36 points on the score board and 2 for zones: 38. Green has 30 and 7: 37.
example-tie = A tie
    .step-1 = Both have 34 points. Red’s best zone is worth 2 × 2 = 4, Yellow’s is worth 1. Red wins.
example-shared = A shared victory
    .step-1 = Both have 34 points, and both have a zone worth 4. They share the victory.
example-solo = Alone
    .step-1 = Alone you play with 20 tiles. One is left to draw.
    .step-2 = Supply draws it, and the game ends with this very turn. Your result is your score: 22.

## Player aid

aid-turn = Your turn: do one of these
    .explore = Explore: lay 1 to { $played } tiles, make one mine if you like, draw 1 tile.
    .order = The mine goes on the last tile you lay.
    .supply = Supply: draw 1 tile. Not with { $hand } in hand.
    .reorganize = Reorganize: remove a tile, then draw 2. If you began with { $hand }, draw 1.
aid-mines = Mines: points and tokens
    .by = Attached sides
    .build = Build, with no mine beside it
    .extend = Extend, beside a mine of yours
    .cell = { $points }
    .note = { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }
    .foundation = A tile that gets tokens is a mine from then on.
    .short = { $short_tokens ->
        [forbid] Without enough tokens you cannot make the mine.
       *[other] Without enough tokens, place what is left, at least one.
    }
aid-tiles = Laying tiles
    .match = Touching edges match. Gray goes with everything.
    .turned = Turn tiles as you like. Each must touch the mountain.
    .joined = { $joined ->
        [each] Each further tile touches another tile of your turn.
       *[other] The tiles of your turn must be joined in the end.
    }
aid-ending = The end
    .trigger = { $trigger ->
        [one] Somebody has 1 of { $tokens } tokens left, or none; or the pile is empty.
       *[other] Somebody has { $trigger } of { $tokens } tokens left, or fewer; or the pile is empty.
    }
    .round = Finish the round, then count the zones. The most points win.
    .tie = Tied: { $tie_break ->
        [zone_score] the most valuable single zone wins
       *[other] the zone with the most tiles wins
    }. Still tied: { $final_tie ->
        [shared] share the victory.
       *[other] the later player wins.
    }
aid-zones = Zones: tiles × tokens
    .worth = Mines of yours that touch form a zone. A lone mine is a zone as well.
    .example = 2 tiles with 3 tokens: 2 × 3 = 6.
