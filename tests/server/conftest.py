"""A server for the tests of a file, and databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Postgres
from server.serving import Guest, Server


@pytest.fixture(scope="session")
def everybodys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server on SQLite, for all tests of a worker that do not stop, damage or configure theirs."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3")
    yield running
    running.stop()
    assert running.faults() == []


@pytest.fixture(scope="module")
def server(everybodys: Server) -> Iterator[Server]:
    """Check that the tests of a file cause no server error."""
    before = everybodys.faults()
    yield everybodys
    assert everybodys.faults() == before


@pytest.fixture(autouse=True)
def nobody_left_behind() -> Iterator[None]:
    """Stop servers that a failed test has started."""
    before = set(Server.running)
    yield
    for left in Server.running - before:
        left.kill()


@pytest.fixture
def ada(server: Server) -> Guest:
    return Guest(server, "Ada")


@pytest.fixture
def bert(server: Server) -> Guest:
    return Guest(server, "Bert")


@pytest.fixture
def stranger(server: Server) -> Guest:
    return Guest(server, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()
