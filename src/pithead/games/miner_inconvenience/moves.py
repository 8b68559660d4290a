"""The codec: a move as int, form, notation and words."""

from pithead.core.game import Codec
from pithead.core.grids import cell
from pithead.core.notation import Form, Kind, Notation
from pithead.core.rng import Rng
from pithead.core.state import CHANCE
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.picture import (
    FACE_STEPS,
    SIDE_STEPS,
    SIDE_WORDS,
    STRADDLE_STEPS,
    Point,
    apart,
    moved,
    point,
    read_point,
    written,
)
from pithead.games.miner_inconvenience.pieces import building_names, names, printed
from pithead.games.miner_inconvenience.play import MinerInconvenience

QUESTIONS = {
    phases.DEAL: ("deal", "Which card is dealt?"),
    phases.START: ("start", "Which card is the starting tile?"),
    phases.ACTION: ("action", "Your turn: excavate, build or upgrade."),
    phases.PAY: ("pay", "Pay Gold: put a card under the deck."),
    phases.DRAW: ("draw", "Which card is drawn?"),
}
FARTHEST = 900  # beyond any mine


class MinerCodec(Codec[MinerInconvenience]):
    """How moves in the mine are told."""

    notation = Notation(
        Kind("excavate", "excavate {card} at {at:cell}"),
        Kind("build", "build {building} on {card}"),
        Kind("upgrade", "upgrade {building}"),
        Kind("pay", "pay {card}"),
        Kind("draw", "draw {card}"),
    )

    def question(self, state: MinerInconvenience) -> tuple[str, str]:
        kind, prompt = QUESTIONS[int(state.phase)]
        if state.phase == phases.PAY:
            return kind, f"Pay Gold: put a card under the deck ({state.price} to go)."
        return kind, prompt

    def decode(self, state: MinerInconvenience, move: int) -> Form:
        box = state.pieces
        ids, buildings = names(box), building_names(box)
        if move < box.upgrade:
            return {"kind": "draw" if state.seat == CHANCE else "pay", "card": ids[move]}
        if move < box.build:
            return {"kind": "upgrade", "building": buildings[int(move - box.upgrade)]}
        if move < box.excavate:
            card, building = divmod(int(move - box.build), int(box.buildings))
            return {"kind": "build", "building": buildings[building], "card": ids[card]}
        spot, card = divmod(int(move - box.excavate), int(box.cards))
        at = point(int(state.places[list(state.spots).index(spot)]))
        return {"kind": "excavate", "card": ids[card], "at": written(at)}

    def encode(self, state: MinerInconvenience, form: Form) -> int:
        box = state.pieces
        kind = form["kind"]
        if form.get("card", names(box)[0]) not in names(box) or form.get("building", building_names(box)[0]) not in building_names(box):
            return -1
        card = names(box).index(str(form["card"])) if "card" in form else -1
        building = building_names(box).index(str(form["building"])) if "building" in form else -1
        if kind in ("draw", "pay"):
            return card
        if kind == "upgrade":
            return int(box.upgrade) + building
        if kind == "build":
            return int(box.build + card * box.buildings) + building
        at = centre_at(str(form["at"]))
        if at not in list(state.places):
            return -1
        return int(box.excavate + state.spots[list(state.places).index(at)] * box.cards) + card

    def words(self, state: MinerInconvenience, form: Form) -> str:
        who = f"Seat {state.turn}"
        match form["kind"]:
            case "excavate":
                at = read_point(str(form["at"]))
                return f"{who} excavates: {form['card']} at {form['at']}, {where(state, at)}; {gain(state, form)}"
            case "build":
                price = state.pieces.build_cost[bin(state.built).count("1")]
                return f"{who} builds {told(state, form)} on {form['card']} for {price} Gold"
            case "upgrade":
                price = state.pieces.upgrade_cost[bin(state.upgraded).count("1")]
                return f"{who} upgrades {told(state, form)} for {price} Gold"
            case "pay":
                return f"{who} pays with {form['card']}"
        if state.phase == phases.START:
            return f"{form['card']} is the starting tile"
        why = {phases.DEAL: "is dealt", phases.DRAW: "draws for supply" if state.supply_due else "draws for a vein"}
        return f"{who} {why[int(state.phase)]} {form['card']}"

    def sees(self, state: MinerInconvenience, move: int, seat: int | None) -> bool:
        """With closed hands a card drawn or paid is its holder's secret, and that of the one who put it under the deck."""
        if not state.pieces.closed or state.phase in (phases.START, phases.ACTION):
            return True
        paid_by_seat = state.seat == CHANCE and not state.unknown and state.queue[0] % phases.PAYERS == seat
        return seat == state.turn or paid_by_seat

    def blanked(self, state: MinerInconvenience, move: int) -> str:
        why = {
            phases.DEAL: "is dealt a card",
            phases.DRAW: "draws a card for supply" if state.supply_due else "draws a card for a vein",
            phases.PAY: "pays with a card",
        }
        return f"Seat {state.turn} {why[int(state.phase)]}"

    def reveals(self, state: MinerInconvenience, move: int) -> bool:
        """With closed hands the end of a turn may show whether the next seat has a card that fits (MIN-022)."""
        if not state.pieces.closed or state.seat == CHANCE:
            return False
        after = state.copy()
        after.apply(move)
        return after.turn != state.turn and not is_sure(after, int(state.turn))

    def expressible(self, state: MinerInconvenience, rng: Rng, size: int) -> list[Form]:
        ids, buildings = names(state.pieces), building_names(state.pieces)
        own = [ids[card] for card in range(len(ids)) if state.hands[state.turn] >> card & 1]
        laid = [ids[int(card)] for card in state.laid]
        forms: list[Form] = [{"kind": "upgrade", "building": building} for building in [*buildings, "B99"]]
        forms += [{"kind": "build", "building": building, "card": card} for building in buildings[:2] for card in laid[-5:]]
        for kind in ("draw", "pay"):
            forms += [{"kind": kind, "card": card} for card in [*own, ids[rng.below(len(ids))], "M99"]]
        steps = [(0, 0), *SIDE_STEPS.values(), *FACE_STEPS.values(), *STRADDLE_STEPS.values(), (3, 3)]
        while len(forms) < size:
            card = own[rng.below(len(own))] if own and rng.below(8) else ids[rng.below(len(ids))]
            base = laid[-1 - rng.below(min(len(laid), 8))] if laid and rng.below(3) == 0 else laid[-1] if laid else ""
            centre = point(int(state.centres[ids.index(base)])) if base else (0, 0)
            at = moved(centre, steps[rng.below(len(steps))])
            forms.append({"kind": "excavate", "card": card, "at": written(at)})
            if laid:
                site = laid[rng.below(len(laid))]
                forms.append({"kind": "build", "building": buildings[rng.below(len(buildings))], "card": site})
        return forms


def is_sure(state: MinerInconvenience, seat: int) -> bool:
    """Whether a seat knows of the one whose turn it is that it can act, or that it cannot, whatever the hidden cards are."""
    fitting = 0
    for cards in state.fitting:
        fitting |= int(cards)
    hidden, hand = int(state.hidden_from(seat)), int(state.hands[state.turn])
    if state.can_spend() or hand & ~hidden & fitting:
        return True
    unknown = (hand & hidden).bit_count()
    return min(unknown, (hidden & fitting).bit_count()) == 0 or unknown > (hidden & ~fitting).bit_count()


def centre_at(text: str) -> int:
    """The centre of a text "1,-2" as the rules keep it, or -1 if it lies beyond any mine."""
    i, j = read_point(text)
    return int(cell(i, j)) if max(abs(i), abs(j)) < FARTHEST else -1


def told(state: MinerInconvenience, form: Form) -> str:
    """A building with its name."""
    building = printed(state.pieces).building[building_names(state.pieces).index(str(form["building"]))]
    return f"{building.id}, the {building.name}," if building.name else building.id


def where(state: MinerInconvenience, at: Point) -> str:
    """A spot in words, seen from the last tile or else from the nearest card in the order of laying."""
    ids = names(state.pieces)
    for card in reversed(list(state.laid)):
        step = apart(at, point(int(state.centres[card])))
        for side, by in SIDE_STEPS.items():
            if step == by:
                return f"{SIDE_WORDS[side]} of {ids[int(card)]}"
        for face, by in FACE_STEPS.items():
            if step == by:
                return f"over the {face} face of {ids[int(card)]}"
    return "on its own"


def gain(state: MinerInconvenience, form: Form) -> str:
    """What an excavation would draw, in words."""
    supply, veins = gain_of(state, names(state.pieces).index(str(form["card"])), read_point(str(form["at"])))
    return f"draws {supply} for supply and {veins} for veins"


def gain_of(state: MinerInconvenience, card: int, at: Point) -> tuple[int, int]:
    """What an excavation would draw: for supply and for veins."""
    after = state.copy()
    after.lay(card, int(cell(at[0], at[1])))
    return int(after.supply(card)), int(after.veins(card))
