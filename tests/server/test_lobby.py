"""Opening, finding and joining tables; who may sit where."""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets import Origin
from websockets.sync.client import connect

import pithead
from pithead.server import messages
from pithead.server.presentation import lobby_feed
from pithead.server.presentation.lobby_feed import Listing, LobbyFeed, LobbyWatcher
from pithead.server.settings import Settings
from pithead.server.store.writer import Store
from pithead.server.tables.registry import Registry
from server.serving import Guest, Server, Stream, to_the_end


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


def test_a_holder_moves_to_another_device_with_their_own_link(server: Server, ada: Guest, bert: Guest) -> None:
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


def test_a_listed_table_is_visible_in_the_lobby_and_can_be_joined(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open")
    hidden = ada.open("me", "open", listed=False)
    open_ids = {line["id"] for line in bert.get("/api/lobby").json()["open"]}
    assert table in open_ids
    assert hidden not in open_ids
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


def watch(guest: Guest) -> Stream:
    """Open the stream of the lobby."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    url = f"{guest.server.url.replace('http', 'ws')}/api/lobby/stream"
    socket = connect(url, origin=Origin(guest.server.url), additional_headers={"Cookie": cookie}, max_size=None).__enter__()
    guest.server.open.append(socket)
    return Stream(socket)


def test_the_lobby_answers_a_ping(stranger: Guest) -> None:
    with watch(stranger) as stream:
        stream.send({"type": "look", "id": "a", "seat": 0})  # not for the lobby
        stream.socket.send("no message")
        stream.send({"type": "ping", "id": "b"})
        assert stream.until("answer")["id"] == "b"


def test_a_lobby_watcher_receives_everything_once_and_then_the_changes(server: Server, ada: Guest, stranger: Guest) -> None:
    before = ada.open("me", "open")
    with watch(stranger) as stream:
        whole = stream.receive()
        assert whole["type"] == "lobby"
        assert before in [line["id"] for line in whole["open"]]
        table = ada.open("me", "open")
        change = stream.receive()
        assert (change["type"], change["prior"], change["version"]) == ("listing", whole["version"], whole["version"] + 1)
        assert [(line["id"], line["status"]) for line in change["tables"]] == [(table, "open")]
        Guest(server, "Carl").join(table, 1)
        ada.put(f"/api/tables/{before}/seats/1/bot", {"bot": "greedy"})
        seen: dict[str, Any] = {}
        version = change["version"]
        while set(seen) != {table, before}:
            change = stream.receive()
            assert change["prior"] == version
            version = change["version"]
            seen |= {line["id"]: line["status"] for line in change["tables"]}
        assert set(seen.values()) == {"running"}


def test_an_entry_that_leaves_the_lists_is_reported_as_gone(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    table = ada.open("me", options={"start_player": "0"})
    with watch(Guest(server, None)) as stream:
        known = {line["id"] for line in stream.receive()["running"]}
        assert known == {table}
        to_the_end(table, {0: ada}, -1)
        while known:
            change = stream.receive()
            known = (known | {line["id"] for line in change["tables"]}) - set(change["gone"])
    server.stop()


def test_the_lobby_sends_each_person_their_own_tables_and_no_one_elses(server: Server, ada: Guest, bert: Guest) -> None:
    with watch(ada) as hers, watch(bert) as his:
        assert hers.until("lobby")["mine"] == his.until("lobby")["mine"] == []
        table = ada.open("me", "open", listed=False)
        own = hers.until("own")["tables"]
        assert [(line["id"], line["seats"][0]["mine"]) for line in own] == [(table, True)]
        key = key_of(own[0]["seats"][1]["link"])
        opened = ada.open("me", "open")
        while opened not in str(his.until("listing")):
            continue
        assert join(bert, table, key=key).status_code == 200
        assert [line["id"] for line in his.until("own")["tables"]] == [table]
        link = key_of(bert.look(table)["info"]["seats"][1]["link"])
        assert join(Guest(server, "Carl"), table, key=link).status_code == 200
        assert his.until("own")["tables"] == []  # the seat has moved elsewhere
        assert not any(key in text or table in text for text in his.raw if '"own"' not in text)


def test_a_table_opened_while_someone_enters_the_lobby_reaches_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_feed, "PAUSE", 0)

    class Busy(LobbyFeed):
        """A lobby in which a table is opened during its first read."""

        reads = 0

        async def _public(self) -> tuple[list[messages.TableLine], list[messages.TableLine]]:
            self.reads += 1
            if self.reads > 1:
                return [], [line("a")]
            self._changes += 1
            self._changed.set()
            for _ in range(3):
                await asyncio.sleep(0)  # the publisher looks, and finds no watcher
            return [], []

    async def messages_sent() -> list[bytes]:
        lobby = Busy(Registry(Store(f"sqlite:///{tmp_path}/tables.sqlite3"), Settings(seed="tests")))
        publishing = asyncio.create_task(lobby.publish())
        watcher = await lobby.enter(None)
        texts = await watcher.notification()
        await asyncio.wait_for(watcher.woken.wait(), 5)
        texts += await watcher.notification()
        publishing.cancel()
        return texts

    first, second = (json.loads(text) for text in asyncio.run(messages_sent()))
    assert first["running"] == []
    assert [table["id"] for table in second["tables"]] == ["a"]


def test_a_lobby_watcher_who_fell_behind_receives_everything_again(tmp_path: Path) -> None:
    async def messages_sent() -> list[bytes]:
        lobby = LobbyFeed(Registry(Store(f"sqlite:///{tmp_path}/tables.sqlite3"), Settings(seed="tests")))
        lobby.listing = Listing().followed_by([], [line("a")])
        prompt, late = LobbyWatcher(lobby, None), LobbyWatcher(lobby, None)
        texts = [*await prompt.notification(), *await late.notification()]
        for names in ("ab", "abc"):
            lobby.listing = lobby.listing.followed_by([], [line(name) for name in names])
            texts += await prompt.notification()
        return [*texts, *await late.notification()]

    messages = [json.loads(text) for text in asyncio.run(messages_sent())]
    assert [(message["type"], message["version"]) for message in messages] == [
        ("lobby", 1),
        ("lobby", 1),
        ("listing", 2),
        ("listing", 3),
        ("lobby", 3),
    ]
    assert [row["id"] for row in messages[3]["tables"]] == ["c"]
    assert [row["id"] for row in messages[4]["running"]] == ["a", "b", "c"]


def line(id: str) -> messages.TableLine:
    return messages.TableLine(id, "sacred_dragon", "", "running", "Ada", [], 0.0, 0.0, 0, None)


def test_a_table_that_cannot_be_listed_hides_no_other(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    good, unknown, seatless = ada.open("me", "open"), ada.open("me", "open"), ada.open("me", "me")
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (unknown,))
        database.execute("DELETE FROM seats WHERE table_id = ?", (seatless,))
        database.commit()
    lists = ada.get("/api/lobby").json()
    assert [[row["id"] for row in lists[name]] for name in ("open", "running", "mine")] == [[good], [], [good]]
    with watch(Guest(server, None)) as stream:
        assert [row["id"] for row in stream.receive()["open"]] == [good]
    server.stop()


def test_several_seats_in_one_browser_see_one_hand_at_a_time(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    with ada.stream(table, seat=0) as stream:
        first = stream.until("table")["position"]
        assert [len(hand) > 0 for hand in first["view"]["hands"]] == [True, False]
        stream.send({"type": "look", "id": "l1", "seat": 1})
        second = stream.until("table")["position"]
        assert second["viewer"] == 1
        assert [len(hand) > 0 for hand in second["view"]["hands"]] == [False, True]
        stream.send({"type": "look", "id": "l2", "seat": None})
        assert stream.until("table")["position"]["viewer"] is None
        stream.send({"type": "look", "id": "l3", "seat": 2})
        assert stream.answer("l3")["problem"]["code"] == "not_found"


def test_a_name_is_normalised_before_it_is_saved(server: Server, ada: Guest) -> None:
    assert ada.put("/api/me", {"name": "A\u200bda\u00a0\u2003\u202eLovelace"}).json() == {"name": "Ada Lovelace"}
    for hidden in ("\u200b", "\u2800\u3164", "\u00a0"):
        refused = ada.put("/api/me", {"name": hidden})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")
        assert refused.json()["detail"] == "That name has no visible characters; use some letters."
    assert ada.get("/api/me").json() == {"name": "Ada Lovelace"}


def test_the_seats_of_one_browser_can_have_names(server: Server, ada: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bert"}]
    answer = ada.post("/api/tables", {"game": "sacred_dragon", "seats": seats}).json()
    assert [seat["name"] for seat in answer["info"]["seats"]] == ["Ada", "Bert"]


def test_the_host_hands_a_seat_to_a_bot_and_takes_it_back(server: Server, ada: Guest, bert: Guest) -> None:
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


def test_a_bot_in_the_last_open_seat_starts_the_game_and_can_be_replaced(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    path = f"/api/tables/{table}/seats/1/bot"
    assert ada.put(path, {"bot": "greedy"}).json()["status"] == "running"
    opened = ada.put(path, {"bot": None}).json()["seats"][1]
    assert opened["kind"] == "open"
    bert.join(table, 1)
    assert bert.look(table)["info"]["seats"][1]["name"] == "Bert"


def test_repeating_a_request_opens_no_second_table(server: Server, ada: Guest) -> None:
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
def test_an_impossible_table_is_refused_in_one_sentence(ada: Guest, body: dict[str, object], status: int, says: str) -> None:
    answer = ada.post("/api/tables", body)
    assert answer.status_code == status
    assert says in answer.json()["detail"]


def test_links_come_as_qr_codes_for_people_who_may_know_them(server: Server, ada: Guest, bert: Guest) -> None:
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


def test_games_rules_and_bots_are_described_in_the_requested_language(ada: Guest) -> None:
    catalogue = ada.get("/api/games", language="de").json()
    assert catalogue["bots"][0]["title"] == "Anfänger"
    game = next(game for game in catalogue["games"] if game["slug"] == "tf22_mine")
    assert "Stollen" in game["blurb"]
    backs = next(option for option in game["options"] if option["name"] == "card_backs")
    assert backs["labels"] == {"one_colour": "dieselbe", "two_colour": "eine andere"}
    assert backs["question"] == "Was ist auf den Rückseiten der Karten?"


def test_a_game_names_its_languages_and_the_one_that_fits_a_tag_best_is_served(ada: Guest) -> None:
    assert [game["languages"] for game in ada.get("/api/games").json()["games"]] == [
        list(pithead.game(slug).words.languages) for slug in pithead.CATALOGUE
    ]
    german, austrian, unknown, english = (ada.get("/api/games", language=tag).json() for tag in ("de", "de-AT", "xx", "en"))
    assert german == austrian != english == unknown
    assert ada.get("/api/games", language="../de").status_code == 400
    rules = ada.get("/api/games/tf22_mine/rules", language="de").json()
    *_, last, house = rules["rules"]
    assert last["text"].startswith("Zu zweit")
    assert (house["id"], house["tag"]) == ("R-23", "house")
    assert house["text"].startswith("In der ersten Runde")
    assert rules["rulings"][1]["answer"].startswith("Hochkant.")
    assert ada.get("/api/games/tf22_mine/rules", language="xx").json() == ada.get("/api/games/tf22_mine/rules").json()
    assert ada.get("/api/games", language="German").status_code == 400


def test_the_catalogue_lists_options_with_their_rulings(ada: Guest) -> None:
    catalogue = ada.get("/api/games").json()
    game = next(game for game in catalogue["games"] if game["slug"] == "sacred_dragon")
    joined = next(option for option in game["options"] if option["name"] == "joined")
    assert joined["values"] == ["each", "final"]
    assert joined["question"]
    rotate = next(option for option in game["options"] if option["name"] == "round_start")
    assert (rotate["ruling"], rotate["question"]) == ("R19", "")
    assert rotate["answer"].startswith("Each further round")
    components = ada.get("/api/games/sacred_dragon/components").json()
    assert components["hash"] == game["components"]
    assert len(components["data"]["tiles"]["base"]["tile"]) == 80
