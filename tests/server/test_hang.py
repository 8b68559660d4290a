"""A hanging database: the promised 503 in bounded time, and nothing lost or played twice when it recovers."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx2
import pytest

from server.postgres import Postgres
from server.serving import PATIENCE, Guest, Json, Server, until
from server.test_disk import Busy

BOUND = 20.0  # seconds; without an answer by then, the client gives up and the test fails


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def impatient(server: Server, name: str) -> Guest:
    guest = Guest(server, name)
    guest.http.timeout = httpx2.Timeout(BOUND)
    return guest


def a_move(guest: Guest, table: str) -> Json:
    """Return a request to play, not yet sent."""
    seat = guest.position(table)["decision"]["seat"]
    position = guest.position(table, seat=seat)
    return {"id": guest.id(), "seat": seat, "version": position["version"], "move": position["choices"][0]["notation"]}


def test_every_request_to_a_hanging_database_is_refused_in_bounded_time(postgres: Postgres, url: str) -> None:
    server = Server(url)
    ada = impatient(server, "Ada")
    table, other = ada.open("me", "me"), ada.open("me", "open")
    play = a_move(ada, table)
    server.stop()
    server.start()  # so that no table is in memory
    ada.follow(server)
    ada.http.timeout = httpx2.Timeout(BOUND)
    ada.look(table)
    requests: list[Callable[[], httpx2.Response]] = [
        lambda: ada.get("/readyz"),
        lambda: ada.get("/api/lobby"),
        lambda: ada.get(f"/api/tables/{other}"),
        lambda: ada.post(f"/api/tables/{table}/play", play),
        lambda: ada.post("/api/tables", {"game": "sacred_dragon", "seats": [{"kind": "me"}]}),
    ]
    with postgres.hung(), ThreadPoolExecutor(20) as pool:
        answers = [answer.result() for answer in [pool.submit(ask) for ask in requests * 4]]
        assert ada.get("/healthz").status_code == ada.get("/api/games").status_code == 200  # requests that need no database are served
    assert {answer.status_code for answer in answers} == {503}
    assert {answer.json()["code"] for answer in answers} == {"busy"}
    assert server.stop() in (0, -15)


class Patient(Busy):
    """A client that repeats a move, with the same id, until it is acknowledged."""

    refused = 0

    def step(self, table: str) -> None:
        if table not in self.sent:
            self.sent[table] = a_move(self.guest, table)
        sent = self.sent[table]
        answer = self.guest.post(f"/api/tables/{table}/play", sent)
        if answer.status_code == 200:
            assert answer.json()["version"] == sent["version"] + 1
            self.acknowledged[table] = answer.json()["version"]
            self.moves += 1
            del self.sent[table]
        else:  # 409: it was saved after all, as the next answer must say
            assert answer.status_code in (409, 503), answer.text
            self.refused += 1

    def run(self) -> None:
        try:
            while not self.enough.is_set() or self.sent:
                for table in self.tables:
                    self.step(table)
        except AssertionError as error:
            self.error = error

    error: AssertionError | None = None


@pytest.mark.parametrize("error", ["hung", "killed"])
def test_moves_in_progress_when_the_database_fails_are_neither_lost_nor_played_twice(postgres: Postgres, url: str, error: str) -> None:
    server = Server(url)
    guests = [impatient(server, f"P{number}") for number in range(4)]
    players = [Patient(guest, [guest.open("me", "me") for _ in range(4)]) for guest in guests]
    for player in players:
        player.start()
    for _ in range(3):
        done, refused = sum(player.moves for player in players), sum(player.refused for player in players)
        until(lambda: sum(player.moves for player in players) > done + 8)  # noqa: B023 - called at once
        with getattr(postgres, error)():
            until(lambda: sum(player.refused for player in players) > refused)  # noqa: B023 - called at once
    for player in players:
        player.enough.set()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
        assert player.error is None
        screens = {table: player.guest.look(table) for table in player.tables}
        assert {table: look["position"]["version"] for table, look in screens.items() if player.acknowledged[table]} == {
            table: version for table, version in player.acknowledged.items() if version
        }
        assert sum(entry["seat"] >= 0 for look in screens.values() for entry in look["log"]) == player.moves
    assert server.stop() in (0, -15)


def test_a_server_with_a_hanging_database_stops_in_bounded_time(postgres: Postgres, url: str) -> None:
    server = Server(url)
    ada = impatient(server, "Ada")
    table = ada.open("me", "me")
    play = a_move(ada, table)
    with postgres.hung(), ThreadPoolExecutor(2) as pool:
        requests = [pool.submit(ada.post, f"/api/tables/{table}/play", play), pool.submit(ada.get, "/api/lobby")]
        server.process.terminate()
        server.process.wait(BOUND)
        for answer in requests:
            assert answer.exception() is not None or answer.result().status_code == 503
    server.stop()


def test_a_database_that_hangs_at_startup_is_reported_in_one_sentence(postgres: Postgres, url: str) -> None:
    with postgres.hung(), pytest.raises(AssertionError, match="cannot be opened") as refused:
        Server(url)
    assert "Traceback" not in str(refused.value)
