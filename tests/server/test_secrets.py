"""Only views leave the server: everything sent to opponents and onlookers is searched byte by byte."""

import json
import re
from typing import Any

import pytest

import pithead
from pithead.core.engine.state import OVER
from pithead.core.moves.notation import Form
from pithead.server import messages
from pithead.server.bots.guess_rng import guess_rng
from pithead.server.presentation import table_views
from pithead.server.tables.live_table import LiveTable
from server.inside import live_at, looking_at
from server.serving import Guest, Json, Server, choices_of, public_part
from support import walk

HIDING = [
    ("sacred_dragon", 3, {"removed_tiles": "hidden"}),
    ("dynamine", 2, {}),
    ("tf22_mine", 3, {"symbol_variant": "strategy"}),
    ("miner_inconvenience", 3, {"hands": "closed"}),
]


def hidden_tiles(guest: Guest, table: str, seat: int) -> set[str]:
    """Return the tiles that only this seat may know now."""
    state = guest.look(table, seat=seat)
    hand = {held["tile"] for held in state["position"]["view"]["hands"][seat]}
    public = guest.get(f"/api/tables/{table}", seat=-1).text
    return {tile for tile in hand if not named(tile, public)}


def named(tile: str, text: str) -> bool:
    return re.search(rf"\b{tile}\b", text) is not None


def test_no_secret_reaches_an_opponent_or_an_onlooker(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", options={"removed_tiles": "hidden"})
    bert.join(table, 1)
    onlooker = Guest(server, None)
    secrets: dict[int, set[str]] = {0: set(), 1: set()}
    everything: set[str] = set()
    with ada.stream(table) as first, bert.stream(table) as second, onlooker.stream(table) as third:
        streams = {0: first, 1: second, None: third}
        for stream in streams.values():
            stream.until("table")
        checked = 0
        for which in range(24):
            for seat, guest in ((0, ada), (1, bert)):
                secrets[seat] = hidden_tiles(guest, table, seat)
                everything |= secrets[seat]
            for viewer, stream in streams.items():
                texts = [*stream.raw, *other_answers(onlooker if viewer is None else (ada, bert)[viewer], table, viewer)]
                stream.raw.clear()
                for owner, tiles in secrets.items():
                    if owner == viewer:
                        continue
                    for text in texts:
                        checked += 1
                        assert not [tile for tile in tiles if named(tile, text)], f"{viewer} received {owner}'s tiles: {text[:300]}"
            seat = ada.position(table)["decision"]["seat"]
            (ada, bert)[seat].play_any(table, seat, which)
            for stream in streams.values():
                stream.until("change")
    assert checked > 500
    assert len(everything) > 5


def other_answers(guest: Guest, table: str, viewer: int | None) -> list[str]:
    """Return everything else that a viewer can request."""
    seat = -1 if viewer is None else viewer
    paths = ["", "/sheet", "/board", "/record", "/replay"]
    texts = [guest.get(f"/api/tables/{table}{path}", seat=seat).text for path in paths]
    texts.append(guest.get("/api/lobby").text)
    if viewer is not None:
        wrong = {"id": guest.id(), "seat": viewer, "move": "remove T1"}
        texts.append(guest.post(f"/api/tables/{table}/explain", wrong).text)
    return texts


def test_the_seed_and_the_true_state_stay_secret_until_the_end(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    seed = "tests"  # this server deals from a known seed
    for path in ("", "/record", "/replay", "/sheet", "/board"):
        answer = ada.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 200
        assert f'"{seed}"' not in answer.text


def test_nobody_looks_from_a_seat_of_someone_else(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open")
    bert.join(table, 1)
    for path in ("", "/sheet", "/board", "/record", "/replay"):
        refused = bert.get(f"/api/tables/{table}{path}", seat=0)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    with bert.stream(table, seat=0) as stream:
        assert stream.receive()["problem"]["code"] == "not_yours"


def test_a_forged_cookie_identifies_nobody(server: Server, ada: Guest) -> None:
    table = ada.open("me", "me")
    mallory = Guest(server, None)
    cookie = next(iter(ada.http.cookies.values()))
    mallory.http.cookies.set("pithead", cookie[:-2] + ("aa" if cookie[-2:] != "aa" else "bb"))
    assert mallory.get("/api/me").json() == {"name": ""}
    assert mallory.position(table)["viewer"] is None
    assert json.loads(mallory.post(f"/api/tables/{table}/chat", {"id": "c", "text": "hello"}).text)["code"] == "no_name"


def test_keys_of_seats_are_shown_to_nobody_else(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", "open")
    keys = [seat["link"].partition("#")[2] for seat in ada.look(table)["info"]["seats"] if seat["link"]]
    assert len(keys) == 3
    for text in (bert.get(f"/api/tables/{table}").text, bert.get("/api/lobby").text):
        assert not [key for key in keys if key in text]


def answers(live: LiveTable, viewer: int | None, forms: list[Form]) -> bytes:
    """Return everything about a position that a viewer can receive, including answers about these moves."""
    looking = looking_at(live, viewer)
    data: list[Any] = [table_views.position(looking), table_views.sheet(looking)]
    if live.decides == viewer and viewer is not None:
        data += [table_views.explained(looking, messages.Explain("x", viewer, form=dict(form))) for form in forms]
    return messages.encoder.encode(data)


@pytest.mark.parametrize(("slug", "seats", "options"), HIDING)
def test_positions_a_viewer_cannot_tell_apart_are_shown_alike(slug: str, seats: int, options: dict[str, str]) -> None:
    game, pairs = pithead.game(slug), 0
    states = [state for state in walk(slug, seats, "shown", options) if state.seat != OVER]
    for state in states[:: max(1, len(states) // 10)]:
        forms = game.codec.expressible(state, pithead.rng("forms"), 20)
        for viewer in (None, *range(seats)):
            other = game.guess(state, viewer, pithead.rng(f"shown {viewer}"))
            sent = answers(live_at(slug, state), viewer, forms)
            assert sent == answers(live_at(slug, other), viewer, forms)
            assert sent == answers(live_at(slug, state, "another secret"), viewer, forms)  # the output does not depend on luck
            pairs += other != state
    assert pairs > 10 or slug == "tf22_mine"  # random play hardly fights; the laws make fights


def test_a_gain_that_depends_on_a_closed_hand_is_not_sent() -> None:  # MIN-022, R2
    """Seat 1 may or may not have a card that fits; if not, the game is lost and with it all points."""
    game = pithead.game("miner_inconvenience")
    write, unsure = game.codec.notation.write, 0
    for number in range(12):
        for state in walk("miner_inconvenience", 3, f"gain {number}", {"hands": "closed"}):
            if state.seat < 0 or not any(game.codec.reveals(state, move) for move in state.legal()):
                continue
            sent = messages.encoder.encode(table_views.position(looking_at(live_at(game.slug, state), int(state.seat))))
            unknown = {choice["notation"]: choice["gain"] is None for choice in choices_of(json.loads(sent))}
            assert unknown == {write(game.codec.decode(state, move)): game.codec.reveals(state, move) for move in state.legal()}
            unsure += 1
    assert unsure


def test_random_numbers_for_guesses_follow_from_the_secret_the_table_and_its_version() -> None:
    state = pithead.game("dynamine").setup(2)
    live = live_at("dynamine", state)
    first = guess_rng(live, "hint", 0).word()
    assert first == guess_rng(live_at("dynamine", state), "hint", 0).word()
    peers = [guess_rng(live_at("dynamine", state, "another secret"), "hint", 0), guess_rng(live, "hint", 1), guess_rng(live, "choices", 0)]
    live.log.version += 1
    assert first not in [*(other.word() for other in peers), guess_rng(live, "hint", 0).word()]


def test_no_running_sheet_names_a_mission_its_viewer_may_not_know(server: Server, ada: Guest, bert: Guest) -> None:  # DYN-010, R2
    table = ada.open("me", "open", game="dynamine")
    bert.join(table, 1)
    missions = [mission_of(guest.position(table, seat=seat)["view"], seat) for seat, guest in enumerate((ada, bert))]
    for which in range(16):
        for guest, viewer in ((ada, 0), (bert, 1), (Guest(server, None), -1)):
            position = guest.position(table, seat=viewer)
            held = [json.dumps(player["cards"]) for player in public_part(position["view"])["players"]]
            for seat in guest.get(f"/api/tables/{table}/sheet", seat=viewer).json()["seats"]:
                number = seat["seat"]
                assert sum(named(missions[number], json.dumps(line)) for line in seat["lines"]) == (number == viewer)
                assert not named(missions[number], held[number])
        deciding = ada.position(table)["decision"]["seat"]
        (ada, bert)[deciding].play_any(table, deciding, which)


def mission_of(view: Json, seat: int) -> str:
    """Return the mission dealt to a seat, as its own view names it."""
    if "missions" in view:
        return str(view["missions"][seat]["card"]["card"])
    return str(view["players"][seat]["mission"])


def test_an_onlooker_of_one_seat_sees_the_running_score(server: Server, ada: Guest) -> None:  # everything is open
    table = ada.open("me")
    assert Guest(server, None).get(f"/api/tables/{table}/sheet", seat=-1).json() == ada.get(f"/api/tables/{table}/sheet").json()
