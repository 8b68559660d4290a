"""The codec: a move as int, form and notation.

A crew is named only where players lead two each; a player with one crew may still name it.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache

from pithead.core.engine.bits import listed
from pithead.core.engine.rng import Rng
from pithead.core.game import Codec, Columns
from pithead.core.moves.notation import Form, Kind, Notation
from pithead.core.text.messages import Arguments
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.box import (
    CARGO,
    COLLECT,
    CROSS,
    DELIVER,
    KINDS,
    PLACEMENTS,
    STEAL,
    STRATEGY,
    TRANSPORT,
    TUNNEL,
    TURNS,
    VALUES,
    WALK,
    MineBox,
)
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.read_components import card_names, cell_names, colour_names

QUESTIONS = {
    phases.LAYOUT: "layout",
    phases.STARTER: "starter",
    phases.EXCHANGE: "exchange",
    phases.PARTNER: "partner",
    phases.COLOUR: "colour",
    phases.DRIFT: "drift",
    phases.ACTION: "action",
    phases.BONUS: "bonus",
    phases.ATTACK: "attack",
    phases.DEFENCE: "defence",
    phases.SYMBOL: "symbol",
    phases.PLACE: "place",
}
WAYS = "ABC"
CREW_KINDS = {
    "walk": WALK,
    "cross": CROSS,
    "collect": COLLECT,
    "steal": STEAL,
    "deliver": DELIVER,
    "tunnel": TUNNEL,
    "transport": TRANSPORT,
}
KIND_NAMES = {number: name for name, number in CREW_KINDS.items()}
TO_CELL = ("walk", "cross", "tunnel", "transport")


class MineCodec(Codec[Tf22Mine]):
    """The notation and questions of the game."""

    notation = Notation(
        Kind("turn", "turn {cell} {way}"),
        Kind("walk", "walk to {to}", "walk {crew} to {to}"),
        Kind("cross", "cross to {to}", "cross {crew} to {to}"),
        Kind("collect", "collect", "collect {crew}"),
        Kind("steal", "steal from {victim}", "steal {crew} from {victim}"),
        Kind("push", "push {loader:int} to {slot:int}"),
        Kind("deliver", "deliver {units:int}", "deliver {crew} {units:int}"),
        Kind("tunnel", "tunnel to {to}", "tunnel {crew} to {to}"),
        Kind("transport", "transport to {to}", "transport {crew} to {to}"),
        Kind("card", "card {value:int}"),
        Kind("place", "place {cell}"),
        Kind("drift", "drift {loader:int}"),
        Kind("exchange", "exchange {cell}"),
        Kind("with", "with {cell}"),
        Kind("done", "done"),
        Kind("colour", "colour {colour}"),
        Kind("begin", "begin seat {seat:int}"),
        Kind("lay", "lay {card} p{placement:int}"),
    )
    scoring = frozenset({"deliver"})

    def question(self, state: Tf22Mine) -> tuple[str, Arguments]:
        kind = QUESTIONS[int(state.phase)]
        match kind:
            case "exchange":
                return kind, {"made": int(state.exchanged)}
            case "partner":
                return kind, {"cell": cell_names(state.pieces)[int(state.first)]}
            case "action":
                return kind, {"ore": int(state.ore)}
            case "bonus":
                return kind, _strengths(state)
            case "place":
                return kind, {"symbol": int(state.drawn), "match": "free" if _matches(state) else "none"}
        return kind, {}

    def decode(self, state: Tf22Mine, move: int) -> Form:
        box = state.pieces
        if move >= box.crew:
            return _crew_form(state, move)
        if move >= box.push:
            loader, back = divmod(int(move - box.push), 2)
            slot = int(state.loaders[loader])
            return {"kind": "push", "loader": slot, "slot": (slot + (-1 if back else 1)) % int(box.slots)}
        if move >= box.turn:
            cell, way = divmod(int(move - box.turn), TURNS)
            return {"kind": "turn", "cell": cell_names(box)[cell], "way": WAYS[way]}
        if move >= box.drift:
            return {"kind": "drift", "loader": int(state.loaders[int(move - box.drift)])}
        if move == box.done:
            return {"kind": "done"}
        if move >= box.cell:
            kind = {phases.EXCHANGE: "exchange", phases.PARTNER: "with"}.get(int(state.phase), "place")
            return {"kind": kind, "cell": cell_names(box)[int(move - box.cell)]}
        if move >= box.symbol:
            return {"kind": "card", "value": int(move - box.symbol)}
        if move >= box.colour:
            return {"kind": "colour", "colour": colour_names(box)[int(move - box.colour)]}
        if move >= box.starts:
            return {"kind": "begin", "seat": int(move - box.starts)}
        card, placement = divmod(int(move), PLACEMENTS)
        return {"kind": "lay", "card": card_names(box)[card], "placement": placement}

    def columns(self, state: Tf22Mine, moves: Sequence[int]) -> list[Columns]:
        """Group the ascending moves; most turn a card."""
        turn, first, last = int(state.pieces.turn), bisect_left(moves, state.pieces.turn), bisect_left(moves, state.pieces.push)
        groups = super().columns(state, moves[:first]) if first else []
        if turns := list(moves[first:last]):
            cells, ways = _turns(state.pieces)
            fields = {"cell": [cells[move - turn] for move in turns], "way": [ways[move - turn] for move in turns]}
            groups.append(Columns("turn", turns, fields))
        return groups + super().columns(state, moves[last:])

    def encode(self, state: Tf22Mine, form: Form) -> int:
        first, code = _coded(state, form)
        return int(first) + code if code >= 0 else -1

    def reveals(self, state: Tf22Mine, move: int) -> bool:
        return bool(state.phase == phases.DEFENCE and state.pieces.variant == STRATEGY)

    def names(self, box: MineBox) -> Mapping[str, Sequence[str]]:
        return {"": cell_names(box), "card": card_names(box)}

    def expressible(self, state: Tf22Mine, rng: Rng, size: int) -> list[Form]:
        box = state.pieces
        cells, colours = cell_names(box), colour_names(box)
        forms: list[Form] = [{"kind": "done"}]
        forms += [{"kind": "card", "value": value} for value in range(8)]
        forms += [{"kind": "begin", "seat": seat} for seat in range(-1, 5)]
        forms += [{"kind": "colour", "colour": colour} for colour in [*colours, "green"]]
        forms += [{"kind": "drift", "loader": slot} for slot in (*map(int, state.loaders), 99)]
        forms += [{"kind": "push", "loader": a, "slot": (a + d) % 24} for a in (*map(int, state.loaders), 7) for d in (1, 2, 23)]
        forms += [{"kind": "lay", "card": _any(rng, card_names(box)), "placement": int(rng.below(6)) - 1} for _ in range(4)]
        forms += [{"kind": kind, "cell": _any(rng, [*cells, "z9"])} for kind in ("exchange", "with", "place") for _ in range(3)]
        own = [] if two_crews(state) else own_crews(state, int(state.actor))
        crews: list[dict[str, str | int]] = [{}]
        crews += [{"crew": colour} for at, colour in enumerate([*colours, "green"]) if at not in own]
        for crew in crews:
            forms += [{"kind": "collect", **crew}]
            forms += [{"kind": "deliver", **crew, "units": units} for units in range(4)]
            forms += [{"kind": "steal", **crew, "victim": victim} for victim in [*colours, "green"]]
        while len(forms) < size + 40:
            kind = _any(rng, ["turn", *TO_CELL])
            cell = _any(rng, [*cells, "z9"])
            crew = crews[rng.below(len(crews))] if rng.below(2) else crews[0]
            fields: dict[str, str | int] = {"cell": cell, "way": _any(rng, "ABCD")} if kind == "turn" else {**crew, "to": cell}
            forms.append({"kind": kind, **fields})
        return forms


def _strengths(state: Tf22Mine) -> Arguments:
    """Return the strengths in the last fight; a load that a position leaves out counts as 0 (TFM-101 to 103)."""
    fought = [int(n) for n in state.fought]
    attack, burden = fought[phases.ATTACK_CARD], fought[phases.ATTACK_LOAD]
    defence, load = fought[phases.DEFENCE_CARD], fought[phases.DEFENCE_LOAD]
    return {"attack": attack, "burden": burden, "rival": attack - burden, "defence": defence, "load": load, "strength": defence - load}


def _matches(state: Tf22Mine) -> bool:
    """Return whether a free card of the inner ring shows the symbol of the unit to be replaced (TFM-137)."""
    return any(state.pieces.marks[state.lying[cell]] == state.drawn for cell in listed(state.wanted()))


# Reading the fields of a form; -1 for an unknown name.


def cell_at(state: Tf22Mine, name: str | int) -> int:
    """Return the number of a cell."""
    return _index(cell_names(state.pieces), str(name).lower())


def colour_at(state: Tf22Mine, name: str | int) -> int:
    """Return the number of a colour."""
    return _index(colour_names(state.pieces), str(name).lower())


def card_at(state: Tf22Mine, name: str | int) -> int:
    """Return the number of a card."""
    return _index([card.upper() for card in card_names(state.pieces)], str(name).upper())


def loader_at(state: Tf22Mine, slot: int) -> int:
    """Return the loader at a slot."""
    return _index([int(at) for at in state.loaders], slot)


def crew_of(state: Tf22Mine, form: Form) -> int:
    """Return the crew of a form: the one it names, or the only one of the acting seat."""
    if "crew" in form:
        return colour_at(state, form["crew"])
    own = own_crews(state, int(state.actor))
    return own[0] if len(own) == 1 else -1


def own_crews(state: Tf22Mine, seat: int) -> list[int]:
    """Return the crews that a seat leads, by colour."""
    return [colour for colour, owner in enumerate(state.owners) if owner == seat >= 0]


def two_crews(state: Tf22Mine) -> bool:
    """Return whether each player leads more than one crew."""
    return len(listed(state.pieces.in_play[state.seats])) > state.seats


def next_cell(state: Tf22Mine) -> str:
    """Return the next cell to get a card in the layout."""
    ring = state.pieces.ring
    return cell_names(state.pieces)[int(ring[len(ring) - len(listed(state.left))])]


def _index(names: list[str] | list[int], name: str | int) -> int:
    return names.index(name) if name in names else -1  # type: ignore[arg-type]


def _any(rng: Rng, items: list[str] | str) -> str:
    return items[int(rng.below(len(items)))]


def _crew_form(state: Tf22Mine, move: int) -> Form:
    box = state.pieces
    crew, code = divmod(int(move - box.crew), int(box.stride))
    kind, fields = _crew_acts(box)[code]
    return {"kind": kind, "crew": colour_names(box)[crew], **fields} if two_crews(state) else {"kind": kind, **fields}


@lru_cache(maxsize=64)
def _crew_acts(box: MineBox) -> list[tuple[str, dict[str, str | int]]]:
    """Return the actions of a crew by code: kind and fields."""
    acts: list[tuple[str, dict[str, str | int]]] = []
    for code in range(int(box.stride)):
        number = max(kind for kind in range(KINDS) if box.offsets[kind] <= code)
        target = code - int(box.offsets[number])
        kind, fields = KIND_NAMES[number], dict[str, str | int]()
        if kind in TO_CELL:
            fields["to"] = cell_names(box)[target]
        elif kind == "steal":
            fields["victim"] = colour_names(box)[target]
        elif kind == "deliver":
            fields["units"] = target + 1
        acts.append((kind, fields))
    return acts


@lru_cache(maxsize=64)
def _turns(box: MineBox) -> tuple[list[str | int], list[str | int]]:
    """Return cell and way of every turn of a card."""
    cells = cell_names(box)
    return [cell for cell in cells for _ in WAYS], [way for _ in cells for way in WAYS]


def _coded(state: Tf22Mine, form: Form) -> tuple[int, int]:
    """Return where the moves of a kind begin, and the index of the form among them; -1 for none."""
    box = state.pieces
    match form["kind"]:
        case "push":
            loader, step = loader_at(state, int(form["loader"])), (int(form["slot"]) - int(form["loader"])) % int(box.slots)
            back = {1: 0, int(box.slots) - 1: 1}.get(step, -1)
            return box.push, 2 * loader + back if min(loader, back) >= 0 else -1
        case "turn":
            cell, way = cell_at(state, form["cell"]), _index(list(WAYS), str(form["way"]).upper())
            return box.turn, cell * TURNS + way if min(cell, way) >= 0 else -1
        case "drift":
            return box.drift, loader_at(state, int(form["loader"]))
        case "done":
            return box.done, 0
        case "exchange" | "with" | "place":
            return box.cell, cell_at(state, form["cell"])
        case "card":
            return box.symbol, _within(int(form["value"]), VALUES)
        case "colour":
            return box.colour, colour_at(state, form["colour"])
        case "begin":
            return box.starts, _within(int(form["seat"]), int(state.seats))
        case "lay":
            card, placement = card_at(state, form["card"]), _within(int(form["placement"]), PLACEMENTS)
            return 0, card * PLACEMENTS + placement if min(card, placement) >= 0 else -1
    crew, target = crew_of(state, form), _target(state, form)
    return 0, int(box.acting(crew, CREW_KINDS[str(form["kind"])], target)) if min(crew, target) >= 0 else -1


def _target(state: Tf22Mine, form: Form) -> int:
    if "to" in form:
        return cell_at(state, form["to"])
    if "victim" in form:
        return colour_at(state, form["victim"])
    return _within(int(form["units"]) - 1, CARGO) if "units" in form else 0


def _within(number: int, limit: int) -> int:
    return number if 0 <= number < limit else -1
