"""Batches play the same games as single tables, all at once."""

import numpy as np
import pytest

import pithead
from env.learners import SHORT, SLUGS, TABLES, any_of, chooser
from pithead import env
from pithead.core.engine.state import State
from pithead.env.batches import Batch

GAMES = pytest.mark.parametrize("slug", SLUGS)


def choices(seen, generator):
    """Choose an action for every table."""
    return [any_of(mask, generator) for mask in seen.action_mask]


def tables_of(batch: Batch) -> list[State]:
    """Return the positions behind the numbers."""
    assert batch.stepper is not None
    return batch.stepper.tables


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_table_observes_what_its_state_encodes(slug, seats):
    batch = env.batch(slug, 3, seats=seats, options=SHORT.get(slug))
    seen = batch.reset(1)
    generator = chooser()
    for _ in range(20):
        out = np.zeros(batch.env_spec.numbers, np.float32)
        for i, state in enumerate(tables_of(batch)):
            batch.game.encode(state, state.seat, out)
            assert np.array_equal(seen.observation[i], out)
            assert seen.seat[i] == state.seat
            assert np.flatnonzero(seen.action_mask[i]).tolist() == batch.actions()[i].tolist() == batch.game.actions(state)
        seen = batch.step(choices(seen, generator))


@GAMES
def test_a_finished_table_reports_its_returns_and_restarts(slug):
    batch = env.batch(slug, 4, options=SHORT.get(slug))
    seen = batch.reset(2)
    generator = chooser()
    ended = 0
    while ended < 4:
        actions = choices(seen, generator)
        after = [state.copy() for state in tables_of(batch)]
        seen = batch.step(actions)
        for i, state in enumerate(after):
            state.apply(batch.game.move(state, actions[i]))
            if state.seat == pithead.OVER:  # and there was no chance to resolve
                ended += 1
                assert seen.terminated[i]
                assert seen.reward[i] == pytest.approx(batch.game.returns(state))
                assert tables_of(batch)[i].seat >= 0
        assert not seen.reward[~seen.terminated].any()
        if seen.terminated.any():
            ended += 1


@GAMES
def test_a_table_plays_the_same_games_in_a_batch_of_any_size(slug):
    games = []
    for tables in (1, 5):
        batch = env.batch(slug, tables)
        seen = batch.reset("size")
        for _ in range(15):
            seen = batch.step([actions[len(actions) // 2] for actions in batch.actions()])
        games.append(seen.observation[0])
    assert np.array_equal(games[0], games[1])


@GAMES
def test_one_illegal_action_is_refused_and_no_table_is_played(slug):
    batch = env.batch(slug, 3)
    seen = batch.reset(3)
    before = [state.copy() for state in tables_of(batch)]
    actions = choices(seen, chooser())
    wrong = int(np.flatnonzero(seen.action_mask[2] == 0)[0])
    with pytest.raises(pithead.Illegal, match=f"action {wrong} is not legal at table 2"):
        batch.step([*actions[:2], wrong])
    assert tables_of(batch) == before


def test_games_are_cut_short():
    batch = env.batch("dunaia", 2, max_cycles=2)
    batch.reset(1)
    for number in range(1, 5):
        seen = batch.step([actions[0] for actions in batch.actions()])
        assert seen.truncated.tolist() == [number == 4] * 2


def test_observations_stay_valid_until_the_next_step_but_one():
    batch = env.batch("tf22_mine", 3)
    seen = batch.reset(1)
    before = seen.observation.copy(), seen.action_mask.copy()
    batch.step([actions[-1] for actions in batch.actions()])
    assert np.array_equal(before[0], seen.observation)
    assert np.array_equal(before[1], seen.action_mask)


@pytest.mark.parametrize("slug", ["sacred_dragon", "dynamine"])
def test_the_masks_of_all_tables_hold_only_the_listed_actions_also_after_a_reset(slug):
    batch = env.batch(slug, 3)
    for seed in (1, 2):
        seen = batch.reset(seed)
        for _ in range(30):
            assert seen.action_mask.max() == 1
            assert [np.flatnonzero(mask).tolist() for mask in seen.action_mask] == [actions.tolist() for actions in batch.actions()]
            seen = batch.step([actions[-1] for actions in batch.actions()])


def test_copies_stay_as_they_were_and_can_be_written_to():
    batch = env.batch("tf22_mine", 2, copy=True)
    seen = batch.reset(1)
    before = seen.observation.copy()
    for _ in range(2):
        batch.step([actions[-1] for actions in batch.actions()])
    assert np.array_equal(before, seen.observation)
    seen.action_mask[0, 0] = 1


def test_a_mask_is_read_only():
    seen = env.batch("dunaia", 1).reset(1)
    with pytest.raises(ValueError, match="read-only"):
        seen.action_mask[0, 0] = 1


def test_an_action_out_of_range_is_refused_in_any_integer_type():
    batch = env.batch("dunaia", 2)
    batch.reset(1)
    legal = int(batch.actions()[0][0])
    for wrong in (np.array([legal, -1]), np.array([legal, batch.env_spec.actions], np.uint64), np.array([legal, -128], np.int8)):
        with pytest.raises(pithead.Illegal, match=f"action {wrong[1]} is not legal at table 1"):
            batch.step(wrong)


def test_invalid_calls_are_refused_with_a_reason():
    with pytest.raises(pithead.BadOption, match="0 tables"):
        env.batch("dunaia", 0)
    batch = env.batch("dunaia", 2)
    with pytest.raises(pithead.BadOption, match="call reset first"):
        batch.step([0, 0])
    batch.reset(1)
    with pytest.raises(pithead.BadOption, match="1 actions were given for 2 tables"):
        batch.step([0])
    for actions in ([1.0, 2.0], [[1], [2]], [[1], [2, 3]], ["1", "2"], [True, False], 5, None):
        with pytest.raises(pithead.BadOption, match=r"^actions are whole numbers, one for each of 2 tables; give a list of them\.$"):
            batch.step(actions)
    assert batch.scores().shape == (2, 2)
