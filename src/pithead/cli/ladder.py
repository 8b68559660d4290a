"""`pithead ladder`: the ratings of a game's bots, and the page that shows them."""

import time
from typing import Any

from pithead.bots import bot
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
    seat_list,
    write_results,
)
from pithead.core.errors import BadOption

ALL = "all"


def ladder(
    slug: Slug,
    *,
    bots: str = "",
    games: Natural = 40,
    workers: Workers = 1,
    ray: Ray = None,
    changes: Changes = USUAL,
    folder: ResultsFolder = None,
    page: ResultsPage = None,
    json: AsJson = False,
) -> None:
    """Play the bots of a game against each other and rate them; earlier results are kept.

    Parameters
    ----------
    bots
        The bots, weakest first; each meets the next two. Default: those up to level 3, which are quick; `all` adds levels 4 and 5.
    games
        How many tables to have for each pairing, those of earlier runs included.
    """
    from pithead.lab.ladder import BOTS, SOON, climb, figures, meetings

    config = changes.of(slug)
    game = config.game
    config.opening(config.seats or game.seats[0] if game.team else 2)
    names = list(BOTS) if bots == ALL else seat_list(bots) if bots else list(SOON)
    for spec in names:
        bot(spec, game)
    if not meetings(game, names):
        raise BadOption(f"{bots!r} names too few bots to meet; name two or more, weakest first.")
    path = results_file(folder, page, config, ".json")
    write_results(folder, page)
    began = time.monotonic()
    with hands(workers, ray) as crew:
        climbed = climb(config, names, games, path, crew, lambda what, tables: progress(f"{slug}: {what}", tables))
    write_results(folder, page)
    if json:
        print_json(figures(game, climbed))
    else:
        _print_ladder(figures(game, climbed))
        higher = "" if bots else f"--bots {ALL} adds levels 4 and 5, which take minutes to hours."
        say_longer(games, time.monotonic() - began, higher)


def _print_ladder(figures: dict[str, Any]) -> None:
    for rating in figures["ratings"]:
        low, high = rating["interval"]
        print(f"  {rating['name']:20} {rating['points']:5} ({low:.0f} to {high:.0f})")
    for pairing in figures["pairings"]:
        low, high = pairing["win_interval"]
        rate = f"{100 * pairing['win_rate']:.1f}% ({100 * low:.1f} to {100 * high:.1f}%)"
        print(f"  {pairing['first']:12} {pairing['second']:12} {rate}, {pairing['lead']:+.2f} points, {pairing['games']} tables")
