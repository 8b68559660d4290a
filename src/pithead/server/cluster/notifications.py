"""Notifications between the processes on one database, and how they fit into PostgreSQL's limit.

A notification is a hint, never the truth: a process that hears of a table reads its log. So one may get lost, as long as the receiver
learns of the loss and checks everything.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

CHANNEL = "pithead"
LARGEST = 7_900  # bytes; PostgreSQL accepts fewer than 8,000


class LocalViewers(msgspec.Struct, frozen=True, array_like=True):
    """The viewers of a table who are connected to one process: the seats, and the number of onlookers."""

    table: str
    persons: list[str]
    onlookers: int


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """A report of one process to the others. Later versions may add fields; an older program ignores them."""

    sender: str = ""
    tables: list[str] = []  # tables whose log or chat has grown
    seated: list[str] = []  # those that are new or whose seats changed
    reread: list[str] = msgspec.field(
        default_factory=list, name="anew"
    )  # tables to read again from the start: earlier entries have changed
    here: list[LocalViewers] = []
    asks: list[str] = []  # tables whose viewers the sender asks for
    gone: list[str] = []  # digests of deleted people
    everything: bool = False  # every table may have changed
    begun: bool = False  # the sender has just started
    ended: bool = False  # the sender is leaving


LISTS = ("tables", "seated", "reread", "here", "asks", "gone")
FLAGS = ("everything", "begun", "ended")
read_notification = msgspec.json.Decoder(Notification)


def payloads(sender: str, notifications: Sequence[Notification]) -> list[str]:
    """Return the payloads that hold everything: one, if there is anything to report. If it is too large, changed tables are not named, and
    the rest is split."""
    whole = _merged(sender, notifications)
    if whole == Notification(sender):
        return []
    if len(text := _text(whole)) <= LARGEST:
        return [text]
    apart = [
        msgspec.structs.replace(notification, sender=sender)
        for notification in notifications
        if notification.here or notification.asks or notification.gone or notification.reread
    ]
    return [_text(Notification(sender, everything=True)), *map(_text, apart)]


def _merged(sender: str, notifications: Sequence[Notification]) -> Notification:
    fields: dict[str, Any] = {name: [item for notification in notifications for item in getattr(notification, name)] for name in LISTS}
    fields |= {name: any(getattr(notification, name) for notification in notifications) for name in FLAGS}
    return Notification(sender, **fields)


def _text(notification: Notification) -> str:
    return msgspec.json.encode(notification).decode()
