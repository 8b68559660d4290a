"""Pages fetch only the code they need."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import pithead
from browser.browsing import Player

Sit = Callable[..., Player]

MOST = 90_000  # bytes of compressed JavaScript before the lobby can be used
FETCHED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .map(({ name, encodedBodySize }) => [name.split('/').at(-1).replace(/-.{8}\\.js$/, ''), encodedBodySize])"""


def scripts(page: Page) -> dict[str, int]:
    """Return the compressed size of every script that the page fetched, by the name of its chunk."""
    page.wait_for_load_state("networkidle")
    return {str(name): int(size) for name, size in page.evaluate(FETCHED)}


def test_the_lobby_fetches_no_board_and_at_most_90_kb_of_script(sit: Sit) -> None:
    page = sit("Ada").go("/")
    page.locator(".g .pic svg").nth(len(pithead.CATALOGUE) - 1).wait_for()
    fetched = scripts(page)
    assert set(fetched).isdisjoint(pithead.CATALOGUE)
    assert 0 < sum(fetched.values()) <= MOST


@pytest.mark.parametrize("game", pithead.CATALOGUE)
def test_a_table_fetches_only_its_own_board(sit: Sit, game: str) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game=game)}")
    ada.wait_for_table()
    assert set(scripts(page)) & set(pithead.CATALOGUE) == {game}
