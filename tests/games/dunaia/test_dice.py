"""The turn and phase 1: choosing the die."""

import pytest

from games.dunaia.helpers import GAME, LAID_OUT, SETUP, after, legal, played, player, position, question, refused, rolls, seat
from pithead.core.engine.state import CHANCE


def test_black_dice_must_be_taken_first():  # DUN-042 DUN-043 DUN-044
    state = position(turn=1, turn_number=1, black=[3, 4], own=[6, 5])  # E1
    assert legal(state) == ["take 3", "take 4"]
    assert refused(state, "take 5") == ["DUN-043"]
    assert refused(state, "take 6") == ["DUN-044"]
    assert refused(state, "take 1") == ["DUN-042"]


def test_equal_dice_are_one_choice():  # DUN-042
    assert legal(position(black=[3, 3, 4, 4, 4])) == ["take 3", "take 4"]


def test_without_a_black_die_the_players_own_die_is_taken_automatically():  # DUN-043 DUN-045
    state = position(black=[], own=[4, 2])
    assert GAME.dump(state)["awakened"] == 4
    assert GAME.dump(state)["dice"]["own"] == [0, 2]


def test_with_an_empty_pool_all_dice_are_collected_and_rolled():  # DUN-040 DUN-046 DUN-017
    shop = {"tile": "L1-RED-FLOWER", "die": True}
    villages = [player({"A1": shop}), player({"B2": {"tile": "L1-RED-CHIP", "die": True}}), player()]
    state = position(*villages, step="turn start", turn=2, turn_number=2, black=[], own=[0, 0, 0])  # E2
    assert state.seat == CHANCE
    assert legal(state) == [f"roll {value}" for value in range(1, 7)]
    assert refused(state, "take 1") == ["DUN-040"]
    state = after(state, *rolls(1, 4, 5, 6, 2, 2, 3))
    assert state.seat == 2
    assert legal(state) == ["take 1", "take 4", "take 5", "take 6"]
    assert not any(tile.get("die") for number in range(3) for tile in seat(state, number)["village"].values())
    assert GAME.dump(state)["dice"]["spaces"]["flower"] == 0


def test_the_roll_comes_before_the_first_window():  # DUN-041
    state = position(player(chips=[1, 2, 3]), step="turn start", black=[], own=[0, 0])
    assert question(state) == "roll"
    state = after(state, *rolls(1, 2, 3, 4, 5, 6, 6))
    assert question(state) == "window"
    assert GAME.dump(state)["step"] == "before die"


@pytest.mark.parametrize(("seats", "takers", "roller"), [(2, "01010 10", 1), (3, "0120 120", 1), (4, "01230 1230", 1)])
def test_dice_last_until_each_player_has_had_their_own_die_once(seats, takers, roller):  # DUN-045 E11
    total = len(takers) - 1
    state = played(seats, *SETUP, *rolls(*[3] * total), *LAID_OUT, options={"first_player": 0})
    taken = []
    number = -1
    while state.seat != CHANCE or question(state) != "roll":
        if int(state.turns) != number:
            number = int(state.turns)
            taken.append(int(state.turn))
        pool = GAME.dump(state)["dice"]
        assert not pool["black"] or all(pool["own"])
        state.apply(state.pick(0))
    blacks = takers.split()[0]
    assert "".join(map(str, taken[:total])) == takers.replace(" ", "")
    assert len(blacks) + seats == total
    assert int(state.turn) == roller


def test_the_phases_follow_in_their_order():  # DUN-037
    state = position(black=[4, 4, 4, 5, 6])
    assert question(state) == "die"
    assert refused(state, "recycle flower") == ["DUN-037"]
    state = after(state, "take 4")
    assert question(state) == "order"
    assert refused(state, "take 5") == ["DUN-037"]
    state = after(state, "first A2")
    assert question(state) == "recycle"
    before = int(state.turn)
    state = after(state, "recycle flower")
    assert int(state.turn) != before


def test_elders_may_be_called_in_five_windows_of_a_turn():  # DUN-038 DUN-116
    chips = [1, 2, 3, 4, 5, 6]
    state = position(player(chips=chips), step="turn start")
    windows = []
    while int(state.turn) == 0:
        if question(state) == "window":
            windows.append(GAME.dump(state)["step"])
            assert any(move.startswith("call 1") for move in legal(state))
        state.apply(state.pick(0))
    assert windows == ["before die", "after die", "after awakening", "after recycling", "after prophecy"]


def test_several_elders_may_be_called_in_one_window():  # DUN-038
    state = position(player(chips=[1, 2, 3, 4, 5, 6]), step="before die")
    state = after(state, "call 1 discarding 1+2+5", "power and fragment")
    assert question(state) == "window"
    state = after(state, "call 2 discarding 3+4+6", "power and fragment", "stop")
    assert question(state) == "die"
    assert seat(state)["chips"] == []
    assert seat(state)["fragments"] == ["head", "core"]


def test_no_elder_is_called_inside_a_phase():  # DUN-039
    chips = [1, 2, 4]
    sites = {"A2": ("L1-RED-FLOWER", 1), "A3": ("L1-RED-MOVE", 1)}
    state = position(player(sites, chips=chips), step="awaken", awakened=4)
    assert question(state) == "order"
    assert refused(state, "call 1 discarding 1+2+4") == ["DUN-038"]
    state = position(player(chips=chips), step="recycle")
    state = after(state, "recycle move")
    assert question(state) == "move"
    assert refused(state, "call 1 discarding 1+2+4") == ["DUN-038"]


def test_a_window_without_a_choice_is_skipped():  # DUN-038
    state = position(player(chips=[1, 2]), step="before die")
    assert question(state) == "die"
    assert refused(state, "continue") == ["DUN-038"]
