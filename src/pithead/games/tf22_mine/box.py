"""The box as flat tables for the rules; built and checked by `read_components.py`.

A face is a card in one of its four placements: card * 4 + placement. Turning a card is an exclusive or with 3 (A), 1 (B) or 2 (C). A
set of cells is one int, bit by bit in reading order from a1.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components
from pithead.core.engine.bits import BIT
from pithead.core.engine.state import Box

PLACEMENTS: Final = 4
TURNED: Final = vec[i64]([3, 1, 2])  # by action A, B, C (TFM-075)
TURNS: Final = 3  # ways to turn a card
SIDES: Final = 4
VALUES: Final = 10  # symbols are less than this
SEATS: Final = 4
EXCHANGES: Final = 2  # TFM-031
CARGO: Final = 2  # units a loader accepts per turn or visit (TFM-132)

# Sides, as bits of a face's openings.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

# The option `symbol_variant`.
STANDARD: Final = 0
LUCK: Final = 1
STRATEGY: Final = 2

# The actions of a crew, in the order of their ints.
WALK: Final = 0
CROSS: Final = 1
COLLECT: Final = 2
STEAL: Final = 3
DELIVER: Final = 4
TUNNEL: Final = 5
TRANSPORT: Final = 6
KINDS: Final = 7
LETTER: Final = vec[i64]([3, 4, 5, 6, 8, 9, 10])  # by kind: its index among the actions A to K
PUSH: Final = 7  # action H; A, B and C are 0, 1 and 2


@final
class MineBox(Box):
    """Cards, board, border, costs and options."""

    columns: i64
    cells: i64
    colours: i64
    cards: i64
    not_last: i64  # cells with a neighbour to the east
    all_cells: i64
    opens: vec[i64]  # by face: open sides
    tints: vec[i64]  # by face: tunnel colour
    marks: vec[i64]  # by face: symbol
    changes: vec[i64]  # by face: the turns that change its look, only the first of those with the same result
    idles: vec[i64]  # by face: the turns that do not change its look
    bases: vec[i64]  # by colour: cell of its crossing
    crossings: vec[i64]  # by colour: card of its crossing
    corners: vec[i64]  # by colour: cell where its unit starts
    inner: i64  # cells of the inner ring
    ring: vec[i64]  # cells of both rings, ascending
    ring_cells: i64  # the same cells as a set
    slot_cells: vec[i64]  # by slot
    slot_sides: vec[i64]  # by slot: the side of its cell
    slots: i64
    loaders: vec[i64]  # where they start
    steps: i64  # of a loader at the start of a turn
    values: i64  # of the symbol cards of one colour, a set
    costs: vec[i64]  # by action
    ore: i64  # per turn
    markers: i64
    in_play: vec[i64]  # by number of seats: the colours of the crews, a set
    empty: vec[i64]  # by number of seats: the colour whose corner stays empty, or -1
    goals: vec[i64]  # by number of seats: markers that win
    variant: i64
    one_drifts: bool
    per_visit: bool
    chain: i64  # most fights in a chain
    rounds: i64  # most rounds; 0 for no limit
    rising: bool  # in the first round, earlier players have less ore
    quick: bool
    starter: i64  # the seat that the table's option names, or -1 for a random one
    # Where each kind of move begins. Moves of chance that lay a face are the number of that face.
    starts: i64  # + seat: chance names the starting player
    colour: i64  # + colour
    symbol: i64  # + value of a symbol card
    cell: i64  # + cell: one to exchange, or to put a unit on
    done: i64  # no exchange
    drift: i64  # + loader
    turn: i64  # + cell * 3 + way
    push: i64  # + loader * 2, + 1 if backward
    crew: i64  # + colour * stride + offset of the kind + target
    stride: i64
    offsets: vec[i64]  # by kind

    def __init__(
        self,
        components: Components,
        options: dict[str, str],
        size: vec[i64],
        opens: vec[i64],
        tints: vec[i64],
        marks: vec[i64],
        changes: vec[i64],
        idles: vec[i64],
        bases: vec[i64],
        crossings: vec[i64],
        corners: vec[i64],
        inner: vec[i64],
        ring: vec[i64],
        slot_cells: vec[i64],
        slot_sides: vec[i64],
        loaders: vec[i64],
        costs: vec[i64],
        numbers: vec[i64],
        in_play: vec[i64],
        empty: vec[i64],
        goals: vec[i64],
    ) -> None:
        super().__init__(components, options)
        self.columns = size[0]
        self.cells = size[0] * size[1]
        self.colours = len(bases)
        self.cards = len(opens) // PLACEMENTS
        self.all_cells = BIT[self.cells] - 1
        last: i64 = 0
        row: i64
        for row in range(size[1]):
            last |= BIT[row * self.columns + self.columns - 1]
        self.not_last = self.all_cells & ~last
        self.opens = opens
        self.tints = tints
        self.marks = marks
        self.changes = changes
        self.idles = idles
        self.bases = bases
        self.crossings = crossings
        self.corners = corners
        self.inner = union(inner)
        self.ring = ring
        self.ring_cells = union(ring)
        self.slot_cells = slot_cells
        self.slot_sides = slot_sides
        self.slots = len(slot_cells)
        self.loaders = loaders
        self.costs = costs
        self.steps = numbers[0]
        self.values = numbers[1]
        self.ore = numbers[2]
        self.markers = numbers[3]
        self.in_play = in_play
        self.empty = empty
        self.goals = goals
        self.variant = STANDARD
        if options["symbol_variant"] == "luck":
            self.variant = LUCK
        elif options["symbol_variant"] == "strategy":
            self.variant = STRATEGY
        self.one_drifts = options["loader_drift"] == "one"
        self.per_visit = options["delivery_limit"] == "visit"
        self.chain = int(options["fight_chain_limit"])
        self.rounds = int(options["max_rounds"])
        self.rising = options["first_round"] == "rising"
        self.quick = options["quick_setup"] == "true"
        self.starter = -1 if options["start_player"] == "random" else int(options["start_player"])
        self.starts = self.cards * PLACEMENTS
        self.colour = self.starts + SEATS
        self.symbol = self.colour + self.colours
        self.cell = self.symbol + VALUES
        self.done = self.cell + self.cells
        self.drift = self.done + 1
        self.turn = self.drift + len(loaders)
        self.push = self.turn + self.cells * TURNS
        self.crew = self.push + 2 * len(loaders)
        to_collect = 2 * self.cells
        to_tunnel = to_collect + 1 + self.colours + CARGO
        self.offsets = vec[i64](
            [
                0,
                self.cells,
                to_collect,
                to_collect + 1,
                to_collect + 1 + self.colours,
                to_tunnel,
                to_tunnel + self.cells,
            ]
        )
        self.stride = to_tunnel + 2 * self.cells

    def acting(self, crew: i64, kind: i64, target: i64) -> i64:
        """Return the move for a crew's action."""
        return self.crew + crew * self.stride + self.offsets[kind] + target


def union(cells: vec[i64]) -> i64:
    """Return the cells as a set."""
    members: i64 = 0
    for cell in cells:
        members |= BIT[cell]
    return members
