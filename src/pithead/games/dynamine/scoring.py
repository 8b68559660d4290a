"""The score sheet, line by line, and the standing. Plain on purpose: it proves the fast sums right."""

from collections import Counter
from collections.abc import Sequence

from pithead.core.game import Line, Sheet, ranked
from pithead.games.dynamine.moves import WHAT
from pithead.games.dynamine.plain import Cell, Mine, Tile, elements, held_cards, known_missions, mine_of, mission_of, shaft, written
from pithead.games.dynamine.play import Dynamine


def sheet(state: Dynamine) -> Sheet:
    """DYN-108 Veins, altars, wells, fossils, rewards, items and missions by seat, as if the game ended now."""
    return sheet_with(state, [mission_of(state, seat) for seat in range(state.seats)])


def known_sheet(state: Dynamine, viewer: int | None) -> Sheet:
    """DYN-010, R2 The lines that hold whatever missions were dealt in secret: no line but a mission's own depends on it."""
    return sheet_with(state, known_missions(state, viewer))


def sheet_with(state: Dynamine, missions: Sequence[Tile | None]) -> Sheet:
    """The sheet with these dealt missions by seat; None where it is unknown."""
    mines = [mine_of(state, seat) for seat in range(state.seats)]
    return tuple(_lines(state, mines, seat, mission) for seat, mission in enumerate(missions))


def standing(state: Dynamine) -> list[list[int]]:
    """DYN-121, 122, R22, R24 Points, then tiles on level 5, 4, 3, 2, 1."""
    keys = []
    for seat, lines in enumerate(sheet(state)):
        cap = _scoring(state)["vein_level_cap"]
        levels = Counter(_row_of(state, level) for level, _ in mine_of(state, seat))
        keys.append((sum(line.points for line in lines), *(levels[level] for level in range(cap, 0, -1))))
    return ranked(keys)


def _lines(state: Dynamine, mines: list[Mine], seat: int, mission: Tile | None) -> tuple[Line, ...]:
    mine = mines[seat]
    cards = held_cards(state, seat) + ([mission] if mission else [])
    return (
        *_veins(state, mine),
        *_altars(state, mine),
        *_wells(state, mine),
        *_fossils(mine),
        *_rewards(state, [elements(other) for other in mines], seat),
        *_items(mine, [card for card in cards if "effect" in card]),
        *_missions(state, mine, [card for card in cards if "effect" not in card]),
    )


def _scoring(state: Dynamine) -> dict[str, int]:
    numbers: dict[str, int] = state.pieces.components.data["scoring"]
    return numbers


def _row_of(state: Dynamine, level: int) -> int:
    """R22: with `or_deeper`, rows below level 5 count as level 5."""
    return min(level, _scoring(state)["vein_level_cap"]) if state.pieces.options["level5"] == "or_deeper" else level


def _veins(state: Dynamine, mine: Mine) -> list[Line]:
    """DYN-090."""
    cap = _scoring(state)["vein_level_cap"]
    found = []
    for level, number in sorted(_veins_by_level(mine).items()):
        worth = min(level, cap)
        found.append(Line(f"veins at level {level}: {number} x {worth}", number * worth, "DYN-090"))
    return found


def _veins_by_level(mine: Mine) -> dict[int, int]:
    counts: Counter[int] = Counter()
    for (level, _), tile in mine.items():
        if tile["veins"]:
            counts[level] += tile["veins"]
    return counts


def _altars(state: Dynamine, mine: Mine) -> list[Line]:
    """DYN-091, 092, 096."""
    each = _scoring(state)["altar_per_vein_same_level"]
    veins = _veins_by_level(mine)
    found = []
    for cell, tile in mine.items():
        if tile["altars"] and tile["well"] != "altar":
            number = veins.get(cell[0], 0)
            points = tile["altar_vp"] + each * number
            found.append(Line(f"altar {_at(tile, cell)}: {tile['altar_vp']} + veins on its level {number}", points, "DYN-091"))
    return found


def _wells(state: Dynamine, mine: Mine) -> list[Line]:
    """DYN-093 to 095, R19."""
    numbers = _scoring(state)
    found = []
    for cell, tile in mine.items():
        if tile["well"] == "none":
            continue
        plain = tile["well"] == "plain"
        base = numbers["well_base_plain" if plain else "well_base_altar_or_dragon"]
        counted = len(shaft(mine, cell, "N"))
        if state.pieces.options["well_count"] == "both":
            counted += len(shaft(mine, cell, "S"))
        points = base + numbers["well_per_vertical_tile"] * counted
        name = "well" if plain else f"well with {'an altar' if tile['well'] == 'altar' else 'a dragon'}"
        found.append(Line(f"{name} {_at(tile, cell)}: {base} + shaft {counted}", points, "DYN-093" if plain else "DYN-094"))
    return found


def _fossils(mine: Mine) -> list[Line]:
    """DYN-097."""
    return [Line(f"fossil {_at(tile, cell)}", tile["fossil_vp"], "DYN-097") for cell, tile in mine.items() if tile["fossil_vp"]]


def _rewards(state: Dynamine, elements_of: list[dict[str, int]], seat: int) -> list[Line]:
    """DYN-098, 102, 110 to 113."""
    found = []
    for card in state.pieces.components.data["reward_cards"]["list"]:
        counts = [counted[card["category"]] for counted in elements_of]
        own = counts[seat]
        places = sorted({count for count in counts if count > 0}, reverse=True)
        name = "deepest mine" if card["category"] == "depth" else f"most {card['category']}"
        if state.seats == 2:
            if own > 0 and counts.count(own) == 1 and own == places[0]:
                found.append(Line(f"{name}: {own}", card["side_a"], "DYN-111"))
        elif own > 0 and places.index(own) < 2:
            place = places.index(own)
            found.append(Line(f"{name}: {('first', 'second')[place]} with {own}", card["side_b"][place], "DYN-112"))
    return found


def _items(mine: Mine, items: list[Tile]) -> list[Line]:
    """DYN-103, 104."""
    counts = elements(mine)
    found = []
    for card in items:
        if card["effect"] == "vp_per":
            number = counts[card["what"]]
            told = f"{card['name']}: {number} x {card['vp']} for each {WHAT[card['what']][0]}"
            found.append(Line(told, number * card["vp"], "DYN-104" if card["what"] == "depth" else "DYN-103"))
    return found


def _missions(state: Dynamine, mine: Mine, missions: list[Tile]) -> list[Line]:
    """DYN-105 to 107 Equal cards need tiles of their own; the later of them bears the rule, so that the dealt mission,
    which comes last, changes no other line."""
    found = []
    used: Counter[str] = Counter()
    for card in missions:
        rule = "DYN-107" if used[card["name"]] else "DYN-105"
        used[card["name"]] += card["need"]
        met = _there(state, mine, card) >= used[card["name"]]
        told = f"{card['name']} ({card['id']}): {'accomplished' if met else 'not accomplished'}"
        found.append(Line(told, card["vp"] if met else 0, rule))
    return found


def _there(state: Dynamine, mine: Mine, card: Tile) -> int:
    """DYN-106, R22 How many tiles of the kind a mission asks for lie at its level."""
    cap = _scoring(state)["vein_level_cap"]
    total = 0
    for (level, _), tile in mine.items():
        counts = _row_of(state, level) if card["level"] == cap else level
        if counts == card["level"] and _is(tile, card["what"]):
            total += 1
    return total


def _is(tile: Tile, what: str) -> bool:
    if what == "tiles":
        return bool(tile["id"] != "entrance")
    if what == "wells":
        return bool(tile["well"] != "none")
    return bool(tile[what])


def _at(tile: Tile, cell: Cell) -> str:
    return f"{tile['id']} at {written(cell)}"
