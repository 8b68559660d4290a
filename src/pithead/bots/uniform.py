"""uniform: any legal move, each equally likely."""

from pithead.core.rng import Rng
from pithead.core.state import State


class Uniform:
    """The measure of all others."""

    name = "uniform"

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal move by lot."""
        return int(seen.pick(rng.below(seen.count())))
