"""Notation: one line of text for a move, read and written with the same template.

Outside the engine a move is a form: its kind and named fields, words and integers, such as `{"kind": "place", "tile": "T40", "turn": 4,
"at": "0,1"}`. A template such as `place {tile} r{turn:int} at {at:cell}` converts it to text and back.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pithead.core.errors import Unreadable

Form = Mapping[str, str | int]

LONGEST = 200

_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")
_KIND = frozenset(["kind"])
_READS = {
    "word": r"[^\s,]{1,40}",
    "int": r"-?[0-9]{1,6}",
    "cell": r"-?[0-9]{1,6},\s*-?[0-9]{1,6}",
}
_VALUES = {converter: re.compile(pattern) for converter, pattern in _READS.items()}
LARGEST = 999_999  # the largest number of six digits
Checker = list[tuple[str, str, re.Pattern[str]]]


@dataclass(frozen=True)
class Kind:
    """A kind of move and how it is written. Of several templates, the first with exactly the fields of the form is used."""

    name: str
    templates: tuple[str, ...]

    def __init__(self, name: str, *templates: str) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "templates", templates)

    @property
    def fields(self) -> frozenset[str]:
        """The fields that a move of this kind may have."""
        return frozenset(field for template in self.templates for field in _converters(template))

    def usage(self) -> str:
        """Return the first template as shown to people: `place TILE rTURN at AT`."""
        return _FIELD.sub(lambda match: match[1].upper(), self.templates[0])


class Notation:
    """All kinds of moves of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self._templates = {
            (kind.name, frozenset(_converters(template))): _FIELD.sub(lambda match: f"{{{match[1]}}}", template)
            for kind in reversed(kinds)
            for template in reversed(kind.templates)
        }
        self._writers: dict[tuple[str | int, ...], str] = {}  # kind and fields in the order given -> template
        self._checkers: dict[tuple[str | int, ...], Checker] = {}  # the same -> how to check the values
        self._readers = [(kind.name, _converters(template), _pattern(template)) for kind in kinds for template in kind.templates]

    def write(self, form: Form) -> str:
        """Return the text of a form."""
        shape = (form["kind"], *form)
        template = self._writers.get(shape)
        if template is None:
            template = self._writers[shape] = self._template(form)
        return template.format_map(form)

    def _template(self, form: Form) -> str:
        template = self._templates.get((str(form["kind"]), frozenset(form) - _KIND))
        if template is None:
            raise ValueError(f"no template for {dict(form)}")
        return template

    def read(self, text: str) -> Form:
        """Return the form of a text, or raise Unreadable with what was expected."""
        line = " ".join(text.split()) if len(text) <= LONGEST else ""
        for kind, converters, pattern in self._readers:
            match = pattern.fullmatch(line)
            if match:
                fields = {name: _value(converters[name], value) for name, value in match.groupdict().items()}
                return {"kind": kind, **fields}
        raise self._unreadable(text)

    def _unreadable(self, text: str) -> Unreadable:
        quoted = text if len(text) <= 40 else text[:40] + "…"
        return Unreadable.from_message("error-unreadable", text=quoted, expected=self.usage())

    def check(self, form: Form) -> Form:
        """Return the form as `read` would return it for its text: fields in the template's order, numbers as numbers.

        Raise KeyError or ValueError if no kind has these fields, Unreadable if a value does not fit its field.
        """
        shape = (form["kind"], *form)
        checker = self._checkers.get(shape)
        if checker is None:
            self._template(form)
            checker = self._checkers[shape] = self._checker(form)
        checked: dict[str, str | int] = {"kind": form["kind"]}
        for name, converter, pattern in checker:
            value = form[name]
            if converter == "int" and isinstance(value, int) and abs(value) <= LARGEST:
                checked[name] = value
                continue
            text = " ".join(str(value).split())
            if not pattern.fullmatch(text):
                raise self._unreadable(self.write(form))
            checked[name] = _value(converter, text)
        return checked

    def _checker(self, form: Form) -> "Checker":
        kind, fields = str(form["kind"]), frozenset(form) - _KIND
        template = next(template for template in self.kinds[kind].templates if frozenset(_converters(template)) == fields)
        return [(name, converter, _VALUES[converter]) for name, converter in _converters(template).items()]

    def bare(self) -> list[Form]:
        """Return the moves that consist of their kind alone."""
        return [{"kind": kind} for kind in self.kinds if (kind, frozenset()) in self._templates]

    def usage(self) -> str:
        """Return how moves are written, kind by kind."""
        return "; ".join(kind.usage() for kind in self.kinds.values())


class Spelling:
    """A converter of names of pieces and places to the spelling of the box, ignoring case."""

    def __init__(self, words: Iterable[str], names: Mapping[str, Sequence[str]]) -> None:
        self._any = _by_sound(words) | _by_sound(names.get("", ()))
        self._fields = {field: _by_sound(own) for field, own in names.items()}

    def of(self, word: str, field: str) -> str:
        """Return the right spelling of a word in that field of a move or a position."""
        sound = word.casefold()
        return self._fields.get(field, {}).get(sound) or self._any.get(sound, word)

    def within(self, value: Any, field: str) -> Any:
        """Return nested data of a position with every word in its right spelling, keys included."""
        if isinstance(value, dict):
            return {self.of(key, "") if isinstance(key, str) else key: self.within(item, key) for key, item in value.items()}
        if isinstance(value, list):
            return [self.within(item, field) for item in value]
        return self.of(value, field) if isinstance(value, str) else value


def _by_sound(words: Iterable[str]) -> dict[str, str]:
    """Return case-folded word -> word, leaving out words that differ only in case."""
    spellings: dict[str, set[str]] = {}
    for word in words:
        spellings.setdefault(word.casefold(), set()).add(word)
    return {sound: same.pop() for sound, same in spellings.items() if len(same) == 1}


def _converters(template: str) -> dict[str, str]:
    return {match[1]: match[2] or "word" for match in _FIELD.finditer(template)}


def _pattern(template: str) -> re.Pattern[str]:
    parts: list[str] = []
    end = 0
    for match in _FIELD.finditer(template):
        parts.append(re.escape(template[end : match.start()]))
        parts.append(f"(?P<{match[1]}>{_READS[match[2] or 'word']})")
        end = match.end()
    parts.append(re.escape(template[end:]))
    return re.compile("".join(parts), re.IGNORECASE)


def _value(converter: str, text: str) -> str | int:
    if converter == "int":
        return int(text)
    return text.replace(" ", "") if converter == "cell" else text
