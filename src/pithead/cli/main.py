"""The command line, `pithead COMMAND`. Each command has a file of its own, loaded when used."""

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnusedCliTokensError

from pithead.core.errors import BadOption, PitheadError, UnknownBot, UnknownGame
from pithead.core.text.quoting import printable

COMMANDS = {
    "games": "The catalogue: slug, title, seats, minutes, options.",
    "play": "Play at a table in the terminal, with people and bots.",
    "guide": "Learn a game: a guided first game in the terminal.",
    "rules": "The rules of a game in our words, or one of them with its ruling.",
    "components": "What is in the box and where each value comes from.",
    "simulate": "Play many tables with bots and report.",
    "compare": "Play two configurations of a game on the same deals and show what differs.",
    "report": "Write how a game plays as one page with charts.",
    "match": "Let bots play each other with seats rotated and common deals.",
    "ladder": "Let the levels of the search play each other, and rate them.",
    "fit": "Tune the opinion of bots by games that they play.",
    "order": "Show what it is worth to play first.",
    "replay": "Step through a record.",
    "verify": "Prove a record: moves by the rules, chance by the committed seed.",
    "new-game": "Write a small game of your own to begin with.",
    "bench": "Measure the engine on this machine.",
    "serve": "Serve the table in the browser.",
    "mcp": "Seat a language model at a table.",
    "words": "List what a language lacks of the texts in English.",
    "tables": "List, export, delete and prune the tables of a server.",
}
SEATED = ("play", "simulate", "compare", "report", "match")  # commands that take their bots by --seats
USAGE = (UnknownGame, UnknownBot, BadOption)
FAILED, MISUSED, INTERRUPTED = 1, 2, 130


def version() -> str:
    """Return the version, and which engine runs."""
    import pithead

    return f"pithead {pithead.__version__} ({'compiled' if pithead.COMPILED else 'interpreted'} engine)"


def app() -> App:
    """Return the commands as a cyclopts app."""
    command_line = App(name="pithead", help="A digital table and laboratory for modern board games.", version=version)
    for name, text in COMMANDS.items():
        command_line.command(f"pithead.cli.{name.replace('-', '_')}:{name.replace('-', '_')}", name=name, help=text)
    return command_line


def run(tokens: Sequence[str]) -> int:
    """Run a command; return 0 if it succeeded, 1 if it failed, 2 for bad usage."""
    _be_lenient()
    try:
        code = int(app()(_with_addresses(tokens), exit_on_error=False, print_error=False, result_action="return_value") or 0)
        print(end="", flush=True)  # output that cannot be written fails here, where the error is handled
        return code
    except CycloptsError as error:
        return _complain(_misuse(error), MISUSED)
    except USAGE as error:
        return _complain(str(error), MISUSED)
    except PitheadError as error:
        return _complain(str(error), FAILED)
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED
    except OSError as error:
        return _complain(_refusal(error), FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED


def main() -> None:
    """Run the command line."""
    sys.exit(run(sys.argv[1:]))


def _with_addresses(tokens: Sequence[str]) -> list[str]:
    """Return the tokens with an address for each bare `--ray`, which means this machine."""
    following = [*tokens[1:], "--"]
    return [word for token, after in zip(tokens, following, strict=True) for word in _ray(token, after)]


def _ray(token: str, after: str) -> list[str]:
    return [token, "local"] if token == "--ray" and after.startswith("-") else [token]


def _be_lenient() -> None:
    """Replace characters the terminal cannot encode with ?, and tolerate badly encoded input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _misuse(error: CycloptsError) -> str:
    """Return what was typed wrongly, and where help is. Leftover words are usually bots, which `--seats` takes."""
    chain = error.command_chain or ()
    said, words = " ".join(str(error).split()), " ".join(["pithead", *chain])
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        left = error.unused_tokens
        bots = f"; bots are named by --seats {','.join(left)}" if chain and chain[0] in SEATED else ""
        said = f"{words} has no use for {' '.join(left)} in that place{bots}."
    return f"{said} Try: {words} --help"


def _refusal(error: OSError) -> str:
    """Return a refusal of the system as a sentence. Without a file it was probably the output, so stop writing there."""
    if error.filename is not None:
        return f"{error.filename}: cannot be used ({error.strerror}); check the path."
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return f"the system refused to go on ({error.strerror or error}); remove the cause and try again."


def _complain(sentence: str, code: int) -> int:
    print(f"pithead: {printable(sentence)}", file=sys.stderr)
    return code


if __name__ == "__main__":
    main()
