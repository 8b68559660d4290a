"""Restricted play: a bot avoids certain moves while it has others."""

import pytest

import pithead
from pithead.bots import bot, is_bot
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.players import bot_move

DYNAMINE = pithead.game("dynamine")


def moves_of(slug, spec, seed):
    """List every decision of a table whose first seat this bot plays: the chosen form and all choices. A form includes pieces that a move
    only implies."""
    game = pithead.game(slug)

    def written(state, move):
        form = game.codec.decode(state, int(move))
        return {**form, **game.implied(state, form)}

    players = [bot(spec, game), bot("uniform", game)]
    state, rng = game.setup(2), pithead.rng(seed)
    while state.seat != OVER:
        if state.seat == CHANCE:
            move = int(state.pick(rng.below(state.count())))
        else:
            move = bot_move(players[int(state.seat)], state, rng, game)
            if state.seat == 0:
                yield written(state, move), [written(state, other) for other in state.legal()]
        state.apply(move)


@pytest.mark.parametrize("name", ["uniform", "greedy", "mcts:1", "mcts:sims=8"])
@pytest.mark.parametrize("rule", ["supply", "kind:supply"])
def test_a_barred_move_is_played_only_when_there_is_no_other(name, rule):
    decisions = list(moves_of("sacred_dragon", f"{name}+without={rule}", "barred"))
    assert any(form["kind"] == "supply" for _, all in decisions for form in all)
    for form, others in decisions:
        assert form["kind"] != "supply" or all(other["kind"] == "supply" for other in others)


def test_a_piece_can_be_barred_by_its_id_or_by_its_field():
    for rule in ("B1", "building:B1"):
        decisions = list(moves_of("miner_inconvenience", f"greedy+without={rule}", "piece"))
        assert any(other.get("building") == "B1" for _, others in decisions for other in others)
        assert all(form.get("building") != "B1" for form, others in decisions if any(other.get("building") != "B1" for other in others))


@pytest.mark.parametrize(("slug", "field", "piece"), [("dunaia", "elder", "painter"), ("tf22_mine", "card", "W6")])
def test_a_piece_that_a_move_only_implies_can_be_barred(slug, field, piece):
    decisions = list(moves_of(slug, f"greedy+without={piece}", "implied"))
    assert any(other.get(field) == piece for _, others in decisions for other in others)
    assert all(form.get(field) != piece for form, others in decisions if any(other.get(field) != piece for other in others))


def test_several_moves_can_be_barred():
    for form, others in moves_of("sacred_dragon", "uniform+without=supply+without=stop", "two"):
        if any(other["kind"] not in ("supply", "stop") for other in others):
            assert form["kind"] not in ("supply", "stop")


@pytest.mark.parametrize("name", ["greedy", "mcts:2", "mcts:sims=8"])
def test_barring_moves_that_never_occur_changes_nothing(name):
    usual = [form for form, _ in moves_of("miner_inconvenience", name, "same")]
    assert [form for form, _ in moves_of("miner_inconvenience", f"{name}+without=kind:draw", "same")] == usual


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("greedy+without=fly", "neither a kind of move of dynamine nor a piece; its kinds are: build, move"),
        ("greedy+without=kind:fly", "has no such move; its kinds are: build, move"),
        ("greedy+without=wing:left", "no move of dynamine has that; they have: at, card"),
        ("mcts:3+without=reroll+time=1", "write those before it"),
        ("deep+without=reroll", "there is no bot 'deep'"),
    ],
)
def test_a_bar_that_matches_no_possible_move_is_refused(spec, says):
    with pytest.raises(pithead.UnknownBot) as error:
        bot(spec, DYNAMINE)
    assert says in str(error.value)


def test_a_bot_that_cannot_choose_among_moves_cannot_be_restricted():
    with pytest.raises(pithead.UnknownBot, match="give it a method `choose_among"):
        bot("exec:cat+without=reroll", DYNAMINE)


def test_a_restricted_bot_is_a_bot_by_name():
    assert is_bot("greedy+without=supply")
    assert not is_bot("Ada+without=supply")
    assert bot("mcts:4+without=kind:reroll", DYNAMINE).name == "mcts:4+without=kind:reroll"
