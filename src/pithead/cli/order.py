"""pithead order: what playing first is worth, and the page that tells of it."""

from pithead.bots import bot as make_bot
from pithead.cli.common import (
    PAGE,
    RESULTS,
    AsJson,
    Natural,
    ResultsFolder,
    ResultsPage,
    Slug,
    TableOption,
    Workers,
    print_json,
    processes,
    progress,
    table_options,
)
from pithead.core.errors import BadOption
from pithead.games import game


def order(
    slug: Slug,
    *,
    bot: str = "mcts:sims=100",
    games: Natural = 100,
    workers: Workers = 1,
    option: TableOption = None,
    folder: ResultsFolder = RESULTS,
    page: ResultsPage = PAGE,
    json: AsJson = False,
) -> None:
    """Show what it is worth to play first, with one bot in all seats; what was played before is kept.

    Parameters
    ----------
    bot
        The bot that plays.
    games
        How many tables there are in the end at each number of seats.
    """
    from pithead.lab import kept
    from pithead.lab.order import figures, line_up, rival_seats, table_of
    from pithead.lab.page import write_page

    found = game(slug)
    options = table_options(option)
    if found.team:
        raise BadOption(f"In {found.title} the seats win together, so none is ahead by playing first; choose another game.")
    for seats in rival_seats(found):
        found.setup(seats, options)
    make_bot(bot, found)
    write_page(folder, page)
    with progress(f"{slug}: {bot}", games * len(rival_seats(found))) as tick:
        played = line_up(found, bot, games, folder / f"{kept.stem_of(slug, options)}.order.json", processes(workers), tick, options)
    write_page(folder, page)
    if json:
        print_json(figures(played))
    else:
        print(table_of(figures(played)), end="")
