"""A position in the rulebook's terms: named fields that a person can read and write."""

from typing import Annotated, NamedTuple

import msgspec

from pithead.games.dunaia import box as asks
from pithead.games.dunaia.box import NUMBERS, SQUARES, TRIO, DunaiaBox
from pithead.games.dunaia.play import Dunaia, recycling
from pithead.games.dunaia.play.village import NIBBLE
from pithead.games.dunaia.read_components import COLOURS, kinds, names, places, squares
from pithead.games.dunaia.state import LEVEL_1_ADVANCE, NONE, SET_MARKET

STEPS = (
    "first player",
    "elders",
    "prophecies",
    "dice",
    "market",
    "elites",
    "draft",
    "turn start",
    "before die",
    "choose die",
    "flip die",
    "after die",
    "awaken",
    "effects",
    "after awakening",
    "recycle",
    "action",
    "after recycling",
    "prophecy",
    "after prophecy",
    "closing",
    "turn end",
    "over",
)
ERRANDS = {"": 0, "build": asks.ASK_BUILD, "search": asks.ASK_SEARCH, "colour": asks.ASK_COLOUR, "power": asks.ASK_POWER}
LEVEL_1 = "level 1"  # in place of a square: the advance given by a level 1 building

Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Built(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A building. `token` is the construction square with the token, 0 once completed."""

    tile: str
    token: Few = 0
    turned: Few = 0  # quarter turns clockwise
    colours: list[str] = []  # of the colour tokens on it
    die: bool = False


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """The possessions of one seat."""

    flowers: Number | None = None
    chips: list[int] = []  # inserted
    dunaias: list[str] | None = None  # the places of Dunaïas 1 to 6
    village: dict[str, Built] = {}
    fragments: list[str] = []  # of the incomplete artefact
    artefacts: Few = 0
    prophecies: list[str] = []
    elite: str | None = None
    booked: str | None = None


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """The pool under the board, and the dice on the common spaces."""

    black: list[int] = []
    own: list[int] = []  # by seat, 0 when taken
    spaces: dict[str, Few] = {}


class Level(msgspec.Struct, forbid_unknown_fields=True):
    """The two visible tiles of a level; all tiles not mentioned are below the top."""

    board: str | None = None
    top: str | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position, at a step of the turn. Anything in that step that needs no answer is done when the position is read."""

    step: str | None = None
    first: int | None = None
    turn: int | None = None
    turn_number: Number | None = None  # from 0
    last_turn: Number | None = None  # once the end is triggered
    elders: list[str] | None = None  # by Elder space
    prophecies: list[str] | None = None  # by notch, taken ones too
    market: list[Level] | None = None
    dice: Dice | None = None
    offer: list[str] = []  # Elite tiles in the draft
    players: list[Player] | None = None
    awakened: Few = 0  # the number of the Dunaïa, 0 before a die is taken
    elite_used: bool = False
    # What the current step still owes.
    draw_level: Few = 0
    errand: str = ""
    fragment_space: Few = 0
    now: str = ""  # the square whose effect is in question
    then: str = ""  # the other square of the awakening
    chips_due: Few = 0
    moves_due: Few = 0
    moved: list[int] = []
    advances_due: Few = 0
    notch: Few = 0


class Board(NamedTuple):
    """The board of a seat as numbers, which fully describe its village and can be cached."""

    tiles: tuple[int, ...]  # by square, as are the next three
    hues: tuple[int, ...]
    turned: tuple[int, ...]
    track: tuple[int, ...]
    busy: int  # squares with a die, a set
    dunaias: tuple[int, ...]  # places, by number
    chips: int  # inserted, a set


def board_of(state: Dunaia, seat: int) -> Board:
    """Return the board of a seat."""
    first, end = seat * SQUARES, (seat + 1) * SQUARES
    return Board(
        tiles=tuple(state.tiles[first:end]),
        hues=tuple(state.hues[first:end]),
        turned=tuple(state.turned[first:end]),
        track=tuple(state.track[first:end]),
        busy=int(state.busy[seat]),
        dunaias=tuple(state.dunaias[seat * NUMBERS : (seat + 1) * NUMBERS]),
        chips=int(state.chips[seat]),
    )


def village_of(box: DunaiaBox, board: Board) -> dict[str, Built]:
    """Return the buildings of a board, by square."""
    return {name: _built(box, board, square) for square, name in enumerate(squares(box)) if board.tiles[square] >= 0}


def chips_of(board: Board) -> list[int]:
    """Return the chips inserted in a board."""
    return [n + 1 for n in range(NUMBERS) if board.chips >> n & 1]


def dunaias_of(box: DunaiaBox, board: Board) -> list[str]:
    """Return the places of the Dunaïas 1 to 6 of a board."""
    return [places(box)[place] for place in board.dunaias]


def snapshot(state: Dunaia) -> Position:
    """Return the whole position, read from tiles and tokens, not from the sets that make the rules fast."""
    box = state.pieces
    return Position(
        step=STEPS[int(state.step)],
        first=_seat(state.first),
        turn=_seat(state.turn),
        turn_number=int(state.turns),
        last_turn=_seat(state.last),
        elders=[names(box, "elder")[int(elder)] for elder in state.elders if elder >= 0],
        prophecies=[names(box, "prophecy")[int(tile)] for tile in state.prophecies if tile >= 0],
        market=[Level(_tile(box, int(state.shelf[level])), _tile(box, int(state.tops[level]))) for level in range(TRIO)],
        dice=_dice(state),
        offer=[name for i, name in enumerate(names(box, "elite")) if state.offer >> i & 1],
        players=[_player(state, seat) for seat in range(state.seats)],
        awakened=int(state.awake) + 1,
        elite_used=bool(state.spent),
        draw_level=int(state.drawing) + 1 if state.step > SET_MARKET else 0,
        errand=next(name for name, ask in ERRANDS.items() if ask == state.errand),
        fragment_space=int(state.caller) + 1,
        now=_square(box, int(state.now)),
        then=_square(box, int(state.then)),
        chips_due=int(state.chips_due),
        moves_due=int(state.moves_due),
        moved=[n + 1 for n in range(NUMBERS) if state.moved >> n & 1],
        advances_due=int(state.advances_due),
        notch=int(state.notch),
    )


def _seat(number: int) -> int | None:
    return None if number == NONE else int(number)


def _tile(box: DunaiaBox, tile: int) -> str | None:
    return None if tile == NONE else names(box, "building")[tile]


def _square(box: DunaiaBox, square: int) -> str:
    if square == LEVEL_1_ADVANCE:
        return LEVEL_1
    return "" if square == NONE else squares(box)[square]


def _dice(state: Dunaia) -> Dice:
    black = [face + 1 for face in range(NUMBERS) for _ in range(state.black >> NIBBLE * face & 15)]
    own = [int(recycling.own_die(state, seat)) for seat in range(state.seats)]
    spaces = {name: int(state.spots >> NIBBLE * i & 15) for i, name in enumerate(names(state.pieces, "recycle_space"))}
    return Dice(black, own, spaces)


def _player(state: Dunaia, seat: int) -> Player:
    box, board = state.pieces, board_of(state, seat)
    return Player(
        flowers=int(state.flowers[seat]),
        chips=chips_of(board),
        dunaias=dunaias_of(box, board),
        village=village_of(box, board),
        fragments=[kind for i, kind in enumerate(kinds(box)) if state.held[seat] >> i & 1],
        artefacts=int(state.artefacts[seat]),
        prophecies=[names(box, "prophecy")[int(tile)] for i, tile in enumerate(state.prophecies) if state.claimed[seat] >> i & 1],
        elite=None if state.elite[seat] == NONE else names(box, "elite")[int(state.elite[seat])],
        booked=_tile(box, int(state.booked[seat])),
    )


def _built(box: DunaiaBox, board: Board, square: int) -> Built:
    tile = board.tiles[square]
    tokens = board.hues[square] & ~int(box.hue[tile])
    return Built(
        tile=names(box, "building")[tile],
        token=board.track[square],
        turned=board.turned[square],
        colours=[colour for i, colour in enumerate(COLOURS) if tokens >> i & 1],
        die=bool(board.busy >> square & 1),
    )
