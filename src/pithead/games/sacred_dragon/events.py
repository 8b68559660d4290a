"""Events on the mountain; their sentences are in words/<language>.ftl."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from pithead.core.engine.grids import HEX, cell
from pithead.core.engine.state import OVER
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.cells import read_cell, written
from pithead.games.sacred_dragon.mines import Mine, attached, barred, in_question, last_cell, mine_on
from pithead.games.sacred_dragon.moves import edges, numbers, turned
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.read_components import names
from pithead.games.sacred_dragon.scoring import Zone, stacks, zones


class DragonEvent(Event, frozen=True, kw_only=True, omit_defaults=True):
    """An event, and what ends with it; the end of the starting round counts as the end of a round (MSD-017)."""

    ends: Literal["", "turn", "round", "game"] = ""
    last_round: Literal["", "tokens", "pile", "both"] = ""  # why this event announces the last round (MSD-056)


class Begun(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="begin"):
    """The starting player has been drawn."""


class Taken(DragonEvent, frozen=True, kw_only=True, omit_defaults=True):
    """A seat draws a tile; `pile` is the number left to draw."""

    secret: ClassVar[tuple[str, ...]] = ("tile", "edges")

    tile: str | None
    edges: str | None  # clockwise from east
    pile: int


class Dealt(Taken, frozen=True, kw_only=True, omit_defaults=True, tag="deal"):
    """A tile of the first hand (MSD-014)."""


class Drawn(Taken, frozen=True, kw_only=True, omit_defaults=True, tag="draw"):
    """A tile at the end of a turn."""


class Centred(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="centre"):
    """The starting tile is placed in the middle (MSD-016)."""

    tile: str
    edges: str
    at: str
    pile: int


class Placed(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="place"):
    """A tile was placed, the first, second or third of the turn; `mine` is the mine it allows if it is the last."""

    tile: str
    turn: int
    edges: str  # as placed, clockwise from east
    at: str
    sides: int  # attached
    number: int
    mine: Mine | None


class Stopped(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="stop"):
    """The player stops placing tiles; the next decision is about `mine`."""

    tiles: int  # placed this turn
    mine: Mine | None


class Made(DragonEvent, frozen=True, kw_only=True, omit_defaults=True):
    """A mine on the last tile; `zone` is the zone it now belongs to, None if no token was placed."""

    tile: str
    at: str
    mine: Mine
    left: int  # tokens the seat has left
    zone: Zone | None


class Built(Made, frozen=True, kw_only=True, omit_defaults=True, tag="build"):
    """A new mine (MSD-043)."""


class Extended(Made, frozen=True, kw_only=True, omit_defaults=True, tag="extend"):
    """An extension (MSD-047) of adjacent foundations of the same seat."""

    beside: list[str]


class Waived(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="leave"):
    """The player declines the possible mine (MSD-042)."""

    at: str
    mine: Mine


class Supplied(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="supply"):
    """Supply; nobody draws from an empty pile (MSD-054)."""

    draws: int


class Reorganized(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="reorganize"):
    """A tile from the hand leaves the game (MSD-028), face down if the table plays that way (R10)."""

    secret: ClassVar[tuple[str, ...]] = ("tile", "edges")

    tile: str | None
    edges: str | None
    draws: int


class Shown(DragonEvent, frozen=True, kw_only=True, omit_defaults=True, tag="remove"):
    """In the starting round no tile of the hand fits: the hand is shown and one tile leaves the game (MSD-021)."""

    tile: str
    edges: str
    hand: list[str]  # including the tile


DragonEvents = Begun | Dealt | Drawn | Centred | Placed | Stopped | Built | Extended | Waived | Supplied | Reorganized | Shown


def happened(state: SacredDragon, form: Form, after: SacredDragon) -> Event:
    """Return the event of a move."""
    event, ends = _event(state, form, after), _ends(state, after)
    return replace(event, ends=ends, last_round=_announced(state, after)) if ends else event


def _event(state: SacredDragon, form: Form, after: SacredDragon) -> DragonEvent:
    seat = int(state.turn)
    match form["kind"]:
        case "begin":
            return Begun(seat=int(form["seat"]))
        case "draw":
            return _drawn(state, str(form["tile"]), after)
        case "place":
            return _placed(state, form, after)
        case "stop":
            return Stopped(seat=seat, tiles=int(state.played), mine=in_question(state))
        case "mine":
            return _made(state, after)
        case "leave":
            at = written(last_cell(state))
            return Waived(seat=seat, places=[at], at=at, mine=_offered_mine(state))
        case "supply":
            return Supplied(seat=seat, draws=draws(state, 1))
    return _removed(state, str(form["tile"]), opening=form["kind"] == "remove")


def draws(state: SacredDragon, tiles: int) -> int:
    """MSD-054 Return how many tiles are actually drawn when that many are due."""
    return min(tiles, int(state.stock))


def exchanged(state: SacredDragon) -> int:
    """MSD-028 Return how many tiles Reorganize draws: two, or one if the hand was full."""
    return draws(state, 1 if state.sizes[state.turn] == state.pieces.limit else 2)


def printed(state: SacredDragon, tile: str) -> str:
    """Return the edges of a tile as printed."""
    return edges(state.pieces, numbers(state.pieces)[tile], 0)


def _drawn(state: SacredDragon, tile: str, after: SacredDragon) -> DragonEvent:
    face, pile, seat = printed(state, tile), int(after.stock), int(state.turn)
    if state.phase == phases.CENTRE:
        at = written(int(cell(0, 0)))
        return Centred(places=[at], tile=tile, edges=face, at=at, pile=pile)
    kind = Dealt if state.phase == phases.DEAL else Drawn
    return kind(seat=seat, known=[seat], tile=tile, edges=face, pile=pile)


def _placed(state: SacredDragon, form: Form, after: SacredDragon) -> DragonEvent:
    seat, at = int(state.turn), read_cell(str(form["at"]))
    sides, near = attached(int(state.marks[state.space_at(at)]))
    allowed = not after.apart and barred(state, seat, sides, near) is None
    return Placed(
        seat=seat,
        places=[str(form["at"])],
        tile=str(form["tile"]),
        turn=int(form["turn"]),
        edges=turned(state, form),
        at=str(form["at"]),
        sides=sides,
        number=int(state.played) + 1,
        mine=mine_on(state, seat, at, sides, near) if allowed else None,
    )


def _made(state: SacredDragon, after: SacredDragon) -> DragonEvent:
    seat, cell, mine = int(state.turn), last_cell(state), _offered_mine(state)
    at, tile = written(cell), names(state.pieces)[int(state.laid[len(state.laid) - 1])]
    gains = [int(now - before) for before, now in zip(state.scores(), after.scores(), strict=True)]
    zone = next((zone for zone in zones(after, seat) if at in zone.cells), None)
    left = int(after.tokens[seat])
    if mine.kind == "build":
        return Built(seat=seat, places=[at], gains=gains, tile=tile, at=at, mine=mine, left=left, zone=zone)
    beside = [written(near) for near, _ in stacks(state, seat) if near - cell in set(HEX)]
    return Extended(seat=seat, places=[at], gains=gains, tile=tile, at=at, mine=mine, left=left, zone=zone, beside=beside)


def _offered_mine(state: SacredDragon) -> Mine:
    offer = in_question(state)
    assert offer is not None
    return offer


def _removed(state: SacredDragon, tile: str, *, opening: bool) -> DragonEvent:
    seat, face = int(state.turn), printed(state, tile)
    if opening:
        return Shown(seat=seat, tile=tile, edges=face, hand=held_by(state, seat))
    secret = state.pieces.hidden_removal and not state.is_shown(numbers(state.pieces)[tile])
    return Reorganized(seat=seat, known=[seat] if secret else None, tile=tile, edges=face, draws=exchanged(state))


def held_by(state: SacredDragon, seat: int) -> list[str]:
    """Return the true hand of a seat."""
    ids, slots = names(state.pieces), len(state.hands) // int(state.seats)
    return [ids[int(tile)] for tile in state.hands[seat * slots : (seat + 1) * slots] if tile >= 0]


def _ends(state: SacredDragon, after: SacredDragon) -> Literal["", "turn", "round", "game"]:
    if after.seat == OVER:
        return "game"
    if state.phase != phases.OPENING and (state.phase < phases.TURN or after.phase != phases.TURN):
        return ""
    return "round" if after.round != state.round else "turn"


def _announced(state: SacredDragon, after: SacredDragon) -> Literal["", "tokens", "pile", "both"]:
    """MSD-056 Return why the end of this turn brings the last round, or ""."""
    if state.last_round or not after.last_round:
        return ""
    if not after.is_short(state.turn):
        return "pile"
    return "tokens" if after.stock else "both"
