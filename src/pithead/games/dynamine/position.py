"""Whole positions as data, written and read with every field checked."""

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.state import OVER
from pithead.core.errors import BadPosition
from pithead.core.game import Data, read_data, require_one_of, require_seat
from pithead.games.dynamine import box
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.box import DynamineBox
from pithead.games.dynamine.plain import ENTRANCE, Mine, clashes, linked_to_entrance, members, mine_of, read_cell, written
from pithead.games.dynamine.play import Dynamine, start
from pithead.games.dynamine.play.mines import put
from pithead.games.dynamine.read_components import card_data, card_names, face_names, pile_names, tile_data, tile_names, token_names
from pithead.games.dynamine.view import PHASES

Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]
At = Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]{1,3},-?[0-9]{1,3}$")]

SETUP = (phases.TOPS, phases.DEAL, phases.ROW, phases.STARTER)
BEFORE_MAIN = (phases.NAME, phases.ROLL, phases.AGAIN, phases.REROLLED)
IN_MAIN = (phases.MAIN, phases.TURN_UP, phases.REFILL, phases.SECOND, phases.TILE_MOVE)


class Lying(msgspec.Struct, forbid_unknown_fields=True):
    """A tunnel tile of a mine; the entrance needs no mention."""

    tile: str
    at: At


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """A pile of the market: its open tile, and the number of covered ones."""

    open: str | None
    covered: Number | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position.

    After the setup, missing fields are filled in the order of the component file: piles show the first of their tiles that is not
    elsewhere, missions and open cards are the first free ones, seat 0 began, and the round token is the first one not yet turned up.
    """

    phase: str | None = None
    start: int | None = None
    turn: int | None = None
    done: Number = 0  # turns finished this round
    earlier_tokens: list[str] = []  # round tokens of earlier rounds
    token: str | None = None
    guessed: int | None = None
    roll: str | None = None  # the last face rolled this turn
    points: Number = 0
    moves: Number = 0  # credits of this turn
    cards: Number = 0
    either: Number = 0
    fresh: Number = 0  # +1 tokens gained this turn
    pending: str | None = None  # the pile whose next tile will be turned up
    move_due: bool = False  # the move of a Move tile follows
    market: dict[str, Pile] = {}
    mines: list[list[Lying]] | None = None
    missions: list[str | None] | None = None
    held: list[list[str]] | None = None
    open_cards: list[str] | None = None
    used_cards: list[str] = []
    plus_tokens: list[Number] | None = None


def dump(state: Dynamine) -> Data:
    """Return the whole position as plain data."""
    box = state.pieces
    cards, tiles, tokens = card_names(box), tile_names(box), token_names(box)
    turned_up = [token for token in range(int(box.tokens)) if token not in members(state.tokens)]
    position = Position(
        phase=PHASES[int(state.phase)],
        start=int(state.start) if state.start >= 0 else None,
        turn=int(state.turn),
        done=int(state.done),
        earlier_tokens=[tokens[token] for token in turned_up if token != state.token],
        token=tokens[int(state.token)] if state.token >= 0 else None,
        guessed=int(state.named) if state.named >= 0 else None,
        roll=face_names(box)[int(state.face)] if state.face >= 0 else None,
        points=int(state.points),
        moves=int(state.moves),
        cards=int(state.takes),
        either=int(state.either),
        fresh=int(state.fresh),
        pending=pile_names(box)[int(state.pending)] if state.pending >= 0 else None,
        move_due=bool(state.due),
        market={
            name: Pile(tiles[int(top)] if top >= 0 else None, int(under))
            for name, top, under in zip(pile_names(box), state.tops, state.under, strict=True)
        },
        mines=[
            [Lying(tile["id"], written(cell)) for cell, tile in mine_of(state, seat).items() if cell != ENTRANCE]
            for seat in range(state.seats)
        ],
        missions=[cards[int(card)] if card >= 0 else None for card in state.dealt],
        held=[[cards[card] for card in members(held)] for held in state.held],
        open_cards=[cards[card] for card in members(state.row)],
        used_cards=[cards[card] for card in members(state.gone)],
        plus_tokens=[int(owned) for owned in state.plus],
    )
    data: Data = msgspec.to_builtins(position)
    return data


def load(box: DynamineBox, seats: int, data: Data) -> Dynamine:
    """Return a position from data; BadPosition names a faulty field."""
    position = read_data(data, Position)
    state = start(box, seats)
    _Loader(state, position).fill()
    return state


class _Loader:
    """A reader that fills a new state from a position, checking each field."""

    def __init__(self, state: Dynamine, position: Position) -> None:
        self.state = state
        self.position = position
        self.box = state.pieces
        self.seats = int(state.seats)
        self.phase = phases.TOPS
        self.tiles = {name: i for i, name in enumerate(tile_names(self.box)[:-1])}
        self.where: dict[str, str] = {}  # tiles and cards already used -> their field

    def fill(self) -> None:
        """Fill the state; each step relies on those before it."""
        position = self.position
        if position.phase is not None:
            _require(position.phase in PHASES, "phase", f"{position.phase!r} is not one of {', '.join(PHASES)}")
            self.phase = PHASES.index(position.phase)
        self.fill_tokens()
        self.fill_turn()
        self.fill_mines()
        self.fill_pending()
        self.fill_market()
        self.fill_missions()
        self.fill_cards()
        self.fill_credits()
        self.open_question()

    def once(self, name: str, known: dict[str, int], field: str, what: str) -> int:
        """Return the number of a tile or card, which may be used only once."""
        require_one_of(known, name, field, f"{what} of this box")
        _require(name not in self.where, field, f"{name} is already at {self.where.get(name)}; a {what} is in one place")
        self.where[name] = field
        return known[name]

    def fill_tokens(self) -> None:
        """Fill the round tokens: earlier ones, the present one, and those to come."""
        position, state = self.position, self.state
        known = {name: i for i, name in enumerate(token_names(self.box))}
        left = list(known)
        for name in position.earlier_tokens:
            require_one_of(known, name, "earlier_tokens", "round token of this box")
            _require(name in left, "earlier_tokens", f"names {name} twice")
            left.remove(name)
        in_round = self.phase in BEFORE_MAIN or self.phase in IN_MAIN
        if in_round:
            _require(bool(left), "earlier_tokens", "leaves no token for this round")
            name = left[0] if position.token is None else position.token
            require_one_of(known, name, "token", "round token of this box")
            _require(name in left, "token", f"{name} was turned up earlier")
            left.remove(name)
            state.token = known[name]
        else:
            _require(position.token is None, "token", f"must be left out in phase {PHASES[self.phase]}")
        state.tokens = sum(1 << known[name] for name in left)
        _require(self.phase not in SETUP or len(left) == len(known), "earlier_tokens", "must be empty during setup")
        _require(self.phase != phases.ROUND or state.rounds_left() > 0, "earlier_tokens", "leaves no token to turn up")
        _require(state.rounds_left() >= 0, "earlier_tokens", f"are those of more than {state.round_limit()} rounds (DYN-120)")
        is_over = self.phase == phases.FINISHED
        _require(not is_over or state.rounds_left() == 0, "earlier_tokens", "must name all round tokens when the game is over (DYN-120)")
        self.check_action()

    def check_action(self) -> None:
        """Check that guess and reroll are asked only in rounds of their tokens."""
        wanted = {phases.NAME: box.GUESS, phases.AGAIN: box.REROLL, phases.REROLLED: box.REROLL}.get(self.phase)
        if wanted is not None:
            action = int(self.box.token_action[self.state.token])
            _require(action == wanted, "token", f"this round token does not lead to phase {PHASES[self.phase]}")

    def fill_turn(self) -> None:
        """DYN-021, R3 Fill the starting player, and the turn that follows from it."""
        position, state = self.position, self.state
        if self.phase in SETUP:
            _require(position.start is None, "start", "is not known during setup")
            _require(position.done == 0, "done", "must be 0 during setup")
            return
        first = 0 if position.start is None else position.start
        require_seat(self.seats, first, "start")
        in_round = int(state.token) >= 0
        _require(position.done < self.seats if in_round else position.done == 0, "done", "is more than this moment allows")
        state.start, state.done = first, position.done
        begins = state.start if self.phase == phases.FINISHED else state.first_of_round()
        state.turn = (begins + position.done) % self.seats
        self.check_turn()

    def check_turn(self) -> None:
        turn = self.position.turn
        _require(turn is None or turn == self.state.turn, "turn", f"seat {self.state.turn} follows from start, done and the round")

    def fill_mines(self) -> None:
        """DYN-031 to 034 Fill the mines, each linked to its entrance."""
        mines = self.position.mines if self.position.mines is not None else [[] for _ in range(self.seats)]
        _require(len(mines) == self.seats, "mines", f"lists {len(mines)} mines for {self.seats} seats")
        _require(self.phase not in SETUP or not any(mines), "mines", "hold no tunnel tile during setup")
        faces = tile_data(self.box)
        for seat, lying in enumerate(mines):
            mine: Mine = {ENTRANCE: faces[-1]}
            for i, spot in enumerate(lying):
                field = f"mines[{seat}][{i}]"
                cell = read_cell(spot.at)
                tile = self.once(spot.tile, self.tiles, f"{field}.tile", "tile")
                _require(cell not in mine, f"{field}.at", f"{spot.at} holds two tiles")
                _require(cell[0] >= 1, f"{field}.at", f"{spot.at} lies above the surface (DYN-033)")
                mine[cell] = faces[tile]
            self.check_mine(mine, f"mines[{seat}]")
            home = self.state.home(seat)
            for cell, face in mine.items():
                if cell != ENTRANCE:
                    put(self.state, home, self.box.cell(*cell), self.tiles[face["id"]])

    def check_mine(self, mine: Mine, field: str) -> None:
        apart = sorted(set(mine) - linked_to_entrance(mine))
        _require(not apart, field, f"{mine[apart[0]]['id'] if apart else ''} is not linked to the entrance (DYN-031)")
        if not self.box.loose:
            for cell, tile in mine.items():
                _require(not clashes(mine, cell, tile), field, f"{tile['id']} at {written(cell)} does not match its neighbours (DYN-032)")

    def fill_pending(self) -> None:
        """Fill the pile whose next tile chance turns up."""
        position, names = self.position, pile_names(self.box)
        waiting = self.phase in (phases.TOPS, phases.TURN_UP)
        if not waiting:
            _require(position.pending is None, "pending", f"must be left out in phase {PHASES[self.phase]}")
            self.state.pending = phases.NONE
        elif position.pending is not None:
            require_one_of(names, position.pending, "pending", "pile of the market")
            self.state.pending = names.index(position.pending)
            _require(int(self.box.sizes[self.state.pending]) > 0, "pending", f"{position.pending} has no tiles")
        else:
            _require(self.phase == phases.TOPS, "pending", "must name the pile whose next tile is turned up")
        _require(not position.move_due or self.phase == phases.TURN_UP, "move_due", f"must be false in phase {PHASES[self.phase]}")
        self.state.due = int(position.move_due)

    def is_hidden(self, pile: int) -> bool:
        """Return whether a pile shows no tile because chance has not turned it up yet."""
        if self.phase == phases.TOPS:
            return pile >= self.state.pending
        return self.phase == phases.TURN_UP and pile == self.state.pending

    def fill_market(self) -> None:
        """DYN-004 to 006, R1 Fill open and covered tiles."""
        names = pile_names(self.box)
        for name in self.position.market:
            require_one_of(names, name, "market", "pile of the market")
        pools: dict[int, list[int]] = {}
        for pile in range(len(names)):
            pools.setdefault(int(self.box.pool[pile]), []).append(pile)
        for pool, piles in pools.items():
            self.fill_pool(pool, piles)

    def fill_pool(self, pool: int, piles: list[int]) -> None:
        names, state, box = pile_names(self.box), self.state, self.box
        last = int(box.first[pool + 1]) if pool + 1 < len(box.first) else int(box.tiles)
        members = {tile_names(box)[int(tile)]: int(tile) for tile in list(box.pooled)[int(box.first[pool]) : last]}
        entries = {pile: self.position.market[names[pile]] for pile in piles if names[pile] in self.position.market}
        for pile, entry in entries.items():
            field = f"market.{names[pile]}"
            _require(entry.open is None or not self.is_hidden(pile), field, "shows a tile before chance has turned it up")
            if entry.open is not None:
                require_one_of(self.tiles, entry.open, f"{field}.open", "tile of this box")
                _require(entry.open in members, f"{field}.open", f"{entry.open} does not belong on this pile (DYN-004)")
                state.show_tile(pile, self.once(entry.open, members, f"{field}.open", "tile"))
        for pile in piles:
            free = [name for name in members if name not in self.where]
            if pile not in entries and free and not self.is_hidden(pile) and box.sizes[pile] > 0:
                state.show_tile(pile, self.once(free[0], members, f"market.{names[pile]}.open", "tile"))
        covered = [tile for name, tile in members.items() if name not in self.where]
        state.covered[pool] = sum(1 << int(box.slot[tile]) for tile in covered)
        self.fill_under(piles, entries, len(covered))

    def fill_under(self, piles: list[int], entries: dict[int, Pile], covered: int) -> None:
        """Distribute the number of covered tiles over the piles."""
        names, state = pile_names(self.box), self.state
        left = covered
        for pile in piles:
            under = entries[pile].covered if pile in entries else None
            if under is not None:
                _require(under <= self.room(pile), f"market.{names[pile]}.covered", f"{under} tiles cannot be covered there (DYN-006)")
                state.under[pile] = under
                left -= under
        for pile in piles:
            if pile not in entries or entries[pile].covered is None:
                state.under[pile] = max(0, min(left, self.room(pile)))
                left -= int(state.under[pile])
        where = f"market.{names[piles[0]]}"
        _require(left == 0, where, f"{covered} tiles must be covered there or on piles of the same price, {covered - left} are (DYN-006)")
        if self.is_hidden(int(state.pending)) and state.pending in piles:
            _require(int(state.under[state.pending]) > 0, "pending", "this pile has no covered tile to turn up")

    def room(self, pile: int) -> int:
        """Return how many covered tiles a pile can have: none if it is empty."""
        size = int(self.box.sizes[pile])
        if self.phase == phases.TOPS and self.is_hidden(pile):
            return size
        return size - 1 if self.state.tops[pile] >= 0 or self.is_hidden(pile) else 0

    def card(self, name: str, field: str) -> int:
        return self.once(name, {id: i for i, id in enumerate(card_names(self.box))}, field, "card")

    def by_seat(self, lists: list[list[str]] | None, field: str) -> list[list[str]]:
        entries = lists if lists is not None else [[] for _ in range(self.seats)]
        _require(len(entries) == self.seats, field, f"lists {len(entries)} entries for {self.seats} seats")
        return entries

    def fill_missions(self) -> None:
        """DYN-008 Fill a dealt mission for every seat, after all cards that are elsewhere."""
        position, state = self.position, self.state
        held = self.by_seat(position.held, "held")
        for seat, names in enumerate(held):
            state.held[seat] = sum(1 << self.card(name, f"held[{seat}]") for name in names)
        state.gone = sum(1 << self.card(name, "used_cards") for name in position.used_cards)
        for card in members(state.gone):
            _require(
                card_data(self.box)[card].get("effect") in ("raven", "plan"), "used_cards", "only cards used once leave the game (DYN-080)"
            )
        if position.open_cards is not None:
            state.row = sum(1 << self.card(name, "open_cards") for name in position.open_cards)
        _require(self.phase not in SETUP or not (any(held) or position.used_cards), "held", "and used_cards must be empty during setup")
        missions = position.missions
        if missions is None:
            free = [name for i, name in enumerate(card_names(self.box)) if self.box.missions >> i & 1 and name not in self.where]
            _require(self.phase <= phases.DEAL or len(free) >= self.seats, "missions", "are not left for every seat; name them")
            missions = [*free[: self.seats]] if self.phase > phases.DEAL else [None] * self.seats
        _require(len(missions) == self.seats, "missions", f"lists {len(missions)} missions for {self.seats} seats")
        dealt = [name is not None for name in missions]
        for seat, name in enumerate(missions):
            if name is not None:
                card = self.card(name, f"missions[{seat}]")
                _require(bool(self.box.missions >> card & 1), f"missions[{seat}]", f"{name} is not a mission")
                state.dealt[seat] = card
        self.check_deal(dealt)

    def check_deal(self, dealt: list[bool]) -> None:
        number = sum(dealt)
        if self.phase == phases.TOPS:
            _require(number == 0, "missions", "are not dealt before the market is laid out")
        elif self.phase == phases.DEAL:
            _require(number < self.seats and all(dealt[:number]), "missions", "are dealt from seat 0 on, one by one")
            self.state.turn = number
        else:
            _require(number == self.seats, "missions", "must name one for every seat (DYN-008)")
        if self.phase in SETUP:
            self.check_turn()

    def fill_cards(self) -> None:
        """DYN-009, 073, 074 Fill open cards and deck."""
        state, places = self.state, int(self.box.shown)
        used = int(state.row) | int(state.gone)
        for seat in range(self.seats):
            used |= int(state.cards_of(seat))
        deck = [card for card in range(int(self.box.cards)) if not used >> card & 1]
        if self.position.open_cards is None and self.phase not in (phases.TOPS, phases.DEAL, phases.ROW):
            number = places - 1 if self.phase == phases.REFILL else places
            state.row = sum(1 << card for card in deck[:number])
            deck = deck[number:]
        state.deck = sum(1 << card for card in deck)
        lying = len(members(state.row))
        if self.phase in (phases.TOPS, phases.DEAL):
            _require(lying == 0, "open_cards", "are turned up after the missions are dealt")
        elif self.phase in (phases.ROW, phases.REFILL):
            _require(lying < places and bool(deck), "open_cards", "leave nothing to turn up")
        else:
            _require(lying == places or (lying < places and not deck), "open_cards", f"{lying} are open, {places} should be (DYN-009)")

    def fill_credits(self) -> None:
        """Fill everything about the current turn."""
        position, state = self.position, self.state
        plus = position.plus_tokens if position.plus_tokens is not None else [0] * self.seats
        _require(len(plus) == self.seats, "plus_tokens", f"lists {len(plus)} numbers for {self.seats} seats")
        _require(sum(plus) <= self.box.plus_tokens, "plus_tokens", f"there are only {self.box.plus_tokens} (DYN-002)")
        state.plus = vec[i64](plus)
        in_main = self.phase in IN_MAIN
        for name in ("points", "moves", "cards", "either", "fresh"):
            _require(in_main or getattr(position, name) == 0, name, f"must be 0 in phase {PHASES[self.phase]}")
        state.points, state.moves, state.takes, state.either = position.points, position.moves, position.cards, position.either
        _require(self.box.choose_one or position.either == 0, "either", "this table gives both extra actions (R17)")
        _require(not self.box.choose_one or position.cards == 0, "cards", "this table gives one extra action; use either (R17)")
        _require(position.fresh <= (plus[int(state.turn)] if in_main else 0), "fresh", "is more than this seat has")
        state.fresh = position.fresh
        self.fill_roll(in_main)

    def fill_roll(self, in_main: bool) -> None:
        position, state = self.position, self.state
        rolled = in_main or self.phase in (phases.AGAIN, phases.REROLLED)
        _require(rolled or position.roll is None, "roll", f"must be left out in phase {PHASES[self.phase]}")
        if position.roll is not None:
            require_one_of(face_names(self.box), position.roll, "roll", "face of the die")
            state.face = face_names(self.box).index(position.roll)
        _require(self.phase not in (phases.AGAIN, phases.REROLLED) or position.roll is not None, "roll", "must be given")
        if position.guessed is not None:
            guessing = state.token >= 0 and self.box.token_action[state.token] == box.GUESS
            _require(bool(guessing) and self.phase != phases.NAME, "guessed", "nothing has been guessed at this moment")
            _require(position.guessed in list(self.box.values), "guessed", f"the die never shows {position.guessed}")
            state.named = position.guessed

    def open_question(self) -> None:
        """Ask the question of the phase, and check that it can be answered."""
        state = self.state
        state.ask(self.phase)
        if self.phase == phases.FINISHED:
            state.seat = OVER
        if self.phase == phases.TILE_MOVE:
            _require(
                state.spread() > 0, "phase", "no tile of this mine can be moved, so the move of a Move tile is not asked for (DYN-048)"
            )


def _require(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise BadPosition(f"{field}: {fault}; correct that field.")
