"""What commands share: their usual arguments, options of a table, JSON, progress, players by name."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pithead.bots import BOTS, bot, is_bot
from pithead.core.errors import BadOption, UnknownBot
from pithead.core.game import Game
from pithead.core.players import Player, person
from pithead.core.words import SOURCE, languages


def at_least(least: int) -> Callable[[object, int], None]:
    """A validator of numbers."""

    def check(kind: object, number: int) -> None:
        if number < least:
            raise ValueError(f"It must be at least {least}; correct the number.")

    return check


Positive = Annotated[int, Parameter(validator=at_least(1))]
Natural = Annotated[int, Parameter(validator=at_least(0))]

# The arguments that several commands have, with what `--help` says of them.
Slug = Annotated[str, Parameter(help="The game.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same tables.")]
Workers = Annotated[int, Parameter(validator=at_least(0), help="How many processes; 0 takes all cores.")]
TableOption = Annotated[list[str] | None, Parameter(consume_multiple=False, help="A table option, name=value; may be given several times.")]
ResultsFolder = Annotated[Path, Parameter(help="Where the results of each game are kept, tables with options apart.")]
ResultsPage = Annotated[Path, Parameter(help="The page that is written from all of them.")]
AsJson = Annotated[bool, Parameter(help="Print data for other programs.")]
RESULTS, PAGE = Path("bench/ladder"), Path("docs/ladder.md")


def processes(workers: int) -> int:
    """How many processes that means."""
    return workers or os.cpu_count() or 1


def table_options(given: Sequence[str] | None) -> dict[str, str]:
    """Options written as name=value."""
    for text in given or ():
        if "=" not in text:
            raise BadOption(f"{text!r} is not an option; write name=value.")
    return dict(text.split("=", 1) for text in given or ())


def spoken(language: str | None) -> str:
    """The language asked for, or that of the system if it is offered, else English."""
    offered = languages()
    if language is None:
        found = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
        return found if found in offered else SOURCE
    if language not in offered:
        raise BadOption(f"{language!r} is not spoken here; the languages are: {', '.join(offered)}.")
    return language


def seat_list(text: str) -> list[str]:
    """The seats of a comma-separated list."""
    return [seat.strip() for seat in text.split(",") if seat.strip()]


def all_bots(specs: Sequence[str], game: Game[Any, Any]) -> tuple[str, ...]:
    """The specs, once it is sure that each names a bot and the game has that many seats."""
    for spec in specs:
        bot(spec, game)
    game.check_seats(len(specs))
    return tuple(specs)


def seated(spec: str, game: Game[Any, Any], forced: bool) -> Player:
    """A bot by its name, `me`, or a person by any other name; what looks like a misspelt bot is refused."""
    if is_bot(spec):
        return Player(spec, bot(spec, game))
    near = get_close_matches(spec.partition(":")[0], BOTS, n=1)
    if near or ":" in spec:
        raise UnknownBot(f"there is no bot {spec!r}; {f'did you mean {near[0]}? ' if near else ''}there are: {', '.join(BOTS)}.")
    return person("Player" if spec == "me" else spec, forced)


def print_json(data: object) -> None:
    """Data for other programs, on standard output; where that takes no Unicode, escaped."""
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    print(json.dumps(data, ensure_ascii=plain, indent=1))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
