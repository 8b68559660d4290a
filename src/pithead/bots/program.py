"""exec: a bot that is another program, in any language.

It is started once and asked with lines of JSON on its standard input; it answers each with one line, a move in notation:

    {"game": ..., "seat": ..., "view": ..., "choices": [{"notation": ..., "form": ...}, ...], "budget": seconds}

The view is what its seat may know. The program's standard error is passed through.
"""

import json
import shlex
import subprocess
import weakref
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLate

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import BadBot, PitheadError, UnknownBot
from pithead.core.game import AnyGame
from pithead.core.text.messages import plain
from pithead.core.text.quoting import quoted

BUDGET = 10.0  # seconds for an answer, by default
LONGEST_LINE = 10_000  # characters read of an answer
GRAMMAR = "write exec:COMMAND, or exec:time=SECONDS COMMAND"


class Program:
    """A bot that asks a program it starts itself; the program ends with the bot."""

    def __init__(self, game: AnyGame, command: str, budget: float = BUDGET) -> None:
        self.name = f"exec:{command}"
        self.game = game
        self.budget = budget
        self._words = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None
        self._reader = ThreadPoolExecutor(1, "program")

    def choose(self, seen: State, rng: Rng) -> int:
        """Return the move that the program answers; raise BadBot if it is not legal or comes too late."""
        seat = int(seen.seat)
        request = {
            "game": self.game.slug,
            "seat": seat,
            "view": plain(self.game.view(seen, seat)),
            "choices": [{"notation": choice.notation, "form": choice.form} for choice in self.game.choices(seen)],
            "budget": self.budget,
        }
        answer = self._ask(json.dumps(request, ensure_ascii=False))
        try:
            return self.game.read(seen, answer)
        except PitheadError as error:
            raise BadBot(f"the bot {self.name} answers {quoted(answer)}: {error}") from None

    def _ask(self, line: str) -> str:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = self._reader.submit(process.stdout.readline, LONGEST_LINE).result(self.budget)
        except TooLate:
            self.end()
            raise BadBot(f"the bot {self.name} gave no answer within {self.budget:g} s; make it faster or give it more time.") from None
        except (OSError, UnicodeError) as error:
            self.end()
            raise BadBot(f"the bot {self.name} cannot be asked ({error}); see what it says when it is run alone.") from None
        if not answer:
            code = process.wait()
            self.end()
            raise BadBot(f"the bot {self.name} ended with exit code {code} instead of answering; see what it says when it is run alone.")
        return answer.strip()

    def _running(self) -> "subprocess.Popen[str]":
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
                )
            except OSError as error:
                raise BadBot(f"the bot {self.name} cannot be started ({error}); correct the command.") from None
            weakref.finalize(self, _ended, self._process)
        return self._process

    def end(self) -> None:
        """End the program; the next question restarts it."""
        if self._process is not None:
            _ended(self._process)
            self._process = None
            self._reader = ThreadPoolExecutor(1, "program")


def _ended(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue  # unwritten output no longer matters


def program(game: AnyGame, settings: str) -> Program:
    """Return the bot for `exec:COMMAND`."""
    first, _, rest = settings.strip().partition(" ")
    budget, command = BUDGET, settings.strip()
    if first.startswith("time="):
        try:
            budget, command = float(first.removeprefix("time=")), rest.strip()
        except ValueError:
            budget = 0.0
        if not 0.0 < budget <= 3600.0:
            raise UnknownBot(f"exec: {first!r} is not a time limit; write a number of seconds up to 3600, such as time=5.")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownBot(f"exec: {command!r} is not a command ({error}); {GRAMMAR}.") from None
    if not words:
        raise UnknownBot(f"exec: names no command; {GRAMMAR}.")
    return Program(game, command, budget)
