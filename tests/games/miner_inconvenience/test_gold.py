"""Pay Gold, Build and Upgrade: MIN-100 to 133."""

import pytest

import pithead
from games.miner_inconvenience.helpers import (
    BUILDINGS,
    CARDS,
    GAME,
    OPEN,
    ROCK,
    after,
    bottom,
    deck,
    draws,
    hands,
    legal,
    reasons,
    rules_against,
    table,
)


def test_paid_cards_go_under_the_deck_in_the_order_of_payment():  # MIN-100, MIN-101, R17
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02", "M03"], ["M08"]], buildings=["B1 on M04"])
    state = after(state, "build B2 on M07")
    assert rules_against(state, "excavate M01 at 4,-2") == ["MIN-100"]
    assert legal(state) == ["pay M01", "pay M02", "pay M03"]
    state = after(state, "pay M03", "pay M01")
    view = GAME.view(state, 0)
    assert bottom(state) == ["M03 by 0", "M01 by 0"]
    assert hands(state)[0] == ["M02"]
    assert view.public.deck == 36 + 2
    assert state.seat == 1


def test_paid_cards_are_drawn_last_and_first_in_first_out(tmp_path):  # MIN-101, MIN-102
    """One card nobody has seen, then the two paid ones in order; nothing is ever shuffled again."""
    box = deck(tmp_path, ROCK, {card: {"nuggets": ["RL@hub"]} for card in CARDS})
    hand = [card for card in CARDS if card not in ("M01", "M02", "M03", "M39", "M40", "M41")]
    mine = ("M01 0,0", "M02 2,-1", "M03 4,-2")
    state = table(*mine, hands=[hand], paid=["M40 by 0", "M39 by 0"], components=box)
    state = after(state, "excavate M10 at 6,-3")  # three nugget tiles: three draws
    assert legal(state) == ["draw M41"]
    assert rules_against(state, "draw M40") == ["MIN-101"]
    assert "1 other card to be drawn" in reasons(state, "draw M40")
    assert rules_against(state, "draw M01") == ["MIN-102"]
    state = after(state, "draw M41")
    assert legal(state) == ["draw M40"]
    state = after(state, "draw M40")
    assert legal(state) == ["draw M39"]


def test_nothing_is_paid_without_a_purchase():  # MIN-100
    assert rules_against(table("M04 0,0", hands=[["M07"]]), "pay M07") == ["MIN-100"]


def test_each_further_building_costs_one_more_and_so_does_each_upgrade(tmp_path):  # MIN-111, MIN-131, E1
    state = table(*(f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:6])), hands=[CARDS[6:41]], components=deck(tmp_path, ROCK))
    costs = []
    for i in range(6):
        state = after(state, f"build {BUILDINGS[i]} on {CARDS[i]}")
        costs.append(int(state.price))
        while GAME.decision(state).kind == "pay":
            state = after(state, legal(state)[0])
    for i in range(6):
        state = after(state, f"upgrade {BUILDINGS[i]}")
        costs.append(int(state.price))
        while GAME.decision(state).kind == "pay":
            state = after(state, legal(state)[0])
        if i == 3:
            assert GAME.view(state, 0).public.deck == 1 + 21 + 10
            break
    assert costs == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]
    assert sum(costs[:4]) + sum(costs[6:]) == 20


def test_upgraded_buildings_count_for_the_price_of_the_next_one():  # MIN-111
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02", "M03"]], buildings=["B1 on M04 upgraded"])
    assert GAME.view(state, 0).public.prices.next_build == 2
    assert int(after(state, "build B2 on M07").price) == 2


def test_sites_on_a_single_starting_tile():  # MIN-110, MIN-113, MIN-114, E8
    def sites(card):
        return [text.split()[1] for text in legal(table(f"{card} 0,0", hands=[["M01", "M02"]]), "build")]

    assert sites("M04") == BUILDINGS  # no line into the top
    assert sites("M20") == ["B2", "B4", "B6"]  # top_left
    assert sites("M05") == ["B6"]  # both
    state = table("M05 0,0", hands=[["M01", "M02"]])
    assert rules_against(state, "build B1 on M05") == ["MIN-113", "MIN-113"]
    assert "top_left side of B1" in reasons(state, "build B1 on M05")


def test_a_building_goes_over_the_top_face_of_any_card_with_the_outpost_side_up():  # MIN-110, MIN-112
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02"]])
    assert {text.split()[3] for text in legal(state, "build")} == {"M04", "M07"}
    assert rules_against(state, "build B1 on M40") == ["MIN-110"]
    state = after(state, "build B1 on M04")
    view = GAME.view(state, 0)
    assert view.public.mine[0].shows == ["RU", "RL", "LL", "LU"]
    assert view.public.buildings[0].card == "M04"
    assert not view.public.buildings[0].upgraded


def test_the_whole_top_face_must_be_visible(tmp_path):  # MIN-112, R18
    box = deck(tmp_path, ROCK)
    hand = [["M41", "M42"]]
    covered = table("M01 0,0", "M02 0,1", hands=hand, components=box)
    assert rules_against(covered, "build B1 on M01") == ["MIN-112"]
    half = table("M01 0,0", "M02 -1,1", hands=hand, components=box)  # TL is hidden, TR is visible
    assert rules_against(half, "build B1 on M01") == ["MIN-112"]
    assert reasons(half, "build B1 on M01") == "the top face of M01 is not fully visible: TL cannot be seen"
    beside = table("M01 0,0", "M02 1,-1", hands=hand, components=box)
    assert rules_against(beside, "build B1 on M01") == []


def test_a_tunnel_outside_requires_a_door_but_a_mouth_to_the_empty_table_does_not():  # MIN-113, MIN-114
    """M26 has NE and NW mouths, joined over top_mid, and neither line into the side faces."""
    state = table("M26 0,0", hands=[["M01", "M02"]])
    assert len(legal(state, "build")) == 6
    state = table("M26 0,0", "M02 1,1", hands=[["M01", "M03"]])  # its SW mouth meets the NE one
    assert {text.split()[1] for text in legal(state, "build") if text.endswith("M26")} == {"B1", "B4", "B5"}
    assert rules_against(state, "build B6 on M26") == ["MIN-113"]
    assert reasons(state, "build B6 on M26") == "a tunnel of M02 meets the NE side of B6, which has no door there"


def test_a_door_may_face_another_building(tmp_path):  # MIN-114
    """M02 covers the left face of M01, so the top faces of the two meet."""
    state = table("M01 0,0", "M02 -1,0", hands=[["M41", "M42"]], buildings=["B2 on M01"], components=deck(tmp_path, ROCK))
    assert [text.split()[1] for text in legal(state, "build")] == ["B1", "B3", "B4", "B5", "B6"]
    open_box = deck(tmp_path, OPEN, buildings={"B2": {"doors": ["NW", "NE", "top_left", "top_right"]}})
    state = table("M01 0,0", "M02 -1,0", hands=[["M41", "M42"]], buildings=["B2 on M01"], components=open_box)
    assert legal(state, "build") == ["build B6 on M02"]  # no tunnel is left at its NE side, so no door is required there


def test_a_building_may_not_overlap_another_one():  # MIN-115
    state = table("M04 0,0", hands=[["M01", "M02"]], buildings=["B1 on M04"])
    assert rules_against(state, "build B2 on M04") == ["MIN-115"]


def test_a_building_requires_no_tunnel_and_may_cut_tunnels(tmp_path):  # MIN-116
    """The tunnel of M01 runs over its top face; the building cuts it, and M03 does not reach B1 any more."""
    straight = {"mouths": ["E", "W"], "inner": ["top_left", "top_mid", "top_right"]}
    box = deck(tmp_path, straight, {"M09": ROCK})
    mine = ("M02 -2,1", "M01 0,0")
    state = table(*mine, hands=[["M03", "M04", "M05"]], buildings=["B6 on M02"], components=box)
    assert draws(state, "excavate M03 at 2,-1") == (0, 0)  # 3 tiles of 2
    state = table(*mine, hands=[["M03", "M04", "M05"]], buildings=["B6 on M02 upgraded"], components=box)
    assert draws(state, "excavate M03 at 2,-1") == (1, 0)
    assert legal(state, "build B1") == []  # no door for the cut tunnel
    cut = {building: {"doors": ["top_left", "top_right"]} for building in BUILDINGS}
    box = deck(tmp_path, straight, {"M09": ROCK}, cut)
    state = table(*mine, hands=[["M03", "M04", "M05"]], buildings=["B6 on M02 upgraded", "B1 on M01"], components=box)
    assert draws(state, "excavate M03 at 2,-1") == (1, 0)  # B1 itself, and B6 is cut off
    alone = table("M09 0,0", hands=[["M03", "M04"]], components=box)
    assert "build B1 on M09" in legal(alone)


def test_the_orientation_of_a_building_is_fixed():  # MIN-117, R18
    with pytest.raises(pithead.Unreadable):
        GAME.read(table("M04 0,0", hands=[["M01"]]), "build B1 r1 on M04")


def test_with_six_buildings_in_the_mine_no_more_can_be_built(tmp_path):  # MIN-118
    mine = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:7])]
    buildings = [f"{building} on {card}" for building, card in zip(BUILDINGS, CARDS[:6], strict=True)]
    state = table(*mine, hands=[CARDS[7:20]], buildings=buildings, components=deck(tmp_path, ROCK))
    assert legal(state, "build") == []
    assert rules_against(state, "build B1 on M07") == ["MIN-118"]
    assert GAME.view(state, 0).public.prices.next_build is None


def test_a_building_stays_in_its_place():  # MIN-119
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02", "M03"]], buildings=["B1 on M04"])
    assert rules_against(state, "build B1 on M07") == ["MIN-118"]
    state = after(state, "build B2 on M07", "pay M01", "pay M02")
    assert [building.card for building in GAME.view(state, 0).public.buildings[:2]] == ["M04", "M07"]


def test_any_outpost_in_the_mine_may_be_flipped_once():  # MIN-130
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02", "M03"]], buildings=["B1 on M04 upgraded", "B2 on M07"])
    assert legal(state, "upgrade") == ["upgrade B2"]
    assert rules_against(state, "upgrade B1") == ["MIN-130"]
    assert rules_against(state, "upgrade B3") == ["MIN-130"]
    assert rules_against(state, "upgrade B77") == ["MIN-004"]
    state = after(state, "upgrade B2")
    assert [building.upgraded for building in GAME.view(state, 0).public.buildings] == [True, True, False, False, False, False]


def test_flipping_keeps_the_doors():  # MIN-132, R19
    held = [["M01", "M02"], ["M03"]]
    outpost = table("M04 0,0", hands=held, buildings=["B1 on M04"])
    upgraded = table("M04 0,0", hands=held, buildings=["B1 on M04 upgraded"])
    assert legal(outpost, "excavate") == legal(upgraded, "excavate")
    requirements = [[(spot.at, spot.mouth, spot.rock) for spot in GAME.view(state, 0).public.spots] for state in (outpost, upgraded)]
    assert requirements[0] == requirements[1]


def test_one_player_builds_and_the_next_upgrades_at_once():  # MIN-133
    state = table("M04 0,0", hands=[["M01", "M02"], ["M07", "M08"]])
    state = after(state, "build B3 on M04", "pay M01", "upgrade B3", "pay M08")
    assert GAME.view(state, 0).public.progress.upgraded == 1
    assert state.seat == 0
