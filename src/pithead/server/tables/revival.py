"""Revival: rebuild a table from the rows of the store."""

import logging
from typing import Any

import msgspec
from sqlalchemy.engine import Row

from pithead.core.data.components import content_hash
from pithead.core.errors import PitheadError
from pithead.core.game import AnyGame
from pithead.core.table import SavedTable, Table
from pithead.core.text.messages import Logged
from pithead.core.text.quoting import quoted
from pithead.games import game as game_of
from pithead.server.accounts.identity import Person
from pithead.server.store.events import Event, Setup, read_event
from pithead.server.store.schema import digest_of
from pithead.server.store.writer import Store, Stored
from pithead.server.tables.chat import Chat
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.log import Misfit, MovesToRead
from pithead.server.tables.rows import Snapshots
from pithead.server.tables.seating import Seating
from pithead.server.tables.signals import TableSignals

read_setup = msgspec.json.Decoder(Setup)
log = logging.getLogger("pithead.registry")


class Damaged(PitheadError):
    """The rows no longer describe a table."""


class OtherVersion(PitheadError):
    """The table needs rules or components that this program does not have."""


def revived(stored: Stored, store: Store, snapshot_every: int, signals: TableSignals | None = None) -> LiveTable:
    """Return a table as its log describes it; raise Damaged, with a sentence, if the log cannot be followed."""
    try:
        return _revived(stored, store, snapshot_every, signals or TableSignals())
    except (Damaged, OtherVersion):
        raise
    except PitheadError as error:
        raise Damaged(str(error)) from None
    except Exception as error:  # a damaged row may hold anything
        log.exception("a table cannot be read", extra={"table": stored.table.id})
        raise Damaged(f"its rows do not fit together ({type(error).__name__}).") from None


def _revived(stored: Stored, store: Store, snapshot_every: int, signals: TableSignals) -> LiveTable:
    row, game, setup = stored.table, game_of(stored.table.game), _setup(stored)
    _check_versions(game, setup)
    live = LiveTable(
        id=row.id,
        game=game,
        setup=setup,
        host=Person(row.host, row.host_name),
        listed=row.listed,
        created=row.created,
        seating=Seating.of_rows(stored.seats, stored.seen, stored.removed),
        store=store,
        snapshots=Snapshots(snapshot_every),
        signals=signals,
        chat=Chat.of_rows(stored.chat),
    )
    moves = _fold(live, stored)
    if live.log.begun:
        live.table, live.snapshots.number = _table(live, moves, stored.snapshot)
    return live


def _setup(stored: Stored) -> Setup:
    """Return what was fixed when the table was opened; refuse rows without every seat that it names."""
    try:
        setup = read_setup.decode(stored.table.setup)
    except (msgspec.MsgspecError, TypeError, ValueError):
        raise Damaged("its setup cannot be read.") from None
    there = [seat.seat for seat in stored.seats]
    if there != list(range(setup.seats)):
        raise Damaged(f"it was opened with {setup.seats} seats, but {', '.join(map(str, there)) or 'none'} can be found.")
    return setup


def _events(stored: Stored) -> list[Event]:
    """Return the whole log; refuse gaps."""
    events: list[Event] = []
    for version, row in enumerate(stored.events, 1):
        if row.version != version:
            raise Damaged(f"event {version} of its log is missing.")
        try:
            events.append(read_event.decode(row.body))
        except (msgspec.MsgspecError, TypeError, ValueError):
            raise Damaged(f"event {version} of its log cannot be read.") from None
    if len(events) != stored.table.version:
        raise Damaged(f"event {len(events) + 1} of its log is missing.")
    return events


def _fold(live: LiveTable, stored: Stored) -> MovesToRead:
    """Apply every event of the log; return the moves, still to be made."""
    moves = MovesToRead(live.game, len(live.seats))
    for row, event in zip(stored.events, _events(stored), strict=True):
        try:
            live.log.apply(event, moves, row.person or "", row.message)
        except Misfit:
            raise Damaged(f"event {row.version} of its log does not follow from the events before it.") from None
        except (KeyError, TypeError, ValueError, msgspec.MsgspecError, PitheadError):
            raise Damaged(f"event {row.version} of its log holds something that is not a move of this game.") from None
    return moves


def _table(live: LiveTable, moves: MovesToRead, snapshot: Row[Any] | None) -> tuple[Table, int]:
    """Return the core table with all moves made, and the number of moves at its snapshot."""
    if snapshot is not None:
        try:
            return live.table_from(moves.contributions, _kept(live, moves.entries, snapshot)), int(snapshot.number)
        except Exception as error:  # the log is the truth and works without a snapshot
            log.warning("a snapshot cannot be used", extra={"table": live.id, "fault": str(error)})
    try:
        return live.table_from(moves.contributions, SavedTable(moves.entries)), 0
    except Exception as error:  # a move trusts its position, and may fail in a wrong one
        raise Damaged(f"the moves of its log cannot be made again ({type(error).__name__}: {error}).") from None


def _kept(live: LiveTable, entries: list[Logged], snapshot: Row[Any]) -> SavedTable:
    """Return the log together with the position of its snapshot; raise Damaged if the two do not match."""
    if snapshot.digest != digest_of(snapshot.number, snapshot.position) or snapshot.number > len(entries):
        raise Damaged("its snapshot was changed after it was written.")
    position = {"rules": live.setup.rules} | msgspec.json.decode(snapshot.position)
    return SavedTable(entries, snapshot.number, live.game.load(position, live.components))


def _check_versions(game: AnyGame, setup: Setup) -> None:
    if setup.changed is not None and setup.components != (actual := content_hash(setup.changed)):
        raise Damaged(f"its changed components are not as they were written: {actual} instead of {setup.components}.")
    fault = version_fault(game, setup.rules, setup.components if setup.changed is None else None)
    if fault:
        raise OtherVersion(fault)


def version_fault(game: AnyGame, rules: str, components: str | None) -> str:
    """Return why this program cannot play a table of that rules version and component hash, or "" if it can. `components` is None if the
    table holds its own."""
    if rules not in game.rules.versions:
        known = ", ".join(game.rules.versions)
        return f"it was begun by rules version {quoted(rules)} of {game.title}, and this program knows {known}."
    if components is not None and game.components_named(components) is None:
        return f"it was begun with the component file {quoted(components)} of {game.title}, which this program does not have."
    return ""
