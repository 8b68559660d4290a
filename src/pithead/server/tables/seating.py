"""Who sits where: a person, a bot, a bot for an absent person, or nobody yet; and who has sat there before."""

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
        """Whether it waits for somebody."""
        return self.person is None and self.bot is None

    def taken_by(self, person: Person, contribution: str) -> "Seat":
        """The seat with that person in it, and a key that only they know."""
        return Seat(person.number, person.name, None, new_key(), contribution)

    def moved_to(self, person: Person) -> "Seat":
        """The seat on another device of the same player, or handed on; the old key opens it no more."""
        return replace(self, person=person.number, key=new_key())

    def played_by(self, bot: str | None) -> "Seat":
        """The seat with a bot in charge, or with none."""
        if self.person is not None:
            return replace(self, bot=bot)
        return Seat(None, bot or "", bot, new_key())

    def is_back(self, before: "Seat") -> bool:
        """Whether all that happened is that a bot has given the seat back to its person."""
        return before.bot is not None and self == replace(before, bot=None)

    def left(self) -> "Seat":
        """The seat with nobody in it."""
        return Seat(None, "", None, new_key())

    def writes(self, table: str, number: int) -> list[Write]:
        """What the store must take when the seat has changed."""
        return [("reseat", {"of_table": table, "of_seat": number} | self.fields())]

    def fields(self) -> dict[str, str | None]:
        """The columns of the store."""
        return {"person": self.person, "name": self.name, "bot": self.bot, "key": self.key, "contribution": self.contribution}

    def line(self, number: int, person: Person | None, is_host: bool, present: bool, also: list[int], table: str) -> messages.SeatLine:
        """The seat as that person sees it; `also` are the other seats of the same player."""
        mine = person is not None and self.person == person.number
        kind: messages.SeatKind = "person" if self.person else "bot" if self.bot else "open"
        link = f"/join/{table}#{self.key}" if mine or (is_host and self.is_open) else None
        return messages.SeatLine(number, kind, self.name, self.bot, mine, present, link, also, is_program(self.person))


@dataclass
class Seating:
    """The seats of a table, and the people who have held them."""

    seats: list[Seat]  # another list whenever one of them changes
    seen: set[tuple[int, str]] = field(default_factory=set)  # seats and who has held them since the game began
    removed: set[str] = field(default_factory=set)  # people the host has sent away

    @classmethod
    def of_rows(cls, seats: Iterable[Any], seen: Iterable[Any], removed: Iterable[Any]) -> "Seating":
        """The seating as the rows of the store hold it."""
        return cls(
            [Seat(row.person, row.name, row.bot, row.key, row.contribution) for row in seats],
            {(row.seat, row.person) for row in seen},
            {row.person for row in removed},
        )

    def of(self, person: Person | None) -> list[int]:
        """The seats of that person."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person.number]

    def holds(self, person: Person | None, seat: int) -> bool:
        """Whether the seat is that person's."""
        return person is not None and 0 <= seat < len(self.seats) and self.seats[seat].person == person.number

    def replaced(self, number: int, seat: Seat) -> list[Seat]:
        """The seats with another one at that place."""
        return [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def seen_by(self, person: str) -> set[int]:
        """The seats that the person has held since the game began."""
        return {seat for seat, holder in self.seen if holder == person}


def sitting(seats: Sequence[Seat]) -> set[tuple[int, str]]:
    """The people in these seats, each of whom sees the secrets of theirs once the game has begun."""
    return {(number, seat.person) for number, seat in enumerate(seats) if seat.person is not None}


def lines(seats: Sequence[Seat], person: Person | None, is_host: bool, present: Sequence[bool], table: str) -> list[messages.SeatLine]:
    """The seats of a table as that person sees them."""
    shared = [
        [i for i, other in enumerate(seats) if i != number and seat.person is not None and other.person == seat.person]
        for number, seat in enumerate(seats)
    ]
    return [seat.line(number, person, is_host, present[number], shared[number], table) for number, seat in enumerate(seats)]


def new_key() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(18)
