"""The score sheet, line by line, and the standing. Simple on purpose: it proves the fast sums right."""

from collections.abc import Iterator
from typing import Any

from pithead.core.game import ranked
from pithead.core.text.messages import Line
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.read_components import COLOURS
from pithead.games.dunaia.snapshot import Built, Player, snapshot

STEPS_TO = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def sheet(state: Dunaia) -> tuple[tuple[Line, ...], ...]:
    """Return buildings, arrows, prophecies, artefacts and flowers by seat, as if the game ended now."""
    data = state.pieces.components.data
    players = snapshot(state).players or []
    return tuple(tuple(_lines(data, player)) for player in players)


def standing(state: Dunaia) -> list[list[int]]:
    """DUN-140 to 142 Return the standing by points, then prophecy tiles, then flowers."""
    players = snapshot(state).players or []
    points = [sum(line.points for line in lines) for lines in sheet(state)]
    return ranked([(points[seat], len(player.prophecies), player.flowers or 0) for seat, player in enumerate(players)])


def completed(player: Player) -> dict[str, Built]:
    """DUN-130 Return the completed buildings; the others are removed."""
    return {square: built for square, built in player.village.items() if built.token == 0}


def colours(data: Any, built: Built) -> set[str]:
    """DUN-030, 114 Return all colours of a building."""
    colour = entry(data["building"], built.tile)["colour"]
    return {*(COLOURS if colour == "multi" else [colour]), *built.colours}


def neighbour(square: str, side: str) -> str:
    """Return the name of the next square on a side, which may be beyond the board."""
    across, down = STEPS_TO[side]
    return f"{chr(ord(square[0]) + across)}{int(square[1]) + down}"


def pointing(side: str, turned: int) -> str:
    """Return the side to which an arrow printed on a side points on a turned tile (R-07)."""
    return "NESW"[("NESW".index(side) + turned) % 4]


def is_live(data: Any, village: dict[str, Built], square: str, side: str) -> bool:
    """DUN-057, 132 Return whether the arrow printed on a side of a building pays, among these completed buildings."""
    built = village.get(square)
    if built is None:
        return False
    tile = entry(data["building"], built.tile)
    target = village.get(neighbour(square, pointing(side, built.turned)))
    wanted = colours(data, built) if tile["level"] == 2 else _hues(tile.get("arrow_colour", ""))
    return target is not None and bool(wanted & colours(data, target))


def _hues(colour: str) -> set[str]:
    """DUN-029 Return the colours that a level 3 arrow pays for: its own, or all of them if it is multicoloured."""
    return set(COLOURS) if colour == "multi" else {colour}


def entry(group: Any, id: str) -> Any:
    """Return the entry with this id in a list of the component file."""
    return next(item for item in group if item["id"] == id)


def village_points(data: Any, village: dict[str, Built]) -> tuple[int, int]:
    """Return the points of completed buildings and of their arrows."""
    lines = list(_village_lines(data, village))
    return sum(line.points for line in lines if line.message == "building"), sum(line.points for line in lines if line.message == "arrow")


def _lines(data: Any, player: Player) -> Iterator[Line]:
    scoring = data["scoring"]
    yield from _village_lines(data, completed(player))
    for id in player.prophecies:
        yield Line("prophecy", entry(data["prophecy"], id)["points"], "DUN-133", {"prophecy": id})
    yield Line("artefacts", _artefacts(scoring, player.artefacts), "DUN-134", {"artefacts": player.artefacts})
    flowers = player.flowers or 0
    yield Line("flowers", flowers // scoring["flowers_per_point"], "DUN-135", {"flowers": flowers})


def _village_lines(data: Any, village: dict[str, Built]) -> Iterator[Line]:
    """DUN-131, 132 Yield the lines for levels of completed buildings, then for level 3 arrows."""
    for square, built in village.items():
        level = entry(data["building"], built.tile)["level"]
        yield Line("building", data["scoring"]["building_points"][level - 1], "DUN-131", {"tile": built.tile, "square": square})
    for square, built in village.items():
        yield from _arrows(data, village, square, built)


def _arrows(data: Any, village: dict[str, Built], square: str, built: Built) -> Iterator[Line]:
    """DUN-132 Yield a line for each arrow that points to a completed building of its colour."""
    for side, points in entry(data["building"], built.tile).get("arrow_points", {}).items():
        if is_live(data, village, square, side):
            target = neighbour(square, pointing(side, built.turned))
            yield Line("arrow", points, "DUN-132", {"tile": built.tile, "square": square, "target": target})


def _artefacts(scoring: Any, artefacts: int) -> int:
    """DUN-134 Return the points for that many artefacts."""
    table = scoring["artefact_points"]
    further = max(0, artefacts - (len(table) - 1))
    return int(table[artefacts - further]) + further * int(scoring["artefact_points_each_further"])
