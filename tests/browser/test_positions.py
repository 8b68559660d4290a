"""A board is a component: one game three times on one page, each position played on by itself, without a table around it."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Player

Sit = Callable[..., Player]


def table_after(ada: Player, moves: int) -> str:
    """A table of TF22 Mine after at least that many moves, at which it is the turn of the seat that Ada sees it from."""
    table = ada.guest.open("me", "me", game="tf22_mine", options={"start_player": "0"})
    for number in range(40):
        seat = ada.guest.position(table)["decision"]["seat"]
        if number >= moves and seat == 0:
            return table
        ada.guest.play_any(table, seat)
    raise AssertionError("it was not the turn of that seat")


def test_three_boards_of_a_game_on_one_page_are_played_on_each_by_itself(sit: Sit) -> None:
    ada = sit("Ada", width=1600, height=2000)
    tables = [table_after(ada, moves) for moves in (0, 2, 4)]
    before = [ada.guest.position(table) for table in tables]
    page = ada.go("/gallery/positions?" + "&".join(f"table={table}" for table in tables))
    boards, picked = page.locator(".position .board"), page.locator("section p")
    expect(boards).to_have_count(3)
    drawn = [board.inner_html() for board in boards.all()]
    assert len(set(drawn)) == 3, "three positions"
    page.locator("section").nth(1).locator("[data-legal]").first.click(force=True)
    expect(picked.nth(1)).not_to_be_empty()
    assert [board.inner_html() for board in boards.all()][::2] == drawn[::2], "the other boards stay as they were"
    assert [text for text in picked.all_inner_texts()[::2] if text] == []
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("output")).not_to_be_empty()
    expect(picked.nth(1)).to_be_empty()
    assert [ada.guest.position(table) for table in tables] == before, "what is played is only shown"
