"""pithead order: what playing first is worth, and the page that tells of it."""

from pithead.bots import bot as make_bot
from pithead.cli.common import (
    USUAL,
    AsJson,
    Changes,
    Natural,
    Ray,
    ResultsFolder,
    ResultsPage,
    Slug,
    Workers,
    hands,
    print_json,
    progress,
    results_file,
    write_results,
)
from pithead.core.errors import BadOption


def order(
    slug: Slug,
    *,
    bot: str = "mcts:sims=100",
    games: Natural = 100,
    workers: Workers = 1,
    ray: Ray = None,
    changes: Changes = USUAL,
    folder: ResultsFolder = None,
    page: ResultsPage = None,
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
    from pithead.lab.order import figures, line_up, rival_seats, table_of

    version = changes.of(slug)
    if version.game.team:
        raise BadOption(f"In {version.game.title} the seats win together, so none is ahead by playing first; choose another game.")
    for seats in rival_seats(version):
        version.opening(seats)
    make_bot(bot, version.game)
    path = results_file(folder, page, version, ".order.json")
    write_results(folder, page)
    with progress(f"{slug}: {bot}", games * len(rival_seats(version))) as tick, hands(workers, ray) as crew:
        played = line_up(version, bot, games, path, crew, tick)
    write_results(folder, page)
    if json:
        print_json(figures(played))
    else:
        print(table_of(figures(played)), end="")
