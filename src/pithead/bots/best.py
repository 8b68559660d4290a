"""Looking one move ahead: which move leads to the best position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.playout import playout
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth

MOVES: Final = 48  # where there is no opinion, look at no more moves than this, drawn at random
GAMES: Final = 16  # games played on from all of them together, or one from each


def opinions(state: State, worth: Worth) -> list[float]:
    """Return the value of the position after each useful move, for the deciding seat."""
    seat = state.seat
    values: list[float] = []
    for move in state.useful():
        after = state.copy()
        after.apply(move)
        values.append(worth.of(after, seat))
    return values


def best_move(state: State, worth: Worth, rng: Rng) -> i64:
    """Return the useful move that is best for the deciding seat; ties are broken at random."""
    values = opinions(state, worth)
    most = max(values)
    ties = [i for i, value in enumerate(values) if value == most]
    return state.useful()[ties[rng.below(len(ties))]]


def some_moves(moves: vec[i64], rng: Rng) -> vec[i64]:
    """Return the moves to examine where there is no opinion. Use the result, not the argument."""
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
    """Return the deciding seat's final result after each of these moves, averaged over a few games played on at random.

    In each game all moves meet the same guess and the same luck, so that differences come from the moves.
    """
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
