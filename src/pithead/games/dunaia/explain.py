"""Refusals, straight from the ledger. Looks at the table as people do (scene.py) and uses none of
the sets that make the rules fast, so that it can prove them right.
"""

from collections.abc import Callable

from pithead.core.errors import Refusal
from pithead.core.notation import Form
from pithead.core.state import CHANCE, OVER
from pithead.games.dunaia import tables as asks
from pithead.games.dunaia.moves import KINDS, read_chips
from pithead.games.dunaia.pieces import COLOURS
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.position import Built
from pithead.games.dunaia.scene import ARCHIVIST, FLOWER_FOR_OTHERS, FOREMAN, Refusals, Scene, refuse
from pithead.games.dunaia.scoring import colours, entry

CHANCE_SAYS = {
    asks.ASK_STARTER: Refusal("DUN-021", "first chance says who begins"),
    asks.ASK_ELDER: Refusal("DUN-011", "the Elders are still being drawn"),
    asks.ASK_PROPHECY: Refusal("DUN-015", "the prophecy tiles are still being drawn"),
    asks.ASK_ROLL: Refusal("DUN-040", "the dice are being rolled"),
    asks.ASK_SHELF: Refusal("DUN-019", "the tiles are still being laid out"),
    asks.ASK_TOP: Refusal("DUN-074", "first the pile shows its next tile"),
    asks.ASK_ELITE: Refusal("DUN-150", "the Elite tiles are still being drawn"),
}
NOT_NOW = {  # a kind of move, its rule, and when it is made
    "begin": ("DUN-021", "the first player is known"),
    "elder": ("DUN-011", "Elders are drawn at set-up only"),
    "prophecy": ("DUN-015", "prophecy tiles are drawn at set-up only"),
    "roll": ("DUN-040", "no die is being rolled"),
    "draw": ("DUN-074", "no tile is to be turned up"),
    "elite": ("DUN-150", "no Elite tile is to be drawn"),
    "pick": ("DUN-150", "Elite tiles are picked in the draft only"),
    "take": ("DUN-037", "a die is taken in phase 1"),
    "turn": ("DUN-152", "only the Tinkerer turns a die, when taking it"),
    "keep": ("DUN-152", "only the Tinkerer is asked about the die, when taking it"),
    "first": ("DUN-051", "no order of effects is to be chosen"),
    "perform": ("DUN-064", "no effect is in question"),
    "skip": ("DUN-064", "no effect is in question"),
    "insert": ("DUN-059", "no chip of choice is to be inserted"),
    "move": ("DUN-060", "no Dunaia is to be moved"),
    "stop": ("DUN-064", "no Dunaia is to be moved, so there is nothing to stop"),
    "recycle": ("DUN-037", "the die is recycled in phase 3"),
    "build": ("DUN-072", "a tile is bought by placing the die on the build space"),
    "advance": ("DUN-084", "nothing lets a building of choice advance"),
    "call": ("DUN-038", "Elders are called before or after a phase"),
    "both": ("DUN-106", "no power and fragment are in question"),
    "fragment": ("DUN-106", "no power and fragment are in question"),
    "power": ("DUN-107", "no power and fragment are in question"),
    "search": ("DUN-111", "only an Elder lets you search a pile"),
    "colour": ("DUN-113", "only an Elder gives a colour token"),
    "foreman": ("DUN-153", "the Foreman works before or after a phase"),
    "archivist": ("DUN-154", "the Archivist works before or after a phase"),
    "continue": ("DUN-038", "no window is open"),
    "claim": ("DUN-091", "no prophecy tile is in question"),
    "leave": ("DUN-091", "no prophecy tile is in question"),
    "book": ("DUN-156", "only the Surveyor books a tile, at the end of the turn"),
    "pass": ("DUN-156", "no tile is to be booked"),
}
AFTER_WINDOW = (asks.ASK_DIE, asks.ASK_ORDER, asks.ASK_RECYCLE, asks.ASK_CLAIM)  # a window without a use was passed over
CHANCE_KINDS = ("begin", "elder", "prophecy", "roll", "draw", "elite")


def refusals(state: Dunaia, form: Form) -> Refusals:
    """Why a move is not legal now; () if it is."""
    kind = str(form["kind"])
    if state.seat == OVER:
        return refuse("DUN-122", "the game is over")
    if state.seat == CHANCE and kind not in CHANCE_KINDS:
        return (CHANCE_SAYS[int(state.ask)],)
    check = _CHECKS.get(kind)
    if kind not in KINDS[int(state.ask)]:
        barred = check(Scene(state), form) if check and kind in KINDS[asks.ASK_WINDOW] and state.ask in AFTER_WINDOW else ()
        return barred or refuse(*NOT_NOW[kind])
    return check(Scene(state), form) if check else ()


# Set-up and chance.


def _begin(scene: Scene, form: Form) -> Refusals:
    return () if 0 <= int(form["seat"]) < scene.state.seats else refuse("DUN-171", f"there is no seat {form['seat']}")


def _elder(scene: Scene, form: Form) -> Refusals:
    elder = form["elder"]
    if scene.find("elder", elder) is None:
        return refuse("DUN-011", f"there is no Elder {elder}")
    if elder in (scene.position.elders or []):
        return refuse("DUN-011", f"the {elder} has a space already")
    if scene.options["first_game"] == "true" and elder not in scene.data["elder_first_game"]["elders"]:
        return refuse("DUN-012", f"the {elder} is not recommended for the first game")
    return ()


def _prophecy(scene: Scene, form: Form) -> Refusals:
    tile = scene.find("prophecy", form["prophecy"])
    notch = ("gold", "blue", "white")[len(scene.position.prophecies or [])]
    if tile is None or tile["colour"] != notch:
        return refuse("DUN-015", f"{form['prophecy']} is no {notch} prophecy tile")
    if scene.options["first_game"] == "true" and tile["id"] not in scene.data["prophecy_first_game"]["tiles"]:
        return refuse("DUN-016", f"{tile['id']} is not recommended for the first game")
    return ()


def _roll(scene: Scene, form: Form) -> Refusals:
    return () if form["value"] in scene.data["dice"]["faces"] else refuse("DUN-018", f"a die has no {form['value']}")


def _draw(scene: Scene, form: Form) -> Refusals:
    tile = scene.find("building", form["tile"])
    if tile is None:
        return refuse("DUN-019", f"there is no tile {form['tile']}")
    level = int(scene.state.drawing) + 1
    if tile["level"] != level:
        return refuse("DUN-019", f"{tile['id']} does not belong to the pile of level {level}")
    if not scene.in_pile(tile["id"]):
        return refuse("DUN-119", f"{tile['id']} has left the pile")
    return ()


def _elite(scene: Scene, form: Form) -> Refusals:
    if scene.find("elite", form["elite"]) is None:
        return refuse("DUN-150", f"there is no Elite character {form['elite']}")
    return refuse("DUN-150", f"the {form['elite']} is on offer already") if form["elite"] in scene.position.offer else ()


def _pick(scene: Scene, form: Form) -> Refusals:
    return () if form["elite"] in scene.position.offer else refuse("DUN-150", f"the {form['elite']} is not on offer")


# Phases 1 and 2.


def _take(scene: Scene, form: Form) -> Refusals:
    dice = scene.position.dice
    assert dice is not None
    if form["value"] in dice.black:
        return ()
    left = ", ".join(map(str, sorted(set(dice.black))))
    if form["value"] == dice.own[scene.seat]:
        return refuse("DUN-043", f"the own die waits until no black die is left; there are {left}")
    if form["value"] in dice.own:
        return refuse("DUN-044", "this is another player's die")
    return refuse("DUN-042", f"no black die shows {form['value']}; there are {left}")


def _first(scene: Scene, form: Form) -> Refusals:
    dunaia = scene.position.awakened
    place = (scene.me.dunaias or [])[dunaia - 1]
    return () if form["square"] in place.split("-") else refuse("DUN-050", f"Dunaia {dunaia} stands between {place}")


def _insert(scene: Scene, form: Form) -> Refusals:
    if form["chip"] not in scene.data["players"]["chips"]:
        return refuse("DUN-006", f"there is no chip {form['chip']}")
    return () if form["chip"] in scene.chips_outside() else refuse("DUN-161", f"chip {form['chip']} is inserted already")


def _move(scene: Scene, form: Form) -> Refusals:
    dunaia, place = int(form["dunaia"]), str(form["place"])
    where = scene.me.dunaias or []
    if dunaia not in scene.data["players"]["dunaias"]:
        return refuse("DUN-007", f"there is no Dunaia {dunaia}")
    if place not in scene.place_names():
        return refuse("DUN-008", f"{place} is no place between two squares")
    if dunaia in scene.position.moved:
        return refuse("DUN-067", f"Dunaia {dunaia} was moved by this effect already")
    if scene.state.ask == asks.ASK_SHEPHERD and dunaia != scene.position.awakened:
        return refuse("DUN-155", f"only the awakened Dunaia {scene.position.awakened} may be moved")
    if where[dunaia - 1] == place:
        return refuse("DUN-066", f"Dunaia {dunaia} stands at {place} already")
    if where.count(place) >= scene.dunaia_limit():
        if scene.options["move_target"] == "empty_only":
            return refuse("DUN-066", f"{place} is not empty")
        return refuse("DUN-009", f"{place} holds {where.count(place)} Dunaias already")
    return ()


# Phase 3.


def _recycle(scene: Scene, form: Form) -> Refusals:
    if "space" in form:
        return _recycle_common(scene, str(form["space"]))
    seat, square = int(form["seat"]), str(form["square"])
    if not 0 <= seat < len(scene.players):
        return refuse("DUN-171", f"there is no seat {seat}")
    built = scene.players[seat].village.get(square)
    if built is None:
        return refuse("DUN-079", f"seat {seat} has no building at {square}")
    return _recycle_building(scene, seat, built)


def _recycle_common(scene: Scene, id: str) -> Refusals:
    space = scene.find("recycle_space", id)
    if space is None:
        return refuse("DUN-070", f"the common board has no space {id}")
    if space["effect"] == "flower" or scene.options["idle_recycle"] == "allowed":
        return ()
    return scene.no_use(space["effect"])


def _recycle_building(scene: Scene, seat: int, built: Built) -> Refusals:
    tile = entry(scene.data["building"], built.tile)
    if built.token > 0:
        return refuse("DUN-079", f"{built.tile} is not completed")
    if tile["level"] != 1:
        return refuse("DUN-070", f"{built.tile} is no level 1 building")
    if built.die:
        return refuse("DUN-087", f"a die lies on {built.tile} until the next roll")
    if seat != scene.seat and (scene.me.flowers or 0) < FLOWER_FOR_OTHERS:
        return refuse("DUN-081", f"the flower for seat {seat} must be paid first, and there is none")
    return () if scene.options["idle_recycle"] == "allowed" else scene.no_use(tile["recycle_effect"])


def _build(scene: Scene, form: Form) -> Refusals:
    tile = str(form["tile"])
    if scene.find("building", tile) is None:
        return refuse("DUN-019", f"there is no tile {tile}")
    price = scene.market_price(tile)
    if price is None:
        return refuse("DUN-072", f"{tile} is not one of the tiles available")
    if price > (scene.me.flowers or 0):
        return refuse("DUN-075", f"{tile} costs {price}, and there are {scene.me.flowers} flowers")
    return _lay(scene, form)


def _lay(scene: Scene, form: Form) -> Refusals:
    """DUN-033, 034 Where and how a tile may lie."""
    square = form["square"]
    if square not in scene.square_names():
        return refuse("DUN-072", f"there is no square {square}")
    if square not in scene.free_squares():
        return refuse("DUN-034", f"{square} holds a tile already")
    turning = scene.options["tile_rotation"] == "free"
    if turning != ("turn" in form):
        return refuse("DUN-033", "tiles may be turned: say how" if turning else "tiles lie upright and are not turned")
    if not turning:
        return ()
    turn = int(form["turn"])
    if not 0 <= turn <= 3:
        return refuse("DUN-033", "a tile has four quarter turns, r0 to r3")
    same = next(other for other in range(4) if _faces(scene, str(form["tile"]), other) == _faces(scene, str(form["tile"]), turn))
    return () if same == turn else refuse("DUN-033", f"turned by {turn} it looks as turned by {same}; write r{same}")


def _faces(scene: Scene, tile: str, turn: int) -> list[object]:
    """What the arrows of a turned tile are, north first."""
    data = entry(scene.data["building"], tile)
    arrows = data.get("arrows") or data.get("arrow_points") or {}
    printed = [arrows.get(side) for side in "NESW"]
    return printed[4 - turn :] + printed[: 4 - turn]


def _advance(scene: Scene, form: Form) -> Refusals:
    return () if form["square"] in scene.sites() else refuse("DUN-055", f"no own building is under construction at {form['square']}")


# Windows.


def _call(scene: Scene, form: Form) -> Refusals:
    space = int(form["space"])
    if not 1 <= space <= len(scene.data["elder_space"]):
        return refuse("DUN-101", f"there is no Elder space {space}")
    cost = scene.elder_space(space)
    found = _discard(scene, str(form["chips"]), cost["chips"], len(cost["chips"]) + cost["any"], "DUN-101")
    if found:
        return found
    power, fragment = scene.no_use(scene.elder_effect(space)), scene.fragment_barred(space)
    if power and fragment:
        return (Refusal("DUN-107", "the call would bring nothing"), *power, *fragment)
    return ()


def _discard(scene: Scene, text: str, fixed: list[int], size: int, rule: str) -> Refusals:
    try:
        chips = read_chips(text)
    except ValueError:
        return refuse("DUN-100", f"{text} does not name chips; write them like 2+5+6")
    missing = sorted(set(chips) - set(scene.me.chips))
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        return refuse("DUN-100", f"only inserted chips can be discarded, and {' and '.join(map(str, missing))} {verb} not inserted")
    if len(chips) != size or len(set(chips)) != size or not set(fixed) <= set(chips):
        further = [f"{size - len(fixed)} more"] if size > len(fixed) else []
        asked = " and ".join([*map(str, fixed), *further]) if fixed else f"{size}"
        return refuse(rule, f"chips to discard: {asked}, not {text}")
    return ()


def _foreman(scene: Scene, form: Form) -> Refusals:
    if scene.elite_power() != FOREMAN:
        return refuse("DUN-153", "only the Foreman can do this")
    if scene.position.elite_used:
        return refuse("DUN-153", "the Foreman was used this turn already")
    if (scene.me.flowers or 0) < scene.elite_value("flowers"):
        return refuse("DUN-153", f"the Foreman costs {scene.elite_value('flowers')} flowers")
    return _advance(scene, form)


def _archivist(scene: Scene, form: Form) -> Refusals:
    if scene.elite_power() != ARCHIVIST:
        return refuse("DUN-154", "only the Archivist can do this")
    if scene.position.elite_used:
        return refuse("DUN-154", "the Archivist was used this turn already")
    return _discard(scene, str(form["chips"]), [], scene.elite_value("chips"), "DUN-154")


def _power(scene: Scene, form: Form) -> Refusals:
    if scene.options["elder_fragment"] == "choice" or scene.options["may_decline_effects"] == "true":
        return ()
    return refuse("DUN-107", "the fragment is taken whenever it can be")


def _search(scene: Scene, form: Form) -> Refusals:
    tile = scene.find("building", form["tile"])
    if tile is None:
        return refuse("DUN-019", f"there is no tile {form['tile']}")
    if not scene.in_pile(tile["id"]):
        return refuse("DUN-111", f"{tile['id']} does not lie in a pile")
    price = scene.search_price(tile["level"])
    if price > (scene.me.flowers or 0):
        return refuse("DUN-112", f"{tile['id']} costs {price}, and there are {scene.me.flowers} flowers")
    return _lay(scene, form)


def _colour(scene: Scene, form: Form) -> Refusals:
    colour, built = str(form["colour"]), scene.me.village.get(str(form["square"]))
    if colour not in COLOURS:
        return refuse("DUN-113", f"there is no {colour} token")
    if built is None:
        return refuse("DUN-115", f"there is no own building at {form['square']}")
    if scene.tokens_left(colour) == 0:
        return refuse("DUN-162", f"no {colour} token is left")
    if colour in colours(scene.data, built):
        return refuse("DUN-115", f"{built.tile} at {form['square']} is {colour} already")
    return ()


# Phase 4 and the end of the turn.


def _claim(scene: Scene, form: Form) -> Refusals:
    asked = (scene.position.prophecies or [])[scene.position.notch]
    return () if form["prophecy"] == asked else refuse("DUN-090", f"{asked} is in question, not {form['prophecy']}")


def _book(scene: Scene, form: Form) -> Refusals:
    return () if form["tile"] in scene.visible() else refuse("DUN-156", f"{form['tile']} is not one of the six tiles available")


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
