"""greedy: the move after which the position is worth most, by the game's own opinion; without one, by a few games played on."""

from collections.abc import Sequence

from pithead.bots.best import best_move
from pithead.bots.restricted import best_among
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Results, Worth


class Greedy:
    """One ply over `worth`, through a guess; any game."""

    def __init__(self, worth: Worth, opinion: str = "") -> None:
        self.name = f"greedy:{opinion}" if opinion else "greedy"
        self.worth = worth

    def choose(self, seen: State, rng: Rng) -> int:
        """The best move at first sight."""
        if isinstance(self.worth, Results):
            return best_among(seen, [int(move) for move in seen.useful()], self.worth, rng)
        return int(best_move(seen, self.worth, rng))

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """The best of these moves at first sight."""
        return best_among(seen, moves, self.worth, rng)
