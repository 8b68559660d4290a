"""Refusals, straight from the ledger.

This code looks at the picture of the mine as people do, triangle by triangle. It uses none of the links, masks and counts that make the
rules fast, so it can prove them right.
"""

from collections.abc import Iterator

from pithead.core.moves.notation import Form
from pithead.core.text.messages import Refusal
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.box import ALL_SPOTS, GEOMETRIC, THIRD, TL, TR, TRIANGLES, VISIBLE_AREA, VISIBLE_THIRD
from pithead.games.miner_inconvenience.plain import (
    FACE_STEPS,
    SIDE_STEPS,
    STRADDLE_STEPS,
    Point,
    apart,
    outer,
    picture,
    read_point,
    triangles,
    written,
)
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.read_components import LINE_NAMES, building_names, names, printed

ENDED = {
    phases.WON: Refusal("MIN-143", "won"),
    phases.STUCK: Refusal("MIN-140", "stuck"),
    phases.DRAINED: Refusal("MIN-142", "drained"),
}
CHANCE_SAYS = {
    phases.DEAL: Refusal("MIN-012", "dealing"),
    phases.START: Refusal("MIN-013", "start-first"),
    phases.DRAW: Refusal("MIN-068", "draws-first"),
}


class Scene:
    """The table as people see it: the picture of the mine, hands and deck by name."""

    def __init__(self, state: MinerInconvenience) -> None:
        self.state = state
        self.box = state.pieces
        self.contents = printed(state.pieces)
        self.ids = names(state.pieces)
        self.buildings = building_names(state.pieces)
        self.picture = picture(state)
        self.laid = list(self.picture.centres)
        self.hands = [[id for i, id in enumerate(self.ids) if cards >> i & 1] for cards in state.hands]
        self.hand = self.hands[state.turn]
        self.paid = [self.ids[int(card) // phases.PAYERS] for card in state.queue]
        self.upgraded = [id for i, id in enumerate(self.buildings) if state.upgraded >> i & 1]

    @property
    def last(self) -> str:
        """The last tile (MIN-046)."""
        return self.laid[-1]

    def step_from(self, card: str, at: Point) -> Point:
        """Return the step from a card of the mine to a point."""
        return apart(at, self.picture.centres[card])


def refusals(state: MinerInconvenience, form: Form) -> tuple[Refusal, ...]:
    """Return why a move is not legal now; () if it is."""
    if state.phase in ENDED:
        return (ENDED[int(state.phase)],)
    scene = Scene(state)
    if "card" in form and form["card"] not in scene.ids:
        return (Refusal("MIN-003", "no-card", {"card": form["card"]}),)
    if "building" in form and form["building"] not in scene.buildings:
        return (Refusal("MIN-004", "no-building", {"building": form["building"]}),)
    kind = str(form["kind"])
    if kind == "draw":
        return tuple(_draw(scene, str(form["card"])))
    if state.phase in CHANCE_SAYS:
        return (CHANCE_SAYS[int(state.phase)],)
    if kind == "pay":
        return tuple(_pay(scene, str(form["card"])))
    if state.phase == phases.PAY:
        return (Refusal("MIN-100", "pay-first", {"price": int(state.price)}),)
    check = {"excavate": _excavate, "build": _build, "upgrade": _upgrade}
    return tuple(check[kind](scene, form))


def _draw(scene: Scene, card: str) -> Iterator[Refusal]:
    if scene.state.phase not in CHANCE_SAYS:
        yield Refusal("MIN-090", "no-draw")
        return
    gone = {*scene.laid, *scene.paid, *(held for hand in scene.hands for held in hand)}
    above = [id for id in scene.ids if id not in gone]
    if card in above or (not above and scene.paid[:1] == [card]):
        return
    if card in scene.paid:
        over = len(above) + scene.paid.index(card)
        yield Refusal("MIN-101", "paid-under", {"card": card, "over": over})
    else:
        yield Refusal("MIN-102", "not-in-deck", {"card": card})


def _pay(scene: Scene, card: str) -> Iterator[Refusal]:
    if scene.state.phase != phases.PAY:
        yield Refusal("MIN-100", "nothing-to-pay")
    elif card not in scene.hand:
        yield Refusal("MIN-025", "pay-own", {"card": card, "seat": int(scene.state.turn)})


def _excavate(scene: Scene, form: Form) -> Iterator[Refusal]:
    card, at = str(form["card"]), read_point(str(form["at"]))
    if card not in scene.hand:
        yield Refusal("MIN-030", "not-in-hand", {"card": card, "seat": int(scene.state.turn)})
        return
    reasons = list(_off_the_mine(scene, at))
    yield from reasons
    if not reasons:
        yield from _overlaps(scene, card, at)
        yield from _dead_ends(scene, card, at)


def _off_the_mine(scene: Scene, at: Point) -> Iterator[Refusal]:
    """MIN-031 to 035, 047 to 053 Yield why a point is not a spot at all."""
    last = scene.last
    step = scene.step_from(last, at)
    if step in SIDE_STEPS.values() or step in FACE_STEPS.values():
        return
    if step == (0, 0):
        yield Refusal("MIN-037", "last-itself", {"at": written(at), "last": last})
        return
    shift = next((name for name, by in STRADDLE_STEPS.items() if step == by), "")
    ladders = [card for card in scene.laid if scene.contents.card[scene.ids.index(card)].ladder]
    beside = [card for card in ladders if scene.step_from(card, at) in SIDE_STEPS.values()]
    over = [card for card in ladders if scene.step_from(card, at) in FACE_STEPS.values()]
    near = beside + over if scene.box.climbs == ALL_SPOTS else beside
    climbable = [card for card in near if scene.picture.has_ladder(card)]
    touched = [card for card in climbable if not scene.box.contact or _touches(scene, card, at)]
    if touched and scene.picture.has_ladder(last):
        return
    if climbable and scene.picture.has_ladder(last):
        yield Refusal("MIN-053", "no-contact", {"card": climbable[0]})
    elif climbable:
        yield Refusal("MIN-047", "no-ladder", {"card": climbable[0], "last": last})
    elif near:
        yield Refusal("MIN-050", "ladder-covered", {"card": near[0]})
    elif over and scene.picture.has_ladder(last):
        yield Refusal("MIN-049", "beside-ladder", {"card": over[0]})
    elif shift:
        yield Refusal("MIN-035", "no-face", {"shift": shift, "last": last})
    else:
        yield Refusal("MIN-031", "off-the-mine", {"at": written(at), "last": last})


def _touches(scene: Scene, card: str, at: Point) -> bool:
    """MIN-053 Return whether a card at a point would touch a ladder tile, the building on it, or the last tile, at that side or face."""
    own, step = triangles(scene.picture.centres[card]), scene.step_from(card, at)
    sides = [triangle for triangle, by in zip(own, SIDE_STEPS.values(), strict=True) if step == by]
    met = sides or [triangle for triangle in own if triangle in triangles(at)]
    return any(scene.picture.cells[triangle].card in (card, scene.last) for triangle in met)


def _overlaps(scene: Scene, card: str, at: Point) -> Iterator[Refusal]:
    """MIN-036 to 039 with R4, and MIN-052: yield why a card would cover too much."""
    shift = next((name for name, by in STRADDLE_STEPS.items() if scene.step_from(scene.last, at) == by), "")
    if shift and not scene.box.half_faces:
        yield Refusal("MIN-052", "half-faces", {"shift": shift, "last": scene.last})
    under = [scene.picture.cells[triangle] for triangle in triangles(at) if triangle in scene.picture.cells]
    for building in sorted({cell.building for cell in under if cell.building}):
        halves = [cell.name for cell in under if cell.building == building]
        yield Refusal("MIN-039", "over-building", {"triangles": halves, "building": building})
    for old in scene.laid:
        hidden = [cell.name for cell in under if cell.owner == old]
        visible = scene.picture.shown(old)
        if scene.box.overlap == GEOMETRIC:
            if visible and scene.picture.centres[old] == at:
                yield Refusal("MIN-037", "wholly-over", {"card": old, "triangles": visible})
        elif scene.box.overlap == VISIBLE_AREA:
            if len(hidden) > THIRD:
                yield Refusal("MIN-036", "hides-third", {"card": old, "triangles": hidden})
        elif scene.box.overlap == VISIBLE_THIRD:
            if 3 * len(hidden) > len(visible):
                yield Refusal("MIN-036", "hides-shown-third", {"card": old, "triangles": hidden, "shown": len(visible)})
        elif hidden and TRIANGLES - len(visible) + len(hidden) > THIRD:
            yield Refusal("MIN-036", "hidden-third", {"card": old, "triangles": hidden})


def _dead_ends(scene: Scene, card: str, at: Point) -> Iterator[Refusal]:
    """MIN-040 to 045 Yield mismatches side by side around the whole outline."""
    mouths = scene.contents.card[scene.ids.index(card)].mouths
    for triangle, cell in scene.picture.pieces_of(card, at).items():
        edge, side = outer(cell)
        other = scene.picture.beyond(triangle, edge)
        if other is None:
            continue
        line = other.edges[edge]
        if other.building:
            if side in mouths and edge not in other.open:
                yield Refusal("MIN-044", "mouth-meets-wall", {"side": side, "line": line, "building": other.building})
            continue
        rule = "MIN-043" if line in LINE_NAMES else "MIN-041"
        if side in mouths and edge not in other.open:
            yield Refusal(rule, "mouth-meets-rock", {"side": side, "line": line, "card": other.card})
        elif side not in mouths and edge in other.open:
            yield Refusal(rule, "tunnel-meets-rock", {"side": side, "line": line, "card": other.card})


def _build(scene: Scene, form: Form) -> Iterator[Refusal]:
    building, card = str(form["building"]), str(form["card"])
    if building in scene.picture.stands:
        yield Refusal("MIN-118", "stands", {"building": building, "card": scene.picture.stands[building]})
    if card not in scene.laid:
        yield Refusal("MIN-110", "not-in-mine", {"card": card})
    else:
        yield from _site(scene, building, card)
    built = len(scene.picture.stands)
    if built < len(scene.buildings):
        yield from _price(scene, scene.contents.costs.build[built], "MIN-111", "build-price", built + 1)


def _site(scene: Scene, building: str, card: str) -> Iterator[Refusal]:
    """MIN-112 to 115 with R4: yield why a building cannot go on a card."""
    visible = scene.picture.shown(card)
    roof = scene.picture.roof(card)
    if roof:
        yield Refusal("MIN-115", "carries", {"card": card, "building": roof})
        return
    covered = [name for name in ("TL", "TR") if name not in visible]
    if covered:
        yield Refusal("MIN-112", "top-covered", {"card": card, "triangles": covered})
        return
    if scene.box.builds_bound and len(visible) < TRIANGLES:
        yield Refusal("MIN-036", "part-covered", {"card": card})
    doors = scene.contents.building[scene.buildings.index(building)].doors
    centre = scene.picture.centres[card]
    for t in (TL, TR):
        triangle = triangles(centre)[t]
        for edge, line in scene.picture.cells[triangle].edges.items():
            other = scene.picture.beyond(triangle, edge)
            if other and not other.building and line != "top_mid" and edge in other.open and line not in doors:
                yield Refusal("MIN-113", "no-door", {"card": other.card, "line": line, "building": building})


def _upgrade(scene: Scene, form: Form) -> Iterator[Refusal]:
    building = str(form["building"])
    if building not in scene.picture.stands:
        yield Refusal("MIN-130", "not-built", {"building": building})
    elif building in scene.upgraded:
        yield Refusal("MIN-130", "is-upgraded", {"building": building})
    upgraded = len(scene.upgraded)
    if upgraded < len(scene.buildings):
        yield from _price(scene, scene.contents.costs.upgrade[upgraded], "MIN-131", "upgrade-price", upgraded + 1)


def _price(scene: Scene, price: int, rule: str, message: str, number: int) -> Iterator[Refusal]:
    """MIN-024 Yield a refusal if the hand cannot pay; such an action cannot be started."""
    if len(scene.hand) < price:
        yield Refusal(rule, message, {"number": number, "price": price, "seat": int(scene.state.turn), "hand": len(scene.hand)})
