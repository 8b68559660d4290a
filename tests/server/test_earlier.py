"""No table is lost (law L14): tables of earlier rules versions open, verify, export and play to their end."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

import pithead
from pithead.cli import main
from pithead.server.admin import NoTable, check_tables, export_table
from server.serving import Guest, Json, Server, to_the_end
from server.stored import SECRET, STORED, restore, seated, tables_of

VERSION_1 = next(file for file in STORED if file.stem == "dunaia_rules_1")
PAGES = ("", "/record", "/sheet", "/replay", "/verify", "/board", "/components", "/qr.svg")


@pytest.fixture(params=STORED, ids=lambda file: file.stem)
def stored(request: pytest.FixtureRequest, database: str) -> tuple[Server, str]:
    """Return a server of today on the database of an earlier one, and the rules version of its tables."""
    restore(request.param, database)
    return Server(database, secret=SECRET), request.param.stem.rpartition("_")[2]


def finish(guests: dict[int, Guest], table: str) -> None:
    """Let a bot play every seat to the end of the game."""
    for seat, guest in guests.items():
        assert guest.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"}).status_code == 200
    to_the_end(table, {-1: guests[0]})


def prove(guest: Guest, table: str, rules: str, folder: Path) -> None:
    """Show, replay, verify and export a finished table as one of that rules version."""
    screen = guest.look(table)
    assert screen["position"]["status"] == "over"
    verified = guest.get(f"/api/tables/{table}/verify").json()
    assert verified["holds"], verified
    assert f"(version {rules})" in verified["proved"][0]
    sheet = guest.get(f"/api/tables/{table}/sheet").json()
    record = guest.get(f"/api/tables/{table}/record").json()
    assert sheet["over"]
    assert record["rules"] == rules
    assert [seat["total"] for seat in sheet["seats"]] == record["result"]["scores"]
    assert len(record["moves"]) == len(screen["log"]) == guest.get(f"/api/tables/{table}/replay", start=0, count=1).json()["moves"]
    opened = guest.http.post("/api/records", content=json.dumps(record), headers={"Content-Type": "application/json"}).json()
    assert opened["verified"]["holds"]
    game = pithead.game(record["game"])
    pithead.verify(game, pithead.read_record(export_table(table, folder, guest.server.database)))


def test_a_stored_table_of_an_earlier_version_is_shown_verified_and_played_to_its_end(
    stored: tuple[Server, str], tmp_path: Path
) -> None:  # L14
    server, rules = stored
    tables = tables_of(server.database)
    guests = seated(server, tables["over"])
    prove(guests[0], tables["over"], rules, tmp_path)

    before = guests[0].look(tables["running"], seat=0)
    assert before["position"]["status"] == "running"
    listed = guests[0].get("/api/lobby").json()
    assert tables["running"] in [line["id"] for line in listed["running"]]
    assert set(tables.values()) == {line["id"] for line in listed["mine"]}
    finish(guests, tables["running"])
    assert guests[0].look(tables["running"], seat=0)["log"][: len(before["log"])] == before["log"]
    prove(guests[0], tables["running"], rules, tmp_path)

    guests[1].join(tables["open"], 1)
    finish(guests, tables["open"])
    prove(guests[0], tables["open"], rules, tmp_path)

    server.stop()
    assert server.faults() == []
    assert server.log_lines("a snapshot cannot be used") == []
    assert check_tables(server.database) == (3, [])


def test_a_table_of_dunaia_version_1_shows_its_own_option(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    restore(VERSION_1, database)
    server = Server(database, secret=SECRET)
    table = tables_of(database)["running"]
    assert Guest(server).look(table)["info"]["options"]["elder_fragment"] == "taken_with_flowers"
    server.stop()


def test_a_rematch_of_an_earlier_version_uses_the_current_rules(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    restore(VERSION_1, database)
    server = Server(database, secret=SECRET)
    over = tables_of(database)["over"]
    guests = seated(server, over)
    following = [guest.post(f"/api/tables/{over}/again", {}).json()["table"] for guest in guests.values()]
    assert len(set(following)) == 1
    assert guests[0].get(f"/api/tables/{following[0]}/record").json()["rules"] == pithead.game("dunaia").rules.version
    server.stop()


def written_otherwise(database: str, change: Callable[[Json], Json]) -> None:
    """Change the rules version stored with the tables."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        for id, setup in connection.exec_driver_sql("SELECT id, setup FROM tables").all():
            text = json.dumps(change(json.loads(setup)))
            connection.execute(sa.text("UPDATE tables SET setup = :setup WHERE id = :id"), {"setup": text, "id": id})
    engine.dispose()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda setup: setup | {"rules": "99"}, "rules version '99'"),
        (lambda setup: setup | {"components": "0123456789abcdef"}, "component file '0123456789abcdef'"),
    ],
    ids=["rules", "components"],
)
def test_a_table_of_unknown_rules_is_refused_and_not_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Json], Json], says: str
) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    restore(VERSION_1, database)
    written_otherwise(database, change)
    server = Server(database, secret=SECRET)
    tables = tables_of(database)
    guests = seated(server, tables["over"])
    for table in tables.values():
        for page in PAGES:
            answer = guests[0].get(f"/api/tables/{table}{page}")
            problem = answer.json()
            assert (answer.status_code, problem["code"], problem["title"]) == (410, "other_rules", "Cannot be opened here")
            assert says in problem["detail"]
        with guests[0].stream(table) as stream:
            assert stream.receive()["problem"]["code"] == "other_rules"
    lobby = guests[0].get("/api/lobby").json()
    assert (lobby["open"], lobby["running"], lobby["mine"]) == ([], [], [])
    server.stop()
    assert server.faults() == []
    assert main.run(["tables", "check", "--database", database]) == 1
    printed = capsys.readouterr().out
    assert printed.count(says) == 3
    assert "checked 3 tables: 3 cannot be opened here" in printed
    with pytest.raises(NoTable, match="cannot be exported: it was begun"):
        export_table(tables["over"], tmp_path, database)
