"""The ledger reads as sentences, and rules, rulings and options refer to each other."""

import re

from games.sacred_dragon.helpers import GAME

LEDGER = GAME.rules


def test_every_text_is_a_complete_sentence_by_itself():
    texts = [rule.text for rule in LEDGER.values()]
    texts += [text for ruling in LEDGER.rulings.values() for text in (ruling.question, ruling.answer)]
    texts += [rule.text for rule in LEDGER.house_rules.values()]
    for text in [*texts, LEDGER.credits]:
        assert re.fullmatch(r"[\"A-Z][^\n]*[.?]", text), text
        assert not re.search(r"\[|\]|  | [.,;]|section \d|MSD-|\bR\d|\bRB\b|Option:", text), text


def test_the_rules_are_numbered_without_gaps():
    assert list(LEDGER) == [f"MSD-{n:03}" for n in range(1, 70)]
    assert [*LEDGER.rulings, *LEDGER.house_rules] == [f"R{n}" for n in range(1, 20)]


def test_a_rule_names_its_place_in_the_rulebook_unless_it_is_inferred():
    assert [rule.id for rule in LEDGER.values() if not rule.where and rule.tag != "inferred"] == []


def test_every_ruling_and_house_rule_belongs_to_a_rule():
    assert {name for rule in LEDGER.values() for name in rule.ruling.split()} == {*LEDGER.rulings, *LEDGER.house_rules}
    assert all(rule.ruling for rule in LEDGER.values() if rule.tag == "ruling")


def test_every_option_is_the_other_reading_of_its_ruling_or_a_house_rule():
    rulings = {ruling.option: ruling.id for ruling in LEDGER.rulings.values() if ruling.option}
    house_rules = {rule.option: rule.id for rule in LEDGER.house_rules.values() if rule.option}
    assert rulings | house_rules == {option.name: option.ruling for option in GAME.options}
