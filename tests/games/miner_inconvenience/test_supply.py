"""Excavate 2, supply: MIN-060 to 070."""

from games.miner_inconvenience.helpers import CARDS, GAME, OPEN, ROCK, STRAIGHT, after, deck, draws, legal, table

ALL_DOORS = {"doors": ["NW", "NE", "top_left", "top_right"]}


def test_one_card_for_each_building_in_range_counting_tiles_from_the_placed_one():  # MIN-060, MIN-061, MIN-062, MIN-067, E9
    near = table("M05 0,0", hands=[["M18", "M01"]], buildings=["B6 on M05"])
    assert draws(near, "excavate M18 at 2,-1") == (1, 0)  # M18, M05, door: 2 tiles of 2
    far = table("M05 0,0", "M18 2,-1", hands=[["M07", "M01"]], buildings=["B6 on M05"])
    assert draws(far, "excavate M07 at 4,-2") == (0, 0)  # 3 tiles of 2
    far = table("M05 0,0", "M18 2,-1", hands=[["M07", "M01"]], buildings=["B6 on M05 upgraded"])
    assert draws(far, "excavate M07 at 4,-2") == (1, 0)  # 3 tiles of 4


def test_if_the_placed_card_does_not_count_the_same_paths_are_shorter_by_one():  # MIN-062, R10
    far = table("M05 0,0", "M18 2,-1", hands=[["M07", "M01"]], buildings=["B6 on M05"], options={"count_placed": "false"})
    assert draws(far, "excavate M07 at 4,-2") == (1, 0)  # 2 steps of 2


def test_the_card_under_a_building_counts_only_if_its_tunnels_are_used(tmp_path):  # MIN-062, MIN-064
    """From the north-west a tunnel meets the door itself: one tile, and a range of 1 is enough."""
    close = {"B1": ALL_DOORS | {"outpost_range": 1}}
    box = deck(tmp_path, OPEN, buildings=close)
    state = table("M01 0,0", hands=[["M02", "M03"]], buildings=["B1 on M01"], components=box)
    assert draws(state, "excavate M02 at -1,2") == (1, 0)
    assert draws(state, "excavate M02 at 2,-1") == (0, 0)  # through M01: two tiles


def test_a_door_beside_the_placed_card_is_zero_tiles_away_if_that_card_does_not_count(tmp_path):  # MIN-062, R10
    """From the north-west a tunnel meets the door itself: a range of 0 is enough."""
    box = deck(tmp_path, OPEN, buildings={"B1": ALL_DOORS | {"outpost_range": 0}})
    for count_placed, drawn in (("true", 0), ("false", 1)):
        options = {"count_placed": count_placed}
        state = table("M01 0,0", hands=[["M02", "M03"]], buildings=["B1 on M01"], components=box, options=options)
        assert draws(state, "excavate M02 at -1,2") == (drawn, 0)
        assert draws(state, "excavate M02 at 2,-1") == (0, 0)  # through M01


def test_no_path_runs_through_a_building():  # MIN-065, MIN-116, E10
    mine = ("M01 0,0", "M05 2,-1")
    state = table(*mine, hands=[["M18", "M02"]], buildings=["B2 on M01 upgraded"])
    assert draws(state, "excavate M18 at 4,-2") == (1, 0)  # M18, M05, M01: 3 tiles of 4
    state = table(*mine, hands=[["M18", "M02"]], buildings=["B2 on M01 upgraded", "B6 on M05"])
    assert draws(state, "excavate M18 at 4,-2") == (1, 0)  # B6 at 2 tiles of 2, and B2 is cut off
    state = table(*mine, hands=[["M18", "M02"]], buildings=["B2 on M01 upgraded", "B6 on M05 upgraded"])
    assert draws(state, "excavate M18 at 4,-2") == (1, 0)


def test_paths_may_share_tunnels_and_a_building_gives_at_most_one_card(tmp_path):  # MIN-063, MIN-066
    """In a mine of tunnels M03 reaches both buildings over M02, each by several doors."""
    box = deck(tmp_path, OPEN, buildings={"B1": ALL_DOORS, "B2": ALL_DOORS})
    state = table("M01 0,0", "M02 2,-1", hands=[["M03", "M04"]], buildings=["B1 on M01", "B2 on M02"], components=box)
    assert draws(state, "excavate M03 at 4,-2") == (2, 0)  # 3 tiles of 4, 2 tiles of 3


def test_the_path_may_start_in_any_tunnel_of_the_placed_card(tmp_path):  # MIN-063
    """M03 has two tunnels that do not meet; the lower one leads to the building."""
    two = {"mouths": ["NE", "NW", "SW", "SE"], "inner": ["top_mid", "left_right"]}
    box = deck(tmp_path, STRAIGHT, {"M03": two, "M01": {"mouths": ["NE", "NW"], "inner": ["top_mid"]}}, {"B1": {"outpost_range": 1}})
    state = table("M01 0,0", hands=[["M03", "M04"]], buildings=["B1 on M01"], components=box)
    assert draws(state, "excavate M03 at -1,2") == (1, 0)


def test_a_tunnel_without_a_door_does_not_reach_the_building(tmp_path):  # MIN-064
    """M02 touches the building on M01 with rock only; its tunnels run elsewhere."""
    box = deck(tmp_path, STRAIGHT, {"M01": ROCK})
    state = table("M01 0,0", hands=[["M02", "M04"]], buildings=["B1 on M01"], components=box)
    assert draws(state, "excavate M02 at -1,2") == (0, 0)


DETOUR = {  # M01 is cut in two by M02, and only M02 joins its halves
    "M01": {"mouths": ["E", "SE", "SW", "NW"], "inner": ["right_mid", "left_mid", "top_left"]},
    "M02": {"mouths": ["NE", "NW"], "inner": ["top_mid"]},
}


def test_a_card_that_a_path_returns_to_counts_again(tmp_path):  # MIN-069, R11
    """M04, M03, M01, M02, M01 again: five tiles, though only four cards."""
    box = deck(tmp_path, STRAIGHT, DETOUR)
    mine = ("M01 0,0", "M02 0,-1", "M03 2,-1")
    state = table(*mine, hands=[["M04", "M05"]], buildings=["B2 on M01 upgraded"], components=box)  # range 4
    assert draws(state, "excavate M04 at 4,-2") == (0, 0)
    state = table(*mine, hands=[["M04", "M05"]], buildings=["B4 on M01 upgraded"], components=box)  # range 5
    assert draws(state, "excavate M04 at 4,-2") == (1, 0)


def test_covered_tunnels_carry_nothing(tmp_path):  # MIN-050, MIN-063
    """The tunnel of M01 runs from its east side around below to the door; M03 covers the left face and leads elsewhere."""
    around = {"mouths": ["E", "NW"], "inner": ["right_mid", "left_right", "left_mid", "top_left"]}
    box = deck(tmp_path, STRAIGHT, {"M01": around})
    state = table("M01 0,0", "M05 2,-1", hands=[["M02", "M04"]], buildings=["B2 on M01"], components=box)
    assert draws(state, "excavate M02 at 4,-2") == (1, 0)  # M02, M05, M01: 3 tiles of 3
    state = table("M01 0,0", "M03 -1,0", "M05 2,-1", hands=[["M02", "M04"]], buildings=["B2 on M01"], components=box)
    assert draws(state, "excavate M02 at 4,-2") == (0, 0)


def test_ladders_carry_no_supply(tmp_path):  # MIN-070, R12
    """M03 is placed by ladder far from the building, though both ladder tiles are in plain sight."""
    box = deck(tmp_path, STRAIGHT, {"M01": STRAIGHT | {"ladder": "LL"}, "M02": STRAIGHT | {"ladder": "LL"}})
    mine = ("M01 0,0", "M02 10,-5")
    state = table(*mine, hands=[["M03", "M04"]], buildings=["B6 on M02"], components=box)
    assert draws(state, "excavate M03 at 12,-6") == (1, 0)
    assert draws(state, "excavate M03 at 2,-1") == (0, 0)


def test_drawing_for_supply_is_compulsory():  # MIN-068
    state = table("M05 0,0", hands=[["M18", "M01"]], buildings=["B6 on M05"])
    state = after(state, "excavate M18 at 2,-1")
    gone = {"M05", "M18", "M01"}
    assert legal(state) == [f"draw {card}" for card in CARDS if card not in gone]
    assert GAME.explain(state, "build B1 on M18")[0].rule == "MIN-068"


def test_an_excavation_that_draws_nothing_is_legal():  # MIN-060, R21
    state = after(table("M04 0,0", hands=[["M07", "M01"]]), "excavate M07 at 2,-1")
    assert GAME.decision(state).kind == "action"
