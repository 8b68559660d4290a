"""Events: a move and its automatic effects, in order. Everything is open, so all viewers receive the same."""

from typing import get_args

import msgspec
import pytest

from games.dunaia.helpers import (
    BOX,
    GAME,
    LAID_OUT,
    SETUP,
    after,
    played,
    player,
    position,
    rolls,
    standing,
)
from pithead.core.engine.state import OVER
from pithead.games.dunaia import events
from pithead.games.dunaia.events import (
    Artefact,
    Asleep,
    ChipIn,
    Collected,
    Completed,
    DunaiaEvent,
    EndComes,
    Flowers,
    Found,
    Fulfilled,
    GameOver,
    NextTurn,
    Progress,
    Strayed,
    Took,
)
from support import seat_names, sure, walk

SQUARES = [f"{column}{row}" for row in "123" for column in "ABC"]
LEVEL_1 = [tile["id"] for tile in BOX["building"] if tile["level"] == 1 and not tile["id"].endswith("CHIP")][:8]
CHIPS = ("L1-GREEN-CHIP", "L1-YELLOW-CHIP")
NEVER = ["eight_buildings", "two_artefacts", "four_corners"]
DRAFT = {"elite": "draft"}


def event_of(state, move):
    return GAME.event(state, GAME.read(state, move))


def fields(event, *names):
    """Return the kind of an event, its seat, and the given fields."""
    return (event.__struct_config__.tag, event.seat, *(getattr(event, name) for name in names))


def kinds(parts):
    return [part.__struct_config__.tag for part in parts]


def test_every_viewer_receives_the_same_events():
    for state in walk("dunaia", 3, "events", DRAFT):
        if state.seat != OVER:
            event = GAME.event(state, int(state.pick(0)))
            assert all(event.to(viewer) == event for viewer in seat_names(state))


def test_an_event_can_be_read_back_from_its_data_and_every_kind_can_happen():
    options = {"elite": "draft", "may_decline_effects": "true", "prophecy_claim": "optional"}
    seen: set[type] = set()
    followed: set[type] = set()
    for seed, chosen in enumerate([options] * 5 + [{"first_game": "true"}]):
        for state in walk("dunaia", 2 + seed % 3, f"kinds {seed}", chosen):
            for event in some_events(state):
                if type(event) not in seen or {type(part) for part in event.then} - followed:
                    seen.add(type(event))
                    followed |= {type(part) for part in event.then}
                    assert msgspec.json.decode(msgspec.json.encode(event), type=GAME.events) == event
    assert seen == set(get_args(events.DunaiaEvents))
    rare = {events.Recycled, events.Built, events.Searched, events.Painted}  # seldom the only answer
    assert set(get_args(events.Then)) - followed <= rare


def some_events(state):
    """Yield the events of the first and the last legal move of each kind."""
    legal = [int(move) for move in state.legal()] if state.seat != OVER else []
    kinds = [GAME.codec.decode(state, move)["kind"] for move in legal]
    ends = {*dict(zip(kinds, legal, strict=True)).values(), *dict(zip(reversed(kinds), reversed(legal), strict=True)).values()}
    return [GAME.event(state, move) for move in ends]


def test_the_effects_in_an_event_account_for_every_change():
    """Flowers, chips, tokens and tiles after a move are those before it plus the effects in its event."""
    for seats, options in ((2, {}), (3, DRAFT), (4, {"flower_supply": "limited", "may_decline_effects": "true"})):
        for state in walk("dunaia", seats, "ledger", options):
            if state.seat == OVER or state.step < 7:
                continue
            move = int(state.pick(state.count() // 2))
            event, now = sure(DunaiaEvent, GAME.event(state, move)), after(state, GAME.write(state, move))
            flowers = [int(n) for n in state.flowers]
            for part in (event, *event.then):
                paid = getattr(part, "paid", 0)
                if paid:
                    flowers[sure(int, part.seat)] -= paid
                    if isinstance(part, events.Recycled):
                        flowers[sure(int, part.owner)] += paid
                flowers[part.seat or 0] += getattr(part, "flowers", 0)
            assert flowers == [int(n) for n in now.flowers]
            completed = [int(done).bit_count() for done in state.done]
            for part in event.then:
                completed[part.seat or 0] += part.__struct_config__.tag == "complete"
            assert completed == [int(done).bit_count() for done in now.done]
            gains = [int(b - a) for a, b in zip(state.scores(), now.scores(), strict=True)]
            assert event.gains == (gains if any(gains) else [])


# Chance.


def test_setup_is_reported_piece_by_piece():  # DUN-011 DUN-015 DUN-019 DUN-021
    state = played(2)
    assert fields(event_of(state, "begin seat 1")) == ("begin", 1)
    state = after(state, "begin seat 1")
    assert fields(event_of(state, "elder mason"), "elder", "space", "places") == ("elder", None, "mason", 1, ["elder/1"])
    state = after(state, *SETUP[:3])
    assert fields(event_of(state, SETUP[3]), "prophecy", "notch", "points") == ("prophecy", None, "six_buildings", "gold", 4)
    state = after(state, *SETUP[3:], *rolls(1, 2, 3, 4, 5, 6, 1))
    event = event_of(state, LAID_OUT[0])
    assert fields(event, "tile", "level", "slot", "below") == ("draw", None, "L1-RED-CHIP", 1, "board", 15)
    state = after(state, LAID_OUT[0])
    assert fields(event_of(state, LAID_OUT[1]), "slot", "below", "places") == ("draw", None, "top", 14, ["market/1/top"])


def test_the_first_game_deals_pieces_with_one_outcome_automatically():  # DUN-012 DUN-016
    state = played(2, "begin seat 0", "elder gardener", options={"first_game": "true"})
    event = event_of(state, "elder mason")
    assert kinds(event.then) == ["elder", "prophecy", "prophecy", "prophecy"]
    assert (event.then[0].elder, event.then[0].space) == ("guide", 3)


def test_a_roll_is_reported_with_its_roller_and_the_owner_of_the_die():  # DUN-018 DUN-023
    state = played(2, "begin seat 1", *SETUP, *rolls(1, 2, 3, 4, 5))
    event = event_of(state, "roll 6")
    assert fields(event, "value", "die", "owner") == ("roll", 1, 6, "own", 0)
    state = played(2, "begin seat 1", *SETUP)
    assert fields(event_of(state, "roll 6"), "die", "owner") == ("roll", 1, "black", None)


def test_the_draft_is_reported_and_then_the_first_round_begins():  # DUN-150
    state = played(2, "begin seat 0", *SETUP, *rolls(1, 2, 3, 4, 5, 6, 1), *LAID_OUT, options=DRAFT)
    assert fields(event_of(state, "elite merchant"), "elite") == ("elite", None, "merchant")
    state = after(state, "elite merchant", "elite tinkerer", "elite foreman")
    assert fields(event_of(state, "pick foreman"), "elite", "round") == ("pick", 1, "foreman", 0)
    state = after(state, "pick foreman")
    assert event_of(state, "pick tinkerer").then == [NextTurn(seat=0, round=1, begins="round")]


# The die and the awakening.


def test_taking_a_die_wakes_two_squares_step_by_step():  # DUN-042 DUN-050 DUN-051
    village = {"A2": ("L1-RED-MOVE", 1), "A3": ("L1-RED-FLOWER", 2)}
    state = position(player(village), black=[3, 4])
    event = event_of(state, "take 4")
    assert fields(event, "value", "die", "how", "beside", "round") == ("take", 0, 4, "black", "chosen", ["A2", "A3"], 1)
    assert event.places == ["die/4", "0/A2-A3"]
    assert event.then == []  # the order is an open question
    first = event_of(after(state, "take 4"), "first A3")
    assert fields(first, "dunaia", "square", "other") == ("first", 0, 4, "A3", "A2")
    assert first.then == [
        Completed(seat=0, places=["0/A3"], square="A3", tile="L1-RED-FLOWER", level=1),
        Progress(seat=0, places=["0/A2"], square="A2", tile="L1-RED-MOVE", token=2, needed=3),
    ]
    assert first.gains == [1, 0]  # a level 1 building


def test_a_square_without_an_effect_is_reported():  # DUN-031 DUN-054
    shops = {"A2": "L1-RED-MOVE", "A3": "L1-RED-FLOWER"}
    asleep = event_of(position(player(shops), black=[3, 4]), "take 4")
    assert asleep.then == [Asleep(seat=0, places=["0/A2", "0/A3"], squares=["A2", "A3"])]
    flower = event_of(position(player({"A2": "L1-RED-MOVE"}), black=[3, 4]), "take 4")
    assert flower.then == [Flowers(seat=0, flowers=1), Asleep(seat=0, places=["0/A2"], squares=["A2"])]


def test_the_chip_of_the_awakened_dunaia_is_reported():  # DUN-053
    state = after(position(black=[3, 4]), "take 4")
    assert event_of(state, "first A2").then == [ChipIn(seat=0, chip=4), Flowers(seat=0, flowers=1)]


def test_an_effect_lost_by_moving_away_is_reported():  # DUN-061
    village = {"C2": "L2-YELLOW-MOVE", "B2": "L1-YELLOW-MOVE", "C1": ("L1-RED-MOVE", 1)}
    state = after(position(player(village), black=[3, 4]), "take 3", "first C2")
    event = event_of(state, "move 3 to A1-B1")
    assert fields(event, "dunaia", "start", "target", "how") == ("move", 0, 3, "C1-C2", "A1-B1", "effect")
    assert event.places == ["0/C1-C2", "0/A1-B1"]
    assert event.then == [Strayed(seat=0, places=["0/C1"], square="C1")]
    assert event_of(state, "move 1 to A1-B1").then[0].square == "C1"
    assert kinds(event_of(state, "stop").then) == ["progress"]
    assert fields(event_of(state, "stop"), "moved", "how") == ("stop", 0, 0, "effect")


def test_a_forced_die_is_reported_as_black_or_own():  # DUN-042 DUN-043
    black = event_of(position(step="recycle", black=[3, 3]), "recycle flower").then
    assert kinds(black)[:3] == ["flowers", "next", "take"]
    assert isinstance(black[2], Took)
    assert fields(black[2], "value", "die", "how", "beside") == ("take", 1, 3, "black", "forced", ["C1", "C2"])
    own = event_of(position(step="recycle", black=[], own=[0, 5]), "recycle flower").then
    assert fields(own[2], "value", "die", "how") == ("take", 1, 5, "own", "forced")


def test_dice_are_collected_when_none_is_left():  # DUN-040
    event = event_of(position(step="recycle", black=[], own=[0, 0]), "recycle flower")
    assert event.then[1:] == [NextTurn(seat=1, round=1, begins="turn"), Collected(seat=1)]


def test_a_declinable_effect_is_reported_as_performed_or_skipped():  # DUN-064
    state = after(position(step="awaken", awakened=4, options={"may_decline_effects": True}), "first A3")
    assert fields(event_of(state, "perform"), "effect", "square", "places") == ("perform", 0, "square", "A3", ["0/A3"])
    assert event_of(state, "perform").then == [Flowers(seat=0, flowers=1)]
    assert fields(event_of(state, "skip"), "square", "then") == ("skip", 0, "A3", [])
    village = {"A1": "L1-RED-ADVANCE", "B1": ("L1-RED-MOVE", 1)}
    state = after(position(player(village), step="recycle", options={"may_decline_effects": True}), "recycle seat 0 A1")
    assert fields(event_of(state, "skip"), "effect", "square") == ("skip", 0, "building", None)
    assert kinds(event_of(state, "perform").then) == ["progress", "next"]


def test_chosen_chips_are_reported_one_by_one_and_the_rest_automatically():  # DUN-085 DUN-161
    village = {"A1": "L1-RED-CHIP"}
    state = after(position(player(village, chips=[1, 2]), step="recycle"), "recycle seat 0 A1")
    assert fields(event_of(state, "insert 3"), "chip", "then") == ("insert", 0, 3, [])
    event = event_of(position(player(village, chips=[1, 2, 3, 4]), step="recycle"), "recycle seat 0 A1")
    assert event.then[:2] == [ChipIn(seat=0, chip=5), ChipIn(seat=0, chip=6)]


def test_after_the_last_chip_of_choice_the_other_square_wakes():  # DUN-051 DUN-059
    village = {"A2": "L2-GREEN-CHIP", "A1": "L1-GREEN-FLOWER"}  # the centre and one arrow: two chips
    state = position(player(village, chips=[1, 2], dunaias=standing(d4="A2-B2")), step="awaken", awakened=4)
    state = after(state, "first A2", "insert 3")
    assert fields(event_of(state, "insert 4"), "chip", "then") == ("insert", 0, 4, [Flowers(seat=0, flowers=1)])


# Recycling and building.


def test_a_recycled_die_is_reported_with_its_space_or_building_and_the_owners_share():  # DUN-070 DUN-080
    common = event_of(position(step="recycle"), "recycle chip")
    assert fields(common, "where", "space", "effect", "amount", "paid") == ("recycle", 0, "common", "chip", "chip_any", 1, 0)
    assert common.places == ["space/chip"]
    state = position(player({"C3": "L1-GREEN-FLOWER"}), player({"B2": "L1-RED-FLOWER"}), step="recycle")
    other = event_of(state, "recycle seat 1 B2")
    assert fields(other, "where", "owner", "square", "tile", "paid") == ("recycle", 0, "other", 1, "B2", "L1-RED-FLOWER", 1)
    assert (other.places, other.then[0], other.gains) == (["1/B2"], Flowers(seat=0, flowers=3), [1, 1])  # 2 + 2 and 2 + 1 flowers
    own = event_of(state, "recycle seat 0 C3")
    assert fields(own, "where", "owner", "paid") == ("recycle", 0, "own", 0, 0)


def test_an_advance_with_one_site_needs_no_answer_and_is_reported():  # DUN-084
    village = {"A1": "L1-RED-ADVANCE", "B1": ("L1-RED-MOVE", 1)}
    event = event_of(position(player(village), step="recycle"), "recycle seat 0 A1")
    assert event.then[0] == Progress(seat=0, places=["0/B1"], square="B1", tile="L1-RED-MOVE", token=2, needed=3)
    two = after(position(player({**village, "C1": ("L1-RED-CHIP", 2)}), step="recycle"), "recycle seat 0 A1")
    event = event_of(two, "advance C1")
    assert fields(event, "square", "tile") == ("advance", 0, "C1", "L1-RED-CHIP")
    assert kinds(event.then) == ["complete", "next"]


def test_a_construction_is_reported_with_price_and_origin():  # DUN-072 DUN-075 DUN-151 DUN-156
    state = after(position(player(flowers=5), step="recycle"), "recycle build")
    market = GAME.dump(state)["market"]
    event = event_of(state, f"build {market[1]['board']} at B2")
    assert fields(event, "tile", "level", "square", "paid", "origin") == ("build", 0, market[1]["board"], 2, "B2", 2, "board")
    assert event.places == ["market/2/board", "0/B2"]
    assert event.gains == []  # 5 flowers are worth a point, and so are 3
    top = event_of(state, f"build {market[1]['top']} at B2")
    assert (top.paid, top.origin, top.places[0], top.gains) == (3, "top", "market/2/top", [-1, 0])
    players = (player(flowers=5, elite="surveyor", booked="L3-MULTI-1"), player(elite="merchant", flowers=5))
    booked = event_of(after(position(*players, step="recycle", options=DRAFT), "recycle build"), "build L3-MULTI-1 at A1")
    assert (booked.paid, booked.origin, booked.places[0]) == (3, "booked", "0/booked")
    merchant = position(*reversed(players), step="recycle", options=DRAFT)
    assert event_of(after(merchant, "recycle build"), f"build {GAME.dump(merchant)['market'][0]['board']} at A1").paid == 0


def test_a_construction_without_a_choice_is_reported_as_an_automatic_effect():  # DUN-072
    state = position(player(dict(zip(SQUARES[:8], LEVEL_1, strict=True)), flowers=1), step="recycle", market={1: CHIPS})
    event = event_of(state, "recycle build")
    assert kinds(event.then)[0] == "build"
    assert fields(event.then[0], "tile", "square", "paid") == ("build", 0, CHIPS[0], "C3", 1)


# Windows.


def test_a_call_is_reported_with_its_chips_and_the_fragment_that_follows():  # DUN-100 DUN-102
    state = position(player(chips=[1, 2, 3, 4]), step="before die")
    event = event_of(state, "call 1 discarding 1+2+4")
    assert fields(event, "elder", "space", "chips", "fragment") == ("call", 0, "gardener", 1, [1, 2, 4], "head")
    assert event.places == ["elder/1"]
    state = after(state, "call 1 discarding 1+2+4")
    both, fragment, power = (event_of(state, text) for text in ("power and fragment", "fragment only", "power only"))
    assert fields(both, "elder", "fragment") == ("both", 0, "gardener", "head")
    assert both.then == [Flowers(seat=0, flowers=2), Found(seat=0, fragment="head")]
    assert (kinds([fragment]), fragment.then) == (["fragment"], [Found(seat=0, fragment="head")])
    assert (kinds([power]), power.then) == (["power"], [Flowers(seat=0, flowers=2)])


def test_a_third_fragment_is_reported_as_completing_an_artefact():  # DUN-104 DUN-134
    board = player(chips=[1, 2, 3], fragments=["core", "base"], artefacts=1, flowers=0)
    event = event_of(after(position(board, step="before die"), "call 1 discarding 1+2+3"), "fragment only")
    assert event.then == [Artefact(seat=0, fragment="head", artefacts=2)]
    assert event.gains == [2, 0]  # the second artefact


def test_a_search_and_a_colour_token_are_reported():  # DUN-111 DUN-113
    board = player({"A1": "L1-RED-MOVE", "B2": "L1-RED-CHIP"}, chips=[1, 2, 3, 4], flowers=9, fragments=["head", "core"])
    elders = ["architect", "painter", "mason"]
    state = after(position(board, step="before die", elders=elders), "call 1 discarding 1+2+3")
    event = event_of(state, "search L2-RED-MOVE at C3")
    assert fields(event, "tile", "level", "paid", "origin", "turned") == ("search", 0, "L2-RED-MOVE", 2, 3, "pile", 0)
    assert event.places == ["market/2/top", "0/C3"]
    state = after(position(board, step="before die", elders=elders), "call 2 discarding 1+3+4")
    event = event_of(state, "colour green on B2")
    assert fields(event, "colour", "square", "tile") == ("colour", 0, "green", "B2", "L1-RED-CHIP")


def test_the_elite_powers_are_reported():  # DUN-152 DUN-153 DUN-154 DUN-155 DUN-156
    def seated(elite, step, **fields):
        return position(player(elite=elite, **fields), player(elite="merchant"), step=step, options=DRAFT)

    tinkerer = after(seated("tinkerer", "choose die"), "take 2")
    assert fields(event_of(tinkerer, "turn"), "before", "value", "beside") == ("turn", 0, 2, 5, ["B2", "B3"])
    assert fields(event_of(tinkerer, "keep"), "value", "beside") == ("keep", 0, 2, ["B1", "B2"])
    assert event_of(seated("tinkerer", "choose die"), "take 2").wakes == "open"
    foreman = seated("foreman", "before die", village={"A1": {"tile": "L1-RED-MOVE", "token": 2}}, flowers=2)
    event = event_of(foreman, "foreman A1")
    assert fields(event, "square", "tile", "paid") == ("foreman", 0, "A1", "L1-RED-MOVE", 2)
    assert kinds(event.then) == ["complete"]
    assert fields(event_of(foreman, "continue"), "window") == ("continue", 0, "die")
    event = event_of(seated("archivist", "before die", chips=[2, 5, 6]), "archivist discarding 2+5")
    assert fields(event, "chips", "then") == ("archivist", 0, [2, 5], [Flowers(seat=0, flowers=2)])
    shepherd = seated("shepherd", "closing")
    assert fields(event_of(shepherd, "move 1 to A1-B1"), "start", "how") == ("move", 0, "A1-A2", "shepherd")
    assert fields(event_of(shepherd, "stop"), "how") == ("stop", 0, "shepherd")
    surveyor = seated("surveyor", "closing")
    top = GAME.dump(surveyor)["market"][1]["top"]
    event = event_of(surveyor, f"book {top}")
    assert fields(event, "tile", "level", "slot", "places") == ("book", 0, top, 2, "top", ["market/2/top", "0/booked"])
    assert fields(event_of(surveyor, "pass"), "then") == ("pass", 0, [NextTurn(seat=1, round=1, begins="turn")])


# Prophecies and the end.


def test_a_fulfilled_prophecy_and_the_end_it_triggers_are_reported():  # DUN-090 DUN-120 DUN-122
    tiles = ["eight_buildings", "twelve_flowers", "four_corners"]
    board = player(flowers=11, prophecies=["eight_buildings", "four_corners"])
    event = event_of(position(board, seats=3, step="recycle", prophecies=tiles), "recycle flower")
    assert event.then == [
        Flowers(seat=0, flowers=1),
        Fulfilled(seat=0, places=["prophecy/blue"], prophecy="twelve_flowers", points=3),
        EndComes(seat=0, reason="prophecies", turns=5),
        NextTurn(seat=1, round=1, begins="turn"),
    ]
    assert event.gains == [4, 0, 0]  # 3 for the tile, and the twelfth flower


def test_a_prophecy_taken_or_left_by_choice_is_reported_once():  # DUN-091
    tiles = ["eight_buildings", "twelve_flowers", "four_corners"]
    state = position(player(flowers=12), step="prophecy", prophecies=tiles, options={"prophecy_claim": "optional"})
    event = event_of(state, "claim twelve_flowers")
    assert fields(event, "prophecy", "points", "places") == ("claim", 0, "twelve_flowers", 3, ["prophecy/blue"])
    assert kinds(event.then) == ["next"]
    assert fields(event_of(state, "leave twelve_flowers"), "prophecy") == ("leave", 0, "twelve_flowers")


def test_the_ninth_building_triggers_the_end():  # DUN-121
    village = dict(zip(SQUARES[:8], LEVEL_1, strict=True)) | {"C3": ("L1-RED-CHIP", 2)}
    event = event_of(position(player(village), step="choose die", prophecies=NEVER, black=[5, 6]), "take 6")
    assert kinds(event.then) == ["complete", "end", "asleep"]
    assert event.then[1] == EndComes(seat=0, reason="buildings", turns=3)


def test_the_end_of_the_game_is_reported():  # DUN-165
    state = position(player(), player(), step="recycle", turn=1, turn_number=1, options={"round_limit": 1})
    assert event_of(state, "recycle flower").then == [Flowers(seat=1, flowers=1), GameOver(seat=1)]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_round_is_reported_with_every_event_of_a_turn(seats):
    for state in walk("dunaia", seats, "rounds"):
        if state.seat != OVER:
            event = sure(DunaiaEvent, GAME.event(state, int(state.pick(0))))
            expected = int(state.turns) // seats + 1 if state.step >= 7 else 0
            assert event.round == expected
