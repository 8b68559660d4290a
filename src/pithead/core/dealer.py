"""Dealer: resolves chance at a live table from a secret seed that was committed to beforehand.

The n-th result depends only on the seed, the players' contributions and n. So anyone can check every result once the seed is revealed,
and no one can predict one before. Simulated tables, where no secrets matter, use `FastDealer`: faster, and proved from its seed in the
same way. The commitment shows which of the two was used.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence

from pithead.core.seeds import rng, written

WORD = 8  # bytes of the stream per attempt


class Dealer:
    """Uniform results from an HMAC-SHA256 stream."""

    def __init__(self, seed: str | None = None, contributions: Sequence[str] = ()) -> None:
        self.seed = secrets.token_hex(32) if seed is None else written(seed)
        self.contributions = tuple(map(written, contributions))
        self.commitment = committed(self.seed)
        self._mac = hmac.new(self.seed.encode(), digestmod="sha256")
        self._head = json.dumps([*self.contributions, 0])[:-2]  # the start of every message: all but the numbers

    def __reduce__(self) -> tuple[type["Dealer"], tuple[str, tuple[str, ...]]]:
        return Dealer, (self.seed, self.contributions)

    def below(self, n: int, event: int) -> int:
        """Return the result of chance event number `event`: 0 to n - 1, each equally likely."""
        limit = 2 ** (8 * WORD) - 2 ** (8 * WORD) % n  # above it the modulo would favour small results
        attempt = 0
        while True:
            number = int.from_bytes(self._word(event, attempt), "big")
            if number < limit:
                return number % n
            attempt += 1

    def _word(self, event: int, attempt: int) -> bytes:
        mac = self._mac.copy()
        mac.update(f"{self._head}{event}, {attempt}]".encode())
        return mac.digest()[:WORD]


def committed(seed: str) -> str:
    """Return the hash that is published before the first move."""
    return hashlib.sha256(f"pithead seed {seed}".encode()).hexdigest()


class FastDealer:
    """Uniform results from the generator used in playouts, one after another."""

    contributions: tuple[str, ...] = ()

    def __init__(self, seed: str) -> None:
        self.seed = written(seed)
        self.commitment = hashlib.sha256(f"pithead dice {seed}".encode()).hexdigest()
        self.rng = rng(seed)

    def below(self, n: int, event: int) -> int:
        """Return the next result, whatever the event number: 0 to n - 1, each equally likely."""
        return int(self.rng.below(n))


def committed_to(seed: str, contributions: Sequence[str], commitment: str) -> Dealer | FastDealer | None:
    """Return the dealer for this seed, or None if the seed does not match the commitment."""
    dealers = [who for who in (Dealer(seed, contributions), FastDealer(seed)) if who.commitment == commitment]
    return dealers[0] if dealers else None
