"""Every rule has a test that cites it (L10), and the counts in `pithead rules` are right."""

import json
import re

import pytest

import pithead
from support import citations

GAMES = pytest.mark.parametrize("slug", pithead.CATALOGUE)


@GAMES
def test_every_rule_is_cited_by_a_test_or_explains_why_none_can(slug):
    rules = pithead.game(slug).rules
    assert [id for id, rule in rules.items() if not citations().get(id) and not rule.no_effect] == []


@GAMES
def test_a_rule_without_effect_is_not_cited_by_any_test(slug):
    rules = pithead.game(slug).rules
    assert [id for id, rule in rules.items() if citations().get(id) and rule.no_effect] == []


@GAMES
def test_the_counts_of_citing_tests_are_up_to_date(slug):
    """Run tools/cite.py when this fails."""
    game = pithead.game(slug)
    counts = {id: citations().get(id, 0) for id in game.rules}
    assert json.loads((game.folder / "cited.json").read_text()) == counts


@GAMES
def test_every_option_belongs_to_a_ruling_a_rule_or_a_house_rule(slug):
    game = pithead.game(slug)
    for option in game.options:
        assert option.ruling in {*game.rules.rulings, *game.rules, *game.rules.house_rules}, option.name
        assert option.text or game.words.has(f"option-{option.name}"), option.name
        assert option.default == option.values[0]
        assert len(set(option.values)) == len(option.values)


@GAMES
def test_a_rule_whose_place_is_silent_or_lost_is_not_called_stated(slug):
    rules = pithead.game(slug).rules
    unsaid = re.compile(r"silent|not mentioned|lost|follows from|review|contradicts")
    assert [id for id, rule in rules.items() if rule.tag == "stated" and (not rule.where or unsaid.search(rule.where))] == []
    assert [id for id, rule in rules.items() if rule.tag == "ruling" and not rules.reading(rule.ruling)] == []


BEYOND_THE_TEXT = {  # by number, rules that say more than their sentence in the rulebook; listing a rule is not testing it
    "sacred_dragon": (3, 4, 14),
    "dynamine": (4, 66),
    "tf22_mine": (27, 50, 105, 135, 137),
    "dunaia": (3, 8),
}


@pytest.mark.parametrize("slug", BEYOND_THE_TEXT)
def test_a_rule_that_says_more_than_the_rulebook_is_not_called_stated(slug):
    tags = {int(id.partition("-")[2]): rule.tag for id, rule in pithead.game(slug).rules.items()}
    assert [number for number in BEYOND_THE_TEXT[slug] if tags[number] == "stated"] == []


RIVALS = {  # rulings that name the reading that was rejected, and why
    "sacred_dragon": ("R9", "R18"),
    "dynamine": ("R17", "R19", "R22"),
    "tf22_mine": ("R-11", "R-13", "R-18"),
    "dunaia": ("R-13", "R-23"),
}


@pytest.mark.parametrize("slug", RIVALS)
def test_a_contested_ruling_names_the_rival_reading_and_the_reason(slug):
    for id in RIVALS[slug]:
        answer = pithead.game(slug).rules.rulings[id].answer
        assert re.search(r"rival (reading|cure)|by its word|taken literally", answer, re.IGNORECASE), id
        assert re.search(r"we (chose|depart)|because|; but |, but |outweigh|we offer", answer, re.IGNORECASE), id


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
