"""`pithead rules`: the rules of a game."""

import json as json_text
from typing import Any

from pithead.cli.common import AsJson, Language, Slug, print_json, speaking
from pithead.core.data.ledger import Ledger, Rule
from pithead.core.errors import PitheadError
from pithead.core.game import AnyGame
from pithead.core.text.words import Voice, shared
from pithead.games import game as game_of


def rules(slug: Slug, id: str = "", *, json: AsJson = False, language: Language = None) -> None:
    """Print the rules of a game in our words, or one of them with its ruling.

    Parameters
    ----------
    id
        One rule, such as MSD-036, or one ruling, such as R4.
    """
    with speaking(language) as spoken:
        game = game_of(slug)
        if id and not json:
            print(rule_text(game, id, spoken))
            return
        ledger = game.rules.in_language(spoken)
        entries = [_entry(game, rule) for rule in ledger.values() if not id or rule.id == id.upper()]
        if id and not entries:
            raise _unknown(game, id)
    if json:
        print_json(entries)
        return
    print(f"{game.title}. {ledger.credits}\n")
    for rule in ledger.values():
        print(f"{rule.id}  {rule.text}")


def rule_text(game: AnyGame, id: str, language: str) -> str:
    """Return a rule or ruling with everything known about it."""
    id, ledger, say = id.upper(), game.rules.in_language(language), shared(language)
    if id in ledger.rulings or id in ledger.house_rules:
        return _ruling(ledger, id, say)
    if id not in ledger:
        raise _unknown(game, id)
    rule = ledger[id]
    parts = [f"{rule.id}  {rule.text}", f"  {say('cli-rule-tag', tag=rule.tag, where=rule.where or 'none')}"]
    parts += [_ruling(ledger, name, say) for name in rule.ruling.split()]
    if rule.no_effect:
        parts.append(f"  {say('cli-no-effect', reason=rule.no_effect)}")
    return "\n".join(parts)


def _ruling(ledger: Ledger, id: str, say: Voice) -> str:
    if id in ledger.house_rules:
        rule = ledger.house_rules[id]
        return f"  {say('cli-house-rule', id=id)} {say('cli-answer', answer=rule.text, option=rule.option)}"
    ruling = ledger.rulings[id]
    answer = say("cli-answer", answer=ruling.answer, option=ruling.option or "none")
    return f"  {say('cli-ruling', id=ruling.id, question=ruling.question)}\n    {answer}"


def _unknown(game: AnyGame, id: str) -> PitheadError:
    ids = list(game.rules)
    return PitheadError.from_message("error-no-rule", game=game.slug, id=id, first=ids[0], last=ids[-1])


def _entry(game: AnyGame, rule: Rule) -> dict[str, Any]:
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
