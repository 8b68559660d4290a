"""Build the view of a position for each seat; every move rebuilds it for every viewer."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.box import PLACEMENTS, STRATEGY, TURNED, MineBox
from pithead.games.tf22_mine.events import Look, last_fight, look
from pithead.games.tf22_mine.moves import WAYS
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.position import PHASES
from pithead.games.tf22_mine.read_components import cell_names, colour_names, faces, mirrored, shapes
from pithead.games.tf22_mine.view import Card, Cell, Crew, Exchange, Fighting, Loader, Player, Public, Replacing

MOST = 16_384  # cached cells per box


def public(state: Tf22Mine) -> Public:
    """Return what is open on the table."""
    box = state.pieces
    return Public(
        phase=PHASES[int(state.phase)],
        start=int(state.start),
        turn=int(state.turn),
        actor=int(state.actor),
        round=int(state.round),
        rounds=int(state.round_limit()),
        ore=int(state.ore),
        goal=int(box.goals[state.seats]),
        supply=int(state.supply),
        players=[_player(state, seat) for seat in range(state.seats)],
        cells=_cells(state),
        loaders=[_loader(box, int(slot), int(slot if box.one_drifts else state.drifted(slot))) for slot in state.loaders],
        exchange=Exchange(int(state.exchanged), cell_names(box)[int(state.first)] if state.first >= 0 else ""),
        last_fight=last_fight(state),
        replacing=Replacing(int(state.owing), int(state.placer), int(state.drawn)) if state.placer >= 0 else None,
    )


def fighting(state: Tf22Mine, seat: int | None) -> Fighting | None:
    """Return the current fight; in the strategy variant the attacker's card is its owner's secret (TFM-045)."""
    if state.attacker < 0:
        return None
    names = colour_names(state.pieces)
    known = state.pieces.variant != STRATEGY or seat == int(state.owners[state.attacker])
    return Fighting(
        attacker=names[int(state.attacker)],
        defender=names[int(state.defender)],
        fights=int(state.chain),
        committed=bool(state.phase == phases.DEFENCE),
        card=int(state.committed) if known and state.committed else None,
    )


def _player(state: Tf22Mine, seat: int) -> Player:
    crews = [_crew(state, crew) for crew, owner in enumerate(state.owners) if owner == seat]
    return Player(
        seat=seat,
        crews=crews,
        markers=int(state.markers[seat]),
        units=sum([crew.units for crew in crews]),
        delivered=int(state.delivered[seat]),
        cards=_values(int(state.piles[seat])),
    )


@lru_cache(maxsize=256)
def _values(pile: int) -> list[int]:
    return [int(value) for value in listed(pile)]


def _crew(state: Tf22Mine, crew: int) -> Crew:
    return _known_crew(state.pieces, crew, int(state.held[crew]), int(state.crews[crew]))


@lru_cache(maxsize=4096)
def _known_crew(box: MineBox, crew: int, units: int, at: int) -> Crew:
    return Crew(colour_names(box)[crew], units, cell_names(box)[at])


def _cells(state: Tf22Mine) -> list[Cell]:
    """Return the cells of the mine; most are unchanged from move to move."""
    box = state.pieces
    known, based, crewed = _cells_of(box), _bits(box.bases, state.crews), _bits(state.crews, state.crews)
    if len(known) > MOST:
        known.clear()
    entries = []
    at: i64
    for at in range(box.cells):
        if crewed & BIT[at] != 0:
            entries.append(_cell(state, int(at)))
            continue
        key = int((((state.lying[at] + 1) * box.cells + at) * 2 + (state.units >> at & 1)) * 2 + (based >> at & 1))
        cell = known.get(key)
        if cell is None:
            cell = known[key] = _cell(state, int(at))
        entries.append(cell)
    return entries


@lru_cache(maxsize=64)
def _cells_of(box: MineBox) -> dict[int, Cell]:
    """Return the cache of cells without a crew for a box, by card, unit and base camp."""
    return {}


def _bits(cells: vec[i64], crews: vec[i64]) -> i64:
    """Return as a set those of these cells whose crew is in play."""
    group: i64 = 0
    i: i64
    for i in range(len(cells)):
        if crews[i] >= 0:
            group |= BIT[cells[i]]
    return group


def _cell(state: Tf22Mine, at: int) -> Cell:
    box, face, base = state.pieces, int(state.lying[at]), None
    for colour, cell in enumerate(box.bases):
        if cell == at and state.crews[colour] >= 0:
            base = colour_names(box)[colour]
    return Cell(
        cell=cell_names(box)[at],
        card=_card(box, face) if face >= 0 else None,
        unit=bool(state.units >> at & 1),
        base=base,
        crews=[_crew(state, crew) for crew, cell in enumerate(state.crews) if cell == at],
    )


@lru_cache(maxsize=1024)
def _card(box: MineBox, face: int) -> Card:
    printed = faces(box)
    up, over = printed[face], printed[face ^ int(TURNED[WAYS.index("B")])]
    return Card(
        card=up.card,
        shape=shapes(box)[face // PLACEMENTS],
        placement=up.placement,
        look=look(up),
        back=Look(over.colour, mirrored(over.open, "EW"), over.symbol),
        turned={way: look(printed[face ^ int(TURNED[i])]) for i, way in enumerate(WAYS)},
    )


@lru_cache(maxsize=1024)
def _loader(box: MineBox, slot: int, next_turn: int) -> Loader:
    """Return a loader's place, and its slot at the start of the next turn unless it is pushed."""
    at = box.components.data["border"]["slots"][slot]
    return Loader(slot, at["cell"], at["side"], next_turn)
