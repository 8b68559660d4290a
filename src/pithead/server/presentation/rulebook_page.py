"""The rulebook as an HTML page that reads well without JavaScript. The client draws the examples into it.

Every text passes through `html.escape`: games of other packages bring their own.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

from pithead.core.text.words import Voice, languages, offered, shared
from pithead.games import game
from pithead.teaching.aid import has_aid
from pithead.teaching.examples import Step
from pithead.teaching.rulebook import ChapterText, ExampleText, OptionText, RulebookTexts, RuleText, RulingText, Text, rulebook

STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "zh-Hant": "繁體中文"}
APP = '<div id="app"></div>'
BARE = f"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="" />
    <title>pithead</title>
  </head>
  <body>
    {APP}
  </body>
</html>
"""
LONGEST = 160  # characters of a description


@lru_cache(maxsize=64)
def rulebook_page(slug: str, language: str, index: str = BARE) -> str:
    """Return the rulebook of a game as a page; `index` is the page of the built client."""
    book = rulebook(game(slug), offered(language))
    say = shared(book.language)
    title = say("page-title", game=book.game.title)
    return page(index, book.language, title, book.goal.text, _Writer(book, say).page())


def missing_page(language: str, sentence: str, index: str = BARE) -> str:
    """Return a page that says why there is no such rulebook."""
    say = shared(language)
    body = f'<main class="book"><div></div><div><h1>{escape(say("page-missing"))}</h1><p>{escape(sentence)}</p>'
    body += f'<p><a href="/">{escape(say("page-lobby"))}</a></p></div></main>'
    return page(index, language, say("page-missing"), sentence, f"<style>{STYLE}</style>{body}", lasts=False)


def page(index: str, language: str, title: str, description: str, body: str, *, lasts: bool = True) -> str:
    """Return the page of the client with this head and body; the client leaves what it finds there, and adds to it."""
    mark = f' data-language="{escape(language)}"' if lasts else ""
    brief = escape(description if len(description) <= LONGEST else description[: LONGEST - 1] + "…")
    text = re.sub(r'<html lang="[^"]*"', lambda match: f'<html lang="{escape(language)}"{mark}', index, count=1)
    text = re.sub(r"<title>.*?</title>", lambda match: f"<title>{escape(title)}</title>", text, count=1, flags=re.S)
    text = re.sub(r'(<meta name="description" content=")[^"]*', lambda match: match[1] + brief, text, count=1)
    return text.replace(APP, f'<div id="page">{body}</div>', 1)


def header(say: Voice, language: str, path: str, more: str = "") -> str:
    """Return the head of a page: the way to the lobby, and the page in other languages, with more in its query."""
    links = ""
    for tag in languages():
        name, here = OWN_NAMES.get(tag, tag), current(tag == language)
        links += f'<a href="{escape(path)}?lang={tag}{escape(more)}" hreflang="{tag}" lang="{tag}"{here}>{escape(name)}</a>'
    names = f'<nav class="languages" aria-label="{escape(say("page-languages"))}">{links}</nav>'
    return f'<header class="book-top"><a class="brand" href="/">pithead</a><a href="/">{escape(say("page-lobby"))}</a>{names}</header>'


def tongue(text: Text | None, language: str) -> str:
    """Return the attribute of a text that is not in the language of the page."""
    return "" if text is None or text.language == language else f' lang="{escape(text.language)}"'


def current(here: bool) -> str:
    """Return the attribute of a link to the present page."""
    return ' aria-current="page"' if here else ""


class _Writer:
    """Writes one rulebook."""

    def __init__(self, book: RulebookTexts, say: Voice) -> None:
        self.book, self.say, self.game = book, say, book.game
        self.shown: set[str] = set()  # rulings that have their anchor
        ids = "|".join(map(re.escape, [*self.game.rules]))
        self.ids = re.compile(rf"\b(?:{ids})\b") if ids else None

    def page(self) -> str:
        book, say = self.book, self.say
        path = f"/rules/{self.game.slug}"
        parts = [
            f"<style>{STYLE}</style>",
            header(say, book.language, path),
            f'<div class="book" data-game="{escape(self.game.slug)}">',
            self.contents(),
            "<main>",
            self.head(),
            *map(self.chapter, book.chapters),
            self.house_rules(),
            f'<footer id="credits">{self.text(book.credits)}<p>{escape(say("page-version", version=self.game.rules.version))}</p></footer>',
            "</main></div>",
        ]
        return "\n".join(parts)

    def head(self) -> str:
        book, say, game = self.book, self.say, self.game
        facts = say("page-facts", least=game.seats[0], most=game.seats[-1], minutes=game.minutes)
        by = f'<p class="facts">{escape(facts)}</p>'
        overview = self.text(book.overview, "overview") if book.overview else ""
        return f"<h1>{escape(game.title)}</h1>{by}{self.text(book.goal, 'goal')}{overview}{self.rebuilt()}"

    def rebuilt(self) -> str:
        """Return what was reconstructed, and the invitation to correct it; "" if nothing was."""
        book, say = self.book, self.say
        if not book.is_rebuilt:
            return ""
        text = self.text(book.rebuilt) if book.rebuilt else f"<p>{escape(say('page-rebuilt'))}</p>"
        invitation = f"<p>{escape(say('page-correct', slug=self.game.slug))}</p>"
        return f'<div class="rebuilt" id="rebuilt"><b>{escape(say("page-rebuilt-title"))}</b>{text}{invitation}</div>'

    def contents(self) -> str:
        links = [(f"#chapter-{chapter.id}", chapter.title) for chapter in self.book.chapters if chapter.title]
        entries = [f'<li><a href="{escape(to)}"{self.language(title)}>{escape(title.text)}</a></li>' for to, title in links]
        if self.book.house_rules:
            entries.append(f'<li><a href="#house-rules">{escape(self.say("page-house-rules"))}</a></li>')
        if has_aid(self.game):
            to = f"/rules/{self.game.slug}/aid?lang={self.book.language}"
            entries.append(f'<li class="aid"><a href="{escape(to)}">{escape(self.say("page-aid"))}</a></li>')
        if self.book.is_rebuilt:
            entries.append(f'<li><a href="#rebuilt">{escape(self.say("page-rebuilt-title"))}</a></li>')
        title = escape(self.say("page-contents"))
        return f'<nav class="contents" aria-label="{title}"><h2>{title}</h2><ol>{"".join(entries)}</ol></nav>'

    def chapter(self, chapter: ChapterText) -> str:
        title = f"<h2{self.language(chapter.title)}>{escape(chapter.title.text)}</h2>" if chapter.title else ""
        items = [self.rule(item) if isinstance(item, RuleText) else self.example(item) for item in chapter.items]
        return f'<section id="chapter-{escape(chapter.id)}">{title}{"".join(items)}</section>'

    def rule(self, entry: RuleText) -> str:
        rule, id = entry.rule, escape(entry.rule.id)
        notes = [] if rule.tag == "stated" else [self.say(f"page-tag-{rule.tag}")]
        if rule.no_effect:
            notes.append(self.say("page-no-effect"))
        small = f"<small>{escape('; '.join(notes))}</small>" if notes else ""
        return (
            f'<article class="rl" id="{id}"><a class="id" href="#{id}">{id}</a>'
            f"<div>{self.text(entry.text)}{small}{''.join(map(self.option, entry.options))}</div>"
            f"{''.join(map(self.ruling, entry.rulings))}</article>"
        )

    def ruling(self, ruling: RulingText) -> str:
        anchor = "" if ruling.id in self.shown else f' id="{escape(ruling.id)}"'
        self.shown.add(ruling.id)
        name = self.say("page-ruling" if ruling.question else "page-house-rule", id=ruling.id)
        question = self.text(ruling.question, "question") if ruling.question else ""
        options = "".join(map(self.option, ruling.options))
        return f"<aside{anchor}><b>{escape(name)}</b>{question}{self.text(ruling.answer)}{options}</aside>"

    def option(self, option: OptionText) -> str:
        usual, *others = option.values
        values = f"<b>{escape(usual)}</b>" + "".join(f" · {escape(value)}" for value in others)
        label = escape(self.say("page-option"))
        return f'<div class="option">{label} <span{self.language(option.text)}>{escape(option.text.text)}</span> {values}</div>'

    def example(self, entry: ExampleText) -> str:
        example, id = entry.example, escape(entry.example.id)
        rules = ", ".join(self.link(rule) for rule in example.rules)
        kind = self.say("page-published" if example.published else "page-example")
        steps = "".join(f"<li>{self.text(step.caption, inline=True)}{self.claims(step.step)}</li>" for step in entry.steps)
        title = f"<h3{self.language(entry.title)}>{escape(entry.title.text)}</h3>"
        return (
            f'<figure class="ex" id="example-{id}" data-example="{id}"><figcaption>{title}'
            f'<p class="about quiet">{escape(kind)} {rules}</p><ol>{steps}</ol></figcaption></figure>'
        )

    def claims(self, step: Step) -> str:
        chips = [f'<span class="chip no">{escape(self.say("page-claim-refused"))} {self.links(step.rules)}</span>'] if step.rules else []
        if step.pays:
            chips.append(f'<span class="chip">{escape(self.say("page-claim-pays", points=step.pays))}</span>')
        return f'<span class="claims">{" ".join(chips)}</span>' if chips else ""

    def links(self, rules: Iterable[str]) -> str:
        return ", ".join(map(self.link, rules))

    def link(self, rule: str) -> str:
        return f'<a href="#{escape(rule)}">{escape(rule)}</a>'

    def house_rules(self) -> str:
        entries: Sequence[RulingText] = self.book.house_rules
        if not entries:
            return ""
        rows = [f'<article class="rl"><span class="id">{escape(one.id)}</span><div></div>{self.ruling(one)}</article>' for one in entries]
        return f'<section id="house-rules"><h2>{escape(self.say("page-house-rules"))}</h2>{"".join(rows)}</section>'

    def text(self, text: Text, kind: str = "", *, inline: bool = False) -> str:
        """Return a text as a paragraph, with links to the rules that it names."""
        shown = escape(text.text)
        if self.ids:
            shown = self.ids.sub(lambda match: self.link(match[0]), shown)
        name, attribute = ("span" if inline else "p"), f' class="{kind}"' if kind else ""
        return f"<{name}{attribute}{self.language(text)}>{shown}</{name}>"

    def language(self, text: Text | None) -> str:
        return tongue(text, self.book.language)
