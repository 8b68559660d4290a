"""The encoding for learners: observations of the mountain and numbers for moves.

The mountain has no border, but it begins at 0,0 and grows around it. A window of REACH cells in every direction holds nearly all of it.
Places in the window have their own row and column, like planes of a picture, and a placement is a slot of the hand, a place and a
rotation. (With tiles instead of slots there would be twenty times as many actions, nearly all of them never legal.) Open spaces beyond
the window are only counted. Placements there stay possible, but their numbers depend on the position: see
`core/learning/action_windows.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT
from pithead.core.engine.grids import cell
from pithead.core.engine.state import OVER, State
from pithead.core.engine.vecs import ordered, search
from pithead.core.learning import outcomes
from pithead.core.learning.action_windows import SPARE, move_numbered, numbered
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter, PreparedRows, marked, seat_from, seats_from
from pithead.games.sacred_dragon.box import COUNT, LOWEST, SIDES, UNKNOWN, DragonBox
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.state import ATTACHED, EMPTY, FINISHED, FRESH, NEAR

REACH: Final = 7
ACROSS: Final = 2 * REACH + 1
PLACES: Final = ACROSS * ACROSS
PLAIN: Final = 4  # supply, stop, mine, leave
USUAL: Final = 5  # divides tiles in hand and tokens on a foundation; ten times this divides points


@final
class SacredDragonEncoding(Encoding):
    """The observations and actions of the mountain."""

    # Actions: the four plain ones, removals by slot, placements in the window, then numbers for those beyond it.

    def action_size(self, state: State) -> i64:
        assert isinstance(state, SacredDragon)
        return self.window(state) + SPARE

    def window(self, state: SacredDragon) -> i64:
        """Return where the numbers for placements beyond the window begin."""
        return PLAIN + state.slots() * (1 + PLACES * SIDES)

    def action_of(self, state: State, move: i64) -> i64:
        assert isinstance(state, SacredDragon)
        moves = state.legal()
        return numbered(self.codes(state, moves[:]), self.window(state), SPARE)[search(moves, move)]

    def actions(self, state: State) -> vec[i64]:
        assert isinstance(state, SacredDragon)
        if self.is_crowded(state):
            return ordered(numbered(self.codes(state, state.legal()), self.window(state), SPARE))
        simple = state.simple()
        i: i64
        for i in range(len(simple)):
            simple[i] = self.plain_code(state, simple[i])
        if state.spread() == 0:
            return simple
        begins = vec[i64]([0] * state.sizes[state.turn])
        for i in range(len(begins)):
            begins[i] = PLAIN + state.slots() + i * PLACES * SIDES
        steps = self.places(state)
        for i in range(len(steps)):
            steps[i] *= SIDES
        return state.with_placements(simple, begins, steps, self.window(state))

    def is_crowded(self, state: SacredDragon) -> bool:
        """Return whether there may be more placements beyond the window than spare numbers."""
        if state.count() <= SPARE:
            return False
        beyond: i64 = 0
        for place in self.places(state):
            if place < 0:
                beyond += 1
        return beyond * SIDES * state.sizes[state.turn] > SPARE

    def places(self, state: SacredDragon) -> vec[i64]:
        """Return for each open space its place in the window, -1 beyond it."""
        return in_window(state.cells[:])

    def codes(self, state: SacredDragon, moves: vec[i64]) -> vec[i64]:
        """Return for each legal move its action in the window, -1 beyond it.

        Placements are ordered by tile, like the hand. Use the result, not the argument.
        """
        box = state.pieces
        places = self.places(state)
        size = box.spaces * SIDES
        slot: i64 = 0
        begin = box.place + self.held(state, slot) * size
        first = PLAIN + state.slots()
        i: i64
        for i in range(len(moves)):
            move = moves[i]
            if move < box.place:
                moves[i] = self.plain_code(state, move)
                continue
            while move < begin or move >= begin + size:
                slot += 1
                begin = box.place + self.held(state, slot) * size
                first += PLACES * SIDES
            space = (move - begin) // SIDES
            place = places[space]
            moves[i] = -1
            if place >= 0:
                moves[i] = move - begin + first + (place - space) * SIDES
        return moves

    def plain_code(self, state: SacredDragon, move: i64) -> i64:
        """Return the action of a move that is not a placement."""
        if move < state.pieces.remove:
            return move - state.pieces.supply
        return PLAIN + self.slot_of(state, move - state.pieces.remove)

    def move_of(self, state: State, action: i64) -> i64:
        assert isinstance(state, SacredDragon)
        box = state.pieces
        if self.is_crowded(state):
            moves = state.legal()
            return move_numbered(moves, numbered(self.codes(state, moves[:]), self.window(state), SPARE), action)
        if action >= self.window(state):
            return self.move_beyond(state, action - self.window(state))
        if action < PLAIN:
            return box.supply + action
        slots = state.slots()
        if action < PLAIN + slots:
            return box.remove + self.held(state, action - PLAIN)
        code = action - PLAIN - slots
        slot = code // SIDES // PLACES
        if slot >= slots or self.held(state, slot) == EMPTY:
            return -1
        at = cell_at(code // SIDES % PLACES)
        space = search(state.cells, at)
        if space == len(state.cells) or state.cells[space] != at:
            return -1
        return box.place + (self.held(state, slot) * box.spaces + space) * SIDES + code % SIDES

    def move_beyond(self, state: SacredDragon, k: i64) -> i64:
        """Return the k-th placement beyond the window."""
        if k >= state.spread():
            return -1
        steps = self.places(state)
        i: i64
        for i in range(len(steps)):
            if steps[i] < 0:
                steps[i] = i * SIDES
            else:
                steps[i] = -1
        return state.with_placements(vec[i64](), state.begins(), steps, 0)[k]

    def held(self, state: SacredDragon, slot: i64) -> i64:
        """Return the tile in a slot of the deciding seat's hand."""
        return state.hands[state.turn * state.slots() + slot]

    def slot_of(self, state: SacredDragon, tile: i64) -> i64:
        """Return the slot of a tile in the deciding seat's hand."""
        first = state.turn * state.slots()
        at = first
        while state.hands[at] != tile:
            at += 1
        return at - first

    def chance_size(self, state: State) -> i64:
        assert isinstance(state, SacredDragon)
        return state.pieces.supply

    def longest(self, state: State) -> i64:
        """Return a bound: every turn draws a tile, except in the last round, and a turn has a limited number of decisions."""
        assert isinstance(state, SacredDragon)
        return state.seats + (state.pieces.tiles + 2 * state.seats) * (state.pieces.most + 2)

    def points(self, state: State) -> tuple[int, int]:
        """Return bounds. At most, every token is a foundation of its own, all form one zone, and each was paid at the highest rate."""
        assert isinstance(state, SacredDragon)
        box = state.pieces
        most: i64 = 0
        for points in box.build_points:
            most = max(most, points)
        for points in box.extend_points:
            most = max(most, points)
        return 0, int(box.tokens * (box.tokens + most))

    def returns(self, state: State) -> list[float]:
        return outcomes.returns_by_points(state)

    # Observations.

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        assert isinstance(state, SacredDragon)
        box = state.pieces
        seats = int(state.seats)
        colours = int(box.colours)
        slots = int(state.slots())
        window = [int(ACROSS), int(ACROSS)]
        return [
            ("phase", [FINISHED + 1], "the open question: starter, deal, centre, opening, turn, more, mine, draw, over"),
            ("turn", [seats], "whose turn it is"),
            ("start", [seats], "who began"),
            (
                "numbers",
                [7],
                "tiles left to draw, open spaces, open spaces beyond the window (of all that fit a long game), tiles laid this "
                "turn, attached sides of the last one, whether the next must be a bridge, whether it is the last round",
            ),
            ("beside", [seats], "seats with a foundation next to the last tile of this turn"),
            ("seats", [seats, 4], "tiles in hand, tokens left, points on the board, points if the game ended now"),
            ("hand", [slots, SIDES, colours + 1], "its own tiles by slot: colour of each edge clockwise from east, wild last"),
            ("shown", [seats, slots, SIDES, colours + 1], "tiles in hands that all have seen, packed to the front"),
            ("tiles", [int(box.tiles)], "tiles that may still come: neither laid, nor removed as far as known, nor seen in a hand"),
            ("laid", window, "there is a tile here; rows are q and columns r, from -7 to 7"),
            ("fresh", window, "this open space touches a tile of this turn"),
            ("attached", window, "sides of this open space with a tile beyond, of six"),
            ("asks", [SIDES, colours, *window], "the open space asks for this colour towards this side"),
            ("near", [seats, *window], "a foundation of this seat is next to the open space"),
            ("mines", [seats, *window], "tokens of this seat's foundation here, of five"),
        ]

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, SacredDragon)
        box = state.pieces
        seats = state.seats
        writer.one_of(state.phase, FINISHED + 1)
        writer.one_of(seat_from(seat, state.turn, seats), seats)
        writer.one_of(seat_from(seat, state.start, seats), seats)
        writer.number(state.stock, box.tiles)
        writer.number(len(state.cells), box.tiles)
        beyond = writer.room(1)
        writer.number(state.played, box.most)
        writer.number(state.sides, SIDES)
        writer.flag(state.apart != 0)
        writer.flag(state.last_round != 0)
        writer.members(seats_from(seat, state.near, seats), seats)
        scores = state.scores()
        i: i64
        for i in range(seats):
            other = (seat + i) % seats
            writer.number(state.sizes[other], USUAL)
            writer.number(state.tokens[other], box.tokens)
            writer.number(state.points[other], 10 * USUAL)
            writer.number(scores[other], 10 * USUAL)
        self.observe_hands(state, seat, writer)
        self.observe_tiles(state, seat, writer)
        writer.put(beyond, self.observe_places(state, seat, writer), box.tiles)

    def sees(self, state: SacredDragon, tile: i64, owner: i64, seat: i64) -> bool:
        """Return whether a seat knows that this tile is in that hand (MSD-021)."""
        return owner == seat or state.seat == OVER or state.is_shown(tile)

    def observe_hands(self, state: SacredDragon, seat: i64, writer: ObservationWriter) -> None:
        slots = state.slots()
        faces = faces_of(state.pieces)
        face = SIDES * (state.pieces.colours + 1)
        own = writer.room(slots * face)
        revealed = writer.room(state.seats * slots * face)
        i: i64
        slot: i64
        for i in range(state.seats):
            other = (seat + i) % state.seats
            at = revealed + i * slots * face
            for slot in range(state.sizes[other]):
                tile = state.hands[other * slots + slot]
                if i == 0:
                    writer.stamp(faces, tile, own + slot * face)
                if state.seat == OVER or state.is_shown(tile):
                    writer.stamp(faces, tile, at)
                    at += face

    def observe_tiles(self, state: SacredDragon, seat: i64, writer: ObservationWriter) -> None:
        """Mark the pile and all tiles the seat cannot distinguish from it."""
        at = writer.room(state.pieces.tiles)
        writer.mark_all(at, state.pile)
        slots = state.slots()
        other: i64
        slot: i64
        for other in range(state.seats):
            for slot in range(other * slots, other * slots + state.sizes[other]):
                if not self.sees(state, state.hands[slot], other, seat):
                    writer.mark(at + state.hands[slot])
        i: i64
        for i in range(len(state.removed)):
            if state.seat != OVER and state.is_secret(i, seat):
                writer.mark(at + state.removed[i])

    def observe_places(self, state: SacredDragon, seat: i64, writer: ObservationWriter) -> i64:
        """Write the planes of the window; return how many open spaces are beyond it."""
        box = state.pieces
        seats = state.seats
        laid = writer.room(PLACES)
        fresh = writer.room(PLACES)
        attached = writer.room(PLACES)
        asks = writer.room(SIDES * box.colours * PLACES)
        near = writer.room(seats * PLACES)
        mines = writer.room(seats * PLACES)
        i: i64
        covered = state.lying[:]
        for i in range(len(covered)):
            covered[i] = place_of(covered[i] // SIDES)
        writer.mark_all(laid, covered)
        places = self.places(state)
        joined = state.marks[:]
        for i in range(len(joined)):
            joined[i] = COUNT[joined[i] & ATTACHED]
        writer.put_all(attached, places, joined, SIDES)
        beyond: i64 = 0
        colours = box.colours
        demands = box.demands
        numbers = writer.numbers
        trail = writer.trail
        steps = writer.steps
        side: i64
        for i in range(len(places)):
            place = places[i]
            if place < 0:
                beyond += 1
                continue
            marks = state.marks[i]
            if marks >> FRESH != 0:
                steps = marked(numbers, trail, steps, fresh + place)
            owners = marks >> NEAR & (BIT[FRESH - NEAR] - 1)
            if owners != 0:
                for side in range(seats):
                    if owners & BIT[(seat + side) % seats] != 0:
                        steps = marked(numbers, trail, steps, near + side * PLACES + place)
            pattern = state.patterns[i]
            sides = marks & ATTACHED
            while sides != 0:
                side = LOWEST[sides]
                colour: i64 = UNKNOWN
                if len(demands) != 0:
                    colour = i64(demands[pattern * SIDES + side])
                if colour == UNKNOWN:
                    colour = box.learn_demand(pattern, side)
                if colour != colours:
                    steps = marked(numbers, trail, steps, asks + (side * colours + colour) * PLACES + place)
                sides &= sides - 1
        writer.steps = steps
        for i in range(len(state.mines)):
            place = place_of(state.mines[i])
            if place >= 0:
                writer.put(mines + (state.owners[i] - seat + seats) % seats * PLACES + place, state.stacks[i], USUAL)
        return beyond


def in_window(cells: vec[i64]) -> vec[i64]:
    """Return for each cell its place in the window, -1 beyond it. Use the result, not the argument."""
    places = PLACE
    size: i64 = len(places)
    i: i64
    for i in range(len(cells)):
        step = cells[i] - FIRST
        cells[i] = -1
        if 0 <= step < size:
            cells[i] = places[step]
    return cells


def place_of(at: i64) -> i64:
    """Return the place of a cell in the window, row by row; -1 beyond it."""
    step = at - FIRST
    if 0 <= step < len(PLACE):
        return PLACE[step]
    return -1


def cell_at(place: i64) -> i64:
    """Return the cell at a place of the window."""
    return cell(place // ACROSS - REACH, place % ACROSS - REACH)


def _places() -> vec[i64]:
    places = vec[i64]([-1] * (cell(REACH, REACH) - FIRST + 1))
    place: i64
    for place in range(PLACES):
        places[cell_at(place) - FIRST] = place
    return places


FIRST: Final = cell(-REACH, -REACH)
PLACE: Final = _places()  # by distance from the first cell of the window


def faces_of(box: DragonBox) -> PreparedRows:
    """Return for each tile the colours of its edges, computed once for each box."""
    if isinstance(box.prepared, PreparedRows):
        return box.prepared
    faces = PreparedRows()
    i: i64
    for i in range(len(box.edges)):
        faces.add(i % SIDES * (box.colours + 1) + box.edges[i], 1, 1)
        if i % SIDES == SIDES - 1:
            faces.end_row()
    box.prepared = faces
    return faces
