"""The race: all moves meet the same luck, the worse ones drop out, and the best remains."""

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.bots import advise, bot
from pithead.bots.best import opinions
from pithead.bots.mcts import Settings, mcts, read_settings
from pithead.bots.race import CHECK, Race
from pithead.bots.search import ROOT, Search
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.engine.worth import Worth
from pithead.core.players import bot_move
from support import walk

DRAGON = pithead.game("sacred_dragon")
LUCK = 1000


class Lots(State):
    """Every seat takes a number once, and chance adds something a hundred times as large; the sum is the score."""

    def __init__(self, seats, seat=0, points=(), moves=5):
        super().__init__(seats, seat)
        self.points, self.moves = tuple(points), moves

    def legal(self):
        return vec[i64](range(LUCK if self.seat == CHANCE else self.moves))

    def apply(self, move):
        if self.seat == CHANCE:
            *before, own = self.points
            self.points = (*before, own + move)
            self.seat = OVER if len(self.points) == self.seats else len(self.points)
        else:
            self.points = (*self.points, move)
            self.seat = CHANCE

    def copy(self):
        return Lots(self.seats, self.seat, self.points, self.moves)

    def scores(self):
        return vec[i64]([*self.points, *[0] * (self.seats - len(self.points))])


class Blind(Worth):
    """An opinion that sees points only when the game is over, so that all moves look alike."""

    def of(self, state, seat):
        return super().of(state, seat) if state.seat == OVER else 0.0


def raced(state, laps, race=5, worth=None, seed=1):
    search = Race(state, worth or Blind(), Settings(race=race, tries=0).plan(), pithead.rng(seed))
    for _ in range(laps):
        search.run(1)
    return search


def values(search):
    return {int(search.move(child)): search.value(child) for child in search.children(ROOT)}


@pytest.mark.parametrize("seats", [1, 2])
def test_moves_that_meet_the_same_luck_differ_by_what_they_are_worth(seats):
    """Luck is up to 999 points and a move up to 4; after one lap the moves are still exactly a point apart."""
    worths = values(raced(Lots(seats), 1))
    assert [worths[move] - worths[0] for move in range(5)] == [0, 1, 2, 3, 4]


def test_a_tree_that_gives_each_move_its_own_luck_needs_more_simulations():
    search = Search(Lots(1), Blind(rounds=1), read_settings("unguided").plan(), pithead.rng(1))
    search.run(5)
    assert [int(search.visits[child]) for child in search.children(ROOT)] == [1] * 5
    assert sorted(values(search), key=lambda move: values(search)[move]) != [0, 1, 2, 3, 4]


def test_clearly_worse_moves_drop_out_and_the_best_remains():
    search = raced(Lots(2), CHECK - 1)
    assert not search.decided(0)
    assert len(set(visits(search))) == 1
    search.run(1)
    assert search.decided(0)
    assert search.move(search.children(ROOT)[0]) == 4


def test_moves_with_equal_results_all_stay():
    class Vain(Lots):
        """An opinion that counts what is taken as nothing."""

        def apply(self, move):
            super().apply(move if self.seat == CHANCE else 0)

        def copy(self):
            return Vain(self.seats, self.seat, self.points, self.moves)

    search = raced(Vain(2), 3 * CHECK)
    assert visits(search) == [3 * CHECK] * 5
    assert not search.decided(0)


def test_only_the_most_promising_moves_start():
    class Liking(Blind):
        def of(self, state, seat):
            return super().of(state, seat) if state.seat == OVER else float(state.points[-1] % 3)

    search = raced(Lots(1, moves=9), 1, race=3, worth=Liking())
    assert sorted(values(search)) == [2, 5, 8]


def test_every_simulation_is_counted_and_laps_are_complete():
    search = raced(Lots(2), 0)
    assert search.run(7) == 10
    assert search.visits[ROOT] == sum(visits(search)) == 10


def test_a_race_continues_with_the_remaining_moves_if_asked_to():
    search = raced(Lots(2), CHECK)
    assert search.run(7) == 7
    assert search.visits[search.children(ROOT)[0]] == CHECK + 7


def test_the_next_decision_starts_a_new_race():
    search = raced(Lots(2), 2)
    after = search.below(4, Lots(2), pithead.rng(1))
    assert isinstance(after, Race)
    assert after.visits[ROOT] == 0


def test_every_move_is_played_on_by_the_best_looking_replies():
    for state in [state for state in walk("sacred_dragon", 2, "race") if state.seat >= 0][::10]:
        search = Race(state, DRAGON.worth, Settings(race=2, tries=0).plan(), pithead.rng(1))
        looks = opinions(state, DRAGON.worth)
        assert looks[list(state.useful()).index(search.best_looking(state))] == max(looks)


def test_levels_four_and_five_of_sacred_dragon_race_and_differ_only_in_time():
    three, four, five = (mcts(DRAGON, level).settings for level in ("3", "4", "5"))
    assert five == msgspec.structs.replace(four, sims=five.sims, time=five.time)
    assert five.sims >= 10 * four.sims
    assert 0 < three.race < four.race


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_any_game_can_be_raced_with_any_number_of_seats_and_a_seed_repeats_it(slug):
    game = pithead.game(slug)
    for seats in (game.seats[0], game.seats[-1]):
        states = [state for state in walk(slug, seats, "race") if state.seat >= 0 and state.count() >= 3]
        for state in states[:: len(states) // 2]:
            moves = [bot_move(bot("mcts:sims=6+race=3+tries=0", game), state, pithead.rng(3)) for _ in range(2)]
            assert moves[0] == moves[1]
            assert moves[0] in list(state.legal())


def test_several_processes_race_side_by_side():
    state = [state for state in walk("sacred_dragon", 2, "race") if state.seat >= 0][5]
    thinker = bot("mcts:sims=16+workers=2+race=4+tries=0", DRAGON)
    assert bot_move(thinker, state, pithead.rng(1)) == bot_move(thinker, state, pithead.rng(1))


def test_advice_from_a_race_includes_the_rest_of_the_turn():
    state = [state for state in walk("sacred_dragon", 2, "race") if state.seat >= 0 and state.count() > 20][3]
    best = advise(DRAGON, state, pithead.rng(1), settings=read_settings("4+sims=40", DRAGON.levels))
    assert all(one.line for one in best)
    assert {move.seat for one in best for move in one.line} == {state.seat}
    after = state.copy()
    after.apply(best[0].move)
    if after.seat == state.seat:
        assert best[0].line[0].event in [DRAGON.event(after, move).to(int(state.seat)) for move in after.legal()]


def visits(search):
    return [int(search.visits[child]) for child in search.children(ROOT)]
