"""Tables in memory, without a server around them."""

from types import SimpleNamespace
from typing import cast

import pithead
from pithead.core.engine.state import State
from pithead.core.players import Player
from pithead.core.table import Table
from pithead.server.accounts.identity import Person
from pithead.server.presentation.viewer import Viewer
from pithead.server.store.events import Setup
from pithead.server.store.writer import Store
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.rows import Snapshots
from pithead.server.tables.seating import Seat, Seating


def live_at(slug: str, state: State, secret: str = "secret") -> LiveTable:
    """Return a table in memory with this position."""
    store = cast(Store, SimpleNamespace(secret=lambda: secret))
    setup = Setup(dict(state.box().options), int(state.seats), "seed", "", "")
    seats = [Seat(f"person {seat}", f"Guest {seat}", None, "") for seat in range(state.seats)]
    table = Table(pithead.game(slug), [Player(seat.name) for seat in seats], setup.options, setup.seed)
    table.state = state
    live = LiveTable("table", table.game, setup, Person("person 0", "Guest 0"), False, 0.0, Seating(seats), store, Snapshots(), table=table)
    live.log.version = 7
    return live


def looking_at(live: LiveTable, seat: int | None) -> Viewer:
    return Viewer(live, None) if seat is None else Viewer(live, Person(f"person {seat}", f"Guest {seat}"), seat)
