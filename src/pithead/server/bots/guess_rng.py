"""Random numbers for guesses whose results people see: equal for one version of a table, and unpredictable, because they derive from a
secret of this server."""

from hashlib import blake2b
from struct import unpack

from pithead.core.engine.rng import Rng
from pithead.server.tables.live_table import LiveTable


def guess_rng(live: LiveTable, what: str, seat: int) -> Rng:
    """Return the generator for one purpose, which `what` names, and one seat."""
    message = f"dice {what} {live.id} {live.version} {seat}"
    a, b, c, d = unpack(">4I", blake2b(message.encode(), digest_size=16, key=live.store.secret().encode()).digest())
    return Rng(a, b, c, d | 1)  # never all zero
