"""`pithead report`: how a game plays, as one page."""

import shlex
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pithead.bots import bot
from pithead.cli.common import USUAL, Changes, Positive, Ray, Seed, Slug, Workers, hands, progress, say_longer, seat_list
from pithead.core.processes import Hands

if TYPE_CHECKING:
    from pithead.lab.compare import Side


def report(
    slug: Slug,
    *,
    out: Path,
    seats: str = "greedy,greedy",
    games: Positive = 100,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    against: str | None = None,
    levels: str = "",
    changes: Changes = USUAL,
) -> None:
    """Play many tables and report how the game plays, as one HTML page: a summary, charts and all figures.

    Parameters
    ----------
    out
        The .html file to write.
    seats
        The bots.
    games
        How many tables. Skill and difficulty get a tenth of that, and each duel without a kind of move or a piece gets half.
    against
        Another configuration to show beside it: `published`, or changes joined by `;`, as in `compare`.
    levels
        The bots that show how much skill counts, weakest first.
    """
    from pithead.lab.compare import PUBLISHED, compare, side_of
    from pithead.lab.study import LEVELS

    check_drawing()
    config = changes.of(slug)
    name = "; ".join(f"{key} {value}" for key, value in config.changes.items()) or PUBLISHED
    own = replace(side_of("", config, seat_list(seats)), name=name)
    other = None if against is None else side_of(against, config, seat_list(seats))
    rungs = seat_list(levels) or list(LEVELS)
    for spec in rungs:
        bot(spec, config.game)
    began = time.monotonic()
    with hands(workers, ray) as crew:
        sides, comparison = [own], None
        if other is not None:
            sides.append(other)
            with progress(f"{slug}: {own.name} and {other.name}", games) as tick:
                comparison = compare(own, other, games, seed=seed, workers=crew, tick=tick)
        draw(out, sides, comparison, games, seed, crew, rungs)
    print(f"{out}: the report of {config.game.title}, {games} tables")
    say_longer(games, time.monotonic() - began)


def check_drawing() -> None:
    """Check that the drawing packages are installed, before playing any game."""
    from pithead.lab.extras import extra

    for package in ("altair", "vl_convert"):
        extra(package, "lab")


def draw(
    out: Path, sides: "Sequence[Side]", comparison: dict[str, Any] | None, games: int, seed: str, crew: Hands, levels: Sequence[str]
) -> None:
    """Play what a page needs for one side, or for two and their differences, and write it."""
    from pithead.lab.report import page_of, write_report
    from pithead.lab.study import study

    studies = []
    for side in sides:

        def phase(what: str, tables: int, name: str = f"{side.config.slug}, {side.name}") -> AbstractContextManager[Callable[[int], None]]:
            return progress(f"{name}: {what}", tables)

        studies.append((side.name, study(side.config, side.bots, games, seed=seed, workers=crew, levels=levels, phase=phase)))
    write_report(out, page_of(studies, comparison, shlex.join(["pithead", *sys.argv[1:]])))
