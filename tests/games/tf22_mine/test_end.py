"""The end, the score and the standing."""

import pytest

from games.tf22_mine.mine import GAME, legal, play, table, why_not
from pithead.core.engine.state import OVER

EXIT = {"c1": "white NS"}


def ready(seats=4, held=None, **fields):
    return table(
        EXIT, seats=seats, held=held or {"white": 1}, crews={"white": "c1", **fields.pop("crews", {})}, loaders=[2, 10, 18], **fields
    )


@pytest.mark.parametrize(("markers", "over"), [([1, 0, 0, 0], False), ([2, 0, 0, 0], True)])
def test_a_player_with_three_markers_wins(markers, over):  # TFM-160
    state = play(ready(markers=markers), "deliver 1")
    assert (state.seat == OVER) == over
    assert not over or why_not(state, "turn c3 A") == ["TFM-160"]


def test_more_than_three_markers_also_win():  # TFM-160
    state = play(ready(held={"white": 2}, markers=[2, 2, 2, 2]), "deliver 2")
    assert (state.seat, list(state.scores())) == (OVER, [4, 2, 2, 2])


def test_a_free_action_in_anothers_turn_can_end_the_game_at_once():  # TFM-161, R-15
    state = ready(held={"red": 1}, crews={"red": "c1"}, markers=[2, 2, 0, 0])
    state = play(state, "steal from red", "card 2", "card 6")
    assert (state.seat, state.turn) == (1, 0)
    state = play(state, "deliver 1")
    assert (state.seat, state.turn, state.ore) == (OVER, 0, 3)
    assert GAME.standing(state) == [[1], [0], [2, 3]]


def test_scoring_continues_when_the_markers_run_out():  # TFM-162
    state = ready(seats=2, held={"white": 2}, markers=[4, 4])
    assert GAME.view(state, None).public.supply == 1
    state = play(state, "deliver white 2")
    assert (list(state.scores()), GAME.view(state, None).public.supply) == ([6, 4], 0)
    assert GAME.census(state)["marker"] == 9  # the tenth is on paper


def last_turn(markers, held, limit=60, **fields):
    """Return the last ore of the last turn of the last round; seat 3 sits on the starting player's right."""
    options = {"max_rounds": limit}
    return table(EXIT, held=held, markers=markers, turn=3, ore=1, round=limit or 60, options=options, **fields)


def test_the_game_ends_after_the_last_turn_of_the_last_round():  # TFM-163, R-20
    state = last_turn([1, 2, 0, 0], {})
    assert play(state, "turn c3 A").seat == OVER
    earlier = table(turn=2, ore=1, round=60)
    assert play(earlier, "turn c3 A").seat == 3


def test_without_a_limit_the_game_continues():  # TFM-163, R-20
    state = play(last_turn([1, 2, 0, 0], {}, limit=0), "turn c3 A")
    assert (state.seat, state.round) == (0, 61)


def test_the_last_turn_of_the_last_round_ends_after_the_effects_of_its_last_ore():  # TFM-163
    state = last_turn([0, 0, 0, 0], {"white": 1}, crews={"white": "c1", "yellow": "c1"})
    state = play(state, "steal from white", "card 2", "card 6")
    assert (state.seat, GAME.decision(state).kind) == (0, "bonus")
    assert play(state, "turn c3 A").seat == OVER


@pytest.mark.parametrize(
    ("markers", "held", "standing"),
    [
        ([1, 2, 0, 0], {"white": 2}, [[1], [0], [2, 3]]),  # most markers
        ([1, 1, 1, 0], {"white": 1, "blue": 2}, [[2], [0], [1], [3]]),  # then most units held
        ([1, 1, 0, 0], {"white": 1, "red": 1}, [[0, 1], [2, 3]]),  # then a shared win
    ],
)
def test_ties_are_broken_by_units_held_and_otherwise_shared(markers, held, standing):  # TFM-163, TFM-164
    state = play(last_turn(markers, held), "turn c3 A")
    assert GAME.standing(state) == standing


def test_with_two_crews_the_units_of_both_count_for_ties():  # TFM-163
    state = table(seats=2, held={"white": 1, "red": 1, "blue": 1}, markers=[2, 2], turn=1, ore=1, round=60)
    assert GAME.standing(play(state, "turn c3 A")) == [[0], [1]]


def test_the_score_is_the_number_of_markers():  # TFM-164
    state = table(EXIT, held={"blue": 2}, markers=[2, 1, 0, 1])
    assert [[(line.points, line.rule) for line in lines] for lines in GAME.sheet(state)] == [
        [(n, "TFM-164"), (0, "TFM-163")] for n in (2, 1, 0, 1)
    ]
    assert GAME.sheet(state)[2][1].what == "2 units held, which only break ties"


def test_nothing_is_legal_when_the_game_is_over():  # TFM-160
    state = play(ready(markers=[2, 0, 0, 0]), "deliver 1")
    assert legal(state) == []
