"""Build the view of a position, the same for everyone, after every move.

Results that depend only on part of a village are cached until that part changes.
"""

from functools import lru_cache
from typing import Any

import msgspec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, ones
from pithead.core.moves.notation import Form
from pithead.games.dunaia import spots
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.box import (
    ASK_BUILD,
    ASK_MOVE,
    ASK_ORDER,
    ASK_RECYCLE,
    ASK_SEARCH,
    ASK_WINDOW,
    BUILDS,
    CONTINUE,
    MERCHANT,
    NEAR,
    NUMBERS,
    SIDES,
    SQUARES,
    TRIO,
    DunaiaBox,
)
from pithead.games.dunaia.events import CODEC, beside
from pithead.games.dunaia.moves import WINDOWS, charged
from pithead.games.dunaia.play import Dunaia, market, prophecies, recycling
from pithead.games.dunaia.play.awakening import LEVEL_2
from pithead.games.dunaia.play.village import NIBBLE, bounty, complete, tokens_left
from pithead.games.dunaia.read_components import COLOURS, NOTCHES, SIDE_NAMES, kinds, names, places, squares
from pithead.games.dunaia.scene import FLOWER_FOR_OTHERS
from pithead.games.dunaia.scoring import is_live, pointing
from pithead.games.dunaia.snapshot import STEPS, Built, board_of, village_of
from pithead.games.dunaia.state import NONE
from pithead.games.dunaia.view import (
    Arrow,
    Awake,
    Between,
    Building,
    Call,
    Elder,
    Elite,
    Face,
    Figure,
    Offer,
    Owed,
    Player,
    Points,
    Prophecy,
    Prospect,
    Public,
    Reached,
    Reserved,
    Space,
    Square,
    Stall,
    Stray,
    Supply,
    Tile,
    in_hand,
)
from pithead.games.dunaia.waking import Village, differ, orders

PHASES = {  # step -> phase; the windows before and after phases belong to none
    steps.CHOOSE_DIE: 1,
    steps.FLIP_DIE: 1,
    steps.AWAKEN: 2,
    steps.EFFECTS: 2,
    steps.RECYCLE: 3,
    steps.ACTION: 3,
    steps.PROPHECY: 4,
}
CORNERS = ("A1", "C1", "A3", "C3")
LINES = [tuple(f"{column}{row}" for column in "ABC") for row in "123"] + [tuple(f"{column}{row}" for row in "123") for column in "ABC"]
MOST_VILLAGES = 1_024  # cached villages per box
MOST = 4_096  # cached parts of villages and other items per kind

Numbers = tuple[int, ...]


class Seen:
    """The view of a village.

    `points` are those of its buildings and of their arrows; `reached` is its progress with each prophecy about completed buildings, by
    condition.
    """

    def __init__(self, state: Dunaia, seat: int, stock: int | None) -> None:
        box, first, completed = state.pieces, seat * NUMBERS, state.done[seat]
        where, words = tuple(state.dunaias[first : first + NUMBERS]), Words(state, seat)
        self.squares: list[Square] = [_square(state, seat, at, words) for at in range(SQUARES)]
        self.lines: list[Between] = _lines(box, where)
        self.figures: list[Figure] = [_figure(state, seat, dunaia, place, stock, words) for dunaia, place in enumerate(where)]
        levels = [int(box.level[state.tiles[seat * SQUARES + at]]) for at in listed(completed)]
        buildings = sum([int(box.building_points[level]) for level in levels])
        self.points = buildings, int(prophecies.building_score(state, seat)) - buildings
        self.reached = {
            "completed": len(levels),
            "corners": int(ones(completed & _group(box, CORNERS))),
            "line": max([int(ones(completed & _group(box, line))) for line in LINES]),
            "levels": len(set(levels)),
        }


class Words:
    """A village as people see it, read on first use."""

    def __init__(self, state: Dunaia, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.read: dict[str, Built] | None = None

    def village(self) -> dict[str, Built]:
        """Return the buildings by square."""
        if self.read is None:
            self.read = village_of(self.state.pieces, board_of(self.state, self.seat))
        return self.read

    def done(self) -> dict[str, Built]:
        """Return the completed buildings."""
        return {square: built for square, built in self.village().items() if built.token == 0}


class Known:
    """Parts of views already built for one box, kept for the next view."""

    def __init__(self) -> None:
        self.villages: dict[tuple[Numbers, Numbers, Numbers, Numbers, Numbers, int, int, int | None], Seen] = {}
        self.squares: dict[Numbers, Square] = {}
        self.figures: dict[Numbers, Figure] = {}
        self.stalls: dict[Numbers, Stall] = {}


@lru_cache(maxsize=64)
def _known(box: DunaiaBox) -> Known:
    return Known()


def public(state: Dunaia) -> Public:
    """Return what is open on the table."""
    box = state.pieces
    villages = [_village(state, seat) for seat in range(state.seats)]
    left = behind_window(state)
    return Public(
        step=STEPS[int(state.step)],
        phase=PHASES.get(int(state.step), 0),
        window=WINDOWS.get(int(state.step)),
        round=int(state.round_number()),
        rounds=int(state.round_limit()),
        first=int(state.first),
        turn=int(state.turn),
        end_triggered=bool(state.last != NONE),
        turns_left=_turns_left(state),
        buildings_to_end=int(box.full),
        prophecies_left=int(ones(state.shown)),
        ahead=[] if left is None else [CODEC.decode(left, int(move)) for move in left.legal()],
        awake=_awake(state),
        stray=_stray(state),
        held=int(state.awake) + 1 if in_hand(state) else 0,
        owed=_owed(int(state.chips_due), int(state.moves_due), int(state.advances_due), int(state.moved)),
        elite_used=bool(state.spent),
        guest_price=FLOWER_FOR_OTHERS,
        faces=[_face_of(state, value) for value in range(1, NUMBERS + 1)],
        spaces=[_space(box, at, int(state.spots >> NIBBLE * at & 15)) for at in range(box.spaces)],
        elders=[_elder_of(state, space) for space in range(TRIO) if state.elders[space] >= 0],
        prophecies=[_prophecy_of(state, notch, villages) for notch in range(TRIO) if state.prophecies[notch] >= 0],
        market=_market(state),
        prospects=[_prospect(state, int(move)) for move in state.legal()] if state.ask == ASK_BUILD else [],
        buyable=_buyable(left or state),
        found=[tile_of(box, int(tile)) for tile in listed(state.more)] if state.ask == ASK_SEARCH else [],
        elites=[_elite(box, int(elite)) for elite in listed(state.offer)],
        stock=int(state.stock),
        fragments=[_supply(kind, int(state.fragments[i])) for i, kind in enumerate(kinds(box))],
        colour_tokens=[_supply(colour, int(state.paints[i])) for i, colour in enumerate(COLOURS)],
        players=[_player(state, seat, village) for seat, village in enumerate(villages)],
    )


def _turns_left(state: Dunaia) -> int | None:
    """Return the number of turns after this one: exact once the end is triggered, else the maximum; None without a limit of rounds."""
    last = state.last_turn()
    return int(last - state.turns) if last != NONE else None


def behind_window(state: Dunaia) -> Dunaia | None:
    """Return the position behind an open window, so that a player who wants nothing from it can go straight on."""
    if state.ask != ASK_WINDOW:
        return None
    left = state.copy()
    left.apply(state.pieces.first[ASK_WINDOW] + CONTINUE)
    return None if left.seat != state.seat or left.turns != state.turns or left.ask == ASK_WINDOW else left


def _buyable(state: Dunaia) -> list[str]:
    """Return the tiles that could be bought if the die went to a space that builds (DUN-072)."""
    box = state.pieces
    free = state.ask == ASK_RECYCLE and any(box.space_effect[space] == BUILDS for space in listed(state.open) if space < box.spaces)
    return [names(box, "building")[int(tile)] for tile in listed(market.for_sale(state, state.turn))] if free else []


def automatic(state: Dunaia) -> Form | None:
    """Return a move that loses nothing, or None.

    The window after the die offers the same as the one before it, and the order of two squares may not matter.
    """
    if state.ask == ASK_WINDOW and state.step == steps.AFTER_DIE:
        return {"kind": "continue"}
    if state.ask != ASK_ORDER:
        return None
    woken = _village(state, int(state.turn)).figures[int(state.awake)].orders
    return None if differ(woken) else {"kind": "first", "square": woken[0][0].square}


def _stray(state: Dunaia) -> Stray | None:
    """DUN-061 Return the Dunaïa whose move would now cost the second effect, or None."""
    awake = _awake(state) if state.ask == ASK_MOVE else None
    return Stray(awake.dunaia, awake.due[0], "DUN-061") if awake and awake.due else None


def _awake(state: Dunaia) -> Awake | None:
    if state.awake < 0:
        return None
    due = [squares(state.pieces)[int(square)] for square in (state.now, state.then) if 0 <= square < SQUARES]
    return Awake(int(state.awake) + 1, beside(state, int(state.turn), int(state.awake)), due)


@lru_cache(maxsize=1024)
def _owed(chips: int, moves: int, advances: int, moved: int) -> Owed:
    return Owed(chips, moves, advances, _numbers(moved))


@lru_cache(maxsize=1024)
def _numbers(group: int) -> list[int]:
    """Return the chips or Dunaïas of a set, as printed."""
    return [int(n) + 1 for n in listed(group)]


@lru_cache(maxsize=1024)
def _supply(kind: str, left: int) -> Supply:
    return Supply(kind, left)


def _face_of(state: Dunaia, value: int) -> Face:
    """DUN-042 to 044 Return a face: black dice are free before and in phase 1; if there are none, the deciding seat's own die is."""
    black = int(state.black >> NIBBLE * (value - 1) & 15)
    own = tuple([seat for seat in range(state.seats) if recycling.own_die(state, seat) == value])
    before = bool(steps.TURN_START <= state.step <= steps.CHOOSE_DIE and state.rolled == recycling.dice(state))
    free = before and (black > 0 if state.black else int(state.turn) in own)
    return _face(value, black, own, free)


@lru_cache(maxsize=1024)
def _face(value: int, black: int, own: Numbers, free: bool) -> Face:
    return Face(value, spots.die(value), black, list(own), free)


@lru_cache(maxsize=1024)
def _space(box: DunaiaBox, at: int, dice: int) -> Space:
    printed = box.components.data["recycle_space"][at]
    return Space(printed["id"], spots.space(printed["id"]), printed["effect"], printed["amount"], dice)


def _elder_of(state: Dunaia, space: int) -> Elder:
    return _elder(state.pieces, space, int(state.elders[space]), int(state.fragments[state.pieces.fragment[space]]))


@lru_cache(maxsize=1024)
def _elder(box: DunaiaBox, space: int, elder: int, left: int) -> Elder:
    cost, printed = _elder_space(box, space), box.components.data["elder"][elder]
    return Elder(
        space=space + 1,
        place=spots.elder(space + 1),
        elder=printed["id"],
        effect=printed["effect"],
        amount=printed["amount"],
        chips=sorted(cost["chips"]),
        more=cost["any"],
        fragment=cost["fragment"],
        left=left,
    )


def _elder_space(box: DunaiaBox, space: int) -> Any:
    return next(cost for cost in box.components.data["elder_space"] if cost["index"] == space + 1)


def _prophecy_of(state: Dunaia, notch: int, villages: list[Seen]) -> Prophecy:
    """Return the tile of a notch, with the progress of every seat."""
    number, taker = int(state.prophecies[notch]), -1
    condition = str(state.pieces.components.data["prophecy"][number]["condition"])
    for seat in range(state.seats):
        if state.claimed[seat] & BIT[notch] != 0:
            taker = seat
            break
    return _prophecy(
        state.pieces, notch, number, taker, tuple([_have(state, condition, seat, villages[seat]) for seat in range(state.seats)])
    )


@lru_cache(maxsize=MOST)
def _prophecy(box: DunaiaBox, notch: int, number: int, taker: int, had: tuple[Numbers, ...]) -> Prophecy:
    printed = box.components.data["prophecy"][number]
    needed = _needed(printed)
    return Prophecy(
        prophecy=printed["id"],
        place=spots.prophecy(NOTCHES[notch]),
        notch=NOTCHES[notch],
        points=printed["points"],
        condition=printed["condition"],
        needed=needed,
        taken_by=taker if taker >= 0 else None,
        reached=[
            Reached(seat, list(have), all(own >= least for own, least in zip(have, needed, strict=True))) for seat, have in enumerate(had)
        ],
    )


def _needed(printed: Any) -> list[int]:
    """DUN-092 to 098 Return the numbers a prophecy asks for; for "corners", "line" and "levels" the file only repeats them."""
    fixed = {"corners": [len(CORNERS)], "line": [len(LINES[0])], "levels": [TRIO]}
    value = printed["value"]
    return fixed.get(printed["condition"]) or (list(value) if isinstance(value, list) else [value])


def _have(state: Dunaia, condition: str, seat: int, village: Seen) -> Numbers:
    """DUN-092 to 098 Return a seat's numbers for a condition."""
    flowers, artefacts = int(state.flowers[seat]), int(state.artefacts[seat])
    if condition == "flowers":
        return (flowers,)
    if condition == "artefacts":
        return (artefacts,)
    return (flowers, artefacts) if condition == "flowers_artefacts" else (village.reached[condition],)


def _market(state: Dunaia) -> list[Stall]:
    known, merchants, stalls = _known(state.pieces).stalls, 0, []
    if len(known) > MOST:
        known.clear()
    for seat in range(state.seats):
        merchants = 2 * merchants + int(market.power_of(state, seat) == MERCHANT)
    for level in range(TRIO):
        key = level, int(state.shelf[level]), int(state.tops[level]), int(state.piles[level]), int(state.seats), merchants
        stall = known.get(key)
        if stall is None:
            stall = known[key] = _stall(state, level)
        stalls.append(stall)
    return stalls


def _stall(state: Dunaia, level: int) -> Stall:
    box, seats, offers = state.pieces, range(int(state.seats)), []
    shelf, top = int(state.shelf[level]), int(state.tops[level])
    for slot, tile, printed in (("board", shelf, int(box.shelf_price[level])), ("top", top, int(box.top_price[level]))):
        lying = tile_of(box, tile) if tile >= 0 else None
        prices = [charged(state, seat, printed) for seat in seats]
        offers.append(Offer(slot, spots.market(level + 1, slot), lying, printed, prices))
    pile = state.piles[level] | BIT[top] if top >= 0 else state.piles[level]
    inside = [names(box, "building")[int(tile)] for tile in listed(pile)]
    return Stall(level + 1, offers, len(inside), inside, [charged(state, seat, int(box.search_price[level])) for seat in seats])


def _prospect(state: Dunaia, move: int) -> Prospect:
    """DUN-057, 131, 132 Return the difference that the completed tile of a move would make to the village."""
    spot, turned = divmod(move - int(state.pieces.lay), SIDES)
    tile, square = divmod(spot, SQUARES)
    seat, finished = state.turn, state.copy()
    market.lay(finished, tile, square, turned)
    complete(finished, seat, square)
    flowers: i64 = 0
    chips: i64 = 0
    moves: i64 = 0
    side: i64
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        if near >= 0 and state.done[seat] & BIT[near] != 0 and state.pieces.level[state.tiles[seat * SQUARES + near]] == LEVEL_2:
            before, after = bounty(state, near), bounty(finished, near)
            flowers += after[0] - before[0]
            chips += after[1] - before[1]
            moves += after[2] - before[2]
    points = prophecies.building_score(finished, seat) - prophecies.building_score(state, seat)
    name, where = names(state.pieces, "building")[tile], squares(state.pieces)[square]
    return Prospect(name, where, int(points), turned, int(flowers), int(chips), int(moves))


@lru_cache(maxsize=64)
def _elite(box: DunaiaBox, elite: int) -> Elite:
    printed = box.components.data["elite"][elite]
    numbers = [int(printed[name]) for name in ("value", "flowers", "chips", "moves")]
    return Elite(printed["id"], printed["power"], *numbers)


def _player(state: Dunaia, seat: int, village: Seen) -> Player:
    box = state.pieces
    elite, booked, claimed = int(state.elite[seat]), int(state.booked[seat]), listed(state.claimed[seat])
    points = Points(
        buildings=village.points[0],
        arrows=village.points[1],
        prophecies=sum([int(box.prophecy_points[state.prophecies[notch]]) for notch in claimed]),
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
        chips=_numbers(int(state.chips[seat])),
        tokens=int(tokens_left(state, seat)),
        completed=village.reached["completed"],
        last_building=village.reached["completed"] == box.full - 1,
        fragments=[kinds(box)[int(kind)] for kind in listed(state.held[seat])],
        artefacts=int(state.artefacts[seat]),
        prophecies=[names(box, "prophecy")[int(state.prophecies[notch])] for notch in claimed],
        elite=_elite(box, elite) if elite >= 0 else None,
        booked=_reserved(state, seat, booked) if booked >= 0 else None,
        calls=[_call_of(state, seat, space) for space in range(TRIO)],
        squares=village.squares,
        lines=village.lines,
        figures=village.figures,
    )


def _reserved(state: Dunaia, seat: int, tile: int) -> Reserved:
    return Reserved(tile_of(state.pieces, tile), spots.booked(seat), charged(state, seat, int(market.lowest_price(state, tile))))


def _call_of(state: Dunaia, seat: int, space: int) -> Call:
    kind = state.pieces.fragment[space]
    fragment = bool(state.held[seat] & BIT[kind] == 0 and state.fragments[kind] > 0)
    return _call(state.pieces, space, int(state.chips[seat]), fragment)


@lru_cache(maxsize=1024)
def _call(box: DunaiaBox, space: int, chips: int, fragment: bool) -> Call:
    """DUN-100 to 103 Return the chips a seat lacks for a call, and whether it could take the fragment."""
    cost, inserted = _elder_space(box, space), set(_numbers(chips))
    missing = sorted(set(cost["chips"]) - inserted)
    more = max(0, int(cost["any"]) - len(inserted - set(cost["chips"])))
    return Call(space + 1, missing, more, not missing and more == 0, fragment)


# Villages, cached as long as nothing in them changes, and so are their parts.


def _village(state: Dunaia, seat: int) -> Seen:
    known, at, first = _known(state.pieces).villages, seat * SQUARES, seat * NUMBERS
    stock = min(int(state.stock), 2 * _most(state.pieces, "flower")) if state.pieces.limited else None  # a larger stock makes no difference
    key = (
        tuple(state.tiles[at : at + SQUARES]),
        tuple(state.hues[at : at + SQUARES]),
        tuple(state.turned[at : at + SQUARES]),
        tuple(state.track[at : at + SQUARES]),
        tuple(state.dunaias[first : first + NUMBERS]),
        int(state.busy[seat]),
        int(state.chips[seat]),
        stock,
    )
    seen = known.get(key)
    if seen is None:
        if len(known) > MOST_VILLAGES:
            known.clear()
        seen = known[key] = Seen(state, seat, stock)
    return seen


@lru_cache(maxsize=64)
def _most(box: DunaiaBox, effect: str) -> int:
    """Return the largest amount of an effect that a square can give at once."""
    data = box.components.data
    effects_of = [[(square["empty_effect"], square["amount"])] for square in data["square"]]
    for tile in data["building"]:
        arrows = [(arrow["effect"], arrow["amount"]) for arrow in tile["arrows"].values()]
        effects_of.append([(tile["centre_effect"], tile["centre_amount"]), *arrows])
    return max([sum([int(amount) for name, amount in effects if name == effect]) for effects in effects_of])


@lru_cache(maxsize=1024)
def _group(box: DunaiaBox, named: tuple[str, ...]) -> int:
    """Return squares as a set."""
    return sum([int(BIT[square]) for square, name in enumerate(squares(box)) if name in named])


def _square(state: Dunaia, seat: int, square: int, words: Words) -> Square:
    """Return the view of a square; it depends on its building and the colours of the completed buildings next to it."""
    box, at = state.pieces, seat * SQUARES + square
    known = _known(box).squares
    key = [square, int(state.tiles[at])]
    if state.tiles[at] >= 0:
        key += [int(state.hues[at]), int(state.turned[at]), int(state.track[at]), int(state.busy[seat] & BIT[square])]
        key += [int(state.hues[seat * SQUARES + near]) if near >= 0 else 0 for near in _completed_beside(state, seat, square)]
    entry = known.get(tuple(key))
    if entry is None:
        if len(known) > MOST:
            known.clear()
        entry = known[tuple(key)] = _new_square(box, squares(box)[square], words)
    return entry


def _completed_beside(state: Dunaia, seat: int, square: int) -> list[int]:
    """Return for each side the neighbouring square if its building is completed, else -1."""
    counts = []
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        counts.append(int(near) if near >= 0 and state.done[seat] & BIT[near] != 0 else -1)
    return counts


def _new_square(box: DunaiaBox, name: str, words: Words) -> Square:
    built = words.village().get(name)
    if built is not None:
        return Square(name, building=_building(box, name, built, words.done()))
    printed = next(item for item in box.components.data["square"] if item["name"] == name)
    return Square(name, printed["empty_effect"], printed["amount"])


def _building(box: DunaiaBox, square: str, built: Built, done: dict[str, Built]) -> Building:
    data, tile = box.components.data, tile_of(box, names(box, "building").index(built.tile))
    arrows = [
        msgspec.structs.replace(arrow, side=pointing(arrow.side, built.turned), live=is_live(data, done, square, arrow.side))
        for arrow in tile.arrows
    ]
    counted = sum([arrow.amount for arrow in arrows if arrow.live and arrow.effect == "points"])
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


def _figure(state: Dunaia, seat: int, dunaia: int, place: int, stock: int | None, words: Words) -> Figure:
    """Return a Dunaïa with what it would wake.

    This depends on its two squares, the completed buildings next to them and the stock. Of the chips outside, it depends only on
    whether the Dunaïa's own is among them and whether there are few.
    """
    box, chips = state.pieces, state.chips[seat]
    known, few = _known(box).figures, min(NUMBERS - int(ones(chips)), _most(box, "chip_any") + 1)
    key = [dunaia, place, int(chips & BIT[dunaia]), few, -1 if stock is None else stock]
    for square in (int(box.beside[2 * place]), int(box.beside[2 * place + 1])):
        key += [int(state.track[seat * SQUARES + square]), *_built(state, seat, square)]
        for near in _completed_beside(state, seat, square):
            key += _built(state, seat, near)
    figure = known.get(tuple(key))
    if figure is None:
        if len(known) > MOST:
            known.clear()
        outside = [n for n in range(1, NUMBERS + 1) if chips & BIT[n - 1] == 0]
        line = places(box)[place]
        woken = orders(Village(box.components.data, words.village(), outside, stock), dunaia + 1, line)
        figure = known[tuple(key)] = Figure(dunaia + 1, line, woken)
    return figure


def _built(state: Dunaia, seat: int, square: int) -> list[int]:
    at = seat * SQUARES + square
    return [int(state.tiles[at]), int(state.hues[at]), int(state.turned[at])] if square >= 0 and state.tiles[at] >= 0 else [-1]


@lru_cache(maxsize=512)
def tile_of(box: DunaiaBox, tile: int) -> Tile:
    """Return a tile as printed."""
    printed = box.components.data["building"][tile]
    arrows = [(side, arrow["effect"], arrow["amount"], "") for side, arrow in printed["arrows"].items()]
    arrows += [(side, "points", points, printed["arrow_colour"]) for side, points in printed["arrow_points"].items()]
    return Tile(
        tile=printed["id"],
        level=printed["level"],
        colour=printed["colour"],
        squares=printed["construction_squares"],
        points=int(box.building_points[printed["level"] - 1]),
        effect=printed["recycle_effect"] or printed["centre_effect"] or "",
        amount={1: printed["recycle_amount"], 2: printed["centre_amount"]}.get(printed["level"], 0),
        arrows=[Arrow(*arrow) for arrow in sorted(arrows, key=lambda arrow: SIDE_NAMES.index(arrow[0]))],
    )


@lru_cache(maxsize=MOST)
def _lines(box: DunaiaBox, where: Numbers) -> list[Between]:
    """DUN-009, 066 Return the lines with the Dunaïas on them."""
    return [_line(box, place, tuple([n for n, at in enumerate(where, 1) if at == place])) for place in range(len(places(box)))]


@lru_cache(maxsize=MOST)
def _line(box: DunaiaBox, place: int, standing: Numbers) -> Between:
    return Between(places(box)[place], list(standing), len(standing) < int(box.crowd))
