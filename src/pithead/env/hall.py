"""What all environments share: a table before its first move, and what learners see and may do there."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.core.desk import Desk, deal
from pithead.core.errors import BadOption, Illegal
from pithead.core.game import Game, whose
from pithead.core.rng import Rng
from pithead.core.seeds import rng
from pithead.core.state import State
from pithead.core.text import shown
from pithead.games import game

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
MOST = 8  # no number of an observation is larger, see core/slate.py


class Hall:
    """A game with its options and pieces, ready to be set up again and again."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: str | Path | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.game: Game[Any, Any] = game(slug)
        self.seats = seats if seats is not None else max(2, self.game.seats[0])
        self.start: State = self.game.setup(self.seats, options, components)
        self.layout = self.game.layout(self.start)
        self.numbers = self.layout[-1].offset + self.layout[-1].size
        self.actions = int(self.start.action_size())
        self.max_cycles = int(self.start.longest()) if max_cycles is None else max_cycles
        if self.max_cycles < 1:
            raise BadOption(f"max_cycles is {shown(max_cycles)}, but a game has one decision at least; give a larger number.")
        self.desk = Desk(self.numbers, self.actions)

    def fresh(self, rng: Rng) -> State:
        """A new game, chance answered."""
        state = self.start.copy()
        deal(state, rng)
        return state

    def observation(self, state: State, seat: int) -> Numbers:
        """What a seat sees."""
        return np.frombuffer(self.desk.observation(state, seat), np.float32).copy()

    def mask(self, state: State) -> Mask:
        """1 for each action that the deciding seat may take, else 0; all 0 when the game is over."""
        return np.frombuffer(self.desk.mask(state), np.int8).copy()

    def blank(self) -> Mask:
        """The mask of a seat that does not decide."""
        return np.zeros(self.actions, np.int8)

    def play(self, state: State, action: int, rng: Rng) -> None:
        """Take an action, and answer for chance after it; Illegal if the seat may not take it."""
        if not self.desk.play(state, action, rng):
            raise Illegal(f"action {shown(action)} is not legal for {whose(state)} now; take one that the mask allows.")

    def answer(self, state: State, move: int, rng: Rng) -> None:
        """Make a move that was checked already, and answer for chance after it."""
        state.apply(move)
        deal(state, rng)


def rng_of(seed: int | str | None) -> Rng:
    """The generator of a seed; without one, a new generator."""
    return rng(secrets.token_hex(16) if seed is None else seed)
