"""Requests of a client at a table, sent by WebSocket or by POST."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pithead.server.messages.values import ChatText, Field, MessageId, SeatNumber, Text, Version


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move for one of my seats, as notation or as a form, on the position of that version."""

    id: MessageId
    seat: SeatNumber
    version: Version
    move: Text | None = None
    form: dict[str, Field] | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last move of one of my seats, or all of them since chance or another seat moved."""

    id: MessageId
    seat: SeatNumber
    version: Version
    scope: Literal["step", "turn"] = "step"


class Explain(Struct, frozen=True, forbid_unknown_fields=True, tag="explain"):
    """Ask why a move is not legal."""

    id: MessageId
    seat: SeatNumber
    move: Text | None = None
    form: dict[str, Field] | None = None


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what a bot would play."""

    id: MessageId
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=10)] = 3


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something at a table where I have a seat, or where its host lets onlookers talk."""

    id: MessageId
    text: ChatText


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """WebSocket only: see the table from another of my seats (null: as an onlooker). Answered by a whole `table`."""

    id: MessageId
    seat: SeatNumber | None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """WebSocket only: is the server there? Answered by `answer`."""

    id: MessageId


ClientMessage = Play | Undo | Explain | AskHint | Say | Look | Ping
