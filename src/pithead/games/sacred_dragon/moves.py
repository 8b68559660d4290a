"""The codec: a move as int, form and notation."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from pithead.core.engine.grids import cell
from pithead.core.engine.rng import Rng
from pithead.core.game import Codec, Columns
from pithead.core.moves.notation import Form, Kind, Notation
from pithead.core.text.messages import Arguments
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.box import SIDES, DragonBox
from pithead.games.sacred_dragon.cells import read_cell, written
from pithead.games.sacred_dragon.mines import in_question
from pithead.games.sacred_dragon.play import SacredDragon, columns_of
from pithead.games.sacred_dragon.read_components import faces, names

QUESTIONS = {
    phases.STARTER: "starter",
    phases.DEAL: "deal",
    phases.CENTRE: "centre",
    phases.OPENING: "opening",
    phases.TURN: "turn",
    phases.MORE: "more",
    phases.MINE: "mine",
    phases.DRAW: "draw",
}


class DragonCodec(Codec[SacredDragon]):
    """The notation and questions of the game."""

    notation = Notation(
        Kind("place", "place {tile} r{turn:int} at {at:cell}"),
        Kind("supply", "supply"),
        Kind("reorganize", "reorganize {tile}"),
        Kind("stop", "stop"),
        Kind("mine", "mine"),
        Kind("leave", "leave"),
        Kind("remove", "remove {tile}"),
        Kind("draw", "draw {tile}"),
        Kind("begin", "begin seat {seat:int}"),
    )
    scoring = frozenset({"mine"})

    def question(self, state: SacredDragon) -> tuple[str, Arguments]:
        kind = QUESTIONS[int(state.phase)]
        match kind:
            case "deal" | "draw":
                return kind, {"drawer": int(state.turn)}
            case "turn":
                tiles, limit = int(state.sizes[state.turn]), int(state.pieces.limit)
                return kind, {"tiles": tiles, "hand": "empty" if not tiles else "full" if tiles >= limit else "some"}
            case "more":
                return kind, {"joined": "bridge" if state.apart else "final" if state.may_part() else "each"}
            case "mine":
                offer = in_question(state)
                assert offer is not None
                return kind, {"mine": offer.kind, "sides": offer.sides, "points": offer.points, "tokens": offer.tokens}
        return kind, {}

    def decode(self, state: SacredDragon, move: int) -> Form:
        box = state.pieces
        ids = names(box)
        if move >= box.place:  # the most common kind first
            spot, turn = divmod(int(move - box.place), SIDES)
            tile, space = divmod(spot, int(box.spaces))
            return {"kind": "place", "tile": ids[tile], "turn": turn, "at": written(int(state.cells[space]))}
        if move < box.starts:
            return {"kind": "draw", "tile": ids[move]}
        if move < box.supply:
            return {"kind": "begin", "seat": int(move - box.starts)}
        if move < box.remove:
            return {"kind": {box.supply: "supply", box.stop: "stop", box.mine: "mine", box.leave: "leave"}[move]}
        kind = "remove" if state.phase == phases.OPENING else "reorganize"
        return {"kind": kind, "tile": ids[int(move - box.remove)]}

    def columns(self, state: SacredDragon, moves: Sequence[int]) -> list[Columns]:
        """Group the ascending moves: chance, moves without fields, removals, then placements, which are most of them."""
        box, ids = state.pieces, names(state.pieces)
        bare, first, last = bisect_left(moves, box.supply), bisect_left(moves, box.remove), bisect_left(moves, box.place)
        groups = super().columns(state, moves[:bare]) if bare else []
        groups += [Columns(str(self.decode(state, move)["kind"]), [move], {}) for move in moves[bare:first]]
        if removals := list(moves[first:last]):
            kind = "remove" if state.phase == phases.OPENING else "reorganize"
            groups.append(Columns(kind, removals, {"tile": [ids[move - box.remove] for move in removals]}))
        if placings := list(moves[last:]):
            tiles, turns, spots = columns_of(placings, box, ids, list(map(written, state.cells)))
            groups.append(Columns("place", placings, {"tile": tiles, "turn": turns, "at": spots}))
        return groups

    def encode(self, state: SacredDragon, form: Form) -> int:
        box = state.pieces
        kind = form["kind"]
        if kind == "begin":
            return int(box.starts) + int(form["seat"])
        if "tile" not in form:
            return int({"supply": box.supply, "stop": box.stop, "mine": box.mine, "leave": box.leave}[str(kind)])
        tile = numbers(box).get(str(form["tile"]), -1)
        if tile < 0:
            return -1
        if kind == "draw":
            return tile
        if kind in ("remove", "reorganize"):
            return int(box.remove) + tile
        space = state.space_at(read_cell(str(form["at"])))
        return int(state.placing(tile, space, int(form["turn"]))) if space >= 0 else -1

    def expressible(self, state: SacredDragon, rng: Rng, size: int) -> list[Form]:
        ids = names(state.pieces)
        cells = [int(at) for at in state.cells] + [int(at) // SIDES for at in state.lying] + [cell(0, 0), cell(50, -50)]
        own = [ids[int(tile)] for tile in state.hands if tile >= 0]
        forms: list[Form] = [{"kind": kind} for kind in ("supply", "stop", "mine", "leave")]
        forms += [{"kind": "begin", "seat": seat} for seat in range(-1, 6)]
        for kind in ("draw", "remove", "reorganize"):
            forms += [{"kind": kind, "tile": tile} for tile in [*own, ids[rng.below(len(ids))], "T999"]]
        while len(forms) < size:
            tile = own[rng.below(len(own))] if own and rng.below(8) else ids[rng.below(len(ids))]
            at = written(cells[rng.below(len(cells))])
            forms.append({"kind": "place", "tile": tile, "turn": int(rng.below(8)) - 1, "at": at})
        return forms


@lru_cache(maxsize=64)
def numbers(box: DragonBox) -> dict[str, int]:
    """Return the number of each tile in use by its id."""
    return {name: number for number, name in enumerate(names(box))}


def turned(state: SacredDragon, form: Form) -> str:
    """Return the edges of a tile as placed, clockwise from east."""
    return edges(state.pieces, numbers(state.pieces)[str(form["tile"])], int(form["turn"]) % SIDES)


@lru_cache(maxsize=8192)
def edges(box: DragonBox, tile: int, turn: int) -> str:
    """Return the edges of a tile turned clockwise."""
    face = faces(box)[tile]
    return face[SIDES - turn :] + face[: SIDES - turn]
