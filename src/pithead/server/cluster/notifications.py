"""What the processes on one database tell one another, and how it fits into a notification.

News are hints, never the truth: whoever hears of a table reads its log. So news may be lost, if whoever finds
out looks at everything.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

CHANNEL = "pithead"
LARGEST = 7_900  # bytes; PostgreSQL takes less than 8,000


class LocalViewers(msgspec.Struct, frozen=True, array_like=True):
    """Who watches a table by way of one process: those who sit there, and how many others."""

    table: str
    persons: list[str]
    onlookers: int


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells. A later program may tell more: who does not know a field passes over it."""

    sender: str = ""
    tables: list[str] = []  # whose log or chat has grown
    seated: list[str] = []  # those of them that are new or where somebody else sits
    anew: list[str] = []  # to be read anew: what was told before has changed
    here: list[LocalViewers] = []
    asks: list[str] = []  # tables: who watches there?
    gone: list[str] = []  # persons who were deleted, as digests
    everything: bool = False  # look at all tables
    begun: bool = False  # the sender is new here
    ended: bool = False  # the sender goes


LISTS = ("tables", "seated", "anew", "here", "asks", "gone")
FLAGS = ("everything", "begun", "ended")
read_notification = msgspec.json.Decoder(Notification)


def payloads(sender: str, notifications: Sequence[Notification]) -> list[str]:
    """The notifications that tell all of it: one, if there is something. Where it is too large, what changed is not named
    and the rest told one by one."""
    whole = _merged(sender, notifications)
    if whole == Notification(sender):
        return []
    if len(text := _text(whole)) <= LARGEST:
        return [text]
    apart = [
        msgspec.structs.replace(notification, sender=sender)
        for notification in notifications
        if notification.here or notification.asks or notification.gone or notification.anew
    ]
    return [_text(Notification(sender, everything=True)), *map(_text, apart)]


def _merged(sender: str, notifications: Sequence[Notification]) -> Notification:
    fields: dict[str, Any] = {name: [item for notification in notifications for item in getattr(notification, name)] for name in LISTS}
    fields |= {name: any(getattr(notification, name) for notification in notifications) for name in FLAGS}
    return Notification(sender, **fields)


def _text(notification: Notification) -> str:
    return msgspec.json.encode(notification).decode()
