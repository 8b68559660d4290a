"""Whole games on the mountain, with the mouse, by keys alone, on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Player
from browser.test_dynamine import inside
from server.serving import until

Sit = Callable[..., Player]
BOXES = "all => all.map(one => ['text', 'rect'].map(part => one.querySelector(part).getBoundingClientRect().toJSON()))"


def test_two_browsers_and_a_bot_play_a_whole_game(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit(None)
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    page.get_by_label(re.compile("^Seat 2")).select_option("open")
    page.get_by_label("Bot level").select_option("mcts:2")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".say")).to_contain_text("Waiting for players")
    expect(page.get_by_alt_text(re.compile("QR code"))).to_be_visible()
    link = page.locator(".copylink input").first.input_value()

    other = bert.go(link)
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("textbox", name="Your name").fill("Bert")
    other.get_by_role("button", name="Continue").click()

    bert.wait_for_table()
    while (seat := ada.who_decides((0, 1))) is not None:
        player = (ada, bert)[seat]
        if player.wait_for_turn():
            player.lay_a_tile()
    expect(ada.over).to_contain_text("win")
    assert ada.over.inner_text() == bert.over.inner_text()

    # The score, line by line, is the server's; the draws can be verified; the replay goes back to the start.
    totals = ada.page.locator(".sheettable .total td:not(.rl)")
    expect(totals).to_have_count(3)
    assert sorted(int(text) for text in totals.all_inner_texts()) == sorted(seat["total"] for seat in ada.sheet())
    ada.page.get_by_role("button", name="Verify the draws").click()
    expect(ada.page.locator(".verify")).to_contain_text("Everything checks out")
    ada.page.get_by_role("button", name="To the beginning").click()
    expect(ada.page.get_by_role("slider")).to_have_value("0")
    assert ada.page.locator(".board .tile").count() <= 1
    ada.page.get_by_role("button", name="To the end").click()
    assert ada.page.locator(".board .tile").count() > 10


def test_a_game_by_keys_alone(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.getAttribute('aria-label')") == "Play: Mines of the Sacred Dragon":
            break
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    for seat in (3, 2):  # alone at the table
        page.get_by_label(f"Remove seat {seat}").focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")

    turns = 0
    while ada.wait_for_turn():
        version = ada.version()
        if page.locator(".act .btn.main:visible").count() == 0 and page.locator("[data-legal]").count():
            page.locator("svg.board").focus()
            page.keyboard.press("n")
            assert page.locator("svg.board").get_attribute("aria-activedescendant")
            page.keyboard.press("Enter")
            page.locator(".preview").wait_for()
            page.keyboard.press("r")
        page.keyboard.press(page.locator(".say .act .btn.main kbd").inner_text())
        ada.moved_on(version)
        turns += 1
        assert turns < 120
    expect(ada.over).to_contain_text("point")


def test_a_game_on_a_small_phone(sit: Sit) -> None:
    ada = sit("Ada", width=360, height=720, touch=True)
    table = ada.guest.open("me")
    page = ada.go(f"/table/{table}")
    while ada.wait_for_turn():
        version = ada.version()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        main = page.locator(".act.foot .btn.main")
        if not main.count() and page.locator("[data-legal]").count():
            page.locator("[data-legal]").first.tap(force=True)
        main.tap()
        ada.moved_on(version)
    expect(ada.over).to_contain_text("point")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="One move back").tap()


def test_a_space_that_does_not_fit_explains_why(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "uniform")
    page = ada.go(f"/table/{table}")
    for _ in range(60):
        assert ada.wait_for_turn()
        if page.locator(".spot:not([data-legal])").count() and page.locator("[data-legal]").count():
            break
        ada.lay_a_tile()
    page.locator(".spot:not([data-legal])").first.click(force=True)
    expect(page.locator(".callout")).to_contain_text(re.compile(r"would touch .*MSD-032", re.DOTALL))
    page.locator(".callout .rule").first.click()
    expect(page.locator("article.cur")).to_contain_text("MSD-032")
    page.keyboard.press("Escape")
    expect(page.locator(".callout")).to_have_count(0)


def test_undo_takes_the_tile_back(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me")
    page = ada.go(f"/table/{table}")
    ada.lay_only()
    tiles = page.locator(".board .tile")
    there = tiles.count()
    page.get_by_role("button", name="Undo the last move").click()
    expect(tiles).to_have_count(there - 1)


def test_the_count_of_a_zone_stays_within_its_pill(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", "greedy")
    page = ada.go(f"/table/{table}")
    assert ada.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
    counts = page.locator(".zonecount")  # some exist once the game is over
    for size in ((1280, 800), (360, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        until(lambda: (boxes := counts.evaluate_all(BOXES)) and all(inside(text, pill) for text, pill in boxes))


def test_the_player_aid_shows_what_mines_pay_at_this_table_also_on_a_phone(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy')}")
    assert ada.wait_for_turn()
    rates = ada.guest.position(ada.table, seat=0)["view"]["public"]["rates"]
    paid = [{row["sides"]: row["points"] for row in rates[kind]} for kind in ("build", "extend")]
    for size, place in (((1280, 800), ".seats"), ((360, 740), ".rulebook")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if place == ".rulebook":
            page.get_by_role("tab", name="Rules").click()
        table = page.locator(f"{place} .aidtable")
        expect(table).to_be_visible()
        sides = [int(text) for text in table.locator("thead th[scope=col]").all_inner_texts()]
        rows = [row.locator("td").all_inner_texts() for row in table.locator("tbody tr").all()]
        assert rows == [[str(points.get(side, "·")) for side in sides] for points in paid]
