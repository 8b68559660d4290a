"""A figure that only this game has: why it ends."""

from typing import Any

from pithead.core.observer import Announced


class Ending(Announced):
    """An observer that reports what triggered the end."""

    field = "last"

    def reason_of(self, event: Any) -> str:
        return next((str(one.reason) for one in event.then if hasattr(one, "reason")), "")
