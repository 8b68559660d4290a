"""Styled text without a terminal library: front ends can render the spans or drop them."""

import re

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_SPAN = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")


def paint(text: str, style: str) -> str:
    """Return the text in a style such as "bold", "#D55E00" or "dim"; spans do not nest."""
    return f"{_OPEN}{style}{_MIDDLE}{text}{_CLOSE}"


def plain(text: str) -> str:
    """Return the text without its styles."""
    return _SPAN.sub(r"\2", text)


def spans(text: str) -> list[tuple[str, str]]:
    """Return the text as pieces with their styles, "" for none."""
    pieces: list[tuple[str, str]] = []
    end = 0
    for match in _SPAN.finditer(text):
        pieces.append((text[end : match.start()], ""))
        pieces.append((match[2], match[1]))
        end = match.end()
    pieces.append((text[end:], ""))
    return [piece for piece in pieces if piece[0]]
