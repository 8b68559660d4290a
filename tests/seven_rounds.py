"""Dynamine with the option from docs/add-an-option.md: a game of ten rounds or of seven."""

from pathlib import Path

from pithead.core.data.components import Components
from pithead.core.options import Option
from pithead.games.dynamine import GAME, OPTIONS, DynamineGame
from pithead.games.dynamine.box import DynamineBox


class SevenRounds(DynamineGame):
    """The published game plus the option."""

    options = (*OPTIONS, Option("rounds", ("10", "7"), "DYN-011"))

    @property
    def folder(self) -> Path:
        return GAME.folder

    def open_box(self, components: Components, options: dict[str, str]) -> DynamineBox:
        box = super().open_box(components, options)
        box.rounds = min(box.tokens, int(options["rounds"]))
        return box


SEVEN_ROUNDS = SevenRounds()
