"""An acknowledged move is on disk: killed servers, snapshots, two servers on one database."""

import asyncio
import random
import threading
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

import pithead
from pithead.core.record import verify
from pithead.games import read_record
from pithead.server.admin import NoTable, delete_table, export_table
from pithead.server.store.schema import events, snapshots, tables
from pithead.server.store.writer import Conflict, Store, Write, read_table
from pithead.server.tables.revival import revived
from server.postgres import Postgres
from server.serving import Guest, Json, Server, to_the_end

KILLS = 10


class Busy(threading.Thread):
    """A client that plays both seats of tables without pause and remembers what was acknowledged."""

    def __init__(self, guest: Guest, tables: list[str]) -> None:
        super().__init__(daemon=True)
        self.guest, self.tables = guest, tables
        self.sent: dict[str, Json] = {}  # by table, the unanswered request
        self.acknowledged: dict[str, int] = dict.fromkeys(tables, 0)  # by table, the version
        self.moves = 0
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                for table in self.tables:
                    self.step(table)
        except (httpx2.TransportError, ConnectionClosed):  # the server was killed
            return

    def step(self, table: str) -> None:
        if table not in self.sent:
            position = self.guest.position(table)
            seat = position["decision"]["seat"]
            if position["status"] == "over":
                return
            choices = self.guest.position(table, seat=seat)["choices"]
            move = random.Random(position["version"]).choice(choices)["notation"]
            self.sent[table] = {"id": self.guest.id(), "seat": seat, "version": position["version"], "move": move}
        answer = self.guest.post(f"/api/tables/{table}/play", self.sent[table])
        assert answer.status_code == 200, answer.text
        self.acknowledged[table] = answer.json()["version"]
        del self.sent[table]
        self.moves += 1


def test_the_databases_are_of_the_intended_kind(database: str) -> None:
    store = Store(database)
    function = "sqlite_version()" if database.startswith("sqlite") else "version()"
    version = store.ask(lambda connection: connection.exec_driver_sql(f"SELECT {function}").scalar_one())
    assert version.startswith("3." if database.startswith("sqlite") else "PostgreSQL ")
    store.engine.dispose()


@pytest.mark.parametrize("count", [1, 2, 3, 64, 200])
def test_a_large_group_of_moves_is_written_row_by_row(database: str, count: int) -> None:
    def opened(name: str) -> list[Write]:
        columns = {"game": "tf22_mine", "setup": "{}", "host": name, "host_name": name, "message": None, "listed": False, "created": 1.0}
        row = {"id": name, **columns, "changed": 1.0, "status": "running", "version": 0, "moves": 0, "decides": 0}
        return [("table", row)]

    def moved(name: str, number: int) -> list[Write]:
        event = {"table_id": name, "version": 1, "person": name, "message": f"m{number}", "body": f"it's {number}"}
        progress = {"status": "running", "version": 1, "moves": number, "decides": None, "changed": 2.5, "result": None}
        return [("event", event), ("update", {"of_table": name, **progress})]

    async def write(store: Store) -> list[BaseException | None]:
        written = [store.write(opened(f"t{i}")) for i in range(count + 1)]
        store.start()
        await asyncio.gather(*written)
        clash = [store.write(moved("t0", 0)) for _ in range(2)]  # the second comes too late, in whatever group it is written
        return await asyncio.gather(*(store.write(moved(f"t{i}", i)) for i in range(1, count + 1)), *clash, return_exceptions=True)

    store = Store(database)
    outcomes = asyncio.run(write(store))
    store.close()
    assert [type(outcome) for outcome in outcomes] == [type(None)] * count + [type(None), Conflict]
    store = Store(database)
    rows = store.ask(lambda connection: [tuple(row) for row in connection.execute(sa.select(events))])
    summaries = store.ask(
        lambda connection: [tuple(row) for row in connection.execute(sa.select(tables.c.id, tables.c.moves, tables.c.changed))]
    )
    store.engine.dispose()
    assert sorted(rows) == sorted((f"t{i}", 1, f"t{i}", f"m{i}", f"it's {i}") for i in range(count + 1))
    assert sorted(summaries) == sorted((f"t{i}", i, 2.5) for i in range(count + 1))


def test_a_killed_server_loses_no_acknowledged_move(database: str, tmp_path: Path) -> None:
    server = Server(database, snapshot_every=5)
    guests = [Guest(server, name) for name in ("Ada", "Bert", "Carl")]
    players = [Busy(guest, [guest.open("me", "me") for _ in range(2)]) for guest in guests]
    kills = KILLS if database.startswith("sqlite") else 2
    for _ in range(kills):
        done = sum(player.moves for player in players)
        for player in players:
            player.start()
        while sum(player.moves for player in players) < done + 12:
            players[0].join(0.01)
        server.kill(*players)
        server.start()
        for guest in guests:
            guest.follow(server)
        players = [resumed(player) for player in players]
    table = players[0].tables[0]
    to_the_end(table, {0: players[0].guest, 1: players[0].guest}, -1)
    assert players[0].guest.get(f"/api/tables/{table}/verify").json()["holds"]
    assert server.stop() in (0, -15)
    assert server.faults() == []
    for player in players:
        for table in player.tables:
            record = read_record(export_table(table, tmp_path, database))
            assert verify(pithead.game("sacred_dragon"), record)


def resumed(before: Busy) -> Busy:
    """Reconnect the same player to the restarted server. Everything acknowledged is there; unanswered requests are sent again and carried
    out exactly once."""
    after = Busy(before.guest, before.tables)
    after.moves = before.moves
    for table in before.tables:
        version = before.guest.position(table)["version"]
        waiting = before.sent.get(table)
        assert version == before.acknowledged[table] or waiting or before.acknowledged[table] == 0
        assert version >= before.acknowledged[table]
        if waiting:
            answer = before.guest.post(f"/api/tables/{table}/play", waiting)
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] == waiting["version"] + 1
            assert before.guest.position(table)["version"] == waiting["version"] + 1
        after.acknowledged[table] = before.guest.position(table)["version"]
    return after


def test_a_stopped_server_resumes_where_it_was_with_its_bots(database: str) -> None:
    server = Server(database)
    ada = Guest(server)
    table = ada.open("me", "greedy", "uniform")
    position = ada.position(table)
    while position["decision"]["seat"] != 0:
        position = ada.look(table, after=position["version"], wait=20)["position"]
    ada.play_any(table, 0)
    server.stop()
    server.start()
    ada.follow(server)
    to_the_end(table, {0: ada})
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
    server.stop()
    assert server.faults() == []


def test_a_table_is_the_same_with_or_without_its_snapshot(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(url, snapshot_every=7, idle=0)
    ada = Guest(server)
    table = ada.open("me", "me")
    for which in range(30):
        ada.play_any(table, ada.position(table)["decision"]["seat"], which)
    seat = ada.position(table)["decision"]["seat"]
    screen = ada.look(table, seat=seat)
    server.stop()
    store = Store(url)
    stored = store.ask(lambda connection: read_table(connection, table))
    assert stored is not None
    assert stored.snapshot is not None
    with_it = revived(stored, store, 40)
    stored.snapshot = None
    without = revived(stored, store, 40)
    assert with_it.table is not None
    assert without.table is not None
    assert with_it.snapshots.number > without.snapshots.number == 0
    assert with_it.table.state == without.table.state
    assert with_it.table.entries() == without.table.entries()
    assert with_it.table.undoable() == without.table.undoable()
    assert with_it.table.saved() == without.table.saved()
    assert with_it.moves == screen["position"]["moves"]
    store.engine.dispose()


def test_a_broken_snapshot_does_no_harm(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(url, snapshot_every=3)
    ada = Guest(server)
    table = ada.open("me", "me")
    for _ in range(10):
        ada.play_any(table, ada.position(table)["decision"]["seat"], -1)
    before = ada.look(table, seat=0)
    server.kill()
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        assert connection.execute(sa.update(snapshots).values(position='{"seats": 77, "game": "sacred_dragon"}')).rowcount == 1
    engine.dispose()
    server.start()
    ada.follow(server)
    assert ada.look(table, seat=0) == before
    server.stop()


def test_two_servers_on_one_database_never_play_a_version_twice(postgres: Postgres) -> None:
    database = postgres.new_database()
    first, second = Server(database, secret="shared"), Server(database, secret="shared")
    ada = Guest(first)
    table = ada.open("me", "me")
    seat = ada.position(table)["decision"]["seat"]
    position = ada.position(table, seat=seat)
    there = Guest(second, None)
    there.http.cookies.update(dict(ada.http.cookies))
    assert there.position(table, seat=seat) == position  # the second has it in memory too
    move = position["choices"][0]["notation"]
    assert ada.play(table, seat, position["version"], move, "a").status_code == 200
    late = there.play(table, seat, position["version"], move, "b")
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    assert there.position(table, seat=seat) == ada.position(table, seat=seat)
    first.stop()
    second.stop()


def test_many_moves_share_a_commit(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(url)
    players = [Busy(guest, [guest.open("me", "me")]) for guest in (Guest(server, f"P{i}") for i in range(8))]
    for player in players:
        player.start()
    while sum(player.moves for player in players) < 80:
        players[0].join(0.01)
    for player in players:
        player.enough.set()
    for player in players:
        player.join()
    figures = dict(line.split() for line in players[0].guest.get("/metrics").text.splitlines() if line.startswith("pithead_"))
    assert float(figures["pithead_groups"]) <= float(figures["pithead_writes"])
    server.stop()
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(events)).scalar_one() >= 80
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_a_database_that_cannot_be_opened_is_reported_in_one_sentence() -> None:
    with pytest.raises(AssertionError, match="cannot be opened") as refused:
        Server("postgresql://nobody@127.0.0.1:1/none")
    assert "Traceback" not in str(refused.value)


def test_database_errors_are_logged_without_the_data(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", seed="the-seed-of-this-table")
    ada = Guest(server)
    table = ada.open("me", "me")
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE chat")
    engine.dispose()
    assert ada.post(f"/api/tables/{table}/chat", {"id": "c", "text": "a secret of mine"}).status_code == 503
    server.stop()  # now all of its output has been read
    assert server.log_lines("a write failed")
    assert not any("a secret of mine" in line or "the-seed-of-this-table" in line for line in server.lines)


@pytest.mark.parametrize("id", ["a\0b", "\0", "é", "\udcff", "a b", "", "x" * 400])
def test_an_impossible_table_id_is_unknown_to_every_database(database: str, id: str) -> None:
    store = Store(database)
    assert store.ask(lambda connection: read_table(connection, id)) is None
    store.engine.dispose()
    with pytest.raises(NoTable, match="there is no table"):
        export_table(id, Path(), database)
    with pytest.raises(NoTable, match="there is no table"):
        delete_table(id, database)


def test_a_nul_in_an_address_is_not_a_table(database: str) -> None:
    server = Server(database)
    ada = Guest(server)
    answers = [ada.get(f"/api/tables/{id}{door}") for id in ("%00", "a%00b") for door in ("", "/record", "/sheet", "/verify")]
    assert {answer.status_code for answer in answers} <= {400, 404}
    with ada.stream("a%00b") as stream:
        assert stream.until("problem")["problem"]["status"] == 404
    server.stop()
