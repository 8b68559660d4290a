"""`pithead rules`: the rules of a game."""

import json as json_text
from typing import Any

from msgspec import to_builtins

from pithead.cli.common import AsJson, Language, Slug, print_json, speaking
from pithead.core.data.ledger import Ledger, Rule
from pithead.core.errors import PitheadError
from pithead.core.game import AnyGame
from pithead.core.text.words import Voice, shared
from pithead.games import game as game_of
from pithead.teaching.examples import claims, examples_of, words_of


def rules(slug: Slug, id: str = "", *, examples: bool = False, json: AsJson = False, language: Language = None) -> int:
    """Print the rules of a game in our words, or one of them with its ruling; or check its worked examples.

    Parameters
    ----------
    id
        One rule, such as MSD-036, or one ruling, such as R4. With --examples: only the examples of that rule.
    examples
        List the worked examples of the rulebook and check every claim; return 1 if one does not hold.
    """
    with speaking(language) as spoken:
        game = game_of(slug)
        if examples:
            return _examples(game, id.upper(), spoken, json)
        if id and not json:
            print(rule_text(game, id, spoken))
            return 0
        ledger = game.rules.in_language(spoken)
        entries = [_entry(game, rule) for rule in ledger.values() if not id or rule.id == id.upper()]
        if id and not entries:
            raise _unknown(game, id)
    if json:
        print_json(entries)
        return 0
    print(f"{game.title}. {ledger.credits}\n")
    for rule in ledger.values():
        print(f"{rule.id}  {rule.text}")
    return 0


def _examples(game: AnyGame, id: str, language: str, json: bool) -> int:
    """Print the examples of a game, or of one rule, and whether their claims hold."""
    if id and id not in game.rules:
        raise _unknown(game, id)
    book, words = examples_of(game), words_of(game)
    chosen = [example for example in book.examples.values() if not id or id in example.rules]
    checked = {example.id: claims(game, example, book.pays) for example in chosen}
    held = {name: all(claim.held for claim in of) for name, of in checked.items()}
    if json:
        print_json([{"id": one.id, "rules": one.rules, "claims": to_builtins(checked[one.id]), "held": held[one.id]} for one in chosen])
        return int(not all(held.values()))
    say = shared(language)
    for one in chosen:
        title = words.say(f"example-{one.id}", {}, language) if words.has(f"example-{one.id}") else ""
        print(say("cli-example", held=str(held[one.id]).lower(), id=one.id, title=title, claims=len(checked[one.id]), rules=one.rules))
        for claim in checked[one.id]:
            if not claim.held:
                move = claim.move or "none"
                figures = {"claim": claim.claim, "wanted": str(claim.wanted), "actual": str(claim.actual)}
                print("  " + say("cli-claim", step=claim.step, move=move, **figures))
    print(say("cli-examples", examples=len(chosen), claims=sum(map(len, checked.values())), wrong=list(held.values()).count(False)))
    return int(not all(held.values()))


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
