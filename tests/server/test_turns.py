"""Concurrent, repeated and late moves; undo; gaps and slow clients."""

from concurrent.futures import ThreadPoolExecutor

from websockets.exceptions import ConnectionClosed

from server.serving import Guest, Server, spread


def test_of_two_simultaneous_moves_exactly_one_is_played(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    for _ in range(5):
        position = ada.position(table)
        seat, version = position["decision"]["seat"], position["version"]
        choices = [choice["notation"] for choice in ada.position(table, seat=seat)["choices"]]
        with ThreadPoolExecutor(8) as pool:
            sent = [pool.submit(ada.play, table, seat, version, choices[i % len(choices)], f"{version}-{i}") for i in range(8)]
            answers = [answer.result() for answer in sent]
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200] + [409] * 7
        assert ada.position(table)["version"] == version + 1
        for answer in answers:
            if answer.status_code == 409:
                problem = answer.json()
                assert problem["code"] == "stale"
                assert problem["position"]["version"] == version + 1


def test_a_repeated_request_is_carried_out_once(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    position = ada.position(table)
    seat, version = position["decision"]["seat"], position["version"]
    move = ada.position(table, seat=seat)["choices"][0]["notation"]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: ada.play(table, seat, version, move, "same").json(), range(6)))
    assert sorted(answer["repeated"] for answer in answers) == [False] + [True] * 5
    assert {answer["version"] for answer in answers} == {version + 1}
    assert ada.position(table)["version"] == version + 1


def test_taking_a_seat_in_between_does_not_make_a_move_stale(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "me", "greedy", options={"start_player": "0"})
    position = ada.position(table)
    assert ada.put(f"/api/tables/{table}/seats/2/bot", {"bot": None}).status_code == 200
    bert.join(table, 2)
    assert ada.position(table)["version"] > position["version"]
    assert ada.play(table, 0, position["version"], position["choices"][0]["notation"]).status_code == 200


def test_nobody_plays_for_another_seat_or_out_of_turn(server: Server, ada: Guest, bert: Guest, stranger: Guest) -> None:
    table = ada.open("me", "open", options={"start_player": "0"})
    bert.join(table, 1)
    position = ada.position(table)
    move = position["choices"][0]["notation"]
    assert bert.play(table, 0, position["version"], move).json()["code"] == "not_yours"
    early = bert.play(table, 1, position["version"], move)
    assert (early.status_code, early.json()["code"]) == (409, "not_your_decision")
    assert early.json()["position"]["viewer"] == 1
    assert stranger.play(table, 0, position["version"], move).status_code == 401
    assert bert.play(table, 9, position["version"], move).status_code == 404
    assert ada.position(table)["version"] == position["version"]


def test_a_move_can_be_undone_until_another_seat_has_moved(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me", options={"start_player": "0"})
    before = ada.position(table, seat=0)
    assert before["can_undo"] == {"step": False, "turn": False, "moves": 0}
    after = ada.play_any(table, 0)
    assert after["can_undo"]["step"]
    ask = {"id": "u1", "seat": 0, "version": after["version"]}
    undone = spread(ada.post(f"/api/tables/{table}/undo", ask).json()["position"])
    assert undone["view"] == before["view"]
    assert undone["choices"] == before["choices"]
    assert undone["version"] == after["version"] + 1
    assert ada.post(f"/api/tables/{table}/undo", ask).json()["repeated"]
    late = ada.post(f"/api/tables/{table}/undo", {"id": "u2", "seat": 0, "version": undone["version"]})
    assert (late.status_code, late.json()["code"]) == (409, "not_now")


def test_a_whole_turn_is_undone_at_once_and_the_log_gets_shorter(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    for _ in range(200):
        position = ada.position(table)
        seat = position["decision"]["seat"]
        own = ada.play_any(table, seat, -1)
        if own["can_undo"]["moves"] > 1:
            break
    count = own["can_undo"]["moves"]
    assert own["can_undo"]["turn"]
    with ada.stream(table, seat=seat) as stream:
        stream.until("table")
        stream.send({"type": "undo", "id": "u", "seat": seat, "version": own["version"], "scope": "turn"})
        change = stream.until("change")
        assert change["log_from"] == own["moves"] - count
        assert change["log"] == []
        assert change["position"]["moves"] == own["moves"] - count
        assert stream.answer("u")["problem"] is None
    assert len(ada.look(table)["log"]) == own["moves"] - count


def test_an_opponent_cannot_undo_my_move(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"start_player": "0"})
    bert.join(table, 1)
    after = ada.play_any(table, 0)
    refused = bert.post(f"/api/tables/{table}/undo", {"id": "u", "seat": 1, "version": after["version"]})
    assert refused.status_code == 409
    assert bert.position(table)["can_undo"]["step"] is False


def test_after_a_gap_only_the_missed_part_is_sent(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    with ada.stream(table, seat=0) as stream:
        state = stream.until("table")
    version, log = state["position"]["version"], state["log"]
    for _ in range(3):
        ada.play_any(table, ada.position(table)["decision"]["seat"])
    with ada.stream(table, seat=0, version=version) as stream:
        change = stream.until("change", "table")
    assert (change["type"], change["prior"]) == ("change", version)
    log = log[: change["log_from"]] + change["log"]
    assert log == ada.look(table, seat=0)["log"]
    with ada.stream(table, seat=0, version=999) as stream:  # a past that never happened
        assert stream.until("change", "table")["type"] == "table"


def test_a_client_that_does_not_read_delays_nobody(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    sleepers = [ada.stream(table, seat=0) for _ in range(10)]  # they never read
    with ada.stream(table, seat=1) as stream:
        stream.until("table")
        for _ in range(60):
            position = ada.position(table)
            if position["status"] == "over":
                break
            ada.play_any(table, position["decision"]["seat"], 3)
            while stream.until("change")["position"]["version"] <= position["version"]:
                continue
    last = ada.look(table, seat=0)
    for sleeper in sleepers:  # when they wake, they catch up without a gap
        state = sleeper.until("table")
        log, version = state["log"], state["position"]["version"]
        while version < last["position"]["version"]:
            try:
                change = sleeper.until("change")
            except ConnectionClosed:  # it was silent so long that it was disconnected
                sleeper = ada.stream(table, seat=0, version=version)
                continue
            assert change["prior"] == version
            version = change["position"]["version"]
            log = log[: change["log_from"]] + change["log"]
        assert log == last["log"]


def test_an_invalid_message_gets_an_error_and_the_stream_continues(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    with ada.stream(table) as stream:
        stream.until("table")
        for text in ("{", "[]", '{"type":"castle"}', '{"type":"play"}', '{"type":"play","id":"a","seat":-1,"version":0}', '"\\ud800"'):
            stream.socket.send(text)
            assert stream.until("problem")["problem"]["status"] == 400
        stream.send({"type": "ping", "id": "p"})
        assert stream.answer("p")["problem"] is None


def test_an_unknown_table_is_reported_and_the_socket_closed(server: Server, ada: Guest) -> None:
    with ada.stream("nowhere") as stream:
        assert stream.receive()["problem"]["code"] == "not_found"
