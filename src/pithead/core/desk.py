"""Desks: tables at which learners sit. Chance is dealt here; actions come in, observations and masks go out as bytes."""

from typing import final

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
    """One table or many: writes what the deciding seats see and may do, always onto the same slate."""

    numbers: i64
    size: i64  # actions
    slate: Slate
    blank: bytes
    marks: BytesWriter
    listed: BytesWriter  # the legal actions of all tables, four bytes each
    counts: BytesWriter  # how many each table has

    def __init__(self, numbers: i64, actions: i64, tables: i64) -> None:
        self.numbers = numbers
        self.size = actions
        self.slate = Slate(numbers * tables)
        self.blank = bytes(actions * tables)
        self.marks = BytesWriter()
        self.listed = BytesWriter()
        self.counts = BytesWriter()

    def observation(self, state: State, seat: i64) -> bytes:
        """What a seat sees, float32 after float32."""
        self.slate.clear()
        state.observe(seat, self.slate)
        return self.slate.written()

    def observations(self, tables: list[State]) -> bytes:
        """What every seat that decides sees, table after table."""
        self.slate.clear()
        for state in tables:
            state.observe(state.seat, self.slate)
        return self.slate.written()

    def survey(self, tables: list[State]) -> None:
        """Look up what the deciding seats may do."""
        self.marks.truncate(0)
        self.marks.write(self.blank)
        self.listed.truncate(0)
        self.counts.truncate(0)
        first: i64 = 0
        for state in tables:
            if state.seat >= 0:
                actions = state.actions()
                for action in actions:
                    self.marks[first + action] = 1
                    write_i32_le(self.listed, i32(action))
                write_i32_le(self.counts, i32(len(actions)))
            first += self.size

    def may(self, table: i64, action: i64) -> bool:
        """Whether the seat that decided at a table at the last survey may take an action."""
        return 0 <= action < self.size and self.marks[table * self.size + action] != 0


@final
class Desks:
    """Many tables side by side; one that is over begins anew at once."""

    start: State
    tables: list[State]
    rngs: list[Rng]
    lengths: vec[i64]
    longest: i64
    desk: Desk
    seats: BytesWriter
    ends: BytesWriter  # by table: 0 while the game goes on, 1 when it was over, 2 when it was cut short
    returns: BytesWriter  # by table and seat: of the game that has just ended

    def __init__(self, start: State, rngs: list[Rng], longest: i64, numbers: i64) -> None:
        self.start = start
        self.rngs = rngs
        self.tables = []
        self.lengths = vec[i64]()
        self.longest = longest
        self.desk = Desk(numbers, start.action_size(), len(rngs))
        self.seats = BytesWriter()
        self.ends = BytesWriter()
        self.returns = BytesWriter()
        for rng in rngs:
            self.tables.append(self.fresh(rng))
            self.lengths = append(self.lengths, 0)
        self.desk.survey(self.tables)

    def fresh(self, rng: Rng) -> State:
        """A new game, chance answered."""
        state = self.start.copy()
        deal(state, rng)
        return state

    def refused(self, actions: list[int]) -> i64:
        """The first table whose action is not legal, or -1."""
        i: i64
        for i in range(len(self.tables)):
            if not self.desk.may(i, actions[i]):
                return i
        return -1

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
        self.desk.survey(self.tables)

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

    def deciding(self) -> bytes:
        """The seat that decides, by table, in one byte each."""
        self.seats.truncate(0)
        for state in self.tables:
            self.seats.append(state.seat)
        return self.seats.getvalue()
