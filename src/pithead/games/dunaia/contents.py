"""The shape of components.toml: what the rules need of it; more may stand there."""

from typing import Annotated, Literal

import msgspec

from pithead.games.dunaia.tables import NUMBERS, SQUARES, TRIO

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Colour = Literal["green", "yellow", "purple", "red"]
Name = Annotated[str, msgspec.Meta(pattern=r"^[^\s,+]{1,40}$")]


class Players(msgspec.Struct):
    colours: list[Colour]
    start_flowers: Small
    construction_tokens_each: Annotated[int, msgspec.Meta(ge=1, le=SQUARES)]
    chips: list[int]
    dunaias: list[int]


class Dice(msgspec.Struct):
    faces: list[int]
    black_total: Small
    coloured: list[Colour]
    black_2_players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    black_3_players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    black_4_players: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Flowers(msgspec.Struct):
    token_values: list[Some]
    token_counts: list[Small]
    total_value: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    flowers_per_point: Some


class Fragments(msgspec.Struct):
    kinds: list[Name]
    count_each: Small
    kinds_per_artefact: Some


class ColourTokens(msgspec.Struct):
    green: Small
    yellow: Small
    purple: Small
    red: Small


class PlayerBoard(msgspec.Struct):
    rows: Literal[3]
    columns: Literal[3]
    dunaias_per_place_max: Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]


class Square(msgspec.Struct):
    index: Small
    name: Name
    empty_effect: Literal["flower", "chip_own", "chip_any", "move"]
    amount: Some


class Place(msgspec.Struct):
    index: Small
    squares: Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
    start_dunaia: Annotated[int, msgspec.Meta(ge=0, le=NUMBERS)]


class Space(msgspec.Struct):
    id: Name
    effect: Literal["build", "flower", "move", "chip_any", "advance"]
    amount: Some


class Price(msgspec.Struct):
    level: Annotated[int, msgspec.Meta(ge=1, le=TRIO)]
    board_space: Small
    pile_top: Small


class ElderSpace(msgspec.Struct):
    index: Annotated[int, msgspec.Meta(ge=1, le=TRIO)]
    chips: list[Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]]
    any: Small
    fragment: str


class Elder(msgspec.Struct):
    id: Name
    effect: Literal["flower", "move", "advance", "search_build", "colour"]
    amount: Some


class Recommended(msgspec.Struct):
    elders: list[str] = []
    tiles: list[str] = []


class Prophecy(msgspec.Struct):
    id: Name
    colour: Literal["gold", "blue", "white"]
    points: Small
    condition: Literal["completed", "flowers", "artefacts", "flowers_artefacts", "corners", "line", "levels"]
    value: Some | Annotated[list[Some], msgspec.Meta(min_length=2, max_length=2)]


class Elite(msgspec.Struct):
    id: Name
    power: Literal["discount", "flip_die", "pay_advance", "chips_for_move", "move_awakened", "book_building"]
    value: Small = 0
    flowers: Small = 0
    chips: Small = 0
    moves: Small = 0
    slots: Small = 0


class Scoring(msgspec.Struct):
    building_points: Annotated[list[Small], msgspec.Meta(min_length=TRIO, max_length=TRIO)]
    artefact_points: Annotated[list[Small], msgspec.Meta(min_length=1, max_length=40)]
    artefact_points_each_further: Small
    flowers_per_point: Some
    end_at_completed_buildings: Annotated[int, msgspec.Meta(ge=1, le=SQUARES)]


class Arrow(msgspec.Struct):
    effect: Literal["flower", "chip_any", "move"]
    amount: Some


class Building(msgspec.Struct):
    id: Name
    level: Annotated[int, msgspec.Meta(ge=1, le=TRIO)]
    colour: Literal["green", "yellow", "purple", "red", "multi"]
    construction_squares: Annotated[int, msgspec.Meta(ge=2, le=99)]
    recycle_effect: Literal["flower", "move", "advance", "chip_any"] | None = None
    recycle_amount: Some = 1
    centre_effect: Literal["flower", "chip_any", "move"] | None = None
    centre_amount: Some = 1
    arrows: dict[str, Arrow] = {}
    arrow_colour: Literal["green", "yellow", "purple", "red", ""] = ""
    arrow_points: dict[str, Some] = {}


class Contents(msgspec.Struct):
    """What the rules need of the file; more may stand there."""

    counts: dict[str, str | int]
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
