"""The player aid of every game: its numbers come from the box and the options in play, and all its texts are there."""

import re
from pathlib import Path

import pytest

import pithead
from pithead.core.errors import BadExamples
from pithead.core.text.coverage import messages_of
from pithead.core.text.words import languages
from pithead.teaching.aid import Card, aid_of, cards, in_play, read_aid
from pithead.teaching.examples import TEXTS, at_path

AIDED = [*pithead.CATALOGUE]


def aid_with(slug: str, seats: int = 2, options: dict[str, object] | None = None, changes: dict[str, object] | None = None) -> list[Card]:
    game = pithead.game(slug)
    return cards(game, "en", game.setup(seats, options or {}, game.components.changed(changes or {})))


def words_of(cards: list[Card]) -> str:
    cells = [f"{cell.text} {cell.note}" for card in cards for row in card.rows for cell in row.cells if cell]
    return " | ".join([line.text for card in cards for line in card.lines] + cells)


@pytest.mark.parametrize("slug", AIDED)
def test_every_path_of_an_aid_leads_to_a_value_at_every_table(slug):
    game = pithead.game(slug)
    aid = aid_of(game)
    paths = [*aid.numbers.values(), *(path for one in aid.sections for path in (one.each, *one.rows.values()) if path)]
    for seats in game.seats:
        data = in_play(game, game.setup(seats))
        assert [path for path in paths if at_path(data, path) is None] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", AIDED)
def test_an_aid_can_be_said_in_every_language_with_every_option(slug, language):
    game = pithead.game(slug)
    for option in game.options:
        for value in dict.fromkeys((*option.values[:4], option.values[-1])):  # a limit may have a hundred
            for card in cards(game, language, game.setup(game.seats[0], {} if option.names_seat else {option.name: value})):
                assert card.title.text
                assert all(line.text.strip() for line in card.lines)
                assert all(len(row.cells) == len(card.columns) for row in card.rows)


@pytest.mark.parametrize("slug", AIDED)
def test_no_text_of_an_aid_is_left_over(slug):
    game = pithead.game(slug)
    used = set()
    for section in aid_of(game).sections:
        parts = [*section.lines, *section.rows, *(["each"] if section.each else []), *(["by", "cell", "note"] if section.by else [])]
        used |= {f"aid-{section.id}", *(f"aid-{section.id}.{part}" for part in parts)}
    texts = {id for id in messages_of(game.folder / TEXTS / "en.ftl") if id.startswith("aid-")}
    assert texts <= used
    assert {id for id in used - texts if not id.endswith(".note")} == set()


@pytest.mark.parametrize("slug", AIDED)
def test_an_aid_repeats_no_number_that_a_box_could_change(slug):
    """Its texts have numbers only as arguments, apart from one and two that belong to the rules."""
    catalogue = (pithead.game(slug).folder / TEXTS / "en.ftl").read_text(encoding="utf-8")
    texts = re.sub(r"\[[^\]]*\]", "", catalogue[catalogue.index("aid-") :])
    plain = re.sub(r"\{[^}]*\}", "", texts)
    assert [number for number in re.findall(r"\b\d+\b", plain) if int(number) > 9] == []


def test_the_aid_of_the_sacred_dragon_shows_its_tables():
    (mines,) = [card for card in aid_with("sacred_dragon") if card.id == "mines"]
    assert mines.columns == ["2", "3", "4", "5", "6"]
    build, extend = [[cell and (cell.text, cell.note) for cell in row.cells] for row in mines.rows]
    assert build == [("2", "1 token"), ("3", "1 token"), ("4", "1 token"), ("5", "2 tokens"), ("6", "3 tokens")]
    assert extend == [None, ("3", "no token"), ("4", "no token"), ("5", "1 token"), ("7", "2 tokens")]


def test_a_modified_box_and_other_options_show_their_own_numbers():
    usual = words_of(aid_with("sacred_dragon"))
    assert "lay 1 to 3 tiles" in usual
    changed = words_of(
        aid_with("sacred_dragon", changes={"build.table[4].points": 9, "hand.max_played_per_turn": 2, "end.tokens_left_trigger": 2})
    )
    assert "9 3 tokens" in changed
    assert "lay 1 to 2 tiles" in changed
    assert "2 of 9 tokens" in changed
    assert "6 2 tokens" in words_of(aid_with("sacred_dragon", options={"extend_six_points": "6"}))
    assert "joined in the end" in words_of(aid_with("sacred_dragon", options={"joined": "final"}))


def test_a_faulty_file_is_refused_in_one_sentence(tmp_path: Path):
    (tmp_path / "aid.toml").write_text('[[section]]\nid = "a"\ncolumns = 3\n', encoding="utf-8")
    with pytest.raises(BadExamples, match=r"^aid\.toml: section\[0\]: there is no field 'columns' here"):
        read_aid(tmp_path / "aid.toml")
