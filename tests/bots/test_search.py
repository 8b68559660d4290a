"""Tree search finds known best moves, reads deep where moves are many, and stays within its limits."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.bots.mcts import Settings, read_settings
from pithead.bots.search import ROOT, Search
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.engine.worth import Worth
from support import walk


class Nim(State):
    """Take one to three stones; the last one scores. With `dice`, chance adds none or one after each move."""

    def __init__(self, seats, seat, stones, dice=0, won=-1, last=0):
        super().__init__(seats, seat)
        self.stones, self.dice, self.won, self.last = stones, dice, won, last

    def legal(self):
        return vec[i64](range(2) if self.seat == CHANCE else range(1, min(3, self.stones) + 1))

    def count(self):
        return len(self.legal())

    def pick(self, k):
        return self.legal()[k]

    def apply(self, move):
        if self.seat == CHANCE:
            self.stones += move
            self.seat = (self.last + 1) % self.seats
            return
        self.last = self.seat
        self.stones -= move
        if self.stones == 0:
            self.won, self.seat = self.seat, OVER
        else:
            self.seat = CHANCE if self.dice else (self.seat + 1) % self.seats

    def copy(self):
        return Nim(self.seats, self.seat, self.stones, self.dice, self.won, self.last)

    def scores(self):
        return vec[i64]([int(seat == self.won) for seat in range(self.seats)])

    def guess(self, seat, rng):
        return self.copy()


UNGUIDED = read_settings("unguided")


def searched(state, settings, simulations, worth=None, seed=1):
    search = Search(state, worth or Worth(), settings.plan(), pithead.rng(seed))
    search.run(simulations)
    return search


def best(search):
    return search.move(search.children(ROOT)[0])


def visits_of(search):
    return [search.visits[child] for child in search.children(ROOT)]


@pytest.mark.parametrize("settings", [Settings(), UNGUIDED], ids=["guided", "unguided"])
@pytest.mark.parametrize(("stones", "move"), [(3, 3), (5, 1), (6, 2), (7, 3)])
def test_the_best_of_two_seats_leaves_the_other_a_multiple_of_four(settings, stones, move):
    assert best(searched(Nim(2, 0, stones), settings, 800)) == move


def test_each_of_three_seats_plays_for_itself():
    search = searched(Nim(3, 0, 3), UNGUIDED, 300)
    assert best(search) == 3
    assert {search.maker(child) for child in search.children(search.children(ROOT)[0])} <= {1}


def test_a_team_helps_the_next_seat():
    class Together(Nim):
        def scores(self):
            return vec[i64]([int(self.won == 1)] * self.seats)

        def copy(self):
            return Together(self.seats, self.seat, self.stones, self.dice, self.won, self.last)

    assert best(searched(Together(2, 0, 4), UNGUIDED, 400, Worth(True))) in (1, 2, 3)
    assert best(searched(Together(2, 0, 2), UNGUIDED, 400, Worth(True))) == 1


def test_chance_is_sampled_and_has_no_node_in_the_tree():
    search = searched(Nim(2, 0, 6, dice=1), UNGUIDED, 500)
    assert all(search.maker(child) == 1 for child in search.children(search.children(ROOT)[0]))


def test_every_simulation_is_counted_once_at_each_ply():
    search = searched(Nim(2, 0, 9), Settings(), 300)
    assert search.visits[ROOT] == 300
    assert sum(search.visits[child] for child in search.children(ROOT)) == 300


def test_a_long_search_keeps_comparing_moves_at_the_root():
    """Credit for rarely tried moves grows like log(n), or like 2 * sqrt(n), which is 15 times as much after 4,000."""
    usual, comparing = (searched(Nim(2, 0, 6, dice=1), read_settings(f"unguided+compare={k}"), 4000) for k in (0, 2))
    assert min(visits_of(comparing)) > 3 * min(visits_of(usual))


def test_a_tree_never_exceeds_its_node_limit():
    state = wide_position()
    search = searched(state, Settings(nodes=150), 100)
    assert len(search.edges) <= 150
    assert search.visits[ROOT] == 100
    assert best(search) in list(state.legal())


def test_with_many_moves_the_search_still_reads_beyond_the_first_ply():
    """Look at a position with more than a hundred moves: the search tries all, returns to few, and reads on through the replies."""
    search = searched(wide_position(), Settings(), 1000, pithead.game("sacred_dragon").worth)
    children = search.children(ROOT)
    answers = [below for child in children for below in search.children(child)]
    further = [below for answer in answers for below in search.children(answer)]
    assert len(children) > 100
    assert sum(search.visits[child] for child in children[:10]) > 250  # three times their share
    assert sum(search.visits[answer] for answer in answers) > 800
    assert sum(search.visits[below] for below in further) > 50
    assert search.deepest >= 4


@pytest.mark.parametrize("rounds", [1, 2])
def test_rivals_are_judged_after_equally_many_turns(rounds):
    """Two moves on, a position has no reply yet; play on until the turn comes back, as often as the opinion asks."""
    judged: list[Any] = []

    class Counted(Worth):
        def of(self, state, seat):
            judged.append(state.copy())
            return float(state.stones)

    search = Search(Nim(3, 1, 400), Counted(rounds=rounds), Settings(trust=0.0, tries=1).plan(), pithead.rng(1))
    search.run(1)
    judged.clear()
    search.run(30)
    assert {state.seat for state in judged} == {1}
    assert min(400 - state.stones for state in judged) >= 3 * rounds  # each turn takes a stone or more


def test_a_solo_player_is_judged_at_once():
    taken: list[int] = []

    class Counted(Worth):
        def of(self, state, seat):
            taken.append(400 - state.stones)
            return 0.0

    search = Search(Nim(1, 0, 400), Counted(), Settings(trust=0.0).plan(), pithead.rng(1))
    search.run(1)
    assert taken[-1] <= 3


def test_the_subtree_of_the_chosen_move_is_kept():
    state = Nim(2, 0, 9)
    search = searched(state, Settings(), 300)
    child = search.children(ROOT)[0]
    after = state.copy()
    after.apply(search.move(child))
    below = search.below(search.move(child), after, pithead.rng(2))
    assert below.visits[ROOT] == search.visits[child]
    assert tree_of(below, ROOT) == tree_of(search, child)
    below.run(50)
    assert below.visits[ROOT] == search.visits[child] + 50


def test_a_choice_is_final_when_the_remaining_simulations_cannot_change_it():
    search = searched(Nim(2, 0, 3), Settings(), 200)
    assert search.decided(0)
    assert not search.decided(10**6)


def tree_of(search, node):
    return [
        (int(search.edges[child]), int(search.visits[child]), round(search.value(child), 6), tree_of(search, child))
        for child in sorted(search.children(node), key=lambda child: int(search.edges[child]))
    ]


def wide_position():
    """Return a decision with many moves, once there are mines and something is at stake."""
    for state in walk("sacred_dragon", 2, "wide"):
        if state.seat >= 0 and state.count() > 110 and max(state.scores()) > 0:
            return state
    raise AssertionError("no wide decision met")
