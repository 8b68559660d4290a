"""Playing again: one new table, the seats rotate, bots come along, and the others are invited."""

import threading

import httpx2

from server.serving import Guest, Server, to_the_end


def again(guest: Guest, table: str) -> httpx2.Response:
    return guest.post(f"/api/tables/{table}/again", {"contribution": "once more"})


def finished(ada: Guest, bert: Guest) -> str:
    """Return a finished table of two people and a bot."""
    table = ada.open("me", "open", "greedy", options={"joined": "final"})
    bert.join(table, 1)
    to_the_end(table, {0: ada, 1: bert})
    return table


def test_the_first_to_ask_opens_the_next_table_and_the_other_is_invited_and_sits_down(server: Server, ada: Guest, bert: Guest) -> None:
    table = finished(ada, bert)
    with bert.stream(table) as stream:
        assert stream.until("table")["info"]["again"] is None
        answer = again(ada, table)
        assert answer.status_code == 200, answer.text
        following = answer.json()["table"]
        assert stream.until("change")["info"]["again"] == {"table": following, "by": "Ada"}
    info = ada.look(following)["info"]
    assert (info["status"], info["listed"], info["options"]["joined"], info["host"]) == ("open", False, "final", "Ada")
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in info["seats"]] == [
        ("bot", "greedy", False),
        ("person", None, True),
        ("open", None, False),
    ]
    assert again(bert, table).json() == {"table": following, "seat": 2}
    assert again(bert, table).json() == {"table": following, "seat": 2}
    assert again(ada, table).json() == {"table": following, "seat": 1}
    assert [seat["name"] for seat in bert.look(following)["info"]["seats"]] == ["greedy", "Ada", "Bert"]
    assert bert.look(following)["info"]["status"] == "running"


def test_simultaneous_requests_lead_to_one_table(server: Server, ada: Guest, bert: Guest) -> None:
    table = finished(ada, bert)
    tables: list[str] = []
    asking = [threading.Thread(target=lambda guest=guest: tables.append(again(guest, table).json()["table"])) for guest in (ada, bert)]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert len(tables) == 2
    assert len(set(tables)) == 1


def test_the_next_table_is_known_after_a_restart_and_replaced_once_it_is_closed(server: Server, ada: Guest, bert: Guest) -> None:
    table = finished(ada, bert)
    following = again(ada, table).json()["table"]
    server.stop()
    server.start()
    ada.follow(server)
    bert.follow(server)
    assert bert.look(table)["info"]["again"] == {"table": following, "by": "Ada"}
    assert ada.http.delete(f"/api/tables/{following}").status_code == 200
    other = again(bert, table).json()["table"]
    assert other != following
    assert again(ada, table).json()["table"] == other


def test_only_players_may_play_again_and_only_after_the_end(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "greedy")
    early = again(ada, table)
    assert (early.status_code, early.json()["code"]) == (409, "not_now")
    to_the_end(table, {0: ada})
    stranger = again(bert, table)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not_yours")


def test_a_seat_given_away_meanwhile_is_not_taken_back(server: Server, ada: Guest, bert: Guest) -> None:
    table = finished(ada, bert)
    following = again(ada, table).json()["table"]
    assert ada.put(f"/api/tables/{following}/seats/2/bot", {"bot": "greedy"}).status_code == 200
    late = again(bert, table)
    assert (late.status_code, late.json()["code"]) == (409, "not_now")


def test_the_lobby_shows_how_a_table_ended(server: Server, ada: Guest) -> None:
    table = ada.open("me", "greedy")
    assert ada.get("/api/lobby").json()["mine"][0]["result"] is None
    last = to_the_end(table, {0: ada})
    line = next(line for line in ada.get("/api/lobby").json()["mine"] if line["id"] == table)
    assert (line["result"]["scores"], line["result"]["standing"]) == (last["scores"], last["standing"])
