"""Component files: corrected ones load without new code, faulty ones are refused in a sentence that names the entry."""

import copy
import json
from typing import get_args, get_type_hints

import pytest

import pithead
from games.dunaia.helpers import BOX, FILE, GAME, after, flowers, legal, player, position, question, refused, scores, seat, token
from pithead.games.dunaia.component_types import Building
from pithead.games.dunaia.events import Recycled
from support import TESTS, sure


def toml(value):
    """Return a value as TOML text, with inline tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


@pytest.fixture
def changed(tmp_path):
    """Return a function that writes a changed copy of the printed component file and returns its path."""

    def write(change):
        data = copy.deepcopy(BOX)
        change(data)
        path = tmp_path / "box.toml"
        path.write_text("\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items()), encoding="utf-8")
        return path

    return write


def tile(data, id):
    return next(entry for entry in data["building"] if entry["id"] == id)


def put(*path):
    """Return a change that puts the last value at the path of the others."""
    *keys, last, value = path

    def change(data):
        for key in keys:
            data = data[key]
        data[last] = value

    return change


def drop(*path):
    def change(data):
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


FAULTS = {
    "chips are 1 to 6": (put("players", "chips", [1, 2, 3]), "players.chips"),
    "colours of players": (put("players", "colours", ["red", "red", "green", "purple"]), "players.colours"),
    "too many black dice": (put("dice", "black_3_players", 7), "dice.black_3_players"),
    "dice counted": (put("counts", "dice", 8), "counts.dice"),
    "construction tokens counted": (put("players", "construction_tokens_each", 4), "counts.construction_tokens"),
    "flowers add up": (put("flowers", "total_value", 127), "flowers.total_value"),
    "start flowers": (put("players", "start_flowers", 40), "players.start_flowers"),
    "square named": (put("square", 4, "name", "Z9"), "square 4"),
    "square missing": (drop("square", 8), "square"),
    "place to nowhere": (put("place", 0, "squares", ["A1", "Z9"]), "place 0 squares"),
    "place between strangers": (put("place", 0, "squares", ["A1", "C3"]), "place 0 squares"),
    "place twice": (put("place", 0, "squares", ["C1", "B1"]), "place 1 squares"),
    "Dunaia twice": (put("place", 0, "start_dunaia", 1), "place 6 start_dunaia"),
    "Dunaia nowhere": (put("place", 6, "start_dunaia", 0), "place"),
    "tile twice": (put("building", 1, "id", "L1-GREEN-FLOWER"), "building L1-GREEN-FLOWER"),
    "tile missing": (drop("building", 0), "counts.buildings"),
    "level 1 without effect": (drop("building", 0, "recycle_effect"), "building L1-GREEN-FLOWER"),
    "level 3 with a centre": (put("building", 28, "centre_effect", "move"), "building L3-GREEN-YELLOW"),
    "level 1 with arrows": (put("building", 0, "arrows", {"N": {"effect": "move", "amount": 1}}), "building L1-GREEN-FLOWER"),
    "level 2 with points": (put("building", 16, "arrow_points", {"N": 1}), "building L2-GREEN-FLOWER"),
    "points without a colour": (put("building", 28, "arrow_colour", ""), "building L3-GREEN-YELLOW"),
    "arrow astray": (put("building", 28, "arrow_points", {"X": 2}), "building L3-GREEN-YELLOW"),
    "multicoloured level 1": (put("building", 0, "colour", "multi"), "building L1-GREEN-FLOWER"),
    "one construction square": (put("building", 0, "construction_squares", 1), "building[0].construction_squares"),
    "price level": (put("price", 0, "level", 2), "price"),
    "no flower space": (put("recycle_space", 1, "effect", "move"), "recycle_space"),
    "two constructions": (put("recycle_space", 0, "amount", 2), "recycle_space build"),
    "space twice": (put("recycle_space", 1, "id", "build"), "recycle_space build"),
    "fragment kinds": (put("fragments", "kinds", ["head", "core"]), "fragments.kinds"),
    "fragments counted": (put("fragments", "count_each", 11), "counts.artefact_fragments"),
    "colour tokens counted": (put("colour_tokens", "red", 2), "counts.colour_tokens"),
    "fragment beside two spaces": (put("elder_space", 0, "fragment", "core"), "elder_space"),
    "chip asked twice": (put("elder_space", 0, "chips", [1, 1]), "elder_space 1"),
    "seven chips": (put("elder_space", 0, "any", 5), "elder_space 1"),
    "elder space index": (put("elder_space", 0, "index", 2), "elder_space"),
    "two searches": (put("elder", 3, "amount", 2), "elder architect"),
    "elder twice": (put("elder", 3, "id", "mason"), "elder mason"),
    "first game elders": (put("elder_first_game", "elders", ["gardener", "guide", "elvis"]), "elder_first_game.elders"),
    "prophecy value": (put("prophecy", 0, "value", [6, 1]), "prophecy six_buildings"),
    "first game prophecies": (put("prophecy_first_game", "tiles", ["six_buildings"]), "prophecy_first_game.tiles"),
    "power twice": (put("elite", 0, "power", "flip_die"), "elite"),
    "archivist's chips": (put("elite", 3, "chips", 0), "elite archivist"),
    "opposite sides": (put("elite", 1, "value", 6), "elite flip_die"),
    "two slots": (put("elite", 5, "slots", 2), "elite"),
    "flowers for a point": (put("scoring", "flowers_per_point", 4), "scoring.flowers_per_point"),
    "no artefact": (put("scoring", "artefact_points", [1, 3]), "scoring.artefact_points"),
    "unknown effect": (put("square", 0, "empty_effect", "party"), "square[0].empty_effect"),
    "unknown source": (put("dice", "source", "hearsay"), "dice.source"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_is_refused_by_a_sentence_that_names_the_entry(changed, fault):
    change, entry = FAULTS[fault]
    with pytest.raises(pithead.BadComponents) as error:
        GAME.setup(2, components=changed(change))
    assert str(error.value).startswith(f"box.toml: {entry}: ")
    assert str(error.value).endswith(".")


def test_every_kind_of_error_has_its_own_sentence(changed):
    sentences = []
    for change, _ in FAULTS.values():
        with pytest.raises(pithead.BadComponents) as error:
            GAME.setup(2, components=changed(change))
        sentences.append(str(error.value))
    assert len(set(sentences)) == len(sentences)


def test_the_printed_file_names_all_its_pieces():  # DUN-025 DUN-026
    tiles = BOX["building"]
    assert [sum(tile["level"] == level for tile in tiles) for level in (1, 2, 3)] == [16, 12, 12]
    assert {tile["colour"] for tile in tiles} == {"green", "yellow", "purple", "red", "multi"}
    assert {tile["construction_squares"] for tile in tiles} == {3, 4, 5}
    assert len({(tile["colour"], tile["recycle_effect"]) for tile in tiles if tile["level"] == 1}) == 16
    assert len({(tile["colour"], tile["centre_effect"]) for tile in tiles if tile["level"] == 2}) == 12
    assert GAME.components.hash == pithead.core.data.components.content_hash(BOX)
    assert FILE.exists()


# An owner of the box corrects values: they load without new code.


def test_corrected_construction_squares_and_prices_are_used(changed):  # DUN-056 DUN-075
    def change(data):
        tile(data, "L1-RED-FLOWER")["construction_squares"] = 2
        data["price"][0] |= {"board_space": 0, "pile_top": 5}

    market = {1: ("L1-RED-FLOWER", "L1-RED-MOVE")}
    state = position(player({"A2": "L1-RED-CHIP"}, flowers=0), step="recycle", components=changed(change), market=market)
    state = after(state, "recycle build", "build L1-RED-FLOWER at A3", "draw L1-GREEN-CHIP")
    assert flowers(state) == 0
    site = player({"A2": "L1-RED-CHIP", "A3": ("L1-RED-FLOWER", 1)})
    assert token(position(site, step="awaken", awakened=4, components=changed(change)), "A3") == 0


def test_corrected_square_rewards_are_used(changed):  # DUN-052
    def change(data):
        data["square"][3] |= {"empty_effect": "flower", "amount": 2}
        data["square"][6] |= {"empty_effect": "chip_any", "amount": 2}

    state = after(position(step="awaken", awakened=4, components=changed(change)), "first A2")
    assert flowers(state) == 4
    assert int(state.chips_due) == 2


def test_corrected_arrows_are_used_on_every_level(changed):  # DUN-057 DUN-132
    def change(data):
        tile(data, "L2-GREEN-CHIP")["arrows"] = {"N": {"effect": "move", "amount": 2}}
        tile(data, "L3-MULTI-1")["arrow_colour"] = "green"
        tile(data, "L3-MULTI-1")["arrow_points"] = {"W": 5}

    village = {"A1": "L1-GREEN-MOVE", "A2": "L2-GREEN-CHIP", "A3": "L1-RED-MOVE", "B1": "L3-MULTI-1"}
    state = position(player(village, chips=[1, 2, 3, 4, 5], flowers=0), step="awaken", awakened=4, components=changed(change))
    assert seat(state)["chips"] == [1, 2, 3, 4, 5, 6]
    assert int(state.moves_due) == 2  # chips and moves of one building
    assert scores(state)[0] == 1 + 2 + 1 + 3 + 5


def test_a_multicoloured_arrow_pays_beside_a_building_of_any_colour(changed):  # DUN-132
    def change(data):
        tile(data, "L3-MULTI-1")["arrow_colour"] = "multi"
        tile(data, "L3-MULTI-1")["arrow_points"] = {"W": 5, "E": 5}

    village = {"A1": "L1-GREEN-MOVE", "B1": "L3-MULTI-1", "C1": "L1-RED-MOVE"}
    state = position(player(village, flowers=0), components=changed(change))
    assert scores(state)[0] == 1 + 3 + 1 + 5 + 5
    assert sum(line.points for line in GAME.sheet(state)[0]) == scores(state)[0]


def test_a_multicoloured_arrow_is_shown_as_one_for_any_colour(changed):  # DUN-132
    def change(data):
        for id in ("L3-MULTI-1", "L3-MULTI-2"):
            tile(data, id)["arrow_colour"] = "multi"
            tile(data, id)["arrow_points"] = {"W": 5, "E": 5}

    state = position(player({"B1": "L3-MULTI-2"}), components=changed(change), market={3: ("L3-MULTI-1", "L3-GREEN-RED")})
    board = " ".join(GAME.board(state, 0).split())
    assert "L3-MULTI-1, 5 squares, counts as every colour, any colour 5 E W" in board
    assert "e:any5 w:any5" in board
    printed = GAME.piece(state.box().components, "building", "L3-MULTI-1").words
    assert printed.endswith("5 points for any colour west, 5 points for any colour east")


def test_the_client_has_a_paint_and_a_shade_for_every_arrow_colour():  # DUN-132
    style = (TESTS.parent / "web" / "src" / "style" / "tokens.css").read_text(encoding="utf-8")
    colours = set(get_args(get_type_hints(Building)["arrow_colour"])) - {""}
    assert "multi" in colours
    assert [name for colour in colours for name in (f"--du-{colour}:", f"--du-{colour}-2:") if name not in style] == []


def test_optional_fields_of_a_building_may_be_omitted(changed):  # DUN-025
    def change(data):
        del tile(data, "L1-GREEN-MOVE")["recycle_amount"]
        for name in ("centre_amount", "arrows"):
            del tile(data, "L2-GREEN-CHIP")[name]
        for name in ("arrow_colour", "arrow_points"):
            tile(data, "L3-RED-PURPLE").pop(name)

    village = {"A1": "L1-GREEN-MOVE", "A2": "L2-GREEN-CHIP", "B1": "L3-RED-PURPLE"}
    state = position(player(village), step="recycle", components=changed(change))
    for columns in (0, 80, 120):
        assert "L2-GREEN-CHIP" in GAME.board(state, 0, columns)
    assert GAME.view(state, 0)
    assert scores(state)[0] == 1 + 2 + 3
    assert sure(Recycled, GAME.event(state, GAME.read(state, "recycle seat 0 A1"))).then == []


@pytest.mark.parametrize(("fixed", "more", "calls"), [([1, 2], 0, 1), ([1], 2, 10), ([], 3, 20), ([1, 2, 3, 4, 5, 6], 0, 1)])
def test_corrected_elder_costs_are_used(changed, fixed, more, calls):  # DUN-101
    path = changed(lambda data: data["elder_space"][0].update({"chips": fixed, "any": more}))
    state = position(player(chips=[1, 2, 3, 4, 5, 6]), step="before die", components=path)
    assert sum(move.startswith("call 1 ") for move in legal(state)) == calls
    assert refused(state, "call 1 discarding 6") == ["DUN-101"]


def test_corrected_prophecy_points_and_scoring_are_used(changed):  # DUN-133 DUN-134
    def change(data):
        data["prophecy"][2]["points"] = 2
        data["scoring"]["artefact_points"] = [0, 5]

    state = position(player(prophecies=["eight_buildings"], artefacts=3, flowers=0), components=changed(change))
    assert scores(state)[0] == 2 + 5 + 4 + 4


def test_a_corrected_limit_of_dunaias_on_a_place_is_used(changed):  # DUN-009
    path = changed(lambda data: data["player_board"].update({"dunaias_per_place_max": 1}))
    state = after(position(step="recycle", components=path), "recycle move")
    assert refused(state, "move 1 to B1-B2") == ["DUN-009"]
    assert refused(state, "move 1 to A1-B1") == []


def test_two_advances_of_a_corrected_building_are_asked_for_one_by_one(changed):  # DUN-084
    path = changed(lambda data: tile(data, "L1-RED-ADVANCE").update({"recycle_amount": 2}))
    village = {"A1": "L1-RED-ADVANCE", "B1": ("L3-MULTI-1", 1), "C1": ("L3-MULTI-2", 1)}
    state = after(position(player(village), step="recycle", components=path), "recycle seat 0 A1", "advance B1")
    assert question(state) == "advance"
    state = after(state, "advance C1")
    assert token(state, "B1") == token(state, "C1") == 2


def test_games_with_a_corrected_file_can_be_played_and_positions_name_their_file(changed):
    path = changed(lambda data: data["dice"].update({"black_2_players": 4}))
    rng = pithead.rng("corrected")
    state = GAME.setup(2, components=path)
    for _ in range(150):
        state.apply(state.pick(rng.below(state.count())))
    assert GAME.load(GAME.dump(state), path) == state
    with pytest.raises(pithead.BadPosition, match="components: "):
        GAME.load(GAME.dump(state))
