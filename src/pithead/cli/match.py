"""pithead match: the same bots over many tables, seats rotated and deals shared."""

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pithead.bots import bot
from pithead.cli.common import print_json, progress, seat_list, table_options
from pithead.core.errors import BadOption
from pithead.games import game


def match(
    slug: str,
    *,
    seats: str = "mcts,greedy",
    games: int = 100,
    seed: str = "1",
    workers: int = 1,
    team: int = 0,
    option: Annotated[list[str], Parameter(consume_multiple=False)] | None = None,
    components: Path | None = None,
    json: bool = False,
) -> None:
    """Play bots against each other and tell which is stronger.

    Parameters
    ----------
    slug
        The game.
    seats
        The bots; each deal is played with every rotation of them.
    games
        How many tables, at least; a deal begun is played in all rotations.
    seed
        The same seed gives the same deals.
    workers
        How many processes; 0 takes all cores.
    team
        In a game for a team: how many seats; each bot plays alone in all of them.
    option
        A table option, name=value; may be given several times.
    components
        A changed component file of the game.
    json
        Print data for other programs.
    """
    from pithead.lab.match import match_of, play

    if games < 1 or workers < 0 or team < 0:
        raise BadOption("games must be at least 1, workers and team at least 0; correct the numbers.")
    found = game(slug)
    bots = seat_list(seats)
    for spec in bots:
        bot(spec, found)
    match = match_of(found, bots, table_options(option or []), seed, team, str(components) if components else None)
    found.setup(match.team_seats or len(bots), match.options, match.components)
    with progress(f"{slug}: {' against '.join(bots)}", games) as tick:
        figures = play(match, games, workers or os.cpu_count() or 1, tick)
    if json:
        print_json(figures)
    else:
        _tell(figures)


def _tell(figures: dict[str, Any]) -> None:
    team = f" of {figures['team']} seats for one bot" if figures["team"] else ""
    print(f"{figures['game']}: {figures['games']} tables{team} in {figures['seconds']:.1f} s, {figures['length']['mean']} decisions each")
    for i, spec in enumerate(figures["seats"]):
        low, high = figures["win_intervals"][i]
        wins = f"wins {figures['wins'][i]:g} ({100 * low:.1f} to {100 * high:.1f} %)"
        print(f"  {spec:20} {wins}, mean score {figures['mean_scores'][i]:.2f}")
    low, high = figures["lead_interval"]
    print(f"  {figures['seats'][0]} leads by {figures['lead']:+.2f} points ({low:+.2f} to {high:+.2f})")
