# Was alle Spiele gemeinsam haben.

seat = Platz { $number }
ask-over = Das Spiel ist zu Ende.
ask-waiting = Es wird gewartet, bis alle Plätze besetzt sind.
