"""`pithead order`: the value of playing first, and the page that shows it."""

import time

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
    say_longer,
    write_results,
)
from pithead.core.errors import BadOption


def order(
    slug: Slug,
    *,
    bot: str = "greedy",
    games: Natural = 200,
    workers: Workers = 1,
    ray: Ray = None,
    changes: Changes = USUAL,
    folder: ResultsFolder = None,
    page: ResultsPage = None,
    json: AsJson = False,
) -> None:
    """Measure the advantage of playing first, with one bot in all seats; earlier results are kept.

    Parameters
    ----------
    bot
        The bot that plays. Stronger ones take longer and may give another answer: try mcts:sims=100.
    games
        How many tables to have for each number of seats, those of earlier runs included.
    """
    from pithead.lab.order import figures, line_up, rival_seats, table_of

    config = changes.of(slug)
    if config.game.team:
        raise BadOption(f"In {config.game.title} the seats win together, so none is ahead by playing first; choose another game.")
    for seats in rival_seats(config):
        config.opening(seats)
    make_bot(bot, config.game)
    path = results_file(folder, page, config, ".order.json")
    write_results(folder, page)
    began = time.monotonic()
    with hands(workers, ray) as crew:
        played = line_up(config, bot, games, path, crew, lambda what, tables: progress(f"{slug}: {what}", tables))
    write_results(folder, page)
    if json:
        print_json(figures(played))
    else:
        print(table_of(figures(played)), end="")
        stronger = "A stronger bot may say something else: --bot mcts:sims=100." if bot == "greedy" else ""
        say_longer(games, time.monotonic() - began, stronger)
