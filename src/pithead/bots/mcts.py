"""mcts: a bot that thinks ahead; its settings, its budget, and how weak it can pretend to be.

A spec is `mcts`, or `mcts:` and settings joined by `+`: optionally a level from 1 to 5, then name=value, as in `mcts:4`,
`mcts:sims=1000` or `mcts:3+time=0.5+workers=2`. With a budget in simulations, a bot with the same seed plays the same. Levels are such
budgets, so they mean the same on every machine; a game may add settings to them. Level 5 also has a limit in seconds, because people
wait for it. The tree itself is in search.py, a race of moves in race.py, a race of whole turns in turn_race.py.
"""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from statistics import pstdev
from types import MappingProxyType
from typing import Annotated

import msgspec

from pithead.bots.best import MOVES, best_move, opinions
from pithead.bots.race import Race
from pithead.bots.restricted import judged
from pithead.bots.search import ROOT, Plan, Search
from pithead.bots.turn_race import TurnRace
from pithead.core.data.data_errors import fault_of
from pithead.core.data.opinion import opinion_with, read_weights
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Results, Worth
from pithead.core.errors import UnknownBot
from pithead.core.game import AnyGame
from pithead.core.processes import Pool

FOREVER = 1_000_000_000  # simulations, or seconds
SLICE = 32  # simulations between checks of the clock
OWN = -1.0  # in place of a share: the opinion's own
Natural = Annotated[int, msgspec.Meta(ge=0, le=FOREVER)]
Counting = Annotated[int, msgspec.Meta(ge=1, le=FOREVER)]
Positive = Annotated[float, msgspec.Meta(ge=0.0, le=1e9)]
Seconds = Annotated[float, msgspec.Meta(gt=0.0, le=FOREVER)]
CANON = Rng(1, 2, 3, 4)  # gives the same guess for all positions a seat cannot tell apart


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot's settings; search.py explains those from `explore` on."""

    sims: Natural = 1000  # the budget in simulations; 0: no search, only a look one move ahead
    time: Seconds = FOREVER  # the budget in seconds; without simulations or a level, the only one
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes that search in parallel
    nodes: Annotated[int, msgspec.Meta(ge=1000, le=FOREVER)] = 200_000  # where the tree stops growing; a node takes 64 bytes
    doubt: Positive = 0.0  # without a search: how much worse a chosen move may look, in standard deviations
    explore: Positive = 0.7
    compare: Positive = 0.0
    trust: Positive = 1.0
    look: Counting = 24
    keep: Counting = 3
    widen: Positive = 3.0
    power: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)] = 0.5
    cut: Annotated[int, msgspec.Meta(ge=-1, le=1000)] = 1
    tries: Natural = 8
    race: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    turn: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    share: Annotated[float, msgspec.Meta(ge=OWN, le=1.0)] = OWN
    opinion: str = ""  # another opinion of the game, by name or as a file; see `opinion_of`

    def plan(self) -> Plan:
        """Return the parameters of the search."""
        tree = (self.explore, self.compare, self.trust, self.look, self.keep, self.widen, self.power, self.cut, self.tries, self.nodes)
        return Plan(*tree, self.race, self.turn, self.share if self.turn else OWN)

    def search(self, seen: State, worth: Worth, rng: Rng) -> Search:
        """Return a search for the open decision of a position."""
        kind = TurnRace if self.turn and self.trust > 0 else Race if self.race else Search
        return kind(seen, worth, self.plan(), rng)


LEVELS = {
    "1": Settings(sims=0, doubt=0.9),
    "2": Settings(sims=0, doubt=0.35),
    "3": Settings(sims=15),
    "4": Settings(sims=100),
    "5": Settings(sims=1000, time=0.5),
    "unguided": Settings(trust=0.0, look=1, keep=1, widen=1e9, cut=-1, tries=1),
}
BLIND = f"trust=0+cut=-1+tries=1+race={MOVES}"  # without an opinion, all moves race to the end of the game
GRAMMAR = f"write a level ({', '.join(LEVELS)}) and settings joined by +: {', '.join(Settings.__struct_fields__)}"


class Mcts:
    """Information-set search with the game's opinion; for any game."""

    def __init__(self, name: str, worth: Worth, settings: Settings) -> None:
        self.name = name
        self.worth = worth
        self.settings = settings
        self._last: tuple[Search, int] | None = None  # the last search, and the move it led to

    def choose(self, seen: State, rng: Rng) -> int:
        """Return the most visited move; without a search, one that does not look much worse than the best."""
        if len(seen.useful()) == 1:
            return int(seen.useful()[0])
        if self.settings.sims == 0:
            return at_first_sight(seen, self.worth, self.settings.doubt, rng)
        if self.settings.workers > 1:
            return together(seen, self.worth, self.settings, rng)
        search = self.search(seen, rng)
        think(search, self.settings, hurry=True)
        move = int(search.move(search.children(ROOT)[0]))
        self._last = (search, move)
        return move

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """Return the most visited of these moves. If the search visited none, or does not run, return one by its looks."""
        if self.settings.sims > 0:
            search = self.search(seen, rng)
            think(search, self.settings, hurry=False)
            visited = [int(search.move(child)) for child in search.children(ROOT)]
            for move in visited:
                if move in moves:
                    self._last = (search, move)
                    return move
        return doubted(*judged(seen, moves, self.worth, rng), self.settings.doubt, rng)

    def search(self, seen: State, rng: Rng) -> Search:
        """Return a tree for this decision: the relevant part of the last one within the same turn, else a new one."""
        if self._last is not None:
            last, move = self._last
            if follows(last.seen, move, seen):
                return last.below(move, seen, rng)
        return self.settings.search(seen, self.worth, rng)


def mcts(game: AnyGame, spec: str) -> Mcts:
    """Return the bot that these settings describe."""
    settings = settings_for(game, spec)
    return Mcts(f"mcts:{spec}" if spec else "mcts", opinion_of(game, settings.opinion), settings)


def settings_for(game: AnyGame, text: str) -> Settings:
    """Return settings from their text, with the game's own meaning of levels, and with BLIND if it has no opinion."""
    settings = read_settings(text, game.levels)
    if text.startswith("unguided") or not isinstance(opinion_of(game, settings.opinion), Results):
        return settings
    return read_settings(text, {level: f"{BLIND}+{game.levels.get(level, '')}".rstrip("+") for level in ("", *LEVELS)})


def opinion_of(game: AnyGame, name: str) -> Worth:
    """Return the opinion with this name: "" is the default, `first` the hand-written one, `weighed` the tuned one; a file name is one
    written by `pithead fit`.
    """
    if not name:
        return game.worth
    if name in game.opinions:
        return game.opinions[name]
    if not name.endswith(".json"):
        known = ", ".join(game.opinions) or "none"
        raise UnknownBot(f"{game.title} has no opinion {name!r}; there are: {known}, or the name of a .json file that pithead fit wrote.")
    return opinion_with(game.opinions.get("weighed"), read_weights(Path(name)), game.slug)


def read_settings(text: str, levels: Mapping[str, str] = MappingProxyType({})) -> Settings:
    """Return settings from their text, such as `3+time=0.5`. `levels` adds settings to levels, and under "" to specs without a level."""
    first, *rest = text.split("+")
    level = LEVELS.get(first, Settings())
    items = rest if first in LEVELS or not text else [first, *rest]
    more = levels.get(first if first in LEVELS else "", "")
    items = [*more.split("+"), *items] if more else items
    for item in items:
        if "=" not in item:
            raise UnknownBot(f"mcts has no level {item!r}; {GRAMMAR}.")
    values = dict(item.partition("=")[::2] for item in items)
    if "time" in values and first not in LEVELS:
        values = {"sims": str(FOREVER)} | values
    try:
        return msgspec.convert(msgspec.structs.asdict(level) | values, Settings, strict=False)
    except msgspec.ValidationError as error:
        field, fault = fault_of(error, Settings, values)
        raise UnknownBot(f"mcts does not understand {text!r}: {field}: {fault}; {GRAMMAR}.") from None


def think(search: Search, settings: Settings, hurry: bool) -> None:
    """Run a search through its budget in slices, at least one; in a hurry, stop as soon as the choice is certain."""
    end = time.monotonic() + settings.time
    left = settings.sims
    while left > 0 and (left == settings.sims or time.monotonic() < end) and not (hurry and search.decided(left)):
        left -= int(search.run(min(SLICE, left)))


def follows(before: State, move: int, seen: State) -> bool:
    """Return whether this is what a seat sees after its own move if nothing new was revealed."""
    after = before.copy()
    after.apply(move)
    if after.seat != before.seat or seen.seat != before.seat:
        return False
    return after.guess(seen.seat, CANON.copy()) == seen.guess(seen.seat, CANON.copy())


def at_first_sight(seen: State, worth: Worth, doubt: float, rng: Rng) -> int:
    """Draw a move, likelier the better it looks. The mistakes are those of a player in doubt, not of a blind one."""
    moves = [int(move) for move in seen.useful()]
    if isinstance(worth, Results):
        return doubted(*judged(seen, moves, worth, rng), doubt, rng)
    if doubt == 0.0:
        return int(best_move(seen, worth, rng))
    return doubted(moves, opinions(seen, worth), doubt, rng)


def doubted(moves: Sequence[int], values: Sequence[float], doubt: float, rng: Rng) -> int:
    """Return the best move if there is no doubt; else draw one, likelier the higher its value."""
    if doubt == 0.0:
        return max(zip(values, moves, strict=True))[1]
    scale = doubt * (pstdev(values) or 1.0)
    weights = [exp((value - max(values)) / scale) for value in values]
    mark = rng.fraction() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move
    return move


def together(seen: State, worth: Worth, settings: Settings, rng: Rng) -> int:
    """Return the move visited most by several parallel searches, each with a share of the simulations."""
    share = msgspec.structs.replace(settings, sims=-(-settings.sims // settings.workers), workers=1)
    jobs = [(seen, worth, share, rng.split()) for _ in range(settings.workers)]
    visits: dict[int, int] = defaultdict(int)
    totals: dict[int, float] = defaultdict(float)
    for counts in _pool(settings.workers).map(_visits, jobs):
        for move, (visited, total) in counts.items():
            visits[move] += visited
            totals[move] += total
    return max(sorted(visits), key=lambda move: (visits[move], totals[move]))


def _visits(job: tuple[State, Worth, Settings, Rng]) -> dict[int, tuple[int, float]]:
    """Return for each root move how often one of the searches visited it, and the sum of its results."""
    seen, worth, settings, rng = job
    search = settings.search(seen, worth, rng)
    think(search, settings, hurry=False)
    return {int(search.move(child)): (int(search.visits[child]), float(search.totals[child])) for child in search.children(ROOT)}


@cache
def _pool(workers: int) -> Pool:
    """Return worker processes, started once."""
    return Pool(workers)
