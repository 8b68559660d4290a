"""The PettingZoo environment: its own test suites, seeds, endings, masks and refusals."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import pithead
from env.learners import SHORT, SLUGS, TABLES, any_of, chooser
from pithead import env
from pithead.games.tf22_mine.play import Tf22Mine
from support import sure

# PettingZoo warns about every observation with a mask, except those of its own board games, which it knows by name.
MASKED = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent probably)")
GAMES = pytest.mark.parametrize("slug", SLUGS)


def played(table, generator, most=10**6):
    """Play at random; return the rewards of the agents and the number of steps."""
    rewards, steps = dict.fromkeys(table.possible_agents, 0.0), 0
    for agent in table.agent_iter(most):
        seen, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        steps += not (terminated or truncated)
        table.step(None if terminated or truncated else any_of(seen["action_mask"], generator))
    return rewards, steps


@MASKED
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_it_passes_the_api_test(slug, seats, capsys):
    api_test(env.aec(slug, seats=seats, options=SHORT.get(slug)), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@GAMES
def test_it_passes_the_seed_test(slug):
    seed_test(lambda: env.aec(slug), num_cycles=25)


@GAMES
def test_it_passes_the_render_test(slug, capsys):
    render_test(lambda render_mode: env.aec(slug, render_mode=render_mode), {"ansi": lambda board: len(board.splitlines()) > 5})
    assert capsys.readouterr().out  # in the mode "human"


class Allowed(spaces.Discrete):
    """An action space that samples by the mask, for a suite that does not pass one."""

    def __init__(self, table):
        super().__init__(table.env_spec.actions)
        self.table = table

    def sample(self, mask=None, probability=None):
        return int(self.table.actions()[0])


@pytest.mark.parametrize("slug", ["sacred_dragon", "miner_inconvenience"])
def test_it_passes_the_max_cycles_test(slug):
    """The suite expects as many cycles of all agents together as of each, which only a solo table can meet."""

    def table_with(max_cycles):
        table = env.aec(slug, seats=1, max_cycles=max_cycles)
        table.action_spaces = {agent: Allowed(table) for agent in table.possible_agents}
        return table

    max_cycles_test(SimpleNamespace(env=table_with, parallel_env=lambda max_cycles: turn_based_aec_to_parallel(table_with(max_cycles))))


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_game_is_cut_short_once_a_seat_has_decided_max_cycles_times(slug, seats):
    table = env.aec(slug, seats=seats, max_cycles=3)
    table.reset(seed=3)
    decisions = dict.fromkeys(table.possible_agents, 0)
    while not any(table.truncations.values()):
        decisions[table.agent_selection] += 1
        table.step(table.actions()[0])
    assert max(decisions.values()) == 3
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@GAMES
def test_a_game_ends_with_the_returns_of_its_last_position(slug):
    table = env.aec(slug, options=SHORT.get(slug))
    table.reset(seed=11)
    rewards, _ = played(table, chooser())
    assert list(rewards.values()) == table.game.returns(table.episode.state)
    assert table.agents == []


@GAMES
def test_the_same_seed_gives_the_same_game_and_no_seed_continues_the_generator(slug):
    tables = [env.aec(slug, options=SHORT.get(slug)) for _ in range(2)]
    seen = []
    for table in tables:
        table.reset(seed=5)
        first = played(table, chooser(1), 60)
        table.reset()
        seen.append((first, played(table, chooser(2), 60), table.episode.state))
    assert seen[0] == seen[1]


@GAMES
def test_mask_and_list_match_the_legal_moves_and_other_agents_see_none(slug):
    table = env.aec(slug)
    table.reset(seed=2)
    generator = chooser()
    for _ in range(25):
        state = table.episode.state
        mask = table.observe(table.agent_selection)["action_mask"]
        assert np.flatnonzero(mask).tolist() == table.actions().tolist() == table.game.actions(state)
        assert len(table.actions()) == state.count()
        for agent in table.agents:
            assert (agent == table.agent_selection) == bool(table.observe(agent)["action_mask"].any())
        table.step(any_of(mask, generator))
        if table.episode.state.seat < 0:
            break


@GAMES
def test_a_copied_observation_stays_as_it_was(slug):
    table = env.aec(slug)
    table.reset(seed=3)
    copies: list[tuple[np.ndarray, np.ndarray]] = []
    for number in range(12):
        if table.episode.state.seat < 0:
            break
        seen = table.observe(table.agent_selection)
        one = (seen["observation"], seen["observation"][5:], seen["action_mask"])[number % 3]
        copies.append((one, one.copy()))
        del one, seen
        table.step(table.actions()[0])
    assert all(np.array_equal(now, then) for now, then in copies)


def test_without_copies_the_next_observation_overwrites_the_last():
    table = env.aec("dynamine", copy=False)
    table.reset(seed=3)
    first = table.observe(table.agent_selection)
    before = first["observation"].copy()
    assert not first["observation"].flags.writeable
    assert not first["action_mask"].flags.writeable
    table.step(table.actions()[0])
    second = table.observe(table.agent_selection)["observation"]
    assert second.ctypes.data == first["observation"].ctypes.data
    assert not np.array_equal(first["observation"], before)


@GAMES
def test_an_illegal_action_is_refused_and_changes_nothing(slug):
    table = env.aec(slug)
    table.reset(seed=2)
    before = table.episode.state.copy()
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, table.env_spec.actions):
        with pytest.raises(pithead.Illegal, match=f"action {action} is not legal for seat"):
            table.step(action)
    assert table.episode.state == before


def test_playing_before_the_first_reset_is_refused():
    for step in (partial(env.aec("dunaia").step, 0), partial(env.gym("dunaia").step, 0), partial(env.batch("dunaia", 1).step, [0])):
        with pytest.raises(pithead.BadOption, match=r"^no game has begun; call reset first\.$"):
            step()


def test_options_and_changed_pieces_reach_the_table(tmp_path):
    """DYN: other pieces have other actions and observations."""
    game = pithead.game("tf22_mine")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    changed = tmp_path / "components.toml"
    changed.write_text(text.replace("per_turn = 4", "per_turn = 2"), encoding="utf-8")
    table = env.aec("tf22_mine", seats=3, options={"quick_setup": "true"}, components=changed)
    table.reset(seed=1)
    assert table.episode.state.box().options["quick_setup"] == "true"
    assert sure(Tf22Mine, table.episode.state).ore == 2
    with pytest.raises(pithead.BadOption, match="max_cycles"):
        env.aec("tf22_mine", max_cycles=0)
