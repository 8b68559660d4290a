"""Leases: which of the processes on one database does what only one should do, such as a bot's thought.

A process stands in the database as long as it says, again and again, that it lives; a lease names the process that
holds it. Who has said nothing for a while, by the database's clock, holds nothing any more. A lease saves
work and makes no promise: what is written is decided by the log alone.
"""

import contextlib
import logging

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from pithead.server.store.writer import Store, Unavailable, is_id

LIFE = 5.0  # seconds until a process that said nothing counts as dead
MOST_ORPHANS = 20  # taken up at a time

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
    """What this process holds, and who else lives. On a database of its own it holds whatever it wants."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.peers: set[str] = set()  # processes that live
        self.held: set[str] = set()
        self._owners: dict[str, str] = {}  # of what was wanted here

    @property
    def alone(self) -> bool:
        """Whether no other process lives, as far as is known."""
        return not self.peers

    def begin(self) -> None:
        """Be among the living; before anything is served."""
        if self.store.shared:
            _, living, _ = self.store.do_now(self._go_on)
            self.peers = living - {self.store.name}

    async def take(self, what: str) -> bool:
        """Whether this process holds it, perhaps from now on."""
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
        """Hold the leases of no other tables any longer."""
        self._owners = {what: owner for what, owner in self._owners.items() if what in tables}
        over = {what for what in self.held - tables if is_id(what)}
        self.held -= over
        if over:
            await self.store.do(lambda connection: connection.execute(GIVE_BACK, {"me": self.store.name, "what": list(over)}))

    async def go_on(self) -> tuple[bool, list[str]]:
        """Say that this process lives, and find out who else does; whether it was alive for the others all the time, and what
        the dead have left behind. A process that was taken for dead holds nothing any more."""
        went_on, living, orphans = await self.store.do(self._go_on)
        self.peers = living - {self.store.name}
        if not went_on:
            log.warning("this process was taken for dead and begins again", extra={"leases": len(self.held)})
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
        """Be among the living no longer; whoever wants what was held here may have it at once."""
        if self.store.shared:
            with contextlib.suppress(Unavailable):
                self.store.do_now(lambda connection: [connection.execute(end, {"me": self.store.name}) for end in END])
