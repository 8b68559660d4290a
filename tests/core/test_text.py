"""Text from outside: names as people see them, nothing hidden on a screen, files limited in size."""

import os

import pytest

import pithead
from pithead.core.errors import BadOption, BadRecord, PitheadError
from pithead.core.text.quoting import cut, name_of, printable, quoted, read_bytes

CASES = {
    "Ada": "Ada",
    "  Ada \t Lovelace ": "Ada Lovelace",
    "Ada\u00a0\u2003Lovelace": "Ada Lovelace",
    "A\u200bd\u200da\ufeff": "Ada",
    "\u202eadA": "adA",
    "\x1b[31mAda\x07": "[31mAda",
    "Zoe\u0308": "Zo\u00eb",
    "Zoe\u200b\u0308": "Zo\u00eb",
    "Ada\u2028Bob": "Ada Bob",
    "\u3164\u2800\u115f": "",
    "\u200b\u200c": "",
    "\u0301": "",
    "🐉": "🐉",
    "": "",
}


@pytest.mark.parametrize(("name", "visible"), CASES.items(), ids=ascii)
def test_a_name_is_reduced_to_its_visible_characters(name, visible):
    assert name_of(name) == visible
    assert name_of(name_of(name)) == visible


def test_a_player_whose_name_has_no_visible_characters_is_refused():
    with pytest.raises(BadOption, match="has no visible characters"):
        pithead.Table("sacred_dragon", ["\u200b", "greedy"])


def test_names_in_a_record_are_normalised():
    record = pithead.Table("sacred_dragon", ["Ada", "Bob"], seed="names").saved().to_json()
    read = pithead.parse_record(record.replace("Ada", "\u202eAd\u200ba").replace("Bob", "\u2800"))
    assert read.seats == ["Ada", "Seat 1"]


def test_terminal_control_characters_are_escaped():
    assert printable("a\x1b[2Jb\u202ec\u2028\udcff\nd é 漢") == "a\\x1b[2Jb\\u202ec\\u2028\\udcff\nd é 漢"


def test_every_error_message_is_printable_and_bounded():
    error = PitheadError("begins \x1b]0;title\x07 " + "x" * 10_000 + " ends.")
    assert "\x1b" not in str(error)
    assert len(str(error)) < 2_100
    assert str(error).startswith("begins ")
    assert str(error).endswith(" ends.")


@pytest.mark.parametrize("language", pithead.languages())
def test_a_quoted_value_of_any_length_is_shortened(language):
    inner = BadRecord.from_message("error-record-entry", where="x" * 100_000, reason="too long")
    for error in (inner, BadRecord.from_message("error-record-move", number=1, move="show", reason=inner)):
        assert "x…" in error.said(language).replace(" ", "")
        assert len(error.said(language)) <= PitheadError.longest


def test_any_value_can_be_quoted():
    assert quoted(10**5000) == "a number of thousands of digits"
    assert len(quoted("x" * 5000)) < 100
    assert cut("short", 10) == "short"


def test_a_file_is_read_up_to_its_limit_and_no_further(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_bytes(file, 5) == b"12345"
    with pytest.raises(OSError, match="larger than 4 bytes"):
        read_bytes(file, 4)


@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_a_path_that_is_not_a_regular_file_is_refused_at_once(tmp_path, kind):
    path = {"pipe": tmp_path / "pipe", "folder": tmp_path, "device": "/dev/zero"}[kind]
    if kind == "pipe":
        os.mkfifo(path)
    with pytest.raises(BadRecord, match=r"cannot be read \(it is not a regular file\); check the path\.$"):
        pithead.read_record(tmp_path / path)


@pytest.mark.parametrize("seed", ["\udcff", "a\ud800"])
def test_a_seed_that_cannot_be_written_down_is_refused(seed):
    for make in (pithead.rng, lambda seed: pithead.Table("sacred_dragon", ["Ada", "Bob"], seed=seed)):
        with pytest.raises(BadOption, match="is not valid text"):
            make(seed)
