"""Random numbers for guesses that somebody sees something of: the same for everything shown of one version, and
unpredictable, because they follow from a secret of this server.
"""

from hashlib import blake2b
from struct import unpack

from pithead.core.engine.rng import Rng
from pithead.server.tables.live_table import LiveTable


def guess_rng(live: LiveTable, what: str, seat: int) -> Rng:
    """For what is shown to that seat: `what` names it."""
    message = f"dice {what} {live.id} {live.version} {seat}"
    a, b, c, d = unpack(">4I", blake2b(message.encode(), digest_size=16, key=live.store.secret().encode()).digest())
    return Rng(a, b, c, d | 1)  # not all zero
