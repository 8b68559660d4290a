"""Invalid positions are refused by a sentence that names the field; valid ones continue with their next question."""

from typing import Any

import pytest

import pithead
from games.dunaia.helpers import GAME, after, legal, player, position, question, seat, standing

SITES = {"A1": ("L3-MULTI-1", 1), "B1": ("L3-MULTI-2", 1), "C1": ("L3-MULTI-3", 1)}
REDDENED = {
    square: {"tile": f"L1-GREEN-{kind}", "colours": ["red"]}
    for square, kind in (("A1", "MOVE"), ("B1", "CHIP"), ("C2", "FLOWER"), ("C3", "ADVANCE"))
}
DRAFT = {"elite": "draft"}
MOVING = {"black": [2, 3, 4, 5], "own": [6, 6], "spaces": {"move": 1}}
ELITES = [player(elite="merchant"), player(elite="surveyor")]


def base(**fields):
    return {"step": "recycle", **fields}


FAULTS: dict[str, Any] = {
    "no such step": ((), {"step": "lunch"}, "step"),
    "no such seat": ((), {"turn": 5}, "turn"),
    "turn and number": ((), {"turn": 1, "turn_number": 2}, "turn"),
    "beyond the limit": ((), {"turn_number": 60, "options": {"round_limit": 30}}, "turn_number"),
    "four Elders": ((), {"elders": ["gardener", "guide", "mason", "painter"]}, "elders"),
    "two Elders": ((), {"elders": ["gardener", "guide"]}, "elders"),
    "an Elder twice": ((), {"elders": ["gardener", "guide", "guide"]}, "elders"),
    "an unknown Elder": ((), {"elders": ["gardener", "guide", "elvis"]}, "elders[2]"),
    "no Elder of a first game": ((), {"elders": ["gardener", "guide", "painter"], "options": {"first_game": True}}, "elders[2]"),
    "a wrong notch": ((), {"prophecies": ["two_artefacts", "eight_buildings", "four_corners"]}, "prophecies[0]"),
    "players": ([player(), player(), player()], {"seats": 2}, "players"),
    "an unknown tile": ([player({"A1": "L9"})], {}, "players[0].village.A1.tile"),
    "a tile twice": ([player({"A1": "L1-RED-MOVE", "B1": "L1-RED-MOVE"})], {}, "players[0].village.B1.tile"),
    "an unknown square": ([player({"Z9": "L1-RED-MOVE"})], {}, "players[0].village"),
    "a token too far": ([player({"A1": ("L1-RED-MOVE", 3)})], {}, "players[0].village.A1.token"),
    "a turned tile": ([player({"A1": {"tile": "L2-RED-MOVE", "turned": 1}})], {}, "players[0].village.A1.turned"),
    "its own colour": ([player({"A1": {"tile": "L1-RED-MOVE", "colours": ["red"]}})], {}, "players[0].village.A1.colours"),
    "an unknown colour": ([player({"A1": {"tile": "L1-RED-MOVE", "colours": ["blue"]}})], {}, "players[0].village.A1.colours"),
    "a die on level 2": ([player({"A1": {"tile": "L2-RED-MOVE", "die": True}})], {}, "players[0].village.A1.die"),
    "four sites": ([player({**SITES, "A2": ("L3-MULTI-4", 1)})], {}, "players[0].village"),
    "a chip twice": ([player(chips=[1, 1])], {}, "players[0].chips"),
    "chip 7": ([player(chips=[7])], {}, "players[0].chips"),
    "three fragments": ([player(fragments=["head", "core", "base"])], {}, "players[0].fragments"),
    "an unknown fragment": ([player(fragments=["tail"])], {}, "players[0].fragments"),
    "too many artefacts": ([player(artefacts=7), player(artefacts=6)], {}, "players"),
    "too many tokens of a colour": (
        [player(REDDENED)],
        {}, "players",
    ),
    "a prophecy twice": ([player(prophecies=["four_corners"]), player(prophecies=["four_corners"])], {}, "players[1].prophecies"),
    "a prophecy not drawn": ([player(prophecies=["each_level"])], {}, "players[0].prophecies"),
    "seven Dunaias": ([player(dunaias=[*standing(), "A1-B1"])], {}, "players[0].dunaias"),
    "four on a place": ([player(dunaias=standing(d2="A1-A2", d3="A1-A2", d4="A1-A2"))], {}, "players[0].dunaias"),
    "an unknown place": ([player(dunaias=standing(d2="A1-C3"))], {}, "players[0].dunaias"),
    "too many flowers": ([player(flowers=127)], {"options": {"flower_supply": "limited"}}, "players"),
    "a booked tile without the Surveyor": ([player(booked="L1-RED-MOVE")], {}, "players[0].booked"),
    "a tile of another level": ((), {"market": {1: ("L2-RED-MOVE", "L1-RED-CHIP")}}, "market[0].board"),
    "no top on a pile": ((), {"market": {1: ("L1-RED-MOVE", None)}}, "market[0].top"),
    "no tile on the board space": ((), {"market": {1: (None, "L1-RED-MOVE")}}, "market[0].board"),
    "a die too many": ((), {"dice": {"black": [1, 2, 3, 4, 5], "own": [6, 6]}}, "dice"),
    "too few dice": ((), {"dice": {"black": [1, 2, 3], "own": [6, 6]}}, "dice"),
    "six black dice": ((), {"dice": {"black": [1] * 6, "own": [6, 6]}}, "dice.black"),
    "a die with 7": ((), {"dice": {"black": [7, 2, 3, 4], "own": [6, 6]}}, "dice.black"),
    "a coloured die gone too early": ((), {"black": [1], "own": [0, 6]}, "dice.own"),
    "own dice with a gap": ((), {"step": "choose die", "black": [], "own": [0, 6]}, "dice.own"),
    "an unknown common space": ((), {"dice": {"black": [2, 3, 4, 5], "own": [6, 6], "spaces": {"sleep": 0}}}, "dice.spaces"),
    "an empty pool before the die": ((), {"step": "choose die", "black": [], "own": [0, 0]}, "dice"),
    "Elite without the variant": ([player(elite="merchant")], {}, "players[0].elite"),
    "an Elite tile twice": ([player(elite="merchant"), player(elite="merchant")], {"options": DRAFT}, "players[0].elite"),
    "an unknown Elite tile": ([player(elite="jester"), player(elite="merchant")], {"options": DRAFT}, "players[0].elite"),
    "no Elite tile": ([player(elite="merchant"), player()], {"options": DRAFT}, "players"),
    "an offer after the draft": (ELITES, {"options": DRAFT, "offer": ["foreman"]}, "offer"),
    "the end without a trigger": ((), {"last_turn": 3}, "last_turn"),
    "a trigger without the end": ([player(prophecies=["eight_buildings", "two_artefacts", "four_corners"])], {}, "last_turn"),
    "an end too late": ([player(prophecies=["eight_buildings", "two_artefacts", "four_corners"])], {"last_turn": 5}, "last_turn"),
    "nobody awake": ((), {"awakened": 0}, "awakened"),
    "awake too early": ((), {"step": "choose die", "awakened": 3}, "awakened"),
    "a flip without the Tinkerer": ((), {"step": "flip die"}, "step"),
    "an Elite power used by nobody": ((), {"elite_used": True}, "elite_used"),
    "over too early": ((), {"step": "over", "awakened": 0, "dice": {"black": [2, 3, 4, 5, 6], "own": [6, 6]}}, "turn_number"),
    "chips owed in a window": ((), {"step": "after die", "chips_due": 1}, "chips_due"),
    "moves owed while recycling": ((), {"moves_due": 1}, "moves_due"),
    "moved without a move": ((), {"step": "action", "moved": [1]}, "moved"),
    "moved twice": ((), {"step": "action", "moves_due": 1, "moved": [1, 1]}, "moved"),
    "an unknown errand": ((), {"step": "action", "errand": "party"}, "errand"),
    "a search by a die": ((), {"step": "action", "errand": "search"}, "errand"),
    "a construction without a token": ([player(SITES)], {"step": "action", "errand": "build"}, "errand"),
    "two questions": ((), {"step": "action", "errand": "build", "moves_due": 1}, "errand"),
    "a draw that is not due": ((), {"step": "action", "draw_level": 1}, "draw_level"),
    "a fragment from nowhere": ((), {"step": "after die", "fragment_space": 4}, "fragment_space"),
    "another power": ([player(SITES)], {"step": "after die", "fragment_space": 1, "advances_due": 1}, "fragment_space"),
    "no power to ask about": ((), {"step": "after die", "fragment_space": 3, "errand": "power"}, "fragment_space"),
    "an effect that cannot be skipped": ((), {"step": "effects", "now": "A1"}, "now"),
    "an unknown second square": ((), {"step": "effects", "then": "Z9"}, "then"),
    "a notch in question": ((), {"step": "prophecy", "notch": 1}, "notch"),
    "chips that no die owes": ((), {"step": "action", "chips_due": 1}, "chips_due"),
    "moves that no die owes": ((), {"step": "action", "moves_due": 1}, "moves_due"),
    "advances that no die owes": ([player(SITES)], {"step": "action", "advances_due": 1}, "advances_due"),
    "more moves than the die gives": ((), {"step": "action", "dice": MOVING, "moves_due": 2}, "moves_due"),
    "moves made beyond those given": ((), {"step": "action", "dice": MOVING, "moves_due": 1, "moved": [2]}, "moves_due"),
    "chips that no square owes": ((), {"step": "effects", "chips_due": 6}, "chips_due"),
    "moves that no Elder owes": ((), {"step": "after die", "moves_due": 9}, "moves_due"),
    "a fragment that nothing owes": ((), {"step": "before die", "fragment_space": 1}, "fragment_space"),
    "an unknown field": ((), {"colour": "red"}, "at the top"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_an_invalid_position_is_refused_with_the_field_named(fault):
    boards, fields, field = FAULTS[fault]
    with pytest.raises(pithead.BadPosition) as error:
        position(*boards, **base(**fields))
    assert str(error.value).startswith(f"{field}: "), str(error.value)
    assert str(error.value).endswith(".")


def test_the_effect_of_a_die_may_be_due():  # DUN-083, DUN-086
    state = position(**base(step="action", dice=MOVING, moves_due=1))
    assert question(state) == "move"
    state = position(player({"A2": {"tile": "L1-RED-MOVE", "die": True}}), **base(step="action", moves_due=2, moved=[3]))
    assert question(state) == "move"


def test_an_empty_position_is_the_one_right_after_setup():
    for seats in (2, 3, 4):
        assert GAME.load({"game": "dunaia", "seats": seats}) == GAME.setup(seats)
        assert GAME.load({"game": "dunaia", "seats": seats, "options": {"first_player": 1}}) == GAME.setup(seats, {"first_player": 1})


SETUP_FAULTS: dict[str, Any] = {
    "an Elder too early": ({"elders": ["mason"]}, "elders"),
    "a village before the game": ({"players": [{"village": {"A1": {"tile": "L1-RED-MOVE"}}}, {}]}, "players[0]"),
    "flowers before the game": ({"players": [{"flowers": 9}, {}]}, "players[0].flowers"),
    "dice before the game": ({"dice": {"black": [1], "own": []}}, "dice"),
    "a market before the game": ({"market": [{"board": "L1-RED-MOVE"}, {}, {}]}, "market"),
    "a first player before the game": ({"first": 0}, "first"),
    "Dunaias before the game": ({"players": [{"dunaias": standing(d1="A1-B1")}, {}]}, "players"),
}


@pytest.mark.parametrize("fault", SETUP_FAULTS)
def test_setup_happens_in_order(fault):
    fields, field = SETUP_FAULTS[fault]
    with pytest.raises(pithead.BadPosition) as error:
        GAME.load({"game": "dunaia", "seats": 2, **fields})
    assert str(error.value).startswith(f"{field}: "), str(error.value)


def test_a_position_continues_with_its_next_question():
    state = position(player({"A2": "L1-RED-MOVE", "A3": ("L1-RED-FLOWER", 2)}), step="after die", awakened=4)
    assert question(state) == "recycle"
    assert seat(state)["village"]["A3"] == {"tile": "L1-RED-FLOWER"}


def test_positions_in_the_middle_of_an_effect_can_be_written_down():
    village = {"A1": "L1-RED-MOVE", "B1": ("L3-MULTI-1", 1), "C1": ("L3-MULTI-2", 1)}
    state = after(
        position(player(village, chips=[1, 2, 3]), step="before die", elders=["mason", "guide", "gardener"]), "call 1 discarding 1+2+3"
    )
    for moves in ((), ("power and fragment",)):
        there = after(state, *moves)
        assert GAME.load(GAME.dump(there)) == there
        assert legal(GAME.load(GAME.dump(there))) == legal(there)
