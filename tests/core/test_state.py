"""Positions of any game: equal, hashed and pickled by all their fields, compiled or interpreted."""

import pickle
import sys
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.core.data import fields
from pithead.core.engine.state import State


class Heap(State):
    """A position written in plain Python, with its own constructor."""

    stones: int = 7

    def __init__(self, seats, seat, hands=()):
        super().__init__(seats, seat)
        self.hands = vec[i64](hands)


def test_the_seat_to_decide_and_the_number_of_seats_are_part_of_a_position():
    assert Heap(2, 0) == Heap(2, 0)
    assert Heap(2, 0) != Heap(2, 1)
    assert Heap(2, 0) != Heap(3, 0)
    assert hash(Heap(2, 0)) != hash(Heap(2, 1))


def test_a_field_that_still_has_its_default_is_part_of_a_position():
    one, other = Heap(2, 0), Heap(2, 0)
    other.stones = 6
    assert one != other
    other.stones = 7
    assert one == other
    assert hash(one) == hash(other)


def test_a_position_is_pickled_with_all_its_fields():
    heap = Heap(3, 2, [4, 5])
    heap.stones = 1
    copied = pickle.loads(pickle.dumps(heap))
    assert copied == heap
    assert (copied.seats, copied.seat, copied.stones, list(copied.hands)) == (3, 2, 1, [4, 5])


def test_positions_and_tables_have_a_readable_representation():
    assert repr(Heap(2, 0)) == "<Heap: 2 seats, seat 0 decides>"
    assert repr(Heap(1, -1)) == "<Heap: 1 seat, chance decides>"
    assert repr(Heap(3, -2)) == "<Heap: 3 seats, over>"
    table = pithead.Table("tf22_mine", ["Ada", "Bert"], {"start_player": 0}, seed="shown")
    assert repr(table) == f"<Table of TF22 Mine: Ada, Bert; {table.moves_made()} moves, Ada decides>"


class Lazy(type):
    """Keep annotations out of the class namespace, as Python 3.14 does, and return them on request."""

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


def test_fields_are_found_when_annotations_are_evaluated_on_request():
    assert "__annotations__" not in vars(LazyHeap)
    one, other = LazyHeap(2, 0), LazyHeap(2, 0)
    other.stones = 6
    assert one != other
    assert hash(one) != hash(other)
    assert pickle.loads(pickle.dumps(LazyHeap(2, 0))).stones == 7
    assert "stones" in fields.own(one)


def test_a_field_with_an_unknown_type_is_still_a_field():
    unknown = "Unknown" if sys.version_info >= (3, 14) else "'Unknown'"  # before 3.14, only a quoted name could stay unresolved
    namespace: dict[str, Any] = {"State": State}
    exec(f"class Odd(State):\n    stones: {unknown} = 7\n", namespace)
    assert fields.own(namespace["Odd"](2, 0)) == ("stones",)
