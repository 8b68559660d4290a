"""Plugins: games and bots of other packages, found by their entry points and loaded on demand."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from pithead.core.errors import BadPlugin

GAMES = "pithead.games"
BOTS = "pithead.bots"


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of a group by name, sorted."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def load(group: str, name: str) -> Any:
    """Load the object of an entry point, or raise BadPlugin naming its package."""
    point = plugins(group)[name]
    try:
        return point.load()
    except Exception as error:
        package = f" of the package {point.dist.name}" if point.dist else ""
        raise BadPlugin(
            f"{name}{package} cannot be loaded from {point.value} ({type(error).__name__}: {error}); fix or uninstall that package."
        ) from error
