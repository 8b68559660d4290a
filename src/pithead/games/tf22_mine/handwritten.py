"""The first, hand-written opinion for bots, in markers; kept as a baseline for others."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth
from pithead.games.tf22_mine.box import CARGO, STRATEGY
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.state import ATTACK, DEFENCE, FINISHED, PARTNER
from pithead.games.tf22_mine.worth import FAR, Paths, drift_until, ores

# In hundredths of a marker.
WON: Final = 10_000
LOAD: Final = vec[i64]([0, 40, 75, 85, 90])  # by units that a crew holds
PACE: Final = 5  # per ore nearer to a delivery
THREAT: Final = 40  # a load that would win
SECOND: Final = 2  # divides PACE for the slower of two crews
RIVAL: Final = 8  # divides a rival's prospects
THEFT: Final = 50  # a fight won by the attacker
PIP: Final = 1  # per pip of a symbol card in hand, in the strategy variant


@final
class FirstMineWorth(Worth):
    """Markers, loads and time, minus a share of the strongest rival's."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tf22Mine)
        paths = Paths(state)
        now = paths.to_loaders(state, 0)
        own: i64 = 0
        rival: i64 = 0
        first = True
        other: i64
        for other in range(state.seats):
            value = 100 * state.markers[other]
            if other == seat:
                own = value + prospects(state, paths, now, other)
            else:
                value += prospects(state, paths, now, other) // RIVAL
                if first or value > rival:
                    rival = value
                    first = False
        return float(own - rival) / 100.0


def prospects(state: Tf22Mine, paths: "Paths", now: vec[i64], seat: i64) -> i64:
    """Return the value of a seat's loads and time, the fight it is in, and its hand; `now` is where loaders are near."""
    goal = state.pieces.goals[state.seats]
    if state.markers[seat] >= goal:
        return WON
    if state.phase == FINISHED:
        return 0
    ore = state.ore_of(seat)
    value = PACE * ore + fighting(state, seat) + hand(state, seat)
    later = paths.to_loaders(state, drift_until(state, seat))
    fetching = paths.to_units(state, seat, later)
    soonest: i64 = FAR
    latest: i64 = 0
    crew: i64
    for crew in range(len(state.owners)):
        if state.owners[crew] == seat:
            cell = state.crews[crew]
            held = state.held[crew]
            if held > 0:
                time = ores(now, cell)
                if time > ore:
                    time = ores(later, cell)
                if state.markers[seat] + min(held, CARGO) >= goal:
                    value += THREAT
            else:
                time = ores(fetching, cell)
            value += LOAD[min(held, 4)]
            soonest = min(soonest, time)
            latest = max(latest, time)
    value -= PACE * soonest
    if latest > soonest:
        value -= PACE * (latest - soonest) // SECOND
    if state.phase == PARTNER:
        value -= 1  # a card that was taken up must change places, for better or worse
    return value


def fighting(state: Tf22Mine, seat: i64) -> i64:
    """Return a seat's expected value of an undecided fight."""
    if state.phase != ATTACK and state.phase != DEFENCE:
        return 0
    attacker = state.owners[state.attacker]
    defender = state.owners[state.defender]
    if seat != attacker and seat != defender:
        return 0
    attack = BIT[state.committed] if state.phase == DEFENCE else state.piles[attacker]
    handicap = state.held[state.attacker] - state.held[state.defender]
    won: i64 = 0
    lost: i64 = 0
    for mine in listed(attack):
        for other in listed(state.piles[defender]):
            if mine - handicap > other:
                won += 1
            elif mine - handicap < other:
                lost += 1
    expected = (THEFT * won - PACE * lost) // (ones(attack) * ones(state.piles[defender]))
    return expected if seat == attacker else -expected


def hand(state: Tf22Mine, seat: i64) -> i64:
    """Return the value of cards in hand; in the strategy variant high ones are worth keeping."""
    if state.pieces.variant != STRATEGY:
        return 0
    pips: i64 = 0
    for value in listed(state.piles[seat]):
        pips += value
    if state.phase == DEFENCE and state.owners[state.attacker] == seat:
        pips -= state.committed
    return PIP * pips
