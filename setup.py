"""Compile the engine where a C compiler is available, and build the browser client; the rest is in pyproject.toml.

PITHEAD_COMPILE=1 demands compilation, 0 forbids it, unset compiles if possible. Editable installs are always interpreted: developers edit
what runs. PITHEAD_CLIENT=0 leaves the client out.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, "tools")
import front

WANTED = os.environ.get("PITHEAD_COMPILE", "")
NO_CLIENT = os.environ.get("PITHEAD_CLIENT") == "0"
PACKAGE = Path("src/pithead")
COMPILED_CORE = (
    *(f"engine/{name}" for name in ("rng", "bits", "vecs", "grids", "state", "worth", "playout")),
    *(f"learning/{name}" for name in ("observation_writer", "action_windows", "encoding", "stepper")),
)
COMPILED_GAME = ("box", "state", "learn", "play", "handwritten", "worth")
COMPILED_VIEWS = ("dynamine", "sacred_dragon")  # games whose views are expensive to build
COMPILED_BOTS = ("best", "search", "race", "turn_race", "comparison")
COMPILED_SERVER = ("presentation/delta", "presentation/table_views", "websocket/table_stream")
ENGINE = "pithead__mypyc"  # the library that holds the engine; the other modules are thin entries into it
CHECKS = ("--config-file", "tools/compiled.ini")
# The modules of a game are compiled as one file, and so are those of the core, so that shared headers are read once.
TOGETHER = re.compile(r"__native_pithead___(games___[a-z0-9_]+?|[a-z]+)___")
# Code that mostly handles Python objects is optimised only briefly.
TALKERS = re.compile("___server___|___build_view|___learn|___encoding|___stepper|___observation_writer|___action_windows")
TALKER = "briefly_"
BRIEFLY = ("-O1", "-fno-lto")
FLAGS = ("-fvisibility=hidden", "-flto=auto")  # calls inside the engine need no detour and can be inlined across modules


def modules() -> list[str]:
    """Return the files to compile; everything else stays interpreted."""
    paths = [PACKAGE / "core" / f"{name}.py" for name in COMPILED_CORE]
    for game in sorted(PACKAGE.glob("games/*/")):
        paths += [game / f"{name}.py" for name in COMPILED_GAME]
        paths += sorted((game / "play").glob("[a-z]*.py"))
    paths += [PACKAGE / "games" / game / "build_view.py" for game in COMPILED_VIEWS]
    paths += [PACKAGE / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    paths += [PACKAGE / "server" / f"{name}.py" for name in COMPILED_SERVER]
    return [str(path) for path in paths if path.exists()]


def joined(sources: Iterable[str]) -> list[str]:
    """Return the same C in fewer files, each of which includes what belongs together."""
    units: dict[Path, list[Path]] = {}
    for source in map(Path, sources):
        part = TOGETHER.match(source.name)
        name = f"{TALKER if TALKERS.search(source.name) else 'engine_'}{part[1]}.c" if part else source.name
        units.setdefault(source.with_name(name), []).append(source)
    for unit, members in units.items():
        if unit not in members:
            unit.write_text("".join(f'#include "{member.name}"\n' for member in members), encoding="utf-8")
    return list(map(str, units))


def compiles(*flags: str) -> bool:
    """Whether one line of C can be compiled against Python.h, and linked, with these flags."""
    if sys.platform == "win32":
        return not flags  # setuptools finds the compiler there, which takes other flags
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
    """Builds a pure package when compilation fails, unless it was demanded."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Build on all cores: the engine is one library of many files."""
        compile_all, briefly = self.compiler.compile, [flag for flag in BRIEFLY if compiles(flag)]

        def compile_one(source: str, how: dict[str, Any]) -> list[str]:
            changed = {"extra_postargs": [*how["extra_postargs"], *briefly]} if Path(source).name.startswith(TALKER) else {}
            return list(compile_all([source], **{**how, **changed}))

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return list(chain.from_iterable(cores.map(lambda source: compile_one(source, how), sources)))

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WANTED == "1":
                raise
            print(f"pithead: compiling failed, the engine will run interpreted ({error})", file=sys.stderr)
            for library in [*Path(self.build_lib).rglob("*.so"), *Path(self.build_lib).rglob("*.pyd")]:
                library.unlink()
            self.extensions = []


class WithClient(build_py):
    """Adds the built client to a wheel."""

    def run(self) -> None:
        if NO_CLIENT:
            del self.package_data["pithead.server"]
        elif not self.editable_mode:
            build_client()
        shutil.rmtree(Path(self.build_lib, "pithead/server/static"), ignore_errors=True)  # left by an earlier build
        super().run()


class PackedWithClient(sdist):
    """Adds the built client to the source package, so that building from it needs no Node."""

    def run(self) -> None:
        build_client()
        super().run()


def build_client() -> None:
    """Build the client from the sources beside this file."""
    if NO_CLIENT or front.is_built():
        return
    if front.present_node() is None:
        sys.exit("pithead: Node 22.12 or newer is needed to build the browser client; install it, or set PITHEAD_CLIENT=0 to go without.")
    try:
        front.build()
    except front.Missing as fault:
        sys.exit(f"pithead: the browser client was not built; set PITHEAD_CLIENT=0 to go without. {fault}")


def extensions() -> list[Any]:
    """Return what to compile in this run of setup."""
    if WANTED == "0" or "editable_wheel" in sys.argv or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    if not compiles():
        if WANTED == "1":
            sys.exit("PITHEAD_COMPILE=1, but no C compiler with Python headers was found; install gcc and python3-dev.")
        print("pithead: no C compiler found, the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    libraries = list(mypycify([*CHECKS, *modules()], multi_file=True, group_name="pithead", opt_level="3", debug_level="0"))
    flags = [flag for flag in FLAGS if compiles(flag)]
    for extension in libraries:
        if extension.name == ENGINE:
            extension.sources = joined(map(str, extension.sources))
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
        else:
            extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-O3"]
    return libraries


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoOn, "build_py": WithClient, "sdist": PackedWithClient})
