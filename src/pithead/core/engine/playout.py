"""Playing a position on: to the end at random, or by each of several moves."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State


def gains(state: State, moves: vec[i64], seat: i64) -> vec[i64]:
    """Return the immediate change in a seat's points for each of these moves."""
    before = state.scores()[seat]
    gains_by_move = vec[i64](capacity=len(moves))
    for move in moves:
        after = state.copy()
        after.apply(move)
        gains_by_move = append(gains_by_move, after.scores()[seat] - before)
    return gains_by_move


def playout(state: State, rng: Rng) -> tuple[i64, i64]:
    """Play uniformly random moves until the game is over; return the number of moves by seats and by chance."""
    decisions: i64 = 0
    chances: i64 = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            chances += 1
        else:
            decisions += 1
        state.apply(state.pick(rng.below(state.count())))
    return decisions, chances


def random_table(state: State, chance: Rng, random: Rng) -> tuple[i64, i64, i64]:
    """Play as `playout` does, with a generator for chance and one for seats; return the first to decide and both numbers of moves."""
    first: i64 = CHANCE
    decisions: i64 = 0
    chances: i64 = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            chances += 1
            state.apply(state.pick(chance.below(state.count())))
            continue
        if decisions == 0:
            first = state.seat
        decisions += 1
        state.apply(state.pick(random.below(state.count())))
    return first, decisions, chances
