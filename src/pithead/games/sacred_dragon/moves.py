"""The codec: a move as int, form, notation and words."""

from functools import lru_cache

from pithead.core.game import Codec, Data, Facts
from pithead.core.grids import cell, column, row
from pithead.core.notation import Form, Kind, Notation
from pithead.core.rng import Rng
from pithead.core.state import CHANCE
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.pieces import faces, names
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.tables import SIDES, DragonBox

QUESTIONS = {
    phases.STARTER: ("starter", "Who begins?"),
    phases.DEAL: ("deal", "Which tile is dealt?"),
    phases.CENTRE: ("centre", "Which tile lies in the middle?"),
    phases.OPENING: ("opening", "Starting round: play a tile; if none fits, show your hand and remove one."),
    phases.TURN: ("turn", "Your turn: explore, supply or reorganize."),
    phases.MORE: ("more", "Play a further tile, or stop."),
    phases.MINE: ("mine", "Make a mine on the last tile?"),
    phases.DRAW: ("draw", "Which tile is drawn?"),
}


class DragonCodec(Codec[SacredDragon]):
    """How moves on the mountain are told."""

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

    def question(self, state: SacredDragon) -> tuple[str, str]:
        kind, prompt = QUESTIONS[int(state.phase)]
        if state.phase == phases.MORE and state.apart:
            return kind, "Bridge the two tiles with your last one."
        if state.phase == phases.MINE:
            return kind, f"{mine_words(state)}?"
        return kind, prompt

    def decode(self, state: SacredDragon, move: int) -> Form:
        box = state.pieces
        ids = names(box)
        if move >= box.place:  # most moves are such
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

    def words(self, state: SacredDragon, form: Form) -> str:
        who = f"Seat {state.turn}"
        match form["kind"]:
            case "place":
                return f"{who} plays {form['tile']} ({turned(state, form)}) at {form['at']}"
            case "supply":
                return f"{who} supplies: draws a tile" if state.stock else f"{who} supplies, but the pile is empty"
            case "reorganize":
                return f"{who} reorganizes: removes {form['tile']}"
            case "remove":
                return f"{who} shows a hand that cannot be played and removes {form['tile']}"
            case "stop":
                return f"{who} stops playing tiles"
            case "mine":
                return f"{who}: {mine_words(state).lower()}"
            case "leave":
                return f"{who} makes no mine"
            case "begin":
                return f"Seat {form['seat']} begins"
        if state.phase == phases.CENTRE:
            return f"{form['tile']} lies in the middle"
        return f"{who} draws {form['tile']}"

    def sees(self, state: SacredDragon, move: int, seat: int | None) -> bool:
        if state.phase in (phases.DEAL, phases.DRAW):
            return seat == state.turn
        removing = state.pieces.remove <= move < state.pieces.place
        if removing and state.phase == phases.TURN and state.pieces.hidden_removal:
            return seat == state.turn or state.is_shown(move - state.pieces.remove)
        return True

    def blanked(self, state: SacredDragon, move: int) -> str:
        if state.seat == CHANCE:
            return f"Seat {state.turn} draws a tile"
        return f"Seat {state.turn} reorganizes: removes a tile face down"

    def facts(self, state: SacredDragon, move: int, after: SacredDragon) -> Facts:
        form = self.decode(state, move)
        kind = form["kind"]
        if kind == "draw":
            return Facts(None, [written(int(cell(0, 0)))]) if state.phase == phases.CENTRE else Facts(int(state.turn))
        if kind == "begin":
            return Facts(int(form["seat"]))
        if kind == "place":
            return Facts(int(state.turn), [str(form["at"])])
        if kind != "mine":
            return Facts(int(state.turn))
        gains = [int(now - before) for before, now in zip(state.scores(), after.scores(), strict=True)]
        return Facts(int(state.turn), [written(int(state.lying[-1]) // SIDES)], gains, {"mine": mine_facts(state)})

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


@lru_cache(maxsize=8192)
def written(at: int) -> str:
    """A cell as text: "q,r"."""
    return f"{column(at)},{row(at)}"


def read_cell(text: str) -> int:
    """The cell of a text "q,r", or -1 if it lies beyond any mountain."""
    q, r = (int(part) for part in text.split(","))
    return int(cell(q, r)) if max(abs(q), abs(r)) < 900 else -1


@lru_cache(maxsize=64)
def numbers(box: DragonBox) -> dict[str, int]:
    """The tiles in use by their ids."""
    return {name: number for number, name in enumerate(names(box))}


def turned(state: SacredDragon, form: Form) -> str:
    """The edges of a tile as it is laid, clockwise from east."""
    return edges(state.pieces, numbers(state.pieces)[str(form["tile"])], int(form["turn"]) % SIDES)


@lru_cache(maxsize=8192)
def edges(box: DragonBox, tile: int, turn: int) -> str:
    """The edges of a tile turned clockwise."""
    face = faces(box)[tile]
    return face[SIDES - turn :] + face[: SIDES - turn]


def mine_facts(state: SacredDragon) -> Data:
    """What a mine on the last tile is: its kind, the points marked at once, and the tokens laid."""
    box = state.pieces
    tokens, points = (box.build_tokens, box.build_points) if state.near == 0 else (box.extend_tokens, box.extend_points)
    placed = min(int(tokens[state.sides]), int(state.tokens[state.turn]))
    return {"kind": "build" if state.near == 0 else "extend", "points": int(points[state.sides]), "tokens": placed}


def mine_words(state: SacredDragon) -> str:
    """The same in words: "Build for 3 points with 1 token"."""
    mine = mine_facts(state)
    cost = {0: "no token", 1: "1 token"}.get(mine["tokens"], f"{mine['tokens']} tokens")
    return f"{mine['kind'].capitalize()} for {mine['points']} points with {cost}"
