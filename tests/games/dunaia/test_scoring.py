"""Scoring and ties."""

import pytest

from games.dunaia.helpers import GAME, after, lines, player, position, scores, seat
from pithead.core.engine.state import OVER


def test_the_most_points_win():  # DUN-002
    state = position(player(flowers=3), player({"A1": "L3-MULTI-1"}, flowers=0), player(flowers=6))
    assert scores(state) == [1, 3, 2]
    assert GAME.standing(state) == [[1], [2], [0]]


def test_incomplete_buildings_count_for_nothing_not_even_for_arrows():  # DUN-130 DUN-132
    village = {"A1": {"tile": "L1-PURPLE-MOVE", "token": 2, "colours": ["red"]}, "B1": "L3-RED-PURPLE", "C1": ("L3-MULTI-1", 4)}
    assert scores(position(player(village, flowers=0)))[0] == 3


@pytest.mark.parametrize(("tile", "points"), [("L1-RED-MOVE", 1), ("L2-RED-MOVE", 2), ("L3-MULTI-1", 3)])
def test_a_completed_building_gives_its_level(tile, points):  # DUN-131
    state = position(player({"B2": tile}, flowers=0))
    assert lines(state, "DUN-131") == [(f"{tile} at B2", points)]
    assert scores(state)[0] == points


@pytest.mark.parametrize(("east", "total"), [("L1-GREEN-MOVE", 7), ("L1-PURPLE-CHIP", 9)])
def test_each_arrow_to_a_completed_building_of_its_colour_scores_its_points(east, total):  # DUN-029 DUN-131 DUN-132 E8
    state = position(player({"A1": "L1-PURPLE-MOVE", "B1": "L3-RED-PURPLE", "C1": east}, flowers=0))
    assert scores(state)[0] == total
    arrows = lines(state, "DUN-132")
    assert ("arrow of L3-RED-PURPLE at B1 to A1", 2) in arrows
    assert sum(points for _, points in arrows) == total - 5


def test_multicoloured_neighbours_count_for_arrows_and_the_red_building_itself_does_not():  # DUN-030 DUN-132 DUN-136
    assert scores(position(player({"A1": "L3-MULTI-1", "B1": "L3-RED-PURPLE"}, flowers=0)))[0] == 8
    assert scores(position(player({"A1": "L1-RED-MOVE", "B1": "L3-RED-PURPLE"}, flowers=0)))[0] == 4


def test_a_rotated_arrow_scores_in_its_new_direction():  # DUN-132 DUN-033
    village = {"B1": "L1-PURPLE-MOVE", "B2": {"tile": "L3-RED-PURPLE", "turned": 1}, "A2": "L1-PURPLE-CHIP"}
    state = position(player(village, flowers=0), options={"tile_rotation": "free"})
    assert lines(state, "DUN-132") == [("arrow of L3-RED-PURPLE at B2 to B1", 2)]


@pytest.mark.parametrize(("tile", "points"), [("eight_buildings", 4), ("two_artefacts", 3), ("four_corners", 2)])
def test_prophecy_tiles_give_their_points(tile, points):  # DUN-133
    state = position(player(prophecies=[tile], flowers=0))
    assert scores(state)[0] == points


@pytest.mark.parametrize(("artefacts", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18), (7, 22)])
def test_only_complete_artefacts_score(artefacts, points):  # DUN-134 E9
    state = position(player(artefacts=artefacts, fragments=["head", "base"], flowers=0))
    assert scores(state)[0] == points


@pytest.mark.parametrize(("held", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (128, 42)])
def test_three_flowers_score_a_point(held, points):  # DUN-135
    assert scores(position(player(flowers=held)))[0] == points


def test_chips_tokens_and_effects_score_nothing():  # DUN-136
    village = {"A1": {"tile": "L1-RED-MOVE", "colours": ["green", "yellow"]}, "C3": "L2-RED-FLOWER"}
    state = position(player(village, chips=[1, 2, 4, 6], flowers=0))
    assert scores(state)[0] == 3


def test_the_sheet_is_itemised_with_a_rule_for_each_line():  # DUN-131 DUN-132 DUN-133 DUN-134 DUN-135
    village = {"A1": "L1-PURPLE-MOVE", "B1": "L3-RED-PURPLE"}
    state = position(player(village, prophecies=["four_corners"], artefacts=2, flowers=7))
    lines = [(line.what, line.points, line.rule) for line in GAME.sheet(state)[0]]
    assert lines == [
        ("L1-PURPLE-MOVE at A1", 1, "DUN-131"),
        ("L3-RED-PURPLE at B1", 3, "DUN-131"),
        ("arrow of L3-RED-PURPLE at B1 to A1", 2, "DUN-132"),
        ("prophecy “four corners”", 2, "DUN-133"),
        ("2 complete artefacts", 3, "DUN-134"),
        ("7 flowers", 2, "DUN-135"),
    ]


def test_a_tie_goes_to_the_most_prophecy_tiles():  # DUN-140
    one = player({"A1": "L1-RED-MOVE"}, prophecies=["eight_buildings"], flowers=5)  # 1 + 4 + 1
    two = player({"A1": "L1-GREEN-MOVE"}, prophecies=["two_artefacts", "four_corners"], flowers=0)  # 1 + 5
    state = position(one, two, last_turn=1)
    assert scores(state) == [6, 6]
    assert GAME.standing(state) == [[1], [0]]


def test_the_next_tiebreaker_is_the_most_flowers():  # DUN-141
    state = position(player(flowers=3), player(flowers=5), player(flowers=4))
    assert scores(state) == [1, 1, 1]
    assert GAME.standing(state) == [[1], [2], [0]]


def test_a_remaining_tie_is_a_shared_victory():  # DUN-142
    state = position(player({"A1": "L1-RED-MOVE"}, flowers=1), player(flowers=4), player({"B2": "L1-GREEN-MOVE"}, flowers=1))
    assert scores(state) == [1, 1, 1]
    assert GAME.standing(state) == [[1], [0, 2]]


def test_a_finished_game_is_scored_as_it_is():  # DUN-130 DUN-165
    board = player({"A1": ("L1-RED-MOVE", 2), "B2": "L2-RED-CHIP"}, flowers=2)
    state = position(player(), board, step="recycle", turn=1, turn_number=1, options={"round_limit": 1})
    state = after(state, "recycle flower")
    assert state.seat == OVER
    assert scores(state)[1] == 3
    assert seat(state, 1)["village"]["A1"]["token"] == 2
