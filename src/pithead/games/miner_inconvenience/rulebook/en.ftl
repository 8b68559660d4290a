# The rulebook page of Miner Inconvenience: its chapters and worked examples (see examples.toml). A step has an attribute, .step-1.

goal = Dig one mine together. Build and upgrade at least four buildings, then draw the deck to its last card.
overview = On your turn you do one thing: excavate, build or upgrade. To excavate, lay a card beside the last tile or over one of its three faces, so that every tunnel goes on. You then draw a card for each building the tunnels reach, and for each tile of a gold vein you extend. Buildings and upgrades cost Gold: cards from your hand, put under the deck. You all lose if the deck runs out too early, or if somebody can do nothing. After a win, the cards left in your hands are your result.
rebuilt = The rulebook’s text survives, its pictures do not. The tunnels, nuggets and ladders on the 42 cards, the doors, ranges and names of the six buildings, and every mine drawn here are our reconstruction. They follow the rulebook’s words and its counts.

## Chapters

chapter-aim = Pieces and aim
chapter-setup = Setup
chapter-turn = Your turn
chapter-place = Excavate: laying a card
chapter-ladder = Excavate: ladders
chapter-supply = Excavate: drawing for supply
chapter-vein = Excavate: drawing for gold veins
chapter-gold = Paying Gold
chapter-build = Build
chapter-upgrade = Upgrade
chapter-end = The end of the game
chapter-players = One to four players

## Examples

example-two-uses = A card has two uses
    .step-1 = The face of a card is a tile: you lay it in the mine, and its tunnels go on.
    .step-2 = Its back is 1 Gold: you build, pay with the same card, and it goes under the deck. You decide when you use it.
example-one-team = One team
    .step-1 = Three players hold six cards in all, and that is the score of each. Four buildings, all upgraded, will cost 20 Gold in eight actions.
example-deal = Setup with three players
    .step-1 = Each of three players gets six of the 42 cards. The next card is the starting tile, and 23 are left in the deck.
    .step-2 = Hands are open: you see the cards of the others and may talk about them.
    .step-3 = All six buildings are ready beside the mine. The first player begins.
example-one-action = One action, then the next player
    .step-1 = The first player lays a card. That was the turn.
    .step-2 = One action is the whole turn. It is the second player’s turn now, and that player’s own cards count.
    .step-3 = The second player builds a Lookout and pays 1 Gold. The last tile is still the card laid before.
    .step-4 = The third player upgrades that Lookout at once. Anyone may upgrade any building.
example-cannot-pay = An action you cannot pay
    .step-1 = The second building costs 2 Gold, but this player holds one card. The action cannot even begin.
    .step-2 = The first upgrade costs 1 Gold, so that is possible.
example-must-act = No passing
    .step-1 = The only card in hand fits nowhere, but it can pay for any of the six buildings.
    .step-2 = So the player has to build, and is left without cards. The game goes on for now.
example-stuck = A player who can do nothing
    .step-1 = The third player has no cards. The game goes on: the second player’s turn comes first.
    .step-2 = The second player draws nothing. Now it is the third player’s turn, no action is possible, and all lose.
example-spots = The nine spots of the last tile
    .step-1 = You may lay a card beside one of the six sides of the last tile.
    .step-2 = Or over one of its three faces, here the top. It then hides exactly that face.
    .step-3 = Beside an older card: refused. Only the last tile counts.
    .step-4 = Straight down from the last tile: refused. That would cover two half faces and no whole one.
    .step-5 = On the last tile itself: refused. That would cover all of it.
example-dead-ends = No dead ends
    .step-1 = Tunnel meets tunnel: the card fits.
    .step-2 = This card has no tunnel to the west. The old tunnel would end in its rock.
    .step-3 = And this one has a tunnel to the south-west, which would end in the old card’s rock.
    .step-4 = Rock meets rock: that fits, even though no tunnel joins the two cards. Tunnels that lead out onto the table are fine.
example-top = Over the top face
    .step-1 = No tunnel runs from the top face into the other two, and the new card has none towards them. It fits.
    .step-2 = The tunnel in the south-east of this card would end in the rock of the right face.
example-walls = Over the right and the left face
    .step-1 = A tunnel runs between the left face and the right one. The new card, over the right face, continues it.
    .step-2 = The tunnel in the north-west of this card would end in the rock of the top face.
    .step-3 = Over the left face, the card continues the same tunnel.
    .step-4 = The tunnel in the north-east of this card would end in the rock of the top face.
example-half-faces = Half faces of older cards
    .step-1 = The card covers the right face of the last tile. It also lies over a third of the older card, where half a face still showed. That is allowed.
example-whole = More than a third
    .step-1 = Half of the oldest card still shows.
    .step-2 = A card over the top of the last tile would hide all the rest of it, so this is refused.
example-building = Beside a building, and over it
    .step-1 = A Lookout is built. It has doors to the north-west and the north-east.
    .step-2 = No card may ever cover a building, not even over the face of the last tile.
    .step-3 = Beside the building, a tunnel may lead to a door.
    .step-4 = Now a Gatehouse instead, with doors to the south-west and the south-east.
    .step-5 = The same card is refused: its tunnel would end at a side without a door.
    .step-6 = Rock beside a building always fits.
example-by-ladder = Laying a card by ladder
    .step-1 = The last tile has a ladder. Its own spots stay as they are.
    .step-2 = Or you lay the card beside another tile with a ladder, here the oldest one.
    .step-3 = That side of the ladder tile is taken by another card.
    .step-4 = By ladder you go beside a tile, never over its faces.
example-no-ladder = No ladder on the last tile
    .step-1 = The older card has a ladder, the last tile has none. So you cannot climb there.
example-covered-ladder = A covered ladder
    .step-1 = The last tile has a ladder, but it covers the ladder of the older card. What is covered does not exist.
example-ladder-waits = The ladder waits
    .step-1 = The last tile has a ladder. The first player builds, which does not change the last tile.
    .step-2 = So the second player can use the ladder, beside the older card that has one, too. The Gatehouse gives no card: only tunnels carry supply, not ladders.
example-ladder-halves = Two half faces by ladder
    .step-1 = The card lies beside the lower ladder tile. There it hides two half faces of the last tile: a third of it, so this is allowed.
example-covered-side = A covered side
    .step-1 = The starting tile has a ladder, but the card over its top covers that side. A card there would touch nothing of it.
example-range = Within range
    .step-1 = From the new card, the tunnels reach the Gatehouse through two tiles, counting the new one. Its range is 2, so you draw one card.
    .step-2 = The card is drawn, and the turn is over.
    .step-3 = From here it is three tiles. That is too far: no card.
example-farther = Upgraded buildings reach farther
    .step-1 = The same mine, but the Gatehouse is upgraded. Its range is 4, so three tiles are near enough: draw one card.
example-no-through = No way through a building
    .step-1 = The West hall is upgraded and reaches four tiles. It is three tiles away: draw one card.
    .step-2 = Instead, a Gatehouse is built on the card between.
    .step-3 = It stands in the tunnel to the West hall. The path ends at its door, so only the Gatehouse gives a card.
example-two-buildings = Three buildings in range
    .step-1 = Three buildings are within range of the new card. Each gives one card; their paths may share tunnels.
    .step-2 = Nobody plays on before these cards are drawn. Drawing is a duty.
example-vein = A vein grows
    .step-1 = The new card shows a nugget in the same rock as the first one: one other tile, so you draw one card.
    .step-2 = The card is drawn, and the turn is over.
    .step-3 = The third nugget joins the same vein. Two other tiles show gold in it, near or far: draw two.
example-apart = Tunnels between the nuggets
    .step-1 = Both cards show gold, but tunnels run between the two nuggets. These are two veins: draw nothing.
example-no-nugget = A card without gold
    .step-1 = Two cards show gold, in two veins.
    .step-2 = This card makes one vein of them. But it has no nugget of its own, so you draw nothing.
example-two-veins = Two veins at once
    .step-1 = The new card has two nuggets, in two veins. Each vein holds one other tile with gold: draw two.
example-covered-gold = Covered gold
    .step-1 = The Gatehouse covers the only nugget of the mine. Now there is no vein.
    .step-2 = So this nugget starts a new vein and draws nothing. The Gatehouse is in range and gives one card.
example-pay = Cards under the deck
    .step-1 = The second upgrade costs 2 Gold.
    .step-2 = First you pay; you cannot take another action meanwhile.
    .step-3 = You pay from your own hand only. This card belongs to the other player.
    .step-4 = You choose the cards and their order. The first one goes under the deck.
    .step-5 = The second goes under the first, so it will be drawn after it. The deck is never shuffled again.
example-build-prices = What buildings cost
    .step-1 = The first building costs 1 Gold.
    .step-2 = The second costs 2.
    .step-3 = The third costs 3. One card is left in hand.
    .step-4 = The fourth would cost 4 Gold, and that is too much.
example-any-door = Doors are never dead ends
    .step-1 = No tunnel runs into the top face here, so any building fits. The doors of the Lookout face the empty table.
    .step-2 = The doors of the Gatehouse face rock. That is fine, too: no tunnel needs to reach a building.
example-one-door = A tunnel needs a door
    .step-1 = A tunnel runs from the left face into the top face. The East hall has no door on that side.
    .step-2 = The West hall has one.
example-two-doors = Two tunnels need two doors
    .step-1 = Tunnels run into the top face from the left and from the right. The East hall has only one of the two doors.
    .step-2 = Only the Gatehouse has both.
example-top-face = A whole top face
    .step-1 = The top face of the lower card is covered, so nothing can be built there.
    .step-2 = The last tile shows its whole top face.
    .step-3 = A second building on the same face is refused.
example-upgrade-prices = What upgrades cost
    .step-1 = The first upgrade costs 1 Gold, however many buildings there are.
    .step-2 = The second costs 2.
    .step-3 = The third would cost 3 Gold. One card is left, so it has to wait.
example-flip = Flipping a building
    .step-1 = Only a building in the mine can be upgraded, not one beside it.
    .step-2 = The Gatehouse is flipped. Its doors stay, its range grows from 2 to 4. Nothing is drawn for that.
    .step-3 = It cannot be upgraded again.
    .step-4 = Three tiles away, it now gives a card.
example-too-early = The deck runs out too early
    .step-1 = Three buildings are upgraded. This card draws three, but the deck has only two left.
    .step-2 = Drawing is a duty. One card is left.
    .step-3 = The last card is drawn with three upgraded buildings. All lose, and the score is 0.
example-won = The mine is a success
    .step-1 = The same mine with four upgraded buildings. Two cards are left in the deck, and this card would draw four.
    .step-2 = One card is left.
    .step-3 = The deck is empty: you all win at once. 36 cards are in your hands: a Mountain metropolis. Each card laid in the mine lowers the result by one.
example-nothing-left = Lost with a full deck
    .step-1 = After this card the other player has no cards, and so no action. All lose; the score is 0, whatever is left in hand.
example-alone = Alone
    .step-1 = Alone you get eight cards, and 33 are left in the deck.
    .step-2 = After each of your turns it is your turn again. All other rules are the same.
example-four = Four players
    .step-1 = Four players get five cards each, and 21 are left in the deck. Nothing else changes.

## Player aid

aid-turn = Your turn: do one of these
    .excavate = Excavate: lay a card of your hand, then draw.
    .build = Build: put a new outpost on the top face of any card, then pay.
    .upgrade = Upgrade: flip any outpost, then pay.
    .stuck = If you can do none of them, all of you lose.
    .hands = { $hands ->
        [open] Everyone sees all hands.
       *[other] Only you see your hand.
    } Only your own cards pay.
aid-laying = Laying a card
    .where = Beside the last tile, or over exactly one of its three faces. Never turn it.
    .match = Tunnel meets tunnel, rock meets rock, against every visible neighbour.
    .edge = Beside a building, a tunnel needs a door. Rock or nothing may face a door.
    .overlap = { $overlap ->
        [cumulative] Other tiles lose at most a third in all, buildings nothing.
        [geometric] Cover at most a third of any other tile, and nothing of a building.
        [visible_area] Cover at most two visible triangles of any other tile, and nothing of a building.
       *[other] Cover at most a third of what shows of any other tile, and nothing of a building.
    }
    .ladder = If a ladder shows on the last tile: also beside any tile with a visible ladder{ $ladder ->
        [sides] .
       *[other] , or over a face of it.
    }
aid-drawing = Then draw
    .supply = Supply: 1 card for each building that the new card’s tunnels reach within its range.
    .count = { $count_placed ->
        [true] Count the cards of the path, with the new card, without the building.
       *[other] Count the cards of the path, without the new card and the building.
    }
    .vein = Vein: if the new card shows a nugget, 1 card for each other tile with nuggets in the same area. Tunnels and buildings bound an area.
    .order = First supply, then veins. You must draw.
aid-gold = Gold
    .build = Building costs { $build }: one price after the other.
    .upgrade = Upgrading costs { $upgrade }, counted by itself.
    .pay = 1 Gold is a card of your hand, put under the deck.
    .face = The whole top face must be visible, and each tunnel at its edge needs a door.
aid-ranges = Ranges: outpost → upgraded
    .each = { NAME($name, of: "building") }: { $outpost_range } → { $upgraded_range }
aid-ending = The end
    .lost = When the deck’s last card is drawn with fewer than { $goal } upgraded buildings, you all lose.
    .won = With at least { $goal }, you win at once. The cards in all hands are your result:
    .each = { $least } to { $most }: { NAME($rank, of: "rank") }
