"""A real terminal for tests: the command in a pseudo-terminal, its keys and its screen."""

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
from pathlib import Path

UGUISU = str(Path(sys.executable).with_name("uguisu"))
PATIENCE = 60


def heed_interrupts() -> None:
    """As in a terminal: what a shell runs in the background, tests too, begins by ignoring them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal of 100×30 with the command in it."""

    def __init__(self, data: Path, *argv: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "UGUISU_DATA": str(data)}
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("LC_")}
        self.process = subprocess.Popen(
            [UGUISU, *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=inherited | environment | more,
            start_new_session=True,
            preexec_fn=heed_interrupts,  # noqa: PLW1509  (it allocates nothing)
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, words: str) -> str:
        """Read until these words were shown since the last time; all that was written."""
        while words not in self.words():
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"{words!r} did not come; seen: {self.words()[-2000:]}"
            self.seen += os.read(self.master, 65536).decode(errors="replace")
        seen, self.seen = self.seen, ""
        return seen

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

    def vanish(self) -> int:
        """Close the window without a signal, as a lost connection may; the exit code."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.master >= 0:
            os.close(self.master)
