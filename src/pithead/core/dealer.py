"""Dealer: answers chance at a live table from a secret seed that was committed to beforehand.

The n-th answer depends on the seed, on what the players contributed and on n alone. So anybody can
check every outcome once the seed is shown, and nobody can foresee one before. A simulated table, where
nobody waits for secrets, has dice: faster, and proved from their seed in the same way. The commitment
tells which of the two it was.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence

from pithead.core.seeds import rng, written

WORD = 8  # bytes of the stream used for one attempt


class Dealer:
    """Uniform answers from an HMAC-SHA256 stream."""

    def __init__(self, seed: str | None = None, contributions: Sequence[str] = ()) -> None:
        self.seed = secrets.token_hex(32) if seed is None else written(seed)
        self.contributions = tuple(map(written, contributions))
        self.commitment = committed(self.seed)
        self._mac = hmac.new(self.seed.encode(), digestmod="sha256")
        self._head = json.dumps([*self.contributions, 0])[:-2]  # of every message: all but the numbers

    def __reduce__(self) -> tuple[type["Dealer"], tuple[str, tuple[str, ...]]]:
        return Dealer, (self.seed, self.contributions)

    def below(self, n: int, event: int) -> int:
        """The answer to chance event number `event`: 0 to n - 1, each equally likely."""
        limit = 2 ** (8 * WORD) - 2 ** (8 * WORD) % n  # above it the modulo would favour small answers
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
    """The hash that is published before the first move."""
    return hashlib.sha256(f"pithead seed {seed}".encode()).hexdigest()


class FastDealer:
    """Uniform answers from the generator of playouts, one after the other."""

    contributions: tuple[str, ...] = ()

    def __init__(self, seed: str) -> None:
        self.seed = written(seed)
        self.commitment = hashlib.sha256(f"pithead dice {seed}".encode()).hexdigest()
        self.rng = rng(seed)

    def below(self, n: int, event: int) -> int:
        """The next answer, whichever its number: 0 to n - 1, each equally likely."""
        return int(self.rng.below(n))


def committed_to(seed: str, contributions: Sequence[str], commitment: str) -> Dealer | FastDealer | None:
    """Whoever answers chance from this seed, as was committed to; None if the seed does not match."""
    dealers = [who for who in (Dealer(seed, contributions), FastDealer(seed)) if who.commitment == commitment]
    return dealers[0] if dealers else None
