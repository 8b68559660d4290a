"""Refusals, straight from the ledger.

This code looks at the mountain as people do, tile against tile. It uses none of the patterns and counts that make the rules fast, so it
can prove them right.
"""

from collections.abc import Iterable

from pithead.core.engine.grids import HEX, HEX_NAMES
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Arguments, Refusal
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.box import FINAL, SIDES
from pithead.games.sacred_dragon.cells import read_cell, written
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.read_components import faces, names

CHANCE_SAYS = {
    phases.STARTER: Refusal("MSD-015", "starter-first"),
    phases.DEAL: Refusal("MSD-014", "dealing"),
    phases.CENTRE: Refusal("MSD-016", "centre-first"),
    phases.DRAW: Refusal("MSD-025", "drawing"),
}


class Scene:
    """The table as people see it: tiles by cell with the edges they show, and hands by name."""

    def __init__(self, state: SacredDragon) -> None:
        self.state = state
        self.ids = names(state.pieces)
        self.faces = dict(zip(self.ids, faces(state.pieces), strict=True))
        self.colours = {colour["id"]: colour["name"] for colour in state.pieces.components.data["colours"]["list"]}
        self.wild = {colour["id"] for colour in state.pieces.components.data["colours"]["list"] if colour["wild"]}
        self.edges: dict[int, str] = {}
        self.order: list[int] = []
        for tile, spot in zip(state.laid, state.lying, strict=True):
            at, turn = divmod(int(spot), SIDES)
            self.edges[at] = self.shown(self.ids[int(tile)], turn)
            self.order.append(at)
        self.this_turn = self.order[len(self.order) - int(state.played) :]
        slots = len(state.hands) // state.seats
        own = list(state.hands)[state.turn * slots : (state.turn + 1) * slots] if state.turn >= 0 else []
        self.hand = [self.ids[int(tile)] for tile in own if tile >= 0]
        self.owners = {int(at): int(owner) for at, owner in zip(state.mines, state.owners, strict=True)}

    def shown(self, tile: str, turn: int) -> str:
        """Return the edges of a tile turned clockwise, in direction order from east."""
        face = self.faces[tile]
        return "".join(face[(side - turn) % SIDES] for side in range(SIDES))

    def around(self, at: int) -> list[int]:
        """Return the six cells around a cell, in direction order."""
        return [at + int(step) for step in HEX]

    def mismatches(self, edges: str, at: int) -> list[Refusal]:
        """MSD-032, 033 Return a refusal for every side that touches a different colour."""
        reasons = []
        for side, neighbour in enumerate(self.around(at)):
            other = self.edges.get(neighbour, "")[(side + 3) % SIDES :][:1]
            if other and edges[side] != other and not {edges[side], other} & self.wild:
                own, there = self.colours[edges[side]], self.colours[other]
                args: Arguments = {"side": HEX_NAMES[side], "colour": own, "other": there, "at": written(neighbour)}
                reasons.append(Refusal("MSD-032", "mismatch", args))
        return reasons

    def fits(self, tile: str, at: int) -> bool:
        """Return whether a tile fits on an empty cell beside the mountain in some rotation."""
        return any(not self.mismatches(self.shown(tile, turn), at) for turn in range(SIDES))

    def with_tile(self, edges: str, at: int) -> "Scene":
        """Return the scene with the tile added."""
        new = Scene(self.state)
        new.edges[at] = edges
        return new

    def open_cells(self) -> set[int]:
        """Return the empty cells beside the mountain."""
        return {near for at in self.edges for near in self.around(at)} - set(self.edges)


def refusals(state: SacredDragon, form: Form) -> tuple[Refusal, ...]:
    """Return why a move is not legal now; () if it is."""
    kind = str(form["kind"])
    if state.phase == phases.FINISHED:
        return (Refusal("MSD-057", "over"),)
    scene = Scene(state)
    if kind in ("draw", "begin"):
        return _chance(scene, form)
    if state.phase in CHANCE_SAYS:
        return (CHANCE_SAYS[int(state.phase)],)
    if "tile" in form and form["tile"] not in scene.ids:
        return (Refusal("MSD-002", "no-tile", {"tile": form["tile"]}),)
    if "tile" in form and form["tile"] not in scene.hand:
        held: Arguments = {"tile": form["tile"], "seat": int(state.turn), "held": len(scene.hand), "hand": scene.hand}
        return (Refusal("MSD-026", "not-in-hand", held),)
    check = {
        "place": _place,
        "supply": _supply,
        "reorganize": _reorganize,
        "remove": _remove,
        "stop": _stop,
        "mine": _mine,
        "leave": _leave,
    }
    return check[kind](scene, form)


def _chance(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    state = scene.state
    if form["kind"] == "begin":
        if state.phase != phases.STARTER:
            return (Refusal("MSD-015", "starter-known"),)
        if not 0 <= int(form["seat"]) < state.seats:
            return (Refusal("MSD-015", "no-seat", {"number": form["seat"]}),)
        return ()
    if state.phase not in (phases.DEAL, phases.CENTRE, phases.DRAW):
        return (Refusal("MSD-025", "no-draw"),)
    if form["tile"] not in scene.ids:
        return (Refusal("MSD-002", "no-tile", {"tile": form["tile"]}),)
    gone = {*(int(tile) for tile in state.laid), *(int(tile) for tile in state.hands), *(int(tile) for tile in state.removed)}
    if scene.ids.index(str(form["tile"])) in gone:
        return (Refusal("MSD-055", "drawn-before", {"tile": form["tile"]}),)
    return ()


def _place(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    state = scene.state
    if state.phase == phases.MINE:
        return (Refusal("MSD-025", "mine-due"),)
    tile, turn, at = str(form["tile"]), int(form["turn"]), read_cell(str(form["at"]))
    if not 0 <= turn < SIDES:
        return (Refusal("MSD-030", "no-turn", {"turn": turn}),)
    if at in scene.edges:
        return (Refusal("MSD-034", "occupied", {"at": form["at"]}),)
    if at not in scene.open_cells():
        return (Refusal("MSD-031", "no-contact", {"at": form["at"]}),)
    edges = scene.shown(tile, turn)
    reasons = scene.mismatches(edges, at)
    same = next(other for other in range(SIDES) if scene.shown(tile, other) == edges)
    if same != turn:
        reasons.append(Refusal("MSD-030", "same-look", {"turn": turn, "same": same}))
    if state.phase == phases.MORE and not reasons:
        reasons += _joined(scene, tile, edges, at)
    return tuple(reasons)


def _joined(scene: Scene, tile: str, edges: str, at: int) -> list[Refusal]:
    """MSD-036 with R4: return why a tile may not be placed away from this turn's tiles."""
    touched = [cell for cell in scene.this_turn if cell in scene.around(at)]
    if _apart(scene):
        bridge = len(touched) == 2
        return [] if bridge else [Refusal("MSD-036", "bridge-them")]
    if touched:
        return []
    bridgeable = scene.state.pieces.joined == FINAL and scene.state.pieces.most > 2
    others = [other for other in scene.hand if other != tile]
    if bridgeable and len(scene.this_turn) == 1 and others:
        after = scene.with_tile(edges, at)
        between = set(after.around(at)) & set(after.around(scene.this_turn[0])) - set(after.edges)
        if any(after.fits(other, cell) for other in others for cell in between):
            return []
        return [Refusal("MSD-036", "no-bridge", {"others": others, "count": len(others)})]
    return [Refusal("MSD-036", "not-joined")]


def _apart(scene: Scene) -> bool:
    return len(scene.this_turn) == 2 and scene.this_turn[1] not in scene.around(scene.this_turn[0])


def _supply(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    refused = _needs_turn(scene, "supply")
    limit = int(scene.state.pieces.limit)
    if not refused and len(scene.hand) >= limit:
        return (Refusal("MSD-027", "hand-full", {"limit": limit}),)
    return refused


def _reorganize(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    return _needs_turn(scene, "reorganize")


def _needs_turn(scene: Scene, action: str) -> tuple[Refusal, ...]:
    phase = scene.state.phase
    if phase == phases.OPENING:
        return (Refusal("MSD-018", "starting-round", {"action": action}),)
    if phase != phases.TURN:
        return (Refusal("MSD-024", "exploring", {"action": action}),)
    return ()


def _remove(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    if scene.state.phase != phases.OPENING:
        return (Refusal("MSD-022", "reorganize-instead"),)
    for tile in scene.hand:
        for at in sorted(scene.open_cells()):
            if scene.fits(tile, at):
                return (Refusal("MSD-019", "playable", {"tile": tile, "at": written(at)}),)
    return ()


def _stop(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    if scene.state.phase != phases.MORE:
        return (Refusal("MSD-037", "nothing-to-stop"),)
    if _apart(scene):
        return (Refusal("MSD-036", "apart"),)
    return ()


def _leave(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    if scene.state.phase != phases.MINE:
        return (Refusal("MSD-042", "no-question"),)
    return ()


def _mine(scene: Scene, form: Form) -> tuple[Refusal, ...]:
    """MSD-038 to 051: return why no mine is possible."""
    state = scene.state
    if state.phase in (phases.OPENING, phases.TURN):
        rule = "MSD-018" if state.phase == phases.OPENING else "MSD-038"
        return (Refusal(rule, "none-played"),)
    reasons = _barred(scene, scene.this_turn[-1])
    if state.phase == phases.MORE:
        reasons.append(Refusal("MSD-025", "stop-first"))
    return tuple(reasons)


def _barred(scene: Scene, at: int) -> list[Refusal]:
    state = scene.state
    near = {scene.owners[cell] for cell in scene.around(at) if cell in scene.owners}
    sides = sum(cell in scene.edges for cell in scene.around(at))
    data = state.pieces.components.data
    if not near:
        rows = {row["sides"]: row for row in data["build"]["table"]}
        if sides not in rows:
            return [Refusal("MSD-040", "few-sides-build", _needed(rows, sides))]
        return _short(scene, rows[sides]["tokens"])
    if state.turn not in near:
        return [Refusal("MSD-039", "next-to", {"seats": sorted(near)})]
    rows = {row["sides"]: row for row in data["extend"]["table"]}
    if sides not in rows:
        return [
            Refusal("MSD-039", "next-to-own"),
            Refusal("MSD-046", "few-sides-extend", _needed(rows, sides)),
        ]
    return _short(scene, rows[sides]["tokens"])


def _needed(rows: Iterable[int], sides: int) -> Arguments:
    """Return the number of attached sides and the next number that would suffice; 0 if none would."""
    return {"sides": sides, "needed": min((row for row in rows if row > sides), default=0)}


def _short(scene: Scene, needed: int) -> list[Refusal]:
    """MSD-044, R5: return a refusal if the tokens do not suffice."""
    left = int(scene.state.tokens[scene.state.turn])
    if left >= needed or (left > 0 and scene.state.pieces.place_remaining):
        return []
    return [Refusal("MSD-044", "few-tokens", {"needed": needed, "left": left})]
