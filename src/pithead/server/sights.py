"""What each viewer may see of a table: position, log, score sheet. Made once a viewer and version.

Everything here comes from the engine's views, log lines and guesses; the truth stays behind.
"""

from itertools import takewhile
from typing import Any

import msgspec

from pithead.core.game import Codec, Game, Line
from pithead.core.record import Result, result_of
from pithead.core.state import OVER, State
from pithead.server import wire
from pithead.server.dice import dice
from pithead.server.identity import Person
from pithead.server.live import Live
from pithead.server.problems import Trouble, refusal_lines
from pithead.server.schema import entry_of

NO_UNDO = wire.CanUndo(False, False, 0)
WAITING = wire.Decision(OVER, "waiting", "Waiting for players to sit down.")
CHATTED = 200  # lines that a newcomer is sent


def viewer_of(live: Live, person: Person | None, asked: int | None) -> int | None:
    """The seat to look from: the one asked for, else the first of one's own; -1 and strangers get the onlooker's."""
    own = live.mine(person)
    if asked is None:
        return own[0] if own else None
    if asked < 0:
        return None
    if asked not in own:
        raise Trouble(403, "not_yours", f"Seat {asked} is not yours, so you cannot look from it.")
    return asked


def position(live: Live, viewer: int | None, brief: bool = False) -> wire.Position:
    """The table now, for that viewer; brief: without the choices."""
    found: wire.Position | None = live.cache.get((viewer, brief))
    if found is None:
        found = live.cache[viewer, brief] = _position(live, viewer, brief)
    return found


def _position(live: Live, viewer: int | None, brief: bool) -> wire.Position:
    if live.table is None:
        return wire.Position(live.version, viewer, "open", 0, WAITING, None, [], NO_UNDO)
    state = live.table.state
    view = live.game.view(state, viewer, _alike(live))
    decision = wire.Decision(**view["decision"])
    choices = choices_for(live, viewer) if viewer is not None and decision.seat == viewer and not brief else []
    back = live.can_undo(viewer)
    can_undo = wire.CanUndo(True, back > 1, back) if back else NO_UNDO
    if state.seat != OVER:
        return wire.Position(live.version, viewer, "running", live.moves, decision, view, choices, can_undo)
    result = result_of(live.game, state)
    assert result is not None
    return wire.Position(
        live.version,
        viewer,
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


def _alike(live: Live) -> dict[str, Any]:
    """What everybody sees alike, already written as JSON: made once a version, whoever looks."""
    found: dict[str, Any] | None = live.cache.get("alike")
    if found is None:
        assert live.table is not None
        parts = live.game.show_all(live.table.state)
        found = live.cache["alike"] = {name: msgspec.Raw(wire.encoder.encode(part)) for name, part in parts.items()}
    return found


def choices_for(live: Live, seat: int) -> list[wire.Choice]:
    """The legal moves of the seat that decides, each with what it gives at once. Asked of a guess, as `explained` is:
    by law all truths that the seat holds for possible give the same answer, and should one not, it tells no secret."""
    assert live.table is not None
    codec, seen = live.game.codec, live.table.state.guess(seat, dice(live, "choices", seat))
    found = []
    for move in seen.legal():
        form = codec.decode(seen, move)
        scores = codec.scoring is None or form["kind"] in codec.scoring
        gain = _gain(codec, seen, move, seat) if scores else 0
        found.append(wire.Choice(codec.notation.write(form), dict(form), codec.words(seen, form), gain))
    return found


def _gain(codec: Codec[Any], seen: State, move: int, seat: int) -> int | None:
    """What a move changes in the own points; None where that may depend on what the seat cannot know."""
    if codec.reveals(seen, move):
        return None
    after = seen.copy()
    after.apply(move)
    return int(after.scores()[seat] - seen.scores()[seat])


def entries(live: Live, viewer: int | None, since: int) -> list[wire.LogEntry]:
    """The log from that number on, as the viewer may know it."""
    if live.table is None:
        return []
    return [entry_of(number, told, viewer) for number, told in enumerate(live.table.told(since), since)]


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
    )


def seat_lines(live: Live, person: Person | None) -> list[wire.SeatLine]:
    """The seats as that person sees them."""
    is_host = person is not None and live.host == person.number
    there = present(live).present
    return [seat.line(number, person, is_host, there[number], live.id) for number, seat in enumerate(live.seats)]


def present(live: Live) -> wire.Presence:
    """Who has the table open."""
    there = {watcher.person.number for watcher in live.watchers if watcher.person}
    seated = {seat.person for seat in live.seats}
    onlookers = sum(watcher.person is None or watcher.person.number not in seated for watcher in live.watchers)
    return wire.Presence([seat.person in there for seat in live.seats], onlookers)


def whole(live: Live, person: Person | None, viewer: int | None, brief: bool = False) -> wire.Table:
    """Everything at once."""
    return wire.Table(info(live, person), position(live, viewer, brief), entries(live, viewer, 0), live.chat[-CHATTED:])


def is_known(live: Live, version: int) -> bool:
    """Whether the way from that version is remembered."""
    return version <= live.version and bool(live.marks) and live.marks[0].version <= version + 1


def change(live: Live, person: Person | None, viewer: int | None, prior: int, brief: bool = False) -> wire.Change | None:
    """What a viewer missed since that version; None if it is too long ago or never was."""
    if not is_known(live, prior):
        return None
    missed = list(takewhile(lambda mark: mark.version > prior, reversed(live.marks)))
    log_from = min((mark.log_from for mark in missed), default=live.moves)
    seats = any(mark.seats for mark in missed)
    known = info(live, person) if seats else None
    return wire.Change(prior, position(live, viewer, brief), log_from, entries(live, viewer, log_from), known)


def sheet(live: Live, viewer: int | None) -> wire.Sheet:
    """The score sheet: final once over, before that the lines of which the viewer can be sure."""
    if live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; there is nothing to count.")
    game, state = live.game, live.table.state
    if state.seat == OVER:
        result = result_of(game, state)
        assert result is not None
        return _sheet(live, [list(lines) for lines in game.sheet(state)], result.standing, result)
    sure = [list(lines) for lines in game.known_sheet(state, viewer)]
    return _sheet(live, sure, _order(game, sure))


def _order(game: Game[Any, Any], seats: list[list[Line]]) -> list[list[int]]:
    totals = [sum(line.points for line in lines) for lines in seats]
    if game.team:
        return [list(range(len(seats)))]
    return [[seat for seat, total in enumerate(totals) if total == best] for best in sorted(set(totals), reverse=True)]


def _sheet(live: Live, seats: list[list[Line]], standing: list[list[int]], result: Result | None = None) -> wire.Sheet:
    lines = [
        wire.SheetSeat(seat, sum(line.points for line in own), [wire.SheetLine(line.what, line.points, line.rule) for line in own])
        for seat, own in enumerate(seats)
    ]
    if result is None:
        return wire.Sheet(live.version, False, lines, standing)
    return wire.Sheet(live.version, True, lines, standing, result.won, result.reason, result.rank)


def explained(live: Live, asked: wire.Explain) -> wire.Explained:
    """Whether a move would be legal, and why not. Asked of a guess, so that no refusal tells a secret."""
    if live.table is None:
        raise Trouble(409, "not_now", "The game has not begun; seats are still open.")
    text = live.text_of(asked.move, asked.form)
    form = live.read(text)
    state = live.table.state
    notation = live.game.codec.notation.write(form)
    if state.seat == OVER:
        raise Trouble(409, "not_now", "The game is over; nothing more can be played.")
    if int(state.seat) != asked.seat:
        raise Trouble(409, "not_your_decision", f"It is not seat {asked.seat}'s decision now.")
    refusals = live.game.refusals(state.guess(asked.seat, dice(live, "explained", asked.seat)), form)
    return wire.Explained(asked.id, not refusals, notation, refusal_lines(live.game, refusals))
