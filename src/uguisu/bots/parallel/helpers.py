"""Helpers: processes that search along with this one, kept between moves.

They are started when first needed and end with this process. One that has died or hangs is replaced
when it is next needed.
"""

import multiprocessing
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from uguisu.bots.parallel.worker import start_worker

STUCK: Final = 20.0
"""Seconds without an answer after which a helper counts as hung."""


class Helper:
    """A process that answers one question at a time. Once started, it sends one answer unasked."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=help_out, args=(theirs,), daemon=True)
        with redirect_stderr(sys.__stderr__):  # a screen that stands in for it has no file
            self.process.start()
        theirs.close()
        self.owes_answer = True
        self.is_lost = False
        self.asked_at = time.monotonic()

    def ask(self, task: object) -> bool:
        """Send a question; False if that is impossible."""
        try:
            self.pipe.send(task)
        except OSError:
            self.is_lost = True
            return False
        self.owes_answer = True
        self.asked_at = time.monotonic()
        return True

    def answer(self, seconds: float | None) -> Any:
        """Its answer within this time; None if there is none or it failed. `seconds=None` waits as
        long as it lives."""
        try:
            if not self.pipe.poll(seconds):
                return None
            self.owes_answer = False
            return self.pipe.recv()
        except (EOFError, OSError):
            self.is_lost = True
            return None

    def is_free(self, *, patient: bool) -> bool:
        """Whether it has answered the last question; with `patient`, wait for that answer."""
        if self.owes_answer:
            self.answer(None if patient else 0)
        return not (self.owes_answer or self.is_lost)

    def is_useless(self) -> bool:
        is_stuck = self.owes_answer and time.monotonic() - self.asked_at > STUCK
        return self.is_lost or is_stuck or not self.process.is_alive()

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


_helpers: list[Helper] = []
_in_use = threading.Lock()


@contextmanager
def helpers(count: int, *, patient: bool) -> Iterator[list[Helper]]:
    """Up to `count` that are free now; with `patient`, also those still starting. None while
    another thread uses them."""
    if not _in_use.acquire(blocking=False):
        yield []
        return
    try:
        _replace_useless(count)
        yield [helper for helper in _helpers[:count] if helper.is_free(patient=patient)]
    finally:
        _in_use.release()


def _replace_useless(count: int) -> None:
    """If no process can be started, the search runs without."""
    for helper in [helper for helper in _helpers if helper.is_useless()]:
        helper.end()
        _helpers.remove(helper)
    with suppress(OSError, ValueError):
        while len(_helpers) < count:
            _helpers.append(Helper())


# In the helper.


def help_out(pipe: Connection) -> None:
    """Answer until the other side closes. A question that fails is answered with None."""
    from uguisu.bots.parallel.search import answer

    start_worker()
    pipe.send(None)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            found = answer(task)
        except Exception:
            found = None
        pipe.send(found)
