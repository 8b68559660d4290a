"""The score sheet, zone by zone, and the standing. Plain on purpose: it proves the fast sums right."""

from typing import NamedTuple

from pithead.core.game import ranked
from pithead.core.grids import HEX
from pithead.core.telling import Line
from pithead.games.sacred_dragon.moves import written
from pithead.games.sacred_dragon.play import SacredDragon


class Zone(NamedTuple):
    """A maximal group of adjacent foundations of one seat (MSD-060)."""

    cells: tuple[int, ...]
    tokens: int

    @property
    def points(self) -> int:
        """MSD-061."""
        return len(self.cells) * self.tokens


def zones(state: SacredDragon, seat: int) -> list[Zone]:
    """The zones of a seat, in the order their first foundation was laid."""
    stacks = {int(at): int(n) for at, owner, n in zip(state.mines, state.owners, state.stacks, strict=True) if owner == seat}
    found = []
    while stacks:
        group = [next(iter(stacks))]
        tokens = stacks.pop(group[0])
        for at in group:
            for step in HEX:
                if at + step in stacks:
                    tokens += stacks.pop(at + step)
                    group.append(at + step)
        found.append(Zone(tuple(group), tokens))
    return found


def sheet(state: SacredDragon) -> tuple[tuple[Line, ...], ...]:
    """Board points and zones by seat."""
    return tuple(_lines(state, seat) for seat in range(state.seats))


def standing(state: SacredDragon) -> list[list[int]]:
    """MSD-064 to 066, for all places."""
    points = [int(n) for n in state.scores()]
    return ranked([(n, *(_tie_breaks(state, seat) if points.count(n) > 1 else (0, 0))) for seat, n in enumerate(points)])


def _lines(state: SacredDragon, seat: int) -> tuple[Line, ...]:
    board = Line("mines, as marked on the score board", int(state.points[seat]), "MSD-059")
    return (board, *(Line(_told(zone), zone.points, "MSD-061") for zone in zones(state, seat)))


def _told(zone: Zone) -> str:
    foundations = "1 foundation" if len(zone.cells) == 1 else f"{len(zone.cells)} foundations"
    return f"zone at {written(zone.cells[0])}: {foundations} x {zone.tokens}"


def _tie_breaks(state: SacredDragon, seat: int) -> tuple[int, int]:
    return _best_zone(state, seat), _later(state, seat)


def _best_zone(state: SacredDragon, seat: int) -> int:
    """MSD-065, R13."""
    by_size = state.pieces.options["tie_break"] == "zone_size"
    return max((len(zone.cells) if by_size else zone.points for zone in zones(state, seat)), default=0)


def _later(state: SacredDragon, seat: int) -> int:
    """R14."""
    if state.pieces.options["final_tie"] == "shared":
        return 0
    return int((seat - state.start) % state.seats)
