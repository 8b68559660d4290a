"""The mine and its market: a whole game by clicks, by keys, on a phone; dragging, warnings, replay, onlookers."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import Player
from browser.test_everybody import serious
from server.serving import to_the_end

Sit = Callable[..., Player]
Json = dict[str, Any]


def test_a_whole_game_by_clicks(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game='dynamine')}")
    built = rolls_kept = 0
    while ada.wait_for_turn():
        version, position = ada.version(), ada.guest.position(ada.table, seat=0)
        offer = best_offer(position)
        rewards = position["view"]["public"]["rewards"]
        leads = [max(counts) > min(counts) for counts in ([seat["count"] for seat in reward["seats"]] for reward in rewards)]
        expect(page.locator(".rewards").first.locator(".first")).to_have_count(sum(leads))  # a tie of two players pays nobody (DYN-111)
        if position["decision"]["kind"] == "guess":
            page.locator(".guess").nth(2).click()
        elif position["decision"]["kind"] == "reroll":
            expect(page.locator(".purse .amount b")).to_have_text(str(position["view"]["public"]["keep"]))
            page.get_by_role("button", name="Keep").click()
            rolls_kept += 1
        elif position["decision"]["kind"] == "tile_move":
            page.get_by_role("button", name="Move nothing").click()
        elif offer:
            cell_first = built % 2 == 1
            places = [page.locator(f".pile[data-pile={offer['pile']}]"), cell(page, offer["at"])]
            for place in reversed(places) if cell_first else places:
                if not page.locator(".dypreview").count():
                    place.click(force=True)
            expect(ada.banner.locator("b")).to_have_text(re.compile("build here|last open end"))
            page.locator(".say .btn", has_text=re.compile("Build|Seal")).click()
            built += 1
        else:
            page.locator("[data-act=end]").click()
            confirm = page.locator(".say .btn.main")
            if position["view"]["public"]["points"] and confirm.count():
                confirm.click()
        ada.moved_on(version)
    assert built > 10
    assert rolls_kept == 2  # both round tokens with a reroll are turned up
    expect(ada.over).to_contain_text("win")
    for what in ("Veins", "Rewards"):
        expect(page.locator(".sheettable th", has_text=what)).to_have_count(1)


def test_a_whole_game_by_keyboard_alone(sit: Sit) -> None:
    """Without Tab: B and N find a tile, N a cell or a tile to move, C the cards; a previewed move is confirmed."""
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dynamine")
    page = ada.go(f"/table/{table}")
    could = set[str]()
    while ada.wait_for_turn():
        version, position = ada.version(), ada.guest.position(table, seat=0)
        could |= {choice["form"]["kind"] for choice in position["choices"]}
        by_keys(page, position)
        ada.moved_on(version)
    expect(ada.over).to_contain_text("win")
    done = [entry["event"]["kind"] for entry in ada.guest.look(table, seat=0)["log"] if entry["seat"] == 0]
    assert {"build", "move", "take"} <= could & set(done)
    assert done.count("build") > 10


def by_keys(page: Page, position: Json) -> None:
    """Make one decision with the keyboard: a card, a token, a tile moved, or a tile built, by turns from its pile and from its cell."""
    press, preview = page.keyboard.press, page.locator(".dypreview")
    if position["decision"]["kind"] == "guess":
        press("4")
    elif position["decision"]["kind"] == "reroll":
        press("k")
    elif any_of(position, "take"):
        press("c")
        expect(page.locator(".dycard.can").first).to_be_focused()
        press("Enter")
        expect(page.locator(".dycard.on")).to_be_focused()
        press("Enter")
    elif any_of(position, "spend"):
        press("s")
    elif any_of(position, "move"):
        if any_of(position, "end"):
            press("m")
        for key in ("n", "Enter", "n", "Enter"):  # the tile, then its destination
            press(key)
        preview.wait_for()
        press("Enter")
    elif any_of(position, "build"):
        if position["moves"] % 2:
            press("b")
            expect(page.locator(".pile.fits").first).to_be_focused()
        else:
            press("n")
            press("Enter")  # the cell; the keys continue in the market
            expect(page.locator(".pile.fits:focus")).to_have_count(1)
        press("n")  # another pile that fits
        press("Enter")
        expect(page.locator("svg.board")).to_be_focused()
        if not preview.count():
            press("Enter")  # the cell with the highest gain
        preview.wait_for()
        press("y" if page.locator(".dypreview.sealed").count() else "Enter")
    else:
        press("e")


def test_an_impossible_action_explains_why(sit: Sit) -> None:
    """DYN-073, DYN-041, DYN-063: by mouse at its place, by its key, and while somebody else decides."""
    ada = sit("Ada")
    table = ada.guest.open("me", "me", game="dynamine")
    play_until(ada, table, lambda position: best_offer(position) is not None and not any_of(position, "take", "spend", "move"))
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.locator(".dycard").first.click(force=True)
    expect(page.locator(".cardrow .callout")).to_contain_text("DYN-0")
    page.keyboard.press("Escape")
    for act, key in (("spend", "s"), ("move", "m")):
        page.locator(f"[data-act={act}]").click(force=True)
        expect(page.locator(".callout")).to_contain_text("DYN-0")
        page.keyboard.press("Escape")
        expect(page.locator(".callout")).to_have_count(0)
        page.locator("svg.board").focus()
        page.keyboard.press(key)
        expect(page.locator(".callout")).to_contain_text("DYN-0")
        page.keyboard.press("Escape")
    page.locator(".pile.dim").first.focus()
    page.keyboard.press("?")
    expect(page.locator(".mkt .callout")).to_contain_text("DYN-0")


def test_a_cell_can_be_chosen_first_and_unchosen_by_keys(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dynamine")
    play_until(ada, table, lambda position: best_offer(position) is not None and who_moved_last(ada, table) == 1)
    page = to_a_build(ada, table)
    look_back = ada.banner.get_by_role("button", name="Since your last turn")
    expect(look_back).to_be_visible()
    page.locator("svg.board").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(ada.banner).to_contain_text("which tile for level")
    expect(look_back).to_have_count(0)
    expect(page.locator(".pile.fits").first).to_be_focused()
    fitting = page.locator(".pile .gain").count()
    assert fitting == page.locator(".pile.fits").count() > 0
    page.keyboard.press("Enter")
    page.locator(".dypreview").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".dypreview")).to_have_count(0)
    expect(page.locator(".pile .gain")).to_have_count(fitting)
    page.keyboard.press("Escape")
    expect(page.locator(".pile .gain")).to_have_count(0)


def test_turns_can_be_played_on_a_small_phone(sit: Sit) -> None:
    ada = sit("Ada", width=360, height=740, touch=True)
    table = ada.guest.open("me", "greedy", "greedy", game="dynamine")
    page = ada.go(f"/table/{table}")
    built = 0
    while built < 5:
        assert ada.wait_for_turn()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        version, position = ada.version(), ada.guest.position(table, seat=0)
        offer, main = best_offer(position), page.locator(".act.foot .btn.main")
        if position["decision"]["kind"] == "guess":
            page.locator(".guess").first.tap()
        elif offer:
            assert page.locator(".boardbox").evaluate("box => box.clientHeight") > 140
            page.locator(f".pile[data-pile={offer['pile']}]").tap()
            if not page.locator(".dypreview").count():
                cell(page, offer["at"]).tap(force=True)
            page.locator(".act.foot .btn", has_text=re.compile("Build|Seal")).tap()
            built += 1
        elif main.count():
            main.tap()
        elif position["decision"]["kind"] == "tile_move":
            page.get_by_role("button", name="Move nothing").tap()
        else:
            page.locator("[data-act=end]").tap()
            if main.count():
                main.tap()
        ada.moved_on(version)
    page.locator("[data-act=take]").tap()
    expect(page.get_by_role("heading", name="Open cards")).to_be_visible()
    expect(page.locator(".pile").first).to_be_hidden()
    page.locator("[data-act=take]").tap()
    page.locator(".mini").first.tap()
    expect(page.locator(".dyopened")).to_contain_text("Mine of")


def test_a_pile_and_a_tile_can_be_dragged_to_a_cell(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dynamine")
    page = to_a_build(ada, table)
    offers = ada.guest.position(table, seat=0)["view"]["offers"]
    several = next(offer for offer in offers if sum(offer["pile"] == other["pile"] for other in offers) > 1)
    carry(page, page.locator(f".pile[data-pile={several['pile']}]"), cell(page, several["at"]))
    expect(page.locator(".dypreview")).to_have_attribute("data-at", several["at"])
    expect(ada.banner).to_contain_text("build here")
    page.keyboard.press("Escape")

    def may_move(position: Json) -> bool:
        return any(choice["form"]["kind"] == "move" for choice in position["choices"])

    play_until(ada, table, may_move)
    ada.wait_for_table()
    expect(page.locator("[data-act=move]")).to_be_enabled()
    page.keyboard.press("m")
    expect(page.locator("svg.board")).to_be_focused()
    shift = ada.guest.position(table, seat=0)["view"]["moves"][0]
    carry(page, page.locator(f".dytile[data-at='{shift['origin']}']"), cell(page, shift["at"]))
    expect(page.locator(".dypreview")).to_have_attribute("data-at", shift["at"])
    version = ada.version()
    page.keyboard.press("Enter")
    ada.moved_on(version)
    mine = ada.guest.position(table, seat=0)["view"]["public"]["players"][0]["mine"]
    assert any(tile["at"] == shift["at"] and tile["face"]["tile"] == shift["tile"] for tile in mine)


def test_an_impossible_placement_explains_why_where_it_was_tried(sit: Sit) -> None:
    ada = sit("Ada")
    page = to_a_build(ada, ada.guest.open("me", "greedy", game="dynamine"))
    page.locator(".pile.dim").first.click()
    expect(page.locator(".mkt .callout")).to_contain_text(re.compile("DYN-023|DYN-032"))
    page.keyboard.press("Escape")
    expect(page.locator(".callout")).to_have_count(0)
    page.locator(".cellspot.open").first.click(force=True)
    page.locator(".pile.dim").first.click()  # refused by the rules for this cell
    expect(page.locator(".boardbox .callout .rule").first).to_have_text(re.compile(r"DYN-\d+"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.locator(".boardbox .callout")).to_contain_text("no +1 token")


def test_sealing_the_mine_shows_a_warning_and_needs_more_than_enter(sit: Sit) -> None:
    """R10: legal, but the mine can never grow again."""
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dynamine")

    def seals(position: Json) -> bool:
        return any(offer.get("seals") for offer in position["view"]["offers"])

    def narrow(position: Json) -> Json:
        """Rate moves that lead to a mine with a single open end: a dead end if one can be built, else nothing."""
        public = position["view"]["public"]
        ends = {pile["pile"] for pile in public["market"] if pile["open"] and len(pile["open"]["exits"]) == 1}
        builds = [choice for choice in position["choices"] if choice["form"]["kind"] == "build" and choice["form"]["pile"] in ends]
        choice_made: Json = (builds or [choice for choice in position["choices"] if choice["form"]["kind"] != "build"])[-1]
        return choice_made

    play_until(ada, table, seals, narrow)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    offer = next(offer for offer in ada.guest.position(table, seat=0)["view"]["offers"] if offer.get("seals"))
    page.locator(f".pile[data-pile={offer['pile']}]").click()
    if not page.locator(".dypreview").count():
        cell(page, offer["at"]).click(force=True)
    expect(page.locator(".boardbox .callout")).to_contain_text("never grow again")
    version = ada.version()
    page.keyboard.press("Enter")
    expect(page.locator(".dypreview.sealed")).to_be_visible()
    assert ada.version() == version
    page.keyboard.press("y")
    ada.moved_on(version)
    assert ada.guest.position(table, seat=0)["view"]["public"]["players"][0]["sealed"]


def test_replay_and_an_opened_record_show_the_mine_of_each_move(sit: Sit, tmp_path: Path) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="dynamine")
    to_the_end(table, {0: ada.guest}, 1)
    page = ada.go(f"/table/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    glyphs = page.locator(".dychoice button")
    expect(glyphs).to_have_count(2)
    glyphs.first.click()
    tiles, whole = page.locator(".stagebox .dytile"), len(shown_mine(ada, table, 0))
    expect(tiles).to_have_count(whole)
    page.get_by_role("button", name="To the beginning").click()
    expect(tiles).to_have_count(0)

    file = tmp_path / "record.json"
    file.write_bytes(ada.guest.get(f"/api/tables/{table}/record").content)
    page = ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.locator(".verify")).to_contain_text("Everything checks out")
    page.get_by_role("button", name="To the end").click()
    page.locator(".dychoice button").first.click()
    expect(page.locator(".stagebox .dytile")).to_have_count(whole)
    expect(page.locator(".log .ln").first).to_contain_text("Market laid out")
    expect(page.locator(".log .ln", has_text="is turned up on pile")).to_have_count(0)  # 36 lines are one


def test_an_onlooker_sees_mines_and_no_mission(sit: Sit) -> None:
    """DYN-010."""
    ada, onlooker = sit("Ada"), sit(None)
    table = ada.guest.open("me", "greedy", game="dynamine")
    page = onlooker.go(f"/table/{table}")
    page.locator(".dy .castle").first.wait_for()
    before = page.locator(".table").get_attribute("data-moves")
    play_until(ada, table, lambda position: position["view"]["public"]["round"] > 2)
    page.wait_for_function("n => document.querySelector('.table').dataset.moves > n", arg=before)
    expect(page.locator(".seat .mini")).to_have_count(2)
    page.locator(".seat .mini").first.click()
    expect(page.locator(".dyopened")).to_contain_text("Mine of Ada")
    mission = ada.guest.position(table, seat=0)["view"]["missions"][0]["card"]["card"]
    printed = f'"card":"{mission}"'  # the card as its owner receives it; everyone may know that it is somewhere unseen
    assert printed in ada.guest.get(f"/api/tables/{table}", seat=0).text
    assert len(onlooker.heard) > 5
    assert printed not in "".join(onlooker.heard + onlooker.bodies()).replace(" ", "")
    dealt = [event for entry in onlooker.messages()[0]["log"] if (event := entry["event"])["kind"] == "deal"]
    assert [event["card"] for event in dealt] == [None, None]


def test_five_actions_keep_their_keys_and_the_points_left(sit: Sit) -> None:
    ada = sit("Ada")
    table = to_a_fifth_action(ada)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    acts = page.locator(".dyact")
    expect(acts.nth(4)).to_be_visible()
    expect(page.locator(".dyact kbd:visible")).to_have_count(acts.count())
    expect(page.locator(".dyact > span:visible")).to_have_count(acts.count())
    expect(page.locator(".amount")).to_contain_text("left")
    expect(page.locator(".amount > div")).to_be_visible()
    tray = box_of(page.locator(".tray"))
    for act in acts.all():
        assert inside(box_of(act), tray)
    assert box_of(page.locator(".log"))["height"] >= 150
    for mini in page.locator(".mini").all():
        assert box_of(mini)["height"] >= 80
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".pile.fits").first.click()
    picked = box_of(page.locator(".loupe svg"))
    assert picked["width"] >= 56
    assert picked["y"] + picked["height"] <= box_of(page.locator(".act.foot"))["y"]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_mine_opened_and_before_and_after_the_roll(sit: Sit, axe: str, light: str) -> None:
    ada = sit("Ada")
    page = ada.page
    rules = ["color-contrast"] if light == "dark" else None
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    table = ada.guest.open("me", "greedy", game="dynamine")
    to_a_build(ada, table)
    page.locator(".mini").click()
    page.locator(".dyopened").wait_for()
    assert serious(page, axe, rules) == []
    for kind, tray in (("reroll", ".outcomes"), ("guess", ".guesses")):
        table = ada.guest.open("me", "greedy", game="dynamine")
        play_until(ada, table, asks_for(kind))
        ada.go(f"/table/{table}")
        page.locator(tray).wait_for()
        assert serious(page, axe, rules) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_mine(sit: Sit, axe: str, light: str) -> None:
    ada = sit("Ada")
    rules = ["color-contrast"] if light == "dark" else None
    ada.page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    table = ada.guest.open("me", "greedy", "greedy", game="dynamine")
    play_until(ada, table, lambda position: position["view"]["public"]["round"] > 3)
    page = to_a_build(ada, table)
    assert serious(page, axe, rules) == []
    page.locator(".pile.fits").first.click()
    assert serious(page, axe, rules) == []
    page.set_viewport_size({"width": 640, "height": 400})  # what 1280x800 is at twice the size
    assert serious(page, axe, rules) == []
    assert page.locator(".boardbox").evaluate("box => box.clientHeight") >= 200
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("[data-act=take]").click()
    assert serious(page, axe, rules) == []


# ---- gestures and moves ---------------------------------------------------------------------------------


def box_of(what: Locator) -> dict[str, float]:
    """Return the position of an element on the screen."""
    bounds = what.bounding_box()
    assert bounds is not None
    return {"x": bounds["x"], "y": bounds["y"], "width": bounds["width"], "height": bounds["height"]}


def inside(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether one box is entirely inside the other, give or take half a pixel."""
    return all(
        other[at] - 0.5 <= one[at] and one[at] + one[size] <= other[at] + other[size] + 0.5
        for at, size in (("x", "width"), ("y", "height"))
    )


def to_a_fifth_action(player: Player) -> str:
    """Return a table at which the player can build and has a card with an action."""

    def acting(position: Json) -> bool:
        return any(held["card"]["effect"] in ("raven", "plan") for held in position["view"]["public"]["players"][0]["cards"])

    def taking(position: Json, game: int) -> Json:
        """Take such a card if possible, else build something different in each game; keep the card."""
        useful = {card["card"] for card in position["view"]["public"]["open_cards"] if card["effect"] in ("raven", "plan")}
        by_kind: dict[str, list[Json]] = {}
        for choice in position["choices"]:
            by_kind.setdefault(choice["form"]["kind"], []).append(choice)
        wanted = [choice for choice in by_kind.get("take", []) if choice["form"]["card"] in useful]
        some = next(by_kind[kind] for kind in ("build", "guess", "reroll", "keep", "skip", "end", "take") if kind in by_kind)
        return (wanted or [some[game % len(some)]])[0]

    for game in range(40):  # not every game deals such a card
        table = player.guest.open("me", *["uniform"] * (1 + game % 3), game="dynamine")
        while (position := player.guest.position(table, seat=0))["status"] == "running":
            if position["decision"]["seat"] != 0:
                player.guest.look(table, seat=0, after=position["version"], wait=20)
            elif acting(position) and best_offer(position) is not None:
                return table
            else:
                assert player.guest.play(table, 0, position["version"], taking(position, game)["notation"]).status_code == 200
    raise AssertionError("no such card was taken")


def cell(page: Page, at: str) -> Locator:
    """Locate a cell of the mine on the stage."""
    return page.locator(f".board .cellspot[data-at='{at}']")


def carry(page: Page, what: Locator, to: Locator) -> None:
    """Drag with the mouse, in a few steps."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    expect(page.locator(".dycarried")).to_be_visible()
    page.mouse.up()


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab (or Shift+Tab) until a matching element has the focus."""
    for _ in range(40):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with Tab")


def who_moved_last(player: Player, table: str) -> int:
    """Return the seat of the last move that was not a draw or a roll."""
    return int(next(entry["seat"] for entry in reversed(player.guest.look(table, seat=0)["log"]) if entry["seat"] >= 0))


def best_offer(position: Json) -> Json | None:
    """Return the most expensive tile that does not seal the mine, if something can be built."""
    offers = position["view"]["offers"] if position["decision"]["kind"] == "main" else []
    prices = {pile["pile"]: pile["price"] for pile in position["view"]["public"]["market"]}
    return max(offers, key=lambda offer: (not offer.get("seals"), prices[offer["pile"]], offer.get("points", 0)), default=None)


def asks_for(kind: str) -> Callable[[Json], bool]:
    """Return a test for this kind of decision."""
    return lambda position: bool(position["decision"]["kind"] == kind)


def any_of(position: Json, *kinds: str) -> bool:
    """Return a test for moves of one of these kinds."""
    return any(choice["form"]["kind"] in kinds for choice in position["choices"])


def shown_mine(player: Player, table: str, seat: int) -> list[Json]:
    return list(player.guest.position(table, seat=0)["view"]["public"]["players"][seat]["mine"])


def play_until(player: Player, table: str, ready: Callable[[Json], bool], choose: Callable[[Json], Json] | None = None) -> None:
    """Play seat 0 by direct requests until its decision is ready."""
    guest = player.guest
    for _ in range(400):
        position = guest.position(table, seat=0)
        assert position["status"] == "running", "the game ended before that"
        if position["decision"]["seat"] != 0:
            guest.look(table, seat=0, after=position["version"], wait=20)
        elif ready(position):
            return
        else:
            move = (choose or building)(position)
            assert guest.play(table, 0, position["version"], move["notation"]).status_code == 200
    raise AssertionError("it did not come to that")


def building(position: Json) -> Json:
    """Return the best build, or else the last move listed."""
    offer = best_offer(position)
    wanted = {"kind": "build", "pile": offer["pile"], "at": offer["at"]} if offer else None
    build: Json = next((choice for choice in position["choices"] if choice["form"] == wanted), position["choices"][-1])
    return build


def to_a_build(player: Player, table: str) -> Page:
    """Open the page at a decision where something can be built."""
    play_until(player, table, lambda position: best_offer(position) is not None)
    page = player.go(f"/table/{table}")
    assert player.wait_for_turn()
    page.locator(".pile.fits").first.wait_for()
    return page
