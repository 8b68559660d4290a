"""Shared by the commands: common arguments, table options, JSON, progress, players by name."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from cyclopts import Parameter

from pithead import bots
from pithead.bots import bot
from pithead.core.data.components import read_changes
from pithead.core.errors import BadOption, PitheadError
from pithead.core.game import AnyGame
from pithead.core.players import Player
from pithead.core.processes import Hands
from pithead.core.text.words import languages, matching, offered

if TYPE_CHECKING:
    from pithead.lab.config import GameConfig


SOONEST_LINE, RAREST_LINE = 5.0, 60.0  # seconds between two progress lines


def at_least(least: int) -> Callable[[object, int], None]:
    """Return a validator of numbers."""

    def check(kind: object, number: int) -> None:
        if number < least:
            raise ValueError(f"It must be at least {least}; correct the number.")

    return check


Positive = Annotated[int, Parameter(validator=at_least(1))]
Natural = Annotated[int, Parameter(validator=at_least(0))]

# Arguments of several commands, with their `--help` text.
Slug = Annotated[str, Parameter(help="The game.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same tables.")]
Workers = Annotated[int, Parameter(validator=at_least(0), help="How many processes; 0 means all cores.")]
Ray = Annotated[
    str | None, Parameter(help="Play on the Ray cluster at that address; without an address, on this machine. Needs the extra `ray`.")
]
TableOption = Annotated[list[str] | None, Parameter(consume_multiple=False, help="A table option, name=value; may be given several times.")]
ComponentFile = Annotated[Path | None, Parameter(help="A modified component file of the game.")]
OtherValues = Annotated[
    list[str] | None,
    Parameter(
        consume_multiple=False,
        help="Change a value in the components: path=value, as in costs.build[0]=2. list+=ENTRY adds an entry to a list, and"
        " list-=ID removes one. May be given several times.",
    ),
]
ResultsFolder = Annotated[
    Path | None, Parameter(help="The folder where each game's results are stored and continued. Nothing is stored without it.")
]
ResultsPage = Annotated[Path | None, Parameter(help="The page to write from everything in the folder.")]
AsJson = Annotated[bool, Parameter(help="Print data for other programs.")]
Language = Annotated[str | None, Parameter(help="The language, such as de or zh-Hant. Default: the system's if available, else English.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Changes:
    """A table's changes from the published game."""

    option: TableOption = None
    components: ComponentFile = None
    set: OtherValues = None
    position: Annotated[Path | None, Parameter(help="A position to begin from, as JSON.")] = None

    def of(self, slug: str) -> "GameConfig":
        """Return the game with these changes."""
        from pithead.lab.config import config_of

        return config_of(slug, table_options(self.option), self.components, self.position, read_changes(self.set or ()))


USUAL = Changes()


@contextmanager
def hands(workers: int, ray: str | None = None) -> Iterator[Hands]:
    """Yield the workers: a number of processes, all cores if 0, or a cluster for as long as it is needed."""
    if ray is None:
        yield workers or os.cpu_count() or 1
        return
    from pithead.lab.cluster import Cluster

    cluster = Cluster(ray, workers if workers > 1 else None)
    try:
        yield cluster
    finally:
        cluster.close()


def results_file(folder: Path | None, page: Path | None, config: "GameConfig", ending: str) -> Path | None:
    """Return the file with the results of that configuration, if a folder is given; a page needs a folder."""
    from pithead.lab.results import stem_of

    if folder is None and page is not None:
        raise BadOption("a page is written from the results in a folder; name one with --folder.")
    return None if folder is None else folder / f"{stem_of(config.slug, config.changes)}{ending}"


def write_results(folder: Path | None, page: Path | None) -> None:
    """Write the page of a folder, if asked for."""
    from pithead.lab.page import write_page

    if folder is not None and page is not None:
        write_page(folder, page)


def table_options(given: Sequence[str] | None) -> dict[str, str]:
    """Return options written as name=value."""
    for text in given or ():
        if "=" not in text:
            raise BadOption(f"{text!r} is not an option; write name=value.")
    return dict(text.split("=", 1) for text in given or ())


@contextmanager
def speaking(language: str | None) -> Iterator[str]:
    """Use the requested language, or the system's, for output and for errors."""
    spoken = _system_language() if language is None else matching(language)
    if spoken is None:
        raise BadOption(f"{language!r} is not available; the languages are: {', '.join(languages())}.")
    try:
        yield spoken
    except PitheadError as error:
        raise type(error)(error.said(spoken)) from None


def _system_language() -> str:
    """Return the language of the system if it is available, else English."""
    return offered(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")


def seat_list(text: str) -> list[str]:
    """Return the seats of a comma-separated list."""
    return [seat.strip() for seat in text.split(",") if seat.strip()]


def all_bots(specs: Sequence[str], game: AnyGame) -> tuple[str, ...]:
    """Return the specs, after checking that each names a bot and the game has that many seats."""
    for spec in specs:
        bot(spec, game)
    game.check_seats(len(specs))
    return tuple(specs)


def seated(spec: str, game: AnyGame, forced: bool) -> Player:
    """Return a bot by its name, or a person by any other. If the bot fails, greedy plays its move, and the screen says so."""
    player = bots.seated(spec, game, forced)
    if player.bot is None:
        return player
    return Player(player.name, bots.WithFallback(player.bot, game, lambda message: print(message, file=sys.stderr)))


def without_end(figures: dict[str, Any]) -> str:
    """Return a sentence about tables that were cut short."""
    return f"{figures['cut_short']} unfinished after {figures['length']['max']} decisions, counted as they stood"


def print_json(data: object) -> None:
    """Print JSON to standard output, ASCII-escaped if that is not UTF-8."""
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    print(json.dumps(data, ensure_ascii=plain, indent=1))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show progress: a bar on a terminal, otherwise an occasional line on standard error."""
    if not sys.stderr.isatty():
        yield Lines(what, total).advance
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


class Lines:
    """Progress lines for the parts of a command: the first after some seconds, then less and less often."""

    began: ClassVar[float] = 0.0  # start of the first part
    spoken: ClassVar[float] = 0.0  # time of the last line

    def __init__(self, what: str, total: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.what, self.total, self.clock = what, total, clock
        self.done, self.here = 0, clock()
        if not Lines.began:
            Lines.began = Lines.spoken = self.here

    def advance(self, done: int) -> None:
        """Count more tables, and print a line if it is time."""
        self.done += done
        now = self.clock()
        gap = min(max(SOONEST_LINE, (now - Lines.began) / 3), RAREST_LINE)
        if now - Lines.spoken < gap or self.done >= self.total:
            return
        Lines.spoken = now
        left = (now - self.here) / max(self.done, 1) * (self.total - self.done)
        print(f"{self.what}: {self.done:,} of {self.total:,} tables, about {duration(left)} left", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Return a duration as people say it."""
    if seconds < 100:
        return f"{max(1, round(seconds))} s"
    return f"{round(seconds / 60)} min" if seconds < 100 * 60 else f"{round(seconds / 3600)} h"


def say_longer(games: int, seconds: float, more: str = "") -> None:
    """Say on standard error what a longer run would add."""
    longer = f"--games {4 * games} would halve the intervals and take about {duration(4 * seconds)}"
    print(f"This took {duration(seconds)}; {longer}.{more and f' {more}'}", file=sys.stderr)
