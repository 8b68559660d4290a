"""Worth: a bot's rough evaluation of a position; never the score by the rules.

An `Opinion` can be tuned: a game names the features of a position that may matter, and matches determine their weights (`pithead fit`).
The weights are data in opinion.json.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.engine.state import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """The lead in points, or the points where the seats are one team. A game with a better evaluation overrides `of`."""

    team: bool
    rounds: i64  # how many rounds a search should look ahead before evaluating, because a turn may pay off only then; 0: none

    def __init__(self, team: bool = False, rounds: i64 = 1) -> None:
        self.team = team
        self.rounds = rounds

    def of(self, state: State, seat: i64) -> float:
        """Return how good the position is for this seat, in points of the game; higher is better."""
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

    def counting(self, share: float) -> "Worth":
        """Return an opinion that counts this fraction of the rivals' prospects; one without such a fraction stays as it is."""
        return self

    def each(self, state: State) -> vec[float]:
        """Return the worth for every seat."""
        values = vec[float](capacity=state.seats)
        seat: i64
        for seat in range(state.seats):
            values = append(values, self.of(state, seat))
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Results(Worth):
    """The worth for a game without an opinion.

    Without an opinion, a lead before the end means little, so bots play on to the end before they evaluate.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion(Worth):
    """The lead in points and prospects: for each seat, features of the position times weights.

    A feature's weight can depend on the turns its seat has left: it is `late` at the end, `early` while much is still to come, and
    changes linearly between the two.
    """

    early: vec[float]
    late: vec[float]
    share: float  # the fraction of rivals' prospects that counts

    def __init__(self, early: vec[float], late: vec[float], share: float = 1.0, team: bool = False, rounds: i64 = 1) -> None:
        super().__init__(team, rounds)
        self.early = early
        self.late = late
        self.share = share

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuilt, (type(self), list(self.early), list(self.late), self.share, self.team, self.rounds))

    # Methods for a game to implement.

    def names(self) -> tuple[str, ...]:
        """Return the names of the features."""
        raise NotImplementedError

    def features(self, state: State) -> vec[float]:
        """Return one number per feature for each seat, in points of the game where that makes sense, in one row seat by seat."""
        raise NotImplementedError

    def ahead(self, state: State, seat: i64) -> float:
        """Return how much play a seat has left, from 1 (much) to 0 (none)."""
        raise NotImplementedError

    def settled(self, state: State) -> State:
        """Return the position to evaluate; moves that are certain to come may be made first."""
        return state

    def points(self, state: State) -> vec[float]:
        """Return the points by seat: the present ones, and after the end everything that decides the game."""
        points = vec[float](capacity=state.seats)
        for score in state.scores():
            points = append(points, float(score))
        return points

    # Methods that follow from those.

    def counting(self, share: float) -> Worth:
        """Return the same opinion with another share."""
        return type(self)(self.early, self.late, share, self.team, self.rounds)

    def of(self, state: State, seat: i64) -> float:
        """Return this seat's lead over its best rival."""
        return self.lead(self.standings(self.settled(state)), seat)

    def each(self, state: State) -> vec[float]:
        """Return the lead of every seat."""
        standings = self.standings(self.settled(state))
        values = vec[float](capacity=state.seats)
        seat: i64
        for seat in range(state.seats):
            values = append(values, self.lead(standings, seat))
        return values

    def standings(self, state: State) -> vec[float]:
        """Return points plus prospects by seat, followed by points plus discounted prospects by seat, as rivals count them."""
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
        """Return a seat's lead over its best rival; for a team, its own value."""
        if self.team:
            return standings[seat]
        rival = self.rival(standings, seat)
        return standings[seat] if rival < 0 else standings[seat] - standings[len(standings) // 2 + rival]

    def rival(self, standings: vec[float], seat: i64) -> i64:
        """Return the best rival of a seat, or -1 if it has none."""
        seats: i64 = len(standings) // 2
        best: i64 = -1
        other: i64
        for other in range(seats):
            if other != seat and (best < 0 or standings[seats + other] > standings[seats + best]):
                best = other
        return best


def rebuilt(kind: type[Opinion], early: list[float], late: list[float], share: float, team: bool, rounds: int) -> Opinion:
    """Rebuild an opinion from its pickled values."""
    return kind(floats(early), floats(late), share, team, rounds)


def floats(values: list[float]) -> vec[float]:
    """Return the numbers as a vec."""
    numbers = vec[float](capacity=len(values))
    for value in values:
        numbers = append(numbers, value)
    return numbers
