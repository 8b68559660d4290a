"""The data for drawing a board, derived once: mines and their obstacles, pockets, draws, limits, the last round."""

import pytest

import pithead
from games.sacred_dragon.helpers import EXTENSIONS, FIRST, GAME, RED, THREE, YELLOW, after, corrected, dealt, extending, played, position
from pithead.core.engine.state import OVER
from pithead.core.game import Codec, Columns
from pithead.games.sacred_dragon.mines import Mine, Rate
from pithead.games.sacred_dragon.scoring import Zone
from pithead.games.sacred_dragon.view import Draws, Limits, Pocket


def space(state, at):
    """Return the view of an open space."""
    return next(space for space in GAME.public(state).spaces if space.at == at)


def test_a_space_shows_its_sides_the_colours_around_it_and_the_mine_it_allows():  # MSD-008 MSD-040 MSD-043
    # 1,1 has yellow of 1,0 to the north-west and gray of 2,0 to the north-east.
    here = space(position(THREE, "T45"), "1,1")
    assert (here.sides, here.asks, here.near) == (2, "    Y*", [])
    assert (here.mine, here.barred) == (Mine("build", sides=2, points=2, tokens=1, zones=1), None)


@pytest.mark.parametrize(
    ("mines", "at", "near", "why"),
    [
        ([], "-1,0", [], "sides"),  # touches 0,0 only
        ([("1,0", YELLOW, 1)], "1,1", [YELLOW], "foreign"),
        ([("1,0", RED, 1)], "1,1", [RED], "sides"),  # an extension needs three
        ([("0,0", RED, 9)], "1,1", [], "tokens"),
    ],
)
def test_a_space_that_allows_no_mine_explains_why(mines, at, near, why):  # MSD-039 MSD-040 MSD-044 MSD-046
    here = space(position(THREE, "T45", mines=mines, last_round=why == "tokens"), at)
    assert (here.near, here.mine, here.barred) == (near, None, why)


def test_in_the_starting_round_no_space_allows_a_mine():  # MSD-018
    state = position(THREE, "T45 T75 T09 T01", "T02 T03 T04 T05", phase="opening")
    assert {here.barred for here in GAME.public(state).spaces} == {"early"}
    assert GAME.public(state).more == 1


@pytest.mark.parametrize(("sides", "zones"), [(3, 0), (4, 0), (5, 2 * 2 - 1), (6, 2 * 3 - 1)])
def test_a_space_beside_a_players_own_foundation_shows_what_an_extension_pays(sides, zones):  # MSD-047 MSD-061
    mountain, tile, _, tokens, points = EXTENSIONS[sides]
    state = position(mountain, tile, mines=[("1,0", RED, 1)])
    assert space(state, "0,0").mine == Mine("extend", sides=sides, points=points, tokens=tokens, zones=zones)


def test_the_possible_mine_is_shown():  # MSD-038
    assert GAME.public(extending(6)).mine == Mine("extend", sides=6, points=7, tokens=2, zones=5)
    assert GAME.public(after(extending(6), "leave")).mine is None


def test_with_place_remaining_a_mine_takes_the_remaining_tokens():  # R5
    mountain, tile, *_ = EXTENSIONS[6]
    state = position(mountain, tile, mines=[("1,0", RED, 8)], options={"short_tokens": "place_remaining"}, last_round=True)
    # 2 x 9 instead of 1 x 8.
    assert space(state, "0,0").mine == Mine("extend", sides=6, points=7, tokens=1, zones=10)


def test_a_pocket_of_five_or_six_sides_shows_its_owner():  # MSD-039 MSD-046
    ring = EXTENSIONS[6][0]
    assert GAME.public(position(ring, mines=[("1,0", YELLOW, 1)])).pockets == [Pocket("0,0", "extend", 6, 7, [YELLOW])]
    assert GAME.public(position(ring)).pockets == [Pocket("0,0", "build", 6, 6, [RED, YELLOW])]
    assert GAME.public(position(EXTENSIONS[5][0])).pockets == [Pocket("0,0", "build", 5, 5, [RED, YELLOW])]
    assert GAME.public(position(EXTENSIONS[4][0])).pockets == []


def test_a_pocket_does_not_belong_to_a_seat_that_lacks_the_tokens():  # MSD-044
    state = position(EXTENSIONS[6][0], mines=[("1,0", YELLOW, 8), ("-1,0", RED, 1)], last_round=True)
    assert GAME.public(state).pockets == [Pocket("0,0", "extend", 6, 7, [RED])]


def test_mine_payments_follow_the_option():  # MSD-043 MSD-047 R7
    paid = GAME.public(position(THREE)).rates
    assert paid.build == [Rate(2, 2, 1), Rate(3, 3, 1), Rate(4, 4, 1), Rate(5, 5, 2), Rate(6, 6, 3)]
    assert paid.extend == [Rate(3, 3, 0), Rate(4, 4, 0), Rate(5, 5, 1), Rate(6, 7, 2)]
    assert "6 sides 7 points 2 tokens" in GAME.board(position(THREE), None, 200)
    assert GAME.public(position(THREE, options={"extend_six_points": "6"})).rates.extend[-1] == Rate(6, 6, 2)


def test_limits_come_from_the_box(tmp_path):  # MSD-011 MSD-025 MSD-029 MSD-056
    assert GAME.public(position(THREE)).limits == Limits(hand=3, played=3, tokens=9, trigger=1)
    larger = corrected(tmp_path, ("limit = 3 ", "limit = 4 "))
    assert GAME.public(position(THREE, components=larger)).limits.hand == 4


@pytest.mark.parametrize(
    ("hand", "pile", "draws"),
    [
        ("", None, Draws(explore=None, supply=1, reorganize=None)),
        ("T45", None, Draws(explore=1, supply=1, reorganize=2)),
        ("T45 T75 T09", None, Draws(explore=1, supply=None, reorganize=1)),
        ("T45", ["T01"], Draws(explore=1, supply=1, reorganize=1)),
        ("T45", [], Draws(explore=0, supply=0, reorganize=0)),
    ],
)
def test_each_action_shows_how_many_tiles_it_would_draw(hand, pile, draws):  # MSD-025 MSD-027 MSD-028 MSD-054
    assert GAME.public(position(THREE, hand, pile=pile, last_round=pile == [])).draws == draws


def test_the_tiles_of_a_turn_and_the_number_still_allowed_are_shown():  # MSD-025 MSD-037
    state = position(THREE, "T45 T75")
    assert (GAME.public(state).this_turn, GAME.public(state).more) == ([], 2)
    state = after(state, FIRST)
    assert (GAME.public(state).this_turn, GAME.public(state).more, GAME.public(state).bridge) == (["0,1"], 1, False)
    assert GAME.public(after(state, "stop")).more == 0


def test_two_tiles_apart_require_a_bridge_and_hold_no_mine():  # R4
    state = after(position(THREE, "T45 T75 T09", options={"joined": "final"}), FIRST, "place T09 r0 at 2,1")
    assert (GAME.public(state).bridge, GAME.public(state).mine, GAME.public(state).more) == (True, None, 1)


@pytest.mark.parametrize(("turn", "left"), [(1, 3), (2, 2), (3, 1)])
def test_the_last_round_shows_how_many_turns_are_left(turn, left):  # MSD-057
    state = position(THREE, "T45", "T01", "T02", "T03", seats=4, turn=turn, mines=[("0,0", RED, 8)], last_round=True)
    assert (GAME.public(state).last_round, GAME.public(state).turns_left) == (True, left)
    assert GAME.public(position(THREE)).turns_left is None


def test_a_player_is_shown_with_tokens_points_and_zones():  # MSD-060 MSD-062
    player = GAME.public(position(THREE, "T45", mines=[("0,0", RED, 1), ("1,0", RED, 2)], points=[7, 0])).players[RED]
    assert (player.colour, player.tiles, player.tokens) == ("red", 1, 6)
    assert player.zones == [Zone(["0,0", "1,0"], tokens=3, points=6)]
    assert (player.points, player.zone_points, player.score) == (7, 6, 13)


def test_the_round_is_shown_from_the_first_after_the_start_to_the_last():  # MSD-017 MSD-057
    rng, state, rounds = pithead.rng("rounds"), GAME.setup(3), 0
    while state.seat != OVER:
        assert GAME.public(state).round == rounds
        move, before = state.pick(rng.below(state.count())), state.copy()
        state.apply(move)
        rounds += getattr(GAME.event(before, move, state), "ends", "") == "round"
    assert GAME.public(state).round == rounds > 1


def test_a_position_without_a_round_is_in_the_first():
    data = GAME.dump(position(THREE, "T45"))
    del data["round"], data["made"]
    assert GAME.public(GAME.load(data)).round == 1
    assert GAME.public(GAME.load(data | {"round": 7})).round == 7


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_moves_in_columns_equal_moves_listed_one_by_one(seats):
    rng, state = pithead.rng("columns"), GAME.setup(seats)
    kinds = set()
    while state.seat != OVER:
        moves = list(state.legal())
        all_columns = GAME.codec.columns(state, moves)
        assert all_columns == Codec.columns(GAME.codec, state, moves)
        kinds |= {columns.kind for columns in all_columns}
        state.apply(moves[rng.below(len(moves))])
    assert {"draw", "place", "supply", "reorganize", "stop", "mine", "leave"} <= kinds


def test_removals_in_the_starting_round_are_reported_as_such():  # MSD-021
    hands = ["T26 T07 T08 T09", "T05 T06 T14 T15"]
    state = played(2, "begin seat 0", *dealt(hands, "T01"), "place T26 r3 at 1,-1")
    removals = Columns("remove", list(state.legal()), {"tile": ["T05", "T06", "T14", "T15"]})
    assert GAME.codec.columns(state, list(state.legal())) == [removals]
