"""ObservationWriter: a row of numbers as a learner gets it, float32 after float32, written by the engine itself.

A row begins as zeros, and most of it stays so: only what was written is wiped again. Numbers are made of whole ones without any
floating point, so that both speeds write the same bits. Those who write on it ask with `if` statements: compiled, `n if asked else 0`
makes a Python int of n.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from pithead.core.engine.bits import BIT, lowest

MOST: Final = 8  # no number is larger, nor less than this below zero
COMMON: Final = 101  # fractions with a smaller numerator
PARTS: Final = 101  # and a smaller denominator are looked up


def float_bits(n: i64, of: i64) -> i64:
    """The bits of n / of as a float32, read as a whole number with a sign."""
    if n == 0:
        return 0
    sign: i64 = 0
    if n < 0:
        n = -n
        sign = -256
    fixed = min(n, MOST * of) * 1073741824 // of
    top: i64 = 0
    rest = fixed >> 1
    while rest != 0:
        rest >>= 1
        top += 1
    digits = fixed >> (top - 23) if top > 23 else fixed << (23 - top)
    return (sign + top + 97) * 8388608 + (digits & 8388607)


def _usual() -> vec[i32]:
    shares = vec[i32](capacity=COMMON * PARTS)
    of: i64
    n: i64
    for of in range(PARTS):
        for n in range(COMMON):
            shares = append(shares, i32(float_bits(n, max(of, 1))))
    return shares


USUAL: Final = _usual()  # by denominator and numerator
ONE: Final = 0x3F800000  # the bits of 1


PLACE: Final = 32  # in a prepared number its place is above its bits
BITS: Final = 0x7FFFFFFF


@final
class PreparedRows:
    """Rows of a few numbers each, prepared once to be written often."""

    first: vec[i64]  # by row: where its numbers begin; one more, where the last row ends
    numbers: vec[i64]  # place in the row << PLACE | bits

    def __init__(self) -> None:
        self.first = vec[i64]([0])
        self.numbers = vec[i64]()

    def add(self, place: i64, n: i64, of: i64) -> None:
        """A number of the row that is being prepared: n / of, not less than 0."""
        if n != 0:
            self.numbers = append(self.numbers, place << PLACE | float_bits(n, of))

    def add_members(self, place: i64, of: i64) -> None:
        """A one for each member of a set, from that place on."""
        while of != 0:
            self.add(place + lowest(of), 1, 1)
            of &= of - 1

    def end_row(self) -> None:
        """The row is whole."""
        self.first = append(self.first, len(self.numbers))


@final
class ObservationWriter:
    """So many numbers, written from the first to the last, none of them twice; `at` is where the next one goes."""

    size: i64
    at: i64
    numbers: vec[i32]  # their bits
    trail: vec[i32]  # where something was written
    steps: i64  # how often

    def __init__(self, size: i64) -> None:
        self.size = size
        self.at = 0
        self.numbers = vec[i32]([0] * size)
        self.trail = self.numbers[:]
        self.steps = 0

    def clear(self) -> None:
        """Back to zeros, in the same place."""
        numbers = self.numbers
        trail = self.trail
        i: i64
        for i in range(self.steps):
            numbers[i64(trail[i])] = 0
        self.steps = 0
        self.at = 0

    # Anywhere.

    def write(self, at: i64, bits: i32) -> None:
        """A number, given as bits."""
        self.numbers[at] = bits
        self.trail[self.steps] = i32(at)
        self.steps += 1

    def mark(self, at: i64) -> None:
        """A one."""
        self.write(at, ONE)

    def mark_all(self, at: i64, places: vec[i64]) -> None:
        """A one in each of these places from there on. Less than 0 is no place, here and below."""
        numbers = self.numbers
        trail = self.trail
        steps = self.steps
        for place in places:
            if place >= 0:
                numbers[at + place] = ONE
                trail[steps] = i32(at + place)
                steps += 1
        self.steps = steps

    def mark_members(self, at: i64, of: i64, places: vec[i64], first: i64) -> None:
        """A one for each member of a set, where its place is told from the first on."""
        numbers = self.numbers
        trail = self.trail
        steps = self.steps
        while of != 0:
            place = at + places[first + lowest(of)]
            numbers[place] = ONE
            trail[steps] = i32(place)
            steps += 1
            of &= of - 1
        self.steps = steps

    def put_all(self, at: i64, places: vec[i64], ns: vec[i64], of: i64) -> None:
        """The fractions of these numbers, none less than 0, each in its place from there on."""
        numbers = self.numbers
        trail = self.trail
        steps = self.steps
        i: i64
        for i in range(len(places)):
            place = places[i]
            n = ns[i]
            if place >= 0 and n != 0:
                if n < COMMON and of < PARTS:
                    numbers[at + place] = USUAL[of * COMMON + n]
                else:
                    numbers[at + place] = i32(float_bits(n, of))
                trail[steps] = i32(at + place)
                steps += 1
        self.steps = steps

    def stamp(self, stamps: PreparedRows, row: i64, at: i64) -> None:
        """The numbers of a prepared row, from there on."""
        self.stamp_all(stamps, vec[i64]([row]), vec[i64]([0]), at, 1)

    def stamp_all(self, stamps: PreparedRows, rows: vec[i64], places: vec[i64], at: i64, step: i64) -> None:
        """Prepared rows, each in its place from there on, and the places of its numbers so far apart; less than 0 is no row."""
        numbers = self.numbers
        trail = self.trail
        steps = self.steps
        first = stamps.first
        prepared = stamps.numbers
        i: i64
        k: i64
        for i in range(len(rows)):
            row = rows[i]
            if row < 0:
                continue
            begin = at + places[i]
            for k in range(first[row], first[row + 1]):
                place = begin + (prepared[k] >> PLACE) * step
                numbers[place] = i32(prepared[k] & BITS)
                trail[steps] = i32(place)
                steps += 1
        self.steps = steps

    def put(self, at: i64, n: i64, of: i64) -> None:
        """The fraction n / of, never beyond MOST, cut off where a float32 or the thirtieth binary place ends; `of` from 1 on."""
        if 0 <= n < COMMON and of < PARTS:
            self.write(at, USUAL[of * COMMON + n])
        else:
            self.write(at, i32(float_bits(n, of)))

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
        numbers = self.numbers
        trail = self.trail
        steps = self.steps
        while of != 0:
            at = self.at + lowest(of)
            numbers[at] = ONE
            trail[steps] = i32(at)
            steps += 1
            of &= of - 1
        self.steps = steps
        self.at += size


def marked(numbers: vec[i32], trail: vec[i32], steps: i64, at: i64) -> i64:
    """A one, for long loops that hold the writer's numbers, trail and steps themselves; the steps after it."""
    numbers[at] = ONE
    trail[steps] = i32(at)
    return steps + 1


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """How many places to the left of a seat another one sits; -1 for none."""
    if other < 0:
        return -1
    return (other - seat + seats) % seats


def seats_from(seat: i64, members: i64, seats: i64) -> i64:
    """A set of seats, counted from one of them."""
    return (members >> seat | members << (seats - seat)) & (BIT[seats] - 1)


Slate = ObservationWriter  # their names in earlier packages
Stamps = PreparedRows
