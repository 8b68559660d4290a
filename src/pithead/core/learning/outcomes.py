"""Answers for learners about a position: its numbers in their buffer, and the outcome for every seat.

Interpreted, because it finds the game of a position through its package.
"""

from math import prod
from typing import TYPE_CHECKING, Any

from pithead.core.data.fields import game_of
from pithead.core.errors import BadOption
from pithead.core.learning.observation_writer import ObservationWriter

if TYPE_CHECKING:
    from pithead.core.engine.state import State
    from pithead.core.learning.encoding import Encoding

NUMBER = 4  # bytes of a float32
OVER = -2  # as in core/engine/state.py


def encode(encoding: "Encoding", state: "State", seat: int, out: Any) -> None:
    """Write the seat's observation as float32 numbers into a buffer."""
    buffer = memoryview(out).cast("B")
    writer = ObservationWriter(buffer.nbytes // NUMBER)
    try:
        encoding.observe(state, seat, writer)
    except IndexError:
        writer.at = -1
    if NUMBER * writer.at != buffer.nbytes:
        size = sum(prod(shape) for _, shape, _ in encoding.blocks(state))
        raise BadOption(f"the buffer holds {buffer.nbytes} bytes, but the observation is {size} numbers of {NUMBER}; make it as long.")
    buffer[:] = memoryview(writer.numbers).cast("B")


def returns(state: "State") -> list[float]:
    """Return the outcome for each seat, from -1 to 1; zeros before the end."""
    seats = int(state.seats)
    if state.seat != OVER:
        return [0.0] * seats
    game = game_of(state)
    if game.team or seats == 1:
        _, most = game.encoding(state).points(state)
        return [int(points) / most for points in state.scores()]
    return shares(game.standing(state))


def returns_by_points(state: "State") -> list[float]:
    """Return the outcomes of a game decided by points first; only ties need its other rules, which are slow."""
    points = [int(n) for n in state.scores()]
    if state.seat != OVER or len(points) == 1 or len(set(points)) < len(points):
        return returns(state)
    return shares([[points.index(n)] for n in sorted(points, reverse=True)])


def shares(standing: list[list[int]]) -> list[float]:
    """Return 1 for the first place, -1 for the last, and evenly spaced values between, by seat; tied seats share the average."""
    seats = sum(len(tied) for tied in standing)
    returns, place = [0.0] * seats, 0
    for tied in standing:
        for seat in tied:
            returns[seat] = 1 - (2 * place + len(tied) - 1) / (seats - 1)
        place += len(tied)
    return returns
