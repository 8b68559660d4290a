"""The rules, one file per chapter: digging, gains, turns."""

from pithead.games.miner_inconvenience.play.turns import MinerInconvenience, start

__all__ = ["MinerInconvenience", "start"]
