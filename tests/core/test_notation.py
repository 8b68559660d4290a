"""Forms that arrive as fields are checked against the template of their kind, just as their text would be."""

from collections.abc import Iterator
from typing import Any

import pytest

import pithead
from pithead.core.errors import Unreadable
from pithead.core.moves.notation import Form, Kind, Notation

LAY = Notation(Kind("lay", "lay {tile} r{turn:int} at {at:cell}", "lay {tile}"), Kind("pass", "pass"))


def forms(slug: str) -> Iterator[Form]:
    """Collect the legal moves of a random game."""
    game = pithead.game(slug)
    table, rng = pithead.Table(slug, ["A"] * game.seats[0], seed="forms"), pithead.rng("forms")
    for _ in range(60):
        if table.over:
            return
        yield from (choice.form for choice in table.choices()[:20])
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_form_is_checked_as_its_text_would_be_read(slug: str) -> None:
    notation = pithead.game(slug).codec.notation
    for form in forms(slug):
        text = notation.write(form)
        shuffled = dict(reversed(list(form.items())))
        as_words = {name: str(value) for name, value in form.items()}
        for fields in (form, shuffled, as_words):
            assert notation.check(fields) == notation.read(text)


@pytest.mark.parametrize(
    ("form", "checked"),
    [
        ({"kind": "pass"}, {"kind": "pass"}),
        ({"kind": "lay", "tile": 40}, {"kind": "lay", "tile": "40"}),
        ({"at": "-1, 2", "turn": "04", "kind": "lay", "tile": " T40"}, {"kind": "lay", "tile": "T40", "turn": 4, "at": "-1,2"}),
    ],
)
def test_values_are_read_as_their_fields_require(form: Form, checked: dict[str, Any]) -> None:
    assert LAY.check(form) == checked == LAY.read(LAY.write(form))


@pytest.mark.parametrize(
    "wrong", [{"tile": "T 40"}, {"tile": "a,b"}, {"tile": ""}, {"tile": "x" * 41}, {"turn": "four"}, {"turn": 10**6}, {"at": "1"}]
)
def test_a_value_that_does_not_fit_its_field_is_unreadable(wrong: dict[str, str | int]) -> None:
    form = {"kind": "lay", "tile": "T40", "turn": 4, "at": "0,1", **wrong}
    for way in (LAY.check, lambda form: LAY.read(LAY.write(form))):
        with pytest.raises(Unreadable):
            way(form)


@pytest.mark.parametrize("form", [{"kind": "castle"}, {"kind": "pass", "tile": "T40"}, {"kind": 5}, {"tile": "T40"}])
def test_fields_that_no_kind_has_are_refused(form: Form) -> None:
    with pytest.raises((KeyError, ValueError)):
        LAY.check(form)
