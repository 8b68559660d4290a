"""Databases of earlier programs are brought up to date, once and whole; those of later ones are refused."""

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

import pithead
from pithead.server.migrations import CURRENT, BadDatabase
from pithead.server.schema import meta, metadata
from pithead.server.store import open_engine
from server.serving import Guest, Server

FIRST = Path(__file__).parent / "databases" / "version1.sql"  # a table in mid-game, as the first server wrote it
SECRET = "the secret of an old server"
COOKIE = "WyJJSkk0Z3hGcXhHT1Q4NjFuaWN3cyIsIkFkYSJd.68IuTy2QEBaFoyWD2WlR3x7OqVQ"
TABLE, VERSION = "s2nkgs15erg9", 9


@pytest.fixture
def first(tmp_path: Path) -> str:
    """The database of the first server; its game is played by the rules of today, and a line of its chat was kept twice."""
    file = tmp_path / "tables.sqlite3"
    old, game = sqlite3.connect(file), pithead.game("sacred_dragon")
    old.executescript(FIRST.read_text(encoding="utf-8"))
    setup = json.loads(old.execute("SELECT setup FROM tables").fetchone()[0])
    setup |= {"rules": game.rules.version, "components": game.components.hash}
    old.execute("UPDATE tables SET setup = ?", [json.dumps(setup)])
    old.execute("INSERT INTO chat SELECT table_id, 1, time, person, message, name, seat, text FROM chat")
    old.commit()
    old.close()
    return f"sqlite:///{file}"


def indexes(engine: sa.Engine) -> set[str | None]:
    return {index["name"] for index in sa.inspect(engine).get_indexes("chat")}


def version(engine: sa.Engine) -> str:
    with engine.connect() as connection:
        return str(connection.execute(sa.select(meta.c.value).where(meta.c.key == "schema")).scalar_one())


def test_a_game_begun_on_the_first_server_goes_on(first: str) -> None:
    server = Server(first, secret=SECRET)
    ada = Guest(server, None)
    ada.http.cookies.set("pithead", COOKIE)
    assert [line["text"] for line in ada.look(TABLE)["chat"]] == ["Good evening"]
    position = ada.position(TABLE)
    assert position["version"] == VERSION
    seat = position["decision"]["seat"]
    move = ada.position(TABLE, seat=seat)["choices"][0]["notation"]
    assert ada.play(TABLE, seat, VERSION, move, "m0").json()["repeated"]  # a request of that evening
    assert ada.play(TABLE, seat, VERSION, move, "today").json()["version"] == VERSION + 1
    server.stop()
    assert server.faults() == []
    engine = sa.create_engine(first)
    assert version(engine) == str(CURRENT)
    assert "chat_by_message" in indexes(engine)
    engine.dispose()


def test_the_steps_lead_to_the_tables_of_a_new_database(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP INDEX chat_by_message")
        connection.execute(sa.update(meta).values(value="1"))
    engine.dispose()
    engine = open_engine(database)
    assert version(engine) == str(CURRENT)
    assert indexes(engine) == {index.name for index in metadata.tables["chat"].indexes}
    engine.dispose()


def test_a_step_that_fails_leaves_the_old_database_as_it_was(first: str) -> None:
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
        connection.execute(sa.update(meta).values(value=str(CURRENT + 1)))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer version"):
        open_engine(database)


@pytest.mark.parametrize("said", ["x", "", "0", "-1", "9" * 5000])
def test_a_database_that_does_not_say_its_schema_is_refused_in_a_sentence(database: str, said: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=said))
    engine.dispose()
    with pytest.raises(BadDatabase, match="does not say which schema it has"):
        open_engine(database)


def test_servers_that_start_at_once_make_the_tables_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        engines = list(pool.map(open_engine, [database] * 4))
    assert {version(engine) for engine in engines} == {str(CURRENT)}
    for engine in engines:
        engine.dispose()
