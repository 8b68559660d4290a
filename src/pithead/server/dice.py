"""Dice for guesses of which somebody is shown something: the same for all that is shown of a version, and
foreseen by nobody, for they follow from a secret of this server.
"""

import hmac

from pithead.core.rng import Rng
from pithead.core.seeds import rng
from pithead.server.live import Live


def dice(live: Live, what: str, seat: int) -> Rng:
    """For what is shown to that seat: `what` names it."""
    message = f"dice {what} {live.id} {live.version} {seat}"
    return rng(hmac.digest(live.store.secret().encode(), message.encode(), "sha256").hex())
