"""Positions given by their essentials; dice, market and everything else are filled in to fit."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pithead
import support
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.view import Public, Supply

GAME = pithead.game("dunaia")
FILE = GAME.folder / "components.toml"
BOX = tomllib.loads(FILE.read_text(encoding="utf-8"))
TILES = [tile["id"] for tile in BOX["building"]]
STARTS = ["A1-A2", "B1-B2", "C1-C2", "A2-A3", "B2-B3", "C2-C3"]  # start places of giants 1 to 6
ELDERS = ["gardener", "guide", "mason"]
PROPHECIES = ["eight_buildings", "two_artefacts", "four_corners"]
BLACKS = {2: 5, 3: 4, 4: 5}
HELD = ("flip die", "after die", "awaken", "effects", "after awakening", "recycle")  # steps with a die in hand
AWAKE = (*HELD, "action", "after recycling", "prophecy", "after prophecy", "closing", "turn end")

Village = Mapping[str, Any]  # a square and its tile: completed "L1-…", a site ("L1-…", token), or all fields


def player(village: Village | None = None, **fields: Any) -> dict[str, Any]:
    """Return one seat; missing fields are as at the start."""
    return {"village": {square: built(tile) for square, tile in (village or {}).items()}, **fields}


def built(tile: Any) -> dict[str, Any]:
    if isinstance(tile, str):
        return {"tile": tile}
    return {"tile": tile[0], "token": tile[1]} if isinstance(tile, tuple) else dict(tile)


def standing(**places: str) -> list[str]:
    """Return the start places, with some Dunaïas elsewhere: standing(d3="B2-C2")."""
    return [places.get(f"d{number}", place) for number, place in enumerate(STARTS, 1)]


def position(
    *players: dict[str, Any],
    step: str = "choose die",
    seats: int | None = None,
    black: Sequence[int] | None = None,
    own: Sequence[int] | None = None,
    market: Mapping[int, tuple[str | None, str | None]] | None = None,
    options: Mapping[str, object] | None = None,
    components: Path | None = None,
    **fields: Any,
) -> Dunaia:
    """Return a position in the middle of the game, by default at a step of seat 0's turn."""
    seats = seats or max(2, len(players))
    boards = [*players, *({} for _ in range(seats - len(players)))]
    used = {tile["tile"] for one in boards for tile in one.get("village", {}).values()} | {one.get("booked") for one in boards}
    data: dict[str, Any] = {
        "game": "dunaia",
        "seats": seats,
        "options": dict(options or {}),
        "step": step,
        "first": 0,
        "elders": ELDERS,
        "prophecies": PROPHECIES,
        "players": boards,
        "market": stalls(used, market or {}),
        "dice": dice(seats, step, boards, black, own),
    }
    if step in AWAKE:
        data["awakened"] = 1
    state: Dunaia = GAME.load(data | fields, components)
    return state


def stalls(used: Iterable[str | None], tiles: Mapping[int, tuple[str | None, str | None]]) -> list[dict[str, str | None]]:
    """Return the market: the given tiles, else the first tiles of each level that are nowhere else."""
    taken = {*used, *(tile for slot in tiles.values() for tile in slot)}
    market = []
    for level in (1, 2, 3):
        left = [tile for tile in TILES if tile.startswith(f"L{level}") and tile not in taken]
        board, top = tiles[level] if level in tiles else (left[0], left[1])
        market.append({"board": board, "top": top})
    return market


def dice(
    seats: int, step: str, players: Sequence[Mapping[str, Any]], black: Sequence[int] | None, own: Sequence[int] | None
) -> dict[str, Any]:
    """Return the pool as given, or full except for the die of this turn; all other dice are on the flower space."""
    total = BLACKS[seats] + seats
    on_buildings = sum(bool(tile.get("die")) for one in players for tile in one.get("village", {}).values())
    held = step in HELD
    gone = held or step in AWAKE
    if black is None:
        black = [2, 3, 4, 5, 6][: BLACKS[seats] - gone - on_buildings]
    own = [6] * seats if own is None else own
    placed = total - len(black) - sum(value > 0 for value in own) - held - on_buildings
    return {"black": list(black), "own": list(own), "spaces": {"flower": placed} if placed else {}}


def after(state: Dunaia, *moves: str) -> Dunaia:
    """Return the position after further moves."""
    return support.sure(Dunaia, support.after("dunaia", state, *moves))


def played(seats: int, *moves: str, options: Mapping[str, object] | None = None) -> Dunaia:
    """Return a table played from its setup."""
    return support.sure(Dunaia, support.played("dunaia", seats, *moves, options=options))


SETUP = (
    "elder gardener", "elder guide", "elder mason",
    "prophecy six_buildings", "prophecy twelve_flowers", "prophecy four_corners",
)  # fmt: skip
LAID_OUT = (
    "draw L1-RED-CHIP", "draw L1-RED-MOVE", "draw L2-RED-CHIP", "draw L2-RED-MOVE", "draw L3-MULTI-1", "draw L3-MULTI-2",
)  # fmt: skip


def rolls(*values: int) -> list[str]:
    """Write the draws of these dice."""
    return [f"roll {value}" for value in values]


def legal(state: Dunaia) -> list[str]:
    """List the legal moves in notation."""
    return [choice.notation for choice in GAME.choices(state)]


def refused(state: Dunaia, move: str) -> list[str]:
    """Return the rules that refuse a move; [] if it is legal."""
    return support.refused("dunaia", state, move)


def question(state: Dunaia) -> str:
    """Return the kind of the open question."""
    return GAME.decision(state).kind


def seat(state: Dunaia, number: int = 0) -> dict[str, Any]:
    """Return the pieces of a seat."""
    data: dict[str, Any] = GAME.dump(state)["players"][number]
    return data


def token(state: Dunaia, square: str, number: int = 0) -> int:
    """Return the place of a building's construction token, 0 once completed."""
    square_reached: int = seat(state, number)["village"][square].get("token", 0)
    return square_reached


def flowers(state: Dunaia, number: int = 0) -> int:
    """Return the number of flowers of a seat."""
    count: int = seat(state, number)["flowers"]
    return count


def common(state: Dunaia) -> Public:
    """Return the public view of the table."""
    public: Public = GAME.view(state, None).public
    return public


def left(pieces: Iterable[Supply]) -> dict[str, int]:
    """Return the number of pieces left, by kind."""
    return {one.piece: one.left for one in pieces}


def on_display(state: Dunaia) -> list[str]:
    """List the prophecy tiles that nobody has taken."""
    return [tile.prophecy for tile in common(state).prophecies if tile.taken_by is None]


def scores(state: Dunaia) -> list[int]:
    """Return the current points."""
    return [int(points) for points in state.scores()]


def lines(state: Dunaia, rule: str, number: int = 0) -> list[tuple[str, int]]:
    """Return the lines of a seat's score sheet that cite a rule."""
    return [(line.what, line.points) for line in GAME.sheet(state)[number] if line.rule == rule]
