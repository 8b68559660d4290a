"""The stored data of a table is bounded, whatever people repeat there: undone moves, changed seats, remembered requests."""

from pathlib import Path

import sqlalchemy as sa

from pithead.server.store.schema import events
from pithead.server.store.writer import open_engine
from pithead.server.tables.live_table import MOST_SEATINGS
from pithead.server.tables.log import MOST_REQUESTS
from pithead.server.tables.moves import MOST_UNDOS
from server.serving import Guest, Json, Server


def logged(server: Server, table: str) -> int:
    """Count the table's events on disk."""
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        wanted = sa.select(sa.func.count()).select_from(events).where(events.c.table_id == table)
        count = int(connection.execute(wanted).scalar_one())
    engine.dispose()
    return count


def undo(guest: Guest, table: str, seat: int, version: int) -> Json:
    return dict(guest.post(f"/api/tables/{table}/undo", {"id": guest.id(), "seat": seat, "version": version}).json())


def back_and_forth(guest: Guest, table: str, seat: int) -> Json:
    """Play and undo until that is refused; return the refusal."""
    for _ in range(3 * MOST_UNDOS):
        after = guest.play_any(table, seat)
        answer = undo(guest, table, seat, after["version"])
        if answer.get("code"):
            return answer
    raise AssertionError("the log grows without end")


def test_undo_is_limited_until_another_seat_moves(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    table = ada.open("me", "me", options={"start_player": "0"})
    refused = back_and_forth(ada, table, 0)
    assert (refused["status"], refused["code"]) == (409, "not_now")
    assert f"{MOST_UNDOS} times" in refused["detail"]
    assert not ada.position(table, seat=0)["can_undo"]["step"]
    assert logged(server, table) == 2 * MOST_UNDOS + 2
    server.kill()
    server.start()
    ada.follow(server)
    position = ada.position(table, seat=0)
    assert not position["can_undo"]["step"]  # the limit is remembered
    assert undo(ada, table, 0, position["version"])["code"] == "not_now"
    while (seat := ada.position(table)["decision"]["seat"]) == 0:
        ada.play_any(table, 0)
    after = ada.play_any(table, seat)  # the next seat starts from zero
    assert after["can_undo"]["step"]
    undone = undo(ada, table, seat, after["version"])
    assert undone["position"]["moves"] == after["moves"] - 1
    server.kill()
    server.start()
    ada.follow(server)
    assert ada.play_any(table, seat)["can_undo"]["step"]
    server.stop()
    assert server.faults() == []


def test_seat_changes_are_limited_and_a_person_still_gets_their_seat_back(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "open", options={"start_player": "0"})
    bert.join(table, 1)
    path, levels = f"/api/tables/{table}/seats/1/bot", ("uniform", "greedy")
    for number in range(2 * MOST_SEATINGS):
        answer = ada.put(path, {"bot": levels[number % 2]})
        if answer.status_code != 200:
            break
    assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
    assert logged(server, table) == MOST_SEATINGS + 1
    assert bert.put(path, {"bot": None}).json()["seats"][1]["bot"] is None
    server.kill()
    server.start()
    ada.follow(server)
    assert ada.put(path, {"bot": "greedy"}).status_code == 409
    server.stop()


def test_a_bounded_number_of_requests_is_remembered_and_older_ones_do_nothing(database: str) -> None:
    server = Server(database)
    ada = Guest(server)
    table = ada.open("me", "me")
    sent: list[tuple[str, int, int, str]] = []
    for number in range(MOST_REQUESTS + 3):
        seat = ada.position(table)["decision"]["seat"]
        position = ada.position(table, seat=seat)
        sent.append((f"r{number}", seat, position["version"], position["choices"][-1]["notation"]))
        assert ada.play(table, *sent[-1][1:], sent[-1][0]).status_code == 200
    version = ada.position(table)["version"]
    for _ in range(2):
        for id, seat, before, move in sent[3:]:
            again = ada.play(table, seat, before, move, id).json()
            assert (again["repeated"], again["version"]) == (True, before + 1)
        for id, seat, before, move in sent[:3]:
            late = ada.play(table, seat, before, move, id)
            assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert ada.position(table)["version"] == version
        server.kill()
        server.start()
        ada.follow(server)
    seat = ada.position(table)["decision"]["seat"]
    position = ada.position(table, seat=seat)
    with ada.stream(table) as stream:  # an old id for a new request works as well as any
        stream.until("table")
        assert ada.play(table, seat, version, position["choices"][0]["notation"], "r0").json()["version"] == version + 1
        assert stream.until("change", "bye")["type"] == "change"
    engine = open_engine(server.database)
    with engine.connect() as connection:
        stored = sa.select(sa.func.count()).select_from(events).where(events.c.message.is_not(None))
        assert connection.execute(stored).scalar_one() == MOST_REQUESTS
    engine.dispose()
    server.stop()
    assert server.faults() == []
