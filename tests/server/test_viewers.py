"""Every request, at any endpoint, is answered for a seat that the person holds now, or not at all."""

from typing import Any

import httpx2
import pytest

from server.serving import Guest, Json, Server, Stream

Endpoint = tuple[str, str]
SECRETS = ("view", "choices", "position", "frames", "moves", "seats", "legal", "refusals")  # fields that an answer about a table may hold


def ask(guest: Guest, table: str, door: str, seat: int, **more: Any) -> httpx2.Response:
    """Send a request to an endpoint of the table for a seat."""
    path = f"/api/tables/{table}/{door}".rstrip("/")
    return guest.post(path, {"seat": seat, **more}) if door in BODIES else guest.get(path, seat=seat)


LOOKS = ("", "sheet", "board", "record", "replay")
BODIES: dict[str, Json] = {
    "play": {"version": 0, "move": "z"},
    "undo": {"version": 0},
    "explain": {"move": "supply"},
    "hint": {},
}


@pytest.fixture
def table(ada: Guest, bert: Guest) -> str:
    """Set up Ada at seat 0, who made a move with the message x1 and undid it with x2, and Bert at seat 1."""
    table = ada.open("me", "open", options={"start_player": "0"})
    bert.join(table, 1)
    position = ada.position(table)
    after = ada.play(table, 0, position["version"], position["choices"][0]["notation"], "x1").json()["position"]
    assert ada.post(f"/api/tables/{table}/undo", {"id": "x2", "seat": 0, "version": after["version"]}).status_code == 200
    return table


def refused(answer: Json, status: int) -> None:
    """Check that the answer is an error of that status without further data."""
    problem = answer.get("problem") or answer
    assert problem["status"] == status, answer
    assert not [key for key in SECRETS if problem.get(key)], answer
    assert not [key for key in SECRETS if answer.get(key)], answer


@pytest.mark.parametrize("message", ["x1", "x2", "x3"])
@pytest.mark.parametrize("door", [*LOOKS, *BODIES])
def test_no_endpoint_answers_for_a_seat_of_someone_else(server: Server, ada: Guest, table: str, door: str, message: str) -> None:
    body = {"id": message, **BODIES.get(door, {})}
    refused(ask(ada, table, door, 1, **body).json(), 403)
    refused(ask(ada, table, door, 9, **body).json(), 404)
    for outside in (-5, 16, 2**40):
        refused(ask(ada, table, door, outside, **body).json(), 400)


@pytest.mark.parametrize("message", ["x1", "x2", "x3"])
@pytest.mark.parametrize("door", ["look", *BODIES])
def test_no_message_is_answered_for_a_seat_of_someone_else(server: Server, ada: Guest, table: str, door: str, message: str) -> None:
    request = {"type": door, "id": message, **BODIES.get(door, {})}
    with ada.stream(table) as stream:
        stream.until("table")
        for seat, status in ((1, 403), (9, 404)):
            stream.send({**request, "seat": seat})
            refused(stream.answer(message), status)
        for seat in (-5, 16, 2**40):
            stream.send({**request, "seat": seat})
            refused(stream.until("problem"), 400)
        nothing_else_came(stream, ada, table)


def nothing_else_came(stream: Stream, guest: Guest, table: str) -> None:
    """Check that the stream still shows the guest's own seat, and showed no other."""
    guest.post(f"/api/tables/{table}/chat", {"id": guest.id(), "text": "still here"})
    stream.until("chat")
    assert not [text for text in stream.raw[1:] if '"view"' in text]
    stream.send({"type": "look", "id": "own", "seat": 0})
    assert stream.until("table")["position"]["viewer"] == 0


@pytest.mark.parametrize(("seat", "status"), [(1, 403), (9, 404), (-5, 400), (16, 404), (10**11, 404)])
def test_no_stream_opens_on_a_seat_of_someone_else(server: Server, ada: Guest, table: str, seat: int, status: int) -> None:
    with ada.stream(table, seat=seat) as stream:
        refused(stream.receive(), status)


@pytest.mark.parametrize("door", [*LOOKS, *BODIES])
def test_a_lost_seat_can_no_longer_be_viewed(server: Server, ada: Guest, table: str, door: str) -> None:
    link = ada.look(table)["info"]["seats"][0]["link"]
    phone = Guest(server, "Ada's phone")
    with ada.stream(table) as stream:
        stream.until("table")
        assert phone.post(f"/api/tables/{table}/join", {"key": link.partition("#")[2]}).status_code == 200
        for message in ("x1", "x2", "x3"):
            refused(ask(ada, table, door, 0, id=message, **BODIES.get(door, {})).json(), 403)
            if door in BODIES:
                stream.send({"type": door, "id": message, "seat": 0, **BODIES[door]})
                refused(stream.answer(message), 403)
        update = stream.until("table") if not any('"viewer":null' in text for text in stream.raw) else None
        assert update is None or update["position"]["viewer"] is None


def test_a_repeat_is_answered_only_to_the_holder_of_the_seat(server: Server, ada: Guest, table: str) -> None:
    again = ada.play(table, 0, 0, "z", "x1").json()
    assert (again["repeated"], again["position"]["viewer"]) == (True, 0)
    assert again["position"] == ada.look(table)["position"]
