"""greedy: the move that leads to the best position by the game's opinion, or by a few games played on if it has none."""

from collections.abc import Sequence

from pithead.bots.best import best_move
from pithead.bots.restricted import best_among
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Results, Worth


class Greedy:
    """One move of lookahead with `worth`, from a guess; for any game."""

    def __init__(self, worth: Worth, opinion: str = "") -> None:
        self.name = f"greedy:{opinion}" if opinion else "greedy"
        self.worth = worth

    def choose(self, seen: State, rng: Rng) -> int:
        """Return the move that looks best one move ahead."""
        if isinstance(self.worth, Results):
            return best_among(seen, [int(move) for move in seen.useful()], self.worth, rng)
        return int(best_move(seen, self.worth, rng))

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """Return the one of these moves that looks best one move ahead."""
        return best_among(seen, moves, self.worth, rng)
