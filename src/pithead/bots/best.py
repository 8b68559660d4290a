"""One ply of thought: which move leads to the position worth most."""

from mypy_extensions import i64

from pithead.core.rng import Rng
from pithead.core.state import State
from pithead.core.worth import Worth


def best_move(state: State, worth: Worth, rng: Rng) -> i64:
    """The legal move after which the deciding seat is best off; ties are drawn by lot."""
    seat = state.seat
    best: i64 = -1
    most = 0.0
    ties: i64 = 0
    for move in state.legal():
        after = state.copy()
        after.apply(move)
        value = worth.of(after, seat)
        if best < 0 or value > most:
            best = move
            most = value
            ties = 1
        elif value == most:
            ties += 1
            if rng.below(ties) == 0:
                best = move
    return best
