"""Text from outside: valid names, text safe to display, and files of limited size."""

import os
import re
import stat
import unicodedata
from collections.abc import Iterable
from pathlib import Path

HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, characters that hide or redirect text, lone surrogates, line ends
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # letters and signs that look like a space
MOST_NAMES = 12  # how many names a sentence lists
LONGEST_NAME = 80  # also for names of bots


def name_of(text: str) -> str:
    """Return a name as people see it: composed, single spaces, nothing hidden; "" if nothing visible is left."""
    spaced = "".join(" " if sign.isspace() else sign for sign in BLANK.sub(" ", text))
    seen = "".join(sign for sign in spaced if unicodedata.category(sign) not in HIDDEN)
    name = " ".join(unicodedata.normalize("NFC", seen).split())[:LONGEST_NAME].rstrip()
    return name if any(unicodedata.category(sign)[0] in "LNPS" for sign in name) else ""


def printable(text: str) -> str:
    """Escape everything in the text that could control a terminal or hide; line ends stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign if sign == "\n" or unicodedata.category(sign) not in HIDDEN else _escaped(sign) for sign in text)


def cut(text: str, most: int) -> str:
    """Shorten the text to its start and end, with a mark between, if it is longer than that."""
    return text if len(text) <= most else f"{text[: most * 2 // 3]} … {text[-most // 3 :]}"


def no_such(value: object, what: str, known: Iterable[object]) -> str:
    """Return a sentence that an outside value is not among the known ones, and what is."""
    names = [str(name) for name in known]
    if len(names) > MOST_NAMES:
        names[MOST_NAMES // 2 : 1 - MOST_NAMES // 2] = ["…"]
    article = "an" if what[0] in "AEIOUaeiou" else "a"
    there = f"there are {', '.join(names)}" if names else "there is none"
    return f"{quoted(value)} is not {article} {what}; {there}"


def quoted(value: object) -> str:
    """Return an outside value in a form that a sentence can quote."""
    try:
        return cut(repr(value), 80)
    except ValueError:  # Python refuses to print integers with thousands of digits
        return "a number of thousands of digits"


def read_bytes(path: Path, most: int) -> bytes:
    """Read a regular file of at most `most` bytes, or raise an OSError with the reason."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))  # do not block on a pipe
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
