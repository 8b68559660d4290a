"""The rules, a file per chapter of the rulebook; each chapter builds on the one before.

village, market, awakening, elders, recycling, prophecies, setup, and the order of it all in turn.
"""

from pithead.games.dunaia.play.turn import Dunaia, start

__all__ = ["Dunaia", "start"]
