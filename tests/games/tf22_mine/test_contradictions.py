"""Self-contradictory positions, made from positions of games (L12).

Each contradiction is certain: it breaks a rule or contradicts the turn so far. It is refused, and the refusal names the field. Where a
field of one position is put into another, the result may be consistent; then it plays on within the laws.
"""

import copy

import msgspec
import pytest

import pithead
from games.tf22_mine.mine import CELLS, GAME
from pithead.games.tf22_mine.position import Position
from pithead.testing import Case, laws, varied_walk

TABLES = [
    Case(GAME, 2, {"symbol_variant": "strategy", "start_player": "1"}),
    Case(GAME, 3, {"first_round": "rising", "loader_drift": "one", "delivery_limit": "visit"}),
    Case(GAME, 4, {"quick_setup": "true", "first_round": "rising"}),
    Case(GAME, 4, {"symbol_variant": "luck", "card_backs": "two_colour", "max_rounds": "25"}),
]
BASES = {"white": "c3", "red": "d3", "blue": "d4", "yellow": "c4"}
OUTSIDE = ("a1", "c3", "f6")  # the inner ring
ORE, VALUES = 4, {2, 3, 4, 5, 6}
EARLY = ("layout", "starter", "exchange", "partner", "colour")
FIELDS = [field.name for field in msgspec.structs.fields(Position)]
EACH = 4  # positions of each phase of a game
GAMES = 4


def positions(case):
    """Return some positions of every phase of a few games, as data."""
    data = []
    for seed in range(GAMES):
        seen: dict[str, int] = {}
        for state in varied_walk(case, f"contradictions {seed}"):
            kind = GAME.question(state).kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= EACH or state.seat == pithead.OVER:
                data.append(GAME.dump(state))
    return data


def new_ore(data):
    """Return the ore that the turn began with (TFM-053, R-23)."""
    if data["options"]["first_round"] == "full" or data["round"] != 1:
        return ORE
    return max(1, ORE - (data["start"] - 1 - data["turn"]) % data["seats"])


def owner(data, colour):
    return next(seat for seat, colours in enumerate(data["colours"]) if colour in colours)


def elsewhere(cell):
    return next(other for other in ("f1", "a6") if other != cell)


def moved(data, colour):
    """Return the data with a crew on another card."""
    return {"crews": data["crews"] | {colour: elsewhere(data["crews"][colour])}}


def numbered(numbers, seat, number):
    return [number if at == seat else old for at, old in enumerate(numbers)]


def before_the_first_turn(data):
    """TFM-020, 024 to 028 Contradict the setup."""
    spare = next(cell for cell in CELLS[7:11] if cell not in data["units"])
    for colour in data["crews"]:
        yield f"crews.{colour}", moved(data, colour)
        yield f"held.{colour}", {"held": data["held"] | {colour: 1}, "units": data["units"][1:]}
    yield "units", {"units": [spare, *data["units"][1:]]}
    yield "loaders", {"loaders": [slot + 1 for slot in data["loaders"]]}
    yield "markers", {"markers": numbered(data["markers"], 0, 1)}
    yield "delivered[0]", {"markers": numbered(data["markers"], 0, 1), "delivered": numbered(data["delivered"], 0, 1)}
    yield "fought", {"fought": [5, 2]}
    yield "ore", {"ore": 1}
    yield "round", {"round": 1}
    yield "fights", {"fights": 1}
    for colour, cell in BASES.items():
        card = data["cards"][cell]
        yield f"cards.{cell}", {"cards": data["cards"] | {cell: {**card, "placement": 3}}}
        other = "d4" if cell == "c3" else "c3"
        swapped = {cell: data["cards"][other], other: card}
        yield f"cards.{'c3' if other == 'c3' or colour == 'white' else cell}", {"cards": data["cards"] | swapped}


def at_any_time(data):
    """TFM-053, 056, 138, 139, 141 Contradict what always holds."""
    for cell in OUTSIDE if data["units"] else ():
        yield "units", {"units": [cell, *data["units"][1:]]}
    yield "units", {"units": [*data["units"], next(cell for cell in CELLS[7:11] if cell not in data["units"])]}
    yield "units|fought_with", {"held": data["held"] | {"red": data["held"]["red"] + 1}}
    yield "ore", {"ore": new_ore(data) + 1}
    yield "loaders", {"loaders": [data["loaders"][0]] * 3}


def with_all_the_ore(data):
    """Contradict a turn in which no ore is spent: nothing was delivered and nobody fought."""
    goal = 5 if data["seats"] == 2 else 3
    fresh = {"delivered": [0] * data["seats"], "fought": [0, 0], "fought_by": ["", ""], "fought_on": "", "fought_with": [0, 0]}
    for seat in range(data["seats"]):
        if 0 < data["markers"][seat] < goal:
            yield f"delivered[{seat}]", {**fresh, "ore": new_ore(data), "delivered": numbered(fresh["delivered"], seat, 1)}
    yield "fought", {**fresh, "ore": new_ore(data), "fought": [6, 2]}


def after_a_fight(data):
    """TFM-100 to 104 Contradict the last fight: two crews of different seats, one of them with a unit."""
    first, second = data["fought_by"]
    yield "fought_by", {"fought_by": [first, first]}
    yield "fought_by", {"fought_by": [second, second]}
    yield "fought_by", {"fought_by": [first, ""]}
    yield "fought_by", {"fought_by": ["", second]}
    yield "fought_on", {"fought_on": ""}
    yield "fought_with", {"fought_with": [data["fought_with"][0], 0]}
    yield "fought_with", {"fought_with": [4, 4]}
    yield "fought", {"fought": [data["fought"][0], 0]}
    yield "fought", {"fought": [9, 9]}
    yield "fought_by", {"fought": [0, 0]}
    if data["options"]["symbol_variant"] != "luck":
        for seat, value in zip((owner(data, first), owner(data, second)), data["fought"], strict=True):
            placed = data["delivered"][(seat + 1) % data["seats"]]
            if not placed:  # the card is discarded, and so are others
                cards = [value, *sorted(VALUES - {value})[:2]]
                yield f"symbol_cards[{seat}]", {"symbol_cards": numbered(data["symbol_cards"], seat, cards)}


def in_a_free_action(data):
    """TFM-103, 105, 106 Contradict a free action: a fight has just ended, and its defender has won."""
    first, second = data["fought_by"]
    cell = data["fought_on"]
    yield "fought_on", {"fought_on": elsewhere(cell)}
    for colour in (first, second):
        yield "fought_on", moved(data, colour)
    others = [colour for colour in data["crews"] if colour not in (first, second)]
    if others and data["held"][second] > 1:
        yield "fought_with", {"held": data["held"] | {second: data["held"][second] - 1, others[0]: data["held"][others[0]] + 1}}
    yield "free_action", {"free_action": None}
    for seat in range(data["seats"]):
        if seat != owner(data, second):
            yield "free_action", {"free_action": seat}
    yield "fights", {"fights": 0}
    yield "fought_by", {"fights": data["fights"] + 1 if data["fights"] < 2 else 1, "fought_by": [first, second]}
    yield "ore", {"ore": new_ore(data)}


def in_a_fight(data):
    """TFM-100, 101, 106 Contradict a fight."""
    attacker, defender = data["attacker"], data["defender"]
    yield "defender", moved(data, attacker)
    yield "defender", moved(data, defender)
    yield "defender", {"defender": attacker}
    yield "attacker", {"attacker": ""}
    yield "fights", {"fights": 0}
    yield "attacker", {"fights": data["fights"] + 1}
    yield "ore", {"ore": new_ore(data)}
    owned = data["held"][defender]
    yield "defender", {"held": data["held"] | {defender: 0, attacker: data["held"][attacker] + owned}}
    if data["phase"] == "defence":
        missing = VALUES - set(data["symbol_cards"][owner(data, attacker)])
        for value in {0, 9, *missing}:
            yield "committed", {"committed": value}
    else:
        yield "committed", {"committed": data["symbol_cards"][owner(data, attacker)][0]}


def while_a_unit_is_replaced(data):
    """TFM-132, 133, 135 Contradict the replacing of a unit."""
    seat = (data["placer"] + 1) % data["seats"]
    away = {colour: elsewhere(BASES[colour]) for colour in data["colours"][seat]}
    yield "crews", {"crews": data["crews"] | away}
    yield "owing", {"owing": 3}
    yield "owing", {"owing": 0}
    yield "owing", {"delivered": [0] * data["seats"]}
    yield "placer", {"placer": None}
    yield "ore", {"ore": new_ore(data)}
    for other in range(data["seats"]):
        if other != data["placer"] and not data["delivered"][(other + 1) % data["seats"]]:
            yield "owing", {"placer": other}
    if data["phase"] == "place":
        for value in {0, 9, *(VALUES - set(data["symbol_cards"][data["placer"]]))}:
            yield "drawn", {"drawn": value}
    else:
        yield "drawn", {"drawn": data["symbol_cards"][data["placer"]][0]}


def at_the_end(data):
    """TFM-160 to 163 Contradict the end."""
    goal = 5 if data["seats"] == 2 else 3
    if max(data["markers"]) < goal:
        yield "phase", {"round": data["round"] - 1} if data["round"] > 1 else {"turn": data["start"]}
        yield "ore|phase", {"ore": 1}
        return
    winner = data["markers"].index(max(data["markers"]))
    yield "markers|owing", {"markers": numbered(data["markers"], winner, goal + 2)}
    yield "markers", {"markers": numbered(data["markers"], (winner + 1) % data["seats"], goal)}
    yield "owing|units", {"owing": 0}
    yield "owing|units", {"owing": 3 - data["owing"]}
    away = {colour: elsewhere(BASES[colour]) for colour in data["colours"][winner]}
    yield "crews", {"crews": data["crews"] | away}


def contradictions(data):
    """Yield contradictions, each with the field that is named, or two if either may be."""
    phase = data["phase"]
    if phase in EARLY:
        if phase != "layout":
            yield from before_the_first_turn(data)
        return
    yield from at_any_time(data)
    if phase == "action":
        yield from with_all_the_ore(data)
    if data["fought_by"][0]:
        yield from after_a_fight(data)
    if phase == "bonus":
        yield from in_a_free_action(data)
    if phase in ("attack", "defence"):
        yield from in_a_fight(data)
    if phase in ("symbol", "place"):
        yield from while_a_unit_is_replaced(data)
    if phase == "over":
        yield from at_the_end(data)


def refusal(data):
    """Return why a position is refused; "" if it is not."""
    try:
        GAME.load(data)
    except pithead.BadPosition as error:
        return str(error)
    return ""


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_contradiction_is_refused_by_its_field(case):  # L12
    tried = 0
    for data in positions(case):
        assert refusal(data) == ""
        for fields, changes in contradictions(data):
            changed = {**copy.deepcopy(data), **changes}
            if changed == data:
                continue
            reason = refusal(changed)
            assert reason.partition(":")[0] in fields.split("|"), (data["phase"], changes, reason)
            tried += 1
    assert tried > 500


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_field_of_another_position_is_refused_or_plays_on_within_the_laws(case):  # L12
    all_positions = positions(case)
    refused = played = 0
    for number in range(0, len(all_positions), 2):
        data, other = all_positions[number], all_positions[(7 * number + 3) % len(all_positions)]
        for field in FIELDS:
            changed = {**data, field: other[field]}
            if changed == data:
                continue
            reason = refusal(changed)
            if reason:
                assert reason.split(":")[0].split("[")[0].split(".")[0] in FIELDS
                refused += 1
                continue
            played += 1
            state = GAME.load(changed)
            laws.moves_ascend(case, state)
            laws.pieces_are_conserved(case, state)
            laws.sheet_adds_up(case, state)
            if played % 10 == 0:
                laws.explain_agrees(case, state)
                laws.boards_are_drawn(case, state)
            laws.positions_read_back(case, state)  # plays on
            laws.pieces_are_conserved(case, state)
    assert refused > 100
    assert played > 50
