"""`pithead tables`: manage the tables of a server's database."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal

from cyclopts import App, Parameter, validators
from msgspec import to_builtins

from pithead.cli.common import print_json
from pithead.cli.serve import NoWeb
from pithead.core.text.quoting import printable

Status = Literal["open", "running", "over", "closed"]
Days = Annotated[float, Parameter(validator=validators.Number(gte=0))]
Database = Annotated[str | None, Parameter(help="The server's database URL. Default: the SQLite file in your data folder.")]

tables = App(name="tables", help="List, check, export, delete and prune the tables of a server.")


def admin() -> ModuleType:
    """Return the module that does the work; it needs the packages of the web table."""
    try:
        return import_module("pithead.server.admin")
    except ImportError as error:
        raise NoWeb(f"the web table needs {error.name}, which is missing; install pithead again.") from None


@tables.command(name="list")
def show(*, status: Status | None = None, json: bool = False, database: Database = None) -> int:
    """List all tables, newest first: id, game, status, moves, days since the last change, players.

    Parameters
    ----------
    status
        Only those that are open, running, over or closed.
    json
        Print a list for other programs.
    """

    tables = admin().list_tables(database, status)
    if json:
        print_json([to_builtins(table) for table in tables])
        return 0
    for table in tables:
        players = ", ".join(name or "(open)" for name in table.seats)
        line = f"{table.id}  {table.game:20} {table.status:8} {table.moves:5} moves  {table.idle_days:6.1f} days  {players}"
        print(printable(line))
    if not tables:
        print("no tables")
    return 0


@tables.command
def check(*, json: bool = False, database: Database = None) -> int:
    """Look for damage in every table: rows that are missing or cannot be read, and logs that break the rules or their seed.

    Tables of rules or components that this program does not know are listed, too.

    Parameters
    ----------
    json
        Print a list for other programs.
    """
    count, faults = admin().check_tables(database)
    if json:
        print_json([to_builtins(fault) for fault in faults])
        return int(bool(faults))
    for fault in faults:
        print(f"{fault.table}  {fault.fault}")
    damaged, unknown = (len({fault.table for fault in faults if fault.damage is damage}) for damage in (True, False))
    summary = [f"{damaged} with damage"] if damaged else []
    summary += [f"{unknown} cannot be opened here"] if unknown else []
    print(f"checked {count} {'table' if count == 1 else 'tables'}: {', '.join(summary) or 'no damage'}")
    return int(bool(faults))


@tables.command
def export(table: str, folder: Path = Path(), *, database: Database = None) -> int:
    """Write the full record of a table into a folder. It holds all secrets and the seed.

    Parameters
    ----------
    table
        Its id, as `list` shows it.
    folder
        Where to write; the current folder by default.
    """
    print(admin().export_table(table, folder, database))
    return 0


@tables.command
def delete(table: str, *, database: Database = None) -> int:
    """Delete a table with its log, permanently.

    Parameters
    ----------
    table
        Its id, as `list` shows it.
    """
    admin().delete_table(table, database)
    print(f"deleted {table}")
    return 0


@tables.command
def prune(days: Days, *, status: Status | None = None, database: Database = None) -> int:
    """Permanently delete the tables without activity for that many days.

    Parameters
    ----------
    days
        How many days a table must have been idle.
    status
        Only those that are open, running, over or closed.
    """
    count = admin().prune_tables(days, status, database)
    print(f"deleted {count} {'table' if count == 1 else 'tables'}")
    return 0
