"""An opinion learned from outcomes: what is compared, that a seed repeats it and an interrupted run goes on."""

import json

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.bots.mcts import Settings, opinion_of
from pithead.cli.main import run
from pithead.core.opinion import Weights, read_weights, told, write_weights
from pithead.core.state import OVER, State
from pithead.core.worth import Opinion, floats
from pithead.lab import fit
from pithead.lab.regression import Fitted, Sums, fitted

MINER = pithead.game("miner_inconvenience")
WEIGHED = MINER.opinions["weighed"]


class Purse(State):
    """Three times in turn, take 0 to 2 coins or as many seeds; at the end a seed has grown to three points, a coin is one."""

    def __init__(self, seats, seat, turns, coins, seeds):
        super().__init__(seats, seat)
        self.turns, self.coins, self.seeds = turns, coins, seeds

    def legal(self):
        return vec[i64](range(5))

    def count(self):
        return 5

    def pick(self, k):
        return k

    def apply(self, move):
        kind = self.coins if move < 3 else self.seeds
        kind[self.seat] += move if move < 3 else move - 2
        self.turns -= 1
        self.seat = (self.seat + 1) % self.seats if self.turns else OVER

    def copy(self):
        return Purse(self.seats, self.seat, self.turns, self.coins[:], self.seeds[:])

    def scores(self):
        grown = 3 if self.seat == OVER else 0
        return vec[i64](coins + grown * seeds for coins, seeds in zip(self.coins, self.seeds, strict=True))

    def guess(self, seat, rng):
        return self.copy()


class PurseWorth(Opinion):
    def names(self):
        return ("seeds",)

    def features(self, state):
        return floats([float(seeds) for seeds in state.seeds])

    def ahead(self, state, seat):
        return 1.0


def purse(seats=2):
    return Purse(seats, 0, 3 * seats, [0] * seats, [0] * seats)


def learned(seats, games=30):
    """The weight of a seed, learned by somebody who thinks nothing of seeds."""
    parts = []
    for number in range(games):
        parts.append(Sums.none(2))
        for row in fit.studied(purse(seats), PurseWorth(floats([0.0]), floats([0.0])), pithead.rng(number)):
            parts[-1].note(row)
    return fitted(parts, [0.0, 0.0])


@pytest.mark.parametrize("seats", [2, 3])
def test_what_pays_only_at_the_end_is_learned(seats):
    """A seed scores nothing until the end, where it is worth three points; that is the weight to be found."""
    found = learned(seats)
    assert found.weights[0] == pytest.approx(3.0, abs=0.5)
    assert found.left < found.before / 2


def test_a_learned_weight_changes_what_greedy_takes():
    state = purse()
    blind, taught = (PurseWorth(floats([weight]), floats([weight])) for weight in (0.0, 3.0))
    assert max(range(5), key=lambda move: blind.of(after(state, move), 0)) == 2  # two coins
    assert max(range(5), key=lambda move: taught.of(after(state, move), 0)) == 4  # two seeds


def after(state, move):
    state = state.copy()
    state.apply(move)
    return state


def test_of_two_moves_the_difference_is_told_with_what_follows():
    """Two seeds against two coins: two seeds more, and six points that are not yet in the score, now and a round later."""
    rows = list(fit.compared(purse(), 4, 2, PurseWorth(floats([0.0]), floats([0.0])), pithead.rng(1)))
    assert rows == [[2.0, 0.0, 6.0], [2.0, 0.0, 6.0]]


def test_the_features_of_rivals_count_with_the_other_sign():
    state = Purse(3, 0, 9, [0, 1, 4], [2, 3, 1])
    assert fit.described(state, 0, PurseWorth(floats([1.0]), floats([1.0]), 0.5)) == [2 - 0.5 * 1, 0.0, 0 - 4]
    assert fit.described(state, 0, PurseWorth(floats([5.0]), floats([5.0]), 0.5)) == [2 - 0.5 * 3, 0.0, 0 - 1]


def quick(monkeypatch):
    monkeypatch.setattr(fit, "PART", 1)
    monkeypatch.setattr(fit, "ASKED", 15)
    monkeypatch.setattr(fit, "SEARCH", Settings(sims=0))
    monkeypatch.setattr(fit, "DUEL", Settings(sims=0))


def study(path, games=2, seed="fit"):
    """What is learned, and how many games were heard of, time and again."""
    played = []
    return fit.study(fit.plan_of(MINER, None, {}, games, seed), path, 1, played.append), played


def test_the_same_seed_teaches_the_same(monkeypatch, tmp_path):
    quick(monkeypatch)
    runs = [study(tmp_path / f"{number}.part", seed=seed)[0] for number, seed in enumerate("aab")]
    assert runs[0] == runs[1] != runs[2]


def test_an_interrupted_run_goes_on_where_it_was(monkeypatch, tmp_path):
    """One game was played, and a second cut short."""
    quick(monkeypatch)
    whole, _ = study(tmp_path / "whole.part")
    first, second = (tmp_path / "whole.part").read_bytes().splitlines(keepends=True)
    kept = tmp_path / "cut.part"
    kept.write_bytes(first + second[:100])
    assert study(kept) == (whole, [1, 1])
    assert study(kept) == (whole, [2])


def test_what_another_plan_played_is_not_taken_for_its_own(monkeypatch, tmp_path):
    quick(monkeypatch)
    kept = tmp_path / "a.part"
    study(kept, 1, "a")
    assert study(kept, 1, "b")[1] == [0, 1]


def test_a_step_goes_part_of_the_way():
    plan = fit.plan_of(MINER, None, {}, 1, "1")
    size = len(plan.start.weights)
    found = Fitted([10.0] * (2 * size), 0.5, 1.0)
    assert fit.stepped(plan, found, 1.0).weights == dict.fromkeys(plan.start.weights, (10.0, 10.0))
    for name, (early, late) in fit.stepped(plan, found, 0.25).weights.items():
        before = plan.start.weights[name]
        assert (early, late) == pytest.approx([one + 0.25 * (10.0 - one) for one in before], abs=1e-4)


def test_the_command_writes_what_is_better_and_says_where_it_comes_from(monkeypatch, tmp_path, capsys):
    quick(monkeypatch)
    target = tmp_path / "miner.opinion.json"
    monkeypatch.setattr(fit, "STEPS", (1.0,))
    for better in (False, True):
        monkeypatch.setattr(fit, "is_better", lambda duels, better=better: better)
        assert run(["fit", "miner_inconvenience", "--games", "1", "--tables", "2", "--out", str(target), "--json"]) == int(not better)
        told = json.loads(capsys.readouterr().out)
        assert told["better"] == target.exists() == better
    weights = read_weights(target)
    assert weights.origin["components"] == MINER.components.hash
    assert [duel["seats"] for duel in weights.origin["duels"]] == [1, 4]
    assert not target.with_suffix(".part").exists()
    assert opinion_of(MINER, str(target)).names() == tuple(weights.weights)


@pytest.mark.parametrize(
    "arguments", [["--games", "0"], ["--opinion", "missing.json"], ["--components", "missing.toml"], ["--option", "hands=up"]]
)
def test_what_cannot_be_done_is_refused_in_one_sentence(arguments, capsys):
    assert run(["fit", "miner_inconvenience", *arguments]) in (1, 2)
    told = capsys.readouterr().err
    assert told.startswith("pithead: ")
    assert told.count("\n") == 1


def test_better_is_more_than_the_fair_share_beyond_chance():
    even = fit.Duel(2, 100, 0.5, 0.52, (0.42, 0.62), 0.1, (-1.0, 1.0))
    good, bad = even._replace(wins=0.65), even._replace(wins=0.4)
    assert fit.is_better([good, even])
    assert not fit.is_better([even, even])
    assert not fit.is_better([even._replace(wins=0.57), even])  # a lucky step
    assert not fit.is_better([good, bad])


# The file.


def test_an_opinion_reads_back_as_written(tmp_path):
    weights = Weights("miner_inconvenience", 1.0, dict.fromkeys(WEIGHED.names(), (1.25, -0.5)), {"games": 3})
    write_weights(tmp_path / "opinion.json", weights)
    assert read_weights(tmp_path / "opinion.json") == weights


GOOD = Weights("miner_inconvenience", 1.0, dict.fromkeys(WEIGHED.names(), (0.0, 0.0)))
WRONG = {
    "other game": msgspec.structs.replace(GOOD, game="dynamine"),
    "other features": msgspec.structs.replace(GOOD, weights={"luck": (1.0, 1.0)}),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_an_opinion_of_something_else_is_refused(wrong):
    with pytest.raises(pithead.PitheadError) as refusal:
        told(WEIGHED, wrong, MINER.slug)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("text", ["", "[]", '{"game": 1}', "\x00"])
def test_a_file_that_is_no_opinion_is_refused(text, tmp_path):
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(pithead.PitheadError, match="no opinion") as refusal:
        read_weights(path)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_published_opinions_tell_their_origin(slug):
    """By hand, or made by the command for the box that is published; the numbers of such a one follow from its seed."""
    game = pithead.game(slug)
    origin = read_weights(game.folder / "opinion.json").origin
    if "by_hand" not in origin:
        assert origin["components"] == game.components.hash
        assert origin["games"] > 0
        assert origin["duels"]
