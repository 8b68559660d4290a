"""The rules for taking seats, and the powers of a host: nobody gets to see the secrets of two rivals."""

from pathlib import Path

import httpx2
import pytest

from server.serving import Guest, Json, Server


def join(guest: Guest, table: str, **body: object) -> httpx2.Response:
    return guest.post(f"/api/tables/{table}/join", body)


def hand_over(guest: Guest, table: str, seat: int, bot: str | None) -> httpx2.Response:
    return guest.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})


def leave(guest: Guest, table: str, seat: int) -> httpx2.Response:
    return guest.http.delete(f"/api/tables/{table}/seats/{seat}")


def close(guest: Guest, table: str) -> httpx2.Response:
    return guest.http.delete(f"/api/tables/{table}")


def seat_of(guest: Guest, table: str, seat: int) -> Json:
    return dict(guest.look(table)["info"]["seats"][seat])


def key_of(guest: Guest, table: str, seat: int) -> str:
    return str(seat_of(guest, table, seat)["link"]).partition("#")[2]


def refused(answer: httpx2.Response, status: int, says: str = "") -> None:
    assert answer.status_code == status, answer.text
    assert says in answer.json()["detail"]
    assert "view" not in answer.json()


def sees_nothing_of(guest: Guest, table: str, seat: int) -> None:
    for path in ("", "/sheet", "/board", "/record", "/replay"):
        refused(guest.get(f"/api/tables/{table}{path}", seat=seat), 403)


# ---- a seat that a bot has played, or that someone left


@pytest.mark.parametrize("listed", [True, False])
def test_a_host_with_a_seat_cannot_take_over_a_bots_seat(server: Server, ada: Guest, bert: Guest, listed: bool) -> None:
    table = ada.open("me", "greedy", "open", listed=listed)
    assert join(bert, table, key=key_of(ada, table, 2)).status_code == 200
    assert hand_over(ada, table, 1, None).json()["seats"][1]["kind"] == "open"
    key = key_of(ada, table, 1)
    for player in (ada, bert):
        for way in ({"seat": 1}, {"key": key}):
            answer = join(player, table, **way)
            if player is ada or listed or "key" in way:
                refused(answer, 403, "at this table you have seen")
            assert answer.status_code == 403
        sees_nothing_of(player, table, 1)
    carl = Guest(server, "Carl")  # has seen no seat of this table
    assert join(carl, table, key=key).status_code == 200
    assert carl.position(table)["viewer"] == 1


def test_a_host_without_a_seat_sees_one_seat_and_no_other(server: Server, ada: Guest) -> None:
    table = ada.open("greedy", "uniform", "greedy", listed=False)
    for seat in (0, 1):
        assert hand_over(ada, table, seat, None).status_code == 200
    ada.join(table, 0)
    for give in (lambda: leave(ada, table, 0), lambda: hand_over(ada, table, 0, "greedy")):
        assert give().status_code == 200
        refused(join(ada, table, seat=1), 403, "seat 0")
        sees_nothing_of(ada, table, 1)
    assert hand_over(ada, table, 0, None).status_code == 200
    ada.join(table, 0)  # their own former seat
    assert ada.position(table)["viewer"] == 0


def test_the_server_remembers_which_seats_a_person_has_seen(database: str) -> None:
    server = Server(database)
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "open", "greedy")
    bert.join(table, 1)
    assert leave(bert, table, 1).status_code == 200
    assert hand_over(ada, table, 2, None).status_code == 200
    server.kill()
    server.start()
    for guest, seat in ((ada, 1), (ada, 2), (bert, 2)):
        guest.follow(server)
        refused(join(guest, table, seat=seat), 403, "you have seen")
    bert.join(table, 1)
    server.stop()
    assert server.faults() == []


def test_before_the_game_begins_there_is_nothing_to_see(server: Server, ada: Guest) -> None:
    table = ada.open("me", "open", "open")
    ada.join(table, 1)
    assert leave(ada, table, 0).status_code == 200
    ada.join(table, 2)
    ada.join(table, 0)
    assert [seat["mine"] for seat in ada.look(table)["info"]["seats"]] == [True, True, True]


# ---- links


def test_the_old_key_of_a_seat_passed_on_by_link_no_longer_works(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    old = key_of(bert, table, 1)
    carl = Guest(server, "Carl")
    assert join(carl, table, key=old).status_code == 200
    new = key_of(carl, table, 1)
    assert new != old
    refused(join(bert, table, key=old), 403, "no longer opens a seat")
    assert seat_of(bert, table, 1)["link"] is None
    sees_nothing_of(bert, table, 1)
    assert join(bert, table, key=new).status_code == 200  # given back by Carl's own choice


def test_a_player_cannot_take_a_rivals_seat_even_by_its_link(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    refused(join(ada, table, key=key_of(bert, table, 1)), 403, "you have seen seat 0")
    sees_nothing_of(ada, table, 1)


def test_several_seats_of_one_person_move_to_another_device(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "me", "open")
    bert.join(table, 2)
    phone = Guest(server, "Ada's phone")
    for seat in (0, 1):
        assert join(phone, table, key=key_of(ada, table, seat)).status_code == 200
    assert [seat["mine"] for seat in phone.look(table)["info"]["seats"]] == [True, True, False]
    refused(join(phone, table, key=key_of(bert, table, 2)), 403, "you have seen")


# ---- the powers of a host


def test_a_host_lets_a_bot_replace_a_player_who_can_take_the_seat_back(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"start_player": "0"})
    bert.join(table, 1)
    with bert.stream(table) as stream:
        stream.until("table")
        assert hand_over(ada, table, 1, "greedy").status_code == 200
        seat = stream.until("change")["info"]["seats"][1]
        assert (seat["mine"], seat["kind"], seat["bot"]) == (True, "person", "greedy")
    refused(leave(ada, table, 1), 409, "has begun")
    for way in ({"seat": 1}, {"key": "x"}):
        assert join(ada, table, **way).status_code in (403, 409)
    assert hand_over(bert, table, 1, None).status_code == 200
    assert (seat_of(bert, table, 1)["bot"], bert.position(table)["viewer"]) == (None, 1)


def test_a_joiner_removed_before_the_game_begins_comes_back_only_by_link(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open")
    bert.join(table, 1)
    old = key_of(bert, table, 1)
    refused(leave(Guest(server, "Carl"), table, 1), 403)
    with bert.stream(table) as stream:
        assert stream.until("table")["position"]["viewer"] == 1
        assert leave(ada, table, 1).json()["seats"][1]["kind"] == "open"
        assert stream.until("table")["position"]["viewer"] is None
    for way in ({"seat": 1}, {"seat": 2}, {"key": old}):
        refused(join(bert, table, **way), 403)
    assert join(bert, table, key=key_of(ada, table, 1)).status_code == 200
    assert leave(ada, table, 1).status_code == 200  # a second time
    refused(join(bert, table, seat=1), 403, "removed you")


def test_a_removal_survives_a_restart(database: str) -> None:
    server = Server(database)
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "open", "open")
    bert.join(table, 1)
    assert leave(ada, table, 1).status_code == 200
    server.kill()
    server.start()
    bert.follow(server)
    refused(join(bert, table, seat=1), 403, "removed you")
    server.stop()


def test_leaving_a_free_or_missing_seat_is_refused(server: Server, ada: Guest) -> None:
    table = ada.open("me", "open", "greedy")
    refused(leave(ada, table, 1), 409, "Nobody sits")
    refused(leave(ada, table, 2), 409, "Nobody sits")
    refused(leave(ada, table, 3), 404)


def test_the_host_closes_a_table_for_good(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "open", "greedy", options={"start_player": "0"})
    bert.join(table, 1)
    position = ada.play_any(table, 0)
    refused(close(bert, table), 403, "host")
    with bert.stream(table) as stream:
        stream.until("table")
        assert close(ada, table).json()["status"] == "closed"
        change = stream.until("change")
        while change["position"]["status"] != "closed":
            change = stream.until("change")
        assert (change["info"]["status"], change["info"]["seed"]) == ("closed", None)
    for again in range(2):
        screen = bert.look(table)
        assert (screen["position"]["status"], screen["position"]["choices"], screen["info"]["seed"]) == ("closed", [], None)
        assert screen["position"]["decision"]["kind"] == "closed"
        for seat, guest in ((0, ada), (1, bert)):
            version = screen["position"]["version"]
            for door, body in (("play", {"move": "supply"}), ("undo", {})):
                answer = guest.post(f"/api/tables/{table}/{door}", {"id": f"{door}{again}", "seat": seat, "version": version, **body})
                refused(answer, 409, "closed")
            refused(guest.post(f"/api/tables/{table}/hint", {"id": "h", "seat": seat}), 409)
            refused(guest.post(f"/api/tables/{table}/explain", {"id": "e", "seat": seat, "move": "supply"}), 409)
        refused(hand_over(ada, table, 1, "greedy"), 409, "closed")
        refused(leave(bert, table, 1), 409, "closed")
        refused(join(Guest(server, "Carl"), table, seat=1), 409)
        refused(close(ada, table), 409, "closed")
        lists = ada.get("/api/lobby").json()
        assert table not in [line["id"] for part in lists.values() if isinstance(part, list) for line in part]
        server.kill()
        server.start()
        ada.follow(server)
        bert.follow(server)
    assert bert.position(table)["moves"] >= position["moves"]
    server.stop()
    assert server.faults() == []


# ---- open hands, and one person at several seats


def test_at_a_table_of_open_hands_everyone_looks_from_every_seat(server: Server, ada: Guest, bert: Guest, stranger: Guest) -> None:
    table = ada.open("me", "open", "greedy", open_hands=True, options={"start_player": "0"})
    bert.join(table, 1)
    assert bert.look(table)["info"]["open_hands"]
    for guest in (bert, stranger):
        for path in ("", "/sheet", "/board", "/record", "/replay"):
            assert guest.get(f"/api/tables/{table}{path}", seat=0).status_code == 200
        position = guest.position(table, seat=0)
        assert position["view"] == ada.position(table, seat=0)["view"]
        assert (position["choices"], position["can_undo"]["moves"]) == ([], 0)  # looking is not playing
    with stranger.stream(table, seat=0) as theirs, ada.stream(table, seat=0) as own:
        assert theirs.until("table")["position"]["view"] == own.until("table")["position"]["view"]
        after = ada.play_any(table, 0)
        assert ada.post(f"/api/tables/{table}/undo", {"id": "u", "seat": 0, "version": after["version"]}).status_code == 200
        last: list[Json] = []
        for stream in (theirs, own):
            while (position := stream.until("change")["position"])["version"] <= after["version"]:
                continue
            last.append(position)
        assert last[0]["view"] == last[1]["view"]
        assert [bool(position["choices"]) for position in last] == [False, True]
    for door, body in (("play", {"version": 1, "move": "supply"}), ("undo", {"version": 1}), ("hint", {}), ("explain", {"move": "supply"})):
        refused(bert.post(f"/api/tables/{table}/{door}", {"id": door, "seat": 0, **body}), 403)
    assert ada.position(table)["choices"]
    assert hand_over(ada, table, 2, None).status_code == 200
    ada.join(table, 2)
    assert seat_of(bert, table, 2)["also"] == [0]


def test_hands_are_closed_unless_the_table_was_opened_so(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    assert not bert.look(table)["info"]["open_hands"]
    sees_nothing_of(bert, table, 0)


def test_everyone_sees_which_seats_belong_to_one_person(server: Server, ada: Guest, bert: Guest, stranger: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Uncle Bob"}, {"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = str(ada.post("/api/tables", {"game": "sacred_dragon", "seats": seats}).json()["info"]["id"])
    bert.join(table, 2)
    for guest in (ada, bert, stranger):
        assert [seat["also"] for seat in guest.look(table)["info"]["seats"]] == [[1, 3], [0, 3], [], [0, 1], []]
        line = next(line for line in guest.get("/api/lobby").json()["running"] if line["id"] == table)
        assert [seat["also"] for seat in line["seats"]] == [[1, 3], [0, 3], [], [0, 1], []]
