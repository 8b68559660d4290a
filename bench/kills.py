"""Kill, stop or starve the server again and again. No acknowledged move may be lost, and none may be played twice.

    python bench/kills.py [--harm server] [--times 200] [--tables 20] [--database sqlite] [--processes 1] [--folder FOLDER]

--harm server              kill the server (kill -9) and start it again; of many processes kill one, while the others continue
       stopped             stop one of many processes (SIGSTOP) for up to thirty seconds
       full                fill the disk for a moment: that of FOLDER, if it is given and small, otherwise by a limit on file sizes
       database-killed     kill PostgreSQL (kill -9) and start it again, while the server continues
       database-hung       make PostgreSQL unresponsive (SIGSTOP) for up to six seconds
       database-restarted  stop and start PostgreSQL as an operator would
--database postgresql      run the server on PostgreSQL; trials of PostgreSQL or of many processes do so anyway
--processes N              run N processes on one PostgreSQL; the players of a table are on different ones

Every table plays the same scripted game by socket. After each failure, every table must hold at least the acknowledged moves, its
log must match the script, and the unanswered move is sent again with the same id. PostgreSQL is started in its own folder, from the
programs on PATH or those of the test requirements.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from load import Host, Run, script, seat_down, until, watch
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from server.postgres import Postgres

HARMS = ("server", "stopped", "full", "database-killed", "database-hung", "database-restarted")
PATIENCE = 90.0  # seconds until a table must work again
STOPS = (30.0, 0.5, 3.0)  # seconds for which a process is stopped, in turn
SMALL = 1 << 30  # bytes: a larger disk is not filled
BALLAST = 1 << 16  # bytes written at a time to fill a disk


class Broken(Exception):
    """The server reported a failure; sending the move again shows whether it was written."""


@dataclass
class Game:
    """A table, and what its players know about it."""

    table: str
    cookies: list[str]
    played: int = 0  # moves acknowledged
    version: int = 2  # of the position after them
    waiting: bool = False  # a move was sent and not answered


@dataclass
class Tally:
    """The counts so far."""

    acknowledged: int = 0
    unanswered: int = 0  # moves that were answered with "busy", or not before the connection broke
    repeated: int = 0  # moves that had been written but not answered, as a second request showed
    longest: float = 0.0  # seconds until any answer
    enough: bool = False  # players stop after the move in progress


@dataclass
class Trial:
    """A server, its database, and the harm done to them."""

    harm: str
    hosts: list[Host]  # one, or many on one database
    database: str
    postgres: Postgres | None
    folder: Path
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    stops: Iterator[float] = field(default_factory=lambda: itertools.cycle(STOPS))

    async def strike(self) -> None:
        """Do harm and undo it."""
        if self.harm == "server":
            number = self.dice.randrange(len(self.hosts))
            self.hosts[number].kill()
            self.hosts[number] = await asyncio.to_thread(Host, self.database)
        elif self.harm == "stopped":
            stopped = self.dice.choice(self.hosts).process
            stopped.send_signal(signal.SIGSTOP)
            await asyncio.sleep(next(self.stops))
            stopped.send_signal(signal.SIGCONT)
        elif self.harm == "full":
            with full_disk(self.folder, self.hosts[0].process.pid):
                await asyncio.sleep(self.dice.uniform(0.05, 0.5))
        else:
            await asyncio.to_thread(self._strike_database)

    def _strike_database(self) -> None:
        assert self.postgres is not None
        if self.harm == "database-restarted":
            self.postgres.restart()
            return
        with self.postgres.hung() if self.harm == "database-hung" else self.postgres.killed():
            time.sleep(self.dice.uniform(0.1, 6 if self.harm == "database-hung" else 1))

    def end(self) -> None:
        """Stop all processes."""
        for host in self.hosts:
            host.kill()

    @property
    def url(self) -> str:
        """Return the address of the server, or of one of them."""
        return self.urls[0]

    @property
    def urls(self) -> list[str]:
        """Return the addresses of the processes, in a random order."""
        return [f"http://127.0.0.1:{host.port}" for host in self.dice.sample(self.hosts, len(self.hosts))]


@contextlib.contextmanager
def full_disk(folder: Path, pid: int) -> Iterator[None]:
    """Fill the disk: a small one with data, otherwise by limiting the size of the server's files."""
    if os.statvfs(folder).f_frsize * os.statvfs(folder).f_blocks < SMALL:
        ballast = folder / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(b"\0" * BALLAST):
                continue
        yield
        ballast.unlink()
        return
    largest = max(path.stat().st_size for path in folder.iterdir())
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (min(largest, 4096), before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def play(game: Game, moves: list[tuple[int, str]], urls: list[str], tally: Tally) -> None:
    """Play until the connection breaks, the server is busy, or it is enough; each player through another process."""
    sockets: list[ClientConnection] = []
    try:
        for cookie, url in zip(game.cookies, itertools.cycle(urls), strict=False):
            sockets.append(await watch(url, game.table, cookie, True))
            await until(sockets[-1], Run(0), 0)
        while game.played < len(moves) and not tally.enough:
            began = time.perf_counter()
            try:
                await step(game, moves, sockets, tally)
            finally:
                tally.longest = max(tally.longest, time.perf_counter() - began)
    except (WebSocketException, OSError, TimeoutError, Broken):
        tally.unanswered += game.waiting
    finally:
        for socket in sockets:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await socket.close()


async def step(game: Game, moves: list[tuple[int, str]], sockets: list[ClientConnection], tally: Tally) -> None:
    """Make one move and read its answer; a repeated move gets the same answer."""
    seat, move = moves[game.played]
    ask = {"type": "play", "id": f"n{game.played}", "seat": seat, "version": game.version, "move": move}
    game.waiting = True
    await sockets[seat].send(msgspec.json.encode(ask).decode())
    while True:
        answer = msgspec.json.decode(await asyncio.wait_for(sockets[seat].recv(), PATIENCE))
        if answer["type"] == "answer":
            break
    problem = answer["problem"]
    if problem is not None and problem["status"] == 503:
        raise Broken
    if problem is not None:
        raise RuntimeError(f"{game.table}: {problem['detail']}")
    if answer["version"] != game.version + 1:
        raise RuntimeError(f"{game.table}: move {game.played} got version {answer['version']}, not {game.version + 1}")
    tally.acknowledged += 1
    tally.repeated += answer["repeated"]
    game.played, game.version, game.waiting = game.played + 1, answer["version"], False


async def check(game: Game, moves: list[tuple[int, str]], http: httpx2.AsyncClient, url: str) -> None:
    """Check that the table holds the acknowledged moves and, at most, the one in progress."""
    state = await well(http, f"{url}/api/tables/{game.table}", game.cookies[0])
    log = [(entry["seat"], entry["move"]) for entry in state["log"] if entry["seat"] >= 0]
    beyond = len(log) - game.played
    visible = [
        (seat, move_seen)
        for (seat, move_seen), (maker, move) in zip(log, moves, strict=False)
        if seat == maker and move_seen in (move, None)
    ]
    if len(visible) != len(log) or beyond not in ((0, 1) if game.waiting else (0,)):
        raise RuntimeError(f"{game.table}: {game.played} moves acknowledged, {len(log)} found")


async def well(http: httpx2.AsyncClient, address: str, cookie: str) -> dict[str, Any]:
    """Return the server's first healthy answer."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = await http.get(address, headers={"Cookie": cookie})
        if answer.status_code == 200:
            data: dict[str, Any] = answer.json()
            return data
        if answer.status_code != 503 or time.monotonic() > end:
            raise RuntimeError(f"{address}: {answer.status_code} {answer.text}")
        await asyncio.sleep(0.1)


async def run(trial: Trial, times: int, tables: int, say: Callable[[str], None] = print) -> Tally:
    """Run the whole trial; raise RuntimeError at the first move that was lost, repeated or never answered."""
    moves, tally, began = script(), Tally(), time.perf_counter()
    games: list[Game] = []
    proved = 0
    for time_ in range(1, times + 1):
        async with httpx2.AsyncClient(timeout=PATIENCE) as http:
            for game in games:
                await check(game, moves, http, trial.url)
            for game in [game for game in games if game.played == len(moves)]:
                proof = await well(http, f"{trial.url}/api/tables/{game.table}/verify", game.cookies[0])
                if not proof["holds"]:
                    raise RuntimeError(f"{game.table}: {proof['fault']}")
                games.remove(game)
                proved += 1
            while len(games) < tables:
                games.append(Game(*await seat_down(http, trial.url)))
        target = tally.acknowledged + trial.dice.randrange(5, 5 * tables)
        tally.enough = False
        playing = [asyncio.create_task(play(game, moves, trial.urls, tally)) for game in games]
        while tally.acknowledged < target and not all(task.done() for task in playing):
            await asyncio.sleep(0.001)
        await trial.strike()
        tally.enough = True
        await asyncio.gather(*playing)
        if time_ % 10 == 0:
            say(f"{time_} times, {summary(tally)}, {proved} finished tables proved")
    async with httpx2.AsyncClient(timeout=PATIENCE) as http:
        for game in games:
            await check(game, moves, http, trial.url)
    say(f"{trial.harm} {times} times in {time.perf_counter() - began:.0f} s: {summary(tally)}; none was lost, none was played twice")
    return tally


def summary(tally: Tally) -> str:
    """Return the tally in words."""
    return (
        f"{tally.acknowledged} moves acknowledged ({tally.repeated} of them when sent again), "
        f"{tally.unanswered} without an answer at first, longest wait {tally.longest:.1f} s"
    )


@contextlib.contextmanager
def prepared(harm: str, database: str, folder: Path, processes: int = 1) -> Iterator[Trial]:
    """Start a server, or several processes, on a new database in that folder."""
    with contextlib.ExitStack() as ended:
        postgres = None
        if harm.startswith("database") or database == "postgresql" or processes > 1:
            postgres = Postgres()
            ended.callback(postgres.stop)
        url = postgres.new_database() if postgres else f"sqlite:///{folder}/kills.sqlite3"
        with ThreadPoolExecutor(processes) as side_by_side:
            hosts = list(side_by_side.map(Host, [url] * processes))
        trial = Trial(harm, hosts, url, postgres, folder)
        ended.callback(lambda: trial.end())
        yield trial


def main() -> None:
    """Run the trial that the arguments describe."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--harm", choices=HARMS, default="server")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="an empty folder for the database")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(dir=arguments.folder) as folder,
        prepared(arguments.harm, arguments.database, Path(folder), arguments.processes) as trial,
    ):
        asyncio.run(run(trial, arguments.times, arguments.tables, lambda line: print(line, flush=True)))


if __name__ == "__main__":
    main()
