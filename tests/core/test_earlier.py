"""Earlier rules versions and component files: games begun with them can be read, verified and continued."""

import re
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import msgspec
import pytest

import pithead
from pithead.core.errors import BadComponents, BadOption, BadPosition, BadRecord
from pithead.core.game import AnyGame
from pithead.core.record import Record, final
from pithead.core.table import Table as PlainTable
from support import TESTS

DRAGON, DUNAIA = pithead.game("sacred_dragon"), pithead.game("dunaia")
OLD = pithead.read_record(TESTS / "games/dunaia/records/rules_1_ended_by_the_last_prophecy.json")
PLAYED = pithead.Table("sacred_dragon", ["uniform", "uniform"], {}, "earlier", clock=lambda: 0.0).record()


def begun(record: Record, moves: int) -> Record:
    """Return the record of the same table cut off after some of its moves."""
    return msgspec.structs.replace(record, moves=record.moves[:moves], result=None)


def renewed(new: Path, text: str, rules: str = "") -> AnyGame:
    """Copy Sacred Dragon to a new folder with another component file and extra lines in its ledger."""
    copytree(DRAGON.folder, new, ignore=ignore_patterns("*.py", "*.so", "__pycache__"))
    (new / "components.toml").write_text(text, encoding="utf-8")
    ledger = (new / "rules.toml").read_text(encoding="utf-8")
    ledger = re.sub(r"^same_components = .*\n", "", ledger, flags=re.M) if "same_components" in rules else ledger
    (new / "rules.toml").write_text(rules + ledger, encoding="utf-8")
    game: AnyGame = type("Renewed", (type(DRAGON),), {"folder": new})()
    return game


def box_text() -> str:
    return (DRAGON.folder / "components.toml").read_text(encoding="utf-8")


def test_a_version_1_record_of_dunaia_verifies_under_its_own_rules_only():
    assert OLD.rules == "1"
    assert "(version 1)" in pithead.verify(DUNAIA, OLD)[0]
    for other in (
        msgspec.structs.replace(OLD, rules=DUNAIA.rules.version),
        msgspec.structs.replace(OLD, options=OLD.options | {"elder_fragment": "taken"}),
    ):
        with pytest.raises(BadRecord, match=r"^move"):
            pithead.verify(DUNAIA, other)


def test_a_table_of_an_earlier_version_keeps_its_version_when_it_continues():
    table = PlainTable.resume(DUNAIA, begun(OLD, 100), [pithead.Player("Ada")] * len(OLD.seats))
    assert table.rules == "1"
    while not table.over:
        table.play(int(table.state.pick(0)))
    record = pithead.parse_record(table.record().to_json())
    assert (record.rules, record.options["elder_fragment"]) == ("1", "taken_with_flowers")
    assert "(version 1)" in pithead.verify(DUNAIA, record)[0]


def test_a_record_of_an_unknown_version_is_refused_with_a_list_of_known_versions():
    with pytest.raises(BadRecord, match=r"^rules: .* version 'x', .* knows 1, 2"):
        pithead.verify(DUNAIA, msgspec.structs.replace(OLD, rules="x"))
    with pytest.raises(BadOption, match="known are: 1, 2"):
        pithead.Table("dunaia", ["Ada", "Bob"], rules="x")


def test_a_value_of_an_earlier_version_is_not_offered():
    (option,) = (option for option in DUNAIA.options if option.name == "elder_fragment")
    assert option.values == ("choice", "taken")
    assert option.former == ("taken_with_flowers",)


# ---- positions


def as_dumped(rules: str | None, **options: str) -> dict[str, Any]:
    """Return a position as a program with these rules dumped it; None stands for a dump from before `rules` was written."""
    data = DUNAIA.dump(DUNAIA.load({"game": "dunaia", "seats": 2, "from": "cave"}))
    head = {"rules": rules} if rules else {}
    earlier_options = {name: value for name, value in data["options"].items() if name != "elder_fragment"}
    return {key: value for key, value in data.items() if key != "rules"} | head | {"options": earlier_options | options}


@pytest.mark.parametrize(
    ("data", "plays"),
    [
        (as_dumped("1"), "taken_with_flowers"),
        (as_dumped("2"), "choice"),
        (as_dumped(None), "taken_with_flowers"),  # a dump holds every option of its time, so this is version 1
        (as_dumped(None, elder_fragment="taken"), "taken"),
        ({"game": "dunaia", "seats": 2, "rules": "1"}, "taken_with_flowers"),
        ({"game": "dunaia", "seats": 2}, "choice"),  # written by hand, for the present rules
    ],
)
def test_a_position_plays_by_the_rules_version_it_was_dumped_with(data, plays):
    state = DUNAIA.load(data)
    assert state.box().options["elder_fragment"] == plays
    assert DUNAIA.load(DUNAIA.dump(state)) == state


def test_a_position_names_its_rules_version():
    assert DUNAIA.dump(DUNAIA.setup(2))["rules"] == DUNAIA.rules.version


@pytest.mark.parametrize("rules", ["x", 7, "9" * 10_000])
def test_a_position_of_an_unknown_version_is_refused(rules):
    with pytest.raises(BadPosition, match=r"^rules: .{1,300}$"):
        DUNAIA.load({"game": "dunaia", "seats": 2, "rules": rules})


def test_a_record_that_starts_from_a_position_older_than_an_option_still_opens():
    position = {"game": "sacred_dragon", "seats": 2, "from": "cave"}
    table = pithead.Table("sacred_dragon", ["uniform", "uniform"], {}, "earlier", position=position, clock=lambda: 0.0)
    record = table.record()
    assert record.position is not None
    options = {name: value for name, value in record.options.items() if name != "round_start"}
    dumped = {key: value for key, value in record.position.items() if key != "rules"} | {"options": options}
    older = msgspec.structs.replace(record, options=options, position=dumped)
    pithead.verify(DRAGON, older)
    with pytest.raises(BadRecord, match=r"^position: its seats or options differ"):
        pithead.verify(DRAGON, msgspec.structs.replace(older, options=options | {"round_start": "rotate"}))


# ---- component files


def check_played_on(game: AnyGame, record: Record) -> Record:
    """Check that a record verifies and its table continues to the end; return the final record."""
    pithead.verify(game, record)
    table = PlainTable.resume(game, begun(record, 40), [pithead.Player("Ada")] * len(record.seats))
    state = game.load(game.dump(table.state))
    assert state == table.state
    while not table.over:
        table.play(int(table.state.pick(0)))
    played = pithead.parse_record(table.record().to_json())
    proved = pithead.verify(game, played)
    assert len(proved) == 3  # no warning about changed components
    return played


def test_a_component_file_that_plays_the_same_under_another_hash_opens_old_records(tmp_path):
    text = box_text().replace("format = 1\n", 'format = 1\nnote = "second edition"\n', 1)
    plain = renewed(tmp_path / "new", text)
    assert plain.components.hash != DRAGON.components.hash
    with pytest.raises(BadRecord, match=r"^components:"):
        pithead.verify(plain, PLAYED)
    game = renewed(tmp_path / "same", text, f'same_components = ["{DRAGON.components.hash}"]\n')
    played = check_played_on(game, PLAYED)
    assert (played.components, played.changed) == (DRAGON.components.hash, None)
    assert game.setup(2).box().components.hash == game.components.hash  # new tables have the new file


def test_a_component_file_that_played_differently_is_stored_and_read(tmp_path):
    changed = re.sub(r"points = \d+", "points = 9", box_text(), count=1)
    game = renewed(tmp_path / "new", changed)
    assert game.components.hash != DRAGON.components.hash
    (game.folder / "earlier").mkdir()
    (game.folder / "earlier" / f"{DRAGON.components.hash}.toml").write_text(box_text(), encoding="utf-8")
    played = check_played_on(game, PLAYED)
    assert (played.components, played.changed) == (DRAGON.components.hash, None)
    assert final(game, played).box().components.content == DRAGON.components.content


def test_an_earlier_component_file_with_a_wrong_name_is_refused(tmp_path):
    game = renewed(tmp_path / "new", box_text())
    (game.folder / "earlier").mkdir()
    (game.folder / "earlier" / "0123456789abcdef.toml").write_text(box_text(), encoding="utf-8")
    with pytest.raises(BadComponents, match=f"earlier/0123456789abcdef.toml: .*{DRAGON.components.hash}"):
        _ = game.earlier_components


def test_the_hash_in_a_record_is_not_a_path(tmp_path):
    game = renewed(tmp_path / "new", box_text())
    (game.folder / "earlier").mkdir()  # from here ../components.toml would lead to a file
    with pytest.raises(BadRecord, match=r"^components:"):
        pithead.verify(game, msgspec.structs.replace(PLAYED, components="../components"))
