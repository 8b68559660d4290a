"""The codec: a move as int, form, notation and words.

A crew is named only where a player leads two; a player with one crew may name it all the same.
"""

from pithead.core.bits import listed
from pithead.core.game import Codec, Data, Facts
from pithead.core.notation import Form, Kind, Notation
from pithead.core.rng import Rng
from pithead.core.state import CHANCE
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.pieces import card_names, cell_names, colour_names, faces
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.tables import (
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
    TURNED,
    TURNS,
    VALUES,
    WALK,
)

QUESTIONS = {
    phases.LAYOUT: ("layout", "Which card is laid next, and how?"),
    phases.STARTER: ("starter", "Who begins?"),
    phases.EXCHANGE: ("exchange", "Exchange two cards: which is the first? Or say that you are done."),
    phases.PARTNER: ("partner", "With which card does it change places?"),
    phases.COLOUR: ("colour", "Which colour?"),
    phases.DRIFT: ("drift", "Your turn: which loader drifts?"),
    phases.ACTION: ("action", "Your turn: spend your ore."),
    phases.BONUS: ("bonus", "You won the fight: carry out an action worth one ore, free of charge."),
    phases.ATTACK: ("attack", "Fight: which symbol card does the attacker play?"),
    phases.DEFENCE: ("defence", "Fight: which symbol card does the defender play?"),
    phases.SYMBOL: ("symbol", "A unit is replaced: which symbol card?"),
    phases.PLACE: ("place", "Where is the unit put?"),
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
    """How moves in the mine are told."""

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

    def question(self, state: Tf22Mine) -> tuple[str, str]:
        kind, prompt = QUESTIONS[int(state.phase)]
        if state.phase == phases.ACTION:
            return kind, f"Your turn: spend your ore ({state.ore} left)."
        if state.phase == phases.BONUS and state.fought[phases.DEFENCE_CARD]:
            cards = f"{state.fought[phases.DEFENCE_CARD]} against {state.fought[phases.ATTACK_CARD]}"
            return kind, f"You won the fight with {cards}: carry out an action worth one ore, free of charge."
        if state.phase == phases.PLACE:
            return kind, f"Where is the unit put? The symbol is {state.drawn}."
        return kind, prompt

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

    def encode(self, state: Tf22Mine, form: Form) -> int:
        first, code = _coded(state, form)
        return int(first) + code if code >= 0 else -1

    def words(self, state: Tf22Mine, form: Form) -> str:
        kind = str(form["kind"])
        if kind in CREW_KINDS:
            return f"Seat {state.actor} {_crew_words(state, form)}"
        match kind:
            case "turn":
                return f"Seat {state.actor} {_turn_words(state, form)}"
            case "push":
                return f"Seat {state.actor} pushes the loader at slot {form['loader']} to slot {form['slot']} (H)"
            case "card":
                return _card_words(state, int(form["value"]))
            case "place":
                return f"Seat {state.placer} puts a unit on {form['cell']}"
            case "drift":
                slot = (int(form["loader"]) + int(state.pieces.steps)) % int(state.pieces.slots)
                return f"Seat {state.turn} lets the loader at slot {form['loader']} drift to slot {slot}"
            case "exchange":
                return f"Seat {state.start} takes up the card of {form['cell']}"
            case "with":
                return f"Seat {state.start} exchanges the cards of {cell_names(state.pieces)[int(state.first)]} and {form['cell']}"
            case "done":
                return f"Seat {state.start} is done with exchanging"
            case "colour":
                verb = "gets" if state.seat == CHANCE else "chooses"
                return f"Seat {state.chooser()} {verb} {form['colour']}"
            case "begin":
                return f"Seat {form['seat']} begins"
        face = faces(state.pieces)[card_at(state, form["card"]) * PLACEMENTS + int(form["placement"])]
        return f"{form['card']} is laid at {next_cell(state)}, {look(face.colour, face.open)}"

    def sees(self, state: Tf22Mine, move: int, seat: int | None) -> bool:
        if state.phase == phases.ATTACK and state.pieces.variant == STRATEGY:  # TFM-045
            return seat == state.seat
        return True

    def blanked(self, state: Tf22Mine, move: int) -> str:
        return f"Seat {state.seat} lays a symbol card face down"

    def facts(self, state: Tf22Mine, move: int, after: Tf22Mine) -> Facts:
        form = self.decode(state, move)
        gains = [int(now - before) for before, now in zip(state.markers, after.markers, strict=True)]
        fight = decided_fight(state, int(form["value"])) if state.phase == phases.DEFENCE else None
        return Facts(_speaker(state, form), _places(state, form), gains if any(gains) else [], {"fight": fight} if fight else {})

    def reveals(self, state: Tf22Mine, move: int) -> bool:
        return bool(state.phase == phases.DEFENCE and state.pieces.variant == STRATEGY)

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


def last_fight(state: Tf22Mine) -> Data | None:
    """The last fight of this turn: cell, who fought with which card, load and strength, and who won ("" after a tie)."""
    fought = [int(n) for n in state.fought]
    attack, defence = fought[phases.ATTACK_CARD], fought[phases.DEFENCE_CARD]
    if not attack:
        return None
    attacker = _side(state, fought[phases.ATTACKER], attack, fought[phases.ATTACK_LOAD])
    defender = _side(state, fought[phases.DEFENDER], defence, fought[phases.DEFENCE_LOAD])
    return _told(state, fought[phases.FIELD], attacker, defender)


def decided_fight(state: Tf22Mine, defence: int) -> Data:
    """The same of the fight that a defence card is about to decide, for it may also end the turn."""
    attacker, defender = int(state.attacker), int(state.defender)
    own = _side(state, attacker, int(state.committed), int(state.held[attacker]))
    other = _side(state, defender, defence, int(state.held[defender]))
    return _told(state, int(state.crews[attacker]), own, other)


def _told(state: Tf22Mine, field: int, attacker: Data, defender: Data) -> Data:
    lead = attacker["strength"] - defender["strength"]
    return {
        "attack": attacker["card"],
        "defence": defender["card"],
        "cell": cell_names(state.pieces)[field] if field >= 0 else "",
        "attacker": attacker,
        "defender": defender,
        "winner": "attacker" if lead > 0 else "defender" if lead < 0 else "",
    }


def _side(state: Tf22Mine, crew: int, card: int, load: int) -> Data:
    known = crew >= 0
    colour, seat = (colour_names(state.pieces)[crew], int(state.owners[crew])) if known else ("", phases.NONE)
    return {"seat": seat, "crew": colour, "card": card, "load": load, "strength": card - load}


def _speaker(state: Tf22Mine, form: Form) -> int | None:
    """The seat that a sentence is about."""
    match form["kind"]:
        case "lay":
            return None
        case "begin":
            return int(form["seat"])
        case "colour":
            return int(state.chooser())
        case "exchange" | "with" | "done":
            return int(state.start)
        case "drift":
            return int(state.turn)
        case "place":
            return int(state.placer)
        case "card":
            crew = {phases.ATTACK: state.attacker, phases.DEFENCE: state.defender}.get(int(state.phase))
            return int(state.placer) if crew is None else int(state.owners[crew])
    return int(state.actor)


def _places(state: Tf22Mine, form: Form) -> list[str]:
    """The cells that a move touches, in the order in which it does."""
    names, kind = cell_names(state.pieces), str(form["kind"])
    if kind == "lay":
        return [next_cell(state)]
    if kind in CREW_KINDS:
        here = names[int(state.crews[crew_of(state, form)])]
        return [here, str(form["to"])] if "to" in form else [here]
    if kind == "with":
        return [names[int(state.first)], str(form["cell"])]
    if kind == "card" and state.phase in (phases.ATTACK, phases.DEFENCE):
        return [names[int(state.crews[state.attacker])]]
    return [str(form["cell"])] if "cell" in form else []


# Reading the fields of a form; -1 where there is no such thing.


def cell_at(state: Tf22Mine, name: str | int) -> int:
    """The number of a cell."""
    return _index(cell_names(state.pieces), str(name).lower())


def colour_at(state: Tf22Mine, name: str | int) -> int:
    """The number of a colour."""
    return _index(colour_names(state.pieces), str(name).lower())


def card_at(state: Tf22Mine, name: str | int) -> int:
    """The number of a card."""
    return _index([card.upper() for card in card_names(state.pieces)], str(name).upper())


def loader_at(state: Tf22Mine, slot: int) -> int:
    """The loader at a slot."""
    return _index([int(at) for at in state.loaders], slot)


def crew_of(state: Tf22Mine, form: Form) -> int:
    """The crew that a form is about: the one it names, or the only one of the seat that acts."""
    if "crew" in form:
        return colour_at(state, form["crew"])
    own = own_crews(state, int(state.actor))
    return own[0] if len(own) == 1 else -1


def own_crews(state: Tf22Mine, seat: int) -> list[int]:
    """The crews that a seat leads, by colour."""
    return [colour for colour, owner in enumerate(state.owners) if owner == seat >= 0]


def two_crews(state: Tf22Mine) -> bool:
    """Whether each player leads more than one crew."""
    return len(listed(state.pieces.in_play[state.seats])) > state.seats


def next_cell(state: Tf22Mine) -> str:
    """The cell that chance lays a card on next."""
    ring = state.pieces.ring
    return cell_names(state.pieces)[int(ring[len(ring) - len(listed(state.left))])]


def look(colour: str, sides: str) -> str:
    """A face in words: "red, open N E"."""
    return f"{colour}, open {' '.join(sides)}" if sides else f"{colour}, closed"


def _index(names: list[str] | list[int], name: str | int) -> int:
    return names.index(name) if name in names else -1  # type: ignore[arg-type]


def _any(rng: Rng, items: list[str] | str) -> str:
    return items[int(rng.below(len(items)))]


def _crew_form(state: Tf22Mine, move: int) -> Form:
    box = state.pieces
    crew, code = divmod(int(move - box.crew), int(box.stride))
    number = max(kind for kind in range(KINDS) if box.offsets[kind] <= code)
    target = code - int(box.offsets[number])
    kind = KIND_NAMES[number]
    form: dict[str, str | int] = {"kind": kind}
    if two_crews(state):
        form["crew"] = colour_names(box)[crew]
    if kind in TO_CELL:
        form["to"] = cell_names(box)[target]
    elif kind == "steal":
        form["victim"] = colour_names(box)[target]
    elif kind == "deliver":
        form["units"] = target + 1
    return form


def _coded(state: Tf22Mine, form: Form) -> tuple[int, int]:
    """Where the moves of a kind begin, and which of them a form is; -1 for none."""
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


def _crew_words(state: Tf22Mine, form: Form) -> str:
    crew = crew_of(state, form)
    name = f"the {colour_names(state.pieces)[crew]} crew"
    here = cell_names(state.pieces)[int(state.crews[crew])]
    match form["kind"]:
        case "walk":
            return f"walks {name} from {here} to {form['to']} (D)"
        case "cross":
            return f"crosses with {name} from {here} into the other tunnel at {form['to']} (E)"
        case "collect":
            return f"collects the unit on {here} with {name} (F)"
        case "steal":
            owner = state.owners[colour_at(state, form["victim"])]
            return f"attacks the {form['victim']} crew of seat {owner} with {name} on {here} (G)"
        case "deliver":
            return f"delivers {_units(int(form['units']))} with {name}, which goes home (I)"
        case "tunnel":
            return f"puts {name} through a secret tunnel from {here} to {form['to']} (J)"
    moved = [colour_names(state.pieces)[int(enemy)] for enemy in listed(state.enemies(state.crews[crew]))]
    return f"transports {' and '.join(moved)} from {here} to {form['to']} (K)"


def _units(n: int) -> str:
    return "1 unit" if n == 1 else f"{n} units"


def _turn_words(state: Tf22Mine, form: Form) -> str:
    cell, way = cell_at(state, form["cell"]), WAYS.index(str(form["way"]).upper())
    how = ("rotates {} by 180 degrees", "turns {} over its long side", "turns {} over its short side")[way].format(form["cell"])
    shown = faces(state.pieces)
    before, after = shown[int(state.lying[cell])], shown[int(state.lying[cell]) ^ int(TURNED[way])]
    if before[2:] == after[2:]:
        return f"{how}, which changes nothing ({WAYS[way]})"
    return f"{how}: {look(after.colour, after.open)} ({WAYS[way]})"


def _card_words(state: Tf22Mine, value: int) -> str:
    played = "plays" if state.pieces.variant == STRATEGY else "turns over"
    if state.phase == phases.SYMBOL:
        return f"Seat {state.placer} {played} a {value} to replace a unit"
    attacker, defender = int(state.attacker), int(state.defender)
    if state.phase == phases.ATTACK:
        return f"Seat {state.owners[attacker]} {played} a {value} to attack"
    if state.pieces.variant == STRATEGY:  # what the attacker laid down is not known yet
        return f"Seat {state.owners[defender]} {played} a {value} to defend"
    attack, defence = int(state.committed) - int(state.held[attacker]), value - int(state.held[defender])
    outcome = "the attacker wins" if attack > defence else "the defender wins" if attack < defence else "a tie"
    strengths = f"{_strength(int(state.committed), int(state.held[attacker]))} against {_strength(value, int(state.held[defender]))}"
    return f"Seat {state.owners[defender]} {played} a {value} to defend: {strengths}, {outcome}"


def _strength(value: int, held: int) -> str:
    return f"{value} - {held} = {value - held}"
