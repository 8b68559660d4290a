"""What other packages bring: games and bots, found by their entry points and loaded when they are asked for."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from pithead.core.errors import BadPlugin

GAMES = "pithead.games"
BOTS = "pithead.bots"


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name, in the order of their names."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def load(group: str, name: str) -> Any:
    """What an entry point names; BadPlugin, with its package, if that cannot be had."""
    point = plugins(group)[name]
    try:
        return point.load()
    except Exception as error:
        package = f" of the package {point.dist.name}" if point.dist else ""
        raise BadPlugin(
            f"{name}{package} cannot be loaded from {point.value} ({type(error).__name__}: {error}); mend or uninstall that package."
        ) from error
