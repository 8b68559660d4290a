"""Matches: seats rotate, deals are shared, figures add up."""

import multiprocessing
import time
from typing import Any

import pytest

import pithead
from pithead.lab.config import GameConfig
from pithead.lab.match import Deal, Match, match_of, play, play_deal, played, report
from pithead.lab.observe import STANDARD
from pithead.lab.simulate import Job, simulate

DRAGON = GameConfig("sacred_dragon")
TWO = match_of(DRAGON, ["greedy", "uniform"], "test")


def test_rivals_sit_in_every_rotation():
    assert Match(DRAGON, ("a", "b", "c"), "").seatings() == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_team_is_one_bot_in_every_seat():
    assert Match(GameConfig("miner_inconvenience"), ("a", "b"), "", 3).seatings() == [(0, 0, 0), (1, 1, 1)]


def test_the_same_bot_twice_does_equally_well_from_both_sides():
    """The two tables of a deal are identical, so what one seat wins the other loses."""
    for number in range(3):
        deal = play_deal((match_of(DRAGON, ["uniform", "uniform"], "mirror"), number))
        assert deal.shares == (0.5, 0.5)
        assert deal.scores[0] == deal.scores[1]
        assert deal.lengths[0] == deal.lengths[1]


def test_figures_are_listed_by_bot_in_the_order_given():
    figures = play(TWO, 8)
    assert figures["seats"] == ["greedy", "uniform"]
    assert figures["games"] == 8
    assert sum(figures["wins"]) == pytest.approx(8)
    assert figures["wins"][0] > figures["wins"][1]
    assert figures["lead"] == pytest.approx(figures["mean_scores"][0] - figures["mean_scores"][1], abs=0.01)
    low, high = figures["win_intervals"][0]
    assert low < figures["wins"][0] / 8 <= high
    assert figures["won"] is None


class Cheat:
    name = "cheat"

    def choose(self, seen, rng):
        return 10**9


@pytest.mark.parametrize("records", [False, True])
def test_a_bot_that_plays_an_illegal_move_stops_the_lab(monkeypatch, tmp_path, records):
    monkeypatch.setitem(pithead.bots.BOTS, "cheat", lambda game, settings: Cheat())
    job = Job(DRAGON, ("greedy", "cheat"), "1", records=str(tmp_path) if records else "")
    match = match_of(DRAGON, ("greedy", "cheat"), "1")
    for work in (lambda: simulate(job, 1), lambda: play(match, 2)):
        with pytest.raises(pithead.BadBot, match=r"^the bot cheat plays 1000000000, which is not a legal move of seat \d of"):
            work()
    assert list(tmp_path.iterdir()) == []


def test_a_deal_once_started_is_played_in_all_rotations():
    assert play(match_of(DRAGON, ["uniform"] * 3, "three"), 4)["games"] == 6


def test_a_deal_number_stands_for_the_same_deal_with_any_number_of_processes():
    alone = [deal._replace(cpu=0.0) for deal in played(TWO, range(2, 4))]
    assert [deal._replace(cpu=0.0) for deal in played(TWO, range(2, 4), workers=2)] == alone


def test_a_match_requires_as_many_bots_as_the_game_has_seats():
    with pytest.raises(pithead.BadOption):
        match_of(DRAGON, ["greedy"] * 9, "")


def test_a_lead_is_measured_against_the_rival_that_does_best_over_all_deals():
    """Measured against the best of several equal rivals in each deal, the mean lead would always be negative."""
    deals = [Deal((0.5, 0.25, 0.25), scores, (1,), 0, 0.0) for scores in [(5.0, 9.0, 1.0), (5.0, 1.0, 7.0), (5.0, 3.0, 8.0)]]
    figures = report(Match(DRAGON, ("a", "b", "c"), ""), deals, 1.0)
    assert figures["mean_scores"] == [5.0, 4.333, 5.333]
    assert figures["lead"] == pytest.approx(-1 / 3, abs=0.001)


def test_a_competitive_game_has_no_team_figures():
    with pytest.raises(pithead.BadOption, match="leave it out"):
        match_of(DRAGON, ["greedy", "uniform"], "", 3)


def test_closing_the_iterator_stops_the_processes():
    before = set(multiprocessing.active_children())
    deals: Any = played(match_of(DRAGON, ["greedy", "greedy"], "long"), range(10_000), workers=2)
    next(deals)
    hands = set(multiprocessing.active_children()) - before
    assert len(hands) == 2
    deals.close()
    end = time.monotonic() + 60
    while hands & set(multiprocessing.active_children()):
        assert time.monotonic() < end


def test_an_endless_table_is_cut_short_and_counts_as_it_stands(monkeypatch):
    for module in ("match", "simulate"):
        monkeypatch.setattr(f"pithead.lab.{module}.LONGEST", 20)  # fewer decisions than any of these tables has
    cut = simulate(Job(DRAGON, ("greedy", "uniform"), "cut", observers=STANDARD), 4)
    assert (cut["cut_short"], cut["length"]) == (4, {"mean": 20, "min": 20, "max": 20})
    assert cut["wins"][0] == 4  # the seats that led at that moment
    rivals = play(match_of(DRAGON, ("greedy", "uniform"), "cut"), 4)
    assert (rivals["cut_short"], rivals["length"]["max"]) == (4, 20)
    monkeypatch.undo()
    assert play(match_of(DRAGON, ("greedy", "uniform"), "cut"), 4)["cut_short"] == 0
    assert simulate(Job(DRAGON, ("greedy", "uniform"), "cut"), 4)["cut_short"] == 0
