"""Desks: tables at which learners sit. Chance is dealt here; actions come in, observations and masks go out as bytes."""

from typing import Any, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64

from pithead.core.rng import Rng
from pithead.core.slate import Slate
from pithead.core.state import CHANCE, OVER, State


def deal(state: State, rng: Rng) -> None:
    """Answer for chance until a seat decides or the game is over."""
    while state.seat == CHANCE:
        state.apply(state.pick(rng.below(state.count())))


@final
class Desk:
    """Writes what seats see and may do, always onto the same slate."""

    size: i64  # actions
    slate: Slate
    blank: bytes
    marks: BytesWriter  # a byte for each action
    listed: BytesWriter  # legal actions, four bytes each

    def __init__(self, numbers: i64, actions: i64) -> None:
        self.size = actions
        self.slate = Slate(numbers)
        self.blank = bytes(actions)
        self.marks = BytesWriter()
        self.listed = BytesWriter()

    def observation(self, state: State, seat: i64) -> bytes:
        """What a seat sees, float32 after float32."""
        self.slate.clear()
        state.observe(seat, self.slate)
        return self.slate.written()

    def survey(self, state: State) -> i64:
        """Mark what the deciding seat may do, and add it to the list; how many actions these are."""
        self.marks.truncate(0)
        self.marks.write(self.blank)
        if state.seat < 0:
            return 0
        actions = state.actions()
        for action in actions:
            self.marks[action] = 1
            write_i32_le(self.listed, i32(action))
        return len(actions)

    def may(self, action: i64) -> bool:
        """Whether the seat of the last survey may take an action."""
        return 0 <= action < self.size and self.marks[action] != 0


@final
class Desks:
    """Many tables side by side; one that is over begins anew at once."""

    start: State
    tables: list[State]
    rngs: list[Rng]
    lengths: vec[i64]
    longest: i64
    desk: Desk
    counts: BytesWriter  # by table: how many legal actions there are
    seats: BytesWriter  # by table: who decides
    ends: BytesWriter  # by table: 0 while the game goes on, 1 when it was over, 2 when it was cut short
    returns: BytesWriter  # by table and seat: of the game that has just ended

    def __init__(self, start: State, rngs: list[Rng], longest: i64, numbers: i64) -> None:
        self.start = start
        self.rngs = rngs
        self.tables = []
        self.lengths = vec[i64]()
        self.longest = longest
        self.desk = Desk(numbers, start.action_size())
        self.counts = BytesWriter()
        self.seats = BytesWriter()
        self.ends = BytesWriter()
        self.returns = BytesWriter()
        for rng in rngs:
            self.tables.append(self.fresh(rng))
            self.lengths = append(self.lengths, 0)

    def fresh(self, rng: Rng) -> State:
        """A new game, chance answered."""
        state = self.start.copy()
        deal(state, rng)
        return state

    def step(self, actions: list[int]) -> None:
        """One legal action at every table."""
        self.ends.truncate(0)
        self.returns.truncate(0)
        i: i64
        for i in range(len(self.tables)):
            state = self.tables[i]
            state.apply(state.move_of(actions[i]))
            deal(state, self.rngs[i])
            self.lengths[i] += 1
            self.settle(i, state)

    def settle(self, i: i64, state: State) -> None:
        """Note whether a game is over, and begin the next."""
        seat: i64
        over = state.seat == OVER
        if not over and self.lengths[i] < self.longest:
            self.ends.append(0)
            for seat in range(state.seats):
                write_f32_le(self.returns, 0.0)
            return
        self.ends.append(1 if over else 2)
        for share in state.returns():
            write_f32_le(self.returns, share)
        self.tables[i] = self.fresh(self.rngs[i])
        self.lengths[i] = 0

    def look(self, seen: Any, masks: Any) -> None:
        """Write what every deciding seat sees and may do into two buffers of bytes, table after table."""
        self.desk.listed.truncate(0)
        self.counts.truncate(0)
        self.seats.truncate(0)
        wide = self.desk.slate.size * 4
        size = self.desk.size
        i: i64
        for i in range(len(self.tables)):
            state = self.tables[i]
            seen[i * wide : (i + 1) * wide] = self.desk.observation(state, state.seat)
            write_i32_le(self.counts, i32(self.desk.survey(state)))
            masks[i * size : (i + 1) * size] = self.desk.marks.getvalue()
            self.seats.append(state.seat)
