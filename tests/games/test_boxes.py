"""The additional reconstructed sets in examples/boxes: each has the effect it describes."""

import pithead
from support import TESTS

BOXES = TESTS.parent / "examples" / "boxes"


def test_with_six_colours_a_hand_may_fit_nowhere_in_the_starting_round():  # MSD-021
    game = pithead.game("sacred_dragon")
    box = BOXES / "sacred_dragon_six_colours.toml"
    sides = {tile["id"]: tile["sides"] for tile in game.setup(2, components=box).box().components.data["tiles"]["base"]["tile"]}
    centre = next(id for id, edges in sides.items() if set(edges) == {"R", "Y"})
    hand = [id for id, edges in sides.items() if not set(edges) & {"R", "Y", "*"}][:4]
    other = [id for id in sides if id not in (centre, *hand)][:4]
    position = {"game": "sacred_dragon", "seats": 2, "options": {"start_player": "0"}, "phase": "opening", "start": 0, "turn": 0}
    mountain = [{"tile": centre, "turn": 0, "at": "0,0"}]
    state = game.load(position | {"opened": 0, "mountain": mountain, "hands": [hand, other]}, components=box)
    assert {choice.form["kind"] for choice in game.choices(state)} == {"remove"}


def test_with_scarce_shafts_only_the_highest_price_leads_from_north_to_south():  # DYN-002
    box = pithead.game("dynamine").setup(2, components=BOXES / "dynamine_scarce_shafts.toml").box()
    tiles = box.components.data["tiles"]["list"]
    assert {tile["cost"] for tile in tiles if "N" in tile["exits"] and "S" in tile["exits"]} == {6}
