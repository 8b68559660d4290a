"""A seat for a language model, by the Model Context Protocol: tools to look, choose, play and ask, all in words."""

from collections.abc import Callable
from typing import Any, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import pithead
from pithead.core.errors import NotNow, PitheadError
from pithead.games import games
from pithead.seats.local import LocalSeat
from pithead.seats.seat import Seat, choices

T = TypeVar("T")
NAME = "Model"
MOST_TABLES = 20  # open at once; the oldest makes room
MOST_RULES = 40  # listed at once
INSTRUCTIONS = """You sit at a table of a board game. Call `look` to see the board and what is asked of you, `choices` for the legal
moves (narrowed by fields where there are many), `play` to make one. `explain` says why a move is not legal, `rules` what a rule says,
`hint` what a bot would do. You see only what your seat may know."""


class OpenTables:
    """The tables opened here, and the current one."""

    def __init__(self, seat: Seat | None = None) -> None:
        self.seats: dict[str, Seat] = {"1": seat} if seat else {}
        self.at = "1" if seat else ""
        self._opened = len(self.seats)

    def open(self, seat: Seat) -> str:
        """Add a seat; return the name of its table."""
        self._opened += 1
        self.at = str(self._opened)
        self.seats[self.at] = seat
        while len(self.seats) > MOST_TABLES:
            del self.seats[next(iter(self.seats))]
        return self.at

    def seat(self, table: str = "") -> Seat:
        """Return the seat at that table, or at the current one."""
        name = table or self.at
        if name not in self.seats:
            there = f"there are: {', '.join(self.seats)}" if self.seats else "open one with new_table"
            raise NotNow(f"there is no table {name!r} here; {there}.")
        self.at = name
        return self.seats[name]


def serve(open_tables: OpenTables) -> MCPServer[Any]:
    """Return a server with the tools."""
    server: MCPServer[Any] = MCPServer(
        "pithead", title="Pithead", instructions=INSTRUCTIONS, version=pithead.__version__, log_level="ERROR"
    )

    @server.tool()
    def list_games() -> str:
        """List the games you can play, with their seats and options."""
        return "\n".join(
            f"{game.slug}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats. {game.blurb}"
            + "".join(f"\n  option {option.name}: {', '.join(option.values[:8])} ({game.option_text(option)})" for option in game.options)
            for game in games()
        )

    @server.tool()
    def new_table(game: str, rivals: str = "greedy", options: dict[str, str] | None = None, seed: str = "") -> str:
        """Open a table and take its first seat. `rivals` are the other seats' bots, such as greedy or mcts:3,mcts:3; "" plays alone."""
        seats = [name.strip() for name in rivals.split(",") if name.strip()]
        opened = answered(lambda: LocalSeat(game, seats, options or {}, NAME, seed or None))
        return f"Table {open_tables.open(opened)}.\n{answered(opened.look)}"

    @server.tool()
    def list_tables() -> str:
        """List the tables at which you sit."""
        tables = [
            f"{name}: {seat.game.title}{' (looked at last)' if name == open_tables.at else ''}" for name, seat in open_tables.seats.items()
        ]
        return "\n".join(tables) or "You are not at a table; open one with new_table."

    @server.tool()
    def look(table: str = "") -> str:
        """Show the board in words, what happened since your last look, and the open question."""
        return answered(lambda: open_tables.seat(table).look())

    @server.tool(name="choices")
    def legal_moves(fields: dict[str, str | int] | None = None, table: str = "") -> str:
        """List your legal moves. If there are many, only the values of each field: then pass some fields, such as {"kind": "place"}."""
        return answered(lambda: choices(open_tables.seat(table).offered(), fields or {}))

    @server.tool()
    def play(move: str, table: str = "") -> str:
        """Make a move: its number among the choices, or its notation. Returns what happened then."""
        return answered(lambda: open_tables.seat(table).play(move))

    @server.tool()
    def explain(move: str, table: str = "") -> str:
        """Explain whether a move is legal now, and which rules forbid it."""
        return answered(lambda: open_tables.seat(table).explain(move))

    @server.tool()
    def rules(search: str = "", table: str = "") -> str:
        """Show the rules of the game: one by its id, those that contain some words, or all."""
        return answered(lambda: rules_text(open_tables.seat(table), search))

    @server.tool()
    def hint(table: str = "") -> str:
        """Suggest the moves that a bot would consider now."""
        return answered(lambda: open_tables.seat(table).hint())

    @server.tool()
    def score(table: str = "") -> str:
        """Show the score line by line, as far as you can know it."""
        return answered(lambda: open_tables.seat(table).sheet())

    return server


def answered(work: Callable[[], T]) -> T:
    """Return the answer; report a PitheadError to the model as its sentence."""
    try:
        return work()
    except PitheadError as error:
        raise ToolError(str(error)) from None


def rules_text(seat: Seat, search: str) -> str:
    """Return rules by id or by words."""
    ledger = seat.game.rules
    wanted = search.strip()
    if wanted.upper() in ledger:
        rule = ledger[wanted.upper()]
        return "\n".join([f"{rule.id}: {rule.text}", *(f"{name}: {ledger.reading(name)}" for name in rule.ruling.split())])
    matches = [rule for rule in ledger.values() if wanted.casefold() in rule.text.casefold()]
    if not matches:
        raise PitheadError(
            f"no rule of {seat.game.slug} has the words {wanted!r}; try fewer words, or an id such as {next(iter(ledger), '')}."
        )
    more = f"\nand {len(matches) - MOST_RULES} more; search for some words." if len(matches) > MOST_RULES else ""
    return "\n".join(f"{rule.id}: {rule.text}" for rule in matches[:MOST_RULES]) + more
