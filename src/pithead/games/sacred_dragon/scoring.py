"""The score sheet, zone by zone, and the standing. Simple on purpose: it proves the fast sums right."""

from collections import Counter
from functools import lru_cache
from typing import Literal

import msgspec

from pithead.core.engine.grids import HEX
from pithead.core.game import ranked
from pithead.core.text.messages import Arguments, Line
from pithead.games.sacred_dragon.cells import written
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.state import MOST_SIDES

Which = Literal["build", "extend"]
RULES: dict[Which, str] = {"build": "MSD-043", "extend": "MSD-047"}


class Zone(msgspec.Struct, frozen=True):
    """A maximal group of adjacent foundations of one seat (MSD-060), and what it is worth (MSD-061)."""

    cells: list[str]
    tokens: int
    points: int


Stacks = tuple[tuple[int, int], ...]  # foundations in the order they were placed: cell and tokens


def zones(state: SacredDragon, seat: int) -> list[Zone]:
    """Return the zones of a seat, in the order of their first foundations."""
    return zones_of(stacks(state, seat))


def stacks(state: SacredDragon, seat: int) -> Stacks:
    """Return the foundations of a seat."""
    return tuple((int(at), int(n)) for at, owner, n in zip(state.mines, state.owners, state.stacks, strict=True) if owner == seat)


@lru_cache(maxsize=2048)
def zones_of(stacks: Stacks) -> list[Zone]:
    """MSD-060, 061 Return the zones formed by these foundations. Cached, because foundations change seldom."""
    left, groups = dict(stacks), []
    while left:
        group = [next(iter(left))]
        tokens = left.pop(group[0])
        for at in group:
            for step in HEX:
                if at + step in left:
                    tokens += left.pop(at + step)
                    group.append(at + step)
        groups.append(Zone([written(int(at)) for at in group], tokens, len(group) * tokens))
    return groups


def sheet(state: SacredDragon) -> tuple[tuple[Line, ...], ...]:
    """Return board points and zones by seat."""
    return tuple(_lines(state, seat) for seat in range(state.seats))


def standing(state: SacredDragon) -> list[list[int]]:
    """MSD-064 to 066 Return the standing."""
    points = [int(n) for n in state.scores()]
    return ranked([(n, *(_tie_breaks(state, seat) if points.count(n) > 1 else (0, 0))) for seat, n in enumerate(points)])


def mines_made(state: SacredDragon) -> list[tuple[int, Which, int]]:
    """Return the mines in the order they were made: seat, kind, attached sides."""
    mines = [divmod(int(mine), MOST_SIDES) for mine in state.made]
    return [(by // 2, "extend" if by % 2 else "build", sides) for by, sides in mines]


def pay_of(state: SacredDragon, mine: Which, sides: int) -> int:
    """MSD-043, 047 Return what a mine pays at once."""
    return int((state.pieces.build_points if mine == "build" else state.pieces.extend_points)[sides])


def _lines(state: SacredDragon, seat: int) -> tuple[Line, ...]:
    """Return a seat's lines: mines grouped by pay, any other points on the score board, then the zones."""
    mines = Counter((mine, pay_of(state, mine, sides)) for by, mine, sides in mines_made(state) if by == seat)
    lines = [Line("made", times * each, RULES[mine], {"mine": mine, "times": times, "each": each}) for (mine, each), times in mines.items()]
    rest = int(state.points[seat]) - sum(line.points for line in lines)
    if rest or not lines:
        lines.append(Line("mines", rest, "MSD-059"))
    return (*lines, *(_line(zone) for zone in zones(state, seat)))


def _line(zone: Zone) -> Line:
    args: Arguments = {"at": zone.cells[0], "foundations": len(zone.cells), "tokens": zone.tokens, "cells": zone.cells}
    return Line("zone", zone.points, "MSD-061", args)


def _tie_breaks(state: SacredDragon, seat: int) -> tuple[int, int]:
    return _best_zone(state, seat), _later(state, seat)


def _best_zone(state: SacredDragon, seat: int) -> int:
    """MSD-065, R13 Return the size or points of the seat's best zone."""
    by_size = state.pieces.options["tie_break"] == "zone_size"
    return max((len(zone.cells) if by_size else zone.points for zone in zones(state, seat)), default=0)


def _later(state: SacredDragon, seat: int) -> int:
    """R14 Return how late the seat's turn comes, if that breaks the final tie."""
    if state.pieces.options["final_tie"] == "shared":
        return 0
    return int((seat - state.start) % state.seats)
