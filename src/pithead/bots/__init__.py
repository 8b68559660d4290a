"""Bots: programs that play any game. One string names a bot, such as `greedy`."""

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import Any, cast

from pithead.bots import program as _program
from pithead.bots.advice import Advice, advise
from pithead.bots.greedy import Greedy
from pithead.bots.mcts import GRAMMAR, mcts, opinion_of
from pithead.bots.restricted import MARK, Chooser, Restricted
from pithead.bots.uniform import Uniform
from pithead.core import plugins
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import BadBot, BadPlugin, UnknownBot
from pithead.core.game import AnyGame
from pithead.core.players import Bot, Player, bot_move, person

Maker = Callable[[AnyGame, str], Bot]


def _uniform(game: AnyGame, settings: str) -> Bot:
    return Uniform()


def _greedy(game: AnyGame, settings: str) -> Bot:
    return Greedy(opinion_of(game, settings), settings)


BOTS: dict[str, Maker] = {"uniform": _uniform, "greedy": _greedy, "mcts": mcts, "exec": _program.program}
SETTINGS: dict[str, str] = {  # the bots that take settings -> how to write them
    "mcts": GRAMMAR,
    "greedy": "write the name of an opinion",
    "exec": _program.GRAMMAR,
}


NEAR = 0.75  # how similar a word must be to a bot's name, from 0 to 1, to be suggested
OTHERWISE = {"random": "uniform"}  # names for bots elsewhere


def names() -> tuple[str, ...]:
    """Return the names of all bots: ours, then those of other packages."""
    return (*BOTS, *(name for name in plugins.plugins(plugins.BOTS) if name not in BOTS))


def is_bot(spec: str) -> bool:
    """Return whether a string names a bot; every other name is a person's."""
    name, _, rest = spec.partition(MARK)[0].partition(":")
    return name in names() or _is_class(name, rest)


def bot(spec: str, game: AnyGame) -> Bot:
    """Return the bot that a string names, ready to play that game.

    The string is a name with settings, such as `mcts:3`; a class in some module, such as `package.module:Class`; or another program,
    `exec:COMMAND`. To each, `+without=` can be added to forbid certain moves.
    """
    whole, *barred = spec.split(MARK)
    if barred:
        return Restricted(spec, cast(Chooser, bot(whole, game)), game, barred)
    name, colon, settings = spec.partition(":")
    if name in BOTS:
        if colon and name not in SETTINGS:
            raise UnknownBot(f"the bot {name} takes no settings, but {spec!r} gives some; write {name}.")
        return BOTS[name](game, settings)
    if name in names():
        return _checked_bot(plugins.load(plugins.BOTS, name), spec, game, settings)
    if _is_class(name, settings):
        of, _, more = settings.partition(":")
        return _checked_bot(_class(name, of), spec, game, more)
    near = _near(name)
    hint = f"did you mean {near}{colon}{settings}? there" if near else "there"
    raise UnknownBot(f"there is no bot {spec!r}; {hint} are: {', '.join(names())}, and package.module:Class.")


def seated(spec: str, game: AnyGame, forced: bool = False) -> Player:
    """Return a bot for a bot's name, or a person for any other; a likely misspelling of a bot raises UnknownBot.

    With `forced`, the table answers for that person when only one answer is left.
    """
    if is_bot(spec):
        return Player(spec, bot(spec, game))
    if ":" in spec or _near(spec):
        bot(spec, game)
    return person(spec, forced)


def _near(name: str) -> str:
    """Return the bot that was probably meant, or ""."""
    word = name.casefold()
    return OTHERWISE.get(word) or next(iter(get_close_matches(word, names(), n=1, cutoff=NEAR)), "")


class WithFallback:
    """Wrap a bot so that greedy moves for it when it fails; `report` is called with the reason."""

    def __init__(self, bot: Bot, game: AnyGame, report: Callable[[str], None]) -> None:
        self.name = bot.name
        self.bot = bot
        self.game = game
        self.report = report

    def choose(self, seen: State, rng: Rng) -> int:
        """Return the bot's move, or greedy's if the bot fails."""
        try:
            return bot_move(self.bot, seen, rng)
        except BadBot as error:
            self.report(f"{error} Greedy plays this move instead.")
            return Greedy(self.game.worth).choose(seen, rng)


Relieved = WithFallback  # its former name


def _is_class(module: str, rest: str) -> bool:
    """Return whether this looks like `package.module:Class`: a dotted name, and a name that starts with a capital letter."""
    of = rest.partition(":")[0]
    return bool(of) and of.isidentifier() and of[0].isupper() and all(part.isidentifier() for part in module.split("."))


def _class(module: str, of: str) -> Any:
    try:
        return getattr(import_module(module), of)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot {module}:{of} ({error}); correct the name or install its package.") from None
    except Exception as error:
        raise BadPlugin(f"{module} cannot be imported ({type(error).__name__}: {error}); fix that module.") from error


def _checked_bot(maker: Any, spec: str, game: AnyGame, settings: str) -> Bot:
    """Return a bot from another package: call its class or function with the game and the settings."""
    try:
        player: Bot = maker(game, settings)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        raise BadPlugin(f"the bot {spec} failed to start ({fault}); it is called with the game and {settings!r}.") from error
    if not callable(getattr(player, "choose", None)):
        raise BadPlugin(f"the bot {spec} has no method `choose(seen, rng)`; add it.")
    if not hasattr(player, "name"):
        player.name = spec
    return player


__all__ = ["BOTS", "Advice", "Relieved", "WithFallback", "advise", "bot", "is_bot", "names", "seated"]
