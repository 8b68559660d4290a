"""The terminal screen: boards in colour, score sheets and results, in the reader's language."""

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
    """The terminal of one table; seats appear under their players' names."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str = SOURCE) -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.text = shared(language, self.names)
        self.console = Console(highlight=False)

    def worded(self, data: Sayable) -> str:
        """Return the sentence for a message of the game."""
        return self.game.say(data, self.language, self.names)

    def seen(self, event: Event | Form) -> str:
        """Return the sentence of an event for a reader who sees the board."""
        return self.game.seen(event, self.language, self.names)

    def say(self, text: str, style: str = "") -> None:
        """Print a line of text."""
        self.console.print(Text(printable(text), style=style))

    def board(self, state: State, seat: int | None) -> None:
        """Draw the board as this seat may see it, in colour if the terminal can."""
        columns = max(NARROW, self.console.width)
        text = Text()
        for piece, style in spans(self.game.board(state, seat, columns, styled=True, language=self.language, names=self.names)):
            text.append(printable(piece), style=style or None)
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def sheet(self, state: State, viewer: int | None = None) -> None:
        """Print the score sheet, each line with its rule; during a game a viewer gets only what that seat can know."""
        sheet = self.game.lines(state) if viewer is None else self.game.known_lines(state, viewer)
        for seat, lines in enumerate(sheet[:1] if self.game.team else sheet):
            who = self.text("cli-team") if self.game.team else self.names[seat]
            self.say(self.text("cli-points", who=who, points=sum(line.points for line in lines)), "bold")
            for line in lines:
                self.say(f"  {line.points:4}  {self.worded(line)} ({line.rule})")

    def result(self, state: State) -> None:
        """Print how the game ended."""
        self.sheet(state)
        verdict = self.game.outcome(state)
        if verdict is not None:
            self.say(self.text("cli-won" if verdict.won else "cli-lost", how=self.worded(verdict)), "bold")
            return
        first = [self.names[seat] for seat in self.game.standing(state)[0]]
        self.say(self.text("cli-winners", names=first, count=len(first)), "bold")

    def clear(self) -> None:
        """Clear the screen, so that nobody reads another player's secrets."""
        self.console.clear()
        if not self.console.is_terminal:
            self.console.print("-" * NARROW)
