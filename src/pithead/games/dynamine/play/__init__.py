"""The rules, one file per chapter: mines, counting points, the turn."""

from pithead.games.dynamine.play.turn import Dynamine, start

__all__ = ["Dynamine", "start"]
