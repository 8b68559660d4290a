"""The rulebook as a page: the whole text without a script, in the reader's language, safe whatever a game brings."""

import html
import re
from pathlib import Path
from typing import Any, ClassVar

import pytest

import pithead
from pithead.core.game import Game
from pithead.core.options import Option
from pithead.server.presentation import rulebook_page
from pithead.teaching.examples import examples_of, has_examples, words_of
from server.serving import Guest, Server

INLINE = re.compile(r"</?a\b[^>]*>")
TAGS = re.compile(r"<(style|script)\b.*?</\1>|<[^>]*>", re.S)
DRAWN = [slug for slug in pithead.CATALOGUE if has_examples(pithead.game(slug))]


def words_on(page: str) -> str:
    """Return the text that a reader without scripts sees."""
    return " ".join(html.unescape(TAGS.sub(" ", INLINE.sub("", page))).split())


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_page_has_the_whole_text_without_a_script(server: Server, stranger: Guest, slug: str) -> None:
    game = pithead.game(slug)
    answer = stranger.get(f"/rules/{slug}")
    text, page = words_on(answer.text), answer.text
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert f"<title>Rules of {game.title}</title>" in page
    for rule in game.rules.values():
        assert f'id="{rule.id}"' in page
        assert " ".join(rule.text.split()) in text
    for ruling in game.rules.rulings.values():
        assert f'id="{ruling.id}"' in page
        assert ruling.question in text
        assert ruling.answer in text
    for house_rule in game.rules.house_rules.values():
        assert house_rule.text in text
    for option in game.options:
        assert game.option_text(option) in text
    assert page.count("<h1>") == page.count("<main>") == 1
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


@pytest.mark.parametrize("slug", DRAWN)
def test_goal_chapters_and_captions_are_in_the_page(server: Server, stranger: Guest, slug: str) -> None:
    game, page = pithead.game(slug), stranger.get(f"/rules/{slug}").text
    text, book = words_on(page), examples_of(game)
    for message in ("goal", "overview", "rebuilt", *(f"chapter-{id}" for id in book.chapters)):
        assert words_of(game).say(message, {}) in text
    for example in book.examples.values():
        assert f'id="example-{example.id}"' in page
        for n in range(1, len(example.step) + 1):
            assert words_of(game).say(f"example-{example.id}.step-{n}", {}) in text
    assert "If you own the box" in text


def test_the_address_or_the_reader_chooses_the_language(server: Server, stranger: Guest) -> None:
    german = stranger.get("/rules/tf22_mine", lang="de").text
    assert '<html lang="de" data-language="de">' in german
    assert "Regeln: TF22 Mine" in german
    assert 'lang="en"' not in german.replace('hreflang="en" lang="en"', "").partition("<main>")[0]
    by_reader = stranger.http.get("/rules/tf22_mine", headers={"Accept-Language": "xx, de-AT;q=0.9, en;q=0.8"})
    assert by_reader.text == german
    assert by_reader.headers["Vary"] == "Accept-Encoding, Accept-Language"
    english = stranger.http.get("/rules/tf22_mine", headers={"Accept-Language": "xx"})
    assert '<html lang="en" data-language="en">' in english.text
    assert stranger.get("/rules/tf22_mine", lang="xx").text == english.text
    assert stranger.get("/rules/tf22_mine", lang="<b>").status_code == 400


def test_what_is_not_translated_says_that_it_is_english(server: Server, stranger: Guest) -> None:
    page = stranger.get("/rules/dunaia", lang="de").text
    if not (pithead.game("dunaia").folder / "rules.de.toml").exists():
        assert f'<p lang="en">{html.escape(pithead.game("dunaia").rules["DUN-001"].text)}</p>' in page
    assert '<p lang="en">' not in stranger.get("/rules/dunaia", lang="en").text


def test_the_page_is_described_compressed_tagged_and_guarded(server: Server, stranger: Guest) -> None:
    packed = stranger.http.get("/rules/sacred_dragon", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < len(packed.text) / 3
    assert "default-src 'self'" in packed.headers["Content-Security-Policy"]
    goal = words_of(pithead.game("sacred_dragon")).say("goal", {})
    assert f'<meta name="description" content="{html.escape(goal)}"' in packed.text
    again = stranger.http.get("/rules/sacred_dragon", headers={"If-None-Match": packed.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "<script" not in packed.text.partition("<body>")[2].replace('<script type="module"', "")


def test_an_unknown_game_is_answered_in_a_sentence(server: Server, stranger: Guest) -> None:
    read = stranger.http.get("/rules/%3Cscript%3E", headers={"Accept": "text/html", "Accept-Language": "de"})
    assert read.status_code == 404
    assert "Ein Spiel „<script>“ gibt es hier nicht; wähle eines in der Spielauswahl." in words_on(read.text)
    assert "<script>“" not in read.text
    asked = stranger.http.get("/rules/chess", headers={"Accept": "application/json"})
    assert (asked.status_code, asked.json()["code"]) == (404, "not_found")
    assert stranger.get("/api/games/chess/examples").status_code == 404


def test_the_examples_come_as_views_moves_and_refusals(server: Server, stranger: Guest) -> None:
    answer = stranger.get("/api/games/sacred_dragon/examples").json()
    by_id = {example["id"]: example for example in answer["examples"]}
    refused, made, _ = by_id["colours"]["steps"]
    assert (refused["event"], refused["refusals"][0]["rule"]) == (None, "MSD-032")
    assert refused["form"] == {"kind": "place", "tile": "T40", "turn": 5, "at": "0,1"}
    assert len(refused["view"]["public"]["mountain"]) + 1 == len(made["view"]["public"]["mountain"])
    assert (made["event"]["kind"], made["refusals"]) == ("place", [])
    rules = {line["id"]: line for line in stranger.get("/api/games/sacred_dragon/rules").json()["rules"]}
    assert rules["MSD-032"]["example"] == "none-fits"
    assert rules["MSD-036"]["example"] == "not-joined"
    assert rules["MSD-001"]["example"] == ""


def test_the_aid_is_a_page_with_the_numbers_of_the_table(tmp_path: Path) -> None:
    small = tmp_path / "small.toml"
    small.write_text('game = "sacred_dragon"\nname = "Deep"\n[set]\n"build.table[4].points" = 9\n', encoding="utf-8")
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", variants=str(small))
    guest = Guest(server)
    usual = guest.get("/rules/sacred_dragon/aid")
    assert (usual.status_code, usual.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert "The box as published." in usual.text
    assert "<b>9</b>" not in usual.text
    table = guest.open("me", "me", variant="Deep", options={"joined": "final"})
    played = guest.get("/rules/sacred_dragon/aid", table=table, lang="de")
    text = words_on(played.text)
    assert '<html lang="de"' in played.text
    assert "<b>9</b>" in played.text
    assert "build.table[4].points: 6 → 9" in text
    assert "joined in the end" in text or (pithead.game("sacred_dragon").folder / "rulebook" / "de.ftl").exists()
    assert f'href="/rules/sacred_dragon/aid?lang=en&amp;table={table}"' in played.text
    assert guest.get("/rules/dunaia/aid", table=table).status_code == 404
    assert guest.get("/rules/sacred_dragon/aid", table="nonsense").status_code == 404
    assert guest.get("/rules/chess/aid").status_code == 404
    assert guest.get("/api/games/sacred_dragon/rules").json()["aid"] is True
    server.stop()
    assert server.faults() == []


EVIL = '<img src=x onerror="alert(1)">&'


class EvilGame(Game[Any, Any]):
    """A game of another package whose texts are markup."""

    slug, title, blurb, seats = "evil", EVIL, EVIL, range(2, 3)
    options = (Option("soup", ("hot", EVIL), "R1", text=EVIL),)
    folder: ClassVar[Path] = Path()


def test_texts_of_a_package_are_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quoted = EVIL.replace('"', '\\"')
    (tmp_path / "rules.toml").write_text(
        f'game = "evil"\nversion = "1"\ncredits = "{quoted}"\n'
        f'[[rule]]\nid = "EVL-1"\ntext = "{quoted}"\nwhere = ""\ntag = "ruling"\nruling = "R1"\nno_effect = "{quoted}"\n'
        f'[[ruling]]\nid = "R1"\nquestion = "{quoted}"\nanswer = "{quoted}"\noption = "soup"\n'
        f'[[house_rule]]\nid = "R2"\ntext = "{quoted}"\noption = "soup"\n'
    )
    (tmp_path / "examples.toml").write_text(
        f"[[chapter]]\nid = '{EVIL}'\nfrom = 'EVL-1'\n"
        f"[[example]]\nid = '{EVIL}'\nchapter = '{EVIL}'\nrules = ['EVL-1']\n[[example.step]]\nmove = 'x'\nrefused = 'EVL-1'\n"
    )
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.ftl").write_text(f"goal = {EVIL}\noverview = {EVIL}\nrebuilt = {EVIL}\n")
    monkeypatch.setattr(EvilGame, "folder", tmp_path)
    game = EvilGame()
    monkeypatch.setattr(rulebook_page, "game", lambda slug: game)
    page = rulebook_page.rulebook_page("evil", "en")
    rulebook_page.rulebook_page.cache_clear()
    assert EVIL not in page
    assert "<img" not in page
    assert page.count(html.escape(EVIL)) >= 10
