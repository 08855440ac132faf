"""Puts uv into .tools, a virtual environment of its own: what every target of make starts from.

Only the standard library. The pip of this Python installs into it from outside, which is sooner
than a pip in there; where there is none, ensurepip puts one in.
"""

import os
import subprocess
import sys
import venv
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ROOT / ".tools"
PYTHON: Final = TOOLS / "bin" / "python"
UV: Final = TOOLS / "bin" / "uv"
READY: Final = TOOLS / ".ready"
WANTED: Final = "uv>=0.11,<1"
OPTIONS: Final = ("--quiet", "--disable-pip-version-check", "--no-compile", "--retries=2")
REACHES_OTHERS: Final = (22, 3)
"""The first pip that installs for another Python."""


class CannotPrepare(Exception):
    """What could not be installed, in one sentence."""


def main() -> None:
    print("uguisu: preparing the tools (once)", file=sys.stderr)
    try:
        install()
    except CannotPrepare as reason:
        sys.exit(f"uguisu: {reason}")


def are_ready() -> bool:
    """Whether they are there, and so is their Python: it may have been removed since."""
    return READY.exists() and PYTHON.exists() and UV.exists()


def install() -> None:
    venv.create(TOOLS, clear=True, symlinks=os.name != "nt", with_pip=False)
    pip = pip_for_others()
    if pip is None:
        pip = [str(PYTHON), "-m", "pip"]
        run([str(PYTHON), "-m", "ensurepip"], "This Python has no pip and cannot make one")
    run([*pip, "install", *OPTIONS, WANTED], "uv could not be downloaded")
    READY.touch()


def pip_for_others() -> list[str] | None:
    """The command of this Python's own pip, told to install into .tools."""
    try:
        numbers = tuple(int(part) for part in version("pip").split(".")[:2])
    except (PackageNotFoundError, ValueError):
        return None
    command = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    return command if numbers >= REACHES_OTHERS else None


def sync(*options: str, into: Path = ROOT / ".venv") -> None:
    """Install what the lock file says, without our own package, beside what is there. Bytecode is
    left to the first import: most of it is never needed."""
    environment = {
        "UV_SYSTEM_CERTS": "true",
        **os.environ,
        "UV_PROJECT_ENVIRONMENT": str(into),
        "UV_PYTHON": str(PYTHON),
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_COMPILE_BYTECODE": "false",
    }
    command = [str(UV), "sync", "--frozen", "--inexact", "--no-install-project", *options]
    run(command, "Packages could not be downloaded", environment)


def run(command: list[str], failure: str, environment: dict[str, str] | None = None) -> None:
    """Quiet unless it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines() or ["nothing"]
        raise CannotPrepare(
            f"{failure}; the first run needs the network, later ones do not. ({said[-1].strip()})"
        )


if __name__ == "__main__":
    main()
