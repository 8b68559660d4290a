"""From a seed as people write it to a generator."""

import hashlib

from pithead.core.rng import Rng


def rng(seed: int | str) -> Rng:
    """The generator of that seed; the same numbers in every mode and on every machine."""
    digest = hashlib.sha256(f"pithead rng {seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3] | 1)
