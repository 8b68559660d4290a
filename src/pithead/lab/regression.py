"""Least squares in plain Python, from sums that can be added up and kept."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

Matrix = list[list[float]]

RIDGES = (0.03, 0.3, 3.0)  # how much weights are drawn to where they were, of the sum of squares of their feature
HELD_OUT = 4  # one part in so many only checks


class Sums(msgspec.Struct):
    """What some comparisons taught: the products of all their numbers. A comparison is a row of features and the outcome."""

    rows: int
    products: Matrix

    @classmethod
    def none(cls, features: int) -> "Sums":
        """Nothing yet."""
        size = features + 1
        return cls(0, [[0.0] * size for _ in range(size)])

    def note(self, row: Sequence[float]) -> None:
        """Take in one comparison."""
        self.rows += 1
        filled = [(i, value) for i, value in enumerate(row) if value]
        for i, value in filled:
            line = self.products[i]
            for k, other in filled:
                line[k] += value * other

    def add(self, other: "Sums") -> None:
        """Take in what others taught."""
        self.rows += other.rows
        for line, more in zip(self.products, other.products, strict=True):
            for k, value in enumerate(more):
                line[k] += value

    def solved(self, ridge: float, towards: Sequence[float]) -> list[float]:
        """The weights that leave least unexplained; one about which nothing was learned stays where it was."""
        lines = [line[:] for line in self.products[:-1]]
        for i, line in enumerate(lines):
            pull = ridge * line[i] or 1.0
            line[i] += pull
            line[-1] += pull * towards[i]
        return solution(lines)

    def unexplained(self, weights: Sequence[float]) -> float:
        """The sum of squares of what these weights leave of the outcome."""
        signed = [*weights, -1.0]
        squares = (a * b * c for a, line in zip(signed, self.products, strict=True) for b, c in zip(signed, line, strict=True))
        return sum(squares)


def solution(lines: Matrix) -> list[float]:
    """The solution of symmetric equations, each a line with its right side last."""
    size = len(lines)
    for i, pivot in enumerate(lines):
        for k in range(i + 1, size):
            factor = lines[k][i] / pivot[i]
            if factor:
                lines[k] = [a - factor * b for a, b in zip(lines[k], pivot, strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (lines[i][size] - sum(lines[i][k] * found[k] for k in range(i + 1, size))) / lines[i][i]
    return found


class Fitted(NamedTuple):
    """Weights, and what of the outcome is unexplained where it was not learned from: by them, and by those before."""

    weights: list[float]
    left: float
    before: float


def fitted(parts: Sequence[Sums], towards: Sequence[float]) -> Fitted:
    """The weights learned from all parts, drawn to where they were just as much as served best on parts held out."""
    learned, checked = Sums.none(len(towards)), Sums.none(len(towards))
    for number, part in enumerate(parts):
        (checked if number % HELD_OUT == 0 else learned).add(part)
    left, ridge = min((checked.unexplained(learned.solved(ridge, towards)), ridge) for ridge in RIDGES)
    whole = checked.products[-1][-1] or 1.0
    before = checked.unexplained(towards)
    learned.add(checked)
    return Fitted(learned.solved(ridge, towards), left / whole, before / whole)
