"""The features that bots see in a position, and the resulting opinion; weights are learned, so the tests name none."""

import pytest

import pithead
from games.sacred_dragon.helpers import (
    BLUE,
    BOX,
    FIRST,
    GAME,
    GREEN,
    RED,
    SECOND,
    THIRD,
    THREE,
    YELLOW,
    after,
    covering,
    position,
    question,
)
from pithead.bots.best import best_move
from pithead.core.engine.worth import Opinion
from support import sure

WORTH = sure(Opinion, GAME.worth)
RING = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")  # around 0,0


def worth(state, seat=RED):
    return WORTH.of(state, seat)


def feature(state, name, seat=RED):
    names = WORTH.names()
    return list(WORTH.features(state))[seat * len(names) + names.index(name)]


def test_a_possible_mine_counts_as_made():
    state = after(position(THREE, "T45 T75 T09"), FIRST, SECOND, THIRD)
    assert worth(state) == worth(after(state, "mine"))
    assert WORTH.settled(state) == after(state, "mine")


def test_a_tile_counts_the_same_drawn_or_due():
    state = position(THREE, "T45")
    due = after(state, "supply")
    for position_after in (due, after(due, "draw T01")):
        assert (feature(position_after, "second tile in hand"), feature(position_after, "third tile in hand")) == (1, 0)
    assert feature(state, "second tile in hand") == 0


@pytest.mark.parametrize(("sides", "name", "points"), [(3, "three", 3), (4, "four", 4), (5, "five", 5 + 1)])
def test_a_pocket_counts_as_the_points_for_filling_it(sides, name, points):  # MSD-047
    """Each mountain has a pocket at 0,0, beside the foundation in the east; five sides bring a token for the zone too."""
    state = position(covering(*RING[:sides]), mines=[("1,0", RED, 1)])
    assert feature(state, f"pockets of {name} sides") == points
    assert feature(state, f"pockets of {name} sides", YELLOW) == 0


def test_a_pocket_beside_a_rival_is_a_separate_feature():
    own = position(covering(*RING[:4]), mines=[("1,0", RED, 1)])
    shared = position(covering(*RING[:4]), mines=[("1,0", RED, 1), ("-1,0", YELLOW, 1)])
    assert feature(own, "pockets beside rivals, too") == 0
    assert feature(shared, "pockets beside rivals, too") == feature(shared, "pockets beside rivals, too", YELLOW) >= 4


def test_the_best_mine_is_the_best_that_a_tile_in_hand_can_make():  # MSD-043 MSD-047
    """Any tile that fits the pocket of four sides extends for four points; with an empty hand there is none."""
    pocket = covering(*RING[:4])
    for tile in BOX[40:60]:
        state = position(pocket, tile, mines=[("1,0", RED, 1)], turn=RED)
        fits = any(" at 0,0" in choice.notation for choice in GAME.choices(state))
        if fits:
            assert feature(state, "best mine for a tile in hand") >= 4
            assert feature(state, "best mine, being next") == feature(state, "best mine for a tile in hand")
    assert feature(position(pocket, mines=[("1,0", RED, 1)]), "best mine for a tile in hand") == 0


@pytest.mark.parametrize(("round_start", "follows"), [("fixed", YELLOW), ("rotate", GREEN)])
def test_while_the_last_tile_of_a_round_is_drawn_the_first_seat_of_the_next_round_is_next(round_start, follows):  # R19
    mines = [("1,0", YELLOW, 1), ("0,1", GREEN, 1)]
    state = position(
        covering(*RING[:4]), "", "T01", "T03", seats=3, mines=mines, start=YELLOW, turn=RED, options={"round_start": round_start}
    )
    state = after(state, "supply")
    assert [seat for seat in (RED, YELLOW, GREEN) if feature(state, "best mine, being next", seat)] == [follows]


def test_less_remains_towards_the_end():
    """With this many tiles in the pile, two seats draw three times, twice, once or not again."""
    ahead = [WORTH.ahead(position(THREE, "T01", pile=BOX[9 : 9 + left]), RED) for left in (9, 6, 4, 2)]
    assert ahead == sorted(ahead, reverse=True)
    assert ahead[0] == 1
    last = position(THREE, "T01", turn=1, pile=BOX[9:12], mines=[("0,0", RED, 8)], last_round=True)
    assert WORTH.ahead(last, YELLOW) > WORTH.ahead(last, RED) == 0


def test_when_the_game_is_over_only_points_count():
    state = after(position(THREE, "T45 T01", turn=1, mines=[("0,0", RED, 1)], pile=["T02"]), "supply", "draw T02")
    assert question(state) == "over"
    assert worth(state) == 1  # a zone


def test_the_largest_zone_counts_with_its_tokens():  # MSD-061
    state = position(covering(*RING[:5]), mines=[("1,0", RED, 1), ("0,1", RED, 2), ("-1,0", YELLOW, 1)])
    assert feature(state, "largest zone") == 2 + 3
    assert feature(state, "largest zone", YELLOW) == 1 + 1


def test_of_several_rivals_the_best_counts():
    state = position(covering(*RING[:5]), seats=4, mines=[("1,0", RED, 1), ("-1,1", BLUE, 2)])
    standings = list(WORTH.standings(state))[:4]
    assert worth(state, YELLOW) < 0 or standings[YELLOW] == max(standings)
    assert list(WORTH.each(state)) == [worth(state, seat) for seat in range(4)]


def test_the_first_opinion_still_exists():
    state = position(covering(*RING[:5]), mines=[("1,0", RED, 1)])
    first = GAME.opinions["first"]
    assert first.of(state, RED) == -first.of(state, YELLOW) > 0
    assert best_move(position(THREE, "T45 T01"), first, pithead.rng(1)) in set(position(THREE, "T45 T01").legal())
