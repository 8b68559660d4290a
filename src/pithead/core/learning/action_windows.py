"""Actions on boards without a border: a window gives every place in it numbers of its own, and nothing beyond it is lost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.vecs import ordered

SPARE: Final = 512  # numbers for moves beyond the window


def numbered(codes: vec[i64], window: i64, spare: i64) -> vec[i64]:
    """By legal move its action: its code where it has one in the window, else the next of the spare numbers, which come
    after those of the window. Should these not suffice, the smallest numbers of the window that no legal move has."""
    actions = vec[i64](capacity=len(codes))
    beyond: i64 = 0
    free: i64 = 0
    taken = vec[i64]()
    next_taken: i64 = 0
    for code in codes:
        if code >= 0:
            actions = append(actions, code)
        elif beyond < spare:
            actions = append(actions, window + beyond)
            beyond += 1
        else:
            if len(taken) == 0:
                taken = ordered(within(codes))
            while next_taken < len(taken) and taken[next_taken] == free:
                next_taken += 1
                free += 1
            actions = append(actions, free)
            free += 1
    return actions


def ascending(codes: vec[i64], window: i64, spare: i64) -> vec[i64]:
    """The same actions in their order; those in the window ascend as the moves do. Use the result, not the argument."""
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
    """The codes that moves have in the window."""
    inside = vec[i64](capacity=len(codes))
    for code in codes:
        if code >= 0:
            inside = append(inside, code)
    return inside


def move_numbered(moves: vec[i64], actions: vec[i64], action: i64) -> i64:
    """The move that has a number, or -1."""
    i: i64
    for i in range(len(moves)):
        if actions[i] == action:
            return moves[i]
    return -1
