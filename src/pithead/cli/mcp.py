"""pithead mcp: a seat for a language model."""

from pathlib import Path

from pithead.cli.common import TableOption, seat_list, table_options
from pithead.core.errors import PitheadError


def mcp(
    game: str = "",
    *,
    rivals: str = "greedy",
    seed: str | None = None,
    option: TableOption = None,
) -> None:
    """Seat a language model: a server of the Model Context Protocol on standard input and output.

    Parameters
    ----------
    game
        The game of a table that stands ready; without it the model opens one itself.
    rivals
        The bots of the other seats.
    seed
        Fixes chance and bots; drawn if left out.
    """
    try:
        from pithead.seats import mcp as door
    except ModuleNotFoundError as error:
        raise PitheadError(f"{Path(str(error.name)).name} is not installed; run: pip install 'pithead[mcp]'") from None
    from pithead.seats.local import LocalSeat

    seat = LocalSeat(game, seat_list(rivals), table_options(option), door.NAME, seed) if game else None
    door.serve(door.Desk(seat)).run("stdio")
