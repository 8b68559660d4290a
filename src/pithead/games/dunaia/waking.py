"""The gains from the squares beside a Dunaïa when it wakes, computed in the simple way from tiles and tokens before anybody decides.

If the second effect depends on a choice made for the first (which chips, which moves), it is computed without that choice.
"""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from pithead.games.dunaia.scoring import entry, is_live, village_points
from pithead.games.dunaia.snapshot import Built


class Waking(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of waking a square.

    A construction advances to square `token` of `needed`, or is completed for `points`. Otherwise the square gives flowers, the chip of
    the Dunaïa, chips of choice, moves, or nothing.
    """

    square: str
    gives: Literal["nothing", "progress", "complete", "gain"] = "nothing"
    token: int = 0
    needed: int = 0
    points: int = 0
    flowers: int = 0
    chip: int = 0  # its number
    chips: int = 0
    moves: int = 0


@dataclass(frozen=True)
class Village:
    """The parts of a village that matter for waking: buildings by square, chips outside, and the stock if it can run out."""

    data: Any  # the component file
    buildings: dict[str, Built]
    outside: list[int]
    stock: int | None


def orders(village: Village, dunaia: int, place: str) -> list[list[Waking]]:
    """DUN-051, 062 Return the orders in which the two squares of a Dunaïa can wake, each square as it is at that moment. There are two
    orders if both squares have an effect now, else only one."""
    one, two = place.split("-")
    first, second = woken(village, one, dunaia), woken(village, two, dunaia)
    forth = [first, woken(after(village, first), two, dunaia)]
    back = [second, woken(after(village, second), one, dunaia)]
    if first.gives != "nothing" != second.gives:
        return [forth, back]
    return [back if first.gives == "nothing" != second.gives else forth]


def differ(orders: list[list[Waking]]) -> bool:
    """Return whether it matters which square wakes first: the orders give different things, or there is a choice to make."""
    forth, *back = [sorted(order, key=lambda waking: waking.square) for order in orders]
    return any(order != forth for order in back) or any(waking.chips or waking.moves for waking in forth)


def woken(village: Village, square: str, dunaia: int) -> Waking:
    """DUN-052 to 060 Return what a square gives as it is."""
    built = village.buildings.get(square)
    if built is None:
        printed = next(item for item in village.data["square"] if item["name"] == square)
        return _gain(village, square, [(printed["empty_effect"], printed["amount"])], dunaia)
    tile = entry(village.data["building"], built.tile)
    if built.token:
        return _progress(village, square, built.token + 1, tile["construction_squares"])
    if tile["level"] != 2:
        return Waking(square)  # DUN-031
    done = _completed(village)
    live = [arrow for side, arrow in tile.get("arrows", {}).items() if is_live(village.data, done, square, side)]
    paid = [(tile["centre_effect"], tile["centre_amount"]), *((arrow["effect"], arrow["amount"]) for arrow in live)]
    return _gain(village, square, paid, dunaia)


def after(village: Village, waking: Waking) -> Village:
    """Return the village after a square has woken."""
    if waking.gives == "nothing":
        return village
    buildings = village.buildings
    if waking.gives in ("progress", "complete"):
        token = waking.token if waking.gives == "progress" else 0
        buildings = buildings | {waking.square: msgspec.structs.replace(buildings[waking.square], token=token)}
    outside = [chip for chip in village.outside if chip != waking.chip and len(village.outside) > waking.chips]
    stock = None if village.stock is None else village.stock - waking.flowers
    return Village(village.data, buildings, outside, stock)


def _progress(village: Village, square: str, token: int, needed: int) -> Waking:
    """DUN-055, 056 Return the advance or completion of a construction."""
    if token < needed:
        return Waking(square, "progress", token, needed)
    finished = after(village, Waking(square, "complete"))
    points = sum(village_points(village.data, _completed(finished))) - sum(village_points(village.data, _completed(village)))
    return Waking(square, "complete", token, needed, points)


def _gain(village: Village, square: str, paid: list[tuple[str, int]], dunaia: int) -> Waking:
    """Return flowers, chips and moves, as far as they can be gained (DUN-054, 160, 161)."""

    def sum_of(effect: str) -> int:
        return sum(amount for name, amount in paid if name == effect)

    flowers = sum_of("flower") if village.stock is None else min(sum_of("flower"), village.stock)
    chip = dunaia if sum_of("chip_own") and dunaia in village.outside else 0
    chips, moves = min(sum_of("chip_any"), len(village.outside)), sum_of("move")
    gives: Literal["gain", "nothing"] = "gain" if flowers or chip or chips or moves else "nothing"
    return Waking(square, gives, flowers=flowers, chip=chip, chips=chips, moves=moves)


def _completed(village: Village) -> dict[str, Built]:
    return {square: built for square, built in village.buildings.items() if built.token == 0}
