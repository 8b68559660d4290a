"""Whole positions as data, written and read. Their structure is in `snapshot.py`."""

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.errors import BadPosition
from pithead.core.game import Data, read_data, require_one_of, require_seat
from pithead.games.dunaia import box as asks
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.box import NUMBERS, SQUARES, TRIO, DunaiaBox
from pithead.games.dunaia.play import Dunaia, elders, market, recycling, start, village
from pithead.games.dunaia.play.awakening import LEVEL_2
from pithead.games.dunaia.play.setup import members
from pithead.games.dunaia.play.village import NIBBLE
from pithead.games.dunaia.read_components import COLOURS, kinds, names, places, squares
from pithead.games.dunaia.snapshot import ERRANDS, LEVEL_1, STEPS, Built, Dice, Player, Position, snapshot
from pithead.games.dunaia.state import LEVEL_1_ADVANCE, NONE

WINDOWS = (steps.BEFORE_DIE, steps.AFTER_DIE, steps.AFTER_AWAKENING, steps.AFTER_RECYCLING, steps.AFTER_PROPHECY)


def dump(state: Dunaia) -> Data:
    """Return the whole position as plain data."""
    data: Data = msgspec.to_builtins(snapshot(state))
    return data


def load(box: DunaiaBox, seats: int, data: Data) -> Dunaia:
    """Return the position that the data describe, advanced to its next question; BadPosition names a faulty field."""
    position = read_data(data, Position)
    state = start(box, seats)
    if data:
        _Loader(state, position).fill()
        state.settle()
    return state


class _Loader:
    """A reader that fills a new state from a position, checking each field."""

    def __init__(self, state: Dunaia, position: Position) -> None:
        self.state = state
        self.position = position
        self.box = state.pieces
        self.seats = int(state.seats)
        self.used: dict[str, str] = {}

    def fill(self) -> None:
        self.fill_step()
        self.fill_seats()
        self.fill_spaces()
        self.fill_players()
        self.fill_market()
        self.fill_dice()
        self.fill_draft()
        self.fill_end()
        self.fill_turn()
        self.fill_pending()
        if self.state.step < steps.TURN_START:
            self.check_setup()

    # The seats, and the step of the turn.

    def fill_step(self) -> None:
        if self.position.step is not None:
            _require(self.position.step in STEPS, "step", f"{self.position.step!r} is not one of {', '.join(STEPS)}")
            self.state.step = STEPS.index(self.position.step)

    def fill_seats(self) -> None:
        state, position = self.state, self.position
        if state.step == steps.SET_STARTER:
            _require(self.box.starter == NONE, "step", "the first player is fixed at this table, so chance does not name one")
            _require(position.first is None and position.turn is None, "first", "is not known yet at this step")
            state.first = state.turn = NONE
            return
        first = self.seat("first", position.first, int(state.first) if state.first != NONE else None)
        _require(self.box.starter in (NONE, first), "first", f"is seat {self.box.starter} at this table")
        number = position.turn_number or 0
        turn = self.seat("turn", position.turn, (first + number) % self.seats)
        if position.turn_number is None:
            number = (turn - first) % self.seats
        if state.step >= steps.TURN_START:
            _require((first + number) % self.seats == turn, "turn", f"turn number {number} is not seat {turn}'s, as seat {first} began")
            limit = int(state.round_limit())
            _require(limit == 0 or number < limit * self.seats, "turn_number", f"is beyond round {limit}, the limit")
        elif state.step != steps.SET_DRAFT:
            _require(turn == first, "turn", "is the first player's during the setup")
        state.first, state.turn = first, turn
        state.turns = number if state.step >= steps.TURN_START else 0

    def seat(self, field: str, value: int | None, default: int | None) -> int:
        seat = default if value is None else value
        if seat is None:
            raise BadPosition(f"{field}: must be given at this step; add that field.")
        require_seat(self.seats, seat, field)
        return seat

    def fill_spaces(self) -> None:
        """Fill Elders and prophecy tiles."""
        state, position, box = self.state, self.position, self.box
        if position.elders is not None:
            elders = self.chosen("elders", position.elders, "elder", "Elder", int(box.elder_pool))
            state.elders = _three(elders)
        if position.prophecies is not None:
            tiles = self.chosen("prophecies", position.prophecies, "prophecy", "prophecy tile", (1 << len(box.condition)) - 1)
            for notch, tile in enumerate(tiles):
                _require(int(box.notch_pool[notch]) >> tile & 1 == 1, f"prophecies[{notch}]", "does not belong in this notch (DUN-015)")
            state.prophecies = _three(tiles)
            state.shown = (1 << len(tiles)) - 1

    def chosen(self, field: str, items: list[str], group: str, what: str, pool: int) -> list[int]:
        """Return up to three different pieces of a pool."""
        ids = names(self.box, group)
        _require(len(items) <= TRIO, field, f"lists {len(items)}, there are {TRIO} spaces")
        for i, name in enumerate(items):
            require_one_of(ids, name, f"{field}[{i}]", what)
            _require(pool >> ids.index(name) & 1 == 1, f"{field}[{i}]", f"{name} does not play in this game")
            _require(items.count(name) == 1, field, f"names {name} twice")
        return [ids.index(name) for name in items]

    # Villages.

    def fill_players(self) -> None:
        players = self.position.players
        if players is None:
            return
        _require(len(players) == self.seats, "players", f"lists {len(players)} players for {self.seats} seats")
        tiles = [NONE] * (self.seats * SQUARES)
        hues, turned = [0] * len(tiles), [0] * len(tiles)
        for seat, player in enumerate(players):
            field = f"players[{seat}]"
            self.fill_treasure(seat, player, field)
            self.fill_dunaias(seat, player, field)
            for name, built in player.village.items():
                require_one_of(squares(self.box), name, f"{field}.village", "square")
                at = seat * SQUARES + squares(self.box).index(name)
                entry = f"{field}.village.{name}"
                tiles[at] = self.tile(built.tile, f"{entry}.tile")
                turned[at] = self.turn_of(built, tiles[at], entry)
                hues[at] = self.hue_of(built, tiles[at], entry)
                self.fill_building(seat, at, built, tiles[at], entry)
            _require(bin(self.state.sites[seat]).count("1") <= self.box.tokens, f"{field}.village", "has too many sites (DUN-073)")
        self.state.tiles, self.state.hues, self.state.turned = vec[i64](tiles), vec[i64](hues), vec[i64](turned)
        self.check_supplies(players)

    def tile(self, name: str, field: str) -> int:
        """Return the number of a tile, which may be used only once."""
        ids = names(self.box, "building")
        require_one_of(ids, name, field, "tile of this box")
        _require(name not in self.used, field, f"tile {name} is already at {self.used.get(name)}; a tile is in one place")
        self.used[name] = field
        return ids.index(name)

    def turn_of(self, built: Built, tile: int, entry: str) -> int:
        turns = int(self.box.periods[tile]) if self.box.turning else 1
        _require(built.turned < turns, f"{entry}.turned", f"{built.tile} can be turned in {turns} ways here (DUN-033)")
        return built.turned

    def hue_of(self, built: Built, tile: int, entry: str) -> int:
        hue = int(self.box.hue[tile])
        for colour in built.colours:
            require_one_of(COLOURS, colour, f"{entry}.colours", "colour")
            bit = 1 << COLOURS.index(colour)
            _require(hue & bit == 0, f"{entry}.colours", f"{built.tile} is already {colour} (DUN-115)")
            hue |= bit
        return hue

    def fill_building(self, seat: int, at: int, built: Built, tile: int, entry: str) -> None:
        state, bit = self.state, 1 << at % SQUARES
        _require(built.token < self.box.track[tile], f"{entry}.token", f"{built.tile} is completed by then; write 0 (DUN-056)")
        state.track[at] = built.token
        if built.token:
            state.sites[seat] |= bit
        else:
            state.done[seat] |= bit
        shop = built.token == 0 and self.box.level[tile] == 0
        if shop:
            state.shops[seat] |= bit
        _require(shop or not built.die, f"{entry}.die", "a die lies only on a completed level 1 building (DUN-079)")
        if built.die:
            state.busy[seat] |= bit

    def fill_treasure(self, seat: int, player: Player, field: str) -> None:
        state, box = self.state, self.box
        if player.flowers is not None:
            state.stock += state.flowers[seat] - player.flowers
            state.flowers[seat] = player.flowers
        for chip in player.chips:
            _require(1 <= chip <= NUMBERS, f"{field}.chips", f"chips are 1 to {NUMBERS}, not {chip}")
            _require(player.chips.count(chip) == 1, f"{field}.chips", f"names chip {chip} twice")
            state.chips[seat] |= 1 << chip - 1
        for kind in player.fragments:
            require_one_of(kinds(box), kind, f"{field}.fragments", "kind of fragment")
            _require(player.fragments.count(kind) == 1, f"{field}.fragments", f"names {kind} twice (DUN-103)")
            state.held[seat] |= 1 << kinds(box).index(kind)
        _require(len(player.fragments) < TRIO, f"{field}.fragments", "three make a complete artefact (DUN-104)")
        state.artefacts[seat] = player.artefacts
        for id in player.prophecies:
            drawn = [names(box, "prophecy")[int(tile)] for tile in state.prophecies if tile >= 0]
            require_one_of(drawn, id, f"{field}.prophecies", "prophecy tile of this table")
            notch = drawn.index(id)
            _require(int(state.shown) >> notch & 1 == 1, f"{field}.prophecies", f"{id} is taken twice")
            state.shown ^= 1 << notch
            state.claimed[seat] |= 1 << notch

    def fill_dunaias(self, seat: int, player: Player, field: str) -> None:
        if player.dunaias is None:
            return
        _require(len(player.dunaias) == NUMBERS, f"{field}.dunaias", f"lists {len(player.dunaias)} places for {NUMBERS} Dunaïas")
        for number, place in enumerate(player.dunaias):
            require_one_of(places(self.box), place, f"{field}.dunaias", "place")
            _require(player.dunaias.count(place) <= self.box.crowd, f"{field}.dunaias", f"too many are at {place} (DUN-009)")
            self.state.dunaias[seat * NUMBERS + number] = places(self.box).index(place)

    def check_supplies(self, players: list[Player]) -> None:
        state, box = self.state, self.box
        _require(not box.limited or state.stock >= 0, "players", "hold more flowers than there are (R-25)")
        held = [sum(player.artefacts + (kind in player.fragments) for player in players) for kind in kinds(box)]
        _require(max(held) <= box.fragments, "players", "hold more fragments of a kind than there are (DUN-162)")
        state.fragments = vec[i64]([int(box.fragments) - n for n in held])
        tokens = [colour for player in players for built in player.village.values() for colour in built.colours]
        left = [int(box.paints[i]) - tokens.count(colour) for i, colour in enumerate(COLOURS)]
        _require(min(left) >= 0, "players", "have more tokens of a colour than there are (DUN-162)")
        state.paints = vec[i64](left)

    # The market.

    def fill_market(self) -> None:
        state, box = self.state, self.box
        players, market = self.position.players or [], self.position.market
        booked = [NONE if player.booked is None else self.tile(player.booked, f"players[{i}].booked") for i, player in enumerate(players)]
        if booked:
            state.booked = vec[i64](booked)
        shelf, tops = [NONE] * TRIO, [NONE] * TRIO
        if market is not None:
            _require(len(market) == TRIO, "market", f"lists {len(market)} levels, there are {TRIO}")
            for level, slot in enumerate(market):
                for field, name, where in (("board", slot.board, shelf), ("top", slot.top, tops)):
                    if name is not None:
                        where[level] = self.tile(name, f"market[{level}].{field}")
                        right = box.level[where[level]] == level
                        _require(bool(right), f"market[{level}].{field}", f"{name} is not of level {level + 1}")
        state.shelf, state.tops = vec[i64](shelf), vec[i64](tops)
        used = sum(1 << names(box, "building").index(name) for name in self.used)
        state.piles = vec[i64]([int(pile) & ~used for pile in box.pile])
        for level in range(TRIO if state.step > steps.SET_MARKET else 0):
            waits = self.position.draw_level == level + 1
            _require(
                waits or tops[level] != NONE or state.piles[level] == 0, f"market[{level}].top", "the pile shows its top tile (DUN-020)"
            )
            _require(tops[level] == NONE or shelf[level] != NONE, f"market[{level}].board", "is refilled from the pile (DUN-074)")
            refilled = shelf[level] != NONE or state.piles[level] == 0
            _require(refilled, f"market[{level}].board", "is refilled from the pile (DUN-074)")

    # The dice.

    def fill_dice(self) -> None:
        state, dice = self.state, self.position.dice
        total, blacks = int(recycling.dice(state)), int(self.box.blacks[self.seats])
        if dice is None:
            _require(state.step <= steps.SET_DICE, "dice", "must be given once the first roll is made")
            return
        self.fill_pool(dice)
        placed = sum(dice.spaces.values()) + sum(bin(busy).count("1") for busy in state.busy)
        owners = [seat for seat in range(self.seats) if recycling.own_die(state, seat)]
        pool = len(dice.black) + len(owners)
        if state.step < steps.SET_DICE:
            _require(pool == 0, "dice", "are not rolled yet")
            return
        rolling = state.step in (steps.SET_DICE, steps.TURN_START) and placed == 0
        if rolling and pool < total:
            fallen = owners == list(range(len(owners))) and (not owners or len(dice.black) == blacks)
            _require(fallen, "dice", "fall in order: the black ones, then the coloured ones by seat")
            state.rolled = pool
            return
        state.rolled = total
        if state.step < steps.TURN_START:
            _require(pool == total, "dice", "all are in the pool until the first turn")
            return
        hand = steps.FLIP_DIE <= state.step <= steps.RECYCLE
        _require(
            pool + hand + placed == total, "dice", f"{pool} in the pool, {int(hand)} in hand and {placed} placed are not {total} (DUN-017)"
        )
        before = state.step < steps.FLIP_DIE
        _require(pool > 0 or not before or state.step == steps.TURN_START, "dice", "with an empty pool they are rolled first (DUN-041)")
        if dice.black:
            _require(len(owners) == self.seats, "dice.own", "no coloured die is taken while black ones are left (DUN-043)")
        takers = [(int(state.turn) + (0 if before else 1) + i) % self.seats for i in range(len(owners))]
        _require(sorted(takers) == owners, "dice.own", "the coloured dice left belong to the next seats in turn (DUN-045)")

    def fill_pool(self, dice: Dice) -> None:
        state = self.state
        _require(len(dice.black) <= self.box.blacks[self.seats], "dice.black", f"{len(dice.black)} are more than play (DUN-017)")
        for value in dice.black:
            _require(1 <= value <= NUMBERS, "dice.black", f"a die shows 1 to {NUMBERS}, not {value}")
            state.black += 1 << NIBBLE * (value - 1)
        own = dice.own or [0] * self.seats
        _require(len(own) == self.seats, "dice.own", f"lists {len(own)} dice for {self.seats} seats")
        for seat, value in enumerate(own):
            _require(0 <= value <= NUMBERS, "dice.own", f"a die shows 1 to {NUMBERS}, not {value}")
            state.own |= value << NIBBLE * seat
        spaces = names(self.box, "recycle_space")
        for name, count in dice.spaces.items():
            require_one_of(spaces, name, "dice.spaces", "space of the common board")
            _require(
                count <= recycling.dice(state), f"dice.spaces.{name}", f"{count} are more dice than there are ({recycling.dice(state)})"
            )
            state.spots |= count << NIBBLE * spaces.index(name)

    # Elite characters.

    def fill_draft(self) -> None:
        state, position, box = self.state, self.position, self.box
        ids = names(box, "elite")
        taken = [player.elite for player in position.players or []]
        for i, elite in enumerate([*position.offer, *taken]):
            field = f"offer[{i}]" if i < len(position.offer) else f"players[{i - len(position.offer)}].elite"
            if elite is not None:
                _require(box.drafting, field, "Elite characters do not play at this table")
                require_one_of(ids, elite, field, "Elite character")
                _require([*position.offer, *taken].count(elite) == 1, field, f"the {elite} is in two places")
        state.offer = sum(1 << ids.index(elite) for elite in position.offer)
        if taken:
            state.elite = vec[i64]([NONE if elite is None else ids.index(elite) for elite in taken])
        for seat in range(self.seats):
            surveys = market.power_of(state, seat) == asks.SURVEYOR
            _require(surveys or state.booked[seat] == NONE, f"players[{seat}].booked", "only the Surveyor books a tile (DUN-156)")
        picked = [seat for seat in range(self.seats) if state.elite[seat] != NONE]
        if state.step >= steps.TURN_START:
            _require(not box.drafting or len(picked) == self.seats, "players", "each has an Elite character (DUN-158)")
            _require(not position.offer, "offer", "the last Elite tile is removed after the draft (DUN-150)")
        elif state.step == steps.SET_DRAFT:
            _require(bool(box.drafting), "step", "there is no draft at this table")
            order = [(int(state.first) - 1 - i) % self.seats for i in range(self.seats)]
            _require(sorted(order[: len(picked)]) == picked, "players", "pick in reverse turn order, the last one first (DUN-150)")
            _require(len(picked) + len(position.offer) == self.seats + 1, "offer", f"{self.seats + 1} tiles are drawn (DUN-150)")
            _require(len(picked) < self.seats and state.turn == order[len(picked)], "turn", "does not follow from who has picked")
        else:
            _require(not picked, "players", "have no Elite character before the draft")
            _require(not position.offer or state.step == steps.SET_ELITES, "offer", "is empty at this step")
            _require(len(position.offer) <= self.seats, "offer", f"{self.seats + 1} tiles are drawn (DUN-150); then the draft begins")

    # The end, and the current turn.

    def fill_end(self) -> None:
        state, last = self.state, self.position.last_turn
        full = any(bin(done).count("1") >= self.box.full for done in state.done)
        triggered = full or (state.shown == 0 and min(state.prophecies) >= 0)
        if last is None:
            _require(not triggered, "last_turn", "must be given: the end is triggered (DUN-120, DUN-121)")
            return
        _require(triggered, "last_turn", "nothing has triggered the end (DUN-120, DUN-121)")
        latest = self.seats * (int(state.turns) // self.seats + 2) - 1
        _require(
            state.turns <= last <= latest and last % self.seats == self.seats - 1, "last_turn", "does not fit the turn number (DUN-122)"
        )
        state.last = last

    def fill_turn(self) -> None:
        state, position = self.state, self.position
        step = int(state.step)
        if steps.FLIP_DIE <= step <= steps.TURN_END:
            _require(1 <= position.awakened <= NUMBERS, "awakened", "must be given once a die is taken")
            state.awake = position.awakened - 1
        else:
            _require(position.awakened == 0, "awakened", "no Dunaïa is awake at this step")
        if position.elite_used:
            _require(steps.BEFORE_DIE <= step <= steps.TURN_END, "elite_used", "is forgotten between turns")
            power = market.power_of(state, state.turn)
            _require(power in (asks.FOREMAN, asks.ARCHIVIST), "elite_used", "only the Foreman and the Archivist are used once per turn")
            state.spent = 1
        if step == steps.FLIP_DIE:
            _require(market.power_of(state, state.turn) == asks.TINKERER, "step", "only the Tinkerer turns a die (DUN-152)")
        if step == steps.ENDED:
            _require(state.turns == state.last_turn(), "turn_number", "is not that of the last turn (DUN-122)")
        if step >= steps.TURN_START:
            for field in ("elders", "prophecies"):
                _require(len(getattr(position, field) or []) == TRIO, field, "must name three once the game has begun")
            _require(position.market is not None, "market", "must be given once the game has begun")

    def fill_pending(self) -> None:
        """Fill what is owed in the middle of a step, and check that the step can owe it."""
        state, position = self.state, self.position
        step = int(state.step)
        window, effects, action = step in WINDOWS, step == steps.EFFECTS, step == steps.ACTION
        _require(position.errand in ERRANDS, "errand", f"{position.errand!r} is not one of {', '.join(filter(None, ERRANDS))}")
        owed = [
            ("chips_due", bool(position.chips_due), effects or action),
            ("moves_due", bool(position.moves_due), effects or action or window),
            ("moved", bool(position.moved), position.moves_due > 0),
            ("advances_due", bool(position.advances_due), action or window),
            ("errand", position.errand == "build", action),
            ("errand", position.errand in ("search", "colour", "power"), window),
            ("draw_level", bool(position.draw_level), action or window or step == steps.TURN_END),
            ("fragment_space", bool(position.fragment_space), window),
            ("now", position.now == LEVEL_1, action and bool(self.box.declining) and position.advances_due > 0),
            ("now", position.now not in ("", LEVEL_1), effects and bool(self.box.declining)),
            ("then", bool(position.then), effects),
            ("notch", bool(position.notch), step == steps.PROPHECY and bool(self.box.optional_claims)),
        ]
        for field, owes, possible in owed:
            _require(possible or not owes, field, f"cannot be at step {STEPS[step]!r}")
        kinds_owed = sum(
            bool(owes) for owes in (position.moves_due or position.chips_due, position.advances_due, position.errand, position.draw_level)
        )
        _require(kinds_owed <= 1, "errand", "only one thing is asked at a time")
        _require(not (position.now and (position.moves_due or position.chips_due)), "now", "the effect under way comes first")
        state.chips_due, state.moves_due, state.advances_due = position.chips_due, position.moves_due, position.advances_due
        for number in position.moved:
            _require(1 <= number <= NUMBERS, "moved", f"Dunaïas are 1 to {NUMBERS}, not {number}")
            _require(position.moved.count(number) == 1, "moved", f"names Dunaïa {number} twice (DUN-067)")
            state.moved |= 1 << number - 1
        state.errand = ERRANDS[position.errand]
        _require(position.draw_level <= TRIO, "draw_level", f"there are {TRIO} levels")
        state.drawing = position.draw_level - 1
        if state.drawing != NONE:
            _require(state.tops[state.drawing] == NONE, "draw_level", "that pile shows a tile already")
        _require(position.fragment_space <= TRIO, "fragment_space", f"there are {TRIO} Elder spaces")
        state.caller = position.fragment_space - 1
        _require(position.notch < TRIO, "notch", f"there are {TRIO} notches, numbered from 0")
        state.notch = position.notch
        state.now = LEVEL_1_ADVANCE if position.now == LEVEL_1 else self.square("now")
        state.then = self.square("then")
        _require(not position.then or position.now != position.then, "then", "is the other square")
        for field, at in (("now", state.now), ("then", state.then)):
            beside = at in (NONE, LEVEL_1_ADVANCE) or at in self.awake()
            _require(beside, field, f"{getattr(position, field)} is not beside the awakened Dunaïa (DUN-050)")
        under_way = position.now or position.moves_due or position.chips_due
        _require(bool(under_way) or not position.then, "then", "comes after another effect, and none is under way (DUN-051)")
        self.check_errand()
        self.check_dues()

    def square(self, field: str) -> int:
        name = getattr(self.position, field)
        if not name:
            return NONE
        require_one_of(squares(self.box), name, field, "square")
        return squares(self.box).index(name)

    def check_dues(self) -> None:
        """Check that chips, moves and advances are owed by something that gives as many (DUN-057, DUN-086, DUN-108, DUN-154)."""
        state = self.state
        moves = int(state.moves_due) + len(self.position.moved)  # moves already made are part of the amount gifts
        dues = (
            ("chips_due", asks.ANY_CHIPS, int(state.chips_due)),
            ("moves_due", asks.MOVES, moves),
            ("advances_due", asks.ADVANCES, int(state.advances_due)),
        )
        givers = {steps.ACTION: "the dice on spaces and buildings", steps.EFFECTS: "the squares beside the awakened Dunaia"}
        giver, gifts = givers.get(int(state.step), "the Elders that can be called"), self.given()
        for field, effect, due in dues:
            most = max((amount for kind, amount in gifts if kind == effect), default=0)
            _require(due <= most, field, f"{due} would be owed, but {giver} give {most} at most")

    def given(self) -> list[tuple[int, int]]:
        """Return what this step may have given: effects and amounts."""
        state, box = self.state, self.box
        if state.step == steps.ACTION:
            spaces = [(box.space_effect[at], box.space_amount[at]) for at in range(box.spaces) if state.spots >> NIBBLE * at & 15]
            tiles = [tile for at, tile in enumerate(state.tiles) if state.busy[at // SQUARES] >> at % SQUARES & 1]
            return [*spaces, *((box.effect[tile], box.amount[tile]) for tile in tiles)]
        if state.step == steps.EFFECTS:
            return [gift for square in self.awake() for gift in self.gifts(square)]
        called = state.elders if state.caller == NONE else [state.elders[state.caller]]
        archive = [(asks.MOVES, box.archive_moves)] if market.power_of(state, state.turn) == asks.ARCHIVIST and state.spent else []
        return [*((box.elder_effect[elder], box.elder_amount[elder]) for elder in called if elder != NONE), *archive]

    def awake(self) -> Sequence[int]:
        """Return the squares that may have woken: those beside the awakened Dunaïa, or any if it has moved since."""
        state = self.state
        if state.moved >> state.awake & 1:
            return range(SQUARES)
        place = state.dunaias[state.turn * NUMBERS + state.awake]
        return [int(self.box.beside[2 * place + k]) for k in range(2)]

    def gifts(self, square: int) -> list[tuple[int, int]]:
        """Return what the seat's square gives when it wakes, except for flowers and the Dunaïa's own chip."""
        state, box, seat = self.state, self.box, self.state.turn
        if state.sites[seat] >> square & 1:
            return []
        if state.done[seat] >> square & 1:
            if box.level[state.tiles[seat * SQUARES + square]] != LEVEL_2:
                return []
            _, chips, moves = village.bounty(state, square)
            return [(asks.ANY_CHIPS, chips), (asks.MOVES, moves)]
        return [(box.square_effect[square], box.square_amount[square])]

    def check_errand(self) -> None:
        """Check that an Elder owes only what it can give, and that a question has an answer."""
        state, position = self.state, self.position
        owed = asks.NOTHING
        if int(state.step) in WINDOWS:
            by_errand = {"search": asks.SEARCHES, "colour": asks.COLOURS}
            owed = by_errand.get(
                position.errand, asks.ADVANCES if position.advances_due else asks.MOVES if position.moves_due else asks.NOTHING
            )
            owed = asks.SEARCHES if position.draw_level else owed
            owes = owed != asks.NOTHING or position.errand == "power"
            _require(owes or state.caller == NONE, "fragment_space", "nothing is owed there: a fragment alone is taken at once (DUN-102)")
        if state.caller != NONE and owed != asks.NOTHING:
            effect = self.box.elder_effect[state.elders[state.caller]]
            _require(effect == owed, "fragment_space", "the Elder there has another power")
        if position.errand == "power":
            both = state.caller != NONE and elders.has_power(state, state.caller) and elders.has_fragment(state, state.caller)
            _require(bool(both), "fragment_space", "there, power and fragment are not both possible (DUN-106)")
        possible = {
            "build": market.can_lay(state, state.turn) and market.for_sale(state, state.turn) != 0,
            "search": market.can_lay(state, state.turn) and market.searchable(state, state.turn) != 0,
            "colour": village.paintable(state, state.turn) != 0,
        }
        _require(possible.get(position.errand, True), "errand", f"{position.errand} is not possible now")

    def check_setup(self) -> None:
        """Check that the setup is in its proper order and that no seat has acted yet."""
        state, position = self.state, self.position
        step = int(state.step)
        fresh = start(self.box, self.seats)
        for seat, player in enumerate(position.players or []):
            field = f"players[{seat}]"
            _require(not player.village and not player.chips and not player.fragments, field, "have done nothing before the first turn")
            _require(not player.artefacts and not player.prophecies and player.booked is None, field, "have nothing before the first turn")
            _require(
                state.flowers[seat] == self.box.start_flowers, f"{field}.flowers", "are the start flowers before the first turn (DUN-005)"
            )
        _require(
            list(state.dunaias) == list(fresh.dunaias), "players", "have their Dunaïas on the start places before the first turn (DUN-007)"
        )
        _require(not (position.turn_number or 0), "turn_number", "is 0 before the first turn")
        for field, spaces, own in (("elders", state.elders, steps.SET_ELDERS), ("prophecies", state.prophecies, steps.SET_PROPHECIES)):
            filled = bin(members(spaces)).count("1")
            _require(step >= own or filled == 0, field, "is empty at this step")
            _require(step <= own or filled == TRIO, field, "must name three by now")
        _require(state.spots == 0, "dice.spaces", "is empty before the first turn")
        _require(step <= steps.SET_DICE or state.rolled == recycling.dice(state), "dice", "must be rolled by now")
        laid = [int(tile) for level in range(TRIO) for tile in (state.shelf[level], state.tops[level])]
        order = [tile != NONE for tile in laid]
        _require(order == sorted(order, reverse=True), "market", "is laid out level by level, the board space first (DUN-019)")
        _require(step >= steps.SET_MARKET or not any(order), "market", "is empty at this step")
        _require(step <= steps.SET_MARKET or all(order), "market", "must be laid out by now")


def _three(items: list[int]) -> "vec[i64]":
    return vec[i64](items + [NONE] * (TRIO - len(items)))


def _require(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise BadPosition(f"{field}: {fault}; correct that field.")
