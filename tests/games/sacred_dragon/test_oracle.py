"""The values the engine updates move by move, compared with a plain reading of the board."""

from typing import Any

import pytest

from games.sacred_dragon.helpers import FIRST, GAME, THREE, after, alike, around, cell, edges_of, fits, legal, numbers, position, text
from pithead import OVER
from pithead.games.sacred_dragon.state import MINE, MORE, OPENING
from support import walk

CASES = [(1, {}), (2, {"joined": "final"}), (3, {}), (5, {"expansion": "solid"})]
EVERY = 6
LETTERS = "RYB"  # by number; the number after the last matches anything


class Board:
    """A position rebuilt from its dump: strings and cells, nothing else."""

    def __init__(self, state):
        self.data = GAME.dump(state)
        laid = self.data["mountain"]
        self.order = [cell(spot["at"]) for spot in laid]
        self.mountain = {cell(spot["at"]): edges_of(spot["tile"], spot["turn"]) for spot in laid}
        self.open = sorted({near for at in self.mountain for near in around(at)} - set(self.mountain))
        self.this_turn = self.order[len(self.order) - self.data["played"] :]
        self.owners = {cell(mine["at"]): mine["seat"] for mine in self.data["foundations"]}

    def requirements(self, at):
        """Return the letters an open space requires, by side; "*" for anything."""
        return "".join(self.mountain.get(near, "******")[(side + 3) % 6] for side, near in enumerate(around(at)))

    def touching(self, at):
        return [side for side, near in enumerate(around(at)) if near in self.mountain]

    def near(self, at):
        return {self.owners[near] for near in around(at) if near in self.owners}

    def fresh(self, at):
        """Return which of the first two tiles of this turn are beside a cell."""
        return {i for i, laid in enumerate(self.this_turn[:2]) if laid in around(at)}

    def ways(self, tile):
        """List all placements of a tile by colour alone; orientations that look alike count once."""
        looks: dict[Any, Any] = {}
        for turn in range(6):
            looks.setdefault(edges_of(tile, turn), turn)
        return [(at, turn) for at in self.open for edges, turn in looks.items() if fits(edges, at, self.mountain)]

    def joined(self, tile, turn, at):
        """Return whether a further tile obeys MSD-036 with R4."""
        final = self.data["options"]["joined"] == "final"
        beside = self.fresh(at)
        if len(self.this_turn) == 2 and self.this_turn[1] not in around(self.this_turn[0]):
            return len(beside) == 2
        if beside or not final or len(self.this_turn) != 1:
            return bool(beside)
        rest = [other for other in self.data["hands"][self.data["turn"]] if other != tile]
        if len(rest) != 1:
            return False
        after = {**self.mountain, at: edges_of(tile, turn)}
        between = [near for near in around(at) if near in around(self.this_turn[0]) and near not in after]
        return any(fits(edges_of(rest[0], k), near, after) for near in between for k in range(6))


def positions(case):
    """Yield positions of a random game; if two tiles may be apart, also some in which they can be and are."""
    seats, options = case
    if options.get("joined") == "final":
        state = after(position(THREE, "T45 T75 T09", options=options), FIRST)
        yield state
        yield after(state, "place T09 r0 at 2,1")
    for number, state in enumerate(walk("sacred_dragon", seats, "oracle", options)):
        if number % EVERY == 0 or state.phase in (OPENING, MORE, MINE):
            yield state


def decoded(pattern, colours):
    """Return a pattern as letters."""
    letters = ""
    for _ in range(6):
        pattern, digit = divmod(pattern, colours + 1)
        letters += LETTERS[digit] if digit < colours else "*"
    return letters


def bits(number):
    return {i for i in range(number.bit_length()) if number >> i & 1}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_view_of_every_space_matches_the_board(case):  # MSD-008 MSD-009 MSD-033
    for state in positions(case):
        board = Board(state)
        for at, space in zip(board.open, GAME.public(state).spaces, strict=True):
            expected = board.requirements(at)
            assert space.asks == "".join(expected[side] if side in board.touching(at) else " " for side in range(6))
            assert space.sides == len(board.touching(at))
            assert space.near == sorted(board.near(at))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_view_shows_a_seats_hand_as_printed(case):  # MSD-014
    for state in positions(case):
        for seat in range(state.seats):
            for held in GAME.view(state, seat).hands[seat]:
                assert held.edges == edges_of(held.tile, 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_open_spaces_patterns_and_marks_match_the_board(case):  # MSD-008 MSD-009 MSD-031 MSD-033
    for state in positions(case):
        board = Board(state)
        spaces = [space.at for space in GAME.public(state).spaces]
        assert spaces == [text(at) for at in board.open]
        assert len(state.cells) == len(board.open)
        for at, pattern, marks in zip(board.open, numbers(state.patterns), numbers(state.marks), strict=True):
            assert decoded(pattern, 3) == board.requirements(at)
            assert bits(marks & 63) == set(board.touching(at))
            assert bits(marks >> 6 & 31) == board.near(at)
            assert bits(marks >> 11) == board.fresh(at)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_room_of_every_tile_in_hand_is_counted_correctly(case):  # MSD-030 MSD-032 MSD-033
    for state in positions(case):
        board = Board(state)
        slots = len(state.hands) // int(state.seats)
        room = numbers(state.room)
        for seat, tiles in enumerate(board.data["hands"]):
            counted = room[seat * slots : (seat + 1) * slots]
            assert counted == [len(board.ways(tile)) for tile in tiles] + [0] * (slots - len(tiles))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_legal_placements_are_those_of_the_plain_matcher(case):  # MSD-030 MSD-031 MSD-032 MSD-033 MSD-036 R4
    seen = set()
    for state in positions(case):
        phase = GAME.dump(state)["phase"]
        if phase not in ("opening", "turn", "more"):
            continue
        seen.add("apart" if state.apart else phase)
        board = Board(state)
        wanted = {
            f"place {tile} r{turn} at {text(at)}"
            for tile in board.data["hands"][board.data["turn"]]
            for at, turn in board.ways(tile)
            if phase != "more" or board.joined(tile, turn, at)
        }
        assert {move for move in legal(state) if move.startswith("place")} == wanted
    assert seen == {"opening", "turn", "more"} | ({"apart"} if case[1].get("joined") == "final" else set())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_read_back_has_the_same_room_patterns_marks_and_cells(case):  # MSD-032
    for state in positions(case):
        again = GAME.load(GAME.dump(state))
        for field in ("cells", "patterns", "marks", "room", "sides", "near", "apart", "pile", "hands", "sizes"):
            assert getattr(again, field) == getattr(state, field), field


@pytest.mark.parametrize("case", CASES, ids=str)
def test_neighbouring_tiles_on_the_mountain_always_fit(case):  # MSD-032
    last: Any = None
    for state in walk("sacred_dragon", case[0], "fit", case[1]):
        last = state
    assert last.seat == OVER
    board = Board(last)
    pairs = [(at, side, near) for at in board.mountain for side, near in enumerate(around(at)) if near in board.mountain]
    assert len(pairs) > 10
    for at, side, near in pairs:
        assert alike(board.mountain[at][side], board.mountain[near][(side + 3) % 6])
