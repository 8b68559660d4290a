"""What the laboratory counts of this game besides: how close it was."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pithead.core.game import Game
from pithead.core.observer import Observer, Rows
from pithead.core.state import State


class Closeness(Observer):
    """How near the team came to its goal; where it won, what it had to spare, and where it lost, what was still to be drawn."""

    meanings: ClassVar[Mapping[str, str]] = {
        "reached": "how much of its goal the team reached: buildings upgraded, of those it needs",
        "cards_left": "cards left in all hands where the team won",
        "deck_left": "cards still to be drawn where it lost",
    }

    def begin(self, game: Game[Any, Any], state: State, number: int) -> None:
        self.game = game

    def end(self, state: State, rows: Rows) -> None:
        verdict = self.game.outcome(state)
        assert verdict is not None
        told: Mapping[str, Any] = verdict.args
        if verdict.won:
            rows.game |= {"reached": 1.0, "cards_left": told["cards"]}
        else:
            rows.game |= {"reached": min(1.0, told["upgraded"] / told["goal"]), "deck_left": told["deck"]}
