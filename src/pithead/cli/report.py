"""pithead report: how a game plays, as one page."""

import shlex
import sys
from dataclasses import replace
from pathlib import Path

from pithead.bots import bot
from pithead.cli.common import USUAL, Changes, Positive, Ray, Seed, Slug, Workers, hands, progress, seat_list


def report(
    slug: Slug,
    *,
    out: Path,
    seats: str = "greedy,greedy",
    games: Positive = 1000,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    against: str | None = None,
    levels: str = "",
    changes: Changes = USUAL,
) -> None:
    """Play many tables and write how the game plays: a story made from the figures, charts, all figures; one page of HTML.

    Parameters
    ----------
    out
        The file to write, .html.
    seats
        The bots.
    games
        How many tables; questions beside the main one have a tenth of that.
    against
        Another version to be shown beside: `published`, or changes joined by `;`, as `compare` takes them.
    levels
        The bots that show how much skill counts, weakest first.
    """
    from pithead.lab.compare import PUBLISHED, compare, side_of
    from pithead.lab.extras import extra
    from pithead.lab.report import page_of, write_report
    from pithead.lab.study import LEVELS, study

    for package in ("altair", "vl_convert"):
        extra(package, "lab")
    version = changes.of(slug)
    name = "; ".join(f"{key} {value}" for key, value in version.changes.items()) or PUBLISHED
    own = side_of("", version, seat_list(seats))
    other = None if against is None else side_of(against, version, seat_list(seats))
    rungs = seat_list(levels) or LEVELS
    for spec in rungs:
        bot(spec, version.game)
    studies, difference = [], None
    with hands(workers, ray) as crew:
        for label, side in ((name, own), (against or "", other)):
            if side is not None:
                with progress(f"{slug}: {label}", games) as tick:
                    studies.append((label, study(side.version, side.bots, games, seed=seed, workers=crew, levels=rungs, tick=tick)))
        if other is not None:
            difference = compare(replace(own, name=name), other, games, seed=seed, workers=crew)
    write_report(out, page_of(studies, difference, shlex.join(["pithead", *sys.argv[1:]])))
    print(f"{out}: the report of {version.game.title}, {games} tables")
