"""Many tables of one game side by side, on NumPy arrays: one call of the engine steps them all."""

from dataclasses import dataclass
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from pithead.core.errors import BadOption, Illegal
from pithead.core.learning.stepper import BatchStepper
from pithead.core.text.quoting import quoted
from pithead.env.spec import BYTE, FLOAT, WHOLE, Actions, EnvSpec, Mask, Numbers, TableSettings, frombuffer, rng_of


@dataclass(frozen=True)
class Seen:
    """The observations of the deciding seats: by table the numbers, the mask, and the seat."""

    observation: Numbers
    action_mask: Mask
    seat: NDArray[np.int8]


@dataclass(frozen=True)
class Stepped(Seen):
    """The observations after a step. At `terminated` tables the game was over, at `truncated` ones it was cut short: a new game has begun
    there. `reward` holds, by seat, the returns of the old game; everything else belongs to the new one."""

    reward: Numbers
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class Batch:
    """Many tables; each has its own random stream, so that it plays the same games in a batch of any size.

    Observations and masks are the engine's own memory, so they are read-only. There are two of each, written alternately: those of a step
    stay valid until the step after next. With `copy=True` every step returns new arrays.
    """

    def __init__(
        self,
        slug: str,
        tables: int,
        copy: bool = False,
        **settings: Unpack[TableSettings],
    ) -> None:
        if tables < 1:
            raise BadOption(f"a batch of {quoted(tables)} tables is empty; ask for at least one.")
        self.env_spec = EnvSpec(slug, **settings)
        self.game = self.env_spec.game
        self.layout = self.env_spec.layout
        self.tables = tables
        self.copy = copy
        self.stepper: BatchStepper | None = None

    def reset(self, seed: int | str | None = None) -> Seen:
        """Start new games at all tables."""
        first = rng_of(seed)
        rngs = [first.split() for _ in range(self.tables)]
        self.stepper = BatchStepper(
            self.env_spec.start, self.env_spec.encoding, rngs, self.env_spec.max_cycles * self.env_spec.seats, self.env_spec.numbers
        )
        return Seen(*self._seen(self.stepper))

    def step(self, actions: Any) -> Stepped:
        """Take one action of the deciding seat at every table; raise Illegal, and change nothing, if one of them is not legal."""
        stepper = self._begun()
        chosen = self._whole(actions)
        if len(chosen) != self.tables:
            raise BadOption(f"{len(chosen)} actions were given for {self.tables} tables; give one for each.")
        table = int(stepper.refused(chosen))
        if table >= 0:
            raise Illegal(f"action {quoted(chosen[table])} is not legal at table {table} now; take one that the mask allows.")
        stepper.step(chosen)
        ends = frombuffer(stepper.ends.getvalue(), np.uint8)
        reward = frombuffer(stepper.returns.getvalue(), np.float32).reshape(self.tables, self.env_spec.seats)
        return Stepped(*self._seen(stepper), reward, ends == 1, ends == 2)

    def actions(self) -> list[Actions]:
        """Return the legal actions of every table in ascending order: the masks as short lists."""
        return [frombuffer(actions, WHOLE) for actions in self._begun().now.legal]

    def scores(self) -> NDArray[np.int64]:
        """Return the points by table and seat, as if the games ended now, from the true states."""
        return np.array([list(state.scores()) for state in self._begun().tables])

    def _whole(self, actions: Any) -> list[int]:
        try:
            array = np.asarray(actions)
        except ValueError:
            array = np.zeros(())  # lists of different lengths
        if array.ndim != 1 or array.dtype.kind not in "iu":
            raise BadOption(f"actions are whole numbers, one for each of {self.tables} tables; give a list of them.")
        whole: list[int] = array.tolist()
        return whole

    def _begun(self) -> BatchStepper:
        if self.stepper is None:
            raise BadOption("no game has begun; call reset first.")
        return self.stepper

    def _seen(self, stepper: BatchStepper) -> tuple[Numbers, Mask, NDArray[np.int8]]:
        numbers = frombuffer(stepper.now.writer.numbers, FLOAT).reshape(self.tables, self.env_spec.numbers)
        mask = frombuffer(stepper.now.marks, BYTE).reshape(self.tables, self.env_spec.actions)
        seats = frombuffer(stepper.seats.getvalue(), BYTE)
        return (numbers.copy(), mask.copy(), seats) if self.copy else (numbers, mask, seats)
