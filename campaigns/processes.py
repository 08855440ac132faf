"""Processes of this machine, from /proc."""

import contextlib
import os
import signal
from pathlib import Path


def send(pid: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)


def is_alive(pid: int) -> bool:
    return state_of(pid)[0] not in ("Z", "X")


def children(parent: int) -> list[int]:
    pids = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [pid for pid in pids if state_of(pid)[1] == parent]


def state_of(pid: int) -> tuple[str, int]:
    """The state of a process, and its parent; `X` if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return "X", 0
    return fields[0], int(fields[1])
