"""Dunaïa by looking and clicking: a game to its end, the keys, a phone, windows, Elite powers, colours, the replay, an onlooker."""

import colorsys
import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import Player
from browser.test_everybody import serious
from server.serving import Guest, Json

Sit = Callable[..., Player]
SHORT = {"first_game": "true", "first_player": "0", "round_limit": "6"}

# Clickable elements, the last steps first: a line for the picked giant, a square for the picked tile.
LINES = ".du-own rect[data-at^='line'][data-legal]"
GIANTS = ".du-own rect[data-at^='giant'][data-legal]"
SQUARES = ".du-own rect[data-at^='square'][data-legal]"
TILES = ".du-common .du-tile[data-legal]:not(.on)"
DISC = ".seatg circle:nth-of-type(3)"  # wire, rim, colour
OTHERS = ".du-space[data-legal], .du-col[data-legal], .du-elder[data-legal], .du-colour[data-legal]"


def test_a_game_by_clicks_to_the_rulebooks_ending(sit: Sit) -> None:
    """DUN-120 to 122: the draft, the first rounds and the last ones with the mouse, those between by direct requests."""
    ada, rng = sit("Ada"), Random(3)
    table = ada.guest.open("me", "greedy", game="dunaia", options={"elite": "draft", "first_game": "true", "first_player": "0"})
    page = ada.go(f"/table/{table}")
    while ada.wait_for_turn() and ada.guest.position(table)["view"]["public"]["round"] < 3:
        by_clicks(ada, rng)
    page.goto("about:blank")  # while nobody looks, nothing passes automatically
    play_until(ada.guest, table, near_the_end)
    ada.go(f"/table/{table}")
    while ada.wait_for_turn():
        by_clicks(ada, rng)
    view = ada.guest.position(table)["view"]["public"]
    full = max(player["completed"] for player in view["players"]) == view["buildings_to_end"]
    assert view["end_triggered"]
    assert view["prophecies_left"] == 0 or full
    expect(page.locator(".bar")).not_to_contain_text("Last turn")
    expect(page.locator(".du-phases")).to_have_count(0)
    expect(ada.over).to_contain_text("win")
    log = ada.guest.look(table)["log"]
    own = {entry["event"]["kind"] for entry in log if entry["seat"] == 0}
    assert {"pick", "take", "recycle", "build", "continue"} <= own

    # The sheet says where the points come from, and the replay has the board of every move.
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

    # Names have the colours of the box.
    colours = [player["colour"] for player in view["players"]]
    page.get_by_role("tab", name="Log").click()
    lines = page.locator(".log.past .ln", has=page.locator(".seatg"))
    mine = re.compile(r"^\s*Ada")
    assert hue(lines.filter(has_text=mine).first.locator(DISC)) == colours[0]
    assert hue(lines.filter(has_not_text=mine).first.locator(DISC)) == colours[1]


def near_the_end(position: Json) -> bool:
    """Return whether a prophecy or two more houses will end it."""
    view = position["view"]["public"]
    most = max(player["completed"] for player in view["players"])
    return bool(view["prophecies_left"] == 1 or most >= view["buildings_to_end"] - 2)


def test_four_rounds_by_keys_alone(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "4"})
    ada.go(f"/table/{table}")
    while ada.wait_for_turn():
        by_keys(ada)
    expect(ada.over).to_contain_text("win")


def test_three_rounds_on_a_phone(sit: Sit) -> None:
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


def test_a_die_shows_what_it_wakes_and_a_closed_one_why(sit: Sit) -> None:
    """DUN-043, DUN-050: pointing at a die shows its giant and the effects of both squares."""
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


def test_everything_drawn_for_a_seat_has_the_colour_of_the_box(sit: Sit) -> None:
    """DUN-171: discs in the rail, on sites, in purse, races and log, and the dice; the shapes differ too."""
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", "greedy", "greedy", game="dunaia", options=SHORT | {"round_limit": "60"})
    play_until(ada.guest, table, lambda position: position["view"]["public"]["round"] > 4 and position["decision"]["kind"] == "die")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    colours = [player["colour"] for player in ada.guest.position(table)["view"]["public"]["players"]]
    assert len(set(colours)) == 4
    for seat, colour in enumerate(colours):
        assert hue(page.locator(f".seat[data-seat='{seat}'] > {DISC}")) == colour
        assert hue(page.locator(".du-omen .race").first.locator(DISC).nth(seat)) == colour
    assert len({page.locator(f".seat[data-seat='{seat}'] > .seatg path").get_attribute("d") for seat in range(4)}) == 4
    assert hue(page.locator(".du-own .du-laid .glide circle:nth-of-type(3)").first) == colours[0]
    assert hue(page.locator(".log .ln", has_text=re.compile(r"^\s*Ada")).first.locator(DISC)) == colours[0]
    for face in ada.guest.position(table)["view"]["public"]["faces"]:
        dice = page.locator(f".du-col[data-at='{face['place']}'] .owned")
        assert [hue(dice.nth(n).locator("> rect:last-of-type")) for n in range(dice.count())] == [colours[seat] for seat in face["own"]]
    page.goto("/")  # the lobby belongs to no game
    page.get_by_role("button", name=re.compile("^Play: ")).first.wait_for()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--seat-1')") == ""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_text_of_a_pill_stays_inside_it(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit("Ada", width=size[0], height=size[1])
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "60"})
    play_until(ada.guest, table, completes)
    page = ada.go(f"/table/{table}")
    for column in page.locator(".du-col[data-legal]").all():
        column.click()
        assert len(pills(page)) == 2
        assert [text for text, inside in pills(page) if not inside] == []
    page.goto("about:blank")
    play_until(ada.guest, table, lambda position: position["decision"]["kind"] == "build")
    ada.go(f"/table/{table}")
    page.locator(".du-tile[data-legal]:visible").first.click()
    page.locator(".du-pill").first.wait_for()
    assert [text for text, inside in pills(page) if not inside] == []


@pytest.mark.parametrize("seats", [3, 4])
def test_the_rail_shows_every_seat_and_the_complete_player_aid(sit: Sit, seats: int) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", *["greedy"] * (seats - 1), game="dunaia", options=SHORT | {"elite": "draft", "round_limit": "60"})
    play_until(ada.guest, table, lambda position: position["view"]["public"]["round"] > 3)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    expect(page.locator(".aid")).to_be_in_viewport(ratio=1)
    for seat in page.locator(".seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
        assert seat.evaluate("e => e.scrollWidth <= e.clientWidth")
    for stores in page.locator(".du-open + .stores").all():
        at, map_ = stores.bounding_box(), stores.locator("xpath=preceding-sibling::button").bounding_box()
        assert at is not None
        assert map_ is not None
        assert at["x"] >= map_["x"] + map_["width"]  # beside the map, not under it


def test_a_die_and_a_tile_move_from_their_old_place(sit: Sit) -> None:
    """The die comes from its column, the tile from the market; afterwards each is in its place."""
    ada = sit("Ada", motion="no-preference")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "60"})
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.evaluate("document.documentElement.style.setProperty('--move', '60s')")
    place = page.locator(".du-col[data-legal]").first.get_attribute("data-at")
    column = page.locator(f".du-col[data-at='{place}']")
    column.click()
    page.locator(".act .btn.main:visible").click()
    assert within(began(page, ".du-die.held"), column)
    page.goto("about:blank")
    play_until(ada.guest, table, lambda position: position["decision"]["kind"] == "build")
    ada.go(f"/table/{table}")
    page.evaluate("document.documentElement.style.setProperty('--move', '60s')")
    page.locator(".du-common .du-tile[data-legal]").first.click()
    page.locator(SQUARES).first.click(force=True)
    assert within(began(page, ".du-ghost"), page.locator(".du-common .du-tile.on"))


def test_the_foreman_is_paid_for_a_step(sit: Sit) -> None:
    """DUN-154."""
    ada = sit("Ada")
    table = with_an_elite(ada, "foreman", offered("foreman"))
    page = ada.go(f"/table/{table}")
    page.get_by_role("button", name="Foreman").click()
    expect(ada.banner).to_contain_text("Foreman")
    sites = page.locator(SQUARES)
    places = [(site.get_attribute("data-at") or "").partition(":")[2] for site in sites.all()]
    if len(places) > 1:  # the only one is picked automatically
        sites.first.click(force=True)
    assert played_by(ada, table, "foreman")["square"] == places[0]


def test_the_archivist_turns_chips_into_a_move_and_flowers(sit: Sit) -> None:
    """DUN-155."""
    ada = sit("Ada")
    table = with_an_elite(ada, "archivist", offered("archivist"))
    page = ada.go(f"/table/{table}")
    page.get_by_role("button", name="Archivist").click()
    expect(ada.banner).to_contain_text("Discard two chips?")
    paid = [int(chip) for chip in re.findall(r"\d", page.locator(".act .btn.main:visible").inner_text())]
    assert len(paid) == 2
    assert played_by(ada, table, "archivist")["chips"] == paid


def test_the_surveyor_books_a_tile_for_later(sit: Sit) -> None:
    """DUN-156."""
    ada = sit("Ada")
    table = with_an_elite(ada, "surveyor", lambda position: bool(position["decision"]["kind"] == "surveyor"))
    page = ada.go(f"/table/{table}")
    expect(ada.banner).to_contain_text("Book a tile?")
    page.locator(TILES).first.click()
    tile = played_by(ada, table, "book")["tile"]
    assert ada.guest.position(table)["view"]["public"]["players"][0]["booked"]["tile"]["tile"] == tile
    expect(page.locator(".du-market h3", has_text="Booked")).to_be_visible()


def test_the_architect_finds_a_tile_in_the_piles(sit: Sit) -> None:
    """DUN-111, DUN-112: the tiles that can be found and paid replace the market."""
    ada = sit("Ada")
    table = with_a_search(ada)
    page = ada.go(f"/table/{table}")
    tiles = ada.guest.position(table, seat=0)["view"]["public"]["found"]
    expect(page.locator(".du-found .du-tile")).to_have_count(len(tiles))
    page.locator(".du-found .du-tile").last.click()
    page.locator(SQUARES).first.click(force=True)
    searched = played_by(ada, table, "search")
    assert searched["tile"] == tiles[-1]["tile"]


def test_behind_an_open_window_a_place_that_takes_no_die_explains_why(sit: Sit) -> None:
    """DUN-038, DUN-079: the window is an offer, so the reason is the place's own."""
    ada = sit("Ada")
    table = with_an_elder(ada, "recycling")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    village = ada.guest.position(table, seat=0)["view"]["public"]["players"][0]["squares"]
    empty = next(square["square"] for square in village if not square.get("building"))
    page.locator(f".du-own rect[data-at='square:{empty}']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("DUN-079")


def test_a_window_is_an_offer_and_not_a_question(sit: Sit) -> None:
    """DUN-038: an Elder may be called before the die; taking a die at once passes that window and the next."""
    ada = sit("Ada")
    table = with_an_elder(ada, "die")
    page = ada.go(f"/table/{table}")
    expect(page.locator(".du-may").first).to_contain_text("answer")
    before = len(moves_of(ada.guest, table))
    page.locator(".du-col[data-legal]").first.click()
    page.locator(".act .btn.main:visible").click()  # two clicks: the same as without an Elder
    arrived(page, before + 3)
    assert moves_of(ada.guest, table)[before : before + 3] == ["continue", "take", "continue"]


def test_declining_a_window_for_this_turn_stops_further_questions(sit: Sit) -> None:
    """DUN-038: the windows before and after the prophecies pass automatically."""
    ada = sit("Ada")
    table = with_an_elder(ada, "prophecy")
    page = ada.go(f"/table/{table}")
    expect(ada.banner).to_contain_text("End the turn")
    before = len(moves_of(ada.guest, table))
    page.get_by_role("button", name="Not this turn").click()
    arrived(page, before + 2)
    assert moves_of(ada.guest, table)[before : before + 2] == ["continue", "continue"]
    expect(ada.banner).not_to_contain_text("End the turn")


def test_an_elder_is_called_with_chosen_chips(sit: Sit) -> None:
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


def test_a_giant_can_be_dragged_to_another_line(sit: Sit) -> None:
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


def test_an_onlooker_sees_every_village_and_can_change_nothing(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT)
    page = bert.go(f"/table/{table}")
    page.locator(".dunaia").wait_for()
    expect(page.locator("[data-legal]")).to_have_count(0)
    page.get_by_role("group", name="Villages").get_by_role("button").last.click()
    expect(page.locator(".du-own .du-giant")).to_have_count(6)
    page.locator(".du-open").first.click()
    expect(page.get_by_role("region", name="The village of Ada")).to_be_visible()
    for text in [*bert.heard, *bert.bodies()]:  # there are no secrets beyond the table
        for position in positions(json.loads(text)):
            assert not position.get("choices")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (640, 400)], ids=["100", "200"])  # half the room remains at 200%
def test_axe_finds_nothing_serious_on_the_board(sit: Sit, axe: str, light: str, size: tuple[int, int]) -> None:
    ada = sit("Ada", width=size[0], height=size[1])
    ada.page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    rules = ["color-contrast"] if light == "dark" else None  # the rest does not depend on the theme
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"round_limit": "60"})
    play_until(ada.guest, table, lambda position: position["view"]["public"]["round"] > 5 and position["decision"]["kind"] == "die")
    page = ada.go(f"/table/{table}")
    page.locator(".du-col[data-legal]").first.click()
    assert serious(page, axe, rules) == []
    page.goto("about:blank")  # while nobody looks, nothing passes automatically
    play_until(ada.guest, table, lambda position: position["decision"]["kind"] == "build")
    ada.go(f"/table/{table}")
    page.locator(".du-tile[data-legal]:visible").first.click()
    assert serious(page, axe, rules) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_in_an_opened_village_and_on_the_sheet_of_a_phone(sit: Sit, axe: str, light: str) -> None:
    ada = sit("Ada")
    ada.page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    table = ada.guest.open("me", "greedy", game="dunaia", options=SHORT | {"elite": "draft", "round_limit": "60"})
    play_until(ada.guest, table, lambda position: position["view"]["public"]["round"] > 5 and position["decision"]["kind"] == "recycle")
    page = ada.go(f"/table/{table}")
    page.locator(".du-open").click()
    page.locator(".du-opened").wait_for()
    assert serious(page, axe) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".du-shelf").click()
    page.get_by_role("complementary", name="Common board").get_by_text("Prophecies").wait_for()
    assert serious(page, axe) == []


# ---- drawings -------------------------------------------------------------------------------------------------------


def hue(piece: Locator) -> str:
    """Name the fill colour of a piece."""
    red, green, blue = map(int, re.findall(r"\d+", str(piece.evaluate("e => getComputedStyle(e).fill")))[:3])
    degrees = 360 * colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)[0]
    names = [(20, "red"), (70, "yellow"), (180, "green"), (240, "blue"), (300, "purple"), (360, "red")]
    return next(name for end, name in names if degrees <= end)


def pills(page: Page) -> list[tuple[str, bool]]:
    """Return the text of every pill in the village, and whether it fits within the rounded ends."""
    texts = page.locator(".du-own .du-pill").evaluate_all(
        """all => all.map(pill => {
          const box = pill.querySelector('rect').getBBox()
          const inside = [...pill.querySelectorAll('text, use')].every(part => {
            const own = part.getBBox()
            return own.x >= box.x + 8 && own.x + own.width <= box.x + box.width - 8
          })
          return [pill.textContent.trim(), inside]
        })"""
    )
    return [(text, inside) for text, inside in texts]


def began(page: Page, selector: str) -> tuple[float, float]:
    """Return where a piece was when it started moving, and check that it is moving."""
    page.wait_for_function("of => document.querySelector(of)?.getAnimations().length", arg=selector)
    x, y = page.locator(selector).evaluate(
        """piece => {
          for (const way of piece.getAnimations()) { way.pause(); way.currentTime = 0 }
          const { x, y, width, height } = piece.getBoundingClientRect()
          return [x + width / 2, y + height / 2]
        }"""
    )
    return x, y


def within(point: tuple[float, float], place: Locator) -> bool:
    box = place.bounding_box()
    assert box is not None
    return box["x"] <= point[0] <= box["x"] + box["width"] and box["y"] <= point[1] <= box["y"] + box["height"]


# ---- one decision ----------------------------------------------------------------------------------------------------


def by_clicks(player: Player, rng: Random, elders: bool = True) -> None:
    """Make one decision with the mouse: something on the board, then the main button, or a button of the banner."""
    page, version = player.page, player.version()
    for _ in range(8):
        main = page.locator(".act .btn.main:visible")
        if main.count():
            main.first.click()
            return player.moved_on(version)
        others = OTHERS if elders else OTHERS.replace(".du-elder[data-legal], ", "")
        laid = [SQUARES, TILES] if page.locator(".du-common .du-tile.on").count() else [TILES, SQUARES]
        targets = next((some for some in map(page.locator, [LINES, *laid, GIANTS, others]) if some.count()), None)
        if targets is None:
            page.locator(".act .btn:visible", has_not_text="Since your").first.click()
            return player.moved_on(version)
        some_of(targets, rng).click(force=True)
        if moved_at_once(player, version):
            return None
    raise AssertionError(f"nothing came of it: {player.banner.inner_text()}")


def by_taps(player: Player, rng: Random) -> None:
    """Make one decision with a finger, in the tray or in the village."""
    page, version = player.page, player.version()
    tray = ".tray .du-spot, .tray .du-tile[data-legal]:not(.on), .tray .du-col[data-legal]:visible, .tray .du-colour[data-legal]"
    for _ in range(8):
        main = page.locator(".act .btn.main:visible")
        if main.count():
            main.first.tap()
            return player.moved_on(version)
        picked = page.locator(".tray .du-tile.on").count() > 0
        targets = next((some for some in map(page.locator, [LINES, SQUARES if picked else tray, SQUARES]) if some.count()), None)
        if targets is None:
            page.locator(".act.foot .btn", has_not_text="Since your").first.tap()
            return player.moved_on(version)
        some_of(targets, rng).tap(force=True)
        if moved_at_once(player, version):
            return None
    raise AssertionError(f"nothing came of it: {player.banner.inner_text()}")


def by_keys(player: Player) -> None:
    """Make one decision with the keyboard: N steps through the choices, Enter picks one and then plays it."""
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
    """Return whether the last gesture has made a move, once it has had its effect."""
    player.page.wait_for_function("() => document.querySelector('.end') || document.querySelector('.table[data-version]')")
    return player.page.locator(".end").count() > 0 or player.version() > version


def some_of(locators: Locator, rng: Random) -> Locator:
    return locators.nth(rng.randrange(locators.count()))


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- positions, by direct requests -----------------------------------------------------------------------------------


def houses_first(position: Json, form: Json, step: int) -> tuple[int, int]:
    """Rank chips and houses before everything else."""
    return order(form, ["build", "insert", "advance", "take", "first", "recycle", "continue"], step)


def play_until(
    guest: Guest,
    table: str,
    ready: Callable[[Json], bool],
    rank: Callable[[Json, Json, int], tuple[int, int]] = houses_first,
) -> None:
    """Play seat 0, always the move of lowest rank, until it has a decision that is ready."""
    assert reaches(guest, table, ready, rank), "the game ended before such a position came about"


def reaches(guest: Guest, table: str, ready: Callable[[Json], bool], rank: Callable[[Json, Json, int], tuple[int, int]]) -> bool:
    """Play seat 0, always the move of lowest rank; return whether it had a decision that is ready before the game was over."""
    for step in range(1500):
        position = guest.position(table, seat=0)
        if position["status"] != "running":
            return False
        if position["decision"]["seat"] != 0:
            guest.look(table, seat=0, after=position["version"], wait=20)
        elif ready(position):
            return True
        else:
            best = min(position["choices"], key=lambda choice: rank(position, choice["form"], step))
            assert guest.play(table, 0, position["version"], best["notation"]).status_code == 200
    return False


def order(form: Json, wanted: Sequence[str], step: int) -> tuple[int, int]:
    kind = str(form["kind"])
    place = ["build", "chip", "flower", "move"].index(form["space"]) if kind == "recycle" and "space" in form else 2
    return (wanted.index(kind) if kind in wanted else len(wanted), place if kind == "recycle" else step % 7)


def with_an_elder(player: Player, *windows: str) -> str:
    """Return a table where one of these windows is open for the player, with a callable Elder."""

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


def completes(position: Json) -> bool:
    """Return whether a die can be taken that completes a building."""
    view = position["view"]["public"]
    free = {face["value"] for face in view["faces"] if face["free"]}
    orders = [figure["orders"][0] for figure in view["players"][0]["figures"] if figure["dunaia"] in free]
    return position["decision"]["kind"] == "die" and any(waking.get("gives") == "complete" for order in orders for waking in order)


def offered(kind: str) -> Callable[[Json], bool]:
    """Return a test for moves of that kind."""
    return lambda position: any(choice["form"]["kind"] == kind for choice in position["choices"])


def with_an_elite(player: Player, elite: str, ready: Callable[[Json], bool]) -> str:
    """Return a table where the player has that Elite character and a decision that is ready."""
    for deal in range(20):  # not every draft has it
        options = {"elite": "draft", "first_player": "0"}
        table = player.guest.open("me", "greedy", game="dunaia", options=options, contribution=str(deal))
        play_until(player.guest, table, offered("pick"))
        position = player.guest.position(table, seat=0)
        picks = [choice for choice in position["choices"] if choice["form"]["elite"] == elite]
        if picks:
            assert player.guest.play(table, 0, position["version"], picks[0]["notation"]).status_code == 200
            play_until(player.guest, table, ready)
            return table
    raise AssertionError(f"no draft had the {elite}")


def with_a_search(player: Player) -> str:
    """Return a table where the player has called the Architect and searches the piles."""
    for deal in range(20):  # not every table has the Architect
        table = player.guest.open("me", "greedy", game="dunaia", options={"first_player": "0"}, contribution=str(deal))
        if "architect" in {elder["elder"] for elder in player.guest.position(table)["view"]["public"]["elders"]}:
            play_until(player.guest, table, offered("search"), towards_a_search)
            return table
    raise AssertionError("no table had the Architect")


def towards_a_search(position: Json, form: Json, step: int) -> tuple[int, int]:
    """Rank enough flowers for a tile first, then chips, and both for the Architect alone."""
    view, kind = position["view"]["public"], form["kind"]
    rich = view["players"][0]["flowers"] > 3
    space = next(elder["space"] for elder in view["elders"] if elder["elder"] == "architect")
    if kind == "call":
        return (0 if rich and form["space"] == space else 9), 0
    if kind == "recycle":
        return (1 if form.get("space") == ("chip" if rich else "flower") else 2), 0
    return (0 if kind in ("power", "both", "insert") else 3), step % 7


def played_by(player: Player, table: str, kind: str) -> Json:
    """Confirm the selection; return the resulting event."""
    version = player.version()
    player.page.locator(".act .btn.main:visible").click()
    player.moved_on(version)
    log = player.guest.look(table)["log"]
    return next(dict(entry["event"]) for entry in reversed(log) if entry["event"]["kind"] == kind)


def arrived(page: Page, moves: int) -> None:
    """Wait until the page shows a position after this many moves."""
    page.wait_for_function("n => Number(document.querySelector('.table')?.dataset.moves) >= n", arg=moves)


def moves_of(guest: Guest, table: str) -> list[str]:
    return [entry["event"]["kind"] for entry in guest.look(table)["log"]]


def positions(data: Any) -> list[Json]:
    """Yield every position in the data."""
    if isinstance(data, dict):
        own = [data] if "decision" in data and "choices" in data else []
        return own + [position for value in data.values() for position in positions(value)]
    return [position for value in data for position in positions(value)] if isinstance(data, list) else []
