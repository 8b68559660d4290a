"""Excavate 2 and 3: the gains of a new card by supply and by veins."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, ones
from pithead.games.miner_inconvenience.box import DOORS, EDGES, LINK, NOTHING, TRIANGLES
from pithead.games.miner_inconvenience.play.digging import Dug


class Supplied(Dug):
    """A mine with tunnels that lead to buildings, and with veins."""

    def supply(self, card: i64) -> i64:
        """MIN-060 to 070 Return how many buildings a card can reach through tunnels within their ranges."""
        farthest: i64 = 0
        rest = self.built
        while rest != 0:
            farthest = max(farthest, self.range_of(lowest(rest)))
            rest &= rest - 1
        if self.built == 0 or farthest < self.pieces.first:
            return 0
        paths = self.paths(card, farthest)
        total: i64 = 0
        building: i64
        for building in range(len(paths)):
            if paths[building] <= self.range_of(building):
                total += 1
        return total

    def paths(self, card: i64, limit: i64) -> vec[i64]:
        """Return for each building the tiles on the shortest path from a card (MIN-061 to 065); FAR if there is none up to the limit."""
        box = self.pieces
        wanted = self.built
        paths = box.unreached[:]
        reached = box.zeros[:]
        now = vec[i64](capacity=2 * TRIANGLES)
        t: i64
        for t in range(TRIANGLES):
            now = append(now, card * TRIANGLES + t)
        tiles = box.first
        while len(now) > 0 and wanted != 0 and tiles <= limit:
            later = vec[i64](capacity=2 * TRIANGLES)
            while len(now) > 0:
                now, at = pop(now)
                owner = at // TRIANGLES
                if reached[owner] >> (at % TRIANGLES) & 1 != 0:
                    continue
                reached[owner] |= BIT[at % TRIANGLES]
                ports = box.ports[at]
                links = self.links[at]
                while ports != 0:
                    beyond = links & NOTHING
                    if ports & 1 == 0 or beyond == NOTHING:
                        pass
                    elif beyond >= box.walls:  # MIN-065 a building ends the path
                        building = (beyond - box.walls) // DOORS
                        if wanted >> building & 1 != 0:
                            wanted ^= BIT[building]
                            paths[building] = tiles
                    elif beyond // TRIANGLES == owner:
                        now = append(now, beyond)
                    else:
                        later = append(later, beyond)  # MIN-062, 069 one more tile
                    ports >>= 1
                    links >>= LINK
            now = later
            tiles += 1
        return paths

    def veins(self, card: i64) -> i64:
        """MIN-080 to 087 Return how many other cards show nuggets in the areas that this card adds nuggets to."""
        box = self.pieces
        if box.rich >> card & 1 == 0:  # MIN-084
            return 0
        been = box.zeros[:]
        total: i64 = 0
        t: i64
        corner: i64
        for t in range(TRIANGLES):
            for corner in range(EDGES):
                if box.nuggets[card * TRIANGLES + t] >> corner & 1 != 0:
                    total += ones(self.vein(card * TRIANGLES + t, corner, been) & ~BIT[card])  # MIN-083
        return total

    def vein(self, triangle: i64, corner: i64, been: vec[i64]) -> i64:
        """Return the cards with nuggets in the area at a corner of a triangle.

        `been` marks the corners visited, so that an area is counted once (MIN-087).
        """
        box = self.pieces
        cards: i64 = 0
        todo = vec[i64](capacity=4 * TRIANGLES)
        todo = append(todo, triangle * EDGES + corner)
        edge: i64
        while len(todo) > 0:
            todo, node = pop(todo)
            at = node // EDGES
            corner = node % EDGES
            owner = at // TRIANGLES
            mark = BIT[node % (EDGES * TRIANGLES)]
            if been[owner] & mark != 0:
                continue
            been[owner] |= mark
            if box.nuggets[at] >> corner & 1 != 0:
                cards |= BIT[owner]
            for edge in range(EDGES):
                if edge != corner:
                    end = EDGES - edge - corner
                    if box.ports[at] >> edge & 1 == 0:  # along an edge that no tunnel crosses
                        todo = append(todo, at * EDGES + end)
                    beyond = self.links[at] >> (edge * LINK) & NOTHING
                    if beyond < box.walls:  # across the edge (MIN-081, 085)
                        todo = append(todo, beyond * EDGES + end)
        return cards
