"""The features that bots look at in a position; `pithead fit` tunes their weights in opinion.json."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest
from pithead.core.engine.state import State
from pithead.core.engine.worth import Opinion
from pithead.games.sacred_dragon.box import COUNT, SIDES
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.state import ATTACHED, DRAW, FRESH, MINE, MORE, NEAR

FEATURES: Final = (
    "first tile in hand",
    "second tile in hand",
    "third tile in hand",
    "pockets of one side",  # spaces beside one's own foundations, each as the points of filling it
    "pockets of two sides",
    "pockets of three sides",
    "pockets of four sides",
    "pockets of five sides",
    "pockets of six sides",
    "pockets beside rivals, too",
    "best mine for a tile in hand",
    "best mine, being next",
    "tokens",
    "largest zone",
)
TILES: Final = 0
POCKETS: Final = 2  # + attached sides
SHARED: Final = 9
BEST: Final = 10
BEST_NEXT: Final = 11
TOKENS: Final = 12
ZONE: Final = 13
SIZE: Final = 14

TURNS: Final = 4  # more turns to come than this make no difference


@final
class DragonWorth(Opinion):
    """Points now, plus what tiles and pockets may still bring; a possible mine counts as made."""

    def names(self) -> tuple[str, ...]:
        return FEATURES

    def settled(self, state: State) -> State:
        assert isinstance(state, SacredDragon)
        if (state.phase == MORE or state.phase == MINE) and (state.can_build() or state.can_extend()):
            state = state.copy()
            state.mine()
        return state

    def ahead(self, state: State, seat: i64) -> float:
        assert isinstance(state, SacredDragon)
        return float(min(TURNS, turns(state, seat))) / float(TURNS)

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, SacredDragon)
        values = vec[float]([0.0] * (SIZE * state.seats))
        pockets(state, values)
        next_seat = following(state)
        seat: i64
        i: i64
        for seat in range(state.seats):
            base = seat * SIZE
            for i in range(min(state.hand_to_come(seat), 3)):
                values[base + TILES + i] = 1.0
            best = float(best_mine(state, seat))
            values[base + BEST] = best
            if seat == next_seat:
                values[base + BEST_NEXT] = best
            values[base + TOKENS] = float(state.tokens[seat] - state.pieces.trigger)
            values[base + ZONE] = float(largest_zone(state, seat))
        return values


def following(state: SacredDragon) -> i64:
    """Return the seat that decides next."""
    return state.next_turn() if state.phase == DRAW else state.turn


def turns(state: SacredDragon, seat: i64) -> i64:
    """Return about how many more turns a seat has, including the current one; exact in the last round."""
    is_over = state.turns_before(seat) < state.turns_before(state.turn) or (seat == state.turn and state.phase == DRAW)
    return state.rounds_to_come(TURNS) + (0 if is_over else 1)


def pockets(state: SacredDragon, features: vec[float]) -> None:
    """Add for each seat the spaces beside its foundations, as the points of filling them."""
    everyone = BIT[state.seats] - 1
    pays = promised(state)
    for marks in state.marks:
        near = (marks >> NEAR) & everyone
        if near != 0:
            sides = COUNT[marks & ATTACHED]
            shared = near & (near - 1) != 0
            while near != 0:
                base = lowest(near) * SIZE
                near &= near - 1
                features[base + POCKETS + sides] += float(pays[sides])
                if shared:
                    features[base + SHARED] += float(pays[sides])


def promised(state: SacredDragon) -> vec[i64]:
    """Return, for each number of attached sides, the points of an extension with that many or with the next larger number that pays."""
    pays = vec[i64]([0] * (SIDES + 1))
    sides: i64 = SIDES
    more: i64 = 0
    while sides > 0:
        if state.pieces.extend_tokens[sides] >= 0:
            more = state.pieces.extend_points[sides] + state.pieces.extend_tokens[sides]
        pays[sides] = more
        sides -= 1
    return pays


def best_mine(state: SacredDragon, seat: i64) -> i64:
    """Return the points of the best mine that one tile in hand makes at once."""
    box = state.pieces
    going_on = state.phase == MORE and seat == state.turn
    best: i64 = 0
    first = seat * state.slots()
    last = first + state.sizes[seat]
    space: i64
    held: i64
    for space in range(len(state.marks)):
        marks = state.marks[space]
        if going_on and marks >> FRESH == 0:
            continue
        sides = COUNT[marks & ATTACHED]
        near = (marks >> NEAR) & (BIT[FRESH - NEAR] - 1)
        gain: i64 = 0
        if near == 0:
            if box.build_tokens[sides] >= 0 and box.build_tokens[sides] <= state.tokens[seat]:
                gain = box.build_points[sides] + box.build_tokens[sides]
        elif near & BIT[seat] != 0:
            if box.extend_tokens[sides] >= 0 and box.extend_tokens[sides] <= state.tokens[seat]:
                gain = box.extend_points[sides] + box.extend_tokens[sides]
        if gain > best:
            for held in range(first, last):
                if box.fit(state.hands[held], state.patterns[space]) != 0:
                    best = gain
                    break
    return best


def largest_zone(state: SacredDragon, seat: i64) -> i64:
    """Return the foundations plus tokens of a seat's best zone, which a further token there would add again."""
    most: i64 = 0
    counted: i64 = 0
    i: i64
    for i in range(len(state.mines)):
        if state.owners[i] == seat and counted & BIT[i] == 0:
            members = state.zone(i)
            counted |= members
            size: i64 = 0
            while members != 0:
                size += 1 + state.stacks[lowest(members)]
                members &= members - 1
            most = max(most, size)
    return most
