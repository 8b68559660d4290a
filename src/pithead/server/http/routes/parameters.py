"""Shared by several endpoints: parameters, the table and the viewer they name, and the problems they answer with."""

from typing import Annotated, Protocol

from msgspec import UNSET, Meta, Struct, UnsetType

from pithead.server.http.endpoint import RequestContext
from pithead.server.presentation.viewer import Viewer, viewer_of
from pithead.server.tables.live_table import LiveTable

TableId = Annotated[str, Meta(max_length=40)]
SeatToLook = Annotated[int, Meta(ge=-1, le=15, description="The seat to look from; -1: as an onlooker; left out: my first seat.")]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$")]

AT = "/api/tables/{table}"
READ, READ_BY_PERSON = (400, 403, 404, 409, 410, 503), (400, 401, 403, 404, 409, 410, 503)
CHANGED = (400, 401, 403, 404, 409, 410, 413, 415, 422, 503)


class TableAt(Struct, frozen=True):
    """A table."""

    table: TableId


class ViewAt(Struct, frozen=True):
    """A table and its viewer."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET


class NamesTable(Protocol):
    """Parameters that name a table."""

    @property
    def table(self) -> str:
        """The id of the table."""


class NamesViewer(NamesTable, Protocol):
    """Parameters that name a table and the seat to look from."""

    @property
    def seat(self) -> int | UnsetType:
        """The seat, if one was named."""


async def live_table(context: RequestContext[NamesTable, object]) -> LiveTable:
    """Return the table that the parameters name."""
    return await context.app_state.peers.refresh(context.params.table)


def viewer(context: RequestContext[NamesViewer, object], live: LiveTable) -> Viewer:
    """Return the viewer that the parameters name."""
    seat = context.params.seat
    return viewer_of(live, context.person, None if seat is UNSET else seat)
