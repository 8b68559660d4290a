"""The rough opinion that greedy plays by."""

from typing import Any

import pithead
from games.dunaia.helpers import GAME, player, position


def worth(state, seat=0):
    return GAME.worth.of(state, seat)


def test_a_completed_building_is_worth_more_than_a_site_and_a_site_more_than_nothing():
    none = position(player(flowers=3))
    begun = position(player({"B2": ("L3-MULTI-1", 1)}, flowers=3))
    nearly = position(player({"B2": ("L3-MULTI-1", 4)}, flowers=3))
    done = position(player({"B2": "L3-MULTI-1"}, flowers=3))
    assert worth(none) < worth(begun) < worth(nearly) < worth(done)


def test_one_seats_gain_is_the_others_loss():
    state = position(player({"B2": "L3-MULTI-1"}), player())
    assert worth(state, 0) > 0 > worth(state, 1)


def test_a_site_that_cannot_be_finished_is_worthless():
    boards = [player({"B2": ("L3-MULTI-1", 1)}, prophecies=["eight_buildings"]), player(prophecies=["two_artefacts", "four_corners"])]
    bare = [player(prophecies=["eight_buildings"]), player(prophecies=["two_artefacts", "four_corners"])]
    fields: dict[str, Any] = {"step": "recycle", "turn_number": 2, "last_turn": 3}
    assert worth(position(*boards, **fields)) <= worth(position(*bare, **fields))


def test_greedy_beats_random_play_and_finishes_its_games():
    for number in range(3):
        table = pithead.Table("dunaia", ["greedy", "uniform"], {"round_limit": 100}, f"worth {number}")
        assert table.game.standing(table.state)[0] == [0]
        state: Any = table.state
        assert int(state.turns) < 2 * 60
