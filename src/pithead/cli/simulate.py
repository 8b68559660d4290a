"""pithead simulate: many tables of bots."""

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pithead.cli.common import all_bots, print_json, progress, seat_list, table_options
from pithead.core.errors import BadOption
from pithead.games import game


def simulate(
    slug: str,
    *,
    seats: str = "greedy,greedy",
    games: int = 100,
    seed: str = "1",
    workers: int = 1,
    rotate: bool = False,
    records: Path | None = None,
    option: Annotated[list[str], Parameter(consume_multiple=False)] | None = None,
    json: bool = False,
) -> None:
    """Play many tables with bots and report.

    Parameters
    ----------
    slug
        The game.
    seats
        The bots, in order of the seats.
    games
        How many tables.
    seed
        The same seed gives the same tables.
    workers
        How many processes; 0 takes all cores.
    rotate
        Let the bots change seats from table to table; figures are then by bot, in the order named.
    records
        A folder for a record of every table.
    option
        A table option, name=value; may be given several times.
    json
        Print data for other programs.
    """
    from pithead.lab.simulate import Job, simulate

    if games < 1 or workers < 0:
        raise BadOption("games must be at least 1 and workers at least 0; correct the numbers.")
    found = game(slug)
    options = table_options(option or [])
    bots = all_bots(seat_list(seats), found)
    found.setup(len(bots), options)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    job = Job(slug, bots, options, seed, rotate, str(records or ""))
    with progress(f"{slug}: {','.join(bots)}", games) as tick:
        figures = simulate(job, games, workers or os.cpu_count() or 1, tick)
    if json:
        print_json(figures)
    else:
        _tell(figures)


def _tell(figures: dict[str, Any]) -> None:
    games, length, speed = figures["games"], figures["length"], figures["decisions_per_second"]
    print(f"{figures['game']}: {games} tables, {figures['decisions']} decisions, {figures['chance']} chance events")
    print(f"  {figures['seconds']:.2f} s, {games / max(figures['seconds'], 1e-9):.1f} tables/s, {speed} decisions per CPU second")
    print(f"  length {length['mean']} decisions ({length['min']} to {length['max']})")
    for i, bot in enumerate(figures["seats"]):
        low, high = figures["win_intervals"][i]
        below, above = figures["score_intervals"][i]
        wins = f"wins {figures['wins'][i]:g} ({100 * low:.1f} to {100 * high:.1f} %)"
        score = f"mean score {figures['mean_scores'][i]:.2f} ({below:.2f} to {above:.2f})"
        print(f"  {'bot' if figures['rotated'] else 'seat'} {i} {bot:12} {wins}, {score}")
    if figures["won"] is not None:
        low, high = figures["won_interval"]
        print(f"  the team won {100 * figures['won']:.1f} % ({100 * low:.1f} to {100 * high:.1f} %)")
        for kind in ("ranks", "reasons"):
            for name, count in figures[kind].items():
                print(f"    {kind[:-1]} {name}: {count}")
