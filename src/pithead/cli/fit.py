"""`pithead fit`: tune a bot's evaluation by games that it plays."""

from pathlib import Path
from typing import TYPE_CHECKING

from pithead.cli.common import (
    AsJson,
    Changes,
    ComponentFile,
    Natural,
    OtherValues,
    Positive,
    Ray,
    Slug,
    TableOption,
    Workers,
    hands,
    print_json,
    progress,
)

if TYPE_CHECKING:
    from pithead.lab.fit import Duel


def fit(
    slug: Slug,
    *,
    games: Positive = 1000,
    tables: Positive = 100,
    sims: Natural = 20,
    duel_sims: Natural = 40,
    seed: str = "1",
    workers: Workers = 1,
    ray: Ray = None,
    option: TableOption = None,
    components: ComponentFile = None,
    set: OtherValues = None,
    opinion: Path | None = None,
    out: Path | None = None,
    json: AsJson = False,
) -> int:
    """Tune the weights of a bot's evaluation, play them against the present ones, and write them if they are better.

    Parameters
    ----------
    games
        How many games to learn from.
    tables
        How many tables to compare at, for the fewest and for the most seats; in a team game for every number of seats.
    sims
        How many simulations per decision while learning; 0 means none. Weights that help a short search need not
        help a long one.
    duel_sims
        How many simulations per decision when the new weights meet the old; at least as many as while learning.
    seed
        The same seed gives the same opinion.
    opinion
        The weights to start from and to beat; the published ones by default.
    out
        Where to write. Default: NAME.opinion.json beside the component file, or in this folder.
    """
    from pithead.core.data.opinion import write_weights
    from pithead.lab.fit import duel, is_better, learned, origin, plan_of

    config = Changes(option, components, set).of(slug)
    plan = plan_of(config, games, seed, sims, opinion, duel_sims)
    target = out or (components or Path(slug)).with_suffix(".opinion.json")
    partial = target.with_suffix(".part")
    with hands(workers, ray) as crew:
        with progress(f"{slug}: games to learn from", games) as tick:
            weights = learned(plan, partial, crew, tick)
        duels = []
        for seats in plan.seats:
            with progress(f"{slug}: new against old, {seats} seat{'' if seats == 1 else 's'}", tables) as tick:
                duels.append(duel(plan, weights, seats, tables, crew, tick))
            if not json:
                _print_duel(duels[-1])
    better = is_better(duels)
    weights.origin = origin(plan, duels)
    if better:
        write_weights(target, weights)
        partial.unlink()
    if json:
        print_json({"game": slug, "better": better, "file": str(target) if better else None} | weights.origin)
    else:
        print(f"better: written to {target}" if better else f"not better, so nothing is written; what was played stays in {partial}")
    return 0 if better else 1


def _print_duel(one: "Duel") -> None:
    low, high = one.interval
    wins = f"wins {100 * one.wins:.1f}% ({100 * low:.1f} to {100 * high:.1f}%), fair {100 * one.fair:.1f}%"
    print(f"  {one.seats} seats, {one.tables} tables: {wins}, lead {one.lead:+.2f}")
