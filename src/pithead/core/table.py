"""Table: a game in progress, and the one door that checks a move."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pithead.core import notebook
from pithead.core.data.components import Source
from pithead.core.dealer import Dealer
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.errors import BadOption, BadRecord, Illegal, NotNow
from pithead.core.game import AnyGame, Choice
from pithead.core.moves.notation import Form
from pithead.core.options import chosen
from pithead.core.players import Player, bot_move
from pithead.core.record import Record, components_of, record_of, replay
from pithead.core.record import logged as logged
from pithead.core.seeds import rng
from pithead.core.text.messages import Logged
from pithead.core.text.quoting import quoted


@dataclass(frozen=True)
class SavedTable:
    """A table as its owner logged it move by move: trusted, so nothing is checked again.

    With the position after the first `number` moves, only the later ones need to be made.
    """

    entries: Sequence[Logged]
    number: int = 0
    state: State | None = None


class Table:
    """A game's state, its log and its players.

    The dealer resolves chance and bots play by themselves, so after every call either a person decides or the game is over. If a bot
    plays an illegal move, BadBot is raised and the table stays as it was before that move.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        *,
        contributions: Sequence[str] = (),
        components: Source | None = None,
        position: Mapping[str, Any] | None = None,
        rules: str | None = None,
        clock: Callable[[], float] = time.time,
        past: Record | None = None,
        saved: SavedTable | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.dealer = Dealer(seed, contributions)
        self.rules = game.rules.version if rules is None else rules
        self.state: State = begun(game, len(self.players), options, components, position, rules)
        self.position = None if position is None else game.dump(self.state)
        self._clock = clock
        self._entries: list[Logged] = []
        self._back: list[State] = []  # the positions that undo can return to, oldest first
        self._events = 0
        for step in replay(game, past, components) if past else ():
            self._events += step.state.seat == CHANCE
            self._make(step.move, step.entry.time)
        if saved is not None:
            self._restore(saved)
        self._rng = rng(f"bots {self.dealer.seed} {len(self._entries)}")
        self._settle()

    @classmethod
    def resume(cls, game: AnyGame, record: Record, players: Sequence[Player], components: Source | None = None) -> "Table":
        """Return a table that continues from the end of a saved record."""
        if record.seed is None:
            raise BadRecord.from_message("error-record-no-seed")
        if len(players) != len(record.seats):
            raise BadRecord.from_message("error-record-seats", seats=len(record.seats), players=len(players))
        return cls(
            game,
            players,
            record.options,
            record.seed,
            contributions=record.contributions,
            components=components_of(game, record) if components is None else components,
            position=record.position,
            rules=record.rules,
            past=record,
        )

    def __repr__(self) -> str:
        names = ", ".join(player.name for player in self.players)
        who = "over" if self.over else f"{self.players[int(self.state.seat)].name} decides"
        return f"<Table of {self.game.title}: {names}; {len(self._entries)} moves, {who}>"

    def _repr_html_(self) -> str:
        return notebook.show_table(self)

    def _repr_svg_(self) -> str:
        return notebook.draw_table(self)

    def copy(self) -> "Table":
        """Return an independent copy to experiment on."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._entries, new._back = self._entries[:], self._back[:]
        new._rng = self._rng.copy()
        return new

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.seat == OVER

    def legal(self) -> list[str]:
        """Return the legal moves in notation."""
        return [choice.notation for choice in self.choices()]

    def choices(self) -> list[Choice]:
        """Return the legal moves, each as int, notation and form."""
        return self.game.choices(self.state)

    def play(self, move: str | Form | int) -> None:
        """Play a move given in notation, as a form that the notation has read, or as an int.

        Raise Unreadable, Illegal or NotNow if it cannot be played.
        """
        if self.over:
            raise NotNow.from_message("error-over")
        self._make(self._checked(move))
        self._settle()

    def _checked(self, move: str | Form | int) -> int:
        if isinstance(move, str):
            return self.game.read(self.state, move)
        if not isinstance(move, int):
            return self.game.move_of(self.state, move)
        if move not in self.state.legal():
            raise Illegal(f"{quoted(move)} is not the number of a legal move here.", ())
        return move

    def follow(self, entries: Sequence[Logged]) -> None:
        """Make moves that another holder of this table has logged, including those of chance: trusted, so nothing is checked again."""
        codec = self.game.codec
        for line in entries:
            move, after = codec.encode(self.state, codec.notation.read(str(line.move))), self.state.copy()
            after.apply(move)
            self._step(move, after, line)
            self._events += line.seat == CHANCE

    def undo(self) -> str:
        """Undo the last move and return it. Allowed until the game ends, chance is resolved or another seat moves."""
        if not self._back:
            raise self._barrier()
        self.state = self._back.pop()
        return str(self._entries.pop().move)

    def can_undo(self) -> bool:
        """Return whether there is a move to undo."""
        return bool(self._back)

    def undoable(self) -> int:
        """Return how many moves can be undone one after the other; all are of the same seat."""
        return len(self._back)

    def moves_made(self) -> int:
        """Return the number of moves in the log, chance included."""
        return len(self._entries)

    def last_seat(self) -> int:
        """Return who made the last move; CHANCE if there was none."""
        return self._entries[-1].seat if self._entries else CHANCE

    def entries(self, since: int = 0) -> list[Logged]:
        """Return the moves from number `since` on with all secrets, for the owner of the table."""
        return self._entries[since:]

    def settled(self) -> tuple[int, State]:
        """Return the number of moves that can no longer be undone, and the position after them."""
        state = self._back[0] if self._back else self.state
        return len(self._entries) - len(self._back), state

    def log(self, viewer: int | None, since: int = 0) -> list[Logged]:
        """Return the moves from number `since` on, as this seat (None: an onlooker) may know them."""
        return [logged.to(viewer) for logged in self._entries[since:]]

    def record(self, viewer: int | str | None = "full") -> Record:
        """Return the record of the table: "full", for an onlooker (None), or for a seat. It includes the seed once the game is over."""
        full = viewer == "full" or self.over
        entries = self._entries if full else self.log(viewer if isinstance(viewer, int) else None)
        visibility = "full" if full else "public" if viewer is None else f"seat {viewer}"
        return self._record(entries, visibility, self.dealer.seed if self.over else None)

    def saved(self) -> Record:
        """Return the full record with the seed, for `resume`. It contains all secrets."""
        return self._record(self._entries, "full", self.dealer.seed)

    def _record(self, entries: Sequence[Logged], visibility: str, seed: str | None) -> Record:
        names = [player.name for player in self.players]
        return record_of(
            self.game, self.state, names, self.dealer, entries, position=self.position, seed=seed, visibility=visibility, rules=self.rules
        )

    def _settle(self) -> None:
        """Resolve chance and let bots play until a person must decide."""
        while not self.over:
            if self.state.seat == CHANCE:
                k = self.dealer.below(int(self.state.count()), self._events)
                self._events += 1
                self._make(int(self.state.pick(k)))
                continue
            player = self.players[int(self.state.seat)]
            if player.bot is not None:
                self._make(bot_move(player.bot, self.state, self._rng, self.game))
            elif player.answers_forced and self.state.count() == 1:
                self._make(int(self.state.pick(0)))
            else:
                return

    def _make(self, move: int, at: float | None = None) -> None:
        after = self.state.copy()
        after.apply(move)
        self._step(move, after, logged(self.game, self.state, move, after, round(self._clock() if at is None else at, 3)))

    def _step(self, move: int, after: State, entry: Logged) -> None:
        before = self.state
        seat = int(before.seat)
        if seat == CHANCE or self.players[seat].bot is not None or after.seat == OVER or self.game.codec.reveals(before, move):
            self._back.clear()
        else:
            if self._entries and self._entries[-1].seat != seat:
                self._back.clear()
            self._back.append(before)
        self._entries.append(entry)
        self.state = after

    def _restore(self, saved: SavedTable) -> None:
        if saved.state is not None:
            self.state = saved.state
            self._entries = list(saved.entries[: saved.number])
            self._events = sum(entry.seat == CHANCE for entry in self._entries)
        self.follow(saved.entries[len(self._entries) :])

    def _barrier(self) -> NotNow:
        if not self._entries:
            return NotNow.from_message("error-undo-none")
        if self.over:
            return NotNow.from_message("error-undo-over")
        last = self._entries[-1].seat
        return (
            NotNow.from_message("error-undo-chance")
            if last == CHANCE
            else NotNow.from_message("error-undo-seat", name=self.players[last].name)
        )


def begun(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object] | None = None,
    components: Source | None = None,
    position: Mapping[str, Any] | None = None,
    rules: str | None = None,
) -> State:
    """Return the start of a table: the setup, or a position, which holds its own options.

    `rules` is its rules version, if not the present one.
    """
    values = options or {} if rules is None else game.options_then(rules, options or {})
    if position is None:
        return game.setup(seats, values, components)  # type: ignore[no-any-return]
    state: State = game.load(dict(position) if rules is None else {"rules": rules} | dict(position), components)
    if int(state.seats) != seats:
        raise BadOption(f"the position has {state.seats} seats, but {seats} players sit down; seat as many as it has.")
    present, wanted = state.box().options, chosen(game.slug, game.options, values, seats)
    for name in options or {}:
        if present[name] != wanted[name]:
            raise BadOption(f"option {name} is {present[name]!r} in the position, not {wanted[name]!r}; leave it out.")
    return state
