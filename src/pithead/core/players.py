"""Players: a person by name, or a bot."""

import json
from dataclasses import dataclass
from operator import index
from typing import Protocol

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import BadBot, BadOption, PitheadError
from pithead.core.game import AnyGame
from pithead.core.text.quoting import name_of, quoted

LARGEST = 2**62  # compiled code accepts no larger number, and no move reaches it


class Bot(Protocol):
    """A player that is a program.

    It receives a guess, never the truth: a position drawn uniformly from those consistent with what its seat knows. From it the bot may
    draw further guesses with `seen.guess(seen.seat, rng)`.
    """

    name: str

    def choose(self, seen: State, rng: Rng) -> int:
        """Return one of the legal moves of the deciding seat."""
        ...


@dataclass(frozen=True)
class Player:
    """A name at the table, and the bot that decides, if any. A person may have questions with only one answer answered automatically."""

    name: str
    bot: Bot | None = None
    answers_forced: bool = False

    def __post_init__(self) -> None:
        """Normalise the name as people see it."""
        object.__setattr__(self, "name", name_of(self.name))


def person(name: str, answers_forced: bool = False) -> Player:
    """Return a person of that name, or raise BadOption if the name has no visible characters."""
    player = Player(name, None, answers_forced)
    if not player.name:
        raise BadOption(f"{quoted(name)} has no visible characters; use some letters.")
    return player


def bot_move(bot: Bot, state: State, rng: Rng, game: AnyGame | None = None) -> int:
    """Return the bot's move for the deciding seat, showing it only what that seat may know.

    A bot that fails raises BadBot, and so does an illegal move; the error names the move, the bot and, if `game` is given, the
    position.
    """
    try:
        move = bot.choose(state.guess(state.seat, rng), rng)
    except PitheadError:
        raise
    except Exception as error:
        raise BadBot(f"the bot {bot.name} failed ({type(error).__name__}: {error}); fix the bot.") from error
    try:
        number = index(move)  # any kind of integer will do
    except TypeError:
        number = -1
    if 0 <= number < LARGEST and number in state.legal():
        return number
    where = "" if game is None else f" of {game.slug}, in the position {json.dumps(game.dump(state), ensure_ascii=False)}"
    raise BadBot(f"the bot {bot.name} plays {quoted(move)}, which is not a legal move of seat {state.seat}{where}; fix the bot.")
