"""mcts as a player: its settings, repeatable results by seed, and its budget."""

import pickle
import time
from statistics import fmean
from typing import Any

import pytest

import pithead
from pithead.bots import bot
from pithead.bots.best import opinions
from pithead.bots.greedy import Greedy
from pithead.bots.mcts import LEVELS, Mcts, Settings, mcts, opinion_of, read_settings
from pithead.core.data.opinion import weights_in, write_weights
from pithead.core.engine.worth import Opinion
from pithead.core.players import bot_move
from support import sure, walk

DRAGON = pithead.game("sacred_dragon")


def decisions(slug="sacred_dragon", seats=2, seed="mcts", least=3):
    return [state for state in walk(slug, seats, seed) if state.seat >= 0 and state.count() >= least]


def test_settings_are_read_from_one_string():
    assert read_settings("") == Settings()
    assert read_settings("3") == LEVELS["3"]
    assert read_settings("sims=50") == Settings(sims=50)
    assert read_settings("4+workers=2").workers == 2
    assert read_settings("4+workers=2").sims == LEVELS["4"].sims
    assert read_settings("sims=50+time=0.5") == Settings(sims=50, time=0.5)


def test_a_budget_in_seconds_alone_is_the_only_budget():
    assert read_settings("time=0.5").time == 0.5
    assert read_settings("time=0.5").sims > 10**6
    assert read_settings("4+time=0.5") == Settings(sims=100, time=0.5)


def test_a_game_with_quick_decisions_can_raise_the_simulations_of_a_level():
    team, rivals = pithead.game("miner_inconvenience"), pithead.game("dynamine")
    for level in ("3", "4", "5"):
        assert mcts(team, level).settings.sims == 5 * mcts(rivals, level).settings.sims == 5 * LEVELS[level].sims
    for spec in ("sims=50", "4+sims=50", "1", "unguided", ""):
        assert mcts(team, spec).settings == mcts(rivals, spec).settings


def test_a_game_can_change_the_meaning_of_a_level_and_the_spec_has_the_last_word():
    assert mcts(DRAGON, "5").settings == Settings(sims=1000, time=1.0, race=16, tries=0, cut=2)
    assert mcts(DRAGON, "5+race=0+tries=8+cut=1+time=0.5").settings == LEVELS["5"]
    assert mcts(DRAGON, "sims=100").settings == Settings(sims=100)
    for slug in pithead.CATALOGUE:
        thoughts = [mcts(pithead.game(slug), level).settings.sims for level in ("3", "4", "5")]
        assert thoughts == sorted(set(thoughts))


def test_level_five_makes_no_one_wait_long():
    """A turn of twelve decisions ends within six seconds on any machine."""
    assert 12 * LEVELS["5"].time <= 6


def test_mcts_accepts_another_opinion(tmp_path):
    assert opinion_of(DRAGON, "") is DRAGON.worth
    assert sure(Mcts, bot("mcts:sims=100+opinion=first", DRAGON)).worth is DRAGON.opinions["first"]
    greedy = sure(Greedy, bot("greedy:first", DRAGON))
    assert greedy.worth is DRAGON.opinions["first"]
    assert greedy.name == "greedy:first"
    weights = weights_in(sure(Opinion, DRAGON.opinions["weighed"]), "sacred_dragon")
    weights.weights["tokens"] = (5.0, 5.0)
    write_weights(tmp_path / "mine.json", weights)
    state = decisions()[5]
    opinion = sure(Opinion, sure(Mcts, bot(f"mcts:4+opinion={tmp_path / 'mine.json'}", DRAGON)).worth)
    assert opinion.of(state, 0) != DRAGON.worth.of(state, 0) or state.tokens[0] == state.tokens[1]
    assert opinion.early[opinion.names().index("tokens")] == 5.0


@pytest.mark.parametrize("spec", ["mcts:opinion=second", "greedy:second"])
def test_an_unknown_opinion_is_refused_in_one_sentence(spec):
    with pytest.raises(pithead.UnknownBot, match="there are: first, weighed") as refusal:
        bot(spec, DRAGON)
    assert "\n" not in str(refusal.value)


def test_an_opinion_can_be_sent_between_processes():
    copied = pickle.loads(pickle.dumps(DRAGON.opinions["weighed"]))
    for state in decisions()[::20]:
        assert list(copied.each(state)) == list(DRAGON.opinions["weighed"].each(state))


WRONG = ("7", "3+", "depth=3", "sims=many", "sims=-1", "sims=9999999999", "time=0", "time=inf", "workers=0", "workers=999", "nodes=1")
ODD = (
    "cut=9999999999999999999999",
    "look=9999999999999999999999",
    "widen=inf",
    "power=2",
    "trust=inf",
    "explore=nan",
    "race=101",
    "tries=-1",
)


@pytest.mark.parametrize("spec", WRONG + ODD)
def test_an_invalid_setting_is_refused_in_one_sentence(spec):
    with pytest.raises(pithead.UnknownBot, match=r"joined by \+: sims, time") as refusal:
        bot(f"mcts:{spec}", DRAGON)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
@pytest.mark.parametrize("level", ["1", "2", "sims=4+look=4", "unguided+sims=2"])
def test_mcts_plays_any_game_legally_and_repeatably(slug, level):
    game = pithead.game(slug)
    states = decisions(slug, game.seats[-1])
    for state in states[:: len(states) // 4]:
        moves = {bot_move(bot(f"mcts:{level}", game), state, pithead.rng(3)) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(map(int, state.legal()))


@pytest.mark.parametrize("settings", ["sims=0", "1+doubt=0"])
def test_without_search_or_doubt_it_takes_the_move_that_looks_best(settings):
    for state in decisions()[::10]:
        values = opinions(state, DRAGON.worth)
        move = bot("mcts:" + settings, DRAGON).choose(state, pithead.rng(1))
        assert values[list(state.useful()).index(move)] == max(values)


@pytest.mark.parametrize("settings", ["time=1e-9", "unguided+sims=50+widen=0", "sims=40+nodes=1000"])
def test_the_smallest_budgets_still_find_a_move(settings):
    for state in decisions()[::10]:
        assert bot_move(bot("mcts:" + settings, DRAGON), state, pithead.rng(1)) in set(map(int, state.legal()))


def test_a_budget_in_seconds_is_respected():
    thinker = bot("mcts:time=0.1", DRAGON)
    state = decisions()[5]
    began = time.monotonic()
    bot_move(thinker, state, pithead.rng(1))
    assert time.monotonic() - began >= 0.1


def test_several_processes_search_side_by_side():
    state = decisions()[5]
    thinker = bot("mcts:sims=16+workers=2", DRAGON)
    first = bot_move(thinker, state, pithead.rng(1))
    assert first == bot_move(thinker, state, pithead.rng(1))
    assert first in list(state.legal())


def test_the_next_decision_of_a_turn_continues_the_same_tree():
    rng = pithead.rng(1)
    for state in decisions(least=30):
        thinker: Any = bot("mcts:sims=40", DRAGON)
        seat = state.seat
        state.apply(bot_move(thinker, state, rng))
        if state.seat == seat:
            break
    assert thinker.search(state.guess(seat, rng), rng).visits[0] > 0


def test_the_tree_of_another_position_is_not_reused():
    rng = pithead.rng(1)
    thinker: Any = bot("mcts:sims=40", DRAGON)
    for state in decisions(least=30)[:3]:
        bot_move(thinker, state, rng)
        assert thinker.search(state.guess(state.seat, rng), rng).visits[0] == 0


def test_a_beginner_mostly_errs_between_moves_that_look_close():
    """Level 2 picks better looking moves than level 1, and level 1 far better ones than chance."""
    looks = {level: fmean(look(level, state) for state in decisions(least=20)[::2]) for level in ("uniform", "mcts:1", "mcts:2", "greedy")}
    assert looks["uniform"] + 0.2 < looks["mcts:1"] < looks["mcts:2"] < looks["greedy"]


def look(spec, state):
    """Rate how good the chosen move looks: 1 is the best, 0 the worst of all."""
    values = opinions(state, DRAGON.worth)
    chosen = values[list(state.useful()).index(bot_move(bot(spec, DRAGON), state, pithead.rng(4)))]
    return (chosen - min(values)) / ((max(values) - min(values)) or 1.0)
