"""After the last move: playing again, the share link, and a page that shows sheet, board and replay."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pithead
from browser.browsing import Player
from browser.test_everybody import fine_in_both_sizes
from server.serving import to_the_end

Sit = Callable[..., Player]


def finished(ada: Player, bert: Player) -> str:
    """Return a finished game of two people and a bot."""
    table = ada.guest.open("me", "open", "greedy")
    bert.guest.join(table, 1)
    to_the_end(table, {0: ada.guest, 1: bert.guest})
    return table


def test_one_player_asks_for_a_rematch_and_the_other_joins_with_a_click(sit: Sit) -> None:
    ada, bert, onlooker = sit("Ada"), sit("Bert"), sit(None)
    table = finished(ada, bert)
    for player in (ada, bert, onlooker):
        player.go(f"/table/{table}")
        player.over.wait_for()
    ada.page.get_by_role("button", name="Play again").click()
    ada.wait_for_table()
    expect(bert.page.locator(".asked")).to_have_text("Ada wants to play again.")
    expect(onlooker.page.locator(".asked")).to_have_count(0)
    bert.page.get_by_role("button", name="Sit down there").click()
    bert.wait_for_table()
    assert bert.table == ada.table != table
    expect(ada.page.locator(".seat .who")).to_have_text(["Pulley", "Ada", "Bert"])


def test_chat_and_log_stay_on_the_last_page_and_a_line_leads_to_its_position(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = finished(ada, bert)
    page, other = ada.go(f"/table/{table}"), bert.go(f"/table/{table}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("well dug")
    page.keyboard.press("Enter")
    other.get_by_role("tab", name="Chat").click()
    expect(other.locator(".said")).to_contain_text("well dug")
    page.get_by_role("slider").wait_for()
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .ln", has_text="lays").first.click()
    expect(page.get_by_role("slider")).not_to_have_value(str(ada.guest.position(table)["moves"]))


@pytest.mark.parametrize("clipboard", ["refused", "missing"])
def test_a_link_that_cannot_be_copied_is_selected_and_not_called_copied(sit: Sit, clipboard: str) -> None:
    ada = sit("Ada")
    without = "undefined" if clipboard == "missing" else "{ writeText: () => Promise.reject(new Error()) }"
    ada.page.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{ value: {without} }})")
    table = ada.guest.open("me")
    to_the_end(table, {0: ada.guest}, 3)
    page = ada.go(f"/table/{table}")
    page.get_by_role("button", name="Share").click()
    field = page.get_by_label("Link for onlookers")
    expect(field).to_have_value(f"{ada.server.url}/table/{table}")
    expect(page.locator(".copylink")).to_contain_text("This page cannot copy")
    assert page.evaluate("getSelection().toString()") == f"{ada.server.url}/table/{table}"
    expect(page.get_by_text("Copied")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.locator("dialog").get_by_role("button", name="Copy link").click()
    expect(page.locator("dialog .copylink")).to_contain_text("This page cannot copy")


def test_a_link_is_copied_if_the_browser_allows_it(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me")
    to_the_end(table, {0: ada.guest}, 3)
    page = ada.go(f"/table/{table}")
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".copylink")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{ada.server.url}/table/{table}"


def test_a_last_page_that_lost_its_connection_says_so_and_recovers(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me")
    to_the_end(table, {0: ada.guest}, 3)
    away = re.compile("/(sheet|replay)")
    ada.context.route(away, lambda route: route.abort())
    page = ada.go(f"/table/{table}")
    for place in (".sheet", ".replay"):
        expect(page.locator(place)).to_contain_text("The server is not responding. Check your connection and try again.")
    ada.context.unroute(away)
    ada.context.set_offline(True)
    ada.context.set_offline(False)
    expect(page.locator(".sheettable .total td:not(.rl)")).to_have_text([str(ada.sheet()[0]["total"])])
    expect(page.get_by_role("slider")).to_have_value(str(ada.guest.position(table)["moves"]))
    expect(page.locator(".end")).not_to_contain_text("does not answer")


def played_by_bots(ada: Player, game: str) -> str:
    """Return a game that two bots play to its end, one of them for Ada."""
    table = ada.guest.open("me", "greedy", game=game, options={"round_limit": "6"} if game == "dunaia" else {})
    assert ada.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
    return table


@pytest.mark.parametrize("game", list(pithead.CATALOGUE))
def test_the_last_page_is_complete_at_every_size_and_in_every_theme(sit: Sit, axe: str, game: str) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{played_by_bots(ada, game)}")
    page.get_by_role("slider").wait_for()
    labels = [row.inner_text() for row in page.locator(".mom button span:last-child").all()]
    assert labels
    assert [words for words in labels if re.fullmatch(r"[\s+\d]*", words)] == []
    for width, height in ((1280, 800), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        is_whole(page, game, width, height)
    fine_in_both_sizes(page, axe)


def is_whole(page: Page, game: str, width: int, height: int) -> None:
    """Check that sheet, board and replay are visible without overlapping."""
    if not pithead.game(game).team:  # a team has a result instead
        assert page.locator(".sheetscroll").evaluate("e => e.scrollHeight <= e.clientHeight + 1")
        assert page.locator(".sheettable tr").count() > (3 if game == "tf22_mine" else 4)  # a game in which little other than ore counts
    board, replay = page.locator(".stagebox").bounding_box(), page.locator(".replay").bounding_box()
    assert board is not None
    assert replay is not None
    assert board["height"] >= 200
    assert 0 <= board["y"] < replay["y"]
    assert replay["y"] + replay["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    knob = page.get_by_role("slider").bounding_box()
    label = page.locator(".cap2").bounding_box()
    assert knob is not None
    assert label is not None
    assert knob["y"] + knob["height"] <= label["y"]
