"""ObservationWriter: a learner's row of float32 numbers, written by the engine itself.

A row starts as zeros and is mostly zeros, so `clear` resets only the cells that were written. Numbers are computed from integers
without floating point, so that compiled and interpreted code write the same bits. Callers use `if` statements rather than conditional
expressions: compiled, `n if condition else 0` turns n into a Python int.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from pithead.core.engine.bits import BIT, lowest

MOST: Final = 8  # the largest absolute value
COMMON: Final = 101  # fractions with a smaller numerator
PARTS: Final = 101  # and a smaller denominator are looked up


def float_bits(n: i64, of: i64) -> i64:
    """Return the bits of n / of as a float32, as a signed integer."""
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
    bits = vec[i32](capacity=COMMON * PARTS)
    of: i64
    n: i64
    for of in range(PARTS):
        for n in range(COMMON):
            bits = append(bits, i32(float_bits(n, max(of, 1))))
    return bits


USUAL: Final = _usual()  # denominator and numerator -> bits
ONE: Final = 0x3F800000  # the bits of 1


PLACE: Final = 32  # a prepared number has its place above its bits
BITS: Final = 0x7FFFFFFF


@final
class PreparedRows:
    """Short rows of numbers, prepared once and written often."""

    first: vec[i64]  # row -> where its numbers begin; one extra entry for the end of the last row
    numbers: vec[i64]  # place in the row << PLACE | bits

    def __init__(self) -> None:
        self.first = vec[i64]([0])
        self.numbers = vec[i64]()

    def add(self, place: i64, n: i64, of: i64) -> None:
        """Add n / of, not less than 0, to the row being prepared."""
        if n != 0:
            self.numbers = append(self.numbers, place << PLACE | float_bits(n, of))

    def add_members(self, place: i64, of: i64) -> None:
        """Add a one for each member of a set, counted from that place."""
        while of != 0:
            self.add(place + lowest(of), 1, 1)
            of &= of - 1

    def end_row(self) -> None:
        """Finish the row."""
        self.first = append(self.first, len(self.numbers))


@final
class ObservationWriter:
    """A row of fixed size, written from the first number to the last, none of them twice; `at` is where the next one goes."""

    size: i64
    at: i64
    numbers: vec[i32]  # as bits
    trail: vec[i32]  # the places that were written
    steps: i64  # how many were written

    def __init__(self, size: i64) -> None:
        self.size = size
        self.at = 0
        self.numbers = vec[i32]([0] * size)
        self.trail = self.numbers[:]
        self.steps = 0

    def clear(self) -> None:
        """Reset to zeros, reusing the memory."""
        numbers = self.numbers
        trail = self.trail
        i: i64
        for i in range(self.steps):
            numbers[i64(trail[i])] = 0
        self.steps = 0
        self.at = 0

    # Writing anywhere.

    def write(self, at: i64, bits: i32) -> None:
        """Write a number, given as bits."""
        self.numbers[at] = bits
        self.trail[self.steps] = i32(at)
        self.steps += 1

    def mark(self, at: i64) -> None:
        """Write a one."""
        self.write(at, ONE)

    def mark_all(self, at: i64, places: vec[i64]) -> None:
        """Write a one at each of these places, counted from `at`. Places less than 0 are skipped, here and below."""
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
        """Write a one for each member of a set; `places`, read from index `first`, holds the place of each member."""
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
        """Write these numbers, none less than 0, as fractions of `of`, each at its place counted from `at`."""
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
        """Write a prepared row, starting at `at`."""
        self.stamp_all(stamps, vec[i64]([row]), vec[i64]([0]), at, 1)

    def stamp_all(self, stamps: PreparedRows, rows: vec[i64], places: vec[i64], at: i64, step: i64) -> None:
        """Write prepared rows, each at its place counted from `at`, with `step` between their numbers; rows less than 0 are skipped."""
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
        """Write the fraction n / of, limited to MOST and truncated to a float32 or 30 binary places; `of` is at least 1."""
        if 0 <= n < COMMON and of < PARTS:
            self.write(at, USUAL[of * COMMON + n])
        else:
            self.write(at, i32(float_bits(n, of)))

    def spread(self, of: i64, at: i64, step: i64) -> None:
        """Write a one for each member of a small set, `step` apart."""
        while of != 0:
            if of & 1 != 0:
                self.mark(at)
            of >>= 1
            at += step

    # Writing one after the other.

    def room(self, size: i64) -> i64:
        """Skip that many numbers and return where they begin."""
        first = self.at
        self.at += size
        return first

    def flag(self, is_so: bool) -> None:
        """Write one number: 1 or 0."""
        if is_so:
            self.mark(self.at)
        self.at += 1

    def number(self, n: i64, of: i64) -> None:
        """Write one number: n as a share of its usual maximum."""
        if n != 0:
            self.put(self.at, n, max(of, 1))
        self.at += 1

    def one_of(self, k: i64, size: i64) -> None:
        """Write `size` numbers, all 0 except the k-th; all 0 if there is no k-th."""
        if 0 <= k < size:
            self.mark(self.at + k)
        self.at += size

    def members(self, of: i64, size: i64) -> None:
        """Write `size` numbers, 1 for each member of a set."""
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
    """Write a one and return the new number of steps, for long loops that hold the writer's numbers, trail and steps themselves."""
    numbers[at] = ONE
    trail[steps] = i32(at)
    return steps + 1


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """Return how many places to the left of a seat another one sits; -1 for no seat."""
    if other < 0:
        return -1
    return (other - seat + seats) % seats


def seats_from(seat: i64, members: i64, seats: i64) -> i64:
    """Return a set of seats renumbered from one of them."""
    return (members >> seat | members << (seats - seat)) & (BIT[seats] - 1)


Slate = ObservationWriter  # the names in earlier packages
Stamps = PreparedRows
