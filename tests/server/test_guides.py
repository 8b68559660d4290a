"""Guided first games on the server: a lesson follows from its moves, and nothing of it is stored, listed or counted."""

from typing import Any

import pytest

import pithead
from pithead.teaching.guide import Lesson, guide_of, has_guide
from server.serving import Guest

SLUG = "sacred_dragon"
PATH = f"/api/guides/{SLUG}"


def learn(guest: Guest, moves: list[str], form: dict[str, Any] | None = None, **query: str) -> Any:
    return guest.http.post(PATH, json={"moves": moves, "form": form}, params=query)


def test_a_stranger_goes_through_the_whole_guide_by_its_expected_moves(stranger: Guest) -> None:
    lesson, seen = learn(stranger, []).json(), []
    while True:
        numbers = range(lesson["first"], lesson["first"] + len(lesson["shown"]))
        seen += [number for number in numbers if number not in seen]
        if lesson["shown"][-1]["kind"] == "read":
            break
        choices = lesson["table"]["position"]["choices"]
        first = choices[0]
        any_move = {"kind": first["kind"]} | {name: values[0] for name, values in first["fields"].items()}
        answer = learn(stranger, lesson["moves"], (lesson["expected"] or [any_move])[0])
        assert answer.status_code == 200, answer.text
        lesson = answer.json()
        assert lesson["taken_back"] == ""
    assert seen == list(range(len(lesson["steps"])))
    assert lesson["end"] == {"seats": 3, "bots": "1", "options": {}}


def test_a_lesson_is_the_same_table_as_in_the_terminal(stranger: Guest) -> None:
    game = pithead.game(SLUG)
    lesson = Lesson(game, guide_of(game))
    assert lesson.play(lesson.expected()[0].notation)
    there = learn(stranger, lesson.moves).json()
    assert there["first"] == lesson.first
    assert [entry["move"] for entry in there["table"]["log"]] == [entry.move for entry in lesson.table.log(lesson.guide.learner)]
    assert [step["text"] for step in there["shown"]] == [lesson.text(number) for number in lesson.shown()]


def test_another_legal_move_is_taken_back_and_an_illegal_one_refused(stranger: Guest) -> None:
    game = pithead.game(SLUG)
    lesson = Lesson(game, guide_of(game))
    other = next(choice.form for choice in lesson.table.choices() if choice.form != lesson.expected()[0].form)
    answer = learn(stranger, [], dict(other)).json()
    assert "back in your hand" in answer["taken_back"]
    assert (answer["moves"], answer["first"]) == ([], 0)
    refused = learn(stranger, [], {"kind": "place", "tile": "T04", "turn": 0, "at": "1,0"})
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal")
    why = stranger.http.post(f"{PATH}/explain", json={"form": {"kind": "place", "tile": "T04", "turn": 0, "at": "1,0"}}).json()
    assert not why["legal"]
    assert why["refusals"][0]["rule"] == refused.json()["refusals"][0]["rule"] == "MSD-032"


def test_the_other_hand_stays_hidden(stranger: Guest) -> None:
    answer = learn(stranger, [])
    game = pithead.game(SLUG)
    hidden = game.dump(Lesson(game, guide_of(game)).table.state)["hands"][1]
    own = game.dump(Lesson(game, guide_of(game)).table.state)["hands"][0]
    assert [tile for tile in (*hidden, *own) if f'"{tile}"' in answer.text] == own


def test_moves_that_do_not_fit_are_dropped_and_too_many_refused(stranger: Guest) -> None:
    assert learn(stranger, ["mine", "stop"]).json()["moves"] == []
    assert learn(stranger, ["stop"] * 201).status_code == 400
    assert learn(stranger, [], {"kind": "no such kind"}).status_code == 400


def test_a_guide_speaks_the_language_asked_for_and_falls_back_to_english(stranger: Guest) -> None:
    assert learn(stranger, [], language="de").json()["shown"][0]["text"] == "Wir graben alle in einem Berg, Plättchen für Plättchen."
    assert learn(stranger, [], language="tlh").json()["shown"] == learn(stranger, []).json()["shown"]


@pytest.mark.parametrize("slug", ["no_such_game", *[slug for slug in pithead.CATALOGUE if not has_guide(pithead.game(slug))]])
def test_a_game_without_a_guide_is_not_found(stranger: Guest, slug: str) -> None:
    assert stranger.http.post(f"/api/guides/{slug}", json={}).status_code == 404


def test_the_catalogue_names_the_minutes_of_each_guide(stranger: Guest) -> None:
    for line in stranger.get("/api/games").json()["games"]:
        game = pithead.game(line["slug"])
        assert line["guide"] == (guide_of(game).minutes if has_guide(game) else 0)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_tips_of_a_game_come_in_the_requested_language(stranger: Guest, slug: str) -> None:
    game = pithead.game(slug)
    own = guide_of(game).tip if has_guide(game) else []
    english, german = (stranger.get(f"/api/games/{slug}/tips", language=language).json()["tips"] for language in ("en", "de"))
    assert [tip["ask"] for tip in english] == [tip["ask"] for tip in german] == [tip.ask for tip in own]
    assert all(one["text"] != other["text"] for one, other in zip(english, german, strict=True))


def test_a_lesson_is_not_listed_and_not_counted(stranger: Guest) -> None:
    before = stranger.get("/api/lobby").json(), stranger.get("/healthz").json()["tables"]
    learn(stranger, [])
    assert (stranger.get("/api/lobby").json(), stranger.get("/healthz").json()["tables"]) == before
