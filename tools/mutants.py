"""Plant small faults in the sources of a game and report which ones its tests notice.

    make mutants GAME=dynamine COUNT=20
    tools/mutants.py GAME [--count N] [--seed N] [--group NAME] [--out FILE] [--again FILE]

Each fault is planted alone in a copy of the checkout. The tests of the game and the laws for it run interpreted, the
fastest first, until one of them fails; a test that takes far longer than usual counts as failed. The same seed and the
same sources give the same faults. `--out` also writes the report to a file; `--again` plants the survivors that such a
file lists, after you have written a test for them.
"""

import argparse
import ast
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from queue import Queue
from types import FrameType

import pytest

ROOT = Path(__file__).resolve().parent.parent
# The share of the faults that a group receives, and the modules in it; a module that no group names holds rules.
GROUPS = {
    "rules": (0.4, ()),
    "data": (0.2, ("__init__", "box", "component_types", "load", "position", "printed", "read_components", "snapshot")),
    "views": (0.25, ("build_view", "draw", "events", "gains", "pictures", "prospects", "spots", "view", "waking")),
    "evaluation": (0.15, ("handwritten", "learn", "observers", "worth")),
}
TITLES = {"rules": "rules and scoring", "data": "data", "views": "views and events", "evaluation": "evaluation and learners"}
FLIPPED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
WORKERS = 2
HUNG = 77  # the exit code of a run in which a test took too long
PATIENCE = (10.0, 10.0)  # CPU seconds that any test may take, and how many times longer than usual
MEMORY = 6 << 30  # bytes that a run may use: a fault can fill a list forever
TIMES = "PITHEAD_TEST_TIMES"  # the file with the time of every test


@dataclass(frozen=True)
class Fault:
    """A change of one place in one file."""

    file: str
    start: int
    end: int
    kind: str
    new: str

    def planted(self, source: str) -> str:
        """Return the source with the fault."""
        return source[: self.start] + self.new + source[self.end :]

    def diff(self, source: str) -> str:
        """Return the changed lines, before and after, under the file and the line."""
        first, last = source.rfind("\n", 0, self.start) + 1, source.find("\n", self.end)
        before, after = source[first:last], source[first : self.start] + self.new + source[self.end : last]
        lines = [f"-{line}" for line in before.splitlines()] + [f"+{line}" for line in after.splitlines()]
        return "\n".join([f"{self.file}:{source.count(chr(10), 0, self.start) + 1} ({self.kind})", *lines])


class Places(ast.NodeVisitor):
    """The places of a module where a fault can be planted."""

    def __init__(self, file: str, source: str) -> None:
        self.file, self.source, self.faults = file, source, list[Fault]()
        lines = [line.encode() for line in source.splitlines(keepends=True)]
        self.starts = [0]
        for line in lines:
            self.starts.append(self.starts[-1] + len(line.decode()))
        self.lines = lines
        self.visit(ast.parse(source))

    def _at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1][:column].decode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno or 0, node.end_col_offset or 0)

    def _add(self, start: int, end: int, kind: str, new: str) -> None:
        self.faults.append(Fault(self.file, start, end, kind, new))

    def _between(self, left: ast.expr, right: ast.expr, pattern: str, kind: str, new: str) -> None:
        """Replace an operator between two operands."""
        start, end = self._span(left)[1], self._span(right)[0]
        operator = re.search(pattern, re.sub(r"#.*", lambda note: " " * len(note[0]), self.source[start:end]))
        if operator:
            self._add(start + operator.start(), start + operator.end(), kind, new)

    def _negated(self, test: ast.expr) -> None:
        start, end = self._span(test)
        self._add(start, end, "negated condition", f"not ({self.source[start:end]})")

    def visit_Compare(self, node: ast.Compare) -> None:
        """Flip each comparison."""
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            old, new = FLIPPED[type(operator)]
            self._between(left, right, re.escape(old).replace(r"\ ", r"\s+"), "flipped comparison", new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Swap each `and` and `or`."""
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, rf"\b{old}\b", "swapped and/or", new)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """Negate the condition, unless only type checkers read what follows."""
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self._negated(node.test)
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Negate the condition."""
        self._negated(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Negate the conditions."""
        for test in node.ifs:
            self._negated(test)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Count one more, or one less."""
        if isinstance(node.value, int | float) and not isinstance(node.value, bool):
            for value in (node.value + 1, node.value - 1):
                self._add(*self._span(node), "constant off by one", str(value) if value >= 0 else f"({value})")

    def _removed(self, node: ast.stmt) -> None:
        self._add(*self._span(node), "removed statement", "pass")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Remove a call."""
        if isinstance(node.value, ast.Call):
            self._removed(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Remove the assignment of an item or a field; without a variable nothing would run."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._removed(node)
        else:
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Leave the annotation."""
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Leave the annotations."""
        for part in (*node.decorator_list, *node.args.defaults, *node.body):
            self.visit(part)

    def visit(self, node: ast.AST) -> None:
        """Remove what changes a value or leaves a loop; leave assertions and imports."""
        if isinstance(node, ast.AugAssign | ast.Break | ast.Continue):
            self._removed(node)
        elif not isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
            super().visit(node)


def group_of(path: Path) -> str:
    """Return the group of a module: rules, data, views or evaluation."""
    return next((group for group, (_, names) in GROUPS.items() if path.stem in names and path.parent.name != "play"), "rules")


def places(slug: str, root: Path = ROOT) -> dict[str, list[Fault]]:
    """Return all faults that can be planted in a game, by group."""
    faults: dict[str, list[Fault]] = {group: [] for group in GROUPS}
    for path in sorted((root / "src/pithead/games" / slug).rglob("*.py")):
        faults[group_of(path)] += Places(str(path.relative_to(root)), path.read_text(encoding="utf-8")).faults
    return faults


def drawn(faults: Sequence[Fault], count: int, seed: str) -> list[Fault]:
    """Return some faults at random, each kind as often as the others, no two in one place."""
    rng, chosen = random.Random(seed), dict[tuple[str, int], Fault]()
    kinds = sorted({fault.kind for fault in faults})
    while len(chosen) < min(count, len({(fault.file, fault.start) for fault in faults})):
        kind = rng.choice(kinds)
        fault = rng.choice([fault for fault in faults if fault.kind == kind])
        chosen.setdefault((fault.file, fault.start), fault)
    return list(chosen.values())


def shares(count: int) -> dict[str, int]:
    """Return how many of the faults each group receives."""
    return {group: max(1, round(count * share)) for group, (share, _) in GROUPS.items()}


class Copy:
    """A copy of the checkout, in which one fault is planted at a time."""

    def __init__(self, folder: Path, slug: str, times: Path) -> None:
        self.folder, self.slug, self.times = folder, slug, times
        files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        for name in files.stdout.split("\0")[:-1]:
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)

    def test(self) -> tuple[int, str]:
        """Run the tests until one fails; return the exit code of pytest and what it printed."""
        paths = [f"tests/games/{self.slug}", "tests/games/test_boxes.py", "tests/laws"]
        chosen = f"{self.slug} and not compiled_and_interpreted"  # both sides would be interpreted
        command = [sys.executable, "-m", "pytest", "-p", "mutants", "-p", "no:cacheprovider", "-q", "-x", "--tb=line", "-k", chosen, *paths]
        environment = os.environ | {"PYTHONPATH": "src:tools", "PITHEAD_MODE": "interpreted", TIMES: str(self.times)}
        limit: Callable[[], None] = lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))  # noqa: E731
        run = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, preexec_fn=limit, check=False)
        return run.returncode, run.stdout + run.stderr

    def notice(self, fault: Fault) -> str:
        """Plant the fault and return what noticed it, or nothing."""
        path = self.folder / fault.file
        source = path.read_text(encoding="utf-8")
        try:
            self._write(path, fault.planted(source))
            code, output = self.test()
        finally:
            self._write(path, source)
        if code == HUNG:
            return (output.splitlines() or ["a test took too long"])[-1]
        failed = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - |$)", output, re.MULTILINE)
        return "" if code == 0 else failed[1] if failed else f"pytest ended with {code}"

    def _write(self, path: Path, source: str) -> None:
        """Write a module and forget its bytecode: Python compares times in whole seconds."""
        path.write_text(source, encoding="utf-8")
        for bytecode in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            bytecode.unlink()


def survivors(report: Path) -> Iterator[Fault]:
    """Return the survivors that a report lists, as far as the sources still hold them."""
    for line in report.read_text(encoding="utf-8").splitlines():
        if line.startswith("survivor "):
            entry = json.loads(line.removeprefix("survivor "))
            source = (ROOT / entry["file"]).read_text(encoding="utf-8")
            start = source.find(entry["around"])
            if start >= 0:
                start += entry["offset"]
                yield Fault(entry["file"], start, start + entry["length"], entry["kind"], entry["new"])


def entry(fault: Fault, source: str) -> str:
    """Return a survivor as a line from which it can be planted again."""
    first, last = max(0, fault.start - 200), min(len(source), fault.end + 200)
    around = source[first:last]
    fields = {"around": around, "offset": fault.start - first, "length": fault.end - fault.start, "kind": fault.kind, "new": fault.new}
    return f"survivor {json.dumps({'file': fault.file, **fields})}"


def report(slug: str, outcomes: Sequence[tuple[Fault, str]]) -> str:
    """Return the table by group and the survivors."""
    lines = [f"{slug}: {sum(bool(by) for _, by in outcomes)} of {len(outcomes)} faults noticed"]
    for group, title in TITLES.items():
        of_group = [by for fault, by in outcomes if group_of(Path(fault.file)) == group]
        if of_group:
            lines.append(f"  {title}: {sum(map(bool, of_group))} of {len(of_group)}")
    lost = [(fault, (ROOT / fault.file).read_text(encoding="utf-8")) for fault, by in outcomes if not by]
    if lost:
        lines += ["", "Survivors:", *chain.from_iterable(("", fault.diff(source)) for fault, source in lost)]
        lines += ["", "To plant the survivors again: tools/mutants.py GAME --again THIS-FILE", *(entry(*each) for each in lost)]
    return "\n".join(lines)


def main() -> None:
    """Plant the faults, print what happened to each, then the report."""
    parser = argparse.ArgumentParser(description="Plant small faults in the sources of a game and report which ones its tests notice.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--group", choices=GROUPS)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--again", type=Path)
    arguments = parser.parse_args()
    slug = arguments.game
    if not (ROOT / "src/pithead/games" / slug).is_dir():
        sys.exit(f"There is no game {slug!r} in src/pithead/games.")
    counts = {arguments.group: arguments.count} if arguments.group else shares(arguments.count)
    by_group = places(slug)
    faults = [fault for group, count in counts.items() for fault in drawn(by_group[group], count, f"{arguments.seed} {slug} {group}")]
    if arguments.again:
        faults = list(survivors(arguments.again))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(WORKERS) as pool:
        times = Path(folder, "times.json")
        copies: Queue[Copy] = Queue()
        for number in range(WORKERS):
            copies.put(Copy(Path(folder, str(number)), slug, times))
        code, output = copies.queue[0].test()
        if code:
            sys.exit(f"{output}\nThe tests must pass before a fault is planted.")

        def planted(fault: Fault) -> tuple[Fault, str]:
            copy = copies.get()
            try:
                by = copy.notice(fault)
            finally:
                copies.put(copy)
            print(f"{fault.diff((copy.folder / fault.file).read_text(encoding='utf-8'))}\n  {by or 'SURVIVED'}\n", flush=True)
            return fault, by

        outcomes = list(pool.map(planted, faults))
    text = report(slug, outcomes)
    print(text)
    if arguments.out:
        arguments.out.write_text(f"{text}\n", encoding="utf-8")


# ---- as a plugin of pytest in the copies ---------------------------------------------------------


class Fastest:
    """Run the fastest tests first and ends the run when one takes far longer than usual."""

    def __init__(self, times: Path) -> None:
        self.file = times
        self.known: dict[str, float] = json.loads(times.read_text()) if times.exists() else {}
        self.times: dict[str, float] = {}
        if self.known:
            signal.signal(signal.SIGVTALRM, self._give_up)
            self._allow(60)  # to import and collect
        self.test = "the collection of the tests"

    def _allow(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)

    def _give_up(self, number: int, frame: FrameType | None) -> None:
        print(f"\n{self.test} took too long", file=sys.__stdout__, flush=True)
        os._exit(HUNG)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort the tests by the time that they took without a fault."""
        items.sort(key=lambda item: self.known.get(item.nodeid, 0.0))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Allow this test its time."""
        self.test = nodeid
        if self.known:
            self._allow(PATIENCE[0] + PATIENCE[1] * self.known.get(nodeid, 0.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the time of this test."""
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        """Write the times of a run without a fault."""
        if not self.known:
            self.file.write_text(json.dumps(self.times))


def pytest_configure(config: pytest.Config) -> None:
    """Begin in a copy; the times are in a file outside it."""
    if TIMES in os.environ:
        config.pluginmanager.register(Fastest(Path(os.environ[TIMES])))


if __name__ == "__main__":
    main()
