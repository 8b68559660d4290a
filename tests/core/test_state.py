"""Positions of anybody's game: equal, hashed and pickled by all their fields, on either speed of the engine."""

import pickle

from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.core.state import State


class Heap(State):
    """A position that somebody wrote in plain Python, with a constructor of its own."""

    stones: int = 7

    def __init__(self, seats, seat, hands=()):
        super().__init__(seats, seat)
        self.hands = vec[i64](hands)


def test_who_decides_and_how_many_sit_there_belong_to_a_position():
    assert Heap(2, 0) == Heap(2, 0)
    assert Heap(2, 0) != Heap(2, 1)
    assert Heap(2, 0) != Heap(3, 0)
    assert hash(Heap(2, 0)) != hash(Heap(2, 1))


def test_a_field_with_its_first_value_belongs_to_a_position():
    one, other = Heap(2, 0), Heap(2, 0)
    other.stones = 6
    assert one != other
    other.stones = 7
    assert one == other
    assert hash(one) == hash(other)


def test_a_position_travels_with_all_its_fields():
    heap = Heap(3, 2, [4, 5])
    heap.stones = 1
    told = pickle.loads(pickle.dumps(heap))
    assert told == heap
    assert (told.seats, told.seat, told.stones, list(told.hands)) == (3, 2, 1, [4, 5])


def test_a_position_and_a_table_show_what_they_are():
    assert repr(Heap(2, 0)) == "<Heap: 2 seats, seat 0 decides>"
    assert repr(Heap(1, -1)) == "<Heap: 1 seat, chance decides>"
    assert repr(Heap(3, -2)) == "<Heap: 3 seats, over>"
    table = pithead.Table("tf22_mine", ["Ada", "Bert"], {"start_player": 0}, seed="shown")
    assert repr(table) == f"<Table of TF22 Mine: Ada, Bert; {table.moves_made()} moves, Ada decides>"
