"""A small random generator for playouts, guesses and bots. Live tables use `Dealer` instead.

xoshiro128++: four words of 32 bits, so that every step stays in the range where compiled and interpreted integers agree.
"""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """A stream of numbers determined by four words, not all zero. Create one with `pithead.rng(seed)`."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        """Return the next 32 bits."""
        result = (_turned((self.a + self.d) & MASK, 7) + self.a) & MASK
        shifted = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = _turned(self.d, 11)
        return result

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely; n is from 1 to 2**30."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            reject = (MASK + 1 - n) % n
            while low < reject:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def fraction(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def split(self) -> "Rng":
        """Return a new, independent stream."""
        return Rng(self.word(), self.word(), self.word(), self.word() | 1)

    def copy(self) -> "Rng":
        """Return a copy that continues with the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[type["Rng"], tuple[int, int, int, int]]:
        return (Rng, (self.a, self.b, self.c, self.d))


def _turned(word: i64, by: i64) -> i64:
    return ((word << by) & MASK) | (word >> (32 - by))
