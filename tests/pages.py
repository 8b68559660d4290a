"""The pages of the project and the examples on them."""

from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

from support import TESTS

ROOT = TESTS.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


class Block(NamedTuple):
    """An example: its place, its language, and its text."""

    document: Path
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.document.stem}:{self.line}"


def blocks(document: Path) -> list[Block]:
    """List the examples of a document, fenced or indented."""
    tokens = MarkdownIt().parse(document.read_text(encoding="utf-8"))
    return [
        Block(document, (token.map or [0])[0] + 1, token.info, token.content) for token in tokens if token.type in ("fence", "code_block")
    ]


BLOCKS = [block for document in DOCUMENTS for block in blocks(document)]
