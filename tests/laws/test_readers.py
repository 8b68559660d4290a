"""Readers answer anything (laws L12 and L13): a value or one of our errors, in bounded time and memory.

Real texts, positions, records and component files are damaged at random, by seed. Whatever a reader accepts must then play, draw, describe
and explain itself like any position.
"""

import json
import random
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from rich.style import Style

import pithead
from damage import damaged, garbled, toml
from pithead import OVER
from pithead.core.engine.state import State
from pithead.core.text.paint import spans
from support import cases, seat_names, walk

SLUGS = pytest.mark.parametrize("slug", pithead.CATALOGUE)
TRIES = 24 if pithead.COMPILED else 8  # of expensive kinds, by game
TEXTS = 600
LONGEST = 2_000  # moves; without a round limit random players may continue for a long time
SECONDS = 5.0  # of processor time per call: a hundred times the usual
MEMORY = 64_000_000  # bytes a call may allocate in all
HUGE: Any = (
    10**5000,
    -(10**5000),
    "9" * 5000,
    "\udcff",
    "\0",
    "x" * 10**6,
    [[]] * 1000,
    {"": {}},
    1.5,
    float("nan"),
    None,
    b"1",
)


@contextmanager
def bounded() -> Iterator[None]:
    """Check that the block takes little time and little memory."""
    tracemalloc.start()
    began = time.process_time()
    try:
        yield
        assert time.process_time() - began < SECONDS
        assert tracemalloc.get_traced_memory()[1] < MEMORY
    finally:
        tracemalloc.stop()


def attempt(call: Callable[..., Any], *given: Any, family: type[pithead.PitheadError] = pithead.PitheadError) -> Any:
    """Return what a reader makes of the input; None if it refuses with a printable sentence."""
    try:
        return call(*given)
    except family as error:
        sentence = str(error)
        assert sentence.endswith(".")
        assert len(sentence) < 2_100
        assert sentence.replace("\n", "").isprintable()
        return None


@cache
def states(slug: str) -> list[State]:
    """Yield positions of games with every option, from the beginning to the end."""
    positions: list[State] = []
    for number, (name, seats, options) in enumerate(cases()):
        if name == slug:
            positions += list(walk(name, seats, f"readers {number}", options))[number % 7 :: 31]
    return positions


def works(slug: str, state: State, dice: random.Random, components: Any = None) -> None:
    """Check that an accepted position keeps the promises of any position, to the end of its game or for a long time."""
    game, rng = pithead.game(slug), pithead.rng(str(dice.random()))
    census = game.census(state)
    moves = 0
    while state.seat != OVER and moves < LONGEST:
        if moves < 3 or dice.random() < 0.02:
            tells_itself(game, state, dice, components)
        state.apply(state.pick(rng.below(state.count())))
        moves += 1
    tells_itself(game, state, dice, components)
    assert game.census(state) == census
    assert game.standing(state)


def tells_itself(game: Any, state: State, dice: random.Random, components: Any) -> None:
    """Check that everything reported about a position can be reported about this one."""
    data = game.dump(state)
    assert same(data, json.loads(json.dumps(data)))
    assert game.load(data, components) == state
    assert [sum(line.points for line in lines) for lines in game.sheet(state)] == [int(points) for points in state.scores()]
    for viewer in seat_names(state):
        assert json.dumps(pithead.plain(game.view(state, viewer)))
        for columns in (0, 80):
            for _, style in spans(game.board(state, viewer, columns, styled=True)):
                Style.parse(style)
    if state.seat == OVER:
        return
    legal = [int(move) for move in state.legal()]
    assert legal == sorted(set(legal))
    assert state.count() == len(legal) > 0
    for move in dice.sample(legal, min(3, len(legal))):
        choice = game.choice(state, move)
        assert choice.words
        assert game.read(state, choice.notation) == move
        assert game.explain(state, choice.notation) == ()
        assert pithead.plain(game.event(state, move))
        for viewer in seat_names(state):
            assert game.describe(state, move, viewer)
    for form in game.codec.expressible(state, pithead.rng(str(dice.random())), 4):
        game.explain(state, game.codec.notation.write(form))
    for seat in range(state.seats):
        assert game.view(game.guess(state, seat, pithead.rng(1)), seat) == game.view(state, seat)


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal with the same types throughout: a tuple is not a list, True is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(type(key) is str and same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


@SLUGS
def test_a_dumped_position_is_plain_data(slug):  # L12
    game = pithead.game(slug)
    for state in states(slug):
        data = game.dump(state)
        assert same(data, json.loads(json.dumps(data)))


@SLUGS
def test_any_text_is_a_move_or_refused_in_bounded_time_and_memory(slug):  # L13
    game, dice = pithead.game(slug), random.Random(f"texts {slug}")
    going_on = [state for state in states(slug) if state.seat != OVER]
    for _ in range(TEXTS):
        state, other = dice.choice(going_on), dice.choice(going_on)
        forms = game.codec.expressible(other, pithead.rng(str(dice.random())), 2)
        text = dice.choice([game.write(other, int(other.pick(0))), *map(game.codec.notation.write, forms)])
        for _ in range(dice.randint(0, 3)):  # none: a move from another moment
            text = garbled(text, dice)
        with bounded():
            move = attempt(game.read, state, text)
            refusals = attempt(game.explain, state, text)
        assert move is None or move in [int(legal) for legal in state.legal()]
        assert (refusals == ()) == (move is not None)


@SLUGS
def test_a_damaged_position_is_refused_or_can_be_played_on(slug):  # L12 L13
    game, dice = pithead.game(slug), random.Random(f"positions {slug}")
    for _ in range(4 * TRIES):
        data = damaged(game.dump(dice.choice(states(slug))), dice)
        with bounded():
            state = attempt(game.load, data, family=pithead.BadPosition)
        if state is not None:
            works(slug, state, dice)


@SLUGS
def test_any_data_is_a_position_or_refused(slug):  # L13
    game = pithead.game(slug)
    whole = game.dump(states(slug)[-1])
    for key in [*whole, "nonsense"]:
        for value in HUGE:
            for data in ({"game": slug, "seats": game.seats[0], key: value}, {**whole, key: value}, value):
                with bounded():
                    state = attempt(game.load, data, family=pithead.BadPosition)
                assert state is None or game.load(game.dump(state)) == state


@SLUGS
def test_a_damaged_component_file_is_refused_or_playable(slug, tmp_path):  # L13
    game, dice = pithead.game(slug), random.Random(f"components {slug}")
    file = tmp_path / "box.toml"
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    for number in range(2 * TRIES):
        _, seats, options = dice.choice([case for case in cases() if case[0] == slug])
        if number % 4:
            data = damaged(dict(game.components.data), dice, 2)
            text = "\n".join(f"{json.dumps(str(key))} = {toml(value)}" for key, value in data.items())
            file.write_text(text, encoding="utf-8")
        else:
            file.write_text(garbled(text, dice), encoding="utf-8", errors="replace")
        with bounded():
            state = attempt(game.setup, seats, options, file, family=pithead.BadComponents)
        if state is not None:
            works(slug, state, dice, state.box().components)


@SLUGS
def test_a_damaged_record_is_refused_or_verified(slug):  # L13
    game, dice = pithead.game(slug), random.Random(f"records {slug}")
    record = json.loads(pithead.Table(game, ["uniform"] * game.seats[0], seed=slug).record().to_json())
    short = {**record, "moves": record["moves"][:25], "result": None}
    for _ in range(4 * TRIES):
        text = json.dumps(damaged(short, dice))
        if dice.random() < 0.2:
            text = garbled(text, dice)
        with bounded():
            read = attempt(pithead.parse_record, text, family=pithead.BadRecord)
            if read is not None and read.game == slug:
                attempt(pithead.verify, game, read, family=pithead.BadRecord)


@SLUGS
@pytest.mark.parametrize("value", HUGE, ids=lambda value: type(value).__name__)
def test_an_invalid_option_is_refused_at_every_entry_point(slug, value):  # L13
    game = pithead.game(slug)
    seats = game.seats[0]
    for option in [*(option.name for option in game.options), "nonsense"]:
        with bounded():
            assert attempt(game.setup, seats, {option: value}, family=pithead.BadOption) is None
            data = {**game.dump(game.setup(seats)), "options": {option: value}}
            assert attempt(game.load, data, family=pithead.BadPosition) is None
            if isinstance(value, str) and value.isprintable():
                saved = json.loads(pithead.Table(game, ["Ada"] * seats, seed="options").saved().to_json()) | {"options": {option: value}}
                read = pithead.parse_record(json.dumps(saved))
                assert attempt(pithead.verify, game, read, family=pithead.BadRecord) is None


def test_the_time_and_memory_limits_of_this_law_work():
    with pytest.raises(AssertionError), bounded():
        assert len(bytes(2 * MEMORY)) == 2 * MEMORY
