"""Harm under load: the server killed, the disk full, PostgreSQL killed, hung and restarted.

No acknowledged move is lost, none is played twice, and play goes on afterwards. Each is tried a few times here;
`bench/kills.py` does the same hundreds of times.
"""

import asyncio
from pathlib import Path

import pytest
from kills import prepared, run

TIMES = {"server": 3, "full": 4, "database-killed": 1, "database-hung": 2, "database-restarted": 2}


@pytest.mark.parametrize("harm", TIMES)
def test_no_acknowledged_move_is_lost_or_played_twice(harm: str, tmp_path: Path) -> None:
    with prepared(harm, "sqlite", tmp_path) as trial:
        tally = asyncio.run(run(trial, TIMES[harm], tables=6))
    assert tally.acknowledged > 5 * TIMES[harm]
    assert tally.unanswered > 0 or harm in ("database-hung", "database-restarted")  # the harm was felt
