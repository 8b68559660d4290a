"""The page docs/ladder.md: the ladders of all games and what the order of play is worth."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from pithead.core.errors import BadData
from pithead.core.game import AnyGame
from pithead.games import CATALOGUE, game
from pithead.lab import ladder, order, results

LEVELS = [name for name in ladder.BOTS if name.startswith("mcts:")]


class Chapter(NamedTuple):
    """The results of a game, or of a game with certain options."""

    title: str
    climbed: Mapping[str, Any]
    ordered: list[dict[str, Any]]


def write_page(folder: Path, page: Path) -> None:
    """Write the page from the results in the folder."""
    chapters = [chapter(game(slug), folder, stem) for slug in CATALOGUE for stem in _stems(folder, slug)]
    try:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(page_of(chapters), encoding="utf-8")
    except OSError as error:
        raise BadData(f"{page}: cannot be written ({error.strerror}); name another page.") from None


def _stems(folder: Path, slug: str) -> list[str]:
    """Return the names of results: the game itself first, then the slug with options."""
    names = {path.name.removesuffix(".json").removesuffix(".order") for path in folder.glob(f"{slug}*.json")}
    return sorted(name for name in names if name == slug or name.startswith(f"{slug}+"))


def chapter(of: AnyGame, folder: Path, stem: str) -> Chapter:
    """Return the results of a game under that name."""
    climbed = results.read(ladder.Ladder, of, folder / f"{stem}.json")
    ordered = results.read(order.Order, of, folder / f"{stem}.order.json")
    options = climbed.options or ordered.options
    title = ", ".join([of.title, *(f"{name} {value}" for name, value in options.items())])
    return Chapter(title, ladder.figures(of, climbed), order.figures(ordered))


def page_of(chapters: Sequence[Chapter]) -> str:
    """Return the page as Markdown: the ladder of each game, then the order of play if it was measured."""
    games = "".join(f"\n## {one.title}\n{_tables(one.climbed)}{_order(one.ordered)}" for one in chapters)
    return f"{INTRODUCTION}{_meanings()}{_steps(chapters)}{games}"


def _meanings() -> str:
    """Return a table of the settings that each game adds to its levels."""
    rows = []
    for of in map(game, CATALOGUE):
        levels = [of.levels.get(name.removeprefix("mcts:"), "") for name in LEVELS]
        if any(levels):
            rows.append(f"| {of.title} | {' | '.join(f'`{one}`' if one else '' for one in levels)} |")
    return "\n" + "\n".join([f"| added settings | {' | '.join(LEVELS)} |", "|---" * (1 + len(LEVELS)) + "|", *rows]) + "\n"


def _steps(chapters: Sequence[Chapter]) -> str:
    """Return a table of each level against the one below, in all games."""
    steps = list(pairwise(LEVELS))
    rows = []
    for one in chapters:
        met = {(p["first"], p["second"]): p for p in one.climbed["pairings"]}
        cells = [_step(met, lower, higher) for lower, higher in steps]
        if any(cells):
            rows.append(f"| {one.title} | {' | '.join(cells)} |")
    head = f"| won by | {' | '.join(f'{higher} over {lower}' for lower, higher in steps)} |"
    return "\n" + "\n".join([head, "|---" * (1 + len(steps)) + "|", *rows]) + "\n" if rows else ""


def _step(met: Mapping[tuple[str, str], Mapping[str, Any]], lower: str, higher: str) -> str:
    """Return how often the higher bot wins; for a team, how often each of the two does."""
    if (higher, lower) in met:
        return _percent(met[higher, lower])
    if (higher, ladder.ALONE) in met and (lower, ladder.ALONE) in met:
        return f"{100 * met[higher, ladder.ALONE]['win_rate']:.1f}%, from {100 * met[lower, ladder.ALONE]['win_rate']:.1f}%"
    return ""


def _order(lines: list[dict[str, Any]]) -> str:
    return f"\n{order.table_of(lines)}" if lines else ""


def _tables(one: Mapping[str, Any]) -> str:
    if not one["pairings"]:
        return ""
    if one["team"]:
        rows = [f"| {p['first']} | {_percent(p)} | {p['lead']:.1f} | {p['games']} |" for p in one["pairings"]]
        head = [f"| bot, in {one['team']} seat{'' if one['team'] == 1 else 's'} | won | mean score | tables |", "|---|---|---|---:|"]
        return "\n" + "\n".join([*head, *rows]) + "\n"
    ratings = [f"| {r['name']} | {r['points']} | {r['interval'][0]} to {r['interval'][1]} |" for r in one["ratings"]]
    rows = [f"| {p['first']} | {p['second']} | {_percent(p)} | {_lead(p)} | {p['games']} |" for p in one["pairings"]]
    head = ["| bot | rating | 95% |", "|---|---:|---|", *ratings, "", "| bot | against | wins | lead in points | tables |"]
    return "\n" + "\n".join([*head, "|---|---|---|---|---:|", *rows]) + "\n"


def _percent(pairing: Mapping[str, Any]) -> str:
    low, high = pairing["win_interval"]
    return f"{100 * pairing['win_rate']:.1f}% ({100 * low:.0f} to {100 * high:.0f})"


def _lead(pairing: Mapping[str, Any]) -> str:
    low, high = pairing["lead_interval"]
    return f"{pairing['lead']:+.1f} ({low:+.1f} to {high:+.1f})"


INTRODUCTION = """# The ladder

How strong the bots are, game by game, for anyone who chooses a bot or measures one. `pithead ladder` and `pithead order` write
this page from the results in `bench/ladder/`; do not edit it by hand.

- **Matches:** two bots meet at tables of two. Every deal is played twice with the seats exchanged and the same answers of
  chance. A team has no rivals: its bots play the same deals alone.
- **Intervals** are 95%.
- **Ratings** use the scale of chess, with greedy at 1000: a bot rated 200 points higher wins three tables in four.
- **Levels** count simulations: 15, 100 and 1,000 at levels 3, 4 and 5. They mean the same on any machine that is fast enough.
- **Order of play:** the last table of a game shows what it is worth to play first when one bot sits in all seats.
- Where a heading names options, the tables used them. A bot that played with another opinion names it.

The first table lists the settings that a game adds to its levels; [bots](bots.md) explains them. The second table shows each
level against the one below.
"""
