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
    """tools/front.py, which finds and builds what the client needs."""
    spec = importlib.util.spec_from_file_location("front", ROOT / "tools" / "front.py")
    assert spec is not None
    assert spec.loader is not None
    front = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(front)
    return front


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One process at a time, so that parallel workers do not build the same client twice."""
    import fcntl

    with (ROOT / "web" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client."""
    with alone():
        return Path(load_front().build())


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker's script."""
    with alone():
        load_front().install()
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def launch(kind: BrowserType, *flags: str) -> Browser:
    """A Chromium, found or fetched; without one the tests fail with a sentence."""
    with alone():
        found = load_front().chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    return kind.launch(executable_path=found.path, args=[*FLAGS, *flags], env=environment)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def everybodys(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the built client, to all tests of a worker."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3", static=client)
    yield running
    running.stop()
    assert running.faults() == [], "\n".join(running.faults())


@pytest.fixture(scope="module")
def server(everybodys: Server) -> Iterator[Server]:
    """Whatever the tests of a file do, the server may not call anything its own fault."""
    before = everybodys.faults()
    yield everybodys
    assert everybodys.faults() == before, "\n".join(everybodys.faults())


@pytest.fixture
def sit(chromium: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Opens a browser of its own for a person; a fault in the page fails the test."""
    players: list[Player] = []

    def open_browser(name: str | None = "Ada", **how: Any) -> Player:
        players.append(Player(chromium, server, name, **how))
        return players[-1]

    yield open_browser
    for player in players:
        player.leave()
    assert [fault for player in players for fault in player.faults] == []
