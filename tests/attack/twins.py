"""Twins: two tables with different secrets that one viewer cannot tell apart.

Play a table, copy its database, and in the copy replace the past by another one with the same lines and views for that viewer. Any
difference between the two servers' answers to that viewer then reveals a secret.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

import pithead
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import PitheadError
from pithead.core.game import AnyGame
from pithead.core.players import Player
from pithead.core.table import Table, logged
from pithead.core.text.messages import Logged, plain
from pithead.server.store.events import Began, Moved, read_event
from pithead.server.store.schema import events

SEED = "the-seed-that-nobody-may-see"
SEATS = 3
LONGEST = 250  # player decisions until the secrets must exist
TRIES = 24  # other pasts to try for a viewer
TRIED = 6  # moves, legal or not, that everyone asks about
VIEWED = 8  # moves between two views to compare while making a twin; the endpoints compare them all

Viewer = int | None


@dataclass(frozen=True)
class Secretive:
    """A game with its most secretive options, and the secrets that must exist before the endpoints are tried."""

    slug: str
    options: dict[str, str]
    decisions: int  # player decisions, at least, before the endpoints are tried
    hidden: bool = True  # False: everything is open
    eager: tuple[str, ...] = ()  # kinds of moves that are made whenever possible, so that secrets come up soon


GAMES = (
    Secretive("sacred_dragon", {"removed_tiles": "hidden"}, 14),
    Secretive("dynamine", {"missions": "secret"}, 40),
    Secretive("tf22_mine", {"symbol_variant": "strategy", "quick_setup": "true"}, 4, eager=("steal", "collect", "tunnel", "cross")),
    Secretive("miner_inconvenience", {"hands": "closed"}, 6),
    Secretive("dunaia", {}, 8, hidden=False),
)


@dataclass(frozen=True)
class Script:
    """The players' moves up to a position with secrets, and the viewers who have a twin there."""

    game: Secretive
    moves: list[tuple[int, str]]
    twins: dict[Viewer, list[Logged]]  # by viewer: another past that looks the same to them
    deciding: int
    tried: list[str]  # moves that can be written down at the end, legal or not


def written(game: Secretive) -> Script:
    """Play a game at random until it has secrets with a twin for every viewer."""
    rules, dice = pithead.game(game.slug), pithead.rng(f"attack {game.slug}")
    table = Table(rules, [Player(f"P{seat}") for seat in range(SEATS)], game.options, SEED, contributions=[""] * SEATS)
    moves: list[tuple[int, str]] = []
    while len(moves) < LONGEST and not table.over:
        if ripe(game, table, moves):
            pasts = {viewer: twin(game, table.entries(), viewer) for viewer in (None, *range(SEATS))}
            twins = {viewer: past for viewer, past in pasts.items() if past is not None}
            if len(twins) == SEATS + 1:
                forms = rules.codec.expressible(table.state, dice, TRIED)[:TRIED]
                return Script(game, moves, twins, int(table.state.seat), [rules.codec.notation.write(form) for form in forms])
        legal = table.legal()
        liked = [[move for move in legal if move.split()[0] == kind] for kind in game.eager]
        likely = next(filter(None, liked), legal)
        move = likely[dice.below(len(likely))]
        moves.append((int(table.state.seat), move))
        table.play(move)
    raise AssertionError(f"{game.slug}: no position with secrets was found in {LONGEST} decisions")


def ripe(game: Secretive, table: Table, moves: Sequence[tuple[int, str]]) -> bool:
    """Return whether the search is worth it: late enough, and some moves are hidden from the onlooker."""
    if not game.hidden or len(moves) < game.decisions:
        return len(moves) >= game.decisions
    return any(not entry.event.seen_by(None) for entry in table.entries()[-1 if game.slug == "tf22_mine" else 0 :])


def twin(game: Secretive, log: Sequence[Logged], viewer: Viewer) -> list[Logged] | None:
    """Return the most different past that the viewer cannot tell from this one; None if none was found.

    For a viewer who knows everything, a table is its own twin: there the tests only look for what nobody may see.
    """
    if all(line.event.seen_by(viewer) for line in log):
        return list(log)
    dice = pithead.rng(f"twin {game.slug} {viewer}")
    changes = ((dice.below(len(log)), 1 << number % 4) for number in range(TRIES))  # first changed move, and one move in how many
    pasts = {tuple(moves) for change in changes if (moves := other_moves(game, log, viewer, dice, *change))}
    played = tuple(other_moves(game, log, viewer, dice, len(log), 1) or ())
    for line in sorted(pasts - {played}, key=lambda line: sum(a != b for a, b in zip(line, played, strict=True)), reverse=True):
        other = past_if_alike(game, log, viewer, line)
        if other is not None:
            return other
    return None


def other_moves(played: Secretive, log: Sequence[Logged], viewer: Viewer, dice: Rng, since: int, rarely: int) -> list[int] | None:
    """Return the moves of this past with some changed: from `since` on, one in `rarely` of those hidden from the viewer. None if that is
    impossible."""
    game = pithead.game(played.slug)
    state: State = game.setup(SEATS, played.options)
    moves: list[int] = []
    for number, line in enumerate(log):
        if int(state.seat) != line.seat:
            return None
        try:
            move = int(game.codec.encode(state, game.codec.notation.read(str(line.move))))
        except (PitheadError, KeyError, ValueError, IndexError):
            move = -1
        legal = [int(move) for move in state.legal()]
        if not line.event.seen_by(viewer) and (move not in legal or (number >= since and dice.below(rarely) == 0)):
            move = legal[dice.below(len(legal))]
        if move not in legal:
            return None
        moves.append(move)
        state.apply(move)
    return moves


def past_if_alike(played: Secretive, log: Sequence[Logged], viewer: Viewer, moves: Sequence[int]) -> list[Logged] | None:
    """Return the past of these moves if the viewer receives and sees the same; else None."""
    game = pithead.game(played.slug)
    real: State = game.setup(SEATS, played.options)
    state: State = game.setup(SEATS, played.options)
    other: list[Logged] = []
    for number, (line, move) in enumerate(zip(log, moves, strict=True)):
        before = state.copy()
        state.apply(move)
        other.append(logged(game, before, move, state, line.time))
        real.apply(game.codec.encode(real, game.codec.notation.read(str(line.move))))
        if other[-1].to(viewer) != line.to(viewer):
            return None
        if (number % VIEWED == 0 or number == len(log) - 1) and seen(game, state, viewer) != seen(game, real, viewer):
            return None
    return other


def seen(game: AnyGame, state: State, viewer: Viewer) -> str:
    """Return a view as text."""
    return json.dumps(plain(game.view(state, viewer)))


def rewrite_past(connection: sa.Connection, table: str, log: Sequence[Logged]) -> None:
    """Replace the log by another, with the same times."""
    rest = list(log)
    for version, event in read_events(connection, table):
        lines, rest = rest[: len(event.entries)], rest[len(event.entries) :]
        timed = [replace(line, time=old["time"]) for line, old in zip(lines, event.entries, strict=True)]
        new = replace(event, entries=timed)
        wanted = sa.and_(events.c.table_id == table, events.c.version == version)
        connection.execute(sa.update(events).where(wanted).values(body=msgspec.json.encode(new).decode()))
    assert rest == []


def read_events(connection: sa.Connection, table: str) -> list[tuple[int, Began | Moved]]:
    """Return the events that contain moves, with their versions."""
    rows = connection.execute(sa.select(events).where(events.c.table_id == table).order_by(events.c.version)).all()
    read = [(row.version, read_event.decode(row.body)) for row in rows]
    return [(version, event) for version, event in read if isinstance(event, Began | Moved)]
