"""The types of the entries in components.toml."""

from typing import Annotated, Literal

import msgspec

from pithead.core.data.components import Entry
from pithead.games.dunaia.box import NUMBERS, SQUARES, TRIO

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Colour = Literal["green", "yellow", "purple", "red"]
Name = Annotated[str, msgspec.Meta(pattern=r"^[^\s,+]{1,40}$")]


class Counts(Entry):
    """The counts in the list of contents; each must agree with the entries below."""

    buildings: int | None = None
    buildings_level_1: int | None = None
    buildings_level_2: int | None = None
    buildings_level_3: int | None = None
    artefact_fragments: int | None = None
    dice: int | None = None
    colour_tokens: int | None = None
    prophecy_tiles: int | None = None
    elite_tiles: int | None = None
    elders: int | None = None
    construction_tokens: int | None = None


class Players(Entry):
    colours: list[Colour]
    start_flowers: Small
    construction_tokens_each: Annotated[int, msgspec.Meta(ge=1, le=SQUARES)]
    chips: list[int]
    dunaias: list[int]


class Dice(Entry):
    faces: list[int]
    black_total: Small
    coloured: list[Colour]
    black_2_players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    black_3_players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    black_4_players: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Flowers(Entry):
    token_values: list[Some]
    token_counts: list[Small]
    total_value: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    flowers_per_point: Some


class Fragments(Entry):
    kinds: list[Name]
    count_each: Small
    kinds_per_artefact: Some


class ColourTokens(Entry):
    green: Small
    yellow: Small
    purple: Small
    red: Small


class PlayerBoard(Entry):
    rows: Literal[3]
    columns: Literal[3]
    dunaias_per_place_max: Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]


class Square(Entry):
    index: Small
    name: Name
    empty_effect: Literal["flower", "chip_own", "chip_any", "move"]
    amount: Some


class Place(Entry):
    index: Small
    squares: Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
    start_dunaia: Annotated[int, msgspec.Meta(ge=0, le=NUMBERS)]


class Space(Entry):
    id: Name
    effect: Literal["build", "flower", "move", "chip_any", "advance"]
    amount: Some


class Price(Entry):
    level: Annotated[int, msgspec.Meta(ge=1, le=TRIO)]
    board_space: Small
    pile_top: Small


class ElderSpace(Entry):
    index: Annotated[int, msgspec.Meta(ge=1, le=TRIO)]
    chips: list[Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]]
    any: Small
    fragment: str


class Elder(Entry):
    id: Name
    effect: Literal["flower", "move", "advance", "search_build", "colour"]
    amount: Some


class Recommended(Entry):
    elders: list[str] = msgspec.field(default_factory=list)
    tiles: list[str] = msgspec.field(default_factory=list)


class Prophecy(Entry):
    id: Name
    colour: Literal["gold", "blue", "white"]
    points: Small
    condition: Literal["completed", "flowers", "artefacts", "flowers_artefacts", "corners", "line", "levels"]
    value: Some | Annotated[list[Some], msgspec.Meta(min_length=2, max_length=2)]


class Elite(Entry):
    id: Name
    power: Literal["discount", "flip_die", "pay_advance", "chips_for_move", "move_awakened", "book_building"]
    value: Small = 0
    flowers: Small = 0
    chips: Small = 0
    moves: Small = 0
    slots: Small = 0


class Scoring(Entry):
    building_points: Annotated[list[Small], msgspec.Meta(min_length=TRIO, max_length=TRIO)]
    artefact_points: Annotated[list[Small], msgspec.Meta(min_length=1, max_length=40)]
    artefact_points_each_further: Small
    flowers_per_point: Some
    end_at_completed_buildings: Annotated[int, msgspec.Meta(ge=1, le=SQUARES)]


class Arrow(Entry):
    effect: Literal["flower", "chip_any", "move"]
    amount: Some


class Building(Entry):
    id: Name
    level: Annotated[int, msgspec.Meta(ge=1, le=TRIO)]
    colour: Literal["green", "yellow", "purple", "red", "multi"]
    construction_squares: Annotated[int, msgspec.Meta(ge=2, le=99)]
    recycle_effect: Literal["flower", "move", "advance", "chip_any"] | None = None
    recycle_amount: Some = 1
    centre_effect: Literal["flower", "chip_any", "move"] | None = None
    centre_amount: Some = 1
    arrows: dict[str, Arrow] = msgspec.field(default_factory=dict)
    arrow_colour: Literal["green", "yellow", "purple", "red", "multi", ""] = ""
    arrow_points: dict[str, Some] = msgspec.field(default_factory=dict)


class Contents(Entry):
    """The component file without notes."""

    counts: Counts
    players: Players
    dice: Dice
    flowers: Flowers
    fragments: Fragments
    colour_tokens: ColourTokens
    player_board: PlayerBoard
    square: list[Square]
    place: list[Place]
    recycle_space: list[Space]
    price: list[Price]
    elder_space: list[ElderSpace]
    elder: list[Elder]
    elder_first_game: Recommended
    prophecy: list[Prophecy]
    prophecy_first_game: Recommended
    elite: list[Elite]
    scoring: Scoring
    building: list[Building]
