"""What the log tells programs beside its sentences: about whom, where, and for how many points; never a secret."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import pithead
from pithead.core.telling import Logged, plain
from pithead.server.schema import entry_of, logged_of
from server.serving import Guest, Server, to_the_end

PUBLIC_POINTS = {"sacred_dragon": "score", "tf22_mine": "markers"}


def walked(slug: str, seed: int) -> Iterator[tuple[Logged, list[int], list[str]]]:
    """Every move of a table, with what it did to the points of all and the spots that the view then names."""
    game, points = pithead.game(slug), PUBLIC_POINTS[slug]
    table, dice = pithead.Table(slug, ["A", "B"], {"start_player": "0"}, str(seed)), pithead.rng(str(seed))
    for _ in range(150):
        if table.over:
            return
        before = [player[points] for player in shown(game, table)["players"]]
        number, legal = table.moves_made(), table.legal()
        table.play(legal[dice.below(len(legal))])
        view = shown(game, table)
        after = [player[points] for player in view["players"]]
        spots = [piece.get("at") or piece.get("cell") for piece in view.get("mountain", []) + view.get("cells", [])]
        for told in table.told(number):
            yield told, [now - then for then, now in zip(before, after, strict=True)], spots


def shown(game: pithead.Game, table: pithead.Table) -> dict[str, Any]:
    """What lies open."""
    view = plain(game.view(table.state, None))
    return view.get("public", view)


@pytest.mark.parametrize("slug", PUBLIC_POINTS)
def test_the_facts_agree_with_the_sentence_and_the_view(slug: str) -> None:
    game, gained = pithead.game(slug), 0
    for seed in range(3):
        for told, change, spots in walked(slug, seed):
            event, words = told.event, game.say(told.event)
            named = re.match(r"Seat (\d+)", words)
            assert event.seat == (int(named[1]) if named else None), words
            assert set(event.places) <= set(spots), words
            form = game.codec.notation.read(told.move or "")
            assert form.get("at", form.get("to", form.get("cell"))) in (None, *event.places)
            if told.seat >= 0:
                assert (event.gains or [0, 0]) == change, words
                gained += sum(event.gains)
    assert gained > 0 or slug == "tf22_mine"  # who moves at random delivers little


def test_the_log_keeps_the_facts_and_tells_a_secret_move_only_by_its_seat() -> None:
    table = pithead.Table("sacred_dragon", ["A", "B"], {}, "facts")
    secrets = 0
    for told in table.told():
        assert logged_of(plain(told), table.game) == told
        for viewer in (None, 0, 1):
            entry = entry_of(0, told, viewer, table.game)
            assert entry.facts is not None
            if entry.form is None:
                secrets += 1
                assert entry.facts == pithead.core.game.Facts(told.event.seat)
            else:
                assert (entry.facts.seat, entry.facts.places) == (told.event.seat, told.event.places)
    assert secrets > 10


def test_facts_travel_with_the_log_and_with_a_replay(server: Server, ada: Guest) -> None:
    table = ada.open("greedy", "greedy")
    to_the_end(table, {-1: ada})
    mines = [entry for entry in ada.look(table)["log"] if entry["form"] and entry["form"]["kind"] == "mine"]
    facts = mines[0]["facts"]
    assert facts["seat"] == mines[0]["seat"]
    assert facts["detail"]["mine"]["points"] > 0
    assert sum(facts["gains"]) >= facts["detail"]["mine"]["points"]
    assert facts["places"][0] in {tile["at"] for tile in ada.position(table)["view"]["public"]["mountain"]}
    replay = ada.get(f"/api/tables/{table}/replay", start=mines[0]["number"] + 1, count=1).json()
    assert replay["frames"][0]["entry"] == mines[0]
