"""pithead simulate: many tables of bots."""

from pathlib import Path
from typing import Any

from pithead.cli.common import (
    AsJson,
    Positive,
    Seed,
    Slug,
    TableOption,
    Workers,
    all_bots,
    print_json,
    processes,
    progress,
    seat_list,
    table_options,
)
from pithead.games import game


def simulate(
    slug: Slug,
    *,
    seats: str = "greedy,greedy",
    games: Positive = 100,
    seed: Seed = "1",
    workers: Workers = 1,
    rotate: bool = False,
    records: Path | None = None,
    option: TableOption = None,
    json: AsJson = False,
) -> None:
    """Play many tables with bots and report.

    Parameters
    ----------
    seats
        The bots, in order of the seats.
    games
        How many tables.
    rotate
        Let the bots change seats from table to table; figures are then by bot, in the order named.
    records
        A folder for a record of every table.
    """
    from pithead.lab.simulate import Job, simulate

    found = game(slug)
    options = table_options(option)
    bots = all_bots(seat_list(seats), found)
    found.setup(len(bots), options)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    job = Job(slug, bots, options, seed, rotate, str(records or ""))
    with progress(f"{slug}: {','.join(bots)}", games) as tick:
        figures = simulate(job, games, processes(workers), tick)
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
