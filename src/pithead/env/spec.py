"""What all environments share: a table before its first move, and what learners see and may do there."""

import secrets
from collections.abc import Callable, Mapping
from sys import getrefcount
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.core.data.components import Source
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.errors import BadOption, Illegal
from pithead.core.game import AnyGame, whose
from pithead.core.learning.stepper import REFUSED, Desk, Sight, deal
from pithead.core.seeds import rng
from pithead.core.table import begun
from pithead.core.text.quoting import shown
from pithead.games import game

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
Actions = NDArray[np.int64]
FLOAT, BYTE, WHOLE = np.dtype(np.float32), np.dtype(np.int8), np.dtype(np.int64)  # made once: steps are many
frombuffer: Callable[[Any, Any], NDArray[Any]] = np.frombuffer  # its own types know no vec
MOST = 8  # no number of an observation is larger, see core/learning/observation_writer.py


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
        self.game: AnyGame = game(slug)
        usual = max(2, self.game.seats[0]) if position is None else position.get("seats", 0)
        self.seats = usual if seats is None else seats
        self.start: State = begun(self.game, self.seats, options, components, position)
        if self.start.seat == OVER:
            raise BadOption("the game is over in this position, so there is nothing to decide; give an earlier one.")
        self.encoding = self.game.encoding(self.start)
        self.layout = self.game.layout(self.start)
        self.numbers = self.layout[-1].offset + self.layout[-1].size
        self.actions = int(self.encoding.action_size(self.start))
        self.max_cycles = int(self.encoding.longest(self.start)) if max_cycles is None else max_cycles
        if self.max_cycles < 1:
            raise BadOption(f"max_cycles is {shown(max_cycles)}, but a game has one decision at least; give a larger number.")

    def fresh(self, rng: Rng) -> State:
        """A new game, chance answered."""
        state = self.start.copy()
        deal(state, rng)
        return state


class Page:
    """What a seat sees and may do, in arrays that are written anew only while nobody else has them."""

    def __init__(self, hall: Hall) -> None:
        self.sight = Sight(hall.encoding, 1, hall.numbers, hall.actions)
        self._show()
        self.alone = getrefcount(self.numbers)

    def _show(self) -> None:
        self.numbers: Numbers = frombuffer(self.sight.slate.numbers, FLOAT)
        self.mask: Mask = frombuffer(self.sight.marks, BYTE)

    def renew(self) -> None:
        """Leave the arrays to those who have them."""
        self.sight.renew()
        self._show()


class Sitting:
    """A game under way. Arrays are read-only: they are the engine's own memory."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.state = hall.start
        self.desk = Desk(hall.start, hall.encoding)
        self.pages = [Page(hall), Page(hall)]  # so that one can be kept until the next is seen

    def begin(self, rng: Rng) -> None:
        """A new game."""
        self.state = self.hall.fresh(rng)
        self.desk.sit(self.state)

    def seen(self, seat: int) -> tuple[Numbers, Mask]:
        """What a seat sees; and 1 for each action that it may take now, else 0."""
        for page in self.pages:
            if getrefcount(page.numbers) == page.alone == getrefcount(page.mask):  # nobody else has them, or a part of them
                break
        else:
            page.renew()
        self.desk.look(seat, page.sight)
        return page.numbers, page.mask

    def actions(self) -> Actions:
        """The legal actions of the seat that decides, ascending."""
        return frombuffer(self.desk.actions(), WHOLE)

    def play(self, action: int, rng: Rng) -> int:
        """Take an action, and answer for chance after it; who decides then. Illegal, and nothing has changed, if the seat may
        not take it."""
        seat = self.desk.play(action, rng)
        if seat != REFUSED:
            return seat
        raise Illegal(f"action {shown(action)} is not legal for {whose(self.state)} now; take one that the mask allows.")

    def returns(self) -> list[float]:
        """How each seat fared; zeros before the end."""
        return self.hall.encoding.returns(self.state)

    def answer(self, move: int, rng: Rng) -> None:
        """Make a legal move, and answer for chance after it."""
        self.desk.answer(move, rng)


def dealt_by(rng: Rng | None) -> Rng:
    """The generator of a game under way."""
    if rng is None:
        raise BadOption("no game has begun; call reset first.")
    return rng


def rng_of(seed: int | str | None) -> Rng:
    """The generator of a seed; without one, a new generator."""
    return rng(secrets.token_hex(16) if seed is None else seed)
