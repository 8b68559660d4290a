"""Check components.toml and turn it into flat tables."""

import builtins
import re
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components, Entry
from pithead.games.sacred_dragon.box import SEATS, SIDES, DragonBox

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
MOST_TOKENS = 12  # the foundations of all seats are held as one small set
MOST_TILES = 250
Fill = Annotated[str, msgspec.Meta(pattern=r"^(#[0-9A-Fa-f]{6})?$")]
ID = re.compile(r"[^\s,]{1,40}")  # a word of the notation


class Colour(Entry):
    id: str
    name: str
    wild: bool
    fill: Fill = ""
    pattern: str = ""
    glyph: str = ""


class Colours(Entry):
    list: builtins.list[Colour]


class Tile(Entry):
    id: str
    sides: str


class Group(Entry):
    count: int
    tile: list[Tile]
    enabled: bool = True


class Hand(Entry):
    start: Annotated[int, msgspec.Meta(ge=1, le=9)]
    limit: Annotated[int, msgspec.Meta(ge=1, le=9)]
    max_played_per_turn: Annotated[int, msgspec.Meta(ge=1, le=3)]


class TokenColour(Entry):
    id: str
    fill: Fill = ""


class TokenColours(Entry):
    list: builtins.list[TokenColour]


class Tokens(Entry):
    per_player: Small
    score_markers: Small
    usable: Small
    total: int
    colours: TokenColours


class End(Entry):
    tokens_left_trigger: Small


class Row(Entry):
    sides: Annotated[int, msgspec.Meta(ge=1, le=SIDES)]
    tokens: Small
    points: Small


class Table(Entry):
    table: list[Row]


class Contents(Entry):
    """The component file without notes."""

    colours: Colours
    tiles: dict[str, dict[str, Any] | str]  # groups by name, and notes
    tokens: Tokens
    hand: Hand
    end: End
    build: Table
    extend: Table


def open_box(components: Components, options: dict[str, str]) -> DragonBox:
    """Check the file and build the tables for these options."""
    contents = components.as_type(Contents)
    letters = _letters(components, contents.colours.list)
    tiles = _tiles(components, contents, letters, options["expansion"])
    wilds = sum(colour.wild for colour in contents.colours.list)
    tokens = contents.tokens
    _check_tokens(components, tokens)
    extend = _by_sides(components, "extend", contents.extend)
    if options["extend_six_points"] == "6":
        extend[-1] = 6
    return DragonBox(
        components.filled(contents),
        options,
        vec[i64]([letters[letter] for tile in tiles for letter in tile.sides]),
        len(letters) - wilds,
        vec[i64]([contents.hand.start, contents.hand.limit, contents.hand.max_played_per_turn]),
        vec[i64]([tokens.usable, contents.end.tokens_left_trigger]),
        vec[i64](_by_sides(components, "build", contents.build)),
        vec[i64](extend),
    )


@lru_cache(maxsize=64)
def names(box: DragonBox) -> list[str]:
    """Return the ids of the tiles in use, by number."""
    groups = box.components.data["tiles"]
    return [tile["id"] for name in _in_use(groups, box.options["expansion"]) for tile in groups[name]["tile"]]


@lru_cache(maxsize=64)
def faces(box: DragonBox) -> list[str]:
    """Return the printed edges of the tiles in use, by number."""
    groups = box.components.data["tiles"]
    return [tile["sides"] for name in _in_use(groups, box.options["expansion"]) for tile in groups[name]["tile"]]


@lru_cache(maxsize=64)
def letters(box: DragonBox) -> list[str]:
    """Return the letters of the colours by number, the wild one last."""
    colours = box.components.data["colours"]["list"]
    return [colour["id"] for colour in sorted(colours, key=lambda colour: bool(colour["wild"]))]


def _in_use(groups: dict[str, object], expansion: str) -> list[str]:
    """Return every enabled group, and `solid` if the table plays with it (R12)."""
    names = {name: group for name, group in groups.items() if isinstance(group, dict)}
    return [name for name, group in names.items() if group.get("enabled", True) or name == expansion]


def _letters(components: Components, colours: list[Colour]) -> dict[str, int]:
    """Return each letter with its colour; all wild ones share the number after the last colour."""
    for i, colour in enumerate(colours):
        if len(colour.id) != 1:
            raise components.fault(f"colours.list[{i}].id", f"{colour.id!r} is not one character", "give each colour one letter")
        if colour.id.isspace():
            raise components.fault(f"colours.list[{i}].id", "is a blank", "give each colour a letter that can be seen")
    ids = [colour.id for colour in colours]
    for id in ids:
        if ids.count(id) > 1:
            raise components.fault("colours.list", f"the letter {id!r} stands for two colours", "give each colour a letter of its own")
    real = [colour.id for colour in colours if not colour.wild]
    if not 1 <= len(real) <= 9:
        raise components.fault("colours.list", f"has {len(real)} colours that are not wild", "list 1 to 9")
    return {colour.id: len(real) if colour.wild else real.index(colour.id) for colour in colours}


def _tiles(components: Components, contents: Contents, letters: dict[str, int], expansion: str) -> list[Tile]:
    groups: dict[str, Group] = {}
    for name, group in contents.tiles.items():
        if isinstance(group, dict):
            entry = Components(group, components.hash, f"{components.where}: tiles.{name}")
            groups[name] = entry.as_type(Group)
            count, listed = groups[name].count, len(groups[name].tile)
            if listed != count:
                remedy = components.as_long_as(f"tiles.{name}.tile", count, f"tiles.{name}.count")
                raise entry.fault("count", f"says {count}, but {listed} tiles are listed", remedy)
            _check_group(entry, groups[name], letters)
    if expansion != "none" and expansion not in groups:
        raise components.fault(f"tiles.{expansion}", "is missing", "add the group or leave option expansion at none")
    tiles = [tile for name in _in_use(components.data["tiles"], expansion) for tile in groups[name].tile]
    _check_distinct(components, tiles)
    hand = contents.hand
    if hand.start > hand.limit + 1:
        raise components.fault(
            "hand.start", f"{hand.start} tiles leave more than {hand.limit} after the starting round", "correct one of the two"
        )
    hands = SEATS * hand.start
    if not hands < len(tiles) <= MOST_TILES:
        raise components.fault("tiles", f"{len(tiles)} tiles are in use", f"{hands + 1} to {MOST_TILES} are needed")
    return tiles


def _check_group(components: Components, group: Group, letters: dict[str, int]) -> None:
    for tile in group.tile:
        if len(tile.sides) != SIDES:
            raise components.fault(tile.id, f"{tile.sides!r} has {len(tile.sides)} sides", f"write {SIDES} letters")
        for letter in tile.sides:
            if letter not in letters:
                raise components.fault(tile.id, f"{letter!r} is not a colour", f"use {' '.join(letters)} or add it to colours.list")


def _check_distinct(components: Components, tiles: list[Tile]) -> None:
    ids: set[str] = set()
    faces: dict[str, str] = {}
    for tile in tiles:
        if not ID.fullmatch(tile.id):
            raise components.fault(
                f"tile {tile.id!r}", "the id cannot be written in a move", "use 1 to 40 characters without spaces and commas"
            )
        if tile.id in ids:
            raise components.fault(f"tile {tile.id}", "the id is used twice", "give each tile an id of its own")
        ids.add(tile.id)
        face = min(tile.sides[i:] + tile.sides[:i] for i in range(SIDES))
        if face in faces:
            raise components.fault(
                f"tile {tile.id}", f"{tile.sides} is the same tile as {faces[face]}, turned", "no two tiles are alike (MSD-002)"
            )
        faces[face] = tile.id


def _check_tokens(components: Components, tokens: Tokens) -> None:
    if tokens.usable != tokens.per_player - tokens.score_markers:
        raise components.fault(
            "tokens.usable", f"{tokens.usable} is not {tokens.per_player} less {tokens.score_markers}", "correct one of the three"
        )
    if not 1 <= tokens.usable <= MOST_TOKENS:
        raise components.fault("tokens.usable", f"{tokens.usable} is out of range", f"use 1 to {MOST_TOKENS}")
    if len(tokens.colours.list) != SEATS or tokens.total != tokens.per_player * SEATS:
        raise components.fault("tokens.total", f"{SEATS} players with {tokens.per_player} tokens each are needed", "correct the numbers")


def _by_sides(components: Components, entry: str, table: Table) -> list[int]:
    """Return tokens by attached sides, followed by points; -1 where the table has no row."""
    rows = {row.sides: row for row in table.table}
    if len(rows) != len(table.table):
        raise components.fault(f"{entry}.table", "has two rows for one number of sides", "keep one")
    tokens = [rows[n].tokens if n in rows else -1 for n in range(SIDES + 1)]
    points = [rows[n].points if n in rows else -1 for n in range(SIDES + 1)]
    return tokens + points
