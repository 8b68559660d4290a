"""The browser and Python make the same sentences from the same data: one catalogue, two readers."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

import pithead
from browser.conftest import alone, load_front
from pithead.core.game import made
from pithead.core.record import replay
from pithead.core.text.messages import Refusal, plain
from support import TESTS

OFTEN = 20  # compare one of this many messages even if its shape is not new
NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
SAID = """([texts, names, told]) => {
  const speaker = new words.Speaker(new words.Catalogue(texts), (seat) => names[seat])
  return told.map(([how, what, own]) => words.textOf(speaker[how](what, own)))
}"""
RECORDS = sorted(TESTS.glob("games/*/records/*.json"))
WORDED = [
    (slug, language) for slug in pithead.CATALOGUE for language in pithead.languages() if language in pithead.game(slug).words.languages
]


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Bundle the client's own catalogue reader as one script."""
    file = tmp_path_factory.mktemp("words") / "words.js"
    with alone():
        load_front().install()
        load_front().npm(["exec", "--", "rolldown", "src/words/say.ts", "-f", "iife", "--name", "words", "-o", str(file)])
    return file.read_text(encoding="utf-8")


def with_defaults(struct: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """Return variants of the struct, one for each nested optional field at its default, so that the deal does not matter."""
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        if field.default not in (msgspec.NODEFAULT, None, value):
            yield msgspec.structs.replace(struct, **{field.name: field.default})
        elif field.default_factory is not msgspec.NODEFAULT and value != field.default_factory():
            yield msgspec.structs.replace(struct, **{field.name: field.default_factory()})
        if isinstance(value, msgspec.Struct):
            for part in with_defaults(value):
                yield msgspec.structs.replace(struct, **{field.name: part})
        elif isinstance(value, list | tuple):
            for place, item in enumerate(value):
                for part in with_defaults(item) if isinstance(item, msgspec.Struct) else ():
                    yield msgspec.structs.replace(struct, **{field.name: [*value[:place], part, *value[place + 1 :]]})


def shape_of(data: Any) -> Any:
    """Return the fields of the data, at any depth, with their kinds."""
    if isinstance(data, dict):
        return tuple(sorted((name, value if name == "kind" else shape_of(value)) for name, value in data.items()))
    return frozenset(map(shape_of, data)) if isinstance(data, list) else type(data).__name__


def messages_of(slug: str, language: str) -> list[tuple[str, Any, bool, str]]:
    """Collect the messages of the golden records by kind: the data, and the sentence that Python makes."""
    game, messages = pithead.game(slug), []

    def keep(how: str, what: Any, own: bool = False) -> None:
        data = what if how == "form" else plain(what)
        messages.append((how, data, own, sentence(what, own)))

    def sentence(what: Any, own: bool) -> str:
        if isinstance(what, Refusal) and game.words.has(beside := f"refuse-{what.message}.seen", language):
            return game.words.say(beside, what.args, language, NAMES)  # the browser shows it beside its subject
        return game.say(what, language, NAMES, None if own else len(NAMES))

    shapes, dice = set(), pithead.rng(f"words {slug}")
    for step in (step for path in RECORDS if path.parent.parent.name == slug for step in replay(game, pithead.read_record(path))):
        event, before, state = game.event(step.state, step.move), step.state, made(step.state, step.move)
        shape = shape_of(plain(event))
        if shape in shapes and step.number % OFTEN:
            continue
        shapes.add(shape)
        for viewer in (None, *range(len(before.scores()))):
            keep("event", event.to(viewer))
        for other in with_defaults(event):
            keep("event", other)
        keep("form", game.codec.decode(before, step.move))
        keep("ask", game.question(before), own=True)
        if before.seat >= 0:  # the browser has its own sentence for chance
            keep("ask", game.question(before))
        if len(shapes) % 3 == 0 and before.seat >= 0:
            forms = {(form["kind"], *form): form for form in map(partial(game.codec.decode, before), before.legal())}
            for form in forms.values():  # a kind may be written in several ways
                keep("form", form)
            for refusal in [one for form in game.codec.expressible(before, dice, 8) for one in game.refusals(before, form)]:
                keep("refusal", refusal)
            for line in (line for lines in game.lines(state) for line in lines):
                keep("line", line)
    return messages


@pytest.mark.parametrize(("slug", "language"), WORDED)
def test_the_browser_makes_the_same_sentences_as_python(chromium: Browser, script: str, slug: str, language: str) -> None:
    texts = [{"language": one, "text": (pithead.game(slug).folder / "words" / f"{one}.ftl").read_text("utf-8")} for one in (language, "en")]
    pairs = messages_of(slug, language)
    page = chromium.new_page()
    page.add_script_tag(content=script)
    sentences = page.evaluate(SAID, [texts, NAMES, [pair[:3] for pair in pairs]])
    page.close()
    wrong = {(how, python, browser) for (how, _, _, python), browser in zip(pairs, sentences, strict=True) if python != browser}
    assert sorted(wrong) == []
    assert len({pair[0] for pair in pairs}) == 5
