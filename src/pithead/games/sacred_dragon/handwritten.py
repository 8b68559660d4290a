"""A rough, hand-written opinion of a position for bots, in points. Decision 7 says how its numbers were found."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth
from pithead.games.sacred_dragon.box import COUNT
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.state import ATTACHED, FINISHED, MINE, MORE, NEAR

# In hundredths of a point.
TILE: Final = 200  # the value of a tile in hand
POCKET: Final = vec[i64]([0, 35, 20, 95, 180, 400, 500])  # by attached sides: the value of a space beside one's own foundation
FUTURE: Final = vec[i64]([10, 45, 75, 100])  # by turns left: the percentage of tiles and pockets that will be used


@final
class FirstDragonWorth(Worth):
    """Points now, plus what tiles and pockets may still bring; a possible mine counts as built."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, SacredDragon)
        if (state.phase == MORE or state.phase == MINE) and (state.can_build() or state.can_extend()):
            state = state.copy()
            state.mine()
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
    """Return for each seat its points now plus what may come."""
    values = state.scores()
    seat: i64
    for seat in range(state.seats):
        values[seat] *= 100
    if state.phase == FINISHED:
        return values
    future = FUTURE[state.rounds_to_come(len(FUTURE) - 1)]
    hopes = pockets(state)
    for seat in range(state.seats):
        hopes[seat] += TILE * state.hand_to_come(seat)
        values[seat] += hopes[seat] * future // 100
    return values


def pockets(state: SacredDragon) -> vec[i64]:
    """Return for each seat the value of the spaces beside its foundations."""
    hopes = vec[i64]([0] * state.seats)
    everyone = BIT[state.seats] - 1
    for marks in state.marks:
        near = (marks >> NEAR) & everyone
        while near != 0:
            hopes[lowest(near)] += POCKET[COUNT[marks & ATTACHED]]
            near &= near - 1
    return hopes
