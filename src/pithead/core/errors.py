"""The family of errors. Each message names the thing, the rule and the way out.

PitheadError
├── UnknownGame     a slug that no game has
├── UnknownBot      a bot name that does not exist, or a setting it does not have
├── BadOption       an option or a number of seats the game does not offer
├── Unreadable      a text that is not notation of this game
├── Illegal         a move the rules forbid now, with the refusals
├── BadBot          a bot that plays an illegal move, fails or does not answer
├── BadPlugin       a game or a bot of another package that cannot be loaded
├── NotNow          a request at the wrong moment: undo past a barrier, play after the end
└── BadData         a file or a value that is inconsistent
    ├── BadComponents   a component file
    ├── BadLedger       a rule ledger
    ├── BadExamples     the worked examples of a game
    ├── BadGuide        a guided first game
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


QUOTED = 500  # characters of a quotation in a sentence


class PitheadError(Exception):
    """The base class: every error has one sentence for people, safe to show on any screen.

    Errors that players meet are messages of the shared catalogue, so that they can be translated.
    """

    longest = 2_000  # characters of the sentence; quotations in it may have any length
    message = ""  # its message in the catalogue, if it has one
    arguments: Mapping[str, Any] = {}

    def __init__(self, sentence: str) -> None:
        super().__init__(self._safe(sentence))

    @classmethod
    def told(cls, message: str, **arguments: Any) -> Self:
        """Return the error with a message of the shared catalogue; an argument may be the error that caused it."""
        error = cls("")
        error.message, error.arguments = message, arguments
        error.args = (error.said(SOURCE),)
        return error

    def said(self, language: str, names: Sequence[str] = ()) -> str:
        """Return the sentence in that language, with the players' names; in English if the error has no message."""
        if not self.message:
            return str(self)
        quoted = {name: _quoted(value, language, names) for name, value in self.arguments.items()}
        return self._safe(shared(language, names)(self.message, **quoted))

    def _safe(self, sentence: str) -> str:
        return cut(printable(sentence), self.longest)


def _quoted(value: Any, language: str, names: Sequence[str]) -> Any:
    """Return an argument of a message, with its length limited."""
    text = value.said(language, names) if isinstance(value, PitheadError) else value
    return cut(text, QUOTED) if isinstance(text, str) else text


class UnknownGame(PitheadError):
    """A slug that no game has."""


class UnknownBot(PitheadError):
    """A bot name that does not exist, or a setting that the bot does not have."""


class BadOption(PitheadError):
    """An option or a number of seats that the game does not offer."""


class Unreadable(PitheadError):
    """A text that is not notation of this game."""


class Illegal(PitheadError):
    """A move that the rules forbid now; the game's own catalogue words the refusals."""

    def __init__(self, sentence: str, refusals: "tuple[Refusal, ...]" = (), words: Words | None = None) -> None:
        super().__init__(sentence)
        self.refusals = refusals
        self.words = words

    def said(self, language: str, names: Sequence[str] = ()) -> str:
        """Return every refusal with its rule."""
        if self.words is None:
            return super().said(language, names)
        reasons = "; ".join(f"{self._reason(refusal, self.words, language, names)} ({refusal.rule})" for refusal in self.refusals)
        return self._safe(f"{reasons}.")

    def _reason(self, refusal: "Refusal", words: Words, language: str, names: Sequence[str]) -> str:
        message = f"refuse-{refusal.message}"
        return words.say(message, refusal.args, language, names) if words.has(message) else refusal.text


class BadBot(PitheadError):
    """A bot that plays an illegal move, fails or does not answer; the sentence may contain the whole position."""

    longest = 100_000


class BadPlugin(PitheadError):
    """A game or a bot of another package that cannot be loaded."""


class NotNow(PitheadError):
    """A request made at the wrong moment."""


class BadData(PitheadError):
    """A file or a value that is inconsistent."""


class BadComponents(BadData):
    """A component file with a fault."""


class BadLedger(BadData):
    """A rule ledger with a fault."""


class BadExamples(BadData):
    """Worked examples with a fault."""


class BadGuide(BadData):
    """A guided first game that is inconsistent."""


class BadOpinion(BadData):
    """Weights that do not fit a bot of this game."""


class BadPosition(BadData):
    """A position that cannot occur at a table."""


class BadRecord(BadData):
    """A record that cannot be read or replayed."""
