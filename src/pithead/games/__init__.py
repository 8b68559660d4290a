"""The catalogue of games."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pithead.core import plugins, record
from pithead.core.errors import BadPlugin, UnknownGame
from pithead.core.game import AnyGame, Game
from pithead.core.text.quoting import quoted

CATALOGUE = ("sacred_dragon", "dynamine", "tf22_mine", "dunaia", "miner_inconvenience")  # the games of this package


def catalogue() -> tuple[str, ...]:
    """Return the slugs of all games: those of this package, then those of other packages."""
    return (*CATALOGUE, *(slug for slug in plugins.plugins(plugins.GAMES) if slug not in CATALOGUE))


def game(slug: str) -> AnyGame:
    """Return the game with this slug."""
    if slug in CATALOGUE:
        package: AnyGame = import_module(f"pithead.games.{slug}").GAME
        return package
    if slug not in catalogue():
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(catalogue())}.")
    brought = plugins.load(plugins.GAMES, slug)
    if not isinstance(brought, Game) or brought.slug != slug:
        raise BadPlugin(f"the entry point {slug} of {plugins.GAMES} must name a Game with that slug; it names {quoted(brought)}.")
    return brought


def games(faulty: Callable[[str], None] = lambda message: None) -> list[AnyGame]:
    """Return all games that can be loaded; `faulty` is called with the reason for each of the others."""
    packages = []
    for slug in catalogue():
        try:
            packages.append(game(slug))
        except BadPlugin as error:
            faulty(str(error))
    return packages


def read_record(path: Path) -> record.Record:
    """Read a record file."""
    return record.read_record(path, events_of)


def parse_record(text: bytes | str) -> record.Record:
    """Return a record from its JSON text."""
    return record.parse_record(text, events_of)


def events_of(slug: str) -> Any:
    """Return the events that a log of that game can hold."""
    return game(slug).logged_events
