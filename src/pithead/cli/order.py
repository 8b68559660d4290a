"""pithead order: what playing first is worth, and the page that tells of it."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pithead.bots import bot as make_bot
from pithead.cli.common import print_json, progress, table_options
from pithead.core.errors import BadOption
from pithead.games import game


def order(
    slug: str,
    *,
    bot: str = "mcts:sims=100",
    games: int = 100,
    workers: int = 1,
    option: Annotated[list[str], Parameter(consume_multiple=False)] | None = None,
    folder: Path = Path("bench/ladder"),
    page: Path = Path("docs/ladder.md"),
    json: bool = False,
) -> None:
    """Show what it is worth to play first, with one bot in all seats; what was played before is kept.

    Parameters
    ----------
    slug
        The game.
    bot
        The bot that plays.
    games
        How many tables there are in the end at each number of seats.
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
    from pithead.lab.order import figures, line_up, rival_seats, table_of
    from pithead.lab.page import write_page

    if games < 0 or workers < 0:
        raise BadOption("games and workers must be at least 0; correct the numbers.")
    found = game(slug)
    options = table_options(option or [])
    if found.team:
        raise BadOption(f"In {found.title} the seats win together, so none is ahead by playing first; choose another game.")
    for seats in rival_seats(found):
        found.setup(seats, options)
    make_bot(bot, found)
    write_page(folder, page)
    with progress(f"{slug}: {bot}", games * len(rival_seats(found))) as tick:
        played = line_up(
            found, bot, games, folder / f"{kept.stem_of(slug, options)}.order.json", workers or os.cpu_count() or 1, tick, options
        )
    write_page(folder, page)
    if json:
        print_json(figures(played))
    else:
        print(table_of(figures(played)), end="")
