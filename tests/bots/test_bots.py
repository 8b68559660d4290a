"""Bots: fair, sensible, and better than chance."""

import pytest

import pithead
from pithead.core.players import bot_move

TABLES = 40 if pithead.COMPILED else 6  # compiled and interpreted play the same games, so the slow one plays fewer
RIVALS = [slug for slug in pithead.CATALOGUE if not pithead.game(slug).team]


@pytest.mark.parametrize("slug", RIVALS)
def test_greedy_beats_uniform(slug):
    game = pithead.game(slug)
    wins = 0.0
    for number in range(TABLES):
        greedy = number % 2
        table = pithead.Table(slug, ["uniform", "greedy"] if greedy else ["greedy", "uniform"], {}, f"greedy {number}")
        first = game.standing(table.state)[0]
        wins += (greedy in first) / len(first)
    assert wins >= 0.95 * TABLES


def test_a_bot_never_receives_the_true_state():
    """Check that greedy gets a guess: the other hands in it differ from the real ones."""
    table = pithead.Table("sacred_dragon", ["Ada", "Bob"], {"start_player": "0"}, "fair")
    seen = []

    class Spy:
        name = "spy"

        def choose(self, seen_state, rng):
            seen.append(seen_state)
            return int(seen_state.pick(0))

    for number in range(20):
        bot_move(Spy(), table.state, pithead.rng(number))
    truth = table.game.dump(table.state)["hands"]
    hands = [table.game.dump(state)["hands"] for state in seen]
    assert all(hand[0] == truth[0] for hand in hands)
    assert len({tuple(hand[1]) for hand in hands}) > 10
