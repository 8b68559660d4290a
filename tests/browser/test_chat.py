"""Onlookers may chat if the host allows it: a setting of a new table, and later in the menu."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Player

Sit = Callable[..., Player]


def test_a_host_lets_onlookers_chat_and_one_without_a_name_is_asked_for_it(sit: Sit) -> None:
    ada, onlooker = sit("Ada"), sit(None)
    table = ada.guest.open("me", "greedy")
    page, other = ada.go(f"/table/{table}"), onlooker.go(f"/table/{table}")
    onlooker.wait_for_table()
    expect(other.get_by_label("Say something")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Only players may chat").click()
    expect(page.get_by_role("button", name="Onlookers may chat")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    other.get_by_label("Say something").fill("well dug")
    other.keyboard.press("Enter")
    other.get_by_role("textbox", name="Your name").fill("Zoë")
    other.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("Zoë well dug")
    ada.guest.put(f"/api/tables/{table}/chat", {"onlookers": False})
    expect(other.get_by_label("Say something")).to_have_count(0)


def test_a_table_can_be_opened_with_onlooker_chat(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Play: Dynamine").click()
    page.get_by_text("House rules").click()
    page.get_by_role("checkbox", name="Onlookers may chat").check()
    page.get_by_role("button", name="Open the table").click()
    ada.wait_for_table()
    assert ada.guest.look(ada.table)["info"]["onlookers_chat"]
