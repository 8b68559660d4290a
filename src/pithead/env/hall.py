"""What all environments share: a table before its first move, and what learners see and may do there."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.core.components import Source
from pithead.core.desk import Desk, deal
from pithead.core.errors import BadOption, Illegal
from pithead.core.game import Game, whose
from pithead.core.rng import Rng
from pithead.core.seeds import rng
from pithead.core.state import CHANCE, OVER, State
from pithead.core.table import begun
from pithead.core.text import shown
from pithead.games import game

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
Actions = NDArray[np.int32]
MOST = 8  # no number of an observation is larger, see core/slate.py


class Hall:
    """A game with its options and pieces, ready to be set up again and again; or a position of it, ready to be played from.
    Pieces are those of a file or of data as it would hold them, a position is data as `game.dump` makes it."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: Source | None = None,
        max_cycles: int | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game: Game[Any, Any] = game(slug)
        usual = max(2, self.game.seats[0]) if position is None else position.get("seats", 0)
        self.seats = usual if seats is None else seats
        self.start: State = begun(self.game, self.seats, options, components, position)
        if self.start.seat == OVER:
            raise BadOption("the game is over in this position, so there is nothing to decide; give an earlier one.")
        self.layout = self.game.layout(self.start)
        self.numbers = self.layout[-1].offset + self.layout[-1].size
        self.actions = int(self.start.action_size())
        self.max_cycles = int(self.start.longest()) if max_cycles is None else max_cycles
        if self.max_cycles < 1:
            raise BadOption(f"max_cycles is {shown(max_cycles)}, but a game has one decision at least; give a larger number.")

    def fresh(self, rng: Rng) -> State:
        """A new game, chance answered."""
        state = self.start.copy()
        deal(state, rng)
        return state


class Sitting:
    """A game under way. What its deciding seat may do is looked up once for each decision. Arrays are read-only: they
    are the engine's own bytes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.state = hall.start
        self.desk = Desk(hall.numbers, hall.actions)
        self.blank: Mask = np.frombuffer(bytes(hall.actions), np.int8)
        self.is_surveyed = False

    def begin(self, rng: Rng) -> None:
        """A new game."""
        self.state = self.hall.fresh(rng)
        self.is_surveyed = False

    def observation(self, seat: int) -> Numbers:
        """What a seat sees."""
        return np.frombuffer(self.desk.observation(self.state, seat), np.float32)

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat may take now, else 0."""
        return np.frombuffer(self.surveyed().marks.getvalue(), np.int8) if self.state.seat == seat else self.blank

    def actions(self) -> Actions:
        """The legal actions of the seat that decides, ascending."""
        return np.frombuffer(self.surveyed().listed.getvalue(), np.int32)

    def surveyed(self) -> Desk:
        """The desk, after it has looked up what may be done."""
        if not self.is_surveyed:
            self.desk.listed.truncate(0)
            self.desk.survey(self.state)
            self.is_surveyed = True
        return self.desk

    def play(self, action: int, rng: Rng) -> None:
        """Take an action, and answer for chance after it; Illegal, and nothing has changed, if the seat may not take it."""
        if not self.surveyed().may(action):
            raise Illegal(f"action {shown(action)} is not legal for {whose(self.state)} now; take one that the mask allows.")
        self.answer(self.state.move_of(action), rng)

    def answer(self, move: int, rng: Rng) -> None:
        """Make a legal move, and answer for chance after it."""
        self.state.apply(move)
        if self.state.seat == CHANCE:
            deal(self.state, rng)
        self.is_surveyed = False


def dealt_by(rng: Rng | None) -> Rng:
    """The generator of a game under way."""
    if rng is None:
        raise BadOption("no game has begun; call reset first.")
    return rng


def rng_of(seed: int | str | None) -> Rng:
    """The generator of a seed; without one, a new generator."""
    return rng(secrets.token_hex(16) if seed is None else seed)
