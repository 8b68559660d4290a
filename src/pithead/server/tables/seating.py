"""The seats of a table: a person, a bot, a bot for an absent person, or nobody yet; and who has sat there before."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pithead.server import messages
from pithead.server.accounts.identity import Person, is_program
from pithead.server.store.writer import Write


@dataclass(frozen=True)
class Seat:
    """A seat of a table. The key belongs to its secret link."""

    person: str | None
    name: str
    bot: str | None
    key: str
    contribution: str = ""

    @property
    def is_open(self) -> bool:
        """Whether the seat is open."""
        return self.person is None and self.bot is None

    def taken_by(self, person: Person, contribution: str) -> "Seat":
        """Return the seat with this person in it, and a new secret key."""
        return Seat(person.id, person.name, None, new_key(), contribution)

    def moved_to(self, person: Person) -> "Seat":
        """Return the seat moved to another device of its player, or handed on; the old key stops working."""
        return replace(self, person=person.id, key=new_key())

    def played_by(self, bot: str | None) -> "Seat":
        """Return the seat with a bot in charge, or without one."""
        if self.person is not None:
            return replace(self, bot=bot)
        return Seat(None, bot or "", bot, new_key())

    def is_back(self, before: "Seat") -> bool:
        """Whether the only change is that a bot has returned the seat to its person."""
        return before.bot is not None and self == replace(before, bot=None)

    def left(self) -> "Seat":
        """Return the seat without a person."""
        return Seat(None, "", None, new_key())

    def writes(self, table: str, number: int) -> list[Write]:
        """Return the rows to write after the seat changed."""
        return [("reseat", {"of_table": table, "of_seat": number} | self.fields())]

    def fields(self) -> dict[str, str | None]:
        """Return the columns of its row."""
        return {"person": self.person, "name": self.name, "bot": self.bot, "key": self.key, "contribution": self.contribution}

    def line(self, number: int, person: Person | None, is_host: bool, present: bool, also: list[int], table: str) -> messages.SeatLine:
        """Return the seat as that person sees it; `also` are other seats of the same player."""
        mine = person is not None and self.person == person.id
        kind: messages.SeatKind = "person" if self.person else "bot" if self.bot else "open"
        link = f"/join/{table}#{self.key}" if mine or (is_host and self.is_open) else None
        return messages.SeatLine(number, kind, self.name, self.bot, mine, present, link, also, is_program(self.person))


@dataclass
class Seating:
    """The seats of a table, and the people who have held them."""

    seats: list[Seat]  # replaced whenever one of them changes
    seen: set[tuple[int, str]] = field(default_factory=set)  # each seat with the people who have held it since the game began
    removed: set[str] = field(default_factory=set)  # people the host has removed

    @classmethod
    def of_rows(cls, seats: Iterable[Any], seen: Iterable[Any], removed: Iterable[Any]) -> "Seating":
        """Return the seating that the rows describe."""
        return cls(
            [Seat(row.person, row.name, row.bot, row.key, row.contribution) for row in seats],
            {(row.seat, row.person) for row in seen},
            {row.person for row in removed},
        )

    def of(self, person: Person | None) -> list[int]:
        """Return the seats of that person."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person.id]

    def holds(self, person: Person | None, seat: int) -> bool:
        """Whether the person holds the seat."""
        return person is not None and 0 <= seat < len(self.seats) and self.seats[seat].person == person.id

    def replaced(self, number: int, seat: Seat) -> list[Seat]:
        """Return the seats with one replaced."""
        return [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def seen_by(self, person: str) -> set[int]:
        """Return the seats that the person has held since the game began."""
        return {seat for seat, holder in self.seen if holder == person}


def sitting(seats: Sequence[Seat]) -> set[tuple[int, str]]:
    """Return each seat that a person holds, with that person: once the game has begun, they see its secrets."""
    return {(number, seat.person) for number, seat in enumerate(seats) if seat.person is not None}


def lines(seats: Sequence[Seat], person: Person | None, is_host: bool, present: Sequence[bool], table: str) -> list[messages.SeatLine]:
    """Return the seats of a table as that person sees them."""
    shared = [
        [i for i, other in enumerate(seats) if i != number and seat.person is not None and other.person == seat.person]
        for number, seat in enumerate(seats)
    ]
    return [seat.line(number, person, is_host, present[number], shared[number], table) for number, seat in enumerate(seats)]


def new_key() -> str:
    """Return the secret of a link."""
    return secrets.token_urlsafe(18)
