"""The bot that `examples/learn.py` made, to be seated anywhere by its name:

PYTHONPATH=examples pithead match dynamine --seats learned:Learned,greedy --games 40
PYTHONPATH=examples pithead play dynamine --seats me,learned:Learned
"""

from pathlib import Path
from typing import Any

import numpy as np
from learn import Learner, Pupil

WEIGHTS = Path(__file__).parent / "learned"


class Learned(Pupil):
    """The pupil with the weights that lie here, or in the folder that the settings name."""

    def __init__(self, game: Any, settings: str = "") -> None:
        super().__init__(Learner(game.slug, np.load(Path(settings or WEIGHTS) / f"{game.slug}.npy")))
