"""Changed pieces and starting positions as data, in every environment."""

import json

import pyspiel
import pytest

import pithead
from env.learners import SLUGS
from pithead import env
from pithead.env import spiel
from support import walk

GAMES = pytest.mark.parametrize("slug", SLUGS)
MINER = pithead.game("miner_inconvenience")
DEARER = dict(MINER.components.changed({"costs.build[0]": 2}).content)
HASH = MINER.components.changed({"costs.build[0]": 2}).hash


def middle(slug):
    """Return a position in which a seat decides, as data."""
    state = next(state for state in list(walk(slug, 2, "env"))[25:] if state.seat >= 0)
    return pithead.game(slug).dump(state), state


@GAMES
def test_every_environment_can_start_from_a_position(slug):
    position, state = middle(slug)
    table = env.aec(slug, position=position)
    table.reset(seed=1)
    chair = env.gym(slug, seat=int(state.seat), position=position)
    chair.reset(seed=1)
    batch = env.batch(slug, 2, position=position)
    batch.reset(1)
    assert batch.stepper is not None
    game = pyspiel.load_game(f"python_pithead_{slug}", {"position": spiel.packed(position)})
    for begun in (table.episode.state, chair.episode.state, *batch.stepper.tables, game.new_initial_state().state):
        assert begun == state


@GAMES
def test_a_batch_restarts_from_its_position(slug):
    """The game is nearly over there, so each table soon restarts with the same first decision."""
    last = [state for state in walk(slug, 2, "env") if state.seat >= 0][-1]
    batch = env.batch(slug, 2, position=pithead.game(slug).dump(last))
    first = batch.reset(1).observation[0].copy()
    over = 0
    for _ in range(200):
        seen = batch.step([actions[0] for actions in batch.actions()])
        if seen.terminated[0]:
            over += 1
            assert (seen.observation[0] == first).all()
    assert over > 1


def test_pieces_can_be_a_file_or_data():
    table = env.aec("miner_inconvenience", components=DEARER)
    chair = env.gym("miner_inconvenience", components=DEARER)
    batch = env.batch("miner_inconvenience", 1, components=MINER.components.changed({"costs.build[0]": 2}))
    game = pyspiel.load_game("python_pithead_miner_inconvenience", {"components": spiel.packed(DEARER)})
    starts = [table.env_spec.start, chair.env_spec.start, batch.env_spec.start, game.new_initial_state().state]
    assert [state.box().components.hash for state in starts] == [HASH] * 4


def test_a_position_of_a_changed_game_needs_its_pieces():
    state = pithead.Table("miner_inconvenience", ["Ada", "Bert"], seed="env", components=DEARER).state
    position = MINER.dump(state)
    table = env.aec("miner_inconvenience", components=DEARER, position=position)
    table.reset(seed=1)
    assert table.episode.state == state
    with pytest.raises(pithead.BadPosition, match=r"^components: the position was made with the component file"):
        env.aec("miner_inconvenience", position=position)


def test_openspiel_keeps_data_in_its_serialised_form():
    position, state = middle("miner_inconvenience")
    game = pyspiel.load_game("python_pithead_miner_inconvenience", {"position": spiel.packed(position)})
    begun = game.new_initial_state()
    begun.apply_action(begun.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, begun))
    assert again.state == begun.state != state


def test_openspiel_reads_a_position_from_a_file(tmp_path):
    position, state = middle("dunaia")
    path = tmp_path / "middle.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    assert pyspiel.load_game("python_pithead_dunaia", {"position": str(path)}).new_initial_state().state == state


@pytest.mark.parametrize("text", ["data:nothing", "missing.json"])
def test_an_invalid_position_is_refused_with_a_reason(text):
    with pytest.raises(pithead.BadOption, match=r"(is not data; write it with|holds no position)"):
        spiel.read_position(text)


def test_a_position_sets_the_number_of_seats_and_needs_a_decision():
    position, _ = middle("dunaia")
    with pytest.raises(pithead.BadOption, match=r"^the position has 2 seats, but 3 players sit down"):
        env.aec("dunaia", seats=3, position=position)
    *_, over = walk("dunaia", 2, "env")
    with pytest.raises(pithead.BadOption, match=r"^the game is over in this position"):
        env.batch("dunaia", 1, position=pithead.game("dunaia").dump(over))
