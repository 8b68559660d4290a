"""Who fills a seat: a person by name, or a bot."""

import json
from dataclasses import dataclass
from operator import index
from typing import Protocol

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import BadBot, BadOption, PitheadError
from pithead.core.game import AnyGame
from pithead.core.text.quoting import name_of, quoted

LARGEST = 2**62  # compiled code takes no larger number, and no move reaches it


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

    def __post_init__(self) -> None:
        """A name is kept as people see it."""
        object.__setattr__(self, "name", name_of(self.name))


def person(name: str, answers_forced: bool = False) -> Player:
    """Somebody by that name; BadOption if nothing of it can be seen."""
    player = Player(name, None, answers_forced)
    if not player.name:
        raise BadOption(f"{quoted(name)} is no name that can be seen; use some letters.")
    return player


def bot_move(bot: Bot, state: State, rng: Rng, game: AnyGame | None = None) -> int:
    """What the bot plays for the seat that decides, seeing only what that seat may know. This is a door: a bot that fails
    is BadBot, and so is a move that is not legal, which it names with the bot and, where the game is told, with the position."""
    try:
        move = bot.choose(state.guess(state.seat, rng), rng)
    except PitheadError:
        raise
    except Exception as error:
        raise BadBot(f"the bot {bot.name} failed ({type(error).__name__}: {error}); mend the bot.") from error
    try:
        number = index(move)  # any kind of whole number will do
    except TypeError:
        number = -1
    if 0 <= number < LARGEST and number in state.legal():
        return number
    where = "" if game is None else f" of {game.slug}, in the position {json.dumps(game.dump(state), ensure_ascii=False)}"
    raise BadBot(f"the bot {bot.name} plays {quoted(move)}, which is not a legal move of seat {state.seat}{where}; mend the bot.")
