"""The features that bots look at in a position; `pithead fit` tunes their weights in opinion.json.

The main one is time: the ore a crew needs until its next delivery, by walking, crossing and turning cards. It is computed for all cells
at once, by growing a set of cells ore by ore from the loaders, and another one from the units.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Opinion
from pithead.games.tf22_mine.box import CARGO, COLLECT, CROSS, DELIVER, LETTER, PUSH, STEAL, STRATEGY, TUNNEL, WALK
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.state import ATTACK, DEFENCE, PARTNER, flooded, stepped

FEATURES: Final = (
    "units held",
    "further units held",  # beyond what a loader accepts
    "ore to the next delivery",
    "ore to that of the other crew",
    "ore left this turn",
    "delivery this turn",
    "delivery next turn",
    "load that wins",
    "units in a rival's reach",
    "fight under way",
    "symbol cards in hand",
    "card taken up",
)
UNITS: Final = 0
FURTHER: Final = 1
SOONEST: Final = 2
LATEST: Final = 3
ORE: Final = 4
NOW: Final = 5
NEXT: Final = 6
WINNING: Final = 7
EXPOSED: Final = 8
FIGHT: Final = 9
CARDS: Final = 10
TAKEN_UP: Final = 11
SIZE: Final = 12

FAR: Final = 18  # in ore; the search stops there
HAZE: Final = 2  # divides the ore of a distant delivery, because much will have changed by then
RISK: Final = 3  # the assumed cost in ore of a theft on the way


@final
class MineWorth(Opinion):
    """Markers, loads and time; a won game counts as the winning markers again."""

    def names(self) -> tuple[str, ...]:
        return FEATURES

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, Tf22Mine)
        goal = state.pieces.goals[state.seats]
        points = vec[float](capacity=state.seats)
        for markers in state.markers:
            points = append(points, float(markers + goal if markers >= goal else markers))
        return points

    def ahead(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tf22Mine)
        goal = state.pieces.goals[state.seats]
        most: i64 = 0
        for markers in state.markers:
            most = max(most, markers)
        return float(max(0, goal - most)) / float(goal)

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, Tf22Mine)
        values = vec[float]([0.0] * (SIZE * state.seats))
        paths = Paths(state)
        now = paths.to_loaders(state, 0)
        seat: i64
        for seat in range(state.seats):
            crews(state, paths, now, seat, values)
            values[seat * SIZE + FIGHT] = fighting(state, seat)
            values[seat * SIZE + CARDS] = cards(state, seat)
            if state.phase == PARTNER and state.seat == seat:
                values[seat * SIZE + TAKEN_UP] = 1.0
        return values


def crews(state: Tf22Mine, paths: "Paths", now: vec[i64], seat: i64, features: vec[float]) -> None:
    """Write the features of loads and time for a seat's crews; `now` is where loaders are near."""
    goal = state.pieces.goals[state.seats]
    ore = state.ore_of(seat)
    later = paths.to_loaders(state, drift_until(state, seat))
    fetching = paths.to_units(state, seat, later)
    base = seat * SIZE
    soonest: i64 = FAR
    latest: i64 = 0
    crew: i64
    for crew in range(len(state.owners)):
        if state.owners[crew] == seat:
            cell = state.crews[crew]
            held = state.held[crew]
            if held > 0:
                load = min(held, CARGO)
                time = ores(now, cell)
                if time > ore:
                    time = ores(later, cell)
                    if time <= state.pieces.ore:
                        features[base + NEXT] += float(load)
                else:
                    features[base + NOW] += float(load)
                if state.markers[seat] + load >= goal:
                    features[base + WINNING] = 1.0
                features[base + UNITS] += float(load)
                features[base + FURTHER] += float(held - load)
                if exposed(state, paths, seat, cell):
                    features[base + EXPOSED] += float(load)
            else:
                time = ores(fetching, cell)
            soonest = min(soonest, time)
            latest = max(latest, time)
    features[base + SOONEST] = float(soonest)
    features[base + LATEST] = float(max(0, latest - soonest))
    features[base + ORE] = float(ore)


def exposed(state: Tf22Mine, paths: "Paths", seat: i64, cell: i64) -> bool:
    """Return whether a rival could steal on that cell with the ore of a turn."""
    reach = paths.around(cell, state.pieces.ore - state.pieces.costs[LETTER[STEAL]])
    crew: i64
    for crew in range(len(state.owners)):
        if state.owners[crew] >= 0 and state.owners[crew] != seat and reach & BIT[state.crews[crew]] != 0:
            return True
    return False


def drift_until(state: Tf22Mine, seat: i64) -> i64:
    """Return how far the loaders will have drifted when the seat's next turn has begun."""
    if state.pieces.one_drifts or state.turn < 0:
        return 0
    turns = (seat - state.turn + state.seats) % state.seats
    return state.pieces.steps * (turns if turns > 0 else state.seats)


def fighting(state: Tf22Mine, seat: i64) -> float:
    """Return the probability of winning an undecided fight minus that of losing it."""
    if state.phase != ATTACK and state.phase != DEFENCE:
        return 0.0
    attacker = state.owners[state.attacker]
    defender = state.owners[state.defender]
    if seat != attacker and seat != defender:
        return 0.0
    attack = BIT[state.committed] if state.phase == DEFENCE else state.piles[attacker]
    handicap = state.held[state.attacker] - state.held[state.defender]
    won: i64 = 0
    for mine in listed(attack):
        for other in listed(state.piles[defender]):
            if mine - handicap > other:
                won += 1
    expected = float(won) / float(ones(attack) * ones(state.piles[defender]))
    return expected if seat == attacker else -expected


def cards(state: Tf22Mine, seat: i64) -> float:
    """Return, in the strategy variant, the value of the cards in hand as a share of all cards."""
    if state.pieces.variant != STRATEGY:
        return 0.0
    pips: i64 = 0
    for value in listed(state.piles[seat]):
        pips += value
    if state.phase == DEFENCE and state.owners[state.attacker] == seat:
        pips -= state.committed
    every: i64 = 0
    for value in listed(state.pieces.values):
        every += value
    return float(pips) / float(max(every, 1))


def ores(reached: vec[i64], cell: i64) -> i64:
    """Return the least ore needed to reach a cell."""
    time: i64 = 0
    last: i64 = len(reached)
    while time < last and reached[time] & BIT[cell] == 0:
        time += 1
    return time if time < last else FAR


@final
class Paths:
    """The joints between neighbours, sorted by the cost of a step across."""

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
    costs: vec[i64]  # by action: its ore
    turn: i64  # the ore of a turn of a card

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
        self.costs = box.costs
        self.turn = min(box.costs[0], box.costs[1], box.costs[2])

    def flood(self, cells: i64) -> i64:
        """Return the cells with their runs."""
        return flooded(cells, self.own_down, self.own_right, self.columns, self.cells)

    def grown(self, seeds: vec[i64], hops: bool, far: i64) -> vec[i64]:
        """Return for each amount of ore the cells from which a goal can be reached with it, until that is all of them.

        `seeds` are the goals, by what is still to pay there; with `hops`, secret tunnels are used too.
        """
        walk = max(1, self.costs[LETTER[WALK]])
        cross = max(1, self.costs[LETTER[CROSS]])
        tunnel = max(1, self.costs[LETTER[TUNNEL]])
        reached = vec[i64](capacity=far)
        time: i64
        for time in range(far):
            cells = seeds[time]
            if time > 0:
                cells |= reached[time - 1]
            if time >= walk:
                cells |= self.flood(reached[time - walk])
            if time >= cross:
                cells |= stepped(reached[time - cross], self.down, self.right, self.columns)
            if time >= cross + self.turn:
                cells |= stepped(reached[time - cross - self.turn], self.half_down, self.half_right, self.columns)
            if time >= cross + 2 * self.turn:
                cells |= stepped(reached[time - cross - 2 * self.turn], self.shut_down, self.shut_right, self.columns)
            if hops and time >= tunnel and reached[time - tunnel] != 0:
                for tint in self.tints:
                    if tint & reached[time - tunnel] != 0:
                        cells |= tint
            reached = append(reached, cells)
            if cells == self.cells:
                break
        return reached

    def to_loaders(self, state: Tf22Mine, drift: i64) -> vec[i64]:
        """Return for each amount of ore the cells from which a delivery is possible, once the loaders have drifted that far."""
        box = state.pieces
        seeds = vec[i64]([0] * FAR)
        docks: i64 = 0
        pushed: i64 = 0
        turned: i64 = 0
        for loader in state.loaders:
            slot = (loader + drift) % box.slots
            docks |= state.dock(slot)
            pushed |= state.dock((slot + 1) % box.slots) | state.dock((slot + box.slots - 1) % box.slots)
            turned |= BIT[box.slot_cells[slot]]
        pay = self.costs[LETTER[DELIVER]]
        seed(seeds, pay, self.flood(docks))
        seed(seeds, pay + self.turn, turned)
        seed(seeds, pay + self.costs[PUSH], self.flood(pushed))
        return self.grown(seeds, False, FAR)

    def to_units(self, state: Tf22Mine, seat: i64, delivery: vec[i64]) -> vec[i64]:
        """Return for each amount of ore the cells from which a unit can be fetched, or stolen, and delivered."""
        seeds = vec[i64]([0] * FAR)
        for cell in listed(state.units):
            seed(seeds, ores(delivery, cell) // HAZE + self.costs[LETTER[COLLECT]], BIT[cell])
        home: i64 = FAR
        crew: i64
        for crew in range(len(state.owners)):
            if state.owners[crew] == seat:
                home = min(home, ores(delivery, state.pieces.bases[crew]) // HAZE)
        for crew in range(len(state.owners)):
            if state.held[crew] > 0 and state.owners[crew] != seat:
                seed(seeds, home + self.costs[LETTER[STEAL]] + RISK, BIT[state.crews[crew]])
        return self.grown(seeds, True, FAR)

    def around(self, cell: i64, ore: i64) -> i64:
        """Return the cells from which a cell can be reached with this much ore."""
        if ore < 0:
            return 0
        seeds = vec[i64]([0] * (ore + 1))
        seeds[0] = BIT[cell]
        reached = self.grown(seeds, False, ore + 1)
        return reached[len(reached) - 1]


def seed(seeds: vec[i64], time: i64, cells: i64) -> None:
    """Add goals that are reached with this much ore, unless it is too much."""
    if time < len(seeds):
        seeds[time] |= cells
