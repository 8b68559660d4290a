"""A record file of any game is proved and shown on its board, move by move, without a table at the server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import pithead
from browser.browsing import Player

Sit = Callable[..., Player]
BOARDS = {  # by game a piece of its board
    "sacred_dragon": ".board .tile",
    "dynamine": ".board .dytile",
    "tf22_mine": ".board .minecard",
    "dunaia": ".dunaia .du-plot:not(.bare)",
    "miner_inconvenience": ".board .minetile",
}
SHORT = {"dunaia": {"round_limit": "5"}}


@pytest.mark.parametrize("slug", BOARDS)
def test_an_opened_record_shows_the_board_of_every_move(sit: Sit, tmp_path: Path, slug: str) -> None:
    ada = sit("Ada")
    record = pithead.Table(slug, seats=["greedy", "greedy"], seed="opened", options=SHORT.get(slug, {})).record()
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    page = ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.locator(".verify")).to_contain_text("Everything holds")
    slider, board = page.get_by_role("slider"), page.locator(".stagebox")
    expect(slider).to_have_value(str(len(record.moves)))
    expect(page.locator(BOARDS[slug]).first).to_be_visible()
    last = board.inner_html()
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    first = board.inner_html()
    assert first != last
    page.get_by_role("button", name="One move on").click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One move back").click()
    assert 0 < int(slider.input_value()) < len(record.moves)
    assert board.inner_html() not in (first, last)
