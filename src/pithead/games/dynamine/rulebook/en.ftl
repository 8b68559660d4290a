# The rulebook page of Dynamine: its chapters and worked examples (see examples.toml). A step has an attribute, .step-1.

goal = Dig your own mine under your castle. After ten rounds, the player whose mine is worth the most victory points (VP) wins.
overview = A round token gives everyone building points. On your turn you roll the die and add it. With these points you buy open tiles of the market and place them in your mine at once, tunnel to tunnel. At the end you count veins (the deeper, the more), altars, wells and fossils, then rewards for having the most of something, your items and your missions.
rebuilt = The rulebook’s text survives, its pictures do not. Texts and values of the items and missions are printed. The 98 tiles, the entrances, the faces of the die, the points of the round tokens and the values of the rewards are our reconstruction. So is every position drawn here, although the published examples give the numbers that the rulebook gives.

## Chapters

chapter-goal = The goal and the box
chapter-setup = Setup
chapter-turn = Rounds, turns and building points
chapter-market = The market
chapter-place = Building tunnels
chapter-plus = +1 sides and +1 tokens
chapter-moving = Moving tiles
chapter-round-token = Extra actions of the round token
chapter-one = A rolled 1, items and missions
chapter-scoring = Veins, altars, wells and fossils
chapter-rewards = Rewards
chapter-cards = Points for items and missions
chapter-players = Two players, or three and four
chapter-end = The end of the game and ties

## Examples

example-goal = Two mines at the end
    .step-1 = Two mines of three tiles each. Red has a vein on level 3 and one on level 4: 3 + 4 = 7 VP. Yellow has a single vein, on level 1: 1 VP.
    .step-2 = Red also has the most veins and the deepest mine, Yellow a fossil and the most fossils. In all it is 15 to 6, and Red wins.
example-table = The table at the beginning
    .step-1 = The market has six rows and six columns. A tile’s column is its price, 1 to 6. One tile of each pile is open, with one or two covered under it.
    .step-2 = Three cards are open and seven are in the deck. Everyone has a secret mission, so there are eight cards that you have not seen.
    .step-3 = Your mine begins with the entrance on level 1. It is open to both sides and downwards.
example-round = A round
    .step-1 = The round token is turned up. It gives 3 points to everyone this round.
    .step-2 = Red rolls 4: 3 + 4 = 7 building points.
    .step-3 = Red ends the turn. Points that are left are lost.
    .step-4 = Yellow rolls 2 and has 3 + 2 = 5 building points.
    .step-5 = After Yellow’s turn, the next round begins, again with Red.
example-points = Four building points
    .step-1 = The round token gives 2 points and you rolled 2: 4 building points.
    .step-2 = Buy one tile for 4.
    .step-3 = Or buy one for 3. One point is left.
    .step-4 = One point does not buy a tile for 2.
    .step-5 = End the turn: the point is lost.
    .step-6 = Or buy two tiles for 2 each.
    .step-7 = A tile for 5 is too expensive.
    .step-8 = You may also build nothing. All four points are lost.
example-next-tile = The next tile of a pile
    .step-1 = Buy the open tile of a pile for 1 point and place it in your mine at once.
    .step-2 = The next tile of that pile is turned up.
    .step-3 = You may buy this one as well, in the same turn.
example-empty-pile = An empty pile
    .step-1 = All three tiles of the first pile are in the mines.
    .step-2 = Nothing can be bought there any more. Piles are not refilled.
example-orientation = Tiles are never turned
    .step-1 = A shaft goes up and down. It cannot lie as a gallery beside the entrance: the entrance is open there, the shaft is closed.
    .step-2 = Below the entrance the shaft fits: open meets open.
    .step-3 = Beside the entrance you need a tile that is open on its left, such as a gallery.
example-mismatch = A clash with the tile below
    .step-1 = The gallery fits the entrance. But its closed lower side would meet the open top of the tile below, so it cannot lie there.
    .step-2 = The bend is open to the left and downwards: both sides match.
example-no-link = A tile needs a tunnel to it
    .step-1 = Here closed sides touch. They match, but no tunnel connects the tile with your mine.
    .step-2 = This cell is taken. Tiles are never covered.
    .step-3 = Nothing is built above the level of the entrance.
    .step-4 = Here the tunnels connect. The tile is on level 3.
example-depth = Levels and depth markers
    .step-1 = The mine is four levels deep. The entrance is level 1.
    .step-2 = The first tile on level 5 takes the last depth marker.
    .step-3 = You may dig on. Level 6 has no marker, but it counts as level 6 for the depth of your mine.
example-sealed = The last open end
    .step-1 = Only the cell below the entrance is still open.
    .step-2 = A dead end fits there. That is allowed, but now the mine has no open end and can never grow again.
example-plus-side = A +1 side helps to pay
    .step-1 = You have 2 points left, so you cannot buy a tile for 3 here.
    .step-2 = Below the +1 side you can: the tile connects with it, which adds 1 point. No points are left.
    .step-3 = A tile for 4 would still cost 1 point too many there.
example-two-plus-sides = Two +1 sides
    .step-1 = This tile connects with two +1 sides, one above it and one to its left. So a tile for 3 costs only 1 point.
example-own-plus-side = The +1 of the new tile
    .step-1 = The new tile’s own +1 touches the entrance. It adds nothing: only +1 sides that are already in your mine count.
    .step-2 = Place it on the other side of the entrance. Its +1 now points to an empty cell.
    .step-3 = The next tile connects with it and gets 1 point: with 3 points you pay 3 and have 1 left.
example-plus-token = A +1 token
    .step-1 = Building this tile gives you a +1 token.
    .step-2 = You cannot spend it in the turn in which you got it.
    .step-3 = In your next turn you have 2 + 3 = 5 points, and the token can be spent.
    .step-4 = Spend it: 6 points. The token goes back to the supply.
    .step-5 = It works only once.
example-move-tile = A Move tile
    .step-1 = You build a Move tile. Now you may move one tile of your mine.
    .step-2 = Decide this first: nothing else can be done before.
    .step-3 = Move the vein from level 1 to level 2. It gains 1 VP.
    .step-4 = Or move nothing. Then the move is lost.
example-peripheral = Which tiles can move
    .step-1 = The crossing cannot move: the three tiles around it would lose their way to the entrance.
    .step-2 = The tile with the vein can. From level 2 to level 3 it gains 1 VP. Moving costs no building points.
    .step-3 = You may also move it up to level 1, though that loses 1 VP.
example-new-place = Where a tile can move
    .step-1 = At its new place the tile must fit as if it were built there. Here an open side would meet a closed one.
    .step-2 = It must leave its cell.
    .step-3 = You move tiles of your own mine only.
    .step-4 = The gallery can go to the other side of the entrance.
example-surrounded = Tiles that stay
    .step-1 = This crossing has tiles on all four sides, so it is not at the edge of the mine and cannot move.
    .step-2 = The entrance never moves.
example-between = A move between two builds
    .step-1 = The round token lets everyone move a tile. First you build a crossing.
    .step-2 = Then you move the vein, one level down.
    .step-3 = Then you build again, where the vein was.
    .step-4 = The token gives a single move.
example-guess = Guess your roll
    .step-1 = With this token you name a number before you roll. Nothing else comes first.
    .step-2 = You guess 4 and roll 4: 2 + 4, and 1 for the right guess, makes 7 points.
    .step-3 = You guess 4 and roll 5: 2 + 5 = 7 points, without the extra one.
example-reroll = Roll again
    .step-1 = You rolled 2. First decide whether you keep it.
    .step-2 = Keep it: 1 + 2 = 3 points.
    .step-3 = Or roll again, and add 1.
    .step-4 = A 1 this time: 1 + 1 + 1 = 3 points. It shows a 1, so you may also move a tile and take a card.
    .step-5 = The new roll stands. You cannot roll a third time.
example-rolled-one = A rolled 1
    .step-1 = You roll 1: few points, but you may move a tile and take a card, in any order.
    .step-2 = Only the open cards can be taken.
    .step-3 = Take one. Another card is turned up, so three are open again. Support Beams pays for depth: 2 VP now.
    .step-4 = That was your card for this roll.
    .step-5 = And move a tile, if you like.
example-no-one = Any other roll
    .step-1 = You rolled 4, so you cannot take a card.
    .step-2 = Nor can you move a tile: there is no move on the round token, and no 1.
example-raven = The Cave Raven
    .step-1 = You have the Cave Raven and 4 points. Send it out for a second roll.
    .step-2 = A 5 is added: 9 points. The card leaves the game.
    .step-3 = It works only once.
    .step-4 = With a 1 instead you have 5 points, and you may move a tile and take a card.
example-plan = The Mine Plan
    .step-1 = The Mine Plan lets you move one or two tiles. The card leaves the game.
    .step-2 = These must be tiles that can move: without this crossing, the one below would be cut off.
    .step-3 = Move one vein down a level.
    .step-4 = Then move the other.
example-plan-idle = Nothing to move
    .step-1 = There is no tile to move yet, so the Mine Plan cannot be used.
example-veins = Veins
    .step-1 = One vein on level 1, two on level 2, one on level 3: 1 + 2 × 2 + 3 = 8 VP.
example-deep-veins = Deep veins
    .step-1 = A vein on level 4 is worth 4 VP. From level 5 down each is worth 5, on level 6 too: 4 + 5 + 5 = 14 VP.
example-altars-wells = Altars and wells
    .step-1 = This altar has a printed 4. There is one vein on its level, level 1: 4 + 1 = 5 VP.
    .step-2 = This one has a printed 1, and one vein on level 2: 1 + 1 = 2 VP.
    .step-3 = A plain well is worth 1 VP, and 1 for each tile of the shaft straight above it. The entrance is not counted: 1 + 1 = 2 VP.
    .step-4 = A well with a dragon or an altar is worth 2 VP, and here two tiles are above it: 2 + 2 = 4 VP.
    .step-5 = Veins 3, altars 7, wells 6: the mine scores 16 VP before the rewards.
example-altar-level = Every altar counts all veins of its level
    .step-1 = Three veins are on level 3, two of them on a single tile. This altar is worth 4 + 3 = 7 VP.
    .step-2 = The altar beside it counts the same veins, and the one on its own tile: 1 + 3 = 4 VP.
example-fossils = Fossils
    .step-1 = A fossil is worth its printed number, 1 or 2 VP, on any level: 1 + 2 = 3 VP here.
    .step-2 = The dragon in the well has no number. The well scores 2 + 2 = 4 VP instead, but its dragon counts as a third fossil.
example-rewards = Who has the most
    .step-1 = Red’s dragon is in a well, and Yellow’s fossil is worth 2 VP, but each counts as one fossil. With two players a tie pays nobody.
    .step-2 = Red has the only well and the deepest mine: 4 VP each. Yellow has more tiles; the entrance is one of them.
    .step-3 = Yellow’s two veins are on one tile and count as two. Nobody has an altar, so nobody gets that reward.
    .step-4 = Two rewards each: 8 VP.
example-items = Items
    .step-1 = The Ancient Ring pays 2 VP for each altar: three altars, 6 VP.
    .step-2 = Support Beams pays 1 VP for each level of your mine: six levels, 6 VP.
example-missions = Missions
    .step-1 = Red’s dealt mission wants a fossil on level 5: 4 VP.
    .step-2 = Blue Sapphire wants a sapphire tile on level 4: 5 VP.
    .step-3 = Deep Halls wants three tiles on level 5: 4 VP. One tile may serve several missions.
example-unmet = Missions that are not met
    .step-1 = The mission wants a fossil on level 5. This one is on level 6: no points.
    .step-2 = Red has both Blue Sapphire cards, but only one sapphire tile on level 4. Only one card pays.
example-two-players = Two players
    .step-1 = One altar each. With two players a tied reward goes to nobody.
    .step-2 = Red has the most veins: 4 VP.
example-four-players = Three or four players
    .step-1 = With three or four players there are two places, and ties are paid in full. Red and Yellow both have three wells: 4 VP each.
    .step-2 = Green and Blue have two each. They are second, in spite of the tie for first: 2 VP each.
example-last-turn = The last turn
    .step-1 = The tenth token has been turned up. Red has had the last turn, Yellow has it now.
    .step-2 = Yellow builds a vein on level 3 and takes the lead in depth and tiles: 3 + 4 + 4 = 11 VP.
    .step-3 = Yellow ends the turn, and with it the game. Yellow wins, 11 to 8.
    .step-4 = Nothing can be built any more.
example-tie = A tie
    .step-1 = Both have 5 VP and one tile on level 5. On level 4, Red has two tiles and Yellow one. Red wins.
example-shared = A shared victory
    .step-1 = Both have 5 VP and the same number of tiles on every level. They share the victory.

## Player aid

aid-turn = Your turn
    .roll = Roll the die and add it to the round token: these are your building points.
    .buy = Buy any open tiles you can pay; the price is the printed die. The next tile of a pile is open at once.
    .place = Place each tile at once and never turn it. It must link to your mine, on level 1 or below.
    .match = { $edge_match ->
        [strict] Every touching side matches: tunnel to tunnel, rock to rock.
       *[other] One link is enough; other sides need not match.
    }{ $sealing ->
        [allowed] {""}
       *[other] {" "}Keep an open end until the last round.
    }
    .rest = You need not build. Points that are left are lost.
aid-extras = Extra actions
    .move = Round token “move”: move one peripheral tile.
    .reroll = Round token “reroll”: right after the roll, you may roll again once and add { $reroll }.
    .guess = Round token “guess”: name a number before you roll. If it comes, you have { $guess } more.
    .face = Rolled { $faces }: move a peripheral tile { $roll_one ->
        [both] and
       *[other] or
    } take an open card.
    .tile = Move tile: once built, you may move one peripheral tile, now or never.
aid-plus = +1 sides and moving
    .side = A tile that links to a +1 side brings 1 point, { $plus_side ->
        [discount] which already helps to pay for it.
       *[other] once it is paid.
    }
    .token = A +1 token, spent after a roll, adds { $token }. Tokens left at the end are worth nothing.
    .peripheral = Peripheral: a cell beside the tile is empty, and the rest of your mine holds together without it. Moving costs and brings nothing.
aid-mine = What your mine scores
    .vein = Vein: its level, at most { $cap }.
    .altar = Altar: its printed value, and { $altar } for each vein on its level.
    .well = Well: { $well }, or { $special } with an altar or a dragon, and { $shaft } for each tile linked straight above{ $well_count ->
        [above] .
       *[other] {" "}or below.
    }
    .fossil = Fossil: its printed value.
    .cards = Items and missions: what is printed on them.
aid-rewards = Rewards
    .each = { $category ->
        [fossils] Most fossils
        [wells] Most wells
        [altars] Most altars
        [depth] Deepest mine
        [veins] Most veins
       *[other] Most tiles
    }: { $points }
    .places = { $seats ->
        [2] If you are tied, nobody gets the reward.
       *[other] First and second place. Tied players all get the full points.
    }
aid-ending = The end
    .last = The game ends after round { $rounds }. The most points win.
    .tie = Tied: most tiles { $tie_levels ->
        [from_5_down] on level 5 and below,
       *[other] on level 5 as in missions,
    } then on level 4, 3 and so on. Still tied: share the victory.
