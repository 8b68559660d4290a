"""A record file is opened in the page: verified, shown position by position, and never stored."""

import json
from typing import Any

import httpx2
import pytest

import pithead
from pithead.core.record import replay
from server.serving import Guest, Server, to_the_end


def opened(guest: Guest, record: dict[str, Any] | bytes, **params: int) -> httpx2.Response:
    body = record if isinstance(record, bytes) else json.dumps(record).encode()
    return guest.http.post("/api/records", content=body, params=params, headers={"Content-Type": "application/json"})


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Return a game played to its end, with its seed."""
    table = pithead.Table("sacred_dragon", ["Ada", "Bert"], {}, "a record")
    dice = pithead.rng("a record")
    while not table.over:
        legal = table.legal()
        table.play(legal[dice.below(len(legal))])
    return dict(json.loads(table.record().to_json()))


def test_a_record_is_verified_and_shown_from_any_seat(server: Server, stranger: Guest, record: dict[str, Any]) -> None:
    first = opened(stranger, record).json()
    assert (first["game"], first["title"], first["seats"]) == ("sacred_dragon", "Mines of the Sacred Dragon", ["Ada", "Bert"])
    assert first["verified"]["holds"]
    assert len(first["verified"]["proved"]) == 3
    assert (first["scores"], first["standing"]) == (record["result"]["scores"], record["result"]["standing"])
    moves = len(record["moves"])
    assert first["replay"]["moves"] == moves
    frames = [
        frame for start in range(0, moves + 1, 50) for frame in opened(stranger, record, seat=1, start=start).json()["replay"]["frames"]
    ]
    assert [frame["number"] for frame in frames] == list(range(moves + 1))
    entries = [frame["entry"] for frame in frames[1:]]
    hidden = [entry["event"]["kind"] in ("deal", "draw") and entry["event"]["seat"] == 0 for entry in entries]
    assert [entry["move"] for entry in entries] == [
        None if unknown else move["move"] for move, unknown in zip(record["moves"], hidden, strict=True)
    ]
    assert any(hidden)
    hands = [[len(hand) for hand in frame["view"]["hands"]] for frame in frames[5:]]
    assert max(own for _, own in hands) > 3
    assert all(theirs == 0 for theirs, _ in hands[:-1])  # hands are open once the game is over


def test_the_record_of_a_finished_table_can_be_opened(server: Server, ada: Guest) -> None:
    table = ada.open("greedy", "uniform")
    to_the_end(table, {-1: ada})
    reply = opened(ada, ada.get(f"/api/tables/{table}/record").content).json()
    again = ada.get(f"/api/tables/{table}/replay", seat=-1).json()
    assert reply["replay"]["moves"] == again["moves"]
    assert [frame["view"] for frame in reply["replay"]["frames"]] == [frame["view"] for frame in again["frames"]]


def test_the_points_of_every_position_appear_only_after_the_game(
    server: Server, ada: Guest, stranger: Guest, record: dict[str, Any]
) -> None:
    running = ada.open("me", "greedy")
    assert {frame["scores"] for frame in ada.get(f"/api/tables/{running}/replay").json()["frames"]} == {None}
    start = len(record["moves"]) - 40
    frames = opened(stranger, record, start=start).json()["replay"]["frames"]
    before = [list(step.state.scores()) for step in replay(pithead.game("sacred_dragon"), pithead.parse_record(json.dumps(record)))]
    counted = [*before, record["result"]["scores"]]
    assert [frame["scores"] for frame in frames] == counted[start : start + len(frames)]
    assert len({tuple(frame["scores"]) for frame in frames}) > 1
    assert frames[-1]["scores"] == record["result"]["scores"]


@pytest.mark.parametrize(
    ("change", "status", "says"),
    [
        ({"game": "chess"}, 404, "no game 'chess'"),
        ({"format": 9}, 422, "format"),
        ({"rules": "0"}, 422, "rules version"),
        ({"components": "0"}, 422, "component file"),
        ({"seed": "another"}, 422, "commitment"),
        ({"visibility": "public"}, 422, "full record"),
        ({"options": {"joined": "never"}}, 422, "each, final"),
        ({"seats": ["Ada"] * 9}, 422, "1 to 5 seats"),
        ({"moves": [{"seat": 0, "move": "castle"}]}, 422, "Move 1 (castle)"),
        ({"moves": [{"seat": 0, "move": "supply"}] * 5001}, 422, "5000"),
        ({"colour": "red"}, 400, "colour"),
        ({"moves": "many"}, 400, "moves"),
    ],
)
def test_a_record_that_does_not_verify_is_refused_with_the_reason(
    server: Server, ada: Guest, record: dict[str, Any], change: dict[str, Any], status: int, says: str
) -> None:
    answer = opened(ada, record | change)
    assert (answer.status_code, says in answer.json()["detail"]) == (status, True), answer.text


def test_a_file_that_is_not_a_record_is_refused(server: Server, ada: Guest, record: dict[str, Any]) -> None:
    assert opened(ada, b"\x89PNG").json()["code"] == "bad_request"
    assert opened(ada, b" " * 1_000_001).json()["code"] == "too_large"
    assert opened(ada, record, seat=7).json()["code"] == "bad_record"
    assert opened(ada, record, count=51).json()["code"] == "bad_request"
