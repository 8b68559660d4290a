"""The box as flat tables for the rules; built and checked by `read_components.py`."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pithead.core.data.components import Components
from pithead.core.engine.bits import BIT, lowest, ones
from pithead.core.engine.state import Box

SIDES: Final = 6
SEATS: Final = 5
MEMO: Final = 4_000_000  # the largest cache worth keeping
UNKNOWN: Final = 255  # marks an empty entry of a cache; neither a colour nor a set of rotations

# The option `joined`: when must the tiles of one turn be joined?
EACH: Final = 0
FINAL: Final = 1


@final
class DragonBox(Box):
    """Tiles, hand sizes, mine tables and options."""

    tiles: i64  # how many are in use
    spaces: i64  # more than the open spaces that a mountain of all tiles can have
    colours: i64  # those that are not wild; the number itself stands for a wild colour and for no neighbour
    edges: vec[i64]  # by tile and side: the colour
    periods: vec[i64]  # by tile: how many orientations look different
    power: vec[i64]  # by side: the weight of its digit in a pattern
    patterns: i64  # how many patterns there are
    fits: vec[u8]  # cache by pattern and tile: the rotations that fit, UNKNOWN at first; empty if it would be too large
    demands: vec[u8]  # cache by pattern and side: the required colour, UNKNOWN at first; empty if it would be too large
    dealt: i64
    limit: i64
    most: i64  # tiles played in a turn
    solo: i64
    tokens: i64
    trigger: i64
    build_tokens: vec[i64]  # by attached sides; -1 where no mine is possible
    build_points: vec[i64]
    extend_tokens: vec[i64]
    extend_points: vec[i64]
    joined: i64
    place_remaining: bool
    hidden_removal: bool
    rotating: bool
    starter: i64  # the seat that the table's option names, or -1 for a random one
    # Where each kind of move begins. A tile drawn by chance is its own number.
    starts: i64  # + seat: chance names the starting player
    supply: i64
    stop: i64
    mine: i64
    leave: i64
    remove: i64  # + tile
    place: i64  # + (tile * spaces + open space) * 6 + rotation

    def __init__(
        self,
        components: Components,
        options: dict[str, str],
        edges: vec[i64],
        colours: i64,
        hand: vec[i64],
        tokens: vec[i64],
        build: vec[i64],
        extend: vec[i64],
    ) -> None:
        super().__init__(components, options)
        self.tiles = len(edges) // SIDES
        self.spaces = 2 * self.tiles + 4
        self.colours = colours
        self.edges = edges
        self.periods = vec[i64](capacity=self.tiles)
        self.power = vec[i64](capacity=SIDES)
        weight: i64 = 1
        i: i64
        for i in range(SIDES):
            self.power = append(self.power, weight)
            weight *= colours + 1
        self.patterns = weight
        for i in range(self.tiles):
            self.periods = append(self.periods, _period(edges, i))
        self.fits = vec[u8]([UNKNOWN] * (weight * self.tiles)) if weight * self.tiles <= MEMO else vec[u8]()
        self.demands = vec[u8]([UNKNOWN] * (weight * SIDES)) if weight * SIDES <= MEMO else vec[u8]()
        self.dealt = hand[0]
        self.limit = hand[1]
        self.most = hand[2]
        self.solo = int(options["solo_tiles"])
        self.tokens = tokens[0]
        self.trigger = tokens[1]
        self.build_tokens = build[: SIDES + 1]
        self.build_points = build[SIDES + 1 :]
        self.extend_tokens = extend[: SIDES + 1]
        self.extend_points = extend[SIDES + 1 :]
        self.joined = FINAL if options["joined"] == "final" else EACH
        self.place_remaining = options["short_tokens"] == "place_remaining"
        self.hidden_removal = options["removed_tiles"] == "hidden"
        self.rotating = options["round_start"] == "rotate"
        self.starter = -1 if options["start_player"] == "random" else int(options["start_player"])
        self.starts = self.tiles
        self.supply = self.starts + SEATS
        self.stop = self.supply + 1
        self.mine = self.stop + 1
        self.leave = self.mine + 1
        self.remove = self.leave + 1
        self.place = self.remove + self.tiles

    def edge(self, tile: i64, rotation: i64, side: i64) -> i64:
        """Return the colour that a tile turned clockwise by `rotation` shows towards a side."""
        return self.edges[tile * SIDES + (side - rotation + SIDES) % SIDES]

    def learn_demand(self, pattern: i64, side: i64) -> i64:
        """Return and cache the colour that a pattern requires on a side, `colours` for none; look in `demands` first."""
        colour = pattern // self.power[side] % (self.colours + 1)
        if len(self.demands) != 0:
            self.demands[pattern * SIDES + side] = u8(colour)
        return colour

    def fit(self, tile: i64, pattern: i64) -> i64:
        """Return the set of rotations in which a tile fits a pattern (MSD-030, 032, 033)."""
        if len(self.fits) != 0:
            known = self.fits[pattern * self.tiles + tile]
            if known != UNKNOWN:
                return i64(known)
        return self.learn_fit(tile, pattern)

    def learn_fit(self, tile: i64, pattern: i64) -> i64:
        """Compute and cache what `fit` returns."""
        fit = self.rotations(tile, pattern)
        if len(self.fits) != 0:
            self.fits[pattern * self.tiles + tile] = u8(fit)
        return fit

    def rotations(self, tile: i64, pattern: i64) -> i64:
        """Compute what `fit` returns, side by side."""
        turns: i64 = 0
        base = self.colours + 1
        rotation: i64
        side: i64
        for rotation in range(self.periods[tile]):
            rest = pattern
            fits = True
            for side in range(SIDES):
                wanted = rest % base
                rest //= base
                if wanted != self.colours:
                    colour = self.edge(tile, rotation, side)
                    if colour != wanted and colour != self.colours:
                        fits = False
            if fits:
                turns |= BIT[rotation]
        return turns


def _period(edges: vec[i64], tile: i64) -> i64:
    period: i64 = 1
    while True:
        same = True
        side: i64
        for side in range(SIDES):
            if edges[tile * SIDES + side] != edges[tile * SIDES + (side + period) % SIDES]:
                same = False
        if same:
            return period
        period += 1


def _small_counts() -> vec[i64]:
    counts = vec[i64](capacity=64)
    i: i64
    for i in range(64):
        counts = append(counts, ones(i))
    return counts


def _small_lowest() -> vec[i64]:
    table = vec[i64]([0])
    i: i64
    for i in range(1, 64):
        table = append(table, lowest(i))
    return table


COUNT: Final = _small_counts()  # members of a set of rotations or sides
LOWEST: Final = _small_lowest()  # the smallest of them
