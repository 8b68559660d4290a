"""The board as text: everything a person needs for playing."""

from games.miner_inconvenience.helpers import CARDS, GAME, ROCK, deck, table

M05 = r"""
    +
+ / o O +
O oM05o O
+       +
  \ + /
"""  # mouths NE E W; inner top_mid top_right top_left


def lines_of(text):
    return [line.rstrip() for line in text.strip("\n").splitlines()]


def test_a_card_is_drawn_with_its_mouths_and_inner_tunnels():  # MIN-006
    state = table("M04 0,0", hands=[["M05"]])
    hand = GAME.board(state, 0).split("Your hand:\n")[1]
    assert lines_of(hand) == lines_of(M05)


def test_the_mine_shows_the_visible_parts_of_covered_cards():  # MIN-033, MIN-050
    r"""M07 (E SE W) covers the right face of M04 (E SE SW, lower tunnel from E to SW)."""
    state = table("M04 0,0", "M07 1,-1", hands=[["M01"]])
    board = GAME.board(state, None).split("\n\n")[1]
    assert "M04/   \\ +" in board  # the top right line of M04 is now the outline of M07
    assert "M07  O" in board


def test_buildings_nuggets_and_ladders_are_marked():  # MIN-006, MIN-112
    state = table("M17 0,0", hands=[["M01"]], buildings=["B2 on M17 upgraded"])
    board = GAME.board(state, None)
    assert "B2+" in board
    assert "Gold in sight: M17 RU@hub." in board
    assert "#" in board.split("\n\n")[1]
    assert "B2 West hall: doors NW top_left, range 4, on M17, upgraded." in board
    assert "B1 Lookout: doors NW NE, range 4 (upgraded 6), free." in board
    outpost = table("M17 0,0", hands=[["M01"]], buildings=["B2 on M17"])
    assert "B2-" in GAME.board(outpost, None)


def test_every_spot_shows_its_place_requirements_and_fitting_cards_with_their_draws():  # MIN-032, MIN-041, MIN-060
    state = table("M05 0,0", hands=[["M18", "M01"]], buildings=["B6 on M05"])
    text = GAME.board(state, 0, 120)
    assert "2,-1, east of M05: mouth at W; of your cards M18 (+1)." in text
    assert "1,1, north-east of M05: rock at SW; of your cards M01 (+0), M18 (+0)." in text
    assert "of your cards" not in GAME.board(state, None)


def test_prices_deck_and_progress_are_shown():  # MIN-100, MIN-111, MIN-131, MIN-145
    state = table("M05 0,0", hands=[["M18", "M01"], ["M02"]], buildings=["B6 on M05"], paid=["M40 by 0"])
    text = GAME.board(state, 0)
    assert "upgraded 0 of 4, deck 38, cards in all hands 3, next building 2\n    Gold, next upgrade 1 Gold." in text
    assert "Under the other 37 cards of the deck, next first: M40." in text
    assert "the rank Elven hovel" in text


def test_cards_to_be_paid_or_drawn_are_shown():  # MIN-068, MIN-100
    paying = table("M05 0,0", hands=[["M18", "M01"]], buildings=["B6 on M05"], phase="pay", price=2)
    assert "Seat 0 still pays 2 Gold." in GAME.board(paying, 0)
    drawing = table("M05 0,0", hands=[["M18", "M01"]], buildings=["B6 on M05"], phase="draw", supply_due=1, vein_due=2)
    assert "Seat 0 still draws 1 for supply and 2 for veins." in GAME.board(drawing, 0)


def test_closed_hands_stay_closed_on_the_board():  # MIN-017, R2
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18"]], options={"hands": "closed"})
    assert "Seat 1: 1 card: 1 unknown." in GAME.board(state, 0)
    assert "M18" not in GAME.board(state, 0)
    assert "M18" in GAME.board(state, 1)


def test_a_mine_wider_than_the_screen_is_cut_with_a_note(tmp_path):
    row = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:20])]
    state = table(*row, hands=[["M40"]], components=deck(tmp_path, ROCK))
    text = GAME.board(state, 0, 80)
    assert max(map(len, text.splitlines())) <= 80
    assert "The mine is wider than this picture; cards beyond its edges:" in text
    assert "M01 at 0,0: tunnels none." in text
    assert "wider" not in GAME.board(state, 0, 200)


def test_without_columns_the_mine_is_listed_card_by_card():  # MIN-062
    state = table("M05 0,0", "M18 2,-1", hands=[["M07"]], buildings=["B6 on M05"])
    text = GAME.board(state, 0, 0)
    assert "M05 at 0,0: tunnels E to M18, top_right to B6, W to the open, top_left to B6; B6 on its top face." in text
    assert "M07: mouths E SE W; inside right_mid left_right left_mid." in text
    assert "The last tile is M18." in text


def test_the_end_is_shown_with_reason_and_progress():  # MIN-147
    state = table("M04 0,0", hands=[[], ["M01"]], phase="stuck")
    first = GAME.board(state, 0, 0).splitlines()[0]
    assert first == "Lost: Seat 0 is stuck: no cards left to act with; 0 of 4 buildings upgraded, 40 cards left in the deck."
