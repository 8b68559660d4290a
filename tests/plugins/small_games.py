"""Three small third-party games of different kinds, each a package with only the parts a game must define.

They have no opinion, encoder, words or rules: bots, environments and laws must cope with that.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from pithead.core import plugins
from pithead.core.game import AnyGame
from support import TESTS

FOLDER = TESTS / "plugins" / "small"
SMALL = ("cart_race", "deep_shafts", "sealed_lots")
POINTS = "[pithead.games]\n" + "".join(f"{slug} = {slug}:GAME\n" for slug in SMALL)


def small_game(slug: str) -> AnyGame:
    """Return one of them, without its entry point."""
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
    game: AnyGame = import_module(slug).GAME
    return game


def write_entry_points(site: Path) -> None:
    """Describe the three packages as an installer does, so that they are found when this folder is on the path."""
    described = site / "small_games-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: small-games\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(POINTS)


@contextmanager
def installed(*sites: Path) -> Iterator[None]:
    """Put these folders on the path, and their games in the catalogue, for a while."""
    before = sys.path[:]
    sys.path += map(str, sites)
    plugins.plugins.cache_clear()
    try:
        yield
    finally:
        sys.path[:] = before
        plugins.plugins.cache_clear()
