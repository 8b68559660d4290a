"""The learners in `examples/` learn from their own games, and the trained bot can be seated by name."""

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
    """Return a function that imports an example by name; the module is unloaded after the test."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("learn", "learned", "train_gym"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module


def test_a_result_seen_before_is_expected_the_next_time(example):
    """Repeat the same game: in the end the network predicts the result after every move."""
    learn = example("learn")
    learner = learn.Learner()
    rows = np.array([learner.seen(walked(learner, number)) for number in range(6)], np.float32)
    ends = np.linspace(-0.8, 0.8, 6, dtype=np.float32)
    assert np.abs(learner.network.expects(rows)).max() == 0  # untrained
    for _ in range(600):
        learner.network.learn(rows, ends, learn.STEP)
    assert learner.network.expects(rows) == pytest.approx(ends, abs=0.1)


def walked(learner, number):
    """Return a position of a random game."""
    state, rng = learner.start.copy(), pithead.rng(f"walked {number}")
    for _ in range(8 + 2 * number):
        before = state.copy()
        state.apply(state.pick(rng.below(state.count())))
        if state.seat == pithead.OVER:
            return before
    return state


def test_targets_are_computed_back_from_the_end_of_a_game(example):
    learn = example("learn")
    transitions = [([1.0], 0.5), ([2.0], -0.5), ([3.0], 0.0)]
    far = learn.LAMBDA
    assert learn.targets(transitions, 1.0) == [
        ([3.0], 1.0),
        ([2.0], pytest.approx(far)),
        ([1.0], pytest.approx((1 - far) * -0.5 + far * far)),
    ]


def test_the_learner_plays_whole_games_and_learns_the_same_from_the_same_seed(example):
    learn = example("learn")
    learners = [learn.Learner(seed=seed) for seed in (5, 5, 6)]
    before = [values.copy() for values in learners[0].network.weights]
    for learner in learners:
        learner.lesson(1.0)
        assert learner.games == learn.TABLES
        assert learner.decisions > learn.TABLES
    first, same, other = (learner.network.weights for learner in learners)
    changed = [bool((values != old).any()) for values, old in zip(first, before, strict=True)]
    assert changed == [False, False, True, True, True]
    assert all((one == two).all() for one, two in zip(first, same, strict=True))
    assert any((one != two).any() for one, two in zip(first, other, strict=True))


def test_a_deck_is_the_same_for_every_bot(example):
    """The opening hand and the cards that nobody paid come in one order, however the game is played."""
    learn = example("learn")
    seen = []

    class Witness:
        name = "witness"

        def __init__(self, place):
            self.place, self.first = place, True

        def choose(self, state, rng):
            if self.first:
                seen.append((int(state.hands[0]), list(state.laid)))
                self.first = False
            return state.legal()[self.place]

    for deck in (7, 8):
        for place in (0, -1):
            learn.wins(Witness(place), range(deck, deck + 1))
    assert seen[0] == seen[1] != seen[2] == seen[3]


def test_a_loss_counts_more_the_more_was_built_and_less_than_a_win(example):
    learn = example("learn")
    state = pithead.game(learn.SLUG).setup(1)
    assert learn.worth(state, 1.0) == -1.0
    state.built = 0b111
    assert learn.worth(state, 1.0) == pytest.approx(-1 + 3 / 8)
    state.upgraded = 0b1
    assert learn.worth(state, 0.3) == pytest.approx(-1 + 0.3 * 4 / 8)


def test_a_trained_bot_is_saved_and_seated_by_its_name(example, tmp_path):
    learn = example("learn")
    example("learned")
    learner = learn.Learner()
    learner.network.weights[-1] += np.linspace(-1, 1, learn.HIDDEN, dtype=np.float32)  # any opinion will do
    learn.keep(tmp_path, learner.network, [learn.Point(1, 0, 0, 0.0, 0.0, 0.4), learn.Point(1, 32, 1, 0.25, 0.1, 0.4)])
    name = f"learned:Learned:{tmp_path}"
    bot = seated(name, pithead.game(learn.SLUG)).bot
    assert bot is not None
    state = walked(learner, 3)
    assert bot.choose(state, pithead.rng("any")) == learn.Pupil(learner).choose(state, pithead.rng("any"))
    assert pithead.Table(learn.SLUG, [name], seed="seated").over
    rows = csv.DictReader((tmp_path / f"{learn.SLUG}.csv").read_text(encoding="utf-8").splitlines())
    assert [line["games"] for line in rows] == ["0", "32"]
    with pytest.raises(pithead.BadBot, match="learned plays alone, and this table has 2 seats"):
        pithead.Table(learn.SLUG, [name, "uniform"], seed="two")


def test_an_untrained_game_is_refused_with_the_way_out(example, tmp_path):
    example("learned")
    with pytest.raises(pithead.BadPlugin, match="learned plays miner_inconvenience, not tf22_mine"):
        seated("learned:Learned", pithead.game("tf22_mine"))
    with pytest.raises(pithead.BadPlugin, match=r"there is no .* yet; run examples/learn\.py"):
        seated(f"learned:Learned:{tmp_path}", pithead.game("miner_inconvenience"))


def test_the_stored_curves_rise_from_nothing_to_above_greedy():
    """Check every seed on the same thousand decks."""
    rows = list(csv.DictReader((EXAMPLES / "learned" / "miner_inconvenience.csv").read_text(encoding="utf-8").splitlines()))
    seeds = {row["seed"]: row for row in rows}
    assert len(seeds) == 3
    assert all(float(row["wins"]) == 0 for row in rows if row["games"] == "0")
    for last in seeds.values():
        assert float(last["wins"]) - float(last["margin"]) > float(last["greedy"]) + 0.031  # the uncertainty of greedy's share


def test_the_stored_network_wins_more_than_greedy_on_other_decks(example):
    """Seat it by name and let it play on guesses; the 95% interval of the difference per deck lies above zero."""
    learn = example("learn")
    example("learned")
    game = pithead.game(learn.SLUG)
    decks = range(50_000, 50_300)
    own, greedy = (np.array(learn.wins(seated(name, game).bot, decks), float) for name in ("learned:Learned", "greedy"))
    more, margin = learn.interval(list(own - greedy))
    assert more - margin > 0


class Boxes(gymnasium.Env):
    """Four boxes, of which two may be opened; the lid says which of them is full."""

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


def test_the_plain_trainer_learns_the_best_action_and_respects_the_mask(example):
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
