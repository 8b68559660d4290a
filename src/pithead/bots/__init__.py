"""Bots: players that are programs, for any game. A bot is named by one string, such as `greedy`."""

from collections.abc import Callable
from typing import Any

from pithead.bots.advice import Advice, advise
from pithead.bots.greedy import Greedy
from pithead.bots.mcts import GRAMMAR, mcts, opinion_of
from pithead.bots.uniform import Uniform
from pithead.core.errors import UnknownBot
from pithead.core.game import Game
from pithead.core.players import Bot

Maker = Callable[[Game[Any, Any], str], Bot]


def _uniform(game: Game[Any, Any], settings: str) -> Bot:
    return Uniform()


def _greedy(game: Game[Any, Any], settings: str) -> Bot:
    return Greedy(opinion_of(game, settings), settings)


BOTS: dict[str, Maker] = {"uniform": _uniform, "greedy": _greedy, "mcts": mcts}
SETTINGS: dict[str, str] = {"mcts": GRAMMAR, "greedy": "write the name of an opinion"}  # bots that take settings, and which


def is_bot(spec: str) -> bool:
    """Whether a string names a bot; other names are people's."""
    return spec.partition(":")[0] in BOTS


def bot(spec: str, game: Game[Any, Any]) -> Bot:
    """The bot that a string such as `greedy` names, ready to play that game."""
    name, colon, settings = spec.partition(":")
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}.")
    if colon and name not in SETTINGS:
        raise UnknownBot(f"the bot {name} takes no settings, but {spec!r} gives some; write {name}.")
    return BOTS[name](game, settings)


__all__ = ["BOTS", "Advice", "advise", "bot", "is_bot"]
