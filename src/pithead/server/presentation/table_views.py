"""Table views: what each viewer may see of a table: position, log, score sheet. Each is made once per audience and version.

Everything here is built from the engine's views, log lines and guesses; the true state is never read.
"""

from typing import Any

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from pithead.core.engine.playout import gains
from pithead.core.engine.state import OVER, State
from pithead.core.game import AnyGame, Columns
from pithead.core.record import Result, result_of
from pithead.core.text.messages import Decision, Line, Logged
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.bots.guess_rng import guess_rng
from pithead.server.bots.jobs import ReplayRequest
from pithead.server.http.request_errors import RequestError
from pithead.server.presentation import catalogue
from pithead.server.presentation.cache import Audience
from pithead.server.presentation.delta import DeltaEncoder, in_runs
from pithead.server.presentation.viewer import Viewer
from pithead.server.tables import seating
from pithead.server.tables.chat import may_chat, onlookers_chat
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.moves import can_undo, form_of
from pithead.server.tables.variants import changed_box

NO_UNDO = messages.CanUndo(False, False, 0)
CLOSED = Decision(OVER, "closed")
WAITING = Decision(OVER, "waiting")
APART = ("choices", "view")  # fields of a position that are sent in a form of their own
KNOWN = ("decision",)  # a field of the view that repeats the position's
CHATTED = 200  # chat lines sent to a newcomer


def position(viewer: Viewer, without_choices: bool = False) -> messages.Position:
    """Return the table now, for the viewer; `without_choices` leaves out the choices."""
    return position_for(viewer.live, viewer.audience(without_choices))


def position_for(live: LiveTable, audience: Audience) -> messages.Position:
    """Return the table now, for an audience."""
    position = live.cache.positions.get(audience)
    if position is None:
        position = live.cache.positions[audience] = _position(live, audience)
    return position


def _position(live: LiveTable, audience: Audience) -> messages.Position:
    seat = audience.seat
    if live.table is None:
        return messages.Position(live.version, seat, live.status, 0, CLOSED if live.log.closed else WAITING, None, [], NO_UNDO)
    state = live.table.state
    view = live.game.view(state, seat, _public(live))
    if live.log.closed:
        view = replace(view, decision=CLOSED)
    decision = view.decision
    choices = _choices(live, seat) if seat is not None and decision.seat == seat and audience.holds and not audience.without_choices else []
    back = can_undo(live, seat) if audience.holds else 0
    undo = messages.CanUndo(True, back > 1, back) if back else NO_UNDO
    if state.seat != OVER:
        return messages.Position(live.version, seat, live.status, live.moves, decision, view, choices, undo)
    result = result_of(live.game, state)
    assert result is not None
    return messages.Position(
        live.version,
        seat,
        "over",
        live.moves,
        decision,
        view,
        [],
        NO_UNDO,
        result.scores,
        result.standing,
        result.won,
        result.reason,
        result.rank,
    )


def _public(live: LiveTable) -> Any:
    """Return the part of the view that everyone sees; made once per version."""
    if live.cache.public is None:
        assert live.table is not None
        live.cache.public = live.game.public(live.table.state)
    return live.cache.public


def _choices(live: LiveTable, seat: int) -> list[messages.Choices]:
    """Return the legal moves of the deciding seat, in columns by kind.

    They are asked of a guess, as in `explained`. By law L7 every state that the seat holds possible gives the same answer; if one did not,
    no secret would leak.
    """
    assert live.table is not None
    return choices_of(live.game, live.table.state.guess(seat, guess_rng(live, "choices", seat)), seat)


def choices_of(game: AnyGame, guess: State, seat: int) -> list[messages.Choices]:
    """Return the legal moves of a seat that decides, in columns by kind, from a position that it holds possible."""
    return [_choices_of_kind(game, guess, seat, columns) for columns in game.codec.columns(guess, list(guess.legal()))]


def _choices_of_kind(game: AnyGame, guess: State, seat: int, columns: Columns) -> messages.Choices:
    (kind, moves, fields), codec, rule = columns, game.codec, game.cites.get(f"do-{columns.kind}", "")
    if codec.scoring is not None and kind not in codec.scoring:
        return messages.Choices(kind, len(moves), fields, rule=rule)
    sure = [move for move in moves if not codec.reveals(guess, move)]
    gained = dict(zip(sure, gains(guess, vec[i64](sure), seat), strict=True))
    return messages.Choices(kind, len(moves), fields, [gained.get(move) for move in moves], rule)


def entries(live: LiveTable, audience: Audience, since: int) -> list[Logged]:
    """Return the log from that number on, as the audience may read it."""
    return [] if live.table is None else [live.game.cited(entry) for entry in live.table.log(audience.seat, since)]


def info(live: LiveTable, person: Person | None) -> messages.TableInfo:
    """Return the table's information around the position, as the person may see it."""
    is_host = person is not None and live.host.id == person.id
    over = live.table is not None and live.table.over
    return messages.TableInfo(
        id=live.id,
        game=live.game.slug,
        title=live.game.title,
        options=live.options,
        listed=live.listed,
        status=live.status,
        am_host=is_host,
        seats=seat_lines(live, person),
        created=live.created,
        commitment=live.commitment,
        contributions=list(live.table.dealer.contributions) if live.table else [],
        seed=live.setup.seed if over else None,
        link=f"/table/{live.id}",
        open_hands=live.setup.open_hands,
        host=live.host.name,
        again=messages.Again(live.log.again.table, live.log.again.by) if live.log.again else None,
        variant=live.setup.variant,
        onlookers_chat=onlookers_chat(live),
        may_chat=may_chat(live, person),
    )


def box(live: LiveTable) -> messages.ComponentData:
    """Return the components of the table."""
    components = live.components
    if components is None:
        return catalogue.components(live.game.slug)
    return changed_box(live.game, live.game.box(live.options, live.setup.seats, components).components)


def seat_lines(live: LiveTable, person: Person | None) -> list[messages.SeatLine]:
    """Return the seats as the person sees them."""
    is_host = person is not None and live.host.id == person.id
    return seating.lines(live.seats, person, is_host, live.presence.message(live.seats).present, live.id)


def whole(viewer: Viewer, without_choices: bool = False) -> messages.Table:
    """Return everything at once."""
    live, audience = viewer.live, viewer.audience(without_choices)
    return messages.Table(
        info(live, viewer.person),
        position_for(live, audience),
        entries(live, audience, 0),
        [line for line in live.chat.lines if line.text or line.notice][-CHATTED:],
    )


def change(viewer: Viewer, prior: int, audience: Audience, before: messages.Position | None = None) -> messages.Change | messages.Parts:
    """Return what changed since a version; as a delta if the position that the viewer had is given."""
    live, now = viewer.live, position_for(viewer.live, audience)
    log_from, seats = live.log.changed_since(prior)
    known = info(live, viewer.person) if seats or live.status == "over" else None  # includes the seed
    log = entries(live, audience, log_from)
    if before is None:
        return messages.Change(prior, now, log_from, log, known)
    assert (before.version, before.viewer) == (prior, now.viewer)
    return messages.Parts(prior, now.version, now.viewer, in_parts(before, now, live.cache.parts), log_from, log, known)


def in_parts(before: messages.Position, now: messages.Position, parts: DeltaEncoder) -> dict[str, Any]:
    """Return what is new in a position. Choices are sent whole, in runs, because hardly any column survives a move; the decision is sent
    once."""
    delta = parts.between(before, now, APART)
    if before.choices != now.choices:
        delta["choices"] = [list(map(_in_runs, now.choices))]
    if type(before.view) is not type(now.view):
        delta["view"] = [now.view]
    elif now.view is not None and (inner := parts.between(before.view, now.view, KNOWN)):
        delta["view"] = inner
    return delta


def _in_runs(columns: messages.Choices) -> messages.Choices:
    fields = {name: in_runs(values) for name, values in columns.fields.items()}
    return replace(columns, fields=fields, gains=columns.gains and in_runs(columns.gains))


def board(viewer: Viewer, columns: int, language: str) -> str:
    """Return the board as text, with the players' names."""
    live = viewer.live
    if live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; seats are still open.")
    names = [seat.name for seat in live.seats]
    return live.game.board(live.table.state, viewer.seat, columns, language=language, names=names)


def past(viewer: Viewer) -> ReplayRequest:
    """Return what a worker needs to show the viewer earlier positions."""
    live = viewer.live
    if live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; there is no past yet.")
    lines = live.table.told()
    return ReplayRequest(live.id, live.game.slug, live.options, live.setup.seats, lines, viewer.seat, live.components, live.table.over)


def record(viewer: Viewer) -> str:
    """Return the record as the viewer may have it: complete and with its seed once the game is over."""
    if viewer.live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; there is no record yet.")
    return viewer.live.table.record(viewer.seat).to_json()


def sheet(viewer: Viewer) -> messages.Sheet:
    """Return the score sheet: final once the game is over, before that the lines of which the viewer can be sure."""
    live = viewer.live
    if live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; there is nothing to count.")
    game, state = live.game, live.table.state
    if state.seat == OVER:
        result = result_of(game, state)
        assert result is not None
        return _sheet(live, [list(lines) for lines in game.lines(state)], result.standing, result)
    sure = [list(lines) for lines in game.known_lines(state, viewer.seat)]
    return _sheet(live, sure, _order(game, sure))


def _order(game: AnyGame, seats: list[list[Line]]) -> list[list[int]]:
    totals = [sum(line.points for line in lines) for lines in seats]
    if game.team:
        return [list(range(len(seats)))]
    return [[seat for seat, total in enumerate(totals) if total == best] for best in sorted(set(totals), reverse=True)]


def _sheet(live: LiveTable, seats: list[list[Line]], standing: list[list[int]], result: Result | None = None) -> messages.Sheet:
    lines = [messages.SheetSeat(seat, sum(line.points for line in own), own) for seat, own in enumerate(seats)]
    if result is None:
        return messages.Sheet(live.version, False, lines, standing)
    return messages.Sheet(live.version, True, lines, standing, result.won, result.reason, result.rank)


def explained(viewer: Viewer, request: messages.Explain) -> messages.Explained:
    """Return whether a move would be legal, and why not. It is asked of a guess, so that no refusal reveals a secret."""
    live, seat = viewer.live, viewer.seat
    if live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; seats are still open.")
    form = form_of(live.game, request.move, request.form)
    live.require_unclosed()
    state = live.table.state
    notation = live.game.codec.notation.write(form)
    if state.seat == OVER:
        raise RequestError(409, "not_now", "The game is over; nothing more can be played.")
    if seat is None or int(state.seat) != seat:
        raise RequestError(409, "not_your_decision", f"It is not seat {request.seat}'s decision now.")
    refusals = live.game.refusals(state.guess(seat, guess_rng(live, "explained", seat)), form)
    return messages.Explained(request.id, not refusals, notation, list(refusals))
