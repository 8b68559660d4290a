"""Random generators from seeds as people write them."""

import hashlib

from pithead.core.engine.rng import Rng
from pithead.core.errors import BadOption
from pithead.core.text.quoting import shown


def rng(seed: int | str) -> Rng:
    """Return the generator for a seed; it gives the same numbers in every mode and on every machine."""
    digest = hashlib.sha256(f"pithead rng {written(seed) if isinstance(seed, str) else seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3] | 1)


def written(seed: str) -> str:
    """Return the seed, or raise BadOption if a record could not hold it."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadOption(f"the seed {shown(seed)} is not valid text; use letters and digits.") from None
    return seed
