"""Programs at web tables: a token instead of a cookie, labelled as programs, with the same messages as the browser."""

import subprocess
import sys

import httpx2
import pytest

import pithead
from pithead.seats.seat import choices
from pithead.seats.web import WebSeat
from server.serving import PATIENCE, ROOT, Guest, Server


class Program(Guest):
    """A program as the server sees it: a token, and neither cookie nor origin."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, None)
        answer = self.post("/api/programs", {"name": name})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.http = httpx2.Client(base_url=server.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {self.token}"})
        server.open.append(self.http)


def test_a_program_at_a_table_is_labelled_as_a_program(server: Server, ada: Guest) -> None:
    machine = Program(server, "Machine")
    assert machine.get("/api/me").json()["name"] == "Machine"
    table = ada.open("me", "open")
    machine.join(table, 1)
    seats = ada.look(table)["info"]["seats"]
    assert [(seat["name"], seat["program"]) for seat in seats] == [("Ada", False), ("Machine", True)]
    assert machine.look(table)["info"]["seats"][1]["mine"]


def test_a_program_sees_and_plays_only_its_own_seat(server: Server, ada: Guest) -> None:
    machine, other = Program(server, "Machine"), Program(server, "Another")
    table = ada.open("me", "open", options={"start_player": "1"})
    machine.join(table, 1)
    position = machine.position(table, seat=1)
    assert position["decision"]["seat"] == 1
    assert position["choices"]
    move = position["choices"][0]["notation"]
    assert other.play(table, 1, position["version"], move).status_code == 403
    assert machine.play(table, 0, position["version"], move).status_code == 403
    assert machine.get(f"/api/tables/{table}", seat=0).status_code == 403
    assert machine.play(table, 1, position["version"], move).status_code == 200


@pytest.mark.parametrize("token", ["nonsense", "Bearer", "x" * 5000])
def test_an_unknown_token_belongs_to_nobody(server: Server, token: str) -> None:
    with httpx2.Client(base_url=server.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {token}"}) as http:
        assert http.get("/api/me").json()["name"] == ""
        assert http.post("/api/tables", json={"game": "tf22_mine", "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 401


def test_a_cookie_is_not_a_token_and_a_token_is_not_a_cookie(server: Server, ada: Guest) -> None:
    machine = Program(server, "Machine")
    cookie = ada.http.cookies["pithead"]
    for headers in ({"Authorization": f"Bearer {cookie}"}, {"Cookie": f"pithead={machine.token}"}):
        with httpx2.Client(base_url=server.url, timeout=PATIENCE, headers=headers) as http:
            assert http.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_example_program_plays_a_whole_game(server: Server, ada: Guest, slug: str) -> None:
    program = [sys.executable, str(ROOT / "examples" / "program.py"), server.url, "new", slug]
    run = subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE * 3, check=False)
    assert run.returncode == 0, run.stderr
    table = run.stdout.strip().rpartition("/")[2]
    seats = ada.look(table)["info"]["seats"]
    assert (seats[0]["name"], seats[0]["program"]) == ("Forty lines", True)
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_language_model_at_a_server_plays_a_whole_game_in_words(server: Server, ada: Guest, slug: str) -> None:
    table = ada.open("open", "uniform", game=slug)
    link = next(seat["link"] for seat in ada.look(table)["info"]["seats"] if seat["link"])
    seat = WebSeat(server.url + link, "Model")
    text = seat.look()
    while not seat.offered():
        text = seat.look()
    assert choices(seat.offered(), {})
    assert seat.explain("1") == "This move is legal."
    with pytest.raises(pithead.PitheadError, match="is not a move of this game"):
        seat.play("dance")
    while "The game is over." not in text:
        text = seat.play("1")
    assert seat.sheet().startswith("Model: ")
    assert ada.look(table)["info"]["seats"][0]["program"]


def test_a_broken_link_is_reported(server: Server) -> None:
    for link, message in (
        ("nonsense", "is not a link to a table"),
        (f"{server.url}/join/nothing#key", "no such table"),
        ("http://127.0.0.1:9/table/x", "does not answer"),
    ):
        with pytest.raises(pithead.PitheadError, match=message):
            WebSeat(link, "Model")
