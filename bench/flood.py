"""Measure floods of WebSocket frames on loopback: what a stranger and a player notice of each kind, and how the server's memory grows.

    python bench/flood.py [--kinds ping-125,text-{}] [--shapes burst-16,stream] [--seconds 5]

One address without a cookie floods within all limits of a server with its defaults. Shapes: `burst-N` sends 250 KB at once on
each of N sockets; `stream` sends 4 MB/s on each of four sockets and reads what comes back; `unread` does the same and never
reads. A socket that the server closes is opened again, as often as the server allows. Beside it a stranger asks for `/healthz`
on a new connection 50 times a second and two players move 40 times a second. Both waits are measured from the time at which
the request was due, so that a stall counts for everything that it delays. Each line is a new server: calm, then flooded.
On a busy machine the waits say little, as the calm ones show; the server's CPU seconds still do.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event

import httpx2
from load import Host, Run, script, seat_down, until, watch
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

MALLORY = "203.0.113.7"
BURST = 250_000  # bytes on each socket
RATE = 4_000_000  # bytes a second on each socket of a stream
CHUNK = 65_536
STREAMS = 4  # sockets of a stream
HEALTH, MOVES = 50, 40  # requests a second
GIVE_UP = 60.0  # seconds


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@dataclass(frozen=True)
class Kind:
    """Frames to flood with: `first`, then `again` repeated."""

    again: bytes
    first: bytes = b""

    def bytes(self, size: int) -> bytes:
        """Return whole frames of about that many bytes."""
        return self.again * max(1, size // len(self.again))


KINDS = {
    "ping": Kind(frame(Opcode.PING)),
    "ping-125": Kind(frame(Opcode.PING, b"x" * 125)),
    "pong": Kind(frame(Opcode.PONG)),
    "text": Kind(frame(Opcode.TEXT)),
    "text-{}": Kind(frame(Opcode.TEXT, b"{}")),
    "fragment": Kind(frame(Opcode.CONT, b"", False), frame(Opcode.TEXT, b"{", False)),
    "bad-utf8": Kind(frame(Opcode.TEXT, b"\xff\xfe")),
    "stray": Kind(frame(Opcode.CONT, b"x")),  # continues nothing
    "binary": Kind(frame(Opcode.BINARY)),
    "large": Kind(frame(Opcode.TEXT, b" " * 8_000)),
}
SHAPES = ("burst-16", "burst-60", "stream", "unread")


@dataclass
class Waits:
    """The waiting times of one client."""

    seconds: list[float] = field(default_factory=list)

    @property
    def p99(self) -> float:
        """The 99th percentile, in milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[int(0.99 * len(ordered))]

    @property
    def most(self) -> float:
        """The longest wait, in milliseconds."""
        return 1000 * max(self.seconds)


# ---- the attackers, in a process of their own


async def opened(port: int, path: str, reads: bool) -> asyncio.StreamWriter:
    """Return a socket after its handshake; raise OSError if the server refuses it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Forwarded-For: {MALLORY}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.partition(b"\r\n")[0]:
        writer.close()
        raise ConnectionRefusedError
    if reads:
        writer.drained = asyncio.create_task(_read_all(reader))  # type: ignore[attr-defined]
    else:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
    return writer


async def _read_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(CHUNK):
            continue


async def burst(port: int, path: str, kind: Kind, sockets: int, seconds: float) -> None:
    """Flood that many sockets at once, and hold them to the end."""
    held = [await opened(port, path, True) for _ in range(sockets)]
    data = kind.first + kind.bytes(BURST)
    for writer in held:
        writer.write(data)
    await asyncio.sleep(seconds)
    for writer in held:
        writer.transport.abort()


async def stream(port: int, path: str, kind: Kind, reads: bool, seconds: float) -> None:
    """Flood one socket after the other, each for as long as the server allows."""
    end, data = time.monotonic() + seconds, kind.bytes(CHUNK)
    while time.monotonic() < end:
        try:
            writer = await opened(port, path, reads)
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.25)
            continue
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(end - time.monotonic()):
                writer.write(kind.first)
                while True:
                    writer.write(data)
                    await writer.drain()
                    await asyncio.sleep(len(data) / RATE)
        writer.transport.abort()


def flood(port: int, path: str, kind: Kind, shape: str, seconds: float, is_ready: Event, may_go: Event) -> None:
    """Flood for that long, from a signal on."""
    os.nice(10)  # the measuring process comes first
    is_ready.set()
    may_go.wait(GIVE_UP)

    async def all_of_them() -> None:
        if shape.startswith("burst"):
            await burst(port, path, kind, int(shape.partition("-")[2]), seconds)
        else:
            await asyncio.gather(*(stream(port, path, kind, shape == "stream", seconds) for _ in range(STREAMS)))

    asyncio.run(all_of_them())


# ---- the other clients


async def paced(rate: float, seconds: float, ask: Callable[[], Awaitable[None]], in_turn: bool) -> Waits:
    """Make requests at a rate, in turn or side by side; return the waits."""
    waits, began, tasks = Waits(), time.monotonic(), list[asyncio.Task[None]]()

    async def once(due: float) -> None:
        try:
            await ask()
            waits.seconds.append(time.monotonic() - due)
        except (OSError, ConnectionClosed):  # disconnected
            waits.seconds.append(max(GIVE_UP, time.monotonic() - due))

    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if in_turn:
            await once(due)
        else:
            tasks.append(asyncio.create_task(once(due)))
    await asyncio.gather(*tasks)
    return waits


async def ask_health(port: int) -> None:
    """Make one request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    assert b" 200 " in await reader.readline()
    writer.close()


class Player:
    """Two people who move in turn, at one table after the other."""

    def __init__(self, url: str, http: httpx2.AsyncClient) -> None:
        self.url, self.http = url, http
        self.moves = script()
        self.left: Iterator[tuple[int, str]] = iter(())

    async def sit_down(self) -> str:
        """Open a table and its two streams; return its id."""
        table, cookies = await seat_down(self.http, self.url)
        self.sockets = [await watch(self.url, table, cookie, False) for cookie in cookies]
        self.run = Run(0)
        self.version = max([await until(socket, self.run, 0) for socket in self.sockets])
        self.left = iter(self.moves)
        return table

    async def move(self) -> None:
        """Make the next move, and wait until both have seen it."""
        seat, move = next(self.left, (-1, ""))
        if seat < 0:
            await self.sit_down()
            seat, move = next(self.left)
        body = f'{{"type":"play","id":"v{self.version}","seat":{seat},"version":{self.version},"move":"{move}"}}'
        try:
            await self.sockets[seat].send(body)
            self.version = max([await until(socket, self.run, self.version + 1) for socket in self.sockets])
        except ConnectionClosed:
            self.left = iter(())
            raise


async def noticed(host: Host, kind: Kind, shape: str, seconds: float) -> dict[str, float]:
    """Return the figures of one flood."""
    port = host.port
    url = f"http://127.0.0.1:{port}"
    async with httpx2.AsyncClient(timeout=GIVE_UP) as http:
        player = Player(url, http)
        watched = await player.sit_down()
        await player.sit_down()

        async def both() -> list[Waits]:
            health = paced(HEALTH, seconds, lambda: ask_health(port), False)
            return list(await asyncio.gather(health, paced(MOVES, seconds, player.move, True)))

        idle = host.cpu()
        calm, before = await both(), host.memory()
        idle = host.cpu() - idle
        sizes, measuring = [before], asyncio.create_task(_weigh(host))
        path = f"/api/tables/{watched}/stream"
        spawn = multiprocessing.get_context("spawn")
        is_ready, may_go = spawn.Event(), spawn.Event()
        flooding = spawn.Process(target=flood, args=(port, path, kind, shape, seconds, is_ready, may_go), daemon=True)
        flooding.start()
        await asyncio.to_thread(is_ready.wait, GIVE_UP)
        cpu = host.cpu()
        may_go.set()
        wet = await both()
        used = host.cpu() - cpu
        measuring.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await measuring
        sizes.append(_most.pop(host.process.pid, before))
        flooding.join(GIVE_UP)
    return {
        "health calm": calm[0].p99,
        "flooded": wet[0].p99,
        "worst": wet[0].most,
        "move calm": calm[1].p99,
        "flooded ": wet[1].p99,
        "worst ": wet[1].most,
        "MB more": (max(sizes) - before) / 1e6,
        "CPU s calm": idle,
        "flooded  ": used,
    }


_most: dict[int, int] = {}  # by process, in bytes


async def _weigh(host: Host) -> None:
    while True:
        _most[host.process.pid] = max(_most.get(host.process.pid, 0), host.memory())
        await asyncio.sleep(0.05)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--shapes", default=",".join(SHAPES))
    parser.add_argument("--seconds", type=float, default=5.0)
    arguments = parser.parse_args()
    os.environ["PITHEAD_CONNECTIONS_PER_CLIENT"] = "2000"  # all clients share one address, as behind a proxy
    os.environ["PITHEAD_TABLES_PER_MINUTE"] = "1000"
    print("p99 and worst in ms; a wait begins when the request was due")
    for number, (shape, name) in enumerate((shape, name) for shape in arguments.shapes.split(",") for name in arguments.kinds.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            host = Host(f"sqlite:///{folder}/flood.sqlite3", unlimited=False)
            try:
                figures = asyncio.run(noticed(host, KINDS[name], shape, arguments.seconds))
            finally:
                host.kill()
        if number == 0:
            print(f"{'shape':10}{'kind':10}" + "".join(f"{title:>13}" for title in figures))
        print(f"{shape:10}{name:10}" + "".join(f"{value:13.1f}" for value in figures.values()), flush=True)


if __name__ == "__main__":
    main()
