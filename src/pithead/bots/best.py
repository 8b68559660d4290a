"""One ply of thought: which move leads to the position worth most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.playout import playout
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth

MOVES: Final = 48  # that are looked at where there is no opinion; of more, as many are drawn at random
GAMES: Final = 16  # that are played on from all of them together, or one from each


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


def some_moves(moves: vec[i64], rng: Rng) -> vec[i64]:
    """The moves to look at where there is no opinion. Use the result, not the argument."""
    left: i64 = len(moves)
    if left <= MOVES:
        return moves
    i: i64
    for i in range(MOVES):
        at = i + rng.below(left - i)
        move = moves[at]
        moves[at] = moves[i]
        moves[i] = move
    return moves[:MOVES]


def prospects(state: State, moves: vec[i64], worth: Worth, rng: Rng) -> list[float]:
    """What the deciding seat has at the end after each of these moves, on average over a few games played on at random. In
    each of them all moves meet the same guess and the same luck, so that they are compared and not the luck."""
    seat = state.seat
    totals = [0.0] * len(moves)
    games: i64 = max(1, GAMES // len(moves))
    game: i64
    i: i64
    for game in range(games):
        guess = state.guess(seat, rng)
        luck = rng.split()
        for i in range(len(moves)):
            after = guess.copy()
            after.apply(moves[i])
            playout(after, luck.copy())
            totals[i] += worth.of(after, seat)
    return [total / float(games) for total in totals]
