"""Deleting a table: its host may, with every row, if nobody else has sat there; games that others played stay."""

import pytest
import sqlalchemy as sa

from pithead.server.admin import PARTS, check_tables
from pithead.server.store.schema import tables
from server.postgres import Postgres
from server.serving import Guest, Server, to_the_end, until
from server.test_processes import elsewhere


def delete(guest: Guest, table: str) -> int:
    return guest.http.delete(f"/api/me/tables/{table}").status_code


def own(guest: Guest) -> list[str]:
    return [line["id"] for line in guest.get("/api/lobby").json()["mine"]]


def rows_of(url: str, table: str) -> int:
    """Count the database rows that refer to the table."""
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        columns = [tables.c.id, *(part.c.table_id for part in PARTS)]
        count = sum(connection.execute(sa.select(sa.func.count()).where(column == table)).scalar_one() for column in columns)
    engine.dispose()
    return int(count)


def test_nothing_remains_of_a_table_played_alone_against_bots(database: str) -> None:
    server = Server(database, snapshot_every=1)
    ada = Guest(server, "Ada")
    unlisted, running, over = (ada.open("me", "greedy", listed=listed) for listed in (False, True, False))
    waiting = ada.open("me", "open")
    to_the_end(over, {0: ada})
    for table in (running, over):
        assert ada.post(f"/api/tables/{table}/chat", {"id": "c", "text": "to myself"}).status_code == 200
        assert rows_of(database, table) > 5
    with Guest(server, None).stream(running) as onlooker:
        onlooker.until("table")
        answer = ada.http.delete(f"/api/me/tables/{running}")
        assert answer.status_code == 200
        assert {line["id"] for line in answer.json()["mine"]} == {unlisted, over, waiting}
        assert onlooker.until("change")["position"]["status"] == "closed"
    assert delete(ada, over) == delete(ada, waiting) == 200
    for table in (running, over, waiting):
        assert rows_of(database, table) == 0
        assert ada.get(f"/api/tables/{table}").status_code == 404
        assert delete(ada, table) == 404
    assert own(ada) == [unlisted]
    assert ada.look(unlisted)["info"]["status"] == "running"
    server.stop()
    assert server.faults() == []
    assert check_tables(database) == (1, [])


def test_a_game_that_others_played_cannot_be_deleted(server: Server, ada: Guest, bert: Guest, stranger: Guest) -> None:
    alone = ada.open("me", "greedy")
    assert delete(stranger, alone) == 401
    assert delete(bert, alone) == 403
    waiting, running, over = (ada.open("me", "open", game="tf22_mine") for _ in range(3))
    for table in (running, over):
        bert.join(table, 1)
    to_the_end(over, {0: ada, 1: bert})
    for table in (running, over):
        assert delete(ada, table) == delete(bert, table) == 403
    assert ada.http.delete(f"/api/tables/{running}").status_code == 200  # nor once it is closed
    assert delete(ada, running) == 403
    assert bert.look(over)["position"]["status"] == "over"
    bert.join(waiting, 1)
    assert ada.http.delete(f"/api/tables/{waiting}/seats/0").status_code == 200  # a person who left has played there too
    assert delete(bert, waiting) == delete(ada, waiting) == 403


def test_a_person_who_sat_down_only_before_the_game_does_not_prevent_deletion(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open")
    bert.join(table, 1)
    assert delete(ada, table) == 403
    assert bert.http.delete(f"/api/tables/{table}/seats/1").status_code == 200
    assert delete(ada, table) == 200


@pytest.mark.parametrize("joins", [False, True], ids=["alone", "joined elsewhere"])
def test_a_table_deleted_at_one_process_is_gone_from_all(postgres: Postgres, joins: bool) -> None:
    url = postgres.new_database()
    first, second = Server(url), Server(url)
    ada, bert = Guest(first, "Ada"), Guest(second, "Bert")
    there = elsewhere(ada, second)
    table = ada.open("me", "open", game="tf22_mine")
    assert there.look(table)["info"]["status"] == "open"
    if joins:
        bert.join(table, 1)
    assert delete(ada, table) == (403 if joins else 200)
    until(lambda: there.get(f"/api/tables/{table}").status_code == (200 if joins else 404))
    assert own(there) == ([table] if joins else [])
    for server in (first, second):
        server.stop()
        assert server.faults() == []
