"""pithead fit: an opinion for bots, tuned by games that they play."""

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
    """Tune how much the features of a position weigh, play that against the weights before, and write it if it is better.

    Parameters
    ----------
    games
        How many games to learn from.
    tables
        How many tables to compare at, at the fewest and at the most seats; a team at every number of them.
    sims
        How many simulations a decision the bots think while they learn; 0: they judge at first sight. What helps a short thought need not
        help a long one.
    duel_sims
        How many when the new weights meet the old; never fewer than while they learn.
    seed
        The same seed gives the same opinion.
    opinion
        The weights to begin with, which are to be beaten; the published ones if not told.
    out
        Where to write. If not told, beside the component file, or in this folder: NAME.opinion.json.
    """
    from pithead.core.data.opinion import write_weights
    from pithead.lab.fit import duel, is_better, learned, origin, plan_of

    config = Changes(option, components, set).of(slug)
    plan = plan_of(config, games, seed, sims, opinion, duel_sims)
    target = out or (components or Path(slug)).with_suffix(".opinion.json")
    kept = target.with_suffix(".part")
    with hands(workers, ray) as crew:
        with progress(f"{slug}: games to learn from", games) as tick:
            weights = learned(plan, kept, crew, tick)
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
        kept.unlink()
    if json:
        print_json({"game": slug, "better": better, "file": str(target) if better else None} | weights.origin)
    else:
        print(f"better: written to {target}" if better else f"not better, so nothing is written; what was played stays in {kept}")
    return 0 if better else 1


def _print_duel(one: "Duel") -> None:
    low, high = one.interval
    wins = f"wins {100 * one.wins:.1f} % ({100 * low:.1f} to {100 * high:.1f} %), fair {100 * one.fair:.1f} %"
    print(f"  {one.seats} seats, {one.tables} tables: {wins}, lead {one.lead:+.2f}")
