"""Desks: tables at which learners sit. Chance is dealt here; actions come in, observations and masks go out as bytes."""

from typing import Any, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64

from pithead.core.rng import Rng
from pithead.core.slate import Slate
from pithead.core.state import CHANCE, OVER, State


def deal(state: State, rng: Rng) -> None:
    """Answer for chance until a seat decides or the game is over."""
    while state.seat == CHANCE:
        state.apply(state.pick(rng.below(state.count())))


def observed(state: State, seat: i64, slate: Slate) -> bytes:
    """What a seat sees, float32 after float32, written on a slate."""
    slate.clear()
    state.observe(seat, slate)
    return slate.written()


def legal_actions(state: State) -> vec[i64]:
    """The actions of the seat that decides; none where no seat does."""
    if state.seat < 0:
        return vec[i64]()
    return state.actions()


@final
class Desk:
    """A table; what its deciding seat may do is looked up once for each decision."""

    state: State
    size: i64  # actions
    slate: Slate
    is_surveyed: bool
    legal: vec[i64]  # actions, those that are marked
    marks: BytesWriter  # a byte for each action
    listed: BytesWriter  # legal actions, four bytes each

    def __init__(self, start: State, numbers: i64) -> None:
        self.state = start
        self.size = start.action_size()
        self.slate = Slate(numbers)
        self.is_surveyed = False
        self.legal = vec[i64]()
        self.marks = BytesWriter()
        self.marks.write(bytes(self.size))
        self.listed = BytesWriter()

    def sit(self, state: State) -> None:
        """Another game."""
        self.state = state
        self.is_surveyed = False

    def survey(self) -> None:
        """Mark and list what the deciding seat may do, if that is not done yet."""
        if self.is_surveyed:
            return
        marks = self.marks
        listed = self.listed
        for action in self.legal:
            marks[action] = 0
        listed.truncate(0)
        self.legal = legal_actions(self.state)
        for action in self.legal:
            marks[action] = 1
            write_i32_le(listed, i32(action))
        self.is_surveyed = True

    def play(self, action: i64, rng: Rng) -> bool:
        """Take an action, and answer for chance after it; False, and nothing has changed, if the seat may not take it."""
        self.survey()
        if action < 0 or action >= self.size or self.marks[action] == 0:
            return False
        self.answer(self.state.move_of(action), rng)
        return True

    def answer(self, move: i64, rng: Rng) -> None:
        """Make a legal move, and answer for chance after it."""
        self.state.apply(move)
        deal(self.state, rng)
        self.is_surveyed = False

    def observation(self, seat: i64) -> bytes:
        """What a seat sees, float32 after float32."""
        return observed(self.state, seat, self.slate)

    def mask(self) -> bytes:
        """By action 1 where the deciding seat may take it, else 0."""
        self.survey()
        return self.marks.getvalue()

    def actions(self) -> bytes:
        """The legal actions, ascending, four bytes each."""
        self.survey()
        return self.listed.getvalue()


@final
class Desks:
    """Many tables side by side; one that is over begins anew at once."""

    start: State
    tables: list[State]
    rngs: list[Rng]
    lengths: vec[i64]
    longest: i64
    size: i64  # actions
    slate: Slate
    listed: BytesWriter  # legal actions, table after table, four bytes each
    marked: BytesWriter  # the same as places in the masks of all tables, eight bytes each
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
        self.size = start.action_size()
        self.slate = Slate(numbers)
        self.listed = BytesWriter()
        self.marked = BytesWriter()
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

    def look(self, seen: Any) -> None:
        """Write what every deciding seat sees into a buffer of bytes, table after table, and list what it may do."""
        self.listed.truncate(0)
        self.marked.truncate(0)
        self.counts.truncate(0)
        self.seats.truncate(0)
        wide = self.slate.size * 4
        first: i64 = 0
        i: i64
        for i in range(len(self.tables)):
            state = self.tables[i]
            seen[i * wide : (i + 1) * wide] = observed(state, state.seat, self.slate)
            actions = legal_actions(state)
            for action in actions:
                write_i32_le(self.listed, i32(action))
                write_i64_le(self.marked, first + action)
            write_i32_le(self.counts, i32(len(actions)))
            self.seats.append(state.seat)
            first += self.size
