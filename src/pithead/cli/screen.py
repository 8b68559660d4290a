"""The terminal: boards in colour, names for seats, results."""

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from pithead.core.game import Game
from pithead.core.paint import spans
from pithead.core.state import State
from pithead.core.text import printable
from pithead.core.words import SOURCE, shared

NARROW = 60


class Screen:
    """Where a table is shown; "Seat 0" becomes the player's name."""

    def __init__(self, names: Sequence[str], language: str = SOURCE) -> None:
        self.names = list(names)
        self.language = language
        self.tell = shared(language, self.names)
        self.console = Console(highlight=False)

    def named(self, text: str) -> str:
        """The text with players' names for seats."""
        return re.sub(r"\b[Ss]eat (\d)\b", lambda match: self._name(int(match[1]), match[0]), text)

    def say(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(Text(printable(self.named(text)), style=style))

    def board(self, game: Game[Any, Any], state: State, seat: int | None) -> None:
        """The board as this seat may see it, in colour where the terminal can."""
        columns = max(NARROW, self.console.width)
        text = Text()
        for piece, style in spans(game.board(state, seat, columns, styled=True, language=self.language, names=self.names)):
            text.append(printable(self.named(piece)), style=style or None)
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def sheet(self, game: Game[Any, Any], state: State, viewer: int | None = None) -> None:
        """The score, line by line, each with its rule; to a viewer in mid-game only what that seat can know."""
        found = game.lines(state) if viewer is None else game.known_lines(state, viewer)
        sheets = found[:1] if game.team else found
        for seat, lines in enumerate(sheets):
            who = self.tell("cli-team") if game.team else self.names[seat]
            self.say(self.tell("cli-points", who=who, points=sum(line.points for line in lines)), "bold")
            for line in lines:
                self.say(f"  {line.points:4}  {game.say(line, self.language, self.names)} ({line.rule})")

    def result(self, game: Game[Any, Any], state: State) -> None:
        """How the game ended."""
        self.sheet(game, state)
        verdict = game.outcome(state)
        if verdict is not None:
            self.say(f"{'Won' if verdict.won else 'Lost'}: {game.say(verdict, names=self.names)}.", "bold")
            return
        first = [self.names[seat] for seat in game.standing(state)[0]]
        self.say(self.tell("cli-winners", names=first, count=len(first)), "bold")

    def clear(self) -> None:
        """An empty screen, so that nobody reads over another's shoulder."""
        self.console.clear()
        if not self.console.is_terminal:
            self.console.print("-" * NARROW)

    def _name(self, seat: int, text: str) -> str:
        return self.names[seat] if seat < len(self.names) else text
