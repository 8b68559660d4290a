"""The five windows of a turn: calls on the Elders, fragments, and the two Elite powers used there."""

from mypy_extensions import i64

from pithead.core.engine.bits import BIT
from pithead.core.engine.vecs import changed
from pithead.games.dunaia.box import (
    ADVANCES,
    ARCHIVE,
    ARCHIVIST,
    ASK_POWER,
    ASK_WINDOW,
    BOTH,
    CALLS,
    CHIPS,
    COLOURS,
    CONTINUE,
    FLOWERS,
    FOREMAN,
    FOREMAN_AT,
    FRAGMENT_ONLY,
    MOVES,
    POWER_ONLY,
    SEARCHES,
    TRIO,
    WAYS,
)
from pithead.games.dunaia.play import awakening, market, village
from pithead.games.dunaia.state import NONE, Valley


def ask_window(state: Valley) -> bool:
    """DUN-038, 107 Ask for a call or an Elite power; do not ask if none is possible."""
    more = calls(state)
    powers = elite_powers(state)
    if more == 0 and powers == 0:
        return False
    state.question(ASK_WINDOW, BIT[CONTINUE] | powers)
    state.more = more
    return True


def calls(state: Valley) -> i64:
    """DUN-100, 101, 107 Return every way to call an Elder: a set of space * WAYS + way to pay."""
    answers: i64 = 0
    inserted = state.chips[state.turn]
    space: i64
    for space in range(TRIO):
        ways = state.pieces.payments[space * (CHIPS + 1) + inserted]
        if ways != 0 and (has_fragment(state, space) or has_power(state, space)):
            answers |= ways << (space * WAYS)
    return answers


def has_power(state: Valley, space: i64) -> bool:
    """DUN-118 Return whether the power of the Elder on a space can be used."""
    effect = state.pieces.elder_effect[state.elders[space]]
    if effect == ADVANCES:
        return state.sites[state.turn] != 0
    if effect == SEARCHES:
        return market.can_lay(state, state.turn) and market.searchable(state, state.turn) != 0
    if effect == COLOURS:
        return village.paintable(state, state.turn) != 0
    return awakening.can_gain(state, effect)


def has_fragment(state: Valley, space: i64) -> bool:
    """DUN-103, 162 Return whether the fragment beside an Elder space can be taken."""
    kind = state.pieces.fragment[space]
    return state.held[state.turn] & BIT[kind] == 0 and state.fragments[kind] > 0


def elite_powers(state: Valley) -> i64:
    """DUN-153, 154 Return the uses of the Foreman or the Archivist that are open now."""
    seat = state.turn
    if state.spent != 0:
        return 0
    power = market.power_of(state, seat)
    if power == FOREMAN and state.flowers[seat] >= state.pieces.foreman_flowers:
        return state.sites[seat] << FOREMAN_AT
    if power == ARCHIVIST:
        return state.pieces.discards[state.chips[seat]] << ARCHIVE
    return 0


def answer_window(state: Valley, answer: i64) -> None:
    """Leave the window, use an Elite power or call an Elder."""
    if answer == CONTINUE:
        state.step += 1
    elif answer < ARCHIVE:
        hurry(state, answer - FOREMAN_AT)
    elif answer < CALLS:
        archive(state, answer - ARCHIVE)
    else:
        call(state, (answer - CALLS) // WAYS, answer - CALLS)


def hurry(state: Valley, square: i64) -> None:
    """DUN-153 Pay the Foreman to advance a building."""
    state.spent = 1
    village.pay(state, state.turn, state.pieces.foreman_flowers)
    village.advance(state, square)


def archive(state: Valley, way: i64) -> None:
    """DUN-154 Let the Archivist discard chips for flowers and the right to move a Dunaïa."""
    state.spent = 1
    state.chips[state.turn] ^= state.pieces.discard[way]
    village.gain(state, state.turn, state.pieces.archive_flowers)
    state.moves_due = state.pieces.archive_moves


def call(state: Valley, space: i64, payment: i64) -> None:
    """DUN-100 to 107 Discard the chips; the power comes first, then the fragment."""
    state.chips[state.turn] ^= state.pieces.payment[payment]
    state.caller = space
    if not has_power(state, space):
        return
    if has_fragment(state, space) and may_leave_power(state, state.pieces.elder_effect[state.elders[space]]):
        state.errand = ASK_POWER
    else:
        use_power(state)


def may_leave_power(state: Valley, effect: i64) -> bool:
    """R-19 Return whether to ask about the power.

    Where the fragment is always taken, moves are not asked about, and in rules version 1 neither are flowers.
    """
    if state.pieces.choosing:
        return True
    return effect != MOVES and not (effect == FLOWERS and state.pieces.gathering)


def ask_power(state: Valley) -> None:
    """DUN-106, R-19 Ask for the power, the fragment or both. Where the fragment is always taken, only the power may be left out."""
    answers = BIT[BOTH] | BIT[FRAGMENT_ONLY]
    state.question(ASK_POWER, answers | BIT[POWER_ONLY] if state.pieces.choosing else answers)


def answer_power(state: Valley, answer: i64) -> None:
    """Use the chosen parts of the Elder."""
    state.errand = 0
    if answer != FRAGMENT_ONLY:
        use_power(state)
    if answer == POWER_ONLY:
        state.caller = NONE


def use_power(state: Valley) -> None:
    """DUN-108 to 113 Give the power of the called Elder."""
    elder = state.elders[state.caller]
    awakening.effect(state, state.pieces.elder_effect[elder], state.pieces.elder_amount[elder])


def take_fragment(state: Valley) -> None:
    """DUN-102 to 105 Take the fragment beside the Elder, if possible; three make an artefact."""
    space = state.caller
    state.caller = NONE
    if not has_fragment(state, space):
        return
    seat = state.turn
    kind = state.pieces.fragment[space]
    state.fragments = changed(state.fragments, kind, state.fragments[kind] - 1)
    state.held[seat] |= BIT[kind]
    if state.held[seat] == BIT[TRIO] - 1:
        state.held[seat] = 0
        state.artefacts[seat] += 1
