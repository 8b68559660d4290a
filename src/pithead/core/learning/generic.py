"""A generic encoding for games that bring none: observations from the view, actions from the moves, within the bounds of both.

A game declares bounds in `Game.bounds`. They are promises: exceeding one is an error. Everything else is measured on trial games of
random moves, always the same ones, with room to spare.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.engine.vecs import search
from pithead.core.errors import BadOption
from pithead.core.learning import outcomes
from pithead.core.learning.action_windows import ascending, move_numbered, numbered
from pithead.core.learning.bounds import Bounds
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.flattened import Shape
from pithead.core.learning.observation_writer import ObservationWriter
from pithead.core.seeds import rng
from pithead.core.text.messages import GenericView, plain

if TYPE_CHECKING:
    from pithead.core.game import AnyGame

TRIALS = 20  # games
LOOKS = 2_000  # views in all trial games
MOVES = 100_000  # moves in all trial games
DENSE = 4  # if at least one in this many numbers is a move, moves are their own actions
SPARE = 16  # actions for moves that no trial game has shown
SHORTEST = 1_000  # where no bound is declared, environments cut games off after this many decisions, or LONGER times the longest trial game
LONGER = 10
LARGEST = 1_000_000  # numbers in an observation
KEPT = 64  # encodings
HEAD = ("game", "options", "seats", "viewer", "decision", "outcome", "round", "rounds")  # fields of every view

Data = Mapping[str, Any]


class Trial:
    """Results of random games at a table: views, moves, lengths and scores."""

    def __init__(self, game: "AnyGame", start: State) -> None:
        self.shape = Shape()
        self.moves: set[int] = set()
        self.chance = 0
        self.decisions = 0
        self.points = 1
        self.looks = 0
        random, left = rng(f"trial games of {game.slug}"), MOVES
        for _ in range(TRIALS):
            state, decisions = start.copy(), 0
            while state.seat != OVER and left > 0:
                left -= 1
                decisions += state.seat >= 0
                self._look(game, state)
                state.apply(state.pick(random.below(state.count())))
            self._look(game, state)
            self.decisions = max(self.decisions, decisions)
            self.points = max(self.points, *(abs(int(points)) for points in state.scores()))

    def _look(self, game: "AnyGame", state: State) -> None:
        if state.seat == CHANCE:
            self.chance = max(self.chance, int(max(state.legal())))
        elif state.seat >= 0:
            self.moves.update(map(int, state.legal()))
        if self.looks < LOOKS and state.seat != CHANCE:
            self.looks += int(state.seats)
            for seat in range(state.seats):
                self.shape.learn(seen(game, state, seat))


class Generic(Encoding):
    """The encoding of a game for one box and one number of seats."""

    def __init__(self, game: "AnyGame", start: State) -> None:
        self.game = game
        self.bounds = bounds = game.bounds(start)
        trial = Trial(game, start)
        self.shape = trial.shape
        self.shape.settle(bounds.fields)
        self._check(bounds)
        self.codes = {move: code for code, move in enumerate(known_moves(bounds.moves, trial.moves))}
        self.spare = SPARE if bounds.moves is None else 0
        self.outcomes = trial.chance + 1 if bounds.chance is None else bounds.chance
        self.decisions = max(SHORTEST, LONGER * trial.decisions) if bounds.decisions is None else bounds.decisions
        self.scale = trial.points

    def _check(self, bounds: Bounds) -> None:
        """Raise BadOption for bounds of fields that no view has, and for observations that are too large."""
        fields = self.shape.fields or {}
        strangers = bounds.fields.keys() - set(self.shape.names())
        if strangers:
            unknown, known = min(strangers), ", ".join(fields)
            raise BadOption(f"`bounds` of {self.game.slug} names the field {unknown}, which no view has; there are: {known}.")
        if self.shape.size > LARGEST:
            widest = max(fields.values(), key=lambda shape: shape.size)
            raise BadOption(
                f"what a seat of {self.game.slug} sees takes {self.shape.size} numbers, most of them for {widest.name};"
                " declare what that field can hold in `bounds`, or give the game an encoding of its own (core/learning/encoding.py)."
            )

    # Actions.

    def action_size(self, state: State) -> i64:
        """Return the number of known moves, plus spare ones if the game declares no bound."""
        return len(self.codes) + self.spare

    def actions(self, state: State) -> vec[i64]:
        """Return the actions of the legal moves, ascending."""
        return ascending(self._codes(state), len(self.codes), self.spare)

    def action_of(self, state: State, move: i64) -> i64:
        """Return the action of a legal move."""
        return self._numbered(state)[search(state.legal(), move)]

    def move_of(self, state: State, action: i64) -> i64:
        """Return the legal move with this action, or -1."""
        return move_numbered(state.legal(), self._numbered(state), action)

    def _numbered(self, state: State) -> vec[i64]:
        return numbered(self._codes(state), len(self.codes), self.spare)

    def _codes(self, state: State) -> vec[i64]:
        moves = [int(move) for move in state.legal()]
        codes = [self.codes.get(move, -1) for move in moves]
        if self.bounds.moves is not None and -1 in codes:
            raise BadOption(
                f"{self.game.slug} has the move {moves[codes.index(-1)]}, but its `bounds` says that moves are from 0 on and less than"
                f" {self.bounds.moves}; correct that bound."
            )
        if len(moves) > len(self.codes) + self.spare:
            raise BadOption(f"{self.game.slug} has {len(moves)} moves here, more than any trial game had; declare `moves` in its `bounds`.")
        return vec[i64](codes)

    # Observations.

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        """Write the view of a seat, field by field."""
        self.shape.write(seen(self.game, state, int(seat)), writer)

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        """Return a block for each field of the view."""
        return [(name, [shape.size], shape.meaning() or "nothing") for name, shape in (self.shape.fields or {}).items() if shape.size]

    # Bounds.

    def chance_size(self, state: State) -> i64:
        """Return the declared limit, or the one trial games have shown."""
        return self.outcomes

    def longest(self, state: State) -> i64:
        """Return the declared limit, or one far beyond the longest trial game."""
        return self.decisions

    def points(self, state: State) -> tuple[int, int]:
        """Return the declared limits."""
        if self.bounds.points is None:
            raise BadOption(f"{self.game.slug} does not say how high its scores can be; declare `points` in its `bounds`.")
        return self.bounds.points

    def returns(self, state: State) -> list[float]:
        """Return the outcome for each seat.

        Where seats compete, it depends on the place. A team gets its share of the declared maximum of points; if none is declared, more
        for more points, but always less than 1.
        """
        points = [int(n) for n in state.scores()]
        if state.seat != OVER:
            return [0.0] * len(points)
        if not self.game.team and len(points) > 1:
            return outcomes.shares(self.game.standing(state))
        if self.bounds.points is None:
            return [n / (abs(n) + self.scale) for n in points]
        return [n / max(map(abs, self.bounds.points)) for n in points]


def known_moves(declared: int | None, moves: set[int]) -> Sequence[int]:
    """Return the moves with an action of their own, ascending: all up to a bound, or only those seen if they are sparse."""
    if declared is not None:
        return range(declared)
    top = max(moves, default=0) + 1
    return sorted(moves) if top > DENSE * (len(moves) + SPARE) else range(1 << (top - 1).bit_length())


def seen(game: "AnyGame", state: State, seat: int) -> dict[str, Any]:
    """Return what a seat may know, as named values: the viewer, the open question, and the fields of the game's view."""
    view = game.view(state, seat)
    data = plain(view)
    if isinstance(view, GenericView):
        fields = {**data["public"], **prefixed(data["own"], data["public"], "own")}
    else:
        fields = {name: value for name, value in data.items() if name not in HEAD}
    question = data["decision"]
    head = {"viewer": seat, "decides": question["seat"], "question": question["kind"], "asked": question.get("args") or {}}
    return {**head, **prefixed(fields, head, "view")}


def prefixed(data: Data, taken: Data, word: str) -> dict[str, Any]:
    """Return the named values, with a prefix on names that are already taken."""
    return {f"{word}.{name}" if name in taken else name: value for name, value in data.items()}


_encodings: dict[tuple[Any, ...], Generic] = {}


def encoding_of(game: "AnyGame", state: State) -> Generic:
    """Return the encoding for tables like this, built once."""
    box = state.box()
    key = (game, box.components.hash, tuple(sorted(box.options.items())), int(state.seats))
    if key not in _encodings:
        if len(_encodings) >= KEPT:
            _encodings.clear()
        _encodings[key] = Generic(game, game.start(box, int(state.seats)))
    return _encodings[key]
