"""Test boards: a component file and a position on it.

A board maps cells to cards, such as `{"b2": "red ES", "c2": "red EW 5"}`: colour, openings ("-" for none) and symbol of the visible face.
After a slash comes the back as seen through the card; without one the back equals the front. Unnamed cells are closed and yellow without a
symbol, and the four crossings are in place. The card of a cell has its name in capitals.
"""

import tempfile
from pathlib import Path

import pithead
from support import after, refused

SLUG = "tf22_mine"
GAME = pithead.game(SLUG)
CELLS = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
CROSSINGS = {"c3": "white NESW 4", "d3": "red NESW 3", "d4": "blue NESW 5", "c4": "yellow NESW 4"}
COLOURS = {
    4: [["white"], ["red"], ["blue"], ["yellow"]],
    3: [["red"], ["blue"], ["yellow"]],
    2: [["white", "blue"], ["red", "yellow"]],
}
SPARE = ["b5", "c5", "b4", "b3", "d5", "e5", "e4", "c2", "d2", "b2", "e2", "e3"]  # for units that a test is not about


def table(cells=None, *, seats=4, options=None, units=(), held=None, crews=None, colours=None, **fields):
    """Return a position in which the seat `turn` (by default 0) has four ore. Units that are not listed are out of the way."""
    named = CROSSINGS | (cells or {})
    held = held or {}
    crews = crews or {}
    used = {*units, *crews.values(), *(cells or {})}
    missing = (4 if seats == 4 else 3) - len(units) - sum(held.values()) - fields.get("owing", 0)
    spare = [cell for cell in SPARE if cell not in used][:missing]
    position = {
        "game": SLUG,
        "seats": seats,
        "options": options or {},
        "phase": "action",
        "start": 0,
        "cards": {cell: {"card": cell.upper()} for cell in CELLS},
        "units": [*units, *spare],
        "held": held,
        "crews": crews,
        "colours": colours or COLOURS[seats],
        **fields,
    }
    with tempfile.TemporaryDirectory() as folder:
        return GAME.load(position, components=written(Path(folder), named))


def written(folder, named):
    """Write a component file with such cards."""
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    head, _, _ = text.partition("[mine_cards]")
    cards = ",\n".join(_card(cell, named.get(cell, "yellow -")) for cell in CELLS)
    path = folder / "board.toml"
    path.write_text(f'{head}[mine_cards]\nsource = "reconstructed"\ncards = [\n{cards}\n]\n', encoding="utf-8")
    return path


def _card(cell, text):
    front, _, back = text.partition("/")
    shape = "crossing" if cell in CROSSINGS else "card"
    sides = _face("open", front)
    return (
        f'{{ id = "{cell.upper()}", shape = "{shape}", front = {sides}, back = {_face("open_seen_through", back or front)},'
        f' two_colour_back = "{front.split()[0]}" }}'
    )


def _face(key, text):
    colour, sides, *symbol = text.split()
    return f'{{ colour = "{colour}", {key} = "{sides.strip("-")}", symbol = {symbol[0] if symbol else 0} }}'


def play(state, *moves):
    """Return the position after moves in notation."""
    return after(SLUG, state, *moves)


def why_not(state, text):
    """Return the rules that refuse a move; [] if it is legal."""
    return refused(SLUG, state, text)


def legal(state, kind=""):
    """List the legal moves in notation, of one kind if requested."""
    return [choice.notation for choice in GAME.choices(state) if kind in ("", choice.form["kind"])]


def at(state, cell):
    """Return the view of a cell."""
    return next(view for view in GAME.view(state, None).public.cells if view.cell == cell)


def crew(state, colour):
    """Return the cell of a crew and the units it holds."""
    crews = [crew for player in GAME.view(state, None).public.players for crew in player.crews]
    return next((crew.cell, crew.units) for crew in crews if crew.colour == colour)


def units(state):
    """List the cells with a unit."""
    return [view.cell for view in GAME.view(state, None).public.cells if view.unit]


def laid(seats, *, options=None, seed="layout"):
    """Return a table after the random layout, before any decision."""
    rng = pithead.rng(seed)
    state = GAME.setup(seats, {"start_player": 0, **(options or {})})
    while GAME.decision(state).kind == "layout":
        state.apply(state.pick(rng.below(state.count())))
    return state
