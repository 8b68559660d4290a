"""The event of each kind of move, as seen by its seat, another seat and an onlooker."""

import pytest

from games.miner_inconvenience.helpers import BUILDINGS, CARDS, GAME, ROCK, after, deck, event, table, verdict
from pithead.core.text.messages import Verdict, plain
from pithead.games.miner_inconvenience.events import Built, Dealt, Drawn, Excavated, Paid, Upgraded
from pithead.games.miner_inconvenience.prospects import Covered, Path, Stretch
from support import played, sure

CLOSED = {"hands": "closed"}
NAMES = ["Ada", "Bo", "Cleo"]


def log_line(state, text, viewer=None):
    """Return a viewer's log line."""
    return GAME.say(event(state, text).to(viewer), names=NAMES)


@pytest.mark.parametrize("options", [{}, CLOSED])
def test_a_dealt_card_is_shown_to_all_or_only_to_its_seat(options):  # MIN-012, MIN-017, R2
    state = played("miner_inconvenience", 2, "draw M05", options=options)
    dealt = sure(Dealt, event(state, "draw M07"))
    assert plain(dealt.to(0)) == {"kind": "deal", "seat": 0, "gains": [1, 1], "card": "M07", "hand": 2, "deck": 40}
    for viewer in (1, None):
        assert dealt.to(viewer).card == (None if options else "M07")
        assert log_line(state, "draw M07", viewer) == ("Ada is dealt a card" if options else "Ada is dealt M07")


def test_the_starting_tile_is_shown_to_all():  # MIN-013
    state = played("miner_inconvenience", 1, *(f"draw {card}" for card in CARDS[:8]), options=CLOSED)
    started = event(state, "draw M20")
    assert plain(started.to(None)) == {"kind": "start", "places": ["0,0"], "card": "M20", "at": "0,0", "deck": 33}
    assert GAME.say(started) == "M20 is the starting tile"


def test_an_excavation_is_reported_with_its_paths_and_draws():  # MIN-030, MIN-060, E9
    state = table("M05 0,0", hands=[["M18", "M01"], ["M07"]], buildings=["B6 on M05"], options=CLOSED)
    dug = sure(Excavated, event(state, "excavate M18 at 2,-1"))
    assert dug.known is None
    assert (dug.seat, dug.places, dug.gains, dug.round, dug.turn_number) == (0, ["2,-1"], [-1, -1], 1, 2)
    assert (dug.card, dug.off, dug.how, dug.part, dug.by, dug.covers) == ("M18", "M05", "beside", "E", "last", [])
    assert dug.paths == [Path("B6", "top_right", "W", 2, 2, True, [Stretch("M05", ["RU"], 2)])]
    assert (dug.supply, dug.vein, dug.draws, dug.hand, dug.ends) == (1, 0, 1, 1, "")
    assert log_line(state, "excavate M18 at 2,-1") == "Ada excavates M18 at 2,-1, east of M05: draws 1 for supply and 0 for veins"


def test_an_excavation_is_reported_with_what_it_covers_and_the_veins_it_joins():  # MIN-033, MIN-083, E11
    dug = sure(Excavated, event(table("M29 0,0", hands=[["M20", "M01"]]), "excavate M20 at 1,-1"))
    assert (dug.how, dug.part, dug.covers, dug.veins, dug.vein) == ("over", "right", [Covered("M29", ["RU", "RL"])], [["M29"]], 1)
    dug = sure(Excavated, event(table("M29 0,0", "M20 1,-1", hands=[["M19", "M01"]]), "excavate M19 at 2,0"))
    assert (dug.veins, dug.draws) == ([["M29", "M20"]], 2)


def test_an_excavation_by_ladder_says_so(tmp_path):  # MIN-047
    box = deck(tmp_path, ROCK, {"M01": {"ladder": "LL"}, "M03": {"ladder": "RU"}})
    state = table("M01 0,0", "M02 2,-1", "M03 4,-2", hands=[["M42", "M41"]], components=box)
    assert sure(Excavated, event(state, "excavate M42 at 1,-2")).by == "ladder"
    assert log_line(state, "excavate M42 at 1,-2") == "Ada excavates M42 at 1,-2, by ladder south-east of M01: draws nothing"


def test_a_building_and_an_upgrade_are_reported_with_price_and_range():  # MIN-111, MIN-131, MIN-067
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02", "M03"], ["M08"]], buildings=["B1 on M04"])
    built = sure(Built, event(state, "build B2 on M07"))
    assert (built.places, built.building, built.name, built.card) == (["2,-1"], "B2", "west-hall", "M07")
    assert (built.price, built.range, built.built, built.gains) == (2, 3, 2, [])
    assert GAME.say(built, names=NAMES) == "Ada builds the West hall (B2) on M07 for 2 Gold"
    flipped = sure(Upgraded, event(state, "upgrade B1"))
    assert (flipped.places, flipped.building, flipped.card) == (["0,0"], "B1", "M04")
    assert (flipped.price, flipped.range, flipped.upgraded) == (1, 6, 1)
    assert GAME.say(flipped, names=NAMES) == "Ada upgrades the Lookout (B1) for 1 Gold; its range is now 6"


def test_with_closed_hands_a_paid_card_is_its_payers_secret():  # MIN-101, R2
    for options in ({}, CLOSED):
        state = table("M04 0,0", hands=[["M01", "M02"], ["M08", "M09"]], phase="pay", price=1, options=options)
        paid = sure(Paid, event(state, "pay M02"))
        assert (paid.to(0).card, paid.price, paid.hand, paid.deck, paid.ends) == ("M02", 0, 1, 38, "turn")
        assert paid.to(1).card == paid.to(None).card == (None if options else "M02")
        assert log_line(state, "pay M02", 1) == ("Ada pays with a card" if options else "Ada pays with M02")


def test_a_drawn_card_is_known_to_its_drawer_and_its_payer(tmp_path):  # MIN-089, MIN-101, R2
    box = deck(tmp_path, ROCK, {"M01": {"nuggets": ["RL@hub"]}, "M02": {"nuggets": ["RL@hub"]}})
    rest = [card for card in CARDS if card not in ("M01", "M02", "M03", "M40", "M41")]
    held = [rest[:12], ["M02", "M03"], rest[12:]]
    state = table("M01 0,0", hands=held, turn=1, paid=["M40 by 0", "M41 by 2"], options=CLOSED, components=box)
    state = after(state, "excavate M02 at 2,-1")
    drawn = sure(Drawn, event(state, "draw M40"))
    assert (drawn.seat, drawn.why, drawn.payer, drawn.supply_due, drawn.vein_due) == (1, "vein", 0, 0, 0)
    assert (drawn.hand, drawn.deck, drawn.ends) == (2, 1, "turn")
    assert [drawn.to(viewer).card for viewer in (0, 1, 2, None)] == ["M40", "M40", None, None]
    assert log_line(state, "draw M40", 2) == "Bo draws a card for a vein"


@pytest.mark.parametrize(("upgraded", "reason"), [(3, "drained"), (4, "drawn")])
def test_the_last_card_of_the_deck_reports_the_end(tmp_path, upgraded, reason):  # MIN-142, MIN-143
    box = deck(tmp_path, ROCK, {card: {"nuggets": ["RL@hub"]} for card in CARDS})
    mine = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:5])]
    buildings = [f"{building} on {card} upgraded" for building, card in zip(BUILDINGS[:upgraded], CARDS, strict=False)]
    state = table(*mine, hands=[CARDS[5:-2]], buildings=buildings, paid=["M41 by 0", "M42 by 0"], components=box)
    state = after(state, "excavate M06 at 10,-5", "draw M41")
    last = sure(Drawn, event(state, "draw M42"))
    assert (last.ends, sure(Verdict, last.verdict).reason, last.deck) == ("game", reason, 0)
    ending = "the deck was drawn in time" if upgraded == 4 else "the deck ran out too early"
    assert log_line(state, "draw M42") == f"Ada draws M42 for a vein; the game is over: {ending}"


def test_a_stuck_next_seat_is_announced_only_with_open_hands():  # MIN-022, R2
    """The player who places a card must not learn the next hand from the sentence. Here it is empty, which all see, yet the outcome shows
    it anyway."""
    for options in ({}, CLOSED):
        state = table("M04 0,0", hands=[["M01", "M09"], []], options=options)
        laid = sure(Excavated, event(state, "excavate M01 at 1,1"))
        assert laid.ends == ("turn" if options else "game")
        lost = Verdict(False, "no-cards", "", {"seat": 1, "upgraded": 0, "goal": 4, "deck": 39})
        assert laid.verdict == (None if options else lost)
        assert verdict(after(state, "excavate M01 at 1,1")) == lost


def test_a_verdict_is_worded_with_the_progress(tmp_path):  # MIN-144, MIN-147
    won = Verdict(True, "drawn", "elven-hovel", {"upgraded": 4, "cards": 1})
    assert GAME.say(won) == "the deck was drawn in time, 4 buildings upgraded; 1 card left in hand, the rank Elven hovel"
    stuck = Verdict(False, "no-fit", "", {"seat": 1, "upgraded": 1, "goal": 4, "deck": 38})
    assert GAME.say(stuck, names=NAMES) == (
        "Bo is stuck: no card fits, and nothing can be built or upgraded; 1 of 4 buildings upgraded, 38 cards left in the deck"
    )
    assert GAME.name("end", "drained") == "the deck ran out too early"
    assert GAME.name("rank", "a rank of my own") == "a rank of my own"
