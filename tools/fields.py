"""Write the method `copy_from` of each game's position from the fields that are declared above it.

    python tools/fields.py           writes
    python tools/fields.py check     says which files would change, and fails if there are any

A position declares each field once, with the value it has before anything happened. Compiled code cannot ask an object for its
fields, so what copies them is written out; `copy` is a new position that takes them. A list is copied, but a `SharedVec`
(core/data/fields.py) is shared: a game replaces it whole when it changes.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATES = sorted(ROOT.glob("src/pithead/games/*/state.py"))
GIVEN = ("pieces",)  # fields that the constructor takes


def written(source: str) -> str:
    """Return the file with the method as its fields require it."""
    position = _position(ast.parse(source))
    method = next(part for part in position.body if isinstance(part, ast.FunctionDef) and part.name == "copy_from")
    lines = source.splitlines()
    return "\n".join([*lines[: method.lineno - 1], *_method(position), *lines[method.end_lineno :]]) + "\n"


def _position(module: ast.Module) -> ast.ClassDef:
    return next(part for part in module.body if isinstance(part, ast.ClassDef) and any(ast.unparse(base) == "State" for base in part.bases))


def _method(position: ast.ClassDef) -> list[str]:
    method = [
        f'    def copy_from(self, other: "{position.name}") -> None:',
        '        """Every field of another position; written by tools/fields.py."""',
    ]
    for field in position.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.target.id not in GIVEN:
            name = field.target.id
            is_copied = ast.unparse(field.annotation) == "vec[i64]"
            method.append(f"        self.{name} = other.{name}{'[:]' if is_copied else ''}")
    return method


def main(arguments: list[str]) -> int:
    """Write, or check, every game."""
    stale = [path for path in STATES if written(path.read_text("utf-8")) != path.read_text("utf-8")]
    if arguments == ["check"]:
        for path in stale:
            print(f"{path.relative_to(ROOT)}: `copy_from` does not agree with the fields; run: python tools/fields.py")
        return bool(stale)
    for path in stale:
        path.write_text(written(path.read_text("utf-8")), "utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
