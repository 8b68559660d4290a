"""The turn race: a beam collects plans for the whole turn, each position once, and the plans race on the same luck."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.bots import advise, bot
from pithead.bots.mcts import Mcts, Settings, mcts, read_settings
from pithead.bots.race import CHECK, Race
from pithead.bots.search import ROOT, Search
from pithead.bots.turn_race import LONGEST, Beam, TurnRace
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.engine.worth import Opinion, Worth
from pithead.core.players import bot_move
from support import sure, walk

MINE = pithead.game("tf22_mine")
LEVEL = "mcts:sims=8+turn=4+share=0.8"
TABLES = 20 if pithead.COMPILED else 4  # compiled and interpreted play the same games, so the slow one plays fewer


class Baskets(State):
    """Every seat has one turn: it takes three different numbers below six, one by one, and their sum is its score."""

    def __init__(self, seats=2, seat=0, taken=(), full=(), luck=0):
        super().__init__(seats, seat)
        self.taken, self.full, self.luck = frozenset(taken), tuple(full), luck

    def key(self):
        return self.seat, self.taken, self.full, self.luck

    def __eq__(self, other):
        return self.key() == other.key()

    def __hash__(self):
        return hash(self.key())

    def legal(self):
        return vec[i64](sorted(set(range(6)) - self.taken))

    def apply(self, move):
        self.taken |= {int(move)}
        if len(self.taken) == 3:
            self.full, self.taken = (*self.full, self.taken), frozenset()
            self.seat = OVER if len(self.full) == self.seats else len(self.full)

    def copy(self):
        return type(self)(self.seats, self.seat, self.taken, self.full, self.luck)

    def scores(self):
        """Return the points; numbers taken in an open turn count at once, and luck is the first seat's."""
        baskets = [*self.full, self.taken, *[()] * self.seats][: self.seats]
        return vec[i64]([sum(basket) + self.luck * (seat == 0) for seat, basket in enumerate(baskets)])


class Lucky(Baskets):
    """The same, but when all turns are over, chance adds up to 999 points."""

    def legal(self):
        return vec[i64](range(1000)) if self.seat == CHANCE else super().legal()

    def apply(self, move):
        if self.seat == CHANCE:
            self.luck, self.seat = int(move), OVER
        else:
            super().apply(move)
            if self.seat == OVER:
                self.seat = CHANCE


class Sealed(State):
    """One turn of two moves: move 2 ends it for 8 points; 0 and 1 then win 9 if they name a hidden number, else nothing."""

    def __init__(self, seats=2, seat=0, hidden=1, named=-1, points=0):
        super().__init__(seats, seat)
        self.hidden, self.named, self.points = hidden, named, points

    def key(self):
        return self.seat, self.hidden, self.named, self.points

    def __eq__(self, other):
        return self.key() == other.key()

    def __hash__(self):
        return hash(self.key())

    def legal(self):
        return vec[i64]([0, 1, 2])

    def apply(self, move):
        if self.named < 0 and move != 2:
            self.named = int(move)
        else:
            self.points = 8 if self.named < 0 else 9 * (self.named == self.hidden)
            self.seat = OVER

    def copy(self):
        return Sealed(self.seats, self.seat, self.hidden, self.named, self.points)

    def scores(self):
        return vec[i64]([self.points, 0])

    def guess(self, seat, rng):
        return Sealed(self.seats, self.seat, int(rng.below(2)), self.named, self.points)


def raced(state, worth=None, seed=1, **settings):
    return TurnRace(state, worth or Worth(), Settings(**{"turn": 8} | settings).plan(), pithead.rng(seed))


def first_moves(search):
    return [int(search.move(child)) for child in search.children(ROOT)]


def decisions(slug, seats):
    return [state for state in walk(slug, seats, "turn race") if state.seat >= 0]


# The beam.


def test_equal_positions_count_once():
    """Three numbers can be taken in 120 orders, which fill only 20 different baskets."""
    beam = Beam(Baskets(), Worth(), 100)
    assert len(beam.plans) == 20
    assert {frozenset(plan) for plan in beam.plans} == {frozenset(end) for end in beam.plans}
    assert len({tuple(sorted(plan)) for plan in beam.plans}) == 20
    assert len(beam.known) == 1 + 6 + 15


def test_the_best_turns_come_first_and_no_more_than_the_width():
    beam = Beam(Baskets(), Worth(), 4)
    assert list(beam.values) == [12.0, 11.0, 10.0, 10.0]
    assert sorted(beam.plans[0]) == [3, 4, 5]
    assert [sum(plan) for plan in beam.plans] == [12, 11, 10, 10]
    assert all(end.seat == 1 for end in beam.ends)


def test_a_beam_is_as_wide_within_the_turn():
    assert len(Beam(Baskets(), Worth(), 4).known) == 1 + 4 + 4


def test_a_turn_without_end_is_cut():
    class Endless(Baskets):
        def apply(self, move):
            self.luck += 1

    assert [len(plan) for plan in Beam(Endless(), Worth(), 3).plans] == [LONGEST]


def test_a_beam_leaves_the_position_as_it_was():
    state = Baskets()
    Beam(state, Worth(), 8)
    assert state == Baskets()


def test_if_all_ways_lead_back_the_next_moves_are_plans():
    class Circle(Baskets):
        def legal(self):
            return vec[i64]([0, 1])

        def apply(self, move):
            self.luck = (self.luck + 1) % 2

    assert [list(plan) for plan in Beam(Circle(), Worth(), 3).plans] == [[0]]


# The race.


def test_without_luck_one_lap_decides():
    search = raced(Baskets())
    assert search.run(1) == 8
    assert search.certain
    assert search.decided(1000)
    assert first_moves(search)[0] in (3, 4, 5)
    assert search.value(search.children(ROOT)[0]) == 12 - 12


def test_with_luck_plans_race_and_still_differ_by_what_they_are_worth():
    search = raced(Lucky(), cut=-1)
    search.run(1)
    assert not search.certain
    results = sorted((search.totals[leaf] for leaf in search.leaves), reverse=True)
    assert [results[0] - result for result in results] == [0, 1, 2, 2, 3, 3, 3, 4]
    search.run(8 * (CHECK - 1))
    assert len(search.runners) == 1


def test_simulations_are_counted_and_laps_are_complete():
    search = raced(Lucky(), cut=-1)
    assert search.run(9) == 16
    assert search.visits[ROOT] == 16
    assert [int(search.visits[leaf]) for leaf in search.leaves] == [2] * 8


def test_a_budget_is_exceeded_by_less_than_a_lap():
    for state in decisions("tf22_mine", 2)[::40]:
        thinker = mcts(MINE, "sims=20+turn=8")
        thinker.choose(state, pithead.rng(1))
        if thinker._last is not None:
            assert thinker._last[0].visits[ROOT] < 20 + 8


def test_a_plan_that_pays_only_in_one_guess_loses_to_a_safe_one():
    """The beam looks into one guess, where naming 1 wins 9; over all guesses that is worth 4.5, and the safe move 8."""
    assert list(Beam(Sealed(), Worth(), 8).plans[0]) == [1, 0]
    search = raced(Sealed(), cut=-1)
    search.run(400)
    assert not search.certain
    assert first_moves(search)[0] == 2


def test_moves_that_a_guess_forbids_are_left_out():
    class Locked(Sealed):
        def legal(self):
            return vec[i64]([2] if self.hidden == 0 and self.named < 0 else [0, 1, 2])

        def copy(self):
            return Locked(self.seats, self.seat, self.hidden, self.named, self.points)

        def guess(self, seat, rng):
            return Locked(self.seats, self.seat, int(rng.below(2)), self.named, self.points)

    search = raced(Locked(), cut=-1)
    search.run(40)
    assert search.visits[ROOT] >= 40


# The plan for the turn.


def test_the_plan_is_kept_for_the_turn():
    search = raced(Baskets())
    search.run(1)
    state, played = Baskets(), []
    while state.seat == 0:
        move = first_moves(search)[0]
        played.append(move)
        state.apply(move)
        search = search.below(move, state.copy(), pithead.rng(2))
        assert isinstance(search, TurnRace)
        if state.seat == 0:
            assert search.decided(1000)
            assert len(search.runners) == 1
    assert sorted(played) == [3, 4, 5]
    assert search.visits[ROOT] == 0


def test_after_another_move_than_planned_a_new_race_begins():
    search = raced(Baskets(), turn=1)
    search.run(1)
    other = ({0, 1, 2, 3, 4, 5} - set(first_moves(search))).pop()
    assert search.below(other, Baskets(taken=(other,)), pithead.rng(1)).visits[ROOT] == 0


def test_a_bot_plays_its_plan_without_another_search():
    thinker = mcts(MINE, "sims=8+turn=8+share=0.8")
    kept = 0
    state, chance = MINE.setup(2, {"quick_setup": "true"}), pithead.rng("kept")
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.apply(state.pick(chance.below(state.count())))
            continue
        move = bot_move(thinker, state, pithead.rng(1))
        assert move in list(state.legal())
        kept += thinker._last is not None and sure(Race, thinker._last[0]).laps == 0
        state.apply(move)
    assert kept > 10


# The bot.


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_any_game_can_race_turns_with_any_number_of_seats_and_a_seed_repeats_it(slug):
    game = pithead.game(slug)
    for seats in (game.seats[0], game.seats[-1]):
        states = [state for state in decisions(slug, seats) if state.count() >= 3]
        for state in states[:: max(1, len(states) // 3)]:
            moves = [bot_move(bot("mcts:sims=4+turn=2+cut=0", game), state, pithead.rng(3)) for _ in range(2)]
            assert moves[0] == moves[1]
            assert moves[0] in list(state.legal())


def test_turn_races_beat_uniform_in_tf22_mine():
    wins = 0.0
    for number in range(TABLES):
        racer = number % 2
        table = pithead.Table("tf22_mine", ["uniform", LEVEL] if racer else [LEVEL, "uniform"], {}, f"turn race {number}")
        first = MINE.standing(table.state)[0]
        wins += (racer in first) / len(first)
    assert wins == TABLES


def test_levels_four_and_five_of_tf22_mine_race_turns_and_five_searches_more():
    three, four, five = (mcts(MINE, level).settings for level in ("3", "4", "5"))
    assert three.turn == 0 < four.turn < five.turn
    assert four.share == five.share
    assert (five.sims, five.cut) > (four.sims, four.cut)


def test_the_judge_counts_a_share_of_the_rivals_prospects_and_the_moves_are_ordered_without_it():
    state = decisions("tf22_mine", 2)[100]
    search = Settings(turn=8, share=0.8).search(state, MINE.worth, pithead.rng(1))
    assert isinstance(search, TurnRace)
    assert search.worth is MINE.worth
    assert sure(Opinion, search.judge).share == 0.8
    assert Settings(turn=8).search(state, MINE.worth, pithead.rng(1)).judge is MINE.worth
    first = MINE.opinions["first"]
    assert Settings(turn=8, share=0.8).search(state, first, pithead.rng(1)).judge is first


def test_without_an_opinion_there_is_nothing_to_plan_by():
    assert type(read_settings("unguided+turn=8").search(Baskets(), Worth(), pithead.rng(1))) is Search


def test_several_processes_race_turns_side_by_side():
    state = decisions("tf22_mine", 2)[100]
    thinker = bot("mcts:sims=16+workers=2+turn=4", MINE)
    assert bot_move(thinker, state, pithead.rng(1)) == bot_move(thinker, state, pithead.rng(1))


def test_hints_from_a_turn_race_begin_with_different_moves_and_name_the_rest_of_the_plan():
    state = MINE.setup(2, {"quick_setup": "true"})
    while state.seat == CHANCE:
        state.apply(state.pick(0))
    best = advise(MINE, state, pithead.rng(1), settings=Settings(sims=64, turn=40, share=0.8))
    assert len({one.move for one in best}) == len(best) > 1
    assert all(one.line for one in best)
    after = state.copy()
    for notation in (best[0].notation, *(move.notation for move in best[0].line)):
        assert after.seat == state.seat
        after.apply(MINE.read(after, notation))


def test_a_restricted_turn_race_avoids_its_moves():
    for state in decisions("tf22_mine", 2)[::60]:
        move = bot_move(bot(f"{LEVEL}+without=cross", MINE), state, pithead.rng(1))
        kinds = {MINE.codec.decode(state, int(other))["kind"] for other in state.legal()}
        assert MINE.codec.decode(state, int(move))["kind"] != "cross" or kinds == {"cross"}


def test_the_settings_are_read():
    assert isinstance(bot(LEVEL, MINE), Mcts)
    with pytest.raises(pithead.UnknownBot, match="share"):
        bot("mcts:turn=8+share=2", MINE)
