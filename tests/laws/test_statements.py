"""Statements come true (L17): views, events and opinions are compared with what then happens, over every pair of options."""

import pytest

import pithead
from pithead.testing import Case, pairs
from pithead.testing.laws import explain_agrees, positions_read_back
from pithead.testing.statements import Play, check_course
from seven_rounds import SEVEN_ROUNDS
from stated import TURNS, check_stated, choose_of, dynamine_turn, nearly_sealed, seal

MOMENTS = 12 if pithead.COMPILED else 3
SEVEN = [case for case in pairs(SEVEN_ROUNDS) if case.options["rounds"] == "7"]
PAIRS = [*(case for slug in pithead.CATALOGUE for case in pairs(pithead.game(slug))), *SEVEN]


@pytest.mark.parametrize("case", PAIRS, ids=str)
def test_a_statement_comes_true(case: Case) -> None:  # L17
    play = Play(case, "stated", TURNS[case.game.slug], choose_of(case))
    check_course(play, MOMENTS)
    check_stated(play, MOMENTS)
    for moment in play.moments(MOMENTS):
        explain_agrees(case, moment.state)
    positions_read_back(case, play.states[-1])


@pytest.mark.parametrize("case", [case for case in PAIRS if case.options.get("sealing") == "forbidden"], ids=str)
def test_rules_and_explanation_agree_on_when_a_mine_may_be_sealed(case: Case) -> None:  # L5 L17
    for seed in range(3):
        for state in nearly_sealed(Play(Case(case.game, 2, case.options), seed, dynamine_turn, seal)):
            explain_agrees(case, state)
            data = case.game.dump(state)
            free = case.game.load(data | {"options": data["options"] | {"sealing": "allowed"}})
            assert list(state.legal()) == list(free.legal()) or state.rounds_left() > 0, "the last round forbids what it allows"


def test_an_option_added_as_the_page_says_has_an_effect() -> None:  # docs/add-an-option.md
    rounds = {case.options["rounds"]: Play(case, "rounds", dynamine_turn).rounds[-1] for case in pairs(SEVEN_ROUNDS)}
    assert rounds == {"10": 10, "7": 7}
