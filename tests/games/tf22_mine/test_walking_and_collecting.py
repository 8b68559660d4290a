"""Actions D, E and F."""

from games.tf22_mine.mine import GAME, at, crew, legal, play, table, units, why_not

FIGURE = {"b2": "red ES", "c2": "red EW", "d2": "red EW", "e2": "red SW", "e3": "blue NS"}


def on(cell, **fields):
    """Return the board of the figures for D and E with the yellow crew of seat 3 on a cell."""
    return table(FIGURE, crews={"yellow": cell}, turn=3, **fields)


def test_a_crew_moves_any_distance_through_one_tunnel_colour():  # TFM-080, TFM-081
    assert legal(on("b2"), "walk") == ["walk to c2", "walk to d2", "walk to e2"]
    state = play(on("b2"), "walk to e2")
    assert (crew(state, "yellow"), state.ore) == (("e2", 0), 3)


def test_a_tunnel_continues_over_links_of_one_colour():  # TFM-081
    assert why_not(on("b2"), "walk to b2") == ["TFM-081"]
    assert why_not(on("b2"), "walk to e3") == ["TFM-080"]
    assert why_not(on("b2"), "walk to d3") == ["TFM-081"]  # red too, but c2 and d2 are shut towards it
    assert why_not(on("b2"), "walk to h9") == ["TFM-021"]


def test_a_crew_moves_from_one_colour_into_another():  # TFM-082
    assert legal(on("e2"), "cross") == ["cross to e3"]
    state = play(on("e2"), "cross to e3")
    assert (crew(state, "yellow"), state.ore) == (("e3", 0), 3)
    assert why_not(on("e2"), "cross to d2") == ["TFM-082"]


def test_crossing_is_exactly_one_step():  # TFM-083, R-13
    state = table(FIGURE | {"e4": "blue NS"}, crews={"yellow": "e2"}, turn=3)
    assert legal(state, "cross") == ["cross to e3"]
    assert why_not(state, "cross to e4") == ["TFM-083"]
    assert legal(play(state, "cross to e3"), "walk") == ["walk to e4"]  # another step is D, for its own ore


def test_walking_and_crossing_require_a_link():  # TFM-084
    assert legal(on("b2"), "cross") == []
    assert why_not(on("b2"), "cross to b3") == ["TFM-084"]  # b2 is open to b3, which is closed
    assert legal(on("e3"), "cross") == ["cross to e2"]
    assert why_not(on("e3"), "cross to d3") == ["TFM-084"]  # d3 is open to e3, which is shut to the west


def test_there_are_no_diagonal_steps_and_no_way_out():  # TFM-084
    state = table({"a1": "white NESW", "f1": "white NESW", "a2": "red NESW", "b2": "white NESW"}, crews={"white": "a1"})
    assert legal(state, "walk") == []
    assert legal(state, "cross") == ["cross to a2"]
    assert why_not(state, "cross to b2") == ["TFM-082", "TFM-083"]
    edge = table({"f1": "white NESW", "a2": "red NESW"}, crews={"white": "f1"})
    assert legal(edge, "cross") == []  # a2 follows f1 in reading order, but is not beside it


def test_crews_units_and_camps_never_block():  # TFM-085
    state = table(FIGURE, crews={"yellow": "b2", "white": "c2", "red": "d2", "blue": "e2"}, units=["c2"], turn=3)
    assert legal(state, "walk") == ["walk to c2", "walk to d2", "walk to e2"]
    state = play(state, "walk to c2")
    assert [one.colour for one in at(state, "c2").crews] == ["white", "yellow"]
    camps = table({"d2": "red S"}, crews={"yellow": "d2"}, turn=3)
    assert legal(camps, "walk") == ["walk to d3"]  # the red camp and crew are there


def test_a_crew_stands_on_the_card_as_a_whole():  # TFM-086
    state = table({"b1": "red S", "b2": "red NE", "c2": "red W"}, crews={"yellow": "b2"}, turn=3)
    assert legal(state, "walk") == ["walk to b1", "walk to c2"]


def test_a_crew_on_a_card_with_a_unit_takes_it():  # TFM-090
    state = on("e2", units=["e2"])
    assert legal(state, "collect") == ["collect"]
    state = play(state, "collect")
    assert (crew(state, "yellow"), state.ore) == (("e2", 1), 3)
    assert "e2" not in units(state)
    assert why_not(state, "collect") == ["TFM-090"]


def test_there_is_no_limit_to_the_units_held():  # TFM-091
    state = on("e2", units=["e2"], held={"yellow": 3})
    assert crew(play(state, "collect"), "yellow") == ("e2", 4)


def test_units_leave_a_player_only_by_theft_or_delivery():  # TFM-092
    state = on("e2", held={"yellow": 1})
    kinds = {choice.form["kind"] for choice in GAME.choices(state)}
    assert kinds <= {"turn", "push", "walk", "cross", "collect", "steal", "deliver", "tunnel", "transport"}
    for move in legal(state):
        assert crew(play(state, move), "yellow")[1] == 1


def test_a_step_to_the_crews_own_cell_has_its_own_refusal():  # TFM-083
    state = table({"c2": "white NS"}, crews={"white": "c2"})
    assert [(refusal.rule, refusal.text) for refusal in GAME.explain(state, "cross to c2")] == [
        ("TFM-083", "the crew is already on c2; it must move at least one card")
    ]
