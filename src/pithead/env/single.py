"""One seat of a table as a Gymnasium environment; bots fill the others."""

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces

from pithead.bots import bot
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER
from pithead.core.errors import BadOption, Illegal
from pithead.core.players import bot_move
from pithead.core.text.quoting import quoted
from pithead.env.spec import MOST, Actions, EnvSpec, Episode, Mask, Numbers, TableSettings, dealt_by, rng_of

ILLEGAL = -1.0  # the reward of a seat that breaks the rules


class Single(gymnasium.Env[Numbers, np.int64]):
    """A game from the point of view of one seat. `rivals` names the bot of all other seats, or one for each of them, in turn order
    from the next seat on. Observations are float32 numbers that `layout` describes; the mask is in `info["action_mask"]` and
    in `action_masks()`, the same as a short list in `actions()`. The reward comes at the end: the seat's `game.returns(state)`.
    With `copy=False` an observation is the engine's own memory: read-only, and valid until the next one.
    An illegal action loses the game at once, with a reward of -1 and `info["illegal"]`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        slug: str,
        rivals: str | Sequence[str] = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        copy: bool = True,
        **settings: Unpack[TableSettings],
    ) -> None:
        self.env_spec = EnvSpec(slug, **settings)
        self.game = self.env_spec.game
        self.layout = self.env_spec.layout
        self.render_mode = render_mode
        self.own = seat
        others = self.env_spec.seats - 1
        names = [rivals] * others if isinstance(rivals, str) else list(rivals)
        if seat not in range(self.env_spec.seats):
            raise BadOption(f"there is no seat {quoted(seat)}; the last of {self.env_spec.seats} is {others}.")
        if len(names) != others:
            raise BadOption(
                f"{len(names)} rivals are named, but {others} other seats are to be filled; name one bot, or one for each seat."
            )
        self.rivals = {(seat + 1 + i) % self.env_spec.seats: bot(name, self.game) for i, name in enumerate(names)}
        self.observation_space = spaces.Box(-MOST, MOST, (self.env_spec.numbers,), np.float32)
        self.action_space = spaces.Discrete(self.env_spec.actions)
        self.episode = Episode(self.env_spec, copy)
        self.rng: Rng | None = None
        self.cycles = 0

    @property
    def sitting(self) -> Episode:
        """The running game, by its former name."""
        return self.episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Start a new game and play until the seat decides; without a seed, the next one of the same stream."""
        super().reset(seed=seed)
        self.rng = rng_of(seed) if seed is not None or self.rng is None else self.rng
        self.cycles = 0
        self._begin(self.rng)
        while self.episode.state.seat == OVER:  # the game ended before the seat could act
            self._begin(self.rng)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Take an action; the rivals play until the seat decides again, or the game is over."""
        rng = dealt_by(self.rng)
        try:
            self.episode.play(int(action), rng)
        except Illegal:
            numbers, info = self._seen()
            return numbers, ILLEGAL, True, False, {**info, "illegal": int(action)}
        self.cycles += 1
        self._let_rivals_play(rng)
        over = bool(self.episode.state.seat == OVER)
        cut = not over and self.cycles >= self.env_spec.max_cycles
        reward = self.episode.returns()[self.own] if over else 0.0
        numbers, info = self._seen()
        return numbers, reward, over, cut, info

    def _begin(self, rng: Rng) -> None:
        self.episode.begin(rng)
        self._let_rivals_play(rng)

    def _let_rivals_play(self, rng: Rng) -> None:
        state = self.episode.state
        while state.seat >= 0 and state.seat != self.own:
            self.episode.answer(bot_move(self.rivals[int(state.seat)], state, rng, self.game), rng)

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        numbers, mask = self.episode.seen(self.own)
        return numbers, {"action_mask": mask}

    def action_masks(self) -> Mask:
        """Return 1 for each action that the seat may take now, else 0."""
        return self.episode.seen(self.own)[1]

    def actions(self) -> Actions:
        """Return the legal actions in ascending order: the mask as a short list."""
        return self.episode.actions()

    def render(self) -> str:
        """Return the board as text, as the seat may see it."""
        return self.game.board(self.episode.state, self.own)
