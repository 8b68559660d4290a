"""Excavate 1 and the placement rules: adding cards and buildings to the mine, and the spots and sites that follow.

No move is checked here; legality follows from `fitting` and `sites`, which are kept up to date.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest
from pithead.games.miner_inconvenience.box import (
    ALL_SPOTS,
    ALONE,
    APART,
    BESIDE,
    COUNT,
    CUMULATIVE,
    DOORS,
    EDGES,
    GEOMETRIC,
    HIDES,
    LINK,
    MEETS,
    NOTHING,
    NOWHERE,
    OVERLAPS,
    OVERLAPS_FROM,
    SAME,
    SEAM_BEYOND,
    SEAM_COUNT,
    SEAM_SIDE,
    SEAMS,
    SIGHTS,
    SIGHTS_FROM,
    STEPS,
    STRADDLES,
    THIRD,
    TL,
    TOP_FACE,
    TR,
    TRIANGLES,
    TRIPLE,
    VISIBLE_THIRD,
    WHOLE,
    direction,
    door_at,
    near_code,
    relation,
)
from pithead.games.miner_inconvenience.state import Mine


class Dug(Mine):
    """A mine that can grow."""

    def lay(self, card: i64, centre: i64) -> None:
        """Add the card to the mine and cover what is under it; no rule is checked."""
        self.centres[card] = centre
        self.shows[card] = WHOLE
        first = card * TRIANGLES
        t: i64
        for t in range(TRIANGLES):
            self.links[first + t] = ALONE
        for t in range(TRIANGLES):
            self.join(first + t, t % EDGES, first + (t + TRIANGLES - 1) % TRIANGLES)
        for old in self.laid:
            how = relation(centre, self.centres[old])
            if how != APART:
                self.cover(old, HIDES[how])
                self.sew(card, old, how)
                self.survey(old)
        self.laid = append(self.laid, card)
        self.survey(card)

    def cover(self, card: i64, triangles: i64) -> None:
        """Hide these triangles of a card."""
        hidden = self.shows[card] & triangles
        self.shows[card] ^= hidden
        while hidden != 0:
            self.links[card * TRIANGLES + lowest(hidden)] = ALONE
            hidden &= hidden - 1

    def sew(self, card: i64, old: i64, how: i64) -> None:
        """Join the new card to what an old one still shows along its outline."""
        seam: i64
        for seam in range(how * SEAMS, how * SEAMS + SEAM_COUNT[how]):
            side = SEAM_SIDE[seam]
            beyond = SEAM_BEYOND[seam]
            edge = direction(side)
            if self.shows[old] >> beyond & 1 != 0:
                self.join(card * TRIANGLES + side, edge, old * TRIANGLES + beyond)
            elif self.is_roof(old, beyond):
                wall = self.pieces.walls + self.roofs[old] * DOORS + door_at(beyond, edge)
                self.see(card * TRIANGLES + side, edge, wall)

    def is_roof(self, card: i64, triangle: i64) -> bool:
        """Return whether a building covers this triangle of a card."""
        return triangle in (TR, TL) and self.roofs[card] != NOWHERE

    def join(self, one: i64, edge: i64, other: i64) -> None:
        """Link two visible triangles at the edge in this direction."""
        self.see(one, edge, other)
        self.see(other, edge, one)

    def see(self, triangle: i64, edge: i64, beyond: i64) -> None:
        """Set what is beyond an edge of a triangle."""
        by = edge * LINK
        old = self.links[triangle] >> by & NOTHING
        self.links[triangle] ^= (old ^ beyond) << by

    def beyond(self, triangle: i64, edge: i64) -> i64:
        """Return what is beyond an edge of a visible triangle."""
        return self.links[triangle] >> (edge * LINK) & NOTHING

    # Sites for buildings.

    def survey(self, card: i64) -> None:
        """Update which buildings the top face of a card can take (MIN-112, 113)."""
        self.sites[card] = self.takes(card)
        if self.sites[card] != 0:
            self.sited |= BIT[card]
        else:
            self.sited &= ~BIT[card]

    def takes(self, card: i64) -> i64:
        """Return the set of buildings that the top face of a card can take, including those already built."""
        shows = self.shows[card]
        if shows & TOP_FACE != TOP_FACE:
            return 0
        if self.pieces.builds_bound and shows != WHOLE:  # R4
            return 0
        first = card * TRIANGLES
        return self.pieces.homes[self.doors_for(first + TR, TR) | self.doors_for(first + TL, TL)]

    def doors_for(self, triangle: i64, number: i64) -> i64:
        """Return the doors needed where tunnels outside meet one half of a top face (MIN-113)."""
        needed: i64 = 0
        edge: i64
        for edge in range(1, EDGES):
            if self.pieces.ports[triangle] >> edge & 1 != 0 and self.beyond(triangle, edge) < self.pieces.walls:
                needed |= BIT[door_at(number, edge)]
        return needed

    def roof(self, building: i64, card: i64) -> None:
        """Put a building on the top face of a card (MIN-112)."""
        self.roof_half(building, card, TR)
        self.roof_half(building, card, TL)
        self.cover(card, TOP_FACE)
        self.roofs[card] = building
        self.stands[building] = card
        self.built |= BIT[building]
        self.survey(card)

    def roof_half(self, building: i64, card: i64, number: i64) -> None:
        """Show the building to the neighbours of one half of a top face."""
        edge: i64
        for edge in range(1, EDGES):
            other = self.beyond(card * TRIANGLES + number, edge)
            if other < self.pieces.walls:
                self.see(other, edge, self.pieces.walls + building * DOORS + door_at(number, edge))
                if other // TRIANGLES != card:
                    self.survey(other // TRIANGLES)

    # Spots for the next card.

    def find_spots(self) -> None:
        """MIN-031 to 053 Find the spots for the next card and the cards that fit there; the first way to a centre counts."""
        self.spots = vec[i64](capacity=ALL_SPOTS)
        self.places = vec[i64](capacity=ALL_SPOTS)
        self.fitting = vec[i64](capacity=ALL_SPOTS)
        self.find_round(self.last(), 0, ALL_SPOTS)
        if not self.has_ladder(self.last()):
            return
        climbable = self.climbable()
        while climbable != 0:  # MIN-047
            card = lowest(climbable)
            climbable &= climbable - 1
            self.find_round(card, ALL_SPOTS + self.pieces.rungs[card] * self.pieces.climbs, self.pieces.climbs)

    def has_ladder(self, card: i64) -> bool:
        """MIN-050 Return whether a card shows a ladder."""
        triangle = self.pieces.ladders[card]
        return triangle >= 0 and self.shows[card] >> triangle & 1 != 0

    def climbable(self) -> i64:
        """Return the cards of the mine that show a ladder."""
        cards: i64 = 0
        for card in self.laid:
            if self.has_ladder(card):
                cards |= BIT[card]
        return cards

    def find_round(self, base: i64, first: i64, size: i64) -> None:
        """Find the spots around one card: six sides, then top, right and left face."""
        box = self.pieces
        asking: i64 = 0  # sides of spots that face something visible, spot * 6 + side
        mouth: i64 = 0  # those among them that require a mouth
        barred: i64 = 0  # spots where a card would hide too much
        for old in self.laid:
            code = near_code(self.centres[old], self.centres[base])
            if code != 0:
                seen, tunnels = self.sights(old, code)
                asking |= seen
                mouth |= tunnels
                barred |= self.barred_by(old, code)
        touched = self.touched(base)
        spot: i64
        for spot in range(size):
            centre = self.centres[base] + STEPS[BESIDE + spot]
            if barred & BIT[spot] == 0 and touched & MEETS[spot] != 0 and (first == 0 or not self.is_place(centre)):
                sides = asking >> (spot * TRIANGLES) & WHOLE
                fitting = box.fits[sides * (WHOLE + 1) + (mouth >> (spot * TRIANGLES) & WHOLE)]
                if fitting != 0:
                    self.spots = append(self.spots, first + spot)
                    self.places = append(self.places, centre)
                    self.fitting = append(self.fitting, fitting)

    def touched(self, base: i64) -> i64:
        """MIN-053 Return the triangles of a card at which a new card would touch it, the building on it, or the last tile."""
        if not self.pieces.contact:
            return WHOLE
        roofed = TOP_FACE if self.roofs[base] != NOWHERE else 0
        return self.shows[base] | roofed | HIDES[relation(self.centres[self.last()], self.centres[base])]

    def is_place(self, centre: i64) -> bool:
        """Return whether a spot with this centre is already listed."""
        return any(place == centre for place in self.places)

    def sights(self, old: i64, code: i64) -> tuple[i64, i64]:
        """Return the sides of spots that face something visible of a card, and those that face a tunnel (MIN-041, 043)."""
        seen: i64 = 0
        tunnels: i64 = 0
        shows = self.shows[old]
        ports = self.pieces.ports
        roofed = self.roofs[old] != NOWHERE
        i: i64
        for i in range(SIGHTS_FROM[code], SIGHTS_FROM[code + 1], TRIPLE):
            t = SIGHTS[i + 1] // EDGES
            edge = SIGHTS[i + 1] % EDGES
            if shows & BIT[t] != 0:
                seen |= SIGHTS[i + 2]
                if ports[old * TRIANGLES + t] & BIT[edge] != 0:
                    tunnels |= SIGHTS[i + 2]
            elif roofed and self.is_wall(old, t, edge):
                seen |= SIGHTS[i + 2]  # MIN-044 a wall requires rock; a door allows both
        return seen, tunnels

    def is_wall(self, card: i64, triangle: i64, edge: i64) -> bool:
        """Return whether an edge of a covered triangle is a side without a door of the building there."""
        if not self.is_roof(card, triangle):
            return False
        return self.pieces.doors[self.roofs[card]] & BIT[door_at(triangle, edge)] == 0

    def barred_by(self, old: i64, code: i64) -> i64:
        """Return the spots at which a card would hide too much of this one."""
        cards: i64 = 0
        i: i64
        for i in range(OVERLAPS_FROM[code], OVERLAPS_FROM[code + 1], TRIPLE):
            if not self.may_hide(old, OVERLAPS[i + 2]):
                cards |= BIT[OVERLAPS[i + 1]]
        return cards

    def may_hide(self, old: i64, how: i64) -> bool:
        """MIN-036 to 039, 052 Return whether a card may be overlapped in this way."""
        hides = HIDES[how]
        if self.roofs[old] != NOWHERE and hides & TOP_FACE != 0:
            return False
        if how >= STRADDLES and old == self.last() and not (how != SAME and self.pieces.half_faces):
            return False
        shows = self.shows[old]
        if self.pieces.overlap == GEOMETRIC:
            return how != SAME or shows == 0
        if self.pieces.overlap == CUMULATIVE:
            return shows & hides == 0 or COUNT[WHOLE & ~(shows & ~hides)] <= THIRD
        if self.pieces.overlap == VISIBLE_THIRD:
            return TRIANGLES // THIRD * COUNT[shows & hides] <= COUNT[shows]
        return COUNT[shows & hides] <= THIRD
