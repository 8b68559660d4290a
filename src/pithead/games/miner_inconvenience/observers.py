"""A figure that only this game has: how close it was."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pithead.core.engine.state import State
from pithead.core.game import AnyGame
from pithead.core.observer import Observer, Rows


class Closeness(Observer):
    """An observer that reports how near the team came to its goal: upgraded buildings or the drawn deck, whichever was further away.

    For a win it also reports the cards to spare, for a loss the cards still to be drawn (MIN-140).
    """

    meanings: ClassVar[Mapping[str, str]] = {
        "reached": "how much of its goal the team reached: of the upgrades it needs or of the deck, whichever is less",
        "cards_left": "cards left in all hands where the team won",
        "deck_left": "cards still to be drawn where it lost",
    }

    def begin(self, game: AnyGame, state: Any, number: int) -> None:
        self.game = game
        self.deck = int(state.deck())

    def end(self, state: State, rows: Rows) -> None:
        verdict = self.game.outcome(state)
        assert verdict is not None
        arguments: Mapping[str, Any] = verdict.args
        if verdict.won:
            rows.game |= {"reached": 1.0, "cards_left": arguments["cards"]}
        else:
            reached = min(arguments["upgraded"] / arguments["goal"], 1 - arguments["deck"] / max(1, self.deck))
            rows.game |= {"reached": reached, "deck_left": arguments["deck"]}
