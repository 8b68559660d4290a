"""A record file of any game is verified and shown on its board, move by move, without a table on the server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import pithead
from browser.browsing import Player
from browser.conftest import launch
from browser.test_everybody import fine_in_both_sizes
from server.serving import Server

Sit = Callable[..., Player]
BOARDS = {  # by game, a piece of its board
    "sacred_dragon": ".board .tile",
    "dynamine": ".board .dytile",
    "tf22_mine": ".board .minecard",
    "dunaia": ".dunaia .du-plot:not(.bare)",
    "miner_inconvenience": ".board .minetile",
}
SHORT = {"dunaia": {"round_limit": "5"}}
KEPT = ("Array", "Map", "Set", "Promise")  # kinds of objects that a page has as many of after a replay as before
BRIEF = {"dunaia": {"round_limit": "2"}, "tf22_mine": {"max_rounds": "2"}}


@pytest.mark.parametrize("slug", BOARDS)
def test_an_opened_record_shows_the_board_of_every_move(sit: Sit, axe: str, tmp_path: Path, slug: str) -> None:
    ada = sit("Ada")
    record = pithead.Table(slug, seats=["greedy", "greedy"], seed="opened", options=SHORT.get(slug, {})).record()
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    page = ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.locator(".verify")).to_contain_text("Everything checks out")
    slider, board = page.get_by_role("slider"), page.locator(".stagebox")
    expect(slider).to_have_value(str(len(record.moves)))
    expect(page.locator(BOARDS[slug]).first).to_be_visible()
    last = board.inner_html()
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    first = board.inner_html()
    assert first != last
    page.get_by_role("button", name="One move forward").click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One move back").click()
    assert 0 < int(slider.input_value()) < len(record.moves)
    assert board.inner_html() not in (first, last)
    fine_in_both_sizes(page, axe)


REPLAY = """async () => {
  const slider = document.querySelector('input[type=range]')
  const step = Math.ceil(Number(slider.max) / 50)
  for (let frame = 0; frame <= Number(slider.max); frame += step) {
    slider.value = String(frame)
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
  }
}"""


@pytest.fixture(scope="module")
def plain(chromium: Browser) -> Iterator[Browser]:
    """Open a Chromium without compiled code caches, so that every extra byte belongs to the page."""
    browser = launch(chromium.browser_type, "--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --max-lazy")
    yield browser
    browser.close()


@pytest.mark.parametrize("slug", BOARDS)
def test_repeated_replays_leak_no_memory(plain: Browser, server: Server, tmp_path: Path, slug: str) -> None:
    ada = Player(plain, server, "Ada")
    record = pithead.Table(slug, seats=["greedy", "greedy"], seed="replayed", options=BRIEF.get(slug, {})).record()
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    page = ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.get_by_role("slider")).to_have_value(str(len(record.moves)))
    expect(page.locator(BOARDS[slug]).first).to_be_visible()
    page.evaluate(REPLAY)
    before = lives(page)
    for _ in range(3):
        page.evaluate(REPLAY)
    after = lives(page)
    assert after["nodes"] <= before["nodes"]
    assert after["jsEventListeners"] <= before["jsEventListeners"]
    assert {kind: after[kind] for kind in KEPT} == {kind: before[kind] for kind in KEPT}
    assert after["Object"] - before["Object"] < 40  # three replays show 80 positions or more
    assert after["usedSize"] - before["usedSize"] < 30_000
    ada.leave()
    assert ada.faults == []


def lives(page: Page) -> dict[str, int]:
    """Count what survives garbage collection in the page: nodes, listeners, objects of exactly one kind, bytes."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    counted: dict[str, int] = {**session.send("Memory.getDOMCounters"), **session.send("Runtime.getHeapUsage")}
    for kind in (*KEPT, "Object"):
        prototype = session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})["result"]["objectId"]
        objects = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
        own = f"function () {{ return this.filter((one) => Object.getPrototypeOf(one) === {kind}.prototype).length }}"
        counted[kind] = session.send("Runtime.callFunctionOn", {"objectId": objects, "functionDeclaration": own})["result"]["value"]
        session.send("Runtime.releaseObject", {"objectId": objects})
    session.detach()
    return counted
