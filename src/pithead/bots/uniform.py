"""uniform: any legal move, each equally likely."""

from collections.abc import Sequence

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State


class Uniform:
    """The measure of all others."""

    name = "uniform"

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal move by lot."""
        return int(seen.pick(rng.below(seen.count())))

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """One of these moves by lot."""
        return moves[int(rng.below(len(moves)))]
