"""Check components.toml and turn it into flat tables."""

import builtins
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components, Entry
from pithead.games.dynamine import box
from pithead.games.dynamine.box import SEATS, DynamineBox

SIDE_LETTERS = "NESW"
ENTRANCE = "entrance"  # the name of the one tile that is not bought
MOST_TILES = 250
MOST_PILES = 60
MOST_CARDS = 50
MOST_FACES = 30
MOST_TOKENS = 50

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Flag = Annotated[int, msgspec.Meta(ge=0, le=1)]
Word = Annotated[str, msgspec.Meta(pattern=r"^[^\s,]{1,12}$")]
Element = Literal["fossils", "wells", "altars", "depth", "veins", "tiles"]
Asked = Literal["fossils", "wells", "altars", "sapphire", "veins", "tiles"]
KINDS = {
    "fossils": box.FOSSILS,
    "wells": box.WELLS,
    "altars": box.ALTARS,
    "sapphire": box.SAPPHIRES,
    "depth": box.DEPTH,
    "veins": box.VEINS,
    "tiles": box.TILES,
}
ACTIONS = {"none": box.NOTHING, "move": box.MOVE, "reroll": box.REROLL, "guess": box.GUESS}


class Counts(Entry):
    tunnel_tiles: int
    entrances: int
    dice: Annotated[int, msgspec.Meta(ge=1, le=1)]
    reward_cards: int
    item_cards: int
    mission_cards: int
    plus_one_tokens: int
    round_tokens: int
    players_max: int
    rounds: int


class Market(Entry):
    letters: list[Word]
    columns: list[Annotated[int, msgspec.Meta(ge=1, le=30)]]
    face_up_cards: Small


class Entrance(Entry):
    level: Annotated[int, msgspec.Meta(ge=1, le=1)]
    exits: str
    veins: Small
    count: int


class Die(Entry):
    faces: list[Annotated[int, msgspec.Meta(ge=0, le=99)]]
    extra_action_faces: list[int]


class PlusOneTokens(Entry):
    count: Small
    points: Small


class DepthMarkers(Entry):
    labels: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=99)]], msgspec.Meta(max_length=99)]


class Scoring(Entry):
    vein_level_cap: Annotated[int, msgspec.Meta(ge=1, le=99)]
    altar_per_vein_same_level: Small
    well_base_plain: Small
    well_base_altar_or_dragon: Small
    well_per_vertical_tile: Small


class RoundToken(Entry):
    id: Word
    points: Small
    action: Literal["none", "move", "reroll", "guess"]


class RoundTokens(Entry):
    list: builtins.list[RoundToken]


class RewardCard(Entry):
    id: Word
    category: Element
    side_a: Small
    side_b: tuple[Small, Small]


class RewardCards(Entry):
    list: builtins.list[RewardCard]


class ItemCard(Entry):
    id: Word
    name: str
    effect: Literal["vp_per", "raven", "plan"]
    what: Element | Literal[""]
    vp: Small
    moves: Small = 0


class ItemCards(Entry):
    list: builtins.list[ItemCard]


class MissionCard(Entry):
    id: Word
    name: str
    what: Asked
    level: Annotated[int, msgspec.Meta(ge=1, le=99)]
    need: Annotated[int, msgspec.Meta(ge=1, le=99)]
    vp: Small
    tile: str = ""  # the tile that the card shows (R23)


class MissionCards(Entry):
    list: builtins.list[MissionCard]


class Tile(Entry):
    id: Word
    letter: str
    cost: int
    exits: str
    veins: Small
    altars: Flag
    altar_vp: Small
    well: Literal["none", "plain", "altar", "dragon"]
    fossils: Flag
    fossil_vp: Small
    plus: str
    token: bool
    move: bool
    sapphire: bool


class Tiles(Entry):
    list: builtins.list[Tile]


class Contents(Entry):
    """The component file without notes."""

    counts: Counts
    market: Market
    entrance: Entrance
    die: Die
    plus_one_tokens: PlusOneTokens
    depth_markers: DepthMarkers
    scoring: Scoring
    round_tokens: RoundTokens
    reward_cards: RewardCards
    item_cards: ItemCards
    mission_cards: MissionCards
    tiles: Tiles


def open_box(components: Components, options: dict[str, str]) -> DynamineBox:
    """Check the file and build the tables for these options."""
    contents = components.as_type(Contents)
    _check_counts(components, contents)
    _check_market(components, contents.market)
    _check_tiles(components, contents)
    _check_die(components, contents.die)
    _check_cards(components, contents)
    if not set(contents.entrance.exits) & set("ESW"):
        raise components.fault("entrance.exits", "leads nowhere", "open it to the east, south or west")
    market, tiles, scoring = contents.market, contents.tiles.list, contents.scoring
    faces = contents.die.faces
    shapes = [_sides(components, f"tile {tile.id}", tile.exits) for tile in tiles]
    entrance = _sides(components, "entrance", contents.entrance.exits)
    contents.entrance.exits = _in_order(contents.entrance.exits)
    for tile in tiles:
        tile.exits = _in_order(tile.exits)
    return DynamineBox(
        components.filled(contents),
        options,
        vec[i64]([*shapes, entrance]),
        vec[i64]([*(_sides(components, f"tile {tile.id}", tile.plus) for tile in tiles), 0]),
        vec[i64]([tile.cost for tile in tiles]),
        vec[i64]([number for tile in tiles for number in _worth(tile, scoring)] + [contents.entrance.veins, -1, -1, 0, 0]),
        vec[i64]([market.letters.index(tile.letter) * len(market.columns) + market.columns.index(tile.cost) for tile in tiles]),
        vec[i64](market.columns),
        vec[i64](faces),
        vec[i64]([int(face in contents.die.extra_action_faces) for face in faces]),
        vec[i64]([number for token in contents.round_tokens.list for number in (token.points, ACTIONS[token.action])]),
        vec[i64](_card_rows(contents, names_tiles(options))),
        vec[i64]([number for card in contents.reward_cards.list for number in (KINDS[card.category], card.side_a, *card.side_b)]),
        vec[i64](
            [
                contents.plus_one_tokens.count,
                contents.plus_one_tokens.points,
                market.face_up_cards,
                scoring.vein_level_cap,
                scoring.altar_per_vein_same_level,
                scoring.well_per_vertical_tile,
                len(market.letters) * len(market.columns),
            ]
        ),
    )


# The names of things, by their numbers in the tables.


@lru_cache(maxsize=64)
def tile_data(box: DynamineBox) -> list[dict[str, Any]]:
    """Return the printed tiles as in the file; the entrance comes last."""
    entrance = dict.fromkeys(("altars", "altar_vp", "fossils", "fossil_vp"), 0) | {"well": "none", "plus": "", "cost": 0}
    flags = {"token": False, "move": False, "sapphire": False, "id": ENTRANCE, "letter": ""}
    data = box.components.data
    return [*data["tiles"]["list"], entrance | flags | {"exits": data["entrance"]["exits"], "veins": data["entrance"]["veins"]}]


@lru_cache(maxsize=64)
def tile_names(box: DynamineBox) -> list[str]:
    """Return the ids of the tiles; the entrance comes last."""
    return [tile["id"] for tile in tile_data(box)]


@lru_cache(maxsize=64)
def pile_names(box: DynamineBox) -> list[str]:
    """Return the piles of the market, row by row: A1, A2, ..."""
    market = box.components.data["market"]
    return [f"{letter}{column}" for letter in market["letters"] for column in market["columns"]]


@lru_cache(maxsize=64)
def card_data(box: DynamineBox) -> list[dict[str, Any]]:
    """Return the item and mission cards as in the file."""
    return [*box.components.data["item_cards"]["list"], *box.components.data["mission_cards"]["list"]]


@lru_cache(maxsize=64)
def card_names(box: DynamineBox) -> list[str]:
    """Return the ids of the cards."""
    return [card["id"] for card in card_data(box)]


@lru_cache(maxsize=64)
def token_data(box: DynamineBox) -> list[dict[str, Any]]:
    """Return the round tokens as in the file."""
    return list(box.components.data["round_tokens"]["list"])


@lru_cache(maxsize=64)
def token_names(box: DynamineBox) -> list[str]:
    """Return the ids of the round tokens."""
    return [token["id"] for token in token_data(box)]


@lru_cache(maxsize=64)
def face_names(box: DynamineBox) -> list[str]:
    """Return the faces of the die named by their values; faces with the same value get letters: 1a, 1b."""
    values = [str(value) for value in box.components.data["die"]["faces"]]
    met: Counter[str] = Counter()
    names = []
    for value in values:
        names.append(value if values.count(value) == 1 else value + _letter(met[value]))
        met[value] += 1
    return names


def _letter(number: int) -> str:
    """Return a, b, ..., z, za, zb, ..."""
    return "z" * (number // 26) + "abcdefghijklmnopqrstuvwxyz"[number % 26]


# Checks.


def _check_counts(components: Components, contents: Contents) -> None:
    counts = contents.counts
    listed = {
        "tunnel_tiles": len(contents.tiles.list),
        "entrances": contents.entrance.count,
        "reward_cards": len(contents.reward_cards.list),
        "item_cards": len(contents.item_cards.list),
        "mission_cards": len(contents.mission_cards.list),
        "plus_one_tokens": contents.plus_one_tokens.count,
        "round_tokens": len(contents.round_tokens.list),
        "rounds": len(contents.round_tokens.list),
    }
    lists = {"tunnel_tiles": "tiles.list", "rounds": "round_tokens.list"} | {
        name: f"{name}.list" for name in listed if name.endswith("cards")
    }
    lists["round_tokens"] = lists["rounds"]
    for name, number in listed.items():
        count = getattr(counts, name)
        if count != number:
            path = lists.get(name)
            also = {f"counts.{other}": getattr(counts, other) for other in lists if other != name and lists[other] == path}
            remedy = components.as_long_as(path, count, f"counts.{name}", also) if path else "correct one of the two"
            raise components.fault(f"counts.{name}", f"says {count}, but the file has {number}", remedy)
    if counts.players_max != SEATS or counts.entrances < counts.players_max:
        raise components.fault("counts.players_max", f"{SEATS} players with an entrance each are needed", "correct the numbers")
    if not 1 <= counts.tunnel_tiles <= MOST_TILES:
        raise components.fault("counts.tunnel_tiles", f"{counts.tunnel_tiles} is out of range", f"use 1 to {MOST_TILES}")
    if not 1 <= counts.round_tokens <= MOST_TOKENS:
        raise components.fault("counts.round_tokens", f"{counts.round_tokens} is out of range", f"use 1 to {MOST_TOKENS}")
    if counts.item_cards + counts.mission_cards > MOST_CARDS or counts.mission_cards < counts.players_max:
        raise components.fault("counts.mission_cards", "every player needs a mission", f"use {SEATS} or more, {MOST_CARDS} cards at most")


def _check_market(components: Components, market: Market) -> None:
    for entry, names in (("letters", market.letters), ("columns", market.columns)):
        _check_once(components, f"market.{entry}", [str(name) for name in names])
    piles = len(market.letters) * len(market.columns)
    if not 1 <= piles <= MOST_PILES:
        raise components.fault("market", f"has {piles} piles", f"use 1 to {MOST_PILES}")


def _check_tiles(components: Components, contents: Contents) -> None:
    tiles, market = contents.tiles.list, contents.market
    _check_once(components, "tiles.list", [*(tile.id for tile in tiles), ENTRANCE])
    for tile in tiles:
        entry = f"tile {tile.id}"
        if tile.letter not in market.letters:
            raise components.fault(entry, f"the market has no row {tile.letter!r}", f"use one of {' '.join(market.letters)}")
        if tile.cost not in market.columns:
            raise components.fault(entry, f"the market has no column {tile.cost}", f"use one of {' '.join(map(str, market.columns))}")
        if not tile.exits:
            raise components.fault(entry, "has no open side, so it could never be placed", "write its exits")
        if not set(tile.plus) <= set(tile.exits):
            raise components.fault(entry, f"+1 on {tile.plus!r}, but only {tile.exits} is open", "put a +1 on open sides only")
        _check_elements(components, entry, tile)
    if max(Counter(tile.cost for tile in tiles).values()) > MOST_PILES:
        raise components.fault("tiles.list", "has too many tiles of one price", f"use at most {MOST_PILES}")


def _check_elements(components: Components, entry: str, tile: Tile) -> None:
    if tile.well == "altar" and not tile.altars:
        raise components.fault(entry, "has a well with an altar, but no altar", "write altars = 1")
    if tile.well == "dragon" and not tile.fossils:
        raise components.fault(entry, "has a well with a dragon, but no fossil", "write fossils = 1")
    if tile.altar_vp and not tile.altars:
        raise components.fault(entry, "has altar points without an altar", "write altar_vp = 0 or altars = 1")
    if tile.fossil_vp and not tile.fossils:
        raise components.fault(entry, "has fossil points without a fossil", "write fossil_vp = 0 or fossils = 1")


def _check_die(components: Components, die: Die) -> None:
    if not 1 <= len(die.faces) <= MOST_FACES:
        raise components.fault("die.faces", f"has {len(die.faces)} faces", f"list 1 to {MOST_FACES}")
    for face in die.extra_action_faces:
        if face not in die.faces:
            raise components.fault("die.extra_action_faces", f"the die has no {face}", "name values that the die shows")


def _check_cards(components: Components, contents: Contents) -> None:
    cards = [card.id for card in contents.item_cards.list] + [card.id for card in contents.mission_cards.list]
    _check_once(components, "item_cards and mission_cards", cards)
    _check_once(components, "round_tokens", [token.id for token in contents.round_tokens.list])
    _check_once(components, "reward_cards", [card.id for card in contents.reward_cards.list])
    for item in contents.item_cards.list:
        if (item.effect == "vp_per") != bool(item.what):
            raise components.fault(f"item {item.id}", f"effect {item.effect!r} and what {item.what!r} do not agree", "correct one of them")
        if item.effect == "plan" and not item.moves:
            raise components.fault(f"item {item.id}", "moves no tile", "write moves")
    named: dict[str, MissionCard] = {}
    for mission in contents.mission_cards.list:
        twin = named.setdefault(mission.name, mission)
        if (twin.what, twin.level, twin.need, twin.vp) != (mission.what, mission.level, mission.need, mission.vp):
            raise components.fault(f"mission {mission.id}", f"is not like {twin.id}, which has the same name", "make them equal (DYN-107)")
        _check_pictured(components, mission, contents.tiles.list)


def _check_pictured(components: Components, mission: MissionCard, tiles: Sequence[Tile]) -> None:
    """R23 Check that a mission can count the tile it pictures."""
    if not mission.tile:
        return
    entry = f"mission {mission.id}"
    if mission.what != "sapphire" or mission.need != 1:
        raise components.fault(entry, "names a tile, but does not ask for one sapphire", "leave tile out")
    if mission.tile not in {tile.id for tile in tiles if tile.sapphire}:
        raise components.fault(entry, f"no sapphire tile is called {mission.tile!r}", "name a tile with sapphire = true")


def _check_once(components: Components, entry: str, names: Sequence[str]) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise components.fault(entry, f"{name!r} is listed {times} times", "give each a name of its own")


# Flat rows.


def _sides(components: Components, entry: str, letters: str) -> int:
    """Return a set of sides from its letters."""
    if not set(letters) <= set(SIDE_LETTERS) or len(set(letters)) != len(letters):
        raise components.fault(entry, f"{letters!r} does not name sides", f"use the letters {SIDE_LETTERS}, each once at most")
    return sum(1 << SIDE_LETTERS.index(letter) for letter in letters)


def _in_order(letters: str) -> str:
    """Return sides in the standard order, whatever their order in the file."""
    return "".join(side for side in SIDE_LETTERS if side in letters)


def scores_as_altar(altars: int, well: str, printed: int) -> bool:
    """DYN-091, 096 Return whether a tile scores an altar: one outside a well, or one inside a well with a value of its own."""
    return bool(altars) and (well != "altar" or printed > 0)


def _worth(tile: Tile, scoring: Scoring) -> list[int]:
    """Return veins, altar, well, fossil and marks of a tile, as needed by the tables."""
    altar = tile.altar_vp if scores_as_altar(tile.altars, tile.well, tile.altar_vp) else -1
    wells = {"none": -1, "plain": scoring.well_base_plain}
    marked = {
        box.FOSSILS: tile.fossils,
        box.WELLS: tile.well != "none",
        box.ALTARS: tile.altars,
        box.SAPPHIRES: tile.sapphire,
        box.GIVES_TOKEN: tile.token,
        box.GIVES_MOVE: tile.move,
    }
    marks = sum(1 << mark for mark, there in marked.items() if there)
    return [tile.veins, altar, wells.get(tile.well, scoring.well_base_altar_or_dragon), tile.fossil_vp, marks]


def names_tiles(options: Mapping[str, str]) -> bool:
    """R23 Return whether a mission that pictures a tile accepts only that one."""
    return options["sapphire"] == "pictured"


def _card_rows(contents: Contents, pictured: bool) -> list[int]:
    """Return for each card: kind, what, level, number, points, moves, name, tile (R23: only if `pictured`); items first."""
    tiles = {tile.id: number for number, tile in enumerate(contents.tiles.list)} if pictured else {}
    names = [card.name for card in contents.item_cards.list] + [card.name for card in contents.mission_cards.list]
    rows = []
    for item in contents.item_cards.list:
        kind = {"vp_per": box.ITEM, "raven": box.RAVEN_ITEM, "plan": box.PLAN_ITEM}[item.effect]
        rows += [kind, KINDS.get(item.what, -1), 0, 1, item.vp, item.moves, names.index(item.name), box.NO_TILE]
    for mission in contents.mission_cards.list:
        goal = [KINDS[mission.what], mission.level, mission.need, mission.vp]
        rows += [box.MISSION, *goal, 0, names.index(mission.name), tiles.get(mission.tile, box.NO_TILE)]
    return rows
