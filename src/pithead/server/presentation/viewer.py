"""The viewer of a table: who looks, and from which seat. Whatever is shown of a position is shown to a `Viewer`."""

from dataclasses import dataclass

from pithead.server.accounts.identity import Person
from pithead.server.http.request_errors import RequestError
from pithead.server.presentation.cache import Audience
from pithead.server.tables.live_table import LiveTable

ONLOOKER = -1


@dataclass(frozen=True)
class Viewer:
    """A person, or a stranger, at a table. The seat is checked at the table each time, so nobody looks from a seat that is not theirs, or
    is no longer theirs."""

    live: LiveTable
    person: Person | None
    requested_seat: int = ONLOOKER

    @property
    def may_look(self) -> bool:
        """Whether the person may look from this seat now; with open hands everyone may look from every seat."""
        return (
            self.requested_seat == ONLOOKER
            or self.holds
            or (self.live.setup.open_hands and self.requested_seat in range(len(self.live.seats)))
        )

    @property
    def holds(self) -> bool:
        """Whether the person holds the seat, to play as well as to look."""
        return self.live.seating.holds(self.person, self.requested_seat)

    @property
    def owns(self) -> bool:
        """Whether the table is theirs alone: they opened it, and nobody else has sat there since the game began."""
        live = self.live
        peers = {seat.person for seat in live.seats if seat.person} | {who for _, who in live.seating.seen}
        return self.person is not None and peers | {live.host.id} == {self.person.id}

    @property
    def seat(self) -> int | None:
        """The seat looked from, None for an onlooker; raises RequestError if the person may not look from it."""
        self.check()
        return None if self.requested_seat == ONLOOKER else self.requested_seat

    def audience(self, without_choices: bool) -> Audience:
        """Return the audience this viewer belongs to."""
        return Audience(self.seat, self.holds, without_choices)

    def check(self) -> None:
        """Refuse a person who may not look from the seat."""
        if not self.may_look:
            self.live.require_seat_exists(self.requested_seat)
            raise RequestError(403, "not_yours", f"Seat {self.requested_seat} is not yours, so you cannot look from it.")


def viewer_of(live: LiveTable, person: Person | None, seat: int | None) -> Viewer:
    """Return the viewer from the requested seat, or from the first of the person's own; -1 and strangers are onlookers."""
    if seat is None:
        seat = next(iter(live.seating.of(person)), ONLOOKER)
    viewer = Viewer(live, person, seat)
    viewer.check()
    return viewer
