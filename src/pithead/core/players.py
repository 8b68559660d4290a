"""Who fills a seat: a person by name, or a bot."""

from dataclasses import dataclass
from typing import Protocol

from pithead.core.rng import Rng
from pithead.core.state import State


class Bot(Protocol):
    """A player that is a program.

    It is handed a guess, never the truth: a position drawn uniformly from what its seat can know.
    From it, it may draw as many further guesses as it likes with `seen.guess(seen.seat, rng)`.
    """

    name: str

    def choose(self, seen: State, rng: Rng) -> int:
        """One of the legal moves of the seat that decides."""
        ...


@dataclass(frozen=True)
class Player:
    """A name at the table; with a bot, the bot decides. A person may let the table answer
    questions with one answer left."""

    name: str
    bot: Bot | None = None
    answers_forced: bool = False


def bot_move(bot: Bot, state: State, rng: Rng) -> int:
    """What the bot plays for the seat that decides, seeing only what that seat may know."""
    return bot.choose(state.guess(state.seat, rng), rng)
