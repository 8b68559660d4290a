"""The catalogue of games."""

from importlib import import_module
from typing import Any

from pithead.core.errors import UnknownGame
from pithead.core.game import Game

CATALOGUE = ("sacred_dragon", "dynamine", "tf22_mine", "dunaia", "miner_inconvenience")


def game(slug: str) -> Game[Any, Any]:
    """The game of that slug."""
    if slug not in CATALOGUE:
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(CATALOGUE)}.")
    found: Game[Any, Any] = import_module(f"pithead.games.{slug}").GAME
    return found
