"""pithead fit: an opinion for bots, tuned by games that they play."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from pithead.cli.common import Ray, hands, print_json, progress, table_options
from pithead.core.errors import BadOption
from pithead.games import game

if TYPE_CHECKING:
    from pithead.lab.fit import Duel


def fit(
    slug: str,
    *,
    components: Path | None = None,
    games: int = 1000,
    tables: int = 100,
    sims: int = 20,
    seed: str = "1",
    workers: int = 1,
    ray: Ray = None,
    option: Annotated[list[str], Parameter(consume_multiple=False)] | None = None,
    opinion: Path | None = None,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Tune how much the features of a position weigh, play that against the weights before, and write it if it is better.

    Parameters
    ----------
    slug
        The game.
    components
        A changed component file of the game, to learn what suits it.
    games
        How many games to learn from.
    tables
        How many tables to compare at, at the fewest and at the most seats.
    sims
        How many simulations a decision the bots think while they learn. What helps a short thought need not help a long one.
    seed
        The same seed gives the same opinion.
    workers
        How many processes; 0 takes all cores.
    option
        A table option, name=value; may be given several times.
    opinion
        The weights to begin with, which are to be beaten; the published ones if not told.
    out
        Where to write. If not told, beside the component file, or in this folder: NAME.opinion.json.
    json
        Print data for other programs.
    """
    from pithead.core.opinion import write_weights
    from pithead.lab.fit import duel, is_better, learned, origin, plan_of

    if games < 1 or tables < 1 or sims < 0 or workers < 0:
        raise BadOption("games and tables must be at least 1, sims and workers at least 0; correct the numbers.")
    plan = plan_of(game(slug), components, table_options(option or []), games, seed, sims, opinion)
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
                _tell(duels[-1])
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


def _tell(one: "Duel") -> None:
    low, high = one.interval
    wins = f"wins {100 * one.wins:.1f} % ({100 * low:.1f} to {100 * high:.1f} %), fair {100 * one.fair:.1f} %"
    print(f"  {one.seats} seats, {one.tables} tables: {wins}, lead {one.lead:+.2f}")
