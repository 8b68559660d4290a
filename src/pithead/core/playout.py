"""A position played to its end at random."""

from mypy_extensions import i64

from pithead.core.rng import Rng
from pithead.core.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> tuple[i64, i64]:
    """Play uniformly random moves until the game is over; how many by seats and how many by chance."""
    decisions: i64 = 0
    chances: i64 = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            chances += 1
        else:
            decisions += 1
        state.apply(state.pick(rng.below(state.count())))
    return decisions, chances
