"""The events for each viewer: the seat, its rivals, an onlooker."""

import pytest

from games.sacred_dragon.helpers import FIRST, GAME, RED, SECOND, THREE, YELLOW, after, dealt, extending, played, position
from pithead.games.sacred_dragon import events
from pithead.games.sacred_dragon.mines import Mine
from pithead.games.sacred_dragon.scoring import Zone

HIDDEN = {"removed_tiles": "hidden"}
DEALT = dealt(["T26 T07 T08 T09", "T05 T06 T14 T15"], "T01")
BUILD = Mine("build", sides=2, points=2, tokens=1, zones=1)


def event_of(state, move):
    """Return the event of a move."""
    return GAME.event(state, GAME.read(state, move))


def sentence_of(state, move, viewer=None):
    """Return its sentence for a viewer."""
    return GAME.describe(state, GAME.read(state, move), viewer)


def test_chance_says_who_begins():  # MSD-015
    assert event_of(played(2), "begin seat 1") == events.Begun(seat=1)
    assert sentence_of(played(2), "begin seat 1") == "Seat 1 goes first"


def test_a_dealt_tile_is_shown_only_to_its_receiver():  # MSD-014
    state = played(2, "begin seat 1")
    event = event_of(state, "draw T26")
    assert event == events.Dealt(seat=1, known=[1], tile="T26", edges="RRRRR*", pile=79)
    assert event.to(1) == events.Dealt(seat=1, tile="T26", edges="RRRRR*", pile=79)
    assert event.to(0) == event.to(None) == events.Dealt(seat=1, tile=None, edges=None, pile=79)
    assert sentence_of(state, "draw T26", 1) == "Seat 1 is dealt T26"
    assert sentence_of(state, "draw T26", 0) == sentence_of(state, "draw T26") == "Seat 1 is dealt a tile"


def test_the_starting_tile_is_shown_to_all():  # MSD-016
    state = played(2, "begin seat 0", *DEALT[:-1])
    assert event_of(state, "draw T01") == events.Centred(places=["0,0"], tile="T01", edges="RRRRRY", at="0,0", pile=71)


def test_a_placement_reports_tile_place_edges_sides_and_the_mine_it_allows():  # MSD-030 MSD-036 MSD-043
    state = position(THREE, "T45 T75 T09")
    first = events.Placed(seat=0, places=["0,1"], tile="T45", turn=1, edges="YRBR*B", at="0,1", sides=2, number=1, mine=BUILD)
    assert event_of(state, FIRST) == first
    second = event_of(after(state, FIRST), SECOND)
    assert (second.number, second.sides, second.mine) == (2, 3, Mine("build", sides=3, points=3, tokens=1, zones=1))
    assert sentence_of(state, FIRST) == "Seat 0 plays T45 (YRBR*B) at 0,1"


def test_in_the_starting_round_a_placement_allows_no_mine_and_ends_the_turn():  # MSD-018 MSD-020
    state = played(2, "begin seat 0", *DEALT)
    event = event_of(state, "place T26 r3 at 1,-1")
    assert (event.sides, event.mine, event.ends, event.number) == (1, None, "turn", 1)


def test_a_tile_placed_apart_is_not_the_last_and_allows_no_mine():  # MSD-036 R4
    state = after(position(THREE, "T45 T75 T09", options={"joined": "final"}), FIRST)
    assert event_of(state, "place T09 r0 at 2,1").mine is None


def test_stopping_is_reported_with_the_possible_mine():  # MSD-037
    state = after(position(THREE, "T45 T75"), FIRST)
    assert event_of(state, "stop") == events.Stopped(seat=0, tiles=1, mine=BUILD)
    assert sentence_of(state, "stop", 1) == "Seat 0 stops playing tiles"


def test_a_new_mine_reports_its_payment_and_its_zone():  # MSD-043 MSD-061
    state = after(position(THREE, "T45"), FIRST)
    zone = Zone(["0,1"], tokens=1, points=1)
    built = events.Built(seat=0, places=["0,1"], gains=[3, 0], tile="T45", at="0,1", mine=BUILD, left=8, zone=zone)
    assert event_of(state, "mine") == built
    assert sentence_of(state, "mine", 1) == "Seat 0 builds a mine at 0,1: 2 sides, 2 points, 1 token"


def test_an_extension_without_tokens_makes_no_zone():  # MSD-047 MSD-048
    event = event_of(extending(3), "mine")
    assert event.mine == Mine("extend", sides=3, points=3, tokens=0, zones=0)
    assert (event.gains, event.left, event.zone, event.beside) == ([3, 0], 8, None, ["1,0"])


@pytest.mark.parametrize(("agreed", "points"), [("7", 7), ("6", 6)])
def test_an_extension_with_six_sides_pays_seven_or_what_the_option_says(agreed, points):  # MSD-047 R7
    # Two tokens join the one on 1,0: a zone of 2 x 3 instead of 1 x 1 gains 5.
    state = extending(6, options={"extend_six_points": agreed})
    event = event_of(state, "mine")
    assert isinstance(event, events.Extended)
    assert event.mine == Mine("extend", sides=6, points=points, tokens=2, zones=5)
    assert event.zone == Zone(["1,0", "0,0"], tokens=3, points=6)
    assert (event.gains, event.left) == ([points + 5, 0], 6)
    assert sentence_of(state, "mine") == f"Seat 0 extends a mine at 0,0: 6 sides, {points} points, 2 tokens"


def test_an_extension_names_only_a_players_own_foundations_beside_it():  # MSD-049
    state = extending(4, mines=[("1,0", RED, 1), ("-1,1", RED, 1), ("0,1", YELLOW, 1)])
    assert event_of(state, "mine").beside == ["1,0", "-1,1"]


def test_a_declined_mine_is_reported():  # MSD-042
    state = after(position(THREE, "T45"), FIRST)
    assert event_of(state, "leave") == events.Waived(seat=0, places=["0,1"], at="0,1", mine=BUILD)
    assert sentence_of(state, "leave") == "Seat 0 makes no mine"


def test_supply_reports_how_many_tiles_will_be_drawn():  # MSD-027 MSD-054
    assert event_of(position(THREE, "T45"), "supply") == events.Supplied(seat=0, draws=1)
    empty = position(THREE, "T45", pile=[], last_round=True)
    assert event_of(empty, "supply") == events.Supplied(seat=0, draws=0, ends="turn")
    assert sentence_of(empty, "supply") == "Seat 0 supplies, but the pile is empty"


@pytest.mark.parametrize(("hand", "pile", "draws"), [("T45 T75 T09", None, 1), ("T45 T09", None, 2), ("T45 T09", ["T01"], 1)])
def test_reorganize_reports_how_many_tiles_will_be_drawn(hand, pile, draws):  # MSD-028 MSD-054
    event = event_of(position(THREE, hand, pile=pile), "reorganize T09")
    assert event == events.Reorganized(seat=0, tile="T09", edges="RRRBRB", draws=draws)


def test_a_tile_removed_face_down_is_shown_to_its_owner():  # R10
    event = event_of(position(THREE, "T45 T09", options=HIDDEN), "reorganize T09")
    assert event.known == [0]
    assert event.to(0) == events.Reorganized(seat=0, tile="T09", edges="RRRBRB", draws=2)
    assert event.to(1) == event.to(None) == events.Reorganized(seat=0, tile=None, edges=None, draws=2)
    assert event.to(1).is_hidden


def test_an_unplayable_hand_is_shown_to_all():  # MSD-021
    state = played(2, "begin seat 0", *DEALT, "place T26 r3 at 1,-1")
    event = events.Shown(seat=1, tile="T14", edges="YYYBYB", hand=["T05", "T06", "T14", "T15"], ends="round")
    assert event_of(state, "remove T14") == event == event.to(None)
    assert sentence_of(state, "remove T14") == "Seat 1 cannot play, shows T05, T06, T14, T15 and removes T14"


def test_a_drawn_tile_is_shown_to_its_receiver_and_ends_the_turn():  # MSD-025
    state = after(position(THREE, "T45"), "supply")
    event = event_of(state, "draw T01")
    assert event.to(0) == events.Drawn(seat=0, tile="T01", edges="RRRRRY", pile=75, ends="turn")
    assert event.to(1) == event.to(None) == events.Drawn(seat=0, tile=None, edges=None, pile=75, ends="turn")
    state = after(state, "draw T01", "supply")
    assert event_of(state, "draw T02").ends == "round"
    state = after(position(THREE, seats=3, start=1, turn=0, options={"round_start": "rotate"}), "supply")
    assert event_of(state, "draw T02").ends == "round"  # seat 2 begins the next


def test_the_first_of_two_draws_does_not_end_the_turn():  # MSD-028
    state = after(position(THREE, "T45 T09"), "reorganize T09")
    assert event_of(state, "draw T01").ends == ""
    assert event_of(after(state, "draw T01"), "draw T02").ends == "turn"


@pytest.mark.parametrize(
    ("pile", "left", "why", "words"),
    [
        (None, 1, "tokens", "Seat 0 draws a tile; Seat 0 is nearly out of tokens, so this is the last round"),
        (["T02"], 9, "pile", "Seat 0 draws a tile; the pile is used up, so this is the last round"),
        (["T02"], 1, "both", "Seat 0 draws a tile; Seat 0 is nearly out of tokens and the pile is used up, so this is the last round"),
    ],
)
def test_the_last_round_is_announced_with_its_reason(pile, left, why, words):  # MSD-056
    mines = [("0,0", RED, 9 - left)] if left < 9 else []
    state = position(THREE, "T45", "T01", mines=mines, pile=pile, phase="draw", due=1)
    assert event_of(state, "draw T02").last_round == why
    assert sentence_of(state, "draw T02") == words


def test_alone_the_trigger_ends_the_game_at_once():  # MSD-069
    state = after(position(THREE, "T45", seats=1, stock=1), "supply")
    event = event_of(state, "draw T02")
    assert (event.last_round, event.ends) == ("pile", "game")
    assert sentence_of(state, "draw T02") == "Seat 0 draws a tile; the pile is used up, so the game is over"


def test_the_last_turn_ends_the_game():  # MSD-057
    state = position(THREE, "T45", "T01", turn=1, pile=[], last_round=True)
    assert event_of(state, "supply") == events.Supplied(seat=1, draws=0, ends="game")
    assert sentence_of(state, "supply") == "Seat 1 supplies, but the pile is empty; the game is over"


@pytest.mark.parametrize(
    ("hand", "joined", "words"),
    [
        ("T45 T75 T09", "each", "Play another tile that touches one from this turn, or stop."),
        ("T45 T75", "final", "Play another tile that touches one from this turn, or stop."),
        (
            "T45 T75 T09",
            "final",
            "Play another tile, or stop. It must touch the first, or a third tile from your hand must be able to join them.",
        ),
    ],
)
def test_the_question_for_another_tile_says_what_it_must_touch(hand, joined, words):  # MSD-036 R4
    state = after(position(THREE, hand, options={"joined": joined}), FIRST)
    assert GAME.say(GAME.question(state)) == words
    assert GAME.say(GAME.question(state), names=["Ada", "Ben"], viewer=1) == "Ada plays another tile, or stops."


def test_the_question_for_a_bridge_is_asked_if_two_tiles_are_apart():  # MSD-036 R4
    state = after(position(THREE, "T45 T75 T09", options={"joined": "final"}), FIRST, "place T09 r0 at 2,1")
    assert GAME.say(GAME.question(state)) == "Bridge the two tiles of this turn with a third."


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("", "Your turn: your hand is empty, so you must supply."),
        ("T45", "Your turn: explore, supply or reorganize."),
        ("T45 T75 T09", "Your turn: explore or reorganize."),
    ],
)
def test_the_question_of_a_turn_names_the_possible_actions_of_the_hand(hand, words):  # MSD-024 MSD-027
    assert GAME.say(GAME.question(position(THREE, hand))) == words
