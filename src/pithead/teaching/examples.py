"""Worked examples: positions with moves, and what is claimed about them. The engine checks every claim.

`games/<slug>/examples.toml` lists chapters and examples; their texts are messages in `games/<slug>/rulebook/<language>.ftl`.
docs/add-a-game.md explains the format.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from pithead.core.data.components import read_toml
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.engine.state import OVER, State
from pithead.core.errors import BadExamples, PitheadError
from pithead.core.game import AnyGame, made
from pithead.core.text.messages import Event, Refusal
from pithead.core.text.words import Words

FILE, TEXTS = "examples.toml", "rulebook"


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    """A chapter of the rulebook: it begins with the rule `from` and ends where the next one begins.

    `asks` are the kinds of questions that it is about; a table opens the rulebook there.
    """

    id: str
    first: str
    asks: list[str] = []


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, in notation or as a form, and the claims about it. A move that is not claimed to be refused is made; it must be legal.

    Without a move the claims are about the position as it is.
    """

    move: str | dict[str, str | int] = ""
    again: bool = False  # begin once more with the position of the example
    then: list[str] = []  # moves made after this one without a word, such as draws
    legal: bool = False
    refused: str | list[str] = []  # the rules that forbid the move
    pays: int | None = None  # points that the seat gains
    scores: dict[str, int] = {}  # by seat
    winner: int | list[int] | None = None  # the seat, or the seats that share the victory; the game is over
    won: bool | None = None  # whether the team won; the game is over
    asks: str = ""  # the kind of the question that follows
    view: dict[str, Any] = {}  # path in the view after the move -> value
    event: dict[str, Any] = {}  # path in the event of the move -> value

    @property
    def rules(self) -> list[str]:
        """The rules that are claimed to forbid the move."""
        return [self.refused] if isinstance(self.refused, str) else self.refused


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example: a position and the steps from it."""

    id: str
    chapter: str
    rules: list[str]
    step: list[Step]
    seats: int = 2
    viewer: int | None = None  # the seat that looks; by default the one that decides at the beginning
    published: bool = False  # whether the rulebook of the box has this example
    options: dict[str, str | int | bool] = {}
    position: dict[str, Any] = {}


class _File(msgspec.Struct, forbid_unknown_fields=True):
    chapter: list[Chapter]
    example: list[Example]
    pays: str = ""


class Examples(msgspec.Struct, frozen=True):
    """The examples of a game by id, and its chapters, each with its rules.

    `asks` is the chapter by kind of question. `pays` is the path in a view, with `{seat}` in it, of the points that claims of that name
    are about; empty for the score.
    """

    chapters: dict[str, list[str]]
    examples: dict[str, Example]
    asks: dict[str, str] = {}
    pays: str = ""


class Claim(msgspec.Struct, frozen=True):
    """A claim about a step, and what the engine says."""

    step: int  # from 1
    move: str
    claim: str
    wanted: Any
    actual: Any
    held: bool


class Frame(msgspec.Struct, frozen=True):
    """A step as it was executed: the position after it, and what happened or why it did not."""

    step: Step
    move: str
    state: Any
    event: Event | None
    refusals: tuple[Refusal, ...]
    claims: list[Claim]


def has_examples(game: AnyGame) -> bool:
    """Return whether the game brings worked examples."""
    return (game.folder / FILE).is_file()


@cache
def examples_of(game: AnyGame) -> Examples:
    """Return the examples of a game; one chapter without a name and no examples if it brings none."""
    if not has_examples(game):
        return Examples({"": list(game.rules)}, {})
    return read_examples(game.folder / FILE, game)


def read_examples(path: Path, game: AnyGame) -> Examples:
    """Read and check `examples.toml` against the rules of the game; whether the claims hold is for `frames` to say."""
    data = read_toml(path, BadExamples)
    try:
        file = decode_as(data, _File)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, _File, data)
        raise BadExamples(f"{path.name}: {entry}: {reason}; correct that entry.") from None
    fault = _fault(file, game)
    if fault:
        raise BadExamples(f"{path.name}: {fault}")
    asks = {kind: chapter.id for chapter in file.chapter for kind in chapter.asks}
    return Examples(_chapters(file, game), {example.id: example for example in file.example}, asks, file.pays)


def best_examples(game: AnyGame) -> dict[str, str]:
    """Return by rule the example that shows it best: the first in which it refuses a move, else the first that cites it."""
    best: dict[str, str] = {}
    for example in examples_of(game).examples.values():
        for step in example.step:
            for rule in step.rules:
                best.setdefault(rule, example.id)
    for example in examples_of(game).examples.values():
        for rule in example.rules:
            best.setdefault(rule, example.id)
    return best


def words_of(game: AnyGame) -> Words:
    """Return the catalogues of the game with the texts of its rulebook."""
    return Words(game.folder, TEXTS)


def beginning(game: AnyGame, example: Example) -> Any:
    """Return the position with which an example begins."""
    head = {"game": game.slug, "seats": example.seats, "options": example.options}
    return game.load({**head, **example.position})


def viewer_of(example: Example, state: State) -> int:
    """Return the seat from which an example is seen."""
    return example.viewer if example.viewer is not None else max(int(state.seat), 0)


def frames(game: AnyGame, example: Example, pays: str = "") -> Iterator[Frame]:
    """Execute the steps of an example one after another."""
    first = state = beginning(game, example)
    for number, step in enumerate(example.step, 1):
        frame = _executed(game, example, first if step.again else state, number, pays)
        state = frame.state
        yield frame


def claims(game: AnyGame, example: Example, pays: str = "") -> list[Claim]:
    """Return every claim of an example with what the engine says; one that does not hold if the example breaks off."""
    checked: list[Claim] = []
    try:
        for frame in frames(game, example, pays):
            checked += frame.claims
    except PitheadError as error:
        checked.append(Claim(len(checked), "", "possible", True, str(error), False))
    return checked


def _executed(game: AnyGame, example: Example, state: Any, number: int, pays: str) -> Frame:
    """Make the move of a step, unless it is claimed to be refused, and check the claims."""
    step, before = example.step[number - 1], state
    event: Event | None = None
    refusals: tuple[Refusal, ...] = ()
    move = step.move if isinstance(step.move, str) else game.codec.notation.write(step.move)
    seat = max(int(state.seat), 0)
    if move and step.rules:
        refusals = game.explain(state, move)
    elif move:
        made_move = game.read(state, move)
        state = made(before, made_move)
        event = game.event(before, made_move, state)
    for text in step.then:
        state = made(state, game.read(state, text))
    viewer = viewer_of(example, before)
    checks = _checks(game, step, move, before, state, event, refusals, seat, viewer, pays)
    return Frame(
        step,
        move,
        state,
        event,
        refusals,
        [Claim(number, move, claim, wanted, actual, _plain(wanted) == _plain(actual)) for claim, wanted, actual in checks],
    )


def _checks(
    game: AnyGame,
    step: Step,
    move: str,
    before: Any,
    after: Any,
    event: Event | None,
    refusals: tuple[Refusal, ...],
    seat: int,
    viewer: int,
    pays: str,
) -> Iterator[tuple[str, Any, Any]]:
    """Yield what each claim of a step says, what it wants and what is so."""
    if move and step.rules:
        rules = [refusal.rule for refusal in refusals]
        yield "refused", step.refused, step.refused if rules and set(step.rules) <= set(rules) else rules
    elif move:
        yield "legal", True, event is not None
    if step.pays is not None:
        yield "pays", step.pays, _points(game, after, seat, pays) - _points(game, before, seat, pays)
    if step.scores:
        yield "scores", step.scores, {name: int(after.scores()[int(name)]) for name in step.scores}
    if step.winner is not None:
        first = game.standing(after)[0] if after.seat == OVER else []
        yield "winner", step.winner if isinstance(step.winner, list) else [step.winner], first
    if step.won is not None:
        verdict = game.outcome(after)
        yield "won", step.won, None if verdict is None else verdict.won
    if step.asks:
        yield "asks", step.asks, game.question(after).kind
    shown = msgspec.to_builtins(game.view(after, viewer)) if step.view else {}
    for path, wanted in step.view.items():
        yield f"view {path}", wanted, at_path(shown, path)
    happened = msgspec.to_builtins(event) if step.event and event is not None else {}
    for path, wanted in step.event.items():
        yield f"event {path}", wanted, at_path(happened, path)


def _points(game: AnyGame, state: Any, seat: int, pays: str) -> int:
    if not pays:
        return int(state.scores()[seat])
    return int(at_path(msgspec.to_builtins(game.view(state, seat)), pays.replace("{seat}", str(seat))))


def at_path(data: Any, path: str) -> Any:
    """Return the value at a path such as `public.players.0.points`; None if there is none.

    A part such as `at=0,1` finds the first entry of a list with that value in that field, and `#` counts the entries.
    """
    for part in path.split("."):
        name, equals, value = part.partition("=")
        if part == "#" and isinstance(data, list | Mapping):
            data = len(data)
        elif isinstance(data, Mapping):
            data = data.get(part)
        elif isinstance(data, list) and equals:
            data = next((entry for entry in data if isinstance(entry, Mapping) and str(entry.get(name)) == value), None)
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return None
    return data


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _chapters(file: _File, game: AnyGame) -> dict[str, list[str]]:
    rules = list(game.rules)
    first = [rules.index(chapter.first) for chapter in file.chapter]
    return {chapter.id: rules[start:end] for chapter, start, end in zip(file.chapter, first, [*first[1:], None], strict=True)}


def _fault(file: _File, game: AnyGame) -> str:
    """Return what is wrong with chapters and examples, or ""."""
    rules, ids = list(game.rules), [chapter.id for chapter in file.chapter]
    for chapter in file.chapter:
        if chapter.first not in rules:
            return f"chapter {chapter.id}: there is no rule {chapter.first}; correct `from`."
    order = [rules.index(chapter.first) for chapter in file.chapter]
    if order != sorted(set(order)) or order[:1] != [0]:
        return f"the chapters must follow the rules, the first from {rules[0]}; put them in order."
    names = [example.id for example in file.example]
    for name in (*ids, *names):
        if max(ids.count(name), names.count(name)) > 1:
            return f"{name}: is listed twice; rename one."
    for example in file.example:
        if example.chapter not in ids:
            return f"example {example.id}: there is no chapter {example.chapter}; the chapters are: {', '.join(ids)}."
        cited = [*example.rules, *(rule for step in example.step for rule in step.rules)]
        unknown = next((rule for rule in cited if rule not in rules), None)
        if unknown is not None or not example.rules:
            return f"example {example.id}: there is no rule {unknown or ''}; cite rules of the game."
        if not example.step:
            return f"example {example.id}: has no step; write one."
        if example.seats not in game.seats:
            return f"example {example.id}: the game is not for {example.seats} seats."
    return ""
