"""Ordered vecs: search, insert and remove. Each function returns the vec to use from then on; do not use the argument again."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

EMPTY_VEC: Final = vec[i64]()  # the initial value of a field; compiled classes accept only constants


def search(ascending: vec[i64], value: i64) -> i64:
    """Return the first index whose item is not less than the value, or the length if there is none."""
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
    """Insert a value before the index and return the vec; use the result, not the argument."""
    items = append(items, value)
    i: i64 = len(items) - 1
    while i > index:
        items[i] = items[i - 1]
        i -= 1
    items[index] = value
    return items


def changed(items: vec[i64], index: i64, value: i64) -> vec[i64]:
    """Return a new vec with one item changed. The old one stays as it was, so copies can share it."""
    items = items[:]
    items[index] = value
    return items


def without(items: vec[i64], index: i64) -> vec[i64]:
    """Remove the item at the index and return the vec; use the result, not the argument."""
    i: i64
    last: i64 = len(items) - 1
    for i in range(index, last):
        items[i] = items[i + 1]
    items, dropped = pop(items)
    return items


def ordered(items: vec[i64]) -> vec[i64]:
    """Return the items in ascending order; fast if they are nearly sorted."""
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
