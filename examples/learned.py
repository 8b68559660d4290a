"""The bot that `examples/learn.py` made, to be seated anywhere by its name:

PYTHONPATH=examples pithead match dunaia --seats learned:Learned,greedy --games 200
PYTHONPATH=examples pithead play dunaia --seats me,learned:Learned
"""

from pathlib import Path
from typing import Any

import numpy as np
from learn import Learner, Network, Pupil

import pithead

WEIGHTS = Path(__file__).parent / "learned"


class Learned(Pupil):
    """The pupil with the network that lies here, or in the folder that the settings name; for tables of two."""

    def __init__(self, game: Any, settings: str = "") -> None:
        path = Path(settings or WEIGHTS) / f"{game.slug}.npz"
        if not path.exists():
            raise pithead.BadBot(f"nothing was learned of {game.slug} yet: there is no {path}; run examples/learn.py --game {game.slug}.")
        with np.load(path) as weights:
            super().__init__(Learner(game, Network([weights[name] for name in weights.files])))

    def choose(self, seen: Any, rng: Any) -> int:
        """The move after which the position is worth most."""
        if seen.seats != 2:
            raise pithead.BadBot(f"learned plays at tables of two, and here are {seen.seats} seats; seat another bot.")
        return super().choose(seen, rng)
