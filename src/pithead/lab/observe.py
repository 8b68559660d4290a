"""The standard observers, which work for every game. `Step` computes expensive facts once for all of them. A game brings observers of its
own for facts that only it knows (`Game.observers`)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from pithead.core.data.components import Components
from pithead.core.engine.state import CHANCE, State
from pithead.core.game import AnyGame, Game
from pithead.core.moves.notation import Form
from pithead.core.observer import Observer, Row, Rows, Step
from pithead.lab.match import shares_of

__all__ = ["STANDARD", "Moves", "Observer", "Row", "Rows", "Step", "Watch"]


class Watch:
    """The observers of one table."""

    def __init__(self, game: AnyGame, state: State, number: int, observers: Sequence[Observer]) -> None:
        self.game = game
        self.number = number
        self.observers = observers
        self.decided = [one.move for one in observers if type(one).move is not Observer.move]
        self.chanced = [one.chance for one in observers if type(one).chance is not Observer.chance]
        for observer in observers:
            observer.begin(game, state, number)

    def move(self, before: State, move: int, after: State) -> None:
        """Report a decision of a seat or of chance."""
        if before.seat == CHANCE:
            for notify in self.chanced:
                notify(before, move, after)
            return
        form = self.game.codec.decode(before, move)
        step = Step(int(before.seat), before, move, after, form, int(before.count()), tuple(map(int, after.scores())))
        for hear in self.decided:
            hear(step)

    def end(self, state: State) -> Rows:
        """Return the rows of all observers."""
        rows = Rows({"table": self.number}, [{"table": self.number, "seat": seat} for seat in range(int(state.seats))], [])
        for observer in self.observers:
            observer.end(state, rows)
        return rows


class Result(Observer):
    """The winner, the margin, and the winner's place in the order of play."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.game = game
        self.first = -1

    def move(self, step: Step) -> None:
        if self.first < 0:
            self.first = step.seat

    def end(self, state: State, rows: Rows) -> None:
        scores, shares, n = [int(points) for points in state.scores()], shares_of(self.game, state), int(state.seats)
        verdict = self.game.outcome(state)
        for seat, row in enumerate(rows.seats):
            row |= {"order": (seat - max(self.first, 0)) % n, "score": scores[seat], "win": shares[seat]}
        rows.game["score"] = sum(scores) / n
        if verdict is not None:
            rows.game |= {"won": float(verdict.won), "reason": verdict.reason, "rank": verdict.rank}
        elif n > 1:
            best = sorted(scores, reverse=True)
            rows.game |= {"margin": best[0] - best[1], "shared": float(max(shares) < 1), "best": best[0]}


class Length(Observer):
    """The length of a game: decisions, and turns, which are runs of decisions by one seat."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.seats: list[int] = []

    def move(self, step: Step) -> None:
        self.seats.append(step.seat)

    def end(self, state: State, rows: Rows) -> None:
        turns = [seat for i, seat in enumerate(self.seats) if i == 0 or self.seats[i - 1] != seat]
        rows.game |= {"decisions": len(self.seats), "turns": len(turns)}
        for seat, row in enumerate(rows.seats):
            row |= {"decisions": self.seats.count(seat), "turns": turns.count(seat)}


class Branching(Observer):
    """The number of moves to choose from, and how often there is only one."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.counts: list[int] = []

    def move(self, step: Step) -> None:
        self.counts.append(step.choices)

    def end(self, state: State, rows: Rows) -> None:
        if self.counts:
            rows.game |= {"branching": sum(self.counts) / len(self.counts), "forced": self.counts.count(1) / len(self.counts)}


class Lead(Observer):
    """The changes of the sole lead: how often it changes hands, when the winner takes it for good, and when the winner already has enough
    points to win; the last two as shares of the decisions. Not for teams."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.game = game
        self.scores: list[tuple[int, ...]] = []

    def move(self, step: Step) -> None:
        self.scores.append(step.scores)

    def end(self, state: State, rows: Rows) -> None:
        final = tuple(int(points) for points in state.scores())
        if self.game.team or len(final) < 2 or not self.scores:
            return
        leaders = [leader for leader in map(_leader, self.scores) if leader is not None]
        rows.game["lead_changes"] = sum(one != next for one, next in pairwise(leaders))
        first = self.game.standing(state)[0]
        if len(first) == 1:
            (winner,) = first
            rival = max(points for seat, points in enumerate(final) if seat != winner)
            rows.game["lead_for_good"] = _since([_leader(scores) == winner for scores in self.scores])
            rows.game["settled"] = _since([scores[winner] >= rival for scores in self.scores])


class DeadTurns(Observer):
    """The share of turns that bring their seat no points. Not for teams."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.team = game.team
        self.scores = tuple(int(points) for points in state.scores())
        self.seat = -1
        self.before = 0
        self.dead: list[tuple[int, bool]] = []

    def move(self, step: Step) -> None:
        if step.seat != self.seat:
            self._close()
            self.seat, self.before = step.seat, self.scores[step.seat]
        self.scores = step.scores

    def end(self, state: State, rows: Rows) -> None:
        self._close()
        if self.team or not self.dead:
            return
        rows.game["dead_turns"] = sum(dead for _, dead in self.dead) / len(self.dead)
        for seat, row in enumerate(rows.seats):
            own = [dead for who, dead in self.dead if who == seat]
            row["dead_turns"] = sum(own) / len(own) if own else None

    def _close(self) -> None:
        if self.seat >= 0:
            self.dead.append((self.seat, self.scores[self.seat] <= self.before))


class Kinds(Observer):
    """The kinds of moves: how often each seat made one, and each kind's share of the game."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.kinds = [Counter[str]() for _ in range(int(state.seats))]

    def move(self, step: Step) -> None:
        self.kinds[step.seat][str(step.form["kind"])] += 1

    def end(self, state: State, rows: Rows) -> None:
        total = sum(self.kinds, Counter[str]())
        for kind, number in total.items():
            rows.game[f"kind.{kind}"] = number / total.total()
        for row, kinds in zip(rows.seats, self.kinds, strict=True):
            row |= {f"kind.{kind}": number for kind, number in kinds.items()}


class Pieces(Observer):
    """The pieces that each seat used, from the fields of its moves and the game's own additions; at some tables also those it could have
    used, from the moves it had to choose from."""

    every = 8  # one table in this many records the choices too; that takes nearly as long as a bot's move

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.decode = game.codec.decode
        self.implied = game.implied if type(game).implied is not Game.implied else None
        self.sampled = number % self.every == 0
        self.named = named_pieces(state.box().components)
        self.used: list[set[str]] = [set() for _ in range(int(state.seats))]
        self.could: list[set[str]] = [set() for _ in range(int(state.seats))]

    def move(self, step: Step) -> None:
        self._note(self.used[step.seat], step.before, step.form)
        if self.sampled:
            for move in step.before.legal():
                self._note(self.could[step.seat], step.before, self.decode(step.before, int(move)))

    def end(self, state: State, rows: Rows) -> None:
        for row, used, could in zip(rows.seats, self.used, self.could, strict=True):
            row["used"] = sorted(used)
            row["could"] = sorted(could) if self.sampled else None

    def _note(self, pieces: set[str], state: State, form: Form) -> None:
        pieces.update(self.named(form))
        if self.implied is not None:
            for field, value in self.implied(state, form).items():
                pieces.add(f"{field} {value}")


class Closely(Pieces):
    """The pieces that each seat used and, at every table, those it could have used."""

    every = 1


class Sources(Observer):
    """The sources of points, by line of the score sheet."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.game = game

    def end(self, state: State, rows: Rows) -> None:
        total: Counter[str] = Counter()
        for row, lines in zip(rows.seats, self.game.lines(state), strict=True):
            points: Counter[str] = Counter()
            for line in lines:
                points[line.message] += line.points
            row |= {f"source.{message}": number for message, number in points.items()}
            total.update(points)
        rows.game |= {f"source.{message}": number / len(rows.seats) for message, number in total.items()}


class Moves(Observer):
    """A row for each decision. Not in the standard set, because there are many."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        self.game = game
        self.rows: list[Row] = []

    def move(self, step: Step) -> None:
        notation = self.game.codec.notation.write(step.form)
        row = {"seat": step.seat, "kind": step.form["kind"], "move": notation, "branching": step.choices, "scores": list(step.scores)}
        self.rows.append({"decision": len(self.rows), **row})

    def end(self, state: State, rows: Rows) -> None:
        rows.moves.extend({"table": rows.game["table"], **row} for row in self.rows)


STANDARD: tuple[type[Observer], ...] = (Result, Length, Branching, Lead, DeadTurns, Kinds, Pieces, Sources)


class Named:
    """The components that a form names, found once per form: the fields whose value is a component's id."""

    def __init__(self, ids: frozenset[str]) -> None:
        self.ids = ids
        self.named: dict[tuple[object, ...], tuple[str, ...]] = {}

    def __call__(self, form: Form) -> tuple[str, ...]:
        """Return them as field and id, such as `tile T40`."""
        key = tuple(form.values())
        if key not in self.named:
            self.named[key] = tuple(f"{field} {value}" for field, value in form.items() if field != "kind" and value in self.ids)
        return self.named[key]


_named: dict[str, Named] = {}  # by the hash of the components


def named_pieces(components: Components) -> Named:
    """Return the lookup for these components."""
    if components.hash not in _named:
        _named[components.hash] = Named(components.ids)
    return _named[components.hash]


def _leader(scores: Sequence[int]) -> int | None:
    """Return the seat that leads alone."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None


def _since(holds: Sequence[bool]) -> float:
    """Return the share of decisions after which a condition holds to the end; 1 if not even the last one made it hold."""
    last = max((i for i, held in enumerate(holds) if not held), default=-1)
    return (last + 1) / len(holds)
