"""The laws that every game must keep, L1 to L8, each tried on many positions of random games."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pithead.bots.uniform import Uniform
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.game import AnyGame
from pithead.core.players import Player
from pithead.core.record import final, parse_record, verify
from pithead.core.seeds import rng
from pithead.core.table import Table
from pithead.core.text.messages import plain
from pithead.testing import secrets
from pithead.testing.cases import LONGEST, Case, Endless, cases, pairs, varied_walk, viewers, walk

SHORTER = 20  # seeds tried for a shorter way to a broken law
LOOKED = 2_000  # moves after which only the end is checked
EARLY = (2, 7)  # moves after which every law is checked, because a game may be short
ONCE = 10**9  # check one position in this many, and the last of every game


class Broken(AssertionError):
    """A broken law: which one, where, and how to get there."""


@dataclass(frozen=True)
class Law:
    """A law, and the function that tries it on one position."""

    id: str
    text: str
    holds: Callable[[Case, State], None]  # raises AssertionError if it does not hold
    every: int = 1  # expensive laws check one position in this many, and the last
    first: int = 0  # of each kind of question, at least this many positions are checked
    cases: Callable[[AnyGame], list[Case]] = cases
    walk: Callable[[Case, object], Iterator[State]] = walk

    def __str__(self) -> str:
        return f"{self.id} {self.text}"

    def check(self, case: Case, seed: object = "laws", thin: int = 1) -> None:
        """Try the law on a random game; raise Broken, with the shortest way found, if it does not hold."""
        fault = self._fault(case, seed, thin)
        if fault is None:
            return
        if isinstance(fault[1], Endless):
            raise Broken(f"{self}: cannot be tried in {case}: {self._way(seed)} has not ended after {LONGEST} moves")
        for other in range(SHORTER):
            shorter = self._fault(case, other, thin, fault[0])
            if shorter is not None:
                fault, seed = shorter, other
        number, error = fault
        raise Broken(f"{self}: broken in {case} after {number} moves of {self._way(seed)}: {error}") from error

    def _way(self, seed: object) -> str:
        return f"{self.walk.__name__}(case, {seed!r})"

    def _fault(self, case: Case, seed: object, thin: int, before: int | None = None) -> tuple[int, Exception] | None:
        """Return after how many moves it breaks first, and how; any other error counts as broken too."""
        number = 0
        questions: Counter[str] = Counter()
        try:
            for number, state in enumerate(self.walk(case, seed)):
                if before is not None and number >= before:
                    return None
                if self._is_first(case, state, questions) or self._is_due(number, thin) or state.seat == OVER:
                    self.holds(case, state)
        except AssertionError as error:
            return number, error
        except Exception as error:
            return number, AssertionError(f"{type(error).__name__}: {error}").with_traceback(error.__traceback__)
        return None

    def _is_first(self, case: Case, state: State, questions: Counter[str]) -> bool:
        """Whether few positions with this question have been checked so far."""
        if self.first == 0:
            return False
        kind = case.game.question(state).kind
        questions[kind] += 1
        return questions[kind] <= self.first

    def _is_due(self, number: int, thin: int) -> bool:
        return (number < LOOKED and number % (thin * self.every) == 0) or (thin == 1 and number in EARLY)


def check(game: AnyGame, laws: Sequence[Law] | None = None, seed: object = "laws") -> None:
    """Try every law in every case; raise Broken if one does not hold."""
    for law in LAWS if laws is None else laws:
        for case in law.cases(game):
            law.check(case, seed)


# ---- one function for each promise ------------------------------------------------------------------


def moves_ascend(case: Case, state: State) -> None:
    """L1: moves ascend, without duplicates."""
    moves = [int(move) for move in state.legal()] if state.seat != OVER else []
    assert moves or state.seat == OVER, "a decision is open, but there is no move"
    assert moves == sorted(set(moves)), f"legal() is not ascending or names a move twice: {moves}"
    if moves:
        assert state.count() == len(moves), f"count() says {state.count()}, but legal() has {len(moves)}"
        assert [int(state.pick(k)) for k in range(len(moves))] == moves, "pick(k) is not the k-th of legal()"


def pieces_are_conserved(case: Case, state: State) -> None:
    """L2: every component is in exactly one place."""
    there, printed = case.game.census(state), case.game.census(case.setup())
    assert there == printed, f"more than at the setup: {there - printed}, less: {printed - there}"


def copies_are_independent(case: Case, state: State) -> None:
    """L3: copies are equal and independent."""
    twin, before = state.copy(), pickle.dumps(state)
    assert twin == state, "copy() is not equal"
    assert hash(twin) == hash(state), "equal positions have different hashes"
    assert copy.deepcopy(state) == state, "deepcopy is not equal"
    assert pickle.loads(before) == state, "pickled and read it is not equal"
    if state.seat != OVER:
        twin.apply(twin.pick(twin.count() - 1))
        assert twin != state, "a move changes nothing"
        assert pickle.loads(before) == state, "a move on the copy changes the original"


def positions_read_back(case: Case, state: State) -> None:
    """L3, L12: a dumped position loads as an equal one."""
    game, random = case.game, rng("load")
    data = game.dump(state)
    assert json.loads(json.dumps(data)) == data, "dump() is not plain data"
    loaded = game.load(data)
    assert loaded == state, "load(dump()) is another position"
    assert game.dump(loaded) == data, "dump(load()) is other data"
    for _ in range(12):
        if state.seat == OVER:
            break
        assert list(loaded.legal()) == list(state.legal()), "a loaded position plays on differently"
        move = state.pick(random.below(state.count()))
        state.apply(move)
        loaded.apply(move)
    assert loaded == state, "a loaded position plays on differently"


def notation_reads_back(case: Case, state: State) -> None:
    """L4: notation and form read back as the same move."""
    game = case.game
    choices = game.choices(state)
    for choice in choices[:: max(1, len(choices) // 40)]:
        assert game.read(state, choice.notation) == choice.move, f"{choice.notation!r} reads back to another move"
        encoded = game.codec.encode(state, json.loads(json.dumps(choice.form)))
        assert encoded == choice.move, f"the form {dict(choice.form)} encodes to {encoded}, not {choice.move}"
        assert game.codec.notation.read(choice.notation) == choice.form, f"{choice.notation!r} reads back to another form"
        assert choice.words, f"{choice.notation!r} has no words"
        assert game.write(state, choice.move) == choice.notation, f"{choice.notation!r} is written in two ways"
    assert len({choice.notation for choice in choices}) == len(choices), "two moves are written alike"


def explain_agrees(case: Case, state: State) -> None:
    """L5: `explain` refuses exactly the moves that are not legal."""
    game = case.game
    legal = {choice.notation for choice in game.choices(state)}
    forms = list(game.codec.expressible(state, rng("explain"), 80)) if state.seat != OVER else []
    texts = [game.codec.notation.write(form) for form in forms] + sorted(legal)[:: max(1, len(legal) // 20)]
    for text in texts:
        move = game.codec.encode(state, game.codec.notation.read(text))
        assert move in state.legal() or text not in legal, f"{text!r} is legal, but encode() knows no move for it"
        refusals = game.explain(state, text)
        assert (refusals == ()) == (text in legal), f"{text!r} is {'' if text in legal else 'not '}legal, but explain() says {refusals}"
        for refusal in refusals:
            assert refusal.rule in game.rules or not game.rules, f"{refusal.rule!r} is not a rule of the ledger"
            assert refusal.text, f"the refusal of {text!r} has no words"


def sheet_adds_up(case: Case, state: State) -> None:
    """L6: the sheet adds up to the scores."""
    game = case.game
    sheet = game.sheet(state)
    sums, scores = [sum(line.points for line in lines) for lines in sheet], [int(points) for points in state.scores()]
    assert sums == scores, f"the sheet adds up to {sums}, scores() says {scores}"
    for lines in sheet:
        for line in lines:
            assert line.rule in game.rules or not game.rules, f"{line.rule!r} is not a rule of the ledger"


def standing_is_whole(case: Case, state: State) -> None:
    """L6: the standing names every seat once."""
    standing = case.game.standing(state)
    assert sorted(seat for place in standing for seat in place) == list(range(state.seats)), f"the standing is {standing}"


def events_keep_secrets(case: Case, state: State) -> None:
    """L7: events show a viewer nothing that the view will not."""
    game = case.game
    if state.seat != CHANCE or state.count() < 2:
        return
    first, last = int(state.pick(0)), int(state.pick(state.count() - 1))
    one, other = game.event(state, first), game.event(state, last)
    for viewer in viewers(state):
        who = secrets.who(viewer)
        assert one.seen_by(viewer) == other.seen_by(viewer), f"whether {who} sees the outcome of chance reveals it"
        alike = game.describe(state, first, viewer) == game.describe(state, last, viewer) and one.to(viewer) == other.to(viewer)
        if not one.seen_by(viewer):
            assert alike, f"{who} does not see the outcome of chance, but its sentence names it"
        elif not alike:
            differs = secrets.view(game, secrets.after(state, first), viewer) != secrets.view(game, secrets.after(state, last), viewer)
            assert differs, (
                f"the sentence shows {who} {game.write(state, first)!r}, but the view does not: `sees` says that they may know it"
            )


def truths_look_alike(case: Case, state: State) -> None:
    """L7: two states that a viewer cannot tell apart look alike."""
    for viewer in viewers(state):
        other = case.game.guess(state, viewer, rng("other"))
        if other != state:
            assert case.game.census(other) == case.game.census(state), "a guess has other pieces"
            secrets.assert_alike(case.game, state, other, viewer, f"{viewer}")


def learners_see_alike(case: Case, state: State) -> None:
    """L7: learners see both alike, within the declared bounds."""
    game, encoding = case.game, case.game.encoding(state)
    if state.seat < 0:
        return
    actions = [int(action) for action in encoding.actions(state)]
    assert actions == sorted({int(encoding.action_of(state, move)) for move in state.legal()}), "two moves are one action"
    assert [game.action(state, game.move(state, action)) for action in actions] == actions, "an action leads to another move"
    assert 0 <= actions[0] <= actions[-1] < encoding.action_size(state), "an action is out of range"
    for seat in range(state.seats):
        numbers = [observed(game, truth, seat) for truth in (state, game.guess(state, seat, rng("observed")))]
        assert numbers[0] == numbers[1], f"what a learner observes reveals to {secrets.who(seat)} what they cannot know"


def observed(game: AnyGame, state: State, seat: int) -> bytes:
    """Return a seat's observation as bytes."""
    out = bytearray(4 * sum(block.size for block in game.layout(state)))
    game.encode(state, seat, out)
    return bytes(out)


def sure_lines_stand(case: Case, state: State) -> None:
    """L6, L7: score lines called sure hold in every possible state."""
    secrets.assert_sure(case.game, state, truths=20)


def guesses_play_on(case: Case, state: State) -> None:
    """L8: guesses keep what the seat knows, and play on."""
    if state.seat < 0:
        return
    random = rng("deep")
    guess = case.game.guess(case.game.guess(state, int(state.seat), random), int(state.seat), random)
    for _ in range(LONGEST):
        if guess.seat == OVER:
            return
        guess.apply(guess.pick(random.below(guess.count())))
    raise AssertionError(f"a guess has not ended after {LONGEST} moves")


def boards_are_drawn(case: Case, state: State) -> None:
    """The board can be drawn for everyone."""
    for viewer in viewers(state):
        for columns in (0, 80, 120):
            text = case.game.board(state, viewer, columns)
            assert text.strip(), "the board is empty"
            widest = max(map(len, text.splitlines()))
            assert columns == 0 or widest <= columns, f"the board is {widest} wide, not {columns}"
        assert json.dumps(plain(case.game.view(state, viewer)))


def records_verify(case: Case, state: State) -> None:
    """L4: a record verifies; checked once per game."""
    if state.seat != OVER:
        return
    game = case.game
    table = Table(game, [Player("uniform", Uniform())] * case.seats, case.options, "a record")
    record = parse_record(table.record().to_json(), lambda slug: game.logged_events)
    assert record == table.record(), "a record reads back to another"
    assert final(game, record) == table.state, "a record replays to another position"
    assert len(verify(game, record)) == 3, "a record does not verify"


LAWS = (
    Law("L1", "an open decision has moves, ascending and none twice", moves_ascend),
    Law("L2", "pieces are conserved", pieces_are_conserved),
    Law("L3", "a copy is equal and independent", copies_are_independent, 11),
    Law("L3", "a position written down and read plays on identically", positions_read_back, 11),
    Law("L3", "a position is read back under every pair of options", positions_read_back, 101, first=6, cases=pairs, walk=varied_walk),
    Law("L4", "notation and form read back to the same move", notation_reads_back, 11),
    Law("L4", "a table of bots is recorded, replayed and verified", records_verify, ONCE),
    Law("L5", "explain and legal agree over expressible moves", explain_agrees, 5),
    Law("L6", "the sheet adds up to the scores", sheet_adds_up, 3),
    Law("L6", "the standing names every seat once", standing_is_whole, 11),
    Law("L7", "events keep what a viewer may not know", events_keep_secrets, 3),
    Law("L7", "states that a viewer cannot tell apart look and sound alike", truths_look_alike, 29),
    Law("L7", "learners see alike what looks alike, and every move is one action", learners_see_alike, 29),
    Law("L7", "a line called sure holds in every possible state", sure_lines_stand, 29),
    Law("L8", "a guess of a guess can be played to the end", guesses_play_on, 29),
    Law("L8", "the board is drawn for every viewer in every width", boards_are_drawn, 47),
)
