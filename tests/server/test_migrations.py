"""Databases of earlier programs are migrated, once and completely; those of later ones are refused."""

import contextlib
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

import pithead
from pithead.games import parse_record
from pithead.server.store.migrations import CURRENT, BadDatabase
from pithead.server.store.schema import meta, metadata
from pithead.server.store.writer import open_engine
from server.postgres import Postgres
from server.serving import Guest, Later, Server, to_the_end

FIRST = Path(__file__).parent / "databases" / "version1.sql"  # a table in mid-game, as the first server wrote it
SECRET = "the secret of an old server"
COOKIE = "WyJJSkk0Z3hGcXhHT1Q4NjFuaWN3cyIsIkFkYSJd.68IuTy2QEBaFoyWD2WlR3x7OqVQ"
TABLE, VERSION = "s2nkgs15erg9", 9

SECOND = FIRST.with_name("version2.sql")  # Ada, Bert and a bot in mid-game, and a table that waits for a player
ADA = "WyJjdXFJZUJpU0x4M0RNcnFPOHItVCIsIkFkYSJd.Wf3A18ACC5F5Syk2J067Iys6vNQ"
BERT = "WyJFcWJndnhNeVVRUVZXNUE3cjFSdyIsIkJlcnQiXQ.z3g2Norwbzpq0rAlYBBVja_fMG0"
RUNNING, WAITING = "lc1iffhzip25", "m5fg96zm74ld"


@pytest.fixture
def first(tmp_path: Path) -> str:
    """Return the database of the first server; a line of its chat was stored twice."""
    url = opened(FIRST, tmp_path)
    old = sqlite3.connect(url.removeprefix("sqlite:///"))
    old.execute("INSERT INTO chat SELECT table_id, 1, time, person, message, name, seat, text FROM chat")
    old.commit()
    old.close()
    return url


@pytest.fixture
def second(tmp_path: Path) -> str:
    """Return the database of the second server."""
    return opened(SECOND, tmp_path)


def opened(dump: Path, folder: Path) -> str:
    """Open an old database with today's rules for its games."""
    file, game = folder / "tables.sqlite3", pithead.game("sacred_dragon")
    old = sqlite3.connect(file)
    old.executescript(dump.read_text(encoding="utf-8"))
    for table, text in old.execute("SELECT id, setup FROM tables").fetchall():
        setup = json.loads(text) | {"rules": game.rules.version, "components": game.components.hash}
        old.execute("UPDATE tables SET setup = ? WHERE id = ?", [json.dumps(setup), table])
    old.commit()
    old.close()
    return f"sqlite:///{file}"


def indexes(engine: sa.Engine) -> set[str | None]:
    return {index["name"] for index in sa.inspect(engine).get_indexes("chat")}


def version(engine: sa.Engine) -> str:
    with engine.connect() as connection:
        return str(connection.execute(sa.select(meta.c.value).where(meta.c.key == "schema")).scalar_one())


def test_a_game_begun_on_the_first_server_continues(first: str) -> None:
    server = Server(first, secret=SECRET)
    ada = Guest(server, None)
    ada.http.cookies.set("pithead", COOKIE)
    assert [line["text"] for line in ada.look(TABLE)["chat"]] == ["Good evening"]
    position = ada.position(TABLE)
    assert position["version"] == VERSION
    seat = position["decision"]["seat"]
    move = ada.position(TABLE, seat=seat)["choices"][0]["notation"]
    assert ada.play(TABLE, seat, VERSION, move, "m0").json()["repeated"]  # a request from that time
    assert ada.play(TABLE, seat, VERSION, move, "today").json()["version"] == VERSION + 1
    server.stop()
    assert server.faults() == []
    engine = sa.create_engine(first)
    assert version(engine) == str(CURRENT)
    assert "chat_by_message" in indexes(engine)
    engine.dispose()


def test_old_log_sentences_are_shown_as_prose_and_later_entries_as_events(second: str) -> None:
    server = Server(second, secret=SECRET)
    ada = Guest(server, None)
    ada.http.cookies.set("pithead", ADA)
    with contextlib.closing(sqlite3.connect(second.removeprefix("sqlite:///"))) as old:
        bodies = [json.loads(body) for (body,) in old.execute("SELECT body FROM events WHERE table_id = ? ORDER BY version", [RUNNING])]
    written = [line for body in bodies for line in body.get("told", [])]
    log = ada.look(RUNNING, seat=0)["log"]
    assert len(log) == len(written) > 20
    for entry, (seat, notation, _, words, at, blanked, seen, *_) in zip(log, written, strict=True):
        known = seen is None or 0 in seen
        assert (entry["seat"], entry["move"], entry["time"]) == (seat, notation if known else None, at)
        assert entry["event"]["kind"] == "prose"
        assert (entry["event"].get("words") or entry["event"]["blanked"]) == (words if known else blanked)
        assert known or notation.split()[1] not in json.dumps(entry)
    assert any(entry["move"] is None for entry in log)
    place = next(entry for entry in log if (entry["move"] or "").startswith("place"))
    assert place["event"]["places"] == [place["move"].rpartition(" ")[2]]
    position = ada.position(RUNNING, seat=0)
    assert ada.play(RUNNING, 0, position["version"], position["choices"][0]["notation"], "today").status_code == 200
    later = ada.look(RUNNING, seat=0)["log"]
    assert later[: len(log)] == log
    assert later[len(log)]["event"]["kind"] != "prose"
    server.stop()
    assert server.faults() == []


def test_a_record_of_a_table_begun_on_the_second_server_opens(second: str) -> None:
    server = Server(second, secret=SECRET)
    ada = Guest(server, None)
    ada.http.cookies.set("pithead", ADA)
    for seat in (0, 1):
        assert ada.put(f"/api/tables/{RUNNING}/seats/{seat}/bot", {"bot": "greedy"}).status_code == 200
    to_the_end(RUNNING, {-1: ada})
    record = ada.get(f"/api/tables/{RUNNING}/record").content
    assert b'"prose"' in record
    opened = ada.http.post("/api/records", content=record, headers={"Content-Type": "application/json"}).json()
    assert opened["verified"]["holds"]
    assert opened["replay"]["moves"] == len(ada.look(RUNNING)["log"]) == len(parse_record(record).moves)
    server.stop()
    assert server.faults() == []


def test_the_second_server_knows_who_sits_where_and_so_who_has_seen_which_seat(second: str) -> None:
    server = Server(second, secret=SECRET)
    ada, bert = Guest(server, None), Guest(server, None)
    ada.http.cookies.set("pithead", ADA)
    bert.http.cookies.set("pithead", BERT)
    assert (ada.position(RUNNING)["viewer"], bert.position(RUNNING)["viewer"]) == (0, 1)
    assert ada.put(f"/api/tables/{RUNNING}/seats/2/bot", {"bot": None}).status_code == 200
    for guest in (ada, bert):
        assert guest.post(f"/api/tables/{RUNNING}/join", {"seat": 2}).status_code == 403
    Guest(server, "Carl").join(RUNNING, 2)
    ada.join(WAITING, 1)  # nobody has seen anything there yet
    assert ada.position(WAITING)["status"] == "running"
    server.stop()
    assert server.faults() == []


def test_the_migrations_lead_to_the_tables_of_a_new_database(database: str) -> None:
    engine = open_engine(database)
    new = shape(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP INDEX chat_by_message")
        connection.exec_driver_sql("DROP TABLE seen")
        connection.exec_driver_sql("DROP TABLE removed")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN result")
        for name in ("processes", "leases", "gone"):
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.execute(sa.delete(meta).where(meta.c.key == "oldest"))
        connection.execute(sa.update(meta).values(value="1"))
    engine.dispose()
    engine = open_engine(database)
    assert version(engine) == str(CURRENT)
    assert shape(engine) == new
    engine.dispose()


def shape(engine: sa.Engine) -> dict[str, object]:
    """Return the tables with their columns, keys and indexes, unordered."""
    looked = sa.inspect(engine)
    return {
        name: (
            {(column["name"], str(column["type"]), column["nullable"]) for column in looked.get_columns(name)},
            set(looked.get_pk_constraint(name)["constrained_columns"]),
            {(key["referred_table"], key["options"].get("ondelete")) for key in looked.get_foreign_keys(name)},
            {(index["name"], tuple(index["column_names"]), index["unique"]) for index in looked.get_indexes(name)},
        )
        for name in metadata.tables
    }


def test_a_failing_migration_leaves_the_old_database_unchanged(first: str) -> None:
    engine = sa.create_engine(first)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE INDEX chat_by_message ON chat (name)")  # in the way
    with pytest.raises(BadDatabase, match="cannot be opened"):
        open_engine(first)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM chat").scalar_one() == 2
    assert version(engine) == "1"
    engine.dispose()


def test_a_database_of_a_later_program_is_refused(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(meta).where(meta.c.key.in_(["schema", "oldest"])).values(value=str(CURRENT + 1)))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer version"):
        open_engine(database)


@pytest.mark.parametrize("message", ["x", "", "0", "-1", "9" * 5000])
def test_a_database_without_a_schema_version_is_refused_in_one_sentence(database: str, message: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=message))
    engine.dispose()
    with pytest.raises(BadDatabase, match="does not say which schema it has"):
        open_engine(database)


def test_servers_that_start_at_once_create_the_tables_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        engines = list(pool.map(open_engine, [database] * 4))
    assert {version(engine) for engine in engines} == {str(CURRENT)}
    for engine in engines:
        engine.dispose()


def test_an_older_program_runs_on_beside_a_later_one_and_can_be_restarted(postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = Server(url), Server(url)
    ada, bert = Guest(first, "Ada"), Guest(second, "Bert")
    table = ada.open("me", "open", game="tf22_mine")
    bert.join(table, 1)
    Later(url).stop()
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    assert version(engine) == str(CURRENT + 1)
    for guest, seat in ((ada, 0), (bert, 1)) * 3:
        if ada.position(table)["decision"]["seat"] == seat:
            guest.play_any(table, seat)
    second.kill()
    second.start()
    bert.follow(second)
    assert second.log_lines("a later version has used this database")
    assert bert.look(table, seat=-1)["log"] == ada.look(table, seat=-1)["log"]
    opened = bert.open("me", "me")  # rows without a mood
    to_the_end(table, {0: ada, 1: bert})
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
    with engine.connect() as connection:
        assert connection.exec_driver_sql(f"SELECT mood FROM tables WHERE id = '{opened}'").scalar_one() is None
    engine.dispose()
    for server in (first, second):
        server.stop()
        assert server.faults() == []


def test_a_newer_program_that_is_refused_leaves_the_database_unchanged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(url)
    engine = sa.create_engine(url)
    with pytest.raises(AssertionError, match="another server has it open"):
        Later(url)
    assert version(engine) == str(CURRENT)
    server.stop()
    Later(url).stop()  # afterwards it may
    assert version(engine) == str(CURRENT + 1)
    engine.dispose()


def test_the_previous_version_can_write_during_a_migration(postgres: Postgres) -> None:
    url = postgres.new_database()
    engine = open_engine(url)
    server = Server(url)
    table = Guest(server).open("me", "me")
    server.stop()
    with engine.begin() as connection:
        for name in ("processes", "leases", "gone"):
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.execute(sa.delete(meta).where(meta.c.key == "oldest"))
        connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=str(CURRENT - 1)))
    written = 0

    def write() -> None:  # as the previous version does
        nonlocal written
        with engine.begin() as connection:
            line = f"'{table}', {written}, 0, 'ada', 'm{written}', 'Ada', 0, 'Still here'"
            connection.exec_driver_sql(f"INSERT INTO chat (table_id, number, time, person, message, name, seat, text) VALUES ({line})")
        written += 1

    with ThreadPoolExecutor(1) as pool:
        write()
        new = pool.submit(open_engine, url)
        while not new.done():
            write()
        write()
        new.result().dispose()
    assert version(engine) == str(CURRENT)
    engine.dispose()
    server.start()
    reader = Guest(server, "Bert")
    assert len(reader.look(table)["chat"]) == min(written, 200)
    server.stop()
