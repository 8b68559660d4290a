"""Games in the mine of cubes: with the mouse, by keys alone, on a phone; refusals, warnings and secrets."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Player
from browser.test_dynamine import box_of, inside, tab_to
from browser.test_everybody import serious
from server.joining import joined
from server.serving import public_part, to_the_end

Sit = Callable[..., Player]
GAME = "miner_inconvenience"
SPARE = 2  # cards that a hand keeps when it pays


def act(ada: Player, tap: bool = False) -> None:
    """Take one turn on the board: upgrade or build if the hand can spare the cards, else dig where it draws most."""
    page, version = ada.page, ada.version()
    press = (lambda target: target.tap(force=True)) if tap else (lambda target: target.click(force=True))
    now = public_part(ada.guest.position(ada.table)["view"])
    spare = now["players"][0]["cards"] - SPARE
    buttons = page.locator(".act.foot" if tap else ".say .act")
    upgrade, build = (buttons.get_by_role("button", name=re.compile(f"^{what}:")) for what in ("Upgrade", "Build"))
    if upgrade.count() and spare >= (now["prices"]["next_upgrade"] or 99):
        press(upgrade)
        pick(page, press)
        pay(page, press)
    elif build.count() and spare >= (now["prices"]["next_build"] or 99) and now["progress"]["built"] < now["progress"]["goal"]:
        press(build)
        press(page.locator(".stockrow .stocktile").first)
        pick(page, press)
        pay(page, press)
    elif page.locator(".spot[data-legal]").count():
        press(page.locator(".spot[data-legal]").first)
        page.locator(".preview").wait_for()
        press(buttons.locator(".btn.main"))
    else:  # nothing fits: anything that can still be paid for
        press(build if build.count() else upgrade)
        if page.locator(".stockrow").count():
            press(page.locator(".stockrow .stocktile").first)
        pick(page, press)
        pay(page, press)
    ada.moved_on(version)


def pick(page: Page, press: Callable[[Any], None]) -> None:
    """Pick the first offered place, unless the only one is already picked."""
    if not page.locator(".handcard.paying").count():
        press(page.locator(".spot[data-legal]").first)


def pay(page: Page, press: Callable[[Any], None]) -> None:
    """Choose cards from the hand one by one, until the button is enabled."""
    page.locator(".handcard.paying").first.wait_for()
    main = page.locator(".act .btn.main:visible")
    assert not main.count()  # nothing is sent before the last card is chosen
    while not main.count():
        press(page.locator(".handcard[aria-pressed=false]").first)
    press(main)


def test_a_whole_game_with_a_bot_by_clicks(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=GAME)}")
    while ada.wait_for_turn():
        act(ada)

    view = ada.guest.position(ada.table)["view"]
    now, outcome = view["public"], view["outcome"]
    rank = next((line["rank"] for line in now["ranks"] if line["least"] <= now["score"] <= line["most"]), "")
    expect(ada.over).to_have_text(rank.replace("-", " ").capitalize() if outcome["won"] else "The mine is lost", ignore_case=True)
    log = ada.guest.look(ada.table)["log"]
    gold = sum(entry["event"]["kind"] == "pay" for entry in log)
    assert gold == sum(now["prices"]["build"][: now["progress"]["built"]]) + sum(now["prices"]["upgrade"][: now["progress"]["upgraded"]])
    totals = page.locator(".mi-deeds .total td").all_inner_texts()
    drawn = [sum(entry["event"].get("why") == why for entry in log) for why in ("supply", "vein")]
    assert [int(text) for text in totals] == [sum(p["cards"] for p in now["players"]), len(now["mine"]) - 1, *drawn, gold]

    # Back to the starting tile and to the end again.
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.locator(".board .minetile")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".board .minetile")).to_have_count(len(now["mine"]))
    expect(page.locator(".board .minebuilding")).to_have_count(now["progress"]["built"])


def test_a_whole_game_by_keys_alone(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    kinds = set()
    while ada.wait_for_turn():
        version = ada.version()
        position = ada.guest.position(ada.table)
        now, offers = public_part(position["view"]), position["view"]["offers"]
        spare = now["players"][0]["cards"] - SPARE
        tab_to(page, "svg.board")
        if offers["upgrades"] and spare >= offers["upgrades"][0]["price"]:
            page.keyboard.press("u")
            keyed(page, offers["upgrades"][0]["price"])
        elif offers["builds"] and (spare >= offers["builds"][0]["price"] or not offers["digs"]):
            page.keyboard.press("b")
            page.locator(".stockrow").wait_for()
            tab_to(page, ".stockrow .stocktile")
            page.keyboard.press("Enter")
            tab_to(page, "svg.board", "Shift+Tab")
            keyed(page, offers["builds"][0]["price"])
        else:
            page.keyboard.press("n")
            assert page.locator("svg.board").get_attribute("aria-activedescendant")
            page.keyboard.press("Enter")
            page.locator(".preview").wait_for()
            page.keyboard.press("Enter")
        ada.moved_on(version)
        kinds |= {entry["event"]["kind"] for entry in ada.guest.look(ada.table)["log"]}
    assert {"excavate", "build", "upgrade", "pay"} <= kinds
    expect(ada.over).not_to_be_empty()


def keyed(page: Page, price: int) -> None:
    """Choose the place, if there is a choice, and the cards that pay: N and Enter, then C for each card, then Enter."""
    if not page.locator(".handcard.paying").count():
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    page.locator(".handcard.paying").first.wait_for()
    assert not page.locator(".say .btn.main").count()
    for _ in range(price):
        page.keyboard.press("c")
    page.locator(".say .btn.main").wait_for()
    page.keyboard.press("Enter")


def test_a_whole_game_on_a_small_phone(sit: Sit) -> None:
    ada = sit("Ada", width=360, height=740, touch=True)
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    while ada.wait_for_turn():
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert (
            page.evaluate("Math.min(...[...document.querySelectorAll('.handcard')].map((card) => card.getBoundingClientRect().width))") > 20
        )
        act(ada, tap=True)
    expect(ada.over).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="One move back").tap()
    expect(page.locator(".board .minetile").first).to_be_visible()


def test_a_place_that_does_not_fit_explains_why_at_the_side(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    for card in range(8):
        assert ada.wait_for_turn()
        page.locator(".handcard").nth(card % page.locator(".handcard").count()).click()
        if page.locator(".spot.misfit").count():
            break
    page.locator(".spot.misfit").first.click(force=True)
    expect(page.locator(".callout")).to_contain_text(re.compile(r"(meets rock|end in rock|meets the).*MIN-04\d", re.DOTALL))
    assert not re.search(r"\bM\d\d\b|-?\d,-?\d", page.locator(".callout").inner_text()), "no card is called by its notation"
    expect(page.locator(".refused .noside").first).to_be_attached()
    callout = box_of(page.locator(".callout"))
    for mark in page.locator(".mi-meant").all():
        assert not touching(callout, box_of(mark)), "the sentence hides what it is about"
    expect(page.locator(".mi-meant").first).to_be_attached()
    page.locator(".callout .rule").first.click()
    expect(page.locator("article.cur")).to_contain_text("MIN-04")
    page.keyboard.press("Escape")
    expect(page.locator(".callout")).to_have_count(0)


def touching(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(one[at] < other[at] + other[size] and other[at] < one[at] + one[size] for at, size in (("x", "width"), ("y", "height")))


def test_names_of_buildings_stay_in_their_box_and_digs_show_their_card(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    assert ada.wait_for_turn()
    stock = box_of(page.locator(".aid .mi-stock"))
    for name in page.locator(".aid .stocktile b").all():
        assert inside(box_of(name), stock), name.inner_text()
    version = ada.version()
    page.locator(".spot[data-legal]").first.click(force=True)
    page.locator(".say .btn.main").click()
    ada.moved_on(version)
    expect(page.locator(".log .ln.new .mi-mini")).to_be_visible()


def test_an_impossible_upgrade_explains_why(sit: Sit) -> None:
    """MIN-130: by the key; a place where the card fits is not refused."""
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    assert ada.wait_for_turn()
    page.keyboard.press("u")  # nothing is built yet
    expect(page.locator(".callout")).to_contain_text("This building is not in the mine")
    page.keyboard.press("Escape")
    expect(page.locator(".callout")).to_have_count(0)
    page.keyboard.press("n")
    page.keyboard.press("?")  # a place where the card fits
    expect(page.locator(".callout.legal")).to_be_visible()


def test_a_place_is_picked_by_pressing_its_middle_after_a_preview(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    assert ada.wait_for_turn()
    for at in page.eval_on_selector_all(".spot[data-legal]", "spots => spots.map((spot) => spot.dataset.at)"):
        box = page.locator(f".spot[data-legal][data-at='{at}'] .hit").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(*middle)
        top = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-at]').dataset.at", middle)  # places overlap
        expect(page.locator(".preview.looking")).to_be_attached()
        page.mouse.click(*middle)
        expect(page.locator(f".preview[data-at='{top}']")).to_be_attached()
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)


def test_pointing_at_a_place_shows_the_supply_path_and_its_count(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", game=GAME)
    to_a_position(ada, table, lambda offers: any(dig.get("supply") for dig in offers["digs"]))
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    dig = max(ada.guest.position(table)["view"]["offers"]["digs"], key=lambda dig: len(dig.get("supply", [])))
    page.locator(f".handcard[aria-label*={dig['card']}]").click()
    page.locator(f".spot[data-at='{dig['at']}']").hover(force=True)
    expect(page.locator(".mi-reach:not(.far)")).to_have_count(len(dig["supply"]))
    expect(page.locator(".mi-reach:not(.far)").first).to_contain_text(re.compile(r"\d of \d"))
    page.locator(f".spot[data-at='{dig['at']}']").click(force=True)
    expect(ada.banner).to_contain_text("in reach")


def test_a_move_that_ends_the_game_shows_a_warning(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", game=GAME)
    ends = ("stuck", "drained", "won")
    to_a_position(ada, table, lambda offers: any(dig.get("warning") in ends for dig in offers["digs"]))
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    dig = next(dig for dig in ada.guest.position(table)["view"]["offers"]["digs"] if dig.get("warning") in ends)
    page.locator(f".handcard[aria-label*={dig['card']}]").click()
    spot = page.locator(f".spot[data-at='{dig['at']}']")
    expect(spot.locator(".mi-omen")).to_be_attached()
    spot.click(force=True)
    expect(ada.banner).to_contain_text(re.compile("the game is lost|the team wins"))
    version = ada.version()
    spot.click(force=True)  # a second click does not play such a move
    assert ada.version() == version
    page.locator(".say .btn.main").click()
    expect(ada.over).not_to_be_empty()


def to_a_position(ada: Player, table: str, ready: Callable[[dict[str, Any]], bool]) -> None:
    """Play by direct requests, first a building, then digging, until the offers match."""
    for _ in range(80):
        position = ada.guest.position(table)
        assert position["status"] == "running"
        offers = position["view"]["offers"]
        if position["decision"]["kind"] == "action" and ready(offers):
            return
        kinds = [choice["form"]["kind"] for choice in position["choices"]]
        first = not public_part(position["view"])["progress"]["built"] and "build" in kinds
        wanted = "pay" if "pay" in kinds else "build" if first else "excavate" if "excavate" in kinds else kinds[0]
        assert ada.guest.play(table, 0, position["version"], position["choices"][kinds.index(wanted)]["notation"]).status_code == 200
    raise AssertionError("no such position came about")


def decides(ada: Player, table: str) -> int | None:
    """Return the person who decides once the bot is done; None when the game is over."""
    position = ada.guest.position(table, seat=0)
    while position["status"] != "over" and position["decision"]["seat"] != 0:
        position = ada.guest.position(table, seat=0, after=position["version"], wait=20)
    return None if position["status"] == "over" else 0


def test_an_onlooker_receives_no_closed_hand(sit: Sit) -> None:
    ada, onlooker = sit("Ada"), sit(None)
    table = ada.guest.open("me", "greedy", game=GAME, options={"hands": "closed"})
    page = onlooker.go(f"/table/{table}")
    page.locator(".say.wait").wait_for()
    for _ in range(10):
        if decides(ada, table) is None:
            break
        after = ada.guest.play_any(table, 0, 5)
        page.wait_for_function("v => Number(document.querySelector('.table')?.dataset.version) >= v", arg=after["version"])
    page.get_by_role("tab", name="Score").click()
    expect(page.locator(".teampane .mi-mini").first).to_be_visible()
    own = ada.guest.position(table, seat=0)["view"]
    secret = {held["card"] for held in own["hands"][0]}
    assert secret
    position = dict[str, Any]()
    for message in onlooker.messages():
        screen = message.get("position")
        if screen:
            position = joined(position, screen) if message["type"] == "parts" else screen
        if screen and position["view"]:
            view = position["view"]
            assert view["hands"] == [[], []]
            assert view["offers"] is None
            assert all(under["card"] is None for under in view["bottom"])
            assert secret <= {*view["unseen"], *(tile["card"] for tile in public_part(view)["mine"])}
        for entry in message.get("log", []):
            if entry["event"]["kind"] in ("deal", "draw", "pay"):
                assert (entry["move"], entry["event"]["card"]) == (None, None)
    expect(page.locator(".handcard")).to_have_count(0)
    expect(page.locator("[data-legal]")).to_have_count(0)


def test_a_record_of_the_mine_is_shown_on_its_board(sit: Sit, tmp_path: Path) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", game=GAME)
    mine = public_part(to_the_end(table, {0: ada.guest}, 2)["view"])["mine"]
    file = tmp_path / "record.json"
    file.write_bytes(ada.guest.get(f"/api/tables/{table}/record").content)
    page = ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.locator(".verify")).to_contain_text("Everything checks out")
    expect(page.locator(".board .minetile")).to_have_count(len(mine))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".board .minetile")).to_have_count(0)


def test_keys_are_listed_and_an_unaffordable_action_explains_why(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', game=GAME)}")
    assert ada.wait_for_turn()
    page.keyboard.press("u")  # nothing is built in the mine yet
    expect(page.locator(".callout")).to_contain_text("is not in the mine")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    expect(page.locator("dialog .keys")).to_contain_text("upgrade, or back to digging")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (640, 400)], ids=["100%", "200%"])
def test_axe_finds_nothing_serious_in_the_mine(sit: Sit, axe: str, light: str, size: tuple[int, int]) -> None:
    ada = sit("Ada", width=size[0], height=size[1])
    page = ada.page
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    rules = ["color-contrast"] if light == "dark" else None
    ada.go(f"/table/{ada.guest.open('me', 'greedy', game=GAME)}")
    assert ada.wait_for_turn()
    assert serious(page, axe, rules) == []
    page.locator(".spot[data-legal]").first.click(force=True)
    page.locator(".preview").wait_for()
    assert serious(page, axe, rules) == []
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.locator(".stockrow").wait_for()
    assert serious(page, axe, rules) == []
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Score").click()
    page.locator(".teampane").wait_for()
    assert serious(page, axe, rules) == []
