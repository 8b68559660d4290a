"""The listener: a connection on which a process is notified of what the others wrote."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable

import msgspec
import psycopg
from sqlalchemy.engine import Engine

from pithead.server.cluster.notifications import CHANNEL, Notification, read_notification
from pithead.server.store import postgres
from pithead.server.store.timeouts import within

LOOK = 0.5  # seconds between two checks whether this process is ending
SURE = 5.0  # seconds between two checks whether the database answers
PATIENCE = 5.0  # seconds for the answer
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds until a lost connection is opened again

log = logging.getLogger("pithead.listener")


class Listener:
    """A listener in a thread of its own. After a lost connection it reconnects, and reports that anything may have been missed."""

    def __init__(self, engine: Engine, on_notification: Callable[[Notification], None], on_missed: Callable[[], None]) -> None:
        self.engine = engine
        self.on_notification, self.on_missed = on_notification, on_missed
        self.well = False  # whether every notification arrives
        self._loop = asyncio.get_running_loop()
        self._wait = FIRST_WAIT
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ends.set()
        self._thread.join(2 * LOOK)

    def _run(self) -> None:
        while not self._ends.is_set():
            try:
                with within(PATIENCE):
                    connection = postgres.connection_of(self.engine)
                with connection:
                    self._listen(connection)
            except psycopg.Error as error:
                self._call_in_loop(self._lost)
                log.warning("lost the connection for notifications; reconnecting", extra={"fault": str(error), "seconds": self._wait})
                self._ends.wait(self._wait)
                self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _listen(self, connection: postgres.Connection) -> None:
        with within(PATIENCE):
            connection.execute(f"LISTEN {CHANNEL}")
        self._wait = FIRST_WAIT
        self._call_in_loop(self._connected)
        last_question = time.monotonic()
        while not self._ends.is_set():
            for notice in connection.notifies(timeout=LOOK):
                self._hear(notice.payload)
            if time.monotonic() - last_question > SURE:
                with within(PATIENCE):
                    connection.execute("SELECT 1")
                last_question = time.monotonic()

    def _hear(self, text: str) -> None:
        try:
            notification = read_notification.decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            log.warning("a notification cannot be read", extra={"fault": str(error)})
            self._call_in_loop(self.on_missed)
        else:
            self._call_in_loop(lambda: self.on_notification(notification))

    def _connected(self) -> None:
        self.well = True
        self.on_missed()

    def _lost(self) -> None:
        self.well = False

    def _call_in_loop(self, what: Callable[[], None]) -> None:
        try:
            self._loop.call_soon_threadsafe(what)
        except RuntimeError:  # the loop is closed: nobody needs the notification
            self._ends.set()
