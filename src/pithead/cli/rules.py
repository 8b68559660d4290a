"""pithead rules: the ledger of a game."""

import json as json_text
from typing import Any

from pithead.cli.common import AsJson, Slug, print_json, spoken
from pithead.core.errors import PitheadError
from pithead.core.game import Game
from pithead.core.ledger import Ledger, Rule
from pithead.core.words import SOURCE
from pithead.games import game


def rules(slug: Slug, id: str = "", *, json: AsJson = False, language: str | None = None) -> None:
    """The rules of a game in our words, or one of them with its ruling.

    Parameters
    ----------
    id
        One rule, such as MSD-036, or one ruling, such as R4.
    language
        The language of the rules, such as de; without it that of the system, if it is offered.
    """
    found, wanted = game(slug), spoken(language)
    if id and not json:
        print(told(found, id, wanted))
        return
    ledger = found.rules.told(wanted)
    entries = [_entry(found, rule) for rule in ledger.values() if not id or rule.id == id.upper()]
    if id and not entries:
        raise PitheadError(_unknown(found, id))
    if json:
        print_json(entries)
        return
    print(f"{found.title}. {ledger.credits}\n")
    for rule in ledger.values():
        print(f"{rule.id}  {rule.text}")


def told(game: Game[Any, Any], id: str, language: str = SOURCE) -> str:
    """One rule or ruling with all we know about it."""
    id, ledger = id.upper(), game.rules.told(language)
    if id in ledger.rulings:
        return _ruling(ledger, id)
    if id not in ledger:
        raise PitheadError(_unknown(game, id))
    rule = ledger[id]
    parts = [f"{rule.id}  {rule.text}", f"  {rule.tag}{f'; rulebook: {rule.where}' if rule.where else ''}"]
    parts += [_ruling(ledger, name) for name in rule.ruling.split()]
    if rule.no_effect:
        parts.append(f"  No effect in software: {rule.no_effect}")
    return "\n".join(parts)


def _ruling(ledger: Ledger, id: str) -> str:
    ruling = ledger.rulings[id]
    option = f" (option {ruling.option})" if ruling.option else ""
    return f"  Ruling {ruling.id}: {ruling.question}\n    {ruling.answer}{option}"


def _unknown(game: Game[Any, Any], id: str) -> str:
    ids = list(game.rules)
    return f"{game.slug} has no rule {id!r}; its rules are {ids[0]} to {ids[-1]}, see pithead rules {game.slug}."


def _entry(game: Game[Any, Any], rule: Rule) -> dict[str, Any]:
    cited = game.folder / "cited.json"
    counts = json_text.loads(cited.read_text(encoding="utf-8")) if cited.exists() else {}
    return {
        "id": rule.id,
        "text": rule.text,
        "where": rule.where,
        "tag": rule.tag,
        "ruling": rule.ruling,
        "tests": counts.get(rule.id, 0),
        "no_effect": rule.no_effect,
    }
