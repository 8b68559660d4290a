"""Dunaïa by looking and clicking: a whole game, the keys, a phone, the windows for Elders, the replay, an onlooker."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import Player
from browser.test_everybody import serious
from server.serving import Guest, Json

Sit = Callable[..., Player]
SHORT = {"first_game": "true", "first_player": "0", "round_limit": "6"}

# What can be clicked, the last steps first: a line for the giant picked, a square for the tile picked.
LINES = ".du-own rect[data-at^='line'][data-legal]"
GIANTS = ".du-own rect[data-at^='giant'][data-legal]"
SQUARES = ".du-own rect[data-at^='square'][data-legal]"
TILES = ".du-common .du-tile[data-legal]:not(.on)"
OTHERS = ".du-space[data-legal], .du-col[data-legal], .du-elder[data-legal], .du-colour[data-legal]"


def test_a_whole_game_by_clicks_against_a_bot(sit: Sit) -> None:
    ada, rng = sit("Ada"), Random(3)
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"elite": "draft", "round_limit": "7"})
    ada.go(f"/table/{table}")
    while ada.wait_for_turn():
        by_clicks(ada, rng)
    expect(ada.over).to_contain_text("win")
    log = ada.guest.look(table)["log"]
    own = {entry["event"]["kind"] for entry in log if entry["seat"] == 0}
    assert {"pick", "take", "recycle", "build", "continue"} <= own

    # The sheet tells where the points come from, and the replay has the board of every move.
    points = [line["total"] for line in ada.sheet()]
    expect(ada.page.locator(".sheet")).to_contain_text("Finished buildings")
    assert sorted(points) == sorted(
        int(text) for text in ada.page.locator(".sheet tfoot td, .sheet .total td").all_inner_texts() if text.isdigit()
    )
    ada.page.get_by_role("slider").wait_for()
    expect(ada.page.locator(".dunaia .du-giant")).to_have_count(6)
    houses = ada.page.locator(".du-own .du-plot:not(.bare)").count()
    ada.page.get_by_role("button", name="To the beginning").click()
    expect(ada.page.locator(".du-own .du-plot:not(.bare)")).to_have_count(0)
    assert houses > 0


def test_a_game_by_keys_alone(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "4"})
    ada.go(f"/table/{table}")
    while ada.wait_for_turn():
        by_keys(ada)
    expect(ada.over).to_contain_text("win")


def test_a_game_on_a_phone(sit: Sit) -> None:
    ada, rng = sit("Ada", width=360, height=740, touch=True), Random(5)
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "3"})
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.locator(".du-shelf").tap()
    expect(page.get_by_role("complementary", name="Common board").get_by_text("Prophecies")).to_be_visible()
    page.get_by_role("complementary", name="Common board").get_by_role("button", name="Close").tap()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    while ada.wait_for_turn():
        by_taps(ada, rng)
    expect(ada.over).to_contain_text("win")


def test_a_die_says_what_it_wakes_and_a_closed_one_why(sit: Sit) -> None:
    """DUN-043, DUN-050: pointing at a die shows its giant and what both squares give."""
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.locator(".du-col[data-legal]").first.hover()
    expect(page.locator(".du-own .du-pill")).to_have_count(2)
    page.mouse.move(0, 0)
    expect(page.locator(".du-own .du-pill")).to_have_count(0)
    page.locator(".du-col:not([data-legal])").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text(re.compile("DUN-04[234]"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator(".du-elder").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("DUN-")
    page.keyboard.press("Escape")
    for key, rule in (("f", "DUN-037"), ("e", "DUN-"), ("w", "DUN-038")):
        page.keyboard.press(key)
        expect(page.get_by_role("alert")).to_contain_text(rule)
        page.keyboard.press("Escape")
        expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("t")
    expect(ada.banner).to_contain_text("DUN-033")


def test_behind_an_open_window_a_place_that_takes_no_die_says_why(sit: Sit) -> None:
    """DUN-038, DUN-079: the window is an offer, so the reason is the place's own."""
    ada = sit("Ada")
    table = with_an_elder(ada, "recycling")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    village = ada.guest.position(table, seat=0)["view"]["public"]["players"][0]["squares"]
    empty = next(square["square"] for square in village if not square.get("building"))
    page.locator(f".du-own rect[data-at='square:{empty}']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("DUN-079")


def test_a_window_is_an_offer_and_no_question(sit: Sit) -> None:
    """DUN-038: an Elder may be called before the die, and who takes a die at once has passed that window and the next."""
    ada = sit("Ada")
    table = with_an_elder(ada, "die")
    page = ada.go(f"/table/{table}")
    expect(page.locator(".du-may").first).to_contain_text("answer")
    before = len(moves_of(ada.guest, table))
    page.locator(".du-col[data-legal]").first.click()
    page.locator(".act .btn.main:visible").click()  # two clicks: the same as without an Elder
    arrived(page, before + 3)
    assert moves_of(ada.guest, table)[before : before + 3] == ["continue", "take", "continue"]


def test_who_says_not_this_turn_is_not_asked_again(sit: Sit) -> None:
    """DUN-038: the windows before and after the prophecies are left by themselves."""
    ada = sit("Ada")
    table = with_an_elder(ada, "prophecy")
    page = ada.go(f"/table/{table}")
    expect(ada.banner).to_contain_text("End the turn")
    before = len(moves_of(ada.guest, table))
    page.get_by_role("button", name="Not this turn").click()
    arrived(page, before + 2)
    assert moves_of(ada.guest, table)[before : before + 2] == ["continue", "continue"]
    expect(ada.banner).not_to_contain_text("End the turn")


def test_an_elder_is_called_with_chips_of_choice(sit: Sit) -> None:
    """DUN-100, DUN-101."""
    ada = sit("Ada")
    table = with_an_elder(ada, "die", "prophecy")
    page = ada.go(f"/table/{table}")
    page.locator("svg.board").focus()
    page.keyboard.press("e")
    expect(ada.banner).to_contain_text("Call the")
    other = page.locator(".du-col[data-legal]:not(.on)")
    if other.count():
        other.first.click()
    paid = page.locator(".act .btn.main:visible").inner_text()
    chips = [int(chip) for chip in re.findall(r"\d", paid)]
    assert len(chips) == 3
    version = ada.version()
    page.locator(".act .btn.main:visible").click()
    ada.moved_on(version)
    called = next(entry["event"] for entry in reversed(ada.guest.look(table)["log"]) if entry["event"]["kind"] == "call")
    assert called["chips"] == chips


def test_a_giant_is_dragged_to_another_line(sit: Sit) -> None:
    """DUN-066."""
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT)
    play_until(ada.guest, table, lambda position: position["decision"]["kind"] == "recycle")
    page = ada.go(f"/table/{table}")
    page.locator(".du-space[data-at='space/move']").click()
    page.locator(".act .btn.main:visible").click()
    giant = page.locator(GIANTS).first
    giant.wait_for()
    number = (giant.get_attribute("data-at") or "").partition(":")[2]
    target = page.locator(".du-own rect[data-at='line:B1-C1']")
    version = ada.version()
    start, end = middle(giant), middle(target)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()
    ada.moved_on(version)
    moved = next(entry["event"] for entry in reversed(ada.guest.look(table)["log"]) if entry["event"]["kind"] == "move")
    assert (moved["dunaia"], moved["target"]) == (int(number), "B1-C1")


def test_an_onlooker_sees_every_village_and_may_touch_nothing(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT)
    page = bert.go(f"/table/{table}")
    page.locator(".dunaia").wait_for()
    expect(page.locator("[data-legal]")).to_have_count(0)
    page.get_by_role("group", name="Villages").get_by_role("button").last.click()
    expect(page.locator(".du-own .du-giant")).to_have_count(6)
    page.locator(".du-open").first.click()
    expect(page.get_by_role("region", name="The village of Ada")).to_be_visible()
    for text in [*bert.heard, *bert.bodies()]:  # there is nothing to know but what lies on the table
        for position in positions(json.loads(text)):
            assert not position.get("choices")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (640, 400)], ids=["100", "200"])  # half the room is what 200 % leaves
def test_axe_finds_nothing_serious_on_the_board(sit: Sit, axe: str, light: str, size: tuple[int, int]) -> None:
    ada = sit("Ada", width=size[0], height=size[1])
    ada.page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    rules = ["color-contrast"] if light == "dark" else None  # the rest does not depend on the light
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "60"})
    play_until(ada.guest, table, lambda position: position["view"]["public"]["round"] > 5 and position["decision"]["kind"] == "die")
    page = ada.go(f"/table/{table}")
    page.locator(".du-col[data-legal]").first.click()
    assert serious(page, axe, rules) == []
    page.goto("about:blank")  # while nobody looks, nothing is passed by itself
    play_until(ada.guest, table, lambda position: position["decision"]["kind"] == "build")
    ada.go(f"/table/{table}")
    page.locator(".du-tile[data-legal]:visible").first.click()
    assert serious(page, axe, rules) == []


# ---- one decision ----------------------------------------------------------------------------------------------------


def by_clicks(player: Player, rng: Random, elders: bool = True) -> None:
    """One decision with the mouse: something on the board, then the main button, or a button of the banner."""
    page, version = player.page, player.version()
    for _ in range(8):
        main = page.locator(".act .btn.main:visible")
        if main.count():
            main.first.click()
            return player.moved_on(version)
        others = OTHERS if elders else OTHERS.replace(".du-elder[data-legal], ", "")
        laid = [SQUARES, TILES] if page.locator(".du-common .du-tile.on").count() else [TILES, SQUARES]
        found = next((some for some in map(page.locator, [LINES, *laid, GIANTS, others]) if some.count()), None)
        if found is None:
            page.locator(".act .btn:visible", has_not_text="Since your").first.click()
            return player.moved_on(version)
        some_of(found, rng).click(force=True)
        if moved_at_once(player, version):
            return None
    raise AssertionError(f"nothing came of it: {player.banner.inner_text()}")


def by_taps(player: Player, rng: Random) -> None:
    """One decision with a finger, in the tray or in the village."""
    page, version = player.page, player.version()
    tray = ".tray .du-spot, .tray .du-tile[data-legal]:not(.on), .tray .du-col[data-legal]:visible, .tray .du-colour[data-legal]"
    for _ in range(8):
        main = page.locator(".act .btn.main:visible")
        if main.count():
            main.first.tap()
            return player.moved_on(version)
        picked = page.locator(".tray .du-tile.on").count() > 0
        found = next((some for some in map(page.locator, [LINES, SQUARES if picked else tray, SQUARES]) if some.count()), None)
        if found is None:
            page.locator(".act.foot .btn", has_not_text="Since your").first.tap()
            return player.moved_on(version)
        some_of(found, rng).tap(force=True)
        if moved_at_once(player, version):
            return None
    raise AssertionError(f"nothing came of it: {player.banner.inner_text()}")


def by_keys(player: Player) -> None:
    """One decision with the keyboard: N walks to what is open, Enter picks it and then plays it."""
    page, version = player.page, player.version()
    for _ in range(8):
        if page.locator(".act .btn.main:visible").count():
            page.keyboard.press("Enter")
            return player.moved_on(version)
        tile = page.locator(".du-common .du-tile[data-legal]:not(.on) kbd")
        if tile.count() and not page.locator(".du-tile.on").count():
            page.keyboard.press(tile.last.inner_text())
        elif page.locator("[data-legal]:visible").count():
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        if moved_at_once(player, version):
            return None
    raise AssertionError(f"nothing came of it: {player.banner.inner_text()}")


def moved_at_once(player: Player, version: int) -> bool:
    """Whether the last gesture has made a move, once it has had its effect."""
    player.page.wait_for_function("() => document.querySelector('.end') || document.querySelector('.table[data-version]')")
    return player.page.locator(".end").count() > 0 or player.version() > version


def some_of(found: Locator, rng: Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- positions, by plain requests ------------------------------------------------------------------------------------


def play_until(guest: Guest, table: str, ready: Callable[[Json], bool]) -> None:
    """Plays seat 0 until it has a decision that is ready: chips and houses first."""
    wanted = ["build", "insert", "advance", "take", "first", "recycle", "continue"]
    for step in range(600):
        position = guest.position(table, seat=0)
        assert position["status"] == "running", "the game ended before such a position came about"
        if position["decision"]["seat"] != 0:
            guest.look(table, seat=0, after=position["version"], wait=20)
        elif ready(position):
            return
        else:
            choices = sorted(position["choices"], key=lambda choice: order(choice["form"], wanted, step))
            assert guest.play(table, 0, position["version"], choices[0]["notation"]).status_code == 200
    raise AssertionError("no such position came about")


def order(form: Json, wanted: list[str], step: int) -> tuple[int, int]:
    kind = str(form["kind"])
    place = ["build", "chip", "flower", "move"].index(form["space"]) if kind == "recycle" and "space" in form else 2
    return (wanted.index(kind) if kind in wanted else len(wanted), place if kind == "recycle" else step % 7)


def with_an_elder(player: Player, *windows: str) -> str:
    """A table where one of these windows is open for the player, with an Elder who answers."""

    def ready(position: Json) -> bool:
        view = position["view"]["public"]
        calls = any(choice["form"]["kind"] == "call" for choice in position["choices"])
        return calls and view["window"] in windows and (view["window"] != "die" or bool(view["ahead"]))

    options = SHORT | {"round_limit": "60"}
    table = player.guest.open("me", "greedy", game="dunaia", options=options)
    chips = ["insert", "take", "first", "recycle", "continue"]
    for step in range(900):
        position = player.guest.position(table, seat=0)
        assert position["status"] == "running", "the game ended before an Elder answered"
        if position["decision"]["seat"] != 0:
            player.guest.look(table, seat=0, after=position["version"], wait=20)
        elif ready(position):
            return table
        else:
            choices = sorted(
                position["choices"], key=lambda choice: (choice["form"].get("space") != "chip", order(choice["form"], chips, step))
            )
            assert player.guest.play(table, 0, position["version"], choices[0]["notation"]).status_code == 200
    raise AssertionError("no Elder answered")


def arrived(page: Page, moves: int) -> None:
    """Until the page shows a position that comes after so many moves."""
    page.wait_for_function("n => Number(document.querySelector('.table')?.dataset.moves) >= n", arg=moves)


def moves_of(guest: Guest, table: str) -> list[str]:
    return [entry["event"]["kind"] for entry in guest.look(table)["log"]]


def positions(data: Any) -> list[Json]:
    """Every position in what was sent."""
    if isinstance(data, dict):
        own = [data] if "decision" in data and "choices" in data else []
        return own + [found for value in data.values() for found in positions(value)]
    return [found for value in data for found in positions(value)] if isinstance(data, list) else []
