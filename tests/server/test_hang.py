"""A database that hangs: the promised 503 in bounded time, and nothing lost or played twice when it wakes."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx2
import pytest

from server.conftest import Postgres
from server.serving import Guest, Json, Server, to_the_end

BOUND = 20.0  # seconds; without an answer by then, the client gives up and the test fails


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def impatient(server: Server, name: str) -> Guest:
    guest = Guest(server, name)
    guest.http.timeout = httpx2.Timeout(BOUND)
    return guest


def a_move(guest: Guest, table: str) -> Json:
    """A request to play, not yet sent."""
    seat = guest.position(table)["decision"]["seat"]
    position = guest.position(table, seat=seat)
    return {"id": guest.id(), "seat": seat, "version": position["version"], "move": position["choices"][0]["notation"]}


def test_whatever_is_asked_of_a_hanging_database_is_refused_in_bounded_time(postgres: Postgres, url: str) -> None:
    server = Server(url)
    ada = impatient(server, "Ada")
    table, other = ada.open("me", "me"), ada.open("me", "open")
    play = a_move(ada, table)
    server.stop()
    server.start()  # so that no table is in memory
    ada.follow(server)
    ada.http.timeout = httpx2.Timeout(BOUND)
    ada.look(table)
    asked: list[Callable[[], httpx2.Response]] = [
        lambda: ada.get("/healthz"),
        lambda: ada.get("/api/lobby"),
        lambda: ada.get(f"/api/tables/{other}"),
        lambda: ada.post(f"/api/tables/{table}/play", play),
        lambda: ada.post("/api/tables", {"game": "sacred_dragon", "seats": [{"kind": "me"}]}),
    ]
    with postgres.hung(), ThreadPoolExecutor(20) as pool:
        answers = [answer.result() for answer in [pool.submit(ask) for ask in asked * 4]]
        assert ada.get("/api/games").status_code == 200  # who needs no database is served
    assert {answer.status_code for answer in answers} == {503}
    assert {answer.json()["code"] for answer in answers} == {"busy"}
    assert server.stop() in (0, -15)


def test_a_move_whose_fate_is_unknown_is_settled_by_the_log(postgres: Postgres, url: str) -> None:
    server = Server(url)
    guests = [impatient(server, name) for name in ("Ada", "Bert", "Carl")]
    tables = [guest.open("me", "me") for guest in guests]
    for _ in range(3):
        plays = [a_move(guest, table) for guest, table in zip(guests, tables, strict=True)]
        with postgres.hung(), ThreadPoolExecutor(3) as pool:
            sent = [
                pool.submit(guest.post, f"/api/tables/{table}/play", play) for guest, table, play in zip(guests, tables, plays, strict=True)
            ]
            assert {answer.result().status_code for answer in sent} == {503}
        for guest, table, play in zip(guests, tables, plays, strict=True):
            answer = patiently(lambda: guest.post(f"/api/tables/{table}/play", play))  # noqa: B023 - called at once
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] == play["version"] + 1
            assert guest.position(table)["version"] == play["version"] + 1
    for guest, table in zip(guests, tables, strict=True):
        to_the_end(table, {0: guest, 1: guest}, -1)
        assert guest.get(f"/api/tables/{table}/verify").json()["holds"]
    assert server.stop() in (0, -15)


def patiently(ask: Callable[[], httpx2.Response]) -> httpx2.Response:
    """The first answer that is not "try again"; a database that has just woken may need a moment."""
    for _ in range(20):
        answer = ask()
        if answer.status_code != 503:
            break
    return answer


def test_a_server_with_a_hanging_database_stops_in_bounded_time(postgres: Postgres, url: str) -> None:
    server = Server(url)
    ada = impatient(server, "Ada")
    table = ada.open("me", "me")
    play = a_move(ada, table)
    with postgres.hung(), ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(ada.post, f"/api/tables/{table}/play", play), pool.submit(ada.get, "/api/lobby")]
        server.process.terminate()
        server.process.wait(BOUND)
        for answer in asked:
            assert answer.exception() is not None or answer.result().status_code == 503
    server.stop()


def test_a_database_that_hangs_from_the_beginning_is_told_in_one_sentence(postgres: Postgres, url: str) -> None:
    with postgres.hung(), pytest.raises(AssertionError, match="cannot be opened") as refused:
        Server(url)
    assert "Traceback" not in str(refused.value)
