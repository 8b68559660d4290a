"""What the laboratory counts of this game besides: why it ends."""

from typing import Any

from pithead.core.observer import Announced


class Ending(Announced):
    """What brought the end."""

    field = "last"

    def reason_of(self, event: Any) -> str:
        return next((str(one.reason) for one in event.then if hasattr(one, "reason")), "")
