"""`pithead words`: the languages, and what they lack."""

import re
from collections.abc import Iterator
from pathlib import Path

from cyclopts import App
from msgspec import to_builtins

from pithead.cli.common import AsJson, print_json
from pithead.core.errors import BadOption
from pithead.core.text.coverage import Coverage, coverage
from pithead.core.text.words import SHARED, SOURCE, languages
from pithead.games import game as game_of

TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
CHECKOUT = (Path("src/pithead"), Path("web/src/words"))  # where the texts are in a checkout of Pithead
LISTED = 12  # texts named per file, unless all are asked for

words = App(name="words", help="List what a language lacks of the texts in English.")


@words.command
def check(language: str = "", *, game: str = "", all: bool = False, json: AsJson = False) -> int:
    """List the texts that English has and a language lacks; return 1 if there are any.

    In a checkout of Pithead the files there are compared, otherwise the installed ones.

    Parameters
    ----------
    language
        A language such as fr, also one that Pithead does not offer yet. Default: every offered language.
    game
        Only the texts of that game, which may come from another package.
    all
        Name every text that is missing, not only the first of each file.
    """
    if language and not TAG.fullmatch(language):
        raise BadOption(f"{language!r} is not the tag of a language; write one such as fr or zh-Hant.")
    folders = [game_of(game).folder] if game else _folders()
    tags = [language] if language else [tag for tag in languages() if tag != SOURCE]
    results = {tag: [one for folder in folders for one in coverage(folder, tag)] for tag in tags}
    incomplete = any(one.missing or one.faults for files in results.values() for one in files)
    if json:
        print_json(to_builtins(results))
        return int(incomplete)
    for tag, files in results.items():
        for line in _lines(tag, files, None if all else LISTED):
            print(line)
    return int(incomplete)


def _folders() -> list[Path]:
    return [*CHECKOUT] if (CHECKOUT[0] / "words" / f"{SOURCE}.ftl").exists() else [SHARED.parent]


def _lines(tag: str, files: list[Coverage], most: int | None) -> Iterator[str]:
    texts, lacking = sum(one.texts for one in files), sum(len(one.missing) for one in files)
    faults = sum(len(one.faults) for one in files)
    yield f"{tag}: {texts - lacking} of {texts} texts" + (f", {faults} with a fault" if faults else "")
    for one in files:
        if one.missing:
            named = one.missing[:most]
            more = len(one.missing) - len(named)
            yield f"  {one.file} lacks {len(one.missing)}: {', '.join(named)}{f' and {more} more' if more else ''}"
        for fault in one.faults:
            yield f"  {one.file}: {fault}"
