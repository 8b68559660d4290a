"""Step tables for learning code: actions in, observations and action masks out as raw memory. Chance is resolved here."""

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.engine.vecs import search
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter

REFUSED: Final = -3  # returned in place of a seat: the action was not legal


def deal(state: State, rng: Rng) -> None:
    """Resolve chance until a seat decides or the game is over."""
    while state.seat == CHANCE:
        state.apply(state.pick(rng.below(state.count())))


def legal_actions(state: State, encoding: Encoding) -> vec[i64]:
    """Return the actions of the deciding seat, ascending; none if no seat decides."""
    if state.seat < 0:
        return vec[i64]()
    return encoding.actions(state)


@final
class ObservationBuffer:
    """The observations and action masks of several tables, in memory that callers can read without copying."""

    encoding: Encoding
    size: i64  # actions per table
    writer: ObservationWriter
    marks: vec[u8]  # table and action -> 1 if legal
    legal: list[vec[i64]]  # table -> its legal actions, ascending

    def __init__(self, encoding: Encoding, tables: i64, numbers: i64, size: i64) -> None:
        self.encoding = encoding
        self.size = size
        self.writer = ObservationWriter(tables * numbers)
        self.marks = vec[u8]([0] * (tables * size))
        self.legal = []

    def clear(self) -> None:
        """Reset what was written, reusing the memory."""
        self.writer.clear()
        marks = self.marks
        first: i64 = 0
        for actions in self.legal:
            for action in actions:
                marks[first + action] = 0
            first += self.size
        self.legal = []

    def add(self, state: State, seat: i64, actions: vec[i64]) -> None:
        """Write the next table's observation for a seat and mark its actions."""
        self.encoding.observe(state, seat, self.writer)
        marks = self.marks
        first = len(self.legal) * self.size
        for action in actions:
            marks[first + action] = 1
        self.legal.append(actions)


@final
class Stepper:
    """One table; the actions of the deciding seat are computed once per decision."""

    state: State
    encoding: Encoding
    is_surveyed: bool
    legal: vec[i64]  # actions, ascending

    def __init__(self, start: State, encoding: Encoding) -> None:
        self.state = start
        self.encoding = encoding
        self.is_surveyed = False
        self.legal = vec[i64]()

    def sit(self, state: State) -> None:
        """Start another game."""
        self.state = state
        self.is_surveyed = False

    def actions(self) -> vec[i64]:
        """Return the actions of the deciding seat, ascending."""
        if not self.is_surveyed:
            self.legal = legal_actions(self.state, self.encoding)
            self.is_surveyed = True
        return self.legal

    def look(self, seat: i64, buffer: ObservationBuffer) -> None:
        """Write a seat's observation and the actions it may take now."""
        buffer.clear()
        if seat == self.state.seat:
            buffer.add(self.state, seat, self.actions())
        else:
            buffer.add(self.state, seat, vec[i64]())

    def play(self, action: i64, rng: Rng) -> i64:
        """Take an action, resolve chance, and return the next to decide. An illegal action changes nothing and returns REFUSED."""
        legal = self.actions()
        at = search(legal, action)
        if at == len(legal) or legal[at] != action:
            return REFUSED
        self.answer(self.encoding.move_of(self.state, action), rng)
        return self.state.seat

    def answer(self, move: i64, rng: Rng) -> None:
        """Make a legal move and resolve chance after it."""
        self.state.apply(move)
        deal(self.state, rng)
        self.is_surveyed = False


@final
class BatchStepper:
    """Many tables side by side; a finished one restarts at once. Observations alternate between two buffers."""

    start: State
    encoding: Encoding
    tables: list[State]
    rngs: list[Rng]
    lengths: vec[i64]
    longest: i64
    now: ObservationBuffer
    before: ObservationBuffer
    seats: BytesWriter  # table -> who decides
    ends: BytesWriter  # table -> 0 during the game, 1 when it ended, 2 when it was cut short
    returns: BytesWriter  # table and seat -> the outcome of the game that has just ended

    def __init__(self, start: State, encoding: Encoding, rngs: list[Rng], longest: i64, numbers: i64) -> None:
        self.start = start
        self.encoding = encoding
        self.rngs = rngs
        self.tables = []
        self.lengths = vec[i64]()
        self.longest = longest
        self.now = ObservationBuffer(encoding, len(rngs), numbers, encoding.action_size(start))
        self.before = ObservationBuffer(encoding, len(rngs), numbers, encoding.action_size(start))
        self.seats = BytesWriter()
        self.ends = BytesWriter()
        self.returns = BytesWriter()
        for rng in rngs:
            self.tables.append(self.fresh(rng))
            self.lengths = append(self.lengths, 0)
        for state in self.tables:
            self.look(state)

    def fresh(self, rng: Rng) -> State:
        """Return a new game with chance resolved."""
        state = self.start.copy()
        deal(state, rng)
        return state

    def refused(self, actions: list[int]) -> i64:
        """Return the first table whose action is not legal, or -1."""
        table: i64
        for table in range(len(self.tables)):
            action = actions[table]
            if action < 0 or action >= self.now.size or self.now.marks[table * self.now.size + action] == 0:
                return table
        return -1

    def step(self, actions: list[int]) -> None:
        """Take one legal action at every table and write its new observation at once, while the table is in the processor's cache."""
        self.ends.truncate(0)
        self.returns.truncate(0)
        self.seats.truncate(0)
        buffer = self.before
        self.before = self.now
        self.now = buffer
        buffer.clear()
        i: i64
        for i in range(len(self.tables)):
            state = self.tables[i]
            state.apply(self.encoding.move_of(state, actions[i]))
            deal(state, self.rngs[i])
            self.lengths[i] += 1
            self.settle(i, state)
            self.look(self.tables[i])

    def settle(self, i: i64, state: State) -> None:
        """Record whether a game is over, and start the next if so."""
        seat: i64
        over = state.seat == OVER
        if not over and self.lengths[i] < self.longest:
            self.ends.append(0)
            for seat in range(state.seats):
                write_f32_le(self.returns, 0.0)
            return
        self.ends.append(1 if over else 2)
        for share in self.encoding.returns(state):
            write_f32_le(self.returns, share)
        self.tables[i] = self.fresh(self.rngs[i])
        self.lengths[i] = 0

    def look(self, state: State) -> None:
        """Write the observation of the next table's deciding seat and mark its actions."""
        self.now.add(state, state.seat, legal_actions(state, self.encoding))
        self.seats.append(state.seat)
