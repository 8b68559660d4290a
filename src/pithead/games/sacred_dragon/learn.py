"""What learners see of the mountain, and their numbers for moves.

The mountain has no border, but it begins at 0,0 and grows round it. A window of REACH cells to every side holds
nearly all of it: in it a place is its own row and column, as planes of a picture are, and a placement is a slot of
the hand, a place and a rotation. (By tiles instead of slots there would be twenty times as many actions, nearly
all of them never legal.) Open spaces beyond the window are not seen one by one, only counted. A placement there stays possible,
but its number is given by the position alone: see `core/learning/action_windows.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT
from pithead.core.engine.grids import cell
from pithead.core.engine.state import OVER
from pithead.core.engine.vecs import ordered, search
from pithead.core.learning import outcomes
from pithead.core.learning.action_windows import SPARE, move_numbered, numbered
from pithead.core.learning.observation_writer import Slate, marked, seat_from, seats_from
from pithead.games.sacred_dragon.box import COUNT, LOWEST, SIDES, UNKNOWN
from pithead.games.sacred_dragon.state import ATTACHED, EMPTY, FINISHED, FRESH, NEAR, Mountain

REACH: Final = 7
ACROSS: Final = 2 * REACH + 1
PLACES: Final = ACROSS * ACROSS
PLAIN: Final = 4  # supply, stop, mine, leave
USUAL: Final = 5  # so many tiles in hand or tokens on a foundation are usual, and ten times as many points


class Learned(Mountain):
    """The mountain as learners meet it."""

    # Actions: the four plain ones, removals by slot, placements in the window, then numbers for those beyond it.

    def action_size(self) -> i64:
        return self.window() + SPARE

    def window(self) -> i64:
        """Where the numbers for placements beyond the window begin."""
        return PLAIN + self.slots() * (1 + PLACES * SIDES)

    def action_of(self, move: i64) -> i64:
        moves = self.legal()
        return numbered(self.codes(moves[:]), self.window(), SPARE)[search(moves, move)]

    def actions(self) -> vec[i64]:
        if self.is_crowded():
            return ordered(numbered(self.codes(self.legal()), self.window(), SPARE))
        simple = self.simple()
        i: i64
        for i in range(len(simple)):
            simple[i] = self.plain_code(simple[i])
        if self.spread() == 0:
            return simple
        begins = vec[i64]([0] * self.sizes[self.turn])
        for i in range(len(begins)):
            begins[i] = PLAIN + self.slots() + i * PLACES * SIDES
        steps = self.places()
        for i in range(len(steps)):
            steps[i] *= SIDES
        return self.with_placements(simple, begins, steps, self.window())

    def simple(self) -> vec[i64]:
        """The legal moves that are no placements, ascending."""
        raise NotImplementedError

    def spread(self) -> i64:
        """How many placements there are."""
        raise NotImplementedError

    def begins(self) -> vec[i64]:
        """By slot of the hand whose turn it is: where the moves of its placements begin."""
        raise NotImplementedError

    def with_placements(self, simple: vec[i64], begins: vec[i64], steps: vec[i64], beyond: i64) -> vec[i64]:
        """Numbers of legal moves: the simple ones, then for every placement where its slot begins, the step to its open space and
        its rotation together. Those whose space has no step (less than 0) come last and are numbered from `beyond` on."""
        raise NotImplementedError

    def is_crowded(self) -> bool:
        """Whether there might be more placements beyond the window than spare numbers for them."""
        if self.count() <= SPARE:
            return False
        beyond: i64 = 0
        for place in self.places():
            if place < 0:
                beyond += 1
        return beyond * SIDES * self.sizes[self.turn] > SPARE

    def places(self) -> vec[i64]:
        """By open space its place in the window, -1 beyond it."""
        return in_window(self.cells[:])

    def codes(self, moves: vec[i64]) -> vec[i64]:
        """By legal move its action in the window, -1 beyond it. Placements come tile by tile, as the hand does. Use the
        result, not the argument."""
        box = self.pieces
        places = self.places()
        size = box.spaces * SIDES
        slot: i64 = 0
        begin = box.place + self.held(slot) * size
        first = PLAIN + self.slots()
        i: i64
        for i in range(len(moves)):
            move = moves[i]
            if move < box.place:
                moves[i] = self.plain_code(move)
                continue
            while move < begin or move >= begin + size:
                slot += 1
                begin = box.place + self.held(slot) * size
                first += PLACES * SIDES
            space = (move - begin) // SIDES
            place = places[space]
            moves[i] = -1
            if place >= 0:
                moves[i] = move - begin + first + (place - space) * SIDES
        return moves

    def plain_code(self, move: i64) -> i64:
        """The action of a move that is no placement."""
        if move < self.pieces.remove:
            return move - self.pieces.supply
        return PLAIN + self.slot_of(move - self.pieces.remove)

    def move_of(self, action: i64) -> i64:
        box = self.pieces
        if self.is_crowded():
            moves = self.legal()
            return move_numbered(moves, numbered(self.codes(moves[:]), self.window(), SPARE), action)
        if action >= self.window():
            return self.move_beyond(action - self.window())
        if action < PLAIN:
            return box.supply + action
        slots = self.slots()
        if action < PLAIN + slots:
            return box.remove + self.held(action - PLAIN)
        code = action - PLAIN - slots
        slot = code // SIDES // PLACES
        if slot >= slots or self.held(slot) == EMPTY:
            return -1
        at = cell_at(code // SIDES % PLACES)
        space = search(self.cells, at)
        if space == len(self.cells) or self.cells[space] != at:
            return -1
        return box.place + (self.held(slot) * box.spaces + space) * SIDES + code % SIDES

    def move_beyond(self, k: i64) -> i64:
        """The k-th placement beyond the window."""
        if k >= self.spread():
            return -1
        steps = self.places()
        i: i64
        for i in range(len(steps)):
            if steps[i] < 0:
                steps[i] = i * SIDES
            else:
                steps[i] = -1
        return self.with_placements(vec[i64](), self.begins(), steps, 0)[k]

    def held(self, slot: i64) -> i64:
        """The tile in a slot of the hand whose turn it is."""
        return self.hands[self.turn * self.slots() + slot]

    def slot_of(self, tile: i64) -> i64:
        """The slot of a tile in the hand whose turn it is."""
        first = self.turn * self.slots()
        at = first
        while self.hands[at] != tile:
            at += 1
        return at - first

    def chance_size(self) -> i64:
        return self.pieces.supply

    def longest(self) -> i64:
        """Every turn draws a tile, but for those of the last round; and every turn has so many decisions at most."""
        return self.seats + (self.pieces.tiles + 2 * self.seats) * (self.pieces.most + 2)

    def highest(self) -> i64:
        """Every token is a foundation of its own, all of them one zone, and each was paid as well as can be."""
        box = self.pieces
        most: i64 = 0
        for points in box.build_points:
            most = max(most, points)
        for points in box.extend_points:
            most = max(most, points)
        return box.tokens * (box.tokens + most)

    def returns(self) -> list[float]:
        return outcomes.returns_by_points(self)

    # What a seat sees.

    def blocks(self) -> list[tuple[str, list[int], str]]:
        box = self.pieces
        seats = int(self.seats)
        colours = int(box.colours)
        slots = int(self.slots())
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

    def observe(self, seat: i64, slate: Slate) -> None:
        box = self.pieces
        seats = self.seats
        slate.one_of(self.phase, FINISHED + 1)
        slate.one_of(seat_from(seat, self.turn, seats), seats)
        slate.one_of(seat_from(seat, self.start, seats), seats)
        slate.number(self.stock, box.tiles)
        slate.number(len(self.cells), box.tiles)
        beyond = slate.room(1)
        slate.number(self.played, box.most)
        slate.number(self.sides, SIDES)
        slate.flag(self.apart != 0)
        slate.flag(self.last_round != 0)
        slate.members(seats_from(seat, self.near, seats), seats)
        scores = self.scores()
        i: i64
        for i in range(seats):
            other = (seat + i) % seats
            slate.number(self.sizes[other], USUAL)
            slate.number(self.tokens[other], box.tokens)
            slate.number(self.points[other], 10 * USUAL)
            slate.number(scores[other], 10 * USUAL)
        self.observe_hands(seat, slate)
        self.observe_tiles(seat, slate)
        slate.put(beyond, self.observe_places(seat, slate), box.tiles)

    def sees(self, tile: i64, owner: i64, seat: i64) -> bool:
        """Whether a seat knows that this tile is in that hand (MSD-021)."""
        return owner == seat or self.seat == OVER or self.is_shown(tile)

    def observe_hands(self, seat: i64, slate: Slate) -> None:
        slots = self.slots()
        face = SIDES * (self.pieces.colours + 1)
        own = slate.room(slots * face)
        shown = slate.room(self.seats * slots * face)
        i: i64
        slot: i64
        for i in range(self.seats):
            other = (seat + i) % self.seats
            at = shown + i * slots * face
            for slot in range(self.sizes[other]):
                tile = self.hands[other * slots + slot]
                if i == 0:
                    slate.stamp(self.pieces.faces, tile, own + slot * face)
                if self.seat == OVER or self.is_shown(tile):
                    slate.stamp(self.pieces.faces, tile, at)
                    at += face

    def observe_tiles(self, seat: i64, slate: Slate) -> None:
        """The pile, and what the seat cannot tell from it."""
        at = slate.room(self.pieces.tiles)
        slate.mark_all(at, self.pile)
        slots = self.slots()
        other: i64
        slot: i64
        for other in range(self.seats):
            for slot in range(other * slots, other * slots + self.sizes[other]):
                if not self.sees(self.hands[slot], other, seat):
                    slate.mark(at + self.hands[slot])
        i: i64
        for i in range(len(self.removed)):
            if self.seat != OVER and self.is_secret(i, seat):
                slate.mark(at + self.removed[i])

    def observe_places(self, seat: i64, slate: Slate) -> i64:
        """The planes of the window; how many open spaces lie beyond it."""
        box = self.pieces
        seats = self.seats
        laid = slate.room(PLACES)
        fresh = slate.room(PLACES)
        attached = slate.room(PLACES)
        asks = slate.room(SIDES * box.colours * PLACES)
        near = slate.room(seats * PLACES)
        mines = slate.room(seats * PLACES)
        i: i64
        covered = self.lying[:]
        for i in range(len(covered)):
            covered[i] = place_of(covered[i] // SIDES)
        slate.mark_all(laid, covered)
        places = self.places()
        joined = self.marks[:]
        for i in range(len(joined)):
            joined[i] = COUNT[joined[i] & ATTACHED]
        slate.put_all(attached, places, joined, SIDES)
        beyond: i64 = 0
        colours = box.colours
        asked = box.asked
        numbers = slate.numbers
        trail = slate.trail
        steps = slate.steps
        side: i64
        for i in range(len(places)):
            place = places[i]
            if place < 0:
                beyond += 1
                continue
            marks = self.marks[i]
            if marks >> FRESH != 0:
                steps = marked(numbers, trail, steps, fresh + place)
            owners = marks >> NEAR & (BIT[FRESH - NEAR] - 1)
            if owners != 0:
                for side in range(seats):
                    if owners & BIT[(seat + side) % seats] != 0:
                        steps = marked(numbers, trail, steps, near + side * PLACES + place)
            pattern = self.patterns[i]
            sides = marks & ATTACHED
            while sides != 0:
                side = LOWEST[sides]
                colour: i64 = UNKNOWN
                if len(asked) != 0:
                    colour = i64(asked[pattern * SIDES + side])
                if colour == UNKNOWN:
                    colour = box.learn_asked(pattern, side)
                if colour != colours:
                    steps = marked(numbers, trail, steps, asks + (side * colours + colour) * PLACES + place)
                sides &= sides - 1
        slate.steps = steps
        for i in range(len(self.mines)):
            place = place_of(self.mines[i])
            if place >= 0:
                slate.put(mines + (self.owners[i] - seat + seats) % seats * PLACES + place, self.stacks[i], USUAL)
        return beyond


def in_window(cells: vec[i64]) -> vec[i64]:
    """By cell its place in the window, -1 beyond it. Use the result, not the argument."""
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
    """The place of a cell in the window, row by row; -1 beyond it."""
    step = at - FIRST
    if 0 <= step < len(PLACE):
        return PLACE[step]
    return -1


def cell_at(place: i64) -> i64:
    """The cell at a place of the window."""
    return cell(place // ACROSS - REACH, place % ACROSS - REACH)


def _places() -> vec[i64]:
    found = vec[i64]([-1] * (cell(REACH, REACH) - FIRST + 1))
    place: i64
    for place in range(PLACES):
        found[cell_at(place) - FIRST] = place
    return found


FIRST: Final = cell(-REACH, -REACH)
PLACE: Final = _places()  # by steps from the first cell of the window
