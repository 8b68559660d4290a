"""The table beside the board: undo, advice, the past, seats and bots, and games played as text."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.browsing import PATIENCE, Player
from server.serving import to_the_end

Sit = Callable[..., Player]


def test_a_whole_turn_can_be_undone(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    while (laid := ada.lay_only()) < 2:
        pass
    tiles = page.locator(".board .tile")
    there = tiles.count()
    page.get_by_role("button", name="More").click()
    page.locator("dialog").get_by_role("button", name="Undo the whole turn").click()
    expect(tiles).to_have_count(there - laid)


def test_a_bot_advises_and_the_player_decides(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    assert ada.wait_for_turn()
    version = ada.version()
    page.get_by_role("button", name="Ask a bot for advice").first.click()
    advice = page.locator(".advised")
    expect(advice.first).to_contain_text(re.compile(r"\d\.\d ± \d+\.\d+ points"))
    expect(page.locator(".advice > .cap")).to_contain_text(re.compile(r"^\d+ of \d+ simulations\."))
    expect(advice).to_have_count(3)
    advice.first.click()
    expect(page.locator(".preview")).to_be_visible()
    assert ada.version() == version
    page.locator(".say .btn.main").click()
    ada.moved_on(version)


@pytest.mark.parametrize(
    ("game", "seats", "figure", "follows"),
    [("miner_inconvenience", ["me"], r"wins \d+ ± \d+%", ""), ("dunaia", ["me", "greedy"], r"\d ± \d+\.\d+ points", "then: Ada ")],
)
def test_advice_shows_the_rest_of_the_turn_with_names(sit: Sit, game: str, seats: list[str], figure: str, follows: str) -> None:
    ada = sit("Ada", width=360, height=740, touch=True)
    page = ada.go(f"/table/{ada.guest.open(*seats, game=game)}")
    assert ada.wait_for_turn()
    page.get_by_role("button", name="More").click()
    page.locator("dialog").get_by_role("button", name="Ask a bot for advice").click()
    best = page.locator(".advised").first
    expect(best).to_contain_text(re.compile(figure))
    expect(best).to_contain_text(follows)
    assert "Seat" not in best.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_late_advice_is_not_shown(sit: Sit) -> None:
    ada = sit("Ada")
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def hold_hints(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda text: held.append(text) if json.loads(text)["type"] == "hint" else line.send(text))

    ada.page.route_web_socket(re.compile("/api/tables/.*/stream"), hold_hints)
    page = ada.go(f"/table/{ada.guest.open('me')}")
    assert ada.wait_for_turn()
    page.get_by_role("button", name="Ask a bot for advice").first.click()
    expect(page.locator(".advice")).to_contain_text("A bot is thinking")
    ada.lay_a_tile()
    end = time.monotonic() + PATIENCE / 1000
    while not held:
        assert time.monotonic() < end
        ada.version()  # lets the answer come in
    lines[0].send(held[0])
    expect(page.locator(".asking")).to_be_visible()
    expect(page.locator(".advised")).to_have_count(0)


def test_past_moves_are_shown_again_and_highlighted(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'uniform', options={'start_player': '1'})}")
    assert ada.wait_for_turn()
    ada.lay_a_tile()
    assert ada.wait_for_turn()
    line = page.locator(".log .ln", has_text="lays").last
    line.hover()
    expect(page.locator(".board .pointed")).not_to_have_count(0)
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log .ln.at")).to_have_count(1)
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator(".recap")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".recap")).to_have_count(0)


def test_the_host_hands_a_seat_to_a_bot_and_takes_it_back(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open", options={"start_player": "1"})
    bert.guest.join(table, 1)
    page = ada.go(f"/table/{table}")
    expect(ada.banner).to_contain_text("Bert is thinking")
    page.get_by_role("button", name="Bert’s seat").click()
    page.get_by_role("button", name=re.compile("^Let a bot play")).first.click()
    assert ada.wait_for_turn()
    page.get_by_role("button", name="Bert’s seat").click()
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.locator(".seat .level")).to_have_count(0)
    ada.lay_a_tile()
    expect(ada.banner).to_contain_text("Bert is thinking")


def test_sound_is_off_until_someone_wants_it(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    assert ada.wait_for_turn()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Sound is off").click()
    expect(page.get_by_role("button", name="Sound is on")).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
    page.keyboard.press("Escape")
    ada.lay_a_tile()


def test_pieces_move_smoothly_unless_reduced_motion_is_set(sit: Sit) -> None:
    moving = "() => document.querySelector('.preview').getAnimations().length"
    for motion, expected in (("no-preference", True), ("reduce", False)):
        ada = sit("Ada", motion=motion)
        page = ada.go(f"/table/{ada.guest.open('me')}")
        assert ada.wait_for_turn()
        page.evaluate("document.documentElement.style.setProperty('--move', '60s')" if expected else "0")
        page.locator("[data-legal]").first.click(force=True)
        page.locator(".preview").wait_for()
        assert bool(page.evaluate(moving)) is expected


def test_a_record_file_is_opened_verified_and_replayed(sit: Sit, tmp_path: Path) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy")
    to_the_end(table, {0: ada.guest}, 3)
    file = tmp_path / "record.json"
    file.write_bytes(ada.guest.get(f"/api/tables/{table}/record").content)
    page = ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.locator(".verify")).to_contain_text("Everything checks out")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.locator(".log.past .ln").last.click()
    expect(page.locator(".board .tile")).not_to_have_count(0)
    page.get_by_role("button", name="To the lobby").click()
    file.write_text("{}")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.get_by_role("alert")).not_to_be_empty()
