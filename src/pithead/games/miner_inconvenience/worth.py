"""The features that bots look at in a position; `pithead fit` tunes their weights in opinion.json."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, ones
from pithead.core.engine.state import CHANCE, State
from pithead.core.engine.worth import Opinion
from pithead.games.miner_inconvenience.play.turns import MinerInconvenience
from pithead.games.miner_inconvenience.state import ACTION, DRAW, WON

FEATURES: Final = (
    "buildings, all but three needed",
    "buildings, all but two needed",
    "buildings, all but one needed",
    "buildings, all needed",
    "upgrades, all but three needed",
    "upgrades, all but two needed",
    "upgrades, all but one needed",
    "upgrades, all needed",
    "seats with a card",
    "seats with two cards",
    "seats with three cards",
    "seats with five cards",
    "cards in hands",
    "fewest cards of a seat",
    "cards with nuggets",
    "deck",
    "deck for the upgrades to come",
    "buildings in supply range",
    "buildings with a tile to spare",
    "buildings with two tiles to spare",
    "tiles out of range",
    "next seat can excavate",
    "next seat has a choice",
    "next seat has four choices",
    "cards that fit round the last tile",
    "a site for a building",
    "further sites",
)
BUILT: Final = 0
UPGRADED: Final = 4
STEPS: Final = 4  # features listed one by one
HANDS: Final = 8
CARDS: Final = 12
FEWEST: Final = 13
RICH: Final = 14
DECK: Final = 15
DECK_LEFT: Final = 16
RANGE: Final = 17
ASTRAY: Final = 20
FITS: Final = 21
ROOM: Final = 24
SITE: Final = 25
SITES: Final = 26
SIZE: Final = 27

ENOUGH: Final = vec[i64]([1, 2, 3, 5])  # numbers of cards in a hand
CHOICES: Final = vec[i64]([1, 2, 4])  # numbers of excavations
SPARE: Final = 3  # how many numbers of spare tiles, from 0 on, have a feature each
FARTHEST: Final = 9  # how many tiles away to look
STRAYS: Final = 4  # tiles out of reach that matter
MANY_SITES: Final = 3
WIN: Final = 100.0  # the value of a won game, in cards; negative for a lost one


@final
class MinerWorth(Opinion):
    """The team's chance of winning, and the cards it would win with; the same for all its seats."""

    def names(self) -> tuple[str, ...]:
        return FEATURES

    def settled(self, state: State) -> State:
        assert isinstance(state, MinerInconvenience)
        if state.phase == DRAW and state.supply_due + state.vein_due >= state.deck():
            end = state.copy()
            while end.seat == CHANCE:
                end.apply(end.pick(0))
            return end
        return state

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, MinerInconvenience)
        points = vec[float](capacity=state.seats)
        for score in state.scores():
            won = WIN + float(score) if state.phase == WON else -WIN
            points = append(points, 0.0 if state.phase < WON else won)
        return points

    def ahead(self, state: State, seat: i64) -> float:
        assert isinstance(state, MinerInconvenience)
        return float(state.deck()) / float(state.pieces.cards)

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, MinerInconvenience)
        team = vec[float]([0.0] * SIZE)
        steps(state.pieces.goal - ones(state.built), BUILT, team)
        steps(state.pieces.goal - ones(state.upgraded), UPGRADED, team)
        hands(state, team)
        if len(state.laid) > 0:
            reach(state, team)
            room(state, team)
            sites(state, team)
        values = vec[float](capacity=SIZE * state.seats)
        seat: i64
        for seat in range(state.seats):
            for value in team:
                values = append(values, value)
        return values


def steps(missing: i64, first: i64, team: vec[float]) -> None:
    """Write the progress of the team, step by step."""
    i: i64
    for i in range(STEPS):
        if missing < STEPS - i:
            team[first + i] = 1.0


def hands(state: MinerInconvenience, team: vec[float]) -> None:
    """Write the features of the cards of all seats; the seat whose turn it is will gain or lose some."""
    coming = state.supply_due + state.vein_due - state.price
    fewest: i64 = state.pieces.cards
    seat: i64
    i: i64
    for seat in range(state.seats):
        cards = ones(state.hands[seat])
        if seat == state.turn:
            cards += coming
        for i in range(len(ENOUGH)):
            if cards >= ENOUGH[i]:
                team[HANDS + i] += 1.0
        team[CARDS] += float(cards)
        team[RICH] += float(ones(state.hands[seat] & state.pieces.rich))
        fewest = min(fewest, cards)
    team[FEWEST] = float(fewest)
    team[DECK] = float(state.deck() - max(coming, 0))
    missing = max(0, state.pieces.goal - ones(state.upgraded))
    if missing > 0:
        team[DECK_LEFT] = team[DECK] / float(missing)


def reach(state: MinerInconvenience, team: vec[float]) -> None:
    """Write how well the buildings can be supplied from around the last tile."""
    if state.built == 0:
        return
    paths = state.paths(state.last(), FARTHEST)
    building: i64
    i: i64
    for building in range(len(paths)):
        if state.built & BIT[building] != 0:
            spare = state.range_of(building) - paths[building]
            for i in range(SPARE):
                if spare >= i:
                    team[RANGE + i] += 1.0
            if spare < 0:
                team[ASTRAY] += float(min(-spare, STRAYS))


def room(state: MinerInconvenience, team: vec[float]) -> None:
    """Write the next seat's excavations, and how much fits around the last tile."""
    following = state.turn if state.phase == ACTION else (state.turn + 1) % state.seats
    hand = state.hands[following]
    own: i64 = 0
    every: i64 = 0
    i: i64
    for fitting in state.fitting:
        own += ones(fitting & hand)
        every += ones(fitting)
    for i in range(len(CHOICES)):
        if own >= CHOICES[i]:
            team[FITS + i] = 1.0
    team[ROOM] = float(every) / float(state.pieces.cards)


def sites(state: MinerInconvenience, team: vec[float]) -> None:
    """Write whether something can be built next."""
    free = (BIT[state.pieces.buildings] - 1) & ~state.built
    able: i64 = 0
    rest = state.sited
    while rest != 0:
        able |= state.sites[lowest(rest)] & free
        rest &= rest - 1
    if able != 0:
        team[SITE] = 1.0
        team[SITES] = float(min(ones(able), MANY_SITES) - 1)
