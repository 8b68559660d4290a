"""Setup: a series of chance events, then the draft of Elite characters."""

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.vecs import changed
from pithead.games.dunaia.box import (
    ASK_DRAFT,
    ASK_ELDER,
    ASK_ELITE,
    ASK_PROPHECY,
    ASK_SHELF,
    ASK_STARTER,
    ASK_TOP,
    TRIO,
)
from pithead.games.dunaia.play import recycling
from pithead.games.dunaia.state import (
    NONE,
    SET_DICE,
    SET_DRAFT,
    SET_ELDERS,
    SET_ELITES,
    SET_MARKET,
    SET_PROPHECIES,
    SET_STARTER,
    TURN_START,
    Valley,
)


def ask_setup(state: Valley) -> bool:
    """DUN-011 to 023, 150 Ask for the next chance event, then for the draft."""
    box = state.pieces
    step = state.step
    if step == SET_STARTER:
        if box.starter == NONE:
            state.question(ASK_STARTER, BIT[state.seats] - 1)
            return True
        begin(state, box.starter)
    elif step == SET_ELDERS:
        if dealt(state, state.elders) < TRIO:
            state.question(ASK_ELDER, box.elder_pool & ~members(state.elders))
            return True
        state.step = SET_PROPHECIES
    elif step == SET_PROPHECIES:
        notch = dealt(state, state.prophecies)
        if notch < TRIO:
            state.question(ASK_PROPHECY, box.notch_pool[notch])
            return True
        state.step = SET_DICE
    elif step == SET_DICE:
        if state.rolled < recycling.dice(state):
            recycling.ask_roll(state)
            return True
        state.step = SET_MARKET
    elif step == SET_MARKET:
        return ask_market(state)
    elif step == SET_ELITES:
        if box.drafting and ones(state.offer) <= state.seats:
            state.question(ASK_ELITE, (BIT[len(box.power)] - 1) & ~state.offer)
            return True
        state.step = SET_DRAFT
        state.turn = (state.first + state.seats - 1) % state.seats if box.drafting else state.first
    else:
        if box.drafting and state.elite[state.turn] == NONE:
            state.question(ASK_DRAFT, state.offer)
            return True
        state.offer = 0  # DUN-150 the last tile is removed
        state.turn = state.first
        state.step = TURN_START
    return False


def answer_setup(state: Valley, answer: i64) -> None:
    """Carry out what chance drew during the setup."""
    ask = state.ask
    if ask == ASK_SHELF:
        stock_shelf(state, answer)
    elif ask == ASK_STARTER:
        begin(state, answer)
    elif ask == ASK_ELDER:
        state.elders = changed(state.elders, dealt(state, state.elders), answer)
    elif ask == ASK_PROPHECY:
        reveal(state, answer)
    else:
        state.offer |= BIT[answer]


def begin(state: Valley, starter: i64) -> None:
    """DUN-021 Give the first player token."""
    state.first = starter
    state.turn = starter
    state.step = SET_ELDERS


def dealt(state: Valley, spaces: vec[i64]) -> i64:
    """Return how many of three spaces are filled, from the first on."""
    filled: i64 = 0
    while filled < TRIO and spaces[filled] != NONE:
        filled += 1
    return filled


def reveal(state: Valley, tile: i64) -> None:
    """DUN-015 Put a prophecy tile into its notch."""
    notch = dealt(state, state.prophecies)
    state.prophecies = changed(state.prophecies, notch, tile)
    state.shown |= BIT[notch]


def ask_market(state: Valley) -> bool:
    """DUN-019, 020 Ask level by level for the tile on the board space, then for the visible top."""
    level: i64
    for level in range(TRIO):
        if state.shelf[level] == NONE:
            state.drawing = level
            state.question(ASK_SHELF, state.piles[level])
            return True
        if state.tops[level] == NONE:
            state.drawing = level
            state.question(ASK_TOP, state.piles[level])
            return True
    state.step = SET_ELITES
    return False


def stock_shelf(state: Valley, tile: i64) -> None:
    level = state.drawing
    state.piles = changed(state.piles, level, state.piles[level] ^ BIT[tile])
    state.shelf = changed(state.shelf, level, tile)
    state.drawing = NONE


def pick_elite(state: Valley, elite: i64) -> None:
    """DUN-150 Give an Elite character; seats pick in reverse turn order, the last player first."""
    state.elite = changed(state.elite, state.turn, elite)
    state.offer ^= BIT[elite]
    state.turn = (state.turn + state.seats - 1) % state.seats


def members(spaces: vec[i64]) -> i64:
    """Return the set of items on some spaces."""
    group: i64 = 0
    for item in spaces:
        if item != NONE:
            group |= BIT[item]
    return group
