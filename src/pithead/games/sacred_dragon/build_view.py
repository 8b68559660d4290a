"""Build the view of a position for each seat. Compiled, because every move rebuilds it for every viewer."""

from functools import lru_cache

from pithead.core.engine.bits import listed
from pithead.core.engine.state import OVER
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.box import SIDES, DragonBox
from pithead.games.sacred_dragon.cells import written
from pithead.games.sacred_dragon.events import draws, exchanged
from pithead.games.sacred_dragon.mines import Bar, Mine, attached, barred, in_question, mine_on, paid, rates
from pithead.games.sacred_dragon.moves import edges
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.read_components import letters, names
from pithead.games.sacred_dragon.scoring import Stacks, zones_of
from pithead.games.sacred_dragon.view import PHASES, Draws, Foundation, Gone, Held, Limits, Lying, Player, Pocket, Public, Space

POCKET = 5  # attached sides from which an open space counts as a pocket
NEAR_MARKS = (1 << phases.FRESH) - 1  # the marks of a space without those for this turn's tiles
MOST_SPACES = 16_384  # cached spaces, and cached tiles, per box
MOST_FOUNDED = 2_048  # cached foundations and players
MOST_BUILT = 2_048  # cached spaces per seat and number of tokens

Founded = tuple[tuple[int, int, int], ...]  # foundations in the order they were placed: cell, seat and tokens
Prospect = tuple[Mine | None, Bar | None]  # the mine that a space allows, or why it allows none


def public(state: SacredDragon) -> Public:
    """Return what is open on the table."""
    box, over = state.pieces, state.seat == OVER
    mountain, founded = _lying(state), _founded(state)
    played = int(state.played)
    more = min(int(box.most) - played, int(state.sizes[state.turn])) if state.phase in (phases.TURN, phases.MORE) else 0
    spaces = _spaces(state, _own(founded, int(state.turn)))
    return Public(
        phase=PHASES[int(state.phase)],
        start=int(state.start),
        turn=int(state.turn),
        round=int(state.round),
        last_round=bool(state.last_round),
        turns_left=int(state.turns_left()) if state.last_round and not over else None,
        pile=int(state.stock),
        limits=_limits(box),
        rates=rates(box),
        players=_players(state, founded),
        mountain=mountain,
        foundations=_foundations(founded),
        spaces=spaces,
        pockets=_pockets(state, spaces),
        this_turn=[lying.at for lying in mountain[len(mountain) - played :]],
        more=1 if state.phase == phases.OPENING else more,
        bridge=bool(state.apart),
        mine=in_question(state),
        draws=_draws(state) if state.phase == phases.TURN else None,
    )


def hands(state: SacredDragon, viewer: int | None) -> list[list[Held]]:
    """Return the tiles that a viewer knows, by seat: their own and those that everyone has seen (MSD-021). Once the game is over, these are
    all tiles."""
    return [_hand(state, seat, viewer) for seat in range(state.seats)]


def removed(state: SacredDragon, viewer: int | None) -> list[Gone]:
    """Return the tiles out of the game.

    One removed face down is known to the player who removed it (R10), and to all when the game is over.
    """
    if not len(state.removed):
        return []
    ids, over = names(state.pieces), state.seat == OVER
    gone = [(ids[int(tile)], int(by)) for tile, by in zip(state.removed, state.removers, strict=True)]
    return [Gone(tile if by % 2 or over or by // 2 == viewer else None, by // 2) for tile, by in gone]


def _hand(state: SacredDragon, seat: int, viewer: int | None) -> list[Held]:
    printed, known = _printed(state.pieces), seat == viewer or state.seat == OVER
    if not known and not len(state.shown):
        return []
    first = seat * int(state.slots())
    tiles = state.hands[first : first + int(state.sizes[seat])]
    return [printed[tile] for tile in tiles if known or state.is_shown(tile)]


@lru_cache(maxsize=64)
def _printed(box: DragonBox) -> list[Held]:
    """Return the tiles in use as they appear in a hand, by number."""
    return [Held(name, edges(box, tile, 0)) for tile, name in enumerate(names(box))]


@lru_cache(maxsize=64)
def _limits(box: DragonBox) -> Limits:
    return Limits(int(box.limit), int(box.most), int(box.tokens), int(box.trigger))


def _players(state: SacredDragon, founded: Founded) -> list[Player]:
    sizes, tokens, points = state.sizes, state.tokens, state.points
    return [
        _player(seat, _colour(state.pieces, seat), int(sizes[seat]), int(tokens[seat]), int(points[seat]), _own(founded, seat))
        for seat in range(state.seats)
    ]


@lru_cache(maxsize=MOST_FOUNDED)
def _player(seat: int, colour: str, tiles: int, tokens: int, points: int, own: Stacks) -> Player:
    zones = zones_of(own)
    worth = sum(zone.points for zone in zones)
    return Player(seat, colour, tiles, tokens, points, worth, points + worth, zones)


@lru_cache(maxsize=64)
def _colour(box: DragonBox, seat: int) -> str:
    return str(box.components.data["tokens"]["colours"]["list"][seat]["id"])


def _spaces(state: SacredDragon, own: Stacks) -> list[Space]:
    """Return the open spaces with the mine each would allow.

    Most are unchanged since the last view of the same seat with the same tokens.
    """
    turn, phase = int(state.turn), state.phase
    tokens = int(state.tokens[turn]) if phase >= phases.TURN else 0
    built = _built_spaces(state.pieces, turn, tokens, bool(phase < phases.TURN), bool(phase <= phases.MINE))
    if len(built) > MOST_BUILT:
        built.clear()
    like = dict[int, Prospect]()
    return [built.get(place) or _space(state, i, place, own, like, built) for i, place in enumerate(state.numbered())]


def _space(state: SacredDragon, i: int, place: int, own: Stacks, like: dict[int, Prospect], built: dict[int, Space]) -> Space:
    """Return an open space. It depends on the cell, pattern and marks; its mine also on tokens and zones."""
    known, at, pattern, marks = _spaces_of(state.pieces), int(state.cells[i]), int(state.patterns[i]), int(state.marks[i]) & NEAR_MARKS
    if len(known) > MOST_SPACES:
        known.clear()
    sides, near = attached(marks)
    if marks not in like:
        like[marks] = _prospect(state, sides, near)
    mine, why = like[marks]
    zoned = mine is not None and mine.kind == "extend" and mine.tokens > 0  # the gain of zones differs from place to place
    if zoned:
        mine = mine_on(state, int(state.turn), at, sides, near, own)
    key = at, pattern, marks, why if mine is None else mine.tokens, 0 if mine is None else mine.zones
    space = known.get(key)
    if space is None:
        asks = _asks(state.pieces, pattern, marks & phases.ATTACHED)
        space = known[key] = Space(written(at), sides, asks, [int(owner) for owner in listed(near)], mine, why)
    if not zoned:
        built[place] = space
    return space


@lru_cache(maxsize=128)
def _built_spaces(box: DragonBox, turn: int, tokens: int, early: bool, allowed: bool) -> dict[int, Space]:
    """Return the cache of open spaces by number, for a box and the seat whose turn it is, without zones."""
    return {}


@lru_cache(maxsize=64)
def _spaces_of(box: DragonBox) -> dict[tuple[int, int, int, Bar | int | None, int], Space]:
    """Return the cache of open spaces for a box."""
    return {}


def _prospect(state: SacredDragon, sides: int, near: int) -> Prospect:
    """Return the mine that a space allows the seat whose turn it is, without the gain of its zones, or why it allows none."""
    why = barred(state, int(state.turn), sides, near)
    allowed = why is None and state.phase <= phases.MINE
    return mine_on(state, int(state.turn), 0, sides, near, ()) if allowed else None, why


@lru_cache(maxsize=8192)
def _asks(box: DragonBox, pattern: int, sides: int) -> str:
    """Return the edges around an open space, clockwise from east; a wild edge accepts everything."""
    colours, base = letters(box), int(box.colours) + 1
    return "".join(colours[pattern // int(box.power[side]) % base] if sides >> side & 1 else " " for side in range(SIDES))


def _pockets(state: SacredDragon, spaces: list[Space]) -> list[Pocket]:
    if state.seat == OVER:
        return []
    known, tokens, early = _pockets_of(state.pieces), tuple(state.tokens), bool(state.phase < phases.TURN)
    if len(known) > MOST_SPACES:
        known.clear()
    pockets = []
    for space in spaces:
        if space.sides >= POCKET:
            key = space.at, space.sides, tuple(space.near), tokens, early
            pocket = known[key] if key in known else known.setdefault(key, _pocket(state, space))
            if pocket is not None:
                pockets.append(pocket)
    return pockets


@lru_cache(maxsize=64)
def _pockets_of(box: DragonBox) -> dict[tuple[str, int, tuple[int, ...], tuple[int, ...], bool], Pocket | None]:
    """Return the cache of pockets for a box, by space and tokens of all seats; None where no seat is allowed a mine."""
    return {}


def _pocket(state: SacredDragon, space: Space) -> Pocket | None:
    near = sum(1 << owner for owner in space.near)
    seats = [seat for seat in range(state.seats) if barred(state, seat, space.sides, near) is None]
    points = paid(state.pieces, space.sides, near)[0]
    return Pocket(space.at, "extend" if near else "build", space.sides, points, seats) if seats else None


def _draws(state: SacredDragon) -> Draws:
    size = int(state.sizes[state.turn])
    return Draws(
        explore=draws(state, 1) if size else None,
        supply=draws(state, 1) if size < state.pieces.limit else None,
        reorganize=exchanged(state) if size else None,
    )


def _lying(state: SacredDragon) -> list[Lying]:
    """Return the tiles of the mountain; they never change, so all views share them."""
    known = _tiles_of(state.pieces)
    if len(known) > MOST_SPACES:
        known.clear()
    return [known.get(key) or _laid(state.pieces, known, key) for key in zip(state.laid, state.lying, strict=True)]


def _laid(box: DragonBox, known: dict[tuple[int, int], Lying], key: tuple[int, int]) -> Lying:
    tile, (at, turn) = key[0], divmod(key[1], SIDES)
    known[key] = Lying(names(box)[tile], turn, written(at), edges(box, tile, turn))
    return known[key]


@lru_cache(maxsize=64)
def _tiles_of(box: DragonBox) -> dict[tuple[int, int], Lying]:
    """Return the cache of placed tiles for a box, by number and position."""
    return {}


def _founded(state: SacredDragon) -> Founded:
    return tuple(zip(state.mines, state.owners, state.stacks, strict=True))


@lru_cache(maxsize=MOST_FOUNDED)
def _foundations(founded: Founded) -> list[Foundation]:
    return [Foundation(written(at), owner, stack) for at, owner, stack in founded]


@lru_cache(maxsize=MOST_FOUNDED)
def _own(founded: Founded, seat: int) -> Stacks:
    """Return the foundations of a seat."""
    return tuple((at, stack) for at, owner, stack in founded if owner == seat)
