"""People who may chat at a table: those who sit there, its host, and onlookers if the host allows it."""

from pathlib import Path

import sqlalchemy as sa

from pithead.server.store.schema import chat
from pithead.server.tables.chat import MOST_CHAT_RULES, MOST_FROM_ONLOOKERS
from server.serving import Guest, Server, to_the_end


def says(guest: Guest, table: str, text: str = "well dug") -> int:
    return guest.post(f"/api/tables/{table}/chat", {"id": guest.id(), "text": text}).status_code


def let(guest: Guest, table: str, onlookers: bool) -> int:
    return guest.put(f"/api/tables/{table}/chat", {"onlookers": onlookers}).status_code


def test_an_onlooker_may_chat_only_if_the_host_allows_it(ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "greedy")
    refused = bert.post(f"/api/tables/{table}/chat", {"id": "c", "text": "hello"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    assert "ask the host to let onlookers chat" in refused.json()["detail"]
    assert let(ada, table, True) == 200
    assert says(bert, table) == 200
    assert [(line["name"], line["seat"]) for line in ada.look(table)["chat"]] == [("Bert", None)]
    assert let(ada, table, False) == 200
    assert says(bert, table) == 403
    assert says(ada, table) == 200


def test_a_table_can_be_opened_with_onlooker_chat_and_everyone_sees_it(ada: Guest, bert: Guest, stranger: Guest) -> None:
    silent, open_to_all = ada.open("me", "greedy"), ada.open("me", "greedy", onlookers_chat=True)
    for table, onlookers in ((silent, False), (open_to_all, True)):
        flags = [(info["onlookers_chat"], info["may_chat"]) for info in (guest.look(table)["info"] for guest in (ada, bert, stranger))]
        assert flags == [(onlookers, True), (onlookers, onlookers), (onlookers, False)]  # a stranger has no name to chat under
    assert says(bert, open_to_all) == 200
    assert says(stranger, open_to_all) == 401


def test_only_the_host_decides_who_may_chat(ada: Guest, bert: Guest, stranger: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    assert let(bert, table, True) == 403
    assert let(stranger, table, True) == 401
    assert not ada.look(table)["info"]["onlookers_chat"]


def test_a_person_removed_by_the_host_is_not_let_in_again_to_chat(ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open", onlookers_chat=True)
    bert.join(table, 1)
    assert says(bert, table) == 200
    assert ada.http.delete(f"/api/tables/{table}/seats/1").status_code == 200
    assert says(bert, table) == 403
    assert not bert.look(table)["info"]["may_chat"]


def test_a_stream_learns_of_new_chat_rules_at_once_and_a_pending_move_is_still_made(ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "greedy", options={"start_player": "0"})
    position = ada.position(table)
    with bert.stream(table) as stream:
        stream.until("table")
        assert let(ada, table, True) == 200
        assert stream.until("change")["info"]["may_chat"]
    assert ada.play(table, 0, position["version"], position["choices"][0]["notation"]).status_code == 200


def test_chat_rules_are_saved_and_carried_over_to_the_next_table(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", options={"solo_tiles": "10"})
    assert let(ada, table, True) == 200
    server.stop()
    server.start()
    ada.follow(server)
    bert.follow(server)
    assert bert.look(table)["info"]["may_chat"]
    to_the_end(table, {0: ada})
    following = ada.post(f"/api/tables/{table}/again", {}).json()["table"]
    assert ada.look(following)["info"]["onlookers_chat"]
    server.stop()


def test_onlookers_leave_room_for_the_players_and_the_host_changes_the_rules_a_limited_number_of_times(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
    table = ada.open("me", "greedy", onlookers_chat=True)
    assert says(bert, table) == 200
    server.stop()
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        line = connection.execute(sa.select(chat)).one()._asdict()
        more = range(1, MOST_FROM_ONLOOKERS)
        connection.execute(sa.insert(chat), [line | {"number": number, "message": f"c{number}"} for number in more])
    engine.dispose()
    server.start()
    ada.follow(server)
    bert.follow(server)
    assert says(bert, table) == 409
    assert says(ada, table) == 200
    answers = [let(ada, table, number % 2 == 1) for number in range(MOST_CHAT_RULES + 1)]
    assert answers == [200] * MOST_CHAT_RULES + [409]
    server.stop()
