"""Check components.toml and turn it into flat tables."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components, Entry
from pithead.core.data.decoding import decode_as
from pithead.games.tf22_mine.box import EAST, NORTH, SEATS, SOUTH, TURNED, TURNS, VALUES, WEST, MineBox

Small = Annotated[int, msgspec.Meta(ge=1, le=9)]
Symbol = Annotated[int, msgspec.Meta(ge=0, lt=VALUES)]

LETTERS = "ABCDEFGHIJK"  # the actions
SIDES = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
PLAYERS = ("2", "3", "4")
MOST_CELLS = 52  # so that sets of cells, shifted by a row, fit in one int
MOST_LOADERS = 9


class Face(NamedTuple):
    """A card in one placement: its visible side."""

    card: str
    placement: int
    colour: str
    open: str  # in the order N E S W
    symbol: int


class Counts(Entry):
    mine_cards: int
    symbol_cards: int
    space_loaders: int
    crews: int
    base_camps: int
    ore: int
    ranium: int
    markers: int


class Colours(Entry):
    order: list[str]


class Board(Entry):
    columns: Annotated[int, msgspec.Meta(ge=2, le=9)]
    rows: Annotated[int, msgspec.Meta(ge=2, le=9)]
    inner_ring: list[str]
    outer_ring: list[str]
    centre: dict[str, str]
    ranium_corner: dict[str, str]


class Loaders(Entry):
    start_slots: list[int]
    steps_at_turn_start: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Slot(Entry):
    slot: int
    cell: str
    side: Literal["N", "E", "S", "W"]


class Border(Entry):
    slots: list[Slot]


class Ranium(Entry):
    units_by_players: dict[str, int]
    empty_corner_by_players: dict[str, str]


class Markers(Entry):
    count: Annotated[int, msgspec.Meta(ge=1, le=99)]
    to_win_by_players: dict[str, Annotated[int, msgspec.Meta(ge=1, le=99)]]


class Ore(Entry):
    count: Small
    per_turn: Small


class Crews(Entry):
    colours_by_players: dict[str, list[str]]
    crews_per_player: dict[str, Small]


class SymbolCard(Entry):
    colour: str
    value: Annotated[int, msgspec.Meta(ge=1, lt=VALUES)]


class SymbolCards(Entry):
    cards: list[SymbolCard]


class Front(Entry):
    colour: str
    open: str
    symbol: Symbol


class Back(Entry):
    colour: str
    open_seen_through: str
    symbol: Symbol


class Card(Entry):
    id: str
    shape: str
    front: Front
    back: Back
    two_colour_back: str = ""


class MineCards(Entry):
    cards: list[Card]


class Contents(Entry):
    """The component file without notes."""

    counts: Counts
    colours: Colours
    board: Board
    loaders: Loaders
    border: Border
    ranium: Ranium
    markers: Markers
    ore: Ore
    crews: Crews
    action_costs: dict[str, int | str]
    symbol_cards: SymbolCards
    mine_cards: MineCards


def open_box(components: Components, options: dict[str, str]) -> MineBox:
    """Check the file and build the tables for these options."""
    contents = components.as_type(Contents)
    return _Checker(components, contents).box(options)


class _Checker:
    """A reader of component files, chapter by chapter; errors name the entry."""

    def __init__(self, components: Components, contents: Contents) -> None:
        self.components = components
        self.contents = contents
        self.colours = contents.colours.order
        self.columns = contents.board.columns
        self.cells = _cells(self.columns, contents.board.rows)

    def need(self, holds: bool, entry: str, what: str, remedy: str) -> None:
        if not holds:
            raise self.components.fault(entry, what, remedy)

    def box(self, options: dict[str, str]) -> MineBox:
        contents = self.contents
        self.check_colours()
        cards = contents.mine_cards.cards
        self.check_cards(cards, options["card_backs"])
        costs = self.costs()
        self.check_board()
        self.check_counts()
        middle = [self.crossing(colour) for colour in self.colours]
        faces = [face for card in cards for face in _faces(card, options["card_backs"])]
        looks = [(face.colour, face.open, face.symbol) for face in faces]
        bases = [self.cells.index(contents.board.centre[colour]) for colour in self.colours]
        slot_cells, slot_sides = self.slots()
        in_play, empty, goals = self.players()
        return MineBox(
            self.components.filled(contents),
            options,
            _vec([self.columns, contents.board.rows]),
            _vec(sum(SIDES[side] for side in face.open) for face in faces),
            _vec(self.colours.index(face.colour) for face in faces),
            _vec(face.symbol for face in faces),
            _vec(_changes(looks, at, costs) for at in range(len(faces))),
            _vec(_idles(looks, at) for at in range(len(faces))),
            _vec(bases),
            _vec(middle),
            _vec(self.cells.index(contents.board.ranium_corner[colour]) for colour in self.colours),
            _vec(self.cells.index(cell) for cell in contents.board.inner_ring),
            _vec(at for at in range(len(self.cells)) if at not in bases),
            _vec(slot_cells),
            _vec(slot_sides),
            _vec(contents.loaders.start_slots),
            _vec(costs),
            _vec([contents.loaders.steps_at_turn_start, self.values(), contents.ore.per_turn, contents.markers.count]),
            _vec(in_play),
            _vec(empty),
            _vec(goals),
        )

    def check_colours(self) -> None:
        colours = self.colours
        self.need(2 <= len(colours) <= 9, "colours.order", f"lists {len(colours)} colours", "list 2 to 9")
        for colour in colours:
            word = colour.isalpha() and colour == colour.lower()
            self.need(word, "colours.order", f"{colour!r} is not a lower-case word", "name each colour by one")
        letters = {colour[0] for colour in colours}
        self.need(
            len(letters) == len(colours),
            "colours.order",
            "two colours begin with the same letter",
            "name them so that the first letter tells them apart",
        )

    def check_colour(self, entry: str, colour: str) -> None:
        self.need(colour in self.colours, entry, f"{colour!r} is not a colour", f"use {', '.join(self.colours)}")

    def check_cell(self, entry: str, cell: str) -> None:
        self.need(cell in self.cells, entry, f"{cell!r} is not a cell of the board", f"use {self.cells[0]} to {self.cells[-1]}")

    def check_cards(self, cards: list[Card], backs: str) -> None:
        """TFM-003 Check the mine cards."""
        self.need(
            len(cards) == len(self.cells),
            "mine_cards.cards",
            f"lists {len(cards)} cards for a board of {len(self.cells)} cells",
            "list one card for each cell",
        )
        seen: set[str] = set()
        known = {0, *(card.value for card in self.contents.symbol_cards.cards)}
        for i, card in enumerate(cards):
            entry = f"mine_cards.cards[{i}]"
            good = bool(card.id) and not any(c.isspace() or c == "," for c in card.id) and len(card.id) <= 9
            self.need(good, f"{entry}.id", f"{card.id!r} is empty, too long or has a space or comma", "give the card a short name")
            self.need(card.id.upper() not in seen, f"{entry}.id", f"{card.id!r} is listed twice", "give each card a name of its own")
            seen.add(card.id.upper())
            self.check_colour(f"{entry}.front.colour", card.front.colour)
            self.check_colour(f"{entry}.back.colour", card.back.colour)
            if backs == "two_colour":
                self.check_colour(f"{entry}.two_colour_back", card.two_colour_back)
            self.check_open(f"{entry}.front.open", card.front.open)
            self.check_open(f"{entry}.back.open_seen_through", card.back.open_seen_through)
            for side, symbol in (("front", card.front.symbol), ("back", card.back.symbol)):
                self.need(
                    symbol in known,
                    f"{entry}.{side}.symbol",
                    f"no symbol card shows {symbol}",
                    f"use one of {', '.join(map(str, sorted(known)))}",
                )

    def check_open(self, entry: str, sides: str) -> None:
        known = set(sides) <= set(SIDES) and len(set(sides)) == len(sides)
        self.need(known, entry, f"{sides!r} is not made of N, E, S and W, each at most once", "write the open sides, such as ESW")

    def crossing(self, colour: str) -> int:
        """TFM-020 Return the card in the middle: the first crossing of its colour."""
        for i, card in enumerate(self.contents.mine_cards.cards):
            if card.shape == "crossing" and card.front.colour == colour:
                return i
        raise self.components.fault("mine_cards.cards", f"has no crossing with a {colour} front", "add one for the middle")

    def costs(self) -> list[int]:
        self.check_known("action_costs", self.contents.action_costs, LETTERS)
        prices = []
        for letter in LETTERS:
            cost = self.contents.action_costs.get(letter)
            good = isinstance(cost, int) and 1 <= cost <= 9
            self.need(good, f"action_costs.{letter}", f"{cost!r} is not a number of ore", "write a number from 1 to 9")
            prices.append(int(cost or 0))
        self.need(
            min(prices[:TURNS]) == 1, "action_costs", "no card can be turned for 1 ore, so ore could stay unspent", "let A, B or C cost 1"
        )
        return prices

    def check_counts(self) -> None:
        """TFM-005 Check that the list of game pieces agrees with the chapters."""
        contents, counts = self.contents, self.contents.counts
        for name, count, there in (
            ("mine_cards", counts.mine_cards, len(contents.mine_cards.cards)),
            ("symbol_cards", counts.symbol_cards, len(contents.symbol_cards.cards)),
            ("space_loaders", counts.space_loaders, len(contents.loaders.start_slots)),
            ("crews", counts.crews, len(self.colours)),
            ("base_camps", counts.base_camps, len(self.colours)),
            ("ore", counts.ore, contents.ore.count),
            ("ranium", counts.ranium, len(contents.board.ranium_corner)),
            ("markers", counts.markers, contents.markers.count),
        ):
            path = {"mine_cards": "mine_cards.cards", "symbol_cards": "symbol_cards.cards", "space_loaders": "loaders.start_slots"}.get(
                name
            )
            remedy = self.components.as_long_as(path, count, f"counts.{name}") if path and count != there else "correct one of the two"
            self.need(count == there, f"counts.{name}", f"says {count}, but the file has {there}", remedy)
        self.need(contents.ore.per_turn <= contents.ore.count, "ore.per_turn", "is more than there is", "give at most all of it")

    def check_known(self, entry: str, table: Mapping[str, object], keys: Collection[str]) -> None:
        """Check that a table has no other fields than these."""
        for key in table:
            self.need(key in keys, entry, f"there is no field {key!r} here", f"use {', '.join(keys)}")

    def check_board(self) -> None:
        board = self.contents.board
        self.need(len(self.cells) <= MOST_CELLS, "board", f"has {len(self.cells)} cells", f"use at most {MOST_CELLS}")
        self.check_known("board.centre", board.centre, self.colours)
        self.check_known("board.ranium_corner", board.ranium_corner, self.colours)
        centre = self.by_colour("board.centre", board.centre)
        corners = self.by_colour("board.ranium_corner", board.ranium_corner)
        for name, cells in (("inner_ring", board.inner_ring), ("outer_ring", board.outer_ring)):
            for i, cell in enumerate(cells):
                self.check_cell(f"board.{name}[{i}]", cell)
        everywhere = [*centre, *board.inner_ring, *board.outer_ring]
        self.need(sorted(everywhere) == sorted(self.cells), "board.inner_ring",
                  "does not make up the board with outer_ring and centre, each cell once", "name every cell once")  # fmt: skip
        for colour, cell in zip(self.colours, corners, strict=True):
            self.need(cell in board.inner_ring, f"board.ranium_corner.{colour}", f"{cell} is not in the inner ring", "name a cell of it")
        self.need(len(set(corners)) == len(corners), "board.ranium_corner", "names a cell twice", "one unit lies on a card")
        loaders, slots = self.contents.loaders, self.contents.border.slots
        starts = loaders.start_slots
        good = len(set(starts)) == len(starts) and all(0 <= slot < len(slots) for slot in starts)
        self.need(good and 1 <= len(starts) <= MOST_LOADERS, "loaders.start_slots",
                  f"{starts} are not 1 to {MOST_LOADERS} different slots", f"use slots from 0 to {len(slots) - 1}")  # fmt: skip
        room = len(slots) // len(starts)
        self.need(loaders.steps_at_turn_start < room, "loaders.steps_at_turn_start",
                  f"{loaders.steps_at_turn_start} steps may find no loader with a free way", f"use fewer than {room}")  # fmt: skip

    def by_colour(self, entry: str, cells: dict[str, str]) -> list[str]:
        """Return the cells of a table with one for each colour."""
        for colour in self.colours:
            self.need(colour in cells, f"{entry}.{colour}", "is missing", "name a cell for each colour")
            self.check_cell(f"{entry}.{colour}", cells[colour])
        return [cells[colour] for colour in self.colours]

    def slots(self) -> tuple[list[int], list[int]]:
        """TFM-051 Return the slots around the board: the cell and the side of each."""
        steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
        rows = self.contents.board.rows
        seen: set[tuple[str, str]] = set()
        for i, slot in enumerate(self.contents.border.slots):
            entry = f"border.slots[{i}]"
            self.need(slot.slot == i, f"{entry}.slot", f"is {slot.slot}", f"number the slots clockwise from 0; this is {i}")
            self.check_cell(f"{entry}.cell", slot.cell)
            row, column = divmod(self.cells.index(slot.cell), self.columns)
            across, down = steps[slot.side]
            outside = not (0 <= column + across < self.columns and 0 <= row + down < rows)
            self.need(outside, f"{entry}.side", f"{slot.side} of {slot.cell} does not face outside", "name an exposed side")
            self.need((slot.cell, slot.side) not in seen, entry, f"{slot.side} of {slot.cell} has two slots", "give each side one")
            seen.add((slot.cell, slot.side))
        around = 2 * (self.columns + rows)
        self.need(len(seen) == around, "border.slots", f"lists {len(seen)} slots", f"list {around}, one for each exposed side")
        slots = self.contents.border.slots
        return [self.cells.index(slot.cell) for slot in slots], [SIDES[slot.side] for slot in slots]

    def players(self) -> tuple[list[int], list[int], list[int]]:
        """Return by number of players: crews in play, the corner without a unit, and the goal."""
        crews, ranium, markers = self.contents.crews, self.contents.ranium, self.contents.markers
        tables: dict[str, Mapping[str, object]] = {
            "crews.colours_by_players": crews.colours_by_players,
            "crews.crews_per_player": crews.crews_per_player,
            "ranium.units_by_players": ranium.units_by_players,
            "ranium.empty_corner_by_players": ranium.empty_corner_by_players,
            "markers.to_win_by_players": markers.to_win_by_players,
        }
        for entry, table in tables.items():
            self.check_known(entry, table, PLAYERS)
            for players in PLAYERS:
                self.need(players in table, entry, f"says nothing for {players} players", f"add {players} = ...")
        in_play, empty, goals = [0] * (SEATS + 1), [-1] * (SEATS + 1), [0] * (SEATS + 1)
        for players in PLAYERS:
            n, colours, corner = int(players), crews.colours_by_players[players], ranium.empty_corner_by_players[players]
            for colour in colours:
                self.check_colour(f"crews.colours_by_players.{players}", colour)
            wanted = n * crews.crews_per_player[players]
            self.need(
                len(set(colours)) == len(colours) == wanted,
                f"crews.colours_by_players.{players}",
                f"does not name {wanted} different colours",
                "each player leads as many crews as crews_per_player says",
            )
            if corner:
                self.check_colour(f"ranium.empty_corner_by_players.{players}", corner)
            units = len(self.colours) - bool(corner)
            self.need(
                ranium.units_by_players[players] == units,
                f"ranium.units_by_players.{players}",
                f"is {ranium.units_by_players[players]}, but {units} corners bear a unit",
                "correct it or the empty corner",
            )
            in_play[n] = sum(1 << self.colours.index(colour) for colour in colours)
            empty[n] = self.colours.index(corner) if corner else -1
            goals[n] = markers.to_win_by_players[players]
        return in_play, empty, goals

    def values(self) -> int:
        """TFM-004 Return the values of one colour's symbol cards, as a set."""
        cards = self.contents.symbol_cards.cards
        for i, card in enumerate(cards):
            self.check_colour(f"symbol_cards.cards[{i}].colour", card.colour)
        sets = [sorted(card.value for card in cards if card.colour == colour) for colour in self.colours]
        alike = bool(sets[0]) and all(values == sets[0] for values in sets) and len(set(sets[0])) == len(sets[0])
        self.need(alike, "symbol_cards.cards", "the colours do not have the same values, each once", "give every colour the same cards")
        return sum(1 << value for value in sets[0])


def _cells(columns: int, rows: int) -> list[str]:
    return [f"{'abcdefghi'[column]}{row + 1}" for row in range(rows) for column in range(columns)]


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _faces(card: Card, backs: str) -> list[Face]:
    """TFM-075 Return the card in its four placements."""
    colour = card.two_colour_back if backs == "two_colour" else card.back.colour
    seen = card.back.open_seen_through
    return [
        Face(card.id, 0, card.front.colour, mirrored(card.front.open, ""), card.front.symbol),
        Face(card.id, 1, colour, mirrored(seen, "EW"), card.back.symbol),
        Face(card.id, 2, colour, mirrored(seen, "NS"), card.back.symbol),
        Face(card.id, 3, card.front.colour, mirrored(card.front.open, "NSEW"), card.front.symbol),
    ]


def mirrored(sides: str, exchanged: str) -> str:
    """Return open sides with each exchanged side replaced by its opposite, in the order N E S W."""
    other = {"N": "S", "S": "N", "E": "W", "W": "E"}
    moved = {other[side] if side in exchanged else side for side in sides}
    return "".join(side for side in SIDES if side in moved)


Look = tuple[str, str, int]


def _turned(at: int, way: int) -> int:
    return at ^ int(TURNED[way])


def _idles(looks: Sequence[Look], at: int) -> int:
    """Return the set of ways to turn a face that do not change its look."""
    return sum(1 << way for way in range(TURNS) if looks[_turned(at, way)] == looks[at])


def _changes(looks: Sequence[Look], at: int, costs: Sequence[int]) -> int:
    """Return the set of ways that change the look, keeping one of several with the same price and result."""
    ways: dict[tuple[Look, int], int] = {}
    for way in range(TURNS):
        look = looks[_turned(at, way)]
        if look != looks[at]:
            ways.setdefault((look, costs[way]), way)
    return sum(1 << way for way in ways.values())


# Names for the codec, the views and the drawings.


@lru_cache(maxsize=64)
def cell_names(box: MineBox) -> list[str]:
    """Return the cells in reading order."""
    return _cells(int(box.columns), int(box.cells // box.columns))


@lru_cache(maxsize=64)
def colour_names(box: MineBox) -> list[str]:
    """Return the colours of tunnels and crews."""
    names: list[str] = box.components.data["colours"]["order"]
    return names


@lru_cache(maxsize=64)
def card_names(box: MineBox) -> list[str]:
    """Return the ids of the mine cards."""
    return [card["id"] for card in box.components.data["mine_cards"]["cards"]]


@lru_cache(maxsize=64)
def faces(box: MineBox) -> list[Face]:
    """Return every card in every placement, as printed."""
    cards = decode_as(box.components.data["mine_cards"]["cards"], list[Card])
    return [face for card in cards for face in _faces(card, box.options["card_backs"])]


@lru_cache(maxsize=64)
def shapes(box: MineBox) -> list[str]:
    """Return the shape of each card, as named in the file."""
    return [card["shape"] for card in box.components.data["mine_cards"]["cards"]]
