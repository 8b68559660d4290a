"""The lobby: tables are opened and joined here, seats handed over. What everybody sees of it is in `listing`."""

import secrets
import string
import time

import msgspec
import sqlalchemy as sa

from pithead.core.options import chosen
from pithead.games import game as game_of
from pithead.server import wire
from pithead.server.bots import need_level
from pithead.server.house import House
from pithead.server.identity import Person
from pithead.server.live import Live, Mark
from pithead.server.problems import Trouble, busy
from pithead.server.schema import Setup, tables
from pithead.server.seating import Seat, new_key
from pithead.server.store import Conflict, Unavailable, Write

ALPHABET = string.ascii_lowercase + string.digits


async def open_table(house: House, person: Person, asked: wire.NewTable) -> Live:
    """Make a table; it begins at once if no seat is open."""
    live = _new(house, person, asked)
    events = [] if any(seat.is_open for seat in live.seats) else [live.begin()]
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
    try:
        await house.store.write(writes + (live.writes(events, person, None) if events else []))
    except Conflict:
        return await _made_before(house, person, asked)
    except Unavailable:
        raise busy("The table could not be written down; try again.") from None
    live.version = live.moved = len(events)
    live.marks.append(Mark(live.version, 0, True))
    house.add(live)
    house.on_change(live)
    return live


def _new(house: House, person: Person, asked: wire.NewTable) -> Live:
    game = game_of(asked.game)
    game.check_seats(len(asked.seats))
    options = chosen(game.slug, game.options, asked.options, len(asked.seats))
    setup = Setup(options, len(asked.seats), house.settings.seed or secrets.token_hex(32), game.rules.version, game.components.hash)
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
        number = _seat_wanted(live, person, asked)
        seat = live.seats[number]
        if seat.person == person.number:
            return wire.Joined(live.id, number)
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
    if asked.seat >= len(live.seats):
        raise Trouble(404, "not_found", f"There is no seat {asked.seat}; this table has {len(live.seats)}, numbered from 0.")
    if live.holds(person, asked.seat):
        return asked.seat
    if not live.listed and live.host != person.number:
        raise Trouble(403, "not_yours", "At a table that is not listed, seats are taken by their links; ask the host for one.")
    if not live.seats[asked.seat].is_open:
        raise Trouble(409, "not_now", f"Seat {asked.seat} is already taken.")
    return asked.seat


async def hand_over(live: Live, person: Person, number: int, bot: str | None) -> None:
    """Let a bot play a seat, or give it back."""
    async with live.lock:
        if number >= len(live.seats):
            raise Trouble(404, "not_found", f"There is no seat {number}; this table has {len(live.seats)}, numbered from 0.")
        if live.host != person.number and not live.holds(person, number):
            raise Trouble(403, "not_yours", "Only the host, or whoever holds the seat, may hand it over.")
        if live.status == "over":
            raise Trouble(409, "not_now", "The game is over; seats stay as they are.")
        spec = None if bot is None else need_level(bot)
        if live.seats[number].bot != spec:
            await live.reseat(number, live.seats[number].played_by(spec))
