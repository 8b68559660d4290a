"""A rough opinion of a position, for bots; in cards left at the end."""

from typing import final

from mypy_extensions import i64

from pithead.core.state import State
from pithead.core.worth import Worth
from pithead.games.miner_inconvenience.play import MinerInconvenience


@final
class MinerWorth(Worth):
    """Cards in hand, buildings, and what is about to be drawn."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, MinerInconvenience)
        return float(state.scores()[0] + state.supply_due + state.vein_due - state.price)
