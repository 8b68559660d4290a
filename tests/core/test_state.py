"""Positions of anybody's game: equal, hashed and pickled by all their fields, on either speed of the engine."""

import pickle
import sys
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.core.data import fields
from pithead.core.engine.state import State


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


class Lazy(type):
    """Keeps annotations out of the class namespace, where Python 3.14 no longer has them, and answers them on request."""

    on_request: dict[str, Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "Lazy":
        annotations = namespace.pop("__annotations__", {})
        cls = super().__new__(mcs, name, bases, namespace)
        cls.on_request = annotations
        return cls

    def __getattribute__(cls, name: str) -> Any:
        return cls.on_request if name == "__annotations__" else super().__getattribute__(name)


class LazyHeap(State, metaclass=Lazy):
    """A position whose class namespace holds no annotations."""

    stones: int = 7


def test_fields_are_found_where_annotations_are_evaluated_on_request():
    assert "__annotations__" not in vars(LazyHeap)
    one, other = LazyHeap(2, 0), LazyHeap(2, 0)
    other.stones = 6
    assert one != other
    assert hash(one) != hash(other)
    assert pickle.loads(pickle.dumps(LazyHeap(2, 0))).stones == 7
    assert "stones" in fields.own(one)


def test_a_field_whose_type_is_unknown_is_still_a_field():
    unknown = "Unknown" if sys.version_info >= (3, 14) else "'Unknown'"  # before, only a quoted name could wait to be resolved
    made: dict[str, Any] = {"State": State}
    exec(f"class Odd(State):\n    stones: {unknown} = 7\n", made)
    assert fields.own(made["Odd"](2, 0)) == ("stones",)
