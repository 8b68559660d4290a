"""Excavate 1, the placement of a card: MIN-030 to 053."""

import pytest

import pithead
from games.miner_inconvenience.helpers import (
    CARDS,
    GAME,
    OPEN,
    ROCK,
    after,
    deck,
    fitting,
    hands,
    legal,
    places,
    reasons,
    rules_against,
    table,
)

SIDES = {"1,1", "2,-1", "1,-2", "-1,-1", "-2,1", "-1,2"}  # around a card at 0,0
FACES = {"0,1", "1,-1", "-1,0"}
SHIFTS = {"0,-1", "1,0", "-1,1"}


def rock(folder, *mine, hand=("M42",), cards=None, **more):
    """Return a position in a mine without tunnels, where only overlaps matter."""
    return table(*mine, hands=[hand], components=deck(folder, ROCK, cards), **more)


def test_a_card_from_the_players_hand_goes_into_the_mine():  # MIN-030
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18"]])
    assert rules_against(state, "excavate M18 at 2,-1") == ["MIN-030"]
    state = after(state, "excavate M07 at 2,-1")
    assert hands(state)[0] == ["M01"]
    assert GAME.view(state, 0).public.mine[-1].card == "M07"


def test_a_card_is_placed_at_the_last_tile_beside_its_sides_or_over_its_faces(tmp_path):  # MIN-031, MIN-032, MIN-033, MIN-035
    state = rock(tmp_path, "M01 0,0")
    assert places(state, "M42") == SIDES | FACES
    for at in SHIFTS:
        assert rules_against(state, f"excavate M42 at {at}") == ["MIN-035"]
    for at in ("2,2", "0,2", "3,0", "-800,800"):
        assert rules_against(state, f"excavate M42 at {at}") == ["MIN-031"]
    assert rules_against(state, "excavate M42 at 0,0") == ["MIN-037"]
    assert places(after(state, "excavate M42 at 2,-1"), "M42") == set()


def test_only_the_last_tile_counts_not_an_older_one(tmp_path):  # MIN-031
    state = rock(tmp_path, "M01 0,0", "M02 2,-1", "M03 4,-2")
    assert rules_against(state, "excavate M42 at -2,1") == ["MIN-031"]


@pytest.mark.parametrize(
    ("at", "visible"),
    [
        ("0,1", ["RU", "RL", "LL", "LU"]),
        ("1,-1", ["TR", "LL", "LU", "TL"]),
        ("-1,0", ["TR", "RU", "RL", "TL"]),
        ("2,-1", ["TR", "RU", "RL", "LL", "LU", "TL"]),
    ],
)
def test_a_card_over_a_face_hides_exactly_that_face(tmp_path, at, visible):  # MIN-033
    state = after(rock(tmp_path, "M01 0,0", hand=["M42", "M41"]), f"excavate M42 at {at}")
    assert GAME.view(state, 0).public.mine[0].shows == visible


def test_cards_are_never_rotated():  # MIN-034
    state = table("M04 0,0", hands=[["M07"]])
    with pytest.raises(pithead.Unreadable):
        GAME.read(state, "excavate M07 r1 at 2,-1")


def test_mouth_meets_mouth_and_rock_meets_rock():  # MIN-040, MIN-041, MIN-042, MIN-045, R6, E3
    state = table("M04 0,0", hands=[["M07", "M01", "M02"]])
    assert rules_against(state, "excavate M07 at 2,-1") == []
    assert rules_against(state, "excavate M01 at 2,-1") == ["MIN-041"]
    assert reasons(state, "excavate M01 at 2,-1") == "the tunnel of M04 at E would end in rock: the new card has no W mouth"
    assert rules_against(state, "excavate M01 at 1,1") == []  # rock to rock, no link; its mouths face the empty table
    assert rules_against(state, "excavate M02 at 1,1") == ["MIN-041"]
    assert reasons(state, "excavate M02 at 1,1") == "its SW mouth meets rock: M04 has no tunnel at NE"


def test_dead_ends_are_checked_against_every_neighbour_not_only_the_last_tile():  # MIN-041
    """M07 is east of M04; north-east of M04 is north-west of M07, so a card there must match both."""
    mine = ("M04 0,0", "M07 2,-1")  # M04 has no NE mouth, M07 no NW mouth
    cards = fitting(*mine, at="1,1")
    mouths = {card["id"]: card["mouths"] for card in GAME.components.data["card"]}
    assert cards == {card for card in CARDS if card not in ("M04", "M07") and not {"SW", "SE"} & set(mouths[card])}


def test_covering_the_top_must_match_the_top_lines():  # MIN-033, MIN-043, E4
    assert fitting("M04 0,0", at="0,1") == {"M05", "M11", "M17", "M18", "M30"}
    state = table("M04 0,0", hands=[["M01"]])
    assert rules_against(state, "excavate M01 at 0,1") == ["MIN-043"]
    assert "SE mouth" in reasons(state, "excavate M01 at 0,1")
    assert "M04 has no tunnel at top_right" in reasons(state, "excavate M01 at 0,1")


def test_covering_the_right_or_left_face_must_match_the_cut_lines():  # MIN-043, E5
    state = table("M04 0,0", hands=[["M07", "M18", "M05"]])
    assert rules_against(state, "excavate M07 at 1,-1") == []
    assert rules_against(state, "excavate M18 at 1,-1") == ["MIN-043"]
    assert reasons(state, "excavate M18 at 1,-1").startswith("its NW mouth")
    assert rules_against(state, "excavate M07 at -1,0") == []
    assert rules_against(state, "excavate M05 at -1,0") == ["MIN-043"]
    assert reasons(state, "excavate M05 at -1,0").startswith("its NE mouth")


def test_no_card_completely_covers_one_that_is_still_visible():  # MIN-036, MIN-037, R4, E6
    mine = ("M12 0,0", "M41 1,-1", "M27 0,-1")
    state = table(*mine, hands=[["M01", "M42"]])
    assert GAME.view(state, 0).public.mine[0].shows == ["TR", "LU", "TL"]
    assert fitting(*mine, at="0,0") == set()
    assert "MIN-037" in rules_against(state, "excavate M42 at 0,0")
    assert "TR, LU, TL" in reasons(state, "excavate M42 at 0,0")


def test_a_completely_buried_card_does_not_count(tmp_path):  # MIN-037, R4
    cover = ("M01 0,0", "M02 0,1", "M03 1,-1", "M04 -1,0", "M05 0,-1")
    assert "0,0" in places(rock(tmp_path, *cover), "M42")
    peeping = [card for card in cover if card != "M04 -1,0"]  # M01 still shows LU
    assert rules_against(rock(tmp_path, *peeping), "excavate M42 at 0,0") == ["MIN-037"]


def test_the_hidden_third_of_an_older_card_may_be_two_half_faces():  # MIN-038, R5, E7
    state = table("M19 0,0", "M25 0,1", hands=[["M24", "M01"]])
    state = after(state, "excavate M24 at 1,0")
    shows = {laid.card: laid.shows for laid in GAME.view(state, 0).public.mine}
    assert shows["M19"] == ["RL", "LL", "LU"]
    assert len(shows["M25"]) == 4


def test_several_older_cards_may_be_covered_at_once(tmp_path):  # MIN-038
    state = rock(tmp_path, "M01 0,0", "M02 2,-1", "M03 1,-2", hand=["M42", "M41"])
    state = after(state, "excavate M42 at 1,-1")  # over the top of M03, the right of M01, the left of M02
    shows = [laid.shows for laid in GAME.view(state, 0).public.mine]
    assert [len(triangles) for triangles in shows] == [4, 4, 4, 6]


def test_no_card_ever_covers_a_building(tmp_path):  # MIN-039
    state = rock(tmp_path, "M01 0,0", buildings=["B1 on M01"])
    assert rules_against(state, "excavate M42 at 0,1") == ["MIN-039"]
    assert reasons(state, "excavate M42 at 0,1") == "it would cover TR, TL of the building B1"
    assert rules_against(state, "excavate M42 at 1,-1") == []
    state = rock(tmp_path, "M01 0,0", "M02 1,-1", buildings=["B1 on M01"])
    assert rules_against(state, "excavate M42 at 1,0") == ["MIN-039"]
    assert reasons(state, "excavate M42 at 1,0") == "it would cover TR of the building B1"


def test_against_a_building_a_mouth_must_meet_a_door_and_rock_may():  # MIN-044
    hand = [["M01", "M02"]]
    doors = table("M04 0,0", hands=hand, buildings=["B1 on M04"])  # doors NW, NE
    assert rules_against(doors, "excavate M02 at 1,1") == []
    assert rules_against(doors, "excavate M01 at 1,1") == []
    walls = table("M04 0,0", hands=hand, buildings=["B6 on M04"])  # doors top_left, top_right
    assert rules_against(walls, "excavate M02 at 1,1") == ["MIN-044"]
    assert reasons(walls, "excavate M02 at 1,1") == "its SW mouth meets the NE side of B6, which has no door there"
    assert rules_against(walls, "excavate M01 at 1,1") == []


def test_a_building_is_never_the_last_tile(tmp_path):  # MIN-046, R7
    state = rock(tmp_path, "M01 0,0", "M02 2,-1", hand=["M42", "M41"])
    before = places(state, "M42")
    state = after(state, "build B1 on M01", "pay M41")
    assert GAME.view(state, 0).public.last == "M02"
    assert places(state, "M42") == before


LADDERS = {"M01": {"ladder": "LL"}, "M03": {"ladder": "RU"}}
CLIMB = ("M01 0,0", "M02 2,-1", "M03 4,-2")
NINE = {"5,-1", "6,-3", "5,-4", "3,-3", "3,0", "4,-1", "5,-3", "3,-2"}  # of M03; its W side is M02
BY_LADDER = {"1,1", "1,-2", "-1,-1", "-2,1", "-1,2"}  # of M01; its E side is M02


def test_with_a_ladder_on_the_last_tile_the_next_card_may_go_beside_any_visible_ladder(tmp_path):  # MIN-047, MIN-048
    state = rock(tmp_path, *CLIMB, cards=LADDERS)
    assert places(state, "M42") == NINE | BY_LADDER


def test_without_a_ladder_on_the_last_tile_there_is_no_climbing(tmp_path):  # MIN-047
    state = rock(tmp_path, *CLIMB, cards={"M01": {"ladder": "LL"}})
    assert places(state, "M42") == NINE
    assert rules_against(state, "excavate M42 at 1,1") == ["MIN-047"]


def test_the_ladder_example_of_four_cards():  # MIN-047, MIN-037, E13
    state = table("M17 0,0", "M16 -1,2", "M02 -2,1", "M29 -2,2", hands=[["M01"]])
    nine = {"-1,3", "0,1", "-1,0", "-3,1", "-4,3", "-3,4", "-2,3", "-1,1", "-3,2"}
    spots = {spot.at for spot in GAME.view(state, 0).public.spots}
    assert spots <= nine | {"1,1", "2,-1", "1,-2", "-1,-1"}
    for at in ("1,1", "2,-1", "1,-2", "-1,-1"):  # by ladder, beside M17
        assert not {"MIN-031", "MIN-035", "MIN-047"} & set(rules_against(state, f"excavate M01 at {at}"))
    for at in ("-2,1", "-1,2"):  # taken by M02 and M16
        assert "MIN-037" in rules_against(state, f"excavate M01 at {at}")


def test_by_ladder_a_card_goes_beside_a_ladder_tile_not_over_it(tmp_path):  # MIN-049, R8
    state = rock(tmp_path, *CLIMB, cards=LADDERS)
    assert rules_against(state, "excavate M42 at 0,1") == ["MIN-049"]
    state = rock(tmp_path, *CLIMB, cards=LADDERS, options={"ladder": "as_last"})
    assert places(state, "M42") == NINE | BY_LADDER | {"0,1", "1,-1", "-1,0"}


def test_overlaps_and_dead_ends_count_by_ladder_too(tmp_path):  # MIN-049
    state = rock(tmp_path, *CLIMB, cards=LADDERS | {"M42": OPEN})
    assert rules_against(state, "excavate M42 at -2,1") == ["MIN-041"]
    state = rock(tmp_path, "M01 0,0", "M02 2,-1", "M04 -1,2", "M03 4,-2", cards=LADDERS, buildings=["B1 on M04"])
    assert rules_against(state, "excavate M42 at -1,2") == ["MIN-039", "MIN-037"]


def test_a_ladder_is_visible_while_its_triangle_is(tmp_path):  # MIN-050, R9
    covered = ("M01 0,0", "M04 -1,0", *CLIMB[1:])  # the left face with LL
    state = rock(tmp_path, *covered, cards=LADDERS)
    assert rules_against(state, "excavate M42 at 1,1") == ["MIN-050"]
    beside = ("M01 0,0", "M04 1,-1", *CLIMB[2:])  # the right face: LL is still visible
    assert "-1,2" in places(rock(tmp_path, *beside, cards=LADDERS), "M42")


def test_a_ladder_of_the_last_tile_under_a_building_does_not_exist(tmp_path):  # MIN-050, R9
    on_top = {"M01": {"ladder": "LL"}, "M03": {"ladder": "TR"}}
    assert "1,1" in places(rock(tmp_path, *CLIMB, cards=on_top), "M42")
    state = rock(tmp_path, *CLIMB, cards=on_top, buildings=["B1 on M03"])
    assert rules_against(state, "excavate M42 at 1,1") == ["MIN-047"]


def test_the_ladder_waits_for_the_next_card_of_any_player(tmp_path):  # MIN-051
    held = [["M42", "M41"], ["M40", "M39"], ["M38"]]
    state = table(*CLIMB, hands=held, components=deck(tmp_path, ROCK, LADDERS))
    state = after(state, "build B1 on M02", "pay M41", "upgrade B1", "pay M39")
    assert "1,1" in places(state, "M38")


def test_by_ladder_two_half_faces_of_the_last_tile_may_be_hidden(tmp_path):  # MIN-052, R5
    """M01 is under M02; its NE and NW sides are shifts over half faces of M02, the last tile."""
    ladders = {"M01": {"ladder": "LL"}, "M02": {"ladder": "RU"}}
    for option in ("sides", "as_last"):
        for half_faces, against in (("allowed", []), ("refused", ["MIN-052"])):
            state = rock(tmp_path, "M01 0,-1", "M02 0,0", cards=ladders, options={"ladder": option, "half_faces": half_faces})
            for at in ("1,0", "-1,1"):
                assert rules_against(state, f"excavate M42 at {at}") == against
                assert (at in places(state, "M42")) == (not against)


HALVES = ("M30 0,0", "M32 -1,-1", "M27 0,-2", "M17 2,-3", "M12 1,-3", "M13 0,-4", "M39 1,-6", "M29 2,-7")


def test_half_faces_of_the_last_tile_may_be_hidden_with_the_printed_cards():  # MIN-052, R5
    assert rules_against(table(*HALVES, hands=[["M08"]]), "excavate M08 at 3,-7") == []
    state = table(*HALVES, hands=[["M08"]], options={"half_faces": "refused"})
    assert rules_against(state, "excavate M08 at 3,-7") == ["MIN-052"]


def test_a_side_under_a_building_is_a_spot_and_a_side_of_a_ladder_tile_under_a_card_is_not(tmp_path):  # MIN-053, R8
    state = rock(tmp_path, "M01 0,0", buildings=["B1 on M01"])
    assert {"1,1", "-1,2"} <= places(state, "M42")  # beside the building on the last tile
    ladders = {"M01": {"ladder": "RU"}, "M03": {"ladder": "RU"}}
    covered = {"-2,1", "-1,-1"}  # beside the left face of M01, a ladder tile, which M04 covers
    for contact in ("visible", "anywhere"):
        state = rock(tmp_path, "M01 0,0", "M04 -1,0", *CLIMB[1:], cards=ladders, options={"ladder_contact": contact})
        assert covered & places(state, "M42") == (set() if contact == "visible" else covered)
    assert "1,1" in places(state, "M42")
    state = rock(tmp_path, "M01 0,0", *CLIMB[1:], cards=ladders, buildings=["B1 on M01"])
    assert {"1,1", "-1,2"} <= places(state, "M42")  # beside the building on a ladder tile


COVERED = ("M13 0,0", "M17 1,1", "M12 1,-2", "M20 -1,-1", "M31 -2,-1", "M25 -1,2", "M09 -3,3", "M39 -5,4")


def test_a_card_that_touches_no_visible_part_of_the_ladder_tile_is_refused():  # MIN-053, R8
    assert rules_against(table(*COVERED, hands=[["M33"]]), "excavate M33 at -2,-2") == ["MIN-053"]
    assert rules_against(table(*COVERED, hands=[["M33"]], options={"ladder_contact": "anywhere"}), "excavate M33 at -2,-2") == []


def test_a_centre_reached_twice_is_listed_once(tmp_path):  # MIN-048
    """M02 (the last tile) and M01 both have ladders, and many of their sides share centres."""
    ladders = {"M01": {"ladder": "LL"}, "M02": {"ladder": "LL"}}
    state = rock(tmp_path, "M01 0,0", "M02 2,-1", cards=ladders)
    texts = legal(state, "excavate")
    assert len(texts) == len(set(texts)) == len(state.spots)
    assert [int(spot) for spot in state.spots] == [0, 1, 2, 3, 5, 6, 7, 8, 12, 13, 14]
