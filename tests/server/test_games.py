"""Every game of the catalogue at the web table: begun, killed, restored from its snapshot, finished and verified."""

from pathlib import Path

import pytest

import pithead
from pithead.core.engine.state import OVER
from server.serving import Guest, Server, to_the_end


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_game_survives_a_kill_and_verifies_at_the_end(slug: str, tmp_path: Path) -> None:
    seats = max(2, pithead.game(slug).seats[0])
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", snapshot_every=5)
    ada = Guest(server)
    table = ada.open(*["me"] * seats, game=slug)
    for which in range(25):
        position = ada.position(table)
        if position["status"] == "over":
            break
        ada.play_any(table, position["decision"]["seat"], 7 * which)
    before = [ada.look(table, seat=seat) for seat in range(-1, seats)]
    sheets = [ada.get(f"/api/tables/{table}/sheet", seat=seat).json() for seat in range(-1, seats)]
    server.kill()
    server.start()
    ada.follow(server)
    assert [ada.look(table, seat=seat) for seat in range(-1, seats)] == before
    assert [ada.get(f"/api/tables/{table}/sheet", seat=seat).json() for seat in range(-1, seats)] == sheets
    for seat in range(seats):
        assert ada.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"}).status_code in (200, 409)
    to_the_end(table, {-1: ada})
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
    server.stop()
    assert server.faults() == []


def test_the_catalogue_and_the_rules_credit_every_game_and_its_source(stranger: Guest) -> None:
    for line in stranger.get("/api/games").json()["games"]:
        game = pithead.game(line["slug"])
        assert (line["designer"], line["publisher"]) == (game.designer, game.publisher)
        assert line["credit_source"] == game.credit_source != ""
        credits = stranger.get(f"/api/games/{game.slug}/rules").json()["credits"]
        assert game.designer in credits
        assert game.credit_source.rpartition(" ")[2] in credits
        assert game.publisher.partition(",")[0] in credits


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_game_comes_with_sentences_in_the_requested_language_or_in_english(server: Server, stranger: Guest, slug: str) -> None:
    game = pithead.game(slug)
    for language in (*pithead.languages(), "xx"):
        answer = stranger.get(f"/api/games/{slug}/words/{language}")
        expected = language if language in game.words.languages else "en"
        file = game.folder / "words" / f"{expected}.ftl"
        assert answer.headers["Content-Type"].startswith("text/plain")
        assert (answer.status_code, answer.text) == (200, file.read_text(encoding="utf-8") if file.exists() else "")


@pytest.mark.parametrize(
    ("game", "language", "status", "code"),
    [
        ("chess", "en", 404, "not_found"),
        ("tf22_mine", "EN", 400, "bad_request"),
        ("tf22_mine", "english", 400, "bad_request"),
        ("tf22_mine", "..%2Fen", 404, "not_found"),
        ("tf22_mine", "%2e%2e", 400, "bad_request"),
    ],
)
def test_sentences_of_an_unknown_game_or_language_are_refused(
    server: Server, stranger: Guest, game: str, language: str, status: int, code: str
) -> None:
    answer = stranger.get(f"/api/games/{game}/words/{language}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_secret_mission_is_not_on_the_sheet_that_others_see(server: Server, ada: Guest, bert: Guest) -> None:
    table = ada.open("me", "open", game="dynamine")
    bert.join(table, 1)
    mission = next(line for line in ada.get(f"/api/tables/{table}/sheet").json()["seats"][0]["lines"] if line["rule"] == "DYN-105")
    for guest, seat in ((bert, 1), (Guest(server, "Carl"), -1)):
        seen = guest.get(f"/api/tables/{table}/sheet", seat=seat).json()
        assert mission not in seen["seats"][0]["lines"]


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_only_move_kinds_that_say_so_change_their_seats_points(slug: str) -> None:
    game = pithead.game(slug)
    scoring = game.codec.scoring
    for number in range(5):
        dice, state = pithead.rng(f"scoring {number}"), game.setup(game.seats[number % len(game.seats)])
        for _ in range(1000):
            if state.seat == OVER:
                break
            seat, move = int(state.seat), state.pick(dice.below(int(state.count())))
            kind, before = game.codec.decode(state, move)["kind"], state.scores()
            state.apply(move)
            assert seat < 0 or scoring is None or kind in scoring or state.scores()[seat] == before[seat], kind


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_shared_data_is_part_of_every_view(slug: str) -> None:
    game = pithead.game(slug)
    dice, state = pithead.rng("alike"), game.setup(max(2, game.seats[0]))
    for _ in range(60):
        if state.seat == OVER:
            break
        alike = game.public(state)
        for viewer in (None, 0, 1):
            assert game.view(state, viewer, alike) == game.view(state, viewer)
        state.apply(state.pick(dice.below(int(state.count()))))
