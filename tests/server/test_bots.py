"""Bots sit at tables like people, labelled, and think in processes of their own."""

import os
import select
import signal
from pathlib import Path

from server.serving import Guest, Server, to_the_end, workers_of


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


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
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
