"""`pithead words check`: what a language lacks."""

import json
import shutil
from pathlib import Path

import pytest

import pithead
from pithead.cli.main import run
from pithead.core.text.coverage import coverage, messages_of
from pithead.core.text.words import SHARED, languages

ENGLISH = "go = Go\n  .title = Start\nseats = { $n } seats\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game" / "words").mkdir(parents=True)
    (tmp_path / "game" / "words" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    shutil.copy(pithead.game("tf22_mine").folder / "rules.toml", tmp_path / "game")
    return tmp_path


def results(folder: Path, language: str) -> dict[str, tuple[list[str], list[str]]]:
    return {Path(one.file).name: (one.missing, one.faults) for one in coverage(folder, language)}


def test_a_file_that_is_not_there_lacks_every_text(folder):
    rules = [*pithead.game("tf22_mine").rules, *pithead.game("tf22_mine").rules.rulings, *pithead.game("tf22_mine").rules.house_rules]
    assert results(folder, "it") == {"it.ftl": (["go", "go.title", "seats"], []), "rules.it.toml": (rules, [])}


def test_missing_attributes_unknown_messages_and_unknown_arguments_are_listed(folder):
    (folder / "game" / "words" / "it.ftl").write_text("go = Vai\nseats = { $m } posti\nextra = Altro\n", encoding="utf-8")
    missing, faults = results(folder, "it")["it.ftl"]
    assert missing == ["go.title"]
    assert faults == ["extra: English has no such text; remove it.", "seats: English gives no $m; use what it gives."]


def test_a_catalogue_that_cannot_be_read_lacks_everything_and_says_why(folder):
    (folder / "game" / "words" / "it.ftl").write_text("go = Vai\nbroken {\n", encoding="utf-8")
    missing, faults = results(folder, "it")["it.ftl"]
    assert missing == ["go", "go.title", "seats"]
    assert faults == ["it.ftl: 'broken {' is not part of a message; correct it"]


def test_the_arguments_of_a_message_are_those_of_all_its_branches():
    level = messages_of(SHARED / "en.ftl")["cli-game"]
    assert level == {"title", "least", "most", "minutes"}


def test_the_command_fails_for_a_language_that_nobody_speaks_and_names_what_it_lacks(capsys):
    assert run(["words", "check", "tlh", "--json"]) == 1
    (files,) = json.loads(capsys.readouterr().out).values()
    assert all(len(one["missing"]) == one["texts"] > 0 for one in files)
    assert run(["words", "check", "tlh", "--game", "dynamine"]) == 1
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("tlh: 0 of ")
    assert all(" more" in line for line in lines)


def test_a_game_can_be_checked_alone_and_every_offered_language_by_default(capsys):
    assert run(["words", "check", "de", "--game", "tf22_mine"]) == 0
    assert capsys.readouterr().out.startswith("de: ")
    run(["words", "check", "--json"])
    assert list(json.loads(capsys.readouterr().out)) == [language for language in languages() if language != "en"]


@pytest.mark.parametrize("tag", ["../x", "d", "de_DE", "de-"])
def test_a_language_is_named_by_a_tag(tag, capsys):
    assert run(["words", "check", tag]) == 2
    assert capsys.readouterr().err == f"pithead: {tag!r} is not the tag of a language; write one such as fr or zh-Hant.\n"
