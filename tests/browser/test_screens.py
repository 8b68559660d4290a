"""Every screen of every game is readable, in every language and at four sizes, and the lobby does not shift while it loads."""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import pithead
from browser.browsing import Player
from browser.screens import RARE, SETTLED, SIZES, WHOLE, Deal, Sitting, readers, sizes_for, unreadable, walk

Sit = Callable[..., Player]
PANELS = ("moves", "rules", "score", "chat")
MOST_SHIFT = 0.05  # of a window, weighted by distance; people notice twice as much
SHIFTS = """() => { window.shifted = 0
  new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.shifted += one.value }))
    .observe({ type: 'layout-shift', buffered: true }) }"""


def panels(page: Page, language: str, stop: str) -> Iterable[str]:
    """List what is unreadable in the panel, tab by tab, and close the panel."""
    for number, tab in enumerate(PANELS):
        page.locator(f"#tab-{tab}").evaluate("e => e.click()")
        yield from unreadable(page, f"{language}, {stop}, {tab}", sizes_for(language, number))
    for _ in range(2):  # to the log, and to
        page.locator("#tab-log").evaluate("e => e.click()")


@pytest.mark.parametrize("game", list(pithead.CATALOGUE))
def test_every_screen_of_a_game_is_readable_at_every_size_and_in_every_language(sit: Sit, game: str) -> None:
    by_language = readers(sit)
    sitting = Sitting(WHOLE[game], by_language["en"])
    faults: list[str] = []
    for language, reader in by_language.items():
        reader.go(f"/table/{sitting.id}")
        reader.wait_for_table()
        faults += unreadable(reader.page, f"{language}, before the start", sizes_for(language, 0))
    sitting.sit_down()
    for number, stop in enumerate(sitting.play()):
        for language, reader in by_language.items():
            sitting.wait_until_shown(reader.page)
            faults += unreadable(reader.page, f"{language}, {stop}", sizes_for(language, number))
            faults += panels(reader.page, language, stop) if number == 1 else []
    for language, reader in by_language.items():
        reader.page.get_by_role("slider").wait_for()
        faults += unreadable(reader.page, f"{language}, the end", sizes_for(language, 1))
        reader.page.locator(".end .tab").nth(1).click()
        faults += unreadable(reader.page, f"{language}, the log of the end", sizes_for(language, 2))
    assert faults == []


# Prompts that chance answers at every table: nobody has a screen for them.
BY_CHANCE = {
    "sacred_dragon": {"starter", "deal", "centre", "draw"},
    "dynamine": {"tops", "deal", "row", "starter", "round", "roll", "rerolled", "turn_up", "refill", "second"},
    "tf22_mine": {"layout", "starter", "drift"},
    "dunaia": {"starter", "elder", "prophecy", "roll", "tile", "elite"},
    "miner_inconvenience": {"deal", "draw", "start"},
}


@pytest.mark.parametrize("game", list(pithead.CATALOGUE))
def test_every_possible_decision_of_a_player_is_covered(game: str) -> None:
    words = (pithead.game(game).folder / "words" / "en.ftl").read_text(encoding="utf-8")
    met: set[str] = set()
    by_chance: set[str] = set()
    for table, _ in walk(WHOLE[game]):
        (met if table.state.seat == 0 else by_chance if table.state.seat < 0 else set()).add(table.game.decision(table.state).kind)
    rare = {kind for deal in RARE if deal.game == game for kind in deal.kinds}
    assert not by_chance - BY_CHANCE[game]
    assert {*re.findall(r"^ask-(\w+) =", words, re.MULTILINE)} == met | rare | BY_CHANCE[game]


def test_four_colours_to_choose_from_fit_into_the_banner(sit: Sit) -> None:
    ada = sit("Ada")
    sitting = Sitting(Deal("tf22_mine", {"start_player": "1"}), ada)  # the last to begin chooses first
    sitting.sit_down()
    ada.go(f"/table/{sitting.id}")
    assert next(sitting.play()) == "colour"
    sitting.wait_until_shown(ada.page)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        buttons = ada.page.locator(".act:visible .btn")
        assert buttons.count() == 4
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
    assert ada.page.locator(".vals").count() == 0  # nobody has cards before there are colours (TFM-026)


def test_the_pages_around_the_games_are_readable_at_every_size_and_in_every_language(sit: Sit, tmp_path: Path) -> None:
    by_language = readers(sit)
    ada = by_language["en"].guest
    table = ada.open("me", "open", "greedy")
    ada.open("me", "greedy", game="dunaia")
    key = ada.look(table)["info"]["seats"][1]["link"]
    record = tmp_path / "record.json"
    record.write_text(json.dumps(played()))
    faults: list[str] = []
    for language, reader in by_language.items():
        page = reader.go("/")
        page.locator(".own .tb").nth(1).wait_for()
        faults += unreadable(page, f"{language}, lobby", sizes_for(language, 0))
        for number in range(len(pithead.CATALOGUE)):
            page.locator(".g .f button.btn").nth(number).click()
            page.locator("dialog[open] .opt1").first.wait_for()
            page.locator("dialog[open] .house > summary").click()
            faults += unreadable(page, f"{language}, new table {number}", sizes_for(language, number))
            page.keyboard.press("Escape")
        page.locator("input[type=file]").set_input_files(record)
        page.get_by_role("slider").wait_for()
        faults += unreadable(page, f"{language}, a record", sizes_for(language, 1))
        reader.go(key).locator(".sitting li").first.wait_for()
        faults += unreadable(page, f"{language}, an invitation", sizes_for(language, 2))
        reader.go("/nowhere").locator(".notfound h1").wait_for()
        faults += unreadable(page, f"{language}, no such page", sizes_for(language, 3))
    assert faults == []


def played() -> object:
    """Return a game of two bots as a record."""
    table = pithead.Table("sacred_dragon", ["greedy", "greedy"], {}, "a record")
    return json.loads(table.record().to_json())


def test_an_invitation_shows_the_game_and_its_players(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit(None)
    table = ada.guest.open("me", "open", "greedy", game="dynamine")
    page = bert.go(ada.guest.look(table)["info"]["seats"][1]["link"])
    page.get_by_text("Ada invites you to a game of Dynamine.").wait_for()
    expect(page.locator(".sitting li")).to_have_count(3)
    expect(page.locator(".sitting li").first).to_have_text("Ada")
    page.locator(".joining .pic svg").first.wait_for()
    assert page.locator(".joining .b").inner_text().count("min") > 0


@pytest.mark.parametrize("late", ["**/api/games*", "**/api/me"])
def test_nothing_shifts_in_the_lobby_while_it_loads(sit: Sit, late: str) -> None:
    ada = sit("Ada")
    for game in ("sacred_dragon", "dunaia", "dynamine"):
        ada.guest.open("me", "greedy", game=game)
    sit("Bert").guest.open("me", "open")
    page = ada.page
    page.add_init_script(f"({SHIFTS})()")
    held: list[Route] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        held.clear()
        page.route(late, lambda route: held.append(route))
        with page.expect_request(late):
            page.goto("/")
        page.locator(".lob h1").wait_for()
        page.evaluate(SETTLED)  # the existing content has been painted
        for route in held:
            route.continue_()
        page.unroute(late)
        page.locator(".own .tb").nth(2).wait_for()
        page.locator(".g .f button.btn").first.wait_for()
        page.evaluate(SETTLED)
        assert page.evaluate("window.shifted") < MOST_SHIFT, (width, height)
