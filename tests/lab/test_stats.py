"""Basic statistics: intervals cover what they promise."""

from math import inf

import pytest

from pithead.lab.stats import mean, proportion, student


@pytest.mark.parametrize(("free", "quantile"), [(11, 2.201), (20, 2.086), (30, 2.042), (120, 1.980)])
def test_students_quantiles_match_the_published_tables(free, quantile):
    assert student(free) == pytest.approx(quantile, abs=0.0006)


def test_few_values_have_a_wide_interval_and_a_single_value_has_none():
    assert mean([3.0]) == (3.0, (-inf, inf))
    centre, (low, high) = mean([0.0, 2.0])  # 12.706 times a standard error of 1
    assert (centre, low, high) == (1.0, -11.706, 13.706)


def test_a_proportion_stays_within_its_bounds():
    assert proportion(0, 0) == (0.0, 1.0)
    low, high = proportion(10, 10)
    assert [low, high] == pytest.approx([0.7225, 1.0], abs=0.0001)  # 1 / (1 + z² / n)
