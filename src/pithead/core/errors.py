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

from typing import TYPE_CHECKING

from pithead.core.text import cut, printable

if TYPE_CHECKING:
    from pithead.core.telling import Refusal


class PitheadError(Exception):
    """The root: whatever went wrong can be told to a person in one sentence, safe to be shown on any screen."""

    longest = 2_000  # characters of the sentence; what it quotes may be of any length

    def __init__(self, message: str) -> None:
        super().__init__(cut(printable(message), self.longest))


class UnknownGame(PitheadError):
    """No game of that slug."""


class UnknownBot(PitheadError):
    """No bot of that name, or a setting it does not have."""


class BadOption(PitheadError):
    """An option or a number of seats that the game does not offer."""


class Unreadable(PitheadError):
    """A text that is no notation of this game."""


class Illegal(PitheadError):
    """A move that the rules forbid now."""

    def __init__(self, message: str, refusals: "tuple[Refusal, ...]" = ()) -> None:
        super().__init__(message)
        self.refusals = refusals


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
