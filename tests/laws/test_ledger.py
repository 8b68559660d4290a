"""Every rule has a test that cites it (L10), and the counts that `pithead rules` tells are true."""

import json

import pytest

import pithead
from support import citations

GAMES = pytest.mark.parametrize("slug", pithead.CATALOGUE)


@GAMES
def test_every_rule_is_cited_by_a_test_or_says_why_none_can(slug):
    rules = pithead.game(slug).rules
    assert [id for id, rule in rules.items() if not citations().get(id) and not rule.no_effect] == []


@GAMES
def test_a_rule_without_effect_is_cited_by_no_test(slug):
    rules = pithead.game(slug).rules
    assert [id for id, rule in rules.items() if citations().get(id) and rule.no_effect] == []


@GAMES
def test_the_counts_of_citing_tests_are_up_to_date(slug):
    """Run tools/cite.py when this fails."""
    game = pithead.game(slug)
    counts = {id: citations().get(id, 0) for id in game.rules}
    assert json.loads((game.folder / "cited.json").read_text()) == counts


@GAMES
def test_every_option_stands_for_a_ruling_a_rule_or_a_house_rule(slug):
    game = pithead.game(slug)
    for option in game.options:
        assert option.ruling in {*game.rules.rulings, *game.rules, *game.rules.house_rules}, option.name
        assert option.text or game.words.has(f"option-{option.name}"), option.name
        assert option.default == option.values[0]
        assert len(set(option.values)) == len(option.values)


@GAMES
def test_every_rule_has_a_text_and_every_ruling_an_answer(slug):
    ledger = pithead.game(slug).rules
    assert all(rule.text and not rule.text.startswith("[") for rule in ledger.values())
    assert all(ruling.question and ruling.answer for ruling in ledger.rulings.values())


@GAMES
def test_every_house_rule_is_played_by_its_option_only(slug):
    """The default is the rulebook; no ruling poses as a house rule."""
    game = pithead.game(slug)
    options = {option.name: option for option in game.options}
    for rule in game.rules.house_rules.values():
        assert rule.text
        assert options[rule.option].ruling == rule.id
    assert not any("house rule" in ruling.answer.lower() for ruling in game.rules.rulings.values())
