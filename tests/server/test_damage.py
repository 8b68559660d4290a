"""A table damaged on disk is set aside with a message; the lobby and all other tables continue, and an operator is informed."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pithead.cli import main
from server.serving import Guest, Json, Server

Damage = Callable[[sqlite3.Connection, str], object]


def sql(statement: str) -> Damage:
    """Return a function that damages a table by one statement."""
    return lambda connection, table: connection.execute(statement, [table])


# Damage that makes a table unusable, with its description.
DAMAGES: dict[str, tuple[Damage, str]] = {
    "an unknown game": (sql("UPDATE tables SET game = 'chess' WHERE id = ?"), "no game 'chess'"),
    "no seats": (sql("DELETE FROM seats WHERE table_id = ?"), "2 seats"),
    "a missing seat": (sql("DELETE FROM seats WHERE table_id = ? AND seat = 0"), "2 seats"),
    "a seat too many": (
        sql("INSERT INTO seats SELECT table_id, 2, NULL, '', NULL, 'k', '' FROM seats WHERE table_id = ? AND seat = 1"),
        "2 seats",
    ),
    "a seat of another number": (sql("UPDATE seats SET seat = 7 WHERE table_id = ? AND seat = 1"), "2 seats"),
    "no setup": (sql("UPDATE tables SET setup = '' WHERE id = ?"), "setup"),
    "half a setup": (sql("UPDATE tables SET setup = substr(setup, 1, 30) WHERE id = ?"), "setup"),
    "a setup of too many seats": (sql("UPDATE tables SET setup = replace(setup, '\"seats\":2', '\"seats\":99') WHERE id = ?"), "seats"),
    "a setup with bytes that are not text": (sql("UPDATE tables SET setup = X'FF' WHERE id = ?"), "setup"),
    "no first event": (sql("DELETE FROM events WHERE version = 1 AND table_id = ?"), "event 1 "),
    "a gap": (sql("DELETE FROM events WHERE version = 3 AND table_id = ?"), "event 3 "),
    "no last event": (sql("DELETE FROM events WHERE version = 9 AND table_id = ?"), "event 9 "),
    "no events": (sql("DELETE FROM events WHERE table_id = ?"), "event 1 "),
    "a broken event": (sql("UPDATE events SET body = substr(body, 1, 20) WHERE version = 4 AND table_id = ?"), "event 4 "),
    "an event of no kind": (sql('UPDATE events SET body = \'{"type":"castled"}\' WHERE version = 4 AND table_id = ?'), "event 4 "),
    "an event that is not text": (sql("UPDATE events SET body = X'FF00FF' WHERE version = 4 AND table_id = ?"), "event 4 "),
    "a second beginning": (
        sql("UPDATE events SET body = (SELECT body FROM events WHERE version = 1 LIMIT 1) WHERE version = 4 AND table_id = ?"),
        "event 4 ",
    ),
    "a beginning that is none": (
        sql('UPDATE events SET body = \'{"type":"seated","seat":0}\' WHERE version = 1 AND table_id = ?'),
        "event 2 ",
    ),
    "an undo of too much": (
        sql('UPDATE events SET body = \'{"type":"undone","count":99}\' WHERE version = 5 AND table_id = ?'),
        "event 5 ",
    ),
    "an undo of less than nothing": (
        sql('UPDATE events SET body = \'{"type":"undone","count":-2}\' WHERE version = 5 AND table_id = ?'),
        "event 5 ",
    ),
    "a seat that is not there": (
        sql('UPDATE events SET body = \'{"type":"seated","seat":9}\' WHERE version = 5 AND table_id = ?'),
        "event 5 ",
    ),
    "a move that cannot be": (
        sql('UPDATE events SET body = replace(body, \'"kind":"place"\', \'"kind":"castle"\') WHERE table_id = ?'),
        "not a move",
    ),
    "a move without its fields": (sql("UPDATE events SET body = replace(body, '\"turn\":', '\"burn\":') WHERE table_id = ?"), "not a move"),
}
# Damage that a table survives, because the log has the data or because it does not matter.
SCRATCHES: dict[str, tuple[Damage, str]] = {
    "a snapshot that is not JSON": (sql("UPDATE snapshots SET position = '{' WHERE table_id = ?"), "snapshot"),
    "a snapshot without fields": (sql("UPDATE snapshots SET position = '{\"seats\": 77}' WHERE table_id = ?"), "snapshot"),
    "a snapshot of nothing": (sql("UPDATE snapshots SET position = 'null' WHERE table_id = ?"), "snapshot"),
    "a snapshot that is not text": (sql("UPDATE snapshots SET position = X'FF' WHERE table_id = ?"), "snapshot"),
    "a snapshot from the future": (sql("UPDATE snapshots SET number = 999 WHERE table_id = ?"), "snapshot"),
    "a snapshot from before the beginning": (sql("UPDATE snapshots SET number = -1 WHERE table_id = ?"), "snapshot"),
    "a snapshot of another number": (sql("UPDATE snapshots SET number = 1 WHERE table_id = ?"), "snapshot"),
    "a chat with a hole": (sql("DELETE FROM chat WHERE number = 1 AND table_id = ?"), "chat"),
}


def played(guest: Guest) -> str:
    """Play a table with eight moves, each with its own version, a snapshot and some chat."""
    table = guest.open("me", "me", options={"start_player": "0"})
    for _ in range(8):
        guest.play_any(table, guest.position(table)["decision"]["seat"])
    for number in range(3):
        assert guest.post(f"/api/tables/{table}/chat", {"id": f"c{number}", "text": "hm"}).status_code == 200
    assert guest.position(table)["version"] == 9
    return table


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, str], Json]:
    """Return a database with one table for each damage and an intact one, their ids, and the tables' output before the damage."""
    file = tmp_path_factory.mktemp("damaged") / "tables.sqlite3"
    server = Server(f"sqlite:///{file}", snapshot_every=3, secret="known")
    ada = Guest(server)
    ids = {name: played(ada) for name in ("sound", *DAMAGES, *SCRATCHES)}
    before = {name: ada.look(table) for name, table in ids.items()}
    cookie = ada.http.cookies["pithead"]
    server.stop()
    connection = sqlite3.connect(file)
    for name, (damage, _) in (DAMAGES | SCRATCHES).items():
        changes = connection.total_changes
        damage(connection, ids[name])
        assert connection.total_changes > changes, name
    connection.commit()
    connection.close()
    return f"sqlite:///{file}", ids, {"cookie": cookie, "before": before}


@pytest.fixture(scope="module")
def running(damaged: tuple[str, dict[str, str], Json]) -> Iterator[tuple[Server, Guest]]:
    server = Server(damaged[0], secret="known")
    ada = Guest(server, None)
    ada.http.cookies.set("pithead", damaged[2]["cookie"])
    yield server, ada
    server.stop()


@pytest.fixture(autouse=True)
def nobody_left_behind() -> None:
    """Keep this file's server running between tests."""


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_table_is_set_aside_with_a_message(
    running: tuple[Server, Guest], damaged: tuple[str, dict[str, str], Json], name: str
) -> None:
    _, ada = running
    table, says = damaged[1][name], DAMAGES[name][1]
    answers = [ada.get(f"/api/tables/{table}{path}") for path in ("", "/record", "/sheet", "/replay", "/qr.svg")]
    answers += [ada.post(f"/api/tables/{table}/{door}", {"id": "x", "seat": 0, "version": 9, "move": "z"}) for door in ("play",)]
    answers += [ada.put(f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"}), ada.post(f"/api/tables/{table}/join", {"seat": 1})]
    for answer in answers:
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (409, "damaged"), answer.text
        assert says in problem["detail"]
        assert problem["detail"].count(". ") == 0
    with ada.stream(table) as stream:
        assert stream.receive()["problem"]["code"] == "damaged"


@pytest.mark.parametrize("name", ["sound", *SCRATCHES])
def test_data_in_the_log_is_rebuilt_and_the_table_continues(
    running: tuple[Server, Guest], damaged: tuple[str, dict[str, str], Json], name: str
) -> None:
    _, ada = running
    table, before = damaged[1][name], damaged[2]["before"][name]
    screen = ada.look(table)
    assert (screen["position"], screen["log"]) == (before["position"], before["log"])
    ada.play_any(table, screen["position"]["decision"]["seat"])
    lines = ada.look(table)["chat"]
    answer = ada.post(f"/api/tables/{table}/chat", {"id": "new", "text": "on we go"})
    assert answer.status_code == 200
    assert ada.look(table)["chat"] == [*lines, answer.json()]
    for number in (0, 2):
        again = ada.post(f"/api/tables/{table}/chat", {"id": f"c{number}", "text": "hm"}).json()
        assert again == next(line for line in lines if line["number"] == number)


def test_the_lobby_works_with_damaged_tables(running: tuple[Server, Guest], damaged: tuple[str, dict[str, str], Json]) -> None:
    server, ada = running
    for guest in (ada, Guest(server, "Bert")):
        answer = guest.get("/api/lobby")
        assert answer.status_code == 200
        listed = {line["id"] for line in answer.json()["running"]}
        assert {damaged[1][name] for name in ("sound", *SCRATCHES)} <= listed
        assert not {damaged[1][name] for name in ("an unknown game", "no seats", "a missing seat", "a seat of another number")} & listed
    assert ada.get("/healthz").status_code == 200
    assert not [line for line in server.lines if "Traceback" in line]


@pytest.mark.parametrize(
    "column", ["status", "version", "moves", "decides", "changed", "created", "listed", "host", "host_name", "message"]
)
@pytest.mark.parametrize("value", ["'x'", "-7", "1e300", "X'FF00'", "''"])
def test_a_bad_value_in_a_row_of_one_table_does_not_harm_the_others(
    running: tuple[Server, Guest], damaged: tuple[str, dict[str, str], Json], column: str, value: str
) -> None:
    _, ada = running
    other, sound = ada.open("me", "me"), damaged[1]["sound"]
    connection = sqlite3.connect(damaged[0].removeprefix("sqlite:///"))
    connection.execute(f"UPDATE tables SET {column} = {value} WHERE id = ?", [other])
    connection.commit()
    lobby = ada.get("/api/lobby")
    assert lobby.status_code == 200, lobby.text
    assert sound in {line["id"] for line in lobby.json()["mine"]}
    assert ada.get(f"/api/tables/{other}").status_code in (200, 409)
    connection.execute("DELETE FROM tables WHERE id = ?", [other])
    connection.commit()
    connection.close()


def test_the_operators_command_finds_and_names_each_damage(
    damaged: tuple[str, dict[str, str], Json], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, ids, _ = damaged
    copy = tmp_path / "tables.sqlite3"
    source, target = sqlite3.connect(database.removeprefix("sqlite:///")), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    for name in SCRATCHES:  # undo the server's repairs since then
        SCRATCHES[name][0](target, ids[name])
    target.commit()
    at = ("--database", f"sqlite:///{copy}")
    assert main.run(["tables", "check", *at]) == 1
    reports = dict(line.split("  ", 1) for line in capsys.readouterr().out.splitlines()[:-1])
    for name, (_, says) in (DAMAGES | SCRATCHES).items():
        assert says in reports[ids[name]], name
    assert ids["sound"] not in reports
    assert main.run(["tables", "check", "--json", *at]) == 1
    listed = json.loads(capsys.readouterr().out)
    assert {fault["table"] for fault in listed} == set(reports)
    for command in (("list",), ("export", ids["a gap"], str(tmp_path)), ("export", ids["no seats"], str(tmp_path))):
        code = main.run(["tables", *command, *at])
        assert code == (0 if command == ("list",) else 1)
        assert capsys.readouterr().err.count("\n") <= 1
    for table in reports:
        assert main.run(["tables", "delete", table, *at]) == 0
    capsys.readouterr()
    assert main.run(["tables", "check", *at]) == 0
    assert "no damage" in capsys.readouterr().out
    target.close()


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (sql("UPDATE tables SET status = 'over' WHERE id = ?"), "status"),
        (sql("UPDATE tables SET moves = 3 WHERE id = ?"), "moves"),
        (sql("UPDATE tables SET decides = 7 WHERE id = ?"), "decides"),
        (sql('UPDATE tables SET setup = replace(setup, \'"seed":"tests"\', \'"seed":"other"\') WHERE id = ?'), "move 1"),
        (sql("DELETE FROM tables WHERE id = ?"), "row"),
    ],
)
def test_a_deep_check_finds_hidden_damage(tmp_path: Path, damage: Damage, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", snapshot_every=3)
    ada = Guest(server)
    first, second = played(ada), played(ada)
    server.stop()
    assert main.run(["tables", "check", "--database", server.database]) == 0
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    damage(connection, first)
    connection.commit()
    connection.close()
    capsys.readouterr()
    assert main.run(["tables", "check", "--database", server.database]) == 1
    output = capsys.readouterr().out
    assert first in output
    assert says in output
    assert second not in output
