"""Bots sit at tables like people, labelled, and think in separate processes."""

import asyncio
import contextlib
import os
import pickle
import select
import signal
import sqlite3
from pathlib import Path

import pytest

import pithead
from pithead.bots.mcts import Mcts
from pithead.bots.search import ROOT
from pithead.core.engine.state import CHANCE, OVER
from pithead.server.bots import jobs
from pithead.server.bots.fair_queue import Lane
from pithead.server.bots.thinking_time import Asker, ThinkingTime
from pithead.server.bots.workers import Workers
from server.serving import Guest, Server, to_the_end, until, workers_of


def test_bots_are_labelled_and_leave_time_between_moves(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", bot_pause=0.2)
    ada = Guest(server)
    table = ada.open("me", "uniform", "greedy", options={"start_player": "1"})
    assert [(seat["kind"], seat["bot"]) for seat in ada.look(table)["info"]["seats"]] == [
        ("person", None),
        ("bot", "uniform"),
        ("bot", "greedy"),
    ]
    position = ada.position(table)
    while position["decision"]["seat"] != 0:
        position = ada.look(table, after=position["version"], wait=20)["position"]
    log = ada.look(table)["log"]
    times = [entry["time"] for entry in log if entry["seat"] > 0]
    assert len(times) >= 2
    assert all(later - earlier >= 0.19 for earlier, later in zip([log[0]["time"], *times[:-1]], times, strict=True))
    server.stop()


def test_a_worker_that_dies_is_replaced_and_the_game_continues(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    table = ada.open("me", "greedy")
    position = ada.position(table)
    while position["decision"]["seat"] != 0:
        position = ada.look(table, after=position["version"], wait=20)["position"]
    ada.post(f"/api/tables/{table}/hint", {"id": "h", "seat": 0})
    workers = workers_of(server)
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGKILL)
    to_the_end(table, {0: ada}, -1)
    assert server.faults() == []
    server.stop()


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    table = ada.open("me", "me")
    seat = ada.position(table)["decision"]["seat"]
    assert ada.post(f"/api/tables/{table}/hint", {"id": "h", "seat": seat}).status_code == 200
    workers = workers_of(server)
    assert workers
    watched = [os.pidfd_open(pid) for pid in workers]
    server.kill()
    for pid, file in zip(workers, watched, strict=True):
        assert select.select([file], [], [], 30)[0], f"worker {pid} outlived its server"
        os.close(file)


def test_a_worker_that_hangs_is_replaced_and_the_game_continues(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", thought_patience=3)
    ada = Guest(server)
    table = ada.open("me", "greedy")
    to_the_end(ada.open("me", "greedy"), {0: ada}, -1)  # so that there is a worker
    workers = workers_of(server)
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    to_the_end(table, {0: ada}, -1)
    assert not set(workers) & set(workers_of(server))
    assert server.faults() == []
    server.stop()


def test_greedy_replaces_a_bot_whose_workers_keep_dying_and_the_log_says_so(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", workers=1)
    ada = Guest(server)
    table = ada.open("mcts:5", "me", game="tf22_mine", options={"start_player": "0"})
    for deaths in (1, 2):
        [pid] = until(lambda: workers_of(server))
        os.kill(pid, signal.SIGKILL)
        until(lambda: len(server.log_lines("a worker died")) == deaths)  # noqa: B023 - called at once
    until(lambda: ada.position(table)["version"] > 1)
    [line] = server.log_lines("a simpler bot answers")
    assert '"instead": "greedy"' in line
    server.stop()


def test_a_bot_whose_move_could_not_be_saved_tries_again(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", bot_pause=2)
    ada = Guest(server)
    table = ada.open("greedy", "me", options={"start_player": "0"})
    with sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        until(lambda: server.log_lines("a bot's move waits"))
        other.execute("ROLLBACK")
    until(lambda: ada.position(table)["decision"]["seat"] == 1)
    server.stop()


def test_a_table_with_waiting_bots_is_evicted_and_resumed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", idle=2, thinking=0.001, workers=1)
    ada = Guest(server)
    ada.open("mcts:3", "mcts:3")
    until(lambda: events_in(tmp_path) > 1)  # the first search was free, and nothing is left for the next
    until(lambda: ada.get("/healthz").json()["tables"] == 0)
    server.stop()
    before, server.settings["thinking"] = events_in(tmp_path), "100000"
    server.start()  # and nobody requests the table
    until(lambda: events_in(tmp_path) > before + 1)
    server.stop()
    assert server.faults() == []


def events_in(folder: Path) -> int:
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])


def test_a_client_over_its_thinking_quota_gets_a_retry_time(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", thinking=0.01)
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "me")
    seat = ada.position(table)["decision"]["seat"]
    assert ada.post(f"/api/tables/{table}/hint", {"id": "h1", "seat": seat}).status_code == 200
    late = ada.post(f"/api/tables/{table}/hint", {"id": "h2", "seat": seat})
    assert (late.status_code, late.json()["code"]) == (429, "too_many")
    assert int(late.headers["Retry-After"]) >= 1
    assert bert.get(f"/api/tables/{table}/replay").status_code == 429  # one address and one account, whatever the request
    ada.http.headers["X-Forwarded-For"] = "203.0.113.7"
    assert ada.get(f"/api/tables/{table}/replay").status_code == 200
    server.stop()


def turns_of(askers: list[Asker], shares: ThinkingTime | None = None) -> list[Asker]:
    """Return the order in which a single place goes to those who wait for it."""

    async def wait() -> list[Asker]:
        lane, order = Lane(1, shares), list[Asker]()
        await lane.enter(Asker("before", "them", "all"))

        async def one(asker: Asker) -> None:
            await lane.enter(asker)
            order.append(asker)
            lane.leave()

        waiting = [asyncio.create_task(one(asker)) for asker in askers]
        await asyncio.sleep(0)
        lane.leave()
        for _ in range(10 * len(askers)):  # no clock is involved, so a few rounds of the loop are enough
            await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        return order

    return asyncio.run(wait())


def test_turns_to_think_rotate_by_address_then_person_then_table() -> None:
    many = [Asker("a", "Mallory", f"t{number}") for number in range(5)]
    friend, other = Asker("a", "Trudy", "t9"), Asker("b", "Ada", "t10")
    assert turns_of([*many, many[0], friend, other, other]) == [
        many[0],
        other,
        friend,
        other,
        many[1],
        many[2],
        many[3],
        many[4],
        many[0],
    ]


def test_an_address_over_its_quota_waits_and_delays_nobody() -> None:
    shares = ThinkingTime(60)
    shares.charge("a", 3600)
    assert turns_of([Asker("a", "Mallory", "t1"), Asker("b", "Ada", "t2")], shares) == [Asker("b", "Ada", "t2")]


@pytest.fixture
def fresh_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make this process look like a worker that has not searched yet."""
    monkeypatch.setattr(jobs, "_thinkers", {})


@pytest.mark.usefixtures("fresh_worker")
@pytest.mark.parametrize(("slug", "grows"), [("sacred_dragon", False), ("tf22_mine", True), ("dunaia", True)])
def test_the_bot_on_the_web_is_the_bot_of_the_ladder(slug: str, grows: bool) -> None:
    game, dice = pithead.game(slug), pithead.rng("ladder and web")
    state, carried, decisions = game.setup(2), 0, 0
    ladder = [pithead.bots.bot("mcts:3", game) for _ in range(2)]
    while state.seat != OVER and decisions < 40:
        if state.seat == CHANCE:
            state.apply(state.pick(dice.below(state.count())))
            continue
        seat, stream = int(state.seat), pithead.rng(f"{decisions}")
        seen = state.guess(seat, stream)
        payload = pickle.loads(pickle.dumps((seen, stream)))  # as it is sent to a worker
        move = jobs.choose("table", slug, "mcts:3", *payload)
        assert move == ladder[seat].choose(seen, stream)
        thinker = jobs._thinkers["table", seat, "mcts:3"]
        assert isinstance(thinker, Mcts)
        carried += thinker._last is not None and thinker._last[0].visits[ROOT] > thinker.settings.sims + thinker.settings.race
        decisions += 1
        state.apply(move)
    # A tree adds the earlier search to its visits and may exceed its simulations; a race starts again.
    assert (carried > 5) == grows


@pytest.mark.usefixtures("fresh_worker")
def test_a_worker_remembers_a_limited_number_of_bots_each_for_one_seat_and_table() -> None:
    state = pithead.Table("sacred_dragon", ["Ada", "Bert"], {"start_player": 0}, "seed").state
    for number in range(3 * jobs.THINKERS):
        jobs.choose(f"table {number}", "sacred_dragon", "greedy", state.copy(), pithead.rng(1))
        jobs.choose("kept", "sacred_dragon", "mcts:3", state.copy(), pithead.rng(1))
    assert len(jobs._thinkers) == jobs.THINKERS
    assert ("kept", 0, "mcts:3") in jobs._thinkers
    assert ("table 0", 0, "greedy") not in jobs._thinkers


def test_a_table_keeps_its_worker() -> None:
    async def homes() -> list[list[int]]:
        workers = Workers(2, 60.0, ThinkingTime(1e9), asyncio.Event())
        asks = [Asker("here", "ada", table) for table in ("first", "second")]
        try:
            await asyncio.gather(*(workers.think(ask, False, os.getpid) for ask in asks))  # concurrently, in two processes
            return [[await workers.think(ask, False, os.getpid) for ask in asks] for _ in range(4)]
        finally:
            workers.close()

    process_ids = asyncio.run(homes())
    assert process_ids[0][0] != process_ids[0][1]
    assert all(pair == process_ids[0] for pair in process_ids)
