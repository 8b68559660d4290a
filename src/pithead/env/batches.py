"""Many tables of one game side by side, on NumPy arrays: one call steps them all inside the engine."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pithead.core.components import Source
from pithead.core.desk import Desks
from pithead.core.errors import BadOption, Illegal
from pithead.core.text import shown
from pithead.env.hall import Actions, Hall, Mask, Numbers, rng_of

BUFFERS = 2


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


class Buffer:
    """What is seen at all tables, written anew in every other step."""

    def __init__(self, tables: int, hall: Hall) -> None:
        self.numbers: Numbers = np.zeros((tables, hall.numbers), np.float32)
        self.flat: Mask = np.zeros(tables * hall.actions, np.int8)
        self.mask = self.flat.reshape(tables, hall.actions)
        self.mask.flags.writeable = False  # what is not marked now is never written
        self.marked: NDArray[np.int64] = np.zeros(0, np.int64)

    def mark(self, places: NDArray[np.int64]) -> None:
        """Only these places of the masks are 1."""
        self.flat[self.marked] = 0
        self.flat[places] = 1
        self.marked = places


class Batch:
    """So many tables; each has its own stream of chance, so that it plays the same games in a batch of any size.

    Observations and masks are written into two sets of arrays by turns: those of a step hold until the next but one.
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
        self.every = np.arange(tables)
        self.buffers = [Buffer(tables, self.hall) for _ in range(BUFFERS)]

    def reset(self, seed: int | str | None = None) -> Seen:
        """New games at all tables."""
        first = rng_of(seed)
        rngs = [first.split() for _ in range(self.tables)]
        self.desks = Desks(self.hall.start, rngs, self.hall.max_cycles * self.hall.seats, self.hall.numbers)
        return Seen(*self._seen(self.desks))

    def step(self, actions: Any) -> Stepped:
        """One action of the deciding seat at every table; Illegal, and nothing has changed, if one of them is not legal."""
        desks = self._begun()
        chosen = self._whole(actions)
        if len(chosen) != self.tables:
            raise BadOption(f"{len(chosen)} actions were given for {self.tables} tables; give one for each.")
        known = (chosen >= 0) & (chosen < self.hall.actions)
        legal = known & (self.buffers[-1].mask[self.every, np.where(known, chosen, 0)] != 0)
        if not legal.all():
            table = int(legal.argmin())
            raise Illegal(f"action {shown(int(chosen[table]))} is not legal at table {table} now; take one that the mask allows.")
        desks.step(chosen.tolist())
        ends = np.frombuffer(desks.ends.getvalue(), np.uint8)
        reward = np.frombuffer(desks.returns.getvalue(), np.float32).reshape(self.tables, self.hall.seats)
        return Stepped(*self._seen(desks), reward, ends == 1, ends == 2)

    def actions(self) -> list[Actions]:
        """The legal actions of every table, ascending: the masks as short lists."""
        desks = self._begun()
        ends = np.cumsum(np.frombuffer(desks.counts.getvalue(), np.int32)).tolist()
        listed = np.frombuffer(desks.listed.getvalue(), np.int32)
        return [listed[first:end] for first, end in pairwise([0, *ends])]

    def scores(self) -> NDArray[np.int64]:
        """The points by table and seat, as if the games ended now; the whole truth."""
        return np.array([list(state.scores()) for state in self._begun().tables])

    def _whole(self, actions: Any) -> NDArray[np.integer[Any]]:
        try:
            given = np.asarray(actions)
        except ValueError:
            given = np.zeros(())  # lists of different lengths
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise BadOption(f"actions are whole numbers, one for each of {self.tables} tables; give a list of them.")
        return given

    def _begun(self) -> Desks:
        if self.desks is None:
            raise BadOption("no game has begun; call reset first.")
        return self.desks

    def _seen(self, desks: Desks) -> tuple[Numbers, Mask, NDArray[np.int8]]:
        self.buffers.append(self.buffers.pop(0))
        buffer = self.buffers[-1]
        desks.look(buffer.numbers.data.cast("B"))
        buffer.mark(np.frombuffer(desks.marked.getvalue(), np.int64))
        return buffer.numbers, buffer.mask, np.frombuffer(desks.seats.getvalue(), np.int8)
