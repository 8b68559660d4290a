"""Actions on boards without a border: a window gives every place in it fixed numbers; moves beyond it get spare ones."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.vecs import ordered

SPARE: Final = 512  # numbers for moves beyond the window


def numbered(codes: vec[i64], window: i64, spare: i64) -> vec[i64]:
    """Return an action for each legal move.

    It is the move's code if it is in the window, else the next of the spare numbers, which follow those of the window. If these run
    out, the smallest unused numbers of the window serve.
    """
    found = vec[i64](capacity=len(codes))
    beyond: i64 = 0
    free: i64 = 0
    taken = vec[i64]()
    next_taken: i64 = 0
    for code in codes:
        if code >= 0:
            found = append(found, code)
        elif beyond < spare:
            found = append(found, window + beyond)
            beyond += 1
        else:
            if len(taken) == 0:
                taken = ordered(within(codes))
            while next_taken < len(taken) and taken[next_taken] == free:
                next_taken += 1
                free += 1
            found = append(found, free)
            free += 1
    return found


def ascending(codes: vec[i64], window: i64, spare: i64) -> vec[i64]:
    """Return the same actions in ascending order; those in the window ascend as the moves do. Use the result, not the argument."""
    beyond: i64 = 0
    for code in codes:
        if code < 0:
            beyond += 1
    if beyond > spare:
        return ordered(numbered(codes, window, spare))
    if beyond == 0:
        return codes
    at: i64 = 0
    for code in codes:
        if code >= 0:
            codes[at] = code
            at += 1
    i: i64
    for i in range(beyond):
        codes[at + i] = window + i
    return codes


def within(codes: vec[i64]) -> vec[i64]:
    """Return the codes of the moves inside the window."""
    found = vec[i64](capacity=len(codes))
    for code in codes:
        if code >= 0:
            found = append(found, code)
    return found


def move_numbered(moves: vec[i64], actions: vec[i64], action: i64) -> i64:
    """Return the move with that action, or -1."""
    i: i64
    for i in range(len(moves)):
        if actions[i] == action:
            return moves[i]
    return -1
