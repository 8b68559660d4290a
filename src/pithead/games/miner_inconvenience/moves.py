"""The codec: a move as int, form and notation."""

from pithead.core.engine.grids import cell
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE
from pithead.core.game import Codec
from pithead.core.moves.notation import Form, Kind, Notation
from pithead.core.text.messages import Arguments
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.plain import (
    FACE_STEPS,
    SIDE_STEPS,
    STRADDLE_STEPS,
    Point,
    moved,
    point,
    read_point,
    written,
)
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.read_components import building_names, names

QUESTIONS = {phases.DEAL: "deal", phases.START: "start", phases.ACTION: "action", phases.PAY: "pay", phases.DRAW: "draw"}
CITES = {  # the rule to show beside a question, a kind of move or an event
    "ask-pay": "MIN-101",
    "do-build": "MIN-101",
    "do-upgrade": "MIN-101",
    "event-build": "MIN-111",
    "event-upgrade": "MIN-131",
}
FARTHEST = 900  # beyond any mine


def drawing_rule(supply: int, vein: int) -> str:
    """Return the rule by which an excavation draws: the one for supply if anything is supplied."""
    return "MIN-060" if supply else "MIN-082" if vein else ""


class MinerCodec(Codec[MinerInconvenience]):
    """The notation and questions of the game."""

    notation = Notation(
        Kind("excavate", "excavate {card} at {at:cell}"),
        Kind("build", "build {building} on {card}"),
        Kind("upgrade", "upgrade {building}"),
        Kind("pay", "pay {card}"),
        Kind("draw", "draw {card}"),
    )

    def question(self, state: MinerInconvenience) -> tuple[str, Arguments]:
        kind = QUESTIONS[int(state.phase)]
        match kind:
            case "deal":
                return kind, {"drawer": int(state.turn)}
            case "pay":
                return kind, {"price": int(state.price)}
            case "draw":
                return kind, {"drawer": int(state.turn), "why": "supply" if state.supply_due else "vein"}
        return kind, {}

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

    def reveals(self, state: MinerInconvenience, move: int) -> bool:
        """Return whether a move can show its seat something new: with closed hands, the end of a turn may show whether the next seat has a
        card that fits (MIN-022)."""
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
    """Return whether a seat knows if the one whose turn it is can act, whatever the hidden cards are."""
    fitting = 0
    for cards in state.fitting:
        fitting |= int(cards)
    hidden, hand = int(state.hidden_from(seat)), int(state.hands[state.turn])
    if state.can_spend() or hand & ~hidden & fitting:
        return True
    unknown = (hand & hidden).bit_count()
    return min(unknown, (hidden & fitting).bit_count()) == 0 or unknown > (hidden & ~fitting).bit_count()


def centre_at(text: str) -> int:
    """Return the centre for a text "1,-2", or -1 if it is beyond any mine."""
    i, j = read_point(text)
    return int(cell(i, j)) if max(abs(i), abs(j)) < FARTHEST else -1


def gain_of(state: MinerInconvenience, card: int, at: Point) -> tuple[int, int]:
    """Return how many cards an excavation would draw, for supply and for veins."""
    after = state.copy()
    after.lay(card, int(cell(at[0], at[1])))
    return int(after.supply(card)), int(after.veins(card))
