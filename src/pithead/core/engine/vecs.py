"""Ordered vecs: search, insert, remove. Each change gives the vec to go on with; drop the old name."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

EMPTY_VEC: Final = vec[i64]()  # the first value of a field; compiled classes take only constants


def search(ascending: vec[i64], value: i64) -> i64:
    """The first index whose item is not less than the value; the length if there is none."""
    low: i64 = 0
    high: i64 = len(ascending)
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


def inserted(items: vec[i64], index: i64, value: i64) -> vec[i64]:
    """The vec with a value put in before the index; use the result, not the argument."""
    items = append(items, value)
    i: i64 = len(items) - 1
    while i > index:
        items[i] = items[i - 1]
        i -= 1
    items[index] = value
    return items


def changed(items: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A new vec with one item changed; the old one stays as it was, so that copies may share it."""
    items = items[:]
    items[index] = value
    return items


def without(items: vec[i64], index: i64) -> vec[i64]:
    """The vec without the item at the index; use the result, not the argument."""
    i: i64
    last: i64 = len(items) - 1
    for i in range(index, last):
        items[i] = items[i + 1]
    items, dropped = pop(items)
    return items


def ordered(items: vec[i64]) -> vec[i64]:
    """The same items, ascending; quick where they nearly are."""
    if len(items) == 0:
        return items
    last = items[0]
    i: i64
    for i in range(1, len(items)):
        item = items[i]
        if item >= last:
            last = item
            continue
        at = i
        while at > 0 and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
    return items
