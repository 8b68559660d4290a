"""Opening, finding and joining tables; who may sit where."""

import httpx2
import pytest
from websockets import Origin
from websockets.sync.client import connect

from server.serving import Guest, Server


def join(guest: Guest, table: str, **body: object) -> httpx2.Response:
    return guest.post(f"/api/tables/{table}/join", body)


def key_of(link: str) -> str:
    path, _, key = link.partition("#")
    assert path.startswith("/join/")
    return key


def test_an_open_seat_is_taken_by_its_secret_link_only_once(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", listed=False)
    seats = ada.look(table)["info"]["seats"]
    assert bert.look(table)["info"]["seats"][1]["link"] is None
    assert join(bert, table, seat=1).status_code == 403
    key = key_of(seats[1]["link"])
    assert join(bert, table, key=key).json() == {"table": table, "seat": 1}
    assert ada.look(table)["info"]["status"] == "running"
    late = join(Guest(server, "Carl"), table, key=key)
    assert (late.status_code, late.json()["code"]) == (403, "not_yours")


def test_the_holder_moves_to_another_device_with_a_link_of_their_own(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    link = bert.look(table)["info"]["seats"][1]["link"]
    assert ada.look(table)["info"]["seats"][1]["link"] is None
    phone = Guest(server, "Bert's phone")
    with bert.stream(table) as stream:
        assert stream.until("table")["position"]["viewer"] == 1
        assert join(phone, table, key=key_of(link)).status_code == 200
        assert stream.until("table")["position"]["viewer"] is None
    seat = phone.look(table)["info"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("person", "Bert", True)
    assert seat["link"] not in (None, link)
    assert bert.look(table)["info"]["seats"][1]["mine"] is False


def test_a_listed_table_is_found_and_joined_in_the_lobby(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open")
    hidden = ada.open("me", "open", listed=False)
    found = {line["id"] for line in bert.get("/api/lobby").json()["open"]}
    assert table in found
    assert hidden not in found
    bert.join(table, 2)
    taken = join(Guest(server, "Carl"), table, seat=2)
    assert (taken.status_code, taken.json()["code"]) == (409, "not_now")
    mine = bert.get("/api/lobby").json()["mine"]
    assert [line["id"] for line in mine] == [table]


def test_my_tables_say_when_it_is_my_turn(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"start_player": "1"})
    bert.join(table, 1)
    turns = {}
    for guest, name in ((ada, "ada"), (bert, "bert")):
        line = next(line for line in guest.get("/api/lobby").json()["mine"] if line["id"] == table)
        turns[name] = line["my_turn"]
    decides = ada.position(table)["decision"]["seat"]
    assert turns == {"ada": decides == 0, "bert": decides == 1}


def test_the_lobby_is_told_of_new_tables_by_socket(server: Server, ada: Guest) -> None:
    with connect(f"{server.url.replace('http', 'ws')}/api/lobby/stream", origin=Origin(server.url)) as socket:
        socket.recv(10)
        table = ada.open("me", "open")
        while table not in str(socket.recv(10)):
            continue


def test_several_seats_in_one_browser_see_one_hand_at_a_time(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    with ada.stream(table, seat=0) as stream:
        first = stream.until("table")["position"]
        assert [len(player["hand"]) > 0 for player in first["view"]["players"]] == [True, False]
        stream.send({"type": "look", "id": "l1", "seat": 1})
        second = stream.until("table")["position"]
        assert second["viewer"] == 1
        assert [len(player["hand"]) > 0 for player in second["view"]["players"]] == [False, True]
        stream.send({"type": "look", "id": "l2", "seat": None})
        assert stream.until("table")["position"]["viewer"] is None
        stream.send({"type": "look", "id": "l3", "seat": 2})
        assert stream.answer("l3")["problem"]["code"] == "not_found"


def test_names_may_be_given_to_the_seats_of_one_browser(server: Server, ada: Guest) -> None:
    chairs = [{"kind": "me"}, {"kind": "me", "name": "Bert"}]
    made = ada.post("/api/tables", {"game": "sacred_dragon", "seats": chairs}).json()
    assert [seat["name"] for seat in made["info"]["seats"]] == ["Ada", "Bert"]


def test_the_host_hands_a_seat_to_a_bot_and_back(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"start_player": "1"})
    bert.join(table, 1)
    path = f"/api/tables/{table}/seats/1/bot"
    assert Guest(server, "Carl").put(path, {"bot": "uniform"}).status_code == 403
    version = ada.position(table)["version"]
    handed = ada.put(path, {"bot": "uniform"}).json()["seats"][1]
    assert (handed["kind"], handed["name"], handed["bot"]) == ("person", "Bert", "uniform")
    while (position := ada.look(table, after=version, wait=20)["position"])["decision"]["seat"] != 0:
        version = position["version"]  # the bot plays for Bert
    back = ada.put(path, {"bot": None}).json()["seats"][1]
    assert back["bot"] is None
    while ada.position(table)["decision"]["seat"] == 0:
        ada.play_any(table, 0, -1)
    assert bert.position(table)["choices"]


def test_a_bot_in_the_last_open_seat_starts_the_game_and_may_be_replaced(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    path = f"/api/tables/{table}/seats/1/bot"
    assert ada.put(path, {"bot": "greedy"}).json()["status"] == "running"
    opened = ada.put(path, {"bot": None}).json()["seats"][1]
    assert opened["kind"] == "open"
    bert.join(table, 1)
    assert bert.look(table)["info"]["seats"][1]["name"] == "Bert"


def test_repeating_a_request_makes_no_second_table(server: Server, ada: Guest) -> None:
    body = {"game": "sacred_dragon", "seats": [{"kind": "me"}, {"kind": "open"}], "id": "once"}
    first, second = ada.post("/api/tables", body), ada.post("/api/tables", body)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json()["info"]["id"] == second.json()["info"]["id"]


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "no game 'chess'"),
        ({"game": "sacred_dragon", "seats": [{"kind": "me"}] * 9}, 422, "1 to 5 seats"),
        ({"game": "sacred_dragon", "seats": [{"kind": "me"}], "options": {"joined": "never"}}, 422, "each, final"),
        ({"game": "sacred_dragon", "seats": [{"kind": "me"}], "options": {"colour": "red"}}, 422, "no option 'colour'"),
        ({"game": "sacred_dragon", "seats": [{"kind": "bot"}]}, 422, "which bot"),
        ({"game": "sacred_dragon", "seats": [{"kind": "bot", "bot": "mcts:time=1000000"}]}, 422, "no bot level"),
        ({"game": "sacred_dragon", "seats": []}, 400, "length"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(ada: Guest, body: dict[str, object], status: int, says: str) -> None:
    answer = ada.post("/api/tables", body)
    assert answer.status_code == status
    assert says in answer.json()["detail"]


def test_links_come_as_qr_codes_for_those_who_may_know_them(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    assert "<svg" in bert.get(f"/api/tables/{table}/qr.svg").text
    assert "<svg" in ada.get(f"/api/tables/{table}/seats/1/qr.svg").text
    assert bert.get(f"/api/tables/{table}/seats/1/qr.svg").status_code == 403
    assert ada.get(f"/api/tables/{table}/seats/7/qr.svg").status_code == 404


def test_five_levels_of_bots_are_offered_and_can_be_seated(ada: Guest) -> None:
    levels = ada.get("/api/games").json()["bots"]
    assert [level["title"] for level in levels] == ["Beginner", "Casual", "Skilled", "Strong", "Master"]
    for level in levels:
        table = ada.open("me", level["spec"])
        assert ada.look(table)["info"]["seats"][1]["bot"] == level["spec"]


def test_the_catalogue_tells_options_with_their_rulings(ada: Guest) -> None:
    catalogue = ada.get("/api/games").json()
    game = next(game for game in catalogue["games"] if game["slug"] == "sacred_dragon")
    joined = next(option for option in game["options"] if option["name"] == "joined")
    assert joined["values"] == ["each", "final"]
    assert joined["question"]
    components = ada.get("/api/games/sacred_dragon/components").json()
    assert components["hash"] == game["components"]
    assert len(components["data"]["tiles"]["base"]["tile"]) == 80
