"""Positions of Miner Inconvenience in a short notation, and decks made for a purpose."""

import pithead
from pithead.core.engine.state import State
from pithead.core.text.messages import Event, Verdict
from pithead.games.miner_inconvenience.play import MinerInconvenience
from support import sure

SLUG = "miner_inconvenience"
GAME = pithead.game(SLUG)
CARDS = [card["id"] for card in GAME.components.data["card"]]
BUILDINGS = [building["id"] for building in GAME.components.data["building"]]
SIDES = ["NE", "E", "SE", "SW", "W", "NW"]
LINES = ["top_mid", "top_right", "right_mid", "left_right", "left_mid", "top_left"]

ROCK: dict[str, list[str]] = {"mouths": [], "inner": []}  # a card without tunnels: it fits wherever no tunnel meets it
OPEN = {"mouths": SIDES, "inner": LINES}  # a card with tunnels everywhere
STRAIGHT = {"mouths": ["E", "W"], "inner": ["top_left", "top_mid", "top_right"]}  # a tunnel from W to E over the top face


def verdict(state: State) -> Verdict:
    """Return the result of the team."""
    return sure(Verdict, GAME.outcome(state))


def table(*mine, hands=((),), buildings=(), paid=(), phase="action", turn=0, options=None, components=None, **more) -> MinerInconvenience:
    """Return a position: cards as "M04 0,0" in order, buildings as "B6 on M05" or "B6 on M05 upgraded", paid cards as "M01 by 0"."""
    data = {
        "game": SLUG,
        "seats": len(hands),
        "options": options or {},
        "phase": phase,
        "turn": turn,
        "mine": [dict(zip(("card", "at"), card.split(), strict=True)) for card in mine],
        "buildings": [standing(text) for text in buildings],
        "hands": [list(hand) for hand in hands],
        "paid": [{"card": text.split()[0], "seat": int(text.split()[2])} for text in paid],
    }
    return sure(MinerInconvenience, GAME.load(data | more, components=components))


def standing(text):
    building, _, card, *upgraded = text.split()
    return {"building": building, "card": card, "upgraded": bool(upgraded)}


def legal(state, kind=""):
    """List the legal moves in notation, of one kind or of all."""
    return [choice.notation for choice in GAME.choices(state) if choice.notation.startswith(kind)]


def places(state, card):
    """Return the places where a card may be excavated."""
    return {choice.form["at"] for choice in GAME.choices(state) if choice.form["kind"] == "excavate" and choice.form["card"] == card}


def fitting(*mine, at, **more):
    """Return all cards of the box that fit at a point, whatever hand they are in."""
    laid = {card.split()[0] for card in mine}
    cards = set()
    for left_out in (CARDS[-1], CARDS[0] if CARDS[0] not in laid else CARDS[1]):  # the deck must not be empty
        hand = [card for card in CARDS if card not in laid | {left_out}]
        state = table(*mine, hands=[hand], **more)
        cards |= {card for card in hand if at in places(state, card)}
    return cards


def after(state: MinerInconvenience, *moves: str) -> MinerInconvenience:
    """Return the position after further moves; the original stays unchanged."""
    state = state.copy()
    for text in moves:
        state.apply(GAME.read(state, text))
    return state


def rules_against(state, text):
    """Return the rules that refuse a move; [] if it is legal."""
    return [refusal.rule for refusal in GAME.explain(state, text)]


def reasons(state, text):
    """Return the reasons against a move."""
    return " / ".join(refusal.text for refusal in GAME.explain(state, text))


def hands(state, viewer=None):
    """Return the cards that a viewer knows, by seat."""
    return [[card.card for card in hand] for hand in GAME.view(state, viewer).hands]


def bottom(state, viewer=None):
    """Return the cards under the deck that a viewer knows, as "M01 by 0"."""
    return [f"{under.card} by {under.seat}" for under in GAME.view(state, viewer).bottom]


def event(state: State, text: str) -> Event:
    """Return the event of a move with all information."""
    return GAME.event(state, GAME.read(state, text))


def draws(state, text):
    """Return the draws due after an excavation: for supply, for veins."""
    new = after(state, text)
    return int(new.supply_due), int(new.vein_due)


def deck(folder, default, cards=None, buildings=None):
    """Write a component file in which all cards are alike except the given ones, with optional doors and ranges for buildings."""
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    head = text.split("[[building]]")[0]
    parts = [head]
    for building in GAME.components.data["building"]:
        parts.append(written("building", building | (buildings or {}).get(building["id"], {})))
    parts.append('[cards_group]\nsource = "reconstructed"\n')
    for card in CARDS:
        blank = {"id": card, "mouths": [], "inner": [], "nuggets": [], "ladder": ""}
        parts.append(written("card", blank | default | (cards or {}).get(card, {})))
    path = folder / "made-up.toml"
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def written(kind, fields):
    """Return an entry of a component file."""
    return "\n".join([f"[[{kind}]]", *(f"{name} = {value!r}".replace("'", '"') for name, value in fields.items()), ""])
