"""Playing tiles: MSD-005, MSD-030 to MSD-036, R3, R4, Examples 1 to 4."""

import pytest

from games.sacred_dragon.helpers import (
    FIRST,
    GAME,
    SECOND,
    THIRD,
    THREE,
    after,
    corrected,
    edges_of,
    legal,
    played,
    position,
    question,
    refused,
)
from support import walk

ONE = [("0,0", "T04", "BRBBBB"), ("1,0", "T12", "YYYBYR")]  # the mountain of Example 1
FINAL = {"joined": "final"}
AWAY = "place T09 r0 at 2,1"  # fits the mountain of Example 3, away from FIRST; 1,1 lies between


def placements(state, tile, at):
    """List the rotations in which a tile may be placed on a cell."""
    return [turn for turn in range(6) if f"place {tile} r{turn} at {at}" in legal(state)]


def test_the_rotations_in_the_examples_show_the_expected_edges():  # MSD-030
    written = {
        ("T04", 1): "BRBBBB",
        ("T12", 5): "YYYBYR",
        ("T40", 4): "BY*YRY",
        ("T40", 5): "YBY*YR",
        ("T45", 1): "YRBR*B",
        ("T09", 3): "BRBRRR",
        ("T18", 1): "BRYRBR",
    }
    assert {(tile, turn): edges_of(tile, turn) for tile, turn in written} == written
    state = position([("0,0", "T04", 1)])
    [lying] = GAME.public(state).mountain
    assert (lying.tile, lying.turn, lying.at, lying.edges) == ("T04", 1, "0,0", "BRBBBB")


def test_every_touching_edge_must_have_the_same_colour():  # MSD-032 EX1
    state = position(ONE, "T40")
    assert placements(state, "T40", "0,1") == [0, 4]
    assert refused(state, "place T40 r5 at 0,1") == ["MSD-032", "MSD-032"]  # yellow on red, red on yellow


def test_one_mismatch_among_fitting_edges_makes_a_placement_illegal():  # MSD-032
    state = position(ONE, "T03")  # RYYYYY
    assert edges_of("T03", 0)[4:] == "YY"  # north-west yellow on red, north-east yellow on yellow
    assert refused(state, "place T03 r0 at 0,1") == ["MSD-032"]
    assert refused(state, "place T03 r4 at 0,1") == []  # red on red


def test_gray_fits_any_colour_on_either_tile():  # MSD-033 EX2
    state = position([("0,0", "T46", "YRBYB*"), ("1,0", "T62", "*R**RR")], "T55")
    assert edges_of("T55", 2) == "*BYB*B"  # gray on red, blue on gray
    assert 2 in placements(state, "T55", "0,1")


def test_gray_fits_gray():  # MSD-033 EX2
    state = position([("0,0", "T63", "Y**YY*"), ("1,0", "T31", "RYYY*Y")], "T62")
    assert edges_of("T62", 0) == "RR*R**"  # gray on gray, gray on yellow
    assert 0 in placements(state, "T62", "0,1")


def test_a_tile_may_be_rotated_to_any_orientation_that_fits():  # MSD-030 R3
    state = position([("0,0", "T80", 0)], "T01")
    assert placements(state, "T01", "0,1") == [0, 1, 2, 3, 4, 5]  # the south-east edge of T80 is gray


def test_a_tile_is_never_turned_over():  # MSD-030
    # Clockwise, 1,-1 requires red then blue, or blue then red. T25 = RRBBYY has only the first.
    assert placements(position([("0,0", "T80", "*****B"), ("1,0", "T78", "****R*")], "T25"), "T25", "1,-1") == [0]
    assert placements(position([("0,0", "T78", "*****R"), ("1,0", "T80", "****B*")], "T25"), "T25", "1,-1") == []


def test_orientations_that_look_alike_are_one_choice_named_after_the_smallest():  # MSD-030 R12
    state = position([("0,0", "T80", 0)], "S1", options={"expansion": "solid"})
    assert placements(state, "S1", "0,1") == [0]
    assert refused(state, "place S1 r3 at 0,1") == ["MSD-030"]


@pytest.mark.parametrize("turn", ["-1", "6"])
def test_a_tile_has_six_orientations(turn):  # MSD-030
    assert refused(position(ONE, "T40"), f"place T40 r{turn} at 0,1") == ["MSD-030"]


def test_a_tile_must_be_attached_to_the_mountain():  # MSD-031
    state = position(ONE, "T40")
    assert refused(state, "place T40 r0 at 3,0") == ["MSD-031"]
    assert refused(state, "place T40 r0 at 99999,0") == ["MSD-031"]
    beside = {move.split(" at ")[1] for move in legal(state) if move.startswith("place")}
    assert beside <= {"0,1", "-1,1", "-1,0", "0,-1", "1,-1", "2,-1", "2,0", "1,1"}


def test_the_mountain_is_always_one_connected_group():  # MSD-005 MSD-031
    for state in walk("sacred_dragon", 3, "connected"):
        cells = {tuple(map(int, laid["at"].split(","))) for laid in GAME.dump(state)["mountain"]}
        group = [min(cells)] if cells else []
        for q, r in group:
            group += [c for c in ((q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)) if c in cells - {*group}]
        assert set(group) == cells


def test_a_space_holds_one_tile():  # MSD-034
    assert refused(position(ONE, "T40"), "place T40 r0 at 0,0") == ["MSD-034"]


def test_an_enclosed_hole_may_be_filled():  # MSD-034
    ring = [
        ("1,0", "T06", "BBBBYB"),
        ("0,1", "T51", "R*RBR*"),
        ("-1,1", "T33", "*YYBYY"),
        ("-1,0", "T10", "YYRYRY"),
        ("0,-1", "T25", "BYYRRB"),
        ("1,-1", "T65", "R*Y*R*"),
    ]
    state = position(ring, "T75")
    assert "place T75 r1 at 0,0" in legal(state)
    assert refused(after(state, "place T75 r1 at 0,0", "mine", "draw T01", "supply", "draw T02"), "place T01 r0 at 0,0") == ["MSD-034"]


def test_tiles_are_never_moved_or_removed():  # MSD-034
    before: list[dict[str, object]] = []
    for state in walk("sacred_dragon", 2, "stay"):
        mountain = GAME.dump(state)["mountain"]
        assert mountain[: len(before)] == before
        before = mountain
    assert len(before) > 10


def test_tiles_placed_earlier_in_the_turn_belong_to_the_mountain():  # MSD-035 EX3
    state = after(position(THREE, "T45 T75 T09"), FIRST, SECOND)
    # 0,2 touches nothing but the two tiles of this turn.
    assert THIRD in legal(state)
    assert refused(position(THREE, "T45 T75 T09"), THIRD) == ["MSD-031"]


def test_each_further_tile_obeys_the_placement_rules():  # MSD-035
    state = after(position(THREE, "T45 T75 T09"), FIRST)
    # T09 = RRRBRB: its west edge on the yellow east edge of the first tile never fits.
    assert placements(state, "T09", "1,1") == []
    assert refused(state, "place T09 r0 at 1,1") == ["MSD-032", "MSD-032"]


def test_the_last_of_three_joined_tiles_may_hold_a_mine_on_tiles_of_this_turn():  # MSD-036 MSD-038 MSD-040 MSD-043 EX3
    state = after(position(THREE, "T45 T75 T09"), FIRST, SECOND, THIRD)
    assert GAME.decision(state).prompt == "Build for 2 points with 1 token?"


@pytest.mark.parametrize("joined", ["each", "final"])
def test_a_tile_that_touches_no_tile_of_this_turn_is_not_joined(joined):  # MSD-036 R4 EX4
    state = position(THREE, "T45 T18 T01", options={"joined": joined})
    assert edges_of("T18", 1) == "BRYRBR"
    assert "place T18 r1 at 2,-1" in legal(state)  # as the first tile
    assert refused(after(state, FIRST), "place T18 r1 at 2,-1") == ["MSD-036"]  # no cell is between the two


def test_a_further_tile_need_not_touch_the_tile_before_it():  # MSD-036 R4
    state = after(position([("0,0", "T78", 0)], "T79 T80 T77"), "place T79 r0 at 1,0", "place T80 r0 at 2,-1")
    assert refused(state, "place T77 r0 at 1,1") == []  # beside the first, not beside the second


def test_with_joined_each_a_gap_may_not_be_bridged_later():  # MSD-036 R4
    state = after(position(THREE, "T45 T75 T09"), FIRST)
    assert refused(state, AWAY) == ["MSD-036"]
    assert AWAY not in legal(state)


def test_with_joined_final_the_second_tile_may_be_apart_if_the_third_bridges():  # MSD-036 R4
    state = after(position(THREE, "T45 T75 T09", options=FINAL), FIRST)
    assert AWAY in legal(state)
    state = after(state, AWAY)
    assert question(state) == "more"
    assert legal(state)
    assert {move.split(" at ")[1] for move in legal(state)} == {"1,1"}  # no stop, and no other place
    assert refused(state, "stop") == ["MSD-036"]
    assert refused(state, "place T75 r3 at 3,1") == ["MSD-036"]
    state = after(state, SECOND)
    assert GAME.decision(state).prompt == "Build for 4 points with 1 token?"  # the bridge is the last tile


def test_with_joined_final_a_gap_that_cannot_be_bridged_is_refused():  # MSD-036 R4
    # T02 = RRRRRB has no match for the yellow edges around 1,1.
    state = after(position(THREE, "T45 T02 T09", options=FINAL), FIRST)
    assert refused(state, AWAY) == ["MSD-036"]
    assert AWAY not in legal(state)


def test_with_joined_final_the_bridge_is_judged_with_both_tiles_in_place():  # MSD-036 R4
    # 1,1 requires yellow to the west and north-west. T33 = YYBYY*, rotated like this, shows yellow or blue to the
    # east, so T19 = RRBBRB may be on 2,1 only with a blue edge to the west.
    state = after(position(THREE, "T45 T33 T19", options=FINAL), FIRST)
    assert [turn for turn in range(6) if edges_of("T19", turn)[3] == "B"] == [0, 1, 4]
    assert placements(state, "T19", "2,1") == [0, 1, 4]


def test_with_joined_final_nobody_places_tiles_apart_without_a_third_tile():  # MSD-036 R4
    state = after(position(THREE, "T45 T09", options=FINAL), FIRST)
    assert refused(state, AWAY) == ["MSD-036"]


def test_with_joined_final_and_a_larger_hand_any_further_tile_may_be_the_bridge(tmp_path):  # MSD-036 R4
    larger = corrected(tmp_path, ("limit = 3 ", "limit = 4 "))
    state = after(position(THREE, "T45 T02 T75 T09", options=FINAL, components=larger), FIRST)
    assert AWAY in legal(state)
    assert refused(state, AWAY) == []
    state = after(state, AWAY)
    assert {tuple(move.split()[1::3]) for move in legal(state)} == {("T75", "1,1")}  # T02 = RRRRRB cannot
    assert refused(state, "stop") == ["MSD-036"]
    state = after(position(THREE, "T45 T02 T01 T09", options=FINAL, components=larger), FIRST)
    assert refused(state, AWAY) == ["MSD-036"]
    assert AWAY not in legal(state)


def test_with_joined_final_joined_tiles_are_played_as_usual():  # MSD-036 R4
    state = after(position(THREE, "T45 T75 T09", options=FINAL), FIRST, SECOND)
    assert "stop" in legal(state)
    assert question(after(state, THIRD)) == "mine"


def test_the_tiles_of_the_last_turn_do_not_join_those_of_this_turn():  # MSD-036
    state = position(THREE, "T45", "T75 T09")
    state = after(state, FIRST, "leave", "draw T01", "place T75 r3 at -1,0")
    assert refused(state, "place T09 r2 at 0,2") == ["MSD-036"]
    assert refused(after(position(THREE, "T45", "T75 T09"), FIRST, "leave", "draw T01"), "place T09 r2 at 0,2") == []


def test_a_tile_must_be_in_hand():  # MSD-026
    state = position(ONE, "T40", "T41")
    assert refused(state, "place T41 r0 at 0,1") == ["MSD-026"]
    assert refused(state, "place T99 r0 at 0,1") == ["MSD-002"]


def test_the_starting_round_uses_the_same_placement_rules():  # MSD-017 MSD-031 MSD-032
    state = played(1, *[f"draw {tile}" for tile in ("T40", "T02", "T03", "T05", "T04")])
    assert refused(state, "place T40 r0 at 2,0") == ["MSD-031"]
    assert refused(state, "place T02 r0 at 0,1") == ["MSD-032"]  # red on blue
