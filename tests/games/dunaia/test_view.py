"""The data a view adds to the position: prices, previews, progress, arrows, the end."""

import pytest

from games.dunaia.helpers import GAME, after, common, flowers, player, position, seat, standing
from pithead.core.engine.state import OVER
from pithead.games.dunaia.scoring import is_live, pointing, village_points
from pithead.games.dunaia.snapshot import board_of, chips_of, dunaias_of, village_of
from pithead.games.dunaia.view import Arrow, Awake, Call, Elite, Points, Prospect, Reached, Reserved, Stray, Tile
from pithead.games.dunaia.waking import Village, Waking, differ, orders
from support import sure, walk

DRAFT = {"elite": "draft"}


def figure(state, dunaia, number=0):
    return common(state).players[number].figures[dunaia - 1]


def building(state, square, number=0):
    return next(one.building for one in common(state).players[number].squares if one.square == square)


def test_all_viewers_see_the_same_table():
    for state in walk("dunaia", 2, "views", DRAFT):
        views = [GAME.view(state, viewer).public for viewer in (None, 0, 1)]
        assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_a_village_shows_its_current_state(supply):  # DUN-051 DUN-131 DUN-132
    for number, state in enumerate(walk("dunaia", 2, "villages", {"flower_supply": supply})):
        if number % 5:
            continue
        box, data = state.pieces, state.pieces.components.data
        for shown_player in common(state).players:
            board = board_of(state, shown_player.seat)
            buildings, inserted = village_of(box, board), chips_of(board)
            outside = [n for n in range(1, 7) if n not in inserted]
            village = Village(data, buildings, outside, int(state.stock) if supply == "limited" else None)
            done = {square: built for square, built in buildings.items() if built.token == 0}
            assert [one.line for one in shown_player.figures] == dunaias_of(box, board)
            assert [one.orders for one in shown_player.figures] == [orders(village, one.dunaia, one.line) for one in shown_player.figures]
            assert (shown_player.points.buildings, shown_player.points.arrows) == village_points(data, done)
            told_buildings = {one.square: one.building for one in shown_player.squares if one.building}
            assert told_buildings.keys() == buildings.keys()
            for square, one in told_buildings.items():
                built = buildings[square]
                assert (one.tile, one.token, one.tokens, one.die) == (built.tile, built.token, built.colours, built.die)
                live = {pointing(side, built.turned) for side in "NESW" if is_live(data, done, square, side)}
                assert all(arrow.live == (arrow.side in live) for arrow in one.arrows)


# Effects of waking.


def test_an_empty_square_gives_a_flower_or_the_chip_of_the_dunaia():  # DUN-052 DUN-053 DUN-054
    state = position(player(chips=[4]))
    chip, flower = Waking("A2", "gain", chip=1), Waking("A1", "gain", flowers=1)
    assert figure(state, 1).line == "A1-A2"
    assert figure(state, 1).orders == [[flower, chip], [chip, flower]]
    assert figure(state, 4).orders == [[Waking("A3", "gain", flowers=1), Waking("A2")]]  # chip 4 is in


def test_a_site_advances_or_is_completed_for_its_points():  # DUN-055 DUN-056 DUN-131 DUN-132
    village = {"A1": ("L1-PURPLE-MOVE", 1), "A2": ("L1-PURPLE-CHIP", 2), "B2": "L3-RED-PURPLE"}
    state = position(player(village))
    goes_on, done = Waking("A1", "progress", token=2, needed=3), Waking("A2", "complete", token=3, needed=3, points=1 + 2)
    assert figure(state, 1).orders == [[goes_on, done], [done, goes_on]]  # the arrow of B2 to the west will count


def test_a_completed_level_2_building_gives_its_centre_and_live_arrows():  # DUN-057 DUN-059 DUN-161
    village = {"A2": "L2-GREEN-CHIP", "A1": "L1-GREEN-FLOWER", "A3": ("L1-YELLOW-FLOWER", 1)}
    state = position(player(village))
    two = Waking("A2", "gain", chips=2)
    assert figure(state, 4).orders[0] == [two, Waking("A3", "progress", token=2, needed=3)]
    assert figure(state, 1).orders == [[two, Waking("A1")]]  # a completed level 1 building sleeps (DUN-031)
    full = position(player(village, chips=[1, 2, 3, 4, 5]))
    assert figure(full, 1).orders == [[Waking("A2", "gain", chips=1), Waking("A1")]]


def test_a_square_shows_its_state_at_its_turn():  # DUN-051 DUN-062
    village = {"B2": "L2-GREEN-CHIP", "C2": ("L1-GREEN-MOVE", 2)}
    state = position(player(village, chips=[1, 2, 3, 4, 5, 6], dunaias=standing(d3="B2-C2")))
    assert figure(state, 3).orders == [[Waking("C2", "complete", token=3, needed=3, points=1), Waking("B2", "gain", flowers=1)]]


def test_flowers_are_shown_as_far_as_the_stock_reaches():  # DUN-160
    rich = player(flowers=127)
    state = position(player(flowers=1), rich, options={"flower_supply": "limited"})
    assert figure(state, 1).orders == [[Waking("A2", "gain", chip=1), Waking("A1")]]


@pytest.mark.parametrize("options", [{}, {"flower_supply": "limited"}, {"tile_rotation": "free"}])
def test_the_shown_effect_of_waking_matches_the_rules(options):  # DUN-050 to DUN-062
    compared = 0
    for state in walk("dunaia", 2, "waking", options):
        if state.seat == OVER or GAME.question(state).kind != "order":
            continue
        number, awake = int(state.turn), int(state.awake) + 1
        for order in figure(state, awake, number).orders:
            now = after(state, f"first {order[0].square}")
            if any(waking.chips or waking.moves for waking in order):
                continue
            compared += 1
            for waking in order:
                built = seat(state, number)["village"].get(waking.square)
                token = seat(now, number)["village"].get(waking.square, {}).get("token", 0)
                assert token == (waking.token if waking.gives == "progress" else 0)
                assert (built is not None and built.get("token", 0) > 0) == (waking.gives in ("progress", "complete"))
            assert flowers(now, number) - flowers(state, number) == sum(waking.flowers for waking in order)
            gained = set(seat(now, number)["chips"]) - set(seat(state, number)["chips"])
            assert gained == {waking.chip for waking in order if waking.chip}
            points = sum(waking.points for waking in order)
            before, then = common(state).players[number].points, common(now).players[number].points
            assert then.buildings + then.arrows - before.buildings - before.arrows == points
    assert compared > 30


# Villages.


def test_an_arrow_is_shown_on_the_side_it_points_to_and_live_if_it_pays():  # DUN-057 DUN-132 R-07
    village = {"B1": {"tile": "L3-RED-PURPLE", "turned": 1}, "B2": "L1-PURPLE-MOVE", "C1": ("L1-PURPLE-CHIP", 1)}
    state = position(player(village), options={"tile_rotation": "free"})  # printed W and E, turned to N and S
    assert building(state, "B1").arrows == [Arrow("S", "points", 2, "purple", live=True), Arrow("N", "points", 2, "purple")]
    assert building(state, "B1").points == 3 + 2
    assert building(state, "C1").points == 0
    assert (building(state, "C1").token, building(state, "C1").squares) == (1, 3)
    assert common(state).players[0].points == Points(buildings=4, arrows=2, prophecies=0, artefacts=0, flowers=0)
    assert common(state).players[0].score == 6


def test_lines_show_their_giants_and_whether_there_is_room_for_another():  # DUN-009 DUN-066
    crowded = player(dunaias=["A1-B1", "A1-B1", "A1-B1", "B1-C1", "A2-B2", "A2-B2"])
    lines = {line.line: (line.dunaias, line.room) for line in common(position(crowded)).players[0].lines}
    assert (lines["A1-B1"], lines["B1-C1"], lines["C2-C3"]) == (([1, 2, 3], False), ([4], True), ([], True))
    strict = {line.line: line.room for line in common(position(options={"move_target": "empty_only"})).players[0].lines}
    assert (strict["A1-A2"], strict["A1-B1"]) == (False, True)  # Dunaïa 1 is there, and nobody


def test_calls_show_the_missing_chips_of_a_seat():  # DUN-101 DUN-103
    state = position(player(chips=[1, 2, 5], fragments=["core"]))
    assert common(state).players[0].calls == [
        Call(1, payable=True, fragment=True),
        Call(2, missing=[3, 4]),  # the fragment is in the incomplete artefact
        Call(3, missing=[6], fragment=True),
    ]
    assert common(position(player(chips=[1, 2]))).players[0].calls[0] == Call(1, more=1, fragment=True)


def test_fragments_tokens_elites_and_the_booked_tile_are_shown_with_their_seat():  # DUN-073 DUN-104 DUN-156
    one = player({"A1": ("L1-RED-MOVE", 1)}, elite="surveyor", booked="L3-MULTI-1", artefacts=1, fragments=["head"])
    players = common(position(one, player(elite="merchant"), options=DRAFT)).players
    assert (players[0].tokens, players[0].completed, players[0].artefacts, players[0].fragments) == (2, 0, 1, ["head"])
    booked, elite = sure(Reserved, players[0].booked), sure(Elite, players[1].elite)
    assert (booked.tile.tile, booked.price, booked.place) == ("L3-MULTI-1", 3, "0/booked")
    assert (elite.elite, elite.power, elite.value) == ("merchant", "discount", 1)


# The common board.


def test_dice_are_shown_by_value_with_those_that_may_be_taken():  # DUN-042 DUN-043
    faces = common(position(black=[3, 4, 4], own=[4, 6])).faces
    assert [(face.value, face.black, face.own, face.free) for face in faces] == [
        (1, 0, [], False),
        (2, 0, [], False),
        (3, 1, [], True),
        (4, 2, [0], True),
        (5, 0, [], False),
        (6, 0, [1], False),  # their own die waits until no black one is left
    ]
    assert not any(face.free for face in common(position(step="recycle")).faces)


def test_recycling_spaces_show_their_dice():  # DUN-071
    spaces = common(after(position(step="recycle", black=[2, 3, 4, 5]), "recycle chip", "insert 1")).spaces
    assert [(space.space, space.effect, space.amount, space.dice) for space in spaces] == [
        ("build", "build", 1, 0),
        ("flower", "flower", 1, 0),
        ("move", "move", 1, 0),
        ("chip", "chip_any", 1, 1),
    ]
    blocked = position(player(), player({"B2": {"tile": "L1-RED-FLOWER", "die": True}}), black=[2, 3, 4])
    assert building(blocked, "B2", 1).die
    assert common(blocked).guest_price == 1


def test_the_market_shows_prices_for_everyone_and_the_contents_of_the_piles():  # DUN-075 DUN-151 DUN-112
    players = (player(elite="merchant"), player(elite="tinkerer"))
    stall = common(position(*players, options=DRAFT)).market[1]
    assert [(offer.slot, offer.price, offer.prices) for offer in stall.offers] == [("board", 2, [1, 2]), ("top", 3, [2, 3])]
    assert stall.search_prices == [2, 3]
    assert stall.pile == len(stall.tiles) == 11
    assert [sure(Tile, offer.tile).tile in stall.tiles for offer in stall.offers] == [False, True]
    board = common(position(options={"search_price": "board"})).market[1]
    assert board.search_prices == [2, 2]


def test_a_search_shows_the_tiles_that_can_be_found_and_paid_for():  # DUN-111 DUN-112
    calling = position(player(flowers=2, chips=[1, 2, 5]), step="before die", elders=["architect", "guide", "mason"])
    assert common(calling).found == []
    state = after(calling, "call 1 discarding 1+2+5", "power only")
    assert [stall.search_prices[0] for stall in common(state).market] == [2, 3, 4]
    assert [tile.tile for tile in common(state).found] == common(state).market[0].tiles
    assert all(tile.points == 1 for tile in common(state).found)
    assert common(after(state, f"search {common(state).found[0].tile} at B2")).found == []


def test_a_die_is_held_from_taking_to_placing():  # DUN-043 DUN-070
    state = position(black=[2, 3, 4, 5, 6])
    assert common(state).held == 0
    taken = after(state, "take 3")
    assert common(taken).held == 3
    assert common(after(taken, "first C1")).held == 3
    assert common(after(taken, "first C1", "recycle flower")).held == 0


def test_elders_show_their_power_their_price_and_their_fragment():  # DUN-013 DUN-101
    elder = common(position(player(artefacts=1))).elders[2]
    assert (elder.elder, elder.effect, elder.amount, elder.chips, elder.more) == ("mason", "advance", 1, [5, 6], 1)
    assert (elder.fragment, elder.left, elder.place) == ("base", 11, "elder/3")


def test_a_tile_for_sale_shows_its_value_on_each_square():  # DUN-057 DUN-131 DUN-132
    village = {"B2": "L2-RED-FLOWER", "A1": "L3-RED-PURPLE", "C1": "L1-PURPLE-MOVE"}  # all four arrows of B2 are flowers
    market = {1: ("L1-PURPLE-CHIP", "L1-RED-CHIP"), 3: ("L3-MULTI-1", "L3-GREEN-RED")}
    state = position(player(village, flowers=3), step="recycle", market=market)
    assert common(state).prospects == []
    prospects = {(one.tile, one.square): one for one in common(after(state, "recycle build")).prospects}
    assert len(prospects) == 6 * 6 - 6  # six free squares; the pile top of level 3 is too expensive
    assert prospects["L1-PURPLE-CHIP", "B1"] == Prospect("L1-PURPLE-CHIP", "B1", points=1 + 2)  # the east arrow of A1
    assert prospects["L1-RED-CHIP", "B1"] == Prospect("L1-RED-CHIP", "B1", points=1, flowers=1)  # the north arrow of B2
    assert prospects["L3-MULTI-1", "B1"] == Prospect("L3-MULTI-1", "B1", points=3 + 2, flowers=1)  # it has all colours
    assert prospects["L3-MULTI-1", "C3"] == Prospect("L3-MULTI-1", "C3", points=3)


@pytest.mark.parametrize(
    ("prophecy", "notch", "needed", "have", "met"),
    [
        ("six_buildings", 0, [6], [4], False),
        ("twelve_flowers", 1, [12], [7], False),
        ("two_artefacts", 1, [2], [1], False),
        ("seven_flowers_one_artefact", 1, [7, 1], [7, 1], True),
        ("four_corners", 2, [4], [3], False),
        ("three_in_line", 2, [3], [3], True),
        ("each_level", 2, [3], [2], False),
    ],
)
def test_everyones_progress_with_a_prophecy_is_shown(prophecy, notch, needed, have, met):  # DUN-092 to DUN-098
    village = {"A1": "L1-RED-MOVE", "B1": "L1-GREEN-MOVE", "C1": "L2-RED-CHIP", "A3": "L1-YELLOW-MOVE", "C3": ("L3-MULTI-1", 4)}
    tiles = ["eight_buildings", "two_artefacts", "four_corners"]
    tiles[notch] = prophecy
    state = position(player(village, flowers=7, artefacts=1), prophecies=tiles)
    shown_prophecy = common(state).prophecies[notch]
    assert (shown_prophecy.prophecy, shown_prophecy.needed, shown_prophecy.taken_by) == (prophecy, needed, None)
    assert shown_prophecy.reached[0] == Reached(0, have, met)
    assert shown_prophecy.reached[1].met is False


def test_a_claimed_prophecy_shows_its_owner():  # DUN-099
    state = position(player(), player(prophecies=["two_artefacts"]))
    assert [tile.taken_by for tile in common(state).prophecies] == [None, 1, None]
    assert common(state).prophecies_left == 2
    assert common(state).players[1].points.prophecies == 3


# The turn and the end.


def test_the_phase_the_window_and_the_awakened_dunaia_are_shown():  # DUN-037 DUN-038
    table = common(position())
    assert (table.phase, table.window, table.awake, table.round, table.turns_left) == (1, None, None, 1, None)
    window = common(position(player(chips=[1, 2, 3]), step="after awakening"))
    assert (window.phase, window.window) == (0, "recycling")
    state = after(position(step="recycle"), "recycle move")
    assert (common(state).phase, common(state).owed.moves, common(state).owed.moved) == (3, 1, [])
    order = common(after(position(black=[3, 4]), "take 4"))
    assert (order.phase, order.awake) == (2, Awake(4, ["A2", "A3"], []))


def test_behind_an_open_window_the_next_answers_are_listed():  # DUN-038 DUN-042
    state = position(player(chips=[1, 2, 4]), step="before die", black=[3, 3, 5, 6, 6])
    assert common(state).window == "die"
    assert common(state).ahead == [{"kind": "take", "value": value} for value in (3, 5, 6)]
    assert common(position(step="choose die", black=[3, 3, 5, 6, 6])).ahead == []  # no window, nothing behind it
    assert common(position(player(chips=[1, 2, 4]), step="after prophecy")).ahead == []  # the turn of someone else follows


def test_a_window_names_the_move_that_passes_it():  # DUN-038
    assert GAME.question(position(player(chips=[1, 2, 4]), step="before die", black=[3, 3, 5])).passes == "continue"
    assert GAME.question(position()).passes == ""


def test_only_the_window_after_the_die_passes_automatically():  # DUN-038
    caller = player(chips=[1, 2, 3, 4])
    automatic = {step: GAME.question(position(caller, step=step)).automatic for step in ("before die", "after die", "after awakening")}
    assert automatic == {"before die": None, "after die": {"kind": "continue"}, "after awakening": None}


def test_an_order_that_makes_no_difference_is_chosen_automatically():  # DUN-051
    flower, chip = Waking("A1", "gain", flowers=1), Waking("A2", "gain", chip=1)
    assert not differ([[flower, chip], [chip, flower]])
    assert not differ([[flower, chip]])
    assert differ([[flower, Waking("A2", "gain", chips=1)], [Waking("A2", "gain", chips=1), flower]])  # which chip?
    assert differ([[flower, Waking("A2", "gain", moves=1)], [Waking("A2", "gain", moves=1), flower]])
    assert differ([[flower, chip], [chip, Waking("A1", "gain", flowers=2)]])
    states = [state for seed in range(8) for state in walk("dunaia", 2, f"orders {seed}") if GAME.question(state).kind == "order"]
    indifferent = [state for state in states if GAME.automatic(state)]
    assert 0 < len(indifferent) < len(states)
    for state in indifferent:
        assert GAME.automatic(state) in [GAME.codec.decode(state, move) for move in state.legal()]


def test_the_effect_that_would_be_lost_by_moving_the_awake_dunaia_is_shown():  # DUN-061
    straying = [state for seed in range(8) for state in walk("dunaia", 2, f"stray {seed}") if common(state).stray]
    assert straying
    for state in straying:
        table = common(state)
        assert table.awake
        assert table.stray == Stray(table.awake.dunaia, table.awake.due[0], "DUN-061")
        assert GAME.question(state).kind == "move"
    assert common(after(position(step="recycle"), "recycle move")).stray is None  # no effect is due any more


def test_a_seat_shows_whether_its_next_building_ends_the_game():  # DUN-122
    full = common(position()).buildings_to_end
    for state in walk("dunaia", 2, "last building"):
        assert [one.last_building for one in common(state).players] == [one.completed == full - 1 for one in common(state).players]


def test_before_the_die_is_placed_the_tiles_it_could_buy_are_shown():  # DUN-070 DUN-072
    compared = 0
    for state in walk("dunaia", 2, "buyable"):
        table = common(state)
        if GAME.question(state).kind != "recycle":
            assert table.buyable == [] or in_window(state)
            continue
        spaces = {form.get("space") for form in (GAME.codec.decode(state, move) for move in state.legal())}
        if "build" not in spaces:
            assert table.buyable == []
            continue
        left = after(state, "recycle build")
        if GAME.question(left).kind == "build":  # not where one tile on one square is all there is
            bought = {GAME.codec.decode(left, move)["tile"] for move in left.legal()}
            assert set(table.buyable) == bought
            compared += 1
    assert compared > 5


def in_window(state):
    return state.seat != OVER and GAME.codec.question(state)[0] == "window"


def test_the_answers_behind_a_window_match_the_next_question_of_the_rules():  # DUN-037 DUN-038
    compared = 0
    for state in (state for seed in ("ahead", "behind") for state in walk("dunaia", 2, seed, DRAFT)):
        table = common(state)
        if not in_window(state):
            assert (table.ahead, GAME.question(state).next) == ([], None)
            continue
        left = after(state, "continue")
        if left.seat == state.seat and left.turns == state.turns and not in_window(left):
            assert table.ahead == [GAME.codec.decode(left, move) for move in left.legal()]
            assert GAME.question(state).next == GAME.question(left)
            compared += 1
        else:
            assert (table.ahead, GAME.question(state).next) == ([], None)
    assert compared > 5


def test_the_turns_left_are_shown_once_they_can_be_known():  # DUN-122 DUN-165
    assert common(position()).turns_left is None
    triggered = common(position(player(prophecies=["eight_buildings", "two_artefacts", "four_corners"]), last_turn=5, turn_number=2))
    assert (triggered.turns_left, triggered.end_triggered, triggered.prophecies_left) == (3, True, 0)
    limited = common(position(turn_number=2, options={"round_limit": 2}))
    assert (limited.turns_left, limited.end_triggered, limited.rounds) == (1, False, 2)
    assert common(position()).buildings_to_end == 9
