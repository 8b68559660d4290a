"""One fold of the event log: a table is the same whether it wrote its log, reads it back, or follows another process."""

import asyncio
import itertools
from dataclasses import replace

import pytest

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.cluster.log_tail import LogTail
from pithead.server.settings import Settings
from pithead.server.store.events import Began, ChatRuled, Closed, Event, Followed, Moved, Seated, Undone, kind_of
from pithead.server.store.writer import Store, Stored, read_table
from pithead.server.tables import chat, lifecycle
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.log import MADE, Misfit, TableLog
from pithead.server.tables.moves import can_undo, carry_out
from pithead.server.tables.registry import Registry
from pithead.server.tables.revival import revived

ADA, BERT = Person("ada", "Ada"), Person("bert", "Bert")


async def _play(live: LiveTable, name: str) -> None:
    assert live.table is not None
    seat = int(live.table.state.seat)
    person = (ADA, BERT)[seat]
    await carry_out(live, person, messages.Play(name, seat, live.version, live.table.legal()[0]))
    if can_undo(live, seat) and len(name) % 2:
        await carry_out(live, person, messages.Undo(f"back {name}", seat, live.version))


async def _evening(url: str) -> tuple[LiveTable, list[Stored]]:
    """Play a table with every kind of event except a rematch; return the rows on disk after each step."""
    store = Store(url)
    store.start()
    registry = Registry(store, Settings(seed="tests", snapshot_every=5))
    new = messages.NewTable("sacred_dragon", [messages.NewSeat("me"), messages.NewSeat("open")], listed=True)
    live = await lifecycle.open_table(registry, ADA, new)
    steps: list[Stored] = []

    def keep() -> None:
        stored = store.ask(lambda connection: read_table(connection, live.id))
        assert stored is not None
        steps.append(stored)

    keep()
    await chat.say(live, ADA, messages.Say("hello", "Good evening"))
    await lifecycle.join(live, BERT, messages.Join(seat=1))
    keep()
    for number in range(12):
        await _play(live, "m" * (number + 1))
        keep()
    await chat.rule_chat(live, ADA, True)
    await lifecycle.hand_over(live, BERT, 1, "greedy")
    await lifecycle.hand_over(live, BERT, 1, None)
    keep()
    await lifecycle.close(live, ADA)
    keep()
    await asyncio.to_thread(store.close)
    return live, steps


def tail_between(before: Stored, after: Stored) -> LogTail:
    """Return the rows that another process reads between two steps."""
    events = [row for row in after.events if row.version > before.table.version]
    lines = [row for row in after.chat if row.number >= len(before.chat)]
    return LogTail(after.table.changed, events, lines, list(after.seats), list(after.seen), list(after.removed))


def same(one: LiveTable, other: LiveTable) -> bool:
    """Return whether two tables in memory are the same."""
    tables = (one.table, other.table)
    positions = [table and (table.state, table.entries()) for table in tables]
    return (one.log, one.seating, one.chat) == (other.log, other.seating, other.chat) and positions[0] == positions[1]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[LiveTable, list[Stored]]:
    return asyncio.run(_evening(f"sqlite:///{tmp_path_factory.mktemp('log')}/tables.sqlite3"))


def test_a_log_read_back_gives_the_table_that_wrote_it(evening: tuple[LiveTable, list[Stored]]) -> None:
    live, steps = evening
    assert {kind_of(row.body) for row in steps[-1].events} == {Began, Moved, Undone, Seated, ChatRuled, Closed}
    assert live.log.undos >= 2
    assert same(revived(steps[-1], live.store, 5), live)
    assert same(revived(replace(steps[-1], snapshot=None), live.store, 5), live)


def test_a_table_that_follows_step_by_step_stays_the_same(evening: tuple[LiveTable, list[Stored]]) -> None:
    live, steps = evening
    follower = revived(steps[0], live.store, 5)
    for before, after in itertools.pairwise(steps):
        follower.catch_up(tail_between(before, after))
        assert not follower.discarded
        assert same(follower, revived(after, live.store, 5))
    assert same(follower, live)


def test_a_table_with_a_gap_in_its_log_is_read_again(evening: tuple[LiveTable, list[Stored]]) -> None:
    live, steps = evening
    follower = revived(steps[0], live.store, 5)
    follower.catch_up(tail_between(steps[3], steps[4]))
    assert follower.discarded


@pytest.mark.parametrize(
    "events",
    [
        [Moved([])],
        [Followed("another", "Ada")],
        [Began([], []), Began([], [])],
        [Began([], [None]), Undone(2)],
        [Began([], [None]), Undone(0)],
        [Seated(2)],
        [Seated(-1)],
    ],
)
def test_an_event_that_cannot_be_next_changes_nothing(events: list[Event]) -> None:
    log, before = TableLog(2), TableLog(2)
    for event in events[:-1]:
        log.apply(event, MADE, "ada", None)
        before.apply(event, MADE, "ada", None)
    with pytest.raises(Misfit):
        log.apply(events[-1], MADE, "ada", "m1")
    assert log == before


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ('{"type":"moved","told":[]}', Moved),
        ('{ "count": 1, "type": "undone" }', Undone),
        ('{"type":"castled"}', None),
        ('{"told":[]}', None),
        ('{"type":"moved"', None),
        ("", None),
    ],
)
def test_the_kind_of_an_event_is_read_from_its_tag(body: str, kind: type | None) -> None:
    assert kind_of(body) is kind
