"""Every size: zoomed to twice the size, a phone held sideways, larger type; nothing shifts, nothing is cut off."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import pithead
from browser.browsing import Player
from browser.test_everybody import serious

Sit = Callable[..., Player]
MINE = {"quick_setup": "true", "start_player": "0"}
PANELS = {"Log": ".log .ln", "Moves": ".mv", "Rules": ".rulebook article", "Score": ".scores > *", "Chat": ".said"}
EVERY_GAME = pytest.mark.parametrize("game", list(pithead.CATALOGUE))


def seen(page: Page, selector: str) -> dict[str, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def no_larger_than_the_window(page: Page) -> bool:
    return bool(page.evaluate("(({ scrollWidth: w, scrollHeight: h }) => w <= innerWidth && h <= innerHeight)(document.documentElement)"))


@pytest.mark.parametrize("game", ["sacred_dragon", "tf22_mine"])
@pytest.mark.parametrize(("width", "height"), [(640, 400), (740, 360), (932, 430)], ids=["zoom", "phone across", "large phone across"])
def test_the_board_can_be_played_on_a_low_screen(sit: Sit, axe: str, game: str, width: int, height: int) -> None:
    ada = sit("Ada", width=width, height=height)
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=game, options=MINE if game == 'tf22_mine' else {})}")
    assert ada.wait_for_turn()
    board = seen(page, ".boardbox")
    assert board["height"] >= 300
    assert board["width"] >= 400
    assert no_larger_than_the_window(page)
    version = ada.version()
    if game == "sacred_dragon":
        page.locator("[data-legal]").first.click(force=True)
    else:
        page.locator(".minecard[data-legal]").first.click(force=True)
    page.locator(".act.foot .btn.main").click()
    ada.moved_on(version)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rulebook article").first).to_be_in_viewport()
    assert serious(page, axe) == []


@pytest.mark.parametrize("game", ["dynamine", "dunaia", "miner_inconvenience"])
def test_low_and_upright_screens_show_board_and_tray_completely(sit: Sit, axe: str, game: str) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=game)}")
    assert ada.wait_for_turn()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    for width, height in ((640, 400), (844, 390), (640, 900)):
        page.set_viewport_size({"width": width, "height": height})
        board = seen(page, ".boardbox")
        assert board["height"] >= 200, (width, height)
        assert board["width"] >= 290, (width, height)
        assert no_larger_than_the_window(page)
        for button in page.locator(".tray button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width, (width, height, button.inner_text())
        assert serious(page, axe, ["color-contrast"]) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_at_twice_the_size_the_pages_need_no_sideways_scrolling(sit: Sit, axe: str, light: Literal["light", "dark"]) -> None:
    ada = sit("Ada", width=640, height=400)
    rules = ["color-contrast"] if light == "dark" else None  # the rest does not depend on the theme
    ada.page.emulate_media(color_scheme=light, reduced_motion="reduce")
    ada.guest.open("me", "greedy")
    page = ada.go("/")
    page.locator(".tb.mine").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    assert serious(page, axe, rules) == []
    for game in pithead.CATALOGUE:
        page.get_by_role("button", name=f"Play: {pithead.game(game).title}").click()
        page.locator("dialog[open] .opt1").first.wait_for()
        page.get_by_text("House rules").click()
        assert page.locator("dialog[open]").evaluate("e => e.scrollWidth <= e.clientWidth")
        expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
        assert serious(page, axe, rules, "dialog[open]") == [], game
        page.keyboard.press("Escape")
    ada.go("/gallery").get_by_role("heading", name="All cards").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    assert serious(page, axe, rules) == []


@EVERY_GAME
def test_at_twice_the_size_board_panels_and_menus_are_readable_in_every_theme(sit: Sit, axe: str, game: str) -> None:
    ada = sit("Ada", width=640, height=400)
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=game, options=MINE if game == 'tf22_mine' else {})}")
    for number in range(4):  # some history for the log
        assert ada.wait_for_turn()
        version = ada.version()
        ada.guest.play_any(ada.table, 0, 3 * number)
        ada.moved_on(version)
    assert ada.wait_for_turn()
    in_every_light(page, axe, "html")
    page.get_by_role("button", name="Ada’s seat").click()
    page.get_by_role("dialog", name="Ada’s seat").wait_for()
    in_every_light(page, axe, "dialog[open]")
    page.keyboard.press("Escape")
    for tab, what in PANELS.items():
        page.get_by_role("tab", name=tab).click()
        if tab == "Chat":
            page.get_by_label("Say something").fill("well dug")
            page.keyboard.press("Enter")
        page.locator(what).first.wait_for()
        in_every_light(page, axe, ".side")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Read the board").click()
    page.locator("dialog .textboard").wait_for()
    in_every_light(page, axe, "dialog[open]")


def in_every_light(page: Page, axe: str, part: str) -> None:
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert serious(page, axe, None, part) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert serious(page, axe, ["color-contrast"], part) == []


@pytest.mark.parametrize("game", ["sacred_dragon", "dynamine", "dunaia", "miner_inconvenience"])
def test_the_end_on_a_low_screen_shows_board_result_and_replay(sit: Sit, axe: str, game: str) -> None:
    ada = sit("Ada", width=640, height=400)
    table = ada.guest.open("me", "greedy", game=game, options={"round_limit": "2"} if game == "dunaia" else {})
    assert ada.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
    page = ada.go(f"/table/{table}")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(ada.over).to_be_in_viewport(ratio=1)
    assert seen(page, ".boardbox")["height"] >= 150
    assert no_larger_than_the_window(page)
    assert serious(page, axe, ["color-contrast"]) == []


@EVERY_GAME
def test_with_type_twice_the_size_names_are_complete_and_the_board_stays(sit: Sit, game: str) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', 'greedy', game=game, options=MINE if game == 'tf22_mine' else {})}")
    assert ada.wait_for_turn()
    page.add_style_tag(content="html { font-size: 32px }")
    for who in page.locator(".seat .who").all():
        assert who.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1"), who.inner_text()
    assert seen(page, ".boardbox")["height"] >= (280 if game == "dunaia" else 300)  # where steps and market are above it
    assert seen(page, ".boardbox")["width"] >= 500
    assert no_larger_than_the_window(page)


@EVERY_GAME
def test_the_board_stays_in_place_when_the_sentence_grows(sit: Sit, game: str) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=game, options=MINE if game == 'tf22_mine' else {})}")
    assert ada.wait_for_turn()
    for width, height in ((1280, 800), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        before = seen(page, ".boardbox")
        page.locator(".say .txt b").evaluate("e => e.textContent = 'A sentence that is long enough for several lines. '.repeat(5)")
        assert seen(page, ".boardbox")["y"] == before["y"], (width, height)
        assert no_larger_than_the_window(page), (width, height)


@EVERY_GAME
def test_the_board_uses_the_space_of_a_large_screen(sit: Sit, game: str) -> None:
    ada = sit("Ada", width=2560, height=1440)
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=game, options=MINE if game == 'tf22_mine' else {})}")
    assert ada.wait_for_turn()
    box, drawn = seen(page, ".boardbox"), seen(page, ".boardbox svg")
    assert box["width"] >= 1100  # Dunaïa has the common board beside it
    assert box["height"] >= 1000
    assert drawn["height"] >= 0.5 * box["height"]
    assert no_larger_than_the_window(page)


def test_on_a_phone_no_chevron_covers_a_score(sit: Sit) -> None:
    ada = sit("Ada", width=360, height=740, touch=True)
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy')}")
    assert ada.wait_for_turn()
    expect(page.locator(".seatbtn .i").first).not_to_be_visible()
    page.get_by_role("button", name="Ada’s seat").tap()
    page.get_by_role("dialog", name="Ada’s seat").wait_for()


def test_my_own_chat_lines_are_not_unread(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open")
    bert.guest.join(table, 1)
    page = ada.go(f"/table/{table}")
    page.get_by_label("Say something").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("hello")
    expect(page.locator("#tab-chat i")).to_have_count(0)
    bert.guest.post(f"/api/tables/{table}/chat", {"id": "c1", "text": "hello Ada"})
    expect(page.locator("#tab-chat i")).to_have_text("1")


def test_the_summary_since_my_last_turn_starts_with_another_players_move(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'uniform', options={'start_player': '0'})}")
    assert ada.wait_for_turn()
    expect(page.get_by_role("button", name="Since your last turn")).to_have_count(0)  # nobody has moved yet
    ada.lay_a_tile()
    assert ada.wait_for_turn()
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator(".recap")).to_contain_text("Lantern")
