"""`make build`: the compiled build and the pages, with nothing but what players need."""

import subprocess
import sys

from scripts import behind, play
from scripts.tools import ROOT, CannotPrepare


def main() -> None:
    try:
        why_not = play.prepare(with_pages=True)
        behind.install_build_tools()
    except CannotPrepare as reason:
        sys.exit(f"uguisu: {reason}")
    if why_not is not None:
        play.say(f"going on without the browser's pages: {why_not}")
    command = [str(play.PYTHON), "-m", "scripts.compiled_venv", "--for-playing"]
    sys.exit(subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
