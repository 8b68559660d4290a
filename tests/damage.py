"""Damage: real data and text changed at random, as a careless or hostile person would change them."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 12, 99, 10**4, 2**31, 2**63 - 1, 2**63, -(10**30), 10**30)
ODD = (None, True, False, 0.5, float("nan"), float("inf"), "", " ", "\0", "é", "\u202e", "\u0661", "x" * 5000)
HOLDERS: tuple[Any, ...] = ([], {}, [[]], [None], {"": 0}, [0] * 3000, [[[[[[]]]]]])
SIGNS = "aegiLTx019+-,:; \t\0é\u0661\u017f\u202e∞{}[]=\"'"


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value within nested data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*path, key)
        yield from spots(item, (*path, key))


def leaves(value: Any) -> list[Any]:
    """Yield the words and numbers of nested data."""
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def damaged(data: Any, dice: random.Random, most: int = 3) -> Any:
    """Return the data with one to `most` values replaced, removed, doubled, swapped or moved."""
    data = copy.deepcopy(data)
    known = leaves(data)
    for _ in range(dice.randint(1, most)):
        path = dice.choice(list(spots(data)) or [()])
        if path:
            _damage(data, path, known, dice)
    return data


def _damage(data: Any, path: tuple[Any, ...], known: list[Any], dice: random.Random) -> None:
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    match dice.choice(["known", "number", "near", "odd", "holder", "remove", "double", "exchange"]):
        case "known":
            holder[key] = dice.choice(known)
        case "number":
            holder[key] = dice.choice(NUMBERS)
        case "near" if isinstance(holder[key], int):
            holder[key] += dice.choice([-1, 1])
        case "near" if isinstance(holder[key], str):
            holder[key] = garbled(holder[key], dice)
        case "odd" | "near":
            holder[key] = dice.choice(ODD)
        case "holder":
            holder[key] = copy.deepcopy(dice.choice(HOLDERS))
        case "remove":
            del holder[key]
        case "double" if isinstance(holder, list):
            holder.insert(dice.randint(0, len(holder)), copy.deepcopy(holder[key]))
        case "double":
            holder[dice.choice([*holder, "more", ""])] = copy.deepcopy(holder[key])
        case "exchange":
            other = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
            holder[key], holder[other] = holder[other], holder[key]


def garbled(text: str, dice: random.Random) -> str:
    """Return the text with a piece reversed, removed, inserted or made very long."""
    start = dice.randint(0, len(text))
    end = dice.randint(start, min(len(text), start + 4))
    match dice.choice(["reverse", "cut", "sign", "number", "long"]):
        case "reverse":
            return text[:start] + text[start:end][::-1] + text[end:]
        case "cut":
            return text[:start] + text[end:]
        case "sign":
            return text[:start] + "".join(dice.choices(SIGNS, k=dice.randint(1, 3))) + text[end:]
        case "number":
            return text[:start] + str(dice.choice([0, 7, 63, 64, 999_999, 1_600_000_000, 10**30, -1])) + text[end:]
    return text[:start] + text[start:end] * dice.choice([30, 3000]) + text[end:]


def toml(value: Any) -> str:
    """Return a value as TOML text, with inline tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if value is None:
        return '"none"'
    return json.dumps(value).replace("NaN", "nan").replace("Infinity", "inf").replace("\\u007f", "")
