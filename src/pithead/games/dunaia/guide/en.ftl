# The guided first game, step by step: what to do, the line in the list of steps (title), more about it, what comes after the first move
# (then), and why another legal move is taken back (back). docs/add-a-game.md

goal = Your village of nine squares grows around six steel giants, the Dunaïas.
    .title = The giants and your goal
    .more = Your goal: score more points than I do, with buildings, prophecies, artefacts and flowers.
die = Take the 6 at the flag: it wakes your Dunaïa 6.
    .title = Take a die
    .more = Every turn begins with a die. The Dunaïa of its number wakes, and the two squares beside it do something for you.
    .then = C2 and C3 have woken. Pick the one that goes first; here the order makes no difference.
    .back = You may take any black die. But let us begin with the 6: the die is back.
gifts = C3 gave you a flower, and at C2 you inserted chip 6.
    .title = What empty squares give
    .more = Flowers pay for buildings; chips pay for the help of the Elders. On an empty chip square you insert the chip with the number of the Dunaïa.
build = Now use your die: put it on the build space, and start a building.
    .title = Start your first building
    .more = After waking a Dunaïa you put your die on an action. The red building at the flag costs 1 flower, and you have 3.
    .then = Take the red building of level 1 and put it on the square in the middle, B2. Dunaïas 2 and 5 stand beside it.
    .back = That action is allowed. But first I want to show you how to build: your die goes on the build space.
watch = I did the same: I took a 6 and started a building.
    .title = What a turn is
    .more = That is a turn: take a die, wake its Dunaïa, use the die, and take a prophecy if you fulfil one. Then the next player is on.
wake = Take the 2: Dunaïa 2 stands beside your building.
    .title = Push your building on
    .more = When a Dunaïa wakes beside a building, its construction token moves on by one square. On the third square, this building is completed.
    .then = Your building will move on, and at B1 you will insert chip 2. Pick the one that goes first.
    .back = You may take a 4, but it does not help your building. Take the 2.
move = Put your die on the move space, and move Dunaïa 4 beside your building.
    .title = Move a Dunaïa
    .more = Both black dice that are left show 4. I take one, so your next die is a 4: be ready for it.
    .then = Move Dunaïa 4 to the place between A2 and B2. Up to three Dunaïas can stand in one place.
    .back = That action is allowed. But a 4 is coming, so let us move Dunaïa 4: your die goes on the move space.
complete = You have the last black die, a 4. Pick the square that goes first.
    .title = Complete and use your building
    .more = Dunaïa 4 has woken between A2 and B2: you insert chip 4, and your building is completed.
    .then = Your 4 has completed the building: it scores its level, 1 point. Now put your die on it, for 3 flowers.
    .back = Pick A2 or B2: these two squares have woken.
completed = Your building holds the die now, until all dice are rolled again.
    .title = Completed buildings of level 1
    .more = Completed, level 1 gives nothing when it wakes. It takes one die at a time, and other players pay you 1 flower to use it. Your construction token is free again: with three, you can work on three buildings at once.
own-die = No black die was left, so you took the die of your own colour: a 5.
    .title = Your own die
    .more = I took mine, too. Now all dice are used, and soon they are rolled again. Your 5 woke Dunaïa 5: chip 5 at B3, and nothing at the completed B2.
elder = Call the Elder at the flag with the chips 5, 6 and one more.
    .title = Call an Elder
    .more = You may call Elders before or after each part of your turn. The chips go back beside your board, and you can insert them again.
    .then = Take both: the power, which is 2 flowers, and the fragment. Three different fragments make an artefact, which scores at the end.
    .back = You may go on without a call. But you have the chips for this Elder, so call now.
second = Use your die to start a building of level 2 at A2.
    .title = A building of level 2
    .more = On its board space a building costs its level, here 2 flowers. The one on top of the pile costs 1 more.
    .then = Take the red building of level 2 and put it at A2, next to your red one. Dunaïas 1 and 4 stand beside it.
    .back = That action is allowed. But you have 7 flowers: put your die on the build space.
levels = Once completed, your new building pays each time a Dunaïa wakes beside it.
    .title = Levels and arrows
    .more = It gives 1 flower, and 1 more for each arrow that points to a completed red building, such as B2. The arrows of level 3 score points at the end.
prophecies = Be the first to fulfil a prophecy, and you take its tile at the end of your turn.
    .title = Prophecies
    .more = These ask for six completed buildings, for 7 flowers and an artefact, and for three completed buildings in a row or column. You pay nothing for them.
end = The game ends when the last prophecy is taken, or someone completes a ninth building.
    .title = How the game ends
    .more = We finish the round, and then everyone has one last turn.
points = Then we count: the most points win.
    .title = What scores
    .more = A completed building scores its level. Arrows of level 3, prophecies and artefacts score as well, and every 3 flowers make 1 point.
free = Your turn, without flags.
    .title = Your turn, no flags
    .more = I rolled the dice again and took one. Pick a die whose Dunaïa helps you, then an action. Dunaïas 1 and 4 push your building on.
free-again = And one more turn.
    .title = One more turn
    .more = Look ahead: you can see what your own die shows long before you take it.
done = { $lead ->
        [ahead] Let’s stop here: you’re ahead, { $own } to { $best }.
        [behind] Let’s stop here: I’m ahead, { $best } to { $own }.
       *[level] Let’s stop here: we both have { $own }.
    }
    .title = You know how to play
    .more = Take a die, wake its Dunaïa, use the die, take a prophecy. Buildings, arrows, prophecies, artefacts and flowers score. The last prophecy or a ninth building brings the end.
