"""Compiles the engine with mypyc where a C compiler is at hand; the rest is in pyproject.toml.

PITHEAD_COMPILE=1 demands compilation, 0 forbids it, unset compiles if it can. Editable installs
are always interpreted: there developers edit what runs.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

WANTED = os.environ.get("PITHEAD_COMPILE", "")
PACKAGE = Path("src/pithead")
COMPILED_CORE = ("rng", "bits", "vecs", "grids", "state", "worth", "playout")
COMPILED_GAME = ("tables", "state", "play", "first", "worth")
COMPILED_BOTS = ("best", "search")
FLAGS = ("-fvisibility=hidden", "-flto=auto")  # calls inside the engine need no detour and can be inlined across modules


def modules() -> list[str]:
    """The files that are compiled; everything else stays interpreted."""
    found = [PACKAGE / "core" / f"{name}.py" for name in COMPILED_CORE]
    for game in sorted(PACKAGE.glob("games/*/")):
        found += [game / f"{name}.py" for name in COMPILED_GAME]
        found += sorted((game / "play").glob("[a-z]*.py"))
    found += [PACKAGE / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    return [str(path) for path in found if path.exists()]


def compiles(*flags: str) -> bool:
    """Whether one line of C can be compiled against Python.h, and linked, with these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        command = [*compiler, *flags, "-I", include, "-shared", "-fPIC", str(source), "-o", str(source.with_suffix(".so"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


class BuildOrGoOn(build_ext):
    """A build that fails leaves a pure package, unless compilation was demanded."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WANTED == "1":
                raise
            print(f"pithead: compiling failed, the engine will run interpreted ({error})", file=sys.stderr)
            for library in Path(self.build_lib).rglob("*.so"):
                library.unlink()
            self.extensions = []


def extensions() -> list[object]:
    """What to compile in this run of setup."""
    if WANTED == "0" or "editable_wheel" in sys.argv or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    if not compiles():
        if WANTED == "1":
            sys.exit("PITHEAD_COMPILE=1, but no C compiler with Python headers was found; install gcc and python3-dev.")
        print("pithead: no C compiler found, the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = list(mypycify(["--strict", *modules()], multi_file=True, group_name="pithead", opt_level="3"))
    flags = [flag for flag in FLAGS if compiles(flag)]
    for extension in found:
        extension.extra_compile_args += flags
        extension.extra_link_args += flags
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoOn})
