"""A table as a PettingZoo environment: agents take turns as the rules say, and one may decide several times in a row."""

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER
from pithead.env.spec import MOST, WHOLE, Actions, EnvSpec, Episode, TableSettings, dealt_by, frombuffer, rng_of


class Aec(AECEnv):
    """A game among a number of seats. An observation is a dict: `observation`, float32 numbers that `layout` describes, and `action_mask`.
    Rewards come at the end: `game.returns(state)`. A game cut short after `max_cycles` decisions of one seat is truncated. With
    `copy=False` an observation is the engine's own memory: read-only, and valid until this environment's next one. An illegal action
    raises `pithead.Illegal` and changes nothing."""

    agent_selection: str

    def __init__(
        self,
        slug: str,
        render_mode: str | None = None,
        copy: bool = True,
        **settings: Unpack[TableSettings],
    ) -> None:
        super().__init__()
        self.env_spec = EnvSpec(slug, **settings)
        self.game = self.env_spec.game
        self.layout = self.env_spec.layout
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi", "human"], "name": f"pithead_{slug}_v0", "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.env_spec.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-MOST, MOST, (self.env_spec.numbers,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.env_spec.actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.env_spec.actions) for agent in self.possible_agents}
        self.episode = Episode(self.env_spec, copy)
        self.rng: Rng | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions; the same object every time."""
        return self.action_spaces[agent]

    @property
    def sitting(self) -> Episode:
        """The running game, by its former name."""
        return self.episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, the next one of the same stream."""
        self.rng = rng_of(seed) if seed is not None or self.rng is None else self.rng
        self.episode.begin(self.rng)
        self.agents = self.possible_agents[:]
        self.cycles = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        if self.episode.state.seat >= 0:
            self.agent_selection = self.possible_agents[int(self.episode.state.seat)]

    def step(self, action: int | None) -> None:
        """Take an action for the deciding agent."""
        rng, agent = dealt_by(self.rng), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.episode.play(-1 if action is None else int(action), rng)
        cycles = self.cycles[agent] = self.cycles[agent] + 1
        if seat == OVER:
            self._end(self.terminations)
        else:
            self.agent_selection = self.possible_agents[seat]
            if cycles >= self.env_spec.max_cycles:
                self._end(self.truncations)
        if self.render_mode == "human":
            self.render()

    def _end(self, ends: dict[str, bool]) -> None:
        returns = self.episode.returns()
        for agent in self.agents:
            ends[agent] = True
            self.rewards[agent] = returns[self.seat_of[agent]]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation; only the deciding agent has legal actions."""
        numbers, mask = self.episode.seen(self.seat_of[agent])
        return {"observation": numbers, "action_mask": mask}

    def actions(self) -> Actions:
        """Return the legal actions of the deciding agent in ascending order: the mask as a short list."""
        return frombuffer(self.episode.stepper.actions(), WHOLE)

    def render(self) -> str | None:
        """Return the board as text, as the deciding agent may see it; with "human", print it."""
        board = self.game.board(self.episode.state, self.seat_of[self.agent_selection])
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def close(self) -> None:
        """Do nothing: no resources are open."""
