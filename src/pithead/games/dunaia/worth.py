"""A rough opinion of a position, for bots; in points."""

from typing import final

from mypy_extensions import i64

from pithead.core.state import State
from pithead.core.worth import Worth
from pithead.games.dunaia.play.turn import Dunaia


@final
class DunaiaWorth(Worth):
    """Points now."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dunaia)
        return float(state.score(seat))
