"""Nodes to be attacked: real servers in processes of their own.

They are forked from a process that has imported everything, because a thousand starts from nothing
would take most of an hour; from there on they start and serve as `uguisu serve` does.
"""

import contextlib
import faulthandler
import json
import multiprocessing
import os
import resource
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
from msgspec.structs import replace

from campaigns.processes import children
from campaigns.wall_clock import WallClock, wear
from tests.server.house import free_port
from uguisu.bots.parallel.worker import start_worker
from uguisu.server.driving import caretaker
from uguisu.server.errors import CannotServe
from uguisu.server.run import run
from uguisu.server.settings import Limits, Settings

START_SECONDS = 60
LAST_WORDS_SECONDS = 5
"""For what a process that ended has still to say, and its workers."""
PAGE = 4096

UNLIMITED = Limits(
    **{
        field.name: 10**9
        for field in msgspec.structs.fields(Limits)
        if not field.name.endswith("_bytes")
    }
)
"""The campaigns come from one address and are faster than people; how floods are held back is
measured by bench/hostile.py."""

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["campaigns.nodes", "uguisu.server.bus.redis_bus", "psycopg"])


class NotUp(Exception):
    """The server could not start: what it needs is away."""


def serve(
    settings: Settings, clock: Path, ready: Connection, errors: Connection, tidy: int
) -> None:
    """The life of a server process, which ends with the campaign at the latest."""
    start_worker()
    os.dup2(errors.fileno(), 2)
    errors.close()
    faulthandler.enable()
    wear(clock)
    caretaker.TIDY_SECONDS = caretaker.IDLE_SECONDS = tidy  # type: ignore[misc]  # both are Final
    try:
        run(settings, ready.send)
    except CannotServe as error:
        ready.send(error)


class Node:
    """One server, which can be killed, hung and started again on the same port."""

    def __init__(self, settings: Settings, folder: Path, tidy: int = 20) -> None:
        self.settings = replace(settings, port=free_port(), data=str(folder), log_format="json")
        self.tidy = tidy
        self.log: list[bytes] = []
        """What it wrote to standard error: through a pipe, since a full disk takes nothing."""
        self.clock = WallClock(folder / f"clock-{self.settings.port}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def start(self) -> None:
        """Returns when it listens; raises NotUp."""
        heard, ready = context.Pipe(duplex=False)
        written, errors = context.Pipe(duplex=False)
        wishes = (self.settings, self.clock.file, ready, errors, self.tidy)
        self.process = context.Process(target=serve, args=wishes)
        self.process.start()
        ready.close()
        errors.close()
        self.reader = threading.Thread(target=self._read_log, args=(written,), daemon=True)
        self.reader.start()
        with heard:
            try:
                found = heard.recv() if heard.poll(START_SECONDS) else NotUp("it hangs")
            except EOFError:
                found = NotUp("it died")
        if isinstance(found, Exception):
            self.kill()
            raise NotUp(str(found))

    def _read_log(self, written: Connection) -> None:
        with written:
            while text := os.read(written.fileno(), 1 << 16):
                self.log.append(text)

    def kill(self) -> None:
        """As a power cut would, as far as the process is concerned."""
        self.process.kill()
        self._bury()

    def stop(self) -> int | None:
        """As an operator would; returns the exit code."""
        self.process.terminate()
        return self._bury()

    def _bury(self) -> int | None:
        self.process.join(30)
        code = self.process.exitcode
        if code is None:
            os.kill(self.pid, signal.SIGABRT)  # it says where it hangs
            self.process.join()
        self.process.close()
        self.reader.join(LAST_WORDS_SECONDS)
        return code

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        """The kernel lets no file of the server grow any more."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (PAGE, hard))
        try:
            yield
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (hard, hard))

    def memory(self) -> int:
        """Resident bytes of the process itself; bots think elsewhere."""
        return memory_of(self.pid)

    def workers_memory(self) -> int:
        return sum(map(memory_of, children(self.pid)))

    def files(self) -> int:
        return sum(1 for _ in Path(f"/proc/{self.pid}/fd").iterdir())

    def logged_errors(self) -> Counter[str]:
        """What the log says that broke, and whatever is no line of the log: how often."""
        lines = b"".join(self.log).decode(errors="replace").splitlines()
        return Counter(filter(None, map(error_in, lines)))


def memory_of(pid: int) -> int:
    """Resident bytes; 0 if the process has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    lines = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(lines[0].split()[1]) * 1024 if lines else 0


def error_in(line: str) -> str:
    """The error that a line of the log tells, without its time; empty for other lines."""
    try:
        told = json.loads(line)
    except ValueError:
        return line.strip()
    if told.get("level") not in ("error", "critical"):
        return ""
    return " ".join(
        [str(told["event"]).strip(), told.get("error", ""), *told.get("where", [])[-3:]]
    )
