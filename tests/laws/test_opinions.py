"""Opinions see the box: change a printed number that scores, and greedy chooses otherwise somewhere."""

import copy
import tomllib
from functools import cache

import pytest

import pithead
from pithead.bots.best import best_move
from pithead.core.components import Components, content_hash
from pithead.core.fields import opened
from pithead.core.options import chosen
from pithead.core.state import CHANCE, OVER

GAMES = 30  # at most; most numbers tell in the first
PRINTED = {
    "sacred_dragon": [f"{kind}.table.{row}.points" for kind, rows in (("build", 5), ("extend", 4)) for row in range(rows)],
    "dynamine": [
        *(f"scoring.{name}" for name in ("vein_level_cap", "altar_per_vein_same_level", "well_base_plain")),
        *(f"scoring.{name}" for name in ("well_base_altar_or_dragon", "well_per_vertical_tile")),
        *(f"reward_cards.list.{card}.side_a" for card in range(6)),
        *(f"item_cards.list.{card}.vp" for card in (0, 2, 3, 4)),
        *(f"mission_cards.list.{card}.vp" for card in (0, 2, 3, 4, 5)),
        "tiles.list.*.altar_vp",
        "tiles.list.*.fossil_vp",
    ],
    "tf22_mine": ["markers.to_win_by_players.2"],
    "dunaia": [
        *(f"scoring.building_points.{level}" for level in range(3)),
        *(f"scoring.artefact_points.{number}" for number in (1, 2)),
        "flowers.flowers_per_point+scoring.flowers_per_point",
        *(f"prophecy.{tile}.points" for tile in range(9)),
        "building.*.arrow_points.*",
    ],
    "miner_inconvenience": ["counts.buildings_to_upgrade"],
}
CASES = [(slug, path) for slug, paths in PRINTED.items() for path in paths]


@pytest.mark.parametrize(("slug", "path"), CASES, ids=[f"{slug} {path}" for slug, path in CASES])
def test_greedy_reacts_to_every_printed_number_that_scores(slug, path):
    data = copy.deepcopy(printed(slug))
    for part in path.split("+"):
        assert change(data, part.split(".")) > 0
    assert any(line(slug, data, number) != usual(slug, number) for number in range(GAMES))


@cache
def printed(slug):
    return tomllib.loads((pithead.game(slug).folder / "components.toml").read_text(encoding="utf-8"))


def change(data, path):
    """Change the numbers at a path, in which a star stands for all there are; how many were changed."""
    key, *rest = path
    keys = list(data if isinstance(data, dict) else range(len(data))) if key == "*" else [key if isinstance(data, dict) else int(key)]
    count = 0
    for one in keys:
        if rest:
            count += change(data[one], rest) if rest[0] == "*" or isinstance(data[one], list) or rest[0] in data[one] else 0
        elif data[one]:
            data[one] = data[one] * 2 + 1
            count += 1
    return count


@cache
def usual(slug, number):
    return line(slug, printed(slug), number)


def line(slug, data, number):
    """The moves of a game that greedy plays against itself; luck follows from the number of the game alone."""
    game = pithead.game(slug)
    seats = 2 if 2 in game.seats else game.seats[0]
    components = Components(data, content_hash(data), "changed")
    state = game.start(opened(game.open_box, components, chosen(game.slug, game.options, {}, seats)), seats)
    luck, moves = pithead.rng(f"reacts {number}"), []
    while state.seat != OVER:
        move = state.pick(luck.below(state.count())) if state.seat == CHANCE else best_move(state, game.worth, pithead.rng(len(moves)))
        moves.append(int(move))
        state.apply(move)
    return moves
