"""Possible mines: their kind, pay and cost, or why there is none."""

from functools import lru_cache
from typing import Literal

import msgspec

from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.box import SEATS, SIDES, DragonBox
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.scoring import Stacks, Which, stacks, zones_of

ANY_SEAT = (1 << SEATS) - 1
Bar = Literal["early", "foreign", "sides", "tokens"]


class Mine(msgspec.Struct, frozen=True):
    """A mine that a tile allows: attached sides, points marked at once, tokens placed, and the points that its owner's zones gain."""

    kind: Which
    sides: int
    points: int
    tokens: int
    zones: int


class Rate(msgspec.Struct, frozen=True):
    """Pay and cost of a mine with this many attached sides."""

    sides: int
    points: int
    tokens: int


class Rates(msgspec.Struct, frozen=True):
    """The rates for mines at this table (MSD-043, 047, R7)."""

    build: list[Rate]
    extend: list[Rate]


@lru_cache(maxsize=64)
def rates(box: DragonBox) -> Rates:
    """Return both tables of the player aid."""
    every = range(SIDES + 1)
    return Rates(
        [Rate(n, int(box.build_points[n]), int(box.build_tokens[n])) for n in every if box.build_tokens[n] >= 0],
        [Rate(n, int(box.extend_points[n]), int(box.extend_tokens[n])) for n in every if box.extend_tokens[n] >= 0],
    )


def barred(state: SacredDragon, seat: int, sides: int, near: int) -> Bar | None:
    """Return why a last tile with these attached sides and neighbouring foundations allows a seat no mine; None if it does.

    Either the starting round is not over (MSD-018), the foundations belong to others (MSD-039), or there are too few sides (MSD-040,
    046) or tokens (MSD-044).
    """
    if state.phase < phases.TURN:
        return "early"
    if near and not near >> seat & 1:
        return "foreign"
    needed = paid(state.pieces, sides, near)[1]
    if needed < 0:
        return "sides"
    left = int(state.tokens[seat])
    return None if left >= needed or (state.pieces.place_remaining and left > 0) else "tokens"


def mine_on(state: SacredDragon, seat: int, at: int, sides: int, near: int, own: Stacks | None = None) -> Mine:
    """Return the mine that such a tile on a cell allows a seat. Its kind follows from the position (MSD-051).

    When asking for many cells, pass in the seat's foundations.
    """
    points, needed = paid(state.pieces, sides, near)
    tokens = min(needed, int(state.tokens[seat]))
    if not near:
        return Mine("build", sides, points, tokens, tokens)
    return Mine("extend", sides, points, tokens, _zone_gain(stacks(state, seat) if own is None else own, at, tokens))


def in_question(state: SacredDragon) -> Mine | None:
    """Return the mine that the last tile of this turn allows; None while a bridge is due (R4)."""
    if state.phase not in (phases.MORE, phases.MINE) or state.apart:
        return None
    seat, sides, near = int(state.turn), int(state.sides), int(state.near)
    return None if barred(state, seat, sides, near) else mine_on(state, seat, last_cell(state), sides, near)


def attached(marks: int) -> tuple[int, int]:
    """Return the attached sides of an open space, and the set of seats with a foundation next to it."""
    return (marks & phases.ATTACHED).bit_count(), marks >> phases.NEAR & ANY_SEAT


def last_cell(state: SacredDragon) -> int:
    """Return the cell of the last tile placed."""
    return int(state.lying[len(state.lying) - 1]) // SIDES


def paid(box: DragonBox, sides: int, near: int) -> tuple[int, int]:
    """Return the points a mine pays and the tokens it costs; -1 for a number of sides without a mine."""
    if near:
        return int(box.extend_points[sides]), int(box.extend_tokens[sides])
    return int(box.build_points[sides]), int(box.build_tokens[sides])


@lru_cache(maxsize=8192)
def _zone_gain(own: Stacks, at: int, tokens: int) -> int:
    """Return how much tokens on a further cell add to the zones of a seat (MSD-061)."""
    if not tokens:
        return 0
    before, after = zones_of(own), zones_of((*own, (at, tokens)))
    return sum(zone.points for zone in after) - sum(zone.points for zone in before)
