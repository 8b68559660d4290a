"""Tuning an opinion by matches: where it converges, that a seed repeats it, and that an interrupted run resumes."""

import json

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.bots.mcts import opinion_of
from pithead.cli.main import run
from pithead.core.data.opinion import Weights, opinion_with, read_weights, write_weights
from pithead.core.engine.state import OVER, State
from pithead.core.engine.worth import Opinion, floats
from pithead.lab import fit
from pithead.lab.config import GameConfig, config_of
from support import sure

MINER = pithead.game("miner_inconvenience")
WEIGHED = sure(Opinion, MINER.opinions["weighed"])


class Purse(State):
    """Three times in turn, take 0 to 2 coins or as many seeds; at the end a seed is worth three points, a coin one."""

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


def test_a_learned_weight_changes_the_choices_of_greedy():
    state = purse()
    blind, taught = (PurseWorth(floats([weight]), floats([weight])) for weight in (0.0, 3.0))
    assert max(range(5), key=lambda move: blind.of(after(state, move), 0)) == 2  # two coins
    assert max(range(5), key=lambda move: taught.of(after(state, move), 0)) == 4  # two seeds


def after(state, move):
    state = state.copy()
    state.apply(move)
    return state


# Direction and step size.


def test_a_move_is_described_by_its_early_and_late_features_and_its_worth():
    """Two seeds, each valued at three points, with the whole game ahead; two coins of the rival."""
    state = Purse(2, 0, 6, [0, 2], [0, 0])
    assert fit.described(state, 4, PurseWorth(floats([3.0]), floats([1.0]))) == [2.0, 0.0, 2 * 3.0 - 2]


def test_the_scale_of_a_value_ignores_zeros():
    assert fit.typical(iter([0.0, -2.0, 0.0, 4.0])) == 3.0
    assert fit.typical(iter([0.0])) == 0.0


BEST = [2.0, -1.0, 0.5]


def walked(steps, noise, best=BEST):
    """Return where the walk ends if opinions closer to the best one lead, and luck is added to the leads."""
    dice = pithead.rng("walk")
    walk = fit.Walk([0.0] * len(best), [0.3] * len(best), steps)
    for _ in range(steps):
        signs = [[1 if dice.below(2) else -1 for _ in best] for _ in range(fit.PART)]
        leads = []
        for sign in signs:
            one, two = ([w + side * 0.3 * s for w, s in zip(walk.numbers, sign, strict=True)] for side in (1, -1))
            near, far = (sum((a - b) ** 2 for a, b in zip(place, best, strict=True)) for place in (one, two))
            leads.append(far - near + noise * (2 * dice.fraction() - 1))
        walk.step(signs, leads)
    return walk.result()


def test_a_walk_converges_to_the_weights_that_lead():
    assert walked(400, noise=0.0) == pytest.approx(BEST, abs=0.2)


def test_a_walk_converges_despite_luck():
    """At the beginning, luck is three times as large as the effect of the weights."""
    assert walked(2000, noise=8.0) == pytest.approx(BEST, abs=0.5)


def test_the_result_does_not_depend_on_the_scale_of_points():
    signs, leads = [[1, -1], [1, 1]], [3.0, -1.0]
    walks = [fit.Walk([0.0, 0.0], [1.0, 1.0], 1) for _ in range(2)]
    walks[0].step(signs, leads)
    walks[1].step(signs, [100 * lead for lead in leads])
    assert walks[0].result() == pytest.approx(walks[1].result())


def test_without_a_lead_nothing_moves():
    walk = fit.Walk([1.0, 2.0], [1.0, 1.0], 1)
    walk.step([[1, -1]], [0.0])
    assert walk.result() == [1.0, 2.0]


def test_the_result_is_the_mean_of_the_second_half():
    """Four steps of equal length upwards: the third and the fourth count."""
    walk = fit.Walk([0.0], [1.0], 4)
    places = []
    for _ in range(4):
        walk.step([[1]], [1.0])
        places.append(walk.numbers[0])
    assert places == sorted(places)
    assert walk.result() == pytest.approx([(places[2] + places[3]) / 2])


@pytest.mark.parametrize("slug", ["sacred_dragon", "miner_inconvenience"])
def test_swapping_the_opinions_swaps_the_lead(monkeypatch, slug):
    """Luck is the same on both sides, so the lead comes from the weights alone."""
    quick(monkeypatch)
    plan = fit.plan_of(GameConfig(slug), 1, "1", sims=0)
    off = [0.5 * abs(number) for number in plan.numbers]
    here, there, nowhere = (fit.learn_deal((plan, plan.numbers, [side * far for far in off], 0)) for side in (1, -1, 0))
    assert here == -there != 0
    assert nowhere == 0


def test_the_numbers_of_a_plan_are_its_weights():
    plan = fit.plan_of(GameConfig("tf22_mine"), 1, "1")
    assert plan.weights(plan.numbers) == Weights("tf22_mine", plan.start.share, plan.start.weights)


def test_a_team_learns_at_every_number_of_seats_and_rivals_mostly_at_the_smallest():
    def seats(slug):
        plan = fit.plan_of(GameConfig(slug), 1, "1")
        return [plan.seats_of(number) for number in range(8)]

    assert seats("miner_inconvenience") == [1, 2, 3, 4, 1, 2, 3, 4]
    assert seats("tf22_mine") == [4, 2, 2, 2, 4, 2, 2, 2]


# A run.

BRIEF = ("--games", "1", "--tables", "2", "--sims", "0", "--duel-sims", "1")


def quick(monkeypatch):
    monkeypatch.setattr(fit, "PART", 1)
    monkeypatch.setattr(fit, "MEASURED", 1)


def learn(path, games=4, seed="fit", slug="miner_inconvenience"):
    """Train, and return the weights and the number of games reported at each step."""
    played: list[int] = []
    return fit.learned(fit.plan_of(GameConfig(slug), games, seed, sims=0), path, 1, played.append), played


def test_the_same_seed_learns_the_same_weights(monkeypatch, tmp_path):
    quick(monkeypatch)
    runs = [learn(tmp_path / f"{number}.part", seed=seed, slug="sacred_dragon")[0] for number, seed in enumerate("aab")]
    assert runs[0] == runs[1] != runs[2]


def test_an_interrupted_run_resumes_where_it_stopped(monkeypatch, tmp_path):
    """One deal was played, and a second cut short."""
    quick(monkeypatch)
    whole, _ = learn(tmp_path / "whole.part")
    first, second = (tmp_path / "whole.part").read_bytes().splitlines(keepends=True)
    partial = tmp_path / "cut.part"
    partial.write_bytes(first + second[:-5])
    assert learn(partial) == (whole, [2, 2])
    assert learn(partial) == (whole, [4])


def test_results_of_another_plan_are_not_reused(monkeypatch, tmp_path):
    quick(monkeypatch)
    partial = tmp_path / "a.part"
    learn(partial, 2, "a")
    assert learn(partial, 2, "b")[1] == [0, 2]


def test_a_foreign_file_in_place_of_saved_results_is_refused(tmp_path):
    partial = tmp_path / "a.part"
    partial.write_text("nothing of a fit\n")
    with pytest.raises(pithead.PitheadError, match=r"a\.part.*remove it"):
        learn(partial)


def test_the_command_writes_a_better_opinion_and_its_origin(monkeypatch, tmp_path, capsys):
    quick(monkeypatch)
    target = tmp_path / "miner.opinion.json"
    for better in (False, True):
        monkeypatch.setattr(fit, "is_better", lambda duels, better=better: better)
        assert run(["fit", "miner_inconvenience", *BRIEF, "--out", str(target), "--json"]) == int(not better)
        report = json.loads(capsys.readouterr().out)
        assert report["better"] == target.exists() == better
    weights = read_weights(target)
    assert weights.origin["components"] == MINER.components.hash
    assert [(duel["seats"], duel["simulations"]) for duel in weights.origin["duels"]] == [(seats, 1) for seats in (1, 2, 3, 4)]
    assert not target.with_suffix(".part").exists()
    assert sure(Opinion, opinion_of(MINER, str(target))).names() == tuple(weights.weights)


def test_a_changed_box_is_learned_from_a_file_or_from_a_changed_value(monkeypatch, tmp_path, capsys):
    quick(monkeypatch)
    changed = MINER.components.changed({"costs.build[0]": 2})
    monkeypatch.chdir(tmp_path)
    assert run(["fit", "miner_inconvenience", *BRIEF, "--set", "costs.build[0]=2", "--json"]) in (0, 1)
    assert json.loads(capsys.readouterr().out)["components"] == changed.hash
    plan = fit.plan_of(config_of("miner_inconvenience", changes={"costs.build[0]": 2}), 1, "1", sims=0)
    assert plan.game.setup(1, plan.options, plan.components).box().components.hash == plan.hash == changed.hash


@pytest.mark.parametrize(
    "arguments",
    [
        ["--games", "0"],
        ["--opinion", "missing.json"],
        ["--components", "missing.toml"],
        ["--set", "costs.bild[0]=2"],
        ["--option", "hands=up"],
    ],
)
def test_invalid_input_is_refused_in_one_sentence(arguments, capsys):
    assert run(["fit", "miner_inconvenience", *arguments]) in (1, 2)
    error = capsys.readouterr().err
    assert error.startswith("pithead: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize(("sims", "duel_sims", "expected"), [(20, 40, 40), (20, 100, 100), (60, 40, 60)])
def test_new_weights_are_tested_with_the_requested_search_and_never_a_shorter_one_than_in_training(sims, duel_sims, expected):
    assert fit.plan_of(GameConfig("dunaia"), 1, "1", sims, duel_sims=duel_sims).duel_sims == expected


def test_better_means_more_than_the_fair_share_beyond_chance():
    even = fit.Duel(2, 100, 0.5, 0.52, (0.42, 0.62), 0.1, (-1.0, 1.0))
    good, bad = even._replace(wins=0.65), even._replace(wins=0.4)
    assert fit.is_better([good, even])
    assert not fit.is_better([even, even])
    assert not fit.is_better([even._replace(wins=0.57), even])  # luck
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
def test_an_opinion_for_something_else_is_refused(wrong):
    with pytest.raises(pithead.PitheadError) as refusal:
        opinion_with(WEIGHED, wrong, MINER.slug)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("text", ["", "[]", '{"game": 1}', "\x00"])
def test_a_file_that_is_not_an_opinion_is_refused(text, tmp_path):
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(pithead.PitheadError, match="is not an opinion") as refusal:
        read_weights(path)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_published_opinions_name_their_origin(slug):
    """An opinion is hand-written, or made by the command for the published box; the weights of the latter follow from its seed."""
    game = pithead.game(slug)
    origin = read_weights(game.folder / "opinion.json").origin
    if "by_hand" not in origin:
        assert origin["components"] in (game.components.hash, *game.rules.same_components)
        assert origin["games"] > 0
        assert origin["duels"]
