"""The score sheet, line by line, and the standing. Plain on purpose: it proves the fast sums right."""

from collections.abc import Iterator
from typing import Any

from pithead.core.game import ranked
from pithead.core.telling import Line
from pithead.games.dunaia.pieces import COLOURS
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.position import Built, Player, snapshot

STEPS_TO = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def sheet(state: Dunaia) -> tuple[tuple[Line, ...], ...]:
    """Buildings, arrows, prophecies, artefacts and flowers by seat, as if the game ended now."""
    data = state.pieces.components.data
    players = snapshot(state).players or []
    return tuple(tuple(_lines(data, player)) for player in players)


def standing(state: Dunaia) -> list[list[int]]:
    """DUN-140 to 142 Points, then prophecy tiles, then flowers; for all places."""
    players = snapshot(state).players or []
    points = [sum(line.points for line in lines) for lines in sheet(state)]
    return ranked([(points[seat], len(player.prophecies), player.flowers or 0) for seat, player in enumerate(players)])


def completed(player: Player) -> dict[str, Built]:
    """DUN-130 The buildings that are not removed."""
    return {square: built for square, built in player.village.items() if built.token == 0}


def colours(data: Any, built: Built) -> set[str]:
    """DUN-030, 114 All colours of a building."""
    colour = entry(data["building"], built.tile)["colour"]
    return {*(COLOURS if colour == "multi" else [colour]), *built.colours}


def neighbour(square: str, side: str) -> str:
    """The name of the next square on a side, which may lie beyond the board."""
    across, down = STEPS_TO[side]
    return f"{chr(ord(square[0]) + across)}{int(square[1]) + down}"


def pointing(side: str, turned: int) -> str:
    """Where an arrow printed on a side points on a tile that is turned (R-07)."""
    return "NESW"[("NESW".index(side) + turned) % 4]


def entry(group: Any, id: str) -> Any:
    """The entry of that id in a list of the component file."""
    return next(item for item in group if item["id"] == id)


def _lines(data: Any, player: Player) -> Iterator[Line]:
    scoring = data["scoring"]
    village = completed(player)
    for square, built in village.items():
        level = entry(data["building"], built.tile)["level"]
        yield Line(f"{built.tile} at {square}", scoring["building_points"][level - 1], "DUN-131")
    for square, built in village.items():
        yield from _arrows(data, village, square, built)
    for id in player.prophecies:
        yield Line(f"prophecy {id}", entry(data["prophecy"], id)["points"], "DUN-133")
    yield Line(f"{_counted(player.artefacts, 'complete artefact')}", _artefacts(scoring, player.artefacts), "DUN-134")
    flowers = player.flowers or 0
    yield Line(f"{_counted(flowers, 'flower')}", flowers // scoring["flowers_per_point"], "DUN-135")


def _arrows(data: Any, village: dict[str, Built], square: str, built: Built) -> Iterator[Line]:
    """DUN-132 Each arrow that points to a completed building of its colour."""
    tile = entry(data["building"], built.tile)
    for side, points in tile.get("arrow_points", {}).items():
        target = neighbour(square, pointing(side, built.turned))
        if target in village and tile["arrow_colour"] in colours(data, village[target]):
            yield Line(f"arrow of {built.tile} at {square} to {target}", points, "DUN-132")


def _artefacts(scoring: Any, artefacts: int) -> int:
    """DUN-134."""
    table = scoring["artefact_points"]
    further = max(0, artefacts - (len(table) - 1))
    return int(table[artefacts - further]) + further * int(scoring["artefact_points_each_further"])


def _counted(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"
