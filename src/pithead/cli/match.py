"""pithead match: the same bots over many tables, seats rotated and deals shared."""

from pathlib import Path
from typing import Any

from pithead.bots import bot
from pithead.cli.common import (
    AsJson,
    Natural,
    Positive,
    Slug,
    TableOption,
    Workers,
    print_json,
    processes,
    progress,
    seat_list,
    table_options,
)
from pithead.games import game


def match(
    slug: Slug,
    *,
    seats: str = "mcts,greedy",
    games: Positive = 100,
    seed: str = "1",
    workers: Workers = 1,
    team: Natural = 0,
    option: TableOption = None,
    components: Path | None = None,
    json: AsJson = False,
) -> None:
    """Play bots against each other and tell which is stronger.

    Parameters
    ----------
    seats
        The bots; each deal is played with every rotation of them.
    games
        How many tables, at least; a deal begun is played in all rotations.
    seed
        The same seed gives the same deals.
    team
        In a game for a team: how many seats; each bot plays alone in all of them.
    components
        A changed component file of the game.
    """
    from pithead.lab.match import match_of, play

    found = game(slug)
    bots = seat_list(seats)
    for spec in bots:
        bot(spec, found)
    match = match_of(found, bots, table_options(option), seed, team, str(components) if components else None)
    found.setup(match.team_seats or len(bots), match.options, match.components)
    with progress(f"{slug}: {' against '.join(bots)}", games) as tick:
        figures = play(match, games, processes(workers), tick)
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
