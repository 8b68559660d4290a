"""Least squares in plain Python, from sums that can be added up and kept."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

Matrix = list[list[float]]

RIDGES = (100.0, 10.0, 1.0, 0.1)  # how much weights are drawn to where they were, of the sum of squares of their feature
HELD_OUT = 3  # one part in so many only checks


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
    """The weights learned from all parts. They are drawn to where they were as much as can be without explaining clearly less
    of the parts held out: chance should move nothing."""
    checks = parts[::HELD_OUT]
    learned = added([part for number, part in enumerate(parts) if number % HELD_OUT], len(towards))
    errors = {ridge: [part.unexplained(learned.solved(ridge, towards)) for part in checks] for ridge in RIDGES}
    best = min(RIDGES, key=lambda ridge: sum(errors[ridge]))
    ridge = next(ridge for ridge in RIDGES if not is_clearly_more(errors[ridge], errors[best]))
    checked = added(checks, len(towards))
    whole = checked.products[-1][-1] or 1.0
    learned.add(checked)
    return Fitted(learned.solved(ridge, towards), sum(errors[ridge]) / whole, checked.unexplained(towards) / whole)


def added(parts: Sequence[Sums], features: int) -> Sums:
    """All of them together."""
    total = Sums.none(features)
    for part in parts:
        total.add(part)
    return total


def is_clearly_more(values: Sequence[float], others: Sequence[float]) -> bool:
    """Whether some values exceed others, pair by pair, by more than their standard error."""
    differences = [value - other for value, other in zip(values, others, strict=True)]
    if len(differences) < 2:
        return differences != [0.0]
    return fmean(differences) > stdev(differences) / sqrt(len(differences))
