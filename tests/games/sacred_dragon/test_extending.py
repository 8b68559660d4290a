"""Extending a mine: MSD-045 to MSD-053, R6, R7, R8, R17."""

import pytest

from games.sacred_dragon.helpers import (
    EXTENSIONS,
    GAME,
    RED,
    YELLOW,
    after,
    covering,
    extending,
    laying,
    legal,
    numbers,
    position,
    question,
    refused,
    stacks,
)


@pytest.mark.parametrize("sides", [3, 4, 5, 6])
def test_tokens_and_points_of_an_extension_by_attached_sides(sides):  # MSD-045 MSD-046 MSD-047 R6 R7 EX-X3 EX-X4 EX-X5 EX-X6
    tokens, points = EXTENSIONS[sides][3:]
    state = extending(sides)
    assert legal(state) == ["mine", "leave"]  # the number of tokens is not a choice
    state = after(state, "mine")
    assert numbers(state.points) == [points, 0]
    assert numbers(state.tokens) == [8 - tokens, 9]


@pytest.mark.parametrize("sides", [3, 4])
def test_with_three_or_four_sides_the_tile_does_not_become_a_foundation(sides):  # MSD-048
    assert stacks(after(extending(sides), "mine")) == {"1,0": (RED, 1)}


@pytest.mark.parametrize(("sides", "zone"), [(5, 2 * 2), (6, 2 * 3)])
def test_with_five_or_six_sides_the_tile_becomes_a_foundation(sides, zone):  # MSD-006 MSD-048 MSD-061 EX-X5 EX-X6
    state = after(extending(sides), "mine")
    assert stacks(state) == {"1,0": (RED, 1), "0,0": (RED, EXTENSIONS[sides][3])}
    assert [line.points for line in GAME.sheet(state)[RED]] == [EXTENSIONS[sides][4], zone]


def test_six_sides_may_score_six_by_option():  # MSD-047 R7
    state = after(extending(6, options={"extend_six_points": 6}), "mine")
    assert numbers(state.points) == [6, 0]
    assert stacks(state)["0,0"] == (RED, 2)


def test_the_option_for_six_sides_changes_nothing_else():  # MSD-047 R7
    assert numbers(after(extending(5, options={"extend_six_points": 6}), "mine").points) == [5, 0]


def test_an_extension_requires_three_attached_sides():  # MSD-046 MSD-051
    state = position([("1,0", "T76", "**R**B"), ("0,1", "T77", "Y**B**")], "T72", mines=[("1,0", RED, 1)])
    assert question(after(state, "place T72 r3 at 0,0")) == "draw"


def test_an_extension_requires_a_foundation_of_the_player():  # MSD-046 MSD-051 R17
    state = extending(4, mines=[("1,0", YELLOW, 1)])
    assert question(state) == "draw"
    assert numbers(state.points) == [0, 0]


def test_an_extension_may_touch_foundations_of_several_players_and_scores_once():  # MSD-049 R8 R17
    mines = [("1,0", RED, 1), ("-1,1", RED, 1), ("0,1", YELLOW, 1)]
    state = extending(4, mines=mines)
    assert GAME.decision(state).prompt == "Extend for 4 points with no token?"
    assert numbers(after(state, "mine").points) == [4, 0]


def test_extending_is_optional():  # MSD-050
    state = after(extending(5), "leave")
    assert numbers(state.points) == [0, 0]
    assert numbers(state.tokens) == [8, 9]
    assert list(stacks(state)) == ["1,0"]


@pytest.mark.parametrize(
    ("mines", "words"),
    [
        ([], "Build for 4 points with 1 token?"),
        ([("1,0", RED, 1)], "Extend for 4 points with no token?"),
        ([("1,0", YELLOW, 1)], "draw"),
    ],
)
def test_the_position_decides_between_building_and_extending(mines, words):  # MSD-051
    state = extending(4, mines=mines)
    assert words in (GAME.decision(state).prompt, question(state))


def test_a_foundation_may_be_extended_repeatedly():  # MSD-052 R8
    # 0,1 and 0,-1 are pockets with three sides, both beside 0,0.
    state = position(covering("0,0", "1,0", "1,1", "-1,0", "-1,-1"), "T75 T74", mines=[("0,0", RED, 1)])
    for at, drawn in (("0,1", ("T01", "T02")), ("0,-1", ("T03", "T04"))):
        state = after(state, laying(state, at), "stop")
        assert GAME.decision(state).prompt == "Extend for 3 points with no token?"
        state = after(state, "mine", f"draw {drawn[0]}", "supply", f"draw {drawn[1]}")
    assert numbers(state.points) == [6, 0]


@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_an_extension_without_tokens_blocks_no_building_and_cannot_be_extended_from(seat):  # MSD-053
    state = after(extending(4), "mine", "draw T78", "supply", "draw T77")
    if seat == YELLOW:
        state = after(state, "supply", "draw T01")
    assert state.seat == seat
    # 0,-1 touches the extension on 0,0 and the tile on -1,0, but not the foundation on 1,0.
    state = after(state, laying(state, "0,-1"))
    assert GAME.decision(state).prompt == "Build for 2 points with 1 token?"


def test_an_extension_without_tokens_can_never_be_built_on_later():  # MSD-007 MSD-053
    state = after(extending(4), "mine", "draw T78", "supply", "draw T77")
    assert refused(state, "mine") == ["MSD-038"]
