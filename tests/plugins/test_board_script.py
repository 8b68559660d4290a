"""The drawn board of a package: which games have one, and how the server delivers it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from plugins.package import Bought, bought_package
from server.serving import Guest, Server

BOARD = "/api/games/stone_soup/board.js"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Bought:
    """Return a package with a board, installed."""
    return bought_package(tmp_path_factory.mktemp("stone_soup"), tmp_path_factory.mktemp("site"), "--board")


@pytest.fixture(scope="module")
def server(drawn: Bought, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    class Theirs(Server):
        def surroundings(self) -> dict[str, str]:
            return drawn.environment

    running = Theirs(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3")
    yield running
    running.stop()
    assert running.faults() == []


@pytest.fixture
def stranger(server: Server) -> Guest:
    return Guest(server, None)


def test_only_the_game_of_the_package_has_a_board(stranger: Guest) -> None:
    games = stranger.get("/api/games").json()["games"]
    assert [line["slug"] for line in games if line["board"]] == ["stone_soup"]


def test_the_board_is_a_script_of_this_server_that_a_browser_may_cache(drawn: Bought, stranger: Guest) -> None:
    answer = stranger.get(BOARD)
    assert (answer.status_code, answer.text) == (200, (drawn.folder / "stone_soup" / "board.js").read_text())
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = dict(line.strip().split(" ", 1) for line in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    again = stranger.http.get(BOARD, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_changed_board_is_sent_without_a_restart(drawn: Bought, stranger: Guest) -> None:
    before = stranger.get(BOARD)
    [installed] = Path(drawn.environment["PYTHONPATH"].split(":")[0]).glob("stone_soup/board.js")
    installed.write_text(before.text + "// changed\n")
    after = stranger.http.get(BOARD, headers={"If-None-Match": before.headers["etag"]})
    assert (after.status_code, after.text) == (200, before.text + "// changed\n")
    installed.write_text(before.text)


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/board.js",
        "/api/games/sacred_dragon/board.js",
        "/api/games/stone_soup/state.py",
        "/api/games/stone_soup/board.js/state.py",
        "/api/games/stone_soup/%2e%2e/board.js",
        "/api/games/%2e%2e/board.js",
        "/api/games/..%2fstone_soup/board.js",
        "/api/games/stone_soup%2f..%2fstone_soup/board.js",
        "/api/games/stone_soup%00/board.js",
        "/api/games/%2fetc%2fpasswd%00/board.js",
    ],
)
def test_nothing_else_can_be_fetched_from_that_address(stranger: Guest, path: str) -> None:
    answer = stranger.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_new_game_has_a_board_only_on_request(drawn: Bought, bought: Bought) -> None:
    places = [
        {path.relative_to(package.folder / "stone_soup") for path in (package.folder / "stone_soup").rglob("*.*")}
        for package in (drawn, bought)
    ]
    assert {path for path in places[0] - places[1] if "__pycache__" not in path.parts} == {Path("board.js")}
