"""Every test deals from a seed, so that its assertions do not depend on luck. The test servers share one seed for all their tables."""

import ast
from collections.abc import Iterator

from server.serving import FAST
from support import TESTS

SEED_OF_A_TABLE = 3  # its place among the arguments


def dealt_by_luck(source: str) -> Iterator[int]:
    """List the lines that create a table or a registry of tables without a seed; a table that is refused is never dealt."""
    tree = ast.parse(source)
    refused = {
        call for node in ast.walk(tree) if isinstance(node, ast.With) and "raises(" in ast.unparse(node.items[0]) for call in ast.walk(node)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and call not in refused and not any(keyword.arg in ("seed", None) for keyword in call.keywords):
            name = ast.unparse(call.func).rpartition(".")[2]
            if (name == "Table" and len(call.args) <= SEED_OF_A_TABLE) or (name == "Registry" and "seed=" not in ast.unparse(call)):
                yield call.lineno


def test_a_deal_without_a_seed_is_found() -> None:
    lines = [
        "pithead.Table(game, seats)",
        "Table(game, seats, {}, 'walk')",
        "Table(game, seats, seed='walk')",
        "Table(game, seats, **how)",
        "Registry(store, Settings())",
        "Registry(store, Settings(seed='tests'))",
        "with pytest.raises(BadOption):\n    Table(game, seats)",
    ]
    assert [bool(list(dealt_by_luck(line))) for line in lines] == [True, False, False, False, True, False, False]


def test_no_test_deals_by_luck() -> None:
    assert FAST["seed"]
    unseeded = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        for line in dealt_by_luck(path.read_text(encoding="utf-8"))
    ]
    assert unseeded == []
