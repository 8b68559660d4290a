"""Advice: true, readable, and based only on what the advised seat may know."""

import re
from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

import pithead
from pithead.bots import advise
from pithead.bots.advice import GUESSES, LEAST, distinct, margin, narrowed, plan, shared, soonest
from pithead.bots.best import best_move
from pithead.bots.comparison import Comparison
from pithead.bots.mcts import Settings, read_settings
from pithead.bots.search import ROOT, roll
from pithead.core.text.words import languages
from pithead.server import messages
from pithead.server.bots import jobs
from pithead.server.bots.turns import as_wire
from support import walk

FEW = Settings(sims=60, look=4)
QUICK = "5+sims=60+time=1000"  # a hint as the server gives it, quick and independent of the clock
TABLES = [
    pytest.param(slug, seats, marks=pytest.mark.xdist_group(f"hints of {slug}"))  # one worker computes them once
    for slug in pithead.CATALOGUE
    for seats in pithead.game(slug).seats
]
CODED = re.compile(r"\b(?=\w*[A-Za-z])(?=\w*\d)\w+")  # a word with letters and digits is an id or a cell
NAMED = {"tf22_mine": "[a-f][1-6]", "dunaia": "[A-C][1-3]"}  # cells that are printed on the board
COORDINATES = re.compile(r"-?\d+,-?\d|\bplace -?\d|\bslot \d")


def decisions(slug, seats=None, least=6, options=None):
    """List the decisions with many choices in a random game."""
    seats = seats or pithead.game(slug).seats[-1]
    return [state for state in walk(slug, seats, "advice", options) if state.seat >= 0 and state.count() >= least]


@cache
def hints(slug, seats, number=2):
    """Return the server's hints in some positions of a game, each with its position."""
    states = decisions(slug, seats, least=2)
    answers = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pithead.bots.advice.THOUGHT", QUICK)
        for state in states[:: -(-len(states) // number)]:
            dice = pithead.rng(f"{slug} {seats} hint")
            advice = jobs.advise(slug, state.guess(state.seat, dice), dice, 3)
            answers.append((state, [wire_of(one) for one in advice]))
    return answers


def wire_of(advice):
    """Return the advice as it is sent."""
    return msgspec.json.decode(messages.encoder.encode(as_wire(advice)), type=messages.Advice)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_hints_are_sorted_by_the_figure_they_show_and_each_has_enough_simulations(slug, seats):
    for state, moves in hints(slug, seats):
        assert len(moves) == min(3, len(state.useful()))
        assert len({one.notation for one in moves}) == len(moves)
        expected = [one.expected for one in moves]
        assert expected == sorted(expected, reverse=True)
        assert all(one.visits >= LEAST for one in moves)
        assert len({one.visits for one in moves}) == 1
        assert sum(one.visits for one in moves) <= moves[0].simulations
        assert {one.simulations for one in moves} == {moves[0].simulations}


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_hint_calls_a_move_equal_exactly_when_its_gap_to_the_first_is_within_the_margin(slug, seats):
    for _, (first, *others) in hints(slug, seats):
        assert (first.behind, first.behind_margin, first.equal) == (0.0, 0.0, False)
        for one in others:
            assert one.behind == pytest.approx(first.expected - one.expected)
            assert one.equal == (one.behind <= one.behind_margin)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_hints_name_no_piece_ids_and_only_cells_the_board_names(slug, seats):
    game = pithead.game(slug)
    for _, moves in hints(slug, seats):
        for event in (event for one in moves for event in (one.event, *(move.event for move in one.line)) if event is not None):
            for language in languages():
                words = game.seen(msgspec.convert(event, game.logged_events), language)
                assert [word for word in CODED.findall(words) if not re.fullmatch(NAMED.get(slug, "-"), word)] == [], words
                assert not COORDINATES.search(words), words


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_best_three_moves_are_legal_choices(slug):
    game = pithead.game(slug)
    state = decisions(slug)[0]
    advice = advise(game, state, pithead.rng(1))
    assert len(advice) == 3
    choices = {choice.move: (choice.move, choice.notation, choice.form, choice.words) for choice in game.choices(state)}
    assert all(choices[one.move] == one[:4] for one in advice)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_seed_and_a_number_of_simulations_reproduce_the_advice(slug):
    game = pithead.game(slug)
    state = decisions(slug)[0]
    assert advise(game, state, pithead.rng(1), settings=FEW) == advise(game, state, pithead.rng(1), settings=FEW)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_simulation_of_a_search_counts_for_one_root_move(slug):
    """In a race as well, which plays whole laps and so a few simulations more than requested."""
    game = pithead.game(slug)
    state = decisions(slug)[0]
    search = read_settings(QUICK, game.levels).search(state, game.worth, pithead.rng(1))
    simulations = int(search.run(59))
    assert simulations == search.visits[ROOT] == sum(search.visits[child] for child in search.children(ROOT)) >= 59


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_moves_are_compared_with_the_same_luck(slug):
    """A move compared with itself never differs from itself, whatever chance and playouts do."""
    game = pithead.game(slug)
    state = decisions(slug)[0]
    search = FEW.search(state, game.worth, pithead.rng(1))
    search.run(60)
    comparison = Comparison(search, [search.children(ROOT)[0]] * 2, None)
    for _ in range(5):
        comparison.lap()
    assert comparison.results[0] == comparison.results[1]
    assert comparison.plans[0] == comparison.plans[1]


def test_margins_cover_the_true_mean_about_as_often_as_they_claim():
    random = Random(30)
    covered = {"points": 0, "chance": 0}
    for _ in range(1000):
        points = [random.gauss(5, 3) for _ in range(LEAST)]
        covered["points"] += abs(sum(points) / LEAST - 5) <= margin(points)
        chances = [float(random.random() < 0.9) for _ in range(LEAST)]
        covered["chance"] += abs(sum(chances) / LEAST - 0.9) <= margin(chances, (0.0, 1.0))
    assert all(930 <= often <= 985 for often in covered.values()), covered


def test_only_results_that_never_differ_have_no_margin():
    assert margin([0.25] * 200) == 0.0
    assert margin([0.25] * 100 + [0.26] * 100) == 0.01  # two standard errors are 0.0007


def test_a_run_of_equal_verdicts_is_not_called_certain():
    assert margin([1.0] * LEAST, (0.0, 1.0)) > 0.05


def test_a_plan_contains_what_at_least_half_of_the_simulations_share():
    assert shared([[1, 2, 3], [1, 2, 4], [1, 2, 3], [5]]) == [1, 2, 3]
    assert shared([[1, 2, 3], [1, 2, 4], [1, 2, 5], [1]]) == [1, 2]
    assert shared([[1], [2], [3]]) == []
    assert shared([[], [], [1]]) == []


def test_moves_of_the_same_plan_are_advised_once():
    """Three orders of one plan, and two other turns that begin alike: second place goes to another plan, though it did worse."""
    turns = [[1, 2, 3], [2, 1, 3], [3, 2, 1], [4, 5], [4, 6]]
    assert narrowed(turns, [[5.0], [4.0], [3.0], [1.0], [2.0]]) == [0, 4, 1, 2, 3]


def test_no_two_moves_of_a_hint_are_the_same():
    assert distinct([[1, 2], [2, 3], [4]], [[2, 1], [3, 2], [4]]) == [[1, 2], [3, 2], [4]]
    assert distinct([[1, 9], [2, 9], [3, 9]], [[9, 1], [9, 2], [9, 3]]) == [[9, 1], [2, 9], [3, 9]]


def test_a_plan_starts_with_the_step_that_shows_its_purpose_soonest():
    """Seat 0 of TF22 Mine stands beside a unit. The plan to turn a far card and then collect is shown with collecting first."""
    game = pithead.game("tf22_mine")
    met = 0
    for state in decisions("tf22_mine", 2):
        kinds = {choice.form["kind"]: choice.move for choice in game.choices(state)}
        if "collect" in kinds and "turn" in kinds and (steps := [kinds["turn"], kinds["collect"]])[1] in after(state, steps[:1]).legal():
            search = FEW.search(state, game.worth, pithead.rng(1))
            assert soonest(search, steps) == steps[::-1]
            assert after(state, steps) == after(state, steps[::-1])
            met += 1
    assert met


def after(state, steps):
    """Return the position after some moves."""
    new = state.copy()
    for step in steps:
        new.apply(step)
    return new


@pytest.mark.parametrize(("slug", "least"), [("tf22_mine", 8), ("dunaia", 8), ("dynamine", 4)])
def test_a_plan_can_be_played_and_finishes_the_turn(slug, least):
    """When nothing is drawn in between, the planned moves are legal one after the other, and then another seat decides."""
    game = pithead.game(slug)
    finished = 0
    states = decisions(slug, 2)
    for state in states[:: max(1, len(states) // 12)][:12]:
        best = advise(game, state, pithead.rng(1), settings=Settings(sims=200))[0]
        after, rng = state.copy(), pithead.rng("chance")
        for notation in (best.notation, *(move.notation for move in best.line)):
            assert after.seat == state.seat
            after.apply(game.read(after, notation))
            roll(after, rng)
        finished += after.seat != state.seat
    assert finished >= least


def test_a_plan_stops_where_it_depends_on_luck():
    """A tile turned up after a purchase differs from guess to guess, so the plan says nothing about what is built from that pile."""
    game = pithead.game("dynamine")
    state = next(state for state in decisions("dynamine", 2) if state.count() > 20)
    build = next(choice for choice in game.choices(state) if choice.form["kind"] == "build")
    after = state.copy()
    after.apply(build.move)
    if after.seat < 0:
        roll(after, pithead.rng("chance"))
        same_pile = [choice.move for choice in game.choices(after) if choice.form.get("pile") == build.form["pile"]]
        tops = Counter(str(game.event(top, same_pile[0])) for top in drawn(state, build.move) if same_pile and same_pile[0] in top.legal())
        assert len(tops) > 1
        assert plan(game, state, [build.move, *same_pile[:1]], pithead.rng(1)) == ()


def drawn(state, move):
    """Return the position after a move, with other answers of chance."""
    for seed in range(GUESSES):
        after = state.copy()
        after.apply(move)
        roll(after, pithead.rng(f"drawn {seed}"))
        yield after


def test_the_expected_result_is_the_lead_at_the_end():
    """Take the last decision: every move ends the game, so each result can be computed."""
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
def test_advice_says_what_the_expected_result_measures(slug, seats, measure):
    advice = advise(pithead.game(slug), decisions(slug, seats)[0], pithead.rng(1), settings=FEW)
    assert {one.measure for one in advice} == {measure}


def test_the_first_advice_of_tf22_mine_shows_a_turn_that_collects_ore_or_comes_closer_to_it():
    """A turn has four ore, and a plan often needs three. The purpose of the turn must be shown even where a detour costs nothing."""
    game = pithead.game("tf22_mine")
    for seats in (2, 3, 4):
        for seed in range(3):
            state, rng = game.setup(seats, {"quick_setup": "true"}), pithead.rng(f"ore {seed}")
            roll(state, rng)
            best = advise(game, state, rng, settings=Settings(sims=300))[0]
            end = state.copy()
            collects = False
            for notation in (best.notation, *(move.notation for move in best.line)):
                collects |= notation.startswith("collect")
                end.apply(game.read(end, notation))
            assert collects or way_to_go(game, end, state.seat) < way_to_go(game, state, state.seat)


def way_to_go(game, state, seat):
    """Return how much ore the next delivery of a seat needs."""
    worth = game.opinions["weighed"]
    names = worth.names()
    return list(worth.features(state))[seat * len(names) + names.index("ore to the next delivery")]


def test_the_expected_chance_of_a_team_matches_how_its_last_moves_end():
    """Before the last decision of a game, a result is certain if only the remaining draws follow the move."""
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
    """Return the last decision with many choices in a game that greedy plays alone."""
    rng, last = pithead.rng(f"end {seed}"), None
    state = game.setup(1)
    while state.seat != pithead.OVER:
        if state.seat >= 0 and state.count() > 1:
            last = state.copy()
        state.apply(best_move(state, game.worth, rng) if state.seat >= 0 else state.pick(rng.below(state.count())))
    return last


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_continuation_reads_like_the_log_and_covers_only_the_seats_own_turn(slug):
    game, met = pithead.game(slug), 0
    states = decisions(slug, 2)
    for state in states[:: -(-len(states) // 6)]:
        for one in advise(game, state, pithead.rng(1), settings=FEW):
            assert all(move.seat == state.seat for move in one.line)
            assert all(re.match(rf"Seat {move.seat}\b", game.say(move.event)) for move in one.line)
            met += len(one.line)
    assert met


@pytest.mark.parametrize(("slug", "options"), [("sacred_dragon", {}), ("dynamine", {}), ("miner_inconvenience", {"hands": "closed"})])
def test_indistinguishable_positions_get_the_same_advice(slug, options):  # L7: the continuation is the same too
    game, apart = pithead.game(slug), 0
    states = decisions(slug, 2, options=options)
    for number, state in enumerate(states[:: max(1, min(15, len(states) // 3))]):
        other = game.guess(state, int(state.seat), pithead.rng(f"other {number}"))
        apart += game.dump(other) != game.dump(state)
        assert advise(game, other, pithead.rng(1), settings=FEW) == advise(game, state, pithead.rng(1), settings=FEW)
    assert apart >= 2
