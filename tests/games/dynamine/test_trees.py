"""Tree counts to their full depth by the slow path: every expressible text, judged by `explain`."""

import json
import tomllib
from pathlib import Path

import pytest

from games.dynamine.helpers import GAME, view
from pithead.core.engine.state import OVER
from pithead.games.dynamine.plain import beside, mine_of

ENTRIES = tomllib.loads((Path(__file__).parent / "tree_counts.toml").read_text(encoding="utf-8"))["tree"]
DATA = GAME.components.data
TILES = [tile["id"] for tile in DATA["tiles"]["list"]]
CARDS = [card["id"] for card in DATA["item_cards"]["list"] + DATA["mission_cards"]["list"]]
SIMPLE = ["spend", "raven", "plan", "end", "skip", "keep", "reroll"]


def texts(state):
    """List every text that could make sense near this position."""
    mine = mine_of(state, int(state.turn))
    cells = [f"{level},{place}" for level, place in sorted(set(mine) | {beside(cell, side) for cell in mine for side in "NESW"})]
    candidates = [*SIMPLE, *(f"guess {n}" for n in range(8)), *(f"roll {n}" for n in range(8))]
    candidates += [f"token {token['id']}" for token in DATA["round_tokens"]["list"]] + [f"begin seat {n}" for n in range(4)]
    candidates += [f"{kind} {card}" for kind in ("take", "deal", "open") for card in CARDS] + [f"show {tile}" for tile in TILES]
    candidates += [f"build {pile.pile} at {cell}" for pile in view(state).public.market for cell in cells]
    return candidates + [f"move {tile['id']} to {cell}" for tile in mine.values() for cell in cells]


def slow_counts(state, depth):
    legal = [] if state.seat == OVER else [text for text in texts(state) if GAME.explain(state, text) == ()]
    counts = [len(legal)] + [0] * (depth - 1)
    if depth > 1:
        for text in legal:
            child = state.copy()
            child.apply(GAME.read(state, text))
            for i, below in enumerate(slow_counts(child, depth - 1)):
                counts[i + 1] += below
    return counts


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_slow_path_finds_the_same_trees(entry):  # DYN-022 DYN-031 DYN-050
    state = GAME.load(json.loads(entry["position"]))
    assert slow_counts(state, len(entry["counts"])) == entry["counts"]
