"""Progress of `make play`: a line for each finished step with its seconds; on a terminal a bar too.

Several steps may run at once, each in a thread of its own. Only the standard library: this runs
before any package is installed.
"""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

WIDTH: Final = 20
TICK: Final = 0.2
CLEAR: Final = "\r\x1b[K"


class Progress:
    """`expected` is the number of steps that the bar is measured by."""

    def __init__(self, expected: int, out: TextIO = sys.stderr) -> None:
        self.expected = expected
        self.out = out
        self.is_terminal = out.isatty()
        self.done = 0
        self.running: dict[str, float] = {}
        self.began = time.monotonic()
        self.lock = threading.Lock()
        self.ended = threading.Event()
        if self.is_terminal:
            self.drawing = threading.Thread(target=self._draw, daemon=True)
            self.drawing.start()

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Its line is printed when it is done; a step that fails has none."""
        began = time.monotonic()
        with self.lock:
            self.running[name] = began
        try:
            yield
        except BaseException:
            with self.lock:
                del self.running[name]
            raise
        with self.lock:
            del self.running[name]
            self.done += 1
            self._line(f"uguisu: {name}: {time.monotonic() - began:.1f} s")

    def close(self) -> None:
        """Remove the bar; where there was more than a step, say how long all took."""
        self.ended.set()
        if self.is_terminal:
            self.drawing.join()
        with self.lock:
            if self.done > 1:
                self._line(f"uguisu: all prepared: {time.monotonic() - self.began:.1f} s")

    def bar(self) -> str:
        filled = min(WIDTH, WIDTH * self.done // max(self.expected, 1))
        now = time.monotonic()
        names = ", ".join(f"{name} {now - began:.0f} s" for name, began in self.running.items())
        return f"[{'#' * filled}{'.' * (WIDTH - filled)}] {names}"

    def _line(self, text: str) -> None:
        self.out.write(f"{CLEAR if self.is_terminal else ''}{text}\n")
        self.out.flush()

    def _draw(self) -> None:
        """Draw nothing for a step that takes no time."""
        while not self.ended.wait(TICK):
            with self.lock:
                if self.running:
                    self.out.write(CLEAR + self.bar()[:79])
                    self.out.flush()
        self.out.write(CLEAR)
        self.out.flush()
