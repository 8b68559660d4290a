"""Hostile text: notations, forms, records, options, ids, names, headers.

Each gets an answer below 500, takes little work and memory, and causes no logged server error.
"""

import contextlib
import json
import os
import random
import re
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2
import pytest

import pithead
from pithead.core.game import AnyGame
from pithead.core.players import Player
from pithead.core.table import Table
from server.serving import PATIENCE, Guest, Json, Server, workers_of

CPU = 2.0  # seconds of work that one text may cost, all processes together
MEMORY = 100_000_000  # bytes by which the server may grow, all processes together
DECISIONS = 120  # of each game, in which moves are corrupted
OFTEN = 2  # times that moves of one kind are
LARGE = "1600000000"
TICKS = os.sysconf("SC_CLK_TCK")

NUMBERS = [
    "0",
    "-1",
    "1600000000",
    "9" * 19,
    "-" + "9" * 18,
    "9" * 180,
    "1" + "0" * 60,
    "00001",
    "1e9",
    "0x10",
    "1_0",
    "٣",
    "²",
    "½",
    "nan",
]
WORDS = [
    "",
    " ",
    "x" * 39,
    "x" * 5000,
    "%s%n{0}${x}",
    "../../etc/passwd",
    "<script>",
    "'; DROP TABLE tables; --",
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\u200b",
    "\ud83d",
    "\ufeff",
    "é" * 40,
    "İ",
    "ß" * 20,
    "1,1",
    "-,-",
    "+" * 30,
    "1+" * 19,
]
QUICK = {"tf22_mine": {"quick_setup": "true", "symbol_variant": "strategy"}}  # so that more kinds of moves come up soon
FIELD = re.compile(r"\{(\w+)(?::\w+)?\}")


class Watched:
    """A server whose work and memory are read from the kernel before and after a text."""

    def __init__(self, server: Server, guest: Guest) -> None:
        self.server, self.guest = server, guest
        self.least = self.memory()

    def read(self, file: str) -> dict[int, str]:
        """Read a kernel file of the server and its workers, by process."""
        texts: dict[int, str] = {}
        while not texts:
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread or a worker has ended
                pids = [self.server.process.pid, *workers_of(self.server)]
                texts = {pid: Path(f"/proc/{pid}/{file}").read_text() for pid in pids}
        return texts

    def cpu(self) -> dict[int, float]:
        """Return the seconds of work by process."""
        fields = {pid: text.rpartition(")")[2].split() for pid, text in self.read("stat").items()}
        return {pid: (int(field[11]) + int(field[12])) / TICKS for pid, field in fields.items()}

    def since(self, before: dict[int, float]) -> float:
        """Return the work of the processes that existed before; starting a new one is not the text's fault."""
        return sum(seconds - before[pid] for pid, seconds in self.cpu().items() if pid in before)

    def memory(self) -> int:
        """Return the peak memory in bytes."""
        return sum(1024 * int(kilobytes) for text in self.read("status").values() for kilobytes in re.findall(r"VmHWM:\s+(\d+) kB", text))

    def ask(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        """Send one text; return the answer and its cost."""
        before = self.cpu()
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        answer = self.guest.http.request(method, path, content=content, headers={"Content-Type": "application/json"} if content else {})
        request = f"{method} {path[:80]} {str(content)[:300]}"
        assert answer.status_code < 500, f"{request}: {answer.status_code} {answer.text[:300]}"
        assert self.since(before) < CPU, f"{request} cost {self.since(before):.1f} s"
        if set(self.cpu()) != set(before):  # new workers brought their own memory
            self.least = self.memory()
        more = self.memory() - self.least
        if more >= MEMORY:
            self.least += more  # so that later texts are not blamed
        assert more < MEMORY, f"{request}: {more // 1_000_000} MB more"
        return answer


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('texts')}/tables.sqlite3", messages_per_second=10**6)
    yield Watched(server, Guest(server))
    assert server.stop() in (0, -15)
    assert server.faults() == []


def filled(template: str, form: Json) -> str:
    """Return the text of a form."""
    return FIELD.sub(lambda match: str(form[match[1]]), template)


def spoilt(choice: Json, game: AnyGame, dice: random.Random) -> Iterator[tuple[str, Json]]:
    """Return a legal move with one field changed or made up, as text and as form."""
    templates = game.codec.notation.kinds[choice["form"]["kind"]].templates
    template = next(one for one in templates if set(FIELD.findall(one)) == set(choice["form"]) - {"kind"})
    for name in FIELD.findall(template):
        value = choice["form"][name]
        numbers = dice.sample(NUMBERS, 3)
        peers = [re.sub(r"[0-9]+$", numbers[0], str(value)), f"{value}+{LARGE}", dice.choice(WORDS), dice.choice(WORDS)]
        for other in [*numbers, LARGE] if isinstance(value, int) else peers:
            form = choice["form"] | {name: int(other) if isinstance(value, int) and re.fullmatch(r"-?[0-9]{1,18}", other) else other}
            yield filled(template, form), form


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_no_move_that_can_be_written_is_expensive(watched: Watched, slug: str) -> None:
    guest, game, dice = watched.guest, pithead.game(slug), random.Random(slug)
    table = guest.open("me", "me", "me", game=slug, options=QUICK.get(slug, {}))
    tried: Counter[str] = Counter()
    for _ in range(DECISIONS):
        position = guest.position(table, seat=guest.position(table)["decision"]["seat"])
        seat, version, choices = position["viewer"], position["version"], position["choices"]
        kinds = {choice["form"]["kind"]: choice for choice in dice.sample(choices, len(choices))}
        for kind in [kind for kind in kinds if tried[kind] < OFTEN]:
            tried[kind] += 1
            for text, form in spoilt(kinds[kind], game, dice):
                for move in ({"move": text[:200]}, {"form": form}):
                    watched.ask("POST", f"/api/tables/{table}/explain", {"id": "why", "seat": seat} | move)
                    request = {"id": guest.id(), "seat": seat, "version": version} | move
                    if watched.ask("POST", f"/api/tables/{table}/play", request).status_code == 200:  # it was valid after all
                        break
        now = guest.position(table)
        if now["version"] == version:
            chosen = min(kinds, key=lambda kind: (tried[kind], dice.random()))
            tried[chosen] += 1
            played = guest.play(table, seat, version, kinds[chosen]["notation"])
            assert played.status_code == 200, played.text
            now = played.json()["position"]
        if now["status"] == "over":
            break
    assert len(tried) > 3


def test_no_option_is_expensive(watched: Watched) -> None:
    for slug in pithead.CATALOGUE:
        for option in pithead.game(slug).options:
            for value in (*NUMBERS, "9" * 5000, dice_word(option.name)):
                body = {"game": slug, "seats": [{"kind": "me"}] * 3, "options": {option.name: value}}
                answer = watched.ask("POST", "/api/tables", body)
                assert answer.status_code in (201, 400, 422), answer.text
    for name in WORDS:
        watched.ask("POST", "/api/tables", {"game": name, "seats": [{"kind": "me"}], "options": {name: name}})


def dice_word(name: str) -> str:
    """Pick one of the words, always the same for a name."""
    return random.Random(name).choice(WORDS)


def test_no_id_of_a_table_or_game_is_expensive(watched: Watched) -> None:
    for word in (*NUMBERS, *WORDS[2:], ".", "..", "%00", "\x7f"):
        for path in ("/api/tables/{}", "/api/tables/{}/replay", "/api/games/{}/rules", "/api/tables/x/seats/{}/qr.svg", "/{}"):
            answer = watched.ask("GET", path.format(quote(word, safe="", errors="surrogatepass")))
            assert answer.status_code in (200, 307, 400, 401, 404), answer.text
            assert path == "/{}" or answer.status_code != 200 or "/.." in str(answer.url)


UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]")


def test_a_name_can_be_read_by_everyone(watched: Watched) -> None:
    mallory = Watched(watched.server, Guest(watched.server, None))
    for word in (*WORDS, "\u2003\u3000", "\u00a0", "A\u200bB", "\u202eadA", "A\u2066B", "A\u0085B", "a\nb", "\U000e0041"):
        answer = mallory.ask("PUT", "/api/me", {"name": word})
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 200:
            name = answer.json()["name"]
            assert name.strip(), f"{word!r} became an empty name"
            assert not UNSEEN.search(name), f"{word!r} is shown with marks that nobody can see"


HEADERS = [
    b"Origin: http://[::1",
    b"Origin: http://[",
    b"Origin: \xff\xfe",
    b"Origin: null",
    b"Host: [",
    b"Host: \xff",
    b"Host: " + b"a" * 5000,
    b"Cookie: pithead=" + b"a" * 20000,
    b"Cookie: pithead=\x80\x81",
    b"Cookie: " + b"a=b; " * 3000,
    b"Content-Length: -1",
    b"Content-Length: 99999999999999999999999999",
    b"Content-Length: 1e3",
    b"Content-Type: application/json; charset=\xff",
    b"Transfer-Encoding: chunked, chunked",
    b"X: " + b"y" * 100_000,
    b"Range: bytes=-9999999999999999999999",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Key: x",
    b"Expect: 100-continue",
    b"Accept-Encoding: " + b"gzip, " * 5000,
    b'Forwarded: for="["',
    b"X-Forwarded-For: " + b"1.1.1.1, " * 1000,
]


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_no_header_breaks_the_server(watched: Watched, method: str) -> None:
    for header in HEADERS:
        before = watched.cpu()
        host = b"" if header.startswith(b"Host") else b"Host: 127.0.0.1\r\n"
        body = b'{"name": "Ada"}'
        length = b"" if b"Length" in header or b"Transfer" in header or method == "GET" else b"Content-Length: %d\r\n" % len(body)
        kind = b"" if b"Content-Type" in header else b"Content-Type: application/json\r\n"
        request = b"%s /api/me HTTP/1.1\r\n%s%s%s%s\r\nConnection: close\r\n\r\n" % (method.encode(), host, kind, length, header)
        with socket.create_connection(("127.0.0.1", watched.server.port), PATIENCE) as raw:
            answer = b""
            try:
                raw.sendall(request + (body if method == "PUT" else b""))
                raw.shutdown(socket.SHUT_WR)
                while part := raw.recv(65536):
                    answer += part
            except ConnectionError:  # refused before it was read completely
                pass
        assert not answer or int(answer.split()[1]) < 500, f"{header[:80]!r}: {answer[:300]!r}"
        assert watched.since(before) < CPU, header[:80]
    assert watched.guest.get("/api/me").json() == {"name": "Ada"}


def records() -> Iterator[bytes]:
    """Return records that were tampered with, and files that are not records."""
    game = pithead.game("sacred_dragon")
    table = Table(game, [Player("A")], {"solo_tiles": "10"}, "texts")
    while not table.over:
        table.play(table.legal()[0])
    good = json.loads(table.record().to_json())
    dice = random.Random("records")
    for name in good:
        bads: tuple[Any, ...] = (None, -1, 10**30, "9" * 5000, [], {}, [[]] * 50, {"a": {"b": []}}, "\u202e\x1b[2J", True)
        for bad in bads:
            yield json.dumps(good | {name: bad}).encode()
    for number in range(0, len(good["moves"]), 3):
        moves = [dict(move) for move in good["moves"]]
        name = dice.choice(sorted(moves[number]))
        moves[number][name] = dice.choice([*NUMBERS, *WORDS, -1, 10**30, None, [], {}])
        yield json.dumps(good | {"moves": moves}).encode()
    yield json.dumps(good | {"moves": good["moves"][:3] * 1500}).encode()
    yield json.dumps(good | {"seats": ["A"] * 100_000}).encode()
    yield json.dumps(good | {"options": {str(number): "1" for number in range(20_000)}}).encode()
    yield json.dumps(good | {"contributions": ["x" * 900_000]}).encode()
    yield b'{"moves": ' + b"[" * 100_000
    yield b"[" * 400_000 + b"]" * 400_000
    yield json.dumps(good).encode().replace(b":", b": 1e999999, ", 1)
    yield b"\xff\xfe" + json.dumps(good).encode("utf-16-le")
    yield b'"' + b"\\u0000" * 100_000 + b'"'
    yield json.dumps({"format": "pithead", "game": "dunaia", "moves": [{"seat": 0, "move": "call 1 discarding 1+2+1600000000"}]}).encode()


def test_no_record_is_expensive(watched: Watched) -> None:
    for text in records():
        answer = watched.ask("POST", "/api/records", text)
        assert answer.status_code in (200, 400, 404, 413, 422), answer.text
        assert answer.json().get("detail", ".")[-1] in ".?!"


def test_no_message_breaks_a_stream(watched: Watched) -> None:
    table = watched.guest.open("me", "me", "me")
    shapes: list[Any] = [None, 1, "x", [], {}, {"type": 5}, {"type": "play"}, {"type": "look", "id": "l", "seat": 10**30}, [[]] * 100]
    shapes += [
        {"type": name, "id": word, "seat": number}
        for name in ("play", "undo", "look", "hint")
        for word, number in zip(WORDS, NUMBERS, strict=False)
    ]
    with watched.guest.stream(table) as stream:
        stream.until("table")
        for shape in shapes:
            before = watched.cpu()
            stream.send(shape)
            assert stream.until("problem", "answer")["type"] in ("problem", "answer")
            assert watched.since(before) < CPU, shape
    assert watched.guest.look(table)["position"]["status"] == "running"
