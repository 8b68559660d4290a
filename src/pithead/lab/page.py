"""Page: the ladders and orders of all games, as they are told in docs/ladder.md."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pithead.games import CATALOGUE, game
from pithead.lab import kept, ladder, order


def write_page(folder: Path, page: Path) -> None:
    """Write the page from all that was played in the folder."""
    games = [game(slug) for slug in CATALOGUE if (folder / f"{slug}.json").exists()]
    climbed = [ladder.figures(one, kept.read(ladder.Ladder, one, folder / f"{one.slug}.json")) for one in games]
    orders = {one.slug: order.figures(kept.read(order.Order, one, folder / f"{one.slug}.order.json")) for one in games}
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(page_of(climbed, orders, {one.slug: one.title for one in games}), encoding="utf-8")


def page_of(found: Sequence[Mapping[str, Any]], orders: Mapping[str, list[dict[str, Any]]], titles: Mapping[str, str]) -> str:
    """The ladders of all games as a page of Markdown, each with what playing first is worth, if that was tried."""
    chapters = [f"\n## {titles[one['game']]}\n\n{_tables(one)}{_order(orders[one['game']])}" for one in found]
    return INTRODUCTION + "".join(chapters)


def _order(lines: list[dict[str, Any]]) -> str:
    return f"\n{order.table_of(lines)}" if lines else ""


def _tables(one: Mapping[str, Any]) -> str:
    if one["team"]:
        rows = [f"| {p['first']} | {_percent(p)} | {p['lead']:.1f} | {p['games']} |" for p in one["pairings"]]
        return "\n".join(["| bot, in all seats | won | mean score | tables |", "|---|---|---|---:|", *rows]) + "\n"
    ratings = [f"| {r['name']} | {r['points']} | {r['interval'][0]} to {r['interval'][1]} |" for r in one["ratings"]]
    rows = [f"| {p['first']} | {p['second']} | {_percent(p)} | {_lead(p)} | {p['games']} |" for p in one["pairings"]]
    head = ["| bot | rating | 95 % |", "|---|---:|---|", *ratings, "", "| bot | against | wins | lead in points | tables |"]
    return "\n".join([*head, "|---|---|---|---|---:|", *rows]) + "\n"


def _percent(pairing: Mapping[str, Any]) -> str:
    low, high = pairing["win_interval"]
    return f"{100 * pairing['win_rate']:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def _lead(pairing: Mapping[str, Any]) -> str:
    low, high = pairing["lead_interval"]
    return f"{pairing['lead']:+.1f} ({low:+.1f} to {high:+.1f})"


INTRODUCTION = """# The ladder

How strong the bots are, game by game, two seats unless told otherwise. Every deal is played twice with the
seats exchanged and the same answers of chance. Intervals are 95 %. Ratings are on the scale of chess, with
greedy at 1000: 200 points more win three tables of four. The last table of a game tells what the order of play is
worth when one bot sits in all seats. This page is written by `pithead ladder` and `pithead order` from the results
in `bench/ladder/`; levels are counted in simulations, so they mean the same on any machine.
"""
