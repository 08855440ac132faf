"""The command in a real terminal: what a player types, what the screen shows, how it ends."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

UGUISU = str(Path(sys.executable).with_name("uguisu"))
PATIENCE = 60


def heed_interrupts() -> None:
    """As in a terminal: what a shell runs in the background, tests too, begins by ignoring them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal of 100×30 with the command in it."""

    def __init__(self, data: Path, *argv: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "UGUISU_DATA": str(data)}
        self.process = subprocess.Popen(
            [UGUISU, *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={k: v for k, v in os.environ.items() if not k.startswith("LC_")} | environment,
            start_new_session=True,
            preexec_fn=heed_interrupts,  # noqa: PLW1509  (it allocates nothing)
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, words: str) -> None:
        """Read until these words were shown since the last time."""
        while words not in self.words():
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"{words!r} did not come; seen: {self.words()[-2000:]}"
            self.seen += os.read(self.master, 65536).decode(errors="replace")
        self.seen = ""

    def words(self) -> str:
        """What was written, without the codes for colours and places."""
        return re.sub(r"\x1b\[[0-9;?<>=]*[a-zA-Z]", "", self.seen)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Read to the end; the exit code."""
        while True:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, "the command did not end"
            try:
                got = os.read(self.master, 65536)
            except OSError:
                break
            if not got:
                break
            self.seen += got.decode(errors="replace")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def start(opened: list[Terminal], data: Path, *argv: str) -> Terminal:
    terminal = Terminal(data, *argv)
    opened.append(terminal)
    return terminal


def test_a_game_is_interrupted_and_resumed(data: Path, opened: list[Terminal]) -> None:
    first = start(opened, data, "play", "war-of-clans", "--seed", "4", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Your second order")
    first.type("q")
    assert first.end() == 0

    again = start(opened, data, "play", "--resume")
    again.wait_for("Your second order")
    again.type("\x03")

    assert again.end() == 130
    assert "Traceback" not in again.seen


def test_a_killed_game_loses_nothing(data: Path, opened: list[Terminal]) -> None:
    first = start(opened, data, "play", "war-of-clans", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Your second order")
    os.kill(first.process.pid, signal.SIGKILL)
    first.process.wait(PATIENCE)

    again = start(opened, data, "play", "war-of-clans")
    again.wait_for("An interrupted game")
    again.type("\r")

    again.wait_for("Your second order")


def test_a_game_that_is_played_is_not_offered_to_a_second_window(
    data: Path, opened: list[Terminal]
) -> None:
    first = start(opened, data, "play", "war-of-clans", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Your second order")

    second = start(opened, data, "play", "--resume")

    assert second.end() == 2
    assert "There is no interrupted game to resume." in second.seen


def test_the_menu_opens_without_a_command(data: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, data)
    terminal.wait_for("Sit down and begin.")
    terminal.type("\x03")

    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen


def test_a_simulation_shows_its_progress_and_ends_quietly_when_interrupted(
    data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, "sim", "war-of-clans", "-n", "1000000")
    terminal.wait_for("Playing")
    terminal.process.send_signal(signal.SIGINT)

    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
