"""`pithead match`: the same bots over many tables, seats rotated and deals shared."""

from typing import Any

from pithead.bots import bot
from pithead.cli.common import (
    USUAL,
    AsJson,
    Changes,
    Natural,
    Positive,
    Ray,
    Slug,
    Workers,
    hands,
    print_json,
    progress,
    seat_list,
    without_end,
)


def match(
    slug: Slug,
    *,
    seats: str = "mcts,greedy",
    games: Positive = 100,
    seed: str = "1",
    workers: Workers = 1,
    ray: Ray = None,
    team: Natural = 0,
    changes: Changes = USUAL,
    json: AsJson = False,
) -> None:
    """Play bots against each other and show which is stronger.

    Parameters
    ----------
    seats
        The bots; each deal is played with every rotation of them.
    games
        How many tables, at least; each deal is played in all rotations.
    seed
        The same seed gives the same deals.
    team
        In a team game: how many seats; each bot plays all of them.
    """
    from pithead.lab.match import match_of, play

    config = changes.of(slug)
    bots = seat_list(seats)
    for spec in bots:
        bot(spec, config.game)
    match = match_of(config, bots, seed, team)
    with progress(f"{slug}: {' against '.join(bots)}", games) as tick, hands(workers, ray) as crew:
        figures = play(match, games, crew, tick)
    if json:
        print_json(figures)
    else:
        _print_match(figures)


def _print_match(figures: dict[str, Any]) -> None:
    team = f" of {figures['team']} seats for one bot" if figures["team"] else ""
    print(f"{figures['game']}: {figures['games']} tables{team} in {figures['seconds']:.1f} s, {figures['length']['mean']} decisions each")
    if figures["cut_short"]:
        print(f"  {without_end(figures)}")
    for i, spec in enumerate(figures["seats"]):
        low, high = figures["win_intervals"][i]
        wins = f"wins {figures['wins'][i]:g} ({100 * low:.1f} to {100 * high:.1f}%)"
        print(f"  {spec:20} {wins}, mean score {figures['mean_scores'][i]:.2f}")
    low, high = figures["lead_interval"]
    print(f"  {figures['seats'][0]} leads by {figures['lead']:+.2f} points ({low:+.2f} to {high:+.2f})")
