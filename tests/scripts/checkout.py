"""A checkout of its own for tests of `make play`: the real scripts, and stand-ins for what they
start.

uv is a script, since there is no network; the game prints how it was started and waits for a line.
"""

import os
import pty
import shutil
import subprocess
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("scripts", "web", "docs/rules", "src/uguisu/locales")
FILES = ("pyproject.toml", "uv.lock", "hatch_build.py")
NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__", "fonts")

GAME = """#!/bin/sh
if [ "$1 $2" = "-m uguisu" ]; then
    shift 2
    echo "{name} plays: $* (bots: ${{UGUISU_WORKER_PYTHON:-the same}})"
    read -r _
elif [ "$1" = -m ]; then
    exec {python} "$@"
fi
"""


class Checkout:
    """`folder` with tools and packages prepared, pages built, and no compiled build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
        for name in FILES:
            shutil.copy(ROOT / name, folder / name)
        venv.create(folder / ".tools", symlinks=True, with_pip=False)
        self.write(".tools/.ready", "")
        self.uv("exit 1")
        self.game(".venv", "plain Python")
        packages, pages = self.ask("compiled_venv.packages_state(), build_web.digest()")
        self.write(".venv/.runtime", packages)
        self.write("src/uguisu/web/index.html", "<title>Uguisu</title>")
        self.write("src/uguisu/web/.digest", pages)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def program(self, name: str, text: str) -> None:
        self.write(name, text).chmod(0o755)

    def uv(self, code: str) -> None:
        self.program(".tools/bin/uv", f"#!/bin/sh\n{code}\n")

    def game(self, venv: str, name: str) -> None:
        python = self.folder / ".tools" / "bin" / "python"
        self.program(f"{venv}/bin/python", GAME.format(name=name, python=python))

    def compile(self) -> None:
        """As if it had been: up to date with the sources as they are now."""
        self.game(".venv-compiled", "the compiled build")
        packages, package = self.ask(
            "compiled_venv.packages_state(), compiled_venv.package_state()"
        )
        self.write(".venv-compiled/.runtime", packages)
        self.write(".venv-compiled/.uguisu", package)

    def ask(self, expression: str) -> list[str]:
        """What the scripts of this checkout say, with the environment of `play`."""
        code = f"from scripts import build_web, compiled_venv; print(*({expression}))"
        return subprocess.run(
            [self.folder / ".tools" / "bin" / "python", "-c", code],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()

    def environment(self, **more: str) -> dict[str, str]:
        """Without Node, uv or a compiler."""
        programs = self.folder / "programs"
        programs.mkdir(exist_ok=True)
        for name in ("sh", "dirname", "id", "sleep"):
            found = shutil.which(name)
            assert found is not None
            if not (programs / name).is_symlink():
                (programs / name).symlink_to(found)
        return {"PATH": str(programs), "HOME": str(self.folder), "CC": "no-compiler", **more}

    def play(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """As make calls it, without a terminal."""
        return self.bootstrap("play", *arguments, **environment)

    def bootstrap(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.folder / "scripts" / "bootstrap", *arguments],
            env=self.environment(**environment),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def play_in_terminal(self, *arguments: str) -> str:
        """The same in a terminal; returns all that stands there when the game has ended."""
        ours, theirs = pty.openpty()
        command = [str(self.folder / "scripts" / "bootstrap"), "play", *arguments]
        running = subprocess.Popen(
            command, env=self.environment(), stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)
        os.write(ours, b"\n")
        shown = read_all(ours)
        os.close(ours)
        assert running.wait() == 0, shown
        return shown


def read_all(terminal: int) -> str:
    """Until nobody has it open; Linux then says that it has failed."""
    found = b""
    try:
        while more := os.read(terminal, 4096):
            found += more
    except OSError:
        pass
    return found.decode()
