"""Tree counts (L11): how many lines of play there are from fixed positions.

Each game has a `tree_counts.toml` with positions as `dump` writes them (JSON text), and counts that were checked by hand or by the slow
path when they were first written.
"""

import json
import tomllib

import pytest

import pithead
from support import TESTS, tree_counts

FILES = sorted(TESTS.glob("games/*/tree_counts.toml"))
ENTRIES = [(path.parent.name, entry) for path in FILES for entry in tomllib.loads(path.read_text())["tree"]]


def by_explain(game, state, depth):
    """Count the same by the slow path: a move counts if `explain` has no objection."""
    texts = sorted(
        {game.codec.notation.write(form) for form in game.codec.expressible(state, pithead.rng(1), 100)} | set(game_texts(game, state))
    )
    legal = [text for text in texts if game.explain(state, text) == ()]
    return len(legal)


def game_texts(game, state):
    return [choice.notation for choice in game.choices(state)]


def test_every_game_has_tree_counts():
    assert {slug for slug, _ in ENTRIES} == set(pithead.CATALOGUE)


@pytest.mark.parametrize(("slug", "entry"), ENTRIES, ids=[f"{slug}-{entry['name']}" for slug, entry in ENTRIES])
def test_tree_counts_stay_as_recorded(slug, entry):
    state = pithead.game(slug).load(json.loads(entry["position"]))
    assert tree_counts(state, len(entry["counts"])) == entry["counts"]


@pytest.mark.parametrize(("slug", "entry"), ENTRIES, ids=[f"{slug}-{entry['name']}" for slug, entry in ENTRIES])
def test_the_first_count_matches_explain(slug, entry):
    game = pithead.game(slug)
    state = game.load(json.loads(entry["position"]))
    assert by_explain(game, state, 1) == entry["counts"][0]
