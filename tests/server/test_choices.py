"""Choices are sent in columns by kind; together they are the legal moves, no more and no fewer."""

import json

import pytest

import pithead
from pithead.core.engine.state import State
from pithead.core.text.messages import Logged
from pithead.server import messages
from pithead.server.presentation import table_views
from server.inside import live_at, looking_at
from server.serving import Json, choices_of
from support import walk


def sent(slug: str, state: State, seat: int) -> Json:
    """Return the position as that seat receives it."""
    return dict(json.loads(messages.encoder.encode(table_views.position(looking_at(live_at(slug, state), seat)))))


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_columns_are_exactly_the_legal_moves(slug: str) -> None:
    game = pithead.game(slug)
    states = [state for seats in game.seats for state in walk(slug, seats, "columns") if state.seat >= 0]
    kinds = set()
    for state in states[:: max(1, len(states) // 60)]:
        position = sent(slug, state, int(state.seat))
        for columns in position["choices"]:
            assert {len(values) for values in columns["fields"].values()} <= {columns["count"]}
            assert len(columns.get("gains", range(columns["count"]))) == columns["count"]
        choices = choices_of(position)
        assert sorted(choice["notation"] for choice in choices) == sorted(game.write(state, move) for move in state.legal())
        assert {game.read(state, choice["notation"]) for choice in choices} == set(map(int, state.legal()))
        kinds |= {choice["form"]["kind"] for choice in choices}
    assert len(kinds) > 1


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_gain_in_a_column_is_the_effect_of_its_move(slug: str) -> None:
    game, scored = pithead.game(slug), 0
    states = [state for state in walk(slug, game.seats[-1], "gains") if state.seat >= 0]
    for state in states[:: max(1, len(states) // 30)]:
        seat, before = int(state.seat), state.scores()
        for choice in choices_of(sent(slug, state, seat)):
            after, move = state.copy(), game.read(state, choice["notation"])
            after.apply(move)
            assert choice["gain"] == (None if game.codec.reveals(state, move) else after.scores()[seat] - before[seat]), choice
            scored += bool(choice["gain"])
    assert scored or slug == "tf22_mine"  # random play delivers little


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_choices_are_sent_only_to_the_seat_that_decides(slug: str) -> None:
    for state in list(walk(slug, pithead.game(slug).seats[-1], "others"))[:40]:
        live = live_at(slug, state)
        for viewer in (None, *range(int(state.seats))):
            assert bool(table_views.position(looking_at(live, viewer)).choices) == (viewer == state.seat)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_questions_moves_and_events_carry_the_rule_that_the_game_names(slug: str) -> None:
    game = pithead.game(slug)
    for state in list(walk(slug, game.seats[-1], "rules"))[:60]:
        position = sent(slug, state, max(0, int(state.seat)))
        decision = position["decision"]
        assert decision.get("rule", "") == game.cites.get(f"ask-{decision['kind']}", "")
        for columns in position["choices"]:
            assert columns.get("rule", "") == game.cites.get(f"do-{columns['kind']}", "")
        if state.seat >= 0:
            move = int(state.pick(0))
            entry = Logged(int(state.seat), game.write(state, move), game.event(state, move))
            assert game.cited(entry).rule == game.rule_of(entry.event)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_forced_move_and_a_passing_move_are_legal(slug: str) -> None:
    game = pithead.game(slug)
    for state in (state for seats in game.seats for state in walk(slug, seats, "automatic")):
        question = game.question(state)
        forms = [game.codec.decode(state, int(move)) for move in state.legal()] if question.automatic or question.passes else []
        assert question.automatic is None or question.automatic in forms
        assert not question.passes or any(form["kind"] == question.passes for form in forms)
