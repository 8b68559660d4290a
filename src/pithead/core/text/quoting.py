"""Text from outside: what may stand in a name, what a screen may be shown, and no more of a file than there can be."""

import os
import re
import stat
import unicodedata
from collections.abc import Iterable
from pathlib import Path

HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, marks that steer or hide, halves of characters, line ends
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # letters and signs that look like a space
MOST_NAMES = 12  # that a sentence lists
LONGEST_NAME = 80  # also of what names a bot


def name_of(text: str) -> str:
    """A name as people see it: composed, single spaces, nothing hidden; "" if nothing is left to see."""
    spaced = "".join(" " if sign.isspace() else sign for sign in BLANK.sub(" ", text))
    seen = "".join(sign for sign in spaced if unicodedata.category(sign) not in HIDDEN)
    name = " ".join(unicodedata.normalize("NFC", seen).split())[:LONGEST_NAME].rstrip()
    return name if any(unicodedata.category(sign)[0] in "LNPS" for sign in name) else ""


def printable(text: str) -> str:
    """The text with everything escaped that could steer a terminal or hide in it; line ends stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign if sign == "\n" or unicodedata.category(sign) not in HIDDEN else _escaped(sign) for sign in text)


def cut(text: str, most: int) -> str:
    """The text, or its beginning and end with a mark between, where it is longer than that."""
    return text if len(text) <= most else f"{text[: most * 2 // 3]} … {text[-most // 3 :]}"


def no_such(value: object, what: str, known: Iterable[object]) -> str:
    """That a value from outside names none of what is known, and what there is instead."""
    names = [str(name) for name in known]
    if len(names) > MOST_NAMES:
        names[MOST_NAMES // 2 : 1 - MOST_NAMES // 2] = ["…"]
    return f"{quoted(value)} is no {what}; there are {', '.join(names)}" if names else f"{quoted(value)} is no {what}; there is none"


def quoted(value: object) -> str:
    """A value from outside as a sentence may quote it."""
    try:
        return cut(repr(value), 80)
    except ValueError:  # Python writes no whole number of thousands of digits
        return "a number of thousands of digits"


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a regular file of at most so many bytes; an OSError says why it is none."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))  # a pipe must not make us wait
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(0, "it is not a regular file", str(path))
    with open(handle, "rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(0, f"it is larger than {most} bytes", str(path))
    return content


def _escaped(sign: str) -> str:
    number = ord(sign)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
