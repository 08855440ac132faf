"""A process that makes one call at a time, in the order they are submitted.

Like a ProcessPoolExecutor of one process, but its interpreter may be that of another installation
of this package: plain Python can hand its bots to the compiled build.
"""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from queue import SimpleQueue
from typing import IO, Any, Final, TypeVar

T = TypeVar("T")
Call = tuple[Callable[..., Any], tuple[object, ...]]
LENGTH: Final = 8
"""Bytes before each message: its length."""
WORK: Final = "from uguisu.bots.parallel.process import work; work()"
OF_ONE_INTERPRETER: Final = ("PYTHONPATH", "PYTHONHOME")


class Process:
    """`python` is the interpreter; empty: the one of this process, with the same import path."""

    def __init__(self, python: str = "") -> None:
        self.process = start(python)
        self.waiting: SimpleQueue[tuple[Future[Any], Call] | None] = SimpleQueue()
        self.is_closed = False
        threading.Thread(target=self._run, daemon=True).start()

    def submit(self, function: Callable[..., T], *args: object) -> Future[T]:
        future: Future[T] = Future()
        if self.is_closed:
            future.set_exception(BrokenProcessPool("the process has ended"))
        else:
            self.waiting.put((future, (function, args)))
        return future

    def close(self) -> None:
        """End the process at once; pending calls fail."""
        self.is_closed = True
        self.process.kill()
        self.waiting.put(None)

    def _run(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(OSError), self.process.stdin, self.process.stdout:
            while (job := self.waiting.get()) is not None:
                self._call(*job)
        self.process.kill()
        self.process.wait()

    def _call(self, future: Future[Any], call: Call) -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            message = pickle.dumps(call)
        except Exception as error:
            future.set_exception(error)
            return
        try:
            is_returned, value = self._ask(message)
        except (OSError, EOFError):
            self.is_closed = True
            future.set_exception(BrokenProcessPool("the process has ended"))
        except Exception as error:  # what it raised cannot be unpickled
            future.set_exception(error)
        else:
            future.set_result(value) if is_returned else future.set_exception(value)

    def _ask(self, message: bytes) -> tuple[bool, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        send(self.process.stdin, message)
        answer: tuple[bool, Any] = pickle.loads(receive(self.process.stdout))
        return answer


def start(python: str) -> "subprocess.Popen[bytes]":
    if python:
        code, environment = WORK, without(os.environ, OF_ONE_INTERPRETER)
    else:
        code, environment = f"import sys; sys.path[:] = {sys.path!r}; {WORK}", dict(os.environ)
    return subprocess.Popen(
        [python or sys.executable, "-P", "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    )


def without(environment: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name not in names}


def send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(LENGTH, "big") + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """Raises EOFError when the other side has gone."""
    size = int.from_bytes(read(pipe, LENGTH), "big")
    return read(pipe, size)


def read(pipe: IO[bytes], size: int) -> bytes:
    found = pipe.read(size)
    if len(found) < size:
        raise EOFError
    return found


# In the process.


def work() -> None:
    """Answer calls until the other side has gone, even in the middle of one. Signals of the
    keyboard are left to the other side, and what a call prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    calls = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(calls, messages), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        while True:
            send(answers, answer_to(messages.get()))
    os._exit(1)


def listen(calls: IO[bytes], messages: SimpleQueue[bytes]) -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            messages.put(receive(calls))
    os._exit(1)


def answer_to(message: bytes) -> bytes:
    """The pickled outcome: whether the call returned, and what, or what it raised."""
    try:
        function, args = pickle.loads(message)
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(type(error).__name__)))
