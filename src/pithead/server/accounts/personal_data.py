"""The data stored about a person: exported as a whole, and deleted on request.

Their moves stay, because they are part of a game that others played too, but nothing shows whose they were.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from pithead.games import game as game_of
from pithead.server import messages
from pithead.server.accounts.identity import PROGRAM, Person, digest_of
from pithead.server.app_state import AppState
from pithead.server.cluster.notifications import Notification
from pithead.server.http.request_errors import RequestError
from pithead.server.store.events import Followed, Moved, Undone, kind_of, logged_of, read_event
from pithead.server.store.schema import chat, events, gone, line_of, removed, seats, seen, tables
from pithead.server.store.writer import notify
from pithead.server.tables import lifecycle
from pithead.server.tables.live_table import retry_if_overtaken

SOMEBODY = "Somebody"  # the name that replaces a deleted person's


# ---- export


async def export(app_state: AppState, person: Person) -> messages.Export:
    """Return all data stored about a person."""
    return await app_state.store.read(lambda connection: _export(connection, person))


def _export(connection: Connection, person: Person) -> messages.Export:
    return messages.Export(person.name, [_table(connection, row, person.id) for row in _rows(connection, person.id)])


def _rows(connection: Connection, person: str) -> list[Row[Any]]:
    """Return the tables that store something about the person, oldest first."""
    known = [sa.select(part.c.table_id).where(part.c.person == person) for part in (seats, events, chat, seen, removed)]
    wanted = sa.or_(tables.c.host == person, tables.c.id.in_(sa.union(*known)))
    return list(connection.execute(sa.select(tables).where(wanted).order_by(tables.c.created)))


def _table(connection: Connection, row: Row[Any], person: str) -> messages.OwnTable:
    def of(part: sa.Table, order: str) -> list[Row[Any]]:
        wanted = sa.select(part).where(part.c.table_id == row.id, part.c.person == person)
        return list(connection.execute(wanted.order_by(part.c[order])))

    held = [messages.OwnSeat(seat.seat, seat.name, seat.bot, seat.contribution) for seat in of(seats, "seat")]
    return messages.OwnTable(
        id=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        host=row.host == person,
        seats=held,
        seen=[seat.seat for seat in of(seen, "seat")],
        removed=bool(of(removed, "person")),
        moves=[messages.OwnMove(event.version, event.message, _move(row, event.body, held)) for event in of(events, "version")],
        chat=[line_of(line) for line in of(chat, "number")],
    )


def _move(table: Row[Any], body: str, held: Sequence[messages.OwnSeat]) -> str:
    """Describe the person's move without the outcomes of chance. While a game is running, the moves of a seat that now belongs to someone
    else stay hidden."""
    event = read_event.decode(body)
    if isinstance(event, Moved) and event.entries:
        logged = logged_of(event.entries[0], game_of(table.game))
        return str(logged.move) if table.status == "over" or logged.seat in [own.seat for own in held] else ""
    return f"undo {event.count}" if isinstance(event, Undone) else ""


# ---- deletion


async def delete(app_state: AppState, person: Person) -> None:
    """Delete a person: they leave their seats, their chat lines are emptied, and their name and id are removed."""
    app_state.identity.leave(person)
    try:
        for row in await app_state.store.read(lambda connection: _rows(connection, person.id)):
            if row.status in ("open", "running"):
                await _depart(app_state, row.id, person)
        touched = await app_state.store.do(
            lambda connection: _delete(connection, person, app_state.store.name if app_state.store.shared else None)
        )
    except BaseException:
        app_state.identity.come_back(person)
        raise
    app_state.identity.forget([digest_of(person.id)])
    for table in touched:
        if live := app_state.registry.tables.get(table):
            live.discard()
    await app_state.lobby.heard(set(touched), set(), True)


async def _depart(app_state: AppState, table: str, person: Person) -> None:
    """Hand their seats to the bots that play in them, or open them; close a table where nobody is left."""
    try:
        live = await app_state.peers.refresh(table)
    except RequestError as error:
        if error.status == 503:
            raise
        return  # the table is damaged, or of an unknown version: nobody plays there
    await retry_if_overtaken(lambda: lifecycle.depart(live, person))


def _delete(connection: Connection, person: Person, sender: str | None) -> list[str]:
    id, rows = person.id, _rows(connection, person.id)
    for row in rows:
        _blank_follower(connection, row.id, id)
        label = (PROGRAM if person.is_program else "") + "gone " + secrets.token_urlsafe(12)  # each table gets another label
        here = seats.c.table_id == row.id, seats.c.person == id
        connection.execute(sa.update(seats).where(*here).values(person=label, name=SOMEBODY, contribution=""))
    connection.execute(
        sa.update(chat)
        .where(chat.c.person == id)
        .values(person="", name="", text="", message=sa.literal("gone ") + sa.cast(chat.c.number, sa.String))
    )
    connection.execute(sa.update(events).where(events.c.person == id).values(person=None, message=None))
    connection.execute(sa.update(tables).where(tables.c.host == id).values(host="", host_name=SOMEBODY, message=None))
    for part in (seen, removed):
        connection.execute(sa.delete(part).where(part.c.person == id))
    digest, touched = digest_of(id), [row.id for row in rows]
    if connection.execute(sa.select(gone).where(gone.c.person == digest)).first() is None:
        connection.execute(sa.insert(gone).values(person=digest))
    if sender is not None:
        notify(connection, sender, [Notification(tables=[table], reread=[table]) for table in touched] + [Notification(gone=[digest])])
    return touched


def _blank_follower(connection: Connection, table: str, person: str) -> None:
    """Remove the name of a person who asked to play again from the log."""
    names = set(connection.execute(sa.select(seats.c.name).where(seats.c.table_id == table, seats.c.person == person)).scalars())
    for row in connection.execute(sa.select(events).where(events.c.table_id == table)).all():
        event = read_event.decode(row.body) if kind_of(row.body) is Followed else None
        if isinstance(event, Followed) and event.by in names:
            body = msgspec.json.encode(msgspec.structs.replace(event, by=SOMEBODY)).decode()
            connection.execute(sa.update(events).where(events.c.table_id == table, events.c.version == row.version).values(body=body))
