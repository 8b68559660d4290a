"""Opinions read the box: change a printed number that scores, and greedy chooses differently somewhere."""

import copy
import tomllib
from functools import cache

import pytest

import pithead
from pithead.bots.best import best_move
from pithead.core.data.components import Components, content_hash
from pithead.core.data.fields import opened
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.options import chosen

GAMES = 60  # at most; most numbers show in the first
PRINTED = {
    "sacred_dragon": [f"{kind}.table.{row}.points" for kind, rows in (("build", 5), ("extend", 4)) for row in range(rows)],
    "dynamine": [
        *(f"scoring.{name}" for name in ("vein_level_cap", "altar_per_vein_same_level", "well_base_plain")),
        *(f"scoring.{name}" for name in ("well_base_altar_or_dragon", "well_per_vertical_tile")),
        *(f"reward_cards.list.{card}.side_a" for card in range(6)),
        *(f"reward_cards.list.{card}.side_b.{place}" for card in range(6) for place in range(2)),
        *(f"item_cards.list.{card}.vp" for card in (0, 2, 3, 4)),
        *(f"mission_cards.list.{card}.vp" for card in (2, 3, 4, 5)),
        "mission_cards.list.0.vp+mission_cards.list.1.vp",
        "tiles.list.*.altar_vp",
        "tiles.list.*.fossil_vp",
    ],
    "tf22_mine": ["markers.to_win_by_players.2=3"],
    "dunaia": [
        *(f"scoring.building_points.{level}" for level in range(3)),
        *(f"scoring.artefact_points.{number}" for number in (1, 2)),
        "flowers.flowers_per_point+scoring.flowers_per_point",
        *(f"prophecy.{tile}.points" for tile in range(9)),
        "building.*.arrow_points.*",
    ],
    "miner_inconvenience": ["counts.buildings_to_upgrade=3"],
}
CASES = [(slug, path) for slug, paths in PRINTED.items() for path in paths]


@pytest.mark.parametrize(("slug", "path"), CASES, ids=[f"{slug} {path}" for slug, path in CASES])
def test_greedy_reacts_to_every_printed_number_that_scores(slug, path):
    """Double each number and more, unless another value is listed."""
    data = copy.deepcopy(printed(slug))
    for part in path.split("+"):
        where, _, value = part.partition("=")
        assert change(data, where.split("."), int(value) if value else None) > 0
    assert any(reacts(slug, data, number, 3 if "side_b" in path else 2) for number in range(GAMES))


@cache
def printed(slug):
    return tomllib.loads((pithead.game(slug).folder / "components.toml").read_text(encoding="utf-8"))


def change(data, path, value):
    """Change the numbers at a path, in which a star matches all entries; return how many changed."""
    key, *rest = path
    names = list(data) if isinstance(data, dict) else [str(at) for at in range(len(data))]
    count = 0
    for name in names if key == "*" else [key] if key in names else []:
        at = name if isinstance(data, dict) else int(name)
        if rest:
            count += change(data[at], rest, value)
        elif data[at]:
            data[at] = value or 2 * data[at] + 1
            count += 1
    return count


def reacts(slug, data, number, seats):
    """Return whether greedy chooses differently somewhere when both boxes face the same positions.

    In every other game half of the moves are random, so that unusual positions occur too.
    """
    game = pithead.game(slug)
    usual, changed = (start(game, one, seats) for one in (printed(slug), data))
    luck, decisions = pithead.rng(f"reacts {number}"), 0
    while usual.seat != OVER and usual.seat == changed.seat:
        move = usual.pick(luck.below(usual.count()))
        if usual.seat != CHANCE:
            decisions += 1
            one, two = (best_move(state, game.worth, pithead.rng(decisions)) for state in (usual, changed))
            if one != two:
                return True
            move = move if number % 2 and luck.below(2) else one
        usual.apply(move)
        changed.apply(move)
    return False


def start(game, data, seats):
    """Start a table with that box, before any decision."""
    components = Components(data, content_hash(data), "changed")
    return game.start(opened(game.open_box, components, chosen(game.slug, game.options, {}, seats)), seats)
