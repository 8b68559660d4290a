"""The bot trained by `examples/learn.py`. Seat it by its name at a table for one:

PYTHONPATH=examples pithead simulate miner_inconvenience --seats learned:Learned --games 200
PYTHONPATH=examples pithead simulate miner_inconvenience --seats greedy --games 200
"""

from pathlib import Path
from typing import Any

import numpy as np
from learn import SLUG, Learner, Network, Pupil

import pithead

WEIGHTS = Path(__file__).parent / "learned"


class Learned(Pupil):
    """The pupil with the network in `learned/`, or in the folder named by the settings. It plays alone."""

    def __init__(self, game: Any, settings: str = "") -> None:
        if game.slug != SLUG:
            raise pithead.BadBot(f"learned plays {SLUG}, not {game.slug}; seat another bot.")
        path = Path(settings or WEIGHTS) / f"{SLUG}.npz"
        if not path.exists():
            raise pithead.BadBot(f"there is no {path} yet; run examples/learn.py.")
        with np.load(path) as weights:
            super().__init__(Learner(Network([weights[name] for name in weights.files])))

    def choose(self, seen: Any, rng: Any) -> int:
        """Return the move whose position is worth most."""
        if seen.seats != 1:
            raise pithead.BadBot(f"learned plays alone, and this table has {seen.seats} seats; seat another bot.")
        return super().choose(seen, rng)
