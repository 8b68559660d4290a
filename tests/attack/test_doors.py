"""Everyone at every endpoint: each returned byte is one that this person may know.

Two servers with different secrets must answer a person who cannot tell their tables apart with the same bytes. Secrets that both share
(seed, keys, ids of people) must not appear.
"""

import contextlib
import json
from dataclasses import replace
from typing import Any, get_args

import pytest
import sqlalchemy as sa
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from attack.conftest import PEOPLE, Attacked
from attack.doors import ENTRIES, MESSAGES, STREAMS, WRONG, Scene, messages_of
from attack.twins import GAMES, SEATS, read_events
from pithead.server import messages
from pithead.server.app import make_app
from pithead.server.http.openapi import SOCKETS
from pithead.server.settings import Settings
from server.serving import PATIENCE, Guest, Json, Server

PING: Json = {"type": "ping", "id": "first"}
EVERYBODY = pytest.mark.parametrize("person", PEOPLE)
EVERY_GAME = pytest.mark.parametrize("slug", [game.slug for game in GAMES])


def test_every_route_and_every_message_is_tried() -> None:
    routes: list[Any] = make_app(Settings()).app.routes
    served = {(method, route.path) for route in routes for method in getattr(route, "methods", None) or () if method != "HEAD"}
    assert set(ENTRIES) == served
    assert set(STREAMS) == {route.path for route in routes if not hasattr(route, "methods")} == set(SOCKETS)
    assert set(MESSAGES) == {message.__struct_config__.tag for message in get_args(messages.ClientMessage)}


def test_the_tables_hide_something_from_most_viewers(attacked: Attacked) -> None:
    for game in (game for game in GAMES if game.hidden):
        scenes = [scene for (slug, _), scene in attacked.scenes.items() if slug == game.slug]
        hidden_from = [scene.viewer for scene in scenes if pasts(attacked.truth, scene) != pasts(attacked.lie, scene)]
        assert None in hidden_from
        assert len(hidden_from) >= SEATS


def pasts(server: Server, scene: Scene) -> list[str]:
    """Return the moves in a server's database."""
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        moves = [line["move"] for _, event in read_events(connection, scene.table) for line in event.entries]
    engine.dispose()
    return moves


@EVERY_GAME
@EVERYBODY
def test_no_endpoint_reveals_a_secret(attacked: Attacked, slug: str, person: str) -> None:
    scene = attacked.scene(slug, person)
    leaks: list[str] = []
    for calls in ENTRIES.values():
        for call in calls(scene):
            one, other = (call.made_by(guest) for guest in attacked.people[person])
            secrets = [secret for secret in attacked.secrets[slug, scene.viewer][person] if secret in f"{one}{other}"]
            if one[0] >= 500 or secrets or one != other:
                leaks.append(f"{person} at {call.method} {call.path} {call.body}: {difference(str(one), str(other))} {secrets}")
    assert leaks == []


@EVERY_GAME
@EVERYBODY
def test_no_stream_reveals_a_secret(attacked: Attacked, slug: str, person: str) -> None:
    scene = attacked.scene(slug, person)
    leaks: list[str] = []
    for path, queries in STREAMS.items():
        for query in queries:
            said_messages = messages_of(scene) if path.endswith("{table}/stream") and query in ("", "?seat=-1") else []
            address = path.format(table=scene.table) + query
            one, other = (replies(guest, address, said_messages) for guest in attacked.people[person])
            secrets = [secret for secret in attacked.secrets[slug, scene.viewer][person] if secret in f"{one}{other}"]
            leaks += [f"{person} at {address}: {secrets}"] if secrets else []
            leaks += [
                f"{person} at {address} after {ask}: {difference(str(first), str(second))}"
                for (ask, first), (_, second) in zip(one.items(), other.items(), strict=True)
                if first != second
            ]
    assert leaks == []


def test_the_keys_of_a_waiting_table_are_shown_only_to_its_host(attacked: Attacked) -> None:
    people = {name: guests[0] for name, guests in attacked.people.items()}
    table = people["host"].open(*["open"] * SEATS, listed=False)
    keys = [seat["link"].partition("#")[2] for seat in people["host"].look(table)["info"]["seats"]]
    assert people["seat 0"].post(f"/api/tables/{table}/join", {"key": keys[0]}).status_code == 200
    keys[0] = people["seat 0"].look(table)["info"]["seats"][0]["link"].partition("#")[2]  # a new one, for its holder alone
    scene = replace(attacked.scenes["sacred_dragon", 0], table=table, viewer=0)
    assert keys[0] not in people["host"].get(f"/api/tables/{table}").text
    for person in ("stranger", "onlooker", "former", "seat 0"):
        for call in (call for calls in ENTRIES.values() for call in calls(scene)):
            status, headers, text = call.made_by(people[person])
            leaked = [key for key in keys if key in f"{headers}{text}" and (person, key) != ("seat 0", keys[0])]
            assert status < 500, f"{person} at {call}: {text}"
            assert not leaked, f"{person} at {call}: {text}"


def difference(one: str, other: str) -> str:
    """Return the first place where two texts differ."""
    at = next((number for number, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 60) : at + 120]!r} instead of {other[max(0, at - 60) : at + 120]!r}" if one != other else one[:80]


def replies(guest: Guest, address: str, sent: list[Json]) -> dict[str, list[str]]:
    """Return the replies of a stream by message sent; "" holds the ones before any."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {"Cookie": cookie} if cookie else {}
    url, origin = guest.server.url.replace("http", "ws") + address, Origin(guest.server.url)
    texts_by_message: dict[str, list[str]] = {}
    with connect(url, additional_headers=headers, origin=origin, max_size=None) as socket:
        if "lobby" in address:
            return {"": [str(socket.recv(PATIENCE))]}
        for message in [PING, *sent]:
            texts = texts_by_message["" if message is PING else json.dumps(message)] = []
            try:
                with contextlib.suppress(ConnectionClosed):  # earlier messages can still be read
                    socket.send(json.dumps(message))
                while not is_answered(texts, message):
                    text = str(socket.recv(PATIENCE))
                    texts += [] if json.loads(text)["type"] in ("presence", "chat") else [text]
            except ConnectionClosed as closed:
                texts.append(f"closed {closed.rcvd.code if closed.rcvd else None}")
                break
            texts.sort()  # a position may arrive before or after the answer
    return texts_by_message


def is_answered(texts: list[str], message: Json) -> bool:
    """Return whether the answer has arrived, and after a granted look the table too."""
    kinds = {json.loads(text)["type"] for text in texts}
    if "problem" in kinds:
        return True
    return bool(kinds & {"answer", "explained"}) and (message.get("type") != "look" or "table" in kinds)


@EVERY_GAME
def test_a_hint_uses_only_what_the_seat_may_know(attacked: Attacked, slug: str) -> None:
    deciding = attacked.scenes[slug, None].script.deciding
    scene = attacked.scenes[slug, deciding]
    body = {"id": "hint", "seat": deciding, "count": 1}
    one, other = (guest.post(f"/api/tables/{scene.table}/hint", body).json() for guest in attacked.people[f"seat {deciding}"])
    assert one["moves"]
    if {move["simulations"] for move in (*one["moves"], *other["moves"])} == {1000}:  # neither ran out of time
        assert one == other
    assert {move["notation"] for move in one["moves"]} <= {choice["notation"] for choice in hints_shown(attacked, scene, deciding)}


def hints_shown(attacked: Attacked, scene: Scene, seat: int) -> list[dict[str, str]]:
    choices: list[dict[str, str]] = attacked.people[f"seat {seat}"][0].position(scene.table, seat=seat)["choices"]
    assert WRONG not in str(choices)
    return choices
