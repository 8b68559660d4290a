"""Events in the mine; their sentences are in words/<language>.ftl."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from pithead.core.engine.state import OVER
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event, Verdict
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.build_view import joined, spot_at
from pithead.games.miner_inconvenience.plain import point, written
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.prospects import Covered, Path
from pithead.games.miner_inconvenience.read_components import building_names, building_words, names, printed
from pithead.games.miner_inconvenience.scoring import held, verdict


class MinerEvent(Event, frozen=True, kw_only=True, omit_defaults=True):
    """An event, its round and turn, and what ends with it.

    Points are the cards in all hands, the same for every seat; the verdict says that a lost game takes them all. With closed hands the
    event does not reveal that the next seat has no move, because that depends on its hand.
    """

    round: int = 0  # from 1; 0 before the first turn
    turn_number: int = 0  # counted over all seats, from 1; 0 before the first turn
    ends: Literal["", "turn", "game"] = ""
    verdict: Verdict | None = None


class Dealt(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="deal"):
    """A card of the first hand (MIN-012)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    card: str | None
    hand: int  # cards the seat holds now
    deck: int  # cards left in the deck


class Started(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="start"):
    """The starting tile is placed in the middle (MIN-013)."""

    card: str
    at: str
    deck: int


class Excavated(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="excavate"):
    """A card was placed off the last tile or beside a ladder.

    The event lists the triangles it covers, the paths that supply it, and the cards that count in each vein it adds nuggets to. `draws`
    is the number of cards due, limited by the deck.
    """

    card: str
    at: str
    off: str
    how: Literal["beside", "over"]
    part: str  # the side or face of that card
    by: Literal["last", "ladder"]
    covers: list[Covered]
    paths: list[Path]
    veins: list[list[str]]
    supply: int
    vein: int
    draws: int
    hand: int


class Built(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="build"):
    """A building is placed on a card as an outpost; its price is paid next (MIN-111)."""

    building: str
    name: str
    card: str
    range: int
    price: int
    built: int  # buildings in the mine now


class Upgraded(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="upgrade"):
    """An outpost was flipped; its price is paid next (MIN-131)."""

    building: str
    name: str
    card: str
    range: int
    price: int
    upgraded: int  # upgraded buildings now


class Paid(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="pay"):
    """A card from the hand is put under the deck (MIN-101)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    card: str | None
    price: int  # still to pay
    hand: int
    deck: int


class Drawn(MinerEvent, frozen=True, kw_only=True, omit_defaults=True, tag="draw"):
    """A card is drawn for supply or for a vein (MIN-089). With closed hands, the player who once paid with it also knows the card."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    card: str | None
    why: Literal["supply", "vein"]
    supply_due: int  # still to draw
    vein_due: int
    hand: int
    deck: int
    payer: int | None = None  # who put it under the deck


MinerEvents = Dealt | Started | Excavated | Built | Upgraded | Paid | Drawn


def happened(state: MinerInconvenience, form: Form, after: MinerInconvenience) -> Event:
    """Return the event of a move."""
    ends = _ends(state, after)
    return replace(
        _event(state, form, after),
        round=int(state.round_number()),
        turn_number=int(state.turn_number()),
        ends=ends,
        verdict=verdict(after) if ends == "game" else None,
    )


def _ends(state: MinerInconvenience, after: MinerInconvenience) -> Literal["", "turn", "game"]:
    if after.seat == OVER and (after.phase != phases.STUCK or not after.pieces.closed):
        return "game"
    return "turn" if state.phase > phases.START and after.turn_number() > state.turn_number() else ""


def _event(state: MinerInconvenience, form: Form, after: MinerInconvenience) -> MinerEvent:
    seat = int(state.turn)
    match form["kind"]:
        case "excavate":
            return _excavated(state, form, after)
        case "build":
            return _built(state, form, after)
        case "upgrade":
            return _upgraded(state, form, after)
        case "pay":
            return Paid(
                seat=seat,
                gains=[-1] * int(state.seats),
                known=[seat] if state.pieces.closed else None,
                card=str(form["card"]),
                price=int(state.price) - 1,
                hand=held(after, seat),
                deck=int(after.deck()),
            )
    return _drawn(state, str(form["card"]), after)


def _drawn(state: MinerInconvenience, card: str, after: MinerInconvenience) -> MinerEvent:
    seat, deck, gains = int(state.turn), int(after.deck()), [1] * int(state.seats)
    if state.phase == phases.START:
        at = place(after, card)
        return Started(places=[at], card=card, at=at, deck=deck)
    payer = None if state.unknown else int(state.queue[0]) % phases.PAYERS
    known = None if not state.pieces.closed else sorted({seat} if payer is None else {seat, payer})
    hand = held(state, seat) + 1
    if state.phase == phases.DEAL:
        return Dealt(seat=seat, gains=gains, known=known, card=card, hand=hand, deck=deck)
    supply = int(state.supply_due)
    return Drawn(
        seat=seat,
        gains=gains,
        known=known,
        card=card,
        why="supply" if supply else "vein",
        supply_due=max(supply - 1, 0),
        vein_due=int(state.vein_due) - (not supply),
        hand=hand,
        deck=deck,
        payer=payer,
    )


def _excavated(state: MinerInconvenience, form: Form, after: MinerInconvenience) -> MinerEvent:
    seat, card, at = int(state.turn), str(form["card"]), str(form["at"])
    number, spot = names(state.pieces).index(card), spot_at(state, at)
    supplying = taken_by(spot.paths, printed(state.pieces).card[number].mouths)
    supply, vein = int(after.supply_due), int(after.vein_due)
    return Excavated(
        seat=seat,
        places=[at],
        gains=[-1] * int(state.seats),
        card=card,
        at=at,
        off=spot.off,
        how=spot.how,
        part=spot.part,
        by=spot.by,
        covers=spot.covers,
        paths=supplying,
        veins=joined(after, number) if vein else [],
        supply=supply,
        vein=vein,
        draws=min(supply + vein, int(after.deck())),
        hand=held(after, seat),
    )


def taken_by(paths: list[Path], mouths: list[str]) -> list[Path]:
    """Return the paths of a spot that supply a card with these mouths: the shortest one to each building."""
    best: dict[str, Path] = {}
    for path in paths:
        if path.supplies and path.side in mouths:
            best.setdefault(path.building, path)
    return list(best.values())


def _built(state: MinerInconvenience, form: Form, after: MinerInconvenience) -> MinerEvent:
    number = building_names(state.pieces).index(str(form["building"]))
    return Built(
        seat=int(state.turn),
        places=[place(state, str(form["card"]))],
        building=str(form["building"]),
        name=building_words(state.pieces)[number],
        card=str(form["card"]),
        range=int(after.range_of(number)),
        price=int(after.price),
        built=int(after.built).bit_count(),
    )


def _upgraded(state: MinerInconvenience, form: Form, after: MinerInconvenience) -> MinerEvent:
    number = building_names(state.pieces).index(str(form["building"]))
    card = names(state.pieces)[int(state.stands[number])]
    return Upgraded(
        seat=int(state.turn),
        places=[place(state, card)],
        building=str(form["building"]),
        name=building_words(state.pieces)[number],
        card=card,
        range=int(after.range_of(number)),
        price=int(after.price),
        upgraded=int(after.upgraded).bit_count(),
    )


def place(state: MinerInconvenience, card: str) -> str:
    """Return the place of a card of the mine."""
    return written(point(int(state.centres[names(state.pieces).index(card)])))
