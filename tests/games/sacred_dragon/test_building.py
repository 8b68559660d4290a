"""Building a mine: MSD-006 to MSD-009, MSD-038 to MSD-044, R5, R17, Example 5."""

from typing import Any

import pytest

from games.sacred_dragon.helpers import (
    BLUE,
    FIRST,
    GAME,
    RED,
    SECOND,
    THREE,
    after,
    covering,
    laying,
    legal,
    numbers,
    position,
    question,
    refused,
    stacks,
    turn_of,
)
from support import walk

# The tile goes to 0,0 with two, three, ... attached sides: mountain, tile, its edges, tokens, points.
BUILDS = {
    2: ([("1,0", "T76", "**R**B"), ("0,1", "T77", "Y**B**")], "T72", "***R*R", 1, 2),
    3: ([("1,0", "T06", "YBBBBB"), ("0,1", "T67", "YR**Y*"), ("-1,1", "T72", "*R*R**")], "T05", "BYYYYY", 1, 3),
    4: (
        [("1,0", "T17", "YRBRYR"), ("0,1", "T80", "B*****"), ("-1,1", "T42", "BYB*YY"), ("-1,0", "T41", "BYBRB*")],
        "T75",
        "*Y**R*",
        1,
        4,
    ),
    5: (
        [
            ("1,0", "T17", "YRYRBR"),
            ("0,1", "T69", "Y*Y*B*"),
            ("-1,1", "T43", "BYBY*B"),
            ("-1,0", "T76", "**R**B"),
            ("0,-1", "T70", "**B*BY"),
        ],
        "T73",
        "***Y*Y",
        2,
        5,
    ),
    6: (
        [
            ("1,0", "T06", "BBBBYB"),
            ("0,1", "T51", "R*RBR*"),
            ("-1,1", "T33", "*YYBYY"),
            ("-1,0", "T10", "YYRYRY"),
            ("0,-1", "T25", "BYYRRB"),
            ("1,-1", "T65", "R*Y*R*"),
        ],
        "T75",
        "*R**Y*",
        3,
        6,
    ),
}

FIVE = [
    ("0,0", "T22", "BYRYBY"),
    ("1,0", "T55", "*B*BYB"),
    ("0,1", "T33", "YBYY*Y"),
    ("-1,1", "T65", "*R*Y*R"),
    ("-1,0", "T73", "**Y*Y*"),
    ("2,0", "T29", "RR*RRY"),
]


def in_five(turn, tile):
    """Return the mountain of Example 5 with Blue's mine on 0,0 and one tile in the hand of the seat to play."""
    hands = ["", "", "", ""]
    hands[turn] = tile
    return position(FIVE, *hands, seats=4, mines=[("0,0", BLUE, 1)], turn=turn)


def ready(sides, **more):
    """Return an example's tile placed on 0,0 by Red."""
    mountain, tile, edges, tokens, points = BUILDS[sides]
    state = position([*mountain, *more.pop("beyond", [])], tile, seats=4, **more)
    return after(state, f"place {tile} r{turn_of(tile, edges)} at 0,0")


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
def test_tokens_and_points_of_a_new_mine_by_attached_sides(sides):  # MSD-043 MSD-006 MSD-008 EX-B2 EX-B3 EX-B4 EX-B5 EX-B6
    tokens, points = BUILDS[sides][3:]
    state = ready(sides)
    assert legal(state) == ["mine", "leave"]
    state = after(state, "mine")
    assert stacks(state) == {"0,0": (RED, tokens)}
    assert numbers(state.tokens) == [9 - tokens, 9, 9, 9]
    assert numbers(state.points) == [points, 0, 0, 0]


def test_a_gray_contact_counts_as_an_attached_side():  # MSD-008
    # EX-B2: the tile ***R*R is placed with gray on gray and gray on yellow.
    assert GAME.decision(ready(2)).prompt == "Build for 2 points with 1 token?"


def test_a_mine_requires_two_attached_sides():  # MSD-040
    state = after(position([("0,0", "T78", 0)], "T79 T01"), "place T79 r0 at 1,0")
    assert refused(state, "mine") == ["MSD-040", "MSD-025"]
    assert question(after(state, "stop")) == "draw"  # not asked


def test_a_mine_is_built_only_on_the_last_tile():  # MSD-038
    state = after(position(THREE, "T45 T75 T09"), FIRST, SECOND, "stop", "mine")
    assert list(stacks(state)) == ["1,1"]


def test_before_a_tile_is_played_there_is_no_place_for_a_mine():  # MSD-038
    assert refused(position(THREE, "T45"), "mine") == ["MSD-038"]


def test_the_mine_waits_for_the_last_tile():  # MSD-025 MSD-038
    state = after(position(THREE, "T45 T75"), FIRST)
    assert refused(state, "mine") == ["MSD-025"]


def test_the_last_tile_decides_and_not_a_better_earlier_one():  # MSD-038
    # The first tile has two sides; the last one only one.
    state = after(position(THREE, "T45 T79"), FIRST, "place T79 r2 at 0,2")
    assert question(state) == "draw"


def test_nobody_builds_beside_a_foundation_not_even_its_owner():  # MSD-039 MSD-051 EX5
    state = after(in_five(BLUE, "T52"), "place T52 r4 at 1,-1")
    assert question(state) == "draw"
    state = after(in_five(RED, "T52"), "place T52 r4 at 1,-1")
    assert question(state) == "draw"


def test_the_refusal_to_build_beside_a_foundation_names_its_owner():  # MSD-039 MSD-046
    hand: dict[str, Any] = {"hands": [["T52", "T01"], [], [], []]}
    state = after(position(FIVE, seats=4, mines=[("0,0", BLUE, 1)], **hand), "place T52 r4 at 1,-1")
    assert refused(state, "mine") == ["MSD-039", "MSD-025"]
    assert "Seat 3" in GAME.explain(state, "mine")[0].text
    state = after(position(FIVE, seats=4, mines=[("0,0", RED, 1)], **hand), "place T52 r4 at 1,-1")
    assert refused(state, "mine") == ["MSD-039", "MSD-046", "MSD-025"]


@pytest.mark.parametrize(("move", "points"), [("place T48 r0 at -2,1", 2), ("place T79 r0 at 1,1", 3)])
def test_two_steps_from_a_foundation_a_mine_may_be_built(move, points):  # MSD-009 MSD-039 MSD-043 EX5
    state = after(in_five(RED, move.split()[1]), move, "mine")
    assert numbers(state.points) == [points, 0, 0, 0]
    assert numbers(state.tokens) == [8, 9, 9, 8]


def test_only_the_active_player_builds():  # MSD-041 R17
    state = after(in_five(RED, "T48"), "place T48 r0 at -2,1")
    assert state.seat == RED
    assert stacks(after(state, "mine"))["-2,1"] == (RED, 1)
    assert question(after(state, "leave")) == "draw"  # nobody else is asked


def test_building_is_optional():  # MSD-042
    state = after(ready(4), "leave")
    assert stacks(state) == {}
    assert numbers(state.points) == [0, 0, 0, 0]
    assert numbers(state.tokens) == [9, 9, 9, 9]
    assert question(state) == "draw"


def test_a_mine_declined_once_is_not_built_later():  # MSD-007 MSD-038
    state = after(ready(4), "leave", "draw T01", "supply", "draw T02", "supply", "draw T03", "supply", "draw T04")
    assert refused(state, "mine") == ["MSD-038"]
    assert refused(state, "leave") == ["MSD-042"]


def test_a_foundation_belongs_to_one_player_and_never_receives_tokens_again():  # MSD-007
    mines: dict[str, tuple[int, int]] = {}
    for state in walk("sacred_dragon", 3, "owners"):
        now = stacks(state)
        assert mines.items() <= now.items()
        assert len(now) - len(mines) <= 1
        mines = now
    assert len(mines) > 3


SPENT = {"beyond": [("2,0", "T80", 0)], "mines": [("2,0", RED, 7)]}  # two tokens left


def test_a_mine_is_not_built_without_enough_tokens():  # MSD-044 R5
    state = ready(6, **SPENT)
    assert question(state) == "draw"
    assert numbers(state.points) == [0, 0, 0, 0]


def test_a_lack_of_tokens_is_reported():  # MSD-044
    mountain, tile, edges, *_ = BUILDS[6]
    state = position([*mountain, ("2,0", "T80", 0)], f"{tile} T01", mines=[("2,0", RED, 7)])
    state = after(state, f"place {tile} r{turn_of(tile, edges)} at 0,0")
    assert refused(state, "mine") == ["MSD-044", "MSD-025"]
    assert "3 tokens" in GAME.explain(state, "mine")[0].text


def test_with_place_remaining_the_remaining_tokens_are_placed_and_the_sides_score():  # MSD-044 R5
    state = ready(6, options={"short_tokens": "place_remaining"}, **SPENT)
    assert GAME.decision(state).prompt == "Build for 6 points with 2 tokens?"
    state = after(state, "mine")
    assert stacks(state)["0,0"] == (RED, 2)
    assert numbers(state.tokens) == [0, 9, 9, 9]
    assert numbers(state.points) == [6, 0, 0, 0]


def test_with_place_remaining_at_least_one_token_is_required():  # MSD-044 R5
    beyond, mines = [("2,0", "T80", 0)], [("2,0", RED, 9)]
    state = ready(2, options={"short_tokens": "place_remaining"}, beyond=beyond, mines=mines, last_round=True)
    assert question(state) == "draw"


def test_five_sides_with_two_tokens_left_are_enough():  # MSD-043 MSD-044
    state = ready(5, **SPENT)
    assert GAME.decision(state).prompt == "Build for 5 points with 2 tokens?"


def test_a_tile_touching_only_at_a_corner_is_not_adjacent():  # MSD-009
    # 1,-2 and 0,0 are two steps apart, though both touch 0,-1 and 1,-1.
    board = covering("0,0", "0,-1", "1,-1")
    free = next(tile for tile in ("T78", "T79", "T80", "T72", "T73") if tile not in {tile for _, tile, _ in board})
    state = position(board, free, mines=[("0,0", 1, 1)])
    move = laying(state, "1,-2")
    assert question(after(state, move)) == "mine"
