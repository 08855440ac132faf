"""A program's process and the lines exchanged with it, with a time limit for every answer."""

import atexit
import contextlib
import subprocess
import threading
from collections import deque
from queue import Empty, SimpleQueue
from typing import IO, Final
from weakref import WeakSet

from uguisu.bots.bot_failures import GONE, LATE, BotFailed
from uguisu.bots.external.lookup import command_of

LONGEST: Final = 1 << 16
"""Longest answer in bytes."""
KEPT: Final = 20
"""Last lines of standard error that are kept for the program's author."""
FAREWELL: Final = 2.0
"""Seconds a program has to end by itself when its input is closed."""

_open: WeakSet["Pipe"] = WeakSet()


class Pipe:
    """A thread writes and reads the lines, so that neither can block the host."""

    def __init__(self, command: str, starts: int = 1) -> None:
        self.starts = starts
        try:
            self.process = subprocess.Popen(
                command_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except OSError as error:
            raise BotFailed(GONE, f"{command}: {error.strerror}") from error
        self.asks: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        self.complaints: deque[str] = deque(maxlen=KEPT)
        self.is_open = True
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        threading.Thread(target=self._talk, daemon=True).start()
        _open.add(self)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """The program's line for ours; BotFailed if it is late or has ended."""
        self.asks.put((line, True))
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty:
            raise BotFailed(LATE) from None
        if not answer:
            raise BotFailed(GONE, self._last_words())
        return answer

    def send(self, line: bytes) -> None:
        """A line that needs no answer."""
        self.asks.put((line, False))

    def close(self) -> None:
        """End the program; it is not asked again."""
        if self.is_open:
            self.is_open = False
            self.process.kill()
            self.process.wait()
            self.asks.put(None)

    def part(self) -> None:
        """Close the program's input, so that it ends by itself; kill it if it does not."""
        if self.is_open:
            self.asks.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
            self.close()

    def _talk(self) -> None:
        asked, told = self.process.stdin, self.process.stdout
        assert asked is not None
        assert told is not None
        with contextlib.suppress(OSError, ValueError):
            while (ask := self.asks.get()) is not None:
                asked.write(ask[0] + b"\n")
                asked.flush()
                if ask[1]:
                    self.answers.put(told.readline(LONGEST))
        self.answers.put(b"")
        _close(asked, told)

    def _listen(self) -> None:
        said = self.process.stderr
        assert said is not None
        with contextlib.suppress(OSError, ValueError):
            for line in said:
                self.complaints.append(line.decode(errors="replace").rstrip()[:200])
        _close(said)

    def _last_words(self) -> str:
        """Its exit code and the last line of standard error, usually the message of a traceback."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self.listener.join(FAREWELL)
        code = self.process.returncode
        return f"exit code {code}" + (f", {self.complaints[-1]}" if self.complaints else "")


def _close(*files: IO[bytes]) -> None:
    for file in files:
        with contextlib.suppress(OSError, ValueError):
            file.close()


@atexit.register
def part_from_all() -> None:
    for pipe in list(_open):
        pipe.part()
