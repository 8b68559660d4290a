"""The data a view adds to the bare table: paths, veins, offers and warnings, compared with the rules and with counts by hand."""

import pytest

import pithead
from games.miner_inconvenience.helpers import BUILDINGS, CARDS, GAME, OPEN, ROCK, SLUG, STRAIGHT, after, deck, hands, legal, table
from games.miner_inconvenience.test_oracle import MATRIX, greedy_walk
from pithead.core.engine.bits import listed
from pithead.games.miner_inconvenience import build_view
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.build_view import joined
from pithead.games.miner_inconvenience.events import taken_by
from pithead.games.miner_inconvenience.plain import picture, read_point
from pithead.games.miner_inconvenience.prospects import Covered, Path, Stretch
from pithead.games.miner_inconvenience.view import RankLine, Site
from support import walk

MOUTHS = {card["id"]: card["mouths"] for card in GAME.components.data["card"]}


def spots(state):
    """Return the spots of a position by their centres."""
    return {spot.at: spot for spot in GAME.public(state).spots}


def dig(state, card, at):
    """Return the announced result of an excavation."""
    (match,) = [dig for dig in GAME.view(state, int(state.seat)).offers.digs if (dig.card, dig.at) == (card, at)]
    return match


@pytest.mark.parametrize("options", MATRIX, ids=lambda options: "-".join(f"{k}={v}" for k, v in options.items()) or "default")
def test_paths_veins_and_requirements_match_the_rules_and_the_picture(options):  # MIN-041, MIN-060, MIN-082
    """The rules only count; the picture of triangles knows what a side must be."""
    supplied = with_veins = 0
    played = [state for seed in range(4) for state in greedy_walk(2, f"prospects {options} {seed}", options)]
    for state in played[::5]:
        if state.seat < 0:
            continue
        seen = picture(state)
        for spot in GAME.public(state).spots:
            asks = {**dict.fromkeys(spot.mouth, "mouth"), **dict.fromkeys(spot.rock, "rock")}
            assert asks == seen.asks(read_point(spot.at))
        if GAME.decision(state).kind != "action":
            continue
        paths = {spot.at: spot.paths for spot in GAME.public(state).spots}
        for one in GAME.view(state, int(state.seat)).offers.digs:
            assert one.rule == ("MIN-060" if one.supply else "MIN-082" if one.veins else "")
            new = after(state, f"excavate {one.card} at {one.at}")
            taken = taken_by(paths[one.at], MOUTHS[one.card])
            assert (len(one.supply), sum(map(len, one.veins))) == (new.supply_due, new.vein_due)
            assert sorted(path.building for path in taken) == one.supply
            shortest = new.paths(CARDS.index(one.card), 99)
            assert all(path.tiles == shortest[BUILDINGS.index(path.building)] for path in taken)
            assert one.draws == min(new.supply_due + new.vein_due, new.deck())
            supplied += len(taken)
            with_veins += bool(one.veins)
    assert supplied > 5
    assert with_veins > 2


def test_a_path_is_listed_tile_by_tile_with_its_side_and_door():  # MIN-061, MIN-062, E9
    state = table("M05 0,0", "M18 2,-1", hands=[["M07", "M01"]], buildings=["B6 on M05"])
    (path,) = spots(state)["4,-2"].paths
    assert (path.building, path.side, path.door, path.tiles, path.range, path.supplies) == ("B6", "W", "top_right", 3, 2, False)
    assert [(stretch.card, stretch.tile) for stretch in path.through] == [("M18", 2), ("M05", 3)]
    assert path.through[1].triangles == ["RU"]
    upgraded = table("M05 0,0", "M18 2,-1", hands=[["M07", "M01"]], buildings=["B6 on M05 upgraded"])
    assert spots(upgraded)["4,-2"].paths[0].supplies
    assert dig(upgraded, "M07", "4,-2").supply == ["B6"]


def test_a_path_that_is_much_too_long_is_omitted(tmp_path):  # MIN-060
    """A straight tunnel with a building of range 2 at its west end: 3 and 4 tiles are nearly in reach, 5 are not."""
    box = deck(tmp_path, STRAIGHT)
    row = ("M01 0,0", "M02 2,-1", "M03 4,-2", "M04 6,-3")
    for length, lengths in ((2, [3]), (3, [4]), (4, [])):
        state = table(*row[:length], hands=[["M41", "M42"]], buildings=["B6 on M01"], components=box)
        assert [path.tiles for path in spots(state)[f"{2 * length},{-length}"].paths] == lengths


def test_a_door_beside_a_spot_supplies_cards_with_a_mouth_there():  # MIN-044, MIN-064
    """B1 on M04 has doors NW and NE; of the cards that fit north-east M02 has a SW mouth and M01 has none."""
    state = table("M04 0,0", hands=[["M01", "M02"]], buildings=["B1 on M04"])
    assert spots(state)["1,1"].paths == [Path("B1", "NE", "SW", 1, 4, True)]
    assert dig(state, "M02", "1,1").supply == ["B1"]
    assert dig(state, "M01", "1,1").supply == []


def test_if_the_placed_card_does_not_count_paths_are_one_tile_shorter():  # MIN-062, R10
    state = table("M05 0,0", hands=[["M18"]], buildings=["B6 on M05"], options={"count_placed": "false"})
    (path,) = spots(state)["2,-1"].paths
    assert (path.tiles, path.through) == (1, [Stretch("M05", ["RU"], 1)])


def test_a_spot_shows_what_a_card_there_covers_and_which_card_it_is_attached_to():  # MIN-033, MIN-038, E7
    state = table("M19 0,0", "M25 0,1", hands=[["M24", "M01"]])
    spot = spots(state)["1,0"]
    assert (spot.off, spot.how, spot.part, spot.by) == ("M25", "over", "right", "last")
    assert spot.covers == [Covered("M19", ["RU"]), Covered("M25", ["RU", "RL"])]  # TR of M19 is already hidden


def test_a_spot_by_ladder_names_the_ladder_tile(tmp_path):  # MIN-047
    box = deck(tmp_path, ROCK, {"M01": {"ladder": "LL"}, "M03": {"ladder": "RU"}})
    state = table("M01 0,0", "M02 2,-1", "M03 4,-2", hands=[["M42"]], components=box)
    spot = spots(state)["1,-2"]
    assert (spot.off, spot.how, spot.part, spot.by) == ("M01", "beside", "SE", "ladder")
    assert [tile.ladder for tile in GAME.public(state).mine] == [True, False, True]


def test_veins_are_listed_as_areas_with_the_cards_that_count():  # MIN-080, MIN-083, E11
    state = table("M29 0,0", "M20 1,-1", hands=[["M19", "M01"]])
    (vein,) = GAME.public(state).veins
    assert vein.cards == ["M29", "M20"]
    assert [patch.card for patch in vein.area] == ["M20", "M29"]
    corners = {patch.card: patch.corners for patch in vein.area}
    assert "TR@top" in corners["M29"]
    assert "LL@hub" in corners["M20"]
    assert dig(state, "M19", "2,0").veins == [["M29", "M20"]]


def test_tunnels_keep_veins_apart():  # MIN-080, MIN-087, E12
    state = table("M11 0,0", "M32 2,-1", hands=[["M01"]])
    assert [vein.cards for vein in GAME.public(state).veins] == [["M11"], ["M32"]]


def test_a_vein_under_a_card_or_a_building_is_no_longer_visible(tmp_path):  # MIN-085
    box = deck(tmp_path, ROCK, {"M01": {"nuggets": ["TR@top"]}})
    bare = table("M01 0,0", hands=[["M42"]], components=box)
    assert [vein.cards for vein in GAME.public(bare).veins] == [["M01"]]
    assert GAME.public(table("M01 0,0", hands=[["M42"]], buildings=["B1 on M01"], components=box)).veins == []
    assert joined(bare, 0) == []


def test_sites_are_listed_with_the_free_buildings_they_fit():  # MIN-113, E8
    state = table("M20 0,0", "M18 -2,1", hands=[["M01", "M02"]], buildings=["B6 on M18"])
    sites = GAME.public(state).sites
    assert [site for site in sites if site.card == "M20"] == [Site("M20", "0,0", ["B2", "B4"])]


def test_progress_prices_and_remaining_goals_are_shown(tmp_path):  # MIN-111, MIN-131, E1
    """Three built and two upgraded: the fourth building costs 4, the third and fourth upgrade 3 and 4."""
    buildings = ["B1 on M01 upgraded", "B2 on M02 upgraded", "B3 on M03"]
    mine, held = ("M01 0,0", "M02 2,-1", "M03 4,-2"), [["M30", "M31", "M32"], ["M33", "M34", "M35", "M36"]]
    public = GAME.public(table(*mine, hands=held, buildings=buildings, components=deck(tmp_path, ROCK)))
    assert (public.progress.gold_to_go, public.progress.actions_to_go) == (11, 3)
    assert (public.prices.next_build, public.prices.next_upgrade) == (4, 3)
    assert [(player.can_pay_build, player.can_pay_upgrade) for player in public.players] == [(False, True), (True, True)]


def test_rounds_and_turns_are_counted():  # MIN-020, MIN-021
    state = table("M04 0,0", hands=[["M01", "M02"], ["M07", "M08"], ["M18"]])
    assert (GAME.public(state).round, GAME.public(state).turn_number) == (1, 1)
    state = after(state, "build B3 on M04")
    assert GAME.public(state).turn_number == 1  # it is still being paid
    state = after(state, "pay M01", "upgrade B3", "pay M08")
    assert (GAME.public(state).round, GAME.public(state).turn_number) == (1, 3)
    assert GAME.public(after(state, "excavate M18 at -1,2")).round == 2
    assert GAME.public(GAME.setup(3)).round == 0


def test_the_best_rank_still_possible_is_shown(tmp_path):  # MIN-145, MIN-146
    """With 11 of 42 cards in the mine 31 are left; three more may be placed before fewer than 28 remain."""
    row = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:11])]
    public = GAME.public(table(*row, hands=[["M42"]], components=deck(tmp_path, ROCK)))
    prospect = public.prospect
    assert public.ranks[3] == RankLine("mountain-metropolis", 28, 37)
    assert (prospect.cards, prospect.rank, prospect.digs) == (31, "mountain-metropolis", 3)


def test_offers_are_the_legal_moves_and_sent_only_to_the_deciding_seat():  # MIN-017, MIN-023
    for state in walk(SLUG, 3, "offers", {"hands": "closed"}):
        for viewer in (None, *range(3)):
            offers = GAME.view(state, viewer).offers
            assert (offers is None) == (state.seat < 0 or viewer != state.seat)
            if offers:
                listed = [f"excavate {one.card} at {one.at}" for one in offers.digs]
                listed += [f"build {one.building} on {one.card}" for one in offers.builds]
                listed += [f"upgrade {one.building}" for one in offers.upgrades] + [f"pay {one.card}" for one in offers.payments]
                assert sorted(listed) == sorted(legal(state))


def warned(state):
    """Return the warnings of all legal moves."""
    offers = GAME.view(state, int(state.seat)).offers
    texts = {f"excavate {one.card} at {one.at}": one.warning for one in offers.digs}
    texts |= {f"build {one.building} on {one.card}": one.warning for one in offers.builds}
    texts |= {f"upgrade {one.building}": one.warning for one in offers.upgrades}
    return texts | {f"pay {one.card}": one.warning for one in offers.payments}


def last_cards(folder, upgraded):
    """Return a vein of five tiles, and a deck of two cards."""
    box = deck(folder, ROCK, {card: {"nuggets": ["RL@hub"]} for card in CARDS})
    mine = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:5])]
    buildings = [f"{building} on {card} upgraded" for building, card in zip(BUILDINGS[:upgraded], CARDS, strict=False)]
    return table(*mine, hands=[CARDS[5:-2]], buildings=buildings, paid=["M41 by 0", "M42 by 0"], components=box)


@pytest.mark.parametrize(("upgraded", "warning"), [(3, "drained"), (4, "won")])
def test_a_move_that_draws_the_last_card_shows_a_warning(tmp_path, upgraded, warning):  # MIN-142, MIN-143, E14
    state = last_cards(tmp_path, upgraded)
    assert dig(state, "M06", "10,-5").draws == 2  # of five that are due
    assert warned(state)["excavate M06 at 10,-5"] == warning


def test_a_move_that_leaves_the_next_seat_stuck_shows_a_warning(tmp_path):  # MIN-022
    """Seat 1 has one card of rock, which fits nowhere beside tunnels, and no outpost or site for it once B1 has been upgraded."""
    box = deck(tmp_path, OPEN, {"M01": ROCK})
    state = table("M02 0,0", hands=[["M03", "M04"], ["M01"]], buildings=["B6 on M02 upgraded"], components=box)
    assert set(warned(state).values()) == {"stuck"}
    closed = table(
        "M02 0,0", hands=[["M03", "M04"], ["M01"]], buildings=["B6 on M02 upgraded"], components=box, options={"hands": "closed"}
    )
    assert set(warned(closed).values()) == {""}  # seat 0 cannot know


def test_a_move_that_leaves_a_players_own_hand_empty_shows_a_warning():  # MIN-026, R22
    state = table("M04 0,0", hands=[["M01"], ["M07", "M18"]])
    assert warned(state)["excavate M01 at 1,1"] == "empty"
    assert warned(state)["build B1 on M04"] == "empty"
    assert warned(after(state, "build B1 on M04"))["pay M01"] == "empty"
    alone = table("M04 0,0", hands=[["M01"]])
    assert warned(alone)["build B1 on M04"] == "stuck"
    assert set(warned(table("M04 0,0", hands=[["M01", "M07"], ["M18", "M02"]])).values()) == {""}


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"hands": "closed"})])
def test_warnings_come_true_and_with_full_information_every_stuck_seat_was_warned_of(seats, options):  # MIN-022, R2
    """Compare the warning of a turn's last move with the start of the next turn. Alone, a draw may change it."""
    stuck = 0
    for number in range(12):
        state, rng, warning = GAME.setup(seats, options), pithead.rng(f"warnings {seats} {number}"), ""
        while state.seat != pithead.OVER:
            move, seat, began = int(state.pick(rng.below(state.count()))), int(state.turn), state.seat
            warning = warned(state)[GAME.write(state, move)] if state.seat >= 0 else warning
            state.apply(move)
            if state.phase in (phases.ACTION, phases.STUCK):  # a turn has ended
                lost = state.phase == phases.STUCK
                assert lost or warning != "stuck"
                assert not lost or warning == "stuck" or options or (seats == 1 and began == pithead.CHANCE)
                assert (state.hands[seat] == 0) == (warning == "empty") or lost
                stuck += warning == "stuck"
    assert stuck


def test_hands_are_shown_as_far_as_they_are_known():  # MIN-017
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18"]], options={"hands": "closed"})
    assert hands(state, 0) == [["M01", "M07"], []]
    assert len(listed(state.hands[1])) == GAME.public(state).players[1].cards == 1


@pytest.mark.parametrize("seats", [1, 4])
def test_a_mine_seen_before_is_shown_like_a_new_one(seats):
    states = [state for seed in range(3) for state in walk(SLUG, seats, f"mine {seed}")]
    views = [GAME.public(state) for state in states]
    assert build_view.spots.cache_info().hits > len(states) // 4
    for state, before in zip(reversed(states), reversed(views), strict=True):
        build_view.spots.cache_clear()
        build_view.veins.cache_clear()
        assert GAME.public(state) == before
