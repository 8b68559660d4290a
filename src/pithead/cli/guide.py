"""`pithead guide`: a guided first game in the terminal."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from pithead.cli.common import Language, Slug, speaking
from pithead.cli.session import Session
from pithead.core.errors import NotNow, PitheadError
from pithead.core.game import AnyGame
from pithead.core.text.words import SOURCE, shared
from pithead.games import CATALOGUE
from pithead.games import game as game_of
from pithead.server.settings import data_folder
from pithead.teaching.guide import BACK, MORE, THEN, TITLE, TURN, Lesson, guide_of, has_guide


class Bookmark(msgspec.Struct, frozen=True):
    """The place where a lesson was left: the learner's moves, and the number of the step that was shown."""

    moves: list[str] = []
    step: int = 0


def guide(slug: Slug, *, again: bool = False, language: Language = None) -> None:
    """Learn a game: play a guided first game in the terminal.

    Parameters
    ----------
    again
        Start over. Otherwise the guide continues where you left it.
    """
    with speaking(language) as spoken:
        game = game_of(slug)
        if not has_guide(game):
            having = [name for name in CATALOGUE if has_guide(game_of(name))]
            raise PitheadError.told("error-guide-none", title=game.title, games=having)
        place = Place(game, spoken, data_folder() / "guides" / f"{game.slug}.json")
        GuidedSession(place, Bookmark() if again else place.read()).run()


@dataclass(frozen=True)
class Place:
    """The file in which a lesson's place is kept."""

    game: AnyGame
    language: str
    path: Path

    def lesson(self, moves: list[str]) -> Lesson:
        """Return the lesson after these moves."""
        guide, say = guide_of(self.game), shared(self.language)
        names = [say("cli-me" if seat == guide.learner else "guide-teacher") for seat in range(guide.seats)]
        return Lesson(self.game, guide, moves, names)

    def read(self) -> Bookmark:
        """Return where the lesson was left; its beginning if it never began."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Bookmark)
        except (OSError, msgspec.MsgspecError):
            return Bookmark()

    def keep(self, bookmark: Bookmark) -> None:
        """Remember where the lesson is."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(bookmark))

    def forget(self) -> None:
        """Forget the place, because the lesson has ended."""
        self.path.unlink(missing_ok=True)


class GuidedSession(Session):
    """A lesson at this keyboard."""

    def __init__(self, place: Place, left: Bookmark) -> None:
        self.place = place
        self.lesson = place.lesson(left.moves)
        super().__init__(self.lesson.table, True, place.language or SOURCE)
        self.viewer = self.lesson.guide.learner
        self.step = left.step if left.step in self.lesson.shown() else self.lesson.shown()[0]
        self.resumed = bool(left.moves or left.step)
        self.commands |= {"back": self.back, "": self.go_on}
        self.commands.pop("undo")

    def run(self) -> None:
        """Go through the steps until the last, or until the person leaves."""
        self.screen.say(self.text("cli-guide-welcome", title=self.game.title, minutes=self.lesson.guide.minutes))
        if self.resumed:
            self.screen.say(self.text("cli-guide-resumed", game=self.game.slug))
        self.read = self.table.moves_made()
        self.screen.board(self.table.state, self.viewer)
        self.tell()
        while self.step < len(self.lesson.guide.step) - 1:
            line = self.ask("> ")
            if line is None or line.lower() in ("quit", "q", "exit"):
                return
            self.obeyed(line)
            self.place.keep(Bookmark(self.lesson.moves, self.step))
        self.place.forget()
        self.screen.say(self.text("cli-guide-first", command=self.first_game()))

    def tell(self) -> None:
        """Print the step: what to do, what the flag points at, and what to type."""
        lesson, number = self.lesson, self.step
        step, language = lesson.guide.step[number], self.screen.language
        self.screen.say("")
        heading = lesson.text(number, TITLE, language)
        self.screen.say(self.text("cli-guide-step", number=number + 1, count=len(lesson.guide.step), title=heading), "dim")
        self.screen.say(lesson.text(number, "", language), "bold")
        more = lesson.text(number, THEN if lesson.done else MORE, language)
        if more:
            self.screen.say(more + (f" ({step.rule})" if step.rule else ""))
        if step.point:
            self.screen.say(self.text("cli-guide-flag", places=[*map(self.named, step.point)]))
        if number == lesson.last and lesson.waiting is not None:
            free = step.expect == TURN
            self.screen.say(self.text("cli-guide-turn" if free else "cli-guide-type", move=lesson.expected()[0].notation))
        elif number < len(lesson.guide.step) - 1:
            self.screen.say(self.text("cli-guide-enter"))

    def named(self, part: str) -> str:
        """Return the name of a part that the flag points at; places and pieces are their own names."""
        if part.startswith("seat "):
            return self.screen.names[int(part.removeprefix("seat "))]
        return self.text("cli-guide-part", part=part)

    def go_on(self, _: str) -> None:
        """Show the next step that is to be read."""
        if self.step == self.lesson.shown()[-1]:
            raise NotNow.told("error-guide-move")
        self.step += 1
        self.tell()

    def back(self, _: str) -> None:
        """Go one step back: to the step before, or to before the last move."""
        if self.step > self.lesson.shown()[0]:
            self.step -= 1
        elif not self.lesson.moves:
            raise NotNow.told("error-guide-first")
        else:
            self.lesson = self.place.lesson(self.lesson.moves[:-1])
            self.table = self.lesson.table
            self.read = self.table.moves_made()
            self.step = self.lesson.last
            self.screen.board(self.table.state, self.viewer)
        self.tell()

    def obey(self, line: str) -> None:
        """Carry out a line: a command, or a move of the lesson."""
        word, _, rest = line.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        lesson = self.lesson
        if lesson.is_done:
            raise NotNow.told("error-guide-read")
        if not lesson.play(self.notation(line)):
            self.step = lesson.last
            self.screen.say(lesson.text(lesson.last, THEN if lesson.done else BACK, self.screen.language), "bold")
            return
        self.news()
        self.step = lesson.shown()[0]
        self.screen.board(self.table.state, self.viewer)
        self.tell()

    def help(self, _: str) -> None:
        """Print the commands, and how moves are written."""
        self.screen.say(self.text("cli-guide-help"))
        self.screen.say(self.text("cli-help-moves", usages=self.game.codec.notation.usage()))

    def first_game(self) -> str:
        """Return the command that starts a real first game."""
        first = self.lesson.guide.first_game
        options = "".join(f" --option {name}={value}" for name, value in first.options.items())
        return f"pithead play {self.game.slug} --seats me{',greedy' * (first.seats - 1)}{options}"
