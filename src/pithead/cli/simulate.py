"""pithead simulate: many tables of bots."""

from pathlib import Path
from typing import Any, Literal

from pithead.cli.common import (
    USUAL,
    AsJson,
    Changes,
    Positive,
    Ray,
    Seed,
    Slug,
    Workers,
    all_bots,
    hands,
    print_json,
    progress,
    seat_list,
    without_end,
)
from pithead.core.errors import BadOption
from pithead.games import game as game_of


def simulate(
    slug: Slug,
    *,
    seats: str = "greedy,greedy",
    games: Positive = 100,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Ray = None,
    rotate: bool = False,
    records: Path | None = None,
    figures: bool = False,
    table: Path | None = None,
    rows: Literal["game", "seat", "piece", "move"] = "game",
    changes: Changes = USUAL,
    json: AsJson = False,
) -> None:
    """Play many tables with bots and report the results.

    Parameters
    ----------
    seats
        The bots, in order of the seats.
    games
        How many tables.
    rotate
        Rotate the bots through the seats; results are then by bot, in the order named.
    records
        A folder for a record of every table.
    figures
        Also report the figures of all observers: lengths, choices, leads, sources of points, what pieces are worth, and more.
    table
        A .parquet or .csv file for everything that observers see; needs the extra `lab`.
    rows
        What a row of that file is about; `piece` is the long form of `seat`, with a row for each piece that a seat used or could use.
    """
    from pithead.lab.frame import Frame, checked_file, write_frame
    from pithead.lab.observe import STANDARD
    from pithead.lab.simulate import Job, simulate

    config = changes.of(slug)
    bots = all_bots(seat_list(seats), config.game)
    config.opening(len(bots))
    if records is not None and ray is not None:
        raise BadOption("on a cluster each machine would keep the records that it plays; leave out --records or --ray.")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    frame = Frame(rows) if table and checked_file(table) else None
    observers = frame.observers if frame else STANDARD if figures else ()
    job = Job(config, bots, seed, rotate, str(records or ""), observers)
    with progress(f"{slug}: {','.join(bots)}", games) as tick, hands(workers, ray) as crew:
        result = simulate(job, games, crew, tick, frame.add if frame else None)
    if table and frame:
        write_frame(frame.whole(), table)
    if not figures:
        result = {key: value for key, value in result.items() if key not in ("figures", "pieces")}
    if json:
        print_json(result)
    else:
        _print_result(result)


def _print_result(figures: dict[str, Any]) -> None:
    games, length, speed = figures["games"], figures["length"], figures["decisions_per_second"]
    print(f"{figures['game']}: {games} tables, {figures['decisions']} decisions, {figures['chance']} chance events")
    print(f"  {figures['seconds']:.2f} s, {games / max(figures['seconds'], 1e-9):.1f} tables/s, {speed} decisions per CPU second")
    print(f"  length {length['mean']} decisions ({length['min']} to {length['max']})")
    if figures["cut_short"]:
        print(f"  {without_end(figures)}")
    for i, bot in enumerate(figures["seats"]):
        low, high = figures["win_intervals"][i]
        below, above = figures["score_intervals"][i]
        wins = f"wins {figures['wins'][i]:g} ({100 * low:.1f} to {100 * high:.1f}%)"
        score = f"mean score {figures['mean_scores'][i]:.2f} ({below:.2f} to {above:.2f})"
        print(f"  {'bot' if figures['rotated'] else 'seat'} {i} {bot:12} {wins}, {score}")
    if figures["won"] is None and len(figures["seats"]) > 1:
        _print_places("by seat, seat 0 first", figures["by_chair"])
        _print_places("by order of play", figures["by_order"])
    if figures["won"] is not None:
        low, high = figures["won_interval"]
        print(f"  the team won {100 * figures['won']:.1f}% ({100 * low:.1f} to {100 * high:.1f}%)")
        for kind in ("ranks", "reasons"):
            for name, count in figures[kind].items():
                print(f"    {kind[:-1]} {name}: {count}")
    _print_figures(figures)


def _print_places(what: str, places: dict[str, Any]) -> None:
    rates = [
        f"{wins:g} ({100 * low:.1f} to {100 * high:.1f}%)"
        for wins, (low, high) in zip(places["wins"], places["win_intervals"], strict=True)
    ]
    print(f"  wins {what}: {', '.join(rates)}")


def _print_figures(figures: dict[str, Any]) -> None:
    from pithead.lab.figures import lines_of, member_name

    game = game_of(figures["game"])
    for line in lines_of(figures.get("figures", {}), game):
        print(f"  {line}")
    for piece in figures.get("pieces", ()):
        rate = "" if piece["win_rate"] is None else f", its users win {100 * piece['win_rate']:.1f}%"
        worth = (
            ""
            if piece["worth"] is None
            else "; correlation with those who could {:+.1f}% ({:+.1f} to {:+.1f})".format(
                *(100 * value for value in (piece["worth"], *piece["worth_interval"]))
            )
        )
        name = member_name(f"used.{piece['piece']}", game)
        print(f"  {name}: used by {100 * piece['use']:.1f}% of the seats{rate}{worth}")
