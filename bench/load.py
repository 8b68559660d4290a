"""Measure load on loopback: tables of two, both players on sockets. A player sends each move after seeing the one before.

    python bench/load.py [--game SLUG] [--tables 50,200,1000] [--moves 6000] [--database URL] [--processes N] [--brief]
                         [--beside FOLDER] [--keep]

Prints a line for each number of tables: moves per second, server CPU per move, p50 and p99 from a move to the other player's
screen, and memory per idle table without and with two open streams. Every move is durable. The last column is a yardstick for the
machine: on a quiet core of the reference machine it is about 32. All tables have the same deal and play the same game, so that the
generator need not think.

--beside measures a server of boardgame.io after each of ours. It must be installed in that folder
(`npm install --prefix FOLDER boardgame.io@0.50.2`). It plays as many matches in memory, of the smallest game that is long enough
(bench/peer.cjs), without secrets or legal moves.
--processes runs N servers on one database, with the players of a table on different ones. CPU and memory are totals.
--database postgresql starts a private PostgreSQL for the run. `bench/kills.py --processes` tests failures.
--keep appends the figures to bench/load.jsonl.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import pithead

ROOT = Path(__file__).parents[1]
SEED = "load"
GAME = "sacred_dragon"
CELLS = 100  # of the game that the peer plays
TICKS = os.sysconf("SC_CLK_TCK")
UNLIMITED = {  # one address plays for everyone
    "REQUESTS_PER_MINUTE": "100000000",
    "MESSAGES_PER_SECOND": "100000",
    "STREAMS_PER_CLIENT": "100000",
    "SOCKETS_PER_MINUTE": "100000000",
    "CONNECTIONS_PER_CLIENT": "100000",
}


class Place(msgspec.Struct):
    """The part of a position that the generator reads."""

    version: int


class Notification(msgspec.Struct):
    """The part of a message that the generator reads."""

    type: str
    version: int = -1
    position: msgspec.Raw = msgspec.Raw()
    problem: dict[str, object] | None = None

    def reached(self) -> int:
        """Return the version of the position in the message; -1 without one."""
        if self.type in ("table", "change"):
            return read_place.decode(self.position).version
        return self.version if self.type == "parts" else -1


read = msgspec.json.Decoder(Notification)
read_place = msgspec.json.Decoder(Place)


@dataclass
class Run:
    """One measurement."""

    left: int  # moves still to send
    waits: list[float] = field(default_factory=list)
    bytes: int = 0
    moves: int = 0


class Process:
    """A server process."""

    process: subprocess.Popen[str]

    def cpu(self) -> float:
        """Return its CPU seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return its resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    def end(self) -> None:
        """Stop it gracefully."""
        self.process.terminate()
        self.process.wait(30)


class Host(Process):
    """Our server."""

    def __init__(self, database: str, unlimited: bool = True) -> None:
        settings = {"PORT": "0", "DATABASE": database, "SEED": SEED, "IDLE": "100000", "TABLES_PER_MINUTE": "100000000"}
        settings |= UNLIMITED if unlimited else {}
        environment = {**os.environ, **{f"PITHEAD_{name}": value for name, value in settings.items()}}
        self.process = subprocess.Popen([sys.executable, "-m", "pithead.server"], env=environment, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            match = re.search(r"running on http://127\.0\.0\.1:(\d+)", line)
            if match:
                self.port = int(match[1])
                break
        else:
            sys.exit("the server did not start")
        self.drain = threading.Thread(target=self._drain, daemon=True)  # otherwise its logs would fill the pipe
        self.drain.start()

    def _drain(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr:
            self.process.stderr.read()

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.process.kill()
        self.process.wait()
        self.drain.join()


class Hosts:
    """Our servers on one database."""

    def __init__(self, hosts: list[Host]) -> None:
        self.hosts = hosts

    def urls(self) -> list[str]:
        """Return their addresses."""
        return [f"http://127.0.0.1:{host.port}" for host in self.hosts]

    def cpu(self) -> float:
        """Return the CPU seconds of all so far."""
        return sum(host.cpu() for host in self.hosts)

    def memory(self) -> int:
        """Return the resident bytes of all."""
        return sum(host.memory() for host in self.hosts)

    def end(self) -> None:
        """Stop them gracefully."""
        for host in self.hosts:
            host.end()


class Peer(Process):
    """A server of boardgame.io."""

    def __init__(self, folder: str) -> None:
        self.port, lobby = free_ports(2)
        command = ["node", str(ROOT / "bench" / "peer.cjs"), str(Path(folder).resolve()), str(self.port), str(lobby)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        if not any("App serving" in line for line in self.process.stdout):
            sys.exit(f"boardgame.io did not start; is it installed in {folder}?")


def free_ports(count: int) -> list[int]:
    """Return ports that nobody listens on."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [held.getsockname()[1] for held in sockets]
    for held in sockets:
        held.close()
    return ports


def script(slug: str = GAME) -> list[tuple[int, str]]:
    """Return a whole game that every table will play: seat and move of each decision."""
    table = pithead.Table(slug, ["A", "B"], {}, SEED, contributions=["", ""])
    dice, moves = pithead.rng("script"), []
    while not table.over:
        legal = table.legal()
        move = legal[dice.below(len(legal))]
        moves.append((int(table.state.seat), move))
        table.play(move)
    return moves


async def seat_down(http: httpx2.AsyncClient, url: str, other: str | None = None, slug: str = GAME) -> tuple[str, list[str]]:
    """Open a table for two people, the second perhaps through another server; return its id and their cookies."""
    cookies = []
    for name in ("Ada", "Bert"):
        answer = await http.put(f"{url}/api/me", json={"name": name})
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
    body = {"game": slug, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = await http.post(f"{url}/api/tables", json=body, headers={"Cookie": cookies[0]})
    table = opened.json()["info"]["id"]
    joined = await http.post(f"{other or url}/api/tables/{table}/join", json={"seat": 1}, headers={"Cookie": cookies[1]})
    assert joined.status_code == 200, joined.text
    return table, cookies


async def until(socket: ClientConnection, run: Run, version: int) -> int:
    """Read until a position of that version or later; return its version."""
    while True:
        text = await socket.recv()
        run.bytes += len(text)
        notification = read.decode(text)
        if notification.problem is not None:
            raise RuntimeError(str(notification.problem)[:300])
        if notification.reached() >= version:
            return notification.reached()


async def play(sockets: list[ClientConnection], version: int, moves: list[tuple[int, str]], run: Run) -> None:
    """Play one table in a closed loop, until the game or the run is over."""
    for seat, move in moves:
        if run.left <= 0:
            return
        run.left -= 1
        began = time.perf_counter()
        ask = {"type": "play", "id": f"v{version}", "seat": seat, "version": version, "move": move}
        await sockets[seat].send(msgspec.json.encode(ask).decode())
        reached = await until(sockets[1 - seat], run, version + 1)
        run.waits.append(time.perf_counter() - began)
        await until(sockets[seat], run, version + 1)
        run.moves += 1
        version = reached


async def measure(slug: str, tables: int, moves: int, database: str, brief: bool, processes: int = 1) -> dict[str, float]:
    """Return the figures for that many tables."""
    host = Hosts([Host(database) for _ in range(processes)])
    game, urls = script(slug), host.urls()
    try:
        async with httpx2.AsyncClient(timeout=60) as http:
            await seat_down(http, urls[0], urls[-1], slug)
            empty = host.memory()
            pairs = [(urls[i % processes], urls[(i + 1) % processes]) for i in range(tables)]  # the servers of the two players
            seated = [await seat_down(http, *pair, slug) for pair in pairs]
            held = host.memory()
        sockets = [
            await asyncio.gather(*(watch(url, table, cookie, brief) for url, cookie in zip(pair, cookies, strict=True)))
            for pair, (table, cookies) in zip(pairs, seated, strict=True)
        ]
        run = Run(moves)
        versions = [[await until(socket, run, 0) for socket in pair] for pair in sockets]
        watched = host.memory()
        run.bytes = 0
        cpu, began = host.cpu(), time.perf_counter()
        await asyncio.gather(*(play(pair, known[0], game, run) for pair, known in zip(sockets, versions, strict=True)))
        seconds, used = time.perf_counter() - began, host.cpu() - cpu
        for socket in itertools.chain(*sockets):
            await socket.close()
    finally:
        host.end()
    memory = {"KB/idle table": (held - empty) / tables / 1000, "KB with 2 streams": (watched - empty) / tables / 1000}
    return figures(tables, run, seconds, used) | memory | {"ms/million adds": loop_ms()}


def figures(tables: int, run: Run, seconds: float, used: float) -> dict[str, float]:
    """Return the figures of a run."""
    waits = sorted(run.waits)
    return {
        "tables": tables,
        "moves": run.moves,
        "moves/s": run.moves / seconds,
        "server ms/move": 1000 * used / run.moves,
        "p50 ms": 1000 * statistics.median(waits),
        "p99 ms": 1000 * waits[int(0.99 * len(waits))],
        "KB/move": run.bytes / run.moves / 1000,
    }


async def measure_peer(tables: int, moves: int, folder: str) -> dict[str, float]:
    """Return the figures of boardgame.io for that many matches."""
    peer, run = Peer(folder), Run(moves)
    try:
        empty = peer.memory()
        pairs = [await asyncio.gather(*(watch_peer(peer.port, f"match{i}", seat, run) for seat in "01")) for i in range(tables)]
        watched = peer.memory()
        run.bytes = 0
        cpu, began = peer.cpu(), time.perf_counter()
        await asyncio.gather(*(play_peer(pair, f"match{i}", run) for i, pair in enumerate(pairs)))
        seconds, used = time.perf_counter() - began, peer.cpu() - cpu
        for stream in itertools.chain(*pairs):
            await stream.close()
    finally:
        peer.end()
    return figures(tables, run, seconds, used) | {"KB with 2 streams": (watched - empty) / tables / 1000, "ms/million adds": loop_ms()}


async def watch_peer(port: int, match: str, seat: str, run: Run) -> ClientConnection:
    """Return a socket that has joined a match of boardgame.io."""
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    stream = await connect(address, max_size=None, compression=None, ping_interval=None, open_timeout=60)
    await stream.recv()
    await stream.send("40/cells,")
    await stream.recv()
    await stream.send(peer_text("sync", match, seat, None, 2))
    await until_peer(stream, run, "sync")
    return stream


def peer_text(*message: object) -> str:
    """Return a message in the format of boardgame.io's transport."""
    return "42/cells," + msgspec.json.encode(message).decode()


async def until_peer(stream: ClientConnection, run: Run, kind: str) -> None:
    """Read until a message of that kind."""
    wanted = f'42/cells,["{kind}"'
    while True:
        text = str(await stream.recv())
        if text == "2":  # the ping of engine.io
            await stream.send("3")
        elif text.startswith("42"):
            run.bytes += len(text)
            if text.startswith(wanted):
                return


async def play_peer(pair: list[ClientConnection], match: str, run: Run) -> None:
    """Play one match in a closed loop, until its cells or the run are used up."""
    for cell in range(CELLS):
        if run.left <= 0:
            return
        run.left -= 1
        began, seat = time.perf_counter(), cell % 2
        action = {"type": "MAKE_MOVE", "payload": {"type": "claim", "args": [cell], "playerID": str(seat), "credentials": None}}
        await pair[seat].send(peer_text("update", action, cell, match, str(seat)))
        await until_peer(pair[1 - seat], run, "update")
        run.waits.append(time.perf_counter() - began)
        await until_peer(pair[seat], run, "update")
        run.moves += 1


def loop_ms() -> float:
    """Return the CPU time of a million additions in Python, to tell a slow machine from a slow server."""
    samples = []
    for _ in range(9):
        began, total = time.thread_time(), 0
        for i in range(1_000_000):
            total += i
        samples.append(time.thread_time() - began)
    return 1000 * statistics.median(samples)


async def watch(url: str, table: str, cookie: str, brief: bool) -> ClientConnection:
    """Return an open stream."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/stream?brief={int(brief)}&parts=1"
    return await connect(
        address, additional_headers={"Cookie": cookie}, max_size=None, compression=None, ping_interval=None, open_timeout=60
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME, choices=list(pithead.CATALOGUE))
    parser.add_argument("--tables", default="50,200,1000")
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--brief", action="store_true", help="positions without the legal moves")
    parser.add_argument("--beside", default="", metavar="FOLDER", help="measure boardgame.io, installed there, too")
    parser.add_argument("--keep", action="store_true", help="add the figures to bench/load.jsonl")
    arguments = parser.parse_args()
    engine, size = "compiled" if pithead.COMPILED else "interpreted", "brief" if arguments.brief else "with all legal moves"
    print(f"{arguments.game}, {engine} engine, {size}")
    for number, tables in enumerate(map(int, arguments.tables.split(","))):
        with tempfile.TemporaryDirectory() as folder, opened(arguments.database, folder) as database:
            results = asyncio.run(measure(arguments.game, tables, arguments.moves, database, arguments.brief, arguments.processes))
        if number == 0:
            print("  ".join(f"{name:>17}" for name in results))
        show(results, results)
        if arguments.beside:
            beside = asyncio.run(measure_peer(tables, arguments.moves, arguments.beside))
            show(beside, results)
            results |= {"boardgame.io ms/move": beside["server ms/move"], "boardgame.io p99 ms": beside["p99 ms"]}
        if arguments.keep:
            keep(results, arguments)


@contextlib.contextmanager
def opened(database: str, folder: str) -> Iterator[str]:
    """Yield the URL of the database: as given, of a PostgreSQL of our own, or of a new file in the folder."""
    if database != "postgresql":
        yield database or f"sqlite:///{folder}/load.sqlite3"
        return
    sys.path.append(str(ROOT / "tests"))
    from server.postgres import Postgres

    postgres = Postgres()
    try:
        yield postgres.new_database()
    finally:
        postgres.stop()


def show(results: dict[str, float], columns: Iterable[str]) -> None:
    """Print a row of the table."""
    print("  ".join(f"{results[name]:17.2f}" if name in results else f"{'':17}" for name in columns), flush=True)


def keep(results: dict[str, float], arguments: argparse.Namespace) -> None:
    """Append a line to the saved results."""
    context = {"date": time.strftime("%Y-%m-%d"), "version": pithead.__version__, "compiled": pithead.COMPILED, "brief": arguments.brief}
    context |= {"game": arguments.game, "processes": arguments.processes, "database": arguments.database.partition(":")[0] or "sqlite"}
    context |= {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    with (ROOT / "bench" / "load.jsonl").open("a", encoding="utf-8") as file:
        file.write(msgspec.json.encode(context | {name: round(value, 2) for name, value in results.items()}).decode() + "\n")


if __name__ == "__main__":
    main()
