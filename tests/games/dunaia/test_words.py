"""Texts: questions, log lines with automatic effects, and the board."""

import pytest

from games.dunaia.helpers import GAME, after, legal, player, position, question
from pithead.games.dunaia.moves import QUESTIONS
from support import walk

TILES = ["eight_buildings", "twelve_flowers", "four_corners"]
NAMES = ["Ada", "Bo"]


def log_line(state, move):
    return GAME.say(GAME.event(state, GAME.read(state, move)), names=NAMES)


def test_a_log_line_includes_automatic_effects():  # DUN-056 DUN-120
    village = {"A2": "L1-RED-MOVE", "A3": ("L1-RED-FLOWER", 2)}
    state = position(player(village), black=[4, 4, 5, 5, 6])
    assert log_line(state, "take 4") == "Ada takes a black 4 and wakes Dunaïa 4: A3 is completed; nothing from A2"
    rich = position(player(flowers=11, prophecies=["eight_buildings", "four_corners"]), step="recycle", prophecies=TILES)
    assert log_line(rich, "recycle flower") == (
        "Ada recycles the die on the flower space: +1 flower; Ada fulfils the prophecy “twelve flowers” for 3 points;"
        " the last prophecy is taken, so the end comes after 3 more turns; Bo is next"
    )


def test_a_forced_die_is_logged_with_its_colour():  # DUN-042 DUN-043
    one_value = position(step="recycle", black=[3, 3])
    assert log_line(one_value, "recycle flower") == (
        "Ada recycles the die on the flower space: +1 flower; Bo is next; Bo must take a black 3 and wakes Dunaïa 3"
    )
    own = position(step="recycle", black=[], own=[0, 5])
    assert log_line(own, "recycle flower").endswith("Bo is next; Bo must take their own 5 and wakes Dunaïa 5")


def test_a_flower_paid_to_another_player_is_logged():  # DUN-080
    state = position(player(), player({"B2": "L1-RED-FLOWER"}), step="recycle")
    assert log_line(state, "recycle seat 1 B2") == (
        "Ada recycles the die on L1-RED-FLOWER at B2 of Bo, who gets 1 flower for it: +3 flowers; Bo is next"
    )


def test_a_call_is_logged_with_elder_chips_and_fragment():  # DUN-102
    state = position(player(chips=[1, 2, 3]), step="before die")
    assert log_line(state, "call 1 discarding 1+2+3") == "Ada calls the Gardener, discarding 1, 2, 3"
    state = after(state, "call 1 discarding 1+2+3")
    assert log_line(state, "power and fragment") == "Ada uses the power of the Gardener and takes the fragment: +2 flowers; fragment head"


def test_a_kind_with_two_notations_has_two_sentences():  # DUN-070
    assert GAME.say({"kind": "recycle", "space": "flower"}) == "Recycle on the flower space"
    assert GAME.say({"kind": "recycle", "seat": 1, "square": "B2"}, names=NAMES) == "Recycle on B2 of Bo"
    assert GAME.say({"kind": "build", "tile": "L3-MULTI-1", "square": "B2", "turn": 3}) == "Build L3-MULTI-1 at B2, quarter turns: 3"


def test_every_question_has_a_kind_and_a_prompt():
    kinds = set()
    options = {"elite": "draft", "may_decline_effects": "true", "prophecy_claim": "optional"}
    for seed in range(12):
        for state in walk("dunaia", 2 + seed % 3, f"words {seed}", options):
            if int(state.ask) not in kinds and int(state.ask) in QUESTIONS:
                kinds.add(int(state.ask))
                decision = GAME.decision(state)
                assert decision.prompt[-1] in ".?"
                assert decision.kind == QUESTIONS[int(state.ask)]
                assert all(choice.words for choice in GAME.choices(state))
    assert kinds == set(QUESTIONS)


@pytest.mark.parametrize(
    ("chips", "elite", "prompt"),
    [
        ([1, 2, 3], "merchant", "Before the die: call on an Elder, or continue."),
        ([1, 3], "archivist", "Before the die: use your Elite power, or continue."),
        ([1, 2, 3], "archivist", "Before the die: call on an Elder, use your Elite power, or continue."),
    ],
)
def test_a_window_asks_only_for_what_is_possible_in_it(chips, elite, prompt):  # DUN-038 DUN-154
    players = (player(chips=chips, elite=elite), player(elite="shepherd"))
    assert GAME.decision(position(*players, step="before die", options={"elite": "draft"})).prompt == prompt


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
        "Elder 1 Gardener",
        "1+2+any",
        "eight buildings",
        "Seat 0 2/8",
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
    assert "2 more turns after this one" in GAME.board(state, 0)


def test_the_effect_to_decide_on_is_named():  # DUN-064
    state = after(position(step="awaken", awakened=4, options={"may_decline_effects": True}), "first A3")
    assert question(state) == "effect"
    assert GAME.decision(state).prompt == "Perform the effect of A3, or skip it?"
    assert legal(state) == ["perform", "skip"]
