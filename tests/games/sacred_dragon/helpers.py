"""Mountains written as lists of (cell, tile, rotation), and questions about a position.

Nothing here uses the engine to decide whether a tile fits: edges are compared as strings.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pithead
import support
from pithead.games.sacred_dragon.play import SacredDragon

GAME = pithead.game("sacred_dragon")
FILE = GAME.folder / "components.toml"
RED, YELLOW, GREEN, BLUE, BLACK = range(5)  # seats by the colours of their tokens
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # E SE SW W NW NE
_TILES = tomllib.loads(FILE.read_text(encoding="utf-8"))["tiles"]
FACES = {tile["id"]: tile["sides"] for group in ("base", "solid") for tile in _TILES[group]["tile"]}
BOX = [tile["id"] for tile in _TILES["base"]["tile"]]

Spot = tuple[str, str, int | str]  # cell, tile, rotation or the edges it shows (E SE SW W NW NE)
Mine = tuple[str, int, int]  # cell, seat, tokens
Cell = tuple[int, int]

# The mountain of Examples 3 and 4, and the turn played on it in Example 3.
THREE: list[Spot] = [("0,0", "T67", "*Y*YR*"), ("1,0", "T48", "YY*Y*Y"), ("2,0", "T80", "B*****")]
FIRST, SECOND, THIRD = "place T45 r1 at 0,1", "place T75 r1 at 1,1", "place T09 r3 at 0,2"

# Red has a token on 1,0 and places the tile on 0,0: mountain, tile, its edges, tokens, points.
EXTENSIONS: dict[int, tuple[list[Spot], str, str, int, int]] = {
    3: ([("1,0", "T56", "RYR*Y*"), ("0,1", "T78", "*****R"), ("-1,1", "T36", "RYR*RB")], "T68", "*B*R*B", 0, 3),
    4: (
        [("1,0", "T52", "*Y*YRY"), ("0,1", "T65", "R*Y*R*"), ("-1,1", "T71", "*R*B*Y"), ("-1,0", "T08", "YRBRRR")],
        "T79",
        "***Y**",
        0,
        4,
    ),
    5: (
        [
            ("1,0", "T31", "YY*YRY"),
            ("0,1", "T19", "BBRBRR"),
            ("-1,1", "T28", "*BBBBB"),
            ("-1,0", "T70", "**B*BY"),
            ("0,-1", "T50", "*RYR*R"),
        ],
        "T79",
        "*****Y",
        1,
        5,
    ),
    6: (
        [
            ("1,0", "T45", "BR*BYR"),
            ("0,1", "T61", "YBY*B*"),
            ("-1,1", "T47", "R*RRR*"),
            ("-1,0", "T72", "*R***R"),
            ("0,-1", "T37", "*RRBRB"),
            ("1,-1", "T70", "B*BY**"),
        ],
        "T76",
        "*B**R*",
        2,
        7,
    ),
}


def edges_of(tile: str, turn: int) -> str:
    """Return the edges of a tile rotated clockwise, in direction order from east."""
    return "".join(FACES[tile][(side - turn) % 6] for side in range(6))


def turn_of(tile: str, edges: str) -> int:
    """Return the smallest rotation in which a tile shows these edges."""
    return next(turn for turn in range(6) if edges_of(tile, turn) == edges)


def cell(text: str) -> Cell:
    q, r = text.split(",")
    return int(q), int(r)


def text(at: Cell) -> str:
    return f"{at[0]},{at[1]}"


def around(at: Cell) -> list[Cell]:
    """Return the six cells around a cell, in direction order."""
    return [(at[0] + q, at[1] + r) for q, r in STEPS]


def alike(edge: str, other: str) -> bool:
    """Return whether two edges may touch."""
    return edge == other or "*" in (edge, other)


def fits(edges: str, at: Cell, mountain: Mapping[Cell, str]) -> bool:
    """Return whether a tile with these edges fits on a cell by colour."""
    sides = enumerate(around(at))
    return all(alike(edges[side], mountain[near][(side + 3) % 6]) for side, near in sides if near in mountain)


def covering(*cells: str) -> list[Spot]:
    """Return some mountain that covers exactly these cells; the choice of tiles does not matter."""
    spots: list[Spot] = []
    mountain: dict[Cell, str] = {}
    left = BOX[::-1]  # most gray edges first
    for at in map(cell, cells):
        tile, turn = next((tile, turn) for tile in left for turn in range(6) if fits(edges_of(tile, turn), at, mountain))
        left.remove(tile)
        mountain[at] = edges_of(tile, turn)
        spots.append((text(at), tile, turn))
    return spots


def position(
    mountain: Sequence[Spot],
    *hands: str,
    seats: int = 2,
    mines: Iterable[Mine] = (),
    pile: Iterable[str] | None = None,
    options: Mapping[str, object] | None = None,
    components: Path | None = None,
    **fields: Any,
) -> SacredDragon:
    """Return a position after the starting round, by default in the turn of seat 0. Hands are written "T01 T02"; with `pile`, seat 0 has
    removed all tiles that are nowhere else."""
    held = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    data: dict[str, Any] = {
        "game": "sacred_dragon",
        "seats": seats,
        "options": dict(options or {}),
        "phase": "turn",
        "start": 0,
        "turn": 0,
        "mountain": [{"tile": tile, "turn": how if isinstance(how, int) else turn_of(tile, how), "at": at} for at, tile, how in mountain],
        "foundations": [{"at": at, "seat": seat, "tokens": tokens} for at, seat, tokens in mines],
        "hands": held,
    }
    if pile is not None:
        named = {*(tile for _, tile, _ in mountain), *(tile for hand in held for tile in hand), *pile}
        named |= {removed["tile"] for removed in fields.get("removed", ())}
        gone = [{"tile": tile, "seat": 0} for tile in BOX if tile not in named]
        fields["removed"] = [*fields.get("removed", ()), *gone]
    state: SacredDragon = GAME.load(data | fields, components)
    return state


def extending(sides: int, mines: Iterable[Mine] = (("1,0", RED, 1),), **more: Any) -> SacredDragon:
    """Return an example's tile placed on 0,0 by Red, who may extend there."""
    mountain, tile, edges, *_ = EXTENSIONS[sides]
    state = position(mountain, tile, mines=mines, **more)
    return after(state, f"place {tile} r{turn_of(tile, edges)} at 0,0")


def after(state: SacredDragon, *moves: str) -> SacredDragon:
    """Return the position after further moves."""
    return support.sure(SacredDragon, support.after("sacred_dragon", state, *moves))


def played(seats: int, *moves: str, options: Mapping[str, object] | None = None) -> SacredDragon:
    """Return a table played from its setup."""
    return support.sure(SacredDragon, support.played("sacred_dragon", seats, *moves, options=options))


def dealt(hands: Sequence[str], centre: str) -> list[str]:
    """Write the draws of the setup: hands in the order they are dealt, then the starting tile."""
    return [f"draw {tile}" for hand in hands for tile in hand.split()] + [f"draw {centre}"]


def legal(state: SacredDragon) -> list[str]:
    """List the legal moves in notation."""
    return [choice.notation for choice in GAME.choices(state)]


def laying(state: SacredDragon, at: str) -> str:
    """Return the first legal way to place a tile on a cell, when the choice does not matter."""
    return next(move for move in legal(state) if move.endswith(f" at {at}"))


def refused(state: SacredDragon, move: str) -> list[str]:
    """Return the rules that refuse a move; [] if it is legal."""
    return support.refused("sacred_dragon", state, move)


def question(state: SacredDragon) -> str:
    """Return the kind of the open question."""
    return GAME.decision(state).kind


def hand(state: SacredDragon, seat: int) -> list[str]:
    """Return the true hand of a seat."""
    held: list[str] = GAME.dump(state)["hands"][seat]
    return held


def known(state: SacredDragon, viewer: int | None, seat: int) -> list[str]:
    """Return the tiles in a seat's hand that a viewer knows."""
    return [held.tile for held in GAME.view(state, viewer).hands[seat]]


def gone(state: SacredDragon, viewer: int | None) -> list[tuple[str | None, int]]:
    """Return the tiles out of the game that a viewer knows, each with its remover."""
    return [(removed.tile, removed.seat) for removed in GAME.view(state, viewer).removed]


def stacks(state: SacredDragon) -> dict[str, tuple[int, int]]:
    """Return the foundations: cell, then seat and tokens."""
    return {mine["at"]: (mine["seat"], mine["tokens"]) for mine in GAME.dump(state)["foundations"]}


def numbers(values: Iterable[int]) -> list[int]:
    """Return a row of numbers of a state as a plain list."""
    return [int(value) for value in values]


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a component file with some of its text changed."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path
