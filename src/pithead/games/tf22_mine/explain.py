"""Refusals, straight from the ledger.

This code looks at the board as people do, card beside card. It uses none of the sets of cells that make the rules fast, so it can prove
them right.
"""

from collections.abc import Callable

from pithead.core.engine.bits import listed
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Refusal
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.box import CARGO, PLACEMENTS, STRATEGY
from pithead.games.tf22_mine.moves import WAYS, card_at, cell_at, colour_at, crew_of, own_crews
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.read_components import Face, card_names, cell_names, colour_names, faces

Refusals = tuple[Refusal, ...]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
ACTIONS = {"walk": "D", "cross": "E", "collect": "F", "steal": "G", "push": "H", "deliver": "I", "tunnel": "J", "transport": "K"}

OPEN_NOW = {
    phases.LAYOUT: Refusal("TFM-021", "laying-out"),
    phases.STARTER: Refusal("TFM-030", "starter-first"),
    phases.EXCHANGE: Refusal("TFM-031", "exchanging"),
    phases.PARTNER: Refusal("TFM-031", "partner-due"),
    phases.COLOUR: Refusal("TFM-033", "colour-due"),
    phases.DRIFT: Refusal("TFM-050", "drift-due"),
    phases.ACTION: Refusal("TFM-054", "action-due"),
    phases.BONUS: Refusal("TFM-105", "bonus-due"),
    phases.ATTACK: Refusal("TFM-102", "attack-due"),
    phases.DEFENCE: Refusal("TFM-102", "defence-due"),
    phases.SYMBOL: Refusal("TFM-135", "symbol-due"),
    phases.PLACE: Refusal("TFM-135", "place-due"),
    phases.FINISHED: Refusal("TFM-160", "over"),
}


class Scene:
    """The table as people see it: cards by cell, crews and units on them, loaders around them."""

    def __init__(self, state: Tf22Mine) -> None:
        self.state = state
        self.box = state.pieces
        self.names = cell_names(self.box)
        self.colours = colour_names(self.box)
        printed = faces(self.box)
        self.cards: dict[str, Face] = {name: printed[int(face)] for name, face in zip(self.names, state.lying, strict=True) if face >= 0}
        self.units = {self.names[int(cell)] for cell in listed(state.units)}
        board = self.box.components.data["board"]
        self.centre = {board["centre"][colour] for colour in self.colours}
        self.inner: list[str] = board["inner_ring"]
        slots = self.box.components.data["border"]["slots"]
        self.loaders = [(slots[int(slot)]["cell"], slots[int(slot)]["side"]) for slot in state.loaders]

    def beside(self, cell: str, side: str) -> str:
        """Return the neighbouring cell on a side; "" outside the board."""
        across, down = STEPS[side]
        name = f"{chr(ord(cell[0]) + across)}{int(cell[1]) + down}"
        return name if name in self.cards else ""

    def links(self, cell: str) -> list[str]:
        """TFM-084 Return the neighbours to which both cards are open."""
        sides = [(side, self.beside(cell, side)) for side in self.cards[cell].open]
        return [other for side, other in sides if other and OPPOSITE[side] in self.cards[other].open]

    def run(self, cell: str) -> list[str]:
        """TFM-080, 081 Return the cells of one colour that links lead to."""
        cells = [cell]
        for at in cells:
            cells += [other for other in self.links(at) if self.cards[other].colour == self.cards[cell].colour and other not in cells]
        return cells

    def place(self, crew: int) -> str:
        """Return the cell of a crew."""
        return self.names[int(self.state.crews[crew])]

    def enemies(self, cell: str) -> list[int]:
        """Return the crews of others on a cell."""
        state = self.state
        return [
            crew for crew, at in enumerate(state.crews) if at >= 0 and self.names[int(at)] == cell and state.owners[crew] != state.actor
        ]

    def affordable(self, letter: str) -> Refusals:
        """TFM-056, 105 Return a refusal if the action costs too much now."""
        cost = int(self.box.components.data["action_costs"][letter])
        if self.state.phase == phases.BONUS:
            return () if cost == 1 else (Refusal("TFM-105", "not-one-ore", {"action": letter, "cost": cost}),)
        left = int(self.state.ore)
        return () if cost <= left else (Refusal("TFM-056", "too-dear", {"action": letter, "cost": cost, "left": left}),)


def refusals(state: Tf22Mine, form: Form) -> Refusals:
    """Return why a move is not legal now; () if it is."""
    kind = str(form["kind"])
    fitting, check = CHECKS[kind]
    if state.phase not in fitting:
        return (OPEN_NOW[int(state.phase)],)
    return check(Scene(state), form)


# Before the first turn.


def _lay(scene: Scene, form: Form) -> Refusals:
    card = card_at(scene.state, form["card"])
    if card < 0:
        return (Refusal("TFM-003", "no-card", {"card": form["card"]}),)
    if not 0 <= int(form["placement"]) < PLACEMENTS:
        return (Refusal("TFM-022", "no-placement", {"placement": form["placement"]}),)
    name = card_names(scene.box)[card]
    where = [cell for cell, face in scene.cards.items() if face.card == name]
    return (Refusal("TFM-021", "lies-already", {"card": name, "cell": where[0]}),) if where else ()


def _begin(scene: Scene, form: Form) -> Refusals:
    seat = int(form["seat"])
    return () if 0 <= seat < scene.state.seats else (Refusal("TFM-030", "no-seat", {"number": seat}),)


def _exchange(scene: Scene, form: Form) -> Refusals:
    cell = str(form["cell"]).lower()
    if cell not in scene.names:
        return _no_cell(scene, form["cell"])
    if cell in scene.centre:
        return (Refusal("TFM-032", "crossing", {"cell": cell}),)
    if scene.state.first >= 0 and cell == scene.names[int(scene.state.first)]:
        return (Refusal("TFM-031", "itself", {"cell": cell}),)
    return ()


def _nothing(scene: Scene, form: Form) -> Refusals:
    return ()


def _colour(scene: Scene, form: Form) -> Refusals:
    colour = colour_at(scene.state, form["colour"])
    if colour < 0:
        return (Refusal("TFM-006", "no-colour", {"colour": form["colour"], "colours": scene.colours}),)
    used = scene.box.components.data["crews"]["colours_by_players"][str(scene.state.seats)]
    if scene.colours[colour] not in used:
        return (Refusal("TFM-171", "colour-unused", {"colour": scene.colours[colour], "seats": int(scene.state.seats)}),)
    owner = int(scene.state.owners[colour])
    return () if owner < 0 else (Refusal("TFM-033", "colour-taken", {"seat": owner, "colour": scene.colours[colour]}),)


# The turn.


def _drift(scene: Scene, form: Form) -> Refusals:
    slots = [int(slot) for slot in scene.state.loaders]
    at = int(form["loader"])
    if at not in slots:
        return _no_loader(scene, at)
    for step in range(1, int(scene.box.steps) + 1):
        ahead = (at + step) % int(scene.box.slots)
        if ahead in slots:
            return (Refusal("TFM-050", "drift-blocked", {"slot": at, "ahead": ahead}),)
    return ()


def _turn(scene: Scene, form: Form) -> Refusals:
    way = str(form["way"]).upper()
    if way not in WAYS:
        return (Refusal("TFM-008", "no-way", {"way": form["way"]}),)
    if cell_at(scene.state, form["cell"]) < 0:
        return _no_cell(scene, form["cell"])
    return scene.affordable(way)


def _push(scene: Scene, form: Form) -> Refusals:
    slots = [int(slot) for slot in scene.state.loaders]
    at, to, around = int(form["loader"]), int(form["slot"]), int(scene.box.slots)
    if at not in slots:
        return _no_loader(scene, at)
    if to not in ((at + 1) % around, (at - 1) % around):
        return (Refusal("TFM-120", "one-place", {"slot": at, "on": (at + 1) % around, "back": (at - 1) % around}),)
    if to in slots:
        return (Refusal("TFM-121", "slot-occupied", {"slot": to}),)
    return scene.affordable("H")


def _crew(check: Callable[[Scene, int, str, Form], Refusals]) -> Callable[[Scene, Form], Refusals]:
    """Wrap the check of a crew's action: first find the crew, then check the ore."""

    def checked(scene: Scene, form: Form) -> Refusals:
        state = scene.state
        crew = crew_of(state, form)
        own = [scene.colours[colour] for colour in own_crews(state, int(state.actor))]
        if "crew" not in form and crew < 0:
            return (Refusal("TFM-184", "which-crew", {"seat": int(state.actor), "colours": own}),)
        if crew < 0:
            return (Refusal("TFM-006", "no-colour", {"colour": form["crew"], "colours": scene.colours}),)
        if scene.colours[crew] not in own:
            return (Refusal("TFM-001", "not-own-crew", {"seat": int(state.actor), "colours": own, "colour": scene.colours[crew]}),)
        if "to" in form and cell_at(state, form["to"]) < 0:
            return _no_cell(scene, form["to"])
        return scene.affordable(ACTIONS[str(form["kind"])]) + check(scene, crew, scene.place(crew), form)

    return checked


def _walk(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    to = str(form["to"]).lower()
    if to == here:
        return (Refusal("TFM-081", "there-already", {"cell": here}),)
    if to in scene.run(here):
        return ()
    colour = scene.cards[here].colour
    if scene.cards[to].colour != colour:
        return (Refusal("TFM-080", "other-tunnel", {"cell": to, "colour": scene.cards[to].colour, "tunnel": colour}),)
    return (Refusal("TFM-081", "no-tunnel", {"tunnel": colour, "cell": here, "to": to}),)


def _cross(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    to = str(form["to"]).lower()
    if to == here:
        return (Refusal("TFM-083", "there-already", {"cell": here}),)
    reasons: Refusals = ()
    if scene.cards[to].colour == scene.cards[here].colour:
        reasons += (Refusal("TFM-082", "same-colour", {"to": to, "colour": scene.cards[to].colour, "cell": here}),)
    sides = [side for side in STEPS if scene.beside(here, side) == to]
    if not sides:
        return (*reasons, Refusal("TFM-083", "not-beside", {"to": to, "cell": here}))
    if to not in scene.links(here):
        shut, side = (here, sides[0]) if sides[0] not in scene.cards[here].open else (to, OPPOSITE[sides[0]])
        return (*reasons, Refusal("TFM-084", "not-linked", {"cell": here, "to": to, "shut": shut, "side": side}))
    return reasons


def _collect(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    return () if here in scene.units else (Refusal("TFM-090", "no-unit", {"cell": here}),)


def _steal(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    state = scene.state
    victim = colour_at(state, form["victim"])
    if victim < 0:
        return (Refusal("TFM-006", "no-colour", {"colour": form["victim"], "colours": scene.colours}),)
    name = scene.colours[victim]
    reasons: Refusals = ()
    if state.phase == phases.BONUS and int(state.chain) >= int(scene.box.chain):
        reasons += (Refusal("TFM-106", "chain-full", {"fights": int(state.chain)}),)
    if state.crews[victim] < 0:
        return (*reasons, Refusal("TFM-171", "crew-unused", {"colour": name}))
    if state.owners[victim] == state.actor:
        return (*reasons, Refusal("TFM-186", "own-crew", {"colour": name}))
    if scene.place(victim) != here:
        return (*reasons, Refusal("TFM-100", "elsewhere", {"colour": name, "at": scene.place(victim), "cell": here}))
    if state.held[victim] == 0:
        return (*reasons, Refusal("TFM-101", "nothing-to-steal", {"colour": name}))
    return reasons


def _deliver(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    state = scene.state
    units, held, before = int(form["units"]), int(state.held[crew]), int(state.delivered[state.actor])
    reasons: Refusals = ()
    if not 1 <= units <= CARGO:
        reasons += (Refusal("TFM-132", "one-or-two", {"units": units}),)
    elif units > held:
        reasons += (Refusal("TFM-132", "holds-fewer", {"held": held, "units": units}),)
    elif not scene.box.per_visit and before + units > CARGO:
        reasons += (Refusal("TFM-132", "delivered-enough", {"delivered": before, "most": CARGO}),)
    reached = [cell for cell in scene.run(here) if any(cell == at and side in scene.cards[cell].open for at, side in scene.loaders)]
    if not reached:
        beside = any(cell == at for cell in scene.run(here) for at, _ in scene.loaders)
        if beside:
            reasons += (Refusal("TFM-131", "shut-to-loader"),)
        else:
            reasons += (Refusal("TFM-130", "no-loader-reached", {"tunnel": scene.cards[here].colour, "cell": here}),)
    return reasons


def _tunnel(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    reasons = _same_colour(scene, here, str(form["to"]).lower(), "TFM-150")
    if scene.state.held[crew] > 0:
        reasons += (Refusal("TFM-151", "holds-unit"),)
    return reasons


def _transport(scene: Scene, crew: int, here: str, form: Form) -> Refusals:
    reasons = _same_colour(scene, here, str(form["to"]).lower(), "TFM-155")
    if not scene.enemies(here):
        reasons += (Refusal("TFM-155", "no-enemy", {"cell": here}),)
    return reasons


def _same_colour(scene: Scene, here: str, to: str, rule: str) -> Refusals:
    if to == here:
        return (Refusal(rule, "present-card", {"to": to}),)
    if scene.cards[to].colour != scene.cards[here].colour:
        return (
            Refusal(rule, "colours-differ", {"to": to, "colour": scene.cards[to].colour, "cell": here, "here": scene.cards[here].colour}),
        )
    return ()


# Symbol cards and replacing.


def _card(scene: Scene, form: Form) -> Refusals:
    state = scene.state
    crew = {phases.ATTACK: state.attacker, phases.DEFENCE: state.defender}.get(int(state.phase))
    seat = int(state.placer) if crew is None else int(state.owners[crew])
    value = int(form["value"])
    printed = {card["value"] for card in scene.box.components.data["symbol_cards"]["cards"]}
    if value not in printed:
        return (Refusal("TFM-004", "no-symbol-card", {"value": value, "values": sorted(printed)}),)
    if value not in {int(left) for left in listed(state.piles[seat])}:
        rule = "TFM-044" if scene.box.variant == STRATEGY else "TFM-042"
        return (Refusal(rule, "discarded", {"value": value, "seat": seat}),)
    return ()


def _place(scene: Scene, form: Form) -> Refusals:
    cell = str(form["cell"]).lower()
    if cell not in scene.names:
        return _no_cell(scene, form["cell"])
    if cell not in scene.inner:
        return (Refusal("TFM-138", "outside-ring", {"cell": cell}),)
    if cell in scene.units:
        return (Refusal("TFM-139", "unit-there", {"cell": cell}),)
    symbol = int(scene.state.drawn)
    fitting = [at for at in scene.inner if scene.cards[at].symbol == symbol and at not in scene.units]
    if fitting and cell not in fitting:
        return (
            Refusal(
                "TFM-135", "other-symbol", {"cell": cell, "shows": scene.cards[cell].symbol, "symbol": symbol, "fitting": sorted(fitting)}
            ),
        )
    return ()


def _no_cell(scene: Scene, cell: str | int) -> Refusals:
    return (Refusal("TFM-021", "no-cell", {"cell": cell, "first": scene.names[0], "last": scene.names[-1]}),)


def _no_loader(scene: Scene, slot: int) -> Refusals:
    return (Refusal("TFM-120", "no-loader", {"slot": slot, "slots": sorted(int(at) for at in scene.state.loaders)}),)


ACTING = (phases.ACTION, phases.BONUS)
CHECKS: dict[str, tuple[tuple[int, ...], Callable[[Scene, Form], Refusals]]] = {
    "lay": ((phases.LAYOUT,), _lay),
    "begin": ((phases.STARTER,), _begin),
    "exchange": ((phases.EXCHANGE,), _exchange),
    "with": ((phases.PARTNER,), _exchange),
    "done": ((phases.EXCHANGE,), _nothing),
    "colour": ((phases.COLOUR,), _colour),
    "drift": ((phases.DRIFT,), _drift),
    "turn": (ACTING, _turn),
    "push": (ACTING, _push),
    "walk": (ACTING, _crew(_walk)),
    "cross": (ACTING, _crew(_cross)),
    "collect": (ACTING, _crew(_collect)),
    "steal": (ACTING, _crew(_steal)),
    "deliver": (ACTING, _crew(_deliver)),
    "tunnel": (ACTING, _crew(_tunnel)),
    "transport": (ACTING, _crew(_transport)),
    "card": ((phases.ATTACK, phases.DEFENCE, phases.SYMBOL), _card),
    "place": ((phases.PLACE,), _place),
}
