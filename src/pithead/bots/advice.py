"""Advice: the best few moves of a bot that thought about them, with reasons, as data."""

from typing import Any, NamedTuple

from pithead.bots.mcts import Settings, think
from pithead.bots.search import ROOT, Search, roll
from pithead.core.game import Game
from pithead.core.rng import Rng
from pithead.core.state import OVER, State

THOUGHT = Settings(sims=1000, time=3.0)
LINE = 4  # moves that a main line shows
SEEN = 4  # visits a move needs to be shown in it


class Advice(NamedTuple):
    """A move worth considering: the lead in points it may bring (a team: its worth), and what may follow it."""

    move: int
    notation: str
    words: str
    reason: str
    expected: float
    visits: int
    line: tuple[str, ...]


def advise(game: Game[Any, Any], state: State, rng: Rng, best: int = 3, settings: Settings = THOUGHT) -> list[Advice]:
    """The moves that look best to the deciding seat after some thought, best first; seen through a guess."""
    search = Search(game.guess(state, int(state.seat), rng), game.worth, settings.plan(), rng)
    think(search, settings, hurry=False)
    return [_told(game, search, child, rng) for child in search.children(ROOT)[:best]]


def _told(game: Game[Any, Any], search: Search, child: int, rng: Rng) -> Advice:
    move, expected, visits = int(search.move(child)), search.promise(child), int(search.visits[child])
    choice = game.choice(search.seen, move)
    reason = f"{expected:+.1f} points expected, {visits} of {search.visits[ROOT]} simulations"
    return Advice(move, choice.notation, choice.words, reason, round(expected, 2), visits, main_line(game, search, child, rng))


def main_line(game: Game[Any, Any], search: Search, child: int, rng: Rng) -> tuple[str, ...]:
    """What is likely to follow a root move, in the words its seat would read, for one guess of what it cannot see."""
    viewer = int(search.seen.seat)
    state = search.seen.copy()
    state.apply(search.move(child))
    line: list[str] = []
    while len(line) < LINE:
        roll(state, rng)
        if state.seat == OVER:
            break
        child = _likeliest(search, child, state)
        if child == ROOT:
            break
        move = int(search.move(child))
        line.append(f"{_who(state, viewer)}: {game.describe(state, move, viewer)}")
        state.apply(move)
    return tuple(line)


def _likeliest(search: Search, node: int, state: State) -> int:
    """The child visited most among those legal now; ROOT, which is nobody's child, if none was visited enough."""
    legal = set(state.useful())
    for child in search.children(node):
        if search.maker(child) == state.seat and search.move(child) in legal:
            return child if search.visits[child] >= SEEN else ROOT
    return ROOT


def _who(state: State, viewer: int) -> str:
    return "you" if state.seat == viewer else f"seat {state.seat}"
