"""A rough, hand-written opinion of a position for bots, in cards, the same for all seats of the team."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth
from pithead.games.miner_inconvenience.play.turns import MinerInconvenience
from pithead.games.miner_inconvenience.state import ACTION, DRAW, WON

# In hundredths of a card.
END: Final = 100000  # the value of a win, negative for a loss
UPGRADE_LOST: Final = 1000  # a lost game is less bad with more upgraded buildings
HAND: Final = vec[i64]([0, 400, 650, 950, 1120, 1260, 1380, 1490, 1600])  # by cards of one seat: the first ones keep the game alive
MORE: Final = 67  # each further card
BUILT: Final = vec[i64]([0, 220, 540, 960, 1440, 1640, 1740])  # by buildings in the mine
UPGRADED: Final = vec[i64]([0, 230, 580, 1030, 1680, 1780, 1880])  # by upgraded buildings
SLACK: Final = vec[i64]([40, 92, 116])  # by tiles to spare: a building in reach of the last tile
ASTRAY: Final = 9  # deducted for each tile that it is out of reach
FARTHEST: Final = 9  # how many tiles away to look
STRAYS: Final = 4  # tiles out of reach that matter
FITS: Final = vec[i64]([-600, -196, -100, -40, 0])  # by excavations open to the next seat
ROOM: Final = 30  # per card that fits around the last tile, as a share of the box for each spot
ROOMS: Final = 4
RICH: Final = 8  # a card with nuggets in a hand
SITE: Final = 50  # some free building has a site
SITES: Final = 4  # more for each of the first few that have one
SITES_COUNTED: Final = 3


@final
class FirstMinerWorth(Worth):
    """Cards held and due, buildings, how near they are, and what the next seat can do."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, MinerInconvenience)
        return float(opinion(state)) / 100.0


def opinion(state: MinerInconvenience) -> i64:
    """Return the opinion in hundredths of a card."""
    upgraded = ones(state.upgraded)
    due = state.supply_due + state.vein_due
    if state.phase > WON or (state.phase == DRAW and due >= state.deck() and upgraded < state.pieces.goal):
        return UPGRADE_LOST * upgraded - END
    if state.phase == WON or (state.phase == DRAW and due >= state.deck()):
        return END + 100 * (state.scores()[0] + state.deck())
    value = BUILT[min(ones(state.built), len(BUILT) - 1)] + UPGRADED[min(upgraded, len(UPGRADED) - 1)]
    value += hands(state, due - state.price)
    if len(state.laid) > 0:
        value += reach(state) + room(state) + sites(state)
    return value


def hands(state: MinerInconvenience, coming: i64) -> i64:
    """Return the value of the cards of all seats; the seat whose turn it is will gain or lose some."""
    value: i64 = 0
    seat: i64
    for seat in range(state.seats):
        cards = ones(state.hands[seat])
        if seat == state.turn:
            cards += coming
        value += HAND[min(cards, len(HAND) - 1)] + MORE * max(cards - len(HAND) + 1, 0)
        value += RICH * ones(state.hands[seat] & state.pieces.rich)
    return value


def reach(state: MinerInconvenience) -> i64:
    """Return how well the buildings can be supplied from around the last tile."""
    if state.built == 0:
        return 0
    value: i64 = 0
    paths = state.paths(state.last(), FARTHEST)
    building: i64
    for building in range(len(paths)):
        if state.built & BIT[building] != 0:
            spare = state.range_of(building) - paths[building]
            if spare >= 0:
                value += SLACK[min(spare, len(SLACK) - 1)]
            else:
                value -= ASTRAY * min(-spare, STRAYS)
    return value


def room(state: MinerInconvenience) -> i64:
    """Return the value of the next seat's excavations, and of everything that fits around the last tile."""
    following = state.turn if state.phase == ACTION else (state.turn + 1) % state.seats
    hand = state.hands[following]
    own: i64 = 0
    all_cards: i64 = 0
    for fitting in state.fitting:
        own += ones(fitting & hand)
        all_cards += ones(fitting)
    return FITS[min(own, len(FITS) - 1)] + min(ROOM * all_cards // state.pieces.cards, ROOM * ROOMS)


def sites(state: MinerInconvenience) -> i64:
    """Return the value of sites for the next building."""
    free = (BIT[state.pieces.buildings] - 1) & ~state.built
    able: i64 = 0
    rest = state.sited
    while rest != 0:
        able |= state.sites[lowest(rest)] & free
        rest &= rest - 1
    return 0 if able == 0 else SITE + SITES * min(ones(able), SITES_COUNTED)
