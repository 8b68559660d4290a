"""Phase 3: recycling the die."""

import pytest

from games.dunaia.helpers import GAME, after, common, flowers, legal, player, position, question, refused, seat, token
from pithead.core.engine.state import CHANCE

THREE_SITES = {"A1": ("L1-RED-FLOWER", 1), "B1": ("L1-RED-MOVE", 1), "C1": ("L1-RED-CHIP", 1)}
NINE = {
    "A1": "L1-RED-FLOWER", "B1": "L1-RED-MOVE", "C1": "L1-RED-CHIP", "A2": "L1-RED-ADVANCE", "B2": "L1-GREEN-FLOWER",
    "C2": "L1-GREEN-MOVE", "A3": "L1-GREEN-CHIP", "B3": "L1-GREEN-ADVANCE", "C3": ("L2-RED-FLOWER", 1),
}  # fmt: skip


def test_the_die_goes_on_a_common_space_or_a_completed_level_1_building():  # DUN-070 DUN-027
    state = position(player({"A1": "L1-RED-FLOWER", "B1": "L2-RED-FLOWER"}), step="recycle")
    assert legal(state) == ["recycle build", "recycle flower", "recycle move", "recycle chip", "recycle seat 0 A1"]
    assert refused(state, "recycle sleep") == ["DUN-070"]
    assert refused(state, "recycle seat 0 B1") == ["DUN-070"]
    assert refused(state, "recycle seat 0 C1") == ["DUN-079"]
    assert refused(state, "recycle seat 7 A1") == ["DUN-171"]


def test_any_number_of_dice_may_be_on_a_common_space():  # DUN-071
    state = position(step="recycle", black=[2])  # four dice are on the flower space
    assert GAME.dump(after(state, "recycle flower"))["dice"]["spaces"]["flower"] == 4


def test_the_build_space_starts_a_construction():  # DUN-072 DUN-074 DUN-075 DUN-166 E5
    state = position(player(flowers=3), step="recycle", market={3: ("L3-RED-GREEN", "L3-MULTI-1")})
    stock = int(state.stock)
    state = after(state, "recycle build")
    assert refused(state, "build L3-MULTI-1 at B2") == ["DUN-075"]  # from the pile it would cost 4
    assert refused(state, "build L3-MULTI-2 at B2") == ["DUN-072"]
    assert refused(state, "build L3-RED-GREEN at D4") == ["DUN-072"]
    assert len([move for move in legal(state) if move.startswith("build L3-RED-GREEN")]) == 9
    state = after(state, "build L3-RED-GREEN at B2")
    assert state.seat == CHANCE  # the pile shows its next tile
    assert flowers(state) == 0
    assert int(state.stock) == stock + 3
    assert seat(state)["village"] == {"B2": {"tile": "L3-RED-GREEN", "token": 1}}
    assert common(state).players[0].tokens == 2
    assert GAME.dump(state)["market"][2] == {"board": "L3-MULTI-1", "top": None}
    assert len(legal(state)) == 10
    assert "draw L3-RED-GREEN" not in legal(state)
    state = after(state, "draw L3-MULTI-4")
    assert GAME.dump(state)["market"][2] == {"board": "L3-MULTI-1", "top": "L3-MULTI-4"}


def test_a_tile_from_the_pile_costs_one_more_and_leaves_the_board_space():  # DUN-074 DUN-075
    state = position(player(flowers=4), step="recycle", market={1: ("L1-RED-CHIP", "L1-RED-MOVE")})
    state = after(state, "recycle build", "build L1-RED-MOVE at A1", "draw L1-GREEN-MOVE")
    assert flowers(state) == 2
    assert GAME.dump(state)["market"][0] == {"board": "L1-RED-CHIP", "top": "L1-GREEN-MOVE"}


@pytest.mark.parametrize(("level", "board", "top"), [(1, 1, 2), (2, 2, 3), (3, 3, 4)])
def test_prices_are_the_level_and_one_more(level, board, top):  # DUN-075
    for slot, price in (("board", board), ("top", top)):
        for held in (price - 1, price):
            state = position(player(flowers=held), step="recycle", options={"idle_recycle": "allowed"})
            tile = GAME.dump(state)["market"][level - 1][slot]
            affordable = "recycle build" in legal(state) and held > 0
            can = affordable and any(f"build {tile} " in move for move in legal(after(state, "recycle build")))
            assert can == (held == price)


def test_without_a_construction_token_no_building_can_be_started():  # DUN-073
    state = position(player(THREE_SITES, flowers=9), step="recycle")
    assert refused(state, "recycle build") == ["DUN-073"]
    assert "recycle build" not in legal(state)


def test_with_nine_used_squares_no_building_can_be_started():  # DUN-164
    state = position(player(NINE, flowers=9), step="recycle")
    assert refused(state, "recycle build") == ["DUN-164"]


def test_a_tile_goes_on_a_free_square_and_stays_there():  # DUN-034
    state = after(position(player({"A1": "L1-RED-FLOWER"}, flowers=4), step="recycle"), "recycle build")
    tile = GAME.dump(state)["market"][0]["board"]
    assert refused(state, f"build {tile} at A1") == ["DUN-034"]
    assert refused(state, f"build {tile} at B1") == []


def test_tiles_are_placed_upright():  # DUN-033
    state = after(position(player(flowers=4), step="recycle"), "recycle build")
    tile = GAME.dump(state)["market"][1]["board"]
    assert refused(state, f"build {tile} at A1 r1") == ["DUN-033"]


def test_by_the_other_reading_a_tile_is_rotated_when_placed():  # DUN-033
    market = {1: ("L1-RED-CHIP", "L1-RED-MOVE"), 2: ("L2-RED-FLOWER", "L2-GREEN-CHIP"), 3: ("L3-RED-PURPLE", "L3-RED-GREEN")}
    state = position(player(flowers=4), step="recycle", market=market, options={"tile_rotation": "free"})
    state = after(state, "recycle build")
    ways = {tile: sum(move.startswith(f"build {tile} at A1") for move in legal(state)) for slot in market.values() for tile in slot}
    assert ways == {
        "L1-RED-CHIP": 1,  # no arrows
        "L1-RED-MOVE": 1,
        "L2-RED-FLOWER": 1,  # four equal arrows
        "L2-GREEN-CHIP": 2,  # the same after half a turn
        "L3-RED-PURPLE": 2,
        "L3-RED-GREEN": 4,  # around a corner
    }
    assert refused(state, "build L2-GREEN-CHIP at A1 r2") == ["DUN-033"]
    assert refused(state, "build L2-GREEN-CHIP at A1") == ["DUN-033"]
    assert refused(state, "build L3-RED-GREEN at A1 r4") == ["DUN-033"]
    state = after(state, "build L2-GREEN-CHIP at A1 r1")
    assert seat(state)["village"]["A1"]["turned"] == 1
    assert state.seat == CHANCE  # the rotation was chosen before the refill


def test_a_rotated_arrow_points_another_way():  # DUN-033 DUN-057
    village = {"B1": "L1-GREEN-MOVE", "B2": {"tile": "L2-GREEN-CHIP", "turned": 1}}  # west, a flower, now points north
    state = position(player(village), step="awaken", awakened=2, options={"tile_rotation": "free"})
    assert flowers(state) == 3
    assert int(state.chips_due) == 1


def test_the_other_common_spaces_give_a_flower_a_move_and_a_chip():  # DUN-076 DUN-077 DUN-078
    state = position(step="recycle")
    assert flowers(after(state, "recycle flower")) == 3
    moved = after(state, "recycle move")
    assert question(moved) == "move"
    assert int(after(moved, "move 1 to A1-B1").turn) == 1  # one move only
    chip = after(state, "recycle chip")
    assert legal(chip) == [f"insert {number}" for number in range(1, 7)]
    assert seat(after(chip, "insert 4"))["chips"] == [4]


def test_another_players_building_costs_a_flower_which_its_owner_receives():  # DUN-080 DUN-081 DUN-082 DUN-087 E4
    state = position(player(flowers=2), player({"B2": "L1-RED-FLOWER"}, flowers=5), step="recycle")
    state = after(state, "recycle seat 1 B2")
    assert flowers(state, 0) == 2 - 1 + 3
    assert flowers(state, 1) == 5 + 1
    assert seat(state, 1)["village"]["B2"]["die"] is True
    while question(state) != "recycle":
        state.apply(state.pick(0))
    assert refused(state, "recycle seat 1 B2") == ["DUN-087"]  # not even its owner


def test_without_a_flower_another_players_building_cannot_be_used():  # DUN-081
    state = position(player({"A1": "L1-GREEN-FLOWER"}, flowers=0), player({"B2": "L1-RED-FLOWER"}), step="recycle")
    assert refused(state, "recycle seat 1 B2") == ["DUN-081"]
    assert flowers(after(state, "recycle seat 0 A1")) == 3  # their own is free


def test_a_level_1_building_must_be_completed_and_without_a_die():  # DUN-079 DUN-087
    village = {"A1": ("L1-RED-FLOWER", 2), "B1": {"tile": "L1-RED-CHIP", "die": True}}
    state = position(player(village), step="recycle")
    assert refused(state, "recycle seat 0 A1") == ["DUN-079"]
    assert refused(state, "recycle seat 0 B1") == ["DUN-087"]


def test_level_1_buildings_give_moves_an_advance_or_chips():  # DUN-083 DUN-084 DUN-085
    village = {"A1": "L1-RED-MOVE", "B1": "L1-RED-ADVANCE", "C1": "L1-RED-CHIP", "A2": ("L3-MULTI-1", 1), "B2": ("L3-MULTI-2", 3)}
    state = position(player(village), step="recycle")
    assert int(after(state, "recycle seat 0 A1").moves_due) == 3
    advance = after(state, "recycle seat 0 B1")
    assert legal(advance) == ["advance A2", "advance B2"]
    assert refused(advance, "advance A1") == ["DUN-055"]
    assert token(after(advance, "advance B2"), "B2") == 4
    chips = after(state, "recycle seat 0 C1", "insert 2")
    assert question(chips) == "chip"
    assert seat(after(chips, "insert 6"))["chips"] == [2, 6]


def test_effects_of_another_players_building_go_to_the_player_who_placed_the_die():  # DUN-086
    mine = player({"A2": ("L3-MULTI-1", 1), "B2": ("L3-MULTI-2", 1)}, flowers=1)
    theirs = player({"B1": "L1-RED-ADVANCE", "C1": ("L3-MULTI-3", 1)})
    state = after(position(mine, theirs, step="recycle"), "recycle seat 1 B1")
    assert legal(state) == ["advance A2", "advance B2"]
    state = after(state, "advance A2")
    assert token(state, "A2") == 2
    assert token(state, "C1", 1) == 1


def test_a_building_completed_in_this_turn_can_hold_its_die():  # DUN-088
    state = position(player({"A2": "L1-RED-MOVE", "A3": ("L1-RED-FLOWER", 2)}), step="awaken", awakened=4)
    assert "recycle seat 0 A3" in legal(state)


def test_a_die_goes_only_to_a_space_where_it_has_an_effect():  # DUN-089
    village = {"A1": "L1-RED-CHIP", "B1": "L1-RED-ADVANCE", "C1": "L1-RED-MOVE"}
    state = position(player(village, chips=[1, 2, 3, 4, 5, 6], flowers=0), step="recycle")
    assert legal(state) == ["recycle flower", "recycle move", "recycle seat 0 C1"]
    assert refused(state, "recycle chip") == ["DUN-089"]
    assert refused(state, "recycle seat 0 A1") == ["DUN-089"]
    assert refused(state, "recycle seat 0 B1") == ["DUN-089"]
    assert refused(state, "recycle build") == ["DUN-075"]


def test_a_die_may_block_a_move_building_of_another_player_without_a_move():  # DUN-089 R-15 R-09
    state = position(player(flowers=1), player({"A1": "L1-RED-MOVE"}, flowers=0), step="recycle")
    dunaias = seat(state)["dunaias"]
    state = after(state, "recycle seat 1 A1", "stop")
    assert seat(state)["dunaias"] == dunaias
    assert seat(state, 1)["village"]["A1"]["die"]  # it is blocked now
    assert seat(state, 1)["flowers"] == 1


def test_by_the_other_reading_a_die_may_have_no_effect_but_must_act_if_it_can():  # DUN-089
    village = {"A1": "L1-RED-CHIP", "B1": "L1-RED-ADVANCE"}
    board = player(village, flowers=0)
    state = position(board, player({"A1": "L1-RED-FLOWER"}), step="recycle", options={"idle_recycle": "allowed"})
    assert legal(state)[:4] == ["recycle build", "recycle flower", "recycle move", "recycle chip"]
    assert "recycle seat 0 B1" in legal(state)
    assert refused(state, "recycle seat 1 A1") == ["DUN-081"]
    idle = after(state, "recycle build")
    assert int(idle.turn) == 1
    assert seat(idle) == seat(state)
    assert int(after(state, "recycle seat 0 B1").turn) == 1
    assert question(after(state, "recycle seat 0 A1")) == "chip"


def test_if_effects_may_be_declined_the_advance_of_a_level_1_building_may_be_skipped():  # DUN-084 DUN-064
    village = {"B1": "L1-RED-ADVANCE", "A2": ("L3-MULTI-1", 1), "B2": ("L3-MULTI-2", 1)}
    state = position(player(village), step="recycle", options={"may_decline_effects": True})
    state = after(state, "recycle seat 0 B1")
    assert legal(state) == ["perform", "skip"]
    assert legal(after(state, "perform")) == ["advance A2", "advance B2"]
    skipped = after(state, "skip")
    assert int(skipped.turn) == 1
    assert token(skipped, "A2") == token(skipped, "B2") == 1
