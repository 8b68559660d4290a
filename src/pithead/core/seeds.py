"""From a seed as people write it to a generator."""

import hashlib

from pithead.core.engine.rng import Rng
from pithead.core.errors import BadOption
from pithead.core.text.quoting import quoted


def rng(seed: int | str) -> Rng:
    """The generator of that seed; the same numbers in every mode and on every machine."""
    digest = hashlib.sha256(f"pithead rng {written(seed) if isinstance(seed, str) else seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3] | 1)


def written(seed: str) -> str:
    """The seed, if it can be written down; a record must be able to hold it."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadOption(f"the seed {quoted(seed)} is not valid text; use letters and digits.") from None
    return seed
