"""Bots in games without an opinion play on to the end instead, and play well enough that way."""

from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.bots import advise, bot
from pithead.bots.best import MOVES, some_moves
from pithead.bots.mcts import LEVELS, Settings, mcts, read_settings, settings_for
from pithead.core.engine.worth import Results, Worth
from pithead.core.game import AnyGame
from pithead.core.text.messages import Verdict
from plugins.small_games import SMALL, small_game

DRAGON = pithead.game("sacred_dragon")
SHAFTS = small_game("deep_shafts")
# Seat 0 holds the first five cards of shaft 1, worth 15 for a cost of 6, and has seven turns. Throwing them away is worth 0.
PLAN = {"game": "deep_shafts", "seats": 2, "seat": 0, "turn": 0, "place": [0] * 5 + [-1] * 14 + [1] * 5}


def share(slug: str, spec: str, tables: int) -> float:
    """Return the percentage of tables that a bot wins against `uniform`, on the same deals from both seats; a shared win counts half."""
    game, won = small_game(slug), 0.0
    for number in range(tables):
        seat = number % 2
        seats = [bot("uniform", game), bot("uniform", game)]
        seats[seat] = bot(spec, game)
        table = pithead.Table(game, [pithead.Player(who.name, who) for who in seats], seed=f"blind {number // 2}")
        first = game.standing(table.state)[0]
        won += (seat in first) / len(first)
    return 100 * won / tables


@pytest.mark.parametrize(
    ("slug", "spec", "tables", "least"),
    [
        ("deep_shafts", "mcts:3", 100, 85),
        ("cart_race", "mcts:3", 100, 60),
        ("sealed_lots", "mcts:3", 100, 70),
        ("deep_shafts", "mcts:4", 40, 95),
        ("cart_race", "mcts:4", 60, 65),
        ("sealed_lots", "mcts:4", 40, 90),
        ("deep_shafts", "greedy", 100, 80),
        ("cart_race", "greedy", 100, 60),
        ("sealed_lots", "greedy", 100, 70),
    ],
)
def test_bots_beat_random_play_without_an_opinion(slug: str, spec: str, tables: int, least: int) -> None:
    assert share(slug, spec, tables) >= least


@pytest.mark.parametrize("spec", ["greedy", "mcts:2", "mcts:3", "mcts:4", "mcts", "greedy+without=card:1-5", "mcts:2+without=card:1-5"])
def test_a_bot_starts_a_plan_that_first_costs_points(spec: str) -> None:
    """Judged by immediate points, every card is thrown away."""
    state = SHAFTS.load(PLAN)
    chosen = bot(spec, SHAFTS).choose(SHAFTS.guess(state, 0, pithead.rng("seen")), pithead.rng("plan"))
    assert SHAFTS.codec.decode(state, chosen)["kind"] == "dig"


def test_a_hint_starts_such_a_plan_too() -> None:
    best = advise(SHAFTS, SHAFTS.load(PLAN), pithead.rng("hint"), settings=settings_for(SHAFTS, "5+sims=200"))
    assert best[0].form["kind"] == "dig"


@pytest.mark.parametrize("level", ["", "1", "2", "3", "4", "5"])
def test_without_an_opinion_all_moves_race_to_the_end_of_the_game(level: str) -> None:
    settings = mcts(SHAFTS, level).settings
    assert (settings.race, settings.cut, settings.tries, settings.trust) == (MOVES, -1, 1, 0.0)
    assert settings.sims == LEVELS.get(level, Settings()).sims


def test_explicit_settings_take_precedence() -> None:
    assert mcts(SHAFTS, "3+race=0+cut=1").settings.race == 0
    assert mcts(SHAFTS, "sims=7+tries=8").settings.tries == 8
    assert mcts(SHAFTS, "unguided").settings == LEVELS["unguided"]


def test_a_game_with_an_opinion_is_searched_as_before() -> None:
    assert not isinstance(DRAGON.worth, Results)
    assert settings_for(DRAGON, "4") == read_settings("4", DRAGON.levels)
    points: AnyGame = type("Points", (type(SHAFTS),), {"worth": Worth()})()
    assert settings_for(points, "3") == LEVELS["3"]


def test_a_team_without_an_opinion_plays_for_its_points() -> None:
    class Together(type(SHAFTS)):  # type: ignore[misc]
        opinions: ClassVar[dict[str, Worth]] = {}

        def verdict(self, state: Any) -> Verdict:
            return Verdict(True, "over")

    state = SHAFTS.load(PLAN)
    state.apply(SHAFTS.read(state, "dig 1-5"))
    assert [Together().worth.of(state, seat) for seat in (0, 1)] == [-1, 0]
    assert [SHAFTS.worth.of(state, seat) for seat in (0, 1)] == [-1, 1]


def test_when_there_are_very_many_moves_only_some_are_examined() -> None:
    some = [int(move) for move in some_moves(vec[i64](range(300)), pithead.rng("some"))]
    assert len(set(some)) == len(some) == MOVES
    assert set(some) < set(range(300))
    assert max(some) > 200
    assert list(some_moves(vec[i64](range(MOVES)), pithead.rng("some"))) == list(range(MOVES))


@pytest.mark.parametrize("slug", SMALL)
def test_the_same_seed_plays_the_same_game(slug: str) -> None:
    game = small_game(slug)
    tables = [pithead.Table(game, ["greedy", "mcts:3"], seed="same").record() for _ in range(2)]
    one, other = ([line.move for line in record.moves] for record in tables)
    assert one == other
