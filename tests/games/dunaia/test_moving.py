"""Moving Dunaïas."""

import pytest

from games.dunaia.helpers import after, legal, player, position, refused, seat, standing

CROWD = standing(d2="A1-A2", d3="A1-A2")  # 1, 2 and 3 together


def moving(board, **options):
    """Return a position in which one Dunaïa may be moved, by the common board."""
    return after(position(board, step="recycle", options=options), "recycle move")


def test_a_dunaia_moves_to_any_other_place_with_room():  # DUN-066
    state = moving(player())
    targets = [move for move in legal(state) if move.startswith("move 1 ")]
    assert len(targets) == 11
    assert "move 1 to C2-C3" in targets  # far away, beside giant 6
    assert refused(state, "move 1 to A1-A2") == ["DUN-066"]


def test_at_most_three_dunaias_fit_on_one_place():  # DUN-009
    state = moving(player(dunaias=CROWD))
    assert refused(state, "move 4 to A1-A2") == ["DUN-009"]
    assert not any(move.endswith("A1-A2") for move in legal(state))
    assert refused(moving(player(dunaias=standing(d2="A1-A2"))), "move 4 to A1-A2") == []


def test_by_the_other_reading_only_an_empty_place_is_allowed():  # DUN-066
    state = moving(player(), move_target="empty_only")
    targets = {move.split(" to ")[1] for move in legal(state) if move.startswith("move")}
    assert targets == {"A1-B1", "B1-C1", "A2-B2", "B2-C2", "A3-B3", "B3-C3"}
    assert refused(state, "move 1 to B1-B2") == ["DUN-066"]


def test_several_moves_take_different_dunaias_one_after_the_other():  # DUN-067
    board = player({"A1": "L1-RED-MOVE"}, dunaias=CROWD)
    state = after(position(board, step="recycle"), "recycle seat 0 A1", "move 1 to A1-B1")
    assert refused(state, "move 1 to B1-C1") == ["DUN-067"]
    state = after(state, "move 4 to A1-A2")  # there is room again
    assert refused(state, "move 5 to A1-A2") == ["DUN-009"]
    state = after(state, "move 5 to A1-B1")
    assert seat(state)["dunaias"] == standing(d1="A1-B1", d2="A1-A2", d3="A1-A2", d4="A1-A2", d5="A1-B1")


def test_a_player_moves_only_their_own_dunaias_even_by_a_building_of_another():  # DUN-068 DUN-086
    state = position(player(flowers=1), player({"A1": "L1-RED-MOVE"}), step="recycle")
    state = after(state, "recycle seat 1 A1", "move 1 to A1-B1", "stop")
    assert seat(state, 0)["dunaias"] == standing(d1="A1-B1")
    assert seat(state, 1)["dunaias"] == standing()


@pytest.mark.parametrize("number", [0, 7])
def test_there_are_six_dunaias(number):  # DUN-007
    assert refused(moving(player()), f"move {number} to A1-B1") == ["DUN-007"]


def test_dunaias_do_not_block_buildings_beside_them():  # DUN-035
    state = after(position(player(dunaias=CROWD, flowers=3), step="recycle"), "recycle build")
    assert {move.split()[3] for move in legal(state)} == {f"{column}{row}" for column in "ABC" for row in "123"}
