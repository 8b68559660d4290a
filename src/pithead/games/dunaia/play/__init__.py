"""The rules, one file per chapter of the rulebook; each chapter builds on those before.

village, market, awakening, elders, recycling, prophecies and setup; turn puts them in order.
"""

from pithead.games.dunaia.play.turn import Dunaia, start

__all__ = ["Dunaia", "start"]
