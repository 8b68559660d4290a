"""Options: choices made before the setup, each standing for a ruling with another reading."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pithead.core.errors import BadOption
from pithead.core.text.quoting import quoted

MOST_DIGITS = 9


@dataclass(frozen=True)
class Option:
    """A choice of the table. Values are words; numbers are written in digits."""

    name: str
    values: tuple[str, ...]
    ruling: str  # the id of the ruling, the rule that offers it, or the house rule
    text: str = ""  # the question for people, if the game has no catalogue with `option-<name>`
    names_seat: bool = False  # numbers stand for seats, so they must be seats of the table
    beyond: range = range(0)  # integers accepted besides the values that are offered
    up_front: bool = False  # people choose it for every table, so it comes before the readings of unclear rules
    former: tuple[str, ...] = ()  # values that only earlier rules versions play with: accepted, not offered

    @property
    def default(self) -> str:
        """The reading of the game sheet."""
        return self.values[0]


def numbers(default: int, low: int, high: int) -> tuple[str, ...]:
    """Return option values for integers in a range, the default first."""
    return (str(default), *(str(n) for n in range(low, high + 1) if n != default))


def chosen(game: str, options: Sequence[Option], choices: Mapping[str, object], seats: int) -> dict[str, str]:
    """Return the value of every option, chosen or default, for a table with this many seats."""
    known = {option.name: option for option in options}
    for name in choices:
        if name not in known:
            raise BadOption(f"{game} has no option {quoted(name)}; it has: {', '.join(known) or 'none'}.")
    values = {option.name: _value(game, option, choices.get(option.name, option.default)) for option in options}
    for option in options:
        value = values[option.name]
        if option.names_seat and value.isdigit() and int(value) >= seats:
            raise BadOption(f"option {option.name} of {game} cannot be {value}: there are {seats} seats, numbered from 0.")
    return values


def _value(game: str, option: Option, value: object) -> str:
    if isinstance(value, str):
        word = value
    elif isinstance(value, bool):
        word = str(value).lower()
    else:
        word = str(value) if isinstance(value, int) and -(10**MOST_DIGITS) < value < 10**MOST_DIGITS else ""
    if word not in (*option.values, *option.former) and not (_is_number(word) and int(word) in option.beyond):
        also = f", or a number from {option.beyond[0]} to {option.beyond[-1]}" if option.beyond else ""
        raise BadOption(f"option {option.name} of {game} cannot be {quoted(value)}; it can be {_shown(option.values)}{also}.")
    return word


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS and word == str(int(word))


def _shown(values: tuple[str, ...]) -> str:
    if len(values) <= 8:
        return ", ".join(values)
    digits = sorted(int(value) for value in values if value.isdigit())
    words = [value for value in values if not value.isdigit()]
    return ", ".join([*words, f"a number from {digits[0]} to {digits[-1]}"])
