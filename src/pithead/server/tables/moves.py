"""Moves at a table in memory: play and undo, checked by the engine on a copy."""

from pithead.core.errors import NotNow, PitheadError, Unreadable
from pithead.core.game import AnyGame
from pithead.core.moves.notation import Form
from pithead.core.table import Table
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.http.request_errors import RequestError, request_error_from
from pithead.server.store.events import Moved, Undone
from pithead.server.tables.live_table import BOT, LiveTable, Outcome
from pithead.server.tables.rows import StagedChange, settled_of

MOST_UNDOS = 30  # between two positions that cannot be taken back, so that the log stays bounded


async def carry_out(live: LiveTable, person: Person, request: messages.Play | messages.Undo) -> Outcome:
    """Play or undo for one of the person's seats; do not repeat a request that was already carried out."""
    async with live.lock:
        await live.catch_up_to(request.version)
        live.require_seat(person, request.seat)
        if (version := live.log.carried_out(person.id, request.id)) is not None:
            return Outcome(version, True)
        if isinstance(request, messages.Play):
            move = form_of(live.game, request.move, request.form) if request.form is not None or request.move is None else request.move
            return await _play(live, person, request.id, request.seat, request.version, move)
        return await _undo(live, person, request)


async def play_for_bot(live: LiveTable, seat: int, version: int, move: int) -> Outcome:
    """Make a bot's move, if the position is still the one it searched."""
    async with live.lock:
        if not live.seats[seat].bot:
            raise RequestError(409, "not_now", "A person plays this seat again.")
        return await _play(live, BOT, None, seat, version, move)


async def _play(live: LiveTable, person: Person, message: str | None, seat: int, version: int, move: str | Form | int) -> Outcome:
    table = live.require_current(version).copy()
    if int(table.state.seat) != seat:
        raise RequestError(409, "not_your_decision", f"It is not seat {seat}'s decision now.")
    before = table.moves_made()
    try:
        table.play(move)
    except PitheadError as error:
        raise request_error_from(error, live.game) from None
    return await live.commit(StagedChange([Moved(table.entries(before))], table, live.seats), person.id, message)


async def _undo(live: LiveTable, person: Person, request: messages.Undo) -> Outcome:
    """Take back moves, as far as the engine allows."""
    table = live.require_current(request.version).copy()
    possible = can_undo(live, request.seat)
    if possible == 0:
        raise RequestError(409, "not_now", _why_not_undo(live, request.seat))
    count = possible if request.scope == "turn" else 1
    for _ in range(count):
        table.undo()
    return await live.commit(StagedChange([Undone(count)], table, live.seats), person.id, request.id)


def can_undo(live: LiveTable, seat: int | None) -> int:
    """Return how many moves the seat may take back."""
    table = live.table
    if table is None or live.status != "running" or seat is None or table.last_seat() != seat or not _has_undos_left(live, table):
        return 0
    return table.undoable()


def _has_undos_left(live: LiveTable, table: Table) -> bool:
    return live.log.undos_since(settled_of(table)) < MOST_UNDOS


def _why_not_undo(live: LiveTable, seat: int) -> str:
    table = live.table
    assert table is not None
    if table.over:
        return "The game is over and the seed is shown, so nothing can be undone."
    if table.last_seat() not in (seat, -1):
        return "Nothing to undo: another seat has moved since."
    if table.can_undo() and not _has_undos_left(live, table):
        return f"Moves have been undone {MOST_UNDOS} times since the game last moved on, which is the limit; make a move."
    try:
        table.copy().undo()
    except NotNow as error:
        return str(error)[:1].upper() + str(error)[1:]
    raise AssertionError("undo was possible after all")


def form_of(game: AnyGame, move: str | None, form: Form | None) -> Form:
    """Return the form of a move: read from its notation, or checked if it came as fields."""
    notation = game.codec.notation
    if (move is None) == (form is None):
        raise RequestError(400, "bad_request", "Give the move either as text in `move` or as fields in `form`.")
    try:
        return notation.read(str(move)) if form is None else notation.check(form)
    except (KeyError, ValueError):
        raise RequestError(
            400, "unreadable", f"These fields are not a move of this game; its kinds are: {', '.join(notation.kinds)}."
        ) from None
    except Unreadable as error:
        raise request_error_from(error) from None
