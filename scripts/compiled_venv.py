"""Installs the package as a wheel in .venv-compiled and prints the path of its Python.

The wheel is compiled where a C compiler is at hand and plain Python elsewhere. Nothing is done
when nothing has changed, and modules are compiled again only when they themselves have.
Tests, benchmarks and `make play` share this one installation; players get no packages but theirs.
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

from scripts import build_web, tools

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-compiled"
PYTHON = VENV / "bin" / "python"
WHEELS = ROOT / "build" / "wheels"
FIRST_IMPORT = "import uguisu.cli.commands, uguisu.server.run, uguisu.server.driving.thinking"
"""What a start imports; done once before it, the bytecode is there."""
READY = ROOT / "build" / "ready"
"""A link to the environment, there as long as that is compiled and up to date."""


class BuildFailed(Exception):
    """What a tool said when it failed."""


def main() -> None:
    if not is_current():
        print("uguisu: building; the first time takes some minutes", file=sys.stderr)
    try:
        print(compiled_venv(for_playing="--for-playing" in sys.argv[1:]))
    except (BuildFailed, tools.CannotPrepare) as failure:
        sys.exit(f"uguisu: {failure}")


def compiled_venv(*, for_playing: bool = False) -> Path:
    """The Python of an up-to-date installation of the wheel."""
    with locked(ROOT / "build" / "compiled_venv.lock"):
        build_pages()
        if for_playing:
            bring_up_to_date("runtime", packages_state(), install_runtime)
        else:
            bring_up_to_date("packages", packages_state(), install_packages)
        bring_up_to_date("uguisu", package_state(), install_wheel)
        make_ready()
    return PYTHON


def is_current() -> bool:
    """Whether it can be played on as it is."""
    packages = (stamp_of("runtime"), stamp_of("packages"))
    up_to_date = PYTHON.exists() and packages_state() in packages
    return up_to_date and stamp_of("uguisu") == package_state()


def is_compiled() -> bool:
    return any(VENV.glob("lib/python*/site-packages/uguisu__mypyc*"))


def make_ready() -> None:
    """Let running servers find it, if there is anything to gain."""
    if is_compiled() and not READY.exists():
        READY.unlink(missing_ok=True)
        READY.symlink_to(VENV)


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


def install_runtime() -> None:
    """The packages that players need."""
    tools.sync("--no-default-groups", into=VENV)


def install_wheel() -> None:
    READY.unlink(missing_ok=True)
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
    if stamp_of(name) != state:
        install()
        (VENV / f".{name}").write_text(state)


def stamp_of(name: str) -> str | None:
    """The state of what is installed; None: it is not."""
    stamp = VENV / f".{name}"
    return stamp.read_text() if stamp.is_file() else None


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
