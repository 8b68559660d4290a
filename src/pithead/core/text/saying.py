"""Saying: which message words a piece of typed data, and the sentence it makes."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Decision, Event, Line, Prose, Refusal, Verdict

if TYPE_CHECKING:
    from pithead.core.game import AnyGame

Told = Event | Decision | Refusal | Line | Verdict | Form


def say(game: "AnyGame", data: Told, language: str, names: Sequence[str], viewer: int | None) -> str:
    """Return the sentence for the data; see `Game.say`."""
    if isinstance(data, Prose):
        return data.words or data.blanked
    if isinstance(data, Decision) and data.prompt:
        return data.prompt
    message, args = message_of(data)
    if isinstance(data, Refusal | Line) and " " in message.partition("-")[2]:
        return data.message
    if isinstance(data, Decision) and viewer is not None and viewer != data.seat and game.words.has(f"{message}.other"):
        message += ".other"
    if isinstance(data, Mapping):
        message = _way(game, message, data, language)
    if isinstance(data, Verdict) and not game.words.has(message, language):
        return data.reason
    return game.words.say(message, args, language, names)


def _way(game: "AnyGame", message: str, form: Form, language: str) -> str:
    """Return the message of a form.

    A kind that is written in several ways may have an attribute for one of them, named after its fields, such as
    `do-recycle.seat-square`.
    """
    way = f"{message}.{'-'.join(sorted(field for field in form if field != 'kind'))}"
    return way if game.words.has(way, language) else message


def message_of(data: Told) -> tuple[str, Mapping[str, Any]]:
    """Return the message that words the data, and its arguments."""
    if isinstance(data, Decision):
        return f"ask-{data.kind}", {"seat": data.seat, **data.args}
    if isinstance(data, Refusal):
        return f"refuse-{data.message}", data.args
    if isinstance(data, Line):
        return f"line-{data.message}", data.args
    if isinstance(data, Verdict):
        return f"end-{data.reason}.told", {"rank": data.rank, **data.args}
    if isinstance(data, Event):
        tag = f"event-{data.__struct_config__.tag}"
        return f"{tag}.hidden" if data.is_hidden else tag, msgspec.structs.asdict(data)
    return f"do-{data['kind']}", {name: value for name, value in data.items() if name != "kind"}


def whose(state: State) -> str:
    """Return who decides, as text: "chance", "nobody" or "seat 1"."""
    return {CHANCE: "chance", OVER: "nobody"}.get(int(state.seat), f"seat {state.seat}")
