"""Write docs/observations.md: what learners see of every game, number by number.

python tools/observations.py           after changing a `learn.py`
python tools/observations.py --check   fail if the page is not up to date
"""

import sys
from pathlib import Path

import pithead
from pithead.core.game import AnyGame
from pithead.core.learning import generic
from pithead.core.learning.action_windows import SPARE
from pithead.core.learning.flattened import ONE_BY_ONE
from pithead.core.learning.observation_writer import MOST

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

INTRO = f"""# Observations and actions

What every number of an observation means, for anyone who trains an agent. `tools/observations.py` writes this page from the
games themselves (`game.observation`); do not edit it by hand.

**Observations.** An observation is a row of float32 numbers between -{MOST} and {MOST}, most of them 0 or 1. It counts seats from
the one that looks: that seat first, then the others in turn order. "Of ten" means divided by ten. The shapes and sizes below
are those of a full table with the printed box. For any other table, `game.layout(state)` returns them, and
`game.encoding(state).action_size(state)` the number of its actions. Two states that a seat cannot tell apart give it the same
observation, byte for byte.

**Actions.** An action means the same in every position. `game.action(state, move)` and `game.move(state, action)` convert between
moves and actions; `game.actions(state)` lists the legal ones.

**Games without an encoder.** If a game from another package has no encoder, its view becomes the observation: one block per
field, starting with `viewer` (who looks), `decides` (who decides), `question` and `asked` (the question and its arguments).

- A number becomes a share of the largest value, followed by one place per value if there are at most {ONE_BY_ONE} of them.
- A word becomes a place among the known words.
- A list becomes its length and then its entries.
- Seats are not counted from the one that looks.
- The actions are the game's moves; moves that no trial game has shown share {generic.SPARE} spare numbers.

If the game declares [bounds](add-a-game.md#for-learners), they replace all measured values.

**Boards without a border.** Two boards can grow in any direction. Their encoders cover a window: every place in it has its own
numbers. Agents cannot see places beyond the window one by one, but they can play there: these moves have {SPARE} spare numbers, in
the order in which the rules list them. Only these numbers change their meaning from position to position. If there are ever
more such moves, they take numbers of the window that no legal move uses. No move is lost, and no two share a number.
"""

BOARDS = {
    "sacred_dragon": "Planes, as in a picture: colours meet at edges, and the tiles that matter to each other are close together. A window "
    "of 7 cells to each side of the starting tile contains nearly all open spaces of good games. A placement is a slot of the hand (its "
    "tiles are sorted), a cell and a rotation; with tiles instead of slots there would be twenty times as many actions.",
    "dynamine": "The looking seat's mine is a picture too, of seven half rings around the entrance. Of the other mines you see only what "
    "rewards and missions count, because nothing else of them matters. A build is a cell and a pile, a move is a cell and a tile.",
    "tf22_mine": "Planes of the 36 cells: what each card shows, and what each of its turns would show. Crews keep their colours; loaders "
    "are identified by their slots.",
    "dunaia": "Nothing is hidden and every board is small, so the observation contains everything, each square by its tile. When a die "
    "goes into someone's building, seats are counted from the one whose turn it is.",
    "miner_inconvenience": "Cards as a list of entities: the mine has no middle, so the position of every card is relative to the last "
    "tile, and spots are named from there or from a ladder. So there is no border, and the moves are the actions.",
}


def page() -> str:
    """Return the whole page."""
    return INTRO + "".join(_chapter(pithead.game(slug)) for slug in pithead.CATALOGUE)


def _chapter(game: AnyGame) -> str:
    layout = game.observation
    size = layout[-1].offset + layout[-1].size
    low, high = game.score_bounds
    lines = [
        f"\n## {game.title}\n",
        f"{BOARDS[game.slug]}\n",
        f"{size:,} numbers, {game.action_size:,} actions, at most {game.max_length:,} decisions, points from {low} to {high}.\n",
        "| from | name | shape | meaning |",
        "|---:|---|---|---|",
        *(f"| {block.offset} | {block.name} | {' × '.join(map(str, block.shape))} | {block.meaning} |" for block in layout),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the page, or check that it is up to date."""
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") == page():
            return 0
        print("docs/observations.md is out of date; run: python tools/observations.py", file=sys.stderr)
        return 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
