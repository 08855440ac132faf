"""The first minute: `make play` in a fresh clone, with an empty home and empty caches, until the
first page is there; cold, then again. Seconds for each step and in all, and the machine's load.

--bare also hides Node and uv from it; --compiled waits until the game is compiled behind the
server, which takes minutes, and starts once more on that build. Nothing is left running.
"""

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HIDDEN: Final = ("node", "nodejs", "npm", "npx", "uv", "uvx")
BUDGET: Final = {"cold": 45.0, "warm": 3.0, "compiled": 3.0}
STEP: Final = re.compile(r"uguisu: (.+): (\d+\.\d) s$")
PATIENCE: Final = 300.0
COMPILING: Final = 3600.0


class Play:
    """A running `make play`, and what it says."""

    def __init__(self, clone: Path, environment: dict[str, str]) -> None:
        self.began = time.monotonic()
        self.port = free_port()
        self.process = subprocess.Popen(
            ["make", "play"],
            cwd=clone,
            env=environment | {"UGUISU_PORT": str(self.port)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.said: SimpleQueue[str | None] = SimpleQueue()
        self.listening = threading.Thread(target=self._listen)
        self.listening.start()

    def _listen(self) -> None:
        """Ends when nobody is left who could say anything: all its processes have ended."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.put(line.rstrip())
        self.said.put(None)

    def until_first_page(self) -> float:
        while time.monotonic() - self.began < PATIENCE:
            if self.process.poll() is not None:
                self.fail("make play ended")
            if is_served(self.port):
                return time.monotonic() - self.began
            time.sleep(0.05)
        self.fail("no page came")
        raise AssertionError

    def lines(self) -> list[str]:
        found = []
        while not self.said.empty():
            if (line := self.said.get()) is not None:
                found.append(line)
        return found

    def until_said(self, words: str) -> float:
        while True:
            try:
                line = self.said.get(timeout=COMPILING)
            except Empty:
                line = None
            if line is None:
                self.fail(f"never said: {words}")
            elif words in line:
                return time.monotonic() - self.began

    def fail(self, why: str) -> None:
        self.stop()
        sys.exit("\n".join([*self.lines(), f"bench: {why}"]))

    def stop(self) -> None:
        """As Ctrl-C does; returns when nothing of it runs any more."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        try:
            self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.listening.join(timeout=30)
        if self.listening.is_alive():
            sys.exit("bench: something of make play still runs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="as every benchmark has it: no change")
    parser.add_argument("--bare", action="store_true", help="hide Node and uv")
    parser.add_argument("--compiled", action="store_true", help="wait for the compiled build too")
    given = parser.parse_args()
    be_urgent()
    with fresh_machine(is_bare=given.bare) as (clone, environment):
        measure("cold", clone, environment)
        measure("warm", clone, environment)
        if given.compiled:
            measure("warm", clone, environment, until_compiled)
            measure("compiled", clone, environment)


def until_compiled(play: Play) -> None:
    print(f"  compiled behind it after {play.until_said('compiled:'):.0f} s")


def measure(
    name: str,
    clone: Path,
    environment: dict[str, str],
    then: Callable[[Play], None] = lambda _: None,
) -> None:
    before = os.getloadavg()[0]
    play = Play(clone, environment)
    try:
        seconds = play.until_first_page()
        steps = [match for line in play.lines() if (match := STEP.match(line))]
        print(f"{name}: first page after {seconds:.1f} s (at most {BUDGET[name]:.0f})", end="")
        print(f", load {before:.1f} before, {os.getloadavg()[0]:.1f} after, {os.cpu_count()} cores")
        for step in steps:
            print(f"  {step[1]:28} {float(step[2]):6.1f} s")
        then(play)
    finally:
        play.stop()


@contextmanager
def fresh_machine(*, is_bare: bool) -> Iterator[tuple[Path, dict[str, str]]]:
    """A clone of what is committed, and an environment that knows nothing of this one."""
    with tempfile.TemporaryDirectory(prefix="first-minute-") as name:
        folder = Path(name)
        clone = folder / "uguisu"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        (folder / "home").mkdir()
        path = without_tools(folder / "bin") if is_bare else os.environ["PATH"]
        yield clone, environment_in(folder, path)


def environment_in(folder: Path, path: str) -> dict[str, str]:
    """Of the settings of package managers only those stay that say how to reach the network."""
    ours = ("UGUISU_", "UV_", "npm_config_", "NPM_CONFIG_", "XDG_", "VIRTUAL_ENV", "PYTHON", "MAKE")
    shown = ("DISPLAY", "WAYLAND_DISPLAY")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(ours) and k not in shown}
    return kept | {
        "PATH": path,
        "HOME": str(folder / "home"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "UV_CACHE_DIR": str(folder / "uv"),
        "PIP_CACHE_DIR": str(folder / "pip"),
        "npm_config_cache": str(folder / "npm"),
        "UGUISU_DATA": str(folder / "data"),
    }


def without_tools(folder: Path) -> str:
    """A path with every program of this one but Node and uv."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            if program.name not in HIDDEN and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    assert shutil.which("node", path=str(folder)) is None
    return str(folder)


def be_urgent() -> None:
    """Other work on this machine should not be measured; only root may say so."""
    try:
        os.nice(-5)
    except OSError:
        print("bench: at ordinary priority")


def is_served(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b"<title>Uguisu</title>" in page.read()
    except OSError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
