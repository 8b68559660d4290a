"""Leases: which of the processes on one database does work that only one should do, such as a bot's search.

Each process renews its row as long as it lives, and a lease names the process that holds it. A process that has not renewed its row for a
while, by the database's clock, holds nothing. Leases save work and promise nothing: only the log decides what is written.
"""

import contextlib
import logging

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from pithead.server.store.writer import Store, Unavailable, is_id

LIFE = 5.0  # seconds without a renewal until a process counts as dead
MOST_ORPHANS = 20  # tables of dead processes taken over at a time

NOW = "extract(epoch FROM clock_timestamp())"
LIVING = f"SELECT name FROM processes WHERE until > {NOW}"
BEGIN = sa.text(f"INSERT INTO processes (name, until) VALUES (:me, {NOW} + {LIFE}) ON CONFLICT (name) DO UPDATE SET until = excluded.until")
GO_ON = sa.text(f"UPDATE processes SET until = {NOW} + {LIFE} WHERE name = :me AND until > {NOW} RETURNING name")
BURY = sa.text(f"DELETE FROM processes WHERE until < {NOW} - 60")
TAKE = sa.text(
    "INSERT INTO leases (what, owner) VALUES (:what, :me) ON CONFLICT (what) DO UPDATE SET owner = excluded.owner "
    f"WHERE leases.owner = excluded.owner OR leases.owner NOT IN ({LIVING}) RETURNING owner"
)
OWNER = sa.text("SELECT owner FROM leases WHERE what = :what")
ORPHANS = sa.text(f"SELECT what FROM leases WHERE owner NOT IN ({LIVING}) ORDER BY what LIMIT :most")
GIVE_BACK = sa.text("DELETE FROM leases WHERE owner = :me AND what = ANY(:what)")
END = (sa.text("DELETE FROM leases WHERE owner = :me"), sa.text("DELETE FROM processes WHERE name = :me"))

log = logging.getLogger("pithead.leases")


class Leases:
    """The leases of this process, and the other living processes. Alone on its database, a process gets every lease."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.peers: set[str] = set()  # living processes
        self.held: set[str] = set()
        self._owners: dict[str, str] = {}  # of the leases this process asked for

    @property
    def alone(self) -> bool:
        """Whether no other process is known to be alive."""
        return not self.peers

    def begin(self) -> None:
        """Register this process, before it serves anything."""
        if self.store.shared:
            _, living, _ = self.store.do_now(self._go_on)
            self.peers = living - {self.store.name}

    async def take(self, what: str) -> bool:
        """Return whether this process holds the lease, perhaps from now on."""
        if not self.store.shared or what in self.held:
            return True
        if self._owners.get(what) in self.peers:
            return False
        owner = await self.store.do(lambda connection: self._take(connection, what))
        self._owners[what] = owner
        if owner == self.store.name:
            self.held.add(what)
        return owner == self.store.name

    def _take(self, connection: Connection, what: str) -> str:
        named = {"what": what, "me": self.store.name}
        return str(connection.execute(TAKE, named).scalar() or connection.execute(OWNER, {"what": what}).scalar())

    async def keep(self, tables: set[str]) -> None:
        """Release the leases of all tables but these."""
        self._owners = {what: owner for what, owner in self._owners.items() if what in tables}
        over = {what for what in self.held - tables if is_id(what)}
        self.held -= over
        if over:
            await self.store.do(lambda connection: connection.execute(GIVE_BACK, {"me": self.store.name, "what": list(over)}))

    async def go_on(self) -> tuple[bool, list[str]]:
        """Renew this process's row, and look at the others. Return whether the others considered it alive all the time, and the tables that
        dead processes left.

        A process that was considered dead no longer holds any lease.
        """
        went_on, living, orphans = await self.store.do(self._go_on)
        self.peers = living - {self.store.name}
        if not went_on:
            log.warning("other processes considered this one dead; registering again", extra={"leases": len(self.held)})
            self.held.clear()
        return went_on, orphans

    def _go_on(self, connection: Connection) -> tuple[bool, set[str], list[str]]:
        me = {"me": self.store.name}
        went_on = connection.execute(GO_ON, me).scalar() is not None
        if not went_on:
            connection.execute(END[0], me)
            connection.execute(BEGIN, me)
        connection.execute(BURY)
        living = set(connection.execute(sa.text(LIVING)).scalars())
        return went_on, living, list(connection.execute(ORPHANS, {"most": MOST_ORPHANS}).scalars())

    def end(self) -> None:
        """Remove this process's row, so that others may take its leases at once."""
        if self.store.shared:
            with contextlib.suppress(Unavailable):
                self.store.do_now(lambda connection: [connection.execute(end, {"me": self.store.name}) for end in END])
