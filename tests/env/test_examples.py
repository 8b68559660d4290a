"""The learner of `examples/`: it learns from its own games, and its bot sits at tables by its name."""

import csv
import sys

import numpy as np
import pytest

import pithead
from pithead.bots import seated
from support import TESTS

EXAMPLES = TESTS.parent / "examples"


@pytest.fixture
def learn(monkeypatch):
    """The module of the learner; gone again after the test."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("learn", "learned"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    import learn

    return learn


def test_a_game_against_itself_moves_the_opinion_towards_its_end(learn):
    """The same game told again and again: in the end its opinion of every position is close to the points that came of it."""
    learner = learn.Learner("dynamine")
    told = [(np.eye(1, learner.weights.size, k, dtype=np.float32)[0], 0.0) for k in range(3)]
    for _ in range(400):
        learner.learn(told, 30.0)
    assert [learner.rest + float((row - learner.usual) @ learner.restless) for row, _ in told] == pytest.approx([30.0] * 3, abs=1.0)


def test_the_learner_plays_whole_games(learn):
    learner = learn.Learner("dynamine")
    for _ in range(2):
        learner.play(pithead.rng("a game"))
    assert learner.games == 2
    assert learner.weights.any()


def test_the_bot_is_seated_by_its_name(learn):
    game = pithead.game("dynamine")
    player = seated("learned:Learned", game)
    table = pithead.Table("dynamine", ["learned:Learned", "uniform"], seed="seated")
    assert table.over
    assert player.name == "learned:Learned"


def test_the_curve_that_is_kept_rises():
    rows = list(csv.DictReader((EXAMPLES / "learned" / "dynamine.csv").read_text(encoding="utf-8").splitlines()))
    assert float(rows[-1]["wins"]) - float(rows[-1]["margin"]) > float(rows[0]["wins"])
