"""Worth: a bot's rough opinion of a position; never the score by the rules."""

from mypy_extensions import i64, mypyc_attr

from pithead.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """The lead in points; where the seats are one team, the points. A game with a better opinion overrides `of`."""

    team: bool
    rounds: i64  # so far ahead a search should ask for it: what a turn was worth may show only then; 0: at once

    def __init__(self, team: bool = False, rounds: i64 = 1) -> None:
        self.team = team
        self.rounds = rounds

    def of(self, state: State, seat: i64) -> float:
        """How good the position is for this seat, in points of the game; higher is better."""
        scores = state.scores()
        if self.team:
            return float(scores[seat])
        best: i64 = 0
        first = True
        other: i64
        for other in range(state.seats):
            if other != seat and (first or scores[other] > best):
                best = scores[other]
                first = False
        return float(scores[seat] - best)
