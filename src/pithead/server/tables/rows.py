"""The rows that a table writes: those of a change, and from time to time a snapshot of its position."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from pithead.core.record import result_of
from pithead.core.table import Table
from pithead.server import messages
from pithead.server.store.events import Closed, Event
from pithead.server.store.schema import digest_of
from pithead.server.store.writer import Write
from pithead.server.tables.seating import Seat, sitting

if TYPE_CHECKING:
    import asyncio

    from pithead.server.tables.live_table import LiveTable

log = logging.getLogger("pithead.table")


@dataclass(frozen=True)
class StagedChange:
    """A change to be written, and the table's state once it is on disk."""

    events: Sequence[Event]
    table: Table | None
    seats: list[Seat]

    def sitting(self) -> set[tuple[int, str]]:
        """The people who then see a seat's secrets; none before the game begins."""
        return set() if self.table is None else sitting(self.seats)


def opening_rows(live: "LiveTable", staged: StagedChange, message: str | None) -> list[Write]:
    """Return the rows of a new table."""
    row = {
        "id": live.id,
        "game": live.game.slug,
        "setup": msgspec.json.encode(live.setup).decode(),
        "host": live.host.id,
        "host_name": live.host.name,
        "message": message,
        "listed": live.listed,
        "created": live.created,
        "changed": live.created,
        "status": status_of(staged.table),
        "version": 0,
        "moves": 0,
        "decides": None,
    }
    seats: list[Write] = [("seat", {"table_id": live.id, "seat": number} | seat.fields()) for number, seat in enumerate(staged.seats)]
    return [("table", row), *seats, *change_rows(live, staged, live.created, "", None)]


def change_rows(live: "LiveTable", staged: StagedChange, changed: float, person: str, message: str | None) -> list[Write]:
    """Return the rows of a change, with the person and message of the request that caused it."""
    new = staged.sitting() - live.seating.seen
    rows: list[Write] = [("seen", {"table_id": live.id, "seat": seat, "person": holder}) for seat, holder in sorted(new)]
    for version, event in enumerate(staged.events, live.version + 1):
        body = messages.encoder.encode(event).decode()
        rows.append(("event", {"table_id": live.id, "version": version, "person": person or None, "message": message, "body": body}))
    if message is not None and (outgrown := live.log.outgrown(person)) is not None:
        rows.append(("unname", {"of_table": live.id, "of_person": person, "of_message": outgrown}))
    summary: dict[str, Any] = {
        "status": status_of(staged.table),
        "moves": moves_of(staged.table),
        "decides": decides_of(staged.table),
        "result": _result(live, staged.table),
    }
    if any(isinstance(event, Closed) for event in staged.events):
        summary |= {"status": "closed", "decides": None}
    rows.append(("update", {"of_table": live.id, "version": live.version + len(staged.events), "changed": changed} | summary))
    return rows


def _result(live: "LiveTable", table: Table | None) -> str | None:
    """Return the result for the lobby's row."""
    result = result_of(live.game, table.state) if table is not None else None
    return None if result is None else msgspec.json.encode(result).decode()


def status_of(table: Table | None) -> messages.Status:
    """Return the table's status; None means that the game has not begun."""
    return "open" if table is None else "over" if table.over else "running"


def moves_of(table: Table | None) -> int:
    """Return the number of entries in its log of moves."""
    return table.moves_made() if table else 0


def decides_of(table: Table | None) -> int | None:
    """Return the seat that is to decide, if any."""
    return int(table.state.seat) if table and table.state.seat >= 0 else None


def settled_of(table: Table | None) -> int:
    """Return how many of its moves cannot be taken back."""
    return table.settled()[0] if table else 0


# ---- snapshots


@dataclass
class Snapshots:
    """The schedule for storing the position of a table, so that reading it back does not replay every move."""

    every: int = 40  # moves
    number: int = 0  # of moves at the last one

    def is_due(self, table: Table | None) -> bool:
        """Whether enough moves have been made for the next one."""
        return settled_of(table) - self.number >= self.every

    def leave_to_writer(self, table: Table | None) -> None:
        """Count a snapshot that another process wrote with its moves."""
        if self.is_due(table):
            self.number = settled_of(table)

    def write(self, live: "LiveTable") -> None:
        """Write a snapshot if one is due. Nobody waits for it: the log is the truth."""
        table = live.table
        if table is None or table.over or not self.is_due(table):
            return
        self.number, state = table.settled()
        position = msgspec.json.encode(live.game.dump(state)).decode()
        row = {"table_id": live.id, "number": self.number, "position": position, "digest": digest_of(self.number, position)}
        live.store.write([("forget", {"of_table": live.id}), ("snapshot", row)]).add_done_callback(_log_fault)


def _log_fault(written: "asyncio.Future[None]") -> None:
    if not written.cancelled() and written.exception() is not None:
        log.warning("a snapshot was not stored", extra={"fault": str(written.exception())})
