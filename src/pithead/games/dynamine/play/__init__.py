"""The rules, a file per chapter: the mines, counting points, the turn."""

from pithead.games.dynamine.play.turn import Dynamine, start

__all__ = ["Dynamine", "start"]
