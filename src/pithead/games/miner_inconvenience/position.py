"""Whole positions as data, written and read."""

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.state import CHANCE, OVER
from pithead.core.errors import BadPosition
from pithead.core.game import Data, read_data, require_one_of, require_seat
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.box import NOWHERE, TOP_FACE, MinerBox
from pithead.games.miner_inconvenience.moves import centre_at
from pithead.games.miner_inconvenience.plain import Picture, point, read_point, written
from pithead.games.miner_inconvenience.play import MinerInconvenience, start
from pithead.games.miner_inconvenience.read_components import building_names, names
from pithead.games.miner_inconvenience.scoring import held
from pithead.games.miner_inconvenience.view import PHASES, Number, members

FARTHEST = 300  # how far from the middle a loaded card may be


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A card of the mine."""

    card: str
    at: Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]{1,3},-?[0-9]{1,3}$")]


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """A building in the mine."""

    building: str
    card: str
    upgraded: bool = False


class Paid(msgspec.Struct, forbid_unknown_fields=True):
    """A card under the deck, and who paid it."""

    card: str
    seat: Number


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. Cards not mentioned are in the deck, above the paid ones, in no order."""

    phase: str | None = None
    turn: Number = 0
    supply_due: Number = 0
    vein_due: Number = 0
    price: Number = 0  # Gold still to pay
    mine: list[Laid] = []  # in the order of placing; the last one is the last tile
    buildings: list[Standing] = []
    hands: list[list[str]] | None = None
    paid: list[Paid] = []  # the next one to be drawn comes first
    traced: list[list[str]] | None = None  # by seat: cards it paid that are now in other hands; closed hands only


def dump(state: MinerInconvenience) -> Data:
    """Return the whole position as plain data."""
    ids, buildings = names(state.pieces), building_names(state.pieces)
    position = Position(
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        supply_due=int(state.supply_due),
        vein_due=int(state.vein_due),
        price=int(state.price),
        mine=_mine(state),
        buildings=[
            Standing(buildings[i], ids[int(card)], bool(state.upgraded >> i & 1)) for i, card in enumerate(state.stands) if card != NOWHERE
        ],
        hands=_hands(state),
        paid=[Paid(ids[int(paid) // phases.PAYERS], int(paid) % phases.PAYERS) for paid in state.queue],
        traced=[members(ids, int(cards)) for cards in state.traced],
    )
    data: Data = msgspec.to_builtins(position)
    return data


def load(box: MinerBox, seats: int, data: Data) -> MinerInconvenience:
    """Return a position from data; BadPosition names a faulty field."""
    position = read_data(data, Position)
    state = start(box, seats)
    _Loader(state, position).fill()
    return state


def _hands(state: MinerInconvenience) -> list[list[str]]:
    return [members(names(state.pieces), int(cards)) for cards in state.hands]


def _mine(state: MinerInconvenience) -> list[Laid]:
    ids = names(state.pieces)
    return [Laid(ids[int(card)], written(point(int(state.centres[card])))) for card in state.laid]


class _Loader:
    """A reader that fills a new state from a position, checking each field."""

    def __init__(self, state: MinerInconvenience, position: Position) -> None:
        self.state = state
        self.position = position
        self.box = state.pieces
        self.ids = {name: i for i, name in enumerate(names(self.box))}
        self.used: dict[str, str] = {}

    def fill(self) -> None:
        state, position = self.state, self.position
        if position.phase is not None:
            _require(position.phase in PHASES, "phase", f"{position.phase!r} is not one of {', '.join(PHASES)}")
            state.phase = PHASES.index(position.phase)
        require_seat(int(state.seats), position.turn, "turn")
        state.turn = position.turn
        self.fill_mine()
        self.fill_buildings()
        self.check_picture()
        self.fill_cards()
        self.fill_traced()
        self.fill_dues()
        if len(state.laid):
            state.find_spots()
        self.check_setup()
        self.check_play()
        state.seat = OVER if state.phase >= phases.WON else state.turn if state.phase in (phases.ACTION, phases.PAY) else CHANCE

    def card(self, name: str, field: str) -> int:
        """Return the number of a card, which may be used only once."""
        require_one_of(self.ids, name, field, "card of this box")
        _require(name not in self.used, field, f"card {name} is already at {self.used.get(name)}; a card is in one place")
        self.used[name] = field
        return self.ids[name]

    def fill_mine(self) -> None:
        for i, laid in enumerate(self.position.mine):
            _require(max(map(abs, read_point(laid.at))) <= FARTHEST, f"mine[{i}].at", f"{laid.at} is too far away")
            self.state.lay(self.card(laid.card, f"mine[{i}].card"), centre_at(laid.at))

    def fill_buildings(self) -> None:
        state = self.state
        buildings = building_names(self.box)
        for i, standing in enumerate(self.position.buildings):
            field = f"buildings[{i}]"
            require_one_of(buildings, standing.building, f"{field}.building", "building of this box")
            _require(self.used.get(standing.card, "").startswith("mine"), f"{field}.card", f"{standing.card!r} is not in the mine")
            number, card = buildings.index(standing.building), self.ids[standing.card]
            _require(not state.built >> number & 1, f"{field}.building", f"{standing.building} is listed twice")
            _require(state.roofs[card] == NOWHERE, f"{field}.card", f"{standing.card} carries two buildings (MIN-115)")
            whole = state.shows[card] & TOP_FACE == TOP_FACE
            _require(whole, f"{field}.card", f"the top face of {standing.card} is not wholly visible (MIN-112)")
            state.roof(number, card)
            state.upgraded |= int(standing.upgraded) << number

    def check_picture(self) -> None:
        """Check that neighbours agree on every edge between them, and that tunnels meet doors."""
        position = self.position
        cards = [(laid.card, read_point(laid.at)) for laid in position.mine]
        standing = [(standing.building, standing.card) for standing in position.buildings]
        for building, fault in Picture(self.box, cards, standing).faults():
            number = next((i for i, (name, _) in enumerate(standing) if name == building), None)
            _require(False, "mine" if number is None else f"buildings[{number}]", fault)

    def fill_cards(self) -> None:
        state, position, seats = self.state, self.position, int(self.state.seats)
        hands = position.hands if position.hands is not None else [[] for _ in range(seats)]
        _require(len(hands) == seats, "hands", f"lists {len(hands)} hands for {seats} seats")
        for seat, hand in enumerate(hands):
            state.hands[seat] = sum(1 << self.card(name, f"hands[{seat}]") for name in hand)
        for i, paid in enumerate(position.paid):
            require_seat(seats, paid.seat, f"paid[{i}].seat")
        state.queue = vec[i64](
            [self.card(paid.card, f"paid[{i}].card") * phases.PAYERS + paid.seat for i, paid in enumerate(position.paid)]
        )
        state.unknown = sum(1 << card for name, card in self.ids.items() if name not in self.used)

    def fill_traced(self) -> None:
        state, position, seats = self.state, self.position, int(self.state.seats)
        traced = position.traced if position.traced is not None else [[] for _ in range(seats)]
        _require(len(traced) == seats, "traced", f"lists {len(traced)} seats of {seats}")
        _require(self.box.closed or not any(traced), "traced", "must be empty where hands are open, for all is seen")
        for seat, cards in enumerate(traced):
            for name in cards:
                elsewhere = self.used.get(name, "").startswith("hands") and self.used[name] != f"hands[{seat}]"
                _require(elsewhere, f"traced[{seat}]", f"{name} is in no other hand")
                twice = any(name in others for others in traced[:seat])
                _require(not twice, f"traced[{seat}]", f"{name} is traced by another seat too, but only its payer knows where it went")
            state.traced[seat] = sum(1 << card for card in {self.ids[name] for name in cards})

    def fill_dues(self) -> None:
        """Fill what is still to be drawn or paid this turn."""
        state, position = self.state, self.position
        phase = PHASES[int(state.phase)]
        due = position.supply_due + position.vein_due
        if state.phase == phases.DRAW:
            built = len(position.buildings)
            _require(due > 0, "supply_due", "and vein_due are 0, so nothing is to be drawn")
            _require(
                position.supply_due <= built, "supply_due", f"{position.supply_due} is more than the {built} buildings of the mine give"
            )
        else:
            _require(due == 0, "supply_due", f"and vein_due must be 0 in phase {phase}")
        if state.phase == phases.PAY:
            hand = held(state, int(state.turn))
            _require(0 < position.price <= hand, "price", f"must be 1 to {hand}, what seat {state.turn} can pay")
        else:
            _require(position.price == 0, "price", f"must be 0 in phase {phase}")
        state.supply_due, state.vein_due, state.price = position.supply_due, position.vein_due, position.price

    def check_setup(self) -> None:
        """Check that nothing else has happened while cards are dealt."""
        state, position = self.state, self.position
        if state.phase > phases.START:
            _require(bool(position.mine), "mine", f"is empty in phase {PHASES[int(state.phase)]}")
            return
        _require(not position.mine, "mine", "must be empty while hands are dealt")
        _require(not position.paid, "paid", "must be empty while hands are dealt")
        dealt = int(self.box.dealt[state.seats])
        full = int(state.seats) if state.phase == phases.START else int(state.turn)
        sizes = [held(state, seat) for seat in range(state.seats)]
        in_order = all(n == dealt for n in sizes[:full]) and not any(sizes[full + 1 :])
        _require(in_order, "hands", f"are not dealt in order, {dealt} cards each (MIN-012)")
        _require(state.phase == phases.START or sizes[full] < dealt, "hands", "the hand being dealt is full already")
        _require(state.phase == phases.DEAL or state.turn == 0, "turn", "must be 0 when the starting tile is drawn")

    def check_play(self) -> None:
        """Check that the game is over exactly if its end has come."""
        state = self.state
        if state.phase <= phases.START:
            return
        drawn = int(state.deck()) == 0
        over = state.phase in (phases.WON, phases.DRAINED)
        _require(drawn == over, "phase", f"the deck has {int(state.deck())} cards, and the game is over when it is empty (MIN-141)")
        enough = bin(state.upgraded).count("1") >= self.box.goal
        _require(
            not over or enough == (state.phase == phases.WON),
            "phase",
            f"{self.box.goal} upgraded buildings win, fewer lose (MIN-142, MIN-143)",
        )
        drew = held(state, int(state.turn)) > 0
        _require(drew or not over, "hands", f"seat {state.turn} drew the last card of the deck, so its hand cannot be empty (MIN-149)")
        if state.phase in (phases.ACTION, phases.STUCK):
            able = bool(state.can_excavate(state.hands[state.turn]) or state.can_spend())
            what = "can act, so the game is not lost" if able else "can do nothing, so the game is lost"
            _require(able == (state.phase == phases.ACTION), "phase", f"seat {state.turn} {what} (MIN-022)")


def _require(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise BadPosition(f"{field}: {fault}; correct that field.")
