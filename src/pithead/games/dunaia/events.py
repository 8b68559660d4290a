"""Events in the valley; their sentences are in words/<language>.ftl.

A move often has consequences that nobody chooses: squares wake, the only die left is taken, a prophecy is fulfilled. An event lists all
of them in order, in `then`. To find them, the move is replayed here step by step.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event
from pithead.games.dunaia import box as asks
from pithead.games.dunaia import spots
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.box import NUMBERS, SQUARES, TRIO
from pithead.games.dunaia.moves import WINDOWS, DunaiaCodec, charged, elder_at, falling_die, prophecy_at, read_chips
from pithead.games.dunaia.play import Dunaia, awakening, market, setup
from pithead.games.dunaia.read_components import EFFECTS, NOTCHES, kinds, names, places, squares
from pithead.games.dunaia.scene import FLOWER_FOR_OTHERS
from pithead.games.dunaia.state import NONE

Die = Literal["black", "own"]
Slot = Literal["board", "top"]
Origin = Literal["board", "top", "booked", "pile"]


class DunaiaEvent(Event, frozen=True, kw_only=True, omit_defaults=True):
    """An event, its round, and what follows automatically."""

    round: int = 0  # from 1; 0 before the first turn
    paid: int = 0  # in flowers; events whose sentence names the price set it even if it is 0
    then: list["Then"] = msgspec.field(default_factory=list)


# Chance.


class Began(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="begin"):
    """The starting player has been drawn."""


class ElderCame(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="elder"):
    """An Elder comes to a space, counted from 1."""

    elder: str
    space: int


class Revealed(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="prophecy"):
    """A prophecy tile is put into its notch."""

    prophecy: str
    notch: str
    points: int


class Offered(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="elite"):
    """An Elite character is on offer."""

    elite: str


class Drawn(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="draw"):
    """A tile is turned up, on the board space during the setup or as the top of its pile; `below` are left under it."""

    tile: str
    level: int
    slot: Slot
    below: int


class Rolled(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="roll"):
    """A die is rolled; `seat` rolls it, and `owner` is the seat with the die's colour."""

    value: int
    die: Die
    owner: int | None = None


# The turn.


class Picked(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="pick"):
    """A seat picked an Elite character."""

    elite: str


class Took(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="take"):
    """A die is taken, which wakes the Dunaïa of its number between two squares, unless the Tinkerer may turn it first.

    `how` says whether there was a choice.
    """

    value: int
    die: Die
    how: Literal["chosen", "forced"]
    wakes: Literal["now", "open"]
    beside: list[str]


class DieTurned(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="turn"):
    """The Tinkerer turned the die to its opposite side."""

    before: int
    value: int
    beside: list[str]


class DieKept(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="keep"):
    """The Tinkerer keeps the die as it is."""

    value: int
    beside: list[str]


class Woke(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="first"):
    """The order of the two effects was chosen."""

    dunaia: int
    square: str
    other: str


class EffectAnswered(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True):
    """An effect that may be declined: that of a square, or the advance that a building gives to the player who placed a die on it."""

    effect: Literal["square", "building"]
    square: str | None = None


class Performed(EffectAnswered, frozen=True, kw_only=True, omit_defaults=True, tag="perform"):
    """An effect is carried out."""


class Skipped(EffectAnswered, frozen=True, kw_only=True, omit_defaults=True, tag="skip"):
    """An effect is declined."""


class Inserted(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="insert"):
    """A chosen chip is inserted."""

    chip: int


class Moved(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """A Dunaïa moved, by an effect or by the Shepherd at the end of the turn."""

    dunaia: int
    start: str
    target: str
    how: Literal["effect", "shepherd"]


class Stopped(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="stop"):
    """No further Dunaïa is moved; `moved` is how many this effect moved."""

    moved: int
    how: Literal["effect", "shepherd"]


class Recycled(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="recycle"):
    """The die is placed: on a common space, or on a level 1 building, whose owner gets a flower from any other player."""

    paid: int
    where: Literal["common", "own", "other"]
    effect: str
    amount: int
    space: str | None = None
    owner: int | None = None
    square: str | None = None
    tile: str | None = None


class Laid(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True):
    """A construction is started: the tile, its square, and its quarter turns."""

    paid: int
    tile: str
    level: int
    square: str
    turned: int
    origin: Origin


class Built(Laid, frozen=True, kw_only=True, omit_defaults=True, tag="build"):
    """A tile for sale, or the booked one, was bought."""


class Searched(Laid, frozen=True, kw_only=True, omit_defaults=True, tag="search"):
    """A tile found in its pile was bought; the rest of the pile is shuffled."""


class Advanced(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="advance"):
    """A chosen building advances."""

    square: str
    tile: str


class Painted(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="colour"):
    """A colour token is placed on a building."""

    colour: str
    square: str
    tile: str


# Windows.


class Called(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="call"):
    """An Elder is called; these chips are discarded, and this fragment is beside the Elder."""

    elder: str
    space: int
    chips: list[int]
    fragment: str


class PowerAnswered(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True):
    """The choice between the power of an Elder and the fragment beside it."""

    elder: str
    fragment: str


class BothTaken(PowerAnswered, frozen=True, kw_only=True, omit_defaults=True, tag="both"):
    """The power and the fragment."""


class FragmentOnly(PowerAnswered, frozen=True, kw_only=True, omit_defaults=True, tag="fragment"):
    """The fragment only."""


class PowerOnly(PowerAnswered, frozen=True, kw_only=True, omit_defaults=True, tag="power"):
    """The power only."""


class Hurried(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="foreman"):
    """The Foreman is paid to advance a building."""

    paid: int
    square: str
    tile: str


class Archived(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="archivist"):
    """The Archivist has discarded chips."""

    chips: list[int]


class Continued(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="continue"):
    """The player leaves a window."""

    window: str


class Claimed(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="claim"):
    """A fulfilled prophecy is taken by choice."""

    prophecy: str
    points: int


class LeftAlone(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="leave"):
    """A fulfilled prophecy is left to others."""

    prophecy: str


class Booked(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="book"):
    """The Surveyor put a tile aside."""

    tile: str
    level: int
    slot: Slot


class Passed(DunaiaEvent, frozen=True, kw_only=True, omit_defaults=True, tag="pass"):
    """The Surveyor books nothing."""


DunaiaEvents = (
    Began
    | ElderCame
    | Revealed
    | Offered
    | Drawn
    | Rolled
    | Picked
    | Took
    | DieTurned
    | DieKept
    | Woke
    | Performed
    | Skipped
    | Inserted
    | Moved
    | Stopped
    | Recycled
    | Built
    | Searched
    | Advanced
    | Painted
    | Called
    | BothTaken
    | FragmentOnly
    | PowerOnly
    | Hurried
    | Archived
    | Continued
    | Claimed
    | LeftAlone
    | Booked
    | Passed
)


# Consequences that nobody chooses.


class Follows(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something that happens without a choice, and the seat it concerns."""

    seat: int
    places: list[str] = []


class Progress(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="progress"):
    """A construction token moved on, to construction square `token` of `needed`."""

    square: str
    tile: str
    token: int
    needed: int


class Completed(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="complete"):
    """A building is completed; its token returns."""

    square: str
    tile: str
    level: int


class Flowers(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="flowers"):
    """Flowers from the stock."""

    flowers: int


class ChipIn(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="chip"):
    """A chip is inserted without a choice."""

    chip: int


class Found(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="found"):
    """A fragment is taken."""

    fragment: str


class Artefact(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="artefact"):
    """A fragment completes an artefact, the seat's first, second, and so on."""

    fragment: str
    artefacts: int


class Fulfilled(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="fulfil"):
    """A prophecy is fulfilled and its tile taken."""

    prophecy: str
    points: int


class Asleep(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="asleep"):
    """Squares beside the awakened Dunaïa that give nothing."""

    squares: list[str]


class Strayed(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="lost"):
    """The second effect is lost because the first one moved a Dunaïa (DUN-061)."""

    square: str


class EndComes(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """The end is triggered; `turns` is how many turns follow this one."""

    reason: Literal["prophecies", "buildings"]
    turns: int


class NextTurn(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="next"):
    """The turn of a seat begins."""

    round: int
    begins: Literal["turn", "round"]


class Collected(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="collect"):
    """No die is left: all are collected and rolled again, and every building is free again (DUN-040, 046)."""


class GameOver(Follows, frozen=True, kw_only=True, omit_defaults=True, tag="over"):
    """The last turn, of this seat, is over."""


Then = (
    ElderCame
    | Revealed
    | Drawn
    | Took
    | Recycled
    | Built
    | Searched
    | Painted
    | Progress
    | Completed
    | Flowers
    | ChipIn
    | Found
    | Artefact
    | Fulfilled
    | Asleep
    | Strayed
    | EndComes
    | NextTurn
    | Collected
    | GameOver
)
FORCED = (ElderCame, Revealed, Drawn, Took, Recycled, Built, Searched, Painted)  # listed as a consequence if it was the only answer

CODEC = DunaiaCodec()


def happened(state: Dunaia, move: int, after: Dunaia) -> DunaiaEvent:
    """Return the event of a move, with everything that follows automatically."""
    event = _answered(state, CODEC.decode(state, move))
    gains = [int(now - before) for before, now in zip(state.scores(), after.scores(), strict=True)]
    return msgspec.structs.replace(event, gains=gains if any(gains) else [], then=_Followed(state, move, event).then)


def beside(state: Dunaia, seat: int, dunaia: int) -> list[str]:
    """Return the two squares beside a Dunaïa, counted from 0."""
    place, names = int(state.dunaias[seat * NUMBERS + dunaia]), squares(state.pieces)
    return [names[int(state.pieces.beside[2 * place])], names[int(state.pieces.beside[2 * place + 1])]]


# The answer itself.


def _answered(state: Dunaia, form: Form, how: Literal["chosen", "forced"] = "chosen") -> DunaiaEvent:
    """Return the event of an answer by a seat or by chance."""
    if state.ask < asks.ASK_DRAFT:
        return _by_chance(state, form)
    if state.ask == asks.ASK_WINDOW:
        return _in_window(state, form)
    if state.ask in (asks.ASK_BUILD, asks.ASK_SEARCH):
        return _laid(state, form)
    seat, round, box = int(state.turn), int(state.round_number()), state.pieces
    match str(form["kind"]):
        case "pick":
            return Picked(seat=seat, round=round, elite=str(form["elite"]))
        case "take":
            return _took(state, int(form["value"]), how)
        case "turn":
            now = int(box.opposite) - int(state.awake) - 1
            return DieTurned(seat=seat, round=round, before=int(state.awake) + 1, value=now, beside=beside(state, seat, now - 1))
        case "keep":
            return DieKept(seat=seat, round=round, value=int(state.awake) + 1, beside=beside(state, seat, int(state.awake)))
        case "first":
            square = str(form["square"])
            one, two = beside(state, seat, int(state.awake))
            other = two if square == one else one
            spot = [spots.village(seat, square)]
            return Woke(seat=seat, round=round, places=spot, dunaia=int(state.awake) + 1, square=square, other=other)
        case "perform" | "skip" as kind:
            answer = Performed if kind == "perform" else Skipped
            if state.now >= SQUARES:
                return answer(seat=seat, round=round, effect="building")
            square = squares(box)[int(state.now)]
            return answer(seat=seat, round=round, places=[spots.village(seat, square)], effect="square", square=square)
        case "insert":
            return Inserted(seat=seat, round=round, chip=int(form["chip"]))
        case "move" | "stop":
            return _moved(state, form)
        case "recycle":
            return _recycled(state, form)
        case "advance":
            square, tile = _building(state, seat, form)
            return Advanced(seat=seat, round=round, places=[spots.village(seat, square)], square=square, tile=tile)
        case "both" | "fragment" | "power" as kind:
            chose = {"both": BothTaken, "fragment": FragmentOnly, "power": PowerOnly}[kind]
            space = int(state.caller)
            spot = [spots.elder(space + 1)]
            return chose(seat=seat, round=round, places=spot, elder=elder_at(state, space), fragment=_beside_elder(state, space))
        case "colour":
            square, tile = _building(state, seat, form)
            spot = [spots.village(seat, square)]
            return Painted(seat=seat, round=round, places=spot, colour=str(form["colour"]), square=square, tile=tile)
        case "claim" | "leave" as kind:
            id, spot = str(form["prophecy"]), [spots.prophecy(NOTCHES[int(state.notch)])]
            if kind == "leave":
                return LeftAlone(seat=seat, round=round, places=spot, prophecy=id)
            return Claimed(seat=seat, round=round, places=spot, prophecy=id, points=_prophecy_points(state, int(state.notch)))
        case "book":
            return _booked(state, str(form["tile"]))
    return Passed(seat=seat, round=round)


def _by_chance(state: Dunaia, form: Form) -> DunaiaEvent:
    box, round = state.pieces, int(state.round_number())
    match str(form["kind"]):
        case "begin":
            return Began(seat=int(form["seat"]))
        case "elder":
            space = int(setup.dealt(state, state.elders)) + 1
            return ElderCame(places=[spots.elder(space)], elder=str(form["elder"]), space=space)
        case "prophecy":
            tile, notch = names(box, "prophecy").index(str(form["prophecy"])), NOTCHES[int(setup.dealt(state, state.prophecies))]
            points = int(box.prophecy_points[tile])
            return Revealed(places=[spots.prophecy(notch)], prophecy=str(form["prophecy"]), notch=notch, points=points)
        case "elite":
            return Offered(elite=str(form["elite"]))
        case "draw":
            level, slot = int(state.drawing), _drawn_to(state)
            below = int(state.piles[level]).bit_count() - 1
            spot = [spots.market(level + 1, slot)]
            return Drawn(round=round, places=spot, tile=str(form["tile"]), level=level + 1, slot=slot, below=below)
    value, owner = int(form["value"]), falling_die(state)
    die: Die = "black" if owner is None else "own"
    return Rolled(seat=int(state.turn), round=round, places=[spots.die(value)], value=value, die=die, owner=owner)


def _drawn_to(state: Dunaia) -> Slot:
    return "board" if state.ask == asks.ASK_SHELF else "top"


def _took(state: Dunaia, value: int, how: Literal["chosen", "forced"]) -> Took:
    seat = int(state.turn)
    die: Die = "black" if state.black else "own"
    line = places(state.pieces)[int(state.dunaias[seat * NUMBERS + value - 1])]
    touched = [spots.die(value), spots.village(seat, line)]
    return Took(
        seat=seat,
        round=int(state.round_number()),
        places=touched,
        value=value,
        die=die,
        how=how,
        wakes="open" if market.power_of(state, seat) == asks.TINKERER else "now",
        beside=beside(state, seat, value - 1),
    )


def _moved(state: Dunaia, form: Form) -> DunaiaEvent:
    seat, round = int(state.turn), int(state.round_number())
    how: Literal["effect", "shepherd"] = "shepherd" if state.ask == asks.ASK_SHEPHERD else "effect"
    if form["kind"] == "stop":
        return Stopped(seat=seat, round=round, moved=int(state.moved).bit_count(), how=how)
    dunaia, target = int(form["dunaia"]), str(form["place"])
    start = places(state.pieces)[int(state.dunaias[seat * NUMBERS + dunaia - 1])]
    touched = [spots.village(seat, start), spots.village(seat, target)]
    return Moved(seat=seat, round=round, places=touched, dunaia=dunaia, start=start, target=target, how=how)


def _recycled(state: Dunaia, form: Form) -> Recycled:
    box, seat, round = state.pieces, int(state.turn), int(state.round_number())
    if "space" in form:
        id = str(form["space"])
        at = names(box, "recycle_space").index(id)
        effect, amount = EFFECTS[int(box.space_effect[at])], int(box.space_amount[at])
        return Recycled(seat=seat, round=round, paid=0, places=[spots.space(id)], where="common", effect=effect, amount=amount, space=id)
    owner = int(form["seat"])
    square, id = _building(state, owner, form)
    tile = names(box, "building").index(id)
    return Recycled(
        seat=seat,
        round=round,
        paid=0 if owner == seat else FLOWER_FOR_OTHERS,
        places=[spots.village(owner, square)],
        where="own" if owner == seat else "other",
        effect=EFFECTS[int(box.effect[tile])],
        amount=int(box.amount[tile]),
        owner=owner,
        square=square,
        tile=id,
    )


def _laid(state: Dunaia, form: Form) -> DunaiaEvent:
    box, seat, search = state.pieces, int(state.turn), form["kind"] == "search"
    id, square = str(form["tile"]), str(form["square"])
    tile = names(box, "building").index(id)
    level = int(box.level[tile])
    origin: Origin = "pile" if search else _origin(state, tile)
    source = spots.booked(seat) if origin == "booked" else spots.market(level + 1, "board" if origin == "board" else "top")
    printed = int(box.search_price[level]) if search else int(market.price(state, tile))
    return (Searched if search else Built)(
        seat=seat,
        round=int(state.round_number()),
        paid=charged(state, seat, printed),
        places=[source, spots.village(seat, square)],
        tile=id,
        level=level + 1,
        square=square,
        turned=int(form.get("turn", 0)),
        origin=origin,
    )


def _origin(state: Dunaia, tile: int) -> Literal["board", "top", "booked"]:
    if tile == state.booked[state.turn]:
        return "booked"
    return "board" if tile == state.shelf[state.pieces.level[tile]] else "top"


def _in_window(state: Dunaia, form: Form) -> DunaiaEvent:
    seat, round = int(state.turn), int(state.round_number())
    match str(form["kind"]):
        case "call":
            space = int(form["space"])
            return Called(
                seat=seat,
                round=round,
                places=[spots.elder(space)],
                elder=elder_at(state, space - 1),
                space=space,
                chips=read_chips(str(form["chips"])),
                fragment=_beside_elder(state, space - 1),
            )
        case "foreman":
            square, tile = _building(state, seat, form)
            paid = int(state.pieces.foreman_flowers)
            return Hurried(seat=seat, round=round, paid=paid, places=[spots.village(seat, square)], square=square, tile=tile)
        case "archivist":
            return Archived(seat=seat, round=round, chips=read_chips(str(form["chips"])))
    return Continued(seat=seat, round=round, window=WINDOWS[int(state.step)])


def _booked(state: Dunaia, id: str) -> Booked:
    seat, tile = int(state.turn), names(state.pieces, "building").index(id)
    level = int(state.pieces.level[tile])
    slot: Slot = "board" if tile == state.shelf[level] else "top"
    touched = [spots.market(level + 1, slot), spots.booked(seat)]
    return Booked(seat=seat, round=int(state.round_number()), places=touched, tile=id, level=level + 1, slot=slot)


def _building(state: Dunaia, seat: int, form: Form) -> tuple[str, str]:
    """Return the square that a form names, and its tile."""
    square = str(form["square"])
    return square, _tile_at(state, seat, squares(state.pieces).index(square))


def _tile_at(state: Dunaia, seat: int, square: int) -> str:
    return names(state.pieces, "building")[int(state.tiles[seat * SQUARES + square])]


def _beside_elder(state: Dunaia, space: int) -> str:
    return kinds(state.pieces)[int(state.pieces.fragment[space])]


def _prophecy_points(state: Dunaia, notch: int) -> int:
    return int(state.pieces.prophecy_points[state.prophecies[notch]])


# Consequences.


class _Followed:
    """A move replayed, with its consequences listed in order."""

    def __init__(self, state: Dunaia, move: int, event: DunaiaEvent) -> None:
        self.now = state.copy()
        self.then: list[Then] = []
        self.answer(move, event)
        while self.now.ask != asks.ASK_NOTHING and self.now.count() == 1:
            self.answer_forced(int(self.now.pick(0)))

    def answer_forced(self, move: int) -> None:
        """Give the only answer there is."""
        event = _answered(self.now, CODEC.decode(self.now, move), "forced")
        if isinstance(event, FORCED):
            self.then.append(event)
        self.answer(move, event)

    def answer(self, move: int, event: DunaiaEvent) -> None:
        """Give an answer, and take the steps that lead to the next question."""
        before = self.now.copy()
        self.now.answer(move - int(before.pieces.first[before.ask]))
        self.compare(before, event)
        while True:
            before = self.now.copy()
            question = self.now.ask_pending()
            self.compare(before)
            if question:
                return
            before = self.now.copy()
            question = self.now.ask_step()
            self.step(before)
            if question:
                return

    def step(self, before: Dunaia) -> None:
        """List what a step of the turn did."""
        now, seat = self.now, int(before.turn)
        if before.step == steps.AWAKEN and now.step == steps.AFTER_AWAKENING:
            self.asleep(seat, beside(before, seat, int(before.awake)))
        elif before.step == steps.EFFECTS:
            self.effect(before)
        self.compare(before)
        if before.step < steps.TURN_START <= now.step or (before.step == steps.TURN_END and now.step == steps.TURN_START):
            round = int(now.round_number())
            self.then.append(NextTurn(seat=int(now.turn), round=round, begins="turn" if now.turns % now.seats else "round"))
        elif before.step == steps.TURN_START and now.rolled < before.rolled:
            self.then.append(Collected(seat=seat))
        elif before.step == steps.ENDED:
            self.then.append(GameOver(seat=seat))

    def effect(self, before: Dunaia) -> None:
        """List a square of the awakening that gives nothing or is no longer reached."""
        seat, due = int(before.turn), int(before.then if before.now == NONE else before.now)
        if due == NONE:
            return
        square = squares(before.pieces)[due]
        if before.now == NONE and self.now.step == steps.AFTER_AWAKENING:
            self.then.append(Strayed(seat=seat, places=[spots.village(seat, square)], square=square))
        elif not awakening.has_effect(before, due):
            self.asleep(seat, [square])

    def asleep(self, seat: int, names: list[str]) -> None:
        self.then.append(Asleep(seat=seat, places=[spots.village(seat, name) for name in names], squares=names))

    def compare(self, before: Dunaia, event: DunaiaEvent | None = None) -> None:
        """List what changed for the seat whose turn it is, beyond the event itself."""
        if before.step >= steps.TURN_START:
            self.then += self.changes(before, int(before.turn), event)

    def changes(self, before: Dunaia, seat: int, event: DunaiaEvent | None) -> Iterator[Then]:
        now = self.now
        yield from self.construction(before, seat)
        flowers = int(now.flowers[seat]) - int(before.flowers[seat]) + (event.paid if event else 0)
        if flowers:
            yield Flowers(seat=seat, flowers=flowers)
        chips = int(now.chips[seat]) & ~int(before.chips[seat])
        if not isinstance(event, Inserted):
            yield from (ChipIn(seat=seat, chip=n + 1) for n in range(NUMBERS) if chips >> n & 1)
        yield from self.fragments(before, seat)
        if not isinstance(event, Claimed):
            yield from self.prophecies(before, seat)
        if before.last == NONE != now.last:
            reason: Literal["prophecies", "buildings"] = "prophecies" if now.shown == 0 and before.shown else "buildings"
            yield EndComes(seat=seat, reason=reason, turns=int(now.last_turn() - now.turns))

    def construction(self, before: Dunaia, seat: int) -> Iterator[Then]:
        now, box = self.now, self.now.pieces
        for square, name in enumerate(squares(box)):
            at, spot = seat * SQUARES + square, [spots.village(seat, name)]
            if before.sites[seat] >> square & 1 and now.track[at] != before.track[at]:
                tile = int(now.tiles[at])
                if now.done[seat] >> square & 1:
                    id, level = names(box, "building")[tile], int(box.level[tile]) + 1
                    yield Completed(seat=seat, places=spot, square=name, tile=id, level=level)
                else:
                    id, needed = names(box, "building")[tile], int(box.track[tile])
                    yield Progress(seat=seat, places=spot, square=name, tile=id, token=int(now.track[at]), needed=needed)

    def fragments(self, before: Dunaia, seat: int) -> Iterator[Then]:
        now = self.now
        for i, fragment in enumerate(kinds(now.pieces)):
            if now.fragments[i] < before.fragments[i]:
                if now.artefacts[seat] > before.artefacts[seat]:
                    yield Artefact(seat=seat, fragment=fragment, artefacts=int(now.artefacts[seat]))
                else:
                    yield Found(seat=seat, fragment=fragment)

    def prophecies(self, before: Dunaia, seat: int) -> Iterator[Then]:
        now = self.now
        for notch in range(TRIO):
            if (now.claimed[seat] & ~before.claimed[seat]) >> notch & 1:
                id, spot = prophecy_at(now, notch), [spots.prophecy(NOTCHES[notch])]
                yield Fulfilled(seat=seat, places=spot, prophecy=id, points=_prophecy_points(now, notch))
