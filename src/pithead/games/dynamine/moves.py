"""The codec: a move as int, form and notation."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from pithead.core.engine.rng import Rng
from pithead.core.game import Codec, Columns
from pithead.core.moves.notation import Form, Kind, Notation
from pithead.core.text.messages import Arguments
from pithead.games.dynamine import box
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.box import TAKE, DynamineBox
from pithead.games.dynamine.plain import beside, mine_of, open_ends, read_cell, written
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.play.turn import GUESS_BONUS, REROLL_BONUS
from pithead.games.dynamine.read_components import card_names, face_names, pile_names, tile_names, token_names

QUESTIONS = {
    phases.TOPS: "tops",
    phases.DEAL: "deal",
    phases.ROW: "row",
    phases.STARTER: "starter",
    phases.ROUND: "round",
    phases.NAME: "guess",
    phases.ROLL: "roll",
    phases.AGAIN: "reroll",
    phases.REROLLED: "rerolled",
    phases.MAIN: "main",
    phases.TURN_UP: "turn_up",
    phases.REFILL: "refill",
    phases.SECOND: "second",
    phases.TILE_MOVE: "tile_move",
}
CITES = {  # the rule to show beside a question, a kind of move or an event
    "ask-guess": "DYN-064",
    "ask-reroll": "DYN-063",
    "do-move": "DYN-051",
    "do-take": "DYN-073",
    "event-take": "DYN-073",
}
ACTS = {
    box.KEEP: "keep",
    box.ROLL_AGAIN: "reroll",
    box.SKIP: "skip",
    box.END: "end",
    box.SPEND: "spend",
    box.RAVEN: "raven",
    box.PLAN: "plan",
}


class DynamineCodec(Codec[Dynamine]):
    """The notation and questions of the game."""

    scoring = frozenset({"build", "move", "take"})
    notation = Notation(
        Kind("build", "build {pile} at {at:cell}"),
        Kind("move", "move {tile} to {at:cell}"),
        Kind("take", "take {card}"),
        Kind("spend", "spend"),
        Kind("raven", "raven"),
        Kind("plan", "plan"),
        Kind("end", "end"),
        Kind("skip", "skip"),
        Kind("guess", "guess {value:int}"),
        Kind("keep", "keep"),
        Kind("reroll", "reroll"),
        Kind("roll", "roll {face}"),
        Kind("token", "token {token}"),
        Kind("show", "show {tile}"),
        Kind("deal", "deal {card}"),
        Kind("open", "open {card}"),
        Kind("begin", "begin seat {seat:int}"),
    )

    def question(self, state: Dynamine) -> tuple[str, Arguments]:
        box, kind = state.pieces, QUESTIONS[int(state.phase)]
        match kind:
            case "tops" | "turn_up":
                return kind, {"pile": pile_names(box)[int(state.pending)]}
            case "deal" | "roll" | "rerolled" | "second":
                return kind, {"player": int(state.turn)}
            case "round":
                return kind, {"round": int(state.round_number()) + 1}
            case "guess":
                return kind, {"bonus": GUESS_BONUS}
            case "reroll":
                return kind, {"roll": int(box.faces[state.face]), "bonus": REROLL_BONUS}
            case "main":
                credits: Arguments = {"moves": int(state.moves), "cards": int(state.takes), "either": int(state.either)}
                return kind, {"points": int(state.points)} | credits
        return kind, {}

    def decode(self, state: Dynamine, move: int) -> Form:
        box = state.pieces
        if move >= box.place:
            number, what = divmod(int(move - box.place), int(box.span))
            at = f"{box.level[number]},{box.across[number]}"
            if what < box.piles:
                return {"kind": "build", "pile": pile_names(box)[what], "at": at}
            return {"kind": "move", "tile": tile_names(box)[what - int(box.piles)], "at": at}
        if move >= box.acts:
            act = int(move - box.acts)
            return {"kind": ACTS[act]} if act < TAKE else {"kind": "take", "card": card_names(box)[act - TAKE]}
        if move >= box.guess:
            return {"kind": "guess", "value": int(box.values[move - box.guess])}
        if move >= box.tile:
            return {"kind": "show", "tile": tile_names(box)[int(move - box.tile)]}
        if move >= box.card:
            return {"kind": "deal" if state.phase == phases.DEAL else "open", "card": card_names(box)[int(move - box.card)]}
        if move >= box.begin:
            return {"kind": "begin", "seat": int(move - box.begin)}
        if move >= box.token:
            return {"kind": "token", "token": token_names(box)[int(move - box.token)]}
        return {"kind": "roll", "face": face_names(box)[move]}

    def columns(self, state: Dynamine, moves: Sequence[int]) -> list[Columns]:
        """Group the ascending moves; most bring a tile to a cell, cell by cell."""
        box, names = state.pieces, [*pile_names(state.pieces), *tile_names(state.pieces)]
        first, span, piles = int(box.place), int(box.span), int(box.piles)
        simple = bisect_left(moves, first)
        placing = moves[simple:]
        cells = {number: f"{box.level[number]},{box.across[number]}" for number in {(move - first) // span for move in placing}}
        groups = []
        for kind, field, is_build in (("build", "pile", True), ("move", "tile", False)):
            if chosen := [move for move in placing if ((move - first) % span < piles) == is_build]:
                what: list[str | int] = [names[(move - first) % span] for move in chosen]
                groups.append(Columns(kind, chosen, {field: what, "at": [cells[(move - first) // span] for move in chosen]}))
        return super().columns(state, moves[:simple]) + sorted(groups, key=lambda columns: columns.moves[0])

    def encode(self, state: Dynamine, form: Form) -> int:
        box = state.pieces
        match form["kind"]:
            case "build":
                return _placing(state, str(form["at"]), _place_of(pile_names(box), form["pile"], 0))
            case "move":
                return _placing(state, str(form["at"]), _place_of(tile_names(box)[:-1], form["tile"], int(box.piles)))
            case "take":
                return _place_of(card_names(box), form["card"], int(box.acts) + TAKE)
            case "guess":
                return _place_of([int(value) for value in box.values], form["value"], int(box.guess))
            case "show":
                return _place_of(tile_names(box)[:-1], form["tile"], int(box.tile))
            case "deal" | "open":
                return _place_of(card_names(box), form["card"], int(box.card))
            case "begin":
                return _place_of(range(state.seats), form["seat"], int(box.begin))
            case "token":
                return _place_of(token_names(box), form["token"], int(box.token))
            case "roll":
                return _place_of(face_names(box), form["face"], 0)
        return _place_of([*ACTS.values()], form["kind"], int(box.acts))

    def names(self, box: DynamineBox) -> Mapping[str, Sequence[str]]:
        return {"": pile_names(box)}

    def expressible(self, state: Dynamine, rng: Rng, size: int) -> list[Form]:
        box = state.pieces
        mine = mine_of(state, int(state.turn))
        cells = [
            *mine,
            *open_ends(mine),
            *(beside(cell, side) for cell in mine for side in "NESW"),
            (0, 0),
            (-3, 2),
            (40, -40),
            (999999, 0),
        ]
        own = [str(tile["id"]) for tile in mine.values()]
        tiles, piles, cards = tile_names(box), pile_names(box), card_names(box)
        forms: list[Form] = [{"kind": kind} for kind in (*ACTS.values(),)]
        forms += [{"kind": "begin", "seat": seat} for seat in range(-1, 5)]
        forms += [{"kind": "guess", "value": value} for value in (0, 1, 6, 7)]
        forms += [{"kind": "roll", "face": face} for face in (*face_names(box)[:2], "9")]
        forms += [{"kind": "token", "token": token} for token in (*token_names(box)[::3], "R99")]
        for kind in ("take", "deal", "open"):
            forms += [{"kind": kind, "card": card} for card in (cards[rng.below(len(cards))], cards[rng.below(len(cards))], "X9")]
        forms += [{"kind": "show", "tile": tile} for tile in (tiles[rng.below(len(tiles))], tiles[0], "entrance", "Z9z")]
        forms += [{"kind": "build", "pile": "Z9", "at": "2,0"}, {"kind": "move", "tile": "Z9z", "at": "2,0"}]
        while len(forms) < size:
            at = written(cells[rng.below(len(cells))])
            if rng.below(2):
                forms.append({"kind": "build", "pile": piles[rng.below(len(piles))], "at": at})
            else:
                tile = own[rng.below(len(own))] if rng.below(8) else tiles[rng.below(len(tiles))]
                forms.append({"kind": "move", "tile": tile, "at": at})
        return forms


def _place_of(names: Sequence[str | int], name: str | int, first: int) -> int:
    """Return the index of a name, counted from `first`; -1 if it is not among the names."""
    return first + names.index(name) if name in names else -1


def _placing(state: Dynamine, at: str, what: int) -> int:
    box = state.pieces
    number = int(box.cell(*read_cell(at)))
    return int(box.place) + number * int(box.span) + what if min(number, what) >= 0 else -1
