"""The tree counts of this game, counted again by the slow path: every expressible move, checked with `explain`."""

import json
import tomllib
from pathlib import Path

import pytest

from games.dunaia.helpers import GAME
from pithead import OVER
from pithead.games.dunaia.moves import KINDS, every_form

TREES = tomllib.loads(Path(__file__).with_name("tree_counts.toml").read_text(encoding="utf-8"))["tree"]


def slow_counts(state, depth):
    if depth == 0 or state.seat == OVER:
        return [0] * depth
    forms = [form for form in every_form(state.pieces) if form["kind"] in KINDS[int(state.ask)]]
    moves = [text for text in map(GAME.codec.notation.write, forms) if GAME.explain(state, text) == ()]
    counts = [len(moves)] + [0] * (depth - 1)
    for move in moves if depth > 1 else ():
        child = state.copy()
        child.apply(GAME.read(state, move))
        for i, below in enumerate(slow_counts(child, depth - 1)):
            counts[i + 1] += below
    return counts


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_slow_path_counts_the_same(tree):
    state = GAME.load(json.loads(tree["position"]))
    assert slow_counts(state, tree["slow"]) == tree["counts"][: tree["slow"]]
