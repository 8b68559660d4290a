"""Notebook output: the board as an onlooker sees it, no secrets, nothing a page would take for its own markup."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest

import pithead
from pithead.core.notebook import _css, show_record
from support import sure, walk

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_position_shows_its_board_as_an_onlooker_sees_it(slug):
    game = pithead.game(slug)
    state = list(walk(slug, 2, "notebook"))[30]
    page = state._repr_html_()
    text = unescape(re.sub("<[^>]*>", "", page))
    assert text.startswith(game.board(state, None, 100))


def test_a_game_shows_a_short_description_of_itself():
    page = pithead.game("sacred_dragon")._repr_html_()
    assert "Mines of the Sacred Dragon" in page
    assert "<td style='text-align:left'>1 to 5</td>" in page
    assert "start_player" in page


def test_a_table_shows_its_board_and_the_last_log_lines_with_names():
    table = pithead.Table("sacred_dragon", ["Ada <b>", "greedy"], seed="notebook", options={"start_player": 0})
    table.play(table.legal()[0])
    page = table._repr_html_()
    assert "<pre" in page
    assert page.count("<li>") == 5
    assert "Ada &lt;b&gt;" in page
    assert "Ada <b>" not in page


def test_a_record_shows_who_played_and_how_it_ended():
    table = pithead.Table(
        "miner_inconvenience",
        ["uniform"],
        seed="notebook",
        components=pithead.game("miner_inconvenience").components.changed({"costs.build[0]": 2}),
    )
    page = table.record()._repr_html_()
    assert page == show_record(table.record())
    assert "miner_inconvenience" in page
    assert "changed, " in page
    assert "scores" in page
    assert unescape(re.sub("<[^>]*>", "", page)).startswith(table.game.board(table.state, None, 100, names=["uniform"]))


def test_a_record_without_hidden_moves_shows_no_board():
    table = pithead.Table("sacred_dragon", ["Ada", "Bert"], seed="notebook")
    assert "<pre" not in table.record(0)._repr_html_()
    assert "<pre" in table.record("full")._repr_html_()


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_table_and_its_record_draw_the_same_board(slug):
    table = pithead.Table(slug, ["Ada <b>", "Bert"], seed="notebook")
    picture = ElementTree.fromstring(table._repr_svg_())
    lines = ["".join(line.itertext()) for line in picture.iter(f"{SVG}text")]
    assert "\n".join(lines) == table.game.board(table.state, None, 100, names=["Ada <b>", "Bert"])
    assert table.record("full")._repr_svg_() == table._repr_svg_()
    picture = ElementTree.fromstring(sure(str, table.state._repr_svg_()))
    lines = ["".join(line.itertext()) for line in picture.iter(f"{SVG}text")]
    assert "\n".join(lines) == table.game.board(table.state, None, 100)


def test_a_record_without_hidden_moves_has_no_picture():
    assert pithead.Table("sacred_dragon", ["Ada", "Bert"], seed="notebook").record(0)._repr_svg_() is None


def test_style_words_become_values_that_html_understands():
    assert list(_css("bold #D55E00 on #171410")) == ["font-weight:bold", "color:#D55E00", "background:#171410"]
    assert list(_css("")) == []
    assert list(_css("red;background:url(x)")) == []
