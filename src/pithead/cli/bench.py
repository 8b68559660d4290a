"""`pithead bench`: measure the engine."""

from math import inf

from pithead.cli.common import USUAL, AsJson, Changes, print_json
from pithead.core.errors import BadOption
from pithead.games import CATALOGUE


def bench(*slugs: str, seconds: float = 1.0, changes: Changes = USUAL, json: AsJson = False) -> None:
    """Measure the speed of the engine on this machine: random play and search per CPU second, one process.

    Parameters
    ----------
    slugs
        The games to measure; all by default.
    seconds
        CPU seconds per game, for random play and again for search.
    """
    from pithead.lab.bench import bench

    if not 0 < seconds < inf:
        raise BadOption(f"seconds must be above 0 and not endless, but they are {seconds:g}; correct the number.")
    if changes != USUAL and len(slugs) != 1:
        raise BadOption("options, components and positions belong to one game; name that game alone.")
    figures = bench([changes.of(slug) for slug in slugs or CATALOGUE], seconds)
    if json:
        print_json(figures)
        return
    print(f"{'compiled' if figures['compiled'] else 'interpreted'} engine")
    heads = (
        "seats",
        "decisions/s",
        "playouts/s",
        "per game",
        "branching",
        "copy µs",
        "guess µs",
        "opinion µs",
        "sims/s",
        "to playouts",
        "guided/s",
    )
    print(f"{'game':20} " + " ".join(f"{head:>11}" for head in heads))
    for slug, row in figures["games"].items():
        print(f"{slug:20} " + " ".join(f"{value:11,}" for value in row.values()))
