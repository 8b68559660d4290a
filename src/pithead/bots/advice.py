"""Advice: the best few moves of a bot, with reasons, as data."""

from typing import Any, NamedTuple

from pithead.bots.best import opinions
from pithead.core.game import Game
from pithead.core.rng import Rng
from pithead.core.state import State


class Advice(NamedTuple):
    """A move worth considering."""

    move: int
    notation: str
    words: str
    reason: str


def advise(game: Game[Any, Any], state: State, rng: Rng, best: int = 3) -> list[Advice]:
    """The moves that look best to the deciding seat, best first; seen through a guess."""
    seen = game.guess(state, int(state.seat), rng)
    values = opinions(seen, game.worth)
    moves = [int(move) for move in seen.useful()]
    ranked = sorted(zip(values, moves, strict=True), key=lambda pair: -pair[0])[:best]
    return [_told(game, state, move, value) for value, move in ranked]


def _told(game: Game[Any, Any], state: State, move: int, value: float) -> Advice:
    choice = game.choice(state, move)
    return Advice(move, choice.notation, choice.words, f"worth {value:+.1f} points")
