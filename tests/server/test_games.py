"""Every game of the catalogue at the web table: begun, killed, taken up from its snapshot, ended and proved."""

from pathlib import Path

import pytest

import pithead
from server.serving import Guest, Server, to_the_end


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_game_survives_a_kill_and_is_proved_at_the_end(slug: str, tmp_path: Path) -> None:
    seats = max(2, pithead.game(slug).seats[0])
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", snapshot_every=5)
    ada = Guest(server)
    table = ada.open(*["me"] * seats, game=slug)
    for which in range(25):
        position = ada.position(table)
        if position["status"] == "over":
            break
        ada.play_any(table, position["decision"]["seat"], 7 * which)
    before = [ada.look(table, seat=seat) for seat in range(-1, seats)]
    sheets = [ada.get(f"/api/tables/{table}/sheet", seat=seat).json() for seat in range(-1, seats)]
    server.kill()
    server.start()
    ada.follow(server)
    assert [ada.look(table, seat=seat) for seat in range(-1, seats)] == before
    assert [ada.get(f"/api/tables/{table}/sheet", seat=seat).json() for seat in range(-1, seats)] == sheets
    for seat in range(seats):
        assert ada.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"}).status_code in (200, 409)
    to_the_end(table, {-1: ada})
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
    server.stop()
    assert server.faults() == []


def test_a_secret_mission_is_not_on_the_sheet_that_others_see(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", game="dynamine")
    bert.join(table, 1)
    mission = next(line for line in ada.get(f"/api/tables/{table}/sheet").json()["seats"][0]["lines"] if line["rule"] == "DYN-105")
    for guest, seat in ((bert, 1), (Guest(server, "Carl"), -1)):
        seen = guest.get(f"/api/tables/{table}/sheet", seat=seat).json()
        assert mission not in seen["seats"][0]["lines"]
