"""A session in the terminal: it shows the table, reads what is typed, and prints what happened."""

from collections.abc import Callable
from pathlib import Path

from pithead.bots import Advice, advise
from pithead.cli.rules import rule_text
from pithead.cli.screen import Screen
from pithead.core.errors import NotNow, PitheadError
from pithead.core.game import Choice
from pithead.core.seeds import rng
from pithead.core.table import Table
from pithead.core.text.messages import plain
from pithead.core.text.quoting import cut
from pithead.core.text.words import SOURCE, MissingWords

DIGITS = 9  # of a choice's number
FEW = 14  # list at most this many choices of one kind unprompted

LEAVE = ("quit", "q", "exit")
LASTING = ("help", "score", "log", "board", "read", "rules", "save", "quit")  # commands that still make sense after the end


class Session:
    """One session of the people at this keyboard."""

    def __init__(self, table: Table, interactive: bool, language: str = SOURCE) -> None:
        self.table = table
        self.game = table.game
        self.screen = Screen(self.game, [player.name for player in table.players], language)
        self.text = self.screen.text
        self.interactive = interactive
        self.people = [seat for seat, player in enumerate(table.players) if player.bot is None]
        self.viewer: int | None = None
        self.read = 0  # log entries already shown
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "moves": self.moves,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "score": self.score,
            "log": self.log,
            "board": self.board,
            "read": self.aloud,
            "rules": self.rules,
            "save": self.save,
        }

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self.screen.say(self.text("cli-welcome", title=self.game.title, commitment=self.table.dealer.commitment[:16]))
        while not self.table.over:
            self.turn_to(int(self.table.state.seat))
            if not self.decide():
                return
        self.viewer = None
        self.news()
        self.screen.board(self.table.state, None)
        self.screen.result(self.table.state)
        self.screen.say(self.text("cli-over", seed=self.table.dealer.seed))
        self.finish()

    def turn_to(self, seat: int) -> None:
        """Show the table to the deciding player; first hide the previous player's secrets."""
        if self.viewer not in (None, seat) and self.has_secrets(seat):
            self.screen.clear()
            self.ask(self.text("cli-pass", name=self.screen.names[seat]) + " ")
        self.viewer = seat
        self.news()
        self.screen.board(self.table.state, seat)
        self.offer()

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees something that another person here does not."""
        own, other = (plain(self.game.view(self.table.state, person)) | {"viewer": None} for person in (seat, self.viewer))
        return bool(own != other)

    def news(self) -> None:
        """Print what happened since the last look."""
        entries = self.table.log(self.viewer, self.read)
        for entry in entries[-30:]:
            self.screen.say(f"  {self.screen.worded(entry.event)}", "dim")
        self.read += len(entries)

    def offer(self) -> None:
        """Print the question and the choices: a few are listed, many are counted."""
        decision = self.game.question(self.table.state)
        self.screen.say(f"{self.screen.names[decision.seat]}: {self.screen.worded(decision)}", "bold")
        choices = self.table.choices()
        kinds: dict[object, list[tuple[int, Choice]]] = {}
        for number, choice in enumerate(choices, 1):
            kinds.setdefault(choice.form["kind"], []).append((number, choice))
        for kind, group in kinds.items():
            if len(group) <= FEW:
                self.listed(group)
            else:
                first, last = group[0][0], group[-1][0]
                line = self.text("cli-many", kind=kind, count=len(group), example=group[0][1].notation)
                self.screen.say(f"  {first}-{last}  {line}")

    def listed(self, group: list[tuple[int, Choice]]) -> None:
        """Print numbered choices in words and notation."""
        for number, choice in group:
            self.screen.say(f"  {number:3}  {self.worded(choice)}  [{choice.notation}]")

    def worded(self, choice: Choice) -> str:
        """Return the log line that a choice would make."""
        return self.screen.worded(self.game.foretold(self.table.state, choice.move))

    def decide(self) -> bool:
        """Read lines until a move is made; return False when the session ends."""
        while True:
            line = self.ask("> ")
            if line is None or line.lower() in LEAVE:
                return False
            if line and self.obeyed(line):
                return True

    def obeyed(self, line: str) -> bool:
        """Carry out a line, or say why not; return True if the table changed."""
        moves = self.table.moves_made()
        try:
            self.obey(line)
        except PitheadError as error:
            self.screen.say(error.said(self.screen.language, self.screen.names), "bold red")
        except MissingWords as error:  # the author of the game has not written every sentence yet
            self.screen.say(f"{error}.", "bold red")
        return self.table.moves_made() != moves

    def obey(self, line: str) -> None:
        """Carry out a line."""
        word, _, rest = line.partition(" ")
        if self.table.over and word.lower() not in ("?", *LASTING):
            raise NotNow.from_message("cli-no-use", word=word, commands=LASTING)
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.table.play(self.notation(line))

    def notation(self, line: str) -> str:
        """Return the notation of a line: a number stands for a choice, anything else is notation, with capitals corrected."""
        choices = self.table.choices()
        if line.isascii() and line.isdigit():
            if len(line) > DIGITS or not 1 <= int(line) <= len(choices):
                raise PitheadError.from_message("cli-no-choice", number=cut(line, 20), last=len(choices))
            return choices[int(line) - 1].notation
        spelt = {choice.notation.lower(): choice.notation for choice in choices}
        return spelt.get(" ".join(line.lower().split()), line)

    def ask(self, prompt: str) -> str | None:
        """Read a line from the keyboard; return None at its end."""
        try:
            return input(prompt).strip()
        except EOFError:
            return None

    def finish(self) -> None:
        """Offer the board and the record after the end."""
        while (line := self.ask("> ")) and line.lower() not in LEAVE:
            self.obeyed(line)

    def help(self, _: str) -> None:
        """Print the commands available now, and how moves are written."""
        if self.table.over:
            self.screen.say(self.text("cli-help-looking"))
            return
        self.screen.say(self.text("cli-help-deciding"))
        self.screen.say(self.text("cli-help-looking"))
        self.screen.say(self.text("cli-help-moves", usages=self.game.codec.notation.usage()))

    def moves(self, words: str) -> None:
        """List choices."""
        wanted = words.lower().split()
        group = [
            (number, choice)
            for number, choice in enumerate(self.table.choices(), 1)
            if all(word in f"{choice.notation} {self.worded(choice)}".lower() for word in wanted)
        ]
        self.listed(group)
        if not group:
            self.screen.say(self.text("cli-no-move", words=words))

    def why(self, text: str) -> None:
        """Explain why a move is not legal."""
        if not text:
            raise PitheadError.from_message("cli-which-move", example=self.table.legal()[0])
        form = self.game.codec.notation.read(self.notation(text))
        refusals = self.game.refusals(self.table.state, form)
        for refusal in refusals:
            self.screen.say(f"{self.screen.worded(refusal)} ({refusal.rule})")
        if not refusals:
            self.screen.say(self.text("cli-legal"))

    def hint(self, _: str) -> None:
        """Suggest moves, from what this seat sees."""
        for number, advice in enumerate(advise(self.game, self.table.state, rng(self.table.dealer.commitment))):
            self.screen.say(f"  {self.screen.seen(advice.event or advice.form)}  [{advice.notation}]")
            self.screen.say("      " + self.reason(advice))
            if number > 0:
                self.screen.say("      " + self.comparison(advice))
            for follows in advice.line:
                move = f"{self.screen.seen(follows.event)}  [{follows.notation}]"
                self.screen.say("      " + self.text("cli-then", move=move), "dim")

    def reason(self, advice: Advice) -> str:
        """Return what the bot expects of a move."""
        counts = {"visits": advice.visits, "simulations": advice.simulations, "sign": "" if advice.expected < 0 else "+"}
        expected, margin = figure(advice, advice.expected), figure(advice, advice.margin)
        return self.text(f"cli-expects-{advice.measure}", expected=expected, margin=margin, **counts)

    def comparison(self, advice: Advice) -> str:
        """Return how a move compares with the first one."""
        behind, margin = figure(advice, advice.behind), figure(advice, advice.behind_margin)
        return self.text("cli-behind", measure=advice.measure, equal="yes" if advice.equal else "no", behind=behind, margin=margin)

    def undo(self, _: str) -> None:
        """Take the last move back."""
        self.screen.say(self.text("cli-undone", move=self.table.undo()))
        self.read = min(self.read, len(self.table.log(self.viewer)))

    def score(self, _: str) -> None:
        """Print the score sheet."""
        self.screen.sheet(self.table.state, self.viewer)

    def log(self, _: str) -> None:
        """Print the whole log, as this seat may know it."""
        for number, entry in enumerate(self.table.log(self.viewer), 1):
            self.screen.say(f"{number:4}  {self.screen.worded(entry.event)}")

    def board(self, _: str) -> None:
        """Draw the board and the choices again."""
        self.screen.board(self.table.state, self.viewer)
        if not self.table.over:
            self.offer()

    def aloud(self, _: str) -> None:
        """Print the board as lines to be read aloud."""
        self.screen.say(self.game.board(self.table.state, self.viewer, 0, language=self.screen.language, names=self.screen.names))

    def rules(self, id: str) -> None:
        """Print one rule."""
        if not id:
            raise PitheadError.from_message("cli-which-rule", example=next(iter(self.game.rules)))
        self.screen.say(rule_text(self.game, id, self.screen.language))

    def save(self, name: str) -> None:
        """Save the table to a file."""
        if not name:
            raise PitheadError.from_message("cli-which-file")
        try:
            Path(name).expanduser().write_text(self.table.saved().to_json(), encoding="utf-8")
        except (OSError, ValueError, RuntimeError) as error:  # a path with a NUL, or a home that does not exist
            raise PitheadError.from_message("cli-unwritable", name=name, reason=str(getattr(error, "strerror", error))) from None
        self.screen.say(self.text("cli-saved", name=name, table="over" if self.table.over else "running"))


def figure(advice: Advice, number: float) -> float:
    """Return a number of an advice as it is shown: a chance in percent, points to a tenth, less than a point to a hundredth."""
    if advice.measure == "chance":
        return round(100 * number)
    return round(number, 1 if abs(number) >= 1 else 2) + 0.0  # never -0.0
