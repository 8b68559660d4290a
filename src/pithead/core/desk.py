"""Desks: tables at which learners sit. Chance is dealt here; actions come in, observations and masks go out as bytes."""

from typing import final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64

from pithead.core.rng import Rng
from pithead.core.slate import Slate
from pithead.core.state import CHANCE, OVER, State
from pithead.core.vecs import search


def deal(state: State, rng: Rng) -> None:
    """Answer for chance until a seat decides or the game is over."""
    while state.seat == CHANCE:
        state.apply(state.pick(rng.below(state.count())))


@final
class Desk:
    """Writes what a seat sees and may do, always onto the same slate."""

    slate: Slate
    size: i64  # actions
    blank: bytes
    marks: BytesWriter

    def __init__(self, numbers: i64, actions: i64) -> None:
        self.slate = Slate(numbers)
        self.size = actions
        self.blank = bytes(actions)
        self.marks = BytesWriter()

    def observation(self, state: State, seat: i64) -> bytes:
        """What a seat sees, float32 after float32."""
        self.slate.clear()
        state.observe(seat, self.slate)
        return self.slate.written()

    def mask(self, state: State) -> bytes:
        """A byte for each action: 1 where the seat that decides may take it."""
        marks = self.marks
        marks.truncate(0)
        marks.write(self.blank)
        for move in state.legal():
            marks[state.action_of(move)] = 1
        return marks.getvalue()

    def play(self, state: State, action: i64, rng: Rng) -> bool:
        """Take an action, and answer for chance after it; False, and nothing happens, if it is not legal."""
        if action < 0 or action >= self.size or state.seat < 0:
            return False
        move = state.move_of(action)
        moves = state.legal()
        at = search(moves, move)
        if at == len(moves) or moves[at] != move:
            return False
        state.apply(move)
        deal(state, rng)
        return True


@final
class Desks:
    """Many tables side by side; one that is over begins anew at once."""

    start: State
    tables: list[State]
    rngs: list[Rng]
    lengths: vec[i64]
    longest: i64
    desk: Desk
    seen: BytesWriter
    masks: BytesWriter
    seats: BytesWriter
    ends: BytesWriter  # by table: 0 while the game goes on, 1 when it was over, 2 when it was cut short
    returns: BytesWriter  # by table and seat: of the game that has just ended

    def __init__(self, start: State, rngs: list[Rng], longest: i64, numbers: i64) -> None:
        self.start = start
        self.rngs = rngs
        self.tables = []
        self.lengths = vec[i64]()
        self.longest = longest
        self.desk = Desk(numbers, start.action_size())
        self.seen = BytesWriter()
        self.masks = BytesWriter()
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

    def step(self, actions: list[int]) -> i64:
        """One action at every table; the first table whose action is not legal, or -1. That one and those after it
        have not been played then."""
        self.ends.truncate(0)
        self.returns.truncate(0)
        i: i64
        for i in range(len(self.tables)):
            state = self.tables[i]
            if not self.desk.play(state, actions[i], self.rngs[i]):
                return i
            self.lengths[i] += 1
            self.settle(i, state)
        return -1

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

    def look(self) -> bytes:
        """What every seat that decides sees, table after table."""
        self.seen.truncate(0)
        for state in self.tables:
            self.seen.write(self.desk.observation(state, state.seat))
        return self.seen.getvalue()

    def mask(self) -> bytes:
        """What every seat that decides may do: a byte for each action, table after table."""
        self.masks.truncate(0)
        for state in self.tables:
            self.masks.write(self.desk.mask(state))
        return self.masks.getvalue()

    def deciding(self) -> bytes:
        """The seat that decides, by table, in one byte each."""
        self.seats.truncate(0)
        for state in self.tables:
            self.seats.append(state.seat)
        return self.seats.getvalue()

    def actions(self) -> tuple[bytes, bytes]:
        """The legal actions of every table, ascending, table after table, and how many each has; in four bytes each."""
        listed = BytesWriter()
        sizes = BytesWriter()
        for state in self.tables:
            found = state.actions()
            for action in found:
                write_i32_le(listed, i32(action))
            write_i32_le(sizes, i32(len(found)))
        return listed.getvalue(), sizes.getvalue()
