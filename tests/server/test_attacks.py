"""Attacks: each gets an error or is disconnected, and the others play on."""

import contextlib
import socket
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from pithead.server.store.schema import chat
from pithead.server.tables.chat import MOST_LINES
from server.serving import Guest, Server, until


def test_a_cookie_of_another_server_belongs_to_nobody(server: Server, ada: Guest, tmp_path: Path) -> None:
    table = ada.open("me", "open")
    other = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    stolen = Guest(other, "Ada")
    mallory = Guest(server, None)
    mallory.http.cookies.update(dict(stolen.http.cookies))
    other.stop()
    assert mallory.get("/api/me").json() == {"name": ""}
    assert mallory.post(f"/api/tables/{table}/join", {"seat": 1}).json()["code"] == "no_name"
    assert mallory.post("/api/tables", {"game": "sacred_dragon", "seats": [{"kind": "me"}]}).status_code == 401


@pytest.mark.parametrize("cookie", ["", "x", "." * 2000, "WyJhIiwiYiJd.AAAA", "a.b.c"])
def test_a_malformed_cookie_belongs_to_nobody(server: Server, cookie: str) -> None:
    mallory = Guest(server, None)
    mallory.http.cookies.set("pithead", cookie)
    assert mallory.get("/api/me").json() == {"name": ""}


def test_a_seats_key_opens_no_other_table_and_no_taken_seat(server: Server, ada: Guest, bert: Guest) -> None:
    first, second = ada.open("me", "open"), ada.open("me", "open", listed=False)
    keys = {table: ada.look(table)["info"]["seats"][1]["link"].partition("#")[2] for table in (first, second)}
    for key in (keys[first], "", "é", keys[second][:-1], keys[second].upper()):
        refused = bert.post(f"/api/tables/{second}/join", {"key": key})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    bert.join(first, 1)
    own = bert.look(first)["info"]["seats"][1]["link"].partition("#")[2]
    for path in ("", "/sheet", "/record", "/replay"):  # a key does not allow looking
        assert own not in Guest(server, "Carl").get(f"/api/tables/{first}{path}").text


def test_a_flood_of_messages_is_cut_off_and_the_others_play_on(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"start_player": "0"})
    bert.join(table, 1)
    flood = bert.stream(table)

    def pour() -> None:
        with contextlib.suppress(ConnectionClosed):
            for number in range(100_000):  # and never reads an answer
                flood.send({"type": "ping", "id": f"p{number}"})

    pouring = threading.Thread(target=pour, daemon=True)
    pouring.start()
    with ada.stream(table) as stream:
        stream.until("table")
        position = ada.position(table)
        assert ada.play(table, 0, position["version"], position["choices"][0]["notation"]).status_code == 200
        assert stream.until("change")["position"]["version"] > position["version"]
    until(lambda: not ada.look(table)["info"]["seats"][1]["present"])


def test_a_binary_message_closes_the_stream(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    with ada.stream(table) as stream:
        stream.until("table")
        stream.socket.send(b"\x00\x01")
        assert not stream.until("bye")["again"]
        with pytest.raises(ConnectionClosed):
            stream.until("nothing more")


def test_an_endless_request_delays_nobody(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    head = f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(head.encode())
        ada.play_any(table, ada.position(table)["decision"]["seat"])
    ada.play_any(table, ada.position(table)["decision"]["seat"])


def test_a_chat_has_a_limit(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    table = ada.open("me", "me")
    answers = [ada.post(f"/api/tables/{table}/chat", {"id": f"c{number}", "text": "la"}).json() for number in range(2)]
    server.kill()
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        line = connection.execute(sa.select(chat).where(chat.c.number == 1)).one()._asdict()
        more = range(2, MOST_LINES - 1)
        connection.execute(sa.insert(chat), [line | {"number": number, "message": f"c{number}"} for number in more])
    engine.dispose()
    server.start()
    ada.follow(server)
    assert ada.post(f"/api/tables/{table}/chat", {"id": "last", "text": "la"}).json()["number"] == MOST_LINES - 1
    full = ada.post(f"/api/tables/{table}/chat", {"id": "more", "text": "la"})
    assert (full.status_code, full.json()["code"]) == (409, "not_now")
    assert ada.post(f"/api/tables/{table}/chat", {"id": "c1", "text": "la"}).json() == answers[1]  # a repeated one does not count again
    server.stop()
