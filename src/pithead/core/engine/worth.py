"""Worth: a bot's rough opinion of a position; never the score by the rules.

An `Opinion` can be tuned: a game says which features of a position may matter, and matches tell how
much (`pithead fit`). The weights are data, kept in opinion.json.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.engine.state import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """The lead in points; where the seats are one team, the points. A game with a better opinion overrides `of`."""

    team: bool
    rounds: i64  # so far ahead a search should ask for it: what a turn was worth may show only then; 0: at once

    def __init__(self, team: bool = False, rounds: i64 = 1) -> None:
        self.team = team
        self.rounds = rounds

    def of(self, state: State, seat: i64) -> float:
        """How good the position is for this seat, in points of the game; higher is better."""
        scores = state.scores()
        if self.team:
            return float(scores[seat])
        best: i64 = 0
        first = True
        other: i64
        for other in range(state.seats):
            if other != seat and (first or scores[other] > best):
                best = scores[other]
                first = False
        return float(scores[seat] - best)

    def each(self, state: State) -> vec[float]:
        """The same for all seats."""
        values = vec[float](capacity=state.seats)
        seat: i64
        for seat in range(state.seats):
            values = append(values, self.of(state, seat))
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Results(Worth):
    """The same of a game that brings no opinion. What a lead means before the end nobody knows there, so bots play on to the
    end before they ask for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion(Worth):
    """The lead in points and in prospects: by seat, features of the position times weights.

    A feature may weigh more or less the fewer turns its seat has left: a weight is `late` at the
    end, `early` while much lies ahead, and changes evenly between the two.
    """

    early: vec[float]
    late: vec[float]
    share: float  # how much of the prospects of rivals counts

    def __init__(self, early: vec[float], late: vec[float], share: float = 1.0, team: bool = False, rounds: i64 = 1) -> None:
        super().__init__(team, rounds)
        self.early = early
        self.late = late
        self.share = share

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuilt, (type(self), list(self.early), list(self.late), self.share, self.team, self.rounds))

    # What a game tells of a position.

    def names(self) -> tuple[str, ...]:
        """What the features are called."""
        raise NotImplementedError

    def features(self, state: State) -> vec[float]:
        """By seat, one number for each feature, in points of the game where that makes sense; all of them seat by seat."""
        raise NotImplementedError

    def ahead(self, state: State, seat: i64) -> float:
        """How much a seat has still to play, from 1 (much) to 0 (nothing)."""
        raise NotImplementedError

    def settled(self, state: State) -> State:
        """The position to be judged: what will surely be done next may be taken as done."""
        return state

    def points(self, state: State) -> vec[float]:
        """By seat: the points now; at the end of the game, all that it was about."""
        points = vec[float](capacity=state.seats)
        for score in state.scores():
            points = append(points, float(score))
        return points

    # What follows from it.

    def of(self, state: State, seat: i64) -> float:
        """The lead of this seat over its best rival."""
        return self.lead(self.standings(self.settled(state)), seat)

    def each(self, state: State) -> vec[float]:
        """The lead of every seat."""
        standings = self.standings(self.settled(state))
        values = vec[float](capacity=state.seats)
        seat: i64
        for seat in range(state.seats):
            values = append(values, self.lead(standings, seat))
        return values

    def standings(self, state: State) -> vec[float]:
        """By seat its points and prospects; after them by seat its points with as much of the prospects as counts for others."""
        points = self.points(state)
        seats = state.seats
        standings = vec[float](capacity=2 * seats)
        features = vec[float]() if state.seat == OVER else self.features(state)
        size: i64 = len(self.early)
        discounted = vec[float](capacity=seats)
        seat: i64
        i: i64
        for seat in range(seats):
            value = points[seat]
            if state.seat != OVER:
                ahead = self.ahead(state, seat)
                early = 0.0
                late = 0.0
                for i in range(size):
                    x = features[seat * size + i]
                    early += x * self.early[i]
                    late += x * self.late[i]
                value += late + ahead * (early - late)
            standings = append(standings, value)
            discounted = append(discounted, points[seat] + self.share * (value - points[seat]))
        for seat in range(seats):
            standings = append(standings, discounted[seat])
        return standings

    def lead(self, standings: vec[float], seat: i64) -> float:
        """How far a seat is ahead of its best rival; a team, of nothing."""
        if self.team:
            return standings[seat]
        rival = self.rival(standings, seat)
        return standings[seat] if rival < 0 else standings[seat] - standings[len(standings) // 2 + rival]

    def rival(self, standings: vec[float], seat: i64) -> i64:
        """The best rival of a seat, or -1 if it has none."""
        seats: i64 = len(standings) // 2
        best: i64 = -1
        other: i64
        for other in range(seats):
            if other != seat and (best < 0 or standings[seats + other] > standings[seats + best]):
                best = other
        return best


def rebuilt(kind: type[Opinion], early: list[float], late: list[float], share: float, team: bool, rounds: int) -> Opinion:
    """An opinion that has travelled."""
    return kind(floats(early), floats(late), share, team, rounds)


def floats(values: list[float]) -> vec[float]:
    """The numbers as the engine keeps them."""
    numbers = vec[float](capacity=len(values))
    for value in values:
        numbers = append(numbers, value)
    return numbers
