"""A rough opinion of a position, for bots; in points."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.bits import BIT, lowest
from pithead.core.state import State
from pithead.core.worth import Worth
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.state import ATTACHED, FINISHED, MINE, MORE, NEAR
from pithead.games.sacred_dragon.tables import COUNT

# In hundredths of a point.
POCKET: Final = vec[i64]([0, 5, 35, 110, 160, 230, 320])  # a space beside an own foundation, by attached sides
LAND: Final = vec[i64]([0, 0, 20, 25, 20, 10, 5])  # a space for a new mine, by attached sides
TILES: Final = vec[i64]([0, 120, 200, 250, 270])  # tiles in hand
TOKEN: Final = 60  # a token still to place


@final
class DragonWorth(Worth):
    """Points now, the mine at hand, pockets beside own foundations, tiles and tokens."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, SacredDragon)
        values = standings(state)
        rival: i64 = 0
        first = True
        other: i64
        for other in range(state.seats):
            if other != seat and (first or values[other] > rival):
                rival = values[other]
                first = False
        return float(values[seat] - rival) / 100.0


def standings(state: SacredDragon) -> vec[i64]:
    """By seat: points now, and what may come of them."""
    values = state.scores()
    seat: i64
    for seat in range(state.seats):
        values[seat] *= 100
    if state.phase == FINISHED:
        return values
    values[state.turn] += pending(state)
    for seat in range(state.seats):
        values[seat] += TILES[min(state.sizes[seat], 4)] + TOKEN * state.tokens[seat]
    spaces(state, values)
    return values


def pending(state: SacredDragon) -> i64:
    """What the mine on the last tile would bring, while it can still be made."""
    if state.phase != MORE and state.phase != MINE:
        return 0
    box = state.pieces
    if state.can_build():
        placed = box.build_tokens[state.sides]
        return 100 * (box.build_points[state.sides] + placed) + around(state) - TOKEN * placed
    if state.can_extend():
        placed = box.extend_tokens[state.sides]
        return 100 * (box.extend_points[state.sides] + 3 * placed) - TOKEN * placed
    return 0


def around(state: SacredDragon) -> i64:
    """A new foundation is worth more in the thick of the mountain: a share of every side it touches."""
    return 30 * state.sides


def spaces(state: SacredDragon, values: vec[i64]) -> None:
    """Add, by seat, the pockets to extend into and the land to build on."""
    everyone = BIT[state.seats] - 1
    land: i64 = 0
    for marks in state.marks:
        sides = COUNT[marks & ATTACHED]
        near = (marks >> NEAR) & everyone
        if near == 0:
            land += LAND[sides]
        while near != 0:
            values[lowest(near)] += POCKET[sides]
            near &= near - 1
    seat: i64
    for seat in range(state.seats):
        values[seat] += land
