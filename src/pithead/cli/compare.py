"""`pithead compare`: two configurations of a game on the same deals."""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from pithead.cli.common import (
    USUAL,
    AsJson,
    Changes,
    Positive,
    Ray,
    Seed,
    Slug,
    Workers,
    hands,
    print_json,
    progress,
    say_longer,
    seat_list,
)
from pithead.cli.report import check_drawing, draw

SHOWN = 12  # unclear figures


def compare(
    slug: Slug,
    a: str = "published",
    b: str = "published",
    /,
    *,
    seats: str = "greedy,greedy",
    games: Positive = 500,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    other_deals: bool = False,
    report: Path | None = None,
    changes: Changes = USUAL,
    json: AsJson = False,
) -> None:
    """Play two configurations of a game on the same deals and show which figures differ.

    Parameters
    ----------
    a
        The first side: `published`, or changes joined by `;`: a component file, path=value, option=value, seats=A,B.
    b
        The second side, written the same way.
    seats
        The bots of both sides, unless a side names its own; they rotate seats from table to table.
    games
        How many tables each side plays.
    other_deals
        Give the second side other deals, to see the effect of luck alone.
    report
        Also write both sides as one page of HTML to this file, as `report --against` does.
    """
    from pithead.lab.compare import compare, side_of
    from pithead.lab.study import LEVELS

    if report is not None:
        check_drawing()
    config = changes.of(slug)
    one, other = (side_of(text, config, seat_list(seats)) for text in (a, b))
    began = time.monotonic()
    with hands(workers, ray) as crew:
        with progress(f"{slug}: {one.name} and {other.name}", games) as tick:
            comparison = compare(one, other, games, seed=seed, workers=crew, other_deals=other_deals, tick=tick)
        if report is not None:
            twin = replace(other, name=f"{other.name}, again") if other.name == one.name else other
            draw(report, (one, twin), comparison, games, seed, crew, LEVELS)
    if json:
        print_json(comparison)
    else:
        for line in _lines(comparison):
            print(line)
        say_longer(games, time.monotonic() - began)


def _lines(comparison: dict[str, Any]) -> Iterator[str]:
    from pithead.lab.compare import not_compared

    deals = "other" if comparison["other_deals"] else "the same"
    names = f"{comparison['a']['name']} against {comparison['b']['name']}"
    yield f"{comparison['game']}: {names}, {comparison['games']} tables each on {deals} deals"
    changed = {name: one for name, one in comparison["figures"].items() if one["changed"]}
    unclear = {name: one for name, one in comparison["figures"].items() if one["more"]}
    risk = f"the risk of even one false alarm is {100 * comparison['level']:g}%"
    yield f"  {len(changed)} of {len(comparison['figures'])} figures differ; {risk}"
    for one in changed.values():
        yield f"  {_line(one)}"
    if unclear:
        yield f"  not clear, the likeliest {min(SHOWN, len(unclear))} of {len(unclear)}:"
    for one in islice(unclear.values(), SHOWN):
        yield f"    {_line(one)}; {one['more']:,} more games would settle it"
    for line in not_compared(comparison):
        yield f"  {line}"


def _line(one: dict[str, Any]) -> str:
    between = f" ({one['interval'][0]:+.4g} to {one['interval'][1]:+.4g})" if one["interval"] else ""
    return f"{one['meaning']}: {one['a']:.4g} to {one['b']:.4g}, {one['difference']:+.4g}{between}"
