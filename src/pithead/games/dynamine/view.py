"""What each seat may know, and the census of all pieces. Whole positions as data are in `position.py`."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from pithead.core.telling import View
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.events import Extra, extra_of
from pithead.games.dynamine.gains import Prospects, public_missions
from pithead.games.dynamine.pieces import SIDE_LETTERS, card_data, card_names, face_names, pile_names, tile_data, tile_names
from pithead.games.dynamine.plain import (
    ENTRANCE,
    Cell,
    Mine,
    Tile,
    beside,
    bonus,
    depth,
    elements,
    known_missions,
    members,
    mine_of,
    open_mission,
    written,
)
from pithead.games.dynamine.play import Dynamine, mines
from pithead.games.dynamine.play.turn import GUESS_BONUS, REROLL_BONUS
from pithead.games.dynamine.printed import Card, Category, Face, Token, cards, faces, round_tokens
from pithead.games.dynamine.scoring import (
    Altar,
    Goal,
    Parts,
    Place,
    Shaft,
    altars,
    asks_for,
    goals,
    numbers_of,
    parts_with,
    places,
    reward_cards,
    shaft_cells,
    shafts,
    veins_beside,
    veins_by_level,
)
from pithead.games.dynamine.state import ASKS, BAN, FROM, NEED, PLUS, TILE
from pithead.games.dynamine.tables import DynamineBox

Phase = Literal[
    "tops", "deal", "row", "starter", "round", "guess", "roll", "reroll", "rerolled",
    "main", "turn_up", "refill", "second", "tile_move", "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = (
    "tops", "deal", "row", "starter", "round", "guess", "roll", "reroll", "rerolled",
    "main", "turn_up", "refill", "second", "tile_move", "over",
)  # fmt: skip

NOTHING = Parts()


class Box(msgspec.Struct, frozen=True):
    """Numbers that hold for the whole game: market rows and prices, rounds, the level from which veins gain no more
    (DYN-090), depth markers, +1 tokens and what one is worth, and the points for a right guess and for a reroll."""

    letters: list[str]
    prices: list[int]
    rounds: int
    vein_cap: int
    depth_markers: list[int]
    plus_tokens: int
    plus_points: int
    guess_bonus: int
    reroll_bonus: int


class Outcome(msgspec.Struct, frozen=True):
    """A face of the die. `points` are the building points there would be if the next roll of this turn showed it, a
    right guess not counted; None where no roll is to come."""

    face: str
    value: int
    extra: Extra
    points: int | None


class Credits(msgspec.Struct, frozen=True):
    """What else may be done this turn: moves of tiles, cards to take, and one or the other (R17)."""

    moves: int
    cards: int
    either: int


class Pile(msgspec.Struct, frozen=True):
    """A pile of the market."""

    pile: str
    price: int
    open: Face | None
    covered: int


class Shut(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the one to build cannot have the open tile of a pile, and how many points are missing for it at its best
    cell (DYN-023, 041)."""

    pile: str
    why: Literal["empty", "nowhere", "dear", "seals"]
    short: int = 0


class Covered(msgspec.Struct, frozen=True):
    """The covered tiles, known as a set: of a pile, or of a price where a price is mixed (R1)."""

    where: str
    tiles: list[str]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A build that is legal now: `bonus` of its price comes back from +1 sides, `left` are the points left after it, `gain` the
    victory points by kind, secret missions not counted; `links` are the sides of the cell that will link, `counts` the
    cells that a well or an altar on the tile would count."""

    pile: str
    at: str
    left: int
    links: str
    bonus: int = 0
    points: int = 0
    gain: Parts = NOTHING
    seals: bool = False
    counts: list[str] = []


class Shift(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a tile that is legal now, with what it gains or loses. It never seals a mine: its old cell is open."""

    tile: str
    origin: str
    at: str
    points: int = 0
    gain: Parts = NOTHING


class Lying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of a mine; `movable` if it is peripheral (DYN-051)."""

    at: str
    level: int
    place: int
    face: Face
    movable: bool = False


class Gate(msgspec.Struct, frozen=True):
    """The entrance of a mine."""

    at: str
    exits: str


class End(msgspec.Struct, frozen=True):
    """An empty cell that an open side faces: the sides where a tile must be open, where it must be closed, and where
    it would link to a +1. `vein` is what a vein is worth there."""

    at: str
    level: int
    place: int
    needs: str
    bars: str
    plus: str
    vein: int


class Level(msgspec.Struct, frozen=True):
    """A level that a mine has reached: its tiles, its veins, what one is worth, and all of them together."""

    level: int
    tiles: int
    veins: int
    each: int
    points: int


class Elements(msgspec.Struct, frozen=True):
    """What rewards count (DYN-098 to 101)."""

    fossils: int
    wells: int
    altars: int
    depth: int
    veins: int
    tiles: int


class Held(msgspec.Struct, frozen=True):
    """A card that a seat has taken: what it would pay now, and of a mission how many tiles it has and needs; of an
    item how many it counts."""

    card: Card
    points: int
    have: int
    need: int


class Player(msgspec.Struct, frozen=True):
    """What all see of a seat. `score` and `parts` are as if the game ended now, a secret mission not counted."""

    seat: int
    entrance: Gate
    mine: list[Lying]
    ends: list[End]
    sealed: bool
    depth_markers: list[int]
    levels: list[Level]
    altars: list[Altar]
    wells: list[Shaft]
    elements: Elements
    plus_tokens: int
    cards: list[Held]
    has_mission: bool
    score: int
    parts: Parts


class Reward(msgspec.Struct, frozen=True):
    """A reward card: what its places pay, and what each seat has of it now."""

    card: str
    category: Category
    points: list[int]
    seats: list[Place]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table. Of this turn: the number guessed, the last roll and what it opened, points and
    credits left, and how many +1 tokens may be spent."""

    phase: Phase
    start: int
    turn: int
    turns_left: int  # of this round, the present one included
    round: int
    rounds_left: int  # the present one not included
    token: Token | None
    tokens_to_come: list[Token]
    box: Box
    die: list[Outcome]
    guessed: int | None
    roll: int | None
    extra: Extra
    keep: int | None  # points if the roll is kept, where that is asked
    points: int
    credits: Credits
    spendable: int
    supply: int
    pending: str | None
    market: list[Pile]
    covered: list[Covered]
    open_cards: list[Card]
    used_cards: list[Card]
    deck: int
    rewards: list[Reward]
    players: list[Player]


class Hope(msgspec.Struct, frozen=True):
    """What the own dealt mission would add to a build (`what` is a pile) or to a move (a tile)."""

    what: str
    at: str
    points: int


class DynamineView(View, frozen=True, kw_only=True):
    """The view of a seat: what lies open, the dealt missions it may know, scores as far as it can be sure, the cards
    it has not seen, what each open card would pay it now; and where it decides itself what it could build or move, which
    piles are closed to it, and what its own mission adds to the gains."""

    game: Literal["dynamine"]
    public: Public
    missions: list[Goal | None]  # by seat
    scores: list[int]
    unseen_cards: list[str]  # those of the deck and of secret missions: which is which is hidden
    worth: list[int]  # by open card
    offers: list[Offer]
    moves: list[Shift]
    closed: list[Shut]
    hopes: list[Hope]


def public(state: Dynamine) -> Public:
    """What lies open on the table."""
    box, seat = state.pieces, int(state.turn)
    prospects = Prospects(state, seat, public_missions(state, seat))
    tokens = round_tokens(box)
    rolled = int(state.face)
    playing = state.token >= 0
    return Public(
        phase=PHASES[int(state.phase)],
        start=int(state.start),
        turn=seat,
        turns_left=int(state.seats - state.done) if playing else 0,
        round=int(state.round()),
        rounds_left=len(members(state.tokens)),
        token=tokens[int(state.token)] if playing else None,
        tokens_to_come=[tokens[token] for token in members(state.tokens)],
        box=_box(box),
        die=_die(state),
        guessed=int(state.named) if state.named >= 0 else None,
        roll=int(box.faces[rolled]) if rolled >= 0 else None,
        extra=extra_of(state, rolled) if rolled >= 0 else "none",
        keep=int(box.token_points[state.token] + box.faces[rolled]) if state.phase == phases.AGAIN else None,
        points=int(state.points),
        credits=Credits(int(state.moves), int(state.takes), int(state.either)),
        spendable=int(state.plus[seat] - state.fresh) if state.phase == phases.MAIN else 0,
        supply=int(state.supply()),
        pending=pile_names(box)[int(state.pending)] if state.pending >= 0 else None,
        market=_market(state),
        covered=_covered(state),
        open_cards=[cards(box)[card] for card in members(state.row)],
        used_cards=[cards(box)[card] for card in members(state.gone)],
        deck=len(members(state.deck)),
        rewards=_rewards(state, prospects),
        players=[_player(state, other, prospects) for other in range(state.seats)],
    )


def missions(state: Dynamine, viewer: int | None) -> list[Goal | None]:
    """By seat how far the dealt mission is, None where this viewer may not know it or there is none."""
    return [_dealt_goal(state, seat, known) for seat, known in enumerate(known_missions(state, viewer))]


def unseen_cards(state: Dynamine, viewer: int | None) -> list[str]:
    """The cards of the deck and of missions this viewer may not know; which is which is hidden."""
    known = known_missions(state, viewer)
    hidden = set(members(state.deck)) | {int(card) for card, seen in zip(state.dealt, known, strict=True) if seen is None and card >= 0}
    return [card_names(state.pieces)[card] for card in sorted(hidden)]


def worth(state: Dynamine, viewer: int | None) -> list[int]:
    """By open card what it would pay this viewer now; nothing to an onlooker."""
    if viewer is None:
        return []
    mine, own = mine_of(state, viewer), _own_missions(state, viewer)
    counts, now = elements(mine), sum(goal.points for goal in goals(state, mine, own))
    found = []
    for number in members(state.row):
        card = card_data(state.pieces)[number]
        if "effect" in card:
            found.append(card["vp"] * counts[card["what"]] if card["effect"] == "vp_per" else 0)
        else:
            found.append(sum(goal.points for goal in goals(state, mine, [card, *own])) - now)
    return found


def offers(state: Dynamine, viewer: int | None) -> tuple[list[Offer], list[Shift], list[Shut]]:
    """What a viewer who decides could build or move, and which piles are closed to it."""
    if viewer is None or viewer != state.seat:
        return [], [], []
    prospects = Prospects(state, viewer, public_missions(state, viewer))
    return _offers(state, prospects), _moves(state, prospects), _shut(state)


def buildable(state: Dynamine) -> set[str]:
    """The piles from which could be built now."""
    return {pile_names(state.pieces)[pile] for _, pile, _ in _builds(state)}


def hopes(state: Dynamine, viewer: int | None) -> list[Hope]:
    """What the dealt mission of a viewer would add to what can be built or moved, where it adds something and is secret."""
    if viewer is None or viewer != state.seat or open_mission(state, viewer) is not None or state.dealt[viewer] < 0:
        return []
    mine, own, tiles = mine_of(state, viewer), _own_missions(state, viewer), tile_data(state.pieces)
    after = []
    for _, pile, cell in _builds(state):
        tile = tiles[int(state.tops[pile])]
        if any(asks_for(state, card, cell[0], tile) for card in own):
            after.append((pile_names(state.pieces)[pile], cell, mine | {cell: tile}))
    for number, origin, cell in _shifts(state):
        moved = {at: tile for at, tile in mine.items() if at != origin} | {cell: mine[origin]}
        after.append((tile_names(state.pieces)[number], cell, moved))
    now = goals(state, mine, own)[-1].points
    found = [Hope(what, written(cell), goals(state, then, own)[-1].points - now) for what, cell, then in after]
    return [hope for hope in found if hope.points]


def census(state: Dynamine) -> Counter[str]:
    """Every tile, card and token, wherever it is."""
    box = state.pieces
    tiles, names = tile_names(box), card_names(box)
    pieces = Counter(tiles[int(spot) & TILE] for spot in state.mines)
    pieces.update(tiles[int(tile)] for tile in state.tops if tile >= 0)
    covered = [tile for pool in _covered(state) for tile in pool.tiles]
    pieces.update(covered)
    for group in (state.deck, state.row, state.gone, *state.held):
        pieces.update(names[card] for card in members(group))
    pieces.update(names[int(card)] for card in state.dealt if card >= 0)
    pieces["round token"] = len(members(state.tokens)) + int(state.round())
    pieces["+1 token"] = sum(int(owned) for owned in state.plus) + max(0, int(state.supply()))
    pieces["covered place"] = sum(int(under) for under in state.under) - len(covered)
    return pieces


@lru_cache(maxsize=64)
def _box(box: DynamineBox) -> Box:
    data = box.components.data
    return Box(
        letters=data["market"]["letters"],
        prices=data["market"]["columns"],
        rounds=int(box.tokens),
        vein_cap=int(box.vein_cap),
        depth_markers=data["depth_markers"]["labels"],
        plus_tokens=int(box.plus_tokens),
        plus_points=int(box.plus_points),
        guess_bonus=GUESS_BONUS,
        reroll_bonus=REROLL_BONUS,
    )


def _die(state: Dynamine) -> list[Outcome]:
    box = state.pieces
    before: int | None = None
    if state.phase in (phases.NAME, phases.ROLL):
        before = int(box.token_points[state.token])
    elif state.phase in (phases.AGAIN, phases.REROLLED):
        before = int(box.token_points[state.token]) + REROLL_BONUS
    elif state.phase == phases.SECOND:
        before = int(state.points)
    return [
        Outcome(name, int(box.faces[face]), extra_of(state, face), None if before is None else before + int(box.faces[face]))
        for face, name in enumerate(face_names(box))
    ]


def _builds(state: Dynamine) -> Iterator[tuple[int, int, Cell]]:
    """All builds that are legal now: end, pile and cell."""
    for end in _ends_of(state, int(state.turn)) if state.phase == phases.MAIN else []:
        cell = _cell(state, _end_cell(state, end))
        for pile in members(state.offers(end)):
            yield end, pile, cell


def _shifts(state: Dynamine) -> Iterator[tuple[int, Cell, Cell]]:
    """All moves of tiles that are legal now: tile, from where and to where."""
    for end in _ends_of(state, int(state.turn)) if len(state.movable) else []:
        number = _end_cell(state, end)
        for lifted in state.movable:
            if mines.may_come(state, lifted, number, end & phases.PATTERN):
                yield int(lifted) >> FROM, _cell(state, int(lifted) & phases.CELL), _cell(state, number)


def _offers(state: Dynamine, prospects: Prospects) -> list[Offer]:
    box, piles, found = state.pieces, pile_names(state.pieces), []
    last = len(_ends_of(state, int(state.turn))) == 1
    for end, pile, cell in _builds(state):
        number = int(state.tops[pile])
        tile = tile_data(box)[number]
        gain, back = prospects.of(cell, tile), bonus(prospects.mine, cell, tile)
        found.append(
            Offer(
                pile=piles[pile],
                at=written(cell),
                bonus=back,
                left=int(state.points) - tile["cost"] + back,
                links=_letters(end & NEED & int(box.exits[number])),
                points=gain.total,
                gain=gain,
                seals=last and _closes(prospects.mine, cell, tile),
                counts=_counted(state, prospects.mine | {cell: tile}, cell) if tile["altars"] or tile["well"] != "none" else [],
            )
        )
    return found


def _counted(state: Dynamine, mine: Mine, cell: Cell) -> list[str]:
    """The cells that the well or the altar in a cell counts: its shaft, nearest first, or the veins of its level."""
    is_altar = mine[cell]["altars"] and mine[cell]["well"] != "altar"
    return veins_beside(mine, cell) if is_altar else shaft_cells(state, mine, cell)


def _closes(mine: Mine, cell: Cell, tile: Tile) -> bool:
    """Whether no open side of a tile in the last open end would face an empty cell (R10)."""
    near = [beside(cell, side) for side in tile["exits"]]
    return all(at in mine or at[0] < 1 for at in near)


def _moves(state: Dynamine, prospects: Prospects) -> list[Shift]:
    found = []
    for number, origin, cell in _shifts(state):
        gain = prospects.of_move(origin, cell)
        found.append(Shift(tile_names(state.pieces)[number], written(origin), written(cell), gain.total, gain))
    return found


def _shut(state: Dynamine) -> list[Shut]:
    if state.phase != phases.MAIN:
        return []
    fitting = [(end, int(state.fitting(end))) for end in _ends_of(state, int(state.turn))]
    ways = buildable(state)
    return [Shut(name, *_closed(state, pile, fitting)) for pile, name in enumerate(pile_names(state.pieces)) if name not in ways]


def _market(state: Dynamine) -> list[Pile]:
    box, columns = state.pieces, _box(state.pieces).prices
    tops = [faces(box)[int(top)] if top >= 0 else None for top in state.tops]
    return [Pile(name, columns[i % len(columns)], tops[i], int(state.under[i])) for i, name in enumerate(pile_names(box))]


def _closed(state: Dynamine, pile: int, fitting: list[tuple[int, int]]) -> tuple[Literal["empty", "nowhere", "dear", "seals"], int]:
    """Why a pile cannot be built from now, and how many points are missing for it."""
    if state.tops[pile] < 0:
        return "empty", 0
    box, tile = state.pieces, int(state.tops[pile])
    ends = [end for end, piles in fitting if piles >> pile & 1]
    if not ends:
        return "nowhere", 0
    most = 0 if box.refund else max(int(box.exits[tile] & (end >> PLUS) & NEED).bit_count() for end in ends)
    short = int(box.price[tile]) - most - int(state.points)
    return ("dear", short) if short > 0 else ("seals", 0)


def _covered(state: Dynamine) -> list[Covered]:
    box = state.pieces
    mixed = box.options["market"] == "by_cost"
    names = [str(price) for price in _box(box).prices] if mixed else pile_names(box)
    ids = tile_names(box)
    return [
        Covered(name, [ids[int(box.pooled[int(box.first[pool]) + slot])] for slot in members(state.covered[pool])])
        for pool, name in enumerate(names)
    ]


def _rewards(state: Dynamine, prospects: Prospects) -> list[Reward]:
    found = []
    for card in reward_cards(state):
        counts = [counted[card["category"]] for counted in prospects.counts]
        points = [card["side_a"]] if state.seats == 2 else list(card["side_b"])
        found.append(Reward(card["id"], card["category"], points, places(state, card, counts)))
    return found


def _player(state: Dynamine, seat: int, prospects: Prospects) -> Player:
    mine, counts, box = prospects.mines[seat], prospects.counts, state.pieces
    parts = parts_with(state, mine, counts, seat, open_mission(state, seat))
    return Player(
        seat=seat,
        entrance=Gate(written(ENTRANCE), mine[ENTRANCE]["exits"]),
        mine=_tiles(state, seat, mine),
        ends=_ends(state, seat),
        sealed=state.first_end(seat + 1) == state.first_end(seat),
        depth_markers=[label for label in _box(box).depth_markers if label <= depth(mine)],
        levels=_levels(state, mine),
        altars=altars(state, mine),
        wells=shafts(state, mine),
        elements=Elements(**counts[seat]),
        plus_tokens=int(state.plus[seat]),
        cards=_held(state, seat, mine, counts[seat]),
        has_mission=bool(state.dealt[seat] >= 0),
        score=parts.total,
        parts=parts,
    )


def _tiles(state: Dynamine, seat: int, mine: Mine) -> list[Lying]:
    box = state.pieces
    movable = {_cell(state, int(lifted) & phases.CELL) for lifted in mines.survey(state, seat)}
    printed = dict(zip(tile_names(box), faces(box), strict=True))
    return [Lying(written(cell), *cell, printed[tile["id"]], cell in movable) for cell, tile in mine.items() if cell != ENTRANCE]


def _levels(state: Dynamine, mine: Mine) -> list[Level]:
    veins, tiles, cap = veins_by_level(mine), Counter(level for level, _ in mine), numbers_of(state)["vein_level_cap"]
    return [
        Level(level, tiles[level], veins.get(level, 0), min(level, cap), veins.get(level, 0) * min(level, cap))
        for level in range(1, depth(mine) + 1)
    ]


def _held(state: Dynamine, seat: int, mine: Mine, counts: dict[str, int]) -> list[Held]:
    """The cards taken, items first, each with what it would pay now."""
    found = []
    taken = [card_data(state.pieces)[card] for card in members(state.held[seat])]
    told = iter(goals(state, mine, [card for card in taken if "effect" not in card]))
    for number, card in zip(members(state.held[seat]), taken, strict=True):
        if "effect" not in card:
            goal = next(told)
            found.append(Held(goal.card, goal.points, goal.have, goal.need))
        else:
            have = counts[card["what"]] if card["effect"] == "vp_per" else 0
            found.append(Held(cards(state.pieces)[number], have * card["vp"], have, 0))
    return found


def _dealt_goal(state: Dynamine, seat: int, mission: Tile | None) -> Goal | None:
    if mission is None:
        return None
    taken = [card for card in public_missions(state, seat) if card["id"] != mission["id"]]
    return goals(state, mine_of(state, seat), [*taken, mission])[-1]


def _own_missions(state: Dynamine, seat: int) -> list[Tile]:
    """The missions of a seat as it knows them itself, the dealt one last."""
    dealt = known_missions(state, seat)[seat]
    taken = [card for card in public_missions(state, seat) if dealt is None or card["id"] != dealt["id"]]
    return [*taken, dealt] if dealt else taken


# Cells and sides of the engine.


def _ends(state: Dynamine, seat: int) -> list[End]:
    cap = int(state.pieces.vein_cap)
    found = []
    for end in _ends_of(state, seat):
        level, place = cell = _cell(state, _end_cell(state, end))
        needs, bars, plus = _letters(end & NEED), _letters(end >> BAN & NEED), _letters(end >> PLUS & NEED)
        found.append(End(written(cell), level, place, needs, bars, plus, min(level, cap)))
    return sorted(found, key=lambda end: (end.level, end.place))


def _ends_of(state: Dynamine, seat: int) -> list[int]:
    return [int(end) for end in state.ends[int(state.first_end(seat)) : int(state.first_end(seat + 1))]]


def _end_cell(state: Dynamine, end: int) -> int:
    """The number of the cell of an end, whosever it is."""
    return (end >> ASKS) % int(state.pieces.cells)


def _cell(state: Dynamine, number: int) -> Cell:
    return int(state.pieces.level[number]), int(state.pieces.across[number])


@lru_cache(maxsize=16)
def _letters(sides: int) -> str:
    return "".join(letter for side, letter in enumerate(SIDE_LETTERS) if sides >> side & 1)
