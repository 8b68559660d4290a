"""Figures only this game has: fights, pieces that moves do not name, and why the game ends."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pithead.core.engine.state import State
from pithead.core.game import AnyGame
from pithead.core.moves.notation import Form
from pithead.core.observer import Observer, Rows, Step
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.box import PLACEMENTS
from pithead.games.tf22_mine.moves import cell_at, loader_at
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.read_components import card_names


class Fights(Observer):
    """An observer that counts fights, and those the attacker won."""

    meanings: ClassVar[Mapping[str, str]] = {
        "fights": "fights of a table",
        "fights_won": "fights that the attacker won",
    }

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.game = game
        self.winners: list[str] = []

    def move(self, step: Step) -> None:
        self.chance(step.before, step.move, step.after)

    def chance(self, before: Any, move: int, after: State) -> None:
        if before.phase == phases.DEFENCE:  # the defender's card decides
            event: Any = self.game.event(before, move, after)
            self.winners.append(event.fight.winner)

    def end(self, state: State, rows: Rows) -> None:
        rows.game["fights"] = len(self.winners)
        if self.winners:
            rows.game["fights_won"] = self.winners.count("attacker") / len(self.winners)


class Ending(Observer):
    """TFM-160, 163 An observer that reports whether a seat reached its markers or the rounds were over."""

    def end(self, state: Any, rows: Rows) -> None:
        won = max(state.markers) >= state.pieces.goals[state.seats]
        rows.game["reason"] = "markers" if won else "rounds"


def used(state: Tf22Mine, form: Form) -> Form:
    """Return the pieces a move uses: the card turned, the loader pushed or drifting, the crew chosen, or the symbol card played."""
    match form["kind"]:
        case "turn":
            lies = int(state.lying[cell_at(state, form["cell"])])
            return {"card": card_names(state.pieces)[lies // PLACEMENTS]}
        case "push" | "drift":
            return {"loader": f"L{loader_at(state, int(form['loader'])) + 1}"}
        case "colour":
            return {"crew": form["colour"]}
        case "card":
            return {"symbol": form["value"]}
    return {}
