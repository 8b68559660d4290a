"""uniform: any legal move, each equally likely."""

from collections.abc import Sequence

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State


class Uniform:
    """The baseline for all other bots."""

    name = "uniform"

    def choose(self, seen: State, rng: Rng) -> int:
        """Return a random legal move."""
        return int(seen.pick(rng.below(seen.count())))

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """Return one of these moves at random."""
        return moves[int(rng.below(len(moves)))]
