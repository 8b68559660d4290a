"""The check for translated English finds every habit it names, and accepts good sentences."""

import pytest
from english import HABITS, Habit, hits

HABITUAL = (
    "A bot is told the move.",
    "It tells what a tile costs.",
    '"""What a seat may know."""',
    '"""How many tiles are left."""',
    '"""Reads the file chapter by chapter."""',
    "/** Where a point of the board is. */",
    "whoever comes first",
    "The list is made anew.",
    "'X' is no colour here",
    "takes the own tile",
    "after so many seconds",
    "views that are dear",
    "kept for ever",
    "the cell holds a tile already.",
    "right after set-up",
    "95 % of the tables",
)

FINE = (
    '"""Return what a tile costs."""',
    '"""Where possible, reuse the last observation."""',
    '"""How often does a seat lead? Count it."""',
    '"""Runs of equal values."""',
    "There is no tile left, and nobody is no longer here.",
    "so many tiles that nothing fits; not so often as before",
    "its own tile, their own hand",
    "A tile already lies here. Already decided, the move stands.",
    "Set up the board; the setup takes 95% of the time.",
    "tell the server to stop; the teller told a story",
    "/** Return where a point of the board is. */",
    "price: 'dear'",
    "some[step * 7 % len(some)]",
)


@pytest.mark.parametrize(("habit", "text"), list(zip(HABITS, HABITUAL, strict=True)))
def test_each_habit_is_found(habit: Habit, text: str) -> None:
    assert [hit.advice for hit in hits(f"A good line.\n{text}\n")] == [habit.advice]
    assert [hit.line for hit in hits(f"A good line.\n{text}\n")] == [2]


@pytest.mark.parametrize("text", FINE)
def test_a_good_sentence_has_no_hit(text: str) -> None:
    assert list(hits(text)) == []


def test_a_test_name_is_read_as_a_sentence() -> None:
    assert [hit.words for hit in hits("def test_a_bot_is_told_nothing():")] == ["is told"]
    assert list(hits("is_told = 1")) == []
