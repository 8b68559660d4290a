"""The fast rules compared with slow, independent computations."""

import pytest

import pithead
from games.miner_inconvenience.drawn import Drawing
from games.miner_inconvenience.helpers import BUILDINGS, CARDS, GAME, SLUG, legal
from pithead.core.engine.bits import listed
from pithead.games.miner_inconvenience.plain import picture, point
from support import cases, walk

MATRIX = [options for slug, _, options in cases() if slug == SLUG and options] + [{}]
OPTIONS = pytest.mark.parametrize("options", MATRIX, ids=lambda options: "-".join(f"{k}={v}" for k, v in options.items()) or "default")
GAMES = 6


def greedy_walk(seats, seed, options=None):
    """Yield the positions of a game in which greedy plays, so that buildings are built and veins grow."""
    rng = pithead.rng(f"oracle {seed}")
    bot = pithead.bots.bot("greedy", GAME)
    state = GAME.setup(seats, options or {})
    while state.seat != pithead.OVER:
        if state.seat == pithead.CHANCE or rng.below(4) == 0:
            state.apply(state.pick(rng.below(state.count())))
        else:
            state.apply(bot.choose(state, rng))
        yield state.copy()


def drawing_of(state):
    cards = {card["id"]: card for card in GAME.components.data["card"]}
    buildings = {building["id"]: building for building in GAME.components.data["building"]}
    centres = {CARDS[card]: point(int(state.centres[card])) for card in state.laid}
    standing = [(buildings[BUILDINGS[i]], centres[CARDS[card]]) for i, card in enumerate(state.stands) if card >= 0]
    return Drawing([(cards[card], at) for card, at in centres.items()], standing)


def test_veins_and_supply_match_a_drawn_mine():  # MIN-061, MIN-063, MIN-064, MIN-065, MIN-069, MIN-080, MIN-081, MIN-085, MIN-086
    """Every few excavations, draw the mine in fine triangles and colour it in."""
    compared = with_buildings = reached = with_veins = 0
    for seed in range(5):
        size = 0
        for state in greedy_walk(1 + seed % 4, seed):
            if len(state.laid) < size + 4:
                continue
            size = len(state.laid)
            drawing = drawing_of(state)
            for card in list(state.laid)[-3:]:
                if list(drawing.owner.values()).count(CARDS[card]) < 6 * 81:
                    continue  # partly covered: different from when it was placed
                compared += 1
                shortest = drawing.paths(CARDS[card], 1)
                paths = {BUILDINGS[i]: int(tiles) for i, tiles in enumerate(state.paths(card, 99)) if tiles < 999}
                assert paths == shortest
                assert state.veins(card) == drawing.veins(CARDS[card])
                with_buildings += state.built != 0
                reached += bool(shortest)
                with_veins += state.veins(card) > 0
    assert compared > 40
    assert with_buildings > 25
    assert reached > 15
    assert with_veins > 5


@OPTIONS
def test_neighbouring_triangles_match_after_every_action(options):  # MIN-040, MIN-041, MIN-043, MIN-044, MIN-113
    """The invariant of the mine: tunnels meet tunnels or doors, and no card covers a building."""
    for seed in range(GAMES):
        actions = -1
        for state in walk(SLUG, 1 + seed % 4, f"agree {seed}", options):
            if len(state.laid) + state.built == actions:
                continue
            actions = len(state.laid) + state.built
            seen = picture(state)
            assert list(seen.faults()) == []
            for building, card in seen.stands.items():
                assert sum(cell.building == building for cell in seen.cells.values()) == 2
                assert not {"TL", "TR"} & set(seen.shown(card))


@OPTIONS
def test_incremental_data_of_the_mine_equals_a_fresh_computation(options):  # MIN-050
    """Visible triangles, links, sites and spots after many moves equal those of the same mine placed at once."""
    for seed in range(GAMES):
        for state in walk(SLUG, 1 + seed % 4, f"anew {seed}", options):
            fresh = GAME.load(GAME.dump(state))
            for name in ("shows", "roofs", "links", "sites", "spots", "places", "fitting"):
                assert list(getattr(fresh, name)) == list(getattr(state, name)), name
            assert fresh.sited == state.sited
            seen = picture(state)
            for card in state.laid:
                names = ["TR", "RU", "RL", "LL", "LU", "TL"]
                assert [names[t] for t in listed(state.shows[card])] == seen.shown(CARDS[card])


def everything(state):
    """List every expressible move near this position, within two cards around the mine."""
    centres = [point(int(state.centres[card])) for card in state.laid]
    points = {(i + di, j + dj) for i, j in centres for di in range(-2, 3) for dj in range(-2, 3)}
    hand = [CARDS[card] for card in listed(state.hands[state.turn])]
    mine = [CARDS[card] for card in state.laid]
    texts = [f"excavate {card} at {i},{j}" for card in hand for i, j in points]
    texts += [f"build {building} on {card}" for building in BUILDINGS for card in mine]
    texts += [f"upgrade {building}" for building in BUILDINGS]
    return texts + [f"pay {card}" for card in CARDS]


@OPTIONS
def test_explain_allows_exactly_the_legal_moves(options):  # MIN-023, MIN-024, MIN-031, MIN-036
    checked = 0
    for number, state in enumerate(walk(SLUG, 2, "all", options)):
        if state.seat >= 0 and number % 6 == 0:
            checked += 1
            passed = {text for text in everything(state) if GAME.explain(state, text) == ()}
            assert passed == set(legal(state))
    assert checked


def test_the_limits_of_the_sheet_hold():  # MIN-018, MIN-023
    """At most 53 turns and 95 decisions, because each turn uses up a card, a building or a flip."""
    for seed in range(40):
        decisions = 0
        for state in walk(SLUG, 1 + seed % 4, f"bounds {seed}"):
            decisions += state.seat >= 0
            if state.seat >= 0:
                assert all(int(move) < 2700 for move in state.legal())
        assert decisions <= 95
