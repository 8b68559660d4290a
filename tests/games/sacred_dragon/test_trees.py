"""The tree counts of this game, counted again by the slow path: every expressible move, checked with `explain`."""

import json
import tomllib
from pathlib import Path

import pytest

from games.sacred_dragon.helpers import BOX, GAME, around, cell, text
from pithead import OVER

TREES = tomllib.loads(Path(__file__).with_name("tree_counts.toml").read_text(encoding="utf-8"))["tree"]


def written_down(state):
    """List every move that could be legal in any phase, and some more."""
    data = GAME.dump(state)
    hand = data["hands"][data["turn"]] if data["turn"] >= 0 else []
    laid = [cell(spot["at"]) for spot in data["mountain"]]
    near = sorted({other for at in laid for other in around(at)} | set(laid))
    yield from ("supply", "stop", "mine", "leave", *(f"begin seat {seat}" for seat in range(5)))
    yield from (f"draw {tile}" for tile in BOX)
    for tile in hand:
        yield from (f"remove {tile}", f"reorganize {tile}")
        yield from (f"place {tile} r{turn} at {text(at)}" for at in near for turn in range(6))


def slow_counts(state, depth):
    if depth == 0 or state.seat == OVER:
        return [0] * depth
    moves = [move for move in written_down(state) if GAME.explain(state, move) == ()]
    counts = [len(moves)] + [0] * (depth - 1)
    for move in moves if depth > 1 else ():
        child = state.copy()
        child.apply(GAME.read(state, move))
        counts[1:] = [n + more for n, more in zip(counts[1:], slow_counts(child, depth - 1), strict=True)]
    return counts


@pytest.mark.parametrize("tree", TREES, ids=[tree["name"] for tree in TREES])
def test_the_slow_path_counts_the_same_lines_of_play(tree):  # MSD-024 MSD-025 MSD-036
    depth = tree["slow"]
    assert slow_counts(GAME.load(json.loads(tree["position"])), depth) == tree["counts"][:depth]
