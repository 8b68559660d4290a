"""Slate: a row of numbers as a learner gets it, float32 after float32, written by the engine itself.

A row begins as zeros, and most of it stays so. Numbers are made of whole ones without any floating point, so
that both speeds write the same bytes. Those who write on it ask with `if` statements: compiled, `n if asked else 0` makes
a Python int of n.
"""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pithead.core.bits import BIT, lowest

MOST: Final = 8  # no number is larger, nor less than this below zero
COMMON: Final = 64  # fractions with a smaller numerator
PARTS: Final = 64  # and a smaller denominator are looked up


def float_bits(n: i64, of: i64) -> i64:
    """The bits of n / of as a float32."""
    if n == 0:
        return 0
    sign: i64 = 0
    if n < 0:
        n = -n
        sign = 256
    fixed = min(n, MOST * of) * 1073741824 // of
    top: i64 = 0
    rest = fixed >> 1
    while rest != 0:
        rest >>= 1
        top += 1
    digits = fixed >> (top - 23) if top > 23 else fixed << (23 - top)
    return (sign + top + 97) * 8388608 + (digits & 8388607)


def _usual() -> vec[i64]:
    found = vec[i64](capacity=COMMON * PARTS)
    of: i64
    n: i64
    for of in range(PARTS):
        for n in range(COMMON):
            found = append(found, float_bits(n, max(of, 1)))
    return found


USUAL: Final = _usual()  # by denominator and numerator


@final
class Slate:
    """So many numbers, written from the first to the last; `at` is where the next one goes."""

    size: i64
    at: i64
    zeros: bytes
    raw: BytesWriter

    def __init__(self, size: i64) -> None:
        self.size = size
        self.at = 0
        self.zeros = bytes(4 * size)
        self.raw = BytesWriter()
        self.raw.write(self.zeros)

    def clear(self) -> None:
        """Back to zeros."""
        self.raw.truncate(0)
        self.raw.write(self.zeros)
        self.at = 0

    def written(self) -> bytes:
        """All numbers, as bytes."""
        return self.raw.getvalue()

    # Anywhere.

    def mark(self, at: i64) -> None:
        """A one."""
        self.raw[4 * at + 2] = 0x80
        self.raw[4 * at + 3] = 0x3F

    def put(self, at: i64, n: i64, of: i64) -> None:
        """The fraction n / of, never beyond MOST, cut off where a float32 or the thirtieth binary place ends; `of` from 1 on."""
        bits = USUAL[of * COMMON + n] if 0 <= n < COMMON and of < PARTS else float_bits(n, of)
        raw = self.raw
        at *= 4
        raw[at] = u8(bits & 255)
        raw[at + 1] = u8(bits >> 8 & 255)
        raw[at + 2] = u8(bits >> 16 & 255)
        raw[at + 3] = u8(bits >> 24)

    def spread(self, of: i64, at: i64, step: i64) -> None:
        """A one for each member of a small set, so far apart."""
        while of != 0:
            if of & 1 != 0:
                self.mark(at)
            of >>= 1
            at += step

    # One after the other.

    def room(self, size: i64) -> i64:
        """Leave room for so many numbers; where it begins."""
        first = self.at
        self.at += size
        return first

    def flag(self, is_so: bool) -> None:
        """One number: 1 or 0."""
        if is_so:
            self.mark(self.at)
        self.at += 1

    def number(self, n: i64, of: i64) -> None:
        """One number: how much of the usual most there is."""
        if n != 0:
            self.put(self.at, n, max(of, 1))
        self.at += 1

    def one_of(self, k: i64, size: i64) -> None:
        """So many numbers, all 0 but the k-th; all 0 where there is none such."""
        if 0 <= k < size:
            self.mark(self.at + k)
        self.at += size

    def members(self, of: i64, size: i64) -> None:
        """So many numbers, 1 for each member of a set."""
        while of != 0:
            self.mark(self.at + lowest(of))
            of &= of - 1
        self.at += size


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """How many places to the left of a seat another one sits; -1 for none."""
    if other < 0:
        return -1
    return (other - seat + seats) % seats


def seats_from(seat: i64, members: i64, seats: i64) -> i64:
    """A set of seats, counted from one of them."""
    return (members >> seat | members << (seats - seat)) & (BIT[seats] - 1)
