"""Phase 2: the two squares beside the awakened Dunaïa."""

import pytest

from games.dunaia.helpers import GAME, after, flowers, legal, player, position, question, refused, seat, standing, token

GREENS = {"B1": "L1-GREEN-FLOWER", "A2": "L1-GREEN-MOVE", "C2": "L1-GREEN-ADVANCE", "B3": "L1-GREEN-CHIP"}


def test_the_dunaia_of_the_die_wakes_the_two_squares_beside_it():  # DUN-050 DUN-052 DUN-053
    state = position(black=[4, 4, 5, 5, 6])
    state = after(state, "take 4", "first A2")  # Dunaïa 4 is between A2 (chip) and A3 (flower)
    assert seat(state)["chips"] == [4]
    assert flowers(state) == 3


def test_a_player_chooses_the_order_if_both_squares_have_an_effect():  # DUN-051
    state = position(step="awaken", awakened=4)
    assert legal(state) == ["first A2", "first A3"]
    assert refused(state, "first B2") == ["DUN-050"]


def test_the_order_is_not_asked_if_only_one_square_has_an_effect():  # DUN-051 DUN-054
    state = position(player(chips=[4]), step="awaken", awakened=4)
    assert question(state) == "recycle"
    assert flowers(state) == 3


def test_an_already_inserted_chip_gives_nothing():  # DUN-054
    state = position(player({"A3": "L1-RED-FLOWER"}, chips=[4]), step="awaken", awakened=4)
    assert question(state) == "recycle"
    assert seat(state)["chips"] == [4]
    assert flowers(state) == 2


def test_a_building_under_construction_advances_by_one_square():  # DUN-055
    state = position(player({"A3": ("L3-MULTI-1", 1)}), step="awaken", awakened=4)
    state = after(state, "first A3")
    assert token(state, "A3") == 2


def test_on_the_last_square_a_building_is_completed_and_its_token_returns():  # DUN-056 DUN-026
    state = position(player({"A2": "L1-RED-MOVE", "A3": ("L1-RED-FLOWER", 2)}), step="awaken", awakened=4)
    assert token(state, "A3") == 0
    assert GAME.view(state, 0).public.players[0].tokens == 3


@pytest.mark.parametrize(("tile", "squares"), [("L1-RED-FLOWER", 3), ("L2-RED-FLOWER", 4), ("L3-MULTI-1", 5)])
def test_a_building_needs_one_advance_less_than_its_number_of_squares(tile, squares):  # DUN-025 DUN-056
    state = position(player({"A2": "L1-RED-MOVE", "A3": (tile, squares - 2)}), step="awaken", awakened=4)
    assert token(state, "A3") == squares - 1
    state = position(player({"A2": "L1-RED-MOVE", "A3": (tile, squares - 1)}), step="awaken", awakened=4)
    assert token(state, "A3") == 0


@pytest.mark.parametrize("order", ["first A2", "first A3"])
def test_a_chip_building_gives_an_extra_chip_for_a_completed_neighbour_of_its_colour(order):  # DUN-028 DUN-057 DUN-059 E3
    village = {"A1": "L1-GREEN-FLOWER", "A2": "L2-GREEN-CHIP", "A3": ("L1-YELLOW-FLOWER", 1)}
    state = position(player(village), step="awaken", awakened=4)
    assert legal(state) == ["first A2", "first A3"]
    state = after(state, order)
    assert legal(state) == [f"insert {chip}" for chip in range(1, 7)]
    state = after(state, "insert 1", "insert 5")
    assert seat(state)["chips"] == [1, 5]
    assert token(state, "A3") == 2
    assert flowers(state) == 2
    assert question(state) == "recycle"


@pytest.mark.parametrize(("tile", "moves", "gained"), [("L2-GREEN-FLOWER", 0, 5), ("L2-GREEN-MOVE", 3, 2)])
def test_with_four_neighbours_of_its_colour_a_building_gives_the_maximum(tile, moves, gained):  # DUN-058 DUN-060 DUN-032 E10
    state = position(player({**GREENS, "B2": tile}), step="awaken", awakened=2)
    assert flowers(state) == 2 + gained
    assert int(state.moves_due) == moves


def test_a_chip_building_with_four_neighbours_gives_three_chips_and_two_flowers():  # DUN-059
    state = position(player({**GREENS, "B2": "L2-GREEN-CHIP"}), step="awaken", awakened=2)
    assert int(state.chips_due) == 3
    assert flowers(state) == 4


@pytest.mark.parametrize(("tile", "moves", "gained"), [("L2-GREEN-FLOWER", 0, 1), ("L2-GREEN-MOVE", 1, 0)])
def test_without_a_neighbour_of_its_colour_a_building_pays_only_its_centre(tile, moves, gained):  # DUN-058 DUN-060 E10
    reds = {"B1": "L1-RED-FLOWER", "A2": "L1-RED-MOVE", "C2": "L1-RED-ADVANCE", "B3": "L1-RED-CHIP"}
    state = position(player({**reds, "B2": tile}), step="awaken", awakened=2)
    assert flowers(state) == 2 + gained
    assert int(state.moves_due) == moves


def test_diagonal_neighbours_do_not_count():  # DUN-032
    corners = {"A1": "L1-GREEN-FLOWER", "C1": "L1-GREEN-MOVE", "A3": "L1-GREEN-ADVANCE", "C3": "L1-GREEN-CHIP"}
    state = position(player({**corners, "B1": "L1-RED-MOVE", "B2": "L2-GREEN-FLOWER"}), step="awaken", awakened=2)
    assert flowers(state) == 3


def test_a_neighbour_under_construction_does_not_count():  # DUN-057
    state = position(player({"B1": ("L1-GREEN-MOVE", 1), "B2": "L2-GREEN-FLOWER"}), step="awaken", awakened=2)
    state = after(state, "first B2")
    assert flowers(state) == 3


def test_waking_completed_level_1_and_3_buildings_does_nothing():  # DUN-031 DUN-182
    state = position(player({"A2": "L1-RED-MOVE", "A3": "L3-MULTI-1"}), step="awaken", awakened=4)
    assert question(state) == "recycle"
    assert flowers(state) == 2
    assert seat(state)["chips"] == []


def test_a_building_completed_by_the_first_effect_counts_for_the_second():  # DUN-062 DUN-051 DUN-056 DUN-057 E13
    village = {"B2": "L2-GREEN-CHIP", "C2": ("L1-GREEN-FLOWER", 2)}
    state = position(player(village, chips=[1, 2, 3, 4, 5, 6], dunaias=standing(d3="B2-C2")), step="awaken", awakened=3)
    assert token(state, "C2") == 0  # C2 was first automatically, because B2 had no effect
    assert flowers(state) == 3  # then B2's east arrow paid


def test_a_level_2_building_completed_by_this_awakening_does_not_pay_yet():  # DUN-063
    state = position(player({"A2": ("L2-RED-FLOWER", 3), "A3": "L1-RED-CHIP"}), step="awaken", awakened=4)
    assert token(state, "A2") == 0
    assert flowers(state) == 2


E14 = {"C2": "L2-YELLOW-MOVE", "B2": "L1-YELLOW-FLOWER", "C1": ("L1-RED-FLOWER", 1)}


def woken(**options):
    """E14: Dunaïa 3 between C1 and C2, and C2 woken first."""
    return after(position(player(E14), step="awaken", awakened=3, options=options), "first C2")


def test_moving_the_awakened_dunaia_away_loses_the_second_effect():  # DUN-061 DUN-057 DUN-060 E14
    state = after(woken(), "move 3 to A1-B1")
    assert flowers(state) == 3
    assert token(state, "C1") == 1


@pytest.mark.parametrize("move", ["move 1 to A1-B1", "stop"])
def test_moving_another_dunaia_or_none_keeps_the_second_effect(move):  # DUN-061 DUN-064 E14
    state = after(woken(), move)
    assert flowers(state) == 3
    assert token(state, "C1") == 2


def test_the_first_effect_completes_even_after_the_dunaia_has_moved_away():  # DUN-061
    village = {**GREENS, "B2": "L2-GREEN-MOVE", "B1": ("L1-GREEN-FLOWER", 1)}  # arrows E and W move, S flower
    state = after(position(player(village), step="awaken", awakened=2), "first B2")
    assert int(state.moves_due) == 3
    state = after(state, "move 2 to A1-B1")
    assert int(state.moves_due) == 2
    state = after(state, "move 1 to A1-B1", "stop")
    assert flowers(state) == 3
    assert token(state, "B1") == 1


def test_by_the_other_reading_any_move_loses_the_second_effect():  # DUN-061
    assert token(after(woken(awakened_move_lock="any_move"), "move 1 to A1-B1"), "C1") == 1
    assert token(after(woken(awakened_move_lock="any_move"), "move 3 to A1-B1"), "C1") == 1
    assert token(after(woken(awakened_move_lock="any_move"), "stop"), "C1") == 2


def test_gains_are_automatic_and_moves_may_stop():  # DUN-064
    state = position(player({"A3": ("L1-RED-FLOWER", 1)}, chips=[4]), step="awaken", awakened=4)
    assert token(state, "A3") == 2
    assert question(state) == "recycle"
    assert "stop" in legal(woken())


def test_if_effects_may_be_declined_each_is_asked_about_in_turn():  # DUN-064
    state = position(step="awaken", awakened=4, options={"may_decline_effects": True})
    state = after(state, "first A2")
    assert legal(state) == ["perform", "skip"]
    state = after(state, "skip")
    assert legal(state) == ["perform", "skip"]
    state = after(state, "perform")
    assert seat(state)["chips"] == []
    assert flowers(state) == 3
    assert question(state) == "recycle"


def test_two_buildings_are_of_the_same_colour_if_they_share_one():  # DUN-065 DUN-030 DUN-114
    multi = position(player({"B1": "L3-MULTI-1", "B2": "L2-GREEN-FLOWER"}), step="awaken", awakened=2)
    assert flowers(multi) == 4
    painted = {"B1": {"tile": "L1-RED-MOVE", "colours": ["green", "yellow"]}, "B2": {"tile": "L2-GREEN-FLOWER", "colours": ["yellow"]}}
    assert flowers(position(player(painted), step="awaken", awakened=2)) == 4  # two shared colours, one payment


def test_several_dunaias_around_one_square_make_its_trigger_likelier():  # DUN-181
    around = standing(d1="A2-B2", d3="B2-C2")
    for number in (1, 2, 3, 5):
        state = position(player({"B2": ("L3-MULTI-1", 1)}, dunaias=around), step="awaken", awakened=number)
        assert token(after(state, "first B2"), "B2") == 2


def test_a_player_can_prepare_a_place_for_their_own_die():  # DUN-180
    board = player({"C3": ("L3-MULTI-1", 1), "A1": "L1-RED-MOVE", "A2": "L1-RED-CHIP"})
    state = position(board, step="recycle", black=[], own=[1, 1], dice={"black": [], "own": [1, 1], "spaces": {"flower": 4}})
    assert GAME.dump(state)["dice"]["own"][0] == 1  # known long before it is taken
    state = after(state, "recycle move", "move 1 to B3-C3")  # away from two squares without effect
    while int(state.turn) != 0 or question(state) == "die":
        state.apply(state.pick(0))
    assert GAME.dump(state)["awakened"] == 1
    assert "first C3" in legal(state)
