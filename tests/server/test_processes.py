"""Many processes on one PostgreSQL: any of them serves any table, and people on different ones play together."""

import asyncio
import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import pithead
from pithead.server.admin import check_tables, delete_table, list_tables, prune_tables
from pithead.server.cluster.leases import Leases
from pithead.server.cluster.notifications import LocalViewers, Notification, payloads, read_notification
from pithead.server.settings import BadSetting, read_settings
from pithead.server.store.schema import leases, processes
from pithead.server.store.writer import Store, open_engine
from server.joining import Screen
from server.postgres import Postgres
from server.serving import PATIENCE, Guest, Json, Later, Server, Stream, spread, until, workers_of
from server.test_variants import written

GAME = "tf22_mine"  # a short one


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Yield two servers on one database, one of which offers a variant; neither may log an error of its own."""
    url = postgres.new_database()
    offered = written(tmp_path_factory.mktemp("variant"))
    first, second = Server(url, variants=offered, messages_per_second=1_000), Server(url, messages_per_second=1_000)
    yield first, second
    for server in (first, second):
        if server in Server.running:
            server.stop()
        assert server.faults() == []


def elsewhere(guest: Guest, server: Server) -> Guest:
    """Return the same person at another process."""
    there = Guest(server, None)
    there.http.cookies.update(dict(guest.http.cookies))
    there.numbers = guest.numbers
    return there


def move_of(screen: Screen) -> Json:
    """Return a move for the seat that decides there."""
    position = spread(screen.position)
    choices = position["choices"]
    return {"seat": position["viewer"], "version": position["version"], "move": choices[len(choices) // 2]["notation"]}


def test_two_players_on_two_processes_finish_a_game_and_play_again(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ada, bert = Guest(first, "Ada"), Guest(second, "Bert")
    table = ada.open("me", "open", game=GAME)
    with ada.stream(table, seat=0, parts=1) as here:
        bert.join(table, 1)
        with bert.stream(table, seat=1, parts=1) as there:
            screens = [Screen(here), Screen(there)]
            version = bert.position(table)["version"]
            while True:
                positions = [screen.until(version) for screen in screens]
                assert {position["version"] for position in positions} == {version}
                if positions[0]["status"] == "over":
                    break
                seat = positions[0]["decision"]["seat"]
                stream = screens[seat].stream
                stream.send({"type": "play", "id": f"v{version}", **move_of(screens[seat])})
                version += 1
            assert positions[0]["scores"] == positions[1]["scores"]
    records = [guest.get(f"/api/tables/{table}/record").json() for guest in (ada, bert)]
    assert records[0] == records[1]
    assert records[0]["seed"] is not None
    assert all(guest.get(f"/api/tables/{table}/verify").json()["holds"] for guest in (ada, bert))
    with ThreadPoolExecutor(2) as pool:  # both ask at once, and still play again at one table
        answers = list(pool.map(lambda guest: guest.post(f"/api/tables/{table}/again", {}), (ada, bert)))
    assert [answer.status_code for answer in answers] == [200, 200]
    (following,) = {answer.json()["table"] for answer in answers}
    assert [seat["name"] for seat in ada.look(following)["info"]["seats"]] == ["Bert", "Ada"]
    for guest in (ada, bert):  # no other table is left waiting
        assert [line["id"] for line in guest.get("/api/lobby").json()["mine"] if line["status"] != "over"] == [following]


def test_changes_by_one_process_are_visible_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ada, bert = Guest(first, "Ada"), Guest(second, "Bert")
    table = ada.open("me", "open", "greedy", game="sacred_dragon")
    with ada.stream(table) as here:
        here.until("table")
        bert.join(table, 1)  # taking a seat
        assert [seat["name"] for seat in here.until("change")["info"]["seats"]][:2] == ["Ada", "Bert"]
        with bert.stream(table) as there:  # presence
            there.until("table")
            assert until(lambda: here.until("presence")["present"][:2] == [True, True])
            here.send({"type": "chat", "id": "c1", "text": "Good evening"})  # chat
            assert [line["text"] for line in there.until("chat")["lines"]] == ["Good evening"]
            there.send({"type": "chat", "id": "c2", "text": "Good evening, Ada"})
            assert until(lambda: here.until("chat")["lines"][-1]["name"] == "Bert")
        assert until(lambda: here.until("presence")["present"][:2] == [True, False])
        answer = bert.http.delete(f"/api/tables/{table}/seats/1")  # leaving
        assert answer.status_code == 200
        assert until(lambda: here.until("change")["info"]["seats"][1]["kind"] == "open")
    assert ada.http.delete(f"/api/tables/{table}").status_code == 200  # closing
    assert bert.position(table)["status"] == "closed"


def test_a_move_is_undone_through_another_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ada = Guest(first, "Ada")
    table = ada.open("me", "me", game="sacred_dragon")
    there = elsewhere(ada, second)
    seat, undone = 0, 0
    with there.stream(table, seat=0) as stream:
        while not undone:
            seat = ada.position(table)["decision"]["seat"]
            before = ada.position(table, seat=seat)
            after = ada.play_any(table, seat)
            if after["can_undo"]["step"]:
                request = {"id": "u", "seat": seat, "version": after["version"], "scope": "step"}
                assert there.post(f"/api/tables/{table}/undo", request).json()["repeated"] is False
                assert ada.post(f"/api/tables/{table}/undo", request).json()["repeated"] is True  # known here too
                undone = ada.position(table, seat=seat)["version"]
        assert ada.position(table, seat=seat)["choices"] == before["choices"]
        assert Screen(stream).until(undone)["version"] == undone


def test_the_lobby_of_one_process_shows_changes_made_at_another(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ada = Guest(first, "Ada")
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    address = f"{second.url.replace('http', 'ws')}/api/lobby/stream"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        lobby = Stream(socket)
        lobby.until("lobby")
        table = ada.open("me", "open", listed=True)
        assert until(lambda: [line["id"] for line in lobby.until("listing")["tables"]] == [table])
        assert [line["id"] for line in lobby.until("own")["tables"]] == [table]
        assert ada.http.delete(f"/api/tables/{table}").status_code == 200
        assert until(lambda: lobby.until("listing")["gone"] == [table])


def test_of_two_moves_at_one_version_one_is_played_and_the_other_is_stale(pair: tuple[Server, Server]) -> None:
    ada = Guest(pair[0], "Ada")
    there = elsewhere(ada, pair[1])
    tables = [ada.open("me", "me") for _ in range(10)]

    def play(guest: Guest, table: str, id: str) -> tuple[int, Json]:
        position = positions[table]
        answer = guest.play(table, position["viewer"], position["version"], position["choices"][0]["notation"], id)
        return answer.status_code, answer.json()

    positions = {table: ada.position(table, seat=ada.position(table)["decision"]["seat"]) for table in tables}
    with ThreadPoolExecutor(2) as pool:
        for table in tables:
            there.look(table)
            different = [pool.submit(play, guest, table, f"{number}") for number, guest in enumerate((ada, there))]
            assert sorted(answer.result()[0] for answer in different) == [200, 409]
            version = positions[table]["version"] + 1
            assert ada.position(table)["version"] == there.position(table)["version"] == version
            stale = next(answer_body for status, answer_body in (answer.result() for answer in different) if status == 409)
            assert (stale["code"], stale["position"]["version"]) == ("stale", version)
            positions[table] = ada.position(table, seat=ada.position(table)["decision"]["seat"])
            same = [pool.submit(play, guest, table, "same") for guest in (ada, there)]
            assert [answer.result()[0] for answer in same] == [200, 200]
            assert sorted(answer.result()[1]["repeated"] for answer in same) == [False, True]
            assert ada.position(table)["version"] == version + 1


def test_simultaneous_chat_lines_are_all_saved_in_one_order(pair: tuple[Server, Server]) -> None:
    ada, bert = Guest(pair[0], "Ada"), Guest(pair[1], "Bert")
    table = ada.open("me", "open")
    bert.join(table, 1)
    with ThreadPoolExecutor(2) as pool:
        replies = [
            pool.submit(guest.post, f"/api/tables/{table}/chat", {"id": f"c{i}", "text": f"{i}"})
            for i in range(10)
            for guest in (ada, bert)
        ]
        assert {answer.result().status_code for answer in replies} == {200}
    lines = ada.look(table)["chat"]
    assert lines == bert.look(table)["chat"]
    assert sorted((line["name"], line["text"]) for line in lines) == sorted((name, f"{i}") for i in range(10) for name in ("Ada", "Bert"))


def test_a_person_deleted_at_one_process_is_unknown_to_the_other(pair: tuple[Server, Server]) -> None:
    ada, bert = Guest(pair[0], "Ada"), Guest(pair[1], "Bert")
    there = elsewhere(ada, pair[1])
    table = bert.open("me", "open")
    there.join(table, 1)
    assert there.post(f"/api/tables/{table}/chat", {"id": "c", "text": "Here I am"}).status_code == 200
    assert ada.http.delete("/api/me").status_code == 200
    until(lambda: there.get("/api/me").json()["name"] == "")
    assert bert.look(table)["chat"] == []
    assert bert.look(table)["info"]["seats"][1]["kind"] == "open"


def test_a_table_deleted_by_an_operator_disappears_from_every_process(pair: tuple[Server, Server]) -> None:
    ada = Guest(pair[0], "Ada")
    there = elsewhere(ada, pair[1])
    tables = [ada.open("me", "me") for _ in range(2)]
    streams = [guest.stream(table) for guest, table in zip((ada, there), tables, strict=True)]
    for stream in streams:
        stream.until("table")
    delete_table(tables[0], pair[0].database)
    assert streams[0].until("bye")["again"]
    prune_tables(-1, database=pair[0].database)
    assert streams[1].until("bye")["again"]
    for guest in (ada, there):
        assert {guest.get(f"/api/tables/{table}").status_code for table in tables} == {404}


def test_a_variant_can_be_played_through_a_process_that_does_not_offer_it(pair: tuple[Server, Server]) -> None:
    ada, bert = Guest(pair[0], "Ada"), Guest(pair[1], "Bert")
    table = ada.open("me", "open", variant="richer extensions")
    bert.look(table)  # both have it in memory before it begins
    ada.join(table, 1)
    for guest in (ada, elsewhere(ada, pair[1])):
        seat = guest.position(table)["decision"]["seat"]
        guest.play_any(table, seat)
    assert ada.look(table, seat=0) == elsewhere(ada, pair[1]).look(table, seat=0)
    assert ada.get(f"/api/tables/{table}/record").json()["components"] != pithead.game("sacred_dragon").components.hash


# ---- harm


class Restless(threading.Thread):
    """A client that plays both seats of tables and, when a process ends, continues with whichever answers, as a browser does."""

    def __init__(self, server: Server, name: str, tables: int) -> None:
        super().__init__(daemon=True)
        self.server = server  # where new connections go
        self.guest = Guest(server, name)
        self.at_once = tables
        self.tables = [self.guest.open("me", "me") for _ in range(tables)]
        self.moves = self.broken = self.refused = self.repeated = 0
        self.faults: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            for table in self.tables[-self.at_once :]:
                self.play(table)

    def play(self, table: str) -> None:
        """Make one move, or open a new table after the last."""
        position = self.answer_to(lambda: self.guest.get(f"/api/tables/{table}"))["position"]
        if position["status"] == "over":
            body = {"game": "sacred_dragon", "seats": [{"kind": "me"}] * 2, "id": self.guest.id()}
            self.tables.append(self.answer_to(lambda: self.guest.post("/api/tables", body))["info"]["id"])
            return
        seat = position["decision"]["seat"]
        position = spread(self.answer_to(lambda: self.guest.get(f"/api/tables/{table}", seat=seat))["position"])
        move, version, id = position["choices"][0]["notation"], position["version"], self.guest.id()
        answer = self.answer_to(lambda: self.guest.play(table, seat, version, move, id))
        if answer.get("version") != version + 1:
            self.faults.append(str(answer)[:200])
        self.moves += 1
        self.repeated += answer.get("repeated", False)

    def answer_to(self, ask: Callable[[], httpx2.Response]) -> Json:
        """Return the answer, however often a connection breaks or a process is about to close."""
        while True:
            try:
                answer = ask()
                if answer.status_code != 503:
                    return dict(answer.json())
                self.refused += 1
            except httpx2.TransportError:
                self.broken += 1
            self.guest.follow(self.server)

    def check(self) -> None:
        """Check after the end that each move was acknowledged once and played once."""
        self.enough.set()
        self.join(PATIENCE)
        assert not self.is_alive()
        assert self.faults == []
        entries = [entry for table in self.tables for entry in self.guest.look(table)["log"]]
        assert sum(entry["seat"] >= 0 for entry in entries) == self.moves


def all_play(players: list[Restless]) -> None:
    """Wait until each has made a few more moves."""
    before = [player.moves for player in players]
    until(lambda: all(player.moves > moves + 3 for player, moves in zip(players, before, strict=True)))


def all_leave(players: list[Restless], server: Server) -> None:
    """Wait until each is connected elsewhere."""
    until(lambda: all(player.guest.server is not server for player in players))


def test_processes_of_one_port_are_killed_during_play_and_nothing_is_lost_or_doubled(url: str) -> None:
    server = Server(url, processes=3)
    players = [Restless(server, f"P{number}", 2) for number in range(3)]
    for player in players:
        player.start()
    watched = Guest(server).stream(players[0].tables[0])  # through one of the three
    for process in workers_of(server):
        all_play(players)
        os.kill(process, signal.SIGKILL)
    for player in players:
        player.check()
        assert player.refused == 0
    with pytest.raises(ConnectionClosed):  # the failure had an effect on either
        watched.until("never")
    until(lambda: len(workers_of(server)) == 3)  # the dead were replaced
    assert [json.loads(line)["code"] for line in server.log_lines("a process ended")] == [-signal.SIGKILL] * 3  # and none stopped by itself
    children = workers_of(server)
    assert server.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in children)


def test_a_site_is_upgraded_without_downtime(url: str) -> None:
    """Follow docs/hosting.md, "Without a break", step by step."""
    old = [Server(url), Server(url)]
    players = [Restless(old[number % 2], f"P{number}", 2) for number in range(3)]
    ada = Guest(old[0], "Ada")
    table = ada.open("me", "open")
    page = ada.stream(table)
    for player in players:
        player.start()
    all_play(players)
    new = Later(url, processes=2)  # 2: started beside the old ones, it migrates the database
    all_play(players)
    for player in players:
        player.server = new  # 3: new connections lead to it
    players.append(Restless(new, "New", 2))
    players[-1].start()
    all_play(players)
    for server in old:  # 4: the old ones are stopped, one after the other
        server.process.terminate()
        all_leave(players, server)
        server.stop()
        all_play(players)
    for player in players:
        player.check()
    assert sum(player.broken + player.refused for player in players[:3]) >= 3  # the change had an effect
    assert page.until("bye")["again"]  # and an open page connects again
    ada.follow(new)
    with ada.stream(table) as again:
        assert again.until("table")["info"]["id"] == table
    assert new.stop() == 0
    for server in (*old, new):
        assert server.faults() == []
    assert check_tables(url)[1] == []


def test_killing_the_supervisor_ends_its_processes(url: str) -> None:
    server = Server(url, processes=2)
    children = workers_of(server)
    assert len(children) == 2
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in children))


def bots_move(guest: Guest, table: str) -> int:
    """Let a bot begin to think; return the version at which it must move."""
    until(lambda: guest.position(table)["decision"]["seat"] == 0)
    while (position := guest.play_any(table, 0))["decision"]["seat"] == 0:
        continue
    return int(position["version"])


def test_another_process_takes_over_a_bot_whose_process_hangs_or_died(url: str) -> None:
    first, second = Server(url, bot_pause=1), Server(url, bot_pause=1)
    ada = Guest(first, "Ada")
    table = ada.open("me", "greedy", game="sacred_dragon")
    there = elsewhere(ada, second)
    there.look(table)
    version = bots_move(ada, table)
    holder = until(lambda: holder_of(url))
    first.process.send_signal(signal.SIGSTOP)  # while its bot waits
    assert there.look(table, seat=0, after=version, wait=20)["position"]["version"] > version
    assert holder_of(url) != holder
    first.process.send_signal(signal.SIGCONT)
    until(lambda: first.log_lines("other processes considered this one dead"))
    for guest in (ada, there):  # play continues at both, and both show the same
        bots_move(guest, table)
        until(lambda: ada.position(table)["version"] == there.position(table)["version"])
    assert ada.look(table)["log"] == there.look(table)["log"]
    version = bots_move(there, table)
    second.kill()
    assert ada.look(table, seat=0, after=version, wait=20)["position"]["version"] > version
    assert holder_of(url) == holder
    first.stop()
    assert first.faults() == []
    assert check_tables(url)[1] == []


def holder_of(url: str) -> str | None:
    """Return the process that runs the bots of the only table."""
    store = Store(url)
    holder: str | None = store.ask(
        lambda connection: connection.execute(sa.select(leases.c.owner).where(leases.c.what.not_like("% %"))).scalar()
    )
    store.engine.dispose()
    return holder


def test_only_one_process_runs_a_bot(pair: tuple[Server, Server]) -> None:
    ada = Guest(pair[0], "Ada")
    there = elsewhere(ada, pair[1])
    table = ada.open("me", "mcts:1", game="sacred_dragon")
    for _ in range(5):
        there.look(table)  # it is in memory there too
        bots_move(ada, table)
    until(lambda: ada.position(table)["decision"]["seat"] == 0)
    assert workers_of(pair[0])
    assert not pair[1].log_lines("a bot's move is out of date")


def test_a_process_that_lost_its_listener_reads_everything_again_after_reconnecting(pair: tuple[Server, Server]) -> None:
    ada = Guest(pair[0], "Ada")
    there = elsewhere(ada, pair[1])
    table = ada.open("me", "me")
    with there.stream(table) as stream:
        screen = Screen(stream)
        screen.until(0)  # it is there
        for _ in range(3):
            cut_off(pair[0].database)
            position = ada.position(table)
            version = ada.play_any(table, position["decision"]["seat"])["version"]
            assert screen.until(version)["version"] == version
    assert pair[1].log_lines("lost the connection for notifications")


def cut_off(url: str) -> None:
    """End every connection to the database, including those of listeners."""
    engine = open_engine(url)
    with engine.connect() as connection:
        all_others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) {all_others}")
    engine.dispose()


# ---- leases, news and locks by themselves


def test_a_lease_moves_to_another_process_when_its_holder_counts_as_dead(url: str) -> None:
    stores = [Store(url), Store(url)]
    first, second = (Leases(store) for store in stores)

    async def passing() -> None:
        first.begin()
        second.begin()
        assert await first.go_on() == (True, [])
        assert first.peers == {stores[1].name}
        assert await first.take("table1")
        assert not await second.take("table1")
        assert not await second.take("table1")  # answered without the database
        with stores[0].engine.begin() as connection:
            connection.execute(sa.update(processes).where(processes.c.name == stores[0].name).values(until=0))
        assert await second.go_on() == (True, ["table1"])
        assert second.peers == set()
        assert await second.take("table1")
        assert await first.go_on() == (False, [])
        assert not await first.take("table1")
        await second.keep(set())
        first.peers.clear()
        assert await first.take("table1")

    asyncio.run(passing())
    for store in stores:
        store.engine.dispose()


def test_notifications_too_large_for_one_message_ask_for_a_full_read() -> None:
    small, large = Notification(tables=["a" * 12], seated=["a" * 12]), Notification(tables=[f"{i:012}" for i in range(256)])
    assert [read_notification.decode(text) for text in payloads("me", [small, Notification(asks=["b"])])] == [
        Notification("me", ["a" * 12], ["a" * 12], asks=["b"]),
    ]
    assert len(payloads("me", [large])) == 1
    here = Notification(here=[LocalViewers("t", ["p" * 20], 3)])
    texts = payloads("me", [large, large, large, here])
    assert [read_notification.decode(text) for text in texts] == [
        Notification("me", everything=True),
        Notification("me", here=here.here),
    ]
    assert all(len(text) < 8_000 for text in texts)
    assert payloads("me", [Notification()]) == []


def test_unknown_fields_from_a_later_program_are_ignored() -> None:
    assert read_notification.decode('{"sender":"new","tables":["t"],"unheard":[1,2]}') == Notification("new", ["t"])


def test_a_second_server_on_a_sqlite_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    first = Server(url)
    with pytest.raises(AssertionError, match="another server has it open, and a SQLite file is for one") as refused:
        Server(url)
    assert "Traceback" not in str(refused.value)
    assert list_tables(url) == []  # reading is allowed
    first.kill()
    Server(url).stop()  # a dead process holds nothing


@pytest.mark.parametrize("database", ["", "sqlite:///tables.sqlite3"])
def test_many_processes_on_sqlite_are_refused_in_one_sentence(database: str) -> None:
    with pytest.raises(BadSetting, match="processes: 2 need PostgreSQL"):
        read_settings(None, {}, processes=2, database=database)
    assert read_settings(None, {"PITHEAD_PROCESSES": "2", "PITHEAD_DATABASE": "postgresql://me@/tables"}).processes == 2
