"""The lobby: tables are opened and joined here, seats handed over. What everybody sees of it is in `listing`."""

import secrets
import string
import time

import msgspec
import sqlalchemy as sa

from pithead.core.options import chosen
from pithead.core.text import name_of
from pithead.games import game as game_of
from pithead.server import wire
from pithead.server.bots import need_level
from pithead.server.house import House
from pithead.server.identity import Person
from pithead.server.live import Live, Staged
from pithead.server.problems import Trouble, busy
from pithead.server.schema import Event, Setup, tables
from pithead.server.seating import Seat, new_key
from pithead.server.store import Conflict, Unavailable, Write

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
        return Seat(person.number, name_of(chair.name or "") or person.name, None, new_key(), contribution)
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
