"""The family of errors. Each message names the thing, the rule and the way out.

PitheadError
├── UnknownGame     no game of that slug
├── UnknownBot      no bot of that name, or a setting it does not have
├── BadOption       an option or a number of seats the game does not offer
├── Unreadable      a text that is no notation of this game
├── Illegal         a move the rules forbid now, with the refusals
├── BadBot          a bot that plays a move which is not legal, fails or does not answer
├── BadPlugin       a game or a bot of another package that cannot be loaded
├── NotNow          a request that does not fit the moment: undo past a barrier, play after the end
└── BadData         a file or a value that does not hold together
    ├── BadComponents   a component file
    ├── BadLedger       a rule ledger
    ├── BadOpinion      the weights of a bot's opinion
    ├── BadPosition     a position given to `load`
    └── BadRecord       a record
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from pithead.core.text.quoting import cut, printable
from pithead.core.text.words import SOURCE, Words, shared

if TYPE_CHECKING:
    from pithead.core.text.messages import Refusal


QUOTED = 500  # characters of what a sentence quotes


class PitheadError(Exception):
    """The root: whatever went wrong can be told to a person in one sentence, safe to be shown on any screen.
    What players meet is a message of the shared catalogue, so that it can be said in their language."""

    longest = 2_000  # characters of the sentence; what it quotes may be of any length
    message = ""  # of the catalogue, where the sentence is from there
    arguments: Mapping[str, Any] = {}

    def __init__(self, sentence: str) -> None:
        super().__init__(self._safe(sentence))

    @classmethod
    def told(cls, message: str, **arguments: Any) -> Self:
        """The error that a message of the shared catalogue tells; an argument may be the error behind it."""
        error = cls("")
        error.message, error.arguments = message, arguments
        error.args = (error.said(SOURCE),)
        return error

    def said(self, language: str, names: Sequence[str] = ()) -> str:
        """The sentence in that language, with the players' names; in English where it has no message."""
        if not self.message:
            return str(self)
        quoted = {name: _quoted(value, language, names) for name, value in self.arguments.items()}
        return self._safe(shared(language, names)(self.message, **quoted))

    def _safe(self, sentence: str) -> str:
        return cut(printable(sentence), self.longest)


def _quoted(value: Any, language: str, names: Sequence[str]) -> Any:
    """An argument as a message takes it, which is not of any length."""
    text = value.said(language, names) if isinstance(value, PitheadError) else value
    return cut(text, QUOTED) if isinstance(text, str) else text


class UnknownGame(PitheadError):
    """No game of that slug."""


class UnknownBot(PitheadError):
    """No bot of that name, or a setting it does not have."""


class BadOption(PitheadError):
    """An option or a number of seats that the game does not offer."""


class Unreadable(PitheadError):
    """A text that is no notation of this game."""


class Illegal(PitheadError):
    """A move that the rules forbid now; the refusals are said by the words of the game."""

    def __init__(self, sentence: str, refusals: "tuple[Refusal, ...]" = (), words: Words | None = None) -> None:
        super().__init__(sentence)
        self.refusals = refusals
        self.words = words

    def said(self, language: str, names: Sequence[str] = ()) -> str:
        """Every refusal with its rule."""
        if self.words is None:
            return super().said(language, names)
        reasons = "; ".join(f"{self._reason(refusal, self.words, language, names)} ({refusal.rule})" for refusal in self.refusals)
        return self._safe(f"{reasons}.")

    def _reason(self, refusal: "Refusal", words: Words, language: str, names: Sequence[str]) -> str:
        message = f"refuse-{refusal.message}"
        return words.say(message, refusal.args, language, names) if words.has(message) else refusal.text


class BadBot(PitheadError):
    """A bot that plays a move which is not legal, fails or does not answer; the sentence may hold the whole position."""

    longest = 100_000


class BadPlugin(PitheadError):
    """A game or a bot of another package that cannot be loaded."""


class NotNow(PitheadError):
    """A request that does not fit the moment."""


class BadData(PitheadError):
    """A file or a value that does not hold together."""


class BadComponents(BadData):
    """A component file with a fault."""


class BadLedger(BadData):
    """A rule ledger with a fault."""


class BadOpinion(BadData):
    """Weights that no bot of this game can use."""


class BadPosition(BadData):
    """A position that cannot stand on a table."""


class BadRecord(BadData):
    """A record that cannot be read or replayed."""
