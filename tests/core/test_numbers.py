"""Rng, bits, vecs and grids: the small compiled helpers compared with plain Python."""

import pickle

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.core.engine import bits, grids, vecs

SETS = st.integers(0, 2**62 - 1)
NUMBERS = st.lists(st.integers(-1000, 1000), max_size=30)


def test_the_generator_gives_the_numbers_of_xoshiro128_plus_plus():
    """Compare with the reference algorithm for state 1, 2, 3, 4, worked out step by step in plain Python."""

    def reference(s, n):
        numbers = []
        for _ in range(n):
            x = (s[0] + s[3]) & 0xFFFFFFFF
            numbers.append((((x << 7) | (x >> 25)) + s[0]) & 0xFFFFFFFF)
            t = (s[1] << 9) & 0xFFFFFFFF
            s[2] ^= s[0]
            s[3] ^= s[1]
            s[1] ^= s[2]
            s[0] ^= s[3]
            s[2] ^= t
            s[3] = ((s[3] << 11) | (s[3] >> 21)) & 0xFFFFFFFF
        return numbers

    rng = pithead.Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(1000)] == reference([1, 2, 3, 4], 1000)
    assert pithead.Rng(1, 2, 3, 4).word() == 641  # (1 + 4) rotated by 7, plus 1


def test_below_is_uniform():
    rng = pithead.rng("uniform")
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 22.5  # 6 degrees of freedom, 0.1%


@given(st.integers(1, 2**30), st.integers())
def test_below_stays_below(n, seed):
    assert 0 <= pithead.rng(seed).below(n) < n


def test_a_generator_can_be_copied_split_and_pickled():
    rng = pithead.rng(1)
    twin, travelled = rng.copy(), pickle.loads(pickle.dumps(rng))
    numbers = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == numbers == [travelled.word() for _ in range(5)]
    assert rng.split().word() != rng.word()
    assert 0 <= rng.fraction() < 1


@given(SETS)
def test_small_sets(members):
    listed = [i for i in range(62) if members >> i & 1]
    assert bits.ones(members) == len(listed)
    assert list(bits.listed(members)) == listed
    assert [bits.nth(members, k) for k in range(len(listed))] == listed
    if listed:
        assert bits.lowest(members) == listed[0]


@given(SETS, st.integers(0, 62), st.integers())
def test_a_sample_is_a_subset_of_its_size(members, size, seed):
    size = min(size, bits.ones(members))
    chosen = bits.sample(members, size, pithead.rng(seed))
    assert chosen & ~members == 0
    assert bits.ones(chosen) == size


@given(NUMBERS, st.integers(-1000, 1000))
def test_ordered_vecs(numbers, value):
    items = sorted(numbers)
    at = vecs.search(vec[i64](items), value)
    assert all(item < value for item in items[:at])
    assert all(item >= value for item in items[at:])
    assert list(vecs.inserted(vec[i64](items), at, value)) == sorted([*items, value])
    assert list(vecs.ordered(vec[i64](numbers))) == items
    for i in range(len(items)):
        assert list(vecs.without(vec[i64](items), i)) == items[:i] + items[i + 1 :]


@given(st.integers(-900, 900), st.integers(-900, 900))
def test_hexagons(q, r):
    at = grids.cell(q, r)
    assert (grids.column(at), grids.row(at)) == (q, r)
    around = [(grids.column(at + step) - q, grids.row(at + step) - r) for step in grids.HEX]
    assert around == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
