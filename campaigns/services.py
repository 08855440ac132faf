"""PostgreSQL and Redis to be attacked."""

import contextlib
import signal
import time
from collections.abc import Iterator

from campaigns.processes import children, is_alive, send
from tests.server.backends import Postgres, Redis

AGAIN_SECONDS = 0.1


class FragilePostgres(Postgres):
    def kill(self) -> None:
        """All of it at once, and up again from what is on the disk."""
        pids = self.pids()
        for pid in pids:
            send(pid, signal.SIGKILL)
        self.process.wait(timeout=20)
        while any(is_alive(pid) for pid in pids):
            time.sleep(AGAIN_SECONDS)
        self.restart()

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        pids = self.pids()
        for pid in pids:
            send(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                send(pid, signal.SIGCONT)

    def pids(self) -> list[int]:
        """The server itself first, so that it starts nothing new meanwhile."""
        parent = self.process.pid
        return [parent, *children(parent)]


class FragileRedis(Redis):
    def kill(self) -> None:
        self.process.kill()
        self.process.wait(timeout=20)
        self.start()

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)
