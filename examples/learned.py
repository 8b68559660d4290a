"""The bot that `examples/learn.py` made, to be seated by its name at a table for one:

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
    """The pupil with the network that lies here, or in the folder that the settings name; it has learned to play alone."""

    def __init__(self, game: Any, settings: str = "") -> None:
        if game.slug != SLUG:
            raise pithead.BadBot(f"learned has learned {SLUG}, and nothing of {game.slug}; seat another bot.")
        path = Path(settings or WEIGHTS) / f"{SLUG}.npz"
        if not path.exists():
            raise pithead.BadBot(f"nothing was learned yet: there is no {path}; run examples/learn.py.")
        with np.load(path) as weights:
            super().__init__(Learner(Network([weights[name] for name in weights.files])))

    def choose(self, seen: Any, rng: Any) -> int:
        """The move after which the position is worth most."""
        if seen.seats != 1:
            raise pithead.BadBot(f"learned plays alone, and here are {seen.seats} seats; seat another bot.")
        return super().choose(seen, rng)
