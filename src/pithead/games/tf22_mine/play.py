"""Setup, decisions, legal moves and their effects, in the order of the rulebook."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, nth, ones
from pithead.core.engine.state import CHANCE, OVER
from pithead.games.tf22_mine.box import (
    CARGO,
    COLLECT,
    CROSS,
    DELIVER,
    EXCHANGES,
    KINDS,
    LETTER,
    LUCK,
    PLACEMENTS,
    PUSH,
    STEAL,
    STRATEGY,
    TRANSPORT,
    TUNNEL,
    TURNED,
    TURNS,
    WALK,
    MineBox,
)
from pithead.games.tf22_mine.state import (
    ACTION,
    ATTACK,
    ATTACK_CARD,
    ATTACK_LOAD,
    ATTACKER,
    BONUS,
    COLOUR,
    DEFENCE,
    DEFENCE_CARD,
    DEFENCE_LOAD,
    DEFENDER,
    DRIFT,
    EXCHANGE,
    FIELD,
    FINISHED,
    LAYOUT,
    NONE,
    PARTNER,
    PLACE,
    STARTER,
    SYMBOL,
    Mine,
)


@final
class Tf22Mine(Mine):
    """The rules of TF22 Mine."""

    def copy(self) -> "Tf22Mine":
        new = Tf22Mine(self.seats, self.seat, self.pieces)
        new.copy_from(self)
        return new

    # Legal moves. A question that is not about an action has one small set of answers.

    def answers(self) -> i64:
        """Return the set of answers to a question that is not about an action."""
        box = self.pieces
        if self.phase == STARTER:
            return BIT[self.seats] - 1
        if self.phase == EXCHANGE:
            return box.ring_cells | BIT[box.cells]  # TFM-031, 032; the last bit is `done`
        if self.phase == PARTNER:
            return box.ring_cells ^ BIT[self.first]
        if self.phase == COLOUR:
            return self.free_colours()
        if self.phase == DRIFT:
            return self.drifters()
        if self.phase == ATTACK:
            return self.piles[self.owners[self.attacker]]
        if self.phase == DEFENCE:
            return self.piles[self.owners[self.defender]]
        if self.phase == SYMBOL:
            return self.piles[self.placer]
        if self.phase == PLACE:
            return self.wanted()
        return 0

    def first_answer(self) -> i64:
        """Return the move for the answer 0."""
        box = self.pieces
        if self.phase == STARTER:
            return box.starts
        if self.phase == COLOUR:
            return box.colour
        if self.phase == DRIFT:
            return box.drift
        if self.phase == EXCHANGE or self.phase == PARTNER or self.phase == PLACE:
            return box.cell
        return box.symbol

    def free_colours(self) -> i64:
        """TFM-033, 171, 182 Return the colours left to choose."""
        free = self.pieces.in_play[self.seats]
        colour: i64
        for colour in range(self.pieces.colours):
            if self.owners[colour] != NONE:
                free &= ~BIT[colour]
        return free

    def drifters(self) -> i64:
        """R-11, `one`: return the loaders with a free way ahead."""
        box = self.pieces
        slots: i64 = 0
        occupied = self.occupied()
        loader: i64
        step: i64
        for loader in range(len(self.loaders)):
            free = True
            for step in range(1, box.steps + 1):
                if occupied & BIT[(self.loaders[loader] + step) % box.slots] != 0:
                    free = False
            if free:
                slots |= BIT[loader]
        return slots

    # Actions: turns of cards, then pushes of loaders, then crew by crew and kind by kind.

    def affords(self, letter: i64) -> bool:
        """TFM-056 Return whether the ore left pays for an action; a free action is one that costs a single ore (TFM-105)."""
        cost = self.pieces.costs[letter]
        return cost <= self.ore if self.phase == ACTION else cost == 1

    def ways(self) -> i64:
        """Return the affordable ways to turn a card: A, B, C; any card may be turned (TFM-074)."""
        cells: i64 = 0
        way: i64
        for way in range(TURNS):
            if self.affords(way):
                cells |= BIT[way]
        return cells

    def pushes(self) -> i64:
        """TFM-120, 121 Return the pushes as a set: loader * 2 for a step forward, + 1 for one backward."""
        if not self.affords(PUSH):
            return 0
        slots = self.pieces.slots
        occupied = self.occupied()
        codes: i64 = 0
        loader: i64
        for loader in range(len(self.loaders)):
            slot = self.loaders[loader]
            if occupied & BIT[(slot + 1) % slots] == 0:
                codes |= BIT[loader * 2]
            if occupied & BIT[(slot + slots - 1) % slots] == 0:
                codes |= BIT[loader * 2 + 1]
        return codes

    def targets(self, crew: i64, kind: i64) -> i64:
        """Return the set of targets of a kind of action for a crew of the acting seat."""
        if not self.affords(LETTER[kind]):
            return 0
        cell = self.crews[crew]
        if kind == WALK:
            return self.run(cell) ^ BIT[cell]  # TFM-081
        if kind == CROSS:
            return self.linked(cell) & ~self.tint(cell)  # TFM-083
        if kind == COLLECT:
            return (self.units >> cell) & 1  # TFM-090
        if kind == STEAL:
            return self.victims(cell)
        if kind == DELIVER:
            return self.loads(crew, cell)
        if kind == TUNNEL:
            if self.held[crew] == 0:  # TFM-150, 151
                return self.tint(cell) ^ BIT[cell]
        elif self.enemies(cell) != 0:  # TFM-155
            return self.tint(cell) ^ BIT[cell]
        return 0

    def enemies(self, cell: i64) -> i64:
        """Return the crews of others on a cell."""
        crews: i64 = 0
        crew: i64
        for crew in range(len(self.crews)):
            if self.crews[crew] == cell and self.owners[crew] != self.actor:
                crews |= BIT[crew]
        return crews

    def victims(self, cell: i64) -> i64:
        """TFM-100, 101, 106, 186 Return the crews that can be attacked on a cell."""
        if self.phase == BONUS and self.chain >= self.pieces.chain:
            return 0
        crews: i64 = 0
        crew: i64
        for crew in range(len(self.crews)):
            if self.crews[crew] == cell and self.held[crew] > 0 and self.owners[crew] != self.actor:
                crews |= BIT[crew]
        return crews

    def loads(self, crew: i64, cell: i64) -> i64:
        """TFM-130 to 132 Return the set of possible deliveries, each as the number of units minus one."""
        most = min(self.held[crew], CARGO)
        if not self.pieces.per_visit:
            most = min(most, CARGO - self.delivered[self.actor])
        if most <= 0 or self.run(cell) & self.docks() == 0:
            return 0
        return BIT[most] - 1

    def count(self) -> i64:
        if self.phase == ACTION or self.phase == BONUS:
            total = self.pieces.cells * ones(self.ways()) + ones(self.pushes())
            crew: i64
            kind: i64
            for crew in range(len(self.owners)):
                if self.owners[crew] == self.actor:
                    for kind in range(KINDS):
                        total += ones(self.targets(crew, kind))
            return total
        if self.phase == LAYOUT:
            return PLACEMENTS * ones(self.left)  # TFM-021, 022
        return ones(self.answers())

    def pick(self, k: i64) -> i64:
        if self.phase == ACTION or self.phase == BONUS:
            return self.pick_action(k)
        if self.phase == LAYOUT:
            return nth(self.left, k // PLACEMENTS) * PLACEMENTS + k % PLACEMENTS
        return self.first_answer() + nth(self.answers(), k)

    def pick_action(self, k: i64) -> i64:
        """Return the k-th action."""
        box = self.pieces
        ways = self.ways()
        n = ones(ways)
        if k < box.cells * n:
            return box.turn + k // n * TURNS + nth(ways, k % n)
        k -= box.cells * n
        pushes = self.pushes()
        n = ones(pushes)
        if k < n:
            return box.push + nth(pushes, k)
        k -= n
        crew: i64
        kind: i64
        for crew in range(len(self.owners)):
            if self.owners[crew] == self.actor:
                for kind in range(KINDS):
                    targets = self.targets(crew, kind)
                    n = ones(targets)
                    if k < n:
                        return box.acting(crew, kind, nth(targets, k))
                    k -= n
        raise IndexError("there are fewer moves")

    def legal(self) -> vec[i64]:
        if self.phase == ACTION or self.phase == BONUS:
            return self.other_actions(self.card_turns())
        moves = vec[i64](capacity=PLACEMENTS)
        if self.phase == LAYOUT:
            placement: i64
            for card in listed(self.left):
                for placement in range(PLACEMENTS):
                    moves = append(moves, card * PLACEMENTS + placement)
            return moves
        return extended(moves, self.first_answer(), self.answers())

    def card_turns(self) -> vec[i64]:
        """Return every turn of a card, whether it changes anything or not (TFM-057)."""
        box = self.pieces
        ways = listed(self.ways())
        moves = vec[i64](capacity=box.cells * TURNS + 16)
        cell: i64
        for cell in range(box.cells):
            for way in ways:
                moves = append(moves, box.turn + cell * TURNS + way)
        return moves

    def other_actions(self, moves: vec[i64]) -> vec[i64]:
        """Return the moves with all actions that turn no card appended."""
        box = self.pieces
        moves = extended(moves, box.push, self.pushes())
        crew: i64
        kind: i64
        for crew in range(len(self.owners)):
            if self.owners[crew] == self.actor:
                for kind in range(KINDS):
                    moves = extended(moves, box.acting(crew, kind, 0), self.targets(crew, kind))
        return moves

    def useful(self) -> vec[i64]:
        """Return the legal moves, without turns that look the same as another one; of the turns that change nothing, keep one."""
        if self.phase != ACTION and self.phase != BONUS:
            return self.legal()
        box = self.pieces
        ways = self.ways()
        idle = self.idle_turn(ways)
        moves = vec[i64](capacity=box.cells * TURNS + 16)
        cell: i64
        for cell in range(box.cells):
            turns = box.changes[self.lying[cell]] & ways
            if idle // TURNS == cell:
                turns |= BIT[idle % TURNS]
            moves = extended(moves, box.turn + cell * TURNS, turns)
        return self.other_actions(moves)

    def idle_turn(self, ways: i64) -> i64:
        """Return cell * 3 + way of a turn that changes nothing, at the first base if possible; beyond all cells if there is none."""
        box = self.pieces
        base = box.bases[0]
        turns = box.idles[self.lying[base]] & ways
        if turns != 0:
            return base * TURNS + nth(turns, 0)
        cell: i64
        for cell in range(box.cells):
            turns = box.idles[self.lying[cell]] & ways
            if turns != 0:
                return cell * TURNS + nth(turns, 0)
        return box.cells * TURNS

    def apply(self, move: i64) -> None:
        box = self.pieces
        if move >= box.crew:
            code = move - box.crew
            self.act(code // box.stride, code % box.stride)
        elif move >= box.push:
            self.push(move - box.push)
        elif move >= box.turn:
            self.turn_card((move - box.turn) // TURNS, (move - box.turn) % TURNS)
        elif move >= box.drift:
            self.drift(move - box.drift)
        elif move == box.done:
            self.ask_colour()
        elif move >= box.cell:
            self.name_cell(move - box.cell)
        elif move >= box.symbol:
            self.play_card(move - box.symbol)
        elif move >= box.colour:
            self.choose_colour(move - box.colour)
        elif move >= box.starts:
            self.begin(move - box.starts)
        else:
            self.lay_out(move)

    # Laying out the board.

    def lay_out(self, face: i64) -> None:
        """TFM-021, 022 Put a card on the next cell of the rings."""
        box = self.pieces
        self.lay(box.ring[len(box.ring) - ones(self.left)], face)
        self.left ^= BIT[face // PLACEMENTS]
        if self.left == 0:
            if box.starter == NONE:
                self.phase = STARTER
            else:
                self.begin(box.starter)

    # Before the first turn.

    def begin(self, starter: i64) -> None:
        """TFM-030 Set the starting player."""
        self.start = starter
        self.turn = starter
        self.actor = starter
        if self.pieces.quick:  # TFM-037
            self.ask_colour()
        else:
            self.phase = EXCHANGE
            self.seat = starter

    def name_cell(self, cell: i64) -> None:
        """Use the chosen cell: for an exchange (TFM-031), or for a unit (TFM-135)."""
        if self.phase == EXCHANGE:
            self.first = cell
            self.phase = PARTNER
        elif self.phase == PARTNER:
            self.exchange(cell)
        else:
            self.place(cell)

    def exchange(self, cell: i64) -> None:
        """TFM-031, 032 Exchange two cards without turning them."""
        face = self.lying[cell]
        self.lay(cell, self.lying[self.first])
        self.lay(self.first, face)
        self.first = NONE
        self.exchanged += 1
        if self.exchanged < EXCHANGES:
            self.phase = EXCHANGE
        else:
            self.ask_colour()

    def ask_colour(self) -> None:
        """TFM-033, 182 Ask for the next colour: counter-clockwise, the starting player last; with two crews each, go round twice."""
        if self.free_colours() == 0:
            self.round = 1
            self.begin_turn()
            return
        self.phase = COLOUR
        self.seat = CHANCE if self.pieces.quick else self.chooser()

    def chooser(self) -> i64:
        """Return the seat whose colour is asked for."""
        return (self.start + (self.chosen + 1) * (self.seats - 1)) % self.seats

    def choose_colour(self, colour: i64) -> None:
        """TFM-033 to 035 Give a crew to the choosing seat and, with the first one, a set of symbol cards (TFM-183)."""
        seat = self.chooser()
        self.owners[colour] = seat
        self.piles[seat] = self.pieces.values
        self.chosen += 1
        self.ask_colour()

    # The turn.

    def begin_turn(self) -> None:
        """TFM-050, 052, 053 Begin a turn: the loaders drift, and there is new ore."""
        box = self.pieces
        self.ore = self.new_ore()
        self.actor = self.turn
        self.seat = self.turn
        seat: i64
        for seat in range(self.seats):
            self.delivered[seat] = 0
        if self.fought[ATTACK_CARD] != 0:
            self.forget_fight()
        if box.one_drifts:
            self.phase = DRIFT
            return
        loader: i64
        for loader in range(len(self.loaders)):
            self.move_loader(loader, box.steps)
        self.phase = ACTION

    def new_ore(self) -> i64:
        """TFM-053 Return the ore of a turn; R-23, `rising`: in the first round one less for each player still to come."""
        ore = self.pieces.ore
        if not self.pieces.rising or self.round > 1:
            return ore
        to_come = (self.start + self.seats - 1 - self.turn) % self.seats
        return max(1, ore - to_come)

    def drift(self, loader: i64) -> None:
        """R-11, `one`: let a loader drift."""
        self.move_loader(loader, self.pieces.steps)
        self.phase = ACTION

    def move_loader(self, loader: i64, by: i64) -> None:
        """TFM-051 Move a loader around the circle of slots; forward is clockwise."""
        self.loaders[loader] = self.slot_after(self.loaders[loader], by)

    def pay(self, letter: i64) -> None:
        """TFM-053 Pay for an action as it begins; a free action costs nothing (TFM-105)."""
        self.ore -= self.cost(letter)

    def go_on(self) -> None:
        """Continue after an action and everything that followed: back to the current turn, or on to the next (TFM-058, 108, 140)."""
        self.actor = self.turn
        self.chain = 0
        if self.ore > 0:
            self.phase = ACTION
            self.seat = self.turn
            return
        if self.is_last_turn():
            self.finish()
            return
        following = self.next_turn()
        if following == self.start:
            self.round += 1
        self.turn = following
        self.begin_turn()

    def finish(self) -> None:
        """TFM-160, 163 End the game."""
        self.phase = FINISHED
        self.seat = OVER

    # Actions.

    def turn_card(self, cell: i64, way: i64) -> None:
        """A, B, C: turn a card (TFM-070 to 077)."""
        self.pay(way)
        self.lay(cell, self.lying[cell] ^ TURNED[way])
        self.go_on()

    def push(self, code: i64) -> None:
        """H: push a loader (TFM-120)."""
        self.pay(PUSH)
        self.move_loader(code // 2, 1 if code % 2 == 0 else -1)
        self.go_on()

    def act(self, crew: i64, code: i64) -> None:
        """Carry out an action of a crew."""
        offsets = self.pieces.offsets
        kind: i64 = KINDS - 1
        while offsets[kind] > code:
            kind -= 1
        target = code - offsets[kind]
        self.pay(LETTER[kind])
        if kind == STEAL:
            self.attack(crew, target)
        elif kind == DELIVER:
            self.deliver(crew, target + 1)
        else:
            if kind == COLLECT:
                self.units ^= BIT[self.crews[crew]]
                self.held[crew] += 1
            elif kind == TRANSPORT:
                self.transport(self.crews[crew], target)
            else:  # WALK, CROSS, TUNNEL
                self.crews[crew] = target
            self.go_on()

    def transport(self, cell: i64, target: i64) -> None:
        """K: send all enemy crews on a cell to another (TFM-155 to 157)."""
        for crew in listed(self.enemies(cell)):
            self.crews[crew] = target

    # Fights.

    def attack(self, crew: i64, victim: i64) -> None:
        """G (TFM-100): begin a fight with the attacker's card, then the defender's."""
        self.chain += 1  # TFM-106
        self.attacker = crew
        self.defender = victim
        self.actor = self.turn
        self.phase = ATTACK
        self.seat = self.owners[crew] if self.pieces.variant == STRATEGY else CHANCE

    def play_card(self, value: i64) -> None:
        """Play a symbol card that was drawn or chosen (TFM-040)."""
        if self.phase == ATTACK:
            self.committed = value
            self.phase = DEFENCE
            self.seat = self.owners[self.defender] if self.pieces.variant == STRATEGY else CHANCE
        elif self.phase == DEFENCE:
            self.fight(value)
        else:
            self.drawn = value
            self.phase = PLACE
            self.seat = self.placer

    def fight(self, value: i64) -> None:
        """TFM-102 to 107 Decide the fight: card minus units held; the higher strength wins."""
        attacker = self.attacker
        defender = self.defender
        lead = (self.committed - self.held[attacker]) - (value - self.held[defender])
        self.discard(self.owners[attacker], self.committed)
        self.discard(self.owners[defender], value)
        self.fought[ATTACK_CARD] = self.committed
        self.fought[DEFENCE_CARD] = value
        self.fought[ATTACKER] = attacker
        self.fought[DEFENDER] = defender
        self.fought[FIELD] = self.crews[attacker]
        self.fought[ATTACK_LOAD] = self.held[attacker]
        self.fought[DEFENCE_LOAD] = self.held[defender]
        self.committed = 0
        self.attacker = NONE
        self.defender = NONE
        if lead < 0:  # TFM-105
            self.actor = self.owners[defender]
            self.phase = BONUS
            self.seat = self.actor
            return
        if lead > 0:  # TFM-104
            self.held[defender] -= 1
            self.held[attacker] += 1
            self.crews[attacker] = self.pieces.bases[attacker]
        self.go_on()

    def forget_fight(self) -> None:
        """Forget the fight of an earlier turn."""
        self.fought[ATTACK_CARD] = 0
        self.fought[DEFENCE_CARD] = 0
        self.fought[ATTACKER] = NONE
        self.fought[DEFENDER] = NONE
        self.fought[FIELD] = NONE
        self.fought[ATTACK_LOAD] = 0
        self.fought[DEFENCE_LOAD] = 0

    def discard(self, seat: i64, value: i64) -> None:
        """TFM-042 to 044 Discard a symbol card; discarding the last one returns them all."""
        if self.pieces.variant == LUCK:
            return
        self.piles[seat] ^= BIT[value]
        if self.piles[seat] == 0:
            self.piles[seat] = self.pieces.values

    # Delivery.

    def deliver(self, crew: i64, load: i64) -> None:
        """I (TFM-130 to 134): deliver units for markers, return the crew home, and end the game if that wins."""
        seat = self.actor
        self.held[crew] -= load
        self.delivered[seat] += load
        self.markers[seat] += load
        self.supply = max(0, self.supply - load)  # TFM-162
        self.crews[crew] = self.pieces.bases[crew]
        self.owing = load
        self.actor = self.turn
        self.chain = 0
        if self.markers[seat] >= self.pieces.goals[self.seats]:  # TFM-142, 160, 161, 187
            self.finish()
            return
        self.placer = self.right_of(seat)
        self.ask_symbol()

    def ask_symbol(self) -> None:
        """TFM-135 Ask for the symbol card that determines where the next unit goes."""
        self.phase = SYMBOL
        self.seat = self.placer if self.pieces.variant == STRATEGY else CHANCE

    def place(self, cell: i64) -> None:
        """TFM-135 Replace a unit."""
        self.units |= BIT[cell]
        self.discard(self.placer, self.drawn)
        self.drawn = 0
        self.owing -= 1
        if self.owing > 0:
            self.ask_symbol()
        else:
            self.placer = NONE
            self.go_on()


def extended(moves: vec[i64], first: i64, answers: i64) -> vec[i64]:
    """Return the moves with those of a set of answers appended."""
    while answers != 0:
        bit = answers & -answers
        moves = append(moves, first + ones(bit - 1))
        answers ^= bit
    return moves


def start(box: MineBox, seats: i64) -> Tf22Mine:
    """TFM-020 to 028 Return the table before the rings are laid."""
    in_play = box.in_play[seats]
    crews = vec[i64]([NONE] * box.colours)
    units: i64 = 0
    left: i64 = BIT[box.cards] - 1
    colour: i64
    for colour in range(box.colours):
        left ^= BIT[box.crossings[colour]]
        if in_play & BIT[colour] != 0:
            crews[colour] = box.bases[colour]  # TFM-024
        if colour != box.empty[seats]:
            units |= BIT[box.corners[colour]]  # TFM-025, 026
    zeros = vec[i64]([0] * seats)
    state = Tf22Mine(seats, CHANCE, box)
    state.phase = LAYOUT
    state.start = box.starter
    state.turn = box.starter
    state.actor = box.starter
    state.supply = box.markers
    state.left = left
    state.units = units
    state.lying = vec[i64]([NONE] * box.cells)
    state.tints = vec[i64]([0] * box.colours)
    state.crews = crews
    state.owners = vec[i64]([NONE] * box.colours)
    state.held = vec[i64]([0] * box.colours)
    state.loaders = box.loaders[:]
    state.markers = zeros
    state.delivered = zeros[:]
    state.piles = zeros[:]
    state.fought = vec[i64]([0, 0, NONE, NONE, NONE, 0, 0])
    for colour in range(box.colours):
        state.lay(box.bases[colour], box.crossings[colour] * PLACEMENTS)  # TFM-020
    return state
