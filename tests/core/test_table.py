"""The table: the one door that checks a move, undo with its limits, seats for people and bots."""

import json
from collections import Counter

import pytest

import pithead
from pithead.core.errors import BadBot, BadOption, BadRecord, Illegal, NotNow, UnknownBot, UnknownGame, Unreadable

FIXED = {"start_player": "0"}


def table(*seats, seed="table", **options):
    return pithead.Table("sacred_dragon", list(seats), FIXED | options, seed, clock=lambda: 1.0)


def first(table, kind):
    return next(choice.notation for choice in table.choices() if choice.form["kind"] == kind)


def test_every_call_returns_when_a_person_must_decide_or_the_game_is_over():
    one = table("Ada", "greedy")
    while not one.over:
        assert one.players[one.state.seat].bot is None
        one.play(one.legal()[0])
    assert one.game.standing(one.state)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_move_given_as_fields_is_converted_once(slug, monkeypatch):
    """The form becomes one int, and that becomes one log line; no text is written and parsed again."""
    one = pithead.Table(slug, ["Ada", "Bert"], seed="fields")
    notation, codec = one.game.codec.notation, type(one.game.codec)
    calls: Counter[str] = Counter()

    def count(patch, owner, name):
        original = getattr(owner, name)
        patch.setattr(owner, name, lambda *arguments: calls.update([name]) or original(*arguments))

    for move in range(8):
        form = dict(one.choices()[move % len(one.choices())].form)
        before = one.moves_made()
        with monkeypatch.context() as patch:
            count(patch, type(notation), "read")
            count(patch, type(notation), "write")
            count(patch, codec, "encode")
            one.play(notation.check(form))
        assert calls == {"encode": 1, "write": one.moves_made() - before}
        calls.clear()


def test_the_same_seed_gives_the_same_table():
    tables = [table("greedy", "uniform") for _ in range(2)]
    assert tables[0].record() == tables[1].record()
    assert table("greedy", "uniform", seed="other").record() != tables[0].record()


def test_moves_on_a_copy_do_not_change_the_table():
    one = table("Ada", "uniform")
    one.play(one.legal()[0])
    before, state = one.record(), one.state.copy()
    other = one.copy()
    assert other.record() == before
    moves = []
    while not other.over:
        moves.append(other.legal()[-1])
        other.play(moves[-1])
    assert (one.record(), one.state) == (before, state)
    for move in moves:  # the bot, which chooses at random, answers the same there
        one.play(move)
    assert one.record() == other.record()
    undone = table("Ada", "Bert")
    undone.play(undone.legal()[0])
    undone.copy().undo()
    assert (undone.moves_made(), undone.can_undo()) == (len(undone.entries()), True)


def test_a_move_can_be_given_as_text_as_a_form_or_as_an_int():
    tables = [pithead.Table("sacred_dragon", ["Ada", "Bert"], {}, "one walk") for _ in range(3)]
    for _ in range(12):
        choice = tables[0].choices()[-1]
        tables[0].play(choice.notation)
        tables[1].play(choice.form)
        tables[2].play(choice.move)
        assert tables[0].state == tables[1].state == tables[2].state
    logs = [[(line.seat, line.move, line.event) for line in table.entries()] for table in tables]
    assert logs[0] == logs[1] == logs[2]


def test_an_int_that_is_not_a_legal_move_changes_nothing():
    table = pithead.Table("sacred_dragon", ["Ada", "Bert"], {}, "one walk")
    before = table.state.copy()
    for move in (-1, 10**30, max(table.state.legal()) + 1):
        with pytest.raises(Illegal, match="is not the number of a legal move"):
            table.play(move)
    assert table.state == before


def test_an_illegal_move_changes_nothing_and_names_the_rule():
    one = table("Ada", "greedy")
    before = one.state.copy()
    with pytest.raises(Illegal, match=r"MSD-018") as error:
        one.play("supply")
    assert error.value.refusals[0].rule == "MSD-018"
    with pytest.raises(Unreadable, match="expected: place TILE"):
        one.play("jump over the moon")
    assert one.state == before


def test_a_move_can_be_undone_until_chance_is_resolved():
    one = table("Ada", "Bob")
    one.play(first(one, "place"))
    one.play(first(one, "place"))
    before = one.state.copy()
    move = first(one, "place")
    one.play(move)
    assert one.can_undo()
    assert one.undo() == move
    assert one.state == before
    one.play(first(one, "reorganize"))
    assert not one.can_undo()
    with pytest.raises(NotNow, match="dice or draws have come since"):
        one.undo()


def test_a_move_cannot_be_undone_once_another_seat_has_moved():
    one = table("Ada", "Bob")
    one.play(first(one, "place"))
    assert one.can_undo()
    one.play(first(one, "place"))
    one.undo()
    with pytest.raises(NotNow):
        one.undo()


def test_nothing_can_be_undone_before_the_first_move():
    with pytest.raises(NotNow, match="dice or draws have come since"):
        table("Ada", "Bob").undo()


def test_a_move_of_a_bot_blocks_undo_like_any_other():
    one = table("Ada", "greedy")
    one.play(first(one, "place"))
    assert not one.can_undo()


def test_nothing_can_be_played_after_the_end():
    with pytest.raises(NotNow, match="over"):
        table("uniform", "uniform").play("supply")


def test_nothing_can_be_undone_after_the_end():
    played = table("uniform", "uniform")
    people = [pithead.Player("Ada"), pithead.Player("Bob")]
    one = pithead.core.table.Table.resume(played.game, played.saved(), people)
    assert one.last_seat() >= 0
    assert not one.can_undo()
    assert one.undoable() == 0
    with pytest.raises(NotNow, match=r"^nothing to undo: the game is over and its seed has been revealed\.$"):
        one.undo()
    assert one.state == played.state


def test_the_table_can_play_forced_moves_for_a_person():
    def decisions(forced):
        ada = pithead.Player("Ada", None, forced)
        one = pithead.Table("sacred_dragon", [ada], FIXED, "forced")
        count = 0
        while not one.over:
            assert not forced or one.state.count() > 1
            one.play(one.legal()[-1])
            count += 1
        return count

    assert decisions(True) <= decisions(False)


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [(["Ada"] * 6, {}, BadOption), ([], {}, BadOption), (["Ada"], {"colour": "red"}, BadOption), (["Ada"], {"joined": "maybe"}, BadOption)],
)
def test_an_option_the_game_does_not_have_is_refused_by_name(seats, options, error):
    with pytest.raises(error, match=r"sacred_dragon.*\.$"):
        pithead.Table("sacred_dragon", seats, options)


def test_a_seat_that_does_not_exist_cannot_begin():
    with pytest.raises(BadOption, match="start_player"):
        table("Ada", start_player=3)


def test_unknown_games_and_bots_are_named():
    with pytest.raises(UnknownGame, match="sacred_dragon"):
        pithead.game("chess")
    with pytest.raises(UnknownBot, match="greedy"):
        pithead.bots.bot("deep", pithead.game("sacred_dragon"))
    with pytest.raises(UnknownBot, match="has no opinion"):
        pithead.bots.bot("greedy:9", pithead.game("sacred_dragon"))


def test_a_resumed_table_continues_as_if_it_had_never_been_saved():
    one = table("Ada", "Bob")
    for _ in range(6):
        one.play(one.legal()[-1])
    record = pithead.parse_record(one.saved().to_json())
    two = pithead.core.table.Table.resume(one.game, record, one.players)
    assert two.state == one.state
    for _ in range(20):
        one.play(one.legal()[-1])
        two.play(two.legal()[-1])
    assert two.state == one.state


def test_only_a_saved_table_can_be_resumed():
    one = table("Ada", "Bob")
    with pytest.raises(BadRecord, match="seed"):
        pithead.core.table.Table.resume(one.game, one.record(), one.players)
    with pytest.raises(BadRecord, match="seats"):
        pithead.core.table.Table.resume(one.game, one.saved(), one.players[:1])


class Cheat:
    """A bot that plays well until it tries something illegal."""

    name = "cheat:2"

    def __init__(self, wants, patience=2):
        self.wants = wants
        self.patience = patience

    def choose(self, seen, rng):
        self.patience -= 1
        return int(seen.pick(0)) if self.patience > 0 else self.wants


def played_on(one):
    while True:
        one.play(one.legal()[0])


@pytest.mark.parametrize("wants", [-1, 10**6, 10**30, 10**5000, None, "place T40 r4 at 0,1", 1.0], ids=lambda wants: type(wants).__name__)
def test_an_illegal_move_by_a_bot_is_reported_and_never_played(wants):
    one = table("Ada", pithead.Player("cheat:2", Cheat(wants)))
    with pytest.raises(BadBot) as error:
        played_on(one)
    assert str(error.value).startswith("the bot cheat:2 plays ")
    assert "which is not a legal move of seat 1 of sacred_dragon, in the position {" in str(error.value)
    position = str(error.value).partition("in the position ")[2].removesuffix("; fix the bot.")
    assert one.game.load(json.loads(position)) == one.state
    assert one.state.seat == 1
    assert pithead.parse_record(one.record().to_json()) == one.record()
    assert [entry.seat for entry in one.record().moves].count(1) == 1


def test_a_legal_move_can_be_any_integer_type():
    one = table("Ada", pithead.Player("truth", Cheat(None, 10**9)))
    one.play(one.legal()[0])
    assert one.state.seat == 0
