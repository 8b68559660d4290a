"""The codec: a move as int, form and notation, and the open question."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product

from pithead.core.engine.rng import Rng
from pithead.core.game import Codec
from pithead.core.moves.notation import Form, Kind, Notation
from pithead.core.text.messages import Arguments
from pithead.games.dunaia import box as asks
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.box import NUMBERS, PLACES, SEATS, SIDES, SQUARES, TRIO, WAYS, DunaiaBox
from pithead.games.dunaia.play import Dunaia, market, setup
from pithead.games.dunaia.read_components import COLOURS, NOTCHES, kinds, names, places, squares

POWERS = ("both", "fragment", "power")  # by answer
FLIPS = ("turn", "keep")
EFFECTS = ("perform", "skip")
CHIPS = re.compile(r"[0-9](\+[0-9])*")

QUESTIONS = {
    asks.ASK_STARTER: "starter",
    asks.ASK_ELDER: "elder",
    asks.ASK_PROPHECY: "prophecy",
    asks.ASK_ROLL: "roll",
    asks.ASK_SHELF: "tile",
    asks.ASK_TOP: "tile",
    asks.ASK_ELITE: "elite",
    asks.ASK_DRAFT: "draft",
    asks.ASK_WINDOW: "window",
    asks.ASK_DIE: "die",
    asks.ASK_FLIP: "flip",
    asks.ASK_ORDER: "order",
    asks.ASK_EFFECT: "effect",
    asks.ASK_CHIP: "chip",
    asks.ASK_MOVE: "move",
    asks.ASK_RECYCLE: "recycle",
    asks.ASK_BUILD: "build",
    asks.ASK_ADVANCE: "advance",
    asks.ASK_SEARCH: "search",
    asks.ASK_COLOUR: "colour",
    asks.ASK_POWER: "power",
    asks.ASK_CLAIM: "claim",
    asks.ASK_SHEPHERD: "shepherd",
    asks.ASK_SURVEYOR: "surveyor",
}
WINDOWS = {  # step -> name of its window
    steps.BEFORE_DIE: "die",
    steps.AFTER_DIE: "awakening",
    steps.AFTER_AWAKENING: "recycling",
    steps.AFTER_RECYCLING: "prophecy",
    steps.AFTER_PROPHECY: "end",
}
KINDS = {  # question -> kinds of moves that answer it
    asks.ASK_STARTER: ("begin",),
    asks.ASK_ELDER: ("elder",),
    asks.ASK_PROPHECY: ("prophecy",),
    asks.ASK_ROLL: ("roll",),
    asks.ASK_SHELF: ("draw",),
    asks.ASK_TOP: ("draw",),
    asks.ASK_ELITE: ("elite",),
    asks.ASK_DRAFT: ("pick",),
    asks.ASK_WINDOW: ("call", "foreman", "archivist", "continue"),
    asks.ASK_DIE: ("take",),
    asks.ASK_FLIP: FLIPS,
    asks.ASK_ORDER: ("first",),
    asks.ASK_EFFECT: EFFECTS,
    asks.ASK_CHIP: ("insert",),
    asks.ASK_MOVE: ("move", "stop"),
    asks.ASK_RECYCLE: ("recycle",),
    asks.ASK_BUILD: ("build",),
    asks.ASK_ADVANCE: ("advance",),
    asks.ASK_SEARCH: ("search",),
    asks.ASK_COLOUR: ("colour",),
    asks.ASK_POWER: POWERS,
    asks.ASK_CLAIM: ("claim", "leave"),
    asks.ASK_SHEPHERD: ("move", "stop"),
    asks.ASK_SURVEYOR: ("book", "pass"),
    asks.ASK_NOTHING: (),
}


class DunaiaCodec(Codec[Dunaia]):
    """The notation and questions of the game."""

    notation = Notation(
        Kind("take", "take {value:int}"),
        Kind("turn", "turn"),
        Kind("keep", "keep"),
        Kind("first", "first {square}"),
        Kind("perform", "perform"),
        Kind("skip", "skip"),
        Kind("insert", "insert {chip:int}"),
        Kind("move", "move {dunaia:int} to {place}"),
        Kind("stop", "stop"),
        Kind("recycle", "recycle {space}", "recycle seat {seat:int} {square}"),
        Kind("build", "build {tile} at {square}", "build {tile} at {square} r{turn:int}"),
        Kind("advance", "advance {square}"),
        Kind("call", "call {space:int} discarding {chips}"),
        Kind("both", "power and fragment"),
        Kind("fragment", "fragment only"),
        Kind("power", "power only"),
        Kind("search", "search {tile} at {square}", "search {tile} at {square} r{turn:int}"),
        Kind("colour", "colour {colour} on {square}"),
        Kind("foreman", "foreman {square}"),
        Kind("archivist", "archivist discarding {chips}"),
        Kind("continue", "continue"),
        Kind("claim", "claim {prophecy}"),
        Kind("leave", "leave {prophecy}"),
        Kind("book", "book {tile}"),
        Kind("pass", "pass"),
        Kind("pick", "pick {elite}"),
        Kind("roll", "roll {value:int}"),
        Kind("draw", "draw {tile}"),
        Kind("elder", "elder {elder}"),
        Kind("prophecy", "prophecy {prophecy}"),
        Kind("elite", "elite {elite}"),
        Kind("begin", "begin seat {seat:int}"),
    )

    def question(self, state: Dunaia) -> tuple[str, Arguments]:
        return QUESTIONS[int(state.ask)], _asked(state)

    def decode(self, state: Dunaia, move: int) -> Form:
        ask = int(state.ask)
        return _DECODE[ask](state, move - int(state.pieces.first[ask]))

    def encode(self, state: Dunaia, form: Form) -> int:
        ask = int(state.ask)
        if form["kind"] not in KINDS[ask]:
            return -1
        try:
            return int(state.pieces.first[ask]) + _answer(state, form)
        except ValueError:
            return -1  # a name unknown to this box

    def names(self, box: DunaiaBox) -> Mapping[str, Sequence[str]]:
        return {"": places(box)}

    def expressible(self, state: Dunaia, rng: Rng, size: int) -> list[Form]:
        every = every_form(state.pieces)
        likely = [form for form in every if form["kind"] in KINDS[int(state.ask)]]
        if len(likely) > size:
            likely = [likely[rng.below(len(likely))] for _ in range(size)]
        return likely + [every[rng.below(len(every))] for _ in range(size // 4)]


def written_chips(chips: int) -> str:
    """Return a set of chips as text: "2+5+6"."""
    return "+".join(str(n + 1) for n in range(NUMBERS) if chips >> n & 1)


def read_chips(text: str) -> list[int]:
    """Return the chips of a text "2+5+6"; raise ValueError for any other text."""
    if not CHIPS.fullmatch(text):
        raise ValueError(text)
    return [int(part) for part in text.split("+")]


def prophecy_at(state: Dunaia, notch: int) -> str:
    """Return the id of the prophecy tile of a notch."""
    return names(state.pieces, "prophecy")[int(state.prophecies[notch])]


def elder_at(state: Dunaia, space: int) -> str:
    """Return the id of the Elder on a space, counted from 0."""
    return names(state.pieces, "elder")[int(state.elders[space])]


def falling_die(state: Dunaia) -> int | None:
    """Return the seat whose coloured die is rolled next; None for a black one."""
    owner = int(state.rolled) - int(state.pieces.blacks[state.seats])
    return owner if owner >= 0 else None


def charged(state: Dunaia, seat: int, printed: int) -> int:
    """DUN-151 Return a seat's price for a building: the Merchant pays less, but never less than nothing."""
    return max(0, printed - int(state.pieces.discount)) if market.power_of(state, seat) == asks.MERCHANT else printed


# The arguments of each question.


def _asked(state: Dunaia) -> Arguments:
    box = state.pieces
    match int(state.ask):
        case asks.ASK_ELDER:
            return {"space": int(setup.dealt(state, state.elders)) + 1}
        case asks.ASK_PROPHECY:
            return {"notch": NOTCHES[int(setup.dealt(state, state.prophecies))]}
        case asks.ASK_ROLL:
            owner = falling_die(state)
            return {"die": "black"} if owner is None else {"die": "own", "owner": owner}
        case asks.ASK_SHELF | asks.ASK_TOP:
            return {"level": int(state.drawing) + 1, "slot": "board" if state.ask == asks.ASK_SHELF else "top"}
        case asks.ASK_WINDOW:
            return {"window": WINDOWS[int(state.step)], "can": _usable(state)}
        case asks.ASK_FLIP:
            return {"value": int(state.awake) + 1, "opposite": int(box.opposite) - int(state.awake) - 1}
        case asks.ASK_ORDER | asks.ASK_SHEPHERD:
            return {"dunaia": int(state.awake) + 1}
        case asks.ASK_EFFECT if state.now < SQUARES:
            return {"effect": "square", "square": squares(box)[int(state.now)]}
        case asks.ASK_EFFECT:
            return {"effect": "building"}
        case asks.ASK_CHIP:
            return {"chips": int(state.chips_due)}
        case asks.ASK_MOVE:
            return {"moves": int(state.moves_due)}
        case asks.ASK_POWER:
            space = int(state.caller)
            return {"elder": elder_at(state, space), "fragment": kinds(box)[int(box.fragment[space])]}
        case asks.ASK_CLAIM:
            tile = int(state.prophecies[state.notch])
            return {"prophecy": prophecy_at(state, int(state.notch)), "points": int(box.prophecy_points[tile])}
    return {}


def _usable(state: Dunaia) -> str:
    """Return the uses of a window: calls on Elders, an Elite power, or both."""
    if state.more == 0:
        return "power"
    return "call" if state.open == 1 << asks.CONTINUE else "both"


# From an answer to its form.

Decoder = Callable[[Dunaia, int], Form]


def _named(kind: str, group: str, field: str) -> Decoder:
    return lambda state, answer: {"kind": kind, field: names(state.pieces, group)[answer]}


def _numbered(kind: str, field: str) -> Decoder:
    return lambda state, answer: {"kind": kind, field: answer + 1}


def _squared(kind: str) -> Decoder:
    return lambda state, answer: {"kind": kind, "square": squares(state.pieces)[answer]}


def _one_of(answers: tuple[str, ...]) -> Decoder:
    return lambda state, answer: {"kind": answers[answer]}


def _window(state: Dunaia, answer: int) -> Form:
    box = state.pieces
    if answer == asks.CONTINUE:
        return {"kind": "continue"}
    if answer < asks.ARCHIVE:
        return {"kind": "foreman", "square": squares(box)[answer - asks.FOREMAN_AT]}
    if answer < asks.CALLS:
        return {"kind": "archivist", "chips": written_chips(int(box.discard[answer - asks.ARCHIVE]))}
    call = answer - asks.CALLS
    return {"kind": "call", "space": call // WAYS + 1, "chips": written_chips(int(box.payment[call]))}


def _move(state: Dunaia, answer: int) -> Form:
    if answer == asks.STOP:
        return {"kind": "stop"}
    dunaia, place = divmod(answer - 1, PLACES)
    return {"kind": "move", "dunaia": dunaia + 1, "place": places(state.pieces)[place]}


def _recycle(state: Dunaia, answer: int) -> Form:
    box = state.pieces
    if answer < box.spaces:
        return {"kind": "recycle", "space": names(box, "recycle_space")[answer]}
    seat, square = divmod(answer - int(box.spaces), SQUARES)
    return {"kind": "recycle", "seat": seat, "square": squares(box)[square]}


def _lay(kind: str) -> Decoder:
    def decode(state: Dunaia, answer: int) -> Form:
        spot, turn = divmod(answer, SIDES)
        tile, square = divmod(spot, SQUARES)
        form: Form = {"kind": kind, "tile": names(state.pieces, "building")[tile], "square": squares(state.pieces)[square]}
        return {**form, "turn": turn} if state.pieces.turning else form

    return decode


def _colour(state: Dunaia, answer: int) -> Form:
    colour, square = divmod(answer, SQUARES)
    return {"kind": "colour", "colour": COLOURS[colour], "square": squares(state.pieces)[square]}


def _claim(state: Dunaia, answer: int) -> Form:
    return {"kind": "leave" if answer else "claim", "prophecy": prophecy_at(state, int(state.notch))}


def _book(state: Dunaia, answer: int) -> Form:
    return {"kind": "book", "tile": names(state.pieces, "building")[answer - 1]} if answer else {"kind": "pass"}


_DECODE: dict[int, Decoder] = {
    asks.ASK_STARTER: lambda state, answer: {"kind": "begin", "seat": answer},
    asks.ASK_ELDER: _named("elder", "elder", "elder"),
    asks.ASK_PROPHECY: _named("prophecy", "prophecy", "prophecy"),
    asks.ASK_ROLL: _numbered("roll", "value"),
    asks.ASK_SHELF: _named("draw", "building", "tile"),
    asks.ASK_TOP: _named("draw", "building", "tile"),
    asks.ASK_ELITE: _named("elite", "elite", "elite"),
    asks.ASK_DRAFT: _named("pick", "elite", "elite"),
    asks.ASK_WINDOW: _window,
    asks.ASK_DIE: _numbered("take", "value"),
    asks.ASK_FLIP: _one_of(FLIPS),
    asks.ASK_ORDER: _squared("first"),
    asks.ASK_EFFECT: _one_of(EFFECTS),
    asks.ASK_CHIP: _numbered("insert", "chip"),
    asks.ASK_MOVE: _move,
    asks.ASK_RECYCLE: _recycle,
    asks.ASK_BUILD: _lay("build"),
    asks.ASK_ADVANCE: _squared("advance"),
    asks.ASK_SEARCH: _lay("search"),
    asks.ASK_COLOUR: _colour,
    asks.ASK_POWER: _one_of(POWERS),
    asks.ASK_CLAIM: _claim,
    asks.ASK_SHEPHERD: _move,
    asks.ASK_SURVEYOR: _book,
}


# From a form to its answer; ValueError for an unknown name.


def _answer(state: Dunaia, form: Form) -> int:
    box = state.pieces
    match form["kind"]:
        case "begin":
            return int(form["seat"])
        case "elder":
            return names(box, "elder").index(str(form["elder"]))
        case "prophecy":
            return names(box, "prophecy").index(str(form["prophecy"]))
        case "elite" | "pick":
            return names(box, "elite").index(str(form["elite"]))
        case "roll" | "take":
            return int(form["value"]) - 1
        case "insert":
            return int(form["chip"]) - 1
        case "draw":
            return names(box, "building").index(str(form["tile"]))
        case "book":
            return 1 + names(box, "building").index(str(form["tile"]))
        case "build" | "search":
            tile = names(box, "building").index(str(form["tile"]))
            return (tile * SQUARES + _square(state, form)) * SIDES + int(form.get("turn", 0))
        case "first" | "advance":
            return _square(state, form)
        case "foreman":
            return asks.FOREMAN_AT + _square(state, form)
        case "archivist":
            return asks.ARCHIVE + list(box.discard).index(_chip_set(form))
        case "call":
            space = int(form["space"]) - 1
            return asks.CALLS + list(box.payment).index(_chip_set(form), space * WAYS)
        case "move":
            return 1 + (int(form["dunaia"]) - 1) * PLACES + places(box).index(str(form["place"]))
        case "recycle" if "space" in form:
            return names(box, "recycle_space").index(str(form["space"]))
        case "recycle":
            return int(box.spaces) + int(form["seat"]) * SQUARES + _square(state, form)
        case "colour":
            return COLOURS.index(str(form["colour"])) * SQUARES + _square(state, form)
        case "fragment" | "power":
            return POWERS.index(str(form["kind"]))
        case "keep" | "skip" | "leave":
            return asks.NO
    return 0  # turn, perform, both, claim, continue, stop and pass come first


def _square(state: Dunaia, form: Form) -> int:
    return squares(state.pieces).index(str(form["square"]))


def _chip_set(form: Form) -> int:
    chips = set(read_chips(str(form["chips"])))
    if not chips <= set(range(1, NUMBERS + 1)):
        raise ValueError(form["chips"])
    return sum(1 << chip - 1 for chip in chips)


@lru_cache(maxsize=16)
def every_form(box: DunaiaBox) -> list[Form]:
    """Return everything that can be written with the pieces of this table, legal or not, and some invalid forms."""
    on: list[str | int] = [*squares(box), "D4"]
    tiles: list[str | int] = [*names(box, "building"), "L9-PINK"]
    numbers: list[str | int] = list(range(NUMBERS + 2))
    seats: list[str | int] = list(range(-1, SEATS + 1))
    turns: list[str | int] = list(range(-1, SIDES + 1)) if box.turning else [0]
    chips: list[str | int] = [*(written_chips(chips) for chips in range(1, 1 << NUMBERS)), "7+1", "2+2"]
    prophecies: list[str | int] = [*names(box, "prophecy"), "seven_cows"]
    elites: list[str | int] = [*names(box, "elite"), "jester"]
    forms = [form for kind in (*FLIPS, *EFFECTS, *POWERS, "stop", "continue", "pass") for form in _all(kind)]
    forms += _all("take", value=numbers) + _all("roll", value=numbers) + _all("insert", chip=numbers)
    forms += _all("move", dunaia=numbers, place=[*places(box), "A1-C3"])
    forms += _all("first", square=on) + _all("advance", square=on) + _all("foreman", square=on)
    forms += _all("recycle", space=[*names(box, "recycle_space"), "sleep"]) + _all("recycle", seat=seats, square=on)
    forms += _all("colour", colour=[*COLOURS, "blue"], square=on)
    forms += _all("call", space=list(range(TRIO + 2)), chips=chips) + _all("archivist", chips=chips)
    forms += _all("draw", tile=tiles) + _all("book", tile=tiles) + _all("begin", seat=seats)
    forms += _all("prophecy", prophecy=prophecies) + _all("claim", prophecy=prophecies) + _all("leave", prophecy=prophecies)
    forms += _all("elder", elder=[*names(box, "elder"), "elvis"]) + _all("elite", elite=elites) + _all("pick", elite=elites)
    for kind in ("build", "search"):
        forms += _all(kind, tile=tiles, square=on) + _all(kind, tile=tiles, square=on, turn=turns)
    return forms


def _all(kind: str, **fields: list[str | int]) -> list[Form]:
    """Return the forms of a kind with every combination of these values."""
    return [{"kind": kind, **dict(zip(fields, values, strict=True))} for values in product(*fields.values())]
