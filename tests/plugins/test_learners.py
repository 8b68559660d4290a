"""Games without an encoder can be learned too: every environment and its suites, the bounds, and what is refused."""

from array import array
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import pithead
from env.learners import any_of, chooser
from pithead import env
from pithead.authors import Bound, Bounds, State
from pithead.core.engine.state import CHANCE, Box
from pithead.core.engine.vecs import EMPTY_VEC
from pithead.core.game import AnyGame
from pithead.core.learning.generic import Generic
from pithead.core.learning.learnable import Learnable
from pithead.core.learning.observation_writer import ObservationWriter
from pithead.env import spiel
from pithead.testing import Broken, Case, check, walk
from plugins.package import Bought
from plugins.small_games import FOLDER, SMALL, installed, small_game, write_entry_points

# PettingZoo warns about every observation with a mask, except those of its own board games, which it knows by name.
MASKED = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent probably)")
SLUGS = ("stone_soup", *SMALL)
GAMES = pytest.mark.parametrize("slug", SLUGS)
HIDING = ("deep_shafts", "sealed_lots")


@pytest.fixture(scope="module", autouse=True)
def theirs(bought: Bought, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install the game that `new-game` writes and the three small ones."""
    site = tmp_path_factory.mktemp("small")
    write_entry_points(site)
    with installed(bought.site, site, FOLDER):
        yield


def tables() -> list[tuple[str, int]]:
    return [("stone_soup", 2), ("stone_soup", 4), *((slug, seats) for slug in SMALL for seats in small_game(slug).seats)]


TABLES = pytest.mark.parametrize(("slug", "seats"), tables())


def decisions(slug: str, seats: int, seed: str = "learners") -> Iterator[State]:
    """Yield the positions of a random game in which a seat decides."""
    return (state for state in walk(Case(pithead.game(slug), seats), seed) if state.seat >= 0)


def observed(game: AnyGame, state: State, seat: int) -> bytes:
    out = array("f", bytes(4 * sum(block.size for block in game.layout(state))))
    game.encode(state, seat, out)
    return out.tobytes()


# ---- environments -------------------------------------------------------------------------------------


@MASKED
@TABLES
def test_it_passes_the_suites_of_pettingzoo(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env.aec(slug, seats=seats), num_cycles=30)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: env.aec(slug, seats=seats), num_cycles=25)


@GAMES
def test_it_passes_the_checker_of_gymnasium(slug: str) -> None:
    env.register()
    check_env(gymnasium.make(env.IDS[slug], rivals="uniform").unwrapped)


@GAMES
def test_it_passes_the_random_simulation_of_openspiel(slug: str) -> None:
    spiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(f"python_pithead_{slug}"), num_sims=3, serialize=True, verbose=False)


@TABLES
def test_a_batch_observes_and_pays_what_its_game_says(slug: str, seats: int) -> None:
    batch = env.batch(slug, 3, seats=seats)
    seen, generator, ended = batch.reset(1), chooser(), 0
    while ended < 3:
        assert batch.stepper is not None
        before = [state.copy() for state in batch.stepper.tables]
        for i, state in enumerate(before):
            assert seen.observation[i].tobytes() == observed(batch.game, state, int(state.seat))
            assert np.flatnonzero(seen.action_mask[i]).tolist() == batch.game.actions(state)
        actions = [any_of(mask, generator) for mask in seen.action_mask]
        seen = batch.step(actions)
        for i, state in enumerate(before):
            state.apply(batch.game.move(state, actions[i]))
            if state.seat == pithead.OVER:
                assert seen.terminated[i]
                assert seen.reward[i] == pytest.approx(batch.game.returns(state))
        ended += int(seen.terminated.sum())
        assert not seen.truncated.any()


@TABLES
def test_a_whole_game_ends_with_returns_by_place(slug: str, seats: int) -> None:
    table = env.aec(slug, seats=seats)
    table.reset(seed=5)
    generator = chooser(1)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        table.step(None if terminated or truncated else any_of(seen["action_mask"], generator))
    assert list(rewards.values()) == table.game.returns(table.episode.state)
    assert sum(rewards.values()) == pytest.approx(0)
    first = table.game.standing(table.episode.state)[0]
    assert len(first) > 1 or rewards[f"seat_{first[0]}"] == 1


# ---- observations and actions -------------------------------------------------------------------------


@TABLES
def test_every_legal_move_maps_to_one_action_and_back(slug: str, seats: int) -> None:
    game = pithead.game(slug)
    for state in decisions(slug, seats):
        actions = [game.action(state, int(move)) for move in state.legal()]
        assert sorted(actions) == game.actions(state)
        assert len(set(actions)) == len(actions)
        assert [game.move(state, action) for action in actions] == list(state.legal())
        assert all(0 <= action < game.encoding(state).action_size(state) for action in actions)


@TABLES
def test_an_action_means_the_same_move_in_every_position(slug: str, seats: int) -> None:
    game = pithead.game(slug)
    meanings: dict[int, str] = {}
    for seed in range(5):
        for state in decisions(slug, seats, f"{seed}"):
            for move in state.legal():
                text = game.write(state, int(move))
                assert meanings.setdefault(game.action(state, int(move)), text) == text


@TABLES
def test_positions_a_seat_cannot_tell_apart_are_observed_alike_and_others_are_not(slug: str, seats: int) -> None:  # L7
    game, dice = pithead.game(slug), pithead.rng("alike")
    known: dict[bytes, str] = {}
    for state in decisions(slug, seats):
        for seat in range(seats):
            numbers = observed(game, state, seat)
            assert observed(game, game.guess(state, seat, dice), seat) == numbers
            assert known.setdefault(numbers, game.information(state, seat)) == game.information(state, seat)


@GAMES
def test_the_layout_names_every_number(slug: str) -> None:
    game = pithead.game(slug)
    for block, after in zip(game.observation, game.observation[1:], strict=False):
        assert block.offset + block.size == after.offset
        assert block.meaning
    assert {"viewer", "decides", "question"} < {block.name for block in game.observation}


def test_a_number_is_encoded_both_as_a_share_and_one_hot() -> None:
    game = pithead.game("stone_soup")
    state = game.load({"game": "stone_soup", "seats": 2, "seat": 0, "heap": 15, "rolled": 3, "taken": [4, 2]})
    numbers = np.frombuffer(observed(game, state, 0), np.float32)
    blocks = {block.name: numbers[block.offset : block.offset + block.size].tolist() for block in game.layout(state)}
    assert blocks["rolled"] == [0.5, 0, 0, 0, 1, 0, 0, 0]  # 3 of 6, then 0 to 6
    assert blocks["heap"][0] == pytest.approx(15 / 21)
    assert blocks["heap"][1:].index(1.0) == 15
    assert blocks["viewer"] == [0, 1, 0]


# ---- bounds -------------------------------------------------------------------------------------------


def bounded(slug: str, bounds: Bounds) -> AnyGame:
    """Return the game with other declared bounds."""
    bounded_game: AnyGame = type("Bounded", (type(small_game(slug)),), {"bounds": lambda self, state: bounds})()
    return bounded_game


def observe_all(game: AnyGame) -> None:
    """Call everything that learners use in a random game."""
    for state in walk(Case(game, 2), "bounds"):
        if state.seat >= 0:
            game.actions(state)
            observed(game, state, 0)


def refusal(game: AnyGame) -> str:
    """Return the sentence that refuses a game whose bounds do not hold."""
    with pytest.raises(pithead.BadOption) as refused:
        observe_all(game)
    return str(refused.value)


def test_declared_bounds_leave_no_unused_action() -> None:
    game = bounded("cart_race", Bounds(moves=3, decisions=400, points=(0, 45)))
    assert (game.action_size, game.max_length, game.score_bounds) == (3, 400, (0, 45))
    assert small_game("cart_race").action_size == 4 + 16


def test_bounds_that_do_not_hold_are_refused_with_the_field_and_the_way_out() -> None:
    assert refusal(bounded("cart_race", Bounds(moves=2))) == (
        "cart_race has the move 2, but its `bounds` says that moves are from 0 on and less than 2; correct that bound."
    )
    assert refusal(bounded("cart_race", Bounds(fields={"steps": Bound(0)}))) in {
        f"the field steps[] of a view is {face}, but `bounds` of its game says 0 to 0; correct that bound." for face in range(1, 7)
    }
    assert refusal(bounded("sealed_lots", Bounds(fields={"seen": Bound(8, length=3)}))) == (
        "the field seen of a view has 4 entries, but `bounds` of its game says 3; correct that bound."
    )
    assert refusal(bounded("deep_shafts", Bounds(fields={"hand": Bound(words=("1-1",))}))).endswith("does not list; add that word.")
    assert refusal(bounded("cart_race", Bounds(fields={"step": Bound(2)}))) == (
        "`bounds` of cart_race names the field step, which no view has;"
        " there are: viewer, decides, question, asked, seat, turn, rolled, steps."
    )


def test_a_law_finds_bounds_that_do_not_hold() -> None:  # L7
    with pytest.raises(Broken, match=r"^L7 learners .* correct that bound"):
        check(bounded("cart_race", Bounds(moves=2)))


def test_scores_without_a_bound_are_refused_with_the_way_out() -> None:
    with pytest.raises(
        pithead.BadOption, match=r"^sealed_lots does not say how high its scores can be; declare `points` in its `bounds`\.$"
    ):
        _ = small_game("sealed_lots").score_bounds


def test_moves_unseen_in_trial_games_get_spare_actions() -> None:
    game = small_game("sealed_lots")
    state = next(decisions("sealed_lots", 2))
    encoding = Generic(game, game.setup(2))
    encoding.codes = {0: 0, 3: 1, 7: 2}
    actions = [int(action) for action in encoding.actions(state)]
    assert actions == [0, 1, 2, *range(3, 13)]
    assert [int(encoding.move_of(state, action)) for action in actions] == [0, 3, 7, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12]
    assert [int(encoding.action_of(state, move)) for move in (0, 1, 12)] == [0, 3, 12]


# ---- names --------------------------------------------------------------------------------------------

OURS = ("action_of", "action_size", "actions", "blocks", "chance_size", "encode", "highest", "longest", "move_of", "observe", "returns")


def test_a_position_may_name_its_methods_freely() -> None:
    """Learners ask the game, so an author's `blocks` or `highest` belongs to the author alone."""
    assert [name for name in OURS if hasattr(State, name)] == ["encode", "returns"]  # for callers; the engine asks the game
    game = small_game("cart_race")

    def mine(self: State, *given: object) -> None:
        raise AssertionError("nobody but the author calls this")

    position = type("Mine", (type(game.setup(2)),), dict.fromkeys(OURS, mine))
    theirs: AnyGame = type("Theirs", (type(game),), {"start": lambda self, box, seats: renamed(game.start(box, seats), position)})()
    observe_all(theirs)
    *_, end = walk(Case(theirs, 2), "names")
    assert sum(theirs.returns(end)) == 0


def renamed(state: State, kind: Any) -> State:
    """Return the same position as another class."""
    position: State = kind(state.seats, state.seat, state.box())
    for name, value in vars(state).items():
        setattr(position, name, value)
    return position


# ---- OpenSpiel's search through guesses ---------------------------------------------------------------


@pytest.mark.parametrize("slug", HIDING)
def test_a_resampled_position_looks_the_same_and_hides_other_values(slug: str) -> None:  # L7
    spiel.register()
    state = pyspiel.load_game(f"python_pithead_{slug}").new_initial_state()
    generator = np.random.RandomState(3)
    while state.is_chance_node() or state.current_player() == 0:
        state.apply_action(int(generator.choice(state.legal_actions())))
    sampler = iter(np.linspace(0, 1, 20))
    drawn = [state.resample_from_infostate(1, lambda: float(next(sampler))) for _ in range(10)]
    assert {other.information_state_string(1) for other in drawn} == {state.information_state_string(1)}
    assert len({str(other) for other in drawn}) > 1
    assert all(other.legal_actions() == state.legal_actions() for other in drawn)


@pytest.mark.parametrize("slug", HIDING)
def test_openspiels_information_set_search_plays_to_the_end(slug: str) -> None:
    spiel.register()
    game = pyspiel.load_game(f"python_pithead_{slug}")
    generator, state = np.random.RandomState(1), game.new_initial_state()
    searching = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, generator), 2.0, 5, random_state=generator)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(generator.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(searching.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


# ---- positions that describe themselves, as those of earlier packages do -------------------------------


def test_a_position_that_describes_itself_keeps_working_and_warns_its_author() -> None:
    cart_race: Any = type(small_game("cart_race"))
    race: Any = type(small_game("cart_race").setup(2))
    with pytest.warns(DeprecationWarning, match=r"derive from State.*own_encoding"):

        class OldRace(Learnable):
            pieces: Box
            turn: i64 = 0
            rolled: i64 = 0
            steps: vec[i64] = EMPTY_VEC
            legal, apply, scores = race.legal, race.apply, race.scores

            def __init__(self, seats: i64, seat: i64, pieces: Box) -> None:
                super().__init__(seats, seat)
                self.pieces = pieces

            def action_size(self) -> i64:
                return 3

            def action_of(self, move: i64) -> i64:
                return 2 - move

            def move_of(self, action: i64) -> i64:
                return 2 - action

            def observe(self, seat: i64, writer: ObservationWriter) -> None:
                for steps in self.steps:
                    writer.number(steps, 16)

            def blocks(self) -> list[tuple[str, list[int], str]]:
                return [("steps", [len(self.steps)], "steps of every cart, of sixteen")]

            def chance_size(self) -> i64:
                return 7

            def longest(self) -> i64:
                return 900

            def highest(self) -> i64:
                return 45

    class OldCartRace(cart_race):  # type: ignore[misc]
        def start(self, box: Box, seats: int) -> OldRace:
            return OldRace(seats, CHANCE, box)

    game: AnyGame = OldCartRace()
    state = game.setup(2)
    state.steps, state.seat, state.rolled = vec[i64]([0, 4, 8, 0, 0, 15]), 1, 4
    assert game.action_size == 3
    assert game.score_bounds == (0, 45)
    assert game.actions(state) == [1, 2]
    assert [game.move(state, action) for action in (1, 2)] == [1, 0]
    assert observed(game, state, 0) == array("f", [0, 1 / 4, 1 / 2, 0, 0, 15 / 16]).tobytes()
    out = array("f", bytes(24))
    state.encode(0, out)
    assert out.tobytes() == observed(game, state, 0)
    assert state.returns() == game.returns(state) == [0.0, 0.0]
