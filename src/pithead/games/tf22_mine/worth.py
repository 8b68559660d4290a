"""A rough opinion of a position, for bots; in markers.

What counts is time: the ore a crew needs until its next delivery, by walking, crossing and turning
cards on the way. It is found for all cells at once, by growing a set of cells ore by ore from the
loaders, and another one from the units.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.bits import BIT, listed, ones
from pithead.core.state import State
from pithead.core.worth import Worth
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.state import ATTACK, BONUS, DEFENCE, FINISHED, PARTNER, flooded, stepped
from pithead.games.tf22_mine.tables import CARGO, PUSH, STRATEGY

FAR: Final = 18  # ore; beyond it nothing is looked for

# In hundredths of a marker.
WON: Final = 10_000
LOAD: Final = vec[i64]([0, 40, 75, 85, 90])  # units a crew holds
PACE: Final = 5  # an ore nearer to a delivery
THREAT: Final = 40  # a load that would win
SECOND: Final = 2  # share of PACE, as a divisor, for the slower of two crews
RIVAL: Final = 8  # share of a rival's prospects, as a divisor
THEFT: Final = 50  # a fight won by the attacker
HAZE: Final = 2  # divides the ore of a delivery that is still far ahead: much will have changed by then
RISK: Final = 3  # ore that a theft on the way is reckoned to cost
PIP: Final = 1  # of a symbol card in hand, in the strategy variant


@final
class MineWorth(Worth):
    """Markers, loads and time, less a share of what the strongest rival has."""

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
    """Loads and time of a seat's crews, the fight it is in, and its hand; `now` tells from where loaders are near."""
    goal = state.pieces.goals[state.seats]
    if state.markers[seat] >= goal:
        return WON
    if state.phase == FINISHED:
        return 0
    ore = ore_of(state, seat)
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
        value -= 1  # a card taken up must change places, for better or worse
    return value


def ore_of(state: Tf22Mine, seat: i64) -> i64:
    """What a seat can still spend before the turn ends."""
    ore: i64 = state.ore if seat == state.turn else 0
    if state.phase == BONUS and seat == state.actor:
        ore += 1
    return ore


def drift_until(state: Tf22Mine, seat: i64) -> i64:
    """How far the loaders will have drifted when the seat's next turn has begun."""
    if state.pieces.one_drifts or state.turn < 0:
        return 0
    turns = (seat - state.turn + state.seats) % state.seats
    return state.pieces.steps * (turns if turns > 0 else state.seats)


def fighting(state: Tf22Mine, seat: i64) -> i64:
    """What a seat may expect of a fight that is not decided yet."""
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
    """In the strategy variant high cards are worth keeping."""
    if state.pieces.variant != STRATEGY:
        return 0
    pips: i64 = 0
    for value in listed(state.piles[seat]):
        pips += value
    if state.phase == DEFENCE and state.owners[state.attacker] == seat:
        pips -= state.committed
    return PIP * pips


def ores(reached: vec[i64], cell: i64) -> i64:
    """The least ore by which a cell is reached."""
    time: i64 = 0
    while time < FAR and reached[time] & BIT[cell] == 0:
        time += 1
    return time


@final
class Paths:
    """The joints between neighbours, sorted by what a step over them costs."""

    columns: i64
    cells: i64
    down: i64  # linked: one ore
    right: i64
    own_down: i64  # linked within a colour: one ore, however far
    own_right: i64
    half_down: i64  # open on one side: a turn and a step
    half_right: i64
    shut_down: i64  # shut on both sides: two turns and a step
    shut_right: i64
    tints: vec[i64]

    def __init__(self, state: Tf22Mine) -> None:
        box = state.pieces
        self.columns = box.columns
        self.cells = box.all_cells
        self.down = state.down()
        self.right = state.right()
        alike_down: i64 = 0
        alike_right: i64 = 0
        for tint in state.tints:
            alike_down |= tint & (tint >> box.columns)
            alike_right |= tint & (tint >> 1)
        self.own_down = self.down & alike_down
        self.own_right = self.right & alike_right
        inside = box.all_cells >> box.columns
        north = state.north >> box.columns
        west = state.west >> 1
        self.half_down = (state.south ^ north) & inside
        self.half_right = (state.east ^ west) & box.not_last
        self.shut_down = ~(state.south | north) & inside
        self.shut_right = ~(state.east | west) & box.not_last
        self.tints = state.tints

    def flood(self, cells: i64) -> i64:
        """The cells and their runs."""
        return flooded(cells, self.own_down, self.own_right, self.columns, self.cells)

    def grown(self, seeds: vec[i64], hops: bool) -> vec[i64]:
        """By ore: the cells from which a goal is reached with so much, up to where it is all of them. Seeds are goals with
        what is still to pay there; with hops secret tunnels are used too."""
        reached = vec[i64](capacity=FAR)
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        time: i64
        for time in range(FAR):
            cells = seeds[time] | one
            if one != 0:
                cells |= self.flood(one) | stepped(one, self.down, self.right, self.columns)
                cells |= stepped(two, self.half_down, self.half_right, self.columns)
                cells |= stepped(three, self.shut_down, self.shut_right, self.columns)
                if hops and three != 0:
                    for tint in self.tints:
                        if tint & three != 0:
                            cells |= tint
            reached = append(reached, cells)
            if cells == self.cells:
                break
            three = two
            two = one
            one = cells
        return reached

    def to_loaders(self, state: Tf22Mine, drift: i64) -> vec[i64]:
        """By ore: from where a delivery can be made, once the loaders have drifted so far."""
        box = state.pieces
        seeds = vec[i64]([0] * FAR)
        docks: i64 = 0
        pushed: i64 = 0
        for loader in state.loaders:
            slot = (loader + drift) % box.slots
            docks |= state.dock(slot)
            pushed |= state.dock((slot + 1) % box.slots) | state.dock((slot + box.slots - 1) % box.slots)
            seeds[2] |= BIT[box.slot_cells[slot]]
        seeds[1] = self.flood(docks)
        seeds[1 + box.costs[PUSH]] |= self.flood(pushed)
        return self.grown(seeds, False)

    def to_units(self, state: Tf22Mine, seat: i64, delivery: vec[i64]) -> vec[i64]:
        """By ore: from where a unit can be fetched and delivered; a unit may also be stolen."""
        seeds = vec[i64]([0] * FAR)
        for cell in listed(state.units):
            time = ores(delivery, cell) // HAZE + 1
            if time < FAR:
                seeds[time] |= BIT[cell]
        home: i64 = FAR
        crew: i64
        for crew in range(len(state.owners)):
            if state.owners[crew] == seat:
                home = min(home, ores(delivery, state.pieces.bases[crew]) // HAZE)
        for crew in range(len(state.owners)):
            if state.held[crew] > 0 and state.owners[crew] != seat and home + 1 + RISK < FAR:
                seeds[home + 1 + RISK] |= BIT[state.crews[crew]]
        return self.grown(seeds, True)
