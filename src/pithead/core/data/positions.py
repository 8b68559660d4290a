"""Positions as plain data: write a whole position, read it back, and check such data field by field."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from pithead.core.data import patch
from pithead.core.data.components import DEEPEST, LARGEST_NUMBER, Source
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.engine.state import State
from pithead.core.errors import BadOption, BadPosition
from pithead.core.moves.codec import spelling_of
from pithead.core.text.quoting import no_such, quoted

if TYPE_CHECKING:
    from pithead.core.game import AnyGame

T = TypeVar("T")

Data = dict[str, Any]
FORMAT = 1


def dump(game: "AnyGame", state: State) -> Data:
    """Return the whole position as plain data."""
    box = state.box()
    head = {"format": FORMAT, "game": game.slug, "rules": game.rules.version, "components": box.components.hash}
    return head | {"options": dict(box.options), "seats": int(state.seats)} | game.write_position(state)


def load(game: "AnyGame", data: Data, components: Source | None = None) -> Any:
    """Return the position that the data describe; see `Game.load`."""
    _check_bounds(data, "", 0)
    data = patch.with_plain_cells(data)
    head = read_data(data, _Head)
    if head.game != game.slug:
        raise BadPosition(f"game: this is a position of {head.game!r}, not of {game.slug!r}; choose that game.")
    if head.format != FORMAT:
        raise BadPosition(f"format: {quoted(head.format)} is not known; this version reads format {FORMAT}.")
    rules = head.rules or (game.rules.versions[0] if head.components else game.rules.version)  # older versions of `dump` did not write it
    if rules not in game.rules.versions:
        raise BadPosition(f"rules: version {quoted(rules)} is unknown; known are: {', '.join(game.rules.versions)}.")
    try:
        game.check_seats(head.seats)
        source = game.components_named(head.components) if components is None else components
        box = game.box(game.options_then(rules, head.options), head.seats, source)
    except BadOption as error:
        raise BadPosition(f"{'options' if head.seats in game.seats else 'seats'}: {error}") from None
    if head.components not in ("", box.components.hash):
        raise BadPosition(
            f"components: the position was made with the component file {head.components}, this is {box.components.hash};"
            " give the right file or leave the field out."
        )
    spelling = spelling_of(game.codec, box)
    body = {key: spelling.within(value, key) for key, value in data.items() if key not in (*_Head.__struct_fields__, patch.FROM)}
    if patch.FROM in data:
        base: Any = patch.dealt(game.start(box, head.seats), data[patch.FROM], lambda state: game.question(state).kind in game.setting_up)
        body = patch.laid_over(game.write_dealt(base), body)
    return game.read_position(box, head.seats, body)


class _Head(msgspec.Struct):
    seats: int
    game: str
    format: int = FORMAT
    rules: str = ""
    components: str = ""
    options: dict[str, str | int | bool] = {}


def _check_bounds(value: object, field: str, depth: int) -> None:
    """Limit numbers and nesting, so that readers can safely compute with a field and quote it."""
    if depth > DEEPEST:
        raise BadPosition(f"{field.rstrip('.')}: is nested more than {DEEPEST} fields deep; correct that field.")
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise BadPosition(f"{field.rstrip('.')}: is larger than {LARGEST_NUMBER}; correct that field.")
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for key, item in inner:
        _check_bounds(item, f"{field}{key}.", depth + 1)


def read_data(data: object, shape: type[T]) -> T:
    """Decode plain data as a type, or raise BadPosition naming the field."""
    try:
        return decode_as(data, shape)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, shape, data)
        raise BadPosition(f"{entry}: {reason}; correct that field.") from None
    except (UnicodeEncodeError, RecursionError) as error:
        raise BadPosition(f"the position holds a value that cannot be written ({error}); correct that field.") from None


def require_one_of(known: Collection[str], value: str, field: str, what: str) -> None:
    """Raise BadPosition, listing what is known, unless the field holds one of the known values."""
    if value not in known:
        raise BadPosition(f"{field}: {no_such(value, what, known)}; correct that field.")


def require_seat(seats: int, value: int, field: str) -> None:
    """Raise BadPosition unless the field holds a seat of the table."""
    if not 0 <= value < seats:
        raise BadPosition(f"{field}: there is no seat {value}; seats are 0 to {seats - 1}; correct that field.")
