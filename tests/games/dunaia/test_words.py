"""What is told: questions, sentences with what follows by itself, and the board."""

import pytest

from games.dunaia.helpers import GAME, after, legal, player, position, question
from pithead.games.dunaia.words import QUESTIONS
from support import walk


def told(state, move):
    return GAME.describe(state, GAME.read(state, move), None)


def test_a_log_line_tells_what_follows_by_itself():  # DUN-056 DUN-120
    village = {"A2": "L1-RED-MOVE", "A3": ("L1-RED-FLOWER", 2)}
    state = position(player(village), black=[4, 4, 5, 5, 6])
    assert told(state, "take 4") == "Seat 0 takes a black 4: seat 0 completes A3"
    rich = position(player(flowers=11, prophecies=["eight_buildings", "four_corners"]), step="recycle", prophecies=TILES)
    assert told(rich, "recycle flower") == (
        "Seat 0 recycles the die on the flower space: seat 0 +1 flower, fulfils twelve_flowers;"
        " the end is triggered, the last turn is number 4"
    )


TILES = ["eight_buildings", "twelve_flowers", "four_corners"]


def test_a_flower_for_another_player_is_told():  # DUN-080
    state = position(player(), player({"B2": "L1-RED-FLOWER"}), step="recycle")
    assert told(state, "recycle seat 1 B2") == (
        "Seat 0 recycles the die on seat 1's L1-RED-FLOWER at B2: seat 0 +2 flowers; seat 1 +1 flower"
    )


def test_a_call_is_told_with_elder_chips_and_fragment():  # DUN-102
    state = position(player(chips=[1, 2, 3]), step="before die")
    assert told(state, "call 1 discarding 1+2+3") == "Seat 0 calls the gardener, discarding 1+2+3"
    state = after(state, "call 1 discarding 1+2+3")
    both = "Seat 0 uses the power and takes the fragment: seat 0 +2 flowers, takes a fragment (head)"
    assert told(state, "power and fragment") == both


def test_every_question_has_a_kind_and_a_prompt():
    asked = set()
    options = {"elite": "draft", "may_decline_effects": "true", "prophecy_claim": "optional"}
    for seed in range(12):
        for state in walk("dunaia", 2 + seed % 3, f"words {seed}", options):
            if int(state.ask) not in asked and int(state.ask) in QUESTIONS:
                asked.add(int(state.ask))
                decision = GAME.decision(state)
                assert decision.prompt[-1] in ".?"
                assert decision.kind
                assert all(choice.words for choice in GAME.choices(state))
    assert asked == set(QUESTIONS)


@pytest.mark.parametrize("columns", [0, 80])
def test_the_board_shows_everything_needed_to_play(columns):
    village = {"A2": "L2-GREEN-CHIP", "A1": "L1-GREEN-FLOWER", "A3": ("L1-YELLOW-FLOWER", 1)}
    state = position(player(village, chips=[2, 5], fragments=["head"]), player(flowers=7), step="recycle")
    board = GAME.board(state, 0, columns)
    for piece in (
        "L2-GREEN-CHIP",
        "site 1/3",
        "chips 2+5",
        "head",
        "Elder 1 gardener",
        "1+2+any",
        "eight_buildings",
        "seat 0 2/8",
        "7 flowers",
    ):
        assert piece in board
    market = GAME.dump(state)["market"]
    assert all(tile in board for slot in market for tile in slot.values())


def test_live_arrows_are_capital_letters():  # DUN-057
    village = {"A2": "L2-GREEN-CHIP", "A1": "L1-GREEN-FLOWER"}
    assert "N:ch e:fl s:ch w:fl" in GAME.board(position(player(village)), 0)
    assert "live arrows N" in GAME.board(position(player(village)), 0, 0)


def test_the_last_turns_are_announced():  # DUN-122
    board = player(flowers=12, prophecies=["eight_buildings", "four_corners"])
    state = position(board, step="prophecy", prophecies=TILES)
    assert "LAST TURN IN 2" in GAME.board(state, 0)


def test_an_effect_in_question_is_named():  # DUN-064
    state = after(position(step="awaken", awakened=4, options={"may_decline_effects": True}), "first A3")
    assert question(state) == "effect"
    assert GAME.decision(state).prompt == "Perform the effect of A3, or skip it?"
    assert legal(state) == ["perform", "skip"]
