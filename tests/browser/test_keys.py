"""Keyboard and texts: whose decision it is, why something is impossible now, and forced moves."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import pithead
from browser.browsing import Player

Sit = Callable[..., Player]
TO_THE_READER = re.compile(r"\b(you|your)\b", re.I)


@pytest.mark.parametrize("slug", list(pithead.CATALOGUE))
def test_the_banner_names_the_person_it_is_about(sit: Sit, slug: str) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open", game=slug)
    bert.guest.join(table, 1)
    players = (ada, bert)
    for player in players:
        player.go(f"/table/{table}")
        player.wait_for_table()
    waited: set[int] = set()
    for number in range(12):
        decides = ada.guest.position(table, seat=0)["decision"]["seat"]
        after = players[decides].guest.play_any(table, decides, 5 * number)
        for seat, player in enumerate(players):
            player.page.wait_for_function("v => Number(document.querySelector('.table')?.dataset.version) >= v", arg=after["version"])
            if after["decision"]["seat"] not in (seat, -2):
                name = ("Ada", "Bert")[after["decision"]["seat"]]
                expect(player.banner).to_contain_text(f"{name} is thinking")
                assert not TO_THE_READER.search(player.banner.inner_text())
                waited.add(seat)
    assert waited


def test_n_and_enter_lay_a_tile_without_tab(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    ada.to_a_space()
    expect(page.locator("svg.board")).to_be_focused()
    version = ada.version()
    for key in ("n", "Enter", "Enter"):
        page.keyboard.press(key)
    ada.moved_on(version)


def test_n_finds_the_board_from_any_focus(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    ada.to_a_space()
    page.get_by_role("button", name="Zoom in").focus()
    page.keyboard.press("n")
    expect(page.locator("svg.board")).to_be_focused()
    expect(page.locator(".focusring")).to_have_count(1)


def test_drawing_explains_by_mouse_and_key_why_it_is_impossible_now(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    ada.to_a_space()  # nobody draws in the starting round
    draw = page.get_by_role("button", name="Supply")
    expect(draw).to_have_attribute("aria-disabled", "true")
    draw.click(force=True)  # marked as disabled, it still explains
    why = page.locator(".callout")
    expect(why.locator(".rule").first).to_have_text(re.compile(r"^MSD-\d+$"))
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.keyboard.press("d")
    expect(why.locator(".rule").first).to_be_visible()


def test_a_legal_space_is_not_refused_because_of_one_rotation(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    ada.to_a_space()
    for _ in range(page.locator("[data-legal]").count()):
        page.keyboard.press("n")
        page.keyboard.press("?")
        expect(page.locator(".callout.legal")).to_contain_text("That move is legal")


def test_every_action_of_the_mine_explains_why_it_is_impossible(sit: Sit) -> None:
    ada = sit("Ada")
    options = {"quick_setup": "true", "start_player": "0"}
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game='tf22_mine', options=options)}")
    assert ada.wait_for_turn()
    closed = page.locator(".actn[aria-disabled=true]")
    assert closed.count() >= 2
    for number in range(closed.count()):
        closed.nth(number).click(force=True)
        expect(page.locator(".callout .rule").first).to_have_text(re.compile(r"^TFM-\d+$"))
        page.keyboard.press("Escape")
        expect(page.locator(".callout")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(".callout .rule").first).to_be_visible()


def test_out_of_turn_the_table_says_whose_decision_it_is(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open", options={"start_player": "1"})
    bert.guest.join(table, 1)
    page = ada.go(f"/table/{table}")
    expect(ada.banner).to_contain_text("Bert is thinking")
    for name in ("Supply", "Ask a bot for advice"):
        page.get_by_role("button", name=name).first.click(force=True)
        expect(ada.banner).to_contain_text("It is not your turn to decide")
        page.keyboard.press("Escape")
        expect(ada.banner).to_contain_text("Bert is thinking")
    page.get_by_role("button", name="Undo the last move").click(force=True)
    expect(ada.banner).to_contain_text("Not possible")


def test_forced_moves_play_automatically_only_for_those_who_want_it_and_the_log_says_so(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game='dynamine')}")
    tag = page.locator(".log .ln", has_text="the only move")

    def on() -> bool:
        """Play any move by a direct request; return whether the next decision has exactly one move."""
        assert ada.wait_for_turn()
        ada.who_decides((0,))
        position = ada.guest.position(ada.table)
        if len(position["choices"]) == 1:
            return True
        ada.guest.play_any(ada.table, 0, 3 * position["moves"])
        page.wait_for_function("n => Number(document.querySelector('.table').dataset.moves) > n", arg=position["moves"])
        return False

    while not on():
        pass
    expect(tag).to_have_count(0)
    ada.guest.play_any(ada.table, 0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Forced moves wait for you").click()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    for _ in range(80):
        if tag.count():
            break
        if on():
            expect(tag).not_to_have_count(0)
    expect(tag.first).to_contain_text("Ada")
    page.reload()
    expect(tag.first).to_contain_text("Ada")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Forced moves are played for you")).to_have_attribute("aria-pressed", "true")
