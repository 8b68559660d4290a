"""The terminal: boards in colour, sheets, results, in the reader's language."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from pithead.core.engine.state import State
from pithead.core.game import AnyGame, Sayable
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event
from pithead.core.text.paint import spans
from pithead.core.text.quoting import printable
from pithead.core.text.words import SOURCE, shared

NARROW = 60


class Screen:
    """Where a table is shown; seats are called by the names of who sits there."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str = SOURCE) -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.text = shared(language, self.names)
        self.console = Console(highlight=False)

    def worded(self, told: Sayable) -> str:
        """The sentence of what the game tells."""
        return self.game.say(told, self.language, self.names)

    def seen(self, event: Event | Form) -> str:
        """The sentence of an event for a reader who sees the board."""
        return self.game.seen(event, self.language, self.names)

    def say(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(Text(printable(text), style=style))

    def board(self, state: State, seat: int | None) -> None:
        """The board as this seat may see it, in colour where the terminal can."""
        columns = max(NARROW, self.console.width)
        text = Text()
        for piece, style in spans(self.game.board(state, seat, columns, styled=True, language=self.language, names=self.names)):
            text.append(printable(piece), style=style or None)
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def sheet(self, state: State, viewer: int | None = None) -> None:
        """The score, line by line, each with its rule; to a viewer in mid-game only what that seat can know."""
        sheet = self.game.lines(state) if viewer is None else self.game.known_lines(state, viewer)
        for seat, lines in enumerate(sheet[:1] if self.game.team else sheet):
            who = self.text("cli-team") if self.game.team else self.names[seat]
            self.say(self.text("cli-points", who=who, points=sum(line.points for line in lines)), "bold")
            for line in lines:
                self.say(f"  {line.points:4}  {self.worded(line)} ({line.rule})")

    def result(self, state: State) -> None:
        """How the game ended."""
        self.sheet(state)
        verdict = self.game.outcome(state)
        if verdict is not None:
            self.say(self.text("cli-won" if verdict.won else "cli-lost", how=self.worded(verdict)), "bold")
            return
        first = [self.names[seat] for seat in self.game.standing(state)[0]]
        self.say(self.text("cli-winners", names=first, count=len(first)), "bold")

    def clear(self) -> None:
        """An empty screen, so that nobody reads over another's shoulder."""
        self.console.clear()
        if not self.console.is_terminal:
            self.console.print("-" * NARROW)
