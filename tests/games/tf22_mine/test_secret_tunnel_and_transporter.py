"""Actions J and K."""

from games.tf22_mine.mine import GAME, at, crew, laid, legal, play, table, units, why_not

BOARD = {"d2": "red -", "f6": "red EW", "a1": "blue -"}


def test_a_crew_goes_to_any_card_of_its_colour():  # TFM-150
    state = play(laid(4), "done", "colour yellow", "colour blue", "colour red", "colour white")
    state = play(state, *["turn c3 A"] * 12)  # to the turn of seat 3, yellow
    yellow = [card.cell for card in GAME.view(state, None).public.cells if card.card.look.colour == "yellow"]
    assert len(yellow) == 9
    assert legal(state, "tunnel") == [f"tunnel to {cell}" for cell in yellow if cell != "c4"]  # the other 8
    state = play(state, legal(state, "tunnel")[0])
    assert state.ore == 1


def test_the_secret_tunnel_requires_no_link_and_allows_occupied_cards_and_bases():  # TFM-150
    state = table(BOARD, crews={"white": "d2", "blue": "f6"}, units=["d2"])
    assert legal(state, "tunnel") == ["tunnel to d3", "tunnel to f6"]
    assert crew(play(state, "tunnel to d3"), "white") == ("d3", 0)
    assert why_not(state, "tunnel to a1") == ["TFM-150"]
    assert why_not(state, "tunnel to d2") == ["TFM-150"]
    assert why_not(state, "tunnel to z1") == ["TFM-021"]


def test_the_secret_tunnel_is_for_a_crew_without_units_and_costs_three():  # TFM-151, TFM-056
    assert why_not(table(BOARD, crews={"white": "d2"}, held={"white": 1}), "tunnel to f6") == ["TFM-151"]
    assert why_not(table(BOARD, crews={"white": "d2"}, ore=2), "tunnel to f6") == ["TFM-056"]
    assert play(table(BOARD, crews={"white": "d2"}), "tunnel to f6").ore == 1


def shared():
    """Return blue on the red card d2 with red, which holds a unit, and yellow; a unit is there."""
    return table(BOARD, crews={"blue": "d2", "red": "d2", "yellow": "d2"}, held={"red": 1}, units=["d2"], turn=2)


def test_all_enemy_crews_are_moved_to_another_card_of_the_colour():  # TFM-155
    state = play(shared(), "transport to f6")
    assert [one.colour for one in at(state, "f6").crews] == ["red", "yellow"]
    assert state.ore == 2
    assert legal(shared(), "transport") == ["transport to d3", "transport to f6"]
    assert why_not(shared(), "transport to a1") == ["TFM-155"]
    assert why_not(shared(), "transport to d2") == ["TFM-155"]
    alone = table(BOARD, crews={"blue": "d2"}, turn=2)
    assert why_not(alone, "transport to f6") == ["TFM-155"]


def test_a_players_own_crew_stays_and_so_do_camps_and_units():  # TFM-156
    state = play(shared(), "transport to f6")
    assert crew(state, "blue") == ("d2", 0)
    assert "d2" in units(state)
    home = play(table(BOARD, crews={"blue": "d3"}, turn=2), "transport to f6")
    assert (at(home, "d3").base, crew(home, "red")) == ("red", ("f6", 0))


def test_units_held_by_the_moved_crews_stay_with_them():  # TFM-157
    assert crew(play(shared(), "transport to f6"), "red") == ("f6", 1)
    nobody = table(BOARD, crews={"blue": "d2", "red": "d2"}, turn=2)
    assert why_not(nobody, "transport to f6") == []  # it does not matter whether anyone holds units
