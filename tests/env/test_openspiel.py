"""The games in OpenSpiel: its simulation test, explicit chance, and its search on each of them."""

import json

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import pithead
from env.learners import SLUGS
from pithead.env import spiel

GAMES = pytest.mark.parametrize("slug", SLUGS)
SHORT = {"tf22_mine": "max_rounds:3;quick_setup:true", "dunaia": "round_limit:3"}


def loaded(slug, **more):
    return pyspiel.load_game(f"python_pithead_{slug}", {"options": SHORT.get(slug, ""), **more})


def begun(game, seed=1):
    """Return a position in which a seat decides, and the generator that dealt it."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return state, rng


@GAMES
def test_it_passes_the_random_simulation(slug):
    pyspiel.random_sim_test(loaded(slug), num_sims=3, serialize=True, verbose=False)


@GAMES
def test_openspiels_search_plays_each_game_to_its_end(slug):
    game = loaded(slug)
    state, rng = begun(game)
    bots = [mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(game.num_players())]
    deciders = set()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            deciders.add(state.current_player())
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert deciders == set(range(game.num_players()))
    assert state.returns() == state.state.returns()


@GAMES
@pytest.mark.parametrize("most", [False, True])
def test_every_number_of_players_can_be_loaded(slug, most):
    seats = pithead.game(slug).seats[-1 if most else 0]
    game = loaded(slug, players=seats)
    assert game.num_players() == seats
    state = pithead.game(slug).setup(seats, spiel.read_options(SHORT.get(slug, "")))
    assert game.num_distinct_actions() == pithead.game(slug).encoding(state).action_size(state)


@GAMES
def test_chance_is_explicit_and_uniform(slug):
    state = loaded(slug).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(state.state.legal())
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    assert len({share for _, share in outcomes}) == 1


@GAMES
def test_tensor_and_strings_show_what_a_player_sees(slug):
    game = loaded(slug)
    state, _ = begun(game)
    observer = game.make_py_observer()
    out = np.zeros_like(observer.tensor)
    for player in range(game.num_players()):
        observer.set_from(state, player)
        state.state.encode(player, out)
        assert np.array_equal(observer.tensor, out)
        assert json.loads(observer.string_from(state, player))["viewer"] == player
    assert set(observer.dict) == {block.name for block in game.layout}
    assert state.action_to_string(state.legal_actions()[0]) in {choice.notation for choice in state.game.choices(state.state)}


def test_a_game_without_a_limit_ends_by_points():
    game = loaded("dunaia")
    state, _ = begun(game)
    state.decisions = state.longest
    state.state.flowers[1] += 30
    assert state.is_terminal()
    assert state.returns() == [-1.0, 1.0]


def test_an_option_without_a_value_is_refused_with_a_reason():
    with pytest.raises(pithead.BadOption, match="write name:value"):
        spiel.read_options("joined")
