"""Helpers: processes that search along with this one, kept from move to move.

They are few, started when they are first needed, and end with this process. One that dies is
replaced when help is next needed, and so is one that has not answered for long.
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
"""Seconds without an answer after which a helper is thought to hang."""


class Helper:
    """A process that answers one question at a time. Its first answer, to no question, says that
    it has started."""

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
        """False if it cannot be asked."""
        try:
            self.pipe.send(task)
        except OSError:
            self.is_lost = True
            return False
        self.owes_answer = True
        self.asked_at = time.monotonic()
        return True

    def answer(self, seconds: float | None) -> Any:
        """What it answers within this time; None: nothing, or it failed. None for the seconds
        waits for as long as it lives."""
        try:
            if not self.pipe.poll(seconds):
                return None
            self.owes_answer = False
            return self.pipe.recv()
        except (EOFError, OSError):
            self.is_lost = True
            return None

    def is_free(self, *, patient: bool) -> bool:
        """Whether it has answered the last question, which may have come too late; who is patient
        waits for that."""
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
    """Up to so many that are free now; with patience, also those that are still starting. Nobody
    if another thread is being helped."""
    if not _in_use.acquire(blocking=False):
        yield []
        return
    try:
        _replace_useless(count)
        yield [helper for helper in _helpers[:count] if helper.is_free(patient=patient)]
    finally:
        _in_use.release()


def _replace_useless(count: int) -> None:
    """Where no process can be started, a search does without."""
    for helper in [helper for helper in _helpers if helper.is_useless()]:
        helper.end()
        _helpers.remove(helper)
    with suppress(OSError, ValueError):
        while len(_helpers) < count:
            _helpers.append(Helper())


# In the helper.


def help_out(pipe: Connection) -> None:
    """Answer until the other side has gone. A question that fails is answered with None."""
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
