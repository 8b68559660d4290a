"""A third-party game without its own board is played in the browser as text: read, choose, finish."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.browsing import Player
from plugins.package import bought_package
from server.serving import Server

Sit = Callable[..., Player]


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield the server of a host who has installed that game; its die has many faces, so there are many choices."""
    bought = bought_package(tmp_path_factory.mktemp("stone_soup"), tmp_path_factory.mktemp("site"), pebbles=400, faces=90)

    class Theirs(Server):
        def surroundings(self) -> dict[str, str]:
            return bought.environment

    running = Theirs(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3", static=client)
    yield running
    running.stop()
    assert running.faults() == []


def test_a_game_without_a_board_can_be_played_as_text(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    expect(page.get_by_text("Stone Soup").first).to_be_visible()
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game='stone_soup')}")
    for _ in range(60):
        if not ada.wait_for_turn():
            break
        version = ada.version()
        if page.locator(".chooser input").count():
            page.locator(".chooser input").fill("taken")
        while not page.locator(".say .btn.main").count():
            page.locator(".answer").last.click()
        page.locator(".say .btn.main").click()
        ada.moved_on(version)
    expect(ada.over).to_contain_text(f"with {max(seat['total'] for seat in ada.sheet())}")


def test_a_text_board_that_failed_to_load_appears_after_reconnecting(sit: Sit) -> None:
    ada = sit("Ada")
    board = re.compile(r"/api/tables/.*/board\?")
    ada.context.route(board, lambda route: route.abort())
    page = ada.go(f"/table/{ada.guest.open('me', 'me', game='stone_soup')}")
    expect(page.locator(".textboard")).to_contain_text("The server is not responding.")
    ada.context.unroute(board)
    ada.context.set_offline(True)
    ada.context.set_offline(False)
    expect(page.locator(".textboard")).not_to_contain_text("is not responding")
    expect(page.locator(".textboard")).not_to_be_empty()


def test_typing_a_few_letters_finds_a_move(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'me', game='stone_soup')}")
    for _ in range(20):
        assert ada.wait_for_turn()
        if page.locator(".chooser input").count():
            break
        version = ada.version()
        page.locator(".answer").first.click()
        page.locator(".say .btn.main").click()
        ada.moved_on(version)
    count = page.locator(".answer").count()
    page.locator(".chooser input").fill("12")
    expect(page.locator(".answer")).not_to_have_count(count)
    expect(page.locator(".answer").first).to_contain_text("12")


def test_a_text_game_can_be_finished_on_a_small_phone(sit: Sit) -> None:
    ada = sit("Ada", width=360, height=720, touch=True)
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game='stone_soup')}")
    main = page.locator(".act.foot .btn.main")
    for _ in range(60):
        if not ada.wait_for_turn():
            break
        version = ada.version()
        expect(page.locator(".textblock").first).to_be_visible()
        while not main.count():
            page.locator(".answer").last.tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        main.tap()
        ada.moved_on(version)
    expect(page.locator(".textblock").first).to_be_visible()


def test_the_curve_of_a_game_without_gains_follows_its_scores(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="stone_soup")
    assert ada.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
    page = ada.go(f"/table/{table}")
    page.get_by_role("slider").wait_for()
    drawn = page.locator(".track svg path[stroke-width='2.5']")
    expect(drawn).to_have_count(2)
    for path in drawn.all():
        steps = re.findall(r"H([0-9.]+)V(-?[0-9.]+)", path.get_attribute("d") or "")
        assert len({level for _, level in steps}) > 2, "a flat line"
        assert max(float(x) for x, _ in steps) < 980, "the last step is on the right edge, where it cannot be seen"
