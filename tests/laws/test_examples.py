"""The worked examples of every game: the engine confirms every claim, and every chapter has an example."""

import json
from pathlib import Path

import msgspec
import pytest

import pithead
from pithead.cli.main import run
from pithead.core.errors import BadExamples
from pithead.core.text.coverage import coverage, messages_of
from pithead.core.text.words import languages
from pithead.teaching.examples import (
    FILE,
    TEXTS,
    Example,
    Step,
    at_path,
    beginning,
    claims,
    examples_of,
    frames,
    has_examples,
    read_examples,
)

SHOWN = [slug for slug in pithead.CATALOGUE if has_examples(pithead.game(slug))]
EXAMPLES = [(slug, id) for slug in SHOWN for id in examples_of(pithead.game(slug)).examples]
OWN_TEXTS = ("goal", "overview", "rebuilt")

MOUNTAIN = [{"tile": "T04", "turn": 1, "at": "0,0"}, {"tile": "T12", "turn": 5, "at": "1,0"}]
POSITION = {"phase": "turn", "start": 0, "turn": 0, "mountain": MOUNTAIN, "hands": [["T40", "T20"], []]}


def example(*steps: Step) -> Example:
    return Example("planted", "place", ["MSD-032"], list(steps), position=POSITION)


def wrong(*steps: Step) -> list[str]:
    """Return the claims of a planted example that do not hold."""
    return [claim.claim for claim in claims(pithead.game("sacred_dragon"), example(*steps)) if not claim.held]


@pytest.mark.parametrize(("slug", "id"), EXAMPLES)
def test_the_engine_confirms_every_claim(slug, id):
    game = pithead.game(slug)
    book = examples_of(game)
    checked = claims(game, book.examples[id], book.pays)
    assert checked, "an example claims something"
    assert [claim for claim in checked if not claim.held] == []


@pytest.mark.parametrize(("slug", "id"), EXAMPLES)
def test_every_step_claims_something(slug, id):
    game = pithead.game(slug)
    for frame in frames(game, examples_of(game).examples[id], examples_of(game).pays):
        assert frame.claims, frame.step


@pytest.mark.parametrize("slug", SHOWN)
def test_every_rule_is_in_one_chapter_and_every_chapter_has_an_example(slug):
    game = pithead.game(slug)
    book = examples_of(game)
    assert [rule for rules in book.chapters.values() for rule in rules] == list(game.rules)
    assert {one.chapter for one in book.examples.values()} == set(book.chapters)


@pytest.mark.parametrize("slug", SHOWN)
def test_every_question_has_the_chapter_at_which_the_table_opens_the_rulebook(slug):
    texts = messages_of(pithead.game(slug).folder / "words" / "en.ftl")
    asked = {id.removeprefix("ask-") for id in texts if id.startswith("ask-") and "." not in id}
    chapters = examples_of(pithead.game(slug)).asks
    assert set(chapters) == asked


@pytest.mark.parametrize("slug", SHOWN)
def test_every_chapter_example_and_step_has_its_text_and_none_is_left_over(slug):
    game = pithead.game(slug)
    book = examples_of(game)
    wanted = {f"chapter-{id}" for id in book.chapters} | {f"example-{id}" for id in book.examples}
    wanted |= {f"example-{one.id}.step-{n}" for one in book.examples.values() for n in range(1, len(one.step) + 1)}
    texts = messages_of(game.folder / TEXTS / "en.ftl")
    assert {id for id in texts if id.startswith(("chapter-", "example-"))} == wanted
    assert set(OWN_TEXTS) <= set(texts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", SHOWN)
def test_a_translated_rulebook_has_no_text_and_no_argument_that_english_lacks(slug, language):
    assert [one.faults for one in coverage(pithead.game(slug).folder / TEXTS, language) if one.faults] == []


def test_the_examples_of_the_published_rulebook_are_there():
    published = [one.id for one in examples_of(pithead.game("sacred_dragon")).examples.values() if one.published]
    assert {"colours", "gray", "joined", "not-joined", "distance", "zones", "build-6", "extend-6"} <= set(published)


PLANTED = {
    "legal": (Step(move="place T40 r5 at 0,1"), "possible"),
    "refused": (Step(move="place T40 r4 at 0,1", refused="MSD-032"), "refused"),
    "another rule": (Step(move="place T40 r5 at 0,1", refused="MSD-036"), "refused"),
    "unreadable": (Step(move="place T40", refused="MSD-032"), "possible"),
    "pays": (Step(move="place T40 r4 at 0,1", pays=1), "pays"),
    "scores": (Step(move="place T40 r4 at 0,1", scores={"1": 3}), "scores"),
    "asks": (Step(move="place T40 r4 at 0,1", asks="turn"), "asks"),
    "winner before the end": (Step(winner=0), "winner"),
    "team": (Step(won=True), "won"),
    "view": (Step(view={"public.players.0.tiles": 3}), "view public.players.0.tiles"),
    "nothing there": (Step(view={"public.no.such": 3}), "view public.no.such"),
    "event": (Step(move="place T40 r4 at 0,1", event={"sides": 3}), "event sides"),
    "then": (Step(move="place T40 r4 at 0,1", then=["supply"]), "possible"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_wrong_claim_does_not_hold(name):
    step, claim = PLANTED[name]
    assert wrong(step) == [claim]


def test_a_planted_right_example_holds():
    mine = {"public.players.0.tiles": 1, "public.mountain.at=0,1.tile": "T40", "public.mountain.#": 3}
    assert wrong(Step(move="place T40 r5 at 0,1", refused="MSD-032"), Step(move="place T40 r4 at 0,1", legal=True, view=mine)) == []
    assert wrong(Step(move={"kind": "place", "tile": "T40", "turn": 4, "at": "0,1"}, pays=0, scores={"0": 0, "1": 0})) == []


def test_an_impossible_position_is_a_claim_that_does_not_hold():
    game = pithead.game("sacred_dragon")
    impossible = msgspec.structs.replace(example(Step(move="supply")), position=POSITION | {"hands": [["T04"], []]})
    (claim,) = claims(game, impossible)
    assert not claim.held
    assert "T04 is already at mountain[0].tile" in claim.actual


def test_a_step_can_begin_again_with_the_first_position():
    game = pithead.game("sacred_dragon")
    two = example(Step(move="place T40 r4 at 0,1"), Step(move="place T40 r0 at 0,1", again=True))
    first, second = frames(game, two)
    assert len(first.state.lying) == len(second.state.lying) == 3
    assert len(beginning(game, two).lying) == 2


def test_a_path_leads_through_tables_lists_and_entries():
    data = {"a": [{"at": "0,1", "n": 1}, {"at": "2,0", "n": [5, 6]}]}
    assert [at_path(data, path) for path in ("a.#", "a.0.n", "a.at=2,0.n.1", "a.2", "a.at=9,9.n", "b", "a.0.n.0")] == [
        2,
        1,
        6,
        None,
        None,
        None,
        None,
    ]


CHAPTER = '[[chapter]]\nid = "a"\nfrom = "MSD-001"\n'
ONE = CHAPTER + '[[example]]\nid = "x"\nchapter = "a"\nrules = ["MSD-001"]\n'
STEP = '[[example.step]]\nmove = "supply"\n'
FILES = {
    "there is no field 'ending' here": CHAPTER + "ending = 1\n",
    "there is no rule MSD-999; correct `from`": CHAPTER.replace("001", "999"),
    "must follow the rules": CHAPTER.replace("001", "002"),
    "a: is listed twice": CHAPTER + CHAPTER.replace("001", "002"),
    "there is no chapter b": ONE.replace('chapter = "a"', 'chapter = "b"') + STEP,
    "there is no rule ; cite": ONE.replace('["MSD-001"]', "[]") + STEP,
    "there is no rule ABC": ONE + STEP + 'refused = "ABC"\n',
    "has no step": ONE + "step = []\n",
    "not for 9 seats": ONE + "seats = 9\n" + STEP,
}


@pytest.mark.parametrize("says", FILES)
def test_a_faulty_file_is_refused_in_one_sentence(says, tmp_path):
    text = FILES[says]
    (tmp_path / FILE).write_text(text if "[[example]]" in text else f"example = []\n{text}", encoding="utf-8")
    with pytest.raises(BadExamples) as error:
        read_examples(tmp_path / FILE, pithead.game("sacred_dragon"))
    assert says in str(error.value)


def test_the_command_lists_the_examples_with_their_claims(capsys):
    assert run(["rules", "sacred_dragon", "--examples", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in entries] == list(examples_of(pithead.game("sacred_dragon")).examples)
    assert all(set(entry) == {"id", "rules", "claims", "held"} and entry["claims"] and entry["held"] for entry in entries)
    assert run(["rules", "sacred_dragon", "msd-036", "--examples"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert all("MSD-036" in line for line in lines)
    assert last.startswith(f"{len(lines)} examples, ")
    assert last.endswith("all hold.")


def test_the_command_fails_for_a_claim_that_does_not_hold(capsys, monkeypatch):
    game = pithead.game("sacred_dragon")
    book = msgspec.structs.replace(examples_of(game), examples={"planted": example(Step(move="place T40 r4 at 0,1", pays=4))})
    monkeypatch.setattr("pithead.cli.rules.examples_of", lambda game: book)
    assert run(["rules", "sacred_dragon", "--examples"]) == 1
    printed = capsys.readouterr().out
    assert "WRONG" in printed
    assert "step 1, place T40 r4 at 0,1: pays should be 4, but is 0" in printed
    assert run(["rules", "sacred_dragon", "--examples", "--json"]) == 1
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["held"] is False


def test_the_file_and_its_texts_are_beside_the_game():
    folder = pithead.game("sacred_dragon").folder
    assert folder / FILE == Path(folder, "examples.toml")
    assert (folder / TEXTS / "en.ftl").is_file()
