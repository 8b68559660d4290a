"""Events in the mines; their sentences are in words/<language>.ftl."""

from typing import ClassVar, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.state import OVER
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.box import DynamineBox
from pithead.games.dynamine.gains import Prospects, public_missions
from pithead.games.dynamine.plain import bonus, depth, known_missions, members, mine_of, read_cell, written
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.play.turn import REROLL_BONUS
from pithead.games.dynamine.printed import Card, Face, Token, card_of, cards, face_of, faces, round_tokens
from pithead.games.dynamine.read_components import face_names, pile_names, tile_data, token_names
from pithead.games.dynamine.scoring import Parts, goals

Extra = Literal["none", "both", "either"]  # what a roll allows: a move and a card, or one of the two (R17)


class Revealed(msgspec.Struct, frozen=True, tag="mission", tag_field="kind"):
    """A mission that was secret until the end, and what it paid."""

    seat: int
    card: Card
    have: int
    need: int
    points: int


class DynamineEvent(Event, frozen=True, kw_only=True, omit_defaults=True):
    """An event and its round. Gains exclude secret missions, so that everyone may see them."""

    round: int = 0  # from 1; 0 in the setup


class Laid(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="lay"):
    """The market is set up pile by pile (DYN-005): the open tile of pile number `number` of `piles`."""

    pile: str
    face: Face
    covered: int
    number: int
    piles: int


class Shown(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="show"):
    """The next tile of a pile is turned up (DYN-028)."""

    pile: str
    face: Face
    covered: int


class Dealt(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="deal"):
    """A mission is dealt to a seat (DYN-008), in secret unless the table plays otherwise (R2)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    card: Card | None


class Opened(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="open"):
    """A card is turned up beside the deck (DYN-009, 073)."""

    card: Card
    deck: int


class Began(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="begin"):
    """The starting player has been drawn."""


class RoundBegan(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="token"):
    """The token of a round is turned up; `seat` has the first turn."""

    token: Token
    rounds: int


class Guessed(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="guess"):
    """A number was named before the roll (DYN-064)."""

    value: int


class Stood(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True):
    """A roll; if it stands, `points` are the resulting building points and `extra` is what it allows (DYN-070)."""

    value: int
    stands: Literal["yes", "no"]
    points: int
    extra: Extra


class Rolled(Stood, frozen=True, kw_only=True, omit_defaults=True, tag="roll"):
    """The die was rolled; `added` is the bonus for a right guess or for a reroll."""

    face: str
    roll: Literal["first", "again", "raven"]
    guess: Literal["none", "right", "wrong"]
    added: int


class Kept(Stood, frozen=True, kw_only=True, omit_defaults=True, tag="keep"):
    """The roll is kept (DYN-062)."""


class RolledAgain(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="reroll"):
    """The die will be rolled again (DYN-062); `value` is void."""

    value: int
    bonus: int


class Built(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="build"):
    """A tile was bought and placed.

    `bonus` comes from +1 sides it links to, and `left` are the points left. `token` is the +1 token that it gives, `moves` the move
    that it allows, `reached` a new level, `parts` its gains by kind.
    """

    pile: str
    face: Face
    at: str
    level: int
    place: int
    bonus: int
    left: int
    token: int
    moves: int
    reached: int
    seals: Literal["no", "seals"]
    parts: Parts


class Moved(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """A peripheral tile was moved (DYN-050 to 054)."""

    face: Face
    origin: str
    at: str
    level: int
    place: int
    by: Literal["tile", "credit"]  # a Move tile, or a token, roll or card
    parts: Parts


class Skipped(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="skip"):
    """The move of a Move tile is declined (DYN-048)."""


class Took(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="take"):
    """An open card was taken (DYN-073)."""

    card: Card


class Spent(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="spend"):
    """A +1 token was returned to the supply (DYN-045)."""

    points: int
    tokens: int  # the seat still has


class RavenFlew(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="raven"):
    """The Cave Raven was used: a second roll follows (DYN-076)."""

    card: Card


class PlanUsed(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="plan"):
    """The Mine Plan was used (DYN-078); `moves` are the moves allowed now."""

    card: Card
    moves: int


class Ended(DynamineEvent, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """The turn is over, and anything left is lost (DYN-025). At the end of the game the secret missions are turned up (DYN-010)."""

    lost: int
    ends: Literal["turn", "round", "game"]
    missions: list[Revealed]


DynamineEvents = (
    Laid
    | Shown
    | Dealt
    | Opened
    | Began
    | RoundBegan
    | Guessed
    | Rolled
    | Kept
    | RolledAgain
    | Built
    | Moved
    | Skipped
    | Took
    | Spent
    | RavenFlew
    | PlanUsed
    | Ended
)


def happened(state: Dynamine, form: Form, after: Dynamine) -> Event:
    """Return the event of a move."""
    box, seat, round = state.pieces, int(state.turn), int(state.round_number())
    match form["kind"]:
        case "show":
            return _shown(state, str(form["tile"]), after)
        case "deal":
            card = card_of(box)[str(form["card"])]
            return Dealt(seat=seat, known=None if box.open_missions else [seat], card=card)
        case "open":
            return Opened(round=round, card=card_of(box)[str(form["card"])], deck=len(members(after.deck)))
        case "begin":
            return Began(seat=int(form["seat"]))
        case "token":
            token = round_tokens(box)[token_names(box).index(str(form["token"]))]
            return RoundBegan(seat=seat, round=int(after.round_number()), token=token, rounds=int(after.round_limit()))
        case "guess":
            return Guessed(seat=seat, round=round, value=int(form["value"]))
        case "roll":
            return _rolled(state, str(form["face"]), after)
        case "keep":
            value, extra = int(box.faces[state.face]), extra_of(box, int(state.face))
            return Kept(seat=seat, round=round, value=value, stands="yes", points=int(after.points), extra=extra)
        case "reroll":
            return RolledAgain(seat=seat, round=round, value=int(box.faces[state.face]), bonus=REROLL_BONUS)
        case "build":
            return _built(state, form, after)
        case "move":
            return _moved(state, form, after)
        case "skip":
            return Skipped(seat=seat, round=round)
        case "take":
            return Took(seat=seat, round=round, gains=_gains(state, after), card=card_of(box)[str(form["card"])])
        case "spend":
            return Spent(seat=seat, round=round, points=int(after.points), tokens=int(after.plus[seat]))
        case "raven":
            return RavenFlew(seat=seat, round=round, card=_used(state, after))
        case "plan":
            return PlanUsed(seat=seat, round=round, card=_used(state, after), moves=int(after.moves + after.either))
    return _ended(state, after)


def known_scores(state: Dynamine, viewer: int | None) -> list[int]:
    """Return the points by seat that a viewer (None: an onlooker) can be sure of, without missions it may not know."""
    known = state.copy()
    missions = zip(state.dealt, known_missions(state, viewer), strict=True)
    known.dealt = vec[i64]([phases.NONE if mission is None else int(card) for card, mission in missions])
    return [int(points) for points in known.scores()]


def extra_of(box: DynamineBox, face: int) -> Extra:
    """DYN-070, R17 Return what a face of the die allows."""
    if not box.extra[face]:
        return "none"
    return "either" if box.choose_one else "both"


def _gains(state: Dynamine, after: Dynamine) -> list[int]:
    """Return the gains by seat, or [] if nobody gained or lost."""
    gains = [now - before for before, now in zip(known_scores(state, None), known_scores(after, None), strict=True)]
    return gains if any(gains) else []


def _shown(state: Dynamine, tile: str, after: Dynamine) -> Event:
    box, pile = state.pieces, int(state.pending)
    name, face, covered = pile_names(box)[pile], face_of(box)[tile], int(after.under[pile])
    if state.phase == phases.TURN_UP:
        return Shown(round=int(state.round_number()), places=[name], pile=name, face=face, covered=covered)
    lying = [bool(size) for size in box.sizes]
    return Laid(places=[name], pile=name, face=face, covered=covered, number=sum(lying[: pile + 1]), piles=sum(lying))


def _rolled(state: Dynamine, name: str, after: Dynamine) -> Event:
    box, face = state.pieces, face_names(state.pieces).index(name)
    value, stands = int(box.faces[face]), after.phase == phases.MAIN
    guess: Literal["none", "right", "wrong"] = "none"
    if state.phase == phases.ROLL and state.named >= 0:
        guess = "right" if state.named == value else "wrong"
    before = int(state.points) if state.phase == phases.SECOND else int(box.token_points[state.token])
    roll: Literal["first", "again", "raven"] = "first"
    if state.phase != phases.ROLL:
        roll = "again" if state.phase == phases.REROLLED else "raven"
    return Rolled(
        seat=int(state.turn),
        round=int(state.round_number()),
        value=value,
        stands="yes" if stands else "no",
        points=int(after.points) if stands else 0,
        extra=extra_of(box, face) if stands else "none",
        face=name,
        roll=roll,
        guess=guess,
        added=int(after.points) - before - value if stands else 0,
    )


def _built(state: Dynamine, form: Form, after: Dynamine) -> Event:
    box, seat, cell = state.pieces, int(state.turn), read_cell(str(form["at"]))
    number = int(state.tops[pile_names(box).index(str(form["pile"]))])
    tile, prospects = tile_data(box)[number], Prospects(state, seat, public_missions(state, seat))
    return Built(
        seat=seat,
        round=int(state.round_number()),
        places=[str(form["pile"]), written(cell)],
        gains=_gains(state, after),
        pile=str(form["pile"]),
        face=faces(box)[number],
        at=written(cell),
        level=cell[0],
        place=cell[1],
        bonus=bonus(prospects.mine, cell, tile),
        left=int(after.points),
        token=int(after.plus[seat] - state.plus[seat]),
        moves=1 if after.due or after.phase == phases.TILE_MOVE else 0,
        reached=cell[0] if cell[0] > depth(prospects.mine) else 0,
        seals=_seals(after, seat),
        parts=prospects.of(cell, tile),
    )


def _moved(state: Dynamine, form: Form, after: Dynamine) -> Event:
    seat, cell = int(state.turn), read_cell(str(form["at"]))
    prospects = Prospects(state, seat, public_missions(state, seat))
    origin = next(at for at, tile in prospects.mine.items() if tile["id"] == form["tile"])
    return Moved(
        seat=seat,
        round=int(state.round_number()),
        places=[written(origin), written(cell)],
        gains=_gains(state, after),
        face=face_of(state.pieces)[str(form["tile"])],
        origin=written(origin),
        at=written(cell),
        level=cell[0],
        place=cell[1],
        by="tile" if state.phase == phases.TILE_MOVE else "credit",
        parts=prospects.of_move(origin, cell),
    )


def _seals(after: Dynamine, seat: int) -> Literal["no", "seals"]:
    """R10 Return whether the mine can never grow again."""
    return "no" if after.first_end(seat + 1) > after.first_end(seat) else "seals"


def _used(state: Dynamine, after: Dynamine) -> Card:
    """DYN-080 Return the card that left the game."""
    return cards(state.pieces)[members(after.gone & ~state.gone)[0]]


def _ended(state: Dynamine, after: Dynamine) -> Event:
    seat, round, lost = int(state.turn), int(state.round_number()), int(state.points)
    if after.seat != OVER:
        return Ended(seat=seat, round=round, lost=lost, ends="round" if after.phase == phases.ROUND else "turn", missions=[])
    revealed = [] if state.pieces.open_missions else [_revealed(after, other) for other in range(state.seats) if after.dealt[other] >= 0]
    return Ended(seat=seat, round=round, gains=_gains(state, after), lost=lost, ends="game", missions=revealed)


def _revealed(after: Dynamine, seat: int) -> Revealed:
    goal = goals(after, mine_of(after, seat), public_missions(after, seat))[-1]
    return Revealed(seat, goal.card, goal.have, goal.need, goal.points)
