"""The features that bots see in a mine; weights are tuned, so the tests name none."""

from games.dynamine.helpers import GAME, ends, turn
from pithead.core.engine.worth import Opinion
from pithead.games.dynamine.read_components import token_names
from support import sure

WEIGHED = sure(Opinion, GAME.opinions["weighed"])


def feature(state, name, seat=0):
    names = WEIGHED.names()
    return list(WEIGHED.features(state))[seat * len(names) + names.index(name)]


def test_altars_count_if_an_open_end_can_bring_a_vein_to_their_level():  # DYN-092
    """Two mines have the same ends on level 1: one beside a tile with an altar, one beside a tile without."""
    altar, none = turn("E2b 1,1"), turn("F2b 1,1")
    assert feature(none, "altars on the levels of open ends") == 0
    assert feature(altar, "altars on the levels of open ends") > 0
    assert any(end.startswith("1,") for end in ends(altar))
    assert feature(altar, "altars on the levels of open ends", seat=1) == 0


def test_the_current_turn_counts_less_than_a_future_one():
    """Seat 0 with all later rounds ahead, with one and with none; the rival has not played this round, so it has one more."""
    tokens = token_names(GAME.box({}, 2))
    states = [turn("E2b 1,1", earlier_tokens=tokens[:done]) for done in (0, len(tokens) - 2, len(tokens) - 1)]
    many, one, none = (WEIGHED.ahead(state, 0) for state in states)
    assert many == 1
    assert 1 / 2 > one > 1 / 3 > none > 0
    assert WEIGHED.ahead(states[2], 1) > none
