"""The life of a table: people open it, join it, hand seats over, leave and play again. `lobby_feed` shows it to everyone."""

import secrets
import string
import time
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from pithead.core.game import AnyGame
from pithead.core.options import chosen
from pithead.core.text.quoting import name_of
from pithead.games import game as game_of
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.bots.turns import require_level
from pithead.server.http.request_errors import RequestError, busy
from pithead.server.presentation.viewer import Viewer
from pithead.server.store.events import Setup
from pithead.server.store.schema import tables
from pithead.server.store.writer import Conflict, Unavailable
from pithead.server.tables.chat import onlookers_chat
from pithead.server.tables.live_table import LiveTable, Overtaken
from pithead.server.tables.registry import Registry
from pithead.server.tables.rows import Snapshots
from pithead.server.tables.seating import Seat, Seating, new_key
from pithead.server.tables.variants import changed_by

ALPHABET = string.ascii_lowercase + string.digits


async def open_table(registry: Registry, person: Person, request: messages.NewTable, earlier: Setup | None = None) -> LiveTable:
    """Open a table, with the components of an earlier one if given; the game begins at once if no seat is open."""
    live = _new(registry, person, request, earlier)
    try:
        await live.open(request.id)
    except Conflict:
        return await _table_of_request(registry, person, request)
    except Unavailable:
        raise busy("The table could not be saved; try again.") from None
    registry.add(live)
    return live


def _same_box(game: AnyGame, earlier: Setup) -> dict[str, Any] | None:
    """Return the modified components of a table that is played again, without entries that nothing ever read."""
    return None if earlier.changed is None else dict(game.recorded_components(earlier.changed).data)


def _new(registry: Registry, person: Person, request: messages.NewTable, earlier: Setup | None) -> LiveTable:
    game, seats = game_of(request.game), len(request.seats)
    game.check_seats(seats)
    options = chosen(game.slug, game.options, request.options, seats)
    changed = _same_box(game, earlier) if earlier else changed_by(registry.variants, game.slug, request.variant)
    components = game.box(options, seats, changed).components.hash
    seed = registry.settings.seed or secrets.token_hex(32)
    setup = Setup(
        options, seats, seed, game.rules.version, components, request.open_hands, request.variant, changed, request.onlookers_chat
    )
    return LiveTable(
        id="".join(secrets.choice(ALPHABET) for _ in range(12)),
        game=game,
        setup=setup,
        host=person,
        listed=request.listed,
        created=round(time.time(), 3),
        seating=Seating([_seat(person, new_seat, request.contribution) for new_seat in request.seats]),
        store=registry.store,
        snapshots=Snapshots(registry.settings.snapshot_every),
        signals=registry.signals,
    )


def _seat(person: Person, new_seat: messages.NewSeat, contribution: str) -> Seat:
    if new_seat.kind == "me":
        return Seat(person.id, name_of(new_seat.name or "") or person.name, None, new_key(), contribution)
    if new_seat.kind == "open":
        return Seat(None, "", None, new_key())
    if new_seat.bot is None:
        raise RequestError(422, "bad_option", "A seat for a bot must say which bot; see the list in /api/games.")
    return Seat(None, new_seat.bot, require_level(new_seat.bot), new_key())


async def _table_of_request(registry: Registry, person: Person, request: messages.NewTable) -> LiveTable:
    id = await registry.store.read(
        lambda connection: connection.execute(
            sa.select(tables.c.id).where(tables.c.host == person.id, tables.c.message == request.id)
        ).scalar()
    )
    if id is None:
        raise busy("The table could not be saved; try again.")
    return await registry.get(str(id))


async def join(live: LiveTable, person: Person, request: messages.Join) -> messages.Joined:
    """Take a seat: by its key, or by number if the table is listed and the seat open."""
    async with live.lock:
        live.require_unclosed()
        number = _seat_wanted(live, person, request)
        seat = live.seats[number]
        if seat.person == person.id:
            return messages.Joined(live.id, number)
        _check_secrets(live, person, number)
        new = seat.moved_to(person) if seat.person else seat.taken_by(person, request.contribution)
        await live.reseat(number, new)
        return messages.Joined(live.id, number)


def _seat_wanted(live: LiveTable, person: Person, request: messages.Join) -> int:
    if request.key is not None:
        for number, seat in enumerate(live.seats):
            if secrets.compare_digest(seat.key.encode(), request.key.encode()) and (seat.person or seat.is_open):
                return number
        raise RequestError(403, "not_yours", "This link no longer opens a seat: it was used, or the seat was given to somebody else.")
    if request.seat is None:
        raise RequestError(400, "bad_request", "Name the seat: by the key of its link, or by its number.")
    live.require_seat_exists(request.seat)
    if live.seating.holds(person, request.seat):
        return request.seat
    if person.id in live.seating.removed:
        raise RequestError(403, "not_yours", "The host has removed you from this table; only a link of the host's brings you back.")
    if not live.listed and live.host.id != person.id:
        raise RequestError(403, "not_yours", "At a table that is not listed, seats are taken by their links; ask the host for one.")
    if not live.seats[request.seat].is_open:
        raise RequestError(409, "not_now", f"Seat {request.seat} is already taken.")
    return request.seat


def _check_secrets(live: LiveTable, person: Person, number: int) -> None:
    """Refuse a newcomer who knows another seat's secrets once the game is on, except secrets that the person who hands over the seat knows
    too, as when all seats of a person move to another device."""
    if live.table is None or live.setup.open_hands or (number, person.id) in live.seating.seen:
        return
    known = live.seating.seen_by(live.seats[number].person or "")
    rivals = live.seating.seen_by(person.id) - known
    if rivals:
        seats = " and ".join(f"seat {seat}" for seat in sorted(rivals))
        detail = f"You cannot take seat {number}: at this table you have seen {seats}, and nobody may know two rivals' secrets."
        raise RequestError(403, "not_yours", detail)


async def leave(live: LiveTable, person: Person, number: int) -> None:
    """Give up a seat; before the game begins the host may also remove somebody."""
    async with live.lock:
        _require_changeable(live, person, number)
        who = live.seats[number].person
        if who is None:
            raise RequestError(409, "not_now", f"Nobody sits at seat {number}.")
        if who != person.id and live.table is not None:
            raise RequestError(409, "not_now", "The game has begun: a bot may play for somebody who is away, but the seat stays theirs.")
        await live.reseat(number, live.seats[number].left(), None if who == person.id else who)


async def depart(live: LiveTable, person: Person) -> None:
    """Leave all seats for good: to the bots that play them, or open. Close a table without people."""
    async with live.lock:
        for number in live.seating.of(person):
            seat = live.seats[number]
            await live.reseat(number, seat.left() if seat.bot is None else replace(seat.left(), name=seat.bot, bot=seat.bot), for_good=True)
        if not live.log.closed and live.status != "over" and not any(seat.person for seat in live.seats):
            await live.close()


async def close(live: LiveTable, person: Person) -> None:
    """Close a running table; nobody plays there any more."""
    async with live.lock:
        live.require_unclosed()
        if live.host.id != person.id:
            raise RequestError(403, "not_yours", "Only the host may close the table.")
        if live.status == "over":
            raise RequestError(409, "not_now", "The game is over; there is nothing left to close.")
        await live.close()


async def delete(registry: Registry, viewer: Viewer) -> None:
    """Delete a table and everything written there, if it is the person's alone."""
    live = viewer.live
    async with live.lock:
        if not viewer.owns:
            detail = (
                "Only its host may delete a table, and only where nobody else has sat: what others played stays theirs; leave it instead."
            )
            raise RequestError(403, "not_yours", detail)
        await live.delete()
        registry.tables.pop(live.id, None)


async def again(registry: Registry, live: LiveTable, person: Person, contribution: str) -> messages.Joined:
    """Play again with the same people: the first to ask opens the next table, the others sit down there."""
    async with live.lock:
        own = live.seating.of(person)
        if not own:
            raise RequestError(403, "not_yours", "Only those who played here may play again; open a table of your own.")
        if live.status != "over":
            raise RequestError(409, "not_now", "The game is not over; play it to its end first.")
        following = await _following(registry, live)
        if following is None:
            following = await open_table(registry, person, _rematch(live, person, contribution), live.setup)
            try:
                await live.follow(following.id, person.name)
            except Overtaken:  # somebody opened the next table through another process: one is enough
                async with following.lock:
                    await following.close()
                raise
    async with following.lock:
        for number in own:
            await _sit_again(following, person, live.seats[number].name, _rotated(live, number), contribution)
    return messages.Joined(following.id, _rotated(live, own[0]))


async def _following(registry: Registry, live: LiveTable) -> LiveTable | None:
    """Return the next table, unless there is none or its host has closed it."""
    if live.log.again is None:
        return None
    try:
        following = await registry.get(live.log.again.table)
    except RequestError as error:
        if error.status != 404:
            raise
        return None
    return None if following.log.closed else following


def _rematch(live: LiveTable, person: Person, contribution: str) -> messages.NewTable:
    """Return the same game with seats rotated by one. Bots come along; an open seat is kept for the person who sat there."""
    new_seats = [_new_seat_of(live.seats[number - 1], person) for number in range(len(live.seats))]
    return messages.NewTable(
        live.game.slug,
        new_seats,
        live.setup.options,
        listed=False,
        open_hands=live.setup.open_hands,
        onlookers_chat=onlookers_chat(live),
        variant=live.setup.variant,
        contribution=contribution,
    )


def _new_seat_of(seat: Seat, person: Person) -> messages.NewSeat:
    if seat.person == person.id:
        return messages.NewSeat("me", seat.name)
    return messages.NewSeat("bot", bot=seat.bot) if seat.person is None and seat.bot else messages.NewSeat("open")


def _rotated(live: LiveTable, number: int) -> int:
    return (number + 1) % len(live.seats)


async def _sit_again(live: LiveTable, person: Person, name: str, number: int, contribution: str) -> None:
    seat = live.seats[number]
    if seat.person == person.id:
        return
    live.require_unclosed()
    if not seat.is_open:
        raise RequestError(409, "not_now", "Your seat at the next table was given to somebody else; you may watch there.")
    _check_secrets(live, person, number)
    await live.reseat(number, replace(seat.taken_by(person, contribution), name=name))


def _require_changeable(live: LiveTable, person: Person, number: int) -> None:
    live.require_seat_exists(number)
    live.require_unclosed()
    if live.host.id != person.id and not live.seating.holds(person, number):
        raise RequestError(403, "not_yours", "Only the host, or the person in the seat, may change who plays it.")
    if live.status == "over":
        raise RequestError(409, "not_now", "The game is over; seats stay as they are.")


async def hand_over(live: LiveTable, person: Person, number: int, bot: str | None) -> None:
    """Let a bot play a seat, or return it to its person."""
    async with live.lock:
        _require_changeable(live, person, number)
        spec = None if bot is None else require_level(bot)
        if live.seats[number].bot != spec:
            await live.reseat(number, live.seats[number].played_by(spec))
