"""No leaks (L7): a viewer who cannot tell two states apart sees the same in both.

Pairs of states are made in two ways. A guess is one that the engine considers possible. Another history needs no guess: it replaces a move
that the viewer did not see, and continues as the viewer saw it, as long as that is possible.
"""

import json
from itertools import pairwise
from typing import Any

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.game import AnyGame
from pithead.core.seeds import rng as rng_of
from pithead.core.text.messages import plain
from pithead.testing.cases import viewers

Step = tuple[State, int]


def view(game: AnyGame, state: State, viewer: int | None) -> str:
    """Return a viewer's view, as text."""
    return json.dumps(plain(game.view(state, viewer)))


def sees(game: AnyGame, state: State, move: int, viewer: int | None) -> bool:
    """Whether this viewer sees the whole of a move."""
    return game.event(state, move).seen_by(viewer)


def who(viewer: int | None) -> str:
    """Return a viewer's name for sentences."""
    return "an onlooker" if viewer is None else f"seat {viewer}"


def difference(one: Any, other: Any, field: str = "") -> str:
    """Return the first field in which two values differ; "" if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[key], other[key], f"{field}.{key}") for key in one)), "")
    return "" if one == other else field.lstrip(".") or "the whole"


def assert_same_view(game: AnyGame, one: State, other: State, viewer: int | None) -> None:
    """Check that two states a viewer cannot tell apart have the same view."""
    differs = difference(plain(game.view(one, viewer)), plain(game.view(other, viewer)))
    assert not differs, f"what `guess` holds for unknown to {who(viewer)} is shown to them in the field {differs} of the view"


def assert_alike(game: AnyGame, one: State, other: State, viewer: int | None, seed: str) -> None:
    """Check that everything a viewer ever sees of a position is the same in both states."""
    assert_same_view(game, one, other, viewer)
    for columns in (80, 0):
        assert game.board(one, viewer, columns) == game.board(other, viewer, columns), (
            f"the board reveals to {who(viewer)} what they cannot know"
        )
    assert game.known_sheet(one, viewer) == game.known_sheet(other, viewer), f"the sheet reveals to {who(viewer)} what they cannot know"
    for number in range(4):
        random, twin = rng_of(f"{seed} {number}"), rng_of(f"{seed} {number}")
        same = game.guess(one, viewer, random) == game.guess(other, viewer, twin)
        assert same, f"`guess` depends on what {who(viewer)} cannot know: two states that look alike give different guesses from one seed"
        assert random.word() == twin.word(), f"`guess` draws more often in one state than in another that looks alike to {who(viewer)}"
    if one.seat == viewer:
        assert_asked_alike(game, one, other, rng_of(seed))


def assert_asked_alike(game: AnyGame, one: State, other: State, rng: Rng) -> None:
    """Check that the deciding seat has the same choices, refusals and prospects in both."""
    seat = who(int(one.seat))
    assert game.choices(one) == game.choices(other), f"the choices of {seat} depend on what it cannot know"
    forms = [form for truth in (one, other) for form in game.codec.expressible(truth, rng, 40)]
    for form in forms:
        text = game.codec.notation.write(form)
        assert game.explain(one, text) == game.explain(other, text), f"the refusals of {text!r} depend on what {seat} cannot know"
    for move in some(list(one.legal()), 8):
        assert sees(game, one, move, one.seat), f"{seat} does not see its own move {game.write(one, move)!r}"
        same = game.codec.reveals(one, move) == game.codec.reveals(other, move)
        assert same, f"whether {game.write(one, move)!r} reveals something depends on what {seat} cannot know"
        assert_taken_back(game, one, other, move)


def assert_taken_back(game: AnyGame, one: State, other: State, move: int) -> None:
    """Check that a move which can be taken back reveals nothing to its seat."""
    seat = int(one.seat)
    first, second = after(one, move), after(other, move)
    if game.codec.reveals(one, move):
        return
    shows = f"{game.write(one, move)!r} shows {who(seat)} something new, so `reveals` must say so:"
    assert first.seat == second.seat, f"{shows} who decides next"
    gains = [truth.scores()[seat] - before.scores()[seat] for before, truth in ((one, first), (other, second))]
    assert gains[0] == gains[1], f"{shows} the points it brings"
    if first.seat != OVER:  # otherwise it is final, and everything is shown
        differs = difference(plain(game.view(first, seat)), plain(game.view(second, seat)))
        assert not differs, f"{shows} {differs}"


def after(state: State, move: int) -> State:
    """Return the position after a move."""
    state = state.copy()
    state.apply(move)
    return state


def some(items: list[Any], number: int) -> list[Any]:
    """Return about that many of the items."""
    return items[:: max(1, len(items) // number)]


def assert_sure(game: AnyGame, state: State, truths: int) -> None:
    """Check that sure lines of a viewer's sheet hold in every state that is possible for that viewer."""
    for viewer in viewers(state):
        sure = game.known_sheet(state, viewer)
        random = rng_of(f"sure {viewer}")
        possible = [state, *(game.guess(state, viewer, random) for _ in range(truths))]
        for truth in possible if any(truth != state for truth in possible) else possible[:1]:
            for known, lines in zip(sure, game.sheet(truth), strict=True):
                assert [line for line in lines if line in known] == list(known), (
                    f"known_lines gives {who(viewer)} a line that need not be so"
                )


def follow(game: AnyGame, steps: list[Step], viewer: int | None, rng: Rng) -> int:
    """Replace the first of these moves, which the viewer did not see, by another one, and continue as the viewer saw it. Return how many
    moves stay alike."""
    other = steps[0][0].copy()
    for number, ((one, move), (following, _)) in enumerate(pairwise(steps)):
        answer = same_to(game, (one, move), other, viewer, rng)
        if answer < 0:
            return number
        assert sees(game, one, move, viewer) == sees(game, other, answer, viewer)
        assert game.describe(one, move, viewer) == game.describe(other, answer, viewer)
        event, twin = game.event(one, move).to(viewer), game.event(other, answer).to(viewer)
        other.apply(answer)
        if view(game, following, viewer) != view(game, other, viewer):
            assert game.codec.reveals(one, move) or (other.seat == OVER and one.seat != viewer)
            return number
        assert event == twin  # an event shows a viewer no more than the view will
        if number % 4 == 1:
            assert_alike(game, following, other, viewer, f"follow {number}")
    return len(steps)


def same_to(game: AnyGame, step: Step, other: State, viewer: int | None, rng: Rng) -> int:
    """Return a move in another state that looks the same to the viewer, or -1. If unseen and nothing has changed so far, return one that
    differs."""
    state, move = step
    legal = [int(answer) for answer in other.legal()]
    same = game.codec.encode(other, game.codec.decode(state, move))
    if same in legal and (sees(game, state, move, viewer) or other != state):
        return same
    if sees(game, state, move, viewer):
        return -1
    unseen = [answer for answer in legal if answer != same and not sees(game, other, answer, viewer)]
    return unseen[rng.below(len(unseen))] if unseen else -1
