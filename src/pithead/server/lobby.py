"""The lobby: tables are opened and joined here, seats handed over, and everybody sees what is on."""

import asyncio
import secrets
import string
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from pithead.core.options import chosen
from pithead.games import CATALOGUE
from pithead.games import game as game_of
from pithead.server import seating, sights, wire
from pithead.server.bots import need_level
from pithead.server.house import House
from pithead.server.identity import Person
from pithead.server.live import Live, Staged
from pithead.server.problems import Trouble, busy
from pithead.server.schema import Event, Setup, seats, tables
from pithead.server.seating import Seat, new_key
from pithead.server.store import Conflict, Unavailable, Write

LONGEST = 50  # tables in each list
ALPHABET = string.ascii_lowercase + string.digits


async def open_table(house: House, person: Person, asked: wire.NewTable) -> Live:
    """Make a table; it begins at once if no seat is open."""
    live = _new(house, person, asked)
    events: list[Event] = []
    if not any(seat.is_open for seat in live.seats):
        live.table, began = live.dealt(live.seats)
        events.append(began)
    staged = Staged(events, 0, live.table, live.seats)
    row = {
        "id": live.id,
        "game": live.game.slug,
        "setup": msgspec.json.encode(live.setup).decode(),
        "host": live.host,
        "host_name": live.host_name,
        "message": asked.id,
        "listed": live.listed,
        "created": live.created,
        "changed": live.created,
        "status": live.status,
        "version": 0,
        "moves": 0,
        "decides": None,
    }
    writes: list[Write] = [("table", row)]
    writes += [("seat", {"table_id": live.id, "seat": number} | seat.fields()) for number, seat in enumerate(live.seats)]
    writes += live.writes(staged, live.created, person, None)
    try:
        await house.store.write(writes)
    except Conflict:
        return await _made_before(house, person, asked)
    except Unavailable:
        raise busy("The table could not be written down; try again.") from None
    live.seen = staged.sitting()
    for event in events:
        live.note(event, 0)
    house.add(live)
    house.on_change(live)
    return live


def _new(house: House, person: Person, asked: wire.NewTable) -> Live:
    game = game_of(asked.game)
    game.check_seats(len(asked.seats))
    options = chosen(game.slug, game.options, asked.options, len(asked.seats))
    seed = house.settings.seed or secrets.token_hex(32)
    setup = Setup(options, len(asked.seats), seed, game.rules.version, game.components.hash, asked.open_hands)
    now = round(time.time(), 3)
    return Live(
        id="".join(secrets.choice(ALPHABET) for _ in range(12)),
        game=game,
        setup=setup,
        host=person.number,
        host_name=person.name,
        listed=asked.listed,
        created=now,
        changed=now,
        seats=[_seat(person, chair, asked.contribution) for chair in asked.seats],
        store=house.store,
        snapshot_every=house.settings.snapshot_every,
    )


def _seat(person: Person, chair: wire.Chair, contribution: str) -> Seat:
    if chair.kind == "me":
        return Seat(person.number, " ".join((chair.name or person.name).split()), None, new_key(), contribution)
    if chair.kind == "open":
        return Seat(None, "", None, new_key())
    if chair.bot is None:
        raise Trouble(422, "bad_option", "A seat for a bot must say which bot; see the list in /api/games.")
    return Seat(None, chair.bot, need_level(chair.bot), new_key())


async def _made_before(house: House, person: Person, asked: wire.NewTable) -> Live:
    found = await house.store.read(
        lambda connection: connection.execute(
            sa.select(tables.c.id).where(tables.c.host == person.number, tables.c.message == asked.id)
        ).scalar()
    )
    if found is None:
        raise busy("The table could not be written down; try again.")
    return await house.get(str(found))


async def join(live: Live, person: Person, asked: wire.Join) -> wire.Joined:
    """Take a seat: by its key, or by number if the table is listed and the seat open."""
    async with live.lock:
        live.need_unclosed()
        number = _seat_wanted(live, person, asked)
        seat = live.seats[number]
        if seat.person == person.number:
            return wire.Joined(live.id, number)
        _check_secrets(live, person, number)
        new = seat.moved_to(person) if seat.person else seat.taken_by(person, asked.contribution)
        await live.reseat(number, new)
        return wire.Joined(live.id, number)


def _seat_wanted(live: Live, person: Person, asked: wire.Join) -> int:
    if asked.key is not None:
        for number, seat in enumerate(live.seats):
            if secrets.compare_digest(seat.key.encode(), asked.key.encode()) and (seat.person or seat.is_open):
                return number
        raise Trouble(403, "not_yours", "This link no longer opens a seat: it was used, or the seat was given to somebody else.")
    if asked.seat is None:
        raise Trouble(400, "bad_request", "Say which seat: by the key of its link, or by its number.")
    live.need_chair(asked.seat)
    if live.holds(person, asked.seat):
        return asked.seat
    if person.number in live.removed:
        raise Trouble(403, "not_yours", "The host has removed you from this table; only a link of the host's brings you back.")
    if not live.listed and live.host != person.number:
        raise Trouble(403, "not_yours", "At a table that is not listed, seats are taken by their links; ask the host for one.")
    if not live.seats[asked.seat].is_open:
        raise Trouble(409, "not_now", f"Seat {asked.seat} is already taken.")
    return asked.seat


def _check_secrets(live: Live, person: Person, number: int) -> None:
    """Once the game is on, a seat is for somebody who knows the secrets of no other; or of none but those that
    whoever hands it on by its link knows too, as when all seats of a person move to another device."""
    holder = live.seats[number].person
    known = {seat for seat, who in live.seen if who == holder}
    others = live.others_seen(person.number, number) - known
    if others:
        seats = " and ".join(f"seat {seat}" for seat in sorted(others))
        detail = f"You cannot take seat {number}: at this table you have seen {seats}, and nobody may know two rivals' secrets."
        raise Trouble(403, "not_yours", detail)


async def leave(live: Live, person: Person, number: int) -> None:
    """Give up a seat of one's own; before the game begins the host may also remove somebody."""
    async with live.lock:
        _need_changeable(live, person, number)
        who = live.seats[number].person
        if who is None:
            raise Trouble(409, "not_now", f"Nobody sits at seat {number}.")
        sent_away: list[Write] = []
        if who != person.number:
            if live.table is not None:
                detail = "The game has begun: a bot may play for somebody who is away, but the seat stays theirs."
                raise Trouble(409, "not_now", detail)
            if who not in live.removed:
                sent_away.append(("removed", {"table_id": live.id, "person": who}))
        await live.reseat(number, live.seats[number].left(), sent_away)
        live.removed |= {row["person"] for _, row in sent_away}


async def close(live: Live, person: Person) -> None:
    """End a table before its end; nobody plays there any more."""
    async with live.lock:
        live.need_unclosed()
        if live.host != person.number:
            raise Trouble(403, "not_yours", "Only the host may close the table.")
        if live.status == "over":
            raise Trouble(409, "not_now", "The game is over; there is nothing left to close.")
        await live.close()


def _need_changeable(live: Live, person: Person, number: int) -> None:
    live.need_chair(number)
    live.need_unclosed()
    if live.host != person.number and not live.holds(person, number):
        raise Trouble(403, "not_yours", "Only the host, or whoever holds the seat, may change who plays it.")
    if live.status == "over":
        raise Trouble(409, "not_now", "The game is over; seats stay as they are.")


async def hand_over(live: Live, person: Person, number: int, bot: str | None) -> None:
    """Let a bot play a seat, or give it back."""
    async with live.lock:
        _need_changeable(live, person, number)
        spec = None if bot is None else need_level(bot)
        if live.seats[number].bot != spec:
            await live.reseat(number, live.seats[number].played_by(spec))


class Lobby:
    """What is on, and who wants to be told."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.version = 0
        self.changed = asyncio.Event()

    def note(self) -> None:
        """Something changed."""
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()

    async def lists(self, person: Person | None) -> wire.Lobby:
        """The lists as that person sees them."""
        rows = await self.house.store.read(lambda connection: read_lists(connection, person))
        return wire.Lobby(*([self._line(row, own, person) for row, own in part if _is_sound(row, own)] for part in rows))

    def _line(self, row: Row[Any], own: Sequence[Row[Any]], person: Person | None) -> wire.TableLine:
        live = self.house.tables.get(row.id)
        is_host = person is not None and row.host == person.number
        there = sights.present(live).present if live and len(live.seats) == len(own) else [False] * len(own)
        lines = seating.lines([Seat(seat.person, seat.name, seat.bot, seat.key) for seat in own], person, is_host, there, row.id)
        decides = row.decides if row.status == "running" else None
        my_turn = decides is not None and lines[decides].mine and lines[decides].bot is None
        title = game_of(row.game).title
        return wire.TableLine(
            row.id, row.game, title, row.status, row.host_name, lines, row.created, row.changed, row.moves, decides, my_turn
        )


def _is_sound(row: Row[Any], own: Sequence[Row[Any]]) -> bool:
    """Whether a table can be listed; a damaged one is left out, and whoever asks for it is told why."""
    numbers = (row.created, row.changed, row.moves)
    seats = range(len(own))
    return (
        row.game in CATALOGUE
        and [seat.seat for seat in own] == list(seats)
        and (row.decides is None or row.decides in seats)
        and all(isinstance(number, int | float) for number in numbers)
    )


Listed = list[tuple[Row[Any], list[Row[Any]]]]


def read_lists(connection: Connection, person: Person | None) -> tuple[Listed, Listed, Listed]:
    """Open, running and one's own tables with their seats."""
    newest = sa.select(tables).order_by(tables.c.changed.desc()).limit(LONGEST)
    number = person.number if person else ""
    own = sa.select(seats.c.table_id).where(seats.c.person == number)
    mine = newest.where(sa.or_(tables.c.id.in_(own), tables.c.host == number), tables.c.status != "closed")
    found = [
        connection.execute(newest.where(tables.c.status == "open", tables.c.listed)).all(),
        connection.execute(newest.where(tables.c.status == "running", tables.c.listed)).all(),
        connection.execute(mine).all() if person else [],
    ]
    ids = {row.id for part in found for row in part}
    sitting: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    for seat in connection.execute(sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting[seat.table_id].append(seat)
    first, second, third = ([(row, sitting[row.id]) for row in part] for part in found)
    return first, second, third
