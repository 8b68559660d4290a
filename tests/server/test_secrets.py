"""Only views leave the server: what opponents and onlookers are sent is searched byte by byte."""

import json
import re

from server.serving import Guest, Server


def hidden_tiles(guest: Guest, table: str, seat: int) -> set[str]:
    """The tiles that only this seat may know now."""
    state = guest.look(table, seat=seat)
    hand = set(state["position"]["view"]["players"][seat]["hand"])
    public = guest.get(f"/api/tables/{table}", seat=-1).text
    return {tile for tile in hand if not named(tile, public)}


def named(tile: str, text: str) -> bool:
    return re.search(rf"\b{tile}\b", text) is not None


def test_no_secret_reaches_an_opponent_or_an_onlooker(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"removed_tiles": "hidden"})
    bert.join(table, 1)
    onlooker = Guest(server, None)
    secrets: dict[int, set[str]] = {0: set(), 1: set()}
    everything: set[str] = set()
    with ada.stream(table) as first, bert.stream(table) as second, onlooker.stream(table) as third:
        streams = {0: first, 1: second, None: third}
        for stream in streams.values():
            stream.until("table")
        told = 0
        for which in range(24):
            for seat, guest in ((0, ada), (1, bert)):
                secrets[seat] = hidden_tiles(guest, table, seat)
                everything |= secrets[seat]
            for viewer, stream in streams.items():
                texts = [*stream.raw, *asked(onlooker if viewer is None else (ada, bert)[viewer], table, viewer)]
                stream.raw.clear()
                for owner, tiles in secrets.items():
                    if owner == viewer:
                        continue
                    for text in texts:
                        told += 1
                        assert not [tile for tile in tiles if named(tile, text)], f"{viewer} was told of {owner}'s tiles: {text[:300]}"
            seat = ada.position(table)["decision"]["seat"]
            (ada, bert)[seat].play_any(table, seat, which)
            for stream in streams.values():
                stream.until("change")
    assert told > 500
    assert len(everything) > 5


def asked(guest: Guest, table: str, viewer: int | None) -> list[str]:
    """Everything else a viewer can ask for."""
    seat = -1 if viewer is None else viewer
    paths = ["", "/sheet", "/board", "/record", "/replay"]
    texts = [guest.get(f"/api/tables/{table}{path}", seat=seat).text for path in paths]
    texts.append(guest.get("/api/lobby").text)
    if viewer is not None:
        wrong = {"id": guest.id(), "seat": viewer, "move": "remove T1"}
        texts.append(guest.post(f"/api/tables/{table}/explain", wrong).text)
    return texts


def test_the_seed_and_the_truth_stay_until_the_end(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    seed = "tests"  # this server deals from a seed we know
    for path in ("", "/record", "/replay", "/sheet", "/board"):
        answer = ada.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 200
        assert f'"{seed}"' not in answer.text


def test_nobody_looks_from_a_seat_that_is_not_theirs(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    for path in ("", "/sheet", "/board", "/record", "/replay"):
        refused = bert.get(f"/api/tables/{table}{path}", seat=0)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    with bert.stream(table, seat=0) as stream:
        assert stream.receive()["problem"]["code"] == "not_yours"


def test_a_forged_cookie_is_nobody(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    mallory = Guest(server, None)
    cookie = next(iter(ada.http.cookies.values()))
    mallory.http.cookies.set("pithead", cookie[:-2] + ("aa" if cookie[-2:] != "aa" else "bb"))
    assert mallory.get("/api/me").json() == {"name": ""}
    assert mallory.position(table)["viewer"] is None
    assert json.loads(mallory.post(f"/api/tables/{table}/chat", {"id": "c", "text": "hello"}).text)["code"] == "no_name"


def test_keys_of_seats_are_shown_to_nobody_else(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open")
    keys = [seat["link"].partition("#")[2] for seat in ada.look(table)["info"]["seats"] if seat["link"]]
    assert len(keys) == 3
    for text in (bert.get(f"/api/tables/{table}").text, bert.get("/api/lobby").text):
        assert not [key for key in keys if key in text]
