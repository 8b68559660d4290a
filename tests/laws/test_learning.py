"""The learning interface (design §10): actions that mean the same everywhere, observations without secrets, bounds that hold."""

import hashlib
import os
import struct
import subprocess
import sys
from array import array
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.learning.action_windows import ascending, numbered
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import MOST, ObservationWriter, PreparedRows
from support import TESTS, case_name, cases, walk

THIN = 5 if pithead.COMPILED else 20  # look at one of this many positions
CASES = pytest.mark.parametrize("case", cases(), ids=case_name)
GAMES = pytest.mark.parametrize("slug", pithead.CATALOGUE)
BOUNDLESS = ("sacred_dragon", "dynamine")  # boards with a window


def positions(case, seed, thin=THIN):
    """Yield some positions of a random game in which a seat decides, and the last one."""
    slug, seats, options = case
    for number, state in enumerate(walk(slug, seats, seed, options)):
        if state.seat == OVER or (state.seat >= 0 and number % thin == 0):
            yield state


def seen(state, seat):
    size = sum(block.size for block in game_of(state).layout(state))
    out = array("f", bytes(4 * size))
    state.encode(seat, out)
    return out


def encoding_of(state):
    return game_of(state).encoding(state)


def game_of(state):
    return pithead.game(type(state.box()).__module__.split(".")[2])


@CASES
def test_every_legal_move_maps_to_one_action_and_back(case):
    for state in positions(case, "actions"):
        moves = [int(move) for move in state.legal()] if state.seat >= 0 else []
        actions = [int(encoding_of(state).action_of(state, move)) for move in moves]
        assert len(set(actions)) == len(moves)
        assert all(0 <= action < encoding_of(state).action_size(state) for action in actions)
        assert [int(encoding_of(state).move_of(state, action)) for action in actions] == moves
        assert [int(action) for action in encoding_of(state).actions(state)] == sorted(actions)


@GAMES
def test_an_action_that_is_not_a_legal_move_is_refused(slug):
    case: tuple[str, int, dict[str, str]] = (slug, pithead.game(slug).seats[-1], {})
    game = pithead.game(slug)
    for state in positions(case, "refused", 25):
        size = int(encoding_of(state).action_size(state))
        legal = set() if state.seat < 0 else {int(action) for action in encoding_of(state).actions(state)}
        for action in (*range(0, size, max(1, size // 300)), -1, size, *legal):
            if action in legal:
                assert game.action(state, game.move(state, action)) == action
            else:
                with pytest.raises(pithead.Illegal, match="action"):
                    game.move(state, action)


@pytest.mark.parametrize("slug", BOUNDLESS)
def test_every_move_beyond_the_window_is_an_action_too(slug):
    """Random games grow far: some of their moves are beyond the window, where actions are numbered by position."""
    learn = sys.modules[f"pithead.games.{slug}.learn"]
    outside = 0
    for seed in range(6):
        for number, state in enumerate(walk(slug, 2, f"far {seed}")):
            if state.seat < 0 or number % 5:
                continue
            if slug == "sacred_dragon":
                far = [int(cell) for cell in state.cells if learn.place_of(cell) < 0]
            else:
                home = int(state.home(state.turn))
                far = [end for end in state.ends if home + learn.CELLS <= end >> 12 < home + state.pieces.cells]
            if far:
                moves = [int(move) for move in state.legal()]
                actions = [int(encoding_of(state).action_of(state, move)) for move in moves]
                assert len(set(actions)) == len(moves)
                assert [int(encoding_of(state).move_of(state, action)) for action in actions] == moves
                outside += sum(action >= encoding_of(state).window(state) for action in actions)
    assert outside > 50


@pytest.mark.parametrize("spare", [0, 1, 2, 5, 9])
def test_moves_beyond_the_window_get_numbers_however_many_there_are(spare):
    """With too few spare numbers, unused numbers of the window are taken, none twice."""
    codes = [2, -1, 0, -1, 3, -1, -1, 7, -1, -1]
    actions = [int(action) for action in numbered(vec[i64](codes), 20, spare)]
    assert len(set(actions)) == len(codes)
    assert all(action == code for action, code in zip(actions, codes, strict=True) if code >= 0)
    assert [int(action) for action in ascending(vec[i64](sorted(codes)), 20, spare)] == sorted(actions)
    beyond = [action for action, code in zip(actions, codes, strict=True) if code < 0]
    assert beyond == [*range(20, 20 + min(spare, 6)), *[1, 4, 5, 6, 8, 9][: max(0, 6 - spare)]]


def test_a_place_on_the_mountain_keeps_its_action_all_game_long():
    """The rules renumber the open spaces with every tile; the action of a place stays."""
    game = pithead.game("sacred_dragon")
    places: dict[int, tuple[int, object, object]] = {}
    for seed in range(3):
        for number, state in enumerate(walk("sacred_dragon", 2, f"stable {seed}")):
            for choice in game.choices(state) if state.seat >= 0 and number % THIN == 0 else ():
                if choice.form["kind"] == "place":
                    slot = [int(tile) for tile in state.hands][int(state.turn) * 4 :].index(
                        int(choice.move - state.pieces.place) // 6 // 164
                    )
                    key = (slot, choice.form["at"], choice.form["turn"])
                    action = game.action(state, choice.move)
                    if max(map(abs, map(int, str(key[1]).split(",")))) <= 7:
                        assert places.setdefault(action, key) == key
    assert len(places) > 500


@CASES
def test_positions_a_seat_cannot_tell_apart_are_observed_alike(case):
    """Compare observations, actions and information states (L7)."""
    for state in positions(case, "alike", 2 * THIN):
        rng, game = pithead.rng("alike"), game_of(state)
        for seat in range(state.seats):
            other = state.guess(seat, rng)
            assert seen(other, seat) == seen(state, seat)
            assert game.information(other, seat) == game.information(state, seat)
            if state.seat == seat:
                assert list(encoding_of(other).actions(other)) == list(encoding_of(state).actions(state))


def test_a_secret_shows_only_in_the_observation_of_the_seat_that_knows_it():
    """TFM-045 The card laid for a fight: its owner sees it, the defender does not."""
    case = ("tf22_mine", 2, {"symbol_variant": "strategy", "quick_setup": "true"})
    state = fight(case)
    attacker = int(state.owners[state.attacker])
    other = state.copy()
    other.committed = next(card for card in range(1, 10) if state.piles[attacker] >> card & 1 and card != state.committed)
    assert seen(state, attacker) != seen(other, attacker)
    assert seen(state, 1 - attacker) == seen(other, 1 - attacker)


def fight(case):
    """Return a position of TF22 Mine in which the defender must choose a card."""
    slug, seats, options = case
    game, rng = pithead.game(slug), pithead.rng("fight")
    state = game.setup(seats, options)
    while True:
        if state.seat == OVER:
            state = game.setup(seats, options)
        if game.question(state).kind == "defence":
            return state
        kinds = {game.write(state, move).split()[0]: int(move) for move in state.legal()} if state.seat >= 0 else {}
        wanted = next((kinds[kind] for kind in ("steal", "collect") if kind in kinds), None)
        state.apply(int(state.pick(rng.below(state.count()))) if wanted is None else wanted)


@CASES
def test_the_layout_describes_every_number_of_an_observation(case):
    slug, seats, options = case
    game = pithead.game(slug)
    layout = game.layout(game.setup(seats, options))
    assert len({block.name for block in layout}) == len(layout)
    assert all(block.meaning for block in layout)
    size = sum(block.size for block in layout)
    for state in positions(case, "layout", 4 * THIN):
        writer = ObservationWriter(size)
        encoding_of(state).observe(state, 0, writer)
        assert writer.at == size
        written = list(writer.trail)[: writer.steps]
        assert len(set(written)) == len(written)
        assert all(-MOST <= number <= MOST for number in seen(state, 0))


@GAMES
def test_the_rules_of_a_position_name_no_environment(slug):
    """Observations are built outside the position, from the contract alone (`encode`, `returns`)."""
    state = pithead.game(slug).setup(2)
    public = {name for name in dir(Encoding) if not name.startswith("_")} - {"points", "returns"}
    assert public
    assert not [name for name in public if hasattr(state, name)]
    assert state.returns() == pithead.game(slug).returns(state)


@GAMES
def test_a_buffer_of_the_wrong_length_is_refused(slug):
    game = pithead.game(slug)
    state = game.setup(2)
    size = sum(block.size for block in game.layout(state))
    for wrong in (size - 1, size + 1):
        with pytest.raises(pithead.BadOption, match=f"{size} numbers"):
            state.encode(0, array("f", bytes(4 * wrong)))


@CASES
def test_no_game_is_longer_or_better_paid_than_its_bounds_allow(case):
    slug, seats, options = case
    game, state, decisions, rng = pithead.game(slug), None, 0, pithead.rng(f"bounds {case_name(case)}")
    state = game.setup(seats, options)
    while state.seat != OVER:
        if state.seat == CHANCE:
            assert 0 <= max(state.legal()) < encoding_of(state).chance_size(state)
        decisions += state.seat >= 0
        assert state.returns() == [0.0] * seats
        state.apply(state.pick(rng.below(state.count())))
    assert decisions <= encoding_of(state).longest(state)
    low, high = encoding_of(state).points(state)
    assert all(low <= points <= high for points in state.scores())


@CASES
def test_returns_follow_the_final_standing(case):
    slug, seats, options = case
    game = pithead.game(slug)
    *_, state = walk(slug, seats, "returns", options)
    returns = state.returns()
    assert all(-1 <= share <= 1 for share in returns)
    if game.team or seats == 1:
        assert returns == [points / encoding_of(state).points(state)[1] for points in state.scores()]
        return
    assert sum(returns) == pytest.approx(0)
    order = [{returns[seat] for seat in tied} for tied in game.standing(state)]
    assert all(len(shares) == 1 for shares in order)
    assert order == sorted(order, key=max, reverse=True)
    if len(game.standing(state)[0]) == 1:
        assert returns[game.standing(state)[0][0]] == 1


@GAMES
def test_the_game_reports_the_sizes_of_its_printed_box(slug):
    game = pithead.game(slug)
    full = game.setup(game.seats[-1])
    assert game.action_size == encoding_of(full).action_size(full)
    assert game.observation == game.layout(full)
    assert game.max_length >= encoding_of(full).longest(full)
    assert game.score_bounds == (0, max(encoding_of(full).points(game.setup(seats))[1] for seats in game.seats))


@pytest.mark.parametrize(("n", "of"), [(1, 1), (1, 3), (7, 10), (99, 100), (-5, 8), (1, 10**6), (2**29, 2**29), (8, 1), (3, 1)])
def test_a_fraction_is_accurate_to_seven_digits(n, of):
    writer = ObservationWriter(3)
    writer.put(1, n, of)
    before, number, after = struct.unpack("<3f", writer.numbers)
    assert before == after == 0
    assert abs(Fraction(number) - Fraction(n, of)) <= max(abs(Fraction(n, of)) / 2**23, Fraction(1, 2**30))


def test_a_number_never_exceeds_its_maximum():
    writer = ObservationWriter(2)
    writer.number(100 * MOST, 1)
    writer.number(-100 * MOST, 1)
    assert struct.unpack("<2f", writer.numbers) == (MOST, -MOST)


@pytest.mark.parametrize(("of", "places"), [(0, []), (1, [1]), (0b1011, [1, 3, 7]), (0b1000, [7])])
def test_a_set_is_spread_over_planes(of, places):
    writer = ObservationWriter(9)
    writer.spread(of, 1, 2)
    assert [at for at, number in enumerate(struct.unpack("<9f", writer.numbers)) if number == 1] == places
    assert writer.at == 0


def test_a_writer_is_cleared_in_place():
    writer = ObservationWriter(4)
    writer.members(0b1010, 4)
    assert struct.unpack("<4f", writer.numbers) == (0, 1, 0, 1)
    writer.clear()
    writer.number(1, 2)
    assert struct.unpack("<4f", writer.numbers) == (0.5, 0, 0, 0)


def test_prepared_rows_are_written_at_a_fixed_distance():
    rows = PreparedRows()
    rows.add(3, 1, 1)
    rows.end_row()
    rows.add_members(0, 0b101)
    rows.add(1, 0, 4)
    rows.add(3, 3, 4)
    rows.end_row()
    writer = ObservationWriter(9)
    writer.stamp_all(rows, vec[i64]([1, -1, 0]), vec[i64]([0, 1, 1]), 1, 2)
    assert struct.unpack("<9f", writer.numbers) == (0, 1, 0, 0, 0, 1, 0, 0.75, 1)
    writer.clear()
    writer.stamp(rows, 1, 4)
    assert struct.unpack("<9f", writer.numbers) == (0, 0, 0, 0, 1, 0, 1, 0.75, 0)


def test_places_below_zero_are_not_marked():
    writer = ObservationWriter(4)
    writer.mark_all(1, vec[i64]([0, -1, 2]))
    assert struct.unpack("<4f", writer.numbers) == (0, 1, 0, 1)


def digest(slug):
    """Return a hash over what all seats see and may do in some games."""
    sha = hashlib.sha256()
    game = pithead.game(slug)
    for seats in game.seats:
        for state in positions((slug, seats, {}), "modes", 10):
            for seat in range(seats):
                sha.update(seen(state, seat).tobytes())
            sha.update(repr([] if state.seat < 0 else list(encoding_of(state).actions(state))).encode())
            sha.update(repr(state.returns()).encode())
    return sha.hexdigest()


@GAMES
def test_compiled_and_interpreted_observe_the_same(slug):
    """L9: run the sources interpreted in another process and compare with this one."""
    code = f"import sys; sys.path.insert(0, {str(TESTS / 'laws')!r}); import test_learning; print(test_learning.digest({slug!r}))"
    environment = os.environ | {"PYTHONPATH": f"{TESTS.parent / 'src'}{os.pathsep}{TESTS}"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == digest(slug)
