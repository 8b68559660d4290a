"""The position: mine, buildings, hands and deck, and what can be read off the mine. Turns are in play.py.

The mine needs no board. Each visible triangle knows what lies beyond its three edges (`links`), and a
covered one knows nothing, for covered print does not exist (MIN-050). Two more things follow from the
mine and are kept while it grows: the spots for the next card with the cards that fit each, and the
cards whose top face can take a building. All vecs by card are as long as the box has cards.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pithead.core.bits import BIT, listed, lowest, ones
from pithead.core.rng import Rng
from pithead.core.state import Box, State
from pithead.games.miner_inconvenience.tables import (
    ALL_SPOTS,
    ALONE,
    APART,
    BESIDE,
    COUNT,
    COVERS,
    CUMULATIVE,
    DOORS,
    EDGES,
    GEOMETRIC,
    HIDES,
    LINK,
    NOTHING,
    NOWHERE,
    SAME,
    SEAM_BEYOND,
    SEAM_SIDE,
    SEAMS,
    STRADDLES,
    THIRD,
    TL,
    TOP_FACE,
    TR,
    TRIANGLES,
    WHOLE,
    MinerBox,
    direction,
    door_at,
    relation,
    step,
)

# What is open.
DEAL: Final = 0  # chance: a card for a hand
START: Final = 1  # chance: the starting tile
ACTION: Final = 2  # excavate, build or upgrade
PAY: Final = 3  # a card to put under the deck
DRAW: Final = 4  # chance: a card for supply or veins
WON: Final = 5  # the deck is drawn, enough buildings are upgraded
STUCK: Final = 6  # lost: a seat could do nothing
DRAINED: Final = 7  # lost: the deck is drawn too early

FAR: Final = 999  # no path
PAYERS: Final = 8  # a card in the queue is card * PAYERS + the seat that paid it


class Mine(State):
    """The whole truth of a table; a card is in the deck, in a hand or in the mine."""

    pieces: MinerBox
    phase: i64
    turn: i64  # whose turn it is
    supply_due: i64  # cards that chance still owes for supply
    vein_due: i64  # and for veins
    price: i64  # cards still to pay
    unknown: i64  # the cards of the deck that nobody has put there; they have no order
    queue: vec[i64]  # the cards paid, under them, first in first out
    hands: vec[i64]  # by seat, a set of cards
    traced: vec[i64]  # by seat: cards in other hands that it can place; only with closed hands
    laid: vec[i64]  # the cards of the mine in order; the last one is the last tile (MIN-046)
    centres: vec[i64]  # by card: where it lies
    shows: vec[i64]  # by card: its visible triangles
    roofs: vec[i64]  # by card: the building on its top face, or NOWHERE
    links: vec[i64]  # by card and triangle: what lies beyond its edges
    stands: vec[i64]  # by building: the card it stands on, or NOWHERE
    built: i64  # the buildings in the mine, a set
    upgraded: i64  # those of them that are upgraded
    sited: i64  # the cards that can take some building
    sites: vec[i64]  # by card: which buildings
    spots: vec[i64]  # where the next card may lie, ascending
    places: vec[i64]  # by spot: its centre
    fitting: vec[i64]  # by spot: the cards that fit there, in whatever hand

    def __init__(
        self,
        seats: i64,
        seat: i64,
        pieces: MinerBox,
        phase: i64,
        turn: i64,
        supply_due: i64,
        vein_due: i64,
        price: i64,
        unknown: i64,
        queue: vec[i64],
        hands: vec[i64],
        traced: vec[i64],
        laid: vec[i64],
        centres: vec[i64],
        shows: vec[i64],
        roofs: vec[i64],
        links: vec[i64],
        stands: vec[i64],
        built: i64,
        upgraded: i64,
        sited: i64,
        sites: vec[i64],
        spots: vec[i64],
        places: vec[i64],
        fitting: vec[i64],
    ) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces
        self.phase = phase
        self.turn = turn
        self.supply_due = supply_due
        self.vein_due = vein_due
        self.price = price
        self.unknown = unknown
        self.queue = queue
        self.hands = hands
        self.traced = traced
        self.laid = laid
        self.centres = centres
        self.shows = shows
        self.roofs = roofs
        self.links = links
        self.stands = stands
        self.built = built
        self.upgraded = upgraded
        self.sited = sited
        self.sites = sites
        self.spots = spots
        self.places = places
        self.fitting = fitting

    def box(self) -> Box:
        return self.pieces

    def last(self) -> i64:
        """The last tile."""
        return self.laid[len(self.laid) - 1]

    def deck(self) -> i64:
        """How many cards are left in the deck."""
        return ones(self.unknown) + len(self.queue)

    def range_of(self, building: i64) -> i64:
        """MIN-067 The supply range on the side that is up."""
        return self.pieces.ranges[2 * building + (self.upgraded >> building & 1)]

    # Laying a card.

    def lay(self, card: i64, centre: i64) -> None:
        """The card becomes part of the mine and covers what is under it; no rule is checked here."""
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
        """These triangles of a card are hidden now."""
        hidden = self.shows[card] & triangles
        self.shows[card] ^= hidden
        while hidden != 0:
            self.links[card * TRIANGLES + lowest(hidden)] = ALONE
            hidden &= hidden - 1

    def sew(self, card: i64, old: i64, how: i64) -> None:
        """Join the new card to what an old one still shows along its outline."""
        seam: i64
        for seam in range(how * SEAMS, how * SEAMS + SEAMS):
            side = SEAM_SIDE[seam]
            if side < 0:
                return
            beyond = SEAM_BEYOND[seam]
            edge = direction(side)
            if self.shows[old] >> beyond & 1 != 0:
                self.join(card * TRIANGLES + side, edge, old * TRIANGLES + beyond)
            elif self.is_roof(old, beyond):
                wall = self.pieces.walls + self.roofs[old] * DOORS + door_at(beyond, edge)
                self.see(card * TRIANGLES + side, edge, wall)

    def is_roof(self, card: i64, triangle: i64) -> bool:
        """Whether a building covers this triangle of a card."""
        return triangle in (TR, TL) and self.roofs[card] != NOWHERE

    def join(self, one: i64, edge: i64, other: i64) -> None:
        """Two visible triangles meet at an edge of that direction."""
        self.see(one, edge, other)
        self.see(other, edge, one)

    def see(self, triangle: i64, edge: i64, beyond: i64) -> None:
        """From now on this lies beyond an edge of a triangle."""
        by = edge * LINK
        old = self.links[triangle] >> by & NOTHING
        self.links[triangle] ^= (old ^ beyond) << by

    def beyond(self, triangle: i64, edge: i64) -> i64:
        """What lies beyond an edge of a visible triangle."""
        return self.links[triangle] >> (edge * LINK) & NOTHING

    # Sites for buildings.

    def survey(self, card: i64) -> None:
        """Which buildings the top face of a card can take (MIN-112, 113)."""
        self.sites[card] = self.takes(card)
        if self.sites[card] != 0:
            self.sited |= BIT[card]
        else:
            self.sited &= ~BIT[card]

    def takes(self, card: i64) -> i64:
        """As `survey`, as a set of buildings, used ones too."""
        shows = self.shows[card]
        if shows & TOP_FACE != TOP_FACE:
            return 0
        if self.pieces.overlap == CUMULATIVE and shows != WHOLE:  # R4
            return 0
        first = card * TRIANGLES
        return self.pieces.homes[self.doors_for(first + TR, TR) | self.doors_for(first + TL, TL)]

    def doors_for(self, triangle: i64, number: i64) -> i64:
        """The doors needed where tunnels outside meet one half of a top face (MIN-113)."""
        needed: i64 = 0
        edge: i64
        for edge in range(1, EDGES):
            if self.pieces.ports[triangle] >> edge & 1 != 0 and self.beyond(triangle, edge) < self.pieces.walls:
                needed |= BIT[door_at(number, edge)]
        return needed

    def roof(self, building: i64, card: i64) -> None:
        """A building comes to stand on the top face of a card (MIN-112)."""
        self.roof_half(building, card, TR)
        self.roof_half(building, card, TL)
        self.cover(card, TOP_FACE)
        self.roofs[card] = building
        self.stands[building] = card
        self.built |= BIT[building]
        self.survey(card)

    def roof_half(self, building: i64, card: i64, number: i64) -> None:
        """The neighbours of one half of a top face see the building instead."""
        edge: i64
        for edge in range(1, EDGES):
            other = self.beyond(card * TRIANGLES + number, edge)
            if other < self.pieces.walls:
                self.see(other, edge, self.pieces.walls + building * DOORS + door_at(number, edge))
                if other // TRIANGLES != card:
                    self.survey(other // TRIANGLES)

    # Spots for the next card.

    def find_spots(self) -> None:
        """MIN-031 to 053 Where the next card may lie, and which cards fit there; the first way to a centre counts."""
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
        """MIN-050 Whether a card shows a ladder."""
        triangle = self.pieces.ladders[card]
        return triangle >= 0 and self.shows[card] >> triangle & 1 != 0

    def climbable(self) -> i64:
        """The cards of the mine that show a ladder."""
        found: i64 = 0
        for card in self.laid:
            if self.has_ladder(card):
                found |= BIT[card]
        return found

    def find_round(self, card: i64, first: i64, size: i64) -> None:
        """The spots round one card: six sides, then top, right and left face."""
        spot: i64
        for spot in range(size):
            centre = self.centres[card] + step(BESIDE + spot)
            if first == 0 or not self.is_place(centre):
                fitting = self.fit_at(centre)
                if fitting != 0:
                    self.spots = append(self.spots, first + spot)
                    self.places = append(self.places, centre)
                    self.fitting = append(self.fitting, fitting)

    def is_place(self, centre: i64) -> bool:
        """Whether a spot with this centre is listed already."""
        return any(place == centre for place in self.places)

    def fit_at(self, centre: i64) -> i64:
        """The cards that may lie at a centre: none where the overlap is too large, else those without a dead end."""
        asking: i64 = 0
        mouth: i64 = 0
        seam: i64
        for old in self.laid:
            how = relation(centre, self.centres[old])
            if how == APART:
                continue
            if how >= COVERS and not self.may_hide(old, how):
                return 0
            shows = self.shows[old]
            for seam in range(how * SEAMS, how * SEAMS + SEAMS):
                side = SEAM_SIDE[seam]
                if side < 0:
                    break
                beyond = SEAM_BEYOND[seam]
                if shows >> beyond & 1 != 0:
                    asking |= BIT[side]
                    mouth |= (self.pieces.ports[old * TRIANGLES + beyond] >> direction(side) & 1) * BIT[side]
                elif self.is_roof(old, beyond):
                    if self.pieces.doors[self.roofs[old]] >> door_at(beyond, direction(side)) & 1 == 0:
                        asking |= BIT[side]  # MIN-044 a wall wants rock; a door takes both
        return self.pieces.fits[asking * (WHOLE + 1) + mouth]

    def may_hide(self, old: i64, how: i64) -> bool:
        """MIN-036 to 039, 052 Whether a card may be overlapped in this way."""
        hides = HIDES[how]
        if self.roofs[old] != NOWHERE and hides & TOP_FACE != 0:
            return False
        if how >= STRADDLES and old == self.last():
            return False
        shows = self.shows[old]
        if self.pieces.overlap == GEOMETRIC:
            return how != SAME or shows == 0
        if self.pieces.overlap == CUMULATIVE:
            return shows & hides == 0 or COUNT[WHOLE & ~(shows & ~hides)] <= THIRD
        return COUNT[shows & hides] <= THIRD

    # What a card just laid brings.

    def supply(self, card: i64) -> i64:
        """MIN-060 to 070 How many buildings a card can reach through tunnels within their ranges."""
        farthest: i64 = 0
        rest = self.built
        while rest != 0:
            farthest = max(farthest, self.range_of(lowest(rest)))
            rest &= rest - 1
        if farthest == 0:
            return 0
        paths = self.paths(card, farthest)
        found: i64 = 0
        building: i64
        for building in range(len(paths)):
            if paths[building] <= self.range_of(building):
                found += 1
        return found

    def paths(self, card: i64, limit: i64) -> vec[i64]:
        """By building, the tiles that the shortest path from a card runs through (MIN-061 to 065); FAR without one up to the limit."""
        box = self.pieces
        wanted = self.built
        paths = vec[i64]([FAR] * box.buildings)
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
        """MIN-080 to 087 How many other cards show nuggets in the areas that this card adds nuggets to."""
        box = self.pieces
        if box.rich >> card & 1 == 0:  # MIN-084
            return 0
        been = box.zeros[:]
        found: i64 = 0
        t: i64
        corner: i64
        for t in range(TRIANGLES):
            for corner in range(EDGES):
                if box.nuggets[card * TRIANGLES + t] >> corner & 1 != 0:
                    found += ones(self.vein(card * TRIANGLES + t, corner, been) & ~BIT[card])  # MIN-083
        return found

    def vein(self, triangle: i64, corner: i64, been: vec[i64]) -> i64:
        """The cards with nuggets in the area at a corner of a triangle; `been` marks the corners gone to,
        so that an area is counted once (MIN-087)."""
        box = self.pieces
        found: i64 = 0
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
                found |= BIT[owner]
            for edge in range(EDGES):
                if edge != corner:
                    end = EDGES - edge - corner
                    if box.ports[at] >> edge & 1 == 0:  # along an edge that no tunnel crosses
                        todo = append(todo, at * EDGES + end)
                    beyond = self.links[at] >> (edge * LINK) & NOTHING
                    if beyond < box.walls:  # over the edge (MIN-081, 085)
                        todo = append(todo, beyond * EDGES + end)
        return found

    # What a seat cannot know.

    def guess(self, seat: i64, rng: Rng) -> State:
        """Open hands hide nothing: the deck is already a set and a queue that all know (MIN-017)."""
        new = self.copy()
        assert isinstance(new, Mine)
        if self.pieces.closed and self.phase < WON:
            new.redraw(seat, rng)
        return new

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Shuffle all cards that this seat cannot place among the places they may be in; each deal is equally likely.

        Who is to act certainly can, else the game would be over (MIN-022).
        """
        heap = self.hidden_from(seat)
        if heap == 0:
            return
        certain = self.phase != ACTION or self.turn == seat or self.can_spend()
        becomes = shuffled(heap, self.pieces.cards, rng)
        while not certain and not self.can_excavate(exchanged(self.hands[self.turn], becomes)):
            becomes = shuffled(heap, self.pieces.cards, rng)
        self.unknown = exchanged(self.unknown, becomes)
        i: i64
        for i in range(len(self.queue)):
            card = self.queue[i] // PAYERS
            self.queue[i] += (becomes[card] - card) * PAYERS
        for i in range(self.seats):
            self.hands[i] = exchanged(self.hands[i], becomes)
            if i != seat:
                self.traced[i] = exchanged(self.traced[i], becomes)

    def hidden_from(self, seat: i64) -> i64:
        """The cards that a seat cannot place; NOWHERE is an onlooker, who can place those of the mine alone."""
        heap = self.unknown
        other: i64
        for other in range(self.seats):
            if other != seat:
                heap |= self.hands[other]
        if seat != NOWHERE:
            heap &= ~self.traced[seat]
        for paid in self.queue:
            if paid % PAYERS != seat:
                heap |= BIT[paid // PAYERS]
        return heap

    def can_excavate(self, hand: i64) -> bool:
        """Whether some card of a hand fits some spot."""
        return any(fitting & hand != 0 for fitting in self.fitting)

    def can_spend(self) -> bool:
        """Whether the seat whose turn it is can build or upgrade."""
        return self.can_build() != 0 or self.can_upgrade() != 0

    def can_build(self) -> i64:
        """MIN-024, 111, 118 The buildings that the seat whose turn it is could put somewhere."""
        built = self.built
        used = ones(built)
        box = self.pieces
        if used == box.buildings or ones(self.hands[self.turn]) < box.build_cost[used]:
            return 0
        free = (BIT[box.buildings] - 1) & ~built
        rest = self.sited
        while rest != 0:
            if self.sites[lowest(rest)] & free != 0:
                return free
            rest &= rest - 1
        return 0

    def can_upgrade(self) -> i64:
        """MIN-024, 131 The outposts that the seat whose turn it is can upgrade."""
        outposts = self.built & ~self.upgraded
        if outposts == 0 or ones(self.hands[self.turn]) < self.pieces.upgrade_cost[ones(self.upgraded)]:
            return 0
        return outposts

    def scores(self) -> vec[i64]:
        """MIN-149 The cards in all hands together, for every seat; nothing after a loss."""
        cards: i64 = 0
        if self.phase <= WON:
            for hand in self.hands:
                cards += ones(hand)
        points = vec[i64](capacity=self.seats)
        i: i64
        for i in range(self.seats):
            points = append(points, cards)
        return points


def shuffled(heap: i64, cards: i64, rng: Rng) -> vec[i64]:
    """What each card becomes when those of a heap change places at random."""
    becomes = vec[i64](capacity=cards)
    card: i64
    for card in range(cards):
        becomes = append(becomes, card)
    places = listed(heap)
    i: i64
    for i in range(len(places)):
        one = places[i]
        other = places[i + rng.below(len(places) - i)]
        card = becomes[one]
        becomes[one] = becomes[other]
        becomes[other] = card
    return becomes


def exchanged(cards: i64, becomes: vec[i64]) -> i64:
    """A set of cards after they have changed places."""
    found: i64 = 0
    while cards != 0:
        found |= BIT[becomes[lowest(cards)]]
        cards &= cards - 1
    return found
