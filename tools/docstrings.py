"""Docstrings for the compiled engine: mypyc writes the signatures into its C, here the sentences of the sources follow them.

Without them `help()` would show bare signatures where the engine is compiled. Whatever does not look as expected stays as it is.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\(".*\\n--\\n\\n)(?="\))')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\(.*\\n--\\n\\n)(?="\))')
MODULE = re.compile(r"NULL(?=, /\* docstring \*/)")


def write(sources: Iterable[str], package: Path) -> None:
    """Complete the C files that mypyc has made from the modules of a package."""
    for path in map(Path, sources):
        parts = path.stem.removeprefix("__native_").split("___")
        module = package.parent.joinpath(*parts).with_suffix(".py")
        if module.exists():
            path.write_text(completed(path.read_text(encoding="utf-8"), parts, module.read_text(encoding="utf-8")), encoding="utf-8")


def completed(code: str, parts: list[str], source: str) -> str:
    """The C of one module, with the docstrings of its source."""
    sentences = dict(told(ast.parse(source)))
    shortened = ["___".join(parts[k:]) + "___" for k in range(len(parts))]  # mypyc leaves out what is not needed to tell modules apart

    def method(found: re.Match[str]) -> str:
        name = next((found[2].removeprefix(prefix) for prefix in shortened if found[2].startswith(prefix)), "")
        return found[1] + sentences.get(name, "")

    code = METHOD.sub(method, code)
    code = CLASS.sub(lambda found: found[1] + sentences.get(found[2], ""), code)
    return MODULE.sub(lambda found: f'"{sentences[""]}"' if sentences.get("") else found[0], code)


def told(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, its classes and its functions, as C, by the names that mypyc gives them."""
    yield "", quoted(module)
    for node in module.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield node.name, quoted(node)
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}___{inner.name}", quoted(inner)) for inner in node.body if isinstance(inner, ast.FunctionDef))


def quoted(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as the inside of a C string, byte by byte where C might read something else."""
    plain = (ast.get_docstring(node) or "").encode()
    return "".join(chr(byte) if (chr(byte).isalnum() and byte < 128) or chr(byte) in " ,.;:()`'-_=" else f"\\{byte:03o}" for byte in plain)
