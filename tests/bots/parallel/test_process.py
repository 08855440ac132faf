"""A process for bots: calls in order, faults told, and it never outlives whoever started it."""

import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.bots.parallel.interpreters import another_python
from uguisu.bots.parallel.process import Process

PARENT = """
import os, sys, time
from uguisu.bots.parallel.process import Process
process = Process()
print(process.submit(os.getpid).result(), flush=True)
process.submit(time.sleep, 3600)
process.submit(os.getpid).result()
"""


def test_calls_are_answered_and_what_they_print_is_no_answer() -> None:
    process = Process()

    printed = process.submit(print, "not an answer")
    powers = [process.submit(pow, 2, exponent) for exponent in range(5)]

    assert printed.result() is None
    assert [power.result() for power in powers] == [1, 2, 4, 8, 16]
    assert process.submit(os.getpid).result() != os.getpid()
    process.close()


def test_what_a_call_raises_is_raised_and_the_next_one_is_answered() -> None:
    process = Process()

    with pytest.raises(ZeroDivisionError):
        process.submit(divmod, 1, 0).result()
    with pytest.raises(Exception, match="pickle"):
        process.submit(lambda: 1).result()
    assert process.submit(pow, 2, 3).result() == 8
    process.close()


def test_when_the_process_dies_everything_that_waits_fails() -> None:
    process = Process()
    os.kill(process.submit(os.getpid).result(), signal.SIGKILL)

    calls = [process.submit(pow, 2, 3) for _ in range(3)]

    for call in calls:
        with pytest.raises(BrokenProcessPool):
            call.result()
    process.close()
    with pytest.raises(BrokenProcessPool):
        process.submit(pow, 2, 3).result()


def test_it_ends_in_the_middle_of_a_call_when_its_parent_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        parent.stderr.read()  # ends when nobody has it open any more: the process neither


def test_another_interpreter_imports_its_own_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = another_python(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "of-this-interpreter"))
    process = Process(str(python))

    found = process.submit(import_path).result()

    assert str(tmp_path / "of-this-interpreter") not in found
    assert any(path.startswith(str(tmp_path)) for path in found)
    process.close()


def import_path() -> list[str]:
    """In the process."""
    return list(sys.path)
