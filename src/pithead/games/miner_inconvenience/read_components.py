"""Check components.toml and turn it into flat tables."""

from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components, Entry
from pithead.games.miner_inconvenience.box import EDGES, MOST_BUILDINGS, MOST_CARDS, MOST_SEATS, TRIANGLES, MinerBox, direction

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]

TRIANGLE_NAMES = ("TR", "RU", "RL", "LL", "LU", "TL")  # clockwise from the top
SIDE_NAMES = ("NE", "E", "SE", "SW", "W", "NW")  # the outer side of each triangle
LINE_NAMES = ("top_mid", "top_right", "right_mid", "left_right", "left_mid", "top_left")  # from the hub to each corner
CORNER_NAMES = ("top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left")
DOOR_NAMES = ("NW", "NE", "top_left", "top_right")


class Counts(Entry):
    mine_cards: int
    building_tiles: int
    players_min: int
    players_max: int
    buildings_to_upgrade: int


class Setup(Entry):
    hand_1: Some
    hand_2: Some
    hand_3: Some
    hand_4: Some
    starting_tiles: int

    def hands(self) -> list[int]:
        """Return the cards in a hand, by number of players, starting with 0 for none."""
        return [0, self.hand_1, self.hand_2, self.hand_3, self.hand_4]


class Costs(Entry):
    build: list[Some]
    upgrade: list[Some]


class Rank(Entry):
    min: int
    max: int
    name: str


class Building(Entry):
    id: str
    name: str
    doors: list[str]
    outpost_range: Small
    upgraded_range: Small


class Card(Entry):
    id: str
    mouths: list[str]
    inner: list[str]
    nuggets: list[str]
    ladder: str


class Contents(Entry):
    """The component file without notes."""

    counts: Counts
    setup: Setup
    costs: Costs
    ranks: list[Rank]
    building: list[Building]
    card: list[Card]


class Nugget(NamedTuple):
    """A nugget in the rock at a corner of a triangle."""

    triangle: int
    corner: int  # the number of the corner around the card, or -1 for the hub


def open_box(components: Components, options: dict[str, str]) -> MinerBox:
    """Check the file and build the tables for these options."""
    contents = components.as_type(Contents)
    _check_counts(components, contents)
    _check_setup(components, contents)
    _check_costs(components, contents)
    _check_ranks(components, contents.ranks)
    _check_ids(components, [*(card.id for card in contents.card), *(building.id for building in contents.building)])
    for building in contents.building:
        _check_names(components, f"building {building.id}.doors", building.doors, DOOR_NAMES, "door")
    for card in contents.card:
        _check_card(components, card)
    return MinerBox(
        components.filled(contents),
        options,
        vec[i64]([_set(card.mouths, SIDE_NAMES) for card in contents.card]),
        vec[i64]([_set(card.inner, LINE_NAMES) for card in contents.card]),
        vec[i64]([corners for card in contents.card for corners in _corner_sets(card)]),
        vec[i64]([TRIANGLE_NAMES.index(card.ladder) if card.ladder else -1 for card in contents.card]),
        vec[i64]([_set(building.doors, DOOR_NAMES) for building in contents.building]),
        vec[i64]([reach for building in contents.building for reach in (building.outpost_range, building.upgraded_range)]),
        vec[i64](contents.setup.hands()),
        vec[i64](contents.costs.build),
        vec[i64](contents.costs.upgrade),
        contents.counts.buildings_to_upgrade,
    )


@lru_cache(maxsize=64)
def printed(box: MinerBox) -> Contents:
    """Return the file as typed values."""
    return box.components.as_type(Contents)


@lru_cache(maxsize=64)
def names(box: MinerBox) -> list[str]:
    """Return the ids of the cards, by number."""
    return [card.id for card in printed(box).card]


@lru_cache(maxsize=64)
def building_names(box: MinerBox) -> list[str]:
    """Return the ids of the buildings, by number."""
    return [building.id for building in printed(box).building]


def word_of(name: str) -> str:
    """Return a printed name in the form used in messages: "Elven hovel" is `rank-elven-hovel`."""
    return "-".join(name.lower().split())


@lru_cache(maxsize=64)
def building_words(box: MinerBox) -> list[str]:
    """Return for each building its name in the form used in messages, or its id if it has none."""
    return [word_of(building.name) or building.id for building in printed(box).building]


def read_nugget(text: str) -> Nugget | None:
    """Return a nugget from its form in the file, `TR@top`; None if there is no such place."""
    triangle, _, corner = text.partition("@")
    if triangle not in TRIANGLE_NAMES:
        return None
    t = TRIANGLE_NAMES.index(triangle)
    if corner == "hub":
        return Nugget(t, -1)
    if corner in (CORNER_NAMES[t], CORNER_NAMES[(t + 1) % TRIANGLES]):
        return Nugget(t, CORNER_NAMES.index(corner))
    return None


def _set(members: list[str], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(name) for name in members)


def _corner_sets(card: Card) -> list[int]:
    """Return for each triangle the corners with a nugget, each numbered by the direction of the opposite edge."""
    sets = [0] * TRIANGLES
    for text in card.nuggets:
        nugget = read_nugget(text)
        assert nugget is not None
        t = nugget.triangle
        opposite = int(direction(t)) if nugget.corner < 0 else (t + 1) % EDGES if nugget.corner == t else t % EDGES
        sets[t] |= 1 << opposite
    return sets


def _check_counts(components: Components, contents: Contents) -> None:
    counts = contents.counts
    for entry, count, listed, most, path in (
        ("mine_cards", counts.mine_cards, len(contents.card), MOST_CARDS, "card"),
        ("building_tiles", counts.building_tiles, len(contents.building), MOST_BUILDINGS, "building"),
    ):
        if count != listed:
            remedy = components.as_long_as(path, count, f"counts.{entry}")
            raise components.fault(f"counts.{entry}", f"says {count}, but {listed} are listed", remedy)
        if not 1 <= listed <= most:
            raise components.fault(f"counts.{entry}", f"{listed} is out of range", f"use 1 to {most}")
    if (counts.players_min, counts.players_max) != (1, MOST_SEATS):
        raise components.fault("counts.players_max", f"the game is for 1 to {MOST_SEATS} players", "correct the two numbers")
    if not 1 <= counts.buildings_to_upgrade <= len(contents.building):
        raise components.fault(
            "counts.buildings_to_upgrade", f"{counts.buildings_to_upgrade} is out of range", f"use 1 to {len(contents.building)}"
        )


def _check_setup(components: Components, contents: Contents) -> None:
    if contents.setup.starting_tiles != 1:
        raise components.fault(
            "setup.starting_tiles", f"{contents.setup.starting_tiles} is not 1", "the mine starts with one card (MIN-013)"
        )
    for seats, hand in enumerate(contents.setup.hands()):
        if seats * hand + 1 >= len(contents.card):
            raise components.fault(f"setup.hand_{seats}", f"{seats} hands of {hand} cards leave no deck", "deal fewer cards")


def _check_costs(components: Components, contents: Contents) -> None:
    for entry, costs in (("build", contents.costs.build), ("upgrade", contents.costs.upgrade)):
        if len(costs) != len(contents.building):
            raise components.fault(
                f"costs.{entry}", f"has {len(costs)} prices for {len(contents.building)} buildings", "write one for each building"
            )


def _check_ranks(components: Components, ranks: list[Rank]) -> None:
    due = 0
    for i, rank in enumerate(ranks):
        if rank.min != due or rank.max < rank.min:
            raise components.fault(
                f"ranks[{i}]", f"{rank.min} to {rank.max} does not continue from {due}", "let the ranks follow each other from 0 on"
            )
        due = rank.max + 1
    if not ranks:
        raise components.fault("ranks", "is empty", "list at least one rank")


def _check_ids(components: Components, ids: list[str]) -> None:
    for id in ids:
        if not id or " " in id or "," in id or ids.count(id) > 1:
            raise components.fault(f"id {id!r}", "is empty, has a space or a comma, or is used twice", "give each piece an id of its own")


def _check_names(components: Components, entry: str, listed: list[str], known: tuple[str, ...], what: str) -> None:
    for name in listed:
        if name not in known:
            raise components.fault(entry, f"{name!r} is not a {what}", f"use {' '.join(known)}")
    if len(set(listed)) != len(listed):
        raise components.fault(entry, f"names a {what} twice", "keep one")


def _check_card(components: Components, card: Card) -> None:
    _check_names(components, f"card {card.id}.mouths", card.mouths, SIDE_NAMES, "side")
    _check_names(components, f"card {card.id}.inner", card.inner, LINE_NAMES, "line")
    for t, triangle in enumerate(TRIANGLE_NAMES):
        crossed = (SIDE_NAMES[t] in card.mouths) + (LINE_NAMES[t] in card.inner) + (LINE_NAMES[(t + 1) % TRIANGLES] in card.inner)
        if crossed == 1:
            raise components.fault(
                f"card {card.id}",
                f"the tunnel in triangle {triangle} is a dead end: it crosses one edge only",
                "let it cross two or three edges, or none",
            )
    nuggets = [read_nugget(text) for text in card.nuggets]
    for text, nugget in zip(card.nuggets, nuggets, strict=True):
        if nugget is None:
            raise components.fault(
                f"card {card.id}.nuggets", f"{text!r} is not a place", "write a triangle and one of its corners, as TR@top"
            )
    if len(set(nuggets)) != len(nuggets):
        raise components.fault(f"card {card.id}.nuggets", "puts two nuggets into one place", "keep one")
    if card.ladder and card.ladder not in TRIANGLE_NAMES:
        raise components.fault(f"card {card.id}.ladder", f"{card.ladder!r} is not a triangle", f"use {' '.join(TRIANGLE_NAMES)} or nothing")
