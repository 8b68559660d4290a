"""Law L14: no table is lost. A table of any rules version opens, verifies and plays to its end, forever.

Anyone who raises a rules version adds the parts these tests require; CONTRIBUTING.md lists the steps.
"""

from pathlib import Path

import msgspec
import pytest

import pithead
from pithead.core.game import AnyGame
from support import TESTS

RECORDS = {path: pithead.read_record(path) for path in sorted(TESTS.glob("games/*/records/*.json"))}
EARLIER = {path: record for path, record in RECORDS.items() if record.rules != pithead.game(record.game).rules.version}


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_earlier_version_has_a_mapping_a_golden_record_and_a_stored_table(slug: str) -> None:  # L14
    rules = pithead.game(slug).rules
    earlier = [str(number) for number in range(1, int(rules.version))]
    assert list(rules.earlier) == earlier
    assert {record.rules for record in EARLIER.values() if record.game == slug} == set(earlier)
    assert {file.name for file in TESTS.glob(f"server/databases/{slug}_rules_*.sql")} >= {
        f"{slug}_rules_{number}.sql" for number in earlier
    }


MAPPED = [(slug, version) for slug in pithead.CATALOGUE for version in pithead.game(slug).rules.earlier]


@pytest.mark.parametrize(("slug", "version"), MAPPED)
def test_every_option_of_a_mapping_is_needed_by_a_golden_record(slug: str, version: str, monkeypatch: pytest.MonkeyPatch) -> None:  # L14
    game = pithead.game(slug)
    mapping = game.rules.earlier[version]
    records = [record for path, record in EARLIER.items() if (record.game, record.rules) == (slug, version)]
    less = [msgspec.structs.replace(mapping, instead=[])] if mapping.instead else []
    for name in mapping.options:
        rest = {other: value for other, value in mapping.options.items() if other != name}
        less += [] if all(name in record.options for record in records) else [msgspec.structs.replace(mapping, options=rest)]
    for fewer in less:
        monkeypatch.setitem(game.rules.earlier, version, fewer)
        assert not all(holds(game, record) for record in records), f"without {fewer} every record holds"


def holds(game: AnyGame, record: pithead.Record) -> bool:
    """Return whether a record verifies."""
    try:
        pithead.verify(game, record)
    except pithead.BadRecord:
        return False
    return True


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_an_earlier_component_file_is_listed_once(slug: str) -> None:  # L14
    game = pithead.game(slug)
    earlier = [path.stem for path in (game.folder / "earlier").glob("*.toml")]
    hashes = [game.components.hash, *game.rules.same_components, *earlier]
    assert len(set(hashes)) == len(hashes)
    assert set(game.earlier_components) == {*game.rules.same_components, *earlier}


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_table_of_an_earlier_version_continues_to_its_end_by_its_own_rules(path: Path) -> None:  # L14
    record = EARLIER[path]
    game = pithead.game(record.game)
    half = msgspec.structs.replace(record, moves=record.moves[: len(record.moves) // 2], result=None)
    table = pithead.Table.resume(game, half, [pithead.Player("Ada")] * len(record.seats))
    assert [line.move for line in table.entries()][: len(half.moves)] == [line.move for line in half.moves]
    dice = pithead.rng(path.stem)
    while not table.over:
        table.play(int(table.state.pick(dice.below(table.state.count()))))
    played = pithead.parse_record(table.record().to_json())
    assert (played.rules, played.components) == (record.rules, record.components)
    assert f"(version {record.rules})" in pithead.verify(game, played)[0]
