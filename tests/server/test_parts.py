"""A position rebuilt from deltas equals the full position: always, for every viewer."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import pithead
from pithead.core.engine.state import State
from pithead.server import messages
from pithead.server.presentation import table_views
from pithead.server.presentation.cache import Audience, Cache
from pithead.server.presentation.delta import DeltaEncoder, in_runs
from server.inside import live_at
from server.joining import Screen, joined, put_together, values_of
from server.serving import Guest, Json, Server, choices_of
from support import walk


def plain(data: Any) -> Any:
    """Return the data as it is sent."""
    return json.loads(messages.encoder.encode(data))


def seen(slug: str, state: State) -> dict[int | None, messages.Position]:
    """Return every viewer's position, rendered together as a server does."""
    live = live_at(slug, state)
    return {seat: table_views.position_for(live, Audience(seat, seat is not None, False)) for seat in (None, *range(int(state.seats)))}


def pairs(states: list[State]) -> Iterator[tuple[State, State]]:
    """Pair each position with the next, with later ones (a slow client) and with earlier ones (undo)."""
    for stride in (1, 2, 7, 40):
        yield from zip(states, states[stride:], strict=False)
    yield from zip(states[1:], states, strict=False)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
@pytest.mark.parametrize("which", [0, -1])
def test_deltas_add_up_to_the_full_position(slug: str, which: int) -> None:
    states = list(walk(slug, pithead.game(slug).seats[which], "parts"))
    states = states[:: max(1, len(states) // 60)]
    known = {id(state): seen(slug, state) for state in states}
    texts = {id(state): {seat: plain(screen) for seat, screen in known[id(state)].items()} for state in states}
    for old, new in pairs(states):
        parts = DeltaEncoder()  # shared by all viewers: common parts are compared once
        for seat, now in known[id(new)].items():
            part = plain(table_views.in_parts(known[id(old)][seat], now, parts))
            assert put_together(texts[id(old)][seat], part) == texts[id(new)][seat]


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_unchanged_data_is_not_sent(slug: str) -> None:
    for state in list(walk(slug, pithead.game(slug).seats[-1], "same"))[::40]:
        for before, after in zip(seen(slug, state).values(), seen(slug, state.copy()).values(), strict=True):
            assert table_views.in_parts(before, after, DeltaEncoder()) == {}


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An item of a list, with an optional field."""

    name: str
    size: int = 0
    more: list[int] = []


class Row(msgspec.Struct, frozen=True):
    """An item whose fields are all sent."""

    things: list[Thing]
    words: list[str] = []
    lists: list[list[int]] = []
    sizes: dict[str, int] = {}
    last: Thing | None = None


A = Thing("a")


@pytest.mark.parametrize(
    ("old", "new", "delta"),
    [
        (Row([], last=A), Row([], last=None), {"last": [None]}),
        (Row([], last=Thing("a", 1)), Row([], last=A), {"last": {"size": []}}),
        (Row([], last=A), Row([], last=Thing("a", 0, [1])), {"last": {"more": [[1]]}}),
        (Row([A, Thing("b")]), Row([A, Thing("b", 2)]), {"things": {"1": {"size": [2]}}}),
        (Row([A, Thing("b"), Thing("c", 3)]), Row([A, Thing("c", 4)]), {"things": {"+": [[0, 1, []], [2, 3, []]], "1": {"size": [4]}}}),
        (Row([A, Thing("b")]), Row([Thing("b"), Thing("n"), A]), {"things": {"+": [[1, 2, [{"name": "n"}]], [0, 1, []]]}}),
        (Row([A, A]), Row([A, Thing("a", 1)]), None),
        (Row([]), Row([A, Thing("b"), Thing("c", 2)]), {"things": [[{"name": "a"}, {"name": "b"}, {"name": "c", "size": 2}]]}),
        (Row([]), Row([A, A, Thing("b", 2), Thing("c")]), {"things": {"|": {"name": [["a", 2], "b", "c"], "size": [[2], 2, [1]]}}}),
        (Row([A]), Row([Thing("n", 0, [1])] * 4), {"things": {"|": {"name": [["n", 4]], "more": [[[1], 4]]}}}),
        (Row([*map(Thing, "abcd")]), Row([Thing(name, 5) for name in "abcd"]), {"things": {"|": {"name": [*"abcd"], "size": [[5, 4]]}}}),
        (Row([Thing(name) for name in "abcd"]), Row([Thing("a", 1), *(Thing(name) for name in "bcd")]), {"things": {"0": {"size": [1]}}}),
        (Row([A, Thing("b")]), Row([]), {"things": [[]]}),
        (Row([A, Thing("b"), Thing("c")]), Row([A, Thing("n"), Thing("c")]), {"things": {"+": [[0, 1, [{"name": "n"}]], [2, 3, []]]}}),
        (Row([A, Thing("b"), A]), Row([A, A]), {"things": {"+": [[0, 1, []], [2, 3, []]]}}),
        (Row([], words=list("abcdef")), Row([], words=list("abdefg")), {"words": {"+": [[0, 2, []], [3, 6, ["g"]]]}}),
        (Row([], words=["a", "a"]), Row([], words=["a", "a", "b"]), {"words": {"+": [[0, 2, ["b"]]]}}),
        (Row([], words=["a", "a"]), Row([], words=["b", "a", "a"]), {"words": [["b", "a", "a"]]}),
        (Row([], lists=[[1, 2], [3]]), Row([], lists=[[1, 2], []]), {"lists": {"1": [[]]}}),
        (Row([], lists=[[1], [2], [3]]), Row([], lists=[[1], [4], [5], [3]]), {"lists": {"+": [[0, 1, [[4], [5]]], [2, 3, []]]}}),
        (Row([], sizes={"a": 1, "b": 2}), Row([], sizes={"b": 3, "+": 4}), {"sizes": {"a": [], "b": [3], "+": [4]}}),
    ],
)  # fmt: skip
def test_each_kind_of_change_sends_only_the_new_data(old: Row, new: Row, delta: Json | None) -> None:
    part = plain(DeltaEncoder().between(old, new))
    assert delta is None or part == delta
    assert joined(plain(old), part) == plain(new)


@pytest.mark.parametrize(
    ("column", "runs"),
    [
        (["T1", "T1", "T2"], [["T1", 2], "T2"]),
        ([1, 1, 1, 2, 3, 3, 3, 3], [1, 1, 1, 2, [3, 4]]),
        ([None] * 5 + [0], [[None, 5], 0]),
        ([[1], [1], []], [[[1], 2], [[], 1]]),
        ([], []),
    ],
)
def test_a_value_repeated_in_a_row_is_sent_once(column: list[Any], runs: list[Any]) -> None:
    assert in_runs(column) == runs
    assert values_of(runs) == column


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_decision_of_a_position_is_that_of_its_view(slug: str) -> None:
    for state in list(walk(slug, pithead.game(slug).seats[0], "asked"))[::20]:
        live = live_at(slug, state)
        for closed in (False, True):
            live.log.closed, live.cache = closed, Cache()
            position = table_views.position_for(live, Audience(None, False, False))
            assert position.decision == position.view.decision
            assert (position.decision.kind == "closed") == closed


def legal(screen: Screen, which: int) -> str:
    """Return one of the moves that a screen offers."""
    choices = choices_of(screen.position)
    return str(choices[which % len(choices)]["notation"])


@pytest.mark.parametrize("game", ["sacred_dragon", "tf22_mine"])
def test_all_screens_show_the_current_table_through_a_whole_game(server: Server, ada: Guest, bert: Guest, game: str) -> None:
    table = ada.open("me", "open", game=game)
    streams = [ada.stream(table, parts=1), bert.stream(table, seat=-1, parts=1), ada.stream(table, seat=0)]
    mine, onlooker, whole = map(Screen, streams)
    for screen in (mine, onlooker, whole):
        screen.until(0)
    bert.join(table, 1)
    theirs, dice, undone = Screen(bert.stream(table, parts=1)), pithead.rng("screens"), 0
    version = theirs.until(0)["version"]
    for _ in range(120):
        positions = [screen.until(version) for screen in (mine, theirs, onlooker, whole)]
        assert positions[0] == ada.look(table, seat=0)["position"] == positions[3]
        assert positions[1] == bert.look(table, seat=1)["position"]
        assert positions[2] == bert.look(table, seat=-1)["position"]
        if positions[0]["status"] == "over":
            break
        back = [screen for screen in (mine, theirs) if screen.position["can_undo"]["step"] and undone < 5]
        screen = back[0] if back else theirs if positions[0]["decision"]["seat"] else mine
        guest, seat = (ada, bert)[screen.position["viewer"]], screen.position["viewer"]
        if back:
            undone += 1
            answer = guest.post(f"/api/tables/{table}/undo", {"id": guest.id(), "seat": seat, "version": version})
        else:
            answer = guest.play(table, seat, version, legal(screen, int(dice.below(500))))
        version = answer.json()["version"]
    assert undone == 5
    for screen in (mine, theirs):
        screen.until(version)
    assert [screen.log for screen in (mine, theirs)] == [ada.look(table, seat=0)["log"], bert.look(table, seat=1)["log"]]
    assert set(mine.kinds[1:]) == set(onlooker.kinds[1:]) == {"parts"}
    assert set(whole.kinds[1:]) == {"change"}


def test_a_reconnecting_client_first_receives_the_full_position(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me", options={"start_player": "0"})
    screen = Screen(ada.stream(table, seat=0, parts=1))
    held = screen.until(0)["version"]
    screen.stream.socket.close()
    ada.play_any(table, 0)
    screen.stream = ada.stream(table, seat=0, parts=1, version=held)
    assert screen.until(held + 1) == ada.look(table, seat=0)["position"]
    ada.play_any(table, ada.position(table)["decision"]["seat"])
    assert screen.until(held + 2) == ada.look(table, seat=0)["position"]
    assert screen.kinds == ["table", "change", "parts"]


def test_a_client_that_reconnects_without_a_gap_receives_the_next_position_in_full(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me", options={"start_player": "0"})
    held = ada.position(table, seat=0)["version"]
    with ada.stream(table, seat=0, parts=1, version=held) as stream:
        ada.play_any(table, 0)
        message = stream.until("table", "change", "parts")
    assert (message["type"], message["position"]) == ("change", ada.look(table, seat=0)["position"])


def test_a_delta_never_builds_on_a_position_sent_to_another_seat(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me", options={"start_player": "0"})
    screen = Screen(ada.stream(table, seat=0, parts=1))
    version = screen.until(0)["version"]
    for seat in (1, None, 0):
        screen.stream.send({"type": "look", "id": "look", "seat": seat})
        screen.take(screen.stream.until("table", "change", "parts"))
        assert (screen.kinds[-1], screen.position["viewer"]) == ("table", seat)
        version = ada.play_any(table, ada.position(table)["decision"]["seat"])["version"]
        assert screen.until(version) == ada.look(table, seat=-1 if seat is None else seat)["position"]
        assert screen.kinds[-1] == "parts"


def test_a_seat_that_moves_to_another_device_is_sent_in_full_there_and_removed_here(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me", options={"start_player": "0"})
    screen = Screen(ada.stream(table, seat=0, parts=1))
    held = screen.until(0)["version"]
    link = ada.look(table)["info"]["seats"][0]["link"]
    phone = Guest(server, "Ada's phone")
    there = Screen(phone.stream(table, parts=1))
    there.until(held)
    assert phone.post(f"/api/tables/{table}/join", {"key": link.partition("#")[2]}).status_code == 200
    assert screen.until(held + 1)["viewer"] is None
    assert screen.kinds == ["table", "table"]
    there.until(held + 1)
    phone.play_any(table, 0)
    assert there.until(held + 2)["viewer"] is None
    assert there.position == ada.look(table, seat=-1)["position"] == screen.until(held + 2)
