"""Statements of a game about its course, compared with what then happens (L17).

A play is a whole random game whose end is known, so that everything a view, an event or an opinion states on the way can be compared with
the outcome. `check_course` works for any game; a game compares its other statements by checks of its own, each of which gets a `Moment` of
a play.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.moves.notation import Form
from pithead.core.seeds import rng
from pithead.core.text.messages import Event
from pithead.testing.cases import LONGEST, Case, Endless

Turn = tuple[Any, int]  # an id of the turn, and the seat whose turn it is
Choose = Callable[[State, Rng], int]  # chooses moves that lead to rare positions, for plays that random moves never reach


def any_move(state: State, random: Rng) -> int:
    """Return any legal move."""
    return int(state.pick(random.below(state.count())))


class Play:
    """A game from the setup to its end: every position, and the move made there."""

    def __init__(self, case: Case, seed: object, turn_of: Callable[[Any], Turn | None], choose: Choose = any_move) -> None:
        self.case, self.game = case, case.game
        self.moves: list[int] = []
        self.states = [case.setup()]
        random = rng(f"{case} {seed}")
        while self.states[-1].seat != OVER:
            if len(self.moves) == LONGEST:
                raise Endless(f"it has not ended after {LONGEST} moves")
            self.moves.append(choose(self.states[-1], random))
            after = self.states[-1].copy()
            after.apply(self.moves[-1])
            self.states.append(after)
        self.turns = [turn_of(state) for state in self.states]
        self.rounds = [int(state.round_number()) for state in self.states]

    def moments(self, number: int) -> Iterator["Moment"]:
        """Yield moments from all over the play: the first of every kind of question, some at equal distances, and the last turns."""
        kinds, chosen = set(), {len(self.moves) * i // number for i in range(number)}
        chosen |= {at for at in range(max(0, len(self.moves) - number), len(self.moves)) if self.turns[at] != self.turns[at + 1]}
        for at, state in enumerate(self.states[:-1]):
            kind = self.game.question(state).kind
            if kind not in kinds or at in chosen:
                yield Moment(self, at)
            kinds.add(kind)


@dataclass(frozen=True)
class Moment:
    """A position in a play, with the statements made there and what came after it."""

    play: Play
    at: int

    @property
    def state(self) -> Any:
        """The position."""
        return self.play.states[self.at]

    @property
    def seat(self) -> int | None:
        """The deciding seat; None if chance decides."""
        return int(self.state.seat) if self.state.seat >= 0 else None

    @cached_property
    def view(self) -> Any:
        """The view of the deciding seat."""
        return self.play.game.view(self.state, self.seat)

    @property
    def following(self) -> list[Turn]:
        """The turns that began after this moment, in order."""
        turns: list[Turn] = []
        now = self.play.turns[self.at]
        for turn in self.play.turns[self.at + 1 :]:
            if turn is not None and turn not in (now, *turns[-1:]):
                turns.append(turn)
        return turns

    @property
    def rounds_to_come(self) -> int:
        """The number of rounds that began after this moment."""
        return len(set(self.play.rounds[self.at :])) - 1

    def trials(self, most: int) -> Iterator["Trial"]:
        """Yield some legal moves, each made on a copy: one of every kind, and others at random."""
        moves = [int(move) for move in self.state.legal()]
        random, kinds = rng(f"trials {self.at}"), set()
        picked = {moves[random.below(len(moves))] for _ in range(most)}
        for move in moves:
            form = self.play.game.codec.decode(self.state, move)
            if form["kind"] not in kinds or move in picked:
                yield Trial(self, move, form)
            kinds.add(form["kind"])


@dataclass(frozen=True)
class Trial:
    """A move made at a moment, and its effect."""

    moment: Moment
    move: int
    form: Form

    @cached_property
    def after(self) -> Any:
        """The position after the move."""
        after = self.moment.state.copy()
        after.apply(self.move)
        return after

    @cached_property
    def event(self) -> Any:
        """The event of the move."""
        return self.moment.play.game.event(self.moment.state, self.move, self.after)

    @property
    def seat(self) -> int:
        """The seat that makes the move; for chance, the seat whose turn it is."""
        return int(self.moment.state.turn) if self.moment.seat is None else self.moment.seat  # type: ignore[no-any-return,unused-ignore]

    @property
    def gains(self) -> list[int]:
        """Each seat's gain by the move."""
        return [int(after - before) for before, after in zip(self.moment.state.scores(), self.after.scores(), strict=True)]


def check_course(play: Play, number: int) -> None:
    """Check that rounds are counted one by one, that there are no more than stated, and that views and events agree."""
    limit = int(play.states[0].round_limit())
    assert all(later - now in (0, 1) for now, later in zip(play.rounds, play.rounds[1:], strict=False)), f"rounds are counted {play.rounds}"
    assert limit == 0 or play.rounds[-1] <= limit, f"the game lasted {play.rounds[-1]} rounds, of {limit} at most"
    assert len({int(state.round_limit()) for state in play.states}) == 1, "the limit of rounds changes"
    for moment in play.moments(number):
        view = moment.view
        assert (view.round, view.rounds) == (play.rounds[moment.at], limit), f"the view states round {view.round} of {view.rounds}"
        assert view.decision.seat == moment.state.seat, f"the view asks seat {view.decision.seat}, not {moment.state.seat}"
        event = play.game.event(moment.state, play.moves[moment.at], play.states[moment.at + 1])
        check_rounds(event, play.rounds[moment.at : moment.at + 2], limit)


def check_rounds(event: Event, near: Sequence[int], limit: int) -> None:
    """Check that an event belongs to the round before or after its move, and states no other number of rounds than the game has."""
    assert getattr(event, "round", near[0]) in near, f"{event} belongs to round {near}"
    assert getattr(event, "rounds", limit) == limit, f"{event} states a limit other than {limit} rounds"
