"""One ply of thought: which move leads to the position worth most."""

from mypy_extensions import i64

from pithead.core.rng import Rng
from pithead.core.state import State
from pithead.core.worth import Worth


def opinions(state: State, worth: Worth) -> list[float]:
    """What each useful move leads to, in the eyes of the deciding seat."""
    seat = state.seat
    values: list[float] = []
    for move in state.useful():
        after = state.copy()
        after.apply(move)
        values.append(worth.of(after, seat))
    return values


def best_move(state: State, worth: Worth, rng: Rng) -> i64:
    """The useful move after which the deciding seat is best off; ties are drawn by lot."""
    values = opinions(state, worth)
    most = max(values)
    ties = [i for i, value in enumerate(values) if value == most]
    return state.useful()[ties[rng.below(len(ties))]]
