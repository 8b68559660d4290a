"""The dealer: committed, repeatable, uniform."""

import copy
import hashlib
import pickle

from pithead.core.dealer import Dealer, committed


def test_the_same_seed_and_contributions_give_the_same_answers():
    answers = [Dealer("s", ["Ada"]).below(52, event) for event in range(50)]
    assert answers == [Dealer("s", ["Ada"]).below(52, event) for event in range(50)]
    assert answers != [Dealer("s", ["Bob"]).below(52, event) for event in range(50)]
    assert answers != [Dealer("t", ["Ada"]).below(52, event) for event in range(50)]


def test_contributions_cannot_be_split_differently():
    assert Dealer("s", ["ab", "c"]).below(10**9, 0) != Dealer("s", ["a", "bc"]).below(10**9, 0)


def test_a_copy_gives_the_same_answers_as_the_dealer():
    dealer = Dealer("seed", ["a"])
    for copied in (copy.deepcopy(dealer), pickle.loads(pickle.dumps(dealer))):
        assert [copied.below(100, n) for n in range(20)] == [dealer.below(100, n) for n in range(20)]


def test_the_commitment_is_the_hash_of_the_seed():
    assert Dealer("secret").commitment == committed("secret") == hashlib.sha256(b"pithead seed secret").hexdigest()


def test_a_dealer_without_a_seed_draws_its_own():
    assert Dealer().seed != Dealer().seed
    assert len(Dealer().seed) == 64


def test_answers_are_uniform():
    dealer = Dealer("uniform")
    counts = [0] * 6
    for event in range(30_000):
        counts[dealer.below(6, event)] += 1
    assert sum((count - 5_000) ** 2 / 5_000 for count in counts) < 20.5  # 5 degrees of freedom, 0.1%


def test_a_modulo_is_never_biased(monkeypatch):
    """Draw numbers above the last whole multiple of n again."""
    words = iter([b"\xff" * 8, (2**64 - 2**64 % 3 - 1).to_bytes(8, "big")])
    monkeypatch.setattr(Dealer, "_word", lambda self, event, attempt: next(words))
    assert Dealer("x").below(3, 0) == 2
