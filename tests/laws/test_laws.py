"""The promises every game keeps (design: laws L1 to L8), over random games of every case. What nobody may be told (L7) is in
test_secrets.py."""

import copy
import json
import pickle
from collections import Counter

import pytest

import pithead
from pithead.core.playout import playout
from pithead.core.record import final
from pithead.core.state import CHANCE, OVER
from support import case_name, cases, seat_names, walk

CASES = pytest.mark.parametrize("case", cases(), ids=case_name)
EVERY = 11  # the dear laws look at every so many positions of a game
THIN = 1 if pithead.COMPILED else 5  # the slow engine is held against the fast one in test_modes, so fewer positions will do


def positions(case, seed="laws", every=EVERY):
    slug, seats, options = case
    for number, state in enumerate(walk(slug, seats, seed, options)):
        if number % (THIN * every) == 0 or state.seat == OVER:
            yield pithead.game(slug), state


@CASES
def test_an_open_decision_has_moves_ascending_and_none_twice(case):  # L1
    for _, state in positions(case, every=1):
        moves = [int(move) for move in state.legal()] if state.seat != OVER else []
        assert moves or state.seat == OVER
        assert moves == sorted(set(moves))
        if moves:
            assert state.count() == len(moves)
            assert [int(state.pick(k)) for k in range(len(moves))] == moves


@CASES
def test_pieces_are_conserved(case):  # L2
    counts: Counter[str] | None = None
    for game, state in positions(case, every=1):
        census = game.census(state)
        counts = counts or census
        assert census == counts
    assert counts
    assert sum(counts.values()) > 20


@CASES
def test_a_copy_is_equal_and_independent(case):  # L3
    for _, state in positions(case):
        twin, before = state.copy(), pickle.dumps(state)
        assert twin == state
        assert hash(twin) == hash(state)
        assert copy.deepcopy(state) == state
        assert pickle.loads(before) == state
        if state.seat != OVER:
            twin.apply(twin.pick(twin.count() - 1))
            assert twin != state
            assert pickle.loads(before) == state


@CASES
def test_a_position_written_down_and_read_plays_on_identically(case):  # L3
    rng = pithead.rng("load")
    for game, state in positions(case):
        data = json.loads(json.dumps(game.dump(state)))
        loaded = game.load(data)
        assert loaded == state
        assert game.dump(loaded) == game.dump(state)
        for _ in range(12):
            if state.seat == OVER:
                break
            assert list(loaded.legal()) == list(state.legal())
            move = state.pick(rng.below(state.count()))
            state.apply(move)
            loaded.apply(move)
        assert loaded == state


@CASES
def test_notation_and_form_read_back_to_the_same_move(case):  # L4
    for game, state in positions(case):
        choices = game.choices(state)
        for choice in choices[:: max(1, len(choices) // 40)]:
            assert game.read(state, choice.notation) == choice.move
            assert game.codec.encode(state, json.loads(json.dumps(choice.form))) == choice.move
            assert game.codec.notation.read(choice.notation) == choice.form
            assert choice.words
            assert game.write(state, choice.move) == choice.notation
        assert len({choice.notation for choice in choices}) == len(choices)


@CASES
def test_explain_and_legal_agree_over_expressible_moves(case):  # L5
    rng = pithead.rng("explain")
    for game, state in positions(case, every=5):
        legal = {choice.notation for choice in game.choices(state)}
        forms = list(game.codec.expressible(state, rng, 80)) if state.seat != OVER else []
        texts = [game.codec.notation.write(form) for form in forms] + sorted(legal)[:: max(1, len(legal) // 20)]
        for text in texts:
            move = game.codec.encode(state, game.codec.notation.read(text))
            assert move in state.legal() or text not in legal
            refusals = game.explain(state, text)
            assert (refusals == ()) == (text in legal), (text, refusals)
            for refusal in refusals:
                assert refusal.rule in game.rules, refusal
                assert refusal.text


@CASES
def test_the_sheet_adds_up_to_the_scores(case):  # L6
    for game, state in positions(case, every=3):
        sheet = game.sheet(state)
        assert [sum(line.points for line in lines) for lines in sheet] == [int(points) for points in state.scores()]
        assert all(line.rule in game.rules for lines in sheet for line in lines)


@CASES
def test_the_standing_names_every_seat_once(case):  # L6
    for game, state in positions(case):
        standing = game.standing(state)
        assert sorted(seat for place in standing for seat in place) == list(range(state.seats))


@CASES
def test_log_lines_do_not_tell_what_a_viewer_may_not_know(case):  # L7
    for game, state in positions(case, every=3):
        if state.seat != CHANCE or state.count() < 2:
            continue
        first, last = int(state.pick(0)), int(state.pick(state.count() - 1))
        for viewer in seat_names(state):
            one, other = game.event(state, first), game.event(state, last)
            assert one.seen_by(viewer) == other.seen_by(viewer)
            if not one.seen_by(viewer):
                assert one.to(viewer) == other.to(viewer)
                assert game.describe(state, first, viewer) == game.describe(state, last, viewer)


@CASES
def test_a_guess_of_a_guess_can_be_played_to_the_end(case):  # L8
    rng = pithead.rng("deep")
    for game, state in positions(case, every=29):
        if state.seat < 0:
            continue
        guess = game.guess(game.guess(state, int(state.seat), rng), int(state.seat), rng)
        playout(guess, rng)
        assert guess.seat == OVER


@CASES
def test_a_table_of_bots_is_recorded_replayed_and_verified(case):  # L4
    slug, seats, options = case
    table = pithead.Table(slug, ["uniform"] * seats, options, "a record")
    record = pithead.parse_record(table.record().to_json())
    assert record == table.record()
    assert final(table.game, record) == table.state
    assert len(pithead.verify(table.game, record)) == 3


@CASES
def test_the_board_is_drawn_for_every_viewer_in_every_width(case):
    for game, state in positions(case):
        for viewer in seat_names(state):
            for columns in (0, 80, 120):
                text = game.board(state, viewer, columns)
                assert text.strip()
                assert columns == 0 or max(map(len, text.splitlines())) <= columns
            assert json.dumps(pithead.plain(game.view(state, viewer)))
