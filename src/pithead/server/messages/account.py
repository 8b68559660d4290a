"""A person: who they are, what is stored about them, and how they change their name."""

from msgspec import Struct

from pithead.server.messages.table import ChatLine
from pithead.server.messages.values import Name


class Me(Struct, frozen=True):
    """The person behind the cookie; an empty name means that none was given yet."""

    name: str


class Program(Struct, frozen=True):
    """A program's name and its token, which is sent as `Authorization: Bearer TOKEN`. It is told this once."""

    name: str
    token: str


class OwnSeat(Struct, frozen=True):
    """A seat that I hold, under which name, who plays it for me, and what I contributed to the draws."""

    seat: int
    name: str
    bot: str | None
    contribution: str


class OwnMove(Struct, frozen=True):
    """A request of mine that was carried out: the version it made, its id, and the move in notation; empty where it is the secret
    of who holds the seat now."""

    version: int
    id: str | None
    move: str


class OwnTable(Struct, frozen=True):
    """What is kept of me at a table; `seen`: seats that I have held since the game began, `removed`: the host sent me away."""

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
    """All that is kept of me, but for the number by which the cookie knows me."""

    name: str
    tables: list[OwnTable]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Say your name."""

    name: Name
