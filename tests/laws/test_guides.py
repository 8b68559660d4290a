"""Law L15 for guides: every step works with its expected moves, with other legal ones and with illegal ones, and has its text."""

from collections.abc import Iterator

import pytest

import pithead
from pithead.core.errors import BadGuide, Illegal
from pithead.core.text.coverage import coverage, messages_of
from pithead.core.text.messages import plain
from pithead.core.text.words import SOURCE
from pithead.teaching.guide import BACK, MORE, THEN, TITLE, TURN, Lesson, guide_of, has_guide, read_guide, said
from support import walk

GUIDED = [slug for slug in pithead.CATALOGUE if has_guide(pithead.game(slug))]
ARGUMENTS = ({"own": 9, "best": 7, "lead": "ahead"}, {"own": 1, "best": 1, "lead": "level"}, {"own": 0, "best": 5, "lead": "behind"})
FRAME = {"hand", "facts", "log", "rules"}  # parts of the frame that a step may point at, besides the seats
TRIED = 12  # other legal moves per step that may stand; those taken back are all tried

guided = pytest.mark.parametrize("slug", GUIDED)


def lesson_of(slug: str, moves: list[str] | None = None) -> Lesson:
    game = pithead.game(slug)
    return Lesson(game, guide_of(game), moves or [])


def positions(slug: str) -> Iterator[Lesson]:
    """Yield the lesson at every decision of the learner who does as expected, and at the end."""
    lesson = lesson_of(slug)
    yield lesson
    while not lesson.is_done:
        assert lesson.play(lesson.expected()[0].notation)
        yield lesson


def finish(lesson: Lesson) -> int:
    """Do as the guide expects, to the end; return the number of the last step."""
    while not lesson.is_done:
        assert lesson.play(lesson.expected()[0].notation)
    return lesson.shown()[-1]


def texts_in(value: object) -> set[str]:
    if isinstance(value, str):
        return {value}
    inner = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list | tuple) else []
    return {text for item in inner for text in texts_in(item)}


@guided
def test_the_expected_moves_lead_through_every_step_to_the_last(slug):
    guide, shown = guide_of(pithead.game(slug)), []
    for lesson in positions(slug):
        shown += [number for number in lesson.shown() if number not in shown]
    assert shown == list(range(len(guide.step)))
    assert 12 <= len(guide.step) <= 25
    assert 6 <= guide.minutes <= 10
    assert next(number for number, step in enumerate(guide.step, 1) if not step.is_read) <= 3
    assert 2 <= sum(step.expect == TURN for step in guide.step) <= 3


@guided
def test_a_lesson_resumes_from_its_moves_alone(slug):
    game = pithead.game(slug)
    for lesson in positions(slug):
        again = lesson_of(slug, lesson.moves)
        assert (again.shown(), again.done) == (lesson.shown(), lesson.done)
        assert game.dump(again.table.state) == game.dump(lesson.table.state)
        assert [entry.move for entry in again.table.entries()] == [entry.move for entry in lesson.table.entries()]


@guided
def test_another_legal_move_is_taken_back_with_a_sentence_or_stands_and_the_guide_reaches_its_end(slug):
    game = pithead.game(slug)
    for lesson in positions(slug):
        if lesson.waiting is None:
            break
        step, before, moves = lesson.waiting, lesson.table.moves_made(), list(lesson.moves)
        expected = {choice.notation for choice in lesson.expected()}
        others = [choice.notation for choice in lesson.table.choices() if choice.notation not in expected]
        if step.expect == TURN or step.otherwise == "stands":
            others = others or sorted(expected)
            for move in others[:: len(others) // TRIED + 1]:
                other = lesson_of(slug, moves)
                assert other.play(move)
                assert finish(other) == len(lesson.guide.step) - 1
            continue
        for move in others:
            assert not lesson.play(move)
        assert (lesson.table.moves_made(), lesson.moves) == (before, moves)
        assert said(game, step.say, THEN if lesson.done else BACK, lesson.arguments()) or not others


@guided
def test_an_illegal_move_is_refused_by_the_rules_and_changes_nothing(slug):
    game, refused = pithead.game(slug), 0
    for lesson in positions(slug):
        if lesson.is_done:
            break
        state, before = lesson.table.state, lesson.table.moves_made()
        legal = set(lesson.table.legal())
        for form in game.codec.expressible(state, pithead.rng(f"guide {before}"), 30):
            if game.codec.notation.write(form) not in legal:
                with pytest.raises(Illegal) as error:
                    lesson.play(form)
                refused += bool(error.value.refusals)
        assert (lesson.table.moves_made(), lesson.table.state) == (before, state)
    assert refused


@guided
def test_every_step_points_at_parts_that_are_there_and_names_rules_of_the_game(slug):
    game = pithead.game(slug)
    guide = guide_of(game)
    seats = {f"seat {seat}" for seat in range(guide.seats)}
    for lesson in positions(slug):
        view = game.view(lesson.table.state, guide.learner)
        names = FRAME | seats | texts_in(plain(view))
        for number in lesson.shown():
            assert set(guide.step[number].point) <= names, guide.step[number].say
            assert not guide.step[number].rule or guide.step[number].rule in game.rules


@guided
def test_every_step_has_its_texts_in_english_with_the_arguments_that_it_uses(slug):
    game = pithead.game(slug)
    guide = guide_of(game)
    for step in guide.step:
        for arguments in ARGUMENTS:
            assert said(game, step.say, "", arguments)
            assert said(game, step.say, TITLE, arguments)
            assert said(game, step.say, THEN, arguments) or not step.then
            is_free = step.is_read or step.expect == TURN or step.otherwise == "stands"
            assert said(game, step.say, BACK, arguments) or is_free
    messages = messages_of(game.folder / "guide" / f"{SOURCE}.ftl")
    assert {name.partition(".")[0] for name in messages} == {step.say for step in guide.step} | {tip.say for tip in guide.tip}
    assert {name.partition(".")[2] for name in messages} <= {"", TITLE, MORE, THEN, BACK}


@guided
def test_every_tip_is_for_a_question_that_is_asked_and_points_at_parts_of_the_frame(slug):
    game = pithead.game(slug)
    asked = {game.question(state).kind for seed in range(3) for state in walk(slug, max(2, game.seats[0]), seed)}
    for tip in guide_of(game).tip:
        assert tip.ask in asked
        assert set(tip.point) <= FRAME
        assert not tip.rule or tip.rule in game.rules
        assert said(game, tip.say, "", {})


@guided
def test_every_translation_of_a_guide_can_be_said(slug):
    game = pithead.game(slug)
    for path in (game.folder / "guide").glob("*.ftl"):
        (texts,) = coverage(game.folder / "guide", path.stem)
        assert not texts.faults
        for name in messages_of(path):
            message, _, part = name.partition(".")
            for arguments in ARGUMENTS:
                assert said(game, message, part, arguments, path.stem)


@guided
def test_the_first_game_after_the_guide_can_be_set_up(slug):
    first = guide_of(pithead.game(slug)).first_game
    pithead.game(slug).setup(first.seats, first.options)


def test_a_step_of_several_moves_takes_other_moves_back():
    for slug in GUIDED:
        for step in guide_of(pithead.game(slug)).step:
            assert not (step.then and step.otherwise == "stands"), step.say


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[step]]\nsay = "a"\nexpect = "turn"\n', "the last step must expect 'continue'"),
        ('[[step]]\nsay = "a"\nexpect = "now"\n', "step"),
        ("", "step"),
    ],
)
def test_a_faulty_guide_is_refused_with_its_entry(tmp_path, text, reason):
    path = tmp_path / "guide.toml"
    path.write_text(f'minutes = 6\nseed = "x"\nfirst_game = {{seats = 2}}\n{text}', encoding="utf-8")
    with pytest.raises(BadGuide, match=reason):
        read_guide(path)
