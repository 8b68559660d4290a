"""Presenters: what each viewer may see of a table: position, log, score sheet. Made once a audience and version.

Everything here comes from the engine's views, log lines and guesses; the truth stays behind.
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
from pithead.server.http.problems import RequestError
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
APART = ("choices", "view")  # of a position, each told in its own way
KNOWN = ("decision",)  # of a view: it is that of the position
CHATTED = 200  # lines that a newcomer is sent


def position(viewer: Viewer, brief: bool = False) -> messages.Position:
    """The table now, for that viewer; brief: without the choices."""
    return position_for(viewer.live, viewer.audience(brief))


def position_for(live: LiveTable, audience: Audience) -> messages.Position:
    """The table now, as it looks from there."""
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
    choices = _choices(live, seat) if seat is not None and decision.seat == seat and audience.holds and not audience.brief else []
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
    """What everybody sees alike: made once a version, whoever looks."""
    if live.cache.public is None:
        assert live.table is not None
        live.cache.public = live.game.public(live.table.state)
    return live.cache.public


def _choices(live: LiveTable, seat: int) -> list[messages.Choices]:
    """The legal moves of the seat that decides, in columns by kind. Asked of a guess, as `explained` is: by law all
    truths that the seat holds for possible give the same answer, and should one not, it tells no secret."""
    assert live.table is not None
    guess = live.table.state.guess(seat, guess_rng(live, "choices", seat))
    return [_choices_of_kind(live.game, guess, seat, columns) for columns in live.game.codec.columns(guess, list(guess.legal()))]


def _choices_of_kind(game: AnyGame, guess: State, seat: int, columns: Columns) -> messages.Choices:
    (kind, moves, fields), codec, rule = columns, game.codec, game.cites.get(f"do-{columns.kind}", "")
    if codec.scoring is not None and kind not in codec.scoring:
        return messages.Choices(kind, len(moves), fields, rule=rule)
    sure = [move for move in moves if not codec.reveals(guess, move)]
    gained = dict(zip(sure, gains(guess, vec[i64](sure), seat), strict=True))
    return messages.Choices(kind, len(moves), fields, [gained.get(move) for move in moves], rule)


def entries(live: LiveTable, audience: Audience, since: int) -> list[Logged]:
    """The log from that number on, as it is told there."""
    return [] if live.table is None else [live.game.cited(entry) for entry in live.table.log(audience.seat, since)]


def info(live: LiveTable, person: Person | None) -> messages.TableInfo:
    """The table around the position, as that person may know it."""
    is_host = person is not None and live.host.number == person.number
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
    """What is in the box of the table."""
    components = live.components
    if components is None:
        return catalogue.components(live.game.slug)
    return changed_box(live.game, live.game.box(live.options, live.setup.seats, components).components)


def seat_lines(live: LiveTable, person: Person | None) -> list[messages.SeatLine]:
    """The seats as that person sees them."""
    is_host = person is not None and live.host.number == person.number
    return seating.lines(live.seats, person, is_host, live.presence.message(live.seats).present, live.id)


def whole(viewer: Viewer, brief: bool = False) -> messages.Table:
    """Everything at once."""
    live, audience = viewer.live, viewer.audience(brief)
    return messages.Table(
        info(live, viewer.person),
        position_for(live, audience),
        entries(live, audience, 0),
        [line for line in live.chat.lines if line.text or line.notice][-CHATTED:],
    )


def change(viewer: Viewer, prior: int, audience: Audience, before: messages.Position | None = None) -> messages.Change | messages.Parts:
    """What a viewer missed since a version that is known: in parts where the position that they were shown then is given."""
    live, now = viewer.live, position_for(viewer.live, audience)
    log_from, seats = live.log.changed_since(prior)
    known = info(live, viewer.person) if seats or live.status == "over" else None  # with the seed
    log = entries(live, audience, log_from)
    if before is None:
        return messages.Change(prior, now, log_from, log, known)
    assert (before.version, before.viewer) == (prior, now.viewer)
    return messages.Parts(prior, now.version, now.viewer, in_parts(before, now, live.cache.parts), log_from, log, known)


def in_parts(before: messages.Position, now: messages.Position, parts: DeltaEncoder) -> dict[str, Any]:
    """What is new in a position. Choices are told whole, in runs, for hardly a column of them stays; the decision once."""
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
    """The board as text, with the players' names."""
    live = viewer.live
    if live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; seats are still open.")
    names = [seat.name for seat in live.seats]
    return live.game.board(live.table.state, viewer.seat, columns, language=language, names=names)


def past(viewer: Viewer) -> ReplayRequest:
    """What a worker needs to show earlier positions to the viewer."""
    live = viewer.live
    if live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; there is no past yet.")
    lines = live.table.told()
    return ReplayRequest(live.id, live.game.slug, live.options, live.setup.seats, lines, viewer.seat, live.components, live.table.over)


def record(viewer: Viewer) -> str:
    """The record as the viewer may keep it: complete with seed once over."""
    if viewer.live.table is None:
        raise RequestError(409, "not_now", "The game has not begun; there is no record yet.")
    return viewer.live.table.record(viewer.seat).to_json()


def sheet(viewer: Viewer) -> messages.Sheet:
    """The score sheet: final once over, before that the lines of which the viewer can be sure."""
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
    """Whether a move would be legal, and why not. Asked of a guess, so that no refusal tells a secret."""
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
