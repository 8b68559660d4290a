"""Limits and headers: how large, how often, from where; and every refusal is a sentence."""

import itertools
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pithead.server.http.rate_limits import Rates
from pithead.server.http.request_errors import RequestError
from pithead.server.settings import Settings
from server.serving import Guest, Server, Stream, until


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with low limits."""
    running = Server(
        f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3",
        requests_per_minute=60,
        tables_per_minute=2,
        messages_per_second=5,
        streams_per_client=3,
    )
    yield running
    running.stop()


def test_a_client_with_too_many_requests_must_wait(strict: Server) -> None:
    ada = Guest(strict)
    tables = [ada.post("/api/tables", {"game": "sacred_dragon", "seats": [{"kind": "me"}]}) for _ in range(3)]
    assert [answer.status_code for answer in tables] == [201, 201, 429]
    assert int(tables[2].headers["Retry-After"]) >= 1
    table = tables[0].json()["info"]["id"]
    with ada.stream(table) as stream:
        stream.until("table")
        with pytest.raises(ConnectionClosed) as closed:
            _ping_on(stream)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "Too many messages; send fewer per second.")
    with ada.stream(table), ada.stream(table), ada.stream(table), pytest.raises(InvalidStatus):
        ada.stream(table)
    refused = until(lambda: [answer for answer in [ada.get("/api/me")] if answer.status_code == 429])  # a slow client needs longer
    assert refused[0].json()["code"] == "too_many"


def test_a_client_that_sends_without_reading_is_disconnected(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    with ada.stream(table) as stream:
        stream.until("table")
        stream.socket.send("x" * 9000)
        bye = stream.until("bye")
        assert not bye["again"]


def test_a_body_that_is_too_large_is_refused(server: Server, ada: Guest) -> None:
    large = ada.http.put("/api/me", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    counted = ada.http.put("/api/me", content=iter([b" " * 40_000] * 2), headers={"Content-Type": "application/json"})
    assert counted.status_code == 413


def test_other_sites_may_not_send_requests(server: Server, ada: Guest) -> None:
    foreign = ada.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": "https://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
    broken = ada.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": "http://[::1"})
    assert (broken.status_code, broken.json()["code"]) == (403, "origin")
    table = ada.open("me")
    with pytest.raises(InvalidStatus):
        connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream", origin=Origin("https://elsewhere.example")).__enter__()


def test_a_form_from_another_page_is_not_json(server: Server, ada: Guest) -> None:
    posted = ada.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (posted.status_code, posted.json()["code"]) == (415, "media_type")


def test_answers_carry_protective_headers(server: Server, ada: Guest) -> None:
    answer = ada.put("/api/me", {"name": "Ada"})
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "no-store"
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/games/chess/rules", 404),
        ("DELETE", "/api/lobby", 405),
        ("GET", "/api/tables/nowhere?seat=ten", 400),
        ("GET", "/api/tables/nowhere/replay?count=1000", 400),
        ("GET", "/missing.js", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
    ],
)
def test_a_bad_request_gets_a_sentence(ada: Guest, method: str, path: str, status: int) -> None:
    answer = ada.http.request(method, path)
    assert answer.status_code == status
    if answer.headers["Content-Type"].startswith("application/problem+json"):
        assert answer.json()["detail"].endswith(".")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name": 5}', b'{"name": ""}', b'{"name": "   "}', b'{"name": "\\u0000"}', b"\xff", b"[" * 5000]
)
def test_an_unreadable_body_is_refused_with_the_reason(ada: Guest, body: bytes) -> None:
    answer = ada.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", static=tmp_path / "none")
    guest = Guest(server, None)
    assert "has not been built" in guest.get("/").text
    server.stop()


def test_the_built_client_is_served_at_all_its_addresses(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html><title>Pithead</title>")
    (tmp_path / "client" / "assets" / "app.js").write_text("export {}")
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", static=tmp_path / "client")
    guest = Guest(server, None)
    for path in ("/", "/table/abc", "/join/abc"):
        assert "<title>Pithead</title>" in guest.get(path).text
    assert "immutable" in guest.get("/assets/app.js").headers["Cache-Control"]
    assert guest.get("/tables.sqlite3").status_code == 404
    assert guest.get("/%2e%2e/tables.sqlite3").status_code == 404
    server.stop()


def test_client_files_are_compressed_for_those_who_accept_it_and_plain_for_others(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    files = {"index.html": "<!doctype html><title>Pithead</title>" + " " * 2000, "assets/app.js": "export const ore = 7\n" * 500}
    for name, text in files.items():
        (tmp_path / "client" / name).write_text(text)
    (tmp_path / "client" / "icon.png").write_bytes(bytes(2000))  # pictures are already compressed
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", static=tmp_path / "client")
    guest = Guest(server, None)
    for path, name in (("/", "index.html"), ("/table/abc", "index.html"), ("/assets/app.js", "assets/app.js")):
        packed = guest.http.get(path, headers={"Accept-Encoding": "br, gzip;q=0.5"})
        assert (packed.headers["Content-Encoding"], packed.text) == ("gzip", files[name])
        assert int(packed.headers["Content-Length"]) < len(files[name]) / 5
        for plain in ("identity", "br", "gzip;q=0", "gzip; q=0.0, br"):
            answer = guest.http.get(path, headers={"Accept-Encoding": plain})
            assert "Content-Encoding" not in answer.headers, plain
            assert (int(answer.headers["Content-Length"]), answer.text) == (len(files[name]), files[name])
            assert {each.headers["Vary"] for each in (packed, answer)} == {"Accept-Encoding"}
            assert {each.headers["Content-Type"] for each in (packed, answer)} == {packed.headers["Content-Type"]}
    assert "Content-Encoding" not in guest.http.get("/icon.png", headers={"Accept-Encoding": "gzip"}).headers
    (tmp_path / "client" / "assets" / "app.js").write_text("export const ore = 8\n")
    assert guest.http.get("/assets/app.js", headers={"Accept-Encoding": "gzip"}).text == "export const ore = 8\n"
    server.stop()


LASTING = ("/api/games?language=de", "/api/games/dunaia/rules", "/api/games/dunaia/components", "/api/games/dunaia/words/en")


def test_shared_answers_are_compressed_and_sent_once(stranger: Guest) -> None:
    guest = stranger
    for path in LASTING:
        packed = guest.http.get(path, headers={"Accept-Encoding": "gzip"})
        plain = guest.http.get(path, headers={"Accept-Encoding": "identity"})
        assert (packed.headers["Content-Encoding"], packed.text) == ("gzip", plain.text), path
        assert int(packed.headers["Content-Length"]) < len(plain.content) / 2, path
        for answer in (packed, plain):
            assert answer.headers.get_list("Cache-Control") == ["no-cache"], path
            assert answer.headers["Vary"] == "Accept-Encoding", path
        again = guest.http.get(path, headers={"If-None-Match": f'W/"other", {packed.headers["ETag"]}'})
        assert (again.status_code, again.content) == (304, b""), path
        assert guest.http.get(path, headers={"If-None-Match": 'W/"other"'}).text == plain.text, path
    tags = {guest.http.get(f"/api/games?language={language}").headers["ETag"] for language in ("en", "de")}
    assert len(tags) == 2  # each language has its own address
    assert guest.get("/api/me").headers.get_list("Cache-Control") == ["no-store"]


def test_setting_the_clock_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    since_start = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: since_start)
    rates = Rates(Settings(requests_per_minute=2))
    for _ in range(2):
        rates.check("request", "203.0.113.7")
    with pytest.raises(RequestError, match="try again in 30 s") as refused:
        rates.check("request", "203.0.113.7")
    assert refused.value.headers == {"Retry-After": "30"}
    monkeypatch.setattr(time, "time", lambda: 0.0)
    since_start += 30
    rates.check("request", "203.0.113.7")
    since_start += 3600
    rates.forget()
    assert rates._buckets == {}


def _ping_on(stream: Stream) -> None:
    """Send pings until the server closes the stream."""
    for number in itertools.count():
        stream.send({"type": "ping", "id": f"p{number}"})
