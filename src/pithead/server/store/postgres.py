"""Connections to PostgreSQL that give up in time, however the other end hangs.

The server's own timeouts do not help when the server itself hangs, and a stopped process still acknowledges packets. So the client watches
the clock: past its deadline it closes the connection, and the outcome of what was running is unknown.
"""

from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from sqlalchemy.engine import Engine

from pithead.server.store.timeouts import is_over

CONNECTING = 3  # connection timeout, in seconds
OPTIONS = {  # libpq's own, for a network that swallows packets
    "connect_timeout": CONNECTING,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
ABANDONED = "SET idle_in_transaction_session_timeout = '10s'"  # frees the locks of a client that has disappeared


class Connection(psycopg.Connection[Any]):
    """A connection that closes itself when its thread's time is up."""

    def wait(self, gen: PQGen[RV], *more: Any, **peers: Any) -> RV:
        """Run the generator, at most until the deadline."""
        return super().wait(self._in_time(gen), *more, **peers)

    def _in_time(self, gen: PQGen[RV]) -> PQGen[RV]:
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and is_over():
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the database did not answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            result: RV = done.value
            return result


def connect(dialect: object, record: object, arguments: Any, options: Any) -> Connection:
    """Open a connection of this class; attached to SQLAlchemy's event `do_connect`."""
    if is_over():
        raise psycopg.OperationalError("the database did not answer in time")
    connection = Connection.connect(*arguments, **{**OPTIONS, **options}, autocommit=True)
    connection.execute(ABANDONED)
    connection.autocommit = False
    return connection


def connection_of(engine: Engine) -> Connection:
    """Open a connection outside the engine's pool that commits every statement by itself."""
    arguments, options = engine.dialect.create_connect_args(engine.url)
    connection = connect(engine.dialect, None, arguments, options)
    connection.autocommit = True
    return connection
