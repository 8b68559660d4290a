"""The score sheet, line by line, and the standing. Simple on purpose: it proves the fast sums right."""

from collections import Counter
from collections.abc import Iterable, Sequence
from sys import maxsize

import msgspec

from pithead.core.game import ranked
from pithead.core.text.messages import Arguments, Line, Sheet
from pithead.games.dynamine.plain import (
    ENTRANCE,
    Cell,
    Mine,
    Tile,
    beside,
    elements,
    held_cards,
    is_linked,
    known_missions,
    mine_of,
    mission_of,
    scores_altar,
    shaft,
    written,
)
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.printed import Card, card_of
from pithead.games.dynamine.read_components import names_tiles

PARTS = {
    "DYN-090": "veins",
    "DYN-091": "altars",
    "DYN-093": "wells",
    "DYN-094": "wells",
    "DYN-097": "fossils",
    "DYN-111": "rewards",
    "DYN-112": "rewards",
    "DYN-103": "items",
    "DYN-104": "items",
    "DYN-105": "missions",
    "DYN-107": "missions",
}


RULES = ("DYN-090", "DYN-091", "DYN-093", "DYN-097", "DYN-098", "DYN-103", "DYN-105")  # behind each kind of points


class Parts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Victory points by kind."""

    veins: int = 0
    altars: int = 0
    wells: int = 0
    fossils: int = 0
    rewards: int = 0
    items: int = 0
    missions: int = 0

    @property
    def total(self) -> int:
        """The sum of all kinds."""
        return sum(msgspec.structs.astuple(self))

    def less(self, other: "Parts") -> "Parts":
        """Return the difference by kind."""
        return Parts(*(a - b for a, b in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)))


def leading_rule(parts: Parts) -> str:
    """Return the rule behind the kind that changes most, "" if none does."""
    most, rule = max(zip(map(abs, msgspec.structs.astuple(parts)), RULES, strict=True), key=lambda kind: kind[0])
    return rule if most else ""


class Goal(msgspec.Struct, frozen=True):
    """The progress of a mission (DYN-105 to 107): `have` are the tiles at its level that no equal card needs."""

    card: Card
    have: int
    need: int
    points: int  # as if the game ended now
    rule: str


class Altar(msgspec.Struct, frozen=True):
    """An altar outside a well: its printed points, and the veins on its level (DYN-091) in these cells."""

    at: str
    tile: str
    printed: int
    veins: int
    cells: list[str]
    points: int


class Shaft(msgspec.Struct, frozen=True):
    """A well with the tunnel tiles it counts (DYN-093 to 095), nearest first."""

    at: str
    tile: str
    well: str
    base: int
    cells: list[str]
    points: int


class Place(msgspec.Struct, frozen=True):
    """A seat's count for a reward, its place (0 for none), and what that pays (DYN-098, 110 to 113)."""

    count: int
    place: int
    points: int


def sheet(state: Dynamine) -> Sheet:
    """DYN-108 Return veins, altars, wells, fossils, rewards, items and missions by seat, as if the game ended now."""
    return sheet_with(state, [mission_of(state, seat) for seat in range(state.seats)])


def known_sheet(state: Dynamine, viewer: int | None) -> Sheet:
    """DYN-010, R2 Return the lines that are certain without knowing secret missions: only a mission's own line depends on it."""
    return sheet_with(state, known_missions(state, viewer))


def sheet_with(state: Dynamine, missions: Sequence[Tile | None]) -> Sheet:
    """Return the sheet with these dealt missions by seat; None stands for an unknown one."""
    mines = [mine_of(state, seat) for seat in range(state.seats)]
    counts = [elements(mine) for mine in mines]
    return tuple(_lines(state, mines[seat], counts, seat, mission) for seat, mission in enumerate(missions))


def standing(state: Dynamine) -> list[list[int]]:
    """DYN-121, 122, R24 Return the standing by points, then tiles on level 5, 4, 3, 2, 1."""
    keys = []
    for seat, lines in enumerate(sheet(state)):
        cap = numbers_of(state)["vein_level_cap"]
        levels = Counter(_row_of(state, level) for level, _ in mine_of(state, seat))
        keys.append((sum(line.points for line in lines), *(levels[level] for level in range(cap, 0, -1))))
    return ranked(keys)


def parts_of(lines: Iterable[Line]) -> Parts:
    """Return the lines of a seat added up by kind."""
    sums: Counter[str] = Counter()
    for line in lines:
        sums[PARTS[line.rule]] += line.points
    return Parts(**sums)


def parts_with(state: Dynamine, mine: Mine, counts: list[dict[str, int]], seat: int, mission: Tile | None) -> Parts:
    """Return a seat's points by kind with this mine, these counts by seat and this dealt mission (None: not counted)."""
    return parts_of(_lines(state, mine, counts, seat, mission))


def veins_by_level(mine: Mine) -> dict[int, int]:
    """Return the number of veins on each level that has any."""
    counts: Counter[int] = Counter()
    for (level, _), tile in mine.items():
        if tile["veins"]:
            counts[level] += tile["veins"]
    return dict(sorted(counts.items()))


def altars(state: Dynamine, mine: Mine) -> list[Altar]:
    """DYN-091, 092, 096 Return the altars that score on their own."""
    each, veins = numbers_of(state)["altar_per_vein_same_level"], veins_by_level(mine)
    entries = []
    for cell, tile in mine.items():
        if scores_altar(tile):
            number = veins.get(cell[0], 0)
            cells = veins_beside(mine, cell)
            entries.append(Altar(written(cell), tile["id"], tile["altar_vp"], number, cells, tile["altar_vp"] + each * number))
    return entries


def veins_beside(mine: Mine, cell: Cell) -> list[str]:
    """DYN-091 Return the cells whose veins an altar counts: those of its level."""
    return [written(at) for at, other in mine.items() if at[0] == cell[0] and other["veins"]]


def shafts(state: Dynamine, mine: Mine) -> list[Shaft]:
    """DYN-093 to 096, R19 Return the wells with their shafts."""
    numbers = numbers_of(state)
    entries = []
    for cell, tile in mine.items():
        if tile["well"] == "none":
            continue
        base = numbers["well_base_plain" if tile["well"] == "plain" else "well_base_altar_or_dragon"]
        counted = shaft_cells(state, mine, cell)
        points = base + numbers["well_per_vertical_tile"] * len(counted)
        entries.append(Shaft(written(cell), tile["id"], tile["well"], base, counted, points))
    return entries


def shaft_cells(state: Dynamine, mine: Mine, cell: Cell) -> list[str]:
    """DYN-093 to 095, R19 Return the cells of the tiles that a well counts, nearest first."""
    counted = shaft(mine, cell, "N")
    if counts_entrance(state, mine, counted[-1] if counted else cell):
        counted.append(ENTRANCE)
    if state.pieces.wells_down:
        counted += shaft(mine, cell, "S")
    return [written(at) for at in counted]


def counts_entrance(state: Dynamine, mine: Mine, top: Cell) -> bool:
    """R19 Return whether a well whose shaft ends in this cell counts the entrance above it."""
    reached = beside(top, "N") == ENTRANCE and is_linked(mine, top, mine[top], "N")
    return reached and bool(state.pieces.entrance_counts)


def places(state: Dynamine, card: Tile, counts: Sequence[int]) -> list[Place]:
    """DYN-102, 110 to 113 Return the place of each seat for a reward card with these counts."""
    numbers = sorted({count for count in counts if count > 0}, reverse=True)
    ranks = []
    for own in counts:
        place = numbers.index(own) + 1 if own > 0 else 0
        if state.seats == 2:
            alone = place == 1 and list(counts).count(own) == 1
            ranks.append(Place(own, 1 if alone else 0, card["side_a"] if alone else 0))
        else:
            paid = card["side_b"][place - 1] if 1 <= place <= 2 else 0
            ranks.append(Place(own, place if place <= 2 else 0, paid))
    return ranks


def goals(state: Dynamine, mine: Mine, missions: Iterable[Tile]) -> list[Goal]:
    """DYN-105 to 107, R23 Return the progress of missions.

    Equal cards need tiles of their own. The later one carries the rule, so that the dealt mission, which comes last, changes no other
    line.
    """
    entries = []
    used: Counter[tuple[str, str]] = Counter()
    for card in missions:
        alike = (card["name"], _only_tile(state, card))
        rule = "DYN-107" if used[alike] else "DYN-105"
        have = max(0, min(card["need"], _there(state, mine, card) - used[alike]))
        used[alike] += card["need"]
        points = card["vp"] if have == card["need"] else 0
        entries.append(Goal(card_of(state.pieces)[card["id"]], have, card["need"], points, rule))
    return entries


def numbers_of(state: Dynamine) -> dict[str, int]:
    """Return the component file's numbers for veins, altars and wells."""
    numbers: dict[str, int] = state.pieces.components.data["scoring"]
    return numbers


def reward_cards(state: Dynamine) -> list[Tile]:
    """Return the six reward cards, as printed."""
    cards: list[Tile] = state.pieces.components.data["reward_cards"]["list"]
    return cards


def _lines(state: Dynamine, mine: Mine, counts: list[dict[str, int]], seat: int, mission: Tile | None) -> tuple[Line, ...]:
    cards = held_cards(state, seat) + ([mission] if mission else [])
    return (
        *_veins(state, mine),
        *(_altar(altar) for altar in altars(state, mine)),
        *(_well(well) for well in shafts(state, mine)),
        *_fossils(mine),
        *_rewards(state, counts, seat),
        *_items(state, counts[seat], [card for card in cards if "effect" in card]),
        *(_mission(goal) for goal in goals(state, mine, [card for card in cards if "effect" not in card])),
    )


def _row_of(state: Dynamine, level: int) -> int:
    """R24 Return the level that a row counts as in ties.

    Rows below level 5 count as level 5, unless ties use the missions' definition of level 5.
    """
    exact = state.pieces.options["tie_levels"] == "as_missions" and not state.pieces.deeper
    return level if exact else min(level, numbers_of(state)["vein_level_cap"])


def _veins(state: Dynamine, mine: Mine) -> list[Line]:
    """DYN-090 Return the lines for veins."""
    cap = numbers_of(state)["vein_level_cap"]
    lines = []
    for level, number in veins_by_level(mine).items():
        worth = min(level, cap)
        lines.append(Line("veins", number * worth, "DYN-090", {"level": level, "veins": number, "each": worth}))
    return lines


def _altar(altar: Altar) -> Line:
    args: Arguments = {"tile": altar.tile, "at": altar.at, "printed": altar.printed, "veins": altar.veins, "cells": altar.cells}
    return Line("altar", altar.points, "DYN-091", args)


def _well(well: Shaft) -> Line:
    args: Arguments = {"tile": well.tile, "at": well.at, "well": well.well, "base": well.base}
    counted: Arguments = {"tiles": len(well.cells), "cells": well.cells}
    return Line("well", well.points, "DYN-093" if well.well == "plain" else "DYN-094", args | counted)


def _fossils(mine: Mine) -> list[Line]:
    """DYN-097 Return the lines for fossils."""
    return [
        Line("fossil", tile["fossil_vp"], "DYN-097", {"tile": tile["id"], "at": written(cell)})
        for cell, tile in mine.items()
        if tile["fossil_vp"]
    ]


def _rewards(state: Dynamine, elements_of: list[dict[str, int]], seat: int) -> list[Line]:
    """DYN-098, 102, 110 to 113 Return the lines for rewards."""
    lines = []
    for card in reward_cards(state):
        own = places(state, card, [counted[card["category"]] for counted in elements_of])[seat]
        if own.place:
            place = "alone" if state.seats == 2 else ("first", "second")[own.place - 1]
            args: Arguments = {"what": card["category"], "place": place, "number": own.count}
            lines.append(Line("reward", own.points, "DYN-111" if state.seats == 2 else "DYN-112", args))
    return lines


def _items(state: Dynamine, counts: dict[str, int], items: list[Tile]) -> list[Line]:
    """DYN-103, 104 Return the lines for items."""
    lines = []
    for card in items:
        if card["effect"] == "vp_per":
            number = counts[card["what"]]
            name = card_of(state.pieces)[card["id"]].name
            args: Arguments = {"name": name, "card": card["id"], "what": card["what"], "number": number, "each": card["vp"]}
            lines.append(Line("item", number * card["vp"], "DYN-104" if card["what"] == "depth" else "DYN-103", args))
    return lines


def _mission(goal: Goal) -> Line:
    args: Arguments = {"name": goal.card.name, "card": goal.card.card, "have": goal.have, "need": goal.need}
    return Line("mission", goal.points, goal.rule, args | {"met": "met" if goal.have == goal.need else "unmet"})


def _there(state: Dynamine, mine: Mine, card: Tile) -> int:
    """DYN-106, R22, R23 Return how many tiles of the kind that a mission asks for are at its level."""
    return sum(asks_for(state, card, level, tile) for (level, _), tile in mine.items())


def asks_for(state: Dynamine, card: Tile, level: int, tile: Tile) -> bool:
    """DYN-106, R22, R23 Return whether a mission counts this tile at this level."""
    only = _only_tile(state, card)
    return level in _levels(state, card) and (tile["id"] == only if only else _is(tile, card["what"]))


def _only_tile(state: Dynamine, card: Tile) -> str:
    """R23 Return the only tile that a mission accepts, or "" if it accepts any of its kind."""
    return str(card["tile"]) if names_tiles(state.pieces.options) else ""


def _levels(state: Dynamine, card: Tile) -> range:
    """R22 Return the levels at which a mission counts: its own, and with `or_deeper` for one of level 5 also those below."""
    deeper = card["level"] == numbers_of(state)["vein_level_cap"] and state.pieces.deeper
    return range(card["level"], maxsize if deeper else card["level"] + 1)


def _is(tile: Tile, what: str) -> bool:
    if what == "tiles":
        return bool(tile["id"] != "entrance")
    if what == "wells":
        return bool(tile["well"] != "none")
    return bool(tile[what])
