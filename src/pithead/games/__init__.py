"""The catalogue of games."""

from importlib import import_module
from pathlib import Path
from typing import Any

from pithead.core import record
from pithead.core.errors import UnknownGame
from pithead.core.game import Game

CATALOGUE = ("sacred_dragon", "dynamine", "tf22_mine", "dunaia", "miner_inconvenience")


def game(slug: str) -> Game[Any, Any]:
    """The game of that slug."""
    if slug not in CATALOGUE:
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(CATALOGUE)}.")
    found: Game[Any, Any] = import_module(f"pithead.games.{slug}").GAME
    return found


def read_record(path: Path) -> record.Record:
    """Read a record file."""
    return record.read_record(path, events_of)


def parse_record(text: bytes | str) -> record.Record:
    """A record from its JSON text."""
    return record.parse_record(text, events_of)


def events_of(slug: str) -> Any:
    """The events of the game of that slug."""
    return game(slug).told
