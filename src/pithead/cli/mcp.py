"""`pithead mcp`: a seat for a language model."""

from pathlib import Path
from typing import TYPE_CHECKING

from pithead.cli.common import USUAL, Changes, seat_list
from pithead.core.errors import BadOption, PitheadError

if TYPE_CHECKING:
    from pithead.seats.seat import Seat


def mcp(
    game: str = "",
    *,
    rivals: str = "greedy",
    seed: str | None = None,
    changes: Changes = USUAL,
    at: str = "",
) -> None:
    """Seat a language model: a server of the Model Context Protocol on standard input and output.

    Parameters
    ----------
    game
        The game to open a table of; by default the model opens one itself.
    rivals
        The bots of the other seats.
    seed
        Fixes chance and bots; random by default.
    at
        An invitation link to a seat on a server, instead of a local table.
    """
    try:
        from pithead.seats import mcp as mcp_server
    except ModuleNotFoundError as error:
        raise PitheadError(f"{Path(str(error.name)).name} is not installed; run: pip install 'pithead[mcp]'") from None
    mcp_server.serve(mcp_server.OpenTables(_seated(mcp_server.NAME, game, rivals, changes, seed, at))).run("stdio")


def _seated(name: str, game: str, rivals: str, changes: Changes, seed: str | None, at: str) -> "Seat | None":
    from pithead.seats.local import LocalSeat
    from pithead.seats.web import WebSeat

    if changes != USUAL and (at or not game):
        raise BadOption("options, components and a position apply to a new table; name its game, too.")
    if at:
        return WebSeat(at, name)
    if not game:
        return None
    config = changes.of(game)
    return LocalSeat(game, seat_list(rivals), config.options, name, seed, config.components, config.position)
