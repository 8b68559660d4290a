"""Whole positions as data, written and read."""

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.grids import HEX, HEX_NAMES, column, row
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.errors import BadPosition
from pithead.core.game import Data, read_data, require_one_of, require_seat
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.box import FINAL, SIDES, DragonBox
from pithead.games.sacred_dragon.cells import read_cell, written
from pithead.games.sacred_dragon.events import held_by
from pithead.games.sacred_dragon.play import SacredDragon, start
from pithead.games.sacred_dragon.read_components import names
from pithead.games.sacred_dragon.scoring import Which, mines_made, pay_of
from pithead.games.sacred_dragon.view import PHASES, Foundation, Number

NOBODY = (-1, -1)  # start and turn before the starting player is known, as older versions wrote them
FARTHEST = 600  # how far from 0,0 a loaded mountain may reach and still grow


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A tile of the mountain, turned clockwise by `turn`."""

    tile: str
    turn: Annotated[int, msgspec.Meta(ge=0, lt=SIDES)]
    at: Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]{1,3},-?[0-9]{1,3}$")]


class Removed(msgspec.Struct, forbid_unknown_fields=True):
    """A tile out of the game, who removed it, and whether everyone saw it."""

    tile: str
    seat: Number
    open: bool = True


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """A mine that was built or extended, with its attached sides."""

    seat: Number
    mine: Which
    sides: Annotated[int, msgspec.Meta(ge=0, le=SIDES)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. Tiles not mentioned are in the pile."""

    phase: str | None = None
    start: int | None = None
    turn: int | None = None
    round: Number | None = None  # 0 in the starting round
    opened: Number = 0  # seats that have finished the starting round
    due: Number = 0  # tiles still to be drawn this turn
    played: Number = 0  # how many of the last tiles of the mountain were placed this turn
    last_round: bool = False
    stock: Number | None = None  # how many draws the pile still allows
    mountain: list[Laid] = []
    foundations: list[Foundation] = []
    hands: list[list[str]] | None = None
    shown: list[str] = []
    removed: list[Removed] = []
    tokens: list[Number] | None = None
    points: list[int] | None = None
    made: list[Made] = []  # in order, as far as the source of the points is known


def dump(state: SacredDragon) -> Data:
    """Return the whole position as plain data."""
    ids = names(state.pieces)
    position = Position(
        phase=PHASES[int(state.phase)],
        start=int(state.start) if state.start >= 0 else None,
        turn=int(state.turn) if state.turn >= 0 else None,
        round=int(state.round),
        opened=int(state.opened),
        due=int(state.due),
        played=int(state.played),
        last_round=bool(state.last_round),
        stock=int(state.stock),
        mountain=_mountain(state),
        foundations=[
            Foundation(written(int(at)), int(owner), int(stack))
            for at, owner, stack in zip(state.mines, state.owners, state.stacks, strict=True)
        ],
        hands=[held_by(state, seat) for seat in range(state.seats)],
        shown=[ids[int(tile)] for tile in state.shown],
        removed=[Removed(ids[int(tile)], int(by) // 2, bool(by % 2)) for tile, by in zip(state.removed, state.removers, strict=True)],
        tokens=[int(n) for n in state.tokens],
        points=[int(n) for n in state.points],
        made=[Made(seat, kind, sides) for seat, kind, sides in mines_made(state)],
    )
    data: Data = msgspec.to_builtins(position)
    return data


def load(box: DragonBox, seats: int, data: Data) -> SacredDragon:
    """Return a position from data; BadPosition names a faulty field."""
    position = read_data(data, Position)
    state = start(box, seats)
    _Loader(state, position).fill()
    return state


def _mountain(state: SacredDragon) -> list[Laid]:
    ids = names(state.pieces)
    return [
        Laid(ids[int(tile)], int(spot) % SIDES, written(int(spot) // SIDES)) for tile, spot in zip(state.laid, state.lying, strict=True)
    ]


class _Loader:
    """A reader that fills a new state from a position, checking each field."""

    def __init__(self, state: SacredDragon, position: Position) -> None:
        self.state = state
        self.position = position
        self.box = state.pieces
        self.ids = {name: i for i, name in enumerate(names(self.box))}
        self.used: dict[str, str] = {}

    def fill(self) -> None:
        state, position = self.state, self.position
        seats = int(state.seats)
        if position.phase is not None:
            _require(position.phase in PHASES, "phase", f"{position.phase!r} is not one of {', '.join(PHASES)}")
            state.phase = PHASES.index(position.phase)
        for name in ("start", "turn") if state.phase != phases.STARTER or (position.start, position.turn) != NOBODY else ():
            value = getattr(position, name)
            if value is not None:
                require_seat(seats, value, name)
                setattr(state, name, value)
        named = int(self.box.starter)
        _require(
            seats == 1 or named < 0 or bool(self.box.rotating) or state.start == named,
            "start",
            f"option start_player says that seat {named} begins",
        )
        self.fill_mountain()
        self.fill_tiles()
        self.fill_tokens()
        state.last_round = int(position.last_round)
        self.fill_progress()
        self.fill_spaces()
        self.check_mine()

    def tile(self, name: str, field: str) -> int:
        """Return the number of a tile, which may be used only once."""
        require_one_of(self.ids, name, field, "tile of this box")
        _require(name not in self.used, field, f"tile {name} is already at {self.used.get(name)}; a tile is in one place")
        self.used[name] = field
        return self.ids[name]

    def fill_mountain(self) -> None:
        edges: dict[int, tuple[int, int]] = {}
        laid, lying = [], []
        for i, spot in enumerate(self.position.mountain):
            field = f"mountain[{i}]"
            tile, at = self.tile(spot.tile, f"{field}.tile"), read_cell(spot.at)
            _require(max(abs(int(column(at))), abs(int(row(at)))) <= FARTHEST, f"{field}.at", f"{spot.at} is too far away")
            _require(at not in edges, f"{field}.at", f"{spot.at} holds two tiles")
            _require(
                spot.turn < self.box.periods[tile],
                f"{field}.turn",
                f"{spot.tile} looks the same turned by {spot.turn % int(self.box.periods[tile])}; write that",
            )
            for side in range(SIDES):
                neighbour = edges.get(at + int(HEX[side]))
                if neighbour:
                    edge_colours = {
                        int(self.box.edge(tile, spot.turn, side)),
                        int(self.box.edge(*neighbour, (side + 3) % SIDES)),
                        int(self.box.colours),
                    }
                    _require(
                        len(edge_colours) < 3,
                        f"{field}.turn",
                        f"the {HEX_NAMES[side]} edge of {spot.tile} does not fit its neighbour (MSD-032)",
                    )
            edges[at] = (tile, spot.turn)
            laid.append(tile)
            lying.append(at * SIDES + spot.turn)
        _require(_connected(set(edges)), "mountain", "is not one connected group (MSD-031)")
        self.state.laid, self.state.lying = vec[i64](laid), vec[i64](lying)

    def fill_tiles(self) -> None:
        state, position, seats = self.state, self.position, int(self.state.seats)
        hands = position.hands if position.hands is not None else [[] for _ in range(seats)]
        _require(len(hands) == seats, "hands", f"lists {len(hands)} hands for {seats} seats")
        slots = len(state.hands) // seats
        most = int(self.box.limit if state.phase >= phases.TURN else self.box.dealt)
        flat = [phases.EMPTY] * len(state.hands)
        for seat, hand in enumerate(hands):
            _require(len(hand) <= most, f"hands[{seat}]", f"{len(hand)} tiles are more than {most} (MSD-029)")
            tiles = sorted(self.tile(name, f"hands[{seat}]") for name in hand)
            flat[seat * slots : seat * slots + len(tiles)] = tiles
            state.sizes[seat] = len(tiles)
        state.hands = vec[i64](flat)
        for name in position.shown:
            _require(self.used.get(name, "").startswith("hands"), "shown", f"{name} is in no hand")
        state.shown = vec[i64](sorted({self.ids[name] for name in position.shown}))
        for i, removed in enumerate(position.removed):
            require_seat(seats, removed.seat, f"removed[{i}].seat")
            _require(removed.open or self.box.hidden_removal, f"removed[{i}].open", "tiles are removed openly at this table (R10)")
        state.removed = vec[i64]([self.tile(removed.tile, f"removed[{i}]") for i, removed in enumerate(position.removed)])
        state.removers = vec[i64]([removed.seat * 2 + removed.open for removed in position.removed])
        drawn = len(self.used)
        state.pile = vec[i64]([tile for name, tile in self.ids.items() if name not in self.used])
        left = len(state.pile) if seats > 1 else max(0, int(state.stock) - drawn)
        if position.stock is not None:
            _require(
                position.stock == left or (seats == 1 and state.phase >= phases.OPENING and position.stock <= len(state.pile)),
                "stock",
                f"{position.stock} is not what is left of the pile, {left}",
            )
            left = position.stock
        state.stock = left

    def fill_tokens(self) -> None:
        state, position, seats = self.state, self.position, int(self.state.seats)
        on_tiles = [0] * seats
        cells = {int(spot) // SIDES for spot in state.lying}
        founded: list[int] = []
        for i, mine in enumerate(position.foundations):
            at = read_cell(mine.at)
            _require(at in cells, f"foundations[{i}].at", f"there is no tile at {mine.at}")
            _require(at not in founded, f"foundations[{i}].at", f"{mine.at} is a foundation twice (MSD-007)")
            require_seat(seats, mine.seat, f"foundations[{i}].seat")
            founded.append(at)
            on_tiles[mine.seat] += mine.tokens
        usable = int(self.box.tokens)
        tokens = [usable - n for n in on_tiles] if position.tokens is None else position.tokens
        _require(len(tokens) == seats, "tokens", f"lists {len(tokens)} numbers for {seats} seats")
        for seat in range(seats):
            _require(
                tokens[seat] + on_tiles[seat] == usable and tokens[seat] >= 0,
                f"tokens[{seat}]",
                f"{tokens[seat]} left and {on_tiles[seat]} on tiles do not make {usable} (MSD-011)",
            )
        points = [0] * seats if position.points is None else position.points
        _require(len(points) == seats, "points", f"lists {len(points)} numbers for {seats} seats")
        _require(all(0 <= n <= 9999 for n in points), "points", "must be from 0 to 9999")
        state.tokens, state.points = vec[i64](tokens), vec[i64](points)
        state.mines = vec[i64](founded)
        state.owners = vec[i64]([mine.seat for mine in position.foundations])
        state.stacks = vec[i64]([mine.tokens for mine in position.foundations])
        self.fill_made()

    def fill_made(self) -> None:
        state, mines = self.state, self.position.made
        paid_out = [0] * int(state.seats)
        for i, mine in enumerate(mines):
            require_seat(int(state.seats), mine.seat, f"made[{i}].seat")
            paid_out[mine.seat] += pay_of(state, mine.mine, mine.sides)
        for seat, total in enumerate(paid_out):
            _require(total <= state.points[seat], "made", f"pays seat {seat} {total}, more than its points")
        state.made = vec[i64]([(mine.seat * 2 + (mine.mine == "extend")) * phases.MOST_SIDES + mine.sides for mine in mines])

    def fill_progress(self) -> None:
        """Fill phase, turn and everything about the current turn."""
        state, position, seats = self.state, self.position, int(self.state.seats)
        phase = int(state.phase)
        _require(
            phase == phases.STARTER or (state.start >= 0 and state.turn >= 0), "start", f"and turn must be given in phase {PHASES[phase]}"
        )
        sizes = [int(n) for n in state.sizes]
        if phase == phases.STARTER:
            _require(self.box.starter < 0 and seats > 1, "phase", "the starting player is fixed at this table, so chance does not name one")
            _require(not self.used, "phase", "before the starting player is known all tiles are in the pile")
            state.start = state.turn = -1
        elif phase in (phases.DEAL, phases.CENTRE):
            before = seats if phase == phases.CENTRE else (int(state.turn) - int(state.start)) % seats
            in_order = [sizes[(int(state.start) + i) % seats] for i in range(seats)]
            dealt = int(self.box.dealt)
            _require(
                all(n == dealt for n in in_order[:before]) and not any(in_order[before + 1 :]), "hands", "are not dealt in order (MSD-014)"
            )
            _require(phase == phases.CENTRE or in_order[before] < dealt, "hands", "the hand being dealt is full already")
            _require(phase == phases.DEAL or state.turn == state.start, "turn", "is the starting player's when the hands are dealt")
            _require(not position.mountain and not position.removed, "mountain", "must be empty while hands are dealt")
        elif phase == phases.OPENING:
            _require(position.opened < seats, "opened", "all seats have finished the starting round")
            _require(state.turn == (state.start + position.opened) % seats, "turn", "does not follow from start and opened")
            for i in range(seats):
                wanted = int(self.box.dealt) - (i < position.opened)
                seat = (int(state.start) + i) % seats
                _require(sizes[seat] == wanted, f"hands[{seat}]", f"must hold {wanted} tiles now")
        _require(phase < phases.OPENING or bool(position.mountain), "mountain", f"is empty in phase {PHASES[phase]}")
        _require(phase >= phases.OPENING or position.opened == 0, "opened", f"must be 0 in phase {PHASES[phase]}")
        state.opened = seats if phase >= phases.TURN else position.opened
        state.round = int(phase >= phases.TURN) if position.round is None else position.round
        _require((state.round > 0) == (phase >= phases.TURN), "round", f"cannot be {state.round} in phase {PHASES[phase]}")
        _require(phase >= phases.TURN or not position.foundations, "foundations", "there is no mine before the game proper (MSD-018)")
        _require(phase >= phases.TURN or not any(state.points), "points", "nothing is scored before the game proper (MSD-018)")
        _require(phase >= phases.TURN or not position.last_round, "last_round", "cannot be before the game proper")
        self.check_last_round()
        _require(phase >= phases.MORE or position.played == 0, "played", f"must be 0 in phase {PHASES[phase]}")
        _require(phase < phases.FINISHED or position.played == 0, "played", "must be 0 when the game is over")
        _require(
            position.played <= min(int(self.box.most), max(0, len(position.mountain) - 1)),
            "played",
            "is more than a turn allows or the mountain has",
        )
        state.played = position.played
        if phase == phases.MORE:
            _require(
                0 < position.played < self.box.most and sizes[int(state.turn)] > 0,
                "played",
                "does not leave a further tile to be asked for",
            )
        if phase == phases.MINE:
            _require(position.played > 0, "played", "no tile was played that could bear a mine")
        if phase == phases.DRAW:
            _require(0 < position.due <= 2 and state.stock > 0, "due", "must be 1 or 2, with a tile left to draw")
            _require(position.due == 1 or position.played == 0, "due", "must be 1 after tiles were played (MSD-025)")
            state.due = position.due
        else:
            _require(position.due == 0, "due", f"must be 0 in phase {PHASES[phase]}")
        if phase in (phases.MORE, phases.MINE, phases.DRAW):
            held = sizes[int(state.turn)] + max(position.played, position.due)
            _require(held <= self.box.limit, f"hands[{state.turn}]", "has too many tiles for what was played or is to be drawn (MSD-029)")
        state.seat = (
            OVER
            if phase == phases.FINISHED
            else CHANCE
            if phase in (phases.STARTER, phases.DEAL, phases.CENTRE, phases.DRAW)
            else state.turn
        )

    def check_last_round(self) -> None:
        """MSD-056 Check that it is the last round exactly if a seat ended its turn with few tokens, or the pile is used up."""
        state, position, seats, trigger = self.state, self.position, int(self.state.seats), int(self.box.trigger)
        if not phases.TURN <= state.phase < phases.FINISHED:
            return
        resting = state.phase == phases.TURN and position.played == 0
        short = [seat for seat in range(seats) if state.is_short(seat) and (seat != state.turn or resting)]
        if position.last_round:
            _require(
                bool(short) or state.stock == 0,
                "last_round",
                f"must be false: the pile is not used up, and all have more than {trigger} left (MSD-056)",
            )
            return
        if self.box.tokens > trigger:
            _require(not short, "last_round", f"must be true: seat {min(short, default=0)} has {trigger} left or less (MSD-056)")
        first = state.turn == state.start and len(position.mountain) - position.played <= 1 + seats and not position.removed
        _require(state.stock > 0 or first, "last_round", "must be true: the pile is used up (MSD-056)")

    def fill_spaces(self) -> None:
        """Derive the open spaces from the mountain."""
        state = self.state
        tiles = {int(spot) // SIDES: (int(tile), int(spot) % SIDES) for tile, spot in zip(state.laid, state.lying, strict=True)}
        order = [int(spot) // SIDES for spot in state.lying]
        this_turn = order[len(order) - int(state.played) :]
        owners = dict(zip((int(at) for at in state.mines), (int(owner) for owner in state.owners), strict=True))
        spaces = sorted({at + int(step) for at in tiles for step in HEX} - set(tiles))
        patterns, marks = [], []
        for at in spaces:
            pattern, mark = int(self.box.patterns) - 1, 0
            for side in range(SIDES):
                neighbour = at + int(HEX[side])
                if neighbour in tiles:
                    mark |= 1 << side
                    pattern = int(state.with_edge(pattern, side, self.box.edge(*tiles[neighbour], (side + 3) % SIDES)))
                if neighbour in owners:
                    mark |= 1 << (phases.NEAR + owners[neighbour])
                if neighbour in this_turn and this_turn.index(neighbour) < self.box.most - 1:
                    mark |= 1 << (phases.FRESH + this_turn.index(neighbour))
            patterns.append(pattern)
            marks.append(mark)
        state.cells, state.patterns, state.marks = vec[i64](spaces), vec[i64](patterns), vec[i64](marks)
        state.room = vec[i64]([int(state.placements(tile)) if tile >= 0 else 0 for tile in state.hands])
        if this_turn:
            around = [this_turn[-1] + int(step) for step in HEX]
            state.sides = sum(at in tiles for at in around)
            state.near = sum(1 << owner for owner in {owners[at] for at in around if at in owners})
            _require(
                _joined(this_turn, bool(self.box.joined == FINAL), state.phase == phases.MORE),
                "played",
                "the tiles of this turn are not joined (MSD-036)",
            )
        if state.phase == phases.MORE and len(this_turn) == 2:
            state.apart = int(this_turn[1] - this_turn[0] not in set(HEX))
            _require(
                not state.apart or state.spread() > 0,
                "played",
                "the two tiles of this turn lie apart and nothing can bridge them (MSD-036)",
            )

    def check_mine(self) -> None:
        state = self.state
        if state.phase == phases.MINE:
            last = int(state.lying[len(state.lying) - 1]) // SIDES
            _require(last not in set(state.mines), "foundations", "the last tile bears a mine already")
            _require(bool(state.can_build() or state.can_extend()), "phase", "no mine is possible on the last tile (MSD-038 to 051)")


def _connected(cells: set[int]) -> bool:
    if not cells:
        return True
    group = [min(cells)]
    for at in group:
        group += [at + int(step) for step in HEX if at + int(step) in cells and at + int(step) not in group]
    return len(group) == len(cells)


def _joined(this_turn: list[int], only_in_the_end: bool, going_on: bool) -> bool:
    """R4: return whether each tile touches an earlier one or, if only the end counts, whether all are one group once the turn is over."""
    if only_in_the_end:
        return going_on or _connected(set(this_turn))
    steps = set(HEX)
    return all(any(at - before in steps for before in this_turn[:i]) for i, at in enumerate(this_turn) if i)


def _require(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise BadPosition(f"{field}: {fault}; correct that field.")
