"""The encoding for learners: observations of the mines and numbers for moves.

A mine hangs from its entrance and has no other border. A window of RINGS half rings around the entrance holds nearly all of it. There
each cell has a number of its own, counted ring by ring as in the rules. A build is a cell and a pile, a move a cell and a tile. Farther
cells are not observed individually; only their ends are counted. Moves there stay possible, but their numbers depend on the position:
see `core/learning/action_windows.py`.

A seat observes its own mine in full and rivals' mines by the counts for rewards and missions: nothing else of them ever matters to
others.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT
from pithead.core.engine.state import State
from pithead.core.engine.vecs import search
from pithead.core.learning import outcomes
from pithead.core.learning.action_windows import SPARE, ascending, move_numbered, numbered
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter, PreparedRows, seat_from
from pithead.games.dynamine.box import COUNTED, GUESS, SIDES, DynamineBox
from pithead.games.dynamine.play.counting import PAID, add_rewards, card_total, count_mine
from pithead.games.dynamine.play.turn import Dynamine
from pithead.games.dynamine.state import ASKS, CELL, FINISHED, NONE, SPOT, TILE

RINGS: Final = 7
CELLS: Final = (RINGS + 1) * (2 * RINGS + 1)
ASKED: Final = 3 * SIDES  # bits of the pattern of an end
CONTENTS: Final = 2 * SIDES + 9  # the numbers that describe a tile
MANY: Final = 10  # a typical large amount of most things, to scale numbers


@final
class Looks:
    """The description of every tile: open sides, +1 sides, a one, veins, printed points, marks."""

    tiles: PreparedRows  # by tile, the entrance last
    goods: PreparedRows  # by tile: the same with the price in front
    shelves: vec[i64]  # by pile: where it begins in the market

    def __init__(self, box: DynamineBox) -> None:
        self.tiles = PreparedRows()
        self.goods = PreparedRows()
        tile: i64
        for tile in range(box.tiles + 1):
            add_look(box, tile, self.tiles, 0)
            if tile < box.tiles:
                self.goods.add(0, box.price[tile], MANY)
                add_look(box, tile, self.goods, 1)
        self.shelves = vec[i64](capacity=box.piles)
        pile: i64
        for pile in range(box.piles):
            self.shelves = append(self.shelves, pile * (2 + CONTENTS))


def add_look(box: DynamineBox, tile: i64, rows: PreparedRows, first: i64) -> None:
    """Add the row of a tile."""
    rows.add_members(first, box.exits[tile])
    rows.add_members(first + SIDES, box.plus[tile])
    rows.add(first + 2 * SIDES, 1, 1)
    if tile < box.tiles:
        rows.add(first + 2 * SIDES + 1, box.veins[tile], MANY)
        rows.add(first + 2 * SIDES + 2, max(box.altar[tile], 0) + max(box.well[tile], 0) + box.fossil[tile], MANY)
        rows.add_members(first + 2 * SIDES + 3, box.marks[tile])
    rows.end_row()


def looks_of(box: DynamineBox) -> Looks:
    """Return the descriptions of the tiles, computed once for each box."""
    if isinstance(box.prepared, Looks):
        return box.prepared
    looks = Looks(box)
    box.prepared = looks
    return looks


@final
class DynamineEncoding(Encoding):
    """The observations and actions of the mines."""

    # Actions: guesses and simple actions, then builds and moves in the window, then numbers for those beyond it.

    def action_size(self, state: State) -> i64:
        assert isinstance(state, Dynamine)
        return self.window(state) + SPARE

    def window(self, state: Dynamine) -> i64:
        """Return where the numbers for moves beyond the window begin."""
        return state.pieces.place - state.pieces.guess + CELLS * state.pieces.span

    def action_of(self, state: State, move: i64) -> i64:
        assert isinstance(state, Dynamine)
        action = move - state.pieces.guess
        if action < self.window(state):
            return action
        moves = state.legal()
        return numbered(self.codes(state, moves[:]), self.window(state), SPARE)[search(moves, move)]

    def actions(self, state: State) -> vec[i64]:
        assert isinstance(state, Dynamine)
        return ascending(self.codes(state, state.legal()), self.window(state), SPARE)

    def codes(self, state: Dynamine, moves: vec[i64]) -> vec[i64]:
        """Return for each legal move its action in the window, -1 beyond it. Use the result, not the argument."""
        guess = state.pieces.guess
        window = self.window(state)
        i: i64
        for i in range(len(moves)):
            code = moves[i] - guess
            moves[i] = -1
            if code < window:
                moves[i] = code
        return moves

    def move_of(self, state: State, action: i64) -> i64:
        assert isinstance(state, Dynamine)
        move = action + state.pieces.guess
        if action < self.window(state) and not self.is_crowded(state):
            return move
        moves = state.legal()
        return move_numbered(moves, numbered(self.codes(state, moves[:]), self.window(state), SPARE), action)

    def is_crowded(self, state: Dynamine) -> bool:
        """Return whether there may be more moves beyond the window than spare numbers."""
        ends = state.first_end(state.turn + 1) - search(state.ends, (state.home(state.turn) + CELLS) << ASKS)
        return ends * (state.pieces.piles + len(state.movable)) > SPARE

    def chance_size(self, state: State) -> i64:
        assert isinstance(state, Dynamine)
        return state.pieces.guess

    def longest(self, state: State) -> i64:
        """Return a bound.

        Each turn has a guess, a reroll, an end, and what a token and a 1 allow; each tile is built once and may give a token or a move;
        each card is taken once and used once.
        """
        assert isinstance(state, Dynamine)
        box = state.pieces
        total = box.tokens * state.seats * 6 + 3 * box.tiles + box.plus_tokens
        card: i64
        for card in range(box.cards):
            total += 4 + max(box.plan_moves[card], 0)
        return total

    def points(self, state: State) -> tuple[int, int]:
        """Return bounds: at most, all tiles are in one mine, each at its best, with all rewards and all cards."""
        assert isinstance(state, Dynamine)
        box = state.pieces
        veins: i64 = 0
        total: i64 = 0
        points: i64 = 0
        tile: i64
        for tile in range(box.tiles):
            veins += box.veins[tile]
            total += max(box.fossil[tile], 0) + max(box.altar[tile], 0) + max(box.well[tile], 0)
        for tile in range(box.tiles):
            if box.altar[tile] >= 0:
                total += box.altar_per_vein * veins
            if box.well[tile] >= 0:
                total += box.well_per_tile * box.tiles
        for points in box.reward_alone:
            total += points
        for points in box.reward_first:
            total += points
        for points in box.card_points:
            total += max(points, 0) * box.tiles
        return 0, int(total + veins * box.vein_cap)

    def returns(self, state: State) -> list[float]:
        return outcomes.returns_by_points(state)

    # Observations.

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        assert isinstance(state, Dynamine)
        box = state.pieces
        seats, cards, piles = int(state.seats), int(box.cards), int(box.piles)
        return [
            (
                "phase",
                [FINISHED + 1],
                "the open question: tops, deal, row, starter, round, guess, roll, reroll, rerolled, main, turn_up, refill, "
                "second, tile_move, over",
            ),
            ("turn", [seats], "whose turn it is"),
            ("start", [seats], "who began"),
            (
                "numbers",
                [8],
                "turns finished this round (of the seats), rounds to come, building points, moves of tiles, cards to take, either"
                " of these, +1 tokens gained this turn, ends of its own mine beyond the window (each of ten)",
            ),
            ("named", [len(box.values)], "the value guessed, of the values of the die"),
            ("face", [len(box.faces)], "the face rolled"),
            (
                "token",
                [2 + GUESS],
                "of this round's token: whether there is one, its points (of ten), and whether it gives a move, a reroll, a guess",
            ),
            ("tokens", [int(box.tokens)], "round tokens to come"),
            (
                "seats",
                [seats, 3 + COUNTED],
                "points if the game ended now, as far as known (of a hundred); +1 tokens, ends of the mine, fossils, wells, altars, "
                "sapphires, depth, veins, tiles (each of ten)",
            ),
            (
                "cards",
                [4 + seats, cards],
                "cards that are face up, were used, were dealt to this seat, may still come; then those taken by each seat",
            ),
            (
                "market",
                [piles, 2 + CONTENTS],
                "covered tiles of the pile (of ten), its price (of ten), and of its open tile: open sides and +1 sides (north, "
                "east, south, west), 1, veins and printed points (each of ten), whether it is a fossil, a well, an altar, a "
                "sapphire, gives a token, gives a move",
            ),
            ("covered", [int(box.tiles)], "tiles still face down in the market"),
            ("mine", [CONTENTS, int(CELLS)], "the same for the tiles of its own mine, by cell of the window"),
            ("levels", [int(CELLS)], "the level of the cells that are ends, of ten"),
            ("ends", [ASKED, int(CELLS)], "ends of its own mine: sides that must be open, sides that must be closed, sides with a +1"),
            ("movable", [int(CELLS)], "tiles that may be moved now"),
        ]

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, Dynamine)
        box = state.pieces
        seats = state.seats
        writer.one_of(state.phase, FINISHED + 1)
        whose = writer.room(seats)
        if state.turn < seats:
            writer.mark(whose + seat_from(seat, state.turn, seats))
        writer.one_of(seat_from(seat, state.start, seats), seats)
        writer.number(state.done, seats)
        writer.number(state.rounds_left(), MANY)
        writer.number(state.points, MANY)
        writer.number(state.moves, MANY)
        writer.number(state.takes, MANY)
        writer.number(state.either, MANY)
        writer.number(state.fresh, MANY)
        beyond = writer.room(1)
        values = writer.room(len(box.values))
        i: i64
        for i in range(len(box.values)):
            if state.named == box.values[i]:
                writer.mark(values + i)
        writer.one_of(state.face, len(box.faces))
        writer.flag(state.token >= 0)
        if state.token >= 0:
            writer.number(box.token_points[state.token], MANY)
            writer.one_of(box.token_action[state.token] - 1, GUESS)
        else:
            writer.room(1 + GUESS)
        writer.members(state.tokens_to_come(), box.tokens)
        self.observe_seats(state, seat, writer)
        self.observe_cards(state, seat, writer)
        self.observe_market(state, writer)
        writer.put(beyond, self.observe_mine(state, seat, writer), MANY)

    def observe_seats(self, state: Dynamine, seat: i64, writer: ObservationWriter) -> None:
        """Write the counts as this seat knows them: points for missions only where they are known."""
        seats = state.seats
        counts = vec[i64]([0] * (seats * COUNTED))
        paid = vec[i64]([0] * PAID)
        points = vec[i64]([0] * seats)
        i: i64
        kind: i64
        for i in range(seats):
            points[i] = count_mine(state, i, counts, paid)
            known = state.cards_of(i) if i == seat or self.shows_missions(state) else state.held[i]
            points[i] += card_total(state, i, known, counts)
        add_rewards(state, points, counts)
        for i in range(seats):
            other = (seat + i) % seats
            writer.number(points[other], MANY * MANY)
            writer.number(state.plus[other], MANY)
            writer.number(state.first_end(other + 1) - state.first_end(other), MANY)
            for kind in range(COUNTED):
                writer.number(counts[other * COUNTED + kind], MANY)

    def shows_missions(self, state: Dynamine) -> bool:
        """Return whether everyone sees all missions (DYN-010)."""
        return state.pieces.open_missions or state.phase == FINISHED

    def observe_cards(self, state: Dynamine, seat: i64, writer: ObservationWriter) -> None:
        """DYN-010 Write the cards; missions dealt to others are, for this seat, among those that may still come."""
        cards = state.pieces.cards
        seats = state.seats
        hidden = state.deck
        dealt: i64 = 0
        i: i64
        for i in range(seats):
            card = state.dealt[i]
            if card < 0:
                continue
            if i == seat:
                dealt = BIT[card]
            elif not self.shows_missions(state):
                hidden |= BIT[card]
        writer.members(state.row, cards)
        writer.members(state.gone, cards)
        writer.members(dealt, cards)
        writer.members(hidden, cards)
        for i in range(seats):
            other = (seat + i) % seats
            writer.members(state.cards_of(other) if self.shows_missions(state) and i > 0 else state.held[other], cards)

    def observe_market(self, state: Dynamine, writer: ObservationWriter) -> None:
        box = state.pieces
        market = writer.room(box.piles * (2 + CONTENTS))
        looks = looks_of(box)
        writer.put_all(market, looks.shelves, state.under, MANY)
        writer.stamp_all(looks.goods, state.tops, looks.shelves, market + 1, 1)
        first = writer.room(box.tiles)
        pool: i64
        for pool in range(len(state.covered)):
            writer.mark_members(first, state.covered[pool], box.pooled, box.first[pool])

    def observe_mine(self, state: Dynamine, seat: i64, writer: ObservationWriter) -> i64:
        """Write the planes of the seat's own mine; return how many of its ends are beyond the window."""
        box = state.pieces
        home = state.home(seat)
        mine = writer.room(CONTENTS * CELLS)
        levels = writer.room(CELLS)
        ends = writer.room(ASKED * CELLS)
        movable = writer.room(CELLS)
        first = state.first_spot(seat)
        tiles = state.mines[first : state.first_spot(seat + 1)]
        cells = vec[i64]([0] * len(tiles))
        i: i64
        for i in range(len(tiles)):
            cells[i] = (tiles[i] >> SPOT) - home
            tiles[i] &= TILE
            if cells[i] >= CELLS:
                tiles[i] = NONE
        writer.stamp_all(looks_of(box).tiles, tiles, cells, mine, CELLS)
        beyond: i64 = 0
        for i in range(state.first_end(seat), state.first_end(seat + 1)):
            cell = (state.ends[i] >> ASKS) - home
            if cell >= CELLS:
                beyond += 1
                continue
            writer.put(levels + cell, box.level[cell], MANY)
            writer.spread(state.ends[i] & (BIT[ASKED] - 1), ends + cell, CELLS)
        if seat == state.turn:
            for lifted in state.movable:
                if lifted & CELL < CELLS:
                    writer.mark(movable + (lifted & CELL))
        return beyond
