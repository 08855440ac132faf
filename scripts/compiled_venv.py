"""Installs the package as a wheel in .venv-compiled and prints the path of its Python.

The wheel is compiled where a C compiler is at hand and plain Python elsewhere. Nothing is done
when nothing has changed, and modules are compiled again only when they themselves have.
Tests, benchmarks and `make play` share this one installation.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from scripts import build_web

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-compiled"
WHEELS = ROOT / "build" / "wheels"


class BuildFailed(Exception):
    """What a tool said when it failed."""


def main() -> None:
    try:
        print(compiled_venv())
    except BuildFailed as failure:
        sys.exit(f"uguisu: {failure}")


def compiled_venv() -> Path:
    """The Python of an up-to-date installation of the wheel."""
    python = VENV / "bin" / "python"
    with locked(ROOT / "build" / "compiled_venv.lock"):
        build_pages()
        bring_up_to_date("packages", packages_state(), install_packages)
        bring_up_to_date("uguisu", package_state(), install_wheel)
    return python


def build_wheel(folder: Path, environment: Mapping[str, str] | None = None) -> Path:
    """The only wheel in the folder afterwards, made with the locked tools, without network."""
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(command, os.environ | (environment or {}))
    (wheel,) = folder.glob("*.whl")
    return wheel


def build_pages() -> None:
    """Without them everything but the browser works."""
    try:
        build_web.build()
    except build_web.CannotBuild as reason:
        print(f"uguisu: going on without the browser's pages: {reason}", file=sys.stderr)


def install_packages() -> None:
    """The locked packages without ours; --inexact leaves those of bench-setup in place."""
    environment = os.environ | {"UV_PROJECT_ENVIRONMENT": str(VENV), "UV_PYTHON": sys.executable}
    run([uv(), "sync", "--frozen", "--inexact", "--no-install-project"], environment)


def install_wheel() -> None:
    print("uguisu: building; the first time takes some minutes", file=sys.stderr)
    wheel = build_wheel(WHEELS, {"UGUISU_WEB": "0"})
    python = str(VENV / "bin" / "python")
    run([uv(), "pip", "install", "--python", python, "--no-deps", "--reinstall", str(wheel)])


def packages_state() -> str:
    return digest([ROOT / "uv.lock"], sys.version)


def package_state() -> str:
    source = (ROOT / "src" / "uguisu").rglob("*")
    files = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *source]
    shipped = [f for f in files if f.is_file() and f.suffix not in {".pyc", ".so"}]
    switches = [os.environ.get(name) for name in ("UGUISU_COMPILE", "UGUISU_OPT_LEVEL")]
    compilers = [shutil.which(os.environ.get("CC", name)) for name in ("cc", "gcc")]
    return digest(shipped, f"{switches} {compilers}")


def digest(files: list[Path], more: str) -> str:
    told = hashlib.sha256(more.encode())
    for path in sorted(files):
        told.update(f"\n{path.relative_to(ROOT)}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


def bring_up_to_date(name: str, state: str, install: Callable[[], None]) -> None:
    stamp = VENV / f".{name}"
    if not stamp.exists() or stamp.read_text() != state:
        install()
        stamp.write_text(state)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def uv() -> str:
    own = ROOT / ".tools" / "bin" / "uv"
    return str(own) if own.exists() else "uv"


def run(command: list[str], environment: Mapping[str, str] | None = None) -> None:
    """Quiet unless it fails; the hook's line about a plain build is always shown."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BuildFailed(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    for line in done.stderr.splitlines():
        if line.startswith("uguisu:"):
            print(line, file=sys.stderr)


if __name__ == "__main__":
    main()
