"""The laws of games, for anybody's game.

    from pithead.testing import check
    from my_game import GAME

    def test_the_laws():
        check(GAME)

or, with no test file at all: `pytest -p pithead.testing.plugin --pithead-game my_game:GAME`, which makes a test of every law
and every case.
"""

from pithead.testing.cases import Case, cases, pairs, varied_walk, viewers, walk
from pithead.testing.laws import LAWS, Broken, Law, check

__all__ = ["LAWS", "Broken", "Case", "Law", "cases", "check", "pairs", "varied_walk", "viewers", "walk"]
