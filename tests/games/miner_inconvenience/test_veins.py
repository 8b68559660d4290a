"""Excavate 3, veins: MIN-080 to 090."""

from games.miner_inconvenience.helpers import CARDS, GAME, ROCK, STRAIGHT, after, deck, draws, legal, table


def gold(*cards, at="RL@hub"):
    """Return cards with a nugget each."""
    return {card: {"nuggets": [at]} for card in cards}


def rock(folder, *mine, cards, hand=("M40", "M41"), **more):
    return table(*mine, hands=[hand], components=deck(folder, ROCK, cards), **more)


def test_a_vein_crosses_seams_and_cube_edges_and_counts_its_other_nugget_tiles():  # MIN-081, MIN-082, MIN-083, R13, E11
    state = table("M29 0,0", hands=[["M20", "M19", "M01"]])
    assert draws(state, "excavate M20 at 1,-1") == (0, 1)  # M29
    state = table("M29 0,0", "M20 1,-1", hands=[["M19", "M01"]])
    assert draws(state, "excavate M19 at 2,0") == (0, 2)  # M29 and M20


def test_tunnels_separate_areas():  # MIN-080, E12
    state = table("M11 0,0", hands=[["M32", "M01"]])
    assert draws(state, "excavate M32 at 2,-1") == (0, 0)


def test_distant_nuggets_of_the_area_count_and_the_placed_card_does_not(tmp_path):  # MIN-083, R13
    mine = ("M01 0,0", "M02 2,-1", "M03 4,-2")
    state = rock(tmp_path, *mine, cards=gold("M01", "M40"))
    assert draws(state, "excavate M40 at 6,-3") == (0, 1)
    state = rock(tmp_path, *mine, cards=gold("M01", "M02", "M03", "M40"))
    assert draws(state, "excavate M40 at 6,-3") == (0, 3)
    state = rock(tmp_path, *mine, cards=gold("M40"))
    assert draws(state, "excavate M40 at 6,-3") == (0, 0)  # the first nugget starts a vein


def test_a_card_without_nuggets_never_draws_even_if_it_joins_two_veins(tmp_path):  # MIN-084
    """M01 and M02 are apart, each with a nugget; M41 fits between them."""
    mine = ("M02 4,-2", "M01 0,0")
    state = rock(tmp_path, *mine, cards=gold("M01", "M02", "M40"))
    assert draws(state, "excavate M41 at 2,-1") == (0, 0)
    assert draws(state, "excavate M40 at 2,-1") == (0, 2)  # with a nugget it joins both and draws for both


def test_areas_do_not_run_through_buildings(tmp_path):  # MIN-085, MIN-116, R14
    """M02 touches M01 only at its NW side, which the building covers."""
    mine = ("M02 -1,2", "M01 0,0")
    state = rock(tmp_path, *mine, cards=gold("M02", "M40"))
    assert draws(state, "excavate M40 at 1,-2") == (0, 1)
    state = rock(tmp_path, *mine, cards=gold("M02", "M40"), buildings=["B1 on M01"])
    assert draws(state, "excavate M40 at 1,-2") == (0, 0)


def test_nuggets_under_cards_or_buildings_do_not_count(tmp_path):  # MIN-085, MIN-050
    top = {"M01": {"nuggets": ["TR@top"]}, "M40": {"nuggets": ["LL@hub"]}}
    state = rock(tmp_path, "M01 0,0", cards=top)
    assert draws(state, "excavate M40 at 1,-2") == (0, 1)
    assert draws(state, "excavate M40 at 0,1") == (0, 0)  # it covers the nugget itself
    state = rock(tmp_path, "M01 0,0", cards=top, buildings=["B1 on M01"])
    assert draws(state, "excavate M40 at 1,-2") == (0, 0)


def test_meeting_in_one_point_does_not_connect(tmp_path):  # MIN-086, R14
    """The top corner of M01 is the bottom corner of M02; nuggets are on both sides of that point."""
    cards = {"M01": {"nuggets": ["TR@top"]}, "M02": {"nuggets": ["RL@bottom"]}} | gold("M40")
    mine = ("M01 0,0", "M02 0,2")
    state = rock(tmp_path, *mine, cards=cards)
    assert draws(state, "excavate M40 at 1,3") == (0, 1)  # M02 alone
    state = rock(tmp_path, "M01 0,0", "M03 2,-1", "M02 0,2", cards=cards)
    assert draws(state, "excavate M40 at -1,2") == (0, 2)  # over the left face of M02 and beside M01: it joins them


def test_each_area_of_the_placed_card_counts_separately_and_a_card_once_in_each(tmp_path):  # MIN-087, R15
    """A tunnel from west to east splits both cards into an upper and a lower area, with nuggets in both."""
    cards = {
        "M01": STRAIGHT | {"nuggets": ["TR@top", "TL@top", "LL@bottom"]},
        "M40": STRAIGHT | {"nuggets": ["TL@top", "RL@bottom"]},
    }
    state = rock(tmp_path, "M01 0,0", cards=cards)
    assert draws(state, "excavate M40 at 2,-1") == (0, 2)
    upper = {"M01": cards["M01"], "M40": STRAIGHT | {"nuggets": ["TL@top", "TR@top"]}}
    assert draws(rock(tmp_path, "M01 0,0", cards=upper), "excavate M40 at 2,-1") == (0, 1)


def test_supply_is_drawn_before_veins_one_card_at_a_time_without_a_choice(tmp_path):  # MIN-088, MIN-089, R16
    box = deck(tmp_path, STRAIGHT, gold("M01", "M40", at="LL@bottom"))
    state = table("M01 0,0", hands=[["M40"], ["M41"]], buildings=["B6 on M01"], components=box)
    state = after(state, "excavate M40 at 2,-1")
    assert (state.supply_due, state.vein_due) == (1, 1)
    assert GAME.explain(state, "upgrade B6")[0].rule == "MIN-068"
    assert GAME.describe(state, int(state.pick(0)), None) == "Seat 0 draws M02 for supply"
    state = after(state, "draw M02")
    assert (state.supply_due, state.vein_due) == (0, 1)
    assert legal(state) == [f"draw {card}" for card in CARDS if card not in ("M01", "M02", "M40", "M41")]
    assert GAME.describe(state, int(state.pick(0)), None) == "Seat 0 draws M03 for a vein"
    assert after(state, "draw M03").seat == 1


def test_building_and_upgrading_never_draw():  # MIN-090
    state = table("M05 0,0", "M18 2,-1", hands=[["M07", "M01"]])
    state = after(state, "build B6 on M05", "pay M01")
    assert GAME.decision(state).kind == "action"
    state = after(state, "upgrade B6", "pay M07")
    assert GAME.view(state, 0).public.deck == 40
    assert GAME.explain(after(table("M04 0,0", hands=[["M07", "M01"]])), "draw M02")[0].rule == "MIN-090"
