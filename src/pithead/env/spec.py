"""Shared by all environments: a table before its first move, and what learners see and may do there."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, TypedDict, Unpack

import numpy as np
from numpy.typing import NDArray

from pithead.core.data.components import Source
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.errors import BadOption, Illegal
from pithead.core.game import AnyGame, whose
from pithead.core.learning.stepper import REFUSED, ObservationBuffer, Stepper, deal
from pithead.core.seeds import rng
from pithead.core.table import begun
from pithead.core.text.quoting import quoted
from pithead.games import game

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
Actions = NDArray[np.int64]
FLOAT, BYTE, WHOLE = np.dtype(np.float32), np.dtype(np.int8), np.dtype(np.int64)  # made once, because there are many steps
frombuffer: Callable[[Any, Any], NDArray[Any]] = np.frombuffer  # NumPy's type hints do not know vec
MOST = 8  # no number in an observation is larger, see core/learning/observation_writer.py


class TableSettings(TypedDict, total=False):
    """The settings of every environment. `components` is a file or the data it would hold, `position` is data as `game.dump` writes it,
    `max_cycles` ends a game early."""

    seats: int | None
    options: Mapping[str, object] | None
    components: Source | None
    max_cycles: int | None
    position: Mapping[str, Any] | None


class EnvSpec:
    """A game with its options and components, ready to be set up again and again; or one of its positions, ready to be played from."""

    def __init__(self, slug: str, **settings: Unpack[TableSettings]) -> None:
        self.game: AnyGame = game(slug)
        seats, position, max_cycles = settings.get("seats"), settings.get("position"), settings.get("max_cycles")
        usual = max(2, self.game.seats[0]) if position is None else position.get("seats", 0)
        self.seats = usual if seats is None else seats
        self.start: State = begun(self.game, self.seats, settings.get("options"), settings.get("components"), position)
        if self.start.seat == OVER:
            raise BadOption("the game is over in this position, so there is nothing to decide; give an earlier one.")
        self.encoding = self.game.encoding(self.start)
        self.layout = self.game.layout(self.start)
        self.numbers = self.layout[-1].offset + self.layout[-1].size
        self.actions = int(self.encoding.action_size(self.start))
        self.max_cycles = int(self.encoding.longest(self.start)) if max_cycles is None else max_cycles
        if self.max_cycles < 1:
            raise BadOption(f"max_cycles is {quoted(max_cycles)}, but a game has at least one decision; give a larger number.")

    def opening(self, rng: Rng) -> State:
        """Return a new game, with chance resolved."""
        state = self.start.copy()
        deal(state, rng)
        return state


class Episode:
    """A running game. With `copy` every observation is a new array; without, it is the engine's own memory: read-only, and overwritten by
    the next observation."""

    def __init__(self, spec: EnvSpec, copy: bool) -> None:
        self.env_spec = spec
        self.copy = copy
        self.state = spec.start
        self.stepper = Stepper(spec.start, spec.encoding)
        self.buffer = ObservationBuffer(spec.encoding, 1, spec.numbers, spec.actions)
        self.numbers: Numbers = frombuffer(self.buffer.writer.numbers, FLOAT)
        self.mask: Mask = frombuffer(self.buffer.marks, BYTE)

    def begin(self, rng: Rng) -> None:
        """Start a new game."""
        self.state = self.env_spec.opening(rng)
        self.stepper.sit(self.state)

    def seen(self, seat: int) -> tuple[Numbers, Mask]:
        """Return a seat's observation, and 1 for each action that it may take now, else 0."""
        self.stepper.look(seat, self.buffer)
        return (self.numbers.copy(), self.mask.copy()) if self.copy else (self.numbers, self.mask)

    def actions(self) -> Actions:
        """Return the legal actions of the deciding seat in ascending order."""
        return frombuffer(self.stepper.actions(), WHOLE)

    def play(self, action: int, rng: Rng) -> int:
        """Take an action and resolve chance after it; return who decides then. Raise Illegal, and change nothing, if the seat may not take
        it."""
        seat = self.stepper.play(action, rng)
        if seat != REFUSED:
            return seat
        raise Illegal(f"action {quoted(action)} is not legal for {whose(self.state)} now; take one that the mask allows.")

    def returns(self) -> list[float]:
        """Return each seat's result; zeros before the end."""
        return self.env_spec.encoding.returns(self.state)

    def answer(self, move: int, rng: Rng) -> None:
        """Make a legal move, and resolve chance after it."""
        self.stepper.answer(move, rng)


def dealt_by(rng: Rng | None) -> Rng:
    """Return the generator of a running game."""
    if rng is None:
        raise BadOption("no game has begun; call reset first.")
    return rng


def rng_of(seed: int | str | None) -> Rng:
    """Return the generator of a seed; without one, a new generator."""
    return rng(secrets.token_hex(16) if seed is None else seed)
