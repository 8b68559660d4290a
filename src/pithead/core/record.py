"""Record: a table in writing. It holds every move, chance included, and can be replayed forever."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from pithead.core import notebook
from pithead.core.data.components import Source, differences
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.dealer import Dealer, FastDealer, committed_to
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.errors import BadComponents, BadOption, BadPosition, BadRecord, Illegal, Unreadable
from pithead.core.game import AnyGame
from pithead.core.options import chosen
from pithead.core.text.messages import Event, Logged, Prose
from pithead.core.text.quoting import name_of, quoted, read_bytes
from pithead.core.text.words import SOURCE, shared

FORMAT = 2
OLDER = 1  # wrote moves, and a team's reason and rank, in words
LARGEST = 16_000_000  # bytes; the longest game by far stays under one


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a game. `won` is null where seats compete; `reason` and `rank` are a team's, as its verdict names them."""

    scores: list[int]
    standing: list[list[int]]
    won: bool | None = None
    reason: str = ""
    rank: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to replay a table; `visibility` is "full", "public" or "seat 0", "seat 1", ...

    `changed` holds the components if they are not the game's own; `position` holds the start of the table if it was not the setup.
    """

    game: str
    rules: str
    components: str
    options: dict[str, str]
    seats: list[str]
    commitment: str
    moves: list[Logged]
    contributions: list[str] = []
    seed: str | None = None
    result: Result | None = None
    visibility: str = "full"
    format: int = FORMAT
    changed: dict[str, Any] | None = None
    position: dict[str, Any] | None = None

    def _repr_html_(self) -> str:
        return notebook.show_record(self)

    def _repr_svg_(self) -> str | None:
        return notebook.draw_record(self)

    def to_json(self) -> str:
        """Return the record as JSON text, one move per line; absent components and positions are left out."""
        data = msgspec.to_builtins(self)
        data = {key: value for key, value in data.items() if value is not None or key not in ("changed", "position")}
        moves = data.pop("moves")
        head = msgspec.json.format(msgspec.json.encode(data), indent=1).decode().removesuffix("}").rstrip()
        lines = ",\n  ".join(msgspec.json.encode(move).decode() for move in moves)
        return f'{head},\n "moves": [\n  {lines}\n ]\n}}\n'


class Step(NamedTuple):
    """One move of a replay: the position before it, and the move."""

    number: int  # from 1
    state: State
    move: int
    entry: Logged


class WrittenMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move as a record file holds it; the type of its event depends on the game, which only the file names."""

    seat: int
    move: str | None
    event: dict[str, Any] | None = None
    words: str = ""  # in the older format
    time: float | None = None


class RecordFile(Record, frozen=True, forbid_unknown_fields=True):
    """A record file as read, in this format or the older one."""

    moves: list[WrittenMove]  # type: ignore[assignment]


_read_file = msgspec.json.Decoder(RecordFile)


def read_record(path: Path, events_of: Callable[[str], Any]) -> Record:
    """Read a record file; `events_of` returns the event types of a game."""
    try:
        return parse_record(read_bytes(path, LARGEST), events_of)
    except (OSError, ValueError) as error:  # a path may contain characters that the system rejects
        raise BadRecord.from_message("error-record-file", path=str(path), reason=str(getattr(error, "strerror", error))) from None


def parse_record(text: bytes | str, events_of: Callable[[str], Any]) -> Record:
    """Return a record from its JSON text."""
    try:
        file = _read_file.decode(text)
        if file.format not in (OLDER, FORMAT):
            raise BadRecord.from_message("error-record-format", format=quoted(file.format), older=OLDER, newer=FORMAT)
        events = events_of(file.game)
        moves = [Logged(entry.seat, entry.move, _event(entry, events), entry.time) for entry in file.moves]
    except msgspec.ValidationError as error:
        where, reason = fault_of(error, RecordFile)
        raise BadRecord.from_message("error-record-entry", where=where, reason=reason) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord.from_message("error-record-json", reason=str(error)) from None
    seats = [name_of(name) or f"Seat {seat}" for seat, name in enumerate(file.seats)]
    return Record(**{**msgspec.structs.asdict(file), "moves": moves, "seats": seats})


def _event(entry: WrittenMove, events: Any) -> Event:
    return Prose(words=entry.words) if entry.event is None else decode_as(entry.event, events)


def replay(game: AnyGame, record: Record, components: Source | None = None) -> Iterator[Step]:
    """Yield the moves of a full record one by one, each checked."""
    state = opening(game, record, components)
    for number, entry in enumerate(record.moves, 1):
        move = _checked(game, state, number, entry)
        yield Step(number, state, move, entry)
        state = state.copy()
        state.apply(move)


def final(game: AnyGame, record: Record, components: Source | None = None) -> State:
    """Return the position after the last move of a full record."""
    state = opening(game, record, components)
    for step in replay(game, record, components):
        state.apply(step.move)
    return state


def opening(game: AnyGame, record: Record, components: Source | None = None) -> State:
    """Return the position a record begins with."""
    if record.visibility != "full":
        raise BadRecord.from_message("error-record-visibility", visibility=record.visibility)
    if record.rules not in game.rules.versions:
        raise BadRecord.from_message("error-record-rules", played=quoted(record.rules), known=", ".join(game.rules.versions))
    state = _begun(game, record, components)
    if record.components != state.box().components.hash:
        raise BadRecord.from_message("error-record-components", played=record.components, own=state.box().components.hash)
    return state


def components_of(game: AnyGame, record: Record) -> Source | None:
    """Return the components of a record; None, meaning the present ones, if it names components that are unknown."""
    return game.components_named(record.components) if record.changed is None else game.recorded_components(record.changed)


def verify(game: AnyGame, record: Record, components: Source | None = None, language: str = SOURCE) -> list[str]:
    """Return what is proved about a record, sentence by sentence; BadRecord names the first move that fails."""
    dealer = None if record.seed is None else committed_to(record.seed, record.contributions, record.commitment)
    if record.seed is not None and dealer is None:
        raise BadRecord.from_message("error-record-seed")
    state = opening(game, record, components)
    events = 0
    for step in replay(game, record, components):
        if step.state.seat == CHANCE:
            if dealer is not None:
                _check_outcome(game, step, dealer, events)
            events += 1
        state.apply(step.move)
    _check_result(game, state, record)
    say = shared(language)
    box = state.box().components
    changes = 0 if game.components_named(box.hash) else len(differences(game.components, box))
    return [
        say("proved-moves", moves=len(record.moves), title=game.title, version=record.rules),
        say("proved-no-seed") if dealer is None else say("proved-seed", outcomes=events),
        say("proved-result") if record.result else say("proved-not-over"),
        *([say("proved-changed", entries=changes)] if changes else []),
    ]


def result_of(game: AnyGame, state: State) -> Result | None:
    """Return the result of a finished game; None before the end."""
    if state.seat != OVER:
        return None
    scores = [int(points) for points in state.scores()]
    outcome = game.outcome(state)
    if outcome is None:
        return Result(scores, game.standing(state))
    return Result(scores, game.standing(state), outcome.won, outcome.reason, outcome.rank)


def write_down(
    game: AnyGame, opening: State, moves: Sequence[int], names: Sequence[str], dealer: FastDealer, position: Mapping[str, Any] | None = None
) -> Record:
    """Return the record of a table that was played without logging, with its starting position if that was not the setup."""
    state = opening.copy()
    entries = []
    for move in moves:
        after = state.copy()
        after.apply(move)
        entries.append(logged(game, state, move, after, None))
        state = after
    return record_of(game, state, names, dealer, entries, position=position, seed=dealer.seed)


def record_of(
    game: AnyGame,
    state: State,
    names: Sequence[str],
    dealer: Dealer | FastDealer,
    moves: Sequence[Logged],
    *,
    position: Mapping[str, Any] | None = None,
    seed: str | None = None,
    visibility: str = "full",
    rules: str | None = None,
) -> Record:
    """Return the record of a table that these moves led to this position; `rules` is its rules version, if not the present one."""
    box = state.box()
    own = game.components_named(box.components.hash) is not None
    return Record(
        game=game.slug,
        rules=game.rules.version if rules is None else rules,
        components=box.components.hash,
        options=dict(box.options),
        seats=list(names),
        commitment=dealer.commitment,
        moves=list(moves),
        contributions=list(dealer.contributions),
        seed=seed,
        result=result_of(game, state),
        visibility=visibility,
        changed=None if own else dict(box.components.content),
        position=None if position is None or visibility != "full" else dict(position),
    )


def logged(game: AnyGame, state: State, move: int, after: State, at: float | None) -> Logged:
    """Return the log entry of a move from one position to the next."""
    return Logged(int(state.seat), game.write(state, move), game.event(state, move, after), at)


def _begun(game: AnyGame, record: Record, components: Source | None) -> State:
    own = components is None and record.changed is not None
    try:
        components = components_of(game, record) if components is None else components
        options = game.options_then(record.rules, record.options)
        if record.position is None:
            return game.setup(len(record.seats), options, components)  # type: ignore[no-any-return]
        state: State = game.load({"rules": record.rules} | record.position, components)
        played = chosen(game.slug, game.options, options, len(record.seats))
    except BadOption as error:
        raise BadRecord.from_message("error-record-options", reason=error) from None
    except BadComponents as error:
        if not own:
            raise
        raise BadRecord.from_message("error-record-changed", reason=error) from None
    except BadPosition as error:
        raise BadRecord.from_message("error-record-position", reason=error) from None
    if int(state.seats) != len(record.seats) or state.box().options != played:
        raise BadRecord.from_message("error-record-other-position")
    return state


def _checked(game: AnyGame, state: State, number: int, entry: Logged) -> int:
    if entry.move is None:
        raise BadRecord.from_message("error-record-no-move", number=number)
    if state.seat == OVER:
        raise BadRecord.from_message("error-record-after-end", number=number, move=entry.move)
    if entry.seat != state.seat:
        raise BadRecord.from_message("error-record-seat", number=number, move=entry.move, seat=quoted(entry.seat), decides=int(state.seat))
    try:
        return game.read(state, entry.move)
    except (Unreadable, Illegal) as error:
        raise BadRecord.from_message("error-record-move", number=number, move=entry.move, reason=error) from None


def _check_outcome(game: AnyGame, step: Step, dealer: Dealer | FastDealer, event: int) -> None:
    due = int(step.state.pick(dealer.below(int(step.state.count()), event)))
    if due != step.move:
        due_move = game.write(step.state, due)
        raise BadRecord.from_message("error-record-chance", number=step.number, move=str(step.entry.move), told=due_move)


def _check_result(game: AnyGame, state: State, record: Record) -> None:
    result = result_of(game, state)
    if result is None and record.result is not None:
        raise BadRecord.from_message("error-record-not-over")
    if result is not None and record.result is None:
        raise BadRecord.from_message("error-record-no-result")
    if result is not None and record.result is not None and record.format == OLDER:
        result = msgspec.structs.replace(result, reason=record.result.reason, rank=record.result.rank)
    if result != record.result:
        raise BadRecord.from_message("error-record-result", scores=result.scores if result else [])
