"""Golden records (design: games never break): a table for each way a game can end, replayed every time.

tools/golden.py makes them, only on purpose.
"""

import pytest

import pithead
from pithead.core.record import final
from support import TESTS

RECORDS = sorted(TESTS.glob("games/*/records/*.json"))


def test_every_game_has_golden_records_of_its_present_rules():
    present = {slug: pithead.game(slug).rules.version for slug in pithead.CATALOGUE}
    assert present.items() <= {(path.parent.parent.name, pithead.read_record(path).rules) for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_record_still_verifies(path):
    record = pithead.read_record(path)
    game = pithead.game(record.game)
    pithead.verify(game, record)
    state = final(game, record)
    assert record.result is not None
    assert [int(points) for points in state.scores()] == record.result.scores
    assert game.standing(state) == record.result.standing
