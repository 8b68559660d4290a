"""A seat at a local table, with bots in the other seats."""

from collections.abc import Mapping, Sequence
from typing import Any

import pithead
from pithead.bots import advise
from pithead.core.data.components import Source
from pithead.core.engine.state import OVER
from pithead.core.errors import Illegal, NotNow, PitheadError, Unreadable
from pithead.core.players import person
from pithead.core.seeds import rng
from pithead.core.table import Table
from pithead.seats import loose
from pithead.seats.seat import Offered, expectation

HINTS = 3


class LocalSeat:
    """The first seat of a table in this process; all others are bots."""

    def __init__(
        self,
        slug: str,
        rivals: Sequence[str],
        options: Mapping[str, object],
        name: str,
        seed: str | None = None,
        components: Source | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = pithead.game(slug)
        self.table: Table = pithead.Table(self.game, [person(name), *rivals], options, seed, components=components, position=position)
        self.seat = 0
        self.names = [player.name for player in self.table.players]
        self._entries_sent = 0  # moves of the log already shown

    @property
    def state(self) -> Any:
        """The true state; only what this seat may know of it is shown."""
        return self.table.state

    def look(self) -> str:
        """Return the board in words, the news, and the question."""
        parts = [self.game.board(self.state, self.seat, 0, names=self.names), *self._news(), self._question()]
        return "\n".join(parts)

    def offered(self) -> list[Offered]:
        """Return the legal moves."""
        if self.state.seat != self.seat:
            return []
        return [Offered(choice.notation, choice.form, self._words(choice.move)) for choice in self.table.choices()]

    def play(self, move: str) -> str:
        """Make a move, let the bots answer, and return what happened."""
        notation = self._meant(move)
        self.table.play(notation)
        return "\n".join([*self._news(), self._question()])

    def explain(self, move: str) -> str:
        """Explain why a move is not legal."""
        if self.state.seat != self.seat:
            raise NotNow(self._question())
        refusals = self.game.explain(self.state, self._meant(move))
        return "\n".join(str(refusal) for refusal in refusals) if refusals else "This move is legal."

    def hint(self) -> str:
        """Return three moves that a bot prefers."""
        if self.state.seat != self.seat:
            raise NotNow(self._question())
        random = rng(f"hint {self.table.moves_made()}")
        advice_now = advise(self.game, self.game.guess(self.state, self.seat, random), random)[:HINTS]
        return "\n".join(
            f"{advice.words}  [{advice.notation}]: {expectation(advice.measure, advice.expected, advice.margin, advice.equal)}"
            for advice in advice_now
        )

    def sheet(self) -> str:
        """Return the score line by line."""
        lines = []
        for name, known in zip(self.names, self.game.known_sheet(self.state, self.seat), strict=True):
            lines.append(f"{name}: {sum(line.points for line in known)}")
            lines += [f"  {line.what}: {line.points} ({line.rule})" for line in known]
        return "\n".join(lines)

    def _words(self, move: int) -> str:
        return self.game.say(self.game.foretold(self.state, move), names=self.names)

    def _news(self) -> list[str]:
        entries = self.table.log(self.seat, self._entries_sent)
        self._entries_sent += len(entries)
        return [f"- {self.game.say(entry.event, names=self.names)}" for entry in entries]

    def _question(self) -> str:
        if self.state.seat == OVER:
            return f"The game is over.\n{self._result()}"
        return self.game.say(self.game.question(self.state), names=self.names, viewer=self.seat)

    def _result(self) -> str:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            return self.game.say(outcome, names=self.names)
        places = self.game.standing(self.state)
        scores = self.state.scores()
        return "\n".join(f"{place}. {self.names[seat]}, {scores[seat]} points" for place, seats in enumerate(places, 1) for seat in seats)

    def _meant(self, move: str) -> str:
        """Return the notation of the move; refuse any other text, with legal moves that look like it."""
        notations = [choice.notation for choice in self.table.choices()]
        text = loose.meant(move, notations)
        try:
            self.game.read(self.state, text)
        except Unreadable as error:
            raise PitheadError(loose.unreadable(error, move, notations)) from None
        except Illegal:
            pass  # playing it reports why
        return text
