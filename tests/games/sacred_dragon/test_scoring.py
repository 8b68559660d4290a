"""Scoring: MSD-004, MSD-059 to MSD-063, R16, Example 6."""

from collections import Counter

import pithead
from games.sacred_dragon.helpers import BLUE, GAME, GREEN, RED, YELLOW, covering, numbers, position
from pithead.core.engine.state import OVER
from pithead.games.sacred_dragon.events import Built, Extended

# A mountain that has all cells of Example 6.
SIX = covering(
    *("0,0", "1,0", "2,0", "3,-1", "3,0", "4,0", "4,1", "-1,0", "-2,1", "0,1", "1,1", "1,2"),
    *("0,-1", "0,-2", "-1,-2", "-1,-1"),
)
TOKENS = [
    ("0,0", RED, 1),
    ("3,-1", RED, 1),
    ("-2,1", BLUE, 1),
    ("1,2", BLUE, 2),
    ("4,1", GREEN, 1),
    ("-1,-2", GREEN, 2),
    ("0,-2", GREEN, 1),
]
LINE = covering("0,0", "1,0", "2,0", "3,0", "4,0")


def scored(mines, mountain=LINE, seats=2, **more):
    return position(mountain, seats=seats, mines=mines, phase="over", **more)


def zones(state, seat):
    """Return foundations and tokens of each zone in the view."""
    return [(len(zone.cells), zone.tokens) for zone in GAME.public(state).players[seat].zones]


def test_zones_are_foundations_times_tokens():  # MSD-060 MSD-061 R16 EX6
    state = scored(TOKENS, SIX, seats=4)
    assert zones(state, RED) == [(1, 1), (1, 1)]
    assert zones(state, BLUE) == [(1, 1), (1, 2)]
    assert zones(state, GREEN) == [(1, 1), (2, 3)]
    assert numbers(state.scores()) == [2, 0, 7, 3]


def test_the_sheet_names_every_zone_and_its_rule():  # MSD-059 MSD-061 EX6
    lines = GAME.sheet(scored(TOKENS, SIX, seats=4, points=[5, 0, 0, 0]))
    assert [(line.points, line.rule) for line in lines[RED]] == [(5, "MSD-059"), (1, "MSD-061"), (1, "MSD-061")]
    assert lines[GREEN][2].what == "zone at -1,-2: 2 foundations x 3 tokens"


def test_the_sheet_lists_mines_by_what_they_paid():  # MSD-043 MSD-047 MSD-059
    rng, state = pithead.rng("sheet"), GAME.setup(2)
    paid: list[Counter[tuple[object, object]]] = [Counter(), Counter()]
    while state.seat != OVER:
        move, before = state.pick(rng.below(state.count())), state.copy()
        state.apply(move)
        event = GAME.event(before, move, state)
        if isinstance(event, Built | Extended) and event.seat is not None:
            paid[event.seat][event.mine.kind, event.mine.points] += 1
    assert sum(map(len, paid)) > 2
    for seat, lines in enumerate(GAME.sheet(state)):
        lines_made = {(line.args["mine"], line.args["each"]): line for line in lines if line.message == "made"}
        assert {key: line.args["times"] for key, line in lines_made.items()} == paid[seat]
        assert all(line.points == int(str(line.args["times"])) * int(str(line.args["each"])) for line in lines_made.values())
        assert sum(line.points for line in lines_made.values()) == state.points[seat]


def test_points_from_unknown_mines_stay_on_the_sheet():  # MSD-059
    state = scored([], points=[5, 0], made=[{"seat": RED, "mine": "build", "sides": 3}])
    assert [(line.what, line.points) for line in GAME.sheet(state)[RED]] == [
        ("1 new mine of 3", 3),
        ("mines, as marked on the score board", 2),
    ]


def test_a_lone_foundation_with_two_tokens_scores_two():  # MSD-061 R16
    assert numbers(scored([("0,0", RED, 2)]).scores()) == [2, 0]


def test_a_chain_of_adjacent_foundations_is_one_zone():  # MSD-060
    assert zones(scored([("0,0", RED, 1), ("2,0", RED, 1), ("1,0", RED, 1)]), RED) == [(3, 3)]


def test_a_rivals_foundation_between_two_does_not_join_them():  # MSD-063
    state = scored([("0,0", RED, 1), ("1,0", YELLOW, 1), ("2,0", RED, 1)])
    assert zones(state, RED) == [(1, 1), (1, 1)]
    assert numbers(state.scores()) == [2, 1]


def test_a_tile_without_tokens_between_two_does_not_join_them():  # MSD-053 MSD-063
    assert zones(scored([("0,0", RED, 1), ("2,0", RED, 1)]), RED) == [(1, 1), (1, 1)]


def test_a_rivals_foundation_beside_a_zone_does_not_split_it():  # MSD-063
    state = scored([("0,0", RED, 1), ("1,0", RED, 2), ("2,0", YELLOW, 1)])
    assert zones(state, RED) == [(2, 3)]
    assert numbers(state.scores()) == [6, 1]


def test_zone_points_are_added_to_the_points_of_the_board():  # MSD-059 MSD-062
    state = scored([("0,0", RED, 1), ("1,0", RED, 1)], points=[11, 4])
    assert numbers(state.scores()) == [15, 4]


def test_tiles_in_hand_and_tokens_left_are_worth_nothing():  # MSD-062
    state = scored([], points=[3, 3], hands=[["T01", "T02", "T03"], []])
    assert numbers(state.tokens) == [9, 9]
    assert numbers(state.scores()) == [3, 3]


def test_during_play_the_score_is_shown_as_if_the_game_ended_now():  # MSD-062
    state = position(LINE, mines=[("0,0", RED, 1), ("1,0", RED, 1)], points=[5, 0])
    player = GAME.public(state).players[RED]
    assert (player.points, player.zone_points, player.score) == (5, 4, 9)
    assert "9 points (5 marked, 4 in zones)" in GAME.board(state, None)


def test_a_score_has_no_upper_limit():  # MSD-004
    state = scored([("0,0", RED, 9)], points=[240, 0])
    assert numbers(state.scores()) == [249, 0]
