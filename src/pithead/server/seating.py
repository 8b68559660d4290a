"""Who sits where: a person, a bot, a bot for an absent person, or nobody yet."""

import secrets
from dataclasses import dataclass, replace

from pithead.server import wire
from pithead.server.identity import Person
from pithead.server.store import Write


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
        """The seat on another device of the same player."""
        return replace(self, person=person.number)

    def played_by(self, bot: str | None) -> "Seat":
        """The seat with a bot in charge, or with none."""
        if self.person is not None:
            return replace(self, bot=bot)
        return Seat(None, bot or "", bot, new_key())

    def writes(self, table: str, number: int) -> list[Write]:
        """What the store must take when the seat has changed."""
        return [("reseat", {"of_table": table, "of_seat": number} | self.fields())]

    def fields(self) -> dict[str, str | None]:
        """The columns of the store."""
        return {"person": self.person, "name": self.name, "bot": self.bot, "key": self.key, "contribution": self.contribution}

    def line(self, number: int, person: Person | None, is_host: bool, present: bool, table: str) -> wire.SeatLine:
        """The seat as that person sees it."""
        mine = person is not None and self.person == person.number
        kind: wire.SeatKind = "person" if self.person else "bot" if self.bot else "open"
        link = f"/join/{table}#{self.key}" if mine or (is_host and self.is_open) else None
        return wire.SeatLine(number, kind, self.name, self.bot, mine, present, link)


def new_key() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(18)
