"""Run pytest with the interpreted engine on another Python: Pyodide's, which npm provides and Node runs.

    python tools/pyodide.py tests/core/test_state.py

An ordinary interpreter of that version can do the same and more; this one is available wherever the client can be built.
"""

import json
import re
import subprocess
import sys
import tomllib

import front

PYODIDE = "pyodide@314.0.7"
PYTHON = "3.14"  # the Python version, and the platform of its wheels
PLATFORM = "pyemscripten_2026_0_wasm32"
NEEDED = ("fluent.runtime", "hypothesis", "librt", "msgspec", "mypy-extensions", "pytest", "rich")  # for engine and tests
HOME = front.WEB / ".pyodide"
SITE = HOME / "site"

RUN = """
import { loadPyodide } from 'pyodide'

const [root, site, ...words] = process.argv.slice(2)
const python = await loadPyodide()
for (const [folder, place] of [[root, '/pithead'], [site, '/site']]) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place)
}
python.globals.set('words', python.toPy(words))
process.exitCode = await python.runPythonAsync(`
import os, sys
os.chdir('/pithead')
os.environ['PITHEAD_MODE'] = 'interpreted'
sys.path[:0] = ['/pithead/src', '/site']
sys.dont_write_bytecode = True
import pytest
print('Python', sys.version, flush=True)
int(pytest.main(['-q', '-p', 'no:cacheprovider', *words]))
`)
"""


def requirements() -> list[str]:
    """Return the lines of pyproject.toml for the needed packages."""
    project = tomllib.loads((front.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    return [line for line in lines if re.split(r"[^\w.-]", line)[0] in NEEDED]


def bring() -> None:
    """Download Pyodide and the wheels for it, once per set of versions."""
    wanted, stamp = json.dumps([PYODIDE, PLATFORM, requirements()]), HOME / "brought"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    HOME.mkdir(exist_ok=True)
    (HOME / "package.json").write_text('{"private": true, "type": "module"}')
    front.npm(["install", "--no-audit", "--no-fund", PYODIDE], HOME)
    wheels = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--upgrade"]
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--target", str(SITE), *wheels]
    if subprocess.run([*pip, *requirements()], check=False).returncode:
        raise front.Missing(f"The packages for Python {PYTHON} under Node could not be fetched; see what pip says above.")
    stamp.write_text(wanted)


def main(words: list[str]) -> int:
    """Download what is missing and run pytest there; return pytest's exit code."""
    if not words:
        print(__doc__)
        return 2
    try:
        bring()
        node = front.node_folder()
    except front.Missing as fault:
        print(fault, file=sys.stderr)
        return 1
    (HOME / "run.mjs").write_text(RUN)
    return subprocess.run([str(node / "node"), str(HOME / "run.mjs"), str(front.ROOT), str(SITE), *words], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
