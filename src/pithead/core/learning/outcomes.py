"""What learners ask of a position: its numbers in their buffer, and how every seat fared. Interpreted, as it
asks the game of a position by its package.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from math import prod
from typing import TYPE_CHECKING, Any

from pithead.core.errors import BadOption
from pithead.core.learning.observation_writer import Slate

if TYPE_CHECKING:
    from pithead.core.learning.learnable import Learnable

Observe = Callable[[Slate], None]  # writes what a seat sees
Described = tuple[str, list[int], str]  # of a block: name, shape and meaning

NUMBER = 4  # bytes of a float32
OVER = -2  # as in core/engine/state.py


def encode(observe: Observe, blocks: Sequence[Described], out: Any) -> None:
    """What a seat sees as float32 numbers in a buffer."""
    buffer = memoryview(out).cast("B")
    slate = Slate(buffer.nbytes // NUMBER)
    try:
        observe(slate)
    except IndexError:
        slate.at = -1
    if NUMBER * slate.at != buffer.nbytes:
        size = sum(prod(shape) for _, shape, _ in blocks)
        raise BadOption(f"the buffer holds {buffer.nbytes} bytes, but the observation is {size} numbers of {NUMBER}; make it as long.")
    buffer[:] = memoryview(slate.numbers).cast("B")


def returns(state: "Learnable") -> list[float]:
    """How each seat fared, from -1 to 1; zeros before the end."""
    seats = int(state.seats)
    if state.seat != OVER:
        return [0.0] * seats
    game = game_of(state)
    if game.team or seats == 1:
        return [int(points) / int(state.highest()) for points in state.scores()]
    return shares(game.standing(state))


def returns_by_points(state: "Learnable") -> list[float]:
    """The same for a game whose standing goes by points first: only a tie needs its other rules, which are slow to ask."""
    points = [int(n) for n in state.scores()]
    if state.seat != OVER or len(points) == 1 or len(set(points)) < len(points):
        return returns(state)
    return shares([[points.index(n)] for n in sorted(points, reverse=True)])


def shares(standing: list[list[int]]) -> list[float]:
    """By seat 1 for the first place, -1 for the last, and evenly between; seats that stay tied share the places they take up."""
    seats = sum(len(tied) for tied in standing)
    found, place = [0.0] * seats, 0
    for tied in standing:
        for seat in tied:
            found[seat] = 1 - (2 * place + len(tied) - 1) / (seats - 1)
        place += len(tied)
    return found


def game_of(state: "Learnable") -> Any:
    """The game of a position: `GAME` in the package of its box."""
    return import_module(type(state.box()).__module__.rpartition(".")[0]).GAME
