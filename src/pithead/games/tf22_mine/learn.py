"""The encoding for learners: observations of the mine and numbers for moves.

The board is small and fixed, so cells are planes. A cell has the look of its card, and the look after each turn of it. Crews, bases and
corners keep their colours; their owners are counted from the observing seat. Loaders are identified by slot: a push is "from slot 7,
forward".
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.state import State
from pithead.core.engine.vecs import ordered
from pithead.core.learning import outcomes
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter, PreparedRows, seat_from
from pithead.games.tf22_mine.box import CARGO, EXCHANGES, SIDES, STRATEGY, TURNED, TURNS, VALUES, MineBox
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.state import ATTACK_CARD, ATTACKER, DEFENCE, DEFENCE_CARD, DEFENDER, FINISHED, NONE

ROUNDS: Final = 60  # a long game, to scale rounds without a limit
UNLIMITED: Final = 300
LOAD: Final = 3  # units a crew holds, rarely more
FIGHTS: Final = 4  # in a chain, rarely more


@final
class Looks:
    """The planes of every face: what each turn of it opens, the colours it would show, and its symbol."""

    rows: PreparedRows  # by face; its present colour is written elsewhere
    places: vec[i64]  # by cell: its place in a plane

    def __init__(self, box: MineBox) -> None:
        self.rows = PreparedRows()
        tints = TURNS * SIDES + box.colours
        face: i64
        way: i64
        for face in range(len(box.opens)):
            for way in range(TURNS):
                self.rows.add_members(way * SIDES, box.opens[face ^ TURNED[way]])
                self.rows.add(tints + way * box.colours + box.tints[face ^ TURNED[way]], 1, 1)
            self.rows.add(tints + TURNS * box.colours + box.marks[face], 1, 1)
            self.rows.end_row()
        self.places = vec[i64](capacity=box.cells)
        cell: i64
        for cell in range(box.cells):
            self.places = append(self.places, cell)


def looks_of(box: MineBox) -> Looks:
    """Return the planes of the faces, computed once for each box."""
    if isinstance(box.prepared, Looks):
        return box.prepared
    looks = Looks(box)
    box.prepared = looks
    return looks


@final
class Tf22MineEncoding(Encoding):
    """The observations and actions of the mine."""

    # Actions: those of moves from the colours on, but with slots in place of loaders.

    def action_size(self, state: State) -> i64:
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        return self.past_loaders(state) + box.colours * box.stride

    def past_loaders(self, state: Tf22Mine) -> i64:
        """Return where the actions of crews begin."""
        return self.at_push(state) + 2 * state.pieces.slots

    def at_turn(self, state: Tf22Mine) -> i64:
        """Return where the turns of cards begin."""
        return state.pieces.drift - state.pieces.colour + state.pieces.slots

    def at_push(self, state: Tf22Mine) -> i64:
        """Return where the pushes begin."""
        return self.at_turn(state) + state.pieces.cells * TURNS

    def action_of(self, state: State, move: i64) -> i64:
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        if move >= box.crew:
            return move - box.crew + self.past_loaders(state)
        if move >= box.push:
            return self.at_push(state) + 2 * state.loaders[(move - box.push) // 2] + (move - box.push) % 2
        if move >= box.turn:
            return move - box.turn + self.at_turn(state)
        if move >= box.drift:
            return box.drift - box.colour + state.loaders[move - box.drift]
        return move - box.colour

    def actions(self, state: State) -> vec[i64]:
        """Return the actions as `action_of` does. Most are turns of cards, and only those of loaders can be out of order."""
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        actions = state.legal()
        turn = self.at_turn(state) - box.turn
        crew = self.past_loaders(state) - box.crew
        is_mixed = False
        i: i64
        for i in range(len(actions)):
            move = actions[i]
            if move >= box.crew:
                actions[i] = move + crew
            elif box.turn <= move < box.push:
                actions[i] = move + turn
            else:
                actions[i] = self.action_of(state, move)
                is_mixed = True
        return ordered(actions) if is_mixed else actions

    def move_of(self, state: State, action: i64) -> i64:
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        if action >= self.past_loaders(state):
            return action - self.past_loaders(state) + box.crew
        if action >= self.at_push(state):
            code = action - self.at_push(state)
            loader = self.loader_at(state, code // 2)
            if loader == NONE:
                return NONE
            return box.push + 2 * loader + code % 2
        if action >= self.at_turn(state):
            return action - self.at_turn(state) + box.turn
        if action >= box.drift - box.colour:
            loader = self.loader_at(state, action - box.drift + box.colour)
            if loader == NONE:
                return NONE
            return box.drift + loader
        return action + box.colour

    def loader_at(self, state: Tf22Mine, slot: i64) -> i64:
        """Return the loader at a slot, or NONE."""
        i: i64
        for i in range(len(state.loaders)):
            if state.loaders[i] == slot:
                return i
        return NONE

    def chance_size(self, state: State) -> i64:
        assert isinstance(state, Tf22Mine)
        return state.pieces.cell

    def longest(self, state: State) -> i64:
        """Return a bound.

        A turn has an action for each ore, each followed by fights or units to replace. Without a limit of rounds, environments end a
        game after UNLIMITED of them.
        """
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        rounds = box.rounds if box.rounds > 0 else UNLIMITED
        turn = 1 + box.ore * (1 + 3 * box.chain + 2 * CARGO)
        return 1 + 2 * EXCHANGES + box.colours + rounds * state.seats * turn

    def points(self, state: State) -> tuple[int, int]:
        """Return bounds: nobody can deliver more after the winning markers."""
        assert isinstance(state, Tf22Mine)
        return 0, int(state.pieces.goals[state.seats] + CARGO)

    def returns(self, state: State) -> list[float]:
        return outcomes.returns_by_points(state)

    # Observations.

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        seats, colours, cells = int(state.seats), int(box.colours), int(box.cells)
        return [
            (
                "phase",
                [FINISHED + 1],
                "the open question: layout, starter, exchange, partner, colour, drift, action, bonus, attack, defence, symbol, place, over",
            ),
            ("turn", [seats], "whose turn it is"),
            ("actor", [seats], "who acts: the one whose turn it is, or a defender with a free action"),
            ("start", [seats], "who began"),
            (
                "numbers",
                [6],
                "ore left, rounds played (of the limit, or of 60), exchanges made, fights in this chain (of four), units to replace, "
                "markers beside the board",
            ),
            ("first", [cells], "the cell whose card is to be exchanged"),
            ("seats", [seats, 2], "markers (of those that win), units delivered this turn"),
            ("symbols", [seats, VALUES], "symbol cards not discarded, by value"),
            ("owners", [colours, seats], "who leads the crew of a colour"),
            ("held", [colours], "units that the crew holds, of three"),
            ("attacker", [colours], "the crew that attacks"),
            ("defender", [colours], "the crew that is attacked"),
            ("committed", [VALUES], "the attacker's card, where it may be known"),
            ("fought", [2, VALUES], "the cards of the last fight of this turn, the attacker's first"),
            ("fighters", [2, colours], "its crews"),
            ("placer", [seats], "who replaces units"),
            ("drawn", [VALUES], "the symbol for the next unit"),
            ("slots", [int(box.slots)], "slots with a loader"),
            ("crews", [colours, cells], "where the crew of a colour stands"),
            ("units", [cells], "there is a unit here"),
            ("docks", [cells], "a loader can be reached from here"),
            ("links", [2, cells], "linked with the neighbour to the east; to the south"),
            ("opens", [1 + TURNS, SIDES, cells], "open to the north, east, south, west: with the card as it is, then turned by A, B, C"),
            ("tints", [1 + TURNS, colours, cells], "the colour of the tunnel, in the same order"),
            ("marks", [VALUES, cells], "the symbol that the card shows"),
        ]

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, Tf22Mine)
        box = state.pieces
        seats = state.seats
        writer.one_of(state.phase, FINISHED + 1)
        writer.one_of(seat_from(seat, state.turn, seats), seats)
        writer.one_of(seat_from(seat, state.actor, seats), seats)
        writer.one_of(seat_from(seat, state.start, seats), seats)
        writer.number(state.ore, box.ore)
        rounds = box.rounds
        if rounds == 0:
            rounds = ROUNDS
        writer.number(state.round, rounds)
        writer.number(state.exchanged, EXCHANGES)
        writer.number(state.chain, FIGHTS)
        writer.number(state.owing, CARGO)
        writer.number(state.supply, box.markers)
        writer.one_of(state.first, box.cells)
        i: i64
        for i in range(seats):
            writer.number(state.markers[(seat + i) % seats], box.goals[seats])
            writer.number(state.delivered[(seat + i) % seats], CARGO)
        for i in range(seats):
            writer.members(state.piles[(seat + i) % seats], VALUES)
        for owner in state.owners:
            writer.one_of(seat_from(seat, owner, seats), seats)
        for units in state.held:
            writer.number(units, LOAD)
        self.observe_fight(state, seat, writer)
        writer.one_of(seat_from(seat, state.placer, seats), seats)
        observe_card(state.drawn, writer)
        writer.members(state.occupied(), box.slots)
        for cell in state.crews:
            writer.one_of(cell, box.cells)
        self.observe_cells(state, writer)

    def observe_fight(self, state: Tf22Mine, seat: i64, writer: ObservationWriter) -> None:
        colours = state.pieces.colours
        writer.one_of(state.attacker, colours)
        writer.one_of(state.defender, colours)
        known = state.phase == DEFENCE and (state.pieces.variant != STRATEGY or state.owners[state.attacker] == seat)
        committed = writer.room(VALUES)
        if known:
            writer.mark(committed + state.committed)
        observe_card(state.fought[ATTACK_CARD], writer)
        observe_card(state.fought[DEFENCE_CARD], writer)
        writer.one_of(state.fought[ATTACKER], colours)
        writer.one_of(state.fought[DEFENDER], colours)

    def observe_cells(self, state: Tf22Mine, writer: ObservationWriter) -> None:
        box = state.pieces
        cells = box.cells
        writer.members(state.units, cells)
        if state.left == 0:
            writer.members(state.docks(), cells)
            writer.members(state.right(), cells)
            writer.members(state.down(), cells)
        else:
            writer.room(3 * cells)
        writer.members(state.north, cells)
        writer.members(state.east, cells)
        writer.members(state.south, cells)
        writer.members(state.west, cells)
        turned = writer.room(TURNS * SIDES * cells)
        for tint in state.tints:
            writer.members(tint, cells)
        writer.room((TURNS * box.colours + VALUES) * cells)
        looks = looks_of(box)
        writer.stamp_all(looks.rows, state.lying, looks.places, turned, cells)


def observe_card(value: i64, writer: ObservationWriter) -> None:
    """Write a symbol card; all 0 if there is none."""
    at = writer.room(VALUES)
    if value > 0:
        writer.mark(at + value)
