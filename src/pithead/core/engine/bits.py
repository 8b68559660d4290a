"""Small sets of numbers from 0 to 61, each held in one int.

Take single bits from the table `BIT`: a literal shifted by a variable gives wrong results when compiled.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.rng import Rng

SIZE: Final = 62


def _powers() -> vec[i64]:
    powers = vec[i64](capacity=SIZE)
    bit: i64 = 1
    i: i64
    for i in range(SIZE):
        powers = append(powers, bit)
        if i < SIZE - 1:
            bit += bit
    return powers


BIT: Final = _powers()


def ones(members: i64) -> i64:
    """Return the number of members."""
    x = members - ((members >> 1) & 0x1555555555555555)  # a literal of 2**62 or more would be unboxed at every call
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def lowest(members: i64) -> i64:
    """Return the smallest member of a non-empty set."""
    return ones((members & -members) - 1)


def nth(members: i64, k: i64) -> i64:
    """Return the k-th smallest member, counted from 0; the set must have more than k members."""
    i: i64
    for i in range(k):
        members &= members - 1
    return lowest(members)


def listed(members: i64) -> vec[i64]:
    """Return the members, ascending."""
    items = vec[i64](capacity=ones(members))
    while members != 0:
        items = append(items, lowest(members))
        members &= members - 1
    return items


def sample(members: i64, size: i64, rng: Rng) -> i64:
    """Return a random subset of that size, each equally likely."""
    chosen: i64 = 0
    i: i64
    for i in range(size):
        bit = BIT[nth(members, rng.below(ones(members)))]
        chosen |= bit
        members ^= bit
    return chosen
