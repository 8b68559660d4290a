"""The modified boxes that bots were fitted to: each stored opinion was made from the changes listed there."""

import tomllib
from pathlib import Path

import pytest

import pithead
from pithead.core.data.opinion import read_weights, weights_in
from pithead.core.engine.worth import Opinion
from support import sure

BENCH = Path(__file__).parents[2] / "bench"
BOXES = tomllib.loads((BENCH / "boxes.toml").read_text())


def changes(game, box):
    """List the changed values by path; [*] stands for every entry of a list."""
    for path, value in box.items():
        outer, every, inner = path.partition("[*]")
        if not every:
            yield path, value
            continue
        entries = game.components.data
        for key in outer.split("."):
            entries = entries[key]
        yield from ((f"{outer}[{i}]{inner}", value) for i in range(len(entries)))


def test_every_game_has_a_box():
    assert set(BOXES) == set(pithead.CATALOGUE)


@pytest.mark.parametrize("slug", BOXES)
def test_stored_weights_were_fitted_to_the_stated_box(slug):
    box, opinion = BOXES[slug], read_weights(BENCH / "boxes" / f"{slug}.opinion.json")
    game = pithead.game(slug)
    assert opinion.origin["components"] == game.components.changed(dict(changes(game, box["set"]))).hash != game.components.hash
    assert (opinion.origin["seed"], opinion.origin["simulations"]) == (box["seed"], box["sims"])
    assert 0 <= opinion.origin["games"] - box["games"] < 16  # whole steps


@pytest.mark.parametrize("slug", BOXES)
def test_they_started_with_the_published_weights_and_won_more(slug):
    opinion = read_weights(BENCH / "boxes" / f"{slug}.opinion.json")
    published = weights_in(sure(Opinion, pithead.game(slug).opinions["weighed"]), slug)
    began = {name: tuple(pair) for name, pair in opinion.origin["began_with"]["weights"].items()}
    assert began == published.weights != opinion.weights
    assert opinion.origin["duels"][0]["wins"] > opinion.origin["duels"][0]["fair"]
