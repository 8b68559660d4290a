"""What the log tells programs beside its sentences: about whom, where, and for how many points; never a secret."""

import re
from collections.abc import Iterator

import pytest

import pithead
from pithead.core.table import Told
from pithead.server.schema import entry_of, line_of, told_of
from server.serving import Guest, Server, to_the_end

PUBLIC_POINTS = {"sacred_dragon": "score", "tf22_mine": "markers"}


def walked(slug: str, seed: int) -> Iterator[tuple[Told, list[int], list[str]]]:
    """Every move of a table, with what it did to the points of all and the spots that the view then names."""
    game, points = pithead.game(slug), PUBLIC_POINTS[slug]
    table, dice = pithead.Table(slug, ["A", "B"], {"start_player": "0"}, str(seed)), pithead.rng(str(seed))
    for _ in range(150):
        if table.over:
            return
        before = [player[points] for player in game.view(table.state, None)["players"]]
        number, legal = table.moves_made(), table.legal()
        table.play(legal[dice.below(len(legal))])
        view = game.view(table.state, None)
        after = [player[points] for player in view["players"]]
        spots = [piece.get("at") or piece.get("cell") for piece in view.get("mountain", []) + view.get("cells", [])]
        for told in table.told(number):
            yield told, [now - then for then, now in zip(before, after, strict=True)], spots


@pytest.mark.parametrize("slug", PUBLIC_POINTS)
def test_the_facts_agree_with_the_sentence_and_the_view(slug: str) -> None:
    gained = 0
    for seed in range(3):
        for told, change, spots in walked(slug, seed):
            facts = told.facts
            assert facts is not None
            named = re.match(r"Seat (\d+)", told.words)
            assert facts.seat == (int(named[1]) if named else None), told.words
            assert set(facts.places) <= set(spots), told.words
            assert told.form.get("at", told.form.get("to", told.form.get("cell"))) in (None, *facts.places)
            if told.seat >= 0:
                assert (facts.gains or [0, 0]) == change, told.words
                gained += sum(facts.gains)
    assert gained > 0 or slug == "tf22_mine"  # who moves at random delivers little


def test_the_log_keeps_the_facts_and_tells_a_secret_move_only_by_its_seat() -> None:
    table = pithead.Table("sacred_dragon", ["A", "B"], {}, "facts")
    secrets = 0
    for told in table.told():
        assert told_of(line_of(told, 2), 2) == told
        for viewer in (None, 0, 1):
            entry = entry_of(0, told, viewer)
            assert entry.facts is not None
            assert told.facts is not None
            if entry.form is None:
                secrets += 1
                assert entry.facts == pithead.core.game.Facts(told.facts.seat)
            else:
                assert entry.facts == told.facts
    assert secrets > 10


def test_facts_travel_with_the_log_and_with_a_replay(server: Server, ada: Guest) -> None:
    table = ada.open("greedy", "greedy")
    to_the_end(table, {-1: ada})
    mines = [entry for entry in ada.look(table)["log"] if entry["form"] and entry["form"]["kind"] == "mine"]
    facts = mines[0]["facts"]
    assert facts["seat"] == mines[0]["seat"]
    assert facts["detail"]["mine"]["points"] > 0
    assert sum(facts["gains"]) >= facts["detail"]["mine"]["points"]
    assert facts["places"][0] in {tile["at"] for tile in ada.position(table)["view"]["mountain"]}
    replay = ada.get(f"/api/tables/{table}/replay", start=mines[0]["number"] + 1, count=1).json()
    assert replay["frames"][0]["entry"] == mines[0]
