"""Many tables of one game side by side, on NumPy arrays: one call steps them all inside the engine."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.core.data.components import Source
from pithead.core.errors import BadOption, Illegal
from pithead.core.learning.stepper import Desks
from pithead.core.text.quoting import shown
from pithead.env.spec import BYTE, FLOAT, WHOLE, Actions, Hall, Mask, Numbers, frombuffer, rng_of


@dataclass(frozen=True)
class Seen:
    """What the deciding seats of all tables see: by table the numbers, the mask, and which seat it is."""

    observation: Numbers
    action_mask: Mask
    seat: NDArray[np.int8]


@dataclass(frozen=True)
class Stepped(Seen):
    """The same after a step. `terminated` are the tables whose game was over, `truncated` those where it was cut short: there
    a new game has begun, `reward` has by seat what the old one brought, and all else is of the new one."""

    reward: Numbers
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class Batch:
    """So many tables; each has its own stream of chance, so that it plays the same games in a batch of any size.

    Observations and masks are the engine's own memory, so they are read-only. It has two of each and writes them by turns: those of a
    step hold until the next but one.
    """

    def __init__(
        self,
        slug: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: Source | None = None,
        max_cycles: int | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        if tables < 1:
            raise BadOption(f"a batch of {shown(tables)} tables was asked for; ask for one at least.")
        self.hall = Hall(slug, seats, options, components, max_cycles, position)
        self.game = self.hall.game
        self.layout = self.hall.layout
        self.tables = tables
        self.desks: Desks | None = None

    def reset(self, seed: int | str | None = None) -> Seen:
        """New games at all tables."""
        first = rng_of(seed)
        rngs = [first.split() for _ in range(self.tables)]
        self.desks = Desks(self.hall.start, self.hall.encoding, rngs, self.hall.max_cycles * self.hall.seats, self.hall.numbers)
        return Seen(*self._seen(self.desks))

    def step(self, actions: Any) -> Stepped:
        """One action of the deciding seat at every table; Illegal, and nothing has changed, if one of them is not legal."""
        desks = self._begun()
        chosen = self._whole(actions)
        if len(chosen) != self.tables:
            raise BadOption(f"{len(chosen)} actions were given for {self.tables} tables; give one for each.")
        table = int(desks.refused(chosen))
        if table >= 0:
            raise Illegal(f"action {shown(chosen[table])} is not legal at table {table} now; take one that the mask allows.")
        desks.step(chosen)
        ends = frombuffer(desks.ends.getvalue(), np.uint8)
        reward = frombuffer(desks.returns.getvalue(), np.float32).reshape(self.tables, self.hall.seats)
        return Stepped(*self._seen(desks), reward, ends == 1, ends == 2)

    def actions(self) -> list[Actions]:
        """The legal actions of every table, ascending: the masks as short lists."""
        return [frombuffer(actions, WHOLE) for actions in self._begun().now.legal]

    def scores(self) -> NDArray[np.int64]:
        """The points by table and seat, as if the games ended now; the whole truth."""
        return np.array([list(state.scores()) for state in self._begun().tables])

    def _whole(self, actions: Any) -> list[int]:
        try:
            given = np.asarray(actions)
        except ValueError:
            given = np.zeros(())  # lists of different lengths
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise BadOption(f"actions are whole numbers, one for each of {self.tables} tables; give a list of them.")
        whole: list[int] = given.tolist()
        return whole

    def _begun(self) -> Desks:
        if self.desks is None:
            raise BadOption("no game has begun; call reset first.")
        return self.desks

    def _seen(self, desks: Desks) -> tuple[Numbers, Mask, NDArray[np.int8]]:
        numbers = frombuffer(desks.now.slate.numbers, FLOAT).reshape(self.tables, self.hall.numbers)
        mask = frombuffer(desks.now.marks, BYTE).reshape(self.tables, self.hall.actions)
        return numbers, mask, frombuffer(desks.seats.getvalue(), BYTE)
