"""A person: who they are, what is stored about them, and how they change their name."""

from msgspec import Struct

from pithead.server.messages.table import ChatLine
from pithead.server.messages.values import Name


class Me(Struct, frozen=True):
    """The person behind the cookie; the name is empty until they give one."""

    name: str


class Program(Struct, frozen=True):
    """A program's name and its token, to be sent as `Authorization: Bearer TOKEN`. The token is shown only once."""

    name: str
    token: str


class OwnSeat(Struct, frozen=True):
    """A seat that I hold: under which name, who plays it for me, and what I contributed to the draws."""

    seat: int
    name: str
    bot: str | None
    contribution: str


class OwnMove(Struct, frozen=True):
    """A request of mine that was carried out: the version it made, its id, and the move in notation. The move is empty if it is now a
    secret of the person who holds the seat."""

    version: int
    id: str | None
    move: str


class OwnTable(Struct, frozen=True):
    """The data stored about me at a table; `seen`: seats I have held since the game began, `removed`: the host removed me."""

    id: str
    game: str
    status: str
    created: float
    host: bool
    seats: list[OwnSeat]
    seen: list[int]
    removed: bool
    moves: list[OwnMove]
    chat: list["ChatLine"]


class Export(Struct, frozen=True):
    """All data stored about me, except the id in my cookie."""

    name: str
    tables: list[OwnTable]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Set my name."""

    name: Name
