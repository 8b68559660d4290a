"""Events in the mine; their sentences are in words/<language>.ftl."""

from typing import ClassVar, Literal, TypedDict

import msgspec
from msgspec.structs import replace

from pithead.core.engine.bits import listed
from pithead.core.engine.state import CHANCE
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.box import LETTER, PLACEMENTS, PUSH, STRATEGY, TURNED
from pithead.games.tf22_mine.moves import CREW_KINDS, WAYS, card_at, cell_at, colour_at, crew_of, next_cell
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.read_components import Face, cell_names, colour_names, faces


class Look(msgspec.Struct, frozen=True):
    """The visible side of a card: its colour, its open sides in the order N E S W, and its symbol."""

    colour: str
    open: str
    symbol: int


class Fighter(msgspec.Struct, frozen=True):
    """One side of a fight; its strength is the card minus the units its crew holds (TFM-103)."""

    seat: int
    crew: str
    card: int
    load: int
    strength: int


class Fight(msgspec.Struct, frozen=True):
    """A decided fight (TFM-102 to 105)."""

    cell: str
    attacker: Fighter
    defender: Fighter
    winner: Literal["attacker", "defender", "nobody"]


class LoadersDrifted(msgspec.Struct, frozen=True, tag="drift", tag_field="kind"):
    """A turn has begun, and all loaders have drifted to these slots (TFM-050)."""

    seat: int  # whose turn it is
    round: int
    steps: int
    slots: list[int]


class MineEvent(Event, frozen=True, kw_only=True, omit_defaults=True):
    """An event, its round, and what follows automatically."""

    round: int = 0  # from 1; 0 before the first turn
    cost: int = 0  # ore spent
    follows: list[LoadersDrifted] = msgspec.field(default_factory=list)  # at the start of the next turn; older records lack it


class Laid(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="lay"):
    """A card of the mine is laid out."""

    card: str
    look: Look


class Began(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="begin"):
    """The starting player has been drawn."""


class TakenUp(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="exchange"):
    """A card is chosen to be exchanged."""

    cell: str


class Exchanged(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="with"):
    """Two cards have changed places."""

    first: str
    second: str


class Ready(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="done"):
    """The starting player exchanges no more cards."""


class Chosen(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="colour"):
    """A seat has a colour."""

    colour: str
    how: Literal["chosen", "dealt"]


class ByTheBorder(TypedDict):
    """Two slots in terms of the board."""

    cell: str
    side: str
    target_cell: str
    target_side: str


class LoaderMoved(MineEvent, frozen=True, kw_only=True, omit_defaults=True):
    """A loader went from `slot` to `target`, numbered from 0, each with the cell and side it is at. Older logs have the numbers only."""

    slot: int
    target: int
    cell: str = ""
    side: str = ""
    target_cell: str = ""
    target_side: str = ""


class Drifted(LoaderMoved, frozen=True, kw_only=True, omit_defaults=True, tag="drift"):
    """A loader drifted."""


class Turned(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="turn"):
    """A card was turned: A by half a turn, B over its long side, C over its short side."""

    cell: str
    way: str
    before: Look
    look: Look
    result: Literal["new", "same"]


class Moved(MineEvent, frozen=True, kw_only=True, omit_defaults=True):
    """A crew went from one cell to another."""

    crew: str
    cell: str
    target: str


class Walked(Moved, frozen=True, kw_only=True, omit_defaults=True, tag="walk"):
    """D: walk within a tunnel of one colour."""


class Crossed(Moved, frozen=True, kw_only=True, omit_defaults=True, tag="cross"):
    """E: cross into the tunnel of another colour."""


class Tunnelled(Moved, frozen=True, kw_only=True, omit_defaults=True, tag="tunnel"):
    """J: go through a secret tunnel."""


class Transported(Moved, frozen=True, kw_only=True, omit_defaults=True, tag="transport"):
    """K: enemy crews are sent away; `crew` is the one that sends them."""

    moved: list[str]


class Collected(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="collect"):
    """F: a crew collects a unit."""

    crew: str
    cell: str


class Attacked(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="steal"):
    """G: a fight begins."""

    crew: str
    cell: str
    victim: str
    owner: int  # the seat that leads the victim


class Pushed(LoaderMoved, frozen=True, kw_only=True, omit_defaults=True, tag="push"):
    """H: a loader is pushed by one slot."""


class Delivered(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="deliver"):
    """I: units are delivered to a loader; the crew returns home."""

    crew: str
    cell: str
    units: int


class AttackCard(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="attack"):
    """The attacker's symbol card; in the strategy variant it is face down (TFM-045)."""

    secret: ClassVar[tuple[str, ...]] = ("value",)

    value: int | None
    how: Literal["chosen", "turned"]


class DefenceCard(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="defence"):
    """The defender's symbol card, which decides the fight."""

    value: int
    how: Literal["chosen", "turned"]
    fight: Fight


class SymbolCard(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="symbol"):
    """The symbol card that determines where a unit is replaced."""

    value: int
    how: Literal["chosen", "turned"]


class Placed(MineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="place"):
    """A unit was replaced."""

    cell: str


MineEvents = (
    Laid
    | Began
    | TakenUp
    | Exchanged
    | Ready
    | Chosen
    | Drifted
    | Turned
    | Walked
    | Crossed
    | Tunnelled
    | Transported
    | Collected
    | Attacked
    | Pushed
    | Delivered
    | AttackCard
    | DefenceCard
    | SymbolCard
    | Placed
)

MOVED: dict[str, type[Walked | Crossed | Tunnelled]] = {"walk": Walked, "cross": Crossed, "tunnel": Tunnelled}


def happened(state: Tf22Mine, form: Form, after: Tf22Mine) -> Event:
    """Return the event of a move, with the drift of the loaders if it ended a turn."""
    event = _happened(state, form, after)
    drift = drifted(state, after)
    return replace(event, follows=[drift]) if drift else event


def drifted(state: Tf22Mine, after: Tf22Mine) -> LoadersDrifted | None:
    """Return the drift of all loaders if another turn began between two positions."""
    box = after.pieces
    if (state.turn, state.round) == (after.turn, after.round) or after.round == 0 or box.one_drifts or box.steps == 0:
        return None
    return LoadersDrifted(int(after.turn), int(after.round), int(box.steps), [int(slot) for slot in after.loaders])


def _happened(state: Tf22Mine, form: Form, after: Tf22Mine) -> Event:
    round = int(state.round)
    kind = str(form["kind"])
    if kind in CREW_KINDS:
        return _crew_event(state, form, after, round)
    match kind:
        case "lay":
            return _laid(state, form)
        case "begin":
            return Began(seat=int(form["seat"]))
        case "exchange":
            return TakenUp(seat=int(state.start), places=[str(form["cell"])], cell=str(form["cell"]))
        case "with":
            first, second = cell_names(state.pieces)[int(state.first)], str(form["cell"])
            return Exchanged(seat=int(state.start), places=[first, second], first=first, second=second)
        case "done":
            return Ready(seat=int(state.start))
        case "colour":
            how: Literal["chosen", "dealt"] = "dealt" if state.seat == CHANCE else "chosen"
            return Chosen(seat=int(state.chooser()), colour=str(form["colour"]), how=how)
        case "drift":
            slot = int(form["loader"])
            target = int(state.drifted(slot))
            return Drifted(seat=int(state.turn), round=round, slot=slot, target=target, **_by_the_border(state, slot, target))
        case "turn":
            return _turned(state, form, round)
        case "push":
            slot, target = int(form["loader"]), int(form["slot"])
            cost = int(state.cost(PUSH))
            return Pushed(seat=int(state.actor), round=round, cost=cost, slot=slot, target=target, **_by_the_border(state, slot, target))
        case "place":
            cell = str(form["cell"])
            return Placed(seat=int(state.placer), round=round, places=[cell], cell=cell)
    return _card(state, int(form["value"]), round)


def _by_the_border(state: Tf22Mine, slot: int, target: int) -> ByTheBorder:
    """Return the cells and sides of two slots."""
    slots = state.pieces.components.data["border"]["slots"]
    start, end = slots[slot], slots[target]
    return {"cell": start["cell"], "side": start["side"], "target_cell": end["cell"], "target_side": end["side"]}


def last_fight(state: Tf22Mine) -> Fight | None:
    """Return the last fight of this turn."""
    fought = [int(n) for n in state.fought]
    attack, defence = fought[phases.ATTACK_CARD], fought[phases.DEFENCE_CARD]
    if not attack:
        return None
    attacker = _fighter(state, fought[phases.ATTACKER], attack, fought[phases.ATTACK_LOAD])
    defender = _fighter(state, fought[phases.DEFENDER], defence, fought[phases.DEFENCE_LOAD])
    return _fight(state, fought[phases.FIELD], attacker, defender)


def look(face: Face) -> Look:
    """Return the visible side of a face."""
    return Look(face.colour, face.open, face.symbol)


def _laid(state: Tf22Mine, form: Form) -> Laid:
    face = faces(state.pieces)[card_at(state, form["card"]) * PLACEMENTS + int(form["placement"])]
    return Laid(places=[next_cell(state)], card=str(form["card"]), look=look(face))


def _turned(state: Tf22Mine, form: Form, round: int) -> Turned:
    cell, way = cell_at(state, form["cell"]), WAYS.index(str(form["way"]))
    printed = faces(state.pieces)
    before = look(printed[int(state.lying[cell])])
    now = look(printed[int(state.lying[cell]) ^ int(TURNED[way])])
    return Turned(
        seat=int(state.actor),
        round=round,
        cost=int(state.cost(way)),
        places=[str(form["cell"])],
        cell=str(form["cell"]),
        way=WAYS[way],
        before=before,
        look=now,
        result="same" if before == now else "new",
    )


def _crew_event(state: Tf22Mine, form: Form, after: Tf22Mine, round: int) -> Event:
    names, kind, seat = colour_names(state.pieces), str(form["kind"]), int(state.actor)
    at = crew_of(state, form)
    crew, cell, cost = names[at], cell_names(state.pieces)[int(state.crews[at])], int(state.cost(LETTER[CREW_KINDS[kind]]))
    match kind:
        case "collect":
            return Collected(seat=seat, round=round, cost=cost, places=[cell], crew=crew, cell=cell)
        case "deliver":
            gains = [int(now - before) for before, now in zip(state.markers, after.markers, strict=True)]
            units = int(form["units"])
            return Delivered(seat=seat, round=round, cost=cost, places=[cell], gains=gains, crew=crew, cell=cell, units=units)
        case "steal":
            victim = str(form["victim"])
            owner = int(state.owners[colour_at(state, victim)])
            return Attacked(seat=seat, round=round, cost=cost, places=[cell], crew=crew, cell=cell, victim=victim, owner=owner)
    to = str(form["to"])
    if kind == "transport":
        moved = [names[int(enemy)] for enemy in listed(state.enemies(state.crews[at]))]
        return Transported(seat=seat, round=round, cost=cost, places=[cell, to], crew=crew, cell=cell, target=to, moved=moved)
    return MOVED[kind](seat=seat, round=round, cost=cost, places=[cell, to], crew=crew, cell=cell, target=to)


def _card(state: Tf22Mine, value: int, round: int) -> Event:
    strategy = state.pieces.variant == STRATEGY
    how: Literal["chosen", "turned"] = "chosen" if strategy else "turned"
    if state.phase == phases.SYMBOL:
        return SymbolCard(seat=int(state.placer), round=round, value=value, how=how)
    attacker, defender = int(state.attacker), int(state.defender)
    places = [cell_names(state.pieces)[int(state.crews[attacker])]]
    if state.phase == phases.ATTACK:
        seat = int(state.owners[attacker])
        return AttackCard(seat=seat, round=round, places=places, known=[seat] if strategy else None, value=value, how=how)
    own = _fighter(state, attacker, int(state.committed), int(state.held[attacker]))
    other = _fighter(state, defender, value, int(state.held[defender]))
    fight = _fight(state, int(state.crews[attacker]), own, other)
    return DefenceCard(seat=other.seat, round=round, places=places, value=value, how=how, fight=fight)


def _fight(state: Tf22Mine, cell: int, attacker: Fighter, defender: Fighter) -> Fight:
    lead = attacker.strength - defender.strength
    name = cell_names(state.pieces)[cell] if cell >= 0 else ""
    return Fight(name, attacker, defender, "attacker" if lead > 0 else "defender" if lead < 0 else "nobody")


def _fighter(state: Tf22Mine, crew: int, card: int, load: int) -> Fighter:
    colour, seat = (colour_names(state.pieces)[crew], int(state.owners[crew])) if crew >= 0 else ("", phases.NONE)
    return Fighter(seat, colour, card, load, card - load)
