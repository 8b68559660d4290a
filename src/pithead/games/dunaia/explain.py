"""Refusals, straight from the ledger.

This code looks at the table as people do (scene.py). It uses none of the sets that make the rules fast, so it can prove them right.
"""

from collections.abc import Callable

from pithead.core.engine.state import CHANCE, OVER
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Refusal
from pithead.games.dunaia import box as asks
from pithead.games.dunaia.moves import KINDS, read_chips
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.read_components import COLOURS
from pithead.games.dunaia.scene import ARCHIVIST, FLOWER_FOR_OTHERS, FOREMAN, Refusals, Scene, refuse
from pithead.games.dunaia.scoring import colours, entry
from pithead.games.dunaia.snapshot import Built

CHANCE_SAYS = {
    asks.ASK_STARTER: Refusal("DUN-021", "starter-first"),
    asks.ASK_ELDER: Refusal("DUN-011", "drawing-elders"),
    asks.ASK_PROPHECY: Refusal("DUN-015", "drawing-prophecies"),
    asks.ASK_ROLL: Refusal("DUN-040", "rolling"),
    asks.ASK_SHELF: Refusal("DUN-019", "laying-out"),
    asks.ASK_TOP: Refusal("DUN-074", "uncovering"),
    asks.ASK_ELITE: Refusal("DUN-150", "drawing-elites"),
}
NOT_NOW = {  # by kind of move: when it can be made
    "begin": Refusal("DUN-021", "starter-known"),
    "elder": Refusal("DUN-011", "elders-drawn"),
    "prophecy": Refusal("DUN-015", "prophecies-drawn"),
    "roll": Refusal("DUN-040", "no-roll-due"),
    "draw": Refusal("DUN-074", "no-tile-due"),
    "elite": Refusal("DUN-150", "no-elite-due"),
    "pick": Refusal("DUN-150", "no-draft"),
    "take": Refusal("DUN-037", "not-phase-1"),
    "turn": Refusal("DUN-152", "not-the-tinkerer"),
    "keep": Refusal("DUN-152", "not-the-tinkerer"),
    "first": Refusal("DUN-051", "no-order-due"),
    "perform": Refusal("DUN-064", "no-effect-due"),
    "skip": Refusal("DUN-064", "no-effect-due"),
    "insert": Refusal("DUN-059", "no-chip-due"),
    "move": Refusal("DUN-060", "no-move-due"),
    "stop": Refusal("DUN-064", "nothing-to-stop"),
    "recycle": Refusal("DUN-037", "not-phase-3"),
    "build": Refusal("DUN-072", "no-build-due"),
    "advance": Refusal("DUN-084", "no-advance-due"),
    "call": Refusal("DUN-038", "no-call-now"),
    "both": Refusal("DUN-106", "no-power-due"),
    "fragment": Refusal("DUN-106", "no-power-due"),
    "power": Refusal("DUN-107", "no-power-due"),
    "search": Refusal("DUN-111", "no-search-due"),
    "colour": Refusal("DUN-113", "no-colour-due"),
    "foreman": Refusal("DUN-153", "no-foreman-now"),
    "archivist": Refusal("DUN-154", "no-archivist-now"),
    "continue": Refusal("DUN-038", "no-window"),
    "claim": Refusal("DUN-091", "no-claim-due"),
    "leave": Refusal("DUN-091", "no-claim-due"),
    "book": Refusal("DUN-156", "no-booking-now"),
    "pass": Refusal("DUN-156", "no-booking-due"),
}
# Questions before which an unused window may have been skipped.
AFTER_WINDOW = (asks.ASK_DIE, asks.ASK_ORDER, asks.ASK_RECYCLE, asks.ASK_CLAIM)
CHANCE_KINDS = ("begin", "elder", "prophecy", "roll", "draw", "elite")


def refusals(state: Dunaia, form: Form) -> Refusals:
    """Return why a move is not legal now; () if it is."""
    kind = str(form["kind"])
    if state.seat == OVER:
        return refuse("DUN-122", "over")
    if state.seat == CHANCE and kind not in CHANCE_KINDS:
        return (CHANCE_SAYS[int(state.ask)],)
    check = _CHECKS.get(kind)
    if kind not in KINDS[int(state.ask)]:
        barred = check(Scene(state), form) if check and kind in KINDS[asks.ASK_WINDOW] and state.ask in AFTER_WINDOW else ()
        return barred or _behind_the_window(state, form) or (NOT_NOW[kind],)
    return check(Scene(state), form) if check else ()


def _behind_the_window(state: Dunaia, form: Form) -> Refusals:
    """DUN-038 Return why an answer to the question behind an open window is not legal; the window is only an offer."""
    if state.ask != asks.ASK_WINDOW:
        return ()
    left = state.copy()
    left.apply(int(state.pieces.first[asks.ASK_WINDOW]) + asks.CONTINUE)
    same_turn = left.seat == state.seat and left.turns == state.turns
    return refusals(left, form) if same_turn and form["kind"] in KINDS[int(left.ask)] else ()


# Setup and chance.


def _begin(scene: Scene, form: Form) -> Refusals:
    return () if 0 <= int(form["seat"]) < scene.state.seats else refuse("DUN-171", "no-seat", number=form["seat"])


def _elder(scene: Scene, form: Form) -> Refusals:
    elder = form["elder"]
    if scene.find("elder", elder) is None:
        return refuse("DUN-011", "no-elder", elder=elder)
    if elder in (scene.position.elders or []):
        return refuse("DUN-011", "elder-placed", elder=elder)
    if scene.box.first_game and elder not in scene.data["elder_first_game"]["elders"]:
        return refuse("DUN-012", "elder-not-first", elder=elder)
    return ()


def _prophecy(scene: Scene, form: Form) -> Refusals:
    tile = scene.find("prophecy", form["prophecy"])
    notch = ("gold", "blue", "white")[len(scene.position.prophecies or [])]
    if tile is None or tile["colour"] != notch:
        return refuse("DUN-015", "other-notch", prophecy=form["prophecy"], notch=notch)
    if scene.box.first_game and tile["id"] not in scene.data["prophecy_first_game"]["tiles"]:
        return refuse("DUN-016", "prophecy-not-first", prophecy=tile["id"])
    return ()


def _roll(scene: Scene, form: Form) -> Refusals:
    return () if form["value"] in scene.data["dice"]["faces"] else refuse("DUN-018", "no-face", value=form["value"])


def _draw(scene: Scene, form: Form) -> Refusals:
    tile = scene.find("building", form["tile"])
    if tile is None:
        return refuse("DUN-019", "no-tile", tile=form["tile"])
    level = int(scene.state.drawing) + 1
    if tile["level"] != level:
        return refuse("DUN-019", "other-pile", tile=tile["id"], level=level)
    if not scene.in_pile(tile["id"]):
        return refuse("DUN-119", "left-pile", tile=tile["id"])
    return ()


def _elite(scene: Scene, form: Form) -> Refusals:
    if scene.find("elite", form["elite"]) is None:
        return refuse("DUN-150", "no-elite", elite=form["elite"])
    return refuse("DUN-150", "elite-offered", elite=form["elite"]) if form["elite"] in scene.position.offer else ()


def _pick(scene: Scene, form: Form) -> Refusals:
    return () if form["elite"] in scene.position.offer else refuse("DUN-150", "elite-not-offered", elite=form["elite"])


# Phases 1 and 2.


def _take(scene: Scene, form: Form) -> Refusals:
    dice = scene.position.dice
    assert dice is not None
    if form["value"] in dice.black:
        return ()
    left = sorted(set(dice.black))
    if form["value"] == dice.own[scene.seat]:
        return refuse("DUN-043", "own-die-waits", values=left)
    if form["value"] in dice.own:
        return refuse("DUN-044", "die-of-another", value=form["value"])
    return refuse("DUN-042", "no-such-die", value=form["value"], values=left)


def _first(scene: Scene, form: Form) -> Refusals:
    dunaia = scene.position.awakened
    place = (scene.me.dunaias or [])[dunaia - 1]
    return () if form["square"] in place.split("-") else refuse("DUN-050", "not-beside", dunaia=dunaia, place=place)


def _insert(scene: Scene, form: Form) -> Refusals:
    if form["chip"] not in scene.data["players"]["chips"]:
        return refuse("DUN-006", "no-chip", chip=form["chip"])
    return () if form["chip"] in scene.chips_outside() else refuse("DUN-161", "chip-in", chip=form["chip"])


def _move(scene: Scene, form: Form) -> Refusals:
    dunaia, place = int(form["dunaia"]), str(form["place"])
    where = scene.me.dunaias or []
    if dunaia not in scene.data["players"]["dunaias"]:
        return refuse("DUN-007", "no-dunaia", dunaia=dunaia)
    if place not in scene.place_names():
        return refuse("DUN-008", "no-place", place=place)
    if dunaia in scene.position.moved:
        return refuse("DUN-067", "moved-already", dunaia=dunaia)
    if scene.state.ask == asks.ASK_SHEPHERD and dunaia != scene.position.awakened:
        return refuse("DUN-155", "only-awakened", dunaia=scene.position.awakened)
    if where[dunaia - 1] == place:
        return refuse("DUN-066", "stands-there", dunaia=dunaia, place=place)
    if where.count(place) >= scene.dunaia_limit():
        if scene.box.one_each:
            return refuse("DUN-066", "place-not-empty", place=place)
        return refuse("DUN-009", "place-full", place=place, dunaias=where.count(place))
    return ()


# Phase 3.


def _recycle(scene: Scene, form: Form) -> Refusals:
    if "space" in form:
        return _recycle_common(scene, str(form["space"]))
    seat, square = int(form["seat"]), str(form["square"])
    if not 0 <= seat < len(scene.players):
        return refuse("DUN-171", "no-seat", number=seat)
    built = scene.players[seat].village.get(square)
    if built is None:
        return refuse("DUN-079", "no-building", seat=seat, square=square)
    return _recycle_building(scene, seat, built)


def _recycle_common(scene: Scene, id: str) -> Refusals:
    space = scene.find("recycle_space", id)
    if space is None:
        return refuse("DUN-070", "no-space", space=id)
    if space["effect"] == "flower" or scene.box.idle:
        return ()
    return scene.no_use(space["effect"])


def _recycle_building(scene: Scene, seat: int, built: Built) -> Refusals:
    tile = entry(scene.data["building"], built.tile)
    if built.token > 0:
        return refuse("DUN-079", "not-completed", tile=built.tile)
    if tile["level"] != 1:
        return refuse("DUN-070", "not-level-1", tile=built.tile)
    if built.die:
        return refuse("DUN-087", "die-on-it", tile=built.tile)
    if seat != scene.seat and (scene.me.flowers or 0) < FLOWER_FOR_OTHERS:
        return refuse("DUN-081", "flower-for-owner", seat=seat)
    return () if scene.box.idle else scene.no_use(tile["recycle_effect"])


def _build(scene: Scene, form: Form) -> Refusals:
    tile = str(form["tile"])
    if scene.find("building", tile) is None:
        return refuse("DUN-019", "no-tile", tile=tile)
    price = scene.market_price(tile)
    if price is None:
        return refuse("DUN-072", "not-for-sale", tile=tile)
    if price > (scene.me.flowers or 0):
        return refuse("DUN-075", "too-dear", tile=tile, price=price, flowers=scene.me.flowers or 0)
    return _lay(scene, form)


def _lay(scene: Scene, form: Form) -> Refusals:
    """DUN-033, 034 Return why a tile may not be placed there."""
    square = form["square"]
    if square not in scene.square_names():
        return refuse("DUN-072", "no-square", square=square)
    if square not in scene.free_squares():
        return refuse("DUN-034", "square-used", square=square)
    turning = scene.box.turning
    if turning != ("turn" in form):
        return refuse("DUN-033", "say-turn" if turning else "upright")
    if not turning:
        return ()
    turn = int(form["turn"])
    if not 0 <= turn <= 3:
        return refuse("DUN-033", "no-turn", turn=turn)
    same = next(other for other in range(4) if _faces(scene, str(form["tile"]), other) == _faces(scene, str(form["tile"]), turn))
    return () if same == turn else refuse("DUN-033", "same-turn", turn=turn, same=same)


def _faces(scene: Scene, tile: str, turn: int) -> list[object]:
    """Return the arrows of a turned tile, north first."""
    data = entry(scene.data["building"], tile)
    arrows = data.get("arrows") or data.get("arrow_points") or {}
    printed = [arrows.get(side) for side in "NESW"]
    return printed[4 - turn :] + printed[: 4 - turn]


def _advance(scene: Scene, form: Form) -> Refusals:
    return () if form["square"] in scene.sites() else refuse("DUN-055", "no-site-there", square=form["square"])


# Windows.


def _call(scene: Scene, form: Form) -> Refusals:
    space = int(form["space"])
    if not 1 <= space <= len(scene.data["elder_space"]):
        return refuse("DUN-101", "no-elder-space", space=space)
    cost = scene.elder_space(space)
    reasons = _discard(scene, str(form["chips"]), cost["chips"], len(cost["chips"]) + cost["any"], "DUN-101")
    if reasons:
        return reasons
    power, fragment = scene.no_use(scene.elder_effect(space)), scene.fragment_barred(space)
    if power and fragment:
        return (Refusal("DUN-107", "empty-call"), *power, *fragment)
    return ()


def _discard(scene: Scene, text: str, fixed: list[int], size: int, rule: str) -> Refusals:
    try:
        chips = read_chips(text)
    except ValueError:
        return refuse("DUN-100", "no-chips", chips=text)
    missing = sorted(set(chips) - set(scene.me.chips))
    if missing:
        return refuse("DUN-100", "chips-not-in", missing=missing, count=len(missing))
    if len(chips) != size or len(set(chips)) != size or not set(fixed) <= set(chips):
        return refuse(rule, "other-chips", asked="some" if fixed else "any", fixed=fixed, more=size - len(fixed), chips=text)
    return ()


def _foreman(scene: Scene, form: Form) -> Refusals:
    if scene.elite_power() != FOREMAN:
        return refuse("DUN-153", "only-foreman")
    if scene.position.elite_used:
        return refuse("DUN-153", "foreman-used")
    if (scene.me.flowers or 0) < scene.elite_value("flowers"):
        return refuse("DUN-153", "foreman-too-dear", price=scene.elite_value("flowers"))
    return _advance(scene, form)


def _archivist(scene: Scene, form: Form) -> Refusals:
    if scene.elite_power() != ARCHIVIST:
        return refuse("DUN-154", "only-archivist")
    if scene.position.elite_used:
        return refuse("DUN-154", "archivist-used")
    return _discard(scene, str(form["chips"]), [], scene.elite_value("chips"), "DUN-154")


def _power(scene: Scene, form: Form) -> Refusals:
    if scene.box.choosing:
        return ()
    return refuse("DUN-107", "fragment-always")


def _search(scene: Scene, form: Form) -> Refusals:
    tile = scene.find("building", form["tile"])
    if tile is None:
        return refuse("DUN-019", "no-tile", tile=form["tile"])
    if not scene.in_pile(tile["id"]):
        return refuse("DUN-111", "not-in-pile", tile=tile["id"])
    price = scene.search_price(tile["level"])
    if price > (scene.me.flowers or 0):
        return refuse("DUN-112", "too-dear", tile=tile["id"], price=price, flowers=scene.me.flowers or 0)
    return _lay(scene, form)


def _colour(scene: Scene, form: Form) -> Refusals:
    colour, built = str(form["colour"]), scene.me.village.get(str(form["square"]))
    if colour not in COLOURS:
        return refuse("DUN-113", "no-colour", colour=colour)
    if built is None:
        return refuse("DUN-115", "no-own-building", square=form["square"])
    if scene.tokens_left(colour) == 0:
        return refuse("DUN-162", "colour-gone", colour=colour)
    if colour in colours(scene.data, built):
        return refuse("DUN-115", "colour-there", tile=built.tile, square=form["square"], colour=colour)
    return ()


# Phase 4 and the end of the turn.


def _claim(scene: Scene, form: Form) -> Refusals:
    next_prophecy = (scene.position.prophecies or [])[scene.position.notch]
    return () if form["prophecy"] == next_prophecy else refuse("DUN-090", "other-prophecy", asked=next_prophecy, prophecy=form["prophecy"])


def _book(scene: Scene, form: Form) -> Refusals:
    return () if form["tile"] in scene.visible() else refuse("DUN-156", "not-for-sale", tile=form["tile"])


_CHECKS: dict[str, Callable[[Scene, Form], Refusals]] = {
    "begin": _begin,
    "elder": _elder,
    "prophecy": _prophecy,
    "roll": _roll,
    "draw": _draw,
    "elite": _elite,
    "pick": _pick,
    "take": _take,
    "first": _first,
    "insert": _insert,
    "move": _move,
    "recycle": _recycle,
    "build": _build,
    "advance": _advance,
    "call": _call,
    "foreman": _foreman,
    "archivist": _archivist,
    "power": _power,
    "search": _search,
    "colour": _colour,
    "claim": _claim,
    "leave": _claim,
    "book": _book,
}
