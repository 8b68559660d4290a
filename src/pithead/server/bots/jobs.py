"""The jobs of worker processes: everything that takes more than a few milliseconds. No web packages in here."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from pithead import bots
from pithead.core.data.components import Source
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import BadData, BadRecord, Unreadable
from pithead.core.game import AnyGame
from pithead.core.players import Bot
from pithead.core.record import Record, opening, verify
from pithead.core.record import replay as steps_of
from pithead.core.table import logged
from pithead.core.text.messages import Logged
from pithead.games import game, parse_record
from pithead.server import messages
from pithead.server.tables.variants import changed_box

MOST_FRAMES = 50
STRIDE = 25  # moves between two positions that a replay stores
MOST_MOVES = 5_000  # the longest record that is shown
PASTS = 8  # tables whose past a worker caches
THINKERS = 8  # bots that a worker caches, with their last search tree


_thinkers: dict[tuple[str, int, str], Bot] = {}  # by table, seat and spec; the most recently used comes last


def choose(table: str, slug: str, spec: str, guess: State, random: Rng) -> int:
    """Return a bot's move in a position that its seat could be looking at.

    A worker keeps one bot for a table, so that its search for the first move of a turn helps with the next. Each time the bot gets only a
    guess.
    """
    key = (table, int(guess.seat), spec)
    thinker = _thinkers.pop(key, None) or bots.bot(spec, game(slug))
    _thinkers[key] = thinker
    if len(_thinkers) > THINKERS:
        del _thinkers[next(iter(_thinkers))]
    return thinker.choose(guess, random)


def advise(slug: str, guess: State, random: Rng, count: int) -> list[bots.Advice]:
    """Return the best moves in a position that the deciding seat could be looking at."""
    return bots.advise(game(slug), guess, random, count)


@dataclass(frozen=True)
class ReplayRequest:
    """The data that a replay needs from a table, and the seat that watches it."""

    table: str
    game: str
    options: dict[str, str]
    seats: int
    lines: list[Logged]
    viewer: int | None
    components: Source | None  # None for the game's published components
    over: bool  # the scores of every position may then be shown


@dataclass
class Past:
    """The moves of a table as far as a replay has read them, and a position every STRIDE moves."""

    positions: list[State]
    notations: list[str | None] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)

    def follows(self, lines: list[Logged]) -> bool:
        """Whether none of the known moves has been taken back since."""
        return self.notations == [line.move for line in lines[: len(self.notations)]]

    def walk(self, game: AnyGame, lines: list[Logged], start: int, stop: int) -> Iterator[tuple[int, State]]:
        """Yield the position after `start` moves, then after each move, up to `stop`."""
        number = STRIDE * min(start // STRIDE, len(self.positions) - 1)
        state = self.positions[number // STRIDE].copy()
        while True:
            if number >= start:
                yield number, state
            if number == stop:
                return
            state.apply(self._move(game, state, lines, number))
            number += 1
            if number == STRIDE * len(self.positions):
                self.positions.append(state.copy())

    def _move(self, game: AnyGame, state: State, lines: list[Logged], number: int) -> int:
        if number == len(self.moves):
            self.moves.append(_move_of(game, state, str(lines[number].move), number))
            self.notations.append(lines[number].move)
        return self.moves[number]


def _move_of(game: AnyGame, state: State, notation: str, number: int) -> int:
    try:
        return game.codec.encode(state, game.codec.notation.read(notation))
    except (KeyError, IndexError, ValueError, Unreadable):
        raise BadData(f"move {number + 1} of the log cannot be made, so the table is damaged; only earlier moves can be shown.") from None


_pasts: dict[str, Past] = {}  # by table, the one looked at last at the end


def replay(request: ReplayRequest, start: int, count: int) -> bytes:
    """Return a messages.Replay as JSON: what the viewer saw after `start` moves and later."""
    played, lines, viewer = game(request.game), request.lines, request.viewer
    frames = []
    for number, state in _past(request).walk(played, lines, start, min(len(lines), start + count - 1)):
        entry = played.cited(lines[number - 1].to(viewer)) if number else None
        frames.append(messages.Frame(number, played.view(state, viewer), entry, _scores(state, request.over)))
    return msgspec.json.encode(messages.Replay(len(lines), frames))


def _scores(state: State, over: bool) -> list[int] | None:
    """Return the scores by seat if the game is over."""
    return [int(points) for points in state.scores()] if over else None


def _past(request: ReplayRequest) -> Past:
    past = _pasts.pop(request.table, None)
    if past is None or not past.follows(request.lines):
        past = Past([game(request.game).setup(request.seats, request.options, request.components)])
    _pasts[request.table] = past
    if len(_pasts) > PASTS:
        del _pasts[next(iter(_pasts))]
    return past


def opened(text: bytes, viewer: int | None, start: int, count: int, language: str) -> bytes:
    """Return a messages.OpenedRecord as JSON; raise BadRecord if the text is not a record or a move breaks the rules."""
    record = parse_record(text)
    played = game(record.game)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"moves: {len(record.moves)} are more than can be shown here ({MOST_MOVES}); use `pithead replay`.")
    if viewer is not None and viewer >= len(record.seats):
        raise BadRecord(f"seats: there is no seat {viewer}; this record has {len(record.seats)}, numbered from 0.")
    proof, result = verify(played, record, language=language), record.result
    frames = _frames(played, record, viewer, range(start, start + count))
    answer = messages.OpenedRecord(
        record.game,
        played.title,
        record.options,
        record.seats,
        messages.Verified(True, proof),
        messages.Replay(len(record.moves), frames),
        result.scores if result else None,
        result.standing if result else None,
        None if record.changed is None else changed_box(played, opening(played, record).box().components),
    )
    return msgspec.json.encode(answer)


def _frames(played: AnyGame, record: Record, viewer: int | None, wanted: range) -> list[messages.Frame]:
    frames, over = [], record.result is not None
    if 0 in wanted:
        first = opening(played, record)
        frames.append(messages.Frame(0, played.view(first, viewer), None, _scores(first, over)))
    for step in steps_of(played, record):
        if step.number in wanted:
            after = step.state.copy()
            after.apply(step.move)
            entry = played.cited(logged(played, step.state, step.move, after, step.entry.time).to(viewer))
            frames.append(messages.Frame(step.number, played.view(after, viewer), entry, _scores(after, over)))
    return frames


def proved(record: str, language: str) -> bytes:
    """Return a messages.Verified as JSON: what the verification of a record proved."""
    try:
        parsed = parse_record(record)
        answer = messages.Verified(True, verify(game(parsed.game), parsed, language=language))
    except BadRecord as error:
        answer = messages.Verified(False, [], error.said(language))
    return msgspec.json.encode(answer)
