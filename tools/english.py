"""Find habits of translated English in code, texts and pages, so that they do not come back.

Each habit is a pattern that no good sentence here needs, with the way out. Tests are named as sentences, so an underscore counts as a
space in their names. CONTRIBUTING.md says how we write.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
TEXTS = (
    "*.md",
    "docs/**/*.md",
    "src/**/*.py",
    "src/**/*.txt",
    "src/**/en.ftl",
    "src/**/rules.toml",
    "tests/**/*.py",
    "tools/*.py",
    "bench/*.py",
    "examples/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/src/**/*.en.ftl",
)
EXEMPT = ("tools/english.py", "tests/test_english.py", "web/src/net/schema.d.ts")
TEST_NAME = re.compile(r"\bdef test_\w+")


class Habit(NamedTuple):
    """A pattern that gives a literal translation away, and what to write instead."""

    pattern: re.Pattern[str]
    advice: str


class Hit(NamedTuple):
    """One place where a habit shows."""

    line: int
    words: str
    advice: str


HABITS = tuple(
    Habit(re.compile(pattern, re.MULTILINE), advice)
    for pattern, advice in (
        (r"\b(?:is|are|was|were|be|been|being) told\b", "name who sends, returns, shows or reports it"),
        (r"\btells? (?:of|what|which|how|whether)\b", "write return, send, show, report or say"),
        (
            r'"""(?:What|Who|Whom|Whose|With whom|By what|Under what|Where(?! possible)|As|Of|Between)\b[ ,]',
            "begin a docstring with an imperative verb or a noun",
        ),
        (r'"""(?:How|Why) [^?\n]*$', "begin a docstring with an imperative verb or a noun"),
        (
            r'"""(?:[A-Z]{3}-[\d, ]+ )?'
            r"(?:Reads|Counts|Reports|Fills|Runs|Starts|Wraps|Finds|Watches|Loads|Converts|Listens|Calls) (?!of\b)[a-z]",
            "begin a docstring with an imperative verb or a noun",
        ),
        (r"/\*\* (?:How|What|Who|Whom|Whose|With whom|By what|Where) [^?*\n]*\*/", "begin a comment on an export with a verb or a noun"),
        (r"\b(?:whoever|whomever)\b", "write anyone who, or name the actor"),
        (r"(?<!\")\banew\b", "write again"),
        (r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b|way\b|need\b|limit\b)[a-z]", "write is not a"),
        (r"\b(?:the|an|no) own\b", "write your, their, its, or the name"),
        (r"\bso (?:many|few|often)\b(?!(?: \w+)? (?:that|as)\b)", "write n, that many, or how many"),
        (r"(?<![-\[=\"'])\bdear(?:er|est)?\b(?![\]\"'])", "write expensive or costly"),
        (r"\b(?:noughts?|for ever|by lot|mended|dawdle)\b", "write zero, forever, at random, fixed, wait"),
        (r"[\w}] already(?=[.,;:)])", "put already before the main verb"),
        (r"(?<!-)\b[Ss]et-up\b(?!')", "write setup (noun) or set up (verb)"),
        (r"\d %(?=[.,;:)]|$| [a-z]+[ .,;:)])", "write 95%, without a space"),
    )
)


def hits(text: str) -> Iterator[Hit]:
    """Find every habit in a text, with its line."""
    text = TEST_NAME.sub(lambda name: name[0].replace("_", " "), text)
    for pattern, advice in HABITS:
        for match in pattern.finditer(text):
            yield Hit(text.count("\n", 0, match.start()) + 1, match[0].strip(), advice)


def texts() -> list[Path]:
    """List the files that people read in English."""
    paths = {path for glob in TEXTS for path in ROOT.glob(glob)}
    return sorted(path for path in paths if path.relative_to(ROOT).as_posix() not in EXEMPT and "static" not in path.parts)


def main() -> int:
    """Print every hit; exit with 1 if there is one."""
    count = 0
    for path in texts():
        for hit in sorted(hits(path.read_text("utf-8"))):
            print(f"{path.relative_to(ROOT)}:{hit.line}: {hit.words!r}: {hit.advice}")
            count += 1
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
