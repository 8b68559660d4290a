"""Check components.toml and turn it into flat tables."""

from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components
from pithead.games.dunaia.box import (
    HUES,
    NEAR,
    NOTHING,
    NUMBERS,
    PLACES,
    SEATS,
    SIDES,
    SQUARES,
    TILES,
    TRIO,
    WAYS,
    DunaiaBox,
    affordable,
    chosen_chips,
)
from pithead.games.dunaia.component_types import Building, Contents

COLOURS = ("green", "yellow", "purple", "red")
SIDE_NAMES = ("N", "E", "S", "W")
EFFECTS = ("flower", "chip_own", "chip_any", "move", "advance", "build", "search_build", "colour")
CONDITIONS = ("completed", "flowers", "artefacts", "flowers_artefacts", "corners", "line", "levels")
POWERS = ("discount", "flip_die", "pay_advance", "chips_for_move", "move_awakened", "book_building")
NOTCHES = ("gold", "blue", "white")
FACES = [1, 2, 3, 4, 5, 6]
SQUARE_NAMES = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")


def open_box(components: Components, options: dict[str, str]) -> DunaiaBox:
    """Check the file and build the tables for these options."""
    contents = components.as_type(Contents)
    box = DunaiaBox(components.filled(contents), options)
    _players(components, contents, box)
    _board(components, contents, box)
    _buildings(components, contents, box)
    _prices(components, contents, box)
    _common(components, contents, box)
    _elders(components, contents, box)
    _prophecies(components, contents, box)
    _elites(components, contents, box)
    _scoring(components, contents, box)
    box.number_moves()
    return box


# Names, for the codec, views and drawings.


@lru_cache(maxsize=64)
def names(box: DunaiaBox, group: str) -> list[str]:
    """Return the ids of a group of pieces by number: building, elder, prophecy, elite, recycle_space."""
    return [entry["id"] for entry in box.components.data[group]]


@lru_cache(maxsize=64)
def squares(box: DunaiaBox) -> list[str]:
    """Return the names of the nine squares."""
    return [entry["name"] for entry in sorted(box.components.data["square"], key=lambda entry: int(entry["index"]))]


@lru_cache(maxsize=64)
def places(box: DunaiaBox) -> list[str]:
    """Return the names of the twelve places: "A1-B1"."""
    return ["-".join(entry["squares"]) for entry in sorted(box.components.data["place"], key=lambda entry: int(entry["index"]))]


@lru_cache(maxsize=64)
def kinds(box: DunaiaBox) -> list[str]:
    """Return the kinds of fragments."""
    return list(box.components.data["fragments"]["kinds"])


def building(box: DunaiaBox, tile: int) -> dict[str, Any]:
    """Return the entry of a tile in the component file."""
    entry: dict[str, Any] = box.components.data["building"][tile]
    return entry


# Checks and tables, chapter by chapter.


def _ints(items: list[int]) -> "vec[i64]":
    return vec[i64](items)


def _distinct(components: Components, group: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise components.fault(f"{group} {id}", "this id is used twice", "give each an id of its own")


def _count(components: Components, contents: Contents, name: str, listed: int, path: str = "") -> None:
    """Check a count in the list of contents; `path` is the path of the counted list, if it is one."""
    count = getattr(contents.counts, name)
    if count not in (None, listed):
        remedy = components.as_long_as(path, count, f"counts.{name}") if path else "list them all or correct the count"
        raise components.fault(f"counts.{name}", f"says {count}, but there are {listed}", remedy)


def _indexed(components: Components, group: str, indexes: list[int], first: int, size: int) -> None:
    if sorted(indexes) != list(range(first, first + size)):
        raise components.fault(group, f"the indexes must be {first} to {first + size - 1}, each once", "number the entries so")


def _players(components: Components, contents: Contents, box: DunaiaBox) -> None:
    players, dice, flowers = contents.players, contents.dice, contents.flowers
    if players.chips != FACES or players.dunaias != FACES or dice.faces != FACES:
        raise components.fault("players.chips", "chips, Dunaïas and faces of a die are the numbers 1 to 6", "write 1 to 6 in all three")
    if sorted(players.colours) != sorted(COLOURS) or dice.coloured != players.colours:
        raise components.fault("players.colours", "four players and their dice need the four colours", "list each colour once, in both")
    blacks = [dice.black_2_players, dice.black_3_players, dice.black_4_players]
    for seats, black in enumerate(blacks, 2):
        if black > dice.black_total:
            raise components.fault(f"dice.black_{seats}_players", f"{black} are more than the {dice.black_total} there are", "lower it")
    _count(components, contents, "dice", dice.black_total + len(dice.coloured))
    _count(components, contents, "construction_tokens", SEATS * players.construction_tokens_each)
    worth = sum(value * n for value, n in zip(flowers.token_values, flowers.token_counts, strict=False))
    if len(flowers.token_values) != len(flowers.token_counts) or worth != flowers.total_value:
        raise components.fault("flowers.total_value", f"{flowers.total_value} is not what the tokens add up to", "correct one of the three")
    if SEATS * players.start_flowers > flowers.total_value:
        raise components.fault("players.start_flowers", "are more than the stock holds", "lower the number")
    box.blacks = _ints([0, 0, *blacks])
    box.start_flowers = players.start_flowers
    box.tokens = players.construction_tokens_each
    box.flowers = flowers.total_value


def _board(components: Components, contents: Contents, box: DunaiaBox) -> None:
    _indexed(components, "square", [square.index for square in contents.square], 0, SQUARES)
    _indexed(components, "place", [place.index for place in contents.place], 0, PLACES)
    by_index = sorted(contents.square, key=lambda square: square.index)
    for square in by_index:
        if square.name != SQUARE_NAMES[square.index]:
            raise components.fault(f"square {square.index}", f"is named {square.name!r}", f"name it {SQUARE_NAMES[square.index]}")
    number = {square.name: square.index for square in by_index}
    beside: list[int] = []
    start = [-1] * NUMBERS
    for place in sorted(contents.place, key=lambda place: place.index):
        entry = f"place {place.index}"
        for name in place.squares:
            if name not in number:
                raise components.fault(f"{entry} squares", f"there is no square {name!r}", "name two squares of the board")
        pair = [number[name] for name in place.squares]
        if pair[1] not in NEAR[pair[0] * SIDES : pair[0] * SIDES + SIDES]:
            raise components.fault(f"{entry} squares", "the two squares are not neighbours (DUN-008)", "name two that share a side")
        if any({*pair} == {*beside[at : at + 2]} for at in range(0, len(beside), 2)):
            raise components.fault(f"{entry} squares", "another place lies between the same squares", "name each pair once")
        beside += pair
        if place.start_dunaia:
            if start[place.start_dunaia - 1] >= 0:
                raise components.fault(f"{entry} start_dunaia", f"Dunaïa {place.start_dunaia} starts twice", "place each once")
            start[place.start_dunaia - 1] = place.index
    if -1 in start:
        raise components.fault("place", f"Dunaïa {start.index(-1) + 1} starts nowhere (DUN-007)", "give it a place")
    box.square_effect = _ints([EFFECTS.index(square.empty_effect) for square in by_index])
    box.square_amount = _ints([square.amount for square in by_index])
    box.beside = _ints(beside)
    box.start_places = _ints(start)
    box.crowd = 1 if box.one_each else contents.player_board.dunaias_per_place_max


def _buildings(components: Components, contents: Contents, box: DunaiaBox) -> None:
    tiles = contents.building
    _distinct(components, "building", [tile.id for tile in tiles])
    _count(components, contents, "buildings", len(tiles), "building")
    for level in range(1, TRIO + 1):
        size = sum(tile.level == level for tile in tiles)
        _count(components, contents, f"buildings_level_{level}", size)
        if size < 2:
            raise components.fault("building", f"level {level} has {size} tiles", "list at least two, for the board space and the pile")
    if len(tiles) > TILES:
        raise components.fault("building", f"{len(tiles)} tiles are too many", f"list at most {TILES}")
    for tile in tiles:
        _check_building(components, tile)
    box.tiles = len(tiles)
    box.level = _ints([tile.level - 1 for tile in tiles])
    box.hue = _ints([_hue(tile.colour) for tile in tiles])
    box.track = _ints([tile.construction_squares for tile in tiles])
    box.effect = _ints([_effect(tile.recycle_effect or tile.centre_effect) for tile in tiles])
    box.amount = _ints([tile.recycle_amount if tile.level == 1 else tile.centre_amount for tile in tiles])
    arrows = [tile.arrows.get(side) for tile in tiles for side in SIDE_NAMES]
    box.arrow_effect = _ints([_effect(arrow.effect) if arrow else NOTHING for arrow in arrows])
    box.arrow_amount = _ints([arrow.amount if arrow else 0 for arrow in arrows])
    box.arrow_hue = _ints([_hue(tile.arrow_colour) for tile in tiles])
    box.arrow_points = _ints([tile.arrow_points.get(side, 0) for tile in tiles for side in SIDE_NAMES])
    box.periods = _ints([_period(tile) for tile in tiles])
    box.pile = _ints([sum(1 << i for i, tile in enumerate(tiles) if tile.level == level) for level in range(1, TRIO + 1)])


def _check_building(components: Components, tile: Building) -> None:
    entry = f"building {tile.id}"
    if (tile.level == 1) != (tile.recycle_effect is not None):
        raise components.fault(entry, "a level 1 building, and no other, has a recycle_effect (DUN-027)", "add or remove it")
    if (tile.level == 2) != (tile.centre_effect is not None):
        raise components.fault(entry, "a level 2 building, and no other, has a centre_effect (DUN-028)", "add or remove it")
    if tile.arrows and tile.level != 2:
        raise components.fault(entry, "arrows with effects belong to level 2 (DUN-028)", "remove them or use arrow_points")
    if tile.arrow_points and tile.level != 3:
        raise components.fault(entry, "arrow_points belong to level 3 (DUN-029)", "remove them")
    if bool(tile.arrow_points) != bool(tile.arrow_colour):
        raise components.fault(entry, "arrow_points and arrow_colour go together (DUN-029)", "give both or neither")
    for side in [*tile.arrows, *tile.arrow_points]:
        if side not in SIDE_NAMES:
            raise components.fault(entry, f"an arrow points to {side!r}", "use N, E, S or W")
    if tile.colour == "multi" and tile.level != 3:
        raise components.fault(entry, "only level 3 buildings are multicoloured (DUN-030)", "give it one colour")


def _hue(colour: str) -> int:
    """Return a colour as a set: "multi" is all four, "" none."""
    if colour == "multi":
        return (1 << HUES) - 1
    return 1 << COLOURS.index(colour) if colour else 0


def _effect(name: str | None) -> int:
    return EFFECTS.index(name) if name else NOTHING


def _period(tile: Building) -> int:
    """R-07 Return how many quarter turns of a tile look different: 1, 2 or 4."""
    arrows: dict[str, Any] = {**tile.arrows, **tile.arrow_points}
    n, e, s, w = (arrows.get(side) for side in SIDE_NAMES)
    if (n, e) != (s, w):
        return SIDES
    return 1 if n == e else 2


def _prices(components: Components, contents: Contents, box: DunaiaBox) -> None:
    _indexed(components, "price", [price.level for price in contents.price], 1, TRIO)
    prices = sorted(contents.price, key=lambda price: price.level)
    box.shelf_price = _ints([price.board_space for price in prices])
    box.top_price = _ints([price.pile_top for price in prices])
    box.search_price = box.shelf_price if box.priced_by_board else box.top_price


def _common(components: Components, contents: Contents, box: DunaiaBox) -> None:
    spaces = contents.recycle_space
    _distinct(components, "recycle_space", [space.id for space in spaces])
    if not 1 <= len(spaces) <= 9:
        raise components.fault("recycle_space", f"there are {len(spaces)}", "list 1 to 9")
    if all(space.effect != "flower" for space in spaces):
        raise components.fault("recycle_space", "none gives a flower, so a die might find no place (DUN-089)", "add the flower space")
    for space in spaces:
        if space.effect == "build" and space.amount != 1:
            raise components.fault(f"recycle_space {space.id}", "one die starts one construction (DUN-072)", "write amount = 1")
    fragments, tokens = contents.fragments, contents.colour_tokens
    if len(fragments.kinds) != TRIO or fragments.kinds_per_artefact != TRIO or len(set(fragments.kinds)) != TRIO:
        raise components.fault("fragments.kinds", "an artefact is three fragments of three kinds (DUN-104)", "name three kinds")
    _count(components, contents, "artefact_fragments", TRIO * fragments.count_each)
    paints = [tokens.green, tokens.yellow, tokens.purple, tokens.red]
    _count(components, contents, "colour_tokens", sum(paints))
    box.spaces = len(spaces)
    box.space_effect = _ints([EFFECTS.index(space.effect) for space in spaces])
    box.space_amount = _ints([space.amount for space in spaces])
    box.fragments = fragments.count_each
    box.paints = _ints(paints)


def _elders(components: Components, contents: Contents, box: DunaiaBox) -> None:
    _indexed(components, "elder_space", [space.index for space in contents.elder_space], 1, TRIO)
    spaces = sorted(contents.elder_space, key=lambda space: space.index)
    if sorted(space.fragment for space in spaces) != sorted(contents.fragments.kinds):
        raise components.fault("elder_space", "each kind of fragment lies beside one space (DUN-013)", "name each kind once")
    payment: list[int] = []
    payments: list[int] = []
    for space in spaces:
        entry = f"elder_space {space.index}"
        if len(set(space.chips)) != len(space.chips):
            raise components.fault(entry, "asks for one chip twice", "name each chip once")
        if not 1 <= len(space.chips) + space.any <= NUMBERS:
            raise components.fault(entry, f"asks for {len(space.chips) + space.any} chips", f"ask for 1 to {NUMBERS}")
        ways = chosen_chips(sum(1 << chip - 1 for chip in space.chips), space.any)
        payment += [*(int(way) for way in ways), *[0] * (WAYS - len(ways))]
        payments += [int(affordable(ways, inserted)) for inserted in range(1 << NUMBERS)]
    elders = [elder.id for elder in contents.elder]
    _distinct(components, "elder", elders)
    _count(components, contents, "elders", len(elders), "elder")
    for elder in contents.elder:
        if elder.effect in ("search_build", "colour") and elder.amount != 1:
            raise components.fault(f"elder {elder.id}", "this power is used once per call (DUN-111, DUN-113)", "write amount = 1")
    first_game = contents.elder_first_game.elders
    if len(set(first_game)) != TRIO or not set(first_game) <= set(elders):
        raise components.fault("elder_first_game.elders", "must name three of the Elders (DUN-012)", "name three ids")
    if not TRIO <= len(elders) <= 20:
        raise components.fault("elder", f"there are {len(elders)}", "list 3 to 20")
    pool = first_game if box.first_game else elders
    box.payment = _ints(payment)
    box.payments = _ints(payments)
    box.fragment = _ints([contents.fragments.kinds.index(space.fragment) for space in spaces])
    box.elder_effect = _ints([EFFECTS.index(elder.effect) for elder in contents.elder])
    box.elder_amount = _ints([elder.amount for elder in contents.elder])
    box.elder_pool = sum(1 << elders.index(id) for id in pool)


def _prophecies(components: Components, contents: Contents, box: DunaiaBox) -> None:
    tiles = contents.prophecy
    ids = [tile.id for tile in tiles]
    _distinct(components, "prophecy", ids)
    _count(components, contents, "prophecy_tiles", len(tiles), "prophecy")
    for tile in tiles:
        if isinstance(tile.value, list) != (tile.condition == "flowers_artefacts"):
            raise components.fault(f"prophecy {tile.id}", "flowers_artefacts needs two values, the others one", "correct value")
    if len(tiles) > TILES:
        raise components.fault("prophecy", f"{len(tiles)} tiles are too many", f"list at most {TILES}")
    first_game = contents.prophecy_first_game.tiles
    if not set(first_game) <= set(ids) or sorted(tiles[ids.index(id)].colour for id in first_game) != sorted(NOTCHES):
        raise components.fault("prophecy_first_game.tiles", "must name one tile of each colour (DUN-016)", "name three ids")
    pool = first_game if box.first_game else ids
    by_notch = [[i for i, tile in enumerate(tiles) if tile.colour == colour and tile.id in pool] for colour in NOTCHES]
    for colour, notch_tiles in zip(NOTCHES, by_notch, strict=True):
        if not notch_tiles:
            raise components.fault("prophecy", f"there is no {colour} tile (DUN-015)", "list at least one of each colour")
    box.condition = _ints([CONDITIONS.index(tile.condition) for tile in tiles])
    box.needed = _ints([tile.value[0] if isinstance(tile.value, list) else tile.value for tile in tiles])
    box.needed_artefacts = _ints([tile.value[1] if isinstance(tile.value, list) else 0 for tile in tiles])
    box.prophecy_points = _ints([tile.points for tile in tiles])
    box.notch_pool = _ints([sum(1 << i for i in notch_tiles) for notch_tiles in by_notch])


def _elites(components: Components, contents: Contents, box: DunaiaBox) -> None:
    elites = contents.elite
    _distinct(components, "elite", [elite.id for elite in elites])
    _count(components, contents, "elite_tiles", len(elites), "elite")
    by_power = {elite.power: elite for elite in elites}
    if len(by_power) != len(elites) or len(elites) != len(POWERS):
        raise components.fault("elite", "there are six characters, one with each power (DUN-151 to DUN-156)", "list each power once")
    archivist = by_power["chips_for_move"]
    if not 1 <= archivist.chips <= NUMBERS:
        raise components.fault(f"elite {archivist.id}", f"discards {archivist.chips} chips", f"write 1 to {NUMBERS}")
    if by_power["flip_die"].value != FACES[0] + FACES[-1]:
        raise components.fault("elite flip_die", "opposite sides of a die add up to 7 (DUN-152)", "write value = 7")
    if by_power["book_building"].slots != 1 or by_power["move_awakened"].moves != 1:
        raise components.fault("elite", "one tile is booked, one Dunaïa moved (DUN-155, DUN-156)", "write slots = 1 and moves = 1")
    ways = chosen_chips(0, archivist.chips)
    box.power = _ints([POWERS.index(elite.power) for elite in elites])
    box.discount = by_power["discount"].value
    box.opposite = by_power["flip_die"].value
    box.foreman_flowers = by_power["pay_advance"].flowers
    box.discard = ways
    box.discards = _ints([int(affordable(ways, inserted)) for inserted in range(1 << NUMBERS)])
    box.archive_moves = archivist.moves
    box.archive_flowers = archivist.flowers


def _scoring(components: Components, contents: Contents, box: DunaiaBox) -> None:
    scoring = contents.scoring
    if scoring.flowers_per_point != contents.flowers.flowers_per_point:
        raise components.fault("scoring.flowers_per_point", "differs from flowers.flowers_per_point", "write the same number in both")
    if scoring.artefact_points[0] != 0:
        raise components.fault("scoring.artefact_points", "begins with the points for no artefact, which are 0", "begin the list with 0")
    box.building_points = _ints(list(scoring.building_points))
    box.artefact_points = _ints(list(scoring.artefact_points))
    box.artefact_further = scoring.artefact_points_each_further
    box.flowers_per_point = scoring.flowers_per_point
    box.full = scoring.end_at_completed_buildings
