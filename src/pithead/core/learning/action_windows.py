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
    actions = vec[i64](capacity=len(codes))
    beyond: i64 = 0
    free: i64 = 0
    used = vec[i64]()
    next_taken: i64 = 0
    for code in codes:
        if code >= 0:
            actions = append(actions, code)
        elif beyond < spare:
            actions = append(actions, window + beyond)
            beyond += 1
        else:
            if len(used) == 0:
                used = ordered(within(codes))
            while next_taken < len(used) and used[next_taken] == free:
                next_taken += 1
                free += 1
            actions = append(actions, free)
            free += 1
    return actions


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
    inside = vec[i64](capacity=len(codes))
    for code in codes:
        if code >= 0:
            inside = append(inside, code)
    return inside


def move_numbered(moves: vec[i64], actions: vec[i64], action: i64) -> i64:
    """Return the move with this action, or -1."""
    i: i64
    for i in range(len(moves)):
        if actions[i] == action:
            return moves[i]
    return -1
