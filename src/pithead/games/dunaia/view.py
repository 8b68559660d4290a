"""What everybody may know, which is everything; positions written down; every piece counted."""

from collections import Counter
from functools import lru_cache
from typing import Any

import msgspec

from pithead.core.game import Data
from pithead.core.notation import Form
from pithead.core.telling import View
from pithead.games.dunaia import spots
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.events import CODEC, beside, round_of
from pithead.games.dunaia.load import load
from pithead.games.dunaia.moves import WINDOWS, charged
from pithead.games.dunaia.pieces import COLOURS, NOTCHES, SIDE_NAMES, kinds, names, places, squares
from pithead.games.dunaia.play import Dunaia, market, prophecies, recycling
from pithead.games.dunaia.play.awakening import LEVEL_2
from pithead.games.dunaia.play.village import NIBBLE, bounty, complete, tokens_left
from pithead.games.dunaia.position import STEPS, Board, Built, board_of, chips_of, dunaias_of, snapshot, village_of
from pithead.games.dunaia.scene import FLOWER_FOR_OTHERS
from pithead.games.dunaia.scoring import entry, is_live, pointing, village_points
from pithead.games.dunaia.state import FLIP_DIE, NONE, RECYCLE
from pithead.games.dunaia.tables import ASK_BUILD, ASK_SEARCH, ASK_WINDOW, CONTINUE, NEAR, NUMBERS, PLACES, SIDES, SQUARES, TRIO, DunaiaBox
from pithead.games.dunaia.waking import Village, Waking, orders

__all__ = ["DunaiaView", "Public", "census", "dump", "load", "public"]

PHASES = {  # by step; the windows before and after them belong to none
    steps.CHOOSE_DIE: 1,
    steps.FLIP_DIE: 1,
    steps.AWAKEN: 2,
    steps.EFFECTS: 2,
    steps.RECYCLE: 3,
    steps.ACTION: 3,
    steps.PROPHECY: 4,
}
CORNERS = {"A1", "C1", "A3", "C3"}
LINES = [{f"{column}{row}" for column in "ABC"} for row in "123"] + [{f"{column}{row}" for row in "123"} for column in "ABC"]


# Tiles and villages.


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An arrow of a tile: the side it points to, what it gives (flower, chip_any, move or points), and the colour that
    it asks for, "" for the colours of its own building. A live one points to a completed building of that colour."""

    side: str
    effect: str
    amount: int
    colour: str = ""
    live: bool = False


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A building tile as printed: construction squares, points when completed, the effect of its recycling square
    (level 1) or of its centre (level 2), and its arrows."""

    tile: str
    level: int
    colour: str
    squares: int
    points: int
    effect: str = ""
    amount: int = 0
    arrows: list[Arrow] = []


class Building(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile in a village, its arrows as it lies. `token` is the construction square where the construction token lies,
    0 once completed; `tokens` are the colour tokens on it; `points` what it and its arrows count now."""

    tile: str
    level: int
    colour: str
    squares: int
    token: int = 0
    points: int = 0
    effect: str = ""
    amount: int = 0
    arrows: list[Arrow] = []
    turned: int = 0
    tokens: list[str] = []
    die: bool = False


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of a village; `effect` and `amount` are what it gives while it is empty. Events name it with its
    seat in front: "0/A1"."""

    square: str
    effect: str = ""
    amount: int = 0
    building: Building | None = None


class Between(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line between two squares, "A1-B1": the Dunaias that stand there, and whether one more has room. Events name it
    with its seat in front: "0/A1-B1"."""

    line: str
    dunaias: list[int] = []
    room: bool = True


class Figure(msgspec.Struct, frozen=True):
    """A Dunaia, the line where it stands, and what its two squares would give if it woke now, in every order that
    can be chosen."""

    dunaia: int
    line: str
    orders: list[list[Waking]]


class Points(msgspec.Struct, frozen=True):
    """Where the points of a seat come from, as if the game ended now."""

    buildings: int
    arrows: int
    prophecies: int
    artefacts: int
    flowers: int


class Elite(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Elite character: its power and the numbers in it."""

    elite: str
    power: str
    value: int = 0
    flowers: int = 0
    chips: int = 0
    moves: int = 0


class Reserved(msgspec.Struct, frozen=True):
    """The tile that the Surveyor has booked, and what it will cost."""

    tile: Tile
    place: str
    price: int


class Call(msgspec.Struct, frozen=True, omit_defaults=True):
    """How near a seat is to a call on an Elder: fixed chips and further ones that it lacks, and whether it could take
    the fragment."""

    space: int
    missing: list[int] = []
    more: int = 0
    payable: bool = False
    fragment: bool = False


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat."""

    seat: int
    colour: str
    score: int
    points: Points
    flowers: int
    die: int  # what its own die shows, 0 when that is taken
    chips: list[int]  # inserted
    tokens: int  # construction tokens that lie on no building
    completed: int
    fragments: list[str]  # of the incomplete artefact
    artefacts: int
    prophecies: list[str]
    elite: Elite | None
    booked: Reserved | None
    calls: list[Call]
    squares: list[Square]
    lines: list[Between]
    figures: list[Figure]


# The common board.


class Face(msgspec.Struct, frozen=True):
    """The dice of one value in the pool: how many black ones, and whose own. `free` is whether the seat whose turn it
    is may take one."""

    value: int
    place: str
    black: int
    own: list[int]
    free: bool


class Space(msgspec.Struct, frozen=True):
    """A recycling space of the common board and the dice on it."""

    space: str
    place: str
    effect: str
    amount: int
    dice: int


class Elder(msgspec.Struct, frozen=True):
    """An Elder on its space: power, chips to discard (fixed ones and so many more of choice), the fragment beside it
    and how many of that are left."""

    space: int
    place: str
    elder: str
    effect: str
    amount: int
    chips: list[int]
    more: int
    fragment: str
    left: int


class Reached(msgspec.Struct, frozen=True):
    """How far a seat is with a prophecy: what it has of what is needed, in one number or in two."""

    seat: int
    have: list[int]
    met: bool


class Prophecy(msgspec.Struct, frozen=True):
    """A prophecy tile: its condition, who has taken it, and how far everybody is."""

    prophecy: str
    place: str
    notch: str
    points: int
    condition: str
    needed: list[int]
    taken_by: int | None
    reached: list[Reached]


class Offer(msgspec.Struct, frozen=True):
    """A tile for sale, its printed price, and what it costs each seat."""

    slot: str
    place: str
    tile: Tile | None
    price: int
    prices: list[int]


class Stall(msgspec.Struct, frozen=True):
    """The tiles of a level: those for sale, how many lie in the pile, its top included, and which these are; what a
    search in it costs each seat."""

    level: int
    offers: list[Offer]
    pile: int
    tiles: list[str]
    search_prices: list[int]


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a tile that can be bought would count on a square once it is completed, beside the buildings completed now,
    and what those of level 2 would then give more at a waking."""

    tile: str
    square: str
    points: int
    turned: int = 0
    flowers: int = 0
    chips: int = 0
    moves: int = 0


class Supply(msgspec.Struct, frozen=True):
    """How many pieces of a kind are left."""

    piece: str
    left: int


class Awake(msgspec.Struct, frozen=True):
    """The Dunaia awakened in this turn, the squares beside it, and those whose effects are still to come."""

    dunaia: int
    squares: list[str]
    due: list[str]


class Owed(msgspec.Struct, frozen=True):
    """What the effect under way still gives, and the Dunaias that it has moved already."""

    chips: int
    moves: int
    advances: int
    moved: list[int]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table. `phase` is 1 to 4, 0 between them; `window` names what the open window precedes;
    `turns_left` is how many turns follow this one, None while nobody can know."""

    step: str
    phase: int
    window: str | None
    round: int
    rounds: int  # the limit, 0 for none
    first: int
    turn: int
    end_triggered: bool
    turns_left: int | None
    buildings_to_end: int
    prophecies_left: int
    ahead: list[Form]  # what can be answered once the open window is left, if the next question is no window again
    awake: Awake | None
    held: int  # what the die shows that was taken and is not placed yet, 0 for none
    owed: Owed
    elite_used: bool
    guest_price: int  # flowers for the use of another player's building
    faces: list[Face]
    spaces: list[Space]
    elders: list[Elder]
    prophecies: list[Prophecy]
    market: list[Stall]
    prospects: list[Prospect]  # while a tile is being bought on the build space
    found: list[Tile]  # what a search in the piles can bring, while one is under way
    elites: list[Elite]  # on offer in the draft
    stock: int
    fragments: list[Supply]
    colour_tokens: list[Supply]
    players: list[Player]


class DunaiaView(View, frozen=True, kw_only=True):
    """The view of a seat: nothing is hidden, so all see the same."""

    public: Public


def public(state: Dunaia) -> Public:
    """What lies open on the table."""
    box = state.pieces
    villages = [_village_of(state, seat) for seat in range(state.seats)]
    return Public(
        step=STEPS[int(state.step)],
        phase=PHASES.get(int(state.step), 0),
        window=WINDOWS.get(int(state.step)),
        round=round_of(state),
        rounds=int(box.round_limit),
        first=int(state.first),
        turn=int(state.turn),
        end_triggered=state.last != NONE,
        turns_left=_turns_left(state),
        buildings_to_end=int(box.full),
        prophecies_left=int(state.shown).bit_count(),
        ahead=_ahead(state),
        awake=_awake(state),
        held=int(state.awake) + 1 if _in_hand(state) else 0,
        owed=_owed(state),
        elite_used=bool(state.spent),
        guest_price=FLOWER_FOR_OTHERS,
        faces=[_face(state, value) for value in range(1, NUMBERS + 1)],
        spaces=[_space(state, at) for at in range(box.spaces)],
        elders=[_elder(state, space) for space in range(TRIO) if state.elders[space] >= 0],
        prophecies=[_prophecy(state, notch, villages) for notch in range(TRIO) if state.prophecies[notch] >= 0],
        market=[_stall(state, level) for level in range(TRIO)],
        prospects=[_prospect(state, int(move)) for move in state.legal()] if state.ask == ASK_BUILD else [],
        found=[tile_of(box, tile) for tile in range(len(box.level)) if state.more >> tile & 1] if state.ask == ASK_SEARCH else [],
        elites=[_elite(box, elite) for elite in range(len(box.power)) if state.offer >> elite & 1],
        stock=int(state.stock),
        fragments=[Supply(kind, int(state.fragments[i])) for i, kind in enumerate(kinds(box))],
        colour_tokens=[Supply(colour, int(state.paints[i])) for i, colour in enumerate(COLOURS)],
        players=[_player(state, seat, village) for seat, village in enumerate(villages)],
    )


def _turns_left(state: Dunaia) -> int | None:
    """DUN-122, R-26 The turns after this one, once the last is known."""
    ends = [int(state.last)] if state.last != NONE else []
    if state.pieces.round_limit:
        ends.append(int(state.pieces.round_limit) * int(state.seats) - 1)
    return min(ends) - int(state.turns) if ends else None


def _ahead(state: Dunaia) -> list[Form]:
    """The answers to the question behind an open window, so that who wants nothing of it can go straight on."""
    if state.ask != ASK_WINDOW:
        return []
    left = state.copy()
    left.apply(int(state.pieces.first[ASK_WINDOW]) + CONTINUE)
    if left.seat != state.seat or left.turns != state.turns or left.ask == ASK_WINDOW:
        return []
    return [CODEC.decode(left, int(move)) for move in left.legal()]


def _awake(state: Dunaia) -> Awake | None:
    if state.awake < 0:
        return None
    due = [squares(state.pieces)[int(square)] for square in (state.now, state.then) if 0 <= square < SQUARES]
    return Awake(int(state.awake) + 1, beside(state, int(state.turn), int(state.awake)), due)


def _in_hand(state: Dunaia) -> bool:
    return bool(FLIP_DIE <= state.step <= RECYCLE)


def _owed(state: Dunaia) -> Owed:
    moved = [n + 1 for n in range(NUMBERS) if state.moved >> n & 1]
    return Owed(int(state.chips_due), int(state.moves_due), int(state.advances_due), moved)


def _face(state: Dunaia, value: int) -> Face:
    """DUN-042 to 044 Black dice are free in phase 1 and before it; without one, the own die of the seat whose turn it is."""
    black = int(state.black) >> NIBBLE * (value - 1) & 15
    own = [seat for seat in range(state.seats) if recycling.own_die(state, seat) == value]
    before = steps.TURN_START <= state.step <= steps.CHOOSE_DIE and state.rolled == recycling.dice(state)
    free = before and (black > 0 if state.black else int(state.turn) in own)
    return Face(value, spots.die(value), black, own, free)


def _space(state: Dunaia, at: int) -> Space:
    printed = state.pieces.components.data["recycle_space"][at]
    dice = int(state.spots) >> NIBBLE * at & 15
    return Space(printed["id"], spots.space(printed["id"]), printed["effect"], printed["amount"], dice)


def _elder(state: Dunaia, space: int) -> Elder:
    cost, fragment = _elder_space(state.pieces, space), int(state.pieces.fragment[space])
    printed = state.pieces.components.data["elder"][int(state.elders[space])]
    return Elder(
        space=space + 1,
        place=spots.elder(space + 1),
        elder=printed["id"],
        effect=printed["effect"],
        amount=printed["amount"],
        chips=sorted(cost["chips"]),
        more=cost["any"],
        fragment=cost["fragment"],
        left=int(state.fragments[fragment]),
    )


def _elder_space(box: DunaiaBox, space: int) -> Any:
    return next(cost for cost in box.components.data["elder_space"] if cost["index"] == space + 1)


def _prophecy(state: Dunaia, notch: int, villages: list["Seen"]) -> Prophecy:
    """The tile of a notch, and how far every seat is with it."""
    printed = state.pieces.components.data["prophecy"][int(state.prophecies[notch])]
    takers = [seat for seat in range(state.seats) if state.claimed[seat] >> notch & 1]
    needed = _needed(printed)
    reached = []
    for seat, village in enumerate(villages):
        have = _have(state, printed["condition"], seat, village)
        reached.append(Reached(seat, have, all(own >= least for own, least in zip(have, needed, strict=True))))
    return Prophecy(
        prophecy=printed["id"],
        place=spots.prophecy(NOTCHES[notch]),
        notch=NOTCHES[notch],
        points=printed["points"],
        condition=printed["condition"],
        needed=needed,
        taken_by=takers[0] if takers else None,
        reached=reached,
    )


def _needed(printed: Any) -> list[int]:
    """DUN-092 to 098 What a prophecy asks for; of "corners", "line" and "levels" the file only repeats it."""
    fixed = {"corners": [len(CORNERS)], "line": [len(LINES[0])], "levels": [TRIO]}
    value = printed["value"]
    return fixed.get(printed["condition"]) or (list(value) if isinstance(value, list) else [value])


def _have(state: Dunaia, condition: str, seat: int, village: "Seen") -> list[int]:
    """DUN-092 to 098 What a seat has of that."""
    flowers, artefacts = int(state.flowers[seat]), int(state.artefacts[seat])
    wealth = {"flowers": [flowers], "artefacts": [artefacts], "flowers_artefacts": [flowers, artefacts]}
    return wealth.get(condition) or [getattr(village, condition)]


def _stall(state: Dunaia, level: int) -> Stall:
    box, seats = state.pieces, range(state.seats)
    offers = []
    for slot, tile, printed in (("board", state.shelf[level], box.shelf_price[level]), ("top", state.tops[level], box.top_price[level])):
        shown = tile_of(box, int(tile)) if tile >= 0 else None
        prices = [charged(state, seat, int(printed)) for seat in seats]
        offers.append(Offer(slot, spots.market(level + 1, slot), shown, int(printed), prices))
    top = int(state.tops[level])
    inside = _named(box, int(state.piles[level]) | (1 << top if top >= 0 else 0))
    search = [charged(state, seat, int(box.search_price[level])) for seat in seats]
    return Stall(level + 1, offers, len(inside), inside, search)


def _prospect(state: Dunaia, move: int) -> Prospect:
    """DUN-057, 131, 132 The village with the tile of a move completed, compared with what it is now."""
    spot, turned = divmod(move - int(state.pieces.lay), SIDES)
    tile, square = divmod(spot, SQUARES)
    seat, done = int(state.turn), state.copy()
    market.lay(done, tile, square, turned)
    complete(done, seat, square)
    near = [int(NEAR[square * SIDES + side]) for side in range(SIDES)]
    payers = [other for other in near if other >= 0 and state.done[seat] >> other & 1 and _level(state, seat, other) == LEVEL_2]
    gains = [[int(b - a) for a, b in zip(bounty(state, other), bounty(done, other), strict=True)] for other in payers]
    flowers, chips, moves = (sum(gain[i] for gain in gains) for i in range(3))
    points = int(prophecies.building_score(done, seat) - prophecies.building_score(state, seat))
    return Prospect(names(state.pieces, "building")[tile], squares(state.pieces)[square], points, turned, flowers, chips, moves)


def _level(state: Dunaia, seat: int, square: int) -> int:
    return int(state.pieces.level[state.tiles[seat * SQUARES + square]])


@lru_cache(maxsize=512)
def _named(box: DunaiaBox, tiles: int) -> list[str]:
    """The tiles of a set."""
    return [name for i, name in enumerate(names(box, "building")) if tiles >> i & 1]


@lru_cache(maxsize=64)
def _elite(box: DunaiaBox, elite: int) -> Elite:
    printed = box.components.data["elite"][elite]
    numbers = (int(printed[name]) for name in ("value", "flowers", "chips", "moves"))
    return Elite(printed["id"], printed["power"], *numbers)


def _player(state: Dunaia, seat: int, village: "Seen") -> Player:
    box = state.pieces
    elite, booked = int(state.elite[seat]), int(state.booked[seat])
    claimed = [notch for notch in range(TRIO) if state.claimed[seat] >> notch & 1]
    points = Points(
        buildings=village.points[0],
        arrows=village.points[1],
        prophecies=sum(int(box.prophecy_points[state.prophecies[notch]]) for notch in claimed),
        artefacts=int(prophecies.artefact_score(state, state.artefacts[seat])),
        flowers=int(state.flowers[seat] // box.flowers_per_point),
    )
    return Player(
        seat=seat,
        colour=box.components.data["players"]["colours"][seat],
        score=sum(msgspec.structs.astuple(points)),
        points=points,
        flowers=int(state.flowers[seat]),
        die=int(recycling.own_die(state, seat)),
        chips=[n + 1 for n in range(NUMBERS) if state.chips[seat] >> n & 1],
        tokens=int(tokens_left(state, seat)),
        completed=village.completed,
        fragments=[kind for i, kind in enumerate(kinds(box)) if state.held[seat] >> i & 1],
        artefacts=int(state.artefacts[seat]),
        prophecies=[names(box, "prophecy")[int(state.prophecies[notch])] for notch in claimed],
        elite=_elite(box, elite) if elite >= 0 else None,
        booked=_reserved(state, seat, booked) if booked >= 0 else None,
        calls=[_call(state, seat, space) for space in range(TRIO)],
        squares=village.squares,
        lines=village.lines,
        figures=village.figures,
    )


def _reserved(state: Dunaia, seat: int, tile: int) -> Reserved:
    return Reserved(tile_of(state.pieces, tile), spots.booked(seat), charged(state, seat, int(market.lowest_price(state, tile))))


def _call(state: Dunaia, seat: int, space: int) -> Call:
    """DUN-100 to 103 The chips a seat lacks, and whether the fragment would be its own."""
    cost, inserted = _elder_space(state.pieces, space), {n + 1 for n in range(NUMBERS) if state.chips[seat] >> n & 1}
    missing = sorted(set(cost["chips"]) - inserted)
    more = max(0, int(cost["any"]) - len(inserted - set(cost["chips"])))
    kind = int(state.pieces.fragment[space])
    fragment = not state.held[seat] >> kind & 1 and state.fragments[kind] > 0
    return Call(space + 1, missing, more, not missing and more == 0, bool(fragment))


# A village, remembered as long as nothing in it changes.


class Seen(msgspec.Struct, frozen=True):
    """What a board shows; `points` of its buildings and of their arrows; how far it is with each prophecy about
    completed buildings, under the name of the condition."""

    squares: list[Square]
    lines: list[Between]
    figures: list[Figure]
    points: tuple[int, int]
    completed: int
    corners: int
    line: int
    levels: int


def _village_of(state: Dunaia, seat: int) -> Seen:
    return _village(state.pieces, board_of(state, seat), int(state.stock) if state.pieces.limited else None)


@lru_cache(maxsize=1024)
def _village(box: DunaiaBox, board: Board, stock: int | None) -> Seen:
    data = box.components.data
    buildings, inserted = village_of(box, board), chips_of(board)
    done = {square: built for square, built in buildings.items() if built.token == 0}
    village = Village(data, buildings, [n for n in range(1, NUMBERS + 1) if n not in inserted], stock)
    where = dunaias_of(box, board)
    return Seen(
        squares=[_square(box, name, buildings, done) for name in squares(box)],
        lines=[_line(box, line, where) for line in places(box)],
        figures=[Figure(n, line, orders(village, n, line)) for n, line in enumerate(where, 1)],
        points=village_points(data, done),
        completed=len(done),
        corners=len(done.keys() & CORNERS),
        line=max(len(done.keys() & line) for line in LINES),
        levels=len({entry(data["building"], built.tile)["level"] for built in done.values()}),
    )


def _square(box: DunaiaBox, name: str, buildings: dict[str, Built], done: dict[str, Built]) -> Square:
    built = buildings.get(name)
    if built is not None:
        return Square(name, building=_building(box, name, built, done))
    printed = next(item for item in box.components.data["square"] if item["name"] == name)
    return Square(name, printed["empty_effect"], printed["amount"])


def _building(box: DunaiaBox, square: str, built: Built, done: dict[str, Built]) -> Building:
    data, tile = box.components.data, tile_of(box, names(box, "building").index(built.tile))
    arrows = [
        msgspec.structs.replace(arrow, side=pointing(arrow.side, built.turned), live=is_live(data, done, square, arrow.side))
        for arrow in tile.arrows
    ]
    counted = sum(arrow.amount for arrow in arrows if arrow.live and arrow.effect == "points")
    return Building(
        tile=tile.tile,
        level=tile.level,
        colour=tile.colour,
        squares=tile.squares,
        token=built.token,
        points=0 if built.token else tile.points + counted,
        effect=tile.effect,
        amount=tile.amount,
        arrows=arrows,
        turned=built.turned,
        tokens=built.colours,
        die=built.die,
    )


@lru_cache(maxsize=512)
def tile_of(box: DunaiaBox, tile: int) -> Tile:
    """A tile as printed."""
    printed = box.components.data["building"][tile]
    given = [(side, arrow["effect"], arrow["amount"], "") for side, arrow in printed["arrows"].items()]
    given += [(side, "points", points, printed["arrow_colour"]) for side, points in printed["arrow_points"].items()]
    return Tile(
        tile=printed["id"],
        level=printed["level"],
        colour=printed["colour"],
        squares=printed["construction_squares"],
        points=int(box.building_points[printed["level"] - 1]),
        effect=printed["recycle_effect"] or printed["centre_effect"] or "",
        amount={1: printed["recycle_amount"], 2: printed["centre_amount"]}.get(printed["level"], 0),
        arrows=[Arrow(*arrow) for arrow in sorted(given, key=lambda arrow: SIDE_NAMES.index(arrow[0]))],
    )


def _line(box: DunaiaBox, line: str, where: list[str]) -> Between:
    """DUN-009, 066 A line and who stands there."""
    standing = [number for number, at in enumerate(where, 1) if at == line]
    return Between(line, standing, len(standing) < box.crowd)


# Positions.


def dump(state: Dunaia) -> Data:
    """The whole position as plain data."""
    data: Data = msgspec.to_builtins(snapshot(state))
    return data


def census(state: Dunaia) -> Counter[str]:
    """Every piece, wherever it is."""
    return _tiles(state) + _villages(state) + _common(state)


def _tiles(state: Dunaia) -> Counter[str]:
    ids = names(state.pieces, "building")
    lying = [int(tile) for where in (state.shelf, state.tops, state.tiles, state.booked) for tile in where if tile >= 0]
    lying += [tile for pile in state.piles for tile in range(len(ids)) if pile >> tile & 1]
    return Counter(ids[tile] for tile in lying)


def _villages(state: Dunaia) -> Counter[str]:
    pieces: Counter[str] = Counter()
    for seat in range(state.seats):
        squares = range(seat * SQUARES, (seat + 1) * SQUARES)
        on_tiles = sum(state.track[at] > 0 for at in squares)
        pieces[f"construction token of seat {seat}"] += on_tiles + int(tokens_left(state, seat))
        pieces[f"chip of seat {seat}"] += bin(state.chips[seat]).count("1") + bin(state.outside(seat)).count("1")
        places = state.dunaias[seat * NUMBERS : (seat + 1) * NUMBERS]
        pieces[f"Dunaia of seat {seat}"] += sum(0 <= place < PLACES for place in places)
        for at in squares:
            if state.tiles[at] >= 0:
                tokens = int(state.hues[at]) & ~int(state.pieces.hue[state.tiles[at]])
                pieces.update(f"{colour} token" for i, colour in enumerate(COLOURS) if tokens >> i & 1)
        for i, kind in enumerate(kinds(state.pieces)):
            pieces[f"fragment {kind}"] += int(state.artefacts[seat]) + (int(state.held[seat]) >> i & 1)
        pieces["flower"] += int(state.flowers[seat])
        pieces["prophecy tile"] += bin(state.claimed[seat]).count("1")
        pieces["Elite tile"] += state.elite[seat] >= 0
    return pieces


def _common(state: Dunaia) -> Counter[str]:
    box = state.pieces
    pieces: Counter[str] = Counter({"flower": int(state.stock), "die": _dice(state)})
    pieces.update({f"{colour} token": int(state.paints[i]) for i, colour in enumerate(COLOURS)})
    pieces.update({f"fragment {kind}": int(state.fragments[i]) for i, kind in enumerate(kinds(box))})
    shown = bin(state.shown).count("1")
    undrawn = TRIO - sum(tile >= 0 for tile in state.prophecies)
    pieces["prophecy tile"] += shown + undrawn
    pieces["Elder"] += len({int(elder) for elder in state.elders if elder >= 0}) + sum(elder < 0 for elder in state.elders)
    with_seats = {int(elite) for elite in state.elite if elite >= 0}
    offered = {i for i in range(len(box.power)) if state.offer >> i & 1}
    pieces["Elite tile"] += len(box.power) - len(with_seats) - len(offered) + len(offered - with_seats)
    return pieces


def _dice(state: Dunaia) -> int:
    """Dice in the pool, in the hand, on spaces and buildings, and those still to fall in a roll."""
    pool = sum(state.black >> NIBBLE * face & 15 for face in range(NUMBERS))
    pool += sum(recycling.own_die(state, seat) > 0 for seat in range(state.seats))
    placed = sum(state.spots >> NIBBLE * space & 15 for space in range(state.pieces.spaces))
    placed += sum(bin(busy).count("1") for busy in state.busy)
    falling = int(recycling.dice(state)) - int(state.rolled)
    return int(pool + placed + _in_hand(state) + falling)
