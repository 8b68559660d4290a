"""What each viewer may see of a table: position, log, score sheet. Made once a viewer and version.

Everything here comes from the engine's views, log lines and guesses; the truth stays behind.
"""

from itertools import takewhile
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.game import Codec, Game
from pithead.core.notation import Form
from pithead.core.playout import gains
from pithead.core.record import Result, result_of
from pithead.core.state import OVER, State
from pithead.core.telling import Decision, Line, Logged
from pithead.server import seating, wire
from pithead.server.dice import dice
from pithead.server.identity import Person
from pithead.server.live import Live
from pithead.server.problems import Trouble
from pithead.server.thoughts import Told
from pithead.server.viewer import Viewer

NO_UNDO = wire.CanUndo(False, False, 0)
CLOSED = Decision(OVER, "closed")
WAITING = Decision(OVER, "waiting")
CHATTED = 200  # lines that a newcomer is sent


def position(viewer: Viewer, brief: bool = False) -> wire.Position:
    """The table now, for that viewer; brief: without the choices."""
    cache, key = viewer.live.cache, (viewer.seat, viewer.holds, brief)
    found: wire.Position | None = cache.get(key)
    if found is None:
        found = cache[key] = _position(viewer, brief)
    return found


def _position(viewer: Viewer, brief: bool) -> wire.Position:
    live, seat = viewer.live, viewer.seat
    if live.table is None:
        return wire.Position(live.version, seat, live.status, 0, CLOSED if live.closed else WAITING, None, [], NO_UNDO)
    state = live.table.state
    view = live.game.view(state, seat, _public(live))
    decision = CLOSED if live.closed else live.game.question(state)
    choices = _choices(live, seat) if seat is not None and decision.seat == seat and viewer.holds and not brief else []
    back = live.can_undo(seat) if viewer.holds else 0
    can_undo = wire.CanUndo(True, back > 1, back) if back else NO_UNDO
    if state.seat != OVER:
        return wire.Position(live.version, seat, live.status, live.moves, decision, view, choices, can_undo)
    result = result_of(live.game, state)
    assert result is not None
    return wire.Position(
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


def _public(live: Live) -> Any:
    """What everybody sees alike, already written as JSON: made once a version, whoever looks."""
    found = live.cache.get("public")
    if found is None:
        assert live.table is not None
        public = live.game.public(live.table.state)
        if isinstance(public, dict):
            found = {name: msgspec.Raw(wire.encoder.encode(part)) for name, part in public.items()}
        else:
            found = msgspec.Raw(wire.encoder.encode(public))
        live.cache["public"] = found
    return found


def _choices(live: Live, seat: int) -> list[wire.Choices]:
    """The legal moves of the seat that decides, in columns by kind. Asked of a guess, as `explained` is: by law all
    truths that the seat holds for possible give the same answer, and should one not, it tells no secret."""
    assert live.table is not None
    codec, seen = live.game.codec, live.table.state.guess(seat, dice(live, "choices", seat))
    groups: dict[tuple[str, ...], list[tuple[int, Form]]] = {}
    for move in seen.legal():
        form = codec.decode(seen, move)
        groups.setdefault((str(form["kind"]), *form), []).append((int(move), form))
    return [_columns(codec, seen, seat, shape, group) for shape, group in groups.items()]


def _columns(codec: Codec[Any], seen: State, seat: int, shape: tuple[str, ...], group: list[tuple[int, Form]]) -> wire.Choices:
    kind, *names = shape
    fields = {name: [form[name] for _, form in group] for name in names if name != "kind"}
    if codec.scoring is not None and kind not in codec.scoring:
        return wire.Choices(kind, len(group), fields)
    sure = [move for move, _ in group if not codec.reveals(seen, move)]
    gained = dict(zip(sure, gains(seen, vec[i64](sure), seat), strict=True))
    return wire.Choices(kind, len(group), fields, [gained.get(move) for move, _ in group])


def entries(viewer: Viewer, since: int) -> list[Logged]:
    """The log from that number on, as the viewer may know it."""
    table, seat = viewer.live.table, viewer.seat
    if table is None:
        return []
    return table.log(seat, since)


def info(live: Live, person: Person | None) -> wire.TableInfo:
    """The table around the position, as that person may know it."""
    is_host = person is not None and live.host == person.number
    over = live.table is not None and live.table.over
    return wire.TableInfo(
        id=live.id,
        game=live.game.slug,
        title=live.game.title,
        options=live.setup.options,
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
    )


def seat_lines(live: Live, person: Person | None) -> list[wire.SeatLine]:
    """The seats as that person sees them."""
    is_host = person is not None and live.host == person.number
    return seating.lines(live.seats, person, is_host, present(live).present, live.id)


def present(live: Live) -> wire.Presence:
    """Who has the table open."""
    there = {watcher.person.number for watcher in live.watchers if watcher.person}
    seated = {seat.person for seat in live.seats}
    onlookers = sum(watcher.person is None or watcher.person.number not in seated for watcher in live.watchers)
    return wire.Presence([seat.person in there for seat in live.seats], onlookers)


def whole(viewer: Viewer, brief: bool = False) -> wire.Table:
    """Everything at once."""
    live = viewer.live
    return wire.Table(info(live, viewer.person), position(viewer, brief), entries(viewer, 0), live.chat[-CHATTED:])


def is_known(live: Live, version: int) -> bool:
    """Whether the way from that version is remembered."""
    return version <= live.version and bool(live.marks) and live.marks[0].version <= version + 1


def change(viewer: Viewer, prior: int, brief: bool = False) -> wire.Change | None:
    """What a viewer missed since that version; None if it is too long ago or never was."""
    live = viewer.live
    if not is_known(live, prior):
        return None
    missed = list(takewhile(lambda mark: mark.version > prior, reversed(live.marks)))
    log_from = min((mark.log_from for mark in missed), default=live.moves)
    seats = any(mark.seats for mark in missed)
    known = info(live, viewer.person) if seats or live.status == "over" else None  # with the seed
    return wire.Change(prior, position(viewer, brief), log_from, entries(viewer, log_from), known)


def board(viewer: Viewer, columns: int, language: str) -> str:
    """The board as text, with the players' names."""
    live = viewer.live
    if live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; seats are still open.")
    names = [seat.name for seat in live.seats]
    return live.game.board(live.table.state, viewer.seat, columns, language=language, names=names)


def past(viewer: Viewer) -> Told:
    """What a worker needs to show earlier positions to the viewer."""
    live = viewer.live
    if live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; there is no past yet.")
    lines = live.table.told()
    return Told(live.id, live.game.slug, live.setup.options, live.setup.seats, lines, viewer.seat)


def record(viewer: Viewer) -> str:
    """The record as the viewer may keep it: complete with seed once over."""
    if viewer.live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; there is no record yet.")
    return viewer.live.table.record(viewer.seat).to_json()


def sheet(viewer: Viewer) -> wire.Sheet:
    """The score sheet: final once over, before that the lines of which the viewer can be sure."""
    live = viewer.live
    if live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; there is nothing to count.")
    game, state = live.game, live.table.state
    if state.seat == OVER:
        result = result_of(game, state)
        assert result is not None
        return _sheet(live, [list(lines) for lines in game.lines(state)], result.standing, result)
    sure = [list(lines) for lines in game.known_lines(state, viewer.seat)]
    return _sheet(live, sure, _order(game, sure))


def _order(game: Game[Any, Any], seats: list[list[Line]]) -> list[list[int]]:
    totals = [sum(line.points for line in lines) for lines in seats]
    if game.team:
        return [list(range(len(seats)))]
    return [[seat for seat, total in enumerate(totals) if total == best] for best in sorted(set(totals), reverse=True)]


def _sheet(live: Live, seats: list[list[Line]], standing: list[list[int]], result: Result | None = None) -> wire.Sheet:
    lines = [wire.SheetSeat(seat, sum(line.points for line in own), own) for seat, own in enumerate(seats)]
    if result is None:
        return wire.Sheet(live.version, False, lines, standing)
    return wire.Sheet(live.version, True, lines, standing, result.won, result.reason, result.rank)


def explained(viewer: Viewer, asked: wire.Explain) -> wire.Explained:
    """Whether a move would be legal, and why not. Asked of a guess, so that no refusal tells a secret."""
    live, seat = viewer.live, viewer.seat
    if live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; seats are still open.")
    text = live.text_of(asked.move, asked.form)
    form = live.read(text)
    live.need_unclosed()
    state = live.table.state
    notation = live.game.codec.notation.write(form)
    if state.seat == OVER:
        raise Trouble(409, "not_now", "The game is over; nothing more can be played.")
    if seat is None or int(state.seat) != seat:
        raise Trouble(409, "not_your_decision", f"It is not seat {asked.seat}'s decision now.")
    refusals = live.game.refusals(state.guess(seat, dice(live, "explained", seat)), form)
    return wire.Explained(asked.id, not refusals, notation, list(refusals))
