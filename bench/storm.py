"""Measure what one client of a server suffers from others: lobby watchers, tables full of bots, half-sent requests.

    python bench/storm.py lobby [--watchers 320] [--moves 100]
    python bench/storm.py bots [--tables 30] [--turns 20] [--same]
    python bench/storm.py halves [--count 1500]

`lobby`: how long a move takes alone, and beside this many lobby watchers.
`bots`: how long a person waits for a bot of level 2 beside tables of four bots of level 5, and how far those tables get. Another
address has opened them (with `--same`: the same address).
`halves`: connections that send half a request; how long they stay open, and how others are affected.
The header X-Forwarded-For sets the addresses, because the server trusts it from loopback.
"""

import argparse
import asyncio
import multiprocessing
import socket
import statistics
import tempfile
import time
from collections.abc import Sequence
from typing import Any

import httpx2
from load import Host
from websockets.asyncio.client import connect

OTHERS, OWN = "203.0.113.7", "198.51.100.3"
LEVEL_5, LEVEL_2 = "mcts:5", "mcts:2"


def guest(url: str, name: str, address: str) -> httpx2.Client:
    """Return a client with a name and an address."""
    client = httpx2.Client(base_url=url, timeout=120, headers={"X-Forwarded-For": address})
    assert client.put("/api/me", json={"name": name}).status_code == 200
    return client


def open_table(client: httpx2.Client, *seats: str, **more: object) -> str:
    """Open a table; a seat is "me" or a bot."""
    chairs = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    answer = client.post("/api/tables", json={"game": "sacred_dragon", "seats": chairs, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["info"]["id"])


def waits_of(client: httpx2.Client, seats: Sequence[str], turns: int, pause: float = 0.0) -> list[float]:
    """Return how long each move took until the next decision was the person's own again, over as many games as it takes."""
    waits: list[float] = []
    while len(waits) < turns:
        table = open_table(client, *seats)
        position = _own(client, table, client.get(f"/api/tables/{table}?seat=0").json()["position"])
        while position["status"] != "over" and len(waits) < turns:
            time.sleep(pause)
            began = time.perf_counter()
            body = {"id": f"t{len(waits)}", "seat": 0, "version": position["version"], "form": _last(position["choices"])}
            answer = client.post(f"/api/tables/{table}/play", json=body)
            assert answer.status_code == 200, answer.text
            position = _own(client, table, answer.json()["position"])
            waits.append(time.perf_counter() - began)
    return waits


def _last(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the last of the legal moves."""
    columns = choices[-1]
    return {"kind": columns["kind"], **{name: values[-1] for name, values in columns["fields"].items()}}


def _own(client: httpx2.Client, table: str, position: dict[str, Any]) -> dict[str, Any]:
    """Return the position when the person is to decide again."""
    while not position["choices"] and position["status"] != "over":
        position = client.get(f"/api/tables/{table}?seat=0&after={position['version']}&wait=25").json()["position"]
    return position


def show(what: str, waits: Sequence[float]) -> None:
    """Print one line of figures."""
    ordered = sorted(waits)
    p50, p95, most = statistics.median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1]
    print(f"{what:44} {len(waits):4} times, p50 {1000 * p50:8.1f} ms, p95 {1000 * p95:8.1f} ms, most {1000 * most:8.1f} ms", flush=True)


def watch_lobby(url: str, watchers: int, ready: "multiprocessing.synchronize.Event") -> None:
    """Watch the lobby on many sockets that do nothing else, in a process of their own."""

    async def one(number: int, go: asyncio.Event) -> None:
        address = f"{url.replace('http', 'ws')}/api/lobby/stream"
        headers = {"X-Forwarded-For": f"192.0.2.{number % 250}"}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=120, ping_interval=None) as line:
            await line.recv()
            go.set()
            async for _ in line:
                continue

    async def all_of_them() -> None:
        goes = [asyncio.Event() for _ in range(watchers)]
        tasks = [asyncio.create_task(one(number, go)) for number, go in enumerate(goes)]
        await asyncio.gather(*(go.wait() for go in goes))
        ready.set()
        await asyncio.gather(*tasks)

    asyncio.run(all_of_them())


def lobby(url: str, arguments: argparse.Namespace) -> None:
    """Measure moves alone, then beside watchers."""
    client = guest(url, "Ada", OWN)
    for _ in range(40):  # so that the lobby is not empty
        open_table(client, "me", "me")
    show("a move, nobody watches the lobby", waits_of(client, ["me"], arguments.moves, 0.1))
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    watching = context.Process(target=watch_lobby, args=(url, arguments.watchers, ready), daemon=True)
    watching.start()
    ready.wait()
    show(f"a move beside {arguments.watchers} watchers", waits_of(client, ["me"], arguments.moves, 0.1))
    watching.terminate()


def bots(url: str, arguments: argparse.Namespace) -> None:
    """Measure a person against level 2, alone and beside hungry tables."""
    client, other = guest(url, "Ada", OWN), guest(url, "Mallory", OWN if arguments.same else OTHERS)
    show("a turn against level 2, alone", waits_of(client, ["me", LEVEL_2], arguments.turns))
    tables = [open_table(other, *[LEVEL_5] * 4) for _ in range(arguments.tables)]
    began = time.perf_counter()
    show(f"a turn beside {arguments.tables} tables of level 5", waits_of(client, ["me", LEVEL_2], arguments.turns))
    time.sleep(max(0.0, arguments.seconds - (time.perf_counter() - began)))
    first = [other.get(f"/api/tables/{table}?seat=-1").json()["position"]["moves"] for table in tables]
    time.sleep(arguments.seconds)
    later = [other.get(f"/api/tables/{table}?seat=-1").json()["position"]["moves"] for table in tables]
    moved = sum(after > before for before, after in zip(first, later, strict=True))
    seconds = f"{arguments.seconds:.0f} s"
    print(f"their tables after {seconds}: {min(first)} to {max(first)} moves; in the next {seconds} {moved} moved on")


def halves(url: str, arguments: argparse.Namespace) -> None:
    """Send half requests, and measure whole ones beside them."""
    host, port = url.removeprefix("http://").split(":")
    lines = []
    for _ in range(arguments.count):
        try:
            line = socket.create_connection((host, int(port)), timeout=5)
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Half: ")
            line.setblocking(False)
            lines.append(line)
        except OSError:
            break
    print(f"{len(lines)} half requests stand")
    began = time.perf_counter()
    for after in (1, 5, 15, 30):
        time.sleep(max(0.0, after - (time.perf_counter() - began)))
        start = time.perf_counter()
        try:
            status = str(httpx2.get(f"{url}/healthz", timeout=10).status_code)
        except httpx2.HTTPError as error:
            status = type(error).__name__
        took = 1000 * (time.perf_counter() - start)
        print(f"after {after:2} s {sum(map(is_open, lines)):5} are open; /healthz says {status} in {took:.1f} ms", flush=True)


def is_open(line: socket.socket) -> bool:
    """Return whether the other end has kept the connection open."""
    try:
        return line.recv(4096) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("lobby", "bots", "halves"))
    parser.add_argument("--watchers", type=int, default=320)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--same", action="store_true", help="the hungry tables come from the same address")
    parser.add_argument("--count", type=int, default=1500)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(f"sqlite:///{folder}/storm.sqlite3", arguments.what == "lobby")
        try:
            {"lobby": lobby, "bots": bots, "halves": halves}[arguments.what](f"http://127.0.0.1:{host.port}", arguments)
        finally:
            host.process.kill()
            host.process.wait()


if __name__ == "__main__":
    main()
