"""A third-party package brings a drawn board, written by `pithead new-game --board`, and is played with it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Player
from plugins.package import bought_package
from server.serving import Server

Sit = Callable[..., Player]
SCRIPT = re.compile("/api/games/stone_soup/board.js")


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield the server of a host who has installed that package."""
    bought = bought_package(tmp_path_factory.mktemp("stone_soup"), tmp_path_factory.mktemp("site"), "--board")

    class Theirs(Server):
        def surroundings(self) -> dict[str, str]:
            return bought.environment

    running = Theirs(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3", static=client)
    yield running
    running.stop()
    assert running.faults() == []


def begin(ada: Player, *seats: str) -> Page:
    """Open a table, and wait until its first player can take pebbles."""
    page = ada.go(f"/table/{ada.guest.open(*seats, game='stone_soup')}")
    assert ada.wait_for_turn()
    page.locator(".pebble.legal").first.wait_for()
    return page


def heap(ada: Player) -> int:
    """Return the number of pebbles left, straight from the server."""
    return int(ada.guest.look(ada.table)["position"]["view"]["public"]["heap"])


def test_a_board_of_a_package_can_be_played_by_clicks(sit: Sit) -> None:
    ada = sit("Ada")
    page = begin(ada, "me", "greedy")
    before, version = heap(ada), ada.version()
    pebbles = page.locator(".stone_soup .pebble")
    expect(pebbles).to_have_count(before)
    most = page.locator(".pebble.legal").count()
    pebbles.nth(most - 1).click()
    expect(page.locator(".pebble.picked")).to_have_count(most)
    expect(ada.banner).to_contain_text("taken")
    assert heap(ada) == before
    pebbles.nth(most - 1).click()
    ada.moved_on(version)
    assert ada.guest.look(ada.table)["log"][1]["event"]["seat"] == 0
    assert ada.wait_for_turn()
    expect(pebbles).to_have_count(heap(ada))
    assert heap(ada) < before - most, "the rival has answered"


def test_a_move_picked_on_the_board_is_played_with_the_main_button(sit: Sit) -> None:
    ada = sit("Ada")
    page = begin(ada, "me", "me")
    before, version = heap(ada), ada.version()
    page.locator(".pebble").first.click()
    page.locator(".say .btn.main").click()
    ada.moved_on(version)
    assert heap(ada) == before - 1


def test_the_board_can_be_played_with_the_keyboard_and_pebbles_have_labels(sit: Sit) -> None:
    ada = sit("Ada")
    page = begin(ada, "me", "greedy")
    while page.locator(".pebble.legal").count() < 2:
        version = ada.version()
        page.locator(".pebble").first.dblclick()
        ada.moved_on(version)
        assert ada.wait_for_turn()
    before, version = heap(ada), ada.version()
    page.get_by_role("button", name="Take 1 pebble").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Take 2 pebbles")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take 2 pebbles")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    ada.moved_on(version)
    assert heap(ada) <= before - 2


def test_taking_too_many_pebbles_is_refused_with_the_rule(sit: Sit) -> None:
    ada = sit("Ada")
    page = begin(ada, "me", "me")
    page.locator(".pebble").last.click(force=True)
    expect(page.locator(".callout")).to_contain_text("pebbles now")
    expect(page.locator(".callout .rule")).to_have_text("STO-003")


def test_axe_finds_nothing_serious_on_the_board(sit: Sit, axe: str) -> None:
    ada = sit("Ada")
    page = begin(ada, "me", "greedy")
    page.evaluate(axe)
    violations = page.evaluate("axe.run('.stage').then((all) => all.violations)")
    assert [each["id"] for each in violations if each["impact"] in ("serious", "critical")] == []


def test_the_past_of_a_finished_table_is_drawn_but_cannot_be_played(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="stone_soup")
    assert ada.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
    page = ada.go(f"/table/{table}")
    page.get_by_role("slider").wait_for()
    expect(page.locator(".pebble")).to_have_count(0)
    page.locator(".replay .ctl button").first.click()
    expect(page.locator(".pebble")).to_have_count(21)
    expect(page.locator(".pebble:enabled")).to_have_count(0)
    expect(ada.over).to_contain_text(f"with {max(seat['total'] for seat in ada.sheet())}")


@pytest.mark.parametrize(
    "script",
    [
        "this is not JavaScript",
        "export default {}",
        "export default { mount() { throw new Error('broken') } }",
        None,
    ],
    ids=["no script", "no mount", "a mount that fails", "no answer"],
)
def test_a_board_that_does_not_load_is_replaced_by_the_text_board(sit: Sit, script: str | None) -> None:
    ada = sit("Ada")
    ada.context.route(SCRIPT, lambda route: route.abort() if script is None else route.fulfill(body=script, content_type="text/javascript"))
    page = ada.go(f"/table/{ada.guest.open('me', 'me', game='stone_soup')}")
    expect(page.get_by_text("The drawn board of this game did not load, so here it is in words.")).to_be_visible()
    expect(page.locator(".textboard")).to_contain_text("heap")
    assert ada.wait_for_turn()
    version = ada.version()
    page.locator(".answer").first.click()
    page.locator(".say .btn.main").click()
    ada.moved_on(version)
    assert len(ada.faults) >= 1, "the author of the package finds the reason in the console"
    ada.faults.clear()
