"""Every message has a text: in every language, with its arguments, and no text is unused."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import pithead
from pithead.bots.advice import Measure
from pithead.core import prototype
from pithead.core.data.ledger import read_translation
from pithead.core.engine.state import OVER
from pithead.core.text.words import SHARED, SOURCE, MissingWords, Words, catalogue_of
from pithead.server.bots.turns import LEVELS
from support import case_name, cases, seat_names, walk

WEB = Path(__file__).parents[2] / "web" / "src"
TOLD = [slug for slug in pithead.CATALOGUE if pithead.game(slug).words.languages]  # those with a catalogue
FOLDERS = [SHARED, *(pithead.game(slug).folder / "words" for slug in TOLD)]
LEDGERS = [path for slug in pithead.CATALOGUE for path in sorted(pithead.game(slug).folder.glob("rules.*.toml"))]
TRANSLATIONS = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl")) if path.stem != SOURCE]

TO_THE_READER = re.compile(r"\b(you|your|yours|du|dein\w*|dich|dir)\b", re.I)
NAMED = re.compile(r"[A-Z]{3}-\d{3}|`\w+`")  # names in a rule: other rules, options


def messages(path):
    """Return the messages of a file and of their attributes, each with the variables it uses."""
    variables_by_message = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {(entry.content or '')[:80]}"
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]:
                if pattern is not None:
                    variables_by_message[entry.id.name + name] = variables(pattern)
    return variables_by_message


def variables(pattern):
    """Return the variables of a pattern."""
    names = set()

    class Walk(visitor.Visitor):
        def visit_VariableReference(self, node):  # noqa: N802 (the library's name)
            names.add(node.id.name)

    Walk().visit(pattern)
    return names


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_translation_has_the_english_messages_with_the_same_arguments(path):
    english, other = messages(path.with_name(f"{SOURCE}.ftl")), messages(path)
    assert set(english) == set(other)
    for name, names in other.items():
        assert names <= english[name], f"{name} uses what English does not give"


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translation_has_every_rule_and_ruling_and_no_other(path):
    ledger, other = pithead.game(path.parent.name).rules, read_translation(path)
    translation = ledger.in_language(path.stem.partition(".")[2])
    assert list(ledger) == list(other.rule)
    assert list(ledger.rulings) == list(other.ruling)
    assert translation.credits != ledger.credits
    for id, rule in ledger.items():
        assert translation[id].text.strip()
        assert translation[id].text != rule.text
        assert NAMED.findall(translation[id].text) == NAMED.findall(rule.text), f"{id} names other rules than English does"
    assert list(ledger.house_rules) == list(other.house_rule)
    for id, house_rule in ledger.house_rules.items():
        assert translation.house_rules[id].text.strip()
        assert translation.house_rules[id].text != house_rule.text
    for id, ruling in ledger.rulings.items():
        assert translation.rulings[id].question.strip()
        assert translation.rulings[id].answer.strip()
        assert (translation.rulings[id].question, translation.rulings[id].answer) != (ruling.question, ruling.answer)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_rule_shown_beside_a_message_belongs_to_the_game(slug):
    game = pithead.game(slug)
    for message, rule in game.cites.items():
        assert rule in game.rules
        assert message in messages(game.folder / "words" / "en.ftl")


@pytest.mark.parametrize("slug", [slug for slug in TOLD if pithead.game(slug).words.has("blurb")])
def test_the_lobby_uses_the_words_of_the_game(slug):
    game = pithead.game(slug)
    assert game.words.say("blurb", {}) == game.blurb


@pytest.mark.parametrize("slug", TOLD)
def test_every_option_and_each_of_its_values_has_words(slug):
    game = pithead.game(slug)
    own = messages(game.folder / "words" / "en.ftl")
    for option in game.options:
        assert not option.text, "the catalogue says it"
        assert game.option_text(option) == game.words.say(f"option-{option.name}", {})
        named = {name.partition(".")[2] for name in own if name.startswith(f"option-{option.name}.")}
        assert named == {value for value in option.values if not value.isdigit()}


def told_of_others(path):
    """Return the questions of a catalogue as onlookers read them, by message."""
    written = FluentSerializer().serialize_entry
    questions = [entry for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]
    return {
        entry.id.name: [written(ast.Message(part.id, part.value)) for part in entry.attributes if part.id.name == "other"]
        for entry in questions
        if entry.id.name.startswith("ask-")
    }


@pytest.mark.parametrize("slug", TOLD)
def test_a_question_to_another_player_never_addresses_the_reader(slug):
    for path in sorted((pithead.game(slug).folder / "words").glob("*.ftl")):
        for message, others in told_of_others(path).items():
            assert len(others) == 1, f"{path.name}: {message} is not told of others"
            assert not TO_THE_READER.search(others[0]), f"{path.name}: {others[0]}"


def test_every_server_refusal_has_a_german_sentence():
    sources = (Path(pithead.__file__).parent / "server").rglob("*.py")
    codes = {code for path in sources for code in re.findall(r'\b[45]\d\d, "([a-z_]+)"', path.read_text(encoding="utf-8"))}
    assert len(codes) > 15
    refused = (WEB / "words" / "frame.de.ftl").read_text(encoding="utf-8").partition("problem-refused =")[2]
    assert codes == set(re.findall(r"^ +\[([a-z_]+)\] ", refused, re.MULTILINE))


@pytest.mark.parametrize("slug", TOLD)
def test_no_message_is_unused(slug):
    game = pithead.game(slug)
    own = messages(game.folder / "words" / "en.ftl")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    screen = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "games" / slug).rglob("*.*"))
    catalogue = (game.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    tags = {kind.__struct_config__.tag for kind in get_args(game.events) or (game.events,)}
    options = {option.name for option in game.options}
    named = set(re.findall(r'of: "([a-z]+)"', catalogue)) | set(re.findall(r"""name\('([a-z]+)'""", screen))
    for message in {name.partition(".")[0] for name in own}:
        head, _, rest = message.partition("-")
        used = {
            "event": rest in tags,
            "do": rest in game.codec.notation.kinds,
            "blurb": True,
            "option": rest in options,
            "ask": f'"{rest}"' in sources,
            "refuse": f'"{rest}"' in sources,
            "line": f'"{rest}"' in sources,
            "end": f'"{rest}"' in sources,
            "board": f'"{message}"' in sources,
            "ui": f"'{rest}'" in screen or f"'{message}'" in screen or f"`{rest.rpartition('-')[0]}-${{" in screen,
        }.get(head, head in named)
        assert used, f"nobody says {message}"
    for tag in tags:
        assert f"event-{tag}" in own
    for kind in game.codec.notation.kinds:
        assert f"do-{kind}" in own


def test_no_shared_message_is_unused_or_missing():
    sources = "\n".join(path.read_text(encoding="utf-8") for path in Path(pithead.__file__).parent.rglob("*.py"))
    screen = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.*") if path.suffix in (".ts", ".svelte"))
    own = {name.partition(".")[0] for name in messages(SHARED / "en.ftl")}
    expects = {f"cli-expects-{measure}" for measure in get_args(Measure)}
    levels = {f"level-{number}" for number in range(1, len(LEVELS) + 1)}
    lines = {"line-points", "ask-over", "ask-waiting", "ask-closed"}  # sent as data, by kind alone
    assert all(f'"{name.partition("-")[2]}"' in sources or name in screen for name in lines)
    named = set(re.findall(r'"((?:error|cli|proved)-[a-z-]+)"|\'((?:cli)-[a-z-]+)\'', sources))
    assert own == {first or second for first, second in named} | expects | levels | lines | {"seat"}


@pytest.mark.parametrize("case", [case for case in cases() if case[0] in TOLD], ids=case_name)
def test_everything_the_game_reports_can_be_worded_in_every_language(case):
    slug, seats, options = case
    game, rng, messages_seen = pithead.game(slug), pithead.rng("words"), set()
    languages = game.words.languages
    for number, state in enumerate(walk(slug, seats, "words", options)):
        if number % 7 and state.seat != OVER:
            continue
        everything: list[Any] = [game.question(state), *(line for lines in game.lines(state) for line in lines)]
        outcome = game.outcome(state)
        everything += [outcome] if outcome else []
        if state.seat != OVER:
            move = int(state.pick(rng.below(state.count())))
            event = game.event(state, move)
            everything += [event.to(viewer) for viewer in seat_names(state)] + [event, game.codec.decode(state, move)]
            for form in game.codec.expressible(state, rng, 40):
                everything += game.refusals(state, form)
        for one in everything:
            for language in languages:
                sentence = game.say(one, language)
                assert sentence.strip()
                assert "{" not in sentence
                messages_seen.add(sentence)
        if state.seat >= 0:
            assert game.say(game.question(state), viewer=state.seats) != game.say(game.question(state))
    assert len(messages_seen) > 20


def test_a_catalogue_with_anything_but_messages_is_refused(tmp_path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("one = two\nbroken {\n", encoding="utf-8")
    with pytest.raises(MissingWords, match=r"^en\.ftl: 'broken {' is not part of a message; correct it$"):
        Words(tmp_path).say("one", {})


def test_text_that_names_a_player_is_worded_again_and_the_rest_is_cached(tmp_path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("digs = { SEAT($seat) } digs { $deep }\nside = side { $of }\n", encoding="utf-8")
    words = Words(tmp_path)
    assert [words.say("digs", {"seat": 0, "deep": 2}, names=[name]) for name in ("Ada", "Ben", "Ada")] == [
        "Ada digs 2",
        "Ben digs 2",
        "Ada digs 2",
    ]
    assert [words.say("side", {"of": value}) for value in (1, "1", 2, 1)] == ["side 1", "side 1", "side 2", "side 1"]
    say = catalogue_of(tmp_path, SOURCE).said
    assert set(say.values()) == {"side 1", "side 2"}


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_laws_of_a_prototype_also_try_illegal_moves_without_fields(slug):
    """So that every refusal of theirs has a text."""
    codec = pithead.game(slug).codec
    state = next(state for state in walk(slug, 2, "alone") if state.seat >= 0)
    forms = prototype.expressible(codec, state, pithead.rng(1), 3)
    alone = [form for form in forms if set(form) == {"kind"}]
    assert {form["kind"] for form in alone} >= {kind.name for kind in codec.notation.kinds.values() if "" in map(fields, kind.templates)}
    assert [codec.notation.read(codec.notation.write(form)) for form in alone] == alone


def fields(template):
    """Yield the fields of a template, one after the other."""
    return "".join(re.findall(r"{(\w+)", template))
