"""The lobby lives: what others do there is seen without asking again."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Player
from server.serving import Guest, Server

Sit = Callable[..., Player]


def test_tables_come_change_lists_and_are_joined_without_a_reload(sit: Sit, server: Server) -> None:
    ada, host = sit("Ada"), Guest(server, "Hedwig")
    page = ada.go("/")
    first = host.open("me", "open")
    card = page.locator(f'aside a[href="/table/{first}"]')
    expect(card).to_have_count(1)
    second = host.open("me", "open", "open")
    expect(page.locator(f'aside a[href="/table/{second}"]')).to_have_count(1)
    ada.guest.join(first, 1)
    mine = page.locator(".tabl").first
    expect(mine.locator(f'a[href="/table/{first}"]')).to_have_count(1)
    expect(card).to_have_count(1)  # mine now, and no longer among those to join
