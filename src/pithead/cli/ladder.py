"""pithead ladder: the bots of a game against each other, and the page that tells of it."""

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pithead.bots import bot
from pithead.cli.common import print_json, progress, seat_list, table_options
from pithead.core.errors import BadOption
from pithead.games import game


def ladder(
    slug: str,
    *,
    bots: str = "",
    games: int = 100,
    workers: int = 1,
    option: Annotated[list[str], Parameter(consume_multiple=False)] | None = None,
    folder: Path = Path("bench/ladder"),
    page: Path = Path("docs/ladder.md"),
    json: bool = False,
) -> None:
    """Play the bots of a game against each other and rate them; what was played before is kept.

    Parameters
    ----------
    slug
        The game.
    bots
        The bots, weakest first; each meets the next two. All levels if not told.
    games
        How many tables a pairing has in the end.
    workers
        How many processes; 0 takes all cores.
    option
        A table option, name=value; may be given several times. Such tables are kept apart.
    folder
        Where the results of each game are kept.
    page
        The page that is written from all of them.
    json
        Print data for other programs.
    """
    from pithead.lab import kept
    from pithead.lab.ladder import BOTS, climb, figures, meetings
    from pithead.lab.page import write_page

    if games < 0 or workers < 0:
        raise BadOption("games and workers must be at least 0; correct the numbers.")
    found = game(slug)
    options = table_options(option or [])
    found.setup(found.seats[0] if found.team else 2, options)
    names = seat_list(bots) if bots else list(BOTS)
    for spec in names:
        bot(spec, found)
    if not meetings(found, names):
        raise BadOption(f"{bots!r} names too few bots to meet; name two or more, weakest first.")
    write_page(folder, page)
    with progress(f"{slug}: {' '.join(names)}", games * len(meetings(found, names))) as tick:
        climbed = climb(found, names, games, folder / f"{kept.stem_of(slug, options)}.json", workers or os.cpu_count() or 1, tick, options)
    write_page(folder, page)
    if json:
        print_json(figures(found, climbed))
    else:
        _tell(figures(found, climbed))


def _tell(found: dict[str, Any]) -> None:
    for rating in found["ratings"]:
        low, high = rating["interval"]
        print(f"  {rating['name']:20} {rating['points']:5} ({low:.0f} to {high:.0f})")
    for pairing in found["pairings"]:
        low, high = pairing["win_interval"]
        rate = f"{100 * pairing['win_rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f} %)"
        print(f"  {pairing['first']:12} {pairing['second']:12} {rate}, {pairing['lead']:+.2f} points, {pairing['games']} tables")
