"""pithead bench: measure the engine."""

from pithead.cli.common import print_json
from pithead.games import CATALOGUE, game


def bench(*slugs: str, seconds: float = 1.0, json: bool = False) -> None:
    """Measure the engine on this machine: random play per CPU second, one process.

    Parameters
    ----------
    slugs
        The games; all if none is named.
    seconds
        CPU seconds of random play per game.
    json
        Print data for other programs.
    """
    from pithead.lab.bench import bench

    for slug in slugs:
        game(slug)
    figures = bench(slugs or CATALOGUE, seconds)
    if json:
        print_json(figures)
        return
    print(f"{'compiled' if figures['compiled'] else 'interpreted'} engine")
    print(
        f"{'game':20} {'seats':>5} {'decisions/s':>12} {'playouts/s':>11} {'per game':>9} {'branching':>9} {'copy µs':>8} {'guess µs':>8}"
    )
    for slug, row in figures["games"].items():
        print(
            f"{slug:20} {row['seats']:5} {row['decisions_per_second']:12,} {row['playouts_per_second']:11,.0f} "
            f"{row['decisions_per_game']:9} {row['branching']:9} {row['copy_us']:8} {row['guess_us']:8}"
        )
