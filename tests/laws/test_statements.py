"""What is stated comes true (L17): views, events and opinions are compared with what then happens, over every pair of options."""

import pytest

import pithead
from pithead.testing import Case, pairs
from pithead.testing.laws import explain_agrees
from pithead.testing.statements import Play, check_course
from stated import TURNS, check_stated, choose_of

MOMENTS = 12 if pithead.COMPILED else 3
PAIRS = [case for slug in pithead.CATALOGUE for case in pairs(pithead.game(slug))]


@pytest.mark.parametrize("case", PAIRS, ids=str)
def test_what_is_stated_comes_true(case: Case) -> None:  # L17
    play = Play(case, "stated", TURNS[case.game.slug], choose_of(case))
    check_course(play, MOMENTS)
    check_stated(play, MOMENTS)
    for moment in play.moments(MOMENTS):
        explain_agrees(case, moment.state)
