"""A table from the first seat to verification at the end."""

import json

import msgspec

import pithead
from pithead.bots.advice import LEAST
from pithead.core.record import verify
from pithead.core.text.messages import Refusal
from pithead.games import parse_record
from server.serving import Guest, Json, Server, choices_of, spread, to_the_end


def test_two_people_and_a_bot_play_a_whole_game_over_sockets(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "greedy", contribution="salt of Ada")
    assert ada.position(table)["status"] == "open"
    bert.join(table, 1)
    with ada.stream(table) as first, bert.stream(table) as second:
        streams = [first, second]
        states = [stream.until("table") for stream in streams]
        logs = [state["log"] for state in states]
        positions = [state["position"] for state in states]
        assert {position["status"] for position in positions} == {"running"}
        while positions[0]["status"] != "over":
            seat = positions[0]["decision"]["seat"]
            if seat < 2:
                choice = choices_of(positions[seat])[-1]
                ask = {"type": "play", "id": ada.id(), "seat": seat, "version": positions[seat]["version"], "form": choice["form"]}
                streams[seat].send(ask)
            for i, stream in enumerate(streams):
                change = stream.until("change")
                assert change["prior"] == positions[i]["version"]
                positions[i] = change["position"]
                logs[i] = logs[i][: change["log_from"]] + change["log"]
                assert len(logs[i]) == positions[i]["moves"]
    assert logs[0] == ada.look(table)["log"]
    assert logs[1] == bert.look(table)["log"]
    assert sorted(seat for place in positions[0]["standing"] for seat in place) == [0, 1, 2]


def test_after_the_game_the_seed_is_shown_and_everything_verifies(server: Server, ada: Guest) -> None:
    table = ada.open("me", "uniform", contribution="any words")
    before = ada.look(table)["info"]
    assert before["seed"] is None
    assert ada.get(f"/api/tables/{table}/verify").json()["code"] == "not_now"
    position = to_the_end(table, {0: ada})
    after = ada.look(table)["info"]
    assert after["commitment"] == before["commitment"]
    assert after["contributions"] == ["any words"]
    record = parse_record(ada.get(f"/api/tables/{table}/record").content)
    assert record.seed == after["seed"]
    assert record.result is not None
    assert record.result.scores == position["scores"]
    proved = ada.get(f"/api/tables/{table}/verify").json()
    assert proved["holds"]
    assert proved["proved"] == verify(pithead.game("sacred_dragon"), record)


def test_the_sheet_adds_up_and_every_line_names_a_rule(server: Server, ada: Guest) -> None:
    table = ada.open("me", "greedy")
    rules = {rule["id"] for rule in ada.get("/api/games/sacred_dragon/rules").json()["rules"]}
    running = ada.get(f"/api/tables/{table}/sheet").json()
    assert not running["over"]
    position = to_the_end(table, {0: ada})
    sheet = ada.get(f"/api/tables/{table}/sheet").json()
    assert sheet["over"]
    assert [seat["total"] for seat in sheet["seats"]] == position["scores"]
    assert sheet["standing"] == position["standing"]
    for seat in sheet["seats"]:
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        assert {line["rule"] for line in seat["lines"]} <= rules


def test_a_gain_is_the_change_of_the_movers_points(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    gains = 0
    while (position := ada.position(table))["status"] == "running":
        seat = position["decision"]["seat"]
        position = ada.position(table, seat=seat)
        choice = max(reversed(position["choices"]), key=lambda choice: choice["gain"])
        before = position["view"]["public"]["players"][seat]["score"]
        after = ada.play(table, seat, position["version"], choice["notation"]).json()["position"]["view"]
        assert after["public"]["players"][seat]["score"] - before == choice["gain"]
        gains += choice["gain"]
    assert gains > 0


def test_why_not_gets_an_answer_with_the_rule(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    position = ada.position(table)
    seat = position["decision"]["seat"]
    ask = {"id": "e1", "seat": seat, "form": {"kind": "place", "tile": "T1", "turn": 0, "at": "40,40"}}
    explained = ada.post(f"/api/tables/{table}/explain", ask).json()
    assert not explained["legal"]
    rules = {rule["id"]: rule["text"] for rule in ada.get("/api/games/sacred_dragon/rules").json()["rules"]}
    for refusal in explained["refusals"]:
        assert rules[refusal["rule"]]
        assert pithead.game("sacred_dragon").say(msgspec.convert(refusal, Refusal))
    legal = ada.position(table, seat=seat)["choices"][0]["notation"]
    assert ada.post(f"/api/tables/{table}/explain", {"id": "e2", "seat": seat, "move": legal}).json()["legal"]
    refused = ada.play(table, seat, position["version"], "place T1 r0 at 40,40")
    assert refused.status_code == 422
    assert refused.json()["refusals"] == explained["refusals"]
    nonsense = ada.play(table, seat, position["version"], "castle long")
    assert (nonsense.status_code, nonsense.json()["code"]) == (400, "unreadable")


def test_a_hint_has_legal_moves_and_their_reasons(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    position = ada.position(table)
    seat = position["decision"]["seat"]
    hint = ada.post(f"/api/tables/{table}/hint", {"id": "h1", "seat": seat, "count": 2}).json()
    assert (hint["id"], hint["version"], len(hint["moves"])) == ("h1", position["version"], 2)
    legal = {choice["notation"]: choice for choice in ada.position(table, seat=seat)["choices"]}
    for move in hint["moves"]:
        assert move["form"] == legal[move["notation"]]["form"]
        assert move["measure"] == "lead"
    best, second = hint["moves"]
    assert best["expected"] >= second["expected"]
    assert min(best["visits"], second["visits"]) >= LEAST
    assert best["visits"] + second["visits"] <= best["simulations"] == second["simulations"]
    assert second["equal"] == (second["behind"] <= second["behind_margin"])
    other = ada.post(f"/api/tables/{table}/hint", {"id": "h2", "seat": 1 - seat})
    assert (other.status_code, other.json()["code"]) == (409, "not_your_decision")


def test_a_hint_contains_the_chance_of_a_team_and_the_rest_of_the_turn(server: Server, ada: Guest) -> None:
    """Dunaïa shows the turn: a die that is taken is recycled in the same turn. The miners show the chance."""
    table = ada.open("me", "me", game="miner_inconvenience")
    best = ada.post(f"/api/tables/{table}/hint", {"id": "h", "seat": ada.position(table)["decision"]["seat"]}).json()["moves"][0]
    assert best["measure"] == "chance"
    assert 0 <= best["expected"] <= 1
    table = ada.open("me", "me", game="dunaia")
    game, seat = pithead.game("dunaia"), ada.position(table)["decision"]["seat"]
    answer = ada.post(f"/api/tables/{table}/hint", {"id": "h", "seat": seat})
    assert answer.status_code == 200, answer.text
    best = answer.json()["moves"][0]
    assert best["line"]
    for move in best["line"]:
        assert move["seat"] == seat
        event = msgspec.convert(move["event"], game.logged_events)
        assert game.say(event).startswith(f"Seat {move['seat']} ")


def test_a_replay_shows_every_position_as_the_viewer_saw_it(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    seen = {}
    for _ in range(6):
        position = ada.position(table, seat=0)
        seen[position["moves"]] = position["view"]
        ada.play_any(table, position["decision"]["seat"])
    replay = ada.get(f"/api/tables/{table}/replay", seat=0).json()
    frames = {frame["number"]: frame for frame in replay["frames"]}
    assert replay["moves"] == ada.position(table)["moves"]
    assert frames[0]["entry"] is None
    for number, view in seen.items():
        assert frames[number]["view"] == view
        assert frames[number]["entry"] == ada.look(table, seat=0)["log"][number - 1]


def test_a_replay_is_the_same_whole_or_in_pieces(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    for which in range(40):
        moves = ada.play_any(table, ada.position(table)["decision"]["seat"], which)["moves"]
    whole = frames_of(ada, table, 50)
    assert [frame["number"] for frame in whole] == list(range(moves + 1))
    assert frames_of(ada, table, 7) == whole
    assert whole[-1]["view"] == ada.position(table, seat=0)["view"]


def test_a_replay_leaves_out_undone_moves(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me", options={"start_player": "0"})
    before = ada.position(table, seat=0)
    after = ada.play_any(table, 0)
    assert frames_of(ada, table, 50)[-1]["view"] == after["view"]
    undone = spread(ada.post(f"/api/tables/{table}/undo", {"id": "u", "seat": 0, "version": after["version"]}).json()["position"])
    assert frames_of(ada, table, 50)[-1]["view"] == before["view"]
    other = ada.play(table, 0, undone["version"], undone["choices"][-1]["notation"]).json()["position"]
    assert frames_of(ada, table, 50)[-1]["view"] == other["view"] != after["view"]


def frames_of(guest: Guest, table: str, size: int) -> list[Json]:
    """Request a whole replay in pieces."""
    moves = guest.position(table)["moves"]
    pieces = [guest.get(f"/api/tables/{table}/replay", seat=0, start=start, count=size).json() for start in range(0, moves + 1, size)]
    return [frame for piece in pieces for frame in piece["frames"]]


def test_the_board_can_be_read_as_text(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    spoken = ada.get(f"/api/tables/{table}/board").text
    drawn = ada.get(f"/api/tables/{table}/board", columns=80).text
    assert "Your hand" in spoken
    assert max(map(len, drawn.splitlines())) <= 80
    assert "Your hand" not in Guest(server).get(f"/api/tables/{table}/board").text


def test_chat_reaches_the_table_and_is_saved(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    with ada.stream(table) as stream:
        stream.until("table")
        refused = bert.post(f"/api/tables/{table}/chat", {"id": "c", "text": "let me in"})
        assert refused.status_code == 403
        bert.join(table, 1)
        for _ in range(2):  # a repeated message appears once
            assert bert.post(f"/api/tables/{table}/chat", {"id": "c1", "text": "Good evening"}).status_code == 200
        line = stream.until("chat")["lines"][0]
    assert (line["name"], line["seat"], line["text"]) == ("Bert", 1, "Good evening")
    assert ada.look(table)["chat"] == [line]


def test_the_record_of_a_running_table_contains_only_what_the_viewer_may_know(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    own = json.loads(ada.get(f"/api/tables/{table}/record").content)
    assert own["seed"] is None
    assert own["visibility"] == "seat 0"
    hidden = [move for move in own["moves"] if move["move"] is None]
    assert hidden
    public = json.loads(ada.get(f"/api/tables/{table}/record", seat=-1).content)
    assert public["visibility"] == "public"
