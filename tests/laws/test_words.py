"""Every message has a text: in every language, with its arguments, and no text is unused."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import pithead
from pithead.bots.advice import Measure
from pithead.core import prototype
from pithead.core.data.ledger import read_translation
from pithead.core.engine.state import OVER
from pithead.core.text.coverage import messages_of
from pithead.core.text.words import SHARED, SOURCE, MissingWords, Words, catalogue_of, languages, matching
from pithead.server.bots.turns import LEVELS
from support import case_name, cases, seat_names, walk

WEB = Path(__file__).parents[2] / "web" / "src"
TOLD = [slug for slug in pithead.CATALOGUE if pithead.game(slug).words.languages]  # those with a catalogue
FOLDERS = [SHARED, *(pithead.game(slug).folder / "words" for slug in TOLD)]
LEDGERS = [path for slug in pithead.CATALOGUE for path in sorted(pithead.game(slug).folder.glob("rules.*.toml"))]
TRANSLATIONS = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl")) if path.stem != SOURCE]

TO_THE_READER = {
    "en": r"\b(you|your|yours)\b",
    "de": r"\b(du|dein\w*|dich|dir)\b",
    "fr": r"\b(vous|votre|vos)\b",
    "es": r"\b(tú|ti|tu|tus|contigo)\b",
    "zh-Hant": "[你您]",
}
NAMED = re.compile(r"[A-Z]{3}-\d{3}|`\w+`")  # names in a rule: other rules, options


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_translation_has_no_message_and_no_argument_that_english_lacks(path):
    english, other = messages_of(path.with_name(f"{SOURCE}.ftl")), messages_of(path)
    assert set(other) <= set(english)
    for name, names in other.items():
        assert names <= english[name], f"{name} uses what English does not give"


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translation_words_rules_and_rulings_of_the_game(path):
    ledger, other = pithead.game(path.parent.name).rules, read_translation(path)
    assert set(other.rule) <= set(ledger)
    assert set(other.ruling) <= set(ledger.rulings)
    assert set(other.house_rule) <= set(ledger.house_rules)
    assert other.credits != ledger.credits
    for id, text in other.rule.items():
        assert text.strip()
        assert text != ledger[id].text
        assert sorted(NAMED.findall(text)) == sorted(NAMED.findall(ledger[id].text)), f"{id} names other rules than English does"
    for id, text in other.house_rule.items():
        assert text.strip()
        assert text != ledger.house_rules[id].text
    for id, words in other.ruling.items():
        assert words.question.strip()
        assert words.answer.strip()
        assert (words.question, words.answer) != (ledger.rulings[id].question, ledger.rulings[id].answer)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_rule_shown_beside_a_message_belongs_to_the_game(slug):
    game = pithead.game(slug)
    for message, rule in game.cites.items():
        assert rule in game.rules
        assert message in messages_of(game.folder / "words" / "en.ftl")


@pytest.mark.parametrize("slug", [slug for slug in TOLD if pithead.game(slug).words.has("blurb")])
def test_the_lobby_uses_the_words_of_the_game(slug):
    game = pithead.game(slug)
    assert game.words.say("blurb", {}) == game.blurb


@pytest.mark.parametrize("slug", TOLD)
def test_every_option_and_each_of_its_values_has_words(slug):
    game = pithead.game(slug)
    own = messages_of(game.folder / "words" / "en.ftl")
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
            assert others or path.stem != SOURCE, f"{path.name}: {message} has no words for onlookers"
            assert not any(re.search(TO_THE_READER[path.stem], other, re.IGNORECASE) for other in others), f"{path.name}: {others}"


@pytest.mark.parametrize("language", [language for language in languages() if language != SOURCE])
def test_every_server_refusal_has_a_sentence_in_every_language(language):
    sources = (Path(pithead.__file__).parent / "server").rglob("*.py")
    codes = {code for path in sources for code in re.findall(r'\b[45]\d\d, "([a-z_]+)"', path.read_text(encoding="utf-8"))}
    assert len(codes) > 15
    refused = (WEB / "words" / f"frame.{language}.ftl").read_text(encoding="utf-8").partition("problem-refused =")[2]
    assert codes == set(re.findall(r"^ +\[([a-z_]+)\] ", refused, re.MULTILINE))


@pytest.mark.parametrize("slug", TOLD)
def test_no_message_is_unused(slug):
    game = pithead.game(slug)
    own = messages_of(game.folder / "words" / "en.ftl")
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
            "kind": rest in game.codec.notation.kinds or head in named,
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
    own = {name.partition(".")[0] for name in messages_of(SHARED / "en.ftl")}
    expects = {f"cli-expects-{measure}" for measure in get_args(Measure)}
    levels = {f"level-{number}" for number in range(1, len(LEVELS) + 1)}
    tags = {f"page-tag-{tag}" for tag in ("inferred", "ruling")}
    lines = {"line-points", "ask-over", "ask-waiting", "ask-closed"}  # sent as data, by kind alone
    assert all(f'"{name.partition("-")[2]}"' in sources or name in screen for name in lines)
    named = set(re.findall(r'"((?:error|cli|proved|page|guide)-[a-z-]+)"|\'((?:cli|page)-[a-z-]+)\'', sources))
    assert own == {first or second for first, second in named} | expects | levels | lines | tags | {"seat"}


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


@pytest.mark.parametrize(
    ("tag", "language"),
    [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH.UTF-8", "de"), ("en-GB", "en"), ("C", None), ("", None), ("xx", None)],
)
def test_a_tag_is_matched_with_the_language_that_fits_best(tag, language):
    assert matching(tag) == language


def test_every_offered_language_matches_itself_and_its_capitals():
    assert [matching(tag.upper()) for tag in languages()] == [*languages()]


def test_a_list_is_separated_as_the_language_writes_it(tmp_path):
    (tmp_path / "words").mkdir()
    catalogue = 'sides = { NAME($sides, of: "side") } { $sides }\nside-n = N\nside-s = S\n'
    for language in ("en", "zh-Hant"):
        (tmp_path / "words" / f"{language}.ftl").write_text(catalogue, encoding="utf-8")
    say = [Words(tmp_path).say("sides", {"sides": ["n", "s"]}, language) for language in ("en", "zh-Hant")]
    assert say == ["N, S n, s", "N、S n、s"]


def test_english_fills_in_for_messages_and_names_that_a_language_lacks(tmp_path):
    (tmp_path / "words").mkdir()
    english = 'digs = { SEAT($seat) } digs { NAME($colour, of: "colour") }{ EACH($then, of: "then", before: ": ") }\n'
    english += "then-pays = pays { $points }\ncolour-red = red\ncolour-blue = blue\nstays = stays\n"
    (tmp_path / "words" / "en.ftl").write_text(english, encoding="utf-8")
    german = 'digs = { SEAT($seat) } gräbt { NAME($colour, of: "colour") }{ EACH($then, of: "then", before: ": ") }\ncolour-red = Rot\n'
    (tmp_path / "words" / "de.ftl").write_text(german, encoding="utf-8")
    words, pays = Words(tmp_path), msgspec.defstruct("Pays", [("points", int)], tag="pays")(3)
    say = [words.say("digs", {"seat": 0, "colour": colour, "then": [pays]}, "de", ["Ada"]) for colour in ("red", "blue", "grey")]
    assert say == ["Ada gräbt Rot: pays 3", "Ada gräbt blue: pays 3", "Ada gräbt grey: pays 3"]
    assert words.say("stays", {}, "de") == "stays"


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
