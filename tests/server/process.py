"""A server in a process of its own, which can be killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.house import free_port

RUNNING: list["Process"] = []
"""Killed when the test is over, whatever happened (see conftest)."""

START = "from uguisu.cli import main; main()"


class Process:
    """`uguisu serve` with the given options, on a port of its own."""

    python = sys.executable
    stderr: int | None = None

    def __init__(self, data: Path, **environment: str) -> None:
        self.port = free_port()
        self.data = data
        self.environment = os.environ | {
            "UGUISU_WORKERS": "1",
            "UGUISU_BOT_PACE_MS": "0",
            **environment,
        }
        self.running: subprocess.Popen[str]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it listens: it says so in one line."""
        self.running = subprocess.Popen(
            [
                self.python,
                "-c",
                START,
                "serve",
                "--port",
                str(self.port),
                "--data",
                str(self.data),
            ],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
        )
        RUNNING.append(self)
        assert self.running.stdout is not None
        assert str(self.port) in self.running.stdout.readline()

    def kill(self) -> None:
        """As a power cut would, as far as the process is concerned."""
        self.running.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        """As a polite operator would; returns the exit code."""
        self.running.terminate()
        return self.ended()

    def ended(self) -> int:
        """Waits until it has; returns the exit code."""
        if self in RUNNING:
            RUNNING.remove(self)
        code = self.running.wait(timeout=60)
        assert self.running.stdout is not None
        self.running.stdout.close()
        return code
