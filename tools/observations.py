"""Writes docs/observations.md: what learners see of every game, number by number, from what the games themselves tell.

python tools/observations.py           after a `learn.py` was changed
python tools/observations.py --check   fails if the page is not up to date
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

Written by `tools/observations.py` from what the games tell (`game.observation`); do not edit it by hand.

An observation is a row of float32 numbers between -{MOST} and {MOST}, most of them 0 or 1. Seats are counted from the one that
looks: the own seat comes first, then the next one in turn order. "Of ten" means divided by ten. Shapes and sizes below are those
of a full table with the printed box; `game.layout(state)` says them of any table, and `game.encoding(state).action_size(state)`
the number of its actions. Two truths that a seat cannot tell apart give it the same observation, byte by byte.

An action means the same in every position. `game.action(state, move)` and `game.move(state, action)` lead from one to the other,
`game.actions(state)` lists the legal ones.

A game of another package that brings no encoder is observed by its view: a block for each field, beginning with `viewer` (who
looks), `decides` (who decides), `question` and `asked` (what, with its arguments). A number is a share of the largest, followed
by a place for each value where there are at most {ONE_BY_ONE} of them. A word is a place among the known words. A list is its
length, then its entries. The seats are not counted from the one that looks. Its actions are its moves, and moves that no trial
game has shown share {generic.SPARE} spare numbers. [Bounds](add-a-game.md#for-learners) that the game declares replace all that
is measured.

Two boards have no border. There a window has numbers for every place in it, and what lies beyond it is not seen one by one, but can
be played: the moves beyond the window have {SPARE} spare numbers, in the order in which the rules list them. These numbers alone mean
something else in every position. Should there ever be more such moves, they take the numbers of the window that no legal
move has; none is lost, and no two are the same.
"""

BOARDS = {
    "sacred_dragon": "Planes, as of a picture: colours meet at edges, and what a tile meets is near it. A window of 7 cells to each side "
    "of the starting tile holds nearly all open spaces of good games. A placement is a slot of the hand (its tiles ascend), "
    "a cell and a rotation; by tiles instead of slots there would be twenty times as many actions.",
    "dynamine": "The own mine is a picture too, of seven half rings round the entrance. Of the mines of others it is told what rewards and "
    "missions count: nothing else of them matters. A build is a cell and a pile, a move a cell and a tile.",
    "tf22_mine": "Planes of the 36 cells: what each card shows, and what each of its turns would. Crews keep their colours; loaders are "
    "known by their slots.",
    "dunaia": "Nothing is hidden and every board is small, so all of it is told, each square by its tile. Where a die goes into somebody's "
    "building, seats are counted from the one whose turn it is.",
    "miner_inconvenience": "Cards as a list of entities: the mine has no middle, but every card lies somewhere as seen from the last "
    "tile, and spots are named from there or from a ladder. So there is no border, and the moves are the actions.",
}


def page() -> str:
    """The whole page."""
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
    """Write the page, or compare it."""
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") == page():
            return 0
        print("docs/observations.md is not what the games tell; run: python tools/observations.py", file=sys.stderr)
        return 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
