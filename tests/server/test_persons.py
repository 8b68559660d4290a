"""A player's own data: exported completely, and deleted permanently (docs/privacy.md)."""

import base64
import contextlib
import json
import sqlite3
from pathlib import Path

from pithead.server.admin import check_tables
from server.serving import Guest, Json, Server, to_the_end


def exported(guest: Guest) -> Json:
    answer = guest.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Disposition"] == 'attachment; filename="pithead-me.json"'
    return dict(answer.json())


def deleted(guest: Guest) -> None:
    cookies = dict(guest.http.cookies)
    answer = guest.http.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"name": ""})
    assert "pithead" not in guest.http.cookies
    guest.http.cookies.update(cookies)  # a copy of the cookie gives no access any more


def test_my_stored_data_is_exported_to_me_alone(server: Server) -> None:
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "open", contribution="my letters")
    bert.join(table, 1)
    for guest in (ada, bert):
        assert (
            guest.post(f"/api/tables/{table}/chat", {"id": "c", "text": f"{guest.get('/api/me').json()['name']} was here"}).status_code
            == 200
        )
    seat = ada.position(table)["decision"]["seat"]
    decides = (ada, bert)[seat]
    position = decides.position(table, seat=seat)
    move = position["choices"][0]["notation"]
    assert decides.play(table, seat, position["version"], move, "mine").status_code == 200
    own = {name: exported(guest) for name, guest in (("Ada", ada), ("Bert", bert))}
    assert [own[name]["name"] for name in own] == ["Ada", "Bert"]
    first, second = (own[name]["tables"][0] for name in own)
    assert (first["host"], second["host"]) == (True, False)
    assert first["seats"] == [{"seat": 0, "name": "Ada", "bot": None, "contribution": "my letters"}]
    assert [line["text"] for line in second["chat"]] == ["Bert was here"]
    assert (first["seen"], second["seen"]) == ([0], [1])
    moved, waited = (first, second) if seat == 0 else (second, first)
    assert moved["moves"] == [{"version": position["version"] + 1, "id": "mine", "move": move}]
    assert waited["moves"] == []
    assert "Bert" not in json.dumps(own["Ada"])
    assert Guest(server, None).get("/api/me/export").status_code == 401


def test_a_deleted_person_is_somebody_in_games_of_others_and_unknown_to_the_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada, bert = Guest(server, "Ada Unmistakable"), Guest(server, "Bert")
    finished = ada.open("me", "open", game="tf22_mine")
    bert.join(finished, 1)
    for guest in (ada, bert):
        assert guest.post(f"/api/tables/{finished}/chat", {"id": "c", "text": "words of one's own"}).status_code == 200
    to_the_end(finished, {0: ada, 1: bert})
    assert ada.post(f"/api/tables/{finished}/again", {}).status_code == 200  # which names her in the log
    running = ada.open("me", "open")
    bert.join(running, 1)
    lent = bert.open("me", "open")
    ada.join(lent, 1)
    assert ada.put(f"/api/tables/{lent}/seats/1/bot", {"bot": "greedy"}).status_code == 200
    lonely = ada.open("me", "greedy")
    cookies = dict(ada.http.cookies)
    number = json.loads(base64.urlsafe_b64decode(cookies["pithead"].partition(".")[0] + "=="))[0]
    deleted(ada)

    for look in (bert.look(finished), bert.look(running), bert.look(lent), bert.get("/api/lobby").json()):
        assert "Unmistakable" not in json.dumps(look)
    info = bert.look(finished)["info"]
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", "Somebody"), ("person", "Bert")]
    assert info["again"]["by"] == "Somebody"
    assert [line["name"] for line in bert.look(finished)["chat"]] == ["Bert"]
    record = bert.get(f"/api/tables/{finished}/record").json()
    assert record["seats"] == ["Somebody", "Bert"]
    assert bert.get(f"/api/tables/{finished}/verify").json()["holds"]
    assert [seat["kind"] for seat in bert.look(running)["info"]["seats"]] == ["open", "person"]
    assert [(seat["kind"], seat["bot"]) for seat in bert.look(lent)["info"]["seats"]][1] == ("bot", "greedy")
    assert bert.look(lonely)["position"]["status"] == "closed"

    assert ada.get("/api/me").json()["name"] == ""  # the old cookie belongs to nobody
    assert ada.post("/api/tables", {"game": "tf22_mine", "seats": [{"kind": "me"}]}).status_code == 401
    assert ada.put("/api/me", {"name": "Ada again"}).status_code == 200
    assert exported(ada)["tables"] == []

    server.stop()
    assert server.faults() == []
    assert check_tables(server.database)[1] == []  # the remaining data is consistent
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        rows = "\n".join(database.iterdump())
    assert number not in rows
    assert "Unmistakable" not in rows
    server.start()  # and it stays so
    bert.follow(server)
    bert.http.cookies.update(cookies)
    assert bert.get("/api/me").json()["name"] == ""
    server.stop()


def test_a_program_deletes_itself_with_its_token(server: Server) -> None:
    program = Guest(server, None)
    token = program.post("/api/programs", {"name": "Machine"}).json()["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    table = program.open("me", "greedy")
    assert [seat["name"] for seat in exported(program)["tables"][0]["seats"]] == ["Machine"]
    assert program.http.delete("/api/me").status_code == 200
    assert program.get("/api/me/export").status_code == 401
    assert program.http.delete("/api/me").status_code == 401
    assert program.look(table)["position"]["status"] == "closed"
