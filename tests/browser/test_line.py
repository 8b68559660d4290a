"""The connection to the table: reload, loss, restart, onlookers, two players at one screen."""

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.browsing import Player
from server.joining import joined
from server.postgres import Postgres
from server.serving import Server, workers_of

Sit = Callable[..., Player]
DEAF = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function () { this.close() }
  window.restore = () => { WebSocket.prototype.send = send }
}"""


def test_a_reload_and_a_lost_connection_lose_nothing(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    ada.lay_a_tile()
    page.reload()
    ada.to_a_space()
    tiles = page.locator(".board .tile").count()

    version = ada.version()
    page.locator("[data-legal]").first.click(force=True)
    ada.context.set_offline(True)
    expect(ada.banner).to_contain_text("Connection lost")
    page.keyboard.press("Enter")  # the banner has no button now; the key does nothing either
    ada.context.set_offline(False)
    expect(ada.banner).not_to_contain_text("Connection lost")
    assert ada.version() == version
    page.locator(".say .btn.main").click()
    ada.moved_on(version)
    assert page.locator(".board .tile").count() == tiles + 1


def test_a_table_loaded_without_its_box_says_so_and_shows_it_after_reconnecting(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me")
    box = re.compile("/components|/words")
    ada.context.route(box, lambda route: route.abort())
    page = ada.go(f"/table/{table}")
    expect(page.locator(".loading")).to_have_text("The server is not responding. Check your connection and try again.")
    ada.context.unroute(box)
    ada.context.set_offline(True)
    ada.context.set_offline(False)
    assert ada.wait_for_turn()


def test_a_move_sent_into_a_dead_connection_is_played_once_later(chromium: Browser, client: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(database, static=client)
    ada = Player(chromium, server, "Ada")
    table = ada.guest.open("me")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    moves = ada.guest.position(table)["moves"]
    page.locator("[data-legal]").first.click(force=True)
    page.evaluate(DEAF)
    page.locator(".say .btn.main").click()  # lost on its way
    expect(ada.banner).to_contain_text("Connection lost")
    port = server.port
    server.kill()
    server.settings["port"] = str(port)
    server.start()
    page.evaluate("window.restore()")
    expect(page.locator(".say.turn")).to_be_visible()
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.moves) > n", arg=moves)
    ada.guest.follow(server)
    log = ada.guest.look(table)["log"]
    assert len([entry for entry in log[moves:] if entry["seat"] == 0]) == 1
    ada.leave()
    server.stop()
    assert ada.faults == []
    assert server.faults() == []


def test_a_page_whose_process_hangs_continues_with_another(chromium: Browser, client: Path) -> None:
    postgres = Postgres()
    server = Server(postgres.new_database(), static=client, processes=2)
    ada = Player(chromium, server, "Ada")
    table = ada.guest.open("me", "open")
    ada.page.clock.install()
    lines: list[str] = []
    ada.page.on("websocket", lambda socket: lines.append(socket.url))
    ada.go(f"/table/{table}")
    ada.wait_for_table()
    for hung, text in zip(workers_of(server), ("one", "two"), strict=True):  # the page's own is one of them
        os.kill(hung, signal.SIGSTOP)
        ada.guest.follow(server)  # on its own connection, to whichever process accepts it
        assert ada.guest.post(f"/api/tables/{table}/chat", {"id": text, "text": text}).status_code == 200
        ada.page.get_by_role("tab", name="Chat").click()
        for _ in ("heard", "asked", "given up", "come back"):
            ada.page.clock.fast_forward(8_000)  # longer than each of its waits
        expect(ada.page.locator(".chat")).to_contain_text(text)
        os.kill(hung, signal.SIGCONT)
        expect(ada.banner).not_to_contain_text("Connection lost")
    assert len(lines) > 1
    ada.leave()
    server.stop()
    postgres.stop()
    assert ada.faults == []
    assert server.faults() == []


def test_an_onlooker_receives_no_secrets(sit: Sit) -> None:
    ada, bert, onlooker = sit("Ada"), sit("Bert"), sit(None)
    table = ada.guest.open("me", "open")
    bert.guest.join(table, 1)
    page = onlooker.go(f"/table/{table}")
    page.locator(".say.wait").wait_for()
    guests = [ada.guest, bert.guest]
    held: set[str] = set()
    for _ in range(24):
        decides = ada.guest.position(table, seat=0)["decision"]["seat"]
        own = guests[decides].position(table, seat=decides)
        held.update(tile["tile"] for tile in own["view"]["hands"][decides])
        after = guests[decides].play_any(table, decides, 7)
        page.wait_for_function("v => Number(document.querySelector('.table')?.dataset.version) >= v", arg=after["version"])
    for tab in ("Moves", "Rules", "Score", "Chat"):
        page.get_by_role("tab", name=tab).click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Read the board").click()
    expect(page.locator("dialog .textboard")).not_to_be_empty()
    assert len(held) > 6
    public = {laid["tile"] for laid in after["view"]["public"]["mountain"]} | {gone["tile"] for gone in after["view"]["removed"]}
    secret = {
        own["tile"] for guest, seat in zip(guests, (0, 1), strict=True) for own in guest.position(table, seat=seat)["view"]["hands"][seat]
    }
    bodies = onlooker.bodies()
    assert len(onlooker.heard) > 24
    assert len(bodies) > 1
    received = "\n".join(onlooker.heard + bodies)
    assert [tile for tile in secret - public if f'"{tile}"' in received or f" {tile} " in received] == []
    draws, position = 0, dict[str, Any]()
    for message in onlooker.messages():
        screen = message.get("position")
        if screen:
            position = joined(position, screen) if message["type"] == "parts" else screen
        if screen and position["view"]:
            assert position["viewer"] is None
            assert position["choices"] == []
            assert position["view"]["hands"] == [[], []]
        drawn = [entry for entry in message.get("log", []) if entry["event"]["kind"] in ("deal", "draw")]
        assert all((entry["move"], entry["event"]["tile"], entry["event"]["edges"]) == (None, None, None) for entry in drawn)
        draws += len(drawn)
        assert not (message.get("info") or {}).get("seed")
    assert draws >= 8  # both first hands at least
    expect(page.locator(".handtile")).to_have_count(0)
    expect(page.locator("[data-legal]")).to_have_count(0)


def test_two_players_share_a_screen_with_a_curtain_between_turns(sit: Sit) -> None:
    ada = sit("Ada")
    table = hot_seat(ada, "Zoe")
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.locator("[data-legal]").first.click(force=True)
    page.get_by_role("button", name="Lay it").first.click()
    curtain = page.get_by_role("dialog", name="Hand the screen to Zoe")
    expect(curtain).to_be_visible()
    expect(page.locator(".handtile").first).not_to_be_visible()
    zoes = [held["tile"] for held in ada.guest.position(table, seat=1)["view"]["hands"][1]]
    own = [held["tile"] for held in ada.guest.position(table, seat=0)["view"]["hands"][0]]
    before = "\n".join(ada.heard)
    assert [tile for tile in zoes if tile not in own and f'"{tile}"' in before] == []
    curtain.get_by_role("button", name="I am Zoe").click()
    expect(page.locator(".seat.on .name")).to_contain_text("Zoe")
    expect(page.locator(".handtile")).to_have_count(4)


def hot_seat(player: Player, other: str) -> str:
    """Return a table with two seats at one screen, the player's own first."""
    seats = [{"kind": "me"}, {"kind": "me", "name": other}]
    answer = player.guest.post("/api/tables", {"game": "sacred_dragon", "seats": seats, "options": {"start_player": "0"}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["info"]["id"])


@pytest.mark.parametrize("path", ["/table/none", "/table", "/join"])
def test_the_address_of_an_unknown_table_says_so(sit: Sit, path: str) -> None:
    ada = sit("Ada")
    page = ada.go(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_an_unknown_address_is_answered_as_not_found_with_a_page_that_says_so(sit: Sit) -> None:
    ada = sit("Ada")
    answer = ada.page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    assert ada.guest.get("/nowhere").json()["code"] == "not_found"
