"""Load on loopback: tables of two, both players on sockets, each move sent when the one before was seen.

    python bench/load.py [--tables 50,200,1000] [--moves 6000] [--database URL] [--brief] [--keep]

Prints a line for each number of tables: moves a second, server CPU a move, p50 and p99 from a move
to the other player's screen, memory an idle table without and with two open streams. Every move is durable.
The last column is a yardstick for the machine: on a quiet core of the reference machine it is about 32.
All tables are dealt alike and play the same game, so that the generator need not think.
With --keep the figures are added to bench/load.jsonl.
"""

import argparse
import asyncio
import itertools
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import pithead

ROOT = Path(__file__).parents[1]
SEED = "load"
GAME = "sacred_dragon"
TICKS = os.sysconf("SC_CLK_TCK")
UNLIMITED = {  # one address plays everybody
    "REQUESTS_PER_MINUTE": "100000000",
    "MESSAGES_PER_SECOND": "100000",
    "STREAMS_PER_CLIENT": "100000",
    "SOCKETS_PER_MINUTE": "100000000",
    "CONNECTIONS_PER_CLIENT": "100000",
}


class Place(msgspec.Struct):
    """What the generator reads of a position."""

    version: int
    moves: int


class News(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    position: Place | None = None
    problem: dict[str, object] | None = None


read = msgspec.json.Decoder(News)


@dataclass
class Run:
    """One measurement."""

    left: int  # moves still to send
    waits: list[float] = field(default_factory=list)
    bytes: int = 0
    moves: int = 0


class Host:
    """The server process."""

    def __init__(self, database: str, unlimited: bool = True) -> None:
        settings = {"PORT": "0", "DATABASE": database, "SEED": SEED, "IDLE": "100000", "TABLES_PER_MINUTE": "100000000"}
        settings |= UNLIMITED if unlimited else {}
        environment = {**os.environ, **{f"PITHEAD_{name}": value for name, value in settings.items()}}
        self.process = subprocess.Popen([sys.executable, "-m", "pithead.server"], env=environment, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            found = re.search(r"running on http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                break
        else:
            sys.exit("the server did not start")
        self.drain = threading.Thread(target=self._drain, daemon=True)  # or its logs would fill the pipe
        self.drain.start()

    def _drain(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr:
            self.process.stderr.read()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        self.drain.join()

    def cpu(self) -> float:
        """CPU seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()


def script() -> list[tuple[int, str]]:
    """A whole game that every table will play: seat and move of each decision."""
    table = pithead.Table(GAME, ["A", "B"], {}, SEED, contributions=["", ""])
    dice, moves = pithead.rng("script"), []
    while not table.over:
        legal = table.legal()
        move = legal[dice.below(len(legal))]
        moves.append((int(table.state.seat), move))
        table.play(move)
    return moves


async def seat_down(http: httpx2.AsyncClient, url: str) -> tuple[str, list[str]]:
    """A table of two different people; its id and their cookies."""
    cookies = []
    for name in ("Ada", "Bert"):
        answer = await http.put(f"{url}/api/me", json={"name": name})
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = await http.post(f"{url}/api/tables", json=body, headers={"Cookie": cookies[0]})
    table = made.json()["info"]["id"]
    joined = await http.post(f"{url}/api/tables/{table}/join", json={"seat": 1}, headers={"Cookie": cookies[1]})
    assert joined.status_code == 200, joined.text
    return table, cookies


async def until(socket: ClientConnection, run: Run, version: int) -> Place:
    """Read until a position of that version or later."""
    while True:
        text = await socket.recv()
        run.bytes += len(text)
        news = read.decode(text)
        if news.problem is not None:
            raise RuntimeError(str(news.problem)[:300])
        if news.position is not None and news.position.version >= version:
            return news.position


async def play(sockets: list[ClientConnection], version: int, moves: list[tuple[int, str]], run: Run) -> None:
    """One table in a closed loop, until the game or the run is over."""
    for seat, move in moves:
        if run.left <= 0:
            return
        run.left -= 1
        began = time.perf_counter()
        ask = {"type": "play", "id": f"v{version}", "seat": seat, "version": version, "move": move}
        await sockets[seat].send(msgspec.json.encode(ask).decode())
        place = await until(sockets[1 - seat], run, version + 1)
        run.waits.append(time.perf_counter() - began)
        await until(sockets[seat], run, version + 1)
        run.moves += 1
        version = place.version


async def measure(tables: int, moves: int, database: str, brief: bool) -> dict[str, float]:
    """The figures for so many tables."""
    host = Host(database)
    url, game = f"http://127.0.0.1:{host.port}", script()
    try:
        async with httpx2.AsyncClient(timeout=60) as http:
            await seat_down(http, url)
            empty = host.memory()
            seated = [await seat_down(http, url) for _ in range(tables)]
            held = host.memory()
        sockets = [await asyncio.gather(*(watch(url, table, cookie, brief) for cookie in cookies)) for table, cookies in seated]
        run = Run(moves)
        versions = [[(await until(socket, run, 0)).version for socket in pair] for pair in sockets]
        watched = host.memory()
        run.bytes = 0
        cpu, began = host.cpu(), time.perf_counter()
        await asyncio.gather(*(play(pair, known[0], game, run) for pair, known in zip(sockets, versions, strict=True)))
        seconds, used = time.perf_counter() - began, host.cpu() - cpu
        for socket in itertools.chain(*sockets):
            await socket.close()
    finally:
        host.process.terminate()
        host.process.wait(30)
    waits, slow = sorted(run.waits), loop_ms()
    return {
        "tables": tables,
        "moves": run.moves,
        "moves/s": run.moves / seconds,
        "server ms/move": 1000 * used / run.moves,
        "p50 ms": 1000 * statistics.median(waits),
        "p99 ms": 1000 * waits[int(0.99 * len(waits))],
        "KB/move": run.bytes / run.moves / 1000,
        "KB/idle table": (held - empty) / tables / 1000,
        "KB with 2 streams": (watched - empty) / tables / 1000,
        "ms/million adds": slow,
    }


def loop_ms() -> float:
    """CPU of a million additions in Python, to tell a busy or slow machine from a slow server."""
    samples = []
    for _ in range(9):
        began, total = time.thread_time(), 0
        for i in range(1_000_000):
            total += i
        samples.append(time.thread_time() - began)
    return 1000 * statistics.median(samples)


async def watch(url: str, table: str, cookie: str, brief: bool) -> ClientConnection:
    """An open stream."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/stream?brief={int(brief)}"
    return await connect(
        address, additional_headers={"Cookie": cookie}, max_size=None, compression=None, ping_interval=None, open_timeout=60
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="50,200,1000")
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--database", default="")
    parser.add_argument("--brief", action="store_true", help="positions without the legal moves")
    parser.add_argument("--keep", action="store_true", help="add the figures to bench/load.jsonl")
    given = parser.parse_args()
    print(f"{GAME}, {'compiled' if pithead.COMPILED else 'interpreted'} engine, {'brief' if given.brief else 'with all legal moves'}")
    for number, tables in enumerate(map(int, given.tables.split(","))):
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(measure(tables, given.moves, given.database or f"sqlite:///{folder}/load.sqlite3", given.brief))
        if number == 0:
            print("  ".join(f"{name:>17}" for name in figures))
        print("  ".join(f"{value:17.2f}" for value in figures.values()), flush=True)
        if given.keep:
            keep(figures, given.brief)


def keep(figures: dict[str, float], brief: bool) -> None:
    """Add a line to the kept results."""
    said = {"date": time.strftime("%Y-%m-%d"), "version": pithead.__version__, "compiled": pithead.COMPILED, "brief": brief}
    said |= {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    with (ROOT / "bench" / "load.jsonl").open("a", encoding="utf-8") as file:
        file.write(msgspec.json.encode(said | {name: round(value, 2) for name, value in figures.items()}).decode() + "\n")


if __name__ == "__main__":
    main()
