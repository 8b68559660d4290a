"""Records: three levels of visibility, replay and verification."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pithead
from pithead.core.errors import BadRecord, PitheadError
from pithead.core.record import final, replay

GAME = pithead.game("sacred_dragon")
DONE = pithead.Table("sacred_dragon", ["uniform", "greedy"], {}, "record", clock=lambda: 2.0)
RECORD = DONE.record()
TEXT = RECORD.to_json()


def changed(**fields):
    return msgspec.structs.replace(RECORD, **fields)


def with_move(number, **fields):
    moves = list(RECORD.moves)
    moves[number] = msgspec.structs.replace(moves[number], **fields)
    return changed(moves=moves)


def test_a_finished_table_can_be_verified():
    assert pithead.verify(GAME, pithead.parse_record(TEXT)) == [
        f"All {len(RECORD.moves)} moves follow the rules of Mines of the Sacred Dragon (version 1).",
        f"The seed matches the commitment, and all {sum(entry.seat == -1 for entry in RECORD.moves)} chance outcomes follow from it.",
        "The result is right.",
    ]


def test_a_record_with_one_changed_outcome_fails_verification_and_the_move_is_named():
    number = next(i for i, entry in enumerate(RECORD.moves) if i > 12 and entry.seat == -1)
    drawn = {entry.move for entry in RECORD.moves[:number]}
    other = next(f"draw T{n:02}" for n in range(1, 81) if f"draw T{n:02}" not in drawn and f"draw T{n:02}" != RECORD.moves[number].move)
    with pytest.raises(BadRecord, match=rf"move {number + 1} \({other}\): the seed does not give this draw"):
        pithead.verify(GAME, with_move(number, move=other))


def test_an_illegal_move_in_a_record_is_named():
    number = next(i for i, entry in enumerate(RECORD.moves) if entry.seat == 0)
    with pytest.raises(BadRecord, match=rf"move {number + 1} \(supply\): .*MSD-018"):
        pithead.verify(GAME, with_move(number, move="supply"))


@pytest.mark.parametrize(
    ("record", "named"),
    [
        (changed(seed="another"), "seed"),
        (changed(commitment="0"), "seed"),
        (changed(components="0"), "components"),
        (changed(rules="0"), "rules"),
        (changed(options={"joined": "never"}), "options"),
        (changed(seats=["a"] * 9), "options"),
        (changed(visibility="public"), "visibility"),
        (changed(result=None), "result"),
        (changed(result=pithead.core.record.Result([99, 0], [[0], [1]])), "result"),
        (changed(moves=RECORD.moves[:-1]), "result"),
        (changed(moves=[*RECORD.moves, RECORD.moves[-1]]), f"move {len(RECORD.moves) + 1}"),
        (with_move(0, seat=1), "move 1"),
        (with_move(0, move=None), "move 1"),
    ],
)
def test_a_claim_that_does_not_hold_is_named(record, named):
    with pytest.raises(BadRecord, match=rf"^{named}"):
        pithead.verify(GAME, record)


def test_before_the_end_the_seed_stays_secret():
    table = pithead.Table("sacred_dragon", ["Ada", "Bob"], {"start_player": "0"}, "open")
    record = table.record()
    assert record.seed is None
    assert record.result is None
    assert "cannot be checked" in pithead.verify(GAME, record)[1]


def test_a_record_for_a_viewer_holds_no_secrets():
    table = pithead.Table("sacred_dragon", ["Ada", "Bob"], {"start_player": "0"}, "secret")
    hands = GAME.dump(table.state)["hands"]
    public, ada = table.record(None).to_json(), table.record(0).to_json()
    assert json.loads(public)["visibility"] == "public"
    assert json.loads(ada)["visibility"] == "seat 0"
    assert not any(tile in public for hand in hands for tile in hand)
    assert all(tile in ada for tile in hands[0])
    assert not any(tile in ada for tile in hands[1])
    with pytest.raises(BadRecord, match="visibility"):
        list(replay(GAME, table.record(0)))


def test_a_record_replays_to_the_same_position():
    assert final(GAME, RECORD) == DONE.state
    assert [step.number for step in replay(GAME, RECORD)] == list(range(1, len(RECORD.moves) + 1))


def test_a_missing_or_foreign_record_file_is_refused(tmp_path):
    with pytest.raises(BadRecord, match="cannot be read"):
        pithead.read_record(tmp_path / "none.json")
    file = tmp_path / "x.json"
    file.write_text('{"format": 1}')
    with pytest.raises(BadRecord, match="is missing"):
        pithead.read_record(file)
    with pytest.raises(BadRecord, match="format"):
        pithead.parse_record(msgspec.json.encode(changed(format=3)))


@given(st.text(max_size=40), st.integers(0, len(TEXT) - 1), st.integers(0, 60))
def test_a_damaged_record_is_always_a_clear_error(junk, at, length):
    damaged = TEXT[:at] + junk + TEXT[at + length :]
    try:
        pithead.verify(GAME, pithead.parse_record(damaged))
    except PitheadError as error:
        assert 10 < len(str(error)) < 1000


@given(st.binary(max_size=200))
def test_bytes_that_are_not_a_record_are_always_a_clear_error(data):
    with pytest.raises(BadRecord):
        pithead.parse_record(data)


def test_deep_nesting_is_a_clear_error():
    with pytest.raises(BadRecord):
        pithead.parse_record("[" * 100_000)
