"""Sentences: the open question, a move, and what follows from a move by itself."""

from collections.abc import Iterator

from pithead.core.notation import Form
from pithead.games.dunaia import state as steps
from pithead.games.dunaia import tables as asks
from pithead.games.dunaia.pieces import building, kinds, names, squares
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.tables import NUMBERS, SQUARES, TRIO

QUESTIONS = {
    asks.ASK_STARTER: ("starter", "Who is the first player?"),
    asks.ASK_ELDER: ("elder", "Which Elder comes next?"),
    asks.ASK_PROPHECY: ("prophecy", "Which prophecy tile is drawn?"),
    asks.ASK_ROLL: ("roll", "What does the die show?"),
    asks.ASK_SHELF: ("tile", "Which tile lies on the board space?"),
    asks.ASK_TOP: ("tile", "Which tile is the new top of the pile?"),
    asks.ASK_ELITE: ("elite", "Which Elite character is drawn?"),
    asks.ASK_DRAFT: ("draft", "Pick an Elite character."),
    asks.ASK_WINDOW: ("window", "call on an Elder, use your Elite power, or continue."),
    asks.ASK_DIE: ("die", "Phase 1: take a black die."),
    asks.ASK_FLIP: ("flip", "Turn the die to its opposite side?"),
    asks.ASK_ORDER: ("order", "Phase 2: which square first?"),
    asks.ASK_EFFECT: ("effect", "Perform the effect, or skip it?"),
    asks.ASK_CHIP: ("chip", "Which chip do you insert?"),
    asks.ASK_MOVE: ("move", "Move a Dunaia, or stop."),
    asks.ASK_RECYCLE: ("recycle", "Phase 3: where do you recycle the die?"),
    asks.ASK_BUILD: ("build", "Which tile do you build, and where?"),
    asks.ASK_ADVANCE: ("advance", "Which building advances?"),
    asks.ASK_SEARCH: ("search", "Which tile of a pile do you build, and where?"),
    asks.ASK_COLOUR: ("colour", "Which colour token goes on which building?"),
    asks.ASK_POWER: ("power", "The power and the fragment, or not both?"),
    asks.ASK_CLAIM: ("claim", "Phase 4: claim the prophecy tile?"),
    asks.ASK_SHEPHERD: ("shepherd", "Move the Dunaia you have awakened, or stop."),
    asks.ASK_SURVEYOR: ("surveyor", "Book a tile, or pass."),
}
WINDOWS = {
    steps.BEFORE_DIE: "Before the die",
    steps.AFTER_DIE: "Before the awakening",
    steps.AFTER_AWAKENING: "Before recycling",
    steps.AFTER_RECYCLING: "Before the prophecy",
    steps.AFTER_PROPHECY: "At the end of the turn",
}


def question(state: Dunaia) -> tuple[str, str]:
    """Kind and prompt of the open question."""
    kind, prompt = QUESTIONS[int(state.ask)]
    if state.ask == asks.ASK_MOVE:
        return kind, f"Move a Dunaia (up to {state.moves_due}), or stop."
    if state.ask == asks.ASK_EFFECT and state.now < SQUARES:
        return kind, f"Perform the effect of {squares(state.pieces)[int(state.now)]}, or skip it?"
    if state.ask == asks.ASK_CLAIM:
        return kind, f"Phase 4: claim {prophecy_at(state, int(state.notch))}?"
    if state.ask == asks.ASK_WINDOW:
        return kind, f"{WINDOWS[int(state.step)]}: {prompt}"
    return kind, prompt


def prophecy_at(state: Dunaia, notch: int) -> str:
    """The id of the prophecy tile of a notch."""
    return names(state.pieces, "prophecy")[int(state.prophecies[notch])]


def told(state: Dunaia, after: Dunaia, form: Form) -> str:
    """A sentence about a move, and what follows by itself before the next question."""
    found = list(_news(state, after, form))
    return f"{_sentence(state, form)}: {'; '.join(found)}" if found else _sentence(state, form)


def _sentence(state: Dunaia, form: Form) -> str:
    who = f"Seat {state.turn}"
    match form["kind"]:
        case "begin":
            return f"Seat {form['seat']} is the first player"
        case "elder":
            return f"The Elder {form['elder']} comes to space {int(state.dealt(state.elders)) + 1}"
        case "prophecy":
            return f"The prophecy {form['prophecy']} is on display"
        case "elite":
            return f"The Elite character {form['elite']} is on offer"
        case "draw":
            where = "board space" if state.ask == asks.ASK_SHELF else "top"
            return f"{form['tile']} is the new {where} of level {int(state.drawing) + 1}"
        case "roll":
            owner = int(state.rolled) - int(state.pieces.blacks[state.seats])
            return f"{'A black die' if owner < 0 else f'The die of seat {owner}'} shows {form['value']}"
        case "pick":
            return f"{who} picks the {form['elite']}"
        case "take":
            return f"{who} takes a black {form['value']}"
        case "turn":
            return f"{who} turns the die to {int(state.pieces.opposite) - 1 - int(state.awake)}"
        case "keep":
            return f"{who} keeps the die as it is"
        case "first":
            return f"{who} wakes {form['square']} first"
        case "perform":
            return f"{who} performs the effect"
        case "skip":
            return f"{who} skips the effect"
        case "insert":
            return f"{who} inserts chip {form['chip']}"
        case "move":
            return f"{who} moves Dunaia {form['dunaia']} to {form['place']}"
        case "stop":
            return f"{who} moves no Dunaia" if state.moved == 0 else f"{who} moves no further Dunaia"
        case "recycle":
            return f"{who} {_recycled(state, form)}"
        case "build" | "search":
            return f"{who} {_built(form)}"
        case "advance":
            return f"{who} goes on building at {form['square']}"
        case "foreman":
            return f"{who} sends the Foreman to {form['square']}"
        case "archivist":
            return f"{who} lets the Archivist discard {form['chips']}"
        case "call":
            elder = names(state.pieces, "elder")[int(state.elders[int(form["space"]) - 1])]
            return f"{who} calls the {elder}, discarding {form['chips']}"
        case "both":
            return f"{who} uses the power and takes the fragment"
        case "fragment":
            return f"{who} takes the fragment only"
        case "power":
            return f"{who} uses the power only"
        case "colour":
            return f"{who} puts a {form['colour']} token on {form['square']}"
        case "claim":
            return f"{who} claims {form['prophecy']}"
        case "leave":
            return f"{who} leaves {form['prophecy']}"
        case "book":
            return f"{who} books {form['tile']}"
        case "pass":
            return f"{who} books nothing"
    return f"{who} continues"


def _recycled(state: Dunaia, form: Form) -> str:
    if "space" in form:
        return f"recycles the die on the {form['space']} space"
    owner = int(form["seat"])
    square = squares(state.pieces).index(str(form["square"]))
    tile = names(state.pieces, "building")[int(state.tiles[owner * SQUARES + square])]
    whose = "the own" if owner == state.turn else f"seat {owner}'s"
    return f"recycles the die on {whose} {tile} at {form['square']}"


def _built(form: Form) -> str:
    turned = f", turned by {form['turn']}" if form.get("turn") else ""
    searched = " found in its pile" if form["kind"] == "search" else ""
    return f"starts {form['tile']}{searched} at {form['square']}{turned}"


def _news(before: Dunaia, after: Dunaia, form: Form) -> Iterator[str]:
    """What changed besides what the sentence says."""
    for seat in range(before.seats):
        changes = list(_changes(before, after, seat, form))
        if changes:
            yield f"seat {seat} " + ", ".join(changes)
    if before.last < 0 <= after.last:
        yield f"the end is triggered, the last turn is number {after.last + 1}"
    if after.ask == asks.ASK_NOTHING:
        yield "the game is over"


def _changes(before: Dunaia, after: Dunaia, seat: int, form: Form) -> Iterator[str]:
    if after.turn == seat and after.turn != before.turn and after.awake >= 0 and before.step >= steps.TURN_START:
        yield f"takes the own die, {after.awake + 1}"
    yield from _building_news(before, after, seat)
    chips = int(after.chips[seat]) & ~int(before.chips[seat])
    inserted = [n + 1 for n in range(NUMBERS) if chips >> n & 1 and form != {"kind": "insert", "chip": n + 1}]
    if inserted:
        yield f"inserts {' and '.join(map(str, inserted))}"
    flowers = int(after.flowers[seat]) - int(before.flowers[seat])
    if flowers:
        yield f"{flowers:+d} flower{'s' if abs(flowers) > 1 else ''}"
    yield from _treasure_news(before, after, seat)


def _building_news(before: Dunaia, after: Dunaia, seat: int) -> Iterator[str]:
    for square, name in enumerate(squares(before.pieces)):
        at = seat * SQUARES + square
        if before.sites[seat] >> square & 1:
            if after.done[seat] >> square & 1:
                yield f"completes {name}"
            elif after.track[at] > before.track[at]:
                needed = building(after.pieces, int(after.tiles[at]))["construction_squares"]
                yield f"advances {name} to square {after.track[at]} of {needed}"


def _treasure_news(before: Dunaia, after: Dunaia, seat: int) -> Iterator[str]:
    if after.artefacts[seat] > before.artefacts[seat]:
        yield "completes an artefact"
    for kind, name in enumerate(kinds(before.pieces)):
        if (after.held[seat] & ~before.held[seat]) >> kind & 1:
            yield f"takes a fragment ({name})"
    for notch in range(TRIO):
        if (after.claimed[seat] & ~before.claimed[seat]) >> notch & 1 and not before.pieces.optional_claims:
            yield f"fulfils {prophecy_at(after, notch)}"
