"""Figures only this game has: mines by kind and sides, and why the game ends."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from pithead.core.engine.state import State
from pithead.core.game import AnyGame
from pithead.core.observer import Announced, Observer, Rows, Step
from pithead.games.sacred_dragon.mines import in_question
from pithead.games.sacred_dragon.play import SacredDragon


class Mines(Observer):
    """An observer that counts mines built and extended, by attached sides."""

    meanings: ClassVar[Mapping[str, str]] = {"mine": "mines of a seat, by attached sides"}

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.made = [Counter[str]() for _ in range(int(state.seats))]

    def move(self, step: Step) -> None:
        if step.form["kind"] == "mine":
            mine = in_question(cast(SacredDragon, step.before))
            assert mine is not None
            self.made[step.seat][f"mine.{mine.kind} {mine.sides}"] += 1

    def end(self, state: State, rows: Rows) -> None:
        for name, number in sum(self.made, Counter[str]()).items():
            rows.game[name] = number / len(self.made)
        for row, counts in zip(rows.seats, self.made, strict=True):
            row |= counts


class Ending(Announced):
    """MSD-056 An observer that reports what triggered the last round."""

    field = "last_round"

    def reason_of(self, event: Any) -> str:
        return str(event.last_round)
