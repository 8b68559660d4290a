"""The games for OpenSpiel: importing this module registers `python_pithead_<slug>` for every game.

Parameters: `players`; `options` as text, such as "joined:final;expansion:solid"; `components` and `position`, each the path of a
file, or the data itself as `packed` writes it, because OpenSpiel stores parameters as text. A position has its own options. Chance
is explicit: its outcomes are the engine's own moves, all equally likely. The strings of information states and of observations
both hold what a seat may know now, not how the game got there. A game that its rules do not bound ends after `max_game_length`
decisions, by the points at that moment.
"""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.errors import BadOption
from pithead.core.game import AnyGame
from pithead.core.seeds import rng
from pithead.core.table import begun
from pithead.core.text.quoting import quoted
from pithead.games import game as game_of
from pithead.games import games

PREFIX = "python_pithead_"
OPEN = ("dunaia",)  # games that hide nothing, though their positions have their own `guess`
DATA = "data:"  # the prefix of a parameter that holds data


def game_type(game: AnyGame, players: int) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know about a game before loading it."""
    alone = game.team or players == 1
    hides = game.slug not in OPEN and type(game.setup(players)).guess is not State.guess
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=f"{game.title} (pithead)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION if hides else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.seats[0]), "options": "", "components": "", "position": ""},
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players, options and components. Every game has a subclass that knows its slug."""

    slug = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.game = game_of(self.slug)
        parameters = dict(params or {})
        position = read_position(str(parameters.get("position", "")))
        usual = max(2, self.game.seats[0]) if position is None else position.get("seats", 0)
        players = int(parameters.get("players", usual))
        options, components = read_options(str(parameters.get("options", ""))), str(parameters.get("components", ""))
        self.start: State = begun(self.game, players, options, unpacked(components) or components or None, position)
        self.layout = self.game.layout(self.start)
        self.encoding = self.game.encoding(self.start)
        self.longest = int(self.encoding.longest(self.start))
        kind = game_type(self.game, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.action_size(self.start)),
            max_chance_outcomes=int(self.encoding.chance_size(self.start)),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self, *_: Any) -> "SpielState":
        """Return the table before chance has acted."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return the observer that fills tensors and strings with what a seat sees."""
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A position, and the number of decisions that led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.slug = game.slug
        self.longest = game.longest
        self.encoding = game.encoding
        self.state: State = game.start.copy()
        self.decisions = 0

    @property
    def game(self) -> AnyGame:
        """The game, looked up by its slug, because everything a state holds is copied with it."""
        return game_of(self.slug)

    def current_player(self) -> Any:
        """Return who decides."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.state.seat == CHANCE else int(self.state.seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.seat == OVER) or self.decisions >= self.longest

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.encoding.actions(self.state)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, all equally likely."""
        moves = self.state.legal()
        return [(int(move), 1 / len(moves)) for move in moves]

    def _apply_action(self, action: int) -> None:
        if self.state.seat == CHANCE:
            self.state.apply(action)
        else:
            self.decisions += 1
            self.state.apply(self.encoding.move_of(self.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.write(self.state, action if player == pyspiel.PlayerId.CHANCE else int(self.encoding.move_of(self.state, action)))

    def returns(self) -> list[float]:
        """Return each player's result."""
        if self.is_terminal() and self.state.seat != OVER:
            return cut_short(self.game, self.state)
        return self.encoding.returns(self.state)

    def rewards(self) -> list[float]:
        """Return the same as `returns`: rewards come at the end."""
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything a player may know."""
        return self.game.information(self.state, int(self.state.seat) if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a position that the player could be looking at, drawn uniformly from what the player can know; the sampler returns numbers
        from 0 to 1."""
        drawn: SpielState = self.clone()
        drawn.state = self.state.guess(player, rng(str(sampler())))
        return drawn

    def observation_string(self, player: int | None = None) -> str:
        """Return everything a player may know."""
        return self.information_state_string(player)

    def __str__(self) -> str:
        return json.dumps(self.game.dump(self.state))


class SpielObserver:
    """An observer that fills tensors, in the order of `game.layout`, and strings."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(game.layout[-1].offset + game.layout[-1].size, np.float32)
        self.dict = {block.name: self.tensor[block.offset : block.offset + block.size].reshape(block.shape) for block in game.layout}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        state.game.encode(state.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return everything a player may know."""
        return state.information_state_string(player)


def cut_short(game: AnyGame, state: State) -> list[float]:
    """Return each seat's result in a game that was cut short: by the points at that moment; nothing for a team."""
    if game.team or state.seats == 1:
        return [0.0] * int(state.seats)
    points = [int(n) for n in state.scores()]
    better = [sum(other > own for other in points) - sum(other < own for other in points) for own in points]
    return [-lead / (len(points) - 1) for lead in better]


def read_options(text: str) -> dict[str, str]:
    """Read options from text such as "joined:final;expansion:solid"."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise BadOption(f"the option {quoted(name)} has no value; write name:value, several of them with semicolons between.")
    return {name.strip(): value.strip() for name, _, value in pairs}


def packed(data: Mapping[str, Any]) -> str:
    """Return components or a position as a word that fits into a parameter."""
    return DATA + urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode().rstrip("=")


def unpacked(text: str) -> dict[str, Any] | None:
    """Return the data in such a word; None if it holds none."""
    if not text.startswith(DATA):
        return None
    try:
        word = text.removeprefix(DATA)
        data = json.loads(zlib.decompress(urlsafe_b64decode(word + "=" * (-len(word) % 4))))
    except (ValueError, zlib.error):
        raise BadOption(f"{quoted(text)} is not data; write it with `pithead.env.spiel.packed`.") from None
    return dict(data)


def read_position(text: str) -> dict[str, Any] | None:
    """Return the position in a file or a word; None if there is none."""
    if not text:
        return None
    try:
        return unpacked(text) or dict(json.loads(Path(text).read_bytes()))
    except (OSError, ValueError, TypeError) as error:
        raise BadOption(f"{quoted(text)} holds no position ({error}); write one as `game.dump` makes it.") from None


def register() -> None:
    """Register every game that can be loaded and is not known yet, including those of other packages."""
    for game in games():
        if PREFIX + game.slug not in pyspiel.registered_names():
            kind = game_type(game, max(2, game.seats[0]))
            pyspiel.register_game(kind, type(f"Spiel_{game.slug}", (SpielGame,), {"slug": game.slug, "__doc__": SpielGame.__doc__}))


register()
