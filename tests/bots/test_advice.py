"""Advice: true, readable, and drawn only from what the advised seat may know."""

import re

import pytest

import pithead
from pithead.bots import advise
from pithead.bots.advice import MUCH
from pithead.bots.best import best_move
from pithead.bots.mcts import Settings
from pithead.bots.search import roll
from pithead.core.telling import Prose
from pithead.games.dunaia import DunaiaGame
from support import walk

FEW = Settings(sims=60, look=4)


def decisions(slug, seats=None, least=6, options=None):
    """The wide decisions of a random game."""
    seats = seats or pithead.game(slug).seats[-1]
    return [state for state in walk(slug, seats, "advice", options) if state.seat >= 0 and state.count() >= least]


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_best_three_moves_are_legal_and_the_first_was_tried_much(slug):
    game = pithead.game(slug)
    state = decisions(slug)[0]
    advice = advise(game, state, pithead.rng(1))
    assert len(advice) == 3
    choices = {choice.move: (choice.move, choice.notation, choice.form, choice.words) for choice in game.choices(state)}
    assert all(choices[one.move] == one[:4] for one in advice)
    assert advice[0].visits >= max(one.visits for one in advice) // MUCH


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_moves_share_the_simulations_and_a_seed_repeats_them(slug):
    game = pithead.game(slug)
    state = decisions(slug)[0]
    advice = advise(game, state, pithead.rng(1), best=1000, settings=FEW)
    assert {one.simulations for one in advice} == {60}
    assert sum(one.visits for one in advice) == 60
    assert advice[:3] == advise(game, state, pithead.rng(1), settings=FEW)


def test_what_to_expect_is_the_lead_at_the_end():
    """The last decision: every move ends the game, so that what each brings can be counted."""
    game = pithead.game("dunaia")
    state = decisions("dunaia", 2)[-1]
    for one in advise(game, state, pithead.rng(1), settings=FEW):
        after = state.copy()
        after.apply(one.move)
        assert after.seat == pithead.OVER
        scores = list(after.scores())
        assert one.expected == pytest.approx(scores[state.seat] - scores[1 - state.seat], abs=0.01)


@pytest.mark.parametrize(
    ("slug", "seats", "measure"), [("dynamine", 2, "lead"), ("sacred_dragon", 1, "points"), ("miner_inconvenience", 2, "chance")]
)
def test_it_is_said_what_the_expected_result_counts(slug, seats, measure):
    advice = advise(pithead.game(slug), decisions(slug, seats)[0], pithead.rng(1), settings=FEW)
    assert {one.measure for one in advice} == {measure}


def test_the_first_advice_of_tf22_mine_leads_to_the_ore():
    """A turn has four ore, and a plan often needs three: then any detour can be had for nothing, but it is no advice. By
    visits alone six of these nine openings would be answered with a step towards the ore."""
    game = pithead.game("tf22_mine")
    nearer = 0
    for seats in (2, 3, 4):
        for seed in range(3):
            state, rng = game.setup(seats, {"quick_setup": "true"}), pithead.rng(f"ore {seed}")
            roll(state, rng)
            after = state.copy()
            after.apply(advise(game, state, rng, settings=Settings(sims=300))[0].move)
            nearer += way_to_go(game, after, state.seat) < way_to_go(game, state, state.seat)
    assert nearer >= 8


def way_to_go(game, state, seat):
    """The ore that the next delivery of a seat needs."""
    worth = game.opinions["weighed"]
    names = worth.names()
    return list(worth.features(state))[seat * len(names) + names.index("ore to the next delivery")]


def test_the_chance_of_a_team_is_told_by_how_its_last_moves_end():
    """Before the last decision of a game: won or lost is certain where only the cards still to draw follow a move."""
    game, certain = pithead.game("miner_inconvenience"), set()
    for seed in range(5):
        state = greedy_end(game, seed)
        for one in advise(game, state, pithead.rng(1), best=5, settings=FEW):
            after = state.copy()
            after.apply(one.move)
            roll(after, pithead.rng("draws"))
            if after.seat == pithead.OVER:
                verdict = game.outcome(after)
                assert verdict is not None
                assert one.expected == float(verdict.won)
                certain.add(one.expected)
    assert certain == {0.0, 1.0}


def greedy_end(game, seed):
    """The last wide decision of a game that greedy plays alone."""
    rng, last = pithead.rng(f"end {seed}"), None
    state = game.setup(1)
    while state.seat != pithead.OVER:
        if state.seat >= 0 and state.count() > 1:
            last = state.copy()
        state.apply(best_move(state, game.worth, rng) if state.seat >= 0 else state.pick(rng.below(state.count())))
    return last


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_what_may_follow_is_told_like_the_log(slug):
    game = pithead.game(slug)
    states = decisions(slug, 2)
    state = states[len(states) // 2]
    follows = [move for one in advise(game, state, pithead.rng(1), settings=Settings(sims=200)) for move in one.line]
    assert follows
    assert all(re.match(rf"Seat {move.seat}\b", game.say(move.event)) for move in follows)


def test_what_the_own_seat_would_do_next_is_legal_after_the_move():
    game, met = pithead.game("sacred_dragon"), 0
    for state in decisions("sacred_dragon", 2)[::8]:
        best = advise(game, state, pithead.rng(1), settings=Settings(sims=200))[0]
        after = state.copy()
        after.apply(best.move)
        if best.line and after.seat == state.seat:
            assert best.line[0].seat == state.seat
            assert best.line[0].event in [game.event(after, move).to(int(state.seat)) for move in after.legal()]
            met += 1
    assert met >= 2


@pytest.mark.parametrize(("slug", "options"), [("sacred_dragon", {}), ("dynamine", {}), ("miner_inconvenience", {"hands": "closed"})])
def test_positions_that_a_seat_cannot_tell_apart_get_the_same_advice(slug, options):  # L7: also what may follow is the same
    game, apart = pithead.game(slug), 0
    states = decisions(slug, 2, options=options)
    for number, state in enumerate(states[:: max(1, min(15, len(states) // 3))]):
        other = game.guess(state, int(state.seat), pithead.rng(f"other {number}"))
        apart += game.dump(other) != game.dump(state)
        assert advise(game, other, pithead.rng(1), settings=FEW) == advise(game, state, pithead.rng(1), settings=FEW)
    assert apart >= 2


def test_what_the_seat_would_not_see_is_not_told_in_what_may_follow():
    class ClosedGame(DunaiaGame):
        """Dunaïa as if nobody saw the moves of others."""

        folder = pithead.game("dunaia").folder

        def happened(self, state, move, after):
            return Prose(words=self.write(state, move), blanked="something", known=[int(state.seat)])

    state = decisions("dunaia", 2)[0]
    advice = advise(ClosedGame(), state, pithead.rng(1), settings=Settings(sims=200))
    others = [move.event for one in advice for move in one.line if move.seat != state.seat]
    assert others
    assert all(event == Prose(blanked="something") for event in others)
