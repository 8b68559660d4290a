"""The worked examples of a game as positions that the client draws."""

from functools import cache

from msgspec.structs import replace

from pithead.core.game import AnyGame
from pithead.games import game
from pithead.server import messages
from pithead.teaching.examples import Example, Frame, beginning, examples_of, frames, viewer_of


@cache
def drawn(slug: str) -> messages.Examples:
    """Return every example of a game, step by step."""
    played = game(slug)
    book = examples_of(played)
    return messages.Examples(slug, [_example(played, example, book.pays) for example in book.examples.values()])


def _example(played: AnyGame, example: Example, pays: str) -> messages.ExampleLine:
    viewer = viewer_of(example, beginning(played, example))
    steps = [_step(played, frame, viewer) for frame in frames(played, example, pays)]
    return messages.ExampleLine(example.id, example.rules, example.seats, steps)


def _step(played: AnyGame, frame: Frame, viewer: int) -> messages.ExampleStep:
    refusals = [replace(refusal, text="") for refusal in frame.refusals]
    form = played.codec.notation.read(frame.move) if frame.move else None
    event = frame.event.to(viewer) if frame.event is not None else None
    return messages.ExampleStep(played.view(frame.state, viewer), form, event, refusals)
