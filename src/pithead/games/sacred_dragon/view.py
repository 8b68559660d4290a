"""The view of each seat, and the census of all pieces. Whole positions as data are in `position.py`."""

from collections import Counter
from typing import Annotated

import msgspec

from pithead.core.text.messages import View
from pithead.games.sacred_dragon.mines import Bar, Mine, Rates
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.read_components import names
from pithead.games.sacred_dragon.scoring import Which, Zone

PHASES = ("starter", "deal", "centre", "opening", "turn", "more", "mine", "draw", "over")
Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Foundation(msgspec.Struct, forbid_unknown_fields=True):
    """Tokens on a tile."""

    at: Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]{1,3},-?[0-9]{1,3}$")]
    seat: Number
    tokens: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Lying(msgspec.Struct, frozen=True):
    """A tile of the mountain, turned clockwise by `turn`, and its visible edges, clockwise from east."""

    tile: str
    turn: int
    at: str
    edges: str


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open space.

    `asks` has a character for each side, clockwise from east: the colour of the adjacent edge, or a blank where there is no tile.
    `near` are the seats with a foundation next to it; nobody can build there. `mine` is the mine that a last tile here allows the seat
    whose turn it is, `barred` why it allows none.
    """

    at: str
    sides: int
    asks: str
    near: list[int] = []
    mine: Mine | None = None
    barred: Bar | None = None


class Pocket(msgspec.Struct, frozen=True):
    """An open space with five or six attached sides, and the seats allowed to mine there."""

    at: str
    kind: Which
    sides: int
    points: int
    seats: list[int]


class Player(msgspec.Struct, frozen=True):
    """The public state of a seat: tiles in hand, tokens left, points on the score board, points of its zones, and their sum as if the
    game ended now (MSD-062).
    """

    seat: int
    colour: str
    tiles: int
    tokens: int
    points: int
    zone_points: int
    score: int
    zones: list[Zone]


class Limits(msgspec.Struct, frozen=True):
    """Constants of the game: the hand limit, tiles per turn, tokens per seat at the start, and the number of tokens left that triggers the
    end.
    """

    hand: int
    played: int
    tokens: int
    trigger: int


class Draws(msgspec.Struct, frozen=True):
    """The number of tiles that each action of this turn would draw; None for one that the size of the hand forbids."""

    explore: int | None
    supply: int | None
    reorganize: int | None


class Public(msgspec.Struct, frozen=True):
    """Everything open on the table.

    For this turn: the cells of its tiles, how many more may follow, whether the next must be a bridge (R4), and the mine that the last
    one allows.
    """

    phase: str
    start: int
    turn: int
    round: int  # 0 in the starting round
    last_round: bool
    turns_left: int | None  # in the last round, including the current turn
    pile: int
    limits: Limits
    rates: Rates
    players: list[Player]
    mountain: list[Lying]
    foundations: list[Foundation]
    spaces: list[Space]
    pockets: list[Pocket]
    this_turn: list[str]
    more: int
    bridge: bool
    mine: Mine | None
    draws: Draws | None


class Held(msgspec.Struct, frozen=True):
    """A tile in a hand as printed."""

    tile: str
    edges: str


class Gone(msgspec.Struct, frozen=True):
    """A tile out of the game, if its face is known, and who removed it."""

    tile: str | None
    seat: int


class DragonView(View, frozen=True, kw_only=True):
    """The view of a seat: what is open, the tiles it knows in each hand, and those out of the game."""

    public: Public
    hands: list[list[Held]]  # by seat
    removed: list[Gone]


def census(state: SacredDragon) -> Counter[str]:
    """Count every tile and token, wherever it is."""
    ids = names(state.pieces)
    pieces = Counter(ids[int(tile)] for where in (state.pile, state.hands, state.removed, state.laid) for tile in where if tile >= 0)
    for seat in range(state.seats):
        pieces[f"token of seat {seat}"] += int(state.tokens[seat])
    for owner, stack in zip(state.owners, state.stacks, strict=True):
        pieces[f"token of seat {owner}"] += int(stack)
    return pieces
