"""The fold of a table's event log: the one place where an event takes effect.

`TableLog.apply` takes the next event in three cases: this process has just written it (commit), another process wrote
it (catch-up), or the whole log is read back from disk (revival). They differ only in how the moves of an event are
made, which is why `apply` is given a `Moves`.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pithead.core.engine.state import CHANCE
from pithead.core.game import AnyGame
from pithead.core.table import SavedTable, Table
from pithead.core.text.messages import Logged
from pithead.server.store.events import Began, ChatRuled, Closed, Event, Followed, Moved, Seated, Undone, logged_of

MOST_REQUESTS = 64  # remembered per person, so that a repeated request is recognised
REMEMBERED = 256  # changes that a client may have missed and still catch up with


class Misfit(ValueError):
    """An event that cannot follow the events before it."""


class Mark(NamedTuple):
    """A version, the number of log entries it left unchanged, and whether seats changed."""

    version: int
    log_from: int
    seats: bool


class Moves(Protocol):
    """The way in which the fold makes moves."""

    def begin(self, contributions: list[str], entries: Sequence[Any]) -> None:
        """Begin the game with these entries, made by chance."""

    def follow(self, entries: Sequence[Any]) -> None:
        """Make the moves of these entries."""

    def take_back(self, count: int) -> None:
        """Take back the last moves."""


class MovesMade:
    """Moves that were made on a copy before their event was written (commit)."""

    def begin(self, contributions: list[str], entries: Sequence[Any]) -> None:
        """Do nothing."""

    def follow(self, entries: Sequence[Any]) -> None:
        """Do nothing."""

    def take_back(self, count: int) -> None:
        """Do nothing."""


MADE = MovesMade()


class MovesToMake:
    """Moves that another process wrote, made on a copy of the table (catch-up)."""

    def __init__(self, table: Table | None, game: AnyGame, table_from: Callable[[Sequence[str], SavedTable], Table]) -> None:
        self.table, self.game, self.table_from = table, game, table_from

    def begin(self, contributions: list[str], entries: Sequence[Any]) -> None:
        """Deal as the entries describe."""
        self.table = self.table_from(contributions, SavedTable([logged_of(entry, self.game) for entry in entries]))

    def follow(self, entries: Sequence[Any]) -> None:
        """Make the moves."""
        assert self.table is not None
        self.table.follow([logged_of(entry, self.game) for entry in entries])

    def take_back(self, count: int) -> None:
        """Undo the moves one by one."""
        assert self.table is not None
        for _ in range(count):
            self.table.undo()


class MovesToRead:
    """Moves that are read first and made when the whole log is known, from the last snapshot on (revival)."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game, self.seats = game, seats
        self.contributions: list[str] = []
        self.entries: list[Logged] = []

    def begin(self, contributions: list[str], entries: Sequence[Any]) -> None:
        """Keep what the players contributed to the seed, and the first entries."""
        self.contributions = contributions
        self.follow(entries)

    def follow(self, entries: Sequence[Any]) -> None:
        """Add entries that read like moves."""
        self.entries += map(self._read, entries)

    def take_back(self, count: int) -> None:
        """Drop the last entries."""
        del self.entries[len(self.entries) - count :]

    def _read(self, entry: Any) -> Logged:
        """Return an entry that reads like a move; `pithead tables check` asks whether the move was legal."""
        logged = logged_of(entry, self.game)
        self.game.codec.notation.read(str(logged.move))
        if not CHANCE <= logged.seat < self.seats:
            raise ValueError(logged.seat)
        return logged


@dataclass
class TableLog:
    """The state that the event log leads to, except the moves themselves."""

    seats: int
    version: int = 0  # the number of events
    moved: int = 0  # the version at which the position last changed
    begun: bool = False
    closed: bool = False  # by the host, permanently
    again: Followed | None = None  # the rematch
    seatings: int = 0  # how often a seat has changed hands
    chat_rules: list[bool] = field(default_factory=list)  # the host's decisions since the setup about onlookers in the chat
    undos: int = 0  # how often moves were taken back
    undos_before: list[int] = field(default_factory=list)  # for each entry of the log of moves, `undos` when it was written
    marks: deque[Mark] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    requests: dict[str, dict[str, int]] = field(default_factory=dict)  # by person, the last requests carried out: message and version

    @property
    def moves(self) -> int:
        """The number of entries in the log of moves."""
        return len(self.undos_before)

    def apply(self, event: Event, moves: Moves, person: str, message: str | None) -> None:
        """Apply the next event, which carries out a request of the person if it has a message; raise Misfit if it cannot be the next."""
        if not self._fits(event):
            raise Misfit(f"event {self.version + 1} does not follow from the events before it")
        left_alone = self.moves
        match event:
            case Began(contributions, entries):
                moves.begin(contributions, entries)
                self.begun = True
                self._count(entries)
            case Moved(entries):
                moves.follow(entries)
                self._count(entries)
            case Undone(count):
                moves.take_back(count)
                del self.undos_before[-count:]
                left_alone = self.moves
                self.undos += 1
            case Seated():
                self.seatings += 1
            case Closed():
                self.closed = True
            case Followed():
                self.again = event
            case ChatRuled(onlookers):
                self.chat_rules.append(onlookers)
        self.version += 1
        if not isinstance(event, Seated | ChatRuled):
            self.moved = self.version
        self.marks.append(Mark(self.version, left_alone, not isinstance(event, Moved | Undone)))
        if message is not None:
            self._remember(person, message)

    def _fits(self, event: Event) -> bool:
        match event:
            case Began():
                return not self.begun
            case Moved() | Followed():
                return self.begun
            case Undone(count):
                return 0 < count <= self.moves
            case Seated(seat):
                return 0 <= seat < self.seats
            case Closed() | ChatRuled():
                return True

    def _count(self, entries: Sequence[Any]) -> None:
        self.undos_before += [self.undos] * len(entries)

    def undos_since(self, settled: int) -> int:
        """Return how often moves were taken back since the last of that many permanent moves."""
        return self.undos - (self.undos_before[settled - 1] if settled else 0)

    def is_known(self, version: int) -> bool:
        """Whether every change after that version is remembered."""
        return version <= self.version and bool(self.marks) and self.marks[0].version <= version + 1

    def changed_since(self, version: int) -> tuple[int, bool]:
        """Return how many entries of the log of moves are unchanged since that version, and whether seats have changed."""
        log_from, seats = self.moves, False
        for mark in reversed(self.marks):
            if mark.version <= version:
                break
            log_from, seats = min(log_from, mark.log_from), seats or mark.seats
        return log_from, seats

    # ---- requests that are recognised when they are repeated

    def carried_out(self, person: str, message: str) -> int | None:
        """Return the version that a request led to; None if no such request is remembered."""
        return self.requests.get(person, {}).get(message)

    def outgrown(self, person: str) -> str | None:
        """Return the person's request that the next one will push out, if any."""
        known = self.requests.get(person, {})
        return next(iter(known)) if len(known) >= MOST_REQUESTS else None

    def _remember(self, person: str, message: str) -> None:
        known = self.requests.setdefault(person, {})
        known[message] = self.version
        if len(known) > MOST_REQUESTS:
            del known[next(iter(known))]
