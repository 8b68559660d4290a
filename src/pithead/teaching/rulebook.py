"""The rulebook of a game in a language, as data: goal, chapters, every rule with its rulings and options, and the worked examples."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from pithead.core.data.ledger import Ledger, Rule
from pithead.core.game import AnyGame
from pithead.core.options import Option
from pithead.core.text.words import SOURCE, catalogue_of
from pithead.teaching.examples import TEXTS, Example, Examples, Step, examples_of, words_of


class Text(msgspec.Struct, frozen=True):
    """A text, and the language in which it is: English where there is no translation."""

    text: str
    language: str


class OptionText(msgspec.Struct, frozen=True):
    """A table option, with the labels of its values, the default first."""

    name: str
    text: Text
    values: list[str]


class RulingText(msgspec.Struct, frozen=True):
    """A ruling with its question, or a house rule without one."""

    id: str
    question: Text | None
    answer: Text
    options: list[OptionText]


class RuleText(msgspec.Struct, frozen=True):
    """A rule with everything known about it."""

    rule: Rule
    text: Text
    rulings: list[RulingText]
    options: list[OptionText]


class StepText(msgspec.Struct, frozen=True):
    """A step of an example with its caption."""

    step: Step
    caption: Text


class ExampleText(msgspec.Struct, frozen=True):
    """A worked example with its texts."""

    example: Example
    title: Text
    steps: list[StepText]


class ChapterText(msgspec.Struct, frozen=True):
    """A chapter: its rules, each followed by the examples that belong there."""

    id: str
    title: Text | None
    items: list[RuleText | ExampleText]


class RulebookTexts(msgspec.Struct, frozen=True):
    """The rulebook of a game."""

    game: AnyGame
    language: str
    goal: Text
    overview: Text | None
    rebuilt: Text | None
    is_rebuilt: bool  # whether any of its components is a reconstruction
    chapters: list[ChapterText]
    house_rules: list[RulingText]
    credits: Text


def rulebook(game: AnyGame, language: str) -> RulebookTexts:
    """Return the rulebook of a game, in English where the language lacks a text."""
    return _Author(game, language).book()


class _Author:
    def __init__(self, game: AnyGame, language: str) -> None:
        self.game, self.language = game, language
        self.words = words_of(game)
        self.english, self.ledger = game.rules, game.rules.in_language(language)
        self.placed: set[str] = set()  # rulings that a rule above has

    def book(self) -> RulebookTexts:
        examples = examples_of(self.game)
        chapters = [
            ChapterText(id, self.said(f"chapter-{id}"), [*self.items(id, rules, examples)]) for id, rules in examples.chapters.items()
        ]
        return RulebookTexts(
            self.game,
            self.language,
            self.said("goal") or self.said("blurb") or Text(self.game.blurb, SOURCE),
            self.said("overview"),
            self.said("rebuilt"),
            _is_rebuilt(self.game.components.data),
            chapters,
            [self.ruling(id) for id in (*self.ledger.rulings, *self.ledger.house_rules) if id not in self.placed],
            self.translated(self.english.credits, self.ledger.credits),
        )

    def said(self, message: str, **args: str | int) -> Text | None:
        """Return a text of the catalogue, or None if there is none."""
        if not self.words.has(message, self.language):
            return None
        own = catalogue_of(self.game.folder, self.language, TEXTS).has(message)
        return Text(self.words.say(message, args, self.language), self.language if own else SOURCE)

    def translated(self, english: str, text: str) -> Text:
        return Text(text, SOURCE if text == english else self.language)

    def items(self, chapter: str, rules: list[str], examples: Examples) -> Iterator[RuleText | ExampleText]:
        """Yield the rules of a chapter, each example after the last of its rules."""
        waiting = [example for example in examples.examples.values() if example.chapter == chapter]
        for n, id in enumerate(rules):
            yield self.rule(self.ledger[id])
            rest = set(rules[n + 1 :])
            for example in [example for example in waiting if not rest & set(example.rules)]:
                waiting.remove(example)
                yield self.example(example)
        yield from map(self.example, waiting)

    def rule(self, rule: Rule) -> RuleText:
        self.placed.update(rule.ruling.split())
        text = self.translated(self.english[rule.id].text, rule.text)
        return RuleText(rule, text, [self.ruling(id) for id in rule.ruling.split()], self.options(rule.id))

    def ruling(self, id: str) -> RulingText:
        english: Ledger = self.english
        if id in self.ledger.house_rules:
            house = self.ledger.house_rules[id]
            return RulingText(id, None, self.translated(english.house_rules[id].text, house.text), self.options(id, house.option))
        ruling = self.ledger.rulings[id]
        question = self.translated(english.rulings[id].question, ruling.question)
        return RulingText(id, question, self.translated(english.rulings[id].answer, ruling.answer), self.options(id, ruling.option))

    def options(self, id: str, name: str = "") -> list[OptionText]:
        """Return the table options that a rule or ruling is about, or that it names."""
        return [self.option(option) for option in self.game.options if option.ruling == id or option.name == name]

    def option(self, option: Option) -> OptionText:
        text = self.said(f"option-{option.name}") or Text(option.text, SOURCE)
        return OptionText(option.name, text, [self.label(option, value) for value in option.values])

    def label(self, option: Option, value: str) -> str:
        said = self.said(f"option-{option.name}.{value}")
        return said.text if said else value

    def example(self, example: Example) -> ExampleText:
        steps = [StepText(step, self.caption(f"example-{example.id}.step-{n}")) for n, step in enumerate(example.step, 1)]
        return ExampleText(example, self.caption(f"example-{example.id}", example.id), steps)

    def caption(self, message: str, otherwise: str = "") -> Text:
        return self.said(message) or Text(otherwise, SOURCE)


def _is_rebuilt(data: Any) -> bool:
    """Return whether components name a reconstruction as the source of anything."""
    if isinstance(data, Mapping):
        return data.get("source") == "reconstructed" or any(map(_is_rebuilt, data.values()))
    return isinstance(data, list | tuple) and any(map(_is_rebuilt, data))
