# What all games share. SEAT() names a player, NAME() a piece; see core/words.py.

seat = Seat { $number }
ask-over = The game is over.
ask-waiting = Waiting for players to sit down.
