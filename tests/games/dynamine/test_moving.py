"""Moving tiles (DYN-050 to 055)."""

from games.dynamine.helpers import GAME, ends, legal, part, play, turn, view, why_not, words

FIG5 = "E1a 2,0 F2b 2,1 B1a 2,-1 D1a 3,0"


def movable(state):
    """List the tiles that may move somewhere."""
    return sorted({text.split()[1] for text in legal(state, "move")})


def test_only_peripheral_tiles_may_be_moved():  # DYN-050 DYN-051 X5
    state = turn(FIG5, moves=1)
    assert movable(state) == ["B1a", "D1a", "F2b"]
    assert why_not(state, "move E1a to 1,1") == ["DYN-051", "DYN-050"]  # in the middle, and the others depend on it
    assert why_not(state, "move entrance to 1,1") == ["DYN-051"]


def test_a_vein_moved_deeper_is_worth_more():  # DYN-052 DYN-054 X5
    state = turn(FIG5, moves=1)
    assert part(state, "veins") == 2
    assert part(play(state, "move F2b to 3,1"), "veins") == 3
    assert part(play(state, "move F2b to 1,1"), "veins") == 1
    assert words(state, "move F2b to 3,1").startswith("Seat 0 moves F2b (price 2, open west, one vein) from 2,1 to level 3, place 1")


def test_the_refusal_names_the_tiles_that_would_be_cut_off():  # DYN-050
    _, refusal = GAME.explain(turn(FIG5, moves=1), "move E1a to 1,1")
    assert refusal.text == "moving E1a would cut off B1a, F2b, D1a at 2,-1, 2,1, 3,0 from the mine"


def test_a_tile_on_a_ring_holds_nothing():  # DYN-051 R14
    # Entrance, E1a, E1b, E1c form a ring of four: each of the three may leave it.
    ring = "E1a 1,1 E1b 2,1 E1c 2,0"
    assert movable(turn(ring, moves=1)) == ["E1a", "E1b", "E1c"]
    # A chamber linked only to E1b keeps E1b in place.
    assert movable(turn(ring + " F1a 3,1", moves=1)) == ["E1a", "E1c", "F1a"]


def test_a_tile_with_neighbours_on_all_four_sides_is_not_peripheral():  # DYN-051 R14
    # E2a at 3,1 is in the middle; a ring around it keeps the others linked without it.
    around = "E1a 1,1 A1a 2,1 E2a 3,1 A1b 2,0 E1b 3,0 E1c 3,2 E2b 4,0 E2c 4,1 E3a 4,2"
    state = turn(around, moves=1)
    assert why_not(state, "move E2a to 1,2") == ["DYN-051"]
    assert "E2a" not in movable(state)
    assert "A1a" in movable(state)  # only rock beside it, and the ring holds without it


def test_the_surface_counts_as_empty():  # DYN-051
    # E1b at 1,1 has tiles to the west, south and east; above it is the surface.
    state = turn("E1b 1,1 E1a 2,0 E1c 2,1 B1a 1,2", moves=1)
    assert why_not(state, "move E1b to 3,0") == ["DYN-050"]  # only because B1a depends on it
    state = turn("E1b 1,1 E1a 2,0 E1c 2,1 E2a 2,2 E2b 1,2", moves=1)
    assert not why_not(state, "move E1b to 3,0")


def test_touching_is_not_linking():  # DYN-051 R14
    # A1b and A1a are side by side with closed walls: without A1a nothing holds the tiles below it.
    state = turn("E1a 1,1 A1a 2,1 A1b 2,0 E1b 3,1", moves=1)
    assert why_not(state, "move A1a to 3,0") == ["DYN-050"]


def test_a_moved_tile_must_match_and_link_at_its_new_place():  # DYN-052
    state = turn(FIG5, moves=1)
    assert why_not(state, "move F2b to 4,0") == ["DYN-052", "DYN-052"]  # it opens to the west, D1a to the south
    assert why_not(state, "move F2b to 2,0") == ["DYN-052"]
    assert why_not(state, "move F2b to 9,9") == ["DYN-052"]
    assert why_not(state, "move F2b to 0,1") == ["DYN-033"]


def test_the_new_place_is_judged_without_the_moved_tile():  # DYN-053 R14
    state = turn("A1a 2,0 A1b 3,0", moves=1)
    assert why_not(state, "move A1b to 4,0") == ["DYN-052"]  # without itself nothing reaches down there
    assert why_not(state, "move A1b to 3,0") == ["DYN-053"]
    # At 2,0 its own west side would face it, but a moved tile has left that place.
    state = turn("E1a 1,1 E1b 2,1", moves=1)
    assert not why_not(state, "move E1b to 2,0")


def test_a_new_place_does_not_count_as_its_own_support():  # DYN-051 R14
    # B1a holds B1b; the option to place it again beyond B1b does not make it peripheral.
    state = turn("B1a 1,1 B1b 1,2", moves=1)
    assert why_not(state, "move B1a to 1,3") == ["DYN-050"]


def test_moving_is_not_building():  # DYN-054 R15
    # A3c gives a token, A3b a move, A1c a +1 side: moving a tile triggers none of them.
    state = turn("A1c 2,0 E1a 1,1 A3c 2,1", points=5, moves=2)
    state = play(state, "move A3c to 3,0")
    assert state.points == 5
    assert view(state).public.players[0].plus_tokens == 0
    state = play(turn("E1a 1,1 A3b 2,1", points=5, moves=1), "move A3b to 2,0")
    assert GAME.decision(state).kind == "main"
    assert state.moves == 0


def test_a_side_freed_by_a_move_works_again():  # DYN-040 R11
    state = turn("A1c 2,0 A3a 3,0 E1a 1,1", points=2, moves=1, market={"A3": "A3b"})
    state = play(state, "move A3a to 2,1")
    assert play(state, "build A3 at 3,0").points == 0


def test_a_player_moves_tiles_only_within_their_own_mine():  # DYN-055
    state = turn(FIG5, "A1a 2,0", moves=1)
    assert why_not(state, "move A1a to 1,1") == ["DYN-055"]
    assert why_not(state, "move A1b to 1,1") == ["DYN-055"]  # still in the market
    assert why_not(state, "move Q1a to 1,1") == ["DYN-002"]
    moved = play(state, "move F2b to 3,1")
    assert view(moved).public.players[1].mine == view(state).public.players[1].mine


def test_ends_follow_the_tiles():  # DYN-052
    state = turn(FIG5, moves=1)
    assert ends(state) == ["1,-1", "1,1", "2,-2", "3,1", "4,0"]
    state = play(state, "move F2b to 3,1")
    assert ends(state) == ["1,-1", "1,1", "2,-2", "2,1", "4,0"]
