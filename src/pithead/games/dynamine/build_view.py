"""Build the view of a position for each seat. Compiled, because every move rebuilds it for every viewer.

Everything that depends on a mine alone is cached; points are the engine's.
"""

from functools import lru_cache

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, ones
from pithead.core.engine.state import OVER
from pithead.core.engine.vecs import inserted, search, without
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.box import (
    ALTARS,
    COUNT,
    COUNTED,
    DEPTH,
    FOSSILS,
    NOWHERE,
    SIDES,
    TILES,
    VEINS,
    WELLS,
    DynamineBox,
)
from pithead.games.dynamine.events import extra_of
from pithead.games.dynamine.plain import ENTRANCE, Cell, Mine, written
from pithead.games.dynamine.play import Dynamine, mines
from pithead.games.dynamine.play.counting import PAID, card_total, count_mine, met, reward_total
from pithead.games.dynamine.play.turn import GUESS_BONUS, REROLL_BONUS
from pithead.games.dynamine.printed import Card, Token, cards, faces, round_tokens
from pithead.games.dynamine.read_components import SIDE_LETTERS, card_data, card_names, face_names, pile_names, tile_data, tile_names
from pithead.games.dynamine.scoring import (
    Altar,
    Goal,
    Parts,
    Shaft,
    altars,
    goals,
    leading_rule,
    places,
    reward_cards,
    shaft_cells,
    shafts,
    veins_beside,
)
from pithead.games.dynamine.state import ASKS, BAN, CELL, FROM, NEED, NONE, PATTERN, PLUS, SPOT, TILE
from pithead.games.dynamine.view import (
    PHASES,
    Box,
    Covered,
    Credits,
    Elements,
    End,
    Gate,
    Held,
    Hope,
    Level,
    Lying,
    Offer,
    Outcome,
    Pile,
    Player,
    Public,
    Reward,
    Shift,
    Shut,
    Why,
)

MOST_MINES = 1_024  # cached mines, players and markets per box
MOST = 4_096  # other cached items per kind
PARTS = PAID + 3  # kinds of points: those of mines, then rewards, items and missions

Spots = tuple[int, ...]  # the mine of a seat
Build = tuple[int, int]  # end and pile
Lift = tuple[int, int]  # a movable tile and the cell it can go to


class Dug:
    """A mine, with everything in the view that depends on it alone."""

    def __init__(self, state: Dynamine, seat: int, spots: Spots) -> None:
        box, home, data = state.pieces, int(state.home(seat)), tile_data(state.pieces)
        order = sorted([(_cell(box, (spot >> SPOT) - home), spot & TILE) for spot in spots])
        movable = {lifted & CELL for lifted in mines.survey(state, seat)}
        counts = vec[i64]([0] * ((seat + 1) * COUNTED))
        self.paid = vec[i64]([0] * PAID)
        count_mine(state, seat, counts, self.paid)
        self.counts = counts[seat * COUNTED :]
        self.spots = spots
        self.mine: Mine = {cell: data[tile] for cell, tile in order}
        self.tiles: list[Lying] = [_lying(box, cell, tile, box.cell(*cell) in movable) for cell, tile in order if cell != ENTRANCE]
        self.ends: list[End] = sorted([_end(box, end - (home << ASKS)) for end in _ends_of(state, seat)], key=_place)
        self.levels = _levels(box, self.mine)
        self.altars: list[Altar] = altars(state, self.mine)
        self.wells: list[Shaft] = shafts(state, self.mine)
        self.elements = Elements(*[int(self.counts[kind]) for kind in (FOSSILS, WELLS, ALTARS, DEPTH, VEINS, TILES)])
        self.goals: dict[tuple[int, int], list[Goal]] = {}  # by missions taken and the dealt one
        self.counted: dict[int, list[str]] = {}  # by cell and tile: the cells that a well or an altar would count there


class Known:
    """The cache for a box. Secret missions appear in no key except that of their own goal."""

    def __init__(self) -> None:
        self.mines: dict[Spots, Dug] = {}
        self.players: dict[tuple[Spots, int, int, bool, int, int], Player] = {}
        self.markets: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Pile]] = {}
        self.covered: dict[tuple[int, ...], list[Covered]] = {}
        self.rewards: dict[tuple[int, tuple[int, ...]], Reward] = {}


@lru_cache(maxsize=64)
def _known(box: DynamineBox) -> Known:
    return Known()


def public(state: Dynamine) -> Public:
    """Return what is open on the table."""
    box, seat = state.pieces, int(state.turn)
    rolled, playing = int(state.face), bool(state.token >= 0)
    dug = _all_dug(state)
    counts = _counts(dug)
    return Public(
        phase=PHASES[int(state.phase)],
        start=int(state.start),
        turn=seat,
        turns_left=int(state.turns_left()),
        round=int(state.round_number()),
        rounds_left=int(state.rounds_left()),
        token=round_tokens(box)[int(state.token)] if playing else None,
        tokens_to_come=_tokens(box, int(state.tokens_to_come())),
        box=_box(box),
        die=_die(box, _before(state)),
        guessed=int(state.named) if state.named >= 0 else None,
        roll=int(box.faces[rolled]) if rolled >= 0 else None,
        extra=extra_of(box, rolled) if rolled >= 0 else "none",
        keep=int(box.token_points[state.token] + box.faces[rolled]) if state.phase == phases.AGAIN else None,
        points=int(state.points),
        credits=_credits(int(state.moves), int(state.takes), int(state.either)),
        spendable=int(state.plus[seat] - state.fresh) if state.phase == phases.MAIN else 0,
        supply=int(state.supply()),
        pending=pile_names(box)[int(state.pending)] if state.pending >= 0 else None,
        market=_market(state),
        covered=_covered(state),
        open_cards=_cards(box, int(state.row)),
        used_cards=_cards(box, int(state.gone)),
        deck=int(ones(state.deck)),
        rewards=_rewards(state, counts),
        players=[_player(state, other, dug[other], counts) for other in range(state.seats)],
    )


def missions(state: Dynamine, viewer: int | None) -> list[Goal | None]:
    """Return the progress of each seat's dealt mission; None if this viewer may not know it or there is none."""
    return [_dealt_goal(state, seat, _dealt(state, seat, viewer)) for seat in range(state.seats)]


def unseen_cards(state: Dynamine, viewer: int | None) -> list[str]:
    """Return the cards of the deck and the missions that this viewer may not know, without saying which are which."""
    hidden = state.deck
    for seat in range(state.seats):
        if _dealt(state, seat, viewer) < 0:
            hidden = _with(hidden, state.dealt[seat])
    return _names(state.pieces, int(hidden))


def worth(state: Dynamine, viewer: int | None) -> list[int]:
    """Return for each open card how much it would pay this viewer now; nothing for an onlooker."""
    if viewer is None:
        return []
    counts, gains = _counts(_all_dug(state)), []
    own = state.cards_of(viewer)
    now = card_total(state, viewer, own, counts)
    for card in listed(state.row):
        gains.append(int(card_total(state, viewer, own | BIT[card], counts) - now))
    return gains


def offers(state: Dynamine, viewer: int | None) -> tuple[list[Offer], list[Shift], list[Shut]]:
    """Return what the viewer, if it decides, could build or move, and the piles it cannot build from."""
    if viewer is None or viewer != state.seat:
        return [], [], []
    outlook, builds = Outlook(state, viewer), _builds(state)
    return _offers(state, outlook, builds), _moves(state, outlook), _shut(state, builds)


def buildable(state: Dynamine) -> set[str]:
    """Return the piles that can be built from now."""
    return {pile_names(state.pieces)[pile] for _, pile in _builds(state)}


def hopes(state: Dynamine, viewer: int | None) -> list[Hope]:
    """Return how much a viewer's secret dealt mission would add to each possible build or move, where it adds anything."""
    if viewer is None or viewer != state.seat or _dealt(state, viewer, None) >= 0 or state.dealt[viewer] < 0:
        return []
    box, outlook, entries = state.pieces, Outlook(state, viewer), []
    now = _own_mission(state, viewer)
    for end, pile in _builds(state):
        cell = _end_cell(box, end)
        points = _own_mission(outlook.with_tile(NONE, cell, state.tops[pile]), viewer) - now
        if points != 0:
            entries.append(Hope(pile_names(box)[pile], _at(box, cell), int(points)))
    for lifted, cell in _shifts(state):
        points = _own_mission(outlook.with_tile(lifted & CELL, cell, lifted >> FROM), viewer) - now
        if points != 0:
            entries.append(Hope(tile_names(box)[lifted >> FROM], _at(box, cell), int(points)))
    return entries


class Outlook:
    """The gain of a seat from a tile that enters its mine or moves in it, without secret missions."""

    def __init__(self, state: Dynamine, seat: int) -> None:
        dug = _all_dug(state)
        self.state = state
        self.seat = seat
        self.dug = dug[seat]
        self.after = state.copy()
        self.cards = int(_with(state.held[seat], _dealt(state, seat, None)))
        self.counts = _counts(dug)
        self.now = self.points(state)

    def with_tile(self, origin: i64, cell: i64, tile: i64) -> Dynamine:
        """Return the position with a tile in this cell, taken from `origin` if given. Only the mines of the result are valid."""
        home, spots = self.state.home(self.seat), self.state.mines[:]
        if origin >= 0:
            spots = without(spots, search(spots, (home + origin) << SPOT))
        spot = (home + cell) << SPOT | tile
        self.after.mines = inserted(spots, search(spots, spot), spot)
        return self.after

    def points(self, state: Dynamine) -> vec[i64]:
        """Return the points of the seat by kind."""
        counts, paid = self.counts[:], vec[i64]([0] * PARTS)
        cards: i64 = self.cards
        count_mine(state, self.seat, counts, paid)
        paid[PAID] = reward_total(state, self.seat, counts)
        paid[PAID + 1] = card_total(state, self.seat, cards & state.pieces.items, counts)
        paid[PAID + 2] = card_total(state, self.seat, cards & state.pieces.missions, counts)
        return paid

    def gain(self, origin: i64, cell: i64, tile: i64) -> vec[i64]:
        """Return the gain or loss from a tile in this cell, by kind."""
        then, now = self.points(self.with_tile(origin, cell, tile)), self.now
        i: i64
        for i in range(PARTS):
            then[i] -= now[i]
        return then


def _own_mission(state: Dynamine, seat: int) -> i64:
    """DYN-105 to 107 Return what the dealt mission of a seat pays; equal cards that the seat has taken come first."""
    box, dealt = state.pieces, state.dealt[seat]
    alike = ones(box.twins[dealt] & state.held[seat]) + 1
    return box.card_points[dealt] if met(state, seat, dealt) >= alike * box.asks_number[dealt] else 0


@lru_cache(maxsize=64)
def _box(box: DynamineBox) -> Box:
    data = box.components.data
    return Box(
        letters=data["market"]["letters"],
        prices=data["market"]["columns"],
        rounds=int(box.rounds),
        vein_cap=int(box.vein_cap),
        depth_markers=data["depth_markers"]["labels"],
        plus_tokens=int(box.plus_tokens),
        plus_points=int(box.plus_points),
        guess_bonus=GUESS_BONUS,
        reroll_bonus=REROLL_BONUS,
    )


@lru_cache(maxsize=1024)
def _credits(moves: int, takes: int, either: int) -> Credits:
    return Credits(moves, takes, either)


@lru_cache(maxsize=1024)
def _tokens(box: DynamineBox, tokens: int) -> list[Token]:
    return [round_tokens(box)[token] for token in listed(tokens)]


@lru_cache(maxsize=MOST)
def _cards(box: DynamineBox, group: int) -> list[Card]:
    return [cards(box)[card] for card in listed(group)]


@lru_cache(maxsize=MOST)
def _names(box: DynamineBox, group: int) -> list[str]:
    return [card_names(box)[card] for card in listed(group)]


def _before(state: Dynamine) -> int | None:
    """Return the building points before the next roll of this turn; None if there is none to come."""
    box = state.pieces
    if state.phase in (phases.NAME, phases.ROLL):
        return int(box.token_points[state.token])
    if state.phase in (phases.AGAIN, phases.REROLLED):
        return int(box.token_points[state.token]) + REROLL_BONUS
    return int(state.points) if state.phase == phases.SECOND else None


@lru_cache(maxsize=1024)
def _die(box: DynamineBox, before: int | None) -> list[Outcome]:
    values = [int(value) for value in box.faces]
    return [
        Outcome(name, values[face], extra_of(box, face), None if before is None else before + values[face])
        for face, name in enumerate(face_names(box))
    ]


def _builds(state: Dynamine) -> list[Build]:
    """Return all legal builds."""
    if state.phase != phases.MAIN:
        return []
    return [(end, int(pile)) for end in _ends_of(state, int(state.turn)) for pile in listed(state.offers(end))]


def _shifts(state: Dynamine) -> list[Lift]:
    """Return all legal moves of tiles."""
    if not len(state.movable):
        return []
    lifts = []
    for end in _ends_of(state, int(state.turn)):
        cell = _end_cell(state.pieces, end)
        for lifted in state.movable:
            if mines.may_come(state, lifted, cell, end & PATTERN):
                lifts.append((int(lifted), cell))
    return lifts


def _offers(state: Dynamine, outlook: Outlook, builds: list[Build]) -> list[Offer]:
    box, piles, offers = state.pieces, pile_names(state.pieces), []
    last = len(outlook.dug.ends) == 1
    for end, pile in builds:
        tile, cell = int(state.tops[pile]), _end_cell(box, end)
        back = int(COUNT[box.exits[tile] & (end >> PLUS) & NEED])
        gain, seals = outlook.gain(NONE, cell, tile), last and _closes(state, cell, tile)
        offers.append(
            Offer(
                pile=piles[pile],
                at=_at(box, cell),
                left=int(state.points - box.price[tile]) + back,
                links=_letters(int(box.exits[tile]) & end & NEED),
                bonus=back,
                points=_total(gain),
                gain=_parts(gain),
                seals=seals,
                counts=_counted(state, outlook.dug, cell, tile),
                rule="DYN-036" if seals else leading_rule(_parts(gain)),
            )
        )
    return offers


def _counted(state: Dynamine, dug: Dug, cell: int, tile: int) -> list[str]:
    """Return the cells that a tile's well or altar would count: its shaft, nearest first, or the veins of its level."""
    box = state.pieces
    if not box.marks[tile] & (BIT[WELLS] | BIT[ALTARS]):
        return []
    key = int(cell * box.span + tile)
    if key not in dug.counted:
        at, data = _cell(box, cell), tile_data(box)[tile]
        mine = dug.mine | {at: data}
        is_altar = data["altars"] and data["well"] != "altar"
        dug.counted[key] = veins_beside(mine, at) if is_altar else shaft_cells(state, mine, at)
    return dug.counted[key]


def _closes(state: Dynamine, cell: int, tile: int) -> bool:
    """Return whether no open side of a tile in the last open end would face an empty cell (R10)."""
    box, home = state.pieces, state.home(state.turn)
    side: i64
    for side in range(SIDES):
        near = box.beside[cell * SIDES + side]
        if box.exits[tile] & BIT[side] != 0 and near != NOWHERE and state.tile_at(home, near) == NONE:
            return False
    return True


def _moves(state: Dynamine, outlook: Outlook) -> list[Shift]:
    box, shifts = state.pieces, []
    for lifted, cell in _shifts(state):
        tile, origin = lifted >> FROM, lifted & CELL
        gain = outlook.gain(origin, cell, tile)
        parts = _parts(gain)
        shifts.append(Shift(tile_names(box)[tile], _at(box, origin), _at(box, cell), _total(gain), parts, leading_rule(parts)))
    return shifts


def _shut(state: Dynamine, builds: list[Build]) -> list[Shut]:
    if state.phase != phases.MAIN:
        return []
    fitting = [(end, int(state.fitting(end))) for end in _ends_of(state, int(state.turn))]
    ways = {pile for _, pile in builds}
    return [_closed(state, pile, name, fitting) for pile, name in enumerate(pile_names(state.pieces)) if pile not in ways]


def _closed(state: Dynamine, pile: int, name: str, fitting: list[tuple[int, int]]) -> Shut:
    """Return why a pile cannot be built from now, and how many points are missing."""
    if state.tops[pile] < 0:
        return _shut_pile(name, "empty", 0)
    box, tile = state.pieces, state.tops[pile]
    most: i64 = -1
    for end, piles in fitting:
        if piles >> pile & 1:
            most = max(most, 0 if box.refund else COUNT[box.exits[tile] & (end >> PLUS) & NEED])
    if most < 0:
        return _shut_pile(name, "nowhere", 0)
    short = int(box.price[tile] - most - state.points)
    return _shut_pile(name, "dear", short) if short > 0 else _shut_pile(name, "seals", 0)


@lru_cache(maxsize=MOST)
def _shut_pile(pile: str, why: Why, short: int) -> Shut:
    return Shut(pile, why, short)


def _market(state: Dynamine) -> list[Pile]:
    known, key = _known(state.pieces).markets, (tuple(state.tops), tuple(state.under))
    piles = known.get(key)
    if piles is None:
        if len(known) > MOST_MINES:
            known.clear()
        tops, under = key
        piles = known[key] = [_pile(state.pieces, pile, top, under[pile]) for pile, top in enumerate(tops)]
    return piles


@lru_cache(maxsize=MOST)
def _pile(box: DynamineBox, pile: int, top: int, under: int) -> Pile:
    columns = _box(box).prices
    return Pile(pile_names(box)[pile], columns[pile % len(columns)], faces(box)[top] if top >= 0 else None, under)


def _covered(state: Dynamine) -> list[Covered]:
    known, key = _known(state.pieces).covered, tuple(state.covered)
    pools = known.get(key)
    if pools is None:
        if len(known) > MOST_MINES:
            known.clear()
        pools = known[key] = [_pool(state.pieces, pool, slots) for pool, slots in enumerate(key)]
    return pools


@lru_cache(maxsize=MOST)
def _pool(box: DynamineBox, pool: int, slots: int) -> Covered:
    name = str(_box(box).prices[pool]) if box.mixed else pile_names(box)[pool]
    return Covered(name, [tile_names(box)[int(box.pooled[box.first[pool] + slot])] for slot in listed(slots)])


def _rewards(state: Dynamine, counts: vec[i64]) -> list[Reward]:
    """Return the rewards; each depends on the counts of the seats."""
    known, rewards = _known(state.pieces).rewards, []
    if len(known) > MOST:
        known.clear()
    for card, kind in enumerate(state.pieces.reward_for):
        key = card, tuple([int(counts[seat * COUNTED + kind]) for seat in range(state.seats)])
        reward = known.get(key)
        if reward is None:
            reward = known[key] = _reward(state, *key)
        rewards.append(reward)
    return rewards


def _reward(state: Dynamine, number: int, counts: tuple[int, ...]) -> Reward:
    card = reward_cards(state)[number]
    points = [card["side_a"]] if state.seats == 2 else list(card["side_b"])
    return Reward(card["id"], card["category"], points, places(state, card, counts))


def _all_dug(state: Dynamine) -> list[Dug]:
    return [_dug(state, seat) for seat in range(state.seats)]


def _dug(state: Dynamine, seat: int) -> Dug:
    """Return the mine of a seat; most are unchanged from move to move."""
    known, spots = _known(state.pieces).mines, tuple(state.mines[state.first_spot(seat) : state.first_spot(seat + 1)])
    dug = known.get(spots)
    if dug is None:
        if len(known) > MOST_MINES:
            known.clear()
        dug = known[spots] = Dug(state, seat, spots)
    return dug


def _counts(dug: list[Dug]) -> vec[i64]:
    """Return the counts for rewards and items by seat."""
    counts = vec[i64](capacity=len(dug) * COUNTED)
    for one in dug:
        for count in one.counts:
            counts = append(counts, count)
    return counts


def _player(state: Dynamine, seat: int, dug: Dug, counts: vec[i64]) -> Player:
    known = _known(state.pieces).players
    held, plus, has_mission, rewards = (
        int(state.held[seat]),
        int(state.plus[seat]),
        bool(state.dealt[seat] >= 0),
        int(reward_total(state, seat, counts)),
    )
    dealt = _dealt(state, seat, None)
    key = dug.spots, held, plus, has_mission, dealt, rewards
    player = known.get(key)
    if player is None:
        if len(known) > MOST_MINES:
            known.clear()
        player = known[key] = _new_player(state, seat, dug, counts)
    return player


def _new_player(state: Dynamine, seat: int, dug: Dug, counts: vec[i64]) -> Player:
    box, held, dealt = state.pieces, state.held[seat], _dealt(state, seat, None)
    paid = vec[i64]([0] * PARTS)
    i: i64
    for i in range(PAID):
        paid[i] = dug.paid[i]
    paid[PAID] = reward_total(state, seat, counts)
    paid[PAID + 1] = card_total(state, seat, held & box.items, counts)
    paid[PAID + 2] = card_total(state, seat, _with(held, dealt) & box.missions, counts)
    return Player(
        seat=seat,
        entrance=Gate(written(ENTRANCE), dug.mine[ENTRANCE]["exits"]),
        mine=dug.tiles,
        ends=dug.ends,
        sealed=not dug.ends,
        depth_markers=[label for label in _box(box).depth_markers if label <= dug.elements.depth],
        levels=dug.levels,
        altars=dug.altars,
        wells=dug.wells,
        elements=dug.elements,
        plus_tokens=int(state.plus[seat]),
        cards=_held(state, seat, dug, counts),
        has_mission=bool(state.dealt[seat] >= 0),
        score=_total(paid),
        parts=_parts(paid),
    )


def _parts(points: vec[i64]) -> Parts:
    return Parts(*[int(kind) for kind in points])


def _total(points: vec[i64]) -> int:
    total: i64 = 0
    for kind in points:
        total += kind
    return int(total)


def _held(state: Dynamine, seat: int, dug: Dug, counts: vec[i64]) -> list[Held]:
    """Return the cards taken, items first, each with what it would pay now."""
    box, cards_held = state.pieces, []
    for card in listed(state.held[seat] & box.items):
        have = int(counts[seat * COUNTED + box.pays_for[card]]) if box.pays_for[card] >= 0 else 0
        cards_held.append(Held(cards(box)[card], have * int(box.card_points[card]), have, 0))
    for goal in _goals(state, dug, int(state.held[seat]), NONE):
        cards_held.append(Held(goal.card, goal.points, goal.have, goal.need))
    return cards_held


def _dealt_goal(state: Dynamine, seat: int, mission: int) -> Goal | None:
    return None if mission < 0 else _goals(state, _dug(state, seat), int(state.held[seat]), mission)[-1]


def _goals(state: Dynamine, dug: Dug, held: int, dealt: int) -> list[Goal]:
    """Return the progress of the missions among these cards, with the dealt one last if there is one."""
    box = state.pieces
    key = int(held & box.missions), dealt
    if key not in dug.goals:
        data = card_data(box)
        missions = [data[card] for card in listed(held & box.missions)]
        dug.goals[key] = goals(state, dug.mine, missions if dealt < 0 else [*missions, data[dealt]])
    return dug.goals[key]


def _dealt(state: Dynamine, seat: int, viewer: int | None) -> int:
    """DYN-010, R2 Return the mission dealt to a seat; NONE if there is none or this viewer may not know it."""
    return int(state.dealt[seat]) if seat == viewer or state.pieces.open_missions or state.seat == OVER else NONE


def _with(group: i64, card: i64) -> i64:
    """Return the set of cards with one more, unless it is NONE."""
    return group | BIT[card] if card >= 0 else group


# The engine's cells and sides.


@lru_cache(maxsize=MOST)
def _lying(box: DynamineBox, cell: Cell, tile: int, movable: bool) -> Lying:
    return Lying(written(cell), *cell, faces(box)[tile], movable)


def _levels(box: DynamineBox, mine: Mine) -> list[Level]:
    depth = max([level for level, _ in mine])
    tiles, veins = [0] * (depth + 1), [0] * (depth + 1)
    for (level, _), tile in mine.items():
        tiles[level] += 1
        veins[level] += tile["veins"]
    return [_level(level, tiles[level], veins[level], min(level, int(box.vein_cap))) for level in range(1, depth + 1)]


@lru_cache(maxsize=MOST)
def _level(level: int, tiles: int, veins: int, each: int) -> Level:
    return Level(level, tiles, veins, each, veins * each)


@lru_cache(maxsize=MOST)
def _end(box: DynamineBox, end: int) -> End:
    """Return an end of the first seat's mine; the same ends of other mines look the same."""
    level, place = cell = _cell(box, end >> ASKS)
    needs, bars, plus = _letters(end & NEED), _letters(end >> BAN & NEED), _letters(end >> PLUS & NEED)
    vein, rule = min(level, int(box.vein_cap)), "DYN-040" if plus else "DYN-032"
    return End(written(cell), level, place, needs, bars, plus, vein, rule)


def _place(end: End) -> tuple[int, int]:
    return end.level, end.place


def _ends_of(state: Dynamine, seat: int) -> list[int]:
    return list(state.ends[state.first_end(seat) : state.first_end(seat + 1)])


def _end_cell(box: DynamineBox, end: int) -> int:
    """Return the number of the cell of an end, in any mine."""
    return (end >> ASKS) % int(box.cells)


def _cell(box: DynamineBox, number: int) -> Cell:
    return int(box.level[number]), int(box.across[number])


@lru_cache(maxsize=MOST)
def _at(box: DynamineBox, number: int) -> str:
    return written(_cell(box, number))


@lru_cache(maxsize=16)
def _letters(sides: int) -> str:
    return "".join(letter for side, letter in enumerate(SIDE_LETTERS) if sides >> side & 1)
