"""Accessibility: no serious axe findings, light and dark; every game of the catalogue can be played as text."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Player
from server.serving import to_the_end

Sit = Callable[..., Player]


def serious(page: Page, axe: str, rules: list[str] | None = None, part: str = "html") -> list[str]:
    """Return the findings that axe calls serious or critical in a part of the page, with their elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    how = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    violations: list[dict[str, Any]] = page.evaluate("async ([part, how]) => (await axe.run(part, how)).violations", [part, how])
    return [
        f"{fault['id']}: {json.dumps([node['html'][:160] for node in fault['nodes']][:3])}"
        for fault in violations
        if fault["impact"] in ("serious", "critical")
    ]


def fine_in_both_sizes(page: Page, axe: str) -> None:
    """Check that axe finds nothing serious in a window at 100% and at 200%, light and dark."""
    for width, height in ((1280, 800), (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        assert serious(page, axe) == [], (width, height)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        assert serious(page, axe, ["color-contrast"]) == [], (width, height)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(sit: Sit, axe: str, light: str) -> None:
    ada = sit("Ada")
    rules = ["color-contrast"] if light == "dark" else None  # the rest does not depend on the theme
    ada.page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    page = ada.go("/")
    page.get_by_role("button", name=re.compile("^Play: ")).first.wait_for()
    assert serious(page, axe, rules) == []
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    page.locator("dialog[open]").wait_for()
    assert serious(page, axe, rules) == []

    table = ada.guest.open("me", "uniform")
    ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    ada.lay_a_tile()
    ada.to_a_space()
    page.locator("[data-legal]").first.click(force=True)
    assert serious(page, axe, rules) == []
    for tab in ("Moves", "Rules", "Score", "Chat"):
        page.get_by_role("tab", name=tab).click()
        assert serious(page, axe, rules) == []

    mine = ada.guest.open("me", "uniform", "uniform", game="tf22_mine", options={"quick_setup": "true", "start_player": "0"})
    ada.go(f"/table/{mine}")
    assert ada.wait_for_turn()
    page.locator(".minecard[data-at=b2]").click(force=True)
    assert serious(page, axe, rules) == []
    page.get_by_role("button", name="Ask a bot for advice").first.click()
    page.locator(".advised").first.wait_for()
    assert serious(page, axe, rules) == []
    ada.go(f"/table/{ada.guest.open('me', 'greedy', game='dynamine')}")
    page.locator(".mkt .pile").first.wait_for()
    page.get_by_role("tab", name="Moves").click()
    assert serious(page, axe, rules) == []
    ada.go("/gallery")
    page.get_by_role("heading", name="All cards").wait_for()
    assert serious(page, axe, rules) == []

    alone = ada.guest.open("me")
    to_the_end(alone, {0: ada.guest}, 3)
    ada.go(f"/table/{alone}")
    page.get_by_role("slider").wait_for()
    assert serious(page, axe, rules) == []


def test_moves_of_others_are_announced_and_the_board_can_be_read(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "uniform")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    expect(page.locator("body > div > [aria-live=polite].hidden, [aria-live=polite].hidden").last).not_to_be_empty()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Read the board").click()
    expect(page.locator("dialog .textboard")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Moves").click()
    first = page.locator(".mv").first
    expect(first).to_contain_text("Lay")
    version = ada.version()
    first.click()
    ada.moved_on(version)


def test_chat_reaches_the_others(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open")
    bert.guest.join(table, 1)
    ada.go(f"/table/{table}")
    bert.go(f"/table/{table}")
    ada.page.get_by_label("Say something").fill("that pocket was mine")
    ada.page.keyboard.press("Enter")
    expect(bert.page.locator(".chat")).to_contain_text("that pocket was mine")


def test_every_game_of_the_catalogue_opens_and_takes_a_move(sit: Sit) -> None:
    ada = sit("Ada")
    for game in ada.guest.get("/api/games").json()["games"]:
        table = ada.guest.open(*["me"] * game["seats"][0], game=game["slug"])
        page = ada.go(f"/table/{table}")
        page.locator(".say.turn, .curtain").first.wait_for()
        if page.locator(".curtain").count():
            page.locator(".curtain .btn.main").click()
        assert ada.wait_for_turn()
        version = ada.version()
        page.get_by_role("tab", name="Moves").click()
        page.locator(".mv").first.click()
        ada.moved_on(version)
