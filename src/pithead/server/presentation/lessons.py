"""Lessons: a guided first game as its learner sees it. Nothing is stored: a lesson follows from the learner's moves."""

from functools import cache

from pithead.core.errors import PitheadError
from pithead.core.seeds import rng
from pithead.core.text.messages import Decision, Logged
from pithead.core.text.words import offered, shared
from pithead.games import game as game_of
from pithead.server import messages
from pithead.server.http.request_errors import RequestError, not_found, request_error_from
from pithead.server.presentation.table_views import NO_UNDO, choices_of
from pithead.server.tables.moves import form_of
from pithead.teaching.guide import BACK, MORE, THEN, TITLE, TURN, Lesson, guide_of, has_guide, said

MOST_EXPECTED = 50  # moves named as expected; in a free turn none are


def learn(slug: str, body: messages.Learn, name: str, language: str) -> messages.Lesson:
    """Return a lesson after the learner's moves and the next one, if that is given and kept."""
    lesson = _lesson(slug, body, name, language)
    taken_back = ""
    if body.form is not None:
        form = form_of(lesson.game, None, body.form)
        try:
            if not lesson.play(form):
                taken_back = lesson.text(lesson.last, THEN if lesson.done else BACK, language) or shared(language)("guide-over")
        except PitheadError as error:
            raise request_error_from(error, lesson.game) from None
    return _shown(lesson, language, taken_back)


def explained(slug: str, body: messages.Learn) -> messages.Explained:
    """Return whether a move would be legal in a lesson, and why not."""
    lesson = _lesson(slug, body, "", "")
    if lesson.is_done:
        raise RequestError(409, "not_now", "The guide is over; nothing more can be played.")
    game, state = lesson.game, lesson.table.state
    form = form_of(game, None, body.form)
    refusals = game.refusals(state.guess(lesson.guide.learner, rng("lesson")), form)
    return messages.Explained("", not refusals, game.codec.notation.write(form), list(refusals))


def tips(slug: str, language: str) -> messages.Tips:
    """Return the tips of a game in a language; none if it has no guide."""
    return _tips(slug, offered(language))


@cache
def _tips(slug: str, language: str) -> messages.Tips:
    game = game_of(slug)
    own = guide_of(game).tip if has_guide(game) else []
    return messages.Tips([messages.Tip(tip.ask, said(game, tip.say, "", {}, language), tip.point, tip.rule) for tip in own])


def _lesson(slug: str, body: messages.Learn, name: str, language: str) -> Lesson:
    game = game_of(slug)
    if not has_guide(game):
        raise not_found("guide")
    guide, say = guide_of(game), shared(language)
    names = [name or say("cli-me") if seat == guide.learner else say("guide-teacher") for seat in range(guide.seats)]
    return Lesson(game, guide, body.moves, names)


def _shown(lesson: Lesson, language: str, taken_back: str) -> messages.Lesson:
    guide, shown = lesson.guide, lesson.shown()
    waiting = lesson.waiting
    expected = lesson.expected() if waiting is not None and waiting.expect != TURN else []
    return messages.Lesson(
        game=lesson.game.slug,
        table=messages.Table(_info(lesson), _position(lesson), _entries(lesson), []),
        moves=lesson.moves,
        steps=[messages.GuideHeading(lesson.text(number, TITLE, language), step.rule) for number, step in enumerate(guide.step)],
        first=shown.start,
        shown=[_step(lesson, number, language) for number in shown],
        expected=[dict(choice.form) for choice in expected[:MOST_EXPECTED]],
        end=messages.GuideEnd(guide.first_game.seats, guide.first_game.bots, guide.first_game.options),
        taken_back=taken_back,
    )


def _step(lesson: Lesson, number: int, language: str) -> messages.GuideStep:
    step = lesson.guide.step[number]
    more = lesson.text(number, THEN if lesson.done and step.then else MORE, language)
    return messages.GuideStep(
        lesson.text(number, "", language),
        more,
        step.point,
        step.rule,
        "read" if step.is_read else "turn" if step.expect == TURN else "move",
    )


def _info(lesson: Lesson) -> messages.TableInfo:
    game, table, learner = lesson.game, lesson.table, lesson.guide.learner
    seats = [
        messages.SeatLine(seat, "person" if seat == learner else "bot", player.name, mine=seat == learner)
        for seat, player in enumerate(table.players)
    ]
    return messages.TableInfo(
        id=f"guide-{game.slug}",
        game=game.slug,
        title=game.title,
        options={name: str(value) for name, value in table.state.box().options.items()},
        listed=False,
        status="over" if table.over else "running",
        am_host=False,
        seats=seats,
        created=0.0,
        commitment=table.dealer.commitment,
        contributions=[],
        seed=None,
        link=f"/learn/{game.slug}",
    )


def _position(lesson: Lesson) -> messages.Position:
    game, state, learner = lesson.game, lesson.table.state, lesson.guide.learner
    view = game.view(state, learner)
    decision: Decision = view.decision
    choices = [] if lesson.is_done else choices_of(game, state.guess(learner, rng("lesson")), learner)
    undo = messages.CanUndo(True, False, 1) if lesson.moves else NO_UNDO
    status: messages.Status = "over" if lesson.table.over else "running"
    return messages.Position(lesson.table.moves_made(), learner, status, lesson.table.moves_made(), decision, view, choices, undo)


def _entries(lesson: Lesson) -> list[Logged]:
    return [lesson.game.cited(entry) for entry in lesson.table.log(lesson.guide.learner)]
