"""The gain from a tile in a cell of its owner's mine, kind by kind, without making the move.

The gain depends on its level, its column and the counts of the rewards. Moves of tiles can also lose something, so they are evaluated
by comparing two whole sheets.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from pithead.games.dynamine.plain import ENTRANCE, Cell, Tile, beside, elements, held_cards, is_linked, mine_of, open_mission, scores_altar
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.scoring import (
    Parts,
    asks_for,
    counts_entrance,
    goals,
    numbers_of,
    parts_with,
    places,
    reward_cards,
    veins_by_level,
)


class Prospects:
    """The gains of a seat from its next tile; `missions` are those that count (DYN-010)."""

    def __init__(self, state: Dynamine, seat: int, missions: Sequence[Tile]) -> None:
        self.state, self.seat = state, seat
        self.mines = [mine_of(state, other) for other in range(state.seats)]
        self.mine = self.mines[seat]
        self.counts = [elements(mine) for mine in self.mines]
        self.numbers = numbers_of(state)
        self.veins = veins_by_level(self.mine)
        self.altars = Counter(level for (level, _), tile in self.mine.items() if scores_altar(tile))
        self.items = [card for card in held_cards(state, seat) if card.get("effect") == "vp_per"]
        self.missions = missions
        self.now = sum(goal.points for goal in goals(state, self.mine, missions))

    def of(self, cell: Cell, tile: Tile) -> Parts:
        """Return the gain from this tile in this empty cell."""
        return Parts(
            veins=tile["veins"] * min(cell[0], self.numbers["vein_level_cap"]),
            altars=self._altars(cell[0], tile),
            wells=self._wells(cell, tile),
            fossils=tile["fossil_vp"],
            rewards=sum(self._reward(card, cell[0], tile) for card in reward_cards(self.state)),
            items=sum(card["vp"] * self._more(card["what"], cell[0], tile) for card in self.items),
            missions=self.mission_points(cell, tile),
        )

    def mission_points(self, cell: Cell, tile: Tile) -> int:
        """DYN-105 Return how much more the missions would pay."""
        if not any(asks_for(self.state, card, cell[0], tile) for card in self.missions):
            return 0
        return sum(goal.points for goal in goals(self.state, self.mine | {cell: tile}, self.missions)) - self.now

    def _altars(self, level: int, tile: Tile) -> int:
        """DYN-091 Return the points of the tile's own altar, plus what its veins add to the altars of its level."""
        each = self.numbers["altar_per_vein_same_level"]
        own = tile["altar_vp"] + each * (self.veins.get(level, 0) + tile["veins"]) if scores_altar(tile) else 0
        return int(own + each * tile["veins"] * self.altars[level])

    def _wells(self, cell: Cell, tile: Tile) -> int:
        """DYN-093 to 095, R19 Return the points of the tile's own well, plus those of the wells whose shaft it extends."""
        above, below = self._column(cell, tile, "N"), self._column(cell, tile, "S")
        both = self.state.pieces.wells_down
        entrance = self._reaches_entrance(cell, tile, len(above))
        tiles = _wells_in(below) * (1 + len(above) + entrance) + (_wells_in(above) * (1 + len(below)) if both else 0)
        base = 0
        if tile["well"] != "none":
            base = self.numbers["well_base_plain" if tile["well"] == "plain" else "well_base_altar_or_dragon"]
            tiles += len(above) + entrance + (len(below) if both else 0)
        return base + self.numbers["well_per_vertical_tile"] * tiles

    def _reaches_entrance(self, cell: Cell, tile: Tile, above: int) -> bool:
        """R19 Return whether the wells of this column would count the entrance, which is this many tiles above the new one."""
        return counts_entrance(self.state, self.mine | {cell: tile}, (cell[0] - above, cell[1]))

    def _column(self, cell: Cell, tile: Tile, side: str) -> list[Tile]:
        """Return the tiles in an unbroken chain of links from this one, straight up or down."""
        tiles = []
        while is_linked(self.mine, cell, tile, side) and beside(cell, side) != ENTRANCE:
            cell = beside(cell, side)
            tile = self.mine[cell]
            tiles.append(tile)
        return tiles

    def _more(self, what: str, level: int, tile: Tile) -> int:
        """DYN-098 Return how much the tile adds to a count used by rewards and items."""
        match what:
            case "depth":
                return max(0, level - self.counts[self.seat]["depth"])
            case "tiles":
                return 1
            case "wells":
                return int(tile["well"] != "none")
        return int(tile[what])

    def _reward(self, card: Tile, level: int, tile: Tile) -> int:
        what = card["category"]
        more = self._more(what, level, tile)
        if not more:
            return 0
        counts = [counted[what] for counted in self.counts]
        raised = [count + more if other == self.seat else count for other, count in enumerate(counts)]
        return places(self.state, card, raised)[self.seat].points - places(self.state, card, counts)[self.seat].points

    def of_move(self, origin: Cell, cell: Cell) -> Parts:
        """Return the gain or loss from moving a tile; a dealt mission counts if everyone knows it."""
        moved = {at: tile for at, tile in self.mine.items() if at != origin} | {cell: self.mine[origin]}
        counts = [elements(moved) if other == self.seat else counted for other, counted in enumerate(self.counts)]
        return parts_with(self.state, moved, counts, self.seat, open_mission(self.state, self.seat)).less(self.parts)

    @cached_property
    def parts(self) -> Parts:
        """The seat's present points by kind."""
        return parts_with(self.state, self.mine, self.counts, self.seat, open_mission(self.state, self.seat))


def public_missions(state: Dynamine, seat: int) -> list[Tile]:
    """Return the missions that everyone knows a seat has: those taken, and the dealt one where missions are open."""
    missions = [card for card in held_cards(state, seat) if "effect" not in card]
    dealt = open_mission(state, seat)
    return [*missions, dealt] if dealt else missions


def _wells_in(tiles: list[Tile]) -> int:
    return sum(tile["well"] != "none" for tile in tiles)
