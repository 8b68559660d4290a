"""Turns: MIN-020 to 026."""

import pytest

import pithead
from games.miner_inconvenience.helpers import GAME, OPEN, ROCK, after, deck, hands, legal, rules_against, table, verdict


def test_a_turn_is_one_action_and_then_the_next_player_clockwise():  # MIN-020, MIN-021
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18", "M05"], ["M02", "M03"]])
    assert {choice.form["kind"] for choice in GAME.choices(state)} == {"excavate", "build"}
    state = after(state, "excavate M07 at 2,-1")
    assert state.seat == 1
    assert rules_against(state, "excavate M01 at 1,1") == ["MIN-030"]  # seat 0 has had its action
    state = after(state, "build B1 on M04", "pay M05")
    assert state.seat == 2
    state = after(state, "upgrade B1", "pay M02")
    assert state.seat == 0


def test_alone_the_player_continues():  # MIN-021
    assert after(table("M04 0,0", hands=[["M07", "M01"]]), "excavate M07 at 2,-1").seat == 0


def test_a_player_who_can_do_nothing_loses_the_game_for_all():  # MIN-022, MIN-140
    state = table("M04 0,0", hands=[["M01", "M09"], []])
    state = after(state, "excavate M01 at 1,1")
    assert state.seat == pithead.OVER
    assert verdict(state).reason == "no-cards"


def test_there_is_no_passing_however_harmful_the_action(tmp_path):  # MIN-023, R22
    """The only card is rock and fits nowhere beside a card of tunnels, so it must pay for an outpost."""
    box = deck(tmp_path, OPEN, {"M01": ROCK})
    state = table("M02 0,0", hands=[["M01"], ["M03"]], components=box)
    assert legal(state) == ["build B6 on M02"]
    with pytest.raises(pithead.Unreadable):
        GAME.read(state, "pass")
    state = after(state, "build B6 on M02", "pay M01")
    assert [player.cards for player in GAME.view(state, 0).public.players] == [0, 1]
    assert state.seat == 1


def test_an_action_that_cannot_be_paid_for_cannot_be_begun():  # MIN-024, MIN-111, MIN-131
    state = table("M04 0,0", "M07 2,-1", hands=[["M01"], ["M18"]], buildings=["B1 on M04"])
    assert legal(state, "build") == []
    assert rules_against(state, "build B2 on M07") == ["MIN-111"]
    assert legal(state, "upgrade") == ["upgrade B1"]
    state = table("M04 0,0", "M07 2,-1", hands=[["M01"], ["M18"]], buildings=["B1 on M04 upgraded", "B2 on M07"])
    assert legal(state, "upgrade") == []
    assert rules_against(state, "upgrade B2") == ["MIN-131"]


def test_only_the_active_players_hand_pays_and_draws():  # MIN-025
    state = table("M05 0,0", hands=[["M18", "M01"], ["M07", "M02"]], buildings=["B6 on M05"])
    paying = after(state, "upgrade B6")
    assert rules_against(paying, "pay M07") == ["MIN-025"]
    assert legal(paying) == ["pay M01", "pay M18"]
    drawing = after(state, "excavate M18 at 2,-1", "draw M33")
    assert hands(drawing) == [["M01", "M33"], ["M02", "M07"]]


def test_a_player_without_cards_is_not_out_before_their_next_turn():  # MIN-026, R22
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18"], []], turn=0)
    state = after(state, "excavate M07 at 2,-1")
    assert state.seat == 1
    state = after(state, "excavate M18 at 4,-2")
    assert state.seat == pithead.OVER
    assert verdict(state).args == {"seat": 2, "upgraded": 0, "goal": 4, "deck": 38}
