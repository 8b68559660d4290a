"""The encoding for learners: observations of the valley and numbers for moves.

Nothing is hidden and every board is small, so observations contain everything: villages seat by seat, counted from the observer, each
square by its tile. Moves already mean the same in every position. Only where a die goes into somebody's building do actions count seats
from the one whose turn it is.
"""

from typing import Final, final

from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.state import State
from pithead.core.learning import outcomes
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter, seat_from
from pithead.games.dunaia.box import (
    ASK_DRAFT,
    ASK_RECYCLE,
    ASK_WINDOW,
    ASKS,
    HUES,
    NUMBERS,
    PLACES,
    SEATS,
    SIDES,
    SQUARES,
    TRIO,
)
from pithead.games.dunaia.play.turn import Dunaia
from pithead.games.dunaia.state import ENDED, NONE

MANY: Final = 10
TRACK: Final = 5
POINTS: Final = 50
NIBBLE: Final = 4  # bits per number of dice
TURN: Final = 60  # decisions of a long turn
UNLIMITED: Final = 200  # rounds after which environments cut off a game without a limit
ABOUT_SQUARE: Final = HUES + SIDES + 4  # how many numbers describe a square after its tile


@final
class DunaiaEncoding(Encoding):
    """The observations and actions of the valley."""

    # Actions: the moves from the draft on, seats counted from the one whose turn it is.

    def action_size(self, state: State) -> i64:
        assert isinstance(state, Dunaia)
        box = state.pieces
        return box.lay - box.first[ASK_DRAFT] + box.tiles * SQUARES * SIDES

    def action_of(self, state: State, move: i64) -> i64:
        assert isinstance(state, Dunaia)
        return self.seen_from(state, move, state.seats - state.turn) - state.pieces.first[ASK_DRAFT]

    def move_of(self, state: State, action: i64) -> i64:
        assert isinstance(state, Dunaia)
        return self.seen_from(state, action + state.pieces.first[ASK_DRAFT], state.turn)

    def seen_from(self, state: Dunaia, move: i64, by: i64) -> i64:
        """Return a move with the seat of a building shifted by that many places around the table."""
        first = state.pieces.first[ASK_RECYCLE] + state.pieces.spaces
        code = move - first
        if code < 0 or code >= state.seats * SQUARES:
            return move
        return first + (code // SQUARES + by) % state.seats * SQUARES + code % SQUARES

    def chance_size(self, state: State) -> i64:
        assert isinstance(state, Dunaia)
        return state.pieces.first[ASK_WINDOW]

    def longest(self, state: State) -> i64:
        """Return a bound with TURN decisions in every turn. Without a limit of rounds, environments end a game after UNLIMITED of them."""
        assert isinstance(state, Dunaia)
        limit = state.pieces.round_limit
        return SEATS + (limit if limit > 0 else UNLIMITED) * state.seats * TURN

    def points(self, state: State) -> tuple[int, int]:
        """Return bounds: nine of the best building with all arrows live, all prophecies and fragments, and all flowers in the box."""
        assert isinstance(state, Dunaia)
        box = state.pieces
        best: i64 = 0
        side: i64
        tile: i64
        for tile in range(box.tiles):
            points = box.building_points[box.level[tile]]
            for side in range(SIDES):
                points += max(box.arrow_points[tile * SIDES + side], 0)
            best = max(best, points)
        total = SQUARES * best + box.artefact_further * box.fragments
        for points in box.artefact_points:
            total += points
        for points in box.prophecy_points:
            total += points
        return 0, int(total + box.flowers // box.flowers_per_point)

    def returns(self, state: State) -> list[float]:
        return outcomes.returns_by_points(state)

    # Observations.

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        assert isinstance(state, Dunaia)
        box = state.pieces
        seats, tiles, elites = int(state.seats), int(box.tiles), len(box.power)
        return [
            ("step", [ENDED + 1], "where the turn stands, in the order of the rules"),
            ("ask", [ASKS], "the open question"),
            ("turn", [seats], "whose turn it is"),
            ("first", [seats], "who began"),
            (
                "numbers",
                [9],
                "turns played (of a hundred), whether this is the last round, whether the Elite power is used, chips, moves and "
                "advances owed, an Elder still owes its fragment, flowers left (of a hundred), dice fallen in a roll",
            ),
            ("awake", [NUMBERS], "the Dunaïa awakened"),
            ("moved", [NUMBERS], "Dunaïas moved by this effect"),
            ("effects", [2, SQUARES + 1], "the square whose effect comes next, and the one after it; last: an advance of level 1"),
            ("caller", [TRIO], "the Elder space called"),
            ("notch", [TRIO], "the prophecy in question"),
            ("black", [NUMBERS], "black dice in the pool by face, of five"),
            ("spaces", [int(box.spaces)], "dice on the common spaces, of five"),
            ("elders", [TRIO, len(box.elder_effect)], "the Elder of each space"),
            ("prophecies", [TRIO, len(box.condition)], "the prophecy of each notch"),
            ("shown", [TRIO], "notches whose prophecy nobody has taken"),
            ("shelf", [TRIO, tiles], "by level: the tile on the board space"),
            ("tops", [TRIO, tiles], "by level: the tile on the pile"),
            ("piles", [tiles], "tiles below"),
            ("fragments", [TRIO], "fragments left by kind, of those in the box"),
            ("paints", [HUES], "colour tokens left, of ten"),
            ("offer", [elites], "Elite tiles on offer"),
            (
                "seats",
                [seats, 4 + 2 * TRIO + 2 * NUMBERS],
                "points if the game ended now (of fifty), flowers (of ten), artefacts (of ten), completed buildings (of nine), "
                "kinds in the incomplete artefact, prophecies taken, chips inserted, its own die by face",
            ),
            ("elite", [seats, elites], "the Elite character"),
            ("booked", [seats, tiles], "the tile that the Surveyor booked"),
            ("dunaias", [seats, NUMBERS, PLACES], "where each Dunaïa stands"),
            (
                "squares",
                [seats, SQUARES, tiles + ABOUT_SQUARE],
                "of each square: its tile, colours, quarter turns, place of its construction token (of five), completed, a recycling "
                "square, with a die",
            ),
        ]

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, Dunaia)
        box = state.pieces
        seats = state.seats
        writer.one_of(state.step, ENDED + 1)
        writer.one_of(state.ask, ASKS)
        writer.one_of(seat_from(seat, state.turn, seats), seats)
        writer.one_of(seat_from(seat, state.first, seats), seats)
        writer.number(state.turns, MANY * MANY)
        writer.flag(state.last != NONE)
        writer.flag(state.spent != 0)
        writer.number(state.chips_due, NUMBERS)
        writer.number(state.moves_due, NUMBERS)
        writer.number(state.advances_due, NUMBERS)
        writer.flag(state.caller != NONE)
        writer.number(state.stock, MANY * MANY)
        writer.number(state.rolled, MANY)
        writer.one_of(state.awake, NUMBERS)
        writer.members(state.moved, NUMBERS)
        writer.one_of(state.now, SQUARES + 1)
        writer.one_of(state.then, SQUARES + 1)
        writer.one_of(state.caller, TRIO)
        writer.one_of(state.notch, TRIO)
        i: i64
        for i in range(NUMBERS):
            writer.number(state.black >> (NIBBLE * i) & 15, TRACK)
        for i in range(box.spaces):
            writer.number(state.spots >> (NIBBLE * i) & 15, TRACK)
        self.observe_market(state, writer)
        scores = state.scores()
        for i in range(seats):
            other = (seat + i) % seats
            writer.number(scores[other], POINTS)
            self.observe_seat(state, other, writer)
        for i in range(seats):
            writer.one_of(state.elite[(seat + i) % seats], len(box.power))
        for i in range(seats):
            writer.one_of(state.booked[(seat + i) % seats], box.tiles)
        for i in range(seats):
            self.observe_dunaias(state, (seat + i) % seats, writer)
        for i in range(seats):
            self.observe_village(state, (seat + i) % seats, writer)

    def observe_market(self, state: Dunaia, writer: ObservationWriter) -> None:
        box = state.pieces
        for elder in state.elders:
            writer.one_of(elder, len(box.elder_effect))
        for prophecy in state.prophecies:
            writer.one_of(prophecy, len(box.condition))
        writer.members(state.shown, TRIO)
        for tile in state.shelf:
            writer.one_of(tile, box.tiles)
        for tile in state.tops:
            writer.one_of(tile, box.tiles)
        piles: i64 = 0
        for pile in state.piles:
            piles |= pile
        writer.members(piles, box.tiles)
        for left in state.fragments:
            writer.number(left, box.fragments)
        for left in state.paints:
            writer.number(left, MANY)
        writer.members(state.offer, len(box.power))

    def observe_seat(self, state: Dunaia, seat: i64, writer: ObservationWriter) -> None:
        writer.number(state.flowers[seat], MANY)
        writer.number(state.artefacts[seat], MANY)
        writer.number(ones(state.done[seat]), SQUARES)
        writer.members(state.held[seat], TRIO)
        writer.members(state.claimed[seat], TRIO)
        writer.members(state.chips[seat], NUMBERS)
        writer.one_of((state.own >> (NIBBLE * seat) & 15) - 1, NUMBERS)

    def observe_dunaias(self, state: Dunaia, seat: i64, writer: ObservationWriter) -> None:
        i: i64
        for i in range(seat * NUMBERS, (seat + 1) * NUMBERS):
            writer.one_of(state.dunaias[i], PLACES)

    def observe_village(self, state: Dunaia, seat: i64, writer: ObservationWriter) -> None:
        tiles = state.pieces.tiles
        square: i64
        for square in range(SQUARES):
            at = seat * SQUARES + square
            if state.tiles[at] == NONE:
                writer.room(tiles + ABOUT_SQUARE)
                continue
            writer.one_of(state.tiles[at], tiles)
            writer.members(state.hues[at], HUES)
            writer.one_of(state.turned[at], SIDES)
            writer.number(state.track[at], TRACK)
            writer.flag(state.done[seat] & BIT[square] != 0)
            writer.flag(state.shops[seat] & BIT[square] != 0)
            writer.flag(state.busy[seat] & BIT[square] != 0)
