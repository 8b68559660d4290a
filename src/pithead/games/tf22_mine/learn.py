"""What learners see of the mine, and their numbers for moves.

The board is small and fixed, so that cells are planes. A cell tells what its card shows, and what each turn of the card would
show. Crews keep their colours, as bases and corners do; who leads them is counted from the seat that looks.
Loaders are known by their slots: pushing is "from slot 7, forward".
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.vecs import ordered
from pithead.core.learning import outcomes
from pithead.core.learning.observation_writer import Slate, seat_from
from pithead.games.tf22_mine.box import CARGO, EXCHANGES, SIDES, STRATEGY, TURNS, VALUES
from pithead.games.tf22_mine.state import ATTACK_CARD, ATTACKER, DEFENCE, DEFENCE_CARD, DEFENDER, FINISHED, NONE, Mine

ROUNDS: Final = 60  # where there is no limit, so many are a long game
UNLIMITED: Final = 300
LOAD: Final = 3  # units that a crew holds, as a rule at most
FIGHTS: Final = 4  # in a chain, as a rule at most


class Learned(Mine):
    """The mine as learners meet it."""

    # Actions: those of the moves from the colours on, but with slots in place of loaders.

    def action_size(self) -> i64:
        box = self.pieces
        return self.past_loaders() + box.colours * box.stride

    def past_loaders(self) -> i64:
        """Where the actions of crews begin."""
        return self.at_push() + 2 * self.pieces.slots

    def at_turn(self) -> i64:
        """Where the turns of cards begin."""
        return self.pieces.drift - self.pieces.colour + self.pieces.slots

    def at_push(self) -> i64:
        """Where the pushes begin."""
        return self.at_turn() + self.pieces.cells * TURNS

    def action_of(self, move: i64) -> i64:
        box = self.pieces
        if move >= box.crew:
            return move - box.crew + self.past_loaders()
        if move >= box.push:
            return self.at_push() + 2 * self.loaders[(move - box.push) // 2] + (move - box.push) % 2
        if move >= box.turn:
            return move - box.turn + self.at_turn()
        if move >= box.drift:
            return box.drift - box.colour + self.loaders[move - box.drift]
        return move - box.colour

    def actions(self) -> vec[i64]:
        """As `action_of` tells; most are turns of cards, and only those of loaders may be out of order."""
        box = self.pieces
        found = self.legal()
        turn = self.at_turn() - box.turn
        crew = self.past_loaders() - box.crew
        is_mixed = False
        i: i64
        for i in range(len(found)):
            move = found[i]
            if move >= box.crew:
                found[i] = move + crew
            elif box.turn <= move < box.push:
                found[i] = move + turn
            else:
                found[i] = self.action_of(move)
                is_mixed = True
        return ordered(found) if is_mixed else found

    def move_of(self, action: i64) -> i64:
        box = self.pieces
        if action >= self.past_loaders():
            return action - self.past_loaders() + box.crew
        if action >= self.at_push():
            code = action - self.at_push()
            loader = self.loader_at(code // 2)
            if loader == NONE:
                return NONE
            return box.push + 2 * loader + code % 2
        if action >= self.at_turn():
            return action - self.at_turn() + box.turn
        if action >= box.drift - box.colour:
            loader = self.loader_at(action - box.drift + box.colour)
            if loader == NONE:
                return NONE
            return box.drift + loader
        return action + box.colour

    def loader_at(self, slot: i64) -> i64:
        """The loader at a slot, or NONE."""
        i: i64
        for i in range(len(self.loaders)):
            if self.loaders[i] == slot:
                return i
        return NONE

    def chance_size(self) -> i64:
        return self.pieces.cell

    def longest(self) -> i64:
        """In a turn an action for each ore, and after it fights or units to replace. Without a limit of rounds
        environments end a game after UNLIMITED of them."""
        box = self.pieces
        rounds = box.rounds if box.rounds > 0 else UNLIMITED
        turn = 1 + box.ore * (1 + 3 * box.chain + 2 * CARGO)
        return 1 + 2 * EXCHANGES + box.colours + rounds * self.seats * turn

    def highest(self) -> i64:
        """Nobody can deliver more after the markers that win."""
        return self.pieces.goals[self.seats] + CARGO

    def returns(self) -> list[float]:
        return outcomes.returns_by_points(self)

    # What a seat sees.

    def blocks(self) -> list[tuple[str, list[int], str]]:
        box = self.pieces
        seats, colours, cells = int(self.seats), int(box.colours), int(box.cells)
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

    def observe(self, seat: i64, slate: Slate) -> None:
        box = self.pieces
        seats = self.seats
        slate.one_of(self.phase, FINISHED + 1)
        slate.one_of(seat_from(seat, self.turn, seats), seats)
        slate.one_of(seat_from(seat, self.actor, seats), seats)
        slate.one_of(seat_from(seat, self.start, seats), seats)
        slate.number(self.ore, box.ore)
        rounds = box.rounds
        if rounds == 0:
            rounds = ROUNDS
        slate.number(self.round, rounds)
        slate.number(self.exchanged, EXCHANGES)
        slate.number(self.chain, FIGHTS)
        slate.number(self.owing, CARGO)
        slate.number(self.supply, box.markers)
        slate.one_of(self.first, box.cells)
        i: i64
        for i in range(seats):
            slate.number(self.markers[(seat + i) % seats], box.goals[seats])
            slate.number(self.delivered[(seat + i) % seats], CARGO)
        for i in range(seats):
            slate.members(self.piles[(seat + i) % seats], VALUES)
        for owner in self.owners:
            slate.one_of(seat_from(seat, owner, seats), seats)
        for units in self.held:
            slate.number(units, LOAD)
        self.observe_fight(seat, slate)
        slate.one_of(seat_from(seat, self.placer, seats), seats)
        observe_card(self.drawn, slate)
        slate.members(self.occupied(), box.slots)
        for cell in self.crews:
            slate.one_of(cell, box.cells)
        self.observe_cells(slate)

    def observe_fight(self, seat: i64, slate: Slate) -> None:
        colours = self.pieces.colours
        slate.one_of(self.attacker, colours)
        slate.one_of(self.defender, colours)
        known = self.phase == DEFENCE and (self.pieces.variant != STRATEGY or self.owners[self.attacker] == seat)
        committed = slate.room(VALUES)
        if known:
            slate.mark(committed + self.committed)
        observe_card(self.fought[ATTACK_CARD], slate)
        observe_card(self.fought[DEFENCE_CARD], slate)
        slate.one_of(self.fought[ATTACKER], colours)
        slate.one_of(self.fought[DEFENDER], colours)

    def observe_cells(self, slate: Slate) -> None:
        box = self.pieces
        cells = box.cells
        slate.members(self.units, cells)
        if self.left == 0:
            slate.members(self.docks(), cells)
            slate.members(self.right(), cells)
            slate.members(self.down(), cells)
        else:
            slate.room(3 * cells)
        slate.members(self.north, cells)
        slate.members(self.east, cells)
        slate.members(self.south, cells)
        slate.members(self.west, cells)
        turned = slate.room(TURNS * SIDES * cells)
        for shown in self.tints:
            slate.members(shown, cells)
        slate.room((TURNS * box.colours + VALUES) * cells)
        slate.stamp_all(box.looks, self.lying, box.places, turned, cells)


def observe_card(value: i64, slate: Slate) -> None:
    """A symbol card; 0 where there is none."""
    at = slate.room(VALUES)
    if value > 0:
        slate.mark(at + value)
