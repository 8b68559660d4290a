"""Log events: about whom, where, and for how many points; consistent with sentence and view, and never a secret."""

import re
from collections.abc import Iterator

import msgspec
import pytest

import pithead
from pithead.core.text.messages import Decision, Logged, plain
from pithead.server.store.events import logged_of
from server.serving import Guest, Json, Server, public_part, to_the_end

PUBLIC_POINTS = {"sacred_dragon": "score", "tf22_mine": "markers"}


def walked(slug: str, seed: int) -> Iterator[tuple[Logged, list[int], list[str]]]:
    """Yield every move of a table, with its effect on all points and the spots that the view then names."""
    points = PUBLIC_POINTS[slug]
    table, dice = pithead.Table(slug, ["A", "B"], {"start_player": "0"}, str(seed)), pithead.rng(str(seed))
    for _ in range(150):
        if table.over:
            return
        before = [player[points] for player in seen_by_all(table)["players"]]
        number, legal = table.moves_made(), table.legal()
        table.play(legal[dice.below(len(legal))])
        view = seen_by_all(table)
        after = [player[points] for player in view["players"]]
        spots = [piece.get("at") or piece.get("cell") for piece in view.get("mountain", []) + view.get("cells", [])]
        for entry in table.entries(number):
            yield entry, [now - then for then, now in zip(before, after, strict=True)], spots


def seen_by_all(table: pithead.Table) -> Json:
    return public_part(plain(table.game.view(table.state, None)))


@pytest.mark.parametrize("slug", PUBLIC_POINTS)
def test_an_event_agrees_with_its_sentence_and_the_view(slug: str) -> None:
    game, gained = pithead.game(slug), 0
    for seed in range(3):
        for entry, change, spots in walked(slug, seed):
            event, words = entry.event, game.say(entry.event)
            named = re.match(r"Seat (\d+)", words)
            assert event.seat == (int(named[1]) if named else None), words
            assert set(event.places) <= set(spots), words
            form = game.codec.notation.read(entry.move or "")
            assert form.get("at", form.get("to", form.get("cell"))) in (None, *event.places)
            if entry.seat >= 0:
                assert (event.gains or [0, 0]) == change, words
                gained += sum(event.gains)
    assert gained > 0 or slug == "tf22_mine"  # random play delivers little


def test_the_log_keeps_events_and_shows_a_secret_one_only_to_its_seat() -> None:
    table = pithead.Table("sacred_dragon", ["A", "B"], {}, "facts")
    secrets = 0
    for logged in table.entries():
        assert logged_of(plain(logged), table.game) == logged
        for viewer in (None, 0, 1):
            entry = logged.to(viewer)
            event = plain(entry.event)
            if entry.move is None:
                secrets += 1
                assert {name for name, value in event.items() if value is not None} == {"kind", "seat", "pile"}
                assert event["seat"] == logged.event.seat
            else:
                assert (entry.move, event) == (logged.move, {name: value for name, value in plain(logged.event).items() if name != "known"})
    assert secrets > 10


def test_events_are_sent_with_the_log_and_with_a_replay(server: Server, ada: Guest) -> None:
    table = ada.open("greedy", "greedy")
    to_the_end(table, {-1: ada})
    log = ada.look(table)["log"]
    number, mined = next((number, entry) for number, entry in enumerate(log) if entry["event"]["kind"] in ("build", "extend"))
    event = mined["event"]
    assert event["seat"] == mined["seat"]
    assert event["mine"]["points"] > 0
    assert sum(event["gains"]) >= event["mine"]["points"]
    assert event["places"][0] in {tile["at"] for tile in public_part(ada.position(table)["view"])["mountain"]}
    replay = ada.get(f"/api/tables/{table}/replay", start=number + 1, count=1).json()
    assert replay["frames"][0]["entry"] == mined


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_entry_and_every_question_can_be_worded_from_the_data_sent(server: Server, ada: Guest, slug: str) -> None:
    game = pithead.game(slug)
    table = ada.open(*["me"] * max(2, game.seats[0]), game=slug)
    for which in range(12):
        position = ada.position(table)
        if position["status"] == "over":
            break
        assert game.say(msgspec.convert(position["decision"], Decision))
        ada.play_any(table, position["decision"]["seat"], which)
    for viewer in (-1, 0):
        log = ada.look(table, seat=viewer)["log"]
        assert len(log) == ada.position(table)["moves"]
        assert all(game.say(msgspec.convert(entry["event"], game.logged_events)) for entry in log)
