"""The Gymnasium environment: its own checker, rivals, rewards and the cost of an illegal action."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pithead
from env.learners import SHORT, SLUGS, TABLES, any_of, chooser
from pithead import env

GAMES = pytest.mark.parametrize("slug", SLUGS)


def played(single, seed, generator):
    """Play a whole game at random; return the observations and the reward."""
    seen, info = single.reset(seed=seed)
    observations = [seen]
    while True:
        seen, reward, terminated, truncated, info = single.step(any_of(info["action_mask"], generator))
        observations.append(seen)
        if terminated or truncated:
            return np.array(observations), reward, truncated


@GAMES
def test_it_passes_the_checker_under_its_registered_name(slug):
    check_env(gymnasium.make(env.IDS[slug], rivals="uniform").unwrapped)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_whole_game_pays_the_return_of_the_seat(slug, seats):
    single = env.gym(slug, rivals="uniform", seat=seats - 1, seats=seats, options=SHORT.get(slug))
    seen, reward, truncated = played(single, 4, chooser())
    assert not truncated
    assert reward == single.game.returns(single.episode.state)[seats - 1]
    assert all(single.observation_space.contains(numbers) for numbers in seen)


@GAMES
def test_the_same_seed_gives_the_same_game_with_its_rivals(slug):
    games = [played(env.gym(slug, rivals="greedy", options=SHORT.get(slug), max_cycles=12), 9, chooser(3)) for _ in range(2)]
    assert np.array_equal(games[0][0], games[1][0])
    assert games[0][1:] == games[1][1:]


@GAMES
def test_an_illegal_action_loses_at_once(slug):
    single = env.gym(slug, rivals="uniform")
    _, info = single.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = single.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, wrong)


def test_the_mask_is_available_in_three_ways():
    single = env.gym("dunaia", rivals="uniform")
    _, info = single.reset(seed=1)
    assert np.array_equal(info["action_mask"], single.action_masks())
    assert np.flatnonzero(single.action_masks()).tolist() == single.actions().tolist()


@pytest.mark.parametrize("copy", [True, False])
def test_observations_and_masks_are_writable_when_they_are_copies(copy):
    """PyTorch warns about arrays without this flag; the test does not need PyTorch itself."""
    single = env.gym("dunaia", rivals="uniform", copy=copy)
    numbers, info = single.reset(seed=1)
    assert numbers.flags.writeable == info["action_mask"].flags.writeable == copy


def test_a_game_is_cut_short_after_max_cycles_decisions():
    single = env.gym("dunaia", rivals="uniform", max_cycles=3)
    seen, reward, truncated = played(single, 1, chooser())
    assert (len(seen), reward, truncated) == (4, 0.0, True)


def test_rivals_are_named_once_or_individually_in_turn_order():
    single = env.gym("tf22_mine", rivals=["greedy", "uniform"], seat=1, seats=3)
    assert {seat: rival.name for seat, rival in single.rivals.items()} == {2: "greedy", 0: "uniform"}
    with pytest.raises(pithead.BadOption, match="1 rivals are named, but 2"):
        env.gym("tf22_mine", rivals=["greedy"], seats=3)
    with pytest.raises(pithead.BadOption, match="there is no seat 3"):
        env.gym("tf22_mine", seat=3, seats=3)
    with pytest.raises(pithead.UnknownBot):
        env.gym("tf22_mine", rivals="nobody")


def test_the_board_is_rendered_as_text():
    single = env.gym("sacred_dragon", rivals="uniform", render_mode="ansi")
    single.reset(seed=1)
    assert len(single.render().splitlines()) > 5
