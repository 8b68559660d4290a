"""The built client, a server that serves it, and a real Chromium."""

import contextlib
import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

from browser.browsing import PATIENCE, Player
from server.serving import Server

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


expect.set_options(timeout=PATIENCE)


def load_front() -> ModuleType:
    """Load tools/front.py, which finds and builds the client."""
    spec = importlib.util.spec_from_file_location("front", ROOT / "tools" / "front.py")
    assert spec is not None
    assert spec.loader is not None
    front = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(front)
    return front


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let in one process at a time, so that parallel workers do not build the same client twice."""
    import fcntl

    with (ROOT / "web" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client() -> Path:
    """Return the folder of the built client."""
    with alone():
        return Path(load_front().build())


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the accessibility checker's script."""
    with alone():
        load_front().install()
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def launch(kind: BrowserType, *flags: str) -> Browser:
    """Launch a Chromium, found or downloaded; without one the tests fail with a sentence."""
    with alone():
        program = load_front().chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **program.environment}
    return kind.launch(executable_path=program.path, args=[*FLAGS, *flags], env=environment)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def everybodys(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that serves the built client, for all tests of a worker."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3", static=client)
    yield running
    running.stop()
    assert running.faults() == [], "\n".join(running.faults())


@pytest.fixture(scope="module")
def server(everybodys: Server) -> Iterator[Server]:
    """Check that the tests of a file cause no server error."""
    before = everybodys.faults()
    yield everybodys
    assert everybodys.faults() == before, "\n".join(everybodys.faults())


@pytest.fixture
def sit(chromium: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Return a function that opens a separate browser for a person; an error in the page fails the test."""
    players: list[Player] = []

    def open_browser(name: str | None = "Ada", **how: Any) -> Player:
        players.append(Player(chromium, server, name, **how))
        return players[-1]

    yield open_browser
    for player in players:
        player.leave()
    assert [fault for player in players for fault in player.faults] == []
