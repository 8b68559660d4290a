"""Words: sentences from data, in the reader's language. Catalogues are Project Fluent files.

`words/<language>.ftl` beside a game holds its messages; those shared by all games are in `pithead/words`. A language is a tag such as
`de` or `zh-Hant`. English fills in for messages that a language lacks. In a message, `SEAT($seat)` is the name of a player and
`NAME($colour, of: "colour")` is the message `colour-red`, or the word itself if there is none. `LETTERS($open, of: "side")` names every
letter of a word; a star is named `wild`. Fields of a struct inside an argument are arguments too: `$look-colour`. `EACH($then, of:
"then", before: ": ")` words every struct of a list by the message of its tag, `then-complete`, separated by semicolons and preceded by
`before` if there is any. The attribute `.seen` of a message is for readers who see the board: it names pieces by how they look rather
than by id.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

SHARED = Path(__file__).parents[2] / "words"
SOURCE = "en"
REMEMBERED = 4_096  # cached sentences per catalogue, because a board repeats the same few words for every piece
WILD = "wild"  # the name of a star among letters, which cannot be part of a message name
COMMA, SEMICOLON = ", ", "; "  # between the items and between the sentences of a list
SEPARATORS = {"fr": (", ", "\u202f; "), "zh-Hant": ("、", "；")}  # instead of those
PLAIN = (str, int)  # types of arguments that can be part of a cache key
Given = tuple[tuple[str, str | int], ...]  # flattened arguments


class MissingWords(Exception):
    """A message or an argument that a catalogue lacks: our mistake, found by the tests."""


class Several(str):
    """A list as an argument: its items, with a separator between them; structs are kept for EACH."""

    items: tuple[str, ...]
    structs: tuple[msgspec.Struct, ...]

    def __new__(cls, items: Iterable[object], comma: str = COMMA) -> "Several":
        """Join the items as text."""
        every = tuple(items)
        words = tuple(str(item) for item in every if not isinstance(item, msgspec.Struct))
        new = super().__new__(cls, comma.join(words))
        new.items = words
        new.structs = tuple(item for item in every if isinstance(item, msgspec.Struct))
        return new


@cache
def languages() -> tuple[str, ...]:
    """Return the offered languages, English first; a game that lacks one falls back to English."""
    return _tags(SHARED)


def _tags(folder: Path) -> tuple[str, ...]:
    """Return the languages whose catalogues are in a folder, English first."""
    return tuple(sorted((path.stem for path in folder.glob("*.ftl")), key=lambda tag: (tag != SOURCE, tag)))


def matching(tag: str) -> str | None:
    """Return the offered language that fits a tag such as `de-AT` or `zh_TW` best; None if there is none."""
    parts = tag.partition(".")[0].replace("_", "-").lower().split("-")
    by_tag = {language.lower(): language for language in languages()}
    exact = next((by_tag[name] for n in range(len(parts), 0, -1) if (name := "-".join(parts[:n])) in by_tag), None)
    return exact or next((language for name, language in by_tag.items() if name.partition("-")[0] == parts[0]), None)


def offered(language: str) -> str:
    """Return the offered language that fits best, or English if none does."""
    return matching(language) or SOURCE


class Words:
    """The catalogues of one game; `more` is a folder beside `words` whose messages belong to them, such as `rulebook`."""

    def __init__(self, folder: Path, more: str = "") -> None:
        self.folder, self.more = folder, more

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages of the game itself, English first."""
        return _tags(self.folder / "words")

    def has(self, message: str, language: str = SOURCE) -> bool:
        """Return whether there is such a message."""
        return self._catalogue(language).has(message) or self._catalogue(SOURCE).has(message)

    def say(self, message: str, args: Mapping[str, Any], language: str = SOURCE, names: Sequence[str] = ()) -> str:
        """Return the sentence of a message, or of one of its attributes: `ask-action.other`."""
        catalogue = self._catalogue(language)
        if not catalogue.has(message):
            catalogue = self._catalogue(SOURCE)
        return catalogue.say(message, args, names)

    def seen(self, message: str, args: Mapping[str, Any], language: str = SOURCE, names: Sequence[str] = ()) -> str:
        """Return the sentence of a message for a reader who sees the board, or the usual one if there is no other."""
        catalogue = self._catalogue(language)
        if not catalogue.has(message):
            catalogue = self._catalogue(SOURCE)
        return catalogue.seen(message, args, names)

    def _catalogue(self, language: str) -> "Catalogue":
        return catalogue_of(self.folder, offered(language), self.more)


class Voice:
    """Words the messages of a game in one language, with the players' names."""

    def __init__(self, words: Words, language: str = SOURCE, names: Sequence[str] = ()) -> None:
        self.words, self.language, self.names = words, language, names

    def __call__(self, message: str, **args: Any) -> str:
        """Return the sentence of a message."""
        return self.words.say(message, args, self.language, self.names)


def shared(language: str = SOURCE, names: Sequence[str] = ()) -> Voice:
    """Return a voice for the shared messages, which belong to no game."""
    return Voice(Words(SHARED.parent), language, names)


def read_catalogue(path: Path) -> "Resource":
    """Read the messages of a file; raise MissingWords if any part of it is not a message."""
    from fluent.runtime import FluentResource  # slow to import, and most programs need no words
    from fluent.syntax.ast import Junk

    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingWords(f"{path.name}: {str(entry.content).splitlines()[0]!r} is not part of a message; correct it")
    return resource


class Catalogue:
    """The messages of one game in one language; `english` names the pieces that the language lacks."""

    def __init__(self, paths: Sequence[Path], language: str, english: "Catalogue | None" = None) -> None:
        from fluent.runtime import FluentBundle

        self.english = english
        self.comma, self.semicolon = SEPARATORS.get(language, (COMMA, SEMICOLON))
        self.names: Sequence[str] = ()
        self.is_named = False  # whether the sentence being built names a seat
        self.is_seen = False  # whether it is for a reader who sees the board
        self.said: dict[tuple[str, Given], str] = {}  # sentences that name no seat
        functions: dict[str, Callable[..., Any]] = {
            "SEAT": self._seat,
            "NAME": self._name,
            "LETTERS": self._letters,
            "EACH": self._each,
        }
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for path in paths:
            self.bundle.add_resource(read_catalogue(path), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Return whether there is such a message or attribute."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        template = self.bundle.get_message(name)
        return attribute in template.attributes if attribute else template.value is not None

    def say(self, message: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        """Return the sentence; raise MissingWords if something is lacking."""
        flat_args = tuple(flat(args))
        is_plain = all(type(value) in PLAIN for _, value in flat_args)
        known = self.said.get((message, flat_args)) if is_plain else None
        if known is not None:
            return known
        text = self._formed(message, flat_args, names)
        if is_plain and not self.is_named:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[message, flat_args] = text
        return text

    def seen(self, message: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        """Return the sentence for a reader who sees the board, including every struct within it."""
        self.is_seen = True
        try:
            return self.say(self._way(message), args, names)
        finally:
            self.is_seen = False

    def _way(self, message: str) -> str:
        return f"{message}.seen" if self.is_seen and self.has(f"{message}.seen") else message

    def _formed(self, message: str, flat_args: Given, names: Sequence[str]) -> str:
        if not self.has(message):
            raise MissingWords(f"there is no message {message!r}; write it into words/{SOURCE}.ftl of the game")
        name, _, attribute = message.partition(".")
        self.names, self.is_named = names, False
        text, errors = self._format(name, {key: self._separated(value) for key, value in flat_args}, attribute)
        if errors:
            raise MissingWords(f"the message {message!r} cannot be said: {'; '.join(map(str, errors))}")
        return text

    def _separated(self, value: str | int) -> str | int:
        if self.comma == COMMA or not isinstance(value, Several):
            return value
        return Several([*value.items, *value.structs], self.comma)

    def _format(self, name: str, args: dict[str, Any], attribute: str = "") -> tuple[str, Sequence[Exception]]:
        template = self.bundle.get_message(name)
        pattern = template.attributes[attribute] if attribute else template.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), errors

    def _seat(self, seat: Any) -> str:
        numbers = seat.items if isinstance(seat, Several) else (str(int(seat)),)
        return Several((self._player(int(number)) for number in numbers), self.comma)

    def _player(self, seat: int) -> str:
        self.is_named = True
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self._format("seat", {"number": seat})[0]

    def _name(self, value: Any, of: str) -> str:
        words = value.items if isinstance(value, Several) else (str(value),)
        return Several((self._word(f"{of}-{word}", word) for word in words), self.comma)

    def _letters(self, word: Any, of: str) -> str:
        return self._name(Several([WILD if letter == "*" else letter for letter in str(word)] or ("none",)), of)

    def _each(self, structs: Any, of: str, before: str = "") -> str:
        texts = [self._struct(f"{of}-{struct.__struct_config__.tag}", struct) for struct in structs.structs]
        return f"{before}{self.semicolon.join(texts)}" if texts else ""

    def _struct(self, message: str, struct: msgspec.Struct) -> str:
        args = msgspec.structs.asdict(struct)
        if self.english is None or self.has(message):
            return self.say(self._way(message), args, self.names)
        return self.english.seen(message, args, self.names) if self.is_seen else self.english.say(message, args, self.names)

    def _word(self, message: str, word: str) -> str:
        if self.has(message):
            return self._format(message, {})[0]
        return word if self.english is None else self.english._word(message, word)


def flat(args: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str | int]]:
    """Yield the arguments of a message one by one; absent ones are left out."""
    for name, value in args.items():
        if isinstance(value, msgspec.Struct):
            yield from flat(msgspec.structs.asdict(value), f"{before}{name}-")
        elif isinstance(value, list | tuple):
            yield before + name, Several(value)
        elif value is not None:
            yield before + name, value


def catalogue_of(folder: Path, language: str, more: str = "") -> Catalogue:
    """Return the catalogue of a game, shared messages included, with those of a further folder if there is one."""
    return _catalogue(folder, language, more)


@cache
def _catalogue(folder: Path, language: str, more: str) -> Catalogue:
    paths = [SHARED / f"{language}.ftl", *(folder / name / f"{language}.ftl" for name in ("words", more) if name)]
    english = None if language == SOURCE else _catalogue(folder, SOURCE, more)
    return Catalogue([path for path in paths if path.exists()], language, english)
