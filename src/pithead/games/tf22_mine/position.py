"""Whole positions as data, written, read and checked."""

from collections import Counter
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import listed
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.errors import BadPosition
from pithead.core.game import Data, read_data, require_one_of, require_seat
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.box import CARGO, EXCHANGES, LUCK, PLACEMENTS, STRATEGY, VALUES, MineBox
from pithead.games.tf22_mine.moves import own_crews
from pithead.games.tf22_mine.play import Tf22Mine, start
from pithead.games.tf22_mine.read_components import card_names, cell_names, colour_names, faces

NOBODY = (-1, -1)  # start and turn before the starting player is known, as older versions wrote them
PHASES = (
    "layout",
    "starter",
    "exchange",
    "partner",
    "colour",
    "drift",
    "action",
    "bonus",
    "attack",
    "defence",
    "symbol",
    "place",
    "over",
)
Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Value = Annotated[int, msgspec.Meta(ge=0, lt=VALUES)]
Two = msgspec.Meta(min_length=2, max_length=2)  # the attacker's first


class Lying(msgspec.Struct, forbid_unknown_fields=True):
    """A card on a cell: 0 as printed, 1 turned by B, 2 by C, 3 by A."""

    card: str
    placement: Annotated[int, msgspec.Meta(ge=0, lt=PLACEMENTS)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. A symbol card in play still counts as its owner's until it is resolved."""

    phase: str = PHASES[0]
    start: int | None = None
    turn: int | None = None
    round: Annotated[int, msgspec.Meta(ge=0, le=10**9)] | None = None
    ore: Number | None = None
    cards: dict[str, Lying] | None = None  # by cell
    units: list[str] | None = None  # cells
    crews: dict[str, str] | None = None  # cells by colour
    held: dict[str, Number] = {}  # units by colour of the crew
    colours: list[list[str]] | None = None  # by seat: the crews it leads
    loaders: list[int] | None = None  # slots
    markers: list[Number] | None = None  # by seat
    delivered: list[Number] | None = None  # by seat: units brought to a loader in this turn
    symbol_cards: list[list[Value]] | None = None  # by seat: the values not discarded
    exchanged: Number = 0  # exchanges done
    taken_up: str = ""  # the cell to be exchanged
    fights: Number = 0  # in this chain
    attacker: str = ""  # colour of a crew
    defender: str = ""
    committed: Value = 0  # the attacker's card
    fought: Annotated[list[Value], Two] = msgspec.field(default_factory=lambda: [0, 0])  # the cards of the last fight of this turn
    fought_by: Annotated[list[str], Two] = msgspec.field(default_factory=lambda: ["", ""])  # its crews, by colour
    fought_on: str = ""  # its cell
    fought_with: Annotated[list[Number], Two] = msgspec.field(default_factory=lambda: [0, 0])  # the units they held
    free_action: int | None = None  # the seat that won as a defender
    owing: Number = 0  # units delivered and not replaced
    placer: int | None = None  # who replaces them
    drawn: Value = 0  # the symbol card for the next unit


def _name(names: list[str], at: int) -> str:
    return names[at] if at >= 0 else ""


def dump(state: Tf22Mine) -> Data:
    """Return the whole position as plain data."""
    box = state.pieces
    cells, colours, printed = cell_names(box), colour_names(box), faces(box)
    bonus, placing = state.phase == phases.BONUS, state.placer >= 0
    position = Position(
        phase=PHASES[int(state.phase)],
        start=int(state.start) if state.start >= 0 else None,
        turn=int(state.turn) if state.turn >= 0 else None,
        round=int(state.round),
        ore=int(state.ore),
        cards={cells[at]: Lying(printed[int(face)].card, printed[int(face)].placement) for at, face in enumerate(state.lying) if face >= 0},
        units=[cells[int(at)] for at in listed(state.units)],
        crews={colours[crew]: cells[int(at)] for crew, at in enumerate(state.crews) if at >= 0},
        held={colours[crew]: int(n) for crew, n in enumerate(state.held) if state.crews[crew] >= 0},
        colours=[[colours[crew] for crew in own_crews(state, seat)] for seat in range(state.seats)],
        loaders=[int(slot) for slot in state.loaders],
        markers=[int(n) for n in state.markers],
        delivered=[int(n) for n in state.delivered],
        symbol_cards=[[int(value) for value in listed(pile)] for pile in state.piles],
        exchanged=int(state.exchanged),
        taken_up=_name(cells, int(state.first)),
        fights=int(state.chain),
        attacker=_name(colours, int(state.attacker)),
        defender=_name(colours, int(state.defender)),
        committed=int(state.committed),
        fought=[int(state.fought[phases.ATTACK_CARD]), int(state.fought[phases.DEFENCE_CARD])],
        fought_by=[_name(colours, int(state.fought[phases.ATTACKER])), _name(colours, int(state.fought[phases.DEFENDER]))],
        fought_on=_name(cells, int(state.fought[phases.FIELD])),
        fought_with=[int(state.fought[phases.ATTACK_LOAD]), int(state.fought[phases.DEFENCE_LOAD])],
        free_action=int(state.actor) if bonus else None,
        owing=int(state.owing),
        placer=int(state.placer) if placing else None,
        drawn=int(state.drawn),
    )
    data: Data = msgspec.to_builtins(position)
    return data


def census(state: Tf22Mine) -> Counter[str]:
    """Count every card, unit, crew, loader and marker, wherever it is."""
    box = state.pieces
    names = card_names(box)
    pieces = Counter(names[int(face) // PLACEMENTS] for face in state.lying if face >= 0)
    pieces.update(names[int(card)] for card in listed(state.left))
    pieces["unit"] = len(listed(state.units)) + sum(int(n) for n in state.held) + int(state.owing)
    pieces.update(f"{colour_names(box)[crew]} crew" for crew, at in enumerate(state.crews) if at >= 0)
    pieces["loader"] = len(set(state.loaders))
    markers = sum(int(n) for n in state.markers)
    pieces["marker"] = int(state.supply) + markers - max(0, markers - int(box.markers))  # TFM-162: some may be noted on paper
    for seat, pile in enumerate(state.piles):
        pieces[f"symbol card of seat {seat}"] = len(listed(pile)) + len(listed(box.values & ~pile))
    return pieces


def load(box: MineBox, seats: int, data: Data) -> Tf22Mine:
    """Return a position from data; BadPosition names a faulty field."""
    position = read_data(data, Position)
    state = start(box, seats)
    _Loader(state, position).fill()
    return state


class _Loader:
    """A reader that fills a new state from a position, checking each field."""

    def __init__(self, state: Tf22Mine, position: Position) -> None:
        self.state = state
        self.position = position
        self.box = state.pieces
        self.seats = int(state.seats)
        self.cells = cell_names(self.box)
        self.colours = colour_names(self.box)
        self.spent = 0  # ore, in this turn

    def fill(self) -> None:
        _require(self.position.phase in PHASES, "phase", f"{self.position.phase!r} is not one of {', '.join(PHASES)}")
        self.phase = PHASES.index(self.position.phase)
        self.state.phase = self.phase
        self.fill_seats()
        self.fill_cards()
        self.fill_exchange()
        self.fill_colours()
        self.fill_symbol_cards()
        self.fill_crews()
        self.fill_loaders()
        self.fill_turn()
        self.fill_markers()
        self.fill_fight()
        self.fill_replacing()
        self.fill_units()
        self.check_end()
        self.state.seat = self.who()

    def among(self, *open_now: int) -> bool:
        return self.phase in open_now

    def begun(self) -> bool:
        """Return whether the first turn has begun."""
        return self.phase >= phases.DRIFT

    def cell(self, name: str, field: str) -> int:
        _require(name in self.cells, field, f"{name!r} is not a cell; cells are {self.cells[0]} to {self.cells[-1]}")
        return self.cells.index(name)

    def crew(self, name: str, field: str) -> int:
        """Return the number of a colour whose crew is in play."""
        used = [self.colours[colour] for colour in listed(self.box.in_play[self.seats])]
        _require(name in used, field, f"{name!r} is not a crew in play; there are {', '.join(used)}")
        return self.colours.index(name)

    def fill_seats(self) -> None:
        state, position, fixed = self.state, self.position, int(self.box.starter)
        if self.among(phases.LAYOUT, phases.STARTER):
            _require(fixed < 0 or self.phase == phases.LAYOUT, "phase", "the starting player is fixed at this table, so chance names none")
            wanted, why = (
                (None, "null before the starting player is known") if fixed < 0 else (fixed, f"{fixed}, as the option start_player says")
            )
            for name in ("start", "turn") if (position.start, position.turn) != NOBODY else ():
                _require(getattr(position, name) in (None, wanted), name, f"must be {why}")
            return
        first = fixed if position.start is None else position.start
        require_seat(self.seats, first, "start")
        _require(fixed in (-1, first), "start", f"must be {fixed}, as the option start_player says")
        turn = first if position.turn is None else position.turn
        require_seat(self.seats, turn, "turn")
        _require(self.begun() or turn == first, "turn", "is the starting player's before the first turn")
        state.start, state.turn, state.actor = first, turn, turn

    def fill_cards(self) -> None:
        state, cards = self.state, self.position.cards
        if cards is None:
            _require(self.phase == phases.LAYOUT, "cards", f"must be given in phase {self.position.phase}")
            return
        names = card_names(self.box)
        used: dict[str, str] = {}
        lying = {}
        for name, spot in cards.items():
            field = f"cards.{name}"
            at = self.cell(name, field)
            require_one_of(names, spot.card, field, "card of this box")
            _require(spot.card not in used, field, f"{spot.card} is already at {used.get(spot.card)}; a card is in one place")
            used[spot.card] = name
            lying[at] = names.index(spot.card) * PLACEMENTS + spot.placement
        self.check_layout(lying)
        for at in range(int(self.box.cells)):
            if at in lying:
                state.lay(at, lying[at])
        state.left = sum(1 << card for card, name in enumerate(names) if name not in used)

    def check_layout(self, lying: dict[int, int]) -> None:
        if self.phase != phases.LAYOUT:
            missing = [name for at, name in enumerate(self.cells) if at not in lying]
            _require(not missing, "cards", f"there is no card at {', '.join(missing[:3])}")
        for colour, base in enumerate(() if self.begun() else self.box.bases):
            right = lying.get(int(base)) == self.box.crossings[colour] * PLACEMENTS
            _require(right, f"cards.{self.cells[int(base)]}", "must be the crossing of its colour before the first turn (TFM-020)")
        if self.phase != phases.LAYOUT:
            return
        ring = [int(at) for at in self.box.ring]
        laid = [at for at in ring if at in lying]
        _require(laid == ring[: len(laid)], "cards", "the rings are laid from the first cell on, none left out")
        _require(len(laid) < len(ring), "cards", "all cards are laid, so this is not phase layout any more")

    def fill_exchange(self) -> None:
        state, position = self.state, self.position
        early = self.among(phases.LAYOUT, phases.STARTER)
        is_exchange = self.among(phases.EXCHANGE, phases.PARTNER)
        _require(not (is_exchange and self.box.quick), "phase", "with quick_setup no cards are exchanged (TFM-037)")
        most = 0 if early or self.box.quick else EXCHANGES - 1 if is_exchange else EXCHANGES
        _require(position.exchanged <= most, "exchanged", f"cannot be more than {most} in phase {position.phase}")
        state.exchanged = position.exchanged
        if self.phase != phases.PARTNER:
            _require(not position.taken_up, "taken_up", f"must be empty in phase {position.phase}")
            return
        at = self.cell(position.taken_up, "taken_up")
        _require(at in set(self.box.ring), "taken_up", f"{position.taken_up} is not in the rings (TFM-032)")
        state.first = at

    def fill_colours(self) -> None:
        state = self.state
        colours = self.position.colours if self.position.colours is not None else [[] for _ in range(self.seats)]
        _require(len(colours) == self.seats, "colours", f"lists {len(colours)} seats of {self.seats}")
        for seat, names in enumerate(colours):
            for name in names:
                crew = self.crew(name, f"colours[{seat}]")
                _require(state.owners[crew] < 0, f"colours[{seat}]", f"{name} is chosen twice")
                state.owners[crew] = seat
        chosen, total = sum(map(len, colours)), len(listed(self.box.in_play[self.seats]))
        if self.begun():
            _require(chosen == total, "colours", f"{chosen} of {total} are chosen, but the first turn has begun")
        elif self.phase == phases.COLOUR:
            _require(chosen < total, "colours", "all are chosen, so this is not phase colour any more")
        else:
            _require(chosen == 0, "colours", f"none is chosen yet in phase {self.position.phase}")
        order = [int(state.start - 1 - i) % self.seats for i in range(chosen)]
        for seat, names in enumerate(colours):
            _require(len(names) == order.count(seat), f"colours[{seat}]", f"must name {order.count(seat)} after {chosen} choices (TFM-033)")
        state.chosen = chosen

    def fill_symbol_cards(self) -> None:
        state, full = self.state, int(self.box.values)
        dealt = [full if seat in set(state.owners) else 0 for seat in range(self.seats)]
        lists = self.position.symbol_cards
        piles = dealt if lists is None else [sum(1 << value for value in set(values)) for values in lists]
        _require(len(piles) == self.seats, "symbol_cards", f"lists {len(piles)} seats of {self.seats}")
        for seat, pile in enumerate(piles):
            field = f"symbol_cards[{seat}]"
            _require(lists is None or len(set(lists[seat])) == len(lists[seat]), field, "names a value twice")
            _require(pile & ~full == 0, field, f"has a value that is none of {', '.join(str(value) for value in listed(full))}")
            if self.begun() and self.box.variant != LUCK:
                _require(pile != 0, field, "is empty; the last card brings all of them back (TFM-042)")
            else:
                _require(pile == dealt[seat], field, "must be whole for a seat with a colour and empty for one without")
        state.piles = vec[i64](piles)

    def fill_crews(self) -> None:
        state, position = self.state, self.position
        for name, cell in (position.crews or {}).items():
            state.crews[self.crew(name, f"crews.{name}")] = self.cell(cell, f"crews.{name}")
        for name, units in position.held.items():
            state.held[self.crew(name, f"held.{name}")] = units
        for crew in () if self.begun() else listed(self.box.in_play[self.seats]):
            name, base = self.colours[crew], self.box.bases[crew]
            _require(
                state.crews[crew] == base, f"crews.{name}", f"must be at its base camp {self.cells[base]} before the first turn (TFM-024)"
            )
            _require(state.held[crew] == 0, f"held.{name}", "must be 0 before the first turn")

    def fill_loaders(self) -> None:
        slots_of_loaders = self.position.loaders
        if slots_of_loaders is None:
            return
        n, slots = len(self.state.loaders), int(self.box.slots)
        _require(len(slots_of_loaders) == n, "loaders", f"lists {len(slots_of_loaders)} loaders of {n}")
        _require(all(0 <= slot < slots for slot in slots_of_loaders), "loaders", f"slots are 0 to {slots - 1}")
        _require(len(set(slots_of_loaders)) == n, "loaders", "two loaders are at one slot (TFM-121)")
        _require(
            self.begun() or slots_of_loaders == [int(slot) for slot in self.box.loaders],
            "loaders",
            "stand where they began before the first turn",
        )
        self.state.loaders = vec[i64](slots_of_loaders)

    def fill_turn(self) -> None:
        """Fill round and ore."""
        state, position, limit = self.state, self.position, int(self.state.round_limit())
        now = int(self.begun()) if position.round is None else position.round
        _require((now > 0) == self.begun(), "round", "is 0 before the first turn and counts from 1 then")
        _require(limit == 0 or now <= limit, "round", f"is beyond the limit of {limit} (TFM-163)")
        state.round = now
        full = int(state.new_ore())
        if not self.begun():
            low = high = 0
        elif self.phase == phases.DRIFT:
            low = high = full
        elif self.phase == phases.ACTION:
            low, high = 1, full
        else:
            low, high = 0, full - 1
        ore = high if position.ore is None else position.ore
        _require(low <= ore <= high, "ore", f"must be {low if low == high else f'from {low} to {high}'} in phase {position.phase}")
        _require(self.phase != phases.DRIFT or self.box.one_drifts, "phase", "no loader is chosen to drift unless loader_drift is one")
        state.ore = ore
        self.spent = full - ore if self.begun() else 0

    def fill_markers(self) -> None:
        state, position = self.state, self.position
        markers = position.markers if position.markers is not None else [0] * self.seats
        delivered = position.delivered if position.delivered is not None else [0] * self.seats
        for name, numbers in (("markers", markers), ("delivered", delivered)):
            _require(len(numbers) == self.seats, name, f"lists {len(numbers)} seats of {self.seats}")
        for seat in range(self.seats):
            field = f"delivered[{seat}]"
            _require(delivered[seat] <= markers[seat], field, "is more than the seat has markers")
            _require(self.box.per_visit or delivered[seat] <= CARGO, field, f"is more than {CARGO} in one turn (TFM-132)")
            _require(delivered[seat] == 0 or self.spent > 0, field, "must be 0 when no ore is spent in this turn")
        goal = int(self.box.goals[self.seats])
        _require(self.phase == phases.FINISHED or max(markers) < goal, "markers", f"{goal} win, so the game would be over (TFM-160)")
        _require(all(n < goal + CARGO for n in markers), "markers", f"nobody can have {goal + CARGO}")
        _require(self.begun() or not any(markers), "markers", "must be 0 before the first turn")
        state.markers, state.delivered = vec[i64](markers), vec[i64](delivered)
        state.supply = max(0, int(self.box.markers) - sum(markers))

    def fill_fight(self) -> None:
        state, position = self.state, self.position
        fighting = self.among(phases.ATTACK, phases.DEFENCE)
        if fighting or self.phase == phases.BONUS:
            _require(1 <= position.fights <= self.box.chain, "fights", f"must be from 1 to {self.box.chain} now (TFM-106)")
        else:
            _require(position.fights == 0, "fights", f"must be 0 in phase {position.phase}")
        state.chain = position.fights
        for name in ("attacker", "defender"):
            colour = getattr(position, name)
            _require(fighting or not colour, name, f"must be empty in phase {position.phase}")
            if fighting:
                setattr(state, name, self.crew(colour, name))
        if fighting:
            self.check_fight()
        if self.phase == phases.DEFENCE:
            hand = listed(state.piles[state.owners[state.attacker]])
            _require(position.committed in set(hand), "committed", f"{position.committed} is not a card the attacker has")
        else:
            _require(position.committed == 0, "committed", f"must be 0 in phase {position.phase}")
        state.committed = position.committed
        self.fill_fought()
        self.fill_free_action()
        if fighting and state.chain > 1:
            self.check_defence(int(state.owners[state.attacker]), "attacker")
        self.check_actions()

    def check_fight(self) -> None:
        state = self.state
        attacker, defender = int(state.attacker), int(state.defender)
        _require(state.owners[attacker] != state.owners[defender], "defender", "is a crew of the same seat (TFM-186)")
        _require(state.crews[attacker] == state.crews[defender], "defender", "is not on the attacker's card (TFM-100)")
        _require(state.held[defender] > 0, "defender", "holds no unit (TFM-101)")
        _require(state.chain > 1 or state.owners[attacker] == state.turn, "attacker", "does not belong to the seat whose turn it is")
        self.check_attacker(attacker, int(state.chain), "attacker")

    def check_attacker(self, crew: int, fight: int, field: str) -> None:
        """TFM-106 Check the attacker of a fight in a chain: first the seat whose turn it is, then always the last defender."""
        own = self.state.owners[crew] == self.state.turn
        due = fight % 2 == 1 if self.seats == 2 or fight <= 2 else own
        _require(
            own == due, field, f"the crew cannot be the attacker in fight {fight} of a chain that seat {self.state.turn} began (TFM-106)"
        )

    def fill_fought(self) -> None:
        """Fill the last fight of this turn: its cards, and either everything else about it or nothing."""
        state, position = self.state, self.position
        attack, defence = position.fought
        _require({attack, defence} <= {0, *listed(self.box.values)}, "fought", "must be two cards, or 0 and 0")
        _require((attack > 0) == (defence > 0), "fought", "must be two cards, or 0 and 0")
        _require(attack == 0 or self.spent > 0, "fought", "must be 0 and 0 when no ore is spent in this turn")
        crews = [self.crew(colour, "fought_by") if colour else phases.NONE for colour in position.fought_by]
        field = self.cell(position.fought_on, "fought_on") if position.fought_on else phases.NONE
        state.fought = vec[i64]([attack, defence, *crews, field, *position.fought_with])
        if attack == 0:
            _require(max(crews) < 0 and field < 0, "fought_by", "there was no fight in this turn")
            _require(not any(position.fought_with), "fought_with", "there was no fight in this turn")
            return
        _require((crews[0] >= 0) == (crews[1] >= 0), "fought_by", "must name both crews or none")
        _require((field >= 0) == (crews[0] >= 0), "fought_on", "must be given with fought_by, and only then")
        if crews[0] >= 0 or any(position.fought_with):
            _require(position.fought_with[1] > 0, "fought_with", "a defender without a unit cannot be attacked (TFM-101)")
            _require(sum(position.fought_with) <= self.all_units(), "fought_with", f"there are {self.all_units()} units in play (TFM-141)")
        if crews[0] >= 0:
            _require(state.owners[crews[0]] != state.owners[crews[1]], "fought_by", "names two crews of one seat (TFM-186)")
            for crew, card in zip(crews, position.fought, strict=True):
                self.check_discarded(int(state.owners[crew]), card)

    def check_discarded(self, seat: int, card: int) -> None:
        """TFM-042, 044 Check that a card of the last fight is discarded. If it was the last, only units placed since have used others."""
        used = self.box.values & ~self.state.piles[seat]
        placed = self.state.delivered[(seat + 1) % self.seats]
        back = used >> card & 1 == 0 and self.box.variant != LUCK
        _require(
            not back or len(listed(used)) <= placed,
            f"symbol_cards[{seat}]",
            f"the {card} was played in the last fight, so it is discarded (TFM-042)",
        )

    def check_actions(self) -> None:
        """TFM-053 Check that the fights and deliveries of a turn fit the ore spent. A free action follows a fight paid with ore."""
        state = self.state
        fought = state.fought[phases.ATTACK_CARD] > 0
        for seat in range(self.seats):
            free = state.delivered[seat] > 0 and seat != state.turn
            _require(
                fought or not free, f"delivered[{seat}]", "in another's turn only the winner of a fight delivers: give `fought` (TFM-105)"
            )
        deliveries = sum(-(-int(n) // CARGO) for n in state.delivered)
        earlier = fought and not (self.phase == phases.BONUS or state.chain > 1)
        needed = int(state.chain > 0) + max(deliveries, int(earlier))
        _require(
            needed <= self.spent,
            "ore",
            f"{self.spent} ore is spent in this turn, too little for what was fought and delivered in it (TFM-053)",
        )

    def fill_free_action(self) -> None:
        state, seat = self.state, self.position.free_action
        if self.phase != phases.BONUS:
            _require(seat is None, "free_action", f"must be left out in phase {self.position.phase}")
            return
        _require(seat is not None, "free_action", "must name the seat that won the fight (TFM-105)")
        seat = seat or 0
        require_seat(self.seats, seat, "free_action")
        _require(state.chain > 1 or seat != state.turn, "free_action", "the defender of the first fight is not the one whose turn it is")
        self.check_defence(seat, "free_action")
        state.actor = seat

    def check_defence(self, seat: int, field: str) -> None:
        """TFM-102 to 105 Check that the seat won the last fight as its defender, as far as the data describe the fight."""
        state, position = self.state, self.position
        attack, defence = position.fought
        _require(attack > 0, field, "nobody has won a fight in this turn: give `fought` (TFM-105)")
        attacker, defender = int(state.fought[phases.ATTACKER]), int(state.fought[phases.DEFENDER])
        _require(defender < 0 or state.owners[defender] == seat, field, f"the crew that defended itself is not of seat {seat}")
        if any(position.fought_with):
            attack, defence = attack - position.fought_with[0], defence - position.fought_with[1]
        else:  # assume the most that the attacker can have held
            attack -= max(int(held) for crew, held in enumerate(state.held) if state.owners[crew] != seat)
        _require(attack < defence, "fought", "the defender has not won with these cards: the higher strength does (TFM-103)")
        if state.chain > 0:
            self.check_chain(attacker, defender, seat)

    def check_chain(self, attacker: int, defender: int, seat: int) -> None:
        """Check that the last fight belongs to the current chain: nothing but an attack has followed it."""
        state, position = self.state, self.position
        number = int(state.chain) if self.phase == phases.BONUS else int(state.chain) - 1
        if attacker < 0:
            due = seat != state.turn if number % 2 else seat == state.turn
            _require(due or self.seats > 2, "fights", f"seat {seat} cannot be the defender in fight {number} of a chain (TFM-106)")
            return
        self.check_attacker(attacker, number, "fought_by")
        held = [int(state.held[crew]) for crew in (attacker, defender)]
        _require(held == position.fought_with, "fought_with", f"must be {held}, the units that the crews still hold")
        here = {int(state.crews[attacker]), int(state.crews[defender])}
        _require(here == {int(state.fought[phases.FIELD])}, "fought_on", "must be the card of both crews, which are still there")

    def check_deliverer(self, seat: int, field: str) -> None:
        """TFM-105, 133 Check that a crew of the seat is on its base camp after its delivery; in another's turn that was a free action."""
        state = self.state
        home = [state.crews[crew] == self.box.bases[crew] for crew, owner in enumerate(state.owners) if owner == seat]
        _require(any(home), "crews", f"a crew of seat {seat} has just delivered, so it must be at its base camp (TFM-133)")
        if seat != state.turn:
            self.check_defence(seat, field)

    def fill_replacing(self) -> None:
        state, position = self.state, self.position
        if not self.among(phases.SYMBOL, phases.PLACE):
            _require(position.placer is None, "placer", f"must be left out in phase {position.phase}")
            _require(position.drawn == 0, "drawn", f"must be 0 in phase {position.phase}")
            _require(position.owing == 0 or self.phase == phases.FINISHED, "owing", f"must be 0 in phase {position.phase}")
            state.owing = position.owing
            return
        placer = -1 if position.placer is None else position.placer
        require_seat(self.seats, placer, "placer")
        deliverer = (placer + 1) % self.seats
        _require(1 <= position.owing <= CARGO, "owing", f"must be from 1 to {CARGO} now")
        _require(position.owing <= state.delivered[deliverer], "owing", f"seat {deliverer} has not delivered that many this turn")
        self.check_deliverer(deliverer, "placer")
        state.owing, state.placer = position.owing, placer
        if self.phase == phases.PLACE:
            _require(position.drawn in set(listed(state.piles[placer])), "drawn", f"{position.drawn} is not a card the placer has")
        else:
            _require(position.drawn == 0, "drawn", "must be 0 in phase symbol")
        state.drawn = position.drawn

    def all_units(self) -> int:
        return len(self.colours) - (self.box.empty[self.seats] >= 0)

    def fill_units(self) -> None:
        """TFM-141 Fill the units, whose total never changes."""
        state, cells = self.state, self.position.units
        if cells is not None:
            _require(len(set(cells)) == len(cells), "units", "two units are on one card (TFM-139)")
            at_setup, state.units = state.units, sum(1 << self.cell(name, "units") for name in cells)
            corners = ", ".join(self.cells[at] for at in listed(at_setup))
            _require(self.begun() or state.units == at_setup, "units", f"must be at {corners} before the first turn (TFM-025)")
        for at in listed(state.units & ~self.box.inner):
            _require(False, "units", f"{self.cells[at]} is not in the inner ring, where units lie (TFM-138)")
        wanted = self.all_units()
        held = sum(int(n) for n in state.held)
        there = len(listed(state.units)) + held + int(state.owing)
        _require(
            there == wanted,
            "units",
            f"{len(listed(state.units))} on cards, {held} held and {state.owing} delivered do not make {wanted} (TFM-141)",
        )

    def check_end(self) -> None:
        """Check how the game ended: a goal reached by the last delivery, or the last round played."""
        if self.phase != phases.FINISHED:
            return
        state, goal = self.state, int(self.box.goals[self.seats])
        winners = [seat for seat in range(self.seats) if state.markers[seat] >= goal]
        _require(len(winners) <= 1, "markers", "only one seat can have won (TFM-161)")
        if winners:
            won = state.delivered[winners[0]]
            last = state.owing
            _require(1 <= last <= min(CARGO, int(won)), "owing", "must be the units of the winning delivery (TFM-142)")
            _require(state.markers[winners[0]] - last < goal, "owing", f"seat {winners[0]} had won before its last delivery (TFM-161)")
            self.check_deliverer(winners[0], "markers")
            return
        _require(state.owing == 0, "owing", "must be 0 when nobody has won by a delivery")
        ended = state.is_last_turn() and state.ore == 0
        _require(ended, "phase", "nobody has won, and the last turn of the last round is not over (TFM-163)")

    def who(self) -> int:
        """Return who decides."""
        state, strategy = self.state, self.box.variant == STRATEGY
        if self.phase == phases.FINISHED:
            return OVER
        if self.among(phases.LAYOUT, phases.STARTER):
            return CHANCE
        if self.phase == phases.COLOUR:
            return CHANCE if self.box.quick else int(state.chooser())
        if self.phase == phases.ATTACK:
            return int(state.owners[state.attacker]) if strategy else CHANCE
        if self.phase == phases.DEFENCE:
            return int(state.owners[state.defender]) if strategy else CHANCE
        if self.phase == phases.SYMBOL:
            return int(state.placer) if strategy else CHANCE
        return int(state.placer if self.phase == phases.PLACE else state.actor)


def _require(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise BadPosition(f"{field}: {fault}; correct that field.")
