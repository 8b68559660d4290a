"""The learners of `examples/`: they learn from their own games, and what was learned sits at tables by its name."""

import csv
import sys
from importlib import import_module

import gymnasium
import numpy as np
import pytest

import pithead
from pithead.bots import seated
from support import TESTS

EXAMPLES = TESTS.parent / "examples"


@pytest.fixture
def example(monkeypatch):
    """A module of the examples by its name; gone again after the test."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("learn", "learned", "train_gym"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module


def test_what_a_game_has_shown_is_expected_the_next_time(example):
    """The same game told again and again: in the end the network expects after every move what came of it."""
    learn = example("learn")
    learner = learn.Learner(pithead.game("dunaia"))
    rng = pithead.rng("told")
    rows, ends = (
        np.array([learner.seen(walked(learner, rng), 0) for _ in range(6)], np.float32),
        np.linspace(-0.8, 0.8, 6, dtype=np.float32),
    )
    assert np.abs(learner.network.expects(rows)).max() == 0  # it knows nothing
    for _ in range(600):
        learner.network.learn(rows, ends, learn.STEP)
    assert learner.network.expects(rows) == pytest.approx(ends, abs=0.1)


def walked(learner, rng):
    """A position of a random game."""
    state = learner.start.copy()
    for _ in range(60 + rng.below(60)):
        if state.seat != pithead.OVER:
            state.apply(state.pick(rng.below(state.count())))
    return state


def test_targets_go_back_from_the_end_of_a_game(example):
    learn = example("learn")
    told = [([1.0], 0.5), ([2.0], -0.5), ([3.0], 0.0)]
    far = learn.LAMBDA
    assert learn.targets(told, 1.0) == [
        ([3.0], 1.0),
        ([2.0], pytest.approx(far)),
        ([1.0], pytest.approx((1 - far) * -0.5 + far * far)),
    ]


def test_the_learner_plays_whole_games_and_learns_from_them(example, monkeypatch):
    learn = example("learn")
    monkeypatch.setattr(learn, "TABLES", 2)
    learner = learn.Learner(pithead.game("dunaia"))
    before = [values.copy() for values in learner.network.weights]
    learner.lesson(learn.STEP)
    assert learner.games == 2
    assert [bool((values != old).any()) for values, old in zip(learner.network.weights, before, strict=True)] == [
        False,
        False,
        True,
        True,
        True,
    ]


def test_what_was_learned_is_kept_and_seated_by_its_name(example, tmp_path):
    learn = example("learn")
    example("learned")
    learner = learn.Learner(pithead.game("dunaia"))
    learner.network.weights[-1] += np.linspace(-1, 1, learn.HIDDEN, dtype=np.float32)  # any opinion will do
    learn.keep(tmp_path, "dunaia", learner.network, [(0, 0, 0.0, 0.0), (16, 1, 0.25, 0.1)])
    name = f"learned:Learned:{tmp_path}"
    bot = seated(name, pithead.game("dunaia")).bot
    assert bot is not None
    state = walked(learner, pithead.rng("seated"))
    assert bot.choose(state, pithead.rng("any")) == learn.Pupil(learner).choose(state, pithead.rng("any"))
    assert pithead.Table("dunaia", [name, "uniform"], {"round_limit": 2}, seed="seated").over
    assert [line["games"] for line in csv.DictReader((tmp_path / "dunaia.csv").read_text(encoding="utf-8").splitlines())] == ["0", "16"]
    with pytest.raises(pithead.BadBot, match="learned plays at tables of two, and here are 3 seats"):
        pithead.Table("dunaia", [name, "uniform", "uniform"], seed="three")


def test_what_was_not_learned_is_told_with_the_way_out(example):
    example("learned")
    with pytest.raises(pithead.BadPlugin, match=r"nothing was learned of tf22_mine yet: .* run examples/learn\.py --game tf22_mine"):
        seated("learned:Learned", pithead.game("tf22_mine"))


def test_the_curve_that_is_kept_rises_from_nothing_to_the_level_of_greedy():
    rows = list(csv.DictReader((EXAMPLES / "learned" / "dunaia.csv").read_text(encoding="utf-8").splitlines()))
    assert float(rows[0]["wins"]) < 0.1
    assert float(rows[-1]["wins"]) - float(rows[-1]["margin"]) > 0.4


def test_the_network_that_is_kept_is_seated_by_its_name(example):
    example("learned")
    assert pithead.Table("dunaia", ["learned:Learned", "uniform"], {"round_limit": 3}, seed="kept").over


class Boxes(gymnasium.Env):
    """Four boxes, of which two may be opened; which of them holds something is written on the lid."""

    observation_space = gymnasium.spaces.Box(0, 1, (4,), np.float32)
    action_space = gymnasium.spaces.Discrete(4)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.pair = self.np_random.choice(4, 2, replace=False)
        return self.lids(), {"action_mask": self.mask()}

    def step(self, action):
        assert self.mask()[action] == 1, "an action that the mask forbids"
        return self.lids(), 1.0 if action == self.pair[0] else -1.0, True, False, {"action_mask": self.mask()}

    def lids(self):
        return np.eye(4, dtype=np.float32)[self.pair[0]]

    def mask(self):
        return np.isin(np.arange(4), self.pair).astype(np.int8)


def test_the_plain_trainer_learns_what_pays_and_keeps_to_the_mask(example):
    rewards = [reward for _, (_, reward) in zip(range(300), example("train_gym").trained(Boxes(), seconds=60), strict=False)]
    assert abs(rewards[0]) < 0.7
    assert np.mean(rewards[-10:]) > 0.9


def test_the_plain_trainer_runs_on_the_environment(example):
    train_gym = example("train_gym")
    env = gymnasium.make("pithead/Dunaia-v0", rivals="uniform", seats=2, options={"round_limit": 2})
    policy, reward = next(train_gym.trained(env, seconds=30, games=2))
    assert policy.steps > 0
    assert -1 <= reward <= 1
    decisions, end = train_gym.played(env, policy)
    assert end in (-1.0, 0.0, 1.0)
    assert all(decision.place < len(decision.legal) for decision in decisions)
