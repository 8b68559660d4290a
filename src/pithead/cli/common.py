"""What commands share: their usual arguments, options of a table, JSON, progress, players by name."""

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
from pithead.core.text.words import languages, offered

if TYPE_CHECKING:
    from pithead.lab.config import GameConfig


SOONEST_LINE, RAREST_LINE = 5.0, 60.0  # seconds between two lines about progress


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
Ray = Annotated[
    str | None, Parameter(help="Play on a Ray cluster instead, at that address; without one, on this machine. Needs the extra `ray`.")
]
TableOption = Annotated[list[str] | None, Parameter(consume_multiple=False, help="A table option, name=value; may be given several times.")]
ComponentFile = Annotated[Path | None, Parameter(help="A changed component file of the game.")]
OtherValues = Annotated[
    list[str] | None,
    Parameter(
        consume_multiple=False,
        help="Another value in the components: path=value, as in costs.build[0]=2. list+=ENTRY adds an entry to a list, and"
        " list-=ID takes one out. May be given several times.",
    ),
]
ResultsFolder = Annotated[
    Path | None, Parameter(help="Where the results of each game are kept and gone on with, changed games apart. Nowhere if not told.")
]
ResultsPage = Annotated[Path | None, Parameter(help="The page that is written from all that the folder keeps.")]
AsJson = Annotated[bool, Parameter(help="Print data for other programs.")]
Language = Annotated[
    str | None, Parameter(help="The language to speak, such as de; without it that of the system, if it is offered, else English.")
]


@Parameter(name="*")
@dataclass(frozen=True)
class Changes:
    """What is not as usual at a table."""

    option: TableOption = None
    components: ComponentFile = None
    set: OtherValues = None
    position: Annotated[Path | None, Parameter(help="A position to begin from, as JSON.")] = None

    def of(self, slug: str) -> "GameConfig":
        """The game of that slug, changed so."""
        from pithead.lab.config import config_of

        return config_of(slug, table_options(self.option), self.components, self.position, read_changes(self.set or ()))


USUAL = Changes()


@contextmanager
def hands(workers: int, ray: str | None = None) -> Iterator[Hands]:
    """Who plays: so many processes, all cores if 0, or a cluster as long as it is needed."""
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
    """Where results of that version are kept, if anywhere; a page tells of what is kept."""
    from pithead.lab.results import stem_of

    if folder is None and page is not None:
        raise BadOption("a page is written from what a folder keeps; name the folder, too.")
    return None if folder is None else folder / f"{stem_of(config.slug, config.changes)}{ending}"


def write_results(folder: Path | None, page: Path | None) -> None:
    """Write the page of a folder, if one is asked for."""
    from pithead.lab.page import write_page

    if folder is not None and page is not None:
        write_page(folder, page)


def table_options(given: Sequence[str] | None) -> dict[str, str]:
    """Options written as name=value."""
    for text in given or ():
        if "=" not in text:
            raise BadOption(f"{text!r} is not an option; write name=value.")
    return dict(text.split("=", 1) for text in given or ())


@contextmanager
def speaking(language: str | None) -> Iterator[str]:
    """The language asked for, or that of the system; what goes wrong meanwhile is told in it, too."""
    spoken = _system_language() if language is None else language
    if spoken not in languages():
        raise BadOption(f"{language!r} is not spoken here; the languages are: {', '.join(languages())}.")
    try:
        yield spoken
    except PitheadError as error:
        raise type(error)(error.said(spoken)) from None


def _system_language() -> str:
    """The language of the system if it is offered, else English."""
    return offered((os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2])


def seat_list(text: str) -> list[str]:
    """The seats of a comma-separated list."""
    return [seat.strip() for seat in text.split(",") if seat.strip()]


def all_bots(specs: Sequence[str], game: AnyGame) -> tuple[str, ...]:
    """The specs, once it is sure that each names a bot and the game has that many seats."""
    for spec in specs:
        bot(spec, game)
    game.check_seats(len(specs))
    return tuple(specs)


def seated(spec: str, game: AnyGame, forced: bool) -> Player:
    """A bot by its name, or a person by any other. Where a bot fails, greedy plays its move, and the screen says so."""
    player = bots.seated(spec, game, forced)
    if player.bot is None:
        return player
    return Player(player.name, bots.WithFallback(player.bot, game, lambda message: print(message, file=sys.stderr)))


def without_end(figures: dict[str, Any]) -> str:
    """How many tables were cut short."""
    return f"{figures['cut_short']} without an end after {figures['length']['max']} decisions, counted as they stood then"


def print_json(data: object) -> None:
    """Data for other programs, on standard output; where that takes no Unicode, escaped."""
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    print(json.dumps(data, ensure_ascii=plain, indent=1))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how far something is: a bar on a terminal, else a line on standard error now and then."""
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
    """Lines about how far the parts of a command are: the first after some seconds, then ever more rarely."""

    began: ClassVar[float] = 0.0  # when the first part began
    spoken: ClassVar[float] = 0.0  # when the last line was printed

    def __init__(self, what: str, total: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.what, self.total, self.clock = what, total, clock
        self.done, self.here = 0, clock()
        if not Lines.began:
            Lines.began = Lines.spoken = self.here

    def advance(self, done: int) -> None:
        """Count more tables, and say so if it is time."""
        self.done += done
        now = self.clock()
        gap = min(max(SOONEST_LINE, (now - Lines.began) / 3), RAREST_LINE)
        if now - Lines.spoken < gap or self.done >= self.total:
            return
        Lines.spoken = now
        left = (now - self.here) / max(self.done, 1) * (self.total - self.done)
        print(f"{self.what}: {self.done:,} of {self.total:,} tables, about {duration(left)} left", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 100:
        return f"{max(1, round(seconds))} s"
    return f"{round(seconds / 60)} min" if seconds < 100 * 60 else f"{round(seconds / 3600)} h"


def say_longer(games: int, seconds: float, more: str = "") -> None:
    """Say on standard error what a longer run would add."""
    longer = f"--games {4 * games} would halve the intervals and take about {duration(4 * seconds)}"
    print(f"This took {duration(seconds)}; {longer}.{more and f' {more}'}", file=sys.stderr)
