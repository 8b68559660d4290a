"""Restricted play: a bot that avoids certain moves while it has others. What it loses shows what those moves are worth.

A spec ends in `+without=WHAT`, which may be repeated. WHAT is a kind of move (`supply`), the id of a piece (`T40`), which a move names
or implies (`Game.implied`), or field:value (`kind:reroll`, `tile:T40`). The restriction covers only the bot's present decisions: in its
lookahead, other seats and its own later turns follow the full rules.
"""

from collections.abc import Sequence
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from pithead.bots.best import prospects, some_moves
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Results, Worth
from pithead.core.errors import UnknownBot
from pithead.core.game import AnyGame
from pithead.core.moves.notation import Form

MARK = "+without="


class Chooser(Protocol):
    """A bot that can choose from a given list of moves."""

    name: str

    def choose(self, seen: State, rng: Rng) -> int:
        """Return one of the legal moves."""
        ...

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """Return one of these legal moves."""
        ...


class Restricted:
    """Another bot without some of its moves."""

    def __init__(self, name: str, bot: Chooser, game: AnyGame, rules: Sequence[str]) -> None:
        if not hasattr(bot, "choose_among"):
            raise UnknownBot(f"the bot {bot.name!r} cannot avoid moves; give it a method `choose_among(seen, moves, rng)`.")
        for rule in rules:
            _check(name, game, rule)
        self.name = name
        self.bot = bot
        self.game = game
        self.rules = [tuple(rule.rpartition(":")[::2]) for rule in rules]

    def choose(self, seen: State, rng: Rng) -> int:
        """Return the bot's choice among the allowed moves, or among all if none is allowed."""
        moves = [int(move) for move in seen.legal()]
        left = [move for move in moves if not self._is_barred(seen, self.game.codec.decode(seen, move))]
        if not left or len(left) == len(moves):
            return self.bot.choose(seen, rng)
        return left[0] if len(left) == 1 else self.bot.choose_among(seen, left, rng)

    def _is_barred(self, seen: State, form: Form) -> bool:
        fields = {**form, **self.game.implied(seen, form)}
        return any(str(fields.get(field)) == value if field else value in map(str, fields.values()) for field, value in self.rules)


def _check(name: str, game: AnyGame, rule: str) -> None:
    """Raise UnknownBot for a rule that no move of the game could match."""
    kinds = game.codec.notation.kinds
    field, _, value = rule.rpartition(":")
    fields = {"kind"} | {known_field for kind in kinds.values() for known_field in kind.fields}
    if "+" in rule:
        raise UnknownBot(f"the bot {name!r} has settings after without=; write those before it.")
    if field and field not in fields:
        raise UnknownBot(
            f"the bot {name!r} is barred from {field!r}, but no move of {game.slug} has that; they have: {', '.join(sorted(fields))}."
        )
    if field == "kind" and value not in kinds:
        raise UnknownBot(f"the bot {name!r} is barred from {value!r}, but {game.slug} has no such move; its kinds are: {', '.join(kinds)}.")
    if not field and value not in kinds and value not in game.components.ids:
        raise UnknownBot(
            f"the bot {name!r} is barred from {value!r}, which is neither a kind of move of {game.slug} nor a piece;"
            f" its kinds are: {', '.join(kinds)}."
        )


def judged(seen: State, moves: Sequence[int], worth: Worth, rng: Rng) -> tuple[list[int], list[float]]:
    """Return moves with their values for the deciding seat.

    With an opinion these are all the moves; without one, only those examined by games played on.
    """
    if isinstance(worth, Results):
        some = some_moves(vec[i64](moves), rng)
        return [int(move) for move in some], prospects(seen, some, worth, rng)
    values = []
    for move in moves:
        after = seen.copy()
        after.apply(move)
        values.append(worth.of(after, seen.seat))
    return [int(move) for move in moves], values


def best_among(seen: State, moves: Sequence[int], worth: Worth, rng: Rng) -> int:
    """Return the move that is best for the deciding seat; ties are broken at random."""
    moves, values = judged(seen, moves, worth, rng)
    ties = [move for move, value in zip(moves, values, strict=True) if value == max(values)]
    return ties[int(rng.below(len(ties)))]
