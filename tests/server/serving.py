"""Helpers for server tests: a real server process, and guests who talk to it."""

import itertools
import json
import os
import re
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, TypeVar

import httpx2
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

import pithead

T = TypeVar("T")
Json = dict[str, Any]

PATIENCE = 60.0
ROOT = Path(__file__).parents[2]
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # everything is plain HTTP, so no guest reads the system's certificates
FAST = {
    "seed": "tests",
    "bot_pause": "0",
    "requests_per_minute": "1000000",
    "tables_per_minute": "100000",
    "sockets_per_minute": "100000",
    "thoughts_per_minute": "100000",
    "thinking": "100000",
}


class Server:
    """A server process on a free port of 127.0.0.1."""

    running: ClassVar[set["Server"]] = set()
    command: tuple[str, ...] = (sys.executable, "-m", "pithead.server")
    folder = ROOT

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.settings = {name: str(value) for name, value in settings.items()}
        self.lines: list[str] = []
        self.open: list[httpx2.Client | ClientConnection] = []  # open connections of guests
        self.start()

    def start(self) -> None:
        settings = {"database": self.database, "port": "0", **FAST, **self.settings}
        environment = {**self.surroundings(), **{f"PITHEAD_{name.upper()}": value for name, value in settings.items()}}
        self.process = subprocess.Popen(self.command, env=environment, cwd=self.folder, stderr=subprocess.PIPE, text=True)
        self.port = self._port()
        self.drain = threading.Thread(target=self._drain, daemon=True)
        self.drain.start()
        Server.running.add(self)

    def surroundings(self) -> dict[str, str]:
        """Return the environment variables for the process, without its settings."""
        return dict(os.environ)

    def _port(self) -> int:
        """Return the port that the server prints when it is ready."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)
            match = re.search(r"running on http://127\.0\.0\.1:(\d+)", line)
            if match:
                return int(match[1])
        self.process.stderr.close()
        self.process.wait(PATIENCE)
        raise AssertionError("the server did not start:\n" + "".join(self.lines))

    def _drain(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr:
            self.lines.extend(self.process.stderr)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self, *talking: threading.Thread) -> None:
        """Kill the server as a power cut would. Clients notice by themselves, before their connections are closed here."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        for thread in talking:
            thread.join(PATIENCE)
        self._ended()

    def stop(self) -> int:
        """Stop the server as an operator would."""
        self.process.terminate()
        return self._ended()

    def _ended(self) -> int:
        Server.running.discard(self)
        code = self.process.wait(PATIENCE)
        self.drain.join(PATIENCE)
        for client in self.open:
            client.close()
        self.open.clear()
        return code

    def log_lines(self, message: str) -> list[str]:
        """Return the log lines with that message."""
        return [line for line in self.lines if f'"message": "{message}' in line]

    def faults(self) -> list[str]:
        """Return the log lines that are errors."""
        return [line for line in self.lines if '"level": "error"' in line]


class Later(Server):
    """A server of a program one version ahead."""

    command = (sys.executable, "-m", "server.later")
    folder = ROOT / "tests"


class Guest:
    """A browser as the server sees it: a cookie and a name."""

    def __init__(self, server: Server, name: str | None = "Ada") -> None:
        self.server = server
        self.numbers = itertools.count()
        self.http = httpx2.Client(base_url=server.url, timeout=PATIENCE, verify=PLAIN, headers={"Origin": server.url})
        server.open.append(self.http)
        if name is not None:
            assert self.put("/api/me", {"name": name}).status_code == 200

    def follow(self, server: Server) -> None:
        """Connect the same browser to a restarted server."""
        self.server = server
        cookies = dict(self.http.cookies)
        self.http = httpx2.Client(base_url=server.url, timeout=PATIENCE, verify=PLAIN, headers={"Origin": server.url}, cookies=cookies)
        server.open.append(self.http)

    def get(self, path: str, **params: Any) -> httpx2.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: Json) -> httpx2.Response:
        return self.http.post(path, json=body)

    def put(self, path: str, body: Json) -> httpx2.Response:
        return self.http.put(path, json=body)

    def id(self) -> str:
        return f"m{next(self.numbers)}"

    def open(self, *seats: str, game: str = "sacred_dragon", **more: Any) -> str:
        """Open a table; seats are "me", "open" or a bot. Return its id."""
        filled = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.post("/api/tables", {"game": game, "seats": filled, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["info"]["id"])

    def join(self, table: str, seat: int) -> None:
        answer = self.post(f"/api/tables/{table}/join", {"seat": seat})
        assert answer.status_code == 200, answer.text

    def look(self, table: str, **params: Any) -> Json:
        answer = self.get(f"/api/tables/{table}", **params)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def position(self, table: str, **params: Any) -> Json:
        """Return the current table, with one entry per choice."""
        return spread(self.look(table, **params)["position"])

    def play(self, table: str, seat: int, version: int, move: str, id: str | None = None) -> httpx2.Response:
        return self.post(f"/api/tables/{table}/play", {"id": id or self.id(), "seat": seat, "version": version, "move": move})

    def play_any(self, table: str, seat: int, which: int = 0) -> Json:
        """Make one of the legal moves; return the position after it."""
        position = self.position(table, seat=seat)
        choices = position["choices"]
        answer = self.play(table, seat, position["version"], choices[which % len(choices)]["notation"])
        assert answer.status_code == 200, answer.text
        return spread(answer.json()["position"])

    def stream(self, table: str, **params: Any) -> "Stream":
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "&".join(f"{name}={value}" for name, value in params.items())
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/stream?{query}"
        socket = connect(url, additional_headers={"Cookie": cookie}, origin=Origin(self.server.url), max_size=None).__enter__()
        self.server.open.append(socket)
        return Stream(socket)


class Stream:
    """An open socket. All messages received are in `raw`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.socket.close()

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        return dict(json.loads(text))

    def until(self, *types: str) -> Json:
        """Return the next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def answer(self, id: str) -> Json:
        """Return the answer to that request."""
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message


def choices_of(position: Json) -> list[Json]:
    """List the choices of a position one by one, from the columns they are sent in; no kind scores if there are no gains."""
    if not position["choices"]:
        return []
    write = pithead.game(position["view"]["game"]).codec.notation.write
    choices = []
    for columns in position["choices"]:
        for number in range(columns["count"]):
            form = {"kind": columns["kind"], **{name: values[number] for name, values in columns["fields"].items()}}
            gains = columns.get("gains")
            choices.append({"form": form, "notation": write(form), "gain": gains[number] if gains else 0})
    return choices


def spread(position: Json) -> Json:
    """Return a position with one entry per choice."""
    return {**position, "choices": choices_of(position)}


def public_part(view: Json) -> Json:
    """Return the public part of a view."""
    return dict(view.get("public", view))


def until(condition: Callable[[], T]) -> T:
    """Wait until the condition holds, and return its value. Nothing but time may be missing."""
    end = time.monotonic() + PATIENCE
    while not (value := condition()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return value


def workers_of(server: Server) -> list[int]:
    """Return the processes in which this server's bots think, read from the kernel; a listing would be cut at the terminal's width."""
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(pid) for task in tasks for pid in _read(task).split() if b"spawn_main" in _read(Path(f"/proc/{int(pid)}/cmdline"))]


def _read(file: Path) -> bytes:
    """Read a kernel file about a process or thread; empty if that has ended, which can happen at any time."""
    try:
        return file.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def to_the_end(table: str, guests: dict[int, Guest], which: int = 0) -> Json:
    """Play until the game is over; return the last position as seat 0 sees it."""
    first = next(iter(guests.values()))
    seat = next(iter(guests))
    while True:
        position = first.position(table, seat=seat)
        decides = position["decision"]["seat"]
        if position["status"] == "over":
            return position
        if decides in guests:
            guests[decides].play_any(table, decides, which)
        else:  # a bot's
            first.look(table, seat=seat, after=position["version"], wait=20)
