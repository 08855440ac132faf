"""Runs a server as several processes: starts them, replaces those that end, and stops them all.

The parent opens the port and brings the database up to date, and serves nothing itself.
"""

import asyncio
import os
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy.engine import make_url

from uguisu.server import logs, metrics
from uguisu.server.driving.thinking import room_for
from uguisu.server.errors import CannotServe
from uguisu.server.node import make_bus
from uguisu.server.processes.child import READY, Orders
from uguisu.server.run import STOPPING, address_of, check_directory, listen
from uguisu.server.settings import Settings
from uguisu.server.siblings import METRICS, Siblings
from uguisu.server.store.problems import told_in_a_sentence
from uguisu.server.store.store import Store

if sys.platform != "win32":
    import fcntl

PAUSE_SECONDS: Final = 1.0
"""Before a process is started again that ended soon after its start."""
SOON_SECONDS: Final = 10
PATIENCE_SECONDS: Final = 30
"""Time to stop; then a process is killed."""
WORK: Final = "from uguisu.server.processes.child import main; main()"

log = structlog.get_logger()


def run(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until a signal comes; raises CannotServe. `ready` is told the address."""
    logs.set_up(settings.log_level, settings.log_format)
    check(settings)
    check_directory(settings)
    with listen(settings) as listener, tempfile.TemporaryDirectory(prefix="uguisu-") as folder:
        prepare(settings)
        Path(folder, METRICS).mkdir()
        supervisor = Supervisor(shared_out(settings), listener, folder)
        with kept(folder), kept(str(Path(folder, METRICS))):
            asyncio.run(supervisor.run(lambda: ready(address_of(settings, listener))))


@contextmanager
def kept(folder: str) -> Iterator[None]:
    """Whatever clears old files out of /tmp (systemd-tmpfiles) leaves a locked folder alone."""
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(opened, fcntl.LOCK_SH)
            yield
        finally:
            os.close(opened)
    else:
        yield


def check(settings: Settings) -> None:
    """Raises for what several processes cannot share."""
    if os.name == "nt":
        raise CannotServe("Several processes need Linux or macOS; leave out --processes.")
    with told_in_a_sentence():
        url = make_url(settings.database_url)
    name = url.database or ""
    in_memory = name in ("", ":memory:") or "mode=memory" in settings.database_url
    if url.get_backend_name() == "sqlite" and in_memory:
        raise CannotServe(
            "Several processes cannot share a database in memory; "
            "give it a file with --data, or leave out --processes."
        )


def prepare(settings: Settings) -> None:
    """Raises for a database or bus that cannot be reached; brings the database up to date."""
    with told_in_a_sentence():
        store = Store(settings.database_url)
        store.check()
        store.prepare()
        store.engine.dispose()
        make_bus(settings.redis, None).check()


def shared_out(settings: Settings) -> Settings:
    """The settings of one of the processes: together they have as many workers as one alone."""
    workers = settings.workers or room_for(settings.bot_cores, os.cpu_count() or 2)
    return replace(settings, workers=max(1, workers // settings.processes))


class Supervisor:
    def __init__(self, settings: Settings, listener: socket.socket, folder: str) -> None:
        count = settings.processes
        self.children = [
            Child(settings, Siblings(index, count, folder), listener) for index in range(count)
        ]

    async def run(self, ready: Callable[[], None]) -> None:
        if sys.platform != "win32":
            for number in STOPPING:
                asyncio.get_running_loop().add_signal_handler(number, self.stop)
        running = [asyncio.create_task(child.run()) for child in self.children]
        starting = asyncio.create_task(self._all_ready())
        try:
            await asyncio.wait([starting, *running], return_when=asyncio.FIRST_COMPLETED)
            if starting.done():
                ready()
            await asyncio.gather(*running)
        finally:
            starting.cancel()
            for child in self.children:
                child.stop()
            await asyncio.gather(*running, return_exceptions=True)

    async def _all_ready(self) -> None:
        for child in self.children:
            await child.is_ready.wait()

    def stop(self) -> None:
        """The second time, at once."""
        for child in self.children:
            child.kill() if child.is_stopping.is_set() else child.stop()


class Child:
    """A process, and its successors."""

    def __init__(self, settings: Settings, siblings: Siblings, listener: socket.socket) -> None:
        self.settings = settings
        self.siblings = siblings
        self.listener = listener
        self.process: Process | None = None
        self.is_ready = asyncio.Event()
        self.is_stopping = asyncio.Event()

    async def run(self) -> None:
        """Until it is stopped; raises CannotServe if it never starts."""
        while not self.is_stopping.is_set():
            began = monotonic()
            code = await self._run_again() if self.is_ready.is_set() else await self._run_once()
            if self.is_stopping.is_set():
                return
            if not self.is_ready.is_set():
                raise CannotServe("A process of the server ended before it was ready.")
            log.error(
                "a process ended and is started again", process=self.siblings.index, code=code
            )
            if monotonic() - began < SOON_SECONDS:
                await self._pause()

    async def _run_again(self) -> int | None:
        """None if the machine has no room for a process right now: the others go on meanwhile."""
        try:
            return await self._run_once()
        except OSError as error:
            logs.report("a process cannot be started again", error)
            self.kill()
            return None

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.is_stopping.wait(), PAUSE_SECONDS)

    async def _run_once(self) -> int:
        """Returns the exit code. A session of its own: Ctrl-C reaches the parent only."""
        self.process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-c",
            f"import sys; sys.path[:] = {sys.path!r}; {WORK}",
            stdin=PIPE,
            stdout=PIPE,
            **self._inherited(),
            env=os.environ | {metrics.FOLDER: self.siblings.metrics},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        orders = Orders(self.settings, self.siblings, self.listener.fileno())
        process.stdin.write(msgspec.json.encode(orders) + b"\n")
        if self.is_stopping.is_set():
            self.stop()
        while line := await process.stdout.readline():
            if line == READY:
                self.is_ready.set()
        code = await process.wait()
        metrics.forget(self.siblings.metrics, process.pid)
        return code

    def _inherited(self) -> dict[str, Any]:
        if os.name == "nt":
            return {}
        return {"pass_fds": [self.listener.fileno()], "start_new_session": True}

    def stop(self) -> None:
        self.is_stopping.set()
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
        asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self.kill)

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
