"""Least squares from sums: they find what was put in, and can be added up."""

import pytest

import pithead
from pithead.lab.regression import HELD_OUT, Sums, fitted, is_clearly_more, solution

TRUE = [1.5, -2.0]
NOWHERE = [0.0, 0.0]


def rows(count, noise=0.0, seed=1):
    """Two features, and an outcome that follows from them."""
    rng = pithead.rng(seed)
    for _ in range(count):
        row = [2 * rng.fraction() - 1 for _ in TRUE]
        outcome = sum(weight * value for weight, value in zip(TRUE, row, strict=True))
        yield [*row, outcome + noise * (2 * rng.fraction() - 1)]


def sums_of(found):
    sums = Sums.none(2)
    for row in found:
        sums.note(row)
    return sums


def test_equations_are_solved():
    """x + 2y = 5 and 2x + y = 4 have the solution 1, 2."""
    assert solution([[1.0, 2.0, 5.0], [2.0, 1.0, 4.0]]) == pytest.approx([1.0, 2.0])


def test_weights_are_found_that_explain_everything():
    sums = sums_of(rows(50))
    assert sums.solved(1e-9, NOWHERE) == pytest.approx(TRUE)
    assert sums.unexplained(TRUE) == pytest.approx(0.0, abs=1e-9)


def test_a_feature_that_never_differs_keeps_its_weight():
    sums = sums_of([0.0, *row[1:]] for row in rows(50))
    assert sums.solved(0.01, [7.0, 0.0])[0] == 7.0


def test_weights_are_drawn_to_where_they_were():
    weak, strong = (sums_of(rows(50)).solved(ridge, [9.0, 9.0]) for ridge in (0.1, 100.0))
    assert TRUE[0] < weak[0] < strong[0] < 9.0


def test_parts_add_up_to_the_whole():
    whole, some, rest = sums_of(rows(20)), sums_of(list(rows(20))[:7]), sums_of(list(rows(20))[7:])
    some.add(rest)
    assert some.rows == whole.rows
    for line, other in zip(some.products, whole.products, strict=True):
        assert line == pytest.approx(other)


def test_what_was_learned_explains_what_was_held_out():
    parts = [sums_of(rows(40, noise=0.5, seed=number)) for number in range(3 * HELD_OUT)]
    found = fitted(parts, NOWHERE)
    assert found.weights == pytest.approx(TRUE, abs=0.3)
    assert found.left < 0.2 < found.before == 1.0


def test_what_chance_decides_moves_nothing():
    """Without any connection the strongest pull is chosen, and weights stay where they were."""
    rng = pithead.rng(3)
    parts = [sums_of([*row[:2], 2 * rng.fraction() - 1] for row in rows(30, seed=number)) for number in range(4 * HELD_OUT)]
    found = fitted(parts, [0.01, -0.01])
    assert found.weights == pytest.approx([0.01, -0.01], abs=0.05)


def test_a_difference_is_clear_beyond_its_standard_error():
    assert not is_clearly_more([1.0, 3.0, 2.0], [2.0, 1.0, 2.5])
    assert is_clearly_more([2.0, 3.0, 2.5], [1.0, 2.1, 1.6])
