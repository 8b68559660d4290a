"""The browser words what it is told as Python does: one catalogue, two readers, the same sentences."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

import pithead
from browser.conftest import alone, load_front
from pithead.core.engine.state import OVER
from pithead.core.text.messages import Refusal, plain

MOVES = 120  # of each game
NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
SAID = """([texts, names, told]) => {
  const speaker = new words.Speaker(new words.Catalogue(texts), (seat) => names[seat])
  return told.map(([how, what, own]) => words.textOf(speaker[how](what, own)))
}"""
WORDED = [
    (slug, language) for slug in pithead.CATALOGUE for language in pithead.languages() if language in pithead.game(slug).words.languages
]


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The client's own reader of catalogues, as one script."""
    file = tmp_path_factory.mktemp("words") / "words.js"
    with alone():
        load_front().install()
        load_front().npm(["exec", "--", "rolldown", "src/words/say.ts", "-f", "iife", "--name", "words", "-o", str(file)])
    return file.read_text(encoding="utf-8")


def told(slug: str, language: str) -> list[tuple[str, Any, bool, str]]:
    """What random games tell, by kind: as data, and the sentence that Python makes of it."""
    game, found = pithead.game(slug), []

    def keep(how: str, what: Any, own: bool = False) -> None:
        data = what if how == "form" else plain(what)
        found.append((how, data, own, sentence(what, own)))

    def sentence(what: Any, own: bool) -> str:
        if isinstance(what, Refusal) and game.words.has(beside := f"refuse-{what.message}.seen", language):
            return game.words.say(beside, what.args, language, NAMES)  # the browser shows it beside what it speaks of
        return game.say(what, language, NAMES, None if own else len(NAMES))

    for seats in (game.seats[0], game.seats[-1]):
        dice, state = pithead.rng(f"words {slug} {seats}"), game.setup(seats)
        for number in range(MOVES):
            if state.seat == OVER:
                break
            move, before = state.pick(dice.below(int(state.count()))), state.copy()
            state.apply(move)
            event = game.event(before, move, state)
            for viewer in (None, *range(seats)):
                keep("event", event.to(viewer))
            keep("form", game.codec.decode(before, move))
            keep("ask", game.question(before), own=True)
            keep("ask", game.question(before))
            if number % 5 == 0 and before.seat >= 0:
                shapes = {(form["kind"], *form): form for form in map(partial(game.codec.decode, before), before.legal())}
                for form in shapes.values():  # a kind may be written in several ways
                    keep("form", form)
                refusals = [one for form in game.codec.expressible(before, dice, 8) for one in game.refusals(before, form)]
                for refusal in refusals:
                    keep("refusal", refusal)
                for line in (line for lines in game.lines(state) for line in lines):
                    keep("line", line)
    return found


@pytest.mark.parametrize(("slug", "language"), WORDED)
def test_the_browser_makes_the_sentences_that_python_makes(chromium: Browser, script: str, slug: str, language: str) -> None:
    texts = [{"language": one, "text": (pithead.game(slug).folder / "words" / f"{one}.ftl").read_text("utf-8")} for one in (language, "en")]
    pairs = told(slug, language)
    page = chromium.new_page()
    page.add_script_tag(content=script)
    said = page.evaluate(SAID, [texts, NAMES, [pair[:3] for pair in pairs]])
    page.close()
    wrong = {(how, python, browser) for (how, _, _, python), browser in zip(pairs, said, strict=True) if python != browser}
    assert sorted(wrong) == []
    assert len({pair[0] for pair in pairs}) == 5
