"""The chat of a table: what people say, and the table's own notices about bots."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.http.request_errors import RequestError
from pithead.server.store.events import ChatRuled
from pithead.server.store.schema import line_of

if TYPE_CHECKING:
    from pithead.server.tables.live_table import LiveTable

MOST_LINES = 2_000  # at one table
MOST_FROM_ONLOOKERS = 500  # so that room is left for the players
MOST_CHAT_RULES = 100  # changes of who may chat at one table
LONGEST_MESSAGE = 80  # characters of the message that identifies a notice
TABLE = ""  # the person of the table's own notices


@dataclass
class Chat:
    """The chat lines of a table; each request adds its line only once."""

    lines: list[messages.ChatLine] = field(default_factory=list)
    places: dict[tuple[str, str], int] = field(default_factory=dict)  # index of each line, by person and message

    @classmethod
    def of_rows(cls, rows: Iterable[Any]) -> "Chat":
        """Return the chat stored in the rows."""
        chat = cls()
        for row in rows:
            chat.add(row.person, row.message, line_of(row))
        return chat

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self.lines[-1].number + 1 if self.lines else 0

    def add(self, person: str, message: str, line: messages.ChatLine) -> None:
        """Add a line that is on disk."""
        self.places[person, message] = len(self.lines)
        self.lines.append(line)

    def follow(self, rows: Iterable[Any]) -> None:
        """Add the lines that other processes have written."""
        for row in rows:
            if row.number >= self.next_number:
                self.add(row.person, row.message, line_of(row))

    def find(self, person: str, message: str) -> messages.ChatLine | None:
        """Return the line that this request added, if any."""
        place = self.places.get((person, message))
        return None if place is None else self.lines[place]


async def say(live: "LiveTable", person: Person, request: messages.Say) -> messages.ChatLine:
    """Add a chat line of a person."""
    async with live.lock:
        live.require_known()
        if (line := live.chat.find(person.id, request.id)) is not None:
            return line
        _require_chat(live, person)
        own = live.seating.of(person)
        line = messages.ChatLine(live.chat.next_number, round(time.time(), 3), person.name, own[0] if own else None, request.text)
        await _write(live, person.id, request.id, line)
        return line


async def notify(live: "LiveTable", seat: int, notice: messages.Notice) -> None:
    """Report why greedy plays for the bot of a seat; each reason once."""
    async with live.lock:
        live.require_known()
        message = _message_of(live, seat, notice)
        if live.chat.find(TABLE, message) is None:
            line = messages.ChatLine(live.chat.next_number, round(time.time(), 3), live.seats[seat].name, seat, "", notice)
            await _write(live, TABLE, message, line)


async def _write(live: "LiveTable", person: str, message: str, line: messages.ChatLine) -> None:
    columns = {name: getattr(line, name) for name in ("number", "time", "name", "seat", "text")}
    await live.write([("chat", {"table_id": live.id, "person": person, "message": message} | columns)])
    live.chat.add(person, message, line)
    live.presence.wake()


async def rule_chat(live: "LiveTable", person: Person, onlookers: bool) -> None:
    """Open or close the chat to people without a seat."""
    async with live.lock:
        live.require_unclosed()
        if live.host.id != person.id:
            raise RequestError(403, "not_yours", "Only the host decides who may chat at the table.")
        if onlookers_chat(live) == onlookers:
            return
        live.require_known()
        if len(live.log.chat_rules) >= MOST_CHAT_RULES:
            detail = f"The host has changed who may chat {MOST_CHAT_RULES} times at this table; it cannot change again."
            raise RequestError(409, "not_now", detail)
        await live.commit_event(ChatRuled(onlookers))


def onlookers_chat(live: "LiveTable") -> bool:
    """Whether people without a seat may chat."""
    rules = live.log.chat_rules
    return rules[-1] if rules else live.setup.onlookers_chat


def may_chat(live: "LiveTable", person: Person | None) -> bool:
    """Whether the person may chat: people who sit here, the host, and onlookers if the host allows it."""
    if person is None:
        return False
    welcome = onlookers_chat(live) and person.id not in live.seating.removed
    return bool(live.seating.of(person)) or live.host.id == person.id or welcome


def _require_chat(live: "LiveTable", person: Person) -> None:
    """Refuse a person who may not chat here, and lines beyond what a table stores."""
    if not may_chat(live, person):
        raise RequestError(
            403, "not_yours", "Only people with a seat at this table can chat; take a seat, or ask the host to let onlookers chat."
        )
    lines = live.chat.lines
    if len(lines) >= MOST_LINES:
        raise RequestError(409, "not_now", f"This table's chat is full ({MOST_LINES} lines).")
    is_onlooker = not live.seating.of(person) and live.host.id != person.id
    if is_onlooker and sum(line.seat is None for line in lines) >= MOST_FROM_ONLOOKERS:
        raise RequestError(409, "not_now", f"The onlookers' part of this table's chat is full ({MOST_FROM_ONLOOKERS} lines).")


def is_silent(live: "LiveTable", seat: int) -> bool:
    """Whether the bot of a seat has failed to answer; nobody waits for it again."""
    return live.chat.find(TABLE, _message_of(live, seat, "silent")) is not None


def _message_of(live: "LiveTable", seat: int, notice: messages.Notice) -> str:
    return f"{notice} {seat} {live.seats[seat].bot}"[:LONGEST_MESSAGE]
